<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
    <context>
        <name>Caption</name>
        <message numerus="yes">
            <source>added %n</source>
            <translation>
                <numerusform>added %n</numerusform>
                <numerusform>added %n</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>laid %n</source>
            <translation>
                <numerusform>laid %n</numerusform>
                <numerusform>laid %n</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>took %n</source>
            <translation>
                <numerusform>took %n</numerusform>
                <numerusform>took %n</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>Clock</name>
        <message numerus="yes">
            <source>%n minute(s)</source>
            <translation>
                <numerusform>%n minute</numerusform>
                <numerusform>%n minutes</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n second(s)</source>
            <translation>
                <numerusform>%n second</numerusform>
                <numerusform>%n seconds</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n turn(s) left</source>
            <translation>
                <numerusform>%n turn left</numerusform>
                <numerusform>%n turns left</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>Event</name>
        <message numerus="yes">
            <source>took the pile, %n card(s)</source>
            <translation>
                <numerusform>took the pile, %n card</numerusform>
                <numerusform>took the pile, %n cards</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>took the pile, %n card(s)</source>
            <comment>you</comment>
            <translation>
                <numerusform>took the pile, %n card</numerusform>
                <numerusform>took the pile, %n cards</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>FairCards</name>
        <message numerus="yes">
            <source>%n of the differences is so large that chance brings it once in a hundred times.</source>
            <translation>
                <numerusform>%n of the differences is so large that chance brings it once in a hundred times.</numerusform>
                <numerusform>%n of the differences are so large that chance brings them once in a hundred times.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>Hint</name>
        <message numerus="yes">
            <source>Our points of the deal less theirs: the mean of %n deal(s) played out with guessed hidden cards.</source>
            <translation>
                <numerusform>Our points of the deal less theirs: %n deal played out with guessed hidden cards.</numerusform>
                <numerusform>Our points of the deal less theirs: the mean of %n deals played out with guessed hidden cards.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>take the pile, %n card(s)</source>
            <translation>
                <numerusform>take the pile, %n card</numerusform>
                <numerusform>take the pile, %n cards</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>HouseRow</name>
        <message numerus="yes">
            <source>%n change(s)</source>
            <translation>
                <numerusform>%n change</numerusform>
                <numerusform>%n changes</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>HouseRules</name>
        <message numerus="yes">
            <source>%n change(s)</source>
            <translation>
                <numerusform>%n change</numerusform>
                <numerusform>%n changes</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n changed</source>
            <translation>
                <numerusform>%n changed</numerusform>
                <numerusform>%n changed</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n thing(s) do not fit</source>
            <translation>
                <numerusform>%n thing does not fit</numerusform>
                <numerusform>%n things do not fit</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>A set has at most %n card(s).</source>
            <translation>
                <numerusform>A set has at most %n card.</numerusform>
                <numerusform>A set has at most %n cards.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Everyone gets %n card(s).</source>
            <translation>
                <numerusform>Everyone gets %n card.</numerusform>
                <numerusform>Everyone gets %n cards.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>The deal ends after %n round(s) without progress.</source>
            <translation>
                <numerusform>The deal ends after %n round without progress.</numerusform>
                <numerusform>The deal ends after %n rounds without progress.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>settle %n thing(s) first</source>
            <translation>
                <numerusform>settle %n thing first</numerusform>
                <numerusform>settle %n things first</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>NewMatchPage</name>
        <message numerus="yes">
            <source>and %n more</source>
            <translation>
                <numerusform>and %n more</numerusform>
                <numerusform>and %n more</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>Reason</name>
        <message numerus="yes">
            <source>The deal may end soon, and this card counts %n point(s): {cards}</source>
            <translation>
                <numerusform>The deal may end soon, and this card counts %n point: {cards}</numerusform>
                <numerusform>The deal may end soon, and this card counts %n points: {cards}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>The pile brings many cards at once: %n</source>
            <translation>
                <numerusform>The pile brings cards: %n</numerusform>
                <numerusform>The pile brings many cards at once: %n</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>RuleBook</name>
        <message numerus="yes">
            <source>%n deck(s) of 52 cards are shuffled together.</source>
            <translation>
                <numerusform>%n deck of 52 cards is shuffled.</numerusform>
                <numerusform>%n decks of 52 cards are shuffled together.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n joker(s) are added; that makes {count} cards.</source>
            <translation>
                <numerusform>%n joker is added; that makes {count} cards.</numerusform>
                <numerusform>%n jokers are added; that makes {count} cards.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n place(s)</source>
            <translation>
                <numerusform>%n place</numerusform>
                <numerusform>%n places</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n pot(s) of {size} cards are put aside, face down.</source>
            <translation>
                <numerusform>%n pot of {size} cards is put aside, face down.</numerusform>
                <numerusform>%n pots of {size} cards are put aside, face down.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n pot(s) of {size} cards lie ready, for whoever takes them first.</source>
            <translation>
                <numerusform>%n pot of {size} cards lies ready, for whoever takes it first.</numerusform>
                <numerusform>%n pots of {size} cards lie ready, for whoever takes them first.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>A set has at most %n card(s).</source>
            <translation>
                <numerusform>A set has at most %n card.</numerusform>
                <numerusform>A set has at most %n cards.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Each player gets %n card(s).</source>
            <translation>
                <numerusform>Each player gets %n card.</numerusform>
                <numerusform>Each player gets %n cards.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>If for %n whole round(s) nobody draws from the stock or lays a card, the deal is over.</source>
            <translation>
                <numerusform>If for %n whole round nobody draws from the stock or lays a card, the deal is over.</numerusform>
                <numerusform>If for %n whole rounds nobody draws from the stock or lays a card, the deal is over.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>The match has %n deal(s).</source>
            <translation>
                <numerusform>The match has %n deal.</numerusform>
                <numerusform>The match has %n deals.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Wild are the %n joker(s) and the {twos} twos.</source>
            <translation>
                <numerusform>Wild are the %n joker and the {twos} twos.</numerusform>
                <numerusform>Wild are the %n jokers and the {twos} twos.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>With four players it has %n card(s).</source>
            <translation>
                <numerusform>With four players it has %n card.</numerusform>
                <numerusform>With four players it has %n cards.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>With six players it has %n card(s).</source>
            <translation>
                <numerusform>With six players it has %n card.</numerusform>
                <numerusform>With six players it has %n cards.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>With six players there are only %n pot(s).</source>
            <translation>
                <numerusform>With six players there is only %n pot.</numerusform>
                <numerusform>With six players there are only %n pots.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>With two players it has %n card(s).</source>
            <translation>
                <numerusform>With two players it has %n card.</numerusform>
                <numerusform>With two players it has %n cards.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>Rules</name>
        <message numerus="yes">
            <source>%n deal(s)</source>
            <translation>
                <numerusform>%n deal</numerusform>
                <numerusform>%n deals</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n deal(s) with Victory Points.</source>
            <translation>
                <numerusform>%n deal with Victory Points.</numerusform>
                <numerusform>%n deals with Victory Points.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n deal(s), Victory Points</source>
            <translation>
                <numerusform>%n deal, Victory Points</numerusform>
                <numerusform>%n deals, Victory Points</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n deal(s), the most points win.</source>
            <translation>
                <numerusform>%n deal, the most points win.</numerusform>
                <numerusform>%n deals, the most points win.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n deck(s) and {jokers} are in play.</source>
            <translation>
                <numerusform>%n deck and {jokers} are in play.</numerusform>
                <numerusform>%n decks and {jokers} are in play.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n joker(s)</source>
            <translation>
                <numerusform>%n joker</numerusform>
                <numerusform>%n jokers</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n pot(s) of {cards} cards.</source>
            <translation>
                <numerusform>%n pot of {cards} cards.</numerusform>
                <numerusform>%n pots of {cards} cards.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>A pot of %n card(s) for the first of a team to empty a hand.</source>
            <translation>
                <numerusform>A pot of %n card waits for the first of a team to empty a hand.</numerusform>
                <numerusform>A pot of %n cards waits for the first of a team to empty a hand.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>A pot of %n card(s) for whoever empties a hand and has a canasta.</source>
            <translation>
                <numerusform>A pot of %n card waits for whoever empties a hand and has a canasta.</numerusform>
                <numerusform>A pot of %n cards waits for whoever empties a hand and has a canasta.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>about %n minute(s)</source>
            <translation>
                <numerusform>about %n minute</numerusform>
                <numerusform>about %n minutes</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>about %n minute(s), {deals}</source>
            <translation>
                <numerusform>about %n minute, {deals}</numerusform>
                <numerusform>about %n minutes, {deals}</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>SelfCheck</name>
        <message numerus="yes">
            <source>%Ln case(s) agree</source>
            <translation>
                <numerusform>%Ln case agrees</numerusform>
                <numerusform>%Ln cases agree</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>All %Ln case(s) agree with the rules.</source>
            <translation>
                <numerusform>The only case (%Ln) agrees with the rules.</numerusform>
                <numerusform>All %Ln cases agree with the rules.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>Settings</name>
        <message numerus="yes">
            <source>%n pixel(s)</source>
            <translation>
                <numerusform>%n pixel</numerusform>
                <numerusform>%n pixels</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>Spoken</name>
        <message numerus="yes">
            <source>%n card(s) left in the hand.</source>
            <translation>
                <numerusform>%n card left in the hand.</numerusform>
                <numerusform>%n cards left in the hand.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n chosen</source>
            <translation>
                <numerusform>%n chosen</numerusform>
                <numerusform>%n chosen</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n meld(s)</source>
            <translation>
                <numerusform>%n meld</numerusform>
                <numerusform>%n melds</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>Strength</name>
        <message numerus="yes">
            <source>wins about %n of {count} matches against {name}</source>
            <translation>
                <numerusform>wins about %n of {count} matches against {name}</numerusform>
                <numerusform>wins about %n of {count} matches against {name}</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>Table</name>
        <message numerus="yes">
            <source>Stock, %n card(s)</source>
            <translation>
                <numerusform>Stock, %n card</numerusform>
                <numerusform>Stock, %n cards</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>Words</name>
        <message numerus="yes">
            <source>%Ln point(s)</source>
            <translation>
                <numerusform>%Ln point</numerusform>
                <numerusform>%Ln points</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n card(s)</source>
            <translation>
                <numerusform>%n card</numerusform>
                <numerusform>%n cards</numerusform>
            </translation>
        </message>
    </context>
</TS>

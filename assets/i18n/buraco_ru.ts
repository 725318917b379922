<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ru" sourcelanguage="en">
    <context>
        <name>Action</name>
        <message>
            <source>About this game</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Choose a game and begin a new match.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Choose language, table, cards and pace.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Continue</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Deal log</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Deal the cards for the next deal.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Discard</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Discard the chosen card and end the turn.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Draw</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Draw the top card of the stock.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Exchange</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Full screen</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Go on with a match from a file.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Go on with the match that is not finished.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Keys</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Lay the chosen cards as a new meld.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Leave the program; the match is kept.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Leave the table; the match is kept.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Let the others play at once, up to your turn.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Let the program check its rules against all known cases.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Meld</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Menu</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>New match</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Next deal</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Open a match …</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Play again what was taken back.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Put the first card on the pile and draw another one.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Quit</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Redo</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Save as …</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Score sheet</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Self-check</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Settings</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Show everything that the program can do.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Show how the deal and the match are counted.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Show the keys for everything.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Show the version and the licence.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Show what was played in this deal, in words.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Skip to my turn</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Sort</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Sort the hand; once more for another order.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Start page</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Take back the last meld, as long as no new card was seen.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Take the pile</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Take the whole discard pile.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Undo</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Use the whole screen, or the window again.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Write a copy of this match to another file.</source>
            <translation type="unfinished"></translation>
        </message>
    </context>
    <context>
        <name>Bot</name>
        <message>
            <source>Bruno</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Carefree</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Diego</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Eager</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Lucia</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Marta</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Rosa</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>melds whatever it can</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>plays by chance</source>
            <translation type="unfinished"></translation>
        </message>
    </context>
    <context>
        <name>Canasta</name>
        <message>
            <source>Clean</source>
            <comment>of a burraco</comment>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Clean</source>
            <comment>of a canasta</comment>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Clean burraco</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Clean canasta</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Dirty</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Dirty burraco</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Dirty canasta</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Semi-clean</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Semi-clean burraco</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Semi-clean canasta</source>
            <translation type="unfinished"></translation>
        </message>
    </context>
    <context>
        <name>Card</name>
        <message>
            <source>ace</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>aces</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>clubs</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>diamonds</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>eight</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>eights</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>five</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>fives</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>four</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>fours</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>hearts</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>jack</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>jacks</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>joker</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>king</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>kings</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>nine</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>nines</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>queen</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>queens</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>sequence of {suit}</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>set of {ranks}</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>seven</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>sevens</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>six</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>sixes</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>spades</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>ten</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>tens</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>three</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>threes</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>two</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>twos</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>{rank} of {suit}</source>
            <translation type="unfinished"></translation>
        </message>
    </context>
    <context>
        <name>Event</name>
        <message>
            <source>; this is the last turn of the deal</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>It is your turn.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Nobody got any further, and the deal is over.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>The stock is used up, and the deal is over.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>The stock was used up; a pot takes its place.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>You</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>added {cards}</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>added {cards}</source>
            <comment>you</comment>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>are to play</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>discarded {card}</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>discarded {card}</source>
            <comment>you</comment>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>drew a card</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>drew a card</source>
            <comment>you</comment>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>drew {card}</source>
            <comment>you</comment>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>is to play</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>laid a sequence: {cards}</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>laid a sequence: {cards}</source>
            <comment>you</comment>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>laid a set of {ranks}: {cards}</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>laid a set of {ranks}: {cards}</source>
            <comment>you</comment>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>opened the pot</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>opened the pot: {cards}</source>
            <comment>you</comment>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>put the first card back: {card}</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>put the first card back: {card}</source>
            <comment>you</comment>
            <translation type="unfinished"></translation>
        </message>
        <message numerus="yes">
            <source>took the pile, %n card(s)</source>
            <translation type="unfinished">
                <numerusform></numerusform>
                <numerusform></numerusform>
                <numerusform></numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>took the pile, %n card(s)</source>
            <comment>you</comment>
            <translation type="unfinished">
                <numerusform></numerusform>
                <numerusform></numerusform>
                <numerusform></numerusform>
            </translation>
        </message>
        <message>
            <source>took the pot and go on</source>
            <comment>you</comment>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>took the pot and goes on</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>took the pot for the next turn</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>took the pot for your next turn</source>
            <comment>you</comment>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>went out</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>went out</source>
            <comment>you</comment>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>{name} is to play.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>{name} {act}.</source>
            <translation type="unfinished"></translation>
        </message>
    </context>
    <context>
        <name>Fault</name>
        <message>
            <source>The file {file} is no match of this program.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>The match {file} cannot be read.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>The match {file} cannot be saved.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>The match {file} holds a play that the rules do not allow.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>The match {file} is damaged. It stays where it is, unchanged.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>The match {file} was saved by a newer version of the program.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>{name} had to be woken up and played a simple move.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>{name} lost the thread and played a simple move.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>{name} thought for too long and played a simple move.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>{name} wanted to break a rule and played a simple move instead.</source>
            <translation type="unfinished"></translation>
        </message>
    </context>
    <context>
        <name>NewMatchPage</name>
        <message>
            <source> and against </source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Back</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Back to the start page</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Differs from</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Enter</source>
            <comment>the key</comment>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Games</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>New match</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Play</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Who sits where</source>
            <translation type="unfinished"></translation>
        </message>
        <message numerus="yes">
            <source>and %n more</source>
            <translation type="unfinished">
                <numerusform></numerusform>
                <numerusform></numerusform>
                <numerusform></numerusform>
            </translation>
        </message>
        <message>
            <source>deal number {number}</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>you</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>{own} against {others}</source>
            <translation type="unfinished"></translation>
        </message>
    </context>
    <context>
        <name>Options</name>
        <message>
            <source>Deal number</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Draw a number</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Length of the match</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Own target</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Own target …</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Players</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>The same number deals the same cards.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>new, by chance</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>points, for instance {points}</source>
            <translation type="unfinished"></translation>
        </message>
    </context>
    <context>
        <name>Preset</name>
        <message>
            <source>Argentina and Uruguay</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Brazil, sequences only</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Bukharo</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Buraco</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Buraco STBL</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Buraco, closed pile</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Buraco, open pile</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Burako</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Burraco for six</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Canastra</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Federation rules</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Italian Burraco</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>No sets, clean going out</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Only the top card is known</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Sequences and sets</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Sequences only, one deal</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Sets; a minimum to open</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Three decks, three pairs</source>
            <translation type="unfinished"></translation>
        </message>
    </context>
    <context>
        <name>Refusal</name>
        <message>
            <source>A card from the stock is the only choice.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>A meld has at least three cards.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>A meld is three or more cards of one suit in order, or three or more of one rank.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>A meld is three or more cards of one suit in order.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>A meld may have one wild card: a joker, or a two away from its own place.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>A sequence has each card only once.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>A sequence has no gaps; one wild card can fill one place.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>A sequence is of one suit, a set of one rank.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>A sequence is of one suit.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>A set may have at most {need} cards.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>A single card taken as the pile may not go straight back.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>A team has one set of each rank; add the cards to it.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>A team with a high score must open with at least {need}. Add more, or take them back.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>A turn ends with a discard that is allowed.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>A turn goes: draw or take the pile, lay melds, discard.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>A wild card between two others stays until the card that it stands for takes its place.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>All cards of an open pile go to your hand.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Another suit: {cards}.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Cards go on the melds of your own team only.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>First show where this card goes: {cards}.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>First take the pile, then meld.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>In this game melds have no wild cards.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>In this game you do not go out with a joker or a two.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>In this game you go out with a last discard.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>It is not your turn.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Keep one card for the discard.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Missing from this meld: {cards}.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>No wild cards here: {cards}.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Not a meld here: equal ranks such as {cards}.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Not as the last discard: {cards}.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Not in your hand: {cards}.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Not now.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Not to be discarded in this turn: {cards}.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>One discard ends the turn; choose a single card.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Only cards that you hold can be played.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Only one card can be discarded.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Only the first player of a deal may exchange a card: the first, before laying melds.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Please try it once more.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>The card that you drew stays with you.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>The discard pile is empty.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>The discard pile is the only choice.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>The discard pile stays where it is.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>The score sheet shows how it was counted.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>The stock is empty.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>The top card of a closed pile must be used at once.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>The top card of a closed pile must be used at once: with two cards of your hand, or on one of your melds.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>The wild card of this meld cannot move: {cards}.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>There is nothing to take back.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>These cards leave a gap: {cards}.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>This cannot be taken back.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>This deal is over.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>This does not fit: {cards}.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>This game has sequences of one suit, but no sets of these cards.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>This meld belongs to the other team.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>This play could not be understood.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>This set would have {have} cards.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Too few cards: {cards}.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Too many wild cards: {cards}.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Twice in one sequence: {cards}.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>While the others play you can sort your cards.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>With a single card in hand you may not take it.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>You have laid nothing since you saw a new card.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>You have seen new cards since then.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>You must keep more cards in your hand.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Your first melds have {have} of {need} points.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Your team has no such meld.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Your team has such a set already: {cards}.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Your team needs a canasta, a meld of seven cards, to go out.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Your team needs a clean canasta, seven cards without a wild one, to go out.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Your team needs a meld of seven cards before it takes a pot or goes out.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Your team needs its pot before it can go out.</source>
            <translation type="unfinished"></translation>
        </message>
    </context>
    <context>
        <name>Rules</name>
        <message numerus="yes">
            <source>%n deal(s)</source>
            <translation type="unfinished">
                <numerusform></numerusform>
                <numerusform></numerusform>
                <numerusform></numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n deal(s) with Victory Points.</source>
            <translation type="unfinished">
                <numerusform></numerusform>
                <numerusform></numerusform>
                <numerusform></numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n deal(s), Victory Points</source>
            <translation type="unfinished">
                <numerusform></numerusform>
                <numerusform></numerusform>
                <numerusform></numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n deal(s), the most points win.</source>
            <translation type="unfinished">
                <numerusform></numerusform>
                <numerusform></numerusform>
                <numerusform></numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n deck(s) and {jokers} are in play.</source>
            <translation type="unfinished">
                <numerusform></numerusform>
                <numerusform></numerusform>
                <numerusform></numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n joker(s)</source>
            <translation type="unfinished">
                <numerusform></numerusform>
                <numerusform></numerusform>
                <numerusform></numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n pot(s) of {cards} cards.</source>
            <translation type="unfinished">
                <numerusform></numerusform>
                <numerusform></numerusform>
                <numerusform></numerusform>
            </translation>
        </message>
        <message>
            <source>A canasta of seven cards pays {clean} when it is clean and {dirty} with a wild card.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>A card is turned up beside the stock.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>A joker counts {joker}, a two {two}.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>A meld may have a wild card.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>A missing pot costs points even when nobody took one.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>A pot becomes the new stock when the stock is used up.</source>
            <translation type="unfinished"></translation>
        </message>
        <message numerus="yes">
            <source>A pot of %n card(s) for the first of a team to empty a hand.</source>
            <translation type="unfinished">
                <numerusform></numerusform>
                <numerusform></numerusform>
                <numerusform></numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>A pot of %n card(s) for whoever empties a hand and has a canasta.</source>
            <translation type="unfinished">
                <numerusform></numerusform>
                <numerusform></numerusform>
                <numerusform></numerusform>
            </translation>
        </message>
        <message>
            <source>A semi-clean canasta pays {points}.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>A sequence has only one ace.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>A sequence may have an ace at both ends.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>A single card taken as the pile may go straight back.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>A single card taken as the pile may not go straight back.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>A team needs a canasta before it takes a pot.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>A team needs nothing to take a pot.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>A two in its own place may become the wild card again.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>A two that has found its own place stays there.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>A wild card on the table may move.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>A wild card on the table never moves.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>A wild card that is free goes to the high end.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>A wild card that is free goes to the low end.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Above {limit} points the first melds need {minimum}.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Ace to king pays {king}, ace to ace {ace}.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Ace to king pays {king}.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Ace to king {king}, ace to ace {ace}.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>All cards of the pile are open, and anyone may take it.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>An ace counts {ace}, eight to king {high}, three to seven {low}.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>An ace is high only.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>An ace is low only.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>An ace is low or high.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Any canasta lets you go out, not only a clean one.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Canastas: clean {clean}, dirty {dirty}.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Going out pays {out}; no pot costs {penalty}.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Length of the match: {length}.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Long sequences have no prize of their own.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Long sequences of one suit, with high prizes for all thirteen cards.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Melds have no wild cards.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>No minimum for the first melds.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Only a clean canasta lets you go out.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Only sequences are melds; there are no sets.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Only the pile's top card is known; it must be used at once.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Other ranks may be laid as sets.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Over {target} points.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Sequences and sets, closed pile.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Sequences and sets, open pile.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Sequences only, closed pile.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Sequences only, open pile.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Sets of equal ranks are melds, too.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Such a sequence may grow bit by bit.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Taking the pot pays nothing by itself.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Taking the pot pays {points}.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>The Brazilian game in which sets count as much as sequences.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>The Brazilian game of sequences, with every discard in sight.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>The Brazilian game with a closed pile: only its top card is known.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>The deal ends with the last card of the stock.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>The deal ends with two cards in the stock.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>The family game of sequences and sets.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>The first card cannot be exchanged.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>The first player may exchange the first card.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>The game of Argentina and Uruguay, as it is played with tiles.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>The game of the Italian clubs, with semi-clean burracos.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>The last discard is a duty, and never a wild card.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>The last discard is a duty.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>The pile begins empty.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>The strict Brazilian game: closed pile, no sets, clean going out.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>There is no semi-clean canasta.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>These prizes need all cards laid in one move.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Three pairs, three decks, three pots: a big table.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>To {target} points.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Until a team has {target}</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Until a team passes {target}</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>When no pot is left you may go out without one.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>When nobody took a pot, nobody pays for it.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>With a pot and a canasta you go out.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>With a pot and a clean canasta you go out.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>With a pot, a canasta and a last discard you go out.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>With a pot, a clean canasta and a last discard you go out.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>With one card in hand you may not take the pile.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>With one card in hand you may take the pile.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Without a pot you never go out.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>You may meld your last card; no discard is needed.</source>
            <translation type="unfinished"></translation>
        </message>
        <message numerus="yes">
            <source>about %n minute(s)</source>
            <translation type="unfinished">
                <numerusform></numerusform>
                <numerusform></numerusform>
                <numerusform></numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>about %n minute(s), {deals}</source>
            <translation type="unfinished">
                <numerusform></numerusform>
                <numerusform></numerusform>
                <numerusform></numerusform>
            </translation>
        </message>
        <message>
            <source>deal {deal} of {deals}</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>four players</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>over {target}</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>six players</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>to {target}</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>two players</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>{fewest} to {most} deals</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>{preset}, {players}</source>
            <translation type="unfinished"></translation>
        </message>
    </context>
    <context>
        <name>Seats</name>
        <message>
            <source>Level of {name}</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Your name</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>your name</source>
            <translation type="unfinished"></translation>
        </message>
    </context>
    <context>
        <name>Start</name>
        <message>
            <source>The folder {folder} for saved matches cannot be used: {reason}.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>The library libxcb-cursor is missing, so no window can be shown. Install it (on Debian and Ubuntu: sudo apt install libxcb-cursor0) and start again.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>There is no screen to show a window on. Start the game from a desktop session.</source>
            <translation type="unfinished"></translation>
        </message>
    </context>
    <context>
        <name>StartPage</name>
        <message>
            <source>All options</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Bots</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Closed pile, Canastra, Burako, six players, your own length.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Continue</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Enter</source>
            <comment>the key</comment>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Language</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>More games</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>No ads, no account, and every match is kept.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Open a match …</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Play</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Players</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Start page</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>The family table, at your own pace.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>{game}, deal {number}</source>
            <translation type="unfinished"></translation>
        </message>
    </context>
    <context>
        <name>Table</name>
        <message>
            <source>Deal {number}</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Discard pile, empty</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Discard pile, {cards}</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>No. {code}</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Our melds</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Pot</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Pot: {team}</source>
            <translation type="unfinished"></translation>
        </message>
        <message numerus="yes">
            <source>Stock, %n card(s)</source>
            <translation type="unfinished">
                <numerusform></numerusform>
                <numerusform></numerusform>
                <numerusform></numerusform>
            </translation>
        </message>
        <message>
            <source>The top card must be used at once: with two cards of your hand, or on one of your melds.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Their melds</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Them</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Us</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>You</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>only the top one is open</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>opponent</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>partner</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>thinking</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>your seat</source>
            <translation type="unfinished"></translation>
        </message>
    </context>
    <context>
        <name>Window</name>
        <message>
            <source>Help</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Saved matches (*{suffix});;All files (*)</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Something went wrong</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>The program made a mistake: {reason}. Your match is saved. You can go on playing.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>You</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>{file} was damaged. The match goes on from its backup, one step earlier; the damaged file is kept.</source>
            <translation type="unfinished"></translation>
        </message>
    </context>
    <context>
        <name>Words</name>
        <message numerus="yes">
            <source>%Ln point(s)</source>
            <translation type="unfinished">
                <numerusform></numerusform>
                <numerusform></numerusform>
                <numerusform></numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n card(s)</source>
            <translation type="unfinished">
                <numerusform></numerusform>
                <numerusform></numerusform>
                <numerusform></numerusform>
            </translation>
        </message>
        <message>
            <source>{first} and {last}</source>
            <translation type="unfinished"></translation>
        </message>
    </context>
</TS>

<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="it" sourcelanguage="en">
    <context>
        <name>About</name>
        <message>
            <source>Close</source>
            <translation>Chiudi</translation>
        </message>
        <message>
            <source>It is free software under the MIT licence. The cards are its own drawings.</source>
            <translation>È software libero con licenza MIT. Le carte sono disegnate apposta.</translation>
        </message>
        <message>
            <source>The card games of the Buraco family, against bots or with others at one screen.</source>
            <translation>I giochi di carte della famiglia del Burraco, contro i bot o con altre persone allo stesso schermo.</translation>
        </message>
        <message>
            <source>The program uses no network, shows no ads and asks for no account.</source>
            <translation>Il programma non usa la rete, non mostra pubblicità e non chiede registrazione.</translation>
        </message>
        <message>
            <source>Version {version}</source>
            <translation>Versione {version}</translation>
        </message>
    </context>
    <context>
        <name>Action</name>
        <message>
            <source>About this game</source>
            <translation>Informazioni sul gioco</translation>
        </message>
        <message>
            <source>Are the cards fair?</source>
            <translation>Le carte sono oneste?</translation>
        </message>
        <message>
            <source>Choose a game and begin a new match.</source>
            <translation>Scegli un gioco e comincia una nuova partita.</translation>
        </message>
        <message>
            <source>Choose language, table, cards and pace.</source>
            <translation>Scegli lingua, tavolo, carte e ritmo.</translation>
        </message>
        <message>
            <source>Continue</source>
            <translation>Continua</translation>
        </message>
        <message>
            <source>Deal log</source>
            <translation>Registro giocate</translation>
        </message>
        <message>
            <source>Deal the cards for the next deal.</source>
            <translation>Distribuisci le carte della prossima smazzata.</translation>
        </message>
        <message>
            <source>Discard</source>
            <translation>Scarta</translation>
        </message>
        <message>
            <source>Discard the chosen card and end the turn.</source>
            <translation>Scarta la carta scelta e termina il turno.</translation>
        </message>
        <message>
            <source>Draw</source>
            <translation>Pesca</translation>
        </message>
        <message>
            <source>Draw the top card of the stock.</source>
            <translation>Pesca la prima carta del mazzo.</translation>
        </message>
        <message>
            <source>Exchange</source>
            <translation>Cambia</translation>
        </message>
        <message>
            <source>Full screen</source>
            <translation>Schermo intero</translation>
        </message>
        <message>
            <source>Go on with a match from a file.</source>
            <translation>Riprendi una partita da un file.</translation>
        </message>
        <message>
            <source>Go on with the match that is not finished.</source>
            <translation>Riprendi la partita non finita.</translation>
        </message>
        <message>
            <source>Group the chosen cards</source>
            <translation>Raggruppa le carte scelte</translation>
        </message>
        <message>
            <source>Hint</source>
            <translation>Consiglio</translation>
        </message>
        <message>
            <source>Keys</source>
            <translation>Tasti</translation>
        </message>
        <message>
            <source>Lay the chosen cards as a new meld.</source>
            <translation>Cala le carte scelte come nuovo gioco.</translation>
        </message>
        <message>
            <source>Leave the program; the match is kept.</source>
            <translation>Esci dal programma; la partita resta salvata.</translation>
        </message>
        <message>
            <source>Leave the table; the match is kept.</source>
            <translation>Lascia il tavolo; la partita resta salvata.</translation>
        </message>
        <message>
            <source>Let the others play at once, up to your turn.</source>
            <translation>Fai giocare subito gli altri, fino al tuo turno.</translation>
        </message>
        <message>
            <source>Let the program check its rules against all known cases.</source>
            <translation>Fai controllare al programma le sue regole con tutti i casi noti.</translation>
        </message>
        <message>
            <source>Licences</source>
            <translation>Licenze</translation>
        </message>
        <message>
            <source>Meld</source>
            <translation>Cala</translation>
        </message>
        <message>
            <source>Menu</source>
            <translation>Menu</translation>
        </message>
        <message>
            <source>New match</source>
            <translation>Nuova partita</translation>
        </message>
        <message>
            <source>Next deal</source>
            <translation>Prossima smazzata</translation>
        </message>
        <message>
            <source>Open a match…</source>
            <translation>Apri una partita…</translation>
        </message>
        <message>
            <source>Play again what was taken back.</source>
            <translation>Rigioca ciò che è stato annullato.</translation>
        </message>
        <message>
            <source>Put the first card on the pile and draw another one.</source>
            <translation>Metti la prima carta sugli scarti e pescane un'altra.</translation>
        </message>
        <message>
            <source>Quit</source>
            <translation>Esci</translation>
        </message>
        <message>
            <source>Read how the cards are shuffled, and how lucky the bots were when it was counted.</source>
            <translation>Leggi come si mescolano le carte e quanta fortuna hanno avuto i bot quando si è contato.</translation>
        </message>
        <message>
            <source>Read the rules of this match, with examples.</source>
            <translation>Leggi le regole di questa partita, con esempi.</translation>
        </message>
        <message>
            <source>Read what the program is made of, under which licences.</source>
            <translation>Leggi di che cosa è fatto il programma e con quali licenze.</translation>
        </message>
        <message>
            <source>Redo</source>
            <translation>Ripeti</translation>
        </message>
        <message>
            <source>Replay the last round</source>
            <translation>Rivedi l'ultimo giro</translation>
        </message>
        <message>
            <source>Rule book</source>
            <translation>Regolamento</translation>
        </message>
        <message>
            <source>Save as…</source>
            <translation>Salva con nome…</translation>
        </message>
        <message>
            <source>Score sheet</source>
            <translation>Punteggio</translation>
        </message>
        <message>
            <source>Self-check</source>
            <translation>Autocontrollo</translation>
        </message>
        <message>
            <source>Set the chosen cards of your hand apart from the others; once more, put them back.</source>
            <translation>Stacca le carte scelte dalle altre in mano; ancora una volta per riunirle.</translation>
        </message>
        <message>
            <source>Settings</source>
            <translation>Impostazioni</translation>
        </message>
        <message>
            <source>Show every card of an open discard pile, and lay it together again.</source>
            <translation>Mostra tutte le carte degli scarti aperti, o richiudili.</translation>
        </message>
        <message>
            <source>Show everything that the program can do.</source>
            <translation>Mostra tutto quello che il programma sa fare.</translation>
        </message>
        <message>
            <source>Show how the deal and the match are counted.</source>
            <translation>Mostra come si contano smazzata e partita.</translation>
        </message>
        <message>
            <source>Show once more what the others have done since your last turn.</source>
            <translation>Mostra di nuovo ciò che gli altri hanno fatto dal tuo ultimo turno.</translation>
        </message>
        <message>
            <source>Show the keys for everything.</source>
            <translation>Mostra i tasti per ogni cosa.</translation>
        </message>
        <message>
            <source>Show the three best plays, what they are worth and why.</source>
            <translation>Mostra le tre giocate migliori, quanto valgono e perché.</translation>
        </message>
        <message>
            <source>Show the version and the licence.</source>
            <translation>Mostra versione e licenza.</translation>
        </message>
        <message>
            <source>Show what was played in this deal, in words.</source>
            <translation>Mostra a parole che cosa si è giocato in questa smazzata.</translation>
        </message>
        <message>
            <source>Skip</source>
            <translation>Salta</translation>
        </message>
        <message>
            <source>Sort</source>
            <translation>Ordina</translation>
        </message>
        <message>
            <source>Sort the hand; once more for another order.</source>
            <translation>Ordina la mano; ancora una volta per un altro ordine.</translation>
        </message>
        <message>
            <source>Spread the pile</source>
            <translation>Apri gli scarti</translation>
        </message>
        <message>
            <source>Start page</source>
            <translation>Pagina iniziale</translation>
        </message>
        <message>
            <source>Take back all that you laid in this turn.</source>
            <translation>Riprendi tutto ciò che hai calato in questo turno.</translation>
        </message>
        <message>
            <source>Take back the last meld, as long as no new card was seen.</source>
            <translation>Riprendi l'ultimo gioco calato, finché non si è vista una carta nuova.</translation>
        </message>
        <message>
            <source>Take the pile</source>
            <translation>Raccogli gli scarti</translation>
        </message>
        <message>
            <source>Take the turn back</source>
            <translation>Annulla il turno</translation>
        </message>
        <message>
            <source>Take the whole discard pile.</source>
            <translation>Raccogli tutti gli scarti.</translation>
        </message>
        <message>
            <source>Undo</source>
            <translation>Annulla</translation>
        </message>
        <message>
            <source>Use the whole screen, or the window again.</source>
            <translation>Usa tutto lo schermo, o di nuovo la finestra.</translation>
        </message>
        <message>
            <source>Write a copy of this match to another file.</source>
            <translation>Scrivi una copia di questa partita in un altro file.</translation>
        </message>
    </context>
    <context>
        <name>Bot</name>
        <message>
            <source>Balanced</source>
            <comment>a woman</comment>
            <translation>Equilibrata</translation>
        </message>
        <message>
            <source>Beginner</source>
            <translation>Principiante</translation>
        </message>
        <message>
            <source>Bruno</source>
            <translation>Bruno</translation>
        </message>
        <message>
            <source>Collector</source>
            <comment>a woman</comment>
            <translation>Collezionista</translation>
        </message>
        <message>
            <source>Diego</source>
            <translation>Diego</translation>
        </message>
        <message>
            <source>Easy</source>
            <translation>Facile</translation>
        </message>
        <message>
            <source>Expert</source>
            <translation>Esperto</translation>
        </message>
        <message>
            <source>Hard</source>
            <translation>Difficile</translation>
        </message>
        <message>
            <source>Lucia</source>
            <translation>Lucia</translation>
        </message>
        <message>
            <source>Marta</source>
            <translation>Marta</translation>
        </message>
        <message>
            <source>Medium</source>
            <translation>Medio</translation>
        </message>
        <message>
            <source>Prudent</source>
            <comment>a man</comment>
            <translation>Prudente</translation>
        </message>
        <message>
            <source>Purist</source>
            <comment>a man</comment>
            <translation>Purista</translation>
        </message>
        <message>
            <source>Rosa</source>
            <translation>Rosa</translation>
        </message>
        <message>
            <source>Sprinter</source>
            <comment>a woman</comment>
            <translation>Scattista</translation>
        </message>
        <message>
            <source>gives nothing away and goes out rather early</source>
            <translation>non regala niente e chiude presto</translation>
        </message>
        <message>
            <source>has no special habits</source>
            <translation>non ha abitudini particolari</translation>
        </message>
        <message>
            <source>keeps clean melds clean</source>
            <translation>tiene puliti i giochi puliti</translation>
        </message>
        <message>
            <source>lays at once and wants to be out first</source>
            <translation>cala subito e vuole chiudere prima di tutti</translation>
        </message>
        <message>
            <source>lays whatever it can and remembers nothing</source>
            <translation>cala tutto quello che può e non ricorda nulla</translation>
        </message>
        <message>
            <source>likes the pile and goes on building</source>
            <translation>ama gli scarti e continua a costruire</translation>
        </message>
        <message>
            <source>plays like a member of a club, and remembers every card seen</source>
            <translation>gioca come un socio di circolo e ricorda ogni carta vista</translation>
        </message>
        <message>
            <source>plays sensibly, but does not watch what you need</source>
            <translation>gioca con criterio, ma non guarda che cosa ti serve</translation>
        </message>
        <message>
            <source>thinks ahead about everything, and reads the others' play</source>
            <translation>pensa in anticipo a tutto e legge il gioco degli altri</translation>
        </message>
        <message>
            <source>thinks ahead before it draws, and before it goes out</source>
            <translation>pensa in anticipo prima di pescare e prima di chiudere</translation>
        </message>
    </context>
    <context>
        <name>Canasta</name>
        <message>
            <source>Clean</source>
            <comment>of a burraco</comment>
            <translation>Pulito</translation>
        </message>
        <message>
            <source>Clean</source>
            <comment>of a canasta</comment>
            <translation>Pulito</translation>
        </message>
        <message>
            <source>Clean burraco</source>
            <translation>Burraco pulito</translation>
        </message>
        <message>
            <source>Clean canasta</source>
            <translation>Burraco pulito</translation>
        </message>
        <message>
            <source>Dirty</source>
            <comment>of a burraco</comment>
            <translation>Sporco</translation>
        </message>
        <message>
            <source>Dirty</source>
            <comment>of a canasta</comment>
            <translation>Sporco</translation>
        </message>
        <message>
            <source>Dirty burraco</source>
            <translation>Burraco sporco</translation>
        </message>
        <message>
            <source>Dirty canasta</source>
            <translation>Burraco sporco</translation>
        </message>
        <message>
            <source>Semi-clean</source>
            <comment>of a burraco</comment>
            <translation>Semipulito</translation>
        </message>
        <message>
            <source>Semi-clean</source>
            <comment>of a canasta</comment>
            <translation>Semipulito</translation>
        </message>
        <message>
            <source>Semi-clean burraco</source>
            <translation>Burraco semipulito</translation>
        </message>
        <message>
            <source>Semi-clean canasta</source>
            <translation>Burraco semipulito</translation>
        </message>
    </context>
    <context>
        <name>Caption</name>
        <message numerus="yes">
            <source>added %n</source>
            <translation>
                <numerusform>lega %n</numerusform>
                <numerusform>lega %n</numerusform>
            </translation>
        </message>
        <message>
            <source>drew</source>
            <translation>pesca</translation>
        </message>
        <message numerus="yes">
            <source>laid %n</source>
            <translation>
                <numerusform>cala %n</numerusform>
                <numerusform>cala %n</numerusform>
            </translation>
        </message>
        <message>
            <source>then {card}</source>
            <translation>poi {card}</translation>
        </message>
        <message numerus="yes">
            <source>took %n</source>
            <translation>
                <numerusform>prende %n</numerusform>
                <numerusform>prende %n</numerusform>
            </translation>
        </message>
        <message>
            <source>took a pot</source>
            <translation>pozzetto</translation>
        </message>
    </context>
    <context>
        <name>Card</name>
        <message>
            <source>ace</source>
            <translation>asso</translation>
        </message>
        <message>
            <source>aces</source>
            <translation>assi</translation>
        </message>
        <message>
            <source>clubs</source>
            <translation>fiori</translation>
        </message>
        <message>
            <source>diamonds</source>
            <translation>quadri</translation>
        </message>
        <message>
            <source>eight</source>
            <translation>otto</translation>
        </message>
        <message>
            <source>eights</source>
            <translation>otto</translation>
        </message>
        <message>
            <source>five</source>
            <translation>cinque</translation>
        </message>
        <message>
            <source>fives</source>
            <translation>cinque</translation>
        </message>
        <message>
            <source>four</source>
            <translation>quattro</translation>
        </message>
        <message>
            <source>fours</source>
            <translation>quattro</translation>
        </message>
        <message>
            <source>hearts</source>
            <translation>cuori</translation>
        </message>
        <message>
            <source>jack</source>
            <translation>fante</translation>
        </message>
        <message>
            <source>jacks</source>
            <translation>fanti</translation>
        </message>
        <message>
            <source>joker</source>
            <translation>jolly</translation>
        </message>
        <message>
            <source>king</source>
            <translation>re</translation>
        </message>
        <message>
            <source>kings</source>
            <translation>re</translation>
        </message>
        <message>
            <source>nine</source>
            <translation>nove</translation>
        </message>
        <message>
            <source>nines</source>
            <translation>nove</translation>
        </message>
        <message>
            <source>queen</source>
            <translation>donna</translation>
        </message>
        <message>
            <source>queens</source>
            <translation>donne</translation>
        </message>
        <message>
            <source>sequence of {suit}</source>
            <translation>sequenza di {suit}</translation>
        </message>
        <message>
            <source>set of {ranks}</source>
            <translation>tris di {ranks}</translation>
        </message>
        <message>
            <source>seven</source>
            <translation>sette</translation>
        </message>
        <message>
            <source>sevens</source>
            <translation>sette</translation>
        </message>
        <message>
            <source>six</source>
            <translation>sei</translation>
        </message>
        <message>
            <source>sixes</source>
            <translation>sei</translation>
        </message>
        <message>
            <source>spades</source>
            <translation>picche</translation>
        </message>
        <message>
            <source>ten</source>
            <translation>dieci</translation>
        </message>
        <message>
            <source>tens</source>
            <translation>dieci</translation>
        </message>
        <message>
            <source>three</source>
            <translation>tre</translation>
        </message>
        <message>
            <source>threes</source>
            <translation>tre</translation>
        </message>
        <message>
            <source>two</source>
            <translation>due</translation>
        </message>
        <message>
            <source>twos</source>
            <translation>due</translation>
        </message>
        <message>
            <source>{rank} of {suit}</source>
            <translation>{rank} di {suit}</translation>
        </message>
    </context>
    <context>
        <name>Care</name>
        <message>
            <source>Discard the {card}?</source>
            <translation>Scartare: {card}?</translation>
        </message>
        <message>
            <source>Enter, {key} or another click ends your turn. Esc takes the card back.</source>
            <translation>Invio, {key} o un altro clic termina il tuo turno. Esc riprende la carta.</translation>
        </message>
        <message>
            <source>Fair</source>
            <translation>Leale</translation>
        </message>
        <message>
            <source>Free (practice)</source>
            <translation>Libero (pratica)</translation>
        </message>
        <message>
            <source>Nothing was taken back that could be played again.</source>
            <translation>Non c'è nulla di annullato da ripetere.</translation>
        </message>
        <message>
            <source>Practice</source>
            <translation>Pratica</translation>
        </message>
        <message>
            <source>Take back</source>
            <translation>Riprendi</translation>
        </message>
        <message>
            <source>Take back your last act, and all that was played after it.</source>
            <translation>Annulla la tua ultima azione e tutto ciò che è stato giocato dopo.</translation>
        </message>
        <message>
            <source>Take the card back into your hand ({key}).</source>
            <translation>Riprendi la carta in mano ({key}).</translation>
        </message>
        <message>
            <source>Taking back</source>
            <translation>Riprendere le mosse</translation>
        </message>
        <message>
            <source>fair: nothing that showed you a card</source>
            <translation>leale: nulla che ti abbia mostrato una carta</translation>
        </message>
        <message>
            <source>free: every move of the deal, the bots' too; not counted in statistics</source>
            <translation>libero: ogni mossa della smazzata, anche dei bot; non conta nelle statistiche</translation>
        </message>
        <message>
            <source>until {name} acts</source>
            <translation>finché non gioca {name}</translation>
        </message>
        <message>
            <source>{key} takes back all that you laid in this turn.</source>
            <translation>{key} riprende tutto ciò che hai calato in questo turno.</translation>
        </message>
    </context>
    <context>
        <name>Clock</name>
        <message numerus="yes">
            <source>%n minute(s)</source>
            <translation>
                <numerusform>%n minuto</numerusform>
                <numerusform>%n minuti</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n second(s)</source>
            <translation>
                <numerusform>%n secondo</numerusform>
                <numerusform>%n secondi</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n turn(s) left</source>
            <translation>
                <numerusform>%n altro turno</numerusform>
                <numerusform>altri %n turni</numerusform>
            </translation>
        </message>
        <message>
            <source>A card was drawn for you, and {card} discarded.</source>
            <translation>Per te è stata pescata una carta; scarto: {card}.</translation>
        </message>
        <message>
            <source>For each turn</source>
            <translation>Per ogni turno</translation>
        </message>
        <message>
            <source>For the match</source>
            <translation>Per la partita</translation>
        </message>
        <message>
            <source>The time for your turn was up.</source>
            <translation>Il tempo del tuo turno era scaduto.</translation>
        </message>
        <message>
            <source>Timed game</source>
            <translation>Partita a tempo</translation>
        </message>
        <message>
            <source>When time is up, the deal in progress is the last one.</source>
            <translation>Allo scadere del tempo, la smazzata in corso è l'ultima.</translation>
        </message>
        <message>
            <source>no limit</source>
            <translation>senza limite</translation>
        </message>
        <message>
            <source>time is up</source>
            <translation>tempo finito</translation>
        </message>
        <message>
            <source>timed, {minutes}</source>
            <translation>a tempo, {minutes}</translation>
        </message>
        <message>
            <source>{card} was discarded for you.</source>
            <translation>Scarto fatto per te: {card}.</translation>
        </message>
        <message>
            <source>{count} min</source>
            <translation>{count} min</translation>
        </message>
        <message>
            <source>{timed}, {seconds} for each turn</source>
            <translation>{timed}, {seconds} per ogni turno</translation>
        </message>
    </context>
    <context>
        <name>Coach</name>
        <message>
            <source>A card of yours fits one of our melds: drag it there.</source>
            <translation>Una tua carta lega a un nostro gioco: trascinala lì.</translation>
        </message>
        <message>
            <source>Close this line</source>
            <translation>Chiudi questa riga</translation>
        </message>
        <message>
            <source>Draw a card: click the stock, or take the whole pile.</source>
            <translation>Pesca una carta: clicca sul mazzo, o raccogli tutti gli scarti.</translation>
        </message>
        <message>
            <source>Draw a card: click the stock.</source>
            <translation>Pesca una carta: clicca sul mazzo.</translation>
        </message>
        <message>
            <source>End your turn: put one card on the pile.</source>
            <translation>Termina il turno: metti una carta sugli scarti.</translation>
        </message>
        <message>
            <source>Instead of drawing you may take the whole pile: click it.</source>
            <translation>Invece di pescare puoi raccogliere tutti gli scarti: cliccali.</translation>
        </message>
        <message>
            <source>You hold a meld: pick three or more cards that belong together, and lay them.</source>
            <translation>Hai un gioco: scegli tre o più carte che stanno insieme e calale.</translation>
        </message>
        <message>
            <source>You may take the pile: its top card must be used at once, with two cards of your hand or on a meld.</source>
            <translation>Puoi raccogliere gli scarti: la prima carta va usata subito, con due carte in mano o su un gioco.</translation>
        </message>
    </context>
    <context>
        <name>Event</name>
        <message>
            <source>; this is the last turn of the deal</source>
            <translation>; è l'ultimo turno della smazzata</translation>
        </message>
        <message>
            <source>It is your turn.</source>
            <translation>Tocca a te.</translation>
        </message>
        <message>
            <source>Nobody got any further, and the deal is over.</source>
            <translation>Nessuno andava avanti, e la smazzata è finita.</translation>
        </message>
        <message>
            <source>The last round is played, and the deal is over.</source>
            <translation>L'ultimo giro è giocato e la smazzata è finita.</translation>
        </message>
        <message>
            <source>The stock is used up, and the deal is over.</source>
            <translation>Il mazzo è esaurito e la smazzata è finita.</translation>
        </message>
        <message>
            <source>The stock was used up; a pot takes its place.</source>
            <translation>Il mazzo era esaurito; un pozzetto ne prende il posto.</translation>
        </message>
        <message>
            <source>Time is up: everybody has one more turn, then the match is over.</source>
            <translation>Tempo scaduto: ognuno ha ancora un turno, poi la partita è finita.</translation>
        </message>
        <message>
            <source>Time is up: this deal is played to its end, then the match is over.</source>
            <translation>Tempo scaduto: questa smazzata si gioca fino alla fine, poi la partita è finita.</translation>
        </message>
        <message>
            <source>You</source>
            <translation>Tu</translation>
        </message>
        <message>
            <source>added {cards}</source>
            <translation>ha legato {cards}</translation>
        </message>
        <message>
            <source>added {cards}</source>
            <comment>you</comment>
            <translation>hai legato {cards}</translation>
        </message>
        <message>
            <source>are to play</source>
            <translation>sei di turno</translation>
        </message>
        <message>
            <source>discarded {card}</source>
            <translation>ha scartato {card}</translation>
        </message>
        <message>
            <source>discarded {card}</source>
            <comment>you</comment>
            <translation>hai scartato {card}</translation>
        </message>
        <message>
            <source>drew a card</source>
            <translation>ha pescato una carta</translation>
        </message>
        <message>
            <source>drew a card</source>
            <comment>you</comment>
            <translation>hai pescato una carta</translation>
        </message>
        <message>
            <source>drew {card}</source>
            <comment>you</comment>
            <translation>hai pescato {card}</translation>
        </message>
        <message>
            <source>is to play</source>
            <translation>è di turno</translation>
        </message>
        <message>
            <source>laid a sequence: {cards}</source>
            <translation>ha calato una sequenza: {cards}</translation>
        </message>
        <message>
            <source>laid a sequence: {cards}</source>
            <comment>you</comment>
            <translation>hai calato una sequenza: {cards}</translation>
        </message>
        <message>
            <source>laid a set of {ranks}: {cards}</source>
            <translation>ha calato un tris di {ranks}: {cards}</translation>
        </message>
        <message>
            <source>laid a set of {ranks}: {cards}</source>
            <comment>you</comment>
            <translation>hai calato un tris di {ranks}: {cards}</translation>
        </message>
        <message>
            <source>opened the pot</source>
            <translation>ha aperto il pozzetto</translation>
        </message>
        <message>
            <source>opened the pot: {cards}</source>
            <comment>you</comment>
            <translation>hai aperto il pozzetto: {cards}</translation>
        </message>
        <message>
            <source>put the first card back: {card}</source>
            <translation>ha rifiutato la prima carta: {card}</translation>
        </message>
        <message>
            <source>put the first card back: {card}</source>
            <comment>you</comment>
            <translation>hai rifiutato la prima carta: {card}</translation>
        </message>
        <message numerus="yes">
            <source>took the pile, %n card(s)</source>
            <translation>
                <numerusform>ha raccolto gli scarti, %n carta</numerusform>
                <numerusform>ha raccolto gli scarti, %n carte</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>took the pile, %n card(s)</source>
            <comment>you</comment>
            <translation>
                <numerusform>hai raccolto gli scarti, %n carta</numerusform>
                <numerusform>hai raccolto gli scarti, %n carte</numerusform>
            </translation>
        </message>
        <message>
            <source>took the pot and go on</source>
            <comment>you</comment>
            <translation>hai preso il pozzetto e continui</translation>
        </message>
        <message>
            <source>took the pot and goes on</source>
            <translation>ha preso il pozzetto e continua</translation>
        </message>
        <message>
            <source>took the pot for the next turn</source>
            <translation>ha preso il pozzetto per il prossimo turno</translation>
        </message>
        <message>
            <source>took the pot for your next turn</source>
            <comment>you</comment>
            <translation>hai preso il pozzetto per il prossimo turno</translation>
        </message>
        <message>
            <source>went out</source>
            <translation>ha chiuso</translation>
        </message>
        <message>
            <source>went out</source>
            <comment>you</comment>
            <translation>hai chiuso</translation>
        </message>
        <message>
            <source>{name} is to play.</source>
            <translation>Tocca a {name}.</translation>
        </message>
        <message>
            <source>{name} {act}.</source>
            <translation>{name} {act}.</translation>
        </message>
    </context>
    <context>
        <name>FairCards</name>
        <message numerus="yes">
            <source>%n of the differences is so large that chance brings it once in a hundred times.</source>
            <translation>
                <numerusform>%n delle differenze è così grande che il caso la porta una volta su cento.</numerusform>
                <numerusform>%n delle differenze sono così grandi che il caso le porta una volta su cento.</numerusform>
            </translation>
        </message>
        <message>
            <source>A bot is told what its seat may see and no more: its own hand, the melds, the pile, and what everybody has seen taken and thrown. It never learns the other hands, the stock or the pots. Those that think ahead guess them, and try out what would follow.</source>
            <translation>A un bot si dice quello che si vede dal suo posto e nient'altro: le sue carte, i giochi, gli scarti e ciò che tutti hanno visto raccogliere e scartare. Non viene mai a sapere le carte degli altri, il mazzo o i pozzetti. Quelli che pensano in anticipo fanno supposizioni e provano che cosa succederebbe.</translation>
        </message>
        <message>
            <source>Are the cards fair?</source>
            <translation>Le carte sono oneste?</translation>
        </message>
        <message>
            <source>Each deal has a number, which you see at the table. That number alone decides the order of all cards, before the first one is dealt, and nothing that anybody does changes it. Choose the same number for a new match, and the same cards come again.</source>
            <translation>Ogni smazzata ha un numero, che vedi al tavolo. Solo quel numero decide l'ordine di tutte le carte, prima che si distribuisca la prima, e niente di ciò che si fa lo cambia. Scegli lo stesso numero per una nuova partita e tornano le stesse carte.</translation>
        </message>
        <message>
            <source>How lucky the bots are</source>
            <translation>Quanta fortuna hanno i bot</translation>
        </message>
        <message>
            <source>How they are shuffled, what the bots know, and what was counted</source>
            <translation>Come si mescolano, che cosa sanno i bot e che cosa si è contato</translation>
        </message>
        <message>
            <source>In {deals} deals of {game} with bots of the level {level} they drew a wild card in {hits} of 100 draws; chance alone gives {expected}.</source>
            <translation>In {deals} smazzate di {game} con bot del livello {level}, hanno pescato una matta in {hits} pescate su 100; il caso da solo ne dà {expected}.</translation>
        </message>
        <message>
            <source>None of the differences is larger than chance explains.</source>
            <translation>Nessuna differenza è più grande di quanto spieghi il caso.</translation>
        </message>
        <message>
            <source>Of 100</source>
            <translation>Su 100</translation>
        </message>
        <message>
            <source>The bots had three seats; a bot of the same level played yours. For the last line chance is what your seat found on the pile.</source>
            <translation>I bot avevano tre posti; al tuo giocava un bot dello stesso livello. Nell'ultima riga il caso è ciò che il tuo posto ha trovato negli scarti.</translation>
        </message>
        <message>
            <source>The shuffle</source>
            <translation>La mescolata</translation>
        </message>
        <message>
            <source>Turns with a card on the pile for their melds</source>
            <translation>Turni con una carta negli scarti per i loro giochi</translation>
        </message>
        <message>
            <source>What the bots know</source>
            <translation>Che cosa sanno i bot</translation>
        </message>
        <message>
            <source>Wild cards among those dealt to them</source>
            <translation>Matte tra le carte date a loro</translation>
        </message>
        <message>
            <source>Wild cards among those they drew</source>
            <translation>Matte tra le carte che hanno pescato</translation>
        </message>
        <message>
            <source>Wild cards in the pots they took</source>
            <translation>Matte nei pozzetti che hanno preso</translation>
        </message>
        <message>
            <source>Wild cards left on the stock when they took the pile</source>
            <translation>Matte lasciate sul mazzo raccogliendo gli scarti</translation>
        </message>
        <message>
            <source>chance</source>
            <translation>caso</translation>
        </message>
    </context>
    <context>
        <name>Fault</name>
        <message>
            <source>The file {file} cannot be read.</source>
            <translation>Il file {file} non si può leggere.</translation>
        </message>
        <message>
            <source>The file {file} cannot be written.</source>
            <translation>Il file {file} non si può scrivere.</translation>
        </message>
        <message>
            <source>The file {file} is no match of this program.</source>
            <translation>Il file {file} non è una partita di questo programma.</translation>
        </message>
        <message>
            <source>The file {file} was damaged and is kept under another name. The usual values are in force.</source>
            <translation>Il file {file} era danneggiato ed è conservato con un altro nome. Valgono i valori predefiniti.</translation>
        </message>
        <message>
            <source>The match {file} cannot be read.</source>
            <translation>La partita {file} non si può leggere.</translation>
        </message>
        <message>
            <source>The match {file} cannot be saved.</source>
            <translation>La partita {file} non si può salvare.</translation>
        </message>
        <message>
            <source>The match {file} holds a play that the rules do not allow.</source>
            <translation>La partita {file} contiene una giocata che le regole non permettono.</translation>
        </message>
        <message>
            <source>The match {file} is damaged. It stays where it is, unchanged.</source>
            <translation>La partita {file} è danneggiata. Resta dov'è, senza modifiche.</translation>
        </message>
        <message>
            <source>The match {file} was saved by a newer version of the program.</source>
            <translation>La partita {file} è stata salvata da una versione più nuova del programma.</translation>
        </message>
        <message>
            <source>{name} had to be woken up and played a simple move.</source>
            <translation>{name} dormiva e ha fatto una giocata semplice.</translation>
        </message>
        <message>
            <source>{name} lost the thread and played a simple move.</source>
            <translation>{name} ha perso il filo e ha fatto una giocata semplice.</translation>
        </message>
        <message>
            <source>{name} thought for too long and played a simple move.</source>
            <translation>{name} ha pensato troppo e ha fatto una giocata semplice.</translation>
        </message>
        <message>
            <source>{name} wanted to break a rule and played a simple move instead.</source>
            <translation>{name} voleva infrangere una regola e ha fatto una giocata semplice.</translation>
        </message>
    </context>
    <context>
        <name>Ghost</name>
        <message>
            <source>New meld</source>
            <translation>Nuovo gioco</translation>
        </message>
        <message>
            <source>{first} to {last}</source>
            <translation>da {first} a {last}</translation>
        </message>
    </context>
    <context>
        <name>Hint</name>
        <message>
            <source>A hint can be had in your own turn.</source>
            <translation>Il consiglio si ha nel proprio turno.</translation>
        </message>
        <message>
            <source>Close the hint</source>
            <translation>Chiudi il consiglio</translation>
        </message>
        <message>
            <source>Hint</source>
            <translation>Consiglio</translation>
        </message>
        <message>
            <source>No hint could be found. Close and ask once more.</source>
            <translation>Nessun consiglio trovato. Chiudi e chiedi ancora.</translation>
        </message>
        <message numerus="yes">
            <source>Our points of the deal less theirs: the mean of %n deal(s) played out with guessed hidden cards.</source>
            <translation>
                <numerusform>I nostri punti della smazzata meno i loro: media di %n smazzata giocata fino in fondo immaginando le carte coperte.</numerusform>
                <numerusform>I nostri punti della smazzata meno i loro: media di %n smazzate giocate fino in fondo immaginando le carte coperte.</numerusform>
            </translation>
        </message>
        <message>
            <source>Play the chosen turn as it is shown.</source>
            <translation>Fai la giocata scelta così come è mostrata.</translation>
        </message>
        <message>
            <source>Play {number}</source>
            <translation>Gioca {number}</translation>
        </message>
        <message>
            <source>Thinking it over…</source>
            <translation>Ci penso…</translation>
        </message>
        <message>
            <source>discard</source>
            <comment>noun or short command on a tag above a card</comment>
            <translation>scarto</translation>
        </message>
        <message>
            <source>discard {card}</source>
            <translation>scarta {card}</translation>
        </message>
        <message>
            <source>draw from the stock</source>
            <translation>pesca dal mazzo</translation>
        </message>
        <message>
            <source>exchange the first card</source>
            <translation>cambia la prima carta</translation>
        </message>
        <message>
            <source>expected points</source>
            <translation>punti attesi</translation>
        </message>
        <message>
            <source>new sequence {cards}</source>
            <translation>nuova sequenza {cards}</translation>
        </message>
        <message>
            <source>new set {cards}</source>
            <translation>nuovo tris {cards}</translation>
        </message>
        <message>
            <source>take the pile with {cards}</source>
            <translation>raccogli gli scarti con {cards}</translation>
        </message>
        <message>
            <source>take the pile with {cards} ({meld})</source>
            <translation>raccogli gli scarti con {cards} ({meld})</translation>
        </message>
        <message numerus="yes">
            <source>take the pile, %n card(s)</source>
            <translation>
                <numerusform>raccogli gli scarti, %n carta</numerusform>
                <numerusform>raccogli gli scarti, %n carte</numerusform>
            </translation>
        </message>
        <message>
            <source>{acts}, then {last}</source>
            <translation>{acts}, poi {last}</translation>
        </message>
        <message>
            <source>{cards} ({meld})</source>
            <comment>cards added to the meld of nines, or of clubs</comment>
            <translation>{cards} ({meld})</translation>
        </message>
        <message>
            <source>{number}: {play}. {points} {range} points</source>
            <translation>{number}: {play}. {points} {range} punti</translation>
        </message>
    </context>
    <context>
        <name>HouseRow</name>
        <message numerus="yes">
            <source>%n change(s)</source>
            <translation>
                <numerusform>%n modifica</numerusform>
                <numerusform>%n modifiche</numerusform>
            </translation>
        </message>
        <message>
            <source>House rules…</source>
            <translation>Regole di casa…</translation>
        </message>
        <message>
            <source>My rules</source>
            <translation>Le mie regole</translation>
        </message>
        <message>
            <source>{preset} as it stands, no changes</source>
            <translation>{preset} così com'è, senza modifiche</translation>
        </message>
    </context>
    <context>
        <name>HouseRules</name>
        <message numerus="yes">
            <source>%n change(s)</source>
            <translation>
                <numerusform>%n modifica</numerusform>
                <numerusform>%n modifiche</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n changed</source>
            <translation>
                <numerusform>%n modificata</numerusform>
                <numerusform>%n modificate</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n thing(s) do not fit</source>
            <translation>
                <numerusform>%n cosa non quadra</numerusform>
                <numerusform>%n cose non quadrano</numerusform>
            </translation>
        </message>
        <message>
            <source>A canasta is a meld of seven cards or more; a clean one has no wild card.</source>
            <translation>Un burraco è un gioco di sette o più carte; quello pulito non ha matte.</translation>
        </message>
        <message>
            <source>A canasta is semi-clean only with the wild card at an end.</source>
            <translation>Un burraco è semipulito solo con la matta a un'estremità.</translation>
        </message>
        <message>
            <source>A card is turned up to begin the discard pile.</source>
            <translation>Si scopre una carta per cominciare gli scarti.</translation>
        </message>
        <message>
            <source>A free wild card goes</source>
            <translation>Una matta libera va</translation>
        </message>
        <message>
            <source>A game has one to three decks.</source>
            <translation>Un gioco ha da uno a tre mazzi.</translation>
        </message>
        <message>
            <source>A joker or a two may stand for another card; never more than one in a meld.</source>
            <translation>Un jolly o un due può rappresentare un'altra carta; mai più di uno per gioco.</translation>
        </message>
        <message>
            <source>A match has at least one deal.</source>
            <translation>Una partita ha almeno una smazzata.</translation>
        </message>
        <message>
            <source>A match to a target needs a target.</source>
            <translation>Una partita con traguardo ha bisogno di un traguardo.</translation>
        </message>
        <message>
            <source>A meld has one wild card or none.</source>
            <translation>Un gioco ha una matta o nessuna.</translation>
        </message>
        <message>
            <source>A natural two may turn wild again</source>
            <translation>Il due naturale torna matta</translation>
        </message>
        <message>
            <source>A pot needs at least one card.</source>
            <translation>Un pozzetto ha almeno una carta.</translation>
        </message>
        <message>
            <source>A pot that was never played counts as not taken.</source>
            <translation>Un pozzetto mai giocato vale come non preso.</translation>
        </message>
        <message>
            <source>A sequence from ace to ace needs a bonus.</source>
            <translation>Una sequenza da asso ad asso ha bisogno di un premio.</translation>
        </message>
        <message numerus="yes">
            <source>A set has at most %n card(s).</source>
            <translation>
                <numerusform>Un tris ha al massimo %n carta.</numerusform>
                <numerusform>Un tris ha al massimo %n carte.</numerusform>
            </translation>
        </message>
        <message>
            <source>A set has three cards or more.</source>
            <translation>Un tris ha tre o più carte.</translation>
        </message>
        <message>
            <source>A single card stays</source>
            <translation>La carta unica resta</translation>
        </message>
        <message>
            <source>A team has only one set of each rank.</source>
            <translation>Una coppia ha un solo tris per valore.</translation>
        </message>
        <message>
            <source>A team may have several sets of one rank.</source>
            <translation>Una coppia può avere più tris dello stesso valore.</translation>
        </message>
        <message>
            <source>A team may not open a second set of a rank that it has.</source>
            <translation>Una coppia non può aprire un secondo tris di un valore che ha già.</translation>
        </message>
        <message>
            <source>A team with more points than this needs a minimum for its first melds.</source>
            <translation>Con più punti di questi, la coppia ha un'apertura minima.</translation>
        </message>
        <message>
            <source>A team without a canasta loses the points of its melds.</source>
            <translation>Senza burraco la coppia perde i punti dei suoi giochi.</translation>
        </message>
        <message>
            <source>A team without a pot may go out when no pot is left on the table.</source>
            <translation>Senza pozzetto la coppia può chiudere se in tavola non ce ne sono più.</translation>
        </message>
        <message>
            <source>A vulnerable team needs a minimum for its first melds.</source>
            <translation>Una coppia vulnerabile ha un'apertura minima.</translation>
        </message>
        <message>
            <source>A wild card in a meld</source>
            <translation>Matta in un gioco</translation>
        </message>
        <message>
            <source>A wild card moves at the end of a sequence only.</source>
            <translation>La matta scorre solo all'estremità di una sequenza.</translation>
        </message>
        <message>
            <source>A wild card on the table stays where it is.</source>
            <translation>La matta in tavola resta dov'è.</translation>
        </message>
        <message>
            <source>A wild two may move to its own place from anywhere.</source>
            <translation>Una pinella può andare al suo posto da ovunque.</translation>
        </message>
        <message>
            <source>Ace</source>
            <translation>Asso</translation>
        </message>
        <message>
            <source>Ace in sequences</source>
            <translation>Asso nelle sequenze</translation>
        </message>
        <message>
            <source>Ace to ace</source>
            <translation>Da asso ad asso</translation>
        </message>
        <message>
            <source>Ace to king</source>
            <translation>Dall'asso al re</translation>
        </message>
        <message>
            <source>Ace to king and ace to ace</source>
            <translation>Asso–re e asso–asso</translation>
        </message>
        <message>
            <source>Ace to king counts as such only when laid in one move.</source>
            <translation>Asso–re vale come tale solo se calato in una volta.</translation>
        </message>
        <message>
            <source>Ace to king may grow bit by bit.</source>
            <translation>Asso–re può crescere a poco a poco.</translation>
        </message>
        <message>
            <source>After a pot taken by the discard, the deal may end before its owner's turn.</source>
            <translation>Dopo un pozzetto preso con lo scarto, la smazzata può finire prima del turno di chi l'ha.</translation>
        </message>
        <message>
            <source>After so many rounds without a drawn or melded card the deal ends.</source>
            <translation>Dopo tanti giri senza pescare né calare la smazzata finisce.</translation>
        </message>
        <message>
            <source>All rules are those of {preset} now.</source>
            <translation>Ora tutte le regole sono quelle di {preset}.</translation>
        </message>
        <message>
            <source>An ace at both ends needs aces that may be low and high.</source>
            <translation>Un asso a ogni estremità richiede assi bassi e alti.</translation>
        </message>
        <message>
            <source>At least one round without progress is needed.</source>
            <translation>Serve almeno un giro senza progressi.</translation>
        </message>
        <message>
            <source>Back to {preset}</source>
            <translation>Torna a {preset}</translation>
        </message>
        <message>
            <source>Bonus for going out</source>
            <translation>Premio di chiusura</translation>
        </message>
        <message>
            <source>Bonus for the pot</source>
            <translation>Premio del pozzetto</translation>
        </message>
        <message>
            <source>Bonus of a set of eight natural cards or more.</source>
            <translation>Premio di un tris di otto o più carte naturali.</translation>
        </message>
        <message>
            <source>Bonus of fourteen natural cards, [AS] to [AS].</source>
            <translation>Premio di quattordici carte naturali, da [AS] a [AS].</translation>
        </message>
        <message>
            <source>Bonus of seven cards or more with a wild card.</source>
            <translation>Premio di sette o più carte con una matta.</translation>
        </message>
        <message>
            <source>Bonus of seven cards or more without a wild card.</source>
            <translation>Premio di sette o più carte senza matta.</translation>
        </message>
        <message>
            <source>Bonus of seven natural cards and a wild one; “none”: such a canasta is dirty.</source>
            <translation>Premio di sette carte naturali e una matta; «nessuno»: il burraco è sporco.</translation>
        </message>
        <message>
            <source>Bonus of thirteen natural cards, [2S] to [AS].</source>
            <translation>Premio di tredici carte naturali, da [2S] a [AS].</translation>
        </message>
        <message>
            <source>Bonus of thirteen natural cards, [AS] to [KS].</source>
            <translation>Premio di tredici carte naturali, da [AS] a [KS].</translation>
        </message>
        <message>
            <source>Bonuses go in steps of five.</source>
            <translation>I premi vanno di cinque in cinque.</translation>
        </message>
        <message>
            <source>Bring my changes back</source>
            <translation>Ripristina le mie modifiche</translation>
        </message>
        <message>
            <source>Bring the former value back</source>
            <translation>Ripristina il valore di prima</translation>
        </message>
        <message>
            <source>By reaching a target, by the points of a number of deals, or by Victory Points as in clubs.</source>
            <translation>Con un traguardo, con i punti di alcune smazzate, o con i Victory Point come nei circoli.</translation>
        </message>
        <message>
            <source>Canasta to go out</source>
            <translation>Burraco per chiudere</translation>
        </message>
        <message>
            <source>Cards and deal</source>
            <translation>Carte e distribuzione</translation>
        </message>
        <message>
            <source>Cards in a pot</source>
            <translation>Carte in un pozzetto</translation>
        </message>
        <message>
            <source>Cards in hand</source>
            <translation>Carte in mano</translation>
        </message>
        <message>
            <source>Clean canasta</source>
            <translation>Burraco pulito</translation>
        </message>
        <message>
            <source>Deals</source>
            <translation>Smazzate</translation>
        </message>
        <message>
            <source>Decks</source>
            <translation>Mazzi</translation>
        </message>
        <message>
            <source>Differs from {preset}</source>
            <translation>Differenze da {preset}</translation>
        </message>
        <message>
            <source>Dirty canasta</source>
            <translation>Burraco sporco</translation>
        </message>
        <message>
            <source>Discard pile</source>
            <translation>Scarti</translation>
        </message>
        <message>
            <source>Eight cards of a rank pay {points}.</source>
            <translation>Otto carte dello stesso valore valgono {points}.</translation>
        </message>
        <message>
            <source>Eight of a rank</source>
            <translation>Otto dello stesso valore</translation>
        </message>
        <message>
            <source>Eight to king</source>
            <translation>Dall'otto al re</translation>
        </message>
        <message>
            <source>End of the deal</source>
            <translation>Fine della smazzata</translation>
        </message>
        <message numerus="yes">
            <source>Everyone gets %n card(s).</source>
            <translation>
                <numerusform>Ognuno riceve %n carta.</numerusform>
                <numerusform>Ognuno riceve %n carte.</numerusform>
            </translation>
        </message>
        <message>
            <source>Everyone needs at least one card.</source>
            <translation>Ognuno ha almeno una carta.</translation>
        </message>
        <message>
            <source>Exactly the target is not enough.</source>
            <translation>Raggiungere il traguardo esatto non basta.</translation>
        </message>
        <message>
            <source>First card of the pile</source>
            <translation>Prima carta degli scarti</translation>
        </message>
        <message>
            <source>Fourteen cards of a suit, from [AS] to [AS].</source>
            <translation>Quattordici carte di un seme, da [AS] a [AS].</translation>
        </message>
        <message>
            <source>Going out</source>
            <translation>Chiusura</translation>
        </message>
        <message>
            <source>Going out without a pot</source>
            <translation>Chiudere senza pozzetto</translation>
        </message>
        <message>
            <source>Groups of rules</source>
            <translation>Gruppi di regole</translation>
        </message>
        <message>
            <source>Hands in reserve; a team takes one when a player has no cards left.</source>
            <translation>Mani di riserva; la coppia ne prende una quando un giocatore resta senza carte.</translation>
        </message>
        <message>
            <source>House rules</source>
            <translation>Regole di casa</translation>
        </message>
        <message>
            <source>House rules (*{suffix})</source>
            <translation>Regole di casa (*{suffix})</translation>
        </message>
        <message>
            <source>How many people may sit at the table.</source>
            <translation>Quante persone possono sedere al tavolo.</translation>
        </message>
        <message>
            <source>If no team took a pot, all of them lose these points.</source>
            <translation>Se nessuna coppia ha preso il pozzetto, tutte perdono questi punti.</translation>
        </message>
        <message>
            <source>If the pile was one card, whoever took it may not discard it in the same turn.</source>
            <translation>Se c'era una sola carta, chi l'ha raccolta non può scartarla nello stesso turno.</translation>
        </message>
        <message>
            <source>In a timed game the last deal is played to its end, or everybody has one more turn.</source>
            <translation>In una partita a tempo l'ultima smazzata si gioca fino in fondo, o ciascuno ha ancora un turno.</translation>
        </message>
        <message>
            <source>Joker</source>
            <translation>Jolly</translation>
        </message>
        <message>
            <source>Jokers</source>
            <translation>Jolly</translation>
        </message>
        <message>
            <source>Jokers come in pairs, six at most.</source>
            <translation>I jolly vanno a coppie, al massimo sei.</translation>
        </message>
        <message>
            <source>Jokers in the whole game. Twos can be wild in any case.</source>
            <translation>Jolly in tutto il gioco. I due possono comunque fare da matta.</translation>
        </message>
        <message>
            <source>Last discard</source>
            <translation>Ultimo scarto</translation>
        </message>
        <message>
            <source>Less</source>
            <translation>Meno</translation>
        </message>
        <message>
            <source>Longest set</source>
            <translation>Tris più lungo</translation>
        </message>
        <message>
            <source>Low is [AH] [2H] [3H], high is [QH] [KH] [AH].</source>
            <translation>Basso è [AH] [2H] [3H], alto è [QH] [KH] [AH].</translation>
        </message>
        <message>
            <source>Match</source>
            <translation>Partita</translation>
        </message>
        <message>
            <source>Melds</source>
            <translation>Giochi</translation>
        </message>
        <message>
            <source>Melds count against you</source>
            <translation>I giochi contano contro</translation>
        </message>
        <message>
            <source>Melds count for a team even without a canasta.</source>
            <translation>I giochi contano a favore anche senza burraco.</translation>
        </message>
        <message>
            <source>Minimum first meld</source>
            <translation>Apertura minima</translation>
        </message>
        <message>
            <source>More</source>
            <translation>Più</translation>
        </message>
        <message>
            <source>Name of these rules</source>
            <translation>Nome di queste regole</translation>
        </message>
        <message>
            <source>Nearest of the nine games: {preset}</source>
            <translation>Il più vicino dei nove giochi: {preset}</translation>
        </message>
        <message>
            <source>Needed for the pot</source>
            <translation>Per prendere il pozzetto</translation>
        </message>
        <message>
            <source>No pile for a single card in hand</source>
            <translation>Niente scarti con una sola carta</translation>
        </message>
        <message>
            <source>One set of each rank</source>
            <translation>Un tris per valore</translation>
        </message>
        <message>
            <source>Open: all see it, anyone may take it. Closed: only its top card is known, and whoever takes the pile must meld that card at once.</source>
            <translation>Aperti: tutti li vedono, chiunque può raccoglierli. Chiusi: si vede solo la prima carta, e chi raccoglie deve calarla subito.</translation>
        </message>
        <message>
            <source>Penalty even when nobody took one</source>
            <translation>Penalità anche se nessuno l'ha preso</translation>
        </message>
        <message>
            <source>Penalty without a pot</source>
            <translation>Penalità senza pozzetto</translation>
        </message>
        <message>
            <source>Pile</source>
            <translation>Scarti</translation>
        </message>
        <message>
            <source>Players</source>
            <translation>Giocatori</translation>
        </message>
        <message>
            <source>Players: {numbers}.</source>
            <translation>Giocatori: {numbers}.</translation>
        </message>
        <message>
            <source>Points for a team that took a pot and played from it.</source>
            <translation>Punti della coppia che ha preso un pozzetto e lo ha giocato.</translation>
        </message>
        <message>
            <source>Points for the team that ends the deal.</source>
            <translation>Punti della coppia che chiude la smazzata.</translation>
        </message>
        <message>
            <source>Points go in steps of five.</source>
            <translation>I punti vanno di cinque in cinque.</translation>
        </message>
        <message>
            <source>Points of a joker.</source>
            <translation>Punti di un jolly.</translation>
        </message>
        <message>
            <source>Points of a two, wild or in its own place.</source>
            <translation>Punti di un due, matta o al suo posto.</translation>
        </message>
        <message>
            <source>Points of an ace.</source>
            <translation>Punti di un asso.</translation>
        </message>
        <message>
            <source>Points of each card from [3S] to [7S].</source>
            <translation>Punti di ogni carta da [3S] a [7S].</translation>
        </message>
        <message>
            <source>Points of each card from [8S] to [KS].</source>
            <translation>Punti di ogni carta da [8S] a [KS].</translation>
        </message>
        <message>
            <source>Points that a team loses when it took no pot.</source>
            <translation>Punti che la coppia perde se non ha preso il pozzetto.</translation>
        </message>
        <message>
            <source>Points that a vulnerable team must lay in the turn of its first melds.</source>
            <translation>Punti che una coppia vulnerabile deve calare nel primo turno.</translation>
        </message>
        <message>
            <source>Pot taken, but never played</source>
            <translation>Pozzetto preso ma mai giocato</translation>
        </message>
        <message>
            <source>Pots</source>
            <translation>Pozzetti</translation>
        </message>
        <message>
            <source>Read a file…</source>
            <translation>Leggi un file…</translation>
        </message>
        <message>
            <source>Repair it so</source>
            <translation>Correggi così</translation>
        </message>
        <message>
            <source>Rounds without progress</source>
            <translation>Giri senza progressi</translation>
        </message>
        <message>
            <source>Scoring</source>
            <translation>Punteggio</translation>
        </message>
        <message>
            <source>Semi-clean canasta</source>
            <translation>Burraco semipulito</translation>
        </message>
        <message>
            <source>Semi-clean when</source>
            <translation>Semipulito quando</translation>
        </message>
        <message>
            <source>Sets</source>
            <translation>Tris</translation>
        </message>
        <message>
            <source>Sets are of these ranks only: {ranks}.</source>
            <translation>I tris sono solo di questi valori: {ranks}.</translation>
        </message>
        <message>
            <source>Sets may be of any rank but two.</source>
            <translation>I tris possono essere di ogni valore tranne il due.</translation>
        </message>
        <message>
            <source>Seven natural cards in a row make a canasta semi-clean.</source>
            <translation>Sette carte naturali di fila rendono il burraco semipulito.</translation>
        </message>
        <message>
            <source>Share as a file…</source>
            <translation>Condividi come file…</translation>
        </message>
        <message>
            <source>Six at the table</source>
            <translation>Sei al tavolo</translation>
        </message>
        <message>
            <source>Six players form three pairs or two teams.</source>
            <translation>Sei giocatori formano tre coppie o due squadre.</translation>
        </message>
        <message>
            <source>Six players form three pairs, or two teams of three.</source>
            <translation>Sei giocatori formano tre coppie, o due squadre di tre.</translation>
        </message>
        <message>
            <source>Six players form three pairs.</source>
            <translation>Sei giocatori formano tre coppie.</translation>
        </message>
        <message>
            <source>Six players form two teams of three.</source>
            <translation>Sei giocatori formano due squadre di tre.</translation>
        </message>
        <message>
            <source>Smallest repair: {changes}</source>
            <translation>Correzione minima: {changes}</translation>
        </message>
        <message>
            <source>So many cards everyone gets at the start.</source>
            <translation>Quante carte riceve ognuno all'inizio.</translation>
        </message>
        <message>
            <source>So many cards lie in each pot.</source>
            <translation>Quante carte ci sono in ogni pozzetto.</translation>
        </message>
        <message>
            <source>So many deals a match of a fixed length has.</source>
            <translation>Quante smazzate ha una partita di durata fissa.</translation>
        </message>
        <message>
            <source>So many decks of 52 cards are shuffled together.</source>
            <translation>Quanti mazzi da 52 carte si mescolano insieme.</translation>
        </message>
        <message>
            <source>Someone must play: two, four or six people.</source>
            <translation>Qualcuno deve giocare: due, quattro o sei persone.</translation>
        </message>
        <message>
            <source>Target</source>
            <translation>Traguardo</translation>
        </message>
        <message>
            <source>The card you go out with may be a joker or a two.</source>
            <translation>La carta di chiusura può essere un jolly o un due.</translation>
        </message>
        <message>
            <source>The cards of a pot that was never played count against its owner.</source>
            <translation>Le carte di un pozzetto mai giocato contano contro chi l'ha.</translation>
        </message>
        <message numerus="yes">
            <source>The deal ends after %n round(s) without progress.</source>
            <translation>
                <numerusform>La smazzata finisce dopo %n giro senza progressi.</numerusform>
                <numerusform>La smazzata finisce dopo %n giri senza progressi.</numerusform>
            </translation>
        </message>
        <message>
            <source>The deal ends when two cards are left, or with the last card; or an untaken pot becomes the new stock.</source>
            <translation>La smazzata finisce con due carte nel mazzo, o con l'ultima; oppure un pozzetto non preso diventa il nuovo mazzo.</translation>
        </message>
        <message>
            <source>The end of a sequence where it is put first; you may choose the other.</source>
            <translation>L'estremità della sequenza dove va per prima; si può scegliere l'altra.</translation>
        </message>
        <message>
            <source>The file {file} comes from a newer version of the program.</source>
            <translation>Il file {file} viene da una versione più nuova del programma.</translation>
        </message>
        <message>
            <source>The file {file} holds no house rules.</source>
            <translation>Il file {file} non contiene regole di casa.</translation>
        </message>
        <message>
            <source>The file {file} is damaged; nothing was changed.</source>
            <translation>Il file {file} è danneggiato; non è cambiato nulla.</translation>
        </message>
        <message>
            <source>The first card may be exchanged</source>
            <translation>La prima carta si può cambiare</translation>
        </message>
        <message>
            <source>The first player may put the first drawn card on the pile and draw another.</source>
            <translation>Chi comincia può mettere la prima carta pescata sugli scarti e pescarne un'altra.</translation>
        </message>
        <message>
            <source>The last discard may be a wild card.</source>
            <translation>L'ultimo scarto può essere una matta.</translation>
        </message>
        <message>
            <source>The last discard may not be a wild card.</source>
            <translation>L'ultimo scarto non può essere una matta.</translation>
        </message>
        <message>
            <source>The match is decided</source>
            <translation>La partita si decide</translation>
        </message>
        <message>
            <source>The most cards of a set. Two decks have eight of a rank; with a wild card that is nine.</source>
            <translation>Il massimo di carte di un tris. Due mazzi ne hanno otto per valore; con una matta sono nove.</translation>
        </message>
        <message>
            <source>The pile begins with one card or none.</source>
            <translation>Gli scarti cominciano con una carta o nessuna.</translation>
        </message>
        <message>
            <source>The points that end a match; the last deal is played to its end.</source>
            <translation>I punti che chiudono la partita; l'ultima smazzata si gioca fino in fondo.</translation>
        </message>
        <message>
            <source>The rules are in {file}; anyone with this program can read them.</source>
            <translation>Le regole sono in {file}; chi ha questo programma può leggerle.</translation>
        </message>
        <message>
            <source>The rules in {file} do not fit together.</source>
            <translation>Le regole in {file} non quadrano tra loro.</translation>
        </message>
        <message>
            <source>The target must be passed</source>
            <translation>Il traguardo va superato</translation>
        </message>
        <message>
            <source>The wild card stands at an end, or anywhere beside seven cards in a row.</source>
            <translation>La matta sta a un'estremità, o ovunque accanto a sette carte di fila.</translation>
        </message>
        <message>
            <source>There are not enough cards for all hands and pots.</source>
            <translation>Non ci sono abbastanza carte per tutte le mani e i pozzetti.</translation>
        </message>
        <message>
            <source>These are the rules of {file}.</source>
            <translation>Queste sono le regole di {file}.</translation>
        </message>
        <message>
            <source>They may grow bit by bit, or must be laid in one move to get their bonus.</source>
            <translation>Possono crescere a poco a poco, o vanno calate in una volta per avere il premio.</translation>
        </message>
        <message>
            <source>Three or more cards of one of these ranks, such as [KS] [KH] [KD].</source>
            <translation>Tre o più carte di uno di questi valori, come [KS] [KH] [KD].</translation>
        </message>
        <message>
            <source>Three to seven</source>
            <translation>Dal tre al sette</translation>
        </message>
        <message>
            <source>Two</source>
            <translation>Due</translation>
        </message>
        <message>
            <source>Two aces in one sequence</source>
            <translation>Due assi in una sequenza</translation>
        </message>
        <message>
            <source>Two to ace</source>
            <translation>Dal due all'asso</translation>
        </message>
        <message>
            <source>Two to ace pays {points}.</source>
            <translation>Dal due all'asso vale {points}.</translation>
        </message>
        <message>
            <source>Twos and jokers make no sets.</source>
            <translation>Due e jolly non formano tris.</translation>
        </message>
        <message>
            <source>Use these rules</source>
            <translation>Usa queste regole</translation>
        </message>
        <message>
            <source>Victory Points are for three or four deals.</source>
            <translation>I Victory Point valgono per tre o quattro smazzate.</translation>
        </message>
        <message>
            <source>Victory Points are for two teams.</source>
            <translation>I Victory Point valgono per due squadre.</translation>
        </message>
        <message>
            <source>Vulnerable above</source>
            <translation>Vulnerabile oltre</translation>
        </message>
        <message>
            <source>What a team must have on the table before it may take a pot.</source>
            <translation>Che cosa deve avere in tavola la coppia prima di prendere un pozzetto.</translation>
        </message>
        <message>
            <source>When [2S]–[7S] grows by [9S], the two becomes the eight.</source>
            <translation>Quando a [2S]–[7S] si aggiunge [9S], il due diventa l'otto.</translation>
        </message>
        <message>
            <source>When the stock runs out</source>
            <translation>Quando il mazzo è esaurito</translation>
        </message>
        <message>
            <source>When time is up</source>
            <translation>Quando il tempo è scaduto</translation>
        </message>
        <message>
            <source>Whether going out needs a card for the discard pile.</source>
            <translation>Se la chiusura richiede una carta per gli scarti.</translation>
        </message>
        <message>
            <source>Whether they slide when a sequence grows. One between two cards waits for the card it stands for, unless it moves freely.</source>
            <translation>Se scorrono quando la sequenza cresce. Fra due carte la matta aspetta la carta che rappresenta, a meno che non scorra libera.</translation>
        </message>
        <message>
            <source>Wild card as last discard</source>
            <translation>Matta come ultimo scarto</translation>
        </message>
        <message>
            <source>Wild cards</source>
            <translation>Matte</translation>
        </message>
        <message>
            <source>Wild cards on the table</source>
            <translation>Matte in tavola</translation>
        </message>
        <message>
            <source>With one card in hand you must draw from the stock.</source>
            <translation>Con una sola carta in mano si deve pescare dal mazzo.</translation>
        </message>
        <message>
            <source>Without a canasta the own melds count against a team.</source>
            <translation>Senza burraco i propri giochi contano contro la coppia.</translation>
        </message>
        <message>
            <source>a canasta</source>
            <translation>un burraco</translation>
        </message>
        <message>
            <source>a clean one</source>
            <translation>uno pulito</translation>
        </message>
        <message>
            <source>a pot is the stock</source>
            <translation>un pozzetto fa da mazzo</translation>
        </message>
        <message>
            <source>all</source>
            <translation>tutti</translation>
        </message>
        <message>
            <source>any</source>
            <translation>qualsiasi</translation>
        </message>
        <message>
            <source>as if not taken</source>
            <translation>come non preso</translation>
        </message>
        <message>
            <source>at an end</source>
            <translation>a un'estremità</translation>
        </message>
        <message>
            <source>beside seven</source>
            <translation>accanto a sette</translation>
        </message>
        <message>
            <source>bit by bit</source>
            <translation>a poco a poco</translation>
        </message>
        <message>
            <source>both</source>
            <translation>entrambi</translation>
        </message>
        <message>
            <source>by Victory Points</source>
            <translation>con i Victory Point</translation>
        </message>
        <message>
            <source>by a target</source>
            <translation>con un traguardo</translation>
        </message>
        <message>
            <source>by points</source>
            <translation>a punti</translation>
        </message>
        <message>
            <source>changed fields</source>
            <translation>campi modificati</translation>
        </message>
        <message>
            <source>closed</source>
            <translation>chiusi</translation>
        </message>
        <message>
            <source>does not fit</source>
            <translation>non quadra</translation>
        </message>
        <message>
            <source>high only</source>
            <translation>solo alto</translation>
        </message>
        <message>
            <source>in one move</source>
            <translation>in una volta</translation>
        </message>
        <message>
            <source>its cards count</source>
            <translation>le sue carte contano</translation>
        </message>
        <message>
            <source>last card</source>
            <translation>ultima carta</translation>
        </message>
        <message>
            <source>low only</source>
            <translation>solo basso</translation>
        </message>
        <message>
            <source>move at the ends</source>
            <translation>scorrono alle estremità</translation>
        </message>
        <message>
            <source>move freely</source>
            <translation>scorrono libere</translation>
        </message>
        <message>
            <source>needed</source>
            <translation>necessario</translation>
        </message>
        <message>
            <source>never move</source>
            <translation>non scorrono mai</translation>
        </message>
        <message>
            <source>no</source>
            <translation>no</translation>
        </message>
        <message>
            <source>nobody</source>
            <translation>nessuno</translation>
        </message>
        <message>
            <source>none</source>
            <translation>nessuno</translation>
        </message>
        <message>
            <source>not needed</source>
            <translation>non serve</translation>
        </message>
        <message>
            <source>nothing</source>
            <translation>niente</translation>
        </message>
        <message>
            <source>one more turn</source>
            <translation>ancora un turno</translation>
        </message>
        <message>
            <source>only in a match of some deals</source>
            <translation>solo in una partita a smazzate</translation>
        </message>
        <message>
            <source>only in a match to a target</source>
            <translation>solo in una partita con traguardo</translation>
        </message>
        <message>
            <source>only where a team can be vulnerable</source>
            <translation>solo dove una coppia può essere vulnerabile</translation>
        </message>
        <message>
            <source>only with a high ace</source>
            <translation>solo con l'asso alto</translation>
        </message>
        <message>
            <source>only with a low ace</source>
            <translation>solo con l'asso basso</translation>
        </message>
        <message>
            <source>only with a wild card in a meld</source>
            <translation>solo con una matta in un gioco</translation>
        </message>
        <message>
            <source>only with pots</source>
            <translation>solo con i pozzetti</translation>
        </message>
        <message>
            <source>only with semi-clean canastas</source>
            <translation>solo con burrachi semipuliti</translation>
        </message>
        <message>
            <source>only with sets</source>
            <translation>solo con i tris</translation>
        </message>
        <message>
            <source>only with six players</source>
            <translation>solo in sei</translation>
        </message>
        <message>
            <source>only with two aces in one sequence</source>
            <translation>solo con due assi in una sequenza</translation>
        </message>
        <message>
            <source>open</source>
            <translation>aperti</translation>
        </message>
        <message>
            <source>play to the end</source>
            <translation>fino in fondo</translation>
        </message>
        <message numerus="yes">
            <source>settle %n thing(s) first</source>
            <translation>
                <numerusform>prima sistema %n cosa</numerusform>
                <numerusform>prima sistema %n cose</numerusform>
            </translation>
        </message>
        <message>
            <source>starts from</source>
            <translation>parte da</translation>
        </message>
        <message>
            <source>three pairs</source>
            <translation>tre coppie</translation>
        </message>
        <message>
            <source>to the high end</source>
            <translation>all'estremità alta</translation>
        </message>
        <message>
            <source>to the low end</source>
            <translation>all'estremità bassa</translation>
        </message>
        <message>
            <source>two cards left</source>
            <translation>restano due carte</translation>
        </message>
        <message>
            <source>two teams of three</source>
            <translation>due squadre di tre</translation>
        </message>
        <message>
            <source>was: {value}</source>
            <translation>era: {value}</translation>
        </message>
        <message>
            <source>yes</source>
            <translation>sì</translation>
        </message>
        <message>
            <source>{field} ({value})</source>
            <translation>{field} ({value})</translation>
        </message>
        <message>
            <source>{field}: {value}</source>
            <translation>{field}: {value}</translation>
        </message>
        <message>
            <source>{field}: {value}.</source>
            <translation>{field}: {value}.</translation>
        </message>
        <message>
            <source>{preset} as it stands</source>
            <translation>{preset} così com'è</translation>
        </message>
        <message>
            <source>{preset}, house rules</source>
            <translation>{preset}, regole di casa</translation>
        </message>
        <message>
            <source>{sentence} See: {fields}.</source>
            <translation>{sentence} Vedi: {fields}.</translation>
        </message>
    </context>
    <context>
        <name>Keys</name>
        <message>
            <source>1 to 9 add to that meld, arrows walk, Space picks a card, Enter does what the large button says, Esc goes back. These stay.</source>
            <translation>I tasti da 1 a 9 legano a quel gioco, con le frecce ti muovi, Spazio sceglie una carta, Invio fa ciò che dice il pulsante grande, Esc torna indietro. Questi restano.</translation>
        </message>
        <message>
            <source>Add to that meld</source>
            <translation>Legare a quel gioco</translation>
        </message>
        <message>
            <source>Arrows</source>
            <translation>Frecce</translation>
        </message>
        <message>
            <source>Choose cards on the way</source>
            <translation>Scegliere le carte di seguito</translation>
        </message>
        <message>
            <source>Choose the card, or act there</source>
            <translation>Scegliere la carta o agire lì</translation>
        </message>
        <message>
            <source>Ctrl + arrows</source>
            <translation>Ctrl + frecce</translation>
        </message>
        <message>
            <source>Do what the large button says</source>
            <translation>Fare ciò che dice il pulsante</translation>
        </message>
        <message>
            <source>Enter</source>
            <comment>the key</comment>
            <translation>Invio</translation>
        </message>
        <message>
            <source>Keys</source>
            <translation>Tasti</translation>
        </message>
        <message>
            <source>Leave it, go back</source>
            <translation>Rinunciare, tornare</translation>
        </message>
        <message>
            <source>Move the card in the hand</source>
            <translation>Spostare la carta in mano</translation>
        </message>
        <message>
            <source>Press a key cap, then the key that it shall be. Esc leaves it as it is.</source>
            <translation>Clicca un tasto della lista, poi premi quello che vuoi. Esc lo lascia com'è.</translation>
        </message>
        <message>
            <source>Press a key…</source>
            <translation>Premi un tasto…</translation>
        </message>
        <message>
            <source>Reset the keys</source>
            <translation>Ripristina i tasti</translation>
        </message>
        <message>
            <source>Shift + arrows</source>
            <translation>Shift + frecce</translation>
        </message>
        <message>
            <source>Show the other layout of a meld</source>
            <translation>Mostrare l'altro modo</translation>
        </message>
        <message>
            <source>Space</source>
            <translation>Spazio</translation>
        </message>
        <message>
            <source>The letters can be changed in the settings.</source>
            <translation>Le lettere si possono cambiare nelle impostazioni.</translation>
        </message>
        <message>
            <source>Walk over the table</source>
            <translation>Muoversi sul tavolo</translation>
        </message>
        <message>
            <source>none</source>
            <translation>nessuno</translation>
        </message>
        <message>
            <source>{key} always does the same. With Ctrl or Alt it is free.</source>
            <translation>{key} fa sempre la stessa cosa. Con Ctrl o Alt è libero.</translation>
        </message>
        <message>
            <source>{key} is now for “{action}”; “{other}” has no key.</source>
            <translation>{key} ora è per «{action}»; «{other}» resta senza tasto.</translation>
        </message>
        <message>
            <source>{key} is the key for “{other}”. Press it once more to take it over, or another key.</source>
            <translation>{key} è il tasto di «{other}». Premilo di nuovo per prenderlo, oppure premine un altro.</translation>
        </message>
    </context>
    <context>
        <name>Licences</name>
        <message>
            <source>All parts</source>
            <translation>Tutte le parti</translation>
        </message>
        <message>
            <source>Licences</source>
            <translation>Licenze</translation>
        </message>
        <message>
            <source>Part</source>
            <translation>Parte</translation>
        </message>
        <message>
            <source>What this program is made of</source>
            <translation>Di che cosa è fatto questo programma</translation>
        </message>
        <message>
            <source>Words of the licence</source>
            <translation>Testo della licenza</translation>
        </message>
    </context>
    <context>
        <name>Log</name>
        <message>
            <source>Close</source>
            <translation>Chiudi</translation>
        </message>
        <message>
            <source>Deal log</source>
            <translation>Registro giocate</translation>
        </message>
        <message>
            <source>Why did they play this?</source>
            <translation>Perché ha giocato così?</translation>
        </message>
        <message>
            <source>Why is this allowed?</source>
            <translation>Perché è permesso?</translation>
        </message>
    </context>
    <context>
        <name>NewMatchPage</name>
        <message>
            <source> and against </source>
            <translation> e contro </translation>
        </message>
        <message>
            <source>Back</source>
            <translation>Indietro</translation>
        </message>
        <message>
            <source>Back to the start page</source>
            <translation>Torna alla pagina iniziale</translation>
        </message>
        <message>
            <source>Click a seat to change it</source>
            <translation>Clicca su un posto per cambiarlo</translation>
        </message>
        <message>
            <source>Differs from</source>
            <translation>Differenze da</translation>
        </message>
        <message>
            <source>Enter</source>
            <comment>the key</comment>
            <translation>Invio</translation>
        </message>
        <message>
            <source>Games</source>
            <translation>Giochi</translation>
        </message>
        <message>
            <source>New match</source>
            <translation>Nuova partita</translation>
        </message>
        <message>
            <source>Play</source>
            <translation>Gioca</translation>
        </message>
        <message>
            <source>Who sits where</source>
            <translation>Chi siede dove</translation>
        </message>
        <message numerus="yes">
            <source>and %n more</source>
            <translation>
                <numerusform>e %n altra</numerusform>
                <numerusform>e altre %n</numerusform>
            </translation>
        </message>
        <message>
            <source>deal number {number}</source>
            <translation>smazzata numero {number}</translation>
        </message>
        <message>
            <source>you</source>
            <translation>tu</translation>
        </message>
        <message>
            <source>{own} against {others}</source>
            <translation>{own} contro {others}</translation>
        </message>
    </context>
    <context>
        <name>Options</name>
        <message>
            <source>Deal number</source>
            <translation>Numero della smazzata</translation>
        </message>
        <message>
            <source>Draw a number</source>
            <translation>Estrai un numero</translation>
        </message>
        <message>
            <source>Length of the match</source>
            <translation>Durata della partita</translation>
        </message>
        <message>
            <source>Own target</source>
            <translation>Traguardo a scelta</translation>
        </message>
        <message>
            <source>Own target…</source>
            <translation>Traguardo a scelta…</translation>
        </message>
        <message>
            <source>Players</source>
            <translation>Giocatori</translation>
        </message>
        <message>
            <source>The same number deals the same cards.</source>
            <translation>Lo stesso numero dà le stesse carte.</translation>
        </message>
        <message>
            <source>new, by chance</source>
            <translation>nuova, a caso</translation>
        </message>
        <message>
            <source>points, for instance {points}</source>
            <translation>punti, per esempio {points}</translation>
        </message>
    </context>
    <context>
        <name>People</name>
        <message>
            <source>Enter</source>
            <comment>the key</comment>
            <translation>Invio</translation>
        </message>
        <message>
            <source>I am {name}, show my cards</source>
            <translation>Sono {name}, mostra le mie carte</translation>
        </message>
        <message>
            <source>Nobody has played yet in this deal.</source>
            <translation>Nessuno ha ancora giocato in questa smazzata.</translation>
        </message>
        <message>
            <source>Since your last turn</source>
            <translation>Dal tuo ultimo turno</translation>
        </message>
        <message>
            <source>The cards are covered. Is only {name} looking?</source>
            <translation>Le carte sono coperte. Sta guardando solo {name}?</translation>
        </message>
        <message>
            <source>The cards of {before} are covered. Is only {name} looking?</source>
            <translation>Le carte di {before} sono coperte. Sta guardando solo {name}?</translation>
        </message>
        <message>
            <source>The cards stay covered until {name} is ready.</source>
            <translation>Le carte restano coperte finché {name} non è al suo posto.</translation>
        </message>
        <message>
            <source>{name}, it is your turn</source>
            <translation>{name}, tocca a te</translation>
        </message>
        <message>
            <source>{name}: take the discard back</source>
            <translation>{name}: riprendi lo scarto</translation>
        </message>
    </context>
    <context>
        <name>Preset</name>
        <message>
            <source>Argentina and Uruguay</source>
            <translation>Argentina e Uruguay</translation>
        </message>
        <message>
            <source>Brazil, sequences only</source>
            <translation>Brasile, solo sequenze</translation>
        </message>
        <message>
            <source>Bukharo</source>
            <translation>Bukharo</translation>
        </message>
        <message>
            <source>Buraco</source>
            <translation>Buraco</translation>
        </message>
        <message>
            <source>Buraco STBL</source>
            <translation>Buraco STBL</translation>
        </message>
        <message>
            <source>Buraco, closed pile</source>
            <translation>Buraco chiuso</translation>
        </message>
        <message>
            <source>Buraco, open pile</source>
            <translation>Buraco aperto</translation>
        </message>
        <message>
            <source>Burako</source>
            <translation>Burako</translation>
        </message>
        <message>
            <source>Burraco for six</source>
            <translation>Burraco in sei</translation>
        </message>
        <message>
            <source>Canastra</source>
            <translation>Canastra</translation>
        </message>
        <message>
            <source>Federation rules</source>
            <translation>Regole federali</translation>
        </message>
        <message>
            <source>Italian Burraco</source>
            <translation>Burraco italiano</translation>
        </message>
        <message>
            <source>No sets, clean going out</source>
            <translation>Senza tris, chiusura pulita</translation>
        </message>
        <message>
            <source>Only the top card is known</source>
            <translation>Si vede solo la prima carta</translation>
        </message>
        <message>
            <source>Sequences and sets</source>
            <translation>Sequenze e tris</translation>
        </message>
        <message>
            <source>Sequences only, one deal</source>
            <translation>Solo sequenze, una smazzata</translation>
        </message>
        <message>
            <source>Sets; a minimum to open</source>
            <translation>Tris; apertura minima</translation>
        </message>
        <message>
            <source>Three decks, three pairs</source>
            <translation>Tre mazzi, tre coppie</translation>
        </message>
    </context>
    <context>
        <name>Reason</name>
        <message>
            <source>A whole sequence is ready.</source>
            <translation>C'è una sequenza pronta.</translation>
        </message>
        <message>
            <source>A whole sequence is ready: {cards}</source>
            <translation>C'è una sequenza pronta: {cards}</translation>
        </message>
        <message>
            <source>A whole set is ready.</source>
            <translation>C'è un tris pronto.</translation>
        </message>
        <message>
            <source>A whole set is ready: {cards}</source>
            <translation>C'è un tris pronto: {cards}</translation>
        </message>
        <message>
            <source>A wild card can be spared for this.</source>
            <translation>Vale la pena usare una matta.</translation>
        </message>
        <message>
            <source>A wild card can be spared for this: {cards}</source>
            <translation>Vale la pena usare una matta: {cards}</translation>
        </message>
        <message>
            <source>An empty hand takes the pot.</source>
            <translation>La mano vuota prende il pozzetto.</translation>
        </message>
        <message>
            <source>Cards of the pile fit the hand.</source>
            <translation>Carte degli scarti legano con la mano.</translation>
        </message>
        <message>
            <source>Cards of the pile fit the hand: {cards}</source>
            <translation>Carte degli scarti legano con la mano: {cards}</translation>
        </message>
        <message>
            <source>Cards of the pile grow own melds.</source>
            <translation>Carte degli scarti allungano i propri giochi.</translation>
        </message>
        <message>
            <source>Cards of the pile grow own melds: {cards}</source>
            <translation>Carte degli scarti allungano i propri giochi: {cards}</translation>
        </message>
        <message>
            <source>Going out ends the deal at about {difference} points.</source>
            <translation>Chiudere finisce la smazzata a circa {difference} punti.</translation>
        </message>
        <message>
            <source>Going out is worth more now than playing on.</source>
            <translation>Chiudere ora vale più che continuare.</translation>
        </message>
        <message>
            <source>It gives a meld of seven cards or more.</source>
            <translation>Fa un gioco di sette o più carte.</translation>
        </message>
        <message>
            <source>It gives a meld of seven cards or more: {cards}</source>
            <translation>Fa un gioco di sette o più carte: {cards}</translation>
        </message>
        <message>
            <source>It grows an own meld.</source>
            <translation>Allunga un proprio gioco.</translation>
        </message>
        <message>
            <source>It grows an own meld: {cards}</source>
            <translation>Allunga un proprio gioco: {cards}</translation>
        </message>
        <message>
            <source>Nothing else is possible here.</source>
            <translation>Qui non si può fare altro.</translation>
        </message>
        <message>
            <source>The deal may end soon because of {names}, and a pile in hand would cost points.</source>
            <translation>La smazzata può finire presto (attenti a {names}) e gli scarti in mano costerebbero punti.</translation>
        </message>
        <message>
            <source>The deal may end soon because of {names}. What can go goes: {cards}</source>
            <translation>La smazzata può finire presto (attenti a {names}). Si cala il possibile: {cards}</translation>
        </message>
        <message>
            <source>The deal may end soon, and a pile in hand would cost points.</source>
            <translation>La smazzata può finire presto e gli scarti in mano costerebbero punti.</translation>
        </message>
        <message numerus="yes">
            <source>The deal may end soon, and this card counts %n point(s): {cards}</source>
            <translation>
                <numerusform>La smazzata può finire presto e questa carta vale %n punto: {cards}</numerusform>
                <numerusform>La smazzata può finire presto e questa carta vale %n punti: {cards}</numerusform>
            </translation>
        </message>
        <message>
            <source>The deal may end soon, and this card counts many points.</source>
            <translation>La smazzata può finire presto e questa carta vale molti punti.</translation>
        </message>
        <message>
            <source>The deal may end soon. What can go goes.</source>
            <translation>La smazzata può finire presto. Si cala il possibile.</translation>
        </message>
        <message>
            <source>The deal may end soon. What can go goes: {cards}</source>
            <translation>La smazzata può finire presto. Si cala il possibile: {cards}</translation>
        </message>
        <message>
            <source>The first card fits least and is exchanged.</source>
            <translation>La prima carta è quella che serve meno e si cambia.</translation>
        </message>
        <message>
            <source>The first card fits least and is exchanged: {cards}</source>
            <translation>La prima carta è quella che serve meno e si cambia: {cards}</translation>
        </message>
        <message>
            <source>The first melds of the turn must reach a minimum.</source>
            <translation>I primi giochi del turno devono raggiungere un minimo.</translation>
        </message>
        <message>
            <source>The first melds of the turn must reach {points} points.</source>
            <translation>I primi giochi del turno devono raggiungere {points} punti.</translation>
        </message>
        <message>
            <source>The pile brings many cards at once.</source>
            <translation>Gli scarti portano molte carte in una volta.</translation>
        </message>
        <message numerus="yes">
            <source>The pile brings many cards at once: %n</source>
            <translation>
                <numerusform>Gli scarti portano più carte in una volta: %n</numerusform>
                <numerusform>Gli scarti portano più carte in una volta: %n</numerusform>
            </translation>
        </message>
        <message>
            <source>The pile has wild cards.</source>
            <translation>Fra gli scarti ci sono matte.</translation>
        </message>
        <message>
            <source>The pile has wild cards: {cards}</source>
            <translation>Fra gli scarti ci sono matte: {cards}</translation>
        </message>
        <message>
            <source>The pile helps too little.</source>
            <translation>Gli scarti aiutano troppo poco.</translation>
        </message>
        <message>
            <source>The pile helps too little. All that fits the hand: {cards}</source>
            <translation>Gli scarti aiutano troppo poco. Lega con la mano solo: {cards}</translation>
        </message>
        <message>
            <source>The reason for this is no longer known.</source>
            <translation>Il motivo non è più noto.</translation>
        </message>
        <message>
            <source>The stock gives a new card, and the hand stays small.</source>
            <translation>Il mazzo dà una carta nuova e la mano resta piccola.</translation>
        </message>
        <message>
            <source>This card fits least into the hand.</source>
            <translation>Questa carta è quella che serve meno in mano.</translation>
        </message>
        <message>
            <source>This card fits least into the hand: {cards}</source>
            <translation>Questa carta è quella che serve meno in mano: {cards}</translation>
        </message>
        <message>
            <source>This card helps the opponents less than others.</source>
            <translation>Questa carta aiuta gli avversari meno di altre.</translation>
        </message>
        <message>
            <source>This card helps the opponents less than others: {cards}</source>
            <translation>Questa carta aiuta gli avversari meno di altre: {cards}</translation>
        </message>
        <message>
            <source>This card may fit a sequence of the partner.</source>
            <translation>Questa carta può servire a una sequenza del compagno.</translation>
        </message>
        <message>
            <source>This card may fit a sequence of the partner: {cards}</source>
            <translation>Questa carta può servire a una sequenza del compagno: {cards}</translation>
        </message>
        <message>
            <source>This card may fit a sequence that {names} began: {cards}</source>
            <translation>Questa carta può servire alla sequenza di {names}: {cards}</translation>
        </message>
        <message>
            <source>This is chosen by chance.</source>
            <translation>Questo è scelto a caso.</translation>
        </message>
        <message>
            <source>This may grow in hand before it is laid: {cards}</source>
            <translation>Questo può crescere in mano prima di calarlo: {cards}</translation>
        </message>
        <message>
            <source>What could be laid may grow in hand first.</source>
            <translation>Quello che si può calare può prima crescere in mano.</translation>
        </message>
        <message>
            <source>With few cards in hand the pile would only delay going out.</source>
            <translation>Con poche carte in mano gli scarti ritarderebbero solo la chiusura.</translation>
        </message>
        <message>
            <source>With the pile the hand can go out.</source>
            <translation>Con gli scarti la mano può chiudere.</translation>
        </message>
    </context>
    <context>
        <name>Refusal</name>
        <message>
            <source>A card from the stock is the only choice.</source>
            <translation>Resta solo una carta del mazzo.</translation>
        </message>
        <message>
            <source>A meld has at least three cards.</source>
            <translation>Un gioco ha almeno tre carte.</translation>
        </message>
        <message>
            <source>A meld is three or more cards of one suit in order, or three or more of one rank.</source>
            <translation>Un gioco è di tre o più carte di un seme in ordine, o di tre o più dello stesso valore.</translation>
        </message>
        <message>
            <source>A meld is three or more cards of one suit in order.</source>
            <translation>Un gioco è di tre o più carte di un seme in ordine.</translation>
        </message>
        <message>
            <source>A meld may have one wild card: a joker, or a two away from its own place.</source>
            <translation>Un gioco può avere una matta: un jolly, o un due fuori dal suo posto (pinella).</translation>
        </message>
        <message>
            <source>A second wild card in the sequence {first} to {last} of {suit}: {cards}.</source>
            <translation>Una seconda matta nella sequenza di {suit} da {first} a {last}: {cards}.</translation>
        </message>
        <message>
            <source>A second wild card in the set of {ranks}: {cards}.</source>
            <translation>Una seconda matta nel tris di {ranks}: {cards}.</translation>
        </message>
        <message>
            <source>A sequence has each card only once.</source>
            <translation>In una sequenza ogni carta c'è una volta sola.</translation>
        </message>
        <message>
            <source>A sequence has no gaps; one wild card can fill one place.</source>
            <translation>Una sequenza non ha vuoti; una matta può occupare un posto.</translation>
        </message>
        <message>
            <source>A sequence is of one suit, a set of one rank.</source>
            <translation>Una sequenza è di un solo seme, un tris di un solo valore.</translation>
        </message>
        <message>
            <source>A sequence is of one suit.</source>
            <translation>Una sequenza è di un solo seme.</translation>
        </message>
        <message>
            <source>A set may have at most {need} cards.</source>
            <translation>Un tris può avere al massimo {need} carte.</translation>
        </message>
        <message>
            <source>A single card taken as the pile may not go straight back.</source>
            <translation>L'unica carta raccolta dagli scarti non può tornarvi subito.</translation>
        </message>
        <message>
            <source>A team has one set of each rank; add the cards to it.</source>
            <translation>Una coppia ha un solo tris per valore; lega le carte a quello.</translation>
        </message>
        <message>
            <source>A team with a high score must open with at least {need}. Add more, or take them back.</source>
            <translation>Una coppia con molti punti apre con almeno {need}. Aggiungi altro, o annulla.</translation>
        </message>
        <message>
            <source>A turn ends with a discard that is allowed.</source>
            <translation>Il turno finisce con uno scarto permesso.</translation>
        </message>
        <message>
            <source>A turn goes: draw or take the pile, lay melds, discard.</source>
            <translation>Il turno va così: pescare o raccogliere gli scarti, calare, scartare.</translation>
        </message>
        <message>
            <source>A wild card between two others stays until the card that it stands for takes its place.</source>
            <translation>Una matta fra due carte resta finché la carta che rappresenta ne prende il posto.</translation>
        </message>
        <message>
            <source>All cards of an open pile go to your hand.</source>
            <translation>Tutte le carte degli scarti aperti vanno nella tua mano.</translation>
        </message>
        <message>
            <source>Already in the sequence {first} to {last} of {suit}: {cards}.</source>
            <translation>È già nella sequenza di {suit} da {first} a {last}: {cards}.</translation>
        </message>
        <message>
            <source>Another suit than the sequence {first} to {last} of {suit}: {cards}.</source>
            <translation>Non è del seme della sequenza di {suit} da {first} a {last}: {cards}.</translation>
        </message>
        <message>
            <source>Another suit: {cards}.</source>
            <translation>Un altro seme: {cards}.</translation>
        </message>
        <message>
            <source>Cards go on the melds of your own team only.</source>
            <translation>Si lega solo ai giochi della propria coppia.</translation>
        </message>
        <message>
            <source>Choose the card to discard.</source>
            <translation>Scegli la carta da scartare.</translation>
        </message>
        <message>
            <source>First show where this card goes: {cards}.</source>
            <translation>Prima mostra dove va questa carta: {cards}.</translation>
        </message>
        <message>
            <source>First take the pile, then meld.</source>
            <translation>Prima raccogli gli scarti, poi cala.</translation>
        </message>
        <message>
            <source>In the sequence {first} to {last} of {suit} the wild card cannot move: {cards}.</source>
            <translation>Nella sequenza di {suit} da {first} a {last} la matta non può scorrere: {cards}.</translation>
        </message>
        <message>
            <source>In this game melds have no wild cards.</source>
            <translation>In questo gioco non ci sono matte.</translation>
        </message>
        <message>
            <source>In this game you do not go out with a joker or a two.</source>
            <translation>In questo gioco non si chiude con un jolly o un due.</translation>
        </message>
        <message>
            <source>In this game you go out with a last discard.</source>
            <translation>In questo gioco si chiude con un ultimo scarto.</translation>
        </message>
        <message>
            <source>It is not your turn.</source>
            <translation>Non tocca a te.</translation>
        </message>
        <message>
            <source>Keep one card for the discard.</source>
            <translation>Tieni una carta per lo scarto.</translation>
        </message>
        <message>
            <source>Missing from this meld: {cards}.</source>
            <translation>Manca in questo gioco: {cards}.</translation>
        </message>
        <message>
            <source>No wild cards here: {cards}.</source>
            <translation>Qui niente matte: {cards}.</translation>
        </message>
        <message>
            <source>Not a meld here: equal ranks such as {cards}.</source>
            <translation>Qui non è un gioco: carte uguali come {cards}.</translation>
        </message>
        <message>
            <source>Not as the last discard: {cards}.</source>
            <translation>Non come ultimo scarto: {cards}.</translation>
        </message>
        <message>
            <source>Not for the set of {ranks}: {cards}.</source>
            <translation>Non va nel tris di {ranks}: {cards}.</translation>
        </message>
        <message>
            <source>Not in your hand: {cards}.</source>
            <translation>Non è nella tua mano: {cards}.</translation>
        </message>
        <message>
            <source>Not next to the sequence {first} to {last} of {suit}: {cards}.</source>
            <translation>Non è accanto alla sequenza di {suit} da {first} a {last}: {cards}.</translation>
        </message>
        <message>
            <source>Not now.</source>
            <translation>Non adesso.</translation>
        </message>
        <message>
            <source>Not to be discarded in this turn: {cards}.</source>
            <translation>Non si scarta in questo turno: {cards}.</translation>
        </message>
        <message>
            <source>One discard ends the turn.</source>
            <translation>Uno scarto termina il turno.</translation>
        </message>
        <message>
            <source>One discard ends the turn; choose a single card.</source>
            <translation>Uno scarto termina il turno; scegli una sola carta.</translation>
        </message>
        <message>
            <source>Only cards that you hold can be played.</source>
            <translation>Si giocano solo le carte che hai in mano.</translation>
        </message>
        <message>
            <source>Only one card can be discarded.</source>
            <translation>Si scarta una carta sola.</translation>
        </message>
        <message>
            <source>Only the first player of a deal may exchange a card: the first, before laying melds.</source>
            <translation>Solo chi comincia la smazzata può cambiare una carta: la prima, prima di calare.</translation>
        </message>
        <message>
            <source>Please try it once more.</source>
            <translation>Prova ancora una volta.</translation>
        </message>
        <message>
            <source>The card that you drew stays with you.</source>
            <translation>La carta pescata resta a te.</translation>
        </message>
        <message>
            <source>The discard pile is empty.</source>
            <translation>Non ci sono scarti.</translation>
        </message>
        <message>
            <source>The discard pile is the only choice.</source>
            <translation>Resta solo raccogliere gli scarti.</translation>
        </message>
        <message>
            <source>The discard pile stays where it is.</source>
            <translation>Gli scarti restano dove sono.</translation>
        </message>
        <message>
            <source>The score sheet shows how it was counted.</source>
            <translation>Il punteggio mostra come è stata contata.</translation>
        </message>
        <message>
            <source>The set of {ranks} would have {have} cards.</source>
            <translation>Il tris di {ranks} avrebbe {have} carte.</translation>
        </message>
        <message>
            <source>The stock is empty.</source>
            <translation>Il mazzo è vuoto.</translation>
        </message>
        <message>
            <source>The top card of a closed pile must be used at once.</source>
            <translation>La prima carta degli scarti chiusi va usata subito.</translation>
        </message>
        <message>
            <source>The top card of a closed pile must be used at once: with two cards of your hand, or on one of your melds.</source>
            <translation>La prima carta degli scarti chiusi va usata subito: con due carte della mano, o su un gioco della coppia.</translation>
        </message>
        <message>
            <source>The wild card of this meld cannot move: {cards}.</source>
            <translation>La matta di questo gioco non può scorrere: {cards}.</translation>
        </message>
        <message>
            <source>There is nothing to take back.</source>
            <translation>Non c'è niente da annullare.</translation>
        </message>
        <message>
            <source>These cards leave a gap: {cards}.</source>
            <translation>Queste carte lasciano un vuoto: {cards}.</translation>
        </message>
        <message>
            <source>This cannot be taken back.</source>
            <translation>Questo non si può annullare.</translation>
        </message>
        <message>
            <source>This deal is over.</source>
            <translation>Questa smazzata è finita.</translation>
        </message>
        <message>
            <source>This does not fit: {cards}.</source>
            <translation>Questo non va: {cards}.</translation>
        </message>
        <message>
            <source>This game has sequences of one suit, but no sets of these cards.</source>
            <translation>Questo gioco ha sequenze di un seme, ma non tris di queste carte.</translation>
        </message>
        <message>
            <source>This meld belongs to the other team.</source>
            <translation>Questo gioco è dell'altra coppia.</translation>
        </message>
        <message>
            <source>This play could not be understood.</source>
            <translation>Questa giocata non si capisce.</translation>
        </message>
        <message>
            <source>This set would have {have} cards.</source>
            <translation>Questo tris avrebbe {have} carte.</translation>
        </message>
        <message>
            <source>Too few cards: {cards}.</source>
            <translation>Troppo poche carte: {cards}.</translation>
        </message>
        <message>
            <source>Too many wild cards for the sequence {first} to {last} of {suit}: {cards}.</source>
            <translation>Troppe matte per la sequenza di {suit} da {first} a {last}: {cards}.</translation>
        </message>
        <message>
            <source>Too many wild cards for the set of {ranks}: {cards}.</source>
            <translation>Troppe matte per il tris di {ranks}: {cards}.</translation>
        </message>
        <message>
            <source>Too many wild cards: {cards}.</source>
            <translation>Troppe matte: {cards}.</translation>
        </message>
        <message>
            <source>Twice in one sequence: {cards}.</source>
            <translation>Due volte nella stessa sequenza: {cards}.</translation>
        </message>
        <message>
            <source>While the others play you can sort your cards.</source>
            <translation>Mentre giocano gli altri puoi ordinare le tue carte.</translation>
        </message>
        <message>
            <source>With a single card in hand you may not take it.</source>
            <translation>Con una sola carta in mano non si possono raccogliere.</translation>
        </message>
        <message>
            <source>You have laid nothing since you saw a new card.</source>
            <translation>Non hai calato niente dall'ultima carta nuova.</translation>
        </message>
        <message>
            <source>You have seen new cards since then.</source>
            <translation>Da allora hai visto carte nuove.</translation>
        </message>
        <message>
            <source>You must keep more cards in your hand.</source>
            <translation>Devi tenere più carte in mano.</translation>
        </message>
        <message>
            <source>Your first melds have {have} of {need} points.</source>
            <translation>I primi giochi hanno {have} punti su {need}.</translation>
        </message>
        <message>
            <source>Your team has a set of {ranks} already.</source>
            <translation>La tua coppia ha già un tris di {ranks}.</translation>
        </message>
        <message>
            <source>Your team has no such meld.</source>
            <translation>La tua coppia non ha questo gioco.</translation>
        </message>
        <message>
            <source>Your team has such a set already: {cards}.</source>
            <translation>La tua coppia ha già questo tris: {cards}.</translation>
        </message>
        <message>
            <source>Your team needs a canasta, a meld of seven cards, to go out.</source>
            <translation>Per chiudere alla coppia serve un burraco, un gioco di sette carte.</translation>
        </message>
        <message>
            <source>Your team needs a clean canasta, seven cards without a wild one, to go out.</source>
            <translation>Per chiudere alla coppia serve un burraco pulito, sette carte senza matta.</translation>
        </message>
        <message>
            <source>Your team needs a meld of seven cards before it takes a pot or goes out.</source>
            <translation>Alla coppia serve un gioco di sette carte prima di prendere un pozzetto o chiudere.</translation>
        </message>
        <message>
            <source>Your team needs its pot before it can go out.</source>
            <translation>La coppia deve prendere il pozzetto prima di chiudere.</translation>
        </message>
    </context>
    <context>
        <name>RefusalChip</name>
        <message>
            <source>A gap in the sequence</source>
            <translation>Un buco nella sequenza</translation>
        </message>
        <message>
            <source>A second wild card</source>
            <translation>Una seconda matta</translation>
        </message>
        <message>
            <source>Another suit</source>
            <translation>Un altro seme</translation>
        </message>
        <message>
            <source>Does not fit here</source>
            <translation>Qui non va</translation>
        </message>
        <message>
            <source>First make a canasta</source>
            <translation>Prima fai un burraco</translation>
        </message>
        <message>
            <source>First make a clean canasta</source>
            <translation>Prima un burraco pulito</translation>
        </message>
        <message>
            <source>First take your pot</source>
            <translation>Prima il pozzetto</translation>
        </message>
        <message>
            <source>Just taken from the pile</source>
            <translation>Appena presa dagli scarti</translation>
        </message>
        <message>
            <source>Keep a card to discard</source>
            <translation>Tieni una carta da scartare</translation>
        </message>
        <message>
            <source>No sets in this game</source>
            <translation>Niente tris di queste carte</translation>
        </message>
        <message>
            <source>No wild card at the end</source>
            <translation>Niente matta alla fine</translation>
        </message>
        <message>
            <source>No wild cards here</source>
            <translation>Niente matte qui</translation>
        </message>
        <message>
            <source>Not at this moment</source>
            <translation>Non in questo momento</translation>
        </message>
        <message>
            <source>Not with a single card</source>
            <translation>Non con una sola carta</translation>
        </message>
        <message>
            <source>Not your team's meld</source>
            <translation>Non è della tua coppia</translation>
        </message>
        <message>
            <source>Not your turn</source>
            <translation>Non è il tuo turno</translation>
        </message>
        <message>
            <source>Only one card</source>
            <translation>Una carta sola</translation>
        </message>
        <message>
            <source>Take the pile first</source>
            <translation>Prima raccogli gli scarti</translation>
        </message>
        <message>
            <source>The set is full</source>
            <translation>Il tris è pieno</translation>
        </message>
        <message>
            <source>The top card must be used</source>
            <translation>La prima carta va usata</translation>
        </message>
        <message>
            <source>The wild card cannot move</source>
            <translation>La matta non può scorrere</translation>
        </message>
        <message>
            <source>This deal is over</source>
            <translation>La smazzata è finita</translation>
        </message>
        <message>
            <source>Too few cards</source>
            <translation>Troppo poche carte</translation>
        </message>
        <message>
            <source>Twice in the sequence</source>
            <translation>Due volte nella sequenza</translation>
        </message>
        <message>
            <source>You have such a set</source>
            <translation>Avete già questo tris</translation>
        </message>
        <message>
            <source>{have} of {need} points</source>
            <translation>{have} punti su {need}</translation>
        </message>
    </context>
    <context>
        <name>RuleBook</name>
        <message numerus="yes">
            <source>%n deck(s) of 52 cards are shuffled together.</source>
            <translation>
                <numerusform>Si mescola %n mazzo da 52 carte.</numerusform>
                <numerusform>Si mescolano insieme %n mazzi da 52 carte.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n joker(s) are added; that makes {count} cards.</source>
            <translation>
                <numerusform>Si aggiunge %n jolly; sono {count} carte.</numerusform>
                <numerusform>Si aggiungono %n jolly; sono {count} carte.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n place(s)</source>
            <translation>
                <numerusform>%n passo</numerusform>
                <numerusform>%n passi</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n pot(s) of {size} cards are put aside, face down.</source>
            <translation>
                <numerusform>Si mette da parte %n pozzetto di {size} carte, coperto.</numerusform>
                <numerusform>Si mettono da parte %n pozzetti di {size} carte, coperti.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n pot(s) of {size} cards lie ready, for whoever takes them first.</source>
            <translation>
                <numerusform>%n pozzetto di {size} carte aspetta chi lo prende per primo.</numerusform>
                <numerusform>%n pozzetti di {size} carte aspettano chi li prende per primo.</numerusform>
            </translation>
        </message>
        <message>
            <source>A card drawn from the stock is kept, also in the first turn.</source>
            <translation>La carta pescata dal mazzo si tiene, anche al primo turno.</translation>
        </message>
        <message>
            <source>A card that lies in a meld stays there.</source>
            <translation>Una carta che sta in un gioco ci resta.</translation>
        </message>
        <message>
            <source>A clean canasta pays {points} points.</source>
            <translation>Il burraco pulito vale {points} punti.</translation>
        </message>
        <message>
            <source>A count as an example</source>
            <translation>Un esempio di conteggio</translation>
        </message>
        <message>
            <source>A deal ends when somebody goes out, or when the stock is used up.</source>
            <translation>La smazzata finisce quando qualcuno chiude, o quando il mazzo è esaurito.</translation>
        </message>
        <message>
            <source>A difference of {most} points at most: {won} to {lost}.</source>
            <translation>Differenza fino a {most} punti: {won} a {lost}.</translation>
        </message>
        <message>
            <source>A dirty canasta pays {points} points.</source>
            <translation>Il burraco sporco vale {points} punti.</translation>
        </message>
        <message>
            <source>A discard may be taken back until the next player acts, if it fetched no pot and did not end the deal.</source>
            <translation>Lo scarto si può annullare finché il prossimo non gioca, se non ha preso un pozzetto né chiuso la smazzata.</translation>
        </message>
        <message>
            <source>A joker can only be discarded.</source>
            <translation>Un jolly si può solo scartare.</translation>
        </message>
        <message>
            <source>A joker counts {points} points.</source>
            <translation>Il jolly vale {points} punti.</translation>
        </message>
        <message>
            <source>A larger difference: 20 to 0.</source>
            <translation>Differenza maggiore: 20 a 0.</translation>
        </message>
        <message>
            <source>A meld gets one bonus only, the best, however many cards it has.</source>
            <translation>Un gioco riceve un solo premio, il migliore, per quante carte abbia.</translation>
        </message>
        <message>
            <source>A meld has at most one wild card, and at least two natural cards.</source>
            <translation>Un gioco ha al massimo una matta e almeno due carte naturali.</translation>
        </message>
        <message>
            <source>A meld is a group of three or more cards on the table that belong together.</source>
            <translation>Un gioco è un gruppo di tre o più carte in tavola che vanno insieme.</translation>
        </message>
        <message>
            <source>A meld of seven or more cards is a canasta; in Italy it is called burraco.</source>
            <translation>Un gioco di sette o più carte è un burraco; in Brasile si chiama canastra.</translation>
        </message>
        <message>
            <source>A natural two at the low end may become the wild card again, for a gap or for an end.</source>
            <translation>Un due naturale all'estremità bassa può tornare matta, per un vuoto o per un'estremità.</translation>
        </message>
        <message>
            <source>A natural two leaves its place</source>
            <translation>Un due naturale lascia il suo posto</translation>
        </message>
        <message>
            <source>A pile of one card</source>
            <translation>Scarti di una carta sola</translation>
        </message>
        <message>
            <source>A pot is needed, but there are none: nobody can go out.</source>
            <translation>Serve un pozzetto, ma non ce ne sono: nessuno può chiudere.</translation>
        </message>
        <message>
            <source>A pot taken brings no points of its own.</source>
            <translation>Il pozzetto preso non vale punti.</translation>
        </message>
        <message>
            <source>A pot taken by a discard may still be unseen when somebody else ends the deal.</source>
            <translation>Un pozzetto preso con lo scarto può essere ancora coperto quando un altro chiude la smazzata.</translation>
        </message>
        <message>
            <source>A pot that was never played</source>
            <translation>Un pozzetto mai giocato</translation>
        </message>
        <message>
            <source>A pot that was taken and played brings {points} points.</source>
            <translation>Il pozzetto preso e giocato vale {points} punti.</translation>
        </message>
        <message>
            <source>A semi-clean canasta pays {points} points.</source>
            <translation>Il burraco semipulito vale {points} punti.</translation>
        </message>
        <message>
            <source>A sequence</source>
            <translation>Una sequenza</translation>
        </message>
        <message>
            <source>A sequence has at most one natural ace.</source>
            <translation>Una sequenza ha al massimo un asso naturale.</translation>
        </message>
        <message>
            <source>A sequence is three or more cards of one suit in order, without gap or repetition.</source>
            <translation>Una sequenza è di tre o più carte di un seme in ordine, senza vuoti né ripetizioni.</translation>
        </message>
        <message>
            <source>A sequence may have an ace at both ends; then it has all fourteen places.</source>
            <translation>Una sequenza può avere un asso a ogni estremità; allora ha tutti i quattordici posti.</translation>
        </message>
        <message>
            <source>A sequence never goes on from the ace to the two behind a king.</source>
            <translation>Dopo il re una sequenza non continua mai dall'asso al due.</translation>
        </message>
        <message>
            <source>A set</source>
            <translation>Un tris</translation>
        </message>
        <message numerus="yes">
            <source>A set has at most %n card(s).</source>
            <translation>
                <numerusform>Un tris ha al massimo %n carta.</numerusform>
                <numerusform>Un tris ha al massimo %n carte.</numerusform>
            </translation>
        </message>
        <message>
            <source>A set is semi-clean if it has seven natural cards beside the wild card.</source>
            <translation>Un tris è semipulito se ha sette carte naturali oltre alla matta.</translation>
        </message>
        <message>
            <source>A set is three or more cards of one rank; the suits do not matter.</source>
            <translation>Un tris è di tre o più carte dello stesso valore; i semi non contano.</translation>
        </message>
        <message>
            <source>A set of eight or more cards without a wild one pays {points} points.</source>
            <translation>Un tris di otto o più carte senza matta vale {points} punti.</translation>
        </message>
        <message>
            <source>A single card in your hand does not keep you from taking the pile.</source>
            <translation>Una sola carta in mano non impedisce di raccogliere gli scarti.</translation>
        </message>
        <message>
            <source>A single card taken as the pile may be discarded again in the same turn.</source>
            <translation>L'unica carta raccolta dagli scarti si può riscartare nello stesso turno.</translation>
        </message>
        <message>
            <source>A team counts the cards of its melds, its canastas and its other bonuses.</source>
            <translation>La coppia conta le carte dei suoi giochi, i burrachi e gli altri premi.</translation>
        </message>
        <message>
            <source>A team has only one set of each rank; further cards of that rank are added to it.</source>
            <translation>La coppia ha un solo tris per valore; altre carte di quel valore si legano a esso.</translation>
        </message>
        <message>
            <source>A team may have several sequences of one suit; they are never joined.</source>
            <translation>La coppia può avere più sequenze dello stesso seme; non si uniscono mai.</translation>
        </message>
        <message>
            <source>A team may have several sets of one rank.</source>
            <translation>Una coppia può avere più tris dello stesso valore.</translation>
        </message>
        <message>
            <source>A team takes a pot only if it has a canasta; the last play may complete it.</source>
            <translation>La coppia prende un pozzetto solo se ha un burraco; l'ultima giocata può completarlo.</translation>
        </message>
        <message>
            <source>A team takes one pot at most, and it cannot refuse it.</source>
            <translation>Ogni coppia prende al massimo un pozzetto, e non può rifiutarlo.</translation>
        </message>
        <message>
            <source>A team that begins a deal with more than {limit} points is vulnerable.</source>
            <translation>La coppia che comincia la smazzata con più di {limit} punti è vulnerabile.</translation>
        </message>
        <message>
            <source>A team that has taken no pot loses nothing.</source>
            <translation>La coppia che non ha preso il pozzetto non perde nulla.</translation>
        </message>
        <message>
            <source>A team that has taken no pot loses {points} points.</source>
            <translation>La coppia che non ha preso il pozzetto perde {points} punti.</translation>
        </message>
        <message>
            <source>A turn</source>
            <translation>Il turno</translation>
        </message>
        <message>
            <source>A turn and the discard pile</source>
            <translation>Il turno e gli scarti</translation>
        </message>
        <message>
            <source>A turn begins with one card from the stock, or with the discard pile.</source>
            <translation>Il turno comincia con una carta del mazzo, o con gli scarti.</translation>
        </message>
        <message>
            <source>A two comes home</source>
            <translation>Un due torna a casa</translation>
        </message>
        <message>
            <source>A two counts {points} points.</source>
            <translation>Il due vale {points} punti.</translation>
        </message>
        <message>
            <source>A two of the sequence's own suit in its own place, below the three, is a natural card.</source>
            <translation>Il due del seme della sequenza al suo posto, sotto il tre, è una carta naturale.</translation>
        </message>
        <message>
            <source>A two that lies naturally in its own place stays there.</source>
            <translation>Un due naturale al suo posto ci resta.</translation>
        </message>
        <message>
            <source>A wild card at an end of a sequence may move when cards are added.</source>
            <translation>La matta all'estremità di una sequenza può scorrere quando si lega.</translation>
        </message>
        <message>
            <source>A wild card at an end of a sequence stays until the card itself takes its place.</source>
            <translation>La matta all'estremità di una sequenza resta finché la carta stessa ne prende il posto.</translation>
        </message>
        <message>
            <source>A wild card at the end</source>
            <translation>Matta all'estremità</translation>
        </message>
        <message>
            <source>A wild card between two others stays until the card itself takes its place.</source>
            <translation>La matta fra due carte resta finché la carta stessa ne prende il posto.</translation>
        </message>
        <message>
            <source>A wild card inside</source>
            <translation>Matta all'interno</translation>
        </message>
        <message>
            <source>A wild card may stand for an ace, also with a natural ace at the other end.</source>
            <translation>La matta può rappresentare un asso, anche con un asso naturale all'altra estremità.</translation>
        </message>
        <message>
            <source>A wild card may stand for an ace.</source>
            <translation>La matta può rappresentare un asso.</translation>
        </message>
        <message>
            <source>A wild card may stand for any card that is missing in a meld.</source>
            <translation>La matta può rappresentare qualsiasi carta che manca in un gioco.</translation>
        </message>
        <message>
            <source>Ace high</source>
            <translation>Asso alto</translation>
        </message>
        <message>
            <source>Ace low</source>
            <translation>Asso basso</translation>
        </message>
        <message>
            <source>Aces</source>
            <translation>Assi</translation>
        </message>
        <message>
            <source>Add the very card that a wild card stands for, and it takes that place.</source>
            <translation>Lega proprio la carta che la matta rappresenta, e ne prende il posto.</translation>
        </message>
        <message>
            <source>Adding cards</source>
            <translation>Legare carte</translation>
        </message>
        <message>
            <source>Adding to melds</source>
            <translation>Legare ai giochi</translation>
        </message>
        <message>
            <source>All cards of a meld are natural.</source>
            <translation>Tutte le carte di un gioco sono naturali.</translation>
        </message>
        <message>
            <source>All cards of that turn count together, without bonuses.</source>
            <translation>Tutte le carte di quel turno contano insieme, senza premi.</translation>
        </message>
        <message>
            <source>All cards of the discard pile are open.</source>
            <translation>Tutti gli scarti sono scoperti.</translation>
        </message>
        <message>
            <source>All other cards are the stock; it lies face down.</source>
            <translation>Le altre carte sono il mazzo, coperto.</translation>
        </message>
        <message>
            <source>All thirteen cards from ace to king pay {points} points.</source>
            <translation>Le tredici carte dall'asso al re valgono {points} punti.</translation>
        </message>
        <message>
            <source>All thirteen cards from two to ace pay {points} points.</source>
            <translation>Le tredici carte dal due all'asso valgono {points} punti.</translation>
        </message>
        <message>
            <source>All three cards are yours</source>
            <translation>Le tre carte sono tue</translation>
        </message>
        <message>
            <source>An ace counts {points} points.</source>
            <translation>L'asso vale {points} punti.</translation>
        </message>
        <message>
            <source>An ace lies above the king only, never below the two.</source>
            <translation>L'asso sta solo sopra il re, mai sotto il due.</translation>
        </message>
        <message>
            <source>An ace lies below the two only, never above the king.</source>
            <translation>L'asso sta solo sotto il due, mai sopra il re.</translation>
        </message>
        <message>
            <source>An ace lies below the two or above the king.</source>
            <translation>L'asso sta sotto il due o sopra il re.</translation>
        </message>
        <message>
            <source>An empty pile cannot be taken, and the pile never becomes the stock.</source>
            <translation>Se non ci sono scarti non si raccoglie, e gli scarti non diventano mai mazzo.</translation>
        </message>
        <message>
            <source>Another wild card cannot take its place.</source>
            <translation>Un'altra matta non può prenderne il posto.</translation>
        </message>
        <message>
            <source>Another wild card may take the place of a two, if that two then goes to its own place.</source>
            <translation>Un'altra matta può prendere il posto di un due, se quel due va al proprio posto.</translation>
        </message>
        <message>
            <source>Any match can be played with a clock.</source>
            <translation>Ogni partita si può giocare a tempo.</translation>
        </message>
        <message>
            <source>Anywhere else in a sequence, and in every set, a two is wild.</source>
            <translation>Altrove nella sequenza, e in ogni tris, il due è una matta.</translation>
        </message>
        <message>
            <source>As there are no pots, none is needed for going out.</source>
            <translation>Poiché non ci sono pozzetti, non ne serve uno per chiudere.</translation>
        </message>
        <message>
            <source>Back to the table</source>
            <translation>Torna al tavolo</translation>
        </message>
        <message>
            <source>Beside a natural two there may be one wild card.</source>
            <translation>Oltre a un due naturale può esserci una matta.</translation>
        </message>
        <message>
            <source>Canastas</source>
            <translation>Burrachi</translation>
        </message>
        <message>
            <source>Canastas, clean and dirty</source>
            <translation>Burrachi puliti e sporchi</translation>
        </message>
        <message>
            <source>Cards and deal</source>
            <translation>Carte e distribuzione</translation>
        </message>
        <message>
            <source>Cards of equal rank are no meld in this game; there are sequences only.</source>
            <translation>Qui carte dello stesso valore non sono un gioco; valgono solo le sequenze.</translation>
        </message>
        <message>
            <source>Clean</source>
            <translation>Pulito</translation>
        </message>
        <message>
            <source>Contents</source>
            <translation>Indice</translation>
        </message>
        <message>
            <source>Copy as text</source>
            <translation>Copia come testo</translation>
        </message>
        <message>
            <source>Dealing</source>
            <translation>Distribuzione</translation>
        </message>
        <message>
            <source>Dirty</source>
            <translation>Sporco</translation>
        </message>
        <message>
            <source>During your turn you may take back what you have laid, step by step, as far as you have seen no new card since then.</source>
            <translation>Nel tuo turno puoi annullare ciò che hai calato, passo per passo, finché non hai visto carte nuove.</translation>
        </message>
        <message>
            <source>Each card that is added may change this, for better or for worse.</source>
            <translation>Ogni carta legata può cambiarlo, in meglio o in peggio.</translation>
        </message>
        <message numerus="yes">
            <source>Each player gets %n card(s).</source>
            <translation>
                <numerusform>Ogni giocatore riceve %n carta.</numerusform>
                <numerusform>Ogni giocatore riceve %n carte.</numerusform>
            </translation>
        </message>
        <message>
            <source>Eight to king count {points} points each.</source>
            <translation>Dall'otto al re ogni carta vale {points} punti.</translation>
        </message>
        <message>
            <source>Either it makes a new meld with at least two cards of your hand, or it goes on a meld of your team.</source>
            <translation>O forma un gioco nuovo con almeno due carte della mano, o va su un gioco della coppia.</translation>
        </message>
        <message>
            <source>Equal cards may lie together</source>
            <translation>Carte uguali possono stare insieme</translation>
        </message>
        <message>
            <source>Equal points</source>
            <translation>Pari punti</translation>
        </message>
        <message>
            <source>Every rank but the two may be laid as a set.</source>
            <translation>Ogni valore tranne il due può formare un tris.</translation>
        </message>
        <message>
            <source>Four play in two teams; partners sit opposite each other.</source>
            <translation>In quattro si gioca a coppie; i compagni siedono l'uno di fronte all'altro.</translation>
        </message>
        <message>
            <source>Fourteen cards from ace to ace pay {points} points.</source>
            <translation>Quattordici carte da asso ad asso valgono {points} punti.</translation>
        </message>
        <message>
            <source>From ace to ace</source>
            <translation>Da asso ad asso</translation>
        </message>
        <message>
            <source>Going out</source>
            <translation>Chiusura</translation>
        </message>
        <message>
            <source>Going out brings no points of its own.</source>
            <translation>La chiusura non vale punti.</translation>
        </message>
        <message>
            <source>High, if you choose nothing</source>
            <translation>Alta, se non scegli</translation>
        </message>
        <message>
            <source>House rule. {preset} has: {rule}</source>
            <translation>Regola di casa. {preset} ha: {rule}</translation>
        </message>
        <message>
            <source>How a deal ends</source>
            <translation>Come finisce la smazzata</translation>
        </message>
        <message>
            <source>How many wild cards</source>
            <translation>Quante matte</translation>
        </message>
        <message>
            <source>How the match ends</source>
            <translation>Come finisce la partita</translation>
        </message>
        <message>
            <source>If a team has no canasta, the cards of its melds count against it.</source>
            <translation>Se la coppia non ha un burraco, le carte dei suoi giochi contano contro.</translation>
        </message>
        <message>
            <source>If both places are free it goes to the low end, unless you choose the other.</source>
            <translation>Se i due posti sono liberi va all'estremità bassa, a meno che tu non scelga l'altra.</translation>
        </message>
        <message numerus="yes">
            <source>If for %n whole round(s) nobody draws from the stock or lays a card, the deal is over.</source>
            <translation>
                <numerusform>Se per %n giro intero nessuno pesca dal mazzo né cala, la smazzata è finita.</numerusform>
                <numerusform>Se per %n giri interi nessuno pesca dal mazzo né cala, la smazzata è finita.</numerusform>
            </translation>
        </message>
        <message>
            <source>If it begins with an ace, it must be laid in one single move; otherwise it is a clean canasta like any other.</source>
            <translation>Se comincia con un asso va calata in una sola volta; altrimenti è un burraco pulito come gli altri.</translation>
        </message>
        <message>
            <source>If no pot is left on the table, it may go out without one.</source>
            <translation>Se in tavola non ci sono più pozzetti, può chiudere senza.</translation>
        </message>
        <message>
            <source>If no team took a pot, nobody loses them.</source>
            <translation>Se nessuna coppia ha preso il pozzetto, nessuno li perde.</translation>
        </message>
        <message>
            <source>If several teams get there, the one with the most points wins.</source>
            <translation>Se ci arrivano più coppie, vince quella con più punti.</translation>
        </message>
        <message>
            <source>If the best teams have equal points, another deal is played.</source>
            <translation>Se le migliori coppie sono pari, si gioca un'altra smazzata.</translation>
        </message>
        <message>
            <source>If the best teams have equal points, the match is a draw.</source>
            <translation>Se le migliori coppie sono pari, la partita è pari.</translation>
        </message>
        <message>
            <source>If the cards can lie without a wild one, they do.</source>
            <translation>Se le carte possono stare senza matta, stanno così.</translation>
        </message>
        <message>
            <source>If the stock is empty after a turn, a pot that nobody took becomes the stock.</source>
            <translation>Se il mazzo è vuoto dopo un turno, un pozzetto non preso diventa il mazzo.</translation>
        </message>
        <message>
            <source>If the stock is empty after a turn, the deal is over.</source>
            <translation>Se il mazzo è vuoto dopo un turno, la smazzata è finita.</translation>
        </message>
        <message>
            <source>If you discard your last card, you take the pot, too, but your turn is over.</source>
            <translation>Se scarti l'ultima carta prendi anche il pozzetto, ma il turno è finito.</translation>
        </message>
        <message>
            <source>If you lay your last card, you take the pot at once and play on in the same turn.</source>
            <translation>Se cali l'ultima carta prendi subito il pozzetto e continui nello stesso turno.</translation>
        </message>
        <message>
            <source>If you may neither take a pot nor go out, your hand may not become empty.</source>
            <translation>Se non puoi prendere un pozzetto né chiudere, la mano non può restare vuota.</translation>
        </message>
        <message>
            <source>In a sequence a wild card fills the gap.</source>
            <translation>Nella sequenza la matta riempie il vuoto.</translation>
        </message>
        <message>
            <source>In a set every two is wild, and the wild card stays in it.</source>
            <translation>In un tris ogni due è una matta, e la matta ci resta.</translation>
        </message>
        <message>
            <source>In other games</source>
            <translation>In altri giochi</translation>
        </message>
        <message>
            <source>In the last turn one may still take a pot or go out.</source>
            <translation>Nell'ultimo turno si può ancora prendere un pozzetto o chiudere.</translation>
        </message>
        <message>
            <source>In the score it counts its own points, not those of the missing card.</source>
            <translation>Nel punteggio vale i propri punti, non quelli della carta che manca.</translation>
        </message>
        <message>
            <source>In this game no card may stand for another in a meld.</source>
            <translation>In questo gioco nessuna carta può rappresentarne un'altra.</translation>
        </message>
        <message>
            <source>In your turn you may add cards to the melds of your team, several at once.</source>
            <translation>Nel tuo turno puoi legare carte ai giochi della coppia, più d'una insieme.</translation>
        </message>
        <message>
            <source>Instead of drawing you may take the pile, without any condition.</source>
            <translation>Invece di pescare si possono raccogliere gli scarti, senza condizioni.</translation>
        </message>
        <message>
            <source>It belongs to the team: partners may both add to it.</source>
            <translation>È della coppia: entrambi i compagni possono legarvi.</translation>
        </message>
        <message>
            <source>It does not matter who of the team made it.</source>
            <translation>Non importa chi della coppia l'ha fatto.</translation>
        </message>
        <message>
            <source>It ends when you discard one card, face up, on the pile.</source>
            <translation>Finisce quando scarti una carta scoperta.</translation>
        </message>
        <message>
            <source>It goes to the discard pile, and the next card must be kept.</source>
            <translation>Va sugli scarti, e la carta seguente va tenuta.</translation>
        </message>
        <message>
            <source>It is counted as if the stock were used up.</source>
            <translation>Si conta come se il mazzo fosse esaurito.</translation>
        </message>
        <message>
            <source>It is semi-clean if seven natural cards lie in a row, beside the wild card.</source>
            <translation>È semipulito se ci sono sette carte naturali di fila accanto alla matta.</translation>
        </message>
        <message>
            <source>It is semi-clean if the wild card lies at the end of seven natural cards or more.</source>
            <translation>È semipulito se la matta sta all'estremità di sette o più carte naturali.</translation>
        </message>
        <message>
            <source>It is the last deal: the most points win, and equal points are a draw.</source>
            <translation>È l'ultima smazzata: vince chi ha più punti, e a punti pari la partita è pari.</translation>
        </message>
        <message>
            <source>It loses them also when no team took a pot.</source>
            <translation>Li perde anche se nessuna coppia ha preso il pozzetto.</translation>
        </message>
        <message>
            <source>It may go straight back</source>
            <translation>Può tornare subito</translation>
        </message>
        <message>
            <source>It moves up and becomes the seven</source>
            <translation>Sale e diventa il sette</translation>
        </message>
        <message>
            <source>It never leaves the meld; without a place for it the card cannot be added.</source>
            <translation>Non lascia mai il gioco; senza un posto per essa la carta non si può legare.</translation>
        </message>
        <message>
            <source>Its cards are not counted, and the pot counts as not taken.</source>
            <translation>Le sue carte non si contano, e il pozzetto vale come non preso.</translation>
        </message>
        <message>
            <source>Its cards count like cards in hand, and the pot counts as taken.</source>
            <translation>Le sue carte contano come carte in mano, e il pozzetto vale come preso.</translation>
        </message>
        <message>
            <source>Keeping a card</source>
            <translation>Tenere una carta</translation>
        </message>
        <message>
            <source>Long sequences</source>
            <translation>Sequenze lunghe</translation>
        </message>
        <message>
            <source>Long sequences pay like any other clean canasta.</source>
            <translation>Le sequenze lunghe valgono come ogni burraco pulito.</translation>
        </message>
        <message>
            <source>Long sets</source>
            <translation>Tris lunghi</translation>
        </message>
        <message>
            <source>Long sets pay like any other canasta.</source>
            <translation>I tris lunghi valgono come ogni burraco.</translation>
        </message>
        <message>
            <source>Low, if you choose nothing</source>
            <translation>Bassa, se non scegli</translation>
        </message>
        <message>
            <source>Melds</source>
            <translation>Giochi</translation>
        </message>
        <message>
            <source>Melds are never joined, divided or rearranged, and no card changes its meld.</source>
            <translation>I giochi non si uniscono, dividono o riordinano mai, e nessuna carta cambia gioco.</translation>
        </message>
        <message>
            <source>Melds of seven and more cards bring the most.</source>
            <translation>I giochi di sette o più carte rendono di più.</translation>
        </message>
        <message>
            <source>Nobody has to ask the partner; but the partner's cards count against the team.</source>
            <translation>Nessuno deve chiedere al compagno; ma le sue carte contano contro la coppia.</translation>
        </message>
        <message>
            <source>Nobody sees its cards before your next turn, not even you.</source>
            <translation>Nessuno vede le sue carte prima del tuo prossimo turno, nemmeno tu.</translation>
        </message>
        <message>
            <source>Not for later</source>
            <translation>Non per dopo</translation>
        </message>
        <message>
            <source>Not round the corner</source>
            <translation>Non si fa il giro</translation>
        </message>
        <message>
            <source>Nothing but an empty hand is needed for it, no canasta either.</source>
            <translation>Basta la mano vuota, non serve nemmeno un burraco.</translation>
        </message>
        <message>
            <source>Nothing can be added to the melds of other teams.</source>
            <translation>Non si lega ai giochi degli altri.</translation>
        </message>
        <message>
            <source>Now it lies inside</source>
            <translation>Ora sta all'interno</translation>
        </message>
        <message>
            <source>Now the meld is clean</source>
            <translation>Ora il gioco è pulito</translation>
        </message>
        <message>
            <source>One card is turned up; it begins the discard pile.</source>
            <translation>Si scopre una carta; con essa cominciano gli scarti.</translation>
        </message>
        <message>
            <source>One two is natural, one is wild</source>
            <translation>Un due è naturale, uno è matta</translation>
        </message>
        <message>
            <source>Only finished deals count for the end of the match.</source>
            <translation>Per la fine della partita contano solo le smazzate finite.</translation>
        </message>
        <message>
            <source>Only six natural cards.</source>
            <translation>Solo sei carte naturali.</translation>
        </message>
        <message>
            <source>Only the top card of the discard pile and the number of cards are known.</source>
            <translation>Degli scarti si conoscono solo la prima carta e il numero.</translation>
        </message>
        <message>
            <source>Otherwise it goes to the high end, or to the low end if you choose so.</source>
            <translation>Altrimenti va all'estremità alta, o alla bassa se la scegli.</translation>
        </message>
        <message>
            <source>Otherwise it goes to the low end, or to the high end if you choose so.</source>
            <translation>Altrimenti va all'estremità bassa, o all'alta se la scegli.</translation>
        </message>
        <message>
            <source>Out</source>
            <translation>Chiusura</translation>
        </message>
        <message>
            <source>Out, with a wild card</source>
            <translation>Chiusura con una matta</translation>
        </message>
        <message>
            <source>Out, without a discard</source>
            <translation>Chiusura senza scarto</translation>
        </message>
        <message>
            <source>Play goes round clockwise, and the player after the dealer begins.</source>
            <translation>Si gioca in senso orario, e comincia chi siede dopo il mazziere.</translation>
        </message>
        <message>
            <source>Players and teams</source>
            <translation>Giocatori e coppie</translation>
        </message>
        <message>
            <source>Pots</source>
            <translation>Pozzetti</translation>
        </message>
        <message>
            <source>Pots do not become a new stock.</source>
            <translation>I pozzetti non diventano mazzo.</translation>
        </message>
        <message>
            <source>Rejected, and another card is drawn</source>
            <translation>Rifiutata, e se ne pesca un'altra</translation>
        </message>
        <message>
            <source>Rule book</source>
            <translation>Regolamento</translation>
        </message>
        <message>
            <source>Rules</source>
            <translation>Regole</translation>
        </message>
        <message>
            <source>Scoring</source>
            <translation>Punteggio</translation>
        </message>
        <message>
            <source>Search</source>
            <translation>Cerca</translation>
        </message>
        <message>
            <source>Search the rule book</source>
            <translation>Cerca nel regolamento</translation>
        </message>
        <message>
            <source>See also</source>
            <translation>Vedi anche</translation>
        </message>
        <message>
            <source>Semi-clean</source>
            <translation>Semipulito</translation>
        </message>
        <message>
            <source>Sequences</source>
            <translation>Sequenze</translation>
        </message>
        <message>
            <source>Sets</source>
            <translation>Tris</translation>
        </message>
        <message>
            <source>Seven natural cards, then the wild one.</source>
            <translation>Sette carte naturali, poi la matta.</translation>
        </message>
        <message>
            <source>Several sets of one rank</source>
            <translation>Più tris dello stesso valore</translation>
        </message>
        <message>
            <source>Six play in three pairs; partners sit opposite each other.</source>
            <translation>In sei si gioca in tre coppie; i compagni siedono l'uno di fronte all'altro.</translation>
        </message>
        <message>
            <source>Six play in two teams of three, which take turns round the table.</source>
            <translation>In sei si gioca in due squadre di tre, che si alternano al tavolo.</translation>
        </message>
        <message>
            <source>So a deal can bring less than nothing.</source>
            <translation>Perciò una smazzata può rendere meno di niente.</translation>
        </message>
        <message>
            <source>So you keep two cards: one to discard and one to hold.</source>
            <translation>Perciò tieni due carte: una da scartare e una da conservare.</translation>
        </message>
        <message>
            <source>Such a sequence may grow bit by bit.</source>
            <translation>Una tale sequenza può crescere a poco a poco.</translation>
        </message>
        <message>
            <source>Taking back</source>
            <translation>Annullare</translation>
        </message>
        <message>
            <source>Taking it by a discard</source>
            <translation>Prenderlo con lo scarto</translation>
        </message>
        <message>
            <source>Taking it directly</source>
            <translation>Prenderlo al volo</translation>
        </message>
        <message>
            <source>Taking the pile</source>
            <translation>Raccogliere gli scarti</translation>
        </message>
        <message>
            <source>Taking the pile instead of that card does not end the deal.</source>
            <translation>Raccogliere gli scarti invece di quella carta non fa finire la smazzata.</translation>
        </message>
        <message>
            <source>Teams lay melds on the table and collect points with them.</source>
            <translation>Le coppie calano giochi in tavola e con essi raccolgono punti.</translation>
        </message>
        <message>
            <source>Ten to ten is a draw.</source>
            <translation>Dieci a dieci è pari.</translation>
        </message>
        <message>
            <source>The aim</source>
            <translation>Lo scopo</translation>
        </message>
        <message>
            <source>The canasta for going out</source>
            <translation>Il burraco per chiudere</translation>
        </message>
        <message>
            <source>The card itself comes</source>
            <translation>Arriva la carta stessa</translation>
        </message>
        <message>
            <source>The cards</source>
            <translation>Le carte</translation>
        </message>
        <message>
            <source>The cards below do not help with that; they come to your hand afterwards.</source>
            <translation>Le carte sotto non aiutano in questo; vengono in mano dopo.</translation>
        </message>
        <message>
            <source>The cards in hand take off {points} points.</source>
            <translation>Le carte in mano tolgono {points} punti.</translation>
        </message>
        <message>
            <source>The cards in the hands of all its players are taken off, also when the team went out.</source>
            <translation>Si tolgono le carte in mano a tutti i suoi giocatori, anche se la coppia ha chiuso.</translation>
        </message>
        <message>
            <source>The cards of its melds count for a team also without a canasta.</source>
            <translation>Le carte dei giochi contano per la coppia anche senza burraco.</translation>
        </message>
        <message>
            <source>The cards on the table count {points} points.</source>
            <translation>Le carte in tavola valgono {points} punti.</translation>
        </message>
        <message>
            <source>The cards that it lays in its first turn with melds must count {least} points or more.</source>
            <translation>Le carte che cala la prima volta devono valere {least} punti o più.</translation>
        </message>
        <message>
            <source>The clean canasta pays {points} points.</source>
            <translation>Il burraco pulito vale {points} punti.</translation>
        </message>
        <message>
            <source>The discard</source>
            <translation>Lo scarto</translation>
        </message>
        <message>
            <source>The discard pile is empty at first.</source>
            <translation>All'inizio non ci sono scarti.</translation>
        </message>
        <message>
            <source>The end of a deal</source>
            <translation>La fine della smazzata</translation>
        </message>
        <message>
            <source>The first card of a deal</source>
            <translation>La prima carta della smazzata</translation>
        </message>
        <message>
            <source>The first melds</source>
            <translation>I primi giochi</translation>
        </message>
        <message>
            <source>The first melds of a team need no minimum of points.</source>
            <translation>I primi giochi non hanno un minimo di punti.</translation>
        </message>
        <message>
            <source>The first of a team to empty the hand takes a pot as a new hand.</source>
            <translation>Il primo della coppia che resta senza carte prende un pozzetto come nuova mano.</translation>
        </message>
        <message>
            <source>The first player of a deal may reject the first card drawn, before laying anything.</source>
            <translation>Chi comincia la smazzata può rifiutare la prima carta pescata, prima di calare.</translation>
        </message>
        <message>
            <source>The gap stays open</source>
            <translation>Il vuoto resta aperto</translation>
        </message>
        <message>
            <source>The hand is empty: here is the pot</source>
            <translation>La mano è vuota: ecco il pozzetto</translation>
        </message>
        <message>
            <source>The joker stands for the nine</source>
            <translation>Il jolly rappresenta il nove</translation>
        </message>
        <message>
            <source>The last card</source>
            <translation>L'ultima carta</translation>
        </message>
        <message>
            <source>The last discard may be any card.</source>
            <translation>L'ultimo scarto può essere qualsiasi carta.</translation>
        </message>
        <message>
            <source>The last discard may not be a joker or a two.</source>
            <translation>L'ultimo scarto non può essere un jolly o un due.</translation>
        </message>
        <message>
            <source>The last two cards are never drawn.</source>
            <translation>Le ultime due carte non si pescano mai.</translation>
        </message>
        <message>
            <source>The longest sequences pay more, if they have no wild card.</source>
            <translation>Le sequenze più lunghe valgono di più, se non hanno matte.</translation>
        </message>
        <message>
            <source>The match</source>
            <translation>La partita</translation>
        </message>
        <message>
            <source>The match ends when a team has more than {target} points after a deal.</source>
            <translation>La partita finisce quando una coppia ha più di {target} punti dopo una smazzata.</translation>
        </message>
        <message>
            <source>The match ends when a team has {target} points or more after a deal.</source>
            <translation>La partita finisce quando una coppia ha {target} punti o più dopo una smazzata.</translation>
        </message>
        <message numerus="yes">
            <source>The match has %n deal(s).</source>
            <translation>
                <numerusform>La partita ha %n smazzata.</numerusform>
                <numerusform>La partita ha %n smazzate.</numerusform>
            </translation>
        </message>
        <message>
            <source>The next player deals the next deal.</source>
            <translation>Il giocatore seguente distribuisce la prossima smazzata.</translation>
        </message>
        <message>
            <source>The next player may not take the pile then.</source>
            <translation>Il giocatore seguente allora non può raccogliere gli scarti.</translation>
        </message>
        <message>
            <source>The nine would be the last card, and it could not be discarded.</source>
            <translation>Il nove sarebbe l'ultima carta, e non si potrebbe scartare.</translation>
        </message>
        <message>
            <source>The order of a suit is two, three and so on to ten, jack, queen, king; the ace has a rule of its own.</source>
            <translation>L'ordine di un seme è due, tre e così via fino a dieci, fante, donna, re; l'asso ha una regola sua.</translation>
        </message>
        <message>
            <source>The other cards of the pile come to your hand.</source>
            <translation>Le altre carte degli scarti vengono in mano.</translation>
        </message>
        <message>
            <source>The play with which you go out may complete it.</source>
            <translation>La giocata di chiusura può completarlo.</translation>
        </message>
        <message>
            <source>The points of a team in all deals are added; the total may also fall.</source>
            <translation>I punti della coppia in tutte le smazzate si sommano; il totale può anche scendere.</translation>
        </message>
        <message>
            <source>The pot and going out</source>
            <translation>Il pozzetto e la chiusura</translation>
        </message>
        <message>
            <source>The pot brings {points} points.</source>
            <translation>Il pozzetto vale {points} punti.</translation>
        </message>
        <message>
            <source>The pot, and you play on</source>
            <translation>Il pozzetto, e continui</translation>
        </message>
        <message>
            <source>The pot, for your next turn</source>
            <translation>Il pozzetto, per il prossimo turno</translation>
        </message>
        <message>
            <source>The rule book has nothing about “{words}”.</source>
            <translation>Nel regolamento non c'è niente su «{words}».</translation>
        </message>
        <message>
            <source>The stock</source>
            <translation>Il mazzo</translation>
        </message>
        <message>
            <source>The team has no canasta.</source>
            <translation>La coppia non ha un burraco.</translation>
        </message>
        <message>
            <source>The team has no pot, and none is left.</source>
            <translation>La coppia non ha il pozzetto, e non ce ne sono più.</translation>
        </message>
        <message>
            <source>The team that goes out gets {points} points.</source>
            <translation>La coppia che chiude riceve {points} punti.</translation>
        </message>
        <message>
            <source>The team with more Victory Points wins.</source>
            <translation>Vince la coppia con più Victory Point.</translation>
        </message>
        <message>
            <source>The team with the most points wins.</source>
            <translation>Vince la coppia con più punti.</translation>
        </message>
        <message>
            <source>The top card is used at once</source>
            <translation>La prima carta si usa subito</translation>
        </message>
        <message>
            <source>The top card may not go to your hand.</source>
            <translation>La prima carta non può andare in mano.</translation>
        </message>
        <message>
            <source>The total</source>
            <translation>Il totale</translation>
        </message>
        <message>
            <source>The two is natural</source>
            <translation>Il due è naturale</translation>
        </message>
        <message>
            <source>The two is the six now</source>
            <translation>Ora il due è il sei</translation>
        </message>
        <message>
            <source>The two is wild</source>
            <translation>Il due è matta</translation>
        </message>
        <message>
            <source>The two is wild, a nine</source>
            <translation>Il due è matta, un nove</translation>
        </message>
        <message>
            <source>The two is wild, a queen</source>
            <translation>Il due è matta, una donna</translation>
        </message>
        <message>
            <source>The two of spades goes home</source>
            <translation>Il due di picche torna a casa</translation>
        </message>
        <message>
            <source>The two stands for the nine</source>
            <translation>Il due rappresenta il nove</translation>
        </message>
        <message>
            <source>The two teams share twenty Victory Points.</source>
            <translation>Le due coppie si dividono venti Victory Point.</translation>
        </message>
        <message>
            <source>The wild card fills the new gap</source>
            <translation>La matta riempie il nuovo vuoto</translation>
        </message>
        <message>
            <source>The wild card lies inside.</source>
            <translation>La matta sta all'interno.</translation>
        </message>
        <message>
            <source>The wild card moves to an end</source>
            <translation>La matta va a un'estremità</translation>
        </message>
        <message>
            <source>The wild card then fills a new gap, if there is one.</source>
            <translation>La matta allora riempie un nuovo vuoto, se c'è.</translation>
        </message>
        <message>
            <source>Then it is counted, and nothing more can be played.</source>
            <translation>Allora si conta, e non si gioca più niente.</translation>
        </message>
        <message>
            <source>Then the difference of the totals is turned into Victory Points.</source>
            <translation>Allora la differenza dei totali diventa Victory Point.</translation>
        </message>
        <message>
            <source>Then you may lay melds and add cards to melds, as many as you like, or none.</source>
            <translation>Poi puoi calare giochi e legare carte, quante vuoi, o nessuna.</translation>
        </message>
        <message>
            <source>There are no jokers; that makes {count} cards.</source>
            <translation>Non ci sono jolly; sono {count} carte.</translation>
        </message>
        <message>
            <source>There are no pots in this game.</source>
            <translation>In questo gioco non ci sono pozzetti.</translation>
        </message>
        <message>
            <source>There are no wild cards in melds, so every canasta is clean.</source>
            <translation>Nei giochi non ci sono matte, perciò ogni burraco è pulito.</translation>
        </message>
        <message>
            <source>There is no other place for a two.</source>
            <translation>Non c'è altro posto per un due.</translation>
        </message>
        <message>
            <source>These ranks may be laid as sets: {ranks}.</source>
            <translation>Questi valori possono formare tris: {ranks}.</translation>
        </message>
        <message>
            <source>This discard may be a wild card.</source>
            <translation>Questo scarto può essere una matta.</translation>
        </message>
        <message>
            <source>This makes a dirty meld clean; you cannot choose otherwise.</source>
            <translation>Questo rende pulito un gioco sporco; non si può scegliere altro.</translation>
        </message>
        <message>
            <source>This rule is the same in all of them.</source>
            <translation>Questa regola è la stessa in tutti.</translation>
        </message>
        <message>
            <source>This turn, too, ends with a discard, now from the new hand.</source>
            <translation>Anche questo turno finisce con uno scarto, ora dalla nuova mano.</translation>
        </message>
        <message>
            <source>Three to seven count {points} points each.</source>
            <translation>Dal tre al sette ogni carta vale {points} punti.</translation>
        </message>
        <message>
            <source>To go out you must discard your last card; laying all cards is not allowed.</source>
            <translation>Per chiudere devi scartare l'ultima carta; non si possono calare tutte.</translation>
        </message>
        <message>
            <source>To go out your team needs a canasta, clean or not.</source>
            <translation>Per chiudere alla coppia serve un burraco, pulito o no.</translation>
        </message>
        <message>
            <source>To go out your team needs a clean canasta; no other will do.</source>
            <translation>Per chiudere alla coppia serve un burraco pulito; un altro non basta.</translation>
        </message>
        <message>
            <source>Turns can have a clock, too: when it has run down, a card is drawn and the least useful one discarded.</source>
            <translation>Anche i turni possono avere un tempo: quando scade, si pesca una carta e si scarta la meno utile.</translation>
        </message>
        <message>
            <source>Two cards at once</source>
            <translation>Due carte insieme</translation>
        </message>
        <message>
            <source>Two play against each other; each is a team alone.</source>
            <translation>In due si gioca l'uno contro l'altro; ognuno per sé.</translation>
        </message>
        <message>
            <source>Two sets of one rank</source>
            <translation>Due tris dello stesso valore</translation>
        </message>
        <message>
            <source>Twos</source>
            <translation>I due</translation>
        </message>
        <message>
            <source>Until then no discard and no pot is allowed; you may take the melds back.</source>
            <translation>Fino ad allora non si può scartare né prendere il pozzetto; i giochi si possono annullare.</translation>
        </message>
        <message>
            <source>Victory Points</source>
            <translation>Victory Point</translation>
        </message>
        <message>
            <source>Victory Points are given after three deals or four, not after fewer.</source>
            <translation>I Victory Point si danno dopo tre o quattro smazzate, non dopo meno.</translation>
        </message>
        <message>
            <source>What a meld is</source>
            <translation>Che cos'è un gioco</translation>
        </message>
        <message>
            <source>What a pot is</source>
            <translation>Che cos'è un pozzetto</translation>
        </message>
        <message>
            <source>What counts</source>
            <translation>Che cosa conta</translation>
        </message>
        <message>
            <source>What going out is</source>
            <translation>Che cos'è la chiusura</translation>
        </message>
        <message>
            <source>What the cards count</source>
            <translation>Quanto valgono le carte</translation>
        </message>
        <message>
            <source>When a wild two of the sequence's own suit is free and its own place is next to the other cards, it goes there and is natural.</source>
            <translation>Quando una pinella del seme della sequenza è libera e il suo posto è accanto alle altre carte, ci va ed è naturale.</translation>
        </message>
        <message>
            <source>When nobody gets any further</source>
            <translation>Quando nessuno va avanti</translation>
        </message>
        <message>
            <source>When somebody draws the last card of the stock, that turn is the last.</source>
            <translation>Quando qualcuno pesca l'ultima carta del mazzo, quel turno è l'ultimo.</translation>
        </message>
        <message>
            <source>When somebody draws the third-to-last card of the stock, that turn is the last.</source>
            <translation>Quando qualcuno pesca la terzultima carta del mazzo, quel turno è l'ultimo.</translation>
        </message>
        <message>
            <source>When the pile was one single card and you took it, you may not discard that card in the same turn.</source>
            <translation>Se gli scarti erano una sola carta e l'hai raccolta, non puoi scartarla nello stesso turno.</translation>
        </message>
        <message>
            <source>When the stock is used up</source>
            <translation>Quando il mazzo è esaurito</translation>
        </message>
        <message>
            <source>When the stock is used up, nobody gets them.</source>
            <translation>Se il mazzo è esaurito, nessuno li riceve.</translation>
        </message>
        <message>
            <source>When time is up</source>
            <translation>Quando scade il tempo</translation>
        </message>
        <message>
            <source>When time is up everybody has one more turn; then the deal is counted as if the stock were used up.</source>
            <translation>Quando scade il tempo, ognuno ha ancora un turno; poi la smazzata si conta come se il mazzo fosse esaurito.</translation>
        </message>
        <message>
            <source>When time is up the deal is played to its end.</source>
            <translation>Quando scade il tempo, la smazzata si gioca fino alla fine.</translation>
        </message>
        <message>
            <source>Where a wild card goes</source>
            <translation>Dove va la matta</translation>
        </message>
        <message>
            <source>Which cards are wild</source>
            <translation>Quali carte sono matte</translation>
        </message>
        <message>
            <source>Who may take a pot</source>
            <translation>Chi può prendere un pozzetto</translation>
        </message>
        <message>
            <source>Whoever plays the last card, with no pot to take, goes out and ends the deal.</source>
            <translation>Chi gioca l'ultima carta, senza pozzetto da prendere, chiude e finisce la smazzata.</translation>
        </message>
        <message>
            <source>Why?</source>
            <translation>Perché?</translation>
        </message>
        <message numerus="yes">
            <source>Wild are the %n joker(s) and the {twos} twos.</source>
            <translation>
                <numerusform>Fanno da matta %n jolly e i {twos} due.</numerusform>
                <numerusform>Fanno da matta i %n jolly e i {twos} due.</numerusform>
            </translation>
        </message>
        <message>
            <source>Wild are the {twos} twos.</source>
            <translation>Fanno da matta i {twos} due.</translation>
        </message>
        <message>
            <source>Wild cards</source>
            <translation>Matte</translation>
        </message>
        <message>
            <source>Wild cards alone are no meld.</source>
            <translation>Le sole matte non sono un gioco.</translation>
        </message>
        <message>
            <source>Wild cards may be discarded, too; they do not block the pile.</source>
            <translation>Si possono scartare anche le matte; non bloccano gli scarti.</translation>
        </message>
        <message>
            <source>Wild cards may be used for this, too.</source>
            <translation>Per questo si possono usare anche le matte.</translation>
        </message>
        <message>
            <source>With a single card in hand you may not take the pile.</source>
            <translation>Con una sola carta in mano non si raccolgono gli scarti.</translation>
        </message>
        <message>
            <source>With and without a pot</source>
            <translation>Con e senza pozzetto</translation>
        </message>
        <message numerus="yes">
            <source>With four players it has %n card(s).</source>
            <translation>
                <numerusform>In quattro ha %n carta.</numerusform>
                <numerusform>In quattro ha %n carte.</numerusform>
            </translation>
        </message>
        <message>
            <source>With one card in hand</source>
            <translation>Con una carta in mano</translation>
        </message>
        <message numerus="yes">
            <source>With six players it has %n card(s).</source>
            <translation>
                <numerusform>In sei ha %n carta.</numerusform>
                <numerusform>In sei ha %n carte.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>With six players there are only %n pot(s).</source>
            <translation>
                <numerusform>In sei c'è solo %n pozzetto.</numerusform>
                <numerusform>In sei ci sono solo %n pozzetti.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>With two players it has %n card(s).</source>
            <translation>
                <numerusform>In due ha %n carta.</numerusform>
                <numerusform>In due ha %n carte.</numerusform>
            </translation>
        </message>
        <message>
            <source>Without a canasta</source>
            <translation>Senza burraco</translation>
        </message>
        <message>
            <source>Without a gap it goes to the high end, or to the low end if you choose so.</source>
            <translation>Senza vuoti va all'estremità alta, o alla bassa se la scegli.</translation>
        </message>
        <message>
            <source>Without a gap it goes to the low end, or to the high end if you choose so.</source>
            <translation>Senza vuoti va all'estremità bassa, o all'alta se la scegli.</translation>
        </message>
        <message>
            <source>Without a wild card it is clean, with one it is dirty.</source>
            <translation>Senza matta è pulito, con una è sporco.</translation>
        </message>
        <message>
            <source>Without its pot a team never goes out, even if no pot is left.</source>
            <translation>Senza pozzetto la coppia non chiude mai, anche se non ce ne sono più.</translation>
        </message>
        <message>
            <source>Without such a pot the deal is over.</source>
            <translation>Senza un tale pozzetto la smazzata è finita.</translation>
        </message>
        <message>
            <source>You always take the whole pile.</source>
            <translation>Si raccolgono sempre tutti gli scarti.</translation>
        </message>
        <message>
            <source>You discard exactly one card, and with it your turn ends.</source>
            <translation>Si scarta esattamente una carta, e con essa il turno finisce.</translation>
        </message>
        <message>
            <source>You held an equal card before</source>
            <translation>Avevi già una carta uguale</translation>
        </message>
        <message>
            <source>You may if you already held a card of the same suit and rank.</source>
            <translation>Puoi, se avevi già una carta dello stesso seme e valore.</translation>
        </message>
        <message>
            <source>You may lay your last card or discard it, as you like.</source>
            <translation>L'ultima carta si può calare o scartare, come vuoi.</translation>
        </message>
        <message>
            <source>You may take the pile if you use its top card at once.</source>
            <translation>Puoi raccogliere gli scarti se usi subito la prima carta.</translation>
        </message>
        <message>
            <source>Your choice</source>
            <translation>A tua scelta</translation>
        </message>
        <message>
            <source>Your team must have taken its pot before.</source>
            <translation>La tua coppia deve aver già preso il pozzetto.</translation>
        </message>
        <message>
            <source>discarded</source>
            <translation>scartata</translation>
        </message>
        <message>
            <source>drawn first</source>
            <translation>pescata per prima</translation>
        </message>
        <message>
            <source>in hand</source>
            <translation>in mano</translation>
        </message>
        <message>
            <source>laid</source>
            <translation>calate</translation>
        </message>
        <message>
            <source>no such rule.</source>
            <translation>nessuna regola così.</translation>
        </message>
        <message>
            <source>on the table</source>
            <translation>in tavola</translation>
        </message>
        <message>
            <source>pile</source>
            <translation>scarti</translation>
        </message>
        <message>
            <source>the same.</source>
            <translation>lo stesso.</translation>
        </message>
        <message>
            <source>this does not hold: {rule}</source>
            <translation>questo non vale: {rule}</translation>
        </message>
        <message>
            <source>top card</source>
            <translation>prima carta</translation>
        </message>
        <message>
            <source>{preset} with house rules</source>
            <translation>{preset} con regole di casa</translation>
        </message>
    </context>
    <context>
        <name>Rules</name>
        <message numerus="yes">
            <source>%n deal(s)</source>
            <translation>
                <numerusform>%n smazzata</numerusform>
                <numerusform>%n smazzate</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n deal(s) with Victory Points.</source>
            <translation>
                <numerusform>%n smazzata con Victory Point.</numerusform>
                <numerusform>%n smazzate con Victory Point.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n deal(s), Victory Points</source>
            <translation>
                <numerusform>%n smazzata, Victory Point</numerusform>
                <numerusform>%n smazzate, Victory Point</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n deal(s), the most points win.</source>
            <translation>
                <numerusform>%n smazzata, vince chi fa più punti.</numerusform>
                <numerusform>%n smazzate, vince chi fa più punti.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n deck(s) and {jokers} are in play.</source>
            <translation>
                <numerusform>In gioco %n mazzo e {jokers}.</numerusform>
                <numerusform>In gioco %n mazzi e {jokers}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n joker(s)</source>
            <translation>
                <numerusform>%n jolly</numerusform>
                <numerusform>%n jolly</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n pot(s) of {cards} cards.</source>
            <translation>
                <numerusform>%n pozzetto di {cards} carte.</numerusform>
                <numerusform>%n pozzetti di {cards} carte.</numerusform>
            </translation>
        </message>
        <message>
            <source>A canasta of seven cards pays {clean} when it is clean and {dirty} with a wild card.</source>
            <translation>Un burraco di sette carte vale {clean} se è pulito e {dirty} con una matta.</translation>
        </message>
        <message>
            <source>A card is turned up beside the stock.</source>
            <translation>Una carta viene scoperta accanto al mazzo.</translation>
        </message>
        <message>
            <source>A joker counts {joker}, a two {two}.</source>
            <translation>Il jolly vale {joker}, il due {two}.</translation>
        </message>
        <message>
            <source>A meld may have a wild card.</source>
            <translation>Un gioco può avere una matta.</translation>
        </message>
        <message>
            <source>A missing pot costs points even when nobody took one.</source>
            <translation>Il pozzetto non preso costa punti anche se nessuno lo ha preso.</translation>
        </message>
        <message>
            <source>A pot becomes the new stock when the stock is used up.</source>
            <translation>Quando il mazzo è esaurito, un pozzetto diventa il nuovo mazzo.</translation>
        </message>
        <message numerus="yes">
            <source>A pot of %n card(s) for the first of a team to empty a hand.</source>
            <translation>
                <numerusform>Un pozzetto di %n carta per il primo della coppia che resta senza carte.</numerusform>
                <numerusform>Un pozzetto di %n carte per il primo della coppia che resta senza carte.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>A pot of %n card(s) for whoever empties a hand and has a canasta.</source>
            <translation>
                <numerusform>Un pozzetto di %n carta per chi resta senza carte e ha un burraco.</numerusform>
                <numerusform>Un pozzetto di %n carte per chi resta senza carte e ha un burraco.</numerusform>
            </translation>
        </message>
        <message>
            <source>A semi-clean canasta pays {points}.</source>
            <translation>Il burraco semipulito vale {points}.</translation>
        </message>
        <message>
            <source>A sequence from ace to king may grow bit by bit.</source>
            <translation>Una sequenza dall'asso al re può crescere a poco a poco.</translation>
        </message>
        <message>
            <source>A sequence has only one ace.</source>
            <translation>Una sequenza ha un solo asso.</translation>
        </message>
        <message>
            <source>A sequence may have an ace at both ends.</source>
            <translation>Una sequenza può avere un asso a ogni estremità.</translation>
        </message>
        <message>
            <source>A single card taken as the pile may go straight back.</source>
            <translation>L'unica carta raccolta dagli scarti può tornarvi subito.</translation>
        </message>
        <message>
            <source>A single card taken as the pile may not go straight back.</source>
            <translation>L'unica carta raccolta dagli scarti non può tornarvi subito.</translation>
        </message>
        <message>
            <source>A team needs a canasta before it takes a pot.</source>
            <translation>Per prendere un pozzetto serve già un burraco.</translation>
        </message>
        <message>
            <source>A team needs nothing to take a pot.</source>
            <translation>Per prendere un pozzetto non serve un burraco.</translation>
        </message>
        <message>
            <source>A two in its own place may become the wild card again.</source>
            <translation>Un due al suo posto può tornare a fare da pinella.</translation>
        </message>
        <message>
            <source>A two that has found its own place stays there.</source>
            <translation>Un due che ha trovato il suo posto ci resta.</translation>
        </message>
        <message>
            <source>A wild card on the table may move.</source>
            <translation>Una matta in tavola può scorrere.</translation>
        </message>
        <message>
            <source>A wild card on the table never moves.</source>
            <translation>Una matta in tavola non scorre mai.</translation>
        </message>
        <message>
            <source>A wild card that is free goes to the high end.</source>
            <translation>Una matta libera va all'estremità alta.</translation>
        </message>
        <message>
            <source>A wild card that is free goes to the low end.</source>
            <translation>Una matta libera va all'estremità bassa.</translation>
        </message>
        <message>
            <source>Above {limit} points the first melds need {minimum}.</source>
            <translation>Oltre {limit} punti l'apertura minima è {minimum}.</translation>
        </message>
        <message>
            <source>Ace to king pays {king}, ace to ace {ace}.</source>
            <translation>Dall'asso al re vale {king}, da asso ad asso {ace}.</translation>
        </message>
        <message>
            <source>Ace to king pays {king}.</source>
            <translation>Dall'asso al re vale {king}.</translation>
        </message>
        <message>
            <source>Ace to king {king}, ace to ace {ace}.</source>
            <translation>Asso–re {king}, asso–asso {ace}.</translation>
        </message>
        <message>
            <source>All cards of the pile are open, and anyone may take it.</source>
            <translation>Tutti gli scarti sono scoperti, e chiunque può raccoglierli.</translation>
        </message>
        <message>
            <source>An ace counts {ace}, eight to king {high}, three to seven {low}.</source>
            <translation>L'asso vale {ace}, dall'otto al re {high}, dal tre al sette {low}.</translation>
        </message>
        <message>
            <source>An ace is high only.</source>
            <translation>L'asso è solo alto.</translation>
        </message>
        <message>
            <source>An ace is low only.</source>
            <translation>L'asso è solo basso.</translation>
        </message>
        <message>
            <source>An ace is low or high.</source>
            <translation>L'asso è basso o alto.</translation>
        </message>
        <message>
            <source>Any canasta lets you go out, not only a clean one.</source>
            <translation>Per chiudere basta qualsiasi burraco, non solo pulito.</translation>
        </message>
        <message>
            <source>Canastas: clean {clean}, dirty {dirty}.</source>
            <translation>Burrachi: pulito {clean}, sporco {dirty}.</translation>
        </message>
        <message>
            <source>Going out pays {out}; no pot costs {penalty}.</source>
            <translation>Chiudere vale {out}; senza pozzetto si perdono {penalty}.</translation>
        </message>
        <message>
            <source>Length of the match: {length}.</source>
            <translation>Durata della partita: {length}.</translation>
        </message>
        <message>
            <source>Long sequences have no prize of their own.</source>
            <translation>Le sequenze lunghe non hanno un premio proprio.</translation>
        </message>
        <message>
            <source>Long sequences of one suit, with high prizes for all thirteen cards.</source>
            <translation>Lunghe sequenze di un seme, con grandi premi per tutte le tredici carte.</translation>
        </message>
        <message>
            <source>Melds have no wild cards.</source>
            <translation>I giochi non hanno matte.</translation>
        </message>
        <message>
            <source>No minimum for the first melds.</source>
            <translation>Nessuna apertura minima.</translation>
        </message>
        <message>
            <source>Only a clean canasta lets you go out.</source>
            <translation>Si chiude solo con un burraco pulito.</translation>
        </message>
        <message>
            <source>Only sequences are melds; there are no sets.</source>
            <translation>Valgono solo le sequenze; niente tris.</translation>
        </message>
        <message>
            <source>Only the pile's top card is known; it must be used at once.</source>
            <translation>Degli scarti si vede solo la prima carta; va usata subito.</translation>
        </message>
        <message>
            <source>Other ranks may be laid as sets.</source>
            <translation>Altri valori possono formare tris.</translation>
        </message>
        <message>
            <source>Over {target} points.</source>
            <translation>Oltre {target} punti.</translation>
        </message>
        <message>
            <source>Sequences and sets, closed pile.</source>
            <translation>Sequenze e tris, scarti chiusi.</translation>
        </message>
        <message>
            <source>Sequences and sets, open pile.</source>
            <translation>Sequenze e tris, scarti aperti.</translation>
        </message>
        <message>
            <source>Sequences only, closed pile.</source>
            <translation>Solo sequenze, scarti chiusi.</translation>
        </message>
        <message>
            <source>Sequences only, open pile.</source>
            <translation>Solo sequenze, scarti aperti.</translation>
        </message>
        <message>
            <source>Sets of equal ranks are melds, too.</source>
            <translation>Valgono anche i tris di carte uguali.</translation>
        </message>
        <message>
            <source>Taking the pot pays nothing by itself.</source>
            <translation>Prendere il pozzetto non vale punti.</translation>
        </message>
        <message>
            <source>Taking the pot pays {points}.</source>
            <translation>Prendere il pozzetto vale {points}.</translation>
        </message>
        <message>
            <source>The Brazilian game in which sets count as much as sequences.</source>
            <translation>Il gioco brasiliano in cui i tris contano quanto le sequenze.</translation>
        </message>
        <message>
            <source>The Brazilian game of sequences, with every discard in sight.</source>
            <translation>Il gioco brasiliano di sequenze, con tutti gli scarti in vista.</translation>
        </message>
        <message>
            <source>The Brazilian game with a closed pile: only its top card is known.</source>
            <translation>Il gioco brasiliano con gli scarti chiusi: si vede solo la prima carta.</translation>
        </message>
        <message>
            <source>The deal ends with the last card of the stock.</source>
            <translation>La smazzata finisce con l'ultima carta del mazzo.</translation>
        </message>
        <message>
            <source>The deal ends with two cards in the stock.</source>
            <translation>La smazzata finisce con due carte nel mazzo.</translation>
        </message>
        <message>
            <source>The family game of sequences and sets.</source>
            <translation>Il gioco di famiglia, con sequenze e tris.</translation>
        </message>
        <message>
            <source>The first card cannot be exchanged.</source>
            <translation>La prima carta non si può cambiare.</translation>
        </message>
        <message>
            <source>The first player may exchange the first card.</source>
            <translation>Chi comincia può cambiare la prima carta.</translation>
        </message>
        <message>
            <source>The game of Argentina and Uruguay, as it is played with tiles.</source>
            <translation>Il gioco di Argentina e Uruguay, che là si gioca con le tessere.</translation>
        </message>
        <message>
            <source>The game of the Italian clubs, with semi-clean burracos.</source>
            <translation>Il gioco dei circoli italiani, con i burrachi semipuliti.</translation>
        </message>
        <message>
            <source>The last discard is a duty, and never a wild card.</source>
            <translation>L'ultimo scarto è obbligatorio, e mai una matta.</translation>
        </message>
        <message>
            <source>The last discard is a duty.</source>
            <translation>L'ultimo scarto è obbligatorio.</translation>
        </message>
        <message>
            <source>The pile begins empty.</source>
            <translation>Gli scarti cominciano vuoti.</translation>
        </message>
        <message>
            <source>The prizes from the ace on need all cards laid in one move.</source>
            <translation>I premi dall'asso in su chiedono di calare tutto in una volta.</translation>
        </message>
        <message>
            <source>The strict Brazilian game: closed pile, no sets, clean going out.</source>
            <translation>Il gioco brasiliano severo: scarti chiusi, niente tris, chiusura pulita.</translation>
        </message>
        <message>
            <source>There is no semi-clean canasta.</source>
            <translation>Non c'è il burraco semipulito.</translation>
        </message>
        <message>
            <source>Three pairs, three decks, three pots: a big table.</source>
            <translation>Tre coppie, tre mazzi, tre pozzetti: un grande tavolo.</translation>
        </message>
        <message>
            <source>To {target} points.</source>
            <translation>Fino a {target} punti.</translation>
        </message>
        <message>
            <source>Until a team has {target}</source>
            <translation>Fino a {target} punti</translation>
        </message>
        <message>
            <source>Until a team passes {target}</source>
            <translation>Oltre {target} punti</translation>
        </message>
        <message>
            <source>When no pot is left you may go out without one.</source>
            <translation>Se non ci sono più pozzetti si chiude anche senza.</translation>
        </message>
        <message>
            <source>When nobody took a pot, nobody pays for it.</source>
            <translation>Se nessuno ha preso il pozzetto, nessuno paga.</translation>
        </message>
        <message>
            <source>When the time of a timed game is up, everybody has one more turn.</source>
            <translation>Allo scadere del tempo di una partita a tempo, ognuno ha ancora un turno.</translation>
        </message>
        <message>
            <source>When the time of a timed game is up, the deal is played to its end.</source>
            <translation>Allo scadere del tempo di una partita a tempo, la smazzata si gioca fino alla fine.</translation>
        </message>
        <message>
            <source>With a pot and a canasta you go out.</source>
            <translation>Con il pozzetto e un burraco si chiude.</translation>
        </message>
        <message>
            <source>With a pot and a clean canasta you go out.</source>
            <translation>Con il pozzetto e un burraco pulito si chiude.</translation>
        </message>
        <message>
            <source>With a pot, a canasta and a last discard you go out.</source>
            <translation>Con il pozzetto, un burraco e un ultimo scarto si chiude.</translation>
        </message>
        <message>
            <source>With a pot, a clean canasta and a last discard you go out.</source>
            <translation>Con il pozzetto, un burraco pulito e un ultimo scarto si chiude.</translation>
        </message>
        <message>
            <source>With one card in hand you may not take the pile.</source>
            <translation>Con una sola carta in mano non si raccolgono gli scarti.</translation>
        </message>
        <message>
            <source>With one card in hand you may take the pile.</source>
            <translation>Con una sola carta in mano si possono raccogliere gli scarti.</translation>
        </message>
        <message>
            <source>Without a pot you never go out.</source>
            <translation>Senza pozzetto non si chiude.</translation>
        </message>
        <message>
            <source>You may meld your last card; no discard is needed.</source>
            <translation>L'ultima carta si può calare; lo scarto non serve.</translation>
        </message>
        <message numerus="yes">
            <source>about %n minute(s)</source>
            <translation>
                <numerusform>circa %n minuto</numerusform>
                <numerusform>circa %n minuti</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>about %n minute(s), {deals}</source>
            <translation>
                <numerusform>circa %n minuto, {deals}</numerusform>
                <numerusform>circa %n minuti, {deals}</numerusform>
            </translation>
        </message>
        <message>
            <source>deal {deal} of {deals}</source>
            <translation>smazzata {deal} di {deals}</translation>
        </message>
        <message>
            <source>four players</source>
            <translation>quattro giocatori</translation>
        </message>
        <message>
            <source>over {target}</source>
            <translation>oltre {target}</translation>
        </message>
        <message>
            <source>six players</source>
            <translation>sei giocatori</translation>
        </message>
        <message>
            <source>to {target}</source>
            <translation>fino a {target}</translation>
        </message>
        <message>
            <source>two players</source>
            <translation>due giocatori</translation>
        </message>
        <message>
            <source>{fewest} to {most} deals</source>
            <translation>da {fewest} a {most} smazzate</translation>
        </message>
        <message>
            <source>{preset}, {players}</source>
            <translation>{preset}, {players}</translation>
        </message>
    </context>
    <context>
        <name>Score</name>
        <message>
            <source>A draw, {own} to {other}</source>
            <translation>Pareggio, {own} a {other}</translation>
        </message>
        <message>
            <source>As the table stands</source>
            <translation>Com'è il tavolo adesso</translation>
        </message>
        <message>
            <source>Back to the table</source>
            <translation>Torna al tavolo</translation>
        </message>
        <message>
            <source>Deal {number}</source>
            <translation>Smazzata {number}</translation>
        </message>
        <message>
            <source>Going out</source>
            <translation>Chiusura</translation>
        </message>
        <message>
            <source>Hand: {name}</source>
            <translation>In mano: {name}</translation>
        </message>
        <message>
            <source>In my hand</source>
            <translation>Nella mia mano</translation>
        </message>
        <message>
            <source>Level at the top with {points} points</source>
            <translation>Pari in testa con {points} punti</translation>
        </message>
        <message>
            <source>Level at {own} points</source>
            <translation>Pari a {own} punti</translation>
        </message>
        <message>
            <source>Match</source>
            <translation>Partita</translation>
        </message>
        <message>
            <source>Melds</source>
            <translation>Giochi</translation>
        </message>
        <message>
            <source>New match</source>
            <translation>Nuova partita</translation>
        </message>
        <message>
            <source>Next deal</source>
            <translation>Prossima smazzata</translation>
        </message>
        <message>
            <source>No pot</source>
            <translation>Senza pozzetto</translation>
        </message>
        <message>
            <source>Other melds</source>
            <translation>Altri giochi</translation>
        </message>
        <message>
            <source>Pot not played</source>
            <translation>Pozzetto non giocato</translation>
        </message>
        <message>
            <source>Pot taken</source>
            <translation>Pozzetto preso</translation>
        </message>
        <message>
            <source>So far in sight</source>
            <translation>In vista finora</translation>
        </message>
        <message>
            <source>The totals after each deal</source>
            <translation>I totali dopo ogni smazzata</translation>
        </message>
        <message>
            <source>They lead {other} to {own}</source>
            <translation>Conducono loro, {other} a {own}</translation>
        </message>
        <message>
            <source>They win {other} to {own}</source>
            <translation>Vincono loro, {other} a {own}</translation>
        </message>
        <message>
            <source>This deal</source>
            <translation>Questa smazzata</translation>
        </message>
        <message>
            <source>Time is up. {result}</source>
            <translation>Tempo scaduto. {result}</translation>
        </message>
        <message>
            <source>Victory Points</source>
            <translation>Victory Point</translation>
        </message>
        <message>
            <source>We lead with {points} points</source>
            <translation>Siamo in testa con {points} punti</translation>
        </message>
        <message>
            <source>We lead {own} to {other}</source>
            <translation>Siamo in testa, {own} a {other}</translation>
        </message>
        <message>
            <source>We win with {points} points</source>
            <translation>Vinciamo con {points} punti</translation>
        </message>
        <message>
            <source>We win {own} to {other}</source>
            <translation>Vinciamo, {own} a {other}</translation>
        </message>
        <message>
            <source>bonus</source>
            <translation>premio</translation>
        </message>
        <message>
            <source>cards</source>
            <translation>carte</translation>
        </message>
        <message>
            <source>deal {number}</source>
            <translation>smazzata {number}</translation>
        </message>
        <message>
            <source>deal {number} of {deals}</source>
            <translation>smazzata {number} di {deals}</translation>
        </message>
        <message>
            <source>nobody got any further</source>
            <translation>nessuno andava avanti</translation>
        </message>
        <message>
            <source>the last round is played</source>
            <translation>l'ultimo giro è giocato</translation>
        </message>
        <message>
            <source>the stock is used up</source>
            <translation>il mazzo è esaurito</translation>
        </message>
        <message>
            <source>time is up, the last deal</source>
            <translation>tempo scaduto, ultima smazzata</translation>
        </message>
        <message>
            <source>{name} went out</source>
            <translation>ha chiuso {name}</translation>
        </message>
        <message>
            <source>{team} lead with {points} points</source>
            <translation>{team} in testa con {points} punti</translation>
        </message>
        <message>
            <source>{team} win with {points} points</source>
            <translation>Vittoria: {team} con {points} punti</translation>
        </message>
    </context>
    <context>
        <name>Seats</name>
        <message>
            <source>A person at this screen</source>
            <translation>Una persona a questo schermo</translation>
        </message>
        <message>
            <source>At this screen</source>
            <translation>A questo schermo</translation>
        </message>
        <message>
            <source>Level of {name}</source>
            <translation>Livello di {name}</translation>
        </message>
        <message>
            <source>Name of player {number}</source>
            <translation>Nome del giocatore {number}</translation>
        </message>
        <message>
            <source>Player {number}</source>
            <translation>Giocatore {number}</translation>
        </message>
        <message>
            <source>Who sits here: {who}</source>
            <translation>Chi siede qui: {who}</translation>
        </message>
        <message>
            <source>Your name</source>
            <translation>Il tuo nome</translation>
        </message>
        <message>
            <source>name</source>
            <translation>nome</translation>
        </message>
        <message>
            <source>your name</source>
            <translation>il tuo nome</translation>
        </message>
    </context>
    <context>
        <name>SelfCheck</name>
        <message numerus="yes">
            <source>%Ln case(s) agree</source>
            <translation>
                <numerusform>%Ln caso coincide</numerusform>
                <numerusform>%Ln casi coincidono</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>All %Ln case(s) agree with the rules.</source>
            <translation>
                <numerusform>L'unico caso (%Ln) coincide con le regole.</numerusform>
                <numerusform>Tutti i %Ln casi coincidono con le regole.</numerusform>
            </translation>
        </message>
        <message>
            <source>Checking…</source>
            <translation>Controllo in corso…</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>Chiudi</translation>
        </message>
        <message>
            <source>Self-check</source>
            <translation>Autocontrollo</translation>
        </message>
        <message>
            <source>Something differs. Please report it.</source>
            <translation>C'è una differenza. Ti preghiamo di segnalarla.</translation>
        </message>
        <message>
            <source>The cases cannot be read: the installation is damaged.</source>
            <translation>I casi non si possono leggere: l'installazione è danneggiata.</translation>
        </message>
        <message>
            <source>The rules of every game against all known cases</source>
            <translation>Le regole di ogni gioco con tutti i casi noti</translation>
        </message>
        <message>
            <source>could not be read</source>
            <translation>illeggibile</translation>
        </message>
        <message>
            <source>waiting</source>
            <translation>in attesa</translation>
        </message>
        <message>
            <source>{failed} of {count} cases differ</source>
            <translation>{failed} casi su {count} diversi</translation>
        </message>
    </context>
    <context>
        <name>Settings</name>
        <message numerus="yes">
            <source>%n pixel(s)</source>
            <translation>
                <numerusform>%n pixel</numerusform>
                <numerusform>%n pixel</numerusform>
            </translation>
        </message>
        <message>
            <source>A discard waits for a second press before it ends the turn.</source>
            <translation>Lo scarto aspetta una seconda pressione prima di terminare il turno.</translation>
        </message>
        <message>
            <source>A drag begins after</source>
            <translation>Il trascinamento inizia dopo</translation>
        </message>
        <message>
            <source>Accessibility</source>
            <translation>Accessibilità</translation>
        </message>
        <message>
            <source>At one screen a hand is hidden until its player says ready.</source>
            <translation>Allo stesso schermo ogni mano resta nascosta finché il suo giocatore non è pronto.</translation>
        </message>
        <message>
            <source>Back to defaults</source>
            <translation>Valori iniziali</translation>
        </message>
        <message>
            <source>Backs</source>
            <translation>Dorsi</translation>
        </message>
        <message>
            <source>Black table, white lines, cards with strong signs.</source>
            <translation>Tavolo nero, linee bianche, carte con segni forti.</translation>
        </message>
        <message>
            <source>Blue waves</source>
            <translation>Onde blu</translation>
        </message>
        <message>
            <source>Cards</source>
            <translation>Carte</translation>
        </message>
        <message>
            <source>Cards</source>
            <comment>sounds</comment>
            <translation>Carte</translation>
        </message>
        <message>
            <source>Cards that slide, turn and are set down.</source>
            <translation>Carte che scivolano, si girano e si posano.</translation>
        </message>
        <message>
            <source>Changes hold at once and are kept.</source>
            <translation>Le modifiche valgono subito e restano.</translation>
        </message>
        <message>
            <source>Coach</source>
            <translation>Allenatore</translation>
        </message>
        <message>
            <source>Confirm the discard</source>
            <translation>Conferma lo scarto</translation>
        </message>
        <message>
            <source>Curtain between people</source>
            <translation>Tenda tra una persona e l'altra</translation>
        </message>
        <message>
            <source>Dark</source>
            <translation>Scuro</translation>
        </message>
        <message>
            <source>Dialogs</source>
            <translation>Finestre</translation>
        </message>
        <message>
            <source>Done</source>
            <translation>Fatto</translation>
        </message>
        <message>
            <source>Felt</source>
            <translation>Panno</translation>
        </message>
        <message>
            <source>Full screen</source>
            <translation>Schermo intero</translation>
        </message>
        <message>
            <source>Great moments</source>
            <translation>Grandi momenti</translation>
        </message>
        <message>
            <source>Green waves</source>
            <translation>Onde verdi</translation>
        </message>
        <message>
            <source>Height of the hand</source>
            <translation>Altezza carte in mano</translation>
        </message>
        <message>
            <source>High contrast</source>
            <translation>Alto contrasto</translation>
        </message>
        <message>
            <source>How much is told of what happens and of each card.</source>
            <translation>Quanto viene detto di ciò che accade e di ogni carta.</translation>
        </message>
        <message>
            <source>In the first matches a line says what you can do next.</source>
            <translation>Nelle prime partite una riga dice che cosa puoi fare.</translation>
        </message>
        <message>
            <source>It is your turn; a try is not allowed. Behind other windows the game knocks twice.</source>
            <translation>Tocca a te; una mossa non è permessa. Dietro altre finestre il gioco bussa due volte.</translation>
        </message>
        <message>
            <source>Keys</source>
            <translation>Tasti</translation>
        </message>
        <message>
            <source>Language</source>
            <translation>Lingua</translation>
        </message>
        <message>
            <source>Larger cards in the hand</source>
            <translation>Carte più grandi in mano</translation>
        </message>
        <message>
            <source>Less motion</source>
            <translation>Meno movimento</translation>
        </message>
        <message>
            <source>Look</source>
            <translation>Aspetto</translation>
        </message>
        <message>
            <source>More for an unsteady hand.</source>
            <translation>Di più se la mano trema.</translation>
        </message>
        <message>
            <source>Motion</source>
            <translation>Movimento</translation>
        </message>
        <message>
            <source>Mouse and touch</source>
            <translation>Mouse e tocco</translation>
        </message>
        <message>
            <source>Nothing flies or turns; what changes fades.</source>
            <translation>Niente vola o gira; ciò che cambia sfuma.</translation>
        </message>
        <message>
            <source>Pace of the bots</source>
            <translation>Ritmo dei bot</translation>
        </message>
        <message>
            <source>Play examples</source>
            <translation>Ascolta esempi</translation>
        </message>
        <message>
            <source>Pots, canastas and the end of a deal.</source>
            <translation>Pozzetti, burrachi e la fine della smazzata.</translation>
        </message>
        <message>
            <source>Red tiles</source>
            <translation>Piastrelle rosse</translation>
        </message>
        <message>
            <source>Screen reader</source>
            <translation>Lettore di schermo</translation>
        </message>
        <message>
            <source>Settings</source>
            <translation>Impostazioni</translation>
        </message>
        <message>
            <source>Signals</source>
            <translation>Segnali</translation>
        </message>
        <message>
            <source>Signs on the cards</source>
            <translation>Indici delle carte</translation>
        </message>
        <message>
            <source>So long the next bot waits after your discard.</source>
            <translation>Quanto aspetta il bot seguente dopo il tuo scarto.</translation>
        </message>
        <message>
            <source>Sound</source>
            <translation>Suono</translation>
        </message>
        <message>
            <source>Sounds</source>
            <translation>Suoni</translation>
        </message>
        <message>
            <source>Speed of the cards</source>
            <translation>Velocità delle carte</translation>
        </message>
        <message>
            <source>Suits</source>
            <translation>Semi</translation>
        </message>
        <message>
            <source>Table</source>
            <translation>Tavolo</translation>
        </message>
        <message>
            <source>Taking a discard back</source>
            <translation>Riprendere lo scarto</translation>
        </message>
        <message>
            <source>Text</source>
            <translation>Testo</translation>
        </message>
        <message>
            <source>Text size</source>
            <translation>Grandezza del testo</translation>
        </message>
        <message>
            <source>Time for a double click</source>
            <translation>Tempo del doppio clic</translation>
        </message>
        <message>
            <source>Try it</source>
            <translation>Prova</translation>
        </message>
        <message>
            <source>Undo: my settings again</source>
            <translation>Annulla: le mie scelte</translation>
        </message>
        <message>
            <source>Wine-red waves</source>
            <translation>Onde bordeaux</translation>
        </message>
        <message>
            <source>Wood</source>
            <translation>Legno</translation>
        </message>
        <message>
            <source>Your name</source>
            <translation>Il tuo nome</translation>
        </message>
        <message>
            <source>as the system</source>
            <translation>come il sistema</translation>
        </message>
        <message>
            <source>at once</source>
            <translation>subito</translation>
        </message>
        <message>
            <source>dark</source>
            <translation>scure</translation>
        </message>
        <message>
            <source>fast</source>
            <translation>veloce</translation>
        </message>
        <message>
            <source>four colours</source>
            <translation>quattro colori</translation>
        </message>
        <message>
            <source>large</source>
            <translation>grandi</translation>
        </message>
        <message>
            <source>leisurely</source>
            <translation>tranquillo</translation>
        </message>
        <message>
            <source>light</source>
            <translation>chiare</translation>
        </message>
        <message>
            <source>little</source>
            <translation>poco</translation>
        </message>
        <message>
            <source>much</source>
            <translation>molto</translation>
        </message>
        <message>
            <source>none</source>
            <translation>nessuna</translation>
        </message>
        <message>
            <source>normal</source>
            <translation>normale</translation>
        </message>
        <message>
            <source>normal</source>
            <comment>amount</comment>
            <translation>normale</translation>
        </message>
        <message>
            <source>normal</source>
            <comment>signs on cards</comment>
            <translation>normali</translation>
        </message>
        <message>
            <source>now</source>
            <translation>adesso</translation>
        </message>
        <message>
            <source>off</source>
            <translation>no</translation>
        </message>
        <message>
            <source>on</source>
            <translation>sì</translation>
        </message>
        <message>
            <source>quick</source>
            <translation>rapido</translation>
        </message>
        <message>
            <source>slow</source>
            <translation>lenta</translation>
        </message>
        <message>
            <source>two colours</source>
            <translation>due colori</translation>
        </message>
        <message>
            <source>very fast</source>
            <translation>molto veloce</translation>
        </message>
        <message>
            <source>your name</source>
            <translation>il tuo nome</translation>
        </message>
        <message>
            <source>{number} %</source>
            <translation>{number}%</translation>
        </message>
        <message>
            <source>{number} s</source>
            <translation>{number} s</translation>
        </message>
        <message>
            <source>{percent} of the window</source>
            <translation>{percent} della finestra</translation>
        </message>
    </context>
    <context>
        <name>Sheet</name>
        <message>
            <source>Close</source>
            <translation>Chiudi</translation>
        </message>
    </context>
    <context>
        <name>Spoken</name>
        <message numerus="yes">
            <source>%n card(s) left in the hand.</source>
            <translation>
                <numerusform>%n carta rimasta in mano.</numerusform>
                <numerusform>%n carte rimaste in mano.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n chosen</source>
            <translation>
                <numerusform>%n scelta</numerusform>
                <numerusform>%n scelte</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n meld(s)</source>
            <translation>
                <numerusform>%n gioco</numerusform>
                <numerusform>%n giochi</numerusform>
            </translation>
        </message>
        <message>
            <source>From the top: {cards}</source>
            <translation>Dall'alto: {cards}</translation>
        </message>
        <message>
            <source>Players</source>
            <translation>Giocatori</translation>
        </message>
        <message>
            <source>Pots</source>
            <translation>Pozzetti</translation>
        </message>
        <message>
            <source>Room for a new meld</source>
            <translation>Posto per un nuovo gioco</translation>
        </message>
        <message>
            <source>Table</source>
            <translation>Tavolo</translation>
        </message>
        <message>
            <source>The table is as it was before.</source>
            <translation>Il tavolo è come prima.</translation>
        </message>
        <message>
            <source>Your cards: {cards}.</source>
            <translation>Le tue carte: {cards}.</translation>
        </message>
        <message>
            <source>Your hand, {cards}</source>
            <translation>La tua mano, {cards}</translation>
        </message>
        <message>
            <source>Your pot: {cards}.</source>
            <translation>Il tuo pozzetto: {cards}.</translation>
        </message>
        <message>
            <source>extends our sequence {low} to {high}</source>
            <translation>allunga la nostra sequenza da {low} a {high}</translation>
        </message>
        <message>
            <source>extends our set of {ranks}</source>
            <translation>allunga il nostro tris di {ranks}</translation>
        </message>
        <message>
            <source>has the pot</source>
            <translation>pozzetto già preso</translation>
        </message>
        <message>
            <source>is to play</source>
            <translation>è di turno</translation>
        </message>
        <message>
            <source>new</source>
            <translation>nuova</translation>
        </message>
        <message>
            <source>sequence of {suit}, {low} to {high}</source>
            <translation>sequenza di {suit}, da {low} a {high}</translation>
        </message>
        <message>
            <source>{count} times {card}</source>
            <translation>{count} volte {card}</translation>
        </message>
        <message>
            <source>{key} adds: {meld}.</source>
            <translation>{key} lega: {meld}.</translation>
        </message>
        <message>
            <source>{key} lays: {meld}.</source>
            <translation>{key} cala: {meld}.</translation>
        </message>
        <message>
            <source>{name} added: {cards}. Now {meld}.</source>
            <translation>{name} ha legato: {cards}. Ora {meld}.</translation>
        </message>
        <message>
            <source>{name} added: {cards}. Now {meld}.</source>
            <comment>you</comment>
            <translation>{name} hai legato: {cards}. Ora {meld}.</translation>
        </message>
        <message>
            <source>{name} laid: {meld}.</source>
            <translation>{name} ha calato: {meld}.</translation>
        </message>
        <message>
            <source>{name} laid: {meld}.</source>
            <comment>you</comment>
            <translation>{name} hai calato: {meld}.</translation>
        </message>
        <message>
            <source>{number}nd of {count}</source>
            <translation>{number}ª di {count}</translation>
        </message>
        <message>
            <source>{number}rd of {count}</source>
            <translation>{number}ª di {count}</translation>
        </message>
        <message>
            <source>{number}st of {count}</source>
            <translation>{number}ª di {count}</translation>
        </message>
        <message>
            <source>{number}th of {count}</source>
            <translation>{number}ª di {count}</translation>
        </message>
        <message>
            <source>{owner}, meld {number}: {meld}</source>
            <translation>{owner}, gioco {number}: {meld}</translation>
        </message>
        <message>
            <source>{pile}, on top: {card}</source>
            <translation>{pile}, in cima: {card}</translation>
        </message>
        <message>
            <source>{team}: {total}, in this deal {change}</source>
            <translation>{team}: {total}, in questa smazzata {change}</translation>
        </message>
        <message>
            <source>{wild} as {rank}</source>
            <translation>{wild} come {rank}</translation>
        </message>
    </context>
    <context>
        <name>Start</name>
        <message>
            <source>The folder {folder} for saved matches cannot be used: {reason}.</source>
            <translation>La cartella {folder} delle partite salvate non si può usare: {reason}.</translation>
        </message>
        <message>
            <source>The library libxcb-cursor is missing, so no window can be shown. Install it (on Debian and Ubuntu: sudo apt install libxcb-cursor0) and start again.</source>
            <translation>Manca la libreria libxcb-cursor, perciò non si può mostrare una finestra. Installala (su Debian e Ubuntu: sudo apt install libxcb-cursor0) e riavvia.</translation>
        </message>
        <message>
            <source>There is no screen to show a window on. Start the game from a desktop session.</source>
            <translation>Non c'è uno schermo su cui mostrare una finestra. Avvia il gioco da una sessione grafica.</translation>
        </message>
    </context>
    <context>
        <name>StartPage</name>
        <message>
            <source>All options</source>
            <translation>Tutte le opzioni</translation>
        </message>
        <message>
            <source>Bots</source>
            <translation>Livello</translation>
        </message>
        <message>
            <source>Closed pile, Canastra, Burako, six players, your own length.</source>
            <translation>Scarti chiusi, Canastra, Burako, in sei, durata a scelta.</translation>
        </message>
        <message>
            <source>Continue</source>
            <translation>Continua</translation>
        </message>
        <message>
            <source>Enter</source>
            <comment>the key</comment>
            <translation>Invio</translation>
        </message>
        <message>
            <source>Language</source>
            <translation>Lingua</translation>
        </message>
        <message>
            <source>Menu</source>
            <translation>Menu</translation>
        </message>
        <message>
            <source>More games</source>
            <translation>Altri giochi</translation>
        </message>
        <message>
            <source>No ads, no account, and every match is kept.</source>
            <translation>Niente pubblicità, niente registrazione, e ogni partita resta salvata.</translation>
        </message>
        <message>
            <source>Open a match…</source>
            <translation>Apri una partita…</translation>
        </message>
        <message>
            <source>Play</source>
            <translation>Gioca</translation>
        </message>
        <message>
            <source>Players</source>
            <translation>Giocatori</translation>
        </message>
        <message>
            <source>Start page</source>
            <translation>Pagina iniziale</translation>
        </message>
        <message>
            <source>The family table, at your own pace.</source>
            <translation>Il tavolo di famiglia, con il tuo ritmo.</translation>
        </message>
        <message>
            <source>{game}, deal {number}</source>
            <translation>{game}, smazzata {number}</translation>
        </message>
    </context>
    <context>
        <name>Strength</name>
        <message>
            <source>a club player</source>
            <comment>wins against a club player</comment>
            <translation>un giocatore di circolo</translation>
        </message>
        <message>
            <source>about even with a club player</source>
            <translation>alla pari con un giocatore di circolo</translation>
        </message>
        <message>
            <source>about even with {level}</source>
            <translation>alla pari con il livello {level}</translation>
        </message>
        <message numerus="yes">
            <source>wins about %n of {count} matches against {name}</source>
            <translation>
                <numerusform>vince circa %n partita su {count} contro {name}</numerusform>
                <numerusform>vince circa %n partite su {count} contro {name}</numerusform>
            </translation>
        </message>
        <message>
            <source>wins hardly any match against {name}</source>
            <translation>non vince quasi nessuna partita contro {name}</translation>
        </message>
        <message>
            <source>wins nearly every match against {name}</source>
            <translation>vince quasi tutte le partite contro {name}</translation>
        </message>
        <message>
            <source>{level}</source>
            <comment>wins against a level</comment>
            <translation>il livello {level}</translation>
        </message>
    </context>
    <context>
        <name>Table</name>
        <message>
            <source>Deal {number}</source>
            <translation>Smazzata {number}</translation>
        </message>
        <message>
            <source>Discard pile, empty</source>
            <translation>Scarti, nessuno</translation>
        </message>
        <message>
            <source>Discard pile, {cards}</source>
            <translation>Scarti, {cards}</translation>
        </message>
        <message>
            <source>First choose cards of your hand that belong together.</source>
            <translation>Prima scegli in mano le carte che stanno insieme.</translation>
        </message>
        <message>
            <source>No. {code}</source>
            <translation>N. {code}</translation>
        </message>
        <message>
            <source>Nothing has happened since your last turn.</source>
            <translation>Non è successo nulla dal tuo ultimo turno.</translation>
        </message>
        <message>
            <source>Our melds</source>
            <translation>I nostri giochi</translation>
        </message>
        <message>
            <source>Pot</source>
            <translation>Pozzetto</translation>
        </message>
        <message>
            <source>Pot: {team}</source>
            <translation>Pozzetto: {team}</translation>
        </message>
        <message>
            <source>Rule</source>
            <translation>Regola</translation>
        </message>
        <message numerus="yes">
            <source>Stock, %n card(s)</source>
            <translation>
                <numerusform>Mazzo, %n carta</numerusform>
                <numerusform>Mazzo, %n carte</numerusform>
            </translation>
        </message>
        <message>
            <source>Tab shows the other way, the same key again lays it, Esc leaves it.</source>
            <translation>Tab mostra l'altro modo, ancora lo stesso tasto cala, Esc rinuncia.</translation>
        </message>
        <message>
            <source>The bonus falls from {before} to {after}.</source>
            <translation>Il premio scende da {before} a {after}.</translation>
        </message>
        <message>
            <source>The same key again lays it, Esc leaves it.</source>
            <translation>Ancora lo stesso tasto cala, Esc rinuncia.</translation>
        </message>
        <message>
            <source>The top card must be used at once: with two cards of your hand, or on one of your melds.</source>
            <translation>La prima carta va usata subito: con due carte della mano, o su un gioco della coppia.</translation>
        </message>
        <message>
            <source>Their melds</source>
            <translation>I loro giochi</translation>
        </message>
        <message>
            <source>Them</source>
            <translation>Loro</translation>
        </message>
        <message>
            <source>These cards can lie in more than one way.</source>
            <translation>Queste carte si possono disporre in più modi.</translation>
        </message>
        <message>
            <source>Us</source>
            <translation>Noi</translation>
        </message>
        <message>
            <source>You</source>
            <translation>Tu</translation>
        </message>
        <message>
            <source>only the top one is open</source>
            <translation>solo la prima è scoperta</translation>
        </message>
        <message>
            <source>opponent</source>
            <translation>avversario</translation>
        </message>
        <message>
            <source>partner</source>
            <translation>compagno</translation>
        </message>
        <message>
            <source>thinking</source>
            <translation>sta pensando</translation>
        </message>
        <message>
            <source>your seat</source>
            <translation>il tuo posto</translation>
        </message>
    </context>
    <context>
        <name>Window</name>
        <message>
            <source>Go on playing</source>
            <translation>Continua a giocare</translation>
        </message>
        <message>
            <source>Help</source>
            <translation>Aiuto</translation>
        </message>
        <message>
            <source>Open the folder</source>
            <translation>Apri la cartella</translation>
        </message>
        <message>
            <source>Saved matches (*{suffix});;All files (*)</source>
            <translation>Partite salvate (*{suffix});;Tutti i file (*)</translation>
        </message>
        <message>
            <source>Something went wrong</source>
            <translation>Qualcosa è andato storto</translation>
        </message>
        <message>
            <source>The program made a mistake. Your match is saved, and you can go on playing. We are sorry.</source>
            <translation>Il programma ha commesso un errore. La tua partita è salvata e puoi continuare a giocare. Ci dispiace.</translation>
        </message>
        <message>
            <source>What went wrong is written in the file {file}, without names. If you send it to the makers, they can mend it.</source>
            <translation>Che cosa non ha funzionato è scritto nel file {file}, senza nomi. Se lo mandi agli autori, potranno correggerlo.</translation>
        </message>
        <message>
            <source>You</source>
            <translation>Tu</translation>
        </message>
        <message>
            <source>{file} was damaged. The match goes on from its backup, one step earlier; the damaged file is kept.</source>
            <translation>{file} era danneggiato. La partita riprende dalla copia, un passo prima; il file danneggiato resta.</translation>
        </message>
    </context>
    <context>
        <name>Words</name>
        <message numerus="yes">
            <source>%Ln point(s)</source>
            <translation>
                <numerusform>%Ln punto</numerusform>
                <numerusform>%Ln punti</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n card(s)</source>
            <translation>
                <numerusform>%n carta</numerusform>
                <numerusform>%n carte</numerusform>
            </translation>
        </message>
        <message>
            <source>{first} and {last}</source>
            <translation>{first} e {last}</translation>
        </message>
        <message>
            <source>{first} and {last}</source>
            <comment>Before a word that begins with the sound i.</comment>
            <translation>{first} e {last}</translation>
        </message>
    </context>
</TS>

<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en">
    <context>
        <name>About</name>
        <message>
            <source>Close</source>
            <translation>Cerrar</translation>
        </message>
        <message>
            <source>It is free software under the MIT licence. The cards are its own drawings.</source>
            <translation>Es software libre con licencia MIT. Las cartas son dibujos propios.</translation>
        </message>
        <message>
            <source>The card games of the Buraco family, against bots or with others at one screen.</source>
            <translation>Los juegos de cartas de la familia del Buraco, contra robots o con otras personas en la misma pantalla.</translation>
        </message>
        <message>
            <source>The program uses no network, shows no ads and asks for no account.</source>
            <translation>El programa no usa la red, no muestra publicidad y no pide registro.</translation>
        </message>
        <message>
            <source>Version {version}</source>
            <translation>Versión {version}</translation>
        </message>
    </context>
    <context>
        <name>Action</name>
        <message>
            <source>About this game</source>
            <translation>Acerca del juego</translation>
        </message>
        <message>
            <source>Are the cards fair?</source>
            <translation>¿Son justas las cartas?</translation>
        </message>
        <message>
            <source>Choose a game and begin a new match.</source>
            <translation>Elegir un juego y empezar una nueva partida.</translation>
        </message>
        <message>
            <source>Choose language, table, cards and pace.</source>
            <translation>Elegir idioma, mesa, cartas y ritmo.</translation>
        </message>
        <message>
            <source>Continue</source>
            <translation>Continuar</translation>
        </message>
        <message>
            <source>Deal log</source>
            <translation>Registro de la mano</translation>
        </message>
        <message>
            <source>Deal the cards for the next deal.</source>
            <translation>Repartir las cartas de la mano siguiente.</translation>
        </message>
        <message>
            <source>Discard</source>
            <translation>Descartar</translation>
        </message>
        <message>
            <source>Discard the chosen card and end the turn.</source>
            <translation>Descartar la carta elegida y terminar el turno.</translation>
        </message>
        <message>
            <source>Draw</source>
            <translation>Robar</translation>
        </message>
        <message>
            <source>Draw the top card of the stock.</source>
            <translation>Robar la primera carta del mazo.</translation>
        </message>
        <message>
            <source>Exchange</source>
            <translation>Cambiar</translation>
        </message>
        <message>
            <source>Full screen</source>
            <translation>Pantalla completa</translation>
        </message>
        <message>
            <source>Go on with a match from a file.</source>
            <translation>Seguir una partida guardada en un archivo.</translation>
        </message>
        <message>
            <source>Go on with the match that is not finished.</source>
            <translation>Seguir la partida sin terminar.</translation>
        </message>
        <message>
            <source>Group the chosen cards</source>
            <translation>Agrupar las cartas elegidas</translation>
        </message>
        <message>
            <source>Hint</source>
            <translation>Sugerencia</translation>
        </message>
        <message>
            <source>Keys</source>
            <translation>Teclas</translation>
        </message>
        <message>
            <source>Lay the chosen cards as a new meld.</source>
            <translation>Bajar las cartas elegidas como juego nuevo.</translation>
        </message>
        <message>
            <source>Leave the program; the match is kept.</source>
            <translation>Salir del programa; la partida queda guardada.</translation>
        </message>
        <message>
            <source>Leave the table; the match is kept.</source>
            <translation>Dejar la mesa; la partida queda guardada.</translation>
        </message>
        <message>
            <source>Let the others play at once, up to your turn.</source>
            <translation>Hacer que los demás jueguen enseguida, hasta tu turno.</translation>
        </message>
        <message>
            <source>Let the program check its rules against all known cases.</source>
            <translation>Que el programa compruebe sus reglas con todos los casos conocidos.</translation>
        </message>
        <message>
            <source>Licences</source>
            <translation>Licencias</translation>
        </message>
        <message>
            <source>Meld</source>
            <translation>Bajar</translation>
        </message>
        <message>
            <source>Menu</source>
            <translation>Menú</translation>
        </message>
        <message>
            <source>New match</source>
            <translation>Nueva partida</translation>
        </message>
        <message>
            <source>Next deal</source>
            <translation>Mano siguiente</translation>
        </message>
        <message>
            <source>Open a match…</source>
            <translation>Abrir una partida…</translation>
        </message>
        <message>
            <source>Play again what was taken back.</source>
            <translation>Volver a jugar lo deshecho.</translation>
        </message>
        <message>
            <source>Put the first card on the pile and draw another one.</source>
            <translation>Tirar la primera carta al pozo y robar otra.</translation>
        </message>
        <message>
            <source>Quit</source>
            <translation>Salir</translation>
        </message>
        <message>
            <source>Read how the cards are shuffled, and how lucky the bots were when it was counted.</source>
            <translation>Leer cómo se mezclan las cartas y cuánta suerte tuvieron los robots cuando se contó.</translation>
        </message>
        <message>
            <source>Read the rules of this match, with examples.</source>
            <translation>Leer las reglas de esta partida, con ejemplos.</translation>
        </message>
        <message>
            <source>Read what the program is made of, under which licences.</source>
            <translation>Ver de qué está hecho el programa y con qué licencias.</translation>
        </message>
        <message>
            <source>Redo</source>
            <translation>Rehacer</translation>
        </message>
        <message>
            <source>Replay the last round</source>
            <translation>Ver la última vuelta</translation>
        </message>
        <message>
            <source>Rule book</source>
            <translation>Reglamento</translation>
        </message>
        <message>
            <source>Save as…</source>
            <translation>Guardar como…</translation>
        </message>
        <message>
            <source>Score sheet</source>
            <translation>Puntaje</translation>
        </message>
        <message>
            <source>Self-check</source>
            <translation>Autocomprobación</translation>
        </message>
        <message>
            <source>Set the chosen cards of your hand apart from the others; once more, put them back.</source>
            <translation>Separar las cartas elegidas de las demás de la mano; otra vez, volver a juntarlas.</translation>
        </message>
        <message>
            <source>Settings</source>
            <translation>Ajustes</translation>
        </message>
        <message>
            <source>Show every card of an open discard pile, and lay it together again.</source>
            <translation>Mostrar todas las cartas del pozo abierto, o juntarlas.</translation>
        </message>
        <message>
            <source>Show everything that the program can do.</source>
            <translation>Mostrar todo lo que hace el programa.</translation>
        </message>
        <message>
            <source>Show how the deal and the match are counted.</source>
            <translation>Mostrar cómo se cuentan la mano y la partida.</translation>
        </message>
        <message>
            <source>Show once more what the others have done since your last turn.</source>
            <translation>Mostrar otra vez lo que hicieron los demás desde tu último turno.</translation>
        </message>
        <message>
            <source>Show the keys for everything.</source>
            <translation>Mostrar las teclas para todo.</translation>
        </message>
        <message>
            <source>Show the three best plays, what they are worth and why.</source>
            <translation>Mostrar las tres mejores jugadas, cuánto valen y por qué.</translation>
        </message>
        <message>
            <source>Show the version and the licence.</source>
            <translation>Mostrar la versión y la licencia.</translation>
        </message>
        <message>
            <source>Show what was played in this deal, in words.</source>
            <translation>Mostrar en palabras lo jugado en esta mano.</translation>
        </message>
        <message>
            <source>Skip</source>
            <translation>Saltar</translation>
        </message>
        <message>
            <source>Sort</source>
            <translation>Ordenar</translation>
        </message>
        <message>
            <source>Sort the hand; once more for another order.</source>
            <translation>Ordenar la mano; otra vez para otro orden.</translation>
        </message>
        <message>
            <source>Spread the pile</source>
            <translation>Mostrar el pozo</translation>
        </message>
        <message>
            <source>Start page</source>
            <translation>Página inicial</translation>
        </message>
        <message>
            <source>Take back all that you laid in this turn.</source>
            <translation>Deshacer todo lo que bajaste en este turno.</translation>
        </message>
        <message>
            <source>Take back the last meld, as long as no new card was seen.</source>
            <translation>Deshacer el último juego bajado, si no se vio una carta nueva.</translation>
        </message>
        <message>
            <source>Take the pile</source>
            <translation>Levantar el pozo</translation>
        </message>
        <message>
            <source>Take the turn back</source>
            <translation>Deshacer el turno</translation>
        </message>
        <message>
            <source>Take the whole discard pile.</source>
            <translation>Levantar todo el pozo.</translation>
        </message>
        <message>
            <source>Undo</source>
            <translation>Deshacer</translation>
        </message>
        <message>
            <source>Use the whole screen, or the window again.</source>
            <translation>Usar toda la pantalla, o de nuevo la ventana.</translation>
        </message>
        <message>
            <source>Write a copy of this match to another file.</source>
            <translation>Guardar una copia de esta partida en otro archivo.</translation>
        </message>
    </context>
    <context>
        <name>Bot</name>
        <message>
            <source>Balanced</source>
            <comment>a woman</comment>
            <translation>Equilibrada</translation>
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
            <translation>Coleccionista</translation>
        </message>
        <message>
            <source>Diego</source>
            <translation>Diego</translation>
        </message>
        <message>
            <source>Easy</source>
            <translation>Fácil</translation>
        </message>
        <message>
            <source>Expert</source>
            <translation>Experto</translation>
        </message>
        <message>
            <source>Hard</source>
            <translation>Difícil</translation>
        </message>
        <message>
            <source>Lucia</source>
            <translation>Lucía</translation>
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
            <translation>Velocista</translation>
        </message>
        <message>
            <source>gives nothing away and goes out rather early</source>
            <translation>no regala nada y cierra más bien pronto</translation>
        </message>
        <message>
            <source>has no special habits</source>
            <translation>no tiene costumbres especiales</translation>
        </message>
        <message>
            <source>keeps clean melds clean</source>
            <translation>mantiene puros los juegos puros</translation>
        </message>
        <message>
            <source>lays at once and wants to be out first</source>
            <translation>baja enseguida y quiere cerrar primero</translation>
        </message>
        <message>
            <source>lays whatever it can and remembers nothing</source>
            <translation>baja todo lo que puede y no recuerda nada</translation>
        </message>
        <message>
            <source>likes the pile and goes on building</source>
            <translation>le gusta el pozo y sigue armando juegos</translation>
        </message>
        <message>
            <source>plays like a member of a club, and remembers every card seen</source>
            <translation>juega como un socio de club y recuerda cada carta vista</translation>
        </message>
        <message>
            <source>plays sensibly, but does not watch what you need</source>
            <translation>juega con criterio, pero no mira lo que necesitás</translation>
        </message>
        <message>
            <source>thinks ahead about everything, and reads the others' play</source>
            <translation>anticipa todas sus jugadas y lee el juego de los demás</translation>
        </message>
        <message>
            <source>thinks ahead before it draws, and before it goes out</source>
            <translation>anticipa jugadas al robar y al cerrar</translation>
        </message>
    </context>
    <context>
        <name>Canasta</name>
        <message>
            <source>Clean</source>
            <comment>of a burraco</comment>
            <translation>Pura</translation>
        </message>
        <message>
            <source>Clean</source>
            <comment>of a canasta</comment>
            <translation>Pura</translation>
        </message>
        <message>
            <source>Clean burraco</source>
            <translation>Burraco puro</translation>
        </message>
        <message>
            <source>Clean canasta</source>
            <translation>Canasta pura</translation>
        </message>
        <message>
            <source>Dirty</source>
            <comment>of a burraco</comment>
            <translation>Impura</translation>
        </message>
        <message>
            <source>Dirty</source>
            <comment>of a canasta</comment>
            <translation>Impura</translation>
        </message>
        <message>
            <source>Dirty burraco</source>
            <translation>Burraco impuro</translation>
        </message>
        <message>
            <source>Dirty canasta</source>
            <translation>Canasta impura</translation>
        </message>
        <message>
            <source>Semi-clean</source>
            <comment>of a burraco</comment>
            <translation>Semipura</translation>
        </message>
        <message>
            <source>Semi-clean</source>
            <comment>of a canasta</comment>
            <translation>Semipura</translation>
        </message>
        <message>
            <source>Semi-clean burraco</source>
            <translation>Burraco semipuro</translation>
        </message>
        <message>
            <source>Semi-clean canasta</source>
            <translation>Canasta semipura</translation>
        </message>
    </context>
    <context>
        <name>Caption</name>
        <message numerus="yes">
            <source>added %n</source>
            <translation>
                <numerusform>agregó %n</numerusform>
                <numerusform>agregó %n</numerusform>
            </translation>
        </message>
        <message>
            <source>drew</source>
            <translation>robó</translation>
        </message>
        <message numerus="yes">
            <source>laid %n</source>
            <translation>
                <numerusform>bajó %n</numerusform>
                <numerusform>bajó %n</numerusform>
            </translation>
        </message>
        <message>
            <source>then {card}</source>
            <translation>y {card}</translation>
        </message>
        <message numerus="yes">
            <source>took %n</source>
            <translation>
                <numerusform>levantó %n</numerusform>
                <numerusform>levantó %n</numerusform>
            </translation>
        </message>
        <message>
            <source>took a pot</source>
            <translation>tomó muerto</translation>
        </message>
    </context>
    <context>
        <name>Card</name>
        <message>
            <source>ace</source>
            <translation>as</translation>
        </message>
        <message>
            <source>aces</source>
            <translation>ases</translation>
        </message>
        <message>
            <source>clubs</source>
            <translation>tréboles</translation>
        </message>
        <message>
            <source>diamonds</source>
            <translation>diamantes</translation>
        </message>
        <message>
            <source>eight</source>
            <translation>ocho</translation>
        </message>
        <message>
            <source>eights</source>
            <translation>ochos</translation>
        </message>
        <message>
            <source>five</source>
            <translation>cinco</translation>
        </message>
        <message>
            <source>fives</source>
            <translation>cincos</translation>
        </message>
        <message>
            <source>four</source>
            <translation>cuatro</translation>
        </message>
        <message>
            <source>fours</source>
            <translation>cuatros</translation>
        </message>
        <message>
            <source>hearts</source>
            <translation>corazones</translation>
        </message>
        <message>
            <source>jack</source>
            <translation>jota</translation>
        </message>
        <message>
            <source>jacks</source>
            <translation>jotas</translation>
        </message>
        <message>
            <source>joker</source>
            <translation>joker</translation>
        </message>
        <message>
            <source>king</source>
            <translation>rey</translation>
        </message>
        <message>
            <source>kings</source>
            <translation>reyes</translation>
        </message>
        <message>
            <source>nine</source>
            <translation>nueve</translation>
        </message>
        <message>
            <source>nines</source>
            <translation>nueves</translation>
        </message>
        <message>
            <source>queen</source>
            <translation>reina</translation>
        </message>
        <message>
            <source>queens</source>
            <translation>reinas</translation>
        </message>
        <message>
            <source>sequence of {suit}</source>
            <translation>escalera de {suit}</translation>
        </message>
        <message>
            <source>set of {ranks}</source>
            <translation>pierna de {ranks}</translation>
        </message>
        <message>
            <source>seven</source>
            <translation>siete</translation>
        </message>
        <message>
            <source>sevens</source>
            <translation>sietes</translation>
        </message>
        <message>
            <source>six</source>
            <translation>seis</translation>
        </message>
        <message>
            <source>sixes</source>
            <translation>seises</translation>
        </message>
        <message>
            <source>spades</source>
            <translation>picas</translation>
        </message>
        <message>
            <source>ten</source>
            <translation>diez</translation>
        </message>
        <message>
            <source>tens</source>
            <translation>dieces</translation>
        </message>
        <message>
            <source>three</source>
            <translation>tres</translation>
        </message>
        <message>
            <source>threes</source>
            <translation>treses</translation>
        </message>
        <message>
            <source>two</source>
            <translation>dos</translation>
        </message>
        <message>
            <source>twos</source>
            <translation>doses</translation>
        </message>
        <message>
            <source>{rank} of {suit}</source>
            <translation>{rank} de {suit}</translation>
        </message>
    </context>
    <context>
        <name>Care</name>
        <message>
            <source>Discard the {card}?</source>
            <translation>¿Descartar {card}?</translation>
        </message>
        <message>
            <source>Enter, {key} or another click ends your turn. Esc takes the card back.</source>
            <translation>Enter, {key} u otro clic termina tu turno. Esc devuelve la carta.</translation>
        </message>
        <message>
            <source>Fair</source>
            <translation>Justo</translation>
        </message>
        <message>
            <source>Free (practice)</source>
            <translation>Libre (práctica)</translation>
        </message>
        <message>
            <source>Nothing was taken back that could be played again.</source>
            <translation>No se deshizo nada que se pueda rehacer.</translation>
        </message>
        <message>
            <source>Practice</source>
            <translation>Práctica</translation>
        </message>
        <message>
            <source>Take back</source>
            <translation>Deshacer</translation>
        </message>
        <message>
            <source>Take back your last act, and all that was played after it.</source>
            <translation>Deshacer tu última acción y todo lo que se jugó después.</translation>
        </message>
        <message>
            <source>Take the card back into your hand ({key}).</source>
            <translation>Devolver la carta a tu mano ({key}).</translation>
        </message>
        <message>
            <source>Taking back</source>
            <translation>Deshacer jugadas</translation>
        </message>
        <message>
            <source>fair: nothing that showed you a card</source>
            <translation>justo: nada que te haya mostrado una carta</translation>
        </message>
        <message>
            <source>free: every move of the deal, the bots' too; not counted in statistics</source>
            <translation>libre: toda jugada de la mano, también las de los robots; no cuenta en las estadísticas</translation>
        </message>
        <message>
            <source>until {name} acts</source>
            <translation>hasta que juegue {name}</translation>
        </message>
        <message>
            <source>{key} takes back all that you laid in this turn.</source>
            <translation>{key} deshace todo lo que bajaste en este turno.</translation>
        </message>
    </context>
    <context>
        <name>Clock</name>
        <message numerus="yes">
            <source>%n minute(s)</source>
            <translation>
                <numerusform>%n minuto</numerusform>
                <numerusform>%n minutos</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n second(s)</source>
            <translation>
                <numerusform>%n segundo</numerusform>
                <numerusform>%n segundos</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n turn(s) left</source>
            <translation>
                <numerusform>%n turno más</numerusform>
                <numerusform>%n turnos más</numerusform>
            </translation>
        </message>
        <message>
            <source>A card was drawn for you, and {card} discarded.</source>
            <translation>Se robó una carta por vos y se descartó {card}.</translation>
        </message>
        <message>
            <source>For each turn</source>
            <translation>Para cada turno</translation>
        </message>
        <message>
            <source>For the match</source>
            <translation>Para la partida</translation>
        </message>
        <message>
            <source>The time for your turn was up.</source>
            <translation>Se acabó el tiempo de tu turno.</translation>
        </message>
        <message>
            <source>Timed game</source>
            <translation>Partida por tiempo</translation>
        </message>
        <message>
            <source>When time is up, the deal in progress is the last one.</source>
            <translation>Cuando se acaba el tiempo, la mano en juego es la última.</translation>
        </message>
        <message>
            <source>no limit</source>
            <translation>sin límite</translation>
        </message>
        <message>
            <source>time is up</source>
            <translation>fin del tiempo</translation>
        </message>
        <message>
            <source>timed, {minutes}</source>
            <translation>por tiempo, {minutes}</translation>
        </message>
        <message>
            <source>{card} was discarded for you.</source>
            <translation>Se descartó {card} por vos.</translation>
        </message>
        <message>
            <source>{count} min</source>
            <translation>{count} min</translation>
        </message>
        <message>
            <source>{timed}, {seconds} for each turn</source>
            <translation>{timed}, {seconds} para cada turno</translation>
        </message>
    </context>
    <context>
        <name>Coach</name>
        <message>
            <source>A card of yours fits one of our melds: drag it there.</source>
            <translation>Una carta tuya sirve en uno de nuestros juegos: arrastrala hasta ahí.</translation>
        </message>
        <message>
            <source>Close this line</source>
            <translation>Cerrar esta línea</translation>
        </message>
        <message>
            <source>Draw a card: click the stock, or take the whole pile.</source>
            <translation>Robá una carta: hacé clic en el mazo, o levantá todo el pozo.</translation>
        </message>
        <message>
            <source>Draw a card: click the stock.</source>
            <translation>Robá una carta: hacé clic en el mazo.</translation>
        </message>
        <message>
            <source>End your turn: put one card on the pile.</source>
            <translation>Terminá tu turno: poné una carta en el pozo.</translation>
        </message>
        <message>
            <source>Instead of drawing you may take the whole pile: click it.</source>
            <translation>En vez de robar podés levantar todo el pozo: hacé clic en él.</translation>
        </message>
        <message>
            <source>You hold a meld: pick three or more cards that belong together, and lay them.</source>
            <translation>Tenés un juego: elegí tres o más cartas que combinan y bajalas.</translation>
        </message>
        <message>
            <source>You may take the pile: its top card must be used at once, with two cards of your hand or on a meld.</source>
            <translation>Podés levantar el pozo: la carta de arriba debe usarse ya, con dos cartas de la mano o en un juego.</translation>
        </message>
    </context>
    <context>
        <name>Event</name>
        <message>
            <source>; this is the last turn of the deal</source>
            <translation>; es el último turno de la mano</translation>
        </message>
        <message>
            <source>It is your turn.</source>
            <translation>Es tu turno.</translation>
        </message>
        <message>
            <source>Nobody got any further, and the deal is over.</source>
            <translation>Nadie pudo avanzar, y la mano terminó.</translation>
        </message>
        <message>
            <source>The last round is played, and the deal is over.</source>
            <translation>Se jugó la última vuelta, y la mano terminó.</translation>
        </message>
        <message>
            <source>The stock is used up, and the deal is over.</source>
            <translation>Se agotó el mazo, y la mano terminó.</translation>
        </message>
        <message>
            <source>The stock was used up; a pot takes its place.</source>
            <translation>Se agotó el mazo; un muerto ocupa su lugar.</translation>
        </message>
        <message>
            <source>Time is up: everybody has one more turn, then the match is over.</source>
            <translation>Tiempo agotado: cada uno juega un turno más y termina la partida.</translation>
        </message>
        <message>
            <source>Time is up: this deal is played to its end, then the match is over.</source>
            <translation>Tiempo agotado: esta mano se juega hasta el final y termina la partida.</translation>
        </message>
        <message>
            <source>You</source>
            <translation>Vos</translation>
        </message>
        <message>
            <source>added {cards}</source>
            <translation>agregó {cards}</translation>
        </message>
        <message>
            <source>added {cards}</source>
            <comment>you</comment>
            <translation>agregaste {cards}</translation>
        </message>
        <message>
            <source>are to play</source>
            <translation>tenés el turno</translation>
        </message>
        <message>
            <source>discarded {card}</source>
            <translation>descartó {card}</translation>
        </message>
        <message>
            <source>discarded {card}</source>
            <comment>you</comment>
            <translation>descartaste {card}</translation>
        </message>
        <message>
            <source>drew a card</source>
            <translation>robó una carta</translation>
        </message>
        <message>
            <source>drew a card</source>
            <comment>you</comment>
            <translation>robaste una carta</translation>
        </message>
        <message>
            <source>drew {card}</source>
            <comment>you</comment>
            <translation>robaste {card}</translation>
        </message>
        <message>
            <source>is to play</source>
            <translation>tiene el turno</translation>
        </message>
        <message>
            <source>laid a sequence: {cards}</source>
            <translation>bajó una escalera: {cards}</translation>
        </message>
        <message>
            <source>laid a sequence: {cards}</source>
            <comment>you</comment>
            <translation>bajaste una escalera: {cards}</translation>
        </message>
        <message>
            <source>laid a set of {ranks}: {cards}</source>
            <translation>bajó una pierna de {ranks}: {cards}</translation>
        </message>
        <message>
            <source>laid a set of {ranks}: {cards}</source>
            <comment>you</comment>
            <translation>bajaste una pierna de {ranks}: {cards}</translation>
        </message>
        <message>
            <source>opened the pot</source>
            <translation>abrió el muerto</translation>
        </message>
        <message>
            <source>opened the pot: {cards}</source>
            <comment>you</comment>
            <translation>abriste el muerto: {cards}</translation>
        </message>
        <message>
            <source>put the first card back: {card}</source>
            <translation>devolvió la primera carta: {card}</translation>
        </message>
        <message>
            <source>put the first card back: {card}</source>
            <comment>you</comment>
            <translation>devolviste la primera carta: {card}</translation>
        </message>
        <message numerus="yes">
            <source>took the pile, %n card(s)</source>
            <translation>
                <numerusform>levantó el pozo, %n carta</numerusform>
                <numerusform>levantó el pozo, %n cartas</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>took the pile, %n card(s)</source>
            <comment>you</comment>
            <translation>
                <numerusform>levantaste el pozo, %n carta</numerusform>
                <numerusform>levantaste el pozo, %n cartas</numerusform>
            </translation>
        </message>
        <message>
            <source>took the pot and go on</source>
            <comment>you</comment>
            <translation>tomaste el muerto y seguís</translation>
        </message>
        <message>
            <source>took the pot and goes on</source>
            <translation>tomó el muerto y sigue</translation>
        </message>
        <message>
            <source>took the pot for the next turn</source>
            <translation>tomó el muerto para el próximo turno</translation>
        </message>
        <message>
            <source>took the pot for your next turn</source>
            <comment>you</comment>
            <translation>tomaste el muerto para tu próximo turno</translation>
        </message>
        <message>
            <source>went out</source>
            <translation>cerró</translation>
        </message>
        <message>
            <source>went out</source>
            <comment>you</comment>
            <translation>cerraste</translation>
        </message>
        <message>
            <source>{name} is to play.</source>
            <translation>Es el turno de {name}.</translation>
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
                <numerusform>%n de las diferencias es tan grande que el azar la trae una vez de cada cien.</numerusform>
                <numerusform>%n de las diferencias son tan grandes que el azar las trae una vez de cada cien.</numerusform>
            </translation>
        </message>
        <message>
            <source>A bot is told what its seat may see and no more: its own hand, the melds, the pile, and what everybody has seen taken and thrown. It never learns the other hands, the stock or the pots. Those that think ahead guess them, and try out what would follow.</source>
            <translation>A un robot se le dice lo que puede verse desde su lugar y nada más: sus cartas, los juegos, el pozo y lo que todos vieron levantar y tirar. Nunca se entera de las cartas de los demás, del mazo ni de los muertos. Los que piensan por adelantado hacen suposiciones y prueban qué pasaría.</translation>
        </message>
        <message>
            <source>Are the cards fair?</source>
            <translation>¿Son justas las cartas?</translation>
        </message>
        <message>
            <source>Each deal has a number, which you see at the table. That number alone decides the order of all cards, before the first one is dealt, and nothing that anybody does changes it. Choose the same number for a new match, and the same cards come again.</source>
            <translation>Cada mano tiene un número, que se ve en la mesa. Solo ese número decide el orden de todas las cartas, antes de repartir la primera, y nada de lo que haga nadie lo cambia. Elegí el mismo número para una nueva partida y vuelven las mismas cartas.</translation>
        </message>
        <message>
            <source>How lucky the bots are</source>
            <translation>Cuánta suerte tienen los robots</translation>
        </message>
        <message>
            <source>How they are shuffled, what the bots know, and what was counted</source>
            <translation>Cómo se mezclan, qué saben los robots y qué se contó</translation>
        </message>
        <message>
            <source>In {deals} deals of {game} with bots of the level {level} they drew a wild card in {hits} of 100 draws; chance alone gives {expected}.</source>
            <translation>En {deals} manos de {game} con robots del nivel {level}, robaron un comodín en {hits} de cada 100 robos; el azar solo da {expected}.</translation>
        </message>
        <message>
            <source>None of the differences is larger than chance explains.</source>
            <translation>Ninguna de las diferencias es mayor de lo que explica el azar.</translation>
        </message>
        <message>
            <source>Of 100</source>
            <translation>De cada 100</translation>
        </message>
        <message>
            <source>The bots had three seats; a bot of the same level played yours. For the last line chance is what your seat found on the pile.</source>
            <translation>Los robots tenían tres lugares; en el tuyo jugaba un robot del mismo nivel. En la última línea, el azar es lo que tu lugar encontró en el pozo.</translation>
        </message>
        <message>
            <source>The shuffle</source>
            <translation>La mezcla</translation>
        </message>
        <message>
            <source>Turns with a card on the pile for their melds</source>
            <translation>Turnos con una carta en el pozo para sus juegos</translation>
        </message>
        <message>
            <source>What the bots know</source>
            <translation>Qué saben los robots</translation>
        </message>
        <message>
            <source>Wild cards among those dealt to them</source>
            <translation>Comodines entre las cartas repartidas a ellos</translation>
        </message>
        <message>
            <source>Wild cards among those they drew</source>
            <translation>Comodines entre las cartas que robaron</translation>
        </message>
        <message>
            <source>Wild cards in the pots they took</source>
            <translation>Comodines en los muertos que tomaron</translation>
        </message>
        <message>
            <source>Wild cards left on the stock when they took the pile</source>
            <translation>Comodines que dejaron en el mazo al levantar el pozo</translation>
        </message>
        <message>
            <source>chance</source>
            <translation>azar</translation>
        </message>
    </context>
    <context>
        <name>Fault</name>
        <message>
            <source>The file {file} cannot be read.</source>
            <translation>El archivo {file} no se puede leer.</translation>
        </message>
        <message>
            <source>The file {file} cannot be written.</source>
            <translation>El archivo {file} no se puede escribir.</translation>
        </message>
        <message>
            <source>The file {file} is no match of this program.</source>
            <translation>El archivo {file} no es una partida de este programa.</translation>
        </message>
        <message>
            <source>The file {file} was damaged and is kept under another name. The usual values are in force.</source>
            <translation>El archivo {file} estaba dañado y se conserva con otro nombre. Rigen los valores de siempre.</translation>
        </message>
        <message>
            <source>The match {file} cannot be read.</source>
            <translation>La partida {file} no se puede leer.</translation>
        </message>
        <message>
            <source>The match {file} cannot be saved.</source>
            <translation>La partida {file} no se puede guardar.</translation>
        </message>
        <message>
            <source>The match {file} holds a play that the rules do not allow.</source>
            <translation>La partida {file} contiene una jugada que las reglas no permiten.</translation>
        </message>
        <message>
            <source>The match {file} is damaged. It stays where it is, unchanged.</source>
            <translation>La partida {file} está dañada. Queda donde está, sin cambios.</translation>
        </message>
        <message>
            <source>The match {file} was saved by a newer version of the program.</source>
            <translation>La partida {file} fue guardada por una versión más nueva del programa.</translation>
        </message>
        <message>
            <source>{name} had to be woken up and played a simple move.</source>
            <translation>Hubo que despertar a {name}, que hizo una jugada simple.</translation>
        </message>
        <message>
            <source>{name} lost the thread and played a simple move.</source>
            <translation>{name} perdió el hilo e hizo una jugada simple.</translation>
        </message>
        <message>
            <source>{name} thought for too long and played a simple move.</source>
            <translation>{name} pensó demasiado e hizo una jugada simple.</translation>
        </message>
        <message>
            <source>{name} wanted to break a rule and played a simple move instead.</source>
            <translation>{name} quiso romper una regla e hizo una jugada simple.</translation>
        </message>
    </context>
    <context>
        <name>Ghost</name>
        <message>
            <source>New meld</source>
            <translation>Juego nuevo</translation>
        </message>
        <message>
            <source>{first} to {last}</source>
            <translation>{first} a {last}</translation>
        </message>
    </context>
    <context>
        <name>Hint</name>
        <message>
            <source>A hint can be had in your own turn.</source>
            <translation>La sugerencia se pide en tu turno.</translation>
        </message>
        <message>
            <source>Close the hint</source>
            <translation>Cerrar la sugerencia</translation>
        </message>
        <message>
            <source>Hint</source>
            <translation>Sugerencia</translation>
        </message>
        <message>
            <source>No hint could be found. Close and ask once more.</source>
            <translation>No se encontró ninguna sugerencia. Cerrá y pedila otra vez.</translation>
        </message>
        <message numerus="yes">
            <source>Our points of the deal less theirs: the mean of %n deal(s) played out with guessed hidden cards.</source>
            <translation>
                <numerusform>Nuestros puntos de la mano menos los de ellos: media de %n mano jugada hasta el final con cartas ocultas supuestas.</numerusform>
                <numerusform>Nuestros puntos de la mano menos los de ellos: media de %n manos jugadas hasta el final con cartas ocultas supuestas.</numerusform>
            </translation>
        </message>
        <message>
            <source>Play the chosen turn as it is shown.</source>
            <translation>Hacer la jugada elegida tal como se muestra.</translation>
        </message>
        <message>
            <source>Play {number}</source>
            <translation>Jugar {number}</translation>
        </message>
        <message>
            <source>Thinking it over…</source>
            <translation>Pensando…</translation>
        </message>
        <message>
            <source>discard</source>
            <comment>noun or short command on a tag above a card</comment>
            <translation>descarte</translation>
        </message>
        <message>
            <source>discard {card}</source>
            <translation>descartar {card}</translation>
        </message>
        <message>
            <source>draw from the stock</source>
            <translation>robar del mazo</translation>
        </message>
        <message>
            <source>exchange the first card</source>
            <translation>cambiar la primera carta</translation>
        </message>
        <message>
            <source>expected points</source>
            <translation>puntos esperados</translation>
        </message>
        <message>
            <source>new sequence {cards}</source>
            <translation>escalera nueva {cards}</translation>
        </message>
        <message>
            <source>new set {cards}</source>
            <translation>pierna nueva {cards}</translation>
        </message>
        <message>
            <source>take the pile with {cards}</source>
            <translation>levantar el pozo con {cards}</translation>
        </message>
        <message>
            <source>take the pile with {cards} ({meld})</source>
            <translation>levantar el pozo con {cards} ({meld})</translation>
        </message>
        <message numerus="yes">
            <source>take the pile, %n card(s)</source>
            <translation>
                <numerusform>levantar el pozo, %n carta</numerusform>
                <numerusform>levantar el pozo, %n cartas</numerusform>
            </translation>
        </message>
        <message>
            <source>{acts}, then {last}</source>
            <translation>{acts}, luego {last}</translation>
        </message>
        <message>
            <source>{cards} ({meld})</source>
            <comment>cards added to the meld of nines, or of clubs</comment>
            <translation>{cards} ({meld})</translation>
        </message>
        <message>
            <source>{number}: {play}. {points} {range} points</source>
            <translation>{number}: {play}. {points} {range} puntos</translation>
        </message>
    </context>
    <context>
        <name>HouseRow</name>
        <message numerus="yes">
            <source>%n change(s)</source>
            <translation>
                <numerusform>%n cambio</numerusform>
                <numerusform>%n cambios</numerusform>
            </translation>
        </message>
        <message>
            <source>House rules…</source>
            <translation>Reglas de la casa…</translation>
        </message>
        <message>
            <source>My rules</source>
            <translation>Mis reglas</translation>
        </message>
        <message>
            <source>{preset} as it stands, no changes</source>
            <translation>{preset} tal cual, sin cambios</translation>
        </message>
    </context>
    <context>
        <name>HouseRules</name>
        <message numerus="yes">
            <source>%n change(s)</source>
            <translation>
                <numerusform>%n cambio</numerusform>
                <numerusform>%n cambios</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n changed</source>
            <translation>
                <numerusform>%n cambiada</numerusform>
                <numerusform>%n cambiadas</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n thing(s) do not fit</source>
            <translation>
                <numerusform>%n cosa no encaja</numerusform>
                <numerusform>%n cosas no encajan</numerusform>
            </translation>
        </message>
        <message>
            <source>A canasta is a meld of seven cards or more; a clean one has no wild card.</source>
            <translation>La canasta es un juego de siete cartas o más; la pura no tiene comodín.</translation>
        </message>
        <message>
            <source>A canasta is semi-clean only with the wild card at an end.</source>
            <translation>La canasta es semipura solo con el comodín en una punta.</translation>
        </message>
        <message>
            <source>A card is turned up to begin the discard pile.</source>
            <translation>Se da vuelta una carta para empezar el pozo.</translation>
        </message>
        <message>
            <source>A free wild card goes</source>
            <translation>Un comodín libre va</translation>
        </message>
        <message>
            <source>A game has one to three decks.</source>
            <translation>Un juego tiene de uno a tres mazos.</translation>
        </message>
        <message>
            <source>A joker or a two may stand for another card; never more than one in a meld.</source>
            <translation>Un joker o un dos puede representar otra carta; nunca más de uno por juego.</translation>
        </message>
        <message>
            <source>A match has at least one deal.</source>
            <translation>Una partida tiene al menos una mano.</translation>
        </message>
        <message>
            <source>A match to a target needs a target.</source>
            <translation>Una partida con meta necesita una meta.</translation>
        </message>
        <message>
            <source>A meld has one wild card or none.</source>
            <translation>Un juego tiene un comodín o ninguno.</translation>
        </message>
        <message>
            <source>A natural two may turn wild again</source>
            <translation>El dos natural vuelve a comodín</translation>
        </message>
        <message>
            <source>A pot needs at least one card.</source>
            <translation>Un muerto necesita al menos una carta.</translation>
        </message>
        <message>
            <source>A pot that was never played counts as not taken.</source>
            <translation>Un muerto que no se jugó cuenta como no tomado.</translation>
        </message>
        <message>
            <source>A sequence from ace to ace needs a bonus.</source>
            <translation>Una escalera de as a as necesita un premio.</translation>
        </message>
        <message numerus="yes">
            <source>A set has at most %n card(s).</source>
            <translation>
                <numerusform>Una pierna tiene como máximo %n carta.</numerusform>
                <numerusform>Una pierna tiene como máximo %n cartas.</numerusform>
            </translation>
        </message>
        <message>
            <source>A set has three cards or more.</source>
            <translation>Una pierna tiene tres cartas o más.</translation>
        </message>
        <message>
            <source>A single card stays</source>
            <translation>La carta única se queda</translation>
        </message>
        <message>
            <source>A team has only one set of each rank.</source>
            <translation>Un equipo tiene una sola pierna de cada valor.</translation>
        </message>
        <message>
            <source>A team may have several sets of one rank.</source>
            <translation>Un equipo puede tener varias piernas del mismo valor.</translation>
        </message>
        <message>
            <source>A team may not open a second set of a rank that it has.</source>
            <translation>Un equipo no puede abrir otra pierna de un valor que ya tiene.</translation>
        </message>
        <message>
            <source>A team with more points than this needs a minimum for its first melds.</source>
            <translation>Con más puntos que estos, el equipo necesita un mínimo para bajar.</translation>
        </message>
        <message>
            <source>A team without a canasta loses the points of its melds.</source>
            <translation>Sin canasta, el equipo pierde los puntos de sus juegos.</translation>
        </message>
        <message>
            <source>A team without a pot may go out when no pot is left on the table.</source>
            <translation>Sin muerto, el equipo puede cerrar si no queda ninguno en la mesa.</translation>
        </message>
        <message>
            <source>A vulnerable team needs a minimum for its first melds.</source>
            <translation>Un equipo vulnerable necesita un mínimo para bajar.</translation>
        </message>
        <message>
            <source>A wild card in a meld</source>
            <translation>Comodín en un juego</translation>
        </message>
        <message>
            <source>A wild card moves at the end of a sequence only.</source>
            <translation>El comodín se corre solo en la punta de una escalera.</translation>
        </message>
        <message>
            <source>A wild card on the table stays where it is.</source>
            <translation>El comodín en la mesa queda donde está.</translation>
        </message>
        <message>
            <source>A wild two may move to its own place from anywhere.</source>
            <translation>Un dos comodín puede ir a su lugar desde cualquier otro.</translation>
        </message>
        <message>
            <source>Ace</source>
            <translation>As</translation>
        </message>
        <message>
            <source>Ace in sequences</source>
            <translation>As en las escaleras</translation>
        </message>
        <message>
            <source>Ace to ace</source>
            <translation>As a as</translation>
        </message>
        <message>
            <source>Ace to king</source>
            <translation>As a rey</translation>
        </message>
        <message>
            <source>Ace to king and ace to ace</source>
            <translation>As a rey y as a as</translation>
        </message>
        <message>
            <source>Ace to king counts as such only when laid in one move.</source>
            <translation>As a rey vale como tal solo si se baja de una vez.</translation>
        </message>
        <message>
            <source>Ace to king may grow bit by bit.</source>
            <translation>As a rey puede crecer de a poco.</translation>
        </message>
        <message>
            <source>After a pot taken by the discard, the deal may end before its owner's turn.</source>
            <translation>Después de una toma indirecta, la mano puede terminar antes del turno de su dueño.</translation>
        </message>
        <message>
            <source>After so many rounds without a drawn or melded card the deal ends.</source>
            <translation>Después de tantas vueltas sin robar ni bajar, la mano termina.</translation>
        </message>
        <message>
            <source>All rules are those of {preset} now.</source>
            <translation>Ahora todas las reglas son las de {preset}.</translation>
        </message>
        <message>
            <source>An ace at both ends needs aces that may be low and high.</source>
            <translation>Un as en cada punta exige ases bajos y altos.</translation>
        </message>
        <message>
            <source>At least one round without progress is needed.</source>
            <translation>Hace falta al menos una vuelta sin avance.</translation>
        </message>
        <message>
            <source>Back to {preset}</source>
            <translation>Volver a {preset}</translation>
        </message>
        <message>
            <source>Bonus for going out</source>
            <translation>Premio por cierre</translation>
        </message>
        <message>
            <source>Bonus for the pot</source>
            <translation>Premio por el muerto</translation>
        </message>
        <message>
            <source>Bonus of a set of eight natural cards or more.</source>
            <translation>Premio de una pierna de ocho cartas naturales o más.</translation>
        </message>
        <message>
            <source>Bonus of fourteen natural cards, [AS] to [AS].</source>
            <translation>Premio de catorce cartas naturales, de [AS] a [AS].</translation>
        </message>
        <message>
            <source>Bonus of seven cards or more with a wild card.</source>
            <translation>Premio de siete cartas o más con comodín.</translation>
        </message>
        <message>
            <source>Bonus of seven cards or more without a wild card.</source>
            <translation>Premio de siete cartas o más sin comodín.</translation>
        </message>
        <message>
            <source>Bonus of seven natural cards and a wild one; “none”: such a canasta is dirty.</source>
            <translation>Premio de siete cartas naturales y un comodín; “ninguno”: esa canasta es impura.</translation>
        </message>
        <message>
            <source>Bonus of thirteen natural cards, [2S] to [AS].</source>
            <translation>Premio de trece cartas naturales, de [2S] a [AS].</translation>
        </message>
        <message>
            <source>Bonus of thirteen natural cards, [AS] to [KS].</source>
            <translation>Premio de trece cartas naturales, de [AS] a [KS].</translation>
        </message>
        <message>
            <source>Bonuses go in steps of five.</source>
            <translation>Los premios van de cinco en cinco.</translation>
        </message>
        <message>
            <source>Bring my changes back</source>
            <translation>Recuperar mis cambios</translation>
        </message>
        <message>
            <source>Bring the former value back</source>
            <translation>Recuperar el valor anterior</translation>
        </message>
        <message>
            <source>By reaching a target, by the points of a number of deals, or by Victory Points as in clubs.</source>
            <translation>Por una meta, por los puntos de algunas manos, o por puntos de victoria como en los clubes.</translation>
        </message>
        <message>
            <source>Canasta to go out</source>
            <translation>Canasta para cerrar</translation>
        </message>
        <message>
            <source>Cards and deal</source>
            <translation>Cartas y reparto</translation>
        </message>
        <message>
            <source>Cards in a pot</source>
            <translation>Cartas en un muerto</translation>
        </message>
        <message>
            <source>Cards in hand</source>
            <translation>Cartas en la mano</translation>
        </message>
        <message>
            <source>Clean canasta</source>
            <translation>Canasta pura</translation>
        </message>
        <message>
            <source>Deals</source>
            <translation>Manos</translation>
        </message>
        <message>
            <source>Decks</source>
            <translation>Mazos</translation>
        </message>
        <message>
            <source>Differs from {preset}</source>
            <translation>Difiere de {preset}</translation>
        </message>
        <message>
            <source>Dirty canasta</source>
            <translation>Canasta impura</translation>
        </message>
        <message>
            <source>Discard pile</source>
            <translation>Pozo</translation>
        </message>
        <message>
            <source>Eight cards of a rank pay {points}.</source>
            <translation>Ocho cartas del mismo valor valen {points}.</translation>
        </message>
        <message>
            <source>Eight of a rank</source>
            <translation>Ocho del mismo valor</translation>
        </message>
        <message>
            <source>Eight to king</source>
            <translation>De ocho a rey</translation>
        </message>
        <message>
            <source>End of the deal</source>
            <translation>Fin de la mano</translation>
        </message>
        <message numerus="yes">
            <source>Everyone gets %n card(s).</source>
            <translation>
                <numerusform>Cada uno recibe %n carta.</numerusform>
                <numerusform>Cada uno recibe %n cartas.</numerusform>
            </translation>
        </message>
        <message>
            <source>Everyone needs at least one card.</source>
            <translation>Cada uno necesita al menos una carta.</translation>
        </message>
        <message>
            <source>Exactly the target is not enough.</source>
            <translation>Llegar justo a la meta no alcanza.</translation>
        </message>
        <message>
            <source>First card of the pile</source>
            <translation>Primera carta del pozo</translation>
        </message>
        <message>
            <source>Fourteen cards of a suit, from [AS] to [AS].</source>
            <translation>Catorce cartas de un palo, de [AS] a [AS].</translation>
        </message>
        <message>
            <source>Going out</source>
            <translation>Cierre</translation>
        </message>
        <message>
            <source>Going out without a pot</source>
            <translation>Cerrar sin muerto</translation>
        </message>
        <message>
            <source>Groups of rules</source>
            <translation>Grupos de reglas</translation>
        </message>
        <message>
            <source>Hands in reserve; a team takes one when a player has no cards left.</source>
            <translation>Manos de reserva; el equipo toma una cuando un jugador se queda sin cartas.</translation>
        </message>
        <message>
            <source>House rules</source>
            <translation>Reglas de la casa</translation>
        </message>
        <message>
            <source>House rules (*{suffix})</source>
            <translation>Reglas de la casa (*{suffix})</translation>
        </message>
        <message>
            <source>How many people may sit at the table.</source>
            <translation>Cuántas personas pueden sentarse a la mesa.</translation>
        </message>
        <message>
            <source>If no team took a pot, all of them lose these points.</source>
            <translation>Si ningún equipo tomó el muerto, todos pierden esos puntos.</translation>
        </message>
        <message>
            <source>If the pile was one card, whoever took it may not discard it in the same turn.</source>
            <translation>Si el pozo era una sola carta, quien la levantó no puede descartarla en el mismo turno.</translation>
        </message>
        <message>
            <source>In a timed game the last deal is played to its end, or everybody has one more turn.</source>
            <translation>En una partida por tiempo, la última mano se juega hasta el final, o cada uno tiene un turno más.</translation>
        </message>
        <message>
            <source>Joker</source>
            <translation>Joker</translation>
        </message>
        <message>
            <source>Jokers</source>
            <translation>Jokers</translation>
        </message>
        <message>
            <source>Jokers come in pairs, six at most.</source>
            <translation>Los jokers vienen de a pares, como máximo seis.</translation>
        </message>
        <message>
            <source>Jokers in the whole game. Twos can be wild in any case.</source>
            <translation>Jokers en todo el juego. Los doses pueden ser comodín de todos modos.</translation>
        </message>
        <message>
            <source>Last discard</source>
            <translation>Último descarte</translation>
        </message>
        <message>
            <source>Less</source>
            <translation>Menos</translation>
        </message>
        <message>
            <source>Longest set</source>
            <translation>Pierna más larga</translation>
        </message>
        <message>
            <source>Low is [AH] [2H] [3H], high is [QH] [KH] [AH].</source>
            <translation>Bajo es [AH] [2H] [3H], alto es [QH] [KH] [AH].</translation>
        </message>
        <message>
            <source>Match</source>
            <translation>Partida</translation>
        </message>
        <message>
            <source>Melds</source>
            <translation>Juegos</translation>
        </message>
        <message>
            <source>Melds count against you</source>
            <translation>Los juegos cuentan en contra</translation>
        </message>
        <message>
            <source>Melds count for a team even without a canasta.</source>
            <translation>Los juegos cuentan a favor aun sin canasta.</translation>
        </message>
        <message>
            <source>Minimum first meld</source>
            <translation>Mínimo para bajar</translation>
        </message>
        <message>
            <source>More</source>
            <translation>Más</translation>
        </message>
        <message>
            <source>Name of these rules</source>
            <translation>Nombre de estas reglas</translation>
        </message>
        <message>
            <source>Nearest of the nine games: {preset}</source>
            <translation>El más cercano de los nueve juegos: {preset}</translation>
        </message>
        <message>
            <source>Needed for the pot</source>
            <translation>Para tomar el muerto</translation>
        </message>
        <message>
            <source>No pile for a single card in hand</source>
            <translation>Sin pozo con una sola carta</translation>
        </message>
        <message>
            <source>One set of each rank</source>
            <translation>Una pierna de cada valor</translation>
        </message>
        <message>
            <source>Open: all see it, anyone may take it. Closed: only its top card is known, and whoever takes the pile must meld that card at once.</source>
            <translation>Abierto: todos lo ven, cualquiera puede levantarlo. Cerrado: solo se ve la carta de arriba, y quien lo levanta debe bajarla enseguida.</translation>
        </message>
        <message>
            <source>Penalty even when nobody took one</source>
            <translation>Multa aunque nadie lo tome</translation>
        </message>
        <message>
            <source>Penalty without a pot</source>
            <translation>Multa sin muerto</translation>
        </message>
        <message>
            <source>Pile</source>
            <translation>Pozo</translation>
        </message>
        <message>
            <source>Players</source>
            <translation>Jugadores</translation>
        </message>
        <message>
            <source>Players: {numbers}.</source>
            <translation>Jugadores: {numbers}.</translation>
        </message>
        <message>
            <source>Points for a team that took a pot and played from it.</source>
            <translation>Puntos del equipo que tomó un muerto y jugó con él.</translation>
        </message>
        <message>
            <source>Points for the team that ends the deal.</source>
            <translation>Puntos del equipo que termina la mano.</translation>
        </message>
        <message>
            <source>Points go in steps of five.</source>
            <translation>Los puntos van de cinco en cinco.</translation>
        </message>
        <message>
            <source>Points of a joker.</source>
            <translation>Puntos de un joker.</translation>
        </message>
        <message>
            <source>Points of a two, wild or in its own place.</source>
            <translation>Puntos de un dos, comodín o en su lugar.</translation>
        </message>
        <message>
            <source>Points of an ace.</source>
            <translation>Puntos de un as.</translation>
        </message>
        <message>
            <source>Points of each card from [3S] to [7S].</source>
            <translation>Puntos de cada carta de [3S] a [7S].</translation>
        </message>
        <message>
            <source>Points of each card from [8S] to [KS].</source>
            <translation>Puntos de cada carta de [8S] a [KS].</translation>
        </message>
        <message>
            <source>Points that a team loses when it took no pot.</source>
            <translation>Puntos que el equipo pierde si no tomó el muerto.</translation>
        </message>
        <message>
            <source>Points that a vulnerable team must lay in the turn of its first melds.</source>
            <translation>Puntos que un equipo vulnerable debe bajar la primera vez.</translation>
        </message>
        <message>
            <source>Pot taken, but never played</source>
            <translation>Muerto tomado, pero no jugado</translation>
        </message>
        <message>
            <source>Pots</source>
            <translation>Muertos</translation>
        </message>
        <message>
            <source>Read a file…</source>
            <translation>Leer un archivo…</translation>
        </message>
        <message>
            <source>Repair it so</source>
            <translation>Arreglar así</translation>
        </message>
        <message>
            <source>Rounds without progress</source>
            <translation>Vueltas sin avance</translation>
        </message>
        <message>
            <source>Scoring</source>
            <translation>Puntaje</translation>
        </message>
        <message>
            <source>Semi-clean canasta</source>
            <translation>Canasta semipura</translation>
        </message>
        <message>
            <source>Semi-clean when</source>
            <translation>Semipura cuando</translation>
        </message>
        <message>
            <source>Sets</source>
            <translation>Piernas</translation>
        </message>
        <message>
            <source>Sets are of these ranks only: {ranks}.</source>
            <translation>Las piernas son solo de estos valores: {ranks}.</translation>
        </message>
        <message>
            <source>Sets may be of any rank but two.</source>
            <translation>Las piernas pueden ser de cualquier valor, menos dos.</translation>
        </message>
        <message>
            <source>Seven natural cards in a row make a canasta semi-clean.</source>
            <translation>Siete cartas naturales seguidas hacen semipura a la canasta.</translation>
        </message>
        <message>
            <source>Share as a file…</source>
            <translation>Compartir como archivo…</translation>
        </message>
        <message>
            <source>Six at the table</source>
            <translation>Seis a la mesa</translation>
        </message>
        <message>
            <source>Six players form three pairs or two teams.</source>
            <translation>Seis jugadores forman tres parejas o dos equipos.</translation>
        </message>
        <message>
            <source>Six players form three pairs, or two teams of three.</source>
            <translation>Seis jugadores forman tres parejas, o dos equipos de tres.</translation>
        </message>
        <message>
            <source>Six players form three pairs.</source>
            <translation>Seis jugadores forman tres parejas.</translation>
        </message>
        <message>
            <source>Six players form two teams of three.</source>
            <translation>Seis jugadores forman dos equipos de tres.</translation>
        </message>
        <message>
            <source>Smallest repair: {changes}</source>
            <translation>Arreglo mínimo: {changes}</translation>
        </message>
        <message>
            <source>So many cards everyone gets at the start.</source>
            <translation>Cuántas cartas recibe cada uno al empezar.</translation>
        </message>
        <message>
            <source>So many cards lie in each pot.</source>
            <translation>Cuántas cartas hay en cada muerto.</translation>
        </message>
        <message>
            <source>So many deals a match of a fixed length has.</source>
            <translation>Cuántas manos tiene una partida de duración fija.</translation>
        </message>
        <message>
            <source>So many decks of 52 cards are shuffled together.</source>
            <translation>Cuántos mazos de 52 cartas se mezclan juntos.</translation>
        </message>
        <message>
            <source>Someone must play: two, four or six people.</source>
            <translation>Alguien tiene que jugar: dos, cuatro o seis personas.</translation>
        </message>
        <message>
            <source>Target</source>
            <translation>Meta</translation>
        </message>
        <message>
            <source>The card you go out with may be a joker or a two.</source>
            <translation>La carta del cierre puede ser un joker o un dos.</translation>
        </message>
        <message>
            <source>The cards of a pot that was never played count against its owner.</source>
            <translation>Las cartas de un muerto no jugado cuentan contra su dueño.</translation>
        </message>
        <message numerus="yes">
            <source>The deal ends after %n round(s) without progress.</source>
            <translation>
                <numerusform>La mano termina después de %n vuelta sin avance.</numerusform>
                <numerusform>La mano termina después de %n vueltas sin avance.</numerusform>
            </translation>
        </message>
        <message>
            <source>The deal ends when two cards are left, or with the last card; or an untaken pot becomes the new stock.</source>
            <translation>La mano termina con dos cartas en el mazo, o con la última; o un muerto no tomado pasa a ser el mazo.</translation>
        </message>
        <message>
            <source>The end of a sequence where it is put first; you may choose the other.</source>
            <translation>La punta de la escalera donde va primero; se puede elegir la otra.</translation>
        </message>
        <message>
            <source>The file {file} comes from a newer version of the program.</source>
            <translation>El archivo {file} es de una versión más nueva del programa.</translation>
        </message>
        <message>
            <source>The file {file} holds no house rules.</source>
            <translation>El archivo {file} no contiene reglas de la casa.</translation>
        </message>
        <message>
            <source>The file {file} is damaged; nothing was changed.</source>
            <translation>El archivo {file} está dañado; no se cambió nada.</translation>
        </message>
        <message>
            <source>The first card may be exchanged</source>
            <translation>La primera carta se puede cambiar</translation>
        </message>
        <message>
            <source>The first player may put the first drawn card on the pile and draw another.</source>
            <translation>Quien empieza puede tirar la primera carta robada al pozo y robar otra.</translation>
        </message>
        <message>
            <source>The last discard may be a wild card.</source>
            <translation>El último descarte puede ser un comodín.</translation>
        </message>
        <message>
            <source>The last discard may not be a wild card.</source>
            <translation>El último descarte no puede ser un comodín.</translation>
        </message>
        <message>
            <source>The match is decided</source>
            <translation>La partida se decide</translation>
        </message>
        <message>
            <source>The most cards of a set. Two decks have eight of a rank; with a wild card that is nine.</source>
            <translation>El máximo de cartas de una pierna. Dos mazos tienen ocho de cada valor; con un comodín son nueve.</translation>
        </message>
        <message>
            <source>The pile begins with one card or none.</source>
            <translation>El pozo empieza con una carta o ninguna.</translation>
        </message>
        <message>
            <source>The points that end a match; the last deal is played to its end.</source>
            <translation>Los puntos que terminan la partida; la última mano se juega hasta el final.</translation>
        </message>
        <message>
            <source>The rules are in {file}; anyone with this program can read them.</source>
            <translation>Las reglas están en {file}; quien tenga este programa puede leerlas.</translation>
        </message>
        <message>
            <source>The rules in {file} do not fit together.</source>
            <translation>Las reglas en {file} no encajan entre sí.</translation>
        </message>
        <message>
            <source>The target must be passed</source>
            <translation>Hay que pasar la meta</translation>
        </message>
        <message>
            <source>The wild card stands at an end, or anywhere beside seven cards in a row.</source>
            <translation>El comodín está en una punta, o en cualquier lugar junto a siete cartas seguidas.</translation>
        </message>
        <message>
            <source>There are not enough cards for all hands and pots.</source>
            <translation>No hay cartas suficientes para todas las manos y los muertos.</translation>
        </message>
        <message>
            <source>These are the rules of {file}.</source>
            <translation>Estas son las reglas de {file}.</translation>
        </message>
        <message>
            <source>They may grow bit by bit, or must be laid in one move to get their bonus.</source>
            <translation>Pueden crecer de a poco, o hay que bajarlas de una vez para ganar el premio.</translation>
        </message>
        <message>
            <source>Three or more cards of one of these ranks, such as [KS] [KH] [KD].</source>
            <translation>Tres o más cartas de uno de estos valores, como [KS] [KH] [KD].</translation>
        </message>
        <message>
            <source>Three to seven</source>
            <translation>De tres a siete</translation>
        </message>
        <message>
            <source>Two</source>
            <translation>Dos</translation>
        </message>
        <message>
            <source>Two aces in one sequence</source>
            <translation>Dos ases en una escalera</translation>
        </message>
        <message>
            <source>Two to ace</source>
            <translation>De dos a as</translation>
        </message>
        <message>
            <source>Two to ace pays {points}.</source>
            <translation>De dos a as vale {points}.</translation>
        </message>
        <message>
            <source>Twos and jokers make no sets.</source>
            <translation>Doses y jokers no forman piernas.</translation>
        </message>
        <message>
            <source>Use these rules</source>
            <translation>Usar estas reglas</translation>
        </message>
        <message>
            <source>Victory Points are for three or four deals.</source>
            <translation>Los puntos de victoria son para tres o cuatro manos.</translation>
        </message>
        <message>
            <source>Victory Points are for two teams.</source>
            <translation>Los puntos de victoria son para dos equipos.</translation>
        </message>
        <message>
            <source>Vulnerable above</source>
            <translation>Vulnerable por encima de</translation>
        </message>
        <message>
            <source>What a team must have on the table before it may take a pot.</source>
            <translation>Qué debe tener el equipo en la mesa antes de tomar un muerto.</translation>
        </message>
        <message>
            <source>When [2S]–[7S] grows by [9S], the two becomes the eight.</source>
            <translation>Cuando [2S]–[7S] crece con [9S], el dos pasa a ser el ocho.</translation>
        </message>
        <message>
            <source>When the stock runs out</source>
            <translation>Cuando se agota el mazo</translation>
        </message>
        <message>
            <source>When time is up</source>
            <translation>Cuando se acaba el tiempo</translation>
        </message>
        <message>
            <source>Whether going out needs a card for the discard pile.</source>
            <translation>Si el cierre exige una carta para el pozo.</translation>
        </message>
        <message>
            <source>Whether they slide when a sequence grows. One between two cards waits for the card it stands for, unless it moves freely.</source>
            <translation>Si se corren cuando la escalera crece. Entre dos cartas, el comodín espera la carta que representa, salvo que se mueva libre.</translation>
        </message>
        <message>
            <source>Wild card as last discard</source>
            <translation>Comodín como último descarte</translation>
        </message>
        <message>
            <source>Wild cards</source>
            <translation>Comodines</translation>
        </message>
        <message>
            <source>Wild cards on the table</source>
            <translation>Comodines en la mesa</translation>
        </message>
        <message>
            <source>With one card in hand you must draw from the stock.</source>
            <translation>Con una sola carta en la mano hay que robar del mazo.</translation>
        </message>
        <message>
            <source>Without a canasta the own melds count against a team.</source>
            <translation>Sin canasta, los juegos propios cuentan contra el equipo.</translation>
        </message>
        <message>
            <source>a canasta</source>
            <translation>una canasta</translation>
        </message>
        <message>
            <source>a clean one</source>
            <translation>una pura</translation>
        </message>
        <message>
            <source>a pot is the stock</source>
            <translation>un muerto es el mazo</translation>
        </message>
        <message>
            <source>all</source>
            <translation>todos</translation>
        </message>
        <message>
            <source>any</source>
            <translation>cualquiera</translation>
        </message>
        <message>
            <source>as if not taken</source>
            <translation>como no tomado</translation>
        </message>
        <message>
            <source>at an end</source>
            <translation>en una punta</translation>
        </message>
        <message>
            <source>beside seven</source>
            <translation>junto a siete</translation>
        </message>
        <message>
            <source>bit by bit</source>
            <translation>de a poco</translation>
        </message>
        <message>
            <source>both</source>
            <translation>ambos</translation>
        </message>
        <message>
            <source>by Victory Points</source>
            <translation>por puntos de victoria</translation>
        </message>
        <message>
            <source>by a target</source>
            <translation>por una meta</translation>
        </message>
        <message>
            <source>by points</source>
            <translation>por puntos</translation>
        </message>
        <message>
            <source>changed fields</source>
            <translation>campos cambiados</translation>
        </message>
        <message>
            <source>closed</source>
            <translation>cerrado</translation>
        </message>
        <message>
            <source>does not fit</source>
            <translation>no encaja</translation>
        </message>
        <message>
            <source>high only</source>
            <translation>solo alto</translation>
        </message>
        <message>
            <source>in one move</source>
            <translation>de una vez</translation>
        </message>
        <message>
            <source>its cards count</source>
            <translation>sus cartas cuentan</translation>
        </message>
        <message>
            <source>last card</source>
            <translation>última carta</translation>
        </message>
        <message>
            <source>low only</source>
            <translation>solo bajo</translation>
        </message>
        <message>
            <source>move at the ends</source>
            <translation>se corren en las puntas</translation>
        </message>
        <message>
            <source>move freely</source>
            <translation>se corren libres</translation>
        </message>
        <message>
            <source>needed</source>
            <translation>necesario</translation>
        </message>
        <message>
            <source>never move</source>
            <translation>nunca se corren</translation>
        </message>
        <message>
            <source>no</source>
            <translation>no</translation>
        </message>
        <message>
            <source>nobody</source>
            <translation>nadie</translation>
        </message>
        <message>
            <source>none</source>
            <translation>ninguno</translation>
        </message>
        <message>
            <source>not needed</source>
            <translation>no hace falta</translation>
        </message>
        <message>
            <source>nothing</source>
            <translation>nada</translation>
        </message>
        <message>
            <source>one more turn</source>
            <translation>un turno más</translation>
        </message>
        <message>
            <source>only in a match of some deals</source>
            <translation>solo en una partida de algunas manos</translation>
        </message>
        <message>
            <source>only in a match to a target</source>
            <translation>solo en una partida con meta</translation>
        </message>
        <message>
            <source>only where a team can be vulnerable</source>
            <translation>solo donde hay equipo vulnerable</translation>
        </message>
        <message>
            <source>only with a high ace</source>
            <translation>solo con as alto</translation>
        </message>
        <message>
            <source>only with a low ace</source>
            <translation>solo con as bajo</translation>
        </message>
        <message>
            <source>only with a wild card in a meld</source>
            <translation>solo con comodín en un juego</translation>
        </message>
        <message>
            <source>only with pots</source>
            <translation>solo con muertos</translation>
        </message>
        <message>
            <source>only with semi-clean canastas</source>
            <translation>solo con canastas semipuras</translation>
        </message>
        <message>
            <source>only with sets</source>
            <translation>solo con piernas</translation>
        </message>
        <message>
            <source>only with six players</source>
            <translation>solo con seis jugadores</translation>
        </message>
        <message>
            <source>only with two aces in one sequence</source>
            <translation>solo con dos ases en una escalera</translation>
        </message>
        <message>
            <source>open</source>
            <translation>abierto</translation>
        </message>
        <message>
            <source>play to the end</source>
            <translation>hasta el final</translation>
        </message>
        <message numerus="yes">
            <source>settle %n thing(s) first</source>
            <translation>
                <numerusform>antes hay que arreglar %n cosa</numerusform>
                <numerusform>antes hay que arreglar %n cosas</numerusform>
            </translation>
        </message>
        <message>
            <source>starts from</source>
            <translation>parte de</translation>
        </message>
        <message>
            <source>three pairs</source>
            <translation>tres parejas</translation>
        </message>
        <message>
            <source>to the high end</source>
            <translation>a la punta alta</translation>
        </message>
        <message>
            <source>to the low end</source>
            <translation>a la punta baja</translation>
        </message>
        <message>
            <source>two cards left</source>
            <translation>quedan dos cartas</translation>
        </message>
        <message>
            <source>two teams of three</source>
            <translation>dos equipos de tres</translation>
        </message>
        <message>
            <source>was: {value}</source>
            <translation>era: {value}</translation>
        </message>
        <message>
            <source>yes</source>
            <translation>sí</translation>
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
            <translation>{preset} tal cual</translation>
        </message>
        <message>
            <source>{preset}, house rules</source>
            <translation>{preset}, reglas de la casa</translation>
        </message>
        <message>
            <source>{sentence} See: {fields}.</source>
            <translation>{sentence} Ver: {fields}.</translation>
        </message>
    </context>
    <context>
        <name>Keys</name>
        <message>
            <source>1 to 9 add to that meld, arrows walk, Space picks a card, Enter does what the large button says, Esc goes back. These stay.</source>
            <translation>Las teclas del 1 al 9 agregan a ese juego, las flechas recorren la mesa, Espacio elige una carta, Enter hace lo que dice el botón grande, Esc vuelve. Estas no cambian.</translation>
        </message>
        <message>
            <source>Add to that meld</source>
            <translation>Agregar a ese juego</translation>
        </message>
        <message>
            <source>Arrows</source>
            <translation>Flechas</translation>
        </message>
        <message>
            <source>Choose cards on the way</source>
            <translation>Elegir cartas al pasar</translation>
        </message>
        <message>
            <source>Choose the card, or act there</source>
            <translation>Elegir la carta o actuar ahí</translation>
        </message>
        <message>
            <source>Ctrl + arrows</source>
            <translation>Ctrl + flechas</translation>
        </message>
        <message>
            <source>Do what the large button says</source>
            <translation>Hacer lo que dice el botón</translation>
        </message>
        <message>
            <source>Enter</source>
            <comment>the key</comment>
            <translation>Enter</translation>
        </message>
        <message>
            <source>Keys</source>
            <translation>Teclas</translation>
        </message>
        <message>
            <source>Leave it, go back</source>
            <translation>Dejarlo, volver</translation>
        </message>
        <message>
            <source>Move the card in the hand</source>
            <translation>Mover la carta en la mano</translation>
        </message>
        <message>
            <source>Press a key cap, then the key that it shall be. Esc leaves it as it is.</source>
            <translation>Apretá una tecla de la lista y después la que quieras. Esc la deja como está.</translation>
        </message>
        <message>
            <source>Press a key…</source>
            <translation>Apretá una tecla…</translation>
        </message>
        <message>
            <source>Reset the keys</source>
            <translation>Restablecer las teclas</translation>
        </message>
        <message>
            <source>Shift + arrows</source>
            <translation>Shift + flechas</translation>
        </message>
        <message>
            <source>Show the other layout of a meld</source>
            <translation>Mostrar la otra forma</translation>
        </message>
        <message>
            <source>Space</source>
            <translation>Espacio</translation>
        </message>
        <message>
            <source>The letters can be changed in the settings.</source>
            <translation>Las letras se pueden cambiar en los ajustes.</translation>
        </message>
        <message>
            <source>Walk over the table</source>
            <translation>Moverse por la mesa</translation>
        </message>
        <message>
            <source>none</source>
            <translation>ninguna</translation>
        </message>
        <message>
            <source>{key} always does the same. With Ctrl or Alt it is free.</source>
            <translation>{key} siempre hace lo mismo. Con Ctrl o Alt está libre.</translation>
        </message>
        <message>
            <source>{key} is now for “{action}”; “{other}” has no key.</source>
            <translation>{key} es ahora para “{action}”; “{other}” queda sin tecla.</translation>
        </message>
        <message>
            <source>{key} is the key for “{other}”. Press it once more to take it over, or another key.</source>
            <translation>{key} es la tecla de “{other}”. Apretala otra vez para quedártela, o elegí otra.</translation>
        </message>
    </context>
    <context>
        <name>Licences</name>
        <message>
            <source>All parts</source>
            <translation>Todas las partes</translation>
        </message>
        <message>
            <source>Licences</source>
            <translation>Licencias</translation>
        </message>
        <message>
            <source>Part</source>
            <translation>Parte</translation>
        </message>
        <message>
            <source>What this program is made of</source>
            <translation>De qué está hecho este programa</translation>
        </message>
        <message>
            <source>Words of the licence</source>
            <translation>Texto de la licencia</translation>
        </message>
    </context>
    <context>
        <name>Log</name>
        <message>
            <source>Close</source>
            <translation>Cerrar</translation>
        </message>
        <message>
            <source>Deal log</source>
            <translation>Registro de la mano</translation>
        </message>
        <message>
            <source>Why did they play this?</source>
            <translation>¿Por qué jugó esto?</translation>
        </message>
        <message>
            <source>Why is this allowed?</source>
            <translation>¿Por qué se permite esto?</translation>
        </message>
    </context>
    <context>
        <name>NewMatchPage</name>
        <message>
            <source> and against </source>
            <translation> y contra </translation>
        </message>
        <message>
            <source>Back</source>
            <translation>Atrás</translation>
        </message>
        <message>
            <source>Back to the start page</source>
            <translation>Volver a la página inicial</translation>
        </message>
        <message>
            <source>Click a seat to change it</source>
            <translation>Hacé clic en un lugar para cambiarlo</translation>
        </message>
        <message>
            <source>Differs from</source>
            <translation>Difiere de</translation>
        </message>
        <message>
            <source>Enter</source>
            <comment>the key</comment>
            <translation>Enter</translation>
        </message>
        <message>
            <source>Games</source>
            <translation>Juegos</translation>
        </message>
        <message>
            <source>New match</source>
            <translation>Nueva partida</translation>
        </message>
        <message>
            <source>Play</source>
            <translation>Jugar</translation>
        </message>
        <message>
            <source>Who sits where</source>
            <translation>Quién se sienta dónde</translation>
        </message>
        <message numerus="yes">
            <source>and %n more</source>
            <translation>
                <numerusform>y %n más</numerusform>
                <numerusform>y %n más</numerusform>
            </translation>
        </message>
        <message>
            <source>deal number {number}</source>
            <translation>mano número {number}</translation>
        </message>
        <message>
            <source>you</source>
            <translation>vos</translation>
        </message>
        <message>
            <source>{own} against {others}</source>
            <translation>{own} contra {others}</translation>
        </message>
    </context>
    <context>
        <name>Options</name>
        <message>
            <source>Deal number</source>
            <translation>Número de la mano</translation>
        </message>
        <message>
            <source>Draw a number</source>
            <translation>Sortear un número</translation>
        </message>
        <message>
            <source>Length of the match</source>
            <translation>Duración de la partida</translation>
        </message>
        <message>
            <source>Own target</source>
            <translation>Meta propia</translation>
        </message>
        <message>
            <source>Own target…</source>
            <translation>Meta propia…</translation>
        </message>
        <message>
            <source>Players</source>
            <translation>Jugadores</translation>
        </message>
        <message>
            <source>The same number deals the same cards.</source>
            <translation>El mismo número reparte las mismas cartas.</translation>
        </message>
        <message>
            <source>new, by chance</source>
            <translation>nueva, al azar</translation>
        </message>
        <message>
            <source>points, for instance {points}</source>
            <translation>puntos, por ejemplo {points}</translation>
        </message>
    </context>
    <context>
        <name>People</name>
        <message>
            <source>Enter</source>
            <comment>the key</comment>
            <translation>Enter</translation>
        </message>
        <message>
            <source>I am {name}, show my cards</source>
            <translation>Soy {name}, mostrá mis cartas</translation>
        </message>
        <message>
            <source>Nobody has played yet in this deal.</source>
            <translation>Nadie jugó todavía en esta mano.</translation>
        </message>
        <message>
            <source>Since your last turn</source>
            <translation>Desde tu último turno</translation>
        </message>
        <message>
            <source>The cards are covered. Is only {name} looking?</source>
            <translation>Las cartas están tapadas. ¿Solo mira {name}?</translation>
        </message>
        <message>
            <source>The cards of {before} are covered. Is only {name} looking?</source>
            <translation>Las cartas de {before} están tapadas. ¿Solo mira {name}?</translation>
        </message>
        <message>
            <source>The cards stay covered until {name} is ready.</source>
            <translation>Las cartas siguen tapadas hasta que {name} avise.</translation>
        </message>
        <message>
            <source>{name}, it is your turn</source>
            <translation>{name}, es tu turno</translation>
        </message>
        <message>
            <source>{name}: take the discard back</source>
            <translation>{name}: deshacer el descarte</translation>
        </message>
    </context>
    <context>
        <name>Preset</name>
        <message>
            <source>Argentina and Uruguay</source>
            <translation>Argentina y Uruguay</translation>
        </message>
        <message>
            <source>Brazil, sequences only</source>
            <translation>Brasil, solo escaleras</translation>
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
            <translation>Buraco cerrado</translation>
        </message>
        <message>
            <source>Buraco, open pile</source>
            <translation>Buraco abierto</translation>
        </message>
        <message>
            <source>Burako</source>
            <translation>Burako</translation>
        </message>
        <message>
            <source>Burraco for six</source>
            <translation>Burraco de a seis</translation>
        </message>
        <message>
            <source>Canastra</source>
            <translation>Canastra</translation>
        </message>
        <message>
            <source>Federation rules</source>
            <translation>Reglas de la federación</translation>
        </message>
        <message>
            <source>Italian Burraco</source>
            <translation>Burraco italiano</translation>
        </message>
        <message>
            <source>No sets, clean going out</source>
            <translation>Sin piernas, cierre con pura</translation>
        </message>
        <message>
            <source>Only the top card is known</source>
            <translation>Solo se ve la carta de arriba</translation>
        </message>
        <message>
            <source>Sequences and sets</source>
            <translation>Escaleras y piernas</translation>
        </message>
        <message>
            <source>Sequences only, one deal</source>
            <translation>Solo escaleras, una mano</translation>
        </message>
        <message>
            <source>Sets; a minimum to open</source>
            <translation>Piernas; mínimo para bajar</translation>
        </message>
        <message>
            <source>Three decks, three pairs</source>
            <translation>Tres mazos, tres parejas</translation>
        </message>
    </context>
    <context>
        <name>Reason</name>
        <message>
            <source>A whole sequence is ready.</source>
            <translation>Hay una escalera lista.</translation>
        </message>
        <message>
            <source>A whole sequence is ready: {cards}</source>
            <translation>Hay una escalera lista: {cards}</translation>
        </message>
        <message>
            <source>A whole set is ready.</source>
            <translation>Hay una pierna lista.</translation>
        </message>
        <message>
            <source>A whole set is ready: {cards}</source>
            <translation>Hay una pierna lista: {cards}</translation>
        </message>
        <message>
            <source>A wild card can be spared for this.</source>
            <translation>Vale la pena gastar un comodín.</translation>
        </message>
        <message>
            <source>A wild card can be spared for this: {cards}</source>
            <translation>Vale la pena gastar un comodín: {cards}</translation>
        </message>
        <message>
            <source>An empty hand takes the pot.</source>
            <translation>Con la mano vacía se toma el muerto.</translation>
        </message>
        <message>
            <source>Cards of the pile fit the hand.</source>
            <translation>Hay cartas del pozo que combinan con la mano.</translation>
        </message>
        <message>
            <source>Cards of the pile fit the hand: {cards}</source>
            <translation>Cartas del pozo que combinan con la mano: {cards}</translation>
        </message>
        <message>
            <source>Cards of the pile grow own melds.</source>
            <translation>Hay cartas del pozo que agrandan los juegos propios.</translation>
        </message>
        <message>
            <source>Cards of the pile grow own melds: {cards}</source>
            <translation>Cartas del pozo que agrandan los juegos propios: {cards}</translation>
        </message>
        <message>
            <source>Going out ends the deal at about {difference} points.</source>
            <translation>Cerrar termina la mano con unos {difference} puntos.</translation>
        </message>
        <message>
            <source>Going out is worth more now than playing on.</source>
            <translation>Cerrar ahora vale más que seguir jugando.</translation>
        </message>
        <message>
            <source>It gives a meld of seven cards or more.</source>
            <translation>Forma un juego de siete cartas o más.</translation>
        </message>
        <message>
            <source>It gives a meld of seven cards or more: {cards}</source>
            <translation>Forma un juego de siete cartas o más: {cards}</translation>
        </message>
        <message>
            <source>It grows an own meld.</source>
            <translation>Agranda un juego propio.</translation>
        </message>
        <message>
            <source>It grows an own meld: {cards}</source>
            <translation>Agranda un juego propio: {cards}</translation>
        </message>
        <message>
            <source>Nothing else is possible here.</source>
            <translation>Aquí no se puede hacer otra cosa.</translation>
        </message>
        <message>
            <source>The deal may end soon because of {names}, and a pile in hand would cost points.</source>
            <translation>La mano puede terminar pronto (cuidado con {names}) y el pozo en la mano costaría puntos.</translation>
        </message>
        <message>
            <source>The deal may end soon because of {names}. What can go goes: {cards}</source>
            <translation>La mano puede terminar pronto (cuidado con {names}). Se baja lo que se puede: {cards}</translation>
        </message>
        <message>
            <source>The deal may end soon, and a pile in hand would cost points.</source>
            <translation>La mano puede terminar pronto y el pozo en la mano costaría puntos.</translation>
        </message>
        <message numerus="yes">
            <source>The deal may end soon, and this card counts %n point(s): {cards}</source>
            <translation>
                <numerusform>La mano puede terminar pronto y esta carta vale %n punto: {cards}</numerusform>
                <numerusform>La mano puede terminar pronto y esta carta vale %n puntos: {cards}</numerusform>
            </translation>
        </message>
        <message>
            <source>The deal may end soon, and this card counts many points.</source>
            <translation>La mano puede terminar pronto y esta carta vale muchos puntos.</translation>
        </message>
        <message>
            <source>The deal may end soon. What can go goes.</source>
            <translation>La mano puede terminar pronto. Se baja lo que se puede.</translation>
        </message>
        <message>
            <source>The deal may end soon. What can go goes: {cards}</source>
            <translation>La mano puede terminar pronto. Se baja lo que se puede: {cards}</translation>
        </message>
        <message>
            <source>The first card fits least and is exchanged.</source>
            <translation>La primera carta es la que menos sirve y se cambia.</translation>
        </message>
        <message>
            <source>The first card fits least and is exchanged: {cards}</source>
            <translation>La primera carta es la que menos sirve y se cambia: {cards}</translation>
        </message>
        <message>
            <source>The first melds of the turn must reach a minimum.</source>
            <translation>Los primeros juegos del turno deben llegar a un mínimo.</translation>
        </message>
        <message>
            <source>The first melds of the turn must reach {points} points.</source>
            <translation>Los primeros juegos del turno deben llegar a {points} puntos.</translation>
        </message>
        <message>
            <source>The pile brings many cards at once.</source>
            <translation>El pozo trae muchas cartas de una vez.</translation>
        </message>
        <message numerus="yes">
            <source>The pile brings many cards at once: %n</source>
            <translation>
                <numerusform>El pozo trae varias cartas de una vez: %n</numerusform>
                <numerusform>El pozo trae varias cartas de una vez: %n</numerusform>
            </translation>
        </message>
        <message>
            <source>The pile has wild cards.</source>
            <translation>En el pozo hay comodines.</translation>
        </message>
        <message>
            <source>The pile has wild cards: {cards}</source>
            <translation>En el pozo hay comodines: {cards}</translation>
        </message>
        <message>
            <source>The pile helps too little.</source>
            <translation>El pozo ayuda muy poco.</translation>
        </message>
        <message>
            <source>The pile helps too little. All that fits the hand: {cards}</source>
            <translation>El pozo ayuda muy poco. Solo combina con la mano: {cards}</translation>
        </message>
        <message>
            <source>The reason for this is no longer known.</source>
            <translation>Ya no se sabe el motivo.</translation>
        </message>
        <message>
            <source>The stock gives a new card, and the hand stays small.</source>
            <translation>El mazo da una carta nueva y la mano sigue pequeña.</translation>
        </message>
        <message>
            <source>This card fits least into the hand.</source>
            <translation>Esta carta es la que menos sirve en la mano.</translation>
        </message>
        <message>
            <source>This card fits least into the hand: {cards}</source>
            <translation>Esta carta es la que menos sirve en la mano: {cards}</translation>
        </message>
        <message>
            <source>This card helps the opponents less than others.</source>
            <translation>Esta carta ayuda a los rivales menos que otras.</translation>
        </message>
        <message>
            <source>This card helps the opponents less than others: {cards}</source>
            <translation>Esta carta ayuda a los rivales menos que otras: {cards}</translation>
        </message>
        <message>
            <source>This card may fit a sequence of the partner.</source>
            <translation>Esta carta puede servir a una escalera del compañero.</translation>
        </message>
        <message>
            <source>This card may fit a sequence of the partner: {cards}</source>
            <translation>Esta carta puede servir a una escalera del compañero: {cards}</translation>
        </message>
        <message>
            <source>This card may fit a sequence that {names} began: {cards}</source>
            <translation>Esta carta puede servir a la escalera de {names}: {cards}</translation>
        </message>
        <message>
            <source>This is chosen by chance.</source>
            <translation>Esto se elige al azar.</translation>
        </message>
        <message>
            <source>This may grow in hand before it is laid: {cards}</source>
            <translation>Esto puede crecer en la mano antes de bajarlo: {cards}</translation>
        </message>
        <message>
            <source>What could be laid may grow in hand first.</source>
            <translation>Lo que se puede bajar puede crecer antes en la mano.</translation>
        </message>
        <message>
            <source>With few cards in hand the pile would only delay going out.</source>
            <translation>Con pocas cartas en la mano, el pozo solo retrasaría el cierre.</translation>
        </message>
        <message>
            <source>With the pile the hand can go out.</source>
            <translation>Con el pozo se puede cerrar.</translation>
        </message>
    </context>
    <context>
        <name>Refusal</name>
        <message>
            <source>A card from the stock is the only choice.</source>
            <translation>Solo queda robar del mazo.</translation>
        </message>
        <message>
            <source>A meld has at least three cards.</source>
            <translation>Un juego tiene al menos tres cartas.</translation>
        </message>
        <message>
            <source>A meld is three or more cards of one suit in order, or three or more of one rank.</source>
            <translation>Un juego son tres o más cartas de un palo en orden, o tres o más del mismo valor.</translation>
        </message>
        <message>
            <source>A meld is three or more cards of one suit in order.</source>
            <translation>Un juego son tres o más cartas de un palo en orden.</translation>
        </message>
        <message>
            <source>A meld may have one wild card: a joker, or a two away from its own place.</source>
            <translation>Un juego puede tener un comodín: un joker, o un dos fuera de su lugar.</translation>
        </message>
        <message>
            <source>A second wild card in the sequence {first} to {last} of {suit}: {cards}.</source>
            <translation>Un segundo comodín en la escalera de {suit} de {first} a {last}: {cards}.</translation>
        </message>
        <message>
            <source>A second wild card in the set of {ranks}: {cards}.</source>
            <translation>Un segundo comodín en la pierna de {ranks}: {cards}.</translation>
        </message>
        <message>
            <source>A sequence has each card only once.</source>
            <translation>Una escalera tiene cada carta una sola vez.</translation>
        </message>
        <message>
            <source>A sequence has no gaps; one wild card can fill one place.</source>
            <translation>Una escalera no tiene huecos; un comodín puede ocupar un lugar.</translation>
        </message>
        <message>
            <source>A sequence is of one suit, a set of one rank.</source>
            <translation>Una escalera es de un solo palo, una pierna de un solo valor.</translation>
        </message>
        <message>
            <source>A sequence is of one suit.</source>
            <translation>Una escalera es de un solo palo.</translation>
        </message>
        <message>
            <source>A set may have at most {need} cards.</source>
            <translation>Una pierna puede tener como máximo {need} cartas.</translation>
        </message>
        <message>
            <source>A single card taken as the pile may not go straight back.</source>
            <translation>La única carta levantada del pozo no puede volver enseguida.</translation>
        </message>
        <message>
            <source>A team has one set of each rank; add the cards to it.</source>
            <translation>Un equipo tiene una sola pierna de cada valor; las cartas se agregan a ella.</translation>
        </message>
        <message>
            <source>A team with a high score must open with at least {need}. Add more, or take them back.</source>
            <translation>Un equipo vulnerable debe bajar al menos {need}. Hay que bajar más, o deshacer.</translation>
        </message>
        <message>
            <source>A turn ends with a discard that is allowed.</source>
            <translation>El turno termina con un descarte permitido.</translation>
        </message>
        <message>
            <source>A turn goes: draw or take the pile, lay melds, discard.</source>
            <translation>El turno es así: robar o levantar el pozo, bajar, descartar.</translation>
        </message>
        <message>
            <source>A wild card between two others stays until the card that it stands for takes its place.</source>
            <translation>Un comodín entre dos cartas se queda hasta que la carta que representa ocupe su lugar.</translation>
        </message>
        <message>
            <source>All cards of an open pile go to your hand.</source>
            <translation>Todas las cartas del pozo abierto van a la mano.</translation>
        </message>
        <message>
            <source>Already in the sequence {first} to {last} of {suit}: {cards}.</source>
            <translation>Ya está en la escalera de {suit} de {first} a {last}: {cards}.</translation>
        </message>
        <message>
            <source>Another suit than the sequence {first} to {last} of {suit}: {cards}.</source>
            <translation>No es del palo de la escalera de {suit} de {first} a {last}: {cards}.</translation>
        </message>
        <message>
            <source>Another suit: {cards}.</source>
            <translation>Otro palo: {cards}.</translation>
        </message>
        <message>
            <source>Cards go on the melds of your own team only.</source>
            <translation>Solo se agrega a los juegos de tu equipo.</translation>
        </message>
        <message>
            <source>Choose the card to discard.</source>
            <translation>Hay que elegir la carta del descarte.</translation>
        </message>
        <message>
            <source>First show where this card goes: {cards}.</source>
            <translation>Primero hay que mostrar adónde va esta carta: {cards}.</translation>
        </message>
        <message>
            <source>First take the pile, then meld.</source>
            <translation>Primero se levanta el pozo, después se baja.</translation>
        </message>
        <message>
            <source>In the sequence {first} to {last} of {suit} the wild card cannot move: {cards}.</source>
            <translation>En la escalera de {suit} de {first} a {last} el comodín no puede correrse: {cards}.</translation>
        </message>
        <message>
            <source>In this game melds have no wild cards.</source>
            <translation>En este juego no hay comodines.</translation>
        </message>
        <message>
            <source>In this game you do not go out with a joker or a two.</source>
            <translation>En este juego no se cierra con un joker ni con un dos.</translation>
        </message>
        <message>
            <source>In this game you go out with a last discard.</source>
            <translation>En este juego se cierra con un último descarte.</translation>
        </message>
        <message>
            <source>It is not your turn.</source>
            <translation>No es tu turno.</translation>
        </message>
        <message>
            <source>Keep one card for the discard.</source>
            <translation>Hay que guardar una carta para el descarte.</translation>
        </message>
        <message>
            <source>Missing from this meld: {cards}.</source>
            <translation>Falta en este juego: {cards}.</translation>
        </message>
        <message>
            <source>No wild cards here: {cards}.</source>
            <translation>Aquí sin comodines: {cards}.</translation>
        </message>
        <message>
            <source>Not a meld here: equal ranks such as {cards}.</source>
            <translation>Aquí no es un juego: cartas iguales como {cards}.</translation>
        </message>
        <message>
            <source>Not as the last discard: {cards}.</source>
            <translation>No sirve de último descarte: {cards}.</translation>
        </message>
        <message>
            <source>Not for the set of {ranks}: {cards}.</source>
            <translation>No va en la pierna de {ranks}: {cards}.</translation>
        </message>
        <message>
            <source>Not in your hand: {cards}.</source>
            <translation>No está en la mano: {cards}.</translation>
        </message>
        <message>
            <source>Not next to the sequence {first} to {last} of {suit}: {cards}.</source>
            <translation>No se une a la escalera de {suit} de {first} a {last}: {cards}.</translation>
        </message>
        <message>
            <source>Not now.</source>
            <translation>Ahora no.</translation>
        </message>
        <message>
            <source>Not to be discarded in this turn: {cards}.</source>
            <translation>No se descarta en este turno: {cards}.</translation>
        </message>
        <message>
            <source>One discard ends the turn.</source>
            <translation>Un descarte termina el turno.</translation>
        </message>
        <message>
            <source>One discard ends the turn; choose a single card.</source>
            <translation>Un descarte termina el turno; hay que elegir una sola carta.</translation>
        </message>
        <message>
            <source>Only cards that you hold can be played.</source>
            <translation>Solo se juegan las cartas de la mano.</translation>
        </message>
        <message>
            <source>Only one card can be discarded.</source>
            <translation>Se descarta una sola carta.</translation>
        </message>
        <message>
            <source>Only the first player of a deal may exchange a card: the first, before laying melds.</source>
            <translation>Solo quien empieza la mano puede cambiar una carta: la primera, antes de bajar.</translation>
        </message>
        <message>
            <source>Please try it once more.</source>
            <translation>Probá otra vez.</translation>
        </message>
        <message>
            <source>The card that you drew stays with you.</source>
            <translation>La carta robada se queda en la mano.</translation>
        </message>
        <message>
            <source>The discard pile is empty.</source>
            <translation>El pozo está vacío.</translation>
        </message>
        <message>
            <source>The discard pile is the only choice.</source>
            <translation>Solo queda levantar el pozo.</translation>
        </message>
        <message>
            <source>The discard pile stays where it is.</source>
            <translation>El pozo queda donde está.</translation>
        </message>
        <message>
            <source>The score sheet shows how it was counted.</source>
            <translation>El puntaje muestra cómo se contó.</translation>
        </message>
        <message>
            <source>The set of {ranks} would have {have} cards.</source>
            <translation>La pierna de {ranks} tendría {have} cartas.</translation>
        </message>
        <message>
            <source>The stock is empty.</source>
            <translation>El mazo está vacío.</translation>
        </message>
        <message>
            <source>The top card of a closed pile must be used at once.</source>
            <translation>La carta de arriba del pozo cerrado se usa enseguida.</translation>
        </message>
        <message>
            <source>The top card of a closed pile must be used at once: with two cards of your hand, or on one of your melds.</source>
            <translation>La carta de arriba del pozo cerrado se usa enseguida: con dos cartas de la mano, o en un juego propio.</translation>
        </message>
        <message>
            <source>The wild card of this meld cannot move: {cards}.</source>
            <translation>El comodín de este juego no puede correrse: {cards}.</translation>
        </message>
        <message>
            <source>There is nothing to take back.</source>
            <translation>No hay nada que deshacer.</translation>
        </message>
        <message>
            <source>These cards leave a gap: {cards}.</source>
            <translation>Estas cartas dejan un hueco: {cards}.</translation>
        </message>
        <message>
            <source>This cannot be taken back.</source>
            <translation>Esto no se puede deshacer.</translation>
        </message>
        <message>
            <source>This deal is over.</source>
            <translation>Esta mano terminó.</translation>
        </message>
        <message>
            <source>This does not fit: {cards}.</source>
            <translation>Esto no encaja: {cards}.</translation>
        </message>
        <message>
            <source>This game has sequences of one suit, but no sets of these cards.</source>
            <translation>Este juego tiene escaleras de un palo, pero no piernas de estas cartas.</translation>
        </message>
        <message>
            <source>This meld belongs to the other team.</source>
            <translation>Este juego es del otro equipo.</translation>
        </message>
        <message>
            <source>This play could not be understood.</source>
            <translation>Esta jugada no se entendió.</translation>
        </message>
        <message>
            <source>This set would have {have} cards.</source>
            <translation>Esta pierna tendría {have} cartas.</translation>
        </message>
        <message>
            <source>Too few cards: {cards}.</source>
            <translation>Muy pocas cartas: {cards}.</translation>
        </message>
        <message>
            <source>Too many wild cards for the sequence {first} to {last} of {suit}: {cards}.</source>
            <translation>Demasiados comodines para la escalera de {suit} de {first} a {last}: {cards}.</translation>
        </message>
        <message>
            <source>Too many wild cards for the set of {ranks}: {cards}.</source>
            <translation>Demasiados comodines para la pierna de {ranks}: {cards}.</translation>
        </message>
        <message>
            <source>Too many wild cards: {cards}.</source>
            <translation>Demasiados comodines: {cards}.</translation>
        </message>
        <message>
            <source>Twice in one sequence: {cards}.</source>
            <translation>Dos veces en la misma escalera: {cards}.</translation>
        </message>
        <message>
            <source>While the others play you can sort your cards.</source>
            <translation>Mientras juegan los demás se pueden ordenar las cartas.</translation>
        </message>
        <message>
            <source>With a single card in hand you may not take it.</source>
            <translation>Con una sola carta en la mano no se puede levantar.</translation>
        </message>
        <message>
            <source>You have laid nothing since you saw a new card.</source>
            <translation>No se bajó nada desde la última carta nueva.</translation>
        </message>
        <message>
            <source>You have seen new cards since then.</source>
            <translation>Desde entonces se vieron cartas nuevas.</translation>
        </message>
        <message>
            <source>You must keep more cards in your hand.</source>
            <translation>Hay que quedarse con más cartas en la mano.</translation>
        </message>
        <message>
            <source>Your first melds have {have} of {need} points.</source>
            <translation>Los primeros juegos tienen {have} de {need} puntos.</translation>
        </message>
        <message>
            <source>Your team has a set of {ranks} already.</source>
            <translation>Tu equipo ya tiene una pierna de {ranks}.</translation>
        </message>
        <message>
            <source>Your team has no such meld.</source>
            <translation>Tu equipo no tiene ese juego.</translation>
        </message>
        <message>
            <source>Your team has such a set already: {cards}.</source>
            <translation>Tu equipo ya tiene esa pierna: {cards}.</translation>
        </message>
        <message>
            <source>Your team needs a canasta, a meld of seven cards, to go out.</source>
            <translation>Para cerrar hace falta una canasta, un juego de siete cartas.</translation>
        </message>
        <message>
            <source>Your team needs a clean canasta, seven cards without a wild one, to go out.</source>
            <translation>Para cerrar hace falta una canasta pura, siete cartas sin comodín.</translation>
        </message>
        <message>
            <source>Your team needs a meld of seven cards before it takes a pot or goes out.</source>
            <translation>El equipo necesita un juego de siete cartas antes de tomar un muerto o cerrar.</translation>
        </message>
        <message>
            <source>Your team needs its pot before it can go out.</source>
            <translation>El equipo necesita su muerto antes de cerrar.</translation>
        </message>
    </context>
    <context>
        <name>RefusalChip</name>
        <message>
            <source>A gap in the sequence</source>
            <translation>Un hueco en la escalera</translation>
        </message>
        <message>
            <source>A second wild card</source>
            <translation>Un segundo comodín</translation>
        </message>
        <message>
            <source>Another suit</source>
            <translation>Otro palo</translation>
        </message>
        <message>
            <source>Does not fit here</source>
            <translation>No encaja aquí</translation>
        </message>
        <message>
            <source>First make a canasta</source>
            <translation>Antes, hacé una canasta</translation>
        </message>
        <message>
            <source>First make a clean canasta</source>
            <translation>Antes, una canasta pura</translation>
        </message>
        <message>
            <source>First take your pot</source>
            <translation>Antes, tomá el muerto</translation>
        </message>
        <message>
            <source>Just taken from the pile</source>
            <translation>Recién levantada del pozo</translation>
        </message>
        <message>
            <source>Keep a card to discard</source>
            <translation>Guardá una para descartar</translation>
        </message>
        <message>
            <source>No sets in this game</source>
            <translation>Sin piernas de estas cartas</translation>
        </message>
        <message>
            <source>No wild card at the end</source>
            <translation>Sin comodín al final</translation>
        </message>
        <message>
            <source>No wild cards here</source>
            <translation>Sin comodines aquí</translation>
        </message>
        <message>
            <source>Not at this moment</source>
            <translation>No en este momento</translation>
        </message>
        <message>
            <source>Not with a single card</source>
            <translation>No con una sola carta</translation>
        </message>
        <message>
            <source>Not your team's meld</source>
            <translation>No es de tu equipo</translation>
        </message>
        <message>
            <source>Not your turn</source>
            <translation>No es tu turno</translation>
        </message>
        <message>
            <source>Only one card</source>
            <translation>Solo una carta</translation>
        </message>
        <message>
            <source>Take the pile first</source>
            <translation>Levantá antes el pozo</translation>
        </message>
        <message>
            <source>The set is full</source>
            <translation>La pierna está completa</translation>
        </message>
        <message>
            <source>The top card must be used</source>
            <translation>La carta de arriba debe usarse</translation>
        </message>
        <message>
            <source>The wild card cannot move</source>
            <translation>El comodín no se corre</translation>
        </message>
        <message>
            <source>This deal is over</source>
            <translation>Esta mano terminó</translation>
        </message>
        <message>
            <source>Too few cards</source>
            <translation>Muy pocas cartas</translation>
        </message>
        <message>
            <source>Twice in the sequence</source>
            <translation>Dos veces en la escalera</translation>
        </message>
        <message>
            <source>You have such a set</source>
            <translation>Ya tienen esa pierna</translation>
        </message>
        <message>
            <source>{have} of {need} points</source>
            <translation>{have} de {need} puntos</translation>
        </message>
    </context>
    <context>
        <name>RuleBook</name>
        <message numerus="yes">
            <source>%n deck(s) of 52 cards are shuffled together.</source>
            <translation>
                <numerusform>Se mezcla %n mazo de 52 cartas.</numerusform>
                <numerusform>Se mezclan juntos %n mazos de 52 cartas.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n joker(s) are added; that makes {count} cards.</source>
            <translation>
                <numerusform>Se agrega %n joker; son {count} cartas.</numerusform>
                <numerusform>Se agregan %n jokers; son {count} cartas.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n place(s)</source>
            <translation>
                <numerusform>%n lugar</numerusform>
                <numerusform>%n lugares</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n pot(s) of {size} cards are put aside, face down.</source>
            <translation>
                <numerusform>Se aparta %n muerto de {size} cartas, boca abajo.</numerusform>
                <numerusform>Se apartan %n muertos de {size} cartas, boca abajo.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n pot(s) of {size} cards lie ready, for whoever takes them first.</source>
            <translation>
                <numerusform>%n muerto de {size} cartas espera a quien lo tome primero.</numerusform>
                <numerusform>%n muertos de {size} cartas esperan a quien los tome primero.</numerusform>
            </translation>
        </message>
        <message>
            <source>A card drawn from the stock is kept, also in the first turn.</source>
            <translation>La carta robada del mazo se queda en la mano, también en el primer turno.</translation>
        </message>
        <message>
            <source>A card that lies in a meld stays there.</source>
            <translation>Una carta que está en un juego se queda allí.</translation>
        </message>
        <message>
            <source>A clean canasta pays {points} points.</source>
            <translation>La canasta pura vale {points} puntos.</translation>
        </message>
        <message>
            <source>A count as an example</source>
            <translation>Un ejemplo de cuenta</translation>
        </message>
        <message>
            <source>A deal ends when somebody goes out, or when the stock is used up.</source>
            <translation>La mano termina cuando alguien cierra, o cuando se agota el mazo.</translation>
        </message>
        <message>
            <source>A difference of {most} points at most: {won} to {lost}.</source>
            <translation>Diferencia de hasta {most} puntos: {won} a {lost}.</translation>
        </message>
        <message>
            <source>A dirty canasta pays {points} points.</source>
            <translation>La canasta impura vale {points} puntos.</translation>
        </message>
        <message>
            <source>A discard may be taken back until the next player acts, if it fetched no pot and did not end the deal.</source>
            <translation>El descarte se puede deshacer hasta que juegue el siguiente, si no trajo un muerto ni terminó la mano.</translation>
        </message>
        <message>
            <source>A joker can only be discarded.</source>
            <translation>Un joker solo se puede descartar.</translation>
        </message>
        <message>
            <source>A joker counts {points} points.</source>
            <translation>El joker vale {points} puntos.</translation>
        </message>
        <message>
            <source>A larger difference: 20 to 0.</source>
            <translation>Diferencia mayor: 20 a 0.</translation>
        </message>
        <message>
            <source>A meld gets one bonus only, the best, however many cards it has.</source>
            <translation>Cada juego gana un solo premio, el mayor, por más cartas que tenga.</translation>
        </message>
        <message>
            <source>A meld has at most one wild card, and at least two natural cards.</source>
            <translation>Un juego tiene como máximo un comodín y al menos dos cartas naturales.</translation>
        </message>
        <message>
            <source>A meld is a group of three or more cards on the table that belong together.</source>
            <translation>Un juego es un grupo de tres o más cartas en la mesa que van juntas.</translation>
        </message>
        <message>
            <source>A meld of seven or more cards is a canasta; in Italy it is called burraco.</source>
            <translation>Un juego de siete o más cartas es una canasta; en Italia se llama burraco.</translation>
        </message>
        <message>
            <source>A natural two at the low end may become the wild card again, for a gap or for an end.</source>
            <translation>Un dos natural en la punta baja puede volver a ser comodín, para un hueco o una punta.</translation>
        </message>
        <message>
            <source>A natural two leaves its place</source>
            <translation>Un dos natural deja su lugar</translation>
        </message>
        <message>
            <source>A pile of one card</source>
            <translation>Pozo de una carta</translation>
        </message>
        <message>
            <source>A pot is needed, but there are none: nobody can go out.</source>
            <translation>Hace falta un muerto, pero no hay: nadie puede cerrar.</translation>
        </message>
        <message>
            <source>A pot taken brings no points of its own.</source>
            <translation>El muerto tomado no vale puntos por sí solo.</translation>
        </message>
        <message>
            <source>A pot taken by a discard may still be unseen when somebody else ends the deal.</source>
            <translation>Un muerto de toma indirecta puede seguir sin verse cuando otro termina la mano.</translation>
        </message>
        <message>
            <source>A pot that was never played</source>
            <translation>Un muerto que no se jugó</translation>
        </message>
        <message>
            <source>A pot that was taken and played brings {points} points.</source>
            <translation>El muerto tomado y jugado vale {points} puntos.</translation>
        </message>
        <message>
            <source>A semi-clean canasta pays {points} points.</source>
            <translation>La canasta semipura vale {points} puntos.</translation>
        </message>
        <message>
            <source>A sequence</source>
            <translation>Una escalera</translation>
        </message>
        <message>
            <source>A sequence has at most one natural ace.</source>
            <translation>Una escalera tiene como máximo un as natural.</translation>
        </message>
        <message>
            <source>A sequence is three or more cards of one suit in order, without gap or repetition.</source>
            <translation>Escalera son tres o más cartas de un palo en orden, sin hueco ni repetición.</translation>
        </message>
        <message>
            <source>A sequence may have an ace at both ends; then it has all fourteen places.</source>
            <translation>Una escalera puede tener un as en cada punta; entonces tiene los catorce lugares.</translation>
        </message>
        <message>
            <source>A sequence never goes on from the ace to the two behind a king.</source>
            <translation>La escalera nunca sigue después del rey, del as al dos.</translation>
        </message>
        <message>
            <source>A set</source>
            <translation>Una pierna</translation>
        </message>
        <message numerus="yes">
            <source>A set has at most %n card(s).</source>
            <translation>
                <numerusform>Una pierna tiene como máximo %n carta.</numerusform>
                <numerusform>Una pierna tiene como máximo %n cartas.</numerusform>
            </translation>
        </message>
        <message>
            <source>A set is semi-clean if it has seven natural cards beside the wild card.</source>
            <translation>Una pierna es semipura si tiene siete cartas naturales además del comodín.</translation>
        </message>
        <message>
            <source>A set is three or more cards of one rank; the suits do not matter.</source>
            <translation>Pierna son tres o más cartas del mismo valor; los palos no importan.</translation>
        </message>
        <message>
            <source>A set of eight or more cards without a wild one pays {points} points.</source>
            <translation>Una pierna de ocho o más cartas sin comodín vale {points} puntos.</translation>
        </message>
        <message>
            <source>A single card in your hand does not keep you from taking the pile.</source>
            <translation>Una sola carta en la mano no impide levantar el pozo.</translation>
        </message>
        <message>
            <source>A single card taken as the pile may be discarded again in the same turn.</source>
            <translation>La única carta levantada del pozo se puede descartar en el mismo turno.</translation>
        </message>
        <message>
            <source>A team counts the cards of its melds, its canastas and its other bonuses.</source>
            <translation>El equipo cuenta las cartas de sus juegos, sus canastas y los otros premios.</translation>
        </message>
        <message>
            <source>A team has only one set of each rank; further cards of that rank are added to it.</source>
            <translation>El equipo tiene una sola pierna de cada valor; otras cartas de ese valor se agregan a ella.</translation>
        </message>
        <message>
            <source>A team may have several sequences of one suit; they are never joined.</source>
            <translation>El equipo puede tener varias escaleras del mismo palo; nunca se unen.</translation>
        </message>
        <message>
            <source>A team may have several sets of one rank.</source>
            <translation>Un equipo puede tener varias piernas del mismo valor.</translation>
        </message>
        <message>
            <source>A team takes a pot only if it has a canasta; the last play may complete it.</source>
            <translation>El equipo toma un muerto solo si tiene una canasta; la última jugada puede completarla.</translation>
        </message>
        <message>
            <source>A team takes one pot at most, and it cannot refuse it.</source>
            <translation>Cada equipo toma como máximo un muerto, y no puede rechazarlo.</translation>
        </message>
        <message>
            <source>A team that begins a deal with more than {limit} points is vulnerable.</source>
            <translation>El equipo que empieza la mano con más de {limit} puntos es vulnerable.</translation>
        </message>
        <message>
            <source>A team that has taken no pot loses nothing.</source>
            <translation>El equipo que no tomó el muerto no pierde nada.</translation>
        </message>
        <message>
            <source>A team that has taken no pot loses {points} points.</source>
            <translation>El equipo que no tomó el muerto pierde {points} puntos.</translation>
        </message>
        <message>
            <source>A turn</source>
            <translation>El turno</translation>
        </message>
        <message>
            <source>A turn and the discard pile</source>
            <translation>El turno y el pozo</translation>
        </message>
        <message>
            <source>A turn begins with one card from the stock, or with the discard pile.</source>
            <translation>El turno empieza con una carta del mazo, o con el pozo.</translation>
        </message>
        <message>
            <source>A two comes home</source>
            <translation>Un dos vuelve a casa</translation>
        </message>
        <message>
            <source>A two counts {points} points.</source>
            <translation>El dos vale {points} puntos.</translation>
        </message>
        <message>
            <source>A two of the sequence's own suit in its own place, below the three, is a natural card.</source>
            <translation>El dos del palo de la escalera en su lugar, debajo del tres, es una carta natural.</translation>
        </message>
        <message>
            <source>A two that lies naturally in its own place stays there.</source>
            <translation>Un dos natural en su lugar se queda allí.</translation>
        </message>
        <message>
            <source>A wild card at an end of a sequence may move when cards are added.</source>
            <translation>El comodín en la punta de una escalera puede correrse cuando se agregan cartas.</translation>
        </message>
        <message>
            <source>A wild card at an end of a sequence stays until the card itself takes its place.</source>
            <translation>El comodín en la punta de una escalera se queda hasta que la propia carta ocupe su lugar.</translation>
        </message>
        <message>
            <source>A wild card at the end</source>
            <translation>Comodín en la punta</translation>
        </message>
        <message>
            <source>A wild card between two others stays until the card itself takes its place.</source>
            <translation>El comodín entre dos cartas se queda hasta que la propia carta ocupe su lugar.</translation>
        </message>
        <message>
            <source>A wild card inside</source>
            <translation>Comodín en el medio</translation>
        </message>
        <message>
            <source>A wild card may stand for an ace, also with a natural ace at the other end.</source>
            <translation>El comodín puede representar un as, aun con un as natural en la otra punta.</translation>
        </message>
        <message>
            <source>A wild card may stand for an ace.</source>
            <translation>El comodín puede representar un as.</translation>
        </message>
        <message>
            <source>A wild card may stand for any card that is missing in a meld.</source>
            <translation>El comodín puede representar cualquier carta que falte en un juego.</translation>
        </message>
        <message>
            <source>Ace high</source>
            <translation>As alto</translation>
        </message>
        <message>
            <source>Ace low</source>
            <translation>As bajo</translation>
        </message>
        <message>
            <source>Aces</source>
            <translation>Ases</translation>
        </message>
        <message>
            <source>Add the very card that a wild card stands for, and it takes that place.</source>
            <translation>Si se agrega la carta que el comodín representa, esa carta ocupa su lugar.</translation>
        </message>
        <message>
            <source>Adding cards</source>
            <translation>Agregar cartas</translation>
        </message>
        <message>
            <source>Adding to melds</source>
            <translation>Agregar a los juegos</translation>
        </message>
        <message>
            <source>All cards of a meld are natural.</source>
            <translation>Todas las cartas de un juego son naturales.</translation>
        </message>
        <message>
            <source>All cards of that turn count together, without bonuses.</source>
            <translation>Todas las cartas de ese turno cuentan juntas, sin premios.</translation>
        </message>
        <message>
            <source>All cards of the discard pile are open.</source>
            <translation>Todas las cartas del pozo se ven.</translation>
        </message>
        <message>
            <source>All other cards are the stock; it lies face down.</source>
            <translation>Las demás cartas son el mazo, boca abajo.</translation>
        </message>
        <message>
            <source>All thirteen cards from ace to king pay {points} points.</source>
            <translation>Las trece cartas de as a rey valen {points} puntos.</translation>
        </message>
        <message>
            <source>All thirteen cards from two to ace pay {points} points.</source>
            <translation>Las trece cartas de dos a as valen {points} puntos.</translation>
        </message>
        <message>
            <source>All three cards are yours</source>
            <translation>Las tres cartas son tuyas</translation>
        </message>
        <message>
            <source>An ace counts {points} points.</source>
            <translation>El as vale {points} puntos.</translation>
        </message>
        <message>
            <source>An ace lies above the king only, never below the two.</source>
            <translation>El as va solo encima del rey, nunca debajo del dos.</translation>
        </message>
        <message>
            <source>An ace lies below the two only, never above the king.</source>
            <translation>El as va solo debajo del dos, nunca encima del rey.</translation>
        </message>
        <message>
            <source>An ace lies below the two or above the king.</source>
            <translation>El as va debajo del dos o encima del rey.</translation>
        </message>
        <message>
            <source>An empty pile cannot be taken, and the pile never becomes the stock.</source>
            <translation>Un pozo vacío no se levanta, y el pozo nunca pasa a ser mazo.</translation>
        </message>
        <message>
            <source>Another wild card cannot take its place.</source>
            <translation>Otro comodín no puede ocupar su lugar.</translation>
        </message>
        <message>
            <source>Another wild card may take the place of a two, if that two then goes to its own place.</source>
            <translation>Otro comodín puede ocupar el lugar de un dos, si ese dos va a su propio lugar.</translation>
        </message>
        <message>
            <source>Any match can be played with a clock.</source>
            <translation>Cualquier partida se puede jugar por tiempo.</translation>
        </message>
        <message>
            <source>Anywhere else in a sequence, and in every set, a two is wild.</source>
            <translation>En otro lugar de la escalera, y en toda pierna, el dos es comodín.</translation>
        </message>
        <message>
            <source>As there are no pots, none is needed for going out.</source>
            <translation>Como no hay muertos, no hace falta uno para cerrar.</translation>
        </message>
        <message>
            <source>Back to the table</source>
            <translation>Volver a la mesa</translation>
        </message>
        <message>
            <source>Beside a natural two there may be one wild card.</source>
            <translation>Además de un dos natural puede haber un comodín.</translation>
        </message>
        <message>
            <source>Canastas</source>
            <translation>Canastas</translation>
        </message>
        <message>
            <source>Canastas, clean and dirty</source>
            <translation>Canastas, puras e impuras</translation>
        </message>
        <message>
            <source>Cards and deal</source>
            <translation>Cartas y reparto</translation>
        </message>
        <message>
            <source>Cards of equal rank are no meld in this game; there are sequences only.</source>
            <translation>Aquí las cartas iguales no son un juego; solo hay escaleras.</translation>
        </message>
        <message>
            <source>Clean</source>
            <translation>Pura</translation>
        </message>
        <message>
            <source>Contents</source>
            <translation>Índice</translation>
        </message>
        <message>
            <source>Copy as text</source>
            <translation>Copiar como texto</translation>
        </message>
        <message>
            <source>Dealing</source>
            <translation>Reparto</translation>
        </message>
        <message>
            <source>Dirty</source>
            <translation>Impura</translation>
        </message>
        <message>
            <source>During your turn you may take back what you have laid, step by step, as far as you have seen no new card since then.</source>
            <translation>En tu turno se puede deshacer lo bajado, paso a paso, si no se vio una carta nueva.</translation>
        </message>
        <message>
            <source>Each card that is added may change this, for better or for worse.</source>
            <translation>Cada carta agregada puede cambiarlo, para mejor o para peor.</translation>
        </message>
        <message numerus="yes">
            <source>Each player gets %n card(s).</source>
            <translation>
                <numerusform>Cada jugador recibe %n carta.</numerusform>
                <numerusform>Cada jugador recibe %n cartas.</numerusform>
            </translation>
        </message>
        <message>
            <source>Eight to king count {points} points each.</source>
            <translation>De ocho a rey, cada carta vale {points} puntos.</translation>
        </message>
        <message>
            <source>Either it makes a new meld with at least two cards of your hand, or it goes on a meld of your team.</source>
            <translation>O forma un juego nuevo con al menos dos cartas de la mano, o va a un juego del equipo.</translation>
        </message>
        <message>
            <source>Equal cards may lie together</source>
            <translation>Las cartas iguales pueden ir juntas</translation>
        </message>
        <message>
            <source>Equal points</source>
            <translation>Puntos iguales</translation>
        </message>
        <message>
            <source>Every rank but the two may be laid as a set.</source>
            <translation>Todos los valores, menos el dos, pueden formar piernas.</translation>
        </message>
        <message>
            <source>Four play in two teams; partners sit opposite each other.</source>
            <translation>Cuatro juegan en dos parejas; los compañeros se sientan enfrentados.</translation>
        </message>
        <message>
            <source>Fourteen cards from ace to ace pay {points} points.</source>
            <translation>Catorce cartas de as a as valen {points} puntos.</translation>
        </message>
        <message>
            <source>From ace to ace</source>
            <translation>De as a as</translation>
        </message>
        <message>
            <source>Going out</source>
            <translation>Cierre</translation>
        </message>
        <message>
            <source>Going out brings no points of its own.</source>
            <translation>El cierre no vale puntos por sí solo.</translation>
        </message>
        <message>
            <source>High, if you choose nothing</source>
            <translation>Alta, si no se elige</translation>
        </message>
        <message>
            <source>House rule. {preset} has: {rule}</source>
            <translation>Regla de la casa. {preset} tiene: {rule}</translation>
        </message>
        <message>
            <source>How a deal ends</source>
            <translation>Cómo termina la mano</translation>
        </message>
        <message>
            <source>How many wild cards</source>
            <translation>Cuántos comodines</translation>
        </message>
        <message>
            <source>How the match ends</source>
            <translation>Cómo termina la partida</translation>
        </message>
        <message>
            <source>If a team has no canasta, the cards of its melds count against it.</source>
            <translation>Si el equipo no tiene canasta, las cartas de sus juegos cuentan en contra.</translation>
        </message>
        <message>
            <source>If both places are free it goes to the low end, unless you choose the other.</source>
            <translation>Si los dos lugares están libres va a la punta baja, salvo que se elija la otra.</translation>
        </message>
        <message numerus="yes">
            <source>If for %n whole round(s) nobody draws from the stock or lays a card, the deal is over.</source>
            <translation>
                <numerusform>Si durante %n vuelta entera nadie roba del mazo ni baja, la mano termina.</numerusform>
                <numerusform>Si durante %n vueltas enteras nadie roba del mazo ni baja, la mano termina.</numerusform>
            </translation>
        </message>
        <message>
            <source>If it begins with an ace, it must be laid in one single move; otherwise it is a clean canasta like any other.</source>
            <translation>Si empieza con un as, hay que bajarla de una sola vez; si no, es una canasta pura como cualquiera.</translation>
        </message>
        <message>
            <source>If no pot is left on the table, it may go out without one.</source>
            <translation>Si no queda ningún muerto en la mesa, puede cerrar sin él.</translation>
        </message>
        <message>
            <source>If no team took a pot, nobody loses them.</source>
            <translation>Si ningún equipo tomó el muerto, nadie los pierde.</translation>
        </message>
        <message>
            <source>If several teams get there, the one with the most points wins.</source>
            <translation>Si llegan varios equipos, gana el que tiene más puntos.</translation>
        </message>
        <message>
            <source>If the best teams have equal points, another deal is played.</source>
            <translation>Si los mejores equipos empatan, se juega otra mano.</translation>
        </message>
        <message>
            <source>If the best teams have equal points, the match is a draw.</source>
            <translation>Si los mejores equipos empatan, la partida es empate.</translation>
        </message>
        <message>
            <source>If the cards can lie without a wild one, they do.</source>
            <translation>Si las cartas pueden ir sin comodín, van así.</translation>
        </message>
        <message>
            <source>If the stock is empty after a turn, a pot that nobody took becomes the stock.</source>
            <translation>Si el mazo queda vacío después de un turno, un muerto no tomado pasa a ser el mazo.</translation>
        </message>
        <message>
            <source>If the stock is empty after a turn, the deal is over.</source>
            <translation>Si el mazo queda vacío después de un turno, la mano termina.</translation>
        </message>
        <message>
            <source>If you discard your last card, you take the pot, too, but your turn is over.</source>
            <translation>Si se descarta la última carta, también se toma el muerto, pero el turno termina.</translation>
        </message>
        <message>
            <source>If you lay your last card, you take the pot at once and play on in the same turn.</source>
            <translation>Si se baja la última carta, se toma el muerto enseguida y se sigue en el mismo turno.</translation>
        </message>
        <message>
            <source>If you may neither take a pot nor go out, your hand may not become empty.</source>
            <translation>Si no se puede tomar un muerto ni cerrar, la mano no puede quedar vacía.</translation>
        </message>
        <message>
            <source>In a sequence a wild card fills the gap.</source>
            <translation>En la escalera el comodín llena el hueco.</translation>
        </message>
        <message>
            <source>In a set every two is wild, and the wild card stays in it.</source>
            <translation>En la pierna todo dos es comodín, y el comodín se queda en ella.</translation>
        </message>
        <message>
            <source>In other games</source>
            <translation>En otros juegos</translation>
        </message>
        <message>
            <source>In the last turn one may still take a pot or go out.</source>
            <translation>En el último turno todavía se puede tomar un muerto o cerrar.</translation>
        </message>
        <message>
            <source>In the score it counts its own points, not those of the missing card.</source>
            <translation>En el puntaje vale sus propios puntos, no los de la carta que falta.</translation>
        </message>
        <message>
            <source>In this game no card may stand for another in a meld.</source>
            <translation>En este juego ninguna carta puede representar a otra.</translation>
        </message>
        <message>
            <source>In your turn you may add cards to the melds of your team, several at once.</source>
            <translation>En tu turno se pueden agregar cartas a los juegos del equipo, varias a la vez.</translation>
        </message>
        <message>
            <source>Instead of drawing you may take the pile, without any condition.</source>
            <translation>En lugar de robar se puede levantar el pozo, sin condición.</translation>
        </message>
        <message>
            <source>It belongs to the team: partners may both add to it.</source>
            <translation>Es del equipo: los dos compañeros pueden agregar.</translation>
        </message>
        <message>
            <source>It does not matter who of the team made it.</source>
            <translation>No importa quién del equipo la hizo.</translation>
        </message>
        <message>
            <source>It ends when you discard one card, face up, on the pile.</source>
            <translation>Termina cuando se descarta una carta, a la vista, en el pozo.</translation>
        </message>
        <message>
            <source>It goes to the discard pile, and the next card must be kept.</source>
            <translation>Va al pozo, y la carta siguiente se queda en la mano.</translation>
        </message>
        <message>
            <source>It is counted as if the stock were used up.</source>
            <translation>Se cuenta como si el mazo se hubiera agotado.</translation>
        </message>
        <message>
            <source>It is semi-clean if seven natural cards lie in a row, beside the wild card.</source>
            <translation>Es semipura si hay siete cartas naturales seguidas junto al comodín.</translation>
        </message>
        <message>
            <source>It is semi-clean if the wild card lies at the end of seven natural cards or more.</source>
            <translation>Es semipura si el comodín está en la punta de siete cartas naturales o más.</translation>
        </message>
        <message>
            <source>It is the last deal: the most points win, and equal points are a draw.</source>
            <translation>Es la última mano: gana quien tiene más puntos, y con puntos iguales hay empate.</translation>
        </message>
        <message>
            <source>It loses them also when no team took a pot.</source>
            <translation>Los pierde también cuando ningún equipo tomó el muerto.</translation>
        </message>
        <message>
            <source>It may go straight back</source>
            <translation>Puede volver enseguida</translation>
        </message>
        <message>
            <source>It moves up and becomes the seven</source>
            <translation>Sube y pasa a ser el siete</translation>
        </message>
        <message>
            <source>It never leaves the meld; without a place for it the card cannot be added.</source>
            <translation>Nunca sale del juego; sin lugar para él, la carta no se puede agregar.</translation>
        </message>
        <message>
            <source>Its cards are not counted, and the pot counts as not taken.</source>
            <translation>Sus cartas no se cuentan, y el muerto cuenta como no tomado.</translation>
        </message>
        <message>
            <source>Its cards count like cards in hand, and the pot counts as taken.</source>
            <translation>Sus cartas cuentan como cartas en la mano, y el muerto cuenta como tomado.</translation>
        </message>
        <message>
            <source>Keeping a card</source>
            <translation>Guardar una carta</translation>
        </message>
        <message>
            <source>Long sequences</source>
            <translation>Escaleras largas</translation>
        </message>
        <message>
            <source>Long sequences pay like any other clean canasta.</source>
            <translation>Las escaleras largas valen como cualquier canasta pura.</translation>
        </message>
        <message>
            <source>Long sets</source>
            <translation>Piernas largas</translation>
        </message>
        <message>
            <source>Long sets pay like any other canasta.</source>
            <translation>Las piernas largas valen como cualquier canasta.</translation>
        </message>
        <message>
            <source>Low, if you choose nothing</source>
            <translation>Baja, si no se elige</translation>
        </message>
        <message>
            <source>Melds</source>
            <translation>Juegos</translation>
        </message>
        <message>
            <source>Melds are never joined, divided or rearranged, and no card changes its meld.</source>
            <translation>Los juegos nunca se unen, dividen ni reordenan, y ninguna carta cambia de juego.</translation>
        </message>
        <message>
            <source>Melds of seven and more cards bring the most.</source>
            <translation>Los juegos de siete o más cartas rinden más.</translation>
        </message>
        <message>
            <source>Nobody has to ask the partner; but the partner's cards count against the team.</source>
            <translation>Nadie tiene que preguntar al compañero; pero sus cartas cuentan contra el equipo.</translation>
        </message>
        <message>
            <source>Nobody sees its cards before your next turn, not even you.</source>
            <translation>Nadie ve sus cartas antes del próximo turno, ni quien lo tomó.</translation>
        </message>
        <message>
            <source>Not for later</source>
            <translation>No para después</translation>
        </message>
        <message>
            <source>Not round the corner</source>
            <translation>Sin dar la vuelta</translation>
        </message>
        <message>
            <source>Nothing but an empty hand is needed for it, no canasta either.</source>
            <translation>Basta la mano vacía, ni siquiera hace falta una canasta.</translation>
        </message>
        <message>
            <source>Nothing can be added to the melds of other teams.</source>
            <translation>No se agrega nada a los juegos de los otros equipos.</translation>
        </message>
        <message>
            <source>Now it lies inside</source>
            <translation>Ahora está en el medio</translation>
        </message>
        <message>
            <source>Now the meld is clean</source>
            <translation>Ahora el juego es puro</translation>
        </message>
        <message>
            <source>One card is turned up; it begins the discard pile.</source>
            <translation>Se da vuelta una carta; con ella empieza el pozo.</translation>
        </message>
        <message>
            <source>One two is natural, one is wild</source>
            <translation>Un dos es natural, el otro comodín</translation>
        </message>
        <message>
            <source>Only finished deals count for the end of the match.</source>
            <translation>Para el fin de la partida solo cuentan las manos terminadas.</translation>
        </message>
        <message>
            <source>Only six natural cards.</source>
            <translation>Solo seis cartas naturales.</translation>
        </message>
        <message>
            <source>Only the top card of the discard pile and the number of cards are known.</source>
            <translation>Del pozo solo se conocen la carta de arriba y la cantidad de cartas.</translation>
        </message>
        <message>
            <source>Otherwise it goes to the high end, or to the low end if you choose so.</source>
            <translation>Si no, va a la punta alta, o a la baja si se elige.</translation>
        </message>
        <message>
            <source>Otherwise it goes to the low end, or to the high end if you choose so.</source>
            <translation>Si no, va a la punta baja, o a la alta si se elige.</translation>
        </message>
        <message>
            <source>Out</source>
            <translation>Cierre</translation>
        </message>
        <message>
            <source>Out, with a wild card</source>
            <translation>Cierre con comodín</translation>
        </message>
        <message>
            <source>Out, without a discard</source>
            <translation>Cierre sin descarte</translation>
        </message>
        <message>
            <source>Play goes round clockwise, and the player after the dealer begins.</source>
            <translation>Se juega en sentido horario, y empieza quien sigue al repartidor.</translation>
        </message>
        <message>
            <source>Players and teams</source>
            <translation>Jugadores y equipos</translation>
        </message>
        <message>
            <source>Pots</source>
            <translation>Muertos</translation>
        </message>
        <message>
            <source>Pots do not become a new stock.</source>
            <translation>Los muertos no pasan a ser mazo.</translation>
        </message>
        <message>
            <source>Rejected, and another card is drawn</source>
            <translation>Rechazada, y se roba otra</translation>
        </message>
        <message>
            <source>Rule book</source>
            <translation>Reglamento</translation>
        </message>
        <message>
            <source>Rules</source>
            <translation>Reglas</translation>
        </message>
        <message>
            <source>Scoring</source>
            <translation>Puntaje</translation>
        </message>
        <message>
            <source>Search</source>
            <translation>Buscar</translation>
        </message>
        <message>
            <source>Search the rule book</source>
            <translation>Buscar en el reglamento</translation>
        </message>
        <message>
            <source>See also</source>
            <translation>Ver también</translation>
        </message>
        <message>
            <source>Semi-clean</source>
            <translation>Semipura</translation>
        </message>
        <message>
            <source>Sequences</source>
            <translation>Escaleras</translation>
        </message>
        <message>
            <source>Sets</source>
            <translation>Piernas</translation>
        </message>
        <message>
            <source>Seven natural cards, then the wild one.</source>
            <translation>Siete cartas naturales, después el comodín.</translation>
        </message>
        <message>
            <source>Several sets of one rank</source>
            <translation>Varias piernas del mismo valor</translation>
        </message>
        <message>
            <source>Six play in three pairs; partners sit opposite each other.</source>
            <translation>Seis juegan en tres parejas; los compañeros se sientan enfrentados.</translation>
        </message>
        <message>
            <source>Six play in two teams of three, which take turns round the table.</source>
            <translation>Seis juegan en dos equipos de tres, que se alternan en la mesa.</translation>
        </message>
        <message>
            <source>So a deal can bring less than nothing.</source>
            <translation>Por eso una mano puede dar menos de cero.</translation>
        </message>
        <message>
            <source>So you keep two cards: one to discard and one to hold.</source>
            <translation>Por eso se guardan dos cartas: una para descartar y una para quedarse.</translation>
        </message>
        <message>
            <source>Such a sequence may grow bit by bit.</source>
            <translation>Esa escalera puede crecer de a poco.</translation>
        </message>
        <message>
            <source>Taking back</source>
            <translation>Deshacer</translation>
        </message>
        <message>
            <source>Taking it by a discard</source>
            <translation>Tomarlo con el descarte</translation>
        </message>
        <message>
            <source>Taking it directly</source>
            <translation>Tomarlo directo</translation>
        </message>
        <message>
            <source>Taking the pile</source>
            <translation>Levantar el pozo</translation>
        </message>
        <message>
            <source>Taking the pile instead of that card does not end the deal.</source>
            <translation>Levantar el pozo en lugar de esa carta no termina la mano.</translation>
        </message>
        <message>
            <source>Teams lay melds on the table and collect points with them.</source>
            <translation>Los equipos bajan juegos a la mesa y suman puntos con ellos.</translation>
        </message>
        <message>
            <source>Ten to ten is a draw.</source>
            <translation>Diez a diez es empate.</translation>
        </message>
        <message>
            <source>The aim</source>
            <translation>El objetivo</translation>
        </message>
        <message>
            <source>The canasta for going out</source>
            <translation>La canasta para cerrar</translation>
        </message>
        <message>
            <source>The card itself comes</source>
            <translation>Llega la propia carta</translation>
        </message>
        <message>
            <source>The cards</source>
            <translation>Las cartas</translation>
        </message>
        <message>
            <source>The cards below do not help with that; they come to your hand afterwards.</source>
            <translation>Las cartas de abajo no ayudan en eso; vienen a la mano después.</translation>
        </message>
        <message>
            <source>The cards in hand take off {points} points.</source>
            <translation>Las cartas en la mano restan {points} puntos.</translation>
        </message>
        <message>
            <source>The cards in the hands of all its players are taken off, also when the team went out.</source>
            <translation>Se restan las cartas en la mano de todos sus jugadores, aunque el equipo haya cerrado.</translation>
        </message>
        <message>
            <source>The cards of its melds count for a team also without a canasta.</source>
            <translation>Las cartas de los juegos cuentan a favor del equipo aun sin canasta.</translation>
        </message>
        <message>
            <source>The cards on the table count {points} points.</source>
            <translation>Las cartas en la mesa valen {points} puntos.</translation>
        </message>
        <message>
            <source>The cards that it lays in its first turn with melds must count {least} points or more.</source>
            <translation>Las cartas que baja la primera vez deben sumar {least} puntos o más.</translation>
        </message>
        <message>
            <source>The clean canasta pays {points} points.</source>
            <translation>La canasta pura vale {points} puntos.</translation>
        </message>
        <message>
            <source>The discard</source>
            <translation>El descarte</translation>
        </message>
        <message>
            <source>The discard pile is empty at first.</source>
            <translation>Al principio el pozo está vacío.</translation>
        </message>
        <message>
            <source>The end of a deal</source>
            <translation>El fin de la mano</translation>
        </message>
        <message>
            <source>The first card of a deal</source>
            <translation>La primera carta de la mano</translation>
        </message>
        <message>
            <source>The first melds</source>
            <translation>Los primeros juegos</translation>
        </message>
        <message>
            <source>The first melds of a team need no minimum of points.</source>
            <translation>Los primeros juegos no necesitan un mínimo de puntos.</translation>
        </message>
        <message>
            <source>The first of a team to empty the hand takes a pot as a new hand.</source>
            <translation>El primero del equipo que se queda sin cartas toma un muerto como nueva mano.</translation>
        </message>
        <message>
            <source>The first player of a deal may reject the first card drawn, before laying anything.</source>
            <translation>Quien empieza la mano puede rechazar la primera carta robada, antes de bajar.</translation>
        </message>
        <message>
            <source>The gap stays open</source>
            <translation>El hueco queda abierto</translation>
        </message>
        <message>
            <source>The hand is empty: here is the pot</source>
            <translation>La mano está vacía: aquí está el muerto</translation>
        </message>
        <message>
            <source>The joker stands for the nine</source>
            <translation>El joker representa el nueve</translation>
        </message>
        <message>
            <source>The last card</source>
            <translation>La última carta</translation>
        </message>
        <message>
            <source>The last discard may be any card.</source>
            <translation>El último descarte puede ser cualquier carta.</translation>
        </message>
        <message>
            <source>The last discard may not be a joker or a two.</source>
            <translation>El último descarte no puede ser un joker ni un dos.</translation>
        </message>
        <message>
            <source>The last two cards are never drawn.</source>
            <translation>Las dos últimas cartas nunca se roban.</translation>
        </message>
        <message>
            <source>The longest sequences pay more, if they have no wild card.</source>
            <translation>Las escaleras más largas valen más, si no tienen comodín.</translation>
        </message>
        <message>
            <source>The match</source>
            <translation>La partida</translation>
        </message>
        <message>
            <source>The match ends when a team has more than {target} points after a deal.</source>
            <translation>La partida termina cuando un equipo tiene más de {target} puntos después de una mano.</translation>
        </message>
        <message>
            <source>The match ends when a team has {target} points or more after a deal.</source>
            <translation>La partida termina cuando un equipo tiene {target} puntos o más después de una mano.</translation>
        </message>
        <message numerus="yes">
            <source>The match has %n deal(s).</source>
            <translation>
                <numerusform>La partida tiene %n mano.</numerusform>
                <numerusform>La partida tiene %n manos.</numerusform>
            </translation>
        </message>
        <message>
            <source>The next player deals the next deal.</source>
            <translation>El jugador siguiente reparte la mano siguiente.</translation>
        </message>
        <message>
            <source>The next player may not take the pile then.</source>
            <translation>El jugador siguiente entonces no puede levantar el pozo.</translation>
        </message>
        <message>
            <source>The nine would be the last card, and it could not be discarded.</source>
            <translation>El nueve sería la última carta, y no se podría descartar.</translation>
        </message>
        <message>
            <source>The order of a suit is two, three and so on to ten, jack, queen, king; the ace has a rule of its own.</source>
            <translation>El orden de un palo es dos, tres y así hasta diez, jota, reina, rey; el as tiene su propia regla.</translation>
        </message>
        <message>
            <source>The other cards of the pile come to your hand.</source>
            <translation>Las otras cartas del pozo vienen a la mano.</translation>
        </message>
        <message>
            <source>The play with which you go out may complete it.</source>
            <translation>La jugada del cierre puede completarla.</translation>
        </message>
        <message>
            <source>The points of a team in all deals are added; the total may also fall.</source>
            <translation>Se suman los puntos del equipo en todas las manos; el total también puede bajar.</translation>
        </message>
        <message>
            <source>The pot and going out</source>
            <translation>El muerto y el cierre</translation>
        </message>
        <message>
            <source>The pot brings {points} points.</source>
            <translation>El muerto vale {points} puntos.</translation>
        </message>
        <message>
            <source>The pot, and you play on</source>
            <translation>El muerto, y el turno sigue</translation>
        </message>
        <message>
            <source>The pot, for your next turn</source>
            <translation>El muerto, para el próximo turno</translation>
        </message>
        <message>
            <source>The rule book has nothing about “{words}”.</source>
            <translation>El reglamento no tiene nada sobre “{words}”.</translation>
        </message>
        <message>
            <source>The stock</source>
            <translation>El mazo</translation>
        </message>
        <message>
            <source>The team has no canasta.</source>
            <translation>El equipo no tiene canasta.</translation>
        </message>
        <message>
            <source>The team has no pot, and none is left.</source>
            <translation>El equipo no tiene muerto, y no queda ninguno.</translation>
        </message>
        <message>
            <source>The team that goes out gets {points} points.</source>
            <translation>El equipo que cierra gana {points} puntos.</translation>
        </message>
        <message>
            <source>The team with more Victory Points wins.</source>
            <translation>Gana el equipo con más puntos de victoria.</translation>
        </message>
        <message>
            <source>The team with the most points wins.</source>
            <translation>Gana el equipo con más puntos.</translation>
        </message>
        <message>
            <source>The top card is used at once</source>
            <translation>La carta de arriba se usa enseguida</translation>
        </message>
        <message>
            <source>The top card may not go to your hand.</source>
            <translation>La carta de arriba no puede ir a la mano.</translation>
        </message>
        <message>
            <source>The total</source>
            <translation>El total</translation>
        </message>
        <message>
            <source>The two is natural</source>
            <translation>El dos es natural</translation>
        </message>
        <message>
            <source>The two is the six now</source>
            <translation>Ahora el dos es el seis</translation>
        </message>
        <message>
            <source>The two is wild</source>
            <translation>El dos es comodín</translation>
        </message>
        <message>
            <source>The two is wild, a nine</source>
            <translation>El dos es comodín, un nueve</translation>
        </message>
        <message>
            <source>The two is wild, a queen</source>
            <translation>El dos es comodín, una reina</translation>
        </message>
        <message>
            <source>The two of spades goes home</source>
            <translation>El dos de picas vuelve a casa</translation>
        </message>
        <message>
            <source>The two stands for the nine</source>
            <translation>El dos representa el nueve</translation>
        </message>
        <message>
            <source>The two teams share twenty Victory Points.</source>
            <translation>Los dos equipos se reparten veinte puntos de victoria.</translation>
        </message>
        <message>
            <source>The wild card fills the new gap</source>
            <translation>El comodín llena el nuevo hueco</translation>
        </message>
        <message>
            <source>The wild card lies inside.</source>
            <translation>El comodín está en el medio.</translation>
        </message>
        <message>
            <source>The wild card moves to an end</source>
            <translation>El comodín va a una punta</translation>
        </message>
        <message>
            <source>The wild card then fills a new gap, if there is one.</source>
            <translation>El comodín entonces llena un nuevo hueco, si lo hay.</translation>
        </message>
        <message>
            <source>Then it is counted, and nothing more can be played.</source>
            <translation>Entonces se cuenta, y ya no se puede jugar nada.</translation>
        </message>
        <message>
            <source>Then the difference of the totals is turned into Victory Points.</source>
            <translation>Entonces la diferencia de los totales pasa a puntos de victoria.</translation>
        </message>
        <message>
            <source>Then you may lay melds and add cards to melds, as many as you like, or none.</source>
            <translation>Después se pueden bajar juegos y agregar cartas, cuantas se quiera, o ninguna.</translation>
        </message>
        <message>
            <source>There are no jokers; that makes {count} cards.</source>
            <translation>No hay jokers; son {count} cartas.</translation>
        </message>
        <message>
            <source>There are no pots in this game.</source>
            <translation>En este juego no hay muertos.</translation>
        </message>
        <message>
            <source>There are no wild cards in melds, so every canasta is clean.</source>
            <translation>No hay comodines en los juegos, así que toda canasta es pura.</translation>
        </message>
        <message>
            <source>There is no other place for a two.</source>
            <translation>No hay otro lugar para un dos.</translation>
        </message>
        <message>
            <source>These ranks may be laid as sets: {ranks}.</source>
            <translation>Estos valores pueden formar piernas: {ranks}.</translation>
        </message>
        <message>
            <source>This discard may be a wild card.</source>
            <translation>Ese descarte puede ser un comodín.</translation>
        </message>
        <message>
            <source>This makes a dirty meld clean; you cannot choose otherwise.</source>
            <translation>Esto hace puro un juego impuro; no se puede elegir otra cosa.</translation>
        </message>
        <message>
            <source>This rule is the same in all of them.</source>
            <translation>Esta regla es la misma en todos.</translation>
        </message>
        <message>
            <source>This turn, too, ends with a discard, now from the new hand.</source>
            <translation>También este turno termina con un descarte, ahora de la nueva mano.</translation>
        </message>
        <message>
            <source>Three to seven count {points} points each.</source>
            <translation>De tres a siete, cada carta vale {points} puntos.</translation>
        </message>
        <message>
            <source>To go out you must discard your last card; laying all cards is not allowed.</source>
            <translation>Para cerrar hay que descartar la última carta; no se pueden bajar todas.</translation>
        </message>
        <message>
            <source>To go out your team needs a canasta, clean or not.</source>
            <translation>Para cerrar el equipo necesita una canasta, pura o no.</translation>
        </message>
        <message>
            <source>To go out your team needs a clean canasta; no other will do.</source>
            <translation>Para cerrar el equipo necesita una canasta pura; otra no sirve.</translation>
        </message>
        <message>
            <source>Turns can have a clock, too: when it has run down, a card is drawn and the least useful one discarded.</source>
            <translation>También los turnos pueden tener un tiempo: cuando se acaba, se roba una carta y se descarta la menos útil.</translation>
        </message>
        <message>
            <source>Two cards at once</source>
            <translation>Dos cartas a la vez</translation>
        </message>
        <message>
            <source>Two play against each other; each is a team alone.</source>
            <translation>Dos juegan uno contra otro; cada uno por su cuenta.</translation>
        </message>
        <message>
            <source>Two sets of one rank</source>
            <translation>Dos piernas del mismo valor</translation>
        </message>
        <message>
            <source>Twos</source>
            <translation>Los doses</translation>
        </message>
        <message>
            <source>Until then no discard and no pot is allowed; you may take the melds back.</source>
            <translation>Hasta entonces no se puede descartar ni tomar un muerto; los juegos se pueden deshacer.</translation>
        </message>
        <message>
            <source>Victory Points</source>
            <translation>Puntos de victoria</translation>
        </message>
        <message>
            <source>Victory Points are given after three deals or four, not after fewer.</source>
            <translation>Los puntos de victoria se dan después de tres o cuatro manos, no después de menos.</translation>
        </message>
        <message>
            <source>What a meld is</source>
            <translation>Qué es un juego</translation>
        </message>
        <message>
            <source>What a pot is</source>
            <translation>Qué es un muerto</translation>
        </message>
        <message>
            <source>What counts</source>
            <translation>Qué cuenta</translation>
        </message>
        <message>
            <source>What going out is</source>
            <translation>Qué es el cierre</translation>
        </message>
        <message>
            <source>What the cards count</source>
            <translation>Cuánto valen las cartas</translation>
        </message>
        <message>
            <source>When a wild two of the sequence's own suit is free and its own place is next to the other cards, it goes there and is natural.</source>
            <translation>Cuando un dos comodín del palo de la escalera queda libre y su lugar está junto a las otras cartas, va allí y es natural.</translation>
        </message>
        <message>
            <source>When nobody gets any further</source>
            <translation>Cuando nadie avanza</translation>
        </message>
        <message>
            <source>When somebody draws the last card of the stock, that turn is the last.</source>
            <translation>Cuando alguien roba la última carta del mazo, ese turno es el último.</translation>
        </message>
        <message>
            <source>When somebody draws the third-to-last card of the stock, that turn is the last.</source>
            <translation>Cuando alguien roba la antepenúltima carta del mazo, ese turno es el último.</translation>
        </message>
        <message>
            <source>When the pile was one single card and you took it, you may not discard that card in the same turn.</source>
            <translation>Si el pozo era una sola carta y se la levantó, no se puede descartar en el mismo turno.</translation>
        </message>
        <message>
            <source>When the stock is used up</source>
            <translation>Cuando se agota el mazo</translation>
        </message>
        <message>
            <source>When the stock is used up, nobody gets them.</source>
            <translation>Cuando se agota el mazo, nadie los gana.</translation>
        </message>
        <message>
            <source>When time is up</source>
            <translation>Cuando se acaba el tiempo</translation>
        </message>
        <message>
            <source>When time is up everybody has one more turn; then the deal is counted as if the stock were used up.</source>
            <translation>Cuando se acaba el tiempo, cada uno juega un turno más; después la mano se cuenta como si se hubiera agotado el mazo.</translation>
        </message>
        <message>
            <source>When time is up the deal is played to its end.</source>
            <translation>Cuando se acaba el tiempo, la mano se juega hasta el final.</translation>
        </message>
        <message>
            <source>Where a wild card goes</source>
            <translation>Adónde va el comodín</translation>
        </message>
        <message>
            <source>Which cards are wild</source>
            <translation>Qué cartas son comodines</translation>
        </message>
        <message>
            <source>Who may take a pot</source>
            <translation>Quién puede tomar un muerto</translation>
        </message>
        <message>
            <source>Whoever plays the last card, with no pot to take, goes out and ends the deal.</source>
            <translation>Quien juega la última carta, sin muerto que tomar, cierra y termina la mano.</translation>
        </message>
        <message>
            <source>Why?</source>
            <translation>¿Por qué?</translation>
        </message>
        <message numerus="yes">
            <source>Wild are the %n joker(s) and the {twos} twos.</source>
            <translation>
                <numerusform>Son comodines el %n joker y los {twos} doses.</numerusform>
                <numerusform>Son comodines los %n jokers y los {twos} doses.</numerusform>
            </translation>
        </message>
        <message>
            <source>Wild are the {twos} twos.</source>
            <translation>Son comodines los {twos} doses.</translation>
        </message>
        <message>
            <source>Wild cards</source>
            <translation>Comodines</translation>
        </message>
        <message>
            <source>Wild cards alone are no meld.</source>
            <translation>Los comodines solos no son un juego.</translation>
        </message>
        <message>
            <source>Wild cards may be discarded, too; they do not block the pile.</source>
            <translation>También se pueden descartar comodines; no bloquean el pozo.</translation>
        </message>
        <message>
            <source>Wild cards may be used for this, too.</source>
            <translation>Para esto también se pueden usar comodines.</translation>
        </message>
        <message>
            <source>With a single card in hand you may not take the pile.</source>
            <translation>Con una sola carta en la mano no se puede levantar el pozo.</translation>
        </message>
        <message>
            <source>With and without a pot</source>
            <translation>Con y sin muerto</translation>
        </message>
        <message numerus="yes">
            <source>With four players it has %n card(s).</source>
            <translation>
                <numerusform>Con cuatro jugadores tiene %n carta.</numerusform>
                <numerusform>Con cuatro jugadores tiene %n cartas.</numerusform>
            </translation>
        </message>
        <message>
            <source>With one card in hand</source>
            <translation>Con una carta en la mano</translation>
        </message>
        <message numerus="yes">
            <source>With six players it has %n card(s).</source>
            <translation>
                <numerusform>Con seis jugadores tiene %n carta.</numerusform>
                <numerusform>Con seis jugadores tiene %n cartas.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>With six players there are only %n pot(s).</source>
            <translation>
                <numerusform>Con seis jugadores hay solo %n muerto.</numerusform>
                <numerusform>Con seis jugadores hay solo %n muertos.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>With two players it has %n card(s).</source>
            <translation>
                <numerusform>Con dos jugadores tiene %n carta.</numerusform>
                <numerusform>Con dos jugadores tiene %n cartas.</numerusform>
            </translation>
        </message>
        <message>
            <source>Without a canasta</source>
            <translation>Sin canasta</translation>
        </message>
        <message>
            <source>Without a gap it goes to the high end, or to the low end if you choose so.</source>
            <translation>Sin hueco va a la punta alta, o a la baja si se elige.</translation>
        </message>
        <message>
            <source>Without a gap it goes to the low end, or to the high end if you choose so.</source>
            <translation>Sin hueco va a la punta baja, o a la alta si se elige.</translation>
        </message>
        <message>
            <source>Without a wild card it is clean, with one it is dirty.</source>
            <translation>Sin comodín es pura, con uno es impura.</translation>
        </message>
        <message>
            <source>Without its pot a team never goes out, even if no pot is left.</source>
            <translation>Sin su muerto el equipo nunca cierra, aunque no quede ninguno.</translation>
        </message>
        <message>
            <source>Without such a pot the deal is over.</source>
            <translation>Sin ese muerto la mano termina.</translation>
        </message>
        <message>
            <source>You always take the whole pile.</source>
            <translation>Siempre se levanta todo el pozo.</translation>
        </message>
        <message>
            <source>You discard exactly one card, and with it your turn ends.</source>
            <translation>Se descarta exactamente una carta, y con ella termina el turno.</translation>
        </message>
        <message>
            <source>You held an equal card before</source>
            <translation>Ya había una carta igual en la mano</translation>
        </message>
        <message>
            <source>You may if you already held a card of the same suit and rank.</source>
            <translation>Se puede, si ya había en la mano una carta del mismo palo y valor.</translation>
        </message>
        <message>
            <source>You may lay your last card or discard it, as you like.</source>
            <translation>La última carta se puede bajar o descartar, como se quiera.</translation>
        </message>
        <message>
            <source>You may take the pile if you use its top card at once.</source>
            <translation>Se puede levantar el pozo si se usa enseguida la carta de arriba.</translation>
        </message>
        <message>
            <source>Your choice</source>
            <translation>A elección</translation>
        </message>
        <message>
            <source>Your team must have taken its pot before.</source>
            <translation>El equipo debe haber tomado antes su muerto.</translation>
        </message>
        <message>
            <source>discarded</source>
            <translation>descartada</translation>
        </message>
        <message>
            <source>drawn first</source>
            <translation>robada primero</translation>
        </message>
        <message>
            <source>in hand</source>
            <translation>en la mano</translation>
        </message>
        <message>
            <source>laid</source>
            <translation>bajadas</translation>
        </message>
        <message>
            <source>no such rule.</source>
            <translation>ninguna regla así.</translation>
        </message>
        <message>
            <source>on the table</source>
            <translation>en la mesa</translation>
        </message>
        <message>
            <source>pile</source>
            <translation>pozo</translation>
        </message>
        <message>
            <source>the same.</source>
            <translation>lo mismo.</translation>
        </message>
        <message>
            <source>this does not hold: {rule}</source>
            <translation>esto no vale: {rule}</translation>
        </message>
        <message>
            <source>top card</source>
            <translation>carta de arriba</translation>
        </message>
        <message>
            <source>{preset} with house rules</source>
            <translation>{preset} con reglas de la casa</translation>
        </message>
    </context>
    <context>
        <name>Rules</name>
        <message numerus="yes">
            <source>%n deal(s)</source>
            <translation>
                <numerusform>%n mano</numerusform>
                <numerusform>%n manos</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n deal(s) with Victory Points.</source>
            <translation>
                <numerusform>%n mano con puntos de victoria.</numerusform>
                <numerusform>%n manos con puntos de victoria.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n deal(s), Victory Points</source>
            <translation>
                <numerusform>%n mano, puntos de victoria</numerusform>
                <numerusform>%n manos, puntos de victoria</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n deal(s), the most points win.</source>
            <translation>
                <numerusform>%n mano, gana quien suma más puntos.</numerusform>
                <numerusform>%n manos, gana quien suma más puntos.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n deck(s) and {jokers} are in play.</source>
            <translation>
                <numerusform>Se juega con %n mazo y {jokers}.</numerusform>
                <numerusform>Se juega con %n mazos y {jokers}.</numerusform>
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
                <numerusform>%n muerto de {cards} cartas.</numerusform>
                <numerusform>%n muertos de {cards} cartas.</numerusform>
            </translation>
        </message>
        <message>
            <source>A canasta of seven cards pays {clean} when it is clean and {dirty} with a wild card.</source>
            <translation>La canasta de siete cartas vale {clean} si es pura y {dirty} con comodín.</translation>
        </message>
        <message>
            <source>A card is turned up beside the stock.</source>
            <translation>Se da vuelta una carta junto al mazo.</translation>
        </message>
        <message>
            <source>A joker counts {joker}, a two {two}.</source>
            <translation>El joker vale {joker}, el dos {two}.</translation>
        </message>
        <message>
            <source>A meld may have a wild card.</source>
            <translation>Un juego puede tener un comodín.</translation>
        </message>
        <message>
            <source>A missing pot costs points even when nobody took one.</source>
            <translation>No tomar el muerto cuesta puntos aunque nadie lo haya tomado.</translation>
        </message>
        <message>
            <source>A pot becomes the new stock when the stock is used up.</source>
            <translation>Cuando se agota el mazo, un muerto pasa a ser el nuevo mazo.</translation>
        </message>
        <message numerus="yes">
            <source>A pot of %n card(s) for the first of a team to empty a hand.</source>
            <translation>
                <numerusform>Un muerto de %n carta para el primero del equipo que se quede sin cartas.</numerusform>
                <numerusform>Un muerto de %n cartas para el primero del equipo que se quede sin cartas.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>A pot of %n card(s) for whoever empties a hand and has a canasta.</source>
            <translation>
                <numerusform>Un muerto de %n carta para quien se quede sin cartas y tenga una canasta.</numerusform>
                <numerusform>Un muerto de %n cartas para quien se quede sin cartas y tenga una canasta.</numerusform>
            </translation>
        </message>
        <message>
            <source>A semi-clean canasta pays {points}.</source>
            <translation>La canasta semipura vale {points}.</translation>
        </message>
        <message>
            <source>A sequence from ace to king may grow bit by bit.</source>
            <translation>Una escalera de as a rey puede crecer de a poco.</translation>
        </message>
        <message>
            <source>A sequence has only one ace.</source>
            <translation>Una escalera tiene un solo as.</translation>
        </message>
        <message>
            <source>A sequence may have an ace at both ends.</source>
            <translation>Una escalera puede tener un as en cada punta.</translation>
        </message>
        <message>
            <source>A single card taken as the pile may go straight back.</source>
            <translation>La única carta levantada del pozo puede volver enseguida.</translation>
        </message>
        <message>
            <source>A single card taken as the pile may not go straight back.</source>
            <translation>La única carta levantada del pozo no puede volver enseguida.</translation>
        </message>
        <message>
            <source>A team needs a canasta before it takes a pot.</source>
            <translation>Para tomar un muerto hace falta tener una canasta.</translation>
        </message>
        <message>
            <source>A team needs nothing to take a pot.</source>
            <translation>Para tomar un muerto no hace falta una canasta.</translation>
        </message>
        <message>
            <source>A two in its own place may become the wild card again.</source>
            <translation>Un dos en su lugar puede volver a ser comodín.</translation>
        </message>
        <message>
            <source>A two that has found its own place stays there.</source>
            <translation>Un dos que encontró su lugar se queda allí.</translation>
        </message>
        <message>
            <source>A wild card on the table may move.</source>
            <translation>Un comodín en la mesa puede correrse.</translation>
        </message>
        <message>
            <source>A wild card on the table never moves.</source>
            <translation>Un comodín en la mesa nunca se corre.</translation>
        </message>
        <message>
            <source>A wild card that is free goes to the high end.</source>
            <translation>Un comodín libre va a la punta alta.</translation>
        </message>
        <message>
            <source>A wild card that is free goes to the low end.</source>
            <translation>Un comodín libre va a la punta baja.</translation>
        </message>
        <message>
            <source>Above {limit} points the first melds need {minimum}.</source>
            <translation>Con más de {limit} puntos, la primera bajada necesita {minimum}.</translation>
        </message>
        <message>
            <source>Ace to king pays {king}, ace to ace {ace}.</source>
            <translation>De as a rey vale {king}, de as a as {ace}.</translation>
        </message>
        <message>
            <source>Ace to king pays {king}.</source>
            <translation>De as a rey vale {king}.</translation>
        </message>
        <message>
            <source>Ace to king {king}, ace to ace {ace}.</source>
            <translation>As a rey {king}, as a as {ace}.</translation>
        </message>
        <message>
            <source>All cards of the pile are open, and anyone may take it.</source>
            <translation>Todas las cartas del pozo se ven, y cualquiera puede levantarlo.</translation>
        </message>
        <message>
            <source>An ace counts {ace}, eight to king {high}, three to seven {low}.</source>
            <translation>El as vale {ace}, de ocho a rey {high}, de tres a siete {low}.</translation>
        </message>
        <message>
            <source>An ace is high only.</source>
            <translation>El as es solo alto.</translation>
        </message>
        <message>
            <source>An ace is low only.</source>
            <translation>El as es solo bajo.</translation>
        </message>
        <message>
            <source>An ace is low or high.</source>
            <translation>El as es bajo o alto.</translation>
        </message>
        <message>
            <source>Any canasta lets you go out, not only a clean one.</source>
            <translation>Cualquier canasta sirve para cerrar, no solo la pura.</translation>
        </message>
        <message>
            <source>Canastas: clean {clean}, dirty {dirty}.</source>
            <translation>Canastas: pura {clean}, impura {dirty}.</translation>
        </message>
        <message>
            <source>Going out pays {out}; no pot costs {penalty}.</source>
            <translation>Cerrar vale {out}; no tomar el muerto cuesta {penalty}.</translation>
        </message>
        <message>
            <source>Length of the match: {length}.</source>
            <translation>Duración de la partida: {length}.</translation>
        </message>
        <message>
            <source>Long sequences have no prize of their own.</source>
            <translation>Las escaleras largas no tienen premio propio.</translation>
        </message>
        <message>
            <source>Long sequences of one suit, with high prizes for all thirteen cards.</source>
            <translation>Escaleras largas de un palo, con premios altos por las trece cartas.</translation>
        </message>
        <message>
            <source>Melds have no wild cards.</source>
            <translation>Los juegos no tienen comodines.</translation>
        </message>
        <message>
            <source>No minimum for the first melds.</source>
            <translation>Sin mínimo para bajar.</translation>
        </message>
        <message>
            <source>Only a clean canasta lets you go out.</source>
            <translation>Solo se cierra con una canasta pura.</translation>
        </message>
        <message>
            <source>Only sequences are melds; there are no sets.</source>
            <translation>Solo valen escaleras; no hay piernas.</translation>
        </message>
        <message>
            <source>Only the pile's top card is known; it must be used at once.</source>
            <translation>Del pozo solo se ve la carta de arriba; se usa enseguida.</translation>
        </message>
        <message>
            <source>Other ranks may be laid as sets.</source>
            <translation>Otros valores pueden formar piernas.</translation>
        </message>
        <message>
            <source>Over {target} points.</source>
            <translation>Más de {target} puntos.</translation>
        </message>
        <message>
            <source>Sequences and sets, closed pile.</source>
            <translation>Escaleras y piernas, pozo cerrado.</translation>
        </message>
        <message>
            <source>Sequences and sets, open pile.</source>
            <translation>Escaleras y piernas, pozo abierto.</translation>
        </message>
        <message>
            <source>Sequences only, closed pile.</source>
            <translation>Solo escaleras, pozo cerrado.</translation>
        </message>
        <message>
            <source>Sequences only, open pile.</source>
            <translation>Solo escaleras, pozo abierto.</translation>
        </message>
        <message>
            <source>Sets of equal ranks are melds, too.</source>
            <translation>También valen las piernas de cartas iguales.</translation>
        </message>
        <message>
            <source>Taking the pot pays nothing by itself.</source>
            <translation>Tomar el muerto no vale nada por sí solo.</translation>
        </message>
        <message>
            <source>Taking the pot pays {points}.</source>
            <translation>Tomar el muerto vale {points}.</translation>
        </message>
        <message>
            <source>The Brazilian game in which sets count as much as sequences.</source>
            <translation>El juego brasileño en que las piernas cuentan tanto como las escaleras.</translation>
        </message>
        <message>
            <source>The Brazilian game of sequences, with every discard in sight.</source>
            <translation>El juego brasileño de escaleras, con todos los descartes a la vista.</translation>
        </message>
        <message>
            <source>The Brazilian game with a closed pile: only its top card is known.</source>
            <translation>El juego brasileño de pozo cerrado: solo se ve la carta de arriba.</translation>
        </message>
        <message>
            <source>The deal ends with the last card of the stock.</source>
            <translation>La mano termina con la última carta del mazo.</translation>
        </message>
        <message>
            <source>The deal ends with two cards in the stock.</source>
            <translation>La mano termina con dos cartas en el mazo.</translation>
        </message>
        <message>
            <source>The family game of sequences and sets.</source>
            <translation>El juego de familia, con escaleras y piernas.</translation>
        </message>
        <message>
            <source>The first card cannot be exchanged.</source>
            <translation>La primera carta no se puede cambiar.</translation>
        </message>
        <message>
            <source>The first player may exchange the first card.</source>
            <translation>Quien empieza puede cambiar la primera carta.</translation>
        </message>
        <message>
            <source>The game of Argentina and Uruguay, as it is played with tiles.</source>
            <translation>El juego de Argentina y Uruguay, como se juega con fichas.</translation>
        </message>
        <message>
            <source>The game of the Italian clubs, with semi-clean burracos.</source>
            <translation>El juego de los clubes italianos, con burracos semipuros.</translation>
        </message>
        <message>
            <source>The last discard is a duty, and never a wild card.</source>
            <translation>El último descarte es obligatorio, y nunca un comodín.</translation>
        </message>
        <message>
            <source>The last discard is a duty.</source>
            <translation>El último descarte es obligatorio.</translation>
        </message>
        <message>
            <source>The pile begins empty.</source>
            <translation>El pozo empieza vacío.</translation>
        </message>
        <message>
            <source>The prizes from the ace on need all cards laid in one move.</source>
            <translation>Los premios desde el as exigen bajar todo de una vez.</translation>
        </message>
        <message>
            <source>The strict Brazilian game: closed pile, no sets, clean going out.</source>
            <translation>El juego brasileño estricto: pozo cerrado, sin piernas, cierre con pura.</translation>
        </message>
        <message>
            <source>There is no semi-clean canasta.</source>
            <translation>No hay canasta semipura.</translation>
        </message>
        <message>
            <source>Three pairs, three decks, three pots: a big table.</source>
            <translation>Tres parejas, tres mazos, tres muertos: una mesa grande.</translation>
        </message>
        <message>
            <source>To {target} points.</source>
            <translation>Hasta {target} puntos.</translation>
        </message>
        <message>
            <source>Until a team has {target}</source>
            <translation>Hasta {target} puntos</translation>
        </message>
        <message>
            <source>Until a team passes {target}</source>
            <translation>Hasta pasar de {target}</translation>
        </message>
        <message>
            <source>When no pot is left you may go out without one.</source>
            <translation>Si no queda ningún muerto se puede cerrar sin él.</translation>
        </message>
        <message>
            <source>When nobody took a pot, nobody pays for it.</source>
            <translation>Si nadie tomó el muerto, nadie paga por eso.</translation>
        </message>
        <message>
            <source>When the time of a timed game is up, everybody has one more turn.</source>
            <translation>Cuando se acaba el tiempo de una partida por tiempo, cada uno juega un turno más.</translation>
        </message>
        <message>
            <source>When the time of a timed game is up, the deal is played to its end.</source>
            <translation>Cuando se acaba el tiempo de una partida por tiempo, la mano se juega hasta el final.</translation>
        </message>
        <message>
            <source>With a pot and a canasta you go out.</source>
            <translation>Con el muerto y una canasta se cierra.</translation>
        </message>
        <message>
            <source>With a pot and a clean canasta you go out.</source>
            <translation>Con el muerto y una canasta pura se cierra.</translation>
        </message>
        <message>
            <source>With a pot, a canasta and a last discard you go out.</source>
            <translation>Con el muerto, una canasta y un último descarte se cierra.</translation>
        </message>
        <message>
            <source>With a pot, a clean canasta and a last discard you go out.</source>
            <translation>Con el muerto, una canasta pura y un último descarte se cierra.</translation>
        </message>
        <message>
            <source>With one card in hand you may not take the pile.</source>
            <translation>Con una sola carta no se puede levantar el pozo.</translation>
        </message>
        <message>
            <source>With one card in hand you may take the pile.</source>
            <translation>Con una sola carta se puede levantar el pozo.</translation>
        </message>
        <message>
            <source>Without a pot you never go out.</source>
            <translation>Sin muerto no se cierra.</translation>
        </message>
        <message>
            <source>You may meld your last card; no discard is needed.</source>
            <translation>La última carta se puede bajar; no hace falta descartar.</translation>
        </message>
        <message numerus="yes">
            <source>about %n minute(s)</source>
            <translation>
                <numerusform>alrededor de %n minuto</numerusform>
                <numerusform>alrededor de %n minutos</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>about %n minute(s), {deals}</source>
            <translation>
                <numerusform>alrededor de %n minuto, {deals}</numerusform>
                <numerusform>alrededor de %n minutos, {deals}</numerusform>
            </translation>
        </message>
        <message>
            <source>deal {deal} of {deals}</source>
            <translation>mano {deal} de {deals}</translation>
        </message>
        <message>
            <source>four players</source>
            <translation>cuatro jugadores</translation>
        </message>
        <message>
            <source>over {target}</source>
            <translation>más de {target}</translation>
        </message>
        <message>
            <source>six players</source>
            <translation>seis jugadores</translation>
        </message>
        <message>
            <source>to {target}</source>
            <translation>hasta {target}</translation>
        </message>
        <message>
            <source>two players</source>
            <translation>dos jugadores</translation>
        </message>
        <message>
            <source>{fewest} to {most} deals</source>
            <translation>de {fewest} a {most} manos</translation>
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
            <translation>Empate, {own} a {other}</translation>
        </message>
        <message>
            <source>As the table stands</source>
            <translation>Como está la mesa</translation>
        </message>
        <message>
            <source>Back to the table</source>
            <translation>Volver a la mesa</translation>
        </message>
        <message>
            <source>Deal {number}</source>
            <translation>Mano {number}</translation>
        </message>
        <message>
            <source>Going out</source>
            <translation>Cierre</translation>
        </message>
        <message>
            <source>Hand: {name}</source>
            <translation>Mano: {name}</translation>
        </message>
        <message>
            <source>In my hand</source>
            <translation>En mi mano</translation>
        </message>
        <message>
            <source>Level at the top with {points} points</source>
            <translation>Empate en la punta con {points} puntos</translation>
        </message>
        <message>
            <source>Level at {own} points</source>
            <translation>Empate con {own} puntos</translation>
        </message>
        <message>
            <source>Match</source>
            <translation>Partida</translation>
        </message>
        <message>
            <source>Melds</source>
            <translation>Juegos</translation>
        </message>
        <message>
            <source>New match</source>
            <translation>Nueva partida</translation>
        </message>
        <message>
            <source>Next deal</source>
            <translation>Mano siguiente</translation>
        </message>
        <message>
            <source>No pot</source>
            <translation>Sin muerto</translation>
        </message>
        <message>
            <source>Other melds</source>
            <translation>Otros juegos</translation>
        </message>
        <message>
            <source>Pot not played</source>
            <translation>Muerto no jugado</translation>
        </message>
        <message>
            <source>Pot taken</source>
            <translation>Muerto tomado</translation>
        </message>
        <message>
            <source>So far in sight</source>
            <translation>A la vista hasta ahora</translation>
        </message>
        <message>
            <source>The totals after each deal</source>
            <translation>Los totales después de cada mano</translation>
        </message>
        <message>
            <source>They lead {other} to {own}</source>
            <translation>Van ganando ellos, {other} a {own}</translation>
        </message>
        <message>
            <source>They win {other} to {own}</source>
            <translation>Ganan ellos, {other} a {own}</translation>
        </message>
        <message>
            <source>This deal</source>
            <translation>Esta mano</translation>
        </message>
        <message>
            <source>Time is up. {result}</source>
            <translation>Tiempo agotado. {result}</translation>
        </message>
        <message>
            <source>Victory Points</source>
            <translation>Puntos de victoria</translation>
        </message>
        <message>
            <source>We lead with {points} points</source>
            <translation>Vamos ganando con {points} puntos</translation>
        </message>
        <message>
            <source>We lead {own} to {other}</source>
            <translation>Vamos ganando, {own} a {other}</translation>
        </message>
        <message>
            <source>We win with {points} points</source>
            <translation>Ganamos con {points} puntos</translation>
        </message>
        <message>
            <source>We win {own} to {other}</source>
            <translation>Ganamos, {own} a {other}</translation>
        </message>
        <message>
            <source>bonus</source>
            <translation>premio</translation>
        </message>
        <message>
            <source>cards</source>
            <translation>cartas</translation>
        </message>
        <message>
            <source>deal {number}</source>
            <translation>mano {number}</translation>
        </message>
        <message>
            <source>deal {number} of {deals}</source>
            <translation>mano {number} de {deals}</translation>
        </message>
        <message>
            <source>nobody got any further</source>
            <translation>nadie pudo avanzar</translation>
        </message>
        <message>
            <source>the last round is played</source>
            <translation>se jugó la última vuelta</translation>
        </message>
        <message>
            <source>the stock is used up</source>
            <translation>se agotó el mazo</translation>
        </message>
        <message>
            <source>time is up, the last deal</source>
            <translation>tiempo agotado, última mano</translation>
        </message>
        <message>
            <source>{name} went out</source>
            <translation>cerró {name}</translation>
        </message>
        <message>
            <source>{team} lead with {points} points</source>
            <translation>{team} van ganando con {points} puntos</translation>
        </message>
        <message>
            <source>{team} win with {points} points</source>
            <translation>{team} ganan con {points} puntos</translation>
        </message>
    </context>
    <context>
        <name>Seats</name>
        <message>
            <source>A person at this screen</source>
            <translation>Una persona en esta pantalla</translation>
        </message>
        <message>
            <source>At this screen</source>
            <translation>En esta pantalla</translation>
        </message>
        <message>
            <source>Level of {name}</source>
            <translation>Nivel de {name}</translation>
        </message>
        <message>
            <source>Name of player {number}</source>
            <translation>Nombre del jugador {number}</translation>
        </message>
        <message>
            <source>Player {number}</source>
            <translation>Jugador {number}</translation>
        </message>
        <message>
            <source>Who sits here: {who}</source>
            <translation>Quién se sienta aquí: {who}</translation>
        </message>
        <message>
            <source>Your name</source>
            <translation>Tu nombre</translation>
        </message>
        <message>
            <source>name</source>
            <translation>nombre</translation>
        </message>
        <message>
            <source>your name</source>
            <translation>tu nombre</translation>
        </message>
    </context>
    <context>
        <name>SelfCheck</name>
        <message numerus="yes">
            <source>%Ln case(s) agree</source>
            <translation>
                <numerusform>%Ln caso coincide</numerusform>
                <numerusform>%Ln casos coinciden</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>All %Ln case(s) agree with the rules.</source>
            <translation>
                <numerusform>El único caso (%Ln) coincide con las reglas.</numerusform>
                <numerusform>Todos los %Ln casos coinciden con las reglas.</numerusform>
            </translation>
        </message>
        <message>
            <source>Checking…</source>
            <translation>Comprobando…</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>Cerrar</translation>
        </message>
        <message>
            <source>Self-check</source>
            <translation>Autocomprobación</translation>
        </message>
        <message>
            <source>Something differs. Please report it.</source>
            <translation>Hay una diferencia. Por favor, avisanos.</translation>
        </message>
        <message>
            <source>The cases cannot be read: the installation is damaged.</source>
            <translation>No se pueden leer los casos: la instalación está dañada.</translation>
        </message>
        <message>
            <source>The rules of every game against all known cases</source>
            <translation>Las reglas de cada juego con todos los casos conocidos</translation>
        </message>
        <message>
            <source>could not be read</source>
            <translation>no se pudo leer</translation>
        </message>
        <message>
            <source>waiting</source>
            <translation>en espera</translation>
        </message>
        <message>
            <source>{failed} of {count} cases differ</source>
            <translation>{failed} de {count} casos difieren</translation>
        </message>
    </context>
    <context>
        <name>Settings</name>
        <message numerus="yes">
            <source>%n pixel(s)</source>
            <translation>
                <numerusform>%n píxel</numerusform>
                <numerusform>%n píxeles</numerusform>
            </translation>
        </message>
        <message>
            <source>A discard waits for a second press before it ends the turn.</source>
            <translation>El descarte espera una segunda pulsación antes de terminar el turno.</translation>
        </message>
        <message>
            <source>A drag begins after</source>
            <translation>El arrastre empieza a los</translation>
        </message>
        <message>
            <source>Accessibility</source>
            <translation>Accesibilidad</translation>
        </message>
        <message>
            <source>At one screen a hand is hidden until its player says ready.</source>
            <translation>En una misma pantalla, cada mano se oculta hasta que su jugador avise.</translation>
        </message>
        <message>
            <source>Back to defaults</source>
            <translation>Valores iniciales</translation>
        </message>
        <message>
            <source>Backs</source>
            <translation>Dorsos</translation>
        </message>
        <message>
            <source>Black table, white lines, cards with strong signs.</source>
            <translation>Mesa negra, líneas blancas, cartas con signos fuertes.</translation>
        </message>
        <message>
            <source>Blue waves</source>
            <translation>Olas azules</translation>
        </message>
        <message>
            <source>Cards</source>
            <translation>Cartas</translation>
        </message>
        <message>
            <source>Cards</source>
            <comment>sounds</comment>
            <translation>Cartas</translation>
        </message>
        <message>
            <source>Cards that slide, turn and are set down.</source>
            <translation>Cartas que se deslizan, se giran y se posan.</translation>
        </message>
        <message>
            <source>Changes hold at once and are kept.</source>
            <translation>Los cambios valen al instante y se guardan.</translation>
        </message>
        <message>
            <source>Coach</source>
            <translation>Entrenador</translation>
        </message>
        <message>
            <source>Confirm the discard</source>
            <translation>Confirmar el descarte</translation>
        </message>
        <message>
            <source>Curtain between people</source>
            <translation>Cortina entre personas</translation>
        </message>
        <message>
            <source>Dark</source>
            <translation>Oscuro</translation>
        </message>
        <message>
            <source>Dialogs</source>
            <translation>Ventanas</translation>
        </message>
        <message>
            <source>Done</source>
            <translation>Listo</translation>
        </message>
        <message>
            <source>Felt</source>
            <translation>Paño</translation>
        </message>
        <message>
            <source>Full screen</source>
            <translation>Pantalla completa</translation>
        </message>
        <message>
            <source>Great moments</source>
            <translation>Grandes momentos</translation>
        </message>
        <message>
            <source>Green waves</source>
            <translation>Olas verdes</translation>
        </message>
        <message>
            <source>Height of the hand</source>
            <translation>Altura de la mano</translation>
        </message>
        <message>
            <source>High contrast</source>
            <translation>Alto contraste</translation>
        </message>
        <message>
            <source>How much is told of what happens and of each card.</source>
            <translation>Cuánto se cuenta de lo que pasa y de cada carta.</translation>
        </message>
        <message>
            <source>In the first matches a line says what you can do next.</source>
            <translation>En las primeras partidas una línea dice qué podés hacer.</translation>
        </message>
        <message>
            <source>It is your turn; a try is not allowed. Behind other windows the game knocks twice.</source>
            <translation>Es tu turno; una jugada no está permitida. Detrás de otras ventanas el juego da dos golpes.</translation>
        </message>
        <message>
            <source>Keys</source>
            <translation>Teclas</translation>
        </message>
        <message>
            <source>Language</source>
            <translation>Idioma</translation>
        </message>
        <message>
            <source>Larger cards in the hand</source>
            <translation>Cartas más grandes en la mano</translation>
        </message>
        <message>
            <source>Less motion</source>
            <translation>Menos movimiento</translation>
        </message>
        <message>
            <source>Look</source>
            <translation>Aspecto</translation>
        </message>
        <message>
            <source>More for an unsteady hand.</source>
            <translation>Más para una mano insegura.</translation>
        </message>
        <message>
            <source>Motion</source>
            <translation>Movimiento</translation>
        </message>
        <message>
            <source>Mouse and touch</source>
            <translation>Mouse y toque</translation>
        </message>
        <message>
            <source>Nothing flies or turns; what changes fades.</source>
            <translation>Nada vuela ni gira; lo que cambia aparece de a poco.</translation>
        </message>
        <message>
            <source>Pace of the bots</source>
            <translation>Ritmo de los robots</translation>
        </message>
        <message>
            <source>Play examples</source>
            <translation>Oír ejemplos</translation>
        </message>
        <message>
            <source>Pots, canastas and the end of a deal.</source>
            <translation>Muertos, canastas y el final de la mano.</translation>
        </message>
        <message>
            <source>Red tiles</source>
            <translation>Azulejos rojos</translation>
        </message>
        <message>
            <source>Screen reader</source>
            <translation>Lector de pantalla</translation>
        </message>
        <message>
            <source>Settings</source>
            <translation>Ajustes</translation>
        </message>
        <message>
            <source>Signals</source>
            <translation>Avisos</translation>
        </message>
        <message>
            <source>Signs on the cards</source>
            <translation>Signos de las cartas</translation>
        </message>
        <message>
            <source>So long the next bot waits after your discard.</source>
            <translation>Ese tiempo espera el siguiente robot después de tu descarte.</translation>
        </message>
        <message>
            <source>Sound</source>
            <translation>Sonido</translation>
        </message>
        <message>
            <source>Sounds</source>
            <translation>Sonidos</translation>
        </message>
        <message>
            <source>Speed of the cards</source>
            <translation>Velocidad de las cartas</translation>
        </message>
        <message>
            <source>Suits</source>
            <translation>Palos</translation>
        </message>
        <message>
            <source>Table</source>
            <translation>Mesa</translation>
        </message>
        <message>
            <source>Taking a discard back</source>
            <translation>Deshacer el descarte</translation>
        </message>
        <message>
            <source>Text</source>
            <translation>Texto</translation>
        </message>
        <message>
            <source>Text size</source>
            <translation>Tamaño del texto</translation>
        </message>
        <message>
            <source>Time for a double click</source>
            <translation>Tiempo del doble clic</translation>
        </message>
        <message>
            <source>Try it</source>
            <translation>Probar</translation>
        </message>
        <message>
            <source>Undo: my settings again</source>
            <translation>Deshacer: mis ajustes</translation>
        </message>
        <message>
            <source>Wine-red waves</source>
            <translation>Olas bordó</translation>
        </message>
        <message>
            <source>Wood</source>
            <translation>Madera</translation>
        </message>
        <message>
            <source>Your name</source>
            <translation>Tu nombre</translation>
        </message>
        <message>
            <source>as the system</source>
            <translation>como el sistema</translation>
        </message>
        <message>
            <source>at once</source>
            <translation>al instante</translation>
        </message>
        <message>
            <source>dark</source>
            <translation>oscuras</translation>
        </message>
        <message>
            <source>fast</source>
            <translation>rápida</translation>
        </message>
        <message>
            <source>four colours</source>
            <translation>cuatro colores</translation>
        </message>
        <message>
            <source>large</source>
            <translation>grandes</translation>
        </message>
        <message>
            <source>leisurely</source>
            <translation>tranquilo</translation>
        </message>
        <message>
            <source>light</source>
            <translation>claras</translation>
        </message>
        <message>
            <source>little</source>
            <translation>poco</translation>
        </message>
        <message>
            <source>much</source>
            <translation>mucho</translation>
        </message>
        <message>
            <source>none</source>
            <translation>sin movimiento</translation>
        </message>
        <message>
            <source>normal</source>
            <translation>normal</translation>
        </message>
        <message>
            <source>normal</source>
            <comment>amount</comment>
            <translation>normal</translation>
        </message>
        <message>
            <source>normal</source>
            <comment>signs on cards</comment>
            <translation>normales</translation>
        </message>
        <message>
            <source>now</source>
            <translation>ahora</translation>
        </message>
        <message>
            <source>off</source>
            <translation>no</translation>
        </message>
        <message>
            <source>on</source>
            <translation>sí</translation>
        </message>
        <message>
            <source>quick</source>
            <translation>rápido</translation>
        </message>
        <message>
            <source>slow</source>
            <translation>lenta</translation>
        </message>
        <message>
            <source>two colours</source>
            <translation>dos colores</translation>
        </message>
        <message>
            <source>very fast</source>
            <translation>muy rápida</translation>
        </message>
        <message>
            <source>your name</source>
            <translation>tu nombre</translation>
        </message>
        <message>
            <source>{number} %</source>
            <translation>{number} %</translation>
        </message>
        <message>
            <source>{number} s</source>
            <translation>{number} s</translation>
        </message>
        <message>
            <source>{percent} of the window</source>
            <translation>{percent} de la ventana</translation>
        </message>
    </context>
    <context>
        <name>Sheet</name>
        <message>
            <source>Close</source>
            <translation>Cerrar</translation>
        </message>
    </context>
    <context>
        <name>Spoken</name>
        <message numerus="yes">
            <source>%n card(s) left in the hand.</source>
            <translation>
                <numerusform>Queda %n carta en la mano.</numerusform>
                <numerusform>Quedan %n cartas en la mano.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n chosen</source>
            <translation>
                <numerusform>%n elegida</numerusform>
                <numerusform>%n elegidas</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n meld(s)</source>
            <translation>
                <numerusform>%n juego</numerusform>
                <numerusform>%n juegos</numerusform>
            </translation>
        </message>
        <message>
            <source>From the top: {cards}</source>
            <translation>De arriba abajo: {cards}</translation>
        </message>
        <message>
            <source>Players</source>
            <translation>Jugadores</translation>
        </message>
        <message>
            <source>Pots</source>
            <translation>Muertos</translation>
        </message>
        <message>
            <source>Room for a new meld</source>
            <translation>Lugar para un juego nuevo</translation>
        </message>
        <message>
            <source>Table</source>
            <translation>Mesa</translation>
        </message>
        <message>
            <source>The table is as it was before.</source>
            <translation>La mesa está como antes.</translation>
        </message>
        <message>
            <source>Your cards: {cards}.</source>
            <translation>Tus cartas: {cards}.</translation>
        </message>
        <message>
            <source>Your hand, {cards}</source>
            <translation>Tu mano, {cards}</translation>
        </message>
        <message>
            <source>Your pot: {cards}.</source>
            <translation>Tu muerto: {cards}.</translation>
        </message>
        <message>
            <source>extends our sequence {low} to {high}</source>
            <translation>agranda nuestra escalera de {low} a {high}</translation>
        </message>
        <message>
            <source>extends our set of {ranks}</source>
            <translation>agranda nuestra pierna de {ranks}</translation>
        </message>
        <message>
            <source>has the pot</source>
            <translation>muerto ya tomado</translation>
        </message>
        <message>
            <source>is to play</source>
            <translation>tiene el turno</translation>
        </message>
        <message>
            <source>new</source>
            <translation>nueva</translation>
        </message>
        <message>
            <source>sequence of {suit}, {low} to {high}</source>
            <translation>escalera de {suit}, de {low} a {high}</translation>
        </message>
        <message>
            <source>{count} times {card}</source>
            <translation>{count} veces {card}</translation>
        </message>
        <message>
            <source>{key} adds: {meld}.</source>
            <translation>{key} agrega: {meld}.</translation>
        </message>
        <message>
            <source>{key} lays: {meld}.</source>
            <translation>{key} baja: {meld}.</translation>
        </message>
        <message>
            <source>{name} added: {cards}. Now {meld}.</source>
            <translation>{name} agregó: {cards}. Ahora {meld}.</translation>
        </message>
        <message>
            <source>{name} added: {cards}. Now {meld}.</source>
            <comment>you</comment>
            <translation>{name} agregaste: {cards}. Ahora {meld}.</translation>
        </message>
        <message>
            <source>{name} laid: {meld}.</source>
            <translation>{name} bajó: {meld}.</translation>
        </message>
        <message>
            <source>{name} laid: {meld}.</source>
            <comment>you</comment>
            <translation>{name} bajaste: {meld}.</translation>
        </message>
        <message>
            <source>{number}nd of {count}</source>
            <translation>{number}.ª de {count}</translation>
        </message>
        <message>
            <source>{number}rd of {count}</source>
            <translation>{number}.ª de {count}</translation>
        </message>
        <message>
            <source>{number}st of {count}</source>
            <translation>{number}.ª de {count}</translation>
        </message>
        <message>
            <source>{number}th of {count}</source>
            <translation>{number}.ª de {count}</translation>
        </message>
        <message>
            <source>{owner}, meld {number}: {meld}</source>
            <translation>{owner}, juego {number}: {meld}</translation>
        </message>
        <message>
            <source>{pile}, on top: {card}</source>
            <translation>{pile}, arriba: {card}</translation>
        </message>
        <message>
            <source>{team}: {total}, in this deal {change}</source>
            <translation>{team}: {total}, en esta mano {change}</translation>
        </message>
        <message>
            <source>{wild} as {rank}</source>
            <translation>{wild} como {rank}</translation>
        </message>
    </context>
    <context>
        <name>Start</name>
        <message>
            <source>The folder {folder} for saved matches cannot be used: {reason}.</source>
            <translation>La carpeta {folder} de las partidas guardadas no se puede usar: {reason}.</translation>
        </message>
        <message>
            <source>The library libxcb-cursor is missing, so no window can be shown. Install it (on Debian and Ubuntu: sudo apt install libxcb-cursor0) and start again.</source>
            <translation>Falta la biblioteca libxcb-cursor, por eso no se puede mostrar una ventana. Hay que instalarla (en Debian y Ubuntu: sudo apt install libxcb-cursor0) y empezar de nuevo.</translation>
        </message>
        <message>
            <source>There is no screen to show a window on. Start the game from a desktop session.</source>
            <translation>No hay pantalla donde mostrar una ventana. El juego se inicia desde una sesión de escritorio.</translation>
        </message>
    </context>
    <context>
        <name>StartPage</name>
        <message>
            <source>All options</source>
            <translation>Todas las opciones</translation>
        </message>
        <message>
            <source>Bots</source>
            <translation>Robots</translation>
        </message>
        <message>
            <source>Closed pile, Canastra, Burako, six players, your own length.</source>
            <translation>Pozo cerrado, Canastra, Burako, seis jugadores, duración propia.</translation>
        </message>
        <message>
            <source>Continue</source>
            <translation>Continuar</translation>
        </message>
        <message>
            <source>Enter</source>
            <comment>the key</comment>
            <translation>Enter</translation>
        </message>
        <message>
            <source>Language</source>
            <translation>Idioma</translation>
        </message>
        <message>
            <source>Menu</source>
            <translation>Menú</translation>
        </message>
        <message>
            <source>More games</source>
            <translation>Más juegos</translation>
        </message>
        <message>
            <source>No ads, no account, and every match is kept.</source>
            <translation>Sin publicidad, sin registro, y cada partida queda guardada.</translation>
        </message>
        <message>
            <source>Open a match…</source>
            <translation>Abrir una partida…</translation>
        </message>
        <message>
            <source>Play</source>
            <translation>Jugar</translation>
        </message>
        <message>
            <source>Players</source>
            <translation>Jugadores</translation>
        </message>
        <message>
            <source>Start page</source>
            <translation>Página inicial</translation>
        </message>
        <message>
            <source>The family table, at your own pace.</source>
            <translation>La mesa familiar, a tu ritmo.</translation>
        </message>
        <message>
            <source>{game}, deal {number}</source>
            <translation>{game}, mano {number}</translation>
        </message>
    </context>
    <context>
        <name>Strength</name>
        <message>
            <source>a club player</source>
            <comment>wins against a club player</comment>
            <translation>un jugador de club</translation>
        </message>
        <message>
            <source>about even with a club player</source>
            <translation>parejo con un jugador de club</translation>
        </message>
        <message>
            <source>about even with {level}</source>
            <translation>parejo con el nivel {level}</translation>
        </message>
        <message numerus="yes">
            <source>wins about %n of {count} matches against {name}</source>
            <translation>
                <numerusform>gana cerca de %n de cada {count} partidas contra {name}</numerusform>
                <numerusform>gana cerca de %n de cada {count} partidas contra {name}</numerusform>
            </translation>
        </message>
        <message>
            <source>wins hardly any match against {name}</source>
            <translation>casi no gana partidas contra {name}</translation>
        </message>
        <message>
            <source>wins nearly every match against {name}</source>
            <translation>gana casi todas las partidas contra {name}</translation>
        </message>
        <message>
            <source>{level}</source>
            <comment>wins against a level</comment>
            <translation>el nivel {level}</translation>
        </message>
    </context>
    <context>
        <name>Table</name>
        <message>
            <source>Deal {number}</source>
            <translation>Mano {number}</translation>
        </message>
        <message>
            <source>Discard pile, empty</source>
            <translation>Pozo, vacío</translation>
        </message>
        <message>
            <source>Discard pile, {cards}</source>
            <translation>Pozo, {cards}</translation>
        </message>
        <message>
            <source>First choose cards of your hand that belong together.</source>
            <translation>Primero elegí en la mano las cartas que van juntas.</translation>
        </message>
        <message>
            <source>No. {code}</source>
            <translation>N.º {code}</translation>
        </message>
        <message>
            <source>Nothing has happened since your last turn.</source>
            <translation>No pasó nada desde tu último turno.</translation>
        </message>
        <message>
            <source>Our melds</source>
            <translation>Nuestros juegos</translation>
        </message>
        <message>
            <source>Pot</source>
            <translation>Muerto</translation>
        </message>
        <message>
            <source>Pot: {team}</source>
            <translation>Muerto: {team}</translation>
        </message>
        <message>
            <source>Rule</source>
            <translation>Regla</translation>
        </message>
        <message numerus="yes">
            <source>Stock, %n card(s)</source>
            <translation>
                <numerusform>Mazo, %n carta</numerusform>
                <numerusform>Mazo, %n cartas</numerusform>
            </translation>
        </message>
        <message>
            <source>Tab shows the other way, the same key again lays it, Esc leaves it.</source>
            <translation>Tab muestra la otra forma, la misma tecla otra vez lo baja, Esc lo deja.</translation>
        </message>
        <message>
            <source>The bonus falls from {before} to {after}.</source>
            <translation>El premio baja de {before} a {after}.</translation>
        </message>
        <message>
            <source>The same key again lays it, Esc leaves it.</source>
            <translation>La misma tecla otra vez lo baja, Esc lo deja.</translation>
        </message>
        <message>
            <source>The top card must be used at once: with two cards of your hand, or on one of your melds.</source>
            <translation>La carta de arriba se usa enseguida: con dos cartas de la mano, o en un juego propio.</translation>
        </message>
        <message>
            <source>Their melds</source>
            <translation>Juegos de ellos</translation>
        </message>
        <message>
            <source>Them</source>
            <translation>Ellos</translation>
        </message>
        <message>
            <source>These cards can lie in more than one way.</source>
            <translation>Estas cartas se pueden ubicar de más de una forma.</translation>
        </message>
        <message>
            <source>Us</source>
            <translation>Nosotros</translation>
        </message>
        <message>
            <source>You</source>
            <translation>Vos</translation>
        </message>
        <message>
            <source>only the top one is open</source>
            <translation>solo se ve la de arriba</translation>
        </message>
        <message>
            <source>opponent</source>
            <translation>rival</translation>
        </message>
        <message>
            <source>partner</source>
            <translation>compañero</translation>
        </message>
        <message>
            <source>thinking</source>
            <translation>pensando</translation>
        </message>
        <message>
            <source>your seat</source>
            <translation>tu lugar</translation>
        </message>
    </context>
    <context>
        <name>Window</name>
        <message>
            <source>Go on playing</source>
            <translation>Seguir jugando</translation>
        </message>
        <message>
            <source>Help</source>
            <translation>Ayuda</translation>
        </message>
        <message>
            <source>Open the folder</source>
            <translation>Abrir la carpeta</translation>
        </message>
        <message>
            <source>Saved matches (*{suffix});;All files (*)</source>
            <translation>Partidas guardadas (*{suffix});;Todos los archivos (*)</translation>
        </message>
        <message>
            <source>Something went wrong</source>
            <translation>Algo salió mal</translation>
        </message>
        <message>
            <source>The program made a mistake. Your match is saved, and you can go on playing. We are sorry.</source>
            <translation>El programa cometió un error. Tu partida está guardada y podés seguir jugando. Lo sentimos.</translation>
        </message>
        <message>
            <source>What went wrong is written in the file {file}, without names. If you send it to the makers, they can mend it.</source>
            <translation>Lo que falló está escrito en el archivo {file}, sin nombres. Si lo enviás a los autores, podrán corregirlo.</translation>
        </message>
        <message>
            <source>You</source>
            <translation>Vos</translation>
        </message>
        <message>
            <source>{file} was damaged. The match goes on from its backup, one step earlier; the damaged file is kept.</source>
            <translation>{file} estaba dañado. La partida sigue desde la copia, un paso antes; el archivo dañado se conserva.</translation>
        </message>
    </context>
    <context>
        <name>Words</name>
        <message numerus="yes">
            <source>%Ln point(s)</source>
            <translation>
                <numerusform>%Ln punto</numerusform>
                <numerusform>%Ln puntos</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n card(s)</source>
            <translation>
                <numerusform>%n carta</numerusform>
                <numerusform>%n cartas</numerusform>
            </translation>
        </message>
        <message>
            <source>{first} and {last}</source>
            <translation>{first} y {last}</translation>
        </message>
        <message>
            <source>{first} and {last}</source>
            <comment>Before a word that begins with the sound i.</comment>
            <translation>{first} e {last}</translation>
        </message>
    </context>
</TS>

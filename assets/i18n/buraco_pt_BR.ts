<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pt_BR" sourcelanguage="en">
    <context>
        <name>About</name>
        <message>
            <source>Close</source>
            <translation>Fechar</translation>
        </message>
        <message>
            <source>It is free software under the MIT licence. The cards are its own drawings.</source>
            <translation>É software livre, com a licença MIT. As cartas são desenhos próprios.</translation>
        </message>
        <message>
            <source>The card games of the Buraco family, against bots or with others at one screen.</source>
            <translation>Os jogos de cartas da família do Buraco, contra robôs ou com outras pessoas na mesma tela.</translation>
        </message>
        <message>
            <source>The program uses no network, shows no ads and asks for no account.</source>
            <translation>O programa não usa a rede, não mostra anúncios e não pede cadastro.</translation>
        </message>
        <message>
            <source>Version {version}</source>
            <translation>Versão {version}</translation>
        </message>
    </context>
    <context>
        <name>Action</name>
        <message>
            <source>About this game</source>
            <translation>Sobre o jogo</translation>
        </message>
        <message>
            <source>Are the cards fair?</source>
            <translation>As cartas são honestas?</translation>
        </message>
        <message>
            <source>Choose a game and begin a new match.</source>
            <translation>Escolher um jogo e começar uma nova partida.</translation>
        </message>
        <message>
            <source>Choose language, table, cards and pace.</source>
            <translation>Escolher idioma, mesa, cartas e ritmo.</translation>
        </message>
        <message>
            <source>Continue</source>
            <translation>Continuar</translation>
        </message>
        <message>
            <source>Deal log</source>
            <translation>Registro da rodada</translation>
        </message>
        <message>
            <source>Deal the cards for the next deal.</source>
            <translation>Dar as cartas da próxima rodada.</translation>
        </message>
        <message>
            <source>Discard</source>
            <translation>Descartar</translation>
        </message>
        <message>
            <source>Discard the chosen card and end the turn.</source>
            <translation>Descartar a carta escolhida e terminar a vez.</translation>
        </message>
        <message>
            <source>Draw</source>
            <translation>Comprar</translation>
        </message>
        <message>
            <source>Draw the top card of the stock.</source>
            <translation>Comprar a carta de cima do monte.</translation>
        </message>
        <message>
            <source>Exchange</source>
            <translation>Trocar</translation>
        </message>
        <message>
            <source>Full screen</source>
            <translation>Tela cheia</translation>
        </message>
        <message>
            <source>Go on with a match from a file.</source>
            <translation>Continuar a partida de um arquivo.</translation>
        </message>
        <message>
            <source>Go on with the match that is not finished.</source>
            <translation>Continuar a partida que não terminou.</translation>
        </message>
        <message>
            <source>Group the chosen cards</source>
            <translation>Agrupar as cartas escolhidas</translation>
        </message>
        <message>
            <source>Hint</source>
            <translation>Dica</translation>
        </message>
        <message>
            <source>Keys</source>
            <translation>Teclas</translation>
        </message>
        <message>
            <source>Lay the chosen cards as a new meld.</source>
            <translation>Baixar as cartas escolhidas como um novo jogo.</translation>
        </message>
        <message>
            <source>Leave the program; the match is kept.</source>
            <translation>Sair do programa; a partida fica guardada.</translation>
        </message>
        <message>
            <source>Leave the table; the match is kept.</source>
            <translation>Sair da mesa; a partida fica guardada.</translation>
        </message>
        <message>
            <source>Let the others play at once, up to your turn.</source>
            <translation>Deixar os outros jogarem logo, até a sua vez.</translation>
        </message>
        <message>
            <source>Let the program check its rules against all known cases.</source>
            <translation>Deixar o programa conferir as regras com todos os casos conhecidos.</translation>
        </message>
        <message>
            <source>Licences</source>
            <translation>Licenças</translation>
        </message>
        <message>
            <source>Meld</source>
            <translation>Baixar</translation>
        </message>
        <message>
            <source>Menu</source>
            <translation>Menu</translation>
        </message>
        <message>
            <source>New match</source>
            <translation>Nova partida</translation>
        </message>
        <message>
            <source>Next deal</source>
            <translation>Próxima rodada</translation>
        </message>
        <message>
            <source>Open a match…</source>
            <translation>Abrir uma partida…</translation>
        </message>
        <message>
            <source>Play again what was taken back.</source>
            <translation>Jogar de novo o que foi desfeito.</translation>
        </message>
        <message>
            <source>Put the first card on the pile and draw another one.</source>
            <translation>Pôr a primeira carta no lixo e comprar outra.</translation>
        </message>
        <message>
            <source>Quit</source>
            <translation>Sair</translation>
        </message>
        <message>
            <source>Read how the cards are shuffled, and how lucky the bots were when it was counted.</source>
            <translation>Ler como as cartas são embaralhadas e quanta sorte os robôs tiveram quando se contou.</translation>
        </message>
        <message>
            <source>Read the rules of this match, with examples.</source>
            <translation>Ler as regras desta partida, com exemplos.</translation>
        </message>
        <message>
            <source>Read what the program is made of, under which licences.</source>
            <translation>Ver de que o programa é feito e com quais licenças.</translation>
        </message>
        <message>
            <source>Redo</source>
            <translation>Refazer</translation>
        </message>
        <message>
            <source>Replay the last round</source>
            <translation>Rever a última volta</translation>
        </message>
        <message>
            <source>Rule book</source>
            <translation>Livro de regras</translation>
        </message>
        <message>
            <source>Save as…</source>
            <translation>Salvar como…</translation>
        </message>
        <message>
            <source>Score sheet</source>
            <translation>Placar</translation>
        </message>
        <message>
            <source>Self-check</source>
            <translation>Autoteste</translation>
        </message>
        <message>
            <source>Set the chosen cards of your hand apart from the others; once more, put them back.</source>
            <translation>Separar as cartas escolhidas das outras da mão; mais uma vez, juntar de novo.</translation>
        </message>
        <message>
            <source>Settings</source>
            <translation>Configurações</translation>
        </message>
        <message>
            <source>Show every card of an open discard pile, and lay it together again.</source>
            <translation>Mostrar todas as cartas do lixo aberto, ou juntá-las.</translation>
        </message>
        <message>
            <source>Show everything that the program can do.</source>
            <translation>Mostrar tudo o que o programa faz.</translation>
        </message>
        <message>
            <source>Show how the deal and the match are counted.</source>
            <translation>Mostrar como a rodada e a partida são contadas.</translation>
        </message>
        <message>
            <source>Show once more what the others have done since your last turn.</source>
            <translation>Mostrar de novo o que os outros fizeram desde a sua última vez.</translation>
        </message>
        <message>
            <source>Show the keys for everything.</source>
            <translation>Mostrar as teclas para tudo.</translation>
        </message>
        <message>
            <source>Show the three best plays, what they are worth and why.</source>
            <translation>Mostrar as três melhores jogadas, quanto valem e por quê.</translation>
        </message>
        <message>
            <source>Show the version and the licence.</source>
            <translation>Mostrar a versão e a licença.</translation>
        </message>
        <message>
            <source>Show what was played in this deal, in words.</source>
            <translation>Mostrar em palavras o que foi jogado nesta rodada.</translation>
        </message>
        <message>
            <source>Skip</source>
            <translation>Pular</translation>
        </message>
        <message>
            <source>Sort</source>
            <translation>Ordenar</translation>
        </message>
        <message>
            <source>Sort the hand; once more for another order.</source>
            <translation>Ordenar a mão; de novo para outra ordem.</translation>
        </message>
        <message>
            <source>Spread the pile</source>
            <translation>Mostrar o lixo</translation>
        </message>
        <message>
            <source>Start page</source>
            <translation>Página inicial</translation>
        </message>
        <message>
            <source>Take back all that you laid in this turn.</source>
            <translation>Desfazer tudo o que você baixou nesta vez.</translation>
        </message>
        <message>
            <source>Take back the last meld, as long as no new card was seen.</source>
            <translation>Desfazer o último jogo baixado, se nenhuma carta nova foi vista.</translation>
        </message>
        <message>
            <source>Take the pile</source>
            <translation>Pegar o lixo</translation>
        </message>
        <message>
            <source>Take the turn back</source>
            <translation>Desfazer a jogada</translation>
        </message>
        <message>
            <source>Take the whole discard pile.</source>
            <translation>Pegar o lixo inteiro.</translation>
        </message>
        <message>
            <source>Undo</source>
            <translation>Desfazer</translation>
        </message>
        <message>
            <source>Use the whole screen, or the window again.</source>
            <translation>Usar a tela toda, ou de novo a janela.</translation>
        </message>
        <message>
            <source>Write a copy of this match to another file.</source>
            <translation>Salvar uma cópia desta partida em outro arquivo.</translation>
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
            <translation>Iniciante</translation>
        </message>
        <message>
            <source>Bruno</source>
            <translation>Bruno</translation>
        </message>
        <message>
            <source>Collector</source>
            <comment>a woman</comment>
            <translation>Colecionadora</translation>
        </message>
        <message>
            <source>Diego</source>
            <translation>Diogo</translation>
        </message>
        <message>
            <source>Easy</source>
            <translation>Fácil</translation>
        </message>
        <message>
            <source>Expert</source>
            <translation>Especialista</translation>
        </message>
        <message>
            <source>Hard</source>
            <translation>Difícil</translation>
        </message>
        <message>
            <source>Lucia</source>
            <translation>Lúcia</translation>
        </message>
        <message>
            <source>Marta</source>
            <translation>Marta</translation>
        </message>
        <message>
            <source>Medium</source>
            <translation>Médio</translation>
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
            <translation>não dá nada de graça e bate mais cedo</translation>
        </message>
        <message>
            <source>has no special habits</source>
            <translation>não tem manias</translation>
        </message>
        <message>
            <source>keeps clean melds clean</source>
            <translation>mantém limpos os jogos limpos</translation>
        </message>
        <message>
            <source>lays at once and wants to be out first</source>
            <translation>baixa logo e quer bater primeiro</translation>
        </message>
        <message>
            <source>lays whatever it can and remembers nothing</source>
            <translation>baixa tudo o que pode e não se lembra de nada</translation>
        </message>
        <message>
            <source>likes the pile and goes on building</source>
            <translation>gosta do lixo e continua montando jogos</translation>
        </message>
        <message>
            <source>plays like a member of a club, and remembers every card seen</source>
            <translation>joga como sócio de clube e se lembra de cada carta vista</translation>
        </message>
        <message>
            <source>plays sensibly, but does not watch what you need</source>
            <translation>joga com juízo, mas não repara no que você precisa</translation>
        </message>
        <message>
            <source>thinks ahead about everything, and reads the others' play</source>
            <translation>antecipa todas as jogadas e lê o jogo dos outros</translation>
        </message>
        <message>
            <source>thinks ahead before it draws, and before it goes out</source>
            <translation>antecipa jogadas ao comprar e ao bater</translation>
        </message>
    </context>
    <context>
        <name>Canasta</name>
        <message>
            <source>Clean</source>
            <comment>of a burraco</comment>
            <translation>Limpa</translation>
        </message>
        <message>
            <source>Clean</source>
            <comment>of a canasta</comment>
            <translation>Limpa</translation>
        </message>
        <message>
            <source>Clean burraco</source>
            <translation>Canastra limpa</translation>
        </message>
        <message>
            <source>Clean canasta</source>
            <translation>Canastra limpa</translation>
        </message>
        <message>
            <source>Dirty</source>
            <comment>of a burraco</comment>
            <translation>Suja</translation>
        </message>
        <message>
            <source>Dirty</source>
            <comment>of a canasta</comment>
            <translation>Suja</translation>
        </message>
        <message>
            <source>Dirty burraco</source>
            <translation>Canastra suja</translation>
        </message>
        <message>
            <source>Dirty canasta</source>
            <translation>Canastra suja</translation>
        </message>
        <message>
            <source>Semi-clean</source>
            <comment>of a burraco</comment>
            <translation>Semilimpa</translation>
        </message>
        <message>
            <source>Semi-clean</source>
            <comment>of a canasta</comment>
            <translation>Semilimpa</translation>
        </message>
        <message>
            <source>Semi-clean burraco</source>
            <translation>Canastra semilimpa</translation>
        </message>
        <message>
            <source>Semi-clean canasta</source>
            <translation>Canastra semilimpa</translation>
        </message>
    </context>
    <context>
        <name>Caption</name>
        <message numerus="yes">
            <source>added %n</source>
            <translation>
                <numerusform>encaixou %n</numerusform>
                <numerusform>encaixou %n</numerusform>
            </translation>
        </message>
        <message>
            <source>drew</source>
            <translation>comprou</translation>
        </message>
        <message numerus="yes">
            <source>laid %n</source>
            <translation>
                <numerusform>baixou %n</numerusform>
                <numerusform>baixou %n</numerusform>
            </translation>
        </message>
        <message>
            <source>then {card}</source>
            <translation>e {card}</translation>
        </message>
        <message numerus="yes">
            <source>took %n</source>
            <translation>
                <numerusform>pegou %n</numerusform>
                <numerusform>pegou %n</numerusform>
            </translation>
        </message>
        <message>
            <source>took a pot</source>
            <translation>pegou morto</translation>
        </message>
    </context>
    <context>
        <name>Card</name>
        <message>
            <source>ace</source>
            <translation>ás</translation>
        </message>
        <message>
            <source>aces</source>
            <translation>ases</translation>
        </message>
        <message>
            <source>clubs</source>
            <translation>paus</translation>
        </message>
        <message>
            <source>diamonds</source>
            <translation>ouros</translation>
        </message>
        <message>
            <source>eight</source>
            <translation>oito</translation>
        </message>
        <message>
            <source>eights</source>
            <translation>oitos</translation>
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
            <translation>quatro</translation>
        </message>
        <message>
            <source>fours</source>
            <translation>quatros</translation>
        </message>
        <message>
            <source>hearts</source>
            <translation>copas</translation>
        </message>
        <message>
            <source>jack</source>
            <translation>valete</translation>
        </message>
        <message>
            <source>jacks</source>
            <translation>valetes</translation>
        </message>
        <message>
            <source>joker</source>
            <translation>curingão</translation>
        </message>
        <message>
            <source>king</source>
            <translation>rei</translation>
        </message>
        <message>
            <source>kings</source>
            <translation>reis</translation>
        </message>
        <message>
            <source>nine</source>
            <translation>nove</translation>
        </message>
        <message>
            <source>nines</source>
            <translation>noves</translation>
        </message>
        <message>
            <source>queen</source>
            <translation>dama</translation>
        </message>
        <message>
            <source>queens</source>
            <translation>damas</translation>
        </message>
        <message>
            <source>sequence of {suit}</source>
            <translation>sequência de {suit}</translation>
        </message>
        <message>
            <source>set of {ranks}</source>
            <translation>trinca de {ranks}</translation>
        </message>
        <message>
            <source>seven</source>
            <translation>sete</translation>
        </message>
        <message>
            <source>sevens</source>
            <translation>setes</translation>
        </message>
        <message>
            <source>six</source>
            <translation>seis</translation>
        </message>
        <message>
            <source>sixes</source>
            <translation>seis</translation>
        </message>
        <message>
            <source>spades</source>
            <translation>espadas</translation>
        </message>
        <message>
            <source>ten</source>
            <translation>dez</translation>
        </message>
        <message>
            <source>tens</source>
            <translation>dez</translation>
        </message>
        <message>
            <source>three</source>
            <translation>três</translation>
        </message>
        <message>
            <source>threes</source>
            <translation>três</translation>
        </message>
        <message>
            <source>two</source>
            <translation>dois</translation>
        </message>
        <message>
            <source>twos</source>
            <translation>dois</translation>
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
            <translation>Descartar {card}?</translation>
        </message>
        <message>
            <source>Enter, {key} or another click ends your turn. Esc takes the card back.</source>
            <translation>Enter, {key} ou outro clique encerra a sua vez. Esc devolve a carta.</translation>
        </message>
        <message>
            <source>Fair</source>
            <translation>Justo</translation>
        </message>
        <message>
            <source>Free (practice)</source>
            <translation>Livre (treino)</translation>
        </message>
        <message>
            <source>Nothing was taken back that could be played again.</source>
            <translation>Nada foi desfeito que se possa refazer.</translation>
        </message>
        <message>
            <source>Practice</source>
            <translation>Treino</translation>
        </message>
        <message>
            <source>Take back</source>
            <translation>Desfazer</translation>
        </message>
        <message>
            <source>Take back your last act, and all that was played after it.</source>
            <translation>Desfazer a sua última ação e tudo o que foi jogado depois.</translation>
        </message>
        <message>
            <source>Take the card back into your hand ({key}).</source>
            <translation>Devolver a carta à sua mão ({key}).</translation>
        </message>
        <message>
            <source>Taking back</source>
            <translation>Desfazer jogadas</translation>
        </message>
        <message>
            <source>fair: nothing that showed you a card</source>
            <translation>justo: nada que tenha mostrado uma carta a você</translation>
        </message>
        <message>
            <source>free: every move of the deal, the bots' too; not counted in statistics</source>
            <translation>livre: qualquer jogada da rodada, também as dos robôs; não conta nas estatísticas</translation>
        </message>
        <message>
            <source>until {name} acts</source>
            <translation>até {name} jogar</translation>
        </message>
        <message>
            <source>{key} takes back all that you laid in this turn.</source>
            <translation>{key} desfaz tudo o que você baixou nesta vez.</translation>
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
                <numerusform>só %n jogada</numerusform>
                <numerusform>só %n jogadas</numerusform>
            </translation>
        </message>
        <message>
            <source>A card was drawn for you, and {card} discarded.</source>
            <translation>Uma carta foi comprada no seu lugar; descarte: {card}.</translation>
        </message>
        <message>
            <source>For each turn</source>
            <translation>Para cada jogada</translation>
        </message>
        <message>
            <source>For the match</source>
            <translation>Para a partida</translation>
        </message>
        <message>
            <source>The time for your turn was up.</source>
            <translation>O tempo da sua vez acabou.</translation>
        </message>
        <message>
            <source>Timed game</source>
            <translation>Partida por tempo</translation>
        </message>
        <message>
            <source>When time is up, the deal in progress is the last one.</source>
            <translation>Quando o tempo acaba, a rodada em andamento é a última.</translation>
        </message>
        <message>
            <source>no limit</source>
            <translation>sem limite</translation>
        </message>
        <message>
            <source>time is up</source>
            <translation>fim do tempo</translation>
        </message>
        <message>
            <source>timed, {minutes}</source>
            <translation>por tempo, {minutes}</translation>
        </message>
        <message>
            <source>{card} was discarded for you.</source>
            <translation>Descarte feito no seu lugar: {card}.</translation>
        </message>
        <message>
            <source>{count} min</source>
            <translation>{count} min</translation>
        </message>
        <message>
            <source>{timed}, {seconds} for each turn</source>
            <translation>{timed}, {seconds} por jogada</translation>
        </message>
    </context>
    <context>
        <name>Coach</name>
        <message>
            <source>A card of yours fits one of our melds: drag it there.</source>
            <translation>Uma carta sua serve em um dos nossos jogos: arraste-a até lá.</translation>
        </message>
        <message>
            <source>Close this line</source>
            <translation>Fechar esta linha</translation>
        </message>
        <message>
            <source>Draw a card: click the stock, or take the whole pile.</source>
            <translation>Compre uma carta: clique no monte ou pegue o lixo inteiro.</translation>
        </message>
        <message>
            <source>Draw a card: click the stock.</source>
            <translation>Compre uma carta: clique no monte.</translation>
        </message>
        <message>
            <source>End your turn: put one card on the pile.</source>
            <translation>Termine a vez: ponha uma carta no lixo.</translation>
        </message>
        <message>
            <source>Instead of drawing you may take the whole pile: click it.</source>
            <translation>Em vez de comprar, você pode pegar o lixo inteiro: clique nele.</translation>
        </message>
        <message>
            <source>You hold a meld: pick three or more cards that belong together, and lay them.</source>
            <translation>Você tem um jogo: escolha três ou mais cartas que combinam e baixe-as.</translation>
        </message>
        <message>
            <source>You may take the pile: its top card must be used at once, with two cards of your hand or on a meld.</source>
            <translation>Você pode pegar o lixo: a carta de cima deve ser usada já, com duas cartas da mão ou em um jogo.</translation>
        </message>
    </context>
    <context>
        <name>Event</name>
        <message>
            <source>; this is the last turn of the deal</source>
            <translation>; é a última jogada da rodada</translation>
        </message>
        <message>
            <source>It is your turn.</source>
            <translation>É a sua vez.</translation>
        </message>
        <message>
            <source>Nobody got any further, and the deal is over.</source>
            <translation>Ninguém conseguiu avançar, e a rodada acabou.</translation>
        </message>
        <message>
            <source>The last round is played, and the deal is over.</source>
            <translation>A última volta foi jogada, e a rodada acabou.</translation>
        </message>
        <message>
            <source>The stock is used up, and the deal is over.</source>
            <translation>O monte acabou, e a rodada também.</translation>
        </message>
        <message>
            <source>The stock was used up; a pot takes its place.</source>
            <translation>O monte acabou; um morto toma o seu lugar.</translation>
        </message>
        <message>
            <source>Time is up: everybody has one more turn, then the match is over.</source>
            <translation>Tempo esgotado: cada um joga mais uma vez, e a partida acaba.</translation>
        </message>
        <message>
            <source>Time is up: this deal is played to its end, then the match is over.</source>
            <translation>Tempo esgotado: esta rodada vai até o fim, e a partida acaba.</translation>
        </message>
        <message>
            <source>You</source>
            <translation>Você</translation>
        </message>
        <message>
            <source>added {cards}</source>
            <translation>encaixou {cards}</translation>
        </message>
        <message>
            <source>added {cards}</source>
            <comment>you</comment>
            <translation>encaixou {cards}</translation>
        </message>
        <message>
            <source>are to play</source>
            <translation>joga agora</translation>
        </message>
        <message>
            <source>discarded {card}</source>
            <translation>descartou {card}</translation>
        </message>
        <message>
            <source>discarded {card}</source>
            <comment>you</comment>
            <translation>descartou {card}</translation>
        </message>
        <message>
            <source>drew a card</source>
            <translation>comprou uma carta</translation>
        </message>
        <message>
            <source>drew a card</source>
            <comment>you</comment>
            <translation>comprou uma carta</translation>
        </message>
        <message>
            <source>drew {card}</source>
            <comment>you</comment>
            <translation>comprou {card}</translation>
        </message>
        <message>
            <source>is to play</source>
            <translation>joga agora</translation>
        </message>
        <message>
            <source>laid a sequence: {cards}</source>
            <translation>baixou uma sequência: {cards}</translation>
        </message>
        <message>
            <source>laid a sequence: {cards}</source>
            <comment>you</comment>
            <translation>baixou uma sequência: {cards}</translation>
        </message>
        <message>
            <source>laid a set of {ranks}: {cards}</source>
            <translation>baixou uma trinca de {ranks}: {cards}</translation>
        </message>
        <message>
            <source>laid a set of {ranks}: {cards}</source>
            <comment>you</comment>
            <translation>baixou uma trinca de {ranks}: {cards}</translation>
        </message>
        <message>
            <source>opened the pot</source>
            <translation>abriu o morto</translation>
        </message>
        <message>
            <source>opened the pot: {cards}</source>
            <comment>you</comment>
            <translation>abriu o morto: {cards}</translation>
        </message>
        <message>
            <source>put the first card back: {card}</source>
            <translation>devolveu a primeira carta: {card}</translation>
        </message>
        <message>
            <source>put the first card back: {card}</source>
            <comment>you</comment>
            <translation>devolveu a primeira carta: {card}</translation>
        </message>
        <message numerus="yes">
            <source>took the pile, %n card(s)</source>
            <translation>
                <numerusform>pegou o lixo, %n carta</numerusform>
                <numerusform>pegou o lixo, %n cartas</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>took the pile, %n card(s)</source>
            <comment>you</comment>
            <translation>
                <numerusform>pegou o lixo, %n carta</numerusform>
                <numerusform>pegou o lixo, %n cartas</numerusform>
            </translation>
        </message>
        <message>
            <source>took the pot and go on</source>
            <comment>you</comment>
            <translation>pegou o morto e continua</translation>
        </message>
        <message>
            <source>took the pot and goes on</source>
            <translation>pegou o morto e continua</translation>
        </message>
        <message>
            <source>took the pot for the next turn</source>
            <translation>pegou o morto para a próxima vez</translation>
        </message>
        <message>
            <source>took the pot for your next turn</source>
            <comment>you</comment>
            <translation>pegou o morto para a sua próxima vez</translation>
        </message>
        <message>
            <source>went out</source>
            <translation>bateu</translation>
        </message>
        <message>
            <source>went out</source>
            <comment>you</comment>
            <translation>bateu</translation>
        </message>
        <message>
            <source>{name} is to play.</source>
            <translation>É a vez de {name}.</translation>
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
                <numerusform>%n das diferenças é tão grande que o acaso a traz uma vez em cem.</numerusform>
                <numerusform>%n das diferenças são tão grandes que o acaso as traz uma vez em cem.</numerusform>
            </translation>
        </message>
        <message>
            <source>A bot is told what its seat may see and no more: its own hand, the melds, the pile, and what everybody has seen taken and thrown. It never learns the other hands, the stock or the pots. Those that think ahead guess them, and try out what would follow.</source>
            <translation>Um robô recebe o que se vê do seu lugar e nada mais: as suas cartas, os jogos, o lixo e o que todos viram pegar e descartar. Nunca fica sabendo as cartas dos outros, o monte nem os mortos. Os que pensam adiante fazem suposições e experimentam o que aconteceria.</translation>
        </message>
        <message>
            <source>Are the cards fair?</source>
            <translation>As cartas são honestas?</translation>
        </message>
        <message>
            <source>Each deal has a number, which you see at the table. That number alone decides the order of all cards, before the first one is dealt, and nothing that anybody does changes it. Choose the same number for a new match, and the same cards come again.</source>
            <translation>Cada rodada tem um número, que você vê na mesa. Só esse número decide a ordem de todas as cartas, antes de sair a primeira, e nada do que se faça muda isso. Escolha o mesmo número para uma nova partida e as mesmas cartas voltam.</translation>
        </message>
        <message>
            <source>How lucky the bots are</source>
            <translation>Quanta sorte os robôs têm</translation>
        </message>
        <message>
            <source>How they are shuffled, what the bots know, and what was counted</source>
            <translation>Como são embaralhadas, o que os robôs sabem e o que se contou</translation>
        </message>
        <message>
            <source>In {deals} deals of {game} with bots of the level {level} they drew a wild card in {hits} of 100 draws; chance alone gives {expected}.</source>
            <translation>Em {deals} rodadas de {game} com robôs do nível {level}, eles compraram um curinga em {hits} de cada 100 compras; o acaso sozinho dá {expected}.</translation>
        </message>
        <message>
            <source>None of the differences is larger than chance explains.</source>
            <translation>Nenhuma das diferenças é maior do que o acaso explica.</translation>
        </message>
        <message>
            <source>Of 100</source>
            <translation>De cada 100</translation>
        </message>
        <message>
            <source>The bots had three seats; a bot of the same level played yours. For the last line chance is what your seat found on the pile.</source>
            <translation>Os robôs tinham três lugares; no seu jogava um robô do mesmo nível. Na última linha, o acaso é o que o seu lugar encontrou no lixo.</translation>
        </message>
        <message>
            <source>The shuffle</source>
            <translation>O embaralhamento</translation>
        </message>
        <message>
            <source>Turns with a card on the pile for their melds</source>
            <translation>Vezes com uma carta no lixo para os seus jogos</translation>
        </message>
        <message>
            <source>What the bots know</source>
            <translation>O que os robôs sabem</translation>
        </message>
        <message>
            <source>Wild cards among those dealt to them</source>
            <translation>Curingas entre as cartas dadas a eles</translation>
        </message>
        <message>
            <source>Wild cards among those they drew</source>
            <translation>Curingas entre as cartas que compraram</translation>
        </message>
        <message>
            <source>Wild cards in the pots they took</source>
            <translation>Curingas nos mortos que pegaram</translation>
        </message>
        <message>
            <source>Wild cards left on the stock when they took the pile</source>
            <translation>Curingas deixados no monte ao pegar o lixo</translation>
        </message>
        <message>
            <source>chance</source>
            <translation>acaso</translation>
        </message>
    </context>
    <context>
        <name>Fault</name>
        <message>
            <source>The file {file} cannot be read.</source>
            <translation>O arquivo {file} não pode ser lido.</translation>
        </message>
        <message>
            <source>The file {file} cannot be written.</source>
            <translation>O arquivo {file} não pode ser salvo.</translation>
        </message>
        <message>
            <source>The file {file} is no match of this program.</source>
            <translation>O arquivo {file} não é uma partida deste programa.</translation>
        </message>
        <message>
            <source>The file {file} was damaged and is kept under another name. The usual values are in force.</source>
            <translation>O arquivo {file} estava danificado e foi guardado com outro nome. Valem os valores de sempre.</translation>
        </message>
        <message>
            <source>The match {file} cannot be read.</source>
            <translation>A partida {file} não pode ser lida.</translation>
        </message>
        <message>
            <source>The match {file} cannot be saved.</source>
            <translation>A partida {file} não pode ser salva.</translation>
        </message>
        <message>
            <source>The match {file} holds a play that the rules do not allow.</source>
            <translation>A partida {file} contém uma jogada que as regras não permitem.</translation>
        </message>
        <message>
            <source>The match {file} is damaged. It stays where it is, unchanged.</source>
            <translation>A partida {file} está danificada. Ela fica onde está, sem mudança.</translation>
        </message>
        <message>
            <source>The match {file} was saved by a newer version of the program.</source>
            <translation>A partida {file} foi salva por uma versão mais nova do programa.</translation>
        </message>
        <message>
            <source>{name} had to be woken up and played a simple move.</source>
            <translation>Foi preciso acordar {name}, que fez uma jogada simples.</translation>
        </message>
        <message>
            <source>{name} lost the thread and played a simple move.</source>
            <translation>{name} perdeu o fio e fez uma jogada simples.</translation>
        </message>
        <message>
            <source>{name} thought for too long and played a simple move.</source>
            <translation>{name} pensou demais e fez uma jogada simples.</translation>
        </message>
        <message>
            <source>{name} wanted to break a rule and played a simple move instead.</source>
            <translation>{name} quis quebrar uma regra e fez uma jogada simples.</translation>
        </message>
    </context>
    <context>
        <name>Ghost</name>
        <message>
            <source>New meld</source>
            <translation>Jogo novo</translation>
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
            <translation>Peça a dica na sua vez.</translation>
        </message>
        <message>
            <source>Close the hint</source>
            <translation>Fechar a dica</translation>
        </message>
        <message>
            <source>Hint</source>
            <translation>Dica</translation>
        </message>
        <message>
            <source>No hint could be found. Close and ask once more.</source>
            <translation>Não foi possível encontrar uma dica. Feche e peça de novo.</translation>
        </message>
        <message numerus="yes">
            <source>Our points of the deal less theirs: the mean of %n deal(s) played out with guessed hidden cards.</source>
            <translation>
                <numerusform>Nossos pontos da rodada menos os deles: média de %n rodada jogada até o fim com cartas ocultas supostas.</numerusform>
                <numerusform>Nossos pontos da rodada menos os deles: média de %n rodadas jogadas até o fim com cartas ocultas supostas.</numerusform>
            </translation>
        </message>
        <message>
            <source>Play the chosen turn as it is shown.</source>
            <translation>Fazer a jogada escolhida, tal como aparece.</translation>
        </message>
        <message>
            <source>Play {number}</source>
            <translation>Jogar {number}</translation>
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
            <translation>comprar do monte</translation>
        </message>
        <message>
            <source>exchange the first card</source>
            <translation>trocar a primeira carta</translation>
        </message>
        <message>
            <source>expected points</source>
            <translation>pontos esperados</translation>
        </message>
        <message>
            <source>new sequence {cards}</source>
            <translation>nova sequência {cards}</translation>
        </message>
        <message>
            <source>new set {cards}</source>
            <translation>nova trinca {cards}</translation>
        </message>
        <message>
            <source>take the pile with {cards}</source>
            <translation>pegar o lixo com {cards}</translation>
        </message>
        <message>
            <source>take the pile with {cards} ({meld})</source>
            <translation>pegar o lixo com {cards} ({meld})</translation>
        </message>
        <message numerus="yes">
            <source>take the pile, %n card(s)</source>
            <translation>
                <numerusform>pegar o lixo, %n carta</numerusform>
                <numerusform>pegar o lixo, %n cartas</numerusform>
            </translation>
        </message>
        <message>
            <source>{acts}, then {last}</source>
            <translation>{acts}, depois {last}</translation>
        </message>
        <message>
            <source>{cards} ({meld})</source>
            <comment>cards added to the meld of nines, or of clubs</comment>
            <translation>{cards} ({meld})</translation>
        </message>
        <message>
            <source>{number}: {play}. {points} {range} points</source>
            <translation>{number}: {play}. {points} {range} pontos</translation>
        </message>
    </context>
    <context>
        <name>HouseRow</name>
        <message numerus="yes">
            <source>%n change(s)</source>
            <translation>
                <numerusform>%n mudança</numerusform>
                <numerusform>%n mudanças</numerusform>
            </translation>
        </message>
        <message>
            <source>House rules…</source>
            <translation>Regras da casa…</translation>
        </message>
        <message>
            <source>My rules</source>
            <translation>Minhas regras</translation>
        </message>
        <message>
            <source>{preset} as it stands, no changes</source>
            <translation>{preset} como é, sem mudanças</translation>
        </message>
    </context>
    <context>
        <name>HouseRules</name>
        <message numerus="yes">
            <source>%n change(s)</source>
            <translation>
                <numerusform>%n mudança</numerusform>
                <numerusform>%n mudanças</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n changed</source>
            <translation>
                <numerusform>%n mudada</numerusform>
                <numerusform>%n mudadas</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n thing(s) do not fit</source>
            <translation>
                <numerusform>%n coisa não combina</numerusform>
                <numerusform>%n coisas não combinam</numerusform>
            </translation>
        </message>
        <message>
            <source>A canasta is a meld of seven cards or more; a clean one has no wild card.</source>
            <translation>Canastra é um jogo de sete cartas ou mais; a limpa não tem curinga.</translation>
        </message>
        <message>
            <source>A canasta is semi-clean only with the wild card at an end.</source>
            <translation>A canastra só é semilimpa com o curinga numa ponta.</translation>
        </message>
        <message>
            <source>A card is turned up to begin the discard pile.</source>
            <translation>Vira-se uma carta para começar o lixo.</translation>
        </message>
        <message>
            <source>A free wild card goes</source>
            <translation>Um curinga livre vai</translation>
        </message>
        <message>
            <source>A game has one to three decks.</source>
            <translation>Um jogo tem de um a três baralhos.</translation>
        </message>
        <message>
            <source>A joker or a two may stand for another card; never more than one in a meld.</source>
            <translation>Um curingão ou um dois pode representar outra carta; nunca mais de um por jogo.</translation>
        </message>
        <message>
            <source>A match has at least one deal.</source>
            <translation>Uma partida tem no mínimo uma rodada.</translation>
        </message>
        <message>
            <source>A match to a target needs a target.</source>
            <translation>Uma partida com meta precisa de uma meta.</translation>
        </message>
        <message>
            <source>A meld has one wild card or none.</source>
            <translation>Um jogo tem um curinga ou nenhum.</translation>
        </message>
        <message>
            <source>A natural two may turn wild again</source>
            <translation>O dois natural volta a ser curinga</translation>
        </message>
        <message>
            <source>A pot needs at least one card.</source>
            <translation>Um morto precisa de no mínimo uma carta.</translation>
        </message>
        <message>
            <source>A pot that was never played counts as not taken.</source>
            <translation>Um morto que não foi jogado conta como não pego.</translation>
        </message>
        <message>
            <source>A sequence from ace to ace needs a bonus.</source>
            <translation>Uma sequência de ás a ás precisa de um bônus.</translation>
        </message>
        <message numerus="yes">
            <source>A set has at most %n card(s).</source>
            <translation>
                <numerusform>Uma trinca tem no máximo %n carta.</numerusform>
                <numerusform>Uma trinca tem no máximo %n cartas.</numerusform>
            </translation>
        </message>
        <message>
            <source>A set has three cards or more.</source>
            <translation>Uma trinca tem três cartas ou mais.</translation>
        </message>
        <message>
            <source>A single card stays</source>
            <translation>A carta única fica</translation>
        </message>
        <message>
            <source>A team has only one set of each rank.</source>
            <translation>Uma dupla tem só uma trinca de cada valor.</translation>
        </message>
        <message>
            <source>A team may have several sets of one rank.</source>
            <translation>Uma dupla pode ter várias trincas do mesmo valor.</translation>
        </message>
        <message>
            <source>A team may not open a second set of a rank that it has.</source>
            <translation>Uma dupla não pode abrir outra trinca de um valor que já tem.</translation>
        </message>
        <message>
            <source>A team with more points than this needs a minimum for its first melds.</source>
            <translation>Com mais pontos do que isto, a dupla precisa de um mínimo para baixar.</translation>
        </message>
        <message>
            <source>A team without a canasta loses the points of its melds.</source>
            <translation>Sem canastra, a dupla perde os pontos dos seus jogos.</translation>
        </message>
        <message>
            <source>A team without a pot may go out when no pot is left on the table.</source>
            <translation>Sem morto, a dupla pode bater quando não há mais morto na mesa.</translation>
        </message>
        <message>
            <source>A vulnerable team needs a minimum for its first melds.</source>
            <translation>Uma dupla vulnerável precisa de um mínimo para baixar.</translation>
        </message>
        <message>
            <source>A wild card in a meld</source>
            <translation>Curinga num jogo</translation>
        </message>
        <message>
            <source>A wild card moves at the end of a sequence only.</source>
            <translation>O curinga só anda na ponta de uma sequência.</translation>
        </message>
        <message>
            <source>A wild card on the table stays where it is.</source>
            <translation>O curinga na mesa fica onde está.</translation>
        </message>
        <message>
            <source>A wild two may move to its own place from anywhere.</source>
            <translation>Um dois curinga pode ir de qualquer lugar para o seu.</translation>
        </message>
        <message>
            <source>Ace</source>
            <translation>Ás</translation>
        </message>
        <message>
            <source>Ace in sequences</source>
            <translation>Ás nas sequências</translation>
        </message>
        <message>
            <source>Ace to ace</source>
            <translation>Ás a ás</translation>
        </message>
        <message>
            <source>Ace to king</source>
            <translation>Ás a rei</translation>
        </message>
        <message>
            <source>Ace to king and ace to ace</source>
            <translation>Ás a rei e ás a ás</translation>
        </message>
        <message>
            <source>Ace to king counts as such only when laid in one move.</source>
            <translation>Ás a rei só vale como tal se for baixado de uma vez.</translation>
        </message>
        <message>
            <source>Ace to king may grow bit by bit.</source>
            <translation>Ás a rei pode crescer aos poucos.</translation>
        </message>
        <message>
            <source>After a pot taken by the discard, the deal may end before its owner's turn.</source>
            <translation>Depois de um morto indireto, a rodada pode acabar antes da vez do dono.</translation>
        </message>
        <message>
            <source>After so many rounds without a drawn or melded card the deal ends.</source>
            <translation>Depois de tantas voltas sem comprar nem baixar, a rodada acaba.</translation>
        </message>
        <message>
            <source>All rules are those of {preset} now.</source>
            <translation>Agora todas as regras são as de {preset}.</translation>
        </message>
        <message>
            <source>An ace at both ends needs aces that may be low and high.</source>
            <translation>Um ás em cada ponta exige ases baixos e altos.</translation>
        </message>
        <message>
            <source>At least one round without progress is needed.</source>
            <translation>É preciso no mínimo uma volta sem avanço.</translation>
        </message>
        <message>
            <source>Back to {preset}</source>
            <translation>Voltar a {preset}</translation>
        </message>
        <message>
            <source>Bonus for going out</source>
            <translation>Bônus da batida</translation>
        </message>
        <message>
            <source>Bonus for the pot</source>
            <translation>Bônus do morto</translation>
        </message>
        <message>
            <source>Bonus of a set of eight natural cards or more.</source>
            <translation>Bônus de uma trinca de oito cartas naturais ou mais.</translation>
        </message>
        <message>
            <source>Bonus of fourteen natural cards, [AS] to [AS].</source>
            <translation>Bônus de catorze cartas naturais, de [AS] a [AS].</translation>
        </message>
        <message>
            <source>Bonus of seven cards or more with a wild card.</source>
            <translation>Bônus de sete cartas ou mais com curinga.</translation>
        </message>
        <message>
            <source>Bonus of seven cards or more without a wild card.</source>
            <translation>Bônus de sete cartas ou mais sem curinga.</translation>
        </message>
        <message>
            <source>Bonus of seven natural cards and a wild one; “none”: such a canasta is dirty.</source>
            <translation>Bônus de sete cartas naturais e um curinga; “nenhum”: essa canastra é suja.</translation>
        </message>
        <message>
            <source>Bonus of thirteen natural cards, [2S] to [AS].</source>
            <translation>Bônus de treze cartas naturais, de [2S] a [AS].</translation>
        </message>
        <message>
            <source>Bonus of thirteen natural cards, [AS] to [KS].</source>
            <translation>Bônus de treze cartas naturais, de [AS] a [KS].</translation>
        </message>
        <message>
            <source>Bonuses go in steps of five.</source>
            <translation>Os bônus vão de cinco em cinco.</translation>
        </message>
        <message>
            <source>Bring my changes back</source>
            <translation>Trazer minhas mudanças de volta</translation>
        </message>
        <message>
            <source>Bring the former value back</source>
            <translation>Trazer o valor anterior de volta</translation>
        </message>
        <message>
            <source>By reaching a target, by the points of a number of deals, or by Victory Points as in clubs.</source>
            <translation>Por uma meta, pelos pontos de algumas rodadas, ou por pontos de vitória, como nos clubes.</translation>
        </message>
        <message>
            <source>Canasta to go out</source>
            <translation>Canastra para bater</translation>
        </message>
        <message>
            <source>Cards and deal</source>
            <translation>Cartas e distribuição</translation>
        </message>
        <message>
            <source>Cards in a pot</source>
            <translation>Cartas num morto</translation>
        </message>
        <message>
            <source>Cards in hand</source>
            <translation>Cartas na mão</translation>
        </message>
        <message>
            <source>Clean canasta</source>
            <translation>Canastra limpa</translation>
        </message>
        <message>
            <source>Deals</source>
            <translation>Rodadas</translation>
        </message>
        <message>
            <source>Decks</source>
            <translation>Baralhos</translation>
        </message>
        <message>
            <source>Differs from {preset}</source>
            <translation>Difere de {preset}</translation>
        </message>
        <message>
            <source>Dirty canasta</source>
            <translation>Canastra suja</translation>
        </message>
        <message>
            <source>Discard pile</source>
            <translation>Lixo</translation>
        </message>
        <message>
            <source>Eight cards of a rank pay {points}.</source>
            <translation>Oito cartas do mesmo valor valem {points}.</translation>
        </message>
        <message>
            <source>Eight of a rank</source>
            <translation>Oito do mesmo valor</translation>
        </message>
        <message>
            <source>Eight to king</source>
            <translation>De oito a rei</translation>
        </message>
        <message>
            <source>End of the deal</source>
            <translation>Fim da rodada</translation>
        </message>
        <message numerus="yes">
            <source>Everyone gets %n card(s).</source>
            <translation>
                <numerusform>Cada um recebe %n carta.</numerusform>
                <numerusform>Cada um recebe %n cartas.</numerusform>
            </translation>
        </message>
        <message>
            <source>Everyone needs at least one card.</source>
            <translation>Cada um precisa de no mínimo uma carta.</translation>
        </message>
        <message>
            <source>Exactly the target is not enough.</source>
            <translation>Chegar exatamente à meta não basta.</translation>
        </message>
        <message>
            <source>First card of the pile</source>
            <translation>Primeira carta do lixo</translation>
        </message>
        <message>
            <source>Fourteen cards of a suit, from [AS] to [AS].</source>
            <translation>Catorze cartas de um naipe, de [AS] a [AS].</translation>
        </message>
        <message>
            <source>Going out</source>
            <translation>Batida</translation>
        </message>
        <message>
            <source>Going out without a pot</source>
            <translation>Bater sem morto</translation>
        </message>
        <message>
            <source>Groups of rules</source>
            <translation>Grupos de regras</translation>
        </message>
        <message>
            <source>Hands in reserve; a team takes one when a player has no cards left.</source>
            <translation>Mãos de reserva; a dupla pega uma quando um jogador fica sem cartas.</translation>
        </message>
        <message>
            <source>House rules</source>
            <translation>Regras da casa</translation>
        </message>
        <message>
            <source>House rules (*{suffix})</source>
            <translation>Regras da casa (*{suffix})</translation>
        </message>
        <message>
            <source>How many people may sit at the table.</source>
            <translation>Quantas pessoas podem sentar à mesa.</translation>
        </message>
        <message>
            <source>If no team took a pot, all of them lose these points.</source>
            <translation>Se nenhuma dupla pegou o morto, todas perdem esses pontos.</translation>
        </message>
        <message>
            <source>If the pile was one card, whoever took it may not discard it in the same turn.</source>
            <translation>Se o lixo era uma só carta, quem a pegou não pode descartá-la na mesma vez.</translation>
        </message>
        <message>
            <source>In a timed game the last deal is played to its end, or everybody has one more turn.</source>
            <translation>Numa partida por tempo, a última rodada vai até o fim, ou cada um joga mais uma vez.</translation>
        </message>
        <message>
            <source>Joker</source>
            <translation>Curingão</translation>
        </message>
        <message>
            <source>Jokers</source>
            <translation>Curingões</translation>
        </message>
        <message>
            <source>Jokers come in pairs, six at most.</source>
            <translation>Os curingões vêm aos pares, no máximo seis.</translation>
        </message>
        <message>
            <source>Jokers in the whole game. Twos can be wild in any case.</source>
            <translation>Curingões no jogo todo. O dois pode ser curinga de qualquer modo.</translation>
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
            <translation>Trinca mais longa</translation>
        </message>
        <message>
            <source>Low is [AH] [2H] [3H], high is [QH] [KH] [AH].</source>
            <translation>Baixo é [AH] [2H] [3H], alto é [QH] [KH] [AH].</translation>
        </message>
        <message>
            <source>Match</source>
            <translation>Partida</translation>
        </message>
        <message>
            <source>Melds</source>
            <translation>Jogos</translation>
        </message>
        <message>
            <source>Melds count against you</source>
            <translation>Jogos contam contra a dupla</translation>
        </message>
        <message>
            <source>Melds count for a team even without a canasta.</source>
            <translation>Os jogos contam a favor da dupla mesmo sem canastra.</translation>
        </message>
        <message>
            <source>Minimum first meld</source>
            <translation>Mínimo para baixar</translation>
        </message>
        <message>
            <source>More</source>
            <translation>Mais</translation>
        </message>
        <message>
            <source>Name of these rules</source>
            <translation>Nome destas regras</translation>
        </message>
        <message>
            <source>Nearest of the nine games: {preset}</source>
            <translation>O mais próximo dos nove jogos: {preset}</translation>
        </message>
        <message>
            <source>Needed for the pot</source>
            <translation>Para pegar o morto</translation>
        </message>
        <message>
            <source>No pile for a single card in hand</source>
            <translation>Sem lixo com uma só carta</translation>
        </message>
        <message>
            <source>One set of each rank</source>
            <translation>Uma trinca de cada valor</translation>
        </message>
        <message>
            <source>Open: all see it, anyone may take it. Closed: only its top card is known, and whoever takes the pile must meld that card at once.</source>
            <translation>Aberto: todos o veem, qualquer um pode pegar. Fechado: só se vê a carta de cima, e quem o pega tem de baixá-la na hora.</translation>
        </message>
        <message>
            <source>Penalty even when nobody took one</source>
            <translation>Multa mesmo que ninguém pegue</translation>
        </message>
        <message>
            <source>Penalty without a pot</source>
            <translation>Multa sem morto</translation>
        </message>
        <message>
            <source>Pile</source>
            <translation>Lixo</translation>
        </message>
        <message>
            <source>Players</source>
            <translation>Jogadores</translation>
        </message>
        <message>
            <source>Players: {numbers}.</source>
            <translation>Jogadores: {numbers}.</translation>
        </message>
        <message>
            <source>Points for a team that took a pot and played from it.</source>
            <translation>Pontos da dupla que pegou um morto e jogou com ele.</translation>
        </message>
        <message>
            <source>Points for the team that ends the deal.</source>
            <translation>Pontos da dupla que termina a rodada.</translation>
        </message>
        <message>
            <source>Points go in steps of five.</source>
            <translation>Os pontos vão de cinco em cinco.</translation>
        </message>
        <message>
            <source>Points of a joker.</source>
            <translation>Pontos de um curingão.</translation>
        </message>
        <message>
            <source>Points of a two, wild or in its own place.</source>
            <translation>Pontos de um dois, curinga ou no seu lugar.</translation>
        </message>
        <message>
            <source>Points of an ace.</source>
            <translation>Pontos de um ás.</translation>
        </message>
        <message>
            <source>Points of each card from [3S] to [7S].</source>
            <translation>Pontos de cada carta de [3S] a [7S].</translation>
        </message>
        <message>
            <source>Points of each card from [8S] to [KS].</source>
            <translation>Pontos de cada carta de [8S] a [KS].</translation>
        </message>
        <message>
            <source>Points that a team loses when it took no pot.</source>
            <translation>Pontos que a dupla perde se não pegou o morto.</translation>
        </message>
        <message>
            <source>Points that a vulnerable team must lay in the turn of its first melds.</source>
            <translation>Pontos que uma dupla vulnerável precisa baixar na primeira vez.</translation>
        </message>
        <message>
            <source>Pot taken, but never played</source>
            <translation>Morto pego, mas não jogado</translation>
        </message>
        <message>
            <source>Pots</source>
            <translation>Mortos</translation>
        </message>
        <message>
            <source>Read a file…</source>
            <translation>Ler um arquivo…</translation>
        </message>
        <message>
            <source>Repair it so</source>
            <translation>Consertar assim</translation>
        </message>
        <message>
            <source>Rounds without progress</source>
            <translation>Voltas sem avanço</translation>
        </message>
        <message>
            <source>Scoring</source>
            <translation>Pontuação</translation>
        </message>
        <message>
            <source>Semi-clean canasta</source>
            <translation>Canastra semilimpa</translation>
        </message>
        <message>
            <source>Semi-clean when</source>
            <translation>Semilimpa quando</translation>
        </message>
        <message>
            <source>Sets</source>
            <translation>Trincas</translation>
        </message>
        <message>
            <source>Sets are of these ranks only: {ranks}.</source>
            <translation>As trincas são só destes valores: {ranks}.</translation>
        </message>
        <message>
            <source>Sets may be of any rank but two.</source>
            <translation>As trincas podem ser de qualquer valor, menos dois.</translation>
        </message>
        <message>
            <source>Seven natural cards in a row make a canasta semi-clean.</source>
            <translation>Sete cartas naturais seguidas tornam a canastra semilimpa.</translation>
        </message>
        <message>
            <source>Share as a file…</source>
            <translation>Compartilhar como arquivo…</translation>
        </message>
        <message>
            <source>Six at the table</source>
            <translation>Seis à mesa</translation>
        </message>
        <message>
            <source>Six players form three pairs or two teams.</source>
            <translation>Seis jogadores formam três duplas ou duas equipes.</translation>
        </message>
        <message>
            <source>Six players form three pairs, or two teams of three.</source>
            <translation>Seis jogadores formam três duplas, ou duas equipes de três.</translation>
        </message>
        <message>
            <source>Six players form three pairs.</source>
            <translation>Seis jogadores formam três duplas.</translation>
        </message>
        <message>
            <source>Six players form two teams of three.</source>
            <translation>Seis jogadores formam duas equipes de três.</translation>
        </message>
        <message>
            <source>Smallest repair: {changes}</source>
            <translation>Menor conserto: {changes}</translation>
        </message>
        <message>
            <source>So many cards everyone gets at the start.</source>
            <translation>Quantas cartas cada um recebe no começo.</translation>
        </message>
        <message>
            <source>So many cards lie in each pot.</source>
            <translation>Quantas cartas há em cada morto.</translation>
        </message>
        <message>
            <source>So many deals a match of a fixed length has.</source>
            <translation>Quantas rodadas tem uma partida de duração fixa.</translation>
        </message>
        <message>
            <source>So many decks of 52 cards are shuffled together.</source>
            <translation>Quantos baralhos de 52 cartas são embaralhados juntos.</translation>
        </message>
        <message>
            <source>Someone must play: two, four or six people.</source>
            <translation>Alguém tem de jogar: duas, quatro ou seis pessoas.</translation>
        </message>
        <message>
            <source>Target</source>
            <translation>Meta</translation>
        </message>
        <message>
            <source>The card you go out with may be a joker or a two.</source>
            <translation>A carta da batida pode ser um curingão ou um dois.</translation>
        </message>
        <message>
            <source>The cards of a pot that was never played count against its owner.</source>
            <translation>As cartas de um morto não jogado contam contra o dono.</translation>
        </message>
        <message numerus="yes">
            <source>The deal ends after %n round(s) without progress.</source>
            <translation>
                <numerusform>A rodada acaba depois de %n volta sem avanço.</numerusform>
                <numerusform>A rodada acaba depois de %n voltas sem avanço.</numerusform>
            </translation>
        </message>
        <message>
            <source>The deal ends when two cards are left, or with the last card; or an untaken pot becomes the new stock.</source>
            <translation>A rodada acaba com duas cartas no monte, ou com a última; ou um morto que ninguém pegou vira o novo monte.</translation>
        </message>
        <message>
            <source>The end of a sequence where it is put first; you may choose the other.</source>
            <translation>A ponta da sequência onde ele fica primeiro; pode-se escolher a outra.</translation>
        </message>
        <message>
            <source>The file {file} comes from a newer version of the program.</source>
            <translation>O arquivo {file} é de uma versão mais nova do programa.</translation>
        </message>
        <message>
            <source>The file {file} holds no house rules.</source>
            <translation>O arquivo {file} não contém regras da casa.</translation>
        </message>
        <message>
            <source>The file {file} is damaged; nothing was changed.</source>
            <translation>O arquivo {file} está danificado; nada foi mudado.</translation>
        </message>
        <message>
            <source>The first card may be exchanged</source>
            <translation>A primeira carta pode ser trocada</translation>
        </message>
        <message>
            <source>The first player may put the first drawn card on the pile and draw another.</source>
            <translation>Quem começa pode pôr a primeira carta comprada no lixo e comprar outra.</translation>
        </message>
        <message>
            <source>The last discard may be a wild card.</source>
            <translation>O último descarte pode ser um curinga.</translation>
        </message>
        <message>
            <source>The last discard may not be a wild card.</source>
            <translation>O último descarte não pode ser um curinga.</translation>
        </message>
        <message>
            <source>The match is decided</source>
            <translation>A partida se decide</translation>
        </message>
        <message>
            <source>The most cards of a set. Two decks have eight of a rank; with a wild card that is nine.</source>
            <translation>O máximo de cartas de uma trinca. Dois baralhos têm oito de cada valor; com um curinga são nove.</translation>
        </message>
        <message>
            <source>The pile begins with one card or none.</source>
            <translation>O lixo começa com uma carta ou nenhuma.</translation>
        </message>
        <message>
            <source>The points that end a match; the last deal is played to its end.</source>
            <translation>Os pontos que terminam a partida; a última rodada vai até o fim.</translation>
        </message>
        <message>
            <source>The rules are in {file}; anyone with this program can read them.</source>
            <translation>As regras estão em {file}; quem tem este programa pode lê-las.</translation>
        </message>
        <message>
            <source>The rules in {file} do not fit together.</source>
            <translation>As regras em {file} não combinam entre si.</translation>
        </message>
        <message>
            <source>The target must be passed</source>
            <translation>A meta tem de ser ultrapassada</translation>
        </message>
        <message>
            <source>The wild card stands at an end, or anywhere beside seven cards in a row.</source>
            <translation>O curinga fica numa ponta, ou em qualquer lugar junto a sete cartas seguidas.</translation>
        </message>
        <message>
            <source>There are not enough cards for all hands and pots.</source>
            <translation>Não há cartas suficientes para todas as mãos e mortos.</translation>
        </message>
        <message>
            <source>These are the rules of {file}.</source>
            <translation>Estas são as regras de {file}.</translation>
        </message>
        <message>
            <source>They may grow bit by bit, or must be laid in one move to get their bonus.</source>
            <translation>Podem crescer aos poucos, ou têm de ser baixadas de uma vez para ganhar o bônus.</translation>
        </message>
        <message>
            <source>Three or more cards of one of these ranks, such as [KS] [KH] [KD].</source>
            <translation>Três ou mais cartas de um destes valores, como [KS] [KH] [KD].</translation>
        </message>
        <message>
            <source>Three to seven</source>
            <translation>De três a sete</translation>
        </message>
        <message>
            <source>Two</source>
            <translation>Dois</translation>
        </message>
        <message>
            <source>Two aces in one sequence</source>
            <translation>Dois ases numa sequência</translation>
        </message>
        <message>
            <source>Two to ace</source>
            <translation>De dois a ás</translation>
        </message>
        <message>
            <source>Two to ace pays {points}.</source>
            <translation>De dois a ás vale {points}.</translation>
        </message>
        <message>
            <source>Twos and jokers make no sets.</source>
            <translation>Dois e curingões não formam trincas.</translation>
        </message>
        <message>
            <source>Use these rules</source>
            <translation>Usar estas regras</translation>
        </message>
        <message>
            <source>Victory Points are for three or four deals.</source>
            <translation>Pontos de vitória são para três ou quatro rodadas.</translation>
        </message>
        <message>
            <source>Victory Points are for two teams.</source>
            <translation>Pontos de vitória são para duas equipes.</translation>
        </message>
        <message>
            <source>Vulnerable above</source>
            <translation>Vulnerável acima de</translation>
        </message>
        <message>
            <source>What a team must have on the table before it may take a pot.</source>
            <translation>O que a dupla precisa ter na mesa antes de pegar um morto.</translation>
        </message>
        <message>
            <source>When [2S]–[7S] grows by [9S], the two becomes the eight.</source>
            <translation>Quando [2S]–[7S] cresce com [9S], o dois vira oito.</translation>
        </message>
        <message>
            <source>When the stock runs out</source>
            <translation>Quando o monte acaba</translation>
        </message>
        <message>
            <source>When time is up</source>
            <translation>Quando o tempo acaba</translation>
        </message>
        <message>
            <source>Whether going out needs a card for the discard pile.</source>
            <translation>Se a batida exige uma carta para o lixo.</translation>
        </message>
        <message>
            <source>Whether they slide when a sequence grows. One between two cards waits for the card it stands for, unless it moves freely.</source>
            <translation>Se andam quando a sequência cresce. Entre duas cartas, o curinga espera a carta que representa, a não ser que ande livre.</translation>
        </message>
        <message>
            <source>Wild card as last discard</source>
            <translation>Curinga como último descarte</translation>
        </message>
        <message>
            <source>Wild cards</source>
            <translation>Curingas</translation>
        </message>
        <message>
            <source>Wild cards on the table</source>
            <translation>Curingas na mesa</translation>
        </message>
        <message>
            <source>With one card in hand you must draw from the stock.</source>
            <translation>Com uma só carta na mão é preciso comprar do monte.</translation>
        </message>
        <message>
            <source>Without a canasta the own melds count against a team.</source>
            <translation>Sem canastra, os próprios jogos contam contra a dupla.</translation>
        </message>
        <message>
            <source>a canasta</source>
            <translation>uma canastra</translation>
        </message>
        <message>
            <source>a clean one</source>
            <translation>uma limpa</translation>
        </message>
        <message>
            <source>a pot is the stock</source>
            <translation>um morto vira monte</translation>
        </message>
        <message>
            <source>all</source>
            <translation>todos</translation>
        </message>
        <message>
            <source>any</source>
            <translation>qualquer</translation>
        </message>
        <message>
            <source>as if not taken</source>
            <translation>como não pego</translation>
        </message>
        <message>
            <source>at an end</source>
            <translation>numa ponta</translation>
        </message>
        <message>
            <source>beside seven</source>
            <translation>junto a sete</translation>
        </message>
        <message>
            <source>bit by bit</source>
            <translation>aos poucos</translation>
        </message>
        <message>
            <source>both</source>
            <translation>ambos</translation>
        </message>
        <message>
            <source>by Victory Points</source>
            <translation>por pontos de vitória</translation>
        </message>
        <message>
            <source>by a target</source>
            <translation>por uma meta</translation>
        </message>
        <message>
            <source>by points</source>
            <translation>por pontos</translation>
        </message>
        <message>
            <source>changed fields</source>
            <translation>campos mudados</translation>
        </message>
        <message>
            <source>closed</source>
            <translation>fechado</translation>
        </message>
        <message>
            <source>does not fit</source>
            <translation>não combina</translation>
        </message>
        <message>
            <source>high only</source>
            <translation>só alto</translation>
        </message>
        <message>
            <source>in one move</source>
            <translation>de uma vez</translation>
        </message>
        <message>
            <source>its cards count</source>
            <translation>as cartas contam</translation>
        </message>
        <message>
            <source>last card</source>
            <translation>última carta</translation>
        </message>
        <message>
            <source>low only</source>
            <translation>só baixo</translation>
        </message>
        <message>
            <source>move at the ends</source>
            <translation>andam nas pontas</translation>
        </message>
        <message>
            <source>move freely</source>
            <translation>andam livres</translation>
        </message>
        <message>
            <source>needed</source>
            <translation>necessário</translation>
        </message>
        <message>
            <source>never move</source>
            <translation>nunca andam</translation>
        </message>
        <message>
            <source>no</source>
            <translation>não</translation>
        </message>
        <message>
            <source>nobody</source>
            <translation>ninguém</translation>
        </message>
        <message>
            <source>none</source>
            <translation>nenhum</translation>
        </message>
        <message>
            <source>not needed</source>
            <translation>não é preciso</translation>
        </message>
        <message>
            <source>nothing</source>
            <translation>nada</translation>
        </message>
        <message>
            <source>one more turn</source>
            <translation>mais uma jogada</translation>
        </message>
        <message>
            <source>only in a match of some deals</source>
            <translation>só numa partida de algumas rodadas</translation>
        </message>
        <message>
            <source>only in a match to a target</source>
            <translation>só numa partida com meta</translation>
        </message>
        <message>
            <source>only where a team can be vulnerable</source>
            <translation>só onde há dupla vulnerável</translation>
        </message>
        <message>
            <source>only with a high ace</source>
            <translation>só com ás alto</translation>
        </message>
        <message>
            <source>only with a low ace</source>
            <translation>só com ás baixo</translation>
        </message>
        <message>
            <source>only with a wild card in a meld</source>
            <translation>só com curinga num jogo</translation>
        </message>
        <message>
            <source>only with pots</source>
            <translation>só com mortos</translation>
        </message>
        <message>
            <source>only with semi-clean canastas</source>
            <translation>só com canastras semilimpas</translation>
        </message>
        <message>
            <source>only with sets</source>
            <translation>só com trincas</translation>
        </message>
        <message>
            <source>only with six players</source>
            <translation>só com seis jogadores</translation>
        </message>
        <message>
            <source>only with two aces in one sequence</source>
            <translation>só com dois ases numa sequência</translation>
        </message>
        <message>
            <source>open</source>
            <translation>aberto</translation>
        </message>
        <message>
            <source>play to the end</source>
            <translation>jogar até o fim</translation>
        </message>
        <message numerus="yes">
            <source>settle %n thing(s) first</source>
            <translation>
                <numerusform>acerte antes %n coisa</numerusform>
                <numerusform>acerte antes %n coisas</numerusform>
            </translation>
        </message>
        <message>
            <source>starts from</source>
            <translation>parte de</translation>
        </message>
        <message>
            <source>three pairs</source>
            <translation>três duplas</translation>
        </message>
        <message>
            <source>to the high end</source>
            <translation>para a ponta alta</translation>
        </message>
        <message>
            <source>to the low end</source>
            <translation>para a ponta baixa</translation>
        </message>
        <message>
            <source>two cards left</source>
            <translation>restam duas cartas</translation>
        </message>
        <message>
            <source>two teams of three</source>
            <translation>duas equipes de três</translation>
        </message>
        <message>
            <source>was: {value}</source>
            <translation>era: {value}</translation>
        </message>
        <message>
            <source>yes</source>
            <translation>sim</translation>
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
            <translation>{preset} sem mudanças</translation>
        </message>
        <message>
            <source>{preset}, house rules</source>
            <translation>{preset}, regras da casa</translation>
        </message>
        <message>
            <source>{sentence} See: {fields}.</source>
            <translation>{sentence} Veja: {fields}.</translation>
        </message>
    </context>
    <context>
        <name>Keys</name>
        <message>
            <source>1 to 9 add to that meld, arrows walk, Space picks a card, Enter does what the large button says, Esc goes back. These stay.</source>
            <translation>As teclas de 1 a 9 encaixam naquele jogo, as setas percorrem a mesa, Espaço escolhe uma carta, Enter faz o que diz o botão grande, Esc volta. Estas não mudam.</translation>
        </message>
        <message>
            <source>Add to that meld</source>
            <translation>Encaixar nesse jogo</translation>
        </message>
        <message>
            <source>Arrows</source>
            <translation>Setas</translation>
        </message>
        <message>
            <source>Choose cards on the way</source>
            <translation>Escolher cartas no caminho</translation>
        </message>
        <message>
            <source>Choose the card, or act there</source>
            <translation>Escolher a carta ou agir ali</translation>
        </message>
        <message>
            <source>Ctrl + arrows</source>
            <translation>Ctrl + setas</translation>
        </message>
        <message>
            <source>Do what the large button says</source>
            <translation>Fazer o que diz o botão grande</translation>
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
            <translation>Desistir, voltar</translation>
        </message>
        <message>
            <source>Move the card in the hand</source>
            <translation>Mover a carta na mão</translation>
        </message>
        <message>
            <source>Press a key cap, then the key that it shall be. Esc leaves it as it is.</source>
            <translation>Clique numa tecla da lista e depois aperte a que quiser. Esc deixa como está.</translation>
        </message>
        <message>
            <source>Press a key…</source>
            <translation>Aperte uma tecla…</translation>
        </message>
        <message>
            <source>Reset the keys</source>
            <translation>Restaurar as teclas</translation>
        </message>
        <message>
            <source>Shift + arrows</source>
            <translation>Shift + setas</translation>
        </message>
        <message>
            <source>Show the other layout of a meld</source>
            <translation>Mostrar o outro jeito</translation>
        </message>
        <message>
            <source>Space</source>
            <translation>Espaço</translation>
        </message>
        <message>
            <source>The letters can be changed in the settings.</source>
            <translation>As letras podem ser mudadas nas configurações.</translation>
        </message>
        <message>
            <source>Walk over the table</source>
            <translation>Andar pela mesa</translation>
        </message>
        <message>
            <source>none</source>
            <translation>nenhuma</translation>
        </message>
        <message>
            <source>{key} always does the same. With Ctrl or Alt it is free.</source>
            <translation>{key} faz sempre a mesma coisa. Com Ctrl ou Alt está livre.</translation>
        </message>
        <message>
            <source>{key} is now for “{action}”; “{other}” has no key.</source>
            <translation>{key} agora é de “{action}”; “{other}” ficou sem tecla.</translation>
        </message>
        <message>
            <source>{key} is the key for “{other}”. Press it once more to take it over, or another key.</source>
            <translation>{key} é a tecla de “{other}”. Aperte de novo para ficar com ela, ou aperte outra.</translation>
        </message>
    </context>
    <context>
        <name>Licences</name>
        <message>
            <source>All parts</source>
            <translation>Todas as partes</translation>
        </message>
        <message>
            <source>Licences</source>
            <translation>Licenças</translation>
        </message>
        <message>
            <source>Part</source>
            <translation>Parte</translation>
        </message>
        <message>
            <source>What this program is made of</source>
            <translation>De que este programa é feito</translation>
        </message>
        <message>
            <source>Words of the licence</source>
            <translation>Texto da licença</translation>
        </message>
    </context>
    <context>
        <name>Log</name>
        <message>
            <source>Close</source>
            <translation>Fechar</translation>
        </message>
        <message>
            <source>Deal log</source>
            <translation>Registro da rodada</translation>
        </message>
        <message>
            <source>Why did they play this?</source>
            <translation>Por que jogou isto?</translation>
        </message>
        <message>
            <source>Why is this allowed?</source>
            <translation>Por que isto é permitido?</translation>
        </message>
    </context>
    <context>
        <name>NewMatchPage</name>
        <message>
            <source> and against </source>
            <translation> e contra </translation>
        </message>
        <message>
            <source>Back</source>
            <translation>Voltar</translation>
        </message>
        <message>
            <source>Back to the start page</source>
            <translation>Voltar à página inicial</translation>
        </message>
        <message>
            <source>Click a seat to change it</source>
            <translation>Clique num lugar para mudá-lo</translation>
        </message>
        <message>
            <source>Differs from</source>
            <translation>Difere de</translation>
        </message>
        <message>
            <source>Enter</source>
            <comment>the key</comment>
            <translation>Enter</translation>
        </message>
        <message>
            <source>Games</source>
            <translation>Jogos</translation>
        </message>
        <message>
            <source>New match</source>
            <translation>Nova partida</translation>
        </message>
        <message>
            <source>Play</source>
            <translation>Jogar</translation>
        </message>
        <message>
            <source>Who sits where</source>
            <translation>Quem senta onde</translation>
        </message>
        <message numerus="yes">
            <source>and %n more</source>
            <translation>
                <numerusform>e mais %n</numerusform>
                <numerusform>e mais %n</numerusform>
            </translation>
        </message>
        <message>
            <source>deal number {number}</source>
            <translation>rodada número {number}</translation>
        </message>
        <message>
            <source>you</source>
            <translation>você</translation>
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
            <translation>Número da rodada</translation>
        </message>
        <message>
            <source>Draw a number</source>
            <translation>Sortear um número</translation>
        </message>
        <message>
            <source>Length of the match</source>
            <translation>Duração da partida</translation>
        </message>
        <message>
            <source>Own target</source>
            <translation>Meta própria</translation>
        </message>
        <message>
            <source>Own target…</source>
            <translation>Meta própria…</translation>
        </message>
        <message>
            <source>Players</source>
            <translation>Jogadores</translation>
        </message>
        <message>
            <source>The same number deals the same cards.</source>
            <translation>O mesmo número dá as mesmas cartas.</translation>
        </message>
        <message>
            <source>new, by chance</source>
            <translation>nova, por sorteio</translation>
        </message>
        <message>
            <source>points, for instance {points}</source>
            <translation>pontos, por exemplo {points}</translation>
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
            <translation>Eu sou {name}, mostre minhas cartas</translation>
        </message>
        <message>
            <source>Nobody has played yet in this deal.</source>
            <translation>Ninguém jogou ainda nesta rodada.</translation>
        </message>
        <message>
            <source>Since your last turn</source>
            <translation>Desde a sua última vez</translation>
        </message>
        <message>
            <source>The cards are covered. Is only {name} looking?</source>
            <translation>As cartas estão cobertas. Só {name} está olhando?</translation>
        </message>
        <message>
            <source>The cards of {before} are covered. Is only {name} looking?</source>
            <translation>As cartas de {before} estão cobertas. Só {name} está olhando?</translation>
        </message>
        <message>
            <source>The cards stay covered until {name} is ready.</source>
            <translation>As cartas ficam cobertas até {name} dizer que pode.</translation>
        </message>
        <message>
            <source>{name}, it is your turn</source>
            <translation>{name}, é a sua vez</translation>
        </message>
        <message>
            <source>{name}: take the discard back</source>
            <translation>{name}: desfazer o descarte</translation>
        </message>
    </context>
    <context>
        <name>Preset</name>
        <message>
            <source>Argentina and Uruguay</source>
            <translation>Argentina e Uruguai</translation>
        </message>
        <message>
            <source>Brazil, sequences only</source>
            <translation>Brasil, só sequências</translation>
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
            <translation>Buraco fechado</translation>
        </message>
        <message>
            <source>Buraco, open pile</source>
            <translation>Buraco aberto</translation>
        </message>
        <message>
            <source>Burako</source>
            <translation>Burako</translation>
        </message>
        <message>
            <source>Burraco for six</source>
            <translation>Burraco para seis</translation>
        </message>
        <message>
            <source>Canastra</source>
            <translation>Canastra</translation>
        </message>
        <message>
            <source>Federation rules</source>
            <translation>Regras da federação</translation>
        </message>
        <message>
            <source>Italian Burraco</source>
            <translation>Burraco italiano</translation>
        </message>
        <message>
            <source>No sets, clean going out</source>
            <translation>Sem trinca, bate limpo</translation>
        </message>
        <message>
            <source>Only the top card is known</source>
            <translation>Só se vê a carta de cima</translation>
        </message>
        <message>
            <source>Sequences and sets</source>
            <translation>Sequências e trincas</translation>
        </message>
        <message>
            <source>Sequences only, one deal</source>
            <translation>Só sequências, uma rodada</translation>
        </message>
        <message>
            <source>Sets; a minimum to open</source>
            <translation>Trincas; mínimo para baixar</translation>
        </message>
        <message>
            <source>Three decks, three pairs</source>
            <translation>Três baralhos, três duplas</translation>
        </message>
    </context>
    <context>
        <name>Reason</name>
        <message>
            <source>A whole sequence is ready.</source>
            <translation>Há uma sequência pronta.</translation>
        </message>
        <message>
            <source>A whole sequence is ready: {cards}</source>
            <translation>Há uma sequência pronta: {cards}</translation>
        </message>
        <message>
            <source>A whole set is ready.</source>
            <translation>Há uma trinca pronta.</translation>
        </message>
        <message>
            <source>A whole set is ready: {cards}</source>
            <translation>Há uma trinca pronta: {cards}</translation>
        </message>
        <message>
            <source>A wild card can be spared for this.</source>
            <translation>Vale gastar um curinga nisto.</translation>
        </message>
        <message>
            <source>A wild card can be spared for this: {cards}</source>
            <translation>Vale gastar um curinga nisto: {cards}</translation>
        </message>
        <message>
            <source>An empty hand takes the pot.</source>
            <translation>A mão vazia pega o morto.</translation>
        </message>
        <message>
            <source>Cards of the pile fit the hand.</source>
            <translation>Cartas do lixo combinam com a mão.</translation>
        </message>
        <message>
            <source>Cards of the pile fit the hand: {cards}</source>
            <translation>Cartas do lixo combinam com a mão: {cards}</translation>
        </message>
        <message>
            <source>Cards of the pile grow own melds.</source>
            <translation>Cartas do lixo aumentam os próprios jogos.</translation>
        </message>
        <message>
            <source>Cards of the pile grow own melds: {cards}</source>
            <translation>Cartas do lixo aumentam os próprios jogos: {cards}</translation>
        </message>
        <message>
            <source>Going out ends the deal at about {difference} points.</source>
            <translation>Bater encerra a rodada com cerca de {difference} pontos.</translation>
        </message>
        <message>
            <source>Going out is worth more now than playing on.</source>
            <translation>Bater agora vale mais do que seguir jogando.</translation>
        </message>
        <message>
            <source>It gives a meld of seven cards or more.</source>
            <translation>Dá um jogo de sete cartas ou mais.</translation>
        </message>
        <message>
            <source>It gives a meld of seven cards or more: {cards}</source>
            <translation>Dá um jogo de sete cartas ou mais: {cards}</translation>
        </message>
        <message>
            <source>It grows an own meld.</source>
            <translation>Aumenta um jogo próprio.</translation>
        </message>
        <message>
            <source>It grows an own meld: {cards}</source>
            <translation>Aumenta um jogo próprio: {cards}</translation>
        </message>
        <message>
            <source>Nothing else is possible here.</source>
            <translation>Aqui não há outra jogada possível.</translation>
        </message>
        <message>
            <source>The deal may end soon because of {names}, and a pile in hand would cost points.</source>
            <translation>A rodada pode acabar logo (cuidado com {names}), e o lixo na mão custaria pontos.</translation>
        </message>
        <message>
            <source>The deal may end soon because of {names}. What can go goes: {cards}</source>
            <translation>A rodada pode acabar logo (cuidado com {names}). Baixa-se o que dá: {cards}</translation>
        </message>
        <message>
            <source>The deal may end soon, and a pile in hand would cost points.</source>
            <translation>A rodada pode acabar logo, e o lixo na mão custaria pontos.</translation>
        </message>
        <message numerus="yes">
            <source>The deal may end soon, and this card counts %n point(s): {cards}</source>
            <translation>
                <numerusform>A rodada pode acabar logo, e esta carta vale %n ponto: {cards}</numerusform>
                <numerusform>A rodada pode acabar logo, e esta carta vale %n pontos: {cards}</numerusform>
            </translation>
        </message>
        <message>
            <source>The deal may end soon, and this card counts many points.</source>
            <translation>A rodada pode acabar logo, e esta carta vale muitos pontos.</translation>
        </message>
        <message>
            <source>The deal may end soon. What can go goes.</source>
            <translation>A rodada pode acabar logo. Baixa-se o que dá.</translation>
        </message>
        <message>
            <source>The deal may end soon. What can go goes: {cards}</source>
            <translation>A rodada pode acabar logo. Baixa-se o que dá: {cards}</translation>
        </message>
        <message>
            <source>The first card fits least and is exchanged.</source>
            <translation>A primeira carta é a que menos serve e é trocada.</translation>
        </message>
        <message>
            <source>The first card fits least and is exchanged: {cards}</source>
            <translation>A primeira carta é a que menos serve e é trocada: {cards}</translation>
        </message>
        <message>
            <source>The first melds of the turn must reach a minimum.</source>
            <translation>Os primeiros jogos da vez precisam atingir um mínimo.</translation>
        </message>
        <message>
            <source>The first melds of the turn must reach {points} points.</source>
            <translation>Os primeiros jogos da vez precisam atingir {points} pontos.</translation>
        </message>
        <message>
            <source>The pile brings many cards at once.</source>
            <translation>O lixo traz muitas cartas de uma vez.</translation>
        </message>
        <message numerus="yes">
            <source>The pile brings many cards at once: %n</source>
            <translation>
                <numerusform>O lixo traz cartas de uma vez: %n</numerusform>
                <numerusform>O lixo traz muitas cartas de uma vez: %n</numerusform>
            </translation>
        </message>
        <message>
            <source>The pile has wild cards.</source>
            <translation>Há curingas no lixo.</translation>
        </message>
        <message>
            <source>The pile has wild cards: {cards}</source>
            <translation>Há curingas no lixo: {cards}</translation>
        </message>
        <message>
            <source>The pile helps too little.</source>
            <translation>O lixo ajuda muito pouco.</translation>
        </message>
        <message>
            <source>The pile helps too little. All that fits the hand: {cards}</source>
            <translation>O lixo ajuda muito pouco. Só combina com a mão: {cards}</translation>
        </message>
        <message>
            <source>The reason for this is no longer known.</source>
            <translation>Já não se sabe o motivo.</translation>
        </message>
        <message>
            <source>The stock gives a new card, and the hand stays small.</source>
            <translation>O monte dá uma carta nova, e a mão continua pequena.</translation>
        </message>
        <message>
            <source>This card fits least into the hand.</source>
            <translation>Esta carta é a que menos serve na mão.</translation>
        </message>
        <message>
            <source>This card fits least into the hand: {cards}</source>
            <translation>Esta carta é a que menos serve na mão: {cards}</translation>
        </message>
        <message>
            <source>This card helps the opponents less than others.</source>
            <translation>Esta carta ajuda os adversários menos que outras.</translation>
        </message>
        <message>
            <source>This card helps the opponents less than others: {cards}</source>
            <translation>Esta carta ajuda os adversários menos que outras: {cards}</translation>
        </message>
        <message>
            <source>This card may fit a sequence of the partner.</source>
            <translation>Esta carta pode servir a uma sequência do parceiro.</translation>
        </message>
        <message>
            <source>This card may fit a sequence of the partner: {cards}</source>
            <translation>Esta carta pode servir a uma sequência do parceiro: {cards}</translation>
        </message>
        <message>
            <source>This card may fit a sequence that {names} began: {cards}</source>
            <translation>Esta carta pode servir à sequência de {names}: {cards}</translation>
        </message>
        <message>
            <source>This is chosen by chance.</source>
            <translation>Isto foi escolhido ao acaso.</translation>
        </message>
        <message>
            <source>This may grow in hand before it is laid: {cards}</source>
            <translation>Isto pode crescer na mão antes de baixar: {cards}</translation>
        </message>
        <message>
            <source>What could be laid may grow in hand first.</source>
            <translation>O que dá para baixar pode crescer antes na mão.</translation>
        </message>
        <message>
            <source>With few cards in hand the pile would only delay going out.</source>
            <translation>Com poucas cartas na mão, o lixo só atrasaria a batida.</translation>
        </message>
        <message>
            <source>With the pile the hand can go out.</source>
            <translation>Com o lixo dá para bater.</translation>
        </message>
    </context>
    <context>
        <name>Refusal</name>
        <message>
            <source>A card from the stock is the only choice.</source>
            <translation>Só resta comprar do monte.</translation>
        </message>
        <message>
            <source>A meld has at least three cards.</source>
            <translation>Um jogo tem no mínimo três cartas.</translation>
        </message>
        <message>
            <source>A meld is three or more cards of one suit in order, or three or more of one rank.</source>
            <translation>Um jogo são três ou mais cartas de um naipe em ordem, ou três ou mais do mesmo valor.</translation>
        </message>
        <message>
            <source>A meld is three or more cards of one suit in order.</source>
            <translation>Um jogo são três ou mais cartas de um naipe em ordem.</translation>
        </message>
        <message>
            <source>A meld may have one wild card: a joker, or a two away from its own place.</source>
            <translation>Um jogo pode ter um curinga: um curingão, ou um dois fora do seu lugar.</translation>
        </message>
        <message>
            <source>A second wild card in the sequence {first} to {last} of {suit}: {cards}.</source>
            <translation>Um segundo curinga na sequência de {suit} de {first} a {last}: {cards}.</translation>
        </message>
        <message>
            <source>A second wild card in the set of {ranks}: {cards}.</source>
            <translation>Um segundo curinga na trinca de {ranks}: {cards}.</translation>
        </message>
        <message>
            <source>A sequence has each card only once.</source>
            <translation>Uma sequência tem cada carta só uma vez.</translation>
        </message>
        <message>
            <source>A sequence has no gaps; one wild card can fill one place.</source>
            <translation>Uma sequência não tem buracos; um curinga pode ocupar um lugar.</translation>
        </message>
        <message>
            <source>A sequence is of one suit, a set of one rank.</source>
            <translation>Uma sequência é de um só naipe, uma trinca de um só valor.</translation>
        </message>
        <message>
            <source>A sequence is of one suit.</source>
            <translation>Uma sequência é de um só naipe.</translation>
        </message>
        <message>
            <source>A set may have at most {need} cards.</source>
            <translation>Uma trinca pode ter no máximo {need} cartas.</translation>
        </message>
        <message>
            <source>A single card taken as the pile may not go straight back.</source>
            <translation>A única carta pega do lixo não pode voltar na mesma vez.</translation>
        </message>
        <message>
            <source>A team has one set of each rank; add the cards to it.</source>
            <translation>Uma dupla tem só uma trinca de cada valor; encaixe as cartas nela.</translation>
        </message>
        <message>
            <source>A team with a high score must open with at least {need}. Add more, or take them back.</source>
            <translation>Uma dupla vulnerável precisa baixar no mínimo {need}. Baixe mais, ou desfaça.</translation>
        </message>
        <message>
            <source>A turn ends with a discard that is allowed.</source>
            <translation>A vez termina com um descarte permitido.</translation>
        </message>
        <message>
            <source>A turn goes: draw or take the pile, lay melds, discard.</source>
            <translation>A vez é assim: comprar ou pegar o lixo, baixar, descartar.</translation>
        </message>
        <message>
            <source>A wild card between two others stays until the card that it stands for takes its place.</source>
            <translation>Um curinga entre duas cartas fica até a carta que ele representa tomar o seu lugar.</translation>
        </message>
        <message>
            <source>All cards of an open pile go to your hand.</source>
            <translation>Todas as cartas do lixo aberto vão para a sua mão.</translation>
        </message>
        <message>
            <source>Already in the sequence {first} to {last} of {suit}: {cards}.</source>
            <translation>Já está na sequência de {suit} de {first} a {last}: {cards}.</translation>
        </message>
        <message>
            <source>Another suit than the sequence {first} to {last} of {suit}: {cards}.</source>
            <translation>Não é do naipe da sequência de {suit} de {first} a {last}: {cards}.</translation>
        </message>
        <message>
            <source>Another suit: {cards}.</source>
            <translation>Outro naipe: {cards}.</translation>
        </message>
        <message>
            <source>Cards go on the melds of your own team only.</source>
            <translation>Só se encaixa nos jogos da própria dupla.</translation>
        </message>
        <message>
            <source>Choose the card to discard.</source>
            <translation>Escolha a carta do descarte.</translation>
        </message>
        <message>
            <source>First show where this card goes: {cards}.</source>
            <translation>Primeiro mostre onde vai esta carta: {cards}.</translation>
        </message>
        <message>
            <source>First take the pile, then meld.</source>
            <translation>Primeiro pegue o lixo, depois baixe.</translation>
        </message>
        <message>
            <source>In the sequence {first} to {last} of {suit} the wild card cannot move: {cards}.</source>
            <translation>Na sequência de {suit} de {first} a {last} o curinga não pode andar: {cards}.</translation>
        </message>
        <message>
            <source>In this game melds have no wild cards.</source>
            <translation>Neste jogo não há curingas.</translation>
        </message>
        <message>
            <source>In this game you do not go out with a joker or a two.</source>
            <translation>Neste jogo não se bate com curingão nem com dois.</translation>
        </message>
        <message>
            <source>In this game you go out with a last discard.</source>
            <translation>Neste jogo se bate com um último descarte.</translation>
        </message>
        <message>
            <source>It is not your turn.</source>
            <translation>Não é a sua vez.</translation>
        </message>
        <message>
            <source>Keep one card for the discard.</source>
            <translation>Guarde uma carta para o descarte.</translation>
        </message>
        <message>
            <source>Missing from this meld: {cards}.</source>
            <translation>Falta neste jogo: {cards}.</translation>
        </message>
        <message>
            <source>No wild cards here: {cards}.</source>
            <translation>Aqui sem curingas: {cards}.</translation>
        </message>
        <message>
            <source>Not a meld here: equal ranks such as {cards}.</source>
            <translation>Aqui não é jogo: cartas iguais como {cards}.</translation>
        </message>
        <message>
            <source>Not as the last discard: {cards}.</source>
            <translation>Não serve de último descarte: {cards}.</translation>
        </message>
        <message>
            <source>Not for the set of {ranks}: {cards}.</source>
            <translation>Não serve para a trinca de {ranks}: {cards}.</translation>
        </message>
        <message>
            <source>Not in your hand: {cards}.</source>
            <translation>Não está na sua mão: {cards}.</translation>
        </message>
        <message>
            <source>Not next to the sequence {first} to {last} of {suit}: {cards}.</source>
            <translation>Não encosta na sequência de {suit} de {first} a {last}: {cards}.</translation>
        </message>
        <message>
            <source>Not now.</source>
            <translation>Agora não.</translation>
        </message>
        <message>
            <source>Not to be discarded in this turn: {cards}.</source>
            <translation>Não se descarta nesta vez: {cards}.</translation>
        </message>
        <message>
            <source>One discard ends the turn.</source>
            <translation>Um descarte termina a vez.</translation>
        </message>
        <message>
            <source>One discard ends the turn; choose a single card.</source>
            <translation>Um descarte termina a vez; escolha uma só carta.</translation>
        </message>
        <message>
            <source>Only cards that you hold can be played.</source>
            <translation>Só se jogam as cartas da própria mão.</translation>
        </message>
        <message>
            <source>Only one card can be discarded.</source>
            <translation>Só se descarta uma carta.</translation>
        </message>
        <message>
            <source>Only the first player of a deal may exchange a card: the first, before laying melds.</source>
            <translation>Só quem começa a rodada pode trocar uma carta: a primeira, antes de baixar.</translation>
        </message>
        <message>
            <source>Please try it once more.</source>
            <translation>Tente mais uma vez.</translation>
        </message>
        <message>
            <source>The card that you drew stays with you.</source>
            <translation>A carta comprada fica com você.</translation>
        </message>
        <message>
            <source>The discard pile is empty.</source>
            <translation>O lixo está vazio.</translation>
        </message>
        <message>
            <source>The discard pile is the only choice.</source>
            <translation>Só resta pegar o lixo.</translation>
        </message>
        <message>
            <source>The discard pile stays where it is.</source>
            <translation>O lixo fica onde está.</translation>
        </message>
        <message>
            <source>The score sheet shows how it was counted.</source>
            <translation>O placar mostra como ela foi contada.</translation>
        </message>
        <message>
            <source>The set of {ranks} would have {have} cards.</source>
            <translation>A trinca de {ranks} teria {have} cartas.</translation>
        </message>
        <message>
            <source>The stock is empty.</source>
            <translation>O monte está vazio.</translation>
        </message>
        <message>
            <source>The top card of a closed pile must be used at once.</source>
            <translation>A carta de cima do lixo fechado tem de ser usada na hora.</translation>
        </message>
        <message>
            <source>The top card of a closed pile must be used at once: with two cards of your hand, or on one of your melds.</source>
            <translation>A carta de cima do lixo fechado tem de ser usada na hora: com duas cartas da mão, ou num jogo da dupla.</translation>
        </message>
        <message>
            <source>The wild card of this meld cannot move: {cards}.</source>
            <translation>O curinga deste jogo não pode andar: {cards}.</translation>
        </message>
        <message>
            <source>There is nothing to take back.</source>
            <translation>Não há nada para desfazer.</translation>
        </message>
        <message>
            <source>These cards leave a gap: {cards}.</source>
            <translation>Estas cartas deixam um buraco: {cards}.</translation>
        </message>
        <message>
            <source>This cannot be taken back.</source>
            <translation>Isto não pode ser desfeito.</translation>
        </message>
        <message>
            <source>This deal is over.</source>
            <translation>Esta rodada acabou.</translation>
        </message>
        <message>
            <source>This does not fit: {cards}.</source>
            <translation>Isto não encaixa: {cards}.</translation>
        </message>
        <message>
            <source>This game has sequences of one suit, but no sets of these cards.</source>
            <translation>Este jogo tem sequências de um naipe, mas não trincas destas cartas.</translation>
        </message>
        <message>
            <source>This meld belongs to the other team.</source>
            <translation>Este jogo é da outra dupla.</translation>
        </message>
        <message>
            <source>This play could not be understood.</source>
            <translation>Esta jogada não foi entendida.</translation>
        </message>
        <message>
            <source>This set would have {have} cards.</source>
            <translation>Esta trinca teria {have} cartas.</translation>
        </message>
        <message>
            <source>Too few cards: {cards}.</source>
            <translation>Poucas cartas: {cards}.</translation>
        </message>
        <message>
            <source>Too many wild cards for the sequence {first} to {last} of {suit}: {cards}.</source>
            <translation>Curingas demais para a sequência de {suit} de {first} a {last}: {cards}.</translation>
        </message>
        <message>
            <source>Too many wild cards for the set of {ranks}: {cards}.</source>
            <translation>Curingas demais para a trinca de {ranks}: {cards}.</translation>
        </message>
        <message>
            <source>Too many wild cards: {cards}.</source>
            <translation>Curingas demais: {cards}.</translation>
        </message>
        <message>
            <source>Twice in one sequence: {cards}.</source>
            <translation>Duas vezes na mesma sequência: {cards}.</translation>
        </message>
        <message>
            <source>While the others play you can sort your cards.</source>
            <translation>Enquanto os outros jogam, você pode ordenar as suas cartas.</translation>
        </message>
        <message>
            <source>With a single card in hand you may not take it.</source>
            <translation>Com uma só carta na mão não se pode pegá-lo.</translation>
        </message>
        <message>
            <source>You have laid nothing since you saw a new card.</source>
            <translation>Nada foi baixado desde a última carta nova.</translation>
        </message>
        <message>
            <source>You have seen new cards since then.</source>
            <translation>Depois disso você viu cartas novas.</translation>
        </message>
        <message>
            <source>You must keep more cards in your hand.</source>
            <translation>É preciso ficar com mais cartas na mão.</translation>
        </message>
        <message>
            <source>Your first melds have {have} of {need} points.</source>
            <translation>Os primeiros jogos têm {have} de {need} pontos.</translation>
        </message>
        <message>
            <source>Your team has a set of {ranks} already.</source>
            <translation>A sua dupla já tem uma trinca de {ranks}.</translation>
        </message>
        <message>
            <source>Your team has no such meld.</source>
            <translation>A sua dupla não tem esse jogo.</translation>
        </message>
        <message>
            <source>Your team has such a set already: {cards}.</source>
            <translation>A sua dupla já tem essa trinca: {cards}.</translation>
        </message>
        <message>
            <source>Your team needs a canasta, a meld of seven cards, to go out.</source>
            <translation>Para bater, a dupla precisa de uma canastra, um jogo de sete cartas.</translation>
        </message>
        <message>
            <source>Your team needs a clean canasta, seven cards without a wild one, to go out.</source>
            <translation>Para bater, a dupla precisa de uma canastra limpa, sete cartas sem curinga.</translation>
        </message>
        <message>
            <source>Your team needs a meld of seven cards before it takes a pot or goes out.</source>
            <translation>A dupla precisa de um jogo de sete cartas antes de pegar um morto ou bater.</translation>
        </message>
        <message>
            <source>Your team needs its pot before it can go out.</source>
            <translation>A dupla precisa do morto antes de bater.</translation>
        </message>
    </context>
    <context>
        <name>RefusalChip</name>
        <message>
            <source>A gap in the sequence</source>
            <translation>Um buraco na sequência</translation>
        </message>
        <message>
            <source>A second wild card</source>
            <translation>Um segundo curinga</translation>
        </message>
        <message>
            <source>Another suit</source>
            <translation>Outro naipe</translation>
        </message>
        <message>
            <source>Does not fit here</source>
            <translation>Não encaixa aqui</translation>
        </message>
        <message>
            <source>First make a canasta</source>
            <translation>Antes, faça uma canastra</translation>
        </message>
        <message>
            <source>First make a clean canasta</source>
            <translation>Antes, uma canastra limpa</translation>
        </message>
        <message>
            <source>First take your pot</source>
            <translation>Antes, pegue o morto</translation>
        </message>
        <message>
            <source>Just taken from the pile</source>
            <translation>Acabou de sair do lixo</translation>
        </message>
        <message>
            <source>Keep a card to discard</source>
            <translation>Guarde uma para descartar</translation>
        </message>
        <message>
            <source>No sets in this game</source>
            <translation>Sem trincas destas cartas</translation>
        </message>
        <message>
            <source>No wild card at the end</source>
            <translation>Sem curinga no fim</translation>
        </message>
        <message>
            <source>No wild cards here</source>
            <translation>Sem curingas aqui</translation>
        </message>
        <message>
            <source>Not at this moment</source>
            <translation>Não neste momento</translation>
        </message>
        <message>
            <source>Not with a single card</source>
            <translation>Não com uma só carta</translation>
        </message>
        <message>
            <source>Not your team's meld</source>
            <translation>Não é da sua dupla</translation>
        </message>
        <message>
            <source>Not your turn</source>
            <translation>Não é a sua vez</translation>
        </message>
        <message>
            <source>Only one card</source>
            <translation>Só uma carta</translation>
        </message>
        <message>
            <source>Take the pile first</source>
            <translation>Pegue antes o lixo</translation>
        </message>
        <message>
            <source>The set is full</source>
            <translation>A trinca está completa</translation>
        </message>
        <message>
            <source>The top card must be used</source>
            <translation>A carta de cima deve ser usada</translation>
        </message>
        <message>
            <source>The wild card cannot move</source>
            <translation>O curinga não pode andar</translation>
        </message>
        <message>
            <source>This deal is over</source>
            <translation>Esta rodada acabou</translation>
        </message>
        <message>
            <source>Too few cards</source>
            <translation>Poucas cartas</translation>
        </message>
        <message>
            <source>Twice in the sequence</source>
            <translation>Duas vezes na sequência</translation>
        </message>
        <message>
            <source>You have such a set</source>
            <translation>Vocês já têm essa trinca</translation>
        </message>
        <message>
            <source>{have} of {need} points</source>
            <translation>{have} de {need} pontos</translation>
        </message>
    </context>
    <context>
        <name>RuleBook</name>
        <message numerus="yes">
            <source>%n deck(s) of 52 cards are shuffled together.</source>
            <translation>
                <numerusform>%n baralho de 52 cartas é embaralhado.</numerusform>
                <numerusform>%n baralhos de 52 cartas são embaralhados juntos.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n joker(s) are added; that makes {count} cards.</source>
            <translation>
                <numerusform>Junta-se %n curingão; são {count} cartas.</numerusform>
                <numerusform>Juntam-se %n curingões; são {count} cartas.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n place(s)</source>
            <translation>
                <numerusform>%n trecho</numerusform>
                <numerusform>%n trechos</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n pot(s) of {size} cards are put aside, face down.</source>
            <translation>
                <numerusform>Separa-se %n morto de {size} cartas, fechado.</numerusform>
                <numerusform>Separam-se %n mortos de {size} cartas, fechados.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n pot(s) of {size} cards lie ready, for whoever takes them first.</source>
            <translation>
                <numerusform>%n morto de {size} cartas espera quem o pegar primeiro.</numerusform>
                <numerusform>%n mortos de {size} cartas esperam quem os pegar primeiro.</numerusform>
            </translation>
        </message>
        <message>
            <source>A card drawn from the stock is kept, also in the first turn.</source>
            <translation>A carta comprada do monte fica na mão, também na primeira vez.</translation>
        </message>
        <message>
            <source>A card that lies in a meld stays there.</source>
            <translation>Uma carta que está num jogo fica nele.</translation>
        </message>
        <message>
            <source>A clean canasta pays {points} points.</source>
            <translation>A canastra limpa vale {points} pontos.</translation>
        </message>
        <message>
            <source>A count as an example</source>
            <translation>Um exemplo de contagem</translation>
        </message>
        <message>
            <source>A deal ends when somebody goes out, or when the stock is used up.</source>
            <translation>A rodada acaba quando alguém bate, ou quando o monte acaba.</translation>
        </message>
        <message>
            <source>A difference of {most} points at most: {won} to {lost}.</source>
            <translation>Diferença de até {most} pontos: {won} a {lost}.</translation>
        </message>
        <message>
            <source>A dirty canasta pays {points} points.</source>
            <translation>A canastra suja vale {points} pontos.</translation>
        </message>
        <message>
            <source>A discard may be taken back until the next player acts, if it fetched no pot and did not end the deal.</source>
            <translation>O descarte pode ser desfeito até o próximo jogar, se não trouxe um morto nem terminou a rodada.</translation>
        </message>
        <message>
            <source>A joker can only be discarded.</source>
            <translation>Um curingão só pode ser descartado.</translation>
        </message>
        <message>
            <source>A joker counts {points} points.</source>
            <translation>O curingão vale {points} pontos.</translation>
        </message>
        <message>
            <source>A larger difference: 20 to 0.</source>
            <translation>Diferença maior: 20 a 0.</translation>
        </message>
        <message>
            <source>A meld gets one bonus only, the best, however many cards it has.</source>
            <translation>Cada jogo ganha um só bônus, o maior, por mais cartas que tenha.</translation>
        </message>
        <message>
            <source>A meld has at most one wild card, and at least two natural cards.</source>
            <translation>Um jogo tem no máximo um curinga e no mínimo duas cartas naturais.</translation>
        </message>
        <message>
            <source>A meld is a group of three or more cards on the table that belong together.</source>
            <translation>Um jogo é um grupo de três ou mais cartas na mesa que combinam.</translation>
        </message>
        <message>
            <source>A meld of seven or more cards is a canasta; in Italy it is called burraco.</source>
            <translation>Um jogo de sete ou mais cartas é uma canastra; na Itália se chama burraco.</translation>
        </message>
        <message>
            <source>A natural two at the low end may become the wild card again, for a gap or for an end.</source>
            <translation>Um dois natural na ponta baixa pode voltar a ser curinga, para um buraco ou uma ponta.</translation>
        </message>
        <message>
            <source>A natural two leaves its place</source>
            <translation>Um dois natural sai do lugar</translation>
        </message>
        <message>
            <source>A pile of one card</source>
            <translation>Lixo de uma carta</translation>
        </message>
        <message>
            <source>A pot is needed, but there are none: nobody can go out.</source>
            <translation>É preciso um morto, mas não há: ninguém pode bater.</translation>
        </message>
        <message>
            <source>A pot taken brings no points of its own.</source>
            <translation>O morto pego não vale pontos por si só.</translation>
        </message>
        <message>
            <source>A pot taken by a discard may still be unseen when somebody else ends the deal.</source>
            <translation>Um morto indireto pode ainda não ter sido visto quando outro termina a rodada.</translation>
        </message>
        <message>
            <source>A pot that was never played</source>
            <translation>Um morto que não foi jogado</translation>
        </message>
        <message>
            <source>A pot that was taken and played brings {points} points.</source>
            <translation>O morto pego e jogado vale {points} pontos.</translation>
        </message>
        <message>
            <source>A semi-clean canasta pays {points} points.</source>
            <translation>A canastra semilimpa vale {points} pontos.</translation>
        </message>
        <message>
            <source>A sequence</source>
            <translation>Uma sequência</translation>
        </message>
        <message>
            <source>A sequence has at most one natural ace.</source>
            <translation>Uma sequência tem no máximo um ás natural.</translation>
        </message>
        <message>
            <source>A sequence is three or more cards of one suit in order, without gap or repetition.</source>
            <translation>Sequência são três ou mais cartas de um naipe em ordem, sem buraco nem repetição.</translation>
        </message>
        <message>
            <source>A sequence may have an ace at both ends; then it has all fourteen places.</source>
            <translation>Uma sequência pode ter um ás em cada ponta; então tem os catorze lugares.</translation>
        </message>
        <message>
            <source>A sequence never goes on from the ace to the two behind a king.</source>
            <translation>A sequência nunca continua depois do rei, do ás para o dois.</translation>
        </message>
        <message>
            <source>A set</source>
            <translation>Uma trinca</translation>
        </message>
        <message numerus="yes">
            <source>A set has at most %n card(s).</source>
            <translation>
                <numerusform>Uma trinca tem no máximo %n carta.</numerusform>
                <numerusform>Uma trinca tem no máximo %n cartas.</numerusform>
            </translation>
        </message>
        <message>
            <source>A set is semi-clean if it has seven natural cards beside the wild card.</source>
            <translation>Uma trinca é semilimpa se tem sete cartas naturais além do curinga.</translation>
        </message>
        <message>
            <source>A set is three or more cards of one rank; the suits do not matter.</source>
            <translation>Trinca são três ou mais cartas do mesmo valor; os naipes não importam.</translation>
        </message>
        <message>
            <source>A set of eight or more cards without a wild one pays {points} points.</source>
            <translation>Uma trinca de oito ou mais cartas sem curinga vale {points} pontos.</translation>
        </message>
        <message>
            <source>A single card in your hand does not keep you from taking the pile.</source>
            <translation>Uma só carta na mão não impede de pegar o lixo.</translation>
        </message>
        <message>
            <source>A single card taken as the pile may be discarded again in the same turn.</source>
            <translation>A única carta pega do lixo pode ser descartada na mesma vez.</translation>
        </message>
        <message>
            <source>A team counts the cards of its melds, its canastas and its other bonuses.</source>
            <translation>A dupla conta as cartas dos seus jogos, as canastras e os outros bônus.</translation>
        </message>
        <message>
            <source>A team has only one set of each rank; further cards of that rank are added to it.</source>
            <translation>A dupla tem só uma trinca de cada valor; outras cartas desse valor se encaixam nela.</translation>
        </message>
        <message>
            <source>A team may have several sequences of one suit; they are never joined.</source>
            <translation>A dupla pode ter várias sequências do mesmo naipe; elas nunca se juntam.</translation>
        </message>
        <message>
            <source>A team may have several sets of one rank.</source>
            <translation>Uma dupla pode ter várias trincas do mesmo valor.</translation>
        </message>
        <message>
            <source>A team takes a pot only if it has a canasta; the last play may complete it.</source>
            <translation>A dupla só pega um morto se tem uma canastra; a última jogada pode completá-la.</translation>
        </message>
        <message>
            <source>A team takes one pot at most, and it cannot refuse it.</source>
            <translation>Cada dupla pega no máximo um morto, e não pode recusá-lo.</translation>
        </message>
        <message>
            <source>A team that begins a deal with more than {limit} points is vulnerable.</source>
            <translation>A dupla que começa a rodada com mais de {limit} pontos é vulnerável.</translation>
        </message>
        <message>
            <source>A team that has taken no pot loses nothing.</source>
            <translation>A dupla que não pegou morto não perde nada.</translation>
        </message>
        <message>
            <source>A team that has taken no pot loses {points} points.</source>
            <translation>A dupla que não pegou morto perde {points} pontos.</translation>
        </message>
        <message>
            <source>A turn</source>
            <translation>A vez</translation>
        </message>
        <message>
            <source>A turn and the discard pile</source>
            <translation>A vez e o lixo</translation>
        </message>
        <message>
            <source>A turn begins with one card from the stock, or with the discard pile.</source>
            <translation>A vez começa com uma carta do monte, ou com o lixo.</translation>
        </message>
        <message>
            <source>A two comes home</source>
            <translation>Um dois volta para casa</translation>
        </message>
        <message>
            <source>A two counts {points} points.</source>
            <translation>O dois vale {points} pontos.</translation>
        </message>
        <message>
            <source>A two of the sequence's own suit in its own place, below the three, is a natural card.</source>
            <translation>O dois do naipe da sequência no seu lugar, abaixo do três, é uma carta natural.</translation>
        </message>
        <message>
            <source>A two that lies naturally in its own place stays there.</source>
            <translation>Um dois natural no seu lugar fica nele.</translation>
        </message>
        <message>
            <source>A wild card at an end of a sequence may move when cards are added.</source>
            <translation>O curinga na ponta de uma sequência pode andar quando se encaixam cartas.</translation>
        </message>
        <message>
            <source>A wild card at an end of a sequence stays until the card itself takes its place.</source>
            <translation>O curinga na ponta de uma sequência fica até a própria carta tomar o seu lugar.</translation>
        </message>
        <message>
            <source>A wild card at the end</source>
            <translation>Curinga na ponta</translation>
        </message>
        <message>
            <source>A wild card between two others stays until the card itself takes its place.</source>
            <translation>O curinga entre duas cartas fica até a própria carta tomar o seu lugar.</translation>
        </message>
        <message>
            <source>A wild card inside</source>
            <translation>Curinga no meio</translation>
        </message>
        <message>
            <source>A wild card may stand for an ace, also with a natural ace at the other end.</source>
            <translation>O curinga pode representar um ás, mesmo com um ás natural na outra ponta.</translation>
        </message>
        <message>
            <source>A wild card may stand for an ace.</source>
            <translation>O curinga pode representar um ás.</translation>
        </message>
        <message>
            <source>A wild card may stand for any card that is missing in a meld.</source>
            <translation>O curinga pode representar qualquer carta que falta num jogo.</translation>
        </message>
        <message>
            <source>Ace high</source>
            <translation>Ás alto</translation>
        </message>
        <message>
            <source>Ace low</source>
            <translation>Ás baixo</translation>
        </message>
        <message>
            <source>Aces</source>
            <translation>Ases</translation>
        </message>
        <message>
            <source>Add the very card that a wild card stands for, and it takes that place.</source>
            <translation>Encaixe a carta que o curinga representa, e ela toma esse lugar.</translation>
        </message>
        <message>
            <source>Adding cards</source>
            <translation>Encaixar cartas</translation>
        </message>
        <message>
            <source>Adding to melds</source>
            <translation>Encaixar nos jogos</translation>
        </message>
        <message>
            <source>All cards of a meld are natural.</source>
            <translation>Todas as cartas de um jogo são naturais.</translation>
        </message>
        <message>
            <source>All cards of that turn count together, without bonuses.</source>
            <translation>Todas as cartas dessa vez contam juntas, sem os bônus.</translation>
        </message>
        <message>
            <source>All cards of the discard pile are open.</source>
            <translation>Todas as cartas do lixo são abertas.</translation>
        </message>
        <message>
            <source>All other cards are the stock; it lies face down.</source>
            <translation>As outras cartas formam o monte, fechado.</translation>
        </message>
        <message>
            <source>All thirteen cards from ace to king pay {points} points.</source>
            <translation>As treze cartas de ás a rei valem {points} pontos.</translation>
        </message>
        <message>
            <source>All thirteen cards from two to ace pay {points} points.</source>
            <translation>As treze cartas de dois a ás valem {points} pontos.</translation>
        </message>
        <message>
            <source>All three cards are yours</source>
            <translation>As três cartas são suas</translation>
        </message>
        <message>
            <source>An ace counts {points} points.</source>
            <translation>O ás vale {points} pontos.</translation>
        </message>
        <message>
            <source>An ace lies above the king only, never below the two.</source>
            <translation>O ás fica só acima do rei, nunca abaixo do dois.</translation>
        </message>
        <message>
            <source>An ace lies below the two only, never above the king.</source>
            <translation>O ás fica só abaixo do dois, nunca acima do rei.</translation>
        </message>
        <message>
            <source>An ace lies below the two or above the king.</source>
            <translation>O ás fica abaixo do dois ou acima do rei.</translation>
        </message>
        <message>
            <source>An empty pile cannot be taken, and the pile never becomes the stock.</source>
            <translation>Um lixo vazio não se pega, e o lixo nunca vira monte.</translation>
        </message>
        <message>
            <source>Another wild card cannot take its place.</source>
            <translation>Outro curinga não pode tomar o seu lugar.</translation>
        </message>
        <message>
            <source>Another wild card may take the place of a two, if that two then goes to its own place.</source>
            <translation>Outro curinga pode tomar o lugar de um dois, se esse dois for para o seu próprio lugar.</translation>
        </message>
        <message>
            <source>Any match can be played with a clock.</source>
            <translation>Qualquer partida pode ser jogada por tempo.</translation>
        </message>
        <message>
            <source>Anywhere else in a sequence, and in every set, a two is wild.</source>
            <translation>Em outro lugar da sequência, e em toda trinca, o dois é curinga.</translation>
        </message>
        <message>
            <source>As there are no pots, none is needed for going out.</source>
            <translation>Como não há mortos, não é preciso um para bater.</translation>
        </message>
        <message>
            <source>Back to the table</source>
            <translation>Voltar à mesa</translation>
        </message>
        <message>
            <source>Beside a natural two there may be one wild card.</source>
            <translation>Além de um dois natural pode haver um curinga.</translation>
        </message>
        <message>
            <source>Canastas</source>
            <translation>Canastras</translation>
        </message>
        <message>
            <source>Canastas, clean and dirty</source>
            <translation>Canastras, limpas e sujas</translation>
        </message>
        <message>
            <source>Cards and deal</source>
            <translation>Cartas e distribuição</translation>
        </message>
        <message>
            <source>Cards of equal rank are no meld in this game; there are sequences only.</source>
            <translation>Cartas iguais não são jogo aqui; só há sequências.</translation>
        </message>
        <message>
            <source>Clean</source>
            <translation>Limpa</translation>
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
            <translation>Distribuição</translation>
        </message>
        <message>
            <source>Dirty</source>
            <translation>Suja</translation>
        </message>
        <message>
            <source>During your turn you may take back what you have laid, step by step, as far as you have seen no new card since then.</source>
            <translation>Na sua vez você pode desfazer o que baixou, passo a passo, enquanto não viu carta nova.</translation>
        </message>
        <message>
            <source>Each card that is added may change this, for better or for worse.</source>
            <translation>Cada carta encaixada pode mudar isso, para melhor ou para pior.</translation>
        </message>
        <message numerus="yes">
            <source>Each player gets %n card(s).</source>
            <translation>
                <numerusform>Cada jogador recebe %n carta.</numerusform>
                <numerusform>Cada jogador recebe %n cartas.</numerusform>
            </translation>
        </message>
        <message>
            <source>Eight to king count {points} points each.</source>
            <translation>De oito a rei, cada carta vale {points} pontos.</translation>
        </message>
        <message>
            <source>Either it makes a new meld with at least two cards of your hand, or it goes on a meld of your team.</source>
            <translation>Ou ela forma um jogo novo com no mínimo duas cartas da mão, ou vai para um jogo da dupla.</translation>
        </message>
        <message>
            <source>Equal cards may lie together</source>
            <translation>Cartas iguais podem ficar juntas</translation>
        </message>
        <message>
            <source>Equal points</source>
            <translation>Pontos iguais</translation>
        </message>
        <message>
            <source>Every rank but the two may be laid as a set.</source>
            <translation>Todos os valores, menos o dois, podem formar trincas.</translation>
        </message>
        <message>
            <source>Four play in two teams; partners sit opposite each other.</source>
            <translation>Quatro jogam em duas duplas; os parceiros sentam frente a frente.</translation>
        </message>
        <message>
            <source>Fourteen cards from ace to ace pay {points} points.</source>
            <translation>Catorze cartas de ás a ás valem {points} pontos.</translation>
        </message>
        <message>
            <source>From ace to ace</source>
            <translation>De ás a ás</translation>
        </message>
        <message>
            <source>Going out</source>
            <translation>Batida</translation>
        </message>
        <message>
            <source>Going out brings no points of its own.</source>
            <translation>A batida não vale pontos por si só.</translation>
        </message>
        <message>
            <source>High, if you choose nothing</source>
            <translation>Alta, se nada for escolhido</translation>
        </message>
        <message>
            <source>House rule. {preset} has: {rule}</source>
            <translation>Regra da casa. {preset} tem: {rule}</translation>
        </message>
        <message>
            <source>How a deal ends</source>
            <translation>Como acaba a rodada</translation>
        </message>
        <message>
            <source>How many wild cards</source>
            <translation>Quantos curingas</translation>
        </message>
        <message>
            <source>How the match ends</source>
            <translation>Como acaba a partida</translation>
        </message>
        <message>
            <source>If a team has no canasta, the cards of its melds count against it.</source>
            <translation>Se a dupla não tem canastra, as cartas dos seus jogos contam contra ela.</translation>
        </message>
        <message>
            <source>If both places are free it goes to the low end, unless you choose the other.</source>
            <translation>Se os dois lugares estão livres, vai para a ponta baixa, a não ser que se escolha a outra.</translation>
        </message>
        <message numerus="yes">
            <source>If for %n whole round(s) nobody draws from the stock or lays a card, the deal is over.</source>
            <translation>
                <numerusform>Se durante %n volta inteira ninguém compra do monte nem baixa, a rodada acaba.</numerusform>
                <numerusform>Se durante %n voltas inteiras ninguém compra do monte nem baixa, a rodada acaba.</numerusform>
            </translation>
        </message>
        <message>
            <source>If it begins with an ace, it must be laid in one single move; otherwise it is a clean canasta like any other.</source>
            <translation>Se começa com um ás, tem de ser baixada de uma só vez; senão é uma canastra limpa como as outras.</translation>
        </message>
        <message>
            <source>If no pot is left on the table, it may go out without one.</source>
            <translation>Se não há mais morto na mesa, ela pode bater sem ele.</translation>
        </message>
        <message>
            <source>If no team took a pot, nobody loses them.</source>
            <translation>Se nenhuma dupla pegou o morto, ninguém os perde.</translation>
        </message>
        <message>
            <source>If several teams get there, the one with the most points wins.</source>
            <translation>Se várias duplas chegam lá, ganha a que tem mais pontos.</translation>
        </message>
        <message>
            <source>If the best teams have equal points, another deal is played.</source>
            <translation>Se as melhores duplas empatam, joga-se mais uma rodada.</translation>
        </message>
        <message>
            <source>If the best teams have equal points, the match is a draw.</source>
            <translation>Se as melhores duplas empatam, a partida termina empatada.</translation>
        </message>
        <message>
            <source>If the cards can lie without a wild one, they do.</source>
            <translation>Se as cartas podem ficar sem curinga, ficam assim.</translation>
        </message>
        <message>
            <source>If the stock is empty after a turn, a pot that nobody took becomes the stock.</source>
            <translation>Se o monte fica vazio depois de uma jogada, um morto que ninguém pegou vira o monte.</translation>
        </message>
        <message>
            <source>If the stock is empty after a turn, the deal is over.</source>
            <translation>Se o monte fica vazio depois de uma jogada, a rodada acaba.</translation>
        </message>
        <message>
            <source>If you discard your last card, you take the pot, too, but your turn is over.</source>
            <translation>Se você descarta a última carta, também pega o morto, mas a vez acaba.</translation>
        </message>
        <message>
            <source>If you lay your last card, you take the pot at once and play on in the same turn.</source>
            <translation>Se você baixa a última carta, pega o morto na hora e continua na mesma vez.</translation>
        </message>
        <message>
            <source>If you may neither take a pot nor go out, your hand may not become empty.</source>
            <translation>Se não se pode pegar morto nem bater, a mão não pode ficar vazia.</translation>
        </message>
        <message>
            <source>In a sequence a wild card fills the gap.</source>
            <translation>Na sequência o curinga preenche o buraco.</translation>
        </message>
        <message>
            <source>In a set every two is wild, and the wild card stays in it.</source>
            <translation>Na trinca todo dois é curinga, e o curinga fica nela.</translation>
        </message>
        <message>
            <source>In other games</source>
            <translation>Em outros jogos</translation>
        </message>
        <message>
            <source>In the last turn one may still take a pot or go out.</source>
            <translation>Na última jogada ainda se pode pegar um morto ou bater.</translation>
        </message>
        <message>
            <source>In the score it counts its own points, not those of the missing card.</source>
            <translation>Na contagem ele vale os próprios pontos, não os da carta que falta.</translation>
        </message>
        <message>
            <source>In this game no card may stand for another in a meld.</source>
            <translation>Neste jogo nenhuma carta pode representar outra.</translation>
        </message>
        <message>
            <source>In your turn you may add cards to the melds of your team, several at once.</source>
            <translation>Na sua vez você pode encaixar cartas nos jogos da dupla, várias de uma vez.</translation>
        </message>
        <message>
            <source>Instead of drawing you may take the pile, without any condition.</source>
            <translation>Em vez de comprar, pode-se pegar o lixo, sem condição.</translation>
        </message>
        <message>
            <source>It belongs to the team: partners may both add to it.</source>
            <translation>Ele é da dupla: os dois parceiros podem encaixar nele.</translation>
        </message>
        <message>
            <source>It does not matter who of the team made it.</source>
            <translation>Não importa quem da dupla a fez.</translation>
        </message>
        <message>
            <source>It ends when you discard one card, face up, on the pile.</source>
            <translation>Ela acaba quando se descarta uma carta, aberta, no lixo.</translation>
        </message>
        <message>
            <source>It goes to the discard pile, and the next card must be kept.</source>
            <translation>Ela vai para o lixo, e a carta seguinte fica na mão.</translation>
        </message>
        <message>
            <source>It is counted as if the stock were used up.</source>
            <translation>Conta-se como se o monte tivesse acabado.</translation>
        </message>
        <message>
            <source>It is semi-clean if seven natural cards lie in a row, beside the wild card.</source>
            <translation>É semilimpa se há sete cartas naturais seguidas junto ao curinga.</translation>
        </message>
        <message>
            <source>It is semi-clean if the wild card lies at the end of seven natural cards or more.</source>
            <translation>É semilimpa se o curinga está na ponta de sete cartas naturais ou mais.</translation>
        </message>
        <message>
            <source>It is the last deal: the most points win, and equal points are a draw.</source>
            <translation>É a última rodada: vence quem tem mais pontos, e pontos iguais são empate.</translation>
        </message>
        <message>
            <source>It loses them also when no team took a pot.</source>
            <translation>Ela os perde também quando nenhuma dupla pegou o morto.</translation>
        </message>
        <message>
            <source>It may go straight back</source>
            <translation>Pode voltar logo</translation>
        </message>
        <message>
            <source>It moves up and becomes the seven</source>
            <translation>Ele sobe e vira sete</translation>
        </message>
        <message>
            <source>It never leaves the meld; without a place for it the card cannot be added.</source>
            <translation>Ele nunca sai do jogo; sem lugar para ele, a carta não se encaixa.</translation>
        </message>
        <message>
            <source>Its cards are not counted, and the pot counts as not taken.</source>
            <translation>As cartas não contam, e o morto conta como não pego.</translation>
        </message>
        <message>
            <source>Its cards count like cards in hand, and the pot counts as taken.</source>
            <translation>As cartas contam como cartas na mão, e o morto conta como pego.</translation>
        </message>
        <message>
            <source>Keeping a card</source>
            <translation>Guardar uma carta</translation>
        </message>
        <message>
            <source>Long sequences</source>
            <translation>Sequências longas</translation>
        </message>
        <message>
            <source>Long sequences pay like any other clean canasta.</source>
            <translation>Sequências longas valem como qualquer canastra limpa.</translation>
        </message>
        <message>
            <source>Long sets</source>
            <translation>Trincas longas</translation>
        </message>
        <message>
            <source>Long sets pay like any other canasta.</source>
            <translation>Trincas longas valem como qualquer canastra.</translation>
        </message>
        <message>
            <source>Low, if you choose nothing</source>
            <translation>Baixa, se nada for escolhido</translation>
        </message>
        <message>
            <source>Melds</source>
            <translation>Jogos</translation>
        </message>
        <message>
            <source>Melds are never joined, divided or rearranged, and no card changes its meld.</source>
            <translation>Jogos nunca se juntam, dividem ou rearrumam, e nenhuma carta muda de jogo.</translation>
        </message>
        <message>
            <source>Melds of seven and more cards bring the most.</source>
            <translation>Jogos de sete ou mais cartas rendem mais.</translation>
        </message>
        <message>
            <source>Nobody has to ask the partner; but the partner's cards count against the team.</source>
            <translation>Ninguém precisa perguntar ao parceiro; mas as cartas dele contam contra a dupla.</translation>
        </message>
        <message>
            <source>Nobody sees its cards before your next turn, not even you.</source>
            <translation>Ninguém vê as suas cartas antes da sua próxima vez, nem você.</translation>
        </message>
        <message>
            <source>Not for later</source>
            <translation>Não para depois</translation>
        </message>
        <message>
            <source>Not round the corner</source>
            <translation>Sem dar a volta</translation>
        </message>
        <message>
            <source>Nothing but an empty hand is needed for it, no canasta either.</source>
            <translation>Basta a mão vazia, sem canastra.</translation>
        </message>
        <message>
            <source>Nothing can be added to the melds of other teams.</source>
            <translation>Nada se encaixa nos jogos dos outros.</translation>
        </message>
        <message>
            <source>Now it lies inside</source>
            <translation>Agora está no meio</translation>
        </message>
        <message>
            <source>Now the meld is clean</source>
            <translation>Agora o jogo é limpo</translation>
        </message>
        <message>
            <source>One card is turned up; it begins the discard pile.</source>
            <translation>Vira-se uma carta; ela começa o lixo.</translation>
        </message>
        <message>
            <source>One two is natural, one is wild</source>
            <translation>Um dois é natural, o outro curinga</translation>
        </message>
        <message>
            <source>Only finished deals count for the end of the match.</source>
            <translation>Só rodadas terminadas contam para o fim da partida.</translation>
        </message>
        <message>
            <source>Only six natural cards.</source>
            <translation>Só seis cartas naturais.</translation>
        </message>
        <message>
            <source>Only the top card of the discard pile and the number of cards are known.</source>
            <translation>Do lixo só se conhecem a carta de cima e o número de cartas.</translation>
        </message>
        <message>
            <source>Otherwise it goes to the high end, or to the low end if you choose so.</source>
            <translation>Senão vai para a ponta alta, ou para a baixa se for escolhida.</translation>
        </message>
        <message>
            <source>Otherwise it goes to the low end, or to the high end if you choose so.</source>
            <translation>Senão vai para a ponta baixa, ou para a alta se for escolhida.</translation>
        </message>
        <message>
            <source>Out</source>
            <translation>Batida</translation>
        </message>
        <message>
            <source>Out, with a wild card</source>
            <translation>Batida com curinga</translation>
        </message>
        <message>
            <source>Out, without a discard</source>
            <translation>Batida sem descarte</translation>
        </message>
        <message>
            <source>Play goes round clockwise, and the player after the dealer begins.</source>
            <translation>Joga-se no sentido horário, e começa quem está depois do carteador.</translation>
        </message>
        <message>
            <source>Players and teams</source>
            <translation>Jogadores e duplas</translation>
        </message>
        <message>
            <source>Pots</source>
            <translation>Mortos</translation>
        </message>
        <message>
            <source>Pots do not become a new stock.</source>
            <translation>Os mortos não viram monte.</translation>
        </message>
        <message>
            <source>Rejected, and another card is drawn</source>
            <translation>Recusada, e compra-se outra</translation>
        </message>
        <message>
            <source>Rule book</source>
            <translation>Livro de regras</translation>
        </message>
        <message>
            <source>Rules</source>
            <translation>Regras</translation>
        </message>
        <message>
            <source>Scoring</source>
            <translation>Pontuação</translation>
        </message>
        <message>
            <source>Search</source>
            <translation>Buscar</translation>
        </message>
        <message>
            <source>Search the rule book</source>
            <translation>Buscar no livro de regras</translation>
        </message>
        <message>
            <source>See also</source>
            <translation>Veja também</translation>
        </message>
        <message>
            <source>Semi-clean</source>
            <translation>Semilimpa</translation>
        </message>
        <message>
            <source>Sequences</source>
            <translation>Sequências</translation>
        </message>
        <message>
            <source>Sets</source>
            <translation>Trincas</translation>
        </message>
        <message>
            <source>Seven natural cards, then the wild one.</source>
            <translation>Sete cartas naturais, depois o curinga.</translation>
        </message>
        <message>
            <source>Several sets of one rank</source>
            <translation>Várias trincas do mesmo valor</translation>
        </message>
        <message>
            <source>Six play in three pairs; partners sit opposite each other.</source>
            <translation>Seis jogam em três duplas; os parceiros sentam frente a frente.</translation>
        </message>
        <message>
            <source>Six play in two teams of three, which take turns round the table.</source>
            <translation>Seis jogam em duas equipes de três, que se alternam à mesa.</translation>
        </message>
        <message>
            <source>So a deal can bring less than nothing.</source>
            <translation>Por isso uma rodada pode dar menos de zero.</translation>
        </message>
        <message>
            <source>So you keep two cards: one to discard and one to hold.</source>
            <translation>Por isso guardam-se duas cartas: uma para descartar e uma para ficar.</translation>
        </message>
        <message>
            <source>Such a sequence may grow bit by bit.</source>
            <translation>Essa sequência pode crescer aos poucos.</translation>
        </message>
        <message>
            <source>Taking back</source>
            <translation>Desfazer</translation>
        </message>
        <message>
            <source>Taking it by a discard</source>
            <translation>Pegar com o descarte</translation>
        </message>
        <message>
            <source>Taking it directly</source>
            <translation>Pegar direto</translation>
        </message>
        <message>
            <source>Taking the pile</source>
            <translation>Pegar o lixo</translation>
        </message>
        <message>
            <source>Taking the pile instead of that card does not end the deal.</source>
            <translation>Pegar o lixo em vez dessa carta não termina a rodada.</translation>
        </message>
        <message>
            <source>Teams lay melds on the table and collect points with them.</source>
            <translation>As duplas baixam jogos na mesa e juntam pontos com eles.</translation>
        </message>
        <message>
            <source>Ten to ten is a draw.</source>
            <translation>Dez a dez é empate.</translation>
        </message>
        <message>
            <source>The aim</source>
            <translation>O objetivo</translation>
        </message>
        <message>
            <source>The canasta for going out</source>
            <translation>A canastra da batida</translation>
        </message>
        <message>
            <source>The card itself comes</source>
            <translation>A própria carta chega</translation>
        </message>
        <message>
            <source>The cards</source>
            <translation>As cartas</translation>
        </message>
        <message>
            <source>The cards below do not help with that; they come to your hand afterwards.</source>
            <translation>As cartas de baixo não ajudam nisso; vêm para a mão depois.</translation>
        </message>
        <message>
            <source>The cards in hand take off {points} points.</source>
            <translation>As cartas na mão tiram {points} pontos.</translation>
        </message>
        <message>
            <source>The cards in the hands of all its players are taken off, also when the team went out.</source>
            <translation>Descontam-se as cartas na mão de todos os seus jogadores, mesmo que a dupla tenha batido.</translation>
        </message>
        <message>
            <source>The cards of its melds count for a team also without a canasta.</source>
            <translation>As cartas dos jogos contam a favor da dupla mesmo sem canastra.</translation>
        </message>
        <message>
            <source>The cards on the table count {points} points.</source>
            <translation>As cartas na mesa valem {points} pontos.</translation>
        </message>
        <message>
            <source>The cards that it lays in its first turn with melds must count {least} points or more.</source>
            <translation>As cartas que ela baixa na primeira vez precisam somar {least} pontos ou mais.</translation>
        </message>
        <message>
            <source>The clean canasta pays {points} points.</source>
            <translation>A canastra limpa vale {points} pontos.</translation>
        </message>
        <message>
            <source>The discard</source>
            <translation>O descarte</translation>
        </message>
        <message>
            <source>The discard pile is empty at first.</source>
            <translation>No começo o lixo está vazio.</translation>
        </message>
        <message>
            <source>The end of a deal</source>
            <translation>O fim da rodada</translation>
        </message>
        <message>
            <source>The first card of a deal</source>
            <translation>A primeira carta da rodada</translation>
        </message>
        <message>
            <source>The first melds</source>
            <translation>A primeira descida</translation>
        </message>
        <message>
            <source>The first melds of a team need no minimum of points.</source>
            <translation>A primeira descida não precisa de um mínimo de pontos.</translation>
        </message>
        <message>
            <source>The first of a team to empty the hand takes a pot as a new hand.</source>
            <translation>O primeiro da dupla que fica sem cartas pega um morto como nova mão.</translation>
        </message>
        <message>
            <source>The first player of a deal may reject the first card drawn, before laying anything.</source>
            <translation>Quem começa a rodada pode recusar a primeira carta comprada, antes de baixar.</translation>
        </message>
        <message>
            <source>The gap stays open</source>
            <translation>O buraco continua aberto</translation>
        </message>
        <message>
            <source>The hand is empty: here is the pot</source>
            <translation>A mão está vazia: aqui está o morto</translation>
        </message>
        <message>
            <source>The joker stands for the nine</source>
            <translation>O curingão representa o nove</translation>
        </message>
        <message>
            <source>The last card</source>
            <translation>A última carta</translation>
        </message>
        <message>
            <source>The last discard may be any card.</source>
            <translation>O último descarte pode ser qualquer carta.</translation>
        </message>
        <message>
            <source>The last discard may not be a joker or a two.</source>
            <translation>O último descarte não pode ser um curingão nem um dois.</translation>
        </message>
        <message>
            <source>The last two cards are never drawn.</source>
            <translation>As duas últimas cartas nunca são compradas.</translation>
        </message>
        <message>
            <source>The longest sequences pay more, if they have no wild card.</source>
            <translation>As sequências mais longas valem mais, se não têm curinga.</translation>
        </message>
        <message>
            <source>The match</source>
            <translation>A partida</translation>
        </message>
        <message>
            <source>The match ends when a team has more than {target} points after a deal.</source>
            <translation>A partida acaba quando uma dupla tem mais de {target} pontos depois de uma rodada.</translation>
        </message>
        <message>
            <source>The match ends when a team has {target} points or more after a deal.</source>
            <translation>A partida acaba quando uma dupla tem {target} pontos ou mais depois de uma rodada.</translation>
        </message>
        <message numerus="yes">
            <source>The match has %n deal(s).</source>
            <translation>
                <numerusform>A partida tem %n rodada.</numerusform>
                <numerusform>A partida tem %n rodadas.</numerusform>
            </translation>
        </message>
        <message>
            <source>The next player deals the next deal.</source>
            <translation>O próximo jogador dá as cartas na rodada seguinte.</translation>
        </message>
        <message>
            <source>The next player may not take the pile then.</source>
            <translation>O próximo jogador então não pode pegar o lixo.</translation>
        </message>
        <message>
            <source>The nine would be the last card, and it could not be discarded.</source>
            <translation>O nove seria a última carta, e não poderia ser descartado.</translation>
        </message>
        <message>
            <source>The order of a suit is two, three and so on to ten, jack, queen, king; the ace has a rule of its own.</source>
            <translation>A ordem do naipe é dois, três e assim até dez, valete, dama, rei; o ás tem regra própria.</translation>
        </message>
        <message>
            <source>The other cards of the pile come to your hand.</source>
            <translation>As outras cartas do lixo vêm para a mão.</translation>
        </message>
        <message>
            <source>The play with which you go out may complete it.</source>
            <translation>A jogada da batida pode completá-la.</translation>
        </message>
        <message>
            <source>The points of a team in all deals are added; the total may also fall.</source>
            <translation>Somam-se os pontos da dupla em todas as rodadas; o total também pode cair.</translation>
        </message>
        <message>
            <source>The pot and going out</source>
            <translation>O morto e a batida</translation>
        </message>
        <message>
            <source>The pot brings {points} points.</source>
            <translation>O morto vale {points} pontos.</translation>
        </message>
        <message>
            <source>The pot, and you play on</source>
            <translation>O morto, e a vez continua</translation>
        </message>
        <message>
            <source>The pot, for your next turn</source>
            <translation>O morto, para a próxima vez</translation>
        </message>
        <message>
            <source>The rule book has nothing about “{words}”.</source>
            <translation>O livro de regras não tem nada sobre “{words}”.</translation>
        </message>
        <message>
            <source>The stock</source>
            <translation>O monte</translation>
        </message>
        <message>
            <source>The team has no canasta.</source>
            <translation>A dupla não tem canastra.</translation>
        </message>
        <message>
            <source>The team has no pot, and none is left.</source>
            <translation>A dupla não tem morto, e não há mais nenhum.</translation>
        </message>
        <message>
            <source>The team that goes out gets {points} points.</source>
            <translation>A dupla que bate ganha {points} pontos.</translation>
        </message>
        <message>
            <source>The team with more Victory Points wins.</source>
            <translation>Ganha a dupla com mais pontos de vitória.</translation>
        </message>
        <message>
            <source>The team with the most points wins.</source>
            <translation>Ganha a dupla com mais pontos.</translation>
        </message>
        <message>
            <source>The top card is used at once</source>
            <translation>A carta de cima é usada na hora</translation>
        </message>
        <message>
            <source>The top card may not go to your hand.</source>
            <translation>A carta de cima não pode ir para a mão.</translation>
        </message>
        <message>
            <source>The total</source>
            <translation>O total</translation>
        </message>
        <message>
            <source>The two is natural</source>
            <translation>O dois é natural</translation>
        </message>
        <message>
            <source>The two is the six now</source>
            <translation>Agora o dois é o seis</translation>
        </message>
        <message>
            <source>The two is wild</source>
            <translation>O dois é curinga</translation>
        </message>
        <message>
            <source>The two is wild, a nine</source>
            <translation>O dois é curinga, um nove</translation>
        </message>
        <message>
            <source>The two is wild, a queen</source>
            <translation>O dois é curinga, uma dama</translation>
        </message>
        <message>
            <source>The two of spades goes home</source>
            <translation>O dois de espadas volta para casa</translation>
        </message>
        <message>
            <source>The two stands for the nine</source>
            <translation>O dois representa o nove</translation>
        </message>
        <message>
            <source>The two teams share twenty Victory Points.</source>
            <translation>As duas duplas dividem vinte pontos de vitória.</translation>
        </message>
        <message>
            <source>The wild card fills the new gap</source>
            <translation>O curinga preenche o novo buraco</translation>
        </message>
        <message>
            <source>The wild card lies inside.</source>
            <translation>O curinga está no meio.</translation>
        </message>
        <message>
            <source>The wild card moves to an end</source>
            <translation>O curinga vai para uma ponta</translation>
        </message>
        <message>
            <source>The wild card then fills a new gap, if there is one.</source>
            <translation>O curinga então preenche um novo buraco, se houver.</translation>
        </message>
        <message>
            <source>Then it is counted, and nothing more can be played.</source>
            <translation>Então se conta, e nada mais se pode jogar.</translation>
        </message>
        <message>
            <source>Then the difference of the totals is turned into Victory Points.</source>
            <translation>Então a diferença dos totais vira pontos de vitória.</translation>
        </message>
        <message>
            <source>Then you may lay melds and add cards to melds, as many as you like, or none.</source>
            <translation>Depois pode-se baixar jogos e encaixar cartas, à vontade, ou nada.</translation>
        </message>
        <message>
            <source>There are no jokers; that makes {count} cards.</source>
            <translation>Não há curingões; são {count} cartas.</translation>
        </message>
        <message>
            <source>There are no pots in this game.</source>
            <translation>Neste jogo não há mortos.</translation>
        </message>
        <message>
            <source>There are no wild cards in melds, so every canasta is clean.</source>
            <translation>Não há curingas nos jogos, por isso toda canastra é limpa.</translation>
        </message>
        <message>
            <source>There is no other place for a two.</source>
            <translation>Não há outro lugar para um dois.</translation>
        </message>
        <message>
            <source>These ranks may be laid as sets: {ranks}.</source>
            <translation>Estes valores podem formar trincas: {ranks}.</translation>
        </message>
        <message>
            <source>This discard may be a wild card.</source>
            <translation>Esse descarte pode ser um curinga.</translation>
        </message>
        <message>
            <source>This makes a dirty meld clean; you cannot choose otherwise.</source>
            <translation>Isso torna limpo um jogo sujo; não se pode escolher outra coisa.</translation>
        </message>
        <message>
            <source>This rule is the same in all of them.</source>
            <translation>Esta regra é a mesma em todos.</translation>
        </message>
        <message>
            <source>This turn, too, ends with a discard, now from the new hand.</source>
            <translation>Esta vez também acaba com um descarte, agora da nova mão.</translation>
        </message>
        <message>
            <source>Three to seven count {points} points each.</source>
            <translation>De três a sete, cada carta vale {points} pontos.</translation>
        </message>
        <message>
            <source>To go out you must discard your last card; laying all cards is not allowed.</source>
            <translation>Para bater é preciso descartar a última carta; não se pode baixar tudo.</translation>
        </message>
        <message>
            <source>To go out your team needs a canasta, clean or not.</source>
            <translation>Para bater a dupla precisa de uma canastra, limpa ou não.</translation>
        </message>
        <message>
            <source>To go out your team needs a clean canasta; no other will do.</source>
            <translation>Para bater a dupla precisa de uma canastra limpa; outra não serve.</translation>
        </message>
        <message>
            <source>Turns can have a clock, too: when it has run down, a card is drawn and the least useful one discarded.</source>
            <translation>A vez de cada um também pode ter tempo: quando acaba, uma carta é comprada e a menos útil é descartada.</translation>
        </message>
        <message>
            <source>Two cards at once</source>
            <translation>Duas cartas de uma vez</translation>
        </message>
        <message>
            <source>Two play against each other; each is a team alone.</source>
            <translation>Dois jogam um contra o outro; cada um por si.</translation>
        </message>
        <message>
            <source>Two sets of one rank</source>
            <translation>Duas trincas do mesmo valor</translation>
        </message>
        <message>
            <source>Twos</source>
            <translation>O dois</translation>
        </message>
        <message>
            <source>Until then no discard and no pot is allowed; you may take the melds back.</source>
            <translation>Até lá não se pode descartar nem pegar morto; os jogos podem ser desfeitos.</translation>
        </message>
        <message>
            <source>Victory Points</source>
            <translation>Pontos de vitória</translation>
        </message>
        <message>
            <source>Victory Points are given after three deals or four, not after fewer.</source>
            <translation>Os pontos de vitória são dados depois de três ou quatro rodadas, não depois de menos.</translation>
        </message>
        <message>
            <source>What a meld is</source>
            <translation>O que é um jogo</translation>
        </message>
        <message>
            <source>What a pot is</source>
            <translation>O que é um morto</translation>
        </message>
        <message>
            <source>What counts</source>
            <translation>O que conta</translation>
        </message>
        <message>
            <source>What going out is</source>
            <translation>O que é a batida</translation>
        </message>
        <message>
            <source>What the cards count</source>
            <translation>Quanto valem as cartas</translation>
        </message>
        <message>
            <source>When a wild two of the sequence's own suit is free and its own place is next to the other cards, it goes there and is natural.</source>
            <translation>Quando um dois curinga do naipe da sequência fica livre e o seu lugar é vizinho às outras cartas, ele vai para lá e é natural.</translation>
        </message>
        <message>
            <source>When nobody gets any further</source>
            <translation>Quando ninguém avança</translation>
        </message>
        <message>
            <source>When somebody draws the last card of the stock, that turn is the last.</source>
            <translation>Quando alguém compra a última carta do monte, essa vez é a última.</translation>
        </message>
        <message>
            <source>When somebody draws the third-to-last card of the stock, that turn is the last.</source>
            <translation>Quando alguém compra a antepenúltima carta do monte, essa vez é a última.</translation>
        </message>
        <message>
            <source>When the pile was one single card and you took it, you may not discard that card in the same turn.</source>
            <translation>Quando o lixo era uma só carta e você a pegou, não pode descartá-la na mesma vez.</translation>
        </message>
        <message>
            <source>When the stock is used up</source>
            <translation>Quando o monte acaba</translation>
        </message>
        <message>
            <source>When the stock is used up, nobody gets them.</source>
            <translation>Quando o monte acaba, ninguém os ganha.</translation>
        </message>
        <message>
            <source>When time is up</source>
            <translation>Quando o tempo acaba</translation>
        </message>
        <message>
            <source>When time is up everybody has one more turn; then the deal is counted as if the stock were used up.</source>
            <translation>Quando o tempo acaba, cada um joga mais uma vez; depois a rodada é contada como se o monte tivesse acabado.</translation>
        </message>
        <message>
            <source>When time is up the deal is played to its end.</source>
            <translation>Quando o tempo acaba, a rodada vai até o fim.</translation>
        </message>
        <message>
            <source>Where a wild card goes</source>
            <translation>Para onde vai o curinga</translation>
        </message>
        <message>
            <source>Which cards are wild</source>
            <translation>Quais cartas são curingas</translation>
        </message>
        <message>
            <source>Who may take a pot</source>
            <translation>Quem pode pegar um morto</translation>
        </message>
        <message>
            <source>Whoever plays the last card, with no pot to take, goes out and ends the deal.</source>
            <translation>Quem joga a última carta, sem morto para pegar, bate e acaba a rodada.</translation>
        </message>
        <message>
            <source>Why?</source>
            <translation>Por quê?</translation>
        </message>
        <message numerus="yes">
            <source>Wild are the %n joker(s) and the {twos} twos.</source>
            <translation>
                <numerusform>São curingas o %n curingão e os {twos} dois.</numerusform>
                <numerusform>São curingas os %n curingões e os {twos} dois.</numerusform>
            </translation>
        </message>
        <message>
            <source>Wild are the {twos} twos.</source>
            <translation>São curingas os {twos} dois.</translation>
        </message>
        <message>
            <source>Wild cards</source>
            <translation>Curingas</translation>
        </message>
        <message>
            <source>Wild cards alone are no meld.</source>
            <translation>Só curingas não são jogo.</translation>
        </message>
        <message>
            <source>Wild cards may be discarded, too; they do not block the pile.</source>
            <translation>Curingas também podem ser descartados; não travam o lixo.</translation>
        </message>
        <message>
            <source>Wild cards may be used for this, too.</source>
            <translation>Também se podem usar curingas para isso.</translation>
        </message>
        <message>
            <source>With a single card in hand you may not take the pile.</source>
            <translation>Com uma só carta na mão não se pode pegar o lixo.</translation>
        </message>
        <message>
            <source>With and without a pot</source>
            <translation>Com e sem morto</translation>
        </message>
        <message numerus="yes">
            <source>With four players it has %n card(s).</source>
            <translation>
                <numerusform>Com quatro jogadores, ele tem %n carta.</numerusform>
                <numerusform>Com quatro jogadores, ele tem %n cartas.</numerusform>
            </translation>
        </message>
        <message>
            <source>With one card in hand</source>
            <translation>Com uma carta na mão</translation>
        </message>
        <message numerus="yes">
            <source>With six players it has %n card(s).</source>
            <translation>
                <numerusform>Com seis jogadores, ele tem %n carta.</numerusform>
                <numerusform>Com seis jogadores, ele tem %n cartas.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>With six players there are only %n pot(s).</source>
            <translation>
                <numerusform>Com seis jogadores há só %n morto.</numerusform>
                <numerusform>Com seis jogadores há só %n mortos.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>With two players it has %n card(s).</source>
            <translation>
                <numerusform>Com dois jogadores, ele tem %n carta.</numerusform>
                <numerusform>Com dois jogadores, ele tem %n cartas.</numerusform>
            </translation>
        </message>
        <message>
            <source>Without a canasta</source>
            <translation>Sem canastra</translation>
        </message>
        <message>
            <source>Without a gap it goes to the high end, or to the low end if you choose so.</source>
            <translation>Sem buraco vai para a ponta alta, ou para a baixa se for escolhida.</translation>
        </message>
        <message>
            <source>Without a gap it goes to the low end, or to the high end if you choose so.</source>
            <translation>Sem buraco vai para a ponta baixa, ou para a alta se for escolhida.</translation>
        </message>
        <message>
            <source>Without a wild card it is clean, with one it is dirty.</source>
            <translation>Sem curinga é limpa, com um é suja.</translation>
        </message>
        <message>
            <source>Without its pot a team never goes out, even if no pot is left.</source>
            <translation>Sem o seu morto a dupla nunca bate, mesmo que não haja mais nenhum.</translation>
        </message>
        <message>
            <source>Without such a pot the deal is over.</source>
            <translation>Sem esse morto a rodada acaba.</translation>
        </message>
        <message>
            <source>You always take the whole pile.</source>
            <translation>Pega-se sempre o lixo inteiro.</translation>
        </message>
        <message>
            <source>You discard exactly one card, and with it your turn ends.</source>
            <translation>Descarta-se exatamente uma carta, e com ela acaba a vez.</translation>
        </message>
        <message>
            <source>You held an equal card before</source>
            <translation>Você já tinha uma carta igual</translation>
        </message>
        <message>
            <source>You may if you already held a card of the same suit and rank.</source>
            <translation>Pode, se você já tinha uma carta do mesmo naipe e valor.</translation>
        </message>
        <message>
            <source>You may lay your last card or discard it, as you like.</source>
            <translation>Pode-se baixar ou descartar a última carta, à vontade.</translation>
        </message>
        <message>
            <source>You may take the pile if you use its top card at once.</source>
            <translation>Pode-se pegar o lixo se a carta de cima for usada na hora.</translation>
        </message>
        <message>
            <source>Your choice</source>
            <translation>À sua escolha</translation>
        </message>
        <message>
            <source>Your team must have taken its pot before.</source>
            <translation>A sua dupla precisa ter pegado o morto antes.</translation>
        </message>
        <message>
            <source>discarded</source>
            <translation>descartada</translation>
        </message>
        <message>
            <source>drawn first</source>
            <translation>comprada primeiro</translation>
        </message>
        <message>
            <source>in hand</source>
            <translation>na mão</translation>
        </message>
        <message>
            <source>laid</source>
            <translation>baixadas</translation>
        </message>
        <message>
            <source>no such rule.</source>
            <translation>nenhuma regra assim.</translation>
        </message>
        <message>
            <source>on the table</source>
            <translation>na mesa</translation>
        </message>
        <message>
            <source>pile</source>
            <translation>lixo</translation>
        </message>
        <message>
            <source>the same.</source>
            <translation>o mesmo.</translation>
        </message>
        <message>
            <source>this does not hold: {rule}</source>
            <translation>isto não vale: {rule}</translation>
        </message>
        <message>
            <source>top card</source>
            <translation>carta de cima</translation>
        </message>
        <message>
            <source>{preset} with house rules</source>
            <translation>{preset} com regras da casa</translation>
        </message>
    </context>
    <context>
        <name>Rules</name>
        <message numerus="yes">
            <source>%n deal(s)</source>
            <translation>
                <numerusform>%n rodada</numerusform>
                <numerusform>%n rodadas</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n deal(s) with Victory Points.</source>
            <translation>
                <numerusform>%n rodada com pontos de vitória.</numerusform>
                <numerusform>%n rodadas com pontos de vitória.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n deal(s), Victory Points</source>
            <translation>
                <numerusform>%n rodada, pontos de vitória</numerusform>
                <numerusform>%n rodadas, pontos de vitória</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n deal(s), the most points win.</source>
            <translation>
                <numerusform>%n rodada, ganha quem fizer mais pontos.</numerusform>
                <numerusform>%n rodadas, ganha quem fizer mais pontos.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n deck(s) and {jokers} are in play.</source>
            <translation>
                <numerusform>%n baralho e {jokers} em jogo.</numerusform>
                <numerusform>%n baralhos e {jokers} em jogo.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n joker(s)</source>
            <translation>
                <numerusform>%n curingão</numerusform>
                <numerusform>%n curingões</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n pot(s) of {cards} cards.</source>
            <translation>
                <numerusform>%n morto de {cards} cartas.</numerusform>
                <numerusform>%n mortos de {cards} cartas.</numerusform>
            </translation>
        </message>
        <message>
            <source>A canasta of seven cards pays {clean} when it is clean and {dirty} with a wild card.</source>
            <translation>A canastra de sete cartas vale {clean} se for limpa e {dirty} com curinga.</translation>
        </message>
        <message>
            <source>A card is turned up beside the stock.</source>
            <translation>Uma carta é virada ao lado do monte.</translation>
        </message>
        <message>
            <source>A joker counts {joker}, a two {two}.</source>
            <translation>O curingão vale {joker}, o dois {two}.</translation>
        </message>
        <message>
            <source>A meld may have a wild card.</source>
            <translation>Um jogo pode ter um curinga.</translation>
        </message>
        <message>
            <source>A missing pot costs points even when nobody took one.</source>
            <translation>Não pegar o morto custa pontos mesmo que ninguém o tenha pegado.</translation>
        </message>
        <message>
            <source>A pot becomes the new stock when the stock is used up.</source>
            <translation>Quando o monte acaba, um morto vira o novo monte.</translation>
        </message>
        <message numerus="yes">
            <source>A pot of %n card(s) for the first of a team to empty a hand.</source>
            <translation>
                <numerusform>Um morto de %n carta para o primeiro da dupla que ficar sem cartas.</numerusform>
                <numerusform>Um morto de %n cartas para o primeiro da dupla que ficar sem cartas.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>A pot of %n card(s) for whoever empties a hand and has a canasta.</source>
            <translation>
                <numerusform>Um morto de %n carta para quem ficar sem cartas e tiver uma canastra.</numerusform>
                <numerusform>Um morto de %n cartas para quem ficar sem cartas e tiver uma canastra.</numerusform>
            </translation>
        </message>
        <message>
            <source>A semi-clean canasta pays {points}.</source>
            <translation>A canastra semilimpa vale {points}.</translation>
        </message>
        <message>
            <source>A sequence from ace to king may grow bit by bit.</source>
            <translation>Uma sequência de ás a rei pode crescer aos poucos.</translation>
        </message>
        <message>
            <source>A sequence has only one ace.</source>
            <translation>Uma sequência tem só um ás.</translation>
        </message>
        <message>
            <source>A sequence may have an ace at both ends.</source>
            <translation>Uma sequência pode ter um ás em cada ponta.</translation>
        </message>
        <message>
            <source>A single card taken as the pile may go straight back.</source>
            <translation>A única carta pega do lixo pode voltar na mesma vez.</translation>
        </message>
        <message>
            <source>A single card taken as the pile may not go straight back.</source>
            <translation>A única carta pega do lixo não pode voltar na mesma vez.</translation>
        </message>
        <message>
            <source>A team needs a canasta before it takes a pot.</source>
            <translation>Para pegar um morto é preciso já ter uma canastra.</translation>
        </message>
        <message>
            <source>A team needs nothing to take a pot.</source>
            <translation>Para pegar um morto não é preciso ter canastra.</translation>
        </message>
        <message>
            <source>A two in its own place may become the wild card again.</source>
            <translation>Um dois no seu lugar pode voltar a ser curinga.</translation>
        </message>
        <message>
            <source>A two that has found its own place stays there.</source>
            <translation>Um dois que achou o seu lugar fica nele.</translation>
        </message>
        <message>
            <source>A wild card on the table may move.</source>
            <translation>Um curinga na mesa pode andar.</translation>
        </message>
        <message>
            <source>A wild card on the table never moves.</source>
            <translation>Um curinga na mesa nunca anda.</translation>
        </message>
        <message>
            <source>A wild card that is free goes to the high end.</source>
            <translation>Um curinga livre vai para a ponta alta.</translation>
        </message>
        <message>
            <source>A wild card that is free goes to the low end.</source>
            <translation>Um curinga livre vai para a ponta baixa.</translation>
        </message>
        <message>
            <source>Above {limit} points the first melds need {minimum}.</source>
            <translation>Acima de {limit} pontos, a primeira descida precisa de {minimum}.</translation>
        </message>
        <message>
            <source>Ace to king pays {king}, ace to ace {ace}.</source>
            <translation>De ás a rei vale {king}, de ás a ás {ace}.</translation>
        </message>
        <message>
            <source>Ace to king pays {king}.</source>
            <translation>De ás a rei vale {king}.</translation>
        </message>
        <message>
            <source>Ace to king {king}, ace to ace {ace}.</source>
            <translation>Ás a rei {king}, ás a ás {ace}.</translation>
        </message>
        <message>
            <source>All cards of the pile are open, and anyone may take it.</source>
            <translation>Todas as cartas do lixo são abertas, e qualquer um pode pegá-lo.</translation>
        </message>
        <message>
            <source>An ace counts {ace}, eight to king {high}, three to seven {low}.</source>
            <translation>O ás vale {ace}, de oito a rei {high}, de três a sete {low}.</translation>
        </message>
        <message>
            <source>An ace is high only.</source>
            <translation>O ás é só alto.</translation>
        </message>
        <message>
            <source>An ace is low only.</source>
            <translation>O ás é só baixo.</translation>
        </message>
        <message>
            <source>An ace is low or high.</source>
            <translation>O ás é baixo ou alto.</translation>
        </message>
        <message>
            <source>Any canasta lets you go out, not only a clean one.</source>
            <translation>Qualquer canastra serve para bater, não só a limpa.</translation>
        </message>
        <message>
            <source>Canastas: clean {clean}, dirty {dirty}.</source>
            <translation>Canastras: limpa {clean}, suja {dirty}.</translation>
        </message>
        <message>
            <source>Going out pays {out}; no pot costs {penalty}.</source>
            <translation>Bater vale {out}; ficar sem morto custa {penalty}.</translation>
        </message>
        <message>
            <source>Length of the match: {length}.</source>
            <translation>Duração da partida: {length}.</translation>
        </message>
        <message>
            <source>Long sequences have no prize of their own.</source>
            <translation>Sequências longas não têm bônus próprio.</translation>
        </message>
        <message>
            <source>Long sequences of one suit, with high prizes for all thirteen cards.</source>
            <translation>Sequências longas de um naipe, com bônus altos para as treze cartas.</translation>
        </message>
        <message>
            <source>Melds have no wild cards.</source>
            <translation>Os jogos não têm curingas.</translation>
        </message>
        <message>
            <source>No minimum for the first melds.</source>
            <translation>Sem mínimo para baixar.</translation>
        </message>
        <message>
            <source>Only a clean canasta lets you go out.</source>
            <translation>Só se bate com canastra limpa.</translation>
        </message>
        <message>
            <source>Only sequences are melds; there are no sets.</source>
            <translation>Só valem sequências; não há trincas.</translation>
        </message>
        <message>
            <source>Only the pile's top card is known; it must be used at once.</source>
            <translation>Só se vê a carta de cima do lixo; ela tem de ser usada na hora.</translation>
        </message>
        <message>
            <source>Other ranks may be laid as sets.</source>
            <translation>Outros valores podem formar trincas.</translation>
        </message>
        <message>
            <source>Over {target} points.</source>
            <translation>Mais de {target} pontos.</translation>
        </message>
        <message>
            <source>Sequences and sets, closed pile.</source>
            <translation>Sequências e trincas, lixo fechado.</translation>
        </message>
        <message>
            <source>Sequences and sets, open pile.</source>
            <translation>Sequências e trincas, lixo aberto.</translation>
        </message>
        <message>
            <source>Sequences only, closed pile.</source>
            <translation>Só sequências, lixo fechado.</translation>
        </message>
        <message>
            <source>Sequences only, open pile.</source>
            <translation>Só sequências, lixo aberto.</translation>
        </message>
        <message>
            <source>Sets of equal ranks are melds, too.</source>
            <translation>Trincas de cartas iguais também valem.</translation>
        </message>
        <message>
            <source>Taking the pot pays nothing by itself.</source>
            <translation>Pegar o morto não vale nada por si só.</translation>
        </message>
        <message>
            <source>Taking the pot pays {points}.</source>
            <translation>Pegar o morto vale {points}.</translation>
        </message>
        <message>
            <source>The Brazilian game in which sets count as much as sequences.</source>
            <translation>O jogo brasileiro em que trincas contam tanto quanto sequências.</translation>
        </message>
        <message>
            <source>The Brazilian game of sequences, with every discard in sight.</source>
            <translation>O jogo brasileiro de sequências, com todos os descartes à vista.</translation>
        </message>
        <message>
            <source>The Brazilian game with a closed pile: only its top card is known.</source>
            <translation>O jogo brasileiro de lixo fechado: só se vê a carta de cima.</translation>
        </message>
        <message>
            <source>The deal ends with the last card of the stock.</source>
            <translation>A rodada acaba com a última carta do monte.</translation>
        </message>
        <message>
            <source>The deal ends with two cards in the stock.</source>
            <translation>A rodada acaba com duas cartas no monte.</translation>
        </message>
        <message>
            <source>The family game of sequences and sets.</source>
            <translation>O jogo de família, com sequências e trincas.</translation>
        </message>
        <message>
            <source>The first card cannot be exchanged.</source>
            <translation>A primeira carta não pode ser trocada.</translation>
        </message>
        <message>
            <source>The first player may exchange the first card.</source>
            <translation>Quem começa pode trocar a primeira carta.</translation>
        </message>
        <message>
            <source>The game of Argentina and Uruguay, as it is played with tiles.</source>
            <translation>O jogo da Argentina e do Uruguai, que lá se joga com pedras.</translation>
        </message>
        <message>
            <source>The game of the Italian clubs, with semi-clean burracos.</source>
            <translation>O jogo dos clubes italianos, com canastras semilimpas.</translation>
        </message>
        <message>
            <source>The last discard is a duty, and never a wild card.</source>
            <translation>O último descarte é obrigatório, e nunca um curinga.</translation>
        </message>
        <message>
            <source>The last discard is a duty.</source>
            <translation>O último descarte é obrigatório.</translation>
        </message>
        <message>
            <source>The pile begins empty.</source>
            <translation>O lixo começa vazio.</translation>
        </message>
        <message>
            <source>The prizes from the ace on need all cards laid in one move.</source>
            <translation>Os bônus a partir do ás exigem baixar tudo de uma vez.</translation>
        </message>
        <message>
            <source>The strict Brazilian game: closed pile, no sets, clean going out.</source>
            <translation>O jogo brasileiro rigoroso: lixo fechado, sem trinca, bate limpo.</translation>
        </message>
        <message>
            <source>There is no semi-clean canasta.</source>
            <translation>Não há canastra semilimpa.</translation>
        </message>
        <message>
            <source>Three pairs, three decks, three pots: a big table.</source>
            <translation>Três duplas, três baralhos, três mortos: uma mesa grande.</translation>
        </message>
        <message>
            <source>To {target} points.</source>
            <translation>Até {target} pontos.</translation>
        </message>
        <message>
            <source>Until a team has {target}</source>
            <translation>Até {target} pontos</translation>
        </message>
        <message>
            <source>Until a team passes {target}</source>
            <translation>Até passar de {target}</translation>
        </message>
        <message>
            <source>When no pot is left you may go out without one.</source>
            <translation>Quando não há mais morto, pode-se bater sem ele.</translation>
        </message>
        <message>
            <source>When nobody took a pot, nobody pays for it.</source>
            <translation>Se ninguém pegou o morto, ninguém paga por isso.</translation>
        </message>
        <message>
            <source>When the time of a timed game is up, everybody has one more turn.</source>
            <translation>Quando acaba o tempo de uma partida por tempo, cada um joga mais uma vez.</translation>
        </message>
        <message>
            <source>When the time of a timed game is up, the deal is played to its end.</source>
            <translation>Quando acaba o tempo de uma partida por tempo, a rodada vai até o fim.</translation>
        </message>
        <message>
            <source>With a pot and a canasta you go out.</source>
            <translation>Com o morto e uma canastra, pode-se bater.</translation>
        </message>
        <message>
            <source>With a pot and a clean canasta you go out.</source>
            <translation>Com o morto e uma canastra limpa, pode-se bater.</translation>
        </message>
        <message>
            <source>With a pot, a canasta and a last discard you go out.</source>
            <translation>Com o morto, uma canastra e um último descarte, pode-se bater.</translation>
        </message>
        <message>
            <source>With a pot, a clean canasta and a last discard you go out.</source>
            <translation>Com o morto, uma canastra limpa e um último descarte, pode-se bater.</translation>
        </message>
        <message>
            <source>With one card in hand you may not take the pile.</source>
            <translation>Com uma só carta na mão não se pode pegar o lixo.</translation>
        </message>
        <message>
            <source>With one card in hand you may take the pile.</source>
            <translation>Com uma só carta na mão pode-se pegar o lixo.</translation>
        </message>
        <message>
            <source>Without a pot you never go out.</source>
            <translation>Sem morto não se bate.</translation>
        </message>
        <message>
            <source>You may meld your last card; no discard is needed.</source>
            <translation>Pode-se baixar a última carta; não é preciso descartar.</translation>
        </message>
        <message numerus="yes">
            <source>about %n minute(s)</source>
            <translation>
                <numerusform>cerca de %n minuto</numerusform>
                <numerusform>cerca de %n minutos</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>about %n minute(s), {deals}</source>
            <translation>
                <numerusform>cerca de %n minuto, {deals}</numerusform>
                <numerusform>cerca de %n minutos, {deals}</numerusform>
            </translation>
        </message>
        <message>
            <source>deal {deal} of {deals}</source>
            <translation>rodada {deal} de {deals}</translation>
        </message>
        <message>
            <source>four players</source>
            <translation>quatro jogadores</translation>
        </message>
        <message>
            <source>over {target}</source>
            <translation>mais de {target}</translation>
        </message>
        <message>
            <source>six players</source>
            <translation>seis jogadores</translation>
        </message>
        <message>
            <source>to {target}</source>
            <translation>até {target}</translation>
        </message>
        <message>
            <source>two players</source>
            <translation>dois jogadores</translation>
        </message>
        <message>
            <source>{fewest} to {most} deals</source>
            <translation>de {fewest} a {most} rodadas</translation>
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
            <translation>Como está a mesa</translation>
        </message>
        <message>
            <source>Back to the table</source>
            <translation>Voltar à mesa</translation>
        </message>
        <message>
            <source>Deal {number}</source>
            <translation>Rodada {number}</translation>
        </message>
        <message>
            <source>Going out</source>
            <translation>Batida</translation>
        </message>
        <message>
            <source>Hand: {name}</source>
            <translation>Mão: {name}</translation>
        </message>
        <message>
            <source>In my hand</source>
            <translation>Na minha mão</translation>
        </message>
        <message>
            <source>Level at the top with {points} points</source>
            <translation>Empate na frente com {points} pontos</translation>
        </message>
        <message>
            <source>Level at {own} points</source>
            <translation>Empate com {own} pontos</translation>
        </message>
        <message>
            <source>Match</source>
            <translation>Partida</translation>
        </message>
        <message>
            <source>Melds</source>
            <translation>Jogos</translation>
        </message>
        <message>
            <source>New match</source>
            <translation>Nova partida</translation>
        </message>
        <message>
            <source>Next deal</source>
            <translation>Próxima rodada</translation>
        </message>
        <message>
            <source>No pot</source>
            <translation>Sem morto</translation>
        </message>
        <message>
            <source>Other melds</source>
            <translation>Outros jogos</translation>
        </message>
        <message>
            <source>Pot not played</source>
            <translation>Morto não jogado</translation>
        </message>
        <message>
            <source>Pot taken</source>
            <translation>Morto pego</translation>
        </message>
        <message>
            <source>So far in sight</source>
            <translation>À vista até agora</translation>
        </message>
        <message>
            <source>The totals after each deal</source>
            <translation>Os totais depois de cada rodada</translation>
        </message>
        <message>
            <source>They lead {other} to {own}</source>
            <translation>Eles lideram, {other} a {own}</translation>
        </message>
        <message>
            <source>They win {other} to {own}</source>
            <translation>Eles ganham, {other} a {own}</translation>
        </message>
        <message>
            <source>This deal</source>
            <translation>Esta rodada</translation>
        </message>
        <message>
            <source>Time is up. {result}</source>
            <translation>Tempo esgotado. {result}</translation>
        </message>
        <message>
            <source>Victory Points</source>
            <translation>Pontos de vitória</translation>
        </message>
        <message>
            <source>We lead with {points} points</source>
            <translation>Lideramos com {points} pontos</translation>
        </message>
        <message>
            <source>We lead {own} to {other}</source>
            <translation>Lideramos, {own} a {other}</translation>
        </message>
        <message>
            <source>We win with {points} points</source>
            <translation>Ganhamos com {points} pontos</translation>
        </message>
        <message>
            <source>We win {own} to {other}</source>
            <translation>Ganhamos, {own} a {other}</translation>
        </message>
        <message>
            <source>bonus</source>
            <translation>bônus</translation>
        </message>
        <message>
            <source>cards</source>
            <translation>cartas</translation>
        </message>
        <message>
            <source>deal {number}</source>
            <translation>rodada {number}</translation>
        </message>
        <message>
            <source>deal {number} of {deals}</source>
            <translation>rodada {number} de {deals}</translation>
        </message>
        <message>
            <source>nobody got any further</source>
            <translation>ninguém conseguiu avançar</translation>
        </message>
        <message>
            <source>the last round is played</source>
            <translation>a última volta foi jogada</translation>
        </message>
        <message>
            <source>the stock is used up</source>
            <translation>o monte acabou</translation>
        </message>
        <message>
            <source>time is up, the last deal</source>
            <translation>tempo esgotado, última rodada</translation>
        </message>
        <message>
            <source>{name} went out</source>
            <translation>{name} bateu</translation>
        </message>
        <message>
            <source>{team} lead with {points} points</source>
            <translation>{team} lideram com {points} pontos</translation>
        </message>
        <message>
            <source>{team} win with {points} points</source>
            <translation>{team} ganham com {points} pontos</translation>
        </message>
    </context>
    <context>
        <name>Seats</name>
        <message>
            <source>A person at this screen</source>
            <translation>Uma pessoa nesta tela</translation>
        </message>
        <message>
            <source>At this screen</source>
            <translation>Nesta tela</translation>
        </message>
        <message>
            <source>Level of {name}</source>
            <translation>Nível de {name}</translation>
        </message>
        <message>
            <source>Name of player {number}</source>
            <translation>Nome do jogador {number}</translation>
        </message>
        <message>
            <source>Player {number}</source>
            <translation>Jogador {number}</translation>
        </message>
        <message>
            <source>Who sits here: {who}</source>
            <translation>Quem senta aqui: {who}</translation>
        </message>
        <message>
            <source>Your name</source>
            <translation>Seu nome</translation>
        </message>
        <message>
            <source>name</source>
            <translation>nome</translation>
        </message>
        <message>
            <source>your name</source>
            <translation>seu nome</translation>
        </message>
    </context>
    <context>
        <name>SelfCheck</name>
        <message numerus="yes">
            <source>%Ln case(s) agree</source>
            <translation>
                <numerusform>%Ln caso confere</numerusform>
                <numerusform>%Ln casos conferem</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>All %Ln case(s) agree with the rules.</source>
            <translation>
                <numerusform>O único caso (%Ln) confere com as regras.</numerusform>
                <numerusform>Todos os %Ln casos conferem com as regras.</numerusform>
            </translation>
        </message>
        <message>
            <source>Checking…</source>
            <translation>Conferindo…</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>Fechar</translation>
        </message>
        <message>
            <source>Self-check</source>
            <translation>Autoteste</translation>
        </message>
        <message>
            <source>Something differs. Please report it.</source>
            <translation>Há uma diferença. Por favor, avise.</translation>
        </message>
        <message>
            <source>The cases cannot be read: the installation is damaged.</source>
            <translation>Os casos não podem ser lidos: a instalação está danificada.</translation>
        </message>
        <message>
            <source>The rules of every game against all known cases</source>
            <translation>As regras de cada jogo contra todos os casos conhecidos</translation>
        </message>
        <message>
            <source>could not be read</source>
            <translation>não pôde ser lido</translation>
        </message>
        <message>
            <source>waiting</source>
            <translation>esperando</translation>
        </message>
        <message>
            <source>{failed} of {count} cases differ</source>
            <translation>{failed} de {count} casos diferem</translation>
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
        <message>
            <source>A discard waits for a second press before it ends the turn.</source>
            <translation>O descarte espera um segundo toque antes de encerrar a vez.</translation>
        </message>
        <message>
            <source>A drag begins after</source>
            <translation>O arraste começa após</translation>
        </message>
        <message>
            <source>Accessibility</source>
            <translation>Acessibilidade</translation>
        </message>
        <message>
            <source>At one screen a hand is hidden until its player says ready.</source>
            <translation>Na mesma tela, cada mão fica escondida até seu jogador dizer que pode.</translation>
        </message>
        <message>
            <source>Back to defaults</source>
            <translation>Valores iniciais</translation>
        </message>
        <message>
            <source>Backs</source>
            <translation>Versos</translation>
        </message>
        <message>
            <source>Black table, white lines, cards with strong signs.</source>
            <translation>Mesa preta, linhas brancas, cartas com sinais fortes.</translation>
        </message>
        <message>
            <source>Blue waves</source>
            <translation>Ondas azuis</translation>
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
            <translation>Cartas que deslizam, viram e são postas na mesa.</translation>
        </message>
        <message>
            <source>Changes hold at once and are kept.</source>
            <translation>As mudanças valem na hora e ficam guardadas.</translation>
        </message>
        <message>
            <source>Coach</source>
            <translation>Treinador</translation>
        </message>
        <message>
            <source>Confirm the discard</source>
            <translation>Confirmar o descarte</translation>
        </message>
        <message>
            <source>Curtain between people</source>
            <translation>Cortina entre pessoas</translation>
        </message>
        <message>
            <source>Dark</source>
            <translation>Escuro</translation>
        </message>
        <message>
            <source>Dialogs</source>
            <translation>Janelas</translation>
        </message>
        <message>
            <source>Done</source>
            <translation>Pronto</translation>
        </message>
        <message>
            <source>Felt</source>
            <translation>Feltro</translation>
        </message>
        <message>
            <source>Full screen</source>
            <translation>Tela cheia</translation>
        </message>
        <message>
            <source>Great moments</source>
            <translation>Grandes momentos</translation>
        </message>
        <message>
            <source>Green waves</source>
            <translation>Ondas verdes</translation>
        </message>
        <message>
            <source>Height of the hand</source>
            <translation>Altura da mão</translation>
        </message>
        <message>
            <source>High contrast</source>
            <translation>Alto contraste</translation>
        </message>
        <message>
            <source>How much is told of what happens and of each card.</source>
            <translation>Quanto é dito do que acontece e de cada carta.</translation>
        </message>
        <message>
            <source>In the first matches a line says what you can do next.</source>
            <translation>Nas primeiras partidas uma linha diz o que você pode fazer.</translation>
        </message>
        <message>
            <source>It is your turn; a try is not allowed. Behind other windows the game knocks twice.</source>
            <translation>É a sua vez; uma jogada não é permitida. Atrás de outras janelas o jogo dá dois toques.</translation>
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
            <translation>Cartas maiores na mão</translation>
        </message>
        <message>
            <source>Less motion</source>
            <translation>Menos movimento</translation>
        </message>
        <message>
            <source>Look</source>
            <translation>Aparência</translation>
        </message>
        <message>
            <source>More for an unsteady hand.</source>
            <translation>Mais para uma mão trêmula.</translation>
        </message>
        <message>
            <source>Motion</source>
            <translation>Movimento</translation>
        </message>
        <message>
            <source>Mouse and touch</source>
            <translation>Mouse e toque</translation>
        </message>
        <message>
            <source>Nothing flies or turns; what changes fades.</source>
            <translation>Nada voa nem gira; o que muda surge aos poucos.</translation>
        </message>
        <message>
            <source>Pace of the bots</source>
            <translation>Ritmo dos robôs</translation>
        </message>
        <message>
            <source>Play examples</source>
            <translation>Tocar exemplos</translation>
        </message>
        <message>
            <source>Pots, canastas and the end of a deal.</source>
            <translation>Mortos, canastras e o fim da rodada.</translation>
        </message>
        <message>
            <source>Red tiles</source>
            <translation>Azulejos vermelhos</translation>
        </message>
        <message>
            <source>Screen reader</source>
            <translation>Leitor de tela</translation>
        </message>
        <message>
            <source>Settings</source>
            <translation>Configurações</translation>
        </message>
        <message>
            <source>Signals</source>
            <translation>Avisos</translation>
        </message>
        <message>
            <source>Signs on the cards</source>
            <translation>Sinais das cartas</translation>
        </message>
        <message>
            <source>So long the next bot waits after your discard.</source>
            <translation>Esse tempo o próximo robô espera depois do seu descarte.</translation>
        </message>
        <message>
            <source>Sound</source>
            <translation>Som</translation>
        </message>
        <message>
            <source>Sounds</source>
            <translation>Sons</translation>
        </message>
        <message>
            <source>Speed of the cards</source>
            <translation>Velocidade das cartas</translation>
        </message>
        <message>
            <source>Suits</source>
            <translation>Naipes</translation>
        </message>
        <message>
            <source>Table</source>
            <translation>Mesa</translation>
        </message>
        <message>
            <source>Taking a discard back</source>
            <translation>Desfazer o descarte</translation>
        </message>
        <message>
            <source>Text</source>
            <translation>Texto</translation>
        </message>
        <message>
            <source>Text size</source>
            <translation>Tamanho do texto</translation>
        </message>
        <message>
            <source>Time for a double click</source>
            <translation>Tempo do duplo clique</translation>
        </message>
        <message>
            <source>Try it</source>
            <translation>Experimentar</translation>
        </message>
        <message>
            <source>Undo: my settings again</source>
            <translation>Desfazer: meus ajustes</translation>
        </message>
        <message>
            <source>Wine-red waves</source>
            <translation>Ondas vinho</translation>
        </message>
        <message>
            <source>Wood</source>
            <translation>Madeira</translation>
        </message>
        <message>
            <source>Your name</source>
            <translation>Seu nome</translation>
        </message>
        <message>
            <source>as the system</source>
            <translation>como o sistema</translation>
        </message>
        <message>
            <source>at once</source>
            <translation>na hora</translation>
        </message>
        <message>
            <source>dark</source>
            <translation>escuras</translation>
        </message>
        <message>
            <source>fast</source>
            <translation>rápida</translation>
        </message>
        <message>
            <source>four colours</source>
            <translation>quatro cores</translation>
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
            <translation>pouco</translation>
        </message>
        <message>
            <source>much</source>
            <translation>muito</translation>
        </message>
        <message>
            <source>none</source>
            <translation>sem movimento</translation>
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
            <translation>normais</translation>
        </message>
        <message>
            <source>now</source>
            <translation>agora</translation>
        </message>
        <message>
            <source>off</source>
            <translation>não</translation>
        </message>
        <message>
            <source>on</source>
            <translation>sim</translation>
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
            <translation>duas cores</translation>
        </message>
        <message>
            <source>very fast</source>
            <translation>muito rápida</translation>
        </message>
        <message>
            <source>your name</source>
            <translation>seu nome</translation>
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
            <translation>{percent} da janela</translation>
        </message>
    </context>
    <context>
        <name>Sheet</name>
        <message>
            <source>Close</source>
            <translation>Fechar</translation>
        </message>
    </context>
    <context>
        <name>Spoken</name>
        <message numerus="yes">
            <source>%n card(s) left in the hand.</source>
            <translation>
                <numerusform>Resta %n carta na mão.</numerusform>
                <numerusform>Restam %n cartas na mão.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n chosen</source>
            <translation>
                <numerusform>%n escolhida</numerusform>
                <numerusform>%n escolhidas</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n meld(s)</source>
            <translation>
                <numerusform>%n jogo</numerusform>
                <numerusform>%n jogos</numerusform>
            </translation>
        </message>
        <message>
            <source>From the top: {cards}</source>
            <translation>De cima para baixo: {cards}</translation>
        </message>
        <message>
            <source>Players</source>
            <translation>Jogadores</translation>
        </message>
        <message>
            <source>Pots</source>
            <translation>Mortos</translation>
        </message>
        <message>
            <source>Room for a new meld</source>
            <translation>Lugar para um novo jogo</translation>
        </message>
        <message>
            <source>Table</source>
            <translation>Mesa</translation>
        </message>
        <message>
            <source>The table is as it was before.</source>
            <translation>A mesa está como antes.</translation>
        </message>
        <message>
            <source>Your cards: {cards}.</source>
            <translation>Suas cartas: {cards}.</translation>
        </message>
        <message>
            <source>Your hand, {cards}</source>
            <translation>Sua mão, {cards}</translation>
        </message>
        <message>
            <source>Your pot: {cards}.</source>
            <translation>Seu morto: {cards}.</translation>
        </message>
        <message>
            <source>extends our sequence {low} to {high}</source>
            <translation>aumenta a nossa sequência de {low} a {high}</translation>
        </message>
        <message>
            <source>extends our set of {ranks}</source>
            <translation>aumenta a nossa trinca de {ranks}</translation>
        </message>
        <message>
            <source>has the pot</source>
            <translation>morto já pego</translation>
        </message>
        <message>
            <source>is to play</source>
            <translation>está na vez</translation>
        </message>
        <message>
            <source>new</source>
            <translation>nova</translation>
        </message>
        <message>
            <source>sequence of {suit}, {low} to {high}</source>
            <translation>sequência de {suit}, de {low} a {high}</translation>
        </message>
        <message>
            <source>{count} times {card}</source>
            <translation>{count} vezes {card}</translation>
        </message>
        <message>
            <source>{key} adds: {meld}.</source>
            <translation>{key} encaixa: {meld}.</translation>
        </message>
        <message>
            <source>{key} lays: {meld}.</source>
            <translation>{key} baixa: {meld}.</translation>
        </message>
        <message>
            <source>{name} added: {cards}. Now {meld}.</source>
            <translation>{name} encaixou: {cards}. Agora {meld}.</translation>
        </message>
        <message>
            <source>{name} added: {cards}. Now {meld}.</source>
            <comment>you</comment>
            <translation>{name} encaixou: {cards}. Agora {meld}.</translation>
        </message>
        <message>
            <source>{name} laid: {meld}.</source>
            <translation>{name} baixou: {meld}.</translation>
        </message>
        <message>
            <source>{name} laid: {meld}.</source>
            <comment>you</comment>
            <translation>{name} baixou: {meld}.</translation>
        </message>
        <message>
            <source>{number}nd of {count}</source>
            <translation>{number}ª de {count}</translation>
        </message>
        <message>
            <source>{number}rd of {count}</source>
            <translation>{number}ª de {count}</translation>
        </message>
        <message>
            <source>{number}st of {count}</source>
            <translation>{number}ª de {count}</translation>
        </message>
        <message>
            <source>{number}th of {count}</source>
            <translation>{number}ª de {count}</translation>
        </message>
        <message>
            <source>{owner}, meld {number}: {meld}</source>
            <translation>{owner}, jogo {number}: {meld}</translation>
        </message>
        <message>
            <source>{pile}, on top: {card}</source>
            <translation>{pile}, em cima: {card}</translation>
        </message>
        <message>
            <source>{team}: {total}, in this deal {change}</source>
            <translation>{team}: {total}, nesta rodada {change}</translation>
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
            <translation>A pasta {folder} das partidas salvas não pode ser usada: {reason}.</translation>
        </message>
        <message>
            <source>The library libxcb-cursor is missing, so no window can be shown. Install it (on Debian and Ubuntu: sudo apt install libxcb-cursor0) and start again.</source>
            <translation>Falta a biblioteca libxcb-cursor, por isso não é possível mostrar uma janela. Instale-a (no Debian e no Ubuntu: sudo apt install libxcb-cursor0) e comece de novo.</translation>
        </message>
        <message>
            <source>There is no screen to show a window on. Start the game from a desktop session.</source>
            <translation>Não há tela para mostrar uma janela. Inicie o jogo numa área de trabalho.</translation>
        </message>
    </context>
    <context>
        <name>StartPage</name>
        <message>
            <source>All options</source>
            <translation>Todas as opções</translation>
        </message>
        <message>
            <source>Bots</source>
            <translation>Robôs</translation>
        </message>
        <message>
            <source>Closed pile, Canastra, Burako, six players, your own length.</source>
            <translation>Lixo fechado, Canastra, Burako, seis jogadores, duração própria.</translation>
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
            <translation>Menu</translation>
        </message>
        <message>
            <source>More games</source>
            <translation>Mais jogos</translation>
        </message>
        <message>
            <source>No ads, no account, and every match is kept.</source>
            <translation>Sem anúncios, sem cadastro, e toda partida fica guardada.</translation>
        </message>
        <message>
            <source>Open a match…</source>
            <translation>Abrir uma partida…</translation>
        </message>
        <message>
            <source>Play</source>
            <translation>Jogar</translation>
        </message>
        <message>
            <source>Players</source>
            <translation>Jogadores</translation>
        </message>
        <message>
            <source>Start page</source>
            <translation>Página inicial</translation>
        </message>
        <message>
            <source>The family table, at your own pace.</source>
            <translation>A mesa da família, no seu ritmo.</translation>
        </message>
        <message>
            <source>{game}, deal {number}</source>
            <translation>{game}, rodada {number}</translation>
        </message>
    </context>
    <context>
        <name>Strength</name>
        <message>
            <source>a club player</source>
            <comment>wins against a club player</comment>
            <translation>um jogador de clube</translation>
        </message>
        <message>
            <source>about even with a club player</source>
            <translation>equilibrado com um jogador de clube</translation>
        </message>
        <message>
            <source>about even with {level}</source>
            <translation>equilibrado com o nível {level}</translation>
        </message>
        <message numerus="yes">
            <source>wins about %n of {count} matches against {name}</source>
            <translation>
                <numerusform>vence cerca de %n em cada {count} partidas contra {name}</numerusform>
                <numerusform>vence cerca de %n em cada {count} partidas contra {name}</numerusform>
            </translation>
        </message>
        <message>
            <source>wins hardly any match against {name}</source>
            <translation>quase não vence partidas contra {name}</translation>
        </message>
        <message>
            <source>wins nearly every match against {name}</source>
            <translation>vence quase todas as partidas contra {name}</translation>
        </message>
        <message>
            <source>{level}</source>
            <comment>wins against a level</comment>
            <translation>o nível {level}</translation>
        </message>
    </context>
    <context>
        <name>Table</name>
        <message>
            <source>Deal {number}</source>
            <translation>Rodada {number}</translation>
        </message>
        <message>
            <source>Discard pile, empty</source>
            <translation>Lixo, vazio</translation>
        </message>
        <message>
            <source>Discard pile, {cards}</source>
            <translation>Lixo, {cards}</translation>
        </message>
        <message>
            <source>First choose cards of your hand that belong together.</source>
            <translation>Primeiro escolha na mão as cartas que vão juntas.</translation>
        </message>
        <message>
            <source>No. {code}</source>
            <translation>N.º {code}</translation>
        </message>
        <message>
            <source>Nothing has happened since your last turn.</source>
            <translation>Nada aconteceu desde a sua última vez.</translation>
        </message>
        <message>
            <source>Our melds</source>
            <translation>Nossos jogos</translation>
        </message>
        <message>
            <source>Pot</source>
            <translation>Morto</translation>
        </message>
        <message>
            <source>Pot: {team}</source>
            <translation>Morto: {team}</translation>
        </message>
        <message>
            <source>Rule</source>
            <translation>Regra</translation>
        </message>
        <message numerus="yes">
            <source>Stock, %n card(s)</source>
            <translation>
                <numerusform>Monte, %n carta</numerusform>
                <numerusform>Monte, %n cartas</numerusform>
            </translation>
        </message>
        <message>
            <source>Tab shows the other way, the same key again lays it, Esc leaves it.</source>
            <translation>Tab mostra o outro jeito, a mesma tecla de novo baixa, Esc desiste.</translation>
        </message>
        <message>
            <source>The bonus falls from {before} to {after}.</source>
            <translation>O bônus cai de {before} para {after}.</translation>
        </message>
        <message>
            <source>The same key again lays it, Esc leaves it.</source>
            <translation>A mesma tecla de novo baixa, Esc desiste.</translation>
        </message>
        <message>
            <source>The top card must be used at once: with two cards of your hand, or on one of your melds.</source>
            <translation>A carta de cima tem de ser usada na hora: com duas cartas da mão, ou num jogo da dupla.</translation>
        </message>
        <message>
            <source>Their melds</source>
            <translation>Jogos deles</translation>
        </message>
        <message>
            <source>Them</source>
            <translation>Eles</translation>
        </message>
        <message>
            <source>These cards can lie in more than one way.</source>
            <translation>Estas cartas podem ficar de mais de um jeito.</translation>
        </message>
        <message>
            <source>Us</source>
            <translation>Nós</translation>
        </message>
        <message>
            <source>You</source>
            <translation>Você</translation>
        </message>
        <message>
            <source>only the top one is open</source>
            <translation>só a de cima está aberta</translation>
        </message>
        <message>
            <source>opponent</source>
            <translation>adversário</translation>
        </message>
        <message>
            <source>partner</source>
            <translation>parceiro</translation>
        </message>
        <message>
            <source>thinking</source>
            <translation>pensando</translation>
        </message>
        <message>
            <source>your seat</source>
            <translation>seu lugar</translation>
        </message>
    </context>
    <context>
        <name>Window</name>
        <message>
            <source>Go on playing</source>
            <translation>Continuar jogando</translation>
        </message>
        <message>
            <source>Help</source>
            <translation>Ajuda</translation>
        </message>
        <message>
            <source>Open the folder</source>
            <translation>Abrir a pasta</translation>
        </message>
        <message>
            <source>Saved matches (*{suffix});;All files (*)</source>
            <translation>Partidas salvas (*{suffix});;Todos os arquivos (*)</translation>
        </message>
        <message>
            <source>Something went wrong</source>
            <translation>Algo deu errado</translation>
        </message>
        <message>
            <source>The program made a mistake. Your match is saved, and you can go on playing. We are sorry.</source>
            <translation>O programa cometeu um erro. Sua partida está salva e você pode continuar jogando. Pedimos desculpas.</translation>
        </message>
        <message>
            <source>What went wrong is written in the file {file}, without names. If you send it to the makers, they can mend it.</source>
            <translation>O que deu errado está escrito no arquivo {file}, sem nomes. Se você o enviar aos autores, eles poderão corrigir.</translation>
        </message>
        <message>
            <source>You</source>
            <translation>Você</translation>
        </message>
        <message>
            <source>{file} was damaged. The match goes on from its backup, one step earlier; the damaged file is kept.</source>
            <translation>{file} estava danificado. A partida continua da cópia, um passo antes; o arquivo danificado fica guardado.</translation>
        </message>
    </context>
    <context>
        <name>Words</name>
        <message numerus="yes">
            <source>%Ln point(s)</source>
            <translation>
                <numerusform>%Ln ponto</numerusform>
                <numerusform>%Ln pontos</numerusform>
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
            <translation>{first} e {last}</translation>
        </message>
        <message>
            <source>{first} and {last}</source>
            <comment>Before a word that begins with the sound i.</comment>
            <translation>{first} e {last}</translation>
        </message>
    </context>
</TS>

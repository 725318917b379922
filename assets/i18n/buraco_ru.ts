<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ru" sourcelanguage="en">
    <context>
        <name>About</name>
        <message>
            <source>Close</source>
            <translation>Закрыть</translation>
        </message>
        <message>
            <source>It is free software under the MIT licence. The cards are its own drawings.</source>
            <translation>Это свободная программа с лицензией MIT. Карты нарисованы специально для неё.</translation>
        </message>
        <message>
            <source>The card games of the Buraco family, against bots or with others at one screen.</source>
            <translation>Карточные игры семейства бурако: против ботов или с другими людьми за одним компьютером.</translation>
        </message>
        <message>
            <source>The program uses no network, shows no ads and asks for no account.</source>
            <translation>Программа не выходит в сеть, не показывает рекламу и не требует регистрации.</translation>
        </message>
        <message>
            <source>Version {version}</source>
            <translation>Версия {version}</translation>
        </message>
    </context>
    <context>
        <name>Action</name>
        <message>
            <source>About this game</source>
            <translation>Об игре</translation>
        </message>
        <message>
            <source>Are the cards fair?</source>
            <translation>Честно ли сданы карты?</translation>
        </message>
        <message>
            <source>Choose a game and begin a new match.</source>
            <translation>Выбрать игру и начать новую партию.</translation>
        </message>
        <message>
            <source>Choose language, table, cards and pace.</source>
            <translation>Выбрать язык, стол, карты и темп.</translation>
        </message>
        <message>
            <source>Continue</source>
            <translation>Продолжить</translation>
        </message>
        <message>
            <source>Deal log</source>
            <translation>Журнал раздачи</translation>
        </message>
        <message>
            <source>Deal the cards for the next deal.</source>
            <translation>Сдать карты для следующей раздачи.</translation>
        </message>
        <message>
            <source>Discard</source>
            <translation>Сбросить</translation>
        </message>
        <message>
            <source>Discard the chosen card and end the turn.</source>
            <translation>Сбросить выбранную карту и закончить ход.</translation>
        </message>
        <message>
            <source>Draw</source>
            <translation>Взять карту</translation>
        </message>
        <message>
            <source>Draw the top card of the stock.</source>
            <translation>Взять верхнюю карту колоды.</translation>
        </message>
        <message>
            <source>Exchange</source>
            <translation>Обменять</translation>
        </message>
        <message>
            <source>Full screen</source>
            <translation>Во весь экран</translation>
        </message>
        <message>
            <source>Go on with a match from a file.</source>
            <translation>Продолжить партию из файла.</translation>
        </message>
        <message>
            <source>Go on with the match that is not finished.</source>
            <translation>Продолжить неоконченную партию.</translation>
        </message>
        <message>
            <source>Group the chosen cards</source>
            <translation>Собрать выбранные карты</translation>
        </message>
        <message>
            <source>Hint</source>
            <translation>Подсказка</translation>
        </message>
        <message>
            <source>Keys</source>
            <translation>Клавиши</translation>
        </message>
        <message>
            <source>Lay the chosen cards as a new meld.</source>
            <translation>Выложить выбранные карты новой комбинацией.</translation>
        </message>
        <message>
            <source>Leave the program; the match is kept.</source>
            <translation>Выйти из программы; партия сохранится.</translation>
        </message>
        <message>
            <source>Leave the table; the match is kept.</source>
            <translation>Уйти из-за стола; партия сохранится.</translation>
        </message>
        <message>
            <source>Let the others play at once, up to your turn.</source>
            <translation>Остальные сыграют сразу, до вашего хода.</translation>
        </message>
        <message>
            <source>Let the program check its rules against all known cases.</source>
            <translation>Сверить правила программы со всеми известными случаями.</translation>
        </message>
        <message>
            <source>Licences</source>
            <translation>Лицензии</translation>
        </message>
        <message>
            <source>Meld</source>
            <translation>Выложить</translation>
        </message>
        <message>
            <source>Menu</source>
            <translation>Меню</translation>
        </message>
        <message>
            <source>New match</source>
            <translation>Новая партия</translation>
        </message>
        <message>
            <source>Next deal</source>
            <translation>Следующая раздача</translation>
        </message>
        <message>
            <source>Open a match…</source>
            <translation>Открыть партию…</translation>
        </message>
        <message>
            <source>Play again what was taken back.</source>
            <translation>Сыграть снова то, что было отменено.</translation>
        </message>
        <message>
            <source>Put the first card on the pile and draw another one.</source>
            <translation>Положить первую карту в сброс и взять другую.</translation>
        </message>
        <message>
            <source>Quit</source>
            <translation>Выход</translation>
        </message>
        <message>
            <source>Read how the cards are shuffled, and how lucky the bots were when it was counted.</source>
            <translation>Прочитать, как тасуются карты и насколько везло ботам, когда это подсчитали.</translation>
        </message>
        <message>
            <source>Read the rules of this match, with examples.</source>
            <translation>Прочитать правила этой партии с примерами.</translation>
        </message>
        <message>
            <source>Read what the program is made of, under which licences.</source>
            <translation>Прочитать, из чего состоит программа и по каким лицензиям.</translation>
        </message>
        <message>
            <source>Redo</source>
            <translation>Повторить</translation>
        </message>
        <message>
            <source>Replay the last round</source>
            <translation>Показать последний круг</translation>
        </message>
        <message>
            <source>Rule book</source>
            <translation>Книга правил</translation>
        </message>
        <message>
            <source>Save as…</source>
            <translation>Сохранить как…</translation>
        </message>
        <message>
            <source>Score sheet</source>
            <translation>Таблица счёта</translation>
        </message>
        <message>
            <source>Self-check</source>
            <translation>Самопроверка</translation>
        </message>
        <message>
            <source>Set the chosen cards of your hand apart from the others; once more, put them back.</source>
            <translation>Отделить выбранные карты от остальных в руке; ещё раз — вернуть их к остальным.</translation>
        </message>
        <message>
            <source>Settings</source>
            <translation>Настройки</translation>
        </message>
        <message>
            <source>Show every card of an open discard pile, and lay it together again.</source>
            <translation>Показать все карты открытого сброса или сложить их.</translation>
        </message>
        <message>
            <source>Show everything that the program can do.</source>
            <translation>Показать всё, что умеет программа.</translation>
        </message>
        <message>
            <source>Show how the deal and the match are counted.</source>
            <translation>Показать, как считаются раздача и партия.</translation>
        </message>
        <message>
            <source>Show once more what the others have done since your last turn.</source>
            <translation>Показать ещё раз, что сделали остальные после вашего хода.</translation>
        </message>
        <message>
            <source>Show the keys for everything.</source>
            <translation>Показать клавиши для всего.</translation>
        </message>
        <message>
            <source>Show the three best plays, what they are worth and why.</source>
            <translation>Показать три лучших хода, сколько они стоят и почему.</translation>
        </message>
        <message>
            <source>Show the version and the licence.</source>
            <translation>Показать версию и лицензию.</translation>
        </message>
        <message>
            <source>Show what was played in this deal, in words.</source>
            <translation>Показать словами, что сыграно в этой раздаче.</translation>
        </message>
        <message>
            <source>Skip</source>
            <translation>Пропустить</translation>
        </message>
        <message>
            <source>Sort</source>
            <translation>Разобрать</translation>
        </message>
        <message>
            <source>Sort the hand; once more for another order.</source>
            <translation>Разложить карты по порядку; ещё раз — иначе.</translation>
        </message>
        <message>
            <source>Spread the pile</source>
            <translation>Разложить сброс</translation>
        </message>
        <message>
            <source>Start page</source>
            <translation>Начальная страница</translation>
        </message>
        <message>
            <source>Take back all that you laid in this turn.</source>
            <translation>Вернуть всё, что вы выложили в этот ход.</translation>
        </message>
        <message>
            <source>Take back the last meld, as long as no new card was seen.</source>
            <translation>Взять назад последнюю комбинацию, пока вы не видели новой карты.</translation>
        </message>
        <message>
            <source>Take the pile</source>
            <translation>Взять сброс</translation>
        </message>
        <message>
            <source>Take the turn back</source>
            <translation>Отменить весь ход</translation>
        </message>
        <message>
            <source>Take the whole discard pile.</source>
            <translation>Взять весь сброс.</translation>
        </message>
        <message>
            <source>Undo</source>
            <translation>Отменить</translation>
        </message>
        <message>
            <source>Use the whole screen, or the window again.</source>
            <translation>Занять весь экран или вернуться в окно.</translation>
        </message>
        <message>
            <source>Write a copy of this match to another file.</source>
            <translation>Записать копию этой партии в другой файл.</translation>
        </message>
    </context>
    <context>
        <name>Bot</name>
        <message>
            <source>Balanced</source>
            <comment>a woman</comment>
            <translation>Ровная</translation>
        </message>
        <message>
            <source>Beginner</source>
            <translation>Новичок</translation>
        </message>
        <message>
            <source>Bruno</source>
            <translation>Бруно</translation>
        </message>
        <message>
            <source>Collector</source>
            <comment>a woman</comment>
            <translation>Копилка</translation>
        </message>
        <message>
            <source>Diego</source>
            <translation>Диего</translation>
        </message>
        <message>
            <source>Easy</source>
            <translation>Лёгкий</translation>
        </message>
        <message>
            <source>Expert</source>
            <translation>Эксперт</translation>
        </message>
        <message>
            <source>Hard</source>
            <translation>Сложный</translation>
        </message>
        <message>
            <source>Lucia</source>
            <translation>Лючия</translation>
        </message>
        <message>
            <source>Marta</source>
            <translation>Марта</translation>
        </message>
        <message>
            <source>Medium</source>
            <translation>Средний</translation>
        </message>
        <message>
            <source>Prudent</source>
            <comment>a man</comment>
            <translation>Осторожный</translation>
        </message>
        <message>
            <source>Purist</source>
            <comment>a man</comment>
            <translation>Пурист</translation>
        </message>
        <message>
            <source>Rosa</source>
            <translation>Роза</translation>
        </message>
        <message>
            <source>Sprinter</source>
            <comment>a woman</comment>
            <translation>Торопыга</translation>
        </message>
        <message>
            <source>gives nothing away and goes out rather early</source>
            <translation>ничего не дарит и выходит пораньше</translation>
        </message>
        <message>
            <source>has no special habits</source>
            <translation>без особых привычек</translation>
        </message>
        <message>
            <source>keeps clean melds clean</source>
            <translation>бережёт чистые комбинации</translation>
        </message>
        <message>
            <source>lays at once and wants to be out first</source>
            <translation>сразу выкладывает и спешит выйти</translation>
        </message>
        <message>
            <source>lays whatever it can and remembers nothing</source>
            <translation>выкладывает всё, что может, и ничего не запоминает</translation>
        </message>
        <message>
            <source>likes the pile and goes on building</source>
            <translation>любит сброс и строит дальше</translation>
        </message>
        <message>
            <source>plays like a member of a club, and remembers every card seen</source>
            <translation>играет как член клуба и помнит каждую увиденную карту</translation>
        </message>
        <message>
            <source>plays sensibly, but does not watch what you need</source>
            <translation>играет разумно, но не следит за тем, что нужно вам</translation>
        </message>
        <message>
            <source>thinks ahead about everything, and reads the others' play</source>
            <translation>думает наперёд обо всём и читает игру остальных</translation>
        </message>
        <message>
            <source>thinks ahead before it draws, and before it goes out</source>
            <translation>думает наперёд, прежде чем взять карту и прежде чем выйти</translation>
        </message>
    </context>
    <context>
        <name>Canasta</name>
        <message>
            <source>Clean</source>
            <comment>of a burraco</comment>
            <translation>Чистый</translation>
        </message>
        <message>
            <source>Clean</source>
            <comment>of a canasta</comment>
            <translation>Чистая</translation>
        </message>
        <message>
            <source>Clean burraco</source>
            <translation>Чистый буррако</translation>
        </message>
        <message>
            <source>Clean canasta</source>
            <translation>Чистая канаста</translation>
        </message>
        <message>
            <source>Dirty</source>
            <comment>of a burraco</comment>
            <translation>Грязный</translation>
        </message>
        <message>
            <source>Dirty</source>
            <comment>of a canasta</comment>
            <translation>Грязная</translation>
        </message>
        <message>
            <source>Dirty burraco</source>
            <translation>Грязный буррако</translation>
        </message>
        <message>
            <source>Dirty canasta</source>
            <translation>Грязная канаста</translation>
        </message>
        <message>
            <source>Semi-clean</source>
            <comment>of a burraco</comment>
            <translation>Получистый</translation>
        </message>
        <message>
            <source>Semi-clean</source>
            <comment>of a canasta</comment>
            <translation>Получистая</translation>
        </message>
        <message>
            <source>Semi-clean burraco</source>
            <translation>Получистый буррако</translation>
        </message>
        <message>
            <source>Semi-clean canasta</source>
            <translation>Получистая канаста</translation>
        </message>
    </context>
    <context>
        <name>Caption</name>
        <message numerus="yes">
            <source>added %n</source>
            <translation>
                <numerusform>плюс %n</numerusform>
                <numerusform>плюс %n</numerusform>
                <numerusform>плюс %n</numerusform>
            </translation>
        </message>
        <message>
            <source>drew</source>
            <translation>берёт карту</translation>
        </message>
        <message numerus="yes">
            <source>laid %n</source>
            <translation>
                <numerusform>кладёт %n</numerusform>
                <numerusform>кладёт %n</numerusform>
                <numerusform>кладёт %n</numerusform>
            </translation>
        </message>
        <message>
            <source>then {card}</source>
            <translation>и {card}</translation>
        </message>
        <message numerus="yes">
            <source>took %n</source>
            <translation>
                <numerusform>берёт %n</numerusform>
                <numerusform>берёт %n</numerusform>
                <numerusform>берёт %n</numerusform>
            </translation>
        </message>
        <message>
            <source>took a pot</source>
            <translation>берёт морто</translation>
        </message>
    </context>
    <context>
        <name>Card</name>
        <message>
            <source>ace</source>
            <translation>туз</translation>
        </message>
        <message>
            <source>aces</source>
            <translation>тузы</translation>
        </message>
        <message>
            <source>clubs</source>
            <translation>треф</translation>
        </message>
        <message>
            <source>diamonds</source>
            <translation>бубен</translation>
        </message>
        <message>
            <source>eight</source>
            <translation>восьмёрка</translation>
        </message>
        <message>
            <source>eights</source>
            <translation>восьмёрки</translation>
        </message>
        <message>
            <source>five</source>
            <translation>пятёрка</translation>
        </message>
        <message>
            <source>fives</source>
            <translation>пятёрки</translation>
        </message>
        <message>
            <source>four</source>
            <translation>четвёрка</translation>
        </message>
        <message>
            <source>fours</source>
            <translation>четвёрки</translation>
        </message>
        <message>
            <source>hearts</source>
            <translation>червей</translation>
        </message>
        <message>
            <source>jack</source>
            <translation>валет</translation>
        </message>
        <message>
            <source>jacks</source>
            <translation>валеты</translation>
        </message>
        <message>
            <source>joker</source>
            <translation>джокер</translation>
        </message>
        <message>
            <source>king</source>
            <translation>король</translation>
        </message>
        <message>
            <source>kings</source>
            <translation>короли</translation>
        </message>
        <message>
            <source>nine</source>
            <translation>девятка</translation>
        </message>
        <message>
            <source>nines</source>
            <translation>девятки</translation>
        </message>
        <message>
            <source>queen</source>
            <translation>дама</translation>
        </message>
        <message>
            <source>queens</source>
            <translation>дамы</translation>
        </message>
        <message>
            <source>sequence of {suit}</source>
            <translation>последовательность {suit}</translation>
        </message>
        <message>
            <source>set of {ranks}</source>
            <translation>группа: {ranks}</translation>
        </message>
        <message>
            <source>seven</source>
            <translation>семёрка</translation>
        </message>
        <message>
            <source>sevens</source>
            <translation>семёрки</translation>
        </message>
        <message>
            <source>six</source>
            <translation>шестёрка</translation>
        </message>
        <message>
            <source>sixes</source>
            <translation>шестёрки</translation>
        </message>
        <message>
            <source>spades</source>
            <translation>пик</translation>
        </message>
        <message>
            <source>ten</source>
            <translation>десятка</translation>
        </message>
        <message>
            <source>tens</source>
            <translation>десятки</translation>
        </message>
        <message>
            <source>three</source>
            <translation>тройка</translation>
        </message>
        <message>
            <source>threes</source>
            <translation>тройки</translation>
        </message>
        <message>
            <source>two</source>
            <translation>двойка</translation>
        </message>
        <message>
            <source>twos</source>
            <translation>двойки</translation>
        </message>
        <message>
            <source>{rank} of {suit}</source>
            <translation>{rank} {suit}</translation>
        </message>
    </context>
    <context>
        <name>Care</name>
        <message>
            <source>Discard the {card}?</source>
            <translation>Сбросить: {card}?</translation>
        </message>
        <message>
            <source>Enter, {key} or another click ends your turn. Esc takes the card back.</source>
            <translation>Enter, {key} или ещё один щелчок завершает ход. Esc возвращает карту.</translation>
        </message>
        <message>
            <source>Fair</source>
            <translation>Честно</translation>
        </message>
        <message>
            <source>Free (practice)</source>
            <translation>Свободно (учёба)</translation>
        </message>
        <message>
            <source>Nothing was taken back that could be played again.</source>
            <translation>Нечего повторять: ничего не было отменено.</translation>
        </message>
        <message>
            <source>Practice</source>
            <translation>Учёба</translation>
        </message>
        <message>
            <source>Take back</source>
            <translation>Вернуть</translation>
        </message>
        <message>
            <source>Take back your last act, and all that was played after it.</source>
            <translation>Отменить ваше последнее действие и всё, что было сыграно после него.</translation>
        </message>
        <message>
            <source>Take the card back into your hand ({key}).</source>
            <translation>Вернуть карту в руку ({key}).</translation>
        </message>
        <message>
            <source>Taking back</source>
            <translation>Возврат ходов</translation>
        </message>
        <message>
            <source>fair: nothing that showed you a card</source>
            <translation>честно: ничего, что показало вам карту</translation>
        </message>
        <message>
            <source>free: every move of the deal, the bots' too; not counted in statistics</source>
            <translation>свободно: любой ход раздачи, и ходы ботов; не входит в статистику</translation>
        </message>
        <message>
            <source>until {name} acts</source>
            <translation>пока не сыграет {name}</translation>
        </message>
        <message>
            <source>{key} takes back all that you laid in this turn.</source>
            <translation>{key} вернёт всё, что вы выложили в этот ход.</translation>
        </message>
    </context>
    <context>
        <name>Clock</name>
        <message numerus="yes">
            <source>%n minute(s)</source>
            <translation>
                <numerusform>%n минута</numerusform>
                <numerusform>%n минуты</numerusform>
                <numerusform>%n минут</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n second(s)</source>
            <translation>
                <numerusform>%n секунда</numerusform>
                <numerusform>%n секунды</numerusform>
                <numerusform>%n секунд</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n turn(s) left</source>
            <translation>
                <numerusform>ещё %n ход</numerusform>
                <numerusform>ещё %n хода</numerusform>
                <numerusform>ещё %n ходов</numerusform>
            </translation>
        </message>
        <message>
            <source>A card was drawn for you, and {card} discarded.</source>
            <translation>За вас взята карта; сброшено: {card}.</translation>
        </message>
        <message>
            <source>For each turn</source>
            <translation>На каждый ход</translation>
        </message>
        <message>
            <source>For the match</source>
            <translation>На партию</translation>
        </message>
        <message>
            <source>The time for your turn was up.</source>
            <translation>Время вашего хода вышло.</translation>
        </message>
        <message>
            <source>Timed game</source>
            <translation>Игра на время</translation>
        </message>
        <message>
            <source>When time is up, the deal in progress is the last one.</source>
            <translation>Когда время выйдет, идущая раздача станет последней.</translation>
        </message>
        <message>
            <source>no limit</source>
            <translation>без ограничения</translation>
        </message>
        <message>
            <source>time is up</source>
            <translation>время вышло</translation>
        </message>
        <message>
            <source>timed, {minutes}</source>
            <translation>на время, {minutes}</translation>
        </message>
        <message>
            <source>{card} was discarded for you.</source>
            <translation>За вас сброшено: {card}.</translation>
        </message>
        <message>
            <source>{count} min</source>
            <translation>{count} мин</translation>
        </message>
        <message>
            <source>{timed}, {seconds} for each turn</source>
            <translation>{timed}, {seconds} на каждый ход</translation>
        </message>
    </context>
    <context>
        <name>Coach</name>
        <message>
            <source>A card of yours fits one of our melds: drag it there.</source>
            <translation>Ваша карта подходит к нашей комбинации: перетащите её туда.</translation>
        </message>
        <message>
            <source>Close this line</source>
            <translation>Закрыть эту строку</translation>
        </message>
        <message>
            <source>Draw a card: click the stock, or take the whole pile.</source>
            <translation>Возьмите карту: нажмите на колоду или возьмите весь сброс.</translation>
        </message>
        <message>
            <source>Draw a card: click the stock.</source>
            <translation>Возьмите карту: нажмите на колоду.</translation>
        </message>
        <message>
            <source>End your turn: put one card on the pile.</source>
            <translation>Закончите ход: положите одну карту в сброс.</translation>
        </message>
        <message>
            <source>Instead of drawing you may take the whole pile: click it.</source>
            <translation>Вместо карты из колоды можно взять весь сброс: нажмите на него.</translation>
        </message>
        <message>
            <source>You hold a meld: pick three or more cards that belong together, and lay them.</source>
            <translation>У вас есть комбинация: выберите три или больше подходящих карт и выложите их.</translation>
        </message>
        <message>
            <source>You may take the pile: its top card must be used at once, with two cards of your hand or on a meld.</source>
            <translation>Можно взять сброс: верхнюю карту нужно сразу использовать, с двумя картами из руки или в комбинации.</translation>
        </message>
    </context>
    <context>
        <name>Event</name>
        <message>
            <source>; this is the last turn of the deal</source>
            <translation>; это последний ход раздачи</translation>
        </message>
        <message>
            <source>It is your turn.</source>
            <translation>Ваш ход.</translation>
        </message>
        <message>
            <source>Nobody got any further, and the deal is over.</source>
            <translation>Дело не двигалось, и раздача окончена.</translation>
        </message>
        <message>
            <source>The last round is played, and the deal is over.</source>
            <translation>Последний круг сыгран, и раздача окончена.</translation>
        </message>
        <message>
            <source>The stock is used up, and the deal is over.</source>
            <translation>Колода исчерпана, и раздача окончена.</translation>
        </message>
        <message>
            <source>The stock was used up; a pot takes its place.</source>
            <translation>Колода исчерпана; её место занимает морто.</translation>
        </message>
        <message>
            <source>Time is up: everybody has one more turn, then the match is over.</source>
            <translation>Время вышло: у каждого ещё один ход, и партия окончена.</translation>
        </message>
        <message>
            <source>Time is up: this deal is played to its end, then the match is over.</source>
            <translation>Время вышло: эта раздача доигрывается, и партия окончена.</translation>
        </message>
        <message>
            <source>You</source>
            <translation>Вы</translation>
        </message>
        <message>
            <source>added {cards}</source>
            <translation>прикладывает: {cards}</translation>
        </message>
        <message>
            <source>added {cards}</source>
            <comment>you</comment>
            <translation>прикладываете: {cards}</translation>
        </message>
        <message>
            <source>are to play</source>
            <translation>ходите</translation>
        </message>
        <message>
            <source>discarded {card}</source>
            <translation>сбрасывает: {card}</translation>
        </message>
        <message>
            <source>discarded {card}</source>
            <comment>you</comment>
            <translation>сбрасываете: {card}</translation>
        </message>
        <message>
            <source>drew a card</source>
            <translation>берёт карту</translation>
        </message>
        <message>
            <source>drew a card</source>
            <comment>you</comment>
            <translation>берёте карту</translation>
        </message>
        <message>
            <source>drew {card}</source>
            <comment>you</comment>
            <translation>берёте: {card}</translation>
        </message>
        <message>
            <source>is to play</source>
            <translation>ходит</translation>
        </message>
        <message>
            <source>laid a sequence: {cards}</source>
            <translation>выкладывает последовательность: {cards}</translation>
        </message>
        <message>
            <source>laid a sequence: {cards}</source>
            <comment>you</comment>
            <translation>выкладываете последовательность: {cards}</translation>
        </message>
        <message>
            <source>laid a set of {ranks}: {cards}</source>
            <translation>выкладывает группу ({ranks}): {cards}</translation>
        </message>
        <message>
            <source>laid a set of {ranks}: {cards}</source>
            <comment>you</comment>
            <translation>выкладываете группу ({ranks}): {cards}</translation>
        </message>
        <message>
            <source>opened the pot</source>
            <translation>открывает морто</translation>
        </message>
        <message>
            <source>opened the pot: {cards}</source>
            <comment>you</comment>
            <translation>открываете морто: {cards}</translation>
        </message>
        <message>
            <source>put the first card back: {card}</source>
            <translation>меняет первую карту: {card}</translation>
        </message>
        <message>
            <source>put the first card back: {card}</source>
            <comment>you</comment>
            <translation>меняете первую карту: {card}</translation>
        </message>
        <message numerus="yes">
            <source>took the pile, %n card(s)</source>
            <translation>
                <numerusform>берёт сброс, %n карту</numerusform>
                <numerusform>берёт сброс, %n карты</numerusform>
                <numerusform>берёт сброс, %n карт</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>took the pile, %n card(s)</source>
            <comment>you</comment>
            <translation>
                <numerusform>берёте сброс, %n карту</numerusform>
                <numerusform>берёте сброс, %n карты</numerusform>
                <numerusform>берёте сброс, %n карт</numerusform>
            </translation>
        </message>
        <message>
            <source>took the pot and go on</source>
            <comment>you</comment>
            <translation>берёте морто и продолжаете</translation>
        </message>
        <message>
            <source>took the pot and goes on</source>
            <translation>берёт морто и продолжает</translation>
        </message>
        <message>
            <source>took the pot for the next turn</source>
            <translation>берёт морто для следующего хода</translation>
        </message>
        <message>
            <source>took the pot for your next turn</source>
            <comment>you</comment>
            <translation>берёте морто для следующего хода</translation>
        </message>
        <message>
            <source>went out</source>
            <translation>выходит</translation>
        </message>
        <message>
            <source>went out</source>
            <comment>you</comment>
            <translation>выходите</translation>
        </message>
        <message>
            <source>{name} is to play.</source>
            <translation>Ходит {name}.</translation>
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
                <numerusform>%n различие так велико, что случайность даёт такое раз из ста.</numerusform>
                <numerusform>%n различия так велики, что случайность даёт такое раз из ста.</numerusform>
                <numerusform>%n различий так велики, что случайность даёт такое раз из ста.</numerusform>
            </translation>
        </message>
        <message>
            <source>A bot is told what its seat may see and no more: its own hand, the melds, the pile, and what everybody has seen taken and thrown. It never learns the other hands, the stock or the pots. Those that think ahead guess them, and try out what would follow.</source>
            <translation>Боту сообщают только то, что видно с его места: его карты, комбинации, сброс и то, что на глазах у всех брали и сбрасывали. Чужих карт, колоды и морто он не знает никогда. Те боты, что думают наперёд, строят догадки и пробуют, что было бы дальше.</translation>
        </message>
        <message>
            <source>Are the cards fair?</source>
            <translation>Честно ли сданы карты?</translation>
        </message>
        <message>
            <source>Each deal has a number, which you see at the table. That number alone decides the order of all cards, before the first one is dealt, and nothing that anybody does changes it. Choose the same number for a new match, and the same cards come again.</source>
            <translation>У каждой раздачи есть номер, он виден за столом. Только он определяет порядок всех карт ещё до того, как сдана первая, и ничьи действия его не меняют. Выберите тот же номер для новой партии — и придут те же карты.</translation>
        </message>
        <message>
            <source>How lucky the bots are</source>
            <translation>Насколько везёт ботам</translation>
        </message>
        <message>
            <source>How they are shuffled, what the bots know, and what was counted</source>
            <translation>Как их тасуют, что знают боты и что подсчитано</translation>
        </message>
        <message>
            <source>In {deals} deals of {game} with bots of the level {level} they drew a wild card in {hits} of 100 draws; chance alone gives {expected}.</source>
            <translation>{game}, раздач: {deals}, боты уровня «{level}». Из колоды они брали дикую карту в {hits} случаях из 100; одна лишь случайность даёт {expected}.</translation>
        </message>
        <message>
            <source>None of the differences is larger than chance explains.</source>
            <translation>Ни одно из различий не больше того, что объясняет случайность.</translation>
        </message>
        <message>
            <source>Of 100</source>
            <translation>Из 100</translation>
        </message>
        <message>
            <source>The bots had three seats; a bot of the same level played yours. For the last line chance is what your seat found on the pile.</source>
            <translation>Боты занимали три места, за вас играл бот того же уровня. В последней строке случай — это то, что в сбросе находило ваше место.</translation>
        </message>
        <message>
            <source>The shuffle</source>
            <translation>Тасовка</translation>
        </message>
        <message>
            <source>Turns with a card on the pile for their melds</source>
            <translation>Ходы, когда в сбросе была карта к их комбинациям</translation>
        </message>
        <message>
            <source>What the bots know</source>
            <translation>Что знают боты</translation>
        </message>
        <message>
            <source>Wild cards among those dealt to them</source>
            <translation>Дикие карты среди сданных им</translation>
        </message>
        <message>
            <source>Wild cards among those they drew</source>
            <translation>Дикие карты среди взятых из колоды</translation>
        </message>
        <message>
            <source>Wild cards in the pots they took</source>
            <translation>Дикие карты во взятых морто</translation>
        </message>
        <message>
            <source>Wild cards left on the stock when they took the pile</source>
            <translation>Дикие карты, оставленные на колоде, когда они брали сброс</translation>
        </message>
        <message>
            <source>chance</source>
            <translation>случай</translation>
        </message>
    </context>
    <context>
        <name>Fault</name>
        <message>
            <source>The file {file} cannot be read.</source>
            <translation>Файл {file} не удаётся прочитать.</translation>
        </message>
        <message>
            <source>The file {file} cannot be written.</source>
            <translation>Файл {file} не удаётся записать.</translation>
        </message>
        <message>
            <source>The file {file} is no match of this program.</source>
            <translation>Файл {file} — не партия этой программы.</translation>
        </message>
        <message>
            <source>The file {file} was damaged and is kept under another name. The usual values are in force.</source>
            <translation>Файл {file} был повреждён и сохранён под другим именем. Действуют обычные значения.</translation>
        </message>
        <message>
            <source>The match {file} cannot be read.</source>
            <translation>Партию {file} не удаётся прочитать.</translation>
        </message>
        <message>
            <source>The match {file} cannot be saved.</source>
            <translation>Партию {file} не удаётся сохранить.</translation>
        </message>
        <message>
            <source>The match {file} holds a play that the rules do not allow.</source>
            <translation>В партии {file} есть ход, который не разрешён правилами.</translation>
        </message>
        <message>
            <source>The match {file} is damaged. It stays where it is, unchanged.</source>
            <translation>Партия {file} повреждена. Она остаётся на месте без изменений.</translation>
        </message>
        <message>
            <source>The match {file} was saved by a newer version of the program.</source>
            <translation>Партия {file} сохранена более новой версией программы.</translation>
        </message>
        <message>
            <source>{name} had to be woken up and played a simple move.</source>
            <translation>{name} просыпается и делает простой ход.</translation>
        </message>
        <message>
            <source>{name} lost the thread and played a simple move.</source>
            <translation>{name} теряет нить и делает простой ход.</translation>
        </message>
        <message>
            <source>{name} thought for too long and played a simple move.</source>
            <translation>{name} думает слишком долго и делает простой ход.</translation>
        </message>
        <message>
            <source>{name} wanted to break a rule and played a simple move instead.</source>
            <translation>{name} хочет нарушить правило и делает вместо этого простой ход.</translation>
        </message>
    </context>
    <context>
        <name>Ghost</name>
        <message>
            <source>New meld</source>
            <translation>Новая комбинация</translation>
        </message>
        <message>
            <source>{first} to {last}</source>
            <translation>{first}–{last}</translation>
        </message>
    </context>
    <context>
        <name>Hint</name>
        <message>
            <source>A hint can be had in your own turn.</source>
            <translation>Подсказку можно получить в свой ход.</translation>
        </message>
        <message>
            <source>Close the hint</source>
            <translation>Закрыть подсказку</translation>
        </message>
        <message>
            <source>Hint</source>
            <translation>Подсказка</translation>
        </message>
        <message>
            <source>No hint could be found. Close and ask once more.</source>
            <translation>Подсказку найти не удалось. Закройте и попросите ещё раз.</translation>
        </message>
        <message numerus="yes">
            <source>Our points of the deal less theirs: the mean of %n deal(s) played out with guessed hidden cards.</source>
            <translation>
                <numerusform>Наши очки за раздачу минус их очки: среднее по %n раздаче, доигранной с угаданными закрытыми картами.</numerusform>
                <numerusform>Наши очки за раздачу минус их очки: среднее по %n раздачам, доигранным с угаданными закрытыми картами.</numerusform>
                <numerusform>Наши очки за раздачу минус их очки: среднее по %n раздачам, доигранным с угаданными закрытыми картами.</numerusform>
            </translation>
        </message>
        <message>
            <source>Play the chosen turn as it is shown.</source>
            <translation>Сыграть выбранный ход так, как показано.</translation>
        </message>
        <message>
            <source>Play {number}</source>
            <translation>Сыграть {number}</translation>
        </message>
        <message>
            <source>Thinking it over…</source>
            <translation>Думаю…</translation>
        </message>
        <message>
            <source>discard</source>
            <comment>noun or short command on a tag above a card</comment>
            <translation>сброс</translation>
        </message>
        <message>
            <source>discard {card}</source>
            <translation>сброс: {card}</translation>
        </message>
        <message>
            <source>draw from the stock</source>
            <translation>взять из колоды</translation>
        </message>
        <message>
            <source>exchange the first card</source>
            <translation>обменять первую карту</translation>
        </message>
        <message>
            <source>expected points</source>
            <translation>ожидаемые очки</translation>
        </message>
        <message>
            <source>new sequence {cards}</source>
            <translation>новая последовательность {cards}</translation>
        </message>
        <message>
            <source>new set {cards}</source>
            <translation>новая группа {cards}</translation>
        </message>
        <message>
            <source>take the pile with {cards}</source>
            <translation>взять сброс, карты: {cards}</translation>
        </message>
        <message>
            <source>take the pile with {cards} ({meld})</source>
            <translation>взять сброс, карты: {cards} ({meld})</translation>
        </message>
        <message numerus="yes">
            <source>take the pile, %n card(s)</source>
            <translation>
                <numerusform>взять сброс, %n карту</numerusform>
                <numerusform>взять сброс, %n карты</numerusform>
                <numerusform>взять сброс, %n карт</numerusform>
            </translation>
        </message>
        <message>
            <source>{acts}, then {last}</source>
            <translation>{acts}, затем {last}</translation>
        </message>
        <message>
            <source>{cards} ({meld})</source>
            <comment>cards added to the meld of nines, or of clubs</comment>
            <translation>{cards} ({meld})</translation>
        </message>
        <message>
            <source>{number}: {play}. {points} {range} points</source>
            <translation>{number}: {play}. Очки: {points} {range}</translation>
        </message>
    </context>
    <context>
        <name>HouseRow</name>
        <message numerus="yes">
            <source>%n change(s)</source>
            <translation>
                <numerusform>%n изменение</numerusform>
                <numerusform>%n изменения</numerusform>
                <numerusform>%n изменений</numerusform>
            </translation>
        </message>
        <message>
            <source>House rules…</source>
            <translation>Домашние правила…</translation>
        </message>
        <message>
            <source>My rules</source>
            <translation>Мои правила</translation>
        </message>
        <message>
            <source>{preset} as it stands, no changes</source>
            <translation>{preset} без изменений</translation>
        </message>
    </context>
    <context>
        <name>HouseRules</name>
        <message numerus="yes">
            <source>%n change(s)</source>
            <translation>
                <numerusform>%n изменение</numerusform>
                <numerusform>%n изменения</numerusform>
                <numerusform>%n изменений</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n changed</source>
            <translation>
                <numerusform>%n изменено</numerusform>
                <numerusform>%n изменено</numerusform>
                <numerusform>%n изменено</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n thing(s) do not fit</source>
            <translation>
                <numerusform>не согласуется: %n</numerusform>
                <numerusform>не согласуется: %n</numerusform>
                <numerusform>не согласуется: %n</numerusform>
            </translation>
        </message>
        <message>
            <source>A canasta is a meld of seven cards or more; a clean one has no wild card.</source>
            <translation>Канаста — комбинация из семи и более карт; в чистой нет дикой карты.</translation>
        </message>
        <message>
            <source>A canasta is semi-clean only with the wild card at an end.</source>
            <translation>Канаста получистая только с дикой картой на конце.</translation>
        </message>
        <message>
            <source>A card is turned up to begin the discard pile.</source>
            <translation>Одну карту открывают, чтобы начать сброс.</translation>
        </message>
        <message>
            <source>A free wild card goes</source>
            <translation>Свободная дикая карта уходит</translation>
        </message>
        <message>
            <source>A game has one to three decks.</source>
            <translation>В игре от одной до трёх колод.</translation>
        </message>
        <message>
            <source>A joker or a two may stand for another card; never more than one in a meld.</source>
            <translation>Джокер или двойка может заменять другую карту; не больше одной в комбинации.</translation>
        </message>
        <message>
            <source>A match has at least one deal.</source>
            <translation>В партии не меньше одной раздачи.</translation>
        </message>
        <message>
            <source>A match to a target needs a target.</source>
            <translation>Партии до цели нужна цель.</translation>
        </message>
        <message>
            <source>A meld has one wild card or none.</source>
            <translation>В комбинации одна дикая карта или ни одной.</translation>
        </message>
        <message>
            <source>A natural two may turn wild again</source>
            <translation>Двойка снова может стать дикой</translation>
        </message>
        <message>
            <source>A pot needs at least one card.</source>
            <translation>В морто не меньше одной карты.</translation>
        </message>
        <message>
            <source>A pot that was never played counts as not taken.</source>
            <translation>Морто, которым не играли, считается невзятым.</translation>
        </message>
        <message>
            <source>A sequence from ace to ace needs a bonus.</source>
            <translation>Последовательности от туза до туза нужна премия.</translation>
        </message>
        <message numerus="yes">
            <source>A set has at most %n card(s).</source>
            <translation>
                <numerusform>В группе не больше %n карты.</numerusform>
                <numerusform>В группе не больше %n карт.</numerusform>
                <numerusform>В группе не больше %n карт.</numerusform>
            </translation>
        </message>
        <message>
            <source>A set has three cards or more.</source>
            <translation>В группе три карты или больше.</translation>
        </message>
        <message>
            <source>A single card stays</source>
            <translation>Единственная карта остаётся</translation>
        </message>
        <message>
            <source>A team has only one set of each rank.</source>
            <translation>У команды одна группа каждого достоинства.</translation>
        </message>
        <message>
            <source>A team may have several sets of one rank.</source>
            <translation>У команды может быть несколько групп одного достоинства.</translation>
        </message>
        <message>
            <source>A team may not open a second set of a rank that it has.</source>
            <translation>Команда не может начать вторую группу того же достоинства.</translation>
        </message>
        <message>
            <source>A team with more points than this needs a minimum for its first melds.</source>
            <translation>Если у команды больше этих очков, для первой выкладки нужен минимум.</translation>
        </message>
        <message>
            <source>A team without a canasta loses the points of its melds.</source>
            <translation>Без канасты команда теряет очки своих комбинаций.</translation>
        </message>
        <message>
            <source>A team without a pot may go out when no pot is left on the table.</source>
            <translation>Команда без морто может выйти, если на столе его больше нет.</translation>
        </message>
        <message>
            <source>A vulnerable team needs a minimum for its first melds.</source>
            <translation>Уязвимой команде нужен минимум для первой выкладки.</translation>
        </message>
        <message>
            <source>A wild card in a meld</source>
            <translation>Дикая карта в комбинации</translation>
        </message>
        <message>
            <source>A wild card moves at the end of a sequence only.</source>
            <translation>Дикая карта сдвигается только на конце последовательности.</translation>
        </message>
        <message>
            <source>A wild card on the table stays where it is.</source>
            <translation>Дикая карта на столе остаётся на месте.</translation>
        </message>
        <message>
            <source>A wild two may move to its own place from anywhere.</source>
            <translation>Дикая двойка может уйти на своё место откуда угодно.</translation>
        </message>
        <message>
            <source>Ace</source>
            <translation>Туз</translation>
        </message>
        <message>
            <source>Ace in sequences</source>
            <translation>Туз в последовательности</translation>
        </message>
        <message>
            <source>Ace to ace</source>
            <translation>Туз–туз</translation>
        </message>
        <message>
            <source>Ace to king</source>
            <translation>Туз–король</translation>
        </message>
        <message>
            <source>Ace to king and ace to ace</source>
            <translation>Туз–король и туз–туз</translation>
        </message>
        <message>
            <source>Ace to king counts as such only when laid in one move.</source>
            <translation>Туз–король засчитывается, только если выложен за один раз.</translation>
        </message>
        <message>
            <source>Ace to king may grow bit by bit.</source>
            <translation>Туз–король может расти постепенно.</translation>
        </message>
        <message>
            <source>After a pot taken by the discard, the deal may end before its owner's turn.</source>
            <translation>Если морто взято после сброса, раздача может кончиться до хода владельца.</translation>
        </message>
        <message>
            <source>After so many rounds without a drawn or melded card the deal ends.</source>
            <translation>После стольких кругов без взятой или выложенной карты раздача кончается.</translation>
        </message>
        <message>
            <source>All rules are those of {preset} now.</source>
            <translation>Теперь все правила как в игре {preset}.</translation>
        </message>
        <message>
            <source>An ace at both ends needs aces that may be low and high.</source>
            <translation>Для тузов на обоих концах туз должен быть и младшим, и старшим.</translation>
        </message>
        <message>
            <source>At least one round without progress is needed.</source>
            <translation>Нужен хотя бы один круг без движения.</translation>
        </message>
        <message>
            <source>Back to {preset}</source>
            <translation>Вернуться к игре {preset}</translation>
        </message>
        <message>
            <source>Bonus for going out</source>
            <translation>Премия за выход</translation>
        </message>
        <message>
            <source>Bonus for the pot</source>
            <translation>Премия за морто</translation>
        </message>
        <message>
            <source>Bonus of a set of eight natural cards or more.</source>
            <translation>Премия за группу из восьми и более натуральных карт.</translation>
        </message>
        <message>
            <source>Bonus of fourteen natural cards, [AS] to [AS].</source>
            <translation>Премия за четырнадцать натуральных карт, [AS]–[AS].</translation>
        </message>
        <message>
            <source>Bonus of seven cards or more with a wild card.</source>
            <translation>Премия за семь и более карт с дикой.</translation>
        </message>
        <message>
            <source>Bonus of seven cards or more without a wild card.</source>
            <translation>Премия за семь и более карт без дикой.</translation>
        </message>
        <message>
            <source>Bonus of seven natural cards and a wild one; “none”: such a canasta is dirty.</source>
            <translation>Премия за семь натуральных карт и дикую; «нет»: такая канаста грязная.</translation>
        </message>
        <message>
            <source>Bonus of thirteen natural cards, [2S] to [AS].</source>
            <translation>Премия за тринадцать натуральных карт, [2S]–[AS].</translation>
        </message>
        <message>
            <source>Bonus of thirteen natural cards, [AS] to [KS].</source>
            <translation>Премия за тринадцать натуральных карт, [AS]–[KS].</translation>
        </message>
        <message>
            <source>Bonuses go in steps of five.</source>
            <translation>Премии кратны пяти.</translation>
        </message>
        <message>
            <source>Bring my changes back</source>
            <translation>Вернуть мои изменения</translation>
        </message>
        <message>
            <source>Bring the former value back</source>
            <translation>Вернуть прежнее значение</translation>
        </message>
        <message>
            <source>By reaching a target, by the points of a number of deals, or by Victory Points as in clubs.</source>
            <translation>До цели, по очкам нескольких раздач или по победным очкам, как в клубах.</translation>
        </message>
        <message>
            <source>Canasta to go out</source>
            <translation>Канаста для выхода</translation>
        </message>
        <message>
            <source>Cards and deal</source>
            <translation>Карты и сдача</translation>
        </message>
        <message>
            <source>Cards in a pot</source>
            <translation>Карт в морто</translation>
        </message>
        <message>
            <source>Cards in hand</source>
            <translation>Карт на руках</translation>
        </message>
        <message>
            <source>Clean canasta</source>
            <translation>Чистая канаста</translation>
        </message>
        <message>
            <source>Deals</source>
            <translation>Раздач</translation>
        </message>
        <message>
            <source>Decks</source>
            <translation>Колод</translation>
        </message>
        <message>
            <source>Differs from {preset}</source>
            <translation>Отличия от игры {preset}</translation>
        </message>
        <message>
            <source>Dirty canasta</source>
            <translation>Грязная канаста</translation>
        </message>
        <message>
            <source>Discard pile</source>
            <translation>Сброс</translation>
        </message>
        <message>
            <source>Eight cards of a rank pay {points}.</source>
            <translation>Восемь карт одного достоинства приносят {points}.</translation>
        </message>
        <message>
            <source>Eight of a rank</source>
            <translation>Восемь одного достоинства</translation>
        </message>
        <message>
            <source>Eight to king</source>
            <translation>От восьмёрки до короля</translation>
        </message>
        <message>
            <source>End of the deal</source>
            <translation>Конец раздачи</translation>
        </message>
        <message numerus="yes">
            <source>Everyone gets %n card(s).</source>
            <translation>
                <numerusform>Каждый получает %n карту.</numerusform>
                <numerusform>Каждый получает %n карты.</numerusform>
                <numerusform>Каждый получает %n карт.</numerusform>
            </translation>
        </message>
        <message>
            <source>Everyone needs at least one card.</source>
            <translation>Каждому нужна хотя бы одна карта.</translation>
        </message>
        <message>
            <source>Exactly the target is not enough.</source>
            <translation>Набрать ровно столько недостаточно.</translation>
        </message>
        <message>
            <source>First card of the pile</source>
            <translation>Первая карта сброса</translation>
        </message>
        <message>
            <source>Fourteen cards of a suit, from [AS] to [AS].</source>
            <translation>Четырнадцать карт одной масти, [AS]–[AS].</translation>
        </message>
        <message>
            <source>Going out</source>
            <translation>Выход</translation>
        </message>
        <message>
            <source>Going out without a pot</source>
            <translation>Выход без морто</translation>
        </message>
        <message>
            <source>Groups of rules</source>
            <translation>Группы правил</translation>
        </message>
        <message>
            <source>Hands in reserve; a team takes one when a player has no cards left.</source>
            <translation>Запасные карты; команда берёт их, когда у игрока кончились свои.</translation>
        </message>
        <message>
            <source>House rules</source>
            <translation>Домашние правила</translation>
        </message>
        <message>
            <source>House rules (*{suffix})</source>
            <translation>Домашние правила (*{suffix})</translation>
        </message>
        <message>
            <source>How many people may sit at the table.</source>
            <translation>Сколько человек могут сидеть за столом.</translation>
        </message>
        <message>
            <source>If no team took a pot, all of them lose these points.</source>
            <translation>Если морто не взяла ни одна команда, эти очки теряют все.</translation>
        </message>
        <message>
            <source>If the pile was one card, whoever took it may not discard it in the same turn.</source>
            <translation>Если в сбросе была одна карта, взявший не может сбросить её в тот же ход.</translation>
        </message>
        <message>
            <source>In a timed game the last deal is played to its end, or everybody has one more turn.</source>
            <translation>В игре на время последнюю раздачу доигрывают, или у каждого остаётся ещё один ход.</translation>
        </message>
        <message>
            <source>Joker</source>
            <translation>Джокер</translation>
        </message>
        <message>
            <source>Jokers</source>
            <translation>Джокеров</translation>
        </message>
        <message>
            <source>Jokers come in pairs, six at most.</source>
            <translation>Джокеры идут парами, не больше шести.</translation>
        </message>
        <message>
            <source>Jokers in the whole game. Twos can be wild in any case.</source>
            <translation>Джокеров во всей игре. Двойки могут быть дикими в любом случае.</translation>
        </message>
        <message>
            <source>Last discard</source>
            <translation>Последний сброс</translation>
        </message>
        <message>
            <source>Less</source>
            <translation>Меньше</translation>
        </message>
        <message>
            <source>Longest set</source>
            <translation>Самая длинная группа</translation>
        </message>
        <message>
            <source>Low is [AH] [2H] [3H], high is [QH] [KH] [AH].</source>
            <translation>Младший — [AH] [2H] [3H], старший — [QH] [KH] [AH].</translation>
        </message>
        <message>
            <source>Match</source>
            <translation>Партия</translation>
        </message>
        <message>
            <source>Melds</source>
            <translation>Комбинации</translation>
        </message>
        <message>
            <source>Melds count against you</source>
            <translation>Комбинации идут в минус</translation>
        </message>
        <message>
            <source>Melds count for a team even without a canasta.</source>
            <translation>Комбинации идут в плюс и без канасты.</translation>
        </message>
        <message>
            <source>Minimum first meld</source>
            <translation>Минимум первой выкладки</translation>
        </message>
        <message>
            <source>More</source>
            <translation>Больше</translation>
        </message>
        <message>
            <source>Name of these rules</source>
            <translation>Название этих правил</translation>
        </message>
        <message>
            <source>Nearest of the nine games: {preset}</source>
            <translation>Ближайшая из девяти игр: {preset}</translation>
        </message>
        <message>
            <source>Needed for the pot</source>
            <translation>Что нужно для морто</translation>
        </message>
        <message>
            <source>No pile for a single card in hand</source>
            <translation>Без сброса с одной картой</translation>
        </message>
        <message>
            <source>One set of each rank</source>
            <translation>Одна группа каждого достоинства</translation>
        </message>
        <message>
            <source>Open: all see it, anyone may take it. Closed: only its top card is known, and whoever takes the pile must meld that card at once.</source>
            <translation>Открытый: виден всем, взять может любой. Закрытый: видна только верхняя карта, и взявший должен сразу её выложить.</translation>
        </message>
        <message>
            <source>Penalty even when nobody took one</source>
            <translation>Штраф, даже если никто не взял</translation>
        </message>
        <message>
            <source>Penalty without a pot</source>
            <translation>Штраф без морто</translation>
        </message>
        <message>
            <source>Pile</source>
            <translation>Сброс</translation>
        </message>
        <message>
            <source>Players</source>
            <translation>Игроков</translation>
        </message>
        <message>
            <source>Players: {numbers}.</source>
            <translation>Игроков: {numbers}.</translation>
        </message>
        <message>
            <source>Points for a team that took a pot and played from it.</source>
            <translation>Очки команде, которая взяла морто и играла им.</translation>
        </message>
        <message>
            <source>Points for the team that ends the deal.</source>
            <translation>Очки команде, которая завершила раздачу.</translation>
        </message>
        <message>
            <source>Points go in steps of five.</source>
            <translation>Очки кратны пяти.</translation>
        </message>
        <message>
            <source>Points of a joker.</source>
            <translation>Очки джокера.</translation>
        </message>
        <message>
            <source>Points of a two, wild or in its own place.</source>
            <translation>Очки двойки, дикой или на своём месте.</translation>
        </message>
        <message>
            <source>Points of an ace.</source>
            <translation>Очки туза.</translation>
        </message>
        <message>
            <source>Points of each card from [3S] to [7S].</source>
            <translation>Очки каждой карты, [3S]–[7S].</translation>
        </message>
        <message>
            <source>Points of each card from [8S] to [KS].</source>
            <translation>Очки каждой карты, [8S]–[KS].</translation>
        </message>
        <message>
            <source>Points that a team loses when it took no pot.</source>
            <translation>Очки, которые команда теряет без морто.</translation>
        </message>
        <message>
            <source>Points that a vulnerable team must lay in the turn of its first melds.</source>
            <translation>Очки, которые уязвимая команда должна выложить в первый раз.</translation>
        </message>
        <message>
            <source>Pot taken, but never played</source>
            <translation>Морто взято, но не сыграно</translation>
        </message>
        <message>
            <source>Pots</source>
            <translation>Морто</translation>
        </message>
        <message>
            <source>Read a file…</source>
            <translation>Прочитать файл…</translation>
        </message>
        <message>
            <source>Repair it so</source>
            <translation>Исправить так</translation>
        </message>
        <message>
            <source>Rounds without progress</source>
            <translation>Кругов без движения</translation>
        </message>
        <message>
            <source>Scoring</source>
            <translation>Подсчёт очков</translation>
        </message>
        <message>
            <source>Semi-clean canasta</source>
            <translation>Получистая канаста</translation>
        </message>
        <message>
            <source>Semi-clean when</source>
            <translation>Получистая, если</translation>
        </message>
        <message>
            <source>Sets</source>
            <translation>Группы</translation>
        </message>
        <message>
            <source>Sets are of these ranks only: {ranks}.</source>
            <translation>Группы только из этих достоинств: {ranks}.</translation>
        </message>
        <message>
            <source>Sets may be of any rank but two.</source>
            <translation>Группы бывают любого достоинства, кроме двоек.</translation>
        </message>
        <message>
            <source>Seven natural cards in a row make a canasta semi-clean.</source>
            <translation>Семь натуральных карт подряд делают канасту получистой.</translation>
        </message>
        <message>
            <source>Share as a file…</source>
            <translation>Сохранить файлом…</translation>
        </message>
        <message>
            <source>Six at the table</source>
            <translation>Вшестером за столом</translation>
        </message>
        <message>
            <source>Six players form three pairs or two teams.</source>
            <translation>Шестеро составляют три пары или две команды.</translation>
        </message>
        <message>
            <source>Six players form three pairs, or two teams of three.</source>
            <translation>Шестеро составляют три пары или две команды по трое.</translation>
        </message>
        <message>
            <source>Six players form three pairs.</source>
            <translation>Шестеро составляют три пары.</translation>
        </message>
        <message>
            <source>Six players form two teams of three.</source>
            <translation>Шестеро составляют две команды по трое.</translation>
        </message>
        <message>
            <source>Smallest repair: {changes}</source>
            <translation>Наименьшая правка: {changes}</translation>
        </message>
        <message>
            <source>So many cards everyone gets at the start.</source>
            <translation>Столько карт каждый получает сначала.</translation>
        </message>
        <message>
            <source>So many cards lie in each pot.</source>
            <translation>Столько карт в каждом морто.</translation>
        </message>
        <message>
            <source>So many deals a match of a fixed length has.</source>
            <translation>Столько раздач в партии заданной длины.</translation>
        </message>
        <message>
            <source>So many decks of 52 cards are shuffled together.</source>
            <translation>Столько колод по 52 карты тасуют вместе.</translation>
        </message>
        <message>
            <source>Someone must play: two, four or six people.</source>
            <translation>Кто-то должен играть: двое, четверо или шестеро.</translation>
        </message>
        <message>
            <source>Target</source>
            <translation>Цель</translation>
        </message>
        <message>
            <source>The card you go out with may be a joker or a two.</source>
            <translation>Выйти можно, сбросив джокера или двойку.</translation>
        </message>
        <message>
            <source>The cards of a pot that was never played count against its owner.</source>
            <translation>Карты несыгранного морто идут в минус владельцу.</translation>
        </message>
        <message numerus="yes">
            <source>The deal ends after %n round(s) without progress.</source>
            <translation>
                <numerusform>Раздача кончается после %n круга без движения.</numerusform>
                <numerusform>Раздача кончается после %n кругов без движения.</numerusform>
                <numerusform>Раздача кончается после %n кругов без движения.</numerusform>
            </translation>
        </message>
        <message>
            <source>The deal ends when two cards are left, or with the last card; or an untaken pot becomes the new stock.</source>
            <translation>Раздача кончается с двумя картами в колоде или с последней; либо невзятое морто становится новой колодой.</translation>
        </message>
        <message>
            <source>The end of a sequence where it is put first; you may choose the other.</source>
            <translation>Конец последовательности, куда она встаёт сначала; можно выбрать другой.</translation>
        </message>
        <message>
            <source>The file {file} comes from a newer version of the program.</source>
            <translation>Файл {file} создан более новой версией программы.</translation>
        </message>
        <message>
            <source>The file {file} holds no house rules.</source>
            <translation>В файле {file} нет домашних правил.</translation>
        </message>
        <message>
            <source>The file {file} is damaged; nothing was changed.</source>
            <translation>Файл {file} повреждён; ничего не изменено.</translation>
        </message>
        <message>
            <source>The first card may be exchanged</source>
            <translation>Первую карту можно обменять</translation>
        </message>
        <message>
            <source>The first player may put the first drawn card on the pile and draw another.</source>
            <translation>Первый игрок может положить первую взятую карту в сброс и взять другую.</translation>
        </message>
        <message>
            <source>The last discard may be a wild card.</source>
            <translation>Последний сброс может быть дикой картой.</translation>
        </message>
        <message>
            <source>The last discard may not be a wild card.</source>
            <translation>Последний сброс не может быть дикой картой.</translation>
        </message>
        <message>
            <source>The match is decided</source>
            <translation>Партия решается</translation>
        </message>
        <message>
            <source>The most cards of a set. Two decks have eight of a rank; with a wild card that is nine.</source>
            <translation>Больше всего карт в группе. В двух колодах их восемь; с дикой — девять.</translation>
        </message>
        <message>
            <source>The pile begins with one card or none.</source>
            <translation>Сброс начинается с одной карты или с пустого места.</translation>
        </message>
        <message>
            <source>The points that end a match; the last deal is played to its end.</source>
            <translation>Очки, которые завершают партию; последнюю раздачу доигрывают.</translation>
        </message>
        <message>
            <source>The rules are in {file}; anyone with this program can read them.</source>
            <translation>Правила в файле {file}; их прочтёт любой, у кого есть эта программа.</translation>
        </message>
        <message>
            <source>The rules in {file} do not fit together.</source>
            <translation>Правила в файле {file} не согласуются.</translation>
        </message>
        <message>
            <source>The target must be passed</source>
            <translation>Цель нужно превысить</translation>
        </message>
        <message>
            <source>The wild card stands at an end, or anywhere beside seven cards in a row.</source>
            <translation>Дикая карта стоит на конце или где угодно рядом с семью картами подряд.</translation>
        </message>
        <message>
            <source>There are not enough cards for all hands and pots.</source>
            <translation>Не хватает карт на всех игроков и морто.</translation>
        </message>
        <message>
            <source>These are the rules of {file}.</source>
            <translation>Это правила из файла {file}.</translation>
        </message>
        <message>
            <source>They may grow bit by bit, or must be laid in one move to get their bonus.</source>
            <translation>Могут расти постепенно или ради премии выкладываются за один раз.</translation>
        </message>
        <message>
            <source>Three or more cards of one of these ranks, such as [KS] [KH] [KD].</source>
            <translation>Три или больше карт одного из этих достоинств, например [KS] [KH] [KD].</translation>
        </message>
        <message>
            <source>Three to seven</source>
            <translation>От тройки до семёрки</translation>
        </message>
        <message>
            <source>Two</source>
            <translation>Двойка</translation>
        </message>
        <message>
            <source>Two aces in one sequence</source>
            <translation>Два туза в последовательности</translation>
        </message>
        <message>
            <source>Two to ace</source>
            <translation>Двойка–туз</translation>
        </message>
        <message>
            <source>Two to ace pays {points}.</source>
            <translation>Двойка–туз приносит {points}.</translation>
        </message>
        <message>
            <source>Twos and jokers make no sets.</source>
            <translation>Двойки и джокеры не образуют групп.</translation>
        </message>
        <message>
            <source>Use these rules</source>
            <translation>Играть по этим правилам</translation>
        </message>
        <message>
            <source>Victory Points are for three or four deals.</source>
            <translation>Победные очки — для трёх или четырёх раздач.</translation>
        </message>
        <message>
            <source>Victory Points are for two teams.</source>
            <translation>Победные очки — для двух команд.</translation>
        </message>
        <message>
            <source>Vulnerable above</source>
            <translation>Уязвима выше</translation>
        </message>
        <message>
            <source>What a team must have on the table before it may take a pot.</source>
            <translation>Что должно быть у команды на столе, чтобы взять морто.</translation>
        </message>
        <message>
            <source>When [2S]–[7S] grows by [9S], the two becomes the eight.</source>
            <translation>Лежат [2S]–[7S], приходит [9S]: двойка становится восьмёркой.</translation>
        </message>
        <message>
            <source>When the stock runs out</source>
            <translation>Когда колода кончилась</translation>
        </message>
        <message>
            <source>When time is up</source>
            <translation>Когда время вышло</translation>
        </message>
        <message>
            <source>Whether going out needs a card for the discard pile.</source>
            <translation>Нужна ли для выхода карта в сброс.</translation>
        </message>
        <message>
            <source>Whether they slide when a sequence grows. One between two cards waits for the card it stands for, unless it moves freely.</source>
            <translation>Сдвигаются ли они, когда последовательность растёт. Между двумя картами дикая ждёт ту, которую заменяет, если не сдвигается свободно.</translation>
        </message>
        <message>
            <source>Wild card as last discard</source>
            <translation>Дикая карта последним сбросом</translation>
        </message>
        <message>
            <source>Wild cards</source>
            <translation>Дикие карты</translation>
        </message>
        <message>
            <source>Wild cards on the table</source>
            <translation>Дикие карты на столе</translation>
        </message>
        <message>
            <source>With one card in hand you must draw from the stock.</source>
            <translation>С одной картой в руке нужно брать из колоды.</translation>
        </message>
        <message>
            <source>Without a canasta the own melds count against a team.</source>
            <translation>Без канасты свои комбинации идут команде в минус.</translation>
        </message>
        <message>
            <source>a canasta</source>
            <translation>канаста</translation>
        </message>
        <message>
            <source>a clean one</source>
            <translation>чистая</translation>
        </message>
        <message>
            <source>a pot is the stock</source>
            <translation>морто вместо колоды</translation>
        </message>
        <message>
            <source>all</source>
            <translation>все</translation>
        </message>
        <message>
            <source>any</source>
            <translation>любая</translation>
        </message>
        <message>
            <source>as if not taken</source>
            <translation>как невзятое</translation>
        </message>
        <message>
            <source>at an end</source>
            <translation>на конце</translation>
        </message>
        <message>
            <source>beside seven</source>
            <translation>рядом с семью</translation>
        </message>
        <message>
            <source>bit by bit</source>
            <translation>постепенно</translation>
        </message>
        <message>
            <source>both</source>
            <translation>оба</translation>
        </message>
        <message>
            <source>by Victory Points</source>
            <translation>по победным очкам</translation>
        </message>
        <message>
            <source>by a target</source>
            <translation>по цели</translation>
        </message>
        <message>
            <source>by points</source>
            <translation>по очкам</translation>
        </message>
        <message>
            <source>changed fields</source>
            <translation>изменённые поля</translation>
        </message>
        <message>
            <source>closed</source>
            <translation>закрытый</translation>
        </message>
        <message>
            <source>does not fit</source>
            <translation>не согласуется</translation>
        </message>
        <message>
            <source>high only</source>
            <translation>только старший</translation>
        </message>
        <message>
            <source>in one move</source>
            <translation>за один раз</translation>
        </message>
        <message>
            <source>its cards count</source>
            <translation>карты считаются</translation>
        </message>
        <message>
            <source>last card</source>
            <translation>последняя карта</translation>
        </message>
        <message>
            <source>low only</source>
            <translation>только младший</translation>
        </message>
        <message>
            <source>move at the ends</source>
            <translation>сдвигаются на концах</translation>
        </message>
        <message>
            <source>move freely</source>
            <translation>сдвигаются свободно</translation>
        </message>
        <message>
            <source>needed</source>
            <translation>нужен</translation>
        </message>
        <message>
            <source>never move</source>
            <translation>не сдвигаются</translation>
        </message>
        <message>
            <source>no</source>
            <translation>нет</translation>
        </message>
        <message>
            <source>nobody</source>
            <translation>никто</translation>
        </message>
        <message>
            <source>none</source>
            <translation>нет</translation>
        </message>
        <message>
            <source>not needed</source>
            <translation>не нужен</translation>
        </message>
        <message>
            <source>nothing</source>
            <translation>ничего</translation>
        </message>
        <message>
            <source>one more turn</source>
            <translation>ещё один ход</translation>
        </message>
        <message>
            <source>only in a match of some deals</source>
            <translation>только в партии из нескольких раздач</translation>
        </message>
        <message>
            <source>only in a match to a target</source>
            <translation>только в партии до цели</translation>
        </message>
        <message>
            <source>only where a team can be vulnerable</source>
            <translation>только там, где команда бывает уязвима</translation>
        </message>
        <message>
            <source>only with a high ace</source>
            <translation>только со старшим тузом</translation>
        </message>
        <message>
            <source>only with a low ace</source>
            <translation>только с младшим тузом</translation>
        </message>
        <message>
            <source>only with a wild card in a meld</source>
            <translation>только с дикой картой в комбинации</translation>
        </message>
        <message>
            <source>only with pots</source>
            <translation>только с морто</translation>
        </message>
        <message>
            <source>only with semi-clean canastas</source>
            <translation>только с получистыми канастами</translation>
        </message>
        <message>
            <source>only with sets</source>
            <translation>только с группами</translation>
        </message>
        <message>
            <source>only with six players</source>
            <translation>только вшестером</translation>
        </message>
        <message>
            <source>only with two aces in one sequence</source>
            <translation>только с двумя тузами в последовательности</translation>
        </message>
        <message>
            <source>open</source>
            <translation>открытый</translation>
        </message>
        <message>
            <source>play to the end</source>
            <translation>доиграть</translation>
        </message>
        <message numerus="yes">
            <source>settle %n thing(s) first</source>
            <translation>
                <numerusform>сначала исправьте %n место</numerusform>
                <numerusform>сначала исправьте %n места</numerusform>
                <numerusform>сначала исправьте %n мест</numerusform>
            </translation>
        </message>
        <message>
            <source>starts from</source>
            <translation>за основу</translation>
        </message>
        <message>
            <source>three pairs</source>
            <translation>три пары</translation>
        </message>
        <message>
            <source>to the high end</source>
            <translation>на старший конец</translation>
        </message>
        <message>
            <source>to the low end</source>
            <translation>на младший конец</translation>
        </message>
        <message>
            <source>two cards left</source>
            <translation>осталось две карты</translation>
        </message>
        <message>
            <source>two teams of three</source>
            <translation>две команды по трое</translation>
        </message>
        <message>
            <source>was: {value}</source>
            <translation>было: {value}</translation>
        </message>
        <message>
            <source>yes</source>
            <translation>да</translation>
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
            <translation>{preset} без изменений</translation>
        </message>
        <message>
            <source>{preset}, house rules</source>
            <translation>{preset}, домашние правила</translation>
        </message>
        <message>
            <source>{sentence} See: {fields}.</source>
            <translation>{sentence} См.: {fields}.</translation>
        </message>
    </context>
    <context>
        <name>Keys</name>
        <message>
            <source>1 to 9 add to that meld, arrows walk, Space picks a card, Enter does what the large button says, Esc goes back. These stay.</source>
            <translation>Цифры 1–9 прикладывают к этой комбинации, стрелки ведут по столу, пробел выбирает карту, Enter делает то, что написано на большой кнопке, Esc возвращает. Они не меняются.</translation>
        </message>
        <message>
            <source>Add to that meld</source>
            <translation>Приложить к комбинации</translation>
        </message>
        <message>
            <source>Arrows</source>
            <translation>Стрелки</translation>
        </message>
        <message>
            <source>Choose cards on the way</source>
            <translation>Выбирать карты по пути</translation>
        </message>
        <message>
            <source>Choose the card, or act there</source>
            <translation>Выбрать карту или сделать ход</translation>
        </message>
        <message>
            <source>Ctrl + arrows</source>
            <translation>Ctrl + стрелки</translation>
        </message>
        <message>
            <source>Do what the large button says</source>
            <translation>Нажать большую кнопку</translation>
        </message>
        <message>
            <source>Enter</source>
            <comment>the key</comment>
            <translation>Enter</translation>
        </message>
        <message>
            <source>Keys</source>
            <translation>Клавиши</translation>
        </message>
        <message>
            <source>Leave it, go back</source>
            <translation>Отменить, назад</translation>
        </message>
        <message>
            <source>Move the card in the hand</source>
            <translation>Передвинуть карту в руке</translation>
        </message>
        <message>
            <source>Press a key cap, then the key that it shall be. Esc leaves it as it is.</source>
            <translation>Нажмите на клавишу в списке, затем ту, что вам нужна. Esc оставит всё как есть.</translation>
        </message>
        <message>
            <source>Press a key…</source>
            <translation>Нажмите клавишу…</translation>
        </message>
        <message>
            <source>Reset the keys</source>
            <translation>Вернуть клавиши</translation>
        </message>
        <message>
            <source>Shift + arrows</source>
            <translation>Shift + стрелки</translation>
        </message>
        <message>
            <source>Show the other layout of a meld</source>
            <translation>Другой способ выложить</translation>
        </message>
        <message>
            <source>Space</source>
            <translation>Пробел</translation>
        </message>
        <message>
            <source>The letters can be changed in the settings.</source>
            <translation>Буквы можно изменить в настройках.</translation>
        </message>
        <message>
            <source>Walk over the table</source>
            <translation>Двигаться по столу</translation>
        </message>
        <message>
            <source>none</source>
            <translation>нет</translation>
        </message>
        <message>
            <source>{key} always does the same. With Ctrl or Alt it is free.</source>
            <translation>{key} всегда делает одно и то же. С Ctrl или Alt она свободна.</translation>
        </message>
        <message>
            <source>{key} is now for “{action}”; “{other}” has no key.</source>
            <translation>{key} теперь для «{action}»; у «{other}» клавиши нет.</translation>
        </message>
        <message>
            <source>{key} is the key for “{other}”. Press it once more to take it over, or another key.</source>
            <translation>{key} — клавиша для «{other}». Нажмите её ещё раз, чтобы забрать, или другую.</translation>
        </message>
    </context>
    <context>
        <name>Licences</name>
        <message>
            <source>All parts</source>
            <translation>Все части</translation>
        </message>
        <message>
            <source>Licences</source>
            <translation>Лицензии</translation>
        </message>
        <message>
            <source>Part</source>
            <translation>Часть</translation>
        </message>
        <message>
            <source>What this program is made of</source>
            <translation>Из чего состоит эта программа</translation>
        </message>
        <message>
            <source>Words of the licence</source>
            <translation>Текст лицензии</translation>
        </message>
    </context>
    <context>
        <name>Log</name>
        <message>
            <source>Close</source>
            <translation>Закрыть</translation>
        </message>
        <message>
            <source>Deal log</source>
            <translation>Журнал раздачи</translation>
        </message>
        <message>
            <source>Why did they play this?</source>
            <translation>Почему сыграно так?</translation>
        </message>
        <message>
            <source>Why is this allowed?</source>
            <translation>Почему это разрешено?</translation>
        </message>
    </context>
    <context>
        <name>NewMatchPage</name>
        <message>
            <source> and against </source>
            <translation> — </translation>
        </message>
        <message>
            <source>Back</source>
            <translation>Назад</translation>
        </message>
        <message>
            <source>Back to the start page</source>
            <translation>Назад, на начальную страницу</translation>
        </message>
        <message>
            <source>Click a seat to change it</source>
            <translation>Нажмите на место, чтобы изменить</translation>
        </message>
        <message>
            <source>Differs from</source>
            <translation>Отличия от игры</translation>
        </message>
        <message>
            <source>Enter</source>
            <comment>the key</comment>
            <translation>Enter</translation>
        </message>
        <message>
            <source>Games</source>
            <translation>Игры</translation>
        </message>
        <message>
            <source>New match</source>
            <translation>Новая партия</translation>
        </message>
        <message>
            <source>Play</source>
            <translation>Играть</translation>
        </message>
        <message>
            <source>Who sits where</source>
            <translation>Кто где сидит</translation>
        </message>
        <message numerus="yes">
            <source>and %n more</source>
            <translation>
                <numerusform>и ещё %n</numerusform>
                <numerusform>и ещё %n</numerusform>
                <numerusform>и ещё %n</numerusform>
            </translation>
        </message>
        <message>
            <source>deal number {number}</source>
            <translation>номер раздачи {number}</translation>
        </message>
        <message>
            <source>you</source>
            <translation>вы</translation>
        </message>
        <message>
            <source>{own} against {others}</source>
            <translation>{own} — {others}</translation>
        </message>
    </context>
    <context>
        <name>Options</name>
        <message>
            <source>Deal number</source>
            <translation>Номер раздачи</translation>
        </message>
        <message>
            <source>Draw a number</source>
            <translation>Вытянуть номер</translation>
        </message>
        <message>
            <source>Length of the match</source>
            <translation>Длина партии</translation>
        </message>
        <message>
            <source>Own target</source>
            <translation>Своя цель</translation>
        </message>
        <message>
            <source>Own target…</source>
            <translation>Своя цель…</translation>
        </message>
        <message>
            <source>Players</source>
            <translation>Игроков</translation>
        </message>
        <message>
            <source>The same number deals the same cards.</source>
            <translation>С тем же номером придут те же карты.</translation>
        </message>
        <message>
            <source>new, by chance</source>
            <translation>новая, случайная</translation>
        </message>
        <message>
            <source>points, for instance {points}</source>
            <translation>очки, например {points}</translation>
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
            <translation>Я {name}, покажите мои карты</translation>
        </message>
        <message>
            <source>Nobody has played yet in this deal.</source>
            <translation>В этой раздаче ещё никто не ходил.</translation>
        </message>
        <message>
            <source>Since your last turn</source>
            <translation>С вашего прошлого хода</translation>
        </message>
        <message>
            <source>The cards are covered. Is only {name} looking?</source>
            <translation>Карты закрыты. У экрана только {name}?</translation>
        </message>
        <message>
            <source>The cards of {before} are covered. Is only {name} looking?</source>
            <translation>Карты игрока {before} закрыты. У экрана только {name}?</translation>
        </message>
        <message>
            <source>The cards stay covered until {name} is ready.</source>
            <translation>Карты останутся закрыты, пока {name} не подтвердит готовность.</translation>
        </message>
        <message>
            <source>{name}, it is your turn</source>
            <translation>{name}, ваш ход</translation>
        </message>
        <message>
            <source>{name}: take the discard back</source>
            <translation>{name}: вернуть сброшенную карту</translation>
        </message>
    </context>
    <context>
        <name>Preset</name>
        <message>
            <source>Argentina and Uruguay</source>
            <translation>Аргентина и Уругвай</translation>
        </message>
        <message>
            <source>Brazil, sequences only</source>
            <translation>Бразилия, без групп</translation>
        </message>
        <message>
            <source>Bukharo</source>
            <translation>Бухаро</translation>
        </message>
        <message>
            <source>Buraco</source>
            <translation>Бурако</translation>
        </message>
        <message>
            <source>Buraco STBL</source>
            <translation>Бурако STBL</translation>
        </message>
        <message>
            <source>Buraco, closed pile</source>
            <translation>Бурако фечадо (закрытый)</translation>
        </message>
        <message>
            <source>Buraco, open pile</source>
            <translation>Бурако открытый</translation>
        </message>
        <message>
            <source>Burako</source>
            <translation>Бурако аргентинский</translation>
        </message>
        <message>
            <source>Burraco for six</source>
            <translation>Буррако вшестером</translation>
        </message>
        <message>
            <source>Canastra</source>
            <translation>Канастра</translation>
        </message>
        <message>
            <source>Federation rules</source>
            <translation>Правила федерации</translation>
        </message>
        <message>
            <source>Italian Burraco</source>
            <translation>Итальянский буррако</translation>
        </message>
        <message>
            <source>No sets, clean going out</source>
            <translation>Без групп, выход с чистой</translation>
        </message>
        <message>
            <source>Only the top card is known</source>
            <translation>Видна только верхняя карта</translation>
        </message>
        <message>
            <source>Sequences and sets</source>
            <translation>Последовательности и группы</translation>
        </message>
        <message>
            <source>Sequences only, one deal</source>
            <translation>Без групп, одна раздача</translation>
        </message>
        <message>
            <source>Sets; a minimum to open</source>
            <translation>Группы; минимум для начала</translation>
        </message>
        <message>
            <source>Three decks, three pairs</source>
            <translation>Три колоды, три пары</translation>
        </message>
    </context>
    <context>
        <name>Reason</name>
        <message>
            <source>A whole sequence is ready.</source>
            <translation>Готова целая последовательность.</translation>
        </message>
        <message>
            <source>A whole sequence is ready: {cards}</source>
            <translation>Готова целая последовательность: {cards}</translation>
        </message>
        <message>
            <source>A whole set is ready.</source>
            <translation>Готова целая группа.</translation>
        </message>
        <message>
            <source>A whole set is ready: {cards}</source>
            <translation>Готова целая группа: {cards}</translation>
        </message>
        <message>
            <source>A wild card can be spared for this.</source>
            <translation>Дикой карты на это не жалко.</translation>
        </message>
        <message>
            <source>A wild card can be spared for this: {cards}</source>
            <translation>Дикой карты на это не жалко: {cards}</translation>
        </message>
        <message>
            <source>An empty hand takes the pot.</source>
            <translation>Пустая рука берёт морто.</translation>
        </message>
        <message>
            <source>Cards of the pile fit the hand.</source>
            <translation>Карты сброса подходят к руке.</translation>
        </message>
        <message>
            <source>Cards of the pile fit the hand: {cards}</source>
            <translation>Карты сброса подходят к руке: {cards}</translation>
        </message>
        <message>
            <source>Cards of the pile grow own melds.</source>
            <translation>Карты сброса дополняют свои комбинации.</translation>
        </message>
        <message>
            <source>Cards of the pile grow own melds: {cards}</source>
            <translation>Карты сброса дополняют свои комбинации: {cards}</translation>
        </message>
        <message>
            <source>Going out ends the deal at about {difference} points.</source>
            <translation>Выход завершает раздачу, разница примерно {difference}.</translation>
        </message>
        <message>
            <source>Going out is worth more now than playing on.</source>
            <translation>Выйти сейчас выгоднее, чем играть дальше.</translation>
        </message>
        <message>
            <source>It gives a meld of seven cards or more.</source>
            <translation>Получается комбинация из семи и более карт.</translation>
        </message>
        <message>
            <source>It gives a meld of seven cards or more: {cards}</source>
            <translation>Получается комбинация из семи и более карт: {cards}</translation>
        </message>
        <message>
            <source>It grows an own meld.</source>
            <translation>Дополняет свою комбинацию.</translation>
        </message>
        <message>
            <source>It grows an own meld: {cards}</source>
            <translation>Дополняет свою комбинацию: {cards}</translation>
        </message>
        <message>
            <source>Nothing else is possible here.</source>
            <translation>Ничего другого здесь сделать нельзя.</translation>
        </message>
        <message>
            <source>The deal may end soon because of {names}, and a pile in hand would cost points.</source>
            <translation>Раздача может скоро закончиться (осторожно: {names}), и сброс на руках стоил бы очков.</translation>
        </message>
        <message>
            <source>The deal may end soon because of {names}. What can go goes: {cards}</source>
            <translation>Раздача может скоро закончиться (осторожно: {names}). Выкладывается всё, что можно: {cards}</translation>
        </message>
        <message>
            <source>The deal may end soon, and a pile in hand would cost points.</source>
            <translation>Раздача может скоро закончиться, и сброс на руках стоил бы очков.</translation>
        </message>
        <message numerus="yes">
            <source>The deal may end soon, and this card counts %n point(s): {cards}</source>
            <translation>
                <numerusform>Раздача может скоро закончиться, а эта карта стоит %n очко: {cards}</numerusform>
                <numerusform>Раздача может скоро закончиться, а эта карта стоит %n очка: {cards}</numerusform>
                <numerusform>Раздача может скоро закончиться, а эта карта стоит %n очков: {cards}</numerusform>
            </translation>
        </message>
        <message>
            <source>The deal may end soon, and this card counts many points.</source>
            <translation>Раздача может скоро закончиться, а эта карта стоит много очков.</translation>
        </message>
        <message>
            <source>The deal may end soon. What can go goes.</source>
            <translation>Раздача может скоро закончиться. Выкладывается всё, что можно.</translation>
        </message>
        <message>
            <source>The deal may end soon. What can go goes: {cards}</source>
            <translation>Раздача может скоро закончиться. Выкладывается всё, что можно: {cards}</translation>
        </message>
        <message>
            <source>The first card fits least and is exchanged.</source>
            <translation>Первая карта подходит хуже всех, её меняют.</translation>
        </message>
        <message>
            <source>The first card fits least and is exchanged: {cards}</source>
            <translation>Первая карта подходит хуже всех, её меняют: {cards}</translation>
        </message>
        <message>
            <source>The first melds of the turn must reach a minimum.</source>
            <translation>Первые комбинации хода должны набрать минимум.</translation>
        </message>
        <message>
            <source>The first melds of the turn must reach {points} points.</source>
            <translation>Первые комбинации хода должны набрать очков: {points}.</translation>
        </message>
        <message>
            <source>The pile brings many cards at once.</source>
            <translation>Сброс даёт сразу много карт.</translation>
        </message>
        <message numerus="yes">
            <source>The pile brings many cards at once: %n</source>
            <translation>
                <numerusform>Сброс даёт сразу много карт: %n</numerusform>
                <numerusform>Сброс даёт сразу много карт: %n</numerusform>
                <numerusform>Сброс даёт сразу много карт: %n</numerusform>
            </translation>
        </message>
        <message>
            <source>The pile has wild cards.</source>
            <translation>В сбросе есть дикие карты.</translation>
        </message>
        <message>
            <source>The pile has wild cards: {cards}</source>
            <translation>В сбросе есть дикие карты: {cards}</translation>
        </message>
        <message>
            <source>The pile helps too little.</source>
            <translation>От сброса слишком мало пользы.</translation>
        </message>
        <message>
            <source>The pile helps too little. All that fits the hand: {cards}</source>
            <translation>От сброса слишком мало пользы. К руке подходит только: {cards}</translation>
        </message>
        <message>
            <source>The reason for this is no longer known.</source>
            <translation>Причина этого уже неизвестна.</translation>
        </message>
        <message>
            <source>The stock gives a new card, and the hand stays small.</source>
            <translation>Колода даёт новую карту, а рука остаётся небольшой.</translation>
        </message>
        <message>
            <source>This card fits least into the hand.</source>
            <translation>Эта карта меньше всего подходит к руке.</translation>
        </message>
        <message>
            <source>This card fits least into the hand: {cards}</source>
            <translation>Эта карта меньше всего подходит к руке: {cards}</translation>
        </message>
        <message>
            <source>This card helps the opponents less than others.</source>
            <translation>Эта карта помогает соперникам меньше других.</translation>
        </message>
        <message>
            <source>This card helps the opponents less than others: {cards}</source>
            <translation>Эта карта помогает соперникам меньше других: {cards}</translation>
        </message>
        <message>
            <source>This card may fit a sequence of the partner.</source>
            <translation>Эта карта может пригодиться партнёру в последовательности.</translation>
        </message>
        <message>
            <source>This card may fit a sequence of the partner: {cards}</source>
            <translation>Эта карта может пригодиться партнёру в последовательности: {cards}</translation>
        </message>
        <message>
            <source>This card may fit a sequence that {names} began: {cards}</source>
            <translation>Эта карта может пригодиться партнёру ({names}) в последовательности: {cards}</translation>
        </message>
        <message>
            <source>This is chosen by chance.</source>
            <translation>Это выбрано наугад.</translation>
        </message>
        <message>
            <source>This may grow in hand before it is laid: {cards}</source>
            <translation>Это может вырасти на руках, прежде чем выкладывать: {cards}</translation>
        </message>
        <message>
            <source>What could be laid may grow in hand first.</source>
            <translation>То, что можно выложить, может сначала вырасти на руках.</translation>
        </message>
        <message>
            <source>With few cards in hand the pile would only delay going out.</source>
            <translation>Когда карт мало, сброс только задержал бы выход.</translation>
        </message>
        <message>
            <source>With the pile the hand can go out.</source>
            <translation>Со сбросом можно выйти.</translation>
        </message>
    </context>
    <context>
        <name>Refusal</name>
        <message>
            <source>A card from the stock is the only choice.</source>
            <translation>Остаётся только взять карту из колоды.</translation>
        </message>
        <message>
            <source>A meld has at least three cards.</source>
            <translation>В комбинации не меньше трёх карт.</translation>
        </message>
        <message>
            <source>A meld is three or more cards of one suit in order, or three or more of one rank.</source>
            <translation>Комбинация — три или больше карт одной масти подряд или три или больше одного достоинства.</translation>
        </message>
        <message>
            <source>A meld is three or more cards of one suit in order.</source>
            <translation>Комбинация — три или больше карт одной масти подряд.</translation>
        </message>
        <message>
            <source>A meld may have one wild card: a joker, or a two away from its own place.</source>
            <translation>В комбинации может быть одна дикая карта: джокер или двойка не на своём месте.</translation>
        </message>
        <message>
            <source>A second wild card in the sequence {first} to {last} of {suit}: {cards}.</source>
            <translation>Вторая дикая карта в последовательности {suit} {first}–{last}: {cards}.</translation>
        </message>
        <message>
            <source>A second wild card in the set of {ranks}: {cards}.</source>
            <translation>Вторая дикая карта в группе «{ranks}»: {cards}.</translation>
        </message>
        <message>
            <source>A sequence has each card only once.</source>
            <translation>В последовательности каждая карта стоит только один раз.</translation>
        </message>
        <message>
            <source>A sequence has no gaps; one wild card can fill one place.</source>
            <translation>В последовательности нет пропусков; дикая карта может занять одно место.</translation>
        </message>
        <message>
            <source>A sequence is of one suit, a set of one rank.</source>
            <translation>Последовательность — одной масти, группа — одного достоинства.</translation>
        </message>
        <message>
            <source>A sequence is of one suit.</source>
            <translation>Последовательность бывает только одной масти.</translation>
        </message>
        <message>
            <source>A set may have at most {need} cards.</source>
            <translation>В группе может быть не больше {need} карт.</translation>
        </message>
        <message>
            <source>A single card taken as the pile may not go straight back.</source>
            <translation>Единственную карту, взятую из сброса, нельзя сразу вернуть.</translation>
        </message>
        <message>
            <source>A team has one set of each rank; add the cards to it.</source>
            <translation>У команды одна группа каждого достоинства; карты можно приложить к ней.</translation>
        </message>
        <message>
            <source>A team with a high score must open with at least {need}. Add more, or take them back.</source>
            <translation>Уязвимой команде для начала нужно не меньше {need} очков. Добавьте карты или отмените выкладку.</translation>
        </message>
        <message>
            <source>A turn ends with a discard that is allowed.</source>
            <translation>Ход заканчивается разрешённым сбросом.</translation>
        </message>
        <message>
            <source>A turn goes: draw or take the pile, lay melds, discard.</source>
            <translation>Порядок хода: взять карту или сброс, выложить комбинации, сбросить.</translation>
        </message>
        <message>
            <source>A wild card between two others stays until the card that it stands for takes its place.</source>
            <translation>Дикая карта между двумя другими стоит, пока её место не займёт та, которую она заменяет.</translation>
        </message>
        <message>
            <source>All cards of an open pile go to your hand.</source>
            <translation>Все карты открытого сброса идут к вам в руку.</translation>
        </message>
        <message>
            <source>Already in the sequence {first} to {last} of {suit}: {cards}.</source>
            <translation>Уже есть в последовательности {suit} {first}–{last}: {cards}.</translation>
        </message>
        <message>
            <source>Another suit than the sequence {first} to {last} of {suit}: {cards}.</source>
            <translation>Не той масти, что последовательность {suit} {first}–{last}: {cards}.</translation>
        </message>
        <message>
            <source>Another suit: {cards}.</source>
            <translation>Другая масть: {cards}.</translation>
        </message>
        <message>
            <source>Cards go on the melds of your own team only.</source>
            <translation>Прикладывать можно только к комбинациям своей команды.</translation>
        </message>
        <message>
            <source>Choose the card to discard.</source>
            <translation>Выберите карту для сброса.</translation>
        </message>
        <message>
            <source>First show where this card goes: {cards}.</source>
            <translation>Сначала покажите, куда пойдёт эта карта: {cards}.</translation>
        </message>
        <message>
            <source>First take the pile, then meld.</source>
            <translation>Сначала возьмите сброс, потом выкладывайте.</translation>
        </message>
        <message>
            <source>In the sequence {first} to {last} of {suit} the wild card cannot move: {cards}.</source>
            <translation>В последовательности {suit} {first}–{last} дикая карта не сдвигается: {cards}.</translation>
        </message>
        <message>
            <source>In this game melds have no wild cards.</source>
            <translation>В этой игре нет диких карт.</translation>
        </message>
        <message>
            <source>In this game you do not go out with a joker or a two.</source>
            <translation>В этой игре нельзя выйти, сбросив джокера или двойку.</translation>
        </message>
        <message>
            <source>In this game you go out with a last discard.</source>
            <translation>В этой игре выходят последним сбросом.</translation>
        </message>
        <message>
            <source>It is not your turn.</source>
            <translation>Сейчас не ваш ход.</translation>
        </message>
        <message>
            <source>Keep one card for the discard.</source>
            <translation>Оставьте одну карту для сброса.</translation>
        </message>
        <message>
            <source>Missing from this meld: {cards}.</source>
            <translation>В этой комбинации не хватает: {cards}.</translation>
        </message>
        <message>
            <source>No wild cards here: {cards}.</source>
            <translation>Здесь без диких карт: {cards}.</translation>
        </message>
        <message>
            <source>Not a meld here: equal ranks such as {cards}.</source>
            <translation>Здесь это не комбинация: равные карты, как {cards}.</translation>
        </message>
        <message>
            <source>Not as the last discard: {cards}.</source>
            <translation>Не годится для последнего сброса: {cards}.</translation>
        </message>
        <message>
            <source>Not for the set of {ranks}: {cards}.</source>
            <translation>Не подходит к группе «{ranks}»: {cards}.</translation>
        </message>
        <message>
            <source>Not in your hand: {cards}.</source>
            <translation>Нет в вашей руке: {cards}.</translation>
        </message>
        <message>
            <source>Not next to the sequence {first} to {last} of {suit}: {cards}.</source>
            <translation>Не примыкает к последовательности {suit} {first}–{last}: {cards}.</translation>
        </message>
        <message>
            <source>Not now.</source>
            <translation>Не сейчас.</translation>
        </message>
        <message>
            <source>Not to be discarded in this turn: {cards}.</source>
            <translation>В этот ход нельзя сбросить: {cards}.</translation>
        </message>
        <message>
            <source>One discard ends the turn.</source>
            <translation>Ход завершают одним сбросом.</translation>
        </message>
        <message>
            <source>One discard ends the turn; choose a single card.</source>
            <translation>Ход завершают одним сбросом; выберите одну карту.</translation>
        </message>
        <message>
            <source>Only cards that you hold can be played.</source>
            <translation>Играть можно только картами из своей руки.</translation>
        </message>
        <message>
            <source>Only one card can be discarded.</source>
            <translation>Сбросить можно только одну карту.</translation>
        </message>
        <message>
            <source>Only the first player of a deal may exchange a card: the first, before laying melds.</source>
            <translation>Обменять карту может только первый игрок раздачи: самую первую и до выкладки.</translation>
        </message>
        <message>
            <source>Please try it once more.</source>
            <translation>Попробуйте ещё раз.</translation>
        </message>
        <message>
            <source>The card that you drew stays with you.</source>
            <translation>Взятая карта остаётся у вас.</translation>
        </message>
        <message>
            <source>The discard pile is empty.</source>
            <translation>Сброс пуст.</translation>
        </message>
        <message>
            <source>The discard pile is the only choice.</source>
            <translation>Остаётся только взять сброс.</translation>
        </message>
        <message>
            <source>The discard pile stays where it is.</source>
            <translation>Сброс остаётся на месте.</translation>
        </message>
        <message>
            <source>The score sheet shows how it was counted.</source>
            <translation>В таблице счёта видно, как она посчитана.</translation>
        </message>
        <message>
            <source>The set of {ranks} would have {have} cards.</source>
            <translation>В группе «{ranks}» стало бы карт: {have}.</translation>
        </message>
        <message>
            <source>The stock is empty.</source>
            <translation>Колода пуста.</translation>
        </message>
        <message>
            <source>The top card of a closed pile must be used at once.</source>
            <translation>Верхнюю карту закрытого сброса нужно сразу использовать.</translation>
        </message>
        <message>
            <source>The top card of a closed pile must be used at once: with two cards of your hand, or on one of your melds.</source>
            <translation>Верхнюю карту закрытого сброса нужно сразу использовать: с двумя картами из руки или в своей комбинации.</translation>
        </message>
        <message>
            <source>The wild card of this meld cannot move: {cards}.</source>
            <translation>Дикая карта этой комбинации не сдвигается: {cards}.</translation>
        </message>
        <message>
            <source>There is nothing to take back.</source>
            <translation>Отменять нечего.</translation>
        </message>
        <message>
            <source>These cards leave a gap: {cards}.</source>
            <translation>Между этими картами пропуск: {cards}.</translation>
        </message>
        <message>
            <source>This cannot be taken back.</source>
            <translation>Это нельзя отменить.</translation>
        </message>
        <message>
            <source>This deal is over.</source>
            <translation>Эта раздача окончена.</translation>
        </message>
        <message>
            <source>This does not fit: {cards}.</source>
            <translation>Это не подходит: {cards}.</translation>
        </message>
        <message>
            <source>This game has sequences of one suit, but no sets of these cards.</source>
            <translation>В этой игре есть последовательности одной масти, но нет групп из таких карт.</translation>
        </message>
        <message>
            <source>This meld belongs to the other team.</source>
            <translation>Это комбинация другой команды.</translation>
        </message>
        <message>
            <source>This play could not be understood.</source>
            <translation>Этот ход не удалось понять.</translation>
        </message>
        <message>
            <source>This set would have {have} cards.</source>
            <translation>В этой группе стало бы карт: {have}.</translation>
        </message>
        <message>
            <source>Too few cards: {cards}.</source>
            <translation>Слишком мало карт: {cards}.</translation>
        </message>
        <message>
            <source>Too many wild cards for the sequence {first} to {last} of {suit}: {cards}.</source>
            <translation>Слишком много диких карт для последовательности {suit} {first}–{last}: {cards}.</translation>
        </message>
        <message>
            <source>Too many wild cards for the set of {ranks}: {cards}.</source>
            <translation>Слишком много диких карт для группы «{ranks}»: {cards}.</translation>
        </message>
        <message>
            <source>Too many wild cards: {cards}.</source>
            <translation>Слишком много диких карт: {cards}.</translation>
        </message>
        <message>
            <source>Twice in one sequence: {cards}.</source>
            <translation>Дважды в одной последовательности: {cards}.</translation>
        </message>
        <message>
            <source>While the others play you can sort your cards.</source>
            <translation>Пока играют другие, можно разложить свои карты.</translation>
        </message>
        <message>
            <source>With a single card in hand you may not take it.</source>
            <translation>С одной картой в руке его брать нельзя.</translation>
        </message>
        <message>
            <source>You have laid nothing since you saw a new card.</source>
            <translation>С последней новой карты вы ничего не выложили.</translation>
        </message>
        <message>
            <source>You have seen new cards since then.</source>
            <translation>После этого вы видели новые карты.</translation>
        </message>
        <message>
            <source>You must keep more cards in your hand.</source>
            <translation>В руке должно остаться больше карт.</translation>
        </message>
        <message>
            <source>Your first melds have {have} of {need} points.</source>
            <translation>В первых комбинациях {have} очков из {need}.</translation>
        </message>
        <message>
            <source>Your team has a set of {ranks} already.</source>
            <translation>У вашей команды уже есть группа «{ranks}».</translation>
        </message>
        <message>
            <source>Your team has no such meld.</source>
            <translation>У вашей команды нет такой комбинации.</translation>
        </message>
        <message>
            <source>Your team has such a set already: {cards}.</source>
            <translation>Такая группа у вашей команды уже есть: {cards}.</translation>
        </message>
        <message>
            <source>Your team needs a canasta, a meld of seven cards, to go out.</source>
            <translation>Чтобы выйти, команде нужна канаста — комбинация из семи карт.</translation>
        </message>
        <message>
            <source>Your team needs a clean canasta, seven cards without a wild one, to go out.</source>
            <translation>Чтобы выйти, команде нужна чистая канаста — семь карт без дикой.</translation>
        </message>
        <message>
            <source>Your team needs a meld of seven cards before it takes a pot or goes out.</source>
            <translation>Команде нужна комбинация из семи карт, прежде чем взять морто или выйти.</translation>
        </message>
        <message>
            <source>Your team needs its pot before it can go out.</source>
            <translation>Прежде чем выйти, команда должна взять морто.</translation>
        </message>
    </context>
    <context>
        <name>RefusalChip</name>
        <message>
            <source>A gap in the sequence</source>
            <translation>В ряду пропуск</translation>
        </message>
        <message>
            <source>A second wild card</source>
            <translation>Вторая дикая карта</translation>
        </message>
        <message>
            <source>Another suit</source>
            <translation>Другая масть</translation>
        </message>
        <message>
            <source>Does not fit here</source>
            <translation>Сюда не подходит</translation>
        </message>
        <message>
            <source>First make a canasta</source>
            <translation>Сначала соберите канасту</translation>
        </message>
        <message>
            <source>First make a clean canasta</source>
            <translation>Сначала чистую канасту</translation>
        </message>
        <message>
            <source>First take your pot</source>
            <translation>Сначала возьмите морто</translation>
        </message>
        <message>
            <source>Just taken from the pile</source>
            <translation>Только что из сброса</translation>
        </message>
        <message>
            <source>Keep a card to discard</source>
            <translation>Оставьте карту для сброса</translation>
        </message>
        <message>
            <source>No sets in this game</source>
            <translation>Групп из них здесь нет</translation>
        </message>
        <message>
            <source>No wild card at the end</source>
            <translation>Не дикой картой в конце</translation>
        </message>
        <message>
            <source>No wild cards here</source>
            <translation>Здесь без диких карт</translation>
        </message>
        <message>
            <source>Not at this moment</source>
            <translation>Не в этот момент</translation>
        </message>
        <message>
            <source>Not with a single card</source>
            <translation>Не с одной картой</translation>
        </message>
        <message>
            <source>Not your team's meld</source>
            <translation>Не вашей команды</translation>
        </message>
        <message>
            <source>Not your turn</source>
            <translation>Не ваш ход</translation>
        </message>
        <message>
            <source>Only one card</source>
            <translation>Только одну карту</translation>
        </message>
        <message>
            <source>Take the pile first</source>
            <translation>Сначала возьмите сброс</translation>
        </message>
        <message>
            <source>The set is full</source>
            <translation>Группа полна</translation>
        </message>
        <message>
            <source>The top card must be used</source>
            <translation>Верхнюю карту надо выложить</translation>
        </message>
        <message>
            <source>The wild card cannot move</source>
            <translation>Дикую карту не сдвинуть</translation>
        </message>
        <message>
            <source>This deal is over</source>
            <translation>Раздача окончена</translation>
        </message>
        <message>
            <source>Too few cards</source>
            <translation>Слишком мало карт</translation>
        </message>
        <message>
            <source>Twice in the sequence</source>
            <translation>Дважды в последовательности</translation>
        </message>
        <message>
            <source>You have such a set</source>
            <translation>Такая группа уже есть</translation>
        </message>
        <message>
            <source>{have} of {need} points</source>
            <translation>{have} из {need} очков</translation>
        </message>
    </context>
    <context>
        <name>RuleBook</name>
        <message numerus="yes">
            <source>%n deck(s) of 52 cards are shuffled together.</source>
            <translation>
                <numerusform>Тасуют %n колоду из 52 карт.</numerusform>
                <numerusform>Тасуют вместе %n колоды по 52 карты.</numerusform>
                <numerusform>Тасуют вместе %n колод по 52 карты.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n joker(s) are added; that makes {count} cards.</source>
            <translation>
                <numerusform>Добавляют %n джокера; всего карт: {count}.</numerusform>
                <numerusform>Добавляют джокеров: %n; всего карт: {count}.</numerusform>
                <numerusform>Добавляют джокеров: %n; всего карт: {count}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n place(s)</source>
            <translation>
                <numerusform>%n место</numerusform>
                <numerusform>%n места</numerusform>
                <numerusform>%n мест</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n pot(s) of {size} cards are put aside, face down.</source>
            <translation>
                <numerusform>Откладывают закрытым %n морто; карт в нём: {size}.</numerusform>
                <numerusform>Откладывают закрытыми %n морто; карт в каждом: {size}.</numerusform>
                <numerusform>Откладывают закрытыми %n морто; карт в каждом: {size}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n pot(s) of {size} cards lie ready, for whoever takes them first.</source>
            <translation>
                <numerusform>%n морто (карт: {size}) ждёт того, кто возьмёт первым.</numerusform>
                <numerusform>%n морто (карт в каждом: {size}) ждут того, кто возьмёт первым.</numerusform>
                <numerusform>%n морто (карт в каждом: {size}) ждут того, кто возьмёт первым.</numerusform>
            </translation>
        </message>
        <message>
            <source>A card drawn from the stock is kept, also in the first turn.</source>
            <translation>Взятая из колоды карта остаётся в руке, и в первый ход тоже.</translation>
        </message>
        <message>
            <source>A card that lies in a meld stays there.</source>
            <translation>Карта, лежащая в комбинации, там и остаётся.</translation>
        </message>
        <message>
            <source>A clean canasta pays {points} points.</source>
            <translation>Чистая канаста приносит {points} очков.</translation>
        </message>
        <message>
            <source>A count as an example</source>
            <translation>Пример подсчёта</translation>
        </message>
        <message>
            <source>A deal ends when somebody goes out, or when the stock is used up.</source>
            <translation>Раздача кончается, когда кто-то вышел или когда исчерпана колода.</translation>
        </message>
        <message>
            <source>A difference of {most} points at most: {won} to {lost}.</source>
            <translation>Разница до {most} очков: {won} : {lost}.</translation>
        </message>
        <message>
            <source>A dirty canasta pays {points} points.</source>
            <translation>Грязная канаста приносит {points} очков.</translation>
        </message>
        <message>
            <source>A discard may be taken back until the next player acts, if it fetched no pot and did not end the deal.</source>
            <translation>Сброс можно отменить, пока не сыграл следующий, если им не взяли морто и не закончили раздачу.</translation>
        </message>
        <message>
            <source>A joker can only be discarded.</source>
            <translation>Джокера можно только сбросить.</translation>
        </message>
        <message>
            <source>A joker counts {points} points.</source>
            <translation>Джокер стоит {points} очков.</translation>
        </message>
        <message>
            <source>A larger difference: 20 to 0.</source>
            <translation>Большая разница: 20 : 0.</translation>
        </message>
        <message>
            <source>A meld gets one bonus only, the best, however many cards it has.</source>
            <translation>Комбинация получает одну премию, лучшую, сколько бы карт в ней ни было.</translation>
        </message>
        <message>
            <source>A meld has at most one wild card, and at least two natural cards.</source>
            <translation>В комбинации не больше одной дикой карты и не меньше двух натуральных.</translation>
        </message>
        <message>
            <source>A meld is a group of three or more cards on the table that belong together.</source>
            <translation>Комбинация — это три или больше карт на столе, которые подходят друг к другу.</translation>
        </message>
        <message>
            <source>A meld of seven or more cards is a canasta; in Italy it is called burraco.</source>
            <translation>Комбинация из семи и более карт — канаста; в Италии она называется буррако.</translation>
        </message>
        <message>
            <source>A natural two at the low end may become the wild card again, for a gap or for an end.</source>
            <translation>Натуральная двойка на младшем конце может снова стать дикой — для пропуска или для конца.</translation>
        </message>
        <message>
            <source>A natural two leaves its place</source>
            <translation>Натуральная двойка уходит с места</translation>
        </message>
        <message>
            <source>A pile of one card</source>
            <translation>Сброс из одной карты</translation>
        </message>
        <message>
            <source>A pot is needed, but there are none: nobody can go out.</source>
            <translation>Нужно морто, а его нет: выйти не может никто.</translation>
        </message>
        <message>
            <source>A pot taken brings no points of its own.</source>
            <translation>Взятое морто само очков не приносит.</translation>
        </message>
        <message>
            <source>A pot taken by a discard may still be unseen when somebody else ends the deal.</source>
            <translation>Морто, взятое после сброса, может остаться неоткрытым, когда раздачу завершит другой.</translation>
        </message>
        <message>
            <source>A pot that was never played</source>
            <translation>Морто, которым не играли</translation>
        </message>
        <message>
            <source>A pot that was taken and played brings {points} points.</source>
            <translation>Взятое и сыгранное морто приносит {points} очков.</translation>
        </message>
        <message>
            <source>A semi-clean canasta pays {points} points.</source>
            <translation>Получистая канаста приносит {points} очков.</translation>
        </message>
        <message>
            <source>A sequence</source>
            <translation>Последовательность</translation>
        </message>
        <message>
            <source>A sequence has at most one natural ace.</source>
            <translation>В последовательности не больше одного натурального туза.</translation>
        </message>
        <message>
            <source>A sequence is three or more cards of one suit in order, without gap or repetition.</source>
            <translation>Последовательность — три или больше карт одной масти подряд, без пропусков и повторов.</translation>
        </message>
        <message>
            <source>A sequence may have an ace at both ends; then it has all fourteen places.</source>
            <translation>В последовательности могут быть тузы на обоих концах; тогда в ней все четырнадцать мест.</translation>
        </message>
        <message>
            <source>A sequence never goes on from the ace to the two behind a king.</source>
            <translation>За королём последовательность никогда не идёт дальше от туза к двойке.</translation>
        </message>
        <message>
            <source>A set</source>
            <translation>Группа</translation>
        </message>
        <message numerus="yes">
            <source>A set has at most %n card(s).</source>
            <translation>
                <numerusform>В группе не больше %n карты.</numerusform>
                <numerusform>В группе не больше %n карт.</numerusform>
                <numerusform>В группе не больше %n карт.</numerusform>
            </translation>
        </message>
        <message>
            <source>A set is semi-clean if it has seven natural cards beside the wild card.</source>
            <translation>Группа получистая, если в ней семь натуральных карт кроме дикой.</translation>
        </message>
        <message>
            <source>A set is three or more cards of one rank; the suits do not matter.</source>
            <translation>Группа — три или больше карт одного достоинства; масти не важны.</translation>
        </message>
        <message>
            <source>A set of eight or more cards without a wild one pays {points} points.</source>
            <translation>Группа из восьми и более карт без дикой приносит {points} очков.</translation>
        </message>
        <message>
            <source>A single card in your hand does not keep you from taking the pile.</source>
            <translation>Единственная карта в руке не мешает взять сброс.</translation>
        </message>
        <message>
            <source>A single card taken as the pile may be discarded again in the same turn.</source>
            <translation>Единственную карту, взятую из сброса, можно сбросить в тот же ход.</translation>
        </message>
        <message>
            <source>A team counts the cards of its melds, its canastas and its other bonuses.</source>
            <translation>Команда считает карты своих комбинаций, канасты и другие премии.</translation>
        </message>
        <message>
            <source>A team has only one set of each rank; further cards of that rank are added to it.</source>
            <translation>У команды одна группа каждого достоинства; другие такие карты прикладывают к ней.</translation>
        </message>
        <message>
            <source>A team may have several sequences of one suit; they are never joined.</source>
            <translation>У команды может быть несколько последовательностей одной масти; их не соединяют.</translation>
        </message>
        <message>
            <source>A team may have several sets of one rank.</source>
            <translation>У команды может быть несколько групп одного достоинства.</translation>
        </message>
        <message>
            <source>A team takes a pot only if it has a canasta; the last play may complete it.</source>
            <translation>Команда берёт морто, только если у неё есть канаста; её может завершить последний ход.</translation>
        </message>
        <message>
            <source>A team takes one pot at most, and it cannot refuse it.</source>
            <translation>Команда берёт не больше одного морто и отказаться от него не может.</translation>
        </message>
        <message>
            <source>A team that begins a deal with more than {limit} points is vulnerable.</source>
            <translation>Команда, начавшая раздачу с более чем {limit} очками, уязвима.</translation>
        </message>
        <message>
            <source>A team that has taken no pot loses nothing.</source>
            <translation>Команда без морто ничего не теряет.</translation>
        </message>
        <message>
            <source>A team that has taken no pot loses {points} points.</source>
            <translation>Команда без морто теряет {points} очков.</translation>
        </message>
        <message>
            <source>A turn</source>
            <translation>Ход</translation>
        </message>
        <message>
            <source>A turn and the discard pile</source>
            <translation>Ход и сброс</translation>
        </message>
        <message>
            <source>A turn begins with one card from the stock, or with the discard pile.</source>
            <translation>Ход начинается с карты из колоды или со сброса.</translation>
        </message>
        <message>
            <source>A two comes home</source>
            <translation>Двойка возвращается домой</translation>
        </message>
        <message>
            <source>A two counts {points} points.</source>
            <translation>Двойка стоит {points} очков.</translation>
        </message>
        <message>
            <source>A two of the sequence's own suit in its own place, below the three, is a natural card.</source>
            <translation>Двойка масти последовательности на своём месте, под тройкой, — натуральная карта.</translation>
        </message>
        <message>
            <source>A two that lies naturally in its own place stays there.</source>
            <translation>Натуральная двойка на своём месте там и остаётся.</translation>
        </message>
        <message>
            <source>A wild card at an end of a sequence may move when cards are added.</source>
            <translation>Дикая карта на конце последовательности может сдвинуться, когда прикладывают карты.</translation>
        </message>
        <message>
            <source>A wild card at an end of a sequence stays until the card itself takes its place.</source>
            <translation>Дикая карта на конце последовательности стоит, пока её место не займёт сама карта.</translation>
        </message>
        <message>
            <source>A wild card at the end</source>
            <translation>Дикая карта на конце</translation>
        </message>
        <message>
            <source>A wild card between two others stays until the card itself takes its place.</source>
            <translation>Дикая карта между двумя другими стоит, пока её место не займёт сама карта.</translation>
        </message>
        <message>
            <source>A wild card inside</source>
            <translation>Дикая карта внутри</translation>
        </message>
        <message>
            <source>A wild card may stand for an ace, also with a natural ace at the other end.</source>
            <translation>Дикая карта может заменять туза, даже если на другом конце натуральный туз.</translation>
        </message>
        <message>
            <source>A wild card may stand for an ace.</source>
            <translation>Дикая карта может заменять туза.</translation>
        </message>
        <message>
            <source>A wild card may stand for any card that is missing in a meld.</source>
            <translation>Дикая карта может заменять любую недостающую карту комбинации.</translation>
        </message>
        <message>
            <source>Ace high</source>
            <translation>Старший туз</translation>
        </message>
        <message>
            <source>Ace low</source>
            <translation>Младший туз</translation>
        </message>
        <message>
            <source>Aces</source>
            <translation>Тузы</translation>
        </message>
        <message>
            <source>Add the very card that a wild card stands for, and it takes that place.</source>
            <translation>Приложите ту карту, которую заменяет дикая, и она займёт это место.</translation>
        </message>
        <message>
            <source>Adding cards</source>
            <translation>Как прикладывать</translation>
        </message>
        <message>
            <source>Adding to melds</source>
            <translation>Прикладывание к комбинациям</translation>
        </message>
        <message>
            <source>All cards of a meld are natural.</source>
            <translation>Все карты комбинации натуральные.</translation>
        </message>
        <message>
            <source>All cards of that turn count together, without bonuses.</source>
            <translation>Все карты этого хода считаются вместе, без премий.</translation>
        </message>
        <message>
            <source>All cards of the discard pile are open.</source>
            <translation>Все карты сброса открыты.</translation>
        </message>
        <message>
            <source>All other cards are the stock; it lies face down.</source>
            <translation>Остальные карты — колода, она лежит закрытой.</translation>
        </message>
        <message>
            <source>All thirteen cards from ace to king pay {points} points.</source>
            <translation>Все тринадцать карт от туза до короля приносят {points} очков.</translation>
        </message>
        <message>
            <source>All thirteen cards from two to ace pay {points} points.</source>
            <translation>Все тринадцать карт от двойки до туза приносят {points} очков.</translation>
        </message>
        <message>
            <source>All three cards are yours</source>
            <translation>Все три карты ваши</translation>
        </message>
        <message>
            <source>An ace counts {points} points.</source>
            <translation>Туз стоит {points} очков.</translation>
        </message>
        <message>
            <source>An ace lies above the king only, never below the two.</source>
            <translation>Туз стоит только над королём, никогда под двойкой.</translation>
        </message>
        <message>
            <source>An ace lies below the two only, never above the king.</source>
            <translation>Туз стоит только под двойкой, никогда над королём.</translation>
        </message>
        <message>
            <source>An ace lies below the two or above the king.</source>
            <translation>Туз стоит под двойкой или над королём.</translation>
        </message>
        <message>
            <source>An empty pile cannot be taken, and the pile never becomes the stock.</source>
            <translation>Пустой сброс взять нельзя, и сброс никогда не становится колодой.</translation>
        </message>
        <message>
            <source>Another wild card cannot take its place.</source>
            <translation>Другая дикая карта её места не займёт.</translation>
        </message>
        <message>
            <source>Another wild card may take the place of a two, if that two then goes to its own place.</source>
            <translation>Другая дикая карта может занять место двойки, если та уходит на своё место.</translation>
        </message>
        <message>
            <source>Any match can be played with a clock.</source>
            <translation>Любую партию можно играть на время.</translation>
        </message>
        <message>
            <source>Anywhere else in a sequence, and in every set, a two is wild.</source>
            <translation>В других местах последовательности и в любой группе двойка дикая.</translation>
        </message>
        <message>
            <source>As there are no pots, none is needed for going out.</source>
            <translation>Раз морто нет, для выхода оно и не нужно.</translation>
        </message>
        <message>
            <source>Back to the table</source>
            <translation>Назад за стол</translation>
        </message>
        <message>
            <source>Beside a natural two there may be one wild card.</source>
            <translation>Кроме натуральной двойки может быть одна дикая карта.</translation>
        </message>
        <message>
            <source>Canastas</source>
            <translation>Канасты</translation>
        </message>
        <message>
            <source>Canastas, clean and dirty</source>
            <translation>Канасты, чистые и грязные</translation>
        </message>
        <message>
            <source>Cards and deal</source>
            <translation>Карты и сдача</translation>
        </message>
        <message>
            <source>Cards of equal rank are no meld in this game; there are sequences only.</source>
            <translation>Равные карты в этой игре не комбинация; есть только последовательности.</translation>
        </message>
        <message>
            <source>Clean</source>
            <translation>Чистая</translation>
        </message>
        <message>
            <source>Contents</source>
            <translation>Содержание</translation>
        </message>
        <message>
            <source>Copy as text</source>
            <translation>Скопировать текст</translation>
        </message>
        <message>
            <source>Dealing</source>
            <translation>Сдача</translation>
        </message>
        <message>
            <source>Dirty</source>
            <translation>Грязная</translation>
        </message>
        <message>
            <source>During your turn you may take back what you have laid, step by step, as far as you have seen no new card since then.</source>
            <translation>В свой ход можно шаг за шагом отменять выложенное, пока вы не видели новой карты.</translation>
        </message>
        <message>
            <source>Each card that is added may change this, for better or for worse.</source>
            <translation>Каждая приложенная карта может это изменить, к лучшему или к худшему.</translation>
        </message>
        <message numerus="yes">
            <source>Each player gets %n card(s).</source>
            <translation>
                <numerusform>Каждый игрок получает %n карту.</numerusform>
                <numerusform>Каждый игрок получает %n карты.</numerusform>
                <numerusform>Каждый игрок получает %n карт.</numerusform>
            </translation>
        </message>
        <message>
            <source>Eight to king count {points} points each.</source>
            <translation>От восьмёрки до короля каждая карта стоит {points} очков.</translation>
        </message>
        <message>
            <source>Either it makes a new meld with at least two cards of your hand, or it goes on a meld of your team.</source>
            <translation>Либо она даёт новую комбинацию хотя бы с двумя картами из руки, либо идёт в комбинацию команды.</translation>
        </message>
        <message>
            <source>Equal cards may lie together</source>
            <translation>Одинаковые карты могут лежать вместе</translation>
        </message>
        <message>
            <source>Equal points</source>
            <translation>Равный счёт</translation>
        </message>
        <message>
            <source>Every rank but the two may be laid as a set.</source>
            <translation>Группы бывают любого достоинства, кроме двоек.</translation>
        </message>
        <message>
            <source>Four play in two teams; partners sit opposite each other.</source>
            <translation>Вчетвером играют две команды; партнёры сидят напротив друг друга.</translation>
        </message>
        <message>
            <source>Fourteen cards from ace to ace pay {points} points.</source>
            <translation>Четырнадцать карт от туза до туза приносят {points} очков.</translation>
        </message>
        <message>
            <source>From ace to ace</source>
            <translation>От туза до туза</translation>
        </message>
        <message>
            <source>Going out</source>
            <translation>Выход</translation>
        </message>
        <message>
            <source>Going out brings no points of its own.</source>
            <translation>Сам выход очков не приносит.</translation>
        </message>
        <message>
            <source>High, if you choose nothing</source>
            <translation>Старший конец, если не выбирать</translation>
        </message>
        <message>
            <source>House rule. {preset} has: {rule}</source>
            <translation>Домашнее правило. В игре {preset}: {rule}</translation>
        </message>
        <message>
            <source>How a deal ends</source>
            <translation>Как кончается раздача</translation>
        </message>
        <message>
            <source>How many wild cards</source>
            <translation>Сколько диких карт</translation>
        </message>
        <message>
            <source>How the match ends</source>
            <translation>Как кончается партия</translation>
        </message>
        <message>
            <source>If a team has no canasta, the cards of its melds count against it.</source>
            <translation>Если у команды нет канасты, карты её комбинаций идут в минус.</translation>
        </message>
        <message>
            <source>If both places are free it goes to the low end, unless you choose the other.</source>
            <translation>Если свободны оба места, она уходит на младший конец, если не выбрать другой.</translation>
        </message>
        <message numerus="yes">
            <source>If for %n whole round(s) nobody draws from the stock or lays a card, the deal is over.</source>
            <translation>
                <numerusform>Если за %n полный круг никто не взял из колоды и ничего не выложил, раздача окончена.</numerusform>
                <numerusform>Если за %n полных круга никто не взял из колоды и ничего не выложил, раздача окончена.</numerusform>
                <numerusform>Если за %n полных кругов никто не взял из колоды и ничего не выложил, раздача окончена.</numerusform>
            </translation>
        </message>
        <message>
            <source>If it begins with an ace, it must be laid in one single move; otherwise it is a clean canasta like any other.</source>
            <translation>Если она начинается с туза, её выкладывают за один раз; иначе это обычная чистая канаста.</translation>
        </message>
        <message>
            <source>If no pot is left on the table, it may go out without one.</source>
            <translation>Если на столе нет морто, она может выйти без него.</translation>
        </message>
        <message>
            <source>If no team took a pot, nobody loses them.</source>
            <translation>Если морто не взяла ни одна команда, их никто не теряет.</translation>
        </message>
        <message>
            <source>If several teams get there, the one with the most points wins.</source>
            <translation>Если дошли несколько команд, побеждает та, у которой больше очков.</translation>
        </message>
        <message>
            <source>If the best teams have equal points, another deal is played.</source>
            <translation>Если у лучших команд поровну, играют ещё одну раздачу.</translation>
        </message>
        <message>
            <source>If the best teams have equal points, the match is a draw.</source>
            <translation>Если у лучших команд поровну, партия заканчивается вничью.</translation>
        </message>
        <message>
            <source>If the cards can lie without a wild one, they do.</source>
            <translation>Если карты могут лежать без дикой, они так и лежат.</translation>
        </message>
        <message>
            <source>If the stock is empty after a turn, a pot that nobody took becomes the stock.</source>
            <translation>Если после хода колода пуста, колодой становится невзятое морто.</translation>
        </message>
        <message>
            <source>If the stock is empty after a turn, the deal is over.</source>
            <translation>Если после хода колода пуста, раздача окончена.</translation>
        </message>
        <message>
            <source>If you discard your last card, you take the pot, too, but your turn is over.</source>
            <translation>Если сбросить последнюю карту, морто тоже ваше, но ход окончен.</translation>
        </message>
        <message>
            <source>If you lay your last card, you take the pot at once and play on in the same turn.</source>
            <translation>Если выложить последнюю карту, вы сразу берёте морто и продолжаете тот же ход.</translation>
        </message>
        <message>
            <source>If you may neither take a pot nor go out, your hand may not become empty.</source>
            <translation>Если нельзя ни взять морто, ни выйти, рука не должна опустеть.</translation>
        </message>
        <message>
            <source>In a sequence a wild card fills the gap.</source>
            <translation>В последовательности дикая карта заполняет пропуск.</translation>
        </message>
        <message>
            <source>In a set every two is wild, and the wild card stays in it.</source>
            <translation>В группе любая двойка дикая, и дикая карта в ней остаётся.</translation>
        </message>
        <message>
            <source>In other games</source>
            <translation>В других играх</translation>
        </message>
        <message>
            <source>In the last turn one may still take a pot or go out.</source>
            <translation>В последний ход ещё можно взять морто или выйти.</translation>
        </message>
        <message>
            <source>In the score it counts its own points, not those of the missing card.</source>
            <translation>При подсчёте она стоит свои очки, а не очки недостающей карты.</translation>
        </message>
        <message>
            <source>In this game no card may stand for another in a meld.</source>
            <translation>В этой игре ни одна карта не может заменять другую.</translation>
        </message>
        <message>
            <source>In your turn you may add cards to the melds of your team, several at once.</source>
            <translation>В свой ход можно прикладывать карты к комбинациям команды, и по несколько сразу.</translation>
        </message>
        <message>
            <source>Instead of drawing you may take the pile, without any condition.</source>
            <translation>Вместо карты из колоды можно без всяких условий взять сброс.</translation>
        </message>
        <message>
            <source>It belongs to the team: partners may both add to it.</source>
            <translation>Она принадлежит команде: прикладывать могут оба партнёра.</translation>
        </message>
        <message>
            <source>It does not matter who of the team made it.</source>
            <translation>Неважно, кто в команде её собрал.</translation>
        </message>
        <message>
            <source>It ends when you discard one card, face up, on the pile.</source>
            <translation>Он кончается, когда вы открыто кладёте одну карту в сброс.</translation>
        </message>
        <message>
            <source>It goes to the discard pile, and the next card must be kept.</source>
            <translation>Она идёт в сброс, а следующую карту нужно оставить.</translation>
        </message>
        <message>
            <source>It is counted as if the stock were used up.</source>
            <translation>Считают так, будто колода исчерпана.</translation>
        </message>
        <message>
            <source>It is semi-clean if seven natural cards lie in a row, beside the wild card.</source>
            <translation>Она получистая, если рядом с дикой картой семь натуральных подряд.</translation>
        </message>
        <message>
            <source>It is semi-clean if the wild card lies at the end of seven natural cards or more.</source>
            <translation>Она получистая, если дикая карта стоит на конце семи и более натуральных.</translation>
        </message>
        <message>
            <source>It is the last deal: the most points win, and equal points are a draw.</source>
            <translation>Это последняя раздача: побеждает тот, у кого больше очков, а при равенстве — ничья.</translation>
        </message>
        <message>
            <source>It loses them also when no team took a pot.</source>
            <translation>Она теряет их, даже если морто не взял никто.</translation>
        </message>
        <message>
            <source>It may go straight back</source>
            <translation>Её можно сразу вернуть</translation>
        </message>
        <message>
            <source>It moves up and becomes the seven</source>
            <translation>Она поднимается и становится семёркой</translation>
        </message>
        <message>
            <source>It never leaves the meld; without a place for it the card cannot be added.</source>
            <translation>Она никогда не покидает комбинацию; если для неё нет места, карту не приложить.</translation>
        </message>
        <message>
            <source>Its cards are not counted, and the pot counts as not taken.</source>
            <translation>Его карты не считаются, а морто считается невзятым.</translation>
        </message>
        <message>
            <source>Its cards count like cards in hand, and the pot counts as taken.</source>
            <translation>Его карты считаются как карты в руке, а морто — взятым.</translation>
        </message>
        <message>
            <source>Keeping a card</source>
            <translation>Карта про запас</translation>
        </message>
        <message>
            <source>Long sequences</source>
            <translation>Длинные последовательности</translation>
        </message>
        <message>
            <source>Long sequences pay like any other clean canasta.</source>
            <translation>Длинные последовательности стоят как любая чистая канаста.</translation>
        </message>
        <message>
            <source>Long sets</source>
            <translation>Длинные группы</translation>
        </message>
        <message>
            <source>Long sets pay like any other canasta.</source>
            <translation>Длинные группы стоят как любая канаста.</translation>
        </message>
        <message>
            <source>Low, if you choose nothing</source>
            <translation>Младший конец, если не выбирать</translation>
        </message>
        <message>
            <source>Melds</source>
            <translation>Комбинации</translation>
        </message>
        <message>
            <source>Melds are never joined, divided or rearranged, and no card changes its meld.</source>
            <translation>Комбинации не соединяют, не делят и не перекладывают, и карты из них не переходят.</translation>
        </message>
        <message>
            <source>Melds of seven and more cards bring the most.</source>
            <translation>Больше всего приносят комбинации из семи и более карт.</translation>
        </message>
        <message>
            <source>Nobody has to ask the partner; but the partner's cards count against the team.</source>
            <translation>Спрашивать партнёра не нужно; но его карты идут команде в минус.</translation>
        </message>
        <message>
            <source>Nobody sees its cards before your next turn, not even you.</source>
            <translation>Его карт никто не видит до вашего следующего хода, и вы тоже.</translation>
        </message>
        <message>
            <source>Not for later</source>
            <translation>Не про запас</translation>
        </message>
        <message>
            <source>Not round the corner</source>
            <translation>Не по кругу</translation>
        </message>
        <message>
            <source>Nothing but an empty hand is needed for it, no canasta either.</source>
            <translation>Для этого нужна только пустая рука, канаста не нужна.</translation>
        </message>
        <message>
            <source>Nothing can be added to the melds of other teams.</source>
            <translation>К комбинациям других команд прикладывать нельзя.</translation>
        </message>
        <message>
            <source>Now it lies inside</source>
            <translation>Теперь она внутри</translation>
        </message>
        <message>
            <source>Now the meld is clean</source>
            <translation>Теперь комбинация чистая</translation>
        </message>
        <message>
            <source>One card is turned up; it begins the discard pile.</source>
            <translation>Одну карту открывают; с неё начинается сброс.</translation>
        </message>
        <message>
            <source>One two is natural, one is wild</source>
            <translation>Одна двойка натуральная, другая дикая</translation>
        </message>
        <message>
            <source>Only finished deals count for the end of the match.</source>
            <translation>Для конца партии считаются только доигранные раздачи.</translation>
        </message>
        <message>
            <source>Only six natural cards.</source>
            <translation>Только шесть натуральных карт.</translation>
        </message>
        <message>
            <source>Only the top card of the discard pile and the number of cards are known.</source>
            <translation>В сбросе известны только верхняя карта и число карт.</translation>
        </message>
        <message>
            <source>Otherwise it goes to the high end, or to the low end if you choose so.</source>
            <translation>Иначе она уходит на старший конец или, по выбору, на младший.</translation>
        </message>
        <message>
            <source>Otherwise it goes to the low end, or to the high end if you choose so.</source>
            <translation>Иначе она уходит на младший конец или, по выбору, на старший.</translation>
        </message>
        <message>
            <source>Out</source>
            <translation>Выход</translation>
        </message>
        <message>
            <source>Out, with a wild card</source>
            <translation>Выход с дикой картой</translation>
        </message>
        <message>
            <source>Out, without a discard</source>
            <translation>Выход без сброса</translation>
        </message>
        <message>
            <source>Play goes round clockwise, and the player after the dealer begins.</source>
            <translation>Ходят по часовой стрелке, начинает игрок после сдающего.</translation>
        </message>
        <message>
            <source>Players and teams</source>
            <translation>Игроки и команды</translation>
        </message>
        <message>
            <source>Pots</source>
            <translation>Морто</translation>
        </message>
        <message>
            <source>Pots do not become a new stock.</source>
            <translation>Морто не становится новой колодой.</translation>
        </message>
        <message>
            <source>Rejected, and another card is drawn</source>
            <translation>Сброшена, и берётся другая</translation>
        </message>
        <message>
            <source>Rule book</source>
            <translation>Книга правил</translation>
        </message>
        <message>
            <source>Rules</source>
            <translation>Правила</translation>
        </message>
        <message>
            <source>Scoring</source>
            <translation>Подсчёт очков</translation>
        </message>
        <message>
            <source>Search</source>
            <translation>Поиск</translation>
        </message>
        <message>
            <source>Search the rule book</source>
            <translation>Поиск по книге правил</translation>
        </message>
        <message>
            <source>See also</source>
            <translation>См. также</translation>
        </message>
        <message>
            <source>Semi-clean</source>
            <translation>Получистая</translation>
        </message>
        <message>
            <source>Sequences</source>
            <translation>Последовательности</translation>
        </message>
        <message>
            <source>Sets</source>
            <translation>Группы</translation>
        </message>
        <message>
            <source>Seven natural cards, then the wild one.</source>
            <translation>Семь натуральных карт, затем дикая.</translation>
        </message>
        <message>
            <source>Several sets of one rank</source>
            <translation>Несколько групп одного достоинства</translation>
        </message>
        <message>
            <source>Six play in three pairs; partners sit opposite each other.</source>
            <translation>Вшестером играют тремя парами; партнёры сидят напротив друг друга.</translation>
        </message>
        <message>
            <source>Six play in two teams of three, which take turns round the table.</source>
            <translation>Вшестером играют две команды по трое, сидя через одного.</translation>
        </message>
        <message>
            <source>So a deal can bring less than nothing.</source>
            <translation>Поэтому раздача может принести меньше нуля.</translation>
        </message>
        <message>
            <source>So you keep two cards: one to discard and one to hold.</source>
            <translation>Поэтому оставляют две карты: одну сбросить, одну держать.</translation>
        </message>
        <message>
            <source>Such a sequence may grow bit by bit.</source>
            <translation>Такая последовательность может расти постепенно.</translation>
        </message>
        <message>
            <source>Taking back</source>
            <translation>Отмена</translation>
        </message>
        <message>
            <source>Taking it by a discard</source>
            <translation>Взять после сброса</translation>
        </message>
        <message>
            <source>Taking it directly</source>
            <translation>Взять сразу</translation>
        </message>
        <message>
            <source>Taking the pile</source>
            <translation>Как брать сброс</translation>
        </message>
        <message>
            <source>Taking the pile instead of that card does not end the deal.</source>
            <translation>Если вместо этой карты взять сброс, раздача не кончается.</translation>
        </message>
        <message>
            <source>Teams lay melds on the table and collect points with them.</source>
            <translation>Команды выкладывают комбинации на стол и набирают ими очки.</translation>
        </message>
        <message>
            <source>Ten to ten is a draw.</source>
            <translation>Десять : десять — ничья.</translation>
        </message>
        <message>
            <source>The aim</source>
            <translation>Цель игры</translation>
        </message>
        <message>
            <source>The canasta for going out</source>
            <translation>Канаста для выхода</translation>
        </message>
        <message>
            <source>The card itself comes</source>
            <translation>Приходит сама карта</translation>
        </message>
        <message>
            <source>The cards</source>
            <translation>Карты</translation>
        </message>
        <message>
            <source>The cards below do not help with that; they come to your hand afterwards.</source>
            <translation>Карты под ней в этом не помогают; они приходят в руку потом.</translation>
        </message>
        <message>
            <source>The cards in hand take off {points} points.</source>
            <translation>Карты в руке отнимают {points} очков.</translation>
        </message>
        <message>
            <source>The cards in the hands of all its players are taken off, also when the team went out.</source>
            <translation>Карты на руках у всех её игроков вычитаются, даже если команда вышла.</translation>
        </message>
        <message>
            <source>The cards of its melds count for a team also without a canasta.</source>
            <translation>Карты комбинаций идут команде в плюс и без канасты.</translation>
        </message>
        <message>
            <source>The cards on the table count {points} points.</source>
            <translation>Карты на столе стоят {points} очков.</translation>
        </message>
        <message>
            <source>The cards that it lays in its first turn with melds must count {least} points or more.</source>
            <translation>Карты, которые она выкладывает в первый раз, должны стоить не меньше {least} очков.</translation>
        </message>
        <message>
            <source>The clean canasta pays {points} points.</source>
            <translation>Чистая канаста приносит {points} очков.</translation>
        </message>
        <message>
            <source>The discard</source>
            <translation>Сброс карты</translation>
        </message>
        <message>
            <source>The discard pile is empty at first.</source>
            <translation>Сначала сброс пуст.</translation>
        </message>
        <message>
            <source>The end of a deal</source>
            <translation>Конец раздачи</translation>
        </message>
        <message>
            <source>The first card of a deal</source>
            <translation>Первая карта раздачи</translation>
        </message>
        <message>
            <source>The first melds</source>
            <translation>Первая выкладка</translation>
        </message>
        <message>
            <source>The first melds of a team need no minimum of points.</source>
            <translation>Для первой выкладки нет минимума очков.</translation>
        </message>
        <message>
            <source>The first of a team to empty the hand takes a pot as a new hand.</source>
            <translation>Первый в команде, у кого кончились карты, берёт морто как новую руку.</translation>
        </message>
        <message>
            <source>The first player of a deal may reject the first card drawn, before laying anything.</source>
            <translation>Первый игрок раздачи может обменять первую взятую карту, пока ничего не выложил.</translation>
        </message>
        <message>
            <source>The gap stays open</source>
            <translation>Пропуск остаётся</translation>
        </message>
        <message>
            <source>The hand is empty: here is the pot</source>
            <translation>Рука пуста: вот морто</translation>
        </message>
        <message>
            <source>The joker stands for the nine</source>
            <translation>Джокер заменяет девятку</translation>
        </message>
        <message>
            <source>The last card</source>
            <translation>Последняя карта</translation>
        </message>
        <message>
            <source>The last discard may be any card.</source>
            <translation>Последним можно сбросить любую карту.</translation>
        </message>
        <message>
            <source>The last discard may not be a joker or a two.</source>
            <translation>Последним нельзя сбросить джокера или двойку.</translation>
        </message>
        <message>
            <source>The last two cards are never drawn.</source>
            <translation>Две последние карты никогда не берут.</translation>
        </message>
        <message>
            <source>The longest sequences pay more, if they have no wild card.</source>
            <translation>Самые длинные последовательности стоят больше, если в них нет дикой карты.</translation>
        </message>
        <message>
            <source>The match</source>
            <translation>Партия</translation>
        </message>
        <message>
            <source>The match ends when a team has more than {target} points after a deal.</source>
            <translation>Партия кончается, когда после раздачи у команды больше {target} очков.</translation>
        </message>
        <message>
            <source>The match ends when a team has {target} points or more after a deal.</source>
            <translation>Партия кончается, когда после раздачи у команды не меньше {target} очков.</translation>
        </message>
        <message numerus="yes">
            <source>The match has %n deal(s).</source>
            <translation>
                <numerusform>В партии %n раздача.</numerusform>
                <numerusform>В партии %n раздачи.</numerusform>
                <numerusform>В партии %n раздач.</numerusform>
            </translation>
        </message>
        <message>
            <source>The next player deals the next deal.</source>
            <translation>Следующую раздачу сдаёт следующий игрок.</translation>
        </message>
        <message>
            <source>The next player may not take the pile then.</source>
            <translation>Следующий игрок тогда не может взять сброс.</translation>
        </message>
        <message>
            <source>The nine would be the last card, and it could not be discarded.</source>
            <translation>Девятка осталась бы последней, и сбросить её было бы нельзя.</translation>
        </message>
        <message>
            <source>The order of a suit is two, three and so on to ten, jack, queen, king; the ace has a rule of its own.</source>
            <translation>Порядок масти: двойка, тройка и так до десятки, валет, дама, король; для туза есть своё правило.</translation>
        </message>
        <message>
            <source>The other cards of the pile come to your hand.</source>
            <translation>Остальные карты сброса приходят в руку.</translation>
        </message>
        <message>
            <source>The play with which you go out may complete it.</source>
            <translation>Её может завершить тот ход, которым выходят.</translation>
        </message>
        <message>
            <source>The points of a team in all deals are added; the total may also fall.</source>
            <translation>Очки команды во всех раздачах складываются; сумма может и уменьшиться.</translation>
        </message>
        <message>
            <source>The pot and going out</source>
            <translation>Морто и выход</translation>
        </message>
        <message>
            <source>The pot brings {points} points.</source>
            <translation>Морто приносит {points} очков.</translation>
        </message>
        <message>
            <source>The pot, and you play on</source>
            <translation>Морто, и ход продолжается</translation>
        </message>
        <message>
            <source>The pot, for your next turn</source>
            <translation>Морто, для следующего хода</translation>
        </message>
        <message>
            <source>The rule book has nothing about “{words}”.</source>
            <translation>В книге правил нет ничего про «{words}».</translation>
        </message>
        <message>
            <source>The stock</source>
            <translation>Колода</translation>
        </message>
        <message>
            <source>The team has no canasta.</source>
            <translation>У команды нет канасты.</translation>
        </message>
        <message>
            <source>The team has no pot, and none is left.</source>
            <translation>У команды нет морто, и больше его не осталось.</translation>
        </message>
        <message>
            <source>The team that goes out gets {points} points.</source>
            <translation>Вышедшая команда получает {points} очков.</translation>
        </message>
        <message>
            <source>The team with more Victory Points wins.</source>
            <translation>Побеждает команда, у которой больше победных очков.</translation>
        </message>
        <message>
            <source>The team with the most points wins.</source>
            <translation>Побеждает команда, у которой больше очков.</translation>
        </message>
        <message>
            <source>The top card is used at once</source>
            <translation>Верхнюю карту используют сразу</translation>
        </message>
        <message>
            <source>The top card may not go to your hand.</source>
            <translation>Верхнюю карту нельзя взять в руку.</translation>
        </message>
        <message>
            <source>The total</source>
            <translation>Сумма</translation>
        </message>
        <message>
            <source>The two is natural</source>
            <translation>Двойка натуральная</translation>
        </message>
        <message>
            <source>The two is the six now</source>
            <translation>Теперь двойка — шестёрка</translation>
        </message>
        <message>
            <source>The two is wild</source>
            <translation>Двойка дикая</translation>
        </message>
        <message>
            <source>The two is wild, a nine</source>
            <translation>Двойка дикая, за девятку</translation>
        </message>
        <message>
            <source>The two is wild, a queen</source>
            <translation>Двойка дикая, за даму</translation>
        </message>
        <message>
            <source>The two of spades goes home</source>
            <translation>Двойка пик уходит домой</translation>
        </message>
        <message>
            <source>The two stands for the nine</source>
            <translation>Двойка заменяет девятку</translation>
        </message>
        <message>
            <source>The two teams share twenty Victory Points.</source>
            <translation>Две команды делят двадцать победных очков.</translation>
        </message>
        <message>
            <source>The wild card fills the new gap</source>
            <translation>Дикая карта заполняет новый пропуск</translation>
        </message>
        <message>
            <source>The wild card lies inside.</source>
            <translation>Дикая карта внутри.</translation>
        </message>
        <message>
            <source>The wild card moves to an end</source>
            <translation>Дикая карта уходит на конец</translation>
        </message>
        <message>
            <source>The wild card then fills a new gap, if there is one.</source>
            <translation>Дикая карта тогда заполняет новый пропуск, если он есть.</translation>
        </message>
        <message>
            <source>Then it is counted, and nothing more can be played.</source>
            <translation>Тогда считают очки, и больше ничего играть нельзя.</translation>
        </message>
        <message>
            <source>Then the difference of the totals is turned into Victory Points.</source>
            <translation>Тогда разница сумм превращается в победные очки.</translation>
        </message>
        <message>
            <source>Then you may lay melds and add cards to melds, as many as you like, or none.</source>
            <translation>Потом можно выкладывать комбинации и прикладывать карты, сколько угодно или нисколько.</translation>
        </message>
        <message>
            <source>There are no jokers; that makes {count} cards.</source>
            <translation>Джокеров нет; всего карт: {count}.</translation>
        </message>
        <message>
            <source>There are no pots in this game.</source>
            <translation>В этой игре нет морто.</translation>
        </message>
        <message>
            <source>There are no wild cards in melds, so every canasta is clean.</source>
            <translation>В комбинациях нет диких карт, поэтому каждая канаста чистая.</translation>
        </message>
        <message>
            <source>There is no other place for a two.</source>
            <translation>Другого места для двойки нет.</translation>
        </message>
        <message>
            <source>These ranks may be laid as sets: {ranks}.</source>
            <translation>Группы бывают из этих достоинств: {ranks}.</translation>
        </message>
        <message>
            <source>This discard may be a wild card.</source>
            <translation>Этот сброс может быть дикой картой.</translation>
        </message>
        <message>
            <source>This makes a dirty meld clean; you cannot choose otherwise.</source>
            <translation>Так грязная комбинация становится чистой; выбрать иначе нельзя.</translation>
        </message>
        <message>
            <source>This rule is the same in all of them.</source>
            <translation>Это правило в них во всех одинаково.</translation>
        </message>
        <message>
            <source>This turn, too, ends with a discard, now from the new hand.</source>
            <translation>И этот ход кончается сбросом, теперь из новой руки.</translation>
        </message>
        <message>
            <source>Three to seven count {points} points each.</source>
            <translation>От тройки до семёрки каждая карта стоит {points} очков.</translation>
        </message>
        <message>
            <source>To go out you must discard your last card; laying all cards is not allowed.</source>
            <translation>Чтобы выйти, последнюю карту нужно сбросить; выложить все нельзя.</translation>
        </message>
        <message>
            <source>To go out your team needs a canasta, clean or not.</source>
            <translation>Чтобы выйти, команде нужна канаста, чистая или нет.</translation>
        </message>
        <message>
            <source>To go out your team needs a clean canasta; no other will do.</source>
            <translation>Чтобы выйти, команде нужна чистая канаста; другая не годится.</translation>
        </message>
        <message>
            <source>Turns can have a clock, too: when it has run down, a card is drawn and the least useful one discarded.</source>
            <translation>Время может быть и у хода: когда оно выйдет, берётся карта и сбрасывается самая бесполезная.</translation>
        </message>
        <message>
            <source>Two cards at once</source>
            <translation>Две карты сразу</translation>
        </message>
        <message>
            <source>Two play against each other; each is a team alone.</source>
            <translation>Вдвоём играют друг против друга; каждый сам за себя.</translation>
        </message>
        <message>
            <source>Two sets of one rank</source>
            <translation>Две группы одного достоинства</translation>
        </message>
        <message>
            <source>Twos</source>
            <translation>Двойки</translation>
        </message>
        <message>
            <source>Until then no discard and no pot is allowed; you may take the melds back.</source>
            <translation>До этого нельзя ни сбросить, ни взять морто; комбинации можно отменить.</translation>
        </message>
        <message>
            <source>Victory Points</source>
            <translation>Победные очки</translation>
        </message>
        <message>
            <source>Victory Points are given after three deals or four, not after fewer.</source>
            <translation>Победные очки даются после трёх или четырёх раздач, но не после меньшего числа.</translation>
        </message>
        <message>
            <source>What a meld is</source>
            <translation>Что такое комбинация</translation>
        </message>
        <message>
            <source>What a pot is</source>
            <translation>Что такое морто</translation>
        </message>
        <message>
            <source>What counts</source>
            <translation>Что считается</translation>
        </message>
        <message>
            <source>What going out is</source>
            <translation>Что такое выход</translation>
        </message>
        <message>
            <source>What the cards count</source>
            <translation>Сколько стоят карты</translation>
        </message>
        <message>
            <source>When a wild two of the sequence's own suit is free and its own place is next to the other cards, it goes there and is natural.</source>
            <translation>Когда дикая двойка масти последовательности свободна, а её место рядом с другими картами, она уходит туда и становится натуральной.</translation>
        </message>
        <message>
            <source>When nobody gets any further</source>
            <translation>Когда дело не движется</translation>
        </message>
        <message>
            <source>When somebody draws the last card of the stock, that turn is the last.</source>
            <translation>Когда кто-то берёт последнюю карту колоды, этот ход — последний.</translation>
        </message>
        <message>
            <source>When somebody draws the third-to-last card of the stock, that turn is the last.</source>
            <translation>Когда кто-то берёт третью с конца карту колоды, этот ход — последний.</translation>
        </message>
        <message>
            <source>When the pile was one single card and you took it, you may not discard that card in the same turn.</source>
            <translation>Если сброс был из одной карты и вы его взяли, эту карту нельзя сбросить в тот же ход.</translation>
        </message>
        <message>
            <source>When the stock is used up</source>
            <translation>Когда колода исчерпана</translation>
        </message>
        <message>
            <source>When the stock is used up, nobody gets them.</source>
            <translation>Когда исчерпана колода, их не получает никто.</translation>
        </message>
        <message>
            <source>When time is up</source>
            <translation>Когда время вышло</translation>
        </message>
        <message>
            <source>When time is up everybody has one more turn; then the deal is counted as if the stock were used up.</source>
            <translation>Когда время вышло, у каждого ещё один ход; затем раздача считается так, будто колода исчерпана.</translation>
        </message>
        <message>
            <source>When time is up the deal is played to its end.</source>
            <translation>Когда время вышло, раздача доигрывается до конца.</translation>
        </message>
        <message>
            <source>Where a wild card goes</source>
            <translation>Куда идёт дикая карта</translation>
        </message>
        <message>
            <source>Which cards are wild</source>
            <translation>Какие карты дикие</translation>
        </message>
        <message>
            <source>Who may take a pot</source>
            <translation>Кто может взять морто</translation>
        </message>
        <message>
            <source>Whoever plays the last card, with no pot to take, goes out and ends the deal.</source>
            <translation>Кто сыграл последнюю карту и не может взять морто, выходит и завершает раздачу.</translation>
        </message>
        <message>
            <source>Why?</source>
            <translation>Почему?</translation>
        </message>
        <message numerus="yes">
            <source>Wild are the %n joker(s) and the {twos} twos.</source>
            <translation>
                <numerusform>Дикими бывают %n джокер и двойки ({twos}).</numerusform>
                <numerusform>Дикими бывают %n джокера и двойки ({twos}).</numerusform>
                <numerusform>Дикими бывают %n джокеров и двойки ({twos}).</numerusform>
            </translation>
        </message>
        <message>
            <source>Wild are the {twos} twos.</source>
            <translation>Дикими бывают двойки ({twos}).</translation>
        </message>
        <message>
            <source>Wild cards</source>
            <translation>Дикие карты</translation>
        </message>
        <message>
            <source>Wild cards alone are no meld.</source>
            <translation>Одни дикие карты — не комбинация.</translation>
        </message>
        <message>
            <source>Wild cards may be discarded, too; they do not block the pile.</source>
            <translation>Дикие карты тоже можно сбрасывать; сброс они не запирают.</translation>
        </message>
        <message>
            <source>Wild cards may be used for this, too.</source>
            <translation>Для этого можно использовать и дикие карты.</translation>
        </message>
        <message>
            <source>With a single card in hand you may not take the pile.</source>
            <translation>С одной картой в руке нельзя взять сброс.</translation>
        </message>
        <message>
            <source>With and without a pot</source>
            <translation>С морто и без него</translation>
        </message>
        <message numerus="yes">
            <source>With four players it has %n card(s).</source>
            <translation>
                <numerusform>Вчетвером в ней %n карта.</numerusform>
                <numerusform>Вчетвером в ней %n карты.</numerusform>
                <numerusform>Вчетвером в ней %n карт.</numerusform>
            </translation>
        </message>
        <message>
            <source>With one card in hand</source>
            <translation>С одной картой в руке</translation>
        </message>
        <message numerus="yes">
            <source>With six players it has %n card(s).</source>
            <translation>
                <numerusform>Вшестером в ней %n карта.</numerusform>
                <numerusform>Вшестером в ней %n карты.</numerusform>
                <numerusform>Вшестером в ней %n карт.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>With six players there are only %n pot(s).</source>
            <translation>
                <numerusform>Вшестером есть только %n морто.</numerusform>
                <numerusform>Вшестером есть только %n морто.</numerusform>
                <numerusform>Вшестером есть только %n морто.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>With two players it has %n card(s).</source>
            <translation>
                <numerusform>Вдвоём в ней %n карта.</numerusform>
                <numerusform>Вдвоём в ней %n карты.</numerusform>
                <numerusform>Вдвоём в ней %n карт.</numerusform>
            </translation>
        </message>
        <message>
            <source>Without a canasta</source>
            <translation>Без канасты</translation>
        </message>
        <message>
            <source>Without a gap it goes to the high end, or to the low end if you choose so.</source>
            <translation>Без пропуска она уходит на старший конец или, по выбору, на младший.</translation>
        </message>
        <message>
            <source>Without a gap it goes to the low end, or to the high end if you choose so.</source>
            <translation>Без пропуска она уходит на младший конец или, по выбору, на старший.</translation>
        </message>
        <message>
            <source>Without a wild card it is clean, with one it is dirty.</source>
            <translation>Без дикой карты она чистая, с дикой — грязная.</translation>
        </message>
        <message>
            <source>Without its pot a team never goes out, even if no pot is left.</source>
            <translation>Без морто команда не выходит никогда, даже если его больше нет.</translation>
        </message>
        <message>
            <source>Without such a pot the deal is over.</source>
            <translation>Без такого морто раздача окончена.</translation>
        </message>
        <message>
            <source>You always take the whole pile.</source>
            <translation>Сброс всегда берут целиком.</translation>
        </message>
        <message>
            <source>You discard exactly one card, and with it your turn ends.</source>
            <translation>Сбрасывают ровно одну карту, и на этом ход кончается.</translation>
        </message>
        <message>
            <source>You held an equal card before</source>
            <translation>У вас уже была такая карта</translation>
        </message>
        <message>
            <source>You may if you already held a card of the same suit and rank.</source>
            <translation>Можно, если у вас уже была карта той же масти и достоинства.</translation>
        </message>
        <message>
            <source>You may lay your last card or discard it, as you like.</source>
            <translation>Последнюю карту можно выложить или сбросить, как угодно.</translation>
        </message>
        <message>
            <source>You may take the pile if you use its top card at once.</source>
            <translation>Сброс можно взять, если сразу использовать верхнюю карту.</translation>
        </message>
        <message>
            <source>Your choice</source>
            <translation>По вашему выбору</translation>
        </message>
        <message>
            <source>Your team must have taken its pot before.</source>
            <translation>Ваша команда должна уже взять морто.</translation>
        </message>
        <message>
            <source>discarded</source>
            <translation>сброшена</translation>
        </message>
        <message>
            <source>drawn first</source>
            <translation>взята первой</translation>
        </message>
        <message>
            <source>in hand</source>
            <translation>в руке</translation>
        </message>
        <message>
            <source>laid</source>
            <translation>выложены</translation>
        </message>
        <message>
            <source>no such rule.</source>
            <translation>такого правила нет.</translation>
        </message>
        <message>
            <source>on the table</source>
            <translation>на столе</translation>
        </message>
        <message>
            <source>pile</source>
            <translation>сброс</translation>
        </message>
        <message>
            <source>the same.</source>
            <translation>то же самое.</translation>
        </message>
        <message>
            <source>this does not hold: {rule}</source>
            <translation>это не действует: {rule}</translation>
        </message>
        <message>
            <source>top card</source>
            <translation>верхняя карта</translation>
        </message>
        <message>
            <source>{preset} with house rules</source>
            <translation>{preset} с домашними правилами</translation>
        </message>
    </context>
    <context>
        <name>Rules</name>
        <message numerus="yes">
            <source>%n deal(s)</source>
            <translation>
                <numerusform>%n раздача</numerusform>
                <numerusform>%n раздачи</numerusform>
                <numerusform>%n раздач</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n deal(s) with Victory Points.</source>
            <translation>
                <numerusform>%n раздача, победные очки.</numerusform>
                <numerusform>%n раздачи, победные очки.</numerusform>
                <numerusform>%n раздач, победные очки.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n deal(s), Victory Points</source>
            <translation>
                <numerusform>%n раздача, победные очки</numerusform>
                <numerusform>%n раздачи, победные очки</numerusform>
                <numerusform>%n раздач, победные очки</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n deal(s), the most points win.</source>
            <translation>
                <numerusform>%n раздача, побеждает больший счёт.</numerusform>
                <numerusform>%n раздачи, побеждает больший счёт.</numerusform>
                <numerusform>%n раздач, побеждает больший счёт.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n deck(s) and {jokers} are in play.</source>
            <translation>
                <numerusform>В игре %n колода и {jokers}.</numerusform>
                <numerusform>В игре %n колоды и {jokers}.</numerusform>
                <numerusform>В игре %n колод и {jokers}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n joker(s)</source>
            <translation>
                <numerusform>%n джокер</numerusform>
                <numerusform>%n джокера</numerusform>
                <numerusform>%n джокеров</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n pot(s) of {cards} cards.</source>
            <translation>
                <numerusform>%n морто, карт в нём: {cards}.</numerusform>
                <numerusform>%n морто, карт в каждом: {cards}.</numerusform>
                <numerusform>%n морто, карт в каждом: {cards}.</numerusform>
            </translation>
        </message>
        <message>
            <source>A canasta of seven cards pays {clean} when it is clean and {dirty} with a wild card.</source>
            <translation>Канаста из семи карт приносит {clean}, если она чистая, и {dirty} с дикой картой.</translation>
        </message>
        <message>
            <source>A card is turned up beside the stock.</source>
            <translation>Рядом с колодой открывают одну карту.</translation>
        </message>
        <message>
            <source>A joker counts {joker}, a two {two}.</source>
            <translation>Джокер стоит {joker}, двойка {two}.</translation>
        </message>
        <message>
            <source>A meld may have a wild card.</source>
            <translation>В комбинации может быть дикая карта.</translation>
        </message>
        <message>
            <source>A missing pot costs points even when nobody took one.</source>
            <translation>За невзятое морто платят, даже если его никто не взял.</translation>
        </message>
        <message>
            <source>A pot becomes the new stock when the stock is used up.</source>
            <translation>Когда колода кончилась, новой колодой становится морто.</translation>
        </message>
        <message numerus="yes">
            <source>A pot of %n card(s) for the first of a team to empty a hand.</source>
            <translation>
                <numerusform>Морто из %n карты получает первый в команде, у кого кончились карты.</numerusform>
                <numerusform>Морто из %n карт получает первый в команде, у кого кончились карты.</numerusform>
                <numerusform>Морто из %n карт получает первый в команде, у кого кончились карты.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>A pot of %n card(s) for whoever empties a hand and has a canasta.</source>
            <translation>
                <numerusform>Морто из %n карты получает тот, у кого кончились карты и есть канаста.</numerusform>
                <numerusform>Морто из %n карт получает тот, у кого кончились карты и есть канаста.</numerusform>
                <numerusform>Морто из %n карт получает тот, у кого кончились карты и есть канаста.</numerusform>
            </translation>
        </message>
        <message>
            <source>A semi-clean canasta pays {points}.</source>
            <translation>Получистая канаста приносит {points}.</translation>
        </message>
        <message>
            <source>A sequence from ace to king may grow bit by bit.</source>
            <translation>Последовательность от туза до короля может расти постепенно.</translation>
        </message>
        <message>
            <source>A sequence has only one ace.</source>
            <translation>В последовательности только один туз.</translation>
        </message>
        <message>
            <source>A sequence may have an ace at both ends.</source>
            <translation>В последовательности могут быть тузы на обоих концах.</translation>
        </message>
        <message>
            <source>A single card taken as the pile may go straight back.</source>
            <translation>Единственную карту, взятую из сброса, можно сразу вернуть.</translation>
        </message>
        <message>
            <source>A single card taken as the pile may not go straight back.</source>
            <translation>Единственную карту, взятую из сброса, нельзя сразу вернуть.</translation>
        </message>
        <message>
            <source>A team needs a canasta before it takes a pot.</source>
            <translation>Чтобы взять морто, команде нужна канаста.</translation>
        </message>
        <message>
            <source>A team needs nothing to take a pot.</source>
            <translation>Чтобы взять морто, канаста не нужна.</translation>
        </message>
        <message>
            <source>A two in its own place may become the wild card again.</source>
            <translation>Двойка на своём месте может снова стать дикой.</translation>
        </message>
        <message>
            <source>A two that has found its own place stays there.</source>
            <translation>Двойка, нашедшая своё место, на нём остаётся.</translation>
        </message>
        <message>
            <source>A wild card on the table may move.</source>
            <translation>Дикая карта на столе может сдвигаться.</translation>
        </message>
        <message>
            <source>A wild card on the table never moves.</source>
            <translation>Дикая карта на столе не сдвигается.</translation>
        </message>
        <message>
            <source>A wild card that is free goes to the high end.</source>
            <translation>Свободная дикая карта уходит на старший конец.</translation>
        </message>
        <message>
            <source>A wild card that is free goes to the low end.</source>
            <translation>Свободная дикая карта уходит на младший конец.</translation>
        </message>
        <message>
            <source>Above {limit} points the first melds need {minimum}.</source>
            <translation>Выше {limit} очков для первой выкладки нужно {minimum}.</translation>
        </message>
        <message>
            <source>Ace to king pays {king}, ace to ace {ace}.</source>
            <translation>Туз–король приносит {king}, туз–туз {ace}.</translation>
        </message>
        <message>
            <source>Ace to king pays {king}.</source>
            <translation>Туз–король приносит {king}.</translation>
        </message>
        <message>
            <source>Ace to king {king}, ace to ace {ace}.</source>
            <translation>Туз–король {king}, туз–туз {ace}.</translation>
        </message>
        <message>
            <source>All cards of the pile are open, and anyone may take it.</source>
            <translation>Все карты сброса открыты, взять его может любой.</translation>
        </message>
        <message>
            <source>An ace counts {ace}, eight to king {high}, three to seven {low}.</source>
            <translation>Туз стоит {ace}, от восьмёрки до короля {high}, от тройки до семёрки {low}.</translation>
        </message>
        <message>
            <source>An ace is high only.</source>
            <translation>Туз только старший.</translation>
        </message>
        <message>
            <source>An ace is low only.</source>
            <translation>Туз только младший.</translation>
        </message>
        <message>
            <source>An ace is low or high.</source>
            <translation>Туз младший или старший.</translation>
        </message>
        <message>
            <source>Any canasta lets you go out, not only a clean one.</source>
            <translation>Выйти можно с любой канастой, не только с чистой.</translation>
        </message>
        <message>
            <source>Canastas: clean {clean}, dirty {dirty}.</source>
            <translation>Канасты: чистая {clean}, грязная {dirty}.</translation>
        </message>
        <message>
            <source>Going out pays {out}; no pot costs {penalty}.</source>
            <translation>Выход приносит {out}; без морто — минус {penalty}.</translation>
        </message>
        <message>
            <source>Length of the match: {length}.</source>
            <translation>Длина партии: {length}.</translation>
        </message>
        <message>
            <source>Long sequences have no prize of their own.</source>
            <translation>За длинные последовательности нет отдельной премии.</translation>
        </message>
        <message>
            <source>Long sequences of one suit, with high prizes for all thirteen cards.</source>
            <translation>Длинные последовательности одной масти и большие премии за все тринадцать карт.</translation>
        </message>
        <message>
            <source>Melds have no wild cards.</source>
            <translation>В комбинациях нет диких карт.</translation>
        </message>
        <message>
            <source>No minimum for the first melds.</source>
            <translation>Минимума для первой выкладки нет.</translation>
        </message>
        <message>
            <source>Only a clean canasta lets you go out.</source>
            <translation>Выйти можно только с чистой канастой.</translation>
        </message>
        <message>
            <source>Only sequences are melds; there are no sets.</source>
            <translation>Комбинации — только последовательности; групп нет.</translation>
        </message>
        <message>
            <source>Only the pile's top card is known; it must be used at once.</source>
            <translation>В сбросе видна только верхняя карта; её нужно сразу использовать.</translation>
        </message>
        <message>
            <source>Other ranks may be laid as sets.</source>
            <translation>Группы складывают из других достоинств.</translation>
        </message>
        <message>
            <source>Over {target} points.</source>
            <translation>Свыше {target} очков.</translation>
        </message>
        <message>
            <source>Sequences and sets, closed pile.</source>
            <translation>Последовательности и группы, закрытый сброс.</translation>
        </message>
        <message>
            <source>Sequences and sets, open pile.</source>
            <translation>Последовательности и группы, открытый сброс.</translation>
        </message>
        <message>
            <source>Sequences only, closed pile.</source>
            <translation>Без групп, закрытый сброс.</translation>
        </message>
        <message>
            <source>Sequences only, open pile.</source>
            <translation>Без групп, открытый сброс.</translation>
        </message>
        <message>
            <source>Sets of equal ranks are melds, too.</source>
            <translation>Группы равных карт — тоже комбинации.</translation>
        </message>
        <message>
            <source>Taking the pot pays nothing by itself.</source>
            <translation>Само взятие морто ничего не приносит.</translation>
        </message>
        <message>
            <source>Taking the pot pays {points}.</source>
            <translation>Взятие морто приносит {points}.</translation>
        </message>
        <message>
            <source>The Brazilian game in which sets count as much as sequences.</source>
            <translation>Бразильская игра, где группы важны не меньше последовательностей.</translation>
        </message>
        <message>
            <source>The Brazilian game of sequences, with every discard in sight.</source>
            <translation>Бразильская игра последовательностей, весь сброс на виду.</translation>
        </message>
        <message>
            <source>The Brazilian game with a closed pile: only its top card is known.</source>
            <translation>Бразильская игра с закрытым сбросом: видна только верхняя карта.</translation>
        </message>
        <message>
            <source>The deal ends with the last card of the stock.</source>
            <translation>Раздача кончается с последней картой колоды.</translation>
        </message>
        <message>
            <source>The deal ends with two cards in the stock.</source>
            <translation>Раздача кончается, когда в колоде две карты.</translation>
        </message>
        <message>
            <source>The family game of sequences and sets.</source>
            <translation>Семейная игра: последовательности и группы.</translation>
        </message>
        <message>
            <source>The first card cannot be exchanged.</source>
            <translation>Первую карту обменять нельзя.</translation>
        </message>
        <message>
            <source>The first player may exchange the first card.</source>
            <translation>Первый игрок может обменять первую карту.</translation>
        </message>
        <message>
            <source>The game of Argentina and Uruguay, as it is played with tiles.</source>
            <translation>Игра Аргентины и Уругвая, где в неё играют фишками.</translation>
        </message>
        <message>
            <source>The game of the Italian clubs, with semi-clean burracos.</source>
            <translation>Игра итальянских клубов, с получистыми буррако.</translation>
        </message>
        <message>
            <source>The last discard is a duty, and never a wild card.</source>
            <translation>Последний сброс обязателен, причём не дикой картой.</translation>
        </message>
        <message>
            <source>The last discard is a duty.</source>
            <translation>Последний сброс обязателен.</translation>
        </message>
        <message>
            <source>The pile begins empty.</source>
            <translation>Сброс сначала пуст.</translation>
        </message>
        <message>
            <source>The prizes from the ace on need all cards laid in one move.</source>
            <translation>Для премий от туза все карты выкладывают за один раз.</translation>
        </message>
        <message>
            <source>The strict Brazilian game: closed pile, no sets, clean going out.</source>
            <translation>Строгая бразильская игра: закрытый сброс, без групп, выход с чистой.</translation>
        </message>
        <message>
            <source>There is no semi-clean canasta.</source>
            <translation>Получистой канасты нет.</translation>
        </message>
        <message>
            <source>Three pairs, three decks, three pots: a big table.</source>
            <translation>Три пары, три колоды, три морто: большой стол.</translation>
        </message>
        <message>
            <source>To {target} points.</source>
            <translation>До {target} очков.</translation>
        </message>
        <message>
            <source>Until a team has {target}</source>
            <translation>До {target} очков</translation>
        </message>
        <message>
            <source>Until a team passes {target}</source>
            <translation>Больше {target} очков</translation>
        </message>
        <message>
            <source>When no pot is left you may go out without one.</source>
            <translation>Если морто больше нет, можно выйти без него.</translation>
        </message>
        <message>
            <source>When nobody took a pot, nobody pays for it.</source>
            <translation>Если морто никто не взял, никто за него не платит.</translation>
        </message>
        <message>
            <source>When the time of a timed game is up, everybody has one more turn.</source>
            <translation>Когда время партии вышло, у каждого ещё один ход.</translation>
        </message>
        <message>
            <source>When the time of a timed game is up, the deal is played to its end.</source>
            <translation>Когда время партии вышло, раздача доигрывается до конца.</translation>
        </message>
        <message>
            <source>With a pot and a canasta you go out.</source>
            <translation>С морто и канастой можно выйти.</translation>
        </message>
        <message>
            <source>With a pot and a clean canasta you go out.</source>
            <translation>С морто и чистой канастой можно выйти.</translation>
        </message>
        <message>
            <source>With a pot, a canasta and a last discard you go out.</source>
            <translation>С морто, канастой и последним сбросом выходят.</translation>
        </message>
        <message>
            <source>With a pot, a clean canasta and a last discard you go out.</source>
            <translation>С морто, чистой канастой и последним сбросом выходят.</translation>
        </message>
        <message>
            <source>With one card in hand you may not take the pile.</source>
            <translation>С одной картой в руке нельзя взять сброс.</translation>
        </message>
        <message>
            <source>With one card in hand you may take the pile.</source>
            <translation>С одной картой в руке можно взять сброс.</translation>
        </message>
        <message>
            <source>Without a pot you never go out.</source>
            <translation>Без морто выйти нельзя.</translation>
        </message>
        <message>
            <source>You may meld your last card; no discard is needed.</source>
            <translation>Последнюю карту можно выложить; сброс не нужен.</translation>
        </message>
        <message numerus="yes">
            <source>about %n minute(s)</source>
            <translation>
                <numerusform>около %n минуты</numerusform>
                <numerusform>около %n минут</numerusform>
                <numerusform>около %n минут</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>about %n minute(s), {deals}</source>
            <translation>
                <numerusform>около %n минуты, {deals}</numerusform>
                <numerusform>около %n минут, {deals}</numerusform>
                <numerusform>около %n минут, {deals}</numerusform>
            </translation>
        </message>
        <message>
            <source>deal {deal} of {deals}</source>
            <translation>раздача {deal} из {deals}</translation>
        </message>
        <message>
            <source>four players</source>
            <translation>четверо игроков</translation>
        </message>
        <message>
            <source>over {target}</source>
            <translation>свыше {target}</translation>
        </message>
        <message>
            <source>six players</source>
            <translation>шестеро игроков</translation>
        </message>
        <message>
            <source>to {target}</source>
            <translation>до {target}</translation>
        </message>
        <message>
            <source>two players</source>
            <translation>двое игроков</translation>
        </message>
        <message>
            <source>{fewest} to {most} deals</source>
            <translation>раздач: {fewest}–{most}</translation>
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
            <translation>Ничья, {own} : {other}</translation>
        </message>
        <message>
            <source>As the table stands</source>
            <translation>Как сейчас на столе</translation>
        </message>
        <message>
            <source>Back to the table</source>
            <translation>Назад за стол</translation>
        </message>
        <message>
            <source>Deal {number}</source>
            <translation>Раздача {number}</translation>
        </message>
        <message>
            <source>Going out</source>
            <translation>Выход</translation>
        </message>
        <message>
            <source>Hand: {name}</source>
            <translation>На руках: {name}</translation>
        </message>
        <message>
            <source>In my hand</source>
            <translation>У меня в руке</translation>
        </message>
        <message>
            <source>Level at the top with {points} points</source>
            <translation>Наверху поровну: {points}</translation>
        </message>
        <message>
            <source>Level at {own} points</source>
            <translation>Поровну: {own}</translation>
        </message>
        <message>
            <source>Match</source>
            <translation>Партия</translation>
        </message>
        <message>
            <source>Melds</source>
            <translation>Комбинации</translation>
        </message>
        <message>
            <source>New match</source>
            <translation>Новая партия</translation>
        </message>
        <message>
            <source>Next deal</source>
            <translation>Следующая раздача</translation>
        </message>
        <message>
            <source>No pot</source>
            <translation>Без морто</translation>
        </message>
        <message>
            <source>Other melds</source>
            <translation>Другие</translation>
        </message>
        <message>
            <source>Pot not played</source>
            <translation>Морто не сыграно</translation>
        </message>
        <message>
            <source>Pot taken</source>
            <translation>Морто взято</translation>
        </message>
        <message>
            <source>So far in sight</source>
            <translation>Пока на виду</translation>
        </message>
        <message>
            <source>The totals after each deal</source>
            <translation>Счёт после каждой раздачи</translation>
        </message>
        <message>
            <source>They lead {other} to {own}</source>
            <translation>Они впереди, {other} : {own}</translation>
        </message>
        <message>
            <source>They win {other} to {own}</source>
            <translation>Они побеждают, {other} : {own}</translation>
        </message>
        <message>
            <source>This deal</source>
            <translation>Эта раздача</translation>
        </message>
        <message>
            <source>Time is up. {result}</source>
            <translation>Время вышло. {result}</translation>
        </message>
        <message>
            <source>Victory Points</source>
            <translation>Победные очки</translation>
        </message>
        <message>
            <source>We lead with {points} points</source>
            <translation>Мы впереди, очков: {points}</translation>
        </message>
        <message>
            <source>We lead {own} to {other}</source>
            <translation>Мы впереди, {own} : {other}</translation>
        </message>
        <message>
            <source>We win with {points} points</source>
            <translation>Мы побеждаем, очков: {points}</translation>
        </message>
        <message>
            <source>We win {own} to {other}</source>
            <translation>Мы побеждаем, {own} : {other}</translation>
        </message>
        <message>
            <source>bonus</source>
            <translation>премия</translation>
        </message>
        <message>
            <source>cards</source>
            <translation>карты</translation>
        </message>
        <message>
            <source>deal {number}</source>
            <translation>раздача {number}</translation>
        </message>
        <message>
            <source>deal {number} of {deals}</source>
            <translation>раздача {number} из {deals}</translation>
        </message>
        <message>
            <source>nobody got any further</source>
            <translation>дело не двигалось</translation>
        </message>
        <message>
            <source>the last round is played</source>
            <translation>последний круг сыгран</translation>
        </message>
        <message>
            <source>the stock is used up</source>
            <translation>колода исчерпана</translation>
        </message>
        <message>
            <source>time is up, the last deal</source>
            <translation>время вышло, последняя раздача</translation>
        </message>
        <message>
            <source>{name} went out</source>
            <translation>{name} выходит</translation>
        </message>
        <message>
            <source>{team} lead with {points} points</source>
            <translation>Впереди {team}, очков: {points}</translation>
        </message>
        <message>
            <source>{team} win with {points} points</source>
            <translation>Победа: {team}, очков: {points}</translation>
        </message>
    </context>
    <context>
        <name>Seats</name>
        <message>
            <source>A person at this screen</source>
            <translation>Человек у этого экрана</translation>
        </message>
        <message>
            <source>At this screen</source>
            <translation>У этого экрана</translation>
        </message>
        <message>
            <source>Level of {name}</source>
            <translation>Уровень: {name}</translation>
        </message>
        <message>
            <source>Name of player {number}</source>
            <translation>Имя игрока {number}</translation>
        </message>
        <message>
            <source>Player {number}</source>
            <translation>Игрок {number}</translation>
        </message>
        <message>
            <source>Who sits here: {who}</source>
            <translation>Кто здесь сидит: {who}</translation>
        </message>
        <message>
            <source>Your name</source>
            <translation>Ваше имя</translation>
        </message>
        <message>
            <source>name</source>
            <translation>имя</translation>
        </message>
        <message>
            <source>your name</source>
            <translation>ваше имя</translation>
        </message>
    </context>
    <context>
        <name>SelfCheck</name>
        <message numerus="yes">
            <source>%Ln case(s) agree</source>
            <translation>
                <numerusform>совпал %Ln случай</numerusform>
                <numerusform>совпали %Ln случая</numerusform>
                <numerusform>совпали %Ln случаев</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>All %Ln case(s) agree with the rules.</source>
            <translation>
                <numerusform>Все случаи совпали с правилами: %Ln.</numerusform>
                <numerusform>Все случаи совпали с правилами: %Ln.</numerusform>
                <numerusform>Все случаи совпали с правилами: %Ln.</numerusform>
            </translation>
        </message>
        <message>
            <source>Checking…</source>
            <translation>Идёт проверка…</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>Закрыть</translation>
        </message>
        <message>
            <source>Self-check</source>
            <translation>Самопроверка</translation>
        </message>
        <message>
            <source>Something differs. Please report it.</source>
            <translation>Есть расхождение. Пожалуйста, сообщите о нём.</translation>
        </message>
        <message>
            <source>The cases cannot be read: the installation is damaged.</source>
            <translation>Случаи не читаются: установка повреждена.</translation>
        </message>
        <message>
            <source>The rules of every game against all known cases</source>
            <translation>Правила каждой игры и все известные случаи</translation>
        </message>
        <message>
            <source>could not be read</source>
            <translation>не удалось прочитать</translation>
        </message>
        <message>
            <source>waiting</source>
            <translation>ожидание</translation>
        </message>
        <message>
            <source>{failed} of {count} cases differ</source>
            <translation>расхождений: {failed} из {count}</translation>
        </message>
    </context>
    <context>
        <name>Settings</name>
        <message numerus="yes">
            <source>%n pixel(s)</source>
            <translation>
                <numerusform>%n пиксель</numerusform>
                <numerusform>%n пикселя</numerusform>
                <numerusform>%n пикселей</numerusform>
            </translation>
        </message>
        <message>
            <source>A discard waits for a second press before it ends the turn.</source>
            <translation>Сброс ждёт второго нажатия, прежде чем закончить ход.</translation>
        </message>
        <message>
            <source>A drag begins after</source>
            <translation>Перетаскивание начинается через</translation>
        </message>
        <message>
            <source>Accessibility</source>
            <translation>Доступность</translation>
        </message>
        <message>
            <source>At one screen a hand is hidden until its player says ready.</source>
            <translation>У общего экрана карты скрыты, пока их игрок не скажет, что готов.</translation>
        </message>
        <message>
            <source>Back to defaults</source>
            <translation>Как было вначале</translation>
        </message>
        <message>
            <source>Backs</source>
            <translation>Рубашки</translation>
        </message>
        <message>
            <source>Black table, white lines, cards with strong signs.</source>
            <translation>Чёрный стол, белые линии, карты с яркими знаками.</translation>
        </message>
        <message>
            <source>Blue waves</source>
            <translation>Синие волны</translation>
        </message>
        <message>
            <source>Cards</source>
            <translation>Карты</translation>
        </message>
        <message>
            <source>Cards</source>
            <comment>sounds</comment>
            <translation>Карты</translation>
        </message>
        <message>
            <source>Cards that slide, turn and are set down.</source>
            <translation>Карты скользят, переворачиваются и ложатся на стол.</translation>
        </message>
        <message>
            <source>Changes hold at once and are kept.</source>
            <translation>Изменения действуют сразу и сохраняются.</translation>
        </message>
        <message>
            <source>Coach</source>
            <translation>Наставник</translation>
        </message>
        <message>
            <source>Confirm the discard</source>
            <translation>Подтверждать сброс</translation>
        </message>
        <message>
            <source>Curtain between people</source>
            <translation>Занавес между игроками</translation>
        </message>
        <message>
            <source>Dark</source>
            <translation>Тёмный</translation>
        </message>
        <message>
            <source>Dialogs</source>
            <translation>Окна</translation>
        </message>
        <message>
            <source>Done</source>
            <translation>Готово</translation>
        </message>
        <message>
            <source>Felt</source>
            <translation>Сукно</translation>
        </message>
        <message>
            <source>Full screen</source>
            <translation>Во весь экран</translation>
        </message>
        <message>
            <source>Great moments</source>
            <translation>Большие события</translation>
        </message>
        <message>
            <source>Green waves</source>
            <translation>Зелёные волны</translation>
        </message>
        <message>
            <source>Height of the hand</source>
            <translation>Высота своих карт</translation>
        </message>
        <message>
            <source>High contrast</source>
            <translation>Контрастный</translation>
        </message>
        <message>
            <source>How much is told of what happens and of each card.</source>
            <translation>Сколько рассказывать о событиях и о каждой карте.</translation>
        </message>
        <message>
            <source>In the first matches a line says what you can do next.</source>
            <translation>В первых партиях строка подсказывает, что можно сделать.</translation>
        </message>
        <message>
            <source>It is your turn; a try is not allowed. Behind other windows the game knocks twice.</source>
            <translation>Ваш ход; так ходить нельзя. Если окно позади других, игра стучит дважды.</translation>
        </message>
        <message>
            <source>Keys</source>
            <translation>Клавиши</translation>
        </message>
        <message>
            <source>Language</source>
            <translation>Язык</translation>
        </message>
        <message>
            <source>Larger cards in the hand</source>
            <translation>Крупные карты в руке</translation>
        </message>
        <message>
            <source>Less motion</source>
            <translation>Меньше движения</translation>
        </message>
        <message>
            <source>Look</source>
            <translation>Вид</translation>
        </message>
        <message>
            <source>More for an unsteady hand.</source>
            <translation>Больше — если рука дрожит.</translation>
        </message>
        <message>
            <source>Motion</source>
            <translation>Движение</translation>
        </message>
        <message>
            <source>Mouse and touch</source>
            <translation>Мышь и касание</translation>
        </message>
        <message>
            <source>Nothing flies or turns; what changes fades.</source>
            <translation>Ничто не летает и не вращается: всё плавно появляется.</translation>
        </message>
        <message>
            <source>Pace of the bots</source>
            <translation>Темп ботов</translation>
        </message>
        <message>
            <source>Play examples</source>
            <translation>Послушать</translation>
        </message>
        <message>
            <source>Pots, canastas and the end of a deal.</source>
            <translation>Морто, канасты и конец раздачи.</translation>
        </message>
        <message>
            <source>Red tiles</source>
            <translation>Красная плитка</translation>
        </message>
        <message>
            <source>Screen reader</source>
            <translation>Чтение с экрана</translation>
        </message>
        <message>
            <source>Settings</source>
            <translation>Настройки</translation>
        </message>
        <message>
            <source>Signals</source>
            <translation>Сигналы</translation>
        </message>
        <message>
            <source>Signs on the cards</source>
            <translation>Знаки на картах</translation>
        </message>
        <message>
            <source>So long the next bot waits after your discard.</source>
            <translation>Столько ждёт следующий бот после вашего сброса.</translation>
        </message>
        <message>
            <source>Sound</source>
            <translation>Звук</translation>
        </message>
        <message>
            <source>Sounds</source>
            <translation>Звуки</translation>
        </message>
        <message>
            <source>Speed of the cards</source>
            <translation>Скорость карт</translation>
        </message>
        <message>
            <source>Suits</source>
            <translation>Масти</translation>
        </message>
        <message>
            <source>Table</source>
            <translation>Стол</translation>
        </message>
        <message>
            <source>Taking a discard back</source>
            <translation>Возврат сброса</translation>
        </message>
        <message>
            <source>Text</source>
            <translation>Текст</translation>
        </message>
        <message>
            <source>Text size</source>
            <translation>Размер текста</translation>
        </message>
        <message>
            <source>Time for a double click</source>
            <translation>Время двойного щелчка</translation>
        </message>
        <message>
            <source>Try it</source>
            <translation>Проба</translation>
        </message>
        <message>
            <source>Undo: my settings again</source>
            <translation>Отменить: мои настройки</translation>
        </message>
        <message>
            <source>Wine-red waves</source>
            <translation>Бордовые волны</translation>
        </message>
        <message>
            <source>Wood</source>
            <translation>Дерево</translation>
        </message>
        <message>
            <source>Your name</source>
            <translation>Ваше имя</translation>
        </message>
        <message>
            <source>as the system</source>
            <translation>как в системе</translation>
        </message>
        <message>
            <source>at once</source>
            <translation>сразу</translation>
        </message>
        <message>
            <source>dark</source>
            <translation>тёмные</translation>
        </message>
        <message>
            <source>fast</source>
            <translation>быстро</translation>
        </message>
        <message>
            <source>four colours</source>
            <translation>четыре цвета</translation>
        </message>
        <message>
            <source>large</source>
            <translation>крупные</translation>
        </message>
        <message>
            <source>leisurely</source>
            <translation>неспешно</translation>
        </message>
        <message>
            <source>light</source>
            <translation>светлые</translation>
        </message>
        <message>
            <source>little</source>
            <translation>мало</translation>
        </message>
        <message>
            <source>much</source>
            <translation>много</translation>
        </message>
        <message>
            <source>none</source>
            <translation>без движения</translation>
        </message>
        <message>
            <source>normal</source>
            <translation>обычно</translation>
        </message>
        <message>
            <source>normal</source>
            <comment>amount</comment>
            <translation>обычно</translation>
        </message>
        <message>
            <source>normal</source>
            <comment>signs on cards</comment>
            <translation>обычные</translation>
        </message>
        <message>
            <source>now</source>
            <translation>сейчас</translation>
        </message>
        <message>
            <source>off</source>
            <translation>нет</translation>
        </message>
        <message>
            <source>on</source>
            <translation>да</translation>
        </message>
        <message>
            <source>quick</source>
            <translation>быстро</translation>
        </message>
        <message>
            <source>slow</source>
            <translation>медленно</translation>
        </message>
        <message>
            <source>two colours</source>
            <translation>два цвета</translation>
        </message>
        <message>
            <source>very fast</source>
            <translation>очень быстро</translation>
        </message>
        <message>
            <source>your name</source>
            <translation>ваше имя</translation>
        </message>
        <message>
            <source>{number} %</source>
            <translation>{number} %</translation>
        </message>
        <message>
            <source>{number} s</source>
            <translation>{number} с</translation>
        </message>
        <message>
            <source>{percent} of the window</source>
            <translation>{percent} окна</translation>
        </message>
    </context>
    <context>
        <name>Sheet</name>
        <message>
            <source>Close</source>
            <translation>Закрыть</translation>
        </message>
    </context>
    <context>
        <name>Spoken</name>
        <message numerus="yes">
            <source>%n card(s) left in the hand.</source>
            <translation>
                <numerusform>В руке осталась %n карта.</numerusform>
                <numerusform>В руке остались %n карты.</numerusform>
                <numerusform>В руке осталось %n карт.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n chosen</source>
            <translation>
                <numerusform>%n выбрана</numerusform>
                <numerusform>%n выбраны</numerusform>
                <numerusform>%n выбрано</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n meld(s)</source>
            <translation>
                <numerusform>%n комбинация</numerusform>
                <numerusform>%n комбинации</numerusform>
                <numerusform>%n комбинаций</numerusform>
            </translation>
        </message>
        <message>
            <source>From the top: {cards}</source>
            <translation>Сверху вниз: {cards}</translation>
        </message>
        <message>
            <source>Players</source>
            <translation>Игроки</translation>
        </message>
        <message>
            <source>Pots</source>
            <translation>Морто</translation>
        </message>
        <message>
            <source>Room for a new meld</source>
            <translation>Место для новой комбинации</translation>
        </message>
        <message>
            <source>Table</source>
            <translation>Стол</translation>
        </message>
        <message>
            <source>The table is as it was before.</source>
            <translation>На столе всё как раньше.</translation>
        </message>
        <message>
            <source>Your cards: {cards}.</source>
            <translation>Ваши карты: {cards}.</translation>
        </message>
        <message>
            <source>Your hand, {cards}</source>
            <translation>Ваши карты, {cards}</translation>
        </message>
        <message>
            <source>Your pot: {cards}.</source>
            <translation>Ваше морто: {cards}.</translation>
        </message>
        <message>
            <source>extends our sequence {low} to {high}</source>
            <translation>подходит к нашей последовательности: {low} — {high}</translation>
        </message>
        <message>
            <source>extends our set of {ranks}</source>
            <translation>подходит к нашей группе: {ranks}</translation>
        </message>
        <message>
            <source>has the pot</source>
            <translation>морто взято</translation>
        </message>
        <message>
            <source>is to play</source>
            <translation>ходит</translation>
        </message>
        <message>
            <source>new</source>
            <translation>новая</translation>
        </message>
        <message>
            <source>sequence of {suit}, {low} to {high}</source>
            <translation>последовательность {suit}, {low} — {high}</translation>
        </message>
        <message>
            <source>{count} times {card}</source>
            <translation>{card} ({count} шт.)</translation>
        </message>
        <message>
            <source>{key} adds: {meld}.</source>
            <translation>{key} приложит: {meld}.</translation>
        </message>
        <message>
            <source>{key} lays: {meld}.</source>
            <translation>{key} выложит: {meld}.</translation>
        </message>
        <message>
            <source>{name} added: {cards}. Now {meld}.</source>
            <translation>{name} прикладывает: {cards}. Теперь {meld}.</translation>
        </message>
        <message>
            <source>{name} added: {cards}. Now {meld}.</source>
            <comment>you</comment>
            <translation>{name} прикладываете: {cards}. Теперь {meld}.</translation>
        </message>
        <message>
            <source>{name} laid: {meld}.</source>
            <translation>{name} выкладывает: {meld}.</translation>
        </message>
        <message>
            <source>{name} laid: {meld}.</source>
            <comment>you</comment>
            <translation>{name} выкладываете: {meld}.</translation>
        </message>
        <message>
            <source>{number}nd of {count}</source>
            <translation>{number}-я из {count}</translation>
        </message>
        <message>
            <source>{number}rd of {count}</source>
            <translation>{number}-я из {count}</translation>
        </message>
        <message>
            <source>{number}st of {count}</source>
            <translation>{number}-я из {count}</translation>
        </message>
        <message>
            <source>{number}th of {count}</source>
            <translation>{number}-я из {count}</translation>
        </message>
        <message>
            <source>{owner}, meld {number}: {meld}</source>
            <translation>{owner}, комбинация {number}: {meld}</translation>
        </message>
        <message>
            <source>{pile}, on top: {card}</source>
            <translation>{pile}, сверху: {card}</translation>
        </message>
        <message>
            <source>{team}: {total}, in this deal {change}</source>
            <translation>{team}: {total}, в этой раздаче {change}</translation>
        </message>
        <message>
            <source>{wild} as {rank}</source>
            <translation>{wild} как {rank}</translation>
        </message>
    </context>
    <context>
        <name>Start</name>
        <message>
            <source>The folder {folder} for saved matches cannot be used: {reason}.</source>
            <translation>Папку {folder} для сохранённых партий использовать нельзя: {reason}.</translation>
        </message>
        <message>
            <source>The library libxcb-cursor is missing, so no window can be shown. Install it (on Debian and Ubuntu: sudo apt install libxcb-cursor0) and start again.</source>
            <translation>Нет библиотеки libxcb-cursor, поэтому окно показать нельзя. Установите её (в Debian и Ubuntu: sudo apt install libxcb-cursor0) и запустите игру снова.</translation>
        </message>
        <message>
            <source>There is no screen to show a window on. Start the game from a desktop session.</source>
            <translation>Нет экрана, на котором показать окно. Запустите игру в графическом сеансе.</translation>
        </message>
    </context>
    <context>
        <name>StartPage</name>
        <message>
            <source>All options</source>
            <translation>Все варианты</translation>
        </message>
        <message>
            <source>Bots</source>
            <translation>Уровень</translation>
        </message>
        <message>
            <source>Closed pile, Canastra, Burako, six players, your own length.</source>
            <translation>Закрытый сброс, канастра, аргентинский бурако, вшестером, своя длина.</translation>
        </message>
        <message>
            <source>Continue</source>
            <translation>Продолжить</translation>
        </message>
        <message>
            <source>Enter</source>
            <comment>the key</comment>
            <translation>Enter</translation>
        </message>
        <message>
            <source>Language</source>
            <translation>Язык</translation>
        </message>
        <message>
            <source>Menu</source>
            <translation>Меню</translation>
        </message>
        <message>
            <source>More games</source>
            <translation>Другие игры</translation>
        </message>
        <message>
            <source>No ads, no account, and every match is kept.</source>
            <translation>Без рекламы и регистрации, и каждая партия сохраняется.</translation>
        </message>
        <message>
            <source>Open a match…</source>
            <translation>Открыть партию…</translation>
        </message>
        <message>
            <source>Play</source>
            <translation>Играть</translation>
        </message>
        <message>
            <source>Players</source>
            <translation>Игроков</translation>
        </message>
        <message>
            <source>Start page</source>
            <translation>Начальная страница</translation>
        </message>
        <message>
            <source>The family table, at your own pace.</source>
            <translation>Семейный стол в вашем темпе.</translation>
        </message>
        <message>
            <source>{game}, deal {number}</source>
            <translation>{game}, раздача {number}</translation>
        </message>
    </context>
    <context>
        <name>Strength</name>
        <message>
            <source>a club player</source>
            <comment>wins against a club player</comment>
            <translation>клубного игрока</translation>
        </message>
        <message>
            <source>about even with a club player</source>
            <translation>примерно на равных с клубным игроком</translation>
        </message>
        <message>
            <source>about even with {level}</source>
            <translation>примерно на равных с уровнем «{level}»</translation>
        </message>
        <message numerus="yes">
            <source>wins about %n of {count} matches against {name}</source>
            <translation>
                <numerusform>побеждает примерно в %n из {count} партий против {name}</numerusform>
                <numerusform>побеждает примерно в %n из {count} партий против {name}</numerusform>
                <numerusform>побеждает примерно в %n из {count} партий против {name}</numerusform>
            </translation>
        </message>
        <message>
            <source>wins hardly any match against {name}</source>
            <translation>почти не побеждает в партиях против {name}</translation>
        </message>
        <message>
            <source>wins nearly every match against {name}</source>
            <translation>побеждает почти во всех партиях против {name}</translation>
        </message>
        <message>
            <source>{level}</source>
            <comment>wins against a level</comment>
            <translation>уровня «{level}»</translation>
        </message>
    </context>
    <context>
        <name>Table</name>
        <message>
            <source>Deal {number}</source>
            <translation>Раздача {number}</translation>
        </message>
        <message>
            <source>Discard pile, empty</source>
            <translation>Сброс, пусто</translation>
        </message>
        <message>
            <source>Discard pile, {cards}</source>
            <translation>Сброс, {cards}</translation>
        </message>
        <message>
            <source>First choose cards of your hand that belong together.</source>
            <translation>Сначала выберите в руке карты, которые подходят друг к другу.</translation>
        </message>
        <message>
            <source>No. {code}</source>
            <translation>№ {code}</translation>
        </message>
        <message>
            <source>Nothing has happened since your last turn.</source>
            <translation>После вашего хода ничего не произошло.</translation>
        </message>
        <message>
            <source>Our melds</source>
            <translation>Наши комбинации</translation>
        </message>
        <message>
            <source>Pot</source>
            <translation>Морто</translation>
        </message>
        <message>
            <source>Pot: {team}</source>
            <translation>Морто: {team}</translation>
        </message>
        <message>
            <source>Rule</source>
            <translation>Правило</translation>
        </message>
        <message numerus="yes">
            <source>Stock, %n card(s)</source>
            <translation>
                <numerusform>Колода, %n карта</numerusform>
                <numerusform>Колода, %n карты</numerusform>
                <numerusform>Колода, %n карт</numerusform>
            </translation>
        </message>
        <message>
            <source>Tab shows the other way, the same key again lays it, Esc leaves it.</source>
            <translation>Tab покажет другой способ, та же клавиша ещё раз выложит, Esc отменит.</translation>
        </message>
        <message>
            <source>The bonus falls from {before} to {after}.</source>
            <translation>Премия упадёт с {before} до {after}.</translation>
        </message>
        <message>
            <source>The same key again lays it, Esc leaves it.</source>
            <translation>Та же клавиша ещё раз выложит, Esc отменит.</translation>
        </message>
        <message>
            <source>The top card must be used at once: with two cards of your hand, or on one of your melds.</source>
            <translation>Верхнюю карту нужно сразу использовать: с двумя картами из руки или в своей комбинации.</translation>
        </message>
        <message>
            <source>Their melds</source>
            <translation>Их комбинации</translation>
        </message>
        <message>
            <source>Them</source>
            <translation>Они</translation>
        </message>
        <message>
            <source>These cards can lie in more than one way.</source>
            <translation>Эти карты можно положить по-разному.</translation>
        </message>
        <message>
            <source>Us</source>
            <translation>Мы</translation>
        </message>
        <message>
            <source>You</source>
            <translation>Вы</translation>
        </message>
        <message>
            <source>only the top one is open</source>
            <translation>открыта только верхняя</translation>
        </message>
        <message>
            <source>opponent</source>
            <translation>соперник</translation>
        </message>
        <message>
            <source>partner</source>
            <translation>партнёр</translation>
        </message>
        <message>
            <source>thinking</source>
            <translation>думает</translation>
        </message>
        <message>
            <source>your seat</source>
            <translation>ваше место</translation>
        </message>
    </context>
    <context>
        <name>Window</name>
        <message>
            <source>Go on playing</source>
            <translation>Играть дальше</translation>
        </message>
        <message>
            <source>Help</source>
            <translation>Справка</translation>
        </message>
        <message>
            <source>Open the folder</source>
            <translation>Открыть папку</translation>
        </message>
        <message>
            <source>Saved matches (*{suffix});;All files (*)</source>
            <translation>Сохранённые партии (*{suffix});;Все файлы (*)</translation>
        </message>
        <message>
            <source>Something went wrong</source>
            <translation>Что-то пошло не так</translation>
        </message>
        <message>
            <source>The program made a mistake. Your match is saved, and you can go on playing. We are sorry.</source>
            <translation>Программа ошиблась. Ваша партия сохранена, и можно играть дальше. Просим прощения.</translation>
        </message>
        <message>
            <source>What went wrong is written in the file {file}, without names. If you send it to the makers, they can mend it.</source>
            <translation>Что произошло, записано в файл {file}, без имён. Если прислать его авторам, они смогут это исправить.</translation>
        </message>
        <message>
            <source>You</source>
            <translation>Вы</translation>
        </message>
        <message>
            <source>{file} was damaged. The match goes on from its backup, one step earlier; the damaged file is kept.</source>
            <translation>Файл {file} повреждён. Партия продолжается с копии, на шаг раньше; повреждённый файл сохранён.</translation>
        </message>
    </context>
    <context>
        <name>Words</name>
        <message numerus="yes">
            <source>%Ln point(s)</source>
            <translation>
                <numerusform>%Ln очко</numerusform>
                <numerusform>%Ln очка</numerusform>
                <numerusform>%Ln очков</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n card(s)</source>
            <translation>
                <numerusform>%n карта</numerusform>
                <numerusform>%n карты</numerusform>
                <numerusform>%n карт</numerusform>
            </translation>
        </message>
        <message>
            <source>{first} and {last}</source>
            <translation>{first} и {last}</translation>
        </message>
        <message>
            <source>{first} and {last}</source>
            <comment>Before a word that begins with the sound i.</comment>
            <translation>{first} и {last}</translation>
        </message>
    </context>
</TS>

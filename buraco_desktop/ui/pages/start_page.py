"""The start page: choose a game, press Play; two clicks from launch to the first card (design 10.2)."""

import msgspec
from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QLinearGradient, QPainter, QPixmap, QTransform
from PySide6.QtWidgets import QWidget

from buraco_desktop.bots.names import LEVELS
from buraco_desktop.engine import rulesets
from buraco_desktop.engine.rules import RuleSet
from buraco_desktop.ui.bot_levels import DEFAULT_LEVEL, opponents_level
from buraco_desktop.ui.cast import CAST, whole_cast
from buraco_desktop.ui.language import LANGUAGES, SOURCE_LANGUAGE
from buraco_desktop.ui.pages.buttons import Button, ButtonKind
from buraco_desktop.ui.pages.choice import (
    DEFAULT_FAVOURITE,
    FAVOURITES,
    LastChoice,
    UnfinishedMatch,
    quick_choice,
)
from buraco_desktop.ui.pages.controls import DropDown, Label, Segments
from buraco_desktop.ui.pages.felt_page import FeltPage
from buraco_desktop.ui.pages.tiles import PICTURE_SHARES, ROWS, SMALLER_SIZES, TEXT_SIZES, Tile
from buraco_desktop.ui.text import number, preset_title
from buraco_desktop.ui.text_bots import bot_line, bot_title
from buraco_desktop.ui.text_rules import preset_tile_lines

translate = QCoreApplication.translate
CONTINUE, MORE = "continue", "more"
TILE_COUNT = 4
WIDE_FAN = (("joker-red", -24), ("AC", -16), ("QS", -8), ("KH", 0), ("JD", 8), ("10H", 16), ("2S", 24))
NARROW_FAN = (("joker-red", -18), ("QS", -9), ("KH", 0), ("JD", 9), ("2S", 18))
NARROW_BELOW = 1180


class StartPage(FeltPage):
    """The first page of the program.

    Signals:
        play_requested(MatchChoice): deal the first cards.
        continue_requested(): go on with the match shown by `show_continue`.
        options_requested(str): show the new-match page with this preset.
        language_chosen(str): put this language in force and keep it.
        open_requested(): let the player choose a match file.
        menu_requested(): show the program's menu.
    """

    play_requested = Signal(object)
    continue_requested = Signal()
    options_requested = Signal(str)
    language_chosen = Signal(str)
    open_requested = Signal()
    menu_requested = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._language, self._preset = SOURCE_LANGUAGE, rulesets.BUKHARO.key
        self._players, self._bot, self._partner, self._own_name = 4, DEFAULT_LEVEL, "", ""
        self._cast = CAST
        self._unfinished: UnfinishedMatch | None = None
        self._chosen_tile = self._preset
        self._tiles: list[Tile] = []
        self._languages = DropDown("globe", self)
        self._languages.activated.connect(self._choose_language)
        self._menu = Button(ButtonKind.ICON, "menu", self)
        self._menu.clicked.connect(self.menu_requested)
        self._line, self._second_line = Label(22, 650, wraps=True), Label(16, 500, is_dim=True, wraps=True)
        self._players_label, self._bots_label = Label(14, 650, is_dim=True), Label(14, 650, is_dim=True)
        for label in (self._line, self._second_line, self._players_label, self._bots_label):
            label.setParent(self)
        self._players_choice, self._bots_choice = Segments(self), Segments(self)
        self._players_choice.chosen.connect(self._choose_players)
        self._bots_choice.chosen.connect(self._choose_bot)
        self._options, self._open = Button(ButtonKind.LINK, parent=self), Button(ButtonKind.LINK, parent=self)
        self._options.clicked.connect(self._show_options)
        self._open.clicked.connect(self.open_requested)
        self._make_tiles()
        self.retranslate()

    def set_last(self, language: str, last: LastChoice) -> None:
        """Take what the player chose last; without a preset it is the game most played in the language."""
        self._language = language
        self._preset = last.preset if rulesets.find(last.preset) else self._favourite()
        self._players, self._own_name = last.players, last.own_name
        self._bot, self._partner = opponents_level(last.bot), last.partner
        self._cast = whole_cast(last.cast)
        self._chosen_tile = CONTINUE if self._unfinished else self._preset
        self._make_tiles()
        self.retranslate()
        self._refresh()

    def show_continue(self, unfinished: UnfinishedMatch | None) -> None:
        """Offer to continue a match, as the first and chosen tile; None when there is none."""
        chosen = CONTINUE if unfinished else self._preset
        if (unfinished, chosen) == (self._unfinished, self._chosen_tile):
            return
        self._unfinished, self._chosen_tile = unfinished, chosen
        self._make_tiles()
        self.retranslate()
        self._refresh()

    @property
    def chosen(self) -> str:
        """The preset of the chosen tile, or "continue"."""
        return self._chosen_tile

    def changed(self, last: LastChoice) -> LastChoice:
        """Return what was chosen last, with the players and the level that are chosen on this page now."""
        return msgspec.structs.replace(last, players=self._players, bot=self._bot)

    def play(self) -> None:
        """Do what the Play button says."""
        if self._chosen_tile == CONTINUE:
            self.continue_requested.emit()
        else:
            self.play_requested.emit(
                quick_choice(
                    self._rules(),
                    self._player_count(),
                    self._own_name,
                    self._bot,
                    self._partner,
                    self._cast,
                )
            )

    def retranslate(self) -> None:
        """Write every word again."""
        self.setAccessibleName(translate("StartPage", "Start page"))
        self._line.setText(translate("StartPage", "The family table, at your own pace."))
        self._second_line.setText(translate("StartPage", "No ads, no account, and every match is kept."))
        self._players_label.setText(translate("StartPage", "Players"))
        self._bots_label.setText(translate("StartPage", "Bots"))
        self._players_choice.setAccessibleName(translate("StartPage", "Players"))
        self._bots_choice.setAccessibleName(translate("StartPage", "Bots"))
        self._options.setText(translate("StartPage", "All options"))
        self._open.setText(translate("StartPage", "Open a match…"))
        self._menu.setText(translate("StartPage", "Menu"))
        self._menu.setToolTip(translate("StartPage", "Menu"))
        self._languages.setAccessibleName(translate("StartPage", "Language"))
        self._languages.set_choices([(key, name) for key, name in LANGUAGES.items()], self._language)
        for tile in self._tiles:
            tile.set_words(*self._tile_words(tile.key))
        self._write_choice()

    def arrange(self) -> None:
        """Place everything in the design's proportions, centred in very wide windows."""
        look, scale = self.look, self.scale
        width = min(self.width(), round(1.9 * self.height()))
        left = (self.width() - width) // 2
        margin = left + round(64 * width / 1280)
        inner = width - 2 * (margin - left)
        self._arrange_head(margin, inner, scale)
        ledge_top = self.height() - self.ledge_height
        # Larger words take what is free above the ledge.
        tile_height = round((0.335 if self._text_setting == 1 else 0.375) * self.height())
        tile_top = self._tile_top()
        gap = round(0.0148 * width)
        tile_width = (inner - (TILE_COUNT - 1) * gap) // TILE_COUNT
        for index, tile in enumerate(self._tiles):
            tile.set_look(look)
            tile.setGeometry(margin - 5 + index * (tile_width + gap), tile_top, tile_width + 19, tile_height)
        self._size_words()
        self._arrange_ledge(margin, inner, ledge_top)

    def _size_words(self) -> None:
        """Give the lines of all tiles one size, and the pictures what is left."""
        tries = [(share, TEXT_SIZES, ROWS) for share in PICTURE_SHARES]
        for share, sizes, rows in [*tries, (PICTURE_SHARES[-1], SMALLER_SIZES, ROWS[-1:])]:
            fitting = [tile.fitting_size(share, sizes, rows) for tile in self._tiles]
            found = [size for size in fitting if size is not None]
            if len(found) == len(fitting):
                break
        size = min(found) if len(found) == len(fitting) else SMALLER_SIZES[-1]
        for tile in self._tiles:
            tile.set_text_size(size, share)

    def _arrange_head(self, margin: int, inner: int, scale: float) -> None:
        look = self.look
        self._languages.set_look(look)
        hint = self._languages.sizeHint()
        self._languages.setGeometry(
            margin + inner - hint.width(), round(28 * scale), hint.width(), look.px(40)
        )
        self._menu.set_look(look)
        self._menu.setGeometry(margin, round(28 * scale) - look.px(3), look.px(46), look.px(46))
        self._arrange_lines(margin + 2, round(0.41 * inner))

    def _arrange_lines(self, left: int, width: int) -> None:
        """Place the lines under the wordmark; what would reach into the tiles is left out."""
        look = self.look
        top, bottom = round(0.28 * self.height()), self._tile_top() + 8
        for label, share in ((self._line, 0.55), (self._second_line, 1.0)):
            label.set_look(look)
            height = label.fit_one_line(width) or label.fit(width, round((bottom - top) * share))
            label.setVisible(top + height <= bottom)
            label.setGeometry(left, top, width, height)
            top += height + look.px(5) if top + height <= bottom else 0
        self._open.set_look(look)
        hint = self._open.sizeHint()
        self._open.setGeometry(left - 2, top, hint.width(), hint.height())
        self._open.setVisible(top + hint.height() <= bottom)

    def _tile_top(self) -> int:
        return self.height() - self.ledge_height - round(0.393 * self.height())

    def _arrange_ledge(self, margin: int, inner: int, ledge_top: int) -> None:
        look = self.look
        height = self.ledge_height
        play_height = min(look.px(72), height - look.px(24))
        self.play_button.set_look(look)
        play_width = max(round(0.26 * inner), self.play_button.sizeHint().width())
        play_left = margin + inner - play_width
        self.play_button.setGeometry(
            play_left, ledge_top + (height - play_height) // 2, play_width, play_height
        )
        controls_top = ledge_top + round(height * 0.38)
        x = margin
        for label, choice in (
            (self._players_label, self._players_choice),
            (self._bots_label, self._bots_choice),
        ):
            label.set_look(look)
            choice.set_look(look)
            hint = choice.sizeHint()
            label.setGeometry(x + 2, ledge_top + round(height * 0.14), hint.width(), look.px(22))
            choice.setGeometry(x, controls_top, hint.width(), look.px(46))
            x += hint.width() + look.px(20)
        self._options.set_look(look)
        hint = self._options.sizeHint()
        self._options.setGeometry(x, controls_top + look.px(5), hint.width(), hint.height())
        is_narrow = x + hint.width() > play_left - look.px(8)
        is_continue = self._chosen_tile == CONTINUE
        for control in (self._bots_label, self._bots_choice):
            control.setVisible(not is_narrow and not is_continue)
        for control in (self._players_label, self._players_choice):
            control.setVisible(not is_continue)
        if is_continue:
            self._options.move(margin, controls_top + look.px(5))
        elif is_narrow:
            self._options.move(self._bots_choice.x(), controls_top + look.px(5))

    def paint_still(self, painter: QPainter) -> None:
        """Draw the wordmark and the fan of cards, which fades into the tiles."""
        width = min(self.width(), round(1.9 * self.height()))
        left = (self.width() - width) / 2
        margin = left + 64 * width / 1280
        mark_width = 0.371 * width
        mark_height = mark_width * 106 / 490.9
        most = 0.125 * self.height()
        if mark_height > most:
            mark_width, mark_height = mark_width * most / mark_height, most
        mark = QRectF(margin, 0.262 * self.height() - mark_height, mark_width, mark_height)
        self.look.art.drawing(painter, "table", "wordmark", mark)
        self._paint_fan(painter, left, width)

    def still_facts(self) -> object:
        """Return where the fan ends."""
        return self._end_of_fan

    @property
    def _end_of_fan(self) -> int:
        return self._tiles[0].y() + 14 if self._tiles else self.height()

    def _paint_fan(self, painter: QPainter, left: float, width: float) -> None:
        tile_top = self._end_of_fan
        is_narrow = self.width() < NARROW_BELOW
        fan = NARROW_FAN if is_narrow else WIDE_FAN
        card = round(min(0.1235 * width, 0.1975 * self.height()))
        reach = 3.72 * card
        centre_x = left + (0.735 if is_narrow else 0.717) * width
        top_y = 0.128 * self.height() + 0.7 * card
        layer = QPixmap(self.size() * self.devicePixelRatioF())
        layer.setDevicePixelRatio(self.devicePixelRatioF())
        layer.fill(Qt.GlobalColor.transparent)
        brush = QPainter(layer)
        brush.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        pivot = QPointF(centre_x, top_y + reach)
        for name, turn in fan:
            spot = pivot + QTransform().rotate(turn).map(QPointF(0, -reach))
            self.look.art.turned_card(brush, name + self.look.suffix, spot.x(), spot.y(), card, turn)
        fade_top = tile_top - 0.055 * self.height()
        fade = QLinearGradient(QPointF(0, fade_top), QPointF(0, tile_top))
        fade.setColorAt(0, QColor(0, 0, 0, 0))
        fade.setColorAt(1, QColor(0, 0, 0, 255))
        brush.setCompositionMode(QPainter.CompositionMode.CompositionMode_DestinationOut)
        brush.fillRect(QRectF(0, fade_top, self.width(), self.height() - fade_top), fade)
        brush.end()
        painter.drawPixmap(0, 0, layer)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Walk over the tiles with Left and Right; Enter plays."""
        step = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}.get(Qt.Key(event.key()), 0)
        if step:
            games = [tile for tile in self._tiles if tile.key != MORE]
            keys = [tile.key for tile in games]
            index = max(0, min(len(games) - 1, keys.index(self._chosen_tile) + step))
            games[index].setFocus()
            games[index].click()
        else:
            super().keyPressEvent(event)

    def _favourite(self) -> str:
        return FAVOURITES.get(self._language, DEFAULT_FAVOURITE)

    def _tile_keys(self) -> list[str]:
        """Return the tiles from the left; the last choice is always among them."""
        games = [rulesets.BUKHARO.key, rulesets.BURACO.key, self._favourite()]
        if self._preset not in games:
            games[0 if self._unfinished else 2] = self._preset
        if self._unfinished:
            games.remove(next(key for key in reversed(games) if key not in (self._preset, self._favourite())))
            return [CONTINUE, *games, MORE]
        return [*games, MORE]

    def _make_tiles(self) -> None:
        keys = self._tile_keys()
        if keys == [tile.key for tile in self._tiles]:
            for tile in self._tiles:
                tile.setChecked(tile.key == self._chosen_tile)
            return
        for tile in self._tiles:
            tile.hide()
            tile.deleteLater()
        self._tiles = [Tile(key, self) for key in keys]
        previous: QWidget = self._languages
        for tile in self._tiles:
            tile.setCheckable(tile.key != MORE)
            tile.setChecked(tile.key == self._chosen_tile)
            tile.clicked.connect(self._tile_clicked)
            tile.show()
            QWidget.setTabOrder(previous, tile)
            previous = tile
        for control in (self._players_choice, self._bots_choice, self._options, self.play_button):
            QWidget.setTabOrder(previous, control)
            previous = control

    def _tile_words(self, key: str) -> tuple[str, tuple[str, ...]]:
        if key == MORE:
            return translate("StartPage", "More games"), (
                translate("StartPage", "Closed pile, Canastra, Burako, six players, your own length."),
            )
        if key == CONTINUE and self._unfinished is not None:
            where = translate("StartPage", "{game}, deal {number}").format(
                game=preset_title(self._unfinished.preset_key), number=self._unfinished.deal_number
            )
            return translate("StartPage", "Continue"), (
                where,
                " : ".join(map(number, self._unfinished.totals)),
            )
        return preset_title(key), preset_tile_lines(self._preset_rules(key))

    def _write_choice(self) -> None:
        """Show what the chosen tile allows."""
        is_continue = self._chosen_tile == CONTINUE
        rules = self._rules()
        self._players_choice.set_choices(
            [(players, number(players)) for players in rules.players], self._player_count()
        )
        self._bots_choice.set_choices([(bot, bot_title(bot)) for bot in LEVELS], self._bot)
        self._bots_choice.setToolTip("\n".join(f"{bot_title(bot)}: {bot_line(bot)}" for bot in LEVELS))
        words = translate("StartPage", "Continue") if is_continue else translate("StartPage", "Play")
        self.play_button.setText(words)
        self.play_button.set_key(translate("StartPage", "Enter", "the key"))

    def _preset_rules(self, key: str) -> RuleSet:
        rules = rulesets.find(key)
        assert rules is not None
        return rules

    def _rules(self) -> RuleSet:
        return self._preset_rules(
            self._preset if self._chosen_tile in (CONTINUE, MORE) else self._chosen_tile
        )

    def _player_count(self) -> int:
        rules = self._rules()
        return self._players if self._players in rules.players else rules.players[-1]

    def _tile_clicked(self) -> None:
        tile = self.sender()
        if not isinstance(tile, Tile):
            return
        if tile.key == MORE:
            shown = [other.key for other in self._tiles]
            hidden = next(rules.key for rules in rulesets.ALL if rules.key not in shown)
            self.options_requested.emit(hidden)
            return
        self.say("")
        self._chosen_tile = tile.key
        if tile.key != CONTINUE:
            self._preset = tile.key
        self._write_choice()
        self.arrange()

    def _choose_players(self, players: int) -> None:
        self._players = players

    def _choose_bot(self, bot: str) -> None:
        self._bot = bot

    def _choose_language(self) -> None:
        self._language = self._languages.currentData()
        self.language_chosen.emit(self._language)

    def _show_options(self) -> None:
        self.options_requested.emit(self._preset)

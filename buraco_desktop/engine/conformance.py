"""Run conformance cases against this engine (format: assets/cases/README.md, tested by `case_format.py`).

Takes decoded JSON; opens no files. One disagreement is one field of one case.
"""

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any, NoReturn

from buraco_desktop.engine import rulesets
from buraco_desktop.engine.cards import KIND, CardId, full_deck
from buraco_desktop.engine.case_format import Case, CaseFormatError, check_case, kind_of_case, rules_of
from buraco_desktop.engine.commands import Discard, ExtendMeld, LayMeld
from buraco_desktop.engine.dealing import new_deal
from buraco_desktop.engine.events import Event, PotTaken
from buraco_desktop.engine.legality import check
from buraco_desktop.engine.match import match_result
from buraco_desktop.engine.melds import CanastaClass, Meld, arrange, canasta_bonus, canasta_class, extend
from buraco_desktop.engine.notation import (
    SPECIAL_TEXT,
    NotationError,
    pick_cards,
    read_command,
    read_layout,
    write_card,
    write_cards,
    write_layout,
)
from buraco_desktop.engine.rules import RuleSet
from buraco_desktop.engine.scoring import score
from buraco_desktop.engine.state import DealState, Phase
from buraco_desktop.engine.transition import apply
from buraco_desktop.engine.values import dataclass

_CLASS_TEXT = {CanastaClass.NONE: "short"}


@dataclass(frozen=True, slots=True)
class Disagreement:
    """A case that came out otherwise than expected."""

    case_id: str
    where: str
    expected: object
    got: object


@dataclass(frozen=True, slots=True)
class CaseResult:
    """One case under one preset."""

    case_id: str
    rules: str
    disagreements: tuple[Disagreement, ...]


def run_cases(data: object, only_rules: str | None = None) -> Iterator[CaseResult]:
    """Yield the result of each case, once for every preset that it names.

    `only_rules` leaves out the other presets. Raises `CaseFormatError` for data of another format: for a
    wrong shape before the first result, for unreadable cards or an incomplete deck at the case in question.
    """
    if not isinstance(data, list):
        raise CaseFormatError("not a list of cases")
    for number, case in enumerate(data, 1):
        check_case(case, number)
    presets = rulesets.ALL if only_rules is None else (rulesets.find(only_rules),)
    for case in data:
        yield from _run_case(case, presets)


def _run_case(case: Case, presets: Collection[RuleSet | None]) -> Iterator[CaseResult]:
    run = _RUNNERS[kind_of_case(case)]
    for rules in rules_of(case):
        if rules in presets:
            try:
                found = [Disagreement(case["id"], *rest) for rest in run(case, rules)]
            except (CaseFormatError, NotationError) as error:
                raise CaseFormatError(f"case {case['id']}: {error}") from error
            yield CaseResult(case["id"], rules.key, tuple(found))


_Difference = tuple[str, object, object]


def _compare(expected: Mapping[str, Any], got: Mapping[str, object], prefix: str = "") -> list[_Difference]:
    return [(prefix + key, value, got[key]) for key, value in expected.items() if got[key] != value]


def _run_meld(case: Case, rules: RuleSet) -> list[_Difference]:
    cards = pick_cards(case["cards"].split(), full_deck(rules))
    return _compare(_meld_fields(case), _meld_facts(arrange(cards, rules), rules))


def _run_extension(case: Case, rules: RuleSet) -> list[_Difference]:
    deck = full_deck(rules)
    meld = read_layout(case["meld"], deck)
    cards = pick_cards(case["add"].split(), [card for card in deck if card not in meld.cards])
    return _compare(_meld_fields(case), _meld_facts(extend(meld, cards, rules), rules))


def _meld_fields(case: Case) -> dict[str, object]:
    fields = {key: case[key] for key in ("layout", "class", "card_points", "bonus", "others")}
    for key in ("layout", "others"):
        value = fields[key]
        if isinstance(value, str):
            fields[key] = _canonical(value)
        elif isinstance(value, list):
            fields[key] = [_canonical(layout) for layout in value]
    return fields


def _canonical(layout: str) -> str:
    """Return a layout in which the order of the cards of a set does not matter."""
    tokens = layout.split()
    ranks = {token[:-1] for token in tokens if "*" not in token}
    return " ".join(sorted(tokens)) if len(ranks) == 1 and "=" not in layout else layout


def _meld_facts(layouts: Sequence[Meld], rules: RuleSet) -> dict[str, object]:
    if not layouts:
        return {"layout": None, "class": None, "card_points": None, "bonus": None, "others": []}
    first = layouts[0]
    texts = [_canonical(write_layout(layout)) for layout in layouts]
    kind = canasta_class(first, rules)
    return {
        "layout": texts[0],
        "class": _CLASS_TEXT.get(kind, kind.value),
        "card_points": sum(rules.points[card] for card in first.cards),
        "bonus": canasta_bonus(first, rules),
        "others": texts[1:],
    }


class _Table:
    """A deal with what the case runner's `takeback` needs: the state after the turn's draw or take."""

    def __init__(self, deal: DealState) -> None:
        self.deal = deal
        self._base = deal.copy() if deal.phase is Phase.PLAY else None
        self._has_laid = False
        self._has_taken_pot = False

    def why_not(self, text: str) -> str | None:
        """Return the coarse reason why a command is refused, or None."""
        if text == "takeback":
            return self._why_no_takeback()
        try:
            command = read_command(self.deal, text)
        except NotationError:
            return "unreadable"
        refusal = check(self.deal, command)
        return None if refusal is None else refusal.why

    def _why_no_takeback(self) -> str | None:
        if self.deal.phase is Phase.OVER:
            return "deal_over"
        if self._has_taken_pot:
            return "takeback_blocked"
        return None if self._has_laid else "nothing_to_take_back"

    def carry_out(self, text: str) -> None:
        """Carry out a legal command."""
        if text == "takeback":
            assert self._base is not None
            self.deal = self._base.copy()
            self._has_laid = False
            return
        events: list[Event] = []
        command = read_command(self.deal, text)
        apply(self.deal, command, events.append)
        if isinstance(command, LayMeld | ExtendMeld):
            self._has_laid = True
        elif not isinstance(command, Discard):
            self._base = self.deal.copy()
            self._has_laid = False
        if isinstance(command, Discard):
            self._base, self._has_laid, self._has_taken_pot = None, False, False
        elif any(isinstance(event, PotTaken) for event in events):
            self._has_taken_pot = True


def _run_scenario(case: Case, rules: RuleSet) -> list[_Difference]:
    table = _Table(read_state(case["state"], rules))
    found: list[_Difference] = []
    for number, step in enumerate(case["steps"], 1):
        why = table.why_not(step["do"])
        if (why is None) != step["ok"]:
            found.append((f"step {number} {step['do']}", step.get("why", "ok"), why or "ok"))
            return found
        if why is None:
            table.carry_out(step["do"])
    return found + _compare(_expectation(case["expect"]), _facts(table.deal))


def _run_trace(case: Case, rules: RuleSet) -> list[_Difference]:
    deck = pick_cards(case["deck"].split(), full_deck(rules))
    if sorted(deck) != full_deck(rules):
        _reject(f"deck: not all the cards of {rules.key}, each once")
    totals = tuple(case["totals"]) if "totals" in case else None
    deal = new_deal(rules, case["players"], deck, case["dealer"], totals)
    table = _Table(deal)
    found: list[_Difference] = []
    for number in range(len(case["commands"]) + 1):
        for point in case["checkpoints"]:
            if point["after"] == number:
                found += _compare_point(point, table)
        if number == len(case["commands"]):
            break
        text = case["commands"][number]
        why = table.why_not(text)
        if why is not None:
            return [*found, (f"command {number + 1} {text}", "ok", why)]
        table.carry_out(text)
    return found + _compare(_expectation(case["final"]), _facts(table.deal), "final: ")


def _compare_point(point: Case, table: _Table) -> list[_Difference]:
    where = f"after {point['after']}: "
    found = _compare(_expectation(point), _facts(table.deal), where)
    for probe in point.get("probes", []):
        why = table.why_not(probe["do"])
        if (why is None) != probe["ok"]:
            found.append((f"{where}probe {probe['do']}", probe.get("why", "ok"), why or "ok"))
    return found


def _run_match(case: Case, rules: RuleSet) -> list[_Difference]:
    if "vp_deals" in case:
        rules = replace(rules, deals=case["vp_deals"])
    result = match_result(rules, case["deals"], len(case["totals"]))
    got: dict[str, object] = {
        "totals": list(result.totals),
        "over": result.is_over,
        "winner": "draw" if result.is_draw else result.winner,
        "vp": None if result.victory_points is None else list(result.victory_points),
    }
    return _compare({key: case[key] for key in got if key in case}, got)


def read_state(data: Case, rules: RuleSet) -> DealState:
    """Return the state that a scenario describes. Raises `CaseFormatError` if its cards are not the deck."""
    deal = DealState(rules, data["players"], data["dealer"], tuple(data["totals"]))
    left = full_deck(rules)

    def claim(text: str) -> list[CardId]:
        cards = pick_cards(text.split(), left)
        for card in cards:
            if card not in left:
                _reject(f"the card {write_card(card)} is there too often")
            left.remove(card)
        return list(cards)

    deal.hands = [claim(hand) for hand in data["hands"]]
    for team, layouts in enumerate(data["melds"]):
        for layout, flag in zip(layouts, data["single_move"][team], strict=True):
            meld = read_layout(layout, left)
            for card in meld.cards:
                left.remove(card)
            deal.melds[team].append(meld._replace(special=SPECIAL_TEXT[flag]) if flag else meld)
    deal.pile = claim(data["pile"])
    deal.stock = claim(data["stock"])[::-1]
    deal.pots = [claim(pot) for pot in data["pots"]]
    if left:
        _reject(f"cards are missing: {write_cards(left)}")
    deal.turn = data["turn"]
    deal.phase = Phase.DRAW if data["phase"] == "draw" else Phase.PLAY
    deal.pot_taken = list(data["pot_taken"])
    deal.unseen_pot = [seat in data["unseen_pot"] for seat in range(deal.players)]
    deal.first_turn, deal.last_turn = data["first_turn"], data["last_turn"]
    deal.idle_turns = data["idle_turns"]
    deal.drawn = _held_card(deal, data.get("drawn"))
    deal.banned = _held_card(deal, data.get("banned"))
    deal.is_busy = deal.drawn is not None
    # In the first turn only a rejected card can lie on the pile besides the upcard.
    deal.has_redrawn = deal.first_turn and rules.first_draw_redraw and len(deal.pile) > rules.upcard
    deal.must_open = not deal.melds[deal.acting_team] and deal.is_vulnerable(deal.acting_team)
    return deal


def _held_card(deal: DealState, text: str | None) -> CardId | None:
    if text is None:
        return None
    hand = deal.hands[deal.turn]
    (card,) = pick_cards([text], hand)
    if card not in hand:
        _reject(f"{text} is not in the hand of seat {deal.turn}")
    return card


def _reject(reason: str) -> NoReturn:
    raise CaseFormatError(reason)


def _sorted_text(cards: Iterable[CardId]) -> str:
    return write_cards(sorted(cards, key=lambda card: KIND[card]))


def _expectation(data: Case) -> dict[str, Any]:
    """Return the expected fields with hands and sets in one order."""
    fields = {key: value for key, value in data.items() if key not in ("after", "probes")}
    if "hands" in fields:
        fields["hands"] = [_sorted_text(pick_cards(hand.split(), ())) for hand in fields["hands"]]
    if "melds" in fields:
        fields["melds"] = [[_canonical(layout) for layout in team] for team in fields["melds"]]
    return fields


def _facts(deal: DealState) -> dict[str, object]:
    is_over = deal.phase is Phase.OVER
    return {
        "phase": ("draw", "play", "over")[deal.phase],
        "turn": deal.turn,
        "over": is_over,
        "reason": deal.reason.value if deal.reason else None,
        "out_team": deal.out_team,
        "last_turn": deal.last_turn,
        "hands": [_sorted_text(hand) for hand in deal.hands],
        "melds": [[_canonical(write_layout(meld)) for meld in team] for team in deal.melds],
        "pile": write_cards(deal.pile),
        "pot_taken": deal.pot_taken,
        "unseen_pot": [seat for seat in range(deal.players) if deal.unseen_pot[seat]],
        "stock_size": len(deal.stock),
        "pots_left": len(deal.pots),
        "pile_size": len(deal.pile),
        "hand_sizes": [len(hand) for hand in deal.hands],
        "scores": [
            {
                "cards": team.cards,
                "bonus": team.bonus,
                "out": team.out,
                "hand": team.hand,
                "pot_penalty": team.pot_penalty,
                "pot_bonus": team.pot_bonus,
                "total": team.total,
            }
            for team in score(deal).teams
        ],
    }


_RUNNERS: dict[str, Callable[[Case, RuleSet], list[_Difference]]] = {
    "cards": _run_meld,
    "add": _run_extension,
    "steps": _run_scenario,
    "commands": _run_trace,
    "deals": _run_match,
}

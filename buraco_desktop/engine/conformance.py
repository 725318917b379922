"""Run conformance cases against this engine (the format of the cases is told in CONTRIBUTING, "Cases").

Takes decoded JSON; opens no files. One disagreement is one field of one case.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NoReturn

from buraco_desktop.engine import rulesets
from buraco_desktop.engine.cards import KIND, CardId, full_deck
from buraco_desktop.engine.commands import Discard
from buraco_desktop.engine.dealing import new_deal
from buraco_desktop.engine.events import Event, PotTaken
from buraco_desktop.engine.legality import check
from buraco_desktop.engine.match import match_result
from buraco_desktop.engine.melds import (
    CanastaClass,
    Meld,
    arrange,
    canasta_bonus,
    canasta_class,
    extend,
)
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

Case = Mapping[str, Any]
_CLASS_TEXT = {CanastaClass.NONE: "short"}


class CaseFormatError(ValueError):
    """The data is not a list of conformance cases; the message says what is wrong where."""


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


def run_cases(data: object, only_rules: str | None = None) -> Iterable[CaseResult]:
    """Yield the result of each case, once for every preset that it names.

    `only_rules` leaves out the other presets. Raises `CaseFormatError` for data of another format.
    """
    if not isinstance(data, list):
        raise CaseFormatError("not a list of cases")
    for number, case in enumerate(data, 1):
        if not isinstance(case, dict) or not isinstance(case.get("id"), str):
            raise CaseFormatError(f"entry {number} is not a case: it has no id")
        try:
            yield from _run_case(case, only_rules)
        except (KeyError, TypeError, NotationError, AttributeError) as error:
            raise CaseFormatError(f"case {case['id']}: {type(error).__name__}: {error}") from error


def _run_case(case: Case, only_rules: str | None) -> Iterable[CaseResult]:
    kinds = {
        "cards": _run_meld,
        "add": _run_extension,
        "steps": _run_scenario,
        "commands": _run_trace,
        "deals": _run_match,
    }
    runner = next((run for key, run in kinds.items() if key in case), None)
    if runner is None:
        raise CaseFormatError(f"case {case['id']} is of no known kind")
    keys = case["state"]["rules"] if "state" in case else case["rules"]
    for key in [keys] if isinstance(keys, str) else keys:
        if only_rules is None or key == only_rules:
            rules = rulesets.find(key)
            if rules is None:
                raise CaseFormatError(f"case {case['id']}: unknown rules {key!r}")
            found = [Disagreement(case["id"], *rest) for rest in runner(case, rules)]
            yield CaseResult(case["id"], key, tuple(found))


_Difference = tuple[str, object, object]


def _compare(expected: Mapping[str, Any], got: Mapping[str, object], prefix: str = "") -> list[_Difference]:
    return [
        (prefix + key, value, got[key]) for key, value in expected.items() if key in got and got[key] != value
    ]


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
        verb = text.split(maxsplit=1)[0]
        command = read_command(self.deal, text)
        apply(self.deal, command, events.append)
        if verb in ("meld", "add"):
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
    deal = new_deal(
        rules, case["players"], deck, case["dealer"], tuple(case["totals"]) if "totals" in case else None
    )
    table = _Table(deal)
    found: list[_Difference] = []
    checkpoints = {point["after"]: point for point in case["checkpoints"]}
    for number in range(len(case["commands"]) + 1):
        if number in checkpoints:
            point = checkpoints[number]
            found += _compare(_expectation(point), _facts(table.deal), f"after {number}: ")
            for probe in point.get("probes", []):
                why = table.why_not(probe["do"])
                if (why is None) != probe["ok"]:
                    found.append(
                        (f"after {number}: probe {probe['do']}", probe.get("why", "ok"), why or "ok")
                    )
        if number == len(case["commands"]):
            break
        text = case["commands"][number]
        why = table.why_not(text)
        if why is not None:
            return [*found, (f"command {number + 1} {text}", "ok", why)]
        table.carry_out(text)
    return found + _compare(_expectation(case["final"]), _facts(table.deal), "final: ")


def _run_match(case: Case, rules: RuleSet) -> list[_Difference]:
    if "vp_deals" in case:
        from dataclasses import replace

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
    hand = deal.hands[deal.turn]
    deal.drawn = pick_cards([data["drawn"]], hand)[0] if data.get("drawn") else None
    deal.banned = pick_cards([data["banned"]], hand)[0] if data.get("banned") else None
    deal.is_busy = deal.drawn is not None
    deal.must_open = not deal.melds[deal.acting_team] and deal.is_vulnerable(deal.acting_team)
    return deal


def _reject(reason: str) -> NoReturn:
    raise CaseFormatError(reason)


def _sorted_text(cards: Iterable[CardId]) -> str:
    return write_cards(sorted(cards, key=lambda card: KIND[card]))


def _expectation(data: Case) -> dict[str, Any]:
    """Return the expected fields with hands and sets in one order."""
    fields = dict(data)
    if "hands" in fields:
        fields["hands"] = [_sorted_text(pick_cards(hand.split(), ())) for hand in fields["hands"]]
    if "melds" in fields:
        fields["melds"] = [[_canonical(layout) for layout in team] for team in fields["melds"]]
    if fields.get("scores"):
        fields["scores"] = [dict(team) for team in fields["scores"]]
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

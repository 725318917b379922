"""One state of a deal as text, and back under the suspicion that any input deserves (RULES 0.3, 0.6)."""

from collections.abc import Sequence
from typing import NoReturn

from buraco_desktop.engine.cards import ACE, RANK, SUIT, TWO, WILD_CAPABLE, CardId, full_deck, sorted_by_suit
from buraco_desktop.engine.dealing import pot_count
from buraco_desktop.engine.melds import HIGH_ACE, LOW_ACE, Meld, MeldKind, SpecialMove
from buraco_desktop.engine.notation import (
    SPECIAL_TEXT,
    NotationError,
    pick_cards,
    read_layout,
    write_card,
    write_cards,
    write_layout,
)
from buraco_desktop.engine.rules import AceMode, RuleSet, TimeEnd
from buraco_desktop.engine.state import DealState, Phase
from buraco_desktop.storage.faults import illegal
from buraco_desktop.storage.records import MeldRecord, Snapshot

_TEXT_OF_SPECIAL = {SpecialMove.NONE: ""} | {move: text for text, move in SPECIAL_TEXT.items()}


def write_snapshot(deal: DealState) -> Snapshot:
    """Return a state as text."""
    return Snapshot(
        hands=tuple(write_cards(sorted_by_suit(hand)) for hand in deal.hands),
        melds=tuple(tuple(_write_meld(meld) for meld in melds) for melds in deal.melds),
        pile=write_cards(deal.pile),
        stock=write_cards(reversed(deal.stock)),
        pots=tuple(write_cards(pot) for pot in deal.pots),
        turn=deal.turn,
        phase=int(deal.phase),
        pot_taken=tuple(deal.pot_taken),
        unseen_pot=tuple(deal.unseen_pot),
        drawn=None if deal.drawn is None else write_card(deal.drawn),
        banned=None if deal.banned is None else write_card(deal.banned),
        first_turn=deal.first_turn,
        last_turn=deal.last_turn,
        has_redrawn=deal.has_redrawn,
        idle_turns=deal.idle_turns,
        is_busy=deal.is_busy,
        must_open=deal.must_open,
        laid_points=deal.laid_points,
        turn_count=deal.turn_count,
        is_time_up=deal.is_time_up,
        turns_left=deal.turns_left,
    )


def _write_meld(meld: Meld) -> MeldRecord:
    return MeldRecord(layout=write_layout(meld), special=_TEXT_OF_SPECIAL[meld.special])


def read_snapshot(
    saved: Snapshot, rules: RuleSet, players: int, dealer: int, totals: tuple[int, ...]
) -> DealState:
    """Return the state of a running deal. Raises `SaveError` ILLEGAL for one that cannot be.

    Checked: every card once, every meld legal under the rules, and numbers and flags that agree with each
    other. Whether play could have led there is not.
    """
    deal = DealState(rules, players, dealer, totals)
    _check_numbers(saved, deal)
    try:
        _place_cards(saved, deal)
    except NotationError as error:
        raise illegal(f"snapshot: {error}") from error
    deal.first_turn = saved.first_turn
    deal.last_turn = saved.last_turn
    deal.has_redrawn = saved.has_redrawn
    deal.idle_turns = saved.idle_turns
    deal.is_busy = saved.is_busy
    deal.must_open = saved.must_open
    deal.laid_points = saved.laid_points
    deal.turn_count = saved.turn_count
    deal.is_time_up = saved.is_time_up
    deal.turns_left = saved.turns_left
    _check_flags(deal)
    return deal


def _check_numbers(saved: Snapshot, deal: DealState) -> None:
    teams = deal.team_count
    left_pots = pot_count(deal.rules, deal.players) - sum(saved.pot_taken)
    _require(
        (len(saved.hands) == len(saved.unseen_pot) == deal.players, "a hand for each player"),
        (len(saved.melds) == len(saved.pot_taken) == teams, "melds of each team"),
        (0 <= saved.turn < deal.players, "a seat to act"),
        (saved.phase in (Phase.DRAW, Phase.PLAY), "a phase of a running deal"),
        (len(saved.pots) <= left_pots, "pots that were not taken"),
        (0 <= saved.idle_turns < deal.rules.stall_rounds * deal.players, "idle turns"),
        (saved.turn_count >= 0, "finished turns"),
    )


def _place_cards(saved: Snapshot, deal: DealState) -> None:
    left = full_deck(deal.rules)

    def claim(text: str) -> list[CardId]:
        cards = list(pick_cards(text.split(), left))
        for card in cards:
            _take_out(left, card)
        return cards

    deal.hands = [claim(hand) for hand in saved.hands]
    deal.melds = [_read_melds(melds, deal.rules, left) for melds in saved.melds]
    deal.pile = claim(saved.pile)
    deal.stock = claim(saved.stock)[::-1]
    deal.pots = [claim(pot) for pot in saved.pots]
    _require((not left, f"all cards, {write_cards(left)} too"))
    deal.turn = saved.turn
    deal.phase = Phase(saved.phase)
    deal.pot_taken = list(saved.pot_taken)
    deal.unseen_pot = list(saved.unseen_pot)
    hand = deal.hands[deal.turn]
    deal.drawn = None if saved.drawn is None else _one_card(saved.drawn, hand)
    deal.banned = None if saved.banned is None else _one_card(saved.banned, hand)


def _one_card(text: str, hand: Sequence[CardId]) -> CardId:
    return pick_cards([text], hand)[0]


def _take_out(cards: list[CardId], card: CardId) -> None:
    if card not in cards:
        _refuse(f"{write_card(card)} only as often as it is in the deck")
    cards.remove(card)


def _read_melds(saved: Sequence[MeldRecord], rules: RuleSet, left: list[CardId]) -> list[Meld]:
    melds: list[Meld] = []
    for record in saved:
        meld = read_layout(record.layout, left)
        for card in meld.cards:
            _take_out(left, card)
        if record.special:
            _require((record.special in SPECIAL_TEXT, "a known mark of a meld"))
            meld = meld._replace(special=SPECIAL_TEXT[record.special])
        _require((is_legal_meld(meld, rules), f"legal melds, not {record.layout}"))
        melds.append(meld)
    ranks = [meld.rank for meld in melds if meld.kind is MeldKind.SET]
    has_second = rules.one_set_per_rank and len(set(ranks)) < len(ranks)
    _require((not has_second, "one set of each rank"))
    return melds


def is_legal_meld(meld: Meld, rules: RuleSet) -> bool:
    """Whether a meld may lie on the table like this under these rules, however it came about (RULES 0.3)."""
    naturals = [card for index, card in enumerate(meld.cards) if index != meld.wild]
    has_wild = meld.wild >= 0
    if len(meld.cards) < 3 or len(naturals) < 2:
        return False
    if has_wild and (not rules.max_wilds or not WILD_CAPABLE[meld.cards[meld.wild]]):
        return False
    if meld.kind is MeldKind.SET:
        return (
            meld.special is SpecialMove.NONE
            and len(meld.cards) <= rules.set_max
            and meld.rank in rules.set_ranks
            and all(RANK[card] == meld.rank for card in naturals)
        )
    return _is_legal_sequence(meld, naturals, rules)


def _is_legal_sequence(meld: Meld, naturals: Sequence[CardId], rules: RuleSet) -> bool:
    end = meld.start + len(meld.cards) - 1
    wild = meld.cards[meld.wild] if meld.wild >= 0 else None
    barred = {AceMode.HIGH_ONLY: LOW_ACE, AceMode.LOW_ONLY: HIGH_ACE}.get(rules.ace_mode)
    is_wild_at_home = (
        wild is not None and RANK[wild] == TWO and SUIT[wild] == meld.suit and meld.start + meld.wild == TWO
    )
    natural_aces = sum(RANK[card] == ACE for card in naturals)
    return (
        meld.start >= LOW_ACE
        and end <= HIGH_ACE
        and barred not in (meld.start, end)
        and all(SUIT[card] == meld.suit for card in naturals)
        and natural_aces <= (2 if rules.two_aces else 1)
        and not is_wild_at_home
        and (meld.special is SpecialMove.NONE or len(meld.cards) >= HIGH_ACE - 1)
    )


def _check_flags(deal: DealState) -> None:
    team = deal.acting_team
    points = deal.rules.points
    is_draw = deal.phase is Phase.DRAW
    hand = deal.hands[deal.turn]
    laid = sum(points[card] for meld in deal.melds[team] for card in meld.cards)
    is_last_round = deal.is_time_up and deal.rules.time_end is TimeEnd.ROUND
    most_turns = deal.players + (not is_draw)
    pot_owners = {seat % deal.team_count for seat in range(deal.players) if deal.unseen_pot[seat]}
    _require(
        (all(deal.hands), "cards in every hand"),
        (all(len(pot) == deal.rules.pot_size for pot in deal.pots), "whole pots"),
        (not deal.unseen_pot[deal.turn], "a seat to act that saw its cards"),
        (all(deal.pot_taken[owner] for owner in pot_owners), "a taken pot behind an unseen one"),
        (not is_draw or (deal.drawn is None and deal.banned is None), "no card drawn before the draw"),
        (not is_draw or (deal.laid_points == 0 and not deal.is_busy), "no card laid before the draw"),
        (not is_draw or bool(deal.stock or deal.pile), "a card to draw"),
        (0 <= deal.laid_points <= laid, "points laid in this turn that lie on the table"),
        (deal.laid_points > 0 or deal.drawn is None or deal.drawn in hand, "the drawn card in the hand"),
        (not deal.must_open or deal.is_vulnerable(team), "an opening minimum for vulnerable teams only"),
        ((deal.turns_left is not None) == is_last_round, "turns left in a last round only"),
        (deal.turns_left is None or 1 <= deal.turns_left <= most_turns, "as many turns left as a round has"),
        (deal.first_turn == (deal.turn_count == 0), "a first turn at the beginning"),
    )


def _require(*conditions: tuple[bool, str]) -> None:
    for holds, wanted in conditions:
        if not holds:
            _refuse(wanted)


def _refuse(wanted: str) -> NoReturn:
    raise illegal(f"snapshot: expected {wanted}")

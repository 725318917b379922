"""A second reading of RULES 0.10 and 1.6: what a deal counts, from cards and a table of its own."""

from buraco_desktop.engine.cards import SUIT
from buraco_desktop.engine.melds import Meld, MeldKind
from buraco_desktop.engine.notation import write_card
from buraco_desktop.storage.replay import LoadedDeal

JOKER_AND_TWO = {
    "bukharo": (30, 20),
    "buraco": (50, 10),
    "burraco-italiano": (30, 20),
    "buraco-aberto": (20, 10),
    "buraco-fechado": (20, 10),
    "buraco-stbl": (20, 10),
    "canastra": (20, 10),
    "burako": (50, 20),
    "burraco-six": (30, 20),
}
WITH_500_AND_1000 = ("buraco", "buraco-aberto", "buraco-fechado", "buraco-stbl", "canastra")
ONLY_IN_ONE_MOVE = ("buraco",)
WITH_SEMI = ("burraco-italiano", "burraco-six")
POT_IS_UNTAKEN_IF_UNPLAYED = ("buraco-aberto", "buraco-fechado", "buraco-stbl", "canastra", "burako")


def own_points(key: str, loaded: LoadedDeal) -> tuple[int, ...]:
    """The points of each team after a deal of the preset `key`."""
    deal = loaded.state
    teams = len(deal.melds)
    found = []
    for team in range(teams):
        seats = range(team, len(deal.hands), teams)
        total = sum(_meld(key, meld) for meld in deal.melds[team])
        total += 100 * (deal.out_team == team)
        is_unplayed = any(deal.unseen_pot[seat] for seat in seats) and key in POT_IS_UNTAKEN_IF_UNPLAYED
        for seat in seats:
            if not (is_unplayed and deal.unseen_pot[seat]):
                total -= sum(_card(key, card) for card in deal.hands[seat])
        if deal.pot_taken[team] and not is_unplayed:
            total += 100 * (key == "burako")
        elif not (key == "burraco-italiano" and not any(deal.pot_taken)):
            total -= 100
        found.append(total)
    return tuple(found)


def _card(key: str, card: int) -> int:
    name = write_card(card)
    if name == "Jk":
        return JOKER_AND_TWO[key][0]
    rank = name[:-1]
    if rank == "2":
        return JOKER_AND_TWO[key][1]
    return {"A": 15, "3": 5, "4": 5, "5": 5, "6": 5, "7": 5}.get(rank, 10)


def _meld(key: str, meld: Meld) -> int:
    return sum(_card(key, card) for card in meld.cards) + _bonus(key, meld)


def _bonus(key: str, meld: Meld) -> int:
    size = len(meld.cards)
    if size < 7:
        return 0
    wilds = _wild_places(meld)
    if not wilds:
        return _clean(key, meld)
    if key in WITH_SEMI and size >= 8:
        is_at_end = meld.kind is MeldKind.SET or wilds[0] in (0, size - 1)
        return 150 if is_at_end else 100
    return 100


def _clean(key: str, meld: Meld) -> int:
    names = [write_card(card)[:-1] for card in meld.cards]
    if meld.kind is MeldKind.SET or key not in WITH_500_AND_1000 or names[0] != "A":
        return 200
    if key in ONLY_IN_ONE_MOVE and not meld.special:
        return 200
    return {14: 1000, 13: 500}.get(len(names), 200)


def _wild_places(meld: Meld) -> list[int]:
    """Where cards lie that stand for another: jokers, and twos out of their place."""
    suits = [SUIT[card] for card in meld.cards]
    suit = max(set(suits), key=suits.count)
    found = []
    for place, card in enumerate(meld.cards):
        name = write_card(card)
        is_home = meld.kind is MeldKind.SEQUENCE and meld.start + place == 2 and SUIT[card] == suit
        if name == "Jk" or (name[:-1] == "2" and not is_home):
            found.append(place)
    return found

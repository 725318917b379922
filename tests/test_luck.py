"""The luck test itself: fair bots pass, one that peeks and one who is favoured by the dealer do not."""

from random import Random

from buraco_desktop.bots.levels import make_bot
from buraco_desktop.engine import rulesets
from buraco_desktop.engine.cards import WILD_CAPABLE
from buraco_desktop.engine.commands import Command, Draw, TakePile
from buraco_desktop.engine.dealing import new_deal, shuffled_deck
from buraco_desktop.engine.legality import check
from buraco_desktop.engine.state import DealState, Phase
from buraco_desktop.engine.view import view
from buraco_desktop.headless.luck_file import decode_luck
from buraco_desktop.ui.assets import asset_bytes
from tests.luck import LuckCount, measured

RULES = rulesets.BURRACO_ITALIANO


def test_bots_that_see_nothing_hidden_have_the_luck_of_chance():
    found = measured("greedy", RULES, 4, 40, lambda _: None)
    assert found.dealt.count == 40 * 3 * RULES.hand
    assert found.dealt.expected == round(40 * 33 * 12 / 108, 1)
    for luck in (found.dealt, found.drawn, found.left, found.pots, found.piles):
        assert luck.count > luck.hits > 0
        assert luck.p > 0.005


def played(deals: int, choose, prepare=lambda deal: None) -> LuckCount:
    count = LuckCount()
    for number in range(deals):
        deal = new_deal(RULES, 4, shuffled_deck(RULES, Random(number)), number % 4)
        prepare(deal)
        count.begin(deal)
        while deal.phase is not Phase.OVER:
            count.step(deal, choose(deal))
    return count


def honest(deal: DealState) -> Command:
    return make_bot("greedy").choose(view(deal, deal.turn), Random(0))


def test_a_bot_that_peeks_at_the_stock_is_caught():
    def peeks(deal: DealState) -> Command:
        if deal.phase is Phase.DRAW and deal.turn:
            wanted = Draw() if WILD_CAPABLE[deal.stock[-1]] else TakePile()
            if check(deal, wanted) is None:
                return wanted
        return honest(deal)

    count = played(12, peeks)
    assert count.drawn.luck.p < 0.001
    assert count.left.luck.p < 0.001
    assert count.drawn.hits > count.drawn.expected > 0
    assert count.left.hits < count.left.expected
    assert count.dealt.luck.p > 0.01


def test_a_dealer_with_favourites_is_caught():
    def stuff_pots(deal: DealState) -> None:
        wild = [card for card in deal.stock if WILD_CAPABLE[card]]
        for pot in deal.pots:
            for place in range(min(2, len(wild))):
                card = wild.pop()
                deal.stock[deal.stock.index(card)], pot[place] = pot[place], card

    assert played(15, honest, stuff_pots).pots.luck.p < 0.001


def test_what_is_published_was_counted_in_many_deals_and_is_what_chance_gives():
    published = decode_luck(asset_bytes("bots", "luck.json"))
    assert published["medium"].deals >= 20_000
    for found in published.values():
        assert min(luck.p for luck in (found.dealt, found.drawn, found.left, found.pots, found.piles)) > 0.01

"""The search for better weights: CMA-ES, a cloud of points that moves to where its best members lie."""

from collections.abc import Callable, Sequence

from buraco_desktop.bots.base import Bot
from buraco_desktop.bots.club.weights import Weights
from buraco_desktop.engine.rules import RuleSet
from buraco_desktop.headless.deal_seeds import SeedRange
from tests.tuning.space import axes_for, point_of, weights_at
from tests.tuning.trial import against_pool

FINALISTS = 5
SEARCH_SEED = 1
"""Where the search's own chance comes from; the cards come from the `tune` range."""

Tell = Callable[[str], None]


def finalists(
    rules: RuleSet,
    players: int,
    base: Weights,
    pool: Sequence[Bot],
    generations: int,
    pairs: int,
    tell: Tell,
) -> list[Weights]:
    """Return the centres of the cloud after five generations, spaced over the second half of the search.

    A centre is the mean of many points, so luck in few deals hardly moves it; the best single point of a
    generation is mostly a lucky one. Every point of a generation meets the same deals, the next one others.
    """
    # A tool of developers, not in the requirements: the program and its tests do without.
    import cma

    axes = axes_for(rules)
    bounds = [[axis.low / axis.step for axis in axes], [axis.high / axis.step for axis in axes]]
    options = {"bounds": bounds, "seed": SEARCH_SEED, "verbose": -9}
    cloud = cma.CMAEvolutionStrategy(point_of(base, axes), 1.0, options)
    kept = spaced(generations, FINALISTS)
    found: list[Weights] = []
    for generation in range(generations):
        deals = range(generation * pairs, (generation + 1) * pairs)
        points = cloud.ask()
        leads = [
            against_pool(rules, players, weights_at(point, axes, base), pool, SeedRange.TUNE, deals)
            for point in points
        ]
        cloud.tell(points, [-lead for lead in leads])
        tell(f"generation {generation + 1} of {generations}: mean {sum(leads) / len(leads):+.1f}")
        if generation in kept:
            found.append(weights_at(cloud.result.xfavorite, axes, base))
    return list(dict.fromkeys(found))


def spaced(generations: int, count: int) -> list[int]:
    """Return so many generations, evenly spaced over the second half, the last one among them."""
    half = generations / 2
    return sorted({max(0, generations - 1 - int(number * half / count)) for number in range(count)})

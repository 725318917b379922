"""Somebody who only hears the English announcements of a table, and keeps the public state in mind."""

import re

RANKS = (
    *("ace", "two", "three", "four", "five", "six", "seven"),
    *("eight", "nine", "ten", "jack", "queen", "king"),
)
PLURALS = {f"{rank}{'es' if rank == 'six' else 's'}": rank for rank in RANKS}
SEQUENCE = re.compile(r"sequence of (\w+), (\w+) to (\w+)")
WILD = re.compile(r"(joker|two of \w+) as (\w+)")
COUNTED = re.compile(r"(\d) times (.+)")


def cards_heard(words):
    """Return the names in a list of cards: "2 times ace of clubs, joker" are three."""
    names = []
    for word in words.split(", "):
        many = COUNTED.fullmatch(word)
        names += [many[2]] * int(many[1]) if many else [word]
    return names


def meld_heard(words):
    """Return the names of a meld's cards as they lie; those of a set in order of their names."""
    wild = WILD.search(words)
    sequence = SEQUENCE.match(words)
    if sequence:
        suit, low, high = sequence.groups()
        start, end = RANKS.index(low), RANKS.index(high)
        end += 13 if end <= start else 0
        ranks = [RANKS[position % 13] for position in range(start, end + 1)]
        place = ranks.index(wild[2]) if wild else -1
        if wild and wild[2] == "ace" and low != "ace":
            place = len(ranks) - 1
        return [wild[1] if index == place else f"{rank} of {suit}" for index, rank in enumerate(ranks)]
    _, count, *rest = words.split(", ")
    naturals = cards_heard(", ".join(word for word in rest if " of " in word and " as " not in word))
    names = sorted([*naturals, *([wild[1]] if wild else [])])
    assert len(names) == int(count.split()[0]), words
    return names


class Listener:
    """What can be known of a deal by hearing alone; names of players are those of their seats."""

    def __init__(self, names, team_count, hand_size, pot_sizes):
        """Sit down; how many cards each hand and each pot has is in the rules."""
        self.names, self.pots, self.team_count = list(names), list(pot_sizes), team_count
        self.hands = [hand_size] * len(names)
        self.melds = [[] for _ in range(team_count)]
        self.pot_taken = [False] * team_count
        self.pile, self.stock, self.turn, self.is_over = [], 0, 0, False

    def look_around(self, stock, pile):
        """Hear the names of stock and pile before the first turn."""
        self.stock = int(re.search(r"(\d+) card", stock)[1])
        top = re.search(r"on top: (.+)", pile)
        self.pile = [top[1]] if top else []

    def hear(self, text):
        """Follow one announcement."""
        for sentence in re.findall(r"[^.]+\.", text):
            self._follow(sentence.strip().removesuffix("."))

    def _seat(self, name):
        return 0 if name == "You" else self.names.index(name)

    def _follow(self, sentence):
        if sentence == "It is your turn":
            self.turn = 0
            return
        if sentence.startswith("Now "):
            self._become(meld_heard(sentence.removeprefix("Now ")))
            return
        if sentence.startswith("The stock was used up"):
            self.stock = self.pots.pop()
            return
        if "the deal is over" in sentence:
            self.is_over = True
            return
        name, _, act = sentence.partition(" ")
        if name not in (*self.names, "You"):
            return  # what lies in the own pot, or came with the pile
        self._act(self._seat(name), act)

    def _act(self, seat, act):
        if act in ("is to play", "opened the pot"):
            self.turn = seat
        elif act.startswith("drew"):
            self.hands[seat] += 1
            self.stock -= 1
        elif act.startswith("put the first card back: "):
            self.hands[seat] -= 1
            self.pile.append(act.partition(": ")[2])
        elif act.startswith("took the pile"):
            self.hands[seat] += len(self.pile)
            self.pile = []
        elif act.startswith("laid: "):
            meld = meld_heard(act.removeprefix("laid: "))
            self.hands[seat] -= len(meld)
            self.melds[seat % self.team_count].append(meld)
        elif act.startswith("added: "):
            self._added = (seat, cards_heard(act.removeprefix("added: ")))
        elif act.startswith("discarded "):
            self.hands[seat] -= 1
            self.pile.append(act.removeprefix("discarded "))
        elif act.startswith("took the pot"):
            self.hands[seat] += self.pots.pop(0)
            self.pot_taken[seat % self.team_count] = True
        elif act == "went out":
            self.is_over = True
        else:
            raise AssertionError(f"not understood: {act}")

    def _become(self, meld):
        """One of the team's melds has become this by the cards that were added: which one, they tell."""
        seat, added = self._added
        self.hands[seat] -= len(added)
        before = sorted(meld)
        for name in added:
            before.remove(name)
        melds = self.melds[seat % self.team_count]
        melds[[sorted(each) for each in melds].index(before)] = meld

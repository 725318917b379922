"""The club player: numbered heuristics H1 to H17 on plain numbers, quick enough to play out many deals.

`policy.decide` is the whole player. It reads of a deal only the hand of the seat to act and what is public,
so a search may hand it a real or an imagined table.
"""

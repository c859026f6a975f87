#!/usr/bin/env python3
"""A bot for Pharaon, and for the other games one that plays anything legal: how a program joins games of Ennead.

    ennead ladder pharaon --bots random,program:docs/python/bot.py,apprentice --games 60

It is asked by lines of JSON and answers the same way (docs/protocol.md); ennead.serve does the reading and writing.
"""

import random

from ennead import serve

# What to rather do at Pharaon: take nobles and artisans, burn and carry, and pass only if nothing else is left.
PHARAON = {"noble": 9, "artisan": 8, "jar": 7, "lot": 7, "track": 6, "quarter": 5, "use": 4, "access": 3, "pay": 3,
           "rest": 2, "done": 1, "pass": 0}


def choose(asked):
    """Returns the move of a seat, given what it sees."""
    chance = random.Random(asked["seed"])
    if asked["game"] != "pharaon":
        return chance.choice(asked["moves"])
    return max(asked["moves"], key=lambda move: (PHARAON.get(move.split()[0], 3), chance.random()))


if __name__ == "__main__":
    serve(choose)

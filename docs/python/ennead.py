"""Ennead's games for programs that learn: one file, the standard library only.

Start with one of

    env = Env("kemet", players=3, seed=1)                    # one game, a loop like PettingZoo's
    games = Games("kemet", players=3, count=64, seed=1)      # many games stepped together

Both run ``ennead referee`` as a child process and speak the frames of docs/protocol.md with it. The command is found in
the argument ``command``, in the environment variable ENNEAD, or as ``ennead`` on the PATH. Observations are NumPy arrays
if NumPy can be imported, else memoryviews of floats. docs/learning.md is the guide.

    python3 ennead.py kemet --players 3 --games 64 --steps 100000

plays at random and says how fast that was.
"""

import argparse
import array
import bisect
import json
import os
import random
import shlex
import subprocess
import sys
import time

try:
    import numpy
except ImportError:
    numpy = None

__all__ = ["Batch", "Env", "Failure", "Games", "Referee", "Shape", "serve"]

NO_ACTION = 0xFFFFFFFF
END, STEP, ERROR = 0, 1, 2
ENDED, CUT, REFUSED, BROKEN = 1, 2, 4, 8


class Failure(Exception):
    """The referee's answer to a bad request or frame; ``code`` is for programs, the text for people."""

    def __init__(self, error):
        super().__init__("%(code)s: %(text)s" % error)
        self.code = error["code"]


class Referee:
    """A referee process: lines of JSON, and frames after ``learn``."""

    def __init__(self, command=None):
        if command is None:
            command = shlex.split(os.environ.get("ENNEAD", "ennead")) + ["referee"]
        large = {"pipesize": 1 << 20} if sys.version_info >= (3, 10) and sys.platform == "linux" else {}
        try:
            self._child = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, **large)
        except FileNotFoundError as error:
            hint = "set the environment variable ENNEAD to the path of the program, which go build -o ennead . builds"
            raise FileNotFoundError(error.errno, f"cannot start the referee: {hint}", command[0]) from None
        except PermissionError:  # the system allows no pipes that large
            self._child = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self._in, self._out = self._child.stdout, self._child.stdin
        self._buffers = [bytearray(), bytearray()]

    def ask(self, do, **keys):
        """Sends a request and gives the answer; a bad one raises Failure."""
        self._out.write(json.dumps(dict(keys, do=do)).encode() + b"\n")
        self._out.flush()
        line = self._in.readline()
        if not line:
            raise EOFError("the referee has ended")
        answer = json.loads(line)
        if "error" in answer:
            raise Failure(answer["error"])
        return answer

    def send(self, kind, words=()):
        """Sends a frame."""
        body = array.array("I", [4 + 4 * len(words), kind])
        body.extend(words)
        self._out.write(little(body))
        self._out.flush()

    def receive(self):
        """Reads a frame: its kind and what follows, which is overwritten by the frame after next. A failure raises."""
        head = self._in.read(8)
        if len(head) < 8:
            raise EOFError("the referee has ended")
        length, kind = little(array.array("I", head))
        body = self._read(length - 4)
        if kind == ERROR:
            raise Failure(json.loads(bytes(body))["error"])
        return kind, body

    def _read(self, count):
        self._buffers.reverse()  # memory that is used again need not be asked for: that costs more than the reading
        if len(self._buffers[0]) < count:
            self._buffers[0] = bytearray(2 * count)
        body, at = memoryview(self._buffers[0])[:count], 0
        while at < count:
            got = self._in.readinto(body[at:])
            if not got:
                raise EOFError("the referee has ended")
            at += got
        return body

    def close(self):
        """Ends the process."""
        self._out.close()
        self._in.close()
        self._child.wait()


def product(sizes):
    """How many numbers there are in a field, or values of a verb."""
    count = 1
    for size in sizes:
        count *= size
    return count


def little(words):
    """Turns words that the machine keeps another way round."""
    if sys.byteorder == "big":
        words.byteswap()
    return words


class Shape:
    """What an observation holds, and how actions are numbered."""

    def __init__(self, answer):
        self.size = answer["observation"]
        self.actions = answer["actions"]
        self.fields = {field["name"]: field for field in answer["fields"]}
        self.verbs = answer["verbs"]  # of each: its name "verb", and "slots", how many values each has
        self._first, at = [], 0
        for verb in self.verbs:
            self._first.append(at)
            at += product(verb["slots"])

    def part(self, observation, name):
        """The numbers of one field of an observation."""
        field = self.fields[name]
        part = observation[field["offset"]:field["offset"] + product(field["shape"])]
        return part if numpy is None else part.reshape(field["shape"])

    def split(self, action):
        """An action in parts: the number of its verb, and the value of each of the verb's slots."""
        verb = bisect.bisect_right(self._first, action) - 1
        rest, slots = action - self._first[verb], []
        for size in reversed(self.verbs[verb]["slots"]):
            rest, value = divmod(rest, size)
            slots.insert(0, value)
        return verb, slots

    def join(self, verb, slots):
        """The action of a verb with these values of its slots."""
        number = 0
        for size, value in zip(self.verbs[verb]["slots"], slots):
            number = number * size + value
        return self._first[verb] + number


class Batch:
    """All games after a step. Lists have an entry per game. Observations and legal actions are overwritten by the step after
    next: copy what is kept for longer.

    seats      whose choice it is, from 0, or -1
    ended      the game ended in this step: all else is about the game that has begun in its place
    cut        it was cut off, likewise
    refused    the action was not legal, and nothing has changed
    broken     the rules failed, which is an error of Ennead's; the next game has begun
    choices    choices made since the game began, in the game that ended if one did
    scores     points of each seat where a game ended or was cut off, else zeros
    ranks      places from 1, likewise; those who share one have the same
    """

    def __init__(self, body, games, seats, size):
        words = memoryview(little(array.array("I", bytes(body)))).cast("B").cast("I") if sys.byteorder == "big" else body.cast("I")
        about = words[1:1 + 4 * games].tolist()
        self.seats = [seat - 1 for seat in about[0::4]]
        flags = about[1::4]
        self.ended = [flag & ENDED != 0 for flag in flags]
        self.cut = [flag & CUT != 0 for flag in flags]
        self.refused = [flag & REFUSED != 0 for flag in flags]
        self.broken = [flag & BROKEN != 0 for flag in flags]
        self.choices = about[2::4]
        self._many = about[3::4]
        at = 1 + 4 * games
        standing = words[at:at + 2 * games * seats].cast("B").cast("i").tolist()
        rows = [standing[i:i + seats] for i in range(0, len(standing), seats)]
        self.scores, self.ranks = rows[:games], rows[games:]
        at += 2 * games * seats
        seen = words[at:at + games * size].cast("B").cast("f")
        self._size = size
        if numpy is not None:
            seen = numpy.frombuffer(seen, dtype=numpy.float32).reshape(games, size) if size else numpy.zeros((games, 0), numpy.float32)
        self._seen = seen
        self._legal = words[at + games * size:]
        self._starts = None

    @property
    def observations(self):
        """All observations: games by numbers with NumPy, else one after the other."""
        return self._seen

    def observation(self, game):
        """What the seat knows whose choice it is."""
        if numpy is not None:
            return self._seen[game]
        return self._seen[game * self._size:(game + 1) * self._size]

    def legal(self, game):
        """The legal actions of that seat."""
        start = self._start(game)
        return self._legal[start:start + self._many[game]]

    def choose(self, game, rng=random):
        """One of the legal actions at random, or None."""
        many = self._many[game]
        return self._legal[self._start(game) + int(rng.random() * many)] if many else None

    def _start(self, game):
        if self._starts is None:
            self._starts, at = [], 0
            for many in self._many:
                self._starts.append(at)
                at += many
        return self._starts[game]


class Games:
    """Many games of one kind, stepped together. A game that ends begins anew by itself.

        games = Games("kemet", players=3, count=64, seed=1)
        batch = games.batch
        while training:
            batch = games.step([policy(batch.observation(i), batch.legal(i)) for i in range(games.count)])

    Game i begins with seed + i, and its next ones with the seeds that follow, so a run can be repeated. ``options`` are
    those of the game ("ennead referee" lists them in its answer to "hello"). ``longest`` cuts a game off after so many
    choices. Without ``views`` there are no observations, and steps are much faster.
    """

    def __init__(self, game, players, count=1, seed=0, options=None, views=True, longest=0, command=None):
        self.referee = Referee(command)
        self._setup = dict(game=game, players=players, count=count, options=options or {}, views=views, turns=longest)
        self._learning = False
        try:
            self.shape = Shape(self.referee.ask("shape", game=game))
            self.reset(seed)
        except Failure:
            self.referee.close()
            raise

    def reset(self, seed):
        """Begins all games anew with that seed, and gives the first batch."""
        self._end()
        begun = self.referee.ask("learn", seed=seed, **self._setup)
        self.count, self.seats = begun["games"], begun["seats"]
        self.automata = [seat - 1 for seat in begun["automata"]]
        self.actions, self._size = begun["actions"], begun["observation"]
        self._learning = True
        return self._receive()

    def step(self, actions):
        """Makes a move in each game (None for no move) and gives the next batch."""
        self.referee.send(STEP, [NO_ACTION if action is None else action for action in actions])
        return self._receive()

    def _receive(self):
        _, body = self.referee.receive()
        self.batch = Batch(body, self.count, self.seats, self._size)
        return self.batch

    def _end(self):
        if self._learning:
            self.referee.send(END)
            self.referee.receive()
            self._learning = False

    def close(self):
        """Ends the games and the process."""
        self._end()
        self.referee.close()


def by_rank(scores, ranks):
    """The usual reward of each seat at the end: from 1 for first to -1 for last, nothing between equals."""
    others = max(1, len(ranks) - 1)
    return [sum((rank < other) - (rank > other) for other in ranks) / others for rank in ranks]


class Env:
    """One game with a loop like that of PettingZoo's AECEnv.

        env = Env("kemet", players=3, seed=1)
        env.reset()
        for agent in env.agent_iter():
            observation, reward, termination, truncation, info = env.last()
            action = None if termination or truncation else policy(observation, info["legal"])
            env.step(action)

    Agents are "player_0" and so on; automata are none. ``last`` observes for the agent whose choice it is: a dictionary of
    "observation" and "action_mask", which is 1 for each legal action. ``info["legal"]`` lists these. Rewards come at the end
    of the game, by ``reward(scores, ranks)``. After the end there is nothing to see: observations are zeros.
    """

    def __init__(self, game, players, seed=0, options=None, longest=0, reward=by_rank, command=None):
        self.metadata = {"name": game, "is_parallelizable": False}
        self._games = Games(game, players, 1, seed, options, True, longest, command)
        self._reward, self._used = reward, False
        self.shape = self._games.shape
        self.possible_agents = ["player_%d" % seat for seat in range(self._games.seats) if seat not in self._games.automata]
        self._begin()

    def reset(self, seed=None, options=None):
        """Begins a game, with that seed or the next one; ``options`` is there for PettingZoo's sake alone."""
        if seed is not None:
            self._games.reset(seed)
        elif self._used and not (self._games.batch.ended[0] or self._games.batch.cut[0]):
            raise ValueError("the game is not over: reset it with a seed")
        self._begin()

    def _begin(self):
        self._used = False
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {"legal": []} for agent in self.agents}
        self._turn()

    def _turn(self):
        batch = self._games.batch
        self.agent_selection = "player_%d" % batch.seats[0]
        self.infos[self.agent_selection] = {"legal": batch.legal(0).tolist()}

    def agent_iter(self, max_iter=2**63):
        """The agents in the order of their choices, until all have been told of the end."""
        while self.agents and max_iter > 0:
            max_iter -= 1
            yield self.agent_selection

    def last(self, observe=True):
        """What the agent needs to know: observation, reward, termination, truncation, info."""
        agent = self.agent_selection
        seen = self.observe(agent) if observe else None
        return seen, self.rewards[agent], self.terminations[agent], self.truncations[agent], self.infos[agent]

    def observe(self, agent):
        """The observation of the agent whose choice it is; of others, and after the end, zeros."""
        mask = bytearray(self._games.actions)
        playing = agent == self.agent_selection and not (self.terminations[agent] or self.truncations[agent])
        if playing:
            for action in self.infos[agent]["legal"]:
                mask[action] = 1
        if numpy is not None:
            seen = self._games.batch.observation(0).copy() if playing else numpy.zeros(self.shape.size, numpy.float32)
            return {"observation": seen, "action_mask": numpy.frombuffer(mask, dtype=numpy.int8)}
        seen = memoryview(bytes(self._games.batch.observation(0)) if playing else bytes(4 * self.shape.size)).cast("f")
        return {"observation": seen, "action_mask": mask}

    def step(self, action):
        """Makes a move; an action that is not legal raises ValueError. After the end it is None."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            if action is not None:
                raise ValueError("the game is over: the action is None")
            self.agents.remove(agent)
            if self.agents:
                self.agent_selection = self.agents[0]
            return
        if action is None:
            raise ValueError("%s has to choose" % agent)
        batch = self._games.step([int(action)])
        if batch.refused[0]:
            raise ValueError("action %d is not legal" % action)
        self._used = True
        if not (batch.ended[0] or batch.cut[0]):
            self._turn()
            return
        rewards = self._reward(batch.scores[0], batch.ranks[0])
        for agent in self.agents:
            seat = int(agent.split("_")[1])
            self.rewards[agent] = rewards[seat]
            self.terminations[agent], self.truncations[agent] = batch.ended[0], batch.cut[0]
            self.infos[agent] = {"legal": [], "score": batch.scores[0][seat], "rank": batch.ranks[0][seat]}
        self.agent_selection = self.agents[0]

    def close(self):
        """Ends the game and the process."""
        self._games.close()


def serve(choose, asked=sys.stdin, answers=sys.stdout):
    """Plays as a bot of ``ennead sim`` and ``ennead ladder``: choose gets each question as a dict and gives a move of its
    "moves", or of its "numbers". It ends with the input."""
    try:
        for line in asked:
            answers.write(json.dumps({"move": choose(json.loads(line))}) + "\n")
            answers.flush()
    except (BrokenPipeError, KeyboardInterrupt):  # whoever asked has stopped
        pass


def main():
    """Plays at random and says how fast that was."""
    parser = argparse.ArgumentParser(description="Plays a game of Ennead at random, many at a time, and says how fast that was.")
    parser.add_argument("game")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--games", type=int, default=64, help="stepped together")
    parser.add_argument("--steps", type=int, default=100_000, help="in all games together")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--no-views", action="store_true", help="without observations")
    args = parser.parse_args()
    games = Games(args.game, args.players, args.games, args.seed, views=not args.no_views)
    batch, rng, over, began = games.batch, random.Random(args.seed), 0, time.perf_counter()
    for _ in range(args.steps // args.games):
        batch = games.step([batch.choose(i, rng) for i in range(args.games)])
        over += sum(batch.ended)
    seconds = time.perf_counter() - began
    games.close()
    print("%s, %d players: %d numbers observed, %d games ended, %d steps a second"
          % (args.game, args.players, games.shape.size, over, args.steps / seconds))


if __name__ == "__main__":
    main()

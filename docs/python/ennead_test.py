"""Tests of ennead.py; the environment variable ENNEAD is the command."""

import random
import unittest

import ennead


class TestGames(unittest.TestCase):
    def test_play(self):
        """Games end, begin anew and tell their results."""
        many, rng, over = ennead.Games("pharaon", players=3, count=8, seed=4), random.Random(1), 0
        batch = many.batch
        for step in range(600):
            for i in range(many.count):
                self.assertIn(batch.seats[i], range(3))
                self.assertEqual(len(batch.observation(i)), many.shape.size)
            self.assertEqual(max(batch.observation(step % many.count)), 1)
            batch = many.step([batch.choose(i, rng) for i in range(many.count)])
            self.assertFalse(any(batch.refused) or any(batch.broken) or any(batch.cut))
            for i in range(many.count):
                if batch.ended[i]:
                    over += 1
                    self.assertEqual(min(batch.ranks[i]), 1)
                    self.assertGreater(max(batch.scores[i]), 0)
                    self.assertGreater(batch.choices[i], 20)
                else:
                    self.assertEqual(batch.ranks[i], [0, 0, 0])
        self.assertGreater(over, 5)
        many.close()

    def test_seeds(self):
        """The same seeds and actions are the same games; each game has a seed of its own."""
        many = ennead.Games("kemet", players=2, count=3, seed=7)
        first = [list(many.batch.observation(i)) for i in range(3)]
        many.step([many.batch.legal(0)[0], None, None])
        self.assertNotEqual(list(many.batch.observation(0)), first[0])
        self.assertEqual(list(many.batch.observation(1)), first[1])
        self.assertEqual([list(many.reset(7).observation(i)) for i in range(3)], first)
        many.close()

    def test_overwritten(self):
        """A batch stays as it is while the next one is looked at."""
        many = ennead.Games("kemet", players=2, count=3, seed=7)
        first, seen = many.batch, list(many.batch.observation(0))
        legal = list(first.legal(0))
        many.step([legal[0], None, None])
        self.assertEqual((list(first.observation(0)), list(first.legal(0))), (seen, legal))
        self.assertNotEqual(list(many.batch.observation(0)), seen)
        many.close()

    def test_refused(self):
        """An action that is not legal changes nothing; what is no action at all is an error, and play goes on."""
        many = ennead.Games("kemet", players=2, count=2, seed=7, views=False)
        batch = many.step([many.actions - 1, many.batch.legal(1)[0]])
        self.assertEqual(batch.refused, [True, False])
        with self.assertRaises(ennead.Failure) as caught:
            many.step([None])
        self.assertEqual(caught.exception.code, "request")
        self.assertEqual(many.step([None, None]).refused, [False, False])
        many.close()

    def test_bad_setup(self):
        with self.assertRaises(ennead.Failure) as caught:
            ennead.Games("chess", players=2)
        self.assertEqual(caught.exception.code, "no_game")

    def test_shape(self):
        many = ennead.Games("kemet", players=2, seed=7)
        seen = many.batch.observation(0)
        self.assertEqual(list(map(float, many.shape.part(seen, "players"))), [0, 1, 0, 0, 0])
        self.assertEqual(sum(field["offset"] == 0 for field in many.shape.fields.values()), 1)
        many.close()

    def test_parts(self):
        """Every action is a verb and its slots."""
        shape = ennead.Games("tekhenu", players=2, views=False)
        for action in range(shape.actions):
            verb, slots = shape.shape.split(action)
            self.assertTrue(all(0 <= value < size for value, size in zip(slots, shape.shape.verbs[verb]["slots"])))
            self.assertEqual(shape.shape.join(verb, slots), action)
        shape.close()


class TestEnv(unittest.TestCase):
    def play(self, env, rng):
        """Plays a game and gives each agent's reward."""
        rewards, choices = {}, 0
        for agent in env.agent_iter():
            observation, reward, termination, truncation, info = env.last()
            if termination or truncation:
                rewards[agent] = reward
                self.assertFalse(any(observation["observation"]) or any(observation["action_mask"]))
                env.step(None)
                continue
            choices += 1
            self.assertEqual([i for i, legal in enumerate(observation["action_mask"]) if legal], sorted(info["legal"]))
            env.step(rng.choice(info["legal"]))
        return rewards, choices

    def test_play(self):
        env = ennead.Env("pharaon", players=3, seed=2)
        first, choices = self.play(env, random.Random(5))
        self.assertEqual(sorted(first), ["player_0", "player_1", "player_2"])
        self.assertAlmostEqual(sum(first.values()), 0)
        self.assertEqual(max(first.values()), 1)
        env.reset()
        self.play(env, random.Random(5))
        env.reset(seed=2)
        self.assertEqual(self.play(env, random.Random(5)), (first, choices))
        env.close()

    def test_alone(self):
        """An automaton is no agent."""
        env = ennead.Env("pharaon", players=1, seed=2)
        self.assertEqual(list(self.play(env, random.Random(5))[0]), ["player_0"])
        env.close()

    def test_cut(self):
        env = ennead.Env("kemet", players=2, seed=2, longest=10)
        for _ in range(10):
            env.step(env.last()[4]["legal"][0])
        self.assertEqual((env.last()[2], env.last()[3]), (False, True))
        env.close()

    def test_mistakes(self):
        env = ennead.Env("kemet", players=2, seed=2)
        for action in (None, env.shape.actions - 1):
            with self.assertRaises(ValueError):
                env.step(action)
        env.step(env.last()[4]["legal"][0])
        with self.assertRaises(ValueError):
            env.reset()
        env.close()

    def test_by_rank(self):
        self.assertEqual(ennead.by_rank(None, [2, 1, 3]), [0, 1, -1])
        self.assertEqual(ennead.by_rank(None, [1, 1]), [0, 0])
        self.assertEqual(ennead.by_rank(None, [1]), [0])


if __name__ == "__main__":
    unittest.main()

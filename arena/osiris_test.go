package arena_test

import (
	"testing"

	"ennead/arena"
	"ennead/bot"
	"ennead/game"
	"ennead/games/osiris"
	osirisevaluator "ennead/games/osiris/evaluator"
	osiriskit "ennead/games/osiris/kit"
)

func barges(t testing.TB, players, games int, specs ...string) arena.Config {
	return arena.Config{Game: osiriskit.Game, Setup: game.Setup{Players: players}, Games: games, Seed: 1, Jobs: 2,
		Bots: enter(t, osirisevaluator.Value, specs...)}
}

// Greedy bots beat random ones at Osiris: a few games by default. With -ladder the strongest search must beat greedy
// too (with a tenth of its iterations it does not), and a longer search must beat a shorter one.
func TestOsirisLadder(t *testing.T) {
	ascend(t, barges, []rung{{"greedy", "random", 8, 3, 30, 5}, {"vizier", "greedy", 0, 0, 40, 2},
		{"mcts:300", "mcts:30", 0, 0, 40, 4}})
}

// dealers returns a match in which all bots negotiate and keep their promises.
func dealers(t testing.TB, players, games int, spec string) arena.Config {
	c := barges(t, players, games, spec)
	quiet := c.Bots[0].New
	c.Bots[0].New = func(seed uint64) bot.Bot {
		return bot.Negotiating{Bot: quiet(seed), Negotiator: bot.NegotiateFunc(osirisevaluator.Negotiate),
			Honour: osirisevaluator.Honour}
	}
	return c
}

// Bots that negotiate do trade, and with -ladder they score more points in all than bots that keep silent.
func TestOsirisTradingPays(t *testing.T) {
	games, least, most := 6, 4, 4
	if *ladder {
		games, least, most = 300, 3, 5
	}
	for players := least; players <= most; players++ {
		c := dealers(t, players, games, "greedy")
		talking := run(t, c)
		c.Silent = true
		silent := run(t, c)
		t.Logf("%d players: %.2f points with deals, %d negotiation moves per game; %.2f in silence", players,
			talking.Bots[0].ScoreMean, talking.OutOfTurn/games, silent.Bots[0].ScoreMean)
		if talking.OutOfTurn < 20*games || silent.OutOfTurn != 0 {
			t.Errorf("%d players: %d deals, in silence %d", players, talking.OutOfTurn, silent.OutOfTurn)
		}
		if *ladder && talking.Bots[0].ScoreMean < silent.Bots[0].ScoreMean+0.1 {
			t.Errorf("%d players: trading does not pay", players)
		}
	}
}

// summer returns the first turn of the third season.
func summer(t testing.TB, players int) (game.State, game.Seat) {
	return reach(t, osiriskit.Game, players, func(s game.State, _ bool) bool {
		o := s.(*osiris.State)
		return o.Season == 3 && o.Begins()
	})
}

// A search of Osiris allocates nothing either.
func TestOsirisSearchAllocatesNothing(t *testing.T) {
	s, seat := summer(t, 3)
	unallocated(t, s, seat, enter(t, osirisevaluator.Value, "greedy", "mcts:300")...)
}

// word counts what becomes of the promises of a game.
type word struct{ made, rewarded, returned, kept, broken int }

// hear adds the promises of a recorded game.
func (w *word) hear(r *game.Record) error {
	state, err := osiriskit.Game.New(r.Setup)
	if err != nil {
		return err
	}
	s := state.(*osiris.State)
	var owes [osiris.MaxSeats]game.Seats // to whom, by who promised
	asks := osiris.NoSeat                // for the second card of this visit
	for _, turn := range r.Turns {
		switch m := turn.Move; m.Verb {
		case osiris.VPromise:
			w.made++
			asks = turn.Seat
			owes[asks] = owes[asks].With(s.Top().Seat)
		case osiris.VShare:
			if asks == game.Seat(m.B) {
				w.rewarded++
			}
			if owes[turn.Seat].Has(game.Seat(m.B)) {
				w.returned++
				owes[turn.Seat] = 0
			}
			asks = osiris.NoSeat
		case osiris.VMark:
			if m.C == 0 {
				w.kept++
			} else {
				w.broken++
			}
		}
		state.Play(turn.Seat, turn.Move, nil)
	}
	return nil
}

// Bots promise visits for the second cards of those of others, and keep their promises: they visit a city in the season
// that they named, and give the second card back (OSI-7.5.5, OSI-7.6.1).
func TestOsirisPromisesAreKept(t *testing.T) {
	for _, spec := range []string{"greedy", "mcts:30"} {
		var w word
		for players := 3; players <= 5; players++ {
			c := dealers(t, players, 6, spec)
			c.Record = func(_ int, r *game.Record) error { return w.hear(r) }
			run(t, c)
		}
		t.Logf("%s: %+v", spec, w)
		if w.made < 20 || 3*w.rewarded < w.made {
			t.Errorf("%s: want at least 20 promises, and many of them rewarded: %+v", spec, w)
		}
		if 10*w.kept < 9*w.made || 20*w.broken > w.made || 5*w.returned < 4*w.made {
			t.Errorf("%s: want most promises kept: %+v", spec, w)
		}
	}
}

// Promises that are not kept are marked as broken. With -ladder, who promises nothing, keeps nothing and rewards
// nothing among bots that do wins less than its share, and who promises but does as it likes then does not win more.
func TestOsirisPromisesPay(t *testing.T) {
	games, share := 6, 1./3
	if *ladder {
		games = 600
	}
	var w word
	among := func(name string, negotiate bot.NegotiateFunc) arena.Standing {
		c := dealers(t, 3, games, "greedy")
		w = word{}
		c.Record = func(_ int, r *game.Record) error { return w.hear(r) }
		quiet := barges(t, 3, games, "greedy").Bots[0].New
		one := arena.Entrant{Name: name, New: func(seed uint64) bot.Bot {
			return bot.Negotiating{Bot: quiet(seed), Negotiator: negotiate}
		}}
		c.Bots = []arena.Entrant{one, c.Bots[0], c.Bots[0]}
		s := run(t, c).Bots[0]
		t.Logf("%s wins %.3f %.3f, %.2f points; all promises: %+v", name, s.WinRate, s.WinRateCI95, s.ScoreMean, w)
		return s
	}
	silent := among("silent", func(view game.State, seat game.Seat, r *game.Rand) []game.Move {
		moves := osirisevaluator.Negotiate(view, seat, r)
		if len(moves) > 0 && moves[len(moves)-1].Verb == osiris.VPromise {
			return nil
		}
		return moves
	})
	free := among("who does as it likes", osirisevaluator.Negotiate)
	if w.broken == 0 || w.kept == 0 {
		t.Errorf("%d promises broken, %d kept: want some of each", w.broken, w.kept)
	}
	if !*ladder {
		return
	}
	if silent.WinRateCI95[1] > share {
		t.Error("promises do not pay")
	}
	if free.WinRateCI95[0] > share {
		t.Error("to make promises and do as one likes pays")
	}
}

package storetest

import (
	"math/rand/v2"
	"strconv"
	"sync"
	"sync/atomic"
	"testing"

	"ennead/internal/rating"
	"ennead/internal/store"
)

// trial returns a game of a person and two bots, which came off so.
func trial(id, game string, person, scribe, priest int) store.Trial {
	return store.Trial{ID: id, Game: game, Finished: autumn.UnixMilli(), Seats: []store.TrialSeat{
		{Skill: rating.Skill{Mu: 27.3, Sigma: 2.1}, Rank: person}, {Level: "scribe", Rank: scribe},
		{Level: "priest", Rank: priest}}}
}

// tries stores a game of bots that is new.
func tries(t *testing.T, s store.Store, one store.Trial) {
	t.Helper()
	added, err := s.AddTrial(t.Context(), one)
	must(t, err)
	same(t, added, true)
}

// trials change the ratings of bots alone, each once, and a level that has several seats by their mean.
func trials(t *testing.T, s store.Store) {
	ctx := t.Context()
	must(t, s.AddResult(ctx, played("a", "senet", autumn, "ann", "bek")))
	before := ratings(t, s, []string{"ann", "bek"})
	one := trial("a", "senet", 2, 3, 1)
	var all sync.WaitGroup
	var times atomic.Int32
	for range 3 { // several servers
		all.Go(func() {
			added, err := s.AddTrial(ctx, one)
			if err != nil {
				t.Error(err)
			}
			if added {
				times.Add(1)
			}
		})
	}
	all.Wait()
	same(t, int(times.Load()), 1)
	after := rating.Rate([]rating.Skill{one.Seats[0].Skill, rating.Fresh(), rating.Fresh()}, []int{2, 3, 1})
	list := func(want ...store.BotRating) {
		t.Helper()
		got, err := s.BotRatings(ctx, "senet")
		must(t, err)
		same(t, got, want)
	}
	priest := store.BotRating{Game: "senet", Level: "priest", Skill: after[2], Games: 1}
	scribe := store.BotRating{Game: "senet", Level: "scribe", Skill: after[1], Games: 1}
	list(priest, scribe)
	tries(t, s, trial("b", "mehen", 1, 1, 1))
	list(priest, scribe)
	everywhere, err := s.BotRatings(ctx, "")
	must(t, err)
	same(t, len(everywhere), 4)
	same(t, everywhere[0].Game, "mehen")
	tries(t, s, store.Trial{ID: "c", Game: "senet", Seats: []store.TrialSeat{{Level: "scribe", Rank: 1},
		{Level: "priest", Rank: 2}, {Level: "scribe", Rank: 3}}})
	next := rating.Rate([]rating.Skill{scribe.Skill, priest.Skill, scribe.Skill}, []int{1, 2, 3})
	priest.Skill, priest.Games = next[1], 2
	scribe.Skill = rating.Skill{Mu: (next[0].Mu + next[2].Mu) / 2, Sigma: (next[0].Sigma + next[2].Sigma) / 2}
	scribe.Games = 2
	list(priest, scribe)
	same(t, ratings(t, s, []string{"ann", "bek"}), before)
	for _, seats := range [][]store.TrialSeat{nil, one.Seats[1:2], {{Rank: 1}, {Rank: 2}}} {
		_, err := s.AddTrial(ctx, store.Trial{ID: "d", Game: "senet", Seats: seats})
		wants(t, err, store.ErrResult)
	}
	_, err = s.AddTrial(ctx, trial("d", "\x00", 1, 2, 3))
	wants(t, err, store.ErrText)
}

// trialsRebuilt folds a few hundred games of bots: a fold of all of them anew is what their ratings have become, in
// every bit, and it replaces what is otherwise.
func trialsRebuilt(t *testing.T, s store.Store) {
	ctx := t.Context()
	chance := rand.New(rand.NewPCG(20, 4))
	levels := []string{"apprentice", "scribe", "vizier", "priest", ""}
	const games = 300
	for n := range games {
		one := store.Trial{ID: strconv.Itoa(n), Game: []string{"senet", "mehen"}[n%2], Seats: []store.TrialSeat{
			{Level: "scribe", Rank: 1 + chance.IntN(3)}}}
		for range 1 + chance.IntN(4) {
			seat := store.TrialSeat{Level: levels[chance.IntN(len(levels))], Rank: 1 + chance.IntN(3)}
			if seat.Level == "" {
				seat.Skill = rating.Skill{Mu: 25 + 5*chance.NormFloat64(), Sigma: 1 + 3*chance.Float64()}
			}
			one.Seats = append(one.Seats, seat)
		}
		tries(t, s, one)
	}
	bots := func() (all []store.BotRating) {
		for _, game := range []string{"senet", "mehen"} {
			list, err := s.BotRatings(ctx, game)
			must(t, err)
			all = append(all, list...)
		}
		return all
	}
	before := bots()
	same(t, len(before), 8)
	found, err := s.Rebuild(ctx)
	must(t, err)
	same(t, found, store.Rebuilt{Trials: games, Bots: 8})
	same(t, bots(), before)
}

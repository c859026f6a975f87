package contests

import (
	"context"
	"testing"
	"testing/synctest"
	"time"

	"ennead/game"
	"ennead/internal/contest"
	"ennead/internal/store"
	"ennead/internal/table"
)

// rating returns how many rated games somebody has played, and how they are rated.
func (h *house) rating(who table.PersonID) (games, rating int) {
	h.t.Helper()
	list, err := h.tables.Ratings(h.t.Context(), who)
	must(h.t, err)
	for _, r := range list {
		games, rating = games+r.Games, r.Rating
	}
	return games, rating
}

// The games of a rated contest move the ratings of those who play them, and those of another do not. The organiser, who
// plays, cannot stop a round.
func TestRated(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		h := openAlone(t)
		defer h.shut()
		ctx := t.Context()
		d := draft(contest.Swiss, 1)
		d.Rated = true
		id, organiser, people := h.announced(d, 2)
		must(t, h.Enter(ctx, id, organiser))
		must(t, h.Start(ctx, id, organiser))
		at, err := h.tables.Look(ctx, table.ID(h.look(id).Rounds[0].Tables[0].Place))
		must(t, err)
		if !at.Terms.Rated {
			t.Fatal("the table does not say that it is rated")
		}
		wants(t, h.EndRound(ctx, id, organiser, 1), ErrPlays)
		time.Sleep(warns + time.Minute)
		h.plays(id)
		time.Sleep(2 * looks)
		synctest.Wait()
		moved := 0
		for _, who := range append(people, organiser) {
			games, rating := h.rating(who)
			if games != 1 {
				t.Errorf("%s has %d rated games", who, games)
			}
			if rating != 1500 {
				moved++
			}
		}
		over, err := h.tables.Look(ctx, at.ID)
		must(t, err)
		tied := true // all of them: then nobody's rating moves
		for seat := range game.Seat(len(over.Seats)) {
			tied = tied && over.Match.State.Rank(seat) == 1
		}
		if moved < 2 && !tied || h.look(id).State != store.ContestFinished {
			t.Errorf("%d ratings have moved", moved)
		}

		d.Rated = false
		id, err = h.Create(ctx, d, organiser)
		must(t, err)
		for _, who := range append(people, organiser) {
			must(t, h.Enter(ctx, id, who))
		}
		must(t, h.Start(ctx, id, organiser))
		time.Sleep(warns + time.Minute)
		h.plays(id)
		time.Sleep(2 * looks)
		synctest.Wait()
		if games, _ := h.rating(organiser); games != 1 {
			t.Errorf("a contest that is not rated has made it %d rated games", games)
		}
	})
}

// A game that its round stops at once counts for the contest, and for no rating. The next one counts for both.
func TestRatedStopped(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		h := openAlone(t)
		defer h.shut()
		ctx := t.Context()
		d := draft(contest.Swiss, 2)
		d.Rated, d.Clock = true, "live quick"
		id, organiser, people := h.announced(d, 3)
		must(t, h.Start(ctx, id, organiser))
		time.Sleep(warns + time.Minute)
		must(t, h.EndRound(ctx, id, organiser, 1)) // who does not play
		synctest.Wait()
		k := h.look(id)
		if games, _ := h.rating(people[0]); games != 0 || len(k.Rounds) != 2 || len(k.Rounds[0].Tables[0].Ranks) != 3 {
			t.Fatalf("stopped, the game counts %d times in round %d: %+v", games, len(k.Rounds), k.Rounds[0].Tables)
		}
		time.Sleep(warns + time.Second)
		h.plays(id)
		time.Sleep(2 * looks)
		synctest.Wait()
		for _, who := range people {
			if games, _ := h.rating(who); games != 1 {
				t.Errorf("%s has %d rated games", who, games)
			}
		}
	})
}

// What cannot be rated is refused when the contest is announced, with the reason, and whoever leaves too many games
// does not enter.
func TestRatedRefused(t *testing.T) {
	bothEngines(t, func(t *testing.T, another func() store.Store) {
		h := open(t, another(), false)
		ctx := t.Context()
		ann := h.account("ann")
		d := draft(contest.Swiss, 1)
		d.Rated = true
		noClock := d
		noClock.Clock = ""
		_, err := h.Create(ctx, noClock, ann)
		wants(t, err, table.ErrRatedClock)
		knows := h.House
		h.House = unrateable{knows}
		_, err = h.Create(ctx, d, ann)
		wants(t, err, table.ErrRatedSetup)
		h.House = knows
		rows, err := h.Of(ctx, ann)
		must(t, err)
		if len(rows) > 0 {
			t.Errorf("what was refused is announced: %+v", rows)
		}
		id, err := h.Create(ctx, d, ann)
		must(t, err)
		h.House = reliable{knows, map[table.PersonID]table.Reliability{ann: {Points: 20, Games: 9}}}
		wants(t, h.Enter(ctx, id, ann), table.ErrRatedLeft)
		h.House = reliable{knows, map[table.PersonID]table.Reliability{ann: {Points: 20, Games: 9, Stayed: 5}}}
		must(t, h.Enter(ctx, id, ann))
	})
}

// unrateable is a house in which nothing can be rated.
type unrateable struct{ House }

func (unrateable) Rateable(context.Context, table.Spec) error { return table.ErrRatedSetup }

// reliable is a house that says of some people how reliable they are.
type reliable struct {
	House
	of map[table.PersonID]table.Reliability
}

func (h reliable) Reliability(ctx context.Context, who table.PersonID) (table.Reliability, error) {
	if r, ok := h.of[who]; ok {
		return r, nil
	}
	return h.House.Reliability(ctx, who)
}

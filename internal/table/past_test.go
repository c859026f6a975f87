package table

import (
	"slices"
	"strings"
	"testing"
	"testing/synctest"
	"time"

	"ennead/game"
)

// over plays a rated game of two to its end.
func (h *house) over(public bool, one, other PersonID) ID {
	h.t.Helper()
	spec := rated(2)
	spec.Public = public
	id, err := h.Create(h.t.Context(), spec, one, 0)
	must(h.t, err)
	_, err = h.Claim(h.t.Context(), id, h.key(id, 1), other, "")
	must(h.t, err)
	h.ready(id)
	h.finishTimed(id)
	time.Sleep(time.Second)
	return id
}

// ids returns the tables of games.
func ids(list []PastGame) (all []ID) {
	for _, g := range list {
		all = append(all, g.ID)
	}
	return all
}

// Games at tables that are not public are known to those who played there, and how long somebody thought to nobody
// else.
func TestPast(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		h := open(t, ofSticks)
		t.Cleanup(h.shut)
		h.accounts(ann, bek)
		public, closed := h.over(true, ann, bek), h.over(false, ann, bek)
		mine, err := h.Past(t.Context(), ann, false, 9)
		must(t, err)
		if want := []ID{closed, public}; !slices.Equal(ids(mine), want) {
			t.Fatalf("ann has played %v, want %v", ids(mine), want)
		}
		shown, err := h.Past(t.Context(), ann, true, 9)
		must(t, err)
		if want := []ID{public}; !slices.Equal(ids(shown), want) {
			t.Errorf("others see %v, want %v", ids(shown), want)
		}
		g := mine[0]
		me, other := g.Seats[g.Mine], g.Seats[1-g.Mine]
		if me.Name != "Mx ann" || !me.Account || other.Name != "Mx bek" || len(me.Stints) == 0 || len(me.Deeds) == 0 {
			t.Errorf("%+v", g)
		}
		if other.Stints != nil {
			t.Errorf("ann learns how long bek thought: %v", other.Stints)
		}
		if g.Public || !g.Rated || g.Pace != PaceLive || g.Firsts < 1 || !mine[1].Public {
			t.Errorf("%+v", g)
		}
		course, err := h.Course(t.Context(), ann, "sticks", 9)
		must(t, err)
		list, err := h.Ratings(t.Context(), ann)
		must(t, err)
		if len(course) != 2 || course[1].Rating != list[0].Rating || !course[1].Provisional || course[1].Unsure < 400 {
			t.Errorf("the course of a rating is %+v", course)
		}
	})
}

// The records of rated public games are the same as at their tables; those of one's own games, whatever they are.
func TestRecorded(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		h := open(t, ofSticks)
		t.Cleanup(h.shut)
		h.accounts(ann, bek, cem)
		public, closed := h.over(true, ann, bek), h.over(false, bek, cem)
		var all []ID
		for r, err := range h.RecordedRated(t.Context(), time.UnixMilli(0), h.now().Add(time.Second)) {
			must(t, err)
			all = append(all, r.ID)
			at := h.look(public)
			var text strings.Builder
			must(t, game.WriteRecord(&text, at.Match.Game, at.Record(game.Spectator)))
			if r.Record != text.String() || r.Rules != at.Rules {
				t.Errorf("the record is\n%s\nwant\n%s", r.Record, text.String())
			}
		}
		if !slices.Equal(all, []ID{public}) {
			t.Errorf("the rated public games are %v", all)
		}
		for range h.RecordedRated(t.Context(), h.now().Add(time.Second), h.now().Add(time.Hour)) {
			t.Error("there is a game in the future")
		}
		var mine []ID
		for r, err := range h.RecordedOf(t.Context(), bek) {
			must(t, err)
			mine = append(mine, r.ID)
		}
		if !slices.Equal(mine, []ID{public, closed}) {
			t.Errorf("the games of bek are %v", mine)
		}
		for r := range h.RecordedOf(t.Context(), ann) {
			if r.ID == closed {
				t.Error("ann gets a game that she did not play")
			}
		}
	})
}

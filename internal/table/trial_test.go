package table

import (
	"testing"
	"testing/synctest"

	"ennead/game"
	"ennead/internal/store"
)

// certainOf lets somebody play rated games until their rating is sure.
func (h *house) certainOf(who PersonID) {
	h.t.Helper()
	for n := 0; h.rating(who).Games == 0 || h.rating(who).Sigma >= certain; n++ {
		seats := []store.ResultSeat{{Person: string(who), Rank: 1 + n%2}, {Person: "another person", Rank: 2 - n%2}}
		must(h.t, h.conf.Store.AddResult(h.t.Context(), store.Result{Table: "rated " + string(rune('a'+n)),
			Game: "sticks", Finished: h.now().UnixMilli(), Seats: seats}))
	}
}

// botRatings returns the ratings of bots at sticks.
func (h *house) botRatings() []BotRating {
	h.t.Helper()
	all, err := h.BotRatings(h.t.Context(), "sticks")
	must(h.t, err)
	return all
}

// An unrated game with somebody whose rating is sure moves the rating of the bot, once, and not theirs. With somebody
// of whom too little is known it moves none.
func TestBotsOnTheScale(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		h := open(t, func(c *Config) {
			c.Bots = func(string, game.Game, uint64, Effort) (Player, error) { return &testBot{"first"}, nil }
		})
		t.Cleanup(h.shut)
		h.accounts(ann, bek)
		taught := false
		against := func(who PersonID) ID {
			spec := people(2)
			spec.Setup.Options = nil
			spec.Seats[1] = SeatSpec{Kind: Bot, Level: "first"}
			id, err := h.Create(t.Context(), spec, who, 0)
			must(t, err)
			must(t, h.Ready(t.Context(), id, 0, [16]byte{7}))
			if taught {
				must(t, h.lend(id, 0, who, eve, "Eve"))
			}
			h.finishTimed(id)
			synctest.Wait()
			return id
		}
		against(bek)
		if got := h.botRatings(); len(got) != 0 {
			t.Fatalf("a game with a newcomer has rated %+v", got)
		}
		h.certainOf(ann)
		taught = true
		against(ann)
		if got := h.botRatings(); len(got) != 0 {
			t.Fatalf("a game in which somebody looked over her shoulder has rated %+v", got)
		}
		taught = false
		before := h.rating(ann)
		last := against(ann)
		got := h.botRatings()
		if len(got) != 1 || got[0].Level != "first" || got[0].Games != 1 || got[0].Rating == 1500 ||
			!got[0].Provisional {
			t.Fatalf("a game with somebody whose rating is sure has rated %+v", got)
		}
		if after := h.rating(ann); after != before {
			t.Errorf("the rating of the person was %+v, and is %+v", before, after)
		}
		must(t, h.tryBots(t.Context(), h.look(last)))
		if again := h.botRatings(); again[0] != got[0] {
			t.Errorf("done again, it is %+v", again)
		}
		found, err := h.RebuildRatings(t.Context())
		if err != nil || found.Trials != 1 || found.Bots != 1 || found.Different != 0 {
			t.Errorf("a rebuild finds %+v: %v", found, err)
		}
		_, err = h.AddTrial(t.Context(), store.Trial{ID: "x", Game: "chess"})
		wants(t, err, ErrNoGame)
	})
}

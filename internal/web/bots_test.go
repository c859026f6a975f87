package web

import (
	"testing"

	"ennead/internal/rating"
	"ennead/internal/store"
)

// Where bots have played for a rating, the page of the strongest lists them apart, and who opens a table reads it
// beside the level.
func TestRatingsOfBots(t *testing.T) {
	s := open(t)
	b := s.browser()
	b.get("/ratings/sticks").wants(t, 200).lacks(t, `id="bots"`)
	b.get("/play/open?game=sticks").wants(t, 200).has(t, "bot: Scribe<")
	for _, level := range []string{"scribe", "unknown"} {
		_, err := s.db.AddTrial(t.Context(), store.Trial{ID: level, Game: "sticks", Seats: []store.TrialSeat{
			{Level: level, Rank: 1}, {Skill: rating.Skill{Mu: 30, Sigma: 2}, Rank: 2}}})
		must(t, err)
	}
	b.get("/ratings/sticks").wants(t, 200).has(t, `id="bots"`, "Nobody else", "Scribe", "?</td>").lacks(t, "unknown")
	b.get("/play/open?game=sticks").wants(t, 200).has(t, "bot: Scribe, about 1")
}

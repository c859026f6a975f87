package pyramidion_test

import (
	"testing"

	"ennead/game"
	"ennead/games/pyramidion"
)

// TestPYR_13_1_SecretPoints checks that the points of boats are secret during the game, so that other players count
// only what they see (PYR-13.1).
func TestPYR_13_1_SecretPoints(t *testing.T) {
	s := given(t, 2, "{players: {2: {boats: [BT10, BT15]}}, sites: {gizeh: {torturer: 2}}}")
	if s.VP(1) != 7 || s.Score(1) != 8 {
		t.Errorf("VP = %d, score with the bonus = %d", s.VP(1), s.Score(1))
	}
	s.Mask(0)
	if s.VP(1) != 0 || s.Player[1].Fleet() != 2 || s.ScoreKnown(1) {
		t.Errorf("another player sees VP = %d, boats = %d", s.VP(1), s.Player[1].Fleet())
	}
}

// TestPYR_14_4_OneWinner checks that players never share a place, so there is always one winner (PYR-11.3, PYR-14.4).
func TestPYR_14_4_OneWinner(t *testing.T) {
	const noCards = "players: {1: {hand: []}, 2: {hand: []}, 3: {hand: []}, 4: {hand: []}}"
	s := given(t, 4, "{order: [3, 1, 4, 2], pending: ["+first+", {step: activate, seat: 3}], "+noCards+"}")
	for seat, want := range []int{2, 4, 1, 3} {
		if got := s.Rank(game.Seat(seat)); got != want {
			t.Errorf("rank of seat %d = %d, want %d", seat+1, got, want)
		}
	}
}

// TestPYR_15_5_NoRecruiting checks that with two players nobody recruits, whether or not the data let them pass
// without a card (PYR-15.5).
func TestPYR_15_5_NoRecruiting(t *testing.T) {
	s := given(t, 2, "{"+on("cairo")+"}")
	data := *s.Data
	data.Tables[2].MustPlay = false
	s.Data = &data
	if play(t, s, "1 pass"); s.Top().Step != pyramidion.StepCard || s.Top().Seat != 1 {
		t.Errorf("next decision: seat %d, step %s", s.Top().Seat+1, pyramidion.Steps[s.Top().Step].Name)
	}
}

package pyramidion_test

import (
	"testing"

	"ennead/game"
	"ennead/games/pyramidion"
)

// PYR-13.1: points of boats are secret while the game lasts, so others reckon with what they see.
func TestPYR_13_1_SecretPoints(t *testing.T) {
	s := given(t, 2, "{players: {2: {boats: [BT10, BT15]}}, sites: {gizeh: {torturer: 2}}}")
	if s.VP(1) != 7 || s.Score(1) != 8 {
		t.Errorf("the boats are worth %d, with the bonus %d", s.VP(1), s.Score(1))
	}
	s.Mask(0)
	if s.VP(1) != 0 || s.Player[1].Fleet() != 2 || s.ScoreKnown(1) {
		t.Errorf("another sees %d VP and %d boats", s.VP(1), s.Player[1].Fleet())
	}
}

// PYR-11.3, PYR-14.4: nobody shares a place, so there is one winner whatever is equal.
func TestPYR_14_4_OneWinner(t *testing.T) {
	s := given(t, 4, "{order: [3, 1, 4, 2], pending: ["+first+", {step: activate, seat: 3}], players: {1: {hand: []}, 2: {hand: []}, 3: {hand: []}, 4: {hand: []}}}")
	for seat, want := range []int{2, 4, 1, 3} {
		if got := s.Rank(game.Seat(seat)); got != want {
			t.Errorf("seat %d is %d., not %d.", seat+1, got, want)
		}
	}
}

// PYR-15.5: with two players nobody recruits, whether or not a table lets them pass without a card.
func TestPYR_15_5_NoRecruiting(t *testing.T) {
	s := given(t, 2, "{"+on("cairo")+"}")
	data := *s.Data
	data.Tables[2].MustPlay = false
	s.Data = &data
	if play(t, s, "1 pass"); s.Top().Step != pyramidion.StepCard || s.Top().Seat != 1 {
		t.Errorf("then seat %d is asked to %s", s.Top().Seat+1, pyramidion.Steps[s.Top().Step].Name)
	}
}

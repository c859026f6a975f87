package board_test

import (
	"slices"
	"testing"

	"ennead/game"
	"ennead/game/gametest"
	"ennead/games/kemet"
	"ennead/games/kemet/board"
	"ennead/internal/piece"
	"ennead/internal/piece/piecetest"
)

// signs are what is counted, and holds is how much of it a seat has, once the game has been set up.
var signs = []string{"g-ankh", "g-soldier"}

func holds(at game.State, seat game.Seat, sign string) (n int, known bool) {
	s := at.(*kemet.State)
	if sign == "g-ankh" {
		return int(s.Player[seat].Prayer), s.Round > 0
	}
	for _, units := range s.Units[seat] {
		n += int(units)
	}
	return n, s.Round > 0
}

// TestEffects checks that the effects of events are the change of prayer points and units. The setup places units
// without events.
func TestEffects(t *testing.T) {
	effects, places := 0, 0
	for players := 2; players <= 5; players++ {
		for g := range gametest.Many(1, 1, 6) {
			e, p := suite.Effects(t, game.Setup{Players: players}, uint64(100*players+g), piecetest.Any,
				words(t).In("en"), signs, holds)
			effects, places = effects+e, places+p
		}
	}
	if effects == 0 || places == 0 {
		t.Errorf("%d effects, %d places", effects, places)
	}
}

// Everybody can see whose turn comes next.
func TestTurns(t *testing.T) { suite.Turns(t, 2, 5, piecetest.Any) }

// TestParts checks that a turn with several tokens, a Night, and what follows a combat are one part for each action.
func TestParts(t *testing.T) {
	ev := func(kind uint8) game.Event { return game.Event{Kind: kind, Seat: 1} }
	theirs := func(kind uint8) game.Event { return game.Event{Kind: kind, Seat: 2} }
	prays, other := ev(kemet.EvPrayer), theirs(kemet.EvUnit)
	nightly := game.Event{Kind: kemet.EvPrayer, Seat: 2, A: 2, B: uint8(kemet.GainNight)}
	night := game.Event{Kind: kemet.EvNight, Seat: game.Nature}
	for _, c := range []struct {
		what   string
		events []game.Event
		want   []int
	}{
		{"one token", []game.Event{ev(kemet.EvTurn), ev(kemet.EvToken), ev(kemet.EvSpent), ev(kemet.EvTile)}, []int{0}},
		{"two tokens", []game.Event{
			ev(kemet.EvTurn), ev(kemet.EvToken), ev(kemet.EvSilver), prays, ev(kemet.EvSpent), ev(kemet.EvTile),
		}, []int{3, 4}},
		{"a creature before the action", []game.Event{
			ev(kemet.EvTurn), ev(kemet.EvBeast), ev(kemet.EvToken), prays,
		}, []int{0, 2}},
		{"an action after a combat", []game.Event{
			ev(kemet.EvCombat), ev(kemet.EvForce), ev(kemet.EvWon), ev(kemet.EvLost), ev(kemet.EvSentBack), prays,
			ev(kemet.EvSpent), ev(kemet.EvPyramid),
		}, []int{0, 4, 6}},
		{"offerings and reinforcements", []game.Event{
			night, ev(kemet.EvLost), ev(kemet.EvSanctuaryVP), ev(kemet.EvControlVP), ev(kemet.EvUnit), other, other,
		}, []int{0, 1, 4, 5}},
		{"a card that calls off a combat", []game.Event{
			ev(kemet.EvStep), ev(kemet.EvCombat), ev(kemet.EvCard), ev(kemet.EvEscaped), ev(kemet.EvCalledOff),
		}, []int{0, 1, 2}},
		{"units lost to Initiative after a card", []game.Event{
			ev(kemet.EvCard), ev(kemet.EvInitiative), theirs(kemet.EvLost), ev(kemet.EvForce), ev(kemet.EvWon),
		}, []int{0, 1}},
		{"what the Night gives after an offering", []game.Event{
			night, ev(kemet.EvLost), ev(kemet.EvPrayer), nightly, nightly, other,
		}, []int{0, 1, 3, 5}},
		{"what the Night gives at once", []game.Event{night, nightly, nightly}, []int{0}},
		{"a card and another player's", []game.Event{ev(kemet.EvCard), prays, ev(kemet.EvCard)}, []int{0, 2}},
	} {
		if got := piece.Parts(board.Board{}, c.events); !slices.Equal(got, c.want) {
			t.Errorf("%s: the parts begin at %v, not at %v", c.what, got, c.want)
		}
	}
}

// TestCalledOff checks that the card that calls off a combat stands for its action, and that the end is told with it.
func TestCalledOff(t *testing.T) {
	told := func(key string) piece.Told { return board.Board{}.Told(game.Message{Key: "kemet.event." + key}) }
	if card, end := told("card"), told("called-off"); card.Weight <= end.Weight || !end.Ends {
		t.Errorf("a card is %+v, its end %+v", card, end)
	}
}

// TestAlwaysTold checks that a troop that is sent back and the trigger of the end are told in any case: nobody may have
// been asked (KEM-4.8, KEM-6.14).
func TestAlwaysTold(t *testing.T) {
	for _, key := range []string{"sent-back", "trigger", "won", "won-tie"} {
		if told := (board.Board{}).Told(game.Message{Key: "kemet.event." + key}); !told.Ends {
			t.Errorf("%s is %+v", key, told)
		}
	}
}

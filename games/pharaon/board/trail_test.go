package board_test

import (
	"strings"
	"testing"

	"ennead/game"
	"ennead/games/pharaon"
	"ennead/games/pharaon/board"
)

// A jar that the viewer has drawn is shown with what it holds beside the next question; one that somebody else has
// drawn, or that was chosen, is not.
func TestDrawnJar(t *testing.T) {
	scene := reach(t, 3, 5, 150, pharaon.StepTurn)
	scene.Words = words(t).In("en").With(names).For(scene.Viewer)
	drawn := game.Event{Kind: pharaon.EvJar, Seat: scene.Viewer, A: 1, B: uint8(pharaon.Unseen)}
	chosen, other := drawn, drawn
	chosen.B, other.Seat = uint8(pharaon.Open), (scene.Viewer+1)%3
	for _, c := range []struct {
		event game.Event
		shown bool
	}{{drawn, true}, {chosen, false}, {other, false}} {
		scene.Just = []game.Event{c.event}
		var markup strings.Builder
		if trail := (board.Board{}).Trail(scene); trail != nil {
			if err := trail.Render(&markup); err != nil {
				t.Fatal(err)
			}
		}
		got := markup.String()
		says := strings.Contains(got, "c-jar-1") && strings.Contains(got, "You draw a jar: Agriculture")
		if says != c.shown {
			t.Errorf("%+v is shown: %v: %s", c.event, says, got)
		}
	}
}

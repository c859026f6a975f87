package page

import (
	"strings"
	"testing"

	"ennead/game"

	. "maragu.dev/gomponents/html"
)

// What the reader has stands beside a board that has no strip below it, after what the others have.
func TestOwnBesideTheBoard(t *testing.T) {
	for id, beside := range map[string]bool{"pharaon": true, "kemet": false} {
		var markup strings.Builder
		must(t, storedGame(t, id).page(60, 0).others(Aside).Render(&markup))
		got := markup.String()
		if mine := strings.Index(got, `id="mine"`); (mine >= 0) != beside ||
			beside && mine < strings.Index(got, `id="area-2"`) {
			t.Errorf("%s: what the reader has begins at %d of %d", id, mine, len(got))
		}
	}
}

// A board pulses while its reader has few choices, and nobody else's does.
func TestFewChoicesPulse(t *testing.T) {
	s, pulses := storedGame(t, "tekhenu"), map[bool]int{}
	for n, turn := range s.match.Record.Turns {
		if turn.Seat == game.Nature {
			continue
		}
		p := s.page(n, turn.Seat)
		p.Scene.Active = true
		want := len(p.Scene.State.Moves(nil, turn.Seat)) <= 8
		if pulses[want]++; p.few() != want {
			t.Fatalf("turn %d: few is %t", n, p.few())
		}
		if p.Scene.Active = false; p.few() {
			t.Fatalf("turn %d: it pulses for somebody who may not choose", n)
		}
	}
	if len(pulses) != 2 {
		t.Errorf("few and many choices: %v", pulses)
	}
}

package gametest

import (
	"encoding/json"
	"testing"

	"ennead/game"
)

// strange is a number that no rule gives to a step that waits.
const strange = 199

// Fitting changes the numbers of the steps that wait in positions of so many random games, one at a time, to one that no
// rule gives them. Each such position must be refused, or the step's row lacks a Fits that looks at the number.
func (s *Suite) Fitting(t testing.TB, games int) {
	t.Helper()
	differentEvents := map[string]bool{}
	for seed := range uint64(games) {
		setup := s.Setups[int(seed)%len(s.Setups)]
		Walk(t, s.Game, setup, seed, func(at game.State) bool {
			s.fitting(t, setup, s.Game.Position(at), differentEvents)
			return false
		})
	}
}

// fitting tries one position, and reports each number of each step once.
func (s *Suite) fitting(t testing.TB, setup game.Setup, text []byte, differentEvents map[string]bool) {
	t.Helper()
	var position map[string]any
	if err := json.Unmarshal(text, &position); err != nil {
		t.Fatal(err)
	}
	list, _ := position["pending"].([]any)
	for i := range list {
		frame := list[i].(map[string]any)
		for _, number := range []string{"a", "b"} {
			what, was := frame["step"].(string)+"."+number, frame[number]
			if differentEvents[what] {
				continue
			}
			frame[number] = strange
			changed, err := json.Marshal(position)
			if err != nil {
				t.Fatal(err)
			}
			if _, err := s.Game.Load(setup, changed); err == nil {
				differentEvents[what] = true
				t.Errorf("/pending/%d: step %q loads with %s %d, where play has %v: let Fits in its row of the step table look at %s\n%s",
					i, frame["step"], number, strange, was, number, text)
			}
			if frame[number] = was; was == nil {
				delete(frame, number)
			}
		}
	}
}

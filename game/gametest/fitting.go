package gametest

import (
	"encoding/json"
	"testing"

	"ennead/game"
)

// strange is a number that no rule gives to a waiting step, not even one that packs several values into it.
const strange = 247

// mostTries limits how often fitting tries each number of each step in a game.
const mostTries = 20

// fitting changes the numbers of waiting steps in positions of random games, one at a time, to a number that no rule
// gives them. Load must refuse each such position; if not, Holds in the step's row is too wide, or Fits does not check
// the number.
func (s *Suite) fitting(t testing.TB, games int) {
	t.Helper()
	reported := map[string]bool{}
	for seed := range uint64(games) {
		setup, tries := s.Setups[int(seed)%len(s.Setups)], map[string]int{}
		Walk(t, s.Game, setup, seed, func(at game.State) bool {
			s.strain(t, setup, s.Game.Position(at), tries, reported)
			return false
		})
	}
}

// strain tries one position, and reports each number of each step once.
func (s *Suite) strain(t testing.TB, setup game.Setup, text []byte, tries map[string]int, reported map[string]bool) {
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
			if tries[what]++; reported[what] || tries[what] > mostTries {
				continue
			}
			frame[number] = strange
			changed, err := json.Marshal(position)
			if err != nil {
				t.Fatal(err)
			}
			if _, err := s.Game.Load(setup, changed); err == nil {
				reported[what] = true
				t.Errorf("/pending/%d: step %q loads with %s %d, where play has %v: in its row of the step table "+
					"narrow Holds, or let Fits check %s\n%s",
					i, frame["step"], number, strange, was, number, text)
			}
			if frame[number] = was; was == nil {
				delete(frame, number)
			}
		}
	}
}

package shapetest

import (
	"strings"
	"testing"

	"ennead/game"
	"ennead/games/kemet"
	kemetkit "ennead/games/kemet/kit"
	"ennead/games/kemet/tensor"
	"ennead/games/shape"
)

// odd is an observer of Kemet with one fault.
type odd struct {
	game.Observer
	fields  []game.Field
	observe func(view game.State, seat game.Seat, dst []float32)
}

func (o odd) Fields() []game.Field { return o.fields }
func (o odd) Observe(view game.State, seat game.Seat, dst []float32) {
	o.Observer.Observe(view, seat, dst)
	o.observe(view, seat, dst)
}

// TestLawsCanFail checks that every law finds the fault that it is meant to find.
func TestLawsCanFail(t *testing.T) {
	right := tensor.Observer
	last := right.Size() - 1
	round := shape.New("kemet", 5, []shape.Row[kemet.State]{
		shape.Number("round", "the round", 9, func(s *kemet.State, _ game.Seat) int { return int(s.Round) }),
	}, nil)
	calls := float32(0)
	for name, o := range map[string]struct {
		observer game.Observer
		want     string
	}{
		"a gap":       {odd{right, right.Fields()[1:], nothing}, "should begin at number 0"},
		"other games": {shape.New("chess", 5, []shape.Row[kemet.State]{}, nil), "observations of chess"},
		"out of bounds": {odd{right, right.Fields(), func(_ game.State, _ game.Seat, dst []float32) {
			dst[last] = 1.5
		}}, "is 1.5"},
		"not written": {odd{right, right.Fields(), func(_ game.State, _ game.Seat, dst []float32) {
			dst[last] /= dst[0] * 0
		}}, "is NaN"},
		"worlds apart": {odd{right, right.Fields(), func(_ game.State, _ game.Seat, dst []float32) {
			calls++
			dst[last] = 1 / calls
		}}, "differs between worlds"},
		"seen alike": {round, "have the same observation"},
		"something left": {odd{right, right.Fields(), func(_ game.State, _ game.Seat, dst []float32) {
			blot(right, dst, "prayer")
		}}, "Player.Prayer is not observed"},
	} {
		s := Suite{Game: kemetkit.Game, Observer: o.observer, Setups: []game.Setup{{Players: 2}},
			Derived: []string{"score"}}
		if name == "something left" {
			s.Forget = func(s game.State) {
				for i := range s.(*kemet.State).Player {
					s.(*kemet.State).Player[i].Prayer = 0
				}
			}
		}
		found := ""
		for _, wrong := range s.check(4) {
			found += wrong.Error() + "\n"
		}
		if !strings.Contains(found, o.want) {
			t.Errorf("%s: %.500s", name, found)
		}
	}
}

func nothing(game.State, game.Seat, []float32) {}

// blot clears a field.
func blot(o game.Observer, numbers []float32, name string) {
	for _, f := range o.Fields() {
		if f.Name == name {
			clear(numbers[f.Offset : f.Offset+f.Len()])
		}
	}
}

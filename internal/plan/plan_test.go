package plan

import (
	"fmt"
	"reflect"
	"slices"
	"testing"

	"ennead/game"
	"ennead/games"
)

// TestPlansTellTheTruthAndNoMore plays games by chance, and tries lines by chance for every seat at some of their
// moments. A line is the same for every world that the seat cannot tell from the real one, and what it shows is what
// the choices would really lead to.
func TestPlansTellTheTruthAndNoMore(t *testing.T) {
	for _, g := range games.All() {
		t.Run(g.ID(), func(t *testing.T) {
			t.Parallel()
			least, most := g.Players()
			ends, lines, steps, others, unlikely := map[End]int{}, 0, 0, 0, 0
			for seed := range uint64(6) {
				players := max(least, 2) + int(seed)%(most-max(least, 2)+1)
				s, err := g.New(game.Setup{Players: players})
				if err != nil {
					t.Fatal(err)
				}
				r := game.NewRand(seed)
				for n := 0; s.Owing() != 0; n++ {
					if !s.Owing().Has(game.Nature) && r.Intn(12) == 0 && lines < 20*int(seed+1) {
						for seat := range game.Seat(players) {
							line, possible := tried(t, g, s, seat, &r)
							if lines++; !possible {
								unlikely++
							}
							ends[line.End]++
							steps += len(line.Steps)
							for _, step := range line.Steps {
								if step.Seat != seat {
									others++
								}
							}
						}
					}
					seat := s.Owing().First()
					moves := s.Moves(nil, seat)
					s.Play(seat, moves[r.Intn(len(moves))], nil)
				}
			}
			t.Logf("%d lines, %d unlikely; %d steps, %d of them by others; ends %v", lines, unlikely, steps, others,
				ends)
			if steps < 100 || others < 5 || unlikely*25 > lines {
				t.Errorf("%d lines, %d with choices that others do not have; %d steps, %d by others", lines, unlikely,
					steps, others)
			}
		})
	}
}

// tried tries a line by chance from what a seat sees, and reports whether the others really have the choices that were
// tried for them.
func tried(t *testing.T, g game.Game, s game.State, seat game.Seat, r *game.Rand) (*Line, bool) {
	t.Helper()
	view, twin := masked(s, seat), masked(s, seat)
	twin.Determinize(seat, r)
	twin.Mask(seat)
	table, other := Table{Game: g, View: view, Seat: seat}, Table{Game: g, View: twin, Seat: seat}
	var choices []Choice
	line := table.Try(nil)
	for len(choices) < 10 && line.End == Open {
		m := line.Choices[r.Intn(len(line.Choices))].Move
		if !slices.Contains(s.Copy().Moves(nil, seat), m) && len(choices) == 0 && line.Chooser == seat {
			t.Fatalf("seat %d cannot choose %s", seat, g.Lexicon().Text(m))
		}
		choices = append(choices, Choice{line.Chooser, m})
		line = table.Try(choices)
		if line.Broken {
			t.Fatalf("seat %d: %s is offered and refused", seat, text(g, choices))
		}
	}
	if d := differ(g, line, other.Try(choices)); d != "" {
		t.Fatalf("seat %d: %s depends on what the seat may not know: %s", seat, text(g, choices), d)
	}
	real := table.in([]game.State{s.Copy()}, *r, choices)
	if real.Broken && choices[len(real.Steps)].Seat != seat {
		return line, false
	}
	if len(real.Steps) < len(line.Steps) {
		t.Fatalf("seat %d: %s is really impossible", seat, text(g, choices))
	}
	known := len(line.Steps)
	if line.End == Hidden {
		known--
	}
	for i, step := range line.Steps[:known] {
		other := real.Steps[i]
		if !step.After.Equal(other.After) || !slices.Equal(step.Events, other.Events) ||
			step.Seat == seat && !reflect.DeepEqual(step.Label, other.Label) {
			t.Errorf("seat %d: step %d of %s would really lead to something else:\n%s\n%s", seat, i+1,
				text(g, choices), g.Position(step.After), g.Position(other.After))
		}
	}
	return line, true
}

func text(g game.Game, choices []Choice) (all string) {
	for _, c := range choices {
		all += fmt.Sprintf("%s %s, ", c.Seat.Text(), g.Lexicon().Text(c.Move))
	}
	return all
}

// differ says how two lines differ, if they do.
func differ(g game.Game, a, b *Line) string {
	if len(a.Steps) != len(b.Steps) || a.End != b.End || a.Chooser != b.Chooser ||
		!reflect.DeepEqual(a.Choices, b.Choices) {
		return fmt.Sprintf("%d steps, %q, %d choices; %d steps, %q, %d choices", len(a.Steps), a.End, len(a.Choices),
			len(b.Steps), b.End, len(b.Choices))
	}
	for i, step := range a.Steps {
		if !step.After.Equal(b.Steps[i].After) {
			return fmt.Sprintf("after step %d\n%s\n%s", i+1, g.Position(step.After), g.Position(b.Steps[i].After))
		}
		if !slices.Equal(step.Events, b.Steps[i].Events) || !reflect.DeepEqual(step.Label, b.Steps[i].Label) {
			return fmt.Sprintf("step %d: %v, %v", i+1, step.Events, b.Steps[i].Events)
		}
	}
	return ""
}

// TestLinesAreBounded: a line has no more choices than it may have, however many are asked for.
func TestLinesAreBounded(t *testing.T) {
	long := false
	for _, g := range games.All() {
		s, err := g.New(game.Setup{Players: 3})
		if err != nil {
			t.Fatal(err)
		}
		r := game.NewRand(5)
		for n := 0; n < 300 && s.Owing() != 0; n++ {
			if seat := s.Owing().First(); seat != game.Nature && n%25 == 0 {
				line, choices := (Table{Game: g, View: masked(s, seat), Seat: seat}).Try(nil), []Choice(nil)
				for line.End == Open && len(choices) < Most+5 {
					choices = append(choices, Choice{Whoever, line.Choices[r.Intn(len(line.Choices))].Move})
					line = (Table{Game: g, View: masked(s, seat), Seat: seat}).Try(choices)
				}
				long = long || line.End == Long
				if len(line.Steps) > Most || len(line.Steps) != len(choices) {
					t.Errorf("%s: %d steps of %d choices", g.ID(), len(line.Steps), len(choices))
				}
			}
			seat := s.Owing().First()
			moves := s.Moves(nil, seat)
			s.Play(seat, moves[r.Intn(len(moves))], nil)
		}
	}
	if !long {
		t.Error("no line was as long as it may be")
	}
}

// masked returns what a seat sees.
func masked(s game.State, seat game.Seat) game.State {
	view := s.Copy()
	view.Mask(seat)
	return view
}

// TestOwnOnlyChoices: who makes even an only choice themselves makes it in a plan, too; to others it happens there.
func TestOwnOnlyChoices(t *testing.T) {
	seen := 0
	for _, g := range games.All() {
		for seed := range uint64(4) {
			s, err := g.New(game.Setup{Players: 2})
			if err != nil {
				t.Fatal(err)
			}
			r := game.NewRand(seed)
			for s.Owing() != 0 {
				seat := s.Owing().First()
				moves := s.Moves(nil, seat)
				move := moves[r.Intn(len(moves))]
				if seat != game.Nature {
					if tail := game.Tail(masked(s, seat), seat, move); len(tail) > 0 && seen < 40 {
						seen++
						followed(t, g, s, seat, move, tail[0].Move)
					}
				}
				s.Play(seat, move, nil)
			}
		}
	}
	if seen < 40 {
		t.Errorf("only %d choices have been followed by an only one", seen)
	}
}

// followed checks what a plan does after a choice that an only one follows.
func followed(t *testing.T, g game.Game, s game.State, seat game.Seat, move, next game.Move) {
	t.Helper()
	table := Table{Game: g, View: masked(s, seat), Seat: seat}
	choices := []Choice{{seat, move}}
	if made := table.Try(choices); made.End == Open && made.Chooser == seat && len(made.Choices) == 1 &&
		made.Choices[0].Move == next {
		t.Errorf("%s: after %s the plan asks for %s", g.ID(), text(g, choices), g.Lexicon().Text(next))
	}
	table.Chooses = true
	asked := table.Try(choices)
	found := slices.ContainsFunc(asked.Choices, func(o Option) bool { return o.Move == next })
	if asked.End != Open || asked.Chooser != seat || !found {
		t.Errorf("%s: after %s the plan does not ask for %s: %q, %v", g.ID(), text(g, choices), g.Lexicon().Text(next),
			asked.End, asked.Choices)
	}
}

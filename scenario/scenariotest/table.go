package scenariotest

import (
	"fmt"
	"slices"
	"strings"
	"sync"
	"testing"

	"github.com/goccy/go-yaml"

	"ennead/game"
	"ennead/scenario"
)

// Table sets up positions of one game for tests of single rules, and plays in them.
type Table[S game.State] struct {
	game  game.Game
	quiet [game.MaxSeats + 1]func() ([]byte, error)
}

// New returns the table of a game. For a quiet position, in which nothing is going on yet, quiet is shown a game that
// has just begun; it may play it on, and returns a merge patch in YAML to change it.
func New[S game.State](g game.Game, quiet func(start S) (patch string)) *Table[S] {
	t := &Table[S]{game: g}
	least, most := g.Players()
	for players := least; players <= most; players++ {
		t.quiet[players] = sync.OnceValues(func() ([]byte, error) {
			start, err := g.New(game.Setup{Players: players})
			if err != nil {
				return nil, err
			}
			patch := quiet(start.(S))
			s, err := t.patch(players, g.Position(start), patch)
			if err != nil {
				return nil, fmt.Errorf("quiet position of %d: %w", players, err)
			}
			return t.game.Position(s), nil
		})
	}
	return t
}

func (t *Table[S]) patch(players int, position []byte, patch string) (s S, err error) {
	change, err := yaml.YAMLToJSON([]byte(patch))
	if err != nil {
		return s, err
	}
	loaded, err := scenario.Load(t.game, game.Setup{Players: players}, position, change)
	if err != nil {
		return s, err
	}
	return loaded.(S), nil
}

// Patched returns the quiet position for that many players, changed by a merge patch in YAML.
func (t *Table[S]) Patched(players int, patch string) (s S, err error) {
	position, err := t.quiet[players]()
	if err != nil {
		return s, err
	}
	return t.patch(players, position, patch)
}

// Given is like Patched, but fails the test on an error.
func (t *Table[S]) Given(tb testing.TB, players int, patch string) S {
	tb.Helper()
	s, err := t.Patched(players, patch)
	if err != nil {
		tb.Fatalf("%s: %v", patch, err)
	}
	return s
}

// read reads a move with its seat, as in scenarios ("1 pass", "* card prayer"); without a seat it belongs to the
// first seat to move.
func (t *Table[S]) read(s S, text string) (game.Seat, game.Move, error) {
	who, what, _ := strings.Cut(text, " ")
	seat, err := game.ParseSeat(who)
	if err != nil {
		seat, what = s.Owing().First(), text
	}
	m, err := t.game.Lexicon().Parse(what)
	return seat, m, err
}

// Play makes moves, each with the seat that makes it ("1 pass", "* card prayer") or for the first seat to move, and
// returns their events.
func (t *Table[S]) Play(tb testing.TB, s S, moves ...string) []game.Event {
	tb.Helper()
	var log game.Log
	for _, text := range moves {
		seat, m, err := t.read(s, text)
		if err != nil {
			tb.Fatal(err)
		}
		if no := game.Allowed(t.game, s, seat, m); no != nil {
			tb.Fatalf("%s: %v; legal: %v", text, no, t.Legal(s))
		}
		s.Play(seat, m, &log)
	}
	return log.Events
}

// Legal returns the legal moves of all seats to move, as texts with their seats.
func (t *Table[S]) Legal(s S) (texts []string) {
	for seat := range s.Owing().All() {
		for _, m := range s.Moves(nil, seat) {
			texts = append(texts, seat.Text()+" "+t.game.Lexicon().Text(m))
		}
	}
	slices.Sort(texts)
	return texts
}

// Can reports whether that is a legal move; it panics if the text is not a move at all.
func (t *Table[S]) Can(s S, text string) bool {
	seat, m, err := t.read(s, text)
	if err != nil {
		panic(err)
	}
	return slices.Contains(s.Moves(nil, seat), m)
}

// Refused checks that a move is refused under that rule.
func (t *Table[S]) Refused(tb testing.TB, s S, text, rule string) {
	tb.Helper()
	seat, m, err := t.read(s, text)
	if err != nil {
		tb.Fatal(err)
	}
	if no := t.game.Refusal(s, seat, m); no == nil || no.Rule != rule {
		tb.Errorf("%s: %v, want it refused by %s", text, no, rule)
	}
}

// Only checks that these are all the legal moves.
func (t *Table[S]) Only(tb testing.TB, s S, moves ...string) {
	tb.Helper()
	slices.Sort(moves)
	if got := t.Legal(s); !slices.Equal(got, moves) {
		tb.Errorf("legal: %v, want %v", got, moves)
	}
}

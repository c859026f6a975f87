package kemet

import (
	"slices"
	"strconv"
	"strings"
	"sync"
	"testing"

	"github.com/goccy/go-yaml"

	"ennead/game"
	"ennead/scenario"
)

// quiet is a position without incident: seat n has city n, nobody has a unit on the board, a card or a
// tile, and seat 1 is to play the first token of the first round.
const quiet = `{round: 1, active: 1, pending: [{step: day, a: 1}, {step: token, seat: 1}]}`

// given is the quiet position for so many players, changed by a merge patch in YAML.
func given(t testing.TB, players int, patch string) *State {
	t.Helper()
	s, err := patched(players, patch)
	if err != nil {
		t.Fatalf("%s: %v", patch, err)
	}
	return s
}

func patched(players int, patch string) (*State, error) {
	change, err := yaml.YAMLToJSON([]byte(patch))
	if err != nil {
		return nil, err
	}
	s, err := scenario.Load(Game, game.Setup{Players: players}, quietFor[players](), change)
	if err != nil {
		return nil, err
	}
	return s.(*State), nil
}

// quietFor are the quiet positions by number of players.
var quietFor [maxSeats + 1]func() []byte

func init() {
	for players := 2; players <= maxSeats; players++ {
		quietFor[players] = sync.OnceValue(func() []byte {
			setup := game.Setup{Players: players}
			s, err := Game.New(setup)
			if err != nil {
				panic(err)
			}
			order := make([]string, players)
			for city := range players {
				s.Play(game.Nature, game.Move{Verb: vCity, A: uint8(city)}, nil)
				order[city] = strconv.Itoa(city + 1)
			}
			change, err := yaml.YAMLToJSON([]byte(quiet[:len(quiet)-1] + ", order: [" + strings.Join(order, ", ") + "], players: {1: {tokens: 5}}}"))
			if err != nil {
				panic(err)
			}
			if s, err = scenario.Load(Game, setup, s.Position(), change); err != nil {
				panic(err)
			}
			return s.Position()
		})
	}
}

// play makes moves, each with the seat that makes it, as in scenarios ("1 pass", "* card prayer"), and
// gives what happened in them.
func play(t testing.TB, s *State, moves ...string) []game.Event {
	t.Helper()
	var log game.Log
	for _, text := range moves {
		seat, m := read(t, text)
		if no := s.Refuse(seat, m); no != nil {
			t.Fatalf("%s: %v; legal: %v", text, no, legal(s))
		}
		s.Play(seat, m, &log)
	}
	return log.Events
}

// read reads a move with its seat.
func read(t testing.TB, text string) (game.Seat, game.Move) {
	t.Helper()
	who, what, _ := strings.Cut(text, " ")
	seat := game.Nature
	if n, err := strconv.Atoi(who); err == nil {
		seat = game.Seat(n - 1)
	}
	m, err := lexicon.Parse(what)
	if err != nil {
		t.Fatal(err)
	}
	return seat, m
}

// legal are the legal moves of all who owe one, as texts with their seats.
func legal(s game.State) (texts []string) {
	for seat := range s.Owing().All() {
		for _, m := range s.Moves(nil, seat) {
			texts = append(texts, seat.Text()+" "+lexicon.Text(m))
		}
	}
	slices.Sort(texts)
	return texts
}

// can tells whether that is a legal move.
func can(s *State, text string) bool { return slices.Contains(legal(s), text) }

// refused asks that a move is refused under that rule.
func refused(t testing.TB, s *State, text, rule string) {
	t.Helper()
	seat, m := read(t, text)
	no := s.Refuse(seat, m)
	if no == nil || no.Rule != rule {
		t.Errorf("%s: %v, want it refused by %s", text, no, rule)
	}
}

// only asks that these are all the legal moves.
func only(t testing.TB, s *State, moves ...string) {
	t.Helper()
	slices.Sort(moves)
	if got := legal(s); !slices.Equal(got, moves) {
		t.Errorf("legal: %v, want %v", got, moves)
	}
}

// roll lets Nature do what she owes.
func roll(s game.State, r *game.Rand) {
	for s.Owing().Has(game.Nature) {
		m, _ := r.Roll(s, nil)
		s.Play(game.Nature, m, nil)
	}
}

// kinds counts the events of a kind.
func kinds(events []game.Event, kind uint8) (n int) {
	for _, e := range events {
		if e.Kind == kind {
			n++
		}
	}
	return n
}

// at is the number of a space.
func at(t testing.TB, name string) uint8 {
	t.Helper()
	i := slices.Index(spaceNames(), name)
	if i < 0 {
		t.Fatalf("there is no space %s", name)
	}
	return uint8(i)
}

// pp is the prayer points of all seats.
func pp(s *State) (list []int) {
	for _, p := range s.Player[:s.Count] {
		list = append(list, int(p.Prayer))
	}
	return list
}

// scores are the VP of all seats.
func scores(s *State) (list []int) {
	for seat := range game.Seat(s.Count) {
		list = append(list, s.Score(seat))
	}
	return list
}

// equal asks for a value.
func equal[T any](t testing.TB, what string, got, want []T) {
	t.Helper()
	if !slices.EqualFunc(got, want, func(a, b T) bool { return any(a) == any(b) }) {
		t.Errorf("%s: %v, want %v", what, got, want)
	}
}

// night is the quiet position with no token left, at the beginning of the Night.
func night(t testing.TB, players int, patch string) *State {
	t.Helper()
	s, err := patched(players, patch)
	if err != nil {
		t.Fatalf("%s: %v", patch, err)
	}
	for i := range s.Player {
		s.Player[i].Tokens = 0
	}
	s.depth = 0
	s.push(StepDay, 0, 0, 0)
	s.settle(nil)
	return s
}

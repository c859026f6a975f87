package gametest

import (
	"errors"
	"fmt"
	"strings"
	"testing"

	"ennead/game"
	"ennead/internal/sticks"
)

var tables = []game.Setup{{Players: 2}, {Players: 4, Options: map[string]string{"rounds": "3"}}}

// TestLittleGame checks that the little game obeys every law.
func TestLittleGame(t *testing.T) {
	s := &Suite{Game: sticks.Game, Setups: tables, Tender: []string{"players"}, Secrets: 100}
	s.Run(t, 200, 20)
	s.mangle(t, 500)
	BadSetups(t, sticks.Game, []BadSetup{{2, "rounds", "4", "no option rounds=4"}}...)
	Options(t, sticks.Game)
}

// TestStirred checks that every third round of the tables is stirred, that its states must obey the laws too, and that
// its record is not checked.
func TestStirred(t *testing.T) {
	stirred := map[int]bool{}
	s := &Suite{Game: sticks.Game, Setups: tables, Stir: func(s game.State, _ *game.Rand) { stirred[s.Seats()] = true }}
	for seed := range uint64(6) {
		clear(stirred)
		setup := tables[seed%2]
		if err := s.play(setup, seed, 1); err != nil {
			t.Fatal(err)
		}
		if stirred[setup.Players] != (seed > 3) {
			t.Errorf("game %d: stirred %v", seed, stirred)
		}
	}
	s.Stir = func(s game.State, _ *game.Rand) { s.Mask(0) }
	for seed, broken := range map[uint64]bool{0: false, 4: true} {
		if err := s.play(tables[0], seed, 1); (err != nil) != broken {
			t.Errorf("game %d with hidden cards: %v", seed, err)
		}
	}
}

func same(s *sticks.State, was game.State) { s.CopyFrom(was) }

// TestLawsAreBroken breaks one law after another. The suite must notice each.
func TestLawsAreBroken(t *testing.T) {
	plays := 0
	lexicon := sticks.Game.Lexicon()
	keep, err := lexicon.Parse("keep")
	if err != nil {
		t.Fatal(err)
	}
	throws := func(m game.Move) bool { return strings.HasPrefix(lexicon.Text(m), "throw") }
	fresh := func(setup game.Setup) (game.State, error) { return sticks.Game.New(setup) }
	for want, how := range map[string]change{
		"is to move but has no legal move": {moves: func(_ *sticks.State, list []game.Move) []game.Move {
			return list[:0]
		}},
		"is offered twice": {moves: func(_ *sticks.State, list []game.Move) []game.Move {
			return append(list, list[0])
		}},
		"is offered but has no text": {moves: func(_ *sticks.State, list []game.Move) []game.Move {
			return append(list, game.Move{Verb: 99})
		}},
		"is legal but not a candidate": {moves: func(_ *sticks.State, list []game.Move) []game.Move {
			if lexicon.Text(list[0]) == "lay red" {
				list = append(list, keep)
			}
			return list
		}},
		"is neither offered nor refused": {moves: func(_ *sticks.State, list []game.Move) []game.Move {
			return list[:(len(list)+1)/2]
		}},
		"is both offered and refused": {refuse: func(_ *sticks.State, m game.Move, no *game.Refusal) *game.Refusal {
			if no == nil && lexicon.Text(m) == "keep" {
				return &game.Refusal{Message: game.Say("STK-4", "sticks.no.turn")}
			}
			return no
		}},
		"a reason has no words": {refuse: func(_ *sticks.State, _ game.Move, no *game.Refusal) *game.Refusal {
			return nil
		}},
		"which is no rule": {refuse: func(_ *sticks.State, _ game.Move, no *game.Refusal) *game.Refusal {
			if no != nil {
				no.Rule = ""
			}
			return no
		}},
		"a refusal changed the state": {refuse: func(s *sticks.State, _ game.Move, no *game.Refusal) *game.Refusal {
			if no != nil {
				s.Mask(0)
			}
			return no
		}},
		"must be at least 1": {weight: func(m game.Move, n int) int {
			if throws(m) {
				return n - 1
			}
			return n
		}},
		"the game does not end": {play: func(s *sticks.State, m game.Move, played func()) {
			if was := s.Copy(); throws(m) {
				played()
				same(s, was)
			} else {
				played()
			}
		}},
		"a copy differs": {copied: func(s *sticks.State) *sticks.State {
			c := s.Copy().(*sticks.State)
			c.Mask(0)
			return c
		}},
		"points, but its sheet": {score: func(n int) int { return n + 1 }},
		"a loaded position differs from the state": {
			load: func(setup game.Setup, _ []byte) (game.State, error) { return fresh(setup) },
		},
		"stricter than the rules: not today": {
			load: func(game.Setup, []byte) (game.State, error) { return nil, errors.New("not today") },
		},
		"masking twice is not masking once": {mask: func(s *sticks.State, masked func()) {
			if s.Owing().Has(game.Nature) {
				s.Play(game.Nature, s.Moves(nil, game.Nature)[0], nil)
			} else {
				masked()
			}
		}},
		"legal moves or their order differ": {moves: func(s *sticks.State, list []game.Move) []game.Move {
			// The order of the moves reveals what another was dealt.
			if text := string(sticks.Game.Position(s)); len(list) > 1 && strings.Contains(text, "gold") {
				list[0], list[1] = list[1], list[0]
			}
			return list
		}},
		"are not public: PublicChoice": {public: true, moves: func(s *sticks.State, list []game.Move) []game.Move {
			// The order of the moves reveals the player's own amulet.
			own := s.Copy()
			own.Mask(s.Owing().First())
			if text := string(sticks.Game.Position(own)); len(list) > 1 && strings.Contains(text, "gold") {
				list[0], list[1] = list[1], list[0]
			}
			return list
		}},
		"called indifferent": {public: true, alike: true},
		"prompts differ": {prompt: func(s *sticks.State) game.Message {
			return game.Say("STK-1", "sticks.prompt", "gold", strings.Count(string(sticks.Game.Position(s)), "gold"))
		}},
		"it is told the move, but sees the same state": {seen: func(game.Seats) game.Seats { return game.Everyone }},
		"secret moves: * to amulet": {event: func(e game.Event) game.Event {
			e.Audience = game.Everyone
			return e
		}},
		"no event tells it anything, but it sees a different state": {mask: func(s *sticks.State, masked func()) {
			if !strings.Contains(string(sticks.Game.Position(s)), `"step":"deal"`) {
				masked()
			}
		}},
		"for nobody, told with * amulet": {event: func(e game.Event) game.Event {
			e.Audience = 0
			return e
		}},
		"give this kind a row among": {refuse: func(_ *sticks.State, _ game.Move, no *game.Refusal) *game.Refusal {
			if no != nil {
				panic("no row")
			}
			return no
		}},
		"has different words": {tell: func(s *sticks.State, e game.Event) game.Message {
			return game.Say("STK-1", "sticks.told", "gold", strings.Count(string(sticks.Game.Position(s)), "gold"))
		}},
		"refusals of": {refuse: func(s *sticks.State, _ game.Move, no *game.Refusal) *game.Refusal {
			if no != nil {
				no.Args = []game.Arg{{Name: "gold", Value: strings.Count(string(sticks.Game.Position(s)), "gold")}}
			}
			return no
		}},
		"Mask(Determinize(s)) is not Mask(s)": {guess: func(s *sticks.State, guessed func()) {
			guessed()
			if s.Owing().Has(game.Nature) {
				s.Play(game.Nature, s.Moves(nil, game.Nature)[0], nil)
			}
		}},
		"the replay ends in a different state": {play: func(s *sticks.State, m game.Move, played func()) {
			if plays++; throws(m) && plays%7 == 0 {
				m.A = m.A%5 + 1
				s.Play(game.Nature, m, nil)
				return
			}
			played()
		}},
	} {
		s := &Suite{Game: wrong{sticks.Game, how}, Setups: tables,
			Rule: func(id string) bool { return strings.HasPrefix(id, "STK-") }}
		closely := 1
		if want == "the game does not end" {
			closely = 1000
		}
		var err error
		for seed := uint64(0); seed < 60 && (err == nil || !strings.Contains(err.Error(), want)); seed++ {
			err = s.play(tables[seed%2], seed, closely)
		}
		if err == nil || !strings.Contains(fmt.Sprint(err), want) {
			t.Errorf("%.300v, not %q", err, want)
		}
	}
}

// ear records what a test reports.
type ear struct {
	testing.TB
	heard strings.Builder
}

func (*ear) Helper()                          {}
func (e *ear) Errorf(format string, a ...any) { fmt.Fprintf(&e.heard, format+"\n", a...) }

// The helpers for errors, probabilities and counts report what is wrong, too.
func TestEars(t *testing.T) {
	lenient := wrong{sticks.Game, change{load: func(setup game.Setup, _ []byte) (game.State, error) {
		return sticks.Game.New(setup)
	}}}
	start, err := lenient.New(tables[0])
	if err != nil {
		t.Fatal(err)
	}
	patched := func(int, string) (*sticks.State, error) { return nil, errors.New("position: somewhere") }
	for want, test := range map[string]func(e *ear){
		`want "step"`:          func(e *ear) { BadPositions(e, patched, []BadPosition{{2, "{}", "step"}}) },
		`"{" for 3 players`:    func(e *ear) { HostilePositions(e, lenient, start) },
		"two positions in one": func(e *ear) { HostilePositions(e, lenient, start) },
		`want "many options"`: func(e *ear) {
			BadSetups(e, sticks.Game, []BadSetup{{2, "rounds", "9", "many options"}}...)
		},
		`loading 5 players`: func(e *ear) {
			BadSetups(e, wrong{sticks.Game,
				change{load: func(game.Setup, []byte) (game.State, error) { return sticks.Game.New(tables[0]) }}})
		},
		"not in components.yaml": func(e *ear) {
			BadComponents(e, sticks.Game, []byte("a: 1"),
				[]Change{{"b", "c", "d"}})
		},
		`want "components: a"`: func(e *ear) {
			BadComponents(e, sticks.Game, []byte("a: 1"),
				[]Change{{"1", "2", "components: a"}})
		},
		`"[1, 2, 3]": sticks has`: func(e *ear) { HostileComponents(e, sticks.Game, "a: 1", "b: %s") },
		"has a chance of": func(e *ear) {
			Alike(e, Odds(throwing(t), 1, func(s *sticks.State) string { return string(sticks.Game.Position(s)) }), 5)
		},
		"5 outcomes, not 4": func(e *ear) {
			Alike(e, Odds(throwing(t), 1, func(s *sticks.State) string { return string(sticks.Game.Position(s)) }), 4)
		},
		"4 lines of 2 choices, not 3": func(e *ear) {
			Perfts(e, sticks.Game, Lines[*sticks.State]{From: "the start", Depth: 2, Want: map[int]int{2: 3}})
		},
	} {
		e := &ear{TB: t}
		if test(e); !strings.Contains(e.heard.String(), want) {
			t.Errorf("heard %.300q, not %q", e.heard.String(), want)
		}
	}
}

// throwing returns a game at its first throw.
func throwing(t *testing.T) *sticks.State {
	t.Helper()
	return Walk(t, sticks.Game, tables[0], 1, func(s *sticks.State) bool {
		return strings.HasPrefix(sticks.Game.Lexicon().Text(s.Moves(nil, s.Owing().First())[0]), "throw")
	})
}

// A position that loads must be sound: read back unchanged, with nothing lost, now and in what follows.
func TestUnsound(t *testing.T) {
	start := begin(t, sticks.Game, tables[0])
	for want, s := range map[string]*Suite{
		"is read back differently": {Game: wrong{sticks.Game,
			change{load: func(setup game.Setup, _ []byte) (game.State, error) {
				s, err := sticks.Game.New(setup)
				s.Play(game.Nature, s.Moves(nil, game.Nature)[len(tables)-1], nil)
				return s, err
			}, position: func([]byte) []byte { return sticks.Game.Position(start) }}}},
		"is lost": {Game: sticks.Game, Conserve: func(game.State) error { return errors.New("a stick is lost") }},
		"after ": {Game: sticks.Game, Conserve: func(s game.State) error {
			if s.Score(0)+s.Score(1) > 0 {
				return errors.New("somebody has points")
			}
			return nil
		}},
	} {
		r := game.NewRand(1)
		if loaded, err := s.sound(tables[0], sticks.Game.Position(start), &r); !loaded || err == nil ||
			!strings.Contains(err.Error(), want) {
			t.Errorf("%t, %.300v, not %q", loaded, err, want)
		}
	}
}

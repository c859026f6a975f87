package gametest

import (
	"bytes"
	"fmt"
	"strings"
	"testing"

	"ennead/game"
	"ennead/internal/barter"
)

var stalls = []game.Setup{{Players: 2}, {Players: 3, Options: map[string]string{"rounds": "3"}}, {Players: 4}}

// passing reports events that show something that is hidden again afterwards: that there was a swap, and what somebody
// holds.
func passing(_ game.State, e game.Event) bool {
	key := barter.Game.Tell(nil, e).Key
	return key == "barter.event.swapped" || key == "barter.event.shown"
}

func bazaar(g game.Game) *Suite {
	return &Suite{Game: g, Setups: stalls, Tender: []string{"players"}, Shows: passing, Secrets: 300,
		Rule: func(id string) bool { return strings.HasPrefix(id, "BAR-") }}
}

// TestBarter checks that the little game with negotiation obeys every law, and that the suite makes every kind of move
// in it.
func TestBarter(t *testing.T) {
	bazaar(barter.Game).Run(t, 300, 10)
	bazaar(barter.Game).mangle(t, 500)
	Allocations(t, barter.Game, stalls)
	verbs := map[string]int{}
	s := bazaar(noting{barter.Game, verbs})
	s.Run(t, 300, 100)
	for _, verb := range []string{"mark", "offer", "accept", "decline", "cancel", "show"} {
		if verbs[verb] < 10 {
			t.Errorf("%d times %s in 300 games", verbs[verb], verb)
		}
	}
	r := game.NewRand(1)
	if match := s.sealed(t, stalls[1], nil); !strings.Contains(s.written(t, match.Record), `"so be it"`) ||
		!match.Over() {
		t.Error("nobody deals in recorded games")
	}
	if state := begin(t, barter.Game, stalls[0]); s.playOn(state, &r, 1000) != nil || state.Owing() != 0 {
		t.Error("a game with deals is not played on to its end")
	}
}

// noting counts the moves that are played.
type noting struct {
	game.Game
	verbs map[string]int
}

type notingState struct {
	*barter.State
	verbs map[string]int
}

func (g noting) New(setup game.Setup) (game.State, error) { return g.of(g.Game.New(setup)) }

func (g noting) Load(setup game.Setup, position []byte) (game.State, error) {
	return g.of(g.Game.Load(setup, position))
}

func (g noting) of(s game.State, err error) (game.State, error) {
	if err != nil {
		return nil, err
	}
	return notingState{s.(*barter.State), g.verbs}, nil
}

func (g noting) Position(s game.State) []byte { return g.Game.Position(s.(notingState).State) }
func (g noting) Prompt(s game.State, seat game.Seat) game.Message {
	return g.Game.Prompt(s.(notingState).State, seat)
}

func (s notingState) Copy() game.State        { return notingState{s.State.Copy().(*barter.State), s.verbs} }
func (s notingState) CopyFrom(o game.State)   { s.State.CopyFrom(o.(notingState).State) }
func (s notingState) Equal(o game.State) bool { return s.State.Equal(o.(notingState).State) }
func (s notingState) Play(seat game.Seat, m game.Move, log *game.Log) {
	verb, _, _ := strings.Cut(barter.Game.Lexicon().Text(m), " ")
	s.verbs[verb]++
	s.State.Play(seat, m, log)
}

// crooked is barter with one fault.
type crooked struct {
	game.Game
	how *crook
}

type crook struct {
	negotiation func(s *barter.State, list []game.Move) []game.Move
	moves       func(list []game.Move) []game.Move
	declines    func(s *barter.State, list []game.Move) []game.Move
	refuse      func(m game.Move, no *game.Refusal) *game.Refusal
	open        bool // Mask hides nothing after an out-of-turn move
	position    func(n int, text []byte) []byte
}

type crookedState struct {
	*barter.State
	how *crook
	n   int // moves played
	// negotiated reports whether the last move was made out of turn.
	negotiated bool
}

func (g crooked) New(setup game.Setup) (game.State, error) { return g.of(g.Game.New(setup)) }

func (g crooked) Load(setup game.Setup, position []byte) (game.State, error) {
	return g.of(g.Game.Load(setup, position))
}

func (g crooked) of(s game.State, err error) (game.State, error) {
	if err != nil {
		return nil, err
	}
	return &crookedState{State: s.(*barter.State), how: g.how}, nil
}

func (s *crookedState) Copy() game.State {
	return &crookedState{s.State.Copy().(*barter.State), s.how, s.n, s.negotiated}
}

func (s *crookedState) CopyFrom(o game.State) {
	s.State.CopyFrom(o.(*crookedState).State)
	s.n, s.negotiated = o.(*crookedState).n, o.(*crookedState).negotiated
}

func (s *crookedState) Equal(o game.State) bool { return s.State.Equal(o.(*crookedState).State) }

func (s *crookedState) Play(seat game.Seat, m game.Move, log *game.Log) {
	s.n++
	s.negotiated, _ = s.IsOutOfTurn(m)
	s.State.Play(seat, m, log)
}

func (s *crookedState) OutOfTurn(dst []game.Move, seat game.Seat) []game.Move {
	dst = s.State.OutOfTurn(dst, seat)
	if s.how.negotiation != nil && len(dst) > 1 {
		dst = s.how.negotiation(s.State, dst)
	}
	return dst
}

func (s *crookedState) Declines(dst []game.Move, seat, by game.Seat) []game.Move {
	dst = s.State.Declines(dst, seat, by)
	if s.how.declines != nil && len(dst) > 0 {
		dst = s.how.declines(s.State, dst)
	}
	return dst
}

func (s *crookedState) Moves(dst []game.Move, seat game.Seat) []game.Move {
	dst = s.State.Moves(dst, seat)
	if s.how.moves != nil && len(dst) > 0 {
		dst = s.how.moves(dst)
	}
	return dst
}

func (s *crookedState) Candidates(dst []game.Move, seat game.Seat) []game.Move {
	return s.Moves(dst, seat)
}

func (g crooked) Refusal(s game.State, seat game.Seat, m game.Move) *game.Refusal {
	no := g.Game.Refusal(s.(*crookedState).State, seat, m)
	if g.how.refuse != nil {
		no = g.how.refuse(m, no)
	}
	return no
}

func (g crooked) Prompt(s game.State, seat game.Seat) game.Message {
	return g.Game.Prompt(s.(*crookedState).State, seat)
}

func (s *crookedState) Mask(seat game.Seat) {
	was := s.State.Copy().(*barter.State)
	s.State.Mask(seat)
	if s.how.open && s.negotiated && was.Owing() != 0 {
		s.State.CopyFrom(was)
	}
}

func (g crooked) Position(s game.State) []byte {
	at := s.(*crookedState)
	if g.how.position != nil {
		return g.how.position(at.n, g.Game.Position(at.State))
	}
	return g.Game.Position(at.State)
}

// TestCrookedNegotiation breaks one law of negotiation after another. The suite must notice each.
func TestCrookedNegotiation(t *testing.T) {
	move := func(text string) game.Move {
		m, err := barter.Game.Lexicon().Parse(text)
		if err != nil {
			t.Fatal(err)
		}
		return m
	}
	add := func(m game.Move) func(*barter.State, []game.Move) []game.Move {
		return func(_ *barter.State, list []game.Move) []game.Move { return append(list, m) }
	}
	for want, how := range map[string]crook{
		"is listed twice as out of turn": {negotiation: func(_ *barter.State,
			list []game.Move) []game.Move {
			return append(list, list[0])
		}},
		"is listed as out of turn but has no text":    {negotiation: add(game.Move{Verb: 99})},
		"is listed as out of turn but is not of that": {negotiation: add(move("dig"))},
		"is neither listed as out of turn nor refused": {negotiation: func(_ *barter.State,
			list []game.Move) []game.Move {
			return list[:1]
		}},
		"is listed as out of turn but refused":           {refuse: refuseAll(move("cancel").Verb, "BAR-4")},
		"cancel is listed as out of turn but refused: B": {refuse: refuseAll(move("cancel").Verb, "BAR-4")},
		"which is no rule":                               {refuse: refuseAll(move("cancel").Verb, "")},
		"listed as a choice": {moves: func(list []game.Move) []game.Move {
			return append(list, move("cancel"))
		}},
		"is told nothing, yet the worlds differ": {open: true},
		"is told nothing, yet the positions differ": {position: func(n int, text []byte) []byte {
			return append(text, bytes.Repeat([]byte(" "), n)...)
		}},
		"and still has 1": {declines: func(_ *barter.State, list []game.Move) []game.Move {
			return append(list[:0], move("wish clay"))
		}},
		"is not legal or not mere words": {declines: func(_ *barter.State, list []game.Move) []game.Move {
			return append(list[:0], move("accept 1"))
		}},
		"is not legal when other offers": {declines: func(_ *barter.State, list []game.Move) []game.Move {
			return append(list, list[0])
		}},
		"depends on what": {declines: func(s *barter.State, list []game.Move) []game.Move {
			if strings.Contains(string(barter.Game.Position(s)), "?") {
				return nil
			}
			return list
		}},
		"legal moves out of turn differ": {negotiation: func(s *barter.State, list []game.Move) []game.Move {
			if strings.Contains(string(barter.Game.Position(s)), `"gold":1`) {
				list[0], list[1] = list[1], list[0]
			}
			return list
		}},
	} {
		s := bazaar(crooked{barter.Game, &how})
		closely := 1
		if strings.Contains(want, "yet") {
			closely = 1000
		}
		var err error
		for seed := uint64(0); seed < 60 && (err == nil || !strings.Contains(err.Error(), want)); seed++ {
			err = s.play(stalls[seed%3], seed, closely)
		}
		if err == nil || !strings.Contains(fmt.Sprint(err), want) {
			t.Errorf("%.300v, not %q", err, want)
		}
	}
}

// refuseAll refuses a verb with that rule.
func refuseAll(verb uint8, rule string) func(game.Move, *game.Refusal) *game.Refusal {
	return func(m game.Move, no *game.Refusal) *game.Refusal {
		if m.Verb == verb && (no != nil || rule != "") {
			return &game.Refusal{Message: game.Say(rule, "barter.refuse.now")}
		}
		return no
	}
}

// TestUndoUnderNegotiation checks that words stay when an earlier choice is taken back, and that binding moves prevent
// undo.
func TestUndoUnderNegotiation(t *testing.T) {
	s := bazaar(barter.Game)
	for seed := range uint64(3000) {
		r := game.NewRand(seed)
		text := s.cutOff(t, stalls[seed%3], seed, 6+r.Intn(12))
		record, err := game.ReadRecord(strings.NewReader(text), s.find)
		if err != nil {
			t.Fatal(err)
		}
		match, err := game.Replay(s.Game, record)
		if err != nil {
			t.Fatal(err)
		}
		if err := undo(match, &r); err != nil {
			t.Fatalf("seed %d: %v", seed, err)
		}
	}
}

package gametest

import (
	"ennead/game"
	"ennead/internal/sticks"
)

// wrong is the little game with one fault.
type wrong struct {
	game.Game
	how change
}

// change is the fault; nil functions change nothing.
type change struct {
	moves    func(s *sticks.State, list []game.Move) []game.Move
	refuse   func(s *sticks.State, m game.Move, no *game.Refusal) *game.Refusal
	weight   func(m game.Move, n int) int
	play     func(s *sticks.State, m game.Move, played func())
	mask     func(s *sticks.State, masked func())
	guess    func(s *sticks.State, guessed func())
	copied   func(s *sticks.State) *sticks.State
	score    func(n int) int
	position func(text []byte) []byte
	load     func(setup game.Setup, position []byte) (game.State, error)
	prompt   func(s *sticks.State) game.Message
	seen     func(seats game.Seats) game.Seats
	event    func(e game.Event) game.Event
	tell     func(s *sticks.State, e game.Event) game.Message
	public   bool // all choices count as public, see [game.PublicChoices]
	alike    bool // all choices count as the same, see [game.Indifferent]
}

type state struct {
	*sticks.State
	how *change
}

func (w wrong) New(setup game.Setup) (game.State, error) { return w.of(w.Game.New(setup)) }

func (w wrong) Load(setup game.Setup, position []byte) (game.State, error) {
	if w.how.load != nil {
		return w.of(w.how.load(setup, position))
	}
	return w.of(w.Game.Load(setup, position))
}

func (w wrong) of(s game.State, err error) (game.State, error) {
	if err != nil {
		return nil, err
	}
	return &state{s.(*sticks.State), &w.how}, nil
}

func (s *state) Copy() game.State {
	if s.how.copied != nil {
		return &state{s.how.copied(s.State), s.how}
	}
	return &state{s.State.Copy().(*sticks.State), s.how}
}

// PublicChoice says what the fault says.
func (s *state) PublicChoice(game.Seat) bool { return s.how.public }

// Indifferent says what the fault says.
func (s *state) Indifferent(game.Seat) bool { return s.how.alike }

func (s *state) CopyFrom(o game.State)   { s.State.CopyFrom(o.(*state).State) }
func (s *state) Equal(o game.State) bool { return s.State.Equal(o.(*state).State) }

func (s *state) Moves(dst []game.Move, seat game.Seat) []game.Move {
	dst = s.State.Moves(dst, seat)
	if s.how.moves != nil && len(dst) > 0 {
		dst = s.how.moves(s.State, dst)
	}
	return dst
}

func (w wrong) Refusal(s game.State, seat game.Seat, m game.Move) *game.Refusal {
	no := w.Game.Refusal(within(s), seat, m)
	if w.how.refuse != nil {
		no = w.how.refuse(within(s), m, no)
	}
	return no
}

func (s *state) Weight(m game.Move) int {
	if s.how.weight != nil {
		return s.how.weight(m, s.State.Weight(m))
	}
	return s.State.Weight(m)
}

func (s *state) Play(seat game.Seat, m game.Move, log *game.Log) {
	played := func() {
		s.State.Play(seat, m, log)
		if s.how.event == nil || log == nil {
			return
		}
		for i, e := range log.Events {
			log.Events[i] = s.how.event(e)
		}
	}
	if s.how.play == nil {
		played()
		return
	}
	s.how.play(s.State, m, played)
}

func (s *state) VisibleTo(seat game.Seat, m game.Move) game.Seats {
	if s.how.seen != nil {
		return s.how.seen(s.State.VisibleTo(seat, m))
	}
	return s.State.VisibleTo(seat, m)
}

func (w wrong) Tell(s game.State, e game.Event) game.Message {
	if w.how.tell != nil {
		return w.how.tell(within(s), e)
	}
	return w.Game.Tell(within(s), e)
}

func (s *state) Mask(seat game.Seat) {
	masked := func() { s.State.Mask(seat) }
	if s.how.mask == nil {
		masked()
		return
	}
	s.how.mask(s.State, masked)
}

func (s *state) Determinize(seat game.Seat, r *game.Rand) {
	guessed := func() { s.State.Determinize(seat, r) }
	if s.how.guess == nil {
		guessed()
		return
	}
	s.how.guess(s.State, guessed)
}

func (s *state) Score(seat game.Seat) int {
	if s.how.score != nil {
		return s.how.score(s.State.Score(seat))
	}
	return s.State.Score(seat)
}

func (w wrong) Position(s game.State) []byte {
	text := w.Game.Position(within(s))
	if w.how.position != nil {
		return w.how.position(text)
	}
	return text
}

func (w wrong) Prompt(s game.State, seat game.Seat) game.Message {
	if w.how.prompt != nil {
		return w.how.prompt(within(s))
	}
	return w.Game.Prompt(within(s), seat)
}

func (w wrong) Label(s game.State, seat game.Seat, m game.Move) game.Message {
	return w.Game.Label(within(s), seat, m)
}

// within returns the state of the little game inside.
func within(s game.State) *sticks.State { return s.(*state).State }

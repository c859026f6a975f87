package game_test

import (
	"errors"
	"slices"
	"testing"

	"ennead/game"
	"ennead/internal/barter"
)

// forsaken is barter with players who leave and come back. Two words of barter have that meaning here.
type forsaken struct{ game.Game }

type forsakenState struct {
	*barter.State
	away game.Seats
}

var gone, back = called("wish clay"), called("wish gold")

// called returns a move of barter.
func called(text string) game.Move {
	m, err := barter.Game.Lexicon().Parse(text)
	if err != nil {
		panic(err)
	}
	return m
}

func (g forsaken) New(setup game.Setup) (game.State, error) {
	s, err := g.Game.New(setup)
	return &forsakenState{State: s.(*barter.State)}, err
}

func (g forsaken) Refusal(s game.State, seat game.Seat, m game.Move) *game.Refusal {
	if s.Why(seat, m).No == game.NotNow {
		return &game.Refusal{Message: game.Say("BAR-0", "barter.no.away")}
	}
	return g.Game.Refusal(s.(*forsakenState).State, seat, m)
}

func (s *forsakenState) Copy() game.State {
	return &forsakenState{s.State.Copy().(*barter.State), s.away}
}

func (s *forsakenState) Desertion() (game.Move, game.Move) { return gone, back }
func (s *forsakenState) Deserters() game.Seats             { return s.away }

func (s *forsakenState) OutOfTurn(dst []game.Move, seat game.Seat) []game.Move {
	return slices.DeleteFunc(s.State.OutOfTurn(dst, seat), func(m game.Move) bool { return m == gone || m == back })
}

func (s *forsakenState) IsOutOfTurn(m game.Move) (outOfTurn, words bool) {
	if m == gone || m == back {
		return true, false
	}
	return s.State.IsOutOfTurn(m)
}

func (s *forsakenState) VisibleTo(seat game.Seat, m game.Move) game.Seats {
	if m == gone || m == back {
		return game.Everyone
	}
	return s.State.VisibleTo(seat, m)
}

func (s *forsakenState) Why(seat game.Seat, m game.Move) game.Reason {
	switch {
	case m == gone && s.away.Has(seat), m == back && !s.away.Has(seat):
		return game.Reason{No: game.NotNow}
	case m == gone, m == back:
		return game.Reason{}
	}
	return s.State.Why(seat, m)
}

func (s *forsakenState) Play(seat game.Seat, m game.Move, log *game.Log) {
	switch m {
	case gone:
		s.away = s.away.With(seat)
	case back:
		s.away &^= seat.Set()
	default:
		s.State.Play(seat, m, log)
	}
}

// deserting begins a game of two in which the first seat has the next choice.
func deserting(t *testing.T, limits game.Limits) *game.Match {
	t.Helper()
	m, err := game.NewMatch(forsaken{barter.Game}, game.Record{Setup: game.Setup{Players: 2}})
	if err != nil {
		t.Fatal(err)
	}
	m.Limits = limits
	for _, text := range []string{"* stone clay", "* stone clay", "* stone gold", "* stone gold"} {
		say(t, m, text)
	}
	return m
}

// No list has the move of a player who leaves, and a match makes it where the rules allow it.
func TestDesertion(t *testing.T) {
	m := deserting(t, game.Limits{})
	if game.DesertersOf(m.State) != 0 || slices.Contains(game.OutOfTurnOf(m.State, nil, 1), gone) {
		t.Error("somebody has left, or is offered to")
	}
	var refusal *game.Refusal
	if err := m.Play(1, back); !errors.As(err, &refusal) || refusal.Rule != "BAR-0" {
		t.Errorf("back without having left: %v", err)
	}
	if err := m.Play(1, gone); err != nil {
		t.Fatal(err)
	}
	if game.DesertersOf(m.State) != 1<<1 || !game.IsDesertion(m.State, gone) || !game.IsDesertion(m.State, back) {
		t.Errorf("%b have left", game.DesertersOf(m.State))
	}
	if err := m.Play(1, gone); !errors.As(err, &refusal) {
		t.Errorf("left twice: %v", err)
	}
	if err := m.Play(2, gone); !errors.Is(err, game.ErrNotYours) {
		t.Errorf("a seat that does not exist has left: %v", err)
	}
	if err := m.Play(1, back); err != nil || game.DesertersOf(m.State) != 0 {
		t.Errorf("back: %v", err)
	}
	state, err := barter.Game.New(game.Setup{Players: 2})
	if err != nil || game.DesertersOf(state) != 0 || game.IsDesertion(state, gone) {
		t.Errorf("a game without deserters: %v", err)
	}
}

// That somebody has left is news, so nothing before it is taken back; and it is not talk, so a seat that has talked
// all it may can still leave.
func TestDesertionIsNoTalk(t *testing.T) {
	m := deserting(t, game.Limits{All: game.UsualLimits().All})
	if m.Undoable(0) != 0 {
		t.Fatal("nothing was chosen, and something may be taken back")
	}
	say(t, m, "1 rest")
	if m.Undoable(0) != 1 {
		t.Fatal("the choice may not be taken back")
	}
	_, mark := bartered(t, "2 mark gold clay")
	if err := m.Play(1, mark); !errors.Is(err, game.ErrTalk) {
		t.Errorf("talk without room: %v", err)
	}
	if err := m.Play(1, gone); err != nil {
		t.Errorf("leaving without room for talk: %v", err)
	}
	if m.Undoable(0) != 0 {
		t.Error("a choice before somebody left may be taken back")
	}
}

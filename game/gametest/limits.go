package gametest

import (
	"bytes"
	"errors"
	"fmt"
	"slices"
	"strings"

	"ennead/game"
)

// tightLimits are limits that every game reaches.
var tightLimits = game.Limits{All: game.Room{Turns: 120, Text: 3000}, Talk: game.Room{Turns: 12, Text: 700}}

// full checks that a match never accepts more than can be read with the same limits, and that negotiation is stopped
// long before, so that enough room is left for the game itself.
func (p *player) full() error {
	m, err := game.NewMatch(p.Game, game.Record{Setup: p.setup})
	if err != nil {
		return err
	}
	m.Limits = tightLimits
	for !m.Over() {
		err := p.chatter(m)
		if err == nil {
			seat := m.State.Owing().First()
			p.moves = m.State.Moves(p.moves[:0], seat)
			err = p.within(m, game.Turn{Seat: seat, Move: p.moves[p.rand.Intn(len(p.moves))]})
		}
		if errors.Is(err, game.ErrFull) {
			break
		}
		if err != nil {
			return err
		}
	}
	return p.loads(m)
}

// chatter lets seats negotiate within the limits.
func (p *player) chatter(m *game.Match) error {
	return p.negotiators.play(m.State, &p.rand, func(t game.Turn, _ []game.Move) error {
		if p.rand.Intn(4) == 0 {
			t.Note = strings.Repeat("\u00a0é\"", 1+p.rand.Intn(game.MaxNote/3))
		}
		if err := p.within(m, t); !errors.Is(err, game.ErrTalk) {
			return err
		}
		return nil
	})
}

// within makes a legal move. If there is no room for it, nothing changes; a move in turn is refused only if the record
// is full.
func (p *player) within(m *game.Match, t game.Turn) error {
	p.before.CopyFrom(m.State)
	turns := slices.Clone(m.Record.Turns)
	err := m.PlayWith(t.Seat, t.Move, t.Note)
	if err == nil {
		return nil
	}
	if !m.State.Equal(p.before) || !slices.Equal(m.Record.Turns, turns) {
		return fmt.Errorf("a move without room changes the match (%w)", err)
	}
	if !errors.Is(err, game.ErrFull) {
		return err
	}
	all := room(p.Game, append(turns, t), func(game.Turn) bool { return true })
	if all.Turns <= tightLimits.All.Turns && all.Text <= tightLimits.All.Text {
		return fmt.Errorf("no room is left in %+v", all)
	}
	return err
}

// loads checks that the record is read back and leads to the same state, and that no seat has exceeded its limit of
// talk.
func (p *player) loads(m *game.Match) error {
	for seat := range game.Seat(m.State.Seats()) {
		said := room(p.Game, m.Record.Turns, func(t game.Turn) bool {
			outOfTurn, _ := game.IsOutOfTurn(m.State, t.Move)
			return outOfTurn && t.Seat == seat
		})
		if said.Turns > tightLimits.Talk.Turns || said.Text > tightLimits.Talk.Text {
			return fmt.Errorf("%s has talked %+v", whom(seat), said)
		}
	}
	var text bytes.Buffer
	if err := game.WriteRecord(&text, p.Game, m.Record); err != nil {
		return err
	}
	back, err := tightLimits.ReadRecord(&text, func(string) game.Game { return p.Game })
	if err != nil {
		return fmt.Errorf("what was accepted cannot be read: %w", err)
	}
	again, err := game.Replay(p.Game, back)
	if err != nil {
		return fmt.Errorf("what was accepted cannot be replayed: %w", err)
	}
	if !again.State.Equal(m.State) {
		return fmt.Errorf("what was accepted leads to a different state")
	}
	return nil
}

// roomy checks that a whole game needs little of the room that negotiation leaves.
func (p *player) roomy() error {
	limits := game.UsualLimits()
	own := room(p.Game, p.turns, func(t game.Turn) bool {
		outOfTurn, _ := game.IsOutOfTurn(p.state, t.Move)
		return !outOfTurn
	})
	seats := p.state.Seats()
	left := game.Room{Turns: limits.All.Turns - seats*limits.Talk.Turns, Text: limits.All.Text - seats*limits.Talk.Text}
	if 4*own.Turns > left.Turns || 4*own.Text > left.Text {
		return fmt.Errorf("a game needs %+v of the %+v that talk leaves", own, left)
	}
	return nil
}

// room returns how much of a record some turns take.
func room(g game.Game, turns []game.Turn, counts func(game.Turn) bool) (r game.Room) {
	var text bytes.Buffer
	head := &game.Record{}
	_ = game.WriteRecord(&text, g, head) // writing to a buffer cannot fail
	before := text.Len()
	for _, t := range turns {
		if counts(t) {
			head.Turns = append(head.Turns, t)
		}
	}
	text.Reset()
	_ = game.WriteRecord(&text, g, head) // writing to a buffer cannot fail
	return game.Room{Turns: len(head.Turns), Text: text.Len() - before}
}

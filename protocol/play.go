package protocol

import (
	"bytes"
	"errors"

	"ennead/game"
)

func (t *table) owing(*request) (any, error) {
	return t.since(len(t.match.Record.Turns)), nil
}

// play makes a move; without a seat, for the only one to move. A negotiation move may have a note.
func (t *table) play(r *request) (any, error) {
	if owing := t.match.State.Owing(); !r.Seat.given && owing.Len() == 1 {
		r.Seat = seat{owing.First(), true}
	}
	s, err := t.place(r, true, false)
	if err != nil {
		return nil, err
	}
	before := t.match.Made()
	if err := t.choose(s, &r.Move, r.Note); err != nil {
		return nil, err
	}
	return t.since(t.match.After(before)), nil
}

// roll makes Nature's moves if the peer is asked for them.
func (t *table) roll(*request) (any, error) {
	if !t.match.State.Owing().Has(game.Nature) {
		return nil, fault("not_yours", "Nature owes no choice now")
	}
	before := len(t.match.Record.Turns)
	if err := t.draw(); err != nil {
		return nil, err
	}
	return t.since(before), nil
}

// refuse says why a move is illegal, or that it is legal.
func (t *table) refuse(r *request) (any, error) {
	s, err := t.place(r, true, false)
	if err != nil {
		return nil, err
	}
	m, err := r.Move.in(t.game.Lexicon())
	if err != nil {
		return nil, err
	}
	answer := struct {
		Legal  bool     `json:"legal"`
		Reason *message `json:"reason,omitempty"`
	}{Legal: true}
	view := t.match.State
	if s != game.Nature {
		view = t.match.View(s)
	}
	if err := game.Allowed(t.match.Game, view, s, m); err != nil {
		answer.Legal, answer.Reason = false, &message{Key: explain(err).Code}
		if refusal := t.match.Game.Refusal(view, s, m); refusal != nil {
			reason := say(refusal.Message)
			answer.Reason = &reason
		}
	}
	return answer, nil
}

// undo takes back the last choice of a player and Nature's moves since, or the given number of moves.
func (t *table) undo(r *request) (any, error) {
	turns := t.match.Record.Turns
	keep := len(turns) - r.Turns
	if r.Turns == 0 {
		keep = len(turns) - 1
		for keep > 0 && turns[keep].Seat == game.Nature {
			keep--
		}
	}
	if r.Turns < 0 || keep < 0 || r.Turns == 0 && turns[keep].Seat == game.Nature {
		return nil, fault("request", "there are not so many moves to take back")
	}
	t.back(keep)
	if err := t.chance(); err != nil {
		return nil, err
	}
	return t.since(keep), nil
}

func (t *table) record(*request) (any, error) {
	if t.loaded {
		return nil, fault("record", "a game that began from a position has no record")
	}
	var text bytes.Buffer
	if err := game.WriteRecord(&text, t.game, t.match.Record); err != nil {
		return nil, errors.Join(errors.New("write record"), err)
	}
	return map[string]string{"record": text.String()}, nil
}

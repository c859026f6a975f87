package flow

import "ennead/game"

// Reason is why a move is not legal, as small numbers whose meaning belongs to its kind; the zero
// reason is none.
type Reason struct {
	No   No
	A, B uint8
}

// No is a kind of refusal: the number of its row in the game's [Refusals].
type No uint8

// NotNow is the refusal of a move that is not among the choices now. A game's own kinds begin after it.
const NotNow No = 1

// Refusals say which rule and which words go with each kind of refusal.
type Refusals[S any] struct {
	Keys string // what the keys of the catalogue begin with, such as "kemet.no."
	Turn string // the rule against who owes no choice; its key is "turn", that of [NotNow] "not-now"
	Rows []Refusal[S]
}

// Refusal is one kind of refusal: its rule, its key, and what its sentence speaks of.
type Refusal[S any] struct {
	Rule, Key string
	Args      func(c Case[S]) []any // alternating names and values, as [game.Say] takes them
}

// Case is a move that is not legal, with all that a sentence about it may speak of.
type Case[S any] struct {
	State *S
	Seat  game.Seat
	Move  game.Move
	Reason
}

// Refuse is nil if the move is legal for the seat now, else the reason in words to be.
func (r *Refusals[S]) Refuse(t *Table[S], s *S, st *Stack, seat game.Seat, m game.Move) *game.Refusal {
	if !st.owing.Has(seat) {
		return r.say(r.Turn, "turn")
	}
	switch why := t.Why(s, st, seat, m); why.No {
	case 0:
		return nil
	case NotNow:
		return r.say(t[st.Top().Step].Rule, "not-now")
	default:
		return r.Say(Case[S]{s, seat, m, why})
	}
}

// Say puts a reason into words to be.
func (r *Refusals[S]) Say(c Case[S]) *game.Refusal {
	row := &r.Rows[c.No]
	if row.Args == nil {
		return r.say(row.Rule, row.Key)
	}
	return r.say(row.Rule, row.Key, row.Args(c)...)
}

func (r *Refusals[S]) say(rule, key string, args ...any) *game.Refusal {
	return &game.Refusal{Message: game.Say(rule, r.Keys+key, args...)}
}

package flow

import "ennead/game"

// Reason is why a move is not legal, and No the kind of it; see [game.Reason].
type (
	Reason = game.Reason
	No     = game.No
)

// NotNow is the last kind of refusal that all games share: a game's own kinds begin after it.
const NotNow = game.NotNow

// Refusals say which rule and which words go with each kind of refusal.
type Refusals[S any] struct {
	Keys string // what the keys of the catalogue begin with, such as "kemet.no."
	Turn string // the rule against a seat that owes no choice; its key is "turn", that of [game.NotNow] "not-now"
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

// Say puts the reason of a case into a message; nil if there is none. now is the rule of the step that is owed.
func (r *Refusals[S]) Say(c Case[S], now string) *game.Refusal {
	switch c.No {
	case 0:
		return nil
	case game.NotYours:
		return r.say(r.Turn, "turn")
	case game.NotNow:
		return r.say(now, "not-now")
	}
	row := &r.Rows[c.No]
	if row.Args == nil {
		return r.say(row.Rule, row.Key)
	}
	return r.say(row.Rule, row.Key, row.Args(c)...)
}

func (r *Refusals[S]) say(rule, key string, args ...any) *game.Refusal {
	return &game.Refusal{Message: game.Say(rule, r.Keys+key, args...)}
}

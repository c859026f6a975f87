package flow

import "ennead/game"

// Reason is why a move is illegal, and No is its kind; see [game.Reason].
type (
	Reason = game.Reason
	No     = game.No
)

// NotNow is the last kind of refusal that all games share: a game's own kinds begin after it.
const NotNow = game.NotNow

// Refusals has the rule and the words for each kind of refusal.
type Refusals[S any] struct {
	Keys string // prefix of the catalogue keys, such as "kemet.no."
	Turn string // the rule for a seat that is not to move; its key is "turn", and that of [game.NotNow] is "not-now"
	Rows []Refusal[S]
}

// Refusal is a kind of refusal: its rule, its key, and the arguments of its sentence.
type Refusal[S any] struct {
	Rule, Key string
	Args      func(c Case[S]) []any // alternating names and values, as [game.Say] takes them
}

// Case is an illegal move with everything that a sentence about it may mention.
type Case[S any] struct {
	State *S
	Seat  game.Seat
	Move  game.Move
	Reason
}

// Say puts the reason of a case into a message; nil if there is no reason. now is the rule of the current step.
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

// Package deeds says which choices of Tekhenu are compared with each other, to say what the strongest player has
// learnt, and holds what was counted: docs/strength.md says how.
package deeds

import (
	_ "embed"
	"slices"

	"ennead/game"
	"ennead/games/tekhenu"
	"ennead/games/tekhenu/text"
	"ennead/internal/learnt"
)

// Counted is what was counted last.
//
//go:embed counted.json
var Counted []byte

// Kinds are the kinds of choices.
var Kinds = []learnt.Kind{
	{
		Key: "start", Deeds: tekhenu.Numbered("S", tekhenu.StartCount), Number: drafted, Got: got(tekhenu.EvDrafted),
		Name: func(_ game.State, n int) game.Message { return text.StartName(uint8(n)) },
		Effect: func(s game.State, n int) game.Message {
			return text.StartText(s.(*tekhenu.State).Data, uint8(n))
		},
	},
	{
		Key: "first", Deeds: tekhenu.GodNames, Opens: true, Number: learnt.Verb(tekhenu.VDie),
		Name: func(_ game.State, n int) game.Message { return game.Say("", "tekhenu.god."+tekhenu.GodNames[n]) },
	},
	cards("blessing", tekhenu.Blessing),
	cards("technology", tekhenu.Technology),
	cards("decree", tekhenu.Decree),
}

// cards are those of one kind that are taken from the market.
func cards(key string, kind tekhenu.Kind) learnt.Kind {
	return learnt.Kind{
		Key: key, Deeds: tekhenu.CardNames,
		Number: func(_ game.State, m game.Move) (int, bool) {
			return int(m.A), m.Verb == tekhenu.VTake && tekhenu.Card(m.A).Kind() == kind
		},
		Got: func(s game.State, e game.Event) (int, bool) {
			n, ok := got(tekhenu.EvPicked, tekhenu.EvTaken)(s, e)
			return n, ok && tekhenu.Card(n).Kind() == kind
		},
		Name: func(_ game.State, n int) game.Message { return text.CardName(tekhenu.Card(n)) },
		Effect: func(s game.State, n int) game.Message {
			return text.CardText(s.(*tekhenu.State).Data, tekhenu.Card(n))
		},
	}
}

// drafted numbers the Start cards that are drafted. Later the same move says which of them gives its reward first.
func drafted(s game.State, m game.Move) (int, bool) {
	return int(m.A), m.Verb == tekhenu.VStart && s.(*tekhenu.State).Top().Step == tekhenu.StepDraft
}

// got numbers the cards of events.
func got(kinds ...uint8) func(game.State, game.Event) (int, bool) {
	return func(_ game.State, e game.Event) (int, bool) { return int(e.A), slices.Contains(kinds, e.Kind) }
}

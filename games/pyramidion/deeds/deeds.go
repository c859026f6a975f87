// Package deeds says which choices of Pyramidion are compared with each other, to say what the strongest player has
// learnt, and holds what was counted: docs/strength.md says how.
package deeds

import (
	_ "embed"

	"ennead/game"
	"ennead/games/pyramidion"
	"ennead/games/pyramidion/text"
	"ennead/internal/learnt"
)

// Counted is what was counted last.
//
//go:embed counted.json
var Counted []byte

// Kinds are the kinds of choices.
var Kinds = []learnt.Kind{
	{
		Key: "first", Deeds: pyramidion.SiteNames, Opens: true, Number: learnt.Verb(pyramidion.VActivate), Name: site,
		Effect: power,
	},
	{
		Key: "character", Deeds: characters, Number: character,
		Name: func(_ game.State, n int) game.Message { return game.Say("", "pyramidion."+keys[n]) },
		Effect: func(s game.State, n int) game.Message {
			if n < len(pyramidion.TypeNames) {
				return game.Message{}
			}
			return text.Effect(s.(*pyramidion.State), pyramidion.Effect(n-len(pyramidion.TypeNames)))
		},
	},
	{
		Key: "boat", Deeds: pyramidion.BoatNames, Number: learnt.Verb(pyramidion.VLoad),
		Name: func(s game.State, n int) game.Message { return text.Boat(s.(*pyramidion.State), pyramidion.Boat(n)) },
	},
	{Key: "site", Deeds: pyramidion.SiteNames, Number: learnt.Verb(pyramidion.VActivate), Name: site, Effect: power},
}

func site(_ game.State, n int) game.Message {
	return game.Say("", "pyramidion.site."+pyramidion.SiteNames[n])
}

func power(_ game.State, n int) game.Message { return text.Power(pyramidion.Site(n)) }

// characters are the cards: those with an effect by that, all others by their type. The keys are those of their names.
var characters, keys = func() (names, keys []string) {
	for _, name := range pyramidion.TypeNames {
		names, keys = append(names, name), append(keys, "type."+name)
	}
	for _, name := range pyramidion.EffectNames {
		keys = append(keys, "effect."+name)
		if name != "" {
			name = "the-" + name // a card without an effect may be called the same
		}
		names = append(names, name)
	}
	return names, keys
}()

// character numbers the characters that are played.
func character(s game.State, m game.Move) (int, bool) {
	if m.Verb != pyramidion.VPlay {
		return 0, false
	}
	card := &s.(*pyramidion.State).Data.Card[m.A]
	if card.Effect == pyramidion.NoEffect {
		return int(card.Type), true
	}
	return len(pyramidion.TypeNames) + int(card.Effect), true
}

// Package deeds says which choices of Sailing Toward Osiris are compared with each other, to say what the strongest
// player has learnt, and holds what was counted: docs/strength.md says how.
package deeds

import (
	_ "embed"

	"ennead/game"
	"ennead/games/osiris"
	"ennead/games/osiris/text"
	"ennead/internal/learnt"
)

// Counted is what was counted last.
//
//go:embed counted.json
var Counted []byte

// Kinds are the kinds of choices.
var Kinds = []learnt.Kind{
	{
		Key: "first", Deeds: osiris.WorkerNames, Opens: true, Number: learnt.Verb(osiris.VPlace),
		Name: func(_ game.State, n int) game.Message { return game.Say("", "osiris.worker."+osiris.WorkerNames[n]) },
	},
	{
		Key: "corner", Deeds: osiris.CardNames, Number: corner,
		Name: func(s game.State, n int) game.Message { return text.Tokens(s.(*osiris.State).Data.Card[n].Corner) },
	},
	{
		Key: "special", Deeds: osiris.KindNames, Number: special,
		Name:   func(_ game.State, n int) game.Message { return game.Say("", "osiris.kind."+osiris.KindNames[n]) },
		Effect: func(s game.State, n int) game.Message { return text.Effect(s.(*osiris.State), osiris.Kind(n)) },
	},
	{
		Key: "blessing", Deeds: osiris.BlessingNames, Number: learnt.Verb(osiris.VBless),
		Name: func(_ game.State, n int) game.Message {
			return game.Say("", "osiris.blessing."+osiris.BlessingNames[n])
		},
	},
	{
		Key: "plan", Deeds: osiris.MonumentNames,
		Number: func(_ game.State, m game.Move) (int, bool) { return int(m.A) / 4, m.Verb == osiris.VPlan },
		Name: func(_ game.State, n int) game.Message {
			return game.Say("", "osiris.monument."+osiris.MonumentNames[n])
		},
	},
	{
		Key: "town", Deeds: osiris.CityNames,
		Number: func(_ game.State, m game.Move) (int, bool) {
			return town(osiris.Site(m.A), m.Verb == osiris.VOn)
		},
		Got: func(_ game.State, e game.Event) (int, bool) { return town(osiris.Site(e.B), e.Kind == osiris.EvBuilt) },
		Name: func(s game.State, n int) game.Message {
			return text.PlaceName(s.(*osiris.State), osiris.FirstCity+osiris.Place(n))
		},
	},
}

// town numbers the city of a site; ok is false on the land, and where nothing is built.
func town(site osiris.Site, built bool) (int, bool) {
	if !built || !site.City() {
		return 0, false
	}
	return int(site.Place() - osiris.FirstCity), true
}

// corner numbers the city cards that are played for their corner: those alike have the number of the first.
func corner(s game.State, m game.Move) (int, bool) {
	if m.Verb != osiris.VCorner {
		return 0, false
	}
	all := &s.(*osiris.State).Data.Card
	for n := 1; n < int(m.A); n++ {
		if all[n].Corner == all[m.A].Corner {
			return n, true
		}
	}
	return int(m.A), true
}

// special numbers the city cards that are played for their special action, by that.
func special(s game.State, m game.Move) (int, bool) {
	if m.Verb != osiris.VSpecial {
		return 0, false
	}
	return int(s.(*osiris.State).Data.Card[m.A].Kind), true
}

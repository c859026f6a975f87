// Package deeds says which choices of Pharaon are compared with each other, to say what the strongest player has
// learnt, and holds what was counted: docs/strength.md says how.
package deeds

import (
	_ "embed"
	"slices"
	"strconv"

	"ennead/game"
	"ennead/games/pharaon"
	"ennead/games/pharaon/text"
	"ennead/internal/learnt"
)

// Counted is what was counted last.
//
//go:embed counted.json
var Counted []byte

// Kinds are the kinds of choices.
var Kinds = []learnt.Kind{
	{
		Key: "first", Deeds: pharaon.QuarterNames, Opens: true, Number: learnt.Verb(pharaon.VQuarter),
		Name: func(_ game.State, q int) game.Message {
			return game.Say("", "pharaon.quarter."+pharaon.QuarterNames[q])
		},
	},
	{
		Key: "noble", Deeds: game.Numbers(pharaon.NobleCount), Number: learnt.Verb(pharaon.VNoble),
		Got: func(_ game.State, e game.Event) (int, bool) {
			return int(e.A), e.Kind == pharaon.EvTookNoble || e.Kind == pharaon.EvKept
		},
		Name: func(_ game.State, n int) game.Message { return game.Say("", "pharaon.noble."+strconv.Itoa(n)) },
		Effect: func(s game.State, n int) game.Message {
			return text.PowerText(s.(*pharaon.State).Data, uint8(n))
		},
	},
	{
		Key: "artisan", Deeds: game.Numbers(pharaon.ArtisanCount), Number: artisan, Got: took,
		Name: func(s game.State, n int) game.Message {
			return text.ArtisanText(s.(*pharaon.State).Data, uint8(n))
		},
	},
}

// artisan numbers the artisans that are taken by choice.
func artisan(s game.State, m game.Move) (int, bool) {
	if m.Verb != pharaon.VArtisan {
		return 0, false
	}
	return alike(s, m.A), true
}

// took numbers the artisans that are taken, drawn ones, too.
func took(s game.State, e game.Event) (int, bool) {
	if e.Kind != pharaon.EvTookArtist {
		return 0, false
	}
	return alike(s, e.A), true
}

// alike returns the first artisan with the same PP and gains.
func alike(s game.State, artisan uint8) int {
	all := &s.(*pharaon.State).Data.Artisans
	for n := 1; n < int(artisan); n++ {
		if all[n].PP == all[artisan].PP && slices.Equal(all[n].Gain, all[artisan].Gain) {
			return n
		}
	}
	return int(artisan)
}

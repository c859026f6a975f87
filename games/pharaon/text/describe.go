package text

import (
	"ennead/game"
	"ennead/games/pharaon"
)

// The printed content of cards and tiles, in a few words for a picture or a screen reader.

// powerKeys are the keys of powers below "pharaon.power.". An instant power has no key of its own: the text lists its
// parts.
var powerKeys = [...]string{
	pharaon.NoPower:        "none",
	pharaon.SwapResources:  "swap",
	pharaon.HeadStart:      "head-start",
	pharaon.AnyAccess:      "any-access",
	pharaon.AnyFive:        "any-five",
	pharaon.ActWhenFull:    "when-full",
	pharaon.ExchangeBasic:  "exchange",
	pharaon.ExchangeSilver: "exchange-silver",
	pharaon.ExtraBasic:     "extra",
	pharaon.ReplaceJar:     "replace",
}

// partKeys are the keys of the parts of instant powers and of the icons of Traitor tiles, below "pharaon.part.".
var partKeys = [...]string{
	pharaon.EffectNile:        "nile",
	pharaon.EffectSilver:      "silver",
	pharaon.EffectBonus:       "bonus",
	pharaon.EffectArtisan:     "artisan",
	pharaon.EffectStep:        "step",
	pharaon.EffectTakeNoble:   "take-noble",
	pharaon.EffectDropNoble:   "drop-noble",
	pharaon.EffectLevel:       "level",
	pharaon.EffectGod:         "god",
	pharaon.EffectTakeArtisan: "take-artisan",
	pharaon.EffectDropArtisan: "drop-artisan",
	pharaon.EffectTakeLot:     "take-lot",
	pharaon.EffectTakeBonus:   "take-bonus",
	pharaon.EffectTrack:       "track",
}

// PowerText describes the power of a noble in one line.
func PowerText(c *pharaon.Components, noble uint8) game.Message {
	if noble > pharaon.NobleCount {
		return game.Say("", string(nobleTerm(game.Unknown)))
	}
	n := &c.Nobles[noble]
	if n.Power != pharaon.Instant {
		return game.Say("", "pharaon.power."+powerKeys[n.Power],
			"a", tokenTerm(uint8(n.Pair[0])), "b", tokenTerm(uint8(n.Pair[1])),
			"quarter", quarterTerm(uint8(n.Quarter)))
	}
	var parts []game.Message
	for _, e := range n.Effects {
		parts = append(parts, PartText(c, e))
	}
	return chain(parts)
}

// ArtisanText says what an artisan scores and gives.
func ArtisanText(c *pharaon.Components, n uint8) game.Message {
	return game.Say("", "pharaon.move.artisan", artisanArgs(c, n)...)
}

func artisanArgs(c *pharaon.Components, n uint8) []any {
	a := &c.Artisans[n]
	return []any{"pp", a.PP, "gains", gainTerms(a.Gain)}
}

// PartText describes one part of an instant power, or one icon of a Traitor tile.
func PartText(c *pharaon.Components, e pharaon.Effect) game.Message {
	key := "pharaon.part." + partKeys[e.Kind]
	switch e.Kind {
	case pharaon.EffectGod:
		return game.Say("", key, "god", god(c, pharaon.Quarter(e.N)))
	case pharaon.EffectTakeArtisan, pharaon.EffectDropArtisan, pharaon.EffectTrack:
		return game.Say("", key+[]string{"-least", "-most"}[e.N])
	}
	return game.Say("", key, "n", e.N)
}

// chain joins messages with commas.
func chain(parts []game.Message) game.Message {
	all := parts[0]
	for _, p := range parts[1:] {
		all = game.Say("", "pharaon.and", "first", all, "second", p)
	}
	return all
}

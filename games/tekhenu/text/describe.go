package text

import (
	"strconv"

	"ennead/game"
	"ennead/games/tekhenu"
)

// Texts of cards and tiles, in a few words for a drawing or a screen reader.

// chain joins messages with commas.
func chain(parts []game.Message) game.Message {
	if len(parts) == 0 {
		return game.Say("", "tekhenu.gain.none")
	}
	m := parts[len(parts)-1]
	for i := len(parts) - 2; i >= 0; i-- {
		m = game.Say("", "tekhenu.and", "first", parts[i], "second", m)
	}
	return m
}

// Amount names a number of tokens of a kind.
func Amount(t tekhenu.Token, n int) game.Message {
	return game.Say("", "tekhenu.gain."+tekhenu.TokenNames[t], "n", n)
}

func amountVP(n int) game.Message { return game.Say("", "tekhenu.gain.vp", "n", n) }

// GainsText lists gains.
func GainsText(g *tekhenu.Gains) game.Message {
	var parts []game.Message
	if g.VP != 0 {
		parts = append(parts, amountVP(g.VP))
	}
	for t, n := range g.Tokens {
		if n > 0 {
			parts = append(parts, Amount(tekhenu.Token(t), int(n)))
		}
	}
	if g.Population > 0 {
		parts = append(parts, game.Say("", "tekhenu.gain.population", "n", int(g.Population)))
	}
	if g.Happiness > 0 {
		parts = append(parts, game.Say("", "tekhenu.gain.happiness", "n", int(g.Happiness)))
	}
	return chain(parts)
}

// CardText says in one line what a market card does. It is "" for a card that the reader does not know.
func CardText(c *tekhenu.Components, card tekhenu.Card) game.Message {
	if card == 0 || card > tekhenu.Decree.Of(tekhenu.PerKind) {
		return game.Say("", "tekhenu.card.unknown")
	}
	switch n := card.Number(); card.Kind() {
	case tekhenu.Blessing:
		return blessingText(c, n)
	case tekhenu.Technology:
		return techText(c, n)
	default:
		return decreeText(c, n)
	}
}

// blessingKeys holds the catalogue keys of B01 to B24.
var blessingKeys = [tekhenu.PerKind + 1]string{
	1: "produce", 2: "produce", 3: "produce", 4: "produce", 5: "produce", 6: "produce",
	7: "track", 8: "track", 9: "face", 10: "face", 11: "colour", 12: "colour", 13: "stone", 14: "stone",
	15: "plants", 16: "plants", 17: "beside", 18: "beside", 19: "across", 20: "across",
	21: "again", 22: "again", 23: "anubis", 24: "anubis",
}

func blessingText(c *tekhenu.Components, n uint8) game.Message {
	b := &c.Blessings[n]
	return game.Say("", "tekhenu.blessing."+blessingKeys[n], "gains", GainsText(&b.Gains),
		"n", int(b.Track+b.Adjust+b.Pay+b.Lose+b.Again))
}

func techText(c *tekhenu.Components, n uint8) game.Message {
	t := &c.Techs[n]
	return game.Say("", "tekhenu.technology."+strconv.Itoa(int(n)),
		"gains", GainsText(&t.Gains), "last", GainsText(&t.Last),
		"vp", t.Each, "n", int(t.Adjust+t.Pay+t.Ankh), "more", int(t.Same))
}

// countKeys holds the keys of what Decrees count, under "tekhenu.count.".
var countKeys = [tekhenu.CountKinds]string{
	"technologies", "symbols", "population", "happiness", "scribes", "gold", "goods", "quarries", "workshops", "osiris",
	"temple", "columns", "statues", "god-statues", "people-statues", "buildings",
}

func decreeText(c *tekhenu.Components, n uint8) game.Message {
	d := &c.Decrees[n]
	var parts []game.Message
	for k, vp := range d.Counts {
		if vp > 0 {
			parts = append(parts, game.Say("", "tekhenu.count."+countKeys[k], "n", vp))
		}
	}
	switch {
	case len(parts) == 0:
		return game.Say("", "tekhenu.decree."+strconv.Itoa(int(n)), "n", int(d.Pay), "first", d.First,
			"second", d.Second)
	case d.Pay > 0:
		return game.Say("", "tekhenu.decree.price", "counts", chain(parts), "n", int(d.Pay))
	case d.Cap > 0:
		return game.Say("", "tekhenu.decree.cap", "counts", chain(parts), "n", d.Cap)
	}
	return chain(parts)
}

// StartText says what a Start card gives.
func StartText(c *tekhenu.Components, n uint8) game.Message {
	switch card := &c.Start[n]; {
	case card.Build > 0:
		key := "build"
		switch {
		case card.Districts == 1<<tekhenu.Papyrus|1<<tekhenu.Bread:
			key = "build-workshop"
		case card.Districts == 1<<tekhenu.Limestone|1<<tekhenu.Granite:
			key = "build-quarry"
		}
		return game.Say("", "tekhenu.start."+key, "n", int(card.Build))
	case card.Keep:
		return game.Say("", "tekhenu.start.keep", "kind", kindTerm(uint8(card.Deck)))
	case card.Choose > 0:
		var from []game.Term
		for set := card.From; set != 0; set = set.Rest() {
			from = append(from, tokenTerm(set.First()))
		}
		return game.Say("", "tekhenu.start.choose", "n", int(card.Choose), "from", from)
	default:
		return GainsText(&card.Gains)
	}
}

// DestinyText says what a Destiny card gives, without its Ankh value.
func DestinyText(c *tekhenu.Components, n uint8) game.Message {
	card := &c.Destiny[n]
	if card.Track > 0 {
		return game.Say("", "tekhenu.destiny.track", "n", int(card.Track))
	}
	return GainsText(&card.Gains)
}

// abilityKeys holds the keys of abilities, under "tekhenu.ability.".
var abilityKeys = [...]string{
	tekhenu.NoAbility: "none", tekhenu.AbilityGains: "gains", tekhenu.AbilityEdges: "edges",
	tekhenu.AbilityBuildings: "buildings", tekhenu.AbilityThoth: "thoth", tekhenu.AbilityHorus: "horus",
	tekhenu.AbilityDecree: "decree", tekhenu.AbilityOsiris: "osiris", tekhenu.AbilityDouble: "double",
}

// TileText says what a column tile can do, and in which light.
func TileText(c *tekhenu.Components, n tekhenu.Tile) game.Message {
	t := &c.Tiles[n]
	does := game.Say("", "tekhenu.ability."+abilityKeys[t.Ability], "gains", GainsText(&t.Gains), "n", int(t.N))
	if t.Ability == tekhenu.NoAbility {
		return does
	}
	return game.Say("", "tekhenu.ability", "light", lightTerm(uint8(t.Light)), "effect", does)
}

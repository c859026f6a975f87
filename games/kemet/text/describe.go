package text

import (
	"ennead/game"
	"ennead/games/kemet"
)

// Descriptions of tiles, creatures and cards, short enough for a drawing, a button or a screen reader.

// powerKeys are the keys of the powers below "kemet.effect.". For a tile with a creature, BeastText lists what the
// creature adds.
var powerKeys = [kemet.PowerCount]string{
	kemet.PowerCharge:     "attacking",
	kemet.PowerSpeed:      "land",
	kemet.PowerStargate:   "stargate",
	kemet.PowerCarnage:    "damage",
	kemet.PowerOffensive:  "strategy",
	kemet.PowerGates:      "walls",
	kemet.PowerPortal:     "portal",
	kemet.PowerBlades:     "strength",
	kemet.PowerWound:      "wound",
	kemet.PowerDomination: "vp",
	kemet.PowerInitiative: "initiative",
	kemet.PowerSilver:     "silver",
	kemet.PowerScribe:     "scribe",
	kemet.PowerDefence:    "defending",
	kemet.PowerLegion:     "legion",
	kemet.PowerDefensive:  "strategy",
	kemet.PowerShields:    "defence",
	kemet.PowerVictory:    "victory",
	kemet.PowerPrescience: "prescience",
	kemet.PowerReinforce:  "reinforce",
	kemet.PowerGolden:     "golden",
	kemet.PowerPriest:     "priest",
	kemet.PowerPriestess:  "priestess",
	kemet.PowerMagic:      "magic",
	kemet.PowerCrusade:    "crusade",
	kemet.PowerBoon:       "boon",
	kemet.PowerHand:       "hand",
	kemet.PowerVision:     "vision",
	kemet.PowerHolyWar:    "holy-war",
	kemet.PowerRa:         "ra",
	kemet.PowerNight:      "night",
	kemet.PowerSphinx:     "vp",
}

// cardKeys are the keys of the effects of divine intervention cards, below "kemet.effect.".
var cardKeys = [...]string{
	kemet.CardStrength: "strength",
	kemet.CardDamage:   "damage",
	kemet.CardDefence:  "defence",
	kemet.CardPrayer:   "prayer",
	kemet.CardTheft:    "theft",
	kemet.CardEnlist:   "enlist",
	kemet.CardFire:     "fire",
	kemet.CardSwift:    "land",
	kemet.CardTeleport: "leap",
	kemet.CardGates:    "walls",
	kemet.CardEscape:   "escape",
}

func effect(key string, args ...any) game.Message { return game.Say("", "kemet.effect."+key, args...) }

// TileText describes a power tile in one line.
func TileText(c *kemet.Components, tile uint8) game.Message {
	t := &c.Tiles[tile]
	var parts []game.Message
	for i, p := range t.Powers {
		switch p {
		case kemet.PowerCount: // no more
		case kemet.PowerBeast:
			parts = append(parts, BeastText(c, t.Beast))
		case kemet.PowerOffensive:
			parts = append(parts, effect(powerKeys[p], "figures", BattleText(c, 7)))
		case kemet.PowerDefensive:
			parts = append(parts, effect(powerKeys[p], "figures", BattleText(c, 8)))
		default:
			parts = append(parts, effect(powerKeys[p], "n", t.N[i]))
		}
	}
	return chain(parts)
}

// BeastText describes in one line what a creature adds to its troop (KEM-9.63).
func BeastText(c *kemet.Components, beast uint8) game.Message {
	b := &c.Beasts[beast]
	var parts []game.Message
	for _, each := range []struct {
		key string
		n   int
	}{{"land", b.Land}, {"strength", b.Strength}, {"damage", b.Damage}, {"defence", b.Defence}} {
		if each.n > 0 {
			parts = append(parts, effect(each.key, "n", each.n))
		}
	}
	if b.IgnoresWalls {
		parts = append(parts, effect("walls"))
	}
	if b.Cancels {
		parts = append(parts, effect("cancels"))
	}
	return chain(parts)
}

// CardText describes the effect of a divine intervention card in one line, without its cost.
func CardText(c *kemet.Components, card uint8) game.Message {
	if card >= kemet.CardKinds {
		return game.Say("", string(cardTerm(game.Unknown)))
	}
	d := &c.Cards[card]
	return effect(cardKeys[d.Effect], "n", d.N)
}

// BattleText returns the three figures of a battle card, by its number from 1.
func BattleText(c *kemet.Components, card uint8) game.Message {
	if card == 0 || card > kemet.BattleCount {
		return game.Say("", string(battleTerm(game.Unknown)))
	}
	b := &c.Battle[card-1]
	return game.Say("", "kemet.figures", "strength", b.Strength, "damage", b.Damage, "defence", b.Defence)
}

// PriceText returns an amount of PP to pay.
func PriceText(pp int) game.Message {
	if pp == 0 {
		return game.Say("", "kemet.free")
	}
	return game.Say("", "kemet.price", "n", pp)
}

// chain joins messages with commas.
func chain(parts []game.Message) game.Message {
	if len(parts) == 0 {
		return effect("none")
	}
	all := parts[0]
	for _, p := range parts[1:] {
		all = game.Say("", "kemet.and", "first", all, "second", p)
	}
	return all
}

package kemet

import "ennead/game"

// What is printed on tiles, creatures and cards, in a few words for a drawing, a button or a screen reader.

// powerKeys are the keys of the powers below "kemet.effect."; a creature has its parts instead.
var powerKeys = [powerCount]string{
	PowerCharge: "attacking", PowerSpeed: "land", PowerStargate: "stargate", PowerCarnage: "damage", PowerOffensive: "strategy",
	PowerGates: "walls", PowerPortal: "portal", PowerBlades: "strength", PowerWound: "wound", PowerDomination: "vp",
	PowerInitiative: "initiative", PowerSilver: "silver", PowerScribe: "scribe", PowerDefence: "defending", PowerLegion: "legion",
	PowerDefensive: "strategy", PowerShields: "defence", PowerVictory: "victory", PowerPrescience: "prescience",
	PowerReinforce: "reinforce", PowerGolden: "golden", PowerPriest: "priest", PowerPriestess: "priestess", PowerMagic: "magic",
	PowerCrusade: "crusade", PowerBoon: "boon", PowerHand: "hand", PowerVision: "vision", PowerHolyWar: "holy-war", PowerRa: "ra",
	PowerNight: "night", PowerSphinx: "vp",
}

// cardKeys are the keys of what divine intervention cards do, below "kemet.effect.".
var cardKeys = [...]string{
	CardStrength: "strength", CardDamage: "damage", CardDefence: "defence", CardPrayer: "prayer", CardTheft: "theft",
	CardEnlist: "enlist", CardFire: "fire", CardSwift: "land", CardTeleport: "leap", CardGates: "walls", CardEscape: "escape",
}

func effect(key string, args ...any) game.Message { return game.Say("", "kemet.effect."+key, args...) }

// TileText says in one line what a power tile does.
func (c *Components) TileText(tile uint8) game.Message {
	t := &c.Tiles[tile]
	var parts []game.Message
	for i, p := range t.Powers {
		switch p {
		case powerCount: // no more
		case PowerBeast:
			parts = append(parts, c.BeastText(t.Beast))
		case PowerOffensive:
			parts = append(parts, effect(powerKeys[p], "figures", c.BattleText(7)))
		case PowerDefensive:
			parts = append(parts, effect(powerKeys[p], "figures", c.BattleText(8)))
		default:
			parts = append(parts, effect(powerKeys[p], "n", t.N[i]))
		}
	}
	return chain(parts)
}

// BeastText says in one line what a creature gives its troop (KEM-9.63).
func (c *Components) BeastText(beast uint8) game.Message {
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

// CardText says in one line what a divine intervention card does; its cost stands apart.
func (c *Components) CardText(card uint8) game.Message {
	if card >= cardKinds {
		return game.Say("", string(cardTerm(game.Unknown)))
	}
	d := &c.Cards[card]
	return effect(cardKeys[d.Effect], "n", d.N)
}

// BattleText is the three figures of a battle card, by its number from 1.
func (c *Components) BattleText(card uint8) game.Message {
	if card == 0 || card > battleCount {
		return game.Say("", string(battleTerm(game.Unknown)))
	}
	b := &c.Battle[card-1]
	return game.Say("", "kemet.figures", "strength", b.Strength, "damage", b.Damage, "defence", b.Defence)
}

// PriceText is an amount of PP to pay.
func PriceText(pp int) game.Message {
	if pp == 0 {
		return game.Say("", "kemet.free")
	}
	return game.Say("", "kemet.price", "n", pp)
}

// chain strings messages together with commas.
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

// TilePrice is what a power tile costs the seat now (KEM-5.3.3).
func (s *State) TilePrice(seat game.Seat, tile uint8) int { return s.tilePrice(seat, tile) }

// TileOwner is who owns a power tile, or NoSeat.
func (s *State) TileOwner(tile uint8) game.Seat {
	for seat := range game.Seat(s.Count) {
		if s.Player[seat].Tiles.Has(tile) {
			return seat
		}
	}
	return NoSeat
}

// NoTile is the reason why the seat could not buy a tile that is left, if it had the action for it; nil if
// it could.
func (s *State) NoTile(seat game.Seat, tile uint8) *game.Refusal {
	m := game.Move{Verb: vBuy, A: tile}
	r := buyWhy(s, Frame{Seat: seat}, m)
	return s.refusal(seat, m, r)
}

// CardPrice is what a divine intervention card costs the seat now (KEM-9.45).
func (s *State) CardPrice(seat game.Seat, card uint8) int {
	return s.expense(seat, s.Data.Cards[card].Cost)
}

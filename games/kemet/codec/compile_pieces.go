package codec

import (
	"fmt"
	"maps"
	"slices"
	"strings"

	"ennead/games/box"
	"ennead/games/kemet"
)

// components.yaml: creatures, tiles and cards (chapters 9 to 11).

func (c *compiler) beasts(f *fileYAML) {
	if !c.That(len(f.Creatures.Items) == kemet.BeastCount, "creatures: there are %d", kemet.BeastCount) {
		return
	}
	special := []string{"none", "ignore_walls", "cancel_enemy_creature_in_combat"}
	for i, b := range f.Creatures.Items {
		c.That(b.ID == "kem_cr_"+kemet.BeastNames[i], "creatures: %.40q stands at place %d", b.ID, i+1)
		power := c.OneOf(b.ID, b.Special, special, "special power")
		tile := slices.IndexFunc(f.Tiles.Items, func(t tileYAML) bool { return t.ID == b.Tile && t.Creature == b.ID })
		c.That(tile >= 0, "%.40s: %.40q is not its tile", b.ID, b.Tile)
		c.Beasts[i] = kemet.Beast{ID: b.ID, Tile: uint8(max(tile, 0)), Land: c.Within(b.ID, b.Land, 0, 5),
			Strength: c.Within(b.ID, b.Strength, 0, 9),
			Damage:   c.Within(b.ID, b.Damage, 0, 9), Defence: c.Within(b.ID, b.Defence, 0, 9),
			IgnoresWalls: power == 1, Cancels: power == 2}
	}
}

var powerNames = map[string]kemet.Power{
	"strength_attacking":         kemet.PowerCharge,
	"land_movement":              kemet.PowerSpeed,
	"teleport_cost":              kemet.PowerStargate,
	"damage":                     kemet.PowerCarnage,
	"ignore_walls":               kemet.PowerGates,
	"teleport_from_obelisk":      kemet.PowerPortal,
	"strength":                   kemet.PowerBlades,
	"discard_di_for_strength":    kemet.PowerWound,
	"attacker_precombat_kills":   kemet.PowerInitiative,
	"silver_token":               kemet.PowerSilver,
	"recruit_free_units":         kemet.PowerScribe,
	"strength_defending":         kemet.PowerDefence,
	"troop_limit":                kemet.PowerLegion,
	"defence":                    kemet.PowerShields,
	"combat_vp_when_defending":   kemet.PowerVictory,
	"see_opponent_battle_card":   kemet.PowerPrescience,
	"night_free_units":           kemet.PowerReinforce,
	"golden_token":               kemet.PowerGolden,
	"pray_bonus":                 kemet.PowerPriest,
	"tile_cost":                  kemet.PowerPriestess,
	"pyramid_cost_per_level":     kemet.PowerMagic,
	"night_prayer":               kemet.PowerNight,
	"prayer_per_enemy_unit_lost": kemet.PowerCrusade,
	"night_di_cards":             kemet.PowerBoon,
	"night_free_pyramid_level":   kemet.PowerHand,
	"night_di_pick":              kemet.PowerVision,
	"prayer_on_combat_win":       kemet.PowerHolyWar,
	"every_prayer_expense":       kemet.PowerRa,
}

func (c *compiler) tiles(f *fileYAML) {
	if !c.That(len(f.Tiles.Items) == kemet.TileCount, "power_tiles: there are %d", kemet.TileCount) {
		return
	}
	art, tamed := map[string]uint8{}, 0
	var creatures []string
	for _, name := range kemet.BeastNames {
		creatures = append(creatures, "kem_cr_"+name)
	}
	for i, y := range f.Tiles.Items {
		colour := slices.Index(kemet.ColourNames, y.Colour)
		c.That(colour >= 0 && y.ID == fmt.Sprintf("kem_p_%c%d%c", "rsd"[max(colour, 0)], i%16/4+1, 'a'+i%4),
			"power_tiles: %.40q stands at place %d", y.ID, i+1)
		if _, ok := art[y.Art]; !ok {
			art[y.Art] = uint8(len(art))
		}
		t := &c.Tiles[i]
		*t = kemet.Tile{ID: y.ID, Colour: kemet.Colour(max(colour, 0)),
			Level: c.Within(y.ID, y.Level, 1, kemet.TopLevel), Art: art[y.Art], Beast: kemet.NoBeast,
			Powers: [2]kemet.Power{kemet.PowerCount, kemet.PowerCount}, Rule: y.Rule}
		if y.Creature != "" {
			t.Beast = uint8(c.OneOf(y.ID, y.Creature, creatures, "creature"))
			c.give(i, kemet.PowerBeast, 1)
			tamed++
		}
		for _, key := range slices.Sorted(maps.Keys(y.Effect)) {
			if p, amount, ok := c.effect(y.ID, key, y.Effect[key]); c.That(ok, "%s: %.40q is no effect", y.ID, key) {
				c.give(i, p, amount)
			}
		}
		c.That(t.Powers[0] != kemet.PowerCount, "%s: does nothing", y.ID)
	}
	c.That(tamed == kemet.BeastCount, "power_tiles: every creature comes with one tile")
}

// powers checks how often some powers come, when the tiles are known.
func (c *compiler) powers() {
	c.That(c.With(kemet.PowerOffensive).Len() == 1 && c.With(kemet.PowerDefensive).Len() == 1,
		"power_tiles: each special battle card comes with one tile")
	c.That(c.Draws(c.With(kemet.PowerBoon)) <= 6, "power_tiles: over 6 cards more at Night")
}

// give adds a power to a tile.
func (c *compiler) give(tile int, p kemet.Power, amount int) {
	t := &c.Tiles[tile]
	n := slices.Index(t.Powers[:], kemet.PowerCount)
	if c.That(n >= 0 && t.Powers[0] != p, "%s: over two powers, or one of them twice", t.ID) {
		t.Powers[n], t.N[n] = p, amount
	}
}

// words are the effects that a word describes, and not a number.
var words = map[string]any{"ignore_walls": "all_own_troops", "teleport_from_obelisk": true,
	"see_opponent_battle_card": true}

// effect reads what a tile does: a number up to 9, of discounts a negative one, or a word.
func (c *compiler) effect(id, key string, value any) (p kemet.Power, amount int, ok bool) {
	switch fmt.Sprint(key, " ", value) {
	case "permanent_vp vp_sphinx":
		return kemet.PowerSphinx, 1, true
	case "permanent_vp vp_domination":
		return kemet.PowerDomination, 1, true
	case "gain_special_battle_card kem_bc_sp_off":
		return kemet.PowerOffensive, 1, true
	case "gain_special_battle_card kem_bc_sp_def":
		return kemet.PowerDefensive, 1, true
	}
	p, ok = powerNames[key]
	if word, is := words[key]; is {
		return p, 1, value == word
	}
	switch p {
	case kemet.PowerVision:
		pick, _ := value.(map[string]any)
		c.That(box.Whole(pick["keep"]) == 1, "%s: Vision keeps one card (KEM-9.42)", id)
		amount = box.Whole(pick["draw"])
	case kemet.PowerStargate, kemet.PowerPriestess, kemet.PowerMagic, kemet.PowerRa:
		amount = -box.Whole(value)
	case kemet.PowerSilver, kemet.PowerGolden, kemet.PowerHand, kemet.PowerVictory:
		c.That(!ok || box.Whole(value) == 1, "%s: %.40s: the rules know only 1", id, key)
		amount = 1
	case kemet.PowerLegion:
		amount = box.Whole(value)
		c.That(amount >= c.Limit.Troop, "%s: troop_limit: %d is below the limit of all", id, amount)
	default:
		amount = box.Whole(value)
	}
	return p, c.Within(id+": "+fmt.Sprintf("%.40s", key), amount, 1, 9), ok
}

func (c *compiler) battleCards(f *fileYAML) {
	items := append(append([]battleYAML{}, f.Battle.Items...), f.Battle.Special.Items...)
	if !c.That(len(items) == kemet.BattleCount, "battle_cards: six and two special ones") {
		return
	}
	for i, b := range items {
		c.Battle[i] = kemet.BattleCard{ID: b.ID, Strength: c.Within(b.ID, b.Strength, 0, 9),
			Damage: c.Within(b.ID, b.Damage, 0, 9), Defence: c.Within(b.ID, b.Defence, 0, 9)}
	}
	c.That(c.Battle[6].ID == "kem_bc_sp_off" && c.Battle[7].ID == "kem_bc_sp_def",
		"battle_cards.special: kem_bc_sp_off, then kem_bc_sp_def")
}

var effectNames = map[string]kemet.CardEffect{
	"strength":                          kemet.CardStrength,
	"damage":                            kemet.CardDamage,
	"defence":                           kemet.CardDefence,
	"gain_prayer":                       kemet.CardPrayer,
	"each_opponent_loses_prayer":        kemet.CardTheft,
	"place_units":                       kemet.CardEnlist,
	"destroy_enemy_unit":                kemet.CardFire,
	"land_movement":                     kemet.CardSwift,
	"extra_free_teleport_from_anywhere": kemet.CardTeleport,
	"ignore_walls":                      kemet.CardGates,
	"avoid_combat":                      kemet.CardEscape,
}

func (c *compiler) cards(f *fileYAML) {
	if !c.That(len(f.Cards.Items) == kemet.CardKinds, "di_cards: %d kinds", kemet.CardKinds) {
		return
	}
	var sum [kemet.CardEscape + 1]int
	for i, y := range f.Cards.Items {
		card := kemet.Card{ID: y.ID, Combat: y.Phase == "combat", Cost: c.Within(y.ID, y.Cost, 0, 11),
			Count: c.Within(y.ID, y.Count, 1, 20)}
		c.That(y.ID == "kem_di_"+strings.ReplaceAll(kemet.CardNames[i], "-", "_"),
			"di_cards: %.40q stands at place %d", y.ID, i+1)
		c.OneOf(y.ID, y.Phase, []string{"combat", "day"}, "phase")
		c.That(len(y.Effect) > 0, "%s: does nothing", y.ID)
		for _, key := range slices.Sorted(maps.Keys(y.Effect)) {
			c.cardEffect(&card, key, y.Effect[key], len(y.Effect))
		}
		c.That(card.Combat == (card.Effect <= kemet.CardDefence), "%s: is not for that phase", y.ID)
		c.Cards[i] = card
		c.Count += card.Count
		sum[card.Effect] += card.N * card.Count
	}
	c.That(max(sum[kemet.CardStrength], sum[kemet.CardDamage], sum[kemet.CardDefence]) <= 100,
		"di_cards: over 100 of Strength, Damage or Defence in all")
	c.That(c.Count <= 90 && c.Count == f.Cards.Total, "di_cards.total: %d cards", c.Count)
}

// cardEffect reads what a card does.
func (c *compiler) cardEffect(card *kemet.Card, key string, value any, keys int) {
	if key == "gain_prayer" && keys == 2 {
		c.That(box.Whole(value) == 1, "%s: gains 1 PP (KEM-Q40)", card.ID)
		return
	}
	effect, ok := effectNames[key]
	c.That(ok && (keys == 1 || effect == kemet.CardTheft && keys == 2), "%s: %.40q is no effect", card.ID, key)
	card.Effect, card.N = effect, 1
	switch effect {
	case kemet.CardGates:
		c.That(value == "this_move", "%s: %.40s: is this_move", card.ID, key)
	case kemet.CardEscape:
		c.That(value == true, "%s: %.40s: is true", card.ID, key)
	case kemet.CardTheft, kemet.CardFire:
		c.That(box.Whole(value) == 1, "%s: %.40s: the rules know only 1", card.ID, key)
	case kemet.CardSwift, kemet.CardTeleport:
		card.N = c.Within(card.ID, box.Whole(value), 1, 2)
		c.That(card.N*card.Count <= 10, "%s: over 10 steps of all copies", card.ID)
	default:
		card.N = c.Within(card.ID, box.Whole(value), 1, 5)
	}
}

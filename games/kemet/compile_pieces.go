package kemet

import (
	"fmt"
	"maps"
	"slices"
	"strings"

	"ennead/games/box"
)

// components.yaml: creatures, tiles and cards (chapters 9 to 11).

func (c *compiler) beasts(f *fileYAML) {
	if !c.That(len(f.Creatures.Items) == beastCount, "creatures: there are %d", beastCount) {
		return
	}
	special := []string{"none", "ignore_walls", "cancel_enemy_creature_in_combat"}
	for i, b := range f.Creatures.Items {
		c.That(b.ID == "kem_cr_"+beastNames[i], "creatures: %.40q stands at place %d", b.ID, i+1)
		power := c.OneOf(b.ID, b.Special, special, "special power")
		tile := slices.IndexFunc(f.Tiles.Items, func(t tileYAML) bool { return t.ID == b.Tile && t.Creature == b.ID })
		c.That(tile >= 0, "%.40s: %.40q is not its tile", b.ID, b.Tile)
		c.Beasts[i] = Beast{ID: b.ID, Tile: uint8(max(tile, 0)), Land: c.Within(b.ID, b.Land, 0, 5), Strength: c.Within(b.ID, b.Strength, 0, 9),
			Damage: c.Within(b.ID, b.Damage, 0, 9), Defence: c.Within(b.ID, b.Defence, 0, 9),
			IgnoresWalls: power == 1, Cancels: power == 2}
	}
}

var powerNames = map[string]Power{
	"strength_attacking": PowerCharge, "land_movement": PowerSpeed, "teleport_cost": PowerStargate, "damage": PowerCarnage,
	"ignore_walls": PowerGates, "teleport_from_obelisk": PowerPortal, "strength": PowerBlades,
	"discard_di_for_strength": PowerWound, "attacker_precombat_kills": PowerInitiative, "silver_token": PowerSilver,
	"recruit_free_units": PowerScribe, "strength_defending": PowerDefence, "troop_limit": PowerLegion, "defence": PowerShields,
	"combat_vp_when_defending": PowerVictory, "see_opponent_battle_card": PowerPrescience, "night_free_units": PowerReinforce,
	"golden_token": PowerGolden, "pray_bonus": PowerPriest, "tile_cost": PowerPriestess, "pyramid_cost_per_level": PowerMagic,
	"night_prayer": PowerNight, "prayer_per_enemy_unit_lost": PowerCrusade, "night_di_cards": PowerBoon,
	"night_free_pyramid_level": PowerHand, "night_di_pick": PowerVision, "prayer_on_combat_win": PowerHolyWar, "every_prayer_expense": PowerRa,
}

var colourNames = []string{"ruby", "sapphire", "diamond"}

func (c *compiler) tiles(f *fileYAML) {
	if !c.That(len(f.Tiles.Items) == tileCount, "power_tiles: there are %d", tileCount) {
		return
	}
	art, tamed := map[string]uint8{}, 0
	var creatures []string
	for _, name := range beastNames {
		creatures = append(creatures, "kem_cr_"+name)
	}
	for i, y := range f.Tiles.Items {
		colour := slices.Index(colourNames, y.Colour)
		c.That(colour >= 0 && y.ID == fmt.Sprintf("kem_p_%c%d%c", "rsd"[max(colour, 0)], i%16/4+1, 'a'+i%4), "power_tiles: %.40q stands at place %d", y.ID, i+1)
		if _, ok := art[y.Art]; !ok {
			art[y.Art] = uint8(len(art))
		}
		t := &c.Tiles[i]
		*t = Tile{ID: y.ID, Colour: Colour(max(colour, 0)), Level: c.Within(y.ID, y.Level, 1, topLevel), Art: art[y.Art], Beast: NoBeast,
			Powers: [2]Power{powerCount, powerCount}, Rule: y.Rule}
		c.colour[t.Colour] = c.colour[t.Colour].With(uint8(i))
		c.art[t.Art] = c.art[t.Art].With(uint8(i))
		if y.Creature != "" {
			t.Beast = uint8(c.OneOf(y.ID, y.Creature, creatures, "creature"))
			c.give(i, PowerBeast, 1)
			tamed++
		}
		for _, key := range slices.Sorted(maps.Keys(y.Effect)) {
			if p, amount, ok := c.effect(y.ID, key, y.Effect[key]); c.That(ok, "%s: %.40q is no effect", y.ID, key) {
				c.give(i, p, amount)
			}
		}
		c.That(t.Powers[0] != powerCount, "%s: does nothing", y.ID)
	}
	c.That(tamed == beastCount, "power_tiles: every creature comes with one tile")
	c.That(c.with[PowerOffensive].Len() == 1 && c.with[PowerDefensive].Len() == 1, "power_tiles: each special battle card comes with one tile")
	c.That(c.draws(c.with[PowerBoon]) <= 6, "power_tiles: over 6 cards more at Night")
}

// give adds a power to a tile.
func (c *compiler) give(tile int, p Power, amount int) {
	t := &c.Tiles[tile]
	n := slices.Index(t.Powers[:], powerCount)
	if c.That(n >= 0 && t.Powers[0] != p, "%s: over two powers, or one of them twice", t.ID) {
		t.Powers[n], t.N[n] = p, amount
		c.with[p] = c.with[p].With(uint8(tile))
		for what := range c.adds {
			if fightPowers[p]&(1<<what) != 0 || p == PowerWound && Figure(what) == Strength {
				c.adds[what] = c.adds[what].With(uint8(tile))
			}
		}
	}
}

// words are the effects that a word describes, and not a number.
var words = map[string]any{"ignore_walls": "all_own_troops", "teleport_from_obelisk": true, "see_opponent_battle_card": true}

// effect reads what a tile does: a number up to 9, of discounts a negative one, or a word.
func (c *compiler) effect(id, key string, value any) (p Power, amount int, ok bool) {
	switch fmt.Sprint(key, " ", value) {
	case "permanent_vp vp_sphinx":
		return PowerSphinx, 1, true
	case "permanent_vp vp_domination":
		return PowerDomination, 1, true
	case "gain_special_battle_card kem_bc_sp_off":
		return PowerOffensive, 1, true
	case "gain_special_battle_card kem_bc_sp_def":
		return PowerDefensive, 1, true
	}
	p, ok = powerNames[key]
	if word, is := words[key]; is {
		return p, 1, value == word
	}
	switch p {
	case PowerVision:
		pick, _ := value.(map[string]any)
		c.That(box.Whole(pick["keep"]) == 1, "%s: Vision keeps one card (KEM-9.42)", id)
		amount = box.Whole(pick["draw"])
	case PowerStargate, PowerPriestess, PowerMagic, PowerRa:
		amount = -box.Whole(value)
	case PowerSilver, PowerGolden, PowerHand, PowerVictory:
		c.That(!ok || box.Whole(value) == 1, "%s: %.40s: the rules know only 1", id, key)
		amount = 1
	case PowerLegion:
		amount = box.Whole(value)
		c.That(amount >= c.Limit.Troop, "%s: troop_limit: %d is below the limit of all", id, amount)
	default:
		amount = box.Whole(value)
	}
	return p, c.Within(id+": "+fmt.Sprintf("%.40s", key), amount, 1, 9), ok
}

func (c *compiler) battleCards(f *fileYAML) {
	items := append(append([]battleYAML{}, f.Battle.Items...), f.Battle.Special.Items...)
	if !c.That(len(items) == battleCount, "battle_cards: six and two special ones") {
		return
	}
	for i, b := range items {
		c.Battle[i] = BattleCard{b.ID, c.Within(b.ID, b.Strength, 0, 9), c.Within(b.ID, b.Damage, 0, 9), c.Within(b.ID, b.Defence, 0, 9)}
	}
	c.That(c.Battle[6].ID == "kem_bc_sp_off" && c.Battle[7].ID == "kem_bc_sp_def", "battle_cards.special: kem_bc_sp_off, then kem_bc_sp_def")
}

var effectNames = map[string]CardEffect{
	"strength": CardStrength, "damage": CardDamage, "defence": CardDefence, "gain_prayer": CardPrayer, "each_opponent_loses_prayer": CardTheft,
	"place_units": CardEnlist, "destroy_enemy_unit": CardFire, "land_movement": CardSwift, "extra_free_teleport_from_anywhere": CardTeleport,
	"ignore_walls": CardGates, "avoid_combat": CardEscape,
}

func (c *compiler) cards(f *fileYAML) {
	if !c.That(len(f.Cards.Items) == cardKinds, "di_cards: %d kinds", cardKinds) {
		return
	}
	var sum [CardEscape + 1]int
	for i, y := range f.Cards.Items {
		card := Card{ID: y.ID, Combat: y.Phase == "combat", Cost: c.Within(y.ID, y.Cost, 0, 11), Count: c.Within(y.ID, y.Count, 1, 20)}
		c.That(y.ID == "kem_di_"+strings.ReplaceAll(cardNames[i], "-", "_"), "di_cards: %.40q stands at place %d", y.ID, i+1)
		c.OneOf(y.ID, y.Phase, []string{"combat", "day"}, "phase")
		c.That(len(y.Effect) > 0, "%s: does nothing", y.ID)
		for _, key := range slices.Sorted(maps.Keys(y.Effect)) {
			c.cardEffect(&card, key, y.Effect[key], len(y.Effect))
		}
		c.That(card.Combat == (card.Effect <= CardDefence), "%s: is not for that phase", y.ID)
		c.Cards[i] = card
		c.Count += card.Count
		c.windows(uint8(i))
		sum[card.Effect] += card.N * card.Count
	}
	c.That(max(sum[CardStrength], sum[CardDamage], sum[CardDefence]) <= 100, "di_cards: over 100 of Strength, Damage or Defence in all")
	c.That(c.Count <= 90 && c.Count == f.Cards.Total, "di_cards.total: %d cards", c.Count)
}

// cardEffect reads what a card does.
func (c *compiler) cardEffect(card *Card, key string, value any, keys int) {
	if key == "gain_prayer" && keys == 2 {
		c.That(box.Whole(value) == 1, "%s: gains 1 PP (KEM-Q40)", card.ID)
		return
	}
	effect, ok := effectNames[key]
	c.That(ok && (keys == 1 || effect == CardTheft && keys == 2), "%s: %.40q is no effect", card.ID, key)
	card.Effect, card.N = effect, 1
	switch effect {
	case CardGates:
		c.That(value == "this_move", "%s: %.40s: is this_move", card.ID, key)
	case CardEscape:
		c.That(value == true, "%s: %.40s: is true", card.ID, key)
	case CardTheft, CardFire:
		c.That(box.Whole(value) == 1, "%s: %.40s: the rules know only 1", card.ID, key)
	case CardSwift, CardTeleport:
		card.N = c.Within(card.ID, box.Whole(value), 1, 2)
		c.That(card.N*card.Count <= 10, "%s: over 10 steps of all copies", card.ID)
	default:
		card.N = c.Within(card.ID, box.Whole(value), 1, 5)
	}
}

// windows sorts a card by the windows it is for: KEM-3.2, KEM-10.16.
func (c *compiler) windows(card uint8) {
	d := &c.Cards[card]
	onMove := d.Effect == CardSwift || d.Effect == CardTeleport || d.Effect == CardGates
	for kind := range windowKinds {
		if !d.Combat && onMove == (kind == beforeMove) {
			c.window[kind] |= 1 << card
		}
	}
}

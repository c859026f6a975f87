package kemet

import (
	"fmt"
	"maps"
	"slices"
	"strings"
)

// components.yaml: creatures, tiles and cards (chapters 9 to 11).

func (c *compiler) beasts(f *fileYAML) {
	if !c.check(len(f.Creatures.Items) == beastCount, "creatures: there are %d", beastCount) {
		return
	}
	for i, b := range f.Creatures.Items {
		c.Beasts[i] = Beast{ID: b.ID, Land: c.within(b.ID, b.Land, 0, 5), Strength: c.within(b.ID, b.Strength, 0, 9),
			Damage: c.within(b.ID, b.Damage, 0, 9), Defence: c.within(b.ID, b.Defence, 0, 9),
			IgnoresWalls: b.Special == "ignore_walls", Cancels: b.Special == "cancel_enemy_creature_in_combat"}
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
	if !c.check(len(f.Tiles.Items) == tileCount, "power_tiles: there are %d", tileCount) {
		return
	}
	art := map[string]uint8{}
	for i, y := range f.Tiles.Items {
		colour := slices.Index(colourNames, y.Colour)
		c.check(colour >= 0 && y.ID == fmt.Sprintf("kem_p_%c%d%c", "rsd"[max(colour, 0)], i%16/4+1, 'a'+i%4), "power_tiles: %.40q stands at place %d", y.ID, i+1)
		if _, ok := art[y.Art]; !ok {
			art[y.Art] = uint8(len(art))
		}
		t := Tile{ID: y.ID, Colour: Colour(max(colour, 0)), Level: c.within(y.ID, y.Level, 1, topLevel), Art: art[y.Art], Beast: NoBeast,
			Powers: [2]Power{powerCount, powerCount}, Rule: y.Rule}
		n := 0
		add := func(p Power, amount int) {
			t.Powers[n], t.N[n] = p, amount
			c.with[p] = c.with[p].With(uint8(i))
			n++
		}
		if y.Creature != "" {
			b := slices.IndexFunc(c.Beasts[:], func(b Beast) bool { return b.ID == y.Creature })
			if c.check(b >= 0, "%s: %.40q is no creature", y.ID, y.Creature) {
				t.Beast = uint8(b)
				c.Beasts[b].Tile = uint8(i)
				add(PowerBeast, 1)
			}
		}
		for _, key := range slices.Sorted(maps.Keys(y.Effect)) {
			value := y.Effect[key]
			p, ok := powerNames[key]
			amount := whole(value)
			switch {
			case key == "permanent_vp" && value == "vp_sphinx":
				p, ok, amount = PowerSphinx, true, 1
			case key == "permanent_vp":
				p, ok, amount = PowerDomination, value == "vp_domination", 1
			case key == "gain_special_battle_card" && value == "kem_bc_sp_def":
				p, ok, amount = PowerDefensive, true, 1
			case key == "gain_special_battle_card":
				p, ok, amount = PowerOffensive, value == "kem_bc_sp_off", 1
			case key == "night_di_pick":
				pick, _ := value.(map[string]any)
				amount = whole(pick["draw"])
				c.check(whole(pick["keep"]) == 1, "%s: Vision keeps one card (KEM-9.42)", y.ID)
			}
			if c.check(ok && n < 2, "%s: %.40q is no effect", y.ID, key) {
				add(p, max(amount, -amount))
			}
		}
		c.check(n > 0, "%s: does nothing", y.ID)
		c.Tiles[i] = t
	}
}

// whole is a YAML number as an int; anything else counts as 1, as in "ignore_walls: all_own_troops".
func whole(v any) int {
	switch n := v.(type) {
	case int:
		return n
	case int64:
		return int(n)
	case uint64:
		return int(min(n, 99))
	}
	return 1
}

func (c *compiler) battleCards(f *fileYAML) {
	items := append(append([]battleYAML{}, f.Battle.Items...), f.Battle.Special.Items...)
	if !c.check(len(items) == battleCount, "battle_cards: six and two special ones") {
		return
	}
	for i, b := range items {
		c.Battle[i] = BattleCard{b.ID, c.within(b.ID, b.Strength, 0, 9), c.within(b.ID, b.Damage, 0, 9), c.within(b.ID, b.Defence, 0, 9)}
	}
	c.check(c.Battle[6].ID == "kem_bc_sp_off" && c.Battle[7].ID == "kem_bc_sp_def", "battle_cards.special: kem_bc_sp_off, then kem_bc_sp_def")
}

var effectNames = map[string]CardEffect{
	"strength": CardStrength, "damage": CardDamage, "defence": CardDefence, "gain_prayer": CardPrayer, "each_opponent_loses_prayer": CardTheft,
	"place_units": CardEnlist, "destroy_enemy_unit": CardFire, "land_movement": CardSwift, "extra_free_teleport_from_anywhere": CardTeleport,
	"ignore_walls": CardGates, "avoid_combat": CardEscape,
}

func (c *compiler) cards(f *fileYAML) {
	if !c.check(len(f.Cards.Items) == cardKinds, "di_cards: %d kinds", cardKinds) {
		return
	}
	for i, y := range f.Cards.Items {
		card := Card{ID: y.ID, Combat: y.Phase == "combat", Cost: c.within(y.ID, y.Cost, 0, 11), Count: c.within(y.ID, y.Count, 1, 20)}
		c.check(y.ID == "kem_di_"+strings.ReplaceAll(cardNames[i], "-", "_"), "di_cards: %.40q stands at place %d", y.ID, i+1)
		known := false
		for _, key := range slices.Sorted(maps.Keys(y.Effect)) {
			value := y.Effect[key]
			if key == "gain_prayer" && len(y.Effect) > 1 {
				c.check(whole(value) == 1, "%s: gains 1 PP (KEM-Q40)", y.ID)
				continue
			}
			effect, ok := effectNames[key]
			c.check(ok, "%s: %.40q is no effect", y.ID, key)
			card.Effect, card.N, known = effect, max(whole(value), 1), true
		}
		c.check(known, "%s: does nothing", y.ID)
		c.Cards[i] = card
		c.Count += card.Count
	}
}

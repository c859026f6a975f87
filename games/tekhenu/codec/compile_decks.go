package codec

import (
	"maps"
	"slices"
	"strings"

	"ennead/games/box"
	"ennead/games/tekhenu"
)

// components.yaml: Blessings, Technologies and Decrees. What each does is known by its number: its op must be of that
// form, with figures of its own.

var blessingOps = [tekhenu.PerKind + 1]string{
	1: "gain", 2: "gain", 3: "gain", 4: "gain", 5: "gain", 6: "gain", 7: "choose", 8: "choose", 9: "set_die_face",
	10: "set_die_face", 11: "adjust_value recolor_die", 12: "adjust_value recolor_die", 13: "waive_cost",
	14: "waive_cost", 15: "waive_cost", 16: "waive_cost", 17: "extra_god_action pay", 18: "extra_god_action pay",
	19: "extra_god_action lose", 20: "extra_god_action lose", 21: "repeat_production", 22: "repeat_production",
	23: "free_anubis", 24: "free_anubis",
}

var techOps = [tekhenu.PerKind + 1]string{
	1: "gain", 2: "gain", 3: "gain", 4: "gain may_take_before", 5: "hathor_own_column_bonus_vp", 6: "gain",
	7: "gain", 8: "forbidden_as", 9: "ignore_lighting", 10: "interchange vp_once_per_own_turn", 11: "gain",
	12: "vp_per", 13: "adjust_value gain_same", 14: "adjust_value", 15: "ankh gain_each_maat", 16: "first last",
	17: "gain waive_scoring_bread", 18: "gain", 19: "extra_production_first pay", 20: "gain may_take_before",
	21: "gain may_take_before", 22: "interchange vp_once_per_own_turn", 23: "gain", 24: "gain",
}

var decreeOps = [tekhenu.PerKind + 1]string{
	3: "double_other_decree pay", 4: "pay_per vp_per", 6: "vp_difference", 20: "vp_turn_order",
	22: "vp_half_pure_dice", 23: "free_action_before_final_scoring", 24: "rescore_temple",
}

// deck checks the cards of a deck and tells which are in play with a number of players (TEK-3.8).
func (c *compiler) deck(kind tekhenu.Kind, list []cardYAML, ops *[tekhenu.PerKind + 1]string,
	each func(where string, number uint8, op opYAML)) {
	letter := "BTD"[kind : kind+1]
	if !c.That(len(list) == tekhenu.PerKind, "%s cards: there are %d", tekhenu.KindNames[kind], tekhenu.PerKind) {
		return
	}
	for i, y := range list {
		where, number := c.number(y.ID, letter, i+1), uint8(i+1)
		if form := ops[number]; form != "" {
			c.That(strings.Join(slices.Sorted(maps.Keys(y.Op)), " ") == form,
				"%s: its op is of the form %q", where, form)
		}
		least := c.Within(where+": min_players", max(y.Players, 1), 1, 4)
		for players := least; players <= 4; players++ {
			c.Decks[players][kind] = c.Decks[players][kind].With(number)
		}
		each(where, number, y.Op)
	}
}

// opYAML is what a card does.
type opYAML map[string]any

// in is a number that lies one level down, such as the Scribes of {pay: {scribe: 1}}.
func (o opYAML) in(key, of string) int {
	m, _ := o[key].(map[string]any)
	if len(m) != 1 {
		return box.Whole(nil)
	}
	return box.Whole(m[of])
}

func (c *compiler) blessings(list []cardYAML) {
	c.deck(tekhenu.Blessing, list, &blessingOps, func(where string, number uint8, op opYAML) {
		card := &c.Components.Blessings[number]
		some := func(n int) uint8 { return c.small(where, n, 1, tekhenu.MaxGain) }
		switch {
		case number <= 6:
			card.Gains = c.gains(where, op["gain"])
		case number <= 8:
			card.Track = c.either(where, op["choose"])
		case number <= 10:
			c.That(op["set_die_face"] == "any", "%s: any face", where)
		case number <= 12:
			c.That(op["recolor_die"] == "any", "%s: any colour", where)
			card.Adjust = c.small(where, box.Whole(op["adjust_value"]), 1, 1)
		case number <= 14:
			c.That(c.goodsOf(where, op["waive_cost"]) == 1<<tekhenu.Limestone|1<<tekhenu.Granite,
				"%s: waives Limestone and Granite (TEK-16.5.5)", where)
		case number <= 16:
			c.That(c.goodsOf(where, op["waive_cost"]) == 1<<tekhenu.Papyrus|1<<tekhenu.Bread,
				"%s: waives Papyrus and Bread (TEK-16.5.6)", where)
		case number <= 18:
			c.That(op["extra_god_action"] == "adjacent", "%s: an adjacent section (TEK-16.5.7)", where)
			card.Pay = some(op.in("pay", "scribe"))
		case number <= 20:
			c.That(op["extra_god_action"] == "opposite", "%s: the opposite section (TEK-16.5.8)", where)
			lose := c.gains(where, op["lose"])
			c.That(lose == tekhenu.Gains{Population: lose.Population, Happiness: lose.Population},
				"%s: as much Population as Happiness is lost", where)
			card.Lose = lose.Population
		case number <= 22:
			card.Again = c.small(where, box.Whole(op["repeat_production"]), 1, 1)
		}
	})
}

func (c *compiler) techs(list []cardYAML) {
	c.deck(tekhenu.Technology, list, &techOps, func(where string, number uint8, op opYAML) {
		card := &c.Components.Techs[number]
		if gain, ok := op["gain"]; ok {
			card.Gains = c.gains(where, gain)
		}
		switch number {
		case tekhenu.TechHathor:
			card.Each = c.Within(where, box.Whole(op["hathor_own_column_bonus_vp"]), 1, tekhenu.MaxPoints)
		case tekhenu.TechJoker, tekhenu.TechStone:
			card.Each = c.Within(where, box.Whole(op["vp_once_per_own_turn"]), 0, tekhenu.MaxPoints)
		case tekhenu.TechSurplus:
			card.Each = c.Within(where, op.in("vp_per", "excess"), 1, tekhenu.MaxPoints)
		case tekhenu.TechStretch, tekhenu.TechBend:
			card.Adjust = c.small(where, box.Whole(op["adjust_value"]), 1, 5)
		case tekhenu.TechFaith:
			card.Gains, card.Ankh = c.gains(where, op["gain_each_maat"]), c.small(where, box.Whole(op["ankh"]), 0,
				tekhenu.MaxGain)
		case tekhenu.TechOrder:
			card.Gains, card.Last = c.gains(where, op["first"]), c.gains(where, op["last"])
		case tekhenu.TechFirstly:
			card.Pay = c.small(where, op.in("pay", "scribe"), 0, tekhenu.MaxPaid)
		}
		if number == tekhenu.TechStretch {
			card.Same = c.small(where, box.Whole(op["gain_same"]), 0, tekhenu.MaxGain)
		}
		c.pays(where, number, &card.Gains)
	})
}

// pays allows what a Technology may pay where it works: T06 alone moves markers, and T04, T20 and T21 come before the
// payment.
func (c *compiler) pays(where string, number uint8, g *tekhenu.Gains) {
	if number != tekhenu.TechBastet {
		c.That(g.Population == 0 && g.Happiness == 0, "%s: moves no marker", where)
	}
}

// countOf is what Decrees count, by the words of the file.
var countOf = map[string]tekhenu.Count{
	"technology_cards":        tekhenu.CountTechs,
	"distinct_decree_symbols": tekhenu.CountDecreeSymbols,
	"population_symbols":      tekhenu.CountPopulation,
	"happiness_symbols":       tekhenu.CountHappiness,
	"scribe":                  tekhenu.CountScribes,
	"gold":                    tekhenu.CountGold,
	"own_quarries":            tekhenu.CountQuarries,
	"own_workshops":           tekhenu.CountWorkshops,
	"own_osiris_buildings":    tekhenu.CountOsiris,
	"own_temple_buildings":    tekhenu.CountTemple,
	"own_columns":             tekhenu.CountColumns,
	"own_statues":             tekhenu.CountStatues,
	"own_god_statues":         tekhenu.CountGodStatues,
	"own_people_statues":      tekhenu.CountPeopleStatues,
	"own_buildings":           tekhenu.CountBuildings,
}

func (c *compiler) decrees(f *fileYAML) {
	symbols := f.Decrees.Symbols.IDs
	c.same("decree_cards: symbols", symbols, tekhenu.SymbolNames)
	c.deck(tekhenu.Decree, f.Decrees.List, &decreeOps, func(where string, number uint8, op opYAML) {
		card := &c.Components.Decrees[number]
		card.Symbol = uint8(c.OneOf(where, f.Decrees.List[number-1].Symbol, tekhenu.SymbolNames, "symbol"))
		points := func(n int) int { return c.Within(where, n, 0, tekhenu.MaxPoints) }
		switch number {
		case tekhenu.DecreeDouble:
			c.That(op["double_other_decree"] == true, "%s: doubles another Decree (TEK-16.4.2)", where)
			card.Pay = c.small(where, op.in("pay", "gold"), 0, tekhenu.MaxPaid)
		case tekhenu.DecreeTithe:
			card.Pay = c.small(where, op.in("pay_per", "any_resource"), 1, 1)
			c.count(where, card, op["vp_per"])
		case tekhenu.DecreeHappier:
			m, _ := op["vp_difference"].(map[string]any)
			c.That(m["happiness"] == "lowest_of_all", "%s: Happiness above the lowest of all (TEK-16.4.5)", where)
		case tekhenu.DecreeOrder:
			m, _ := op["vp_turn_order"].(map[string]any)
			card.First, card.Second = points(box.Whole(m["first"])), points(box.Whole(m["second"]))
		case tekhenu.DecreePure:
			c.That(op["vp_half_pure_dice"] == "round_up", "%s: half of the pips, rounded up (TEK-16.4.12)", where)
		case tekhenu.DecreeAction:
			c.That(op["free_action_before_final_scoring"] == true,
				"%s: an action before the last scoring (TEK-16.4.13)", where)
		case tekhenu.DecreeTemple:
			list, _ := op["rescore_temple"].([]any)
			c.That(slices.Equal(list, []any{"buildings", "columns"}),
				"%s: buildings and columns once more (TEK-16.4.14)", where)
		default:
			c.count(where, card, op["vp_per"])
			if most, ok := op["cap"]; ok {
				card.Cap = c.Within(where+": cap", box.Whole(most), 1, tekhenu.MaxPoints)
			}
		}
	})
}

// count reads VP for each thing; the four goods are one thing.
func (c *compiler) count(where string, card *tekhenu.DecreeCard, v any) {
	m, _ := v.(map[string]any)
	c.That(len(m) > 0, "%s: counts nothing", where)
	for key, value := range m {
		n := c.Within(where+": "+key, box.Whole(value), 1, tekhenu.MaxPoints)
		if at, ok := countOf[key]; ok {
			card.Counts[at] = n
			card.Counted = card.Counted.With(uint8(at))
			continue
		}
		if c.That(slices.Contains(tekhenu.TokenNames[:tekhenu.Goods], key),
			"%s: %.40q is nothing that a Decree counts", where, key) {
			for _, good := range tekhenu.TokenNames[:tekhenu.Goods] {
				c.That(box.Whole(m[good]) == n, "%s: every Resource but Gold counts alike", where)
			}
			card.Counts[tekhenu.CountGoods] = n
			card.Counted = card.Counted.With(uint8(tekhenu.CountGoods))
		}
	}
}

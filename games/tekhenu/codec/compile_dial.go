package codec

import (
	"fmt"
	"strconv"

	"ennead/games/tekhenu"
)

// components.yaml: dice, the dial, players' boards, the track, and points.

// maxDice is the most dice of a colour: a section counts those that show a face in four bits.
const maxDice = 15

func (c *compiler) dice(f *diceYAML) {
	c.That(len(f.Colors) == tekhenu.Colours, "dice: colors: there are %d", tekhenu.Colours)
	var box [tekhenu.Colours]uint8
	total := 0
	for _, each := range f.Colors {
		at := c.OneOf("dice: colors", each.ID, tekhenu.ColourNames, "colour")
		c.That(box[at] == 0, "dice: colors: %s comes twice", each.ID)
		box[at] = c.small("dice: "+each.ID, each.Count, 1, maxDice)
		total += each.Count
		produces := ""
		if at < tekhenu.Goods {
			produces = tekhenu.TokenNames[at]
		}
		c.That(each.Produces == produces, "dice: %s: produces %.20q (TEK-15.2)", each.ID, produces)
	}
	c.That(f.Total == total, "dice: total: is %d, the colours are %d", f.Total, total)
	c.PerSection = c.Within("dice: initial_per_section", f.PerSection, 1, maxDice)
	for n := 1; n <= 4; n++ {
		c.Pool[n] = c.pool(fmt.Sprintf("dice: pool_by_players: %d", n), f.Pool[strconv.Itoa(n)], &box)
	}
	c.Pool2 = c.pool("dice: pool_variant_2p", f.Variant.Use, &box)
	c.That(len(f.Purity) == tekhenu.Lights, "dice: purity_table: there are %d lights", tekhenu.Lights)
	for light, name := range tekhenu.LightNames {
		for colour, id := range tekhenu.ColourNames {
			where := "dice: purity_table: " + name + ": " + id
			purity := tekhenu.Purity(c.OneOf(where, f.Purity[name][id], tekhenu.AllPurities, "purity"))
			c.Purity[light][colour] = purity
			c.That(purity != tekhenu.Forbidden || tekhenu.Light(light) != tekhenu.Shade &&
				tekhenu.Colour(colour) != tekhenu.Gray,
				"%s: is never forbidden (TEK-2.2)", where)
		}
	}
}

// pool is the dice of a number of players: enough for the start, no more than there are.
func (c *compiler) pool(where string, f map[string]int, box *[tekhenu.Colours]uint8) (pool [tekhenu.Colours]uint8) {
	c.That(len(f) == tekhenu.Colours, "%s: there are %d colours", where, tekhenu.Colours)
	total := 0
	for i, name := range tekhenu.ColourNames {
		_, ok := f[name]
		c.That(ok, "%s: nothing for %s", where, name)
		pool[i] = c.small(where+": "+name, f[name], 0, int(box[i]))
		total += int(pool[i])
	}
	c.That(total >= tekhenu.Gods*c.PerSection, "%s: %d dice do not fill the sections", where, total)
	return pool
}

func (c *compiler) dial(f *fileYAML) {
	c.That(len(f.Dial.Pattern) == tekhenu.Gods, "dial: pattern_clockwise: there are %d sections", tekhenu.Gods)
	var seen [tekhenu.Lights]int
	for i, name := range f.Dial.Pattern {
		light := c.OneOf("dial: pattern_clockwise", name, tekhenu.LightNames, "light")
		if seen[light]++; i < tekhenu.Gods {
			c.Pattern[i] = tekhenu.Light(light)
		}
	}
	c.That(seen == [tekhenu.Lights]int{2, 2, 2}, "dial: pattern_clockwise: two sections of each light (TEK-2.1)")
	c.That(len(f.Dial.Marks) == 2, "dial: scoring_markers: there are 2")
	between := f.Turns.Maat * f.Turns.Scoring // rotations from one scoring to the next
	for i, m := range f.Dial.Marks {
		c.That(m.Hourglasses == i+1, "dial: scoring_markers: %d hourglasses at place %d", m.Hourglasses, i+1)
		c.That(m.Sections == between*(i+1),
			"dial: scoring_markers: %d is not where the arrow points then (TEK-6.7)", m.Sections)
		if i < len(c.Marks) {
			c.Marks[i] = tekhenu.God(between * (i + 1) % tekhenu.Gods)
		}
	}
}

func (c *compiler) playerBoard(f *fileYAML) {
	b := &f.PlayerBoard
	c.same("production_tracks: resources", b.Tracks.Resources, tekhenu.TokenNames[:tekhenu.Goods])
	c.Production.Top = c.small("production_tracks: max", b.Tracks.Max, 1, tekhenu.MaxGain)
	c.Production.Start = c.small("production_tracks: start", b.Tracks.Start, 0, b.Tracks.Max)
	c.That(b.Tracks.Min == b.Tracks.Start, "production_tracks: min is where they start, for markers never go down")
	c.That(len(b.Row.Slots) == tekhenu.Buildings, "building_row: there are %d slots", tekhenu.Buildings)
	bread := 0
	for i, slot := range b.Row.Slots {
		c.That(slot.N == i+1, "building_row: slot %d stands at place %d", slot.N, i+1)
		bread += slot.Bread
		if i < tekhenu.Buildings {
			c.Row[i] = tekhenu.Slot{Bread: c.Within("building_row: bread", slot.Bread, 0, tekhenu.MaxPaid),
				VP: c.Within("building_row: vp", slot.VP, 0, tekhenu.MaxPoints)}
			c.Emptied[i+1] = tekhenu.Slot{Bread: c.Emptied[i].Bread + c.Row[i].Bread, VP: c.Emptied[i].VP + c.Row[i].VP}
		}
	}
	c.Within("building_row: bread of all slots", bread, 0, tekhenu.MaxPaid)
	c.That(len(b.Statues.Cost) == tekhenu.Statues, "statue_row: there are %d costs", tekhenu.Statues)
	for i, cost := range b.Statues.Cost {
		if c.Within("statue_row: granite_cost", cost, 0, tekhenu.MaxPaid); i < tekhenu.Statues {
			c.Costs.Statue[i] = cost
		}
	}
	c.Begin.VP = c.Within("score_track: start", f.ScoreTrack.Start, 0, tekhenu.MaxPoints)
	c.Begin.Population = c.small("population_happiness_track: start: population", f.Track.Start.Population, 0,
		tekhenu.TrackTop)
	c.Begin.Happiness = c.small("population_happiness_track: start: happiness", f.Track.Start.Happiness, 0,
		f.Track.Start.Population)
	begin := c.gains("player_start", any(f.Begin.Gain))
	c.That(begin == tekhenu.Gains{Tokens: begin.Tokens} && begin.Tokens[tekhenu.Faith] == 0,
		"player_start: tokens without Faith")
	c.Begin.Stock = begin.Tokens
}

func (c *compiler) track(f *trackYAML) {
	c.Within("population_happiness_track: symbols", len(f.Symbols), 1, tekhenu.TrackTop)
	at := 0
	for i, s := range f.Symbols {
		c.That(s.At > at && s.At <= tekhenu.TrackTop, "population_happiness_track: symbols rise: %d", s.At)
		c.That(s.Symbols == i+1, "population_happiness_track: %d symbols at place %d", s.Symbols, i+1)
		at = s.At
		c.Symbols = append(c.Symbols, tekhenu.Symbol{At: uint8(s.At), Symbols: uint8(s.Symbols),
			VP: c.Within("population_happiness_track: vp_happiness", s.VP, 0, tekhenu.MaxPoints)})
		for place := s.At; place <= tekhenu.TrackTop; place++ {
			c.Reached[max(place, 0)] = c.Symbols[i]
		}
	}
	c.That(len(f.Rewards) == len(c.Rewards), "happiness_first_time_rewards: there are %d", len(c.Rewards))
	at = 0
	for i, r := range f.Rewards {
		if i >= len(c.Rewards) {
			break
		}
		c.That(r.At > at && r.At <= tekhenu.TrackTop, "happiness_first_time_rewards: rise: %d", r.At)
		at = r.At
		c.Rewards[i].At = uint8(r.At)
		if last := i == len(c.Rewards)-1; last {
			c.That(r.Extra["die_value"] == "any" && r.Gain == nil,
				"happiness_first_time_rewards: the last one is an action of any value (TEK-12.6)")
		} else {
			c.Rewards[i].Gains = c.gains("happiness_first_time_rewards", any(r.Gain))
			c.That(c.Rewards[i].Gains.Population == 0 && c.Rewards[i].Gains.Happiness == 0,
				"happiness_first_time_rewards: move no marker")
		}
	}
	for _, o := range f.Opens {
		section := c.Within("population_first_time_any_player", o.Section, 1, tekhenu.Sections)
		if 1 <= section && section <= tekhenu.Sections {
			c.That(c.Opens[section-1] == 0, "population_first_time_any_player: section %d comes twice", section)
			c.Opens[section-1] = c.small("population_first_time_any_player: at", o.At, 1, tekhenu.TrackTop)
		}
	}
}

func (c *compiler) scoring(f *fileYAML) {
	points := func(where string, n int) int { return c.Within("scoring: "+where, n, 0, tekhenu.MaxPoints) }
	s, p := &f.Scoring, &c.Points
	p.Osiris, p.TempleBuilding, p.TempleStatue = points("osiris_majority_vp", s.Osiris), points("temple_building_vp",
		s.Building), points("temple_statue_vp", s.Statue)
	p.Column, p.Production = points("column_vp_per_aligned_own_building_or_statue",
		s.Column), points("production_max_vp", s.Production)
	p.Bread = points("unpaid_bread_vp, without its sign", -s.Bread)
	p.InLine = c.Within("in_line: column_vp", f.InLine.Column, 0, tekhenu.MaxPoints)
	c.Anubis = c.Within("anubis: scribes", f.Anubis.Scribes, 1, tekhenu.MaxPaid)
	p.First, p.Second = points("final_turn_order_vp: first", s.Order.First), points("final_turn_order_vp: second",
		s.Order.Second)
	p.Decrees = c.Within("scoring: max_decrees_scored", s.Decrees, 0, tekhenu.PerKind)
	c.That(len(s.Statues) == tekhenu.Statues+1, "scoring: statues_built_vp: 0 to %d statues", tekhenu.Statues)
	for i, n := range s.Statues {
		if points("statues_built_vp", n); i <= tekhenu.Statues {
			p.Statues[i] = n
		}
	}
	for _, symbol := range c.Symbols {
		c.That(symbol.VP == s.Symbol*int(symbol.Symbols),
			"scoring: happiness_symbol_vp disagrees with %d VP of the track", symbol.VP)
	}
	next := 1 // the balances of the bands fall without a gap
	for i, band := range f.Loss.Bands {
		c.That(band.From <= band.To && (i == 0 || band.To == next),
			"maat_vp_loss: %d to %d leaves a gap", band.From, band.To)
		next = band.From - 1
		c.Loss = append(c.Loss, tekhenu.Band{From: band.From, To: band.To,
			VP: c.Within("maat_vp_loss: vp, without its sign", -band.VP, 0, tekhenu.MaxPoints)})
	}
	n := len(c.Loss)
	c.That(n > 0 && n <= tekhenu.MaxPoints && c.Loss[0].To >= maxBalance && c.Loss[n-1].From <= -maxBalance,
		"maat_vp_loss: all balances to %d", maxBalance)
}

// maxBalance is more than any balance at Maat.
const maxBalance = 999

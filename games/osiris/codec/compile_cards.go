package codec

import (
	"fmt"
	"strings"

	"ennead/games/osiris"
)

// components.yaml: cartouches and cards.

func (c *compiler) cartouches(f *boardYAML) {
	c.Hire = c.small("board: workers_cartouche: hire_cost", f.Cartouche.Hire, 1, osiris.MaxGain)
	c.Within("board: workers_cartouche: slots", f.Cartouche.Slots, 1, osiris.MaxGain)
	c.stalls(f)
	c.planning(f)
	c.row(f)
}

// stalls are the cartouches of the market: OSI-5.5.1.
func (c *compiler) stalls(f *boardYAML) {
	list := f.Market.Cartouches
	c.Within("board: market: cartouches", len(list), 1, osiris.MaxMarket)
	for i, y := range list[:min(len(list), osiris.MaxMarket)] {
		where := "board: market: " + osiris.MarketNames[i]
		c.That(y.ID == osiris.MarketNames[i], "%s: is called %.20q", where, y.ID)
		c.Market = append(c.Market, osiris.Exchange{
			c.tokens(where+": top", y.Top, 1, osiris.MaxGain),
			c.tokens(where+": bottom", y.Bottom, 1, osiris.MaxGain),
		})
	}
}

// planning are the planning cartouches, left to right: OSI-5.6, OSI-2.3.3.
func (c *compiler) planning(f *boardYAML) {
	var seen uint64
	for _, y := range f.Planning.Cartouches {
		n := c.number("board: planning", y.ID, osiris.PlanNames, &seen)
		where := "board: planning: " + osiris.PlanNames[n]
		m := n / 4
		c.That(y.Monument == osiris.MonumentNames[m], "%s: is for a %s by its name", where, osiris.MonumentNames[m])
		// The Mason's plan is cheaper by exactly so many tokens (OSI-11.10), so there must be as many.
		cost := c.tokens(where+": cost", y.Cost, int(c.Special.Mason), osiris.MaxGain)
		c.That(y.Leftmost == (len(c.Planning[m]) == 0),
			"%s: the first one of its kind is the leftmost, and no other", where)
		c.Planned, c.Of[m] = c.Planned.With(n), c.Of[m].With(n)
		c.Plans[n] = osiris.PlanData{On: true, Monument: osiris.Monument(m), Cost: cost, Leftmost: y.Leftmost}
		c.Planning[m] = append(c.Planning[m], n)
	}
	for m, list := range c.Planning {
		// With two governors one of them is reserved.
		c.That(len(list) >= 2,
			"board: planning: there are two cartouches or more for a %s (OSI-1.4)", osiris.MonumentNames[m])
	}
}

// prices are tables of what can be paid with how many tokens, of one resource after the other.
func (c *compiler) prices() {
	for r := range c.Prices {
		for n := range c.Prices[r] {
			p := &c.Prices[r][n]
			for i := range c.Plans {
				if c.Plans[i].On && int(c.Plans[i].Cost[r]) <= n {
					*p |= 1 << i
				}
			}
			for i, both := range c.Market {
				for side, cost := range both {
					if int(cost[r]) <= n {
						*p |= 1 << (osiris.FirstSide + 2*i + side)
					}
				}
			}
		}
	}
}

// row are the boxes of the regent row: one is blocked a season, and one is open in the last (OSI-RUL-04).
func (c *compiler) row(f *boardYAML) {
	list := f.Row.Cartouches
	c.Within("board: regent_row: cartouches", len(list), osiris.Seasons, osiris.MaxBoxes)
	for i, y := range list[:min(len(list), osiris.MaxBoxes)] {
		where := "board: regent_row: " + osiris.BoxNames[i]
		c.That(y.ID == osiris.BoxNames[i], "%s: is called %.20q", where, y.ID)
		bonus := osiris.Bonus{
			Glory: c.small(where+": glory", y.Gain["glory"], 0, maxPoints),
			Card:  c.small(where+": city_card", y.Gain["city_card"], 0, osiris.MaxPending),
		}
		gain := map[string]int{}
		for key, n := range y.Gain {
			if key != "glory" && key != "city_card" {
				gain[key] = n
			}
		}
		bonus.Tokens = c.tokens(where, gain, 0, osiris.MaxGain)
		c.That(bonus != osiris.Bonus{}, "%s: gives nothing", where)
		c.Row = append(c.Row, bonus)
	}
}

// effects are what the kinds of cards and the blessings do, in the order of the rules. Numbers that an effect's name
// may end with, or have within, are those of its amount.
var (
	kindEffects = []string{
		"build_stacked_obelisk", "plan_and_build", "harvest_ignoring_barge", "harvest_any_terrain_kind",
		"harvest_plus_", "market_any_plus_",
		"hire_", "caravan_no_fee_plus_", "draw_", "plan_discount_", "take_", "extra_blessing", "build_plus_",
	}
	blessingEffects = []string{"build_ignoring_workers", "free_hire", "keep_planned_monument", "gain", "draw_"}
)

// effect checks a card against what it does by the rules, and reads how much of it; those without a number have none.
func (c *compiler) effect(where string, y effectYAML, effect string, to *uint8, most int) {
	c.That(strings.HasPrefix(y.Effect, effect),
		"%s: its effect is %.40q by the rules, not %.40q", where, effect, y.Effect)
	if to == nil {
		c.That(y.Amount == 0, "%s: has no amount", where)
		return
	}
	*to = c.small(where+": amount", y.Amount, 1, most)
}

// kinds are those of city cards: chapter 11.
func (c *compiler) kinds(list []effectYAML) {
	if !c.That(len(list) == osiris.CardKinds, "city_card_kinds: there are %d", osiris.CardKinds) {
		return
	}
	s := &c.Special
	amounts := [osiris.CardKinds]*uint8{
		osiris.Overseer: &s.Overseer, osiris.Merchant: &s.Merchant, osiris.Recruiter: &s.Recruits,
		osiris.Caravaneer: &s.Caravaneer, osiris.Scribe: &s.Scribe, osiris.Mason: &s.Mason,
		osiris.TaxCollector: &s.Tax, osiris.Ferryman: &s.Ferryman,
	}
	for i, y := range list {
		where := "city_card_kinds: " + inFile(osiris.KindNames[i])
		c.That(inOur(y.ID) == osiris.KindNames[i], "%s: is called %.20q", where, y.ID)
		most := osiris.MaxGain
		switch osiris.Kind(i) {
		case osiris.Recruiter:
			most = len(osiris.Turn{}.Hired)
		case osiris.Scribe:
			most = osiris.MaxPending
		}
		c.effect(where, y, kindEffects[i], amounts[i], most)
		c.Within(where+": copies", y.Copies, 0, 3) // as many as a bundle can want of a kind, see [Kinds]
	}
}

// cityCards: OSI-11.0.1.
func (c *compiler) cityCards(f *fileYAML) {
	c.Discarded = c.tokens("city_cards: discarded", f.Cards.Discarded, 0, osiris.MaxGain)
	var seen uint64
	for _, y := range f.Cards.List {
		n := c.number("city_cards", y.ID, osiris.CardNames[1:], &seen) + 1
		where := "city_cards: " + osiris.CardNames[n]
		kind := c.OneOf(where, inOur(y.Kind), osiris.KindNames, "kind of city card")
		c.Copies[kind]++
		for kinds := range osiris.FewKinds {
			half := &c.Kinds[kind/((osiris.CardKinds+1)/2)][kinds]
			*half |= osiris.Cards(kinds>>(kind%((osiris.CardKinds+1)/2))&1) << n
		}
		c.Card[n] = osiris.CardData{Kind: osiris.Kind(kind), Corner: c.tokens(where+": corner", y.Corner, 1,
			osiris.MaxGain)}
		c.Components.Cards = c.Components.Cards.With(n)
	}
	for i, n := range c.Copies {
		if i < len(f.Kinds.List) {
			c.That(int(n) == f.Kinds.List[i].Copies,
				"city_card_kinds: %s: copies: there are %d among city_cards", inFile(osiris.KindNames[i]), n)
		}
	}
	c.That(len(f.Cards.List) == f.Inventory.Cards, "inventory: city_cards: there are %d", len(f.Cards.List))
	c.That(len(f.Cards.List) >= osiris.MaxSeats, "city_cards: there is one for each governor at least (OSI-2.1.4)")
}

// blessings: chapter 12.
func (c *compiler) blessings(f *fileYAML) {
	list := f.Blessings.List
	if !c.That(len(list) == osiris.BlessingKinds, "blessing_cards: there are %d", osiris.BlessingKinds) {
		return
	}
	for i, y := range list {
		where := "blessing_cards: " + osiris.BlessingNames[i]
		c.That(y.ID == osiris.BlessingNames[i], "%s: is called %.20q", where, y.ID)
		var to *uint8
		if osiris.Blessing(i) == osiris.Thoth {
			to = &c.Blessed.Drawn
		}
		c.effect(where, y, blessingEffects[i], to, osiris.MaxPending)
		if osiris.Blessing(i) == osiris.Isis {
			c.Blessed.Isis = c.tokens(where+": gain", y.Gain, 1, osiris.MaxGain)
		} else {
			c.That(len(y.Gain) == 0, "%s: gains nothing", where)
		}
	}
}

// scoring: OSI-5.7.6, OSI-9.2.
func (c *compiler) scoring(f *fileYAML) {
	s, y := &c.Scoring, &f.Scoring
	s.Barge = c.small("scoring: barge_bonus", y.Barge, 0, maxPoints)
	lot := func(name string, y lotYAML) (size, glory uint8) {
		where := fmt.Sprintf("scoring: %s: ", name)
		return c.small(where+"size", y.Size, 2, osiris.MaxGain), c.small(where+"glory", y.Glory, 0, maxPoints)
	}
	s.RowSize, s.Row = lot("adjacent_lot", y.Row)
	s.ReachSize, s.Reach = lot("segment_lot", y.Reach)
}

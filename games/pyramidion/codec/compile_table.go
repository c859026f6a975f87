package codec

import (
	"ennead/games/pyramidion"
)

// components.yaml: resources, troops, sites, revolt tokens, distribution cards and boats.

// resources: PYR-2.2.
func (c *compiler) resources(f *fileYAML) {
	list := f.Resources.Items
	names := make([]string, len(list))
	for i, y := range list {
		names[i] = y.ID
	}
	if !c.same("resources", names, pyramidion.ResourceNames) {
		return
	}
	total := 0
	for r, y := range list {
		where := "resources: " + pyramidion.ResourceNames[r]
		c.Stock[r] = c.small(where+": count", y.Count, 0, maxKind)
		c.That(y.Wild == (pyramidion.Resource(r) == pyramidion.Statue),
			"%s: wild_when_loading: statues are, no other (PYR-12.3)", where)
		total += int(c.Stock[r])
	}
	c.Within("resources: all counts", total, 1, maxStock)
	c.That(f.Resources.Total == total, "resources: total: is %d", total)
}

// troops: PYR-2.3. There is no use for more than one a site.
func (c *compiler) troops(f *fileYAML) {
	for kind, y := range [pyramidion.TroopCount]troopYAML{f.Tokens.Torturers, f.Tokens.Negotiators} {
		where := "tokens: " + pyramidion.TroopNames[kind] + "_troops"
		c.Troops[kind] = c.small(where+": per_player", y.Each, 0, pyramidion.SiteCount)
		c.That(y.Count == pyramidion.MaxSeats*y.Each,
			"%s: count: is %d by per_player", where, pyramidion.MaxSeats*int(c.Troops[kind]))
	}
}

// timings are when the powers of the sites come about: chapter 17.
var timings = [pyramidion.SiteCount]string{
	"torturer_played", "after_site_resolved", "phase_4_deal", "first_ankh_played", "each_ankh_played",
	"first_ankh_played", "revolt_step", "on_activation",
}

// sites: PYR-2.6.
func (c *compiler) sites(f *fileYAML) {
	if !c.That(len(f.Sites.Items) == pyramidion.SiteCount, "sites: there are %d", pyramidion.SiteCount) {
		return
	}
	for i, y := range f.Sites.Items {
		where := "sites: " + pyramidion.SiteNames[i]
		c.That(y.ID == pyramidion.SiteNames[i] && y.N == i+1, "%s: is called %.20q, number %d", where, y.ID, y.N)
		c.That(y.Timing == timings[i], "%s: power_timing: is %q by the rules", where, timings[i])
		c.Site[i].Least = [pyramidion.TroopCount]uint8{
			c.small(where+": min_influence", y.Influence, 0, maxLeast),
			c.small(where+": min_negotiation", y.Negotiation, 0, maxLeast),
		}
		for _, name := range y.Resources {
			c.Site[i].Box |= 1 << c.OneOf(where+": resources", name, pyramidion.ResourceNames, "resource")
		}
	}
}

// revolts are the revolt tokens: PYR-2.3. As many are needed as there are revolts and a Philosopher (PYR-18.4).
func (c *compiler) revolts(f *fileYAML) {
	var seen uint64
	for _, y := range f.Revolts.Items {
		n := c.number("revolt_tokens", y.ID, pyramidion.TokenNames, &seen)
		where := "revolt_tokens: " + pyramidion.TokenNames[n]
		c.Token[n] = pyramidion.TokenData{
			Value: c.small(where+": value", y.Value, 0, maxRevolt),
			Gives: c.goods(where+": gives", y.Gives, 0),
		}
		c.Tokens = c.Tokens.With(n)
	}
	c.complete("revolt_tokens", pyramidion.TokenNames, seen)
	c.That(c.With[pyramidion.Rebels].Len()+c.With[pyramidion.Philosopher].Len() <= c.Tokens.Len(),
		"revolt_tokens: there are too many revolts for them (PYR-18.4)")
}

// spreads are the distribution cards: PYR-6.1. What they put on a site is in its box (PYR-2.6).
func (c *compiler) spreads(f *fileYAML) {
	var seen uint64
	for _, y := range f.Spreads.Items {
		n := c.number("distribution_cards", y.ID, pyramidion.SpreadNames, &seen)
		where := "distribution_cards: " + pyramidion.SpreadNames[n]
		for name, puts := range y.Puts {
			site := c.OneOf(where, name, pyramidion.SiteNames, "site")
			at := where + ": " + pyramidion.SiteNames[site]
			g := c.goods(at, puts, 0)
			c.That(g.Sorts()&^c.Site[site].Box == 0, "%s: the site has none such in its box", at)
			c.Spread[n][site] = g
		}
		c.Spreads = c.Spreads.With(n)
	}
	c.complete("distribution_cards", pyramidion.SpreadNames, seen)
}

// boats: PYR-2.3, PYR-12.3.
func (c *compiler) boats(f *fileYAML) {
	var seen uint64
	for _, y := range f.Boats.Items {
		n := c.number("boat_cards", y.ID, pyramidion.BoatNames, &seen)
		where := "boat_cards: " + pyramidion.BoatNames[n]
		c.Boat[n] = pyramidion.BoatData{
			VP:    c.small(where+": vp", y.VP, 0, maxVP),
			Needs: c.goods(where+": needs", y.Needs, 1),
		}
		c.Boats = c.Boats.With(n)
	}
	c.complete("boat_cards", pyramidion.BoatNames, seen)
}

package pyramidion

// components.yaml: resources, troops, sites, revolt tokens, distribution cards and boats.

// resources: PYR-2.2.
func (c *compiler) resources(f *fileYAML) {
	list := f.Resources.Items
	names := make([]string, len(list))
	for i, y := range list {
		names[i] = y.ID
	}
	if !c.same("resources", names, resourceNames) {
		return
	}
	total := 0
	for r, y := range list {
		where := "resources: " + resourceNames[r]
		c.Stock[r] = c.small(where+": count", y.Count, 0, maxKind)
		c.That(y.Wild == (Resource(r) == Statue), "%s: wild_when_loading: statues are, no other (PYR-12.3)", where)
		total += int(c.Stock[r])
	}
	c.Within("resources: all counts", total, 1, maxStock)
	c.That(f.Resources.Total == total, "resources: total: is %d", total)
}

// troops: PYR-2.3. There is no use for more than one a site.
func (c *compiler) troops(f *fileYAML) {
	for kind, y := range [troops]troopYAML{f.Tokens.Torturers, f.Tokens.Negotiators} {
		where := "tokens: " + troopNames[kind] + "_troops"
		c.Troops[kind] = c.small(where+": per_player", y.Each, 0, sites)
		c.That(y.Count == maxSeats*y.Each, "%s: count: is %d by per_player", where, maxSeats*int(c.Troops[kind]))
	}
}

// timings are when the powers of the sites come about: chapter 17.
var timings = [sites]string{
	"torturer_played", "after_site_resolved", "phase_4_deal", "first_ankh_played", "each_ankh_played", "first_ankh_played", "revolt_step",
	"on_activation",
}

// sites: PYR-2.6.
func (c *compiler) sites(f *fileYAML) {
	if !c.That(len(f.Sites.Items) == sites, "sites: there are %d", sites) {
		return
	}
	for i, y := range f.Sites.Items {
		where := "sites: " + siteNames[i]
		c.That(y.ID == siteNames[i] && y.N == i+1, "%s: is called %.20q, number %d", where, y.ID, y.N)
		c.That(y.Timing == timings[i], "%s: power_timing: is %q by the rules", where, timings[i])
		c.Site[i].Least = [troops]uint8{
			c.small(where+": min_influence", y.Influence, 0, maxLeast), c.small(where+": min_negotiation", y.Negotiation, 0, maxLeast),
		}
		for _, name := range y.Resources {
			c.Site[i].Box |= 1 << c.OneOf(where+": resources", name, resourceNames, "resource")
		}
	}
}

// revolts are the revolt tokens: PYR-2.3. As many are needed as there are revolts and a Philosopher (PYR-18.4).
func (c *compiler) revolts(f *fileYAML) {
	var seen uint64
	for _, y := range f.Revolts.Items {
		n := c.number("revolt_tokens", y.ID, tokenNames, &seen)
		where := "revolt_tokens: " + tokenNames[n]
		c.Token[n] = TokenData{c.small(where+": value", y.Value, 0, maxRevolt), c.goods(where+": gives", y.Gives, 0)}
		c.Tokens = c.Tokens.With(n)
	}
	c.complete("revolt_tokens", tokenNames, seen)
	c.That(c.With[Rebels].Len()+c.With[Philosopher].Len() <= c.Tokens.Len(), "revolt_tokens: there are too many revolts for them (PYR-18.4)")
}

// spreads are the distribution cards: PYR-6.1. What they put on a site is in its box (PYR-2.6).
func (c *compiler) spreads(f *fileYAML) {
	var seen uint64
	for _, y := range f.Spreads.Items {
		n := c.number("distribution_cards", y.ID, spreadNames, &seen)
		where := "distribution_cards: " + spreadNames[n]
		for name, puts := range y.Puts {
			site := c.OneOf(where, name, siteNames, "site")
			at := where + ": " + siteNames[site]
			g := c.goods(at, puts, 0)
			c.That(g.sorts()&^c.Site[site].Box == 0, "%s: the site has none such in its box", at)
			c.Spread[n][site] = g
		}
		c.Spreads = c.Spreads.With(n)
	}
	c.complete("distribution_cards", spreadNames, seen)
}

// boats: PYR-2.3, PYR-12.3.
func (c *compiler) boats(f *fileYAML) {
	var seen uint64
	for _, y := range f.Boats.Items {
		n := c.number("boat_cards", y.ID, boatNames, &seen)
		where := "boat_cards: " + boatNames[n]
		c.Boat[n] = BoatData{c.small(where+": vp", y.VP, 0, maxVP), c.goods(where+": needs", y.Needs, 1)}
		c.Boats = c.Boats.With(n)
	}
	c.complete("boat_cards", boatNames, seen)
}

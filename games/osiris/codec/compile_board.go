package codec

import (
	"fmt"
	"strings"
	"unicode"
	"unicode/utf8"

	"ennead/games/osiris"
)

// components.yaml: the land along the Nile, with its terrains, cities, sites and caravans.

// land is what is read of a place before its sites are: which bank, and which segments.
type land struct {
	on       bool
	bank     string
	segments uint8
}

func (c *compiler) board(f *boardYAML) {
	var places [osiris.MaxPlaces]land
	c.terrains(f, &places)
	c.cities(f, &places)
	c.sites(f, &places)
	c.terrainSites(f)
	c.adjacency(f.Adjacency)
	c.caravans(f)
	c.places(&places)
}

// places are the sets that workers are sent by: OSI-5.1.1.
func (c *compiler) places(places *[osiris.MaxPlaces]land) {
	for at := range places {
		if !places[at].on {
			continue
		}
		c.Places = c.Places.With(uint8(at))
		if at >= int(osiris.FirstCity) {
			continue
		}
		terrain := &c.Terrain[at]
		c.Works[terrain.Resource] = c.Works[terrain.Resource].With(uint8(at))
		for season := max(terrain.Reach, 1); season <= osiris.Seasons; season++ {
			c.Reached[season] = c.Reached[season].With(uint8(at))
		}
	}
	c.Places |= osiris.Places(c.Components.Sections) << osiris.FirstSection
}

// banks are the two sides of the Nile.
var banks = []string{"bottom", "top"}

// stretch is a list of segments, which follow one another (OSI-RUL-47).
func (c *compiler) stretch(where string, list []int) (segments uint8) {
	c.Within(where+": segments", len(list), 1, osiris.Seasons)
	for i, n := range list {
		c.Within(where+": segment", n, 1, osiris.Seasons)
		c.That(i == 0 || n == list[i-1]+1, "%s: its segments follow one another", where)
		segments |= 1 << (n & 7)
	}
	return segments
}

func (c *compiler) terrains(f *boardYAML, places *[osiris.MaxPlaces]land) {
	var seen uint64
	c.That(len(f.Terrains) > 0, "board: terrains: there are none")
	for _, y := range f.Terrains {
		t := c.number("board: terrains", y.ID, osiris.TerrainNames, &seen)
		where := "board: terrain " + osiris.TerrainNames[t]
		works := osiris.Resource(t / 8)
		c.That(y.Kind == terrainKinds[works] && y.Resource == osiris.ResourceNames[works],
			"%s: is a %s of %s by its name", where, terrainKinds[works], osiris.ResourceNames[works])
		c.OneOf(where+": bank", y.Bank, banks, "bank")
		c.same(where+": sections", y.Sections, osiris.SiteNames[2*t:2*t+2])
		places[t] = land{true, y.Bank, c.stretch(where, y.Segments)}
		c.Terrain[t] = osiris.TerrainData{Resource: works}
		for n := uint8(1); n <= osiris.Seasons && c.Terrain[t].Reach == 0; n++ {
			if places[t].segments&(1<<n) != 0 {
				c.Terrain[t].Reach = n
			}
		}
		c.Terrains |= 1 << t
	}
}

func (c *compiler) cities(f *boardYAML, places *[osiris.MaxPlaces]land) {
	var seen uint64
	c.That(len(f.Cities) > 0, "board: cities: there are none")
	for _, y := range f.Cities {
		n := c.number("board: cities", y.ID, osiris.CityNames, &seen)
		where := "board: city " + osiris.CityNames[n]
		c.OneOf(where+": bank", y.Bank, banks, "bank")
		c.That(y.Site == osiris.CityNames[n], "%s: its site has the same name", where)
		for _, name := range []string{y.EN, y.FR} {
			plain := strings.IndexFunc(name, func(r rune) bool { return !unicode.IsPrint(r) }) < 0
			c.That(name != "" && plain && utf8.ValidString(name) && utf8.RuneCountInString(name) <= maxName,
				"%s: its names have up to %d letters", where, maxName)
		}
		places[osiris.FirstCity+osiris.Place(n)] = land{true, y.Bank, c.stretch(where, y.Segments)}
		c.City[n] = osiris.CityData{EN: y.EN, FR: y.FR}
		c.Cities |= 1 << n
	}
}

// sites are where monuments can stand (OSI-1.5), each on a terrain or in a city that is on the board.
func (c *compiler) sites(f *boardYAML, places *[osiris.MaxPlaces]land) {
	var seen uint64
	var orders [2]uint64
	for _, y := range f.Sites {
		n := osiris.Site(c.number("board: sites", y.ID, osiris.SiteNames, &seen))
		where := "board: site " + osiris.SiteNames[n]
		on := &places[n.Place()]
		if !c.That(on.on, "%s: is on no terrain or city of the board", where) {
			continue
		}
		kind, terrain, city := "section", osiris.PlaceNames[n.Place()], ""
		if n.City() {
			kind, terrain, city = "city", "", osiris.SiteNames[n]
		}
		c.That(y.Type == kind && y.Terrain == terrain && y.City == city,
			"%s: is a %s of %s%s by its name", where, kind, terrain, city)
		c.That(y.Bank == on.bank && c.stretch(where, y.Segments) == on.segments,
			"%s: its bank or its segments are others than those of %s", where, osiris.PlaceNames[n.Place()])
		site := osiris.SiteData{Top: y.Bank == banks[1], Order: c.small(where+": order", y.Order, 1, osiris.MaxSites),
			Segments: on.segments}
		bank := c.OneOf(where+": bank", y.Bank, banks, "bank")
		c.That(orders[bank]&(1<<(site.Order&63)) == 0, "%s: its order comes twice on its bank", where)
		orders[bank] |= 1 << (site.Order & 63)
		least, most := 2, 3
		if n.City() {
			least, most = 0, 0
		}
		site.Icons = c.small(where+": icons", y.Icons, least, most)
		c.fits(where, n, &site, y.Allows)
		site.Ankh, site.Scarab = y.Mark == "ankh", y.Mark == "scarab"
		c.That(site.Ankh || site.Scarab || y.Mark == "none", "%s: mark: %.20q is none", where, y.Mark)
		if c.That((y.Neutral == "") == (y.Mark == "none"),
			"%s: a mark and its neutral monument go together", where); y.Neutral != "" {
			site.Neutral = osiris.Monument(c.OneOf(where, y.Neutral, osiris.MonumentNames, "monument"))
			c.That(c.Fit[site.Neutral].Has(uint8(n)),
				"%s: no %s stands there (OSI-5.7.2)", where, osiris.MonumentNames[site.Neutral])
		}
		c.Site[n] = site
		c.Sites = c.Sites.With(uint8(n))
		for s := range c.Segment {
			if site.Segments&(1<<s) != 0 {
				c.Segment[s] = c.Segment[s].With(uint8(n))
			}
		}
	}
}

// fits notes which monuments may stand at a site, and wants the file to say the same (OSI-5.7.2).
func (c *compiler) fits(where string, n osiris.Site, site *osiris.SiteData, allows []string) {
	var due []string
	for m := range osiris.Monument(osiris.MonumentKinds) {
		if c.allowed[m]&(1<<site.Icons) != 0 {
			due = append(due, osiris.MonumentNames[m])
			c.Fit[m] = c.Fit[m].With(uint8(n))
		}
	}
	c.same(where+": allows", allows, due)
}

// terrainSites wants both sections of each terrain, the site of each city, and the icons to add up.
func (c *compiler) terrainSites(f *boardYAML) {
	for t := range osiris.FirstSection {
		switch {
		case t < osiris.FirstCity && c.Terrains&(1<<t) != 0:
			both := osiris.Sites(0).With(uint8(2 * t)).With(uint8(2*t + 1))
			c.That(c.Sites&both == both,
				"board: terrain %s: its two sections are not among the sites", osiris.PlaceNames[t])
		case t >= osiris.FirstCity && c.Cities&(1<<(t-osiris.FirstCity)) != 0:
			c.That(c.Sites.Has(uint8(t.Town())), "board: city %s: is not among the sites", osiris.PlaceNames[t])
		}
	}
	for _, y := range f.Terrains {
		t := c.OneOf("board: terrains", y.ID, osiris.TerrainNames, "terrain")
		sum := int(c.Site[2*t].Icons + c.Site[2*t+1].Icons)
		c.That(y.Yield == sum, "board: terrain %s: full_yield: its sections show %d", osiris.TerrainNames[t], sum)
	}
}

// adjacency is which sites lie side by side: OSI-9.2.2, OSI-RUL-07.
func (c *compiler) adjacency(pairs [][]string) {
	for _, pair := range pairs {
		where := fmt.Sprintf("board: adjacency: %.40v", pair)
		if !c.That(len(pair) == 2, "%s: a pair is two sites", where) {
			continue
		}
		a, b := uint8(c.OneOf(where, pair[0], osiris.SiteNames, "site")), uint8(c.OneOf(where, pair[1],
			osiris.SiteNames, "site"))
		c.That(a != b && c.Sites.Has(a) && c.Sites.Has(b), "%s: are two sites of the board", where)
		c.That(c.Site[a].Top == c.Site[b].Top, "%s: never across the Nile (OSI-9.2.2)", where)
		c.That(!c.Beside[a].Has(b), "%s: comes twice", where)
		c.Beside[a], c.Beside[b] = c.Beside[a].With(b), c.Beside[b].With(a)
	}
	for site := range c.Beside {
		c.That(c.Beside[site].Len() <= 2,
			"board: adjacency: %s has more than two neighbours along its bank", osiris.SiteNames[site])
	}
}

// caravans are two places of two sections: OSI-1.4, OSI-2.2.2.
func (c *compiler) caravans(f *boardYAML) {
	if !c.That(len(f.Caravans) == osiris.Caravans, "board: caravans: there are %d", osiris.Caravans) {
		return
	}
	ankhs := 0
	for i, y := range f.Caravans {
		name := osiris.CaravanNames[i]
		where := "board: caravan " + name
		c.That(y.ID == name, "%s: is called %.20q", where, y.ID)
		c.That(y.Mark == "ankh" || y.Mark == "none", "%s: mark: is ankh or none", where)
		if c.Caravan[i].Ankh = y.Mark == "ankh"; c.Caravan[i].Ankh {
			ankhs++
		}
		if !c.That(len(y.Sections) == 2, "%s: has two sections", where) {
			continue
		}
		for k, section := range y.Sections {
			n := 2*i + k
			due := osiris.PlaceNames[int(osiris.FirstSection)+n]
			c.That(section.ID == due, "%s: %s is called %.20q", where, due, section.ID)
			c.Section[n] = c.tokens(where+": "+due, section.Gain, 1, osiris.MaxGain)
			c.Components.Sections |= 1 << n
		}
	}
	c.That(ankhs == 1, "board: caravans: one of them is marked with ankhs (OSI-2.2.2)")
}

// neutrals: six of each mark (OSI-2.2.1, OSI-2.3.2), which are the pieces of one colour that nobody plays.
func (c *compiler) neutrals() {
	for mark, sites := range map[string]osiris.Sites{"ankh": c.Marked(true, false), "scarab": c.Marked(false, true)} {
		c.That(sites.Len() == neutrals, "board: sites: %d are marked with %s, not %d", neutrals, mark, sites.Len())
		for m := range osiris.Monument(osiris.MonumentKinds) {
			n := 0
			for rest := sites; rest != 0; rest = rest.Rest() {
				if c.Site[rest.First()].Neutral == m {
					n++
				}
			}
			c.That(n <= int(c.Pieces[m]),
				"board: sites: a colour has not so many %s as are marked with %s", osiris.MonumentNames[m], mark)
		}
	}
}

// neutrals is the number of neutral monuments of a mark.
const neutrals = 6

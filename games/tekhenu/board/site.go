package board

import (
	"strings"

	"ennead/game"
	"ennead/games/tekhenu"
	"ennead/internal/piece"
	"ennead/internal/svg"
)

// Sites of Statues and Buildings.

// siteID returns the id of a site, siteMove the move that chooses it. Both take its printed name.
func siteID(name string) string   { return "site-" + strings.ToLower(name) }
func siteMove(name string) string { return "site " + name }

// owned says who owns a thing, or that it is free.
func (p *picture) owned(what, kind string, seat game.Seat) string {
	if seat == tekhenu.NoSeat {
		return what + " · " + p.Word("free")
	}
	return what + " · " + p.Word(kind, "seat", seat)
}

// godSite draws one of a god's sites.
func (p *picture) godSite(g tekhenu.God, n int, x, y float64) {
	name, owner := "SG-"+godNames[g]+"-"+p.Number(n+1), p.s.GodSites[g][n]
	title := p.owned(p.Word("god-site", "god", godTerm(g)), "statue-of", owner)
	p.Slot(piece.Slot{ID: siteID(name), Move: siteMove(name), Title: title, At: svg.Translate(x, y),
		Shape: piece.Disc(11)}, func() {
		c := p.C
		if owner != tekhenu.NoSeat {
			statue(c, owner, 0, 0, 21)
			return
		}
		class := "te-free"
		if _, may := p.Legal[siteMove(name)]; may {
			c.Circle(0, 0, 11, "te-halo")
			p.ghostStatue(18)
		} else if p.s.Lit(g) == tekhenu.Dark {
			class += " te-pale"
		}
		c.Empty("ellipse", svg.A("rx", "8.5"), svg.A("ry", "6.5"), svg.Class(class))
	})
}

// ghostStatue draws the viewer's Statue where they might build it.
func (p *picture) ghostStatue(w float64) {
	if p.Seated() {
		piece.Ghost(p.C, func() { statue(p.C, p.Viewer, 0, -2, w) })
	}
}

// peopleSite draws a site for a Statue for the people, with its Gold if that is still there (TEK-3.5).
func (p *picture) peopleSite(i int, x, y float64) {
	site, owner := &p.s.Data.People[i], p.s.People[i]
	title := p.owned(p.Word("people-site"), "statue-of", owner)
	gold := p.s.PeopleGold&(1<<i) != 0
	if gold {
		title += " · " + p.Word("gold-lies")
	}
	p.Slot(piece.Slot{ID: siteID(site.ID), Move: siteMove(site.ID), Title: title, At: svg.Translate(x, y),
		Shape: piece.Disc(14)}, func() {
		c := p.C
		c.Circle(0, 0, 14, "te-people")
		if owner != tekhenu.NoSeat {
			statue(c, owner, 0, -1, 24)
			return
		}
		if gold {
			good(c, tekhenu.Gold, 0, 0, 19)
		}
		if _, may := p.Legal[siteMove(site.ID)]; may {
			p.ghostStatue(23)
			p.worth(p.s.PeopleWorth(p.Viewer, i), 16, -11)
		}
	})
}

// worth draws the VP that a choice would score now. They show under the pointer.
func (p *picture) worth(points int, x, y float64) {
	if points <= 0 {
		return
	}
	piece.Ghost(p.C, func() { piece.Cartouche(p.C, "+"+p.Number(points), x, y, 17) })
}

// buildingSite draws a site around the temple with its price, or with the Building on it.
func (p *picture) buildingSite(i int, x, y float64) {
	site, owner := &p.s.Data.Sites[i], p.s.Sites[i]
	title := p.owned(p.Word("building-site", "n", int(site.Bread)), "building-of", owner)
	p.Slot(piece.Slot{ID: siteID(site.ID), Move: siteMove(site.ID), Title: title, At: svg.Translate(x, y),
		Shape: piece.Plate(25, 25, 4)}, func() {
		c := p.C
		if owner != tekhenu.NoSeat {
			building(c, owner, 0, 0, 27)
			return
		}
		_, may := p.Legal[siteMove(site.ID)]
		if may {
			c.Box(0, 0, 25, 25, 3, "te-halo")
		}
		c.Box(0, 0, 25, 25, 3, "te-site")
		c.Group(svg.Class(piece.When(may, "unghost")))
		good(c, tekhenu.Bread, -5.5, 0, 12.5)
		c.Text(5.5, 4.6, 12.5, p.Number(int(site.Bread)), "tm tb")
		c.End()
		if may && p.Seated() {
			piece.Ghost(c, func() { building(c, p.Viewer, 0, 0, 25) })
			p.worth(p.s.SiteWorth(p.Viewer, i), 0, -19)
		}
	})
}

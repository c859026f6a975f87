package board

import (
	"strings"

	"ennead/game"
	"ennead/games/tekhenu"
	"ennead/internal/piece"
	"ennead/internal/svg"
)

// Sites of statues and buildings.

// siteID and siteMove are a site in ids and in moves, by its printed name.
func siteID(name string) string   { return "site-" + strings.ToLower(name) }
func siteMove(name string) string { return "site " + name }

// owned says whose a thing is, or that it is free.
func (p *picture) owned(what, kind string, seat game.Seat) string {
	if seat == tekhenu.NoSeat {
		return what + " · " + p.Word("free")
	}
	return what + " · " + p.Word(kind, "seat", seat)
}

// godSite is one of a god's sites.
func (p *picture) godSite(g tekhenu.God, n int, x, y float64) {
	name, owner := "SG-"+godNames[g]+"-"+p.Number(n+1), p.s.GodSites[g][n]
	title := p.owned(p.Word("god-site", "god", godTerm(g)), "statue-of", owner)
	p.Slot(piece.Slot{ID: siteID(name), Move: siteMove(name), Title: title, At: svg.Translate(x, y), Shape: piece.Disc(11)}, func() {
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

// ghostStatue is the viewer's statue where it would stand.
func (p *picture) ghostStatue(w float64) {
	if p.Seated() {
		piece.Ghost(p.C, func() { statue(p.C, p.Viewer, 0, -2, w) })
	}
}

// peopleSite is a site of a statue for the people, with its Gold if that still lies there (TEK-3.5).
func (p *picture) peopleSite(i int, x, y float64) {
	site, owner := &p.s.Data.People[i], p.s.People[i]
	title := p.owned(p.Word("people-site"), "statue-of", owner)
	gold := p.s.PeopleGold&(1<<i) != 0
	if gold {
		title += " · " + p.Word("gold-lies")
	}
	p.Slot(piece.Slot{ID: siteID(site.ID), Move: siteMove(site.ID), Title: title, At: svg.Translate(x, y), Shape: piece.Disc(14)}, func() {
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

// worth is the points that a choice would score now, while it is pointed at.
func (p *picture) worth(points int, x, y float64) {
	if points <= 0 {
		return
	}
	piece.Ghost(p.C, func() { piece.Cartouche(p.C, "+"+p.Number(points), x, y, 17) })
}

// buildingSite is a site round the temple with its price, or the building on it.
func (p *picture) buildingSite(i int, x, y float64) {
	site, owner := &p.s.Data.Sites[i], p.s.Sites[i]
	title := p.owned(p.Word("building-site", "n", int(site.Bread)), "building-of", owner)
	p.Slot(piece.Slot{ID: siteID(site.ID), Move: siteMove(site.ID), Title: title, At: svg.Translate(x, y), Shape: piece.Plate(25, 25, 4)}, func() {
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

package board

import (
	"strings"

	"ennead/games/pyramidion"
	pyramidiontext "ennead/games/pyramidion/text"
	"ennead/internal/piece"
	"ennead/internal/svg"
)

// form contains the places of the parts of a site, from its upper left corner.
type form struct {
	scene   box
	posts   [troops]float64 // the centres of the places for troops
	post    box             // one of them, without x
	least   float64         // the height of the minimums
	medal   float64         // their size
	text    box             // its upper line, and its greatest width
	letters float64
	lines   int
	pile    box     // the room for the resources on the site
	token   float64 // their size, if there is room
	tokens  float64 // their size in the resource box
}

var (
	wideForm = form{
		scene: box{7, 25, 62, 58}, posts: [troops]float64{95, 138}, post: box{0, 45.5, 38, 42}, least: 73, medal: 23,
		text: box{9, 96.5, 239, 0}, letters: 13.2, lines: 2, pile: box{161, 26, 88, 58}, token: 26, tokens: 16,
	}
	narrowForm = form{
		scene: box{6, 24, 57, 53.5}, posts: [troops]float64{89, 135}, post: box{0, 43, 38, 38}, least: 72, medal: 23,
		text: box{8, 98, 147, 0}, letters: 11.8, lines: 4, pile: box{7, 141, 153, 20}, token: 18, tokens: 15,
	}
)

func (m *chart) form() *form {
	if m.narrow {
		return &narrowForm
	}
	return &wideForm
}

// land draws the Nile with the sites, and on wide screens with the boats.
func (p *picture) land() {
	c, m := p.C, p.chart
	c.Group(svg.A("aria-hidden", "true"))
	c.UseIn(m.printed("nile"), m.w/2, m.h/2, m.w, m.h, "")
	c.End()
	for site := range sites {
		p.site(site)
	}
	if !m.narrow {
		p.boats()
	}
}

// siteMove returns the move of a site itself: to activate it, to exchange resources with it, or to swap workers
// there.
func (p *picture) siteMove(site pyramidion.Site) string {
	if site == pyramidion.AbuSimbel && p.Legal["swap"].Verb != 0 {
		return "swap"
	}
	return p.FirstOf([]string{"activate", "exchange"}, siteNames[site])
}

// site draws a site on the land, with its resources and troops. While the site is a choice, all of it is clickable.
func (p *picture) site(site pyramidion.Site) {
	t, at, f := p.chart.tile, p.chart.at[site], p.chart.form()
	x, y := at[0], at[1]
	corner := svg.Translate(x-t.w/2, y-t.h/2)
	things := func() {
		if site == pyramidion.Gizeh {
			p.order()
		}
		for kind := range troops {
			name := "post-" + troopNames[kind] + "-" + id(siteNames[site])
			p.post(kind, site, name, f.posts[kind], f.post.y, f.post.w, f.post.h, site != p.s.Site)
		}
		room := f.pile
		if site == pyramidion.Gizeh && !p.chart.narrow {
			room.h -= orderRoom
		}
		p.pile(site, "pile-"+id(siteNames[site]), room, f.token)
	}
	move := p.siteMove(site)
	p.Slot(piece.Slot{
		ID: "site-" + id(siteNames[site]), Move: move, Title: p.siteSays(site), At: svg.Translate(x, y),
		Shape: piece.Plate(t.w-3, t.h-3, 6),
	}, func() {
		p.C.Group(svg.At(-t.w/2, -t.h/2))
		p.C.Group(svg.ID("face-" + id(siteNames[site])))
		p.siteFace(site)
		p.C.End()
		if move != "" {
			things()
		}
		p.C.End()
	})
	if move == "" {
		p.C.Group(svg.Transform(corner))
		things()
		p.C.End()
	}
}

// siteFace draws what never moves on a site: its name, scene, minimums, power, and sundial.
func (p *picture) siteFace(site pyramidion.Site) {
	c, t, f := p.C, p.chart.tile, p.chart.form()
	done, active := p.s.Sundials.Has(uint8(site)), site == p.s.Site
	if active {
		c.Box(t.w/2, t.h/2, t.w+5, t.h+5, 9, "py-active")
	}
	c.Rect(0, 1.8, t.w, t.h, 7, "card-shade")
	c.Rect(0, 0, t.w, t.h, 7, "py-plot"+piece.When(done, " py-shut"))
	c.UseIn(p.chart.printed(id(siteNames[site])), t.w/2, t.h/2, t.w, t.h, "")
	p.scene(site, f.scene, done)
	p.minimums(site, f.posts, f.least, f.medal)
}

// plates draws the symbols of what is printed on the sites: their names, their resource boxes, and their powers.
func (p *picture) plates() string {
	c := &svg.Canvas{}
	p.on(c, func() {
		t, f := p.chart.tile, p.chart.form()
		for site := range sites {
			symbol := p.chart.printed(id(siteNames[site]))
			c.Open("symbol", svg.ID(symbol), svg.A("viewBox", "0 0 "+svg.N(t.w)+" "+svg.N(t.h)))
			c.Use(siteSigns[site], 18, 12.5, 22, "g-gold")
			p.siteName(site, 31, 18.5, t.w-83)
			p.box(site, t.w-7, 12.5, f.tokens)
			p.power(site, f)
			c.End()
		}
	})
	return c.String()
}

func (p *picture) siteName(site pyramidion.Site, x, y, room float64) {
	name := p.Term(siteKey(site))
	p.C.Text(x, y, piece.Fit(name, 18.5*slim, room)/slim, name, "py-h")
}

// box draws the resources that can be distributed at a site, and that torturers can fetch there; x is its right end.
func (p *picture) box(site pyramidion.Site, x, y, size float64) {
	var all []pyramidion.Resource
	for r := range resources {
		if p.s.Data.Site[site].Box>>r&1 == 1 {
			all = append(all, r)
		}
	}
	c, w := p.C, float64(len(all))*(size+1.5)+5
	c.Rect(x-w, y-size/2-2.5, w, size+5, size/2+2, "py-box")
	for i, r := range all {
		token(c, r, x-w+size/2+3.5+(size+1.5)*float64(i), y, size)
	}
}

// scene draws the picture of a site. The sundial is on it once the site has been activated this round.
func (p *picture) scene(site pyramidion.Site, b box, done bool) {
	c := p.C
	c.Group(svg.Class(piece.When(done, "py-past")))
	c.UseIn("py-s-"+id(siteNames[site]), b.x+b.w/2, b.y+b.h/2, b.w, b.h, "")
	c.End()
	c.Rect(b.x, b.y, b.w, b.h, 4, "py-edge")
	if done {
		c.Use("py-dial", b.x+b.w*.72, b.y+b.h*.7, b.w*.5, "")
	}
}

// least returns a minimum of a site, and whether it is raised.
func (p *picture) least(kind pyramidion.Troop, site pyramidion.Site) (n uint8, raised bool) {
	n = p.s.Data.Site[site].Least[kind]
	if site == p.s.Site {
		return p.s.Least(kind), p.s.Raised != 0
	}
	return n, false
}

// risen is the mark of a raised minimum (PYR-16.9.1).
const risen = "M-4 2l4-5 4 5M-4 6l4-5 4 5"

// minimums draws the minimum for a troop of each kind.
func (p *picture) minimums(site pyramidion.Site, x [troops]float64, y, size float64) {
	for kind := range troops {
		n, raised := p.least(kind, site)
		p.points(pyramidion.Category(kind), int(n), x[kind], y, size, "")
		if raised {
			p.C.Path(risen, "py-up", svg.At(x[kind]+size*.7, y-1))
		}
	}
}

// power draws the power of a site in words.
func (p *picture) power(site pyramidion.Site, f *form) {
	said := p.Words.Say(pyramidiontext.Power(site))
	size, y, most := f.letters, f.text.y, f.lines
	if f == &narrowForm && site == pyramidion.Gizeh {
		y, most = y+16, most-1 // the play order is above it
	}
	wrap := func() []string { return piece.Wrap(indent+said, size*.97, f.text.w) }
	lines := wrap()
	for len(lines) > most && size > leastLetters {
		size -= .2
		lines = wrap()
	}
	p.powerSign(site, f.text.x+7, y-4.5)
	for i, line := range lines {
		x := f.text.x
		if i == 0 {
			x, line = x+18, line[len(indent):]
		}
		p.C.Text(x, y+size*1.06*float64(i), size, line, "py-quiet")
	}
}

// leastLetters is the smallest letter size of a power.
const leastLetters = 10.8

// indent is as wide as the sign before a power.
const indent = "MM "

// powerSign draws the subject of a power: an ankh, a torturer, a card, a revolt, a boat, or a statue.
func (p *picture) powerSign(site pyramidion.Site, x, y float64) {
	c := p.C
	switch site {
	case pyramidion.Gizeh:
		orderDisc(c, p.Number(1), x, y, 7.6, false)
	case pyramidion.AbuSimbel:
		token(c, pyramidion.Statue, x, y, 15)
	case pyramidion.Thebes:
		p.back(x, y, 11)
	case pyramidion.Philae:
		c.Use("py-blast", x, y, 16, "")
	case pyramidion.Karnak:
		c.UseIn("py-back", x, y+.5, 16, 13, "")
	default:
		c.Use("g-ankh", x, y, 16, "g-solid")
	}
}

// siteSays puts a site into words: its minimums, its troops, its power.
func (p *picture) siteSays(site pyramidion.Site) string {
	said := []string{p.Term(siteKey(site))}
	for kind := range troops {
		n, _ := p.least(kind, site)
		said = append(said, p.Word("least-"+troopNames[kind], "n", int(n)), p.postSays(kind, site))
	}
	said = append(said, p.Words.Say(pyramidiontext.Goods(p.s.Goods[site])), p.Words.Say(pyramidiontext.Power(site)))
	if p.s.Sundials.Has(uint8(site)) {
		said = append(said, p.Word("sundial"))
	}
	return strings.Join(said, " · ")
}

package board

import (
	"ennead/games/pyramidion"
	"ennead/internal/piece"
	"ennead/internal/svg"
)

// The size of the active site itself. On narrow screens it is above the cards.
const siteWide, siteHigh = 188.0, 124.0

// arena draws the active site, enlarged, and the cards played there.
func (p *picture) arena() {
	p.activeSite()
	p.lanes()
}

// large contains the places of the parts of the active site.
var (
	wideLarge = form{
		scene: box{9, 30, 88, 83}, posts: [troops]float64{119, 160}, post: box{0, 58, 36, 56}, least: 100, medal: 29,
		text: box{11, 133, 166, 0}, letters: 13.5, lines: 5, pile: box{11, 222, 166, 76}, token: 30, tokens: 17,
	}
	narrowLarge = form{
		scene: box{9, 30, 84, 79}, posts: [troops]float64{117, 158}, post: box{0, 57, 36, 54}, least: 98, medal: 27,
		text: box{188, 45, 178, 0}, letters: 12.6, lines: 3, pile: box{183, 84, 184, 30}, token: 24, tokens: 17,
	}
)

// activeSite draws the site with its current minimums, its resources and its power.
func (p *picture) activeSite() {
	c, site, f, w, h := p.C, p.s.Site, &wideLarge, siteWide, stageH
	if p.chart.narrow {
		f, w, h = &narrowLarge, narrowW-2*gap, siteHigh-4
	}
	c.Rect(0, 1.8, w, h, 8, "card-shade")
	c.Rect(0, 0, w, h, 8, "py-plot")
	c.Use(siteSigns[site], 19, 15, 23, "g-gold")
	p.siteName(site, 34, 21, w-92)
	p.box(site, w-8, 15, f.tokens)
	p.scene(site, f.scene, false)
	for kind := range troops {
		p.post(kind, site, "stage-post-"+troopNames[kind], f.posts[kind], f.post.y, f.post.w, f.post.h, true)
	}
	p.raise(f)
	p.power(site, f)
	if !p.chart.narrow {
		c.Rect(7, f.pile.y-24, w-14, h-f.pile.y+17, 6, "py-ground")
		c.Text(14, f.pile.y-8, 13.2, p.Word("lies"), "ts py-quiet")
	}
	p.pile(site, "stage-pile", f.pile, f.token)
}

// raise draws the pair of minimums, which a Lithographer can raise (PYR-16.9.1).
func (p *picture) raise(f *form) {
	x := (f.posts[0] + f.posts[1]) / 2
	p.Slot(piece.Slot{
		ID: "stage-least", Move: "raise", Title: p.leastSays(), At: svg.Translate(x, f.least),
		Shape: piece.Plate(f.posts[1]-f.posts[0]+f.medal+6, f.medal+1, 8),
	}, func() {
		if p.legal("raise") {
			p.C.Box(0, 0, f.posts[1]-f.posts[0]+f.medal+8, f.medal+3, 9, "py-mat")
		}
		p.minimums(p.s.Site, [troops]float64{f.posts[0] - x, f.posts[1] - x}, 0, f.medal)
	})
}

// leastSays puts both minimums of the active site into words.
func (p *picture) leastSays() string {
	return p.Word("least-torturer", "n", int(p.s.Least(pyramidion.Torturers))) + " · " +
		p.Word("least-negotiator", "n", int(p.s.Least(pyramidion.Negotiators))) + p.raisedSays()
}

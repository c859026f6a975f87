package board

import (
	"ennead/games/pyramidion"
	"ennead/internal/piece"
	"ennead/internal/svg"
)

// The room of the active site itself, on narrow screens over the cards.
const siteWide, siteHigh = 178.0, 124.0

// arena is the active site, large, and the cards that are played there.
func (p *picture) arena() {
	p.activeSite()
	p.lanes()
}

// large is where the parts of the active site lie.
var (
	wideLarge   = form{scene: box{9, 30, 84, 79}, posts: [troops]float64{114, 151}, post: box{0, 57, 34, 54}, least: 98, medal: 25, text: box{10, 130, 160, 0}, lines: 4, pile: 212, token: 29, tokens: 17, columns: 2}
	narrowLarge = form{scene: box{9, 30, 84, 79}, posts: [troops]float64{117, 158}, post: box{0, 57, 36, 54}, least: 98, medal: 25, text: box{188, 44, 178, 0}, lines: 4, pile: 98, token: 23, tokens: 17}
)

// activeSite is the site with its minimums as they are now, what is won there, and what it can do.
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
	if f.columns == 0 {
		p.pile(site, "stage-pile", f.text.x-5, f.pile, w-f.text.x, f.token)
		return
	}
	c.Rect(7, f.pile-46, w-14, h-f.pile+39, 6, "py-ground")
	c.Text(14, f.pile-31, 11, p.Word("lies"), "ts py-quiet")
	p.grid(site, 11, f.pile, w-20, f)
}

// grid is the pile of the active site in rows.
func (p *picture) grid(site pyramidion.Site, x, y, room float64, f *form) {
	now, next, i := p.s.Goods[site], p.next(site), 0
	step := room / float64(f.columns)
	for r := range resources {
		if now[r] == 0 && next[r] == 0 {
			continue
		}
		p.heap("stage-pile-"+goods[r], r, int(now[r]), int(next[r]), x+step*(float64(i%f.columns)+.5), y+float64(i/f.columns)*(f.token+8), step, f.token)
		i++
	}
}

// raise is the pair of minimums, which a Lithographer can raise (PYR-16.9.1).
func (p *picture) raise(f *form) {
	x := (f.posts[0] + f.posts[1]) / 2
	p.Slot(piece.Slot{ID: "stage-least", Move: "raise", Title: p.leastSays(), At: svg.Translate(x, f.least), Shape: piece.Plate(f.posts[1]-f.posts[0]+f.medal+6, f.medal+1, 8)}, func() {
		if p.legal("raise") {
			p.C.Box(0, 0, f.posts[1]-f.posts[0]+f.medal+8, f.medal+3, 9, "py-mat")
		}
		p.minimums(p.s.Site, [troops]float64{f.posts[0] - x, f.posts[1] - x}, 0, f.medal)
	})
}

// leastSays is both minimums of the active site.
func (p *picture) leastSays() string {
	return p.Word("least-torturer", "n", int(p.s.Least(pyramidion.Torturers))) + " · " + p.Word("least-negotiator", "n", int(p.s.Least(pyramidion.Negotiators)))
}

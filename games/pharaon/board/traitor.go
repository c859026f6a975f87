package board

import (
	"strconv"

	"ennead/games/pharaon"
	pharaontext "ennead/games/pharaon/text"
	"ennead/internal/piece"
	"ennead/internal/svg"

	"maragu.dev/gomponents"
	"maragu.dev/gomponents/html"
)

// The Traitor's five tiles are drawn side by side. Their spaces fill from the bottom.
const (
	tileStep    = 41.0
	spaceHeight = 19.0
)

// traitor draws the plot: the tiles, the pile of jars, and the jar being placed.
func (p *picture) traitor() gomponents.Node {
	plot := &p.s.Plot
	tiles := piece.Figure("group", p.Word("plot"), "plot", 206, 12*spaceHeight+26, func(c *svg.Canvas) {
		p.C = c
		for place := range plot.Tiles {
			p.tile(place)
		}
	})
	nodes := []gomponents.Node{html.Class("plot-line"),
		piece.Picture(p.Word("pile", "n", int(plot.Jars)), 26, 33, func(c *svg.Canvas) { piece.JarBack(c, 0, 0, 33) }),
		html.B(gomponents.Text("×" + p.Number(int(plot.Jars)))),
		html.Span(html.Class("caption"), gomponents.Text(p.Word("traitor-nobles", "n", p.traitorNoble()))),
	}
	if plot.Gods != 0 {
		for q := range pharaon.Quarter(quarters) {
			if plot.Gods&(1<<q) != 0 {
				nodes = append(nodes, piece.Picture(p.Term("god."+gods[q]), 22, 22,
					func(c *svg.Canvas) { c.Use("g-"+gods[q], 0, 0, 22, "g-gold") }))
			}
		}
	}
	if j := plot.Jar; j != 0 {
		nodes = append(nodes, piece.Picture(p.jarText(j), 36, 46, func(c *svg.Canvas) {
			c.Copy(piece.ID("c-jar", j), svg.Transform("scale(.75)"))
		}))
	}
	return gomponents.Group{html.Div(nodes...), tiles, p.plans()}
}

// plans says in words what the Traitor's tiles do: of each tile the next space, and on request the spaces after it.
func (p *picture) plans() gomponents.Node {
	nodes := []gomponents.Node{html.Class("plans")}
	for place, covered := range p.s.Plot.Fill {
		if covered > 0 { // from the setup on, when the tile gets its colour
			nodes = append(nodes, p.plan(place, int(covered)))
		}
	}
	return html.Div(nodes...)
}

func (p *picture) plan(place, covered int) gomponents.Node {
	spaces := p.s.TileSide(place).Spaces[covered:]
	var later []gomponents.Node
	for k, icons := range spaces {
		if k > 0 && len(icons) > 0 {
			does := p.Word("tile-space", "n", covered+k+1, "effect", pharaontext.SpaceText(p.s.Data, icons))
			later = append(later, html.Li(gomponents.Text(does)))
		}
	}
	sign := piece.Sign("q-"+colour(p.s.Plot.Colour[place]), 16, "")
	says := gomponents.Group{sign, gomponents.Text(" " + p.tileName(place) + " · " + p.next(place))}
	if len(later) == 0 {
		return html.P(html.ID(piece.ID("plan", place+1)), says)
	}
	return html.Details(html.ID(piece.ID("plan", place+1)), html.Summary(says), html.Ul(later...))
}

// next says what the next resource on a tile does.
func (p *picture) next(place int) string {
	covered := int(p.s.Plot.Fill[place])
	if covered == pharaon.TileSpaces {
		return p.Word("tile-full")
	}
	return p.Word("tile-next", "effect", pharaontext.NowText(p.s, p.s.TileSide(place).Spaces[covered]))
}

func (p *picture) tileName(place int) string {
	return p.Term("tile.tr-" + strconv.Itoa(int(p.s.Plot.Tiles[place])+1))
}

// traitorNoble returns the PP of each of the Traitor's nobles (PHA-15.16).
func (p *picture) traitorNoble() int {
	if p.s.Plot.Level > 0 {
		return int(p.s.Plot.Level)
	}
	return p.s.Data.NoblePP
}

// tile draws the tile in a place, counted from the left. It is clickable while a resource of its colour can go on the
// tiles.
func (p *picture) tile(place int) {
	c, plot := p.C, &p.s.Plot
	number := plot.Tiles[place]
	side := p.s.TileSide(place)
	dark := sides[plot.Dark>>number&1]
	x, height := 1+tileStep*float64(place), 12*spaceHeight
	move := ""
	if p.s.Top().Step == pharaon.StepUpper {
		move = "tile " + colour(plot.Colour[place])
	}
	attrs, may := p.Choice(move, "")
	c.Group(append(attrs, svg.ID(piece.ID("tile", place+1)), svg.At(x, 1))...)
	if may {
		c.Group(svg.A("aria-hidden", "true"))
		defer c.End()
	}
	c.Title(p.tileText(place, side))
	if may {
		piece.May(c, 19.5, (height+22)/2, piece.Plate(37, height+22, 4))
	}
	c.Copy(piece.ID("c-tile", number+1, dark), svg.Class("x-"+colour(plot.Colour[place])))
	if covered := float64(plot.Fill[place]); covered > 0 {
		c.Rect(20, height-spaceHeight*covered+1, 18, spaceHeight*covered-1, 2, "veil")
	}
	for k, t := range plot.Spaces[place] {
		p.space(place, k, t)
	}
	c.End()
}

// space draws the token on a space of a tile. The next space to be covered has a ghost.
func (p *picture) space(place, k int, t pharaon.Token) {
	c, y := p.C, spaceY(k)
	switch {
	case t != pharaon.NoToken:
		p.token(c, t, 11, y, 18)
		if p.Recent[piece.ID("space", p.s.Plot.Tiles[place], k+1)] {
			piece.Just(c, 11, y, piece.Disc(8))
		}
	case k == int(p.s.Plot.Fill[place]):
		piece.Ghost(c, func() { piece.Token(c, colour(p.s.Plot.Colour[place]), 11, y, 18) })
	}
}

// spaceY returns the centre of the k-th space from the bottom.
func spaceY(k int) float64 { return spaceHeight*(12-float64(k)-.5) + 1 }

// sides are the names of the two sides of a tile.
var sides = [2]string{"light", "dark"}

// tileSide draws what is printed on one side of a tile: spaces with their icons, and the jars.
func (p *picture) tileSide(side *pharaon.Side, dark bool) {
	c, height := p.C, 12*spaceHeight
	c.Rect(1, 0, 38, height+22, 4, "tile"+piece.When(dark, " dark"))
	for k, icons := range side.Spaces {
		c.Circle(11, spaceY(k), 8, "space")
		for i, e := range icons {
			p.plotIcon(c, e, 29-float64(len(icons)-1)*5+10*float64(i), spaceY(k))
		}
	}
	c.Use("jar", 13, height+11.5, 16, "")
	c.Text(22, height+16, 11, strconv.Itoa(side.Jars), "tb"+piece.When(dark, " tn"))
}

// plotIcon draws the effect of a space: a sign, with a number or a direction below it.
func (p *picture) plotIcon(c *svg.Canvas, e pharaon.Effect, x, y float64) {
	c.Group(svg.At(x, y))
	c.Box(0, 0, 17, 17, 3, "icon-box")
	n := strconv.Itoa(e.N)
	level := func() string {
		if e.N == 1 {
			return "+"
		}
		return "−"
	}
	foot := func(text string) { c.Text(8, 8, 8.5, text, "te tb th") }
	switch e.Kind {
	case pharaon.EffectStep:
		c.Use("g-stairs", 0, 0, 15, "g-solid")
	case pharaon.EffectTakeNoble, pharaon.EffectDropNoble:
		c.Use("g-nob", -2, 0, 14, "g-solid")
		foot(n)
	case pharaon.EffectLevel:
		piece.Points(c, e.N, 0, 0, 12)
	case pharaon.EffectGod:
		c.Use("g-"+gods[e.N], 0, 0, 16, "g-gold")
	case pharaon.EffectTakeArtisan, pharaon.EffectDropArtisan:
		c.Use("g-art", -2, 0, 14, "g-solid")
		foot(level())
	case pharaon.EffectTakeLot, pharaon.EffectTakeBonus:
		w := 0.0
		if e.Kind == pharaon.EffectTakeLot {
			w = 2.5
			p.offering(c, hiddenOffering, -w-1.5, 0, 13)
		}
		p.offering(c, hiddenOffering, w-1.5, 0, 13)
		foot(n)
	case pharaon.EffectTrack:
		c.Use("g-nil", -2, -1, 13, "g-solid")
		foot(level())
	}
	if e.Kind == pharaon.EffectDropNoble || e.Kind == pharaon.EffectDropArtisan {
		c.Path("M-7 6 6-7", "strike")
	}
	c.End()
}

// tileText says what a tile shows, and what its next space does. The list below the tiles has the spaces after it.
func (p *picture) tileText(place int, side *pharaon.Side) string {
	return p.Word("tile", "tile", p.tileName(place), "colour", colourTerm(p.s.Plot.Colour[place]),
		"n", int(p.s.Plot.Fill[place]), "jars", side.Jars) + " · " + p.next(place)
}

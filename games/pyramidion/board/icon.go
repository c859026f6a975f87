package board

import (
	"strings"

	"ennead/game"
	"ennead/games/pyramidion"
	"ennead/internal/piece"
	"ennead/internal/svg"

	"maragu.dev/gomponents"
)

// Icon returns the picture on a move's button.
func (Board) Icon(scene piece.Scene, m game.Move) gomponents.Node {
	scene.Active = false // the board and the other moves do not belong on a button
	p := newPicture(scene)
	words := strings.Fields(pyramidion.Lexicon.Text(m))
	return piece.Picture("", 36, 36, func(c *svg.Canvas) { p.icon(c, m, words) }, p.leads(m)...)
}

// icon draws a move on a button. It draws nothing for random moves.
func (p *picture) icon(c *svg.Canvas, m game.Move, words []string) {
	if draw, ok := icons[words[0]]; ok {
		p.on(c, func() { draw(p, c, m) })
	}
}

// icons draw moves by verb.
var icons = map[string]func(p *picture, c *svg.Canvas, m game.Move){
	"take":     func(_ *picture, c *svg.Canvas, m game.Move) { token(c, pyramidion.Resource(m.A), 0, 0, 30) },
	"gain":     func(_ *picture, c *svg.Canvas, m game.Move) { token(c, pyramidion.Resource(m.A), 0, 0, 30) },
	"add":      (*picture).addIcon,
	"activate": func(_ *picture, c *svg.Canvas, m game.Move) { sceneIcon(c, m.A) },
	"exchange": func(_ *picture, c *svg.Canvas, m game.Move) {
		sceneIcon(c, m.A)
		c.Circle(11, 11, 7.5, "py-medal")
		c.Path("M7 9.500h8m-2.500-2.500l2.500 2.500M15 13H7m2.500 2.500L7 13", "py-swap")
	},
	"play":   func(p *picture, c *svg.Canvas, m game.Move) { p.cardIcon(m.A) },
	"copy":   func(p *picture, c *svg.Canvas, m game.Move) { p.cardIcon(m.A) },
	"recall": func(p *picture, c *svg.Canvas, m game.Move) { p.cardIcon(m.A) },
	"recruit": func(p *picture, c *svg.Canvas, m game.Move) {
		p.back(9, 3, 17)
		c.Group(svg.At(-6, 0))
		p.cardIcon(m.A)
		c.End()
	},
	"remove": func(p *picture, c *svg.Canvas, m game.Move) {
		p.cardIcon(m.A)
		piece.Closed(c, 11, 11, 7)
	},
	"pass":    func(_ *picture, c *svg.Canvas, _ game.Move) { c.Use("py-halt", 0, 0, 30, "") },
	"decline": func(_ *picture, c *svg.Canvas, _ game.Move) { c.Use("py-halt", 0, 0, 30, "") },
	"category": func(p *picture, c *svg.Canvas, m game.Move) {
		p.points(pyramidion.Category(m.A), int(p.s.Data.Divine), 0, 0, 34, "")
	},
	"dismiss": func(p *picture, c *svg.Canvas, m game.Move) {
		p.troopIcon(pyramidion.Troop(m.A), p.s.Troop[m.A][m.B])
		piece.Closed(c, 11, 11, 7)
	},
	"station": func(p *picture, _ *svg.Canvas, _ game.Move) { p.troopIcon(pyramidion.Negotiators, p.mover()) },
	"raise": func(_ *picture, c *svg.Canvas, _ game.Move) {
		c.Use("py-influence", -8, 4, 20, "")
		c.Use("py-negotiation", 9, 4, 19, "")
		c.Path("M-5-8L0-14l5 6M0-14V-5", "py-stroke")
	},
	"out":    func(_ *picture, c *svg.Canvas, m game.Move) { pairIcon(c, m, "M-7 13h13m-5-4.500l5 4.500-5 4.500") },
	"in":     func(_ *picture, c *svg.Canvas, m game.Move) { pairIcon(c, m, "M7 13H-6m5-4.500L-6 13l5 4.500") },
	"number": func(p *picture, c *svg.Canvas, m game.Move) { orderDisc(c, p.Number(int(m.A)), 0, 0, 14, false) },
	"swap": func(_ *picture, c *svg.Canvas, _ game.Move) {
		for i := range 3 {
			price(c, pyramidion.Worker, svg.Spread(i, 3, 11.5), -9, 11)
		}
		token(c, pyramidion.Statue, 0, 8, 19)
	},
	"load": func(p *picture, c *svg.Canvas, m game.Move) {
		c.UseIn("py-back", 0, 5, 34, 27, "")
		piece.Points(c, int(p.s.Data.Boat[m.A].VP), 0, -5, 15)
	},
	"fetch":        func(p *picture, c *svg.Canvas, m game.Move) { p.fetchIcon(pyramidion.Resource(m.B)) },
	"fetch-statue": func(p *picture, c *svg.Canvas, m game.Move) { p.fetchIcon(pyramidion.Statue) },
	"statue": func(_ *picture, c *svg.Canvas, m game.Move) {
		token(c, pyramidion.Statue, -6, -5, 22)
		price(c, pyramidion.Resource(m.A), 8, 8, 18)
	},
	"pay": func(_ *picture, c *svg.Canvas, _ game.Move) {
		price(c, pyramidion.Stone, -3, -2, 25)
		piece.Tick(c, 10, 10, 7)
	},
}

// mover returns the seat whose pieces a button shows: the seat to move, or for a spectator the first seat.
func (p *picture) mover() game.Seat {
	if p.Seated() {
		return p.Viewer
	}
	return 0
}

func (p *picture) addIcon(c *svg.Canvas, m game.Move) {
	token(c, pyramidion.Resource(m.A), -3, 2, 26)
	c.Path("M7-9h10M12-14v10", "py-stroke")
}

func sceneIcon(c *svg.Canvas, site uint8) {
	c.UseIn("py-s-"+id(siteNames[site]), 0, 0, 34, 32, "")
	c.Box(0, 0, 34, 32, 4, "py-edge")
}

func (p *picture) cardIcon(card uint8) {
	if card == 0 {
		p.back(0, 0, 24)
		return
	}
	p.face(pyramidion.Card(card), p.marks(pyramidion.Card(card), p.s.Data.Card[card].Values), .56, cardW*.56)
}

func (p *picture) troopIcon(kind pyramidion.Troop, seat game.Seat) {
	if seat == pyramidion.NoSeat {
		seat = p.mover()
	}
	troop(p.C, kind, seat, 0, 17, 34)
}

func (p *picture) fetchIcon(r pyramidion.Resource) {
	troop(p.C, pyramidion.Torturers, p.mover(), -6, 16, 31)
	token(p.C, r, 10, 8, 18)
}

// pairIcon draws one or two resources that leave a site, or come to it.
func pairIcon(c *svg.Canvas, m game.Move, arrow string) {
	if int(m.B) < len(goods) {
		token(c, pyramidion.Resource(m.A), -8.5, -4, 18)
		token(c, pyramidion.Resource(m.B), 8.5, -4, 18)
	} else {
		token(c, pyramidion.Resource(m.A), 0, -4, 22)
	}
	c.Path(arrow, "py-stroke")
}

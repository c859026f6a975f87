package board

import (
	"slices"
	"strings"

	"ennead/game"
	"ennead/games/tekhenu"
	"ennead/internal/piece"
	"ennead/internal/svg"

	"maragu.dev/gomponents"
)

// Icon draws the picture on a move's button.
func (Board) Icon(scene piece.Scene, m game.Move) gomponents.Node {
	scene.Active = false // a button shows neither the board nor other moves
	p := newPicture(scene)
	words := strings.Fields(tekhenu.Lexicon.Text(m))
	return piece.Picture("", 36, 36, func(c *svg.Canvas) { p.icon(c, m, words) }, p.weighs(m)...)
}

// icon draws a move on a button. Nature's moves have none.
func (p *picture) icon(c *svg.Canvas, m game.Move, words []string) {
	if draw, ok := icons[words[0]]; ok {
		p.on(c, func() { draw(p, c, m, words) })
	}
}

// icons holds the drawing functions by verb.
var icons = map[string]func(p *picture, c *svg.Canvas, m game.Move, words []string){
	"keep": func(p *picture, c *svg.Canvas, m game.Move, _ []string) {
		p.cardIcon(c, tekhenu.Card(m.A))
		piece.Tick(c, 11, 11, 6.5)
	},
	"start": func(p *picture, c *svg.Canvas, m game.Move, _ []string) { p.giftIcon(c, "g-walk", int(m.A)) },
	"destiny": func(p *picture, c *svg.Canvas, m game.Move, _ []string) {
		p.giftIcon(c, "g-ankh", int(p.s.Data.Destiny[m.A].Ankh))
	},
	"track": func(_ *picture, c *svg.Canvas, m game.Move, _ []string) { trackIcon(c, m.A) },
	"token": func(_ *picture, c *svg.Canvas, m game.Move, _ []string) { good(c, tekhenu.Token(m.A), 0, 0, 32) },
	"die":   (*picture).dieIcon,
	"anubis": func(p *picture, c *svg.Canvas, _ game.Move, _ []string) {
		c.Use("g-anubis", -3, 0, 32, "g-gold")
		good(c, tekhenu.Scribe, 11, 9, 15)
	},
	"pass": func(_ *picture, c *svg.Canvas, _ game.Move, _ []string) {
		c.Path("M-10-9L-1 0l-9 9M3-9l9 9-9 9", "te-stroke")
	},
	"as":     func(_ *picture, c *svg.Canvas, m game.Move, _ []string) { c.Use("te-"+purityNames[m.A], 0, 0, 26, "") },
	"play":   func(p *picture, c *svg.Canvas, m game.Move, _ []string) { p.cardIcon(c, tekhenu.Blessing.Of(m.A)) },
	"colour": func(p *picture, c *svg.Canvas, m game.Move, _ []string) { dice[m.A].Show(c, p.heldFace(), 0, 0, 32) },
	"adjust": (*picture).adjustIcon,
	"face":   func(p *picture, c *svg.Canvas, m game.Move, _ []string) { p.valueIcon(c, int(m.A)) },
	"value": func(p *picture, c *svg.Canvas, m game.Move, words []string) {
		dice[p.s.Turn.Colour].Show(c, words[1], 0, 0, 32)
	},
	"god": func(_ *picture, c *svg.Canvas, m game.Move, _ []string) { c.Use(godSigns[m.A], 0, 0, 33, "g-gold") },
	"also": func(_ *picture, c *svg.Canvas, m game.Move, _ []string) {
		c.Use(godSigns[m.A], -4, 0, 29, "g-gold")
		plus(c, 12, -8)
	},
	"produce": func(_ *picture, c *svg.Canvas, m game.Move, _ []string) {
		good(c, tekhenu.Token(m.A), -4, 0, 28)
		plus(c, 12, -8)
	},
	"idle": func(p *picture, c *svg.Canvas, _ game.Move, _ []string) {
		dice[p.s.Turn.Colour].Show(c, p.heldFace(), -2, -2, 28)
		piece.Closed(c, 11, 11, 6.5)
	},
	"firstly": (*picture).firstlyIcon,
	"pay":     func(p *picture, c *svg.Canvas, m game.Move, _ []string) { p.payIcon(c, m) },
	"site":    (*picture).siteIcon,
	"cell":    func(p *picture, c *svg.Canvas, m game.Move, _ []string) { p.cellIcon(c, m.A) },
	"twist":   func(p *picture, c *svg.Canvas, m game.Move, _ []string) { p.twistIcon(c, m.A) },
	"use":     func(p *picture, c *svg.Canvas, _ game.Move, _ []string) { piece.Tick(c, 0, 0, 13) },
	"not":     (*picture).notIcon,
	"refresh": func(p *picture, c *svg.Canvas, m game.Move, _ []string) { p.renewIcon(c, int(m.A)+1) },
	"take":    func(p *picture, c *svg.Canvas, m game.Move, _ []string) { p.cardIcon(c, tekhenu.Card(m.A)) },
	"district": func(p *picture, c *svg.Canvas, m game.Move, _ []string) {
		building(c, p.buttonSeat(), -4, -2, 29)
		good(c, tekhenu.Token(m.A), 10, 9, 18)
	},
	"raise": func(p *picture, c *svg.Canvas, m game.Move, _ []string) {
		good(c, tekhenu.Token(m.A), -3, 1, 29)
		c.Path("M-6 5L0-5 6 5z", "te-up", svg.At(11, -8))
	},
	"faith": (*picture).faithIcon,
	"feed":  func(p *picture, c *svg.Canvas, m game.Move, _ []string) { p.feedIcon(c, m) },
	"score": func(p *picture, c *svg.Canvas, m game.Move, _ []string) {
		p.cardIcon(c, tekhenu.Decree.Of(m.A))
		piece.Tick(c, 11, 11, 6.5)
	},
	"double": func(p *picture, c *svg.Canvas, m game.Move, _ []string) {
		p.cardIcon(c, tekhenu.Decree.Of(m.A))
		c.Text(10, 16, 13, "×2", "tm tb tink th")
	},
	"done": func(_ *picture, c *svg.Canvas, _ game.Move, _ []string) { piece.Tick(c, 0, 0, 13) },
}

// notIcon draws declining, which only goes on where there is nothing to decline.
func (p *picture) notIcon(c *svg.Canvas, _ game.Move, _ []string) {
	if top := p.s.Top(); top.Step == tekhenu.StepReveal && !p.s.Reveals(top.Seat) {
		c.Path("M-5-10L6 0l-11 10", "te-stroke")
		return
	}
	piece.Closed(c, 0, 0, 13)
}

func plus(c *svg.Canvas, x, y float64) { c.Path("M-5 0h10M0-5v10", "te-stroke", svg.At(x, y)) }

// buttonSeat returns whose pieces a button shows: the viewer's, or the first seat's for a spectator.
func (p *picture) buttonSeat() game.Seat {
	if p.Seated() {
		return p.Viewer
	}
	return 0
}

// heldFace returns the face of the die in hand, or "".
func (p *picture) heldFace() string {
	if p.s.Turn.Face == 0 {
		return ""
	}
	return p.Number(int(p.s.Turn.Face))
}

// cardIcon draws a small card with the sign of its kind, or of what it gives.
func (p *picture) cardIcon(c *svg.Canvas, card tekhenu.Card) {
	kind := card.Kind()
	cardShape(c, kind, 25, 33, "te-card")
	if gains := p.plain(card); gains != nil {
		for t, n := range gains.Tokens {
			if n > 0 {
				good(c, tekhenu.Token(t), 0, 2, 21)
				return
			}
		}
	}
	c.Use(kindSigns[kind], 0, 1, 23, kindLooks[kind])
}

func (p *picture) giftIcon(c *svg.Canvas, sign string, n int) {
	piece.Card(c, 0, 0, 27, 33, 4)
	c.Use(sign, 0, -5, 19, "g-gold")
	c.Text(0, 14, 13, p.Number(n), "tm tb")
}

func trackIcon(c *svg.Canvas, track uint8) {
	sign := trackSigns[tekhenu.TrackNames[track]]
	c.Use(sign.sign, 0, 0, 31, sign.look)
}

func (p *picture) dieIcon(c *svg.Canvas, m game.Move, words []string) {
	dice[m.B].Show(c, words[3], -3, -3, 29)
	c.Use(godSigns[m.A], 10, 9, 19, "g-gold te-afield")
	c.Use("te-"+purityNames[p.s.Purity(tekhenu.God(m.A), tekhenu.Colour(m.B))], -11, 12, 12, "")
}

// valueIcon draws the die in hand with another value.
func (p *picture) valueIcon(c *svg.Canvas, n int) {
	dice[p.s.Turn.Colour].Show(c, p.Number(n), 0, 0, 32)
}

// adjustIcon draws the die with the value that the adjustment makes.
func (p *picture) adjustIcon(c *svg.Canvas, m game.Move, words []string) {
	dice[p.s.Turn.Colour].Show(c, p.Number(int(p.s.Turn.Value)+int(m.A)-2), -3, -3, 28)
	if m.A != 2 && p.s.Top().Step == tekhenu.StepSelect {
		good(c, tekhenu.Scribe, 11, 9, 16)
	}
}

func (p *picture) firstlyIcon(c *svg.Canvas, m game.Move, _ []string) {
	good(c, tekhenu.Token(min(uint8(p.s.Turn.Colour), produced-1)), -3, -2, 28)
	if m.A == 0 {
		piece.Closed(c, 10, 10, 7)
		return
	}
	good(c, tekhenu.Scribe, 11, 9, 16)
}

// payIcon draws the tokens that replace printed ones in a payment.
func (p *picture) payIcon(c *svg.Canvas, m game.Move) {
	mix := tekhenu.MixOf(m)
	p.heap(c, pile{tekhenu.Gold, mix.Gold}, pile{tekhenu.Scribe, mix.Scribes}, pile{tekhenu.Granite, mix.Swaps})
}

// feedIcon draws the tokens that feed the Buildings.
func (p *picture) feedIcon(c *svg.Canvas, m game.Move) {
	meal := tekhenu.MealOf(m)
	p.heap(c, pile{tekhenu.Bread, meal.Bread}, pile{tekhenu.Gold, meal.Gold}, pile{tekhenu.Scribe, meal.Scribes})
}

// pile is a number of equal tokens.
type pile struct {
	good tekhenu.Token
	n    uint8
}

// heap draws the piles that are not empty, or an open hand if all are.
func (p *picture) heap(c *svg.Canvas, all ...pile) {
	some := slices.DeleteFunc(all, func(p pile) bool { return p.n == 0 })
	if len(some) == 0 {
		c.Use("g-hand", 0, 0, 30, "g-gold")
		return
	}
	for i, s := range some {
		y := svg.Spread(i, len(some), 34/float64(len(some)))
		size := min(26, 32/float64(len(some))+2)
		good(c, s.good, -8, y, size)
		c.Text(9, y+5, 14, p.Number(int(s.n)), "tm tb tink")
	}
}

// siteIcon draws a Building or a Statue, with the price or the god of its site.
func (p *picture) siteIcon(c *svg.Canvas, m game.Move, _ []string) {
	n := int(m.A)
	if n < len(p.s.Sites) {
		building(c, p.buttonSeat(), -3, -2, 29)
		piece.Badge(c, p.Number(int(p.s.Data.Sites[min(n, len(p.s.Data.Sites)-1)].Bread)), 10, 10)
		return
	}
	statue(c, p.buttonSeat(), -5, 0, 25)
	if god := (n - len(p.s.Sites)) / 3; god < gods {
		c.Use(godSigns[god], 9, 8, 19, "g-gold te-afield")
		return
	}
	c.Use("g-people", 10, 8, 18, "te-folk te-afield")
}

func (p *picture) cellIcon(c *svg.Canvas, cell uint8) {
	if tile, _ := p.s.Raising(); tile != 0 {
		p.tile(tile, 0, -2, -2, 30)
	}
	bonus := p.s.Data.Cells[cell]
	good(c, bonus.Token, 9, 8, 17)
}

func (p *picture) twistIcon(c *svg.Canvas, turn uint8) {
	tile, place := p.s.Raising()
	if tile == 0 {
		c.Path("M-10 0a10 10 0 1 1 10 10", "te-stroke")
		return
	}
	p.tile(tile, turn, 0, 0, 34)
	piece.Cartouche(c, p.Number(p.s.ColumnWorth(p.s.Top().A, tile, turn, place)), 0, 0, 15)
}

func (p *picture) renewIcon(c *svg.Canvas, section int) {
	cardShape(c, tekhenu.Technology, 25, 33, "te-card")
	c.Path("M-6 2a6 6 0 1 1 3 5M-7 9l4-2-1-4", "te-stroke")
	piece.Badge(c, p.Number(section), 11, 10)
}

func (p *picture) faithIcon(c *svg.Canvas, m game.Move, _ []string) {
	c.Use("g-feather", -6, 0, 28, "te-faith te-afield")
	c.Text(9, -1, 15, p.Number(int(m.B)), "tm tb tink")
	c.Use("te-"+purityNames[m.A], 9, 10, 12, "")
}

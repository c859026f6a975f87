package board

import (
	"strconv"

	"ennead/games/pharaon"
	"ennead/games/pharaon/text"
	"ennead/internal/piece"
	"ennead/internal/svg"
)

func (p *picture) nobles() {
	paid := p.paidColours()
	p.costArc(pharaon.Nobles, 5, func(i int, x, y float64) {
		if paid[i] {
			piece.Socket(p.C, x, y, 26)
			piece.Token(p.C, resources[i].Name, x, y, 23.5)
		} else {
			piece.Cost(p.C, resources[i].Name, x, y, 25)
		}
	})
	l := placesOf(pharaon.Nobles, p.position(pharaon.Nobles), len(p.s.NoblesShown), 0)
	for i, n := range p.s.NoblesShown {
		at := l.main[i]
		if n == 0 {
			piece.Empty(p.C, at.x, at.y, at.w, at.h)
			continue
		}
		p.thing(piece.ID("noble", n), id2("noble", n), p.nobleOffer(n), at, piece.Plate(70, 76, 6),
			func() { p.C.Copy(piece.ID("c-noble", n)) })
	}
	move := "deck"
	if p.s.Top().Step != pharaon.StepNoble {
		move = ""
	}
	left := p.s.NoblesLeft()
	p.thing("noble-deck", move, p.Word("noble-deck", "n", left), l.deck, piece.Plate(44, 46, 5), func() {
		piece.Deck(p.C, "nob", left, 0, 0)
	})
}

// paidColours reports which of the five colours of a noble's cost are paid. Within a class it counts them in order.
func (p *picture) paidColours() (paid [5]bool) {
	b := &p.s.Buy
	if !p.acting(pharaon.Nobles) || b.Access == pharaon.NoToken {
		return paid
	}
	var left [5]uint8
	for k := range left {
		left[k] = b.Need.Of(uint8(k))
	}
	for i := 4; i >= 0; i-- {
		k := b.Class[i]
		paid[i] = left[k] == 0
		if left[k] > 0 {
			left[k]--
		}
	}
	return paid
}

// id2 returns a move's text with one number.
func id2(verb string, n uint8) string { return verb + " " + strconv.Itoa(int(n)) }

// nobleName and nobleText put a noble into words: its name, and everything that its card shows.
func (p *picture) nobleName(n uint8) string { return p.Term("noble." + strconv.Itoa(int(n))) }

func (p *picture) nobleText(n uint8) string {
	if n == 0 || int(n) >= len(p.s.Data.Nobles) {
		return p.Word("hidden-noble")
	}
	power, worth := text.PowerText(p.s.Data, n), text.WorthText(p.s.Data, n)
	return p.Word("noble", "n", int(n), "noble", p.nobleName(n), "power", power, "worth", worth)
}

// nobleOffer puts a noble on display into words, with what it would score for the viewer now.
func (p *picture) nobleOffer(n uint8) string {
	if !p.Seated() || p.s.Automata().Has(p.Viewer) || p.s.Data.Nobles[n].Score.Fixed() {
		return p.nobleText(n)
	}
	return p.Word("noble-offer", "noble", p.nobleText(n), "n", p.s.NobleWorth(p.Viewer, n))
}

// nobleCard draws a noble, 70 wide and 76 high: number and kind of power, points and bonus, sign, name.
func (p *picture) nobleCard(n uint8) {
	c, noble := p.C, &p.s.Data.Nobles[n]
	piece.Card(c, 0, 0, 70, 76, 6)
	number := p.Number(int(n))
	c.Text(-31, -24, 12, number, "tb")
	if sign := powerSign(noble); sign != "" {
		c.Use(sign, -31+piece.Width(number, 12)+9, -28, 12.5, "")
	}
	piece.Cartouche(c, worth(noble), 32-piece.CartoucheWidth(worth(noble), 16)/2, -28, 16)
	bonus, power := bonusOf(noble), p.powerIcons(noble)
	lines := piece.Wrap(p.nobleName(n), 10, 66)
	if len(lines) > 2 {
		lines = lines[:2]
	}
	glyphX, size, middle := 0.0, 40.0, -2.0
	if len(lines) > 1 {
		size, middle = 34, -5
	}
	if bonus != nil || power != nil {
		glyphX, size = -14, 34
	}
	c.Use("g-"+nobleGlyph[n], glyphX, middle, size, "g-line")
	if bonus != nil {
		bonus(c, 18, -11)
	}
	if power != nil {
		power(c, 18, 5)
	}
	for i, line := range lines {
		y := 32 - float64(len(lines)-1-i)*10.6
		c.Text(0, y, piece.Fit(line, 10, 66), line, "tm ts")
	}
}

// powerSign shows when a power works: once a round, always, immediately, or never.
func powerSign(n *pharaon.Noble) string {
	switch {
	case n.Power == pharaon.NoPower:
		return ""
	case n.Power == pharaon.Instant:
		return "i-once"
	case n.PerTurn:
		return "i-turn"
	}
	return "i-always"
}

// worth returns the number on a noble's cartouche.
func worth(n *pharaon.Noble) string {
	if n.Score.Copy {
		return "="
	}
	return strconv.Itoa(n.Score.Base)
}

// icon draws a small picture centred on a point.
type icon func(c *svg.Canvas, x, y float64)

// bonusOf draws what raises a noble's score, and by how much.
func bonusOf(n *pharaon.Noble) icon {
	s := &n.Score
	each := func(pp int, draw icon) icon {
		return func(c *svg.Canvas, x, y float64) {
			c.Text(x-8, y+3.8, 10.5, "+"+strconv.Itoa(pp), "tm ts")
			draw(c, x+7, y)
		}
	}
	sign := func(glyph string) icon {
		return func(c *svg.Canvas, x, y float64) { c.Use("g-"+glyph, x, y, 14, "g-solid") }
	}
	switch {
	case s.GodBeside > 0:
		return each(s.GodBeside, sign(quarterGlyph[s.Beside]))
	case s.Pharaoh > 0:
		return each(s.Pharaoh, sign("king"))
	case s.First > 0:
		return each(s.First, sign("first"))
	case s.Noble > 0:
		return each(s.Noble, sign("nob"))
	case s.ArtisanPP > 0:
		return each(s.ArtisanPP, sign("art"))
	case s.Step > 0:
		return each(s.Step, sign("stairs"))
	case s.Offering > 0:
		return each(s.Offering, func(c *svg.Canvas, x, y float64) { c.UseIn("o-plain", x, y, 11, 14, "stele-paper") })
	case s.FullTrack > 0:
		return each(s.FullTrack, sign("nil"))
	case s.God > 0:
		return each(s.God, sign("horus"))
	case s.Silver > 0:
		return each(s.Silver, func(c *svg.Canvas, x, y float64) { piece.Token(c, "sil", x, y, 14) })
	case s.Basic > 0:
		return each(s.Basic, func(c *svg.Canvas, x, y float64) { piece.Token(c, "any", x, y, 14) })
	}
	return nil
}

// powerIcons draws the subject of a power: colours, a quarter, or the parts of an instant power.
func (p *picture) powerIcons(n *pharaon.Noble) icon {
	switch n.Power {
	case pharaon.SwapResources:
		return func(c *svg.Canvas, x, y float64) {
			piece.Token(c, colour(n.Pair[0]), x-8, y, 15)
			piece.Token(c, colour(n.Pair[1]), x+7.5, y, 15)
		}
	case pharaon.AnyAccess, pharaon.ActWhenFull:
		return func(c *svg.Canvas, x, y float64) {
			c.Use("g-"+quarterGlyph[n.Quarter], x-7, y, 15, "g-solid")
			if n.Power == pharaon.AnyAccess {
				piece.Cost(c, "any", x+8, y, 14)
			} else {
				piece.Closed(c, x+8, y, 6)
			}
		}
	case pharaon.AnyFive:
		return func(c *svg.Canvas, x, y float64) {
			c.Text(x-8, y+3.8, 10.5, "5", "tm ts")
			piece.Cost(c, "any", x+5, y, 15)
		}
	case pharaon.Instant:
		return func(c *svg.Canvas, x, y float64) {
			for i, e := range n.Effects {
				p.part(c, e, x, y-15+float64(i)*16)
			}
		}
	}
	return nil
}

// part draws one part of an instant power: the number, and what it applies to.
func (p *picture) part(c *svg.Canvas, e pharaon.Effect, x, y float64) {
	c.Text(x-9, y+3.8, 10.5, strconv.Itoa(e.N), "tm ts")
	switch e.Kind {
	case pharaon.EffectNile:
		arrow(c, x+3, y, .8, nil)
	case pharaon.EffectSilver:
		piece.Token(c, "sil", x+4, y, 15)
	case pharaon.EffectBonus:
		p.offering(c, hiddenOffering, x+4, y, 15)
	case pharaon.EffectArtisan:
		c.Use("g-art", x+4, y, 15, "g-solid")
	case pharaon.EffectStep:
		c.Use("g-stairs", x+4, y, 15, "g-solid")
	}
}

// arrow draws a step up the Nile, on tracks of these colours or on any.
func arrow(c *svg.Canvas, x, y, scale float64, tracks []pharaon.Colour) {
	c.Group(svg.Transform(svg.Translate(x, y) + " " + svg.Scale(scale)))
	if len(tracks) == 2 {
		c.Path("M0-7.5V7H-3V-.5H-6.5z", "f-"+colour(tracks[0]))
		c.Path("M0-7.5V7H3V-.5H6.5z", "f-"+colour(tracks[1]))
		c.Path("M0-7.5 6.5-.5H3V7H-3V-.5H-6.5z", "arrow-line")
	} else {
		c.Path("M0-7.5 6.5-.5H3V7H-3V-.5H-6.5z", "arrow")
		for i, t := range tracks {
			c.Rect(-2.4, -3+3*float64(i), 4.8, 3, 0, "f-"+colour(t))
		}
	}
	c.End()
}

package board

import (
	"ennead/game"
	"ennead/games/pharaon"
	"ennead/internal/piece"
	"ennead/internal/svg"

	"maragu.dev/gomponents"
)

// Icon returns the picture on a move's button.
func (Board) Icon(scene piece.Scene, m game.Move) gomponents.Node {
	scene.Active, scene.Just = false, nil // the other moves and recent events do not belong on a button
	p := newPicture(scene)
	return piece.Picture("", 36, 36, func(c *svg.Canvas) { p.icon(c, m) }, p.leads(m)...)
}

// icon draws a move.
func (p *picture) icon(c *svg.Canvas, m game.Move) {
	if int(m.Verb) < len(icons) && icons[m.Verb] != nil {
		icons[m.Verb](p, c, m)
	}
}

// icons draw moves by verb. Nature's verbs have no buttons.
var icons = [...]func(p *picture, c *svg.Canvas, m game.Move){
	pharaon.VQuarter: func(p *picture, c *svg.Canvas, m game.Move) {
		c.Use("g-"+quarterGlyph[m.A], -3, -3, 28, "g-out")
		piece.Cost(c, colour(p.s.Facing(pharaon.Quarter(m.A))), 10, 10, 17)
	},
	pharaon.VPass: func(p *picture, c *svg.Canvas, _ game.Move) {
		c.Use("g-stairs", 0, 4, 34, "g-out2")
		piece.Seat(c, p.Viewer, 0, -6, 20)
	},
	pharaon.VUse:     func(_ *picture, c *svg.Canvas, m game.Move) { c.Use("g-"+nobleGlyph[m.A], 0, 0, 34, "g-icon") },
	pharaon.VNoble:   func(_ *picture, c *svg.Canvas, m game.Move) { c.Use("g-"+nobleGlyph[m.A], 0, 0, 36, "g-icon") },
	pharaon.VArtisan: (*picture).artisanIcon,
	pharaon.VOption:  (*picture).optionIcon,
	pharaon.VColour: func(p *picture, c *svg.Canvas, m game.Move) {
		if p.s.Top().Step == pharaon.StepColour {
			piece.Cost(c, colour(pharaon.Colour(m.A)), 0, 0, 34)
		} else {
			piece.Token(c, colour(pharaon.Colour(m.A)), 0, 0, 34)
		}
	},
	pharaon.VTile: func(_ *picture, c *svg.Canvas, m game.Move) {
		piece.Token(c, colour(pharaon.Colour(m.A)), 0, 0, 34)
	},
	pharaon.VExtra: func(p *picture, c *svg.Canvas, m game.Move) {
		p.offering(c, hiddenOffering, 0, 0, 32)
		if m.A == 0 {
			piece.Closed(c, 9, 9, 7)
		}
	},
	pharaon.VAccess: (*picture).tokenIcon,
	pharaon.VPay:    (*picture).tokenIcon,
	pharaon.VSpend:  (*picture).tokenIcon,
	pharaon.VDeck: func(p *picture, c *svg.Canvas, _ game.Move) {
		glyph := "art"
		if p.s.Top().Step == pharaon.StepNoble {
			glyph = "nob"
		}
		c.UseIn("deck", 0, 0, 33, 35, "")
		c.Use("g-"+glyph, -1, -1, 18, "g-night")
	},
	pharaon.VJar: func(_ *picture, c *svg.Canvas, m game.Move) {
		c.Copy(piece.ID("c-jar", m.A), svg.Transform("scale(.6)"))
	},
	pharaon.VLot: func(p *picture, c *svg.Canvas, m game.Move) {
		p.offering(c, pharaon.Token(m.A), -8.5, 0, 21)
		p.offering(c, pharaon.Token(m.B), 8.5, 0, 21)
	},
	pharaon.VBonus: func(p *picture, c *svg.Canvas, m game.Move) { p.offering(c, pharaon.Token(m.A), 0, 0, 33) },
	pharaon.VBag:   func(_ *picture, c *svg.Canvas, _ game.Move) { c.Use("g-bag", 0, 0, 36, "g-sack") },
	pharaon.VTrack: func(_ *picture, c *svg.Canvas, m game.Move) {
		piece.Token(c, colour(pharaon.Colour(m.A)), -5, 2, 26)
		arrow(c, 12, 0, 1.1, nil)
	},
	pharaon.VGain: (*picture).gainIcon,
	pharaon.VRest: func(_ *picture, c *svg.Canvas, _ game.Move) {
		piece.Cost(c, "any", 0, 0, 32)
		piece.Tick(c, 11, 11, 7)
	},
	pharaon.VDone: func(_ *picture, c *svg.Canvas, _ game.Move) { piece.Tick(c, 0, 0, 13) },
}

func (p *picture) artisanIcon(c *svg.Canvas, m game.Move) {
	c.Use("g-"+artisanGlyph(m.A), 3, 2, 32, "g-icon")
	piece.Points(c, p.s.Data.Artisans[m.A].PP, -9, -10, 14)
}

func (p *picture) optionIcon(c *svg.Canvas, m game.Move) {
	o := &p.s.Data.Options[m.A-1]
	piece.Cost(c, colour(o.Cost[0]), -9, -8, 17)
	piece.Cost(c, colour(o.Cost[1]), 9, -8, 17)
	for i, g := range o.Gains {
		gain(c, g, -12+11*float64(i), 10, 14)
	}
	for i, a := range o.Arrows {
		arrow(c, 13-9*float64(i), 10, .8, tracks(a))
	}
}

func (p *picture) tokenIcon(c *svg.Canvas, m game.Move) { p.token(c, pharaon.Token(m.A), 0, 0, 34) }

func (p *picture) gainIcon(c *svg.Canvas, m game.Move) {
	switch m.A {
	case pharaon.GainBasic:
		piece.Token(c, "any", 0, 0, 34)
	case pharaon.GainSilver:
		piece.Token(c, "sil", 0, 0, 34)
	default:
		p.offering(c, hiddenOffering, 0, 0, 33)
	}
}

package board

import (
	"strconv"
	"strings"

	"ennead/game"
	"ennead/games/pharaon"
	"ennead/internal/piece"
	"ennead/internal/svg"

	"maragu.dev/gomponents"
)

// Icon is the picture of a move's button.
func (Board) Icon(scene piece.Scene, m game.Move) gomponents.Node {
	scene.Active, scene.Just = false, nil // a move needs neither the others nor what happened
	p := newPicture(scene)
	words := strings.Fields(pharaon.Lexicon.Text(m))
	return piece.Picture("", 36, 36, func(c *svg.Canvas) { p.icon(c, words) })
}

// icon draws a move given by the words of its canonical text.
func (p *picture) icon(c *svg.Canvas, words []string) {
	number := func(i int) uint8 {
		n, _ := strconv.Atoi(words[i]) // a word of the lexicon
		return uint8(n)
	}
	switch words[0] {
	case "quarter":
		for q, name := range quarterName {
			if name == words[1] {
				c.Use("g-"+quarterGlyph[q], -3, -3, 28, "g-out")
				piece.Cost(c, colour(p.s.Facing(pharaon.Quarter(q))), 10, 10, 17)
			}
		}
	case "pass":
		c.Use("g-stairs", 0, 4, 34, "g-out2")
		piece.Seat(c, p.Viewer, 0, -6, 20)
	case "use":
		c.Use("g-"+nobleGlyph[number(1)], 0, 0, 34, "g-icon")
	case "noble":
		c.Use("g-"+nobleGlyph[number(1)], 0, 0, 36, "g-icon")
	case "artisan":
		c.Use("g-"+artisanGlyph(number(1)), 3, 2, 32, "g-icon")
		piece.Points(c, p.s.Data.Artisans[number(1)].PP, -9, -10, 14)
	case "option":
		o := &p.s.Data.Options[number(1)-1]
		piece.Cost(c, colour(o.Cost[0]), -9, -8, 17)
		piece.Cost(c, colour(o.Cost[1]), 9, -8, 17)
		for i, g := range o.Gains {
			gain(c, g, -12+11*float64(i), 10, 14)
		}
		for i, a := range o.Arrows {
			arrow(c, 13-9*float64(i), 10, .8, tracks(a))
		}
	case "colour":
		if p.s.Top().Step == pharaon.StepColour {
			piece.Cost(c, words[1], 0, 0, 34)
		} else {
			piece.Token(c, words[1], 0, 0, 34)
		}
	case "tile":
		piece.Token(c, words[1], 0, 0, 34)
	case "extra":
		p.offering(c, hiddenOffering, 0, 0, 32)
		if words[1] == "no" {
			piece.Closed(c, 9, 9, 7)
		}
	case "access", "pay", "spend":
		p.token(c, tokenOf(words[1]), 0, 0, 34)
	case "deck":
		glyph := "art"
		if p.s.Top().Step == pharaon.StepNoble {
			glyph = "nob"
		}
		c.UseIn("deck", 0, 0, 33, 35, "")
		c.Use("g-"+glyph, -1, -1, 18, "g-night")
	case "jar":
		c.Copy(piece.ID("c-jar", number(1)), svg.Transform("scale(.6)"))
	case "lot":
		p.offering(c, tokenOf(words[1]), -8.5, 0, 21)
		p.offering(c, tokenOf(words[2]), 8.5, 0, 21)
	case "bonus":
		p.offering(c, tokenOf(words[1]), 0, 0, 33)
	case "bag":
		c.Use("g-bag", 0, 0, 36, "g-sack")
	case "track":
		piece.Token(c, words[1], -5, 2, 26)
		arrow(c, 12, 0, 1.1, nil)
	case "gain":
		p.gainIcon(c, words[1])
	case "rest":
		piece.Cost(c, "any", 0, 0, 32)
		piece.Tick(c, 11, 11, 7)
	case "done":
		piece.Tick(c, 0, 0, 13)
	}
}

func (p *picture) gainIcon(c *svg.Canvas, kind string) {
	switch kind {
	case "basic":
		piece.Token(c, "any", 0, 0, 34)
	case "silver":
		piece.Token(c, "sil", 0, 0, 34)
	default:
		p.offering(c, hiddenOffering, 0, 0, 33)
	}
}

// tokenOf is the token with that name.
func tokenOf(name string) pharaon.Token {
	for t, n := range tokenName {
		if n == name {
			return pharaon.Token(t)
		}
	}
	return pharaon.NoToken
}

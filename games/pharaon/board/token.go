package board

import (
	"ennead/game"
	"ennead/games/pharaon"
	"ennead/internal/piece"
	"ennead/internal/svg"
)

// token draws any token, as large as a disc of that size would be.
func (p *picture) token(c *svg.Canvas, t pharaon.Token, x, y, size float64) {
	switch {
	case t == pharaon.NoToken:
	case t >= pharaon.Marker:
		c.Use("t-"+colour(pharaon.Colour(t-pharaon.Marker)), x, y, size, "marker")
	case t < pharaon.ResourceOffering:
		piece.Token(c, colour(pharaon.Colour(t)), x, y, size)
	default:
		p.offering(c, t, x, y, size*1.04)
	}
}

// offering draws an offering token of that height.
func (p *picture) offering(c *svg.Canvas, t pharaon.Token, x, y, h float64) {
	switch {
	case t < pharaon.QuarterOffering:
		r := resources[t-pharaon.ResourceOffering]
		class := "on-dark"
		if r.Light {
			class = "on-light"
		}
		piece.Offering(c, "stele-"+r.Name, x, y, h, func() { c.Use("g-"+r.Glyph, 11, 14.1, 15.5, class) })
	case t < pharaon.Prestige1:
		q := pharaon.Quarter(t - pharaon.QuarterOffering)
		piece.Offering(c, "stele-paper", x, y, h, func() {
			for i, r := range resources[:5] {
				c.Rect(1.6+3.76*float64(i), 22.2, 3.76, 4.3, 0, "f-"+r.Name)
			}
			c.Use("g-"+quarterGlyph[q], 11, 13.2, 15, "g-pap")
		})
	case t <= pharaon.Prestige2:
		piece.Offering(c, "stele-points", x, y, h, func() {
			pp := p.s.Data.Prestige[t-pharaon.Prestige1]
			c.Text(11, 19, 13.5, p.Words.Number(pp), "mid bold")
		})
	default:
		piece.Offering(c, "stele-back", x, y, h, func() { c.Text(11, 19, 13.5, "?", "mid bold onnight") })
	}
}

// tokenName is a token in words.
func (p *picture) tokenName(t pharaon.Token) string {
	if t >= pharaon.Marker && t != pharaon.NoToken {
		t -= pharaon.Marker
	}
	return p.term("token." + tokenName[t])
}

func colourTerm(c pharaon.Colour) game.Term { return game.Term("pharaon.token." + tokenName[c]) }

// hiddenOffering stands for an offering of any kind: it is drawn as the back of one.
const hiddenOffering = pharaon.Tokens

// costDrawing is the square of a colour, in the middle of a picture.
func costDrawing(of pharaon.Colour) func(*svg.Canvas) {
	return func(c *svg.Canvas) { piece.Cost(c, colour(of), 0, 0, 22) }
}

package board

import (
	"ennead/game"
	"ennead/games/pharaon"
	"ennead/internal/piece"
	"ennead/internal/svg"
)

// token draws any token, as large as a disc of that size.
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
	c.UseIn(offeringSymbol(t), x, y, h*22/28, h, "")
	if t == pharaon.Prestige1 || t == pharaon.Prestige2 {
		c.Text(x, y+h*.18, h*.48, p.Number(p.s.Data.Prestige[t-pharaon.Prestige1]), "tm tb")
	}
}

func offeringSymbol(t pharaon.Token) string {
	switch {
	case t < pharaon.QuarterOffering:
		return "o-" + resources[t-pharaon.ResourceOffering].Name
	case t < pharaon.Prestige1:
		return "o-" + quarterGlyph[t-pharaon.QuarterOffering]
	case t <= pharaon.Prestige2:
		return "o-points"
	}
	return "o-back"
}

// offeringSymbols returns the steles of all kinds. The number on a prestige offering is added later.
func offeringSymbols() string {
	c := &svg.Canvas{}
	stele := func(id, class string, draw func()) {
		c.Open("symbol", svg.ID(id), svg.A("viewBox", "0 0 22 28"))
		c.UseIn("o-plain", 11, 14, 22, 28, class)
		draw()
		c.End()
	}
	for i, r := range resources[:5] {
		class := "on-dark"
		if r.Light {
			class = "on-light"
		}
		stele("o-"+r.Name, "stele-"+r.Name, func() { c.Use("g-"+r.Glyph, 11, 14.1, 15.5, class) })
		stele("o-"+quarterGlyph[i], "stele-paper", func() {
			for k, r := range resources[:5] {
				c.Rect(1.6+3.76*float64(k), 22.2, 3.76, 4.3, 0, "f-"+r.Name)
			}
			c.Use("g-"+quarterGlyph[i], 11, 13.2, 15, "g-pap")
		})
	}
	stele("o-points", "stele-points", func() {})
	stele("o-back", "stele-back", func() { c.Text(11, 19, 13.5, "?", "tm tb tn") })
	return c.String()
}

// tokenName puts a token into words.
func (p *picture) tokenName(t pharaon.Token) string {
	if t >= pharaon.Marker && t != pharaon.NoToken {
		t -= pharaon.Marker
	}
	return p.Term("token." + tokenName[t])
}

func colourTerm(c pharaon.Colour) game.Term { return game.Term("pharaon.token." + tokenName[c]) }

// hiddenOffering is an offering of unknown kind, drawn as the back of one.
const hiddenOffering = pharaon.Tokens

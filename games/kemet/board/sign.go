package board

import (
	_ "embed"

	"ennead/games/kemet"
	"ennead/internal/piece"
	"ennead/internal/svg"

	"maragu.dev/gomponents"
)

// mineStyle is the style of what belongs to the viewer, of combats and of the market.
//
//go:embed mine.css
var mineStyle string

// mineShapes are the symbols of the same drawings.
//
//go:embed mine.svg
var mineShapes string

// signs are the hieroglyphs that the board uses.
var signs = []string{
	"scarab", "adore", "builder", "city", "off", "priest", "scribe", "sun", "wall", "wedjat",
	"woman", "amun", "ankh", "archer", "arrow", "axe", "blades", "brazier", "captive", "coil", "crocodile", "crook",
	"crown", "djed", "duck", "eye", "gate", "hand", "hare", "heron", "horse", "ibis", "khopesh", "knife", "lion",
	"mace", "neith", "obelisk", "rays", "soldier", "star", "vizier", "vulture", "walk",
}

// tileSign holds the signs of the power tiles, by name. Tiles with the same illustration (KEM-5.3.2) share one.
var tileSign = map[string]string{
	"r1a": "g-horse", "r1b": "g-horse", "r1c": "g-walk", "r1d": "g-star",
	"r2a": "g-crocodile", "r2b": "g-coil", "r2c": "g-gate", "r2d": "g-ibis",
	"r3a": "g-scarab", "r3b": "g-blades", "r3c": "g-arrow", "r3d": "g-crown",
	"r4a": "ks-scorpion", "r4b": "g-archer", "r4c": "g-heron", "r4d": "g-rays",
	"s1a": "g-scribe", "s1b": "g-scribe", "s1c": "g-wall", "s1d": "g-wall",
	"s2a": "g-vizier", "s2b": "ks-elephant", "s2c": "g-djed", "s2d": "ks-snake",
	"s3a": "g-neith", "s3b": "g-city", "s3c": "g-wedjat", "s3d": "g-crown",
	"s4a": "g-soldier", "s4b": "g-lion", "s4c": "g-crook", "s4d": "g-rays",
	"d1a": "g-adore", "d1b": "g-adore", "d1c": "g-woman", "d1d": "g-woman",
	"d2a": "g-builder", "d2b": "g-priest", "d2c": "g-captive", "d2d": "g-off",
	"d3a": "g-hand", "d3b": "g-eye", "d3c": "g-mace", "d3d": "g-crown",
	"d4a": "g-sun", "d4b": "g-amun", "d4c": "ks-mummy", "d4d": "g-rays",
}

// cardSign holds the signs of the divine intervention cards, by name.
var cardSign = map[string]string{
	"war-rage": "g-axe", "war-fury": "g-mace", "blood-battle": "g-knife", "blood-bath": "g-khopesh",
	"bronze-wall": "g-wall", "iron-wall": "g-neith", "prayer": "g-ankh", "mana-theft": "g-vulture",
	"enlistment": "g-soldier", "raining-fire": "g-brazier", "swiftness": "g-hare", "teleportation": "g-obelisk",
	"open-gates": "g-gate", "escape": "g-duck",
}

// actionSign holds the signs of the actions.
var actionSign = map[kemet.Action]string{
	kemet.ActMove: "g-walk", kemet.ActRecruit: "g-soldier", kemet.ActRaise: "k-course", kemet.ActPray: "g-adore",
	kemet.ActBuyDiamond: "gem-diamond", kemet.ActBuyRuby: "gem-ruby", kemet.ActBuySapphire: "gem-sapphire",
}

// gem draws the level of a tile or pyramid in its colour.
func (p *picture) gem(c *svg.Canvas, colour kemet.Colour, level int, x, y, size float64) {
	name := kemet.ColourNames[colour]
	c.Use("gem-"+name, x, y, size, "")
	c.Text(x, y+size*.2, size*.56, p.Number(level), "tm tb gem-"+name)
}

// price draws an amount of PP to pay, which is square.
func (p *picture) price(c *svg.Canvas, pp int, x, y, h float64) {
	shown := p.Number(pp)
	w := h * (1.22 + .5*float64(len(shown)))
	c.Box(x, y, w, h, 3, "price")
	c.Use("g-ankh", x-w/2+h*.58, y, h*.86, "g-solid")
	c.Text(x+w/2-h*.2, y+h*.26, h*.74, shown, "te tb")
}

// priceTag draws a price for use outside an SVG.
func (p *picture) priceTag(pp int) gomponents.Node {
	return piece.Picture("", 31, 17, func(c *svg.Canvas) { p.price(c, pp, 0, 0, 16) })
}

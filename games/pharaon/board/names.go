package board

import (
	"ennead/games/pharaon"
	"ennead/internal/piece"
)

// resources are the drawn names of the resources, by pharaon.Colour.
var resources = []piece.Resource{
	{Name: "agr", Glyph: "agr"}, {Name: "con", Glyph: "obelisk", Light: true}, {Name: "com", Glyph: "com"},
	{Name: "roy", Glyph: "crown"}, {Name: "jus", Glyph: "jus"}, {Name: "sil", Glyph: "star", Light: true},
}

// signs are the glyphs that the board uses in addition to those of the resources.
var signs = []string{
	"agr", "obelisk", "com", "crown", "jus", "star", "nob", "nil", "off", "bur", "art",
	"horus", "osiris", "isis", "anubis", "sekhmet", "jar", "bag", "king", "first", "stairs",
	"scribe", "archer", "wall", "adore", "foreman", "grain", "vizier", "wedjat",
	"builder", "priest", "city", "woman", "gold", "tutor", "diplomat", "official", "potter", "mason", "sculptor",
}

// tokenName and quarterName are the names of tokens and quarters in moves, ids and catalogue keys. quarterGlyph are the
// signs of the quarters, and gods their gods.
var (
	tokenName    = pharaon.TokenNames
	quarterName  = pharaon.QuarterNames
	quarterGlyph = [...]string{"nob", "nil", "off", "bur", "art"}
	gods         = [...]string{"horus", "osiris", "isis", "anubis", "sekhmet"}
)

// nobleGlyph is the sign of each noble, by number.
var nobleGlyph = [...]string{
	"nob", "scribe", "scribe", "scribe", "scribe", "scribe", "archer", "wall", "adore", "foreman", "grain", "jus",
	"vizier", "wedjat", "builder", "priest", "city", "woman", "gold", "tutor", "diplomat",
	"official", "official", "official", "official", "official", "official",
}

// artisanGlyph varies the sign of artisans. What matters is printed below it.
func artisanGlyph(n uint8) string { return []string{"potter", "mason", "foreman", "sculptor"}[n%4] }

// colour returns the name of a resource in symbols and classes.
func colour(c pharaon.Colour) string { return resources[c].Name }

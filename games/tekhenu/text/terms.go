package text

import (
	"strings"

	"ennead/game"
	"ennead/games/tekhenu"
)

// Catalogue keys of things, and the names of things with a number.

var (
	pieceNames = []string{"building", "statue", "column"}
	panTerms   = []string{"left", "right", "below"}
)

func term(kind, name string) game.Term { return game.Term("tekhenu." + kind + "." + name) }

func tokenTerm(t uint8) game.Term  { return term("token", tekhenu.TokenNames[t]) }
func godTerm(g uint8) game.Term    { return term("god", tekhenu.GodNames[g]) }
func actionTerm(g uint8) game.Term { return term("action", tekhenu.GodNames[g]) }
func colourTerm(c uint8) game.Term { return term("colour", tekhenu.ColourNames[c]) }
func pieceTerm(p uint8) game.Term  { return term("piece", pieceNames[p]) }
func kindTerm(k uint8) game.Term   { return term("kind", tekhenu.KindNames[k]) }
func panTerm(p uint8) game.Term    { return term("pan", panTerms[p]) }
func trackTerm(t uint8) game.Term  { return term("track", tekhenu.TrackNames[t]) }
func lightTerm(l uint8) game.Term  { return term("light", tekhenu.LightNames[l]) }
func purityTerm(p uint8) game.Term {
	return term("purity", tekhenu.AllPurities[p])
}
func partTerm(p uint8) game.Term { return term("sheet", tekhenu.PartNames[p]) }

// CardName names a market card by its kind and number, or an unknown card.
func CardName(c tekhenu.Card) game.Message {
	if c == 0 || c > tekhenu.Decree.Of(tekhenu.PerKind) {
		return game.Say("", "tekhenu.card.unknown")
	}
	return game.Say("", "tekhenu.card", "kind", kindTerm(uint8(c.Kind())), "n", int(c.Number()))
}

// TheCard names a market card with its article, in languages that have one there.
func TheCard(c tekhenu.Card) game.Message {
	says := CardName(c)
	if says.Key == "tekhenu.card" {
		says.Variant = "the"
	}
	return says
}

// StartName names a Start card, DestinyName a Destiny card, TileName a column tile and PlanName an action tile.
func StartName(n uint8) game.Message   { return game.Say("", "tekhenu.start", "n", int(n)) }
func DestinyName(n uint8) game.Message { return game.Say("", "tekhenu.destiny", "n", int(n)) }
func TileName(n uint8) game.Message    { return game.Say("", "tekhenu.tile", "n", int(n)) }
func PlanName(n uint8) game.Message    { return game.Say("", "tekhenu.plan", "n", int(n)) }

// CellName names a cell of the precinct by its row and column.
func CellName(cell uint8) game.Message {
	return game.Say("", "tekhenu.cell", "row", int(cell/tekhenu.Side)+1, "column", int(cell%tekhenu.Side)+1)
}

// SiteName names a site of a Building or a Statue.
func SiteName(n uint8) game.Message {
	switch {
	case n >= tekhenu.FirstPeopleSite:
		return game.Say("", "tekhenu.site."+strings.ToLower(tekhenu.SiteNames[n]))
	case n >= tekhenu.FirstGodSite:
		return game.Say("", "tekhenu.site.god", "god", godTerm((n-tekhenu.FirstGodSite)/3))
	}
	return game.Say("", "tekhenu.site."+strings.ToLower(tekhenu.SiteNames[n][:2]),
		"n", int(tekhenu.SiteNames[n][3]-'0'))
}

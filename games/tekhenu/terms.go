package tekhenu

import (
	"strings"

	"ennead/game"
)

// The catalogue keys of things, and the names of those that have a number.

var (
	pieceNames = []string{"building", "statue", "column"}
	panTerms   = []string{"left", "right", "below"}
)

func term(kind, name string) game.Term { return game.Term("tekhenu." + kind + "." + name) }

func tokenTerm(t uint8) game.Term  { return term("token", tokenNames[t]) }
func godTerm(g uint8) game.Term    { return term("god", godNames[g]) }
func actionTerm(g uint8) game.Term { return term("action", godNames[g]) }
func colourTerm(c uint8) game.Term { return term("colour", colourNames[c]) }
func pieceTerm(p uint8) game.Term  { return term("piece", pieceNames[p]) }
func kindTerm(k uint8) game.Term   { return term("kind", kindNames[k]) }
func panTerm(p uint8) game.Term    { return term("pan", panTerms[p]) }
func trackTerm(t uint8) game.Term  { return term("track", trackNames[t]) }
func lightTerm(l uint8) game.Term  { return term("light", lightNames[l]) }
func purityTerm(p uint8) game.Term {
	return term("purity", allPurities[p])
}
func partTerm(p uint8) game.Term { return term("sheet", partNames[p]) }

// CardName names a card of the market by its kind and number; Unknown is one that the reader must not know.
func CardName(c Card) game.Message {
	if c == 0 || c > Decree.Of(perKind) {
		return game.Say("", "tekhenu.card.unknown")
	}
	return game.Say("", "tekhenu.card", "kind", kindTerm(uint8(c.Kind())), "n", int(c.Number()))
}

// StartName, DestinyName, TileName and PlanName name Start cards, Destiny cards, column tiles and action tiles.
func StartName(n uint8) game.Message   { return game.Say("", "tekhenu.start", "n", int(n)) }
func DestinyName(n uint8) game.Message { return game.Say("", "tekhenu.destiny", "n", int(n)) }
func TileName(n uint8) game.Message    { return game.Say("", "tekhenu.tile", "n", int(n)) }
func PlanName(n uint8) game.Message    { return game.Say("", "tekhenu.plan", "n", int(n)) }

// CellName names a cell of the precinct by its row and column.
func CellName(cell uint8) game.Message {
	return game.Say("", "tekhenu.cell", "row", int(cell/side)+1, "column", int(cell%side)+1)
}

// SiteName names a site of a Building or a Statue.
func SiteName(n uint8) game.Message {
	switch {
	case n >= firstPeopleSite:
		return game.Say("", "tekhenu.site."+strings.ToLower(siteNames[n]))
	case n >= firstGodSite:
		return game.Say("", "tekhenu.site.god", "god", godTerm((n-firstGodSite)/3))
	}
	return game.Say("", "tekhenu.site."+strings.ToLower(siteNames[n][:2]), "n", int(siteNames[n][3]-'0'))
}

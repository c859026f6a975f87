package text

import (
	"ennead/game"
	"ennead/games/pharaon"
)

// cellKeys are the gains of the Pyramid of Time in one word each, below "pharaon.cell.".
var cellKeys = [...]string{
	pharaon.CellBasic: "basic", pharaon.CellSilver: "silver", pharaon.CellOffering: "offering",
}

func passLabel(c choice) (string, []any) {
	key := "pass"
	if c.s.Round == pharaon.Rounds {
		key = "pass-last-round"
	}
	return key, []any{"what", passText(c.s.Passing(c.seat))}
}

// passText lists what passing gives: the jar, the First Player token, the row and its gains (PHA-7.1 to PHA-7.5).
func passText(p pharaon.Passing) game.Message {
	var parts []game.Message
	add := func(given bool, key string, args ...any) {
		if given {
			parts = append(parts, game.Say("", "pharaon.pass."+key, args...))
		}
	}
	add(p.Jar, "jar")
	add(p.First && !p.Keeps, "first")
	add(p.First && p.Keeps, "keep-first")
	add(p.Row == 0, "no-row")
	add(p.Row > 0, "row", "row", int(p.Row), "gains", cellTerms(p.Cells))
	add(p.HeadStart, "head-start")
	return chain(parts)
}

func cellTerms(cells []pharaon.Cell) (gains []game.Term) {
	for _, cell := range cells {
		if cell >= pharaon.CellBasic {
			gains = append(gains, game.Term("pharaon.cell."+cellKeys[cell]))
		}
	}
	return gains
}

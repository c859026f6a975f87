package board

import (
	"maps"
	"strings"

	"ennead/game"
	"ennead/games/pharaon"
	"ennead/internal/piece"
)

// manyShown is how many cards and jars can come on display at once and still be marked. With more, the whole display is
// new, and marks would not help.
const manyShown = 2

// happened marks what the last events changed.
func (p *picture) happened() {
	shown := 0
	for _, e := range p.Just {
		if e.A == game.Unknown {
			continue
		}
		if comesOnDisplay(e) {
			shown++
		}
		for _, id := range changed(e) {
			p.Recent[id] = true
		}
	}
	if shown > manyShown {
		maps.DeleteFunc(p.Recent, func(id string, _ bool) bool {
			return strings.HasPrefix(id, "noble-") || strings.HasPrefix(id, "artisan-") || strings.HasPrefix(id, "jar-")
		})
	}
}

func comesOnDisplay(e game.Event) bool {
	return e.Kind == pharaon.EvShowNoble || e.Kind == pharaon.EvShowArtist || e.Kind == pharaon.EvShowJar
}

// changed returns the ids of what an event changed on the board.
func changed(e game.Event) (ids []string) {
	switch e.Kind {
	case pharaon.EvNile:
		track, _ := pharaon.NileStepOf(e)
		return []string{piece.ID("disc", e.Seat, resources[track].Name)}
	case pharaon.EvStep:
		return []string{piece.ID("cube", e.Seat)}
	case pharaon.EvAccess:
		_, as := pharaon.AccessOf(e)
		return []string{"sector-" + resources[as].Name}
	case pharaon.EvBlocked, pharaon.EvPlotWheel:
		return []string{"sector-" + resources[e.A].Name}
	case pharaon.EvShowNoble:
		return []string{piece.ID("noble", e.A)}
	case pharaon.EvShowArtist:
		return []string{piece.ID("artisan", e.A)}
	case pharaon.EvShowJar:
		return []string{piece.ID("jar", e.A)}
	case pharaon.EvPass, pharaon.EvAdvance:
		return []string{piece.ID("round", e.Seat)}
	case pharaon.EvTookNoble, pharaon.EvKept, pharaon.EvScribe:
		return []string{piece.ID("own-noble", e.A)}
	case pharaon.EvTookArtist:
		return []string{piece.ID("own-artisan", e.A)}
	case pharaon.EvGain:
		for _, c := range pharaon.GainOf(e) {
			ids = append(ids, countID(e.Seat, pharaon.Token(c)))
		}
		return ids
	case pharaon.EvTookBonus:
		return []string{countID(e.Seat, pharaon.Token(e.A))}
	case pharaon.EvTookLot:
		lot := pharaon.LotOf(e)
		return []string{countID(e.Seat, lot[0]), countID(e.Seat, lot[1])}
	case pharaon.EvPlotTile:
		c := pharaon.CoveredOf(e)
		return []string{piece.ID("space", c.Tile, c.Space)}
	}
	return nil
}

// countID returns the id of the place that shows how many tokens of a kind a seat has.
func countID(seat game.Seat, t pharaon.Token) string { return piece.ID("count", seat, tokenName[t]) }

// Opens reports whether an event, given by its message, opens an entry of the chronicle: a phase or the turn of a seat.
func (Board) Opens(event game.Message) bool {
	switch key, _ := strings.CutPrefix(event.Key, "pharaon.event."); key {
	case "act", "pass", "pass-last", "round", "end-round", "wheel", "traitor-jar", "over":
		return true
	}
	return false
}

package board

import (
	"maps"
	"strings"

	"ennead/game"
	"ennead/games/pharaon"
	"ennead/games/pharaon/text"
	"ennead/internal/piece"
)

// manyShown is how many cards may come on display at once and still be marked.
const manyShown = 2

// happened finds what the last events changed. What an event is about is known by its catalogue key.
func (p *picture) happened() {
	m, shown := p.Recent, 0
	for _, e := range p.Just {
		if e.A == game.Unknown {
			continue
		}
		key, _ := strings.CutPrefix(text.Text.Tell(p.s, e).Key, "pharaon.event.")
		if strings.HasPrefix(key, "show-") {
			shown++
		}
		for _, id := range changed(key, e) {
			m[id] = true
		}
	}
	if shown > manyShown { // a whole display was laid out: that is no news about any one card
		maps.DeleteFunc(m, func(id string, _ bool) bool {
			return strings.HasPrefix(id, "noble-") || strings.HasPrefix(id, "artisan-") || strings.HasPrefix(id, "jar-")
		})
	}
}

// changed are the ids of what an event with that key changed.
func changed(key string, e game.Event) []string {
	switch key {
	case "nile":
		return []string{piece.ID("disc", e.Seat, resources[e.A].Name)}
	case "step":
		return []string{piece.ID("cube", e.Seat)}
	case "access":
		_, as := pharaon.AccessOf(e)
		return []string{"sector-" + resources[as].Name}
	case "blocked", "traitor-wheel":
		return []string{"sector-" + resources[e.A].Name}
	case "show-noble":
		return []string{piece.ID("noble", e.A)}
	case "show-artisan":
		return []string{piece.ID("artisan", e.A)}
	case "show-jar":
		return []string{piece.ID("jar", e.A)}
	case "pass", "advance":
		return []string{piece.ID("round", e.Seat)}
	case "took-noble", "kept", "scribe":
		return []string{piece.ID("own-noble", e.A)}
	case "took-artisan":
		return []string{piece.ID("own-artisan", e.A)}
	case "gain", "took-bonus":
		return []string{piece.ID("count", e.Seat, tokenName[e.A])}
	case "took-lot":
		lot := pharaon.LotOf(e)
		return []string{piece.ID("count", e.Seat, tokenName[lot[0]]), piece.ID("count", e.Seat, tokenName[lot[1]])}
	case "traitor-tile":
		c := pharaon.CoveredOf(e)
		return []string{piece.ID("space", c.Tile, c.Space)}
	}
	return nil
}

// Opens tells whether what is told opens an entry of the chronicle: a phase or the turn of a seat.
func (Board) Opens(event game.Message) bool {
	switch key, _ := strings.CutPrefix(event.Key, "pharaon.event."); key {
	case "act", "pass", "pass-last", "round", "end-round", "wheel", "traitor-jar", "over":
		return true
	}
	return false
}

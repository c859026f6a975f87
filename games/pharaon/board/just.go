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
		seat := e.Seat
		key, _ := strings.CutPrefix(text.Text.Tell(p.s, e).Key, "pharaon.event.")
		if strings.HasPrefix(key, "show-") {
			shown++
		}
		switch key {
		case "nile":
			m[piece.ID("disc", seat, resources[e.A].Name)] = true
		case "step":
			m[piece.ID("cube", seat)] = true
		case "access":
			_, as := pharaon.AccessOf(e)
			m["sector-"+resources[as].Name] = true
		case "blocked", "traitor-wheel":
			m["sector-"+resources[e.A].Name] = true
		case "show-noble":
			m[piece.ID("noble", e.A)] = true
		case "show-artisan":
			m[piece.ID("artisan", e.A)] = true
		case "show-jar":
			m[piece.ID("jar", e.A)] = true
		case "pass", "advance":
			m[piece.ID("round", seat)] = true
		case "took-noble", "kept", "scribe":
			m[piece.ID("own-noble", e.A)] = true
		case "took-artisan":
			m[piece.ID("own-artisan", e.A)] = true
		case "gain", "took-bonus":
			m[piece.ID("count", seat, tokenName[e.A])] = true
		case "took-lot":
			for _, t := range pharaon.LotOf(e) {
				m[piece.ID("count", seat, tokenName[t])] = true
			}
		case "traitor-tile":
			c := pharaon.CoveredOf(e)
			m[piece.ID("space", c.Tile, c.Space)] = true
		}
	}
	if shown > manyShown { // a whole display was laid out: that is no news about any one card
		maps.DeleteFunc(m, func(id string, _ bool) bool {
			return strings.HasPrefix(id, "noble-") || strings.HasPrefix(id, "artisan-") || strings.HasPrefix(id, "jar-")
		})
	}
}

// Opens tells whether what is told opens an entry of the chronicle: a phase or the turn of a seat.
func (Board) Opens(told game.Message) bool {
	switch key, _ := strings.CutPrefix(told.Key, "pharaon.event."); key {
	case "act", "pass", "pass-last", "round", "end-round", "wheel", "traitor-jar", "over":
		return true
	}
	return false
}

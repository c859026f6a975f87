package board

import (
	"maps"
	"strings"

	"ennead/game"
)

// marks are the ids of things that what happened last concerns.
type marks map[string]bool

// manyShown is how many cards may come on display at once and still be marked.
const manyShown = 2

// happened finds what the last events changed. What an event is about is known by its catalogue key.
func (p *picture) happened() marks {
	m, shown := marks{}, 0
	for _, e := range p.Just {
		if e.A == game.Unknown {
			continue
		}
		seat := uint8(e.Seat)
		key, _ := strings.CutPrefix(p.s.Tell(e).Key, "pharaon.event.")
		if strings.HasPrefix(key, "show-") {
			shown++
		}
		switch key {
		case "nile":
			m[id("disc", seat, resources[e.A].Name)] = true
		case "step":
			m[id("cube", seat)] = true
		case "access":
			m["sector-"+resources[e.B].Name] = true
		case "blocked", "traitor-wheel":
			m["sector-"+resources[e.A].Name] = true
		case "show-noble":
			m[id("noble", e.A)] = true
		case "show-artisan":
			m[id("artisan", e.A)] = true
		case "show-jar":
			m[id("jar", e.A)] = true
		case "pass", "advance":
			m[id("round", seat)] = true
		case "took-noble", "kept", "scribe":
			m[id("own-noble", e.A)] = true
		case "took-artisan":
			m[id("own-artisan", e.A)] = true
		case "gain", "took-bonus":
			m[id("count", seat, tokenName[e.A])] = true
		case "took-lot":
			m[id("count", seat, tokenName[e.A])] = true
			m[id("count", seat, tokenName[e.B])] = true
		case "traitor-tile":
			m[id("space", e.B, e.C)] = true
		}
	}
	if shown > manyShown { // a whole display was laid out: that is no news about any one card
		maps.DeleteFunc(m, func(id string, _ bool) bool {
			return strings.HasPrefix(id, "noble-") || strings.HasPrefix(id, "artisan-") || strings.HasPrefix(id, "jar-")
		})
	}
	return m
}

// Opens tells whether what is told opens an entry of the chronicle: a phase or the turn of a seat.
func (Board) Opens(told game.Message) bool {
	switch key, _ := strings.CutPrefix(told.Key, "pharaon.event."); key {
	case "act", "pass", "pass-last", "round", "end-round", "wheel", "traitor-jar", "over":
		return true
	}
	return false
}

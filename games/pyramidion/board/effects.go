package board

import (
	"ennead/game"
	"ennead/games/pyramidion"
	pyramidiontext "ennead/games/pyramidion/text"
	"ennead/internal/piece"
)

var _ piece.Telling = Board{}

// Effects returns the resources that came to a seat's reserve and left it, and the cards and troops that it lost.
func (Board) Effects(scene piece.Scene, e game.Event) []piece.Effect {
	one := func(by int, r pyramidion.Resource) piece.Effect {
		return piece.Effect{
			Seat: e.Seat, By: by, Sign: "t-" + kinds[r].Name,
			Name: scene.Words.Word("pyramidion.resource." + goods[r]),
		}
	}
	switch e.Kind {
	case pyramidion.EvNegotiated, pyramidion.EvGained, pyramidion.EvVizier:
		return []piece.Effect{one(1, pyramidion.Resource(e.A))}
	case pyramidion.EvMerchant, pyramidion.EvMaster:
		return []piece.Effect{one(int(e.B), pyramidion.Resource(e.A))}
	case pyramidion.EvDismissed:
		kind, _, owner := pyramidion.DismissedOf(e)
		return []piece.Effect{{
			Seat: owner, By: -1, Sign: "py-" + troopNames[kind], Look: "py-cast",
			Name: scene.Words.Word("pyramidion.troop." + troopNames[kind]),
		}}
	case pyramidion.EvRemoved:
		c, owner := pyramidion.RemovedOf(e)
		s := scene.State.(*pyramidion.State)
		return []piece.Effect{{
			Seat: owner, By: -1, Sign: (&picture{s: s}).sign(c), Look: "g-solid",
			Name: scene.Words.Say(pyramidiontext.TheCard(s, c)),
		}}
	case pyramidion.EvFell: // PYR-10.1.4
		return []piece.Effect{{
			Seat: e.Seat, By: -int(e.B), Sign: "py-blast", Name: scene.Words.Word("pyramidion.board.fallen"),
		}}
	case pyramidion.EvPaid:
		return []piece.Effect{one(-int(e.B), pyramidion.Resource(e.A))}
	case pyramidion.EvSwapped: // PYR-17.2
		return []piece.Effect{one(-pyramidion.SwapWorkers, pyramidion.Worker), one(1, pyramidion.Statue)}
	}
	return nil
}

// Place returns the site or the boat that an event is about.
func (Board) Place(_ piece.Scene, e game.Event) string {
	switch e.Kind {
	case pyramidion.EvActivated, pyramidion.EvSundial:
		return "site-" + id(siteNames[e.A])
	case pyramidion.EvBoat, pyramidion.EvKarnak:
		return "load-" + id(boatName(pyramidion.Boat(e.A)))
	}
	return ""
}

// Panel is where a seat's own things are.
func (Board) Panel(seat game.Seat) string { return piece.ID("player", seat) }

// details are the events that say what a card or a revolt did.
var details = map[string]bool{
	"fell": true, "category": true, "removed": true, "dismissed": true, "vizier": true, "copied": true, "raised": true,
	"exchanged": true, "added": true, "number": true, "gained": true,
}

// Told puts what a seat did before what follows from it, and adds what a card did and what was drawn for it. Boats that
// come into the row are always told.
func (Board) Told(event game.Message) piece.Told {
	key := eventKey(event)
	told := piece.Told{More: details[key] || event.Variant == "drawn", Ends: key == "boat"}
	switch {
	case key == "recruited": // who recruits has just passed
		told.Weight = 2
	case deeds[key], key == "revolt":
		told.Weight = 1
	}
	return told
}

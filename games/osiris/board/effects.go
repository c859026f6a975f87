package board

import (
	"slices"

	"ennead/game"
	"ennead/games/osiris"
	"ennead/internal/piece"
)

var _ piece.Telling = Board{}

// Effects returns the tokens that an event gave and took, and the worker that was drawn. Tokens that change hands leave
// one seat and come to another.
func (Board) Effects(scene piece.Scene, e game.Event) (effects []piece.Effect) {
	add := func(seat game.Seat, by int, r osiris.Resource) {
		if by != 0 {
			effects = append(effects, piece.Effect{
				Seat: seat, By: by, Sign: "t-" + goods[r], Name: scene.Words.Word(string(goodTerm(r))),
			})
		}
	}
	hand := func(to game.Seat, n int, r osiris.Resource) {
		add(e.Seat, -n, r)
		add(to, n, r)
	}
	switch e.Kind {
	case osiris.EvGained, osiris.EvTaken, osiris.EvPaid, osiris.EvHanded:
		list, more := osiris.TokensOf(e)
		for r, n := range list {
			switch e.Kind {
			case osiris.EvPaid:
				add(e.Seat, -int(n), osiris.Resource(r))
			case osiris.EvHanded:
				hand(game.Seat(more), int(n), osiris.Resource(r))
			default:
				add(e.Seat, int(n), osiris.Resource(r))
			}
		}
	case osiris.EvDrawn:
		if e.A != game.Unknown {
			w := osiris.Worker(e.A)
			name := scene.Words.Word(string(workerTerm(w)))
			effects = append(effects, piece.Effect{Seat: e.Seat, By: 1, Sign: "os-w-" + workerNames[w], Name: name})
		}
	case osiris.EvFee:
		r, to := osiris.FeeOf(e)
		hand(to, 1, r)
	}
	return effects
}

// Place returns the slot that an event changed; for an exchange the whole cartouche, so that the number at its corner
// leaves the tokens free.
func (Board) Place(scene piece.Scene, e game.Event) string {
	switch e.Kind {
	case osiris.EvPlaced, osiris.EvBuilt, osiris.EvPlanned, osiris.EvBox:
		return newPicture(scene).changed(e)
	case osiris.EvMarket:
		return "stall-" + id(marketName(int(osiris.BarterOf(e).Market)))
	}
	return ""
}

// Panel is where a seat's own things are.
func (Board) Panel(seat game.Seat) string { return piece.ID("player", seat) }

// talk is what is said before somebody agrees, if anybody does: it is no action.
var talk = map[string]bool{
	"offer-private": true, "offer-public": true, "declined-private": true, "declined-public": true,
	"cancelled-private": true, "cancelled-public": true, "failed-private": true, "failed-public": true,
	"bribe": true, "bribe-own": true, "unbribed": true,
}

// Told puts what an action did before the worker that was placed for it.
func (Board) Told(event game.Message) piece.Told {
	switch key := eventKey(event); {
	case talk[key]:
		return piece.Told{}
	case slices.Contains([]string{"built", "planned", "hired", "market", "corner", "special", "blessing"}, key):
		return piece.Told{Weight: 3}
	case key == "placed", key == "gave": // to whom a card went says more than that one was kept
		return piece.Told{Weight: 2}
	case key == "season": // what everybody draws, and who begins
		return piece.Told{Weight: 1, Ends: true}
	case deeds[key]:
		return piece.Told{Weight: 1}
	}
	return piece.Told{}
}

package board

import (
	"ennead/game"
	"ennead/games/kemet"
	"ennead/internal/piece"
)

var _ piece.Telling = Board{}

// Effects returns the prayer points and units that an event gave and took.
func (Board) Effects(scene piece.Scene, e game.Event) []piece.Effect {
	prayer := func(n int) []piece.Effect {
		return []piece.Effect{{Seat: e.Seat, By: n, Sign: "g-ankh", Look: "g-out",
			Name: scene.Words.Word("kemet.board.mark-ankh")}}
	}
	units := func(n int) []piece.Effect {
		return []piece.Effect{{Seat: e.Seat, By: n, Sign: "g-soldier", Look: "g-out",
			Name: scene.Words.Word("kemet.board.mark-soldier")}}
	}
	switch e.Kind {
	case kemet.EvPrayer:
		return prayer(int(e.A))
	case kemet.EvSpent, kemet.EvStolen:
		return prayer(-int(e.A))
	case kemet.EvUnit:
		return units(1)
	case kemet.EvLost, kemet.EvSentBack:
		return units(-int(kemet.AsLoss(e).Units))
	}
	return nil
}

// Place returns the space in which an event took place.
func (Board) Place(_ piece.Scene, e game.Event) string {
	space := func(n uint8) string { return "space-" + spaceID(n) }
	switch e.Kind {
	case kemet.EvPyramid:
		return space(kemet.AsRaised(e).Space)
	case kemet.EvBeast:
		return space(kemet.AsHoused(e).Space)
	case kemet.EvStep:
		return space(kemet.AsStepped(e).To)
	case kemet.EvCombat:
		return space(kemet.AsAttacked(e).Space)
	case kemet.EvLost, kemet.EvSentBack:
		return space(kemet.AsLoss(e).Space)
	case kemet.EvRetreated, kemet.EvEscaped:
		return space(kemet.AsFlight(e).To)
	case kemet.EvUnit, kemet.EvTempleVP, kemet.EvPyramidVP, kemet.EvCalledOff:
		return space(e.A)
	}
	return ""
}

// Panel is where a seat's own things are.
func (Board) Panel(seat game.Seat) string { return piece.ID("player", seat) }

// Weight puts what an action did before the token that began it.
func (Board) Weight(event game.Message) int {
	switch event.Key {
	case "kemet.event.combat":
		return 4
	case "kemet.event.pyramid", "kemet.event.tile":
		return 3
	case "kemet.event.step", "kemet.event.step-teleport":
		return 2
	case "kemet.event.token", "kemet.event.silver", "kemet.event.golden":
		return 1
	}
	return 0
}

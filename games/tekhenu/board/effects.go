package board

import (
	"slices"

	"ennead/game"
	"ennead/games/tekhenu"
	"ennead/internal/piece"
)

var _ piece.Telling = Board{}

// Effects returns the tokens that an event gave and took, and how far a marker went on the track.
func (Board) Effects(scene piece.Scene, e game.Event) []piece.Effect {
	good := func(t tekhenu.Token, by int) []piece.Effect {
		return []piece.Effect{{
			Seat: e.Seat, By: by, Sign: goodSigns[t], Look: "te-afield te-" + goods[t],
			Name: scene.Words.Word(string(goodTerm(t))),
		}}
	}
	track := func(name string) []piece.Effect {
		shift := tekhenu.ShiftOf(e)
		return []piece.Effect{{
			Seat: e.Seat, By: int(shift.To) - int(shift.From), Sign: trackSigns[name].sign, Look: trackSigns[name].look,
			Name: scene.Words.Word("tekhenu.track." + name),
		}}
	}
	switch e.Kind {
	case tekhenu.EvGained:
		return good(tekhenu.TransferOf(e).Token, int(tekhenu.TransferOf(e).N))
	case tekhenu.EvPaid:
		return good(tekhenu.TransferOf(e).Token, -int(tekhenu.TransferOf(e).N))
	case tekhenu.EvPopulation:
		return track("population")
	case tekhenu.EvHappiness:
		return track("happiness")
	}
	return nil
}

// Place returns the site, cell or other element that an event changed.
func (Board) Place(scene piece.Scene, e game.Event) string {
	switch e.Kind {
	case tekhenu.EvStatue, tekhenu.EvBuilding, tekhenu.EvTile, tekhenu.EvColumn, tekhenu.EvDistrict,
		tekhenu.EvPopulation, tekhenu.EvHappiness, tekhenu.EvGodAction:
		return newPicture(scene).changed(e)
	}
	return ""
}

// Panel is where a seat's own things are.
func (Board) Panel(seat game.Seat) string { return piece.ID("player", seat) }

// Told puts what was built before the god action that led to it.
func (Board) Told(event game.Message) piece.Told {
	switch key := eventKey(event); {
	case slices.Contains([]string{"statue", "column", "building", "district", "picked", "taken"}, key):
		return piece.Told{Weight: 3}
	case slices.Contains([]string{"god", "produced", "produced-surplus", "played", "drafted"}, key):
		return piece.Told{Weight: 2}
	case deeds[key]:
		return piece.Told{Weight: 1}
	}
	return piece.Told{}
}

package board

import (
	"slices"

	"ennead/game"
	"ennead/games/tekhenu"
	"ennead/internal/piece"
)

var _ piece.Telling = Board{}

// Effects returns the tokens that an event gave and took.
func (Board) Effects(scene piece.Scene, e game.Event) []piece.Effect {
	by := 0
	switch e.Kind {
	case tekhenu.EvGained:
		by = int(tekhenu.TransferOf(e).N)
	case tekhenu.EvPaid:
		by = -int(tekhenu.TransferOf(e).N)
	default:
		return nil
	}
	t := tekhenu.TransferOf(e).Token
	return []piece.Effect{{
		Seat: e.Seat, By: by, Sign: goodSigns[t], Look: "te-afield te-" + goods[t],
		Name: scene.Words.Word(string(goodTerm(t))),
	}}
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

// Weight puts what was built before the god action that led to it.
func (Board) Weight(event game.Message) int {
	switch key := eventKey(event); {
	case slices.Contains([]string{"statue", "column", "building", "district", "picked", "taken"}, key):
		return 3
	case slices.Contains([]string{"god", "produced", "produced-surplus", "played", "drafted"}, key):
		return 2
	case deeds[key]:
		return 1
	}
	return 0
}

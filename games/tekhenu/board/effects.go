package board

import (
	"ennead/game"
	"ennead/games/tekhenu"
	tekhenutext "ennead/games/tekhenu/text"
	"ennead/internal/piece"
)

var (
	_ piece.Telling   = Board{}
	_ piece.Naming    = Board{}
	_ piece.Itemising = Board{}
	_ piece.Dividing  = Board{}
)

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

// Points returns the victory points that an event names.
func (Board) Points(e game.Event) int {
	switch e.Kind {
	case tekhenu.EvPoints:
		return int(tekhenu.PointsOf(e).VP)
	case tekhenu.EvLost:
		return -int(tekhenu.PointsOf(e).VP)
	case tekhenu.EvLeads:
		return int(tekhenu.LeadOf(e).VP)
	case tekhenu.EvDecreeVP:
		return int(tekhenu.DecreeScoreOf(e).VP)
	}
	return 0
}

// Item returns the Decree that an event scores.
func (Board) Item(scene piece.Scene, e game.Event) (piece.Item, bool) {
	if e.Kind != tekhenu.EvDecreeVP {
		return piece.Item{}, false
	}
	of := tekhenu.DecreeScoreOf(e)
	card, p := tekhenu.Decree.Of(of.Decree), newPicture(scene)
	return piece.Item{
		Part: "tekhenu.sheet." + tekhenu.PartNames[tekhenu.PartDecrees],
		Name: p.Words.Say(tekhenutext.CardName(card)), Tag: p.Word("card-tag", "n", int(of.Decree)),
		Says: p.cardSays(card), VP: int(of.VP),
	}, true
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

// weights puts what was built or taken before the god action that led to it. The ability of a tile is used before its
// Column stands: in the line of that ability, the Column counts less.
var weights = map[string]int{
	"statue": 5, "building": 5, "district": 5, "picked": 5, "taken": 5, "column": 4, "tile": 3,
	"god": 2, "produced": 2, "produced-surplus": 2, "drafted": 2,
}

// Told puts what was built before the god action that led to it.
func (Board) Told(event game.Message) piece.Told {
	key := eventKey(event)
	if weight := weights[key]; weight > 0 {
		return piece.Told{Weight: weight}
	}
	if deeds[key] {
		return piece.Told{Weight: 1}
	}
	return piece.Told{}
}

// Parts divides a turn into its actions, such as a Production before a god action or the action of a tile, and into the
// cards that it takes. A reward of the setup includes what it builds.
func (Board) Parts(events []game.Event) (starts []int) {
	first, card := events[0], false
	for i, e := range events {
		switch e.Kind {
		case tekhenu.EvGodAction:
			if first.Kind == tekhenu.EvStart {
				continue
			}
		case tekhenu.EvProduced, tekhenu.EvStart, tekhenu.EvFate:
		case tekhenu.EvPicked, tekhenu.EvTaken:
			if !card {
				card = true
				continue
			}
		default:
			continue
		}
		first, card = e, e.Kind == tekhenu.EvPicked || e.Kind == tekhenu.EvTaken
		starts = append(starts, i)
	}
	if len(starts) > 0 {
		starts[0] = 0
	}
	return starts
}

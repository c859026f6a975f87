package board

import (
	"strings"

	"ennead/game"
	"ennead/games/pharaon"
	"ennead/internal/piece"
)

var _ piece.Telling = Board{}

// Effects returns the tokens that an event gave and took.
func (Board) Effects(scene piece.Scene, e game.Event) []piece.Effect {
	switch e.Kind {
	case pharaon.EvAccess, pharaon.EvPaid, pharaon.EvSpent:
		return tokens(scene, e.Seat, -1, pharaon.Token(e.A))
	case pharaon.EvTookBonus:
		return tokens(scene, e.Seat, 1, pharaon.Token(e.A))
	case pharaon.EvTookLot:
		lot := pharaon.LotOf(e)
		return tokens(scene, e.Seat, 1, lot[:]...)
	case pharaon.EvGain:
		var got []pharaon.Token
		for _, c := range pharaon.GainOf(e) {
			got = append(got, pharaon.Token(c))
		}
		return tokens(scene, e.Seat, 1, got...)
	}
	return nil
}

// tokens returns one effect for each of these tokens that belongs to players, and so is counted.
func tokens(scene piece.Scene, seat game.Seat, by int, list ...pharaon.Token) (effects []piece.Effect) {
	for _, t := range list {
		if t >= pharaon.Tokens {
			continue // an unknown one, or one of the wheel
		}
		var sign, mark string
		if t < pharaon.ResourceOffering {
			sign = "t-" + colour(pharaon.Colour(t))
		} else {
			sign = offeringSymbol(t)
		}
		if t == pharaon.Prestige1 || t == pharaon.Prestige2 { // their symbol has no number
			pp := scene.State.(*pharaon.State).Data.Prestige[t-pharaon.Prestige1]
			mark = scene.Words.Word("pharaon.board.offering-worth", "n", pp)
		}
		effects = append(effects, piece.Effect{
			Seat: seat, By: by, Sign: sign, Name: scene.Words.Word("pharaon.token." + tokenName[t]), Mark: mark,
		})
	}
	return effects
}

// Place returns the piece that an event moved, or else the quarter in which it took place.
func (Board) Place(_ piece.Scene, e game.Event) string {
	switch e.Kind {
	case pharaon.EvAct:
		return piece.ID("quarter", quarterName[e.A])
	case pharaon.EvTookNoble, pharaon.EvPharaoh:
		return piece.ID("quarter", quarterName[pharaon.Nobles])
	case pharaon.EvTookArtist:
		return piece.ID("quarter", quarterName[pharaon.Artisans])
	case pharaon.EvTookLot:
		return piece.ID("quarter", quarterName[pharaon.Offerings])
	case pharaon.EvNile, pharaon.EvStep, pharaon.EvPass, pharaon.EvAdvance:
		return changed(e)[0]
	}
	return ""
}

// Panel is where a seat's own things are.
func (Board) Panel(seat game.Seat) string { return piece.ID("area", seat) }

// Told puts what a seat took or built before the quarter in which it acted. An action may take two steps on the Nile or
// in the Burial Chamber, may draw a jar, may make somebody Pharaoh, and may fulfil a god.
func (Board) Told(event game.Message) piece.Told {
	switch key, _ := strings.CutPrefix(event.Key, "pharaon.event."); key {
	case "took-noble", "took-artisan", "took-lot":
		return piece.Told{Weight: 3}
	case "step", "nile":
		return piece.Told{Weight: 2, Goes: true}
	case "act", "advance", "pass", "pass-last":
		return piece.Told{Weight: 1}
	case "pharaoh", "god":
		return piece.Told{More: true}
	case "jar":
		return piece.Told{More: event.Variant == "drawn"} // who draws one does not know what it holds
	}
	return piece.Told{}
}

package text

import (
	"strings"

	"ennead/game"
	"ennead/games/pharaon"
)

// choice is a legal move of a seat.
type choice struct {
	s    *pharaon.State
	seat game.Seat
	m    game.Move
}

// label names a move for a button.
func label(s *pharaon.State, seat game.Seat, m game.Move) game.Message {
	c := choice{s, seat, m}
	switch m.Verb {
	case pharaon.VOption:
		return optionLabel(c)
	case pharaon.VQuarter:
		return quarterLabel(c)
	}
	if int(m.Verb) < len(labels) && labels[m.Verb] != nil {
		key, args := labels[m.Verb](c)
		says := game.Say("", "pharaon.move."+key, args...)
		if strings.HasPrefix(key, "token") && dearer(c) {
			says.Variant = "dearer"
		}
		return withBonus(c, says)
	}
	return game.Say("", "pharaon.move.done")
}

// labels are the keys and parameters of the names of moves, by verb.
var labels = [...]func(c choice) (key string, args []any){
	pharaon.VPass: passLabel,
	pharaon.VUse: func(c choice) (string, []any) {
		return "use", []any{"noble", nobleTerm(c.m.A), "effect", PowerText(c.s.Data, c.m.A)}
	},
	pharaon.VDone:   doneLabel,
	pharaon.VColour: colourLabel,
	pharaon.VExtra: func(c choice) (string, []any) {
		return []string{"extra-no", "extra-yes"}[c.m.A], []any{"colour", tokenTerm(uint8(c.s.Buy.Colour))}
	},
	pharaon.VAccess:  tokenLabel,
	pharaon.VPay:     tokenLabel,
	pharaon.VRest:    restLabel,
	pharaon.VNoble:   nobleLabel,
	pharaon.VArtisan: func(c choice) (string, []any) { return "artisan", artisanArgs(c.s.Data, c.m.A) },
	pharaon.VDeck: func(c choice) (string, []any) {
		if c.s.Top().Step == pharaon.StepNoble {
			return "deck", []any{"left", c.s.NoblesLeft()}
		}
		return "deck", []any{"left", c.s.ArtisanDeck.Len()}
	},
	pharaon.VJar: func(c choice) (string, []any) { return "jar", []any{"gains", jarTerms(c.s, c.m.A)} },
	pharaon.VLot: func(c choice) (string, []any) {
		return "lot", []any{"tokens", []game.Term{tokenTerm(c.m.A), tokenTerm(c.m.B)}}
	},
	pharaon.VBonus: func(c choice) (string, []any) { return "bonus", []any{"token", tokenTerm(c.m.A)} },
	pharaon.VBag:   func(c choice) (string, []any) { return "bag", []any{"left", c.s.Bag.Total()} },
	pharaon.VTrack: trackLabel,
	pharaon.VGain:  func(c choice) (string, []any) { return "gain", []any{"gain", gainTerm(c.m.A)} },
	pharaon.VSpend: tokenLabel,
	pharaon.VTile:  tileLabel,
}

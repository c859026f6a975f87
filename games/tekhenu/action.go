package tekhenu

import "ennead/game"

// The action of a god: what all six have in common (TEK-4.7, chapters 9 to 14).

// mode says how an action is done; it lies beside the value in a frame.
type mode uint8

// The modes.
const (
	nested    mode = 8   // inside another action
	free      mode = 16  // its Resources are waived (D23)
	given     mode = 32  // in the setup: no Happiness is lost, nobody is paid (TEK-RUL-07)
	quarry    mode = 64  // in a quarry (S02)
	workshop  mode = 128 // in a workshop (S03)
	valueBits      = 7
)

// with packs a value beside a mode; unpack takes them apart.
func (m mode) with(value uint8) uint8 { return uint8(m) | value }

func unpack(b uint8) (value uint8, m mode) { return b & valueBits, mode(b &^ valueBits) }

// Technologies that the rules know by number.
const (
	tOsiris, tRa, tThoth, tHorus     = 1, 2, 3, 4
	tHathor, tBastet, tBonus         = 5, 6, 7
	tForbidden, tLight, tJoker, tOne = 8, 9, 10, 11
	tSurplus, tStretch, tBend        = 12, 13, 14
	tFaith, tOrder, tBread           = 15, 16, 17
	tPure, tFirstly, tPapyrus        = 18, 19, 20
	tLoaf, tStone, tAnubis, tBlessed = 21, 22, 23, 24
)

// tech tells whether a Technology works for the seat now (TEK-RUL-61).
func (s *State) tech(seat game.Seat, number uint8) bool {
	p := &s.Player[seat]
	return (p.Techs &^ p.New).Has(number)
}

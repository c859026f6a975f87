package tekhenu

import "ennead/game"

// Payments: TEK-1.10, TEK-1.13.

// Due is what a payment is for: the action of a [God], or one of these.
type Due uint8

// What is paid beside the actions of gods.
const (
	DueRefresh Due = gods + iota // TEK-13.7
	DueScribe                    // Scribes, for whatever they are spent
	DueGold                      // TEK-16.4.2
	dues
)

// printed is the token that a payment asks for.
var printed = [dues]Token{
	Due(Horus): Granite, Due(Ra): Limestone, Due(Hathor): Bread, Due(Bastet): Papyrus, Due(Thoth): Papyrus, Due(Osiris): NoToken,
	DueRefresh: Papyrus, DueScribe: Scribe, DueGold: Gold,
}

// means counts the tokens of a seat that may pay for a thing: the printed ones, and what stands in for them.
func (s *State) means(seat game.Seat, due Due) int {
	stock := &s.Player[seat].Stock
	t := printed[due]
	n := int(stock[t])
	if t < goods {
		n += int(stock[Gold]) // TEK-1.10
	}
	if s.tech(seat, tJoker) { // T10: TEK-RUL-37
		if t == Scribe {
			n += int(stock[Gold])
		} else {
			n += int(stock[Scribe])
		}
	}
	if s.tech(seat, tStone) { // T22
		switch t {
		case Limestone:
			n += int(stock[Granite])
		case Granite:
			n += int(stock[Limestone])
		}
	}
	return n
}

// waiver is the set of Blessings that would waive a cost: B13 and B14 for Ra and Horus, B15 and B16 for Bastet and
// Hathor (TEK-16.5.5, TEK-16.5.6).
func waiver(due Due) Cards {
	switch God(due) {
	case Horus, Ra:
		return Cards(0).With(13).With(14)
	case Hathor, Bastet:
		return Cards(0).With(15).With(16)
	}
	return 0
}

// waives tells which of these Blessings the seat has and may play: they are for its own turn alone (TEK-RUL-07).
func (s *State) waives(seat game.Seat, due Due) Cards {
	if s.Turn.Seat != seat {
		return 0
	}
	return s.Player[seat].Blessings & waiver(due)
}

// affords tells whether so many tokens can be paid, or their cost be waived.
func (s *State) affords(seat game.Seat, due Due, n int) bool {
	return n <= 0 || s.means(seat, due) >= n || s.waives(seat, due) != 0
}

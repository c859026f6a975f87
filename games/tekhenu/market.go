package tekhenu

import (
	"math/bits"

	"ennead/game"
	"ennead/game/set"
)

// The card market: TEK-13.9 to TEK-13.12.

// openMarket opens the sections that a Population opens, and fills the lower one first (TEK-13.10).
func (s *State) openMarket(population uint8, log *game.Log) {
	was := s.Open
	for section, opens := range s.Data.Opens {
		if opens > 0 && population >= opens && was&(1<<section) == 0 {
			s.Open |= 1 << section
			log.Add(opened(uint8(section)))
		}
	}
	for opened := s.Open &^ was; opened != 0; { // the highest goes to the bottom of the stack
		section := uint8(1) << (bits.Len8(opened) - 1)
		s.Push(StepFill, 0, section, 0)
		opened &^= section
	}
}

// discard lays the cards of a section on their discard piles and is the set of the slots where they lay (TEK-13.12).
func (s *State) discard(section uint8) (slots uint8) {
	for slot := range s.Market[section] {
		if card := s.Market[section][slot]; card != 0 {
			s.Spent[card.Kind()] = s.Spent[card.Kind()].With(card.Number())
			s.Market[section][slot] = 0
			slots |= 1 << slot
		}
	}
	return slots
}

// deal takes a card off its deck, for all to see or for the seat alone.
func (s *State) deal(card Card, seat game.Seat, log *game.Log) {
	k := card.Kind()
	if s.Deck[k] == 0 && s.deck(k) == s.Spent[k] {
		log.Add(shuffled(k))
	}
	s.pull(card, seat)
}

// draws offers Nature the cards of a kind that may come next.
func (s *State) draws(k Kind, dst []game.Move) []game.Move {
	for cards := s.deck(k); cards != 0; cards = cards.Rest() {
		dst = append(dst, game.Move{Verb: VCard, A: uint8(k.Of(cards.First()))})
	}
	return dst
}

// laid are the slots of the market where a card lies: four bits for each section, the first one lowest.
func (s *State) laid() uint16 {
	m := &s.Market
	low := uint64(m[0][0]) | uint64(m[0][1])<<8 | uint64(m[0][2])<<16 | uint64(m[0][3])<<24 |
		uint64(m[1][0])<<32 | uint64(m[1][1])<<40 | uint64(m[1][2])<<48 | uint64(m[1][3])<<56
	high := uint64(m[2][0]) | uint64(m[2][1])<<8 | uint64(m[2][2])<<16 | uint64(m[2][3])<<24 |
		uint64(m[3][0])<<32 | uint64(m[3][1])<<40 | uint64(m[3][2])<<48 | uint64(m[3][3])<<56
	return uint16(set.Eight(low)) | uint16(set.Eight(high))<<8
}

// A frame of StepFill names in B the slots, in its lower half, and the one that is filled next, by section and slot, in its
// upper half; that is known once the steps have settled.
const slotBits = 15

// gap is the first slot that wants a card: of the sections and slots of a frame, which are all if it names none.
func (s *State) gap(f Frame) (at uint8, ok bool) {
	gaps := s.Data.MarketSlots[f.A&s.Open&15] &^ s.laid()
	if slots := f.B & slotBits; slots != 0 {
		gaps &= uint16(slots) * 0x1111
	}
	for ; gaps != 0; gaps &= gaps - 1 {
		at = uint8(bits.TrailingZeros16(gaps))
		if s.deck(s.wanted(at)) != 0 {
			return at, true
		}
	}
	return 0, false
}

// wanted is the kind of card that belongs in a slot.
func (s *State) wanted(at uint8) Kind { return s.Data.Market[at>>2&3][at&3] }

// filling is the kind of card that is drawn for a frame of StepFill.
func (s *State) filling(f Frame) Kind { return s.wanted(f.B >> 4) }

func fillTries(s *State, f Frame, dst []game.Move) []game.Move { return s.draws(s.filling(f), dst) }

func fillPlay(s *State, f Frame, m game.Move, log *game.Log) {
	section, slot := f.B>>6, f.B>>4&3
	s.deal(Card(m.A), NoSeat, log)
	s.Market[section][slot] = Card(m.A)
	s.Push(StepFill, f.Seat, f.A>>section<<section, f.B&slotBits) // no card comes to a section before this one
}

// fillSkip: slots for which there is nothing to draw stay empty (TEK-13.11).
func fillSkip(s *State, f Frame, _ *game.Log) bool {
	at, ok := s.gap(f)
	if ok {
		s.Pop()
		s.Push(f.Step, f.Seat, f.A, f.B&slotBits|at<<4)
	}
	return !ok
}

// decreeTries: P13, P14.
func decreeTries(s *State, _ Frame, dst []game.Move) []game.Move { return s.draws(Decree, dst) }

func decreePlay(s *State, f Frame, m game.Move, log *game.Log) {
	card := Card(m.A)
	s.deal(card, f.Seat, log)
	s.Player[f.Seat].Decrees = s.Player[f.Seat].Decrees.With(card.Number())
	log.Add(dealt(f.Seat, card))
}

func decreeSkip(s *State, _ Frame, _ *game.Log) bool { return s.deck(Decree) == 0 }

// fillFits: sections that are open get cards (TEK-13.9).
func fillFits(s *State, f, _ Frame) bool { return f.A > 0 && f.A&^s.Open == 0 }

// decreeFits: P13 or P14 has been put down (TEK-16.1.7).
func decreeFits(s *State, _, under Frame) bool { return s.abilityOn(under) == AbilityDecree }

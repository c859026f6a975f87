package tekhenu

import (
	"math/bits"

	"ennead/game"
)

// The card market: TEK-13.9 to TEK-13.12.

// openMarket opens the sections that a Population opens, and fills the lower one first (TEK-13.10).
func (s *State) openMarket(population uint8, log *game.Log) {
	was := s.Open
	for section, opens := range s.Data.Opens {
		if opens > 0 && population >= opens && was&(1<<section) == 0 {
			s.Open |= 1 << section
			log.Note(evOpens, game.Nature, uint8(section), 0, 0, 0)
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
		log.Note(evShuffled, game.Nature, uint8(k), 0, 0, 0)
	}
	s.pull(card, seat)
}

// draws offers Nature the cards of a kind that may come next.
func (s *State) draws(k Kind, dst []game.Move) []game.Move {
	for cards := s.deck(k); cards != 0; cards = cards.Rest() {
		dst = append(dst, game.Move{Verb: vCard, A: uint8(k.Of(cards.First()))})
	}
	return dst
}

// gap is the first slot that wants a card: of the sections and slots of a frame, which are all if it names none.
func (s *State) gap(f Frame) (section, slot uint8, ok bool) {
	for left := f.A & s.Open; left != 0; left &= left - 1 {
		section = uint8(bits.TrailingZeros8(left))
		kinds, cards := s.Data.Market[section], &s.Market[section]
		if cards[0] != 0 && cards[1] != 0 && cards[2] != 0 && (cards[3] != 0 || len(kinds) < len(cards)) {
			continue // nearly always all are there
		}
		for slot = range uint8(len(kinds)) {
			if (f.B == 0 || f.B&(1<<slot) != 0) && cards[slot] == 0 && s.deck(kinds[slot]) != 0 {
				return section, slot, true
			}
		}
	}
	return 0, 0, false
}

func fillTries(s *State, f Frame, dst []game.Move) []game.Move {
	section, slot, _ := s.gap(f)
	return s.draws(s.Data.Market[section][slot], dst)
}

func fillPlay(s *State, f Frame, m game.Move, log *game.Log) {
	section, slot, _ := s.gap(f)
	s.deal(Card(m.A), NoSeat, log)
	s.Market[section][slot] = Card(m.A)
	s.Push(StepFill, f.Seat, f.A>>section<<section, f.B) // no card comes to a section before this one
}

// fillSkip: slots for which there is nothing to draw stay empty (TEK-13.11).
func fillSkip(s *State, f Frame, _ *game.Log) bool {
	_, _, ok := s.gap(f)
	return !ok
}

// decreeTries: P13, P14.
func decreeTries(s *State, _ Frame, dst []game.Move) []game.Move { return s.draws(Decree, dst) }

func decreePlay(s *State, f Frame, m game.Move, log *game.Log) {
	card := Card(m.A)
	s.deal(card, f.Seat, log)
	s.Player[f.Seat].Decrees = s.Player[f.Seat].Decrees.With(card.Number())
	log.Whisper(f.Seat.Set(), evDealt, f.Seat, m.A, 0, 0, 0)
}

func decreeSkip(s *State, _ Frame, _ *game.Log) bool { return s.deck(Decree) == 0 }

package tekhenu

import (
	"math/bits"

	"ennead/game"
)

// The card market (TEK-13.9 to TEK-13.12).

// openMarket opens the sections for this Population and fills the lower section first (TEK-13.10).
func (s *State) openMarket(population uint8, log *game.Log) {
	was := s.Open
	for section, opens := range s.Data.Opens {
		if opens > 0 && population >= opens && was&(1<<section) == 0 {
			s.Open |= 1 << section
			log.Add(opened(uint8(section)))
		}
	}
	for opened := s.Open &^ was; opened != 0; { // push the highest first, so that it is filled last
		section := uint8(1) << (bits.Len8(opened) - 1)
		s.Push(StepFill, 0, section, 0)
		opened &^= section
	}
}

// discard moves a section's cards to their discard piles and returns the slots that held them (TEK-13.12).
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

// deal takes a card off its deck for a seat, or with NoSeat for all to see.
func (s *State) deal(card Card, seat game.Seat, log *game.Log) {
	k := card.Kind()
	if s.Deck[k] == 0 && s.deck(k) == s.Spent[k] {
		log.Add(shuffled(k))
	}
	s.pull(card, seat)
}

// draws appends the cards of a kind that Nature may draw next.
func (s *State) draws(k Kind, dst []game.Move) []game.Move {
	for cards := s.deck(k); cards != 0; cards = cards.Rest() {
		dst = append(dst, game.Move{Verb: VCard, A: uint8(k.Of(cards.First()))})
	}
	return dst
}

// B of StepFill holds in its lower half the slots to fill, and in its upper half the next one, as section and slot. The
// upper half is set only after the steps have settled.
const slotBits = 15

// gap returns the first slot that needs a card, among the sections and slots of the frame. A frame without slots means
// all slots.
func (s *State) gap(f Frame) (at uint8, ok bool) {
	gaps := s.gaps(f.A & s.Open)
	if slots := f.B & slotBits; slots != 0 {
		gaps &= everywhere(slots)
	}
	for ; gaps != 0; gaps &= gaps - 1 {
		at = uint8(bits.TrailingZeros16(gaps))
		if s.deck(s.wanted(at)) != 0 {
			return at, true
		}
	}
	return 0, false
}

// wanted returns the kind of card for a slot.
func (s *State) wanted(at uint8) Kind { return s.Data.Market[at>>2&3][at&3] }

// filling returns the kind of card that a StepFill frame draws.
func (s *State) filling(f Frame) Kind { return s.wanted(f.B >> 4) }

func fillCandidates(s *State, f Frame, dst []game.Move) []game.Move {
	return s.draws(s.filling(f), dst)
}

func fillPlay(s *State, f Frame, m game.Move, log *game.Log) {
	section, slot := f.B>>6, f.B>>4&3
	s.deal(Card(m.A), NoSeat, log)
	s.Market[section][slot] = Card(m.A)
	s.Push(StepFill, f.Seat, f.A>>section<<section, f.B&slotBits) // earlier sections are complete
}

// fillSkip leaves slots empty if no card of their kind is left to draw (TEK-13.11).
func fillSkip(s *State, f Frame, _ *game.Log) bool {
	at, ok := s.gap(f)
	if ok {
		s.Pop()
		s.Push(f.Step, f.Seat, f.A, f.B&slotBits|at<<4)
	}
	return !ok
}

// decreeCandidates offers the next Decree for P13 and P14.
func decreeCandidates(s *State, _ Frame, dst []game.Move) []game.Move { return s.draws(Decree, dst) }

func decreePlay(s *State, f Frame, m game.Move, log *game.Log) {
	card := Card(m.A)
	s.deal(card, f.Seat, log)
	s.Player[f.Seat].Decrees = s.Player[f.Seat].Decrees.With(card.Number())
	log.Add(dealt(f.Seat, card))
}

func decreeSkip(s *State, _ Frame, _ *game.Log) bool { return s.deck(Decree) == 0 }

// fillFits requires open sections (TEK-13.9). Only a refresh names slots (TEK-13.12). The next slot must be the first
// empty one.
func fillFits(s *State, f, under Frame) bool {
	if f.A == 0 || f.A&^s.Open != 0 || f.B&slotBits != 0 && under.Step != StepThoth {
		return false
	}
	at, ok := s.gap(f)
	return f.B>>4 == 0 || ok && f.B>>4 == at
}

// decreeFits requires P13 or P14 on the cell (TEK-16.1.7).
func decreeFits(s *State, _, under Frame) bool { return s.abilityOn(under) == AbilityDecree }

// Decks and discards (TEK-13.11, TEK-3.16).

// deck returns what the next card of a kind may be: any card of the deck; then, for Decrees, the returned ones under
// it, one at a time; then any of the shuffled discards. It is empty if nothing is left.
func (s *State) deck(k Kind) Cards {
	if s.Deck[k] != 0 {
		return s.Deck[k]
	}
	if k == Decree {
		if giver := s.lowest(); giver != NoSeat {
			return Cards(0).With(s.Under[giver])
		}
	}
	return s.Spent[k]
}

// lowest returns the seat that gave back the topmost Decree under the deck, or NoSeat.
func (s *State) lowest() game.Seat {
	for seat := range game.Seat(s.Count) {
		if s.Under[seat] != 0 && s.Drawn[seat] == 0 {
			return seat
		}
	}
	return NoSeat
}

// pull takes a card of [State.deck] off its deck. Only the seat sees it, or with NoSeat everybody.
func (s *State) pull(c Card, seat game.Seat) {
	k, n := c.Kind(), c.Number()
	giver := NoSeat
	if k == Decree && s.Deck[k] == 0 {
		giver = s.lowest()
	}
	switch {
	case giver == NoSeat:
		if s.Deck[k] == 0 {
			s.shuffle(k)
		}
		s.Deck[k] = s.Deck[k].Without(n)
	case seat == NoSeat || seat == giver:
		s.Under[giver] = 0
	default:
		s.Drawn[giver] = uint8(seat) + 1
	}
}

// shuffle turns the discards into a new deck. Cards in hands are not in it.
func (s *State) shuffle(k Kind) {
	s.Deck[k], s.Spent[k] = s.Spent[k], 0
	if k != Decree {
		return
	}
	s.Settled = 0
	for i := range s.Player {
		s.Settled |= s.Player[i].Decrees &^ s.Player[i].Known
	}
}

// show makes a Decree in a hand public (TEK-8.2). Only players who already knew learn whether it had been given back
// (TEK-3.16).
func (s *State) show(seat game.Seat, n uint8) {
	p := &s.Player[seat]
	p.Known = p.Known.With(n)
	s.Settled = s.Settled.Without(n)
}

// DeckSize counts the cards of a deck, including those under it. Masking does not change it.
func (s *State) DeckSize(k Kind) int {
	n := s.Deck[k].Len()
	for seat := range game.Seat(s.Count) {
		p := &s.Player[seat]
		if s.HandKind(seat) == k {
			n -= unknown(p.Hand[0]) + unknown(p.Hand[1])
		}
		if k != Decree {
			continue
		}
		n -= int(p.Unseen)
		if s.Under[seat] != 0 && s.Under[seat] != game.Unknown && s.Drawn[seat] == 0 {
			n++
		}
	}
	return n
}

func unknown(n uint8) int {
	if n == game.Unknown {
		return 1
	}
	return 0
}

// HandKind returns the kind of the two cards from which a seat chooses (TEK-3.9, TEK-16.2.3).
func (s *State) HandKind(seat game.Seat) Kind {
	for f := range s.Frames() {
		if f.Step == StepKeepCard && f.Seat == seat {
			return Kind(f.A)
		}
	}
	return Decree
}

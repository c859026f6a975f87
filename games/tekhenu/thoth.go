package tekhenu

import (
	"math/bits"

	"ennead/game"
)

// Thoth (chapter 13). The card market is in market.go.

// using returns the open sections that the seat's Happiness lets it use (TEK-13.4).
func (s *State) using(seat game.Seat) uint8 { return s.Open & s.Data.Using[s.Player[seat].Happiness] }

// usable reports whether the seat may use a section.
func (s *State) usable(seat game.Seat, section uint8) bool { return s.using(seat)>>section&1 != 0 }

// fullest returns the largest number of cards in a section that the seat may use.
func (s *State) fullest(seat game.Seat) (n uint8) {
	for left := s.using(seat); left != 0; left &= left - 1 {
		n = max(n, s.onSale(uint8(bits.TrailingZeros8(left))))
	}
	return n
}

// offered reports whether a section that the seat may use holds a card.
func (s *State) offered(seat game.Seat) bool {
	return s.anyCard(s.using(seat))
}

// thothWhy returns why the seat can take no cards with this value, or no reason (TEK-13.4, TEK-13.5, TEK-RUL-22).
func (s *State) thothWhy(seat game.Seat, value uint8, m mode) reason {
	if s.Player[seat].Happiness < s.Data.Usable[0] {
		return reason{No: NoUse, A: 0, B: s.Data.Usable[0]}
	}
	if !s.offered(seat) {
		return reason{No: NoCards}
	}
	return s.costWhy(seat, Thoth, int(s.Data.Thoth[value].Papyrus), m)
}

// thothCandidates offers sections to refresh and cards to take (TEK-DP-11). Refreshing comes first; the first card
// fixes the section.
func thothCandidates(s *State, _ Frame, dst []game.Move) []game.Move {
	for section := range uint8(Sections) {
		if s.Open&(1<<section) != 0 {
			dst = append(dst, game.Move{Verb: VRefresh, A: section})
		}
	}
	for section := range uint8(Sections) {
		dst = s.cardsOf(section, dst)
	}
	return dst
}

// cardsOf appends the cards of a section.
func (s *State) cardsOf(section uint8, dst []game.Move) []game.Move {
	for _, card := range s.Market[section] {
		if card != 0 {
			dst = append(dst, game.Move{Verb: VTake, A: uint8(card)})
		}
	}
	return dst
}

// section returns where a card lies in the market.
func (s *State) section(card Card) (section, slot uint8) {
	for section = range Sections {
		for slot = range uint8(len(s.Market[section])) {
			if s.Market[section][slot] == card {
				return section, slot
			}
		}
	}
	return 0, 0
}

func thothWhyNot(s *State, f Frame, m game.Move) reason {
	if m.Verb == VRefresh {
		return s.whyNotRefresh(f, m.A)
	}
	section, _ := s.section(Card(m.A))
	if !s.usable(f.Seat, section) {
		return reason{No: NoUse, A: section, B: s.Data.Usable[section]}
	}
	value, _ := unpack(f.B)
	if s.onSale(section) < min(s.Data.Thoth[value].Cards, s.fullest(f.Seat)) {
		return reason{No: NoCard, A: section}
	}
	return reason{}
}

// thothLegal decides once per section.
func thothLegal(s *State, f Frame, dst []game.Move) []game.Move {
	value, how := unpack(f.B)
	using := s.using(f.Seat)
	if s.means(f.Seat, DueRefresh) >= s.toRefresh(value, how) {
		for left := using &^ f.A; left != 0; left &= left - 1 {
			if section := uint8(bits.TrailingZeros8(left)); s.onSale(section) > 0 {
				dst = append(dst, game.Move{Verb: VRefresh, A: section})
			}
		}
	}
	least := min(s.Data.Thoth[value].Cards, s.fullest(f.Seat))
	for left := using; left != 0; left &= left - 1 {
		if section := uint8(bits.TrailingZeros8(left)); s.onSale(section) >= least {
			dst = s.cardsOf(section, dst)
		}
	}
	return dst
}

// toRefresh returns the Papyrus needed for a refresh: its price, and the price of the cards that follow (TEK-13.12).
func (s *State) toRefresh(value uint8, how mode) int {
	if how&free != 0 {
		return s.Data.RefreshPapyrus
	}
	return s.Data.RefreshPapyrus + int(s.Data.Thoth[value].Papyrus)
}

// whyNotRefresh returns why a section cannot be refreshed, or no reason (TEK-13.7, TEK-13.12, TEK-RUL-23). Nothing
// waives the Papyrus of a refresh (TEK-RUL-63).
func (s *State) whyNotRefresh(f Frame, section uint8) reason {
	due := s.toRefresh(unpack(f.B))
	switch {
	case !s.usable(f.Seat, section):
		return reason{No: NoUse, A: section, B: s.Data.Usable[section]}
	case f.A&(1<<section) != 0:
		return reason{No: NoRefresh, A: section}
	case s.onSale(section) == 0:
		return reason{No: NoCards}
	case s.means(f.Seat, DueRefresh) < due:
		return reason{No: NoCost, A: uint8(Papyrus), B: uint8(due)}
	}
	return reason{}
}

func thothPlay(s *State, f Frame, m game.Move, log *game.Log) {
	if m.Verb == VRefresh {
		s.Push(StepThoth, f.Seat, f.A|1<<m.A, f.B)
		s.Push(StepFill, 0, 1<<m.A, s.discard(m.A))
		s.Push(StepPay, f.Seat, uint8(DueRefresh), uint8(s.Data.RefreshPapyrus))
		return
	}
	section, _ := s.section(Card(m.A))
	value, how := unpack(f.B)
	price := &s.Data.Thoth[value]
	if n := min(price.Cards, s.onSale(section)); n > 1 {
		s.Push(StepTake, f.Seat, section, n-1)
	}
	s.Push(StepTook, f.Seat, m.A, 0)
	s.charge(f.Seat, Thoth, int(price.Papyrus), how, log)
}

func tookRun(s *State, f Frame, log *game.Log) { s.takeOpen(f.Seat, Card(f.A), log) }

// takeOpen takes a card that the player chose, in public.
func (s *State) takeOpen(seat game.Seat, card Card, log *game.Log) {
	log.Add(picked(seat, card))
	s.takeCard(seat, card)
}

// takeCard puts a card into the hand. A Technology works from the next action on (TEK-RUL-61). A Decree from the market
// is public (TEK-20.1).
func (s *State) takeCard(seat game.Seat, card Card) {
	section, slot := s.section(card)
	s.Market[section][slot] = 0
	p, n := &s.Player[seat], card.Number()
	switch card.Kind() {
	case Blessing:
		p.Blessings = p.Blessings.With(n)
	case Technology:
		p.Techs = p.Techs.With(n)
		p.New = p.New.With(n)
	case Decree:
		p.Decrees = p.Decrees.With(n)
		p.Known = p.Known.With(n)
	}
}

// Lasts reports whether a Blessing or a Technology can still do something after the last action: B07 and B08 as long as
// the turn lasts, T15 and T16 at Maat, T17 at the scoring.
func Lasts(c Card) bool {
	if c.Kind() == Blessing {
		return anyTime.Has(c.Number())
	}
	return Cards(1<<TechFaith | 1<<TechOrder | 1<<TechBread).Has(c.Number())
}

func takeCandidates(s *State, f Frame, dst []game.Move) []game.Move { return s.cardsOf(f.A, dst) }

func takeFar(s *State, f Frame, m game.Move) reason {
	if m.Verb == VTake {
		return reason{No: NoOtherSection, A: f.A}
	}
	return reason{No: notNow}
}

func takePlay(s *State, f Frame, m game.Move, log *game.Log) {
	if f.B > 1 {
		s.Push(StepTake, f.Seat, f.A, f.B-1)
	}
	s.takeOpen(f.Seat, Card(m.A), log)
}

// takeSkip takes the rest without asking if there are exactly as many cards as must be taken.
func takeSkip(s *State, f Frame, log *game.Log) bool {
	if s.onSale(f.A) > f.B {
		return false
	}
	for _, card := range s.Market[f.A] {
		if card != 0 {
			log.Add(tookLast(f.Seat, card))
			s.takeCard(f.Seat, card)
		}
	}
	return true
}

// thothFits requires that only open sections were refreshed (TEK-13.7).
func thothFits(s *State, f, under Frame) bool { return doing(Thoth, f, under) && f.A&^s.Open == 0 }

// takeFits requires that the section holds enough cards (TEK-13.6).
func takeFits(s *State, f, under Frame) bool {
	return ends(under, Thoth) && f.A < Sections && f.B >= 1 && s.onSale(f.A) >= f.B
}

// tookFits requires that the card lies in the market. If more cards follow, its section must hold them too (TEK-13.13).
func tookFits(s *State, f, under Frame) bool {
	c := Card(f.A)
	if c == 0 || c > Decree.Of(PerKind) {
		return false
	}
	section, slot := s.section(c)
	if s.Market[section][slot] != c {
		return false
	}
	if under.Step == StepTake {
		return under.A == section && s.onSale(section) > under.B
	}
	return ends(under, Thoth)
}

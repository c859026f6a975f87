package tekhenu

import (
	"ennead/game"
	"ennead/game/set"
)

// Payments (TEK-1.10, TEK-1.13).

// Due is the purpose of a payment: a [God] for that god's action, or one of the constants below.
type Due uint8

// Payments for anything except god actions.
const (
	DueRefresh Due = Gods + iota // TEK-13.7
	DueScribe                    // Scribes, for any purpose
	DueGold                      // TEK-16.4.2
	dues
)

// PrintedToken holds, by [Due], the token that a payment asks for.
var PrintedToken = [dues]Token{
	Due(Horus):  Granite,
	Due(Ra):     Limestone,
	Due(Hathor): Bread,
	Due(Bastet): Papyrus,
	Due(Thoth):  Papyrus,
	Due(Osiris): NoToken,
	DueRefresh:  Papyrus,
	DueScribe:   Scribe,
	DueGold:     Gold,
}

// jokers are the Technologies that let some tokens stand in for others.
const jokers Cards = 1<<TechJoker | 1<<TechStone

// means counts the seat's tokens that can pay: printed ones, and those that stand in for them.
func (s *State) means(seat game.Seat, due Due) int {
	p, t := &s.Player[seat], PrintedToken[due]
	n := int(p.Stock[t])
	if t < Goods {
		n += int(p.Stock[Gold]) // TEK-1.10
	}
	if p.Techs&^p.New&jokers != 0 {
		n += s.standIns(seat, t)
	}
	return n
}

// standIns counts the tokens that can replace a printed one thanks to T10 and T22.
func (s *State) standIns(seat game.Seat, t Token) (n int) {
	stock := &s.Player[seat].Stock
	if s.tech(seat, TechJoker) { // T10: TEK-RUL-37
		if t == Scribe {
			n += int(stock[Gold])
		} else {
			n += int(stock[Scribe])
		}
	}
	if s.tech(seat, TechStone) { // T22
		switch t {
		case Limestone:
			n += int(stock[Granite])
		case Granite:
			n += int(stock[Limestone])
		}
	}
	return n
}

// waiver holds the Blessings that waive each cost: B13 and B14 for Ra and Horus, B15 and B16 for Bastet and Hathor
// (TEK-16.5.5, TEK-16.5.6).
var waiver = [dues]Cards{
	Due(Horus): 1<<13 | 1<<14, Due(Ra): 1<<13 | 1<<14,
	Due(Hathor): 1<<15 | 1<<16, Due(Bastet): 1<<15 | 1<<16,
}

// waives returns the Blessings that the seat could play to waive a cost. It can do so in its own turn only
// (TEK-RUL-07).
func (s *State) waives(seat game.Seat, due Due) Cards {
	if s.Turn.Seat != seat {
		return 0
	}
	return s.Player[seat].Blessings & waiver[due]
}

// affords reports whether the seat can pay n tokens or waive their cost.
func (s *State) affords(seat game.Seat, due Due, n int) bool {
	return n <= 0 || s.means(seat, due) >= n || s.waives(seat, due) != 0
}

// OtherStone returns the stone that T22 accepts instead of this one.
func OtherStone(t Token) Token {
	switch t {
	case Limestone:
		return Granite
	case Granite:
		return Limestone
	}
	return NoToken
}

// purse counts the tokens that can pay, by what they replace.
type purse struct{ printed, gold, scribes, swaps uint8 }

func (s *State) purse(seat game.Seat, due Due, n uint8) (p purse) {
	stock, t := &s.Player[seat].Stock, PrintedToken[due]
	joker := s.tech(seat, TechJoker)
	p.printed = stock[t]
	if t < Goods || t == Scribe && joker { // TEK-1.10
		p.gold = min(n, stock[Gold])
	}
	if t != Scribe && joker {
		p.scribes = min(n, stock[Scribe])
	}
	if other := OtherStone(t); other != NoToken && s.tech(seat, TechStone) {
		p.swaps = min(n, stock[other])
	}
	return p
}

// payCandidates offers each mix of tokens once, and the Blessings that waive the cost (TEK-1.13).
func payCandidates(s *State, f Frame, dst []game.Move) []game.Move {
	p := s.purse(f.Seat, Due(f.A), f.B)
	for gold := uint8(0); gold <= p.gold; gold++ {
		for scribes := uint8(0); scribes <= min(p.scribes, f.B-gold); scribes++ {
			for swaps := uint8(0); swaps <= min(p.swaps, f.B-gold-scribes); swaps++ {
				if f.B-gold-scribes-swaps <= p.printed {
					dst = append(dst, Mix{Gold: gold, Scribes: scribes, Swaps: swaps}.move())
				}
			}
		}
	}
	return plays(s.waives(f.Seat, Due(f.A)), dst)
}

func payFar(_ *State, f Frame, m game.Move) reason {
	if m.Verb == VPay {
		return reason{No: NoMix, A: uint8(PrintedToken[f.A]), B: f.B}
	}
	return reason{No: notNow}
}

func payPlay(s *State, f Frame, m game.Move, log *game.Log) {
	if m.Verb == VPlay {
		s.bless(f.Seat, m.A, log)
		return
	}
	s.settle(f.Seat, Due(f.A), f.B, MixOf(m), log)
}

// paySkip pays without asking if there is only one way.
func paySkip(s *State, f Frame, log *game.Log) bool {
	if s.waives(f.Seat, Due(f.A)) != 0 {
		return false
	}
	p := s.purse(f.Seat, Due(f.A), f.B)
	if p.gold|p.scribes|p.swaps == 0 {
		s.settle(f.Seat, Due(f.A), f.B, Mix{}, log)
		return true
	}
	if int(p.printed)+int(p.gold)+int(p.scribes)+int(p.swaps) == int(f.B) {
		s.settle(f.Seat, Due(f.A), f.B, Mix{Gold: p.gold, Scribes: p.scribes, Swaps: p.swaps}, log)
		return true
	}
	return false
}

// settle pays a mix: Gold, Scribes and the other stone, and printed tokens for the rest.
func (s *State) settle(seat game.Seat, due Due, n uint8, mix Mix, log *game.Log) {
	t := PrintedToken[due]
	s.pay(seat, t, n-mix.Sum(), log)
	s.pay(seat, Gold, mix.Gold, log)
	s.pay(seat, Scribe, mix.Scribes, log)
	if mix.Swaps > 0 {
		s.pay(seat, OtherStone(t), mix.Swaps, log)
		s.used(seat, TechStone, log)
	}
	if mix.jokers(t) {
		s.used(seat, TechJoker, log)
	}
}

// jokers reports whether T10 allows this payment of a token.
func (x Mix) jokers(t Token) bool { return x.Scribes > 0 || t == Scribe && x.Gold > 0 }

// Technologies that have already paid VP this turn: bits of [Player.Joker].
const (
	jokerUsed uint8 = 1 << iota
	stoneUsed
)

// usedBit returns the bit of T10 or T22.
func usedBit(number uint8) uint8 {
	if number == TechStone {
		return stoneUsed
	}
	return jokerUsed
}

// unused reports whether T10 or T22 can still pay VP: once in each turn of its owner (TEK-RUL-37).
func (s *State) unused(seat game.Seat, number uint8) bool {
	return s.Turn.Seat == seat && s.Player[seat].Joker&usedBit(number) == 0
}

// used pays T10 or T22 (TEK-16.6.6, TEK-16.6.17).
func (s *State) used(seat game.Seat, number uint8, log *game.Log) {
	if !s.unused(seat, number) {
		return
	}
	s.Player[seat].Joker |= usedBit(number)
	log.Add(techPaid(seat, number))
	s.points(seat, PartCards, s.Data.Techs[number].Each, log)
}

// payFits requires that the payment matches the step that waits for it, and that its owner can pay (TEK-1.13). Under
// StepFill no owner waits. The action of Happiness 21 may wait under a price of die selection (TEK-RUL-77).
func payFits(s *State, f, under Frame) bool {
	if under.Step == StepFeast {
		if _, acting := s.Waits(StepActed); acting || f.Seat != s.Turn.Seat {
			return false
		}
	}
	return waitsFor[under.Step].Has(f.A) && f.B >= 1 && f.B <= MaxPaid && s.affords(f.Seat, Due(f.A), int(f.B)) &&
		(f.Seat == under.Seat || under.Step == StepFill)
}

// waitsFor holds the payments that each step may wait for.
var waitsFor = [stepCount]set.Small[Due]{
	StepFeast:    1 << DueScribe,
	StepDie:      1 << DueScribe,
	StepSelect:   1 << DueScribe,
	StepRun:      1 << DueScribe,
	StepStretch:  1 << DueScribe,
	StepFill:     1 << DueRefresh,
	StepDecrees:  1 << DueGold,
	StepStatue:   1 << Horus,
	StepCell:     1 << Ra,
	StepBuilt:    1 << Hathor,
	StepFestival: 1 << Bastet,
	StepTook:     1 << Thoth,
}

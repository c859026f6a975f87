package tekhenu

import (
	"slices"

	"ennead/game"
)

// Blessings (TEK-16.5) and the windows in which they are played (TEK-4.12).

// The Blessings by window: with a Production, at any time, once a die is taken, at the start of a turn.
const (
	producing     Cards = 1<<1 | 1<<2 | 1<<3 | 1<<4 | 1<<5 | 1<<6 | 1<<21 | 1<<22
	anyTime       Cards = 1<<7 | 1<<8
	turning       Cards = 1<<9 | 1<<10  // TEK-16.5.3
	recolouring   Cards = 1<<11 | 1<<12 // TEK-16.5.4
	adjacentExtra Cards = 1<<17 | 1<<18 // TEK-16.5.7
	oppositeExtra Cards = 1<<19 | 1<<20 // TEK-16.5.8
	onDie               = turning | recolouring | adjacentExtra | oppositeExtra
	atStart       Cards = 1<<23 | 1<<24
)

// plays appends the moves that play these Blessings.
func plays(cards Cards, dst []game.Move) []game.Move {
	for ; cards != 0; cards = cards.Rest() {
		dst = append(dst, game.Move{Verb: VPlay, A: cards.First()})
	}
	return dst
}

// bless discards a Blessing, then T24 pays. The caller applies the Blessing's effect afterwards (TEK-16.5.11).
func (s *State) bless(seat game.Seat, card uint8, log *game.Log) {
	p := &s.Player[seat]
	p.Blessings = p.Blessings.Without(card)
	s.Spent[Blessing] = s.Spent[Blessing].With(card)
	log.Add(played(seat, card))
	s.techPays(seat, TechBlessed, log)
}

// anytime returns the seat's B07 and B08, which it may play at each of its decisions in its own turn (TEK-4.12).
func (s *State) anytime(seat game.Seat) Cards {
	if s.Turn.Seat != seat || !s.Owing().Has(seat) {
		return 0
	}
	return s.Player[seat].Blessings & anyTime
}

// playAnytime plays B07 or B08 and pushes the interrupted decision back. After the last action it asks again for
// actions that have become legal (TEK-RUL-80).
func (s *State) playAnytime(f Frame, card uint8, log *game.Log) {
	s.Push(f.Step, f.Seat, f.A, f.B)
	if f.Step == StepLast {
		s.Push(StepNext, f.Seat, 0, 0)
	}
	s.Push(StepTrack, f.Seat, s.Data.Blessings[card].Track, card)
	s.bless(f.Seat, card, log)
}

// The two markers that [VTrack] can move.
const (
	trackPopulation uint8 = iota
	trackHappiness
)

func trackCandidates(_ *State, _ Frame, dst []game.Move) []game.Move {
	return append(dst, game.Move{Verb: VTrack, A: trackPopulation}, game.Move{Verb: VTrack, A: trackHappiness})
}

// TrackRoom returns how far the marker that a [VTrack] names can go for a seat (TEK-12.2).
func (s *State) TrackRoom(seat game.Seat, m game.Move) uint8 {
	p := &s.Player[seat]
	if m.A == trackPopulation {
		return TrackTop - p.Population
	}
	return max(p.Population, p.Happiness) - p.Happiness
}

func trackPlay(s *State, f Frame, m game.Move, log *game.Log) {
	if m.A == trackPopulation {
		s.raisePopulation(f.Seat, f.A, log)
		return
	}
	s.raiseHappiness(f.Seat, f.A, log)
}

// trackFits accepts B07 or B08 in their owner's turn (TEK-16.5.2), or one step of a Destiny card outside turns
// (TEK-16.3).
func trackFits(s *State, f, under Frame) bool {
	if f.B == 0 {
		return f.A == 1 && slices.Contains(between, under.Step) && s.Turn.Seat == NoSeat
	}
	return anyTime.Has(f.B) && f.A == s.Data.Blessings[f.B].Track && f.Seat == s.Turn.Seat && f.Seat == under.Seat
}

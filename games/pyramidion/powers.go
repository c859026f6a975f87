package pyramidion

import (
	"ennead/game"
	"ennead/game/flow"
)

// The powers of the sites: chapter 17. The power of Thebes is in deal.go, of Philae in revolt.go, of Karnak in
// boats.go.

func triggerRun(s *State, f Frame, _ *game.Log) {
	if power, n := s.power(f.Seat, f.A); power != Done {
		s.Push(power, f.Seat, n, 0)
	}
}

// power returns the step of the power that a card triggers by its own face, once and after its own effect, or Done
// (PYR-17.9). draws is the number of cards to draw.
func (s *State) power(seat game.Seat, c uint8) (step Step, draws uint8) {
	ankh := s.Data.Ankhs.Has(c)
	first := ankh && !s.FirstAnkh
	if !s.waits() {
		s.FirstAnkh = s.FirstAnkh || ankh
	}
	switch {
	case s.Site == Gizeh && s.Data.Of[Torturer].Has(c) && s.canTakeNumber(seat):
		return StepNumber, 0
	case s.Site == Luxor && first: // PYR-17.4
		return StepDraw, 1
	case s.Site == Alexandria && ankh:
		return StepGain, 0
	case s.Site == Cairo && first && s.Manned():
		return StepDismiss, 0
	}
	return Done, 0
}

// waits reports whether the power of Cairo waits for a troop to choose, if it is used up only by use (PYR-Q36).
func (s *State) waits() bool { return s.Lasting && s.Site == Cairo && !s.Manned() }

// Triggers returns the step of the power that a card would trigger if the seat played it now, or Done.
func (s *State) Triggers(seat game.Seat, c Card) Step {
	then := *s
	power, _ := then.power(seat, uint8(c))
	return power
}

// orderTokens returns the numbers from 1 to the number of players, as a set (PYR-3.9).
func (s *State) orderTokens() uint8 { return 2<<s.Count - 2 }

// numbers returns the order tokens that nobody has taken, as a set (PYR-3.9).
func (s *State) numbers() uint8 {
	free := s.orderTokens()
	for seat := range s.Count {
		free &^= 1 << s.Player[seat].Token
	}
	return free
}

// canTakeNumber reports whether a player has no order token yet and one is free (PYR-17.1).
func (s *State) canTakeNumber(seat game.Seat) bool {
	return s.Player[seat].Token == 0 && s.numbers() != 0
}

func numberCandidates(s *State, _ Frame, dst []game.Move) []game.Move {
	return append(flow.List(dst, VNumber, s.orderTokens()), game.Move{Verb: VDecline})
}

func numberWhy(s *State, _ Frame, m game.Move) reason {
	if m.Verb == VNumber && s.numbers()&(1<<m.A) == 0 {
		return reason{No: NoNumber, A: m.A}
	}
	return reason{}
}

// numberLegal lists the moves that numberWhy allows.
func numberLegal(s *State, _ Frame, dst []game.Move) []game.Move {
	return append(flow.List(dst, VNumber, s.numbers()), game.Move{Verb: VDecline})
}

// numberPlay takes an order token (PYR-17.1).
func numberPlay(s *State, f Frame, m game.Move, log *game.Log) {
	if m.Verb == VNumber {
		s.Player[f.Seat].Token = m.A
		log.Add(tookToken(f.Seat, m.A))
	}
}

// gainAmong allows any resource in the supply. Statues depend on an option of the table (PYR-17.5).
func gainAmong(s *State, _ Frame) (uint8, uint64) {
	all := s.Supply.Sorts()
	if !s.Statues {
		all &^= 1 << Statue
	}
	return VGain, uint64(all)
}

func gainCandidates(_ *State, _ Frame, dst []game.Move) []game.Move { return everySort(dst, VGain) }

func gainWhy(s *State, f Frame, m game.Move) reason {
	if Resource(m.A) == Statue && !s.Statues {
		return reason{No: NoStatue}
	}
	return supplyWhy(s, f, m)
}

func gainPlay(s *State, f Frame, m game.Move, log *game.Log) {
	s.Supply[m.A]--
	s.Player[f.Seat].Goods[m.A]++
	log.Add(gained(f.Seat, Resource(m.A)))
}

// Manned reports whether any site has a troop.
func (s *State) Manned() bool {
	for kind := range s.Troop {
		for _, owner := range s.Troop[kind] {
			if owner != NoSeat {
				return true
			}
		}
	}
	return false
}

// dismissal returns the move that sends a troop home.
func dismissal(kind Troop, site Site) game.Move {
	return game.Move{Verb: VDismiss, A: uint8(kind), B: uint8(site)}
}

// DismissalOf returns the kind of the troop and its site.
func DismissalOf(m game.Move) (Troop, Site) { return Troop(m.A), Site(m.B) }

func dismissCandidates(_ *State, _ Frame, dst []game.Move) []game.Move {
	for site := range Site(SiteCount) {
		for kind := range Troop(TroopCount) {
			dst = append(dst, dismissal(kind, site))
		}
	}
	return append(dst, game.Move{Verb: VDecline})
}

func dismissWhy(s *State, _ Frame, m game.Move) reason {
	if m.Verb == VDismiss && s.Troop[m.A][m.B] == NoSeat {
		return reason{No: NoTroop, A: m.A, B: m.B}
	}
	return reason{}
}

// dismissLegal lists the moves that dismissWhy allows.
func dismissLegal(s *State, _ Frame, dst []game.Move) []game.Move {
	for site := range Site(SiteCount) {
		dst = s.postedOn(site, dst)
	}
	return append(dst, game.Move{Verb: VDecline})
}

// dismissPlay sends a troop home (PYR-17.6).
func dismissPlay(s *State, f Frame, m game.Move, log *game.Log) {
	if m.Verb == VDismiss {
		kind, site := DismissalOf(m)
		s.dismiss(f.Seat, kind, site, log)
		return
	}
	if s.Lasting { // PYR-Q36
		s.FirstAnkh = false
	}
}

// SwapWorkers is the number of workers that a statue costs at Abu Simbel (PYR-17.2).
const SwapWorkers = 3

// statueRun asks the seat whether it wants a statue, while the supply has one.
func statueRun(s *State, f Frame, _ *game.Log) {
	if s.canSwap(f.Seat) {
		s.Push(StepSwap, f.Seat, 0, 0)
	}
}

// canSwap reports whether a seat has the workers for a statue, and the supply a statue (PYR-17.2).
func (s *State) canSwap(seat game.Seat) bool {
	return s.Player[seat].Goods[Worker] >= SwapWorkers && s.Supply[Statue] > 0
}

func swapCandidates(_ *State, _ Frame, dst []game.Move) []game.Move {
	return append(dst, game.Move{Verb: VSwap}, game.Move{Verb: VDecline})
}

func swapPlay(s *State, f Frame, m game.Move, log *game.Log) {
	if m.Verb != VSwap {
		return
	}
	own := &s.Player[f.Seat].Goods
	own[Worker] -= SwapWorkers
	s.Supply[Worker] += SwapWorkers
	s.Supply[Statue]--
	own[Statue]++
	log.Add(swapped(f.Seat))
}

// triggerFits requires a card that was just played (PYR-9.2.5).
func triggerFits(s *State, f, under Frame) bool {
	return s.hasJustPlayed(f.Seat, under) && s.Player[f.Seat].InPlay.Has(f.A)
}

// numberFits requires a free order token at Gizeh, for a player without one (PYR-17.1).
func numberFits(s *State, f, under Frame) bool {
	return s.hasJustPlayed(f.Seat, under) && s.Site == Gizeh && s.canTakeNumber(f.Seat)
}

// gainFits requires an ankh at Alexandria (PYR-17.5).
func gainFits(s *State, f, under Frame) bool {
	return s.hasJustPlayed(f.Seat, under) && s.Site == Alexandria && s.FirstAnkh
}

// dismissFits requires an ankh at Cairo, and a troop to send home (PYR-17.6).
func dismissFits(s *State, f, under Frame) bool {
	return s.hasJustPlayed(f.Seat, under) && s.Site == Cairo && s.FirstAnkh && s.Manned()
}

// statueFits: the players are asked clockwise, starting with the one who activated the site (PYR-17.2).
func statueFits(s *State, f, _ Frame) bool {
	n, at := game.Seat(s.Count), game.Seat(s.Waiting(StepStatue))
	return at < n && f.Seat == (s.Activates()+n-1-at)%n && s.Sundials.Has(uint8(AbuSimbel))
}

// swapFits requires the workers and a statue (PYR-17.2).
func swapFits(s *State, f, under Frame) bool { return statueFits(s, f, under) && s.canSwap(f.Seat) }

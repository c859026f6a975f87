package tekhenu

import "ennead/game"

// Judgement of Maat (chapter 6).

// Stages of a judgement: A of StepMaat.
const (
	MaatBegins uint8 = iota // Faith goes on the pans
	MaatWeighs              // the scales set the new turn order
	MaatEnds                // dice, surplus and Faith leave the boards
)

func maatRun(s *State, f Frame, log *game.Log) {
	switch f.A {
	case MaatBegins:
		s.faith(log)
	case MaatWeighs:
		s.weigh(log)
	case MaatEnds:
		if s.Round == Rounds {
			s.Push(StepEnd, 0, endReveals, 0)
			return
		}
		s.clearBoards()
		if s.Solo { // TEK-18.19
			s.Rival = Rival{}
			s.Push(StepPlan, Bot, 0, 0)
		}
		s.destinies(1)
	}
}

// faith pays T15, then asks each player in the old turn order to put Faith on the pans (TEK-6.2, TEK-RUL-09).
func (s *State) faith(log *game.Log) {
	s.Push(StepMaat, 0, MaatWeighs, 0)
	for i := int(s.Count) - 1; i >= 0; i-- {
		seat := s.Order[i]
		if !s.Persons().Has(seat) {
			continue
		}
		if s.tech(seat, TechFaith) {
			log.Add(techPaid(seat, TechFaith))
			s.take(seat, Faith, s.Data.Techs[TechFaith].Gains.Tokens[Faith], log)
		}
		s.Push(StepFaith, seat, 0, 0)
	}
}

// faithCandidates offers any amount for the left pan, then any of the rest for the right pan. A is the pan.
func faithCandidates(s *State, f Frame, dst []game.Move) []game.Move {
	for n := range min(s.Player[f.Seat].Stock[Faith], MaxFaith) + 1 {
		dst = append(dst, putFaith(Pan(f.A), n))
	}
	return dst
}

func faithSkip(s *State, f Frame, _ *game.Log) bool { return s.Player[f.Seat].Stock[Faith] == 0 }

func faithPlay(s *State, f Frame, m game.Move, log *game.Log) {
	p := &s.Player[f.Seat]
	pan, n := FaithOf(m)
	p.Stock[Faith] -= n
	p.Faith[pan] += n
	if n > 0 {
		log.Add(Faithful{Pan: pan, N: n}.event(f.Seat))
	}
	if pan == Left {
		s.Push(StepFaithToo, f.Seat, uint8(Right), 0)
	}
}

// Balance returns the balance of a seat's scales (TEK-6.1, TEK-6.2). Botankhamun's is printed (TEK-18.18).
func (s *State) Balance(seat game.Seat) int {
	if s.Automata().Has(seat) {
		return s.Data.Bot.Balance[min(int(s.Maats), len(s.Data.Bot.Balance)-1)]
	}
	p := &s.Player[seat]
	n := int(p.Faith[Left]) - int(p.Faith[Right])
	for i := range p.Dice {
		switch d := &p.Dice[i]; d.Pan {
		case Left:
			n += int(d.Face)
		case Right:
			n -= int(d.Face)
		}
	}
	for _, surplus := range &p.Surplus {
		n -= int(surplus)
	}
	return n
}

// Ankh returns the value that breaks a seat's ties at Maat (TEK-6.5).
func (s *State) Ankh(seat game.Seat) uint8 {
	switch {
	case s.Automata().Has(seat):
		return s.Data.Bot.Ankh
	case s.tech(seat, TechFaith):
		return s.Data.Techs[TechFaith].Ankh
	}
	return s.Data.Destiny[s.Player[seat].Destiny].Ankh
}

// weigh sets the new turn order and takes VP for negative balances (TEK-6.3 to TEK-6.7).
func (s *State) weigh(log *game.Log) {
	log.Add(judges())
	var rank [4]int
	for seat := range game.Seat(s.Count) {
		n := s.Balance(seat)
		rank[seat] = max(n, -n)<<8 - int(s.Ankh(seat))
		log.Add(balanceIs(seat, n))
		if s.Persons().Has(seat) {
			s.points(seat, PartMaat, -s.LossOf(n), log)
		}
	}
	s.stand(rank, log)
	s.Maats++
	s.ordered(log)
	s.Push(StepMaat, 0, MaatEnds, 0)
	if int(s.Scored) == len(s.Marks) || s.Arrow != s.Marks[s.Scored] {
		return
	}
	s.Push(StepScoring, 0, scoringBegins, 0)
	if int(s.Scored) == len(s.Marks)-1 {
		s.reveal()
	}
}

// LossOf returns the VP lost for a balance, 0 or more (TEK-6.4).
func (s *State) LossOf(balance int) int {
	for _, b := range s.Data.Loss {
		if b.From <= balance && balance <= b.To {
			return b.VP
		}
	}
	return 0
}

// ordered pays T16 to the first and the last player in the new turn order (TEK-6.6, TEK-RUL-10).
func (s *State) ordered(log *game.Log) {
	card := &s.Data.Techs[TechOrder]
	for i, seat := range s.Order[:s.Count] {
		pays := &card.Gains
		switch {
		case i == int(s.Count)-1:
			pays = &card.Last
		case i > 0:
			continue
		}
		if s.Persons().Has(seat) && s.tech(seat, TechOrder) {
			log.Add(techPaid(seat, TechOrder))
			s.gain(seat, pays, PartCards, log)
		}
	}
}

// clearBoards removes dice, surplus and Faith from the boards (TEK-6.8).
func (s *State) clearBoards() {
	for seat := range s.Count {
		p := &s.Player[seat]
		for _, d := range p.Dice {
			if d.Face > 0 {
				s.Bag[d.Colour]++
			}
		}
		p.Dice = [4]Die{}
		p.Surplus = [Goods]uint8{}
		p.Faith = [2]uint8{}
		p.Stock[Faith] = 0
	}
}

// reveal asks every player in turn order about D23 before the last scoring, so that the question gives nothing away
// (TEK-8.1, TEK-RUL-64).
func (s *State) reveal() {
	for i := int(s.Count) - 1; i >= 0; i-- {
		if seat := s.Order[i]; s.Persons().Has(seat) {
			s.Push(StepReveal, seat, 0, 0)
		}
	}
}

func revealCandidates(_ *State, _ Frame, dst []game.Move) []game.Move {
	return append(dst, game.Move{Verb: VUse}, game.Move{Verb: VNot})
}

// Reveals reports whether a seat has D23, and so a choice when all are asked about it.
func (s *State) Reveals(seat game.Seat) bool { return s.Player[seat].Decrees.Has(DecreeAction) }

func revealWhy(s *State, f Frame, m game.Move) reason {
	if m.Verb == VUse && !s.Reveals(f.Seat) {
		return reason{No: NoDecree, A: DecreeAction}
	}
	return reason{}
}

// revealPlay grants one action without its Resources (TEK-RUL-11).
func revealPlay(s *State, f Frame, m game.Move, log *game.Log) {
	if m.Verb == VNot {
		return
	}
	s.show(f.Seat, DecreeAction)
	s.Player[f.Seat].Scored = s.Player[f.Seat].Scored.With(DecreeAction)
	log.Add(decreeShown(f.Seat, DecreeAction))
	s.Push(StepFeast, f.Seat, feastDecree, 0)
}

// maatFits requires an empty stack below the judgement at the end of the game (TEK-6.1).
func maatFits(s *State, f, under Frame) bool {
	return (f.A == MaatWeighs || f.A == MaatEnds) && (under.Step == Done) == (s.Round == Rounds)
}

// revealFits requires that only the last scoring is still to come (TEK-8.1).
func revealFits(s *State, _, _ Frame) bool { return s.Scored == 1 }

// faithFits and faithTooFits require the left pan first, then the right pan (TEK-6.2).
func faithFits(_ *State, f, _ Frame) bool    { return Pan(f.A) == Left }
func faithTooFits(_ *State, f, _ Frame) bool { return Pan(f.A) == Right }

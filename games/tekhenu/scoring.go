package tekhenu

import "ennead/game"

// Scoring (chapter 7).

// Stages of a scoring: A of StepScoring.
const (
	scoringBegins uint8 = iota
	scoringOver
)

func scoringRun(s *State, f Frame, log *game.Log) {
	if f.A == scoringOver {
		s.Scored++ // TEK-7.8
		return
	}
	log.Add(scoringOf(s.Scored + 1))
	s.Push(StepScoring, 0, scoringOver, 0)
	s.scoreDistricts(log)
	var all [4]Outlook
	s.outlookTemple(&all)
	for _, seat := range s.Order[:s.Count] {
		s.points(seat, PartTemple, all[seat&3].Temple, log) // TEK-7.2
		s.scoreBoard(seat, log)
	}
	for i := int(s.Count) - 1; i >= 0; i-- { // TEK-7.7, in turn order
		if seat := s.Order[i]; s.Persons().Has(seat) && !s.tech(seat, TechBread) {
			s.Push(StepFeed, seat, s.bread(seat), 0)
		}
	}
}

// scoreBoard scores a seat's board (TEK-7.3 to TEK-7.6), or Botankhamun's cards (TEK-18.20).
func (s *State) scoreBoard(seat game.Seat, log *game.Log) {
	p := &s.Player[seat]
	s.points(seat, PartStatueRow, s.Data.Points.Statues[p.Statues], log)
	s.points(seat, PartHappiness, s.symbolOf(p.Happiness).VP, log)
	if s.Automata().Has(seat) {
		s.scorePile(seat, log)
		return
	}
	s.points(seat, PartProduction, s.productionVP(p), log)
	s.points(seat, PartRow, s.Data.Emptied[p.Buildings].VP, log)
}

// bread returns the Bread due for a seat's emptied Building slots (TEK-7.7).
func (s *State) bread(seat game.Seat) uint8 {
	return uint8(s.Data.Emptied[s.Player[seat].Buildings].Bread)
}

// scoreDistricts scores the most Buildings and Statues in each district of Osiris (TEK-7.1).
func (s *State) scoreDistricts(log *game.Log) {
	for t, seat := range s.leaders() {
		if seat != NoSeat {
			log.Add(Lead{District: Token(t), VP: uint8(s.Data.Points.Osiris)}.event(seat))
			s.points(seat, PartOsiris, s.Data.Points.Osiris, nil)
		}
	}
}

// Leader returns the seat with the most pieces in a district, or NoSeat. The topmost piece breaks ties; a Statue is
// above the first row (TEK-7.1, TEK-RUL-35).
func (s *State) Leader(t Token) game.Seat { return leads(s.pieces(t)) }

// pieces counts each seat's pieces in a district, and returns the height of its topmost piece from below.
func (s *State) pieces(t Token) (n, high [4]uint8) {
	for row := Rows - 1; row >= 0; row-- {
		if owner := s.Districts[row][t]; owner != NoSeat {
			n[owner]++
			high[owner] = uint8(Rows - row)
		}
	}
	for i, owner := range s.People {
		if owner != NoSeat && s.Data.People[i].Districts.Has(uint8(t)) {
			n[owner]++
			high[owner] = Rows + 1
		}
	}
	return n, high
}

func leads(n, high [4]uint8) game.Seat {
	best := 0
	for seat := range n {
		if n[seat] > n[best] || n[seat] == n[best] && high[seat] > high[best] {
			best = seat
		}
	}
	if n[best] == 0 {
		return NoSeat
	}
	return game.Seat(best)
}

// symbolOf returns the highest symbol reached at a place on the track.
func (s *State) symbolOf(at uint8) Symbol { return s.Data.Reached[at] }

// productionVP returns the VP for production (TEK-7.5).
func (s *State) productionVP(p *Player) (vp int) {
	for _, at := range &p.Production {
		if at == s.Data.Production.Top {
			vp += s.Data.Points.Production
		}
	}
	return vp
}

// feedCandidates offers every way to pay some or all of the Bread due, which is A. Gold may replace Bread, and with T10
// so may Scribes (TEK-7.7, TEK-RUL-36).
func feedCandidates(s *State, f Frame, dst []game.Move) []game.Move {
	stock := &s.Player[f.Seat].Stock
	scribes := uint8(0)
	if s.tech(f.Seat, TechJoker) {
		scribes = stock[Scribe]
	}
	for bread := range min(stock[Bread], f.A) + 1 {
		for gold := range min(stock[Gold], f.A-bread) + 1 {
			for scribe := range min(scribes, f.A-bread-gold) + 1 {
				dst = append(dst, Meal{Bread: bread, Gold: gold, Scribes: scribe}.move())
			}
		}
	}
	return dst
}

// feedSkip does not ask a player who has nothing to pay with.
func feedSkip(s *State, f Frame, log *game.Log) bool {
	stock := &s.Player[f.Seat].Stock
	if f.A > 0 && (stock[Bread] > 0 || stock[Gold] > 0 || stock[Scribe] > 0 && s.tech(f.Seat, TechJoker)) {
		return false
	}
	s.owes(f.Seat, f.A, log)
	s.hunger(f.Seat, f.A, log)
	return true
}

func feedPlay(s *State, f Frame, m game.Move, log *game.Log) {
	s.owes(f.Seat, f.A, log)
	meal := MealOf(m)
	s.pay(f.Seat, Bread, meal.Bread, log)
	s.pay(f.Seat, Gold, meal.Gold, log)
	s.pay(f.Seat, Scribe, meal.Scribes, log)
	s.hunger(f.Seat, f.A-meal.Sum(), log)
}

// owes logs how much Bread is due.
func (s *State) owes(seat game.Seat, bread uint8, log *game.Log) {
	if bread > 0 {
		log.Add(breadDue(seat, bread))
	}
}

// pay returns tokens to the supply.
func (s *State) pay(seat game.Seat, t Token, n uint8, log *game.Log) {
	if n > 0 {
		s.Player[seat].Stock[t] -= n
		log.Add(Transfer{Token: t, N: n}.paid(seat))
	}
}

// hunger takes VP for unpaid Bread (TEK-7.7).
func (s *State) hunger(seat game.Seat, bread uint8, log *game.Log) {
	s.points(seat, PartBread, -s.Data.Points.Bread*int(bread), log)
}

// scoringFits requires that the new turn order is set (TEK-6.7).
func scoringFits(_ *State, f, under Frame) bool { return f.A <= scoringOver && under.A == MaatEnds }

// feedFits requires that A is the Bread due (TEK-7.7).
func feedFits(s *State, f, _ Frame) bool { return f.A == s.bread(f.Seat) }

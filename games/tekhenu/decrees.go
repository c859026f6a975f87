package tekhenu

import "ennead/game"

// End of the game (chapter 8), and what Decrees score (TEK-16.4).

// Stages of the end: A of StepEnd.
const (
	endReveals uint8 = iota
	endOrders
)

// notAsked is B of a StepDecrees frame until its owner has chosen a target for D03.
const notAsked = game.Unknown

func endRun(s *State, f Frame, log *game.Log) {
	if f.A == endOrders { // TEK-8.4
		log.Add(orderScores())
		s.points(s.Order[0], PartOrder, s.Data.Points.First, log)
		if s.Count > 2 {
			s.points(s.Order[1], PartOrder, s.Data.Points.Second, log)
		}
		return
	}
	s.Push(StepEnd, 0, endOrders, 0)
	log.Add(revealed())
	if s.Solo {
		s.botEnd(Bot, log)
	}
	for i := int(s.Count) - 1; i >= 0; i-- {
		seat := s.Order[i]
		if s.Automata().Has(seat) {
			continue
		}
		p := &s.Player[seat]
		for hidden := p.Decrees &^ p.Known; hidden != 0; hidden = hidden.Rest() {
			s.show(seat, hidden.First())
			log.Add(decreeShown(seat, hidden.First()))
		}
		s.Push(StepDecrees, seat, 0, notAsked)
		s.Push(StepScore, seat, 0, 0)
	}
	for giver, to := range s.Drawn { // all Decrees are public now
		if to != 0 {
			s.Under[giver], s.Drawn[giver] = 0, 0
		}
	}
}

func scoreCandidates(s *State, f Frame, dst []game.Move) []game.Move {
	p := &s.Player[f.Seat]
	for cards := p.Decrees &^ p.Scored; cards != 0; cards = cards.Rest() {
		dst = append(dst, game.Move{Verb: VScore, A: cards.First()})
	}
	return append(dst, game.Move{Verb: VDone})
}

// scoreWhy allows one Decree per symbol (TEK-8.2), and D23 only if it was used (TEK-RUL-11).
func scoreWhy(s *State, f Frame, m game.Move) reason {
	if m.Verb == VDone {
		return reason{}
	}
	if m.A == DecreeAction {
		return reason{No: NoUnused}
	}
	for cards := s.Player[f.Seat].Scored; cards != 0; cards = cards.Rest() {
		if s.Data.Decrees[cards.First()].Symbol == s.Data.Decrees[m.A].Symbol {
			return reason{No: NoSymbol, A: cards.First()}
		}
	}
	return reason{}
}

func scoreSkip(s *State, f Frame, _ *game.Log) bool {
	p := &s.Player[f.Seat]
	if p.Scored.Len() >= s.Data.Points.Decrees {
		return true
	}
	for cards := p.Decrees &^ p.Scored; cards != 0; cards = cards.Rest() {
		if scoreWhy(s, f, game.Move{Verb: VScore, A: cards.First()}).No == 0 {
			return false
		}
	}
	return true
}

func scorePlay(s *State, f Frame, m game.Move, log *game.Log) {
	if m.Verb == VDone {
		return
	}
	s.Player[f.Seat].Scored = s.Player[f.Seat].Scored.With(m.A)
	log.Add(chosen(f.Seat, m.A))
	s.Push(StepScore, f.Seat, 0, 0)
}

// decreesRun asks for the payments of D03, then of D04, then scores all Decrees (TEK-RUL-15).
func decreesRun(s *State, f Frame, log *game.Log) {
	p := &s.Player[f.Seat]
	if f.B == notAsked {
		f.B = 0
		if p.doubles() != 0 && doubleFits(s, f, f) {
			s.Push(StepDouble, f.Seat, 0, 0)
			return
		}
	}
	if p.Scored.Has(DecreeTithe) && f.A < s.tithes(p) && s.canTithe(f.Seat) {
		s.Push(StepTithe, f.Seat, f.A, f.B)
		return
	}
	for cards := p.Scored; cards != 0; cards = cards.Rest() {
		s.scoreDecree(f.Seat, cards.First(), f.A, f.B, log)
	}
}

func (s *State) scoreDecree(seat game.Seat, n, paid, double uint8, log *game.Log) {
	vp := s.decreeVP(seat, n, paid)
	if n == double {
		log.Add(doubled(seat, n))
		vp *= 2
	}
	log.Add(DecreeScore{Decree: n, VP: uint8(min(vp, MostTokens))}.event(seat))
	s.points(seat, PartDecrees, vp, nil)
}

// doubles returns the Decrees that D03 may double (TEK-RUL-14).
func (p *Player) doubles() Cards { return p.Scored.Without(DecreeDouble).Without(DecreeAction) }

func doubleCandidates(s *State, f Frame, dst []game.Move) []game.Move {
	for cards := s.Player[f.Seat].doubles(); cards != 0; cards = cards.Rest() {
		dst = append(dst, game.Move{Verb: VDouble, A: cards.First()})
	}
	return append(dst, game.Move{Verb: VNot})
}

func doublePlay(s *State, f Frame, m game.Move, _ *game.Log) {
	if m.Verb == VNot {
		s.Push(StepDecrees, f.Seat, 0, 0)
		return
	}
	s.Push(StepDecrees, f.Seat, 0, m.A)
	s.Push(StepPay, f.Seat, uint8(DueGold), s.Data.Decrees[DecreeDouble].Pay)
}

// tithes returns how many Resources D04 takes if all its symbols score (TEK-16.4.3).
func (s *State) tithes(p *Player) uint8 {
	return s.symbolOf(p.Population).Symbols * s.Data.Decrees[DecreeTithe].Pay
}

// canTithe reports whether the seat has a token that pays for D04: any Resource, or a Scribe with T10 (TEK-RUL-53).
func (s *State) canTithe(seat game.Seat) bool {
	stock := &s.Player[seat].Stock
	for _, n := range stock[:Resources] {
		if n > 0 {
			return true
		}
	}
	return stock[Scribe] > 0 && s.tech(seat, TechJoker)
}

func titheCandidates(s *State, f Frame, dst []game.Move) []game.Move {
	for t, n := range s.Player[f.Seat].Stock {
		if n > 0 && (t < Resources || Token(t) == Scribe && s.tech(f.Seat, TechJoker)) {
			dst = append(dst, game.Move{Verb: VToken, A: uint8(t)})
		}
	}
	return append(dst, game.Move{Verb: VDone})
}

func tithePlay(s *State, f Frame, m game.Move, log *game.Log) {
	if m.Verb == VToken {
		s.pay(f.Seat, Token(m.A), 1, log)
		s.Push(StepDecrees, f.Seat, f.A+1, f.B)
		return
	}
	p := &s.Player[f.Seat]
	for cards := p.Scored; cards != 0; cards = cards.Rest() {
		s.scoreDecree(f.Seat, cards.First(), f.A, f.B, log)
	}
}

// decreeVP returns the VP that Decree n scores for a seat now, if it pays that many Resources for D04.
func (s *State) decreeVP(seat game.Seat, n, paid uint8) int {
	p, card := &s.Player[seat], &s.Data.Decrees[n]
	switch n {
	case DecreeDouble, DecreeAction:
		return 0
	case DecreeTithe:
		return card.Counts[CountPopulation] * int(paid/card.Pay)
	case DecreeHappier: // TEK-16.4.5
		return int(p.Happiness) - int(s.lowestHappiness())
	case DecreeOrder: // TEK-16.4.10
		switch seat {
		case s.Order[0]:
			return card.First
		case s.Order[1]:
			return card.Second
		}
		return 0
	case DecreePure: // TEK-16.4.12
		pips := 1
		for _, d := range p.Dice {
			if d.Pan == Left {
				pips += int(d.Face)
			}
		}
		return pips / 2
	case DecreeTemple: // TEK-16.4.14
		return s.templeVP(seat, s.reads(readTemple))
	}
	vp := 0
	for set := card.Counted; set != 0; set = set.Rest() {
		what := set.First()
		vp += card.Counts[what] * s.count(seat, Count(what))
	}
	if card.Cap > 0 {
		vp = min(vp, card.Cap)
	}
	return vp
}

// DecreeNow returns the VP that Decree n would score for a seat as things are. It is not known of a Decree that scores
// as the seat still pays (D03, D04) or chooses (D02 with the other reading of TEK-RUL-13), and D23 scores nothing.
func (s *State) DecreeNow(seat game.Seat, n uint8) (vp int, known bool) {
	switch n {
	case DecreeDouble, DecreeTithe, DecreeAction:
		return 0, false
	}
	if s.reads(readSymbols) && s.Data.Decrees[n].Counted.Has(uint8(CountDecreeSymbols)) {
		return 0, false
	}
	return s.decreeVP(seat, n, 0), true
}

// HoldsSymbol reports whether a seat holds a Decree with the symbol of Decree n, of which only one scores (TEK-8.2).
func (s *State) HoldsSymbol(seat game.Seat, n uint8) bool {
	for cards := s.Player[seat].Decrees; cards != 0; cards = cards.Rest() {
		if s.Data.Decrees[cards.First()].Symbol == s.Data.Decrees[n].Symbol {
			return true
		}
	}
	return false
}

// lowestHappiness returns the lowest Happiness of all seats.
func (s *State) lowestHappiness() uint8 {
	least := s.Player[0].Happiness
	for seat := range s.Count {
		least = min(least, s.Player[seat].Happiness)
	}
	return least
}

// count returns how many things of one kind a seat has, for Decrees.
func (s *State) count(seat game.Seat, what Count) (n int) {
	p := &s.Player[seat]
	switch what {
	case CountTechs:
		return p.Techs.Len()
	case CountDecreeSymbols: // TEK-RUL-13
		symbols, cards := uint32(0), p.Decrees
		if s.reads(readSymbols) {
			cards = p.Scored
		}
		for ; cards != 0; cards = cards.Rest() {
			symbols |= 1 << s.Data.Decrees[cards.First()].Symbol
		}
		return Cards(symbols).Len()
	case CountPopulation:
		return int(s.symbolOf(p.Population).Symbols)
	case CountHappiness:
		return int(s.symbolOf(p.Happiness).Symbols)
	case CountScribes:
		return int(p.Stock[Scribe])
	case CountGold:
		return int(p.Stock[Gold])
	case CountGoods:
		for _, k := range p.Stock[:Goods] {
			n += int(k)
		}
		return n
	case CountColumns:
		return int(p.Columns)
	case CountStatues:
		return int(p.Statues)
	case CountBuildings:
		return int(p.Buildings)
	}
	return s.standing(seat, what)
}

// standing counts a seat's pieces in one area of the board.
func (s *State) standing(seat game.Seat, what Count) (n int) {
	switch what {
	case CountQuarries: // TEK-14.4
		return s.inDistrict(seat, Limestone) + s.inDistrict(seat, Granite)
	case CountWorkshops:
		return s.inDistrict(seat, Papyrus) + s.inDistrict(seat, Bread)
	case CountOsiris:
		return s.standing(seat, CountQuarries) + s.standing(seat, CountWorkshops)
	case CountTemple:
		for _, owner := range s.Sites {
			if owner == seat {
				n++
			}
		}
	case CountPeopleStatues:
		for _, owner := range s.People {
			if owner == seat {
				n++
			}
		}
	case CountGodStatues:
		for g := range God(Gods) {
			n += s.statuesOn(seat, g)
		}
	}
	return n
}

// inDistrict counts a seat's Buildings in one district.
func (s *State) inDistrict(seat game.Seat, t Token) (n int) {
	for row := range s.Districts {
		if s.Districts[row][t] == seat {
			n++
		}
	}
	return n
}

// Decrees that the rules refer to by number (TEK-16.4).
const (
	DecreeDouble  = 3  // doubles another Decree
	DecreeTithe   = 4  // scores per symbol paid for
	DecreeHappier = 6  // compares Happiness
	DecreeOrder   = 20 // scores the turn order
	DecreePure    = 22 // counts pips of pure dice
	DecreeAction  = 23 // grants an action before the last scoring
	DecreeTemple  = 24 // scores the temple again
)

// endFits accepts only the stage that scores the turn order: nothing before it waits on the stack (TEK-8.4).
func endFits(_ *State, f, _ Frame) bool { return f.A == endOrders }

// decreesFits requires that D03 is not decided, or doubles a Decree that scores (TEK-8.2). Nothing is paid for D04 yet:
// after each payment the step runs at once.
func decreesFits(s *State, f, _ Frame) bool {
	return f.B == notAsked || s.Player[f.Seat].doubles().Has(f.B)
}

// doubleFits requires that D03 scores and that its price is affordable (TEK-16.4.2).
func doubleFits(s *State, f, _ Frame) bool {
	return s.Player[f.Seat].Scored.Has(DecreeDouble) &&
		s.means(f.Seat, DueGold) >= int(s.Data.Decrees[DecreeDouble].Pay)
}

// titheFits requires that D04 scores and takes more Resources (TEK-16.4.3).
func titheFits(s *State, f, _ Frame) bool {
	p := &s.Player[f.Seat]
	return f.A < s.tithes(p) && p.Scored.Has(DecreeTithe) && f.B <= PerKind
}

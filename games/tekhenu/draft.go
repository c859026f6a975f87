package tekhenu

import "ennead/game"

// Decrees, Start cards and the first turn order (TEK-3.9 to TEK-3.13).

// Stages of the setup: A of StepSetup.
const (
	SetupGoods uint8 = iota // turn order (TEK-3.12) and starting goods (TEK-3.13)
	SetupOwn                // the seat's own rewards; B is 1 while its Destiny card's is due
	SetupBot                // Botankhamun's pieces (TEK-18.4, TEK-18.6)
	SetupStart              // Start cards in a solo game (TEK-18.2); B is 1 if they are dealt
)

func setupRun(s *State, f Frame, log *game.Log) {
	switch f.A {
	case SetupGoods:
		s.firstOrder(log)
		for i := int(s.Count) - 1; i >= 0; i-- { // TEK-RUL-39
			if seat := s.Order[i]; s.Persons().Has(seat) {
				s.Push(StepSetup, seat, SetupOwn, 1)
			}
		}
		s.destinies(0)
	case SetupOwn:
		s.rewards(f.Seat, f.B == 1, log)
	case SetupBot:
		s.botPieces(log)
	case SetupStart:
		s.startAlone(f.B == 1)
	}
}

func dealCandidates(s *State, _ Frame, dst []game.Move) []game.Move {
	return cardCandidates(s, Decree, dst)
}

// cardCandidates appends every card that the deck may give now.
func cardCandidates(s *State, k Kind, dst []game.Move) []game.Move {
	for cards := s.deck(k); cards != 0; cards = cards.Rest() {
		dst = append(dst, game.Move{Verb: VCard, A: uint8(k.Of(cards.First()))})
	}
	return dst
}

// dealPlay deals two Decrees to each player (TEK-3.9). Only that player sees them.
func dealPlay(s *State, f Frame, m game.Move, log *game.Log) {
	s.draw(f.Seat, f.A, Card(m.A), log)
	switch next := f.Seat + 1; {
	case f.A == 0:
		s.Push(StepDeal, f.Seat, 1, 0)
	case s.Persons().Has(next):
		s.Push(StepDeal, next, 0, 0)
	}
}

// draw puts a card into a hand. It sorts the two cards of a hand, so that the order of drawing leaves no trace.
func (s *State) draw(seat game.Seat, at uint8, c Card, log *game.Log) {
	s.pull(c, seat)
	hand := &s.Player[seat].Hand
	hand[at] = c.Number()
	if at == 1 && hand[1] < hand[0] {
		hand[0], hand[1] = hand[1], hand[0]
	}
	log.Add(dealt(seat, c))
}

// handCandidates appends the two cards of a kind in the hand.
func handCandidates(s *State, seat game.Seat, k Kind, dst []game.Move) []game.Move {
	for _, n := range s.Player[seat].Hand {
		dst = append(dst, game.Move{Verb: VKeep, A: uint8(k.Of(n))})
	}
	return dst
}

func keepCandidates(s *State, f Frame, dst []game.Move) []game.Move {
	return handCandidates(s, f.Seat, Decree, dst)
}

// keepPlay keeps one Decree. The other goes under the deck, in seat order (TEK-3.9, TEK-3.16).
func keepPlay(s *State, f Frame, m game.Move, log *game.Log) {
	p := &s.Player[f.Seat]
	kept := Card(m.A).Number()
	back := p.Hand[0] ^ p.Hand[1] ^ kept
	p.Hand = [2]uint8{}
	p.Decrees = p.Decrees.With(kept)
	s.Under[f.Seat] = back
	log.Add(Keeping{Kept: Card(m.A), Back: Decree.Of(back)}.event(f.Seat))
	if waiting := f.A &^ (1 << f.Seat); waiting != 0 {
		s.Push(StepKeep, 0, waiting, 0)
	}
}

func layCandidates(s *State, _ Frame, dst []game.Move) []game.Move {
	for cards := s.unseen(); cards != 0; cards = cards.Rest() {
		dst = append(dst, game.Move{Verb: VLay, A: cards.First()})
	}
	return dst
}

// unseen returns the Start cards that may still be drawn.
func (s *State) unseen() Cards {
	start := &s.Player[0].Start
	return (1<<(StartCount+1) - 2) &^ s.Laid.With(start[0]).With(start[1])
}

// layPlay lays out a Start card (TEK-3.10), or deals it to the only player (TEK-18.2).
func layPlay(s *State, f Frame, m game.Move, log *game.Log) {
	if f.B == 1 {
		s.drafted(f.Seat, m.A, log)
	} else {
		s.Laid = s.Laid.With(m.A)
		log.Add(laidOut(m.A))
	}
	if f.A > 1 {
		s.Push(StepLay, f.Seat, f.A-1, f.B)
	}
}

func firstCandidates(s *State, _ Frame, dst []game.Move) []game.Move {
	for seat := range s.Count {
		dst = append(dst, game.Move{Verb: VFirst, A: seat})
	}
	return dst
}

func firstPlay(s *State, _ Frame, m game.Move, log *game.Log) {
	log.Add(draftsFirst(game.Seat(m.A)))
	s.draft(game.Seat(m.A))
}

// draft starts at the first player, goes clockwise, then back from the last player (TEK-3.11).
func (s *State) draft(first game.Seat) {
	for i := range s.Count {
		s.Push(StepDraft, game.Seat((uint8(first)+i)%s.Count), 0, 0)
	}
	for i := range s.Count {
		s.Push(StepDraft, game.Seat((uint8(first)+s.Count-1-i)%s.Count), 0, 0)
	}
}

func draftCandidates(s *State, _ Frame, dst []game.Move) []game.Move {
	for cards := s.Laid; cards != 0; cards = cards.Rest() {
		dst = append(dst, game.Move{Verb: VStart, A: cards.First()})
	}
	return dst
}

func draftPlay(s *State, f Frame, m game.Move, log *game.Log) {
	s.Laid = s.Laid.Without(m.A)
	s.drafted(f.Seat, m.A, log)
}

// drafted gives a Start card to a player and sorts the two.
func (s *State) drafted(seat game.Seat, n uint8, log *game.Log) {
	start := &s.Player[seat].Start
	start[0], start[1] = max(start[0], start[1]), n
	if start[0] == 0 || start[1] < start[0] {
		start[0], start[1] = start[1], start[0]
	}
	log.Add(drafted(seat, n))
}

// startAlone starts the solo draft (TEK-18.2): the player keeps two of three Start cards, or gets two dealt.
func (s *State) startAlone(dealt bool) {
	if dealt {
		s.Push(StepLay, 0, uint8(len(s.Player[0].Start)), 1)
		return
	}
	s.Push(StepDraft, 0, 0, 0)
	s.Push(StepDraft, 0, 0, 0)
	s.Push(StepLay, 0, uint8(s.Data.StartDeal[1]), 0)
}

// firstOrder makes the first turn order: the higher sum of initiatives goes first, then the higher single card
// (TEK-3.12). Botankhamun is always first (TEK-18.3). Start cards that nobody took return to the box (TEK-3.14).
func (s *State) firstOrder(log *game.Log) {
	s.Laid = 0
	var rank [4]int
	for seat := range s.Count {
		start := &s.Player[seat].Start
		sum, high := int(start[0]+start[1]), int(max(start[0], start[1]))
		rank[seat] = -(sum<<8 + high)
		if s.Solo && game.Seat(seat) == Bot {
			rank[seat] = -1 << 16
		}
	}
	log.Add(ordered())
	s.stand(rank, log)
}

// stand fills the Turn Order track by ascending rank. Ranks never tie.
func (s *State) stand(rank [4]int, log *game.Log) {
	for i := range s.Order {
		s.Order[i] = NoSeat
	}
	for seat := range game.Seat(s.Count) {
		place := 0
		for other := range game.Seat(s.Count) {
			place += before(&rank, other, seat)
		}
		s.Order[place] = seat
	}
	for i, seat := range s.Order[:s.Count] {
		log.Add(stands(seat, uint8(i+1)))
	}
}

// setupFits requires the stages of the setup in their order. The players' own rewards come last, in turn order
// (TEK-3.17).
func setupFits(s *State, f, under Frame) bool {
	if f.B > 1 {
		return false
	}
	switch f.A {
	case SetupGoods:
		return under.Step == StepRound && f.Seat == 0
	case SetupOwn:
		return under.Step == StepRound || under.A == SetupOwn
	case SetupStart:
		return s.Solo && under.Step == StepSetup && under.A == SetupGoods && f.Seat == 0
	}
	return f.A == SetupBot && s.Solo && under.Step == StepSetup && under.A == SetupStart && f.Seat == 0
}

// dealFits accepts a seat's first and second Decree (TEK-3.9).
func dealFits(_ *State, f, _ Frame) bool { return f.A <= 1 }

// keepFits requires that at least one player still has to choose (TEK-3.9).
func keepFits(s *State, f, _ Frame) bool { return f.A > 0 && game.Seats(f.A)&^s.Persons() == 0 }

// layFits allows dealt Start cards in a solo setup only (TEK-18.2). Otherwise it requires room for the cards still to
// come (TEK-3.10).
func layFits(s *State, f, under Frame) bool {
	if f.A < 1 || f.B > 1 || (f.B == 1) != (under.Step == StepSetup) {
		return false
	}
	if f.B == 0 && s.Laid.Len()+int(f.A) <= s.Data.StartDeal[s.Humans()] {
		return true
	}
	return s.Solo && f.A <= 2
}

// Humans returns the number of people at the table.
func (s *State) Humans() int {
	if s.Solo {
		return 1
	}
	return int(s.Count)
}

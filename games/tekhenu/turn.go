package tekhenu

import "ennead/game"

// Turns (TEK-4.2 to TEK-4.5, TEK-4.8, TEK-4.13).

// Kinds of turns: [Turn.Anubis].
const (
	NoAnubis   uint8 = iota
	paidAnubis       // an Anubis action paid for with Scribes
	cardAnubis       // an Anubis action from B23 or B24 (TEK-16.5.10)
)

func turnRun(s *State, f Frame, _ *game.Log) {
	s.Turn = Turn{Seat: f.Seat}
	s.Push(StepEndTurn, f.Seat, 0, 0)
	s.Push(StepDie, f.Seat, 0, 0)
}

// dieCandidates offers every die, and an Anubis action (TEK-4.3.1, TEK-4.3.2).
func dieCandidates(s *State, f Frame, dst []game.Move) []game.Move {
	for g := range God(Gods) {
		dst = s.Dial[g].Sorts.dice(g, dst)
	}
	if s.Turn.Anubis == NoAnubis {
		dst = append(dst, game.Move{Verb: VAnubis})
	}
	return s.starters(f.Seat, atStart, dst)
}

// starters appends what else the player may do before taking a die: play these Blessings, or pass if no die is
// available (TEK-RUL-21 c).
func (s *State) starters(seat game.Seat, cards Cards, dst []game.Move) []game.Move {
	dst = s.openers(seat, cards, dst)
	if s.Turn.Anubis == NoAnubis && s.noFreeDie(seat) {
		dst = append(dst, game.Move{Verb: VPass})
	}
	return dst
}

// openers appends these Blessings of the start of a turn. A player who has paid for an Anubis action cannot play them
// (TEK-RUL-78).
func (s *State) openers(seat game.Seat, cards Cards, dst []game.Move) []game.Move {
	if s.Turn.Anubis == paidAnubis {
		return dst
	}
	return plays(s.Player[seat].Blessings&cards, dst)
}

func dieWhy(s *State, f Frame, m game.Move) reason {
	switch m.Verb {
	case VDie:
		g, c, face := DieOf(m)
		return s.whyNotDie(f.Seat, g, c, face)
	case VAnubis:
		return s.whyNotAnubis(f.Seat)
	case VPlay:
		if !s.diceLeft() {
			return reason{No: NoDie}
		}
	}
	return reason{}
}

// diceLeft reports whether a die is left around the obelisk.
func (s *State) diceLeft() bool { return s.Dial != [Gods]Section{} }

// whyNotAnubis requires 2 Scribes and any die. Every die of an Anubis action can produce (TEK-4.8).
func (s *State) whyNotAnubis(seat game.Seat) reason {
	if s.means(seat, DueScribe) < s.Data.Anubis {
		return reason{No: NoCost, A: uint8(Scribe), B: uint8(s.Data.Anubis)}
	}
	if !s.diceLeft() {
		return reason{No: NoDie}
	}
	return reason{}
}

// whyNotDie refuses a Forbidden die without T08, B11 or B12 (TEK-4.4). It refuses a gray die without an action
// (TEK-1.11, TEK-RUL-69), unless no die has one (TEK-RUL-21 b).
func (s *State) whyNotDie(seat game.Seat, g God, c Colour, face uint8) reason {
	switch {
	case s.Turn.Anubis != NoAnubis:
	case s.Purity(g, c) == Forbidden:
		if !s.Pardons(seat) {
			return reason{No: NoForbidden, A: uint8(c), B: uint8(g)}
		}
	case c == Gray && s.usableFaces(seat, g, 1<<face) == 0 && !s.noFreeAction(seat):
		return reason{No: NoAction, A: uint8(g)}
	}
	return reason{}
}

// Pardons reports whether the seat could take a Forbidden die. It declares T08, B11 or B12 after taking it (TEK-4.3.3).
func (s *State) Pardons(seat game.Seat) bool {
	return s.Player[seat].Blessings&recolouring != 0 || s.tech(seat, TechForbidden)
}

// takable returns the sorts of each section that are not Forbidden, or all sorts if the seat may take Forbidden dice
// (TEK-4.4).
func (s *State) takable(pardoned bool) *[Gods]Sorts {
	if pardoned {
		return &anySorts
	}
	return &s.Data.Takable[s.Arrow]
}

// dieLegal decides once per section.
func dieLegal(s *State, f Frame, dst []game.Move) []game.Move {
	anubis, n := s.Turn.Anubis != NoAnubis, len(dst)
	pardoned := anubis || s.Pardons(f.Seat)
	var all [Gods]Sorts
	for g, takable := range s.takable(pardoned) {
		dice := s.Dial[g].Sorts & takable
		if gray := dice.Of(Gray); gray != 0 && !anubis {
			dice = dice.with(Gray, s.grayDice(f.Seat, God(g), gray))
		}
		all[g] = dice
	}
	dst = diceOf(&all, dst)
	some := len(dst) > n
	if !anubis && s.means(f.Seat, DueScribe) >= s.Data.Anubis && (some || s.diceLeft()) {
		dst = append(dst, game.Move{Verb: VAnubis})
	}
	switch {
	case !some && !s.diceLeft():
		return s.starters(f.Seat, 0, dst)
	case some && !pardoned: // the seat can take a die by free means, so it cannot pass
		return s.openers(f.Seat, atStart, dst)
	}
	return s.starters(f.Seat, atStart, dst)
}

// grayDice returns which gray dice of a section the seat may take: those with an action, or all of them if no die has
// an action.
func (s *State) grayDice(seat game.Seat, g God, faces Values) Values {
	if serving := s.usableFaces(seat, g, faces); serving == faces || !s.noFreeAction(seat) {
		return serving
	}
	return faces
}

func dieFar(_ *State, _ Frame, m game.Move) reason {
	switch m.Verb {
	case VPass:
		return reason{No: NoPass}
	case VDie:
		return reason{No: NoSuchDie, A: m.A}
	}
	return reason{No: notNow}
}

func diePlay(s *State, f Frame, m game.Move, log *game.Log) {
	switch m.Verb {
	case VDie:
		g, c, face := DieOf(m)
		s.pick(f.Seat, g, c, face)
	case VAnubis:
		s.Turn.Anubis = paidAnubis
		s.Push(StepDie, f.Seat, 0, 0)
		s.Push(StepPay, f.Seat, uint8(DueScribe), uint8(s.Data.Anubis))
	case VPlay:
		s.Turn.Anubis = cardAnubis
		s.Push(StepDie, f.Seat, 0, 0)
		s.bless(f.Seat, m.A, log)
	}
}

// pick takes a die off the dial. It stays in hand until its window closes (TEK-4.3.3).
func (s *State) pick(seat game.Seat, g God, c Colour, face uint8) {
	t := &s.Turn
	t.Idle = t.Anubis == NoAnubis && c == Gray && s.noFreeAction(seat)
	s.Dial[g].remove(c, face)
	t.From, t.Colour, t.Printed, t.Face, t.Value, t.Normal = g, c, c, face, face, true
	t.Purity = s.Purity(g, c)
	s.Push(StepSelect, seat, 0, 0)
	if t.Purity == Forbidden && t.Anubis == NoAnubis {
		s.Push(StepAs, seat, 0, 0)
	}
}

// InHand reports whether the die of the turn has left the dial but is not yet on a board.
func (s *State) InHand() bool {
	_, ok := s.Waits(StepSelect)
	return ok
}

// layDie puts the die on the player's board and pays for its purity (TEK-4.5, TEK-RUL-26 to 28).
func (s *State) layDie(seat game.Seat, log *game.Log) {
	t, p := &s.Turn, &s.Player[seat]
	pan := Pan(t.Purity)
	if t.Anubis != NoAnubis {
		pan = Below
	}
	die := Die{t.Printed, t.Face, pan}
	p.Dice[p.taken()] = die
	log.Add(placed(seat, die))
	switch pan {
	case Left:
		s.techPays(seat, TechPure, log)
	case Below:
		s.techPays(seat, TechAnubis, log)
	}
}

// techPays gives a Technology's gains if it works.
func (s *State) techPays(seat game.Seat, number uint8, log *game.Log) {
	if s.tech(seat, number) {
		log.Add(techPaid(seat, number))
		s.gain(seat, &s.Data.Techs[number].Gains, PartCards, log)
	}
}

// endTurnRun ends a turn (TEK-4.3.7) and refills the market (TEK-13.9). Actions that were impossible are lost
// (TEK-RUL-52).
func endTurnRun(s *State, f Frame, log *game.Log) {
	if t := &s.Turn; t.Normal || t.Beside > 0 || t.Across > 0 {
		var normal uint8
		if t.Normal {
			normal = 1
		}
		log.Add(Undone{Normal: normal, Beside: t.Beside, Across: t.Across}.event(f.Seat))
	}
	s.Player[f.Seat].Joker = 0
	s.Turn = Turn{Seat: NoSeat}
	if s.gaps(s.Open) != 0 {
		s.Push(StepFill, 0, s.Open, 0)
	}
}

// endTurnFits requires the same of the turn in progress as turnFits.
func endTurnFits(s *State, f, under Frame) bool {
	return turnFits(s, f, under) && f.Seat == s.Turn.Seat
}

// turnFits requires that pending turns wait in turn order: f is the turn just before the one under it, or the last of
// the round (TEK-4.2).
func turnFits(s *State, f, under Frame) bool {
	place := s.Place(f.Seat)
	if under.Step == StepRound {
		return under.A == RoundOver && place == int(s.Count)-1
	}
	return place+1 == s.Place(under.Seat)
}

// turnsFits requires that the decision belongs to the player whose turn it is (TEK-4.2).
func turnsFits(s *State, f, _ Frame) bool { return f.Seat == s.Turn.Seat }

// dieFits requires that no die is taken yet. An Anubis action needs a die to take (TEK-4.8).
func dieFits(s *State, f, under Frame) bool {
	t := &s.Turn
	return turnsFits(s, f, under) && t.Face == 0 && (t.Anubis == NoAnubis || s.diceLeft())
}

// takenFits requires that a die is taken (TEK-4.3.3).
func takenFits(s *State, f, under Frame) bool { return turnsFits(s, f, under) && s.Turn.Face != 0 }

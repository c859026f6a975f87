package kemet

import "ennead/game"

// Combat, steps 5 to 9: losses, rewards, retreats (KEM-6.10 to KEM-6.16).

// lossesRun takes the losses of both sides at once, gives the rewards, and asks the loser and the winner about their
// troops.
func lossesRun(s *State, _ Frame, log *game.Log) {
	damage := [2]int{s.Figure(0, Damage), s.Figure(1, Damage)}
	defence := [2]int{s.Figure(0, Defence), s.Figure(1, Defence)}
	for i := range s.Fight.Side {
		log.Add(Harm{Seat: s.Fight.Side[i].Seat, Damage: uint8(damage[i]), Defence: uint8(defence[i])}.event())
	}
	for i := range s.Fight.Side {
		me := &s.Fight.Side[i]
		harm := max(0, damage[1-i]-defence[i]) // the damage beyond the defence (KEM-6.10)
		me.Lost = uint8(s.lose(me.Seat, s.Fight.Space, harm, log))
	}
	for i := range s.Fight.Side { // KEM-9.39
		me := &s.Fight.Side[i]
		s.gain(me.Seat, s.PowerOf(me.Seat, PowerCrusade)*int(s.Fight.Side[1-i].Lost), GainCrusade, log)
	}
	won := s.Fight.Won
	winner, loser := s.Fight.Side[won].Seat, s.Fight.Side[1-won].Seat
	if s.rewards(won) {
		s.Player[winner].CombatVP++
		log.Add(wonCombat(winner))
	}
	s.Push(StepWinner, winner, 0, 0)
	s.Push(StepLoser, loser, 0, 0)
}

// rewards reports whether the winning side gains a Combat VP (KEM-6.11, KEM-9.28). A table may choose that Defensive
// Victory also pays without survivors (KEM-Q35).
func (s *State) rewards(won uint8) bool {
	winner := s.Fight.Side[won].Seat
	if won != 0 && s.PowerOf(winner, PowerVictory) == 0 {
		return false
	}
	return s.Units[winner][s.Fight.Space] > 0 || won != 0 && s.PaysFallen()
}

// PaysFallen reports whether Defensive Victory also pays without survivors at this table (KEM-Q35).
func (s *State) PaysFallen() bool { return s.reads(readVictory) }

func troopGone(s *State, f Frame, _ *game.Log) bool { return s.Units[f.Seat][s.Fight.Space] == 0 }

// loserFits reports whether the seat lost the combat. The loser decides about their troop first (KEM-6.12).
func loserFits(s *State, f, _ Frame) bool {
	return s.Fight.Space != NoSpace && f.Seat == s.Fight.Side[1-s.Fight.Won].Seat
}

func loserCandidates(_ *State, _ Frame, dst []game.Move) []game.Move {
	return append(dst, game.Move{Verb: VRetreat}, game.Move{Verb: VSendBack}, game.Move{Verb: VStay})
}

// loserWhy: a retreat needs a space to go to, and the loser stays only if the winner has no units left (KEM-6.12,
// KEM-6.13).
func loserWhy(s *State, f Frame, m game.Move) reason {
	winner := s.Fight.Side[s.Fight.Won].Seat
	switch {
	case m.Verb == VRetreat && s.fleeTo(f.Seat, s.Fight.Space) == 0:
		return reason{No: NoFlight}
	case m.Verb == VStay && s.Units[winner][s.Fight.Space] > 0:
		return reason{No: NoStay}
	}
	return reason{}
}

func loserPlay(s *State, f Frame, m game.Move, log *game.Log) {
	switch m.Verb {
	case VRetreat:
		s.Push(StepFlee, s.Fight.Side[s.Fight.Won].Seat, uint8(f.Seat), 0)
	case VSendBack:
		s.sendBack(f.Seat, log)
	}
}

// sendBack moves a whole troop to the reserve and gives its owner one PP less than its units (KEM-6.14). A loser may
// have nothing else to do (KEM-6.13).
func (s *State) sendBack(seat game.Seat, log *game.Log) {
	winner := s.Fight.Side[s.Fight.Won].Seat
	trapped := seat != winner && s.Units[winner][s.Fight.Space] > 0 && s.fleeTo(seat, s.Fight.Space) == 0
	n := s.lose(seat, s.Fight.Space, s.Data.Limit.Units, nil)
	log.Add(Return{Loss: Loss{Seat: seat, Units: uint8(n), Space: s.Fight.Space}, Trapped: trapped}.event())
	s.pray(seat, n-1, log)
}

// fleeFits reports whether the seat won the combat and A lost it (KEM-6.13).
func fleeFits(s *State, f, under Frame) bool {
	return winnerFits(s, f, under) && f.A == uint8(s.Fight.Side[1-s.Fight.Won].Seat)
}

// fleeCandidates offers the winner the spaces to which the loser, A, can retreat (KEM-6.13).
func fleeCandidates(s *State, f Frame, dst []game.Move) []game.Move {
	return spaceCandidates(VFlee, s.fleeTo(game.Seat(f.A), s.Fight.Space), dst)
}

func fleePlay(s *State, f Frame, m game.Move, log *game.Log) {
	s.moveAll(game.Seat(f.A), s.Fight.Space, m.A)
	log.Add(Flight{Seat: game.Seat(f.A), From: s.Fight.Space, To: m.A}.retreated())
}

// winnerFits reports whether the seat won the combat. The winner decides about their troop last (KEM-6.15).
func winnerFits(s *State, f, _ Frame) bool {
	return s.Fight.Space != NoSpace && f.Seat == s.Fight.Side[s.Fight.Won].Seat
}

func winnerCandidates(_ *State, _ Frame, dst []game.Move) []game.Move {
	return append(dst, game.Move{Verb: VStay}, game.Move{Verb: VSendBack})
}

// winnerPlay keeps the winner's troop in the space or sends it back (KEM-6.15).
func winnerPlay(s *State, f Frame, m game.Move, log *game.Log) {
	if m.Verb == VSendBack {
		s.sendBack(f.Seat, log)
	}
}

// fightEndRun discards the revealed cards and returns battle cards to empty hands (KEM-6.16).
func fightEndRun(s *State, _ Frame, log *game.Log) {
	for i := range s.Fight.Side {
		if seat := s.Fight.Side[i].Seat; s.Player[seat].Battle.HandN == 0 {
			s.takeBack(seat)
			log.Add(tookBack(seat))
		}
	}
	for card, n := range s.Spent {
		s.Discard[card] += n
	}
	s.Spent = Hand{}
	s.Fight = Fight{Space: NoSpace}
	s.gainVP(log)
}

package tekhenu

import "ennead/game"

// What players gain, and the Population and Happiness track (TEK-12.2 to TEK-12.7).

// points adds n VP to a part of the score sheet. A loss stops at a score of 0 (TEK-1.12).
func (s *State) points(seat game.Seat, part Part, n int, log *game.Log) {
	switch {
	case n > 0:
		log.Add(Points{VP: uint8(min(n, MostTokens)), Part: part}.scored(seat))
	case n < 0:
		if n = -min(-n, s.Score(seat)); n < 0 {
			log.Add(Points{VP: uint8(-n), Part: part}.lost(seat))
		}
	default:
		return
	}
	s.Player[seat].VP[part] += int16(n)
}

// MostTokens caps the tokens of a kind that a player can hold. No real game comes near it.
const MostTokens = 250

// take gives tokens from the supply, which never runs out (TEK-RUL-16).
func (s *State) take(seat game.Seat, t Token, n uint8, log *game.Log) {
	if n == 0 {
		return
	}
	stock := &s.Player[seat].Stock[t]
	*stock = min(*stock, MostTokens-n) + n
	log.Add(Transfer{Token: t, N: n}.gained(seat))
}

// gain gives all Gains. VP count towards part. Population rises before Happiness (TEK-RUL-55).
func (s *State) gain(seat game.Seat, g *Gains, part Part, log *game.Log) {
	for t, n := range g.Tokens {
		s.take(seat, Token(t), n, log)
	}
	if g.VP != 0 {
		s.points(seat, part, g.VP, log)
	}
	s.raisePopulation(seat, g.Population, log)
	s.raiseHappiness(seat, g.Happiness, log)
}

// raisePopulation raises Population, at most to the end of the track (TEK-RUL-33), and opens sections of the market
// (TEK-13.10).
func (s *State) raisePopulation(seat game.Seat, n uint8, log *game.Log) {
	p := &s.Player[seat]
	to := min(p.Population+n, TrackTop)
	if to == p.Population {
		return
	}
	log.Add(Shift{To: to, From: p.Population}.population(seat))
	p.Population = to
	s.openMarket(to, log)
}

// raiseHappiness raises Happiness, at most to the player's Population (TEK-12.2), and pays rewards reached for the
// first time (TEK-12.4 to TEK-12.6).
func (s *State) raiseHappiness(seat game.Seat, n uint8, log *game.Log) {
	p := &s.Player[seat]
	to := min(p.Happiness+n, p.Population)
	if to <= p.Happiness {
		return
	}
	log.Add(Shift{To: to, From: p.Happiness}.happiness(seat))
	p.Happiness = to
	if s.Solo && seat == Bot { // TEK-18.15
		return
	}
	for int(p.Reached) < len(s.Data.Rewards) && to >= s.Data.Rewards[p.Reached].At {
		reward := &s.Data.Rewards[p.Reached]
		p.Reached++
		log.Add(rewarded(seat, reward.At))
		s.gain(seat, &reward.Gains, PartCards, log)
		if int(p.Reached) == len(s.Data.Rewards) {
			s.feast(seat)
		}
	}
}

// lowerHappiness lowers Happiness.
func (s *State) lowerHappiness(seat game.Seat, n uint8, log *game.Log) {
	p := &s.Player[seat]
	log.Add(Shift{To: p.Happiness - n, From: p.Happiness}.happiness(seat))
	p.Happiness -= n
}

// advance raises a production, at most to the end of its track (TEK-RUL-32).
func (s *State) advance(seat game.Seat, t Token, n uint8, log *game.Log) {
	at := &s.Player[seat].Production[t]
	if to := min(*at+n, s.Data.Production.Top); to != *at {
		*at = to
		log.Add(Raised{Token: t, To: to}.event(seat))
	}
}

// feast grants the extra action for reaching the end of the track: after the current action, or at once if there is
// none (TEK-12.6, TEK-RUL-08). A payment in progress is finished first (TEK-RUL-77).
func (s *State) feast(seat game.Seat) {
	if _, busy := s.Waits(StepActed); busy {
		s.Player[seat].Feast = true
		return
	}
	if f := s.Top(); f.Step == StepPay {
		s.Pop()
		defer s.Push(f.Step, f.Seat, f.A, f.B)
	}
	s.Push(StepFeast, seat, 0, 0)
}

// Bastet (TEK-12.1).

// festivalRun raises Happiness and gives Scribes. Happiness above Population is lost, but the Scribes are not
// (TEK-RUL-51).
func festivalRun(s *State, f Frame, log *game.Log) {
	value, _ := unpack(f.B)
	s.raiseHappiness(f.Seat, value, log)
	s.take(f.Seat, Scribe, s.Data.Bastet.Scribes[value], log)
}

// festivalFits requires a Bastet action under it (TEK-12.1).
func festivalFits(_ *State, f, under Frame) bool { return doing(Bastet, f, under) }

package tekhenu

import "ennead/game"

// Destiny cards and starting goods (TEK-3.13, TEK-6.9, TEK-16.2, TEK-16.3).

// fromDestiny offsets the number of a Destiny card in a frame of StepReward. Lower numbers are Start cards.
const fromDestiny = 16

// destinies offers all four Destiny cards and asks for them in turn order. atOnce is 0 in the setup, where rewards come
// later, and 1 afterwards.
func (s *State) destinies(atOnce uint8) {
	s.Destiny = 1<<(Destinies+1) - 2
	for i := int(s.Count) - 1; i >= 0; i-- {
		seat := s.Order[i]
		s.Player[seat].Destiny = 0
		switch {
		case s.Persons().Has(seat):
			s.Push(StepDestiny, seat, atOnce, 0)
		case i == 0: // Botankhamun takes a card only if he is first (TEK-18.3, TEK-18.18)
			s.Push(StepBotDestiny, seat, 0, 0)
		}
	}
}

func destinyCandidates(s *State, _ Frame, dst []game.Move) []game.Move {
	for n := uint8(1); n <= Destinies; n++ {
		if s.Destiny&(1<<n) != 0 {
			dst = append(dst, game.Move{Verb: VDestiny, A: n})
		}
	}
	return dst
}

func destinyPlay(s *State, f Frame, m game.Move, log *game.Log) {
	s.Destiny &^= 1 << m.A
	s.Player[f.Seat].Destiny = m.A
	log.Add(choseDestiny(f.Seat, m.A))
	if f.A == 1 {
		s.Push(StepReward, f.Seat, fromDestiny+m.A, 0)
	}
}

// rewards continues a seat's rewards in the order of its choice (TEK-RUL-39). Tokens come first, as they do not affect
// the other rewards. The last reward needs no question.
func (s *State) rewards(seat game.Seat, destiny bool, log *game.Log) {
	p := &s.Player[seat]
	if destiny && s.Data.Destiny[p.Destiny].Track == 0 {
		destiny = false
		s.reward(seat, fromDestiny+p.Destiny, log)
	}
	for _, n := range p.Start {
		if n != 0 && s.Data.Start[n].plain() {
			p.resolved(n)
			s.reward(seat, n, log)
		}
	}
	last := p.Start[0]
	switch {
	case last == 0 && destiny:
		s.Push(StepReward, seat, fromDestiny+p.Destiny, 0)
	case last != 0 && p.Start[1] == 0 && !destiny:
		p.resolved(last)
		s.Push(StepReward, seat, last, 0)
	case last != 0 && destiny:
		s.Push(StepRewards, seat, 1, 0)
	case last != 0:
		s.Push(StepRewards, seat, 0, 0)
	}
}

// plain reports whether a card gives only tokens.
func (c *StartCard) plain() bool {
	return c.Choose == 0 && c.Build == 0 && !c.Keep && c.Gains.Population == 0 && c.Gains.Happiness == 0
}

// resolved returns a Start card to the box (TEK-3.14).
func (p *Player) resolved(n uint8) {
	if p.Start[0] == n {
		p.Start[0] = p.Start[1]
	}
	p.Start[1] = 0
}

func rewardsCandidates(s *State, f Frame, dst []game.Move) []game.Move {
	p := &s.Player[f.Seat]
	for _, n := range p.Start {
		if n != 0 {
			dst = append(dst, game.Move{Verb: VStart, A: n})
		}
	}
	if f.A == 1 {
		dst = append(dst, game.Move{Verb: VDestiny, A: p.Destiny})
	}
	return dst
}

func rewardsPlay(s *State, f Frame, m game.Move, _ *game.Log) {
	if m.Verb == VDestiny {
		s.Push(StepSetup, f.Seat, SetupOwn, 0)
		s.Push(StepReward, f.Seat, fromDestiny+m.A, 0)
		return
	}
	s.Player[f.Seat].resolved(m.A)
	s.Push(StepSetup, f.Seat, SetupOwn, f.A)
	s.Push(StepReward, f.Seat, m.A, 0)
}

func rewardRun(s *State, f Frame, log *game.Log) { s.reward(f.Seat, f.A, log) }

// reward gives the reward of a Destiny or a Start card.
func (s *State) reward(seat game.Seat, what uint8, log *game.Log) {
	if what > fromDestiny { // TEK-16.3
		card := &s.Data.Destiny[what-fromDestiny]
		if s.Round == 0 { // the setup reports it here; after Maat the event of taking the card has just done so
			log.Add(gotDestiny(seat, what-fromDestiny))
		}
		s.gain(seat, &card.Gains, PartCards, log)
		if card.Track > 0 {
			s.Push(StepTrack, seat, card.Track, 0)
		}
		return
	}
	card := &s.Data.Start[what]
	log.Add(gotStart(seat, what))
	s.gain(seat, &card.Gains, PartCards, log)
	if card.Choose > 0 { // TEK-16.2.2
		s.Push(StepToken, seat, card.Choose, uint8(card.From))
	}
	if card.Keep { // TEK-16.2.3
		s.Push(StepKeepCard, seat, uint8(card.Deck), 0)
		s.Push(StepDrawTwo, seat, uint8(card.Deck), 1)
		s.Push(StepDrawTwo, seat, uint8(card.Deck), 0)
	}
	// TEK-16.2.1: an impossible action is skipped
	if card.Build > 0 && s.godLegal(seat, Osiris, card.Build, card.how()) {
		s.act(seat, Osiris, card.Build, card.how(), log)
	}
}

// how returns the mode of the Start card's Osiris action.
func (c *StartCard) how() mode {
	switch {
	case c.Districts == 0:
		return given
	case c.Districts.Has(uint8(Papyrus)):
		return given | workshop
	}
	return given | quarry
}

func tokenCandidates(_ *State, f Frame, dst []game.Move) []game.Move {
	for t := range uint8(Goods) {
		if f.B&(1<<t) != 0 {
			dst = append(dst, game.Move{Verb: VToken, A: t})
		}
	}
	return dst
}

func tokenPlay(s *State, f Frame, m game.Move, log *game.Log) {
	s.take(f.Seat, Token(m.A), 1, log)
	if f.A > 1 {
		s.Push(StepToken, f.Seat, f.A-1, f.B)
	}
}

func drawTwoCandidates(s *State, f Frame, dst []game.Move) []game.Move {
	return cardCandidates(s, Kind(f.A), dst)
}

func drawTwoPlay(s *State, f Frame, m game.Move, log *game.Log) { s.draw(f.Seat, f.B, Card(m.A), log) }

func keepCardCandidates(s *State, f Frame, dst []game.Move) []game.Move {
	return handCandidates(s, f.Seat, Kind(f.A), dst)
}

// keepCardPlay keeps one card face up and shuffles the other back (TEK-16.2.3).
func keepCardPlay(s *State, f Frame, m game.Move, log *game.Log) {
	p, k := &s.Player[f.Seat], Kind(f.A)
	kept := Card(m.A).Number()
	back := p.Hand[0] ^ p.Hand[1] ^ kept
	p.Hand = [2]uint8{}
	s.Deck[k] = s.Deck[k].With(back)
	if k == Technology {
		p.Techs = p.Techs.With(kept)
	} else {
		p.Blessings = p.Blessings.With(kept)
	}
	log.Add(keptCard(f.Seat, Card(m.A)))
}

// destinyFits allows rewards after Maat at once (TEK-6.9). In the setup they come later (TEK-3.13).
func destinyFits(_ *State, f, under Frame) bool {
	return f.A <= 1 && (under.Step == StepSetup) == (f.A == 0) || under.Step == StepDestiny && f.A == under.A
}

// rewardsFits requires two rewards whose order the player can choose (TEK-RUL-39).
func rewardsFits(s *State, f, _ Frame) bool {
	p := &s.Player[f.Seat]
	return f.A <= 1 && p.Start[0] != 0 && (f.A == 0 || p.Destiny != 0)
}

// tokenFits requires a non-empty set of produced Resources (TEK-16.2.2).
func tokenFits(_ *State, f, _ Frame) bool {
	return f.A >= 1 && f.A <= MaxGain && f.B > 0 && f.B < 1<<Goods
}

// keepCardFits accepts Blessings and Technologies, for S05 and S06 (TEK-16.2.3).
func keepCardFits(_ *State, f, _ Frame) bool { return Kind(f.A) <= Technology }

// drawTwoFits requires that the second card waits under the first one, and that both have the kind to keep
// (TEK-16.2.3).
func drawTwoFits(_ *State, f, under Frame) bool {
	return f.A == under.A && f.B <= 1 && (f.B == 1) == (under.Step == StepKeepCard)
}

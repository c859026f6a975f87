package pyramidion

import (
	"ennead/game"
	"ennead/game/flow"
)

// Revolts: PYR-10.1.

// atPhilae is added to the value of each token at Philae (PYR-17.7).
const atPhilae = 2

func tokenCandidates(s *State, _ Frame, dst []game.Move) []game.Move {
	return flow.List(dst, VToken, s.hiddenTokens())
}

// tokenPlay reveals a revolt token (PYR-10.1.2).
func tokenPlay(s *State, f Frame, m game.Move, log *game.Log) {
	s.Tokens = s.Tokens.With(m.A)
	log.Add(tokenTurnedUp(m.A))
	if f.A > 1 {
		s.Push(StepToken, 0, f.A-1, 0)
	}
}

// quellRun compares the influence of all players at the same moment, with all cards in play (PYR-10.1.4). Then it
// rewards the master of the revolt (PYR-10.1.5) and returns the tokens (PYR-10.1.6).
func quellRun(s *State, _ Frame, log *game.Log) {
	value, gives := s.Revolt()
	log.Add(revolted(value))
	w := s.winners()
	for seat := range game.Seat(s.Count) {
		switch n := w.all[seat].points()[Influence]; {
		case s.Player[seat].InPlay == 0:
		case n < value:
			log.Add(fell(seat, n, s.Player[seat].InPlay.Len()))
			s.sweep(seat)
		default:
			log.Add(held(seat, n))
		}
	}
	if w.seat[Influence] != NoSeat && w.n[Influence] >= value {
		s.reward(w.seat[Influence], gives, log)
	}
	s.Tokens = 0
}

// Revolt returns the total value of the face-up tokens (PYR-10.1.3), and the resources that they show.
func (s *State) Revolt() (value uint8, gives Goods) {
	for tokens := s.Tokens; tokens != 0; tokens = tokens.Rest() {
		t := &s.Data.Token[tokens.First()]
		value += t.Value
		if s.Site == Philae {
			value += atPhilae
		}
		for r, n := range t.Gives {
			gives[r] += n
		}
	}
	return value, gives
}

// reward gives the master of the revolt what the supply has of the resources shown.
func (s *State) reward(seat game.Seat, gives Goods, log *game.Log) {
	for r, n := range gives {
		if n = min(n, s.Supply[r]); n > 0 {
			s.Supply[r] -= n
			s.Player[seat].Goods[r] += n
			log.Add(rewarded(seat, Resource(r), n))
		}
	}
}

// sweep discards all cards that a player has in play.
func (s *State) sweep(seat game.Seat) {
	p := &s.Player[seat]
	cards := p.InPlay
	s.Spent |= cards & s.Data.Deck
	p.InPlay, p.Category = 0, 0
	if cards&s.Data.With[Lithographer] != 0 {
		s.Raised &^= RaisedOwn
	}
	if cards&s.Data.With[Philosopher] != 0 {
		s.Copied, s.Raised = Copied{}, s.Raised&^RaisedCopied
	}
}

// tokenFits requires one token for each revolt, those already face up included (PYR-10.1.2).
func tokenFits(s *State, f, _ Frame) bool {
	return f.A >= 1 && s.Tokens.Len()+int(f.A) == int(s.Effects(Rebels))
}

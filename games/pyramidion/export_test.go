package pyramidion

import "ennead/game"

// Unexported functions that the tests use.

// DistributeRun is phase 2.
var DistributeRun = distributeRun

// Functions that bring about rare positions.

func (s *State) Leaves(seat game.Seat, c Card) { s.leaves(seat, c) }

func (s *State) Drawable() int { return s.drawable() }

func (s *State) Discard(c Card) { s.discard(c) }

func (g Goods) First() uint8 { return g.first() }

func (s *State) Numbers() uint8 { return s.numbers() }

func (s *State) Next(seat game.Seat) game.Seat { return s.next(seat) }

// Covers reports whether a purse with these resources, troops and supply can pay a cost.
func Covers(data *Components, own Goods, troops Sites, supply, due Goods) bool {
	p := purse{data: data, own: own.cargo(), torture: troops, supply: supply.cargo()}
	return p.covers(due.cargo())
}

// Arithmetic on resources packed into one word.
func (g Goods) More(others Goods) Goods { return g.more(others) }
func (g Goods) Less(others Goods) Goods { return g.less(others) }
func (g Goods) Lacks(there Goods) Goods { return g.cargo().lacks(there.cargo()).goods() }
func (g Goods) Total() int              { return g.cargo().sum() }

// PayCandidates, PayLegal and PayWhy give access to the functions of the payment step.
func (s *State) PayCandidates() []game.Move { return payCandidates(s, s.Top(), nil) }
func (s *State) PayLegal() []game.Move      { return payLegal(s, s.Top(), nil) }
func (s *State) PayWhy(m game.Move) game.Reason {
	return payWhy(s, s.Top(), m)
}

// ResolveAtOnce resolves the active site at once, and Resolution by steps. Both replace the current step.
func (s *State) ResolveAtOnce(log *game.Log) {
	s.Pop()
	s.resolve(log)
	Steps.Settle(s, &s.Stack, log)
}

func (s *State) Resolution(log *game.Log) {
	s.Pop()
	s.pushResolution()
	Steps.Settle(s, &s.Stack, log)
}

// PlayOn continues at once after a card was played, and PlayOnBySteps by steps.
func (s *State) PlayOn(seat game.Seat, c Card, log *game.Log) {
	s.playOn(seat, c, log)
	Steps.Settle(s, &s.Stack, log)
}

func (s *State) PlayOnBySteps(seat game.Seat, c Card, log *game.Log) {
	s.Push(StepTurn, s.next(seat), 0, 0)
	s.Push(StepTrigger, seat, uint8(c), 0)
	Steps.Settle(s, &s.Stack, log)
}

// Lay puts a card from the hand in play and removes the current step.
func (s *State) Lay(seat game.Seat, c Card) {
	s.Pop()
	s.leaves(seat, c)
	s.Player[seat].InPlay = s.Player[seat].InPlay.With(uint8(c))
	s.Player[seat].Played++
}

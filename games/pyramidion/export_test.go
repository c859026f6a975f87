package pyramidion

import "ennead/game"

// What the tests see beside what everybody sees.

// DistributeRun is phase 2, whenever.
var DistributeRun = distributeRun

// Leaves, Discard, Drawable and Next are what brings about rare moments.

func (s *State) Leaves(seat game.Seat, c Card) { s.leaves(seat, c) }

func (s *State) Drawable() int { return s.drawable() }

func (s *State) Discard(c Card) { s.discard(c) }

func (g Goods) First() uint8 { return g.first() }

func (s *State) Numbers() uint8 { return s.numbers() }

func (s *State) Next(seat game.Seat) game.Seat { return s.next(seat) }

// Covers tells whether a purse with these resources, troops and supply can pay what is due.
func Covers(data *Components, own Goods, troops Sites, supply, due Goods) bool {
	p := purse{data: data, own: own.cargo(), torture: troops, supply: supply.cargo()}
	return p.covers(due.cargo())
}

// More, Less, Lacks and Sorts are what is reckoned with resources as a word.
func (g Goods) More(others Goods) Goods { return g.more(others) }
func (g Goods) Less(others Goods) Goods { return g.less(others) }
func (g Goods) Lacks(there Goods) Goods { return g.cargo().lacks(there.cargo()).goods() }
func (g Goods) Total() int              { return g.cargo().sum() }

// PayTries and PayWhy are all that could be chosen of a payment, and what is against it; PayLegal lists the rest.
func (s *State) PayTries() []game.Move { return payCandidates(s, s.Top(), nil) }
func (s *State) PayLegal() []game.Move { return payLegal(s, s.Top(), nil) }
func (s *State) PayWhy(m game.Move) game.Reason {
	return payWhy(s, s.Top(), m)
}

// ResolveAtOnce resolves the active site instead of what waits last, Resolution lets its steps wait.
func (s *State) ResolveAtOnce(log *game.Log) {
	s.Pop()
	s.resolve(log)
	Steps.Settle(s, &s.Stack, log)
}

func (s *State) Resolution(log *game.Log) {
	s.Pop()
	s.resolution()
	Steps.Settle(s, &s.Stack, log)
}

// PlayOn goes on after a card that has just been played, PlayOnBySteps lets what follows wait.
func (s *State) PlayOn(seat game.Seat, c Card, log *game.Log) {
	s.playOn(seat, c, log)
	Steps.Settle(s, &s.Stack, log)
}

func (s *State) PlayOnBySteps(seat game.Seat, c Card, log *game.Log) {
	s.Push(StepTurn, s.next(seat), 0, 0)
	s.Push(StepTrigger, seat, uint8(c), 0)
	Steps.Settle(s, &s.Stack, log)
}

// Lay puts a card from the hand in play, and takes what waits last off.
func (s *State) Lay(seat game.Seat, c Card) {
	s.Pop()
	s.leaves(seat, c)
	s.Player[seat].InPlay = s.Player[seat].InPlay.With(uint8(c))
	s.Player[seat].Played++
}

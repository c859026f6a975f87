package pyramidion

import (
	"ennead/game"
)

// What the tests see beside what everybody sees.

type Purse = purse

// Functions and tables that only tests use.
var (
	DistributeRun = distributeRun
)

func (s *State) Leaves(seat game.Seat, c Card) { s.leaves(seat, c) }

func (s *State) Drawable() int { return s.drawable() }

func (s *State) Discard(c Card) { s.discard(c) }

func (g Goods) Cargo() cargo { return g.cargo() }

func (g Goods) First() uint8 { return g.first() }

func (p *purse) Covers(due cargo) bool { return p.covers(due) }

func (s *State) Numbers() uint8 { return s.numbers() }

func (s *State) Next(seat game.Seat) game.Seat { return s.next(seat) }

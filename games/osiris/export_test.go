package osiris

import (
	"ennead/game"
)

// What the tests see beside what everybody sees.

// Constants that only tests use.
const (
	Public = public
)

// Functions and tables that only tests use.
var (
	Audience = audience
	Options  = options
)

func (s *State) Blessed() (set uint8) { return s.blessed() }

func (s *State) WhyNotDeal(seat game.Seat, m game.Move) reason { return s.whyNotDeal(seat, m) }

func (s *State) Deal(seat game.Seat, m game.Move, log *game.Log) { s.deal(seat, m, log) }

func (s *State) Pend(c Card) { s.pend(c) }

func (g Goods) Add(h *Goods) Goods { return g.add(h) }

func (s *State) Free(seat game.Seat) Goods { return s.free(seat) }

func (s *State) First() game.Seat { return s.first() }

func (s *State) Learn(holder, viewer game.Seat, c Card) { s.learn(holder, viewer, c) }

func (s *State) Leaves(holder game.Seat, c Card, closedTo game.Seats) { s.leaves(holder, c, closedTo) }

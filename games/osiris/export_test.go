package osiris

import "ennead/game"

// Access for tests to unexported names.

// Public is the audience of a public offer or promise.
const Public = public

// Functions and tables that only tests use.
var (
	Audience = audience
	Options  = options
	Picks    = picks
	Towns    = towns
)

func (s *State) Blessed() (set uint8) { return s.blessed() }

func (s *State) WhyNotNegotiate(seat game.Seat, m game.Move) reason {
	return s.whyNotNegotiate(seat, m)
}

func (s *State) Negotiate(seat game.Seat, m game.Move, log *game.Log) { s.negotiate(seat, m, log) }

func (s *State) Pend(c Card) { s.pend(c) }

func (g Goods) Add(h *Goods) Goods { return g.add(h) }

func (s *State) Free(seat game.Seat) Goods { return s.free(seat) }

func (s *State) Learn(holder, viewer game.Seat, c Card) { s.learn(holder, viewer, c) }

func (s *State) Leaves(holder game.Seat, c Card, closedTo game.Seats) { s.leaves(holder, c, closedTo) }

// Functions written for speed, for comparison with the rules.

func (t Tokens) Kinds() Resources { return t.kinds() }

func (w Workers) Nth(n int) Worker { return Worker(w.nth(n)) }

func (w Workers) Sorts() uint8 { return w.sorts() }

func (s *State) Roomy(closed Sites) Cartouches { return s.roomy(closed) }

func (s *State) Barred(seat game.Seat) Places { return s.barred(seat) }

func (s *State) Terrains(w Worker) Places { return s.terrains(w, Plainly) }

func (s *State) Harvesters() uint8 { return s.harvesters() }

func (s *State) Active(seat game.Seat) game.Seat { return s.active(seat) }

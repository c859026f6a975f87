package pharaon

import (
	"cmp"
	"math/bits"
	"slices"

	"ennead/game"
)

// Which payment to suggest, where there are several (section 5). A suggestion is no rule: it depends only on what the
// seat and the table show openly, and all other payments remain choices.

// Payment is one way to pay all that is left of an action.
type Payment struct {
	Moves  []game.Move // in the order in which they are made
	Open   uint8       // the set of quarters in which the seat could act afterwards, even without what it buys
	gods   int         // the PP of the gods that the seat would fulfil afterwards
	kept   int         // offerings left that the gods beside their quarter can count
	score  int         // of the seat afterwards
	jokers int         // spent
}

// maxPayments limits how many payments are compared; with the tokens that players have, there are hardly more.
const maxPayments = 4096

// Suggest returns a payment for the seat that is paying now. It keeps the gods that the seat fulfils (PHA-11.2). Among
// equals, it leaves most quarters open, then the most offerings that gods count, the most PP, and the most jokers. It
// returns no moves if the seat is not paying.
func (s *State) Suggest(seat game.Seat) Payment {
	f := s.Top()
	if f.Seat != seat || f.Step != StepAccess && f.Step != StepPay {
		return Payment{}
	}
	search := suggestion{from: s, seat: seat}
	search.extend(s, nil)
	return search.best
}

// suggestion is a search for the best payment.
type suggestion struct {
	from *State // before the first token
	seat game.Seat
	fits func(*Payment) bool // limits the search, or nil
	seen int
	best Payment
}

// extend tries all ways to go on after some moves. The order of tokens does not matter once access is paid, so only
// one order is tried.
func (p *suggestion) extend(s *State, made []game.Move) {
	for _, m := range s.Moves(nil, p.seat) {
		if last := len(made) - 1; m.Verb == VRest || last >= 0 && made[last].Verb == VPay && m.A < made[last].A {
			continue
		}
		if p.seen == maxPayments {
			return
		}
		after, moves := *s, slices.Concat(made, []game.Move{m})
		after.Play(p.seat, m, nil)
		if top := after.Top(); after.Buy.Access != NoToken && top.Step == StepPay && top.Seat == p.seat {
			p.extend(&after, moves)
		} else {
			p.seen++
			p.weigh(moves)
		}
	}
}

// weigh keeps a payment if it is better than the best so far.
func (p *suggestion) weigh(moves []game.Move) {
	after, b := *p.from, &p.from.Buy
	own := &after.Player[p.seat]
	pay := Payment{Moves: moves}
	for _, m := range moves {
		t := Token(m.A)
		own.Tokens[t]--
		if _, ok := coloured(t); !ok {
			pay.jokers++
		}
		if w := after.Facing(b.Quarter); m.Verb == VAccess && !after.full(w) {
			after.place(w, t)
		}
	}
	if b.Quarter == Burial {
		own.Step++ // the next step costs something else
	}
	own.Tokens[Prestige1] += uint8(p.from.Brings()) // which gods count, and nobody can spend
	pay.Open, pay.score = after.Actable(p.seat), after.Score(p.seat)
	pay.gods = after.godPoints(after.GodsOf(p.seat))
	need := after.Data.Edges[Offerings]
	pay.kept = min(after.elements(own, Offerings), need.CW.Need+need.CCW.Need)
	if p.fits != nil && !p.fits(&pay) {
		return
	}
	if p.best.Moves == nil || pay.compare(p.best) > 0 {
		p.best = pay
	}
}

// compare is positive if one payment is better than another.
func (p *Payment) compare(other Payment) int {
	return cmp.Or(cmp.Compare(p.gods, other.gods), cmp.Compare(bits.OnesCount8(p.Open), bits.OnesCount8(other.Open)),
		cmp.Compare(p.kept, other.kept), cmp.Compare(p.score, other.score), cmp.Compare(other.jokers, p.jokers))
}

// Replaced returns the colours that the jokers of a payment stand for: that of the wheel where one pays access, then
// those of the cost that no coloured token pays. It returns none where any tokens pay, and if jokers have been paid
// before.
func (s *State) Replaced(seat game.Seat, p Payment) (list []Colour) {
	var h hand
	b := s.Buy
	s.handFor(&h, seat, b.Quarter)
	if h.anyFive || b.Jokers > 0 {
		return nil
	}
	for _, m := range p.Moves {
		c, ok := coloured(Token(m.A))
		switch {
		case m.Verb == VAccess:
			if b.access(&h, Token(m.A)); !ok && !h.anyAccess {
				list = append(list, h.facing)
			}
		case ok:
			b.Need -= One(b.Class[c])
		}
	}
	cost := s.Data.costs(b.Quarter)[h.number(&b)]
	for c := range Colour(Colours) {
		for range min(cost.Of(uint8(c)), b.Need.Of(b.Class[c])) {
			list = append(list, c)
			b.Need -= One(b.Class[c])
		}
	}
	return list
}

// First returns the moves of a payment in progress with the suggested one at the head: the one move that pays the rest
// if there is such a move, otherwise the next move of the suggestion.
func (p *Payment) First(legal []game.Move) []game.Move {
	first := slices.IndexFunc(legal, func(m game.Move) bool { return m.Verb == VRest })
	if first < 0 && len(p.Moves) > 0 {
		first = slices.Index(legal, p.Moves[0])
	}
	if first <= 0 {
		return legal
	}
	return slices.Concat(legal[first:first+1], legal[:first], legal[first+1:])
}

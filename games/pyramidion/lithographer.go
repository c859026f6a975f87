package pyramidion

import (
	"math/bits"

	"ennead/game"
	"ennead/game/flow"
)

// The Lithographer: PYR-16.9.

// The cards that raise the minimums, as bits of State.Raised.
const (
	RaisedOwn uint8 = 1 << iota
	RaisedCopied
)

// lithographer offers both options, if an exchange is possible at all. Otherwise it raises the minimums.
func (s *State) lithographer(seat game.Seat, c Card, log *game.Log) {
	if s.partners() == 0 {
		s.raiseMinimums(seat, c, log)
		return
	}
	s.Push(StepLitho, seat, uint8(c), 0)
}

// partners returns the sites to exchange with. Both sites must have a resource (PYR-16.9.2).
func (s *State) partners() (all Sites) {
	if s.Goods[s.Site] == (Goods{}) {
		return 0
	}
	for site := range s.Goods {
		if s.Goods[site] != (Goods{}) {
			all = all.With(uint8(site))
		}
	}
	return all.Without(uint8(s.Site))
}

func lithoCandidates(s *State, _ Frame, dst []game.Move) []game.Move {
	dst = append(dst, game.Move{Verb: VRaise})
	return flow.List(dst, VExchange, everySite.Without(uint8(s.Site)))
}

func lithoWhy(s *State, _ Frame, m game.Move) reason {
	if m.Verb == VExchange && !s.partners().Has(m.A) {
		return reason{No: NoExchange, A: m.A}
	}
	return reason{}
}

// lithoLegal lists the moves that lithoWhy allows.
func lithoLegal(s *State, _ Frame, dst []game.Move) []game.Move {
	return flow.List(append(dst, game.Move{Verb: VRaise}), VExchange, s.partners())
}

func lithoPlay(s *State, f Frame, m game.Move, log *game.Log) {
	if m.Verb == VRaise {
		s.raiseMinimums(f.Seat, Card(f.A), log)
		return
	}
	if out, only := s.Goods[s.Site].only(s.Both(Site(m.A))); only {
		s.askForReturn(f.Seat, Site(m.A), out, log)
		return
	}
	s.Push(StepOut, f.Seat, m.A, 0)
}

// raiseMinimums raises the minimums of the active site (PYR-16.9.1).
func (s *State) raiseMinimums(seat game.Seat, c Card, log *game.Log) {
	s.Raised |= s.raiser(c)
	log.Add(raisedMinimums(seat))
}

// Both returns how many resources each site gives (PYR-16.9.2).
func (s *State) Both(site Site) uint8 {
	return min(bothMost, s.Goods[s.Site].Sum(), s.Goods[site].Sum())
}

// only reports whether there is only one way to take n tokens. If so, it returns them.
func (g Goods) only(n uint8) (Goods, bool) {
	all := g.Sorts()
	if g.Sum() == n {
		return g, true
	}
	if all&(all-1) != 0 {
		return Goods{}, false
	}
	return Goods{}.plus(all, n), true
}

// plus adds n tokens of the only resource in a set.
func (g Goods) plus(kind Sorts, n uint8) Goods {
	for r := range g {
		if kind == 1<<r {
			g[r] += n
		}
	}
	return g
}

// couple is one or two resources. The second is [alone] if there is only one.
type couple struct{ first, second uint8 }

// move returns the move that names these resources.
func (c couple) move(verb uint8) game.Move {
	return game.Move{Verb: verb, A: c.first, B: c.second}
}

// pairs appends all ways to take one or two resources, each once.
func pairs(dst []game.Move, verb, n uint8) []game.Move {
	for a := range uint8(ResourceCount) {
		if n == 1 {
			dst = append(dst, couple{a, alone}.move(verb))
			continue
		}
		for b := a; b < ResourceCount; b++ {
			dst = append(dst, couple{a, b}.move(verb))
		}
	}
	return dst
}

// taken appends those ways for which the resources are there.
func (g *Goods) taken(dst []game.Move, verb, n uint8) []game.Move {
	for kinds := g.Sorts(); kinds != 0; kinds &= kinds - 1 {
		a := uint8(bits.TrailingZeros8(kinds))
		if n == 1 {
			dst = append(dst, couple{a, alone}.move(verb))
			continue
		}
		both := kinds
		if g[a] == 1 {
			both &= kinds - 1
		}
		for ; both != 0; both &= both - 1 {
			dst = append(dst, couple{a, uint8(bits.TrailingZeros8(both))}.move(verb))
		}
	}
	return dst
}

// Pair returns the one or two resources that a move names.
func Pair(m game.Move) (g Goods) {
	g[m.A]++
	if m.B != alone {
		g[m.B]++
	}
	return g
}

func outCandidates(s *State, f Frame, dst []game.Move) []game.Move {
	return pairs(dst, VOut, s.Both(Site(f.A)))
}

func outWhy(s *State, _ Frame, m game.Move) reason { return whyNotThere(&s.Goods[s.Site], s.Site, m) }

func whyNotThere(g *Goods, site Site, m game.Move) reason {
	for r, n := range Pair(m) {
		if n > g[r] {
			return reason{No: NoTokens, A: uint8(r), B: uint8(site)}
		}
	}
	return reason{}
}

// outLegal lists the moves that outWhy allows.
func outLegal(s *State, f Frame, dst []game.Move) []game.Move {
	return s.Goods[s.Site].taken(dst, VOut, s.Both(Site(f.A)))
}

func outPlay(s *State, f Frame, m game.Move, log *game.Log) {
	s.askForReturn(f.Seat, Site(f.A), Pair(m), log)
}

// askForReturn asks for the resources in return for those that leave.
func (s *State) askForReturn(seat game.Seat, site Site, out Goods, log *game.Log) {
	s.Out = out
	if in, only := s.Goods[site].only(out.Sum()); only {
		s.exchange(seat, site, in, log)
		return
	}
	s.Push(StepIn, seat, uint8(site), 0)
}

func inCandidates(s *State, _ Frame, dst []game.Move) []game.Move {
	return pairs(dst, VIn, s.Out.Sum())
}

func inWhy(s *State, f Frame, m game.Move) reason {
	return whyNotThere(&s.Goods[f.A], Site(f.A), m)
}

// inLegal lists the moves that inWhy allows.
func inLegal(s *State, f Frame, dst []game.Move) []game.Move {
	return s.Goods[f.A].taken(dst, VIn, s.Out.Sum())
}

func inPlay(s *State, f Frame, m game.Move, log *game.Log) {
	s.exchange(f.Seat, Site(f.A), Pair(m), log)
}

// exchange swaps the resources in State.Out with those of the other site (PYR-16.9.2).
func (s *State) exchange(seat game.Seat, site Site, in Goods, log *game.Log) {
	here, there := &s.Goods[s.Site], &s.Goods[site]
	*here, *there = here.less(s.Out).more(in), there.less(in).more(s.Out)
	for out := s.Out; out.Sum() > 0; {
		a, b := out.first(), in.first()
		out[a]--
		in[b]--
		log.Add(exchanged(seat, Exchange{Out: Resource(a), In: Resource(b), With: site}))
	}
	s.Out = Goods{}
}

// first returns the first resource with an amount above zero.
func (g Goods) first() uint8 {
	for r, n := range g {
		if n > 0 {
			return uint8(r)
		}
	}
	return 0
}

// lithoFits requires a possible exchange, since otherwise there is no choice (PYR-16.9).
func lithoFits(s *State, f, under Frame) bool {
	return s.effectFits(Lithographer, f, under) && !s.raises(Card(under.A)) && s.partners() != 0
}

// raiser returns the bit of a card in State.Raised: a Lithographer, or the Philosopher that copies one.
func (s *State) raiser(c Card) uint8 {
	if s.copyist(c) {
		return RaisedCopied
	}
	return RaisedOwn
}

// raises reports whether that card has raised the minimums (PYR-16.9.1).
func (s *State) raises(c Card) bool { return s.Raised&s.raiser(c) != 0 }

// outFits requires a choice of what leaves the site (PYR-16.9.2).
func outFits(s *State, f, under Frame) bool {
	return s.exchangeFits(f, under) && !forced(&s.Goods[s.Site], s.Both(Site(f.A)))
}

// inFits requires that the resources to leave were chosen and are there, and a choice of what comes in return
// (PYR-16.9.2).
func inFits(s *State, f, under Frame) bool {
	if !s.exchangeFits(f, under) {
		return false
	}
	for r, n := range s.Goods[s.Site] {
		if s.Out[r] > n {
			return false
		}
	}
	n := s.Both(Site(f.A))
	return s.Out.Sum() == n && !forced(&s.Goods[f.A], n)
}

// exchangeFits accepts a site to exchange with (PYR-16.9.2).
func (s *State) exchangeFits(f, under Frame) bool {
	c := Card(under.A)
	return s.EffectOf(c) == Lithographer && !s.raises(c) && s.partners().Has(f.A)
}

// forced reports whether there is only one way to take n tokens.
func forced(g *Goods, n uint8) bool {
	_, only := g.only(n)
	return only
}

package pyramidion

import (
	"math/bits"

	"ennead/game"
	"ennead/game/flow"
)

// Paying for a boat: PYR-12.3 to PYR-12.6. Resources that torturers fetch and what statues stand for are chosen one by
// one; the rest comes from the reserve.

// purse is what a player can pay with.
type purse struct {
	data    *Components
	own     cargo // of the reserve
	torture Sites // troops that can still fetch
	supply  cargo // what they can fetch
}

// purse is what the seat has, less what a payment in progress uses.
func (s *State) purse(seat game.Seat) purse {
	return purse{
		data: s.Data, own: s.Player[seat].Goods.cargo() - cargo(s.Payment.Statues)*one(Statue),
		torture: s.Posts(seat, Torturers) &^ (s.Fetchers | s.Payment.Troops), // PYR-12.4: each at most once a round
		supply:  s.Supply.cargo() - s.Payment.Fetched.cargo(),                // they must be there together
	}
}

// covers tells whether there is a way to pay exactly that.
func (p *purse) covers(due cargo) bool {
	short, need := p.short(due)
	return need <= 0 || need <= p.torture.Len() && p.fetch(need, short, p.torture, p.supply)
}

// short is what the reserve lacks without its statues, and how many resources troops must fetch: a statue stands for
// anything.
func (p *purse) short(due cargo) (cargo, int) {
	statues := p.own.of(Statue)
	short := due.lacks(p.own - cargo(statues)*one(Statue))
	return short, short.sum() - int(statues)
}

// fetch tells whether troops can bring so many of what is short, each troop one of its site's box. A statue is good for
// anything.
func (p *purse) fetch(need int, short cargo, troops Sites, supply cargo) bool {
	if need == 0 {
		return true
	}
	for ; troops.Len() >= need; troops = troops.Rest() {
		wanted := short.sorts()
		for kinds := p.data.Site[troops.First()].Box & supply.sorts() & (wanted | 1<<Statue); kinds != 0; kinds &= kinds - 1 {
			r, rest := Resource(bits.TrailingZeros8(kinds)), short
			if wanted>>r&1 == 1 {
				rest -= one(r)
			}
			if p.fetch(need-1, rest, troops.Rest(), supply-one(r)) {
				return true
			}
		}
	}
	return false
}

// fetch is the move by which a torturer brings a resource that is due, fetchFor that by which they bring a statue for
// it (PYR-12.4).
func fetch(site Site, r Resource) game.Move {
	return game.Move{Verb: VFetch, A: uint8(site), B: uint8(r)}
}

func fetchFor(site Site, r Resource) game.Move {
	return game.Move{Verb: VFetchFor, A: uint8(site), B: uint8(r)}
}

// FetchOf is what such a move names: the torturer's site, and what is due.
func FetchOf(m game.Move) (Site, Resource) { return Site(m.A), Resource(m.B) }

func payCandidates(s *State, f Frame, dst []game.Move) []game.Move {
	due := s.Payment.Left.Sorts()
	for site, owner := range s.Troop[Torturers] {
		if owner != f.Seat {
			continue
		}
		for left := due; left != 0; left &= left - 1 {
			r := Resource(bits.TrailingZeros8(left))
			if r != Statue {
				dst = append(dst, fetch(Site(site), r))
			}
			dst = append(dst, fetchFor(Site(site), r))
		}
	}
	return append(flow.List(dst, VStatue, due&^(1<<Statue)), game.Move{Verb: VPay})
}

// payWhy: whatever is chosen must leave a way to pay for the rest (PYR-12.3).
func payWhy(s *State, f Frame, m game.Move) reason {
	p := s.purse(f.Seat)
	return p.why(s.Payment.Left.cargo(), m)
}

// why is the reason against a choice while that is due.
func (p purse) why(due cargo, m game.Move) reason {
	switch m.Verb {
	case VPay:
		if lacks := due.lacks(p.own); lacks != 0 {
			return reason{No: NoRest, A: uint8(bits.TrailingZeros8(lacks.sorts()))}
		}
		return reason{}
	case VStatue:
		if p.own.of(Statue) == 0 {
			return reason{No: NoStatues}
		}
		p.own -= one(Statue)
		due -= one(Resource(m.A))
	default:
		r := fetched(m)
		switch {
		case !p.torture.Has(m.A):
			return reason{No: NoFetcher, A: m.A}
		case p.data.Site[m.A].Box&(1<<r) == 0:
			return reason{No: NoBox, A: uint8(r), B: m.A}
		case p.supply.of(r) == 0:
			return reason{No: NoSupply, A: uint8(r)}
		}
		p.torture, p.supply = p.torture.Without(m.A), p.supply-one(r)
		due -= one(Resource(m.B))
	}
	if !p.covers(due) {
		return reason{No: NoWay}
	}
	return reason{}
}

// fetched is what a troop brings.
func fetched(m game.Move) Resource {
	if m.Verb == VFetchFor {
		return Statue
	}
	return Resource(m.B)
}

// payFar: what is not due is not paid (PYR-12.6), and others' troops do not fetch.
func payFar(s *State, f Frame, m game.Move) reason {
	switch m.Verb {
	case VFetch, VFetchFor:
		if s.Troop[Torturers][m.A] != f.Seat {
			return reason{No: NoFetcher, A: m.A}
		}
		return reason{No: NoDue, A: m.B}
	case VStatue:
		return reason{No: NoDue, A: m.A}
	}
	return reason{No: notNow}
}

// paySkip: a boat for which there is but one way to pay is paid.
func paySkip(s *State, f Frame, log *game.Log) bool {
	p, left := s.purse(f.Seat), s.Payment.Left.cargo()
	if left.lacks(p.own) != 0 || p.other(left) {
		return false
	}
	s.loaded(f.Seat, log)
	return true
}

// other tells whether a statue or a torturer could pay something that the reserve has.
func (p *purse) other(due cargo) bool {
	wanted := due.sorts()
	if wanted&^(1<<Statue) != 0 && p.own.of(Statue) > due.of(Statue) {
		return true
	}
	if wanted != 0 {
		wanted |= 1 << Statue
	}
	there := p.supply.sorts() & wanted
	for troops := p.torture; troops != 0; troops = troops.Rest() {
		if p.data.Site[troops.First()].Box&there != 0 {
			return true
		}
	}
	return false
}

func payPlay(s *State, f Frame, m game.Move, log *game.Log) {
	pay := &s.Payment
	switch m.Verb {
	case VPay:
		s.loaded(f.Seat, log)
		return
	case VStatue:
		pay.Statues++
		pay.Left[m.A]--
	default:
		pay.Fetched[fetched(m)]++
		pay.Troops = pay.Troops.With(m.A)
		pay.Left[m.B]--
		log.Add(torturerFetched(f.Seat, Site(m.A), fetched(m)))
	}
	s.Push(StepPay, f.Seat, 0, 0)
}

// loaded pays the rest, and the boat lies face down before the player (PYR-12.5). What torturers fetched came from the
// supply and goes back there; they stay where they are.
func (s *State) loaded(seat game.Seat, log *game.Log) {
	p, pay := &s.Player[seat], &s.Payment
	log.Add(loaded(seat, pay.Boat))
	pay.Left[Statue] += pay.Statues
	p.Goods, s.Supply = p.Goods.less(pay.Left), s.Supply.more(pay.Left)
	if log != nil {
		for r, n := range pay.Left {
			if n > 0 {
				log.Add(paid(seat, Resource(r), n))
			}
		}
	}
	s.Fetchers |= pay.Troops
	if pay.Boat == s.Private {
		s.Private, s.Captain = 0, NoSeat
	}
	s.Row = s.Row.Without(uint8(pay.Boat))
	p.Boats = p.Boats.With(uint8(pay.Boat))
	s.Loaded[seat]++
	s.Payment = Payment{}
}

// payFits: what has been paid so far was possible, and the boat is open to the seat; then the next one is on turn
// (PYR-12.3).
func payFits(s *State, f, under Frame) bool {
	pay := &s.Payment
	return bare(f) && under.A == 0 && under.Seat == s.after(f.Seat) && s.open(f.Seat).Has(uint8(pay.Boat)) &&
		pay.Statues <= s.Player[f.Seat].Goods[Statue] && s.fetchers(f.Seat) && s.settled()
}

// fetchers tells whether the troops that fetched for a payment are the seat's, each for the first time this round
// (PYR-12.4).
func (s *State) fetchers(seat game.Seat) bool {
	pay := &s.Payment
	for troops := pay.Troops; troops != 0; troops = troops.Rest() {
		if site := troops.First(); s.Troop[Torturers][site] != seat || s.Fetchers.Has(site) {
			return false
		}
	}
	return int(pay.Fetched.Sum()) == pay.Troops.Len() && s.brought(pay.Troops, pay.Fetched)
}

// brought tells whether troops can have fetched that, each one thing of its site's box (PYR-12.4).
func (s *State) brought(troops Sites, fetched Goods) bool {
	if troops == 0 {
		return true
	}
	box := s.Data.Site[troops.First()].Box
	for r, n := range fetched {
		if n == 0 || box&(1<<r) == 0 {
			continue
		}
		rest := fetched
		rest[r]--
		if s.brought(troops.Rest(), rest) {
			return true
		}
	}
	return false
}

// settled tells whether what a boat needs and is not left to be paid was fetched, or stood for by a statue (PYR-12.3).
func (s *State) settled() bool {
	pay := &s.Payment
	others := 0 // that statues stood for
	for r, n := range s.Data.Boat[pay.Boat].Needs {
		done := int(n) - int(pay.Left[r])
		if Resource(r) != Statue {
			done -= int(pay.Fetched[r])
		}
		if done < 0 || Resource(r) == Statue && done > int(pay.Fetched[r]) || pay.Fetched[r] > s.Supply[r] {
			return false
		}
		others += done
	}
	return others == int(pay.Statues+pay.Fetched[Statue])
}

package pyramidion

import (
	"math/bits"

	"ennead/game"
	"ennead/game/flow"
)

// Paying for a boat: PYR-12.3 to PYR-12.6. The player chooses one by one what torturers fetch and what statues
// replace. The reserve pays the rest.

// purse is everything that a player can pay with.
type purse struct {
	data    *Components
	own     cargo // in the reserve
	torture Sites // sites with torturers that can still fetch
	supply  cargo // what they can fetch
}

// purse returns what the seat can still pay with, after the choices of a payment in progress.
func (s *State) purse(seat game.Seat) purse {
	return purse{
		data: s.Data, own: s.Player[seat].Goods.cargo() - cargo(s.Payment.Statues)*one(Statue),
		torture: s.Posts(seat, Torturers) &^ (s.Fetchers | s.Payment.Troops), // each at most once a round (PYR-12.4)
		supply:  s.Supply.cargo() - s.Payment.Fetched.cargo(),                // it must have all fetched tokens at once
	}
}

// covers reports whether there is a way to pay exactly that.
func (p *purse) covers(due cargo) bool {
	short, need := p.short(due)
	return need <= 0 || need <= p.torture.Len() && p.fetch(need, short, p.torture, p.supply)
}

// short returns what the reserve lacks, its statues not counted, and how many of those resources torturers must
// fetch. A statue replaces any resource.
func (p *purse) short(due cargo) (cargo, int) {
	statues := p.own.of(Statue)
	short := due.lacks(p.own - cargo(statues)*one(Statue))
	return short, short.sum() - int(statues)
}

// fetch reports whether troops can fetch need of the missing resources. Each troop fetches one from its site's box; a
// statue replaces any resource.
func (p *purse) fetch(need int, short cargo, troops Sites, supply cargo) bool {
	if need == 0 {
		return true
	}
	for ; troops.Len() >= need; troops = troops.Rest() {
		wanted := short.sorts()
		kinds := p.data.Site[troops.First()].Box & supply.sorts() & (wanted | 1<<Statue)
		for ; kinds != 0; kinds &= kinds - 1 {
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

// fetch returns the move by which a torturer fetches a resource that is due. fetchFor returns the one by which it
// fetches a statue instead (PYR-12.4).
func fetch(site Site, r Resource) game.Move {
	return game.Move{Verb: VFetch, A: uint8(site), B: uint8(r)}
}

func fetchFor(site Site, r Resource) game.Move {
	return game.Move{Verb: VFetchFor, A: uint8(site), B: uint8(r)}
}

// FetchOf returns the torturer's site and the resource that is due, from either move.
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

// payWhy requires that every choice leaves a way to pay the rest (PYR-12.3).
func payWhy(s *State, f Frame, m game.Move) reason {
	p := s.purse(f.Seat)
	return p.why(s.Payment.Left.cargo(), m)
}

// why returns the reason against a choice while due is left to pay.
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

// fetched returns the resource that a troop fetches.
func fetched(m game.Move) Resource {
	if m.Verb == VFetchFor {
		return Statue
	}
	return Resource(m.B)
}

// payFar refuses resources that are not due (PYR-12.6), and troops of other players.
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

// paySkip pays at once if there is only one way to pay.
func paySkip(s *State, f Frame, log *game.Log) bool {
	p, left := s.purse(f.Seat), s.Payment.Left.cargo()
	if left.lacks(p.own) != 0 || p.hasChoice(left) {
		return false
	}
	s.loaded(f.Seat, log)
	return true
}

// hasChoice reports whether a statue or a torturer could pay for something that the reserve has.
func (p *purse) hasChoice(due cargo) bool {
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
	if m.Verb == VPay {
		s.loaded(f.Seat, log)
		return
	}
	if s.Payment.add(m); m.Verb != VStatue {
		log.Add(torturerFetched(f.Seat, Site(m.A), fetched(m)))
	}
	s.Push(StepPay, f.Seat, 0, 0)
}

// add adds a statue of the reserve to a payment, or what a torturer fetches.
func (pay *Payment) add(m game.Move) {
	if m.Verb == VStatue {
		pay.Statues++
		pay.Left[m.A]--
		return
	}
	pay.Fetched[fetched(m)]++
	pay.Troops = pay.Troops.With(m.A)
	pay.Left[m.B]--
}

// OneWay reports whether a payment is to be made and all ways to make it come to the same: the same torturers fetch
// something, and the same resources leave the reserve. Only the order is left to choose (PYR-12.3).
func (s *State) OneWay() bool {
	f := s.Top()
	if f.Step != StepPay {
		return false
	}
	then, seen := *s, map[Payment]bool{}
	var end Payment
	var walk func(pay Payment) bool
	walk = func(pay Payment) bool {
		if seen[pay] {
			return true
		}
		seen[pay] = true
		then.Payment = pay
		for _, m := range payLegal(&then, f, nil) {
			next := pay
			if m.Verb != VPay {
				if next.add(m); !walk(next) {
					return false
				}
				continue
			}
			next.Left[Statue] += next.Statues
			next.Statues, next.Fetched = 0, Goods{} // fetched resources return to the supply
			if end.Boat != 0 && end != next {
				return false
			}
			end = next
		}
		return true
	}
	return walk(s.Payment)
}

// loaded pays the rest and puts the boat face down in front of the player (PYR-12.5). Fetched resources come from the
// supply and return there; the torturers stay.
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

// payFits requires a possible payment so far, and a boat that the seat is allowed to load; the next seat waits
// beneath (PYR-12.3).
func payFits(s *State, f, under Frame) bool {
	pay := &s.Payment
	return under.A == 0 && under.Seat == s.after(f.Seat) && s.openBoats(f.Seat).Has(uint8(pay.Boat)) &&
		pay.Statues <= s.Player[f.Seat].Goods[Statue] && s.fetchersFit(f.Seat) && s.addsUp()
}

// fetchersFit reports whether the torturers of a payment are the seat's, have not fetched before in this round, and can
// have fetched what they did (PYR-12.4).
func (s *State) fetchersFit(seat game.Seat) bool {
	pay := &s.Payment
	for troops := pay.Troops; troops != 0; troops = troops.Rest() {
		if site := troops.First(); s.Troop[Torturers][site] != seat || s.Fetchers.Has(site) {
			return false
		}
	}
	return int(pay.Fetched.Sum()) == pay.Troops.Len() && s.canFetch(pay.Troops, pay.Fetched)
}

// canFetch reports whether troops can have fetched that, one resource each from their site's box (PYR-12.4).
func (s *State) canFetch(troops Sites, fetched Goods) bool {
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
		if s.canFetch(troops.Rest(), rest) {
			return true
		}
	}
	return false
}

// addsUp reports whether everything paid so far was fetched, or replaced by a statue (PYR-12.3).
func (s *State) addsUp() bool {
	pay := &s.Payment
	others := 0 // resources that statues replaced
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

package pyramidion

import (
	"encoding/binary"
	"math/bits"

	"ennead/game"
	"ennead/game/set"
)

// Paying for a boat: PYR-12.3 to PYR-12.6. Resources that torturers fetch and what statues stand for are chosen one by one; the rest
// comes from the reserve.

// purse is what a player can pay with.
type purse struct {
	data    *Components
	own     Goods // of the reserve
	torture Sites // troops that can still fetch
	supply  Goods // what they can fetch
}

// purse is what the seat has, less what a payment in progress uses.
func (s *State) purse(seat game.Seat) purse {
	p := purse{data: s.Data, own: s.Player[seat].Goods, supply: s.Supply}
	p.torture = s.Posts(seat, Torturers) &^ (s.Fetchers | s.Payment.Troops) // PYR-12.4: each at most once a round
	p.own[Statue] -= s.Payment.Statues
	if s.Payment.Troops != 0 {
		for r := range p.supply {
			p.supply[r] -= s.Payment.Fetched[r] // they must be there together
		}
	}
	return p
}

// covers tells whether there is a way to pay exactly that.
func (p *purse) covers(due Goods) bool {
	short := due.short(p.own)
	missing, statues := set.Total(short), int(p.own[Statue])
	if missing <= statues { // a statue stands for anything
		return true
	}
	missing -= statues
	return missing <= p.torture.Len() && p.fetch(uint8(missing), goods(short), p.torture, p.supply)
}

// short is how much of each resource is missing in a reserve without its statues, in the bytes of a word: of all kinds at once.
func (g Goods) short(of Goods) uint64 {
	const top = 0x808080808080
	of[Statue] = 0
	left := g.word() | top - of.word() // the top bit of a byte stays where there is no more than is wanted
	kept := left & top >> 7 * 0xff
	return left &^ top & kept
}

// word are amounts side by side, a byte each; goods are the amounts of a word.
func (g Goods) word() uint64 {
	return uint64(binary.LittleEndian.Uint32(g[:4])) | uint64(binary.LittleEndian.Uint16(g[4:]))<<32
}

func goods(word uint64) (g Goods) {
	binary.LittleEndian.PutUint32(g[:4], uint32(word))
	binary.LittleEndian.PutUint16(g[4:], uint16(word>>32))
	return g
}

// fetch tells whether troops can bring so many of what is short, each troop one of its site's box. A statue is good for anything.
func (p *purse) fetch(missing uint8, short Goods, troops Sites, supply Goods) bool {
	if missing == 0 {
		return true
	}
	if int(missing) > troops.Len() {
		return false
	}
	box := p.data.Site[troops.First()].Box
	for r := range Resource(resources) {
		if box&(1<<r) == 0 || supply[r] == 0 || short[r] == 0 && r != Statue {
			continue
		}
		wants, there := short, supply
		there[r]--
		if wants[r] > 0 {
			wants[r]--
		}
		if p.fetch(missing-1, wants, troops.Rest(), there) {
			return true
		}
	}
	return p.fetch(missing, short, troops.Rest(), supply)
}

func payTries(s *State, f Frame, dst []game.Move) []game.Move {
	due := s.Payment.Left.sorts()
	for site, owner := range s.Troop[Torturers] {
		if owner != f.Seat {
			continue
		}
		for r := range uint8(resources) {
			switch {
			case due&(1<<r) == 0:
			case Resource(r) == Statue:
				dst = append(dst, game.Move{Verb: vFetchFor, A: uint8(site), B: r})
			default:
				dst = append(dst, game.Move{Verb: vFetch, A: uint8(site), B: r}, game.Move{Verb: vFetchFor, A: uint8(site), B: r})
			}
		}
	}
	for left := due &^ (1 << Statue); left != 0; left &= left - 1 {
		dst = append(dst, game.Move{Verb: vStatue, A: uint8(bits.TrailingZeros8(left))})
	}
	return append(dst, game.Move{Verb: vPay})
}

// payWhy: whatever is chosen must leave a way to pay for the rest (PYR-12.3).
func payWhy(s *State, f Frame, m game.Move) reason {
	return whyNotPay(s.purse(f.Seat), s.Payment.Left, m)
}

// payLegal lists what payWhy is not against, from one look into the purse.
func payLegal(s *State, f Frame, dst []game.Move) []game.Move {
	p, n := s.purse(f.Seat), len(dst)
	dst = payTries(s, f, dst)
	for _, m := range dst[n:] {
		if whyNotPay(p, s.Payment.Left, m).No == 0 {
			dst[n] = m
			n++
		}
	}
	return dst[:n]
}

// whyNotPay is the reason against a choice while that is due.
func whyNotPay(p purse, due Goods, m game.Move) reason {
	switch m.Verb {
	case vPay:
		if r, enough := p.exactly(due); !enough {
			return reason{No: noRest, A: r}
		}
		return reason{}
	case vStatue:
		if p.own[Statue] == 0 {
			return reason{No: noStatues}
		}
		p.own[Statue]--
		due[m.A]--
	default:
		r := fetched(m)
		switch {
		case !p.torture.Has(m.A):
			return reason{No: noFetcher, A: m.A}
		case p.data.Site[m.A].Box&(1<<r) == 0:
			return reason{No: noBox, A: uint8(r), B: m.A}
		case p.supply[r] == 0:
			return reason{No: noSupply, A: uint8(r)}
		}
		p.torture, p.supply[r] = p.torture.Without(m.A), p.supply[r]-1
		due[m.B]--
	}
	if !p.covers(due) {
		return reason{No: noWay}
	}
	return reason{}
}

// fetched is what a troop brings.
func fetched(m game.Move) Resource {
	if m.Verb == vFetchFor {
		return Statue
	}
	return Resource(m.B)
}

// payFar: what is not due is not paid (PYR-12.6), and others' troops do not fetch.
func payFar(s *State, f Frame, m game.Move) reason {
	switch m.Verb {
	case vFetch, vFetchFor:
		if s.Troop[Torturers][m.A] != f.Seat {
			return reason{No: noFetcher, A: m.A}
		}
		return reason{No: noDue, A: m.B}
	case vStatue:
		return reason{No: noDue, A: m.A}
	}
	return reason{No: notNow}
}

// exactly tells whether the reserve alone has all of that; if not, a resource of which there is too little.
func (p *purse) exactly(due Goods) (uint8, bool) {
	for r, n := range due {
		if n > p.own[r] {
			return uint8(r), false
		}
	}
	return 0, true
}

// paySkip: a boat for which there is but one way to pay is paid.
func paySkip(s *State, f Frame, log *game.Log) bool {
	p := s.purse(f.Seat)
	if _, enough := p.exactly(s.Payment.Left); !enough || p.other(s.Payment.Left) {
		return false
	}
	s.loaded(f.Seat, log)
	return true
}

// other tells whether a statue or a torturer could pay something that the reserve has.
func (p *purse) other(due Goods) bool {
	wanted := due.sorts()
	if wanted&^(1<<Statue) != 0 && p.own[Statue] > due[Statue] {
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
	case vPay:
		s.loaded(f.Seat, log)
		return
	case vStatue:
		pay.Statues++
		pay.Left[m.A]--
	default:
		pay.Fetched[fetched(m)]++
		pay.Troops = pay.Troops.With(m.A)
		pay.Left[m.B]--
		log.Note(evFetched, f.Seat, m.A, uint8(fetched(m)), 0, 0)
	}
	s.Push(StepPay, f.Seat, 0, 0)
}

// loaded pays the rest, and the boat lies face down before the player (PYR-12.5). What torturers fetched came from the supply and goes
// back there; they stay where they are.
func (s *State) loaded(seat game.Seat, log *game.Log) {
	p, pay := &s.Player[seat], &s.Payment
	log.Note(evLoaded, seat, uint8(pay.Boat), 0, 0, 0)
	pay.Left[Statue] += pay.Statues
	for r, n := range pay.Left {
		if n > 0 {
			p.Goods[r] -= n
			s.Supply[r] += n
			log.Note(evPaid, seat, uint8(r), n, 0, 0)
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

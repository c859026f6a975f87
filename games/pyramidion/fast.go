package pyramidion

import (
	"encoding/binary"
	"math/bits"

	"ennead/game"
	"ennead/game/set"
)

// What is written for speed. fast_test.go compares each with a plain version.

// cargo are amounts of all resources side by side, a byte each and below 128, so that they are looked at and moved all
// at once.
type cargo uint64

// cargo are the amounts as a word, goods those of a word.
func (g Goods) cargo() cargo {
	return cargo(binary.LittleEndian.Uint32(g[:4])) | cargo(binary.LittleEndian.Uint16(g[4:]))<<32
}

func (c cargo) goods() (g Goods) {
	binary.LittleEndian.PutUint32(g[:4], uint32(c))
	binary.LittleEndian.PutUint16(g[4:], uint16(c>>32))
	return g
}

// one is one token of a kind.
func one(r Resource) cargo { return 1 << (8 * r) }

// of is how many there are of a kind.
func (c cargo) of(r Resource) uint8 { return uint8(c >> (8 * r)) }

// sum is how many there are of all kinds, less than 128; sorts are the kinds of which there are any.
func (c cargo) sum() int     { return set.Total(uint64(c)) }
func (c cargo) sorts() Sorts { return set.Eight(uint64(c)) }

// lacks is how much of each kind is missing in what is there.
func (c cargo) lacks(there cargo) cargo {
	const top = 0x808080808080
	left := c | top - there // the top bit of a byte stays where there is no more than is wanted
	kept := left & top >> 7 * 0xff
	return left &^ top & kept
}

// more is goods and others together, less is goods without others, which are among them.
func (g Goods) more(others Goods) Goods { return (g.cargo() + others.cargo()).goods() }
func (g Goods) less(others Goods) Goods { return (g.cargo() - others.cargo()).goods() }

// distributeAtOnce carries the face-up card out if the supply has all that it names, and tells whether it did
// (PYR-6.1).
func (s *State) distributeAtOnce() bool {
	puts, all := &s.Data.Spread[s.Spread], s.Data.Puts[s.Spread]
	if all.lacks(s.Supply.cargo()) != 0 {
		return false
	}
	s.Supply = (s.Supply.cargo() - all).goods()
	for site := range puts {
		s.Goods[site] = s.Goods[site].more(puts[site])
	}
	return true
}

// Posts are the sites where a player has a troop of that kind. The owners lie in one word, a byte each: those bytes are
// 0 that are the seat's after it is taken off all.
func (s *State) Posts(seat game.Seat, t Troop) Sites {
	const each, low = 0x0101010101010101, 0x7f7f7f7f7f7f7f7f
	o := &s.Troop[t]
	word := uint64(o[0]) | uint64(o[1])<<8 | uint64(o[2])<<16 | uint64(o[3])<<24 |
		uint64(o[4])<<32 | uint64(o[5])<<40 | uint64(o[6])<<48 | uint64(o[7])<<56
	return everySite &^ Sites(set.Eight((word^uint64(seat)*each)&low))
}

// payLegal lists what payWhy is not against, from one look into the purse. It asks only where it is not plain that the
// rest can be paid for: what is brought for something that is short leaves one thing less for troops to fetch, and a
// statue that stands for something that is there one more.
func payLegal(s *State, f Frame, dst []game.Move) []game.Move {
	p, left := s.purse(f.Seat), s.Payment.Left.cargo()
	short, need := p.short(left)
	due, wanted, there := left.sorts(), short.sorts(), p.supply.sorts()
	for troops := p.torture; troops != 0; troops = troops.Rest() {
		site := troops.First()
		box := p.data.Site[site].Box & there
		if box&(due|1<<Statue) == 0 {
			continue
		}
		for kinds := due; kinds != 0; kinds &= kinds - 1 {
			r := Resource(bits.TrailingZeros8(kinds))
			plain := need <= int(wanted>>r&1)
			if m := fetch(Site(site), r); box&^(1<<Statue)>>r&1 == 1 && (plain || p.why(left, m).No == 0) {
				dst = append(dst, m)
			}
			if m := fetchFor(Site(site), r); box>>Statue == 1 && (plain || p.why(left, m).No == 0) {
				dst = append(dst, m)
			}
		}
	}
	if p.own.of(Statue) > 0 {
		for kinds := due &^ (1 << Statue); kinds != 0; kinds &= kinds - 1 {
			r := uint8(bits.TrailingZeros8(kinds))
			if m := (game.Move{Verb: VStatue, A: r}); need < int(wanted>>r&1) || p.why(left, m).No == 0 {
				dst = append(dst, m)
			}
		}
	}
	if left.lacks(p.own) == 0 {
		dst = append(dst, game.Move{Verb: VPay})
	}
	return dst
}

// Tally is points of each category side by side, two bytes each and less than 255, so that they are added up and
// compared all at once.
type Tally uint64

func (p Points) tally() Tally {
	return Tally(p[Influence]) | Tally(p[Negotiation])<<16 | Tally(p[Bargaining])<<32
}

func (t Tally) points() Points { return Points{uint8(t), uint8(t >> 16), uint8(t >> 32)} }

// Sum is the points of all categories.
func (t Tally) Sum() int { return int(t&0xff + t>>16&0xff + t>>32&0xff) }

// tally is the sum of [State.Worth] over the cards that a seat has in play.
func (s *State) tally(seat game.Seat) (sum Tally) {
	p, malus := &s.Player[seat], s.slavers(seat)
	if malus == 0 {
		return s.count(p)
	}
	for cards := p.InPlay; cards != 0; cards = cards.Rest() {
		sum += s.values(seat, Card(cards.First())).less(malus).tally()
	}
	return sum
}

// count adds up a player's cards where nothing is taken off. What a Goddess and the Philosopher count is not printed on
// them.
func (s *State) count(p *Player) (all Tally) {
	for cards := p.InPlay; cards != 0; cards = cards.Rest() {
		all += s.Data.Words[cards.First()]
	}
	all += s.divine(p.Category)
	if s.Copied.Card != 0 && p.InPlay&s.Data.With[Philosopher] != 0 {
		all += s.Data.Words[s.Copied.Card] + s.divine(s.Copied.Category)
	}
	return all
}

// divine is what a Goddess counts in a category, from 1; nothing without one.
func (s *State) divine(category uint8) Tally { return Tally(s.Data.Divine) << (16 * category) >> 16 }

// winners finds them for all categories at once.
func (s *State) winners() (w winners) {
	const each, top = 0x000100010001, 0x800080008000
	slaver := s.InPlay()&s.Data.With[Slaver] != 0 || s.Copies(Slaver)
	most, best := Tally(0), Tally(uint64(NoSeat)*each)
	for seat := range game.Seat(s.Count) {
		p := &s.Player[seat]
		if p.InPlay == 0 {
			continue
		}
		n := s.count(p)
		if slaver {
			n = s.tally(seat)
		}
		w.all[seat] = n
		least := (n | top) - most // the top bit stays where there are at least as many, and of more once 1 is taken off
		more := (least - each) & top >> 15 * 0xffff
		most, best = most&^more|n&more, best&^more|Tally(seat)*each&more
		best |= (least & top >> 15 * 0xff) &^ more // a tie
	}
	who := best.points()
	w.seat, w.n = [CategoryCount]game.Seat{game.Seat(who[0]), game.Seat(who[1]), game.Seat(who[2])}, most.points()
	return w
}

// resolveAtOnce does what nobody chooses in a resolution without a revolt, and tells whether it did; what follows a
// choice waits as [State.resolution] has it.
func (s *State) resolveAtOnce(log *game.Log) bool {
	if s.Effects(Rebels) > 0 {
		return false
	}
	w := s.winners()
	s.torture(&w, log)
	seat, n := s.wins(&w, Negotiators, Negotiation)
	stations := seat != NoSeat
	if !stations {
		s.bargain(&w, log)
	}
	if !stations && s.Effects(HighPriest) == 0 {
		s.clean(log)
		return true
	}
	s.Push(StepClean, 0, 0, 0)
	s.Push(StepPriest, s.Activator, 0, 0)
	if stations {
		s.Push(StepMerchant, 0, 0, 0)
		s.Push(StepStation, seat, n, 0)
	}
	return true
}

// playOn goes on after a card that has no effect of its own: its power, if it triggers one, and the turn of the next
// player (PYR-9.2.5). They wait as steps only if somebody chooses or draws.
func (s *State) playOn(seat game.Seat, c Card, log *game.Log) {
	power, n := s.power(seat, uint8(c))
	if power == Done {
		s.turn(s.next(seat), log)
		return
	}
	s.Push(StepTurn, s.next(seat), 0, 0)
	s.Push(power, seat, n, 0)
}

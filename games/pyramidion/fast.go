package pyramidion

import (
	"encoding/binary"
	"math/bits"

	"ennead/game"
	"ennead/game/set"
)

// Code written for speed. fast_test.go compares each function with a plain version.

// cargo holds the amounts of all resources in one word: one byte each, below 128. One operation handles all of them.
type cargo uint64

// cargo packs amounts into a word.
func (g Goods) cargo() cargo {
	return cargo(binary.LittleEndian.Uint32(g[:4])) | cargo(binary.LittleEndian.Uint16(g[4:]))<<32
}

func (c cargo) goods() (g Goods) {
	binary.LittleEndian.PutUint32(g[:4], uint32(c))
	binary.LittleEndian.PutUint16(g[4:], uint16(c>>32))
	return g
}

// one returns one token of a resource.
func one(r Resource) cargo { return 1 << (8 * r) }

// of returns the amount of a resource.
func (c cargo) of(r Resource) uint8 { return uint8(c >> (8 * r)) }

// sum returns the total of all amounts, which must be below 128. sorts returns the set of resources with an amount
// above zero.
func (c cargo) sum() int     { return set.Total(uint64(c)) }
func (c cargo) sorts() Sorts { return set.Eight(uint64(c)) }

// lacks returns how much of each resource there lacks, compared with c.
func (c cargo) lacks(there cargo) cargo {
	const top = 0x808080808080
	left := c | top - there // a byte with at least as much in c keeps its top bit
	kept := left & top >> 7 * 0xff
	return left &^ top & kept
}

// more adds amounts, and less subtracts amounts that must be contained.
func (g Goods) more(others Goods) Goods { return (g.cargo() + others.cargo()).goods() }
func (g Goods) less(others Goods) Goods { return (g.cargo() - others.cargo()).goods() }

// distributeAtOnce distributes the face-up card if the supply has everything that it shows (PYR-6.1). It reports
// whether it did.
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

// Posts returns the sites where a player has a troop of that kind. It compares all eight owners in one word: bytes of
// the seat become 0.
func (s *State) Posts(seat game.Seat, t Troop) Sites {
	const each, low = 0x0101010101010101, 0x7f7f7f7f7f7f7f7f
	o := &s.Troop[t]
	word := uint64(o[0]) | uint64(o[1])<<8 | uint64(o[2])<<16 | uint64(o[3])<<24 |
		uint64(o[4])<<32 | uint64(o[5])<<40 | uint64(o[6])<<48 | uint64(o[7])<<56
	return everySite &^ Sites(set.Eight((word^uint64(seat)*each)&low))
}

// payLegal lists the moves that payWhy allows, with only one count of the purse. It calls why only in doubtful cases.
// A fetched resource that is short leaves one less to fetch, and so is always allowed; a statue in place of a
// resource that is at hand leaves one more.
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

// Tally holds points in each category in one word: two bytes each, below 255. One operation adds or compares all of
// them.
type Tally uint64

func (p Points) tally() Tally {
	return Tally(p[Influence]) | Tally(p[Negotiation])<<16 | Tally(p[Bargaining])<<32
}

func (t Tally) points() Points { return Points{uint8(t), uint8(t >> 16), uint8(t >> 32)} }

// Sum returns the points of all categories together.
func (t Tally) Sum() int { return int(t&0xff + t>>16&0xff + t>>32&0xff) }

// tally returns the sum of [State.Worth] over the cards that a seat has in play.
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

// count adds up a player's cards without the effect of Slavers. The values of a Goddess and of the Philosopher are
// not printed, so it adds them separately.
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

// divine returns the value of a Goddess in a category, numbered from 1; 0 is none.
func (s *State) divine(category uint8) Tally { return Tally(s.Data.Divine) << (16 * category) >> 16 }

// winners compares all categories at once.
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
		// a category with at least as many points keeps its top bit; with more, also after 1 is subtracted
		least := (n | top) - most
		more := (least - each) & top >> 15 * 0xffff
		most, best = most&^more|n&more, best&^more|Tally(seat)*each&more
		best |= (least & top >> 15 * 0xff) &^ more // a tie
	}
	who := best.points()
	w.seat, w.n = [CategoryCount]game.Seat{game.Seat(who[0]), game.Seat(who[1]), game.Seat(who[2])}, most.points()
	return w
}

// resolveAtOnce performs a resolution without a revolt as far as nobody has a choice. It leaves the rest on the
// stack, as [State.pushResolution] does. It reports false if there is a revolt.
func (s *State) resolveAtOnce(log *game.Log) bool {
	if s.Effects(Rebels) > 0 {
		return false
	}
	w := s.winners()
	s.placeTorturer(&w, log)
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

// playOn continues after a card without an effect of its own: with the power that it triggers, if any, and then the
// next turn (PYR-9.2.5). It pushes steps only where there is a choice or a draw.
func (s *State) playOn(seat game.Seat, c Card, log *game.Log) {
	power, n := s.power(seat, uint8(c))
	if power == Done {
		s.nextTurn(s.next(seat), log)
		return
	}
	s.Push(StepTurn, s.next(seat), 0, 0)
	s.Push(power, seat, n, 0)
}

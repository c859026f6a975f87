package osiris

import (
	"math/bits"
	"slices"

	"ennead/game"
	"ennead/game/set"
)

// Functions written for speed. They compute with conditions as numbers, because random games make branches
// unpredictable, and they keep a count of each kind in one word. fast_test.go compares each function with a plain
// version that follows the rule.

// The legal actions of a turn, computed from sets. They agree with the predicates that explain refusals one by one
// (actWhy, whyNotSpecial).

// holding is what a seat can use on its turn.
type holding struct {
	payable Prices
	planned Cartouches // own planned monuments
	roomy   Cartouches // cartouches of the kinds of monuments that have a site
	vacant  Cartouches // cartouches where it has a piece to plan
	held    sorts      // kinds of its workers
	nearby  sorts      // kinds of workers that could harvest
	blessed uint8      // blessings that have an effect
}

// mostOnTurn is an upper bound on the number of legal actions: the bits of the word, two moves a card, the blessings
// and the withdrawal.
const mostOnTurn = 128

// actLegal appends the moves that actWhy accepts.
func actLegal(s *State, f Frame, dst []game.Move) []game.Move {
	p, d := &s.Player[f.Seat], s.Data
	t := holding{
		payable: d.afford(p.Tokens),
		planned: s.Own[f.Seat],
		roomy:   s.roomy(s.Raised | s.Guarded),
		vacant:  s.Vacant(f.Seat),
		held:    p.Workers.sorts(),
		nearby:  s.harvesters(),
	}
	t.blessed = s.effective(t.planned)
	sent := t.held
	if s.cities(Plainly) == 0 && s.sections(f.Seat, Plainly) == 0 {
		sent &= t.nearby
	}
	can := uint64(sent) << canPlace
	can |= uint64(s.Pool.sorts()&every(p.Tokens.Sum() >= d.Hire)) << canHire
	can |= uint64(t.payable.Sides()&^s.Shut) << canTrade
	can |= uint64(t.vacant&t.payable.Plans()) << canPlan
	can |= uint64(t.planned&t.roomy) << canBuild
	can |= uint64(s.blessable(f.Seat)&t.blessed) << canBless
	can |= uint64(bit((t.planned&t.roomy).Len() <= s.spared(f.Seat))) << canWithdraw

	n, k := len(dst), uint(0)
	dst = slices.Grow(dst, mostOnTurn)[:n+mostOnTurn]
	list := (*[mostOnTurn]game.Move)(dst[n:])
	plain := can & (1<<canBless - 1)
	for on := plain; on != 0; k += 4 { // writes four at a time; later moves overwrite the excess
		next := (*[4]game.Move)(list[k%mostOnTurn:])
		next[0] = onTurn[bits.TrailingZeros64(on)%64]
		on &= on - 1
		next[1] = onTurn[bits.TrailingZeros64(on)%64]
		on &= on - 1
		next[2] = onTurn[bits.TrailingZeros64(on)%64]
		on &= on - 1
		next[3] = onTurn[bits.TrailingZeros64(on)%64]
		on &= on - 1
	}
	k = uint(bits.OnesCount64(plain))
	if p.Cards != 0 {
		special := s.specials(f.Seat, &t)
		for cards := p.Cards; cards != 0; cards = cards.Rest() { // the corner, and the special if it is legal now
			c := cards.First() % (MaxCards + 1)
			*(*[2]game.Move)(list[k%mostOnTurn:]) = ofCard[c]
			k += 1 + uint(special>>c&1)
		}
	}
	last := can >> canBless % (1 << lastly)
	*(*[lastly]game.Move)(list[k%mostOnTurn:]) = atLast[last]
	return dst[:n+int(k)+bits.OnesCount64(last)]
}

// specials returns the cards in hand that whyNotSpecial accepts (OSI-11.0.3).
func (s *State) specials(seat game.Seat, t *holding) Cards {
	p, d := &s.Player[seat], s.Data
	plan, build := t.vacant&t.payable.Plans(), t.planned&t.roomy
	near, far := t.nearby&basic, t.nearby>>1&basic // a foreman goes to any free terrain
	live := of(Architect, plan&t.roomy != 0) |
		of(Scout, t.held&far != 0) |
		of(Journeyman, t.held&basic != 0)&of(Journeyman, near != 0) |
		of(Journeyman, t.held&^basic != 0)&of(Journeyman, far != 0) |
		of(Overseer, t.held&t.nearby != 0) |
		of(Merchant, t.payable.Sides() != 0) |
		of(Recruiter, s.Pool != Workers{})&of(Recruiter, p.Tokens != Tokens{}) |
		of(Scribe, !p.Scribed)&of(Scribe, t.blessed>>Thoth&1 != 0) |
		of(Mason, plan != 0) |
		of(TaxCollector, s.Wages != Tokens{}) |
		of(Priest, p.Blessings&t.blessed != 0) |
		of(Ferryman, build != 0)
	unsure := of(Mason, plan == 0) |
		of(TaxCollector, s.Wages == Tokens{}) |
		of(Caravaneer, t.held != 0) |
		of(Sculptor, t.planned&d.Of[Obelisk] != 0)
	cards := d.cardsOf(live)
	for left := p.Cards & d.cardsOf(unsure); left != 0; left = left.Rest() {
		if c := left.First(); s.whyNotSpecial(seat, Card(c)).No == 0 {
			cards = cards.With(c)
		}
	}
	return cards & p.Cards
}

// of returns the set of one kind of card, or the empty set if is is false.
func of(kind Kind, is bool) uint { return uint(bit(is)) << kind }

// cardsOf returns the cards of a set of kinds.
func (c *Components) cardsOf(kinds uint) Cards {
	return c.Kinds[0][kinds%FewKinds] | c.Kinds[1][kinds/FewKinds%FewKinds]
}

// effective returns the blessings that whyNoEffect accepts, for a seat with these planned monuments.
func (s *State) effective(planned Cartouches) (set uint8) {
	set = 1<<Horus | 1<<Isis | bit(s.Pool != Workers{})<<Bastet | bit(s.Spent != 0 || s.Pile() > 0)<<Thoth
	return set | bit(planned&s.roomy(s.Raised) != 0)<<Anubis
}

// roomy returns the cartouches of the kinds of monuments that have a site outside closed.
func (s *State) roomy(closed Sites) Cartouches {
	fit, on := &s.Data.Fit, &s.Data.Of
	return on[Obelisk]&-Cartouches(bit(fit[Obelisk]&^closed != 0)) |
		on[Sphinx]&-Cartouches(bit(fit[Sphinx]&^closed != 0)) |
		on[Pylon]&-Cartouches(bit(fit[Pylon]&^closed != 0))
}

// harvesters returns the kinds of workers that could harvest somewhere (OSI-5.1.1): foremen on any free terrain, basic
// workers within reach.
func (s *State) harvesters() sorts {
	free := uint64(s.Data.Places & allTerrains &^ s.Stood &^ s.Closed)
	land := free | free&uint64(s.Data.Reached[s.Season])<<maxTerrains // eight terrains of each kind fill a byte
	return sentBy[set.Eight((land|land>>1)&0x7f7f7f7f7f7f)%64]
}

// sentBy returns who could harvest, by a set of resources: bits 0 to 2 are those with a free terrain, bits 3 to 5 those
// with a free terrain within reach.
var sentBy = func() (by [64]sorts) {
	for lands := range by {
		for r := range ResourceKinds {
			by[lands] |= sorts(lands>>(ResourceKinds+r)&1)<<(2*r) | sorts(lands>>r&1)<<(2*r+1)
		}
	}
	return by
}()

// bit returns 1 for true and 0 for false; every returns all bits for true.
func bit(is bool) uint8 {
	if is {
		return 1
	}
	return 0
}

func every(is bool) uint8 { return -bit(is) }

// The bits of the word of legal actions, in the order of actCandidates. Moves with cards come between building and the
// blessings.
const (
	canPlace    = 0
	canHire     = canPlace + WorkerKinds
	canTrade    = canHire + WorkerKinds
	canPlan     = canTrade + 2*MaxMarket
	canBuild    = canPlan + maxPlans
	canBless    = canBuild + maxPlans
	canWithdraw = canBless + BlessingKinds
)

// onTurn maps each bit of that word to its move.
var onTurn = func() (moves [64]game.Move) {
	for w := range uint8(WorkerKinds) {
		moves[canPlace+w], moves[canHire+w] = game.Move{Verb: VPlace, A: w}, game.Move{Verb: VHire, A: w}
	}
	for side := range uint8(2 * MaxMarket) {
		moves[canTrade+side] = Barter{Market: side / 2, Side: side % 2}.move()
	}
	for n := range uint8(maxPlans) {
		moves[canPlan+n], moves[canBuild+n] = game.Move{Verb: VPlan, A: n}, game.Move{Verb: VBuild, A: n}
	}
	for b := range uint8(BlessingKinds) {
		moves[canBless+b] = game.Move{Verb: VBless, A: b}
	}
	moves[canWithdraw] = game.Move{Verb: VWithdraw}
	return moves
}()

// lastly is the number of actions after those with cards; atLast lists the moves of each set of them.
const lastly = BlessingKinds + 1

var atLast = func() (lists [1 << lastly][lastly]game.Move) {
	for set := range lists {
		n := 0
		for left := set; left != 0; left &= left - 1 {
			lists[set][n] = onTurn[canBless+bits.TrailingZeros(uint(left))]
			n++
		}
	}
	return lists
}()

// ofCard lists the two moves of each card.
var ofCard = func() (moves [MaxCards + 1][2]game.Move) {
	for c := range moves {
		moves[c] = [2]game.Move{{Verb: VCorner, A: uint8(c)}, {Verb: VSpecial, A: uint8(c)}}
	}
	return moves
}()

// Tokens, one byte a kind.

// Covers reports whether t includes u. It compares all kinds at once: each byte lends its highest bit to the
// subtraction, and loses it if t has too few of that kind.
func (t Tokens) Covers(u Tokens) bool {
	const lent = 0x808080
	return (t.word()|lent-u.word())&lent == lent
}

// word packs the counts, each below 128, into one word.
func (t Tokens) word() uint32 { return uint32(t[Grain]) | uint32(t[Brick])<<8 | uint32(t[Stone])<<16 }

// kinds returns the set of kinds with at least one token.
func (t Tokens) kinds() Resources {
	return bit(t[Grain] > 0) | bit(t[Brick] > 0)<<Brick | bit(t[Stone] > 0)<<Stone
}

// picks returns the kinds that the next token may have when left tokens are still to choose from a supply. Tokens are
// chosen in the order of their kinds, and enough of this kind and later ones must be left.
func picks(from, chosen Tokens, left uint8) (next Resources) {
	more := from.Minus(chosen)
	two, three := more[Stone]+more[Brick], more.Sum()
	next = bit(more[Stone] > 0) & bit(more[Stone] >= left) << Stone
	next |= bit(more[Brick] > 0) & bit(two >= left) & bit(chosen[Stone] == 0) << Brick // keeps the order of kinds
	return next | bit(more[Grain] > 0)&bit(three >= left)&bit(chosen[Stone]|chosen[Brick] == 0)<<Grain
}

// Workers, one byte a kind.

// Sum returns the number of workers of all kinds.
func (w Workers) Sum() uint8 { return uint8(set.Total(w.word())) }

// nth returns the kind of the n-th worker in the order of kinds, from 0.
func (w Workers) nth(n int) uint8 { return set.Nth(w.word(), n) }

// sorts returns the set of kinds with at least one worker.
func (w Workers) sorts() sorts { return set.Eight(w.word()) }

// word packs the counts into one word; their sum is below 128.
func (w Workers) word() uint64 {
	return uint64(w[0]) | uint64(w[1])<<8 | uint64(w[2])<<16 | uint64(w[3])<<24 | uint64(w[4])<<32 | uint64(w[5])<<40
}

// Sets of open cartouches, sections and seats.

// Vacant returns the empty cartouches for which a seat has a piece in stock.
func (s *State) Vacant(seat game.Seat) (on Cartouches) {
	stock, of := &s.Player[seat].Stock, &s.Data.Of
	on = of[Obelisk] & -Cartouches(bit(stock[Obelisk] > 0))
	on |= of[Sphinx] & -Cartouches(bit(stock[Sphinx] > 0))
	on |= of[Pylon] & -Cartouches(bit(stock[Pylon] > 0))
	return on &^ s.Laid
}

// barred returns the sections of the caravan places where a seat can neither lead nor join (OSI-5.3.1, OSI-5.3.2).
func (s *State) barred(seat game.Seat) (none Places) {
	const both Places = 3 << FirstSection
	a, b := s.Leader[0], s.Leader[1]
	none = both & -Places(bit(a == Neutral)|bit(a == NoSeat)&bit(b == seat))
	return none | both<<2&-Places(bit(b == Neutral)|bit(b == NoSeat)&bit(a == seat))
}

// active returns the seat, or the next one clockwise that has not withdrawn. At least one seat must be active.
func (s *State) active(seat game.Seat) game.Seat {
	still := uint32(s.everybody() &^ s.Gone)
	still |= still << s.Count // repeats the seats for a second round
	if seat += game.Seat(bits.TrailingZeros32(still >> seat)); uint8(seat) >= s.Count {
		seat -= game.Seat(s.Count)
	}
	return seat
}

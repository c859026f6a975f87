package osiris

import (
	"math/bits"
	"slices"

	"ennead/game"
	"ennead/game/set"
)

// What is written for speed. Conditions are numbers here, since in a game played at random they cannot be foreseen, and
// what is of several kinds is one word. Each function stands in fast_test.go once more, written as the rule says it,
// and is compared with that.

// What a seat can do on its turn, all at once and from sets: it has a few of all that could be pointed at. The
// predicates that explain (actWhy, whyNotSpecial) say the same one by one.

// holding is what a seat has on its turn.
type holding struct {
	payable Prices
	planned Cartouches // its monuments
	roomy   Cartouches // those of kinds that have a site
	unlaid  Cartouches // those it could plan on
	held    sorts      // its workers
	nearby  sorts      // workers that could harvest
	blessed uint8      // blessings that would have an effect
}

// mostOnTurn is room for all that could be pointed at: what one word says, the cards, the blessings, and to withdraw.
const mostOnTurn = 128

// actLegal lists what actWhy is not against.
func actLegal(s *State, f Frame, dst []game.Move) []game.Move {
	p, d := &s.Player[f.Seat], s.Data
	t := holding{
		payable: d.afford(p.Tokens), planned: s.Own[f.Seat], roomy: s.roomy(s.Raised | s.Guarded), unlaid: s.unlaid(f.Seat),
		held: p.Workers.sorts(), nearby: s.harvesters(),
	}
	t.blessed = s.effective(t.planned)
	sent := t.held
	if s.cities(Plainly) == 0 && s.sections(f.Seat, Plainly) == 0 {
		sent &= t.nearby
	}
	can := uint64(sent) << canPlace
	can |= uint64(s.Pool.sorts()&every(p.Tokens.Sum() >= d.Hire)) << canHire
	can |= uint64(t.payable.Sides()&^s.Shut) << canTrade
	can |= uint64(t.unlaid&t.payable.Plans()) << canPlan
	can |= uint64(t.planned&t.roomy) << canBuild
	can |= uint64(s.blessable(f.Seat)&t.blessed) << canBless
	can |= uint64(bit((t.planned&t.roomy).Len() <= s.spared(f.Seat))) << canWithdraw

	n, k := len(dst), uint(0)
	dst = slices.Grow(dst, mostOnTurn)[:n+mostOnTurn]
	list := (*[mostOnTurn]game.Move)(dst[n:])
	plain := can & (1<<canBless - 1)
	for on := plain; on != 0; k += 4 { // four at once, and what is too much is written over
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
		for cards := p.Cards; cards != 0; cards = cards.Rest() { // a corner, and the special of those alone that have one now
			c := cards.First() % (MaxCards + 1)
			*(*[2]game.Move)(list[k%mostOnTurn:]) = ofCard[c]
			k += 1 + uint(special>>c&1)
		}
	}
	last := can >> canBless % (1 << lastly)
	*(*[lastly]game.Move)(list[k%mostOnTurn:]) = atLast[last]
	return dst[:n+int(k)+bits.OnesCount64(last)]
}

// specials are those of a hand whose special can be played: what whyNotSpecial is not against (OSI-11.0.3).
func (s *State) specials(seat game.Seat, t *holding) Cards {
	p, d := &s.Player[seat], s.Data
	plan, build := t.unlaid&t.payable.Plans(), t.planned&t.roomy
	near, far := t.nearby&basic, t.nearby>>1&basic // a foreman goes wherever a terrain is free
	live := of(Architect, plan&t.roomy != 0) |
		of(Scout, t.held&far != 0) |
		of(Journeyman, t.held&basic != 0)&of(Journeyman, near != 0) | of(Journeyman, t.held&^basic != 0)&of(Journeyman, far != 0) |
		of(Overseer, t.held&t.nearby != 0) |
		of(Merchant, t.payable.Sides() != 0) |
		of(Recruiter, s.Pool != Workers{})&of(Recruiter, p.Tokens != Tokens{}) |
		of(Scribe, !p.Scribed)&of(Scribe, t.blessed>>Thoth&1 != 0) |
		of(Mason, plan != 0) |
		of(TaxCollector, s.Wages != Tokens{}) |
		of(Priest, p.Blessings&t.blessed != 0) |
		of(Ferryman, build != 0)
	unsure := of(Mason, plan == 0) | of(TaxCollector, s.Wages == Tokens{}) | of(Caravaneer, t.held != 0) | of(Sculptor, t.planned&d.Of[Obelisk] != 0)
	cards := d.cardsOf(live)
	for left := p.Cards & d.cardsOf(unsure); left != 0; left = left.Rest() {
		if c := left.First(); s.whyNotSpecial(seat, Card(c)).No == 0 {
			cards = cards.With(c)
		}
	}
	return cards & p.Cards
}

// of is a kind of card in a set of kinds, if something is so.
func of(kind Kind, is bool) uint { return uint(bit(is)) << kind }

// cardsOf are the cards of a set of kinds.
func (c *Components) cardsOf(kinds uint) Cards {
	return c.Kinds[0][kinds%FewKinds] | c.Kinds[1][kinds/FewKinds%FewKinds]
}

// effective are the blessings that can do something, of a seat with these monuments planned: what whyNoEffect is not
// against.
func (s *State) effective(planned Cartouches) (set uint8) {
	set = 1<<Horus | 1<<Isis | bit(s.Pool != Workers{})<<Bastet | bit(s.Spent != 0 || s.Pile() > 0)<<Thoth
	return set | bit(planned&s.roomy(s.Raised) != 0)<<Anubis
}

// roomy are the cartouches of the kinds of monuments that have a site among those that are not closed.
func (s *State) roomy(closed Sites) Cartouches {
	fit, on := &s.Data.Fit, &s.Data.Of
	return on[Obelisk]&-Cartouches(bit(fit[Obelisk]&^closed != 0)) |
		on[Sphinx]&-Cartouches(bit(fit[Sphinx]&^closed != 0)) |
		on[Pylon]&-Cartouches(bit(fit[Pylon]&^closed != 0))
}

// harvesters are the kinds of workers for which there is a terrain (OSI-5.1.1): foremen wherever one is free, basic
// workers within reach.
func (s *State) harvesters() sorts {
	free := uint64(s.Data.Places & allTerrains &^ s.Stood &^ s.Closed)
	land := free | free&uint64(s.Data.Reached[s.Season])<<maxTerrains // eight of each kind: a byte
	return sentBy[set.Eight((land|land>>1)&0x7f7f7f7f7f7f)%64]
}

// sentBy says for each set of kinds of land, the free ones and then those within reach, who could harvest there.
var sentBy = func() (by [64]sorts) {
	for lands := range by {
		for r := range ResourceKinds {
			by[lands] |= sorts(lands>>(ResourceKinds+r)&1)<<(2*r) | sorts(lands>>r&1)<<(2*r+1)
		}
	}
	return by
}()

// bit is 1 for what is so, else 0; every is all bits.
func bit(is bool) uint8 {
	if is {
		return 1
	}
	return 0
}

func every(is bool) uint8 { return -bit(is) }

// What can be done on a turn is one word, in the order of actTries; cards come before the blessings.
const (
	canPlace    = 0
	canHire     = canPlace + WorkerKinds
	canTrade    = canHire + WorkerKinds
	canPlan     = canTrade + 2*MaxMarket
	canBuild    = canPlan + maxPlans
	canBless    = canBuild + maxPlans
	canWithdraw = canBless + BlessingKinds
)

// onTurn is what each bit of that word stands for.
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

// lastly is how many of them come after the cards; atLast lists those of each set of them.
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

// ofCard are the two uses of each card.
var ofCard = func() (moves [MaxCards + 1][2]game.Move) {
	for c := range moves {
		moves[c] = [2]game.Move{{Verb: VCorner, A: uint8(c)}, {Verb: VSpecial, A: uint8(c)}}
	}
	return moves
}()

// Tokens, a byte for each kind.

// Covers tells whether so many tokens can be taken out of these: all kinds are compared at once, and where there are
// too few of one its highest bit, lent to it, is gone.
func (t Tokens) Covers(u Tokens) bool {
	const lent = 0x808080
	return (t.word()|lent-u.word())&lent == lent
}

// word is the counts in one word; each is below 128.
func (t Tokens) word() uint32 { return uint32(t[Grain]) | uint32(t[Brick])<<8 | uint32(t[Stone])<<16 }

// kinds are those of which there are tokens.
func (t Tokens) kinds() Resources {
	return bit(t[Grain] > 0) | bit(t[Brick] > 0)<<Brick | bit(t[Stone] > 0)<<Stone
}

// picks are the kinds of which a token may be chosen next: some of from are left besides those chosen, and enough for
// the rest.
func picks(from, chosen Tokens, left uint8) (next Resources) {
	more := from.Minus(chosen)
	two, three := more[Stone]+more[Brick], more.Sum()
	next = bit(more[Stone] > 0) & bit(more[Stone] >= left) << Stone
	next |= bit(more[Brick] > 0) & bit(two >= left) & bit(chosen[Stone] == 0) << Brick // none of a kind before one that is chosen
	return next | bit(more[Grain] > 0)&bit(three >= left)&bit(chosen[Stone]|chosen[Brick] == 0)<<Grain
}

// Workers, a byte for each kind.

// Sum is how many workers there are of all kinds.
func (w Workers) Sum() uint8 { return uint8(set.Total(w.word())) }

// nth is the kind of the n-th of them, kind by kind.
func (w Workers) nth(n int) uint8 { return set.Nth(w.word(), n) }

// sorts are the kinds of which there are any.
func (w Workers) sorts() sorts { return set.Eight(w.word()) }

// word is the counts in one word, a byte for each kind; all together are fewer than 128.
func (w Workers) word() uint64 {
	return uint64(w[0]) | uint64(w[1])<<8 | uint64(w[2])<<16 | uint64(w[3])<<24 | uint64(w[4])<<32 | uint64(w[5])<<40
}

// Sets of what is open, or of who is.

// unlaid are the empty cartouches for which a seat has a piece in stock.
func (s *State) unlaid(seat game.Seat) (on Cartouches) {
	stock, of := &s.Player[seat].Stock, &s.Data.Of
	on = of[Obelisk] & -Cartouches(bit(stock[Obelisk] > 0))
	on |= of[Sphinx] & -Cartouches(bit(stock[Sphinx] > 0))
	on |= of[Pylon] & -Cartouches(bit(stock[Pylon] > 0))
	return on &^ s.Laid
}

// barred are the sections of the caravan places that a seat can neither lead nor join (OSI-5.3.1, OSI-5.3.2).
func (s *State) barred(seat game.Seat) (none Places) {
	const both Places = 3 << FirstSection
	a, b := s.Leader[0], s.Leader[1]
	none = both & -Places(bit(a == Neutral)|bit(a == NoSeat)&bit(b == seat))
	return none | both<<2&-Places(bit(b == Neutral)|bit(b == NoSeat)&bit(a == seat))
}

// active is that seat, or the next one clockwise that has not withdrawn; there must be one.
func (s *State) active(seat game.Seat) game.Seat {
	still := uint32(s.everybody() &^ s.Gone)
	still |= still << s.Count // the round goes on where it began
	if seat += game.Seat(bits.TrailingZeros32(still >> seat)); uint8(seat) >= s.Count {
		seat -= game.Seat(s.Count)
	}
	return seat
}

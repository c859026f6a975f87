package pharaon

import (
	"encoding/binary"

	"ennead/game"
	"ennead/game/set"
)

// Paying for an action: sections 4 and 5.
//
// Scribes make colours stand for each other both ways and chain, so they split the five colours into
// classes; a coloured token pays any colour of its class, silver and the quarter's own offerings pay
// any. A payment is then a matter of counting by class: what is short must be covered by jokers.

// tally counts up to 127 of each colour, or class of colours, one to a byte from the lowest.
type tally uint64

const (
	oneEach tally = 0x0101010101
	tops    tally = 0x8080808080
)

func one(c uint8) tally { return 1 << (8 * c) }

// Of is the count of one colour or class.
func (t tally) Of(c uint8) uint8 { return uint8(t >> (8 * c)) }

// total is the sum of all counts.
func (t tally) total() uint8 { return uint8(t * oneEach >> 32) }

// short is how many of t are missing in have, summed over the classes.
func (t tally) short(have tally) uint8 {
	d := t | tops - have // a byte keeps its top bit where there is enough need to subtract from
	d &= (d & tops >> 7) * 0x7f
	return d.total()
}

// gather moves every colour's count to its class.
func (t tally) gather(class *[colours]uint8) (by tally) {
	for c := range uint8(colours) {
		by += tally(t.Of(c)) << (8 * class[c])
	}
	return by
}

// hand is what a player could pay with in a quarter.
type hand struct {
	class  *[colours]uint8 // of each colour
	have   tally           // coloured tokens, by class
	jokers uint8
	prices *prices
}

// handFor counts the tokens that can pay in a quarter (PHA-4.2).
func (s *State) handFor(seat game.Seat, q Quarter) hand {
	p := &s.Player[seat]
	have := (tally(binary.LittleEndian.Uint64(p.Tokens[:])) + tally(binary.LittleEndian.Uint64(p.Tokens[ResourceOffering:]))) & 0x7f7f7f7f7f
	if p.Nobles&s.Data.scribes != 0 {
		have = have.gather(&p.Class)
	}
	return hand{&p.Class, have, s.jokers(seat, q), s.prices(seat)}
}

// jokers are the tokens that pay any colour in a quarter (PHA-4.2).
func (s *State) jokers(seat game.Seat, q Quarter) uint8 {
	tokens := &s.Player[seat].Tokens
	return tokens[Silver] + tokens[QuarterOffering+Token(q)]
}

// bill is what is left to pay once an access token is on the wheel.
type bill struct {
	class  *[colours]uint8
	need   tally
	jokers uint8 // paid already
}

// access works out the bill after an access token: coloured with that colour, or a joker (c = Silver).
func (p *price) access(c Colour) bill {
	b := bill{class: p.class, need: p.need}
	switch joker := c == Silver; {
	case p.anyAccess && joker: // counts as whichever colour helps (PHA-10.7, PHA-RUL-11)
		b.jokers = 1
	case p.anyAccess: // counts as its own colour or one that Scribes make of it
		if k := p.class[c]; b.need.Of(k) > 0 {
			b.need -= one(k)
		}
	case p.deducts: // counts as the wheel's colour alone (PHA-5.3, PHA-RUL-7)
		b.need -= one(p.class[p.facing])
	}
	return b
}

// opens tells whether a token of that colour can pay access (PHA-5.1).
func (h *hand) opens(p *price, c Colour) bool {
	return p.anyAccess || h.class[c] == h.class[p.facing]
}

// openers are the colours whose tokens can pay access, as a set.
func (h *hand) openers(p *price) (set Kinds) {
	if p.anyAccess {
		return 1<<colours - 1
	}
	for c, class := range h.class {
		if class == h.class[p.facing] {
			set |= 1 << c
		}
	}
	return set
}

// affords tells whether an action can be paid completely in some way (PHA-3.5): jokers must cover what
// coloured tokens are short of the whole price. It is the same whichever coloured token goes on the wheel.
func (h *hand) affords(p *price) bool {
	if p.anyColour {
		return h.affordsAny(p)
	}
	return p.whole.short(h.have) <= h.jokers
}

// affordsAny is the same where the cost is any five tokens but access is not paid with any (PHA-10.8).
func (h *hand) affordsAny(p *price) bool {
	all := h.have.total()
	opened := h.jokers > 0 || p.anyAccess && all > 0 || h.have.Of(h.class[p.facing]) > 0
	return opened && p.whole.total() <= all+h.jokers
}

// affordsAfterJoker tells whether the rest can be paid with a joker on the wheel (PHA-5.5), which stands for
// the wheel's colour unless any token gives access.
func (h *hand) affordsAfterJoker(p *price) bool {
	if p.anyAccess || p.anyColour {
		return h.affords(p)
	}
	return (p.whole - one(p.class[p.facing])).short(h.have) < h.jokers
}

// coloured is the colour that a basic resource or resource offering shows; false for other tokens.
func coloured(t Token) (Colour, bool) {
	switch {
	case t < Token(Silver):
		return Colour(t), true
	case ResourceOffering <= t && t < QuarterOffering:
		return Colour(t - ResourceOffering), true
	}
	return 0, false
}

// whyNoToken is the reason why a token can never pay in a quarter, or no reason (PHA-4.2).
func (s *State) whyNoToken(seat game.Seat, q Quarter, t Token) reason {
	switch {
	case s.Player[seat].Tokens[t] == 0:
		return reason{No: noToken, A: uint8(t)}
	case t >= Prestige1:
		return reason{No: noPrestige}
	case t >= QuarterOffering && t != QuarterOffering+Token(q):
		return reason{No: noOtherQuarter, A: uint8(t - QuarterOffering)}
	}
	return reason{}
}

func accessTries(s *State, f Frame, dst []game.Move) []game.Move {
	return s.tokenTries(f.Seat, vAccess, dst)
}

// tokenTries offers every kind of token that the player has.
func (s *State) tokenTries(seat game.Seat, verb uint8, dst []game.Move) []game.Move {
	for kinds := s.kinds(seat); kinds != 0; kinds = kinds.Rest() {
		dst = append(dst, game.Move{Verb: verb, A: kinds.First()})
	}
	return dst
}

// Kinds is a set of kinds of tokens.
type Kinds = set.Small[Token]

// kinds are those of the tokens that the player has.
func (s *State) kinds(seat game.Seat) Kinds {
	tokens := &s.Player[seat].Tokens
	some := func(from int) Kinds { return Kinds(set.Eight(binary.LittleEndian.Uint64(tokens[from:]))) }
	return some(0) | some(8)<<8 | some(Tokens-8)<<(Tokens-8)
}

// jokers are the kinds of tokens that pay any colour, each quarter's offering in its quarter (PHA-4.2).
const jokers Kinds = 1<<Silver | (1<<quarters-1)<<QuarterOffering

// payers are the kinds of the player's tokens that may pay in a quarter (PHA-4.2).
func (s *State) payers(seat game.Seat, q Quarter) Kinds {
	return s.kinds(seat) & (1<<QuarterOffering - 1 | 1<<(QuarterOffering+Token(q)))
}

// accessWhy: PHA-5.1, PHA-5.6.
func accessWhy(s *State, f Frame, m game.Move) reason {
	t := Token(m.A)
	if no := s.whyNoToken(f.Seat, s.Buy.Quarter, t); no != (reason{}) {
		return no
	}
	h := s.handFor(f.Seat, s.Buy.Quarter)
	var p price
	s.price(&p, f.Seat, &s.Buy)
	return h.whyNotAccess(&p, t)
}

// accessLegal asks once for all jokers and once for all coloured tokens.
func accessLegal(s *State, f Frame, dst []game.Move) []game.Move {
	h := s.handFor(f.Seat, s.Buy.Quarter)
	var p price
	p.whole = s.terms(&p, f.Seat, s.Buy.Quarter)[s.number(f.Seat, &s.Buy)]
	var fit Kinds
	if h.affordsAfterJoker(&p) {
		fit = jokers
	}
	if h.affords(&p) {
		open := h.openers(&p)
		fit |= open | open<<ResourceOffering
	}
	for fit &= s.payers(f.Seat, s.Buy.Quarter); fit != 0; fit = fit.Rest() {
		dst = append(dst, game.Move{Verb: vAccess, A: fit.First()})
	}
	return dst
}

// whyNotAccess is the reason why a token that pays in the quarter cannot pay access.
func (h *hand) whyNotAccess(p *price, t Token) reason {
	c, ok := coloured(t)
	switch {
	case ok && !h.opens(p, c):
		return reason{No: noAccessColour, A: uint8(c), B: p.facing}
	case ok && !h.affords(p), !ok && !h.affordsAfterJoker(p):
		return reason{No: noRest}
	}
	return reason{}
}

// accessPlay puts the token on a free slot, or past a full sector to the supply (PHA-10.13).
func accessPlay(s *State, f Frame, m game.Move, log *game.Log) {
	t := Token(m.A)
	c, ok := coloured(t)
	if !ok {
		c = Silver
	}
	var p price
	s.price(&p, f.Seat, &s.Buy)
	b := p.access(c)
	s.Buy.Access, s.Buy.Class, s.Buy.Need, s.Buy.Jokers = t, *b.class, b.need, b.jokers
	if w := Colour(p.facing); !s.full(w) {
		s.Player[f.Seat].Tokens[t]--
		s.place(w, t)
	} else {
		s.Buy.Full = true
		s.tilt(f.Seat, s.ready(f.Seat, s.Data.whenFull[s.Buy.Quarter]).First(), log)
		s.put(f.Seat, t)
	}
	log.Note(evAccess, f.Seat, uint8(t), p.facing, 0, 0)
	s.payOn(f.Seat, log)
}

// payOn asks for what is left to pay, or gives what was paid for.
func (s *State) payOn(seat game.Seat, log *game.Log) {
	if s.Buy.Left() > 0 {
		s.Push(StepPay, seat, 0, 0)
	} else {
		s.bought(seat, log)
	}
}

// place puts a token on the first free usable slot of a sector.
func (s *State) place(c Colour, t Token) {
	for i := range s.Slots() {
		if s.Wheel[c][i] == NoToken {
			s.Wheel[c][i] = t
			return
		}
	}
}

func payTries(s *State, f Frame, dst []game.Move) []game.Move {
	dst = s.tokenTries(f.Seat, vPay, dst)
	if s.oneWay(f.Seat) {
		dst = append(dst, game.Move{Verb: vRest})
	}
	return dst
}

// payWhy: PHA-5.6. What was chosen so far can always be completed, and stays so with any coloured
// token whose class is still in the cost and with any joker.
func payWhy(s *State, f Frame, m game.Move) reason {
	if m.Verb == vRest {
		return reason{}
	}
	t := Token(m.A)
	if no := s.whyNoToken(f.Seat, s.Buy.Quarter, t); no != (reason{}) {
		return no
	}
	if !s.wanted(t) {
		return reason{No: noNeed, A: uint8(t % ResourceOffering)}
	}
	return reason{}
}

// wanted tells whether a token that may pay in the quarter is needed for what is left of the cost.
func (s *State) wanted(t Token) bool {
	c, ok := coloured(t)
	return !ok || s.Buy.Need.Of(s.Buy.Class[c]) > 0
}

// payLegal looks only at tokens that may pay.
func payLegal(s *State, f Frame, dst []game.Move) []game.Move {
	kinds := s.payments(f.Seat)
	for k := kinds; k != 0; k = k.Rest() {
		dst = append(dst, game.Move{Verb: vPay, A: k.First()})
	}
	if s.sums(f.Seat, kinds) {
		dst = append(dst, game.Move{Verb: vRest})
	}
	return dst
}

// payments are the kinds of the player's tokens that could go into the payment.
func (s *State) payments(seat game.Seat) Kinds {
	var coloured Kinds
	if s.Buy.Class == plainClass {
		coloured = Kinds(set.Eight(uint64(s.Buy.Need)))
	} else {
		for c, class := range s.Buy.Class {
			if s.Buy.Need.Of(class) > 0 {
				coloured |= 1 << c
			}
		}
	}
	return s.payers(seat, s.Buy.Quarter) & (jokers | coloured | coloured<<ResourceOffering)
}

// payable is how many tokens of a kind could still go into the payment.
func (s *State) payable(seat game.Seat, t Token) int {
	n := min(int(s.Player[seat].Tokens[t]), s.Buy.Left())
	if c, ok := coloured(t); ok {
		return min(n, int(s.Buy.Need.Of(s.Buy.Class[c])))
	}
	return n
}

// oneWay tells whether there is just one way to pay what is left, of two tokens or more (M6).
func (s *State) oneWay(seat game.Seat) bool { return s.sums(seat, s.payments(seat)) }

// sums tells whether two tokens or more are left to pay and all that could be paid adds up to them.
func (s *State) sums(seat game.Seat, kinds Kinds) bool {
	left := s.Buy.Left()
	if left < 2 {
		return false
	}
	for ; kinds != 0 && left >= 0; kinds = kinds.Rest() {
		left -= s.payable(seat, Token(kinds.First()))
	}
	return left >= 0
}

func payPlay(s *State, f Frame, m game.Move, log *game.Log) {
	if m.Verb == vRest {
		var whole [Tokens]int
		for kinds := s.payments(f.Seat); kinds != 0; kinds = kinds.Rest() {
			whole[kinds.First()] = s.payable(f.Seat, Token(kinds.First()))
		}
		for t, n := range whole {
			for range n {
				s.pay(f.Seat, Token(t), log)
			}
		}
	} else {
		s.pay(f.Seat, Token(m.A), log)
	}
	s.payOn(f.Seat, log)
}

// pay gives one token for the action cost; it goes back at once (PHA-4.1).
func (s *State) pay(seat game.Seat, t Token, log *game.Log) {
	if c, ok := coloured(t); ok {
		s.Buy.Need -= one(s.Buy.Class[c])
	} else {
		s.Buy.Jokers++
	}
	s.Buy.Paid[t]++
	s.put(seat, t)
	log.Note(evPaid, seat, uint8(t), 0, 0, 0)
}

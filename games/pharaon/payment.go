package pharaon

import "ennead/game"

// Paying for an action: sections 4 and 5.
//
// Scribes make colours stand for each other both ways and chain, so they split the five colours into
// classes; a coloured token pays any colour of its class, silver and the quarter's own offerings pay
// any. A payment is then a matter of counting by class: what is short must be covered by jokers.

// hand is what a player could pay with in a quarter.
type hand struct {
	class  [colours]uint8 // of each colour
	have   [colours]uint8 // coloured tokens, by class
	jokers uint8
}

// handFor counts the tokens that can pay in a quarter (PHA-4.2).
func (s *State) handFor(seat game.Seat, q Quarter) (h hand) {
	p := &s.Player[seat]
	h.class = p.Class
	for c := range colours {
		h.have[h.class[c]] += p.Tokens[c] + p.Tokens[int(ResourceOffering)+c]
	}
	h.jokers = p.Tokens[Silver] + p.Tokens[QuarterOffering+Token(q)]
	return h
}

// price is an action cost (PHA-5.6) and how access to the quarter works.
type price struct {
	cost      [colours]uint8
	anyColour bool   // the Judge: any five (PHA-10.8)
	facing    Colour // the access colour w
	anyAccess bool   // PHA-10.7
}

func (s *State) priceOf(seat game.Seat, q Quarter, cost [colours]uint8) price {
	nobles := s.Player[seat].Nobles
	return price{
		cost:      cost,
		anyColour: q == Nobles && nobles&s.Data.judges != 0,
		facing:    s.Facing(q),
		anyAccess: nobles&s.Data.anyAccess[q] != 0,
	}
}

// bill is what is left to pay once an access token of a class, or a joker, is on the wheel.
type bill struct {
	class  [colours]uint8
	need   [colours]uint8 // by class
	jokers uint8          // paid already
}

// access works out the bill after an access token: coloured with that colour, or a joker (c = Silver).
// It is false if the token cannot pay access (PHA-5.1).
func (h *hand) access(p *price, c Colour) (b bill, ok bool) {
	joker := c == Silver
	if !joker && !p.anyAccess && h.class[c] != h.class[p.facing] {
		return b, false
	}
	b.class = h.class
	if p.anyColour {
		b.class = [colours]uint8{}
	}
	for i, n := range p.cost {
		b.need[b.class[i]] += n
	}
	switch {
	case p.anyAccess && joker: // counts as whichever colour helps (PHA-10.7, PHA-RUL-11)
		b.jokers = 1
	case p.anyAccess: // counts as its own colour or one that Scribes make of it
		if k := b.class[c]; b.need[k] > 0 {
			b.need[k]--
		}
	case p.cost[p.facing] > 0: // counts as the wheel's colour alone (PHA-5.3, PHA-RUL-7)
		b.need[b.class[p.facing]]--
	}
	return b, true
}

// covers tells whether the tokens in hand can finish the bill (PHA-5.5, PHA-5.6).
func (b *bill) covers(have *[colours]uint8, jokers uint8) bool {
	short := uint8(0)
	for i, need := range b.need {
		if need > have[i] {
			short += need - have[i]
		}
	}
	return short <= b.jokers+jokers
}

// after is the hand by the classes of a bill, once the access token has left it.
func (h *hand) after(b *bill, c Colour) (have [colours]uint8, jokers uint8) {
	jokers = h.jokers
	if c == Silver {
		jokers--
	}
	for i, n := range h.have { // a class stands at its lowest colour
		if n > 0 {
			have[b.class[i]] += n
		}
	}
	if c != Silver {
		have[b.class[c]]--
	}
	return have, jokers
}

// pays tells whether an action can be paid completely with that access (PHA-3.5).
func (h *hand) pays(p *price, c Colour) bool {
	b, ok := h.access(p, c)
	if !ok {
		return false
	}
	have, jokers := h.after(&b, c)
	return b.covers(&have, jokers)
}

// affords tells whether an action can be paid completely in some way (PHA-3.5).
func (h *hand) affords(p *price) bool {
	if h.jokers > 0 && h.pays(p, Silver) {
		return true
	}
	for c := range Colour(colours) {
		if h.class[c] == uint8(c) && h.have[c] > 0 && h.pays(p, c) {
			return true
		}
	}
	return false
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
		return reason{no: noToken, a: uint8(t)}
	case t >= Prestige1:
		return reason{no: noPrestige}
	case t >= QuarterOffering && t != QuarterOffering+Token(q):
		return reason{no: noOtherQuarter, a: uint8(t - QuarterOffering)}
	}
	return reason{}
}

func (s *State) price(seat game.Seat) price {
	return s.priceOf(seat, s.Buy.Quarter, s.cost(seat, &s.Buy))
}

func accessTries(s *State, f Frame, dst []game.Move) []game.Move {
	return s.tokenTries(f.Seat, vAccess, dst)
}

// tokenTries offers every kind of token that the player has.
func (s *State) tokenTries(seat game.Seat, verb uint8, dst []game.Move) []game.Move {
	for t, n := range s.Player[seat].Tokens {
		if n > 0 {
			dst = append(dst, game.Move{Verb: verb, A: uint8(t)})
		}
	}
	return dst
}

// accessWhy: PHA-5.1, PHA-5.6.
func accessWhy(s *State, f Frame, m game.Move) reason {
	t := Token(m.A)
	if no := s.whyNoToken(f.Seat, s.Buy.Quarter, t); no != (reason{}) {
		return no
	}
	c, ok := coloured(t)
	if !ok {
		c = Silver
	}
	h, p := s.handFor(f.Seat, s.Buy.Quarter), s.price(f.Seat)
	if _, ok := h.access(&p, c); !ok {
		return reason{no: noAccessColour, a: uint8(c), b: uint8(p.facing)}
	}
	if !h.pays(&p, c) {
		return reason{no: noRest}
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
	h, p := s.handFor(f.Seat, s.Buy.Quarter), s.price(f.Seat)
	b, _ := h.access(&p, c)
	s.Buy.Access, s.Buy.Class, s.Buy.Need, s.Buy.Jokers = t, b.class, b.need, b.jokers
	if s.FreeSlots(p.facing) > 0 {
		s.Player[f.Seat].Tokens[t]--
		s.place(p.facing, t)
	} else {
		s.Buy.Full = true
		s.tilt(f.Seat, s.ready(f.Seat, s.Data.whenFull[s.Buy.Quarter]).First(), log)
		s.put(f.Seat, t)
	}
	log.Note(evAccess, f.Seat, uint8(t), uint8(p.facing), 0, 0)
	s.push(StepBought, f.Seat, 0, 0)
	if s.Buy.Left() > 0 {
		s.push(StepPay, f.Seat, 0, 0)
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
	if c, ok := coloured(t); ok && s.Buy.Need[s.Buy.Class[c]] == 0 {
		return reason{no: noNeed, a: uint8(c)}
	}
	return reason{}
}

// payable is how many tokens of a kind could still go into the payment.
func (s *State) payable(seat game.Seat, t Token) int {
	n := min(int(s.Player[seat].Tokens[t]), s.Buy.Left())
	if c, ok := coloured(t); ok {
		return min(n, int(s.Buy.Need[s.Buy.Class[c]]))
	}
	if t == Token(Silver) || t == QuarterOffering+Token(s.Buy.Quarter) {
		return n
	}
	return 0
}

// oneWay tells whether there is just one way to pay what is left, of two tokens or more (M6). It is so
// if all that could be paid adds up to what must be.
func (s *State) oneWay(seat game.Seat) bool {
	left := s.Buy.Left()
	if left < 2 {
		return false
	}
	for t := range Token(Prestige1) {
		if left -= s.payable(seat, t); left < 0 {
			return false
		}
	}
	return true
}

func payPlay(s *State, f Frame, m game.Move, log *game.Log) {
	if m.Verb == vRest {
		var whole [Tokens]int
		for t := range Token(Prestige1) {
			whole[t] = s.payable(f.Seat, t)
		}
		for t, n := range whole {
			for range n {
				s.pay(f.Seat, Token(t), log)
			}
		}
		return
	}
	s.pay(f.Seat, Token(m.A), log)
	if s.Buy.Left() > 0 {
		s.push(StepPay, f.Seat, 0, 0)
	}
}

// pay gives one token for the action cost; it goes back at once (PHA-4.1).
func (s *State) pay(seat game.Seat, t Token, log *game.Log) {
	if c, ok := coloured(t); ok {
		s.Buy.Need[s.Buy.Class[c]]--
	} else {
		s.Buy.Jokers++
	}
	s.Buy.Paid[t]++
	s.put(seat, t)
	log.Note(evPaid, seat, uint8(t), 0, 0, 0)
}

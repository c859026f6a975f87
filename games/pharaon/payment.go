package pharaon

import (
	"ennead/game"
	"ennead/game/flow"
	"ennead/game/set"
)

// Paying for an action: section 5, access first.

// coloured returns the colour of a basic resource or resource offering, and false for other tokens.
func coloured(t Token) (Colour, bool) {
	switch {
	case t < Token(Silver):
		return Colour(t), true
	case ResourceOffering <= t && t < QuarterOffering:
		return Colour(t - ResourceOffering), true
	}
	return 0, false
}

// whyNoToken returns why a token can never pay in a quarter, or the zero reason if it can (PHA-4.2).
func (s *State) whyNoToken(seat game.Seat, q Quarter, t Token) Reason {
	switch {
	case s.Player[seat].Tokens[t] == 0:
		return Reason{No: NoSuchToken, A: uint8(t)}
	case t >= Prestige1:
		return Reason{No: NoPrestige}
	case t >= QuarterOffering && t != QuarterOffering+Token(q):
		return Reason{No: NoOtherQuarter, A: uint8(t - QuarterOffering)}
	}
	return Reason{}
}

func accessCandidates(s *State, f Frame, dst []game.Move) []game.Move {
	return s.tokenCandidates(f.Seat, VAccess, dst)
}

// tokenCandidates appends a move for each kind of token that the player has.
func (s *State) tokenCandidates(seat game.Seat, verb uint8, dst []game.Move) []game.Move {
	return flow.List(dst, verb, s.Player[seat].kinds())
}

// Kinds is a set of kinds of tokens.
type Kinds = set.Small[Token]

// jokers are the kinds of tokens that pay any colour. The offering of a quarter is a joker only in that quarter
// (PHA-4.2).
const jokers Kinds = 1<<Silver | (1<<Quarters-1)<<QuarterOffering

// payers returns the kinds of the player's tokens that can pay in a quarter (PHA-4.2).
func (s *State) payers(seat game.Seat, q Quarter) Kinds {
	return s.Player[seat].kinds() & (1<<QuarterOffering - 1 | 1<<(QuarterOffering+Token(q)))
}

// accessWhy returns why a token cannot pay access (PHA-5.1, PHA-5.6).
func accessWhy(s *State, f Frame, m game.Move) Reason {
	t := Token(m.A)
	if no := s.whyNoToken(f.Seat, s.Buy.Quarter, t); no != (Reason{}) {
		return no
	}
	var h hand
	s.handFor(&h, f.Seat, s.Buy.Quarter)
	return h.whyNotAccess(&s.Buy, t)
}

// accessLegal checks all jokers together, and all coloured tokens together.
func accessLegal(s *State, f Frame, dst []game.Move) []game.Move {
	var h hand
	s.handFor(&h, f.Seat, s.Buy.Quarter)
	price := h.price(&s.Buy)
	var fit Kinds
	if h.affordsAfterJoker(price) {
		fit = jokers
	}
	if h.affords(price) {
		open := h.openers()
		fit |= open | open<<ResourceOffering
	}
	return flow.List(dst, VAccess, fit&s.payers(f.Seat, s.Buy.Quarter))
}

// whyNotAccess returns why a token that can pay in the quarter cannot pay access.
func (h *hand) whyNotAccess(b *Purchase, t Token) Reason {
	c, ok := coloured(t)
	switch price := h.price(b); {
	case ok && !h.opens(c):
		return Reason{No: NoAccessColour, A: uint8(c), B: uint8(h.facing)}
	case ok && !h.affords(price), !ok && !h.affordsAfterJoker(price):
		return Reason{No: NoRest}
	}
	return Reason{}
}

// accessPlay puts the token on a free slot. In a full sector the token goes to the supply instead (PHA-10.13).
func accessPlay(s *State, f Frame, m game.Move, log *game.Log) {
	t := Token(m.A)
	var h hand
	s.handFor(&h, f.Seat, s.Buy.Quarter)
	s.Buy.access(&h, t)
	if !s.full(h.facing) {
		h.player.Tokens[t]--
		s.place(h.facing, t)
	} else {
		s.Buy.Full = true
		s.tilt(f.Seat, s.ready(f.Seat, s.Data.whenFull[s.Buy.Quarter]).First(), log)
		s.giveBack(f.Seat, t)
	}
	log.Add(accessPaid(f.Seat, t, h.facing))
	s.payNext(f.Seat, log)
}

// access records the token that pays access, and what is left of the cost.
func (b *Purchase) access(h *hand, t Token) {
	n := h.number(b)
	need, class := h.cost(n)
	b.Access, b.Class, b.Jokers = t, *class, 0
	c, ok := coloured(t)
	switch {
	case h.anyAccess && !ok: // counts as whichever colour helps (PHA-10.7, PHA-RUL-11)
		b.Jokers = 1
	case h.anyAccess: // counts as a colour of its class
		if k := class[c]; need.Of(k) > 0 {
			need -= One(k)
		}
	case h.accessCounts(n): // counts only as the colour of the wheel (PHA-5.3, PHA-RUL-7)
		need -= One(class[h.facing])
	}
	b.Need = need
}

// payNext asks for the next token, or delivers the purchase once nothing is left to pay.
func (s *State) payNext(seat game.Seat, log *game.Log) {
	if s.Buy.Left() > 0 {
		s.Push(StepPay, seat, 0, 0)
	} else {
		s.deliver(seat, log)
	}
}

// Classes returns the classes of colours that apply when a seat pays the cost of a purchase (PHA-4.2.5, PHA-10.8).
func (s *State) Classes(seat game.Seat, b *Purchase) [Colours]uint8 {
	var h hand
	s.handFor(&h, seat, b.Quarter)
	_, class := h.cost(h.number(b))
	return *class
}

// Completes reports whether a seat can pay what is left of a purchase (PHA-5.6).
func (s *State) Completes(seat game.Seat, b *Purchase) bool {
	var h hand
	s.handFor(&h, seat, b.Quarter)
	return b.Left() > 0 && b.Need.short(h.have.gather(&b.Class)) <= b.Jokers+h.jokers
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

func payCandidates(s *State, f Frame, dst []game.Move) []game.Move {
	dst = s.tokenCandidates(f.Seat, VPay, dst)
	if s.hasOneWay(f.Seat, s.payments(f.Seat)) {
		dst = append(dst, game.Move{Verb: VRest})
	}
	return dst
}

// payWhy refuses tokens that would leave the payment incomplete (PHA-5.6). The payment can always be completed so
// far; any joker, and any coloured token whose class is still in the cost, keeps it so.
func payWhy(s *State, f Frame, m game.Move) Reason {
	if m.Verb == VRest {
		return Reason{}
	}
	t := Token(m.A)
	if no := s.whyNoToken(f.Seat, s.Buy.Quarter, t); no != (Reason{}) {
		return no
	}
	if !s.wanted(t) {
		return Reason{No: NoNeed, A: uint8(t % ResourceOffering)}
	}
	return Reason{}
}

// wanted reports whether a token that can pay in the quarter is still needed for the cost.
func (s *State) wanted(t Token) bool {
	c, ok := coloured(t)
	return !ok || s.Buy.Need.Of(s.Buy.Class[c]) > 0
}

// payLegal lists only tokens that can pay.
func payLegal(s *State, f Frame, dst []game.Move) []game.Move {
	kinds := s.payments(f.Seat)
	dst = flow.List(dst, VPay, kinds)
	if s.hasOneWay(f.Seat, kinds) {
		dst = append(dst, game.Move{Verb: VRest})
	}
	return dst
}

// payments returns the kinds of the player's tokens that can still go into the payment.
func (s *State) payments(seat game.Seat) Kinds {
	colours := s.Buy.Need.coloursOf(&s.Buy.Class)
	return s.payers(seat, s.Buy.Quarter) & (jokers | colours | colours<<ResourceOffering)
}

// payable returns how many of the player's have tokens of kind t can still go into the payment.
func (b *Purchase) payable(t Token, have uint8) int {
	n := min(int(have), b.Left())
	if c, ok := coloured(t); ok {
		return min(n, int(b.Need.Of(b.Class[c])))
	}
	return n
}

// hasOneWay reports whether only one way is left to pay at least two tokens (M6): the seat's usable tokens, which are
// of these kinds, are just enough.
func (s *State) hasOneWay(seat game.Seat, kinds Kinds) bool {
	return s.Buy.Left() >= 2 && s.justEnough(seat, kinds)
}

// justEnough reports whether the seat's tokens of these kinds, which can still go into the payment, are no more than it
// takes.
func (s *State) justEnough(seat game.Seat, kinds Kinds) bool {
	left, tokens := s.Buy.Left(), &s.Player[seat].Tokens
	for ; kinds != 0 && left >= 0; kinds = kinds.Rest() {
		t := Token(kinds.First())
		left -= s.Buy.payable(t, tokens[t])
	}
	return left >= 0
}

// Rest returns the tokens that pay all that is left, where there is only one way to do so (M6).
func (s *State) Rest(seat game.Seat) (list []Token) {
	tokens := &s.Player[seat].Tokens
	for kinds := s.payments(seat); kinds != 0; kinds = kinds.Rest() {
		t := Token(kinds.First())
		for range s.Buy.payable(t, tokens[t]) {
			list = append(list, t)
		}
	}
	return list
}

func payPlay(s *State, f Frame, m game.Move, log *game.Log) {
	if m.Verb == VRest {
		b, tokens := s.Buy, s.Player[f.Seat].Tokens // copies from before the first token is paid
		for kinds := s.payments(f.Seat); kinds != 0; kinds = kinds.Rest() {
			t := Token(kinds.First())
			for range b.payable(t, tokens[t]) {
				s.pay(f.Seat, t, log)
			}
		}
	} else {
		s.pay(f.Seat, Token(m.A), log)
	}
	s.payNext(f.Seat, log)
}

// pay gives one token for the cost of an action. It returns to the supply or discard at once (PHA-4.1).
func (s *State) pay(seat game.Seat, t Token, log *game.Log) {
	if c, ok := coloured(t); ok {
		s.Buy.Need -= One(s.Buy.Class[c])
	} else {
		s.Buy.Jokers++
	}
	s.Buy.Paid[t]++
	s.giveBack(seat, t)
	log.Add(tokenPaid(seat, t))
}

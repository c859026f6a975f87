package pharaon

import (
	"ennead/game"
	"ennead/game/flow"
	"ennead/game/set"
)

// Paying for an action: section 5, access first.

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
	return s.tokenTries(f.Seat, VAccess, dst)
}

// tokenTries offers every kind of token that the player has.
func (s *State) tokenTries(seat game.Seat, verb uint8, dst []game.Move) []game.Move {
	return flow.List(dst, verb, s.Player[seat].kinds())
}

// Kinds is a set of kinds of tokens.
type Kinds = set.Small[Token]

// jokers are the kinds of tokens that pay any colour, each quarter's offering in its quarter (PHA-4.2).
const jokers Kinds = 1<<Silver | (1<<Quarters-1)<<QuarterOffering

// payers are the kinds of the player's tokens that may pay in a quarter (PHA-4.2).
func (s *State) payers(seat game.Seat, q Quarter) Kinds {
	return s.Player[seat].kinds() & (1<<QuarterOffering - 1 | 1<<(QuarterOffering+Token(q)))
}

// accessWhy: PHA-5.1, PHA-5.6.
func accessWhy(s *State, f Frame, m game.Move) Reason {
	t := Token(m.A)
	if no := s.whyNoToken(f.Seat, s.Buy.Quarter, t); no != (Reason{}) {
		return no
	}
	var h hand
	s.handFor(&h, f.Seat, s.Buy.Quarter)
	return h.whyNotAccess(&s.Buy, t)
}

// accessLegal asks once for all jokers and once for all coloured tokens.
func accessLegal(s *State, f Frame, dst []game.Move) []game.Move {
	var h hand
	s.handFor(&h, f.Seat, s.Buy.Quarter)
	whole := h.whole(&s.Buy)
	var fit Kinds
	if h.affordsAfterJoker(whole) {
		fit = jokers
	}
	if h.affords(whole) {
		open := h.openers()
		fit |= open | open<<ResourceOffering
	}
	return flow.List(dst, VAccess, fit&s.payers(f.Seat, s.Buy.Quarter))
}

// whyNotAccess is the reason why a token that pays in the quarter cannot pay access.
func (h *hand) whyNotAccess(b *Purchase, t Token) Reason {
	c, ok := coloured(t)
	switch whole := h.whole(b); {
	case ok && !h.opens(c):
		return Reason{No: NoAccessColour, A: uint8(c), B: uint8(h.facing)}
	case ok && !h.affords(whole), !ok && !h.affordsAfterJoker(whole):
		return Reason{No: NoRest}
	}
	return Reason{}
}

// accessPlay puts the token on a free slot, or past a full sector to the supply (PHA-10.13).
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
		s.put(f.Seat, t)
	}
	log.Add(accessPaid(f.Seat, t, h.facing))
	s.payOn(f.Seat, log)
}

// access notes which token paid access, and what is left of the cost then.
func (b *Purchase) access(h *hand, t Token) {
	n := h.number(b)
	need, class := h.cost(n)
	b.Access, b.Class, b.Jokers = t, *class, 0
	c, ok := coloured(t)
	switch {
	case h.anyAccess && !ok: // counts as whichever colour helps (PHA-10.7, PHA-RUL-11)
		b.Jokers = 1
	case h.anyAccess: // counts as its own colour or one that Scribes make of it
		if k := class[c]; need.Of(k) > 0 {
			need -= One(k)
		}
	case h.deducts(n): // counts as the wheel's colour alone (PHA-5.3, PHA-RUL-7)
		need -= One(class[h.facing])
	}
	b.Need = need
}

// payOn asks for what is left to pay, or gives what was paid for.
func (s *State) payOn(seat game.Seat, log *game.Log) {
	if s.Buy.Left() > 0 {
		s.Push(StepPay, seat, 0, 0)
	} else {
		s.bought(seat, log)
	}
}

// Classes are the colours that stand for each other when a seat pays the cost of a purchase (PHA-4.2.5, PHA-10.8).
func (s *State) Classes(seat game.Seat, b *Purchase) [Colours]uint8 {
	var h hand
	s.handFor(&h, seat, b.Quarter)
	_, class := h.cost(h.number(b))
	return *class
}

// Completes tells whether a seat can pay what is left of a purchase (PHA-5.6).
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
	dst = s.tokenTries(f.Seat, VPay, dst)
	if s.oneWay(f.Seat) {
		dst = append(dst, game.Move{Verb: VRest})
	}
	return dst
}

// payWhy: PHA-5.6. What was chosen so far can always be completed, and stays so with any coloured
// token whose class is still in the cost and with any joker.
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

// wanted tells whether a token that may pay in the quarter is needed for what is left of the cost.
func (s *State) wanted(t Token) bool {
	c, ok := coloured(t)
	return !ok || s.Buy.Need.Of(s.Buy.Class[c]) > 0
}

// payLegal looks only at tokens that may pay.
func payLegal(s *State, f Frame, dst []game.Move) []game.Move {
	kinds := s.payments(f.Seat)
	dst = flow.List(dst, VPay, kinds)
	if s.sums(f.Seat, kinds) {
		dst = append(dst, game.Move{Verb: VRest})
	}
	return dst
}

// payments are the kinds of the player's tokens that could go into the payment.
func (s *State) payments(seat game.Seat) Kinds {
	colours := s.Buy.Need.of(&s.Buy.Class)
	return s.payers(seat, s.Buy.Quarter) & (jokers | colours | colours<<ResourceOffering)
}

// payable is how many of so many tokens of a kind could still go into the payment.
func (b *Purchase) payable(t Token, have uint8) int {
	n := min(int(have), b.Left())
	if c, ok := coloured(t); ok {
		return min(n, int(b.Need.Of(b.Class[c])))
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
	tokens := &s.Player[seat].Tokens
	for ; kinds != 0 && left >= 0; kinds = kinds.Rest() {
		t := Token(kinds.First())
		left -= s.Buy.payable(t, tokens[t])
	}
	return left >= 0
}

func payPlay(s *State, f Frame, m game.Move, log *game.Log) {
	if m.Verb == VRest {
		b, tokens := s.Buy, s.Player[f.Seat].Tokens // as they are before the first is paid
		for kinds := s.payments(f.Seat); kinds != 0; kinds = kinds.Rest() {
			t := Token(kinds.First())
			for range b.payable(t, tokens[t]) {
				s.pay(f.Seat, t, log)
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
		s.Buy.Need -= One(s.Buy.Class[c])
	} else {
		s.Buy.Jokers++
	}
	s.Buy.Paid[t]++
	s.put(seat, t)
	log.Add(tokenPaid(seat, t))
}

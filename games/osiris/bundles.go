package osiris

import "ennead/game"

// Goods in words.

// BundleText is one side of an offer, or a bribe, as the reader of a state may know it.
func (s *State) BundleText(b *Bundle) game.Message {
	var list []game.Message
	for r, n := range b.Tokens {
		if n > 0 {
			list = append(list, Amount(Resource(r), int(n)))
		}
	}
	for w, n := range b.Workers {
		if n > 0 {
			list = append(list, game.Say("", "osiris.some."+workerNames[w], "n", int(n)))
		}
	}
	if b.Some > 0 {
		list = append(list, game.Say("", "osiris.some.workers", "n", int(b.Some)))
	}
	for cards := b.Cards; cards != 0; cards = cards.Rest() {
		list = append(list, s.CardName(Card(cards.First())))
	}
	for k := range Kind(cardKinds) {
		if n := b.Kinds.Of(k); n > 0 {
			list = append(list, game.Say("", "osiris.some.kind", "n", int(n), "kind", kindTerm(uint8(k))))
		}
	}
	if b.Any > 0 {
		list = append(list, game.Say("", "osiris.some.cards", "n", int(b.Any)))
	}
	return and(list)
}

// dealLabel names a move beside the turn.
func (s *State) dealLabel(seat game.Seat, m game.Move) (key string, args []any) {
	switch m.Verb {
	case vClear, vOffer:
		return map[uint8]string{vClear: "clear", vOffer: "offer"}[m.Verb], nil
	case vTo, vBribe:
		return map[uint8]string{vTo: "to", vBribe: "bribe"}[m.Verb], []any{"seat", game.Seat(m.A)}
	case vGive, vWant:
		return map[uint8]string{vGive: "give", vWant: "want"}[m.Verb], []any{"n", int(m.B), "good", term("good", goodNames[m.A])}
	case vGiveCard:
		return [...]string{"give-no", "give-closed", "give-open"}[m.B], []any{"card", s.CardName(Card(m.A))}
	case vWantCard:
		return [...]string{"want-no", "want-card"}[m.B], []any{"card", s.CardName(Card(m.A))}
	case vWantKind:
		return "want-kind", []any{"n", int(m.B), "kind", kindTerm(m.A)}
	case vWantAny:
		return "want-any", []any{"n", int(m.A)}
	case vUntil:
		return [...]string{"until-season", "until-turn"}[m.A], nil
	case vAudience:
		return [...]string{"audience-private", "audience-public"}[m.A], nil
	case vCounter, vAccept, vDecline:
		key = map[uint8]string{vCounter: "counter", vAccept: "accept", vDecline: "decline"}[m.Verb]
		return key, append(s.offerArgs(s.offer(game.Seat(m.A), seat, m.B, m.C)), "seat", game.Seat(m.A))
	case vCancel:
		return "cancel", append(s.offerArgs(s.offer(seat, game.Seat(m.A), m.B, m.C)), "seat", game.Seat(m.A))
	case vUnbribe:
		return "unbribe", []any{"goods", s.BundleText(&s.bribe(seat, m.A).Give)}
	case vPromise:
		if m.B == 0 {
			return "promise", []any{"action", actionTerm(m.A)}
		}
		return "promise-season", []any{"action", actionTerm(m.A), "n", int(m.B)}
	case vMark:
		return [...]string{"mark-kept", "mark-broken"}[m.C], s.promiseArgs(game.Seat(m.A), s.promise(game.Seat(m.A), seat, m.B))
	}
	key = map[uint8]string{vShow: "show", vShowWorkers: "show-workers", vShowTokens: "show-tokens", vShowVisit: "show-visit"}[m.Verb]
	if m.A == all {
		return key + "-all", nil
	}
	return key, []any{"seat", game.Seat(m.A)}
}

// offerArgs are what both sides of an offer get, from its author's side.
func (s *State) offerArgs(o *Offer) []any {
	if o == nil {
		o = &Offer{}
	}
	return []any{"give", s.BundleText(&o.Give), "want", s.BundleText(&o.Want)}
}

// promiseArgs say what was promised by whom.
func (s *State) promiseArgs(by game.Seat, p *Promise) []any {
	if p == nil {
		p = &Promise{}
	}
	return []any{"seat", by, "what", Promised(p.Action, p.Season)}
}

// Promised is an action that was promised, and when.
func Promised(action, season uint8) game.Message {
	if season == 0 {
		return game.Say("", "osiris.promised", "action", actionTerm(action))
	}
	return game.Say("", "osiris.promised-season", "action", actionTerm(action), "n", int(season))
}

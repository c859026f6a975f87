package text

import (
	"strings"

	"ennead/game"
	"ennead/games/osiris"
)

// Negotiation in words.

// Bundle returns one side of an offer, or a bribe, as the viewer of the state may know it.
func Bundle(s *osiris.State, b *osiris.Bundle) game.Message {
	var list []game.Message
	for r, n := range b.Tokens {
		if n > 0 {
			list = append(list, Amount(osiris.Resource(r), int(n)))
		}
	}
	for w, n := range b.Workers {
		if n > 0 {
			list = append(list, game.Say("", "osiris.some."+osiris.WorkerNames[w], "n", int(n)))
		}
	}
	if b.Some > 0 {
		list = append(list, game.Say("", "osiris.some.workers", "n", int(b.Some)))
	}
	for cards := b.Cards; cards != 0; cards = cards.Rest() {
		list = append(list, CardName(s, osiris.Card(cards.First())))
	}
	for k := range osiris.Kind(osiris.CardKinds) {
		if n := b.Kinds.Of(k); n > 0 {
			list = append(list, game.Say("", "osiris.some.kind", "n", int(n), "kind", kindTerm(uint8(k))))
		}
	}
	if b.Any > 0 {
		list = append(list, game.Say("", "osiris.some.cards", "n", int(b.Any)))
	}
	return and(list)
}

// negotiationLabel returns the key and the arguments of a move of negotiation.
func negotiationLabel(s *osiris.State, seat game.Seat, m game.Move) (key string, args []any) {
	switch m.Verb {
	case osiris.VClear, osiris.VOffer, osiris.VGone, osiris.VBack:
		return verb(m), nil
	case osiris.VTo, osiris.VBribe:
		return verb(m), []any{"seat", game.Seat(m.A)}
	case osiris.VGive, osiris.VWant:
		args = []any{"n", int(m.B), "good", term("good", osiris.GoodNames[m.A])}
		return verb(m), args
	case osiris.VGiveCard:
		return [...]string{"give-no", "give-closed", "give-open"}[m.B], []any{"card", CardName(s, osiris.Card(m.A))}
	case osiris.VWantCard:
		return [...]string{"want-no", "want-card"}[m.B], []any{"card", CardName(s, osiris.Card(m.A))}
	case osiris.VWantKind:
		return "want-kind", []any{"n", int(m.B), "kind", kindTerm(m.A)}
	case osiris.VWantAny:
		return "want-any", []any{"n", int(m.A)}
	case osiris.VUntil:
		return [...]string{"until-season", "until-turn"}[m.A], nil
	case osiris.VAudience:
		return [...]string{"audience-private", "audience-public"}[m.A], nil
	case osiris.VCounter, osiris.VAccept, osiris.VDecline:
		return verb(m), append(offerArgs(s, s.OpenOffer(game.Seat(m.A), seat, m.B, m.C)), "seat", game.Seat(m.A))
	case osiris.VCancel:
		return "cancel", append(offerArgs(s, s.OpenOffer(seat, game.Seat(m.A), m.B, m.C)), "seat", game.Seat(m.A))
	case osiris.VUnbribe:
		return "unbribe", []any{"goods", Bundle(s, &s.OpenBribe(seat, m.A).Give)}
	case osiris.VPromise:
		if m.B == 0 {
			return "promise", []any{"action", actionTerm(m.A)}
		}
		return "promise-season", []any{"action", actionTerm(m.A), "n", int(m.B)}
	case osiris.VMark:
		by := game.Seat(m.A)
		return [...]string{"mark-kept", "mark-broken"}[m.C], promiseArgs(s, by, s.OpenPromise(by, seat, m.B))
	}
	if m.A == osiris.ToAll {
		return verb(m) + "-all", nil
	}
	return verb(m), []any{"seat", game.Seat(m.A)}
}

// verb returns the first word of a move.
func verb(m game.Move) string {
	word, _, _ := strings.Cut(osiris.Lexicon.Text(m), " ")
	return word
}

// offerArgs returns both sides of an offer as arguments: its author's, then its addressee's.
func offerArgs(s *osiris.State, o *osiris.Offer) []any {
	if o == nil {
		o = &osiris.Offer{}
	}
	return []any{"give", Bundle(s, &o.Give), "want", Bundle(s, &o.Want)}
}

// promiseArgs returns the author and the content of a promise as arguments.
func promiseArgs(s *osiris.State, by game.Seat, p *osiris.Promise) []any {
	if p == nil {
		p = &osiris.Promise{}
	}
	return []any{"seat", by, "what", Promised(p.Action, p.Season)}
}

// Promised returns the promised action and its season.
func Promised(action, season uint8) game.Message {
	if season == 0 {
		return game.Say("", "osiris.promised", "action", actionTerm(action))
	}
	return game.Say("", "osiris.promised-season", "action", actionTerm(action), "n", int(season))
}

package text

import (
	"ennead/game"
	"ennead/games/osiris"
)

// Events of negotiation as messages.

func argOffer(_ *osiris.State, e game.Event) []any {
	o := osiris.OfferOf(e)
	return []any{"n", int(o.Number), "to", seatOf(uint8(o.Other))}
}

func argHanded(_ *osiris.State, e game.Event) []any {
	t, to := osiris.TokensOf(e)
	return []any{"tokens", Tokens(t), "to", seatOf(to)}
}

func argTo(_ *osiris.State, e game.Event) []any { return []any{"to", seatOf(e.A)} }

func argToCount(_ *osiris.State, e game.Event) []any {
	to, n, _ := osiris.HandedTo(e)
	return []any{"to", seatOf(to), "n", int(n)}
}

func argPromise(_ *osiris.State, e game.Event) []any {
	if e.A == game.Unknown {
		return nil
	}
	p := osiris.PromiseOf(e)
	return []any{"to", p.To, "what", Promised(p.Action, p.Season)}
}

// varyMarked chooses the key by the opinion about a promise.
func varyMarked(e game.Event) string {
	switch _, kept := osiris.MarkedBy(e); kept {
	case 0:
		return "-broken"
	case 1:
		return "-kept"
	}
	return "-unseen"
}

// varyTurn chooses the key by the audience of an offer. Readers outside the audience never get the event; the words for
// them serve programs that ask for it nevertheless.
func varyTurn(e game.Event) string {
	if e.A == game.Unknown {
		return "-unseen"
	}
	if osiris.OfferOf(e).Public {
		return "-public"
	}
	return "-private"
}

// showedMessage names the seat that is shown something, and for the viewers the goods.
func showedMessage(s *osiris.State, e game.Event) game.Message {
	to, what, seen := osiris.Shown(e)
	key, args := "osiris.told.showed", []any{"seat", e.Seat}
	if to == osiris.ToAll {
		key += "-all"
	} else {
		args = append(args, "to", game.Seat(to))
	}
	if !seen {
		return game.Say("OSI-7.4.2", key+"-unseen", args...)
	}
	return game.Say("OSI-7.4.2", key, append(args, "what", Bundle(s, &what))...)
}

package text

import (
	"ennead/game"
	"ennead/games/osiris"
)

// Events of negotiation as messages.

func argOffer(_ *osiris.State, e game.Event) []any { return []any{"n", int(e.A), "to", seatOf(e.B)} }

// argHanded names who receives; e.D is the seat.
func argHanded(_ *osiris.State, e game.Event) []any {
	return []any{"tokens", Tokens(osiris.Tokens{e.A, e.B, e.C}), "to", seatOf(e.D)}
}

func argTo(_ *osiris.State, e game.Event) []any      { return []any{"to", seatOf(e.A)} }
func argToCount(_ *osiris.State, e game.Event) []any { return []any{"to", seatOf(e.A), "n", int(e.B)} }

func argPromise(_ *osiris.State, e game.Event) []any {
	if e.A == game.Unknown {
		return nil
	}
	return []any{"to", game.Seat(e.B), "what", Promised(e.C, e.D)}
}

// varyMarked says what was thought of a promise.
func varyMarked(e game.Event) string {
	switch e.C {
	case 0:
		return "-broken"
	case 1:
		return "-kept"
	}
	return "-unseen"
}

// varyTurn: offers that the reader knows nothing of are never told; the words are for programs that ask all the same.
func varyTurn(e game.Event) string {
	if e.A == game.Unknown {
		return "-unseen"
	}
	return [...]string{"-private", "-public"}[e.C]
}

// tellShowed says to whom something was shown, and to the viewers what.
func tellShowed(s *osiris.State, e game.Event) game.Message {
	key, args := "osiris.told.showed", []any{"seat", e.Seat}
	if to := e.Kind - osiris.EvShowed; to == osiris.ToAll {
		key += "-all"
	} else {
		args = append(args, "to", game.Seat(to))
	}
	if e.A == game.Unknown && e.B == game.Unknown && e.C == game.Unknown && e.D == game.Unknown {
		return game.Say("OSI-7.4.2", key+"-unseen", args...)
	}
	return game.Say("OSI-7.4.2", key, append(args, "what", shown(s, e))...)
}

// shown is what an event shows, in words.
func shown(s *osiris.State, e game.Event) game.Message {
	var b osiris.Bundle
	switch word := osiris.WordOf(e); {
	case word&1 == 0:
		b.Cards = osiris.Cards(word)
	case e.A == osiris.ShowsTokens:
		b.Tokens = osiris.Tokens{e.B, e.C, e.D}
	default:
		for w := range b.Workers {
			b.Workers[w] = uint8(word>>(4+4*w)) & 15
		}
	}
	return Bundle(s, &b)
}

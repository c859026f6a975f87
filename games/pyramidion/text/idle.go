package text

import (
	"ennead/game"
	"ennead/games/pyramidion"
)

// Idle returns why playing a card would do nothing on this site now, and what the move is called; an empty reason if it
// does something: a special character without a target stays in play without effect (PYR-9.2.6), unless it has values,
// or an ankh for the power of the site (PYR-17.4 to PYR-17.6).
func Idle(s *pyramidion.State, m game.Move) (why, what game.Message) {
	if m.Verb != pyramidion.VPlay || m.A > pyramidion.MaxCards {
		return why, what
	}
	card := &s.Data.Card[m.A]
	key := lacks(s, card.Effect)
	if key == "" || card.Values != (pyramidion.Points{}) || s.Data.Ankhs.Has(m.A) && rewards(s) {
		return why, what
	}
	return game.Say("", "pyramidion.idle."+key), game.Say("", "pyramidion.move.play", moveCard(s, m)...)
}

// rewards reports whether the power of the active site gives something for an ankh now.
func rewards(s *pyramidion.State) bool {
	switch s.Site {
	case pyramidion.Luxor:
		return !s.FirstAnkh
	case pyramidion.Alexandria:
		return true
	case pyramidion.Cairo:
		return !s.FirstAnkh && s.Manned()
	}
	return false
}

// lacks returns what an effect has no target among on the active site; empty if it has one, or needs none.
func lacks(s *pyramidion.State, e pyramidion.Effect) string {
	switch cards := s.InPlay(); {
	case (e == pyramidion.Bandit || e == pyramidion.Philosopher) && cards == 0:
		return "card"
	case e == pyramidion.Guard && cards == 0 && posted(s) == 0:
		return "guard"
	case e == pyramidion.Thief && cards&s.Data.Of[pyramidion.Merchant] == 0:
		return "merchant"
	case e == pyramidion.Vizier && s.Goods[s.Site] == (pyramidion.Goods{}):
		return "resource"
	}
	return ""
}

// posted counts the troops on the active site.
func posted(s *pyramidion.State) (n int) {
	for kind := range s.Troop {
		if s.Troop[kind][s.Site] != pyramidion.NoSeat {
			n++
		}
	}
	return n
}

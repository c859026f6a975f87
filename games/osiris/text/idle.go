package text

import (
	"ennead/game"
	"ennead/games/osiris"
)

// Idle returns why a move would bring its player nothing now, and what it is called; an empty reason if it brings
// something: an empty supply gives nothing (OSI-5.1, OSI-6.1).
func Idle(s *osiris.State, seat game.Seat, m game.Move) (why, what game.Message) {
	switch m.Verb {
	case osiris.VAt:
		at := osiris.Place(m.A)
		if at >= osiris.FirstCity || s.Supply[s.Data.Terrain[at].Resource] > 0 {
			return why, what
		}
		return game.Say("", "osiris.idle.terrain", "good", resourceTerm(uint8(s.Data.Terrain[at].Resource))),
			game.Say("", "osiris.idle.at", "place", PlaceName(s, at))
	case osiris.VCorner:
		if card := &s.Data.Card[m.A]; card.Corner.UpTo(s.Supply) == (osiris.Tokens{}) {
			return game.Say("", "osiris.idle.corner"),
				game.Say("", "osiris.idle.discard", "kind", kindTerm(uint8(card.Kind)))
		}
	}
	return why, what
}

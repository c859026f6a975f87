package page

import (
	"unicode"
	"unicode/utf8"

	"ennead/game"
	"ennead/internal/piece"
)

// idles returns the choices that would do nothing now; none in a lesson, which says itself what to choose.
func (t *Play) idles() map[game.Move]piece.Idling {
	if t.guided() {
		return nil
	}
	return piece.Idle(t.Board, t.Scene)
}

// idling says why a choice would do nothing, as a sentence, and what it is called.
func (t *Play) idling(i piece.Idling) (why, what string) {
	return capital(t.Scene.Words.Say(i.Why)), t.Scene.Words.Say(i.What)
}

// capital returns words with a capital letter at their head.
func capital(words string) string {
	first, n := utf8.DecodeRuneInString(words)
	if n == 0 {
		return words
	}
	return string(unicode.ToUpper(first)) + words[n:]
}

// last puts the choices that would do nothing after the others.
func last(moves []game.Move, idle map[game.Move]piece.Idling) (all []game.Move) {
	for _, does := range []bool{true, false} {
		for _, m := range moves {
			if _, nothing := idle[m]; nothing != does {
				all = append(all, m)
			}
		}
	}
	return all
}

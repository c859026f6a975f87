package learnt

import (
	"slices"

	"ennead/game"
	"ennead/internal/locale"
)

// Kind is a kind of deeds that are compared with each other, such as which noble somebody takes.
type Kind struct {
	Key    string   // names it in files, and in catalogues after learnt.GAME.
	Deeds  []string // their names in files, by number; an empty one means none
	Opens  bool     // only a seat's first deed of the kind counts: how it begins
	Number Number
	// Got returns which deed an event gives its seat without a choice, such as a card that is drawn; may be nil.
	Got    func(s game.State, e game.Event) (deed int, ok bool)
	Name   func(s game.State, deed int) game.Message // what people call it; s is a game with the usual components
	Effect func(s game.State, deed int) game.Message // what it does, if its name does not say so; may be nil
}

// Number returns which deed a move is, or ok = false if it is none of the kind. The state is that before the move.
type Number func(s game.State, m game.Move) (deed int, ok bool)

// Verb returns the deeds of a verb, by the value of its first slot.
func Verb(verb uint8) Number {
	return func(_ game.State, m game.Move) (int, bool) { return int(m.A), m.Verb == verb }
}

// Says returns what people call a deed and, if that does not say it, what it does.
func (k *Kind) Says(words *locale.Catalogue, usual game.State, deed string) []string {
	at := slices.Index(k.Deeds, deed)
	says := []string{words.Say(k.Name(usual, at))}
	if k.Effect != nil {
		if effect := k.Effect(usual, at); effect.Key != "" {
			says = append(says, words.Say(effect))
		}
	}
	return says
}

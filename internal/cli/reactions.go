package cli

import (
	"ennead/game"
	"ennead/games"
)

// When a person is asked for reactions.
const (
	askAlways  = "always"
	askAble    = "able"
	askTouched = "touched"
	askNever   = "never"
)

// when changes the setting, or prints it.
func (t *hall) when(text string) {
	switch text {
	case askAlways, askAble, askTouched, askNever:
		t.asking = text
	}
	t.line("%s", t.paint("2", t.words.Word("cli.play.ask", "when", t.asking)))
}

// waived reports whether a reaction window is declined without asking the person. If others sit at the keyboard, a
// person who could do nothing is still asked: otherwise the others would learn what is in their hand.
func (t *hall) waived(seat game.Seat) bool {
	view := t.match.View(seat)
	w, open := game.WindowOf(view, seat)
	switch {
	case !open || t.asking == askAlways:
		return false
	case t.asking == askNever:
		return true
	case t.asking == askTouched && !w.Touches:
		return true
	}
	return t.people.Len() == 1 && len(view.Moves(nil, seat)) == 1
}

// draw shows the whole board if it has changed, or was asked for. If the game counts turns, reactions are so frequent
// that the whole board is shown once for each of the seat's turns, and only what is going on in between.
func (t *hall) draw(seat game.Seat) {
	k, view := games.Kit(t.match.Game.ID()), t.match.View(seat)
	now := t.clock
	in, clocked := view.(game.Reactive)
	if clocked {
		now[0], now[1] = in.Clock(seat)
	}
	switch {
	case t.wanted, t.shown != seat, now != t.clock, t.stale && !clocked:
		t.line("")
		k.Plain(t, view, seat, t.words, t.colour)
	case k.Now != nil:
		k.Now(t, view, seat, t.words, t.colour)
	}
	t.stale, t.wanted, t.shown, t.clock = false, false, seat, now
}

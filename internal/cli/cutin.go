package cli

import "ennead/game"

// When a person is asked whether to cut in.
const (
	askAlways  = "always"
	askAble    = "able"
	askTouched = "touched"
	askNever   = "never"
)

// when changes it, or says what it is.
func (t *hall) when(text string) {
	switch text {
	case askAlways, askAble, askTouched, askNever:
		t.asking = text
	}
	t.line("%s", t.paint("2", t.words.Word("cli.play.ask", "when", t.asking)))
}

// waived tells whether a window goes by without asking the person. Who could do nothing is asked all the
// same where others sit at the keyboard: they would learn what is in a hand.
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

// draw shows the whole board if it has changed, or was asked for. Where the game has a clock, others cut in so
// often that the whole comes once for each of the seat's turns, and what is going on in between.
func (t *hall) draw(seat game.Seat) {
	k, view := kits[t.match.Game.ID()], t.match.View(seat)
	now := t.clock
	in, clocked := view.(game.Interrupted)
	if clocked {
		now[0], now[1] = in.Clock(seat)
	}
	switch {
	case t.wanted, t.shown != seat, now != t.clock, t.stale && !clocked:
		t.line("")
		k.plain(t, view, seat, t.words, t.colour)
	case k.now != nil:
		k.now(t, view, seat, t.words, t.colour)
	}
	t.stale, t.wanted, t.shown, t.clock = false, false, seat, now
}

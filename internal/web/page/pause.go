package page

import (
	"strconv"
	"time"

	"ennead/game"
	"ennead/internal/table"

	. "maragu.dev/gomponents"
	. "maragu.dev/gomponents/html"
)

// Pauses are what a form offers: minutes in a live game, days in one over days.
var (
	pauseMinutes = []int{2, 5, 10, 15}
	pauseDays    = []int{1, 2, 3, 7, 14, 30, 60}
)

// pausing renders a pause, or how those who play agree to one. To the others it only says what is wanted.
func (t *Play) pausing() Node {
	own, p, paused := t.ownPresent(), t.Table.Pausing(), !t.Clocks.Paused.IsZero()
	asks := game.Seats(0) // those who have not agreed
	if p.Agreed != 0 {
		asks = t.Table.Present() &^ p.Agreed
	}
	unit := func(d time.Duration) string {
		if t.Clocks.Rule.Quiet {
			return t.w("clock.days", "n", int(d/(24*time.Hour)))
		}
		return t.w("clock.minutes", "n", int(d/time.Minute))
	}
	var said Node
	switch {
	case p.Ends:
		said = P(t.t("clock.pause.ending", "who", t.listed(p.Agreed), "others", t.listed(asks)))
	case p.Agreed != 0:
		said = P(t.t("clock.pause.wanted", "who", t.listed(p.Agreed), "long", unit(p.For), "others", t.listed(asks)))
	}
	if own == 0 {
		return said
	}
	seat := own.First()
	all := Group{said}
	switch agreed := p.Agreed&own != 0; {
	case agreed:
		return append(all, t.does(seat, "unpause", "no", "yes", t.w("clock.pause.withdraw")))
	case paused:
		return append(all, t.does(seat, "resume", "on", "yes", t.w("clock.pause.resume")))
	case p.Agreed != 0:
		n := int(p.For / time.Minute)
		if t.Clocks.Rule.Quiet {
			n = int(p.For / (24 * time.Hour))
		}
		all = append(all, t.does(seat, "pause", "for", strconv.Itoa(n), t.w("clock.pause.agree")))
	}
	choices, options := pauseMinutes, Group{}
	if t.Clocks.Rule.Quiet {
		choices = pauseDays
	}
	for _, n := range choices {
		long := time.Duration(n) * time.Minute
		if t.Clocks.Rule.Quiet {
			long = time.Duration(n) * 24 * time.Hour
		}
		options = append(options, Option(Value(strconv.Itoa(n)), Text(unit(long))))
	}
	return append(all, Form(Class("plan"), Method("post"), Action(t.address()+"/pause"),
		hidden("seat", strconv.Itoa(int(seat)+1)),
		Label(Span(Class("sr"), t.t("clock.pause.long")), Select(Name("for"), options)),
		Button(Class("gh"), t.t("clock.pause"))))
}

// ownPresent returns the reader's seats that take part in a pause.
func (t *Play) ownPresent() game.Seats {
	if t.Moment.Replay || t.planned() || t.Table.Status != table.Playing {
		return 0
	}
	return t.Table.Present() & t.Reader.Held
}

// noMore renders how a reader says that they add nothing more to the choice that is kept open: a visitor's clock stands
// until then.
func (t *Play) noMore() Node {
	if !t.timed() || t.planned() {
		return nil
	}
	all := Group{}
	for seat := range (t.Clocks.Adds & t.Reader.Held).All() {
		all = append(all, Form(ID("nomore-"+strconv.Itoa(int(seat)+1)), Class("notice quiet back"), Method("post"),
			Action(t.address()+"/nomore"), hidden("seat", strconv.Itoa(int(seat)+1)),
			P(t.t("clock.nomore.line")), Button(Class("gh"), t.t("clock.nomore"))))
	}
	return all
}

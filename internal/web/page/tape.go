package page

import (
	"cmp"
	"slices"
	"strconv"

	. "maragu.dev/gomponents"
	. "maragu.dev/gomponents/html"
)

// The news as a series: the board after the reader's last choice, then after each thing that the others did, up to now.

// stepsPlayed is how many actions are played one by one, so that the series takes no more than twenty seconds.
const stepsPlayed = 12

// steps returns the actions to play, in the order in which they happened, one for each moment. Of more than can be
// played these are what took something from the reader, otherwise the latest.
func (n *news) steps() []action {
	all := slices.Clone(n.all) // what took something first
	slices.SortStableFunc(all, func(a, b action) int { return cmp.Compare(a.end, b.end) })
	all = slices.CompactFunc(all, func(a, b action) bool { return a.end == b.end })
	if len(all) > stepsPlayed {
		hits := slices.DeleteFunc(slices.Clone(all), func(a action) bool { return !a.hits })
		if len(hits) > 0 {
			all = hits
		}
	}
	return all[max(0, len(all)-stepsPlayed):]
}

// playing returns the steps of the series, and how many of them the reader has seen; no steps outside the series.
func (t *Play) playing() (steps []action, at int) {
	if !t.Moment.Replay || t.news == nil || len(t.news.all) == 0 || t.Moment.At < t.news.first {
		return nil, 0
	}
	steps = t.news.steps()
	for at < len(steps) && steps[at].end <= t.Moment.At {
		at++
	}
	return steps, at
}

// tapeSaid returns what a screen reader announces of the step that is shown.
func (t *Play) tapeSaid() string {
	steps, at := t.playing()
	if at == 0 {
		return ""
	}
	return t.w("tape.title", "at", at, "of", len(steps)) + ". " + steps[at-1].text + "."
}

// tape renders the step of the series that is shown, with a bar to go through it; nil outside the series.
func (t *Play) tape() Node {
	steps, at := t.playing()
	if steps == nil {
		return nil
	}
	says := t.t("tape.start")
	if at > 0 {
		a := steps[at-1]
		says = Group{t.mark(a.seat), Span(Text(a.text), t.chips(a))}
	}
	before, next := t.news.first, 0
	if at > 1 {
		before = steps[at-2].end
	}
	if at < len(steps) {
		next = steps[at].end
	}
	return Group{
		t.prompt(t.w("tape.title", "at", at, "of", len(steps))),
		P(ID("step"), Class("step"), says),
		Div(ID("tape"), Class("steps"), Data("steps", strconv.Itoa(len(steps))),
			t.tapeLink("back", before, at > 0),
			Button(ID("tape-play"), Class("gh"), Type("button"), Attr("hidden"), Aria("pressed", "false"),
				Aria("keyshortcuts", "Space"), t.t("tape.play"), El("kbd", Aria("hidden", "true"), t.t("tape.key"))),
			t.tapeLink("next", next, at < len(steps)),
		),
		P(Class("sub"), t.t("tape.line")),
		Div(Class("acts"), A(ID("leave"), Class("gh"), Href(t.address()), icon("last"), t.t("tape.leave"))),
		Details(ID("replay-whole"), Summary(t.t("tape.whole")), t.slider()),
	}
}

// tapeLink renders a link to the step before or after.
func (t *Play) tapeLink(name string, at int, on bool) Node {
	if !on {
		return Span(Class("ib off"), Aria("hidden", "true"), icon(name))
	}
	label := t.w("tape." + name)
	return A(ID("tape-"+name), Class("ib"), Href(t.address()+"?at="+strconv.Itoa(at)), Title(label),
		Aria("label", label), icon(name))
}

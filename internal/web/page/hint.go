package page

import (
	"bytes"
	"math"
	"slices"

	"ennead/analysis"
	"ennead/game"
	"ennead/internal/piece"

	. "maragu.dev/gomponents"
	. "maragu.dev/gomponents/html"
)

// askHint renders the button that asks for a hint, until there is one.
func (t *Play) askHint() Node {
	if !t.Bots.Hints || t.Bots.Hint != nil || t.planned() {
		return nil
	}
	return Form(ID("ask-hint"), Method("post"), Action(t.address()+"/hint"), Data("thinks", t.w("hint.thinks")),
		t.stamp(),
		Button(Class("gh"), Aria("keyshortcuts", "h"), icon("sun"), t.t("hint.ask"),
			El("kbd", Aria("hidden", "true"), Text("H"))))
}

// advised returns the hint for the question that the page asks; nil if there is none. A plan is about another one.
func (t *Play) advised() *analysis.Advice {
	if t.Bots.Hint == nil || !t.Scene.Active || t.planned() || t.Waiting.Sure != nil {
		return nil
	}
	return t.Bots.Hint.Advice
}

// hint renders what the strongest bot would do and why, above the choices. On a narrow screen the reasons are folded,
// so that they leave the choices in sight.
func (t *Play) hint() Node {
	a := t.advised()
	if a == nil {
		return nil
	}
	return Section(ID("hint"), Class("hint"), Aria("labelledby", "hint-title"),
		H3(ID("hint-title"), icon("sun"), Text(t.hintTitle())),
		P(Class("move"), Span(Class("pic"), Aria("hidden", "true"), t.Board.Icon(t.Scene, a.Options[0].Move)),
			B(Text(t.label(a.Options[0].Move))),
			Button(Class("gh"), FormAttr("choices"), Name("move"),
				Value(t.Game.Lexicon().Text(a.Options[0].Move)), t.t("hint.do"))),
		Details(ID("hint-why"), If(!t.Narrow, Attr("open")),
			Summary(t.t("weigh.win", "percent", t.percent(a.Options[0].Win)), Text(" · "),
				t.t("hint.points", "n", int(math.Round(a.Points))), Text(" · "), Text(t.lead(a.Options[0].Margin))),
			t.against(a),
			t.untraded(),
			t.weighs(a),
		),
	)
}

func (t *Play) hintTitle() string {
	if n := len(t.Bots.Levels); n > 0 {
		return t.w("hint.title", "level", t.w("level."+t.Bots.Levels[n-1]))
	}
	return t.w("hint.bot")
}

// against compares the first option with the second, unless that is a copy of it.
func (t *Play) against(a *analysis.Advice) Node {
	next := a.Options[1].Move
	if len(piece.Twins(t.Board, t.Scene, []game.Move{a.Options[0].Move, next})) > 0 {
		return nil
	}
	return Group{P(t.t(hintAgainst(a), "move", t.label(next))), t.reasons(a)}
}

// hintAgainst returns the key of the sentence that compares the first option with the second.
func hintAgainst(a *analysis.Advice) string {
	switch {
	case alike(a.Gain) && len(a.Reasons) > 0:
		return "hint.alike.but"
	case alike(a.Gain):
		return "hint.alike"
	}
	return "hint.next"
}

// alike reports whether a difference in points is none with the one decimal that is shown.
func alike(by float64) bool { return math.Abs(by) < .05 }

// reasons renders what the difference between the first two options consists of. Where the list leaves out small parts,
// they follow in one, so that it adds up.
func (t *Play) reasons(a *analysis.Advice) Node {
	if alike(a.Gain) && len(a.Reasons) == 0 {
		return nil
	}
	rest := a.Gain
	for _, r := range a.Reasons {
		rest -= r.By
	}
	chip := func(by float64, name string) Node {
		return Li(Span(Class(map[bool]string{true: "dl up", false: "dl down"}[by > 0]),
			Text(t.Words.Signed(by, 1)+" "+name)))
	}
	return Ul(Class("chips"),
		Iff(!alike(a.Gain), func() Node { return chip(a.Gain, t.w("hint.sum")) }),
		Map(a.Reasons, func(r analysis.Reason) Node {
			if r.Part == analysis.Rivals {
				return chip(r.By, t.w("hint.rivals"))
			}
			return chip(r.By, t.w("game."+t.Table.Game+".part."+r.Part))
		}),
		Iff(!alike(rest) && a.Gain != 0, func() Node { return chip(rest, t.w("hint.rest")) }))
}

// untraded says that the bot has weighed no negotiation, where the reader can negotiate.
func (t *Play) untraded() Node {
	switch {
	case t.drawn == nil || !t.deals():
		return nil
	case t.drawn.Waiting > 0:
		return P(Class("dim"), t.t("hint.offers", "n", t.drawn.Waiting))
	}
	return P(Class("dim"), t.t("hint.trades"))
}

// weighs renders all options that the bot considered, folded.
func (t *Play) weighs(a *analysis.Advice) Node {
	m := moment{Decision: analysis.Decision{Seat: a.Seat, Options: a.Options}, named: t.label}
	m.Move = game.Move{Verb: math.MaxUint8} // nothing has been played
	return Details(ID("hint-more"), Summary(t.t("hint.more")), t.options(m), P(Class("dim"), t.t("hint.limits")))
}

// hinted reports whether a move is the one that the hint shows.
func (t *Play) hinted(m game.Move) bool {
	a := t.advised()
	return a != nil && a.Options[0].Move == m
}

// hintAloud returns what a screen reader announces of a hint.
func (t *Play) hintAloud() []string {
	a := t.advised()
	if a == nil {
		return nil
	}
	return []string{t.hintTitle() + ": " + t.label(a.Options[0].Move) + "."}
}

// glowing marks the places on the board of the moves that a lesson waits for or a hint shows, in the markup of a page.
func (t *Play) glowing(markup []byte) []byte {
	if !t.Scene.Active {
		return markup
	}
	if t.guided() {
		for _, m := range t.Place.Moves(t.Scene.State) {
			markup = t.marked(markup, m, ` data-lesson`)
		}
	}
	if a := t.advised(); a != nil {
		markup = t.marked(markup, a.Options[0].Move, ` data-hint=""`)
	}
	return markup
}

// marked adds an attribute to the places of a move.
func (t *Play) marked(markup []byte, m game.Move, attribute string) []byte {
	at := []byte(` data-move="` + t.Game.Lexicon().Text(m) + `"`)
	return bytes.ReplaceAll(markup, at, append(slices.Clone(at), attribute...))
}

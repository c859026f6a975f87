package page

import (
	"slices"
	"strconv"

	"ennead/game"
	"ennead/internal/guide"
	"ennead/internal/piece"
	"ennead/internal/table"

	. "maragu.dev/gomponents"
	. "maragu.dev/gomponents/html"
)

// guided reports whether the reader is being taught now.
func (t *Play) guided() bool {
	return t.Place != nil && !t.Moment.Replay && t.Reader.Seat == t.Place.Guide.Learner &&
		t.Reader.Held.Has(t.Reader.Seat)
}

// lesson renders the decision panel at a guided table: one idea, then what to do.
func (t *Play) lesson() Node {
	if t.Place.Over() {
		return t.graduation()
	}
	l, state := t.Place.Lesson(), t.Scene.State
	return Group{
		t.lessonAt(),
		t.idea(l),
		t.ruleText(l.Rule),
		If(t.Scene.Active, Group{
			t.Board.Trail(t.Scene),
			H3(ID("task"), Class("task"), Text(t.Scene.Words.Say(t.Scene.Game.Prompt(state, t.Reader.Seat)))),
			t.lessonChoices(state.Moves(nil, t.Reader.Seat), t.Place.Moves(state)),
		}),
		t.undo(),
		t.meanwhile(),
	}
}

// idea renders the text of a lesson. For a screen reader the heading announces the text too, except on a page that
// has already announced both.
func (t *Play) idea(l guide.Lesson) Node {
	return Group{
		H2(ID("prompt"), Class("cg"), TabIndex("-1"), If(t.Browser.Turns < 0, Aria("describedby", "lesson")),
			Text(t.Words.Word(l.Title()))),
		P(ID("lesson"), Class("lesson"), Text(t.Words.Word(l.Text()))),
	}
}

// lessonAt renders the progress through the lessons.
func (t *Play) lessonAt() Node {
	n, of := min(t.Place.Number()+1, len(t.Place.Guide.Lessons)), len(t.Place.Guide.Lessons)
	at := t.w("learn.at", "n", n, "of", of)
	if t.Place.Over() {
		at = t.w("learn.done", "n", of)
	}
	return P(Class("lesson-at"), icon("book"), Text(at),
		El("progress", Aria("label", at), Max(strconv.Itoa(of)), Value(strconv.Itoa(t.Place.Number()))))
}

// lessonData tells a script when a different lesson begins, and where it points.
func (t *Play) lessonData() Node {
	if !t.guided() {
		return nil
	}
	look := t.Place.Lesson().Look
	return Group{Data("learning", strconv.Itoa(t.Place.Number()+1)), If(look != "", Data("look", look))}
}

// lessonChoices renders the moves that the lesson waits for, and, folded away, what else the rules allow.
func (t *Play) lessonChoices(legal, moves []game.Move) Node {
	number := len(moves)
	others := slices.DeleteFunc(legal, func(m game.Move) bool { return slices.Contains(moves, m) })
	return Form(ID("choices"), Method("post"), Action(t.address()+"/choose"), t.stamp(),
		If(len(moves) > 1, P(Class("sub"), t.t("learn.free"))),
		t.list("opts lessons", piece.Group{Moves: moves}, new(int), nil),
		If(len(others) > 0, Details(ID("besides"), Class("why"),
			Summary(icon("lock"), t.t("learn.besides", "n", len(others))),
			P(t.t("learn.besides.line")),
			t.list("opts", piece.Group{Moves: others}, &number, nil))))
}

// graduation renders the end of the lessons, and where to go next.
func (t *Play) graduation() Node {
	end := t.Place.Lesson()
	level := ""
	if len(t.Bots.Levels) > 0 {
		level = t.Bots.Levels[0]
	}
	seats := Group{}
	for i, s := range t.Table.Seats {
		who := SeatMe
		if game.Seat(i) != t.Reader.Seat {
			who = level
		}
		if s.Kind != table.Automaton {
			seats = append(seats, hidden("seat-"+strconv.Itoa(i+1), who))
		}
	}
	return Group{
		t.lessonAt(),
		t.idea(end),
		If(!t.Table.Match.Over(), Form(ID("fork"), Class("acts"), Method("post"), Action(t.address()+"/fork"),
			hidden("turns", strconv.Itoa(len(t.Table.Match.Record.Turns))), seats,
			Button(Class("go"), icon("fork"), t.t("learn.on")))),
		Div(Class("acts"),
			A(ID("table"), Class("gh"), Href("/#game-"+t.Table.Game), icon("people"), t.t("learn.table")),
			A(Class("gh"), Href("/rules/"+t.Table.Game), icon("book"), t.t("nav.rules"))),
		t.undo(),
		t.learnt(),
		t.meanwhile(),
	}
}

// learnt renders all lessons once more, with their rules.
func (t *Play) learnt() Node {
	return Details(ID("learnt"), Class("why"),
		Summary(icon("book"), t.t("learn.learnt")),
		Ol(Class("learnt"), Map(t.Place.Guide.Lessons, func(l guide.Lesson) Node {
			return Li(Text(t.Words.Word(l.Title())), t.ruleLink(t.Table.Game, l.Rule))
		})))
}

// meanwhile renders what has happened since the learner last chose, as far as it teaches something.
func (t *Play) meanwhile() Node {
	var news []guide.News
	for _, l := range t.lines(t.afterOwn(), t.Turns()) {
		news = t.Place.Guide.Add(news, l.seat, l.said, l.text)
	}
	if len(news) == 0 {
		return nil
	}
	return Section(ID("meanwhile"), Class("log"), Aria("label", t.w("learn.meanwhile")),
		P(Class("dim"), t.t("learn.meanwhile")),
		Ol(Map(news, func(n guide.News) Node {
			return Li(t.mark(n.Seat), Span(Text(n.Text), If(n.Times > 1, B(Text("\u00a0×"+strconv.Itoa(n.Times)))),
				t.ruleLink(t.Table.Game, n.Said.Rule)))
		})))
}

// afterOwn returns the turn after the learner's last choice; before that, the first choice of the others, since until
// then the table is only being set up.
func (t *Play) afterOwn() int {
	first, laid := t.Turns(), t.Place.Guide.Laid(t.Table.Match.Record.Turns)
	for n := t.Turns(); n > 0 && t.Raw(n) > laid; n-- {
		switch played := t.Table.Match.Record.Turns[t.Raw(n)-1]; {
		case played.Seat == t.Reader.Seat && !played.Waived:
			return n
		case played.Seat != game.Nature:
			first = n - 1
		}
	}
	return first
}

// lessonSaid returns what a screen reader announces of the lesson: all of it when it is new.
func (t *Play) lessonSaid() []string {
	l := t.Place.Lesson()
	said := []string{}
	shown := t.Table.Match.Record.Turns[:t.Raw(min(t.Browser.Turns, t.Turns()))]
	if before, ok := t.Place.Guide.Place(shown); !ok || before.Number() != t.Place.Number() {
		n, of := min(t.Place.Number()+1, len(t.Place.Guide.Lessons)), len(t.Place.Guide.Lessons)
		said = append(said, t.w("learn.at", "n", n, "of", of)+".", t.Words.Word(l.Title())+".", t.Words.Word(l.Text()))
	}
	if t.Scene.Active {
		said = append(said, t.Scene.Words.Say(t.Scene.Game.Prompt(t.Scene.State, t.Reader.Seat)))
	}
	return said
}

package page

import (
	"strconv"

	"ennead/internal/piece"

	. "maragu.dev/gomponents"
	. "maragu.dev/gomponents/html"
)

// Several moves chosen together (see [piece.Gesture]): each button of the panel asks for the same page with another
// aim, so that nothing is made before the confirmation and no script knows a rule.

// gesture renders the panel.
func (t *Play) gesture(g *piece.Gesture) Node {
	made, undo := t.takeBack()
	prompt := t.Scene.Game.Prompt(t.Scene.State, t.Reader.Seat)
	number := 0
	more := Group{}
	for _, f := range g.More {
		more = append(more, Details(ID("aim-more-"+f.ID), Class("aim-more"), Attr("data-keeps"),
			Summary(Text(f.Title)), t.aims(f, &number)))
	}
	return Group{
		made,
		t.Board.Trail(t.Scene),
		t.asks(g.Title),
		t.ruleText(prompt.Rule),
		t.hint(),
		Form(ID("aim"), Method("get"), Action(t.address()), Iff(t.planned(), t.planStamp),
			Map(g.Fields, func(f piece.Field) Node { return t.field(f, &number) })),
		t.choosing("aim-do",
			If(!t.planned(), hidden("sure", "yes")),
			Div(ID("aim-says"), Role("status"), g.Says),
			Div(Class("aim-go"), t.going(g), t.aside(g))),
		more,
		undo,
	}
}

// going renders the button that makes the moves.
func (t *Play) going(g *piece.Gesture) Node {
	if g.Series == nil {
		return nil
	}
	return Button(ID("do-aim"), Class("go"), Name("move"),
		Value(piece.Series(t.Game.Lexicon(), g.Series)), Aria("keyshortcuts", "Enter"), Text(g.Label),
		El("kbd", Aria("hidden", "true"), Text("Enter")))
}

// aside renders the ways out: to choose step by step, and back to all choices.
func (t *Play) aside(g *piece.Gesture) Node {
	all := Group{}
	for _, m := range g.Small {
		text := t.Game.Lexicon().Text(m)
		all = append(all, Button(ID("small-"+dashed(text)), Class("gh"), Name("move"), Value(text),
			t.t("aim.small")))
	}
	if len(t.Scene.Aim) > 0 && len(g.Small) > 0 {
		all = append(all, A(ID("not-aim"), Class("gh"), Href(t.here()), t.t("aim.cancel"),
			El("kbd", Aria("hidden", "true"), Text("Esc"))))
	}
	return all
}

// field renders one thing to choose, with its title.
func (t *Play) field(f piece.Field, number *int) Node {
	if f.Title == "" {
		return t.aims(f, number)
	}
	id := "aim-" + f.ID
	return Div(Class("aim-field"), Role("group"), Aria("labelledby", id),
		Span(ID(id), B(Text(f.Title)), If(f.Note != "", I(Text(f.Note)))), t.aims(f, number))
}

func (t *Play) aims(f piece.Field, number *int) Node {
	if f.Sort == piece.Counted {
		return t.counted(f)
	}
	return Ol(Class("opts"), Map(f.Options, func(o piece.Option) Node {
		*number++
		key := strconv.Itoa(*number)
		says := Group{Text(o.Name)}
		if o.Says != "" {
			says = append(says, Text(" "), Span(Class("aim-note"), Text(o.Says)))
		}
		return Li(Class("brief"), t.aim(f, o, "opt", If(*number < 10, Aria("keyshortcuts", key)),
			El("kbd", Aria("hidden", "true"), Text(key)), Span(Class("pic"), Aria("hidden", "true"), o.Icon),
			Span(Class("tx"), says)))
	}))
}

// counted renders numbers in a row. The keys + and - press the one after and before the one that is chosen.
func (t *Play) counted(f piece.Field) Node {
	at := -1
	for i, o := range f.Options {
		if o.Chosen {
			at = i
		}
	}
	all := Group{}
	for i, o := range f.Options {
		key := map[int]string{at - 1: "-", at + 1: "+"}[i]
		all = append(all, t.aim(f, o, "chip", If(key != "", Group{Aria("keyshortcuts", key), Data("key", key)}),
			Text(o.Name)))
	}
	return Div(Class("chips"), all)
}

// aim renders the button of an aim.
func (t *Play) aim(f piece.Field, o piece.Option, class string, inside ...Node) Node {
	return Button(ID("aim-"+f.ID+"-"+o.ID), Class(class), Attr("form", "aim"), Name("aim"),
		Value(piece.Series(t.Game.Lexicon(), o.Series)),
		If(f.Sort != piece.Listed, Aria("pressed", boolean(o.Chosen))), Group(inside))
}

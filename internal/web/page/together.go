package page

import (
	"ennead/game"
	"ennead/internal/piece"

	. "maragu.dev/gomponents"
	. "maragu.dev/gomponents/html"
)

// Choices that others can follow in the same click (see [piece.Together]).

// together renders a move and, beside it, what can be chosen with it. The button of the move alone is its picture; its
// words are for those who do not see it, and for a closer look.
func (t *Play) together(m game.Move, all []piece.Together, number *int) Node {
	class := "opt"
	if t.hinted(m) {
		class += " hinted"
	}
	alone := t.makes(t.Game.Lexicon().Text(m), class, number, Title(t.w("choose.alone")), t.pictured(m),
		Span(Class("tx sr"), Text(t.headed(t.label(m)))))
	return Li(Class("both"), alone,
		Div(Map(all, func(both piece.Together) Node { return t.followed(both, number) })),
		If(t.hinted(m), Span(Class("tag bot"), t.t("hint.ask"))))
}

// followed renders the button of a series. Its title says in words what follows the first move.
func (t *Play) followed(both piece.Together, number *int) Node {
	last := len(both.Series) - 1
	move, then := both.Series[last], piece.After(t.Scene, both.Series[:last]...)
	name, says := t.headed(t.labelIn(then.State, move)), both.Text
	if len(t.tail(then.State, move)) > 0 { // what the table does as well must be read
		says = Text(name)
	}
	class := "opt"
	if _, nothing := piece.Idle(t.Board, then)[move]; nothing {
		class += " idle"
	}
	return t.makes(piece.Series(t.Game.Lexicon(), both.Series), class, number, Title(name), Span(Class("tx"), says))
}

// sequence names moves that the reader makes one after another.
func (t *Play) sequence(moves []game.Move) string {
	var names []string
	for i, m := range moves {
		names = append(names, t.labelIn(piece.After(t.Scene, moves[:i]...).State, m))
	}
	return inTurn(names)
}

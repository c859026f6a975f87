package page

import (
	"ennead/game"
	"ennead/internal/table"

	. "maragu.dev/gomponents"
	. "maragu.dev/gomponents/html"
)

// onlooker renders beside the name of a seat that somebody looks on with its eyes.
func (t *Play) onlooker(seat game.Seat) Node {
	name, ok := t.Table.Onlooker(seat)
	if !ok {
		return nil
	}
	says := t.w("eyes.mark", "name", t.orSomebody(name))
	return Span(Class("onlooker"), Title(says), icon("eye"), Span(Class("sr"), Text(" "+says)))
}

// lending renders who looks on with the eyes of the reader's seat and how to end that, or that nobody can any more.
func (t *Play) lending(seat game.Seat) Node {
	if name, ok := t.Table.Onlooker(seat); ok {
		name = t.orSomebody(name)
		return Group{P(Class("sub"), icon("eye"), t.t("places.eyes.now", "name", name)),
			Div(Class("acts"), t.does(seat, "eyes", "take", "back", t.w("places.eyes.back", "name", name)))}
	}
	if t.Table.LentOften(seat) {
		return P(Class("sub"), icon("eye"), Text(t.Words.Word(table.ErrManyLooks.Key)))
	}
	return nil
}

// mayLend reports whether the reader can let somebody look on with the eyes of their seat. A guest who plays alone,
// most often to try a game, is not asked: their first page is to be light.
func (t *Play) mayLend(seat game.Seat) bool {
	_, lent := t.Table.Onlooker(seat)
	return !lent && (t.Table.Sociable() || t.Table.Seats[seat].Account) && !t.Table.LentOften(seat) &&
		t.Table.MayLend(seat) && t.Reader.Links[seat].Use != table.Lends
}

// lookingOn tells the reader with whose eyes they look on, above all that the panel says.
func (t *Play) lookingOn() Node {
	if t.Reader.Lent == 0 {
		return nil
	}
	return P(ID("looking-on"), Class("looking-on"), icon("eye"),
		t.t("eyes.title", "name", t.name(t.Reader.Lent.First())))
}

// lookingAway tells the reader what it means to look on, and lets them stop.
func (t *Play) lookingAway() Node {
	if t.Reader.Lent == 0 {
		return nil
	}
	seat := t.Reader.Lent.First()
	return Group{P(Class("sub"), t.t("eyes.line", "name", t.name(seat))),
		Div(Class("acts"), t.does(seat, "lookaway", "look", "away", t.w("eyes.leave")))}
}

// lentPrompt says what the seat is asked with whose eyes the reader looks on.
func (t *Play) lentPrompt(seat game.Seat) string {
	return t.w("eyes.prompt", "name", t.name(seat), "prompt",
		t.Scene.Words.Say(t.Scene.Game.Prompt(t.Scene.State, seat)))
}

// manyChoices is from how many choices on their list is folded for somebody who cannot press them.
const manyChoices = 12

// lentQuestion renders what the seat is asked with whose eyes the reader looks on: what it could choose, and what it
// could not, and why. Nothing of it can be pressed.
func (t *Play) lentQuestion(seat game.Seat) Node {
	moves := t.Scene.State.Moves(nil, seat)
	return Group{
		t.prompt(t.lentPrompt(seat)),
		Details(ID("lent-choices"), Class("why"), If(len(moves) <= manyChoices, Attr("open")),
			Summary(icon("eye"), t.t("eyes.choices", "n", len(moves))),
			Ul(Map(moves, func(m game.Move) Node {
				return Li(Text(t.Scene.Words.Say(t.Scene.Game.Label(t.Scene.State, seat, m))))
			}))),
		t.refusals(seat, moves),
		t.again(),
	}
}

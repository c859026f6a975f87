package page

import (
	"slices"
	"strconv"
	"strings"

	"ennead/game"

	. "maragu.dev/gomponents"
	. "maragu.dev/gomponents/html"
)

// takeBack renders the button that takes back the reader's last choice, to be shown below the choices. If the table has
// made choices for the reader since, because each was the only one, the button is above, beside what they are.
func (t *Play) takeBack() (above, below Node) {
	if t.planned() {
		return nil, nil // the band has the way back
	}
	names := t.automatic()
	if len(names) == 0 {
		return nil, t.undo()
	}
	return Div(ID("made"), Class("notice quiet"), Role("status"),
		Span(t.t("choose.made", "what", inTurn(names))), t.undo()), nil
}

// inTurn lists the names of moves made one after the other. Equal ones in a row are counted.
func inTurn(names []string) string {
	var all []string
	for len(names) > 0 {
		n := 1
		for n < len(names) && names[n] == names[0] {
			n++
		}
		name := names[0]
		if n > 1 {
			name += "\u00a0×" + strconv.Itoa(n)
		}
		all, names = append(all, name), names[n:]
	}
	return strings.Join(all, " · ")
}

// automatic names the moves that the table has made for the reader since their own last choice, oldest first. Passes in
// reaction windows and answers to offers are not among them.
func (t *Play) automatic() (names []string) {
	turns, seat := t.Table.Match.Record.Turns, t.Reader.Seat
	own := func(turn game.Turn) bool { return turn.Waived && turn.Seat == seat }
	first := len(turns)
	for first > 0 && own(turns[first-1]) {
		first--
	}
	if first == len(turns) {
		return nil
	}
	match, err := t.Table.Match.Upto(first)
	if err != nil {
		return nil
	}
	for _, turn := range slices.Clone(turns[first:]) {
		_, window := game.WindowOf(match.State, seat)
		if outOfTurn, _ := game.IsOutOfTurn(match.State, turn.Move); !window && !outOfTurn {
			names = append(names, t.Scene.Words.Say(t.Scene.Game.Label(match.View(seat), seat, turn.Move)))
		}
		if err := match.Replay([]game.Turn{turn}); err != nil {
			return nil
		}
	}
	return names
}

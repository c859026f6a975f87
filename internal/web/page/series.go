package page

import (
	"errors"
	"strings"
	"unicode/utf8"

	"ennead/game"
	"ennead/internal/piece"

	. "maragu.dev/gomponents"
	. "maragu.dev/gomponents/html"
)

// Several moves in one click (see [piece.Suggestion] and [piece.Together]), as the value of one button.

const maxInSeries = 64

var errSeries = errors.New("too many moves in one form")

// ParseSeries returns the moves that a button makes, usually one.
func ParseSeries(l *game.Lexicon, text string) (moves []game.Move, err error) {
	texts := strings.SplitN(text, piece.Between, maxInSeries+1)
	if len(texts) > maxInSeries {
		return nil, errSeries
	}
	for _, one := range texts {
		m, err := l.Parse(one)
		if err != nil {
			return nil, err
		}
		moves = append(moves, m)
	}
	return moves, nil
}

// series renders the button of the series that the board suggests, and returns how many buttons that are, 0 or 1.
// People who want to confirm the end of their turn make their moves one by one.
func (t *Play) series(s piece.Suggestion) (button Node, n int) {
	if len(s.Series) == 0 || t.Confirm {
		return nil, 0
	}
	name, text := t.Scene.Words.Say(s.Label), piece.Series(t.Game.Lexicon(), s.Series)
	return Li(If(utf8.RuneCountInString(name) <= brief, Class("brief")),
		Button(ID("do-series"), Class("opt"), Name("move"), Value(text),
			Aria("keyshortcuts", "1"),
			El("kbd", Aria("hidden", "true"), Text("1")),
			Span(Class("pic"), Aria("hidden", "true"), t.Board.Icon(t.Scene, s.Series[0])),
			Span(Class("tx"), Text(name)),
		)), 1
}

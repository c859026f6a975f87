package page

import (
	"strconv"

	"ennead/game"
	"ennead/internal/piece"
	"ennead/internal/table"

	. "maragu.dev/gomponents"
	. "maragu.dev/gomponents/html"
)

// Why is the page that explains one move: what a bot considers in that position.
type Why struct {
	*Play
	Why *table.Why // nil if the move is not explained; then Notice says why
}

// Render renders the page. At is the move that it explains.
func (w Why) Render() Node {
	return w.document(w.w("why.title")+" · Ennead", "plain", nil,
		Raw(piece.Symbols()),
		Header(Class("top"), w.brand(), Nav(Aria("label", w.w("nav.site")), w.tools())),
		Main(ID("main"), TabIndex("-1"),
			P(A(Href(w.back()), icon("back"), w.t(w.backKey()))),
			H1(Class("cg"), w.t("why.title")),
			w.notice(w.Notice, w.Table.Game),
			w.explanation()),
		w.footer())
}

// back returns where the reader came from: the current position of a game in progress, or the moment in a finished
// one.
func (w Why) back() string {
	if w.Table.Status == table.Over {
		return w.replayAt(w.Moment.At)
	}
	return w.address()
}

func (w Why) backKey() string {
	if w.Table.Status == table.Over {
		return "analysis.see"
	}
	return "analysis.table"
}

func (w Why) explanation() Node {
	if w.Why == nil {
		return nil
	}
	m, said := w.moment(), w.Why.Explain()
	return Section(Class("sheet"),
		P(Class("asked"), w.mark(m.Seat), Text(" "), w.t("why.move", "n", w.Moment.At+1),
			If(m.prompt != "", Text(" · "+m.prompt))),
		H2(Class("cg"), Text(w.Scene.Words.Say(said[0]))),
		Map(said[1:], func(text game.Message) Node { return P(Text(w.Scene.Words.Say(text))) }),
		H3(Class("cg h3"), w.t("why.weighed")),
		w.options(m),
		P(Class("dim"), w.t(w.caveat(), "who", w.name(m.Seat))))
}

// moment returns the decision with the labels of its moves: in a game in progress, labels that reveal no more than
// the reader may know.
func (w Why) moment() moment {
	said := map[game.Move]string{}
	for i, o := range w.Why.Options {
		said[o.Move] = w.Scene.Words.Say(w.Why.Labels[i])
	}
	m := moment{Decision: w.Why.Decision, named: func(m game.Move) string { return said[m] }}
	if past, ok := w.Play.moment(m.Decision); ok && !w.Why.Guessed {
		m.prompt = past.prompt
	}
	return m
}

// caveat says what the explanation is based on.
func (w Why) caveat() string {
	if w.Why.Guessed {
		return "why.yours"
	}
	return "why.knew"
}

// why renders a link to the explanation of a move, if there can be one.
func (t *Play) why(turn int) Node {
	if !t.explains(turn) {
		return nil
	}
	return Group{Text(" "), A(Class("then"), Href(t.address()+"/why/"+strconv.Itoa(turn)), t.t("why.ask"),
		Span(Class("sr"), Text(" ("+t.w("analysis.move", "n", turn+1)+")")))}
}

// explains reports whether a move can be asked about: those of bots, if the server explains them. Only for finished
// games is it known whether a bot had a choice: before, that may be a secret.
func (t *Play) explains(turn int) bool {
	at := t.known[turn].at
	played := t.Table.Match.Record.Turns[at]
	beside, _ := t.Table.Match.IsOutOfTurn(at)
	return t.Bots.Explained && !beside && int(played.Seat) < len(t.Table.Seats) &&
		t.Table.Seats[played.Seat].Kind == table.Bot &&
		at >= t.Table.BotSince(played.Seat) && !played.Waived && !t.forced[at]
}

// forcedMoves returns the moves of a finished game that had no alternative.
func (t *Play) forcedMoves() map[int]bool {
	forced := map[int]bool{}
	record := t.Table.Match.Record
	state, err := t.Game.New(record.Setup)
	if !t.Bots.Explained || t.Table.Status != table.Over || err != nil {
		return forced
	}
	var moves []game.Move
	for i, turn := range record.Turns {
		moves = state.Moves(moves[:0], turn.Seat)
		forced[i] = len(moves) < 2
		state.Play(turn.Seat, turn.Move, nil)
	}
	return forced
}

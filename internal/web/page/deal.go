package page

import (
	"slices"
	"strconv"

	"ennead/game"
	"ennead/internal/piece"
	"ennead/internal/table"

	. "maragu.dev/gomponents"
	. "maragu.dev/gomponents/html"
)

// Deal is a form of the drawer that was refused.
type Deal struct {
	Moves []string
	Note  string
}

// drawer renders the negotiation drawer: the offers of others, and forms to answer and make them. Nil in games
// without negotiation, and if there is nothing to see for a spectator.
func (t *Play) drawer() Node {
	if t.drawn == nil {
		return nil
	}
	return Details(ID("drawer"), Class("panel drawer"), Attr("data-keeps"), If(t.opensDrawer(), Attr("open")),
		Summary(Class("cg h3"), icon("trade"), t.t("deal.title"), t.offered(), Span(Class("shut"), icon("cross"))),
		Div(ID("deals"), Class("deals"), t.undealt(), Group(t.drawn.Inside)))
}

// dealt returns what the board has for this reader's drawer.
func (t *Play) dealt() *piece.Drawer {
	if t.Table.Status != table.Playing {
		return nil
	}
	d := piece.DrawerOf(t.Board, t.Scene, t.desk())
	if d == nil || len(d.Inside) == 0 {
		return nil
	}
	return d
}

func (t *Play) desk() piece.Desk {
	desk := piece.Desk{
		Rule: func(id string) Node { return t.ruleLink(t.Table.Game, id) },
		Put:  func(move string) bool { return t.Notice.Deal != nil && slices.Contains(t.Notice.Deal.Moves, move) },
		Said: t.notes(),
		Told: t.negotiated(), Mute: !t.Speech.Writes(),
	}
	if t.Notice.Deal != nil {
		desk.Note = t.Notice.Deal.Note
	}
	if t.deals() {
		desk.Form = t.dealing
	}
	return desk
}

// deals reports whether the reader may negotiate on this page.
func (t *Play) deals() bool {
	return !t.Moment.Replay && t.Reader.Seat != game.Spectator && t.Scene.Viewer == t.Reader.Seat
}

// dealing renders a form that sends negotiation moves. It carries no version: each move is checked against the state
// it meets.
func (t *Play) dealing(id string, inside ...Node) Node {
	return Form(ID(id), Class("deal"), Method("post"), Action(t.address()+"/deal"),
		hidden("seat", strconv.Itoa(int(t.Reader.Seat)+1)), Group(inside))
}

// notes returns the notes on negotiation moves, as far as the reader knows of those moves.
func (t *Play) notes() (all []piece.Said) {
	match, end := t.Table.Match, len(t.Table.Match.Record.Turns)
	if t.Moment.Replay {
		end = t.Raw(t.Moment.At)
	}
	for n, turn := range match.Record.Turns[:end] {
		if turn.Note == "" {
			continue
		}
		if events := match.Events(n, t.Scene.Viewer); len(events) > 0 {
			all = append(all, piece.Said{Events: events, Text: turn.Note})
		}
	}
	return all
}

// negotiated returns what negotiation came to since the reader's last choice.
func (t *Play) negotiated() (all []piece.Said) {
	for n := t.Turns(); n > 0; n-- {
		at := t.known[n-1].at
		negotiation, _ := t.Table.Match.IsOutOfTurn(at)
		if !negotiation && t.Table.Match.Record.Turns[at].Seat == t.Reader.Seat {
			break
		}
		lines := t.lines(n-1, n)
		for i := len(lines) - 1; i >= 0 && negotiation; i-- {
			all = append(all, piece.Said{Events: []game.Event{lines[i].event}, Text: lines[i].text})
		}
	}
	slices.Reverse(all)
	return all
}

// opensDrawer reports whether the drawer is open at first: offers are shown at once if there is room for them, and so
// are errors.
func (t *Play) opensDrawer() bool {
	return t.Notice.Deal != nil || t.drawn.Waiting > 0 && !t.Narrow && !t.Moment.Replay
}

// offered renders the number of offers waiting for the reader.
func (t *Play) offered() Node {
	if t.drawn.Waiting == 0 {
		return nil
	}
	return Span(Class("awaits"), Span(Class("sr"), t.t("deal.waiting")), B(Text(t.Words.Number(t.drawn.Waiting))))
}

// undealt renders why a form was refused.
func (t *Play) undealt() Node {
	if t.Notice.Deal == nil {
		return nil
	}
	return P(ID("undealt"), Class("notice"), Role("alert"), t.say(t.Notice, t.Table.Game))
}

// toDrawer renders a link to the drawer that says how many offers are waiting.
func (t *Play) toDrawer() Node {
	if t.drawn == nil {
		return nil
	}
	return A(ID("to-drawer"), Class("ib"), Href("#drawer"), Title(t.w("deal.title")), Aria("keyshortcuts", "t"),
		icon("trade"), Span(Class("sr"), t.t("deal.title")), t.offered())
}

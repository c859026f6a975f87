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

// drawer is what is dealt beside the turn: what others offer, and forms to deal with them. Nil where nobody deals, and where there is
// nothing to see for who only looks on.
func (t Play) drawer() Node {
	if t.drawn == nil {
		return nil
	}
	return Details(ID("drawer"), Class("panel drawer"), Data("keeps", ""), If(t.opensDrawer(), Attr("open")),
		Summary(Class("cg h3"), icon("trade"), t.t("deal.title"), t.offered(), Span(Class("shut"), icon("cross"))),
		Div(ID("deals"), Class("deals"), t.undealt(), Group(t.drawn.Inside)))
}

// dealt is what the board has for the drawer of this reader.
func (t Play) dealt() *piece.Drawer {
	if t.Table.Status != table.Playing {
		return nil
	}
	d := piece.DrawerOf(t.Board, t.Scene, t.desk())
	if d == nil || len(d.Inside) == 0 {
		return nil
	}
	return d
}

func (t Play) desk() piece.Desk {
	desk := piece.Desk{
		Rule: func(id string) Node { return t.ruleLink(t.Table.Game, id) },
		Put:  func(move string) bool { return t.Notice.Deal != nil && slices.Contains(t.Notice.Deal.Moves, move) },
		Said: t.notes(),
	}
	if t.Notice.Deal != nil {
		desk.Note = t.Notice.Deal.Note
	}
	if t.deals() {
		desk.Form = t.dealing
	}
	return desk
}

// deals tells whether the reader may deal on this page.
func (t Play) deals() bool {
	return !t.Replay && t.Viewer != game.Spectator && t.Scene.Viewer == t.Viewer
}

// dealing is a form that sends moves beside the turn. It does not say what its reader had seen: each move is held against what it
// meets.
func (t Play) dealing(id string, inside ...Node) Node {
	return Form(ID(id), Class("deal"), Method("post"), Action(t.address()+"/deal"), hidden("seat", strconv.Itoa(int(t.Viewer)+1)), Group(inside))
}

// notes are what was said with moves beside the turn, as far as the reader knows of those.
func (t Play) notes() (all []piece.Said) {
	match, end := t.Table.Match, len(t.Table.Match.Record.Turns)
	if t.Replay {
		end = t.Raw(t.At)
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

// opensDrawer: offers are seen at once, where there is room for them; and so is what went wrong.
func (t Play) opensDrawer() bool {
	return t.Notice.Deal != nil || t.drawn.Waiting > 0 && t.Scene.Turn != piece.Facing && !t.Replay
}

// offered counts the offers that wait for the reader.
func (t Play) offered() Node {
	if t.drawn.Waiting == 0 {
		return nil
	}
	return Span(Class("awaits"), Span(Class("sr"), t.t("deal.waiting")), B(Text(t.Words.Number(t.drawn.Waiting))))
}

// undealt is why a form was refused.
func (t Play) undealt() Node {
	if t.Notice.Deal == nil {
		return nil
	}
	return P(ID("undealt"), Class("notice"), Role("alert"), t.say(t.Notice, t.Table.Game))
}

// toDrawer leads to the drawer and says how many offers wait there.
func (t Play) toDrawer() Node {
	if t.drawn == nil {
		return nil
	}
	return A(ID("to-drawer"), Class("ib"), Href("#drawer"), Title(t.w("deal.title")), Aria("keyshortcuts", "t"),
		icon("trade"), Span(Class("sr"), t.t("deal.title")), t.offered())
}

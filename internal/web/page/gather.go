package page

import (
	"strconv"

	"ennead/game"
	"ennead/internal/piece"
	"ennead/internal/table"

	. "maragu.dev/gomponents"
	. "maragu.dev/gomponents/html"
)

// Gather is the page of a table before the game: who comes, the seal of the dice, and the start.
func (t Play) Gather(fragment bool) Node {
	content := t.page("plain gather",
		Header(Class("top"), t.brand(), Nav(Aria("label", t.w("nav.site")), t.tools())),
		Main(ID("main"), TabIndex("-1"),
			H1(Class("cg"), t.t("gather.title", "game", t.w("game."+t.Table.Game+".title"))),
			t.notice(t.Notice, ""),
			Section(ID("who"), Class("sheet"), H2(Class("cg"), t.t("gather.who")), Ol(Class("who"), t.who())),
			Section(ID("luck"), Class("sheet luck"), H2(Class("cg"), icon("seal"), t.t("fair.title")),
				P(t.t("gather.seal")), P(Class("hex"), Code(ID("sealed"), Text(t.Table.Seal))), t.start()),
			t.chat(),
		))
	return t.sent(fragment, t.waits(), content)
}

// start adds the luck of the reader's seats; when everybody has done so the game begins.
func (t Play) start() Node {
	fields := Group{}
	for seat := range t.Held.All() {
		if !t.Table.Seats[seat].Ready {
			fields = append(fields, Input(Type("hidden"), Name("bits-"+strconv.Itoa(int(seat)+1)), Data("bits", "")))
		}
	}
	if len(fields) == 0 {
		return Group{P(Class("dim"), t.t("gather.wait")), t.again()}
	}
	return Form(ID("ready"), Method("post"), Action(t.address()+"/ready"), fields,
		Button(Class("go"), Type("submit"), t.t("gather.ready")),
		NoScript(P(Class("dim"), t.t("fair.noscript"))),
	)
}

func (t Play) who() Node {
	all := Group{}
	free := t.Table.Free()
	for i, s := range t.Table.Seats {
		seat := game.Seat(i)
		all = append(all, Li(ID("who-"+strconv.Itoa(i+1)),
			piece.SeatMark(seat, 30),
			Span(Class("nm"), B(Text(t.sitter(seat))), I(Text(t.presence(s)))),
			If(t.Table.Public && free.Has(seat) && t.Held == 0, t.joining(seat)),
			If(t.Links[i] != "" && t.Held.Has(seat), t.link(t.w("links.keep", "name", t.sitter(seat)), t.Links[i])),
			If(t.Links[i] != "" && !t.Held.Has(seat), t.link(t.w("links.invite"), t.Links[i])),
		))
	}
	return all
}

// sitter is who sits on a seat, or that it is free.
func (t Play) sitter(seat game.Seat) string {
	if t.Table.Free().Has(seat) && t.Table.Seats[seat].Name == "" {
		return t.w("home.free")
	}
	return t.name(seat)
}

func (t Play) presence(s table.Seat) string {
	switch {
	case s.Kind == table.Bot:
		return t.w("start.bot", "level", t.w("level."+s.Level))
	case s.Kind == table.Automaton:
		return t.w("presence.automaton")
	case s.Ready:
		return t.w("presence.ready")
	case s.Taken:
		return t.w("presence.here")
	}
	return t.w("presence.free")
}

// joining takes a free seat of a public table.
func (t Play) joining(seat game.Seat) Node {
	return Form(Class("inline"), Method("post"), Action(t.address()+"/join"), hidden("seat", strconv.Itoa(int(seat)+1)),
		Label(Span(Class("sr"), t.t("home.name")), Input(Name("name"), MaxLength("32"), Placeholder(t.w("home.guest")))),
		Button(Class("go quiet"), Type("submit"), t.t("gather.join")))
}

// Invitation is the page behind the link of a seat.
type Invitation struct {
	Site
	Table  *table.Table
	Seat   game.Seat
	Key    string
	Name   string // of the visitor, or empty
	Sitter string // who holds the seat so far, or empty
	Notice Notice
}

// Render is the page.
func (v Invitation) Render() Node {
	title := v.w("invite.title", "game", v.w("game."+v.Table.Game+".title"))
	return v.plain(title, Section(Class("sheet"),
		H1(Class("cg"), Text(title)),
		v.notice(v.Notice, ""),
		If(v.Sitter == "", P(v.t("invite.line", "n", int(v.Seat)+1))),
		If(v.Sitter != "", P(v.t("invite.back", "name", v.Sitter))),
		Form(Method("post"), Action("/t/"+string(v.Table.ID)+"/claim"), Class("stack"), hidden("key", v.Key),
			If(v.Sitter == "", Label(Class("field"), Span(v.t("home.name")),
				Input(Name("name"), Value(v.Name), MaxLength("32"), AutoComplete("nickname"), Placeholder(v.w("home.guest"))))),
			Button(Class("go"), Type("submit"), v.t("invite.sit"))),
		P(Class("dim"), A(Href("/t/"+string(v.Table.ID)), v.t("invite.watch"))),
	))
}

// Curtain hides the table until the device is in the hands of who is to see it.
func (t Play) Curtain(fragment bool) Node {
	content := t.page("plain curtain",
		Header(Class("top"), t.brand(), Nav(Aria("label", t.w("nav.site")), t.tools())),
		Main(ID("main"), TabIndex("-1"), Section(Class("sheet"),
			piece.SeatMark(t.Viewer, 64),
			H1(ID("prompt"), Class("cg"), TabIndex("-1"), t.t("curtain.title", "name", t.name(t.Viewer))),
			P(t.t("curtain.line", "name", t.name(t.Viewer))),
			Form(Method("post"), Action(t.address()+"/unveil"), hidden("seat", strconv.Itoa(int(t.Viewer)+1)),
				Button(Class("go"), Type("submit"), t.t("curtain.show", "name", t.name(t.Viewer)))),
		)))
	return t.sent(fragment, nil, content)
}

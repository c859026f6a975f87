package page

import (
	"strconv"

	"ennead/game"
	"ennead/internal/piece"
	"ennead/internal/table"

	. "maragu.dev/gomponents"
	. "maragu.dev/gomponents/html"
)

// Gather renders the page of a table before the game: who plays, the seal of the dice, and the start.
func (t *Play) Gather(fragment bool) Node {
	class := "plain gather"
	if t.atOnce() {
		class += " once"
	}
	content := t.page(class,
		Header(Class("top"), t.brand(), Nav(Aria("label", t.w("nav.site")), t.tools())),
		Main(ID("main"), TabIndex("-1"),
			H1(Class("cg"), t.t("gather.title", "game", t.w("game."+t.Table.Game+".title"))),
			t.notice(t.Notice, ""), t.lost(), t.guestSeat(t.Reader.Guest),
			Section(ID("who"), Class("sheet"), H2(Class("cg"), t.t("gather.who")), Ol(Class("who"), t.who())),
			t.inviting(),
			Section(ID("luck"), Class("sheet luck"), H2(Class("cg"), icon("seal"), t.t("fair.title")),
				P(t.t("gather.seal")), P(Class("hex"), Code(ID("sealed"), Text(t.Table.Seal))), t.start()),
			t.agreed(), t.places(), t.chat(), t.closing(),
		))
	return t.sent(fragment, Group{Link(Rel("stylesheet"), Href(t.File("gather.css"))), t.waits()}, content)
}

// atOnce reports whether the game needs nobody but the reader, who opened the table. Then a script begins it, and only
// the seal is shown until it does.
func (t *Play) atOnce() bool {
	people := 0
	for _, s := range t.Table.Seats {
		if s.Kind == table.Person {
			people++
		}
	}
	return t.Reader.Owner && people == 1 && t.Reader.Held != 0
}

// closing asks the person who opened the table once more before deleting it.
func (t *Play) closing() Node {
	if !t.Reader.Owner {
		return nil
	}
	return Details(ID("closing"), Class("panel leaving"), Summary(t.t("gather.close")),
		P(Class("sub"), t.t("gather.close.line")),
		Form(Method("post"), Action(t.address()+"/close"), Button(Class("gh"), t.t("gather.close.go"))))
}

// start adds the random bits of the reader's seats; when everybody has done so the game begins.
func (t *Play) start() Node {
	fields := Group{}
	for seat := range t.Reader.Held.All() {
		if !t.Table.Seats[seat].Ready {
			fields = append(fields, Input(Type("hidden"), Name("bits-"+strconv.Itoa(int(seat)+1)), Attr("data-bits")))
		}
	}
	if len(fields) == 0 {
		return Group{P(Class("dim"), t.t("gather.wait")), t.again()}
	}
	return Form(ID("ready"), Method("post"), Action(t.address()+"/ready"), If(t.atOnce(), Attr("data-once")), fields,
		Button(Class("go"), t.t("gather.ready")),
		NoScript(P(Class("dim"), t.t("fair.noscript"))),
	)
}

func (t *Play) who() Node {
	all := Group{}
	for i, s := range t.Table.Seats {
		seat := game.Seat(i)
		all = append(all, Li(ID("who-"+strconv.Itoa(i+1)),
			piece.SeatMark(seat, 30),
			Span(Class("nm"), t.face(seat, 36),
				B(t.toPerson(seat, Text(t.sitter(seat))), If(!t.Reader.Held.Has(seat), t.guest(s)), t.reeds(seat)),
				I(Text(t.presence(s)))),
			If(t.Reader.May.Has(seat), t.joining(seat)),
			t.invitedAlone(seat),
			If(t.Reader.Owner && s.Taken && !t.Reader.Held.Has(seat), t.dismissing(seat)),
		))
	}
	return all
}

// sitter renders who sits on a seat, or that it is free.
func (t *Play) sitter(seat game.Seat) string {
	if t.Table.Free().Has(seat) && t.Table.Seats[seat].Name == "" {
		if name := t.Kept[seat]; name != "" {
			return t.w("gather.kept", "name", name)
		}
		return t.w("home.free")
	}
	return t.name(seat)
}

// invitedAlone renders the link of one free seat, folded, since the host has one for any of them.
func (t *Play) invitedAlone(seat game.Seat) Node {
	link := t.invited(seat)
	switch {
	case link == nil || t.Hosting == nil:
		return link
	case t.Table.Free().Len() == 1:
		return nil // it stands with the other ways to invite
	}
	return Details(ID("link-"+strconv.Itoa(int(seat)+1)), Class("leaving"), Summary(t.t("gather.link")), link)
}

func (t *Play) presence(s table.Seat) string {
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

// dismissing renders the form to free a taken seat, for the person who opened the table. It asks once more.
func (t *Play) dismissing(seat game.Seat) Node {
	return Details(ID("dismissing-"+strconv.Itoa(int(seat)+1)), Class("leaving"), Summary(t.t("gather.dismiss")),
		P(Class("sub"), t.t("gather.dismiss.line", "name", t.sitter(seat))),
		t.does(seat, "dismiss", "sure", "yes", t.w("gather.dismiss.go")))
}

// joining renders the form to take a free seat of a public table.
func (t *Play) joining(seat game.Seat) Node {
	return Form(Class("inline"), Method("post"), Action(t.address()+"/join"), hidden("seat", strconv.Itoa(int(seat)+1)),
		Label(Span(Class("sr"), t.t("home.name")),
			Input(Name("name"), MaxLength("32"), Placeholder(t.w("home.guest")))),
		Button(Class("go quiet"), t.t("gather.join")))
}

// Curtain hides the table until the device is in the hands of the next player.
func (t *Play) Curtain(fragment bool) Node {
	content := t.page("plain curtain",
		Header(Class("top"), t.brand(), Nav(Aria("label", t.w("nav.site")), t.tools())),
		Main(ID("main"), TabIndex("-1"), Section(Class("sheet"),
			piece.SeatMark(t.Reader.Seat, 64),
			H1(ID("prompt"), Class("cg"), TabIndex("-1"), t.t("curtain.title", "name", t.name(t.Reader.Seat))),
			P(t.t("curtain.line", "name", t.name(t.Reader.Seat))),
			Form(Method("post"), Action(t.address()+"/unveil"), hidden("seat", strconv.Itoa(int(t.Reader.Seat)+1)),
				Button(Class("go"), t.t("curtain.show", "name", t.name(t.Reader.Seat)))),
		)))
	return t.sent(fragment, nil, content)
}

package page

import (
	"time"

	"ennead/internal/table"

	. "maragu.dev/gomponents"
	. "maragu.dev/gomponents/html"
)

// SignIn is the page on which a guest keeps their games, and an account signs in.
type SignIn struct {
	Site
	Guest    bool // the visitor is one
	Name     string
	Mine     []table.Summary // their tables
	Passkeys bool            // browsers give passkeys to this site
	Mail     bool            // the house sends letters
	Sent     string          // the address to which a letter may be on its way
	SentName string          // the name that was typed beside it
	Now      time.Time
	Notice   Notice
}

// Render renders the page.
func (p SignIn) Render() Node {
	title := p.w("people.signin")
	if p.Guest {
		title = p.keeps()
	}
	return p.people(title,
		If(p.Sent != "", p.sent()),
		Div(Class("half"),
			If(p.Guest, p.keep()),
			p.enter()),
	)
}

// keep renders how a guest keeps their games.
func (p SignIn) keep() Node {
	return Section(Class("sheet"), Aria("labelledby", "keep"),
		p.heading(p.Sent == "", ID("keep"), Class("cg"), Text(p.keeps())),
		p.notice(p.Notice, ""),
		P(Text(p.plays())),
		If(len(p.Mine) > 0, p.games()),
		If(!p.Passkeys && !p.Mail, P(p.t("people.neither"))),
		If(p.Passkeys, p.byKey()),
		If(p.Passkeys && p.Mail, P(Class("or"), p.t("people.or"))),
		If(p.Mail, p.byMail()),
		If(!p.Passkeys && p.Mail, P(Class("small"), p.t("people.nokeys"))),
		If(p.Passkeys && !p.Mail, P(Class("small"), p.t("people.nomail"))),
		If(!p.Mail && !p.Passkeys, p.deviceForm("go")),
		P(Class("onward"), A(Href("/"), p.t("people.later"))),
		Details(Summary(p.t("people.changes")), P(Class("small"), p.t("people.changes.line"))),
	)
}

// heading renders the heading of a section: that of the page for the first one.
func (p SignIn) heading(first bool, content ...Node) Node {
	if first {
		return H1(content...)
	}
	return H2(content...)
}

func (p SignIn) keeps() string {
	if len(p.Mine) == 0 {
		return p.w("people.keep.none")
	}
	return p.w("people.keep", "n", len(p.Mine))
}

// plays says who plays here, marked as a guest.
func (p SignIn) plays() string {
	if p.unnamed() {
		return p.w("people.unnamed")
	}
	return p.w("people.guest", "name", p.w("people.marked", "name", p.Name))
}

// mostGames is how many tables the page names.
const mostGames = 8

func (p SignIn) games() Node {
	h := Lists{Site: p.Site, Now: p.Now}
	return Ul(Class("keepers"), Map(p.Mine[:min(len(p.Mine), mostGames)], func(t table.Summary) Node {
		now := t.Owing&t.Mine != 0
		return Li(A(Href("/t/"+string(t.ID)), B(h.t("game."+t.Game+".title")), Text(" "), I(Text(h.names(t)))),
			Span(If(now, Class("now")), Text(h.state(t))))
	}))
}

// byKey renders the form that makes a passkey. Without script, and in browsers that have none, it stays hidden.
func (p SignIn) byKey() Node {
	return Group{
		Form(Class("stack"), Method("post"), Action("/signin"), Attr("data-passkey"),
			Data("broken", p.w("people.broken")), Attr("hidden"), hidden("use", "keep"), p.nameField("keep-name"),
			P(Role("alert"), Class("notice"), Attr("hidden")),
			Button(Class("go wide"), icon("key"), p.t("people.bykey"))),
		P(Class("small"), p.t("people.bykey.line")),
		P(Class("small"), Attr("data-no-passkey"), p.t("people.unable")),
	}
}

func (p SignIn) nameField(id string) Node {
	return Label(Class("field"), For(id), Span(p.t("people.name")), Input(ID(id), Name("name"), Value(p.typed()),
		Required(), MaxLength("32"), AutoComplete("nickname")))
}

func (p SignIn) typed() string {
	switch {
	case p.SentName != "":
		return p.SentName
	case p.unnamed():
		return ""
	}
	return p.Name
}

// unnamed reports whether the visitor has the name that is given to whoever types none.
func (p SignIn) unnamed() bool { return p.Name == "" || p.Name == p.w("home.guest") }

func (p SignIn) byMail() Node {
	return Group{
		Form(Class("stack"), Method("post"), Action("/signin/mail"), p.nameField("mail-name"),
			p.mailField(Button(Class("gh"), icon("mail"), p.t("people.send")))),
		P(Class("small"), p.t("people.bymail.line")),
	}
}

func (p SignIn) mailField(button Node) Node {
	return Div(Class("inline"), Label(Class("field grow"), Span(p.t("people.mail")), Input(Type("email"), Name("mail"),
		Value(p.Sent), Required(), AutoComplete("email"), MaxLength("254"), Placeholder("ani@example.org"))), button)
}

// enter renders how an account signs in.
func (p SignIn) enter() Node {
	return Section(Class("sheet"), Aria("labelledby", "enter"),
		p.heading(p.Sent == "" && !p.Guest, ID("enter"), Class("cg"), p.t("people.enter")),
		If(!p.Guest, p.notice(p.Notice, "")),
		If(!p.Guest, P(p.t("people.enter.line"))),
		If(p.Passkeys, Group{
			Form(Class("stack"), Method("post"), Action("/signin"), Attr("data-passkey"),
				Data("broken", p.w("people.broken")), Attr("hidden"), hidden("use", "signin"),
				P(Role("alert"), Class("notice"), Attr("hidden")),
				Button(Class(filled("wide", !p.Guest)), icon("key"), p.t("people.showkey"))),
			P(Class("small"), Attr("data-no-passkey"), p.t("people.unable")),
		}),
		If(p.Mail, Form(Class("stack"), Method("post"), Action("/signin/mail"),
			p.mailField(Button(Class("gh"), icon("mail"), p.t("people.send"))))),
		P(Class("onward"), A(Href("/in"), p.t("people.other"))),
	)
}

// filled returns the classes of a button: the first choice of a page is filled.
func filled(class string, first bool) string {
	if first {
		return "go " + class
	}
	return "gh " + class
}

// deviceForm renders the button that makes words for another device.
func (s *Site) deviceForm(class string) Node {
	return Form(Method("post"), Action("/me/device"), Button(Class(class), icon("phone"),
		s.t("people.device.add")))
}

// sent says that a letter may be on its way. It is the same whether somebody has the address or not.
func (p SignIn) sent() Node {
	return Section(Class("sheet"), Role("status"), H1(Class("cg"), p.t("people.sent")),
		P(p.t("people.sent.line", "address", p.Sent, "minutes", 15)),
		P(Class("small"), p.t("people.sent.often")))
}

// people renders a page about people.
func (s *Site) people(title string, body ...Node) Node {
	return s.document(title+" · Ennead", "plain people", Group{Link(Rel("stylesheet"), Href(s.File("people.css"))),
		Script(Src(s.File("people.js")), Defer())},
		icons(credentials),
		s.header(),
		Main(ID("main"), TabIndex("-1"), Group(body)),
		s.footer(),
	)
}

// Letter returns the subject and the text of a letter with a link by which somebody of that name signs in, or keeps
// their games.
func Letter(s Site, name string, keeps bool, url string) (subject, text string) {
	what := "people.letter.signin"
	if keeps {
		what = "people.letter.keep"
	}
	return s.w("people.letter.subject"), s.w(what, "name", name) + "\n\n" + url + "\n\n" +
		s.w("people.letter.end", "minutes", 15)
}

// Ticket is the page that a link opens by which somebody signs in.
type Ticket struct {
	Site
	Name    string // who signs in
	Address string // the mail address that they have from then on, or empty
	Token   string
	Agent   string // how the browser names itself
}

// Render renders the page. It does nothing yet.
func (l Ticket) Render() Node {
	name := l.Name
	if name == "" {
		name = l.w("home.guest")
	}
	title := l.w("people.link", "name", name)
	return l.people(title, Section(Class("sheet narrow"), H1(Class("cg"), Text(title)),
		If(l.Address != "", P(B(l.t("people.link.keep", "name", name, "address", l.Address)))),
		P(If(Agent(l.Agent) != "", B(Text(Agent(l.Agent)+". "))), l.t("people.link.line")),
		Form(Method("post"), Action("/in/open"), Class("stack"), hidden("token", l.Token),
			Button(Class("go"), l.t("people.link.go")))))
}

// DeadTicket is the page of a link that does not work any more.
func DeadTicket(s Site, n Notice) Node {
	title := s.w("people.dead")
	return s.people(title, Section(Class("sheet narrow"), H1(Class("cg"), Text(title)), P(s.say(n, "")),
		P(Class("onward"), A(Class("gh"), Href("/signin"), s.t("people.again")),
			A(Class("gh"), Href("/in"), s.t("people.other")))))
}

// TypeWords is the page on which somebody types the words of another device.
func TypeWords(s Site, n Notice) Node {
	title := s.w("people.words")
	return s.people(title, Section(Class("sheet narrow"), H1(Class("cg"), Text(title)), s.notice(n, ""),
		P(s.t("people.words.line")),
		Form(Method("post"), Action("/in"), Class("stack"), Label(Class("field"), Span(s.t("people.words.field")),
			Input(Name("words"), Required(), MaxLength("200"), AutoComplete("off"), Attr("autocapitalize", "none"),
				Attr("spellcheck", "false"))),
			Button(Class("go"), s.t("people.words.go")))))
}

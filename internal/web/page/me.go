package page

import (
	"time"

	"ennead/internal/table"

	. "maragu.dev/gomponents"
	. "maragu.dev/gomponents/html"
)

// Me is a person's own page.
type Me struct {
	Site
	Name     string
	Kept     bool // they can sign in elsewhere
	Ratings  []table.Rating
	Renames  int  // how often an account may still change its name this year
	Passkeys bool // browsers give passkeys to this site
	Mail     bool // the house sends letters
	Keys     []Key
	Address  string // of their mail, or empty
	Sessions []Session
	Bring    int // tables of the guest whom this browser knew before
	Requests int // people who ask for their friendship
	Hours    table.Hours
	Ways     Ways      // in which they are told what happens
	Feed     string    // the address of their calendar, or empty
	Measures []Measure // that moderators took, the latest first
	Matters  []Matter  // what they decided of late about the person's games and contests, the latest first
	Now      time.Time
	Notice   Notice
}

// Key is a passkey of a person.
type Key struct {
	ID    string
	Label string // the browser that made it
	Since time.Time
	Used  time.Time
}

// Session is a browser in which a person is signed in.
type Session struct {
	ID      string
	Browser string
	Used    time.Time
	Here    bool
}

// Render renders the page.
func (m Me) Render() Node {
	return m.people(m.w("people.me"),
		Div(Class("lead"), H1(Class("cg"), m.t("people.me")), P(Class("dim"), m.t("people.me.line"))),
		m.notice(m.Notice, ""),
		If(m.Bring > 0, Section(Class("sheet"), P(m.t("people.bring.left", "n", m.Bring), Text(" "),
			A(Href("/me/bring"), m.t("people.bring.go"))))),
		m.measures(m.Measures, "/me/answer"), m.matters(),
		If(!m.Kept, Section(Class("sheet"), P(m.t("people.unkept")),
			P(Class("onward"), A(Class("go"), Href("/signin"), m.t("people.keep.go"))))),
		Div(Class("half"),
			Div(Class("column"), m.name(), m.ratings(m.Ratings), m.past(), m.circle(), m.signing(), m.notices()),
			Div(Class("column"), m.places(), m.hours(), m.calendar(), m.data())),
	)
}

func (m Me) name() Node {
	return Section(Class("sheet"), H2(Class("cg"), m.t("people.name")),
		Form(Method("post"), Action("/me/name"), Class("inline"),
			Label(Class("field grow"), Span(m.t("people.name.shown")), Input(Name("name"), Value(m.Name), Required(),
				MaxLength("32"), AutoComplete("nickname"))),
			Button(Class("gh"), m.t("people.save"))),
		If(m.Kept, P(Class("small"), m.renames())))
}

// past leads to the games of a person.
func (m Me) past() Node {
	return Section(Class("sheet"), H2(Class("cg"), m.t("profile.past")), P(m.t("profile.mine.line")),
		P(Class("onward"), A(Class("gh"), Href("/me/games"), m.t("profile.mine"))))
}

// circle leads to the people with whom a person has to do.
func (m Me) circle() Node {
	line := m.t("circle.empty")
	if m.Requests > 0 {
		line = B(m.t("circle.requests", "n", m.Requests))
	}
	return Section(Class("sheet"), H2(Class("cg"), m.t("circle.title")), P(line),
		P(Class("onward"), A(Class("gh"), Href("/me/people"), icon("people"), m.t("circle.go"))))
}

func (m Me) renames() Node {
	if m.Renames == 0 {
		return m.t("people.renames.none")
	}
	return m.t("people.renames", "n", m.Renames)
}

// signing renders what a person signs in with.
func (m Me) signing() Node {
	if !m.Kept {
		return Section(Class("sheet"), H2(Class("cg"), m.t("people.devices")), P(m.t("people.devices.line")),
			m.deviceForm("gh"))
	}
	return Section(Class("sheet"), H2(Class("cg"), m.t("people.signing")),
		Ul(Class("rows"),
			Map(m.Keys, func(k Key) Node {
				return Li(icon("key"), Span(B(m.labelled(k)), I(Text(m.since(k)))),
					m.button("/me/keys/drop", "key", k.ID, "people.remove", m.w("people.remove.key", "label", k.Label)))
			}),
			If(m.Address != "", Li(icon("mail"), Span(B(Text(m.Address)), I(m.t("people.mail.seen"))),
				m.button("/me/mail/drop", "", "", "people.remove", m.w("people.remove.mail")))),
		),
		If(m.Passkeys, Group{
			Form(Method("post"), Action("/signin"), Attr("data-passkey"), Data("broken", m.w("people.broken")),
				Attr("hidden"), hidden("use", "add"), P(Role("alert"), Class("notice"), Attr("hidden")),
				Button(Class("gh"), icon("key"), m.t("people.addkey"))),
			P(Class("small"), Attr("data-no-passkey"), m.t("people.unable")),
		}),
		If(m.Mail, Form(Method("post"), Action("/signin/mail"), Class("inline"),
			Label(Class("field grow"), Span(m.t("people.mail.new")), Input(Type("email"), Name("mail"), Required(),
				AutoComplete("email"), MaxLength("254"), Placeholder("ani@example.org"))),
			Button(Class("gh"), icon("mail"), m.t("people.send")))),
		m.deviceForm("gh"),
	)
}

func (m Me) labelled(k Key) Node {
	if k.Label == "" {
		return m.t("people.passkey")
	}
	return m.t("people.passkey.of", "label", k.Label)
}

func (m Me) since(k Key) string {
	made := m.w("people.made", "ago", m.ago(k.Since))
	if k.Used.UnixMilli() == 0 {
		return made
	}
	return made + m.w("people.used", "ago", m.ago(k.Used))
}

func (m Me) ago(then time.Time) string { return Lists{Site: m.Site, Now: m.Now}.ago(then) }

// button renders a form of one button. What it does is said in full to whoever does not see the row.
func (s *Site) button(action, field, value, key, full string) Node {
	return Form(Method("post"), Action(action), If(field != "", hidden(field, value)),
		Button(Class("gh"), If(full != "", Aria("label", full)), s.t(key)))
}

// latestSessions is how many browsers a list shows at first: this one, and those that were used last.
const latestSessions = 6

// places renders where a person is signed in.
func (m Me) places() Node {
	return Section(Class("sheet"), H2(Class("cg"), m.t("people.where")),
		folded(latestSessions, Map(m.Sessions, func(at Session) Node {
			name := at.Browser
			if name == "" {
				name = m.w("people.browser")
			}
			if at.Here {
				return Li(icon("phone"), Span(B(m.t("people.here")), I(Text(name))),
					m.button("/me/signout", "", "", "people.signout", ""))
			}
			return Li(icon("phone"), Span(B(Text(name)), I(m.t("people.seen", "ago", m.ago(at.Used)))),
				m.button("/me/sessions/end", "session", at.ID, "people.signout",
					m.w("people.signout.of", "browser", name)))
		}), func(rows ...Node) Node { return Ul(Class("rows"), Group(rows)) },
			func(n int) Node { return m.t("people.where.more", "n", n) }),
		If(!m.Kept, P(Class("small"), m.t("people.signout.guest"))),
		If(len(m.Sessions) > 1, Form(Method("post"), Action("/me/sessions/others"),
			Button(Class("gh"), m.t("people.signout.others")))))
}

func (m Me) data() Node {
	return Section(Class("sheet"), H2(Class("cg"), m.t("people.data")), P(m.t("people.data.line")),
		P(Class("onward"), A(Class("gh"), Href("/me/export"), Attr("download"), icon("down"), m.t("people.export")),
			A(Href("/privacy"), m.t("people.privacy"))),
		P(Class("onward"), A(Class("gh risk"), Href("/me/close"), m.t("people.close"))))
}

// Close is the page that says what closing an account means, before it is done.
func Close(s Site, name string, kept bool) Node {
	line := "people.close.guest"
	if kept {
		line = "people.close.line"
	}
	return s.people(s.w("people.close.title"), Section(Class("sheet narrow"),
		H1(Class("cg"), s.t("people.close.title")), P(s.t(line)),
		Form(Method("post"), Action("/me/close"), Class("inline"),
			Button(Class("gh risk"), s.t("people.close.go")),
			A(Href("/me"), s.t("people.close.not")))))
}

// Closed is the page after that.
func Closed(s Site, kept bool) Node {
	line := "people.closed.guest"
	if kept {
		line = "people.closed.line"
	}
	s.Visitor = nil
	return s.people(s.w("people.closed"), Section(Class("sheet narrow"), H1(Class("cg"), s.t("people.closed")),
		P(s.t(line)), P(A(Class("go"), Href("/"), s.t("problem.home")))))
}

// Device is the page with the words by which a person signs in on another device.
type Device struct {
	Site
	Words   []string
	Address string // where to type them
	Until   time.Time
	Now     time.Time
	Square  Square
}

// Render renders the page.
func (d Device) Render() Node {
	return d.people(d.w("people.device.add"), Section(Class("sheet narrow"),
		H1(Class("cg"), d.t("people.device.add")),
		P(d.t("people.device.line", "address", d.Address, "n", int(d.Until.Sub(d.Now).Minutes()+.5))),
		Div(Class("code"), Ol(Class("words"), Map(d.Words, func(word string) Node { return Li(Text(word)) })),
			d.Square.render(d.w("people.device.square"))),
		P(Class("small"), d.t("people.device.warn")),
		Div(Class("inline"), Form(Method("post"), Action("/me/device"),
			Button(Class("gh"), d.t("people.device.new"))), A(Href("/me"), d.t("people.device.done")))))
}

package page

import (
	"strconv"
	"time"

	"ennead/internal/contests"
	"ennead/internal/person"

	. "maragu.dev/gomponents"
	. "maragu.dev/gomponents/html"
)

// Measure is something that moderators did about somebody.
type Measure struct {
	ID       string
	Name     string // of its person
	Kind     string
	Reason   string
	Words    string
	Mine     bool // the reader decided it
	Made     time.Time
	Until    time.Time // zero if it does not end by itself
	Ended    bool      // it has ended by itself
	Lifted   time.Time // zero if nobody has lifted it
	Former   string    // the name that it took away
	Answer   string    // of its person
	Answered time.Time
	Reply    string
	Decided  time.Time
}

// waits reports whether its person waits for a reply.
func (m Measure) waits() bool { return !m.Answered.IsZero() && m.Decided.IsZero() && m.Lifted.IsZero() }

// measures renders to a person what moderators did about them, each with the form of an answer; nothing if there is
// nothing.
func (s *Site) measures(all []Measure, action string) Node {
	if len(all) == 0 {
		return nil
	}
	return Section(ID("measures"), Class("sheet measures"), H2(Class("cg"), s.t("measure.title")),
		Map(all, func(m Measure) Node {
			return Article(Class("measure"), s.measured(m),
				If(m.Lifted.IsZero() && !m.Ended, P(s.t("measure.is."+m.Kind, "former", m.Former))),
				s.answered(m, s.w("measure.answered")),
				If(m.Answered.IsZero() && m.Lifted.IsZero(), s.answering(m, action)))
		}))
}

// measured renders a measure: what it is, why, and how long it holds.
func (s *Site) measured(m Measure) Node {
	return Group{
		H3(s.t("measure.kind."+m.Kind), Small(instant(m.Made))),
		P(B(s.t("measure.reason."+m.Reason)), Text(" · "), Span(Dir("auto"), Text(m.Words))),
		If(!m.Until.IsZero() && m.Lifted.IsZero(), P(Class("small"),
			either(m.Ended, s.t("measure.ended"), s.t("measure.until")), Text(" "), instant(m.Until))),
		If(!m.Lifted.IsZero(), P(Class("small"), s.t("measure.lifted"), Text(" "), instant(m.Lifted))),
	}
}

// answered renders what the person of a measure has answered, below a line that says whose words these are, and the
// reply.
func (s *Site) answered(m Measure, whose string) Node {
	if m.Answered.IsZero() {
		return nil
	}
	return Group{
		Figure(Class("quote"), FigCaption(Text(whose)), BlockQuote(P(Dir("auto"), Text(m.Answer)))),
		either(m.Decided.IsZero(), If(m.Lifted.IsZero(), P(Class("small"), s.t("measure.waits"))),
			Figure(Class("quote"), FigCaption(s.t("measure.reply")), BlockQuote(P(Dir("auto"), Text(m.Reply))))),
	}
}

// Matter is what moderators have decided about a game or a contest of somebody.
type Matter struct {
	Path   string // of the game or the contest
	Title  string
	Says   string
	Report string // the address of the form by which its people write to the moderators
	At     time.Time
}

// matters renders what moderators have decided about somebody's games and contests; nothing if there is nothing.
func (m Me) matters() Node {
	if len(m.Matters) == 0 {
		return nil
	}
	return Section(ID("matters"), Class("sheet"), H2(Class("cg"), m.t("measure.matters")),
		Ul(Class("rows"), Map(m.Matters, func(one Matter) Node {
			return Li(Span(B(A(Href(one.Path), Text(one.Title))), I(Text(one.Says), Text(" "), instant(one.At)),
				I(A(Href(one.Report), Aria("label", m.w("report.write")+": "+one.Title), m.t("report.write")))))
		})))
}

// ResultMatter says that moderators have taken the result of a game out of the ratings.
func (s *Site) ResultMatter(one person.TakenOut) Matter {
	path := "/t/" + one.Table
	return Matter{Path: path, Title: s.w("game." + one.Game + ".title"), Says: s.voided(one.Reason),
		Report: path + "/report/table", At: one.Void}
}

// ContestMatter says what moderators have decided about a contest; false if that is nothing. Own says whether the
// reader organises it.
func (s *Site) ContestMatter(k contests.Row, own bool) (m Matter, ok bool) {
	m = Matter{Path: ContestPath(k.ID), Title: s.ContestTitle(k), Report: ContestPath(k.ID) + "/report",
		At: time.UnixMilli(k.Changed)}
	switch {
	case k.Ruled != "":
		m.Says = s.w(ruledKey(!contests.CalledOff(k)), "reason", s.w("measure.reason."+k.Ruled))
	case k.Title == "" && own:
		m.Says = s.w("contest.nameless")
	default:
		return m, false
	}
	return m, true
}

func (s *Site) answering(m Measure, action string) Node {
	return Form(Method("post"), Action(action), Class("stack"), hidden("measure", m.ID),
		P(Class("small"), s.t("measure.answer")),
		Label(Class("field"), Span(s.t("measure.answer.words")), saying("")),
		Div(Class("inline"), Button(Class("gh"), s.t("measure.answer.go"))))
}

// saying is the field for what a moderator writes, or whoever answers one.
func saying(words string) Node {
	return Textarea(Name("words"), Rows("3"), Required(), MaxLength(strconv.Itoa(person.MostWords)), Text(words))
}

// Barred is what somebody reads who cannot sign in, and what they may still do.
type Barred struct {
	Action   string // the address of their page
	Measures []Measure
	Banned   bool      // they still are
	Erased   time.Time // when they are erased, since they have closed their account; zero if they have not
	Notice   Notice
}

// Banned is the page of somebody who cannot sign in.
func Banned(s Site, p Barred) Node {
	return s.people(s.w("measure.banned"), Section(Class("sheet narrow"), H1(Class("cg"), s.t("measure.banned")),
		s.notice(p.Notice, ""), P(s.t("measure.banned.line"))), Div(Class("narrow"), s.measures(p.Measures, p.Action)),
		If(p.Banned, s.barred(p)))
}

// barred renders how somebody who is banned gets what is kept of them, and closes their account.
func (s *Site) barred(p Barred) Node {
	closing := P(Class("onward"), A(Class("gh risk"), Href(p.Action+"/close"), s.t("people.close")))
	if !p.Erased.IsZero() {
		closing = Group{P(s.t("measure.closed"), Text(" "), instant(p.Erased), Text(".")),
			Form(Method("post"), Action(p.Action+"/stay"), Button(Class("gh"), s.t("measure.stay")))}
	}
	return Div(Class("narrow"), Section(ID("kept"), Class("sheet"), H2(Class("cg"), s.t("people.data")),
		P(s.t("people.data.line")),
		P(Class("onward"), A(Class("gh"), Href(p.Action+"/export"), Attr("download"), icon("down"),
			s.t("people.export"))),
		closing))
}

// BarredClose is the page that says to somebody who is banned what closing their account means, before it is done.
func BarredClose(s Site, name, action string) Node {
	return s.people(s.w("people.close.title"), Section(Class("sheet narrow"),
		H1(Class("cg"), s.t("people.close.title")), P(B(Dir("auto"), Text(name))), P(s.t("measure.close.line")),
		Form(Method("post"), Action(action+"/close"), Class("inline"),
			Button(Class("gh risk"), s.t("people.close.go")), A(Href(action), s.t("people.close.not")))))
}

// MeasureLetter returns the letter that tells somebody what moderators did about them.
func MeasureLetter(s Site, name string, m Measure, origin string) (subject, text string) {
	way := s.w("measure.letter.page", "url", origin+"/me")
	if m.Kind == person.Ban && m.Lifted.IsZero() {
		way = s.w("measure.letter.banned", "url", origin+"/signin")
	}
	what := s.w("measure.is."+m.Kind, "former", m.Former)
	until := ""
	switch {
	case !m.Lifted.IsZero():
		what, way = s.w("measure.lifted")+" "+utc(m.Lifted), origin+"/me"
	case !m.Until.IsZero():
		until = "\n" + s.w("measure.until") + " " + utc(m.Until)
	}
	said := m.Words
	if m.Reply != "" {
		said, way = s.w("measure.reply")+" "+m.Reply, origin+"/me"
	}
	return s.w("measure.letter.subject"), s.w("measure.letter.hello", "name", name) + "\n\n" +
		s.w("measure.kind."+m.Kind) + ": " + s.w("measure.reason."+m.Reason) + "\n" + said + "\n\n" + what + until +
		"\n" + way + "\n"
}

func utc(at time.Time) string { return at.UTC().Format("2006-01-02 15:04") + " UTC" }

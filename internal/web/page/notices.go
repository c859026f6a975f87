package page

import (
	"slices"
	"strings"
	"time"

	"ennead/internal/table"

	. "maragu.dev/gomponents"
	. "maragu.dev/gomponents/html"
)

// Ways says how a person is told, and how they could be.
type Ways struct {
	Wants   func(table.NoticeKind) bool // of what they want to be told
	Mail    string                      // when letters come by mail: one of those of package notice
	Push    string                      // the key of the house for pushes; empty if it sends none
	Devices []Pushed
	Hooks   bool // they may have a webhook
	Hook    *Hook
}

// notices renders of what a person wants to be told, and how.
func (m Me) notices() Node {
	var body Node
	switch {
	case !m.Mail && m.Ways.Push == "":
		body = P(m.t("notice.off"))
	case m.Address == "" && m.Ways.Push == "":
		body = P(m.t("notice.address"))
	default:
		body = Group{
			P(m.t("notice.line")),
			Ul(Class("rows"), m.letters(), Map(m.Ways.Devices, m.pushed), m.hooked()),
			m.pushHere(),
			If(m.unreached(), P(Class("notice"), m.t("notice.unreached"))),
			Form(Method("post"), Action("/me/notices"), Class("stack"),
				If(m.Mail && m.Address != "", m.mailing()),
				FieldSet(Class("grounds"), Legend(Class("sr"), m.t("notice.title")),
					Map(table.NoticeKinds(), m.noticeKind)),
				Div(Class("inline"), Button(Class("gh"), m.t("people.save")))),
			P(Class("small"), m.t("notice.most"))}
	}
	return Section(ID("notices"), Class("sheet"), H2(Class("cg"), m.t("notice.title")), body)
}

// unreached reports whether somebody wants to be told and no way leads to them.
func (m Me) unreached() bool {
	byMail := m.Mail && m.Address != "" && m.Ways.Mail != "off"
	byHook := m.Ways.Hook != nil && !m.Ways.Hook.Off
	return slices.ContainsFunc(table.NoticeKinds(), m.Ways.Wants) && !byMail && !byHook && len(m.Ways.Devices) == 0
}

// letters says where letters by mail go.
func (m Me) letters() Node {
	switch {
	case !m.Mail:
		return nil
	case m.Address == "":
		return Li(icon("mail"), Span(B(m.t("notice.mail")), I(m.t("notice.mail.none"))))
	}
	return Li(icon("mail"), Span(B(m.t("notice.mail")), I(Text(m.Address))))
}

// mailing chooses when letters come by mail.
func (m Me) mailing() Node {
	return Group{Label(Class("field"), Span(m.t("notice.mail")), Select(Name("mail"),
		Map([]string{"", "daily", "weekly", "off"}, func(when string) Node {
			key := "notice.mail.once"
			if when != "" {
				key = "notice.mail." + when
			}
			return Option(Value(when), If(m.Ways.Mail == when, Selected()), m.t(key))
		}))), m.zone(), P(Class("small"), m.t("notice.mail.zone"))}
}

func (m Me) noticeKind(kind table.NoticeKind) Node {
	if kind == table.NoticeContest && m.Ways.Push == "" {
		return nil // mail tells what moderators decide, whoever wants it or not
	}
	return Label(Class("tick"), Input(Type("checkbox"), Name("kind"), Value(string(kind)),
		If(m.Ways.Wants(kind), Checked())), m.t("notice.kind."+string(kind)))
}

// NoticeLetter is a letter that tells somebody what happens at their tables.
type NoticeLetter struct {
	Site
	Kind table.NoticeKind
	All  []table.Word
	More int // of how many more tables it could tell
	Now  time.Time
	At   string // the public address of the site
	Stop string // the address that ends such letters

	Parts []LetterPart // of a digest, instead of All and More
}

// Render returns the subject and the text.
func (l NoticeLetter) Render() (subject, text string) {
	var parts []string
	end := "notice.end.kind"
	if len(l.Parts) > 0 {
		subject, parts = l.digest()
		end = "notice.end.digest"
	} else {
		subject = l.subject()
	}
	for _, w := range l.All {
		parts = append(parts, l.about(l.Kind, w))
	}
	if l.More > 0 {
		parts = append(parts, l.w("notice.more", "n", l.More)+"\n"+l.At+"/play")
	}
	parts = append(parts, l.w("notice.end")+"\n"+l.At+"/me\n"+l.w(end)+"\n"+l.Stop)
	return subject, strings.Join(parts, "\n\n")
}

// Brief returns the letter in a few words: a sentence or two of each table, and perhaps one of how many more there are.
func (l NoticeLetter) Brief() (title string, parts []string, more string) {
	for _, w := range l.All {
		if title := l.title(w); title != "" {
			parts = append(parts, title+l.others(w)+". "+l.says(l.Kind, w))
		} else {
			parts = append(parts, l.says(l.Kind, w))
		}
	}
	if l.More > 0 {
		more = l.w("notice.more", "n", l.More)
	}
	return l.subject(), parts, more
}

// subject returns the subject of a letter of one kind.
func (l NoticeLetter) subject() string {
	n := len(l.All) + l.More
	if n == 1 {
		return l.w("notice."+event(l.Kind, l.All[0])+".one", "game", l.title(l.All[0]))
	}
	return l.w("notice."+string(l.Kind)+".many", "n", n)
}

// about says what happens at a table.
func (l NoticeLetter) about(kind table.NoticeKind, w table.Word) string {
	return l.title(w) + l.others(w) + "\n" + l.says(kind, w) + "\n" + l.At + NewsPath(w)
}

// event returns what has happened to somebody: a kind, or what has become of it.
func event(kind table.NoticeKind, w table.Word) string {
	switch {
	case w.Ruled && (kind == table.NoticeEnded || kind == table.NoticeOff):
		return "ruled." + string(kind)
	case w.Final:
		return "final"
	case w.Absent:
		return "absent"
	}
	return string(kind)
}

// title says what it is about: a table by its game, a contest by its title and its game. It is empty if it is about
// neither.
func (l NoticeLetter) title(w table.Word) string {
	switch {
	case w.Title != "":
		return l.w("notice.contest", "title", w.Title, "game", l.w("game."+w.Game+".title"))
	case w.Game == "":
		return ""
	}
	return l.w("game." + w.Game + ".title")
}

// NewsPath is the page where somebody finds what they are told.
func NewsPath(w table.Word) string {
	switch {
	case w.Contest != "":
		return ContestPath(w.Contest)
	case w.Table == "":
		return "/me"
	}
	return "/t/" + string(w.Table)
}

func (l NoticeLetter) others(w table.Word) string {
	if len(w.Others) == 0 {
		return ""
	}
	return " " + l.w("notice.with", "names", l.Words.List(w.Others))
}

// says is the sentence about a table.
func (l NoticeLetter) says(kind table.NoticeKind, w table.Word) string {
	said := l.w("notice." + event(kind, w) + ".says")
	if w.Due.IsZero() {
		return said
	}
	return said + " " + l.left(w.Due.Sub(l.Now))
}

// left says how much time is left, rounded down.
func (l NoticeLetter) left(d time.Duration) string {
	unit, n := "minutes", d/time.Minute
	switch {
	case d >= 48*time.Hour:
		unit, n = "days", d/(24*time.Hour)
	case d >= 2*time.Hour:
		unit, n = "hours", d/time.Hour
	}
	return l.w("notice.left."+unit, "n", max(int(n), 0))
}

// StopNotices is the page that asks whether letters of a kind are to end, or says that they have.
func StopNotices(s Site, kind table.NoticeKind, address string, ended bool) Node {
	title, which := "notice.stop", s.w("notice.kind."+string(kind))
	if ended {
		title = "notice.stopped"
	}
	return s.people(s.w(title), Section(Class("sheet narrow"), H1(Class("cg"), s.t(title)),
		P(s.t(title+".line", "which", which)),
		If(!ended, Form(Method("post"), Action(address), Class("stack"),
			Button(Class("go"), s.t("notice.stop.go")))),
		P(A(Href("/me"), s.t("notice.stop.me")))))
}

// NoStop is the page of an address that ends no letters.
func NoStop(s Site) Node {
	return s.people(s.w("notice.nostop"), Section(Class("sheet narrow"), H1(Class("cg"), s.t("notice.nostop")),
		P(s.t("notice.nostop.line")), P(A(Href("/me"), s.t("notice.stop.me")))))
}

package page

import (
	"strconv"
	"strings"
	"time"

	"ennead/game"
	"ennead/internal/piece"
	"ennead/internal/table"

	. "maragu.dev/gomponents"
	. "maragu.dev/gomponents/html"
)

// Chat is the chat of a table, as the reader sees it.
type Chat struct {
	Lines   []table.Line // of the last ones those that the reader wants to read, oldest first
	Hidden  int          // how many others there are
	Last    int64        // the number of the last one, from anybody
	More    bool         // there are lines before these
	Muted   game.Seats   // seats whose lines the reader has hidden
	Blocked game.Seats   // seats of people whom the reader has blocked
	Reports bool         // the reader may report lines
	Done    Notice       // what went well
	Folded  bool         // the panel is closed at first
	Notice  Notice       // why a line could not be sent
	Draft   string       // and what that line was
}

// breathing is the pause after which a line of the same seat gets a heading again.
const breathing = 3 * time.Minute

// Talk renders the page with the whole chat of a table, or its panel.
func (t *Play) Talk(fragment bool) Node {
	if fragment {
		return t.split(t.chat())
	}
	title := t.w("chat.of", "game", t.w("game."+t.Table.Game+".title"))
	return t.document(title+" · Ennead", "plain people", Link(Rel("stylesheet"), Href(t.File("people.css"))),
		Raw(piece.Symbols()),
		Header(Class("top"), t.brand(), Nav(Aria("label", t.w("nav.site")), t.tools())),
		Main(ID("main"), TabIndex("-1"),
			P(A(Href(t.address()), icon("back"), t.t("analysis.table"))),
			H1(Class("cg"), Text(title)), t.done(t.Chat.Done),
			Section(Class("sheet chat"), Aria("label", t.w("chat.log")), t.linesSaid(true), t.silenced(), t.speaking(),
				t.phrases(true), t.muting())),
		t.footer())
}

// chat renders the panel with the chat and the form for a new line.
func (t *Play) chat() Node {
	if t.Chat == nil {
		return nil
	}
	return Details(ID("chat"), Class("panel chat"), If(!t.Chat.Folded, Attr("open")),
		Data("last", strconv.FormatInt(t.Chat.Last, 10)),
		Summary(Class("cg h3"), icon("talk"), t.t("chat.title"), t.fresh(), Span(Class("shut"), icon("cross"))),
		Div(ID("said"), Role("log"), Aria("live", "polite"), Aria("label", t.w("chat.log")), TabIndex("0"),
			t.linesSaid(false)),
		If(t.Chat.More, P(Class("more"), A(Href(t.address()+"/chat"), t.t("chat.whole")))),
		t.silenced(), t.speaking(), t.phrases(false), t.muting(),
	)
}

// toChat renders a link to the panel that says whether there is anything new.
func (t *Play) toChat() Node {
	if t.Chat == nil {
		return nil
	}
	return A(ID("to-chat"), Class("ib"), Href("#said"), Title(t.w("chat.title")), Aria("keyshortcuts", "c"),
		icon("talk"), Span(Class("sr"), t.t("chat.title")), t.fresh())
}

// fresh renders the place where a script shows how many lines the reader has not seen.
func (t *Play) fresh() Node {
	return Span(Class("fresh"), Attr("hidden"), Span(Class("sr"), t.t("chat.new")), B())
}

// linesSaid renders the lines that the reader wants to read; alone, they lead to those who wrote them.
func (t *Play) linesSaid(alone bool) Node {
	items, before := Group{}, table.Line{Seat: game.Spectator}
	for _, l := range t.Chat.Lines {
		goesOn := l.Seat == before.Seat && l.Said.Sub(before.Said) < breathing
		items = append(items, t.lineSaid(l, goesOn, alone))
		before = l
	}
	if len(items) == 0 {
		return P(Class("dim"), t.t("chat.none"))
	}
	return Ol(Class("lines"), items)
}

// silenced says that there are lines which the reader does not want to read.
func (t *Play) silenced() Node {
	if t.Chat.Hidden == 0 {
		return nil
	}
	return P(Class("sub"), t.t("chat.hidden", "n", t.Chat.Hidden))
}

// lineSaid renders one line; a line that continues the one before has no visible heading.
func (t *Play) lineSaid(l table.Line, goesOn, alone bool) Node {
	class := ""
	if t.Reader.Held.Has(l.Seat) {
		class = "said-own"
	}
	if goesOn {
		class += " said-on"
	}
	said := l.Said.UTC()
	return Li(ID("c-"+strconv.FormatInt(l.Number, 10)), If(class != "", Class(strings.TrimSpace(class))),
		If(!goesOn, piece.SeatMark(l.Seat, 18)),
		P(Class("by"), t.bySpeaker(l, alone), Text(" "),
			El("time", DateTime(said.Format(time.RFC3339)), t.t("chat.at", "when", said.Format("2006-01-02 15:04")))),
		P(Class("tx"), Dir("auto"), Text(t.Said(l))), If(alone, t.toReport(l)))
}

// Said returns the words of a line, those of a phrase in the reader's language.
func (s *Site) Said(l table.Line) string {
	if l.Phrase != "" {
		return s.w("phrase." + l.Phrase)
	}
	return l.Text
}

// bySpeaker renders who wrote a line, with the way to their page if they still sit there.
func (t *Play) bySpeaker(l table.Line, alone bool) Node {
	name := B(Text(t.Speaker(l)))
	if _, former := t.Table.Sitter(l.Seat, l.Said); !alone || former {
		return name
	}
	return t.toPerson(l.Seat, name)
}

// toPerson links to the page of whoever sits on a seat, unless that is the reader, or nobody has a page there.
func (t *Play) toPerson(seat game.Seat, content ...Node) Node {
	if _, sits := t.Table.Holder(seat); !sits || t.Reader.Held.Has(seat) {
		return Group(content)
	}
	return A(Href(t.address()+"/people/"+strconv.Itoa(int(seat)+1)), Group(content))
}

// toReport links to the form that reports a line of somebody else.
func (t *Play) toReport(l table.Line) Node {
	if !t.Chat.Reports || t.Reader.Held.Has(l.Seat) {
		return nil
	}
	return A(Class("flag"), Href(t.address()+"/report?line="+strconv.FormatInt(l.Number, 10)),
		Aria("label", t.w("person.of", "what", t.w("chat.report"), "name", t.Speaker(l))), t.t("chat.report"))
}

// Speaker returns who sat on the seat when the line was written.
func (t *Play) Speaker(l table.Line) string {
	if name, former := t.Table.Sitter(l.Seat, l.Said); former {
		return t.orSomebody(name)
	}
	return t.name(l.Seat)
}

// unsaid renders why a line could not be sent.
func (t *Play) unsaid() Node {
	if t.Chat.Notice.Key == "" {
		return nil
	}
	return P(ID("unsaid"), Class("notice"), Role("alert"), Text(t.Words.Word(t.Chat.Notice.Key)))
}

// speaking renders the form for a new line.
func (t *Play) speaking() Node {
	if t.Reader.Seat == game.Spectator {
		return Group{t.unsaid(), P(Class("sub"), icon("eye"), t.t("chat.watching"))}
	}
	if !t.Speech.Writes() {
		key := "chat.off"
		if t.Speech.Phrases() {
			key = "chat.phrases_only"
		}
		return Group{t.unsaid(), P(Class("sub"), t.t(key))}
	}
	label := t.w("chat.message")
	if t.Reader.Held.Len() > 1 {
		label = t.w("chat.as", "name", t.name(t.Reader.Seat))
	}
	return Group{t.unsaid(), Form(ID("speak"), Method("post"), Action(t.address()+"/chat"),
		hidden("seat", strconv.Itoa(int(t.Reader.Seat)+1)),
		Input(ID("line"), Name("text"), Aria("label", label), Placeholder(label),
			MaxLength(strconv.Itoa(table.MaxLine)), Required(),
			AutoComplete("off"), Attr("enterkeyhint", "send"), If(t.Chat.Draft != "", Value(t.Chat.Draft))),
		Button(Class("go quiet"), t.t("chat.send")))}
}

// phrases renders the buttons that say a phrase.
func (t *Play) phrases(open bool) Node {
	if t.Reader.Seat == game.Spectator || !t.Speech.Phrases() {
		return nil
	}
	return Details(ID("phrases"), Class("mutes"), If(open || !t.Speech.Writes(), Attr("open")),
		Summary(icon("talk"), t.t("chat.phrases")),
		Form(Method("post"), Action(t.address()+"/phrase"), hidden("seat", strconv.Itoa(int(t.Reader.Seat)+1)),
			Map(table.Phrases(), func(key string) Node {
				return Button(Class("gh"), Name("phrase"), Value(key), t.t("phrase."+key))
			})))
}

// muting renders the form to hide a seat's chat.
func (t *Play) muting() Node {
	forms, silent := Group{}, []string{}
	for i, s := range t.Table.Seats {
		seat, name := game.Seat(i), t.name(game.Seat(i))
		if s.Kind != table.Person || !s.Taken || t.Reader.Held.Has(seat) {
			continue
		}
		label, mute := t.w("chat.mute.one", "name", name), "yes"
		if (t.Chat.Muted | t.Chat.Blocked).Has(seat) {
			silent = append(silent, name)
		}
		if t.Chat.Muted.Has(seat) {
			label, mute = t.w("chat.unmute", "name", name), "no"
		}
		forms = append(forms, Form(Method("post"), Action(t.address()+"/mute"), hidden("seat", strconv.Itoa(i+1)),
			Button(ID("mute-"+strconv.Itoa(i+1)), Class("gh"), Name("mute"), Value(mute),
				piece.SeatMark(seat, 18), Text(label))))
	}
	if len(forms) == 0 {
		return nil
	}
	now := t.w("chat.mute")
	if len(silent) > 0 {
		now = t.w("chat.muted", "who", t.Words.List(silent))
	}
	return Details(ID("muting"), Class("mutes"), Summary(icon("mute"), Text(now)),
		P(Class("sub"), t.t("chat.mute.line")), forms,
		P(A(Href(t.address()+"/people"), t.t("sitters.go"))))
}

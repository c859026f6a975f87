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
	Lines  []table.Line // the last ones, oldest first
	Last   int64        // the number of the last one, from anybody
	More   bool         // there are lines before these
	Muted  game.Seats   // seats whose lines the reader has hidden
	Folded bool         // the panel is closed at first
	Notice Notice       // why a line could not be sent
	Draft  string       // and what that line was
}

// breathing is the pause after which a line of the same seat gets a heading again.
const breathing = 3 * time.Minute

// Talk renders the page with the whole chat of a table, or its panel.
func (t Play) Talk(fragment bool) Node {
	if fragment {
		return t.split(t.chat())
	}
	title := t.w("chat.of", "game", t.w("game."+t.Table.Game+".title"))
	return t.document(title+" · Ennead", "plain", nil,
		Raw(piece.Symbols()),
		Header(Class("top"), t.brand(), Nav(Aria("label", t.w("nav.site")), t.tools())),
		Main(ID("main"), TabIndex("-1"),
			P(A(Href(t.address()), icon("back"), t.t("analysis.table"))),
			H1(Class("cg"), Text(title)),
			Section(Class("sheet chat"), Aria("label", t.w("chat.log")), t.linesSaid(), t.speaking(), t.muting())),
		t.footer())
}

// chat renders the panel with the chat and the form for a new line.
func (t Play) chat() Node {
	if t.Chat == nil {
		return nil
	}
	return Details(ID("chat"), Class("panel chat"), If(!t.Chat.Folded, Attr("open")),
		Data("last", strconv.FormatInt(t.Chat.Last, 10)),
		Summary(Class("cg h3"), icon("talk"), t.t("chat.title"), t.fresh(), Span(Class("shut"), icon("cross"))),
		Div(ID("said"), Role("log"), Aria("live", "polite"), Aria("label", t.w("chat.log")), TabIndex("0"),
			t.linesSaid()),
		If(t.Chat.More, P(Class("more"), A(Href(t.address()+"/chat"), t.t("chat.whole")))),
		t.speaking(), t.muting(),
	)
}

// toChat renders a link to the panel that says whether there is anything new.
func (t Play) toChat() Node {
	if t.Chat == nil {
		return nil
	}
	return A(ID("to-chat"), Class("ib"), Href("#said"), Title(t.w("chat.title")), Aria("keyshortcuts", "c"),
		icon("talk"), Span(Class("sr"), t.t("chat.title")), t.fresh())
}

// fresh renders the place where a script shows how many lines the reader has not seen.
func (t Play) fresh() Node {
	return Span(Class("fresh"), Attr("hidden"), Span(Class("sr"), t.t("chat.new")), B())
}

// linesSaid renders the lines that the reader has not hidden.
func (t Play) linesSaid() Node {
	items, before := Group{}, table.Line{Seat: game.Spectator}
	for _, l := range t.Chat.Lines {
		if !t.Chat.Muted.Has(l.Seat) {
			items = append(items, t.lineSaid(l, l.Seat == before.Seat && l.Said.Sub(before.Said) < breathing))
			before = l
		}
	}
	if len(items) == 0 {
		return P(Class("dim"), t.t("chat.none"))
	}
	return Ol(Class("lines"), items)
}

// lineSaid renders one line; a line that continues the one before has no visible heading.
func (t Play) lineSaid(l table.Line, goesOn bool) Node {
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
		P(Class("by"), B(Text(t.speaker(l))), Text(" "),
			El("time", DateTime(said.Format(time.RFC3339)), t.t("chat.at", "when", said.Format("2006-01-02 15:04")))),
		P(Class("tx"), Dir("auto"), Text(l.Text)))
}

// speaker returns who sat on the seat when the line was written.
func (t Play) speaker(l table.Line) string {
	if name, former := t.Table.Sitter(l.Seat, l.Said); former {
		return t.orSomebody(name)
	}
	return t.name(l.Seat)
}

// unsaid renders why a line could not be sent.
func (t Play) unsaid() Node {
	if t.Chat.Notice.Key == "" {
		return nil
	}
	return P(ID("unsaid"), Class("notice"), Role("alert"), Text(t.Words.Word(t.Chat.Notice.Key)))
}

// speaking renders the form for a new line.
func (t Play) speaking() Node {
	if t.Reader.Seat == game.Spectator {
		return Group{t.unsaid(), P(Class("sub"), icon("eye"), t.t("chat.watching"))}
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
		Button(Class("go quiet"), Type("submit"), t.t("chat.send")))}
}

// muting renders the form to hide a seat's chat.
func (t Play) muting() Node {
	forms, silent := Group{}, []string{}
	for i, s := range t.Table.Seats {
		seat, name := game.Seat(i), t.name(game.Seat(i))
		if s.Kind != table.Person || !s.Taken || t.Reader.Held.Has(seat) {
			continue
		}
		label, mute := t.w("chat.mute.one", "name", name), "yes"
		if t.Chat.Muted.Has(seat) {
			label, mute = t.w("chat.unmute", "name", name), "no"
			silent = append(silent, name)
		}
		forms = append(forms, Form(Method("post"), Action(t.address()+"/mute"), hidden("seat", strconv.Itoa(i+1)),
			Button(ID("mute-"+strconv.Itoa(i+1)), Class("gh"), Type("submit"), Name("mute"), Value(mute),
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
		P(Class("sub"), t.t("chat.mute.line")), forms)
}

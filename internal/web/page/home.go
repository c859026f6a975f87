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

// Home is the front door: begin a game, go on with one, watch one, open a record.
type Home struct {
	Site
	Games  []game.Game
	Levels []string // of the bots
	Name   string   // of the visitor, or empty
	Mine   []table.Summary
	Public []table.Summary
	Now    time.Time
	Notice Notice
}

// Quick names a way to begin with one click; its value is what the form sends.
type Quick string

// The ways to begin.
const (
	QuickSolo    Quick = "solo"
	QuickBots    Quick = "bots"
	QuickFriends Quick = "friends"
	QuickDevice  Quick = "device"
	QuickCustom  Quick = "custom"
)

// Who may be asked for on a seat, besides the levels of the bots.
const (
	SeatMe    = "me"
	SeatOpen  = "open"
	SeatEmpty = ""
)

// Render is the page.
func (h Home) Render() Node {
	return h.document(h.w("home.title")+" · Ennead", "plain home", nil,
		Raw(piece.Symbols(piece.Sheet{Signs: emblems})),
		Header(Class("top"), h.brand(), Nav(Aria("label", h.w("nav.site")), h.tools())),
		Div(Class("beads")),
		Main(ID("main"), TabIndex("-1"),
			Div(Class("hero"), gods(), H1(Class("cg"), h.t("home.heading")), P(h.t("home.line"))),
			h.notice(h.Notice, ""),
			If(len(h.Mine) > 0, h.list("home.mine", "home.go", h.Mine)),
			Map(h.Games, h.start),
			Div(Class("two"), h.watch(), h.records()),
		),
		h.footer(),
	)
}

// emblems are the signs above the front door.
var emblems = []string{"horus", "isis", "osiris", "anubis", "sekhmet"}

func gods() Node {
	return Div(Class("gods"), Aria("hidden", "true"), Map(emblems, func(name string) Node {
		return El("svg", Class("g-gold"), Attr("viewBox", "0 0 144 144"), El("use", Href("#g-"+name)))
	}))
}

// start is the form that opens a table of one game.
func (h Home) start(g game.Game) Node {
	id := g.ID()
	least, most := g.Players()
	quick := func(q Quick, picture string) Node {
		key := "start." + string(q)
		line := key + ".line"
		if h.Words.Has("site.game." + id + "." + string(q)) {
			line = "game." + id + "." + string(q)
		}
		return Button(Class("quick"), Type("submit"), Name("quick"), Value(string(q)), icon(picture),
			Span(B(h.t(key)), I(h.t(line))))
	}
	return Form(Class("sheet start"), Method("post"), Action("/tables"), Aria("labelledby", "game-"+id),
		Input(Type("hidden"), Name("game"), Value(id)),
		Div(Class("startline"),
			Div(H2(ID("game-"+id), Class("cg"), h.t("game."+id+".title")), P(Class("dim"), h.t("game."+id+".line"), Text(" "),
				A(Href("/rules/"+id), h.t("home.rules")))),
			Label(Class("field"), Span(h.t("home.name")),
				Input(Name("name"), Value(h.Name), MaxLength("32"), AutoComplete("nickname"), Placeholder(h.w("home.guest")))),
		),
		Div(Class("quicks"),
			If(least == 1, quick(QuickSolo, "traitor")),
			If(len(h.Levels) > 0 && most >= 2, quick(QuickBots, "bot")),
			If(most >= 2, quick(QuickFriends, "link")),
			If(most >= 2, quick(QuickDevice, "device")),
		),
		h.custom(g, most),
	)
}

// custom is the part of the form for those who want it their way.
func (h Home) custom(g game.Game, most int) Node {
	seats := Group{}
	for i := range most {
		seats = append(seats, h.seat(i))
	}
	return Details(Class("custom"),
		Summary(h.t("start.custom")),
		Div(Class("grid"),
			FieldSet(Legend(h.t("start.seats")), seats, P(Class("dim"), h.t("start.seats.line"))),
			FieldSet(Legend(h.t("start.options")), Map(g.Options(), func(o game.Option) Node { return h.option(g, o) }),
				Label(Class("tickbox"), Input(Type("checkbox"), Name("public"), Value("yes")), h.t("start.public"))),
		),
		Button(Class("go"), Type("submit"), Name("quick"), Value(string(QuickCustom)), h.t("start.open")),
	)
}

func (h Home) seat(i int) Node {
	number := strconv.Itoa(i + 1)
	chosen := SeatEmpty
	switch {
	case i == 0:
		chosen = SeatMe
	case i <= 2 && len(h.Levels) > 0:
		chosen = h.Levels[len(h.Levels)/2]
	case i == 1:
		chosen = SeatOpen
	}
	entry := func(value, text string) Node {
		return Option(Value(value), If(value == chosen, Selected()), Text(text))
	}
	return Label(Class("field"), Span(h.t("start.seat", "n", number)),
		Select(Name("seat-"+number),
			If(i > 0, entry(SeatEmpty, h.w("start.empty"))),
			entry(SeatMe, h.w("start.me")),
			entry(SeatOpen, h.w("start.openseat")),
			Map(h.Levels, func(level string) Node { return entry(level, h.w("start.bot", "level", h.w("level."+level))) }),
		))
}

// option is one choice of the game before it opens; what may also be chosen one by one has boxes to tick.
func (h Home) option(g game.Game, o game.Option) Node {
	key := "game." + g.ID() + ".option." + o.Key
	return Group{
		Label(Class("field"), Span(h.t(key)),
			Select(Name("option-"+o.Key), Map(o.Values, func(value string) Node {
				return Option(Value(value), If(value == o.Default, Selected()), h.t(key+"."+value))
			}))),
		If(len(o.Many) > 0, Div(Class("many"), Role("group"), Aria("label", h.w(key)),
			Span(Class("dim"), h.t("start.many")), Map(o.Many, func(word string) Node {
				return Label(Class("tickbox"), Input(Type("checkbox"), Name(Each(o)), Value(word)), h.t(key+".each."+word))
			}))),
	}
}

// Each is the name of the boxes that choose the words of an option one by one.
func Each(o game.Option) string { return "each-" + o.Key }

func (h Home) watch() Node {
	if len(h.Public) == 0 {
		return Section(Class("sheet"), H2(Class("cg"), h.t("home.public")), P(Class("dim"), h.t("home.public.none")))
	}
	return h.list("home.public", "home.look", h.Public)
}

// list is a section of tables.
func (h Home) list(title, verb string, tables []table.Summary) Node {
	return Section(Class("sheet"), H2(Class("cg"), h.t(title)),
		Ul(Class("tables"), Map(tables, func(t table.Summary) Node {
			return Li(A(Href("/t/"+string(t.ID)),
				Span(Class("what"), B(h.t("game."+t.Game+".title")), I(Text(h.names(t)))),
				Span(Class("state"+map[bool]string{true: " now"}[t.Owing&t.Mine != 0]), Text(h.state(t))),
				Span(Class("ago"), Text(h.ago(t.Updated))),
				Span(Class("verb"), h.t(verb)),
			))
		})))
}

func (h Home) names(t table.Summary) string {
	var names []string
	for i := range t.Seats {
		names = append(names, h.sitter(t, game.Seat(i)))
	}
	return strings.Join(names, ", ")
}

// sitter is who sits on a seat, by name or by kind.
func (h Home) sitter(t table.Summary, seat game.Seat) string {
	switch s := t.Seats[seat]; {
	case s.Name != "":
		return s.Name
	case s.Kind == table.Bot:
		return h.w("level." + s.Level)
	case s.Kind == table.Automaton:
		return h.w("game." + t.Game + ".automaton")
	}
	return h.w("home.free")
}

// state is what a table waits for, in a few words.
func (h Home) state(t table.Summary) string {
	switch {
	case t.Status != table.Playing:
		return h.w("status." + string(t.Status))
	case t.Owing&t.Mine != 0:
		return h.w("status.you")
	}
	for seat := range t.Owing.All() {
		if int(seat) < len(t.Seats) {
			return h.w("status.waits", "name", h.sitter(t, seat))
		}
	}
	return h.w("status.playing")
}

func (h Home) ago(then time.Time) string {
	past := h.Now.Sub(then)
	switch {
	case past < time.Minute:
		return h.w("ago.now")
	case past < time.Hour:
		return h.w("ago.minutes", "n", int(past.Minutes()))
	case past < 48*time.Hour:
		return h.w("ago.hours", "n", int(past.Hours()))
	}
	return h.w("ago.days", "n", int(past.Hours()/24))
}

// records is the form that opens the file of a record.
func (h Home) records() Node {
	return Section(Class("sheet"), H2(Class("cg"), h.t("home.record")), P(Class("dim"), h.t("home.record.line")),
		Form(Method("post"), Action("/records"), EncType("multipart/form-data"), Class("upload"),
			Label(Class("field"), Span(h.t("home.record.file")), Input(Type("file"), Name("record"), Required(), Accept(".txt,.ennead,text/plain"))),
			Button(Class("go quiet"), Type("submit"), h.t("home.record.open")),
		))
}

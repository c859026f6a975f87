package page

import (
	"slices"
	"strconv"

	"ennead/game"
	"ennead/internal/clock"
	"ennead/internal/gamekit"
	"ennead/internal/piece"
	"ennead/internal/table"

	. "maragu.dev/gomponents"
	. "maragu.dev/gomponents/html"
)

// Filter is which open tables a reader wants to see. Its zero value is all of them.
type Filter struct {
	Game     string
	Free     int // seats at least
	Language string
	Begins   string // BeginsReady, BeginsLater or empty
	Pace     string // PaceNone, that of a clock's rule, or empty
	Welcome  bool   // only tables that welcome newcomers
	Rated    bool   // only tables whose games are rated

	// Not looked at by [Filter.Fits].
	Suits bool   // only tables that ask for no more than the reader has
	Club  string // only tables where somebody of that club sits; the id of one of the reader's, or empty
}

// When a table begins, as a filter.
const (
	BeginsReady = "ready"
	BeginsLater = "later"
)

// PaceNone is the pace of tables without clocks, as a filter.
const PaceNone = "none"

// Fits reports whether a table is one that the reader wants to see.
func (f Filter) Fits(o table.OpenTable) bool {
	later := !o.Terms.BeginsAt().IsZero()
	return (f.Game == "" || f.Game == o.Game) && o.May.Len() >= max(1, f.Free) &&
		(f.Language == "" || o.Terms.Language == "" || f.Language == o.Terms.Language) &&
		(f.Begins == "" || (f.Begins == BeginsLater) == later) && (f.Pace == "" || f.Pace == pace(o.Terms)) &&
		(!f.Welcome || o.Terms.Newcomers) && (!f.Rated || o.Terms.Rated)
}

// pace returns the pace of a table, as a filter.
func pace(terms table.Terms) string {
	if rule, err := clock.ParseRule(terms.Clock); err == nil {
		return rule.Pace()
	}
	return PaceNone
}

// OpenTables are those of the lobby.
type OpenTables struct {
	Lists
	Games   []*gamekit.Kit
	All     int               // how many there are
	Rated   bool              // some of them are rated
	Narrows bool              // some of them ask for another rating or more reliability than the reader has
	Fit     []table.OpenTable // those that the filter lets through, those that can begin soonest first
	Begun   []table.OpenTable // games under way where a seat is free, as far as the filter lets them through
	Filter  Filter
	Liked   map[string]bool // the names of the reader's friends and favourites
	Clubs   []ClubLink      // of the reader
}

// Likes reports whether a friend or a favourite of the reader waits at a table.
func (o OpenTables) Likes(t table.OpenTable) bool { return slices.ContainsFunc(t.Seats, o.likes) }

// likes reports whether one of them sits on a seat. Only accounts have a name that nobody else has.
func (o OpenTables) likes(s table.Seat) bool { return s.Account && s.Taken && o.Liked[s.Name] }

// render renders the open tables with their filter, and below them how to be told of others.
func (o OpenTables) render(alert Alert) Node {
	return Section(ID("open"), Class("sheet"),
		Div(Class("head"), H2(Class("cg"), o.t("tables.open")),
			If(o.All > 0, Small(o.t("tables.open.fit", "n", len(o.Fit), "all", o.All))),
			A(Class("gh"), Href("/play/open"), Text("+ "), o.t("tables.open.own"))),
		If(o.All > 0, o.filter()),
		If(o.All == 0, P(Class("dim"), o.t("tables.open.none"))),
		If(o.All > 0 && len(o.Fit) == 0, P(Class("dim"), o.t("tables.open.nofit"))),
		o.table("tables.begins", o.Fit),
		If(len(o.Begun) > 0, Group{H3(ID("begun"), o.t("tables.underway")),
			P(Class("dim"), o.t("tables.underway.line")), o.table("tables.stands", o.Begun)}),
		alert.below())
}

// table renders tables where the reader may sit down; nothing if there are none.
func (o OpenTables) table(when string, tables []table.OpenTable) Node {
	if len(tables) == 0 {
		return nil
	}
	return Table(Class("lobby"),
		THead(Tr(Th(Scope("col"), o.t("tables.game")), Th(Scope("col"), o.t("tables.who")),
			Th(Scope("col"), o.t("tables.how")), Th(Scope("col"), o.t(when)), Td())),
		TBody(Map(tables, o.row)))
}

// when says when a table begins, or how far its game is.
func (o OpenTables) when(t table.OpenTable) Node {
	at := t.Terms.BeginsAt()
	switch {
	case t.Status == table.Playing && t.Round > 0:
		return o.t("tables.round", "n", t.Round)
	case t.Status == table.Playing:
		return o.t("tables.begun")
	case !at.IsZero():
		return instant(at)
	}
	return o.t("tables.begins.ready")
}

func (o OpenTables) filter() Node {
	entry := func(value, chosen, text string) Node {
		return Option(Value(value), If(value == chosen, Selected()), Text(text))
	}
	var seats Group
	for n := 1; n <= 4; n++ {
		seats = append(seats, entry(strconv.Itoa(n), strconv.Itoa(max(1, o.Filter.Free)), o.w("tables.free", "n", n)))
	}
	return Form(Class("filter"), Method("get"), Action("/play"),
		Label(Class("field"), Span(o.t("tables.game")), Select(Name("game"),
			entry("", o.Filter.Game, o.w("tables.game.all")), Map(o.Games, func(k *gamekit.Kit) Node {
				return entry(k.ID(), o.Filter.Game, o.w("game."+k.ID()+".title"))
			}))),
		Label(Class("field"), Span(o.t("tables.seats")), Select(Name("free"), seats)),
		Label(Class("field"), Span(o.t("tables.begins")), Select(Name("begins"),
			entry("", o.Filter.Begins, o.w("tables.begins.any")),
			entry(BeginsReady, o.Filter.Begins, o.w("tables.begins.ready")),
			entry(BeginsLater, o.Filter.Begins, o.w("tables.begins.later")))),
		Label(Class("field"), Span(o.t("terms.talk")), Select(Name("language"),
			entry("", o.Filter.Language, o.w("terms.talk.any")), entry("en", o.Filter.Language, o.w("terms.talk.en")),
			entry("fr", o.Filter.Language, o.w("terms.talk.fr")))),
		Label(Class("field"), Span(o.t("terms.pace")), Select(Name("pace"),
			entry("", o.Filter.Pace, o.w("tables.pace.any")),
			entry(PaceNone, o.Filter.Pace, o.w("terms.pace.none")),
			entry("live", o.Filter.Pace, o.Words.Word("clock.rule.live")),
			entry("days", o.Filter.Pace, o.Words.Word("clock.rule.days")))),
		If(len(o.Clubs) > 0, Label(Class("field"), Span(o.t("tables.club")), Select(Name("club"),
			entry("", o.Filter.Club, o.w("tables.club.any")), Map(o.Clubs, func(c ClubLink) Node {
				return entry(c.ID, o.Filter.Club, c.Name)
			})))),
		Label(Class("tickbox"),
			Input(Type("checkbox"), Name("newcomers"), Value("yes"), If(o.Filter.Welcome, Checked())),
			o.t("terms.newcomers.welcome")),
		If(o.Rated || o.Filter.Rated, Label(Class("tickbox"),
			Input(Type("checkbox"), Name("rated"), Value("yes"), If(o.Filter.Rated, Checked())),
			o.t("tables.rated"))),
		If(o.Narrows || o.Filter.Suits, Label(Class("tickbox"),
			Input(Type("checkbox"), Name("suits"), Value("yes"), If(o.Filter.Suits, Checked())),
			o.t("tables.suits"))),
		Button(Class("gh"), o.t("tables.filter")))
}

func (o OpenTables) row(t table.OpenTable) Node {
	people, seats := Group{}, 0
	for i, s := range t.Seats {
		if s.Kind == table.Automaton {
			continue
		}
		seats++
		if s.Kind == table.Person && !s.Taken {
			continue
		}
		seat := game.Seat(i)
		people = append(people, Span(Class("sitter"), piece.SeatMark(seat, 18), Text(o.sitter(t.Summary, seat)),
			o.guest(s),
			If(o.likes(s), Span(Class("liked"), Role("img"), Aria("label", o.w("tables.liked")), Text("★")))))
	}
	how := Group{}
	for _, words := range o.how(t) {
		how = append(how, Span(words))
	}
	return Tr(Th(Scope("row"), A(Href("/t/"+string(t.ID)), o.t("game."+t.Game+".title"))),
		Td(people, Small(o.t("tables.free.of", "n", t.May.Len(), "of", seats))),
		Td(Class("played"), how), Td(o.when(t)),
		Td(Form(Method("post"), Action("/t/"+string(t.ID)+"/join"),
			hidden("seat", strconv.Itoa(int(t.May.First())+1)),
			Button(Class("gh"), o.t("gather.join"),
				Span(Class("sr"), Text(" "+o.w("game."+t.Game+".title")))))))
}

// how says in words how a table is played, where that differs from the usual.
func (o OpenTables) how(t table.OpenTable) (list []Node) {
	for _, k := range o.Games {
		if k.ID() == t.Game {
			terms := t.Terms
			terms.Begins, terms.Watch, terms.Delay = 0, table.WatchAll, 0
			list = o.terms(k, t.Setup, true, terms)[1:]
		}
	}
	if len(list) == 0 {
		list = []Node{o.t("tables.how.usual")}
	}
	return list
}

// Watching are the public games that anybody may look on at.
type Watching struct {
	Lists
	Games         []*gamekit.Kit
	Running, Over []table.Summary
}

// mostWatched is how many running games the column shows; the others are folded.
const mostWatched = 5

// render renders them; nothing if there are none.
func (w Watching) render() Node {
	if len(w.Running)+len(w.Over) == 0 {
		return nil
	}
	first := min(len(w.Running), mostWatched)
	more := w.Running[first:]
	return Section(ID("watching"), Class("sheet"), H2(Class("cg"), w.t("tables.watch")),
		If(first > 0, w.list("home.look", w.Running[:first])),
		If(len(more) > 0, Details(Summary(w.t("tables.watch.more", "n", len(more))), w.list("home.look", more))),
		If(len(w.Over) > 0, Details(If(len(w.Running) == 0, Attr("open")),
			Summary(w.t("tables.over", "n", len(w.Over))), w.list("tables.result", w.Over))))
}

func (w Watching) list(verb string, tables []table.Summary) Node {
	own := Own{Lists: w.Lists, Games: w.Games}
	return Ul(Class("rows"), Map(tables, func(t table.Summary) Node {
		said := Group{Text(w.state(t))}
		if t.Terms.Delay > 0 && t.Status == table.Playing {
			said = append(said, Text(" · "), w.t("tables.late", "n", t.Terms.Delay))
		}
		return own.row(t, "gh", verb, said)
	}))
}

// Deserted is what the lobby offers when nobody else is here.
type Deserted struct {
	Lists
	Games []*gamekit.Kit
	Bots  bool
}

// render renders the ways on.
func (d *Deserted) render(alert Alert) Node {
	if d == nil {
		return nil
	}
	games := func(most int) Node {
		entry := func(k *gamekit.Kit) Node {
			if _, n := k.Players(); n < most {
				return nil
			}
			return Option(Value(k.ID()), d.t("game."+k.ID()+".title"))
		}
		return Label(Class("field"), Span(d.t("tables.game")), Select(Name("game"), Map(d.Games, entry)))
	}
	way := func(sign, key string, form ...Node) Node {
		return Li(icon(sign), Div(H3(d.t("tables.alone."+key)), P(d.t("tables.alone."+key+".line")),
			Form(Method("post"), Action("/tables"), Class("inline"), Group(form))))
	}
	told := Li(icon("bell"), Div(H3(d.t("tables.alert")), P(d.t("tables.alert.line")), alert.render()))
	begin := func(class, key, quick string) Node {
		return Button(Class(class), Name("quick"), Value(quick), d.t("tables.alone."+key+".go"))
	}
	return Section(ID("alone"), Class("sheet"), H2(Class("cg"), d.t("tables.alone")),
		Ul(Class("ways"),
			If(d.Bots, way("bot", "bots", games(3), begin("go", "bots", string(QuickBots)))),
			way("link", "friend", games(2), begin("gh", "friend", string(QuickFriends))),
			way("people", "wait", games(2), hidden("public", "yes"), begin("gh", "wait", string(QuickFriends))), told))
}

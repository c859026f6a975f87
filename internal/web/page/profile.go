package page

import (
	"net/url"
	"slices"
	"strconv"
	"time"

	"ennead/game"
	"ennead/internal/profile"
	"ennead/internal/table"
	"ennead/internal/web/chart"

	. "maragu.dev/gomponents"
	. "maragu.dev/gomponents/html"
)

// Profile is the page of somebody's games and figures.
type Profile struct {
	Site
	Name    string
	Own     bool // the reader's
	Address string
	Filter  profile.Filter
	Names   []string // of the games that may be asked for
	Past    profile.Person
	Sure    table.Reliability
	Usual   game.State       // of the game that is asked for, with the usual components, for names; nil if none is
	Course  []table.Moment   // the rating at that game
	Against []profile.AtGame // the reader against the person
	Fit     []table.PastGame // games that fit, of this page
	All     int              // how many fit
	Page    int              // from 1
	Full    bool             // there are older games than those that are counted
}

// How long lists are.
const (
	PastAtOnce = 25 // games on a page
	mostHeads  = 20
	mostDeeds  = 8
)

// ProfilePath returns the address of the games of an account.
func ProfilePath(name string) string { return PersonPath(name) + "/games" }

// Within are the periods that may be asked for, in days.
var Within = []int{30, 90, 365}

// Render renders the page.
func (p Profile) Render() Node {
	title, back, whose := p.w("profile.title", "name", p.Name), PersonPath(p.Name), p.Name
	if p.Own {
		title, back, whose = p.w("profile.mine"), "/me", p.w("people.me")
	}
	return p.profiled(title,
		P(A(Href(back), icon("back"), Text(whose))),
		Div(Class("lead"), H1(Class("cg"), Text(title)), P(Class("dim"), p.summary())),
		If(p.Own && p.Past.Begun == 0, P(A(Class("go"), Href("/play"), p.t("home.others.go")))),
		p.ways(),
		Div(Class("half"),
			Div(Class("column"), p.wins(), If(p.Filter.Game == "", p.speed())),
			Div(Class("column"), p.rating(), p.against(), p.heads(), If(p.Filter.Game != "", p.speed()))),
		p.list(), p.download())
}

// summary says how many games with people there were, and how many of these were played to their end.
func (p Profile) summary() Node {
	if p.Past.Begun == 0 {
		return p.t("profile.none")
	}
	line := p.w("profile.finished", "n", p.Past.Begun, "done", p.Past.Finished) + " " + p.reliability(p.Sure)
	if p.Own && !p.Sure.Rateable() {
		line += " " + p.w("profile.reliability.low")
	}
	if p.Full {
		line += " " + p.w("profile.full", "n", profile.Most)
	}
	return Text(line)
}

// reliability says how reliable somebody is.
func (s *Site) reliability(r table.Reliability) string {
	if r.New() {
		return s.w("profile.reliability.new")
	}
	return s.w("profile.reliability", "n", r.Points)
}

// ways leads to the figures of each game.
func (p Profile) ways() Node {
	if len(p.Past.Games) == 0 {
		return nil
	}
	way := func(game, text string) Node {
		href := p.Address
		if game != "" {
			href += "?game=" + game
		}
		return A(Href(href), If(p.Filter.Game == game, Aria("current", "page")), Text(text))
	}
	return Nav(Class("kinds"), Aria("label", p.w("profile.game")), way("", p.w("profile.all")),
		Map(p.Past.Games, func(g profile.OfGame) Node { return way(g.Game, p.w("game."+g.Game+".title")) }))
}

// wins renders which share of games was won: of each game, or of the one that is asked for in more detail.
func (p Profile) wins() Node {
	if len(p.Past.Games) == 0 {
		return nil
	}
	f := winTable{Site: p.Site, title: p.w("profile.wins"), first: p.w("tables.game"), least: profile.LeastOfOne}
	at := slices.IndexFunc(p.Past.Games, func(g profile.OfGame) bool { return g.Game == p.Filter.Game })
	switch {
	case at >= 0:
		f.first = p.w("profile.what")
		f.parts = p.detail(p.Past.Games[at])
	case p.Filter.Game != "":
		return nil
	default:
		part := winPart{}
		for _, g := range p.Past.Games {
			part.rows = append(part.rows, winRow{name: p.w("game." + g.Game + ".title"), Line: g.All,
				href: p.Address + "?game=" + g.Game})
		}
		f.parts = []winPart{part}
	}
	return Section(ID("wins"), Class("sheet"), H2(Class("cg"), p.t("profile.wins")),
		P(Class("small"), p.t("profile.wins.line", "n", profile.LeastOfOne)), f.render())
}

// detail returns the rows of one game.
func (p Profile) detail(g profile.OfGame) []winPart {
	parts := []winPart{{rows: []winRow{{name: p.w("profile.every"), Line: g.All}}}}
	numbered := func(title, key string, lines []profile.Numbered) {
		part := winPart{title: p.w(title)}
		for _, l := range lines {
			part.rows = append(part.rows, winRow{name: p.w(key, "n", l.Number), Line: l.Line})
		}
		if len(part.rows) > 0 {
			parts = append(parts, part)
		}
	}
	numbered("profile.by.players", "learnt.players", g.Players)
	numbered("profile.by.place", "profile.place", g.Places)
	return append(parts, p.did(g.Game, g.Kinds, p.Usual, mostDeeds)...)
}

// rating renders the course of the rating at the game that is asked for.
func (p Profile) rating() Node {
	if len(p.Course) == 0 {
		return nil
	}
	last := p.Course[len(p.Course)-1]
	says := p.w("profile.course.says", "n", len(p.Course), "rating", shown(last.Rating, last.Provisional))
	c := chart.Course{Words: chart.CourseWords{Title: says, First: p.date(p.Course[0].At), Last: p.date(last.At),
		Rough: p.w("profile.rough")}}
	for _, m := range p.Course {
		c.Points = append(c.Points, chart.Point{Rating: m.Rating, Unsure: m.Unsure, Rough: m.Provisional})
	}
	return Section(ID("course"), Class("sheet"), H2(Class("cg"), p.t("profile.course")), Raw(c.Draw()),
		P(Class("small"), Text(says), Text(" "), p.t("profile.course.line"), Text(" "),
			A(Href("/ratings/"+p.Filter.Game), p.t("ratings.link"))))
}

// against renders how the reader did against the person.
func (p Profile) against() Node {
	if len(p.Against) == 0 {
		return nil
	}
	return Section(ID("against"), Class("sheet"), H2(Class("cg"), p.t("profile.against", "name", p.Name)),
		p.headTable(p.w("tables.game"), p.w("profile.you.before"), p.w("profile.other.before", "name", p.Name),
			Map(p.Against, func(a profile.AtGame) Node {
				return p.head(p.t("game."+a.Game+".title"), a.Head)
			})),
		P(Class("small"), p.t("profile.before.line")))
}

// heads renders against whom the person has played.
func (p Profile) heads() Node {
	if len(p.Past.Heads) == 0 {
		return nil
	}
	some := p.Past.Heads[:min(mostHeads, len(p.Past.Heads))]
	return Section(ID("heads"), Class("sheet"), H2(Class("cg"), p.t("profile.heads")),
		p.headTable(p.w("ratings.name"), p.w("profile.before"), p.w("profile.after"),
			Map(some, func(h profile.Head) Node {
				return p.head(Group{A(Href(PersonPath(h.Name)), Text(h.Name))}, h)
			})),
		P(Class("small"), p.t("profile.before.line"), If(len(some) < len(p.Past.Heads),
			Group{Text(" "), p.t("profile.heads.most", "n", mostHeads)})))
}

func (p Profile) headTable(first, before, after string, rows Node) Node {
	return Table(Class("figures heads"), THead(Tr(Th(Scope("col"), Text(first)),
		Th(Scope("col"), p.t("profile.together")), Th(Scope("col"), Text(before)), Th(Scope("col"), Text(after)))),
		TBody(rows))
}

func (p Profile) head(name Node, h profile.Head) Node {
	return Tr(Th(Scope("row"), name), Td(Data("name", p.w("profile.together")), Text(p.Words.Number(h.Together))),
		Td(Data("name", p.w("profile.before")), Text(p.Words.Number(h.Before))),
		Td(Data("name", p.w("profile.after")), Text(p.Words.Number(h.After))))
}

// speed says how long the reader thinks; nobody is told that of others.
func (p Profile) speed() Node {
	if !p.Own || len(p.Past.Speeds) == 0 {
		return nil
	}
	return Section(ID("speed"), Class("sheet"), H2(Class("cg"), p.t("profile.speed")),
		Ul(Class("standing"), Map(p.Past.Speeds, func(s profile.Speed) Node {
			return Li(p.t("profile.speed."+s.Pace, "median", p.roughly(s.Median), "n", s.Stints))
		})),
		P(Class("small"), p.t("profile.speed.line")))
}

// roughly says how long something took, in one unit.
func (s *Site) roughly(d time.Duration) string {
	switch {
	case d >= 48*time.Hour:
		d = d.Round(24 * time.Hour)
	case d >= 2*time.Hour:
		d = d.Round(time.Hour)
	case d >= 2*time.Minute:
		d = d.Round(time.Minute)
	default:
		d = max(d.Round(time.Second), time.Second)
		return s.w("clock.seconds", "n", int(d/time.Second))
	}
	return s.span(d)
}

// date writes the day of a moment, by UTC.
func (s *Site) date(at time.Time) string {
	at = at.UTC()
	return s.w("profile.date", "day", at.Day(), "month", s.w("month."+strconv.Itoa(int(at.Month()))),
		"year", strconv.Itoa(at.Year()))
}

// list renders the games that fit, with the form that asks for them.
func (p Profile) list() Node {
	if p.All == 0 && p.Filter == (profile.Filter{}) {
		return nil
	}
	return Section(ID("games"), Class("sheet"), H2(Class("cg"), p.t("profile.list")), p.form(),
		P(Class("small"), Role("status"), p.t("profile.fit", "n", p.All)),
		If(len(p.Fit) > 0, Table(Class("past"), Caption(Class("sr"), p.t("profile.list")),
			THead(Tr(Th(Scope("col"), p.t("tables.game")), Th(Scope("col"), p.t("profile.ranks")),
				Th(Scope("col"), p.t("profile.when")), Th(Scope("col"), Span(Class("sr"), p.t("profile.look"))))),
			TBody(Map(p.Fit, p.past)))),
		p.pages())
}

// past renders a game.
func (p Profile) past(g table.PastGame) Node {
	title := p.w("game." + g.Game + ".title")
	kinds := Group{}
	if g.Rated {
		kinds = append(kinds, Small(p.t("profile.rated")))
	}
	if g.Void {
		kinds = append(kinds, Small(p.t("profile.void")))
	}
	if !g.Public {
		kinds = append(kinds, Small(p.t("profile.closed")))
	}
	seats := slices.Clone(g.Seats)
	slices.SortStableFunc(seats, func(a, b table.PastSeat) int { return a.Rank - b.Rank })
	return Tr(Th(Scope("row"), Text(title), kinds),
		Td(Ul(Class("ranks"), Map(seats, func(s table.PastSeat) Node {
			line := p.w("profile.seat", "rank", s.Rank, "name", p.sat(g.Game, s), "points", s.Points)
			if s.Went {
				line = p.w("profile.seat.went", "rank", s.Rank, "name", p.sat(g.Game, s))
			}
			if s.Seat == g.Seats[g.Mine].Seat {
				return Li(B(Text(line)))
			}
			return Li(Text(line))
		}))),
		Td(Class("dim"), Text(p.date(g.Finished)), If(g.Pace != "", Group{Text(", "), p.t("profile.pace." + g.Pace)})),
		Td(A(Class("gh"), Href("/t/"+string(g.ID)), p.t("profile.look"),
			Span(Class("sr"), Text(" "+title+", "+p.date(g.Finished))))))
}

// sat returns who had a seat.
func (s *Site) sat(game string, seat table.PastSeat) string {
	as := table.Seat{Kind: seat.Kind, Name: seat.Name, Account: seat.Account}
	switch {
	case seat.Kind == table.Bot:
		return s.bot(as, seat.Level)
	case seat.Kind == table.Automaton:
		return s.w("game." + game + ".automaton")
	case seat.Name == "":
		return s.w("seat.somebody")
	}
	return s.Called(as)
}

// form asks for games.
func (p Profile) form() Node {
	option := func(value, text string, chosen bool) Node {
		return Option(Value(value), If(chosen, Selected()), Text(text))
	}
	games := Group{option("", p.w("profile.all"), p.Filter.Game == "")}
	for _, id := range p.Names {
		games = append(games, option(id, p.w("game."+id+".title"), id == p.Filter.Game))
	}
	players := Group{option("", p.w("profile.any"), p.Filter.Players == 0)}
	for n := 1; n <= game.MaxSeats; n++ {
		players = append(players, option(strconv.Itoa(n), strconv.Itoa(n), n == p.Filter.Players))
	}
	within := Group{option("", p.w("profile.ever"), p.Filter.Within == 0)}
	for _, days := range Within {
		within = append(within, option(strconv.Itoa(days), p.w("profile.days", "n", days),
			p.Filter.Within == time.Duration(days)*24*time.Hour))
	}
	with := Group{option("", p.w("profile.anybody"), p.Filter.With == "")}
	known := p.Filter.With == ""
	for _, h := range p.Past.Heads[:min(mostHeads, len(p.Past.Heads))] {
		with = append(with, option(h.Name, h.Name, h.Name == p.Filter.With))
		known = known || h.Name == p.Filter.With
	}
	if !known {
		with = append(with, option(p.Filter.With, p.Filter.With, true))
	}
	field := func(key, name string, options Node) Node {
		return Label(Class("field"), Span(p.t(key)), Select(Name(name), options))
	}
	return Form(Method("get"), Action(p.Address+"#games"), Class("asks"),
		field("tables.game", "game", games), field("profile.players", "players", players),
		field("profile.ended", "ended", Group{option("", p.w("profile.any"), p.Filter.Ended == ""),
			option(profile.Won, p.w("profile.ended.won"), p.Filter.Ended == profile.Won),
			option(profile.Lost, p.w("profile.ended.lost"), p.Filter.Ended == profile.Lost)}),
		field("profile.with", "with", with), field("profile.within", "within", within),
		Label(Class("tick"), Input(Type("checkbox"), Name("rated"), Value("yes"), If(p.Filter.Rated, Checked())),
			Span(p.t("profile.rated.only"))),
		Button(Class("gh"), p.t("profile.show")))
}

// pages leads to the games before and after those of this page.
func (p Profile) pages() Node {
	way := func(page int, key string) Node {
		return A(Class("gh"), Href(p.Address+"?"+p.query(page)+"#games"), p.t(key))
	}
	newer, older := p.Page > 1, p.Page*PastAtOnce < p.All
	if !newer && !older {
		return nil
	}
	return Nav(Class("onward"), Aria("label", p.w("profile.pages")),
		Iff(newer, func() Node { return way(p.Page-1, "profile.newer") }),
		Iff(older, func() Node { return way(p.Page+1, "profile.older") }))
}

// query returns the query of a page of games that fit.
func (p Profile) query(page int) string {
	q := url.Values{}
	set := func(key, value string, is bool) {
		if is {
			q.Set(key, value)
		}
	}
	set("game", p.Filter.Game, p.Filter.Game != "")
	set("players", strconv.Itoa(p.Filter.Players), p.Filter.Players != 0)
	set("ended", p.Filter.Ended, p.Filter.Ended != "")
	set("with", p.Filter.With, p.Filter.With != "")
	set("within", strconv.Itoa(int(p.Filter.Within/(24*time.Hour))), p.Filter.Within != 0)
	set("rated", "yes", p.Filter.Rated)
	set("page", strconv.Itoa(page), page > 1)
	return q.Encode()
}

// download offers all records of the reader.
func (p Profile) download() Node {
	if !p.Own || p.All == 0 && p.Filter == (profile.Filter{}) {
		return nil
	}
	return Section(ID("records"), Class("sheet"), H2(Class("cg"), p.t("profile.records")),
		P(p.t("profile.records.line")),
		P(Class("onward"), A(Class("gh"), Href("/me/records"), Attr("download"), icon("down"),
			p.t("profile.records.go"))))
}

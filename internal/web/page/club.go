package page

import (
	"slices"
	"strconv"
	"time"

	"ennead/internal/clubs"
	"ennead/internal/gamekit"
	"ennead/internal/table"

	. "maragu.dev/gomponents"
	. "maragu.dev/gomponents/html"
)

// ClubPath returns the address of a club, and JoinPath the secret one by which people join it.
func ClubPath(id string) string { return "/club/" + id }

// JoinPath returns the address by which people join a club.
func JoinPath(id, link string) string { return ClubPath(id) + "/join/" + link }

// Club is the page of a club.
type Club struct {
	Site
	*clubs.Club
	Games  []*gamekit.Kit
	Game   string // by which the members are ranked
	Link   string // by which others join; empty if the reader may not give it away
	Notice Notice

	Appointed []table.Summary // tables of members that begin at a time
}

// Render renders the page: the members, then what is to come.
func (c Club) Render() Node {
	return c.contests(c.Name, c.back(),
		Div(Class("lead"), H1(Class("cg"), Text(c.Name)), P(Class("dim"), c.t("club.line", "n", len(c.Members)))),
		c.notice(c.Notice, ""),
		Div(Class("cols"),
			Div(Class("column"), c.ranking(), c.held()),
			Aside(Class("column"), Aria("label", c.w("club.days")), c.calendar(), c.bring(), c.lead(), c.leave())))
}

// ranking renders the members by how strong they are at a game.
func (c Club) ranking() Node {
	title, ranked := c.w("club.members"), c.Ranking(c.Game)
	mine := func(m clubs.Ranked) bool { return m.Person == c.Mine.Person }
	return Section(ID("members"), Class("sheet"), H2(Class("cg"), Text(title)),
		Nav(Class("tabs"), Aria("label", c.w("home.games")), Map(c.Games, func(k *gamekit.Kit) Node {
			return A(Class("gh"), Href(ClubPath(c.ID)+"?game="+k.ID()), If(k.ID() == c.Game, Aria("current", "page")),
				c.t("game."+k.ID()+".title"))
		})),
		c.long(title, THead(Tr(Th(Scope("col"), Class("who"), c.t("contest.name")),
			Th(Scope("col"), c.t("ratings.rating")), Th(Scope("col"), c.t("ratings.games")))),
			Map(ranked, func(m clubs.Ranked) Node {
				rating := "–"
				if m.Rating > 0 {
					rating = shown(m.Rating, m.Provisional)
				}
				return Tr(If(mine(m), Class("you")), Th(Scope("row"),
					either(mine(m), B(Text(m.Name)), A(Href(PersonPath(m.Name)), Text(m.Name))),
					Iff(m.Role != "member", func() Node { return Small(Text(" "), c.t("club.role."+m.Role)) })),
					Td(Text(rating)), Td(Text(strconv.Itoa(m.Games))))
			}), slices.IndexFunc(ranked, mine)))
}

// held renders the contests of the club.
func (c Club) held() Node {
	return Section(ID("held"), Class("sheet"), Div(Class("head"), H2(Class("cg"), c.t("contest.all")),
		If(c.Leads(), A(Class("gh"), Href("/contests/new?club="+c.ID), Text("+ "), c.t("contest.new")))),
		either(len(c.Contests) == 0, P(Class("dim"), c.t("club.held.none")), c.contestRows(c.Contests)))
}

// dated is a line of the calendar.
type dated struct {
	at    time.Time
	path  string
	title string
	what  Node
}

// calendar renders what is to come, the next first: rounds of contests, and games that members begin at a time.
func (c Club) calendar() Node {
	var dates []dated
	for _, d := range c.Calendar() {
		dates = append(dates, dated{d.At, ContestPath(d.ID), c.ContestTitle(d.ContestRow),
			c.t("club.calendar."+d.State, "round", d.Round)})
	}
	for _, t := range c.Appointed {
		dates = append(dates, dated{t.Terms.BeginsAt(), "/t/" + string(t.ID), c.w("game." + t.Game + ".title"),
			c.t("club.calendar.open")})
	}
	slices.SortStableFunc(dates, func(a, b dated) int { return a.at.Compare(b.at) })
	return Section(ID("calendar"), Class("sheet"), Div(Class("head"), H2(Class("cg"), c.t("club.calendar")),
		A(Class("gh"), Href("/play?club="+c.ID+"#open"), c.t("club.tables"))),
		either(len(dates) == 0, P(Class("dim"), c.t("club.calendar.none")),
			Ol(Class("rows"), Map(dates, func(d dated) Node {
				return Li(Span(B(A(Href(d.path), Text(d.title))), I(d.what, Text(" "), instant(d.at))))
			}))))
}

// bring renders the address by which others join.
func (c Club) bring() Node {
	if c.Link == "" {
		return nil
	}
	return Section(ID("bring"), Class("sheet"), H2(Class("cg"), c.t("club.bring")),
		Label(Class("field"), Span(c.t("club.bring.link")), Input(Value(c.Link), ReadOnly(), AutoComplete("off"))),
		c.act("gh", "renew", "club.renew"), P(Class("small"), c.t("club.renew.line")))
}

// act renders a button that does something with the club.
func (c Club) act(class, do, key string, more ...Node) Node {
	return Form(Method("post"), Action(ClubPath(c.ID)), Class("inline"), hidden("do", do), Group(more),
		Button(Class(class), c.t(key)))
}

// others renders a choice among the members beside the reader.
func (c Club) others() Node {
	var list []Node
	for _, m := range c.Members {
		if m.Account && m.Person != c.Mine.Person {
			list = append(list, Option(Value(m.Name), Text(m.Name)))
		}
	}
	return Label(Class("field grow"), Span(c.t("club.member")), Select(Name("name"), Required(), Group(list)))
}

// lead renders what the owner and organisers decide.
func (c Club) lead() Node {
	if !c.Leads() {
		return nil
	}
	remove := Details(Summary(c.t("club.remove")), c.act("gh", "remove", "club.remove.go", c.others()))
	if !c.Owns() {
		return Section(ID("lead"), Class("sheet"), H2(Class("cg"), c.t("club.lead")), remove)
	}
	role := func(role string) Node { return Option(Value(role), c.t("club.make."+role)) }
	return Section(ID("lead"), Class("sheet"), H2(Class("cg"), c.t("club.lead")),
		Details(Summary(c.t("club.appoint")), c.act("gh", "appoint", "club.appoint.go", c.others(),
			Label(Class("field grow"), Span(c.t("club.role")), Select(Name("role"), role("organiser"), role("member"),
				role("owner"))))),
		remove,
		Details(Summary(c.t("club.rename")), c.act("gh", "rename", "club.rename.go", Label(Class("field grow"),
			Span(c.t("club.name")), Input(Name("name"), Value(c.Name), Required(), MaxLength("32"),
				AutoComplete("off"))))),
		Details(Summary(c.t("club.dissolve")), P(Class("small"), c.t("club.dissolve.line")),
			c.act("gh risk", "dissolve", "club.dissolve.go")))
}

// leave renders how to leave the club.
func (c Club) leave() Node {
	key := "club.leave.line"
	if c.Owns() {
		key = "club.leave.owner"
	}
	return Section(ID("leave"), Class("sheet"), H2(Class("cg"), c.t("club.leave")), P(Class("small"), c.t(key)),
		c.act("gh", "leave", "club.leave.go"))
}

// Joining is the page on which somebody joins a club.
type Joining struct {
	Site
	Name    string
	Members int
	Address string // secret
	May     bool   // the reader has an account
}

// Render renders the page.
func (j Joining) Render() Node {
	return j.contests(j.Name, Section(Class("sheet narrow"), H1(Class("cg"), Text(j.Name)),
		P(j.t("club.line", "n", j.Members)),
		either(j.May, Group{P(j.t("club.join.line")),
			Form(Method("post"), Action(j.Address), Button(Class("go"), j.t("club.join")))},
			Group{P(j.t("club.account")), P(A(Class("go"), Href("/signin"), j.t("contest.keep")))})))
}

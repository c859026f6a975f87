package page

import (
	"encoding/hex"
	"slices"
	"strconv"
	"strings"
	"time"

	"ennead/internal/clock"
	"ennead/internal/contest"
	"ennead/internal/contests"
	"ennead/internal/person"

	. "maragu.dev/gomponents"
	. "maragu.dev/gomponents/html"
)

// Contest is the page of a contest.
type Contest struct {
	Site
	*contests.Contest
	May     bool   // the reader has an account
	Address string // of the page, for others
	Club    string // the name of the club whose members may enter, if the reader is one
	Barred  bool   // the reader is no member of the club
	Notice  Notice
}

// Render renders the page: what the reader can do, how things stand, and the rounds.
func (c Contest) Render() Node {
	title := c.ContestTitle(c.ContestRow)
	return c.contests(title, c.back(),
		Div(Class("lead"), H1(Class("cg"), Text(title)), P(Class("dim"), c.agreed())),
		c.notice(c.Notice, ""), c.ruled(), c.nameless(),
		Div(Class("cols"),
			Div(Class("column"), c.you(), c.standings(), c.rounds()),
			Aside(Class("column"), Aria("label", c.w("contest.about")), c.organise(), c.invite(), c.sealed(),
				c.season(), c.moderate(), c.judged(), c.report())))
}

// agreed says in one line how far the contest is, and how it is played.
func (c Contest) agreed() Node {
	t := c.Terms
	parts := []Node{B(c.contestState(c.ContestRow)), c.t("game." + c.Game + ".title"), c.t("contest.kind." + c.Kind),
		c.t("contest.tables", "n", t.Table)}
	if t.Length > 0 {
		parts = append(parts, c.t("contest.rounds", "n", t.Length))
	}
	if rule, err := clock.ParseRule(t.Clock); err == nil {
		parts = append(parts, Text(c.w("terms.pace.rule", c.pace(rule)...)))
	}
	if t.Rated {
		parts = append(parts, c.t("contest.rated"))
	}
	if t.Reliable > 0 {
		parts = append(parts, c.t("contest.reliable.least", "n", t.Reliable))
	}
	if t.Hours > 0 {
		parts = append(parts, c.t("contest.hours.most", "time", c.roundTime(t.Hours)))
	}
	if c.Host != "" {
		parts = append(parts, Group{c.t("contest.host"), Text(" "), A(Href(PersonPath(c.Host)), Text(c.Host))})
	}
	if c.Club != "" {
		parts = append(parts, Group{c.t("club.of"), Text(" "), A(Href(ClubPath(c.ContestRow.Club)), Text(c.Club))})
	}
	var line Group
	for i, p := range parts {
		if i > 0 {
			line = append(line, Text(" · "))
		}
		line = append(line, p)
	}
	return line
}

// act renders a button that does something with the contest.
func (c Contest) act(class, do, key string, more ...Node) Node {
	return Form(Method("post"), Action(ContestPath(c.ID)), Class("inline"), hidden("do", do), Group(more),
		Button(Class(class), c.t(key)))
}

// you renders what the contest means for the reader, with what they can do.
func (c Contest) you() Node {
	var body Group
	switch me := c.Mine; {
	case c.Over() && me == nil:
		return nil
	case c.Cancelled():
		body = Group{P(c.t("contest.you.off", "n", me.Number))}
	case c.Over():
		body = Group{P(c.placed(me, "contest.you.place", "contest.you.over"))}
	case !c.May:
		body = Group{P(c.t("contest.account")), P(A(Class("go"), Href("/signin"), c.t("contest.keep")))}
	case me == nil && c.Barred:
		body = Group{P(c.t("club.barred"))}
	case me == nil && c.Running():
		body = Group{P(c.t("contest.you.late")), c.act("gh", "enter", "contest.reserve")}
	case me == nil:
		body = Group{P(c.t("contest.you.enter")), c.act("go", "enter", "contest.enter")}
	case c.Open():
		body = Group{P(c.t("contest.you.entered", "n", me.Number)), c.act("gh", "withdraw", "contest.withdraw")}
	case me.Waits:
		body = Group{P(c.t("contest.you.waits")), c.act("gh", "withdraw", "contest.withdraw")}
	default:
		body = c.yourRound(me)
	}
	if c.Kept > 0 && c.Mine == nil && !c.Barred {
		body = append(Group{P(c.t("contest.season.kept", "n", c.Kept))}, body...)
	}
	return Section(ID("you"), Class("sheet"), H2(Class("cg"), c.t("contest.you")), body)
}

// placed says in which place an entry is, among those of its group or division; otherwise if it has none.
func (c Contest) placed(me *contests.Entry, key, otherwise string) Node {
	at := slices.IndexFunc(c.Standings, func(s contest.Standing) bool { return c.Ranked(s) == me })
	if at < 0 {
		return c.t(otherwise)
	}
	of := 0
	for _, s := range c.Standings {
		if s.Group == c.Standings[at].Group {
			of++
		}
	}
	return c.t(key, "place", c.Standings[at].Place, "of", of)
}

// yourRound renders the table of an entry in the round that is played, and how to leave the contest.
func (c Contest) yourRound(me *contests.Entry) (body Group) {
	r := c.Now()
	at := contests.Seated(r, me.Number)
	switch {
	case at != nil && len(at.Ranks) == 0:
		body = append(body, P(c.t("contest.you.table", "round", r.Number, "names", c.others(at, me.Number))),
			P(A(Class("go"), Href("/t/"+at.Place), c.t("contest.you.go"))))
	case at != nil && r.Number == c.Terms.Length:
		body = append(body, P(c.t("contest.you.played.last")))
	case at != nil:
		body = append(body, P(c.t("contest.you.played", "round", r.Number)))
	case slices.Contains(r.Byes, me.Number):
		body = append(body, P(c.t("contest.you.bye", "round", r.Number)))
	case contest.Kind(c.Kind) == contest.Knockout && me.Leaves == 0:
		return Group{P(c.placed(me, "contest.you.out", "contest.you.beaten"))} // there is nothing left to withdraw from
	}
	scored := func(s contest.Standing) bool { return s.Points > 0 }
	if slices.ContainsFunc(c.Standings, scored) { // otherwise all are first
		body = append(body, P(c.placed(me, "contest.you.now", "contest.you.unplaced")))
	}
	if me.Leaves > 0 {
		return append(body, P(c.t("contest.you.left", "n", me.Leaves)))
	}
	if r.Number == c.Terms.Length && contest.Kind(c.Kind) != contest.League {
		return body // no round comes in which somebody else could play
	}
	return append(body, P(Class("small"), c.t("contest.you.leave")), c.act("gh", "withdraw", "contest.withdraw"))
}

// others lists the names of those who sit at a table with an entry.
func (c Contest) others(at *contests.Table, but int) string {
	var names []string
	for _, n := range at.Seats {
		if n != but {
			names = append(names, c.called(c.Entry(n)))
		}
	}
	return c.Words.List(names)
}

// called returns the name of an entry.
func (c Contest) called(e *contests.Entry) string {
	if e == nil || e.Name == "" {
		return c.w("contest.gone")
	}
	return e.Name
}

// mine reports whether an entry is the reader's.
func (c Contest) mine(e *contests.Entry) bool {
	return c.Mine != nil && e != nil && e.Number == c.Mine.Number
}

// named renders the name of an entry, with the way to its person.
func (c Contest) named(e *contests.Entry) Node {
	switch {
	case e == nil || !e.Account:
		return Text(c.called(e))
	case c.mine(e):
		return B(Text(e.Name))
	}
	return A(Href(PersonPath(e.Name)), Text(e.Name))
}

// standings renders the order of the entries, or who has entered as long as there is none.
func (c Contest) standings() Node {
	head := func(keys ...string) Node {
		return THead(Tr(Map(keys, func(key string) Node {
			return Th(Scope("col"), If(key == "name", Class("who")), c.t("contest."+key))
		})))
	}
	title := c.w("contest.entered")
	if len(c.Standings) == 0 {
		rows := Map(c.Entries, func(e contests.Entry) Node {
			rating := "–"
			if e.Rating > 0 {
				rating = strconv.Itoa(e.Rating)
			}
			return Tr(If(c.mine(&e), Class("you")), Td(Text(strconv.Itoa(e.Number))), Th(Scope("row"), c.named(&e)),
				Td(Text(rating)))
		})
		own := slices.IndexFunc(c.Entries, func(e contests.Entry) bool { return c.mine(&e) })
		return Section(ID("standings"), Class("sheet"), H2(Class("cg"), Text(title)),
			either(len(c.Entries) == 0, P(Class("dim"), c.t(c.past("contest.nobody"))),
				c.long(title, head("number", "name", "rating"), rows, own)),
			If(c.Terms.Rated, P(Class("small"), c.t("contest.rated.line"))))
	}
	title = c.w("contest.standings")
	var groups Group
	for from := 0; from < len(c.Standings); {
		group, to := c.Standings[from].Group, from
		for to < len(c.Standings) && c.Standings[to].Group == group {
			to++
		}
		label := title
		if group > 0 {
			label = c.w("contest.group."+c.Kind, "n", group)
			groups = append(groups, H3(Text(label)))
		}
		own := slices.IndexFunc(c.Standings[from:to], func(s contest.Standing) bool { return c.mine(c.Ranked(s)) })
		groups = append(groups, c.long(label, head("place", "number", "name", "points", "wins", "opponents", "share"),
			Map(c.Standings[from:to], c.standing), own))
		from = to
	}
	return Section(ID("standings"), Class("sheet"), Div(Class("head"), H2(Class("cg"), Text(title)),
		A(Class("gh"), Href(ContestPath(c.ID)+"/file"), Attr("download"), icon("down"), c.t("contest.file"))), groups,
		P(Class("small"), c.t("contest.points."+strconv.Itoa(c.Terms.Table)), Text(" "), c.t("contest.points.line")),
		If(c.Terms.Rated, P(Class("small"), c.t("contest.rated.line"))))
}

// past returns the key of what is said once the contest has been cancelled, or is over; key itself before.
func (c Contest) past(key string) string {
	switch {
	case c.Cancelled():
		return key + ".off"
	case c.Over():
		return key + ".over"
	}
	return key
}

// standing renders a row of the standings.
func (c Contest) standing(s contest.Standing) Node {
	e := c.Ranked(s)
	points := func(parts int) string { return c.Words.Decimal(float64(parts)/contest.Point, 2) }
	var note string
	switch {
	case s.Out:
		note = "contest.out"
	case s.Move > 0:
		note = "contest.up"
	case s.Move < 0:
		note = "contest.down"
	}
	return Tr(If(c.mine(e), Class("you")), Td(Text(strconv.Itoa(s.Place))), Td(Text(s.Entry)),
		Th(Scope("row"), c.named(e), Iff(note != "", func() Node { return Small(Text(" "), c.t(note)) })),
		Td(B(Text(points(s.Points)))), Td(Text(strconv.Itoa(s.Wins))), Td(Text(points(s.Opponents))),
		Td(Text(c.w("contest.percent", "n", c.Words.Decimal(float64(s.Share)/10_000, 1)))))
}

// rounds renders who played whom, the last round first.
func (c Contest) rounds() Node {
	if len(c.Rounds) == 0 {
		return nil
	}
	var all Group
	for i := len(c.Rounds) - 1; i >= 0; i-- {
		r := &c.Rounds[i]
		all = append(all, Details(If(i == len(c.Rounds)-1, Attr("open")),
			Summary(H3(c.t("contest.round", "n", r.Number))),
			Ol(Class("pairings"), Map(r.Tables, c.table)),
			Iff(len(r.Byes) > 0, func() Node {
				var names []string
				for _, n := range r.Byes {
					names = append(names, c.called(c.Entry(n)))
				}
				return P(c.t("contest.byes", "names", c.Words.List(names)))
			}),
			If(r.Ends > 0 && c.Running() && i == len(c.Rounds)-1,
				P(Class("small"), c.t("contest.until"), Text(" "), instant(time.UnixMilli(r.Ends)), Text(".")))))
	}
	return Section(ID("rounds"), Class("sheet"), H2(Class("cg"), c.t("contest.rounds.title")), all)
}

// table renders who sits at a table, in the order of seats, or how they came off: those before others first.
func (c Contest) table(t contests.Table) Node {
	order := make([]int, len(t.Seats))
	for i := range order {
		order[i] = i
	}
	if len(t.Ranks) > 0 {
		slices.SortStableFunc(order, func(a, b int) int { return t.Ranks[a] - t.Ranks[b] })
	}
	var seats Group
	for i, at := range order {
		if i > 0 {
			seats = append(seats, Text(", "))
		}
		if len(t.Ranks) > 0 {
			seats = append(seats, Text(c.w("contest.rank", "n", t.Ranks[at])+"\u00a0"))
		}
		seats = append(seats, c.named(c.Entry(t.Seats[at])))
		if slices.Contains(t.Absent, t.Seats[at]) {
			seats = append(seats, Small(Text(" "), c.t("contest.absent")))
		}
	}
	return Li(B(Text(strconv.Itoa(t.Number))), Span(seats), If(t.Place != "", A(Href("/t/"+t.Place), Aria("label",
		c.w("contest.look.at", "n", t.Number)), c.t("contest.look"))))
}

// organise renders what the organiser can do.
func (c Contest) organise() Node {
	if !c.Organised || c.Over() || c.Ruled != "" {
		return nil
	}
	var acts Group
	if c.Open() {
		acts = append(acts, P(Class("small"), c.t("contest.start.line")), c.act("gh", "start", "contest.start"))
	}
	if r := c.Now(); r != nil && !(c.Terms.Rated && c.Mine != nil && contests.Seated(r, c.Mine.Number) != nil) {
		acts = append(acts, Details(Summary(c.t("contest.end")), P(Class("small"), c.t("contest.end.line")),
			c.act("gh", "end", "contest.end.go", hidden("round", strconv.Itoa(r.Number)))))
	}
	var list []Node
	for _, e := range c.Entries {
		if e.Leaves == 0 {
			list = append(list, Option(Value(strconv.Itoa(e.Number)), Text(c.called(&e))))
		}
	}
	if len(list) > 0 {
		acts = append(acts, Details(Summary(c.t("contest.remove")), P(Class("small"), c.t("contest.remove.line")),
			c.act("gh", "remove", "contest.remove.go", Label(Class("field grow"), Span(c.t("contest.name")),
				Select(Name("entry"), Group(list))))))
	}
	acts = append(acts, Details(Summary(c.t("contest.cancel")), P(Class("small"), c.t("contest.cancel.line")),
		c.act("gh risk", "cancel", "contest.cancel.go")))
	return Section(ID("organise"), Class("sheet"), H2(Class("cg"), c.t("contest.organise")), acts)
}

// invite renders the address of a contest that nobody finds otherwise, and when it begins.
func (c Contest) invite() Node {
	if !c.Open() {
		return nil
	}
	begins, when := c.t("contest.begins"), c.t("contest.begins.button")
	if c.Due > 0 {
		begins, when = c.t("contest.begins.at"), instant(time.UnixMilli(c.Due))
	}
	return Section(ID("invite"), Class("sheet"), H2(Class("cg"), c.t("contest.invite")),
		P(begins, Text(" "), when, Text(".")),
		Label(Class("field"), Span(c.t("contest.address")), Input(Value(c.Address), ReadOnly(), AutoComplete("off"))),
		If(!c.Listed, P(Class("small"), c.t("contest.unlisted"))))
}

// season renders where the season before and the next one are, and how the organiser announces that.
func (c Contest) season() Node {
	var body Group
	if c.Follows != "" {
		body = append(body, P(A(Href(ContestPath(c.Follows)), c.t("contest.season.before"))))
	}
	switch {
	case c.Next != "":
		body = append(body, P(A(Href(ContestPath(c.Next)), c.t("contest.season.next"))))
	case c.Organised && c.MayFollow():
		body = append(body, P(Class("small"), c.t("contest.season.line")), Form(Method("post"),
			Action(ContestPath(c.ID)), Class("stack"), hidden("do", "season"),
			Label(Class("field"), Span(c.t("contest.title")), Input(Name("title"), Value(c.Title), Required(),
				MinLength("3"), MaxLength("60"), AutoComplete("off"))),
			Label(Class("field"), Span(c.t("contest.begins")), Select(Name("begins"),
				Map(contests.Ahead, func(i int) Node { return Option(Value(strconv.Itoa(i)), Text(c.ahead(i))) }))),
			Div(Button(Class("gh"), c.t("contest.season.go")))))
	}
	if len(body) == 0 {
		return nil
	}
	return Section(ID("season"), Class("sheet"), H2(Class("cg"), c.t("contest.season")), body)
}

// moderate renders how a moderator takes the title away.
func (c Contest) moderate() Node {
	if c.Visitor == nil || !c.Visitor.Mod || c.Organised || c.Title == "" {
		return nil
	}
	return Section(ID("moderate"), Class("sheet"), H2(Class("cg"), c.t("nav.admin")),
		P(Class("small"), c.t("contest.untitle.line")), Form(Method("post"), Action(ContestPath(c.ID)+"/untitle"),
			Class("inline"), Button(Class("gh risk"), c.t("contest.untitle"))))
}

// judged renders how a moderator ends the contest or calls it off, who neither organises it nor plays in it.
func (c Contest) judged() Node {
	if c.Visitor == nil || !c.Visitor.Mod || c.Organised || c.Mine != nil {
		return nil
	}
	var acts Group
	for _, one := range []struct{ do, key string }{{person.Ended, "finish"}, {person.Off, "off"}} {
		if c.MayJudge(one.do == person.Ended) == nil {
			acts = append(acts, Details(Summary(c.t("contest."+one.key)),
				P(Class("small"), c.t("contest."+one.key+".line")), c.judge(one.do, "contest."+one.key+".go")))
		}
	}
	if len(acts) == 0 {
		return nil
	}
	return Section(ID("judge"), Class("sheet"), H2(Class("cg"), c.t("contest.judge")), acts)
}

// judge renders a decision of a moderator, which has a reason.
func (c Contest) judge(do, key string) Node {
	return Form(Method("post"), Action(ContestPath(c.ID)+"/judge"), Class("inline"), hidden("do", do),
		Label(Class("field grow"), Span(c.t("admin.reason")), Select(Name("reason"),
			Map(person.Reasons(), func(reason string) Node {
				return Option(Value(reason), c.t("measure.reason."+reason))
			}))), Button(Class("gh risk"), c.t(key)))
}

// ruled says that moderators have ended the contest or called it off, and why.
func (c Contest) ruled() Node {
	if c.Ruled == "" {
		return nil
	}
	return Group{P(Class("notice"), Role("status"), c.t(ruledKey(!c.Cancelled()), "reason",
		c.w("measure.reason."+c.Ruled))),
		If(c.Organised || c.Mine != nil, P(A(Href(ContestPath(c.ID)+"/report"), c.t("report.write"))))}
}

// nameless says to the organiser that moderators have taken the title away.
func (c Contest) nameless() Node {
	if c.Title != "" || !c.Organised {
		return nil
	}
	return P(Class("notice quiet"), c.t("contest.nameless"), Text(" "),
		A(Href(ContestPath(c.ID)+"/report"), c.t("report.write")))
}

// report leads to the form that reports the contest to the moderators.
func (c Contest) report() Node {
	if c.Visitor == nil || c.Organised {
		return nil
	}
	return P(Class("small"), A(Href(ContestPath(c.ID)+"/report"), c.t("report.contest.link")))
}

func ruledKey(ended bool) string {
	if ended {
		return "contest.ruled.finish"
	}
	return "contest.ruled.off"
}

// ContestLetter returns the subject and the text of a letter that says what moderators did with a contest.
func ContestLetter(s Site, name string, k contests.Row, do, reason, origin string) (subject, text string) {
	return s.w("measure.letter.subject"), s.w("measure.letter.hello", "name", name) + "\n\n" +
		s.ContestTitle(k) + "\n" + s.w(ruledKey(do == person.Ended), "reason", s.w("measure.reason."+reason)) + "\n" +
		origin + ContestPath(k.ID) + "\n"
}

// UntitledLetter returns the subject and the text of a letter that says that moderators have taken a title away.
func UntitledLetter(s Site, name string, k contests.Row, origin string) (subject, text string) {
	return s.w("measure.letter.subject"), s.w("measure.letter.hello", "name", name) + "\n\n" +
		s.ContestTitle(k) + "\n" + s.w("contest.nameless") + "\n" + origin + ContestPath(k.ID) + "\n"
}

// sealed renders the seal of the seed, and at the end the seed itself.
func (c Contest) sealed() Node {
	code := func(text string) Node {
		var parts []string
		for ; len(text) > 8; text = text[8:] {
			parts = append(parts, text[:8])
		}
		return P(Code(Text(strings.Join(append(parts, text), " "))))
	}
	line := "contest.seal.line"
	if c.Over() {
		line = "contest.seal.line.over"
	}
	body := Group{P(Class("small"), c.t(line)), code(c.Seal)}
	if c.Over() {
		body = append(body, H3(c.t("contest.seed")), code(hex.EncodeToString(c.Seed)))
	}
	if c.Over() && len(c.Standings) > 0 { // otherwise nobody was paired
		body = append(body, P(Class("small"), c.t("contest.seed.line")),
			P(Code(Text("ennead contest verify contest.json"))))
	}
	return Section(ID("seal"), Class("sheet"), H2(Class("cg"), c.t("contest.seal")), body)
}

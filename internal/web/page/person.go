package page

import (
	"strconv"
	"time"
	"unicode/utf8"

	"ennead/internal/gamekit"
	"ennead/internal/profile"
	"ennead/internal/table"

	. "maragu.dev/gomponents"
	. "maragu.dev/gomponents/html"
)

// Person is the page of somebody, as another sees it.
type Person struct {
	Site
	Name     string
	Account  bool      // they have an account
	Since    time.Time // when they were here first; zero if that is not known
	Relation Relation
	Here     bool            // a friend who uses the site now
	Seen     time.Time       // when the friend was here last
	Watch    []table.Summary // public games that the friend plays now
	Address  string          // of this page, where its form goes
	Token    string          // says in the form whom the page shows; empty if the address does
	Back     string          // the table from which the reader comes, or empty
	Ratings  []table.Rating
	Past     profile.Person // what their public games come to
	Sure     table.Reliability
	Games    []*gamekit.Kit // to which the reader may invite them
	Now      time.Time
	Done     Notice // what went well
	Notice   Notice // what went wrong
}

// Relation is what somebody is to the reader.
type Relation struct{ Friend, Asked, Asks, Favourite, Muted, Blocked bool }

// Render renders the page.
func (p Person) Render() Node {
	return p.people(p.Name,
		If(p.Back != "", P(A(Href(p.Back), icon("back"), p.t("analysis.table")))),
		p.done(p.Done), p.notice(p.Notice, ""),
		Section(Class("sheet narrow person"),
			Span(Class("initial big"), Aria("hidden", "true"), Text(initial(p.Name))),
			Div(H1(Class("cg"), Text(p.Name)), P(Class("dim"), p.from()), p.presence()),
			p.standing(), p.doing()),
		p.ratings(p.Ratings), p.past(), p.inviting())
}

// past sums up the games of an account, and leads to them; nothing if there are none.
func (p Person) past() Node {
	if p.Past.Begun == 0 {
		return nil
	}
	return Section(ID("past"), Class("sheet narrow"), H2(Class("cg"), p.t("profile.past")),
		P(p.t("profile.finished", "n", p.Past.Begun, "done", p.Past.Finished), Text(" "), Text(p.reliability(p.Sure))),
		P(Class("onward"), A(Href(ProfilePath(p.Name)), p.t("profile.go"))))
}

// inviting renders the form that opens a table and invites an account to it.
func (p Person) inviting() Node {
	if !p.Account || p.Relation.Blocked || len(p.Games) == 0 {
		return nil
	}
	return Section(ID("invite"), Class("sheet narrow"), H2(Class("cg"), p.t("person.invite", "name", p.Name)),
		P(Class("small"), p.t("person.invite.line")),
		Form(Method("post"), Action("/tables"), Class("inline"), hidden("invite", p.Name),
			Label(Class("field grow"), Span(p.t("tables.game")), Select(Name("game"),
				Map(p.Games, func(k *gamekit.Kit) Node {
					return Option(Value(k.ID()), p.t("game."+k.ID()+".title"))
				}))),
			Button(Class("gh"), Name("quick"), Value(string(QuickFriends)), p.t("person.invite.go"))))
}

// initial returns the first letter of a name.
func initial(name string) string {
	_, size := utf8.DecodeRuneInString(name)
	return name[:size]
}

// from says since when somebody is here, or that they play as a guest.
func (p Person) from() Node {
	switch {
	case !p.Account:
		return p.t("person.guest")
	case p.Since.IsZero():
		return nil
	}
	return p.t("person.since", "month", p.w("month."+strconv.Itoa(int(p.Since.Month()))),
		"year", strconv.Itoa(p.Since.Year()))
}

func (p Person) presence() Node {
	if !p.Relation.Friend {
		return nil
	}
	return Group{P(presence(p.Here), Text(p.seen(p.Here, p.Seen, p.Now))), p.watching(p.Watch)}
}

// presence renders the sign of somebody who is here, or is not.
func presence(here bool) Node {
	return Span(Class(map[bool]string{true: "here", false: "away"}[here]), Aria("hidden", "true"))
}

// seen says when a friend was here last.
func (s *Site) seen(here bool, at, now time.Time) string {
	if here {
		return s.w("circle.here")
	}
	return s.w("circle.away", "ago", (&Lists{Site: *s, Now: now}).ago(at))
}

// watching links to games that a friend plays.
func (s *Site) watching(games []table.Summary) Node {
	return Map(games, func(t table.Summary) Node {
		return P(A(Href("/t/"+string(t.ID)), icon("eye"),
			s.t("circle.watch", "game", s.w("game."+t.Game+".title"))))
	})
}

// done renders what went well, nothing if there is nothing to say.
func (s *Site) done(n Notice) Node {
	if n.Key == "" {
		return nil
	}
	return P(ID("done"), Class("notice quiet"), Role("status"), s.say(n, ""))
}

// standing says what somebody is to the reader.
func (p Person) standing() Node {
	all := Group{}
	for _, line := range []struct {
		is  bool
		key string
	}{
		{p.Relation.Friend, "friend"}, {p.Relation.Asked, "asked"}, {p.Relation.Asks, "asks"},
		{p.Relation.Favourite, "favourite"}, {p.Relation.Muted && !p.Relation.Blocked, "muted"},
		{p.Relation.Blocked, "blocked"},
	} {
		if line.is {
			all = append(all, Li(p.t("person."+line.key, "name", p.Name)))
		}
	}
	if len(all) == 0 {
		return nil
	}
	return Ul(Class("standing"), all)
}

// doing renders what the reader may do about somebody. To whom they may do it depends only on themselves.
func (p Person) doing() Node {
	if p.Visitor == nil {
		return P(Class("small"), A(Href("/signin"), p.t("person.stranger")))
	}
	return Group{
		Form(Method("post"), Action(p.Address), Class("deeds"), Aria("label", p.w("person.do")),
			If(p.Token != "", hidden("who", p.Token)),
			If(p.Account && p.Visitor.Kept && !p.Relation.Blocked, p.friendship()),
			either(p.Relation.Muted, p.deed("unmute", "person.unmute"), p.deed("mute", "person.mute")),
			either(p.Relation.Blocked, p.deed("unblock", "person.unblock"), p.deed("block", "person.block"))),
		If(p.Account && !p.Visitor.Kept, P(Class("small"), p.t("circle.guest"), Text(" "),
			A(Href("/signin"), p.t("people.keep.go")))),
		P(Class("small"), p.t("person.quiet", "name", p.Name)),
		P(Class("onward"), A(Href(p.toReport()), p.t("person.report")), A(Href("/me/people"), p.t("circle.title"))),
	}
}

func (p Person) toReport() string { return p.Address + "/report" }

// friendship renders what accounts may do.
func (p Person) friendship() Node {
	ask := Button(Class("go"), Name("do"), Value("ask"), p.t("person.ask"))
	switch {
	case p.Relation.Friend:
		ask = p.deed("end", "person.end")
	case p.Relation.Asked:
		ask = p.deed("end", "person.withdraw.long")
	case p.Relation.Asks:
		ask = Group{Button(Class("go"), Name("do"), Value("ask"), p.t("person.accept")),
			p.deed("ignore", "person.ignore")}
	}
	return Group{ask,
		either(p.Relation.Favourite, p.deed("unfavourite", "person.unfavour.long"),
			p.deed("favourite", "person.favour"))}
}

// deed renders a button that does something about somebody.
func (s *Site) deed(do, key string) Node {
	return Button(Class("gh"), Name("do"), Value(do), s.t(key))
}

func either(first bool, one, other Node) Node {
	if first {
		return one
	}
	return other
}

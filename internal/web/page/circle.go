package page

import (
	"net/url"
	"time"

	"ennead/internal/table"

	. "maragu.dev/gomponents"
	. "maragu.dev/gomponents/html"
)

// Circle is the page with the people with whom a person has to do.
type Circle struct {
	Lists
	People []Acquaintance // by name
	Find   string         // the name that was looked for
	Notice Notice
}

// Acquaintance is one of them.
type Acquaintance struct {
	Name     string
	Account  bool   // they have a page
	Token    string // says in forms who they are
	Relation Relation
	Here     bool            // a friend who uses the site now
	Seen     time.Time       // when the friend was here last
	Watch    []table.Summary // public games that the friend plays now
}

// Render renders the page.
func (c Circle) Render() Node {
	return c.people(c.w("circle.title"),
		Div(Class("lead"), H1(Class("cg"), c.t("circle.title")), P(Class("dim"), c.t("circle.line"))),
		c.notice(c.Notice, ""),
		If(!c.Visitor.Kept, Section(Class("sheet"), P(c.t("circle.guest")),
			P(Class("onward"), A(Class("go"), Href("/signin"), c.t("people.keep.go"))))),
		Div(Class("half"),
			Div(Class("column"),
				c.list("asks", func(r Relation) bool { return r.Asks }, "ask", "accept", "ignore", "ignore"),
				c.list("friends", func(r Relation) bool { return r.Friend }, "end", "end"),
				c.list("asked", func(r Relation) bool { return r.Asked }, "end", "withdraw"),
				c.list("favourites", func(r Relation) bool { return r.Favourite }, "unfavourite", "unfavour"),
				c.nobody()),
			Div(Class("column"), c.find(),
				c.list("muted", func(r Relation) bool { return r.Muted }, "unmute", "unmute"),
				c.list("blocked", func(r Relation) bool { return r.Blocked }, "unblock", "unblock"))))
}

// nobody is shown as long as there is nobody whom the person likes, or who likes them.
func (c Circle) nobody() Node {
	for _, a := range c.People {
		if r := a.Relation; r.Asks || r.Friend || r.Asked || r.Favourite {
			return nil
		}
	}
	return Section(Class("sheet"), P(Class("dim"), c.t("circle.none")))
}

// find renders the form that looks for an account.
func (c Circle) find() Node {
	return Section(Class("sheet"), H2(Class("cg"), c.t("circle.find")),
		Form(Method("get"), Action("/p"), Class("inline"),
			Label(Class("field grow"), Span(c.t("circle.find.name")), Input(Name("name"), Required(), MaxLength("32"),
				AutoComplete("off"), If(c.Find != "", Value(c.Find)))),
			Button(Class("gh"), icon("search"), c.t("circle.find.go"))))
}

// mostShown is how many people of a list are shown.
const mostShown = 200

// list renders the people of one list, each with buttons: pairs of what a button does and of its words.
func (c Circle) list(key string, has func(Relation) bool, buttons ...string) Node {
	rows := Group{}
	for _, a := range c.People {
		if has(a.Relation) && len(rows) < mostShown {
			rows = append(rows, c.row(a, key == "friends", buttons))
		}
	}
	if len(rows) == 0 {
		return nil
	}
	return Section(Class("sheet"), H2(Class("cg"), c.t("circle."+key)), Ul(Class("rows"), rows))
}

func (c Circle) row(a Acquaintance, friend bool, buttons []string) Node {
	name := Text(a.Name)
	if a.Account {
		name = A(Href(PersonPath(a.Name)), name)
	}
	forms := Group{}
	for i := 0; i < len(buttons); i += 2 {
		what := c.w("person." + buttons[i+1])
		forms = append(forms, Button(Class("gh"), Name("do"), Value(buttons[i]),
			Aria("label", c.w("person.of", "what", what, "name", a.Name)), Text(what)))
	}
	return Li(Span(Class("initial"), Aria("hidden", "true"), Text(initial(a.Name))),
		Span(B(name), If(friend, I(presence(a.Here), Text(c.seen(a.Here, a.Seen, c.Now)))),
			If(!a.Account, I(c.t("person.guest"))), If(friend, c.watching(a.Watch))),
		Form(Method("post"), Action("/me/people"), Class("deeds"), hidden("who", a.Token), forms))
}

// PersonPath returns the address of the page of an account.
func PersonPath(name string) string { return "/p/" + url.PathEscape(name) }

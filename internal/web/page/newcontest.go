package page

import (
	"cmp"
	"net/url"
	"strconv"

	"ennead/internal/contest"
	"ennead/internal/contests"
	"ennead/internal/gamekit"

	. "maragu.dev/gomponents"
	. "maragu.dev/gomponents/html"
)

// NewContest is the form by which somebody announces a contest.
type NewContest struct {
	Site
	Games  []*gamekit.Kit
	Draft  contests.Draft // what the fields say
	Club   string         // the name of the club whose members may enter; empty if everybody may
	Notice Notice
}

// Render renders the page: a game, then how it is played.
func (n NewContest) Render() Node {
	d := n.Draft
	entry := func(value, chosen, text string) Node {
		return Option(Value(value), If(value == chosen, Selected()), Text(text))
	}
	choice := func(name, key string, options []Node) Node {
		return Label(Class("field"), Span(n.t(key)), Select(Name(name), Group(options)))
	}
	numbers := func(list []int, chosen int, text func(int) string) (options []Node) {
		for _, i := range list {
			options = append(options, entry(strconv.Itoa(i), strconv.Itoa(chosen), text(i)))
		}
		return options
	}
	var kinds []Node
	for _, k := range contests.Kinds {
		kinds = append(kinds, entry(string(k), string(d.Kind), n.w("contest.kind."+string(k))))
	}
	var sizes []int
	for _, k := range n.Games {
		if k.ID() == d.Game {
			sizes = contests.Sizes(k.Game)
		}
	}
	if len(sizes) > 0 {
		d.Table = min(max(d.Table, sizes[0]), sizes[len(sizes)-1])
	}
	visible := VisibleLink
	if d.Listed {
		visible = VisiblePublic
	}
	title := n.w("contest.new")
	club := ""
	if d.Club != "" {
		club = "&club=" + url.QueryEscape(d.Club)
	}
	return n.contests(title, n.back(), H1(Class("cg"), Text(title)),
		If(n.Club != "", P(n.t("club.only", "name", n.Club))), n.notice(n.Notice, ""),
		Nav(Class("tabs"), Aria("label", n.w("home.games")), Map(n.Games, func(k *gamekit.Kit) Node {
			return A(Class("gh"), Href("/contests/new?game="+k.ID()+club),
				If(k.ID() == d.Game, Aria("current", "page")), n.t("game."+k.ID()+".title"))
		})),
		Form(Class("sheet stack"), Method("post"), Action("/contests"), hidden("game", d.Game), hidden("club", d.Club),
			H2(Class("cg"), n.t("game."+d.Game+".title")),
			Label(Class("field"), Span(n.t("contest.title")), Input(Name("title"), Value(d.Title), Required(),
				MinLength("3"), MaxLength("60"), AutoComplete("off"))),
			Div(Class("grid"),
				choice("kind", "contest.kind", kinds),
				choice("table", "contest.table", numbers(sizes, d.Table, func(i int) string {
					return n.w("contest.table.players", "n", i)
				})),
				choice("rounds", "contest.length", numbers(contests.Lengths, d.Length, func(i int) string {
					return n.w("contest.rounds", "n", i)
				})),
				choice("size", "contest.size", numbers(contests.Members, cmp.Or(d.Size, contests.UsualMembers),
					func(i int) string { return n.w("contest.size.members", "n", i) })),
				choice("ahead", "contest.go_on", append([]Node{entry("0", strconv.Itoa(d.Ahead),
					n.w("contest.go_on.usual"))}, numbers(contests.GoOn, d.Ahead, func(i int) string {
					return n.w("contest.go_on.best", "n", i)
				})...)),
				Label(Class("field whole"), Span(n.t("terms.pace")), Select(Name("pace"),
					Group(n.paces(d.Clock, entry)[1:]))),
				choice("visible", "contest.visible", []Node{
					entry(VisiblePublic, visible, n.w("contest.visible.public")),
					entry(VisibleLink, visible, n.w("contest.visible.link"))}),
				choice("hours", "contest.hours", numbers(contests.Hours, d.Hours, n.roundTime)),
				choice("begins", "contest.begins", numbers(contests.Ahead, d.Begins, n.ahead)),
				Label(Class("field"), Span(n.t("contest.reliable")), Input(Type("number"), Name("reliable"), Min("0"),
					Max("100"), Value(strconv.Itoa(d.Reliable)), AutoComplete("off")))),
			Ul(Class("small"), Map(contests.Kinds, func(k contest.Kind) Node {
				return Li(n.t("contest.kind." + string(k) + ".line"))
			})),
			P(Class("small"), n.t("contest.reliable.line")),
			Label(Class("tick"), Input(Type("checkbox"), Name("rated"), Value("yes"), If(d.Rated, Checked())),
				n.t("contest.new.rated")),
			P(Class("small"), n.t("contest.rated.line")),
			P(Class("small"), n.t("contest.new.line")),
			P(Class("small"), n.t("contest.new.seal")),
			Div(Button(Class("go"), n.t("contest.new.go")))))
}

// ahead says when the first round begins that does so in that many minutes.
func (s *Site) ahead(minutes int) string {
	if minutes == 0 {
		return s.w("contest.begins.button")
	}
	return s.in(minutes)
}

// roundTime says how long a round lasts at most.
func (s *Site) roundTime(hours int) string {
	switch {
	case hours == 0:
		return s.w("contest.hours.none")
	case hours%24 == 0:
		return s.w("clock.days", "n", hours/24)
	}
	return s.w("clock.hours", "n", hours)
}

package page

import (
	"strconv"
	"strings"

	"ennead/games/box"
	"ennead/internal/gamekit"
	"ennead/internal/table"

	. "maragu.dev/gomponents"
	. "maragu.dev/gomponents/html"
)

// Corrections is the page that leads to the components of the games, and to those that the reader has saved.
type Corrections struct {
	Site
	Games []*gamekit.Kit
	Mine  []table.Box
}

// Render renders the page.
func (c Corrections) Render() Node {
	return c.read(c.w("figures.title"), H1(Class("cg"), c.t("figures.title")), P(Class("lead"), c.t("figures.lead")),
		c.componentsOf(c.Games, ""),
		Section(Class("sheet"), H2(Class("cg"), c.t("figures.own")),
			If(len(c.Mine) == 0, P(c.t("figures.none"))),
			If(len(c.Mine) > 0, Ul(Map(c.Mine, func(b table.Box) Node {
				return Li(A(Href("/components/"+b.Hash), Text(b.Name)), Text(" · "), c.t("game."+b.Game+".title"))
			})))))
}

// componentsOf leads to the form of each game.
func (s *Site) componentsOf(games []*gamekit.Kit, here string) Node {
	return Nav(Class("ways"), Aria("label", s.w("figures.games")), Map(games, func(k *gamekit.Kit) Node {
		return A(Href("/components/"+k.ID()), If(k.ID() == here, Aria("current", "page")), s.t("game."+k.ID()+".title"))
	}))
}

// Figures is the form in which people correct the reconstructed figures of a game.
type Figures struct {
	Site
	Game   *gamekit.Kit
	Games  []*gamekit.Kit
	All    []box.Figure
	Kept   bool // the reader has an account
	Brings bool // tables may have components of their own

	Name   string
	Values map[string]string // that differ from the usual ones, by path
	Wrong  map[string]string // why values do not do, by path; empty for a value of the wrong kind
	Faults []string          // what else is wrong
	Same   bool              // nothing differs
	Notice Notice
}

// Faulty reports whether the figures cannot be played with, or are the usual ones.
func (f Figures) Faulty() bool { return len(f.Wrong) > 0 || len(f.Faults) > 0 || f.Same }

// FigureName returns the name of the field of a figure.
func FigureName(f box.Figure) string { return "figure." + f.Path }

// FiguresChecked is the answer to a form that is checked while somebody types.
type FiguresChecked struct {
	Fields map[string]string `json:"fields"` // what is wrong, by the name of the field
	Line   string            `json:"line"`   // about the whole
}

// Check returns what the script is told of the form.
func (f Figures) Check() FiguresChecked {
	c := FiguresChecked{Fields: map[string]string{}, Line: f.verdict()}
	for _, one := range f.All {
		if _, wrong := f.Wrong[one.Path]; wrong {
			c.Fields[FigureName(one)] = f.misfit(one)
		}
	}
	return c
}

// verdict says in a line whether games can be played with the figures.
func (f Figures) verdict() string {
	switch {
	case f.Same:
		return f.w("figures.same")
	case len(f.Faults) > 0:
		return f.w("figures.faults", "n", len(f.Wrong)+len(f.Faults)) + " " + strings.Join(f.Faults, "; ")
	case len(f.Wrong) > 0:
		return f.w("figures.faults", "n", len(f.Wrong))
	case len(f.Values) > 0:
		return f.w("figures.good", "n", len(f.Values))
	}
	return ""
}

// misfit says what is wrong with a figure, and names it.
func (f Figures) misfit(one box.Figure) string {
	switch why := f.Wrong[one.Path]; {
	case why != "":
		return f.w("figures.why", "figure", f.figureName(one), "why", why)
	case one.Whole:
		return f.w("figures.whole", "figure", f.figureName(one))
	default:
		return f.w("figures.kind", "figure", f.figureName(one), "usual", one.Value)
	}
}

// Render renders the page.
func (f Figures) Render() Node {
	id := f.Game.ID()
	title := f.w("figures.title.of", "game", f.w("game."+id+".title"))
	var sections []Node
	for from := 0; from < len(f.All); {
		to := from
		for to < len(f.All) && f.All[to].Section() == f.All[from].Section() {
			to++
		}
		sections = append(sections, f.section(f.All[from:to]))
		from = to
	}
	return f.read(title, Group{Script(Src(f.File("figures.js")), Defer())},
		H1(Class("cg"), Text(title)), P(Class("lead"), f.t("figures.line")), P(Class("dim"), f.t("figures.bounds")),
		f.componentsOf(f.Games, id), f.notice(f.Notice, id),
		Form(Class("sheet figures"), Method("post"), Action("/components/"+id), Attr("data-figures"),
			P(ID("verdict"), Class("verdict"), Role("status"), Text(f.verdict())),
			Group(sections),
			Label(Class("field"), Span(f.t("figures.name")), Input(Name("name"), Value(f.Name),
				MaxLength(strconv.Itoa(table.MaxBoxName)), AutoComplete("off"))),
			Div(Class("acts"),
				If(f.Brings, Button(Class("go"), Name("act"), Value("save"), f.t("figures.save"))),
				Button(Class("gh"), Name("act"), Value("file"), f.t("figures.file"))),
			P(Class("dim"), If(!f.Brings, f.t("figures.refused")),
				If(f.Brings && !f.Kept, Group{f.t("figures.account"), Text(" "),
					A(Href("/signin"), f.t("people.keep.go"))}),
				If(f.Brings && f.Kept, f.t("figures.shared")))))
}

// section renders the figures of one part of the components, folded unless something there is wrong or changed.
func (f Figures) section(all []box.Figure) Node {
	open := false
	for _, one := range all {
		_, wrong := f.Wrong[one.Path]
		open = open || wrong || f.Values[one.Path] != ""
	}
	return Details(If(open, Attr("open")),
		Summary(Text(f.keyWord(all[0].Section())), Text(" "), Span(Class("dim"), f.t("figures.n", "n", len(all)))),
		Div(Class("fields"), Map(all, f.field)))
}

// field renders a figure with its usual value beside it.
func (f Figures) field(one box.Figure) Node {
	value, name := one.Value, FigureName(one)
	if typed := f.Values[one.Path]; typed != "" {
		value = typed
	}
	_, wrong := f.Wrong[one.Path]
	said := "why-" + one.Path
	return Div(Class("figure"),
		Label(Span(Title(one.Path), Text(f.figureName(one))), Input(Name(name), Value(value), MaxLength("300"),
			AutoComplete("off"), Attr("spellcheck", "false"), If(one.Whole, Attr("inputmode", "numeric")),
			Aria("describedby", said), If(wrong, Aria("invalid", "true")))),
		Small(f.t("figures.usually"), Text(" "), Code(Text(one.Value)), f.ruleLink(f.Game.ID(), one.Of.Rule)),
		P(ID(said), Class("why"), If(wrong, Text(f.misfit(one)))))
}

// Box is the page of components that somebody has saved.
type Box struct {
	Site
	Box     table.Box
	Changed []Change
	Mine    bool
	Rated   string // the name that the rated list gives them; empty if they are not in it
	Brings  bool   // tables may have components of their own
}

// Change is a figure that differs from the usual one.
type Change struct {
	box.Figure
	Usual string
}

// Render renders the page.
func (b Box) Render() Node {
	address := "/components/" + b.Box.Hash
	rated := b.t("figures.unrated")
	if b.Rated != "" {
		rated = b.t("figures.rated", "name", b.Rated)
	}
	name := b.Box.Name
	if name == "" { // whoever gave it has been erased
		name = b.w("figures.title.of", "game", b.w("game."+b.Box.Game+".title"))
	}
	return b.read(name, H1(Class("cg"), Text(name)),
		P(Class("lead"), b.t("figures.of", "game", b.w("game."+b.Box.Game+".title"))),
		P(b.t("figures.hash"), Text(" "), Code(Class("hash"), Text(b.Box.Hash))), P(rated),
		Div(Class("acts"),
			If(b.Brings, A(Class("go"), Href("/play/open?game="+b.Box.Game+"&components="+b.Box.Hash),
				b.t("figures.open"))),
			A(Class("gh"), Href(address+".yaml"), b.t("figures.file"))),
		Section(Class("sheet"), H2(Class("cg"), b.t("figures.changed", "n", len(b.Changed))),
			Ul(Map(b.Changed, func(c Change) Node {
				return Li(Title(c.Path), Text(b.figureName(c.Figure)), Text(" "), B(Code(Text(c.Value))), Text(" "),
					Span(Class("dim"), b.t("figures.usually"), Text(" "), Code(Text(c.Usual))))
			}))),
		If(b.Mine, Form(Method("post"), Action(address), P(b.t("figures.leave.line")),
			Button(Class("gh"), Name("act"), Value("leave"), b.t("figures.leave")))))
}

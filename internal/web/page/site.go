package page

import (
	"strings"

	"ennead/game"
	"ennead/internal/lobby"
	"ennead/internal/locale"
	"ennead/internal/piece"
	"ennead/internal/table"

	. "maragu.dev/gomponents"
	. "maragu.dev/gomponents/html"
)

// Site is what every page depends on: who reads it, and how.
type Site struct {
	Words   *locale.Catalogue
	Theme   string // "light", "dark", or empty to follow the system
	Still   bool   // no animations
	Colour  string // of the reader's seat, by the seat that has it at first; empty for that of their seat
	Sound   string // "off", "soft", "full", or empty if the reader has not been asked
	Confirm bool   // the end of a turn must be confirmed
	Path    string // of this page, to come back to
	Visitor *Visitor
	Stage   lobby.Stage // how far the reader's search for a game has come
	File    func(name string) string
	Named   func(hash string) string // what components are called; empty if they have no name
	Speech  table.Speech             // what people may say to each other
	Guests  []string                 // the words for a guest in all languages, under which those sit who give no name
}

// Visitor is somebody whom the house knows; nil for a stranger.
type Visitor struct {
	Name string // the one they used last, or empty
	Kept bool   // they have an account
	Mod  bool   // they are a moderator
}

// w returns a sentence of the site; args alternate names and values. It is called in more than a thousand places, which
// would make the program larger.
//
//go:noinline
func (s *Site) w(key string, args ...any) string { return s.Words.Word("site."+key, args...) }

// t returns the same as a text node.
func (s *Site) t(key string, args ...any) Node { return Text(s.w(key, args...)) }

// Notice is one sentence to the reader about what went well or wrong.
type Notice struct {
	Key    string        // catalogue key; or
	Said   *game.Message // what the rules say
	Detail string        // where in a file the problem is
	Record string        // the address of the record, if the game cannot be shown
	Deal   *Deal         // the form of the drawer that it is about; the notice is then shown there
}

// notice renders what went well or wrong, nothing if there is nothing to say.
func (s *Site) notice(n Notice, gameID string) Node {
	if n.Key == "" && n.Said == nil {
		return nil
	}
	return P(ID("notice"), Class("notice"), Role("alert"), s.say(n, gameID))
}

func (s *Site) say(n Notice, gameID string) Node {
	if n.Said != nil {
		return Group{Text(s.Words.Say(*n.Said)), s.ruleLink(gameID, n.Said.Rule)}
	}
	return Group{Text(s.Words.Word(n.Key)), If(n.Detail != "", Code(Text(n.Detail)))}
}

// ruleLink links to the rule that a sentence is based on.
func (s *Site) ruleLink(gameID, rule string) Node {
	if rule == "" || gameID == "" {
		return nil
	}
	return Group{Text(" "), A(Class("rule"), Href("/rules/"+gameID+"#"+rule), Text(rule))}
}

// document renders a whole page.
func (s *Site) document(title, class string, head Node, body ...Node) Node {
	return Doctype(HTML(
		Lang(s.Words.Lang()),
		If(s.Theme != "", Data("theme", s.Theme)),
		If(s.Still, Class("still")),
		If(s.Sound != "", Data("sound", s.Sound)),
		Head(
			Meta(Charset("utf-8")),
			Meta(Name("viewport"), Content("width=device-width, initial-scale=1, viewport-fit=cover")),
			Meta(Name("color-scheme"), Content("light dark")),
			TitleEl(Text(title)),
			s.tint(),
			Link(Rel("manifest"), Href("/manifest.webmanifest?lang="+s.Words.Lang())),
			Link(Rel("icon"), Type("image/svg+xml"), Href(s.File("icon.svg"))),
			If(strings.HasPrefix(class, "plain"), // nobody puts one table on a home screen
				Link(Rel("apple-touch-icon"), Href("/icon/touch.png"))),
			Link(Rel("preload"), Href(s.File("fonts/inter-latin-wght-normal.woff2")), As("font"), Type("font/woff2"),
				CrossOrigin("anonymous")),
			Link(Rel("stylesheet"), Href(s.File("piece.css"))),
			head,
			Link(Rel("stylesheet"), Href(s.File("site.css"))),
			Script(Src(s.File("client.js")), Defer()),
		),
		Body(If(class != "", Class(class)), A(Class("skip"), Href("#main"), s.t("skip")), icons(strokes), Group(body)),
	))
}

// The colours of --page and --panel in piece.css, for what a browser draws around a page.
const (
	DayPage    = "#E7DBBF"
	DayPanel   = "#F8F1DE"
	NightPanel = "#2A2635"
)

// tint says in which colour a browser draws its own bar above the page: that of the header.
func (s *Site) tint() Node {
	switch s.Theme {
	case "light":
		return Meta(Name("theme-color"), Content(DayPanel))
	case "dark":
		return Meta(Name("theme-color"), Content(NightPanel))
	}
	return Group{ // the first that fits counts
		Meta(Name("theme-color"), Content(NightPanel), Attr("media", "(prefers-color-scheme:dark)")),
		Meta(Name("theme-color"), Content(DayPanel)),
	}
}

// plain renders a page of text: header, one column, footer.
func (s *Site) plain(title string, body ...Node) Node {
	return s.document(title+" · Ennead", "plain", nil,
		s.header(),
		Main(ID("main"), TabIndex("-1"), Group(body)),
		s.footer(),
	)
}

// header renders the top of every page of text.
func (s *Site) header() Node {
	way := func(path, key string) Node {
		return A(Href(path), If(s.Path == path, Aria("current", "page")), s.t(key))
	}
	return Header(Class("top"), s.brand(),
		Nav(Aria("label", s.w("nav.site")), s.playing(way), way("/rules", "nav.library"),
			way("/glossary", "nav.glossary"),
			If(s.Visitor != nil && s.Visitor.Mod, way("/admin", "nav.admin"))),
		Div(Class("right"), s.whose(), s.tools()))
}

// playing renders the way to where people find each other. It says how the search of a reader stands who looks for a
// game.
func (s *Site) playing(way func(path, key string) Node) Node {
	switch {
	case s.Path == "/play" || s.Stage == (lobby.Stage{}):
		return way("/play", "nav.play")
	case s.Stage.Told != "":
		return s.told()
	case s.Stage.Table != "":
		return way("/t/"+string(s.Stage.Table), "nav.open")
	case s.Stage.Asked:
		return way("/play", "nav.found")
	}
	return way("/play", "nav.looking")
}

// whose renders who the visitor is, with the way to their own page, or to where they become somebody.
func (s *Site) whose() Node {
	switch v := s.Visitor; {
	case v == nil:
		return A(Href("/signin"), If(s.Path == "/signin", Aria("current", "page")), s.t("nav.signin"))
	case v.Kept:
		return A(Class("own"), Href("/me"), If(s.Path == "/me", Aria("current", "page")), Title(s.w("nav.me")),
			Text(v.Name))
	}
	return A(Href("/signin"), If(s.Path == "/signin", Aria("current", "page")), s.t("nav.keep"))
}

func (s *Site) brand() Node {
	return A(ID("brand"), Class("brand"), Href("/"), Title(s.w("nav.home")), emblem(),
		Span(Class("cg"), Text("Ennead")))
}

func (s *Site) footer() Node {
	return Footer(Class("foot"), P(s.t("unofficial"), Text(" "), A(Href("/about"), s.t("nav.about")), Text(" · "),
		A(Href("/privacy"), s.t("people.privacy"))))
}

// tools renders the settings menu that every page has, below what a page adds to it.
func (s *Site) tools(more ...Node) Node { return Details(ID("settings"), s.settings(more)) }

func (s *Site) settings(more Group) Node {
	choice := func(name, value, key string, on bool) Node {
		return Button(Name(name), Value(value), If(on, Aria("pressed", "true")),
			If(!on, Aria("pressed", "false")), s.t(key))
	}
	language := func(code, name string) Node {
		on := s.Words.Lang() == code
		return Button(Name("lang"), Value(code), Lang(code), Aria("pressed", boolean(on)), Text(name))
	}
	return Group{Class("menu"),
		Summary(Class("ib"), Title(s.w("nav.settings")), Aria("label", s.w("nav.settings")), icon("gear")),
		Form(Method("post"), Action("/settings"), Class("panel"),
			Input(Type("hidden"), Name("back"), Value(s.Path)),
			more,
			FieldSet(Legend(s.t("settings.theme")),
				choice("theme", "system", "settings.system", s.Theme == ""),
				choice("theme", "light", "settings.light", s.Theme == "light"),
				choice("theme", "dark", "settings.dark", s.Theme == "dark")),
			FieldSet(Legend(s.t("settings.language")), language("en", "English"), language("fr", "Français")),
			FieldSet(Legend(s.t("settings.confirm")),
				choice("confirm", "yes", "settings.yes", s.Confirm),
				choice("confirm", "no", "settings.no", !s.Confirm)),
			FieldSet(Legend(s.t("settings.motion")),
				choice("still", "no", "settings.yes", !s.Still), choice("still", "yes", "settings.no", s.Still)),
			FieldSet(Class("hues"), Legend(s.t("settings.colour")), s.colours()),
			FieldSet(Class("hears"), Legend(s.t("settings.sound")), s.sounds()),
		)}
}

// colours renders the buttons that choose the colour that the reader has at every table.
func (s *Site) colours() Node {
	return Map(append([]string{""}, piece.Colours()...), func(colour string) Node {
		if colour == "" {
			return Button(Name("colour"), Value(""), Aria("pressed", boolean(s.Colour == "")),
				s.t("settings.colour.own"))
		}
		name := s.w("settings.colour." + colour)
		return Button(Class("hue c-"+colour), Name("colour"), Value(colour), Title(name),
			Aria("pressed", boolean(s.Colour == colour)))
	})
}

// sounds renders the buttons that choose how loud a table is. Without script it is silent.
func (s *Site) sounds() Node {
	return Map([]string{"soft", "full", "off"}, func(loud string) Node {
		return Button(Name("sound"), Value(loud), Aria("pressed", boolean(s.Sound == loud)),
			s.t("settings.sound."+loud))
	})
}

func boolean(on bool) string {
	if on {
		return "true"
	}
	return "false"
}

// Problem renders the page for a request that cannot be answered.
func Problem(s Site, status int, n Notice) Node {
	return s.plain(s.w("problem.title"),
		Section(Class("sheet"),
			P(Class("status"), Textf("%d", status)),
			H1(Class("cg"), s.t("problem.title")),
			P(s.say(n, "")),
			If(n.Record != "", P(A(Class("gh"), Href(n.Record), Attr("download"), icon("down"), s.t("links.record")))),
			P(A(Class("go"), Href("/"), s.t("problem.home"))),
		))
}

// Elsewhere renders the page for a request to a host that is not the site's: url is the address of the same page on
// the site.
func Elsewhere(s Site, url string) Node {
	return s.document(s.w("elsewhere.title")+" · Ennead", "plain", nil,
		Main(ID("main"), TabIndex("-1"), Section(Class("sheet"),
			H1(Class("cg"), s.t("elsewhere.title")),
			P(s.t("elsewhere.line")),
			P(A(Class("go"), Href(url), Text(url))),
		)))
}

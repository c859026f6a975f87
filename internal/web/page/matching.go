package page

import (
	"fmt"
	"math"
	"slices"
	"strconv"
	"strings"
	"time"

	"ennead/internal/gamekit"
	"ennead/internal/lobby"

	. "maragu.dev/gomponents"
	. "maragu.dev/gomponents/html"
)

// Matching is the section of the lobby in which somebody looks for a game with others who do.
type Matching struct {
	Games []*gamekit.Kit
	lobby.Status
	Level string // of the bot that may take the last seat
}

// What the form sends for the number of players: a number, or this for any. It sends at most so many.
const (
	AnySize   = "any"
	MostSizes = 5
)

// quick renders the section. What a script announces of it, and whether it has anything new, stands at its root.
func (l Lobby) quick() Node {
	state, title, content := l.state()
	said := ""
	if state != "idle" {
		said = title
	}
	return Div(ID("quick"), Data("state", l.key(state)), Data("said", said), Data("waits", boolean(l.waits())),
		Iff(state == "open", func() Node { return Data("go", l.table()) }),
		Section(Class("sheet found"), Aria("labelledby", "quick-title"),
			H2(ID("quick-title"), Class("cg"), TabIndex("-1"), Text(title)), content),
		If(state == "looking", Section(Class("sheet"), Aria("labelledby", "more"),
			H2(ID("more"), Class("cg"), l.t("lobby.more")), l.games())),
	)
}

// found returns the table for which the reader is asked, nil if there is none.
func (l Lobby) found() *lobby.Found {
	if l.Quick.Search == nil {
		return nil
	}
	return l.Quick.Search.Found
}

func (l Lobby) table() string { return "/t/" + string(l.found().ID) }

// waits reports whether the page is to change by itself.
func (l Lobby) waits() bool { return l.Quick.Search != nil && (l.found() == nil || !l.found().Open) }

// key differs if the section shows anything else than another time.
func (l Lobby) key(state string) string {
	s := l.Quick.Search
	if s == nil {
		return state
	}
	return fmt.Sprint(state, s.Games, s.Window, s.MayFill, s.Fill, l.Quick.Looking, l.asked())
}

func (l Lobby) asked() string {
	if f := l.found(); f != nil {
		return fmt.Sprint(f.ID, f.Missing)
	}
	return ""
}

// state returns how the reader's search stands, with the title and the content of the section.
func (l Lobby) state() (state, title string, content Node) {
	switch f := l.found(); {
	case l.Quick.Search == nil:
		return "idle", l.w("lobby.quick"), Group{P(Class("dim"), l.t("lobby.quick.line")), l.games()}
	case f == nil:
		return "looking", l.w("lobby.looking"), l.looking()
	case f.Open:
		return "open", l.w("lobby.open"), Group{l.who(f),
			P(A(Class("go"), Href(l.table()), l.t("lobby.open.go")))}
	case f.Accepted:
		return "accepted", l.w("lobby.accepted"), Group{l.who(f), P(l.t("lobby.missing", "n", f.Missing)),
			l.left(f, "lobby.accepted.line")}
	default:
		return "found", l.w("lobby.found"), Group{l.who(f), l.left(f, "lobby.found.line"),
			Div(Class("acts"), l.answer("/play/accept", "go", "lobby.accept"),
				l.answer("/play/refuse", "go quiet", "lobby.refuse"))}
	}
}

// games renders the form by which somebody looks for a game: a button for each.
func (l Lobby) games() Node {
	return Form(Method("post"), Action("/play/seek"),
		Div(Class("how"), l.sizes(), l.languages(), l.window()),
		Div(Class("five"), Map(l.Quick.Games, l.game)))
}

// sizes renders the choice of how many play.
func (l Lobby) sizes() Node {
	var all []int
	for _, k := range l.Quick.Games {
		all = append(all, lobby.Sizes(k)...)
	}
	if len(all) == 0 {
		return nil
	}
	slices.Sort(all)
	all = slices.Compact(all)
	choice := func(value, text string) Node {
		return Label(Input(Type("radio"), Name("size"), Value(value), If(value == AnySize, Checked())), Text(text))
	}
	return FieldSet(Legend(l.t("lobby.players")), Span(Class("seg"),
		choice(AnySize, l.span(all)),
		Map(all, func(n int) Node { return choice(strconv.Itoa(n), strconv.Itoa(n)) })))
}

// span says from where to where numbers go.
func (l Lobby) span(all []int) string {
	if from, to := all[0], all[len(all)-1]; from < to {
		return l.w("lobby.span", "from", from, "to", to)
	}
	return strconv.Itoa(all[0])
}

// languages renders the choice of the language in which somebody wants to talk.
func (l Lobby) languages() Node {
	chosen := ""
	if s := l.Quick.Search; s != nil {
		chosen = s.Language
	}
	choice := func(value, lang, text string) Node {
		return Option(Value(value), If(lang != "", Lang(lang)), If(value == chosen, Selected()), Text(text))
	}
	return Label(Class("talk"), Span(l.t("lobby.language")), Select(Name("language"),
		choice("", "", l.w("lobby.language.any")), choice("en", "en", "English"), choice("fr", "fr", "Français")))
}

// window renders the choice of how far the ratings of others may be from the reader's.
func (l Lobby) window() Node {
	chosen := ""
	if s := l.Quick.Search; s != nil {
		chosen = strconv.Itoa(s.Window)
	}
	return Label(Class("talk"), Span(l.t("lobby.window")), Select(Name("window"),
		Group(l.windows(chosen, "lobby.window.any"))))
}

// game renders the button of a game.
func (l Lobby) game(k *gamekit.Kit) Node {
	sizes := lobby.Sizes(k)
	if len(sizes) == 0 {
		return nil
	}
	mine := l.Quick.Search != nil && slices.ContainsFunc(l.Quick.Search.Games,
		func(c lobby.Choice) bool { return c.Game == k.ID() })
	return Button(Name("game"), Value(k.ID()), If(mine, Class("mine")),
		picture(k).Medallion(), B(l.t("game."+k.ID()+".title")),
		Span(l.t("lobby.sizes", "span", l.span(sizes)), Br(), Text(l.others(k.ID(), mine))))
}

// others says how many others look for a game.
func (l Lobby) others(id string, mine bool) string {
	switch n := l.Quick.Looking[id]; {
	case mine && n == 0:
		return l.w("lobby.you")
	case mine:
		return l.w("lobby.you.others", "n", n)
	case n == 0:
		return l.w("lobby.nobody")
	default:
		return l.w("lobby.looks", "n", n)
	}
}

// looking says what the reader looks for, and since when.
func (l Lobby) looking() Node {
	s := l.Quick.Search
	fill := func(key string) Node { return l.t(key, "bot", l.bot()) }
	return Group{
		Ul(Class("wanted"), Map(s.Games, func(c lobby.Choice) Node {
			return Li(B(l.t("game."+c.Game+".title")), Text(" "),
				Span(l.t("lobby.sizes", "span", l.sizesOf(c)), Text(" · "), Text(l.company(c.Game))))
		})),
		If(s.Window > 0, P(Class("small"), l.t("lobby.window.is", "n", s.Window))),
		P(l.t("lobby.waited"), Text(" "), Span(ID("waited"), Data("seconds", seconds(s.Waited)),
			Text(minutes(s.Waited)))),
		Iff(s.Fill, func() Node { return P(fill("lobby.fill.agreed")) }),
		P(Class("small"), l.t("lobby.elsewhere")),
		Div(Class("acts"),
			Iff(s.MayFill, func() Node {
				return Form(Method("post"), Action("/play/fill"),
					Button(ID("fill"), Class("go"), fill("lobby.fill")))
			}),
			Form(Method("post"), Action("/play/stop"), Button(ID("stop"), Class("go quiet"),
				l.t("lobby.stop")))),
		If(s.MayFill, P(Class("small"), l.t("lobby.fill.line"))),
	}
}

// bot names the bot that may take the last seat.
func (l Lobby) bot() string { return l.w("start.bot", "level", l.w("level."+l.Quick.Level)) }

// sizesOf says with how many somebody would play a game.
func (l Lobby) sizesOf(c lobby.Choice) string {
	if n := len(c.Sizes); n > 2 && c.Sizes[n-1]-c.Sizes[0] == n-1 {
		return l.span(c.Sizes)
	}
	texts := make([]string, len(c.Sizes))
	for i, n := range c.Sizes {
		texts[i] = strconv.Itoa(n)
	}
	return strings.Join(texts, ", ")
}

// company says how many others look for a game for which the reader looks.
func (l Lobby) company(game string) string {
	if n := l.Quick.Looking[game]; n > 0 {
		return l.w("lobby.others", "n", n)
	}
	return l.w("lobby.alone")
}

// who says which table it is, and who is asked.
func (l Lobby) who(f *lobby.Found) Node {
	all := Group{Li(l.t("lobby.self"))}
	for _, o := range f.Others {
		all = append(all, Li(Dir("auto"), Text(l.other(o))))
	}
	if f.Bot {
		all = append(all, Li(Text(l.bot())))
	}
	return Group{P(B(l.t("game."+f.Game+".title")), Text(", "), l.t("lobby.table", "n", f.Players)),
		Ul(Class("company"), all)}
}

func (l Lobby) other(o lobby.Other) string {
	switch {
	case o.Name == "":
		return l.w("home.guest")
	case o.Guest:
		return l.w("people.marked", "name", o.Name)
	}
	return o.Name
}

// left says how much time is left to accept. A script counts it down, and says it again when half of it is over.
func (l Lobby) left(f *lobby.Found, key string) Node {
	return Group{
		P(Class("small"), Span(ID("left"), Data("seconds", seconds(f.Left)), Data("said", l.w("lobby.left", "n", 10)),
			Text(minutes(f.Left))), Text(" · "), l.t(key)),
		Progress(ID("bar"), Aria("label", l.w("lobby.time")), Attr("max", "20"), Value(seconds(f.Left))),
	}
}

func (l Lobby) answer(action, class, key string) Node {
	return Form(Method("post"), Action(action), hidden("table", string(l.found().ID)),
		Button(ID(strings.TrimPrefix(action, "/play/")), Class(class), l.t(key)))
}

// again has a page without script come again by itself.
func (l Lobby) again() Node {
	if !l.waits() {
		return nil
	}
	after := "5"
	if f := l.found(); f != nil {
		after = "3;url=/play?at=" + string(f.ID)
		if !f.Accepted {
			after = seconds(f.Left+time.Second) + ";url=/play"
		}
	}
	return NoScript(Meta(Attr("http-equiv", "refresh"), Content(after)))
}

func seconds(d time.Duration) string { return strconv.Itoa(int(math.Ceil(d.Seconds()))) }

// minutes writes a time as 1:05.
func minutes(d time.Duration) string {
	s := int(math.Ceil(d.Seconds()))
	return fmt.Sprintf("%d:%02d", s/60, s%60)
}

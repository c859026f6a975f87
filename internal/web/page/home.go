package page

import (
	"slices"

	"ennead/internal/gamekit"
	"ennead/internal/puzzle"
	"ennead/internal/table"
	"ennead/internal/vignette"

	. "maragu.dev/gomponents"
	. "maragu.dev/gomponents/html"
)

// Home is the home page: begin a game, continue one, watch one, open a record.
type Home struct {
	Lists
	Games  []*gamekit.Kit
	Guided map[string]bool // there is a guided first game
	Levels []string        // of the bots
	Bots   []table.BotRating
	Name   string // the visitor's, or empty
	Mine   []table.Summary
	Puzzle puzzle.ID // of the day
	Notice Notice
	Sent   Sent // the form that opens a table, if it was refused
}

func (h Home) Render() Node {
	return h.document(h.w("home.title")+" · Ennead", "plain home",
		Group{Link(Rel("stylesheet"), Href(h.File("vignette.css"))), Link(Rel("stylesheet"), Href(h.File("home.css"))),
			h.timeFiles()},
		vignette.Symbols(pictures(h.Games)...),
		h.header(),
		Div(Class("beads")),
		Main(ID("main"), TabIndex("-1"),
			Div(Class("hero"), H1(Class("cg"), h.t("home.heading")), P(h.t("home.line")), h.doors()),
			h.notice(h.Notice, ""),
			h.mine(),
			h.riddle(),
			Map(h.Games, h.start),
			h.promises(),
			Div(Class("two"), h.others(), h.records()),
		),
		h.footer(),
	)
}

// picture returns the scene of a game.
func picture(k *gamekit.Kit) vignette.Named { return vignette.Of(k.ID(), k.Vignette) }

// pictures returns the scenes of these games.
func pictures(kits []*gamekit.Kit) (all []vignette.Named) {
	for _, k := range kits {
		all = append(all, picture(k))
	}
	return all
}

// doors renders the games at a glance: a medallion for each, which links to it.
func (h Home) doors() Node {
	return Nav(Class("doors"), Aria("label", h.w("home.games")), Map(h.Games, func(k *gamekit.Kit) Node {
		return A(Href("#"+k.ID()), picture(k).Medallion(), Span(h.t("game."+k.ID()+".title")))
	}))
}

// riddle renders the way to the puzzle of the day, if its game is offered.
func (h Home) riddle() Node {
	i := slices.IndexFunc(h.Games, func(k *gamekit.Kit) bool { return k.ID() == h.Puzzle.Game })
	if i < 0 {
		return nil
	}
	return Section(ID("riddle"), Class("sheet"), Aria("labelledby", "riddle-title"),
		picture(h.Games[i]).Medallion(),
		Div(H2(ID("riddle-title"), Class("cg"), h.t("home.puzzle")),
			P(Class("dim"), h.t("home.puzzle.line", "game", h.w("game."+h.Puzzle.Game+".title")))),
		A(Class("gh"), Href(h.Puzzle.Path()), icon("book"), h.t("home.puzzle.go")))
}

// promises renders what is special about Ennead.
func (h Home) promises() Node {
	return Section(Class("promises"), Aria("labelledby", "promises"),
		H2(ID("promises"), Class("cg"), h.t("home.house")),
		Ul(Map([]struct{ key, sign string }{
			{"undo", "undo"}, {"why", "ask"}, {"dice", "seal"}, {"secret", "lock"}, {"record", "scroll"},
			{"bots", "bot"}, {"keys", "keyboard"}, {"host", "home"},
		}, func(p struct{ key, sign string }) Node {
			return Li(icon(p.sign), H3(h.t("home.house."+p.key)), P(h.t("home.house."+p.key+".line")))
		})))
}

// records renders the form that opens the file of a record.
func (h Home) records() Node {
	return Section(Class("sheet"), H2(Class("cg"), h.t("home.record")), P(Class("dim"), h.t("home.record.line")),
		Form(Method("post"), Action("/records"), EncType("multipart/form-data"), Class("upload"),
			Label(Class("field"), Span(h.t("home.record.file")),
				Input(Type("file"), Name("record"), Required(), Accept(".txt,.ennead,text/plain"))),
			Button(Class("go quiet"), h.t("home.record.open")),
		))
}

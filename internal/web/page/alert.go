package page

import (
	"math"
	"time"

	"ennead/internal/gamekit"
	"ennead/internal/lobby"

	. "maragu.dev/gomponents"
	. "maragu.dev/gomponents/html"
)

// Alert is what the lobby offers to somebody who would rather be told when there is somebody to play with.
type Alert struct {
	Site
	Games []*gamekit.Kit
	On    *lobby.Alert // what the reader wants to be told; nil for nothing
	Now   time.Time
}

// render renders the form that asks for it, or ends it.
func (a Alert) render() Node {
	if a.On != nil {
		return Form(ID("alert"), Method("post"), Action("/play/hush"), Class("inline"), P(Text(a.on())),
			Button(Class("gh"), a.t("tables.alert.off")))
	}
	return Form(ID("alert"), Method("post"), Action("/play/tell"), Class("inline"),
		Label(Class("field"), Span(a.t("tables.game")), Select(Name("game"), Option(Value(""), a.t("tables.game.all")),
			Map(a.Games, func(k *gamekit.Kit) Node {
				return Option(Value(k.ID()), a.t("game."+k.ID()+".title"))
			}))),
		Button(Class("gh"), a.t("tables.alert.go")))
}

// on says what the reader is told, and for how long.
func (a Alert) on() string {
	days := int(math.Ceil(a.On.Until().Sub(a.Now).Hours() / 24))
	if a.On.Game == "" {
		return a.w("tables.alert.any", "n", max(days, 1))
	}
	return a.w("tables.alert.on", "game", a.w("game."+a.On.Game+".title"), "n", max(days, 1))
}

// below renders the same as a part of a section about something else.
func (a Alert) below() Node {
	return Div(Class("below"), H3(a.t("tables.alert")), If(a.On == nil, P(Class("dim"), a.t("tables.alert.line"))),
		a.render())
}

// told renders the way to somebody to play with, of whom the reader wanted to be told.
func (s *Site) told() Node {
	return A(Class("told"), Href("/play?game="+s.Stage.Told), Title(s.w("game."+s.Stage.Told+".title")),
		s.t("nav.told"))
}

package page

import (
	"ennead/internal/table"

	. "maragu.dev/gomponents"
	. "maragu.dev/gomponents/html"
)

// hearing asks a player once whether they want to hear the table. Afterwards it is among the settings.
func (t *Play) hearing() Node {
	if t.Sound != "" || t.Reader.Held == 0 || t.guided() || t.Moment.Replay || t.Table.Status != table.Playing {
		return nil
	}
	return Form(ID("hear"), Class("panel hears"), Method("post"), Action("/settings"), hidden("back", t.address()),
		P(icon("sound"), t.t("sound.ask")),
		Div(Class("plan"), Map([]string{"soft", "full", "off"}, func(loud string) Node {
			return Button(Class("gh"), Name("sound"), Value(loud), t.t("sound.ask."+loud))
		})))
}

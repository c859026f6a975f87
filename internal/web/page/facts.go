package page

import (
	"strconv"

	"ennead/internal/gamekit"

	. "maragu.dev/gomponents"
	. "maragu.dev/gomponents/html"
)

// facts renders how many can play a game, how long it takes, and how hard it is.
func (h Home) facts(k *gamekit.Kit) Node {
	least, most := k.Players()
	all := Group{
		Li(icon("people"), h.t("fact.players", "from", strconv.Itoa(least), "to", strconv.Itoa(most))),
		Li(icon("mask"), h.t("fact.solo."+boolean(least == 1))),
	}
	if about := k.Facts; about != (gamekit.Facts{}) {
		from, to := strconv.Itoa(about.Minutes[0]), strconv.Itoa(about.Minutes[1])
		all = append(all,
			Li(icon("clock"), h.t("fact.minutes", "from", from, "to", to)),
			Li(pips(about.Weight), h.t("fact.weight."+strconv.Itoa(about.Weight))))
	}
	return Ul(Class("facts"), all)
}

// pips renders a weight as an ornament: that many dots out of [gamekit.Heaviest].
func pips(weight int) Node {
	all := Group{}
	for i := range gamekit.Heaviest {
		all = append(all, I(If(i < weight, Class("on"))))
	}
	return Span(Class("weight"), Aria("hidden", "true"), all)
}

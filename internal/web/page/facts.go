package page

import (
	"strconv"

	"ennead/game"

	. "maragu.dev/gomponents"
	. "maragu.dev/gomponents/html"
)

// fact is what people want to know about a game before they choose it and what its rules do not say.
type fact struct {
	least, most int // minutes that a game takes at a table of people
	weight      int // how much there is to learn and to consider, up to heaviest: our own judgement
}

const heaviest = 5

// facts maps the games' ids to their facts.
var facts = map[string]fact{
	"pharaon":    {30, 120, 3},
	"kemet":      {90, 120, 3},
	"tekhenu":    {60, 120, 4},
	"osiris":     {60, 90, 3},
	"pyramidion": {60, 90, 2},
}

// facts renders how many can play a game, how long it takes, and how hard it is.
func (h Home) facts(g game.Game) Node {
	least, most := g.Players()
	all := Group{
		Li(icon("people"), h.t("fact.players", "from", strconv.Itoa(least), "to", strconv.Itoa(most))),
		Li(icon("traitor"), h.t("fact.solo."+boolean(least == 1))),
	}
	if about, ok := facts[g.ID()]; ok {
		all = append(all,
			Li(icon("clock"), h.t("fact.minutes", "from", strconv.Itoa(about.least), "to", strconv.Itoa(about.most))),
			Li(pips(about.weight), h.t("fact.weight."+strconv.Itoa(about.weight))))
	}
	return Ul(Class("facts"), all)
}

// pips renders a weight as an ornament: that many dots out of heaviest.
func pips(weight int) Node {
	all := Group{}
	for i := range heaviest {
		all = append(all, I(If(i < weight, Class("on"))))
	}
	return Span(Class("weight"), Aria("hidden", "true"), all)
}

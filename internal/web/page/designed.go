package page

import (
	"slices"
	"strings"

	"ennead/internal/gamekit"

	. "maragu.dev/gomponents"
	. "maragu.dev/gomponents/html"
)

// What is reconstructed: a small sign beside the rules that speak of it, with the reason, and at the table a panel
// whose lines show where it is.

// designed renders what a group of figures is, and what it satisfies.
func (s *Site) designed(game string, d gamekit.Designed) string {
	key := "game." + game + ".designed." + d.Key
	return s.w("designed.one", "what", s.w(key), "why", s.w(key+".why"))
}

// signs returns what stands behind rules, by their number: signs of what is reconstructed there.
func (p Rules) signs() map[string]Node {
	signs := map[string]Node{}
	for _, d := range p.Designed {
		text := p.w("designed.here", "what", p.designed(p.Game, d))
		for _, rule := range d.Rules {
			signs[rule] = Group{signs[rule], Text(" "), A(Class("ours"), Href("#designed-"+d.Key), Title(text),
				Span(Aria("hidden", "true"), Text("◇")), Span(Class("sr"), Text(text)))}
		}
	}
	return signs
}

// designed renders everything that is reconstructed, each with its rules.
func (p Rules) designedList() Node {
	if len(p.Designed) == 0 {
		return nil
	}
	return Section(Aria("labelledby", "designed"),
		H2(ID("designed"), Class("cg"), p.t("designed.title")), P(p.t("designed.line"), Text(" "),
			A(Href("/components/"+p.Game), p.t("figures.correct"))),
		Ul(Class("rulelist"), Map(p.Designed, func(d gamekit.Designed) Node {
			return Li(ID("designed-"+d.Key), TabIndex("-1"), Text("◇ "+p.designed(p.Game, d)), Small(Map(d.Rules,
				func(rule string) Node { return Group{Text(" "), A(Class("rule"), Href("#"+rule), Text(rule))} })))
		})))
}

// designedHere renders the panel of the table; nil if its box is not the one that the program comes with.
func (t *Play) designedHere() Node {
	if len(t.Designed) == 0 || t.Table.Match == nil || t.Table.Match.Record.Setup.Components != nil {
		return nil
	}
	lines := slices.Collect(func(yield func(Node) bool) {
		for _, d := range t.Designed {
			yield(Li(A(Href("/rules/"+t.Table.Game+"#designed-"+d.Key),
				If(len(d.Places) > 0, Data("place", strings.Join(d.Places, " "))),
				Span(Class("n"), Aria("hidden", "true"), Text("◇")), Text(t.designed(t.Table.Game, d)))))
		}
	})
	return Details(ID("designed"), Class("panel"),
		Summary(Class("cg h3"), Span(Aria("hidden", "true"), Text("◇")), t.t("designed.title")),
		P(Class("dim"), t.t("designed.line")), Ul(Class("ourlist"), Group(lines)))
}

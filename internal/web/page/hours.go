package page

import (
	"strconv"
	"strings"

	"ennead/internal/table"

	. "maragu.dev/gomponents"
	. "maragu.dev/gomponents/html"
)

// hours renders when a person is not expected to play.
func (m Me) hours() Node {
	quiet, from, to := false, "22:00", "08:00"
	if set := strings.Fields(m.Hours.Quiet.Text()); len(set) == 3 {
		quiet, from, to = true, set[1], set[2]
	}
	moment := func(name, key, value string) Node {
		return Label(Class("field"), Span(m.t(key)), Input(Type("time"), Name(name), Value(value), Required()))
	}
	return Section(ID("hours"), Class("sheet"), H2(Class("cg"), m.t("people.hours")), P(m.t("people.hours.line")),
		Form(Method("post"), Action("/me/quiet"), Class("inline"),
			m.zone(), moment("from", "people.hours.from", from), moment("to", "people.hours.to", to),
			Button(Class("gh"), m.t("people.save"))),
		If(quiet, m.button("/me/quiet", "none", "yes", "people.hours.none", "")),
		P(Class("small"), m.t("people.hours.most")),
		m.vacation())
}

// zone asks in which time zone a person is.
func (m Me) zone() Node {
	zone := ""
	if m.Hours.Zone != nil {
		zone = m.Hours.Zone.String()
	}
	return Label(Class("field grow"), Span(m.t("people.hours.zone")), Input(Name("zone"), Value(zone), Required(),
		MaxLength("40"), AutoComplete("off"), Placeholder("Europe/Paris"), Attr("data-zone")))
}

func (m Me) vacation() Node {
	left := min(m.Hours.Left(m.Now), table.MostAway)
	v, on := m.Hours.On(m.Now)
	verb := "people.vacation.go"
	if on {
		verb = "people.vacation.longer"
	}
	return Group{
		H3(Class("cg"), m.t("people.vacation")),
		If(on, Group{P(m.t("people.vacation.on"), Text(" "), instant(v.To), Text(".")),
			m.button("/me/back", "", "", "people.vacation.back", "")}),
		If(left > 0, Form(Method("post"), Action("/me/away"), Class("inline"),
			Label(Class("field"), Span(m.t("people.vacation.days")), Input(Type("number"), Name("days"), Value("7"),
				Min("1"), Max(strconv.Itoa(left)), Required())),
			Button(Class("gh"), m.t(verb)))),
		P(Class("small"), m.t("people.vacation.left", "n", m.Hours.Left(m.Now))),
	}
}

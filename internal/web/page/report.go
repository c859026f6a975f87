package page

import (
	"strconv"

	"ennead/internal/table"

	. "maragu.dev/gomponents"
	. "maragu.dev/gomponents/html"
)

// Report is the form that reports a line, or somebody; or a matter that is about nobody in particular.
type Report struct {
	Site
	Name   string      // whom it is about, or what a matter is called
	Matter string      // "table" or "contest"; empty if it is about somebody
	Line   *table.Line // what they wrote; nil if the report is about them or their name
	Action string      // where the form goes
	Field  string      // what the form says beside that, or empty
	Value  string
	Back   string // where the reader comes from
	Ground string // what was chosen before
	Words  string
	Notice Notice
}

// Render renders the page.
func (p Report) Render() Node {
	title, read := p.w("report.name", "name", p.Name), "report.name.read"
	if p.Matter != "" {
		title, read = p.w("report."+p.Matter, "name", p.Name), "report."+p.Matter+".read"
	}
	if p.Line != nil {
		title = p.w("report.line")
		if p.Field == "line" { // others stand around it
			read = "report.line.read"
		}
	}
	return p.people(title, Section(Class("sheet narrow"), H1(Class("cg"), Text(title)), p.notice(p.Notice, ""),
		p.quote(), P(p.t(read)),
		Form(Method("post"), Action(p.Action), Class("stack"), If(p.Field != "", hidden(p.Field, p.Value)),
			FieldSet(Class("grounds"), Legend(p.t("report.ground")), Map(table.Grounds(), p.ground)),
			Label(Class("field"), Span(p.t("report.words")), Textarea(Name("words"), Rows("3"),
				MaxLength(strconv.Itoa(table.MaxWords)), Text(p.Words))),
			Div(Class("inline"), Button(Class("go"), p.t("report.go")),
				A(Href(p.Back), p.t("report.not"))))))
}

func (p Report) ground(g table.Ground) Node {
	return Label(Class("tick"), Input(Type("radio"), Name("ground"), Value(string(g)), Required(),
		If(p.Ground == string(g), Checked())), Span(p.t("report.ground."+string(g))))
}

func (p Report) quote() Node {
	if p.Line == nil {
		return nil
	}
	return Figure(Class("quote"), FigCaption(Text(p.Name)), BlockQuote(P(Dir("auto"), Text(p.Said(*p.Line)))))
}

package page

import (
	"slices"
	"strconv"
	"strings"

	"ennead/game"
	"ennead/internal/table"

	. "maragu.dev/gomponents"
	. "maragu.dev/gomponents/html"
)

// Remarks are what people say of the moments of a finished game.
type Remarks struct {
	All     []table.Remark
	By      table.PersonID // who reads
	May     bool           // they may say something themselves
	Reports bool           // they may report what others say
}

// firstRemarks is how many remarks on a moment are shown at first.
const firstRemarks = 10

// Remarker returns the name of who says something.
func (s *Site) Remarker(r table.Remark) string {
	if r.Name == "" {
		return s.w("home.guest")
	}
	return r.Name
}

// Tried returns the moves of a remark, as a record has them.
func Tried(t *table.Table, r table.Remark) (all []string) {
	for _, turn := range r.Line {
		all = append(all, turn.Seat.Text()+" "+t.Match.Game.Lexicon().Text(turn.Move))
	}
	return all
}

// RemarkText returns all of a remark as one text.
func RemarkText(t *table.Table, r table.Remark) string {
	return strings.TrimSpace(r.Text + "\n" + strings.Join(Tried(t, r), "; "))
}

// remarks renders what is said of the moment that is shown, with the way to the other moments of which something is
// said, and the form to say something.
func (t *Play) remarks() Node {
	if t.Table.Status != table.Over || !t.Moment.Replay || len(t.Remarks.All) == 0 && !t.Remarks.May {
		return nil
	}
	var here []Node
	var elsewhere []int
	for _, r := range t.Remarks.All {
		if r.Turns == t.Moment.At {
			here = append(here, t.remark(r))
		} else if !slices.Contains(elsewhere, r.Turns) {
			elsewhere = append(elsewhere, r.Turns)
		}
	}
	return Section(ID("remarks"), Class("panel"), Aria("labelledby", "remarks-title"),
		H2(ID("remarks-title"), Class("cg h3"), t.t("remark.title")),
		If(len(here) > 0, folded(firstRemarks, here,
			func(rows ...Node) Node { return Ul(Class("remarks"), Group(rows)) },
			func(n int) Node { return t.t("remark.more", "n", n) })),
		If(len(elsewhere) > 0, P(Class("sub"), t.t("remark.elsewhere"), Map(elsewhere, func(at int) Node {
			return Group{Text(" "), A(Href(t.address()+"?at="+strconv.Itoa(at)), Text(t.w("remark.move", "n", at)))}
		}))),
		If(len(t.Remarks.All) > 0, P(A(Href(t.address()+"/remarks"), Attr("download"), t.t("remark.file")))),
		Iff(t.Remarks.May, t.remarkForm))
}

func (t *Play) remark(r table.Remark) Node {
	mine := r.By == t.Remarks.By
	return Li(ID("remark-"+r.ID), B(Text(t.Remarker(r))),
		If(r.Text != "", P(Dir("auto"), Text(r.Text))),
		Iff(len(r.Line) > 0, func() Node { return Ol(Aria("label", t.w("remark.line")), Group(t.tried(r))) }),
		If(mine, Form(Method("post"), Action(t.address()+"/remarks/drop"), hidden("remark", r.ID),
			hidden("at", strconv.Itoa(t.Moment.At)), Button(Class("gh"), t.t("remark.drop")))),
		If(!mine && t.Remarks.Reports, A(Class("small"), Href(t.address()+"/remarks/report?remark="+r.ID),
			Aria("label", t.w("remark.report", "name", t.Remarker(r))), t.t("chat.report"))),
		If(!mine && t.Visitor != nil && t.Visitor.Mod, Group{Text(" "), A(Class("small"),
			Href(ModeratedRemark(t.Table.ID, r.ID)), Aria("label", t.w("remark.remove.of", "name", t.Remarker(r))),
			t.t("remark.remove"))}))
}

// tried renders the moves of a remark in words, each with what a record has for it. Chance has no words.
func (t *Play) tried(r table.Remark) (all []Node) {
	texts := Tried(t.Table, r)
	m, err := t.Table.Match.Upto(r.Turns)
	for i, turn := range r.Line {
		if err != nil || turn.Seat == game.Nature {
			all = append(all, Li(Code(Text(texts[i]))))
		} else {
			label := t.Scene.Words.Say(t.Scene.Game.Label(m.State, turn.Seat, turn.Move))
			all = append(all, Li(Title(texts[i]), B(Text(t.name(turn.Seat))), Text(" "+label)))
		}
		if err == nil {
			err = m.Play(turn.Seat, turn.Move)
		}
	}
	return all
}

func (t *Play) remarkForm() Node {
	return Details(ID("remarking"), Summary(t.t("remark.add")),
		Form(Method("post"), Action(t.address()+"/remarks"), Class("stack"), hidden("at", strconv.Itoa(t.Moment.At)),
			If(t.Speech.Writes(), Label(Class("field"), Span(t.t("remark.text")), Textarea(Name("text"), Rows("3"),
				MaxLength(strconv.Itoa(table.MaxLine))))),
			Label(Class("field"), Span(t.t("remark.line")), Textarea(ID("remark-line"), Name("line"), Rows("3"),
				Aria("describedby", "remark-how"))),
			P(ID("remark-how"), Class("small"), t.t("remark.how", "most", table.MaxTried, "example", t.example())),
			Button(Class("gh"), t.t("remark.go"))))
}

// example returns the move that was made next, as a line has it.
func (t *Play) example() string {
	turns := t.Table.Match.Record.Turns
	n := min(t.Moment.At, len(turns)-1)
	if n < 0 {
		return "1 …"
	}
	return turns[n].Seat.Text() + " " + t.Game.Lexicon().Text(turns[n].Move)
}

package page

import (
	"ennead/game"
	"ennead/internal/gamekit"
	"ennead/internal/piece"
	"ennead/internal/table"

	. "maragu.dev/gomponents"
	. "maragu.dev/gomponents/html"
)

// Own are the tables of the reader, as the lobby shows them.
type Own struct {
	Lists
	Games   []*gamekit.Kit
	Asked   []Asked // where they are to choose, the least time first, then the one that has waited longest
	Waiting []table.Summary
	Over    []table.Summary // that ended not long ago
	Invited []table.Summary
}

// Asked is a table where the reader is to choose.
type Asked struct {
	table.Summary
	News Meanwhile
}

// Meanwhile is what the others have done since the reader's last choice, in a few sentences.
type Meanwhile struct {
	Hit  string // what took something from the reader
	Told []string
	More int // actions that are not told
}

// toldMeanwhile is how many actions a list tells.
const toldMeanwhile = 2

// Meanwhile returns what the others have done since the reader's last choice.
func (t *Play) Meanwhile() Meanwhile {
	t.acts = map[int][]scene{}
	if news := t.heard(); news != nil && !news.chosen {
		return news.brief()
	}
	return Meanwhile{}
}

// brief returns the news in a few sentences.
func (n *news) brief() (m Meanwhile) {
	all := n.all
	if len(all) > 0 && all[0].hits {
		m.Hit, all = all[0].text, all[1:]
	}
	m.More = max(0, len(all)-toldMeanwhile)
	for _, a := range all[m.More:] { // the latest
		m.Told = append(m.Told, a.text)
	}
	return m
}

// render renders the reader's tables: nothing if there are none.
func (o Own) render() Node {
	if len(o.Asked)+len(o.Waiting)+len(o.Over)+len(o.Invited) == 0 {
		return nil
	}
	return Section(ID("own"), Class("sheet"), H2(Class("cg"), o.t("home.mine")), o.timeIcons(),
		If(len(o.Asked) > 0, Ul(Class("rows"), o.allAsked())),
		If(len(o.Asked) == 0, P(Class("dim"), o.t("tables.own.none"))),
		If(len(o.Invited) > 0, Group{H3(o.t("tables.invited")), o.invited()}),
		If(len(o.Waiting)+len(o.Over) > 0, Details(ID("others"), If(len(o.Asked)+len(o.Invited) == 0, Attr("open")),
			Summary(o.t("tables.waiting", "n", len(o.Waiting)+len(o.Over))),
			o.rows(" small", "home.go", o.Waiting), o.over())))
}

// over renders the games that are over, the last ones first.
func (o Own) over() Node {
	rows := Map(o.Over, func(t table.Summary) Node {
		return o.row(t, "gh", "tables.result", Group{o.left(t), Text(o.state(t))})
	})
	return If(len(rows) > 0, folded(lastOver, rows,
		func(rows ...Node) Node { return Ul(Class("rows small"), Group(rows)) },
		func(n int) Node { return o.t("home.past", "n", n) }))
}

// rows renders tables with how they stand.
func (o Own) rows(class, verb string, tables []table.Summary) Node {
	if len(tables) == 0 {
		return nil
	}
	return Ul(Class("rows"+class), Map(tables, func(t table.Summary) Node {
		return o.row(t, "gh", verb, Group{o.left(t), Text(o.state(t))})
	}))
}

// allAsked renders the tables where the reader is to choose. The first is what most people came for.
func (o Own) allAsked() (rows Group) {
	for i, a := range o.Asked {
		class := piece.When(i == 0, "go") + piece.When(i > 0, "gh")
		rows = append(rows, o.row(a.Summary, class, "tables.turn", Group{o.left(a.Summary), o.told(a)}))
	}
	return rows
}

// told says what happened at a table, or what it waits for.
func (o Own) told(a Asked) Node {
	told := Group{}
	if a.News.Hit != "" {
		told = append(told, B(Text(a.News.Hit+". ")))
	}
	if a.News.More > 0 {
		told = append(told, o.t("tables.more", "n", a.News.More), Text(" "))
	}
	for _, text := range a.News.Told {
		told = append(told, Text(text+". "))
	}
	if len(told) == 0 {
		told = append(told, Text(o.state(a.Summary)))
	}
	return told
}

// invited renders the tables to which the reader is invited.
func (o Own) invited() Node {
	return Ul(Class("rows"), Map(o.Invited, func(t table.Summary) Node {
		said := Group{Text(o.state(t))}
		if clocks := o.clocks(t.Terms); clocks != "" {
			said = append(said, Text(" · "+clocks))
		}
		return o.row(t, "gh", "tables.invited.go", said,
			Form(Method("post"), Action("/t/"+string(t.ID)+"/decline"), Button(Class("gh"),
				o.t("tables.invited.no"), Span(Class("sr"), Text(" "+o.w("game."+t.Game+".title"))))))
	}))
}

// row renders a table with a sentence about it, and what else one can do there.
func (o Own) row(t table.Summary, class, verb string, said Node, more ...Node) Node {
	return Li(o.medallion(t.Game),
		Div(Class("what"), B(o.t("game."+t.Game+".title")), Text(" "), o.company(t), P(said)),
		Span(Class("ago"), Text(o.ago(t.Updated))),
		Div(Class("does"),
			A(Class(class), Href("/t/"+string(t.ID)), o.t(verb),
				Span(Class("sr"), Text(" "+o.w("game."+t.Game+".title")))), Group(more)))
}

// company renders who else sits at a table, each with the sign of their seat.
func (o Own) company(t table.Summary) Node {
	all := Group{}
	for i := range t.Seats {
		seat := game.Seat(i)
		free := t.Seats[i].Kind == table.Person && !t.Seats[i].Taken
		if t.Mine.Has(seat) || t.Seats[i].Kind == table.Automaton || free {
			continue
		}
		all = append(all, Span(Class("sitter"), piece.SeatMark(seat, 18), Text(o.sitter(t, seat))))
	}
	return all
}

func (o Own) medallion(id string) Node {
	for _, k := range o.Games {
		if k.ID() == id {
			return picture(k).Medallion()
		}
	}
	return Span()
}

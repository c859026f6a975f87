package board

import (
	"ennead/games/osiris"
	"ennead/internal/piece"
	"ennead/internal/svg"

	"maragu.dev/gomponents"
	"maragu.dev/gomponents/html"
)

// Goods in the drawer, each with its picture and its words.

// lump returns an amount of something.
func lump(picture gomponents.Node, words string, more ...gomponents.Node) gomponents.Node {
	return html.Span(html.Class("os-lump"), picture, html.Span(text(words), gomponents.Group(more)))
}

// lumps returns the goods of one side of an offer. own adds to each named card whether the other side can see it.
func (d *drawer) lumps(b *osiris.Bundle, own bool) gomponents.Node {
	all := []gomponents.Node{}
	for r, n := range b.Tokens {
		if n > 0 {
			all = append(all, lump(tokenPicture(osiris.Resource(r), 22), d.amount(osiris.Resource(r), int(n))))
		}
	}
	for w, n := range b.Workers {
		if n > 0 {
			all = append(all, lump(workerPicture(osiris.Worker(w), 26), d.people(osiris.Worker(w), int(n))))
		}
	}
	if b.Some > 0 {
		all = append(all, lump(piece.Sign("g-people", 22, "g-out"), d.some("workers", "n", int(b.Some))))
	}
	for in := b.Cards; in != 0; in = in.Rest() {
		card, closed := osiris.Card(in.First()), gomponents.Node(nil)
		if own && !b.Open.Has(in.First()) {
			closed = html.I(text(" " + d.say("closed")))
		}
		all = append(all, lump(kindSign(d.s.Data.Card[card].Kind, 22), d.card(card), closed))
	}
	for k, name := range kindNames {
		if n := b.Kinds.Of(osiris.Kind(k)); n > 0 {
			words := d.some("kind", "n", int(n), "kind", term("kind", name))
			all = append(all, lump(kindSign(osiris.Kind(k), 22), words))
		}
	}
	if b.Any > 0 {
		all = append(all, lump(cardBack(), d.some("cards", "n", int(b.Any))))
	}
	if len(all) == 0 {
		all = append(all, html.Span(html.Class("os-none"), text(d.Words.Word("osiris.nothing"))))
	}
	return html.Span(html.Class("os-lumps"), gomponents.Group(all))
}

// people returns the words for a number of workers of a kind.
func (d *drawer) people(w osiris.Worker, n int) string {
	return d.some(workerNames[w], "n", n)
}

// cardBack returns a city card face down.
func cardBack() gomponents.Node {
	return piece.Picture("", 22, 22, func(c *svg.Canvas) { piece.Card(c, 0, 0, 14, 19, 3) })
}

// Fields and groups of fields have ids, so that an answer to a move can leave out the unchanged ones.

// choice is a move that a field of a form can make. said is its part of the sentence about the offer.
type choice struct{ move, reads, said string }

// options returns the choices of a field; the first one may be no move.
func (d *drawer) options(list []choice) gomponents.Node {
	all := gomponents.Group{}
	for _, c := range list {
		said := c.said
		if said == c.reads {
			said = "" // the page says it already
		}
		all = append(all, html.Option(html.Value(c.move), gomponents.If(c.said != "", html.Data("said", said)),
			gomponents.If(c.move != "" && d.desk.Put(c.move), html.Selected()), text(c.reads)))
	}
	return all
}

// group returns choices of a field that belong together, so that it can stay when others change.
func (d *drawer) group(id, name string, list []choice) gomponents.Node {
	return html.OptGroup(html.ID(id), gomponents.Attr("label", name), d.options(list))
}

// chip returns a field for a number of something, under its picture. of is the id of the viewer's pieces that a click
// on increases the number; it may be empty.
func (d *drawer) chip(id, name, of string, picture gomponents.Node, list []choice) gomponents.Node {
	return html.Span(html.ID(id+"-chip"), html.Class("os-deal-chip"), gomponents.Attr("data-counts"),
		gomponents.If(of != "", html.Data("of", of)),
		html.Label(html.For(id), html.Title(name), picture, html.Span(html.Class("sr"), text(name))),
		html.Select(html.ID(id), html.Name(piece.DealField), d.options(list)))
}

// counted returns the choices from none to most.
func (d *drawer) counted(move string, most int, words func(n int) string) []choice {
	list := []choice{{"", d.Number(0), ""}}
	for n := 1; n <= most; n++ {
		list = append(list, choice{move + " " + d.Number(n), d.Number(n), words(n)})
	}
	return list
}

// goodsGiven returns the fields for the viewer's goods to give (OSI-7.3.4).
func (d *drawer) goodsGiven(form string) gomponents.Node {
	pl := &d.s.Player[d.Viewer]
	return html.FieldSet(html.ID(form+"-given"), html.Data("side", "give"), html.Legend(text(d.say("give"))),
		d.tokens(form, "give", pl.Tokens), d.workersGiven(form), d.cardsGiven(form))
}

func (d *drawer) tokens(form, verb string, most osiris.Tokens) gomponents.Node {
	all := gomponents.Group{}
	for i, n := range most {
		r, name, of := osiris.Resource(i), goods[i], ""
		if verb == "give" {
			of = "own-" + name
		}
		choices := d.counted(verb+" "+name, int(n), func(n int) string { return d.amount(r, n) })
		all = append(all, d.chip(form+"-"+verb+"-"+name, d.term(goodTerm(r)), of, tokenPicture(r, 28), choices))
	}
	return html.Div(html.Class("os-chips"), all)
}

func (d *drawer) workersGiven(form string) gomponents.Node {
	return d.workers(form, "give", d.s.Player[d.Viewer].Workers)
}

// workers returns the fields for workers, with the greatest number of each kind.
func (d *drawer) workers(form, verb string, most osiris.Workers) gomponents.Node {
	all := gomponents.Group{}
	for i, n := range most {
		if n == 0 {
			continue
		}
		w, name, of := osiris.Worker(i), workerNames[i], ""
		if verb == "give" {
			of = "own-" + name
		}
		choices := d.counted(verb+" "+name, int(n), func(n int) string { return d.people(w, n) })
		all = append(all, d.chip(form+"-"+verb+"-"+name, d.term(workerTerm(w)), of, workerPicture(w, 32), choices))
	}
	if len(all) == 0 {
		return nil
	}
	return html.Div(html.Class("os-chips"), all)
}

// cardsGiven returns the fields for the cards in hand: to keep, to give face down, or to give face up (OSI-7.3.2).
func (d *drawer) cardsGiven(form string) gomponents.Node {
	all := gomponents.Group{}
	for in := d.s.Player[d.Viewer].Cards; in != 0; in = in.Rest() {
		card := osiris.Card(in.First())
		name := d.card(card)
		sign := kindSign(d.s.Data.Card[card].Kind, 24)
		all = append(all, d.row(form+"-give-"+id(cardName(card)), name, "own-"+id(cardName(card)), sign, []choice{
			{"", d.say("keep"), ""},
			{"give-card " + cardName(card) + " closed", d.say("give-closed"), name + " " + d.say("closed")},
			{"give-card " + cardName(card) + " open", d.say("give-open"), name},
		}))
	}
	return all
}

// row returns a field with its name before it.
func (d *drawer) row(id, name, of string, picture gomponents.Node, list []choice) gomponents.Node {
	return d.rowOf(id, name, of, picture, d.options(list))
}

func (d *drawer) rowOf(id, name, of string, picture, options gomponents.Node) gomponents.Node {
	return html.P(html.ID(id+"-field"), html.Class("os-field"),
		gomponents.If(of != "", gomponents.Attr("data-counts")), gomponents.If(of != "", html.Data("of", of)),
		html.Label(html.For(id), picture, html.Span(text(name))),
		html.Select(html.ID(id), html.Name(piece.DealField), options))
}

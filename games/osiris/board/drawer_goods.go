package board

import (
	"ennead/game"
	"ennead/games/osiris"
	osiristext "ennead/games/osiris/text"
	"ennead/internal/piece"
	"ennead/internal/svg"

	"maragu.dev/gomponents"
	"maragu.dev/gomponents/html"
)

// Goods as they stand in the drawer: each with its picture and its words.

// lump is so much of something.
func lump(picture gomponents.Node, words string, more ...gomponents.Node) gomponents.Node {
	return html.Span(html.Class("os-lump"), picture, html.Span(text(words), gomponents.Group(more)))
}

// lumps are the goods of one side of an offer. Of cards that its author names, it says whether the other side sees them.
func (d *drawer) lumps(b *osiris.Bundle, own bool) gomponents.Node {
	all := []gomponents.Node{}
	for r, n := range b.Tokens {
		if n > 0 {
			all = append(all, lump(tokenPicture(osiris.Resource(r), 22), d.Words.Say(osiristext.Amount(osiris.Resource(r), int(n)))))
		}
	}
	for w, n := range b.Workers {
		if n > 0 {
			all = append(all, lump(workerPicture(osiris.Worker(w), 26), d.people(osiris.Worker(w), int(n))))
		}
	}
	if b.Some > 0 {
		all = append(all, lump(piece.Sign("g-people", 22, "g-out"), d.Words.Say(game.Say("", "osiris.some.workers", "n", int(b.Some)))))
	}
	for in := b.Cards; in != 0; in = in.Rest() {
		card, closed := osiris.Card(in.First()), gomponents.Node(nil)
		if own && !b.Open.Has(in.First()) {
			closed = html.I(text(" " + d.say("closed")))
		}
		all = append(all, lump(kindSign(d.s.Data.Card[card].Kind, 22), d.Words.Say(osiristext.CardName(d.s, card)), closed))
	}
	for k := range kindNames {
		if n := b.Kinds.Of(osiris.Kind(k)); n > 0 {
			all = append(all, lump(kindSign(osiris.Kind(k), 22), d.Words.Say(game.Say("", "osiris.some.kind", "n", int(n), "kind", term("kind", kindNames[k])))))
		}
	}
	if b.Any > 0 {
		all = append(all, lump(cardBack(), d.Words.Say(game.Say("", "osiris.some.cards", "n", int(b.Any)))))
	}
	if len(all) == 0 {
		all = append(all, html.Span(html.Class("os-none"), text(d.Words.Word("osiris.nothing"))))
	}
	return html.Span(html.Class("os-lumps"), gomponents.Group(all))
}

// people are so many workers of a kind.
func (d *drawer) people(w osiris.Worker, n int) string {
	return d.Words.Say(game.Say("", "osiris.some."+workerNames[w], "n", n))
}

// cardBack is a city card that nobody sees.
func cardBack() gomponents.Node {
	return piece.Picture("", 22, 22, func(c *svg.Canvas) { piece.Card(c, 0, 0, 14, 19, 3) })
}

// Fields and groups of them have ids, so that an answer to a move leaves out those that have not changed.

// choice is one move that a field of a form can make; said is what it adds to the sentence about the offer.
type choice struct{ move, reads, said string }

// options are the choices of a field; the first one may be no move.
func (d *drawer) options(list []choice) gomponents.Node {
	all := gomponents.Group{}
	for _, c := range list {
		said := c.said
		if said == c.reads {
			said = "" // the page says what stands there
		}
		all = append(all, html.Option(html.Value(c.move), gomponents.If(c.said != "", html.Data("said", said)),
			gomponents.If(c.move != "" && d.desk.Put(c.move), html.Selected()), text(c.reads)))
	}
	return all
}

// group is the choices of a field that belong together; it can stay as it is where others change.
func (d *drawer) group(id, name string, list []choice) gomponents.Node {
	return html.OptGroup(html.ID(id), gomponents.Attr("label", name), d.options(list))
}

// chip is a field for so many of something, under its picture. of is the id of the viewer's own pieces that it is about, if any: a
// click on them counts one up.
func (d *drawer) chip(id, name, of string, picture gomponents.Node, list []choice) gomponents.Node {
	return html.Span(html.ID(id+"-chip"), html.Class("os-deal-chip"), html.Data("counts", ""), gomponents.If(of != "", html.Data("of", of)),
		html.Label(html.For(id), html.Title(name), picture, html.Span(html.Class("sr"), text(name))),
		html.Select(html.ID(id), html.Name(piece.DealField), d.options(list)))
}

// counted are the choices from none to so many of something.
func (d *drawer) counted(move string, most int, words func(n int) string) []choice {
	list := []choice{{"", d.Number(0), ""}}
	for n := 1; n <= most; n++ {
		list = append(list, choice{move + " " + d.Number(n), d.Number(n), words(n)})
	}
	return list
}

// goodsGiven are fields for what the viewer gives out of their own goods (OSI-7.3.4).
func (d *drawer) goodsGiven(form string) gomponents.Node {
	pl := &d.s.Player[d.Viewer]
	return html.FieldSet(html.ID(form+"-given"), html.Data("side", "give"), html.Legend(text(d.say("give"))),
		d.tokens(form, "give", pl.Tokens), d.workersGiven(form), d.cardsGiven(form))
}

func (d *drawer) tokens(form, verb string, most osiris.Tokens) gomponents.Node {
	all := gomponents.Group{}
	for r, n := range most {
		of := ""
		if verb == "give" {
			of = "own-" + goods[r]
		}
		all = append(all, d.chip(form+"-"+verb+"-"+goods[r], d.Words.Word(string(goodTerm(osiris.Resource(r)))), of, tokenPicture(osiris.Resource(r), 28),
			d.counted(verb+" "+goods[r], int(n), func(n int) string { return d.Words.Say(osiristext.Amount(osiris.Resource(r), n)) })))
	}
	return html.Div(html.Class("os-chips"), all)
}

func (d *drawer) workersGiven(form string) gomponents.Node {
	return d.workers(form, "give", d.s.Player[d.Viewer].Workers)
}

// workers are fields for workers, as many as there may be of each kind.
func (d *drawer) workers(form, verb string, most osiris.Workers) gomponents.Node {
	all := gomponents.Group{}
	for w, n := range most {
		of := ""
		if verb == "give" {
			of = "own-" + workerNames[w]
		}
		if n > 0 {
			all = append(all, d.chip(form+"-"+verb+"-"+workerNames[w], d.Words.Word(string(workerTerm(osiris.Worker(w)))), of, workerPicture(osiris.Worker(w), 32),
				d.counted(verb+" "+workerNames[w], int(n), func(n int) string { return d.people(osiris.Worker(w), n) })))
		}
	}
	if len(all) == 0 {
		return nil
	}
	return html.Div(html.Class("os-chips"), all)
}

// cardsGiven are fields for the cards in hand, each kept, given unseen or given for the other side to see (OSI-7.3.2).
func (d *drawer) cardsGiven(form string) gomponents.Node {
	all := gomponents.Group{}
	for in := d.s.Player[d.Viewer].Cards; in != 0; in = in.Rest() {
		card := osiris.Card(in.First())
		name := d.Words.Say(osiristext.CardName(d.s, card))
		all = append(all, d.row(form+"-give-"+id(cardName(card)), name, "own-"+id(cardName(card)), kindSign(d.s.Data.Card[card].Kind, 24), []choice{
			{"", d.say("keep"), ""},
			{"give-card " + cardName(card) + " closed", d.say("give-closed"), name + " " + d.say("closed")},
			{"give-card " + cardName(card) + " open", d.say("give-open"), name},
		}))
	}
	return all
}

// row is a field with its name before it.
func (d *drawer) row(id, name, of string, picture gomponents.Node, list []choice) gomponents.Node {
	return d.rowOf(id, name, of, picture, d.options(list))
}

func (d *drawer) rowOf(id, name, of string, picture, options gomponents.Node) gomponents.Node {
	return html.P(html.ID(id+"-field"), html.Class("os-field"), gomponents.If(of != "", html.Data("counts", "")), gomponents.If(of != "", html.Data("of", of)), html.Label(html.For(id), picture, html.Span(text(name))),
		html.Select(html.ID(id), html.Name(piece.DealField), options))
}

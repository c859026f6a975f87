package board

import (
	"strings"

	"ennead/game"
	"ennead/games/osiris"
	osiristext "ennead/games/osiris/text"
	"ennead/internal/piece"

	"maragu.dev/gomponents"
	"maragu.dev/gomponents/html"
)

// Open offers (OSI-7.3).

// entry is an open offer and its author.
type entry struct {
	by game.Seat
	*osiris.Offer
}

// open returns the open offers that the viewer knows and that fit, by author.
func (d *drawer) open(fits func(e entry) bool) (all []entry) {
	for by := range game.Seat(d.s.Seats()) {
		for i := range d.s.Book.Offers[by] {
			if e := (entry{by, &d.s.Book.Offers[by][i]}); e.Number != 0 && fits(e) {
				all = append(all, e)
			}
		}
	}
	return all
}

// named returns the text of a move about an offer, which names the other party.
func (e entry) named(verb string, other game.Seat) string {
	audience := "private"
	if e.Public {
		audience = "public"
	}
	return verb + " " + other.Text() + " " + audience + " " + number(e.Number)
}

func (e entry) id() string {
	return piece.ID("offer", e.by, strings.Fields(e.named("", e.To))[1], e.To, e.Number)
}

// offersToMe returns the offers that the viewer can answer, and their number.
func (d *drawer) offersToMe() (gomponents.Node, int) {
	all := []gomponents.Node{}
	for _, e := range d.open(func(e entry) bool { return d.Seated() && e.To == d.Viewer }) {
		all = append(all, html.Article(html.ID(e.id()), html.Class("os-offer os-to-me"),
			html.Data("news", d.say("news", "seat", e.by)),
			d.head(e, d.say("from", "seat", e.by), e.by), d.swap(d.say("get"), &e.Give, d.say("give"), &e.Want, false),
			d.words(true, e.by, e.To, e.Public, e.Number), d.author(e), d.answers(e)))
	}
	return d.section("offers-to-me", all), len(all)
}

// head returns the parties of an offer, its audience, and its end (OSI-7.3.6, OSI-7.4.1).
func (d *drawer) head(e entry, title string, seat game.Seat) gomponents.Node {
	var more []string
	if e.Public {
		more = append(more, d.say("public"))
	}
	if e.Turn {
		more = append(more, d.say("this-turn"))
	}
	return html.P(html.Class("os-deal-head"), piece.SeatMark(seat, 22), html.B(text(title)),
		gomponents.If(len(more) > 0, html.Small(text(strings.Join(more, " · ")))))
}

// swap returns both sides of an offer.
func (d *drawer) swap(first string, give *osiris.Bundle, second string, want *osiris.Bundle, own bool) gomponents.Node {
	return html.Div(html.Class("os-deal-swap"),
		html.P(html.Class("os-get"), html.Small(text(first)), text(" "), d.lumps(give, own)),
		html.P(html.Class("os-pay"), html.Small(text(second)), text(" "), d.lumps(want, false)))
}

// author warns that the author holds too few tokens, at tables that show tokens (OSI-13.2).
func (d *drawer) author(e entry) gomponents.Node {
	if short := d.s.Lacking(e.by, &e.Give.Goods); d.s.Open && short.Tokens.Sum() > 0 {
		return d.reason(d.say("gone-of", "seat", e.by, "goods", osiristext.Tokens(short.Tokens)), "OSI-7.3.4")
	}
	return nil
}

// answers returns the buttons for an offer: accept in one click, decline, or a counter-offer. If the viewer cannot
// accept, it gives the reason.
func (d *drawer) answers(e entry) gomponents.Node {
	if d.desk.Form == nil {
		return nil
	}
	accept := e.named("accept", e.by)
	cards, _ := d.s.Answers(d.Viewer, &e.Want)
	view := d.s.Copy().(*osiris.State)
	view.Book.Drafts[d.Viewer] = osiris.Draft{}
	for _, c := range cards {
		view.Book.Drafts[d.Viewer].Give.Cards = view.Book.Drafts[d.Viewer].Give.Cards.With(uint8(c))
	}
	no, why := d.Game.Refusal(view, d.Viewer, d.move(accept)), gomponents.Node(nil)
	var choose, disabled gomponents.Node
	if no != nil {
		disabled = gomponents.Group{html.Disabled(), html.Aria("describedby", e.id()+"-why")}
		why = html.Div(html.ID(e.id()+"-why"), d.refused(e, no))
	} else {
		choose = d.choosing(e, cards)
	}
	return gomponents.Group{
		why,
		d.desk.Form(e.id()+"-yes", choose,
			d.button(e.id()+"-accept", accept, d.say("accept"), "os-yes", disabled)),
		d.desk.Form(e.id()+"-no", d.button(e.id()+"-decline", e.named("decline", e.by), d.say("decline"), "gh")),
		html.A(html.ID(e.id()+"-counter"), html.Class("gh"), html.Href("#deal-new"), html.Role("button"),
			html.Data("fill", d.mirrored(e)), html.Data("last", e.named("counter", e.by)),
			html.Aria("label", d.say("counter")+": "+d.Name(e.by)), text(d.say("counter"))),
	}
}

// refused returns the reason why the viewer cannot accept, with the goods that they lack.
func (d *drawer) refused(e entry, no *game.Refusal) gomponents.Node {
	if short := d.s.Lacking(d.Viewer, &e.Want.Goods); short != (osiris.Bundle{}) {
		return d.reason(d.say("lacking", "goods", osiristext.Bundle(d.s, &short)), no.Rule)
	}
	if e.Want.Kinds != 0 || e.Want.Any > 0 {
		short := osiris.Bundle{Kinds: e.Want.Kinds, Any: e.Want.Any}
		return d.reason(d.say("lacking", "goods", osiristext.Bundle(d.s, &short)), no.Rule)
	}
	return d.reason(d.Words.Say(no.Message), no.Rule)
}

// choosing returns the fields for cards that an offer wants by kind or of any kind, filled with the first that fit
// (OSI-7.3.4).
func (d *drawer) choosing(e entry, cards []osiris.Card) gomponents.Node {
	if len(cards) == 0 {
		return nil
	}
	all := gomponents.Group{d.field("clear")}
	ofKind := 0
	for k := range kindNames {
		ofKind += int(e.Want.Kinds.Of(osiris.Kind(k)))
	}
	for i, first := range cards {
		list := []choice{d.given(first)}
		for in := d.s.Player[d.Viewer].Cards &^ e.Want.Cards; in != 0; in = in.Rest() {
			c := osiris.Card(in.First())
			if c != first && (i >= ofKind || d.s.Data.Card[c].Kind == d.s.Data.Card[first].Kind) {
				list = append(list, d.given(c))
			}
		}
		all = append(all, d.row(piece.ID(e.id(), "card", i+1), d.say("which", "n", i+1), "", nil, list))
	}
	return all
}

func (d *drawer) given(c osiris.Card) choice {
	return choice{"give-card " + cardName(c) + " closed", d.card(c), ""}
}

// mirrored returns the moves of the opposite offer, with which a counter-offer begins.
func (d *drawer) mirrored(e entry) string {
	moves := []string{"to " + e.by.Text()}
	add := func(words string, n uint8) {
		if n > 0 {
			moves = append(moves, words+" "+number(n))
		}
	}
	for r, name := range goods {
		add("give "+name, min(e.Want.Tokens[r], d.s.Player[d.Viewer].Tokens[r]))
		add("want "+name, e.Give.Tokens[r])
	}
	for w, name := range workerNames {
		add("give "+name, min(e.Want.Workers[w], d.s.Player[d.Viewer].Workers[w]))
		add("want "+name, e.Give.Workers[w])
	}
	add("want-any", e.Give.Any)
	for in := e.Want.Cards & d.s.Player[d.Viewer].Cards; in != 0; in = in.Rest() {
		moves = append(moves, "give-card "+cardName(osiris.Card(in.First()))+" open")
	}
	for in := e.Give.Cards; in != 0; in = in.Rest() {
		moves = append(moves, "want-card "+cardName(osiris.Card(in.First()))+" yes")
	}
	return strings.Join(moves, ",")
}

// offersOfMine returns the viewer's offers, and the goods in them that they no longer hold (OSI-RUL-59).
func (d *drawer) offersOfMine() gomponents.Node {
	all := []gomponents.Node{}
	for _, e := range d.open(func(e entry) bool { return d.Seated() && e.by == d.Viewer }) {
		var why, cancel gomponents.Node
		if short := d.s.Lacking(d.Viewer, &e.Give.Goods); short != (osiris.Bundle{}) {
			why = d.reason(d.say("gone", "goods", osiristext.Bundle(d.s, &short)), "OSI-7.3.4")
		}
		if d.desk.Form != nil {
			button := d.button(e.id()+"-cancel", e.named("cancel", e.To), d.say("cancel"), "gh")
			cancel = d.desk.Form(e.id()+"-back", button)
		}
		all = append(all, html.Article(html.ID(e.id()), html.Class("os-offer"),
			d.head(e, d.say("to", "seat", e.To), e.To),
			d.swap(d.say("give"), &e.Give, d.say("get"), &e.Want, true),
			d.words(true, e.by, e.To, e.Public, e.Number), why, cancel))
	}
	return d.section("offers-of-mine", all)
}

// offersOfOthers returns the public offers between other governors.
func (d *drawer) offersOfOthers() gomponents.Node {
	all := []gomponents.Node{}
	for _, e := range d.open(func(e entry) bool { return !d.Seated() || e.by != d.Viewer && e.To != d.Viewer }) {
		all = append(all, html.Article(html.ID(e.id()), html.Class("os-offer"),
			d.head(e, d.say("between", "seat", e.by, "to", e.To), e.by),
			d.swap(d.say("gives", "seat", e.by), &e.Give, d.say("gives", "seat", e.To), &e.Want, false),
			d.words(true, e.by, e.To, e.Public, e.Number)))
	}
	return d.section("offers-of-others", all)
}

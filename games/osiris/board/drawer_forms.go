package board

import (
	"slices"

	"ennead/game"
	"ennead/games/osiris"
	"ennead/internal/piece"

	"maragu.dev/gomponents"
	"maragu.dev/gomponents/html"
)

// Forms of negotiation: an offer, a promise, something to show. Each begins with an empty draft.

// mostWanted is the greatest number of tokens of a kind that a form can ask for; a second offer can ask for more.
const mostWanted = 12

// newOffer returns the form for an offer. It also answers any offer that waits for the viewer (OSI-7.3.2, OSI-7.3.6).
func (d *drawer) newOffer() gomponents.Node {
	setup := &d.s.Data.Setup[d.s.Seats()]
	most := min(mostWanted, setup.Tokens)
	counters := gomponents.Group{}
	for _, e := range d.open(func(e entry) bool { return e.To == d.Viewer }) {
		reads := d.say("send-counter", "seat", e.by)
		counters = append(counters, d.button("deal-"+e.id(), e.named("counter", e.by), reads, "gh os-counter"))
	}
	return d.section("new", []gomponents.Node{d.desk.Form("deal-new", d.field("clear"),
		d.whom("deal-new"),
		d.goodsGiven("deal-new"),
		html.FieldSet(html.ID("deal-new-wanted"), html.Data("side", "want"), html.Legend(text(d.say("get"))),
			html.Div(html.ID("deal-new-goods"),
				d.tokens("deal-new", "want", osiris.Tokens{most, most, most}),
				d.workers("deal-new", "want", setup.Workers)),
			d.cardsWanted()),
		html.Div(html.ID("deal-new-terms"), html.Class("os-terms"),
			d.tick("deal-new-until", "until turn", d.say("only-turn")), d.audience("deal-new")),
		d.note("deal-new"),
		html.P(html.Class("os-sum"), html.Aria("live", "polite"),
			html.Data("give", d.say("sum-give", "goods", "{}")), html.Data("want", d.say("sum-get", "goods", "{}"))),
		d.answered(),
		html.P(html.Class("os-send"), d.button("deal-new-offer", "offer", "", "os-yes os-first"), counters,
			html.Button(html.Type("reset"), html.Class("gh"), text(d.say("reset")))))})
}

// answered tells what became of the latest offer that the viewer made or got, beside the button that sends the next.
func (d *drawer) answered() gomponents.Node {
	said := ""
	for _, told := range d.desk.Told {
		for _, e := range told.Events {
			switch e.Kind {
			case osiris.EvOffer, osiris.EvDeclined, osiris.EvCancelled, osiris.EvFailed:
				if e.Seat == d.Viewer || osiris.OfferOf(e).Other == d.Viewer {
					said = told.Text
				}
			case osiris.EvTrade:
				if e.Seat == d.Viewer || game.Seat(e.A) == d.Viewer {
					said = told.Text
				}
			}
		}
	}
	if said == "" {
		return nil
	}
	return html.P(html.ID("deal-new-answer"), html.Class("os-answer"), text(said))
}

// whom returns the field for the addressee; with two governors there is no choice.
func (d *drawer) whom(form string) gomponents.Node {
	others := d.others()
	if len(others) == 1 {
		return d.field("to " + others[0].Text())
	}
	all := gomponents.Group{}
	for _, seat := range others {
		move := "to " + seat.Text()
		radio := html.Input(html.ID(piece.ID(form, "to", seat)), html.Type("radio"), html.Name(piece.DealField),
			html.Required(), html.Value(move), gomponents.If(d.desk.Put(move), html.Checked()))
		all = append(all, html.Label(html.Class("os-whom"), radio, d.seatName(seat)))
	}
	return html.FieldSet(html.ID(form+"-whom"), html.Legend(text(d.say("whom"))), html.Div(html.Class("os-whoms"), all))
}

// others returns the governors that the viewer can negotiate with, clockwise.
func (d *drawer) others() (all []game.Seat) {
	n := d.s.Seats()
	for i := 1; i < n; i++ {
		all = append(all, game.Seat((int(d.Viewer)+i)%n))
	}
	return all
}

// cardsWanted returns the fields for city cards: any, of a kind, or by name.
func (d *drawer) cardsWanted() gomponents.Node {
	kinds, named := []choice{{"", d.say("none"), ""}}, []choice{{"", d.say("none"), ""}}
	for _, name := range kindNames {
		said := d.some("kind", "n", 1, "kind", term("kind", name))
		kinds = append(kinds, choice{"want-kind " + name + " 1", d.Term("kind." + name), said})
	}
	for in := d.s.Data.Cards &^ d.s.Player[d.Viewer].Cards &^ d.s.Spent; in != 0; in = in.Rest() {
		card := osiris.Card(in.First())
		said := d.card(card)
		named = append(named, choice{"want-card " + cardName(card) + " yes", said, said})
	}
	anyCards := d.counted("want-any", 3, func(n int) string { return d.some("cards", "n", n) })
	return gomponents.Group{
		d.row("deal-new-any", d.say("cards-any"), "", cardBack(), anyCards),
		d.row("deal-new-kind", d.say("cards-kind"), "", nil, kinds),
		d.row("deal-new-named", d.say("cards-named"), "", nil, named),
	}
}

// tick returns a checkbox that makes a move.
func (d *drawer) tick(id, move, reads string) gomponents.Node {
	box := html.Input(html.ID(id), html.Type("checkbox"), html.Name(piece.DealField), html.Value(move),
		gomponents.If(d.desk.Put(move), html.Checked()))
	return html.Label(html.Class("os-tick"), box, html.Span(text(reads)))
}

func (d *drawer) audience(form string) gomponents.Node {
	return d.tick(form+"-audience", "audience public", d.say("to-all"))
}

// note returns the field for a message, nil if nobody may write one.
func (d *drawer) note(form string) gomponents.Node {
	if d.desk.Mute {
		return nil
	}
	return html.P(html.ID(form+"-words"), html.Class("os-note"),
		html.Label(html.For(form+"-note"), text(d.say("note"))),
		html.Input(html.ID(form+"-note"), html.Name(piece.NoteField), html.MaxLength(number(game.MaxNote)),
			html.AutoComplete("off"), gomponents.If(d.desk.Note != "", html.Value(d.desk.Note))))
}

// newPromise returns the form for a promise (OSI-7.6.1).
func (d *drawer) newPromise() gomponents.Node {
	groups := gomponents.Group{}
	view := d.s.Copy().(*osiris.State)
	view.Book.Drafts[d.Viewer] = osiris.Draft{To: uint8(d.others()[0]) + 1}
	actions := append(slices.Clone(osiris.ActionNames[1:]), osiris.ActionNames[0]) // any other promise comes last
	for n, season := range []string{"any", "1", "2", "3", "4"} {
		list := []choice{}
		for _, action := range actions {
			move := "promise " + action + " " + season
			if season != number(d.s.Season) && view.Why(d.Viewer, d.move(move)).No == 0 {
				list = append(list, choice{move, d.label(move), ""})
			}
		}
		if len(list) > 0 {
			groups = append(groups, d.group("deal-promise-"+season, d.seasonSaid(n), list))
		}
	}
	if len(groups) == 0 {
		return nil
	}
	return d.folded("promise", d.desk.Form("deal-promise", d.field("clear"),
		d.whom("deal-promise"), d.note("deal-promise"), d.audience("deal-promise"),
		d.rowOf("deal-promise-what", d.say("what"), "", nil, groups),
		html.P(html.Class("os-reason"), text(d.say("not-binding")), d.desk.Rule("OSI-7.1.2")), d.botsKeep(),
		d.send("send-promise")))
}

// send returns the button that sends a form as it is.
func (d *drawer) send(words string) gomponents.Node {
	return html.P(html.Class("os-send"), html.Button(html.Class("os-yes"), text(d.say(words))))
}

// seasonSaid returns the words for the season of a promise, or for any season.
func (d *drawer) seasonSaid(n int) string {
	if n == 0 {
		return d.say("some-time")
	}
	return d.say("in-season", "n", n)
}

// showing returns the form to show goods (OSI-7.4.2).
func (d *drawer) showing() gomponents.Node {
	cards := gomponents.Group{}
	for in := d.s.Player[d.Viewer].Cards; in != 0; in = in.Rest() {
		card := osiris.Card(in.First())
		name := cardName(card)
		cards = append(cards, d.tick("deal-show-"+id(name), "give-card "+name+" closed", d.card(card)))
	}
	verbs, workers := []string{}, d.s.Player[d.Viewer].Workers.Sum() > 0
	if len(cards) > 0 {
		verbs = append(verbs, "show")
	}
	if workers {
		verbs = append(verbs, "show-workers")
	}
	if !d.s.Open {
		verbs = append(verbs, "show-tokens")
	}
	if d.s.Top().Step == osiris.StepShare && d.s.Top().Seat == d.Viewer {
		verbs = append(verbs, "show-visit")
	}
	list := []choice{}
	for _, verb := range verbs {
		for _, seat := range d.others() {
			list = append(list, choice{verb + " " + seat.Text(), d.label(verb + " " + seat.Text()), ""})
		}
		if len(d.others()) > 1 {
			list = append(list, choice{verb + " all", d.label(verb + " all"), ""})
		}
	}
	if len(list) == 0 {
		return nil
	}
	return d.folded("show", d.desk.Form("deal-show", d.field("clear"),
		gomponents.If(len(cards) > 0,
			html.FieldSet(html.ID("deal-show-cards"), html.Legend(text(d.Word("cards-own"))), cards)),
		gomponents.If(workers, html.FieldSet(html.Legend(text(d.say("workers"))), d.workersGiven("deal-show"))),
		d.row("deal-show-what", d.say("what"), "", nil, list),
		d.send("send-show")))
}

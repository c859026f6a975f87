package board

import (
	"strconv"

	"ennead/game"
	"ennead/games/osiris"
	osiristext "ennead/games/osiris/text"
	"ennead/internal/piece"

	"maragu.dev/gomponents"
	"maragu.dev/gomponents/html"
)

func number[N uint8 | int](n N) string { return strconv.Itoa(int(n)) }

// visit draws the city visit that waits for a choice: its bribes, and a form for another one (OSI-7.5).
func (d *drawer) visit() gomponents.Node {
	if d.s.Top().Step != osiris.StepShare {
		return nil
	}
	visitor := d.s.Top().Seat
	head := html.P(html.Class("os-deal-head"), piece.SeatMark(visitor, 22),
		html.B(text(d.say("visitor", "seat", visitor))))
	all := []gomponents.Node{head}
	for by := range game.Seat(d.s.Seats()) {
		for i := range d.s.Book.Bribes[by] {
			if b := &d.s.Book.Bribes[by][i]; b.Number != 0 {
				all = append(all, d.bribe(by, b))
			}
		}
	}
	if d.desk.Form != nil && d.Seated() && d.Viewer != visitor {
		buttons := gomponents.Group{}
		for to := range game.Seat(d.s.Seats()) {
			if to != visitor {
				buttons = append(buttons, d.button(piece.ID("deal-bribe", to), "bribe "+to.Text(), "", "os-yes"))
			}
		}
		all = append(all, d.desk.Form("deal-bribe", d.field("clear"), d.goodsGiven("deal-bribe"),
			html.P(html.Class("os-reason"), text(d.say("bound")), d.desk.Rule("OSI-7.5.2")),
			html.P(html.Class("os-send"), buttons)))
	}
	return d.section("visit", all)
}

// bribe returns an open bribe: its author, its goods, and the receiver that it asks for (OSI-7.5.1).
func (d *drawer) bribe(by game.Seat, b *osiris.Bribe) gomponents.Node {
	var cancel gomponents.Node
	if by == d.Viewer && d.desk.Form != nil {
		button := d.button(piece.ID("unbribe", b.Number), "unbribe "+number(b.Number), d.say("cancel"), "gh")
		cancel = d.desk.Form(piece.ID("deal-unbribe", b.Number), button)
	}
	return html.Article(html.ID(piece.ID("deal-bribed", by, b.Number)), html.Class("os-offer"),
		html.P(html.Class("os-deal-head"), piece.SeatMark(by, 22),
			html.B(text(d.say("bribe"+asksFor(by, b), "seat", by, "if", b.If)))),
		html.P(html.Class("os-get"), d.lumps(&b.Give, by == d.Viewer)), cancel)
}

// promises returns the unmarked promises, and the numbers of those kept and broken (OSI-7.6.1).
func (d *drawer) promises() gomponents.Node {
	all := []gomponents.Node{}
	for by := range game.Seat(d.s.Seats()) {
		for i := range d.s.Book.Promises[by] {
			if p := &d.s.Book.Promises[by][i]; p.Number != 0 {
				all = append(all, d.promise(by, p))
			}
		}
	}
	if len(all) > 0 {
		all = append(all, d.botsKeep())
	}
	if d.Seated() {
		for _, by := range d.others() {
			if kept, broken := int(d.s.Book.Kept[by][d.Viewer]), int(d.s.Book.Broken[by][d.Viewer]); kept+broken > 0 {
				record := d.say("record", "seat", by, "kept", kept, "broken", broken)
				all = append(all, html.P(html.Class("os-none"), text(record)))
			}
		}
	}
	return d.section("promises", all)
}

// botsKeep says what a visit that is promised brings, as bots mean it; with two governors they promise nothing.
func (d *drawer) botsKeep() gomponents.Node {
	return gomponents.If(d.s.Seats() > 2, html.P(html.Class("os-reason"), text(d.say("bots-keep"))))
}

func (d *drawer) promise(by game.Seat, p *osiris.Promise) gomponents.Node {
	name := piece.ID("promise", by, p.To, p.Number)
	what := d.Words.Say(osiristext.Promised(p.Action, p.Season))
	var marks gomponents.Node
	if p.To == d.Viewer && d.desk.Form != nil {
		mark := "mark " + by.Text() + " " + number(p.Number)
		marks = d.desk.Form(name+"-mark",
			d.button(name+"-kept", mark+" kept", d.say("kept"), "gh"),
			d.button(name+"-broken", mark+" broken", d.say("broken"), "gh"))
	}
	return html.Article(html.ID(name), html.Class("os-offer"),
		html.P(html.Class("os-deal-head"), piece.SeatMark(by, 22),
			html.Span(html.B(text(d.say("promised", "seat", by, "to", p.To))), text(" "+what+" "),
				gomponents.If(p.Public, html.Small(text(d.say("public")))))),
		d.words(false, by, p.To, p.Public, p.Number), marks)
}

package board

import (
	_ "embed"
	"strings"

	"ennead/game"
	"ennead/games/osiris"
	osiristext "ennead/games/osiris/text"
	"ennead/internal/piece"

	"maragu.dev/gomponents"
	"maragu.dev/gomponents/html"
)

//go:embed drawer.css
var drawerStyle string

// drawer is a drawing of negotiation (chapter 7) in progress.
type drawer struct {
	*picture
	desk piece.Desk
}

// Drawer draws the offers, bribes and promises, and forms for a governor to make them.
func (Board) Drawer(scene piece.Scene, desk piece.Desk) *piece.Drawer {
	s := scene.State.(*osiris.State)
	if s.Silent || s.Season == 0 { // OSI-7.8.4, OSI-7.3.3
		return nil
	}
	d := drawer{&picture{Drawing: piece.Draw(scene), s: s}, desk}
	drawn := &piece.Drawer{}
	add := func(section gomponents.Node) {
		if section != nil {
			drawn.Inside = append(drawn.Inside, section)
		}
	}
	var toMe gomponents.Node
	toMe, drawn.Waiting = d.offersToMe()
	add(toMe)
	add(d.visit())
	add(d.offersOfMine())
	add(d.offersOfOthers())
	add(d.promises())
	if desk.Form != nil && d.Seated() {
		add(d.newOffer())
		add(d.newPromise())
		add(d.showing())
	}
	return drawn
}

// say returns a text of the drawer.
func (d *drawer) say(key string, args ...any) string {
	return d.Words.Word("osiris.drawer."+key, args...)
}

// some returns a number of goods in words.
func (d *drawer) some(what string, args ...any) string {
	return d.Words.Say(game.Say("", "osiris.some."+what, args...))
}

// section returns a section of the drawer with its heading; nil if it has no content.
func (d *drawer) section(name string, inside []gomponents.Node) gomponents.Node {
	if len(inside) == 0 {
		return nil
	}
	return html.Section(html.ID("deals-"+name), html.Class("os-deals"),
		html.H3(html.Class("cg"), text(d.say(name))), gomponents.Group(inside))
}

// folded returns a section that is closed at first.
func (d *drawer) folded(name string, inside ...gomponents.Node) gomponents.Node {
	return html.Details(html.ID("deals-"+name), html.Class("os-deals os-folded"),
		html.Summary(html.H3(html.Class("cg"), text(d.say(name)))), gomponents.Group(inside))
}

// move parses a move, label returns the text of its button.
func (d *drawer) move(words string) game.Move {
	m, err := osiris.Lexicon.Parse(words)
	if err != nil {
		panic(err) // the texts of moves are this package's own
	}
	return m
}

func (d *drawer) label(words string) string {
	return d.Words.Say(osiristext.Label(d.s, d.Viewer, d.move(words)))
}

// button returns a button that sends a form with one more move. reads is the beginning of its name for screen readers.
func (d *drawer) button(id, words, reads, classes string, more ...gomponents.Node) gomponents.Node {
	name := d.label(words)
	switch {
	case reads == "":
		reads = name
	case !strings.HasPrefix(name, reads):
		name = reads + ": " + name
	}
	return html.Button(html.ID(id), html.Name(piece.DealField), html.Value(words),
		html.Class(classes),
		gomponents.If(reads != name, html.Aria("label", name)), text(reads), gomponents.Group(more))
}

// field returns a move that a form always sends.
func (d *drawer) field(words string) gomponents.Node {
	return html.Input(html.Type("hidden"), html.Name(piece.DealField), html.Value(words))
}

// reason returns a refusal with its rule.
func (d *drawer) reason(why string, rule string) gomponents.Node {
	return html.P(html.Class("os-reason"), text(why), d.desk.Rule(rule))
}

// seatName returns the name of a governor with their mark.
func (d *drawer) seatName(seat game.Seat) gomponents.Node {
	return html.Span(html.Class("os-by"), piece.SeatMark(seat, 22), html.B(text(d.Name(seat))))
}

// words quotes the message that came with an offer or a promise; nothing if there is none.
func (d *drawer) words(offer bool, by, to game.Seat, public bool, number uint8) gomponents.Node {
	said := ""
	for _, n := range d.desk.Said {
		for _, e := range n.Events {
			of, from, whom, open, num, ok := osiris.Entry(e)
			if ok && of == offer && from == by && whom == to && num == number && (!offer || open == public) {
				said = n.Text
			}
		}
	}
	if said == "" {
		return nil
	}
	return html.P(html.Class("os-quote"), html.Dir("auto"), text(said))
}

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

// drawer is what is dealt beside the turn (chapter 7), being drawn.
type drawer struct {
	*picture
	desk piece.Desk
}

// Drawer is what is offered, bribed with and promised, and for a governor the forms to deal with it.
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

// say is a word of the drawer.
func (d *drawer) say(key string, args ...any) string {
	return d.Words.Word("osiris.drawer."+key, args...)
}

// section is a part of the drawer with its heading; nil if nothing stands in it.
func (d *drawer) section(name string, inside []gomponents.Node) gomponents.Node {
	if len(inside) == 0 {
		return nil
	}
	return html.Section(html.ID("deals-"+name), html.Class("os-deals"), html.H3(html.Class("cg"), text(d.say(name))), gomponents.Group(inside))
}

// folded is a part of the drawer that is opened when it is wanted.
func (d *drawer) folded(name string, inside ...gomponents.Node) gomponents.Node {
	return html.Details(html.ID("deals-"+name), html.Class("os-deals os-folded"), html.Summary(html.H3(html.Class("cg"), text(d.say(name)))), gomponents.Group(inside))
}

// move is a move by its text, label what a button for it says.
func (d *drawer) move(words string) game.Move {
	m, err := osiris.Lexicon.Parse(words)
	if err != nil {
		panic(err) // the words are this package's own
	}
	return m
}
func (d *drawer) label(words string) string {
	return d.Words.Say(osiristext.Label(d.s, d.Viewer, d.move(words)))
}

// button sends a form, with a move as its last one. What it reads begins its name.
func (d *drawer) button(id, words, reads, classes string, more ...gomponents.Node) gomponents.Node {
	name := d.label(words)
	switch {
	case reads == "":
		reads = name
	case !strings.HasPrefix(name, reads):
		name = reads + ": " + name
	}
	return html.Button(html.ID(id), html.Type("submit"), html.Name(piece.DealField), html.Value(words), html.Class(classes),
		gomponents.If(reads != name, html.Aria("label", name)), text(reads), gomponents.Group(more))
}

// field is a move that a form always sends.
func (d *drawer) field(words string) gomponents.Node {
	return html.Input(html.Type("hidden"), html.Name(piece.DealField), html.Value(words))
}

// reason says why something cannot be done, with the rule.
func (d *drawer) reason(why string, rule string) gomponents.Node {
	return html.P(html.Class("os-reason"), text(why), d.desk.Rule(rule))
}

// seatName is a governor with the mark of its seat.
func (d *drawer) seatName(seat game.Seat) gomponents.Node {
	return html.Span(html.Class("os-by"), piece.SeatMark(seat, 22), html.B(text(d.Name(seat))))
}

// words quotes what was said with an offer or a promise, nothing if nothing was.
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

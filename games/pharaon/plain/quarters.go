package plain

import (
	"fmt"
	"math/bits"
	"strings"

	"ennead/games/pharaon"
	"ennead/games/pharaon/text"
)

// quarter writes the quarter at a position, and the god between it and the next.
func (d *drawing) quarter(p int) {
	q := d.Circle[p]
	facing := d.Facing(q)
	var slots []string
	for _, t := range d.Wheel[facing][:d.Slots()] {
		slots = append(slots, "["+d.token(t)+"]")
	}
	d.Line(0, "")
	access := d.Word("access", "colour", d.colourName(facing))
	d.Line(0, fmt.Sprintf("%s  %s  %s", d.Strong(d.quarterName(q)), access, strings.Join(slots, "")))
	switch q {
	case pharaon.Nobles:
		d.nobles()
	case pharaon.Nile:
		d.nile()
	case pharaon.Offerings:
		d.offerings()
	case pharaon.Burial:
		d.burial()
	case pharaon.Artisans:
		d.artisans()
	}
	next := d.Circle[(p+1)%len(d.Circle)]
	cw, ccw := d.Data.Edges[q].CW, d.Data.Edges[next].CCW
	d.Line(2, d.Faint(d.Word("god", "god", d.Term("god."+godKeys[q]),
		"n", cw.Need, "here", d.element(q), "m", ccw.Need, "there", d.element(next), "pp", d.GodPP(p))))
}

func (d *drawing) quarterName(q pharaon.Quarter) string {
	return d.Term("quarter." + pharaon.QuarterNames[q])
}

// element names what a god counts in a quarter.
func (d *drawing) element(q pharaon.Quarter) string {
	return d.Word("element." + pharaon.QuarterNames[q])
}

func (d *drawing) nobles() {
	for _, n := range d.NoblesShown {
		if n != 0 {
			d.Line(4, d.noble(n))
		}
	}
	d.Line(4, d.Word("deck", "n", d.NoblesLeft()))
}

func (d *drawing) noble(n uint8) string {
	name := d.Term(fmt.Sprintf("noble.%d", n))
	power, worth := d.Words.Say(text.PowerText(d.Data, n)), d.Words.Say(text.WorthText(d.Data, n))
	return fmt.Sprintf("%2d %s %s", n, d.Word("noble", "name", name, "power", power), d.Faint("("+worth+")"))
}

func (d *drawing) nile() {
	for i, o := range d.Data.Options {
		var arrows []string
		for _, set := range o.Arrows {
			arrows = append(arrows, d.arrow(set))
		}
		option := d.Word("option",
			"cost", d.colours(o.Cost[:]), "gains", d.gains(o.Gains), "arrows", strings.Join(arrows, ", "))
		d.Line(4, fmt.Sprintf("%d %s", i+1, option))
	}
}

// arrow names the tracks that an arrow allows.
func (d *drawing) arrow(set uint8) string {
	if bits.OnesCount8(set) == len(d.Circle) {
		return d.Word("any-track")
	}
	var names []string
	for c := range len(d.Circle) {
		if set&(1<<c) != 0 {
			names = append(names, d.colourName(pharaon.Colour(c)))
		}
	}
	return "↑ " + strings.Join(names, "/")
}

func (d *drawing) offerings() {
	for i, lot := range d.Lots {
		if lot[0] != pharaon.NoToken || lot[1] != pharaon.NoToken {
			d.Line(4, d.Word("lot", "n", i+1, "tokens", d.tokens(lot[:])))
		}
	}
	in := 0
	for _, n := range d.Bag {
		in += int(n)
	}
	d.Line(4, d.Word("bonus", "tokens", d.tokens(d.Bonus[:]), "n", in))
}

func (d *drawing) burial() {
	for i, step := range d.Data.Steps {
		d.Line(4, fmt.Sprintf("%d %s %s", i+1, d.colours(step.List), d.Faint(d.Word("pp", "n", step.PP))))
	}
}

func (d *drawing) artisans() {
	for _, n := range d.Shown {
		if n != 0 {
			a := d.Data.Artisans[n]
			d.Line(4, fmt.Sprintf("%2d %s %s", n, d.gains(a.Gain), d.Faint(d.Word("pp", "n", a.PP))))
		}
	}
	d.Line(4, d.Word("deck", "n", d.ArtisanDeck.Len()))
}

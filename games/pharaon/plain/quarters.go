package plain

import (
	"fmt"
	"math/bits"
	"strings"

	"ennead/games/pharaon"
)

// quarter writes the quarter at a position and the god between it and the next.
func (d *drawing) quarter(p int) {
	q := d.Circle[p]
	facing := d.Facing(q)
	var slots []string
	for _, t := range d.Wheel[facing][:d.Slots()] {
		slots = append(slots, "["+d.token(t)+"]")
	}
	d.line(0, "")
	d.line(0, fmt.Sprintf("%s  %s  %s", d.strong(d.quarterName(q)), d.word("access", "colour", d.colourName(facing)), strings.Join(slots, "")))
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
	d.line(2, d.faint(d.word("god", "god", d.words.Word("pharaon.god."+godKeys[q]),
		"n", cw.Need, "here", d.element(q), "m", ccw.Need, "there", d.element(next), "pp", d.GodPP(p))))
}

func (d *drawing) quarterName(q pharaon.Quarter) string {
	return d.words.Word("pharaon.quarter." + quarterKeys[q])
}

// element is what a god counts in a quarter.
func (d *drawing) element(q pharaon.Quarter) string { return d.word("element." + quarterKeys[q]) }

func (d *drawing) nobles() {
	for _, n := range d.NoblesShown {
		if n != 0 {
			d.line(4, d.noble(n))
		}
	}
	d.line(4, d.word("deck", "n", d.NoblesLeft()))
}

func (d *drawing) noble(n uint8) string {
	name := d.words.Word(fmt.Sprintf("pharaon.noble.%d", n))
	return fmt.Sprintf("%2d %s %s", n, d.word("noble", "name", name, "power", d.words.Say(d.Data.PowerText(n))), d.faint("("+d.words.Say(d.Data.WorthText(n))+")"))
}

func (d *drawing) nile() {
	for i, o := range d.Data.Options {
		var arrows []string
		for _, set := range o.Arrows {
			arrows = append(arrows, d.arrow(set))
		}
		d.line(4, fmt.Sprintf("%d %s", i+1, d.word("option", "cost", d.colours(o.Cost[:]), "gains", d.gains(o.Gains), "arrows", strings.Join(arrows, ", "))))
	}
}

// arrow names the tracks that an arrow allows.
func (d *drawing) arrow(set uint8) string {
	if bits.OnesCount8(set) == len(d.Circle) {
		return d.word("any-track")
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
			d.line(4, d.word("lot", "n", i+1, "tokens", d.tokens(lot[:])))
		}
	}
	in := 0
	for _, n := range d.Bag {
		in += int(n)
	}
	d.line(4, d.word("bonus", "tokens", d.tokens(d.Bonus[:]), "n", in))
}

func (d *drawing) burial() {
	for i, step := range d.Data.Steps {
		d.line(4, fmt.Sprintf("%d %s %s", i+1, d.colours(step.List), d.faint(d.word("pp", "n", step.PP))))
	}
}

func (d *drawing) artisans() {
	for _, n := range d.Shown {
		if n != 0 {
			a := d.Data.Artisans[n]
			d.line(4, fmt.Sprintf("%2d %s %s", n, d.gains(a.Gain), d.faint(d.word("pp", "n", a.PP))))
		}
	}
	d.line(4, d.word("deck", "n", d.ArtisanDeck.Len()))
}

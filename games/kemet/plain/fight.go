package plain

import (
	"fmt"
	"io"

	"ennead/game"
	"ennead/games/kemet"
	"ennead/internal/locale"
)

// Now writes only what is in progress, for choices between two full drawings.
func Now(w io.Writer, s game.State, seat game.Seat, words *locale.Catalogue, colour bool) {
	d := begin(s, seat, words, colour)
	d.happening()
	if d.Top().Step == kemet.StepOrder {
		d.rivals()
	}
	io.WriteString(w, d.String())
}

// happening writes what is in progress: a Move, a combat, a window.
func (d *drawing) happening() {
	if d.Round == 0 {
		return
	}
	f := d.Top()
	moving := f.Step == kemet.StepMarch || f.Step == kemet.StepGroup || f.Step == kemet.StepEscort
	if moving && f.Seat != d.viewer {
		d.Line(0, "")
		d.Line(0, d.Word("march", "who", d.seat(f.Seat), "from", d.space(d.March.Start), "at", d.space(d.March.At)))
	}
	if d.Fight.Space != kemet.NoSpace {
		d.fight()
	}
	if f.Step == kemet.StepAsk && f.Seat != d.viewer {
		d.Line(0, "")
		d.Line(0, d.Word("window."+windowKeys[f.A], "who", d.seat(f.Seat)))
	}
}

// windowKeys name the windows in the order of their numbers (KEM-3.4).
var windowKeys = []string{"before-action", "before-move", "before-combat", "after-action"}

// rivals writes what helps to choose a position on the order track: each player's VP, and the positions taken.
func (d *drawing) rivals() {
	d.Line(0, "")
	for _, seat := range d.seats() {
		d.Line(2, d.Word("side", "who", d.seat(seat))+" "+d.Word("vp", "n", d.Score(seat))+d.sheet(seat))
	}
	d.Line(0, d.Word("next-order", "names", d.track(d.Next[:d.Count])))
}

// fight writes both sides of a combat with the terms of their Strength; from the reveal on, also Damage and Defence
// (KEM-6.8, KEM-6.10).
func (d *drawing) fight() {
	f := &d.Fight
	attacker, defender := d.seat(f.Side[0].Seat), d.seat(f.Side[1].Seat)
	d.Title(d.Word("fight", "attacker", attacker, "defender", defender, "space", d.space(f.Space)))
	for i := range f.Side {
		d.Flow(2, 6, d.Word("side", "who", d.seat(f.Side[i].Seat))+" ", d.strength(i), " + ")
		if hidden := d.held(f.Side[i].Hidden); hidden != nil {
			d.Flow(6, 10, d.Word("behind")+" ", hidden, ", ")
		}
		if f.Open {
			d.Line(6, d.Word("damage", "n", d.Figure(i, kemet.Damage))+" · "+
				d.Word("defence", "n", d.Figure(i, kemet.Defence)))
		}
	}
}

// held names the cards of a hand.
func (d *drawing) held(h kemet.Hand) (names []string) {
	for k, n := range h {
		if n > 0 {
			names = append(names, times(d.card(k), n))
		}
	}
	return names
}

// strength lists the terms of a side's Strength and their sum. A battle card that the viewer may not know yet is a
// question mark.
func (d *drawing) strength(i int) (parts []string) {
	total := 0
	for _, t := range d.Terms(i, kemet.Strength, nil) {
		total += int(t.N)
		parts = append(parts, fmt.Sprintf("%d %s", t.N, d.source(t)))
	}
	sum := fmt.Sprint(total)
	switch keep := d.Fight.Side[i].Keep; {
	case d.Fight.Open:
	case keep != 0 && keep != game.Unknown:
		strength := d.Data.Battle[keep-1].Strength
		parts = append(parts, fmt.Sprintf("%d %s", strength, d.battle(keep)))
		sum = fmt.Sprint(total + strength)
	default:
		parts = append(parts, "?")
		sum += " + ?"
	}
	if len(parts) == 0 {
		return []string{"0"}
	}
	parts[len(parts)-1] += " = " + d.Strong(sum)
	return parts
}

// source names the source of a term.
func (d *drawing) source(t kemet.Term) string {
	switch t.Source {
	case kemet.FromTroop:
		return d.Word("from.troop", "n", int(t.N))
	case kemet.FromBattle:
		return d.battle(t.Of)
	case kemet.FromCard:
		return d.card(int(t.Of))
	case kemet.FromBeast:
		return d.beast(t.Of)
	case kemet.FromCity:
		return d.Word("from.city")
	}
	return d.tile(t.Of)
}

package plain

import (
	"fmt"
	"strings"

	"ennead/game"
	"ennead/games/kemet"
)

// happening writes what is going on: a Move, a combat, a window.
func (d *drawing) happening() {
	if d.Round == 0 {
		return
	}
	if m := &d.March; m.Land+m.Teleport+m.Leap > 0 && d.Fight.Space == kemet.NoSpace {
		d.title(d.word("march", "from", d.space(m.Start), "at", d.space(m.At), "land", int(m.Land),
			"teleport", int(m.Teleport), "leap", int(m.Leap)))
	}
	if d.Fight.Space != kemet.NoSpace {
		d.fight()
	}
	if f := d.Top(); f.Step == kemet.StepAsk {
		d.line(0, "")
		d.line(0, d.word("window."+windowKeys[f.A], "who", d.seat(f.Seat)))
	}
}

// windowKeys name the windows in the order of their numbers (KEM-3.4).
var windowKeys = []string{"before-action", "before-move", "before-combat", "after-action"}

// fight writes both sides of a combat with what their Strength is made of.
func (d *drawing) fight() {
	f := &d.Fight
	d.title(d.word("fight", "attacker", d.seat(f.Side[0].Seat), "defender", d.seat(f.Side[1].Seat), "space", d.space(f.Space)))
	for i := range f.Side {
		d.flow(2, d.seat(f.Side[i].Seat)+": ", d.sum(i), " + ")
	}
}

// sum is what adds up to a side's Strength (KEM-6.8), and the sum; a battle card not yet shown to the
// viewer is a question mark.
func (d *drawing) sum(i int) (parts []string) {
	me := &d.Fight.Side[i]
	total, rest := d.Strength(i), d.Strength(i)
	add := func(key string, n int) {
		if n != 0 {
			parts = append(parts, d.word("strength."+key, "n", n))
		}
		rest -= n
	}
	add("units", int(d.Units[me.Seat][d.Fight.Space]))
	if d.OwnerOf(d.Fight.Space) == me.Seat {
		add("city", 1)
	}
	add("cards", int(me.Strength))
	card := ""
	switch known := me.Keep != 0 && me.Keep != game.Unknown; {
	case d.Fight.Open:
		rest -= d.Data.Battle[me.Keep-1].Strength
		card = d.battle(me.Keep)
	case known:
		total += d.Data.Battle[me.Keep-1].Strength
		card = d.battle(me.Keep)
	default:
		card = "?"
	}
	add("tiles", rest)
	parts = append(parts, card)
	last := len(parts) - 1
	if card == "?" {
		parts[last] += fmt.Sprintf(" = %d + ?", total)
	} else {
		parts[last] += " = " + d.strong(fmt.Sprint(total))
	}
	if me.Damage+me.Defence != 0 {
		parts[last] += " " + strings.TrimSpace(d.word("paid", "damage", int(me.Damage), "defence", int(me.Defence)))
	}
	return parts
}

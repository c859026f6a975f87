package board

import (
	"ennead/game"
	"ennead/games/kemet"
	"ennead/internal/piece"
)

// clash tells the result of a combat: the strengths part by part, who wins, and what that costs both sides (KEM-6.8 to
// KEM-6.11).
func (t *tale) clash() {
	t.act.Length = t.compared()
	space := "space-" + spaceID(t.before.Fight.Space)
	t.act.Title = t.Word("combat", "space", t.spaceTerm(t.before.Fight.Space))
	var won kemet.Won
	forces, harms := map[game.Seat]kemet.Force{}, map[game.Seat]kemet.Harm{}
	for _, e := range t.events() {
		switch e.Kind {
		case kemet.EvForce:
			t.act.Seats = append(t.act.Seats, e.Seat)
			forces[e.Seat] = kemet.AsForce(e)
		case kemet.EvHarm:
			harms[e.Seat] = kemet.AsHarm(e)
		case kemet.EvWon:
			won = kemet.AsWon(e)
		}
	}
	loser := t.act.Seats[1-won.Side]
	row := func(key string, figure func(game.Seat) int) *piece.Beat {
		b := piece.Beat{Name: t.Word(key), Place: space, Figures: make([]int, t.s.Seats()), Who: game.Spectator}
		for _, seat := range t.act.Seats {
			b.Figures[seat] = figure(seat)
		}
		b.Line = t.Word("act-sides", "part", b.Name, "attacker", t.act.Seats[0], "a", b.Figures[t.act.Seats[0]],
			"defender", t.act.Seats[1], "d", b.Figures[t.act.Seats[1]])
		t.act.Beats = append(t.act.Beats, b)
		return &t.act.Beats[len(t.act.Beats)-1]
	}
	row("from-troop", func(seat game.Seat) int { return int(forces[seat].Units) })
	row("battle-card", func(seat game.Seat) int { return int(forces[seat].Battle) })
	row("from-cards", func(seat game.Seat) int { return int(forces[seat].Cards) })
	row("from-open", func(seat game.Seat) int { return int(forces[seat].Open) })
	b := row("strength-sum", func(seat game.Seat) int {
		if seat == t.act.Seats[0] {
			return int(won.Attack)
		}
		return int(won.Defence)
	})
	key := "act-won"
	if won.Attack == won.Defence {
		key = "act-won-tie"
	}
	more, less := max(won.Attack, won.Defence), min(won.Attack, won.Defence)
	b.Who, b.Lit = won.Seat, won.Seat.Set()
	b.Line = t.Word(key, "seat", won.Seat, "other", loser, "more", int(more), "less", int(less))
	t.act.Who, t.act.Line = won.Seat, b.Line
	row("damage-taken", func(seat game.Seat) int { return int(harms[t.against(seat)].Damage) })
	row("defence-own", func(seat game.Seat) int { return int(harms[seat].Defence) })
	t.spoils(space, won)
}

// against returns the other side of the combat.
func (t *tale) against(seat game.Seat) game.Seat {
	if seat == t.act.Seats[0] {
		return t.act.Seats[1]
	}
	return t.act.Seats[0]
}

// compared returns how many events belong to the comparison of a combat: up to its losses and gains.
func (t *tale) compared() int {
	for i, e := range t.Events {
		switch e.Kind {
		case kemet.EvForce, kemet.EvWon, kemet.EvHarm, kemet.EvLost, kemet.EvCombatVP:
		case kemet.EvPrayer:
			if kemet.Why(e) == kemet.GainPlain {
				return i
			}
		default:
			return i
		}
	}
	return len(t.Events)
}

// spoils tells the units lost, the prayer points and the victory point of a combat.
func (t *tale) spoils(space string, won kemet.Won) {
	lost := t.things(t.beat("lost", of(kemet.EvLost, func(e game.Event) int { return -int(kemet.AsLoss(e).Units) })),
		"soldier")
	lost.Place = space
	t.tells(lost, "lost")
	t.act.Line += " " + t.act.Beats[len(t.act.Beats)-1].Line
	prayer := t.things(t.beat("zeal", of(kemet.EvPrayer, func(e game.Event) int { return int(e.A) })), "ankh")
	if _, n := t.figured(prayer); n > 0 {
		t.tells(prayer, "zeal")
	}
	points := t.beat("victory", of(kemet.EvCombatVP, one))
	points.Unit, points.Place = piece.CountsPoints, space
	key := "victory"
	if _, n := t.figured(points); n == 0 {
		key += "-" + [...]string{"fallen", "held"}[won.Side] // why (KEM-6.11)
	}
	t.tells(points, key)
	t.lent()
}

package page

import (
	"ennead/game"
	"ennead/internal/piece"

	. "maragu.dev/gomponents"
	. "maragu.dev/gomponents/html"
)

// waste is a choice of a finished game that did nothing, or that spent what could have been spared.
type waste struct {
	at        int // number of turns before it
	what, why string
}

// wastes returns what each seat wasted: choices that did nothing while others would have done something, and those of
// which the game knows that another does as much for less ([game.Thrifty]). The player could know all of that. It is
// false if the report is not about the record.
func (a Analysis) wastes() (all map[game.Seat][]waste, ok bool) {
	at, err := a.Table.Match.Upto(0)
	if err != nil {
		return nil, false
	}
	turns, done := a.Table.Match.Record.Turns, 0
	all = map[game.Seat][]waste{}
	for _, d := range a.Job.Report.Decisions {
		if d.At < done || d.At > len(turns) || at.Replay(turns[done:d.At]) != nil || !at.State.Owing().Has(d.Seat) {
			return nil, false
		}
		done = d.At
		scene := piece.Scene{Game: at.Game, State: at.View(d.Seat), Viewer: d.Seat, Names: a.Scene.Names,
			Words: a.Scene.Words, Active: true}
		name := a.Scene.Words.Say(at.Game.Label(scene.State, d.Seat, d.Move))
		if idle, nothing := piece.Idle(a.Board, scene)[d.Move]; nothing {
			all[d.Seat] = append(all[d.Seat], waste{d.At, name, capital(a.Scene.Words.Say(idle.Why))})
		} else if game.IsWasteful(scene.State, d.Seat, d.Move) {
			all[d.Seat] = append(all[d.Seat], waste{d.At, name, a.w("analysis.wasted.spared")})
		}
	}
	return all, true
}

// wasted renders what each seat wasted.
func (a Analysis) wasted() Node {
	all, ok := a.wastes()
	if !ok {
		return nil
	}
	return a.seatwise("wasted", "analysis.wasted", func(s game.Seat) Node {
		return If(len(all[s]) > 0, Ul(Class("dear wasted"), Map(all[s], func(w waste) Node {
			return Li(
				P(Class("asked"), Text(a.when(w.at))),
				P(B(Text(a.headed(w.what)+".")), Text(" "), Text(w.why)),
				P(A(Href(a.replayAt(w.at)), a.t("analysis.see"),
					Span(Class("sr"), Text(" ("+a.w("analysis.move", "n", w.at+1)+")")))))
		})))
	})
}

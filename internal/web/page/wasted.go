package page

import (
	"ennead/game"
	"ennead/internal/piece"
	"ennead/internal/table"

	. "maragu.dev/gomponents"
	. "maragu.dev/gomponents/html"
)

// waste is a choice of a finished game that did nothing, or that spent what could have been spared.
type waste struct {
	at        int // number of turns before it
	what, why string
}

// wastes returns what each seat wasted: choices that did nothing while others would have done something, and those of
// which the game knows that another does as much for less ([game.Thrifty]). The player could know all of that.
func (a Analysis) wastes() map[game.Seat][]waste {
	all := map[game.Seat][]waste{}
	at, err := a.Table.Match.Upto(0)
	if err != nil {
		return nil
	}
	done := 0
	for _, d := range a.Job.Report.Decisions {
		if at.Replay(a.Table.Match.Record.Turns[done:d.At]) != nil || !at.State.Owing().Has(d.Seat) {
			return all // the record and the report are not of the same game
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
	return all
}

// wasted renders what each seat wasted.
func (a Analysis) wasted() Node {
	all := a.wastes()
	return Section(Class("sheet"), Aria("labelledby", "wasted"),
		H2(ID("wasted"), Class("cg"), a.t("analysis.wasted")),
		P(a.t("analysis.wasted.line")),
		Div(Class("seatwise"), a.everyone(func(s game.Seat) Node {
			if a.Table.Seats[s].Kind == table.Automaton {
				return nil // it never chooses
			}
			return Section(H3(piece.SeatMark(s, 24), Text(a.name(s))),
				If(len(all[s]) == 0, P(Class("dim"), a.t("analysis.wasted.none"))),
				Ul(Class("dear wasted"), Map(all[s], func(w waste) Node {
					return Li(Div(
						P(Class("asked"), Text(a.when(w.at))),
						P(B(Text(a.headed(w.what)+".")), Text(" "), Text(w.why)),
						P(A(Href(a.replayAt(w.at)), a.t("analysis.see"),
							Span(Class("sr"), Text(" ("+a.w("analysis.move", "n", w.at+1)+")")))),
					))
				})))
		})))
}

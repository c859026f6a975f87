package page

import (
	"strings"
	"testing"

	"ennead/analysis"
	"ennead/game"
	"ennead/internal/piece"
	"ennead/internal/table"
)

// The analysis names every choice that did nothing or spent too much, with the reason that the table would have given,
// at the seat that made it, and no other.
func TestWasted(t *testing.T) {
	idle, spared := 0, 0
	for _, id := range []string{"pharaon", "kemet", "tekhenu", "osiris", "pyramidion"} {
		s := storedGame(t, id)
		p := s.page(len(s.match.Record.Turns), 0)
		report := &analysis.Report{}
		want := map[game.Seat][]waste{}
		for at, turn := range s.match.Record.Turns {
			before, err := s.match.Upto(at)
			must(t, err)
			if turn.Seat == game.Nature || !before.State.Owing().Has(turn.Seat) {
				continue
			}
			report.Decisions = append(report.Decisions, analysis.Decision{At: at, Seat: turn.Seat, Move: turn.Move})
			then := s.page(at, turn.Seat)
			then.Scene.Active = true
			then.Scene.Words = p.Scene.Words
			name, why := then.Scene.Words.Say(then.Game.Label(then.Scene.State, turn.Seat, turn.Move)), ""
			if i, nothing := piece.Idle(then.Board, then.Scene)[turn.Move]; nothing {
				why = capital(then.Scene.Words.Say(i.Why))
				idle++
			} else if game.IsWasteful(then.Scene.State, turn.Seat, turn.Move) {
				why = p.w("analysis.wasted.spared")
				spared++
			}
			if why != "" {
				want[turn.Seat] = append(want[turn.Seat], waste{at, name, why})
			}
		}
		a := Analysis{Play: p, Job: table.Analysis{Report: report}}
		got, ok := a.wastes()
		if !ok {
			t.Fatalf("%s: the report is not about the record", id)
		}
		for seat := range game.Seat(3) {
			if len(got[seat]) != len(want[seat]) {
				t.Errorf("%s, seat %d: %d wastes, want %d", id, seat, len(got[seat]), len(want[seat]))
				continue
			}
			for i, w := range want[seat] {
				if got[seat][i] != w {
					t.Errorf("%s, seat %d: %+v, want %+v", id, seat, got[seat][i], w)
				}
			}
		}
		page := rendered(t, a.wasted())
		for _, w := range want[1] {
			if !strings.Contains(page, p.replayAt(w.at)) {
				t.Errorf("%s: the page does not lead to move %d", id, w.at+1)
			}
		}
		if none := strings.Count(page, "Nothing was wasted."); none != 3-len(want) {
			t.Errorf("%s: %d seats wasted nothing, want %d", id, none, 3-len(want))
		}
	}
	s := storedGame(t, "kemet")
	for _, wrong := range []analysis.Decision{{At: 0, Seat: 1}, {At: 6}, {At: -1}} {
		a := Analysis{Play: s.page(5, 0),
			Job: table.Analysis{Report: &analysis.Report{Decisions: []analysis.Decision{wrong}}}}
		if _, ok := a.wastes(); ok || a.wasted() != nil {
			t.Errorf("a report about another record is believed: %+v", wrong)
		}
	}
	if idle == 0 || spared == 0 {
		t.Errorf("the games hold %d choices that did nothing and %d that spent too much", idle, spared)
	}
}

package table

import (
	"testing"

	"ennead/analysis"
	"ennead/bot"
	"ennead/game"
	"ennead/internal/bus"
	"ennead/internal/sticks"
)

// count is an opinion on sticks: what is laid.
func count(s game.State, values []float32) {
	for i := range values {
		values[i] = float32(s.Score(game.Seat(i)))
	}
}

func withAnalyst(c *Config) {
	c.Analyst = func(game.Game) analysis.Spec {
		return analysis.Spec{Judge: count, Swing: bot.Swing{Base: 2, PerPoint: 1}, Iterations: 60, Seed: 1}
	}
}

// analysed waits until the game is analysed.
func (h *house) analysed(id ID) Analysis {
	h.t.Helper()
	sub := h.conf.Bus.Subscribe(string(id))
	defer sub.Close()
	must(h.t, h.Analyse(h.t.Context(), id))
	for {
		a, err := h.Analysis(h.t.Context(), id)
		must(h.t, err)
		if a.State == AnalysisDone || a.State == AnalysisFailed {
			return a
		}
		select {
		case hint := <-sub.Hints():
			if !hint.Analysis || hint != (bus.Hint{Table: string(id), Version: h.look(id).Version, Analysis: true}) {
				h.t.Fatalf("%+v", hint)
			}
		case <-h.t.Context().Done():
			h.t.Fatal("no end")
		}
	}
}

func TestAnalyse(t *testing.T) {
	h := open(t, withAnalyst)
	id := h.begun(people(2))
	wants(t, h.Analyse(t.Context(), id), ErrNotOver)
	at := h.finish(id)
	a, err := h.Analysis(t.Context(), id)
	must(t, err)
	if a.State != AnalysisNone {
		t.Fatalf("%+v", a)
	}
	a = h.analysed(id)
	if a.State != AnalysisDone || len(a.Report.Decisions) == 0 || a.Report.Turns != len(at.Match.Record.Turns) {
		t.Fatalf("%+v\n%s", a, h.log)
	}
	h.reopen()
	again, err := h.Analysis(t.Context(), id)
	must(t, err)
	if again.State != AnalysisDone || text(t, again.Report) != text(t, a.Report) {
		t.Errorf("after a restart: %+v", again)
	}
}

func text(t *testing.T, r *analysis.Report) string {
	t.Helper()
	b, err := r.Encode(sticks.Game.Lexicon())
	must(t, err)
	return string(b)
}

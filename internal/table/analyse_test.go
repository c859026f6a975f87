package table

import (
	"context"
	"errors"
	"runtime"
	"slices"
	"strings"
	"sync"
	"testing"
	"testing/synctest"
	"time"

	"ennead/analysis"
	"ennead/bot"
	"ennead/game"
	"ennead/internal/bus"
	"ennead/internal/sticks"
	"ennead/internal/store"
)

// count evaluates sticks by what is laid.
func count(s game.State, values []float32) {
	for i := range values {
		values[i] = float32(s.Score(game.Seat(i)))
	}
}

// by makes a house that analyses games with that evaluator.
func by(judge bot.Evaluator) func(*Config) {
	return func(c *Config) {
		c.Analyst = func(game.Game) analysis.Spec {
			return analysis.Spec{Evaluator: judge, Swing: bot.Swing{Base: 2, PerPoint: 1}, Iterations: 60, Seed: 1}
		}
	}
}

func (h *house) analysis(id ID) Analysis {
	h.t.Helper()
	a, err := h.Analysis(h.t.Context(), id)
	must(h.t, err)
	return a
}

// settled waits until the analysis of a game has ended, and checks its notices.
func (h *house) settled(id ID) Analysis {
	h.t.Helper()
	notices := h.conf.Bus.Subscribe(string(id))
	defer notices.Close()
	done, total := 0, 0
	for {
		a := h.analysis(id)
		if a.Done < done && a.State == AnalysisRunning || total != 0 && a.Total != 0 && a.Total != total {
			h.t.Errorf("%d of %d after %d of %d", a.Done, a.Total, done, total)
		}
		done, total = max(done, a.Done), max(total, a.Total)
		if a.State != AnalysisWaiting && a.State != AnalysisRunning {
			return a
		}
		select {
		case notice := <-notices.Notices():
			if want := (bus.Notice{Table: string(id), Version: h.look(id).Version, Analysis: true}); notice != want {
				h.t.Errorf("%+v, want %+v", notice, want)
			}
		case <-time.After(patience):
			h.t.Fatalf("%+v\n%s", a, h.log)
		}
	}
}

func encoded(t *testing.T, r *analysis.Report) string {
	t.Helper()
	b, err := r.Encode(sticks.Game.Lexicon())
	must(t, err)
	return string(b)
}

func TestAnalyse(t *testing.T) {
	h := open(t, by(count))
	id := h.begun(people(2))
	before := h.finish(id)
	if a := h.analysis(id); a.State != AnalysisNone {
		t.Fatalf("%+v", a)
	}
	must(t, h.Analyse(t.Context(), id))
	a := h.settled(id)
	if a.State != AnalysisDone || len(a.Report.Decisions) < 5 || a.Report.Turns != len(before.Match.Record.Turns) {
		t.Fatalf("%+v\n%s", a, h.log)
	}
	if after := h.look(id); after.Version != before.Version || !after.Updated.Equal(before.Updated) {
		t.Error("the table was changed")
	}
	h.reopen()
	again := h.analysis(id)
	if again.State != AnalysisDone || encoded(t, again.Report) != encoded(t, a.Report) {
		t.Errorf("after a restart: %+v", again)
	}
	must(t, h.Analyse(t.Context(), id)) // there is nothing left to do
	if got := h.analysis(id); got.Report != again.Report {
		t.Error("it was done twice")
	}
}

// TestRunningTablesAreNotAnalysed: a table is analysed only when it is over, however often anybody asks.
func TestRunningTablesAreNotAnalysed(t *testing.T) {
	h := open(t, by(func(game.State, []float32) { t.Error("a table is analysed before its end") }))
	gathering, err := h.Create(t.Context(), people(2), ann, 0)
	must(t, err)
	playing := h.begun(people(2))
	h.step(playing)
	frozen := h.begun(bots("panic"))
	for h.step(frozen) {
	}
	h.eventually(frozen, "frozen", func(t *Table) bool { return t.Status == Frozen })
	for id, want := range map[ID]error{gathering: ErrNotOver, playing: ErrNotOver, frozen: ErrFrozen,
		newID(): ErrNoTable, "x": ErrNoTable} {
		wants(t, h.Analyse(t.Context(), id), want)
		if !errors.Is(want, ErrNoTable) {
			if a := h.analysis(id); a.State != AnalysisNone || a.Report != nil {
				t.Errorf("%+v", a)
			}
			// Neither a report that somebody put into the store is shown, nor one requested past the check at the
			// door.
			must(t, h.conf.Store.SetAnalysis(t.Context(), string(id), []byte("report")))
			if a := h.analysis(id); a.State != AnalysisNone {
				t.Errorf("%+v", a)
			}
			if a := h.analyst.analyse(id); a.State != AnalysisFailed {
				t.Errorf("%+v", a)
			}
		}
	}
	none := open(t)
	id := none.begun(people(2))
	none.finish(id)
	wants(t, none.Analyse(t.Context(), id), ErrNoAnalyst)
}

// gate is an evaluator that waits for permission to begin.
type gate struct {
	begun, open chan struct{}
	once        sync.Once
}

func newGate() *gate { return &gate{begun: make(chan struct{}), open: make(chan struct{})} }

func (g *gate) judge(s game.State, values []float32) {
	g.once.Do(func() { close(g.begun) })
	<-g.open
	count(s, values)
}

func TestGamesAreAnalysedOneAfterTheOther(t *testing.T) {
	g := newGate()
	h := open(t, by(g.judge))
	var ids []ID
	for range 3 {
		id := h.begun(people(2))
		h.finish(id)
		ids = append(ids, id)
	}
	for _, id := range slices.Concat(ids, ids) {
		must(t, h.Analyse(t.Context(), id))
	}
	<-g.begun
	for i, id := range ids {
		want := AnalysisWaiting
		if i == 0 {
			want = AnalysisRunning
		}
		if a := h.analysis(id); a.State != want || a.Report != nil || i == 0 && (a.Done != 0 || a.Total == 0) {
			t.Errorf("game %d: %+v", i+1, a)
		}
	}
	close(g.open)
	for i, id := range ids {
		if a := h.settled(id); a.State != AnalysisDone {
			t.Errorf("game %d: %+v", i+1, a)
		}
	}
}

// What a server has begun and not ended, the next one does, without being asked again.
func TestClosedBeforeItIsDone(t *testing.T) {
	g := newGate()
	h := open(t, by(g.judge))
	id := h.begun(people(2))
	h.finish(id)
	must(t, h.Analyse(t.Context(), id))
	<-g.begun
	h.analyst.cancel()
	close(g.open)
	h.reopen(by(count), func(c *Config) { c.Roles = []Role{RoleBots} })
	if a := h.analysis(id); a.State != AnalysisRunning && a.State != AnalysisWaiting {
		t.Fatalf("%+v", a)
	}
	h.reopen(func(c *Config) { c.Roles = nil })
	if a := h.settled(id); a.State != AnalysisDone {
		t.Errorf("%+v\n%s", a, h.log)
	}
}

// forgetful is a store that fails to keep analyses.
type forgetful struct{ store.Store }

func (forgetful) SetAnalysis(context.Context, string, []byte) error { return errDisk }

func TestFailedAnalysesCanBeAskedForAgain(t *testing.T) {
	h := open(t, by(func(game.State, []float32) { panic("no opinion") }))
	id := h.begun(people(2))
	h.finish(id)
	for range 2 {
		must(t, h.Analyse(t.Context(), id))
		if a := h.settled(id); a.State != AnalysisFailed || a.Report != nil {
			t.Fatalf("%+v", a)
		}
	}
	if h.look(id).Status != Over || !strings.Contains(h.log.String(), "no opinion") {
		t.Errorf("%v\n%s", h.look(id).Status, h.log)
	}
	h.reopen(by(count), func(c *Config) { c.Store = forgetful{c.Store} })
	must(t, h.Analyse(t.Context(), id))
	if a := h.settled(id); a.State != AnalysisFailed {
		t.Errorf("an analysis that could not be stored counts as done: %+v", a)
	}
	h.reopen(by(count))
	must(t, h.Analyse(t.Context(), id))
	if a := h.settled(id); a.State != AnalysisDone {
		t.Errorf("%+v", a)
	}
	// From an older program, or damaged: it can be made again.
	for _, stored := range []string{"", "report", "\x1f\x8b"} {
		h.reopen()
		must(t, h.conf.Store.SetAnalysis(t.Context(), string(id), []byte(stored)))
		if a := h.analysis(id); a.State != AnalysisNone {
			t.Errorf("%+v", a)
		}
	}
	must(t, h.Analyse(t.Context(), id))
	if a := h.settled(id); a.State != AnalysisDone {
		t.Errorf("%+v", a)
	}
}

func TestTooManyAnalyses(t *testing.T) {
	g := newGate()
	h := open(t, by(g.judge))
	id := h.begun(people(2))
	h.finish(id)
	must(t, h.Analyse(t.Context(), id))
	<-g.begun
	for n := 1; n < mostWaiting; n++ {
		must(t, h.analyst.ask(t.Context(), newID()))
	}
	wants(t, h.analyst.ask(t.Context(), newID()), ErrBusy)
	must(t, h.analyst.ask(t.Context(), id))
	h.analyst.cancel()
	close(g.open)
}

// A game requested just as the last one finishes finds one goroutine at work, or none, but never two.
func TestAskedWhileTheLastOneEnds(t *testing.T) {
	h := open(t, by(count))
	for range 2_000 {
		id := newID()
		must(t, h.analyst.ask(t.Context(), id)) // an id of no table, so it fails soon
		for {
			if about, _ := h.analyst.state(id); about.State == AnalysisFailed {
				break
			}
			runtime.Gosched()
		}
	}
}

// Somebody who sees that an analysis has failed can request it again at once, and it is made again.
func TestAskedAgainAsItEnds(t *testing.T) {
	const times = 500
	h := open(t, by(count))
	id := newID() // an id of no table
	for range times {
		must(t, h.analyst.ask(t.Context(), id))
		for {
			if about, _ := h.analyst.state(id); about.State == AnalysisFailed {
				break
			}
			runtime.Gosched()
		}
	}
	if n := strings.Count(h.log.String(), "cannot analyse game"); n != times {
		t.Errorf("asked for %d times, made %d times", times, n)
	}
}

// TestAnalysesOfALongHouse: only the latest reports are kept in memory, all are kept in the store.
func TestAnalysesOfALongHouse(t *testing.T) {
	h := open(t, by(count), func(c *Config) {
		spec := c.Analyst(nil)
		spec.Iterations = 2
		c.Analyst = func(game.Game) analysis.Spec { return spec }
	})
	var ids []ID
	for range mostRecent + 4 {
		id := h.begun(people(2))
		h.finish(id)
		ids = append(ids, id)
		must(t, h.Analyse(t.Context(), id))
	}
	for _, id := range ids {
		if a := h.settled(id); a.State != AnalysisDone {
			t.Errorf("%+v", a)
		}
	}
	if n := len(h.analyst.about); n != mostRecent {
		t.Errorf("%d reports in memory", n)
	}
	for _, id := range ids {
		if a := h.analysis(id); a.State != AnalysisDone {
			t.Errorf("%+v", a)
		}
	}
}

// TestAnalystGivesWay: while every worker thinks for a bot, the next decision of an analysis waits, but not for ever.
func TestAnalystGivesWay(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		h := open(t, by(count))
		defer h.shut()
		var turns []*turn
		for n := range h.conf.Workers {
			turn, err := h.bots.queue.enter(t.Context(), &Table{ID: ID(rune('a' + n))}, time.Second)
			must(t, err)
			turns = append(turns, turn)
		}
		began := time.Now()
		h.bots.queue.giveWay(t.Context())
		if waited := time.Since(began); waited != mostPatience*glimpse {
			t.Errorf("it waited for %v", waited)
		}
		h.bots.queue.leave(turns[0])
		began = time.Now()
		h.bots.queue.giveWay(t.Context())
		if waited := time.Since(began); waited != 0 {
			t.Errorf("a worker was free, yet it waited for %v", waited)
		}
	})
}

func TestLongGamesAreThoughtOverShorter(t *testing.T) {
	m := &game.Match{Record: &game.Record{Turns: make([]game.Turn, 100_000)}}
	if got := frugal(analysis.Spec{Iterations: 1000}, m).Iterations; got != 29 {
		t.Error(got)
	}
	m.Record.Turns = m.Record.Turns[:500]
	if got := frugal(analysis.Spec{Iterations: 1000}, m).Iterations; got != 1000 {
		t.Error(got)
	}
	if _, err := unpack([]byte("x"), sticks.Game); !errors.Is(err, analysis.ErrText) {
		t.Error(err)
	}
}

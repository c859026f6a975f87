package table

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"sync"

	"ennead/analysis"
	"ennead/game"
	"ennead/internal/bus"
	"ennead/internal/store"
)

// AnalysisState is how far the analysis of a game is.
type AnalysisState string

// The states of an analysis.
const (
	AnalysisNone    AnalysisState = "none" // nobody has asked for it, or the house was closed before it was done
	AnalysisWaiting AnalysisState = "waiting"
	AnalysisRunning AnalysisState = "running"
	AnalysisDone    AnalysisState = "done"
	AnalysisFailed  AnalysisState = "failed" // it can be asked for again
)

// Analysis is what is known of a finished game.
type Analysis struct {
	State       AnalysisState
	Done, Total int              // choices judged so far, while it is running
	Report      *analysis.Report // once it is done; not to be changed
}

// Analyse has a finished game analysed in the background, if that has not been done or begun. Each step is
// told on the bus by a hint with [bus.Hint.Analysis].
func (h *House) Analyse(ctx context.Context, id ID) error {
	t, err := h.finished(ctx, id)
	if err != nil {
		return err
	}
	a, err := h.analysis(ctx, t)
	if err != nil || a.State != AnalysisNone && a.State != AnalysisFailed {
		return err
	}
	return h.analyst.ask(id)
}

// Analysis tells how far the analysis of a game is, and what came of it.
func (h *House) Analysis(ctx context.Context, id ID) (Analysis, error) {
	t, err := h.Look(ctx, id)
	if err != nil {
		return Analysis{}, err
	}
	if t.Status != Over {
		return Analysis{State: AnalysisNone}, nil
	}
	return h.analysis(ctx, t)
}

// finished is a table whose game has come to its end: no other is ever analysed.
func (h *House) finished(ctx context.Context, id ID) (*Table, error) {
	t, err := h.Look(ctx, id)
	switch {
	case err != nil:
		return nil, err
	case t.Status == Frozen:
		return nil, ErrFrozen
	case t.Status != Over || !t.Match.Over():
		return nil, ErrNotOver
	case h.conf.Analyst == nil:
		return nil, ErrNoAnalyst
	}
	return t, nil
}

func (h *House) analysis(ctx context.Context, t *Table) (Analysis, error) {
	if a, ok := h.analyst.state(t.ID); ok {
		return a, nil
	}
	text, err := h.conf.Store.Analysis(ctx, string(t.ID))
	if errors.Is(err, store.ErrNotFound) {
		return Analysis{State: AnalysisNone}, nil
	}
	if err != nil {
		return Analysis{}, err
	}
	r, err := unpack(text, t.Match.Game)
	if errors.Is(err, analysis.ErrText) { // of an older program: it can be made again
		return Analysis{State: AnalysisNone}, nil
	}
	if err != nil {
		return Analysis{}, fmt.Errorf("analysis of table %s: %w", t.ID, err)
	}
	a := Analysis{State: AnalysisDone, Report: r}
	h.analyst.remember(t.ID, a)
	return a, nil
}

// analyst analyses games, one after the other. It has a goroutine while there is anything to do.
type analyst struct {
	house  *House
	ctx    context.Context
	cancel context.CancelFunc
	all    sync.WaitGroup

	mu     sync.Mutex
	queue  []ID            // the first is running
	works  bool            // somebody works off the queue
	about  map[ID]Analysis // what is waiting or running, and what was done or failed last
	recent []ID            // those of them that are done or failed, oldest first
	ended  bool
}

const (
	mostWaiting = 100
	mostRecent  = 16
)

func newAnalyst(h *House) *analyst {
	ctx, cancel := context.WithCancel(context.Background())
	return &analyst{house: h, ctx: ctx, cancel: cancel, about: map[ID]Analysis{}}
}

// close stops what is under way and waits for it.
func (a *analyst) close() {
	a.mu.Lock()
	a.ended = true
	a.mu.Unlock()
	a.cancel()
	a.all.Wait()
}

// ask puts a game in the queue.
func (a *analyst) ask(id ID) error {
	a.mu.Lock()
	defer a.mu.Unlock()
	switch {
	case a.ended, slices.Contains(a.queue, id):
		return nil
	case len(a.queue) >= mostWaiting:
		return ErrBusy
	}
	a.recent = slices.DeleteFunc(a.recent, func(other ID) bool { return other == id })
	a.queue = append(a.queue, id)
	a.about[id] = Analysis{State: AnalysisWaiting}
	if !a.works {
		a.works = true
		a.all.Go(a.work)
	}
	return nil
}

// state is what is known of a game in memory.
func (a *analyst) state(id ID) (Analysis, bool) {
	a.mu.Lock()
	defer a.mu.Unlock()
	about, ok := a.about[id]
	return about, ok
}

// remember keeps how an analysis ended, for a while.
func (a *analyst) remember(id ID, about Analysis) {
	a.mu.Lock()
	defer a.mu.Unlock()
	a.keep(id, about)
}

// keep is remember for who holds the lock.
func (a *analyst) keep(id ID, about Analysis) {
	a.about[id] = about
	if slices.Contains(a.recent, id) {
		return
	}
	a.recent = append(a.recent, id)
	if len(a.recent) > mostRecent {
		delete(a.about, a.recent[0])
		a.recent = slices.Delete(a.recent, 0, 1)
	}
}

// work analyses the games of the queue until there is none.
func (a *analyst) work() {
	for {
		a.mu.Lock()
		if len(a.queue) == 0 || a.ctx.Err() != nil {
			a.works = false
			a.mu.Unlock()
			return
		}
		id := a.queue[0]
		a.mu.Unlock()
		about := a.analyse(id)
		a.mu.Lock()
		a.queue = slices.Delete(a.queue, 0, 1) // who reads how it ended may ask again
		a.keep(id, about)
		a.mu.Unlock()
		a.hint(id)
	}
}

// analyse judges a game and stores what it finds.
func (a *analyst) analyse(id ID) Analysis {
	h := a.house
	var report *analysis.Report
	err := guarded(func() error {
		t, err := h.finished(a.ctx, id)
		if err != nil {
			return err
		}
		g := t.Match.Game
		report, err = analysis.Game(a.ctx, t.Match, frugal(h.conf.Analyst(g), t.Match), func(done, total int) { a.progress(id, done, total) })
		if err != nil {
			return err
		}
		text, err := pack(report, g)
		if err != nil {
			return err
		}
		return h.conf.Store.SetAnalysis(a.ctx, string(id), text)
	})
	if err != nil {
		if a.ctx.Err() == nil {
			h.conf.Log.Error("game cannot be analysed", "table", id, "error", err, "stack", stackOf(err))
		}
		return Analysis{State: AnalysisFailed}
	}
	return Analysis{State: AnalysisDone, Report: report}
}

// mostIterations bounds what the analysis of a game costs: the decisions of one with very many are thought over
// for a shorter time. Games as people play them have a few hundred.
const mostIterations = 3_000_000

func frugal(s analysis.Spec, m *game.Match) analysis.Spec {
	choices := 1
	for _, t := range m.Record.Turns {
		if beside, _ := game.BesideOf(m.State, t.Move); !beside && t.Seat != game.Nature && !t.Waived {
			choices++
		}
	}
	s.Iterations = max(min(s.Iterations, mostIterations/choices), 1)
	return s
}

// hints is how many hints an analysis gives on its way.
const hints = 25

// progress notes how far an analysis is, and gives way to bots that people wait for.
func (a *analyst) progress(id ID, done, total int) {
	a.mu.Lock()
	a.about[id] = Analysis{State: AnalysisRunning, Done: done, Total: total}
	a.mu.Unlock()
	if total > 0 && done*hints/total != (done-1)*hints/total || done == 0 {
		a.hint(id)
	}
	a.house.bots.queue.giveWay(a.ctx)
}

// hint tells whoever looks at the table that its analysis has gone on.
func (a *analyst) hint(id ID) {
	version, err := a.house.conf.Store.Version(a.ctx, string(id))
	if err != nil {
		return // the house is closing, or the store has gone: nobody looks any more
	}
	a.house.conf.Bus.Publish(bus.Hint{Table: string(id), Version: version, Analysis: true})
}

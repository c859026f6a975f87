package table

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"sync"

	"ennead/analysis"
	"ennead/game"
	"ennead/internal/bus"
	"ennead/internal/store"
)

// AnalysisState says how far the analysis of a game is.
type AnalysisState string

// The states of an analysis.
const (
	AnalysisNone    AnalysisState = "none" // nobody has asked for it
	AnalysisWaiting AnalysisState = "waiting"
	AnalysisRunning AnalysisState = "running"
	AnalysisDone    AnalysisState = "done"
	AnalysisFailed  AnalysisState = "failed" // it can be requested again
)

// Analysis is what is known about the analysis of a finished game.
type Analysis struct {
	State       AnalysisState
	Done, Total int              // choices analysed so far, while it is running
	Report      *analysis.Report // once it is done; must not be changed
}

// Analyse has a finished game analysed in the background, unless that has been done or begun. Each step is announced
// on the bus by a notice with [bus.Notice.Analysis].
func (h *House) Analyse(ctx context.Context, id ID) error {
	return h.analyse(ctx, id, func() error { return nil })
}

// AnalyseFor is like [House.Analyse] for a person, or empty for a visitor who is nobody yet: guests may ask for so many
// analyses a day only. What has been done, or begun, counts for nobody.
func (h *House) AnalyseFor(ctx context.Context, id ID, person PersonID) error {
	return h.analyse(ctx, id, func() error { return h.mayAnalyse(ctx, person) })
}

func (h *House) analyse(ctx context.Context, id ID, may func() error) error {
	t, err := h.finished(ctx, id)
	if err != nil {
		return err
	}
	a, err := h.analysis(ctx, t)
	if err != nil || a.State != AnalysisNone && a.State != AnalysisFailed {
		return err
	}
	if err := may(); err != nil {
		return err
	}
	return h.analyst.ask(ctx, id)
}

// Analysis returns the progress of a game's analysis, and its result.
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

// finished returns a table whose game is over: no other is ever analysed.
func (h *House) finished(ctx context.Context, id ID) (*Table, error) {
	t, err := h.Look(ctx, id)
	switch {
	case err != nil:
		return nil, err
	case t.Status == Frozen:
		return nil, ErrFrozen
	case t.Status != Over || !t.Match.Over() || t.Ended():
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
		return h.analysisElsewhere(ctx, t.ID)
	}
	if err != nil {
		return Analysis{}, err
	}
	r, err := unpack(text, t.Match.Game)
	if errors.Is(err, analysis.ErrText) { // from an older program: it can be made again
		return Analysis{State: AnalysisNone}, nil
	}
	if err != nil {
		return Analysis{}, fmt.Errorf("analysis of table %s: %w", t.ID, err)
	}
	a := Analysis{State: AnalysisDone, Report: r}
	h.analyst.remember(t.ID, a)
	return a, nil
}

// progress is the note of a job about how far the analysis is.
type progress struct {
	Done  int `json:"done"`
	Total int `json:"total"`
}

// analysisElsewhere returns how far an analysis is of which this server knows nothing.
func (h *House) analysisElsewhere(ctx context.Context, id ID) (Analysis, error) {
	job, err := h.conf.Store.Job(ctx, jobOf(analyseJob, id))
	if errors.Is(err, store.ErrNotFound) {
		return Analysis{State: AnalysisNone}, nil
	}
	if err != nil {
		return Analysis{}, err
	}
	if job.Note == nil {
		return Analysis{State: AnalysisWaiting}, nil
	}
	var p progress
	if err := json.Unmarshal(job.Note, &p); err != nil {
		return Analysis{}, fmt.Errorf("how far the analysis of table %s is: %w", id, err)
	}
	return Analysis{State: AnalysisRunning, Done: p.Done, Total: p.Total}, nil
}

// analyst analyses games one after another. It has a goroutine while there is anything to do.
type analyst struct {
	house  *House
	ctx    context.Context
	cancel context.CancelFunc
	all    sync.WaitGroup

	mu     sync.Mutex
	queue  []ID            // the first is running
	works  bool            // a goroutine is working through the queue
	about  map[ID]Analysis // games waiting or running, and those done or failed recently
	recent []ID            // those done or failed, oldest first
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

// close stops the analysis in progress and waits for it.
func (a *analyst) close() {
	a.mu.Lock()
	a.ended = true
	a.mu.Unlock()
	a.cancel()
	a.all.Wait()
}

// ask has a game analysed, by this server or another.
func (a *analyst) ask(ctx context.Context, id ID) error {
	if waits, full := a.waits(id); waits {
		return nil
	} else if full {
		return ErrBusy
	}
	job := store.Job{JobID: jobOf(analyseJob, id), Due: a.house.now().UnixMilli()}
	if err := a.house.conf.Store.PutJobs(ctx, job); err != nil {
		return err
	}
	a.add(id, mostWaiting)
	return nil
}

// waits reports whether a game is in the queue, and whether the queue has no room for another.
func (a *analyst) waits(id ID) (waits, full bool) {
	a.mu.Lock()
	defer a.mu.Unlock()
	return slices.Contains(a.queue, id), len(a.queue) >= mostWaiting
}

// takeUp analyses a game for which somebody has asked, unless others wait here: then a server with less to do may.
func (a *analyst) takeUp(id ID) { a.add(id, 1) }

// add adds a game to the queue, unless that many are in it.
func (a *analyst) add(id ID, most int) {
	a.mu.Lock()
	defer a.mu.Unlock()
	if a.ended || !a.house.does(RoleJobs) || len(a.queue) >= most || slices.Contains(a.queue, id) {
		return
	}
	a.recent = slices.DeleteFunc(a.recent, func(other ID) bool { return other == id })
	a.queue = append(a.queue, id)
	a.about[id] = Analysis{State: AnalysisWaiting}
	if !a.works {
		a.works = true
		a.all.Go(a.work)
	}
}

// state returns what is known about a game in memory.
func (a *analyst) state(id ID) (Analysis, bool) {
	a.mu.Lock()
	defer a.mu.Unlock()
	about, ok := a.about[id]
	return about, ok
}

// remember keeps the result of an analysis for a while.
func (a *analyst) remember(id ID, about Analysis) {
	a.mu.Lock()
	defer a.mu.Unlock()
	a.keep(id, about)
}

// keep is remember for callers that hold the lock.
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

// work analyses the games in the queue until it is empty.
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
		about := a.attempt(id)
		a.mu.Lock()
		a.queue = slices.Delete(a.queue, 0, 1) // a client that learns how it ended may ask again
		if about.State == AnalysisDone || about.State == AnalysisFailed {
			a.keep(id, about)
		} else {
			delete(a.about, id)
		}
		a.mu.Unlock()
		a.notify(id)
	}
}

// attempt analyses a game unless another server does, and ends the job; what has not ended, others take up.
func (a *analyst) attempt(id ID) Analysis {
	jobs, job := a.house.jobs, jobOf(analyseJob, id)
	claim, err := jobs.claim(job)
	if err != nil || !claim.Held {
		return Analysis{State: AnalysisWaiting}
	}
	about := a.analyse(id)
	if a.ctx.Err() != nil {
		return Analysis{State: AnalysisWaiting}
	}
	if about.State == AnalysisWaiting {
		jobs.leave(id)
		if err := jobs.release(job); err != nil {
			a.house.conf.Log.Error("cannot leave an analysis to others yet", "table", id, "error", err)
		}
		return about
	}
	if _, err := jobs.end(job, claim); err != nil {
		a.house.conf.Log.Error("cannot end an analysis", "table", id, "error", err)
	}
	return about
}

// analyse analyses a game and stores the result. Where its rules are not known it waits for another server.
func (a *analyst) analyse(id ID) Analysis {
	h := a.house
	var report *analysis.Report
	err := guarded(func() error {
		t, err := h.finished(a.ctx, id)
		if err != nil {
			return err
		}
		g := t.Match.Game
		report, err = analysis.Game(a.ctx, t.Match, frugal(h.conf.Analyst(g), t.Match),
			func(done, total int) { a.progress(id, done, total) })
		if err != nil {
			return err
		}
		text, err := pack(report, g)
		if err != nil {
			return err
		}
		return h.conf.Store.SetAnalysis(a.ctx, string(id), text)
	})
	if errors.Is(err, ErrElsewhere) {
		return Analysis{State: AnalysisWaiting}
	}
	if err != nil {
		if a.ctx.Err() == nil {
			h.conf.Log.Error("cannot analyse game", "table", id, "error", err, "stack", stackOf(err))
		}
		return Analysis{State: AnalysisFailed}
	}
	return Analysis{State: AnalysisDone, Report: report}
}

// mostIterations limits what the analysis of a game costs: if a game has very many decisions, each is searched for a
// shorter time. Games between people have a few hundred.
const mostIterations = 3_000_000

func frugal(s analysis.Spec, m *game.Match) analysis.Spec {
	choices := 1
	for _, t := range m.Record.Turns {
		if outOfTurn, _ := game.IsOutOfTurn(m.State, t.Move); !outOfTurn && t.Seat != game.Nature && !t.Waived {
			choices++
		}
	}
	s.Iterations = max(min(s.Iterations, mostIterations/choices), 1)
	return s
}

// notices is the number of notices sent during an analysis.
const notices = 25

// progress records how far an analysis is, and yields to bots that people are waiting for.
func (a *analyst) progress(id ID, done, total int) {
	a.mu.Lock()
	a.about[id] = Analysis{State: AnalysisRunning, Done: done, Total: total}
	a.mu.Unlock()
	if total > 0 && done*notices/total != (done-1)*notices/total || done == 0 {
		note, _ := json.Marshal(progress{done, total}) // never fails with numbers
		if err := a.house.conf.Store.NoteJob(a.ctx, jobOf(analyseJob, id), a.house.jobs.server, note); err != nil &&
			a.ctx.Err() == nil {
			a.house.conf.Log.Warn("other servers do not see how far an analysis is", "table", id, "error", err)
		}
		a.notify(id)
	}
	a.house.bots.queue.giveWay(a.ctx)
}

// notify announces the progress of an analysis to everybody looking at the table.
func (a *analyst) notify(id ID) {
	version, err := a.house.conf.Store.Version(a.ctx, string(id))
	if err != nil {
		return // the house is closing or the store is gone: nobody is looking any more
	}
	a.house.conf.Bus.Publish(bus.Notice{Table: string(id), Version: version, Analysis: true})
}

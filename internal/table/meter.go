package table

import (
	"context"
	"errors"
	"time"

	"ennead/game"
	"ennead/internal/store"
)

// Meter measures what the house does. It must not block. Nothing it is told says which table or person it was.
type Meter interface {
	// Changed says what became of a change, such as a move.
	Changed(Outcome)
	// Chose says how long it took from a choice to its being stored.
	Chose(by Kind, took time.Duration)
	// Loaded says how long it took to read a table from the store, and Replayed how long to replay its record.
	Loaded(took time.Duration)
	Replayed(game string, took time.Duration)
	// Thought says how long a bot of that level thought about one choice.
	Thought(level string, took time.Duration)
}

// Outcome is what became of a change.
type Outcome string

// Outcomes.
const (
	OutcomeStored   Outcome = "stored"
	OutcomeSame     Outcome = "same"     // there was nothing to change
	OutcomeConflict Outcome = "conflict" // somebody else was faster; it was tried again
	OutcomeStale    Outcome = "stale"    // it answered a question that is no longer asked
	OutcomeRefused  Outcome = "refused"  // by the rules, or by the house
	OutcomeFailed   Outcome = "failed"   // the store could not
)

// unmeasured is the Meter of a house that nobody measures.
type unmeasured struct{}

func (unmeasured) Changed(Outcome)                {}
func (unmeasured) Chose(Kind, time.Duration)      {}
func (unmeasured) Loaded(time.Duration)           {}
func (unmeasured) Replayed(string, time.Duration) {}
func (unmeasured) Thought(string, time.Duration)  {}

// outcomeOf returns what became of a change that ended so.
func outcomeOf(err error) Outcome {
	var refusal *game.Refusal
	var problem *Problem
	switch {
	case err == nil:
		return OutcomeStored
	case errors.Is(err, errSame):
		return OutcomeSame
	case errors.Is(err, store.ErrStale):
		return OutcomeConflict
	case errors.Is(err, ErrStale):
		return OutcomeStale
	case errors.As(err, &refusal), errors.As(err, &problem), errors.Is(err, errBroken),
		errors.Is(err, context.Canceled):
		return OutcomeRefused
	}
	return OutcomeFailed
}

// since returns how long something has taken that began at that moment.
func (h *House) since(began time.Time) time.Duration { return h.conf.Now().Sub(began) }

// Played is a game under a version of its rules.
type Played struct {
	Game  string
	Rules int
}

// Figures are how the house is at the moment.
type Figures struct {
	Tables            int            // in memory
	Rules             map[Played]int // how many of those are played under which rules
	Watched           int            // tables that somebody looks at
	Thinking, Waiting int            // bots
	Held              int            // jobs that this server works at
	Late              time.Duration  // for how long a job that nobody held had been due when it last looked; 0 for none
	Repaired          uint64         // lost notices that were made up for
	Lost              time.Duration  // for how long notices may have been lost; 0 if they arrive
	Offset            time.Duration  // how far the database's clock is ahead of the house's
	Measured          bool           // whether Offset is known
}

// Figures returns how the house is at the moment.
func (h *House) Figures() Figures {
	f := Figures{Rules: h.cache.rules()}
	for _, n := range f.Rules {
		f.Tables += n
	}
	f.Watched = h.watchers.count()
	f.Thinking, f.Waiting = h.bots.queue.count()
	f.Held, f.Late = h.jobs.figures()
	f.Repaired, f.Lost = h.repairer.figures()
	f.Offset, f.Measured = h.chronometer.last()
	return f
}

// rules counts the tables in memory by their rules.
func (c *cache) rules() map[Played]int {
	c.mu.Lock()
	defer c.mu.Unlock()
	all := map[Played]int{}
	for e := c.recent.Front(); e != nil; e = e.Next() {
		t := e.Value.(*kept).Table
		all[Played{t.Game, t.Rules}]++
	}
	return all
}

// count returns how many tables somebody looks at.
func (w *watchers) count() (n int) {
	w.mu.Lock()
	defer w.mu.Unlock()
	n = len(w.streams)
	for id := range w.seen {
		if w.streams[id] == 0 && w.looks(id) {
			n++
		}
	}
	return n
}

// count returns how many bots think, and how many wait for a worker.
func (q *queue) count() (thinking, waiting int) {
	q.mu.Lock()
	defer q.mu.Unlock()
	return q.busy, len(q.waiting)
}

package exam

import (
	"context"
	"errors"
	"fmt"
	"hash/fnv"
	"sync"

	"ennead/bot"
	"ennead/game"
)

// Candidate is a bot that is examined: its name, and a function that makes one for a position.
type Candidate struct {
	Name string
	New  func(g game.Game, seed uint64) bot.Bot
}

// Question is a position with the name under which its result is listed: a file, with the line if the file holds
// several positions.
type Question struct {
	File     string
	Position *Position
}

// Config describes an exam.
type Config struct {
	Questions  []Question
	Candidates []Candidate
	Seed       uint64
	Jobs       int // positions at the same time; at least 1
	// Progress is called with the number of answers so far, never concurrently. It may be nil.
	Progress func(done int)
}

// Result is the outcome of an exam, one entry for each candidate.
type Result struct {
	Bots []Marks `json:"bots"`
}

// Marks are what one bot did.
type Marks struct {
	Bot       string   `json:"bot"`
	Positions int      `json:"positions"`
	Solved    int      `json:"solved"`
	Failed    []string `json:"failed"` // the files of the positions that it did not solve; never nil
	Missed    []Miss   `json:"-"`      // the same with what it did
}

// Miss is a position that a bot did not solve.
type Miss struct {
	Question
	Line string // the moves of the bot, as an entry of a list
}

// ErrIllegal says that a bot chose an illegal move.
var ErrIllegal = errors.New("not a legal move")

// Hold asks every candidate every question. The result depends on the seed alone, not on the number of jobs or on which
// other questions are asked, unless a bot's budget is time. The error is a bot's, or the context's.
func Hold(ctx context.Context, c Config) (Result, error) {
	all := len(c.Questions)
	lines := make([]string, all*len(c.Candidates))
	solved := make([]bool, len(lines))
	ctx, stop := context.WithCancelCause(ctx)
	defer stop(nil)
	var mutex sync.Mutex
	next, done := 0, 0
	take := func() int {
		mutex.Lock()
		defer mutex.Unlock()
		next++
		return next - 1
	}
	var wait sync.WaitGroup
	for range max(c.Jobs, 1) {
		wait.Go(func() {
			for i := take(); i < len(lines) && ctx.Err() == nil; i = take() {
				one, q := c.Candidates[i/all], c.Questions[i%all]
				var err error
				lines[i], solved[i], err = q.Position.Ask(ctx, one.New(q.Position.game, q.Position.seed(c.Seed)))
				if err != nil {
					stop(fmt.Errorf("%s: %s: %w", q.File, one.Name, err))
					return
				}
				mutex.Lock()
				if done++; c.Progress != nil {
					c.Progress(done)
				}
				mutex.Unlock()
			}
		})
	}
	wait.Wait()
	if ctx.Err() != nil {
		return Result{}, context.Cause(ctx)
	}
	r := Result{Bots: []Marks{}}
	for k, one := range c.Candidates {
		m := Marks{Bot: one.Name, Positions: all, Failed: []string{}}
		for i, q := range c.Questions {
			if solved[k*all+i] {
				m.Solved++
				continue
			}
			m.Failed = append(m.Failed, q.File)
			m.Missed = append(m.Missed, Miss{q, lines[k*all+i]})
		}
		r.Bots = append(r.Bots, m)
	}
	return r, nil
}

// seed mixes the seed of an exam with the position.
func (p *Position) seed(exam uint64) uint64 {
	name := fnv.New64a()
	name.Write([]byte(p.Name))
	r := game.NewRand(exam ^ name.Sum64())
	return r.Uint64()
}

// Ask shows the bot what the seat sees and lets it move until the attempt is over. A choice among one move is made for
// it. Ask returns the moves, as an entry, and whether they solve the position.
func (p *Position) Ask(ctx context.Context, b bot.Bot) (line string, solved bool, err error) {
	a := p.Begin()
	for !a.Over() {
		moves := a.Moves()
		m := moves[0]
		if len(moves) > 1 {
			if m, err = b.Choose(ctx, a.View(), p.seat()); err != nil {
				return "", false, err
			}
		}
		if !a.Make(m) {
			return "", false, fmt.Errorf("%w: %s", ErrIllegal, p.game.Lexicon().Text(m))
		}
	}
	return a.Line(), a.Solved(), nil
}

package train

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"sync"

	"ennead/bot"
	"ennead/game"
	"ennead/internal/gamekit"
	"ennead/internal/weights"
)

// Trials. A fit to whole games mistakes correlation for cause: who owns much of anything wins for other reasons, too.
// In a trial the cause is drawn at random. At some choices of a game, seats try several lines of random moves. A quick
// bot plays each of them to the end. The weights are fitted to how the lines of one choice differ from each other, in
// what the seats have after it and in how the game then ends. A search evaluates after lines that are much like these.

// longestLine limits the random choices of a line. After them the turn is finished, or the stage in a game of stages,
// for a limited number of choices.
const (
	longestLine = 6
	mostTail    = 20
	mostStage   = 100
)

// tested is what the trials with one number of players have taught: one fit of all weights together.
type tested struct {
	Games int  `json:"games"`
	From  *fit `json:"from"`
	Fresh *fit `json:"fresh"` // from games that are not learnt from
}

// errTested is returned for a file that does not hold what was taught about these weights.
var errTested = errors.New("these are not the trials of this game")

// try lets seats try lines in the games of a round, and fits the weights to what came of them.
func (c *Course) try(ctx context.Context, n int, dir string, now weights.Tables) (weights.Tables, []Point, error) {
	evaluator := c.Kit.Fit.Evaluating(now)
	next := now.Copy()
	points := make([]Point, 0, len(c.Players))
	for _, players := range c.Players {
		t, err := c.test(ctx, Step{Round: n, Players: players}, dir, evaluator)
		if err != nil {
			return nil, nil, err
		}
		points = append(points, c.conclude(t, players, now, next))
	}
	return next, points, nil
}

// conclude fits the weights of one number of players, and moves next to them. It leaves them as they are if there are
// no lines to learn from, or none to measure it.
func (c *Course) conclude(t *tested, players int, now, next weights.Tables) Point {
	f, p := c.Kit.Fit, Point{Players: players, Games: t.Games, Samples: int(t.From.N)}
	if t.From.N == 0 || t.Fresh.N == 0 {
		return p
	}
	var present []float64
	for k := range f.Fits {
		present = append(present, set(now[players-2], k, f.Features)...)
	}
	precision := 0.0
	if c.Prior > 0 {
		precision = square(t.From.spread(present)) / square(c.Prior)
	}
	fitted := t.From.solve(c.Ridge, precision, present)
	p.Before, p.After = t.Fresh.spread(present), t.Fresh.spread(fitted)
	if f.Signed {
		keepSigns(fitted, present)
	}
	c.move(fitted, present)
	for k := range f.Fits {
		store(next[players-2], k, fitted[k*f.Features:][:f.Features])
	}
	return p
}

// test returns what the trials of a step taught. After every batch of games it keeps what they have taught so far in
// the folder, and goes on from there if it was interrupted.
func (c *Course) test(ctx context.Context, s Step, dir string, evaluator bot.Evaluator) (*tested, error) {
	path := filepath.Join(dir, "games", fmt.Sprintf("%d-trials.json", s.Players))
	size := c.Kit.Fit.Fits * c.Kit.Fit.Features
	t := &tested{From: newFit(size), Fresh: newFit(size)}
	text, err := os.ReadFile(path) //nolint:gosec // in the folder that the operator names
	switch {
	case errors.Is(err, os.ErrNotExist):
	case err != nil:
		return nil, err
	default:
		if err := json.Unmarshal(text, t); err != nil {
			return nil, fmt.Errorf("%s: %w", path, err)
		}
		if t.Games < 0 || !t.From.has(size) || !t.Fresh.has(size) {
			return nil, fmt.Errorf("%s: %w", path, errTested)
		}
	}
	for t.Games < c.Games {
		taught, err := c.batch(ctx, s, t.Games, min(batch, c.Games-t.Games), evaluator)
		if err != nil {
			return nil, err
		}
		for _, f := range taught { // in the order of the games, so that the sums are the same however many play at once
			if t.Games%fresh == 0 {
				t.Fresh.join(f)
			} else {
				t.From.join(f)
			}
			t.Games++
		}
		if text, err = json.Marshal(t); err != nil {
			return nil, err
		}
		if err := replace(path, text); err != nil {
			return nil, err
		}
	}
	return t, nil
}

// batch plays some games, and returns what the trials of each taught.
func (c *Course) batch(ctx context.Context, s Step, first, n int, evaluator bot.Evaluator) ([]*fit, error) {
	taught, errs := make([]*fit, n), make([]error, n)
	var wait sync.WaitGroup
	var done sync.Mutex
	played := first
	free := make(chan struct{}, max(c.Jobs, 1))
	for i := range n {
		wait.Go(func() {
			free <- struct{}{}
			defer func() { <-free }()
			taught[i], errs[i] = c.trial(ctx, s, first+i, evaluator)
			done.Lock()
			defer done.Unlock()
			played++
			c.progress(s, played, c.Games)
		})
	}
	wait.Wait()
	return taught, errors.Join(errs...)
}

// trial plays one game, in which seats try lines at some of their choices.
func (c *Course) trial(ctx context.Context, s Step, i int, evaluator bot.Evaluator) (*fit, error) {
	spec, err := bot.Parse(c.Bot)
	if err != nil {
		return nil, err
	}
	quick, err := bot.Parse(c.Playout)
	if err != nil {
		return nil, err
	}
	state, err := c.Kit.New(game.Setup{Players: s.Players})
	if err != nil {
		return nil, err
	}
	seed := c.seed(s, i)
	l := &trials{kit: c.Kit, rand: game.NewRand(seed), fit: newFit(c.Kit.Fit.Fits * c.Kit.Fit.Features)}
	l.line, l.view = state.Copy(), state.Copy()
	l.dice = game.NewDice(l.line)
	var players []bot.Bot
	for seat := range uint64(s.Players) {
		players = append(players, c.enter(spec, evaluator).New(seed+2*seat+1))
		l.quick = append(l.quick, quick.New(evaluator, seed+2*seat+2))
	}
	dice := game.NewDice(state)
	for state.Owing() != 0 {
		seat := state.Owing().First()
		if seat == game.Nature {
			state.Play(seat, dice.Roll(&l.rand), nil)
			continue
		}
		if l.moves = state.Moves(l.moves[:0], seat); len(l.moves) > 1 && float64(l.rand.Intn(grain)) < c.Share*grain {
			if err := l.try(ctx, state, c.Trials); err != nil {
				return nil, err
			}
		}
		m, err := l.choose(ctx, players, state, seat)
		if err != nil {
			return nil, err
		}
		state.Play(seat, m, nil)
	}
	return l.fit, nil
}

// trials are those of one game.
type trials struct {
	kit   *gamekit.Kit
	rand  game.Rand
	quick []bot.Bot // play the lines to the end, by seat
	fit   *fit

	line, view game.State
	dice       game.Dice // of the line
	moves      []game.Move
	rows       [][]float32 // what each seat but the last has after each line, less the mean of all seats
	gains      []float32   // and what it still scores, less that mean
}

// try tries that many lines from a state, and adds what they taught to the fit. The moves of Nature are drawn anew in
// each line.
func (l *trials) try(ctx context.Context, from game.State, lines int) error {
	l.rows, l.gains = l.rows[:0], l.gains[:0]
	for range lines {
		if err := ctx.Err(); err != nil {
			return err
		}
		l.line.CopyFrom(from)
		l.stroll()
		if l.line.Owing() == 0 {
			continue
		}
		sights := l.kit.Fit.Sights(l.line)
		if err := l.finish(ctx); err != nil {
			return err
		}
		l.note(sights)
	}
	l.compare(from.Seats() - 1)
	return nil
}

// stroll makes random choices, and finishes the turn or the stage, as a search does before it evaluates.
func (l *trials) stroll() {
	s, left := l.line, 1+l.rand.Intn(longestLine)
	turned, _ := s.(game.Turned)
	staged, _ := s.(game.Staged)
	stage := -1 // the stage with which the line ends
	last := s.Owing().First()
	for s.Owing() != 0 {
		seat := s.Owing().First()
		if seat == game.Nature {
			s.Play(seat, l.dice.Roll(&l.rand), nil)
			continue
		}
		switch {
		case left <= 0 && staged != nil:
			if n := staged.Stages(); stage < 0 {
				stage = n
			} else if n > stage || left <= -mostStage {
				return
			}
		case left <= 0 && (seat != last || left <= -mostTail || turned != nil && turned.Begins()):
			return
		}
		left--
		last = seat
		l.moves = s.Moves(l.moves[:0], seat)
		s.Play(seat, l.moves[l.rand.Intn(len(l.moves))], nil)
	}
}

// finish lets the quick bots play the line to the end.
func (l *trials) finish(ctx context.Context) error {
	s := l.line
	for s.Owing() != 0 {
		seat := s.Owing().First()
		if seat == game.Nature {
			s.Play(seat, l.dice.Roll(&l.rand), nil)
			continue
		}
		m, err := l.choose(ctx, l.quick, s, seat)
		if err != nil {
			return err
		}
		s.Play(seat, m, nil)
	}
	return nil
}

// choose asks the bot of a seat, which sees what the seat sees.
func (l *trials) choose(ctx context.Context, bots []bot.Bot, s game.State, seat game.Seat) (game.Move, error) {
	if l.moves = s.Moves(l.moves[:0], seat); len(l.moves) == 1 {
		return l.moves[0], nil
	}
	l.view.CopyFrom(s)
	l.view.Mask(seat)
	return bots[seat].Choose(ctx, l.view, seat)
}

// note adds a line that has ended. The last seat is left out: it has what the others lack.
func (l *trials) note(sights []gamekit.Sight) {
	f := l.kit.Fit
	size, share := f.Fits*f.Features, 1/float32(len(sights))
	mean, gained := make([]float32, size), float32(0)
	for seat, at := range sights {
		for k, x := range at.Features {
			mean[at.Fit*f.Features+k] += x * share
		}
		gained += (float32(l.line.Score(game.Seat(seat))) - at.Solid) * share
	}
	for seat, at := range sights[:len(sights)-1] {
		row := make([]float32, size)
		for k, m := range mean {
			row[k] = -m
		}
		for k, x := range at.Features {
			row[at.Fit*f.Features+k] += x
		}
		l.rows = append(l.rows, row)
		l.gains = append(l.gains, float32(l.line.Score(game.Seat(seat)))-at.Solid-gained)
	}
}

// compare adds to the fit how the lines of one choice differ from their mean, for each of so many seats.
func (l *trials) compare(seats int) {
	lines := len(l.rows) / seats
	for seat := range seats {
		at := func(line int) int { return line*seats + seat }
		center(lines, func(line int) *float32 { return &l.gains[at(line)] })
		for k := range l.fit.XY {
			center(lines, func(line int) *float32 { return &l.rows[at(line)][k] })
		}
		for line := range lines {
			l.fit.add(l.rows[at(line)], float64(l.gains[at(line)]))
		}
	}
}

package arena

import (
	"context"
	"errors"
	"fmt"
	"sync"
	"time"

	"ennead/bot"
	"ennead/game"
)

// Entrant is a bot that takes part: its name, and a function that makes one for a seat of a game.
type Entrant struct {
	Name string
	New  func(seed uint64) bot.Bot
	// Blind says that the bot picks at random from the list of legal moves without looking at anything else; the
	// arena then plays for it, without a view.
	Blind bool
}

// Enter returns the entrant that a spec describes.
func Enter(s bot.Spec, evaluator bot.Evaluator) Entrant {
	return Entrant{
		Name:  s.String(),
		New:   func(seed uint64) bot.Bot { return s.New(evaluator, seed) },
		Blind: s.Kind == bot.Random,
	}
}

// Config describes a series of games.
type Config struct {
	Game  game.Game
	Setup game.Setup
	Bots  []Entrant // starting with the first seat; repeated in the same order if there are more seats
	Games int
	Seed  uint64
	Jobs  int // games in parallel; at least 1
	// Silent keeps bots from negotiating outside the turn order, see [bot.Negotiator].
	Silent bool

	// Progress is called with the number of finished games; Record is called with each game's index, counted from 0,
	// and its record, in the order in which games end. Both may be nil; they are never called concurrently.
	Progress func(done int)
	Record   func(i int, r *game.Record) error
}

// Errors of a series.
var (
	// ErrConfig is wrapped by every error in the configuration.
	ErrConfig = errors.New("these games cannot be played")
	// ErrIllegal says that a bot chose an illegal move.
	ErrIllegal = errors.New("not a legal move")
	// ErrEndless says that a game did not end.
	ErrEndless = errors.New("the game does not end")
)

// Run plays the series. The error is that of the first game that failed, or the context's.
func Run(ctx context.Context, c Config) (Result, error) {
	began := time.Now()
	s, err := play(ctx, c)
	if err != nil {
		return Result{}, err
	}
	return s.result(time.Since(began)), nil
}

// play plays a series to its end.
func play(ctx context.Context, c Config) (*series, error) {
	s, err := newSeries(c)
	if err != nil {
		return nil, err
	}
	ctx, stop := context.WithCancel(ctx)
	defer stop()
	var wait sync.WaitGroup
	for range min(max(c.Jobs, 1), c.Games) {
		wait.Go(func() {
			if s.work(ctx) != nil {
				stop()
			}
		})
	}
	wait.Wait()
	return s, s.err
}

// series is a configuration while it is being played.
type series struct {
	Config
	start  game.State
	seats  []game.Seat // those that have choices to make
	places []int       // which bot sits at each seat, before rotation
	period int         // rotations until the seating repeats

	mutex  sync.Mutex
	next   int
	done   int
	err    error
	failed int // index of the game that err is about
	games  []outcome
}

func newSeries(c Config) (*series, error) {
	bad := func(format string, args ...any) (*series, error) {
		return nil, fmt.Errorf("%w: %s", ErrConfig, fmt.Sprintf(format, args...))
	}
	start, err := c.Game.New(c.Setup)
	if err != nil {
		return bad("%v", err)
	}
	s := &series{Config: c, start: start, games: make([]outcome, max(c.Games, 0))}
	for seat := range game.Seat(start.Seats()) {
		if !start.Automata().Has(seat) {
			s.seats = append(s.seats, seat)
			s.places = append(s.places, len(s.places)%max(len(c.Bots), 1))
		}
	}
	switch {
	case len(c.Bots) == 0:
		return bad("there is no bot")
	case len(c.Bots) > len(s.seats):
		return bad("there are %d bots and %d seats", len(c.Bots), len(s.seats))
	case c.Games < 1:
		return bad("%d is not a number of games", c.Games)
	}
	s.period = period(s.places)
	return s, nil
}

// period returns the smallest rotation that changes nothing.
func period(places []int) int {
	for p := 1; p < len(places); p++ {
		same := true
		for i := range places {
			same = same && places[i] == places[(i+p)%len(places)]
		}
		if same {
			return p
		}
	}
	return len(places)
}

// at returns the bot at the k-th seat of a game.
func (s *series) at(index, k int) int { return s.places[(k+index%s.period)%len(s.places)] }

// work plays games until none is left, and returns an error as soon as any game has failed.
func (s *series) work(ctx context.Context) error {
	p := newPlayer(s)
	for {
		s.mutex.Lock()
		index, err := s.next, s.err
		s.next++
		s.mutex.Unlock()
		if err != nil || index >= s.Games {
			return err
		}
		o, record, err := p.game(ctx, index)
		if err = s.note(index, o, record, err); err != nil {
			return err
		}
	}
}

// note stores the outcome of a game.
func (s *series) note(index int, o outcome, record *game.Record, err error) error {
	s.mutex.Lock()
	defer s.mutex.Unlock()
	if err == nil && s.Record != nil && s.err == nil {
		err = s.Record(index, record)
	}
	if err != nil {
		// When one game fails the others are cancelled: that is not their error.
		if s.err == nil || index < s.failed && !errors.Is(err, context.Canceled) {
			s.err, s.failed = fmt.Errorf("game %d: %w", index+1, err), index
		}
		return s.err
	}
	s.games[index] = o
	s.done++
	if s.Progress != nil {
		s.Progress(s.done)
	}
	return nil
}

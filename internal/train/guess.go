package train

import (
	"bytes"
	"cmp"
	"compress/gzip"
	"context"
	"encoding/gob"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"sync"
	"sync/atomic"

	"ennead/arena"
	"ennead/bot"
	"ennead/game"
	"ennead/internal/network"
)

// Guessed is what a round brought to a network that guesses moves. Before and After are how much it misses the shares
// of the searches in games that it has not learnt from, in nats; Same is how often it then agrees with them.
type Guessed struct {
	Round   int     `json:"round"`
	Choices int     `json:"choices"`
	Before  float64 `json:"before"`
	After   float64 `json:"after"`
	Same    float64 `json:"same"`
	Matches []Duel  `json:"matches,omitempty"`
	Kept    bool    `json:"kept"`
}

// Duel is a match with one number of players.
type Duel struct {
	Players int `json:"players"`
	Match
}

// Guess runs a course that teaches a network, until it has that many rounds, and returns the network that it kept. In
// each round bots that follow the present network play games, the network learns to guess what their searches looked
// at, and it is kept if it wins at least its share against the one before.
func (c *Course) Guess(ctx context.Context, rounds int) (*network.Network, error) {
	if err := c.Check(c.Kit); err != nil {
		return nil, err
	}
	if err := c.open(); err != nil {
		return nil, err
	}
	var now *network.Network // nil before anything has been learnt
	if c.Kit.Network != nil {
		now = c.Kit.Network()
	}
	for n := 1; n <= rounds; n++ {
		g, next, err := c.guessed(ctx, n, now)
		if err != nil {
			return nil, err
		}
		if now = next; c.Guesses != nil {
			c.Guesses(g)
		}
	}
	return now, nil
}

// guessed runs one round, or reads what an earlier run made of it. It returns the network that is kept.
func (c *Course) guessed(ctx context.Context, n int, now *network.Network) (
	g Guessed, kept *network.Network, err error,
) {
	dir := filepath.Join(c.Dir, fmt.Sprintf("round-%03d", n))
	table := filepath.Join(dir, "network.bin")
	if done, err := brought(dir, &g); err != nil || done && !g.Kept {
		return g, now, err
	} else if done {
		file, err := os.ReadFile(table) //nolint:gosec // the operator names the folder
		if err != nil {
			return g, nil, err
		}
		kept = network.New(c.Kit.Game, c.Kit.Observer)
		return g, kept, kept.Read(file)
	}
	next, g, err := c.teach(ctx, n, filepath.Join(dir, "games"), now)
	if err != nil {
		return g, nil, err
	}
	if err := c.judge(ctx, &g, now, next); err != nil {
		return g, nil, err
	}
	if kept = now; g.Kept {
		kept = next
	}
	return g, kept, c.finish(dir, table, next, g)
}

// teach plays the games of a round, and returns a network that has learnt from them.
func (c *Course) teach(ctx context.Context, n int, dir string, now *network.Network) (
	next *network.Network, g Guessed, err error,
) {
	var from, held []network.Choice
	for _, players := range c.Players {
		i := 0
		err := c.searches(ctx, Step{Round: n, Players: players}, dir, now, func(of []network.Choice) {
			if i++; i%fresh == 0 {
				held = append(held, of...)
			} else {
				from = append(from, of...)
			}
		})
		if err != nil {
			return nil, g, err
		}
	}
	next = network.New(c.Kit.Game, c.Kit.Observer)
	if now != nil {
		next = now.Copy()
	}
	g = Guessed{Round: n, Choices: len(from)}
	g.Before, _ = next.Missed(held)
	next.Learn(from, c.Times, c.seed(Step{Round: n}, 0))
	next.Round()
	g.After, g.Same = next.Missed(held)
	return next, g, nil
}

// searches passes on the choices of each game of a step. It plays the games that the folder does not have yet.
func (c *Course) searches(
	ctx context.Context, s Step, dir string, now *network.Network, see func([]network.Choice),
) error {
	if err := os.MkdirAll(dir, 0o750); err != nil {
		return err
	}
	for first := 0; first < c.Games; first += batch {
		n := min(batch, c.Games-first)
		path := filepath.Join(dir, fmt.Sprintf("%d-%06d.gob.gz", s.Players, first))
		all, err := c.stored(path)
		if errors.Is(err, os.ErrNotExist) {
			if all, err = c.searched(ctx, s, first, n, now); err == nil {
				err = keep(path, all)
			}
		}
		if err != nil {
			return err
		}
		for _, of := range all {
			see(of)
		}
	}
	return nil
}

// searched plays a batch of games, and returns the choices of each.
func (c *Course) searched(ctx context.Context, s Step, first, n int, now *network.Network) ([][]network.Choice, error) {
	spec, err := bot.Parse(c.Bot)
	if err != nil {
		return nil, err
	}
	all, errs := make([][]network.Choice, n), make([]error, n)
	var wait sync.WaitGroup
	var next, done atomic.Int32
	var mutex sync.Mutex // of Progress
	for range min(max(c.Jobs, 1), n) {
		wait.Go(func() {
			for i := int(next.Add(1)) - 1; i < n; i = int(next.Add(1)) - 1 {
				if errs[i] = c.note(ctx, s, first+i, now, spec, &all[i]); errs[i] != nil {
					continue
				}
				mutex.Lock()
				c.progress(s, first+int(done.Add(1)), c.Games)
				mutex.Unlock()
			}
		})
	}
	wait.Wait()
	return all, errors.Join(errs...)
}

// note plays one game, and notes its choices.
func (c *Course) note(
	ctx context.Context, s Step, at int, now *network.Network, spec bot.Spec, into *[]network.Choice,
) error {
	e := c.stray(arena.Entrant{Name: c.Bot, New: func(seed uint64) bot.Bot {
		return &noting{Explainer: c.follower(spec, now, seed), observer: c.Kit.Observer, into: into}
	}})
	_, err := arena.Run(ctx, arena.Config{
		Game: c.Kit.Game, Setup: game.Setup{Players: s.Players}, Games: 1, Seed: c.seed(s, at), Silent: true,
		Bots: []arena.Entrant{e},
	})
	return err
}

// follower returns the bot of the course, which follows that network.
func (c *Course) follower(spec bot.Spec, n *network.Network, seed uint64) bot.Explainer {
	var prior func() bot.Prior
	if n != nil {
		prior = n.Prior
	}
	return spec.Guided(c.Kit.Evaluator, prior, seed).(bot.Explainer) //nolint:forcetypeassert // see Check
}

// noting is a bot whose choices are noted.
type noting struct {
	bot.Explainer
	observer game.Observer
	into     *[]network.Choice
}

func (b *noting) Choose(ctx context.Context, view game.State, seat game.Seat) (game.Move, error) {
	m, err := b.Explainer.Choose(ctx, view, seat)
	if err != nil {
		return m, err
	}
	var moves []game.Move
	var shares []float32
	visits := 0
	for _, o := range b.Considered() {
		moves, shares, visits = append(moves, o.Move), append(shares, float32(o.Visits)), visits+o.Visits
	}
	if visits > 0 {
		for i := range shares {
			shares[i] /= float32(visits)
		}
		*b.into = append(*b.into, network.NewChoice(b.observer, view, seat, moves, shares))
	}
	return m, nil
}

// judge lets one seat with the new network play against others with the one before, and decides whether it is kept.
func (c *Course) judge(ctx context.Context, g *Guessed, now, next *network.Network) error {
	g.Kept = true
	if c.Match == 0 {
		return nil
	}
	shares := 0.0
	for _, players := range c.Players {
		if players < 2 {
			continue
		}
		m, err := c.Duel(ctx, Step{Round: g.Round, Players: players, Match: true}, c.Match, next, now)
		if err != nil {
			return err
		}
		g.Matches = append(g.Matches, Duel{players, m})
		shares += m.Wins*float64(players) - 1
	}
	g.Kept = shares >= 0
	return nil
}

// Duel lets one seat that follows the network ours play against others that follow theirs.
func (c *Course) Duel(ctx context.Context, s Step, games int, ours, theirs *network.Network) (Match, error) {
	spec, err := bot.Parse(c.Bot)
	if err != nil {
		return Match{}, err
	}
	enter := func(n *network.Network) arena.Entrant {
		return arena.Entrant{Name: c.Bot, New: func(seed uint64) bot.Bot { return c.follower(spec, n, seed) }}
	}
	return c.match(ctx, s, games, enter(ours), enter(theirs))
}

// stored reads the choices of a batch. They must be choices of this game.
func (c *Course) stored(path string) ([][]network.Choice, error) {
	f, err := os.Open(path) //nolint:gosec // in the folder that the operator names
	if err != nil {
		return nil, err
	}
	defer f.Close()
	bad := func(err error) ([][]network.Choice, error) { return nil, fmt.Errorf("%s: %w", path, err) }
	packed, err := gzip.NewReader(f)
	if err != nil {
		return bad(err)
	}
	var all [][]network.Choice
	if err := gob.NewDecoder(packed).Decode(&all); err != nil {
		return bad(err)
	}
	// Only at its end does the packed file say that it is whole.
	if n, err := packed.Read(make([]byte, 1)); n > 0 || !errors.Is(err, io.EOF) {
		return bad(cmp.Or(err, errors.New("something follows the choices")))
	}
	for _, of := range all {
		for _, choice := range of {
			if err := choice.Check(c.Kit.Observer); err != nil {
				return bad(err)
			}
		}
	}
	return all, nil
}

// keep writes the choices of a batch.
func keep(path string, all [][]network.Choice) error {
	var b bytes.Buffer
	packed := gzip.NewWriter(&b)
	if err := cmp.Or(gob.NewEncoder(packed).Encode(all), packed.Close()); err != nil {
		return err
	}
	return replace(path, b.Bytes())
}

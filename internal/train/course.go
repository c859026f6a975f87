// Package train learns the weights of an evaluator from games that bots play with themselves.
//
// A course has rounds. In each, bots with the present weights play games; the weights are fitted to how these games
// went on, or to lines that are tried in them; and the new weights play against the old ones. They are kept for each
// number of players with which they won at least their share. Every step is a file in the folder of the course. So a
// course that was interrupted goes on where it was, and the same settings teach the same weights.
package train

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"slices"

	"ennead/bot"
	"ennead/internal/gamekit"
	"ennead/internal/weights"
)

// Settings decide what is learnt.
type Settings struct {
	Game    string  `json:"game"`
	Bot     string  `json:"bot"`     // plays at every seat
	Players []int   `json:"players"` // the numbers of players that games are played with
	Games   int     `json:"games"`   // games for each number of players in a round
	Match   int     `json:"match"`   // games of the new weights against the old ones; 0 to keep all
	Seed    uint64  `json:"seed"`
	Stray   float64 `json:"stray"`  // share of the choices made at random, so that the fit also sees what is avoided
	Lambda  float64 `json:"lambda"` // weight of what comes later in a game against what its next moment promises
	Ridge   float64 `json:"ridge"`  // how strongly weights are shrunk towards the present ones
	Own     float64 `json:"own"`    // how strongly those of one number of players are shrunk towards those of all
	Prior   float64 `json:"prior"`  // how far, in points, weights are believed to be from present ones; 0 for anywhere
	Part    float64 `json:"part"`   // share of the way from the present weights to the fitted ones
	Most    float64 `json:"most"`   // maximum change of a weight in a round; 0 for no limit

	// Trials is how many lines are tried of a choice. Above 0 the weights are fitted to these instead of whole games,
	// and Lambda and Own are zero.
	Trials  int     `json:"trials,omitempty"`
	Share   float64 `json:"share,omitempty"`   // of the choices of which lines are tried
	Playout string  `json:"playout,omitempty"` // the bot that plays the lines to the end

	// Times is how often a network learns from each choice. Above 0 a course teaches a network instead of weights, and
	// the settings from Lambda to Most are zero.
	Times int `json:"times,omitempty"`
}

// ErrSettings is wrapped by every error in the settings of a course.
var ErrSettings = errors.New("no course can have these settings")

// ErrOther says that the folder belongs to a course with other settings.
var ErrOther = errors.New("the folder belongs to a course with other settings")

// Course is a course of training.
type Course struct {
	Settings
	Kit  *gamekit.Kit
	Dir  string
	Jobs int  // games in parallel
	Keep bool // keep the games that were learnt from, in the folder games of each round

	// Progress is called with what is done of the games of a step. It may be nil.
	Progress func(step Step, done, all int)
	// Guesses is called after each round of a course that teaches a network. It may be nil.
	Guesses func(Guessed)
	// Learnt is called after each round, also after those that an earlier run finished. It may be nil.
	Learnt func(Round)
}

// Step is a part of a round.
type Step struct {
	Round, Players int
	Match          bool // new weights play against old ones; otherwise games are played to learn from
}

// Round is what a round brought: a point of the curve for each number of players.
type Round struct {
	Round  int     `json:"round"`
	Points []Point `json:"points"`
}

// Point is what a round brought for one number of players. Before and After are how many points the expectations miss
// what they are fitted to, as root mean squares over those games that the fit has not seen.
type Point struct {
	Players int     `json:"players"`
	Games   int     `json:"games"`
	Samples int     `json:"samples"`
	Before  float64 `json:"before"`
	After   float64 `json:"after"`
	Match   *Match  `json:"match,omitempty"`
	Kept    bool    `json:"kept"`
}

// Match is how one seat with new weights fared against old ones at all others: its share of the victories with the 95 %
// interval, and by how many points it was ahead of the mean of the others.
type Match struct {
	Games  int        `json:"games"`
	Wins   float64    `json:"wins"`
	CI95   [2]float64 `json:"ci95"`
	Margin float64    `json:"margin"`
}

// Check returns what is wrong with the settings, wrapping [ErrSettings].
func (s Settings) Check(k *gamekit.Kit) error {
	bad := func(format string, args ...any) error {
		return fmt.Errorf("%w: %s", ErrSettings, fmt.Sprintf(format, args...))
	}
	spec, err := bot.Parse(s.Bot)
	if err != nil {
		return bad("%v", err)
	}
	if s.Trials > 0 {
		if quick, err := bot.Parse(s.Playout); err != nil {
			return bad("%v", err)
		} else if quick.Time > 0 {
			return bad("%s thinks for a time, so a course with it cannot be repeated", s.Playout)
		}
	}
	from, to, err := s.numbers(k)
	switch {
	case err != nil:
		return err
	case s.Times > 0 && spec.Kind != bot.MCTS:
		return bad("%s does not search, and a network learns from searches", s.Bot)
	case s.Times > 0 && spec.Tuning.Prior == 0:
		return bad("%s does not follow the network", s.Bot)
	}
	for i, n := range s.Players {
		if n < from || n > to || slices.Contains(s.Players[:i], n) {
			return bad("%d players", n)
		}
	}
	share := func(x float64) bool { return x >= 0 && x <= 1 }
	switch {
	case spec.Time > 0:
		return bad("%s thinks for a time, so a course with it cannot be repeated", s.Bot)
	case len(s.Players) == 0:
		return bad("no number of players")
	case s.Games < fresh || s.Games > most:
		return bad("%d games, not %d to %d", s.Games, fresh, most)
	case s.Match < 0 || s.Match > most:
		return bad("a match of %d games", s.Match)
	case s.Trials < 0 || s.Trials == 1 || s.Trials > mostTrials:
		return bad("%d lines of a choice, not 2 to %d", s.Trials, mostTrials)
	case s.Trials > 0 && s.Times > 0:
		return bad("a network does not learn from lines that are tried")
	case s.Trials > 0 && (!(s.Share > 0) || !share(s.Share)):
		return bad("lines are tried of a share of the choices, above 0 and up to 1")
	case !share(s.Stray), !share(s.Lambda), !share(s.Part), !(s.Ridge >= 0), !(s.Own >= 0), !(s.Prior >= 0),
		!(s.Most >= 0):
		return bad("stray, lambda and part are from 0 to 1, ridge, own, prior and most not negative")
	}
	return nil
}

// All returns all numbers of players that a course may have.
func (s Settings) All(k *gamekit.Kit) (list []int) {
	from, to, err := s.numbers(k)
	if err != nil {
		return nil
	}
	for n := from; n <= to; n++ {
		list = append(list, n)
	}
	return list
}

// numbers returns the numbers of players that a course may have.
func (s Settings) numbers(k *gamekit.Kit) (from, to int, err error) {
	switch {
	case s.Times < 0 || s.Times > maxTimes:
		return 0, 0, fmt.Errorf("%w: each choice is learnt from %d times, not 1 to %d", ErrSettings, s.Times, maxTimes)
	case s.Times == 0 && k.Fit == nil:
		return 0, 0, fmt.Errorf("%w: the evaluator of %s has no weights to learn", ErrSettings, k.ID())
	case s.Times > 0 && k.Observer == nil:
		return 0, 0, fmt.Errorf("%w: %s has no observations to learn from", ErrSettings, k.ID())
	case s.Times > 0:
		from, to = k.Players()
		return from, to, nil
	}
	tables, _ := k.Fit.New()
	return 2, len(tables) + 1, nil
}

const (
	fresh    = 10      // one game in so many is not learnt from, but measures what has been learnt
	most     = 1000000 // games of one step
	maxTimes = 100

	mostTrials = 1000
)

// Run runs a course until it has that many rounds, and returns the weights that it kept.
func (c *Course) Run(ctx context.Context, rounds int) (weights.Tables, error) {
	if err := c.Check(c.Kit); err != nil {
		return nil, err
	}
	if err := c.open(); err != nil {
		return nil, err
	}
	now, _ := c.Kit.Fit.New()
	for n := 1; n <= rounds; n++ {
		r, err := c.round(ctx, n, now)
		if err != nil {
			return nil, err
		}
		if c.Learnt != nil {
			c.Learnt(r)
		}
	}
	return now, nil
}

// open makes the folder, or checks that it belongs to a course with these settings.
func (c *Course) open() error {
	if err := os.MkdirAll(c.Dir, 0o750); err != nil {
		return err
	}
	ours, err := json.MarshalIndent(c.Settings, "", "  ")
	if err != nil {
		return err
	}
	ours = append(ours, '\n')
	path := filepath.Join(c.Dir, "settings.json")
	theirs, err := os.ReadFile(path) //nolint:gosec // the operator names the folder
	switch {
	case errors.Is(err, os.ErrNotExist):
		return replace(path, ours)
	case err == nil && !bytes.Equal(ours, theirs):
		return fmt.Errorf("%w: %s", ErrOther, path)
	}
	return err
}

// round runs one round, or reads what an earlier run made of it. It moves the weights to those that are kept.
func (c *Course) round(ctx context.Context, n int, now weights.Tables) (Round, error) {
	var r Round
	dir := filepath.Join(c.Dir, fmt.Sprintf("round-%03d", n))
	table := filepath.Join(dir, "weights.json")
	if done, err := brought(dir, &r); err != nil {
		return r, err
	} else if done {
		kept, err := os.ReadFile(table) //nolint:gosec // the operator names the folder
		if err != nil {
			return r, err
		}
		return r, now.Read(kept)
	}
	learn := c.learn
	if c.Trials > 0 {
		learn = c.try
	}
	next, points, err := learn(ctx, n, dir, now)
	if err != nil {
		return r, err
	}
	for i := range points {
		if err := c.compare(ctx, n, &points[i], now, next); err != nil {
			return r, err
		}
	}
	for _, p := range points {
		if p.Kept {
			for set, weights := range next[p.Players-2] {
				copy(now[p.Players-2][set], weights)
			}
		}
	}
	r = Round{Round: n, Points: points}
	return r, c.finish(dir, table, now, r)
}

// finish writes what a round has learnt and what it brought, and then tidies its games away.
func (c *Course) finish(dir, path string, learnt interface{ Write(io.Writer) error }, brought any) error {
	var file bytes.Buffer
	if err := learnt.Write(&file); err != nil {
		return err
	}
	if err := replace(path, file.Bytes()); err != nil {
		return err
	}
	text, err := json.MarshalIndent(brought, "", "  ")
	if err != nil {
		return err
	}
	if err := replace(filepath.Join(dir, result), append(text, '\n')); err != nil || c.Keep {
		return err
	}
	return os.RemoveAll(filepath.Join(dir, "games"))
}

// brought reads what an earlier run made of a round, and reports whether there is anything.
func brought(dir string, into any) (bool, error) {
	path := filepath.Join(dir, result)
	text, err := os.ReadFile(path) //nolint:gosec // the operator names the folder
	if err != nil {
		return false, nil //nolint:nilerr // the round has not ended
	}
	if err := json.Unmarshal(text, into); err != nil {
		return false, fmt.Errorf("%s: %w", path, err)
	}
	return true, nil
}

// result is the file of a round that says what it brought.
const result = "round.json"

// learn plays the games of a round and fits the weights to them.
func (c *Course) learn(ctx context.Context, n int, dir string, now weights.Tables) (weights.Tables, []Point, error) {
	evaluator := c.Kit.Fit.Evaluating(now)
	all := map[int]*lesson{}
	points := make([]Point, 0, len(c.Players))
	for _, players := range c.Players {
		records, err := c.games(ctx, Step{Round: n, Players: players}, filepath.Join(dir, "games"), evaluator)
		if err != nil {
			return nil, nil, err
		}
		l := newLesson(c.Kit, evaluator, c.Lambda)
		for i, r := range records {
			if err := l.add(r, i%fresh == 0); err != nil {
				return nil, nil, err
			}
		}
		all[players] = l
		points = append(points, Point{Players: players, Games: len(records)})
	}
	next := now.Copy()
	for i := range points {
		p := &points[i]
		p.Samples, p.Before, p.After = c.fit(all, p.Players, now, next)
	}
	return next, points, nil
}

// replace writes a file as a whole: nobody finds half of it, even if the program ends meanwhile.
func replace(path string, text []byte) error {
	if err := os.MkdirAll(filepath.Dir(path), 0o750); err != nil {
		return err
	}
	if err := os.WriteFile(path+".part", text, 0o600); err != nil {
		return err
	}
	return os.Rename(path+".part", path)
}

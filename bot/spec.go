package bot

import (
	"errors"
	"strconv"
	"strings"
	"time"

	"ennead/game"
)

// Kind is a family of bots.
type Kind uint8

// The families.
const (
	Random Kind = iota
	Greedy
	MCTS
)

// Spec says which bot to make. It is comparable, and [Spec.String] is its name everywhere. The fields after Kind
// apply only to [MCTS]. Iterations or Time is set, or both: whichever is reached first ends the search.
type Spec struct {
	Kind       Kind
	Iterations int           // per choice and tree
	Time       time.Duration // per choice
	Trees      int           // independent trees, one core each; at least 1
	Tuning     Tuning
}

// Tuning holds the settings of the search. [Defaults] are seldom worth changing.
type Tuning struct {
	Depth   int     // random choices played below the tree, plus the rest of the turn, before the evaluator evaluates
	History int     // random play takes the best of this many moves, by their mean reward so far; 1 is uniformly random
	Explore float64 // weight of moves that were tried little
	Rank    float64 // weight of the seat's rank in the reward; the rest is the margin
	Mean    float64 // weight of the mean of the others in the margin; the rest is the best of them
	Turns   int     // how many turns, of any seat, the search looks ahead; 0 for no limit
	Ending  int     // states for each iteration that may be looked at to go through all lines to the end of the game
	Points  float64 // weight of the points that a seat has now in its estimate; the rest is what the evaluator expects
	Mix     float64 // of the chance to win, by which a secret choice may be worse than the best and still be drawn
	Prior   float64 // weight of the prior, if the bot has one; 0 for a search without it
}

// Defaults are the settings found best by experiment, at equal time: with an evaluator that knows its game, short
// rollouts beat long ones. Without such an evaluator try depth=20, or depth=1000 to play to the end.
var Defaults = Tuning{Depth: 4, History: 3, Explore: 0.4, Rank: 0.3, Mean: 0, Ending: 8, Mix: 0.05, Prior: 1}

// ErrSpec is wrapped by every error in the text of a spec.
var ErrSpec = errors.New("unknown bot")

// Limits on what a spec may ask for.
const (
	maxIterations = 10_000_000
	maxTime       = time.Hour
	maxTrees      = 64
	maxDepth      = 1000
	maxTurns      = 100
	maxHistory    = 100
	maxEnding     = 1000
)

// Parse reads a spec or the name of a level.
func Parse(text string) (Spec, error) {
	for _, level := range Levels {
		if text == level.Name {
			return level.Spec, nil
		}
	}
	kind, budget, given := strings.Cut(text, ":")
	switch {
	case text == "random":
		return Spec{Kind: Random}, nil
	case text == "greedy":
		return Spec{Kind: Greedy}, nil
	case kind == "mcts" && given:
		s, err := parseSearch(budget)
		if err != nil {
			return Spec{}, game.Wrong(ErrSpec, "problem.bot.search", "{text}: {why}", "text", game.Quote(text), "why",
				err)
		}
		return s, nil
	case text == "mcts":
		return Spec{}, game.Wrong(ErrSpec, "problem.bot.mcts", "{text}: say how long it thinks, "+
			"as in mcts:500 or mcts:250ms", "text", game.Quote(text))
	}
	return Spec{}, game.Wrong(ErrSpec, "problem.bot.list", "{text}: the bots are random, greedy, "+
		"mcts:500 (iterations), mcts:250ms (time), mcts:2000x2 (trees) and {levels}",
		"text", game.Quote(text), "levels", levelNames())
}

// parseSearch reads what follows "mcts:".
func parseSearch(text string) (Spec, error) {
	budget, settings, tuned := strings.Cut(text, "/")
	s := Spec{Kind: MCTS, Trees: 1, Tuning: Defaults}
	amount, trees, many := strings.Cut(budget, "x")
	if many {
		n, err := strconv.Atoi(trees)
		if err != nil || n < 1 || n > maxTrees {
			return s, game.Wrong(nil, "problem.bot.trees", "{text} is not a number of trees from 1 to {most}", "text",
				game.Quote(trees), "most", maxTrees)
		}
		s.Trees = n
	}
	if n, err := strconv.Atoi(amount); err == nil {
		if n < 1 || n > maxIterations {
			return s, game.Wrong(nil, "problem.bot.iterations", "iterations go from 1 to {most}", "most", maxIterations)
		}
		s.Iterations = n
	} else if d, err := time.ParseDuration(amount); err == nil {
		if d < time.Millisecond || d > maxTime {
			return s, game.Wrong(nil, "problem.bot.time", "time goes from 1ms to {most}", "most", short(maxTime))
		}
		s.Time = d
	} else {
		return s, game.Wrong(nil, "problem.bot.amount", "{text} is neither a number of iterations nor a time "+
			"such as 250ms", "text", game.Quote(amount))
	}
	if !tuned {
		return s, nil
	}
	for setting := range strings.SplitSeq(settings, "/") {
		if limit, ok := strings.CutPrefix(setting, "within="); ok && s.Iterations > 0 {
			d, err := time.ParseDuration(limit)
			if err != nil || d < time.Millisecond || d > maxTime {
				return s, bounds("within", "1ms", short(maxTime), limit)
			}
			s.Time = d
			continue
		}
		if err := s.Tuning.set(setting); err != nil {
			return s, err
		}
	}
	return s, nil
}

// set reads one setting, such as "depth=20".
func (t *Tuning) set(text string) (err error) {
	key, value, _ := strings.Cut(text, "=")
	share := func(most float64) float64 {
		x, bad := strconv.ParseFloat(value, 64)
		if bad != nil || !(x >= 0 && x <= most) {
			err = bounds(key, "0", strconv.FormatFloat(most, 'g', -1, 64), value)
		}
		return x
	}
	switch key {
	case "depth":
		if t.Depth, err = strconv.Atoi(value); err != nil || t.Depth < 0 || t.Depth > maxDepth {
			return bounds(key, "0", strconv.Itoa(maxDepth), value)
		}
	case "history":
		if t.History, err = strconv.Atoi(value); err != nil || t.History < 1 || t.History > maxHistory {
			return bounds(key, "1", strconv.Itoa(maxHistory), value)
		}
	case "ending":
		if t.Ending, err = strconv.Atoi(value); err != nil || t.Ending < 0 || t.Ending > maxEnding {
			return bounds(key, "0", strconv.Itoa(maxEnding), value)
		}
	case "explore":
		t.Explore = share(100)
	case "rank":
		t.Rank = share(1)
	case "mean":
		t.Mean = share(1)
	case "points":
		t.Points = share(1)
	case "mix":
		t.Mix = share(1)
	case "prior":
		t.Prior = share(100)
	case "turns":
		if t.Turns, err = strconv.Atoi(value); err != nil || t.Turns < 0 || t.Turns > maxTurns {
			return bounds(key, "0", strconv.Itoa(maxTurns), value)
		}
	default:
		return game.Wrong(nil, "problem.bot.setting", "{text} is not a setting; the settings are depth, turns, "+
			"history, explore, rank, mean, points, ending, mix and prior", "text", game.Quote(key))
	}
	return err
}

// bounds returns the problem that a setting is out of range.
func bounds(key, least, most, given string) error {
	return game.Wrong(nil, "problem.bot.bounds", "{key} goes from {least} to {most}, not {given}", "key", key, "least",
		least, "most", most, "given", game.Quote(given))
}

// String returns the canonical text, which [Parse] reads back.
func (s Spec) String() string {
	switch s.Kind {
	case Random:
		return "random"
	case Greedy:
		return "greedy"
	}
	text := "mcts:" + strconv.Itoa(s.Iterations)
	if s.Iterations == 0 {
		text = "mcts:" + short(s.Time)
	}
	if s.Trees > 1 {
		text += "x" + strconv.Itoa(s.Trees)
	}
	if s.Iterations > 0 && s.Time > 0 {
		text += "/within=" + short(s.Time)
	}
	if s.Tuning.Depth != Defaults.Depth {
		text += "/depth=" + strconv.Itoa(s.Tuning.Depth)
	}
	if s.Tuning.Turns != Defaults.Turns {
		text += "/turns=" + strconv.Itoa(s.Tuning.Turns)
	}
	if s.Tuning.History != Defaults.History {
		text += "/history=" + strconv.Itoa(s.Tuning.History)
	}
	if s.Tuning.Ending != Defaults.Ending {
		text += "/ending=" + strconv.Itoa(s.Tuning.Ending)
	}
	for _, setting := range []struct {
		key          string
		value, usual float64
	}{
		{"explore", s.Tuning.Explore, Defaults.Explore},
		{"rank", s.Tuning.Rank, Defaults.Rank},
		{"mean", s.Tuning.Mean, Defaults.Mean},
		{"points", s.Tuning.Points, Defaults.Points},
		{"mix", s.Tuning.Mix, Defaults.Mix},
		{"prior", s.Tuning.Prior, Defaults.Prior},
	} {
		if setting.value != setting.usual {
			text += "/" + setting.key + "=" + strconv.FormatFloat(setting.value, 'g', -1, 64)
		}
	}
	return text
}

// short formats a duration without empty parts: 2m, not 2m0s.
func short(d time.Duration) string {
	text := d.String()
	if strings.HasSuffix(text, "m0s") {
		text = strings.TrimSuffix(text, "0s")
	}
	if strings.HasSuffix(text, "h0m") {
		text = strings.TrimSuffix(text, "0m")
	}
	return text
}

// New makes the bot. With the same seed and the same views a bot makes the same choices, unless its budget is time.
// Random needs no evaluator.
func (s Spec) New(evaluator Evaluator, seed uint64) Bot { return s.Guided(evaluator, nil, seed) }

// Guided makes a bot whose search follows a prior, of which it makes one for each of its trees. Other kinds of bots
// have no use for it. The prior may be nil.
func (s Spec) Guided(evaluator Evaluator, prior func() Prior, seed uint64) Bot {
	switch s.Kind {
	case Random:
		return newRandom(seed)
	case Greedy:
		return newGreedy(evaluator, seed)
	}
	return newSearch(s, evaluator, prior, seed)
}

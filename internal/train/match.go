package train

import (
	"context"
	"hash/fnv"
	"io"
	"strconv"

	"ennead/arena"
	"ennead/bot"
	"ennead/game"
	"ennead/internal/weights"
)

// compare lets the weights that a round has learnt play against those from before, and decides whether they are kept.
func (c *Course) compare(ctx context.Context, n int, p *Point, now, next weights.Tables) error {
	if c.Match == 0 {
		p.Kept = true
		return nil
	}
	m, err := c.Against(ctx, Step{Round: n, Players: p.Players, Match: true}, c.Match, next, now)
	if err != nil {
		return err
	}
	p.Match, p.Kept = &m, m.Wins*float64(p.Players) >= 1
	return nil
}

// Against lets one seat with the weights ours play against others that have theirs.
func (c *Course) Against(ctx context.Context, s Step, games int, ours, theirs weights.Tables) (Match, error) {
	spec, err := bot.Parse(c.Bot)
	if err != nil {
		return Match{}, err
	}
	return c.match(ctx, s, games, arena.Enter(spec, c.Kit.Fit.Evaluating(ours)),
		arena.Enter(spec, c.Kit.Fit.Evaluating(theirs)))
}

// match lets one bot play against others that are alike.
func (c *Course) match(ctx context.Context, s Step, games int, ours, theirs arena.Entrant) (Match, error) {
	bots := []arena.Entrant{ours}
	for len(bots) < s.Players {
		bots = append(bots, theirs)
	}
	result, err := arena.Run(ctx, arena.Config{
		Game: c.Kit.Game, Setup: game.Setup{Players: s.Players},
		Games: games, Seed: c.seed(s, 0), Jobs: c.Jobs, Silent: true,
		Bots: bots, Progress: func(done int) { c.progress(s, done, games) },
	})
	if err != nil {
		return Match{}, err
	}
	of := result.Bots[0]
	m := Match{Games: games, Wins: of.WinRate, CI95: of.WinRateCI95, Margin: of.ScoreMean}
	for _, other := range result.Bots[1:] {
		m.Margin -= other.ScoreMean / float64(len(bots)-1)
	}
	return m, nil
}

// seed returns the seed of a step's games from one of them on. Different steps play different games.
func (c *Course) seed(s Step, first int) uint64 {
	hash := fnv.New64a()
	for _, part := range []string{
		strconv.FormatUint(c.Seed, 10), strconv.Itoa(s.Round), strconv.Itoa(s.Players), strconv.FormatBool(s.Match),
		strconv.Itoa(first),
	} {
		_, _ = io.WriteString(hash, part+" ") // a hash takes everything
	}
	return hash.Sum64()
}

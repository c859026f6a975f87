package cli

import (
	"slices"
	"time"

	"ennead/bot"
	"ennead/game"
	"ennead/games"
	"ennead/internal/table"
)

// seating says which bots may be seated, and makes them.
type seating struct {
	any bool // anything that [bot.Parse] reads may be seated, not only the named levels
}

// patience is how long the server waits for a bot.
const patience = time.Minute

// levelNames returns the names of the levels, weakest first.
func levelNames() (names []string) {
	for _, level := range bot.Levels {
		names = append(names, level.Name)
	}
	return names
}

// levels returns those that people may seat; nil for all.
func (s seating) levels() []string {
	if s.any {
		return nil
	}
	return levelNames()
}

// spec reads a level. Anything but a named level must choose within the server's patience; one that is not allowed
// now, but sits at an older table, thinks no more than the strongest level does.
func (s seating) spec(level string) (bot.Spec, error) {
	spec, err := bot.Parse(level)
	switch {
	case err != nil, slices.Contains(levelNames(), level):
		return spec, err
	case s.any:
		return spec.Within(patience / 2), nil
	}
	return spec.Modest(bot.Levels[len(bot.Levels)-1].Spec), nil
}

// limit returns how long a bot of that level thinks at most about one choice, 0 if it has no time limit.
func (s seating) limit(level string) time.Duration {
	spec, err := s.spec(level)
	if err != nil {
		return 0
	}
	return spec.Time
}

// bot makes a bot of that level for a game.
func (s seating) bot(level string, g game.Game, seed uint64, effort table.Effort) (table.Player, error) {
	spec, err := s.spec(level)
	if err != nil {
		return nil, err
	}
	if spec = spec.Part(effort.Part); effort.Within > 0 {
		spec = spec.Within(effort.Within)
	}
	return games.For(g).Bot(spec, seed), nil
}

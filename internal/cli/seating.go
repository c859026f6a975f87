package cli

import (
	"slices"
	"time"

	"ennead/bot"
	"ennead/game"
	"ennead/internal/table"
)

// seating says which bots sit down in the house, and makes them.
type seating struct {
	any bool // whatever [bot.Parse] reads may be seated, not the named levels alone
}

// patience is how long a house waits for a bot.
const patience = time.Minute

// levelNames are the names of the levels, weakest first.
func levelNames() (names []string) {
	for _, level := range bot.Levels {
		names = append(names, level.Name)
	}
	return names
}

// levels are those that people may seat; nil for all.
func (s seating) levels() []string {
	if s.any {
		return nil
	}
	return levelNames()
}

// spec reads a level. What is no named level has to choose while the house waits for it; where it is not allowed, and
// sits at a table of an older house, it thinks no more than the strongest level does.
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

// limit is how long a bot of that level thinks at most about one choice, 0 if it does not look at the clock.
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
	return kits[g.ID()].bot(spec, seed), nil
}

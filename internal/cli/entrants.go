package cli

import (
	"strings"

	"ennead/arena"
	"ennead/bot"
	"ennead/game"
	"ennead/games"
	"ennead/internal/outside"
)

// ofProgram begins the name of a bot that is a program of somebody else; the command follows.
const ofProgram = "program:"

// entrants returns the bots of these names for a game with that setup, programs of others among them, and what ends
// those.
func (c *console) entrants(g game.Game, names []string, setup game.Setup) (
	list []arena.Entrant, end func(), err error,
) {
	var programs []*outside.Program
	for _, text := range names {
		command, ok := strings.CutPrefix(text, ofProgram)
		if !ok {
			own, err := entrant(g, text)
			if err != nil {
				return nil, nil, err
			}
			list = append(list, own)
			continue
		}
		words := strings.Fields(command)
		if len(words) == 0 {
			return nil, nil, usage("cli.error.command", "bot", text)
		}
		p := outside.New(words, c.err, g, setup)
		programs = append(programs, p)
		list = append(list, arena.Entrant{Name: text, New: p.Bot})
	}
	return list, func() {
		for _, p := range programs {
			p.Close()
		}
	}, nil
}

// entrant returns a bot of the house by its name.
func entrant(g game.Game, text string) (arena.Entrant, error) {
	named, err := spec(text)
	if err != nil {
		return arena.Entrant{}, err
	}
	k := games.Kit(g.ID())
	e := arena.Enter(named, k.Evaluator)
	e.Name = text
	e.New = func(seed uint64) bot.Bot { return k.Bot(named, seed) }
	return e, nil
}

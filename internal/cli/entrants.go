package cli

import (
	"os"
	"strings"

	"ennead/arena"
	"ennead/bot"
	"ennead/game"
	"ennead/games"
	"ennead/internal/gamekit"
	"ennead/internal/network"
	"ennead/internal/outside"
	"ennead/internal/weights"
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

// entrant returns a bot of the house by its name, which may end with @ and a file of weights.
func entrant(g game.Game, text string) (arena.Entrant, error) {
	name, file, learnt := strings.Cut(text, "@")
	named, err := spec(name)
	if err != nil {
		return arena.Entrant{}, err
	}
	k := games.Kit(g.ID())
	if learnt {
		if k, err = taught(k, file); err != nil {
			return arena.Entrant{}, err
		}
	}
	e := arena.Enter(named, k.Evaluator)
	e.Name = text
	e.New = func(seed uint64) bot.Bot { return k.Bot(named, seed) }
	return e, nil
}

// taught returns a kit whose evaluator has the weights of a file, or with the network of a file.
func taught(k *gamekit.Kit, file string) (*gamekit.Kit, error) {
	text, err := os.ReadFile(file) //nolint:gosec // the operator names the file
	if err != nil {
		return nil, err
	}
	own := *k
	if network.Is(text) && k.Observer != nil {
		n := network.New(k.Game, k.Observer)
		own.Network = func() *network.Network { return n }
		if err := n.Read(text); err != nil {
			return nil, wrong("cli.error.network", "file", file, "detail", err.Error())
		}
		return &own, nil
	}
	if k.Fit == nil {
		return nil, usage("cli.error.no_weights", "game", k.ID())
	}
	var all weights.Tables
	all, own.Evaluator = k.Fit.New()
	if err := all.Read(text); err != nil {
		return nil, wrong("cli.error.weights", "file", file, "detail", err.Error())
	}
	return &own, nil
}

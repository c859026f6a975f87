package cli

import (
	"embed"
	"io/fs"
	"slices"
	"strings"
	"sync"

	"ennead/analysis"
	"ennead/bot"
	"ennead/game"
	"ennead/games"
	"ennead/internal/collusion"
	"ennead/internal/guide"
	"ennead/internal/learnt"
	"ennead/internal/locale"
	"ennead/internal/piece"
	"ennead/internal/web"
)

//go:embed words/*.yaml help/*.yaml problems/*.yaml
var words embed.FS

// catalogues returns the words of the command line, of the site and of the games, which are read once.
var catalogues = sync.OnceValues(readCatalogues)

func readCatalogues() (*locale.Catalogues, error) {
	places := []fs.FS{web.Words, piece.Words}
	for _, folder := range []string{"words", "help", "problems"} {
		own, err := fs.Sub(words, folder)
		if err != nil {
			return nil, err
		}
		places = append(places, own)
	}
	for _, k := range games.Kits {
		places = append(append(places, k.Catalogues()...), k.Guide)
	}
	return locale.New(slices.DeleteFunc(places, func(place fs.FS) bool { return place == nil })...)
}

// find returns the game that a person named.
func find(id string) (game.Game, error) {
	if g := games.Find(id); g != nil {
		return g, nil
	}
	var names []string
	for _, g := range games.All() {
		names = append(names, g.ID())
	}
	return nil, usage("cli.error.game", "game", id, "list", strings.Join(names, ", "))
}

// guides returns the guided first games, by game.
func guides() (map[string]*guide.Guide, error) {
	all := map[string]*guide.Guide{}
	for _, g := range games.All() {
		place := games.Kit(g.ID()).Guide
		if place == nil {
			continue
		}
		var err error
		if all[g.ID()], err = guide.Read(place, g); err != nil {
			return nil, err
		}
	}
	return all, nil
}

// deeds returns what statistics compare at a game.
func deeds(g game.Game) []learnt.Kind { return games.For(g).Deeds }

// handed returns which events of a game pass pieces from one seat to another.
func handed(g game.Game) collusion.Handed { return games.For(g).Handed }

// analyst says which bot analyses a game.
func analyst(g game.Game) analysis.Spec {
	k := games.For(g)
	return analysis.Spec{Evaluator: k.Evaluator, Prior: k.Prior(), Swing: k.Swing, Iterations: analysis.Usual, Seed: 1}
}

// advisor says which bot gives hints: the strongest that people can play against, which also says why.
func advisor(g game.Game) analysis.Spec {
	strongest := bot.Levels[len(bot.Levels)-1].Spec
	s := analyst(g)
	s.Iterations, s.Limit, s.Parts = strongest.Iterations, strongest.Time, games.For(g).Parts
	return s
}

// spec reads the name of a bot.
func spec(text string) (bot.Spec, error) {
	s, err := bot.Parse(text)
	if err != nil {
		return s, usageError{err}
	}
	return s, nil
}

// setup checks what a table chooses before it opens, and returns its setup.
func setup(g game.Game, players int, options map[string]string) (game.Setup, error) {
	least, most := g.Players()
	if players < least || players > most {
		return game.Setup{}, usage("cli.error.players", "game", g.ID(), "least", least, "most", most, "n", players)
	}
	s := game.Setup{Players: players, Options: options}
	if _, err := g.New(s); err != nil {
		return s, usage("cli.error.setup", "game", g.ID(), "detail", err)
	}
	return s, nil
}

// automaton returns the catalogue key of the name of a game's solo opponent.
func automaton(id string) string { return "site.game." + id + ".automaton" }

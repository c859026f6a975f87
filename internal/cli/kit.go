package cli

import (
	"embed"
	"io"
	"io/fs"
	"slices"
	"strings"

	"ennead/analysis"
	"ennead/bot"
	"ennead/game"
	"ennead/games"
	"ennead/games/kemet"
	kemetboard "ennead/games/kemet/board"
	kemetguide "ennead/games/kemet/guide"
	kemetjudge "ennead/games/kemet/judge"
	kemetplain "ennead/games/kemet/plain"
	"ennead/games/osiris"
	osirisboard "ennead/games/osiris/board"
	osirisguide "ennead/games/osiris/guide"
	osirisjudge "ennead/games/osiris/judge"
	osirisplain "ennead/games/osiris/plain"
	"ennead/games/pharaon"
	"ennead/games/pharaon/board"
	pharaonguide "ennead/games/pharaon/guide"
	"ennead/games/pharaon/judge"
	"ennead/games/pharaon/plain"
	"ennead/games/pyramidion"
	pyramidionboard "ennead/games/pyramidion/board"
	pyramidionguide "ennead/games/pyramidion/guide"
	pyramidionjudge "ennead/games/pyramidion/judge"
	pyramidionplain "ennead/games/pyramidion/plain"
	tekhenuboard "ennead/games/tekhenu/board"
	tekhenuguide "ennead/games/tekhenu/guide"
	tekhenujudge "ennead/games/tekhenu/judge"
	tekhenukit "ennead/games/tekhenu/kit"
	tekhenuplain "ennead/games/tekhenu/plain"
	tekhenutext "ennead/games/tekhenu/text"
	"ennead/internal/guide"
	"ennead/internal/locale"
	"ennead/internal/piece"
)

// kit is what a game brings along beside its rules.
type kit struct {
	words     []fs.FS
	automaton string // catalogue key of its name, empty if there is none
	judge     bot.Judge
	deal      bot.DealFunc // what its bots do beside the turn; nil in games without
	swing     bot.Swing
	board     piece.Board
	plain     writer
	now       writer // what is going on and nothing else; nil where that is not worth a drawing
	guide     fs.FS  // the guided first game, and its words
}

// writer draws a masked state as text.
type writer func(w io.Writer, s game.State, seat game.Seat, words *locale.Catalogue, colour bool)

var kits = map[string]*kit{
	pharaon.Game.ID():    {[]fs.FS{pharaon.Words, plain.Words}, "pharaon.plain.traitor", judge.Value, nil, bot.Swing{Base: judge.SwingBase, PerPoint: judge.SwingPerPoint}, board.Board{}, plain.Draw, nil, pharaonguide.Files},
	tekhenukit.Game.ID(): {[]fs.FS{tekhenutext.Words, tekhenuboard.Words, tekhenuplain.Words}, "tekhenu.plain.botankhamun", tekhenujudge.Value, nil, bot.Swing{Base: tekhenujudge.SwingBase, PerPoint: tekhenujudge.SwingPerPoint}, tekhenuboard.Board{}, tekhenuplain.Draw, tekhenuplain.Now, tekhenuguide.Files},
	osiris.Game.ID():     {[]fs.FS{osiris.Words, osirisboard.Words, osirisplain.Words}, "", osirisjudge.Value, osirisjudge.Deal, bot.Swing{Base: osirisjudge.SwingBase, PerPoint: osirisjudge.SwingPerPoint}, osirisboard.Board{}, osirisplain.Draw, nil, osirisguide.Files},
	pyramidion.Game.ID(): {[]fs.FS{pyramidion.Words, pyramidionboard.Words, pyramidionplain.Words}, "", pyramidionjudge.Value, nil, bot.Swing{Base: pyramidionjudge.SwingBase, PerPoint: pyramidionjudge.SwingPerPoint}, pyramidionboard.Board{}, pyramidionplain.Draw, nil, pyramidionguide.Files},
	kemet.Game.ID():      {[]fs.FS{kemet.Words, kemetplain.Words}, "", kemetjudge.Value, nil, bot.Swing{Base: kemetjudge.SwingBase, PerPoint: kemetjudge.SwingPerPoint}, kemetboard.Board{}, kemetplain.Draw, kemetplain.Now, kemetguide.Files},
}

//go:embed words/*.yaml help/*.yaml problems/*.yaml
var words embed.FS

// catalogues are the words of the command line and of the games, and of more.
func catalogues(more ...fs.FS) (*locale.Catalogues, error) {
	for _, folder := range []string{"words", "help", "problems"} {
		own, err := fs.Sub(words, folder)
		if err != nil {
			return nil, err
		}
		more = append(more, own)
	}
	for _, g := range games.All {
		k := kits[g.ID()]
		if k == nil { // which is told once there are words for it, see lacking
			continue
		}
		more = append(append(more, k.words...), k.guide)
	}
	return locale.New(slices.DeleteFunc(more, func(place fs.FS) bool { return place == nil })...)
}

// find is the game that a person named.
func find(id string) (game.Game, error) {
	if g := games.Find(id); g != nil {
		return g, nil
	}
	var names []string
	for _, g := range games.All {
		names = append(names, g.ID())
	}
	return nil, usage("cli.error.game", "game", id, "list", strings.Join(names, ", "))
}

// guides are the guided first games, by game.
func guides() (map[string]*guide.Guide, error) {
	all := map[string]*guide.Guide{}
	for _, g := range games.All {
		place := kits[g.ID()].guide
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

// analyst is who judges games of that kind.
func analyst(g game.Game) analysis.Spec {
	k := kits[g.ID()]
	return analysis.Spec{Judge: k.judge, Swing: k.swing, Iterations: analysis.Usual, Seed: 1}
}

// bot makes a bot for the game. One that chooses at random does not deal.
func (k *kit) bot(s bot.Spec, seed uint64) bot.Bot {
	b := s.New(k.judge, seed)
	if k.deal == nil || s.Kind == bot.Random {
		return b
	}
	return bot.Dealing{Bot: b, Dealer: k.deal}
}

// spec reads the name of a bot.
func spec(text string) (bot.Spec, error) {
	s, err := bot.Parse(text)
	if err != nil {
		return s, usageError{err}
	}
	return s, nil
}

// setup checks what a table chooses before it opens, and begins one.
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

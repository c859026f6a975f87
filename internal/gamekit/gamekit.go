// Package gamekit says what a game provides in addition to its rules: all that the site and the command line need of
// it. Each game fills one [Kit], and package games lists them.
package gamekit

import (
	"io"
	"io/fs"
	"slices"

	"ennead/bot"
	"ennead/game"
	"ennead/internal/collusion"
	"ennead/internal/learnt"
	"ennead/internal/locale"
	"ennead/internal/network"
	"ennead/internal/piece"
	"ennead/internal/vignette"
)

// Kit is a game with everything that belongs to it.
type Kit struct {
	game.Game
	Observer  game.Observer // shows learners what a seat knows
	Words     []fs.FS       // catalogues of the rules, the board, the text drawing and what the site says of the game
	Evaluator bot.Evaluator
	Parts     bot.Parts         // of what the evaluator expects; empty if it tells none apart
	Negotiate bot.NegotiateFunc // how bots negotiate; nil in games without negotiation
	Honour    bot.HonourFunc    // how bots keep what was promised; nil if nobody promises anything
	Swing     bot.Swing
	Fit       *Fit                    // how the weights of the evaluator are fitted; nil if they are set by hand
	Network   func() *network.Network // guesses which moves a search would choose; nil if it has not learnt to
	Board     piece.Board
	Vignette  vignette.Picture  // of the front page; the zero Picture is a desert
	Facts     Facts             // zero if nobody has measured or judged them
	Designed  []Designed        // what is reconstructed in the box that the program comes with
	First     map[string]string // the options that make a first game easier, if there are such
	Plain     Writer
	Now       Writer        // only what is happening; nil if the game needs no such drawing
	Guide     fs.FS         // the guided first game and its words; nil if there is none
	Exam      fs.FS         // positions whose best move is known; nil if there are none
	Deeds     []learnt.Kind // that are compared, to say what the strongest player has learnt
	Counted   []byte        // of them, in the form of package learnt; nil if nothing was counted

	Handed collusion.Handed // which events pass pieces from one seat to another; nil if players cannot give any

	// Older are the older versions of the rules under which tables may still be played, oldest first. One that the same
	// rules know consists of its Game, see [game.At]; everything else of this kit also reads its states. One that is a
	// frozen copy has its own Observer, Evaluator, Network, Parts, Negotiate, Honour, Swing, Board, Plain, Now, Deeds
	// and Handed, and the Words that this kit no longer has.
	Older []*Kit
}

// Versions returns the game under all versions of its rules, oldest first.
func (k *Kit) Versions() []game.Game {
	var all []game.Game
	for _, o := range k.Older {
		all = append(all, o.Game)
	}
	return append(all, k.Game)
}

// At returns the kit for tables of that version of the rules, or nil.
func (k *Kit) At(version int) *Kit {
	if version == k.Version() {
		return k
	}
	for _, o := range k.Older {
		if o.Version() == version {
			return o.within(k)
		}
	}
	return nil
}

// within returns the kit of an older version, with what it shares with the newest.
func (k *Kit) within(newest *Kit) *Kit {
	all := *newest
	all.Game, all.Older = k.Game, nil
	if k.Board != nil {
		all.Observer, all.Evaluator, all.Parts, all.Negotiate = k.Observer, k.Evaluator, k.Parts, k.Negotiate
		all.Swing, all.Board, all.Plain, all.Now, all.Deeds = k.Swing, k.Board, k.Plain, k.Now, k.Deeds
		all.Handed, all.Network = k.Handed, k.Network
	}
	return &all
}

// Catalogues returns the words of the game under all versions of its rules.
func (k *Kit) Catalogues() []fs.FS {
	all := k.Words
	for _, o := range k.Older {
		all = append(slices.Clip(all), o.Words...)
	}
	return all
}

// Of returns the kit for tables of a game under its version of the rules, or nil.
func Of(kits []*Kit, g game.Game) *Kit {
	for _, k := range kits {
		if k.ID() == g.ID() {
			return k.At(g.Version())
		}
	}
	return nil
}

// Facts are what people want to know about a game before they choose it and what its rules do not say.
type Facts struct {
	Minutes [2]int // that a game takes at a table of people, at least and at most
	Weight  int    // how much there is to learn and to consider, from 1 to Heaviest: our own judgement
}

// Designed are figures of a game that are in no public source, so that we designed them (docs/reconstructions.md). What
// they are and what they satisfy is said by site.game.GAME.designed.KEY and the same with ".why" at its end.
type Designed struct {
	Key    string
	Rules  []string // that speak of these figures
	Places []string // ids of what shows them on the table, where there is something
}

// Heaviest is the maximum weight of a game.
const Heaviest = 5

// Writer draws a masked state as text.
type Writer func(w io.Writer, s game.State, seat game.Seat, words *locale.Catalogue, colour bool)

// Prior returns what makes a prior of the game's network, or nil if it has none.
func (k *Kit) Prior() func() bot.Prior {
	if k.Network == nil {
		return nil
	}
	return k.Network().Prior
}

// Bot makes a bot for the game. A random bot does not negotiate.
func (k *Kit) Bot(s bot.Spec, seed uint64) bot.Bot {
	b := s.Guided(k.Evaluator, k.Prior(), seed)
	if k.Negotiate == nil || s.Kind == bot.Random {
		return b
	}
	return bot.Negotiating{Bot: b, Negotiator: k.Negotiate, Honour: k.Honour}
}

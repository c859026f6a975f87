package table

import (
	"context"
	"maps"
	"slices"

	"ennead/game"
)

// RatedGame is how a game is played that is rated: with which components, and with which options.
type RatedGame struct {
	Game    game.Game
	Boxes   []RatedBox // the usual ones first; none if the game has no components
	Options []game.Option
}

// RatedBox is components with which games are rated.
type RatedBox struct {
	Hash string
	Name string // empty for the usual ones
	Kept bool   // people saved them here, so that they have a page
}

// RatedGames lists the games that can be rated, in the order in which they are offered. Others are
// components of the rated list whose game the house does not know.
func (h *House) RatedGames(ctx context.Context) (list []RatedGame, others []RatedBox) {
	for _, id := range h.gameIDs() {
		g := h.Newest(id)
		if _, most := g.Players(); most < leastRated {
			continue
		}
		one := RatedGame{Game: g, Options: slices.DeleteFunc(slices.Clone(g.Options()), func(o game.Option) bool {
			return o.Most < leastRated // it is chosen by those who play alone
		})}
		if text := h.UsualComponents(id); len(text) > 0 {
			one.Boxes = []RatedBox{{Hash: BoxHash(text)}}
		}
		list = append(list, one)
	}
	for _, hash := range slices.Sorted(maps.Keys(h.conf.RatedComponents)) {
		box := RatedBox{Hash: hash, Name: h.RatedAs(hash)}
		b, err := h.Box(ctx, hash)
		box.Kept = err == nil
		at := slices.IndexFunc(list, func(g RatedGame) bool { return box.Kept && g.Game.ID() == b.Game })
		if at < 0 {
			others = append(others, box)
		} else {
			list[at].Boxes = append(list[at].Boxes, box)
		}
	}
	return list, others
}

// gameIDs returns the games of the house, each once.
func (h *House) gameIDs() (ids []string) {
	for _, g := range h.conf.Games {
		if !slices.Contains(ids, g.ID()) {
			ids = append(ids, g.ID())
		}
	}
	return ids
}

// ratedWith reports whether a game may be rated with these components: the usual ones of the house, and those of its
// rated list.
func (h *House) ratedWith(game string, components []byte) bool {
	if len(components) == 0 {
		return h.conf.Components[game] == nil // the game's own
	}
	hash := BoxHash(components)
	return hash == BoxHash(h.UsualComponents(game)) || h.RatedAs(hash) != ""
}

// RatedValue returns the value of an option with which games are rated: the one that it has when nobody chooses any.
func RatedValue(o game.Option) string { return o.Default }

// usual reports whether a game is played with the options with which it may be rated.
func usual(g game.Game, setup game.Setup) bool {
	for _, o := range g.Options() {
		if value, chosen := setup.Options[o.Key]; chosen && value != RatedValue(o) {
			return false
		}
	}
	return true
}

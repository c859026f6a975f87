package board

import (
	"slices"

	"ennead/game"
	"ennead/games/osiris"
	osiristext "ennead/games/osiris/text"
	"ennead/internal/piece"

	"maragu.dev/gomponents"
)

// Tokens that the viewer takes one by one from piles of the board, in one click: for a card (OSI-11.11) whatever kinds
// there are, for a short bonus (OSI-6.3) what is missing.

// taking returns what can be taken with the first token. Of all ways to take the same tokens, the first counts: from
// which piles they come makes no difference until the end of the season. What is missing comes from that pile first.
func (p *picture) taking(moves []game.Move) func(game.Move) []piece.Together {
	all, seen := map[game.Move][]piece.Together{}, map[osiris.Tokens]bool{}
	for _, m := range moves {
		if m.Verb == osiris.VShort {
			series := p.fetches([]game.Move{m})
			if len(series) > 1 {
				first := p.Game.Label(p.s, p.Viewer, m)
				all[m] = []piece.Together{{Series: series,
					Text: gomponents.Text(p.Word("short-all", "first", first, "n", len(series)))}}
			}
			continue
		}
		if m.Verb != osiris.VTax {
			continue
		}
		for _, series := range p.levies([]game.Move{m}) {
			taken := osiris.Tokens{}
			for _, levy := range series {
				taken[levy.A]++
			}
			if len(series) > 1 && !seen[taken] {
				seen[taken] = true
				all[m] = append(all[m], piece.Together{Series: series, Text: gomponents.Group{
					spoken(p.Words.Say(osiristext.Tokens(taken))), amounts("+", taken)}})
			}
		}
	}
	return func(m game.Move) []piece.Together { return all[m] }
}

// levies returns all ways to go on with as many tokens as the card takes.
func (p *picture) levies(series []game.Move) (all [][]game.Move) {
	then := piece.After(p.Scene, series...).State.(*osiris.State)
	if then.Owing() == p.Viewer.Set() && then.Top().Step == osiris.StepTax {
		for _, m := range then.Moves(nil, p.Viewer) {
			if m.Verb == osiris.VTax {
				all = append(all, p.levies(append(slices.Clip(series), m))...)
			}
		}
	}
	if len(all) == 0 {
		return [][]game.Move{series}
	}
	return all
}

// fetches goes on with the same pile while it can, then with the first that can.
func (p *picture) fetches(series []game.Move) []game.Move {
	for {
		then := piece.After(p.Scene, series...).State.(*osiris.State)
		if then.Owing() != p.Viewer.Set() || then.Top().Step != osiris.StepShort {
			return series
		}
		next := then.Moves(nil, p.Viewer)
		last := next[0]
		for _, m := range next {
			if m == series[len(series)-1] {
				last = m
			}
		}
		series = append(series, last)
	}
}

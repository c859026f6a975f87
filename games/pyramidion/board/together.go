package board

import (
	"slices"

	"ennead/game"
	"ennead/games/pyramidion"
	pyramidiontext "ennead/games/pyramidion/text"
	"ennead/internal/piece"

	"maragu.dev/gomponents"
	"maragu.dev/gomponents/html"
)

// A card and what is chosen for it in one click, and a pass with the card to discard.

var _ piece.Grouped = Board{}

// answers are the choices that belong to the card that is played, or to the pass: as many of them as follow each other.
var answers = map[uint8]bool{
	pyramidion.VCategory: true, pyramidion.VGain: true, pyramidion.VNumber: true, pyramidion.VRecruit: true,
	pyramidion.VAdd: true, pyramidion.VDecline: true,
}

// mostAnswers is up to how many ways to go on with a card stand beside it.
const mostAnswers = 8

// Groups puts what is chosen for a card beside it, and heads it with what the card does.
func (Board) Groups(scene piece.Scene, moves []game.Move) (all []piece.Group) {
	p := newPicture(scene)
	if p.s.Top().Step != pyramidion.StepCard {
		return nil
	}
	plain := true
	for _, m := range moves {
		with := p.with([]game.Move{m})
		if len(with) < 2 || len(with) > mostAnswers {
			if last := len(all) - 1; last < 0 || all[last].Title != "" {
				all = append(all, piece.Group{})
			}
			group := &all[len(all)-1]
			group.Moves = append(group.Moves, m)
			continue
		}
		plain = false
		all = append(all, piece.Group{Title: p.Words.Say(p.Game.Label(p.s, p.Viewer, m)), Moves: []game.Move{m},
			Together: func(game.Move) []piece.Together { return with }})
	}
	if plain {
		return nil
	}
	return all
}

// with returns what can be chosen after some moves of the viewer, as series that begin with them.
func (p *picture) with(series []game.Move) (all []piece.Together) {
	then := piece.After(p.Scene, series...).State.(*pyramidion.State)
	if then.Owing() != p.Viewer.Set() {
		return nil
	}
	for _, m := range then.Moves(nil, p.Viewer) {
		if !answers[m.Verb] {
			return nil
		}
		longer := slices.Concat(series, []game.Move{m})
		says := p.answer(then, m)
		further := p.with(longer)
		if len(further) == 0 {
			all = append(all, piece.Together{Series: longer, Text: says})
		}
		for _, both := range further {
			all = append(all, piece.Together{Series: both.Series, Text: gomponents.Group{says, text(" · "), both.Text}})
		}
	}
	return all
}

// answer says what is chosen, with the picture of a resource.
func (p *picture) answer(s *pyramidion.State, m game.Move) gomponents.Node {
	says := p.Words.Say(p.Game.Label(s, p.Viewer, m))
	switch m.Verb {
	case pyramidion.VGain, pyramidion.VAdd:
		return gomponents.Group{html.Span(html.Class("py-aloud"), text(says)), html.Span(html.Class("py-amount"),
			html.Aria("hidden", "true"), text("+1"), piece.Sign("t-"+kinds[m.A].Name, 17, ""))}
	case pyramidion.VRecruit:
		return text(p.Word("discard", "card", pyramidiontext.Card(s, pyramidion.Card(m.A))))
	}
	return text(says)
}

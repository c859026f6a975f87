package board

import (
	"ennead/games/tekhenu"
	"ennead/internal/piece"

	"maragu.dev/gomponents"
	"maragu.dev/gomponents/html"
)

// Left draws what lies off the board and concerns all players.
func (Board) Left(scene piece.Scene) gomponents.Node {
	p := newPicture(scene)
	return gomponents.Group{p.laid(), p.players(), p.rival(), p.judgement(), p.forecast()}
}

// laid draws the Start and Destiny cards on offer.
func (p *picture) laid() gomponents.Node {
	drafting := p.s.Round == 0 && p.s.Laid != 0
	if !drafting && p.s.Top().Step != tekhenu.StepDestiny {
		return nil
	}
	cards := []gomponents.Node{html.Class("te-laid")}
	if drafting {
		for in := p.s.Laid; in != 0; in = in.Rest() {
			cards = append(cards, p.startCard("laid-", in.First()))
		}
	}
	for n := uint8(1); int(n) < len(p.s.Data.Destiny); n++ {
		if p.s.Destiny&(1<<n) != 0 {
			cards = append(cards, p.destinyCard("laid-", n))
		}
	}
	return piece.Area{ID: "laid", Title: p.Word("laid")}.Holds(html.P(cards...))
}

package board

import (
	"ennead/game"
	"ennead/games/kemet"
	kemettext "ennead/games/kemet/text"
	"ennead/internal/piece"

	"maragu.dev/gomponents"
	"maragu.dev/gomponents/html"
)

var _ piece.Gestures = Board{}

// BeginsGesture reports whether a troop can go anywhere: then its Move is chosen as a whole.
func (Board) BeginsGesture(scene piece.Scene, m game.Move) bool {
	return m.Verb == kemet.VTroop && len(scene.State.(*kemet.State).Routes(scene.Viewer, m.A)) > 0
}

// Gesture returns the panel of a Move, or of the cards to hide in a combat.
func (Board) Gesture(scene piece.Scene) *piece.Gesture {
	switch p := newPicture(scene); {
	case p.aimed != nil:
		return p.march()
	case p.hiding != nil:
		return p.preparing()
	}
	return nil
}

// hidingNow returns a choice for each of the viewer's cards that they may hide now: those of the aim, and to hold all
// others. It returns nil for a single card, whose two choices are as quick (KEM-6.4).
func (p *picture) hidingNow() (all []game.Move) {
	me := p.side()
	if !p.Active || p.Single || me == nil || p.s.Top().Step != kemet.StepHide {
		return nil
	}
	before := 0
	for k := range p.s.Player[p.Viewer].Cards {
		for range p.s.Player[p.Viewer].Cards[k] + me.Hidden[k] {
			if before++; before > int(me.Asked) {
				all = append(all, game.Move{Verb: kemet.VHold, A: uint8(k)})
			}
		}
	}
	if len(all) < 2 || len(p.Aim) > 0 && len(p.Aim) != len(all) {
		return nil
	}
	for i, m := range p.Aim {
		if m.A != all[i].A || m.Verb != kemet.VHide && m.Verb != kemet.VHold {
			return nil
		}
		all[i] = m
	}
	return all
}

// hide draws the position as if the cards of the aim were hidden, and lets each card be pressed.
func (p *picture) hide() {
	if p.hiding = p.hidingNow(); p.hiding == nil {
		return
	}
	shown := *p.s
	p.s, p.Legal, p.Aims = &shown, nil, map[string]string{}
	me, pl := p.side(), &shown.Player[p.Viewer]
	for _, m := range p.hiding {
		if m.Verb == kemet.VHide {
			pl.Cards[m.A]--
			me.Hidden[m.A]++
		}
	}
}

// other returns the choices with one of them turned round.
func (p *picture) other(i int) []game.Move {
	all := append([]game.Move(nil), p.hiding...)
	all[i].Verb = kemet.VHide + kemet.VHold - all[i].Verb
	return all
}

// turn returns the aim that turns round the choice for a card, "" if there is none.
func (p *picture) turned(card uint8, hidden bool) string {
	for i, m := range p.hiding {
		if m.A == card && (m.Verb == kemet.VHide) == hidden {
			all := p.other(i)
			text := piece.Series(p.Game.Lexicon(), all)
			p.Aims[text] = p.Words.Say(p.Game.Label(p.State, p.Viewer, all[i]))
			return text
		}
	}
	return ""
}

// preparing returns the panel of the cards to hide, all with one confirmation. Others see only that the player has
// chosen for every card, as when they choose one by one (KEM-12.6).
func (p *picture) preparing() *piece.Gesture {
	f := piece.Field{ID: "cards", Sort: piece.Checked}
	var chosen []uint8
	for i, m := range p.hiding {
		o := piece.Option{ID: kemet.CardNames[m.A] + "-" + p.Number(i+1), Series: p.other(i),
			Name: p.Term("card." + kemet.CardNames[m.A]), Says: p.Words.Say(kemettext.CardText(p.s.Data, m.A)),
			Icon: p.cardPicture(m), Chosen: m.Verb == kemet.VHide}
		if f.Options = append(f.Options, o); o.Chosen {
			chosen = append(chosen, m.A)
		}
	}
	g := &piece.Gesture{Title: p.Word("aim-hide"), Fields: []piece.Field{f}, Series: p.hiding,
		Label: p.Word("aim-hide-go", "n", len(chosen))}
	if len(chosen) == 0 {
		g.Label = p.Word("aim-hide-none")
	}
	if price := p.hidePrice(chosen...); price != "" {
		g.Says = html.P(html.Class("aim-cost"), text(price))
	}
	return g
}

// hidePrice says what cards cost at the clash, and what comes of those that the viewer cannot pay (KEM-6.6). It is
// empty if they are free.
func (p *picture) hidePrice(cards ...uint8) string {
	cost, have := 0, int(p.s.Player[p.Viewer].Prayer)
	for _, card := range cards {
		cost += p.s.CardPrice(p.Viewer, card)
	}
	switch {
	case cost == 0:
		return ""
	case cost > have:
		return p.Word("aim-hide-dear", "cost", cost, "have", have)
	}
	return p.Word("aim-hide-cost", "cost", cost, "have", have)
}

func (p *picture) cardPicture(m game.Move) gomponents.Node {
	return Board{}.Icon(p.Scene, game.Move{Verb: kemet.VWound, A: m.A})
}

package board

import (
	"ennead/game"
	"ennead/games/osiris"
	osiristext "ennead/games/osiris/text"
	"ennead/internal/piece"

	"maragu.dev/gomponents"
)

// The buttons of a visit: which of two cards the viewer keeps, and who gets the other one.

var _ piece.Grouped = Board{}

// Groups arranges actions with what follows them in the same click. It puts the receivers of a visit's other card
// under the card to keep, which then says only once what it does.
func (Board) Groups(scene piece.Scene, moves []game.Move) []piece.Group {
	p := newPicture(scene)
	if step := p.s.Top().Step; step == osiris.StepAct || step == osiris.StepCarry {
		return p.acts(moves)
	}
	if step := p.s.Top().Step; step == osiris.StepTax || step == osiris.StepShort {
		return []piece.Group{{Moves: moves, Together: p.taking(moves)}}
	}
	receivers := map[uint8]int{} // by the card to keep
	for _, m := range moves {
		if m.Verb == osiris.VShare {
			receivers[m.A]++
		}
	}
	var all []piece.Group
	for _, m := range moves {
		last := len(all) - 1
		switch {
		case m.Verb == osiris.VShare && receivers[m.A] < 2:
			return nil
		case m.Verb == osiris.VShare && (last < 0 || all[last].Moves[0].A != m.A || all[last].Text == nil):
			all = append(all, piece.Group{Text: p.receiverText, Moves: []game.Move{m},
				Title: p.Word("share-keep", "card", osiristext.WholeCard(p.s, osiris.Card(m.A)))})
		case last < 0 || m.Verb != osiris.VShare && all[last].Text != nil:
			all = append(all, piece.Group{Moves: []game.Move{m}})
		default:
			all[last].Moves = append(all[last].Moves, m)
		}
	}
	if len(receivers) == 0 {
		return nil
	}
	return all
}

// receiverText says who gets the other card, or what discarding it gives.
func (p *picture) receiverText(m game.Move) gomponents.Node {
	if m.B == osiris.Discard {
		return gomponents.Text(p.Word("share-discard", "gain", osiristext.Tokens(p.s.Data.Discarded)))
	}
	return gomponents.Text(p.Word("share-to", "seat", game.Seat(m.B)))
}

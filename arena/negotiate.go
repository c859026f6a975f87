package arena

import (
	"fmt"
	"slices"

	"ennead/bot"
	"ennead/game"
)

// seatNegotiators finds the bots that negotiate, in a game that has negotiation.
func (p *player) seatNegotiators() {
	_, bargained := p.state.(game.Negotiated)
	p.negotiating = false
	for seat, b := range p.bots {
		p.negotiators[seat] = nil
		if d, ok := b.(bot.Negotiator); ok && bargained && !p.Silent {
			p.negotiators[seat], p.negotiating = d, true
		}
	}
}

// negotiate lets the bots negotiate, as a table does: each once per round, until none has anything to say.
func (p *player) negotiate() (made int, err error) {
	for range bot.NegotiationRounds {
		before := made
		for seat := range game.Seat(len(p.negotiators)) {
			if p.negotiators[seat] == nil {
				continue
			}
			p.view.CopyFrom(p.state)
			p.view.Mask(seat)
			for _, m := range p.negotiators[seat].Negotiate(p.view, seat, &p.talk) {
				p.moves = game.OutOfTurnOf(p.state, p.moves[:0], seat)
				if !slices.Contains(p.moves, m) {
					return made, fmt.Errorf("seat %d, negotiating: %w: %s", seat+1, ErrIllegal,
						p.Game.Lexicon().Text(m))
				}
				if p.Record != nil {
					p.turns = append(p.turns, game.Turn{Seat: seat, Move: m})
				}
				p.state.Play(seat, m, nil)
				made++
			}
		}
		if made == before {
			break
		}
	}
	return made, nil
}

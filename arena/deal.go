package arena

import (
	"fmt"
	"slices"

	"ennead/bot"
	"ennead/game"
)

// seatDealers finds the bots that negotiate, in a game that has negotiation.
func (p *player) seatDealers() {
	_, bargained := p.state.(game.Negotiated)
	p.dealing = false
	for seat, b := range p.bots {
		p.dealers[seat] = nil
		if d, ok := b.(bot.Negotiator); ok && bargained && !p.Silent {
			p.dealers[seat], p.dealing = d, true
		}
	}
}

// deal lets the bots negotiate, as a table does: each once per round, until none has anything to say.
func (p *player) deal() (made int, err error) {
	for range bot.DealRounds {
		before := made
		for seat := range game.Seat(len(p.dealers)) {
			if p.dealers[seat] == nil {
				continue
			}
			p.view.CopyFrom(p.state)
			p.view.Mask(seat)
			for _, m := range p.dealers[seat].Negotiate(p.view, seat, &p.tongue) {
				p.moves = game.OutOfTurnOf(p.state, p.moves[:0], seat)
				if !slices.Contains(p.moves, m) {
					return made, fmt.Errorf("seat %d, negotiating: %w: %s", seat+1, ErrIllegal, p.Game.Lexicon().Text(m))
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

package evaluator

import (
	"ennead/game"
	"ennead/games/osiris"
)

// hand counts the goods of a governor that can change hands (OSI-7.3.1).
type hand struct {
	tokens                  osiris.Tokens
	workers, foremen, cards uint8
}

func handOf(p *osiris.Player) hand {
	h := hand{tokens: p.Tokens, workers: p.Idle, cards: uint8(p.Hand())}
	for w, n := range p.Workers {
		h.workers += n
		if osiris.Worker(w).Foreman() {
			h.foremen += n
		}
	}
	return h
}

// goods lists the features that depend on a hand.
var goods = [...]int{fTokens, fPlan, fNextPlan, fReady, fWorkers, fForemen, fCards}

// hold computes the features of a hand. Workers are useful only this season, other goods until the end. A governor who
// has withdrawn from the last season can use nothing.
func (f *features) hold(s *osiris.State, seat game.Seat, h hand) {
	for _, k := range goods {
		f[k] = 0
	}
	active := s.Player[seat].Order == 0
	if !active && int(s.Season) == osiris.Seasons {
		return
	}
	for r, n := range h.tokens {
		f[fTokens] += float32(n) * worth[r]
	}
	f[fCards] = float32(h.cards)
	if active {
		f[fWorkers], f[fForemen] = float32(h.workers), float32(h.foremen)
	}
	f.afford(s, seat, h.tokens)
}

// afford computes which monuments can be planned on the open cartouches, and how far the tokens go.
func (f *features) afford(s *osiris.State, seat game.Seat, tokens osiris.Tokens) {
	p := &s.Player[seat]
	for on := s.Vacant(seat); on != 0; on = on.Rest() {
		data := &s.Data.Plans[on.First()]
		due := data.Cost
		cost, have := price(due), price(due.UpTo(tokens))
		if cost == 0 {
			continue
		}
		glory := float32(s.Data.Monument[data.Monument].Glory)
		if p.Order == 0 && tokens.Covers(due) {
			f[fReady] = max(f[fReady], glory)
		}
		x := glory * have / cost * have / cost
		if x > f[fPlan] {
			f[fPlan], x = x, f[fPlan]
		}
		f[fNextPlan] = max(f[fNextPlan], x)
	}
}

// worths lists the value of each number of tokens of a resource, up to the price of a monument.
var worths = func() (table [len(worth)][16]float32) {
	for r := range table {
		for n := range table[r] {
			table[r][n] = worth[r] * float32(n)
		}
	}
	return table
}()

// price returns the value of the tokens of a cost.
func price(t osiris.Tokens) float32 {
	return worths[osiris.Grain][t[osiris.Grain]%16] + worths[osiris.Brick][t[osiris.Brick]%16] +
		worths[osiris.Stone][t[osiris.Stone]%16]
}

package evaluator

import (
	"ennead/game"
	"ennead/games/osiris"
)

// hand is what a governor holds of the goods that can change hands (OSI-7.3.1), as far as it matters here.
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

// goods are the features that depend on a hand.
var goods = [...]int{fTokens, fPlan, fNextPlan, fReady, fWorkers, fForemen, fCards}

// hold fills in what a hand is good for. Workers are of use this season alone, all else until the end; who has withdrawn from
// the last season uses nothing any more.
func (f *features) hold(s *osiris.State, seat game.Seat, h hand) {
	for _, k := range goods {
		f[k] = 0
	}
	active := s.Player[seat].Order == 0
	if !active && int(s.Season) == seasons {
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

// afford: which monuments could be planned on the open cartouches, and how far the tokens go.
func (f *features) afford(s *osiris.State, seat game.Seat, tokens osiris.Tokens) {
	p := &s.Player[seat]
	for on := open(s, seat); on != 0; on = on.Rest() {
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

// worths are what so many tokens of a resource are worth, as many as a monument can cost.
var worths = func() (table [len(worth)][16]float32) {
	for r := range table {
		for n := range table[r] {
			table[r][n] = worth[r] * float32(n)
		}
	}
	return table
}()

// price is what the tokens of a cost are worth.
func price(t osiris.Tokens) float32 {
	return worths[osiris.Grain][t[osiris.Grain]%16] + worths[osiris.Brick][t[osiris.Brick]%16] + worths[osiris.Stone][t[osiris.Stone]%16]
}

// open are the empty planning cartouches that a seat has a piece for (OSI-5.6.1).
func open(s *osiris.State, seat game.Seat) (on osiris.Cartouches) {
	for kind, n := range s.Player[seat].Stock {
		if n > 0 {
			on |= s.Data.Of[kind]
		}
	}
	return on &^ s.Laid
}

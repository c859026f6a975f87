package evaluator

import (
	"ennead/game"
	"ennead/games/osiris"
)

// hand is what a governor holds that can change hands (OSI-7.3.1), as far as the viewer knows it.
type hand struct {
	tokens  osiris.Tokens
	workers osiris.Workers // of kinds that the viewer knows
	idle    uint8          // workers of other kinds
	cards   osiris.Cards   // that the viewer knows
	closed  uint8          // other cards
	picked  uint8          // cards that another governor picks to give, unseen
}

func handOf(p *osiris.Player) hand {
	return hand{tokens: p.Tokens, workers: p.Workers, idle: p.Idle, cards: p.Cards, closed: p.Closed}
}

// goods lists the features that depend on a hand.
var goods = [...]int{
	fTokens, fPlan, fNextPlan, fReady, fWorkers, fForemen, fFarmers, fStonecutters,
	fCards, fCorners, fBuilders, fHarvesters, fTraders, fScribes, fHelpers, fHarvest, fGoal, fNextGoal,
	fSends, fBuilds,
}

// hold computes the features of a hand anew.
func (f *features) hold(v *view, seat game.Seat, h *hand) {
	for _, k := range goods {
		f[k] = 0
	}
	f.take(v, seat, h)
}

// take computes the features of a hand where they are zero. Workers are useful only this season, other goods until the
// end. A governor who has withdrawn from the last season can use nothing.
func (f *features) take(v *view, seat game.Seat, h *hand) {
	s := v.s
	active := s.Player[seat].Order == 0
	if !active && int(s.Season) == osiris.Seasons {
		return
	}
	f[fTokens] = price(h.tokens)
	soon := h.tokens
	for cards := h.cards; cards != 0; cards = cards.Rest() {
		soon = soon.Plus(s.Data.Card[cards.First()].Corner)
	}
	f.have(s, h.cards, 1)
	if h.closed > 0 { // each counts as the mean of all
		f.have(s, s.Data.Cards, float32(h.closed)/float32(s.Data.Cards.Len()))
	}
	if active {
		w := &h.workers
		f[fWorkers] = float32(w.Sum() + h.idle)
		f[fForemen] = float32(w[osiris.FarmForeman] + w[osiris.BrickForeman] + w[osiris.StoneForeman])
		f[fFarmers] = float32(w[osiris.Farmer] + w[osiris.FarmForeman])
		f[fStonecutters] = float32(w[osiris.Stonecutter] + w[osiris.StoneForeman])
		harvest := v.open.harvest(w)
		f[fHarvest] = price(harvest)
		soon = soon.Plus(harvest)
		f[fSends] = min(f[fHarvesters], f[fWorkers])
		f[fBuilds] = min(f[fBuilders], v.can[seat])
	}
	f.afford(v, seat, h.tokens, soon)
}

// have adds the features of cards, each with that weight.
func (f *features) have(s *osiris.State, cards osiris.Cards, weight float32) {
	f[fCards] += weight * float32(cards.Len())
	for ; cards != 0; cards = cards.Rest() {
		card := &s.Data.Card[cards.First()]
		f[fCorners] += weight * price(card.Corner)
		f[sort[card.Kind]] += weight
	}
}

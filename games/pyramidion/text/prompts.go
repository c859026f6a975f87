package text

import (
	"ennead/game"
	"ennead/games/pyramidion"
)

// Prompts as messages.

// prompt asks the seat for its decision.
func prompt(s *pyramidion.State, seat game.Seat) game.Message {
	f := s.Top()
	switch {
	case f.Step == pyramidion.Done:
		return game.Say("PYR-14.1", "pyramidion.prompt.over")
	case s.Owing().Has(game.Nature):
		return game.Say("PYR-19.5", "pyramidion.prompt.nature")
	case !s.Owing().Has(seat):
		return game.Say("PYR-19.4", "pyramidion.prompt.wait", "seat", s.Owing().First())
	}
	key, args := asks(s, f)
	asked := game.Say(pyramidion.Steps[f.Step].Rule, "pyramidion.prompt."+key, args...)
	if key == "card" && s.ByPlayers().MustPlay && s.Player[f.Seat].Played == 0 { // PYR-15.3
		asked.Variant = "first"
	}
	if key == "pay-one" && ends(s, seat) {
		asked.Variant = "ends"
	}
	return asked
}

// asks returns the key and parameters of a step's prompt.
func asks(s *pyramidion.State, f pyramidion.Frame) (key string, args []any) {
	key = pyramidion.Steps[f.Step].Name
	switch f.Step {
	case pyramidion.StepTake:
		args = []any{"site", atTerm(f.A)}
	case pyramidion.StepIn:
		args = []any{"site", siteTerm(f.A)}
	case pyramidion.StepCard:
		args = []any{"site", atTerm(uint8(s.Site))}
		if last(s, f.Seat) {
			key = "card-alone"
		}
	case pyramidion.StepGain, pyramidion.StepAdd, pyramidion.StepStation:
		args = []any{"site", atTerm(uint8(s.Site))}
	case pyramidion.StepOut:
		args = []any{"site", siteTerm(uint8(s.Site)), "n", int(s.Both(pyramidion.Site(f.A)))}
	case pyramidion.StepCategory, pyramidion.StepBandit, pyramidion.StepGuard, pyramidion.StepThief,
		pyramidion.StepLitho, pyramidion.StepRecall:
		if s.Data.With[pyramidion.Philosopher].Has(f.A) {
			key += "-copied"
		}
	case pyramidion.StepPay:
		args = []any{"cargo", Goods(s.Payment.Left)}
		if s.OneWay() {
			key = "pay-one"
		}
	case pyramidion.StepSwap:
		workers := Amount(pyramidion.Worker, pyramidion.SwapWorkers)
		args = []any{"workers", workers, "statue", Amount(pyramidion.Statue, 1)}
	}
	return key, args
}

// ends reports whether the first choice of the seat, to which all others come, ends the loading and with it the round
// or the game: no table makes that one for it, see [game.OnlyChoice].
func ends(s *pyramidion.State, seat game.Seat) bool {
	only, next := s.Moves(nil, seat)[0], s.Copy()
	next.Play(seat, only, nil)
	return next.Owing() == 0 || s.Shows(seat, only)
}

// last reports whether all others have passed on the site (PYR-9.2.1).
func last(s *pyramidion.State, seat game.Seat) bool {
	for other := range game.Seat(s.Count) {
		if other != seat && !s.Player[other].Passed {
			return false
		}
	}
	return true
}

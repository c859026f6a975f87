package pyramidion

import "ennead/game"

// What a seat is asked, as messages.

// prompt says what the seat is asked to do.
func prompt(s *State, seat game.Seat) game.Message {
	f := s.Top()
	switch {
	case f.Step == Done:
		return game.Say("PYR-14.1", "pyramidion.prompt.over")
	case s.Owing().Has(game.Nature):
		return game.Say("PYR-19.5", "pyramidion.prompt.nature")
	case !s.Owing().Has(seat):
		return game.Say("PYR-19.4", "pyramidion.prompt.wait", "seat", s.Owing().First())
	}
	key, args := asks(s, f)
	return game.Say(steps[f.Step].Rule, "pyramidion.prompt."+key, args...)
}

// asks is the key of a step's prompt, and what it speaks of.
func asks(s *State, f Frame) (key string, args []any) {
	key = steps[f.Step].Name
	switch f.Step {
	case StepTake:
		args = []any{"site", atTerm(f.A)}
	case StepIn:
		args = []any{"site", siteTerm(f.A)}
	case StepCard:
		args = []any{"site", atTerm(uint8(s.Site))}
		if last(s, f.Seat) {
			key = "card-alone"
		}
	case StepGain, StepAdd, StepStation:
		args = []any{"site", atTerm(uint8(s.Site))}
	case StepOut:
		args = []any{"site", siteTerm(uint8(s.Site)), "n", int(s.both(Site(f.A)))}
	case StepCategory, StepBandit, StepGuard, StepThief, StepLitho, StepRecall:
		if s.Data.With[Philosopher].Has(f.A) {
			key += "-copied"
		}
	case StepPay:
		args = []any{"cargo", s.Payment.Left.Text()}
	case StepSwap:
		args = []any{"workers", Amount(Worker, swapped), "statue", Amount(Statue, 1)}
	}
	return key, args
}

// last tells whether all others have passed on the site (PYR-9.2.1).
func last(s *State, seat game.Seat) bool {
	for other := range game.Seat(s.Count) {
		if other != seat && !s.Player[other].Passed {
			return false
		}
	}
	return true
}

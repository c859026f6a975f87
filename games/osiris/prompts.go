package osiris

import "ennead/game"

// What a seat is asked, as messages.

// Prompt says what the seat is asked to do.
func (s *State) Prompt(seat game.Seat) game.Message {
	f := s.Top()
	switch {
	case f.Step == Done:
		return game.Say("OSI-9.3", "osiris.prompt.over")
	case s.Owing().Has(game.Nature):
		return game.Say("OSI-14.1", "osiris.prompt.nature")
	case !s.Owing().Has(seat):
		return game.Say("OSI-3.2", "osiris.prompt.wait", "seat", s.Owing().First())
	}
	key, args := s.asks(f)
	return game.Say(steps[f.Step].Rule, "osiris.prompt."+key, args...)
}

// asks is the key of a step's prompt, and what it speaks of.
func (s *State) asks(f Frame) (key string, args []any) {
	key = steps[f.Step].Name
	switch f.Step {
	case StepAct:
		args = []any{"season", int(s.Season)}
	case StepWhere:
		args = []any{"worker", workerTerm(uint8(s.Turn.Worker))}
	case StepCarry:
		return key, []any{"card", kindTerm(f.B - 1)}
	case StepPay, StepExtra, StepWaive, StepTax:
		args = []any{"n", int(f.A)}
	case StepShort:
		args = []any{"n", int(f.A), "resource", resourceTerm(f.B)}
	case StepSite:
		args = []any{"monument", monumentTerm(uint8(s.chosen()))}
	case StepShare:
		args = []any{"city", s.cityName(Place(f.A))}
	case StepFee:
		args = []any{"seat", game.Seat(f.A)}
	case StepBuild:
		if f.B == byAnubis {
			return "build-anubis", nil
		}
		return key, []any{"card", kindTerm(f.B - 1)}
	case StepPlan:
		return key, []any{"card", kindTerm(f.B - 1)}
	case StepHire:
		if f.B == byBastet {
			return "hire-free", nil
		}
	}
	return key, args
}

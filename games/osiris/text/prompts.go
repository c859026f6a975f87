package text

import (
	"ennead/game"
	"ennead/games/osiris"
)

// Prompts as messages.

// Prompt returns the question for a seat.
func Prompt(s *osiris.State, seat game.Seat) game.Message {
	f := s.Top()
	switch {
	case f.Step == osiris.Done:
		return game.Say("OSI-9.3", "osiris.prompt.over")
	case s.Owing().Has(game.Nature):
		return game.Say("OSI-14.1", "osiris.prompt.nature")
	case !s.Owing().Has(seat):
		return game.Say("OSI-3.2", "osiris.prompt.wait", "seat", s.Owing().First())
	}
	key, args := asks(s, f)
	return game.Say(osiris.Steps[f.Step].Rule, "osiris.prompt."+key, args...)
}

// asks returns the key and the arguments of a step's prompt.
func asks(s *osiris.State, f osiris.Frame) (key string, args []any) {
	key = osiris.Steps[f.Step].Name
	switch f.Step {
	case osiris.StepAct:
		args = []any{"season", int(s.Season)}
	case osiris.StepWhere:
		args = []any{"worker", workerTerm(uint8(s.Turn.Worker))}
	case osiris.StepCarry:
		return key, []any{"card", kindTerm(f.B - 1)}
	case osiris.StepPay, osiris.StepExtra, osiris.StepWaive, osiris.StepTax:
		args = []any{"n", int(f.A)}
	case osiris.StepShort:
		args = []any{"n", int(f.A), "resource", resourceTerm(f.B)}
	case osiris.StepSite:
		args = []any{"monument", monumentTerm(uint8(s.Chosen()))}
	case osiris.StepShare:
		args = []any{"city", cityName(s, osiris.Place(f.A))}
	case osiris.StepFee:
		args = []any{"seat", game.Seat(f.A)}
	case osiris.StepBuild:
		if f.B == osiris.ByAnubis {
			return "build-anubis", nil
		}
		return key, []any{"card", kindTerm(f.B - 1)}
	case osiris.StepPlan:
		return key, []any{"card", kindTerm(f.B - 1)}
	case osiris.StepHire:
		if f.B == osiris.ByBastet {
			return "hire-free", nil
		}
	}
	return key, args
}

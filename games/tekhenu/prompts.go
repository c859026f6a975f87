package tekhenu

import "ennead/game"

// What a seat is asked, as messages.

// Prompt says what the seat is asked to do.
func (text) Prompt(state game.State, seat game.Seat) game.Message {
	s := state.(*State)
	f := s.Top()
	switch {
	case f.Step == Done:
		return game.Say("TEK-8.5", "tekhenu.prompt.over")
	case s.Owing().Has(game.Nature):
		return game.Say("TEK-20.1", "tekhenu.prompt.nature")
	case !s.Owing().Has(seat):
		return game.Say("TEK-4.2", "tekhenu.prompt.wait", "seat", s.Owing().First())
	}
	key, args := s.asks(s.Asked(seat))
	return game.Say(steps[f.Step].Rule, "tekhenu.prompt."+key, args...)
}

// asks is the key of a step's prompt, and what it speaks of.
func (s *State) asks(f Frame) (key string, args []any) {
	key = steps[f.Step].Name
	value, _ := unpack(f.B)
	switch f.Step {
	case StepToken, StepTake, StepTrack, StepRaise:
		n := f.A
		if f.Step == StepTake {
			n = f.B
		}
		args = []any{"n", int(n)}
	case StepKeepCard:
		args = []any{"kind", kindTerm(f.A)}
	case StepSelect:
		return s.asksAction(key)
	case StepBend:
		args = []any{"action", actionTerm(f.A), "n", int(value)}
	case StepStretch, StepBless:
		args = []any{"token", tokenTerm(f.A), "n", int(f.B)}
	case StepPay:
		return s.asksPay(f)
	case StepStatue:
		args = []any{"god", godTerm(uint8(s.HorusTiles[value-1]))}
	case StepTwist:
		args = []any{"cell", CellName(f.A)}
	case StepAbility:
		args = []any{"effect", s.Data.TileText(s.Temple[f.A].Tile)}
	case StepBuilding, StepDistrict:
		args = []any{"n", int(value)}
	case StepThoth:
		if s.Data.Thoth[value].Papyrus == 0 {
			return "thoth-free", []any{"n", int(s.Data.Thoth[value].Cards)}
		}
		args = []any{"n", int(s.Data.Thoth[value].Cards), "price", int(s.Data.Thoth[value].Papyrus)}
	case StepFeast:
		if f.A == 1 {
			return "decree-action", nil
		}
	case StepReveal:
		if !s.Player[f.Seat].Decrees.Has(dAction) {
			return "reveal-all", nil
		}
	case StepFirstly:
		args = []any{"action", actionTerm(f.A), "token", tokenTerm(uint8(s.Turn.Colour)), "n", int(s.Turn.Value)}
	case StepFeed:
		args = []any{"n", int(f.A), "vp", s.Data.Points.Bread}
	case StepTithe:
		args = []any{"n", int(f.A)}
	}
	return key, args
}

// asksAction says what the die counts as.
func (s *State) asksAction(key string) (string, []any) {
	if s.Turn.Anubis != 0 {
		key += "-anubis"
	}
	return key, []any{"colour", colourTerm(uint8(s.Turn.Colour)), "n", int(s.Turn.Value), "god", godTerm(uint8(s.Turn.From))}
}

// asksPay says what is due, and for what.
func (s *State) asksPay(f Frame) (string, []any) {
	due := Amount(printed[f.A], int(f.B))
	if f.A < gods {
		return "pay", []any{"due", due, "action", actionTerm(f.A)}
	}
	return "pay-other", []any{"due", due}
}

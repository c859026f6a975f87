package text

import (
	"ennead/game"
	"ennead/games/tekhenu"
)

// Prompts: the questions to a seat.

// Prompt returns the question to the seat.
func (text) Prompt(state game.State, seat game.Seat) game.Message {
	s := state.(*tekhenu.State)
	f := s.Top()
	switch {
	case f.Step == tekhenu.Done:
		return game.Say("TEK-8.5", "tekhenu.prompt.over")
	case s.Owing().Has(game.Nature):
		return game.Say("TEK-20.1", "tekhenu.prompt.nature")
	case !s.Owing().Has(seat):
		return game.Say("TEK-4.2", "tekhenu.prompt.wait", "seat", s.Owing().First())
	}
	key, args := asks(s, s.Asked(seat))
	says := game.Say(tekhenu.Steps[f.Step].Rule, "tekhenu.prompt."+key, args...)
	if changed(s, s.Asked(seat)) {
		says.Variant = "changed"
	}
	return says
}

// changed reports whether a question names a value that the die does not show, such as after a Scribe (TEK-4.6).
func changed(s *tekhenu.State, f tekhenu.Frame) bool {
	value := s.Turn.Value
	switch f.Step {
	case tekhenu.StepSelect:
	case tekhenu.StepBend:
		value = tekhenu.ValueOf(f)
	case tekhenu.StepStretch:
		value = f.B
	default:
		return false
	}
	return value != s.Turn.Face
}

// asks returns the key and parameters of a step's prompt.
func asks(s *tekhenu.State, f tekhenu.Frame) (key string, args []any) {
	key = tekhenu.Steps[f.Step].Name
	value := tekhenu.ValueOf(f)
	switch f.Step {
	case tekhenu.StepToken, tekhenu.StepTrack, tekhenu.StepRaise, tekhenu.StepTithe:
		args = []any{"n", int(f.A)}
	case tekhenu.StepTake:
		args = []any{"n", int(f.B)}
	case tekhenu.StepKeepCard:
		args = []any{"kind", kindTerm(f.A)}
	case tekhenu.StepSelect:
		return asksAction(s, key)
	case tekhenu.StepBend:
		args = []any{"action", actionTerm(f.A), "n", int(value)}
	case tekhenu.StepStretch, tekhenu.StepBless:
		args = []any{"token", tokenTerm(f.A), "n", int(f.B)}
	case tekhenu.StepPay:
		return asksPay(s, f)
	case tekhenu.StepStatue:
		args = []any{"god", godTerm(uint8(s.HorusTiles[value-1]))}
	case tekhenu.StepTwist:
		args = []any{"cell", CellName(f.A)}
	case tekhenu.StepAbility:
		args = []any{"effect", TileText(s.Data, s.Temple[f.A].Tile)}
	case tekhenu.StepBuilding, tekhenu.StepDistrict:
		args = []any{"n", int(value)}
	case tekhenu.StepThoth:
		return asksThoth(key, s.Data.Thoth[value])
	case tekhenu.StepFeast:
		if f.A == 1 {
			return "decree-action", nil
		}
	case tekhenu.StepReveal:
		if !s.Reveals(f.Seat) {
			return "reveal-all", nil
		}
	case tekhenu.StepFirstly:
		args = []any{"action", actionTerm(f.A), "token", tokenTerm(uint8(s.Turn.Colour)), "n", int(s.Turn.Value)}
	case tekhenu.StepFeed:
		args = []any{"n", int(f.A), "vp", s.Data.Points.Bread}
	}
	return key, args
}

// asksThoth adds how many cards the player may take, and their price.
func asksThoth(key string, price tekhenu.Price) (string, []any) {
	if price.Papyrus == 0 {
		return "thoth-free", []any{"n", int(price.Cards)}
	}
	return key, []any{"n", int(price.Cards), "price", int(price.Papyrus)}
}

// asksAction adds what the die counts as.
func asksAction(s *tekhenu.State, key string) (string, []any) {
	if s.Turn.Anubis != 0 {
		key += "-anubis"
	}
	return key, []any{"colour", colourTerm(uint8(s.Turn.Colour)), "n", int(s.Turn.Value),
		"god", godTerm(uint8(s.Turn.From))}
}

// asksPay adds what is due, and for what.
func asksPay(s *tekhenu.State, f tekhenu.Frame) (string, []any) {
	due := Amount(tekhenu.PrintedToken[f.A], int(f.B))
	if f.A < tekhenu.Gods {
		return "pay", []any{"due", due, "action", actionTerm(f.A)}
	}
	return "pay-other", []any{"due", due}
}

package text

import (
	"math/bits"

	"ennead/game"
	"ennead/games/kemet"
)

// Prompts as messages.

// prompt returns the question that the seat has to answer, or says for whom it waits.
func prompt(s *kemet.State, seat game.Seat) game.Message {
	f := s.Top()
	switch {
	case f.Step == kemet.Done:
		return game.Say("KEM-8.9", "kemet.prompt.over")
	case s.Owing().Has(game.Nature):
		return game.Say("KEM-12.5", "kemet.prompt.nature")
	case !s.Owing().Has(seat):
		return game.Say("KEM-4.1", "kemet.prompt.wait", "seat", s.Owing().First())
	}
	key, args := asks(s, s.Asked(seat))
	return game.Say(kemet.Steps[f.Step].Rule, "kemet.prompt."+key, args...)
}

// asks returns the key and parameters of a step's prompt.
func asks(s *kemet.State, f kemet.Frame) (key string, args []any) {
	key = kemet.Steps[f.Step].Name
	switch f.Step {
	case kemet.StepAsk:
		return asksWindow(s, f)
	case kemet.StepMarch, kemet.StepGroup, kemet.StepEscort:
		return asksMove(s, f)
	case kemet.StepCouncil, kemet.StepHide, kemet.StepClash, kemet.StepWound, kemet.StepLoser, kemet.StepFlee,
		kemet.StepWinner:
		return asksFighter(s, f)
	case kemet.StepBuy:
		args = []any{"colour", colourTerm(f.A)}
	case kemet.StepRecruit:
		if s.Free > 0 {
			return "recruit-free", []any{"n", int(s.Free)}
		}
		args = []any{"cost", s.RecruitPrice(f.Seat, int(s.Paid))}
	case kemet.StepEnlist, kemet.StepReinforce:
		args = []any{"n", int(f.A)}
	case kemet.StepOffer:
		args = []any{"n", s.Data.Gain.OfferUnits}
	case kemet.StepDelta:
		args = []any{"n", s.Data.Gain.DeltaUnits, "pp", s.Data.Gain.Prayer}
	}
	return key, args
}

// asksWindow names the action or combat that the window is about, and what the seat can play.
func asksWindow(s *kemet.State, f kemet.Frame) (key string, args []any) {
	may := "cut-in"
	switch {
	case s.Player[f.Seat].CardsN == 0:
		may = "cut-in-creature"
	case !s.CanPlace(f.Seat):
		may = "cut-in-card"
	}
	args = []any{"may", game.Say("", "kemet.prompt."+may), "seat", s.Active}
	key = map[uint8]string{kemet.BeforeAction: "ask-before", kemet.BeforeMove: "ask-move",
		kemet.BeforeCombat: "ask-combat", kemet.AfterAction: "ask-after"}[f.A]
	switch {
	case f.A == kemet.BeforeCombat:
		attacker, defender := s.Fight.Side[0].Seat, s.Fight.Side[1].Seat
		args = append(args[:2], "seat", attacker, "other", defender, "space", spaceTerm(s.Fight.Space))
		if f.Seat == attacker {
			key = "ask-attack"
		} else if f.Seat == defender {
			key = "ask-defence"
		}
	case f.A != kemet.BeforeMove && f.Seat == s.Active:
		key += "-own"
	}
	return key, args
}

// asksMove says where the group is or goes, and which steps it has left.
func asksMove(s *kemet.State, f kemet.Frame) (key string, args []any) {
	key = kemet.Steps[f.Step].Name
	switch f.Step {
	case kemet.StepGroup:
		return key, []any{"space", spaceTerm(s.March.To)}
	case kemet.StepEscort:
		left := s.BeastsAt(f.Seat, s.March.At) &^ s.March.Asked
		return key, []any{"space", spaceTerm(s.March.To), "creature", beastTerm(uint8(bits.TrailingZeros8(left)))}
	}
	args = []any{"space", spaceTerm(s.March.At), "land", int(s.March.Land), "teleport", int(s.March.Teleport)}
	if s.March.Leap > 0 {
		return "march-leap", append(args, "leap", int(s.March.Leap))
	}
	return key, args
}

// asksFighter says where the combat is and, once the cards are revealed, compares the Strengths.
func asksFighter(s *kemet.State, f kemet.Frame) (key string, args []any) {
	key = kemet.Steps[f.Step].Name
	i := s.SideOf(f.Seat)
	args = []any{"space", spaceTerm(s.Fight.Space)}
	switch f.Step {
	case kemet.StepCouncil:
		key = "council-keep"
		if s.Fight.Side[i].Keep != 0 {
			key = "council-drop"
		}
	case kemet.StepClash, kemet.StepWound:
		args = append(args, "own", s.Strength(i), "other", s.Strength(1-i))
	case kemet.StepLoser, kemet.StepWinner:
		args = append(args, "troop", troopText(s, f.Seat, s.Fight.Space))
	case kemet.StepFlee:
		args = append(args, "seat", game.Seat(f.A))
	}
	return key, args
}

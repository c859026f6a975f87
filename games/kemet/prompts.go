package kemet

import "ennead/game"

// What a seat is asked, as messages.

// Prompt says what the seat is asked to do.
func (s *State) Prompt(seat game.Seat) game.Message {
	f := s.Top()
	switch {
	case f.Step == Done:
		return game.Say("KEM-8.9", "kemet.prompt.over")
	case s.Owing().Has(game.Nature):
		return game.Say("KEM-12.5", "kemet.prompt.nature")
	case !s.Owing().Has(seat):
		return game.Say("KEM-4.1", "kemet.prompt.wait", "seat", s.Owing().First())
	}
	key, args := s.asks(s.Asked(seat))
	return game.Say(steps[f.Step].Rule, "kemet.prompt."+key, args...)
}

// asks is the key of a step's prompt, and what it speaks of.
func (s *State) asks(f Frame) (key string, args []any) {
	key = steps[f.Step].Name
	switch f.Step {
	case StepAsk:
		return s.asksWindow(f)
	case StepMarch, StepGroup, StepEscort:
		return s.asksMove(f)
	case StepCouncil, StepHide, StepClash, StepWound, StepLoser, StepFlee, StepWinner:
		return s.asksFighter(f)
	case StepBuy:
		args = []any{"colour", colourTerm(f.A)}
	case StepRecruit:
		if s.Free > 0 {
			return "recruit-free", []any{"n", int(s.Free)}
		}
		args = []any{"cost", s.recruitCost(f.Seat, s.Paid)}
	case StepEnlist, StepReinforce:
		args = []any{"n", int(f.A)}
	case StepOffer:
		args = []any{"n", s.Data.Gain.OfferUnits}
	case StepDelta:
		args = []any{"n", s.Data.Gain.DeltaUnits, "pp", s.Data.Gain.Prayer}
	}
	return key, args
}

// asksWindow says whose action or combat it is about, and in which ways one may cut in.
func (s *State) asksWindow(f Frame) (key string, args []any) {
	may := "cut-in"
	switch {
	case s.Player[f.Seat].CardsN == 0:
		may = "cut-in-creature"
	case !s.canPlace(f.Seat):
		may = "cut-in-card"
	}
	args = []any{"may", game.Say("", "kemet.prompt."+may), "seat", s.Active}
	key = map[uint8]string{beforeAction: "ask-before", beforeMove: "ask-move", beforeCombat: "ask-combat", afterAction: "ask-after"}[f.A]
	switch {
	case f.A == beforeCombat:
		attacker, defender := s.Fight.Side[0].Seat, s.Fight.Side[1].Seat
		args = append(args[:2], "seat", attacker, "other", defender, "space", spaceTerm(s.Fight.Space))
		if f.Seat == attacker {
			key = "ask-attack"
		} else if f.Seat == defender {
			key = "ask-defence"
		}
	case f.A != beforeMove && f.Seat == s.Active:
		key += "-own"
	}
	return key, args
}

// asksMove says where the group stands or goes, and what it can still do.
func (s *State) asksMove(f Frame) (key string, args []any) {
	key = steps[f.Step].Name
	switch f.Step {
	case StepGroup:
		return key, []any{"space", spaceTerm(s.March.To)}
	case StepEscort:
		left := s.beastsAt(f.Seat, s.March.At) &^ s.March.Asked
		return key, []any{"space", spaceTerm(s.March.To), "creature", beastTerm(first8(left))}
	}
	args = []any{"space", spaceTerm(s.March.At), "land", int(s.March.Land), "teleport", int(s.March.Teleport)}
	if s.March.Leap > 0 {
		return "march-leap", append(args, "leap", int(s.March.Leap))
	}
	return key, args
}

// asksFighter says where the combat is, and once the cards are revealed how it stands.
func (s *State) asksFighter(f Frame) (key string, args []any) {
	key = steps[f.Step].Name
	i := s.side(f.Seat)
	args = []any{"space", spaceTerm(s.Fight.Space)}
	switch f.Step {
	case StepCouncil:
		key = "council-keep"
		if s.Fight.Side[i].Keep != 0 {
			key = "council-drop"
		}
	case StepClash, StepWound:
		args = append(args, "own", s.Strength(i), "other", s.Strength(1-i))
	case StepLoser, StepWinner:
		args = append(args, "troop", s.troopText(f.Seat, s.Fight.Space))
	case StepFlee:
		args = append(args, "seat", game.Seat(f.A))
	}
	return key, args
}

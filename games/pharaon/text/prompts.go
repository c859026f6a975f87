package text

import (
	"ennead/game"
	"ennead/games/pharaon"
)

// prompt asks the seat for its decision.
func prompt(s *pharaon.State, seat game.Seat) game.Message {
	f := s.Top()
	rule := pharaon.Steps[f.Step].Rule
	say := func(key string, args ...any) game.Message { return game.Say(rule, "pharaon.prompt."+key, args...) }
	switch {
	case f.Step == pharaon.Done:
		return game.Say("PHA-12.1", "pharaon.prompt.over")
	case s.Owing().Has(game.Nature):
		return game.Say("PHA-0.2", "pharaon.prompt.nature")
	case f.Seat != seat:
		return game.Say("PHA-16.4", "pharaon.prompt.wait", "seat", f.Seat)
	}
	switch f.Step {
	case pharaon.StepColour, pharaon.StepAccess:
		q := s.Buy.Quarter
		return say(pharaon.Steps[f.Step].Name,
			"quarter", quarterTerm(uint8(q)), "facing", tokenTerm(uint8(s.Facing(q))))
	case pharaon.StepExtra:
		return say("extra", "colour", tokenTerm(uint8(s.Buy.Colour)))
	case pharaon.StepPay:
		return say("pay", "left", s.Buy.Left(), "quarter", quarterTerm(uint8(s.Buy.Quarter)))
	case pharaon.StepBasic:
		if f.A != 0 {
			return basicPrompt(s, say("basic-noble", "noble", nobleTerm(f.A)))
		}
		return say("basic")
	case pharaon.StepSpend:
		return say("spend", "noble", nobleTerm(f.A))
	case pharaon.StepDiplomat:
		return say("diplomat", "gains", jarTerms(s, f.A))
	case pharaon.StepUpper:
		return say("traitor-upper", "gains", colourTerms(s.Data.Jars[s.Plot.Jar].Upper[:]...))
	}
	return say(pharaon.Steps[f.Step].Name)
}

// fromJar is how many resources the Diplomat gives instead of those in a jar (PHA-10.16).
const fromJar = 3

// basicPrompt adds to the question for a resource which of several it is, where a noble gives several.
func basicPrompt(s *pharaon.State, says game.Message) game.Message {
	f, left := s.Top(), 0
	if s.Data.Nobles[f.A].Power != pharaon.ReplaceJar {
		return says
	}
	for waiting := range s.Frames() {
		if waiting == f {
			left++
		}
	}
	says.Variant = "of"
	says.Args = append(says.Args, game.Say("", "", "n", fromJar+1-left, "of", fromJar).Args...)
	return says
}

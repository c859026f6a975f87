package pharaon

import "ennead/game"

// Prompts, labels of moves, and events, as messages.

// Prompt says what the seat is asked to do.
func (s *State) Prompt(seat game.Seat) game.Message {
	f := s.Top()
	rule := steps[f.Step].Rule
	say := func(key string, args ...any) game.Message { return game.Say(rule, "pharaon.prompt."+key, args...) }
	switch {
	case f.Step == Done:
		return game.Say("PHA-12.1", "pharaon.prompt.over")
	case s.Owing().Has(game.Nature):
		return game.Say("PHA-0.2", "pharaon.prompt.nature")
	case f.Seat != seat:
		return game.Say("PHA-16.4", "pharaon.prompt.wait", "seat", f.Seat)
	}
	switch f.Step {
	case StepColour, StepAccess:
		return say(steps[f.Step].Name, "quarter", quarterTerm(uint8(s.Buy.Quarter)), "facing", tokenTerm(uint8(s.Facing(s.Buy.Quarter))))
	case StepExtra:
		return say("extra", "colour", tokenTerm(uint8(s.Buy.Colour)))
	case StepPay:
		return say("pay", "left", s.Buy.Left(), "quarter", quarterTerm(uint8(s.Buy.Quarter)))
	case StepBasic:
		if f.A != 0 {
			return say("basic-noble", "noble", nobleTerm(f.A))
		}
		return say("basic")
	case StepSpend:
		return say("spend", "noble", nobleTerm(f.A))
	case StepDiplomat:
		return say("diplomat", "gains", s.jarTerms(f.A))
	case StepUpper:
		return say("traitor-upper", "gains", colourTerms(s.Data.Jars[s.Plot.Jar].Upper[:]...))
	}
	return say(steps[f.Step].Name)
}

func (s *State) jarTerms(n uint8) []game.Term {
	jar := &s.Data.Jars[n]
	return colourTerms(jar.Upper[0], jar.Upper[1], jar.Lower)
}

// Label names a move for a button.
func (s *State) Label(seat game.Seat, m game.Move) game.Message {
	say := func(key string, args ...any) game.Message { return game.Say("", "pharaon.move."+key, args...) }
	f := s.Top()
	switch m.Verb {
	case vQuarter:
		return say("quarter", "quarter", quarterTerm(m.A), "facing", tokenTerm(uint8(s.Facing(Quarter(m.A)))))
	case vUse:
		return say("use", "noble", nobleTerm(m.A), "effect", s.Data.PowerText(m.A))
	case vOption:
		o := &s.Data.Options[m.A-1]
		return say("option", "cost", colourTerms(o.Cost[:]...), "gains", gainTerms(o.Gains), "arrows", len(o.Arrows))
	case vColour, vTrack:
		key := map[uint8]string{vColour: "colour", vTrack: "track"}[m.Verb]
		cell := 0
		if m.Verb == vTrack {
			cell = int(s.Player[seat].Nile[m.A]) + 1
		}
		return say(key, "colour", tokenTerm(m.A), "cell", cell)
	case vExtra:
		return say([]string{"extra-no", "extra-yes"}[m.A], "colour", tokenTerm(uint8(s.Buy.Colour)))
	case vAccess, vPay, vSpend:
		have := int(s.Player[seat].Tokens[m.A])
		return say("token", "token", tokenTerm(m.A), "have", have, "left", have-1)
	case vRest:
		return say("rest", "left", s.Buy.Left())
	case vNoble:
		return say("noble", "noble", nobleTerm(m.A), "effect", s.Data.PowerText(m.A))
	case vArtisan:
		a := &s.Data.Artisans[m.A]
		return say("artisan", "pp", a.PP, "gains", gainTerms(a.Gain))
	case vDeck:
		if f.Step == StepNoble {
			return say("deck", "left", s.NoblesLeft())
		}
		return say("deck", "left", s.ArtisanDeck.Len())
	case vJar:
		return say("jar", "gains", s.jarTerms(m.A))
	case vLot:
		return say("lot", "tokens", []game.Term{tokenTerm(m.A), tokenTerm(m.B)})
	case vBonus:
		return say("bonus", "token", tokenTerm(m.A))
	case vBag:
		return say("bag", "left", s.Bag.total())
	case vGain:
		return say("gain", "gain", gainTerm(m.A))
	case vTile:
		return say("tile", "colour", tokenTerm(m.A%colours))
	case vPass:
		if s.Round == rounds {
			return say("pass-last-round")
		}
		return say("pass")
	default:
		return say("done")
	}
}

// told are the words of each kind of event: rule, key, and the meaning of its numbers.
var told = [...]struct {
	rule, key string
	args      func(s *State, e game.Event) []any
}{
	evFirst:      {"PHA-2.8", "first", nil},
	evKept:       {"PHA-2.9.1", "kept", argNoble},
	evDealt:      {"PHA-16.3", "dealt", argNoble},
	evScribe:     {"PHA-14.1", "scribe", argNoble},
	evRound:      {"PHA-3.1", "round", argNumber},
	evWheel:      {"PHA-2.1", "wheel", nil},
	evBlocked:    {"PHA-13.2", "blocked", argToken},
	evLeftover:   {"PHA-13.2", "leftover", argJar},
	evShowNoble:  {"PHA-6.1.2", "show-noble", argNoble},
	evShowArtist: {"PHA-6.5.2", "show-artisan", argArtisan},
	evShowJar:    {"PHA-2.6", "show-jar", argJar},
	evAct:        {"PHA-3.2", "act", argQuarter},
	evAccess:     {"PHA-5.1", "access", func(_ *State, e game.Event) []any { return []any{"token", tokenTerm(e.A), "colour", tokenTerm(e.B)} }},
	evPaid:       {"PHA-4.3", "paid", argToken},
	evTookNoble:  {"PHA-6.1.2", "took-noble", argNoble},
	evTookArtist: {"PHA-6.5.2", "took-artisan", argArtisan},
	evTookLot: {"PHA-6.3.2", "took-lot", func(_ *State, e game.Event) []any {
		return []any{"tokens", []game.Term{tokenTerm(e.A), tokenTerm(e.B)}}
	}},
	evTookBonus: {"PHA-6.3.2", "took-bonus", argToken},
	evJar:       {"PHA-6.6.1", "jar", argJar},
	evGain:      {"PHA-4.1", "gain", argGained},
	evNoGain:    {"PHA-1.5", "no-gain", argToken},
	evNile:      {"PHA-6.2.2", "nile", func(_ *State, e game.Event) []any { return []any{"colour", tokenTerm(e.A), "cell", int(e.B)} }},
	evNoArrow:   {"PHA-6.2.3", "no-arrow", nil},
	evStep:      {"PHA-6.4.1", "step", argNumber},
	evNoStep:    {"PHA-10.22", "no-step", nil},
	evPharaoh:   {"PHA-9.1", "pharaoh", nil},
	evPass:      {"PHA-7.1", "pass", argNumber},
	evPassLast:  {"PHA-7.2", "pass-last", nil},
	evTookFirst: {"PHA-7.1", "took-first", nil},
	evAdvance:   {"PHA-7.5", "advance", func(_ *State, e game.Event) []any { return []any{"row", int(e.A), "cell", int(e.B)} }},
	evUse:       {"PHA-10.1", "use", argNoble},
	evSpent:     {"PHA-10.14", "spent", argToken},
	evEndRound:  {"PHA-8.1", "end-round", argNumber},
	evPlotJar:   {"PHA-15.8", "traitor-jar", argJar},
	evPlotTile: {"PHA-15.10", "traitor-tile", func(_ *State, e game.Event) []any {
		return []any{"token", tokenTerm(e.A), "tile", tileTerm(e.B), "space", int(e.C)}
	}},
	evPlotWheel:  {"PHA-15.9", "traitor-wheel", argToken},
	evPlotLost:   {"PHA-RUL-20", "traitor-lost", argToken},
	evDropNoble:  {"PHA-15.11.3", "drop-noble", argNoble},
	evDropArtist: {"PHA-15.11.7", "drop-artisan", argArtisan},
	evLevel:      {"PHA-15.11.4", "level", argNumber},
	evGod:        {"PHA-15.11.5", "god", func(s *State, e game.Event) []any { return []any{"god", s.Data.God(Quarter(e.A))} }},
	evOver:       {"PHA-12.1", "over", nil},
	evQuarter:    {"PHA-2.1", "quarter", argQuarter},
	evTileColour: {"PHA-15.4", "tile-colour", func(_ *State, e game.Event) []any { return []any{"tile", tileTerm(e.A), "colour", tokenTerm(e.B)} }},
	evTileDark:   {"PHA-15.3", "tile-dark", func(_ *State, e game.Event) []any { return []any{"tile", tileTerm(e.A)} }},
	evDirection:  {"PHA-2.2", "direction", func(_ *State, e game.Event) []any { return []any{"direction", directionTerm(e.A)} }},
	evNoTarget:   {"PHA-15.11", "no-target", nil},
}

func argNumber(_ *State, e game.Event) []any  { return []any{"n", int(e.A)} }
func argNoble(_ *State, e game.Event) []any   { return []any{"noble", nobleTerm(e.A), "deck", int(e.B)} }
func argToken(_ *State, e game.Event) []any   { return []any{"token", tokenTerm(e.A), "bag", int(e.B)} }
func argQuarter(_ *State, e game.Event) []any { return []any{"quarter", quarterTerm(e.A)} }

func argGained(_ *State, e game.Event) []any {
	var list []game.Term
	for _, c := range [4]uint8{e.A, e.B, e.C, e.D} {
		if c > 0 {
			list = append(list, tokenTerm(c-1))
		}
	}
	return []any{"tokens", list}
}

func argJar(s *State, e game.Event) []any { return []any{"gains", s.jarTerms(e.A), "pile", int(e.B)} }

func argArtisan(s *State, e game.Event) []any {
	a := &s.Data.Artisans[e.A]
	return []any{"pp", a.PP, "gains", gainTerms(a.Gain), "deck", int(e.B)}
}

// Tell puts an event into a message; the seat it is about is its first parameter.
func (s *State) Tell(e game.Event) game.Message {
	row := told[e.Kind]
	args := []any{"seat", e.Seat}
	if row.args != nil {
		args = append(args, row.args(s, e)...)
	}
	return game.Say(row.rule, "pharaon.event."+row.key, args...)
}

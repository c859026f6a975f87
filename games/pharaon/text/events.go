package text

import (
	"ennead/game"
	"ennead/games/pharaon"
)

// eventText lists the rule, the key and the parameters of the message for each kind of event.
var eventText = [...]struct {
	rule, key string
	args      func(s *pharaon.State, e game.Event) []any
}{
	pharaon.EvFirst:      {"PHA-2.8", "first", nil},
	pharaon.EvKept:       {"PHA-2.9.1", "kept", argNoble},
	pharaon.EvDealt:      {"PHA-16.3", "dealt", argNoble},
	pharaon.EvScribe:     {"PHA-14.1", "scribe", argNoble},
	pharaon.EvRound:      {"PHA-3.1", "round", argNumber},
	pharaon.EvWheel:      {"PHA-2.1", "wheel", nil},
	pharaon.EvBlocked:    {"PHA-13.2", "blocked", argToken},
	pharaon.EvLeftover:   {"PHA-13.2", "leftover", argJar},
	pharaon.EvShowNoble:  {"PHA-6.1.2", "show-noble", argNoble},
	pharaon.EvShowArtist: {"PHA-6.5.2", "show-artisan", argArtisan},
	pharaon.EvShowJar:    {"PHA-2.6", "show-jar", argJar},
	pharaon.EvAct:        {"PHA-3.2", "act", argQuarter},
	pharaon.EvAccess: {"PHA-5.1", "access", func(_ *pharaon.State, e game.Event) []any {
		t, as := pharaon.AccessOf(e)
		return []any{"token", tokenTerm(uint8(t)), "colour", tokenTerm(uint8(as))}
	}},
	pharaon.EvPaid:       {"PHA-4.3", "paid", argToken},
	pharaon.EvTookNoble:  {"PHA-6.1.2", "took-noble", argNoble},
	pharaon.EvTookArtist: {"PHA-6.5.2", "took-artisan", argArtisan},
	pharaon.EvTookLot: {"PHA-6.3.2", "took-lot", func(_ *pharaon.State, e game.Event) []any {
		lot := pharaon.LotOf(e)
		return []any{"tokens", []game.Term{tokenTerm(uint8(lot[0])), tokenTerm(uint8(lot[1]))}}
	}},
	pharaon.EvTookBonus: {"PHA-6.3.2", "took-bonus", argToken},
	pharaon.EvJar:       {"PHA-6.6.1", "jar", argJar},
	pharaon.EvGain:      {"PHA-4.1", "gain", argGained},
	pharaon.EvNoGain:    {"PHA-1.5", "no-gain", argToken},
	pharaon.EvNile: {"PHA-6.2.2", "nile", func(_ *pharaon.State, e game.Event) []any {
		track, cell := pharaon.NileStepOf(e)
		return []any{"colour", tokenTerm(uint8(track)), "cell", int(cell)}
	}},
	pharaon.EvNoArrow:   {"PHA-6.2.3", "no-arrow", nil},
	pharaon.EvStep:      {"PHA-6.4.1", "step", argNumber},
	pharaon.EvNoStep:    {"PHA-10.22", "no-step", nil},
	pharaon.EvPharaoh:   {"PHA-9.1", "pharaoh", nil},
	pharaon.EvPass:      {"PHA-7.1", "pass", argNumber},
	pharaon.EvPassLast:  {"PHA-7.2", "pass-last", nil},
	pharaon.EvTookFirst: {"PHA-7.1", "took-first", nil},
	pharaon.EvAdvance: {"PHA-7.5", "advance", func(_ *pharaon.State, e game.Event) []any {
		disc := pharaon.DiscOf(e)
		return []any{"row", int(disc.Row), "cell", int(disc.Cell)}
	}},
	pharaon.EvUse:      {"PHA-10.1", "use", argUse},
	pharaon.EvSpent:    {"PHA-10.14", "spent", argToken},
	pharaon.EvEndRound: {"PHA-8.1", "end-round", argNumber},
	pharaon.EvPlotJar:  {"PHA-15.8", "traitor-jar", argJar},
	pharaon.EvPlotTile: {"PHA-15.10", "traitor-tile", func(_ *pharaon.State, e game.Event) []any {
		c := pharaon.CoveredOf(e)
		return []any{"token", tokenTerm(uint8(c.Colour)), "tile", tileTerm(c.Tile), "space", int(c.Space)}
	}},
	pharaon.EvPlotWheel:  {"PHA-15.9", "traitor-wheel", argToken},
	pharaon.EvPlotLost:   {"PHA-RUL-20", "traitor-lost", argToken},
	pharaon.EvDropNoble:  {"PHA-15.11.3", "drop-noble", argNoble},
	pharaon.EvDropArtist: {"PHA-15.11.7", "drop-artisan", argArtisan},
	pharaon.EvLevel:      {"PHA-15.11.4", "level", argNumber},
	pharaon.EvGod:        {"PHA-15.11.5", "god", argGod},
	pharaon.EvOver:       {"PHA-12.1", "over", nil},
	pharaon.EvQuarter:    {"PHA-2.1", "quarter", argQuarter},
	pharaon.EvTileColour: {"PHA-15.4", "tile-colour", func(_ *pharaon.State, e game.Event) []any {
		tile, c := pharaon.TileColourOf(e)
		return []any{"tile", tileTerm(tile), "colour", tokenTerm(uint8(c))}
	}},
	pharaon.EvTileDark:  {"PHA-15.3", "tile-dark", argTile},
	pharaon.EvDirection: {"PHA-2.2", "direction", argDirection},
	pharaon.EvNoTarget:  {"PHA-15.11", "no-target", nil},
}

func argNumber(_ *pharaon.State, e game.Event) []any { return []any{"n", int(e.A)} }

func argNoble(_ *pharaon.State, e game.Event) []any {
	return []any{"noble", nobleTerm(e.A), "deck", int(pharaon.SourceOf(e))}
}

// argUse lists what was in the jar that the power replaces (PHA-10.16). A power comes from no deck; programs know the
// parameter from other events about nobles.
func argUse(s *pharaon.State, e game.Event) []any {
	args := []any{"noble", nobleTerm(e.A), "deck", 0}
	if e.B == 0 || e.B > pharaon.JarCount {
		return args
	}
	return append(args, "gains", jarTerms(s, e.B))
}

func argToken(_ *pharaon.State, e game.Event) []any {
	return []any{"token", tokenTerm(e.A), "bag", int(pharaon.SourceOf(e))}
}

func argQuarter(_ *pharaon.State, e game.Event) []any { return []any{"quarter", quarterTerm(e.A)} }

func argTile(_ *pharaon.State, e game.Event) []any { return []any{"tile", tileTerm(e.A)} }

func argDirection(_ *pharaon.State, e game.Event) []any {
	return []any{"direction", directionTerm(e.A)}
}

func argGod(s *pharaon.State, e game.Event) []any {
	return []any{"god", god(s.Data, pharaon.Quarter(e.A))}
}

func argGained(_ *pharaon.State, e game.Event) []any {
	return []any{"tokens", colourTerms(pharaon.GainOf(e)...)}
}

func argJar(s *pharaon.State, e game.Event) []any {
	return []any{"gains", jarTerms(s, e.A), "pile", int(pharaon.SourceOf(e))}
}

func argArtisan(s *pharaon.State, e game.Event) []any {
	a := &s.Data.Artisans[e.A]
	return []any{"pp", a.PP, "gains", gainTerms(a.Gain), "deck", int(pharaon.SourceOf(e))}
}

// tell puts an event into a message. The first parameter is the seat of the event.
func tell(s *pharaon.State, e game.Event) game.Message {
	row := eventText[e.Kind]
	args := []any{"seat", e.Seat}
	if row.args != nil {
		args = append(args, row.args(s, e)...)
	}
	says := game.Say(row.rule, "pharaon.event."+row.key, args...)
	switch {
	case e.Kind == pharaon.EvUse && e.B != 0:
		says.Variant = "jar"
	case e.Kind == pharaon.EvJar && pharaon.SourceOf(e) == pharaon.Unseen:
		says.Variant = "drawn"
	}
	return says
}

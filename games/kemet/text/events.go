package text

import (
	"ennead/game"
	"ennead/games/kemet"
)

// Events as messages.

// eventText are the words of each kind of event: its rule, its key, and the parameters its numbers stand for.
var eventText = [...]struct {
	rule, key string
	args      func(s *kemet.State, e game.Event) []any
}{
	kemet.EvCity:        {"KEM-2.4", "city", argCity},
	kemet.EvDistricts:   {"KEM-2.6", "districts", argNumber},
	kemet.EvOrder:       {"KEM-7.9", "order", argNumber},
	kemet.EvPyramid:     {"KEM-5.2.1", "pyramid", argRaised},
	kemet.EvDrew:        {"KEM-7.6", "drew", argCard},
	kemet.EvDay:         {"KEM-4.1", "day", argNumber},
	kemet.EvTurn:        {"KEM-4.1", "turn", nil},
	kemet.EvTrigger:     {"KEM-4.8", "trigger", nil},
	kemet.EvToken:       {"KEM-4.3", "token", argAction},
	kemet.EvSilver:      {"KEM-4.3", "silver", argAction},
	kemet.EvGolden:      {"KEM-9.31", "golden", argGolden},
	kemet.EvCard:        {"KEM-3.6", "card", argCard},
	kemet.EvStolen:      {"KEM-10.8", "stolen", argNumber},
	kemet.EvPrayer:      {"KEM-0.2", "prayer", argNumber},
	kemet.EvSpent:       {"KEM-0.2", "spent", argNumber},
	kemet.EvBeast:       {"KEM-9.60", "creature", argHoused},
	kemet.EvTile:        {"KEM-5.3.4", "tile", argTile},
	kemet.EvRemoved:     {"KEM-11.3", "removed", argBattle},
	kemet.EvUnit:        {"KEM-5.4.1", "unit", argSpace},
	kemet.EvMarch:       {"KEM-5.5.1", "march", argMarched},
	kemet.EvStep:        {"KEM-5.5.2", "step", argStepped},
	kemet.EvCombat:      {"KEM-6.1", "combat", argAttacked},
	kemet.EvCalledOff:   {"KEM-6.19", "called-off", argSpace},
	kemet.EvInitiative:  {"KEM-6.18", "initiative", nil},
	kemet.EvShown:       {"KEM-9.29", "shown", argBattle},
	kemet.EvReveal:      {"KEM-6.5", "reveal", argBattle},
	kemet.EvRevealCard:  {"KEM-6.5", "reveal-card", argCard},
	kemet.EvUnpaid:      {"KEM-6.6", "unpaid", argCard},
	kemet.EvWound:       {"KEM-9.11", "wound", argCard},
	kemet.EvWon:         {"KEM-6.9", "won", argWon},
	kemet.EvForce:       {"KEM-6.8", "force", argForce},
	kemet.EvHarm:        {"KEM-6.10", "harm", argHarm},
	kemet.EvLost:        {"KEM-1.2", "lost", argLoss},
	kemet.EvCombatVP:    {"KEM-6.11", "combat-vp", nil},
	kemet.EvSentBack:    {"KEM-6.14", "sent-back", argLoss},
	kemet.EvRetreated:   {"KEM-6.13", "retreated", argFlight},
	kemet.EvEscaped:     {"KEM-10.14", "escaped", argFlight},
	kemet.EvTookBack:    {"KEM-6.16", "took-back", nil},
	kemet.EvTempleVP:    {"KEM-8.2", "temple-vp", argSpace},
	kemet.EvPyramidVP:   {"KEM-8.3", "pyramid-vp", argSpace},
	kemet.EvNight:       {"KEM-7.10", "night", argNumber},
	kemet.EvSanctuaryVP: {"KEM-7.1", "sanctuary-vp", nil},
	kemet.EvControlVP:   {"KEM-7.3", "control-vp", nil},
	kemet.EvSaw:         {"KEM-9.42", "saw", argCard},
	kemet.EvOver:        {"KEM-7.8", "over", nil},
}

func argNumber(_ *kemet.State, e game.Event) []any { return []any{"n", int(e.A)} }
func argCard(_ *kemet.State, e game.Event) []any   { return []any{"card", cardTerm(e.A)} }
func argTile(_ *kemet.State, e game.Event) []any   { return []any{"tile", tileTerm(e.A)} }
func argAction(_ *kemet.State, e game.Event) []any { return []any{"action", actionTerm(e.A)} }
func argSpace(_ *kemet.State, e game.Event) []any  { return []any{"space", spaceTerm(e.A)} }

func argCity(s *kemet.State, e game.Event) []any {
	return []any{"n", int(e.A) + 1, "city", City(s.Board(), e.A), "god", God(e.Seat)}
}

func argGolden(_ *kemet.State, e game.Event) []any {
	return []any{"action", game.Term("kemet.golden." + kemet.GoldenNames[e.A])}
}

func argBattle(s *kemet.State, e game.Event) []any {
	return []any{"card", battleTerm(e.A), "figures", BattleText(s.Data, e.A)}
}

func argRaised(_ *kemet.State, e game.Event) []any {
	x := kemet.AsRaised(e)
	return []any{"colour", colourTerm(uint8(x.Colour)), "n", int(x.Level), "space", spaceTerm(x.Space)}
}

func argHoused(_ *kemet.State, e game.Event) []any {
	x := kemet.AsHoused(e)
	return []any{"creature", beastTerm(x.Beast), "space", spaceTerm(x.Space)}
}

func argMarched(_ *kemet.State, e game.Event) []any {
	return []any{"space", spaceTerm(kemet.AsMarched(e).Space)}
}

func argStepped(_ *kemet.State, e game.Event) []any {
	x := kemet.AsStepped(e)
	return []any{"n", int(x.Units), "space", spaceTerm(x.To)}
}

func argAttacked(_ *kemet.State, e game.Event) []any {
	x := kemet.AsAttacked(e)
	return []any{"other", x.Defender, "space", spaceTerm(x.Space)}
}

func argWon(_ *kemet.State, e game.Event) []any {
	x := kemet.AsWon(e)
	return []any{"n", int(max(x.Attack, x.Defence)), "other", int(min(x.Attack, x.Defence))}
}

func argForce(_ *kemet.State, e game.Event) []any {
	x := kemet.AsForce(e)
	units, battle, cards, open := int(x.Units), int(x.Battle), int(x.Cards), int(x.Open)
	return []any{"n", units + battle + cards + open, "units", units, "battle", battle, "cards", cards, "open", open}
}

func argHarm(_ *kemet.State, e game.Event) []any {
	x := kemet.AsHarm(e)
	return []any{"damage", int(x.Damage), "defence", int(x.Defence)}
}

func argLoss(_ *kemet.State, e game.Event) []any {
	x := kemet.AsLoss(e)
	return []any{"n", int(x.Units), "space", spaceTerm(x.Space)}
}

func argFlight(_ *kemet.State, e game.Event) []any {
	return []any{"space", spaceTerm(kemet.AsFlight(e).To)}
}

// tell puts an event into a message. The first parameter is the event's seat.
func tell(s *kemet.State, e game.Event) game.Message {
	row := eventText[e.Kind]
	if e.Kind == kemet.EvPrayer {
		row.rule = gains[kemet.Why(e)].rule
	}
	args := []any{"seat", e.Seat}
	if row.args != nil {
		args = append(args, row.args(s, e)...)
	}
	said := game.Say(row.rule, "kemet.event."+row.key+variant(e), args...)
	if e.Kind == kemet.EvSentBack && kemet.AsReturn(e).Trapped {
		said.Variant = "trapped"
	}
	return said
}

// variant returns the end of the key for an event with several wordings: hidden numbers, kinds of steps, reasons for
// PP, a tie.
func variant(e game.Event) string {
	switch e.Kind {
	case kemet.EvDrew, kemet.EvRemoved, kemet.EvShown, kemet.EvSaw:
		if e.A == game.Unknown {
			return "-hidden"
		}
	case kemet.EvStep:
		if kemet.AsStepped(e).Verb != kemet.VLand {
			return "-teleport"
		}
	case kemet.EvPrayer:
		return gains[kemet.Why(e)].key
	case kemet.EvWon:
		if won := kemet.AsWon(e); won.Attack == won.Defence {
			return "-tie"
		}
	}
	return ""
}

// gains are the rule and the end of the key for each reason for PP.
var gains = [...]struct{ rule, key string }{
	kemet.GainPlain:   {"KEM-0.2", ""},
	kemet.GainTemples: {"KEM-7.4", "-temples"},
	kemet.GainNight:   {"KEM-7.5", "-night"},
	kemet.GainCrusade: {"KEM-9.39", "-crusade"},
	kemet.GainHolyWar: {"KEM-9.43", "-holy-war"},
}

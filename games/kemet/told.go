package kemet

import "ennead/game"

// Events as messages.

// told are the words of each kind of event: rule, key, and the meaning of its numbers.
var told = [...]struct {
	rule, key string
	args      func(s *State, e game.Event) []any
}{
	evCity:      {"KEM-2.4", "city", func(_ *State, e game.Event) []any { return []any{"n", int(e.A) + 1} }},
	evDistricts: {"KEM-2.6", "districts", argNumber},
	evOrder:     {"KEM-7.9", "order", argNumber},
	evPyramid: {"KEM-5.2.1", "pyramid", func(_ *State, e game.Event) []any {
		return []any{"colour", colourTerm(e.A), "n", int(e.B), "space", spaceTerm(e.C)}
	}},
	evDrew:    {"KEM-7.6", "drew", argCard},
	evDay:     {"KEM-4.1", "day", argNumber},
	evTurn:    {"KEM-4.1", "turn", nil},
	evTrigger: {"KEM-4.8", "trigger", nil},
	evToken:   {"KEM-4.3", "token", argAction},
	evSilver:  {"KEM-4.3", "silver", argAction},
	evGolden: {"KEM-9.31", "golden", func(_ *State, e game.Event) []any {
		return []any{"action", game.Term("kemet.golden." + goldenNames[e.A])}
	}},
	evCard:       {"KEM-3.6", "card", argCard},
	evStolen:     {"KEM-10.8", "stolen", argNumber},
	evPrayer:     {"KEM-0.2", "prayer", argNumber},
	evSpent:      {"KEM-0.2", "spent", argNumber},
	evBeast:      {"KEM-9.60", "creature", func(_ *State, e game.Event) []any { return []any{"creature", beastTerm(e.A), "space", spaceTerm(e.B)} }},
	evTile:       {"KEM-5.3.4", "tile", func(_ *State, e game.Event) []any { return []any{"tile", tileTerm(e.A)} }},
	evRemoved:    {"KEM-11.3", "removed", argBattle},
	evUnit:       {"KEM-5.4.1", "unit", argSpace},
	evMarch:      {"KEM-5.5.1", "march", argSpace},
	evStep:       {"KEM-5.5.2", "step", func(_ *State, e game.Event) []any { return []any{"n", int(e.A), "space", spaceTerm(e.B)} }},
	evCombat:     {"KEM-6.1", "combat", func(_ *State, e game.Event) []any { return []any{"other", game.Seat(e.A), "space", spaceTerm(e.B)} }},
	evCalledOff:  {"KEM-6.19", "called-off", argSpace},
	evInitiative: {"KEM-6.18", "initiative", nil},
	evShown:      {"KEM-9.29", "shown", argBattle},
	evReveal:     {"KEM-6.5", "reveal", argBattle},
	evRevealCard: {"KEM-6.5", "reveal-card", argCard},
	evUnpaid:     {"KEM-6.6", "unpaid", argCard},
	evWound:      {"KEM-9.11", "wound", argCard},
	evWon: {"KEM-6.9", "won", func(_ *State, e game.Event) []any {
		return []any{"n", int(max(e.A, e.B)), "other", int(min(e.A, e.B))}
	}},
	evForce: {"KEM-6.8", "force", func(_ *State, e game.Event) []any {
		return []any{"n", int(e.A) + int(e.B) + int(e.C) + int(e.D), "units", int(e.A), "battle", int(e.B), "cards", int(e.C), "open", int(e.D)}
	}},
	evHarm:        {"KEM-6.10", "harm", func(_ *State, e game.Event) []any { return []any{"damage", int(e.A), "defence", int(e.B)} }},
	evLost:        {"KEM-1.2", "lost", argUnits},
	evCombatVP:    {"KEM-6.11", "combat-vp", nil},
	evSentBack:    {"KEM-6.14", "sent-back", argUnits},
	evRetreated:   {"KEM-6.13", "retreated", argSpace},
	evEscaped:     {"KEM-10.14", "escaped", argSpace},
	evTookBack:    {"KEM-6.16", "took-back", nil},
	evTempleVP:    {"KEM-8.2", "temple-vp", argSpace},
	evPyramidVP:   {"KEM-8.3", "pyramid-vp", argSpace},
	evNight:       {"KEM-7.10", "night", argNumber},
	evSanctuaryVP: {"KEM-7.1", "sanctuary-vp", nil},
	evControlVP:   {"KEM-7.3", "control-vp", nil},
	evSaw:         {"KEM-9.42", "saw", argCard},
	evOver:        {"KEM-7.8", "over", nil},
}

func argNumber(_ *State, e game.Event) []any { return []any{"n", int(e.A)} }
func argCard(_ *State, e game.Event) []any   { return []any{"card", cardTerm(e.A)} }
func argBattle(s *State, e game.Event) []any {
	return []any{"card", battleTerm(e.A), "figures", s.Data.BattleText(e.A)}
}
func argAction(_ *State, e game.Event) []any { return []any{"action", actionTerm(e.A)} }
func argSpace(_ *State, e game.Event) []any  { return []any{"space", spaceTerm(e.A)} }
func argUnits(_ *State, e game.Event) []any  { return []any{"n", int(e.A), "space", spaceTerm(e.B)} }

// Tell puts an event into a message; the seat it is about is its first parameter.
func (s *State) Tell(e game.Event) game.Message {
	row := told[e.Kind]
	if e.Kind == evPrayer {
		row.rule = gains[e.B].rule
	}
	args := []any{"seat", e.Seat}
	if row.args != nil {
		args = append(args, row.args(s, e)...)
	}
	return game.Say(row.rule, "kemet.event."+row.key+variant(e), args...)
}

// variant ends the key of an event that is told in several ways: what one may not know, how units go on,
// why PP come in, a tie.
func variant(e game.Event) string {
	switch e.Kind {
	case evDrew, evRemoved, evShown, evSaw:
		if e.A == game.Unknown {
			return "-hidden"
		}
	case evStep:
		if e.C != vLand {
			return "-teleport"
		}
	case evPrayer:
		return gains[e.B].key
	case evWon:
		if e.A == e.B {
			return "-tie"
		}
	}
	return ""
}

// Why PP come in, where the event before does not tell.
const (
	gainTold uint8 = iota
	gainTemples
	gainNight
	gainCrusade
	gainHolyWar
)

// gains are the rule and the end of the key for each reason.
var gains = [...]struct{ rule, key string }{
	gainTold: {"KEM-0.2", ""}, gainTemples: {"KEM-7.4", "-temples"}, gainNight: {"KEM-7.5", "-night"},
	gainCrusade: {"KEM-9.39", "-crusade"}, gainHolyWar: {"KEM-9.43", "-holy-war"},
}

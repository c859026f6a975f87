package tekhenu

import "slices"

// A position as a state: the steps of actions, and those of Botankhamun.

// fitsGod: a step within an action is its actor's, and what it works on is there.
func (l *loader) fitsGod(f, under Frame) bool {
	p := &l.Player[f.Seat]
	value, how := unpack(f.B)
	valued := value >= 1 && value <= 6 && how&^(nested|free|given|quarry|workshop) == 0
	if slices.Contains([]Step{StepGodDone, StepColumn, StepBuilt, StepTook, StepTake}, under.Step) && f.Seat != under.Seat && f.Step != StepFill && f.Step != StepTile {
		return false
	}
	inside := under.Step == StepGodDone && f.B == under.B
	god := God(under.A &^ fresh)
	switch f.Step {
	case StepActed:
		return f.A <= gods
	case StepFeast:
		return f.A <= feastDecree && l.extra(f, f.A == feastDecree)
	case StepFeastAt:
		return f.A < gods+goods && (f.B == 0 || mode(f.B) == free) && l.extra(f, f.B != 0)
	case StepStretch:
		return f.A < goods && f.B >= 1 && f.B <= 6
	case StepRun:
		value, plain := yields(f.B)
		return f.A < goods && value >= 1 && value <= 6 && plain >= 1 && plain <= 6
	case StepBless:
		return f.A < goods && f.B >= 1 && f.B <= 6
	case StepBend:
		return f.A < gods && valued && l.godLegal(f.Seat, God(f.A), value, how)
	case StepGodDone:
		return f.A&^fresh < gods && valued && (f.A&fresh == 0 || f.A == fresh)
	case StepStatue:
		return inside && god == Horus && l.horusWhy(f.Seat, value, how|free).No == 0
	case StepCell:
		return inside && god == Ra && l.raWhy(f.Seat, value, how|free).No == 0
	case StepTwist:
		return inside && god == Ra && f.A < cells && l.Temple[f.A].Tile == 0 && l.raWhy(f.Seat, value, how|free).No == 0
	case StepColumn:
		return inside && god == Ra && f.A < cells && l.Temple[f.A].Tile != 0 && l.Temple[f.A].Owner == NoSeat && p.Columns < columns
	case StepBuilding:
		return inside && god == Hathor && l.hathorWhy(f.Seat, how|free).No == 0
	case StepBuilt:
		return inside && god == Hathor && int(f.A) < len(l.Data.Sites) && p.Buildings < buildings && l.siteWhy(f.A).No == 0
	case StepFestival:
		return inside && god == Bastet
	case StepThoth:
		return inside && god == Thoth && f.A&^l.Open == 0
	case StepDistrict:
		return inside && god == Osiris && l.osirisWhy(f.Seat, value, how).No == 0
	case StepRaise:
		return god == Osiris && f.A >= 1 && f.A <= maxGain
	case StepTake:
		return god == Thoth && f.A < sections && f.B >= 1 && l.onSale(f.A) >= f.B
	case StepTook:
		return (under.Step == StepTake || god == Thoth) && l.onMarket(Card(f.A), under)
	case StepAbility, StepThree, StepDecree:
		return l.fitsAbility(f, under)
	case StepPay:
		return l.fitsPay(f, under)
	}
	return l.fitsBot(f, under)
}

// extra: an extra action is Happiness 21's, had once; or D23's, before the last scoring.
func (l *loader) extra(f Frame, decree bool) bool {
	p := &l.Player[f.Seat]
	if decree {
		return l.Scored == 1 && p.Scored.Has(dAction)
	}
	return int(p.Reached) == len(l.Data.Rewards)
}

// onMarket tells whether a card lies there, in the section of which others are taken, which has enough of them.
func (l *loader) onMarket(c Card, under Frame) bool {
	if c == 0 || c > Decree.Of(perKind) {
		return false
	}
	section, slot := l.State.section(c)
	return l.Market[section][slot] == c && (under.Step != StepTake || under.A == section && l.onSale(section) > under.B)
}

// fitsAbility: the ability of the tile that has just been put down.
func (l *loader) fitsAbility(f, under Frame) bool {
	ability := l.Data.Tiles[l.Temple[under.A].Tile].Ability
	switch f.Step {
	case StepAbility:
		return f.A == under.A && f.B == under.B && ability != NoAbility
	case StepThree:
		return f.A == under.A && ability == AbilityHorus && l.threeLegal(f)
	}
	return ability == AbilityDecree
}

// threeLegal tells whether P12 has a value that can be acted with.
func (l *loader) threeLegal(f Frame) bool {
	for value := uint8(1); value <= l.Data.Tiles[l.Temple[f.A].Tile].N; value++ {
		if l.godLegal(f.Seat, Horus, value, nested) {
			return true
		}
	}
	return false
}

// fitsPay: what is due belongs to what waits for it, and can be paid. The action of Happiness 21 waits for a price of the
// window of die selection (TEK-RUL-77).
func (l *loader) fitsPay(f, under Frame) bool {
	if under.Step == StepFeast && (f.Seat != l.Turn.Seat || l.has(StepActed)) {
		return false
	}
	due := map[Step][]Due{
		StepFeast: {DueScribe},
		StepDie:   {DueScribe}, StepSelect: {DueScribe}, StepRun: {DueScribe}, StepStretch: {DueScribe}, StepFill: {DueRefresh}, StepDecrees: {DueGold},
		StepStatue: {Due(Horus)}, StepCell: {Due(Ra)}, StepBuilt: {Due(Hathor)}, StepFestival: {Due(Bastet)}, StepTook: {Due(Thoth)},
	}[under.Step]
	return slices.Contains(due, Due(f.A)) && f.B >= 1 && f.B <= maxPaid && l.affords(f.Seat, Due(f.A), int(f.B)) &&
		(f.Seat == under.Seat || under.Step == StepFill)
}

// fitsBot: the steps of Botankhamun's turn.
func (l *loader) fitsBot(f, under Frame) bool {
	switch f.Step {
	case StepDeben:
		return l.Rival.At >= 1 && under.A == 1
	case StepBotDie, StepBotDone, StepBotSite, StepBotCell:
		return l.Turn.Seat == Bot && (f.Step != StepBotDone || f.A < gods && f.B <= 1) && (f.Step == StepBotDie) == (l.Turn.Face == 0)
	}
	return true
}

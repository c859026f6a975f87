package text

import (
	"math/bits"

	"ennead/game"
	"ennead/games/kemet"
)

// The names of moves, as messages for a button.

// label names a move for a button.
func label(s *kemet.State, seat game.Seat, m game.Move) game.Message {
	var args []any
	if of := labels[m.Verb].args; of != nil {
		args = of(s, seat, m)
	}
	return game.Say("", "kemet.move."+labelKey(s, seat, m), args...)
}

// labels are the key of each verb, and the parameters of its moves.
var labels = [...]struct {
	key  string
	args func(s *kemet.State, seat game.Seat, m game.Move) []any
}{
	kemet.VLeave:     {"leave", ofNumber},
	kemet.VPyramid:   {"pyramid", ofPyramid},
	kemet.VPass:      {"pass", nil},
	kemet.VDone:      {"done", ofRecruits},
	kemet.VCard:      {"card", ofCard},
	kemet.VCreature:  {"creature", ofCreature},
	kemet.VToken:     {"token", ofAction},
	kemet.VSilver:    {"silver", ofAction},
	kemet.VGolden:    {"golden", ofGolden},
	kemet.VNext:      {"next", ofNext},
	kemet.VRaise:     {"raise", ofRaise},
	kemet.VBuy:       {"buy", ofPurchase},
	kemet.VRemove:    {"remove", ofBattleCard},
	kemet.VPlace:     {"place", ofPlace},
	kemet.VFight:     {"fight", ofWay},
	kemet.VTroop:     {"troop", ofTroop},
	kemet.VLand:      {"land", ofWay},
	kemet.VTeleport:  {"teleport", ofWay},
	kemet.VLeap:      {"leap", ofWay},
	kemet.VUnits:     {"units", ofNumber},
	kemet.VTake:      {"take", ofBeast},
	kemet.VStayBeast: {"without", ofBeast},
	kemet.VKeep:      {"keep", ofBattleCard},
	kemet.VDrop:      {"drop", ofBattleCard},
	kemet.VHide:      {"hide", ofCard},
	kemet.VHold:      {"hold", ofCard},
	kemet.VUse:       {"use", ofCard},
	kemet.VSkip:      {"skip", ofCard},
	kemet.VBurn:      {"burn", ofTarget},
	kemet.VWound:     {"wound", ofCard},
	kemet.VRetreat:   {"retreat", nil},
	kemet.VSendBack:  {"send-back", ofSendBack},
	kemet.VStay:      {"stay", nil},
	kemet.VFlee:      {"flee", ofSpace},
	kemet.VOffer:     {"offer", ofOffer},
	kemet.VPower:     {"power", ofTile},
	kemet.VOrder:     {"order", ofNumber},
	kemet.VCity:      {},
	kemet.VSeat:      {},
}

// labelKey returns the key of a move. Some verbs have several, which depend on the step or the card.
func labelKey(s *kemet.State, seat game.Seat, m game.Move) string {
	key, step := labels[m.Verb].key, s.Top().Step
	switch {
	case m.Verb == kemet.VDone:
		return key + "-" + kemet.Steps[step].Name
	case m.Verb == kemet.VCard && step == kemet.StepVisionKeep:
		return "keep-card"
	case m.Verb == kemet.VUse && s.Idle(seat, &s.Data.Cards[m.A]):
		return "use-idle" // KEM-6.7
	case m.Verb == kemet.VPlace && step == kemet.StepRecruit:
		return "recruit"
	case m.Verb == kemet.VOffer && step == kemet.StepDelta:
		return "offer-delta"
	case (m.Verb == kemet.VToken || m.Verb == kemet.VSilver) && s.Why(seat, m).No != 0:
		return "closed" // its refusal says why
	}
	return key
}

func ofNumber(_ *kemet.State, _ game.Seat, m game.Move) []any { return []any{"n", int(m.A)} }

func ofPyramid(_ *kemet.State, _ game.Seat, m game.Move) []any {
	return []any{"colour", colourTerm(m.A), "n", int(m.B), "district", int(m.C)}
}

func ofRecruits(s *kemet.State, seat game.Seat, _ game.Move) []any {
	return []any{"price", PriceText(s.RecruitPrice(seat, int(s.Paid)))}
}

func ofCard(s *kemet.State, seat game.Seat, m game.Move) []any {
	return []any{"card", cardTerm(m.A), "price", PriceText(s.CardPrice(seat, m.A)), "effect", CardText(s.Data, m.A)}
}

func ofCreature(s *kemet.State, seat game.Seat, m game.Move) []any {
	return []any{"creature", beastTerm(m.A), "space", at(s, seat, m.B)}
}

func ofAction(s *kemet.State, seat game.Seat, m game.Move) []any {
	return []any{"action", actionTerm(m.A), "yield", yield(s, seat, s.Data.Actions[m.A].Action)}
}

func ofGolden(s *kemet.State, seat game.Seat, m game.Move) []any {
	return []any{"action", game.Term("kemet.golden." + kemet.GoldenNames[m.A]),
		"yield", yield(s, seat, kemet.Action(m.A))}
}

func ofNext(s *kemet.State, seat game.Seat, m game.Move) []any {
	action := kemet.Action(s.Act[m.A])
	if m.A != kemet.Golden {
		action = s.Data.Actions[s.Act[m.A]].Action
	}
	return []any{"token", game.Term("kemet.token." + kemet.ActNames[m.A]), "action", actTerm(s, m.A),
		"yield", yield(s, seat, action)}
}

// ofRaise: a level from Hand of God is free (KEM-9.41).
func ofRaise(s *kemet.State, seat game.Seat, m game.Move) []any {
	cost := s.RaisePrice(seat, kemet.Colour(m.A), m.B)
	if s.Top().Step == kemet.StepHand {
		cost = 0
	}
	return []any{"colour", colourTerm(m.A), "n", int(m.B), "price", PriceText(cost),
		"opens", opens(s, seat, kemet.Colour(m.A), m.B)}
}

func ofPurchase(s *kemet.State, seat game.Seat, m game.Move) []any {
	return []any{"tile", tileTerm(m.A), "price", PriceText(s.TilePrice(seat, m.A)), "effect", TileText(s.Data, m.A)}
}

func ofTile(s *kemet.State, _ game.Seat, m game.Move) []any {
	return []any{"tile", tileTerm(m.A), "effect", TileText(s.Data, m.A)}
}

func ofBattleCard(s *kemet.State, _ game.Seat, m game.Move) []any {
	return []any{"card", battleTerm(m.A), "figures", BattleText(s.Data, m.A)}
}

func ofBeast(_ *kemet.State, _ game.Seat, m game.Move) []any {
	return []any{"creature", beastTerm(m.A)}
}

func ofSpace(_ *kemet.State, _ game.Seat, m game.Move) []any {
	return []any{"space", spaceTerm(m.A)}
}

func ofTroop(s *kemet.State, seat game.Seat, m game.Move) []any {
	return []any{"space", at(s, seat, m.A)}
}

func ofTarget(s *kemet.State, _ game.Seat, m game.Move) []any {
	return []any{"seat", game.Seat(m.A), "space", at(s, game.Seat(m.A), m.B)}
}

func ofSendBack(s *kemet.State, seat game.Seat, _ game.Move) []any {
	return []any{"n", SendBack(s, seat)}
}

// SendBack returns the PP that sending back the troop in a combat would give a seat: one less than its units, up to the
// end of the prayer track (KEM-6.14).
func SendBack(s *kemet.State, seat game.Seat) int {
	if s.Fight.Space == kemet.NoSpace {
		return 0
	}
	return max(0, min(int(s.Units[seat][s.Fight.Space])-1, s.Data.Limit.Prayer-int(s.Player[seat].Prayer)))
}

func ofWay(s *kemet.State, seat game.Seat, m game.Move) []any {
	return []any{"space", facing(s, seat, m.A), "price", PriceText(s.TeleportPrice(seat))}
}

// ofPlace: while recruiting, a unit costs what it adds to the price (KEM-5.4.1).
func ofPlace(s *kemet.State, seat game.Seat, m game.Move) []any {
	cost := 0
	if s.Free == 0 {
		cost = s.RecruitPrice(seat, int(s.Paid)+1) - s.RecruitPrice(seat, int(s.Paid))
	}
	return []any{"space", facing(s, seat, m.A), "price", PriceText(cost)}
}

// ofOffer is the sacrifice, and what it gives (KEM-7.1, KEM-7.2).
func ofOffer(s *kemet.State, _ game.Seat, _ game.Move) []any {
	n := s.Data.Gain.OfferUnits
	if s.Top().Step == kemet.StepDelta {
		n = s.Data.Gain.DeltaUnits
	}
	return []any{"units", game.Say("", "kemet.units", "n", n), "pp", s.Data.Gain.Prayer}
}

// facing names the space that a move leads to, with the troop that it would fight there.
func facing(s *kemet.State, seat game.Seat, space uint8) game.Message {
	if enemy := s.Enemy(seat, space); enemy != kemet.NoSeat && space != s.Fight.Space {
		troop := troopText(s, enemy, space)
		return game.Say("", "kemet.at.enemy", "space", spaceTerm(space), "seat", enemy, "troop", troop)
	}
	return at(s, seat, space)
}

// at names a space, with the seat's own troop if it has one there.
func at(s *kemet.State, seat game.Seat, space uint8) game.Message {
	if s.Units[seat][space] == 0 {
		return game.Say("", string(spaceTerm(space)))
	}
	return game.Say("", "kemet.at.own", "space", spaceTerm(space), "troop", troopText(s, seat, space))
}

// troopText lists the units and creatures of a troop.
func troopText(s *kemet.State, seat game.Seat, space uint8) game.Message {
	parts := []game.Message{game.Say("", "kemet.units", "n", int(s.Units[seat][space]))}
	for beasts := s.BeastsAt(seat, space); beasts != 0; beasts &= beasts - 1 {
		parts = append(parts, game.Say("", string(beastTerm(uint8(bits.TrailingZeros8(beasts))))))
	}
	return chain(parts)
}

// actTerm names the action of one of the tokens placed this turn.
func actTerm(s *kemet.State, token uint8) game.Term {
	if token == kemet.Golden {
		return game.Term("kemet.golden." + kemet.GoldenNames[s.Act[token]])
	}
	return actionTerm(s.Act[token])
}

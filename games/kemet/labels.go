package kemet

import "ennead/game"

// The names of moves, as messages for a button.

// Label names a move for a button.
func (s *State) Label(seat game.Seat, m game.Move) game.Message {
	key, args := s.label(seat, m)
	return game.Say("", "kemet.move."+key, args...)
}

// plainLabels are those that need no more than their verb.
var plainLabels = map[uint8]string{vPass: "pass", vRetreat: "retreat", vStay: "stay", vOffer: "offer"}

func (s *State) label(seat game.Seat, m game.Move) (key string, args []any) {
	switch m.Verb {
	case vCard, vHide, vHold, vUse, vSkip, vWound:
		return s.cardVerb(seat, m), []any{"card", cardTerm(m.A),
			"price", PriceText(s.expense(seat, s.Data.Cards[m.A].Cost)), "effect", s.Data.CardText(m.A)}
	case vPlace, vFight, vTroop, vLand, vTeleport, vLeap, vFlee, vBurn:
		return s.placeLabel(seat, m)
	case vLeave:
		return "leave", []any{"n", int(m.A)}
	case vPyramid:
		return "pyramid", []any{"colour", colourTerm(m.A), "n", int(m.B), "district", int(m.C)}
	case vDone:
		return "done-" + steps[s.Top().Step].Name, []any{"price", PriceText(s.recruitCost(seat, s.Paid))}
	case vCreature:
		return "creature", []any{"creature", beastTerm(m.A), "space", s.at(seat, m.B)}
	case vToken, vSilver:
		return map[uint8]string{vToken: "token", vSilver: "silver"}[m.Verb], []any{"action", actionTerm(m.A)}
	case vGolden:
		return "golden", []any{"action", game.Term("kemet.golden." + goldenNames[m.A])}
	case vNext:
		return "next", []any{"token", game.Term("kemet.token." + actNames[m.A]), "action", s.actTerm(m.A)}
	case vRaise:
		cost := s.raiseCost(seat, Colour(m.A), m.B)
		if s.Top().Step == StepHand { // KEM-9.41
			cost = 0
		}
		return "raise", []any{"colour", colourTerm(m.A), "n", int(m.B), "price", PriceText(cost)}
	case vBuy:
		return "buy", []any{"tile", tileTerm(m.A), "price", PriceText(s.tilePrice(seat, m.A)), "effect", s.Data.TileText(m.A)}
	case vRemove, vKeep, vDrop:
		return map[uint8]string{vRemove: "remove", vKeep: "keep", vDrop: "drop"}[m.Verb],
			[]any{"card", battleTerm(m.A), "figures", s.Data.BattleText(m.A)}
	case vUnits:
		return "units", []any{"n", int(m.A)}
	case vTake, vStayBeast:
		return map[uint8]string{vTake: "take", vStayBeast: "without"}[m.Verb], []any{"creature", beastTerm(m.A)}
	case vSendBack:
		return "send-back", []any{"n", s.sendGain(seat)}
	case vPower:
		return "power", []any{"tile", tileTerm(m.A), "effect", s.Data.TileText(m.A)}
	case vOrder:
		return "order", []any{"n", int(m.A)}
	}
	return plainLabels[m.Verb], nil
}

// sendGain is what sending a troop back would give (KEM-6.14), no more than the prayer track takes.
func (s *State) sendGain(seat game.Seat) int {
	if s.Fight.Space == NoSpace {
		return 0
	}
	return max(0, min(int(s.Units[seat][s.Fight.Space])-1, s.Data.Limit.Prayer-int(s.Player[seat].Prayer)))
}

// placeLabel names a move that leads to a space: with who stands there, and the combat that comes of it.
func (s *State) placeLabel(seat game.Seat, m game.Move) (key string, args []any) {
	switch m.Verb {
	case vBurn:
		return "burn", []any{"seat", game.Seat(m.A), "space", s.at(game.Seat(m.A), m.B)}
	case vTroop:
		return "troop", []any{"space", s.at(seat, m.A)}
	case vFlee:
		return "flee", []any{"space", spaceTerm(m.A)}
	}
	space := s.at(seat, m.A)
	if enemy := s.Enemy(seat, m.A); enemy != NoSeat && m.A != s.Fight.Space {
		space = game.Say("", "kemet.at.enemy", "space", spaceTerm(m.A), "seat", enemy, "troop", s.troopText(enemy, m.A))
	}
	key = map[uint8]string{vPlace: "place", vFight: "fight", vLand: "land", vTeleport: "teleport", vLeap: "leap"}[m.Verb]
	return key, []any{"space", space, "price", PriceText(s.teleportCost(seat))}
}

// at names a space with the seat's own troop there.
func (s *State) at(seat game.Seat, space uint8) game.Message {
	if s.Units[seat][space] == 0 {
		return game.Say("", string(spaceTerm(space)))
	}
	return game.Say("", "kemet.at.own", "space", spaceTerm(space), "troop", s.troopText(seat, space))
}

// troopText is a troop in words: its units and creatures.
func (s *State) troopText(seat game.Seat, space uint8) game.Message {
	parts := []game.Message{game.Say("", "kemet.units", "n", int(s.Units[seat][space]))}
	for beasts := s.beastsAt(seat, space); beasts != 0; beasts &= beasts - 1 {
		parts = append(parts, game.Say("", string(beastTerm(first8(beasts)))))
	}
	return chain(parts)
}

// cardVerb is the key of what a move does with a divine intervention card.
func (s *State) cardVerb(seat game.Seat, m game.Move) string {
	switch {
	case m.Verb == vCard && s.Top().Step == StepVisionKeep:
		return "keep-card"
	case m.Verb == vUse && s.idle(seat, &s.Data.Cards[m.A]):
		return "use-idle" // KEM-6.7
	}
	return map[uint8]string{vCard: "card", vHide: "hide", vHold: "hold", vUse: "use", vSkip: "skip", vWound: "wound"}[m.Verb]
}

// actTerm names the action of one of the tokens placed this turn.
func (s *State) actTerm(token uint8) game.Term {
	if token == golden {
		return game.Term("kemet.golden." + goldenNames[s.Act[token]])
	}
	return actionTerm(s.Act[token])
}

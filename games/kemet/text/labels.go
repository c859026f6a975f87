package text

import (
	"math/bits"

	"ennead/game"
	"ennead/games/kemet"
)

// The names of moves, as messages for a button.

// label names a move for a button.
func label(s *kemet.State, seat game.Seat, m game.Move) game.Message {
	key, args := labelled(s, seat, m)
	return game.Say("", "kemet.move."+key, args...)
}

// plainLabels are those that need no more than their verb.
var plainLabels = map[uint8]string{kemet.VPass: "pass", kemet.VRetreat: "retreat", kemet.VStay: "stay", kemet.VOffer: "offer"}

// labelled is the key of a move's name, and what it speaks of.
func labelled(s *kemet.State, seat game.Seat, m game.Move) (key string, args []any) {
	switch m.Verb {
	case kemet.VCard, kemet.VHide, kemet.VHold, kemet.VUse, kemet.VSkip, kemet.VWound:
		return cardVerb(s, seat, m), []any{"card", cardTerm(m.A),
			"price", PriceText(s.Expense(seat, s.Data.Cards[m.A].Cost)), "effect", CardText(s.Data, m.A)}
	case kemet.VPlace, kemet.VFight, kemet.VTroop, kemet.VLand, kemet.VTeleport, kemet.VLeap, kemet.VFlee, kemet.VBurn:
		return placeLabel(s, seat, m)
	case kemet.VLeave:
		return "leave", []any{"n", int(m.A)}
	case kemet.VPyramid:
		return "pyramid", []any{"colour", colourTerm(m.A), "n", int(m.B), "district", int(m.C)}
	case kemet.VDone:
		return "done-" + kemet.Steps[s.Top().Step].Name, []any{"price", PriceText(s.RecruitPrice(seat, int(s.Paid)))}
	case kemet.VCreature:
		return "creature", []any{"creature", beastTerm(m.A), "space", at(s, seat, m.B)}
	case kemet.VToken, kemet.VSilver:
		return map[uint8]string{kemet.VToken: "token", kemet.VSilver: "silver"}[m.Verb], []any{"action", actionTerm(m.A)}
	case kemet.VGolden:
		return "golden", []any{"action", game.Term("kemet.golden." + kemet.GoldenNames[m.A])}
	case kemet.VNext:
		return "next", []any{"token", game.Term("kemet.token." + kemet.ActNames[m.A]), "action", actTerm(s, m.A)}
	case kemet.VRaise:
		cost := s.RaisePrice(seat, kemet.Colour(m.A), m.B)
		if s.Top().Step == kemet.StepHand { // KEM-9.41
			cost = 0
		}
		return "raise", []any{"colour", colourTerm(m.A), "n", int(m.B), "price", PriceText(cost)}
	case kemet.VBuy:
		return "buy", []any{"tile", tileTerm(m.A), "price", PriceText(s.TilePrice(seat, m.A)), "effect", TileText(s.Data, m.A)}
	case kemet.VRemove, kemet.VKeep, kemet.VDrop:
		return map[uint8]string{kemet.VRemove: "remove", kemet.VKeep: "keep", kemet.VDrop: "drop"}[m.Verb],
			[]any{"card", battleTerm(m.A), "figures", BattleText(s.Data, m.A)}
	case kemet.VUnits:
		return "units", []any{"n", int(m.A)}
	case kemet.VTake, kemet.VStayBeast:
		return map[uint8]string{kemet.VTake: "take", kemet.VStayBeast: "without"}[m.Verb], []any{"creature", beastTerm(m.A)}
	case kemet.VSendBack:
		return "send-back", []any{"n", sendGain(s, seat)}
	case kemet.VPower:
		return "power", []any{"tile", tileTerm(m.A), "effect", TileText(s.Data, m.A)}
	case kemet.VOrder:
		return "order", []any{"n", int(m.A)}
	}
	return plainLabels[m.Verb], nil
}

// sendGain is what sending a troop back would give (KEM-6.14), no more than the prayer track takes.
func sendGain(s *kemet.State, seat game.Seat) int {
	if s.Fight.Space == kemet.NoSpace {
		return 0
	}
	return max(0, min(int(s.Units[seat][s.Fight.Space])-1, s.Data.Limit.Prayer-int(s.Player[seat].Prayer)))
}

// placeLabel names a move that leads to a space: with who stands there, and the combat that comes of it.
func placeLabel(s *kemet.State, seat game.Seat, m game.Move) (key string, args []any) {
	switch m.Verb {
	case kemet.VBurn:
		return "burn", []any{"seat", game.Seat(m.A), "space", at(s, game.Seat(m.A), m.B)}
	case kemet.VTroop:
		return "troop", []any{"space", at(s, seat, m.A)}
	case kemet.VFlee:
		return "flee", []any{"space", spaceTerm(m.A)}
	}
	space := at(s, seat, m.A)
	if enemy := s.Enemy(seat, m.A); enemy != kemet.NoSeat && m.A != s.Fight.Space {
		space = game.Say("", "kemet.at.enemy", "space", spaceTerm(m.A), "seat", enemy, "troop", troopText(s, enemy, m.A))
	}
	key = map[uint8]string{kemet.VPlace: "place", kemet.VFight: "fight", kemet.VLand: "land", kemet.VTeleport: "teleport", kemet.VLeap: "leap"}[m.Verb]
	return key, []any{"space", space, "price", PriceText(s.TeleportPrice(seat))}
}

// at names a space with the seat's own troop there.
func at(s *kemet.State, seat game.Seat, space uint8) game.Message {
	if s.Units[seat][space] == 0 {
		return game.Say("", string(spaceTerm(space)))
	}
	return game.Say("", "kemet.at.own", "space", spaceTerm(space), "troop", troopText(s, seat, space))
}

// troopText is a troop in words: its units and creatures.
func troopText(s *kemet.State, seat game.Seat, space uint8) game.Message {
	parts := []game.Message{game.Say("", "kemet.units", "n", int(s.Units[seat][space]))}
	for beasts := s.BeastsAt(seat, space); beasts != 0; beasts &= beasts - 1 {
		parts = append(parts, game.Say("", string(beastTerm(uint8(bits.TrailingZeros8(beasts))))))
	}
	return chain(parts)
}

// cardVerb is the key of what a move does with a divine intervention card.
func cardVerb(s *kemet.State, seat game.Seat, m game.Move) string {
	switch {
	case m.Verb == kemet.VCard && s.Top().Step == kemet.StepVisionKeep:
		return "keep-card"
	case m.Verb == kemet.VUse && s.Idle(seat, &s.Data.Cards[m.A]):
		return "use-idle" // KEM-6.7
	}
	return map[uint8]string{kemet.VCard: "card", kemet.VHide: "hide", kemet.VHold: "hold", kemet.VUse: "use", kemet.VSkip: "skip", kemet.VWound: "wound"}[m.Verb]
}

// actTerm names the action of one of the tokens placed this turn.
func actTerm(s *kemet.State, token uint8) game.Term {
	if token == kemet.Golden {
		return game.Term("kemet.golden." + kemet.GoldenNames[s.Act[token]])
	}
	return actionTerm(s.Act[token])
}

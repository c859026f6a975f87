// Package tensor encodes what a seat of Kemet knows as numbers, for learning programs.
package tensor

import (
	"ennead/game"
	"ennead/game/flow"
	"ennead/games/kemet"
	"ennead/games/shape"
)

type (
	state = kemet.State
	seat  = game.Seat
	row   = shape.Row[state]
)

// Sizes of a table with five players.
const (
	seats   = 5
	spaces  = 54
	tiles   = 48
	beasts  = 7
	kinds   = 14 // of divine intervention cards
	battles = 8
	actions = 9
	colours = 3
	levels  = 5 // of a pyramid, 0 included
)

// Observer observes Kemet.
var Observer game.Observer = shape.New("kemet", seats, table(), player)

// steps says which frames of the stack have no seat, and which of their numbers are seats.
var steps = shape.Steps{Count: int(kemet.StepNewOrder) + 1, Seats: seats, Depth: 24, Means: map[flow.Step]shape.Means{
	kemet.StepDay:        {Nobodys: true},
	kemet.StepNight:      {Nobodys: true},
	kemet.StepSunrise:    {Nobodys: true},
	kemet.StepPyramids:   {Nobodys: true},
	kemet.StepFirstOrder: {Nobodys: true},
	kemet.StepNewOrder:   {Nobodys: true},
	kemet.StepSettle:     {Nobodys: true},
	kemet.StepDistricts:  {Nobodys: true, A: shape.SeatSet},
	kemet.StepCouncil:    {Nobodys: true, A: shape.SeatSet},
	kemet.StepHide:       {Nobodys: true, A: shape.SeatSet},
	kemet.StepWindow:     {Nobodys: true, B: shape.SeatSet},
	kemet.StepAsk:        {B: shape.SeatSet},
	kemet.StepFlee:       {A: shape.OneSeat},
}}

// table lists the rows that exist once.
func table() []row {
	rows := []row{
		shape.OneOf("players", "how many play, from 1", seats, func(s *state, _ seat) int { return int(s.Count) - 1 }),
		shape.Number("round", "rounds that have begun", 50, func(s *state, _ seat) int { return int(s.Round) }),
		shape.Owner("active", "whose turn it is", seats, func(s *state, _ seat) seat { return s.Active }),
		shape.Owner("trigger", "who triggered the end", seats, func(s *state, _ seat) seat { return s.Trigger }),
		shape.Owners("order", "the order track, by position", seats, seats,
			func(s *state, _ seat) []seat { return s.Order[:] }),
		shape.Owners("next", "the order track of the next round, while it is being chosen", seats, seats,
			func(s *state, _ seat) []seat { return s.Next[:] }),
		shape.OneOfEach("creatures", "the space of each creature on the board", beasts, spaces,
			func(s *state, _ seat) []uint8 { return s.Beast[:] }),
		shape.Owners("temples", "who holds the temporary VP of each space", spaces, seats,
			func(s *state, _ seat) []seat { return s.TempleVP[:] }),
		shape.Counts("pile", "divine intervention cards, by kind, in the pile or in hands that the observer "+
			"does not see", kinds, 5, func(s *state, _ seat) []uint8 { return s.Pile[:] }),
		shape.Number("pile.size", "cards in the pile", 35, func(s *state, _ seat) int { return int(s.PileN) }),
		shape.Counts("discard", "cards in the discard pile, by kind", kinds, 5,
			func(s *state, _ seat) []uint8 { return s.Discard[:] }),
		shape.Counts("vision", "cards that the observer sees with Vision, by kind", kinds, 5,
			func(s *state, _ seat) []uint8 { return s.Vision[:] }),
		shape.Number("vision.size", "cards that somebody sees with Vision", 10,
			func(s *state, _ seat) int { return int(s.VisionN) }),
		shape.Set("turn.acts", "actions of this turn to be resolved: own token, silver, golden", 3,
			func(s *state, _ seat) uint8 { return s.Acts }),
		shape.OneOfEach("turn.act", "the action space of the own and the silver token; "+
			"Move or Recruit of the golden one", 3, actions, func(s *state, _ seat) []uint8 { return s.Act[:] }),
		shape.Number("turn.free", "free units left in this recruitment", 20,
			func(s *state, _ seat) int { return int(s.Free) }),
		shape.Number("turn.paid", "units of this recruitment to be paid", 20,
			func(s *state, _ seat) int { return int(s.Paid) }),
		shape.OneOf("fight.space", "where a combat is fought", spaces,
			func(s *state, _ seat) int { return int(s.Fight.Space) }),
		shape.Each("fight.stage", "the combat: at Night, begun, called off, cards revealed, compared, "+
			"won by the defender", 6, 1, 0, stage),
		shape.Set("fight.shown", "whose kept card the other has seen: the attacker's, the defender's", 2,
			func(s *state, _ seat) uint8 { return s.Fight.Shown }),
		shape.Counts("fight.spent", "cards revealed in the combat, by kind", kinds, 5,
			func(s *state, _ seat) []uint8 { return s.Spent[:] }),
		shape.OneOf("march.start", "where the troop came from that moves", spaces,
			func(s *state, _ seat) int { return int(s.March.Start) }),
		shape.OneOf("march.at", "where it is", spaces, func(s *state, _ seat) int { return int(s.March.At) }),
		shape.OneOf("march.to", "where its next step leads", spaces,
			func(s *state, _ seat) int { return int(s.March.To) }),
		shape.Each("march", "land steps left, teleports, teleports of cards, Open Gates, entered a foreign city, "+
			"units that go on, cards Swiftness, cards Teleportation", 8, 20, 0, march),
		shape.Set("march.creatures", "creatures that go on", beasts,
			func(s *state, _ seat) uint8 { return s.March.Beasts }),
		shape.Set("march.asked", "creatures decided", beasts, func(s *state, _ seat) uint8 { return s.March.Asked }),
	}
	rows = append(rows, fighter("fight.attacker", 0)...)
	rows = append(rows, fighter("fight.defender", 1)...)
	return append(rows, shape.Owed(steps, func(s *state) *flow.Stack { return &s.Stack })...)
}

// stage returns one flag of a combat.
func stage(s *state, _ seat, n int) int {
	f := &s.Fight
	return yes([...]bool{f.Night, f.Begun, f.Escaped, f.Open, f.Compared, f.Won == 1}[n])
}

// march returns one number of a Move.
func march(s *state, _ seat, n int) int {
	m := &s.March
	return int([...]uint8{
		m.Land, m.Teleport, m.Leap, uint8(yes(m.OpenGates)), uint8(yes(m.Entered)), m.Units, m.Swift, m.Leaps,
	}[n])
}

func yes(b bool) int {
	if b {
		return 1
	}
	return 0
}

// fighter lists the rows of one side of a combat.
func fighter(name string, i int) []row {
	return []row{
		shape.Owner(name, "who it is", seats, func(s *state, _ seat) seat { return s.Fight.Side[i].Seat }),
		shape.OneOf(name+".keep", "the battle card to be played: not chosen, one of eight, hidden", battles+2,
			func(s *state, _ seat) int { return chosen(s.Fight.Side[i].Keep) }),
		shape.OneOf(name+".drop", "the battle card discarded, likewise", battles+2,
			func(s *state, _ seat) int { return chosen(s.Fight.Side[i].Drop) }),
		shape.Counts(name+".hidden", "cards hidden behind it, by kind, that the observer may know", kinds, 5,
			func(s *state, _ seat) []uint8 { return s.Fight.Side[i].Hidden[:] }),
		shape.Counts(name+".paid", "cards that took effect, by kind", kinds, 5,
			func(s *state, _ seat) []uint8 { return s.Fight.Side[i].Paid[:] }),
		shape.Each(name+".numbers", "cards hidden, cards asked about, strength, damage and defence of cards, "+
			"Divine Wound, units compared, units lost", 8, 20, -1, func(s *state, _ seat, n int) int {
			f := &s.Fight.Side[i]
			return [...]int{int(f.HiddenN), int(f.Asked), int(f.Strength), int(f.Damage), int(f.Defence), int(f.Wound),
				int(f.Stood), int(f.Lost)}[n]
		}),
		shape.OneOf(name+".with", "the creature that was compared", beasts,
			func(s *state, _ seat) int { return int(s.Fight.Side[i].With) }),
	}
}

// chosen encodes a battle card as the observer knows it.
func chosen(card uint8) int {
	if card == game.Unknown {
		return battles + 1
	}
	return int(card)
}

// player lists the rows of each seat.
var player = []row{
	shape.Number("score", "victory points as they stand", 24, func(s *state, q seat) int { return s.Score(q) }),
	shape.OneOf("city", "the city", seats, func(s *state, q seat) int { return int(s.Player[q].City) }),
	shape.OneOf("empty", "set-up: the district left empty: not chosen, one of three, hidden", 5,
		func(s *state, q seat) int { return min(int(s.Empty[q]), 4) }),
	shape.Number("prayer", "prayer points", 11, func(s *state, q seat) int { return int(s.Player[q].Prayer) }),
	shape.OneOfEach("pyramids", "level of each pyramid", colours, levels,
		func(s *state, q seat) []uint8 { return s.Player[q].Level[:] }),
	shape.OneOfEach("pyramids.place", "its district", colours, 3,
		func(s *state, q seat) []uint8 { return s.Player[q].Place[:] }),
	shape.Owners("pyramids.vp", "who holds the VP of each pyramid of this city", colours, seats,
		func(s *state, q seat) []seat { return s.PyrVP[q][:] }),
	shape.Set("tiles", "power tiles", tiles, func(s *state, q seat) kemet.Tiles { return s.Player[q].Tiles }),
	shape.Set("covered", "action spaces covered today", actions,
		func(s *state, q seat) uint16 { return s.Player[q].Covered }),
	shape.Number("tokens", "action tokens left today", 5,
		func(s *state, q seat) int { return int(s.Player[q].Tokens) }),
	shape.OneOf("silver", "the silver token: not owned, ready, used", 3,
		func(s *state, q seat) int { return int(s.Player[q].Silver) }),
	shape.OneOf("golden", "the golden token, likewise", 3,
		func(s *state, q seat) int { return int(s.Player[q].Golden) }),
	shape.Each("vp", "permanent VP of combats, control and the Sanctuary", 3, 24, 0, func(s *state, q seat, n int) int {
		p := &s.Player[q]
		return int([...]uint8{p.CombatVP, p.ControlVP, p.SanctuaryVP}[n])
	}),
	shape.Set("battle.hand", "battle cards in hand; of others, all that may be there", battles,
		func(s *state, q seat) uint8 { return s.Player[q].Battle.InHand }),
	shape.Set("battle.open", "battle cards played face up", battles,
		func(s *state, q seat) uint8 { return s.Player[q].Battle.Open }),
	shape.Set("battle.down", "battle cards face down that the observer knows", battles,
		func(s *state, q seat) uint8 { return s.Player[q].Battle.Down }),
	shape.Set("battle.gone", "battle cards out of the game that the observer knows", battles,
		func(s *state, q seat) uint8 { return s.Player[q].Battle.Gone }),
	shape.Each("battle.size", "battle cards in hand, face down, out of the game", 3, 8, 0,
		func(s *state, q seat, n int) int {
			b := &s.Player[q].Battle
			return int([...]uint8{b.HandN, b.DownN, b.GoneN}[n])
		}),
	shape.Counts("cards", "divine intervention cards that the observer sees, by kind", kinds, 5,
		func(s *state, q seat) []uint8 { return s.Player[q].Cards[:] }),
	shape.Number("cards.size", "cards in hand", 35, func(s *state, q seat) int { return int(s.Player[q].CardsN) }),
	shape.Counts("units", "units in each space", spaces, 12, func(s *state, q seat) []uint8 { return s.Units[q][:] }),
}

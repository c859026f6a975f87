package tekhenu

import (
	"slices"

	"ennead/game"
)

// Moves appends the legal moves of the seat. They include B07 and B08 at every decision in its own turn (TEK-4.12).
func (s *State) Moves(dst []game.Move, seat game.Seat) []game.Move {
	f := s.Owed(seat)
	return plays(s.anytime(seat), Steps[f.Step].Legal(s, f, dst))
}

// Candidates appends the moves that the seat could point at now, legal or not.
func (s *State) Candidates(dst []game.Move, seat game.Seat) []game.Move {
	f := s.Owed(seat)
	return plays(s.anytime(seat), Steps[f.Step].Candidates(s, f, dst))
}

// Play applies a legal move and everything that follows from it without a choice.
func (s *State) Play(seat game.Seat, m game.Move, log *game.Log) {
	anytime := m.Verb == VPlay && s.anytime(seat).Has(m.A)
	f := s.Take(seat)
	if anytime {
		s.playAnytime(f, m.A, log)
	} else {
		Steps[f.Step].Play(s, f, m, log)
	}
	Steps.Settle(s, &s.Stack, log)
}

// Why returns the reason against a move. The zero reason means that it is legal.
func (s *State) Why(seat game.Seat, m game.Move) game.Reason {
	if slices.Contains(plays(s.anytime(seat), nil), m) {
		return game.Reason{}
	}
	return Steps.Why(s, &s.Stack, seat, m)
}

// Moves with several numbers.

// takeDie is the move that takes a die from a section.
func takeDie(g God, c Colour, face uint8) game.Move {
	return game.Move{Verb: VDie, A: uint8(g), B: uint8(c), C: face}
}

// DieOf reads the die of a [VDie] move.
func DieOf(m game.Move) (g God, c Colour, face uint8) { return God(m.A), Colour(m.B), m.C }

// rollDie is Nature's move: a die from the bag shows a face. rolled reads it.
func rollDie(c Colour, face uint8) game.Move { return game.Move{Verb: VRoll, A: uint8(c), B: face} }

func rolled(m game.Move) (c Colour, face uint8) { return Colour(m.A), m.B }

// putFaith is the move that puts n Faith on a pan.
func putFaith(pan Pan, n uint8) game.Move { return game.Move{Verb: VFaith, A: uint8(pan), B: n} }

// FaithOf reads the pan and amount of a [VFaith] move.
func FaithOf(m game.Move) (pan Pan, n uint8) { return Pan(m.A), m.B }

// Mix counts the tokens that replace printed ones in a payment: Gold, Scribes, and the other stone (TEK-1.13).
type Mix struct{ Gold, Scribes, Swaps uint8 }

func (x Mix) move() game.Move { return game.Move{Verb: VPay, A: x.Gold, B: x.Scribes, C: x.Swaps} }

// MixOf reads the replacements of a [VPay] move.
func MixOf(m game.Move) Mix { return Mix{Gold: m.A, Scribes: m.B, Swaps: m.C} }

// Sum returns the number of replaced tokens.
func (x Mix) Sum() uint8 { return x.Gold + x.Scribes + x.Swaps }

// Meal counts the tokens that feed the Buildings: Bread, and the Gold and Scribes that replace it (TEK-7.7).
type Meal struct{ Bread, Gold, Scribes uint8 }

func (x Meal) move() game.Move {
	return game.Move{Verb: VFeed, A: x.Bread, B: x.Gold, C: x.Scribes}
}

// MealOf reads the tokens of a [VFeed] move.
func MealOf(m game.Move) Meal { return Meal{Bread: m.A, Gold: m.B, Scribes: m.C} }

// Sum returns the number of tokens.
func (x Meal) Sum() uint8 { return x.Bread + x.Gold + x.Scribes }

// Nature's moves and their odds.

// Even reports whether all of Nature's outcomes are equally likely now.
func (s *State) Even() bool {
	switch s.Top().Step {
	case StepRoll, StepShade, StepBotDie:
		return false
	}
	return true
}

// Weight returns the relative odds of one of Nature's moves. For a roll it counts the dice of that colour in the bag,
// as faces are equally likely. For Botankhamun's die it counts the dice of that sort in the section.
func (s *State) Weight(m game.Move) int {
	switch s.Top().Step {
	case StepRoll, StepShade:
		colour, _ := rolled(m)
		return int(s.Bag[colour])
	case StepBotDie:
		g, c, face := DieOf(m)
		return int(s.Dial[g].Count(c, face))
	}
	return 1
}

// drawn returns the deck from which Nature draws now. ok is false if she does something else.
func (s *State) drawn() (k Kind, ok bool) {
	switch f := s.Top(); f.Step {
	case StepDeal, StepDecree:
		return Decree, true
	case StepFill:
		return s.filling(f), true
	case StepDrawTwo:
		return Kind(f.A), true
	}
	return 0, false
}

// Outcomes counts the equally likely outcomes if Nature draws a die, a card or a tile now, and is 0 if she does
// something else.
func (s *State) Outcomes() int {
	switch f := s.Top(); f.Step {
	case StepRoll, StepShade:
		return 6 * s.diceInBag()
	case StepTile, StepPlanTile:
		return s.TileStack.Len()
	case StepPlan:
		return BotTiles - int(f.A)
	case StepDeben:
		return 2
	case StepLay:
		return s.unseen().Len()
	}
	if k, ok := s.drawn(); ok {
		return s.deck(k).Len()
	}
	return 0
}

// Outcome returns the n-th of those outcomes.
func (s *State) Outcome(n int) game.Move {
	switch f := s.Top(); f.Step {
	case StepTile, StepPlanTile:
		return game.Move{Verb: VTile, A: s.TileStack.At(n)}
	case StepPlan:
		return game.Move{Verb: VPlan, A: s.unlaid(f.A).At(n)}
	case StepDeben:
		return game.Move{Verb: VDeben, A: uint8(n)}
	case StepLay:
		return game.Move{Verb: VLay, A: s.unseen().At(n)}
	case StepRoll, StepShade:
		return rollDie(s.dieOfBag(n))
	}
	k, _ := s.drawn()
	return game.Move{Verb: VCard, A: uint8(k.Of(s.deck(k).At(n)))}
}

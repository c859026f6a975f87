package tekhenu

import (
	"ennead/game"
	"ennead/game/set"
)

// What Nature draws, and how likely each of it is.

// Even tells whether all of Nature's outcomes are equally likely now.
func (s *State) Even() bool {
	switch s.Top().Step {
	case StepRoll, StepShade, StepBotDie:
		return false
	}
	return true
}

// Weight is the relative odds of one of Nature's moves: the dice of that colour in the bag, whose faces are equally
// likely, or the dice around the obelisk that are just like that one.
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

// bag are the counts of the bag, a byte for each colour.
func (s *State) bag() uint64 {
	b := &s.Bag
	return uint64(b[0]) | uint64(b[1])<<8 | uint64(b[2])<<16 | uint64(b[3])<<24 | uint64(b[4])<<32
}

// drawn is the deck from which Nature draws any card now, if there is one.
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

// Outcomes counts the faces of the dice of the bag, or the cards and tiles, from which Nature draws now; 0 where she does
// something else.
func (s *State) Outcomes() int {
	switch f := s.Top(); f.Step {
	case StepRoll, StepShade:
		return 6 * set.Total(s.bag())
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

// Outcome is the n-th of them.
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
		c := set.Nth(s.bag(), n/6) % Colours
		n -= 6 * set.Total(s.bag()&(1<<(8*c)-1))
		return rollDie(Colour(c), uint8(n)/s.Bag[c]+1)
	}
	k, _ := s.drawn()
	return game.Move{Verb: VCard, A: uint8(k.Of(s.deck(k).At(n)))}
}

package kemet

import "ennead/game"

// Powers of tiles in the last two steps of the Night (KEM-7.6, KEM-7.7).

// The Night powers of one player, which they use in any order (KEM-7.6, KEM-7.7). In a frame of StepPowers, A is 0
// for step 6 and 1 for step 7, and B is the set of powers already used.
const (
	doneDraw uint8 = 1 << iota // the first tile that draws, Divine Boon or The Mummy
	doneVision
	doneHand
	doneReinforce
	doneDraws // the others that draw: Vision may come between them
)

// pendingPowers returns the powers of the step that the seat has and has not used.
func (s *State) pendingPowers(f Frame) (set uint8) {
	flags := doneHand | doneReinforce
	if f.A == 0 {
		flags = doneDraw | doneDraws | doneVision
	}
	for flags &^= f.B; flags != 0; flags &= flags - 1 {
		if flag := flags & -flags; s.flagTiles(f.Seat, flag) != 0 {
			set |= flag
		}
	}
	return set
}

// powersFits reports whether the seat uses the powers of the step only once, and B holds known powers (KEM-7.6,
// KEM-7.7).
func powersFits(s *State, f, _ Frame) bool {
	for each := range s.Frames() {
		if each.Step == StepPowers && each.Seat == f.Seat {
			return false
		}
	}
	return f.A <= 1 && s.Bottom().A == 7+f.A && f.B < doneDraws<<1
}

// powersRun uses the only power left, or asks which comes next. If only draws are left there is nothing to choose.
func powersRun(s *State, f Frame, log *game.Log) {
	pending := s.pendingPowers(f)
	switch {
	case pending == 0:
	case count8(pending) > 1 && pending&^(doneDraw|doneDraws) != 0:
		s.Push(StepPower, f.Seat, f.A, f.B)
	default:
		s.usePower(f, pending&-pending)
	}
}

func (s *State) usePower(f Frame, flag uint8) {
	s.Push(StepPowers, f.Seat, f.A, f.B|flag)
	s.Push(StepSettle, 0, 0, 0)
	switch flag {
	case doneDraw, doneDraws: // KEM-9.40, KEM-9.47
		for range s.Data.Draws(s.flagTiles(f.Seat, flag)) {
			s.Push(StepDraw, f.Seat, 0, 0)
		}
	case doneVision: // KEM-9.42
		s.Push(StepVisionKeep, f.Seat, 0, 0)
		s.Push(StepVision, f.Seat, uint8(s.PowerOf(f.Seat, PowerVision)), 0)
	case doneHand:
		s.Push(StepHand, f.Seat, 0, 0)
	case doneReinforce:
		s.Push(StepFights, f.Seat, 0, 1)
		s.Push(StepReinforce, f.Seat, uint8(s.PowerOf(f.Seat, PowerReinforce)), 0)
	}
}

// Draws returns how many cards those tiles draw.
func (c *Components) Draws(tiles Tiles) (n int) {
	for ; tiles != 0; tiles = tiles.Rest() {
		tile := &c.Tiles[tiles.First()]
		if tile.Powers[0] == PowerBoon {
			n += tile.N[0]
		} else {
			n += tile.N[1]
		}
	}
	return n
}

// flagTiles returns the seat's tiles with the power of a flag.
func (s *State) flagTiles(seat game.Seat, flag uint8) Tiles {
	with := func(p Power) Tiles { return s.Player[seat].Tiles & s.Data.with[p] }
	switch flag {
	case doneDraw:
		return with(PowerBoon) &^ with(PowerBoon).Rest()
	case doneDraws:
		return with(PowerBoon).Rest()
	case doneVision:
		return with(PowerVision)
	case doneHand:
		return with(PowerHand)
	}
	return with(PowerReinforce)
}

func powerCandidates(s *State, f Frame, dst []game.Move) []game.Move {
	for pending := s.pendingPowers(f); pending != 0; pending &= pending - 1 {
		dst = append(dst, game.Move{Verb: VPower, A: s.flagTiles(f.Seat, pending&-pending).First()})
	}
	return dst
}

func powerPlay(s *State, f Frame, m game.Move, _ *game.Log) {
	for pending := s.pendingPowers(f); pending != 0; pending &= pending - 1 {
		if flag := pending & -pending; s.flagTiles(f.Seat, flag).First() == m.A {
			s.usePower(f, flag)
			return
		}
	}
}

// visionFits reports whether the cards seen and still to see add up to those of the tile (KEM-9.42).
func visionFits(s *State, f, _ Frame) bool {
	return f.A > 0 && int(f.A)+int(s.VisionN) == s.PowerOf(f.Seat, PowerVision)
}

// visionSkip reports whether no card is left to show. Nature shows A more cards to the seat alone (KEM-Q74).
func visionSkip(s *State, f Frame, _ *game.Log) bool {
	s.reshuffle()
	return f.A == 0 || s.PileN == 0
}

func visionPlay(s *State, f Frame, m game.Move, log *game.Log) {
	s.fromPile(m.A)
	s.Vision[m.A]++
	s.VisionN++
	log.Add(saw(f.Seat, m.A))
	s.Push(StepVision, f.Seat, f.A-1, 0)
}

// powerUsedFits reports whether the seat is the one that uses its powers now (KEM-7.6, KEM-7.7).
func powerUsedFits(s *State, f, _ Frame) bool {
	var now Frame
	for each := range s.Frames() {
		if each.Step == StepPowers {
			now = each
		}
	}
	return now.Step == StepPowers && now.Seat == f.Seat
}

func visionKeepSkip(s *State, _ Frame, _ *game.Log) bool { return s.VisionN == 0 }

func visionKeepCandidates(s *State, _ Frame, dst []game.Move) []game.Move {
	return kindCandidates(VCard, s.Vision.kinds(), dst)
}

func visionKeepPlay(s *State, f Frame, m game.Move, log *game.Log) {
	p := &s.Player[f.Seat]
	s.Vision[m.A]--
	p.Cards[m.A]++
	s.hold(f.Seat, 1)
	for k, n := range s.Vision {
		s.Pile[k] += n
	}
	s.PileN += s.VisionN - 1
	s.Vision, s.VisionN = Hand{}, 0
	log.Add(drew(f.Seat, m.A))
}

// handCandidates offers one free level: Hand of God (KEM-9.41).
func handCandidates(s *State, f Frame, dst []game.Move) []game.Move {
	for c := range Colour(Colours) {
		if level := s.Player[f.Seat].Level[c]; level < TopLevel {
			dst = append(dst, raiseTo(c, level+1))
		}
	}
	return append(dst, game.Move{Verb: VDone})
}

func handPlay(s *State, f Frame, m game.Move, log *game.Log) {
	if m.Verb == VRaise {
		s.raise(f.Seat, Colour(m.A), m.B, log)
	}
}

// reinforceFits: B is 1, and the step waits on StepBeast, once the first unit is placed (KEM-9.32, KEM-7.11).
func reinforceFits(_ *State, f, under Frame) bool {
	return f.A >= 1 && f.A <= 9 && f.B <= 1 && (f.B == 1) == (under.Step == StepBeast)
}

// reinforceCandidates offers places for A more free units (KEM-9.32). B is 1 after the first; then the player may
// also place a creature, before the combats (KEM-7.11).
func reinforceCandidates(s *State, f Frame, dst []game.Move) []game.Move {
	return append(spaceCandidates(VPlace, s.places(f.Seat, false), dst), game.Move{Verb: VDone})
}

func reinforceSkip(s *State, f Frame, _ *game.Log) bool {
	return f.A == 0 || s.Reserve(f.Seat) == 0 || s.places(f.Seat, false) == 0
}

func reinforcePlay(s *State, f Frame, m game.Move, log *game.Log) {
	if m.Verb != VPlace {
		return
	}
	s.put(f.Seat, m.A, log)
	if f.B == 0 {
		s.Push(StepBeast, f.Seat, 0, 0)
	}
	s.Push(StepReinforce, f.Seat, f.A-1, 1)
}

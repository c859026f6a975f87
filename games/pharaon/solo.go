package pharaon

import (
	"math/bits"
	"slices"

	"ennead/game"
	"ennead/game/flow"
)

// Solo: the Traitor's plot, section 15. The Traitor has a seat of their own, played by the rules.

// tilesLeft returns the tiles that are not on the first places yet, as values of VTile. In that verb tiles come after
// the colours.
func (s *State) tilesLeft(places uint8) Cards {
	left := Cards(1<<TileCount - 1)
	for _, t := range s.Plot.Tiles[:places] {
		left = left.Without(t)
	}
	return left << Colours
}

// tileOrderFits accepts a place only before the first colour is drawn (PHA-15.4).
func tileOrderFits(_ *State, f, under Frame) bool {
	return within(f.A, 0, TileCount-1) && (under.Step != StepTileColour || under.A == 0)
}

func tileOrderPlay(s *State, f Frame, m game.Move, _ *game.Log) {
	s.Plot.Tiles[f.A] = m.A - Colours
	if f.A+1 < TileCount {
		s.Push(StepTileOrder, 0, f.A+1, 0)
	}
}

// brightTiles returns the tiles that show their light side.
func (s *State) brightTiles() Cards { return (1<<TileCount - 1) &^ Cards(s.Plot.Dark) }

// tileDarkFits accepts no more tiles than show their light side, and only before the first tile has its colour
// (PHA-15.3).
func tileDarkFits(s *State, f, under Frame) bool {
	return under.A == 0 && within(f.A, 1, s.brightTiles().Len())
}

func tileDarkPlay(s *State, f Frame, m game.Move, log *game.Log) {
	s.Plot.Dark |= 1 << m.A
	log.Add(tileTurned(m.A))
	if f.A > 1 {
		s.Push(StepTileDark, 0, f.A-1, 0)
	}
}

// tileColoursLeft returns the colours that none of the first tiles has.
func (s *State) tileColoursLeft(tiles uint8) Cards {
	left := Cards(1<<Colours - 1)
	for _, c := range s.Plot.Colour[:tiles] {
		left = left.Without(uint8(c))
	}
	return left
}

// tileColourFits accepts any place of a tile (PHA-15.4).
func tileColourFits(_ *State, f, _ Frame) bool { return within(f.A, 0, TileCount-1) }

// tileColourPlay puts a token on the first space of a tile, which fixes its colour (PHA-15.4).
func tileColourPlay(s *State, f Frame, m game.Move, log *game.Log) {
	s.Plot.Colour[f.A] = Colour(m.A)
	s.Plot.Spaces[f.A][0] = s.fromSupply(Colour(m.A))
	s.Plot.Fill[f.A] = 1
	log.Add(tileColoured(s.Plot.Tiles[f.A], Colour(m.A)))
	if f.A+1 < TileCount {
		s.Push(StepTileColour, 0, f.A+1, 0)
	}
}

// fromSupply takes a token for the plot, or a marker if the supply has none (PHA-RUL-24).
func (s *State) fromSupply(c Colour) Token {
	if s.Supply[c] == 0 {
		return Marker + Token(c)
	}
	s.Supply[c]--
	return Token(c)
}

// TileSide returns the face-up side of the tile in a place, counted from 0 on the left.
func (s *State) TileSide(place int) *Side {
	tile := s.Plot.Tiles[place]
	return &s.Data.Tiles[tile][s.Plot.Dark>>tile&1]
}

// plotPileFits accepts the leftmost tile during the setup (PHA-15.5), and any tile at the start of a round
// (PHA-15.14).
func plotPileFits(s *State, f, under Frame) bool {
	return s.Solo && within(f.A, 0, TileCount-1) && (under.Step == StepNext || f.A == 0 && !laidOut(under))
}

// plotPileRun adds as many unseen jars to the Traitor's pile as the tile shows (PHA-15.5, PHA-15.14). Which jars they
// are is drawn when they are revealed.
func plotPileRun(s *State, f Frame, _ *game.Log) {
	for want := s.TileSide(int(f.A)).Jars; want > 0 && s.readyPile(); {
		n := min(want, s.PileLeft())
		s.Plot.Jars += uint8(n)
		want -= n
	}
}

// human reports whether a person or bot plays a seat: every seat except the Traitor's.
func (s *State) human(seat game.Seat) bool { return !s.Solo || seat != TraitorSeat }

// humanFits excludes the Traitor, who never has a choice (PHA-15.8).
func humanFits(s *State, f, _ Frame) bool { return s.human(f.Seat) }

// soloFits accepts steps of the plot only in solo games (PHA-15.8).
func soloFits(s *State, _, _ Frame) bool { return s.Solo }

// traitorFits accepts only the Traitor (PHA-15.8).
func traitorFits(s *State, f, _ Frame) bool { return s.Solo && f.Seat == TraitorSeat }

// plot plays the Traitor's turn (PHA-15.8, PHA-15.12).
func (s *State) plot(log *game.Log) {
	p := &s.Player[TraitorSeat]
	switch {
	case p.Passed: // the gain of the cell reached (PHA-7.5, PHA-RUL-22)
		s.Push(StepNext, TraitorSeat, 0, 0)
		if s.advanceDisc(TraitorSeat, log) {
			s.plotGain(s.Data.Rows[p.Row-1][p.Cell], log)
		}
	case s.Plot.Jars > 0:
		s.Push(StepNext, TraitorSeat, 0, 0)
		s.Push(StepPlotUpper, TraitorSeat, 0, 0)
		s.Push(StepPlotJar, TraitorSeat, 0, 0)
	default: // the pile is empty: the Traitor passes without taking a jar
		p.Passed = true
		if s.allPassed() {
			log.Add(passesLast(TraitorSeat))
			s.Push(StepEnd, TraitorSeat, 0, 0)
			return
		}
		s.Push(StepNext, TraitorSeat, 0, 0)
		s.enterPyramid(TraitorSeat, log)
	}
}

func (s *State) plotGain(cell Cell, log *game.Log) {
	switch cell {
	case CellBasic:
		s.Push(StepPlotBasic, TraitorSeat, 0, 0)
	case CellSilver:
		s.gain(TraitorSeat, log, Silver)
	case CellOffering:
		s.Push(StepDrawBag, TraitorSeat, 0, 0)
	}
}

func plotBasicSkip(s *State, _ Frame, _ *game.Log) bool { return s.basicsLeft() == 0 }

func plotBasicPlay(s *State, _ Frame, m game.Move, log *game.Log) {
	s.gain(TraitorSeat, log, Colour(m.A))
}

// plotJarFits requires a jar in the Traitor's pile (PHA-15.8).
func plotJarFits(s *State, _, _ Frame) bool { return s.Plot.Jars > 0 }

// plotJarCandidates lists the jars that may be in the Traitor's pile.
func plotJarCandidates(s *State, _ Frame, dst []game.Move) []game.Move {
	dst = flow.List(dst, VJar, s.Plot.Own)
	if s.Mixed() > 0 {
		dst = flow.List(dst, VJar, s.JarPile)
	}
	return dst
}

// plotJarWeight makes every jar of the Traitor's pile equally likely. A jar known to be in it has the full weight; an
// unseen jar is weighted by the odds that it is in the pile.
func (s *State) plotJarWeight(n uint8) int {
	if s.Mixed() == 0 {
		return 1
	}
	if s.Plot.Own.Has(n) {
		return s.JarPile.Len()
	}
	return s.Mixed()
}

// plotJarPlay reveals a jar; its lower resource goes on a tile (PHA-15.8 (1)).
func plotJarPlay(s *State, _ Frame, m game.Move, log *game.Log) {
	s.Plot.Own = s.Plot.Own.Without(m.A)
	s.JarPile = s.JarPile.Without(m.A)
	s.Plot.Jars--
	s.Plot.Jar = m.A
	log.Add(jarRevealed(m.A))
	s.cover(s.Data.Jars[m.A].Lower, log)
}

// plotUpperRun puts one upper resource on a tile and one on the wheel (PHA-15.8 (2), PHA-15.9).
func plotUpperRun(s *State, _ Frame, log *game.Log) {
	left, right := s.Data.Jars[s.Plot.Jar].Upper[0], s.Data.Jars[s.Plot.Jar].Upper[1]
	roomLeft, roomRight := !s.full(left), !s.full(right)
	switch {
	case roomLeft && roomRight && left != right:
		s.Push(StepUpper, 0, 0, 0)
	case roomRight:
		s.plotUppers(left, right, log)
	case roomLeft:
		s.plotUppers(right, left, log)
	default: // both on tiles, the left one first
		s.Push(StepPlotWheel, TraitorSeat, game.Unknown, 0)
		s.Push(StepPlace, TraitorSeat, uint8(right), 0)
		s.cover(left, log)
	}
}

// plotUppers covers a tile first, with its icons, then a slot of the wheel (PHA-RUL-19).
func (s *State) plotUppers(tile, wheel Colour, log *game.Log) {
	s.Push(StepPlotWheel, TraitorSeat, uint8(wheel), 0)
	s.cover(tile, log)
}

func upperCandidates(s *State, _ Frame, dst []game.Move) []game.Move {
	jar := &s.Data.Jars[s.Plot.Jar]
	return append(dst, game.Move{Verb: VTile, A: uint8(jar.Upper[0])}, game.Move{Verb: VTile, A: uint8(jar.Upper[1])})
}

func upperPlay(s *State, _ Frame, m game.Move, log *game.Log) {
	s.plotUppers(Colour(m.A), s.OtherUpper(Colour(m.A)), log)
}

// OtherUpper returns the upper resource of the Traitor's jar that goes on the wheel while c goes on the tiles
// (PHA-15.8 (2)).
func (s *State) OtherUpper(c Colour) Colour {
	upper := &s.Data.Jars[s.Plot.Jar].Upper
	if c == upper[0] {
		return upper[1]
	}
	return upper[0]
}

// plotWheelFits accepts a resource whose sector has a free slot, or none (PHA-15.9).
func plotWheelFits(s *State, f, _ Frame) bool {
	return traitorFits(s, f, f) && (f.A == game.Unknown || f.A < Colours && !s.full(Colour(f.A)))
}

func plotWheelRun(s *State, f Frame, log *game.Log) {
	if f.A != game.Unknown {
		s.place(Colour(f.A), s.fromSupply(Colour(f.A)))
		log.Add(plotOnWheel(Colour(f.A)))
	}
	s.JarSpent = s.JarSpent.With(s.Plot.Jar)
	s.Plot.Jar = 0
}

// placeFits accepts a basic resource (PHA-15.10).
func placeFits(_ *State, f, _ Frame) bool { return f.A < Colours }

func placeRun(s *State, f Frame, log *game.Log) { s.cover(Colour(f.A), log) }

// Covers returns the place of the tile that a resource goes on, and the space there, counted from 0: the tile of its
// colour, or the next one to the right that has room (PHA-15.10). ok is false if all tiles are full.
func (s *State) Covers(c Colour) (place int, space uint8, ok bool) {
	at := slices.Index(s.Plot.Colour[:], c)
	for i := range TileCount {
		place = (at + i) % TileCount
		if space = s.Plot.Fill[place]; space < TileSpaces {
			return place, space, true
		}
	}
	return 0, 0, false
}

// cover puts a resource on the tiles, and applies the icons of the space that it covers (PHA-15.10).
func (s *State) cover(c Colour, log *game.Log) {
	place, space, ok := s.Covers(c)
	if !ok {
		log.Add(plotLost(c)) // PHA-RUL-20
		return
	}
	s.Plot.Spaces[place][space] = s.fromSupply(c)
	s.Plot.Fill[place]++
	log.Add(Covered{Colour: c, Tile: s.Plot.Tiles[place], Space: space + 1}.event())
	s.icons(s.TileSide(place).Spaces[space], log)
}

// icons applies the effects of a space from left to right. The first one applies at once; the others wait on the
// stack.
func (s *State) icons(list []Effect, log *game.Log) {
	for k := len(list) - 1; k >= 1; k-- {
		s.Push(StepIcon, TraitorSeat, uint8(list[k].Kind), uint8(list[k].N))
	}
	if len(list) > 0 {
		s.icon(list[0], log)
	}
}

// iconFits accepts an icon that some tile shows (PHA-15.11).
func iconFits(s *State, f, _ Frame) bool {
	icon := Effect{EffectKind(f.A), int(f.B)}
	for _, sides := range s.Data.Tiles {
		for _, side := range sides {
			for _, icons := range side.Spaces {
				if slices.Contains(icons, icon) {
					return true
				}
			}
		}
	}
	return false
}

func iconRun(s *State, f Frame, log *game.Log) {
	s.icon(Effect{Kind: EffectKind(f.A), N: int(f.B)}, log)
}

// icon applies an effect. An effect without a target is ignored (PHA-15.11).
func (s *State) icon(icon Effect, log *game.Log) {
	kind, n := icon.Kind, icon.N
	done := true
	switch kind {
	case EffectStep:
		for range n {
			s.build(TraitorSeat, log)
		}
	case EffectTakeNoble, EffectDropNoble:
		done = s.plotNoble(n, kind == EffectTakeNoble, log)
	case EffectTakeArtisan, EffectDropArtisan:
		done = s.plotArtisan(n == 1, kind == EffectTakeArtisan, log)
	case EffectLevel:
		s.Plot.Level = max(s.Plot.Level, uint8(n))
		log.Add(levelReached(uint8(n)))
	case EffectGod:
		s.Plot.Gods |= 1 << n
		log.Add(godReached(Quarter(n)))
	case EffectTakeLot:
		if done = n <= len(s.Lots) && s.Lots[n-1][1] != NoToken; done {
			s.takeLot(TraitorSeat, n-1, log)
		}
	case EffectTakeBonus:
		if done = n <= len(s.Bonus) && s.Bonus[n-1] != NoToken; done {
			s.takeBonus(TraitorSeat, n-1, log)
		}
	case EffectTrack:
		c := s.Plot.Colour[s.extremeTile(n == 1)]
		if done = s.Player[TraitorSeat].Nile[c] < TopCell; done {
			s.advanceNile(TraitorSeat, c, log)
		}
	}
	if !done {
		log.Add(noTarget(icon))
	}
}

// NobleShown returns the k-th noble on display from the left, counted from 1; 0 if there are fewer (PHA-15.11.2).
func (s *State) NobleShown(k int) uint8 {
	for _, n := range s.NoblesShown {
		if n != 0 {
			if k--; k == 0 {
				return n
			}
		}
	}
	return 0
}

// plotNoble takes or discards the k-th noble on display. It reports whether there was one (PHA-15.11.2, PHA-15.11.3).
func (s *State) plotNoble(k int, take bool, log *game.Log) bool {
	n := s.NobleShown(k)
	if n == 0 {
		return false
	}
	replace(s.NoblesShown[:], n, 0)
	if take {
		log.Add(tookNoble(TraitorSeat, n, Open))
		s.addNoble(TraitorSeat, n, log)
	} else {
		log.Add(nobleGone(n))
		s.Gone = s.Gone.With(n)
	}
	s.Push(StepShowNoble, TraitorSeat, 0, 0)
	return true
}

// plotArtisan takes or discards the artisan on display with the most or the fewest PP, the leftmost if several are
// equal. It reports whether there was one (PHA-15.11.6, PHA-15.11.7).
func (s *State) plotArtisan(highest, take bool, log *game.Log) bool {
	best := uint8(0)
	for _, n := range s.Shown {
		if n == 0 {
			continue
		}
		pp, top := s.Data.Artisans[n].PP, s.Data.Artisans[best].PP
		if best == 0 || highest && pp > top || !highest && pp < top {
			best = n
		}
	}
	if best == 0 {
		return false
	}
	replace(s.Shown[:], best, 0)
	if take {
		log.Add(tookArtisan(TraitorSeat, best, Open))
		s.Player[TraitorSeat].Artisans = s.Player[TraitorSeat].Artisans.With(best)
	} else {
		log.Add(artisanGone(best))
		s.GoneArtists = s.GoneArtists.With(best)
	}
	s.Push(StepShowArtist, TraitorSeat, 0, 0)
	return true
}

// extremeTile returns the place of the fullest or the emptiest tile, the leftmost if several are equal
// (PHA-15.11.10).
func (s *State) extremeTile(fullest bool) int {
	best := 0
	for i, n := range s.Plot.Fill {
		if fullest && n > s.Plot.Fill[best] || !fullest && n < s.Plot.Fill[best] {
			best = i
		}
	}
	return best
}

// plotGods returns the columns of the gods that the Traitor has reached (PHA-15.11.5, PHA-11.6).
func (s *State) plotGods() (columns uint8) {
	for gods := s.Plot.Gods; gods != 0; gods &= gods - 1 {
		columns |= 1 << s.At(Quarter(bits.TrailingZeros8(gods)))
	}
	return columns
}

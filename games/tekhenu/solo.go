package tekhenu

import "ennead/game"

// Botankhamun: chapter 18. His seat is [Bot]; its [Player] holds his pieces and his pile of cards, which do nothing.

// planTries: any action tile that is not in the pyramid yet.
func planTries(s *State, f Frame, dst []game.Move) []game.Move {
	laid := uint16(0)
	for _, n := range s.Rival.Pyramid[:f.A] {
		laid |= 1 << n
	}
	for n := uint8(1); n <= botTiles; n++ {
		if laid&(1<<n) == 0 {
			dst = append(dst, game.Move{Verb: vPlan, A: n})
		}
	}
	return dst
}

// planPlay: TEK-18.5, the base first.
func planPlay(s *State, f Frame, m game.Move, log *game.Log) {
	s.Rival.Pyramid[f.A] = m.A
	log.Note(evPlan, Bot, m.A, f.A+1, 0, 0)
	if f.A+1 < botTiles {
		s.Push(StepPlan, Bot, f.A+1, 0)
	}
}

// botPieces: TEK-18.4 and TEK-18.6; they score nothing (TEK-18.24).
func (s *State) botPieces(log *game.Log) {
	bot := &s.Data.Bot
	s.botStatueFor(s.HorusTiles[bot.SetupSlot], log)
	if s.Level == 0 {
		return
	}
	for _, at := range bot.Buildings {
		s.botBuilds(at[0], at[1], log)
	}
	s.Push(StepPlanTile, Bot, bot.Cell, 0)
	if s.Level > 1 {
		s.botStatueFor(s.HorusTiles[bot.HardSlot], log)
	}
}

// botStatueFor puts a Statue on a free site of a god.
func (s *State) botStatueFor(g God, log *game.Log) {
	n, _ := s.freeGodSite(g)
	s.GodSites[g][n] = Bot
	s.Player[Bot].Statues++
	log.Note(evStatue, Bot, firstGodSite+3*uint8(g)+uint8(n), 0, 0, 0)
}

// botBuilds puts a Building in a district of Osiris.
func (s *State) botBuilds(row, district uint8, log *game.Log) {
	s.Districts[row][district] = Bot
	s.Player[Bot].Buildings++
	log.Note(evDistrict, Bot, row, district, 0, 0)
}

// planTilePlay: TEK-18.6, a tile of the stack, as it comes.
func planTilePlay(s *State, f Frame, m game.Move, log *game.Log) {
	s.TileStack = s.TileStack.Without(m.A)
	s.botRaises(f.A, Tile(m.A), log)
}

// botRaises puts a tile on a cell as it lies, and a Column on it.
func (s *State) botRaises(cell uint8, t Tile, log *game.Log) {
	s.Temple[cell] = Cell{Tile: t, Owner: Bot}
	s.Player[Bot].Columns++
	log.Note(evTile, Bot, uint8(t), cell, 0, 0)
	log.Note(evColumn, Bot, cell, 0, 0, 0)
}

// botDestinyTries: TEK-18.3, the Scribe's or the Gold's card.
func botDestinyTries(_ *State, _ Frame, dst []game.Move) []game.Move {
	return append(dst, game.Move{Verb: vDestiny, A: 1}, game.Move{Verb: vDestiny, A: 2})
}

// botDestinyPlay: he gets nothing for it.
func botDestinyPlay(s *State, f Frame, m game.Move, log *game.Log) {
	s.Destiny &^= 1 << m.A
	s.Player[f.Seat].Destiny = m.A
	log.Note(evDestiny, f.Seat, m.A, 0, 0, 0)
}

// scorePile: his Blessings score and are discarded, his Technologies score and stay (TEK-18.20).
func (s *State) scorePile(seat game.Seat, log *game.Log) {
	p, bot := &s.Player[seat], &s.Data.Bot
	s.points(seat, PartPile, bot.PerBlessing*p.Blessings.Len()+bot.PerTechnology*p.Techs.Len(), log)
	s.Spent[Blessing] |= p.Blessings
	p.Blessings = 0
}

// botEnd: his Decrees and Scribes (TEK-18.21).
func (s *State) botEnd(seat game.Seat, log *game.Log) {
	p, bot := &s.Player[seat], &s.Data.Bot
	each := bot.PerDecree
	if s.Pious {
		each = bot.PerDecreeHard
	}
	s.points(seat, PartDecrees, each*p.Decrees.Len(), log)
	s.points(seat, PartPile, int(p.Stock[Scribe])/bot.ScribesPerVP, log)
}

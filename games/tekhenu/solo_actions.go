package tekhenu

import "ennead/game"

// Botankhamun's god actions (TEK-18.8, TEK-18.11 to TEK-18.17). He pays nothing and gains only Scribes and VP. An
// impossible action is skipped (TEK-RUL-43).

// botActs begins the action of his die's section.
func (s *State) botActs(log *game.Log) {
	p, done := &s.Player[Bot], true
	switch s.Turn.From {
	case Horus:
		s.botHorus(log)
	case Ra:
		done = p.Columns < Columns && s.Display[s.Data.Shown[s.Turn.Value]] != 0 && s.botRa(log)
	case Hathor:
		done = p.Buildings < Buildings && s.botHathor(log)
	case Bastet:
		s.botBastet(log)
	case Thoth:
		done = s.botThoth(log)
	case Osiris:
		done = p.Buildings < Buildings && s.botOsiris(log)
	}
	if !done {
		log.Add(botIdle(s.Turn.From))
	}
}

// botHorus builds a Statue for the god on the slot, otherwise for the people, and otherwise scores VP (TEK-18.11).
func (s *State) botHorus(log *game.Log) {
	g := s.HorusTiles[s.Turn.Value-1]
	_, free := s.freeGodSite(g)
	switch {
	case s.Player[Bot].Statues == Statues:
		s.botInstead(log)
	case free:
		s.botStatueFor(g, log)
		if g == Horus { // this Statue does not pay for this action (TEK-RUL-06)
			s.Pop()
			s.Push(StepBotDone, Bot, uint8(Horus), 1)
		}
	default:
		var buf [PeopleSites]game.Move
		sites := s.botStatues(buf[:0])
		s.botAt(sites, StepBotSite, log)
		if len(sites) == 0 {
			s.botInstead(log)
		}
	}
}

// botInstead gives him VP for a Statue that he cannot build, as many as for a Column in line (TEK-18.11).
func (s *State) botInstead(log *game.Log) {
	log.Add(botInstead())
	s.points(Bot, PartStatues, s.Data.Points.InLine, log)
}

// botStatues returns the best sites for the people: above Osiris if that changes a leader, otherwise at the temple.
func (s *State) botStatues(dst []game.Move) []game.Move {
	n := len(dst)
	if dst = s.botPeople(dst); len(dst) > n {
		return dst
	}
	return s.botTemplePeople(dst)
}

// botAt builds at the best site. If several are equally good, Nature chooses.
func (s *State) botAt(best []game.Move, step Step, log *game.Log) {
	switch len(best) {
	case 0:
	case 1:
		s.botSettles(best[0], ByRule, log)
	default:
		s.Push(step, Bot, 0, 0)
	}
}

// botSiteCandidates offers sites for a Statue after a Horus die, and for a Building otherwise.
func botSiteCandidates(s *State, _ Frame, dst []game.Move) []game.Move {
	if s.Turn.From == Horus {
		return s.botStatues(dst)
	}
	return s.botSites(dst)
}

func botSitePlay(s *State, _ Frame, m game.Move, log *game.Log) { s.botSettles(m, ByChance, log) }

// botSettles builds at the chosen place.
func (s *State) botSettles(m game.Move, why Why, log *game.Log) {
	switch {
	case m.Verb == VCell:
		s.botCovers(m.A, why, log)
	case m.A < FirstGodSite:
		s.botTemple(m.A, why, log)
	default:
		s.botHonours(m.A-FirstPeopleSite, why, log)
	}
}

// botHonours builds a Statue for the people and discards the site's Gold (TEK-18.8).
func (s *State) botHonours(n uint8, why Why, log *game.Log) {
	site := &s.Data.People[n]
	worth := s.districtsWon(site)
	if site.Line != NoLine {
		worth = s.columnsIn(Bot, site.Line)
	}
	log.Add(BotChoice{At: FirstPeopleSite + n, Why: why, Worth: worth}.event(EvBotSite))
	s.People[n] = Bot
	s.PeopleGold &^= 1 << n
	s.Player[Bot].Statues++
	log.Add(statueAt(Bot, FirstPeopleSite+n))
	if site.Line != NoLine {
		s.points(Bot, PartStatues, s.Data.Points.InLine*worth, log)
	}
}

// botStatueFor builds a Statue on a free site of a god.
func (s *State) botStatueFor(g God, log *game.Log) {
	n, _ := s.freeGodSite(g)
	s.GodSites[g][n] = Bot
	s.Player[Bot].Statues++
	log.Add(statueAt(Bot, FirstGodSite+3*uint8(g)+uint8(n)))
}

// botRa does a Ra action (TEK-18.13). It returns false if no cell is empty.
func (s *State) botRa(log *game.Log) bool {
	var buf [CellCount]game.Move
	best, why := s.botCells(buf[:0])
	switch len(best) {
	case 0:
		return false
	case 1:
		s.botSettles(best[0], why, log)
	default:
		s.Push(StepBotCell, Bot, 0, 0)
	}
	return true
}

func botCellCandidates(s *State, _ Frame, dst []game.Move) []game.Move {
	dst, _ = s.botCells(dst)
	return dst
}

// botCovers scores the tile on its cell and refills the display.
func (s *State) botCovers(cell uint8, why Why, log *game.Log) {
	place := s.Data.Shown[s.Turn.Value]
	vp := s.botCellVP(cell) + s.Data.Columns[place].VP
	t := s.Display[place]
	s.Display[place] = 0
	log.Add(BotChoice{At: cell, Why: why, Worth: vp}.event(EvBotCell))
	s.botRaises(cell, t, log)
	s.points(Bot, PartColumns, vp, log)
	s.slide(place)
}

// botRaises puts an unturned tile and a Column on a cell.
func (s *State) botRaises(cell uint8, t Tile, log *game.Log) {
	s.Temple[cell] = Cell{Tile: t, Owner: Bot}
	s.Player[Bot].Columns++
	log.Add(Laying{Tile: t, Cell: cell}.event(Bot))
	log.Add(columnOn(Bot, cell))
}

// botHathor does a Hathor action (TEK-18.14). It returns false if no site is free.
func (s *State) botHathor(log *game.Log) bool {
	var buf [MaxSites]game.Move
	best := s.botSites(buf[:0])
	s.botAt(best, StepBotSite, log)
	return len(best) > 0
}

// botTemple builds at a temple site. He scores his Columns in line and gains Population, but no tokens.
func (s *State) botTemple(n uint8, why Why, log *game.Log) {
	worth := s.columnsIn(Bot, s.Data.Sites[n].Line)
	s.Sites[n] = Bot
	s.Player[Bot].Buildings++
	log.Add(BotChoice{At: n, Why: why, Worth: worth}.event(EvBotSite))
	log.Add(buildingAt(Bot, n))
	s.points(Bot, PartBuildings, s.Data.Points.InLine*worth, log)
	s.raisePopulation(Bot, s.Turn.Value, log)
}

// botBastet takes each step as Happiness, or as Population if Happiness has reached it (TEK-18.15).
func (s *State) botBastet(log *game.Log) {
	p, people := &s.Player[Bot], uint8(0)
	happy := p.Happiness
	for range s.Turn.Value {
		if happy < p.Population+people {
			happy++
		} else {
			people++
		}
	}
	gained := happy - p.Happiness
	s.raisePopulation(Bot, people, log)
	s.raiseHappiness(Bot, gained, log)
	s.take(Bot, Scribe, s.Data.Bastet.Scribes[s.Turn.Value], log)
}

// botThoth takes cards of the highest section that his Happiness allows, and the rest from the next lower one
// (TEK-18.16, TEK-RUL-45). It returns false if there are none.
func (s *State) botThoth(log *game.Log) bool {
	left := s.Data.Thoth[s.Turn.Value].Cards
	for section := Sections - 1; section >= 0; section-- {
		if s.Player[Bot].Happiness < s.Data.Usable[section] {
			continue
		}
		for _, k := range [Kinds]Kind{Decree, Technology, Blessing} {
			for slot, c := range s.Market[section] {
				if left > 0 && c != 0 && c.Kind() == k {
					s.Market[section][slot] = 0
					left--
					s.botPiles(c, uint8(section), log)
				}
			}
		}
	}
	return left < s.Data.Thoth[s.Turn.Value].Cards
}

// botPiles puts a card on his public pile (TEK-18.23).
func (s *State) botPiles(c Card, section uint8, log *game.Log) {
	p, n := &s.Player[Bot], c.Number()
	switch c.Kind() {
	case Blessing:
		p.Blessings = p.Blessings.With(n)
	case Technology:
		p.Techs = p.Techs.With(n)
	case Decree:
		p.Decrees, p.Known = p.Decrees.With(n), p.Known.With(n)
	}
	log.Add(BotCard{Card: c, Section: section}.event())
}

// botOsiris builds in the row of the value and the district of the colour. If that space is taken, he builds in the
// next free one to the right, then in the row above (TEK-18.17). It returns false if no space is free.
func (s *State) botOsiris(log *game.Log) bool {
	wanted := uint8(s.Turn.Colour)
	if s.Turn.Colour == Gray {
		wanted = s.emptiest()
	}
	for up := range uint8(Rows) {
		row := (s.Turn.Value - 1 + Rows - up) % Rows
		for right := range uint8(Goods) {
			if district := (wanted + right) % Goods; s.Districts[row][district] == NoSeat {
				log.Add(BotSpace{Row: row, District: Token(district), Up: up, Right: right}.event())
				s.botBuilds(row, district, log)
				return true
			}
		}
	}
	return false
}

// emptiest returns the district with the fewest Buildings, the leftmost if several tie.
func (s *State) emptiest() (best uint8) {
	fewest := Rows + 1
	for t := range uint8(Goods) {
		n := 0
		for row := range s.Districts {
			if s.Districts[row][t] != NoSeat {
				n++
			}
		}
		if n < fewest {
			best, fewest = t, n
		}
	}
	return best
}

// botBuilds puts a Building in a district of Osiris. The first one in the row discards its Gold (TEK-18.8).
func (s *State) botBuilds(row, district uint8, log *game.Log) {
	s.Districts[row][district] = Bot
	s.Player[Bot].Buildings++
	if s.Data.Effects[row].FirstGold > 0 {
		s.RowGold = false
	}
	log.Add(Housing{Row: row, District: Token(district)}.event(Bot))
}

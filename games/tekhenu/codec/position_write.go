package codec

import (
	"strconv"

	"ennead/game"
	"ennead/games/position"
	"ennead/games/tekhenu"
)

// The state as a position.

// named is the name of a thing by its number, "" for 0; hidden is "?" for one that the reader must not know.
func named[N ~uint8](n N, names []string) string { return names[n] }

func hidden(n uint8, names []string) any {
	if n == game.Unknown {
		return "?"
	}
	return names[n]
}

// write is the whole state as JSON.
func write(s *tekhenu.State) []byte {
	p := positionJSON{
		Round: int(s.Round), Maats: int(s.Maats), Scorings: int(s.Scored), Order: position.Seats(s.Order[:s.Count]),
		Arrow: tekhenu.GodNames[s.Arrow], Marks: []string{tekhenu.GodNames[s.Marks[0]], tekhenu.GodNames[s.Marks[1]]},
		Dial: map[string][]string{}, Temple: map[string]cellJSON{}, Sites: map[string]int{},
		Gold: position.Names(s.PeopleGold, peopleNames), Open: sectionsOpen(s.Open), Spent: []string{},
		Settled: position.Names(s.Settled, cardsOf[tekhenu.Decree]), Laid: position.Names(s.Laid, startNames),
		Destinies: position.Names(s.Destiny, destinyIDs), Pending: position.Pending(&tekhenu.Steps, &s.Stack),
	}
	writeBoard(s, &p)
	writeCards(s, &p)
	if s.Turn.Seat != tekhenu.NoSeat {
		p.Turn = writeTurn(s)
	}
	for seat := range game.Seat(s.Count) {
		p.Players = append(p.Players, writePlayer(s, seat))
	}
	if s.Solo {
		p.Botankhamun = &rivalJSON{At: int(s.Rival.At)}
		for _, tile := range s.Rival.Pyramid {
			p.Botankhamun.Pyramid = append(p.Botankhamun.Pyramid, named(tile, planNames))
		}
	}
	p.Rest = position.Encode(writeRest(s))
	return position.Encode(p)
}

// slotName is the god on a Horus slot, "" where no tile lies yet.
func slotName(g tekhenu.God) string {
	if g == tekhenu.NoGod {
		return ""
	}
	return tekhenu.GodNames[g]
}

// sectionsOpen counts the sections that are open: the lowest ones.
func sectionsOpen(set uint8) (n int) {
	for ; set&(1<<n) != 0; n++ {
	}
	return n
}

func writeBoard(s *tekhenu.State, p *positionJSON) {
	for god := range s.Dial {
		list := []string{}
		for colour := range tekhenu.Colour(tekhenu.Colours) {
			for face := uint8(1); face <= 6; face++ {
				for range s.Dial[god].Count(colour, face) {
					list = append(list, dieNames[6*uint8(colour)+face-1])
				}
			}
		}
		p.Dial[tekhenu.GodNames[god]] = list
		p.Horus = append(p.Horus, slotName(s.HorusTiles[god]))
	}
	for _, tile := range s.Display {
		p.Display = append(p.Display, named(tile, tileNames))
	}
	for at, cell := range s.Temple {
		if cell.Tile != 0 {
			p.Temple[cellIDs[at]] = cellJSON{named(cell.Tile, tileNames), int(cell.Turn) * 90,
				position.Seat(cell.Owner)}
		}
	}
	for at := range uint8(tekhenu.AllSites) {
		if owner := *s.Site(at); owner != tekhenu.NoSeat {
			p.Sites[tekhenu.SiteNames[at]] = position.Seat(owner)
		}
	}
	for _, row := range s.Districts {
		spaces := map[string]int{}
		for at, owner := range row {
			if owner != tekhenu.NoSeat {
				spaces[tekhenu.TokenNames[at]] = position.Seat(owner)
			}
		}
		p.Districts = append(p.Districts, spaces)
	}
	if s.RowGold {
		p.Gold = append(p.Gold, rowGold)
	}
}

func writeCards(s *tekhenu.State, p *positionJSON) {
	for section := range s.Market {
		row := []string{}
		for slot := range s.Data.Market[section] {
			row = append(row, named(s.Market[section][slot], tekhenu.CardNames))
		}
		p.Market = append(p.Market, row)
	}
	for k, spent := range s.Spent {
		p.Spent = append(p.Spent, position.Names(spent, cardsOf[k])...)
	}
	drawn := false
	for seat, n := range s.Under[:s.Count] {
		p.Under = append(p.Under, hidden(n, cardsOf[tekhenu.Decree]))
		p.Drawn = append(p.Drawn, int(s.Drawn[seat]))
		drawn = drawn || s.Drawn[seat] != 0
	}
	if !drawn {
		p.Drawn = nil
	}
}

func writeTurn(s *tekhenu.State) *turnJSON {
	t := &s.Turn
	j := &turnJSON{Seat: position.Seat(t.Seat), Anubis: int(t.Anubis)}
	if t.Face == 0 {
		return j
	}
	j.From, j.Die, j.Colour = tekhenu.GodNames[t.From], tekhenu.ColourNames[t.Printed]+" "+
		strconv.Itoa(int(t.Face)), tekhenu.ColourNames[t.Colour]
	j.Value, j.Purity, j.Normal = int(t.Value), tekhenu.AllPurities[t.Purity], t.Normal
	j.Beside, j.Across, j.Idle = int(t.Beside), int(t.Across), t.Idle
	return j
}

func writePlayer(s *tekhenu.State, seat game.Seat) playerJSON {
	p := &s.Player[seat]
	j := playerJSON{
		Stock:      position.Counts(p.Stock[:], tekhenu.TokenNames),
		Surplus:    position.Counts(p.Surplus[:], tekhenu.TokenNames),
		Production: position.Counts(p.Production[:], tekhenu.TokenNames), Population: int(p.Population),
		Happiness: int(p.Happiness), Rewards: int(p.Reached), Feast: p.Feast, Dice: []string{},
		Blessings: position.Names(p.Blessings, cardsOf[tekhenu.Blessing]),
		Techs:     position.Names(p.Techs, cardsOf[tekhenu.Technology]),
		New:       position.Names(p.New, cardsOf[tekhenu.Technology]),
		Decrees:   position.Names(p.Decrees, cardsOf[tekhenu.Decree]),
		Known:     position.Names(p.Known, cardsOf[tekhenu.Decree]), Unseen: int(p.Unseen), Older: int(p.Older),
		Scored: position.Names(p.Scored, cardsOf[tekhenu.Decree]), Destiny: named(p.Destiny, destinyIDs),
		Joker: position.Names(p.Joker, jokerNames), VP: map[string]int{},
	}
	if p.Faith != [2]uint8{} {
		j.Faith = []int{int(p.Faith[0]), int(p.Faith[1])}
	}
	for _, die := range p.Dice {
		if die.Face != 0 {
			j.Dice = append(j.Dice, laidNames[(int(die.Colour)*6+int(die.Face)-1)*len(allPans)+int(die.Pan)])
		}
	}
	for _, n := range p.Start {
		if n != 0 {
			j.Start = append(j.Start, startNames[n])
		}
	}
	for _, n := range p.Hand {
		if n != 0 {
			j.Hand = append(j.Hand, hidden(n, cardsOf[s.HandKind(seat)]))
		}
	}
	for part, n := range p.VP {
		if n != 0 {
			j.VP[tekhenu.PartNames[part]] = int(n)
		}
	}
	return j
}

func writeRest(s *tekhenu.State) restJSON {
	rest := restJSON{Bag: position.Counts(s.Bag[:], tekhenu.ColourNames), Tiles: s.TileStack.Len(),
		Decks: map[string]int{}}
	for k, name := range tekhenu.KindNames {
		rest.Decks[name] = s.DeckSize(tekhenu.Kind(k))
	}
	for _, p := range s.Player[:s.Count] {
		rest.Pieces = append(rest.Pieces, piecesJSON{int(p.Buildings), int(p.Statues), int(p.Columns)})
	}
	return rest
}

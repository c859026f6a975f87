package codec

import (
	"ennead/games/pharaon"
	"ennead/games/position"
)

// The state as a position.

func cardList(c pharaon.Cards) []int {
	list := []int{}
	for ; c != 0; c = c.Rest() {
		list = append(list, int(c.First()))
	}
	return list
}

func byteList(b []uint8) []int {
	list := make([]int, len(b))
	for i, v := range b {
		list[i] = int(v)
	}
	return list
}

func needList(t pharaon.Tally) []int {
	list := make([]int, pharaon.Colours)
	for c := range list {
		list[c] = int(t.Of(uint8(c)))
	}
	return list
}

func tokenName(t pharaon.Token) string {
	switch {
	case t == pharaon.NoToken:
		return ""
	case t >= pharaon.Marker:
		return pharaon.TokenNames[t-pharaon.Marker] + "*"
	default:
		return pharaon.TokenNames[t]
	}
}

func tokenList(tokens []pharaon.Token) []string {
	list := make([]string, len(tokens))
	for i, t := range tokens {
		list[i] = tokenName(t)
	}
	return list
}

func writePlayer(p *pharaon.Player) playerJSON {
	j := playerJSON{
		Tokens: position.Counts(p.Tokens[:], pharaon.TokenNames),
		Nobles: cardList(p.Nobles), Tilted: cardList(p.Tilted), Artisans: cardList(p.Artisans),
		Nile: map[string]int{}, Step: int(p.Step), Passed: p.Passed, Row: int(p.Row), Cell: int(p.Cell),
	}
	for c, cell := range p.Nile {
		j.Nile[pharaon.ColourNames[c]] = int(cell)
	}
	if p.Aside != 0 {
		j.Aside = position.Hidden(p.Aside)
	}
	return j
}

func writeTraitor(t *pharaon.Traitor) *plotJSON {
	j := &plotJSON{
		Dark: position.Names(t.Dark, pharaon.TileNames), Gods: position.Names(t.Gods, pharaon.QuarterNames),
		Jars: int(t.Jars), Own: cardList(t.Own), Jar: int(t.Jar), Level: int(t.Level),
	}
	for i := range t.Tiles {
		j.Tiles = append(j.Tiles, pharaon.TileNames[t.Tiles[i]])
		j.Colour = append(j.Colour, pharaon.ColourNames[t.Colour[i]])
		j.Spaces = append(j.Spaces, tokenList(t.Spaces[i][:t.Fill[i]]))
	}
	return j
}

func writePurchase(b *pharaon.Purchase) *buyJSON {
	return &buyJSON{
		Quarter: pharaon.QuarterNames[b.Quarter], Option: int(b.Option), Colour: pharaon.ColourNames[b.Colour],
		Extra: b.Extra, Full: b.Full,
		Access: tokenName(b.Access), Class: byteList(b.Class[:]), Need: needList(b.Need),
		Jokers: int(b.Jokers), Paid: position.Counts(b.Paid[:], pharaon.TokenNames),
	}
}

// write is the whole state as JSON.
func write(s *pharaon.State) []byte {
	p := positionJSON{
		Round: int(s.Round), First: position.Seat(s.First), Pharaoh: position.Seat(s.Pharaoh),
		Offset: int(s.Offset), Clockwise: s.Clockwise, Wheel: map[string][]string{},
		Nobles: byteList(s.NoblesShown[:]), Artisans: byteList(s.Shown[:]), Jars: byteList(s.Jars[:]),
		Bonus: tokenList(s.Bonus[:]), SpentJars: cardList(s.JarSpent), Spent: position.Counts(s.Spent[:], bagNames),
		Scribes: cardList(s.Scribes), Gone: cardList(s.Gone), GoneArt: cardList(s.GoneArtists),
	}
	for seat := range int(s.Count) {
		p.Players = append(p.Players, writePlayer(&s.Player[seat]))
		if s.Learners&(1<<seat) != 0 {
			p.Learners = append(p.Learners, seat+1)
		}
	}
	p.Circle = []string{}
	for _, q := range s.Circle[:s.Laid()] {
		p.Circle = append(p.Circle, pharaon.QuarterNames[q])
	}
	for c := range s.Wheel {
		p.Wheel[pharaon.ColourNames[c]] = tokenList(s.Wheel[c][:])
	}
	for _, lot := range s.Lots {
		p.Lots = append(p.Lots, tokenList(lot[:]))
	}
	if s.Hand != [2]uint8{} {
		p.Hand = []any{position.Hidden(s.Hand[0]), position.Hidden(s.Hand[1])}
	}
	if s.Solo {
		p.Plot = writeTraitor(&s.Plot)
	}
	if s.Buy != (pharaon.Purchase{Access: pharaon.NoToken}) {
		p.Buy = writePurchase(&s.Buy)
	}
	p.Pending = position.Pending(&pharaon.Steps, &s.Stack)
	p.Rest = position.Encode(restJSON{
		Supply: position.Counts(s.Supply[:], pharaon.TokenNames), Bag: position.Counts(s.Bag[:], bagNames),
		Nobles: cardList(s.NobleDeck), Artisans: cardList(s.ArtisanDeck), Jars: cardList(s.JarPile),
	})
	return position.Encode(p)
}

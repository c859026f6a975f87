package pharaon

import "ennead/games/position"

// The state as a position.

// bagNames are the names of what is in the bag: the offerings.
var bagNames = tokenNames[ResourceOffering:]

func cardList(c Cards) []int {
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

func needList(t tally) []int {
	list := make([]int, colours)
	for c := range list {
		list[c] = int(t.Of(uint8(c)))
	}
	return list
}

func tokenName(t Token) string {
	switch {
	case t == NoToken:
		return ""
	case t >= Marker:
		return tokenNames[t-Marker] + "*"
	default:
		return tokenNames[t]
	}
}

func tokenList(tokens []Token) []string {
	list := make([]string, len(tokens))
	for i, t := range tokens {
		list[i] = tokenName(t)
	}
	return list
}

// Position is the whole state as JSON.
func (s *State) Position() []byte {
	p := positionJSON{
		Round: int(s.Round), First: position.Seat(s.First), Pharaoh: position.Seat(s.Pharaoh),
		Offset: int(s.Offset), Clockwise: s.Clockwise, Wheel: map[string][]string{},
		Nobles: byteList(s.NoblesShown[:]), Artisans: byteList(s.Shown[:]), Jars: byteList(s.Jars[:]),
		Bonus: tokenList(s.Bonus[:]), SpentJars: cardList(s.JarSpent), Spent: position.Counts(s.Spent[:], bagNames),
		Scribes: cardList(s.Scribes), Gone: cardList(s.Gone), GoneArt: cardList(s.GoneArtists),
	}
	for seat := range int(s.Count) {
		p.Players = append(p.Players, s.Player[seat].json())
		if s.Learners&(1<<seat) != 0 {
			p.Learners = append(p.Learners, seat+1)
		}
	}
	p.Circle = []string{}
	for _, q := range s.Circle[:s.laid()] {
		p.Circle = append(p.Circle, quarterNames[q])
	}
	for c := range s.Wheel {
		p.Wheel[colourNames[c]] = tokenList(s.Wheel[c][:])
	}
	for _, lot := range s.Lots {
		p.Lots = append(p.Lots, tokenList(lot[:]))
	}
	if s.Hand != [2]uint8{} {
		p.Hand = []any{position.Hidden(s.Hand[0]), position.Hidden(s.Hand[1])}
	}
	if s.Solo {
		p.Plot = s.Plot.json()
	}
	if s.Buy != (Purchase{Access: NoToken}) {
		p.Buy = s.Buy.json()
	}
	p.Pending = position.Pending(&steps, &s.Stack)
	rest := restJSON{position.Counts(s.Supply[:], tokenNames), cardList(s.NobleDeck), cardList(s.ArtisanDeck), cardList(s.JarPile),
		position.Counts(s.Bag[:], bagNames)}
	p.Rest = position.Encode(rest)
	return position.Encode(p)
}

func (p *Player) json() playerJSON {
	j := playerJSON{Tokens: position.Counts(p.Tokens[:], tokenNames), Nobles: cardList(p.Nobles), Tilted: cardList(p.Tilted), Artisans: cardList(p.Artisans),
		Nile: map[string]int{}, Step: int(p.Step), Passed: p.Passed, Row: int(p.Row), Cell: int(p.Cell)}
	for c, cell := range p.Nile {
		j.Nile[colourNames[c]] = int(cell)
	}
	if p.Aside != 0 {
		j.Aside = position.Hidden(p.Aside)
	}
	return j
}

func (t *Traitor) json() *plotJSON {
	j := &plotJSON{Dark: position.Names(t.Dark, tileNames), Jars: int(t.Jars), Own: cardList(t.Own), Jar: int(t.Jar), Level: int(t.Level),
		Gods: position.Names(t.Gods, quarterNames)}
	for i := range t.Tiles {
		j.Tiles = append(j.Tiles, tileNames[t.Tiles[i]])
		j.Colour = append(j.Colour, colourNames[t.Colour[i]])
		j.Spaces = append(j.Spaces, tokenList(t.Spaces[i][:t.Fill[i]]))
	}
	return j
}

func (b *Purchase) json() *buyJSON {
	return &buyJSON{Quarter: quarterNames[b.Quarter], Option: int(b.Option), Colour: colourNames[b.Colour], Extra: b.Extra, Full: b.Full,
		Access: tokenName(b.Access), Class: byteList(b.Class[:]), Need: needList(b.Need), Jokers: int(b.Jokers), Paid: position.Counts(b.Paid[:], tokenNames)}
}

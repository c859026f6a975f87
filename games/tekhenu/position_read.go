package tekhenu

import (
	"slices"
)

// A position as a state: what the board says.

// one is the number of a thing by its name, 0 for "".
func (l *loader) one(what, word string, names []string) uint8 {
	if word == "" {
		return 0
	}
	return l.Word(what, word, names)
}

// set is a set of things by their names, each once.
func (l *loader) set(what string, words, names []string) Cards {
	return Cards(l.Set(what, words, names))
}

func (l *loader) god(what, word string) God { return God(l.Word(what, word, godNames)) }

// list wants a list of so many.
func (l *loader) list(what string, is, due int) bool {
	return l.That(is == due, "%s: there are %d, not %d", what, due, is)
}

func (l *loader) board(p *positionJSON) {
	l.Round, l.Maats = l.Number("round", p.Round, 0, rounds), l.Number("maats", p.Maats, 0, 4)
	l.Scored = l.Number("scorings", p.Scorings, 0, 2)
	if l.list("order", len(p.Order), int(l.Count)) {
		for i, n := range p.Order {
			seat := l.Seat("order", n)
			l.That(seat == NoSeat || !slices.Contains(l.Order[:i], seat), "order: seat %d comes twice", n)
			l.Order[i] = seat
		}
	}
	l.Arrow = l.god("arrow", p.Arrow)
	if l.list("marks", len(p.Marks), len(l.Marks)) {
		for i, word := range p.Marks {
			l.Marks[i] = l.god("marks", word)
		}
	}
	for word, list := range p.Dial {
		god := l.god("dial", word)
		for _, die := range list {
			at := l.Word("dial: "+word, die, dieNames)
			colour, face := Colour(at/6), at%6+1
			if l.That(l.Dial[god].Count(colour, face) < maxDice, "dial: %s: too many dice", word) {
				l.Dial[god].add(colour, face)
			}
		}
	}
	l.turn(p.Turn)
	l.horus(p.Horus)
	l.rival(p.Botankhamun)
}

func (l *loader) turn(j *turnJSON) {
	t := &l.Turn
	*t = Turn{Seat: NoSeat}
	if j == nil {
		return
	}
	t.Seat, t.Anubis = l.Seat("turn: seat", j.Seat), l.Number("turn: anubis", j.Anubis, 0, 2)
	l.That(t.Seat != NoSeat, "turn: is nobody's")
	if j.Die == "" {
		l.That(*j == turnJSON{Seat: j.Seat, Anubis: j.Anubis}, "turn: no die is taken")
		return
	}
	die := l.Word("turn: die", j.Die, dieNames)
	t.From, t.Printed, t.Face = l.god("turn: from", j.From), Colour(die/6), die%6+1
	t.Colour, t.Value = Colour(l.Word("turn: colour", j.Colour, colourNames)), l.Number("turn: value", j.Value, 1, 6)
	t.Purity, t.Normal = Purity(l.Word("turn: purity", j.Purity, allPurities)), j.Normal
	t.Beside, t.Across, t.Idle = l.Number("turn: beside", j.Beside, 0, 2), l.Number("turn: across", j.Across, 0, 2), j.Idle
}

func (l *loader) horus(list []string) {
	if !l.list("horus", len(list), gods) {
		return
	}
	for slot := range gods {
		l.HorusTiles[slot], l.Slot[slot] = NoGod, NoSlot
	}
	for slot, word := range list {
		if word == "" {
			continue
		}
		god := l.god("horus", word)
		l.That(l.Slot[god] == NoSlot, "horus: %s comes twice", word)
		l.HorusTiles[slot], l.Slot[god] = god, uint8(slot)
	}
}

func (l *loader) rival(j *rivalJSON) {
	if !l.That((j != nil) == l.Solo, "botankhamun: plays against one player alone") || j == nil {
		return
	}
	l.Rival.At = l.Number("botankhamun: at", j.At, 0, botTiles)
	if l.list("botankhamun: pyramid", len(j.Pyramid), botTiles) {
		for i, word := range j.Pyramid {
			tile := l.one("botankhamun: pyramid", word, planNames)
			l.That(tile == 0 || !slices.Contains(l.Rival.Pyramid[:i], tile), "botankhamun: pyramid: %s comes twice", word)
			l.Rival.Pyramid[i] = tile
		}
	}
}

// areas reads what stands on the board, and counts it.
func (l *loader) areas(p *positionJSON) {
	if l.list("display", len(p.Display), len(l.Display)) {
		for i, word := range p.Display {
			l.Display[i] = l.tile("display", word)
		}
	}
	for word, cell := range p.Temple {
		at := &l.Temple[l.Word("temple", word, cellIDs)]
		at.Tile, at.Owner = l.tile("temple: "+word, cell.Tile), l.Seat("temple: "+word, cell.Owner)
		l.That(at.Tile != 0, "temple: %s: has no tile", word)
		l.That(cell.Turn%90 == 0, "temple: %s: is turned by %d", word, cell.Turn)
		at.Turn = uint8(l.whole("temple: "+word, cell.Turn, 0, 270) / 90)
		if at.Owner != NoSeat {
			l.Player[at.Owner].Columns++
		}
	}
	for word, n := range p.Sites {
		at := l.Word("sites", word, siteNames)
		seat := l.Seat("sites: "+word, n)
		*l.site(at) = seat
		if seat == NoSeat {
			continue
		}
		if at < firstGodSite {
			l.Player[seat].Buildings++
		} else {
			l.Player[seat].Statues++
		}
	}
	gold := l.Set("gold", p.Gold, append(peopleNames[:people:people], rowGold))
	l.PeopleGold, l.RowGold = uint8(gold&(1<<people-1)), gold&(1<<people) != 0
	if l.list("districts", len(p.Districts), rows) {
		for row, spaces := range p.Districts {
			for word, n := range spaces {
				seat := l.Seat("districts: "+word, n)
				l.Districts[row][l.Word("districts", word, tokenNames[:goods])] = seat
				if seat != NoSeat {
					l.Player[seat].Buildings++
				}
			}
		}
	}
}

// tile takes a column tile out of the stack.
func (l *loader) tile(what, word string) Tile {
	n := l.one(what, word, tileNames)
	if n != 0 && l.That(l.TileStack.Has(n), "%s: %s is in two places", what, word) {
		l.TileStack = l.TileStack.Without(n)
	}
	return Tile(n)
}

// whole is a number within bounds that may be large or below zero.
func (l *loader) whole(what string, n, least, most int) int16 {
	return int16(min(max(l.Within(what, n, least, most), least), most))
}

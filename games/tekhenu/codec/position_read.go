package codec

import (
	"ennead/games/position"
	"fmt"
	"slices"

	"ennead/games/tekhenu"
)

// A position as a state: what the board says.

// loader fills a state from a position.
type loader struct {
	*tekhenu.State
	*position.Reader
}

// fill reads a position; what lies nowhere is in the bag, in the stack or in its deck.
func fill(s *tekhenu.State, p *positionJSON, r *position.Reader) {
	l := &loader{s, r}
	l.InTurn(func() { l.board(p) }, func() { l.areas(p) }, func() { l.everybody(p) }, func() { l.cards(p) }, l.conserve,
		func() { l.pending(p) }, l.bagLeft, l.hands,
		l.rounds, l.moment, func() { position.Choice(r, &tekhenu.Steps, s, &s.Stack) })
}

// one is the number of a thing by its name, 0 for "".
func (l *loader) one(what, word string, names []string) uint8 {
	if word == "" {
		return 0
	}
	return l.Word(what, word, names)
}

// set is a set of things by their names, each once.
func (l *loader) set(what string, words, names []string) tekhenu.Cards {
	return tekhenu.Cards(l.Set(what, words, names))
}

func (l *loader) god(what, word string) tekhenu.God {
	return tekhenu.God(l.Word(what, word, tekhenu.GodNames))
}

// list wants a list of so many.
func (l *loader) list(what string, is, due int) bool {
	return l.That(is == due, "%s: %d elements; %d fit", what, is, due)
}

func (l *loader) board(p *positionJSON) {
	l.Round, l.Maats = l.Number("/round", p.Round, 0, tekhenu.Rounds), l.Number("/maats", p.Maats, 0, 4)
	l.Scored = l.Number("/scorings", p.Scorings, 0, 2)
	if l.list("/order", len(p.Order), int(l.Count)) {
		for i, n := range p.Order {
			at := fmt.Sprintf("/order/%d", i)
			seat := l.Seat(at, n)
			l.That(seat == tekhenu.NoSeat || !slices.Contains(l.Order[:i], seat),
				"%s: seat %d comes twice; each has one place (TEK-4.2)", at, n)
			l.Order[i] = seat
		}
	}
	l.Arrow = l.god("/arrow", p.Arrow)
	if l.list("/marks", len(p.Marks), len(l.Marks)) {
		for i, word := range p.Marks {
			l.Marks[i] = l.god(fmt.Sprintf("/marks/%d", i), word)
		}
	}
	for word, list := range p.Dial {
		god := l.god("/dial", word)
		for i, die := range list {
			at := fmt.Sprintf("/dial/%s/%d", word, i)
			n := l.Word(at, die, dieNames)
			colour, face := tekhenu.Colour(n/6), n%6+1
			if l.That(l.Dial[god].Count(colour, face) < maxDice, "%s: over %d dice are alike", at, maxDice) {
				l.Dial[god].Add(colour, face)
			}
		}
	}
	l.turn(p.Turn)
	l.horus(p.Horus)
	l.rival(p.Botankhamun)
}

func (l *loader) turn(j *turnJSON) {
	t := &l.Turn
	*t = tekhenu.Turn{Seat: tekhenu.NoSeat}
	if j == nil {
		return
	}
	t.Seat, t.Anubis = l.Seat("/turn/seat", j.Seat), l.Number("/turn/anubis", j.Anubis, 0, 2)
	l.That(t.Seat != tekhenu.NoSeat, "/turn/seat: 0; the seat whose turn it is fits, or no turn at all (TEK-4.2)")
	if j.Die == "" {
		l.That(*j == turnJSON{Seat: j.Seat, Anubis: j.Anubis},
			"/turn: without a die, seat and anubis alone fit (TEK-4.3.2)")
		return
	}
	die := l.Word("/turn/die", j.Die, dieNames)
	t.From, t.Printed, t.Face = l.god("/turn/from", j.From), tekhenu.Colour(die/6), die%6+1
	t.Colour, t.Value = tekhenu.Colour(l.Word("/turn/colour", j.Colour, tekhenu.ColourNames)), l.Number("/turn/value",
		j.Value, 1, 6)
	t.Purity, t.Normal = tekhenu.Purity(l.Word("/turn/purity", j.Purity, tekhenu.AllPurities)), j.Normal
	t.Beside, t.Across, t.Idle = l.Number("/turn/beside", j.Beside, 0, 2), l.Number("/turn/across", j.Across, 0,
		2), j.Idle
}

func (l *loader) horus(list []string) {
	if !l.list("/horus", len(list), tekhenu.Gods) {
		return
	}
	for slot := range tekhenu.Gods {
		l.HorusTiles[slot], l.Slot[slot] = tekhenu.NoGod, tekhenu.NoSlot
	}
	for slot, word := range list {
		if word == "" {
			continue
		}
		at := fmt.Sprintf("/horus/%d", slot)
		god := l.god(at, word)
		l.That(l.Slot[god] == tekhenu.NoSlot, "%s: %s comes twice; each god has one slot (TEK-3.4)", at, word)
		l.HorusTiles[slot], l.Slot[god] = god, uint8(slot)
	}
}

func (l *loader) rival(j *rivalJSON) {
	if !l.That((j != nil) == l.Solo, "/botankhamun: plays against one player alone, and always does (TEK-18.1)") ||
		j == nil {
		return
	}
	l.Rival.At = l.Number("/botankhamun/at", j.At, 0, tekhenu.BotTiles)
	if l.list("/botankhamun/pyramid", len(j.Pyramid), tekhenu.BotTiles) {
		for i, word := range j.Pyramid {
			at := fmt.Sprintf("/botankhamun/pyramid/%d", i)
			tile := l.one(at, word, planNames)
			l.That(tile == 0 || !slices.Contains(l.Rival.Pyramid[:i], tile),
				"%s: %s comes twice; there is one of each (TEK-18.5)", at, word)
			l.Rival.Pyramid[i] = tile
		}
	}
}

// areas reads what stands on the board, and counts it.
func (l *loader) areas(p *positionJSON) {
	if l.list("/display", len(p.Display), len(l.Display)) {
		for i, word := range p.Display {
			l.Display[i] = l.tile(fmt.Sprintf("/display/%d", i), word)
		}
	}
	for word, cell := range p.Temple {
		l.cell(word, cell)
	}
	for word, n := range p.Sites {
		at := l.Word("/sites", word, tekhenu.SiteNames)
		seat := l.Seat("/sites/"+word, n)
		*l.Site(at) = seat
		if seat == tekhenu.NoSeat {
			continue
		}
		if at < tekhenu.FirstGodSite {
			l.Player[seat].Buildings++
		} else {
			l.Player[seat].Statues++
		}
	}
	gold := l.Set("/gold", p.Gold, append(peopleNames[:tekhenu.PeopleSites:tekhenu.PeopleSites], rowGold))
	l.PeopleGold, l.RowGold = uint8(gold&(1<<tekhenu.PeopleSites-1)), gold&(1<<tekhenu.PeopleSites) != 0
	if l.list("/districts", len(p.Districts), tekhenu.Rows) {
		for row, spaces := range p.Districts {
			for word, n := range spaces {
				at := fmt.Sprintf("/districts/%d", row)
				seat := l.Seat(at+"/"+word, n)
				l.Districts[row][l.Word(at, word, tekhenu.TokenNames[:tekhenu.Goods])] = seat
				if seat != tekhenu.NoSeat {
					l.Player[seat].Buildings++
				}
			}
		}
	}
}

// cell reads what lies on a cell of the precinct.
func (l *loader) cell(word string, j cellJSON) {
	place := "/temple/" + word
	at := &l.Temple[l.Word("/temple", word, cellIDs)]
	at.Tile, at.Owner = l.tile(place+"/tile", j.Tile), l.Seat(place+"/owner", j.Owner)
	l.That(at.Tile != 0, "%s/tile: none lies there; a cell without one is left out", place)
	l.That(j.Turn%90 == 0, "%s/turn: %d; 0, 90, 180 and 270 fit (TEK-10.2)", place, j.Turn)
	at.Turn = uint8(l.whole(place+"/turn", j.Turn, 0, 270) / 90)
	if at.Owner != tekhenu.NoSeat {
		l.Player[at.Owner].Columns++
	}
}

// tile takes a column tile out of the stack.
func (l *loader) tile(what, word string) tekhenu.Tile {
	n := l.one(what, word, tileNames)
	if n != 0 && l.That(l.TileStack.Has(n), "%s: %s is in two places (TEK-1.3)", what, word) {
		l.TileStack = l.TileStack.Without(n)
	}
	return tekhenu.Tile(n)
}

// whole is a number within bounds that may be large or below zero.
func (l *loader) whole(what string, n, least, most int) int16 {
	return int16(min(max(l.Within(what, n, least, most), least), most))
}

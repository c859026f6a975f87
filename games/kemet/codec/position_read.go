package codec

import (
	"slices"

	"ennead/game"
	"ennead/games/kemet"
	"ennead/games/position"
)

// A position as a state: what each part says. A place is a JSON pointer from the root.

// nobody is an order track without anybody.
var nobody = [kemet.MaxSeats]game.Seat{kemet.NoSeat, kemet.NoSeat, kemet.NoSeat, kemet.NoSeat, kemet.NoSeat}

// loader fills a state from a position.
type loader struct {
	*kemet.State
	*position.Reader
}

// fill reads a position; cards that lie nowhere are in the pile.
func fill(s *kemet.State, p *positionJSON, r *position.Reader) {
	l := &loader{s, r}
	l.InTurn(func() { l.parts(p) }, l.conserve, func() { l.pending(p) }, l.moment, l.board, l.balance, l.combats,
		func() { position.Choice(r, &kemet.Steps, s, &s.Stack) })
}

func (l *loader) space(at, word string) uint8 {
	space := l.Word(at, word, kemet.SpaceNames)
	if !l.That(l.Board().In.Has(space), "%s: %.40s is not in play with %d players (KEM-1.6)", at, word, l.Count) {
		return l.Board().In.First()
	}
	return space
}

func (l *loader) hand(at string, cards map[string]int) (h kemet.Hand) {
	l.Counts(at, cards, kemet.CardNames, 20, h[:])
	return h
}

func (l *loader) order(at string, list []int) [kemet.MaxSeats]game.Seat {
	order := nobody
	l.That(len(list) <= int(l.Count), "%s: %d places; there are %d (KEM-2.7)", at, len(list), l.Count)
	for i, n := range list[:min(len(list), int(l.Count))] {
		order[i] = l.Seat(at, n)
		l.That(order[i] == kemet.NoSeat || !slices.Contains(order[:i], order[i]),
			"%s/%d: seat %d stands there already (KEM-7.9)", at, i, n)
	}
	return order
}

// parts reads all but the steps that wait.
func (l *loader) parts(p *positionJSON) {
	l.Round = l.Number("/round", p.Round, 0, 200)
	l.Active, l.Trigger = l.Seat("/active", p.Active), l.Seat("/trigger", p.Trigger)
	l.Order, l.Next = l.order("/order", p.Order), l.order("/next_order", p.Next)
	if !l.That(len(p.Players) == int(l.Count), "/players: %d; there are %d", len(p.Players), l.Count) {
		return
	}
	for i := range p.Players {
		l.player(game.Seat(i), &p.Players[i])
	}
	l.onBoard(p)
	l.Recount()
	l.Discard = l.hand("/discard", p.Discard)
	l.Vision, l.VisionN = l.hand("/vision", p.Vision), l.Number("/vision_cards", p.VisionN, 0, 35)
	l.That(l.Vision.Len() == int(l.VisionN),
		"/vision_cards: %d, and /vision has %d; a masked position cannot be loaded", l.VisionN, l.Vision.Len())
	l.acts(p)
	if p.Fight != nil {
		l.fight(p.Fight)
	}
	if p.March != nil {
		l.march(p.March)
	}
}

// onBoard reads units, creatures and the VP of temples.
func (l *loader) onBoard(p *positionJSON) {
	for word, seats := range p.Units {
		space := l.space("/units", word)
		at := "/units/" + kemet.SpaceNames[space]
		for who, n := range seats {
			seat := l.Word(at, who, kemet.SeatNames[:l.Count])
			l.Units[seat][space] = l.Number(at+"/"+kemet.SeatNames[seat], n, 0, l.Data.Limit.Units)
		}
		l.That(len(seats) <= 2, "%s: %d players; two at most have units in a space (KEM-1.13)", at, len(seats))
	}
	for word, where := range p.Beasts {
		b := l.Word("/creatures", word, kemet.BeastNames)
		at := "/creatures/" + kemet.BeastNames[b]
		l.Beast[b] = l.space(at, where)
		owner := l.BeastOwner(b)
		l.That(owner != kemet.NoSeat && l.Units[owner][l.Beast[b]] > 0,
			"%s: %.40s; where its owner has a unit it stands (KEM-9.60)", at, where)
	}
	for word, n := range p.Temples {
		space := l.space("/temple_vp", word)
		l.TempleVP[space] = l.Seat("/temple_vp/"+kemet.SpaceNames[space], n)
	}
}

// acts reads the actions of the turn and the recruitment that goes on.
func (l *loader) acts(p *positionJSON) {
	l.Acts = uint8(l.Set("/acts", p.Acts, kemet.ActNames))
	for i, n := range position.Each(l.Reader, "/act", p.Act, len(l.Act)) {
		l.Act[i] = l.Number("/act", n, 0, kemet.ActionCount-1)
	}
	l.That(l.Act[kemet.Golden] <= 1,
		"/act/2: %d; the golden token is for a Move, 0, or a Recruit, 1 (KEM-9.31)", l.Act[kemet.Golden])
	l.Free, l.Paid = l.Number("/free", p.Free, 0, 12), l.Number("/paid", p.Paid, 0, 12)
}

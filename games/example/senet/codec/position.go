package codec

import (
	"fmt"

	"ennead/game"
	"ennead/games/example/senet"
	"ennead/games/position"
)

// moment is a position in JSON.
type moment struct {
	Pawns   [senet.Players][]int          `json:"pawns"`   // the houses of each player's pawns
	Amulets [senet.Players]map[string]int `json:"amulets"` // by number, those of each player that the reader knows
	Held    [senet.Players]int            `json:"held"`    // how many each player holds
	Laid    map[string]int                `json:"laid"`    // by number, the amulets laid open
	Pending []position.Frame              `json:"pending"` // the waiting steps, with the current choice last
}

var numbers = game.Numbers(senet.MaxNumber)

// write returns the state as JSON.
func write(s *senet.State) []byte {
	p := moment{Laid: position.Counts(s.Laid[:], numbers), Pending: position.Pending(&senet.Steps, &s.Stack)}
	for seat := range p.Amulets {
		p.Amulets[seat], p.Held[seat] = position.Counts(s.Hand[seat][:], numbers), int(s.Held[seat])
	}
	for house := range s.Path {
		if seat, taken := s.On(house); taken {
			p.Pawns[seat] = append(p.Pawns[seat], house)
		}
	}
	return position.Encode(p)
}

// loader fills a state from a position and collects errors.
type loader struct {
	*senet.State
	*position.Reader
}

// fill reads a position.
func fill(s *senet.State, p *moment, r *position.Reader) {
	*s = senet.State{Box: s.Box}
	l := &loader{s, r}
	l.InTurn(func() { l.pawns(p) }, func() { l.amulets(p) }, func() {
		position.Wait(r, &senet.Steps, s, &s.Stack, p.Pending, 2)
	}, func() { position.Choice(r, &senet.Steps, s, &s.Stack) })
	l.That(len(p.Pending) > 0 || s.Won(), "/pending: nothing waits, and nobody has won (SEN-4.1)")
}

func (l *loader) pawns(p *moment) {
	for seat, pawns := range p.Pawns {
		l.Out[seat] = l.Number("/pawns: off the board", l.Box.Pawns-len(pawns), 0, l.Box.Pawns)
		for i, n := range pawns {
			at := fmt.Sprintf("/pawns/%d/%d", seat, i)
			house := l.Number(at, n, 1, l.Box.Houses)
			l.That(l.Path[house] == 0, "%s: another pawn is on house %d (SEN-3.1)", at, house)
			l.Path[house] = senet.Pawn(game.Seat(seat))
		}
	}
	l.That(l.Score(0) != l.Score(1) || !l.Won(), "/pawns: both players have won (SEN-4.1)")
}

// amulets reads the amulets in hands and those laid open; the others are in the bag.
func (l *loader) amulets(p *moment) {
	l.Counts("/laid", p.Laid, numbers, senet.Players*l.Box.Hand, l.Laid[:])
	for q, hand := range p.Amulets {
		l.Counts(fmt.Sprintf("/amulets/%d", q), hand, numbers, l.Box.Hand, l.Hand[q][:])
		l.Held[q] = l.Number(fmt.Sprintf("/held/%d", q), p.Held[q], 0, l.Box.Hand)
		l.That(l.Hand[q].Len() == p.Held[q], "/held/%d: %d; a masked position cannot be loaded", q, p.Held[q])
	}
	for number, all := range l.Box.Amulets {
		out := l.Laid[number] + l.Hand[0][number] + l.Hand[1][number]
		l.Bag[number] = l.Number("/amulets: left in the bag", all-int(out), 0, all)
	}
}

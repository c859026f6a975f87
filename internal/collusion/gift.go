package collusion

import (
	"slices"

	"ennead/game"
)

// Handed returns which seat an event hands pieces of its own seat to, and how many; ok is false if it hands none.
type Handed func(e game.Event) (to game.Seat, n int, ok bool)

// Gift is how many pieces one seat gave another for nothing in a game.
type Gift struct {
	From, To game.Seat
	Pieces   int
}

// ReadGifts returns what was given for nothing in a game, by seats. Pieces that went both ways between two seats with
// one turn are a trade, and no gift. Only events count that everybody was told of. The error is that of a record that
// cannot be replayed.
func ReadGifts(rules game.Game, handed Handed, r *game.Record) (list []Gift, err error) {
	s, err := rules.New(r.Setup)
	if err != nil {
		return nil, err
	}
	type way struct{ from, to game.Seat }
	all := map[way]int{}
	var log game.Log
	for _, turn := range r.Turns {
		log.Events = log.Events[:0]
		s.Play(turn.Seat, turn.Move, &log)
		moved := map[way]int{}
		for _, e := range log.Events {
			if to, n, ok := handed(e); ok && e.Audience == game.Everyone && to != e.Seat {
				moved[way{e.Seat, to}] += n
			}
		}
		for w, n := range moved {
			if moved[way{w.to, w.from}] == 0 {
				all[w] += n
			}
		}
	}
	for w, n := range all {
		list = append(list, Gift{w.from, w.to, n})
	}
	slices.SortFunc(list, func(a, b Gift) int {
		if a.From != b.From {
			return int(a.From) - int(b.From)
		}
		return int(a.To) - int(b.To)
	})
	return list, nil
}

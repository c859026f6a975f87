package analysis

import (
	"cmp"
	"slices"

	"ennead/bot"
	"ennead/game"
)

// Option is one of the moves that were weighed; Win is the chance to win of the seat that chooses, from 0 to
// 1, shared victories in equal parts.
type Option = bot.Option

// Decision is one choice of a player.
type Decision struct {
	At      int       // so many turns of the record came before
	Seat    game.Seat // who chose
	Move    game.Move // what was played
	Options []Option  // what was weighed: first what the bot would have done, then by visits; Move is among them
	Win     []float64 // by seat: the chances before the choice, as the seat that chose could know
	Cost    float64   // what Move gave away of the seat's chance against the first option; 0 if nothing that shows
}

// Best is what the bot would have done.
func (d *Decision) Best() Option { return d.Options[0] }

// Played is the option that was played.
func (d *Decision) Played() Option {
	for _, o := range d.Options {
		if o.Move == d.Move {
			return o
		}
	}
	return Option{Move: d.Move}
}

// Mark is the score sheet after so many turns.
type Mark struct {
	At     int
	Points [][]int // by line of the sheet, then by seat
}

// Sources are where the points came from: the score sheet at the start and whenever it changed.
type Sources struct {
	Keys  []string // catalogue keys of the lines
	Marks []Mark
}

// Report is the analysis of a game.
type Report struct {
	Game      string
	Version   int    // of the rules
	Spec      string // the bot that judged, as package bot names it
	Turns     int    // of the record
	Decisions []Decision
	Sources   Sources
	Rounds    []int     // with which turn each round begins, where the game tells of rounds
	Final     []float64 // by seat: the share of the victory in the end
}

// Costly are the decisions of a seat that gave most away, at most n, the worst first.
func (r *Report) Costly(seat game.Seat, n int) []Decision {
	var list []Decision
	for _, d := range r.Decisions {
		if d.Seat == seat && d.Cost > 0 {
			list = append(list, d)
		}
	}
	slices.SortStableFunc(list, func(a, b Decision) int { return cmp.Compare(b.Cost, a.Cost) })
	return list[:min(n, len(list))]
}

// ByRound are the score sheets at the end of each round, the last at the end of the game. Where a game tells
// of no rounds it is the last alone.
func (r *Report) ByRound() []Mark {
	var list []Mark
	marks := r.Sources.Marks
	for i, m := range marks {
		next := r.Turns + 1
		if i+1 < len(marks) {
			next = marks[i+1].At
		}
		for k := 1; k < len(r.Rounds); k++ { // the sheet stands when the next round begins
			if at := r.Rounds[k]; m.At <= at && at < next {
				list = append(list, Mark{at, m.Points})
			}
		}
	}
	if len(marks) > 0 {
		list = append(list, Mark{r.Turns, marks[len(marks)-1].Points})
	}
	return list
}

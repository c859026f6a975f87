package analysis

import (
	"cmp"
	"slices"

	"ennead/bot"
	"ennead/game"
)

// Option is one of the moves considered; Win is the choosing seat's chance of winning, from 0 to 1, with a shared
// victory in equal parts.
type Option = bot.Option

// Decision is one choice of a player.
type Decision struct {
	At      int       // number of turns of the record before it
	Seat    game.Seat // the seat that chose
	Move    game.Move // the move played
	Options []Option  // the moves considered: first the bot's choice, then by visits; Move is among them
	Win     []float64 // by seat: the chances before the choice, as far as the choosing seat could know
	Cost    float64   // of the seat's chance: what Move gave away compared with the first option; 0 if not measurable
}

// Best returns what the bot would have done.
func (d *Decision) Best() Option { return d.Options[0] }

// Played returns the option that was played.
func (d *Decision) Played() Option {
	for _, o := range d.Options {
		if o.Move == d.Move {
			return o
		}
	}
	return Option{Move: d.Move}
}

// Mark is the score sheet after a number of turns.
type Mark struct {
	At     int
	Points [][]int // by line of the sheet, then by seat
}

// Sources say where the points came from: the score sheet at the start and whenever it changed.
type Sources struct {
	Keys  []string // catalogue keys of the lines
	Marks []Mark
}

// Report is the analysis of a game.
type Report struct {
	Game      string
	Version   int    // of the rules
	Spec      string // the bot that analysed, as package bot names it
	Turns     int    // of the record
	Decisions []Decision
	Sources   Sources
	Rounds    []int     // the turn with which each round begins, if the game has rounds
	Final     []float64 // by seat: the share of the victory at the end
}

// Costly returns at most n of a seat's decisions, those that gave most away, the worst first.
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

// ByRound returns the score sheets at the end of each round, the last at the end of the game. For a game without
// rounds that is the only one.
func (r *Report) ByRound() []Mark {
	var list []Mark
	marks := r.Sources.Marks
	for i, m := range marks {
		next := r.Turns + 1
		if i+1 < len(marks) {
			next = marks[i+1].At
		}
		for k := 1; k < len(r.Rounds); k++ { // the sheet when the next round begins
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

package analysis

import (
	"math"

	"ennead/game"
)

// Label names a move in its position, as [game.Text] does.
type Label func(game.Move) game.Message

// LabelIn returns a Label for the moves of a seat in a state that it may see.
func LabelIn(g game.Text, s game.State, seat game.Seat) Label {
	return func(m game.Move) game.Message { return g.Label(s, seat, m) }
}

const (
	mostNamed  = 3  // other options that are named
	leastShare = 50 // an option is named if it has one visit in this many: too little is known of others
)

// Explain says what was chosen, what else was considered, and what would have been better. Its keys are in the
// catalogues of package locale.
func (d *Decision) Explain(label Label) []game.Message {
	list := []game.Message{game.Say("", "analysis.chose", "seat", d.Seat, "move", label(d.Move), "n",
		percent(d.Played().Win))}
	var named []game.Message
	for _, o := range d.considered() {
		named = append(named, game.Say("", "analysis.option", "move", label(o.Move), "n", percent(o.Win)))
	}
	if len(named) > 0 {
		list = append(list, game.Say("", "analysis.weighed", "options", enumerated(named)))
	}
	if best := d.Best(); best.Move != d.Move {
		list = append(list, d.rather(label))
	}
	return list
}

// Blame says what a move gave away and what the bot would have done.
func (d *Decision) Blame(label Label) game.Message {
	return game.Say("", "analysis.blame", "seat", d.Seat, "move", label(d.Move), "before", percent(d.Best().Win),
		"after", percent(d.Played().Win), "cost", percent(d.Cost), "best", label(d.Best().Move))
}

// rather says what the bot would have done instead.
func (d *Decision) rather(label Label) game.Message {
	best := label(d.Best().Move)
	if d.Cost > 0 {
		return game.Say("", "analysis.rather", "move", best, "n", percent(d.Best().Win), "cost",
			max(percent(d.Cost), 1))
	}
	return game.Say("", "analysis.alike", "move", best, "n", percent(d.Best().Win))
}

// considered returns the options worth naming apart from the move and the best.
func (d *Decision) considered() (list []Option) {
	visits := 0
	for _, o := range d.Options {
		visits += o.Visits
	}
	for i, o := range d.Options {
		if i > 0 && o.Move != d.Move && o.Visits*leastShare >= visits && len(list) < mostNamed {
			list = append(list, o)
		}
	}
	return list
}

// percent rounds a share to a percentage.
func percent(share float64) int { return int(math.Round(100 * share)) }

// enumerated joins a list as "a, b and c".
func enumerated(list []game.Message) game.Message {
	all := list[0]
	for i, m := range list[1:] {
		key := "analysis.comma"
		if i+2 == len(list) {
			key = "locale.list"
		}
		all = game.Say("", key, "first", all, "last", m)
	}
	return all
}

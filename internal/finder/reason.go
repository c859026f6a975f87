package finder

import (
	"cmp"
	"math"
	"slices"
	"strings"

	"ennead/bot"
	"ennead/exam"
	"ennead/game"
	"ennead/internal/locale"
)

// Why says in a language why the best move is best: what certainly follows from it and from the others, or what the
// searches expect of them; and what the difference consists of.
func (f *Found) Why(g game.Game, words *locale.Catalogue) string {
	said := teller{f, g, words}
	if f.Proof != nil {
		return said.proof()
	}
	return said.searches()
}

// teller tells of a puzzle in a language.
type teller struct {
	*Found
	game  game.Game
	words *locale.Catalogue
}

// line returns moves that the seat makes one after another in words.
func (t teller) line(moves []game.Move) string {
	var said []string
	s := t.State.Copy()
	for _, m := range moves {
		said = append(said, t.words.Say(t.game.Label(masked(s, t.Seat), t.Seat, m)))
		s.Play(t.Seat, m, nil)
	}
	return t.words.Word("cli.find.quoted", "moves", strings.Join(said, " · "))
}

func (t teller) proof() string {
	worst, other := t.Proof.Worst, t.Proof.Other
	var parts []string
	if worst.Place != other.Place {
		parts = append(parts, t.words.Word("cli.find.place", "line", t.line(worst.Line), "seat", t.Seat, "n",
			worst.Place, "other", other.Place))
	} else {
		parts = append(parts, t.words.Word("cli.find.lead", "line", t.line(worst.Line), "seat", t.Seat, "lead",
			t.lead(worst), "other", t.lead(other)))
	}
	if list := t.sheets(); len(list) > 0 {
		parts = append(parts, t.words.Word("cli.find.differ", "next", t.line(other.Line), "list",
			strings.Join(list, ", ")))
	}
	return strings.Join(parts, " ")
}

// lead says how far a seat is ahead at the end of a game.
func (t teller) lead(e exam.Ending) string {
	switch {
	case e.Ahead > 0:
		return t.words.Word("cli.find.ahead", "n", e.Ahead)
	case e.Ahead < 0:
		return t.words.Word("cli.find.behind", "n", -e.Ahead)
	}
	return t.words.Word("cli.find.level")
}

// sheets lists in which categories the score sheets at the two ends differ.
func (t teller) sheets() (list []string) {
	for _, d := range differences(t.Proof, t.Seat) {
		list = append(list, t.words.Signed(float64(d.by), 0)+" "+t.words.Word(d.key))
	}
	return list
}

// difference is one line of the score sheet, or what the best other seat has in all, under the key rivals.
type difference struct {
	key string
	by  int
}

const rivals = "site.hint.rivals"

// differences compares the two ends of a proof.
func differences(v *exam.Verdict, seat game.Seat) (list []difference) {
	points := map[string]int{}
	for _, line := range v.Other.State.Sheet() {
		points[line.Key] += line.Points[seat]
	}
	for _, line := range v.Worst.State.Sheet() {
		if by := line.Points[seat] - points[line.Key]; by != 0 {
			list = append(list, difference{line.Key, by})
		}
	}
	own := v.Worst.State.Score(seat) - v.Other.State.Score(seat)
	if by := v.Worst.Ahead - v.Other.Ahead - own; by != 0 {
		list = append(list, difference{rivals, by})
	}
	return list
}

const (
	mostReasons = 4
	leastReason = 0.25 // points
)

func (t teller) searches() string {
	a := t.Searches
	parts := []string{t.words.Word("cli.find.agree", "searches", Searches, "iterations", a.Iterations, "line",
		t.line(a.Line), "gain", int(math.Floor(100*a.Gain)))}
	if list := t.expected(); len(list) > 0 {
		parts = append(parts, t.words.Word("cli.find.expected", "next", t.line([]game.Move{t.Next}), "list",
			strings.Join(list, ", ")))
	}
	return strings.Join(parts, " ")
}

// expected lists what the difference in expected points consists of, the largest part first.
func (t teller) expected() (list []string) {
	c := t.Searches.Contrast
	type part struct {
		key string
		by  bot.Change
	}
	all := []part{{rivals, bot.Change{By: -c.Rivals.By, Doubt: c.Rivals.Doubt}}}
	for i, name := range t.Searches.Parts {
		all = append(all, part{"site.game." + t.game.ID() + ".part." + name, c.Parts[i]})
	}
	slices.SortStableFunc(all, func(x, y part) int { return cmp.Compare(math.Abs(y.by.By), math.Abs(x.by.By)) })
	for _, p := range all {
		if by := math.Abs(p.by.By); by >= leastReason && by > sure*p.by.Doubt && len(list) < mostReasons {
			list = append(list, t.words.Signed(p.by.By, 1)+" "+t.words.Word(p.key))
		}
	}
	return list
}

// Skill returns the word of the exams for what a puzzle asks of a player.
func (f *Found) Skill() string {
	best := f.Best[0]
	window, asked := game.WindowOf(f.State, f.Seat)
	enough, series := game.EnoughOf(f.State, f.Seat)
	switch {
	case asked && best == window.Pass, series && best == enough:
		return "pass"
	case f.Proof == nil:
		return "count"
	case f.Proof.Worst.Place != f.Proof.Other.Place && (f.Proof.Worst.Ahead == 0 || f.Proof.Other.Ahead == 0):
		return "ties"
	}
	list := differences(f.Proof, f.Seat)
	switch {
	case len(list) == 1 && list[0].key == rivals:
		return "block"
	case len(f.Proof.Worst.Line) > 1:
		return "chain"
	}
	return "count"
}

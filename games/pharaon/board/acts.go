package board

import (
	"slices"
	"strings"

	"ennead/game"
	"ennead/games/pharaon"
	"ennead/internal/piece"
)

var _ piece.Staging = Board{}

// Begins reports whether a round ends. The last one ends with the gods.
func (Board) Begins(e game.Event) bool { return e.Kind == pharaon.EvEndRound }

// Act tells the end of a round in four lines (section 8), or the judgement of the gods (section 11).
func (Board) Act(p piece.Passage) piece.Act {
	t := &tale{picture: newPicture(p.Scene), Passage: p, round: p.Events[0].A}
	t.act.Seats, t.act.Who, t.act.Running = piece.Clockwise(t.s.First, t.s.Seats()), game.Spectator, true
	for i, e := range p.Events {
		if t.act.Length = i + 1; e.Kind == pharaon.EvRound || e.Kind == pharaon.EvOver {
			t.act.Running = false
			break
		}
	}
	if t.round == rounds {
		t.gods()
	} else {
		t.turns()
	}
	return t.act
}

// tale is an act being told.
type tale struct {
	*picture
	piece.Passage
	act   piece.Act
	round uint8 // that has ended
}

// beat adds a row.
func (t *tale) beat(b piece.Beat) {
	if b.Words == nil && b.Figures == nil {
		b.Words = make([]string, t.s.Seats())
	}
	t.act.Beats = append(t.act.Beats, b)
}

// turns tells the end of a round: who passed where, how the wheel turns, what is put out, and who begins.
func (t *tale) turns() {
	t.act.Title = t.Word("act-round", "n", int(t.round))
	t.passed()
	if t.act.Running {
		t.act.Line = t.Word("act-due")
		return
	}
	t.turned()
	t.putOut()
	t.beat(t.order())
	last := t.act.Beats[len(t.act.Beats)-1]
	t.act.Who, t.act.Line = t.s.First, last.Line
}

// passed tells into which row of the Pyramid of Time everybody passed (PHA-7.1, PHA-7.2).
func (t *tale) passed() {
	row := make([]int, t.s.Seats())
	for seat := range row {
		row[seat] = int(t.Before.(*pharaon.State).Player[seat].Row)
	}
	last := game.Spectator
	for _, e := range t.Prior {
		if e.Kind == pharaon.EvPass {
			row[e.Seat] = int(e.A)
		}
	}
	b := piece.Beat{Name: t.Word("pyramid"), Place: "time", Words: make([]string, t.s.Seats()), Who: game.Spectator}
	for _, seat := range t.act.Seats {
		switch {
		case t.s.Automata().Has(seat):
		case row[seat] == 0:
			b.Words[seat], last = t.Word("act-last"), seat
		default:
			b.Words[seat] = t.Word("status-row", "n", row[seat])
		}
		if row[seat] == 1 {
			b.Who, b.Lit = seat, seat.Set()
		}
	}
	switch {
	case b.Who != game.Spectator && last != game.Spectator:
		b.Line = t.Word("act-passed", "seat", b.Who, "last", last)
	default:
		b.Line = t.Word("act-passed-alone")
	}
	t.beat(b)
}

// turned tells which colour gives access to each quarter now, and how many of them each seat can act in (PHA-5.4).
func (t *tale) turned() {
	var faces []string
	for q := range pharaon.Quarter(quarters) {
		faces = append(faces, t.Word("act-faces", "quarter", game.Term("pharaon.quarter."+quarterName[q]),
			"token", game.Term("pharaon.token."+tokenName[t.s.Facing(q)])))
	}
	reach := make([]int, t.s.Seats())
	for _, seat := range t.act.Seats {
		if t.s.Automata().Has(seat) {
			continue
		}
		for q := range pharaon.Quarter(quarters) {
			if t.s.WhyNotAct(seat, q).No == 0 {
				reach[seat]++
			}
		}
	}
	t.beat(piece.Beat{
		Name: t.Word("act-wheel"), Note: t.Word("act-wheel-note"), Place: "wheel", Figures: reach, Who: game.Spectator,
		Line: t.Word("act-turned", "faces", strings.Join(faces, ", ")),
	})
}

// putOut tells what is put out for the next round, and what a jar that nobody took blocks (PHA-13.2).
func (t *tale) putOut() {
	lots := 0
	for _, lot := range t.s.Lots {
		if lot[0] != pharaon.NoToken {
			lots++
		}
	}
	bag := 0
	for _, n := range t.s.Bag {
		bag += int(n)
	}
	line := t.Word("act-lots", "n", lots, "bag", bag)
	var blocked []string
	for _, e := range t.Events[:t.act.Length] {
		if e.Kind == pharaon.EvBlocked {
			blocked = append(blocked, t.Term("token."+tokenName[e.A]))
		}
	}
	if len(blocked) > 0 {
		line += " " + t.Word("act-blocked", "n", len(blocked), "tokens", t.Words.List(blocked))
	}
	t.beat(piece.Beat{
		Name:  t.Term("quarter." + quarterName[pharaon.Offerings]),
		Place: piece.ID("quarter", quarterName[pharaon.Offerings]), Who: game.Spectator, Line: line,
	})
}

// order tells who begins the next round (PHA-8.4).
func (t *tale) order() piece.Beat {
	b := piece.Beat{
		Name: t.Word("act-next", "n", int(t.s.Round)), Place: "time", Words: make([]string, t.s.Seats()),
		Who: t.s.First, Lit: t.s.First.Set(), Line: t.Word("act-begins", "seat", t.s.First, "n", int(t.s.Round)),
	}
	for i, seat := range t.act.Seats {
		b.Words[seat] = t.Number(i + 1)
	}
	return b
}

// gods tells the gods one by one: who meets both conditions, who counts an element for another god instead, and who is
// one element short (PHA-11.1 to PHA-11.5).
func (t *tale) gods() {
	t.act.Title, t.act.Note = t.Word("act-gods"), t.Word("act-gods-note")
	sums := make([]int, t.s.Seats())
	for position := range quarters {
		left, right, _ := t.beside(position)
		b := t.judge(t.s.At(left), left, right)
		for seat, n := range b.Figures {
			sums[seat] += n
		}
		t.beat(b)
	}
	best := slices.Max(sums)
	b := piece.Beat{
		Name: t.Word("act-gods-sum"), Note: t.Word("act-gods-sum-note"), Place: "board", Figures: sums,
		Who: game.Spectator,
	}
	var who []game.Seat
	for _, seat := range t.act.Seats {
		if sums[seat] == best {
			who = append(who, seat)
			b.Lit = b.Lit.With(seat)
			if b.Who == game.Spectator {
				b.Who = seat
			}
		}
	}
	b.Line = t.Word("act-gods-best", "who", t.list(who), "n", best)
	if best == 0 {
		b.Who, b.Lit, b.Line = game.Spectator, 0, t.Word("act-gods-none")
	}
	t.beat(b)
	t.act.Who, t.act.Line = b.Who, b.Line
}

// judge tells what one god scores: the one between two quarters, by its column.
func (t *tale) judge(column int, left, right pharaon.Quarter) piece.Beat {
	near, far := t.s.Data.Edges[left].CW, t.s.Data.Edges[right].CCW
	pp := t.s.GodPP(column)
	b := piece.Beat{
		Name: t.Term("god." + gods[left]), Place: piece.ID("god", gods[left]), Figures: make([]int, t.s.Seats()),
		Note: t.Word("act-needs", "first", t.need(left, near.Need), "second", t.need(right, far.Need), "n", pp),
		Who:  game.Spectator,
	}
	var meets, short []game.Seat
	var lines []string
	for _, seat := range t.act.Seats {
		switch lacks := t.lacks(seat, left, near.Need) + t.lacks(seat, right, far.Need); {
		case t.s.GodsOf(seat)>>column&1 == 1:
			b.Figures[seat], b.Lit = pp, b.Lit.With(seat)
			meets = append(meets, seat)
			if b.Who == game.Spectator {
				b.Who = seat
			}
		case t.s.Automata().Has(seat):
		case lacks == 0:
			lines = append(lines, t.split(seat, column))
		case lacks == 1:
			short = append(short, seat)
		}
	}
	switch {
	case len(meets) > 0:
		lines = slices.Insert(lines, 0, t.about("act-meet", meets, "pp", pp))
	case len(lines) == 0:
		lines = append(lines, t.Word("act-meet-none"))
	}
	if len(short) > 0 {
		lines = append(lines, t.about("act-short", short))
	}
	b.Line = strings.Join(lines, " ")
	return b
}

// about says something of one seat, or of several in the sentence that lists them.
func (t *tale) about(key string, who []game.Seat, args ...any) string {
	if len(who) == 1 {
		return t.Word(key, append(args, "seat", who[0])...)
	}
	return t.Word(key+"-all", append(args, "who", t.list(who))...)
}

// list names seats within a sentence.
func (t *tale) list(who []game.Seat) string {
	var all []string
	for _, seat := range who {
		all = append(all, t.Word("act-name", "seat", seat))
	}
	return t.Words.List(all)
}

// lacks returns how many elements of a quarter a seat lacks for a condition.
func (t *tale) lacks(seat game.Seat, q pharaon.Quarter, need int) int {
	return max(0, need-t.s.Elements(seat, q))
}

// split says that a seat meets a god but scores a neighbour, as one element counts for one god only (PHA-11.3).
func (t *tale) split(seat game.Seat, column int) string {
	scored := t.s.GodsOf(seat)
	_, clash := t.s.GodsMet(seat)
	before, after := (column+quarters-1)%quarters, (column+1)%quarters
	var instead []string
	for _, other := range []struct{ god, at int }{{before, column}, {after, after}} {
		if scored>>other.god&1 == 1 && clash>>other.at&1 == 1 {
			instead = append(instead, t.Term("god."+gods[t.s.Circle[other.god]]))
		}
	}
	return t.Word("act-split", "seat", seat, "gods", t.Words.List(instead))
}

package page

import (
	"slices"
	"strconv"
	"strings"

	"ennead/game"
	"ennead/internal/piece"
	"ennead/internal/table"

	. "maragu.dev/gomponents"
	. "maragu.dev/gomponents/html"
)

// How many scenes a page shows below each other, and how far back it looks for one.
const (
	scenesShown = 3
	sceneBegan  = 24 // turns before the reader's last choice: some scenes wait for choices
	sceneFresh  = 12 // turns, for spectators
)

// scene is an act of the game as the reader knows it: a count table, one row a beat, which a script plays and which is
// complete without one.
type scene struct {
	piece.Act
	id      string
	begin   int // the turn in which it begins, as the reader numbers them, from 0
	end     int // turns that had been played after it
	passage piece.Passage
}

// scenesOf returns the scenes that begin in a turn.
func (t *Play) scenesOf(turn int) (all []scene) {
	if found, ok := t.acts[turn]; ok {
		return found
	}
	prior, begun := piece.Split(t.Board, t.pastOf(turn), t.Events(turn))
	if len(begun) > 0 {
		past, err := t.Table.Match.Upto(t.rawBefore(turn))
		if err != nil {
			return nil
		}
		for i, events := range begun {
			all = append(all, t.follow(past, turn, i, slices.Clone(prior), events, begun[i+1:]))
			prior = append(prior, events...)
		}
	}
	if t.acts != nil {
		t.acts[turn] = all
	}
	return all
}

// pastOf returns the events of the last turn told before a turn.
func (t *Play) pastOf(turn int) []game.Event {
	for turn--; turn >= 0; turn-- {
		if events := t.Events(turn); len(events) > 0 {
			return events
		}
	}
	return nil
}

// rawBefore returns how many turns of the record had been played before one that exists for the reader.
func (t *Play) rawBefore(turn int) int { return t.known[turn].at }

// follow returns the n-th act that begins in a turn, given the match before it and the acts that begin in the same turn
// after it. One that waits for choices goes on in later turns, through other acts that begin meanwhile.
func (t *Play) follow(
	past *game.Match, turn, n int, prior, events []game.Event, others [][]game.Event,
) scene {
	p := piece.Passage{Scene: t.Scene, Before: past.View(t.Reader.Log), Prior: prior, Events: slices.Clone(events)}
	p.Viewer, p.Active, p.Just, p.Words = t.Reader.Log, false, nil, t.wordsAt(turn)
	s := scene{id: "scene-" + strconv.Itoa(turn) + "-" + strconv.Itoa(n+1), begin: turn, end: turn + 1}
	record := t.Table.Match.Record.Turns
	at, err := t.Table.Match.Upto(t.rawBefore(turn))
	for err == nil {
		if err = at.Replay(record[len(at.Record.Turns) : t.known[s.end-1].at+1]); err != nil {
			break
		}
		p.State = at.View(t.Reader.Log)
		if s.Act = t.Board.(piece.Staging).Act(p); s.Running && len(others) > 0 {
			p.Events = append(p.Events, slices.Concat(others...)...)
			s.Act = t.Board.(piece.Staging).Act(p)
		}
		if !s.Running || s.end == t.Turns() {
			break
		}
		var more []game.Event
		more, others = piece.Split(t.Board, t.pastOf(s.end), t.Events(s.end))
		p.Events = append(p.Events, more...)
		s.end++
	}
	s.passage = p
	return s
}

// shown returns the scenes that the page shows, oldest first: those that began before the moment of a replay and were
// not over then, or those that ended with the reader's last choice or after it. A finished game has those with which it
// ended, before its score pad.
func (t *Play) shown() (all []scene) {
	if _, ok := t.Board.(piece.Staging); !ok || t.guided() {
		return nil
	}
	first, end := t.Turns()-sceneFresh, t.Turns()
	switch {
	case t.Moment.Replay:
		first, end = t.Moment.At-1, t.Moment.At
	case t.Table.Status == table.Over:
		first = end - 1
	case t.Table.Status != table.Playing:
		return nil
	case t.news != nil:
		first = t.ownLast()
	}
	for turn := max(0, first-sceneBegan); turn < end; turn++ {
		for _, s := range t.scenesOf(turn) {
			if s.end > first {
				all = append(all, s)
			}
		}
	}
	return all[max(0, len(all)-scenesShown):]
}

// ownLast returns how many turns had been played before the reader's last choice.
func (t *Play) ownLast() int {
	n := t.Turns() - 1
	for n > 0 && (t.Table.Match.Record.Turns[t.known[n].at].Seat != t.Reader.Seat || !t.told(n)) {
		n--
	}
	return max(0, n)
}

// held returns the last scene that the page shows if nothing has happened since, for the board.
func (t *Play) held() *piece.Passage {
	if all := t.shown(); len(all) > 0 && t.lasts(all[len(all)-1]) {
		return &all[len(all)-1].passage
	}
	return nil
}

// lasts reports whether nothing has happened since the last scene.
func (t *Play) lasts(s scene) bool { return s.end > t.LastTold(t.Moment.At) }

// scenes renders the scenes that the page shows, the last one open. While the reader chooses they follow the decision,
// and the result when the game is over.
func (t *Play) scenes(follow bool) Node {
	if (t.Scene.Active || t.Table.Status == table.Over && !t.Moment.Replay) != follow {
		return nil
	}
	all := t.shown()
	nodes := Group{}
	for i, s := range all {
		last := i == len(all)-1
		if !last || !t.lasts(s) {
			s.Act = s.Left()
		}
		nodes = append(nodes, t.sceneOf(s, t.Moment.Replay || last))
	}
	return nodes
}

// sceneOf renders a scene.
func (t *Play) sceneOf(s scene, open bool) Node {
	sums, counts := s.Sum(t.Scene.State.Seats())
	return Details(ID(s.id), Class("panel scene"), Attr("data-scene"),
		If(counts > 0 && !t.Moment.Replay, Attr("data-live")), If(open, Attr("open")),
		Summary(H2(Class("cg h3"), Text(s.Title)), If(s.Note != "", Small(Text(s.Note)))),
		If(s.Picture != nil, Div(Class("picture"), s.Picture)),
		Div(Class("scroll"), TabIndex("0"), Role("group"), Aria("label", s.Title), Table(
			Class("tallied"+crowd(len(s.Seats))),
			THead(Tr(Th(Span(Class("sr"), t.t("sheet.category"))), Map(s.Seats, func(seat game.Seat) Node {
				return Th(Scope("col"), piece.SeatMark(seat, 20), Span(Text(t.name(seat))))
			}))),
			TBody(Map(s.Beats, func(b piece.Beat) Node { return t.beat(s.Act, b) })),
			If(counts > 1, TFoot(Tr(Class("sum"), Th(Scope("row"), t.t("scene.sum")),
				Map(s.Seats, func(seat game.Seat) Node {
					text := t.Words.Signed(float64(sums[seat]), 0)
					return Td(Data("sum", strconv.Itoa(int(seat)+1)), Data("text", text), Text(text))
				})))))),
		t.verdict(s.Line, s.Who),
	)
}

// verdict renders the sentence of a scene, and its controls. A script puts the sentence of each beat there in turn.
func (t *Play) verdict(line string, who game.Seat) Node {
	return Div(Class("told-by"), P(Class("verdict"), Aria("live", "polite"), t.says(line, who),
		Span(Class("mk"), Aria("hidden", "true"),
			Iff(int(who) < len(t.Table.Seats), func() Node { return piece.SeatMark(who, 22) })),
		Span(Text(line))),
		t.controls())
}

// says renders, for a script, what is said and who bears the mark before it.
func (t *Play) says(line string, who game.Seat) Node {
	return Group{Data("line", line), If(int(who) < len(t.Table.Seats), Data("who", strconv.Itoa(int(who)+1)))}
}

// counts names for the script what figures change: those of things and points go to their seats.
var counts = map[piece.Unit]string{piece.CountsPoints: "points", piece.CountsThings: "things"}

// beat renders a row of the count table, with what a script needs to play it.
func (t *Play) beat(a piece.Act, b piece.Beat) Node {
	line, who := b.Line, b.Who
	if line == "" {
		line, who = a.Line, a.Who
	}
	class := piece.When(b.Due, "due") + piece.When(b.Nothing(), "none")
	return Tr(Data("beat", counts[b.Unit]), If(class != "", Class(class)),
		If(b.Place != "", Data("place", b.Place)), If(len(b.Spots) > 0, Data("spots", spots(b.Spots))),
		If(len(b.Frames) > 0, Data("frames", frames(b.Frames))),
		t.says(line, who),
		Th(Scope("row"), Iff(b.Sign != "", func() Node { return piece.Sign(b.Sign, 16, b.Look) }), Text(b.Name),
			If(b.Note != "", Small(Text(b.Note)))),
		Map(a.Seats, func(seat game.Seat) Node {
			text, n := t.cell(b, seat)
			return Td(If(b.Lit.Has(seat), Class("lit")), Data("seat", strconv.Itoa(int(seat)+1)),
				If(n != 0, Data("by", strconv.Itoa(n))), Text(text))
		}))
}

// cell returns what stands in a row for a seat, and how much it counts.
func (t *Play) cell(b piece.Beat, seat game.Seat) (text string, n int) {
	if int(seat) < len(b.Figures) {
		n = b.Figures[seat]
	}
	switch {
	case b.Due:
		return "·", 0
	case len(b.Words) > 0:
		return b.Words[seat], n
	case b.Unit == piece.CountsThings:
		return t.Words.Signed(float64(n), 0), n
	}
	return t.Words.Number(n), n
}

// spots writes figures at elements for the script, with the number of the seat: "cell-1-2 1 6, cell-3-4 2 3".
func spots(all []piece.Spot) string {
	var texts []string
	for _, s := range all {
		texts = append(texts, s.ID+" "+strconv.Itoa(int(s.Seat)+1)+" "+strconv.Itoa(s.By))
	}
	return strings.Join(texts, ",")
}

// frames writes groups of elements for the script, each after the number of its seat: "1 site-a site-b,2 site-c".
func frames(all []piece.Frame) string {
	var texts []string
	for _, f := range all {
		texts = append(texts, strings.Join(append([]string{strconv.Itoa(int(f.Seat) + 1)}, f.IDs...), " "))
	}
	return strings.Join(texts, ",")
}

// controls renders the buttons of a scene, which a script shows.
func (t *Play) controls() Node {
	button := func(does string, signs ...string) Node {
		label := t.w("scene." + does)
		return Button(Type("button"), Class("ib"), Data("does", does), Title(label), Aria("label", label),
			Map(signs, icon))
	}
	return Div(Class("ctl"), Attr("hidden"),
		Span(Class("beats"), Aria("hidden", "true")),
		button("back", "back"), button("play", "play", "pause"), button("next", "next"),
		Button(Type("button"), Class("gh"), Data("does", "skip"), t.t("scene.skip"),
			El("kbd", Aria("hidden", "true"), Text("Esc"))),
	)
}

// sceneAgain renders the link from the chronicle to a scene.
func (t *Play) sceneAgain(s scene) Node {
	return A(Class("again"), Href(t.address()+"?at="+strconv.Itoa(s.begin+1)+"#"+s.id), icon("undo"),
		t.t("scene.again"), Span(Class("sr"), Text(" "+s.Title)))
}

// begins reports whether a scene begins with a line.
func (t *Play) begins(l line) bool {
	if _, ok := t.Board.(piece.Staging); !ok || l.seats || !piece.Begins(t.Board, l.event) {
		return false
	}
	return piece.Begins(t.Board, append(slices.Clone(t.pastOf(l.turn)), t.Events(l.turn)[:l.at+1]...)...)
}

// sceneAt returns the scene that a line begins.
func (t *Play) sceneAt(l line) (scene, bool) {
	if !t.begins(l) {
		return scene{}, false
	}
	_, earlier := piece.Split(t.Board, t.pastOf(l.turn), t.Events(l.turn)[:l.at])
	n := len(earlier)
	all := t.scenesOf(l.turn)
	if n >= len(all) {
		return scene{}, false
	}
	return all[n], true
}

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

// How many actions are shown one by one, and how many of those that took something from the reader when there are
// more. Results are shown in any case.
const (
	actionsShown = 5
	hitsShown    = 3
)

// action is one entry of the chronicle on one line: who did what, where, and what it gave and took.
type action struct {
	id      string
	seat    game.Seat
	text    string
	place   string // the id of an element of the board, or empty
	effects []piece.Effect
	end     int  // turns that had been played after it
	days    int  // how many days ago
	costs   bool // it took something from the reader
	hits    bool // it did, and somebody else has done it
	result  bool // it tells how something ended, and is always shown
}

// news is what the others have done since the reader's last choice.
type news struct {
	first  int  // turns that had been played after that choice
	chosen bool // the reader has chosen again since
	all    []action
}

// heard returns the news for the reader; nil for those who have none.
func (t *Play) heard() *news {
	first, chosen, ok := t.lastChoice()
	if !ok {
		return nil
	}
	return &news{first, chosen, t.actions(first)}
}

// worst returns what took something from the reader first, then what their own doing came to if it cost them something,
// then how something ended, otherwise the latest action.
func (n *news) worst() action {
	if n.all[0].hits {
		return n.all[0]
	}
	for _, a := range n.all {
		if a.result && a.costs {
			return a
		}
	}
	for _, a := range slices.Backward(n.all) {
		if a.result {
			return a
		}
	}
	return n.all[len(n.all)-1]
}

// since renders the news: open until the reader chooses, then only the worst line.
func (t *Play) since() Node {
	if t.news == nil || len(t.news.all) == 0 || t.Moment.Replay && t.Moment.At < t.news.first {
		return nil
	}
	first, all, worst := t.news.first, t.news.all, t.news.worst()
	open := t.Moment.Replay || !t.news.chosen && !t.Narrow && !piece.Absorbs(t.Board, t.Scene)
	scened := t.Scene.Active && len(t.shown()) > 0 // what was decided is to be in sight below the decision
	return Details(ID("since"), Class("log news"+piece.When(t.news.chosen, " old")+piece.When(scened, " brief")),
		If(open, Attr("open")), Aria("label", t.w("since.title")),
		Summary(
			Span(Class("cg h3"), t.t("since.title")), Small(t.t("since.number", "n", len(all))),
			Span(Class("worst"), t.mark(worst.seat), Span(Text(worst.text), t.chips(worst))),
		),
		t.running(),
		t.byDay(all),
		P(Class("more"), A(ID("play-since"), Class("gh"), Href(t.address()+"?at="+strconv.Itoa(first)), icon("next"),
			t.t("since.replay"))),
	)
}

// lastChoice returns how many turns had been played after the reader's last choice before the others acted, and
// whether the reader has chosen again since. Declined windows are no choices: they tell nothing, and neither is what
// the table chose for the reader. Before the first choice it is the first one of the others, since until then the
// table is only being set up. It is false for those who have no such list: spectators, learners, who have one of
// their own, and readers of a finished game.
func (t *Play) lastChoice() (first int, chosen, ok bool) {
	if t.Reader.Seat == game.Spectator || t.Place != nil || t.Table.Status != table.Playing {
		return 0, false, false
	}
	first, acted := t.Turns(), !t.Table.Owing().Has(t.Reader.Seat)
	for n := t.Turns(); n > 0; n-- {
		if !t.told(n - 1) {
			continue
		}
		switch turn := t.Table.Match.Record.Turns[t.known[n-1].at]; {
		case turn.Seat == game.Nature, turn.Seat == t.Reader.Seat && (turn.Waived || t.stewarded(n-1)):
		case turn.Seat != t.Reader.Seat:
			first, acted = n-1, true
		case acted:
			return n, chosen, true
		default:
			chosen = true
		}
	}
	return first, chosen, true
}

// actions returns what happened from a turn on by others, or to the reader: what took something from the reader
// first, then in order.
func (t *Play) actions(first int) (all []action) {
	lines := t.interleaved(append(t.handedOn(first), t.lines(first, t.Turns())...), first+1, t.Turns())
	deeds := t.deeds(lines, t.effects(first, lines))
	own := t.madeSince(first)
	still := *t
	still.Scene.Active, still.Scene.Just = false, nil // places do not depend on them, and drawing them takes time
	for _, d := range deeds {
		one, entry := still.action(d), d.lines
		says, acted := t.weightiest(entry)
		others := one.seat != t.Reader.Seat && int(one.seat) < len(t.Table.Seats)
		told := entry[0].seats && t.Table.Happened[entry[0].at].What != table.Retried // which is the reader's own doing
		made := acted && one.seat == t.Reader.Seat && own(says)
		if made {
			one.text = t.w("since.made", "what", one.text)
		}
		late := acted && !says.seats && t.stewarded(says.turn) && t.seatOf(says.turn) == says.seat
		if late {
			one.text = t.w("clock.by.text", "what", one.text)
		}
		if others && acted || one.hits || one.result || told || made || late {
			one.place = still.placeOf(entry)
			all = append(all, one)
		}
	}
	slices.SortStableFunc(all, func(a, b action) int { return rank(a) - rank(b) })
	return all
}

// handedOn returns the end of the turn before that one, the reader's last choice, from where somebody else begins to
// act: a choice that ends a turn may set the next seat going.
func (t *Play) handedOn(first int) []line {
	lines, from := t.lines(first-1, first), -1
	for i, l := range lines {
		switch {
		case l.seat == t.Reader.Seat:
			from = -1
		case from < 0 && int(l.seat) < len(t.Table.Seats) && t.tells(l).Weight > 0:
			from = i
		}
	}
	if from < 0 {
		return nil
	}
	return lines[from:]
}

// madeSince reports which lines tell of an action that the table made for the reader after others had acted, because it
// was the only one. What it made together with the reader's own choice, or before the first turn, is no news.
func (t *Play) madeSince(first int) func(line) bool {
	made := func(n int) bool {
		turn := t.Table.Match.Record.Turns[t.known[n].at]
		outOfTurn, _ := game.IsOutOfTurn(t.Table.Match.State, turn.Move)
		return turn.Seat == t.Reader.Seat && turn.Waived && !outOfTurn
	}
	after := func(n int) bool { // somebody else acted since the reader's own choice
		for n--; n >= first; n-- {
			turn := t.Table.Match.Record.Turns[t.known[n].at]
			if turn.Seat != game.Nature && (turn.Seat != t.Reader.Seat || !turn.Waived) {
				return turn.Seat != t.Reader.Seat
			}
		}
		return false
	}
	return func(l line) bool { return !l.seats && l.turn >= first && made(l.turn) && after(l.turn) }
}

// deed is what one action did: its lines, and all that it gave and took.
type deed struct {
	lines   []line
	effects []piece.Effect
}

// deeds groups lines by action: an entry of the chronicle may hold several, and a result that has a scene of its own
// belongs to what came before it. What comes before the first action of an entry counts with it, and so does what
// nobody has done in an entry that a scene tells, such as what everybody gains in it.
func (t *Play) deeds(lines []line, effects [][]piece.Effect) (all []deed) {
	ends := func(l line) bool { return t.tells(l).Ends }
	var entries [][]line
	for _, entry := range t.entries(lines) {
		last := len(entries) - 1
		if last >= 0 && slices.ContainsFunc(entry, ends) && t.begins(entry[0]) && !entries[last][0].seats {
			entries[last] = append(entries[last], entry...)
		} else {
			entries = append(entries, entry)
		}
	}
	for _, entry := range entries {
		starts, from, own := t.parts(entry), 0, len(all)
		for i, start := range starts {
			end := len(entry)
			if i+1 < len(starts) {
				end = starts[i+1]
			}
			part, gave := entry[start:end], slices.Concat(effects[from:end]...)
			from = end
			if _, acted := t.weightiest(part); i > 0 && !acted && t.begins(entry[0]) {
				all[own].effects = piece.Sum(append(all[own].effects, gave...))
				continue
			}
			all = append(all, deed{part, piece.Sum(gave)})
		}
		effects = effects[len(entry):]
	}
	return all
}

// action returns what a deed is on one line.
func (t *Play) action(d deed) action {
	first, last := d.lines[0], d.lines[len(d.lines)-1]
	says, acted := t.weightiest(d.lines)
	one := action{
		id: "did-" + lineID(first), seat: first.seat, text: says.text, end: last.turn + 1, effects: d.effects,
		days: t.daysSince(first),
	}
	if acted { // the first line may only say whose turn began when somebody else did this
		one.seat = says.seat
	}
	if first.seats {
		one.id, one.end = "was-"+strconv.Itoa(first.at), first.turn
	}
	s, counts := t.sceneAt(first)
	counts = counts && len(one.effects) > 0 && !t.tells(first).Ends
	if counts {
		one.text, one.result = s.Title, true
	}
	what, more := says.text, []string(nil)
	for _, l := range d.lines {
		if acted && t.tells(l).More {
			more = append(more, l.text)
		}
	}
	if len(more) > 0 {
		what = t.w("since.result", "what", what, "result", strings.Join(more, ". "))
		one.text = what
	}
	var ends []string
	for _, l := range d.lines {
		if !first.seats && t.tells(l).Ends {
			one.seat, one.result = says.seat, true
			switch {
			case l.turn != says.turn || l.at != says.at:
				ends = append(ends, l.text)
			case counts:
				one.text = t.w("since.result", "what", s.Title, "result", l.text)
			}
		}
	}
	if len(ends) > 0 {
		one.text = t.w("since.result", "what", what, "result", strings.Join(ends, ". "))
	}
	one.costs = slices.ContainsFunc(one.effects, func(e piece.Effect) bool {
		return e.Seat == t.Reader.Seat && e.By < 0
	})
	one.hits = one.costs && one.seat != t.Reader.Seat
	return one
}

// rank puts what took something from the reader first.
func rank(a action) int {
	if a.hits {
		return 0
	}
	return 1
}

// effects returns what each line gave and took: things, as far as the board says, and the points of each turn, as the
// header counts them for the reader: where the board places them, and the rest of each seat's with one line. Those of a
// turn before the first are the reader's own.
func (t *Play) effects(first int, lines []line) [][]piece.Effect {
	all := make([][]piece.Effect, len(lines))
	if len(lines) == 0 {
		return all
	}
	past, err := t.Table.Match.Upto(t.Raw(first))
	if err != nil {
		return all
	}
	scene := t.Scene
	scene.Viewer = t.Reader.Log
	board, tells := t.Board.(piece.Telling)
	for i, l := range lines {
		if l.seats {
			continue
		}
		if l.turn >= first && (i == 0 || lines[i-1].seats || l.turn != lines[i-1].turn) {
			turns := t.Table.Match.Record.Turns[len(past.Record.Turns) : t.known[l.turn].at+1]
			if past.Replay(turns[:len(turns)-1]) != nil {
				return all
			}
			before := past.View(t.Reader.Log)
			if past.Replay(turns[len(turns)-1:]) != nil {
				return all
			}
			scene.State = past.View(t.Reader.Log)
			points := earned(before, scene.State)
			for j, s := range t.placed(lines, i) {
				all[j] = s
				for _, e := range s {
					points = append(points, piece.Effect{Seat: e.Seat, By: -e.By})
				}
			}
			for _, e := range piece.Sum(points) {
				j := t.scorer(lines, i, e.Seat)
				all[j] = append(all[j], e)
			}
		}
		if tells {
			all[i] = append(all[i], board.Effects(scene, l.event)...)
		}
	}
	return all
}

// scorer returns the line of a turn that the points of a seat stand with: the first of the seat's own with which points
// may come or go, otherwise the first of anybody's, otherwise the one that begins the turn.
func (t *Play) scorer(lines []line, first int, seat game.Seat) int {
	best := -1
	for i := first; i < len(lines) && lines[i].turn == lines[first].turn; i++ {
		switch {
		case lines[i].seats || !t.tells(lines[i]).Scores:
		case lines[i].seat == seat:
			return i
		case best < 0:
			best = i
		}
	}
	return max(first, best)
}

// placed returns the points of a line's turn of which the board says where they stand, by line: those that events name,
// or those of scenes.
func (t *Play) placed(lines []line, first int) map[int][]piece.Effect {
	board, names := t.Board.(piece.Naming)
	if !names {
		return t.scored(lines, first)
	}
	all := map[int][]piece.Effect{}
	for i := first; i < len(lines) && lines[i].turn == lines[first].turn; i++ {
		if by := board.Points(lines[i].event); by != 0 && !lines[i].seats {
			all[i] = []piece.Effect{{Seat: lines[i].seat, By: by}}
		}
	}
	return all
}

// scored returns the points of the scenes that begin and end in the turn of a line, by the line that begins them: what
// a scoring brings is no doing of whoever moved before it.
func (t *Play) scored(lines []line, first int) map[int][]piece.Effect {
	all := map[int][]piece.Effect{}
	for i := first + 1; i < len(lines) && lines[i].turn == lines[first].turn; i++ {
		s, ok := t.sceneAt(lines[i])
		if !ok || s.end != lines[i].turn+1 {
			continue
		}
		sums, _ := s.Sum(t.Scene.State.Seats())
		for seat, by := range sums {
			if by != 0 {
				all[i] = append(all[i], piece.Effect{Seat: game.Seat(seat), By: by})
			}
		}
	}
	return all
}

// earned returns the points that seats gained and lost between two states, where the viewer knows them.
func earned(before, after game.State) (effects []piece.Effect) {
	for seat := range game.Seat(after.Seats()) {
		by := after.Score(seat) - before.Score(seat)
		if by != 0 && game.ScoreKnown(before, seat) && game.ScoreKnown(after, seat) {
			effects = append(effects, piece.Effect{Seat: seat, By: by})
		}
	}
	return effects
}

// weightiest returns the line that says best what an entry was, and whether somebody acted: the first line, unless the
// board knows better. Of a way it is where it ends.
func (t *Play) weightiest(entry []line) (best line, acted bool) {
	if _, ok := t.Board.(piece.Telling); !ok {
		return entry[0], true
	}
	best, most := entry[0], piece.Told{}
	for _, l := range entry {
		told := t.tells(l)
		farther := told.Weight == most.Weight && told.Goes && most.Goes
		if !l.seats && (told.Weight > most.Weight || farther) {
			best, most = l, told
		}
	}
	return best, most.Weight > 0
}

// tells returns what a line says of its action, as far as the board knows.
func (t *Play) tells(l line) piece.Told {
	if board, ok := t.Board.(piece.Telling); ok {
		return board.Told(l.said)
	}
	return piece.Told{}
}

// placeOf returns the element that an entry is about: that of the line that says best what it was, otherwise of the
// first line that has one, otherwise what the seat has.
func (t *Play) placeOf(entry []line) string {
	board, ok := t.Board.(piece.Telling)
	if !ok || entry[0].seats {
		return ""
	}
	best, _ := t.weightiest(entry)
	for _, l := range append([]line{best}, entry...) {
		if place := board.Place(t.Scene, l.event); place != "" {
			return place
		}
	}
	if int(best.seat) < len(t.Table.Seats) {
		return board.Panel(best.seat)
	}
	return ""
}

// brieved returns the actions to show one by one, how many more took something from the reader, and all that are only
// summed up. The order of actions puts those that took something first; results are always shown.
func brieved(all []action) (shown []action, more int, rest []action) {
	if len(all) <= actionsShown {
		return all, 0, nil
	}
	for _, a := range all {
		if a.result || a.hits && len(shown) < hitsShown {
			shown = append(shown, a)
			continue
		}
		if rest = append(rest, a); a.hits {
			more++
		}
	}
	return shown, more, rest
}

// oneByOne renders actions one by one, numbered from the one after that number.
func (t *Play) oneByOne(before int, shown []action) Node {
	list := Group{Class("acted")}
	for i, a := range shown {
		list = append(list, Li(If(a.hits, Class("hit")), A(ID(a.id), Href(t.address()+"?at="+strconv.Itoa(a.end)),
			If(a.place != "", Data("place", a.place)),
			If(t.Moment.Replay && a.end == t.Moment.At, Aria("current", "step")),
			Span(Class("n"), Aria("hidden", "true"), Text(strconv.Itoa(before+i+1))), t.mark(a.seat),
			Span(Class("tx"), Text(a.text), t.chips(a)))))
	}
	return Ol(list)
}

// sums renders one line for each seat with the sum of what its actions of a day gave and took, which opens to these
// actions. The numbers follow that one.
func (t *Play) sums(before, day int, rest []action) Node {
	var order []game.Seat
	bySeat := map[game.Seat][]action{}
	for _, a := range rest {
		if bySeat[a.seat] == nil {
			order = append(order, a.seat)
		}
		bySeat[a.seat] = append(bySeat[a.seat], a)
	}
	return Map(order, func(seat game.Seat) Node {
		own, first := bySeat[seat], before
		before += len(own)
		sum := action{seat: seat}
		for _, a := range own {
			sum.effects = append(sum.effects, a.effects...)
		}
		sum.effects = piece.Sum(sum.effects)
		return Details(ID(piece.ID("sum", day, seat)), Class("sum"), Summary(t.mark(seat), Span(Class("tx"),
			t.t("since.sum", "who", t.name(seat), "n", len(own)), t.chips(sum))), t.oneByOne(first, own))
	})
}

// running says who is choosing while the reader waits, and whether the reader is next.
func (t *Play) running() Node {
	if t.Moment.Replay || t.Table.Owing().Has(t.Reader.Seat) {
		return nil
	}
	var who []string
	for seat := range t.Table.Owing().All() {
		who = append(who, t.name(seat))
	}
	if len(who) == 0 {
		return nil
	}
	key := "since.running"
	if next, ok := piece.Then(t.Board, t.Scene, t.Table.Owing().First()); ok && len(who) == 1 && next == t.Reader.Seat {
		key = "since.running.you"
	}
	return P(Class("run"), t.t(key, "who", t.Words.List(who)))
}

// chips renders what an action gave and took, with names of seats other than the one that acted. What the reader pays
// is no loss, but what a combat or the like took from them is.
func (t *Play) chips(a action) Node {
	if len(a.effects) == 0 {
		return nil
	}
	chips := Group{Class("chips")}
	effects := slices.Clone(a.effects) // those of whoever acted bear no name, and are first
	slices.SortStableFunc(effects, func(e, f piece.Effect) int {
		if e.Seat == f.Seat || e.Seat != a.seat && f.Seat != a.seat {
			return 0
		} else if e.Seat == a.seat {
			return -1
		}
		return 1
	})
	for _, e := range effects {
		class, mine := "dl", e.Seat == t.Reader.Seat
		class += piece.When(mine && e.By < 0 && (a.seat != e.Seat || a.result), " down")
		class += piece.When(mine && e.By > 0, " up")
		chips = append(chips, Text(" "), Span(Class(class), Text(t.whose(e, a.seat)), t.amount(e)))
	}
	return Span(chips)
}

// whose returns the seat that an effect concerns, if it is not the one that acted.
func (t *Play) whose(e piece.Effect, actor game.Seat) string {
	switch e.Seat {
	case actor:
		return ""
	case t.Reader.Seat:
		return t.w("since.you") + " "
	}
	return t.name(e.Seat) + " "
}

// amount renders how much of what.
func (t *Play) amount(e piece.Effect) Node {
	signed := t.Words.Signed(float64(e.By), 0)
	if e.Sign == "" {
		return t.t("since.points", "n", e.By, "by", signed)
	}
	return Group{Text(signed), piece.Sign(e.Sign, 15, e.Look),
		If(e.Mark != "", I(Aria("hidden", "true"), Text(e.Mark))), Span(Class("sr"), Text(" "+e.Name))}
}

// newsAloud returns what a screen reader announces of what happened since the page before. Those who wait hear only
// of their own choices and of negotiation; when their turn comes, they hear once what the others did.
func (t *Play) newsAloud() (said []string) {
	lines := t.lines(t.Browser.Turns, t.Turns())
	turn := t.Table.Owing().Has(t.Reader.Seat)
	if t.news != nil && turn && !t.news.chosen {
		all := t.news.all
		if slices.ContainsFunc(all, func(a action) bool { return a.end > t.Browser.Turns }) {
			said = append(said, t.w("since.aloud", "n", len(all)))
			for i, a := range all {
				if i < hitsShown || a.result {
					said = append(said, a.text+".")
				}
			}
			return said
		}
	}
	if t.news != nil && !turn {
		lines = slices.DeleteFunc(lines, func(l line) bool {
			negotiation, _ := t.Table.Match.IsOutOfTurn(t.known[l.turn].at)
			return l.seat != t.Reader.Seat && int(l.seat) < len(t.Table.Seats) && !negotiation
		})
	}
	lines = fold(lines, nil)
	for _, l := range lines[max(0, len(lines)-6):] {
		said = append(said, t.aloud(l)+".")
	}
	return said
}

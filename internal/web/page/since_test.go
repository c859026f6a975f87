package page

import (
	"reflect"
	"slices"
	"strconv"
	"strings"
	"testing"
	"testing/fstest"

	"ennead/game"
	"ennead/games/pharaon"
	tekhenu "ennead/games/tekhenu/board"
	"ennead/internal/locale"
	"ennead/internal/piece"
	"ennead/internal/table"
)

// Up to five actions are shown one by one. Of more, only those that took something from the reader are, three at most,
// and all results.
func TestBrieved(t *testing.T) {
	for _, c := range []struct{ hits, all, shown, more, rest int }{
		{0, 1, 1, 0, 0}, {2, 5, 5, 0, 0}, {0, 6, 0, 0, 6}, {2, 6, 2, 0, 4}, {5, 9, 3, 2, 6},
	} {
		all := make([]action, c.all)
		for i := range c.hits {
			all[i].hits = true
		}
		shown, more, rest := brieved(all)
		if len(shown) != c.shown || more != c.more || len(rest) != c.rest {
			t.Errorf("of %d actions with %d hits: %d shown, %d more, %d summed up", c.all, c.hits, len(shown), more,
				len(rest))
		}
	}
	all := []action{{hits: true, result: true}, {hits: true}, {hits: true}, {hits: true}, {result: true}, {}}
	if shown, more, rest := brieved(all); len(shown) != 4 || !shown[3].result || more != 1 || len(rest) != 2 {
		t.Errorf("of six actions with two results %d are shown, %d more, %d summed up", len(shown), more, len(rest))
	}
}

// A list of tables tells what took something from the reader, and the latest two of the rest.
func TestMeanwhile(t *testing.T) {
	did := func(text string) action { return action{text: text} }
	hit := action{text: "hit", hits: true}
	for _, c := range []struct {
		all  []action
		want Meanwhile
	}{
		{nil, Meanwhile{}},
		{[]action{did("a")}, Meanwhile{Told: []string{"a"}}},
		{[]action{did("a"), did("b"), did("c")}, Meanwhile{Told: []string{"b", "c"}, More: 1}},
		{[]action{hit}, Meanwhile{Hit: "hit"}},
		{[]action{hit, hit, did("a"), did("b"), did("c")}, Meanwhile{Hit: "hit", Told: []string{"b", "c"}, More: 2}},
	} {
		if got := (&news{all: c.all}).brief(); !reflect.DeepEqual(got, c.want) {
			t.Errorf("got %+v, want %+v", got, c.want)
		}
	}
}

// The series goes through everything in order; of more than a dozen things, through what took something from the
// reader, or the latest.
func TestSteps(t *testing.T) {
	some := func(hits, all int) (n news) {
		for i := range hits { // the list has them first
			n.all = append(n.all, action{end: 10*i + 5, hits: true})
		}
		for i := range all - hits {
			n.all = append(n.all, action{end: 10 * (i + 1)})
		}
		return n
	}
	ends := func(n news) (all []int) {
		for _, a := range n.steps() {
			all = append(all, a.end)
		}
		return all
	}
	for _, c := range []struct {
		n    news
		want []int
	}{
		{some(1, 3), []int{5, 10, 20}},
		{some(2, 14), []int{5, 15}},
		{some(0, 14), []int{30, 40, 50, 60, 70, 80, 90, 100, 110, 120, 130, 140}},
		{news{all: []action{{end: 7, hits: true}, {end: 3}, {end: 7}}}, []int{3, 7}},
	} {
		if got := ends(c.n); !slices.Equal(got, c.want) {
			t.Errorf("%d actions are played at %v, not at %v", len(c.n.all), got, c.want)
		}
	}
}

// telling is a board on which playing a card says what an action was, and what the card does is told with it.
type telling struct{ board }

type board = piece.Board

func (telling) Effects(piece.Scene, game.Event) []piece.Effect { return nil }
func (telling) Place(piece.Scene, game.Event) string           { return "" }
func (telling) Panel(game.Seat) string                         { return "" }
func (telling) Told(m game.Message) piece.Told {
	return map[string]piece.Told{"card": {Weight: 2}, "step": {Weight: 1, Goes: true}, "effect": {More: true},
		"scores": {Scores: true},
		"end":    {Weight: 1, Ends: true}, "result": {Ends: true}}[m.Key]
}

// An action is that of who did it, although the turn of somebody else begins it; of a way it is the end, and what a
// card did stands with it.
func TestWhatAnActionWas(t *testing.T) {
	all, err := locale.New(fstest.MapFS{"en.yaml": {Data: []byte("site.since.result: \"{what}. {result}\"\n")},
		"fr.yaml": {Data: []byte("site.since.result: \"{what}. {result}\"\n")}})
	if err != nil {
		t.Fatal(err)
	}
	told := func(seat game.Seat, key string, at int) line {
		return line{at: at, seat: seat, said: game.Message{Key: key}, text: key + strconv.Itoa(at)}
	}
	p := &Play{Site: Site{Words: all.In("en")}, Board: telling{}, Table: &table.Table{}, known: []turn{{}}}
	for _, c := range []struct {
		lines []line
		seat  game.Seat
		text  string
	}{
		{[]line{told(0, "turn", 0), told(1, "card", 1), told(0, "lost", 2)}, 1, "card1"},
		{[]line{told(0, "step", 0), told(0, "step", 1), told(0, "step", 2)}, 0, "step2"},
		{[]line{told(0, "card", 0), told(0, "step", 1), told(0, "effect", 2)}, 0, "card0. effect2"},
		{[]line{told(1, "card", 0), told(1, "step", 1), told(0, "end", 2)}, 1, "card0. end2"},
		{[]line{told(1, "card", 0), told(0, "result", 1), told(0, "result", 2)}, 1, "card0. result1. result2"},
	} {
		got := p.summary(c.lines)
		if !strings.HasPrefix(c.text, got) || strings.Contains(c.text, "end") && got != c.text {
			t.Errorf("the chronicle tells %v as %q, not as %q", c.lines, got, c.text)
		}
		if got := p.action(deed{lines: c.lines}); got.seat != c.seat || got.text != c.text {
			t.Errorf("%v are %q of seat %d, not %q of seat %d", c.lines, got.text, got.seat, c.text, c.seat)
		}
	}
	lines := []line{told(1, "card", 0), told(1, "effect", 1), told(0, "result", 2)}
	if got := p.action(deed{lines: lines}).text; got != "card0. effect1. result2" {
		t.Errorf("what a card did before a result is told as %q", got)
	}
}

// An action that the table made for the reader after others had acted is news; what it made together with the reader's
// own choice is not.
func TestMadeSince(t *testing.T) {
	made := func(seat game.Seat, waived bool) game.Turn { return game.Turn{Seat: seat, Waived: waived} }
	record := &game.Record{Turns: []game.Turn{made(0, false), made(0, true), made(1, false), made(0, true),
		made(1, true), made(0, false), made(0, true), made(game.Nature, false), made(0, true)}}
	p := &Play{Reader: Reader{Seat: 0}, Table: &table.Table{Match: &game.Match{Record: record}}}
	for at := range record.Turns {
		p.known = append(p.known, turn{at: at})
	}
	news := p.madeSince(1)
	for at, want := range []bool{false, false, false, true, false, false, false, false, false} {
		if news(line{turn: at}) != want {
			t.Errorf("turn %d is news: %v", at, !want)
		}
	}
	if news(line{turn: 3, seats: true}) {
		t.Error("a change of seats is no action")
	}
}

// The points of a seat stand with what brought them, as far as the board knows, not with what began the turn.
func TestWhatScores(t *testing.T) {
	told := func(turn int, seat game.Seat, key string) line {
		return line{turn: turn, seat: seat, said: game.Message{Key: key}}
	}
	p := &Play{Board: telling{}}
	lines := []line{told(3, 0, "card"), told(4, 0, "card"), told(4, 2, "scores"), told(4, 1, "scores"),
		told(5, 0, "scores")}
	for seat, want := range []int{2, 3, 2} {
		if got := p.scorer(lines, 1, game.Seat(seat)); got != want {
			t.Errorf("the points of seat %d stand with line %d, not %d", seat, got, want)
		}
	}
	if got := p.scorer(lines, 0, 0); got != 0 {
		t.Errorf("the points of a turn without a line of their own stand with line %d", got)
	}
}

// The collapsed news are how something ended rather than what came after it.
func TestWorst(t *testing.T) {
	one, result := action{text: "did"}, action{text: "result", result: true}
	hit, cost := action{text: "hit", hits: true}, action{text: "cost", result: true, costs: true}
	for _, c := range []struct {
		all  []action
		want string
	}{
		{[]action{one}, "did"}, {[]action{result, one}, "result"}, {[]action{cost, result, one}, "cost"},
		{[]action{hit, cost, result}, "hit"},
	} {
		if got := (&news{all: c.all}).worst(); got.text != c.want {
			t.Errorf("of %v the worst is %q", c.all, got.text)
		}
	}
}

// What the Night gives stands with the Night, not with what somebody did in it.
func TestGainsOfTheNight(t *testing.T) {
	s, begun, deeds := storedGame(t, "kemet"), 0, 0
	at := func(lines []line, key string) int {
		return slices.IndexFunc(lines, func(l line) bool { return l.said.Key == "kemet.event."+key })
	}
	for n := 1; n <= len(s.match.Record.Turns); n++ {
		p := s.page(n, 0)
		last := p.lines(p.Turns()-1, p.Turns())
		if at(last, "night") >= 0 {
			begun = p.Turns() - 1
		}
		if at(last, "prayer-night") < 0 {
			continue
		}
		lines := p.lines(begun, p.Turns())
		night := at(lines, "night")
		for _, d := range p.deeds(lines[night:], p.effects(begun, lines)[night:])[1:] {
			deeds++
			for _, e := range d.effects {
				if e.Sign == "g-ankh" && e.By > 0 && e.Seat != p.action(d).seat {
					t.Errorf("turn %d: %q brings seat %d %d PP", n, p.action(d).text, e.Seat, e.By)
				}
			}
		}
	}
	if deeds == 0 {
		t.Error("nobody did anything in a Night")
	}
}

// What the reader has chosen is no news, although the table passed for them before, with which their turn began.
func TestChosenIsNotMade(t *testing.T) {
	s, tokens := storedGame(t, "kemet"), 0
	begins := func(l line) bool { return l.said.Key == "kemet.event.turn" }
	for n := 60; n < len(s.match.Record.Turns) && tokens < 3; n++ {
		seat := s.match.Record.Turns[n-1].Seat
		if seat == game.Nature {
			continue
		}
		p := s.page(n, seat)
		placed, from := p.lines(p.Turns()-1, p.Turns()), p.Turns()-2
		if len(placed) == 0 || placed[0].said.Key != "kemet.event.token" {
			continue
		}
		for !slices.ContainsFunc(p.lines(from, from+1), begins) {
			from--
		}
		turns, at := p.Table.Match.Record.Turns, p.known[from].at
		if turns[at].Seat != seat || turns[at-1].Seat == seat || turns[at-1].Seat == game.Nature {
			continue
		}
		tokens++
		turns[at].Waived = true
		for _, a := range p.actions(from - 1) {
			if strings.Contains(a.text, placed[0].text) {
				t.Errorf("turn %d: the news are %q", n, a.text)
			}
		}
		turns[at].Waived = false
	}
	if tokens == 0 {
		t.Error("nobody passed before a turn of their own")
	}
}

// News are told in the order in which they happened, results among them; only what took something from the reader comes
// before.
func TestNewsInOrder(t *testing.T) {
	s, results, hits := storedGame(t, "kemet"), 0, 0
	for n := 40; n < len(s.match.Record.Turns) && (results < 20 || hits < 5); n++ {
		seat := s.match.Record.Turns[n].Seat
		if seat == game.Nature || s.match.Record.Turns[n-1].Seat == seat {
			continue
		}
		all := s.page(n, seat).heard().all
		for i, a := range all {
			if i > 0 && (a.hits && !all[i-1].hits || a.hits == all[i-1].hits && a.end < all[i-1].end) {
				t.Errorf("turn %d: %q comes after %q", n, a.text, all[i-1].text)
			}
			if i > 0 && a.hits == all[i-1].hits && a.result != all[i-1].result {
				results++
			}
			if a.hits && i+1 < len(all) && !all[i+1].hits && all[i+1].end <= a.end {
				hits++
			}
		}
	}
	if results < 5 || hits == 0 {
		t.Errorf("%d results stood beside other news, %d losses before older ones", results, hits)
	}
}

// What the table did for the reader, because there was one way only, is told with its sentence and says so.
func TestMadeIsTold(t *testing.T) {
	s := storedGame(t, "pharaon")
	for n, drop := range s.runs() {
		seat := s.match.Record.Turns[n-1].Seat
		p := s.page(n, seat)
		if !strings.HasPrefix(p.undoes(drop), "You build step") {
			continue
		}
		for at := n - drop; at < n; at++ {
			p.Table.Match.Record.Turns[at].Waived = true
		}
		p.news = p.heard()
		var text strings.Builder
		must(t, p.since().Render(&text))
		const want = `<span class="tx">You build step 1 of the Burial Chamber (the only choice)`
		if !strings.Contains(text.String(), want) {
			t.Errorf("the news are %s", text.String())
		}
		return
	}
	t.Error("nobody built a step of the Burial Chamber")
}

// A choice that ends a turn sets the next seat going: what that seat begins to do in the reader's own choice is news,
// with what it gave to that seat alone.
func TestHandedOn(t *testing.T) {
	s, handed := storedGame(t, "pharaon"), 0
	turns := s.match.Record.Turns
	for n := 1; n < len(turns); n++ {
		seat := turns[n].Seat
		if seat == game.Nature || turns[n-1].Seat == game.Nature || turns[n-1].Seat == seat {
			continue
		}
		p, own := s.page(n, seat), n-1
		for own >= 0 && (turns[own].Seat != seat || !p.told(own)) {
			own--
		}
		if own < 0 {
			continue
		}
		advances, told := 0, 0
		for at := own; at < n; at++ {
			for _, e := range p.Events(at) {
				if e.Kind == pharaon.EvAdvance && e.Seat != seat {
					advances++
					if at == own {
						handed++
					}
				}
			}
		}
		for _, a := range p.heard().all {
			if strings.Contains(a.text, "advances on row") {
				told++
			}
			for _, e := range a.effects {
				lostFirst := e.By == -3 && e.Sign == "" // a token that only one can hold
				if e.Seat == seat && !lostFirst {
					t.Errorf("turn %d: %q tells the reader's own %+v", n, a.text, e)
				}
			}
		}
		if told != advances {
			t.Errorf("turn %d: %d seats advanced, the news tell %d", n, advances, told)
		}
	}
	if handed < 5 {
		t.Errorf("only %d choices of a reader let the next seat advance", handed)
	}
}

// The points that an event names stand with the action that brought them, whatever began the turn.
func TestPointsStandWithWhatBroughtThem(t *testing.T) {
	s, checked := storedGame(t, "tekhenu"), 0
	const window = 12
	for n := window; n <= len(s.match.Record.Turns)+window-1; n += window {
		p := s.page(min(n, len(s.match.Record.Turns)), 0)
		first := p.Turns() - window
		lines := p.lines(first, p.Turns())
		for _, d := range p.deeds(lines, p.effects(first, lines)) {
			var points []piece.Effect
			for _, l := range d.lines {
				points = append(points, piece.Effect{Seat: l.event.Seat, By: tekhenu.Board{}.Points(l.event)})
			}
			for _, e := range piece.Sum(points) {
				checked++
				if !slices.Contains(d.effects, e) {
					t.Errorf("turn %d: %q brings %+v, not %+v", n, p.action(d).text, d.effects, e)
				}
			}
		}
	}
	if checked < 20 {
		t.Errorf("only %d deeds brought points", checked)
	}
}

// What a result took from the reader is marked as a loss, also in a fight that they began; what they pay is not.
func TestLossesAreMarked(t *testing.T) {
	p := storedGame(t, "kemet").page(1, 0)
	for _, c := range []struct {
		seat   game.Seat
		result bool
		want   bool
	}{{0, true, true}, {0, false, false}, {1, false, true}} {
		a := action{seat: c.seat, result: c.result, effects: []piece.Effect{{Seat: 0, By: -5, Sign: "g-soldier"}}}
		var drawn strings.Builder
		if err := p.chips(a).Render(&drawn); err != nil {
			t.Fatal(err)
		}
		if got := strings.Contains(drawn.String(), `"dl down"`); got != c.want {
			t.Errorf("by seat %d, a result: %t, the loss is marked: %t", c.seat, c.result, got)
		}
	}
}

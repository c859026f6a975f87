package page

import (
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"ennead/game"
	"ennead/internal/piece"

	. "maragu.dev/gomponents"
)

var (
	movesOf = regexp.MustCompile(`<button id="([^"]+)" class="(opt[^"]*)"[^>]*? name="move" value="([^"]+)"[^>]*>` +
		`<kbd aria-hidden="true">(\d+)</kbd>`)
	beside = regexp.MustCompile(`<li class="both">.*?</li>`)
)

func rendered(t *testing.T, n Node) string {
	t.Helper()
	var text strings.Builder
	must(t, n.Render(&text))
	return text.String()
}

// Choices that go together have a button each, beside the one that makes only the first of them. Everything can still
// be chosen by itself, and numbers follow the order on the screen.
func TestTogether(t *testing.T) {
	s, several := storedGame(t, "tekhenu"), 0
	for n := range s.match.Record.Turns {
		seat := s.match.Record.Turns[n].Seat
		if seat == game.Nature {
			continue
		}
		p := s.page(n, seat)
		p.Scene.Active = true
		legal := p.Scene.State.Moves(nil, seat)
		drawn := rendered(t, p.groups(slices.Clone(legal)))
		var alone, ids []string
		for i, b := range movesOf.FindAllStringSubmatch(drawn, -1) {
			if b[4] != strconv.Itoa(i+1) {
				t.Fatalf("turn %d: %q has the number %s at place %d", n, b[3], b[4], i+1)
			}
			if ids = append(ids, b[1]); !strings.Contains(b[3], piece.Between) {
				alone = append(alone, b[3])
				continue
			}
			series, err := ParseSeries(p.Game.Lexicon(), b[3])
			must(t, err)
			view := p.Scene.State
			for _, m := range series {
				if err := game.Allowed(p.Game, view, seat, m); err != nil {
					t.Fatalf("turn %d: %q: %v", n, b[3], err)
				}
				view = piece.After(p.Scene, series[:slices.Index(series, m)+1]...).State
			}
			several++
		}
		var want []string
		for _, m := range legal {
			want = append(want, p.Game.Lexicon().Text(m))
		}
		slices.Sort(alone)
		if slices.Sort(want); !slices.Equal(alone, want) {
			t.Fatalf("turn %d: the buttons make %v, legal are %v", n, alone, want)
		}
		if slices.Sort(ids); len(slices.Compact(slices.Clone(ids))) < len(ids) {
			t.Fatalf("turn %d: ids %v", n, ids)
		}
		for _, li := range beside.FindAllString(drawn, -1) {
			first := movesOf.FindStringSubmatch(li)[3]
			for _, b := range movesOf.FindAllStringSubmatch(li, -1)[1:] {
				if !strings.HasPrefix(b[3], first+piece.Between) {
					t.Fatalf("turn %d: beside %q stands %q", n, first, b[3])
				}
			}
		}
	}
	if several == 0 {
		t.Error("no series was offered")
	}
}

// arranging is a board that arranges its buttons.
type arranging interface {
	piece.Board
	piece.Grouped
}

// lazy is a board on which Productions do nothing.
type lazy struct{ arranging }

func (b lazy) Idle(scene piece.Scene, m game.Move) (why, what game.Message) {
	if strings.HasPrefix(scene.Game.Lexicon().Text(m), "produce") {
		why, what = game.Say("", "tekhenu.idle"), scene.Game.Label(scene.State, scene.Viewer, m)
	}
	return why, what
}

// A series that would do nothing is marked. Whoever is asked whether it is meant reads why and what it makes, and
// answers with the same series.
func TestTogetherIdle(t *testing.T) {
	s, idle, sure := storedGame(t, "tekhenu"), 0, 0
	for n, turn := range s.match.Record.Turns {
		if turn.Seat == game.Nature {
			continue
		}
		p := s.page(n, turn.Seat)
		p.Board, p.Scene.Active = lazy{p.Board.(arranging)}, true
		drawn := rendered(t, p.groups(p.Scene.State.Moves(nil, turn.Seat)))
		for _, b := range movesOf.FindAllStringSubmatch(drawn, -1) {
			_, then, series := strings.Cut(b[3], piece.Between)
			if !series {
				continue
			}
			nothing := strings.HasPrefix(then, "produce") && p.idleWith(t, b[3])
			if nothing != strings.Contains(b[2], "idle") {
				t.Fatalf("turn %d: %q looks like %q", n, b[3], b[2])
			}
			moves, err := ParseSeries(p.Game.Lexicon(), b[3])
			must(t, err)
			p.Waiting.Sure = moves
			asks := rendered(t, p.confirmation())
			p.Waiting.Sure = nil
			if !strings.Contains(asks, `value="`+b[3]+`"`) || nothing != strings.Contains(asks, "Nothing to gain") {
				t.Fatalf("turn %d: %q is confirmed as %s", n, b[3], asks)
			}
			if nothing {
				idle++
			} else {
				sure++
			}
		}
	}
	if idle == 0 || sure == 0 {
		t.Errorf("%d series do nothing, %d do something", idle, sure)
	}
}

// idleWith reports whether something else could be done than what a series does last.
func (t *Play) idleWith(test *testing.T, series string) bool {
	moves, err := ParseSeries(t.Game.Lexicon(), series)
	must(test, err)
	for _, m := range piece.After(t.Scene, moves[0]).State.Moves(nil, t.Reader.Seat) {
		if !strings.HasPrefix(t.Game.Lexicon().Text(m), "produce") {
			return true
		}
	}
	return false
}

package page

import (
	"slices"
	"strings"
	"testing"
	"testing/fstest"

	"ennead/game"
	"ennead/internal/locale"
	"ennead/internal/table"
)

// tied is a finished game in which the first two seats have equal points, and equal cards.
type tied struct{ game.State }

func (tied) Seats() int               { return 3 }
func (tied) Score(seat game.Seat) int { return []int{9, 9, 4}[seat] }
func (tied) TieBreaks() []game.TieBreak {
	return []game.TieBreak{
		{Key: "tie.cards", Rule: "TIE-1", Values: []int{3, 3, 5}},
		{Key: "tie.ended", Rule: "TIE-2", Values: []int{0, 1, 0}, Fact: true},
		{Key: "tie.order", Rule: "TIE-3", Values: []int{1, 2, 3}, Least: true},
	}
}

// The score pad explains a tie: what was compared, the figures of those who were equal, and what decided.
func TestTies(t *testing.T) {
	en := "tie.cards: Cards\ntie.ended: Ended it\ntie.order: Order\nsite.settings.yes: " +
		"\"yes\"\nsite.settings.no: \"no\"\n" +
		"site.sheet.tie: \"Tie: {what}\"\nsite.sheet.tie.equal: Equal.\nsite.sheet.tie.decides: Decides.\n" +
		"site.scene.tie: \"{tie}. {outcome}\"\n"
	words, err := locale.New(fstest.MapFS{"en.yaml": {Data: []byte(en)}, "fr.yaml": {Data: []byte(en)}})
	if err != nil {
		t.Fatal(err)
	}
	play := &Play{Site: Site{Words: words.In("en")},
		Table: &table.Table{Game: "g", Match: &game.Match{State: tied{}}}}
	var got strings.Builder
	if err := play.ties([]game.Seat{1, 0, 2}).Render(&got); err != nil {
		t.Fatal(err)
	}
	want := `<tr class="tie" data-beat data-line="Tie: Cards. Equal."><th scope="row">Tie: Cards<small>` +
		`Equal. <a class="rule" href="/rules/g#TIE-1">TIE-1</a>` +
		`</small></th><td>3</td><td>3</td><td></td></tr>` +
		`<tr class="tie" data-beat data-line="Tie: Ended it. Decides."><th scope="row">Tie: Ended it<small>` +
		`Decides. <a class="rule" href="/rules/g#TIE-2">TIE-2</a>` +
		`</small></th><td>yes</td><td>no</td><td></td></tr>`
	if got.String() != want {
		t.Errorf("the score pad says\n%s\nnot\n%s", got.String(), want)
	}
}

// A row of the score pad says who got most there; of a row in which all are equal it names nobody.
func TestCategorySays(t *testing.T) {
	en := "sheet.start: Start\nsite.scene.most: \"{what}: most for {who}, {n}\"\n" +
		"site.scene.equal: \"{what}: {n} each\"\n" +
		"site.seat: \"Seat {n}\"\n"
	words, err := locale.New(fstest.MapFS{"en.yaml": {Data: []byte(en)}, "fr.yaml": {Data: []byte(en)}})
	if err != nil {
		t.Fatal(err)
	}
	play := &Play{Site: Site{Words: words.In("en")}, Table: &table.Table{Game: "g", Seats: make([]table.Seat, 3),
		Match: &game.Match{State: tied{}}}}
	for want, points := range map[string][]int{
		`data-line="Start: 10 each"`:                       {10, 10, 10},
		`data-line="Start: most for Seat 1 and Seat 3, 4"`: {4, 1, 4},
	} {
		var got strings.Builder
		row := play.category(game.Category{Key: "sheet.start", Points: points}, []game.Seat{0, 1, 2}, nil)
		if err := row.Render(&got); err != nil {
			t.Fatal(err)
		}
		if !strings.Contains(got.String(), want) {
			t.Errorf("points %v: %s, not %s", points, got.String(), want)
		}
	}
}

// The Decrees of Tekhenu stand one by one below what they add up to, and in the sentence about who got most.
func TestItems(t *testing.T) {
	s := storedGame(t, "tekhenu")
	p := s.page(len(s.match.Record.Turns), 1)
	sheet := p.Table.Match.State.Sheet()
	row := sheet[slices.IndexFunc(sheet, func(c game.Category) bool { return c.Key == "tekhenu.sheet.decrees" })]
	items := p.items()[row.Key]
	for seat, points := range row.Points {
		sum := 0
		for _, item := range items[game.Seat(seat)] {
			sum += item.VP
		}
		if sum != points {
			t.Errorf("the Decrees %+v of seat %d make %d points, not %d", items[game.Seat(seat)], seat, sum, points)
		}
	}
	var got strings.Builder
	must(t, p.category(row, []game.Seat{0, 1, 2}, items).Render(&got))
	for _, want := range []string{
		`data-line="Decrees: most for Cem, 9. Decree 1: 9."`,
		`>9<small title="Decree 1: 3` + "\u00a0" + `VP per Technology">` + "no.\u00a01: 9</small></td>",
	} {
		if !strings.Contains(got.String(), want) {
			t.Errorf("%s does not hold %s", got.String(), want)
		}
	}
}

// won is a finished game of three seats with these ranks.
type won struct {
	game.State
	ranks []int
}

func (w won) Seats() int              { return len(w.ranks) }
func (w won) Score(game.Seat) int     { return 9 }
func (w won) Rank(seat game.Seat) int { return w.ranks[seat] }

// The page says "you" to a winner who reads it, and names winners to everybody else, also to those who hold several
// seats.
func TestOutcome(t *testing.T) {
	en := "site.scene.wins: \"{who} wins, {n}\"\nsite.scene.wins.you: \"You win, {n}\"\n" +
		"site.scene.shares: \"{who} share, {n}\"\nsite.scene.shares.you: \"You share with {who}, {n}\"\n" +
		"site.seat: \"Seat {n}\"\n"
	words, err := locale.New(fstest.MapFS{"en.yaml": {Data: []byte(en)}, "fr.yaml": {Data: []byte(en)}})
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		ranks []int
		held  game.Seats
		line  string
		first game.Seat
	}{
		{[]int{2, 1, 3}, game.Seat(1).Set(), "You win, 9", 1},
		{[]int{2, 1, 3}, game.Seat(0).Set(), "Seat 2 wins, 9", 1},
		{[]int{2, 1, 3}, game.Seat(1).Set() | game.Seat(0).Set(), "Seat 2 wins, 9", 1},
		{[]int{1, 1, 3}, game.Seat(1).Set(), "You share with Seat 1, 9", 0},
		{[]int{1, 1, 3}, 0, "Seat 1 and Seat 2 share, 9", 0},
	} {
		play := &Play{Site: Site{Words: words.In("en")}, Reader: Reader{Held: c.held}, Table: &table.Table{Game: "g",
			Seats: make([]table.Seat, 3), Match: &game.Match{State: won{ranks: c.ranks}}}}
		if line, first := play.outcome(); line != c.line || first != c.first {
			t.Errorf("ranks %v, reader %v: %q for seat %d", c.ranks, c.held, line, first)
		}
	}
}

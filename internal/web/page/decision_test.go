package page

import (
	"regexp"
	"strings"
	"testing"

	"ennead/analysis"
	"ennead/game"
	"ennead/internal/piece"
	"ennead/internal/table"
)

// TestHeaded: choices begin with a capital letter, but nobody's name is changed.
func TestHeaded(t *testing.T) {
	at := &Play{}
	at.Table = &table.Table{Seats: make([]table.Seat, 2)}
	at.Scene = piece.Scene{Names: []string{"anna", "Élise"}}
	for name, want := range map[string]string{
		"row 3, column 2": "Row 3, column 2", "écarter la carte": "Écarter la carte",
		"anna: 2 bricks": "anna: 2 bricks", "Pass": "Pass", "3 PV": "3 PV", "": "",
	} {
		if got := at.headed(name); got != want {
			t.Errorf("%q reads %q, want %q", name, got, want)
		}
	}
}

// The button that takes back several moves names the action that they completed, such as what was built, and not the
// step with which they began.
func TestUndoNamesTheAction(t *testing.T) {
	for id, c := range map[string]struct{ events, says string }{
		"pharaon": {`took-noble|took-artisan|took-lot|step|nile`,
			`take a noble|take an artisan|take a lot|build step|climb the Nile`},
		"tekhenu": {`statue|building|district|column`,
			`build a Statue|build at the Temple|build in Osiris|raise a Column`},
		"osiris":     {`built|planned|hired|market|corner|special`, `build:|plan:|hire |exchange at market|play the`},
		"pyramidion": {`played|negotiator|merchant`, `play |place a`},
	} {
		s, seen := storedGame(t, id), map[string]bool{}
		completes, says := regexp.MustCompile(`\.(`+c.events+`)$`), regexp.MustCompile(`^You (`+c.says+`)`)
		for n, drop := range s.runs() {
			p := s.page(n, s.match.Record.Turns[n-1].Seat)
			for _, l := range p.lines(p.Turns()-drop, p.Turns()) {
				if l.seat != p.Reader.Seat || !completes.MatchString(l.said.Key) {
					continue
				}
				said := p.undoes(drop)
				if found := says.FindString(said); found == "" {
					t.Errorf("%s, turn %d, with %s: the button says %q", id, n, l.said.Key, said)
				} else {
					seen[found] = true
				}
				break
			}
		}
		if want := strings.Count(c.says, "|") + 1; len(seen) < want {
			t.Errorf("%s: of %d actions the game had only %v", id, want, seen)
		}
	}
}

// The reasons of a hint add up to the difference that they explain: what is too small to be listed follows in one.
func TestReasonsAddUp(t *testing.T) {
	s := storedGame(t, "pharaon")
	p := s.page(1, 0)
	for _, c := range []struct {
		gain float64
		want string
	}{
		{3.6, "+3.6 in all +2.0 artisans +1.0 nobles +0.6 all else"},
		{3, "+3.0 in all +2.0 artisans +1.0 nobles"},
		{.04, "+2.0 artisans +1.0 nobles −3.0 all else"},
		{0, "+2.0 artisans +1.0 nobles"},
	} {
		var markup strings.Builder
		reasons := []analysis.Reason{{Part: "artisans", By: 2}, {Part: "nobles", By: 1}}
		a := &analysis.Advice{Gain: c.gain, Reasons: reasons}
		must(t, p.reasons(a).Render(&markup))
		got := strings.Join(strings.Fields(tags.ReplaceAllString(markup.String(), " ")), " ")
		if got != c.want {
			t.Errorf("a gain of %v reads %q, not %q", c.gain, got, c.want)
		}
	}
}

// A hint is compared with the second option, but not with a copy of the same tile.
func TestHintIsNotComparedWithItsCopy(t *testing.T) {
	p := storedGame(t, "kemet").page(1, 0)
	buy := func(tile string) analysis.Option {
		m, err := p.Game.Lexicon().Parse("buy " + tile)
		must(t, err)
		return analysis.Option{Move: m}
	}
	for _, c := range []struct {
		second string
		want   bool
	}{{"d1d", false}, {"d1a", true}} {
		var markup strings.Builder
		a := &analysis.Advice{Options: []analysis.Option{buy("d1c"), buy(c.second)}}
		if n := p.against(a); n != nil {
			must(t, n.Render(&markup))
		}
		if got := strings.Contains(markup.String(), "about as good"); got != c.want {
			t.Errorf("compared with %s: %t: %q", c.second, got, markup.String())
		}
	}
}

var tags = regexp.MustCompile("<[^>]*>")

// TestShares: a button shares a row only if the names of its kind are all short.
func TestShares(t *testing.T) {
	track := func(n uint8) game.Move { return game.Move{Verb: 1, A: n} }
	pass := game.Move{Verb: 2}
	short, long := "Royalty, up to cell 1", "Administration, up to cell 10"
	for _, c := range []struct {
		names map[game.Move]string
		want  bool
	}{
		{map[game.Move]string{track(0): short, track(1): short, pass: "Pass"}, true},
		{map[game.Move]string{track(0): short, track(1): long, pass: "Pass"}, false},
		{map[game.Move]string{track(0): short, pass: long}, true},
	} {
		if got := shares(track(0), c.names); got != c.want {
			t.Errorf("among %v it shares a row: %t", c.names, got)
		}
	}
}

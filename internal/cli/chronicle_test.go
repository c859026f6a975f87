package cli

import (
	"html"
	"maps"
	"net/http"
	"net/url"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"ennead/game"
	"ennead/games"
	"ennead/internal/table"
)

var (
	entryOfLog = regexp.MustCompile(`(?s)<li[^>]* id="l-.*?</div></li>`)
	lineOfLog  = regexp.MustCompile(`<p(?: class="last")?>(.*?)</p>`)
	timesOfLog = regexp.MustCompile("^(.*)\u00a0<b aria-hidden=\"true\">×(\\d+)</b><span class=\"sr\">(\\d+) " +
		"fois</span>$")
	thenOfLog = regexp.MustCompile(`class="then" href="[^"]*at=(\d+)"`)
)

// toldLine is a line of a chronicle. The last one of an entry has the turn that the entry links to, others have 0.
type toldLine struct {
	text        string
	times, then int
}

// chronicleOf returns the entries of a page's chronicle, oldest first.
func chronicleOf(t *testing.T, page string) (all [][]toldLine) {
	t.Helper()
	for _, entry := range entryOfLog.FindAllString(page, -1) {
		var lines []toldLine
		for _, found := range lineOfLog.FindAllStringSubmatch(entry, -1) {
			said, _, _ := strings.Cut(found[1], ` <a class="rule"`)
			l := toldLine{times: 1}
			if parts := timesOfLog.FindStringSubmatch(said); parts != nil {
				said = parts[1]
				l.times, _ = strconv.Atoi(parts[2])
				if parts[3] != parts[2] || l.times < 2 {
					t.Errorf("%q is shown as ×%s and read out as %s times", said, parts[2], parts[3])
				}
			}
			l.text = html.UnescapeString(said)
			lines = append(lines, l)
		}
		if then := thenOfLog.FindStringSubmatch(entry); then != nil {
			lines[len(lines)-1].then, _ = strconv.Atoi(then[1])
		}
		all = append(all, lines)
	}
	slices.Reverse(all)
	return all
}

// In whole games of random bots, the chronicle shows everything that happened, and consecutive equal lines as one
// with their number; an entry links to the board after the last of them. A count shown at any moment is never too
// small.
func TestChronicleFolds(t *testing.T) {
	o := openHouse(t)
	all, err := catalogues()
	if err != nil {
		t.Fatal(err)
	}
	for i, g := range games.All() {
		t.Run(g.ID(), func(t *testing.T) {
			record := sealedGame(t, g)
			id, err := o.house.Import(t.Context(), strings.NewReader(record), "who opens records", nil)
			if err != nil {
				t.Fatal(err)
			}
			at, err := o.house.Look(t.Context(), id)
			if err != nil {
				t.Fatal(err)
			}
			words := all.In("fr").With(at.Match.Record.Names)
			var expected []string
			upto := []int{0} // number of lines by turns
			for n := range at.Match.Record.Turns {
				for _, e := range at.Match.Events(n, game.Spectator) {
					expected = append(expected, words.Say(at.Match.Game.Tell(at.Match.State, e)))
				}
				upto = append(upto, len(expected))
			}
			guest := o.newGuest(i)
			look := func(query string) [][]toldLine {
				page, _, err := guest.ask(t.Context(), http.MethodGet, "/t/"+string(id)+query, nil, false)
				if err != nil {
					t.Fatal(err)
				}
				return chronicleOf(t, page)
			}
			said, folded := 0, 0
			for _, entry := range look("?log=whole") {
				for n, l := range entry {
					for range l.times {
						if said == len(expected) || expected[said] != l.text {
							t.Fatalf("%q is shown where %q happened", l.text, expected[min(said, len(expected)-1)])
						}
						said++
					}
					if n > 0 && entry[n-1].text == l.text {
						t.Errorf("%q occurs twice", l.text)
					}
					if l.times > 1 {
						folded++
					}
					if (l.then > 0) != (n == len(entry)-1) {
						t.Errorf("line %d, %q, links to turn %d", said, l.text, l.then)
					}
					if l.then > 0 && (upto[l.then] < said || upto[l.then-1] >= said) {
						t.Errorf("line %d, %q, links to the board after turn %d", said, l.text, l.then)
					}
				}
			}
			if said != len(expected) || folded == 0 && g.ID() == "pyramidion" {
				t.Errorf("%d lines of %d are shown, %d of them folded", said, len(expected), folded)
			}
			for at := len(upto) - 1; at > 0; at -= len(upto)/12 + 1 {
				entries := look("?at=" + strconv.Itoa(at))
				var shown []string
				for _, l := range slices.Concat(entries...) {
					shown = append(shown, slices.Repeat([]string{l.text}, l.times)...)
				}
				from := upto[at] - len(shown)
				if from < 0 || !slices.Equal(shown, expected[from:upto[at]]) {
					t.Errorf("after %d turns the chronicle shows %q", at, shown)
				} else if from > 0 && len(entries) < 7 && expected[from-1] == shown[0] {
					t.Errorf("after %d turns the chronicle begins in the middle of %q", at, shown[0])
				}
			}
		})
	}
}

// A spectator of a game in progress sees the cards that somebody is dealt as one line; the person who is dealt them
// is told card by card.
func TestChronicleOfTheDealt(t *testing.T) {
	o := openHouse(t)
	guests, id := o.gathered(t, "pyramidion", 3, table.Terms{})
	for seat, g := range guests {
		form := url.Values{"bits-" + strconv.Itoa(seat+1): {"00112233445566778899aabbccddeeff"}}
		if _, _, err := g.ask(t.Context(), http.MethodPost, "/t/"+string(id)+"/ready", form, true); err != nil {
			t.Fatal(err)
		}
	}
	for i, g := range []*guest{o.newGuest(1000), guests[1]} {
		page, _, err := g.ask(t.Context(), http.MethodGet, "/t/"+string(id), nil, false)
		if err != nil {
			t.Fatal(err)
		}
		dealt := map[string]int{} // number of lines by the seat that is dealt cards
		for _, l := range slices.Concat(chronicleOf(t, page)...) {
			if strings.HasPrefix(l.text, "Vous recevez ") { // two cards of one name share a line
				dealt["Vous"] += l.times
			} else if who, _, ok := strings.Cut(l.text, " reçoit "); ok {
				dealt[who]++
			}
		}
		want := map[string]int{"Nefer 1": 1, "Nefer 2": 1, "Nefer 3": 1}
		if i == 1 {
			want = map[string]int{"Nefer 1": 1, "Vous": 4, "Nefer 3": 1}
		}
		if !maps.Equal(dealt, want) {
			t.Errorf("lines about dealt cards: %v, not %v", dealt, want)
		}
	}
}

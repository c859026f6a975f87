package cli

import (
	"io"
	"math/rand/v2"
	"net/http"
	"net/url"
	"slices"
	"strings"
	"testing"
	"time"

	"ennead/game"
	"ennead/games"
	"ennead/internal/puzzle"
)

// get asks somebody's first question of the site, in a language. It returns the status of the answer, where it leads, and
// its text.
func (o *opened) get(t *testing.T, path, lang string) (status int, to, text string) {
	t.Helper()
	r, err := http.NewRequestWithContext(t.Context(), http.MethodGet, o.URL+path, nil)
	if err != nil {
		t.Fatal(err)
	}
	r.Header.Set("Accept-Language", lang)
	r.Header.Set("X-Forwarded-For", o.newGuest(rand.IntN(1<<24)).address) // one address may not ask that often
	answer, err := o.transport.RoundTrip(r)
	if err != nil {
		t.Fatal(err)
	}
	defer answer.Body.Close()
	body, err := io.ReadAll(answer.Body)
	if err != nil {
		t.Fatal(err)
	}
	text, err = unpacked(answer, body)
	if err != nil {
		t.Fatal(err)
	}
	return answer.StatusCode, answer.Header.Get("Location"), text
}

// Every puzzle has a page on the site, in both languages, with a choice for each legal move and not a word of the answer.
// Who makes the choices of an answer has solved it, who makes another has not, and both are told the reason.
func TestPuzzlePages(t *testing.T) {
	o := openHouse(t)
	words, err := catalogues()
	if err != nil {
		t.Fatal(err)
	}
	book := puzzle.New(games.Kits)
	for _, id := range book.Games() {
		for i, name := range book.All(id) {
			p, err := book.Read(name)
			if err != nil {
				t.Fatal(err)
			}
			lang := []string{"en", "fr"}[i%2]
			word := func(key string) string { return escaped(words.In(lang).Word("site.puzzle." + key)) }
			says := p.In(lang)
			status, _, asks := o.get(t, p.ID.Path(), lang)
			if status != 200 || !strings.Contains(asks, ` id="choices"`) || strings.Contains(asks, escaped(says.Why)) {
				t.Fatalf("%s: %d, asks %t, says why %t", p.ID.Path(), status, strings.Contains(asks, ` id="choices"`),
					strings.Contains(asks, escaped(says.Why)))
			}
			for _, m := range p.Begin().Moves() {
				if text := p.Game().Lexicon().Text(m); !strings.Contains(asks, ` value="`+escaped(text)+`"`) {
					t.Errorf("%s: %q cannot be chosen", p.ID.Path(), text)
				}
			}
			entry, want := slices.Concat(p.Best, p.Avoid)[0], word("solved")
			if len(p.Best) == 0 {
				want = word("missed")
			}
			status, _, told := o.get(t, p.ID.Path()+"?"+made(p, p.Steps(entry)).Encode(), lang)
			if status != 200 || !strings.Contains(told, want) || !strings.Contains(told, escaped(says.Why)) ||
				strings.Contains(told, ` id="choices"`) {
				t.Errorf("%s: after %q the page has status %d, says %q: %t, why: %t", p.ID.Path(), entry, status, want,
					strings.Contains(told, want), strings.Contains(told, escaped(says.Why)))
			}
		}
		first, err := book.Read(book.All(id)[0])
		if err != nil {
			t.Fatal(err)
		}
		other := first.Begin()
		for !other.Over() {
			m := other.Moves()
			other.Make(m[len(m)-1])
		}
		if _, _, told := o.get(t, first.ID.Path()+"?"+made(first, first.Steps(other.Line())).Encode(), "en"); other.Solved() !=
			strings.Contains(told, "Solved") {
			t.Errorf("%s: %q counts as solved: %t", first.ID.Path(), other.Line(), !other.Solved())
		}
	}
}

// made writes moves for the address of an attempt.
func made(p *puzzle.Puzzle, moves []game.Move) url.Values {
	q := url.Values{}
	for _, m := range moves {
		q.Add("move", p.Game().Lexicon().Text(m))
	}
	return q
}

// The address without a name leads to the puzzle of today, as does the home page; a wrong one is told so.
func TestPuzzleAddresses(t *testing.T) {
	o := openHouse(t)
	book := puzzle.New(games.Kits)
	day := func() []string { // of this moment; the day may end during the test
		now := time.Now().UTC()
		return []string{book.Day(now).Path(), book.DayOf("osiris", now).Path()}
	}
	before := day()
	for i, path := range []string{"/puzzle", "/puzzle/osiris"} {
		if status, to, _ := o.get(t, path, "en"); status != http.StatusFound || to != before[i] && to != day()[i] {
			t.Errorf("%s: %d, leads to %s instead of %s", path, status, to, before[i])
		}
	}
	if _, _, home := o.get(t, "/", "en"); !strings.Contains(home, `href="`+before[0]+`"`) &&
		!strings.Contains(home, `href="`+day()[0]+`"`) {
		t.Error("the home page does not lead to the puzzle of today")
	}
	for _, path := range []string{"/puzzle/chess", "/puzzle/kemet/nothing", "/puzzle/chess/nothing"} {
		if status, _, _ := o.get(t, path, "en"); status != http.StatusNotFound {
			t.Errorf("%s: %d", path, status)
		}
	}
	for _, move := range []string{"", "nothing", "pass,", strings.Repeat("pass, ", 10000), "\x00", "<b>"} {
		status, _, text := o.get(t, before[0]+"?"+url.Values{"move": {move}}.Encode(), "en")
		if status != http.StatusBadRequest || !strings.Contains(text, ` id="choices"`) || strings.Contains(text, "<b>nothing") {
			t.Errorf("%.20q: %d, %d bytes", move, status, len(text))
		}
	}
	if status, _, text := o.get(t, before[0]+"?tell", "fr"); status != 200 || !strings.Contains(text, "La réponse") ||
		strings.Contains(text, ` id="choices"`) {
		t.Errorf("the answer: %d", status)
	}
}

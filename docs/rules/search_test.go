package rules

import (
	"slices"
	"strings"
	"testing"
)

// ids are the numbers of what was found.
func ids(found []Found) (all []string) {
	for _, f := range found {
		all = append(all, f.ID)
	}
	return all
}

// page is a small page to search in.
const page = `# Rules

## 1. Les élus

- **ABC-1.1** L’**Œuvre** coûte 3 pièces, voir ABC-1.2.
- **ABC-1.2** Le cœur de l’œuvre, et l’œuvre encore.

## 2. Temples

### 2.1 Bâtir

- **ABC-2.1** Un dé noir.
- **ABC-2.1.1** Rien de plus.
- **ABC-2.10** Le dé, le temple et l’élu.
- **ABC-Q7** Une question.
`

func TestSearch(t *testing.T) {
	b := Read(page)
	for _, c := range []struct{ query, want string }{
		{"oeuvre", "ABC-1.1 ABC-1.2"},
		{"OEUVRE Cœur", "ABC-1.2"},
		{"elu", "ABC-2.10"},                         // a word of the chapter alone is not enough
		{"elu piece", "ABC-1.1"},                    // but it helps
		{"temple", "ABC-2.10"},                      // the chapter over ABC-2.1 is called so
		{"temple dé", "ABC-2.10 ABC-2.1 ABC-2.1.1"}, // both words in the text come first
		{"uvre", ""},                                // words are found from their beginning on
		{"2.1", "ABC-2.1 ABC-2.1.1"},                // and not 2.10
		{"abc-1", "ABC-1.1 ABC-1.2"},                // all of the chapter
		{"ABC-1.2", "ABC-1.2 ABC-1.1"},              // the rule first, then who refers to it
		{"ABC-1.2,", "ABC-1.2 ABC-1.1"},
		{"q7", "ABC-Q7"},
		{"3", "ABC-1.1"},
		{"l'oeuvre", "ABC-1.1 ABC-1.2"},
		{"coeur temple", ""},
		{"", ""}, {"  .,; ", ""}, {"«»", ""}, {"<script>", ""}, {"\x00\xff", ""},
	} {
		if got := strings.Join(ids(b.Search(c.query)), " "); got != c.want {
			t.Errorf("%q finds %q, want %q", c.query, got, c.want)
		}
	}
}

func TestSearchMarks(t *testing.T) {
	b := Read(page)
	marked := func(query string) (all []string) {
		for _, f := range b.Search(query) {
			for _, m := range f.Marks {
				all = append(all, f.Text[m[0]:m[1]])
			}
		}
		return all
	}
	if got := marked("oeuvre oe"); !slices.Equal(got, []string{"Œuvre", "œuvre", "œuvre"}) {
		t.Errorf("marked: %q", got)
	}
	if got := marked("elu temple"); !slices.Equal(got, []string{"temple", "élu"}) {
		t.Errorf("marked: %q", got)
	}
}

func TestMatches(t *testing.T) {
	for query, want := range map[string]bool{"vase": true, "COMBAT carte": true, "ase": false, "carte vas rien": false, "": false, "...": false} {
		if got := Matches("Vase, carte Combat", query); got != want {
			t.Errorf("%q: %v", query, got)
		}
	}
}

func TestPlace(t *testing.T) {
	const text = "Les Œuvres et les élus : **carte Combat**."
	for words, want := range map[string]string{"oeuvre": "Œuvres", "Élu": "élus", "CARTE combat": "carte Combat", "uvre": "", "": "", "combat carte": ""} {
		from, to, ok := Place(text, words)
		if text[from:to] != want || ok != (want != "") {
			t.Errorf("%q is at %q, %v", words, text[from:to], ok)
		}
	}
}

// However long a query is, so many words of it count.
func TestSearchIsBounded(t *testing.T) {
	if n := len(split(strings.Repeat("a b ", 10_000))); n != maxWords {
		t.Errorf("%d words", n)
	}
	if got := split(strings.Repeat("é", 10_000)); len(got) != 1 || len(got[0]) != maxQuery {
		t.Errorf("%d words, the first of %d letters", len(got), len(got[0]))
	}
}

// Every rule is found by its own number, first of all, and both languages know a French word with or without its accents.
func TestSearchTheGames(t *testing.T) {
	for _, game := range games(t) {
		for _, lang := range []string{"en", "fr"} {
			b, _ := Open(game, lang)
			for _, r := range b.Rules {
				if got := b.Search(strings.ToLower(r.ID)); len(got) == 0 || got[0].ID != r.ID {
					t.Errorf("%s in %q is not found first: %v", r.ID, lang, ids(got))
				}
			}
		}
		fr, _ := Open(game, "fr")
		with, without := fr.Search("égalité"), fr.Search("egalite")
		if len(with) == 0 || !slices.Equal(ids(with), ids(without)) {
			t.Errorf("%s: égalité finds %v, egalite %v", game, ids(with), ids(without))
		}
	}
}

func FuzzSearch(f *testing.F) {
	for _, query := range []string{"temple", "ABC-2.1", "œ", "l'é", "\xff.", "-", "q7 3"} {
		f.Add(query)
	}
	b := Read(page)
	f.Fuzz(func(t *testing.T, query string) {
		for _, found := range b.Search(query) {
			last := 0
			for _, m := range found.Marks {
				if m[0] < last || m[1] <= m[0] || m[1] > len(found.Text) {
					t.Fatalf("%q marks %v in %q", query, found.Marks, found.Text)
				}
				last = m[1]
			}
		}
	})
}

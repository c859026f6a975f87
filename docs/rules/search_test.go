package rules

import (
	"slices"
	"strings"
	"testing"
)

// ids are the addresses of what was found.
func ids(found []Found) (all []string) {
	for _, f := range found {
		all = append(all, f.At)
	}
	return all
}

// page is a small page to search in.
const page = `# Rules

Ceci n’est pas **un livret**,
mais une page.

## 1. Les élus

Un élu se tient debout.

- **ABC-1.1** L’**Œuvre** coûte 3 pièces, voir ABC-1.2.
- **ABC-1.2** Le cœur de l’œuvre, et l’œuvre encore.

## 2. Temples

### 2.1 Bâtir

- Une remarque sans numéro.
- **ABC-2.1** Un dé noir.
- **ABC-2.1.1** Rien de plus.
- **ABC-2.10** Le dé, le temple et l’élu.
- **ABC-Q7** Une question.

### À la fin

| dieu | lieu |
|---|---|
| Ptah | Memphis |

## 3. Les temples, encore
`

func TestSearch(t *testing.T) {
	b := Read(page)
	for _, c := range []struct{ query, want string }{
		{"oeuvre", "ABC-1.1 ABC-1.2"},
		{"OEUVRE Cœur", "ABC-1.2"},
		// the heading, the rule, prose; a chapter’s word alone is not enough
		{"elu", "c-1 ABC-2.10 c-1"},
		{"elu piece", "ABC-1.1"},                    // but it helps
		{"temple", "c-2 c-3 ABC-2.10"},              // one and several are the same
		{"temple dé", "ABC-2.10 ABC-2.1 ABC-2.1.1"}, // both words in the text come first, and “dé” before “de”
		{"uvre", ""},                         // words are found from their beginning on
		{"2.1", "ABC-2.1 ABC-2.1.1 ABC-2.1"}, // and not 2.10; the last one is the heading
		{"abc-1", "ABC-1.1 ABC-1.2"},         // all of the chapter
		{"ABC-1.2", "ABC-1.2 ABC-1.1"},       // the rule first, then who refers to it
		{"ABC-1.2,", "ABC-1.2 ABC-1.1"},
		{"q7", "ABC-Q7"},
		{"3", "c-3 ABC-1.1"},
		{"l'oeuvre", "ABC-1.1 ABC-1.2"},
		{"livret page", ""},      // the beginning of the page, which has no address
		{"remarques", "ABC-2.1"}, // prose of a section
		{"memphis ptah", "s-1"},  // a row of a table, below a heading without a number
		{"fin", "s-1"},
		{"encore", "c-3 ABC-1.2"},
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

// A query weighs a text more that has its words whole, with their accents, and together; a text that lacks one weighs
// nothing.
func TestQueryWeighs(t *testing.T) {
	const text = "Vase, carte Combat, dés et des Œuvres"
	weigh := func(query string) int { n, _ := Ask(query).In(text); return n }
	for _, query := range []string{"ase", "carte vas rien", "", "...", "dessous"} {
		if weigh(query) != 0 {
			t.Errorf("%q weighs %d", query, weigh(query))
		}
	}
	for _, pair := range [][2]string{{"carte", "cart"}, {"carte combat", "combat carte"}, {"œuvres", "oeuvres"},
		{"vases combats", "va com"}} {
		if weigh(pair[0]) <= weigh(pair[1]) || weigh(pair[1]) == 0 {
			t.Errorf("%q weighs %d, %q weighs %d", pair[0], weigh(pair[0]), pair[1], weigh(pair[1]))
		}
	}
}

// One and several are the same word, in both languages; short words are not taken for plurals.
func TestPlurals(t *testing.T) {
	for _, c := range []struct {
		query, text string
		found       bool
	}{
		{"temples", "a temple", true}, {"temple", "the temples", true}, {"cities", "a city", true},
		{"city", "two cities", true},
		{"boxes", "a box", true}, {"dice", "a die", true}, {"die", "the dice", true}, {"chevaux", "un cheval", true},
		{"cheval", "des chevaux", true}, {"jeux", "un jeu", true}, {"jeu", "les jeux", true},
		{"oeil", "les yeux", true},
		{"dés", "de rien", false}, {"das", "day", false}, {"class", "clasp", false}, {"focus", "focal", false},
	} {
		if n, _ := Ask(c.query).In(c.text); (n > 0) != c.found {
			t.Errorf("%q in %q: %d", c.query, c.text, n)
		}
	}
}

func TestPlace(t *testing.T) {
	const text = "Les Œuvres et les élus : **carte Combat**."
	for words, want := range map[string]string{"oeuvre": "Œuvres", "Élu": "élus", "CARTE combat": "carte Combat",
		"uvre": "", "": "", "combat carte": ""} {
		from, to, ok := Place(text, words)
		if text[from:to] != want || ok != (want != "") {
			t.Errorf("%q is at %q, %v", words, text[from:to], ok)
		}
	}
}

// However long a query is, so many words of it count.
func TestSearchIsBounded(t *testing.T) {
	if n := len(Ask(strings.Repeat("a b ", 10_000)).Words()); n != maxWords {
		t.Errorf("%d words", n)
	}
	if got := Ask(strings.Repeat("é", 10_000)).Words(); len(got) != 1 || len([]rune(got[0])) != maxQuery {
		t.Errorf("%d words, the first of %d letters", len(got), len([]rune(got[0])))
	}
}

// Every rule is found by its own number, first of all, and both languages know a French word with or without its
// accents.
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
		if len(with) == 0 || !slices.Equal(slices.Sorted(slices.Values(ids(with))),
			slices.Sorted(slices.Values(ids(without)))) {
			t.Errorf("%s: égalité finds %v, egalite %v", game, ids(with), ids(without))
		}
	}
}

// A word that is spelt wrongly is near the right one, and near no other.
func TestNear(t *testing.T) {
	b := Read(page)
	for word, want := range map[string]string{"tempel": "temple", "questoin": "question", "remarqe": "remarque",
		"memfis": "memphis", "xyzzy": "", "dé": "", "livrez": "livret"} {
		near := b.Near(word)
		if (len(near) == 0) != (want == "") || want != "" && near[0].Word != want {
			t.Errorf("%q is near %v, want %q", word, near, want)
		}
	}
}

// All that a page says is found, its headings and its prose too, at an address of the page.
func TestEverythingIsFound(t *testing.T) {
	for _, game := range games(t) {
		for _, lang := range []string{"en", "fr"} {
			b, _ := Open(game, lang)
			prose, headings := 0, map[string]bool{}
			for _, h := range b.Headings {
				if headings[h.At] {
					t.Errorf("%s in %q: two headings have the address %s", game, lang, h.At)
				}
				headings[h.At] = true
			}
			for _, s := range b.found {
				if s.ID == "" && !s.Title {
					prose++
					if s.At != "" && !headings[s.At] {
						t.Errorf("%s in %q: %.40q has the address %s", game, lang, s.Text, s.At)
					}
				}
			}
			if prose < 2 || len(headings) < 10 {
				t.Errorf("%s in %q: %d pieces of prose, %d headings", game, lang, prose, len(headings))
			}
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

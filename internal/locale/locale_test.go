package locale

import (
	"io/fs"
	"math"
	"strings"
	"sync"
	"testing"
	"testing/fstest"

	"ennead/game"
)

// files returns a file system with these words; each text is the body of a YAML file.
func files(en, fr string) fs.FS {
	return fstest.MapFS{"en.yaml": {Data: []byte(en)}, "fr.yaml": {Data: []byte(fr)}}
}

const (
	english = `
t.res.agr: Agriculture
t.res.jus: Justice
t.res.sil: Silver
t.quarter.nile: Nile
t.quarter.nile.to: to the Nile
t.take: "{seat} takes {what}"
t.go: "{seat} goes {quarter.to}: don't wait!"
t.coins: {one: "{seat} gains {n} coin", other: "{seat} gains {n} coins"}
t.cards: {by: cards, one: "one card", other: "{cards} cards"}
t.and-then: "{first}; then {second}"
`
	french = `
t.res.agr: Agriculture
t.res.jus: Justice
t.res.sil: Argent
t.quarter.nile: Nil
t.quarter.nile.to: au Nil
t.take: "{seat} prend : {what}"
t.go: "{seat} va {quarter.to} : n'attendez pas !"
t.coins: {one: "{seat} gagne {n} pièce", other: "{seat} gagne {n} pièces"}
t.cards: {by: cards, one: "{cards} carte", other: "{cards} cartes"}
t.and-then: "{first} ; puis {second}"
`
)

// load returns catalogues that fail the test on any report.
func load(t testing.TB) *Catalogues {
	t.Helper()
	cs, err := New(files(english, french))
	if err != nil {
		t.Fatal(err)
	}
	return cs.Reporting(func(err error) { t.Error(err) })
}

func TestSay(t *testing.T) {
	cs := load(t)
	coins := func(n int) game.Message {
		return game.Say("", "t.coins", "seat", game.Seat(0), "n", n)
	}
	take := func(what any) game.Message {
		return game.Say("", "t.take", "seat", game.Seat(1), "what", what)
	}
	for _, c := range []struct {
		m      game.Message
		en, fr string
	}{
		{coins(0), "Anna gains 0 coins", "Anna gagne 0 pièce"},
		{coins(1), "Anna gains 1 coin", "Anna gagne 1 pièce"},
		{coins(2), "Anna gains 2 coins", "Anna gagne 2 pièces"},
		{coins(1_000_000), "Anna gains 1,000,000 coins", "Anna gagne 1\u202f000\u202f000 pièces"},
		{game.Say("", "t.cards", "cards", 1), "one card", "1 carte"},
		{game.Say("", "t.cards", "cards", 3), "3 cards", "3 cartes"},
		{take(game.Term("t.res.sil")), "Player 2 takes Silver", "Joueur 2 prend\u00a0: Argent"},
		{take([]game.Term{}), "Player 2 takes nothing", "Joueur 2 prend\u00a0: rien"},
		{take([]game.Term{"t.res.agr"}), "Player 2 takes Agriculture", "Joueur 2 prend\u00a0: Agriculture"},
		{take([]game.Term{"t.res.agr", "t.res.jus", "t.res.sil"}),
			"Player 2 takes Agriculture, Justice and Silver", "Joueur 2 prend\u00a0: Agriculture, Justice et Argent"},
		{take([]game.Term{"t.res.agr", "t.res.sil", "t.res.agr"}),
			"Player 2 takes Agriculture\u00a0×2 and Silver", "Joueur 2 prend\u00a0: Agriculture\u00a0×2 et Argent"},
		{game.Say("", "t.go", "seat", game.Nature, "quarter", game.Term("t.quarter.nile")),
			"Chance goes to the Nile: don’t wait!", "Le hasard va au Nil\u00a0: n’attendez pas\u202f!"},
		{game.Say("", "t.and-then", "first", coins(1), "second", take(game.Term("t.res.jus"))),
			"Anna gains 1 coin; then Player 2 takes Justice",
			"Anna gagne 1 pièce\u202f; puis Joueur 2 prend\u00a0: Justice"},
	} {
		names := []string{"Anna", ""}
		if got := cs.In("en").With(names).Say(c.m); got != c.en {
			t.Errorf("en %s = %q, want %q", c.m.Key, got, c.en)
		}
		if got := cs.In("fr").With(names).Say(c.m); got != c.fr {
			t.Errorf("fr %s = %q, want %q", c.m.Key, got, c.fr)
		}
	}
}

func TestWord(t *testing.T) {
	c := load(t).In("fr").With([]string{"Anna"})
	if got, want := c.Word("t.take", "seat", "Zoé <b>", "what", "{seat}"), "Zoé <b> prend\u00a0: {seat}"; got != want {
		t.Errorf("text parameters stand as they are: got %q, want %q", got, want)
	}
	if got, want := c.Word("t.take", "seat", game.Spectator, "what", 12), "Spectateur prend\u00a0: 12"; got != want {
		t.Errorf("got %q, want %q", got, want)
	}
}

func TestList(t *testing.T) {
	for _, c := range []struct {
		texts  []string
		en, fr string
	}{
		{nil, "", ""},
		{[]string{"Ani"}, "Ani", "Ani"},
		{[]string{"Ani", "Kheti"}, "Ani and Kheti", "Ani et Kheti"},
		{[]string{"Ani", "Kheti", "Neferu"}, "Ani, Kheti and Neferu", "Ani, Kheti et Neferu"},
	} {
		if en, fr := load(t).In("en").List(c.texts), load(t).In("fr").List(c.texts); en != c.en || fr != c.fr {
			t.Errorf("%q are %q and %q", c.texts, en, fr)
		}
	}
}

func TestNumber(t *testing.T) {
	cs := load(t)
	for n, want := range map[int][2]string{
		0: {"0", "0"}, 7: {"7", "7"}, 999: {"999", "999"}, 1000: {"1,000", "1\u202f000"},
		1234567: {"1,234,567", "1\u202f234\u202f567"}, -3: {"−3", "−3"}, -12345: {"−12,345", "−12\u202f345"},
	} {
		if got := cs.In("en").Number(n); got != want[0] {
			t.Errorf("en %d = %q, want %q", n, got, want[0])
		}
		if got := cs.In("fr").Number(n); got != want[1] {
			t.Errorf("fr %d = %q, want %q", n, got, want[1])
		}
	}
}

// A decimal number has the decimal mark of its language, and its thousands are grouped too; a number that rounds to
// zero has no sign.
func TestDecimal(t *testing.T) {
	cs := load(t)
	for _, c := range []struct {
		x      float64
		places int
		en, fr string
		signed string // in French
	}{
		{12.345, 1, "12.3", "12,3", "+12,3"},
		{1234.5, 2, "1,234.50", "1\u202f234,50", "+1\u202f234,50"},
		{1999.96, 1, "2,000.0", "2\u202f000,0", "+2\u202f000,0"},
		{1234.5, 0, "1,235", "1\u202f235", "+1\u202f235"},
		{-0.25, 2, "−0.25", "−0,25", "−0,25"},
		{-0.001, 2, "0.00", "0,00", "0,00"},
		{0.4, 0, "0", "0", "0"},
		{math.Inf(1), 1, "+Inf", "+Inf", "+Inf"},
	} {
		if got := cs.In("en").Decimal(c.x, c.places); got != c.en {
			t.Errorf("en %v = %q, want %q", c.x, got, c.en)
		}
		if got := cs.In("fr").Decimal(c.x, c.places); got != c.fr {
			t.Errorf("fr %v = %q, want %q", c.x, got, c.fr)
		}
		if got := cs.In("fr").Signed(c.x, c.places); got != c.signed {
			t.Errorf("fr %v with a sign = %q, want %q", c.x, got, c.signed)
		}
	}
}

func TestMatch(t *testing.T) {
	cs := load(t)
	for _, c := range []struct{ accept, chosen, want string }{
		{"", "", "en"},
		{"fr", "", "fr"},
		{"fr-CA,fr;q=0.8,en;q=0.5", "", "fr"},
		{"de,fr;q=0.7", "", "fr"},
		{"en-GB,fr;q=0.9", "", "en"},
		{"fr", "en", "en"},
		{"en", "fr", "fr"},
		{"fr", "tlh", "fr"},
		{"de", "", "en"},
		{"*", "", "en"},
		{"fr;q=zero", "", "en"},
		{strings.Repeat("x-", 5000), "", "en"},
	} {
		if got := cs.Match(c.accept, c.chosen).Lang(); got != c.want {
			t.Errorf("Match(%.40q, %q) = %s, want %s", c.accept, c.chosen, got, c.want)
		}
	}
}

func TestReports(t *testing.T) {
	cs := load(t)
	for _, c := range []struct {
		key        string
		args       []any
		want, news string
	}{
		{"t.unknown", nil, "[t.unknown]", `no message "t.unknown"`},
		{"t.take", []any{"seat", game.Seat(0)}, "Player 1 takes [what]", `parameter "what" is missing`},
		{"t.take", []any{"seat", game.Seat(0), "what", 1.5}, "Player 1 takes [what]", "cannot be a float64"},
		{"t.take", []any{"seat", game.Seat(0), "what", game.Term("t.x")}, "Player 1 takes [t.x]", `no message "t.x"`},
		{"t.go", []any{"seat", game.Seat(0), "quarter", game.Term("t.res.agr")},
			"Player 1 goes [t.res.agr.to]: don’t wait!", `no message "t.res.agr.to"`},
		{"t.coins", []any{"seat", game.Seat(0)}, "Player 1 gains [n] coins", `count "n" is missing`},
	} {
		var news []string
		cs := cs.Reporting(func(err error) { news = append(news, err.Error()) })
		if got := cs.In("en").Word(c.key, c.args...); got != c.want {
			t.Errorf("%s = %q, want %q", c.key, got, c.want)
		}
		if !strings.Contains(strings.Join(news, "\n"), c.news) {
			t.Errorf("%s: reports %q, want %q among them", c.key, news, c.news)
		}
	}
	cs.Reporting(nil).In("en").Word("t.unknown") // nothing happens
}

func TestNewRefuses(t *testing.T) {
	for name, c := range map[string]struct{ en, fr, want string }{
		"a doubled key":       {"a.b: x\na.b: y\n", "a.b: x\n", "a.b"},
		"a key missing in fr": {"a.b: x\na.c: x\n", "a.b: x\n", `words of "fr": a.c is missing`},
		"a key missing in en": {"a.b: x\n", "a.b: x\na.c: x\n", `words of "en": a.c is missing`},
		"a form of no noun":   {"a.b: x\n", "a.b: x\na.c.plural: x\n", `words of "en": a.c.plural is missing`},
		"other places": {"a.b: '{x} {y}'\n", "a.b: '{x}'\n",
			`a.b: the places differ: [x y] in "en", [x] in "fr"`},
		"a place without a name": {"a.b: 'x {}'\n", "a.b: x\n", "a place is written {name}"},
		"an open brace":          {"a.b: 'x {y'\n", "a.b: x\n", "a place is written {name}"},
		"a number as text":       {"a.b: 5\n", "a.b: x\n", "5 is not a text"},
		"an empty text":          {"a.b: ''\n", "a.b: x\n", "the text is empty"},
		"a plural without one":   {"a.b: {other: x}\n", "a.b: x\n", "the form one is missing"},
		"a plural without other": {"a.b: {one: x}\n", "a.b: x\n", "the text is empty"},
		"a plural whose one is not for 0": {"a.b: {one: 1 x, other: '{n} x'}\n", "a.b: {one: 1 x, other: '{n} x'}\n",
			"the form one is that of 0, too: it has the place {n} for 1"},
		"an unknown form": {"a.b: {one: x, other: y, two: z}\n", "a.b: x\n",
			"two: a message with several forms"},
		"a form twice":               {"a.b: {one: x, one: y, other: z}\n", "a.b: x\n", "the form one twice"},
		"a number as form":           {"a.b: {one: 1, other: y}\n", "a.b: x\n", "one: a message with several forms"},
		"a list":                     {"- a.b\n", "a.b: x\n", "line 1: a file of words"},
		"a place with a capital":     {"a.b: '{Seat}'\n", "a.b: x\n", "a place is written {name}"},
		"a place with an open end":   {"a.b: '{seat.}'\n", "a.b: x\n", "a place is written {name}"},
		"a place in a place":         {"a.b: '{seat{n}}'\n", "a.b: x\n", "a place is written {name}"},
		"a closing brace":            {"a.b: 'x } {n}'\n", "a.b: x\n", "a place is written {name}"},
		"a key without a dot":        {"ab: x\n", "ab: x\n", "ab: a key is made of"},
		"a key with an empty word":   {"a..b: x\n", "a..b: x\n", "a..b: a key is made of"},
		"a key that ends with a dot": {"a.b.: x\n", "a.b.: x\n", "a.b.: a key is made of"},
		"a key of a number":          {"1.b: x\n", "1.b: x\n", "1.b: a key is made of"},
		"a key with a capital":       {"a.B: x\n", "a.B: x\n", "a.B: a key is made of"},
		"a key of the house": {"locale.list: x\n", "locale.list: x\n",
			"the key locale.list stands in two files"},
		"no YAML": {"a.b: 'x\n", "a.b: x\n", `words of "en"`},
	} {
		_, err := New(files(c.en, c.fr))
		if err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%s: error %v, want %q in it", name, err, c.want)
		}
	}
	if _, err := New(fstest.MapFS{}); err == nil || !strings.Contains(err.Error(), "en.yaml") {
		t.Errorf("no files: error %v", err)
	}
}

// One language may have a form of a noun that the other does without.
func TestForms(t *testing.T) {
	cs, err := New(files("t.jar: jar\nt.jars: '{n} {jar}'\n", "t.jar: Vase\nt.jar.plural: Vases\nt.jars: {one: '{n} "+
		"{jar}', other: '{n} {jar.plural}'}\n"))
	if err != nil {
		t.Fatal(err)
	}
	cs = cs.Reporting(func(err error) { t.Error(err) })
	for n, want := range map[int]string{1: "1 Vase", 2: "2 Vases"} {
		if got := cs.In("fr").Word("t.jars", "n", n, "jar", game.Term("t.jar")); got != want {
			t.Errorf("%q, want %q", got, want)
		}
	}
}

// All errors are reported at once, so that a translator need not start again for each.
func TestNewTellsAll(t *testing.T) {
	_, err := New(files("a.b: 5\na.c: x\n", "a.d: x\n"))
	for _, want := range []string{"a.b", "a.c", "a.d"} {
		if err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("error %v, want %s in it", err, want)
		}
	}
}

func TestTypeset(t *testing.T) {
	for in, want := range map[string]string{
		"Prêt ? Oui ! Bien ; fin : 3 %": "Prêt\u202f? Oui\u202f! Bien\u202f; fin\u00a0: 3\u00a0%",
		"« L'Argent »":                  "«\u00a0L’Argent\u00a0»",
		"jusqu'{quarter}":               "jusqu’{quarter}",
		"{n} PP, 7 PP, 3 PV":            "{n}\u00a0PP, 7\u00a0PP, 3\u00a0PV",
		"2 cartes ID, rang n° 3":        "2 cartes\u00a0ID, rang n°\u00a03",
		"12:30":                         "12:30",
	} {
		if got := Typeset("fr", in); got != want {
			t.Errorf("Typeset(fr, %q) = %q, want %q", in, got, want)
		}
	}
	if got, want := Typeset("en", "Don't: 'so' ! 3 PP"), "Don’t: 'so' ! 3\u00a0PP"; got != want {
		t.Errorf("Typeset(en) = %q, want %q", got, want)
	}
}

func TestKeys(t *testing.T) {
	cs := load(t)
	for _, key := range cs.Keys() {
		if !cs.In("en").Has(key) || !cs.In("fr").Has(key) {
			t.Errorf("%s is a key of only one language", key)
		}
	}
	if cs.In("fr").Has("t.unknown") {
		t.Error("an unknown key is known")
	}
}

// With makes an independent catalogue, even if the list it was given changes later.
func TestWithIsIndependent(t *testing.T) {
	c := load(t).In("en")
	names := []string{"Anna"}
	table := c.With(names)
	names[0] = "Eve"
	m := game.Say("", "t.take", "seat", game.Seat(0), "what", 1)
	if got := table.Say(m); got != "Anna takes 1" {
		t.Error(got)
	}
	if got := c.Say(m); got != "Player 1 takes 1" {
		t.Error(got)
	}
}

func TestConcurrentUse(t *testing.T) {
	cs := load(t)
	var all sync.WaitGroup
	for i := range 8 {
		all.Go(func() {
			c := cs.In(Langs[i%2]).With([]string{"Anna"})
			for n := range 200 {
				c.Word("t.coins", "seat", game.Seat(0), "n", n)
				cs.Match("fr-CA,fr;q=0.8", "")
			}
		})
	}
	all.Wait()
}

var sink string

func BenchmarkSay(b *testing.B) {
	c := load(b).In("fr").With([]string{"Anna"})
	for name, m := range map[string]game.Message{
		"term":   game.Say("", "t.res.agr"),
		"plural": game.Say("", "t.coins", "seat", game.Seat(0), "n", 3),
		"list": game.Say("", "t.take", "seat", game.Seat(0), "what", []game.Term{"t.res.agr", "t.res.jus",
			"t.res.sil"}),
	} {
		b.Run(name, func(b *testing.B) {
			b.ReportAllocs()
			for b.Loop() {
				sink = c.Say(m)
			}
		})
	}
}

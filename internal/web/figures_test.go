package web

import (
	"encoding/json"
	"io/fs"
	"net/http"
	"os"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"ennead/game"
	"ennead/games"
	"ennead/games/box"
	pharaonkit "ennead/games/pharaon/kit"
	"ennead/internal/locale"
	"ennead/internal/table"
	"ennead/internal/web/page"
)

const step, cost = "figure.quarters.list.Q-BUR.steps.list.3.pp", "figure.quarters.list.Q-BUR.steps.list.3.cost"

// boxed is a game with a box of figures, whose options these tests have no words for.
type boxed struct{ game.Game }

func (boxed) Options() []game.Option { return nil }

// TestFigures corrects a figure, shares it and plays with it.
func TestFigures(t *testing.T) {
	s := openWith(t, boxed{pharaonkit.Game})
	ann, bek := s.browser(), s.browser()
	ann.get("/components").has(t, `href="/components/pharaon"`, "You have saved none yet.")
	ann.get("/components/pharaon").has(t, `name="`+step+`" value="18"`, "usually <code>18</code>",
		"You need an account to save components.")
	ann.post("/components/pharaon", "act", "save", "name", "Mine", step, "19").wants(t, http.StatusForbidden)
	file := ann.post("/components/pharaon", "act", "file", step, "19").wants(t, 200)
	file.has(t, "pp: 19, source: reconstructed")

	opens := func(b *browser, more ...string) answer {
		return b.post("/tables", append([]string{"game", "pharaon", "name", "Ann", "quick", "custom", "seat-1", "me",
			"seat-2", "open"}, more...)...)
	}
	opens(ann)
	ann.account("Ann")
	hash := table.BoxHash([]byte(file.body))
	address := "/components/" + hash
	saved := ann.post("/components/pharaon", "act", "save", "name", "Second printing", step, "19").wants(t, 200)
	if saved.path != address {
		t.Fatalf("saved at %s, not %s", saved.path, address)
	}
	saved.has(t, "Second printing", hash, "1 changed figure", "<code>19</code>", "are not rated", `value="leave"`)
	ann.get("/components").has(t, "Second printing")
	ann.get("/play/open").has(t, `<option value="`+hash+`">Second printing</option>`)

	bek.get(address).has(t, "Second printing").lacks(t, `value="leave"`)
	bek.get("/components").lacks(t, "Second printing")
	if got := bek.get(address+".yaml").wants(t, 200).body; got != file.body {
		t.Errorf("the file has %d bytes, not %d", len(got), len(file.body))
	}
	path := opens(bek, "hash", hash).wants(t, 200).path
	if got := s.look(path).Match.Record.Setup.Components; string(got) != file.body {
		t.Errorf("the table has components of %d bytes", len(got))
	}
	bek.get(path).has(t, `href="`+address+`">Second printing</a>`)
	opens(ann, "components", hash).wants(t, 200).has(t, "Second printing")
	opens(bek, "hash", strings.Repeat("0", 64)).wants(t, http.StatusNotFound).
		has(t, "There are no components with that hash")

	bek.post(address, "act", "leave")
	ann.get("/components").has(t, "Second printing")
	ann.post(address, "act", "leave").wants(t, 200).lacks(t, "Second printing")
	bek.get(address).wants(t, 200)
	bek.get("/components/"+strings.Repeat("0", 64)).wants(t, http.StatusNotFound)
	bek.get("/components/mehen").wants(t, http.StatusNotFound)
}

// TestFiguresChecked: what is wrong is said with the figure, in the form and to the script that asks while one types.
func TestFiguresChecked(t *testing.T) {
	s := openWith(t, boxed{pharaonkit.Game})
	ann := s.browser()
	for name, c := range map[string]struct {
		field, value, line, why string
	}{
		"a good figure": {step, "19", "Games can be played with this change.", ""},
		"the usual one": {step, "18", "All figures are the usual ones.", ""},
		"a word":        {step, "many", "1 figure is wrong.", "enter a whole number."},
		"a number":      {cost, "3", "1 figure is wrong.", "write it like [JUS, ROY, COM]."},
		"no resource":   {cost, "[JUS, ROY, GOLD]", "1 figure is wrong.", "GOLD"},
		"out of bounds": {step, "9999", "1 figure is wrong.", "9999"},
		"a long text":   {cost, "[" + strings.Repeat("JUS, ", 100) + "JUS]", "1 figure is wrong.", "write it like"},
	} {
		t.Run(name, func(t *testing.T) {
			var got struct {
				Fields map[string]string
				Line   string
			}
			page := ann.post("/components/pharaon", "act", "check", c.field, c.value).wants(t, 200)
			must(t, json.Unmarshal([]byte(page.body), &got))
			if got.Line != c.line || !strings.Contains(got.Fields[c.field], c.why) ||
				(c.why == "") != (len(got.Fields) == 0) {
				t.Errorf("%+v", got)
			}
			if c.why != "" {
				ann.post("/components/pharaon", "act", "file", c.field, c.value).
					wants(t, http.StatusUnprocessableEntity).has(t, `aria-invalid="true"`, c.why)
			}
		})
	}
}

// TestFiguresRefused: where tables take only the usual components, none are saved or offered.
func TestFiguresRefused(t *testing.T) {
	s := openHouse(t, boxed{pharaonkit.Game}, func(c *table.Config) { c.OwnComponents = true })
	ann := s.browser()
	ann.post("/tables", "game", "pharaon", "name", "Ann", "quick", "friends").wants(t, 200)
	ann.account("Ann")
	ann.get("/components/pharaon").has(t, "with the usual components only", `value="file"`).lacks(t, `value="save"`)
	ann.get("/play/open").lacks(t, `name="hash"`)
	ann.post("/components/pharaon", "act", "save", "name", "Mine", step, "19").has(t, "accepts only its own components")
}

// unnamed are keys of the components that name a place of a board, as it is printed there: districts and fronts of
// cities, temples, and those that have no number.
var unnamed = regexp.MustCompile(`^([dft][0-9]|[a-z]{2}|[0-9]+|.*[A-Z].*)$`)

// Every key by which a page calls a figure has a word in each language.
func TestFigureWords(t *testing.T) {
	used, files := map[string]bool{}, []fs.FS{Words}
	for _, kit := range games.Kits {
		files = append(files, kit.Words...)
		all, err := box.Figures(kit.Components())
		must(t, err)
		for _, f := range all {
			for _, key := range append(page.FigureKeys(f), f.Section()) {
				used[page.FigureKey(key)] = true
			}
		}
	}
	words, err := locale.New(files...)
	must(t, err)
	for _, lang := range []string{"en", "fr"} {
		in := words.Match("", lang)
		for key := range used {
			if short := strings.TrimPrefix(key, page.FigureKey("")); !in.Has(key) && !unnamed.MatchString(short) {
				t.Errorf("%s has no word for %s", lang, short)
			}
		}
	}
}

// The form speaks French: the names of its fields, and what is wrong with them.
func TestFiguresInFrench(t *testing.T) {
	s := openWith(t, boxed{pharaonkit.Game})
	ann := s.browser()
	ann.header["Accept-Language"] = "fr"
	ann.get("/components/pharaon").wants(t, 200).has(t, "<summary>quartiers <",
		"› étapes › 3 › points de prestige</span>", `title="quarters.list.Q-BUR.steps.list.3.pp"`).
		lacks(t, "<code>quarters")
	for value, want := range map[string]string{
		"many": "entrez un nombre entier.",
		"9999": "il faut un nombre de 0 à 200, et non 9999.",
	} {
		ann.post("/components/pharaon", "act", "file", step, value).wants(t, http.StatusUnprocessableEntity).
			has(t, want).lacks(t, "is not within")
	}
	ann.post("/components/pharaon", "act", "file", cost, "[JUS, ROY, COM, JUS, ROY]").
		wants(t, http.StatusUnprocessableEntity).has(t, "coûte 2 à 4 ressources").lacks(t, "en anglais", "resources")
	ann.post("/components/pharaon", "act", "file", cost, "[JUS, ROY, GOLD]").
		wants(t, http.StatusUnprocessableEntity).has(t, "GOLD n’est rien de cela")
}

// codecStrings are the texts in the code that reads components.
var codecStrings = regexp.MustCompile(`"(?:[^"\\]|\\.)*"`)

// Every sentence about several figures is right with none, one and two of what it counts, in both languages.
func TestWrongFiguresAreCounted(t *testing.T) {
	verb := regexp.MustCompile(`%[.0-9]*[a-z]`)
	const end = `(?:[^\p{L}]|$)`
	uncounted := regexp.MustCompile(`\b1 (?:sites|districts|edges|gods|cards|cells|colours|dice|quartiers|bords|` +
		`dieux|cartes|cases|coûts|couleurs|dés)` + end + `|\bare 1\b|\bthere is [02]\b|\b2 (?:site|district|edge|` +
		`god|card|cell|colour|die|cost|quartier|bord|dieu|carte|case|coût|couleur|dé)` + end)
	files, err := filepath.Glob("../../games/*/codec/comp*.go")
	must(t, err)
	words, err := catalogues()
	must(t, err)
	said := 0
	for _, file := range files {
		text, err := os.ReadFile(file)
		must(t, err)
		for _, one := range codecStrings.FindAllString(string(text), -1) {
			format, err := strconv.Unquote(one)
			must(t, err)
			for _, lang := range []string{"en", "fr"} {
				site := page.Site{Words: words.In(lang)}
				if !strings.Contains(format, "%d") || !site.Words.Has(page.WrongKey(format)) {
					continue
				}
				for n := range 3 {
					wrong := &box.Wrong{Format: format}
					for _, v := range verb.FindAllString(format, -1) {
						if v == "%d" {
							wrong.Args = append(wrong.Args, n)
						} else {
							wrong.Args = append(wrong.Args, "X")
						}
					}
					said++
					if got := site.Fault(wrong); uncounted.MatchString(got) || strings.Contains(got, "{") {
						t.Errorf("%s: %s", lang, got)
					}
				}
			}
		}
	}
	if said < 60 {
		t.Errorf("%d sentences count something", said)
	}
}

// What is said in both languages of figures that do not go together is said by some game: a rule whose English has
// changed has its words under another key.
func TestWrongFiguresAreSaid(t *testing.T) {
	said := map[string]bool{}
	files, err := filepath.Glob("../../games/*/codec/comp*.go")
	must(t, err)
	for _, file := range files {
		text, err := os.ReadFile(file)
		must(t, err)
		for _, one := range codecStrings.FindAll(text, -1) {
			said[page.WrongKey(string(one))] = true
		}
	}
	for _, lang := range []string{"en", "fr"} {
		text, err := fs.ReadFile(Words, lang+".yaml")
		must(t, err)
		found := regexp.MustCompile(`(?m)^(site\.figures\.wrong\.[^:]+):`).FindAllSubmatch(text, -1)
		if len(found) < 40 {
			t.Errorf("%s has %d sentences", lang, len(found))
		}
		for _, key := range found {
			if !said[string(key[1])] {
				t.Errorf("%s: no game says %s", lang, key[1])
			}
		}
	}
}

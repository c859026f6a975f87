package localetest

import (
	"io/fs"
	"maps"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"ennead/internal/locale"

	"github.com/goccy/go-yaml"
)

// sentence is one form of a message as its reader sees it, but for the places in braces.
type sentence struct{ lang, file, key, text string }

// kind is what comes after the game's name in a key: prompt, move, no, event.
func (s sentence) kind() string {
	_, rest, _ := strings.Cut(s.key, ".")
	kind, what, _ := strings.Cut(rest, ".")
	if strings.HasPrefix(what, "cut-in") { // what the prompts of a window end with
		return "phrase"
	}
	return kind
}

// style is what a sentence must or may not look like.
type style struct {
	why       string
	lang      string // of both languages if empty
	kinds     string // of all kinds if empty
	good, bad *regexp.Regexp
}

// offends tells whether the sentence is against the style.
func (s sentence) offends(st style) bool {
	if st.lang != "" && st.lang != s.lang || st.kinds != "" && !slices.Contains(strings.Fields(st.kinds), s.kind()) {
		return false
	}
	return st.good != nil && !st.good.MatchString(s.text) || st.bad != nil && st.bad.MatchString(s.text)
}

var styles = []style{
	{"a straight apostrophe", "", "", nil, regexp.MustCompile(`\pL'|'\pL`)},
	{"two spaces", "", "", nil, regexp.MustCompile(`\S {2,}\S`)},
	{"(s) for a plural", "", "", nil, regexp.MustCompile(`\pL\(s\)`)},
	{"a refusal is a sentence with its full stop", "", "no", regexp.MustCompile(`[.!?»]$`), nil},
	{"a prompt is a sentence with its full stop", "", "prompt",
		regexp.MustCompile(`([.?]|\?\p{Z}(\{\w+\}|\([^()]*\)))$`), nil},
	{"a button, a label or a line of the chronicle has no full stop", "", "move label event told", nil,
		regexp.MustCompile(`\.$`)},

	{"American spelling", "en", "", nil, regexp.MustCompile(`(?i)\b(gray|color|counter-?clock\w*)\b`)},
	{"a percent sign stands by its number", "en", "", nil, regexp.MustCompile(`[\d}] %`)},
	{"set-up is spelled Setup", "en", "", nil, regexp.MustCompile(`(?i)\bset-up\b|\bsetting up\b`)},
	{"more comes before its noun", "en", "", nil,
		regexp.MustCompile(`\b(cards?|points?|resources?|tokens?|\{(goods|tokens|amount)\}) more\b`)},
	{"a yes or no question begins with its verb", "en", "prompt", nil, regexp.MustCompile(`(^|[:.] )[Dd]o you\b`)},
	{"Done or Continue, as everywhere", "en", "move", nil,
		regexp.MustCompile(`\b([Tt]hat is all|[Ee]nough|[Gg]o on)\b`)},
	{"{seat} to play", "en", "", nil, regexp.MustCompile(`(?i)\bit is the turn of\b`)},

	{"a sign without its space", "fr", "", nil, regexp.MustCompile(`[\pL})\d][;!?»]|«[\pL{\d]|[\pL})]:(\s|$)`)},
	{"a space at which a line may break", "fr", "", nil, regexp.MustCompile(`« | [;:!?%»]|[\d}] (PP|PV|PG)\b|n° `)},
	{"an inversion that reads as an order", "fr", "prompt", nil, regexp.MustCompile(`(^|[:.]\p{Z})\pL+ez-vous\b`)},
	{"de soi-même for automatic", "fr", "", nil, regexp.MustCompile(`(?i)\bde soi-même\b|\bd’elles?-mêmes?\b`)},
	{"tel for such", "fr", "", nil, regexp.MustCompile(`(?i)\bpas de (tel|telle|tels|telles)\b`)},
}

// alike are keys that say the same in every game.
var alike = []string{"no.turn", "no.not-now", "prompt.over", "prompt.nature", "prompt.wait"}

// The words of the site, of the program and of all games are written in one style, in both languages.
func TestStyle(t *testing.T) {
	same := map[string]map[string][]string{} // by language and what comes after the game's name, the texts
	games := 0
	for _, s := range sentences(t, "../../..") {
		for _, no := range styles {
			if s.offends(no) {
				t.Errorf("%s: %s: %s: %q", s.file, s.key, no.why, s.text)
			}
		}
		if game, rest, _ := strings.Cut(s.key, "."); slices.Contains(alike, rest) && game != "cli" {
			if same[s.lang+rest] == nil {
				same[s.lang+rest] = map[string][]string{}
			}
			same[s.lang+rest][s.text] = append(same[s.lang+rest][s.text], game)
			games++
		}
	}
	for key, texts := range same {
		if len(texts) > 1 {
			t.Errorf("%s: games say it differently: %v", key, texts)
		}
	}
	if want := 2 * 5 * len(alike); games < want {
		t.Errorf("%d sentences that all games share were seen, not %d", games, want)
	}
}

func TestStylesFind(t *testing.T) {
	for _, c := range []struct {
		s   sentence
		bad bool
	}{
		{sentence{"en", "", "kemet.prompt.keep", "Choose a card."}, false},
		{sentence{"en", "", "kemet.prompt.keep", "Choose a card"}, true},
		{sentence{"en", "", "kemet.prompt.keep", "Use it? {effect}"}, false},
		{sentence{"en", "", "kemet.prompt.keep", "Choose a card (now)"}, true},
		{sentence{"en", "", "kemet.prompt.keep", "Do you keep a card?"}, true},
		{sentence{"en", "", "kemet.prompt.keep", "Which card do you keep?"}, false},
		{sentence{"en", "", "kemet.prompt.cut-in", "play a card"}, false},
		{sentence{"en", "", "kemet.move.keep", "Keep it."}, true},
		{sentence{"en", "", "kemet.no.card", "You have no card"}, true},
		{sentence{"en", "", "kemet.board.card", "the players' cards"}, true},
		{sentence{"en", "", "kemet.board.card", "2 cards more"}, true},
		{sentence{"fr", "", "kemet.prompt.keep", "Gardez-vous une carte\u202f?"}, true},
		{sentence{"fr", "", "kemet.prompt.keep", "Quelle carte gardez-vous\u202f?"}, false},
		{sentence{"fr", "", "kemet.board.card", "Cartes: {n}"}, true},
		{sentence{"fr", "", "kemet.board.card", "Cartes\u00a0: {n}"}, false},
		{sentence{"fr", "", "kemet.board.card", "Cartes : {n}"}, true},
	} {
		if slices.ContainsFunc(styles, c.s.offends) != c.bad {
			t.Errorf("%q: offends: %v", c.s.text, !c.bad)
		}
	}
}

// sentences are all of them below that folder.
func sentences(t *testing.T, root string) (all []sentence) {
	t.Helper()
	err := filepath.WalkDir(root, func(path string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() {
			return err
		}
		for _, lang := range locale.Langs {
			if d.Name() == lang+".yaml" {
				all = append(all, inFile(t, lang, path)...)
			}
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	return all
}

func inFile(t *testing.T, lang, path string) (all []sentence) {
	t.Helper()
	text, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	var raw map[string]any
	if err := yaml.Unmarshal(text, &raw); err != nil {
		t.Fatal(err)
	}
	for _, key := range slices.Sorted(maps.Keys(raw)) {
		forms, several := raw[key].(map[string]any)
		if !several {
			forms = map[string]any{"other": raw[key]}
		}
		for _, form := range []string{"one", "other"} {
			if words, ok := forms[form].(string); ok {
				all = append(all, sentence{lang, path, key, locale.Typeset(lang, words)})
			}
		}
	}
	return all
}

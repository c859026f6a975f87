package glossary

import (
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"ennead/docs/rules"
)

// games are those that have a glossary: all that have rules, and no others.
func games(t *testing.T) (names []string) {
	t.Helper()
	for name := range all() {
		if name != House {
			names = append(names, name)
		}
	}
	slices.Sort(names)
	pages, err := filepath.Glob("../rules/*.en.md")
	if err != nil || len(pages) == 0 {
		t.Fatalf("no rules: %v", err)
	}
	for i, page := range pages {
		pages[i] = strings.TrimSuffix(filepath.Base(page), ".en.md")
	}
	if !slices.Equal(names, pages) {
		t.Fatalf("there are glossaries for %v, rules for %v", names, pages)
	}
	return names
}

// Every term is there in both languages, with what it means, and once.
func TestTermsAreWhole(t *testing.T) {
	for _, game := range append(games(t), House) {
		for i, section := range Of(game) {
			if named := section.Title != (Both{}); named != (i > 0) || named &&
				(section.Title.EN == "" || section.Title.FR == "") {
				t.Errorf("%s: section %d is called %v", game, i, section.Title)
			}
			seen := map[Both]bool{}
			for _, term := range section.Terms {
				if term.EN == "" || term.FR == "" || (term.Means == Both{}) != (i > 0) ||
					(term.Means.EN == "") != (term.Means.FR == "") {
					t.Errorf("%s: not whole: %+v", game, term)
				}
				if len(strings.Split(term.EN, ", ")) != len(strings.Split(term.FR, ", ")) {
					t.Errorf("%s: %q and %q do not name the same number of things", game, term.EN, term.FR)
				}
				if seen[term.Both] {
					t.Errorf("%s: %q stands twice", game, term.EN)
				}
				seen[term.Both] = true
			}
		}
	}
	if Of("chess") != nil {
		t.Error("there is a glossary of chess")
	}
}

// Every rule that a term refers to is there, and the terms of games refer to one.
func TestRulesExist(t *testing.T) {
	for _, game := range games(t) {
		for _, section := range Of(game) {
			for _, term := range section.Terms {
				if len(term.Rules) == 0 {
					t.Errorf("%s: %q refers to no rule", game, term.EN)
				}
				for _, id := range term.Rules {
					if _, ok := rules.Find(game, "en", id); !ok {
						t.Errorf("%s: %q refers to %s, which is not there", game, term.EN, id)
					}
				}
			}
		}
	}
	for _, term := range Of(House)[0].Terms {
		if term.Rules != nil {
			t.Errorf("%q is of no game and refers to %v", term.EN, term.Rules)
		}
	}
}

// Every term is used, by the rules of its game or by its words, in both languages.
func TestTermsAreUsed(t *testing.T) {
	for _, game := range games(t) {
		for _, lang := range []string{"en", "fr"} {
			text := said(t, game, lang)
			for _, section := range Of(game) {
				for _, term := range section.Terms {
					for form := range strings.SplitSeq(term.In(lang), ", ") {
						if !uses(text, form) {
							t.Errorf("%s never says %q (%q)", game, form, lang)
						}
					}
				}
			}
		}
	}
}

// said is what a game says in a language: its rules and its catalogues.
func said(t *testing.T, game, lang string) string {
	t.Helper()
	page, _ := rules.Text(game, lang)
	var all strings.Builder
	all.WriteString(page)
	for _, pattern := range []string{"*.yaml", "*/words/*.yaml", "*/*.yaml"} {
		files, err := filepath.Glob(filepath.Join("..", "..", "games", game, pattern))
		if err != nil {
			t.Fatal(err)
		}
		for _, file := range files {
			if filepath.Base(file) != lang+".yaml" {
				continue
			}
			text, err := os.ReadFile(file)
			if err != nil {
				t.Fatal(err)
			}
			all.Write(text)
		}
	}
	return plain(all.String())
}

func plain(text string) string {
	return strings.NewReplacer("’", "'", "\u00a0", " ", "\u202f", " ", "**", "").Replace(strings.ToLower(text))
}

// uses tells whether a text has the words of a term one after the other, however they are inflected.
func uses(text, term string) bool {
	var words []string
	for _, word := range strings.Fields(strings.TrimPrefix(plain(term), "to ")) {
		runes := []rune(word)
		if len(runes) > 5 {
			runes = runes[:len(runes)-2]
		}
		words = append(words, regexp.QuoteMeta(string(runes))+`\pL*`)
	}
	return regexp.MustCompile(`(^|[^\pL])` + strings.Join(words, `[^\pL]+`)).MatchString(text)
}

// A file that is not as it should be is refused.
func TestRead(t *testing.T) {
	for _, text := range []string{"- terms: [{en: a, de: b}]", "terms: 1", "- {title: x}", "{"} {
		if sections, err := read([]byte(text)); err == nil {
			t.Errorf("%q is read as %+v", text, sections)
		}
	}
}

// Where a term leads, something is said of it: one of its rules, or the heading over it, has a word of the term in one
// language at least.
func TestRulesSpeakOfTheirTerms(t *testing.T) {
	for _, game := range games(t) {
		for _, section := range Of(game) {
			for _, term := range section.Terms {
				spoken := false
				for _, lang := range []string{"en", "fr"} {
					for _, id := range term.Rules {
						rule, _ := rules.Find(game, lang, id)
						said := plain(rule.Chapter + " " + rule.Section + " " + rule.Text)
						for form := range strings.SplitSeq(term.In(lang), ", ") {
							spoken = spoken || uses(said, form)
							for word := range strings.FieldsSeq(form) {
								spoken = spoken || len(word) > 3 && uses(said, word)
							}
						}
					}
				}
				if !spoken {
					t.Errorf("%s: %q leads to %v, which never say it", game, term.EN, term.Rules)
				}
			}
		}
	}
}

package rules

import (
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

var anyID = regexp.MustCompile(`[A-Z]{3}-(?:RUL-|DP|[A-Z])?[0-9]+(?:\.[0-9]+)*`)

// games are the names of the games that have pages.
func games(t *testing.T) []string {
	t.Helper()
	english, err := fs.Glob(pages, "*.en.md")
	if err != nil || len(english) == 0 {
		t.Fatalf("no pages: %v", err)
	}
	for i, name := range english {
		english[i] = strings.TrimSuffix(name, ".en.md")
	}
	return english
}

func TestBothLanguagesHaveTheSameRules(t *testing.T) {
	for _, game := range games(t) {
		en, fr := All(game, "en"), All(game, "fr")
		if len(en) == 0 || len(en) != len(fr) {
			t.Fatalf("%s: %d rules in English, %d in French", game, len(en), len(fr))
		}
		seen := map[string]bool{}
		for i := range en {
			if en[i].ID != fr[i].ID {
				t.Fatalf("%s: rule %d is %s in English, %s in French", game, i, en[i].ID, fr[i].ID)
			}
			if seen[en[i].ID] {
				t.Errorf("%s stands twice", en[i].ID)
			}
			seen[en[i].ID] = true
			number := func(r Rule) string { n, _, _ := strings.Cut(r.Chapter, "."); return n }
			if number(en[i]) != number(fr[i]) || number(en[i]) == "" {
				t.Errorf("%s stands in chapter %q and %q", en[i].ID, en[i].Chapter, fr[i].Chapter)
			}
			if (en[i].Section == "") != (fr[i].Section == "") {
				t.Errorf("%s stands in section %q and %q", en[i].ID, en[i].Section, fr[i].Section)
			}
			if a, b := anyID.FindAllString(en[i].Text, -1), anyID.FindAllString(fr[i].Text, -1); len(a) != len(b) {
				t.Errorf("%s refers to %v in English, to %v in French", en[i].ID, a, b)
			}
		}
	}
}

// A line that speaks of a rule but is not read as one would silently be lost.
func TestEveryRuleLineIsRead(t *testing.T) {
	for _, game := range games(t) {
		for _, lang := range []string{"en", "fr"} {
			text, ok := Text(game, lang)
			if !ok {
				t.Fatalf("%s has no page in %q", game, lang)
			}
			lines := 0
			for line := range strings.Lines(text) {
				if strings.HasPrefix(strings.TrimSpace(line), "- ") {
					lines++
				}
			}
			if n := len(All(game, lang)); n != lines {
				t.Errorf("%s in %q: %d lines, %d rules", game, lang, lines, n)
			}
			for _, id := range anyID.FindAllString(text, -1) {
				if _, ok := Find(game, lang, id); !ok {
					t.Errorf("%s in %q refers to %s, which is not there", game, lang, id)
				}
			}
		}
	}
}

// The rules in code, words and tests cite numbers that exist: of rules, or of sections ("TEK-16.3" is all below "16.3
// Destiny cards").
func TestEveryCitedRuleExists(t *testing.T) {
	for _, game := range games(t) {
		folder := filepath.Join("..", "..", "games", game)
		prefix, _, _ := strings.Cut(All(game, "en")[0].ID, "-")
		cited, sections := 0, map[string]bool{}
		for _, rule := range All(game, "en") {
			number, _, _ := strings.Cut(rule.Section, " ")
			sections[prefix+"-"+number] = number != ""
		}
		err := filepath.WalkDir(folder, func(path string, d fs.DirEntry, err error) error {
			if err != nil || d.IsDir() {
				return err
			}
			if ext := filepath.Ext(path); ext != ".go" && ext != ".yaml" {
				return nil
			}
			text, err := os.ReadFile(path)
			if err != nil {
				return err
			}
			for _, id := range anyID.FindAllString(string(text), -1) {
				if !strings.HasPrefix(id, prefix+"-") {
					continue // the id of a card
				}
				cited++
				if _, ok := Find(game, "en", id); !ok && !sections[id] {
					t.Errorf("%s cites %s, which is not there", path, id)
				}
			}
			return nil
		})
		if err != nil {
			t.Fatal(err)
		}
		if cited == 0 {
			t.Errorf("nothing in %s cites a rule", folder)
		}
	}
}

func TestFrenchTypography(t *testing.T) {
	bad := regexp.MustCompile(`.{0,20}([ \pL][;!?]|[ \pL]: |« | »|\pL'\pL).{0,10}`)
	for _, game := range games(t) {
		text, _ := Text(game, "fr")
		for _, found := range bad.FindAllString(text, -1) {
			t.Errorf("%s: %q needs no-break spaces or another apostrophe", game, found)
		}
	}
}

func TestFind(t *testing.T) {
	for _, c := range []struct{ lang, id, chapter, section, start string }{
		{"en", "PHA-5.2", "5. Access cost and the course of an action", "", "Three slots"},
		{"fr", "PHA-5.2", "5. Le Coût d’Accès et le déroulement d’une action", "", "Trois emplacements"},
		{"en", "PHA-6.4.1", "6. The five actions", "6.4 Burial Chamber", "Cost: the two to four"},
		{"en", "PHA-RUL-40", "18. Rulings", "", "Can two players"},
		{"en", "KEM-5.5.9", "5. Actions", "5.5 Move", "Walls: you may enter"},
		{"fr", "KEM-Q44", "15. Arbitrages", "", "Les réductions de la Téléportation"},
		{"en", "TEK-10.2.2", "10. Ra: raise a Column", "", "Score 1 VP for each edge"},
		{"en", "OSI-D04", "14. What you decide", "", "After the draw of a visit"},
		{"fr", "OSI-5.10.2", "5. Les dix actions", "5.10 Se retirer de la saison", "Un Monument planifié"},
		{"fr", "TEK-16.5.3", "16. Tuiles et cartes, une à une", "16.5 Bénédictions", "B09, B10, en prenant un dé"},
		{"en", "PYR-DP11", "20. What you decide", "", "Lithographer: to raise"},
		{"fr", "PYR-10.3.1", "10. La résolution", "10.3 Négociateurs", "On compte la négociation"},
		{"fr", "PYR-Q47", "21. Arbitrages", "", "À deux joueurs, si Gizeh"},
	} {
		game := map[string]string{"PHA": "pharaon", "KEM": "kemet", "TEK": "tekhenu", "OSI": "osiris",
			"PYR": "pyramidion"}[c.id[:3]]
		r, ok := Find(game, c.lang, c.id)
		if !ok || r.ID != c.id || r.Chapter != c.chapter || r.Section != c.section ||
			!strings.HasPrefix(r.Text, c.start) {
			t.Errorf("%s in %q is %+v, %v", c.id, c.lang, r, ok)
		}
	}
	for _, c := range [][3]string{
		{"pharaon", "en", "PHA-0.4"}, {"kemet", "en", "KEM-Q61"}, {"pharaon", "en", "KEM-Q44"},
		{"pharaon", "de", "PHA-5.2"}, {"senet", "en", "PHA-5.2"},
		{"../rules", "en", "PHA-5.2"}, {"", "", ""},
	} {
		if r, ok := Find(c[0], c[1], c[2]); ok {
			t.Errorf("Find(%q) = %+v", c, r)
		}
		if _, ok := Text(c[0], c[1]); ok != (c[1] == "en" && (c[0] == "pharaon" || c[0] == "kemet")) {
			t.Errorf("Text(%q) is there: %v", c[:2], ok)
		}
	}
	if All("senet", "en") != nil {
		t.Error("rules of a game without a page")
	}
}

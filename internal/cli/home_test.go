package cli

import (
	"slices"
	"strings"
	"testing"

	"ennead/games"
	"ennead/internal/piece/piecetest"
	"ennead/internal/web"
	"ennead/internal/web/page"
)

// The home page has, for every game, a picture, the facts that help to choose, and all words in both languages.
func TestFrontDoor(t *testing.T) {
	all, err := catalogues(web.Words)
	if err != nil {
		t.Fatal(err)
	}
	all.Report = func(err error) { t.Error(err) }
	for _, lang := range []string{"en", "fr"} {
		words := all.In(lang)
		home := page.Home{Site: page.Site{Words: words, File: func(name string) string { return name }}, Games: games.All(), Levels: []string{"scribe"}}
		var b strings.Builder
		if err := home.Render().Render(&b); err != nil {
			t.Fatal(err)
		}
		piecetest.Headings(t, b.String(), 0)
		for _, g := range games.All() {
			_, part, ok := strings.Cut(b.String(), `<article id="`+g.ID()+`"`)
			if !ok {
				t.Fatalf("%s is not on the home page", g.ID())
			}
			part, _, _ = strings.Cut(part, "</article>")
			least, _ := g.Players()
			solo := strings.Contains(part, `value="solo"`)
			if solo != (least == 1) {
				t.Errorf("%s can be played solo: %v, is offered so: %v", g.ID(), least == 1, solo)
			}
			wanted := []string{`href="#v-` + g.ID() + `"`, `value="bots"`, `value="friends"`, `value="device"`, `href="/rules/` + g.ID() + `"`, `class="weight"`}
			for _, key := range []string{"title", "kind", "line"} {
				wanted = append(wanted, words.Word("site.game."+g.ID()+"."+key))
			}
			for _, o := range g.Options() {
				for _, value := range slices.Concat([]string{""}, o.Values) {
					key := "site.game." + g.ID() + ".option." + o.Key
					if value != "" {
						key += "." + value
					}
					wanted = append(wanted, words.Word(key))
				}
			}
			for _, text := range wanted {
				if !strings.Contains(part, escaped(text)) {
					t.Errorf("%s in %q: %q is missing", g.ID(), lang, text)
				}
			}
		}
		if n := b.Len(); n > 150_000 {
			t.Errorf("the home page in %q takes %d bytes before compression", lang, n)
		}
	}
}

// escaped returns a text as a page has it; existing markup stays.
func escaped(text string) string {
	if strings.Contains(text, `="`) {
		return text
	}
	return strings.NewReplacer("&", "&amp;", "'", "&#39;", `"`, "&#34;").Replace(text)
}

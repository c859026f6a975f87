package cli

import (
	"slices"
	"strings"
	"testing"

	"ennead/game"
	"ennead/games"
	"ennead/games/box"
	senet "ennead/games/example/senet/entry"
	"ennead/internal/gamekit"
	"ennead/internal/locale"
	"ennead/internal/piece/piecetest"
	"ennead/internal/web/page"
)

// The home page has, for every game, a picture, the facts that help to choose, and all words in both languages. The
// example is a sixth game, which nothing outside its folder knows, without a picture of its own.
func TestFrontDoor(t *testing.T) {
	offered := games.Kits
	t.Cleanup(func() { games.Kits = offered })
	games.Kits = append(slices.Clone(offered), &senet.Kit)
	all, err := readCatalogues()
	if err != nil {
		t.Fatal(err)
	}
	all = all.Reporting(func(err error) { t.Error(err) })
	for _, lang := range []string{"en", "fr"} {
		words := all.In(lang)
		home := page.Home{Lists: page.Lists{Site: page.Site{Words: words, File: func(name string) string { return name }}},
			Games: games.Kits, Levels: []string{"scribe"}}
		var b strings.Builder
		if err := home.Render().Render(&b); err != nil {
			t.Fatal(err)
		}
		piecetest.Headings(t, b.String(), 0)
		for _, g := range games.Kits {
			_, part, ok := strings.Cut(b.String(), `<article id="`+g.ID()+`"`)
			if !ok {
				t.Fatalf("%s is not on the home page", g.ID())
			}
			part, _, _ = strings.Cut(part, "</article>")
			least, most := g.Players()
			solo := strings.Contains(part, `value="solo"`)
			if solo != (least == 1) {
				t.Errorf("%s can be played solo: %v, is offered so: %v", g.ID(), least == 1, solo)
			}
			bots := `value="bots"` // two of them
			if most == 2 {
				bots = `value="duel"`
			}
			wanted := []string{`href="#v-` + g.ID() + `"`, bots, `value="friends"`, `value="device"`,
				`href="/rules/` + g.ID() + `"`, `class="weight"`}
			for _, key := range []string{"title", "kind", "line"} {
				wanted = append(wanted, words.Word("site.game."+g.ID()+"."+key))
			}
			for key, value := range g.First {
				if !slices.ContainsFunc(g.Options(), func(o game.Option) bool {
					return o.Key == key && value != o.Default && slices.Contains(o.Values, value)
				}) {
					t.Errorf("%s has no option %s=%s for a first game", g.ID(), key, value)
				}
				wanted = append(wanted, words.Word("site.game."+g.ID()+".first"), `name="first"`)
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

// Every word that a game's entry has for the site is shown somewhere: no option, and nothing else, is out of date.
func TestSiteWords(t *testing.T) {
	for _, k := range append(slices.Clone(games.Kits), &senet.Kit) {
		known := map[string]bool{"title": true, "kind": true, "line": true, "automaton": automata(t, k),
			"first": len(k.First) > 0}
		for _, q := range quicks {
			known[string(q)] = true
		}
		for _, o := range k.Options() {
			known["option."+o.Key] = true
			for _, value := range o.Values {
				known["option."+o.Key+"."+value] = true
			}
			for _, word := range o.Many {
				known["option."+o.Key+".each."+word] = true
			}
		}
		for _, d := range k.Designed {
			known["designed."+d.Key], known["designed."+d.Key+".why"] = true, true
		}
		for _, part := range k.Parts.Names {
			known["part."+part] = true
		}
		usual, err := k.New(game.Setup{Players: 2})
		if err != nil {
			t.Fatal(err)
		}
		for _, kind := range k.Deeds {
			known["learnt."+kind.Key] = true
			for n, deed := range kind.Deeds {
				if deed == "" {
					continue
				}
				if own, ok := strings.CutPrefix(kind.Name(usual, n).Key, "site.game."+k.ID()+"."); ok {
					known[own] = true
				}
			}
		}
		figures := figureKeys(t, k)
		all, err := locale.New(k.Words...)
		if err != nil {
			t.Fatal(err)
		}
		for _, key := range all.Keys() {
			rest, ok := strings.CutPrefix(key, "site.")
			if ok && !known[strings.TrimPrefix(rest, "game."+k.ID()+".")] && !figures[key] {
				t.Errorf("%s: nothing shows %s", k.ID(), key)
			}
		}
		for _, lang := range locale.Langs {
			for word, needed := range known {
				if needed && !all.In(lang).Has("site.game."+k.ID()+"."+word) &&
					!slices.Contains(quicks, page.Quick(word)) {
					t.Errorf("%s has no words in %q for site.game.%s.%s", k.ID(), lang, k.ID(), word)
				}
			}
		}
	}
}

// figureKeys returns the keys of the words for a game's figures, see [page.FigureKey].
func figureKeys(t *testing.T, k *gamekit.Kit) map[string]bool {
	t.Helper()
	keys := map[string]bool{}
	if k.Components() == nil {
		return keys
	}
	all, err := box.Figures(k.Components())
	if err != nil {
		t.Fatal(err)
	}
	for _, f := range all {
		for _, key := range append(page.FigureKeys(f), f.Section()) {
			keys[page.FigureKey(key)] = true
		}
	}
	return keys
}

// quicks are the ways to begin, of which a game may say something of its own.
var quicks = []page.Quick{page.QuickSolo, page.QuickBots, page.QuickFriends, page.QuickDevice}

// escaped returns a text as a page has it; existing markup stays.
func escaped(text string) string {
	if strings.Contains(text, `="`) {
		return text
	}
	return strings.NewReplacer("&", "&amp;", "'", "&#39;", `"`, "&#34;").Replace(text)
}

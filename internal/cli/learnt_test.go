package cli

import (
	"net/http"
	"slices"
	"strings"
	"testing"

	"ennead/bot"
	"ennead/game"
	"ennead/games"
	"ennead/internal/learnt"
)

// What was counted of each game fits its rules, is counted for two and four players, and can be told in both languages,
// in the terminal and on the site, where the page of its rules leads to it.
func TestLearnt(t *testing.T) {
	o := openHouse(t)
	for _, k := range games.Kits {
		counted, err := learnt.Read(k.Counted, k.Game, k.Deeds)
		if err != nil {
			t.Fatal(err)
		}
		if _, err := bot.Parse(counted.Bot); err != nil {
			t.Errorf("%s: %v", k.ID(), err)
		}
		var players []int
		for _, series := range counted.Series {
			players = append(players, series.Players)
			if len(series.Kinds) != len(k.Deeds) {
				t.Errorf("%s: %d kinds with %d players, not %d", k.ID(), len(series.Kinds), series.Players, len(k.Deeds))
			}
		}
		if !slices.Equal(players, []int{2, 4}) {
			t.Errorf("%s: counted with %v players", k.ID(), players)
		}
		for _, lang := range []string{"en", "fr"} {
			c, out := paper(t, lang)
			ctx := t.Context()
			if err := (learntCommand{Game: k.ID()}).Run(c, &ctx); err != nil {
				t.Fatal(err)
			}
			if text := out.String(); strings.Contains(text, "[") || len(text) < 1000 {
				t.Errorf("%s, %s: a word is missing or everything:\n%s", k.ID(), lang, text)
			}
			for _, query := range []string{"", "?players=2", "?players=4", "?players=9"} {
				status, _, text := o.get(t, "/learnt/"+k.ID()+query, lang)
				if status != http.StatusOK || strings.Contains(text, ">[") {
					t.Errorf("%s, %s: status %d, or a word is missing", k.ID(), lang, status)
				}
				series := counted.Series[0]
				if query == "?players=4" {
					series = counted.Series[1]
				}
				line := c.words.Word("site.learnt.series", "n", series.Players, "games", c.words.Number(series.Games), "bot",
					counted.Bot, "version", counted.Version)
				if !strings.Contains(text, escaped(line)) {
					t.Errorf("%s%s, %s: not of %s", k.ID(), query, lang, line)
				}
				for _, kind := range k.Deeds {
					if !strings.Contains(text, ` id="of-`+kind.Key+`"`) {
						t.Errorf("%s%s, %s: nothing of %s", k.ID(), query, lang, kind.Key)
					}
				}
			}
		}
		if _, _, text := o.get(t, "/rules/"+k.ID(), "en"); !strings.Contains(text, `href="/learnt/`+k.ID()+`"`) {
			t.Errorf("the rules of %s do not lead to what was learnt", k.ID())
		}
	}
	if status, _, _ := o.get(t, "/learnt/chess", "en"); status != http.StatusNotFound {
		t.Errorf("of a game that nobody has something was learnt: %d", status)
	}
}

// Everything that was counted has a name in both languages, and no two deeds of a kind have the same.
func TestDeedsAreNamed(t *testing.T) {
	for _, k := range games.Kits {
		s, err := k.New(game.Setup{Players: 2})
		if err != nil {
			t.Fatal(err)
		}
		all, err := learnt.Read(k.Counted, k.Game, k.Deeds)
		if err != nil {
			t.Fatal(err)
		}
		for _, lang := range []string{"en", "fr"} {
			c, _ := paper(t, lang)
			for _, kind := range k.Deeds {
				seen := map[string]string{}
				for _, series := range all.Series {
					for _, d := range series.Kinds[kind.Key] {
						says := strings.Join(kind.Says(c.words, s, d.Deed), ": ")
						if other := seen[says]; strings.Contains(says, "[") || other != "" && other != d.Deed {
							t.Errorf("%s, %s: %s %s is called %q, as is %q", k.ID(), lang, kind.Key, d.Deed, says, other)
						}
						seen[says] = d.Deed
					}
				}
			}
		}
	}
}

package box_test

import (
	"errors"
	"strings"
	"testing"

	"ennead/game"
	"ennead/games"
	"ennead/games/box"
)

const cards = `deck:
  source: rulebook
  size: 3
  cards: # in order
    - {id: A, rule: SEN-2, en: Ânkh, fr: Ânkh, cost: [1, two], pp: 3, source: reconstructed}
    - {id: B, pp: 4, need: 2, source: reconstructed, source_by_field: {need: rulebook}}
    - {id: C, pp: 5, source: rulebook}
`

func TestFigures(t *testing.T) {
	all, err := box.Figures([]byte(cards))
	if err != nil {
		t.Fatal(err)
	}
	var got []string
	for _, f := range all {
		got = append(got, f.Path+"="+f.Value)
	}
	const want = "deck.cards.A.cost=[1, two] deck.cards.A.pp=3 deck.cards.B.pp=4"
	if s := strings.Join(got, " "); s != want {
		t.Errorf("%s, not %s", s, want)
	}
	of := box.Thing{EN: "Ânkh", FR: "Ânkh", Rule: "SEN-2", At: "deck.cards.A"}
	if all[0].Of != of || all[0].Section() != "deck" || all[0].Whole || !all[1].Whole {
		t.Errorf("%+v, %+v", all[0], all[1])
	}
}

func TestCorrect(t *testing.T) {
	text, err := box.Correct([]byte(cards), map[string]string{"deck.cards.A.cost": "[2, two, two]",
		"deck.cards.B.pp": " 12 ", "deck.cards.C.pp": "9", "deck.size": "9"})
	if err != nil {
		t.Fatal(err)
	}
	want := strings.NewReplacer("[1, two]", "[2, two, two]", "pp: 4", "pp: 12").Replace(cards)
	if string(text) != want {
		t.Errorf("%s\nnot\n%s", text, want)
	}
	for value, why := range map[string]string{
		"many": "whole number", "1.5": "whole number", "[1]": "whole number", "": "no number", "1\n2": "no number",
		"1 # one": "no number", "&a 1": "no number", "1}": "no number", strings.Repeat("1", 400): "over 300",
	} {
		var wrong box.Misfits
		_, err := box.Correct([]byte(cards), map[string]string{"deck.cards.A.pp": value})
		if !errors.As(err, &wrong) || !strings.Contains(wrong["deck.cards.A.pp"].Error(), why) {
			t.Errorf("%.20q: %v", value, err)
		}
	}
	for _, value := range []string{"3", "{a: 1}", "[1, 2", "[1]]", "[1], b: [2]"} {
		if _, err := box.Correct([]byte(cards), map[string]string{"deck.cards.A.cost": value}); err == nil {
			t.Errorf("%s is taken for a list", value)
		}
	}
}

// Every game has figures that may be corrected, each under a path of its own. Writing them as they are changes nothing.
func TestFiguresOfGames(t *testing.T) {
	for _, g := range games.All() {
		all, err := box.Figures(g.Components())
		if err != nil {
			t.Fatal(err)
		}
		same, section := map[string]string{}, map[string]int{}
		for _, f := range all {
			if _, twice := same[f.Path]; twice {
				t.Errorf("%s: %s comes twice", g.ID(), f.Path)
			}
			same[f.Path] = f.Value
			section[f.Section()]++
		}
		t.Log(g.ID(), len(all), section)
		if len(all) < 20 {
			t.Errorf("%s: only %d figures", g.ID(), len(all))
		}
		text, err := box.Correct(g.Components(), same)
		if err != nil || string(text) != string(g.Components()) {
			t.Errorf("%s: writing the figures changes the file: %v", g.ID(), err)
		}
		least, _ := g.Players()
		if _, err := g.New(game.Setup{Players: least, Components: text}); err != nil {
			t.Errorf("%s: %v", g.ID(), err)
		}
	}
}

package locale

import (
	"strings"
	"testing"

	"ennead/game"
)

const (
	englishForms = `
t.give: "{seat} gives {to} {n}"
t.give.you-seat: "You give {to} {n}"
t.give.you-to: "{seat} gives you {n}"
t.bribe: "{seat} pays if {to} wins"
t.bribe.you-seat: "You pay if {to} wins"
t.bribe.you-to: "{seat} pays if you win"
t.bribe.you-seat-to: "You pay if you win"
t.coins: {one: "{seat} gains {n} coin", other: "{seat} gains {n} coins"}
t.coins.you-seat: {one: "You gain {n} coin", other: "You gain {n} coins"}
t.order: "{seat.you}, then {to.you}"
`
	frenchForms = `
t.give: "{seat} donne {n} à {to}"
t.give.you-seat: "Vous donnez {n} à {to}"
t.give.you-to: "{seat} vous donne {n}"
t.bribe: "{seat} paie si {to} gagne"
t.bribe.you-seat: "Vous payez si {to} gagne"
t.bribe.you-to: "{seat} paie si vous gagnez"
t.coins: {one: "{seat} gagne {n} pièce", other: "{seat} gagne {n} pièces"}
t.coins.you-seat: {one: "Vous gagnez {n} pièce", other: "Vous gagnez {n} pièces"}
t.order: "{seat.you}, puis {to.you}"
`
)

// A sentence speaks to the person who reads it, and to everybody else it names that person.
func TestFor(t *testing.T) {
	cs, err := New(files(englishForms, frenchForms))
	if err != nil {
		t.Fatal(err)
	}
	cs = cs.Reporting(func(err error) { t.Error(err) })
	names := []string{"Anna", "Bek"}
	for _, c := range []struct {
		key      string
		seat, to game.Seat
		n        int
		en, fr   string // as Anna reads it
	}{
		{"t.give", 0, 1, 2, "You give Bek 2", "Vous donnez 2 à Bek"},
		{"t.give", 1, 0, 2, "Bek gives you 2", "Bek vous donne 2"},
		{"t.give", 1, 1, 2, "Bek gives Bek 2", "Bek donne 2 à Bek"},
		{"t.bribe", 0, 0, 0, "You pay if you win", "Vous payez si Anna gagne"},
		{"t.coins", 0, 1, 1, "You gain 1 coin", "Vous gagnez 1 pièce"},
		{"t.coins", 0, 1, 2, "You gain 2 coins", "Vous gagnez 2 pièces"},
		{"t.order", 0, 1, 0, "You, then Bek", "Vous, puis Bek"},
		{"t.order", 1, 0, 0, "Bek, then you", "Bek, puis vous"},
	} {
		m := game.Say("", c.key, "seat", c.seat, "to", c.to, "n", c.n)
		for lang, want := range map[string]string{"en": c.en, "fr": c.fr} {
			if got := cs.In(lang).With(names).For(0).Say(m); got != want {
				t.Errorf("%s %s = %q, want %q", lang, c.key, got, want)
			}
		}
	}
	m := game.Say("", "t.coins", "seat", game.Seat(0), "n", 1)
	if got := cs.In("en").With(names).Say(m); got != "Anna gains 1 coin" {
		t.Errorf("to somebody else: %q", got)
	}
}

// A sentence that cannot speak to its reader names them, and that is reported.
func TestForReports(t *testing.T) {
	cs, err := New(files(`t.go: "{seat} goes"`, `t.go: "{seat} va"`))
	if err != nil {
		t.Fatal(err)
	}
	reported := 0
	cs = cs.Reporting(func(error) { reported++ })
	got := cs.In("en").With([]string{"Anna"}).For(0).Say(game.Say("", "t.go", "seat", game.Seat(0)))
	if got != "Anna goes" || reported != 1 || cs.In("en").Addresses("t.go", "seat") {
		t.Errorf("%q, reported %d times", got, reported)
	}
}

// A form fills the places of its sentence, but for those that are the reader.
func TestFormsFit(t *testing.T) {
	for _, c := range []struct{ words, want string }{
		{`{t.go: "{seat} goes {n}", t.go.you-seat: "You go"}`, "the places are [], not [n]"},
		{`{t.go: "{seat} goes", t.go.you-seat: "You, {seat}"}`, "the places are [seat], not []"},
		{`{t.go: "{seat} goes", t.go.you-to: "You go, {seat}"}`, "t.go has no place {to}"},
		{`{t.go.you-seat: "You go"}`, "t.go has no place {seat}"},
	} {
		if _, err := New(files(c.words, c.words)); err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%s: %v, want %q", c.words, err, c.want)
		}
	}
}

package locale

import (
	"testing"

	"ennead/game"
)

// French names are elided where French speech elides, and nowhere else; English is left alone.
func TestElision(t *testing.T) {
	const words = `
t.statue: "Statue de {who}"
t.sees: "ce que {who} voit"
t.start: "De {who} à {to}"
t.side: "{who} de {to}"
t.god: "la Bénédiction de {god}"
t.res.agr: Agriculture
t.res.jus: Justice
`
	cs, err := New(files(words, words))
	if err != nil {
		t.Fatal(err)
	}
	cs = cs.Reporting(func(err error) { t.Error(err) })
	for name, want := range map[string]string{
		"Anna": "Statue d’Anna", "Inès": "Statue d’Inès", "élise": "Statue d’élise", "Œdipe": "Statue d’Œdipe",
		"Ulysse": "Statue d’Ulysse",
		"Yves":   "Statue d’Yves", "Yann": "Statue de Yann", "Y": "Statue de Y", "Hugo": "Statue de Hugo",
		"Horus": "Statue d’Horus", "Hathor": "Statue d’Hathor",
		"Bek": "Statue de Bek", "3 Pains": "Statue de 3 Pains", "": "Statue de ", "Ωmega": "Statue de Ωmega",
	} {
		if got := cs.In("fr").Word("t.statue", "who", name); got != want {
			t.Errorf("%q, want %q", got, want)
		}
		if got, want := cs.In("en").Word("t.statue", "who", name), "Statue de "+name; got != want {
			t.Errorf("in English %q, want %q", got, want)
		}
	}
	c := cs.In("fr").With([]string{"Anna", "Bek"})
	for _, say := range []struct{ key, want string }{
		{"t.sees", "ce qu’Anna voit"}, {"t.start", "D’Anna à Bek"}, {"t.side", "Anna de Bek"},
	} {
		if got := c.Say(game.Say("", say.key, "who", game.Seat(0), "to", game.Seat(1))); got != say.want {
			t.Errorf("%q, want %q", got, say.want)
		}
	}
	if got, want := c.Say(game.Say("", "t.god", "god", []game.Term{"t.res.agr", "t.res.jus"})),
		"la Bénédiction d’Agriculture et Justice"; got != want {
		t.Errorf("%q, want %q", got, want)
	}
}

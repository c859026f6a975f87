package nickname_test

import (
	"errors"
	"strings"
	"testing"

	"ennead/internal/nickname"
)

func TestClean(t *testing.T) {
	for name, want := range map[string]string{
		"Ani": "Ani", "  Ani  ": "Ani", "Ani   de  Thèbes": "Ani de Thèbes", "Ani\u00a0II": "Ani II", "Ａni": "Ani",
		"L’Étoile": "L’Étoile", "O'Neil-Smith": "O'Neil-Smith", "Ани": "Ани", "Άννα": "Άννα", "王Ani": "王Ani",
		"さくらサクラ桜": "さくらサクラ桜",
		"한글":      "한글", "🐈": "🐈", "Ani 2": "Ani 2", "नेफ़र्टिटी": "नेफ़र्टिटी", "e\u0301": "é", "\tAni": "",
		strings.Repeat("é", 32): strings.Repeat("é", 32), strings.Repeat("e\u0301", 32): strings.Repeat("é", 32),
	} {
		got, err := nickname.Clean(name)
		if (want == "") != (err != nil) || got != want {
			t.Errorf("%q is stored as %q, %v; want %q", name, got, err, want)
		}
		if again, err := nickname.Clean(got); got != "" && (again != got || err != nil) {
			t.Errorf("%q, cleaned again, is %q, %v", got, again, err)
		}
	}
}

func TestCleanRefuses(t *testing.T) {
	for name, want := range map[string]error{
		"": nickname.ErrForm, "   ": nickname.ErrForm, "\xff": nickname.ErrForm,
		strings.Repeat("x", 33):            nickname.ErrForm,
		strings.Repeat(" ", 100_000) + "x": nickname.ErrForm,
		"\u2800":                           nickname.ErrForm, // the empty Braille pattern
		"\u2800\u2800A":                    nickname.ErrForm,
		"\u3164":                           nickname.ErrForm, // fillers of Hangul
		"\uffa0":                           nickname.ErrForm,
		"\u115f":                           nickname.ErrForm,
		"\u200b":                           nickname.ErrForm, // zero-width space
		"A\u200bni":                        nickname.ErrForm,
		"A\u00adni":                        nickname.ErrForm, // soft hyphen
		"A\ufe0f":                          nickname.ErrForm, // variation selector
		"\u202eina":                        nickname.ErrForm, // changes the direction
		"A\u0000":                          nickname.ErrForm,
		"A\nB":                             nickname.ErrForm,
		"\u0301":                           nickname.ErrForm, // a mark alone
		"Z\u0336\u0337\u0338\u0335lgo":     nickname.ErrForm, // marks without end
		"Аni":                              nickname.ErrMixed,
		"Аnи":                              nickname.ErrMixed, // Cyrillic and Latin
		"Αni":                              nickname.ErrMixed, // Greek
		"Anі":                              nickname.ErrMixed,
		"王Ани":                             nickname.ErrMixed,
	} {
		if got, err := nickname.Clean(name); !errors.Is(err, want) || got != "" {
			t.Errorf("%.40q is stored as %q, %v; want %v", name, got, err, want)
		}
	}
}

func TestAlike(t *testing.T) {
	for _, pair := range [][2]string{
		{"Ani", "ani"}, {"Ani", "ANI"}, {"Ani", "Аnі"}, {"Ani", "A n i"}, {"Ani", "A.n.i"}, {"Ani", "Anl"},
		{"Ani", "An1"}, {"Ani", "Ａni"},
		{"Ani", "Àni"}, {"Ani", "Ⓐⓝⓘ"}, {"Horn", "Hom"}, {"Vvizier", "Wizier"}, {"Moon", "M00n"}, {"Сора", "Copa"},
		{"vizier", "𝓥izier"},
		{"Ian", "lan"}, {"Ian", "ian"}, {"Éve", "Eve"},
	} {
		if !nickname.Alike(pair[0], pair[1]) {
			t.Errorf("%q (%q) and %q (%q) do not look alike", pair[0], nickname.Skeleton(pair[0]), pair[1],
				nickname.Skeleton(pair[1]))
		}
	}
	for _, pair := range [][2]string{{"Ani", "Ari"}, {"Ani", "Ani 2"}, {"Ani 2", "Ani 3"}, {"Bek", "Вік"}, {"🐈", "🐕"},
		{"王", "玉"}, {"Ani", ""}, {"Ян", "Ан"}} {
		if nickname.Alike(pair[0], pair[1]) {
			t.Errorf("%q and %q look alike: %q", pair[0], pair[1], nickname.Skeleton(pair[0]))
		}
	}
}

// Whatever is typed, the stored name can be stored again unchanged, and looks like itself.
func FuzzClean(f *testing.F) {
	for _, name := range []string{"Ani", "\u2800", "Аni", "e\u0301", "王 🐈", "ǅ", "ﷺ"} {
		f.Add(name)
	}
	f.Fuzz(func(t *testing.T, name string) {
		kept, err := nickname.Clean(name)
		if err != nil {
			return
		}
		again, err := nickname.Clean(kept)
		if err != nil || again != kept || !nickname.Alike(kept, again) || len([]rune(kept)) > nickname.Most {
			t.Errorf("%q is stored as %q, and then as %q, %v", name, kept, again, err)
		}
	})
}

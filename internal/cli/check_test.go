package cli

import (
	"bytes"
	"encoding/json"
	"io"
	"log/slog"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"ennead/game"
	"ennead/games"
	pharaonkit "ennead/games/pharaon/kit"
	tekhenukit "ennead/games/tekhenu/kit"
	"ennead/internal/bus"
	"ennead/internal/store"
	"ennead/internal/store/sqlite"
	"ennead/internal/table"
)

const owner table.PersonID = "the one who opens all tables"

// peopled returns the data folder of a house with a finished game, one of older rules, one in progress, a guided one,
// and a table that waits. do is called with the open house.
func peopled(t *testing.T, do func(*table.House, store.Store)) (folder string) {
	t.Helper()
	folder = filepath.Join(t.TempDir(), "house")
	people(t, place{Data: folder}, do)
	return folder
}

// people opens the tables of peopled in some place.
func people(t *testing.T, at place, do func(*table.House, store.Store)) {
	t.Helper()
	must := func(err error) {
		t.Helper()
		if err != nil {
			t.Fatal(err)
		}
	}
	db, err := at.open(t.Context())
	must(err)
	defer func() { must(db.Close()) }()
	lessons, err := guides()
	must(err)
	house, err := table.Open(t.Context(), table.Config{
		Store: db, Bus: bus.New(), Games: games.All(), Bots: seating{}.bot, Guides: lessons, Roles: []table.Role{},
		Log: slog.New(slog.NewTextHandler(io.Discard, nil)),
	})
	must(err)
	defer house.Close()
	for _, text := range []string{sealedGame(t, pharaonkit.Game), strings.Replace(sealedGame(t, tekhenukit.Game),
		"rules 2\n", "rules 1\n", 1)} {
		_, err = house.Import(t.Context(), strings.NewReader(text), owner, nil)
		must(err)
	}
	spec := table.Spec{Game: "kemet", Public: true, Setup: game.Setup{},
		Seats: []table.SeatSpec{{Kind: table.Person, Name: "Ani"}, {Kind: table.Person}}}
	_, err = house.Create(t.Context(), spec, owner, 0)
	must(err)
	spec.Seats[1] = table.SeatSpec{Kind: table.Bot, Level: "scribe"}
	id, err := house.Create(t.Context(), spec, owner, 0)
	must(err)
	must(house.Ready(t.Context(), id, 0, [16]byte{1}))
	_, err = house.Learn(t.Context(), "pharaon", owner, "Ani", "scribe")
	must(err)
	if do != nil {
		do(house, db)
	}
}

// says runs a command line and returns its output and its exit code.
func says(t *testing.T, lang string, line ...string) (out, wrong string, code int) {
	t.Helper()
	c, text := paper(t, lang)
	var shown bytes.Buffer
	c.err = &shown
	code = c.obey(t.Context(), line)
	plain := strings.NewReplacer("\u202f", " ", "\u00a0", " ", "’", "'")
	return plain.Replace(text.String()), plain.Replace(shown.String()), code
}

func hasAll(t *testing.T, text string, want ...string) {
	t.Helper()
	for _, w := range want {
		if !strings.Contains(text, w) {
			t.Errorf("%q is missing in\n%s", w, text)
		}
	}
}

// An intact house passes, open or not, and a check changes nothing.
func TestCheck(t *testing.T) {
	folder := peopled(t, nil)
	for lang, want := range map[string][]string{
		"en": {"the file is whole", "5 tables with", "2 finished", "2 being played", "1 waiting for players",
			"The seals and all draws of 5 tables", "1 finished game of older rules", "All is well."},
		"fr": {"le fichier est intact", "5 tables, ", "2 finies", "2 en cours", "1 en attente de joueurs",
			"de 5 tables", "1 partie finie sous d'anciennes règles", "Tout va bien."},
	} {
		out, wrong, code := says(t, lang, "check", "--data", folder)
		hasAll(t, out, want...)
		if code != 0 || wrong != "" || strings.Contains(out, "[") {
			t.Errorf("%d %s\n%s", code, wrong, out)
		}
	}
	peopledOpen := peopled(t, func(_ *table.House, db store.Store) {})
	db, err := sqlite.Open(t.Context(), database(peopledOpen))
	if err != nil {
		t.Fatal(err)
	}
	defer db.Close()
	out, _, code := says(t, "en", "check", "--json", "--data", peopledOpen)
	var h health
	if err := json.Unmarshal([]byte(out), &h); err != nil || code != 0 || !h.Well || h.Tables != 5 || h.Verified != 5 ||
		h.Moves < 100 {
		t.Errorf("%d, %v, %s", code, err, out)
	}
}

// Each problem is named, with the reason.
func TestCheckFindsWhatIsWrong(t *testing.T) {
	var wrongID, forgedID string
	folder := peopled(t, func(house *table.House, db store.Store) {
		all, err := house.All(t.Context())
		if err != nil {
			t.Fatal(err)
		}
		for _, l := range all {
			s, err := db.Load(t.Context(), string(l.ID))
			if err != nil {
				t.Fatal(err)
			}
			c := &store.Change{ID: s.ID, Expected: s.Version, Status: s.Status, Owing: s.Owing, Updated: s.Updated,
				From: len(s.Moves)}
			switch {
			case l.Status == table.Playing && l.Game == "kemet":
				c.Moves, wrongID = []store.Move{{Seat: 0, Text: "sing"}}, s.ID
			case l.Status == table.Over && l.Game == "pharaon":
				header := strings.Replace(s.Header, "secret 01", "secret 02", 1)
				c.Header, forgedID = &header, s.ID
			default:
				continue
			}
			if err := db.Change(t.Context(), c); err != nil {
				t.Fatal(err)
			}
		}
	})
	out, _, code := says(t, "en", "check", "--data", folder)
	hasAll(t, out, "2 tables cannot be used", wrongID+", kemet, being played: The stored record could not be replayed",
		"no move starts with",
		forgedID+", pharaon, finished: The draws do not follow from the sealed secret", "Not all is well")
	if code != exitFailure {
		t.Errorf("it ends with %d", code)
	}
	out, _, _ = says(t, "fr", "check", "--data", folder)
	hasAll(t, out, "2 tables ne peuvent pas servir", forgedID+", pharaon, finie : Les tirages ne découlent pas du "+
		"secret scellé")
	out, _, code = says(t, "en", "backup", filepath.Join(t.TempDir(), "copy.db"), "--data", folder)
	hasAll(t, out, "holds 5 tables; 5 of them were replayed", wrongID) // the copy is as good as the original
	if code != 0 {
		t.Errorf("it ends with %d", code)
	}

	text, err := os.ReadFile(database(folder))
	if err != nil {
		t.Fatal(err)
	}
	const page = 4096
	for i := 16 * page; i < 24*page; i++ {
		text[i] ^= 0xa5
	}
	if err := os.WriteFile(database(folder), text, 0o600); err != nil {
		t.Fatal(err)
	}
	out, _, code = says(t, "en", "check", "--data", folder)
	hasAll(t, out, "the file is damaged. SQLite says:")
	if code != exitFailure {
		t.Errorf("it ends with %d\n%s", code, out)
	}
	to := filepath.Join(t.TempDir(), "copy.db")
	_, wrong, code := says(t, "en", "backup", to, "--data", folder)
	hasAll(t, wrong, "cannot be copied whole")
	if left, _ := os.ReadDir(filepath.Dir(to)); code != exitFailure || len(left) > 0 {
		t.Errorf("it ends with %d and leaves %v", code, left)
	}
}

// A backup is made while the house is open, is readable only by its owner, never replaces a file, and works as a
// house in an empty folder.
func TestBackup(t *testing.T) {
	folder := peopled(t, nil)
	db, err := sqlite.Open(t.Context(), database(folder))
	if err != nil {
		t.Fatal(err)
	}
	defer db.Close()
	key, err := db.Setting(t.Context(), "house key", []byte("another"))
	if err != nil {
		t.Fatal(err)
	}
	to := filepath.Join(t.TempDir(), "copy.db")
	out, wrong, code := says(t, "fr", "backup", to, "--data", folder)
	hasAll(t, out, "Les données sont copiées dans "+to, "contient 5 tables", "5 d'entre elles", "comme une clé")
	if code != 0 || wrong != "" {
		t.Errorf("%d %s", code, wrong)
	}
	info, err := os.Stat(to)
	if err != nil || info.Mode().Perm() != 0o600 {
		t.Errorf("%v, %v", info.Mode(), err)
	}
	if left, _ := os.ReadDir(filepath.Dir(to)); len(left) != 1 {
		t.Errorf("it leaves %v", left)
	}
	before, err := os.ReadFile(to)
	if err != nil {
		t.Fatal(err)
	}
	_, wrong, code = says(t, "en", "backup", to, "--data", folder)
	hasAll(t, wrong, "already exists")
	after, err := os.ReadFile(to)
	if err != nil || code != exitFailure || !bytes.Equal(before, after) {
		t.Errorf("a file was overwritten: %d, %v", code, err)
	}

	out, _, _ = says(t, "en", "check", to)
	hasAll(t, out, "All is well.")
	again := filepath.Join(t.TempDir(), "new")
	if err := os.Mkdir(again, 0o700); err != nil {
		t.Fatal(err)
	}
	if err := os.Rename(to, database(again)); err != nil {
		t.Fatal(err)
	}
	restored, err := sqlite.Open(t.Context(), database(again))
	if err != nil {
		t.Fatal(err)
	}
	defer restored.Close()
	if got, err := restored.Setting(t.Context(), "house key", []byte("another")); err != nil || !bytes.Equal(got, key) {
		t.Errorf("the keys have changed: %v", err)
	}
}

// A record of older rules is shown and verified if it replays, and the output says so.
func TestOlderRecord(t *testing.T) {
	name := filepath.Join(t.TempDir(), "older.txt")
	text := strings.Replace(sealedGame(t, tekhenukit.Game), "rules 2\n", "rules 1\n", 1)
	if err := os.WriteFile(name, []byte(text), 0o600); err != nil {
		t.Fatal(err)
	}
	for _, line := range [][]string{{"verify", name}, {"replay", name}, {"render", name, "--svg", "-"}} {
		out, wrong, code := says(t, "en", line...)
		hasAll(t, wrong, "the game was played under version 1 of the rules, and is shown under version 2")
		if code != 0 || out == "" {
			t.Errorf("%s ends with %d", line[0], code)
		}
	}
	out, wrong, _ := says(t, "fr", "verify", name)
	hasAll(t, out, "Vérifié")
	hasAll(t, wrong, "la partie a été jouée sous la version 1 des règles")
}

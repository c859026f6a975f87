package cli

import (
	"database/sql"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
	"time"

	"ennead/internal/store"
	"ennead/internal/store/postgres/pgtest"
	"ennead/internal/table"
)

// fingerprint is what the command says of the content.
var fingerprint = regexp.MustCompile(`fingerprint ([0-9a-f]{16})`)

// moved moves a house, and returns the fingerprint of its content.
func moved(t *testing.T, from, to string) string {
	t.Helper()
	out, wrong, code := says(t, "en", "move-house", "--from", from, "--to", to)
	found := fingerprint.FindStringSubmatch(out)
	if code != 0 || wrong != "" || found == nil || strings.Contains(out, "ennead@") {
		t.Fatalf("%d: %s%s", code, out, wrong)
	}
	return found[1]
}

// turnedAway moves a house, or fails to, for that reason.
func turnedAway(t *testing.T, want string, line ...string) {
	t.Helper()
	out, wrong, code := says(t, "en", line...)
	if code == 0 || !strings.Contains(wrong, want) || strings.Contains(wrong, "ennead@") {
		t.Errorf("%v: %d, %s%s, want %q", line, code, out, wrong, want)
	}
}

// well checks a house.
func well(t *testing.T, at place, want string) {
	t.Helper()
	line := []string{"check", "--data", at.Data}
	if at.Store != "" {
		line = []string{"check", "--store", at.Store}
	}
	out, wrong, code := says(t, "en", line...)
	hasAll(t, out, want, "All is well.")
	if code != 0 {
		t.Errorf("%d: %s%s", code, out, wrong)
	}
}

// A house moves from a folder into a database and back, stays the same, and can be played in one place only.
func TestMoveHouse(t *testing.T) {
	address, folder := pgtest.Shared(t).Database(t), peopled(t, nil)
	first := moved(t, folder, address)
	well(t, place{Store: address}, "5 tables with")
	turnedAway(t, "has moved to postgres://", "serve", "--listen", "127.0.0.1:0", "--data", folder)
	turnedAway(t, "has moved to postgres://", "tables", "delete", "any", "--yes", "--data", folder)
	turnedAway(t, "has moved to postgres://", "move-house", "--from", folder, "--to", filepath.Join(t.TempDir(), "third"))
	well(t, place{Data: folder}, "5 tables with")
	if out, wrong, code := says(t, "en", "tables", "--store", address); code != 0 || strings.Count(out, "\n") < 6 {
		t.Errorf("%d: %s%s", code, out, wrong)
	}

	back := filepath.Join(t.TempDir(), "back")
	if second := moved(t, address, back); second != first {
		t.Errorf("%s has become %s", first, second)
	}
	turnedAway(t, "has moved to "+back, "serve", "--listen", "127.0.0.1:0", "--store", address, "--data", t.TempDir())
	well(t, place{Data: back}, "5 tables with")
	info, err := os.Stat(database(back))
	if err != nil || info.Mode().Perm() != 0o600 {
		t.Errorf("%v, %v", info.Mode(), err)
	}

	out, wrong, code := says(t, "fr", "move-house", "--reopen", address)
	hasAll(t, out, "Un serveur peut de nouveau ouvrir postgres://")
	if code != 0 || wrong != "" {
		t.Errorf("%d: %s", code, wrong)
	}
	serving(t, "--store", address)
	turnedAway(t, "a server still uses this database", "move-house", "--from", address, "--to",
		filepath.Join(t.TempDir(), "more"))
}

// What cannot be moved is said in one sentence, and nothing is changed.
func TestMoveHouseRefuses(t *testing.T) {
	folder, other := peopled(t, func(*table.House, store.Store) {}), filepath.Join(t.TempDir(), "other")
	for _, line := range [][]string{{"--from", folder}, {"--to", folder}, {},
		{"--from", folder, "--to", other, "--reopen", folder}} {
		turnedAway(t, "needs --from and --to", append([]string{"move-house"}, line...)...)
	}
	turnedAway(t, "there is data here already", "move-house", "--from", folder, "--to", peopled(t, nil))
	turnedAway(t, "another program holds the database", "move-house", "--from", folder, "--to", folder)
	turnedAway(t, "no data of a server here", "move-house", "--from", other, "--to", folder)
	turnedAway(t, "name the data folder", "move-house", "--from", database(folder), "--to", other)
	turnedAway(t, "name the data folder", "move-house", "--reopen", database(folder))
	turnedAway(t, "is not a folder", "move-house", "--from", folder, "--to", database(folder))
	db, err := place{Data: folder}.open(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	turnedAway(t, "another program holds the database", "move-house", "--from", folder, "--to", other)
	if err := db.Close(); err != nil {
		t.Error(err)
	}
	if _, err := os.Stat(other); err == nil {
		t.Error("something was made")
	}
	text, err := os.ReadFile(database(folder))
	if err != nil {
		t.Fatal(err)
	}
	for i := range 4096 {
		text[i+len(text)/4096/2*4096] ^= 0xa5
	}
	if err := os.WriteFile(database(folder), text, 0o600); err != nil {
		t.Fatal(err)
	}
	turnedAway(t, "damaged", "move-house", "--from", folder, "--to", other)
	if _, err := os.Stat(database(other)); err == nil {
		t.Error("a damaged house was moved")
	}
	_, wrong, _ := says(t, "en", "serve", "--listen", "nowhere at all", "--data", folder)
	if strings.Contains(wrong, "moved") {
		t.Errorf("a move that failed leaves its mark: %s", wrong)
	}
}

// program returns the path of the program.
func program(t *testing.T) string {
	t.Helper()
	self, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	path := filepath.Join(t.TempDir(), "ennead")
	if err := os.Symlink(self, path); err != nil {
		t.Fatal(err)
	}
	return path
}

// A move that is killed at any moment leaves a house that is served in one place at most, and is ended by the same
// command.
func TestMoveHouseKilled(t *testing.T) {
	folder := peopled(t, func(_ *table.House, db store.Store) {
		long := &store.Table{Row: store.Row{ID: "long", Game: "none", Status: "over"}, Header: "none"}
		for i := range 10000 {
			long.Moves = append(long.Moves, store.Move{Text: fmt.Sprint("move ", i), At: int64(i)})
		}
		if err := db.Create(t.Context(), long); err != nil {
			t.Fatal(err)
		}
	})
	ennead, places := program(t), []string{folder}
	began := time.Now()
	places = append(places, pgtest.Shared(t).Database(t), filepath.Join(t.TempDir(), "a"))
	want := moved(t, places[0], places[1])
	moved(t, places[1], places[2])
	took, unfinished := time.Since(began)/2, 0
	for i := range 4 {
		from := places[len(places)-1]
		to := pgtest.Shared(t).Database(t)
		if i%2 == 1 {
			to = filepath.Join(t.TempDir(), "next")
		}
		move := exec.Command(ennead, "move-house", "--from", from, "--to", to)
		if err := move.Start(); err != nil {
			t.Fatal(err)
		}
		for range 5000 {
			if hasMoved(t, from) != nil {
				break
			}
			time.Sleep(time.Millisecond)
		}
		time.Sleep(took * time.Duration(i) / 6)
		_ = move.Process.Kill() // it may have ended
		_ = move.Wait()
		gone, open := hasMoved(t, from), 0
		if gone == nil || !gone.Done {
			unfinished++
		}
		for _, address := range []string{from, to} {
			if at := addressed(address); at.exists() == nil {
				db, err := at.peek(t.Context())
				if err != nil {
					continue // there is nothing yet
				}
				ids, err := db.IDs(t.Context())
				if left, other := db.Moved(t.Context()); err == nil && other == nil && left == nil && len(ids) > 0 {
					open++
				}
				if err := db.Close(); err != nil {
					t.Error(err)
				}
			}
		}
		if open > 1 {
			t.Fatalf("at try %d the house is in %d places", i, open)
		}
		if gone == nil || !gone.Done {
			if got := moved(t, from, to); got != want {
				t.Fatalf("at try %d %s has become %s", i, want, got)
			}
		}
		if gone := hasMoved(t, from); gone == nil || !gone.Done {
			t.Errorf("the old house can be opened: %v", gone)
		}
		places = append(places, to)
	}
	if t.Logf("%d of 4 moves were broken off", unfinished); unfinished == 0 {
		t.Error("none was")
	}
}

// hasMoved returns where a house is.
func hasMoved(t *testing.T, address string) *store.Moved {
	t.Helper()
	open := addressed(address).peek
	if addressed(address).Store != "" {
		open = addressed(address).leaving // is no user
	}
	db, err := open(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	defer db.Close()
	gone, err := db.Moved(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	return gone
}

// A move that was killed after the copy was complete is ended without copying again; if the other house was served
// since, it is left alone.
func TestMoveHouseKilledAtTheEnd(t *testing.T) {
	for i := range 4 {
		from, to, served := peopled(t, nil), filepath.Join(t.TempDir(), "new"), i%2 == 1
		if i >= 2 {
			database := pgtest.Shared(t).Database(t)
			moved(t, from, database)
			from = database
		}
		moved(t, from, to)
		at := addressed(from)
		db, err := at.leaving(t.Context())
		if err != nil {
			t.Fatal(err)
		}
		if err := db.SetMoved(t.Context(), &store.Moved{To: addressed(to).name()}); err != nil {
			t.Fatal(err)
		}
		if err := db.Close(); err != nil {
			t.Fatal(err)
		}
		turnedAway(t, "began and did not end", "serve", "--listen", "127.0.0.1:0", "--data", at.Data, "--store", at.Store)
		turnedAway(t, "began and did not end", "move-house", "--from", from, "--to", t.TempDir())
		if served {
			people(t, addressed(to), nil)
			turnedAway(t, "there is data here already", "move-house", "--from", from, "--to", to)
			continue
		}
		moved(t, from, to)
		if gone := hasMoved(t, from); gone == nil || !gone.Done {
			t.Errorf("it is not ended: %v", gone)
		}
	}
}

// What cannot be copied is named by its row or table, in one language.
func TestMoveHouseNamesWhatDoesNotFit(t *testing.T) {
	for statement, want := range map[string][2]string{
		"UPDATE people SET name = CAST(x'e9' AS TEXT)": {"PostgreSQL cannot store one of the texts (people.name ",
			"PostgreSQL ne peut pas enregistrer l'un des textes (people.name "},
		"CREATE TABLE later (id TEXT)": {"this version of ennead cannot copy (later)", "ne sait pas copier (later)"},
	} {
		folder := peopled(t, func(_ *table.House, db store.Store) {
			if err := db.SetName(t.Context(), "ann", "Ani"); err != nil {
				t.Fatal(err)
			}
		})
		db, err := sql.Open("sqlite", database(folder))
		if err != nil {
			t.Fatal(err)
		}
		if _, err := db.ExecContext(t.Context(), statement); err != nil {
			t.Fatal(err)
		}
		if err := db.Close(); err != nil {
			t.Fatal(err)
		}
		to := pgtest.Shared(t).Database(t)
		for i, lang := range []string{"en", "fr"} {
			_, wrong, code := says(t, lang, "move-house", "--from", folder, "--to", to)
			if code != exitFailure || !strings.Contains(wrong, want[i]) {
				t.Errorf("%d: %s, want %s", code, wrong, want[i])
			}
		}
	}
}

package cli

import (
	"encoding/json"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"testing"

	"ennead/internal/desk"
	"ennead/internal/store"
	"ennead/internal/table"
)

// looksAfter runs every command of the operator on the tables of a house.
func looksAfter(t *testing.T, flag, at string) {
	t.Helper()
	listed := func() (list []desk.Table) {
		out, _, code := says(t, "en", "tables", "--json", flag, at)
		if err := json.Unmarshal([]byte(out), &list); err != nil || code != 0 {
			t.Fatalf("%d, %v: %s", code, err, out)
		}
		return list
	}
	find := func(game string, status table.Status) string {
		for _, one := range listed() {
			if one.Game == game && one.Status == status {
				return string(one.ID)
			}
		}
		t.Fatalf("no table of %s is %s", game, status)
		return ""
	}
	does := func(want string, wantCode int, line ...string) {
		t.Helper()
		out, wrong, code := says(t, "en", append(append([]string{"tables"}, line...), flag, at)...)
		if code != wantCode || !strings.Contains(out+wrong, want) {
			t.Errorf("%v: %d, %s%s; want %d, %s", line, code, out, wrong, wantCode, want)
		}
	}
	if n := len(listed()); n != 5 {
		t.Fatalf("%d tables", n)
	}
	out, _, _ := says(t, "fr", "tables", flag, at)
	hasAll(t, out, "Table", "État", "en attente de joueurs", "en cours", "finie", "place 2 libre", "scribe")

	waits, plays, over := find("kemet", table.Gathering), find("kemet", table.Playing), find("tekhenu", table.Over)
	does("is closed", 0, "close", plays)
	does("cannot be played on", 1, "close", plays)
	does("is running again", 0, "thaw", plays)
	does("has not stopped", 1, "thaw", plays)
	does("The game is over.", 1, "close", over)
	does("Seat 1 of table", 0, "free", waits, "1")
	does("has no such player seat", 1, "free", waits, "9")
	does("does not come back", exitUsage, "delete", over)
	does("is deleted", 0, "delete", over, "--yes")
	does("does not exist", 1, "delete", over, "--yes")
	does("does not exist", 1, "close", "nothing")
	does("which table", exitUsage, "close")
	does("number of the seat", exitUsage, "free", waits)
	does("one of", exitUsage, "burn", waits)
	for _, one := range listed() {
		if string(one.ID) == waits && one.Seats[0].Taken {
			t.Error("the seat is still taken")
		}
		if string(one.ID) == over {
			t.Error("the table still exists")
		}
	}
}

func TestTablesOfAClosedHouse(t *testing.T) { looksAfter(t, "--data", peopled(t, nil)) }

// The operator of a running server reaches it through a socket that only the owner of the folder can open.
func TestTablesOfAnOpenHouse(t *testing.T) {
	peopled(t, func(house *table.House, db store.Store) {
		folder := t.TempDir()
		shut, err := desk.Serve(folder, desk.Local(house, nil, ""))
		if err != nil {
			t.Fatal(err)
		}
		info, err := os.Stat(filepath.Join(folder, "house.sock"))
		if err != nil || runtime.GOOS != "windows" && info.Mode().Perm() != 0o600 {
			t.Errorf("%v, %v", info, err)
		}
		looksAfter(t, "--data", folder)
		shut()
		if _, err := desk.Dial(t.Context(), folder); err == nil {
			t.Error("a server that is stopped answers")
		}
	})
}

// If there is no house, none is created.
func TestTablesOfNoHouse(t *testing.T) {
	folder := filepath.Join(t.TempDir(), "none")
	if _, wrong, code := says(t, "en", "tables", "--data", folder); code != 1 ||
		!strings.Contains(wrong, "there is no data of a server here") {
		t.Errorf("%d: %s", code, wrong)
	}
	if _, err := os.Stat(folder); !os.IsNotExist(err) {
		t.Error("a folder was created")
	}
}

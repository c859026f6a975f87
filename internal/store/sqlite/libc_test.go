package sqlite

import (
	"encoding/json"
	"os/exec"
	"testing"
)

// The Go translation of SQLite works only with the exact libc version in its own go.mod; another module that requires
// a later one would change it silently.
func TestLibcIsTheOneThatSQLiteWants(t *testing.T) {
	type module struct{ Path, Version, GoMod string }
	run := func(to any, args ...string) {
		t.Helper()
		out, err := exec.CommandContext(t.Context(), "go", args...).Output()
		if err != nil {
			t.Fatalf("go %v: %v", args, err)
		}
		if err := json.Unmarshal(out, to); err != nil {
			t.Fatal(err)
		}
	}
	var sqlite, libc module
	run(&sqlite, "list", "-m", "-json", "modernc.org/sqlite")
	run(&libc, "list", "-m", "-json", "modernc.org/libc")
	var wants struct{ Require []module }
	run(&wants, "mod", "edit", "-json", sqlite.GoMod)
	for _, m := range wants.Require {
		if m.Path == libc.Path {
			if m.Version != libc.Version {
				t.Errorf("built with libc %s, sqlite %s wants %s", libc.Version, sqlite.Version, m.Version)
			}
			return
		}
	}
	t.Errorf("%s does not name a libc", sqlite.GoMod)
}

package cli

import (
	"io"
	"net"
	"net/http"
	"strings"
	"testing"

	"ennead/internal/store/postgres/pgtest"
)

// Tables in a database are looked after and checked as those in a folder are.
func TestTablesInADatabase(t *testing.T) {
	address := pgtest.Shared(t).Database(t)
	people(t, place{Store: address}, nil)
	for lang, want := range map[string][]string{
		"en": {"postgres://", "the database answers", "5 tables with", "All is well."},
		"fr": {"postgres://", "la base répond", "5 tables, ", "Tout va bien."},
	} {
		out, wrong, code := says(t, lang, "check", "--store", address)
		hasAll(t, out, want...)
		if code != 0 || wrong != "" || strings.Contains(out, "ennead@") {
			t.Errorf("%d %s\n%s", code, wrong, out)
		}
	}
	looksAfter(t, "--store", address)
}

// Servers share a database, and a file that is named is checked all the same.
func TestServeFromADatabase(t *testing.T) {
	address := pgtest.Shared(t).Database(t)
	t.Setenv("ENNEAD_STORE", address)
	for range 2 {
		serving(t)
	}
	if out, wrong, code := says(t, "en", "tables"); code != 0 || !strings.Contains(out, "no tables") {
		t.Errorf("%d: %s%s", code, out, wrong)
	}
	if _, wrong, code := says(t, "en", "check", "none.db"); code != 1 || !strings.Contains(wrong, "none.db") {
		t.Errorf("%d: %s", code, wrong)
	}
}

// A database that cannot be opened is named without the password, and so is the reason.
func TestDatabaseCannotBeOpened(t *testing.T) {
	nobody, err := (&net.ListenConfig{}).Listen(t.Context(), "tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	closed := nobody.Addr().String()
	if err := nobody.Close(); err != nil {
		t.Fatal(err)
	}
	good := pgtest.Shared(t).Database(t)
	for address, want := range map[string][2]string{
		"ann:secret@here/house":                            {"no address of a database", "pas l'adresse d'une base"},
		"postgres://ann:secret@" + closed + "/house":       {closed + "/house: the database server cannot be reached (connect: connection refused)", "est injoignable"},
		strings.Replace(good, "ennead@", "ann:secret@", 1): {`refuses (role "ann" does not exist)`, "refuse"},
	} {
		for i, lang := range []string{"en", "fr"} {
			for _, line := range [][]string{{"serve", "--listen", "127.0.0.1:0"}, {"tables"}, {"check"}} {
				_, wrong, code := says(t, lang, append(line, "--store", address, "--data", t.TempDir())...)
				if code != 1 || !strings.Contains(wrong, want[i]) || strings.Contains(wrong, "secret") {
					t.Errorf("%s, %v: %d, %s", address, line, code, wrong)
				}
			}
		}
	}
}

// While the database is away, pages say so; once it is back, they are there again, and nothing has to be restarted.
func TestDatabaseGoesAndComesBack(t *testing.T) {
	server := pgtest.Shared(t)
	at := serving(t, "--store", server.Database(t))
	get := func(want int, says string) {
		t.Helper()
		answer, err := http.Get("http://" + at + "/play")
		if err != nil {
			t.Fatal(err)
		}
		defer answer.Body.Close()
		text, err := io.ReadAll(answer.Body)
		if err != nil || answer.StatusCode != want || !strings.Contains(string(text), says) {
			t.Errorf("%v, status %d, want %d and %q", err, answer.StatusCode, want, says)
		}
	}
	get(http.StatusOK, "Pharaon")
	if err := server.Stop(); err != nil {
		t.Fatal(err)
	}
	get(http.StatusServiceUnavailable, "database does not respond")
	if err := server.Start(); err != nil {
		t.Fatal(err)
	}
	get(http.StatusOK, "Pharaon")
}

package person_test

import (
	"errors"
	"net/url"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"ennead/internal/nickname"
	"ennead/internal/person"
	"ennead/internal/store"
	"ennead/internal/store/postgres"
	"ennead/internal/store/postgres/pgtest"
	"ennead/internal/store/sqlite"
	"ennead/internal/store/sqlite/sqlitetest"
)

func TestMain(m *testing.M) { os.Exit(pgtest.Run(m)) }

const day = 24 * time.Hour

// house is a house with a clock of its own. It remembers the secrets that it has told.
type house struct {
	*person.People
	t   testing.TB
	now atomic.Int64

	telling sync.Mutex
	told    []string
}

func open(t testing.TB, s store.Store) *house {
	h := &house{t: t}
	h.now.Store(time.Date(2026, 11, 26, 9, 0, 0, 0, time.UTC).UnixMilli())
	h.People = person.New(person.Config{Store: s, Key: []byte("0123456789abcdef0123456789abcdef"),
		Name: nickname.Clean, Now: func() time.Time { return time.UnixMilli(h.now.Load()) }})
	return h
}

func (h *house) later(by time.Duration) { h.now.Add(by.Milliseconds()) }

// tell remembers a secret.
func (h *house) tell(secret string) string {
	h.telling.Lock()
	defer h.telling.Unlock()
	if secret != "" {
		h.told = append(h.told, secret)
	}
	return secret
}

// begin opens a house on SQLite. At the end of the test its files hold no secret that it has told.
func begin(t testing.TB) *house {
	path := sqlitetest.Database(t)
	s, err := sqlite.Open(t.Context(), path)
	must(t, err)
	h := open(t, s)
	t.Cleanup(func() {
		must(t, s.Close())
		h.keepsSecrets(filepath.Dir(path))
	})
	return h
}

func (h *house) keepsSecrets(folder string) {
	h.t.Helper()
	files, err := os.ReadDir(folder)
	must(h.t, err)
	var text strings.Builder
	for _, file := range files {
		data, err := os.ReadFile(filepath.Join(folder, file.Name()))
		must(h.t, err)
		text.Write(data)
	}
	if !strings.Contains(text.String(), "CREATE TABLE sessions") {
		h.t.Error("the files are not those of the database")
	}
	for _, secret := range h.told {
		if strings.Contains(text.String(), secret) {
			h.t.Errorf("%s can be read in the database", secret)
		}
	}
}

// bothEngines runs a test on each engine.
func bothEngines(t *testing.T, test func(t *testing.T, h *house)) {
	t.Run("sqlite", func(t *testing.T) { test(t, begin(t)) })
	t.Run("postgres", func(t *testing.T) {
		s, err := postgres.Open(t.Context(), pgtest.Shared(t).Database(t))
		must(t, err)
		t.Cleanup(func() { must(t, s.Close()) })
		test(t, open(t, s))
	})
}

// guest arrives for the first time.
func (h *house) guest() (token string, v *person.Visitor) {
	h.t.Helper()
	token, v, err := h.Arrive(h.t.Context(), "Firefox")
	must(h.t, err)
	return h.tell(token), v
}

// recognize returns who has a token, as one request after another would find it.
func (h *house) recognize(token string) *person.Visitor {
	h.t.Helper()
	v, err := h.Recognize(h.t.Context(), token)
	must(h.t, err)
	return v
}

func (h *house) known(token, id string) {
	h.t.Helper()
	if v := h.recognize(token); v == nil || v.ID != id {
		h.t.Errorf("%s is not recognized: %+v", id, v)
	}
}

func (h *house) unknown(token string) {
	h.t.Helper()
	if v := h.recognize(token); v != nil {
		h.t.Errorf("the token stands for %+v", v)
	}
}

// account is a guest who keeps their games with a passkey.
func (h *house) account(name string) (token string, d *device) {
	h.t.Helper()
	token, v := h.guest()
	d = newDevice(h.t)
	must(h.t, h.register(v, d, name))
	if v = h.recognize(token); v == nil || !v.Kept() || v.Name != name {
		h.t.Fatalf("%s is %+v", name, v)
	}
	return token, d
}

// stored reads a person.
func (h *house) stored(id string) store.Person {
	h.t.Helper()
	p, err := h.Store.Person(h.t.Context(), id)
	must(h.t, err)
	return p
}

// origin parses an address of the house.
func origin(t testing.TB, text string) *url.URL {
	t.Helper()
	u, err := url.Parse(text)
	must(t, err)
	return u
}

func must(t testing.TB, err error) {
	t.Helper()
	if err != nil {
		t.Fatal(err)
	}
}

func wants(t testing.TB, err, want error) {
	t.Helper()
	if !errors.Is(err, want) {
		t.Errorf("%v, not %v", err, want)
	}
}

func same[T comparable](t testing.TB, got, want T) {
	t.Helper()
	if got != want {
		t.Errorf("%v, not %v", got, want)
	}
}

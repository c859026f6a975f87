package cli

import (
	"encoding/json"
	"net/http"
	"strings"
	"testing"

	"ennead/internal/desk"
	"ennead/internal/person"
	"ennead/internal/store"
	"ennead/internal/store/postgres/pgtest"
	"ennead/internal/table"
)

// signUp stores two accounts, each with a session and a mail address, and a guest. It returns the sessions by name.
func signUp(t *testing.T, db store.Store) (sessions map[string]string) {
	t.Helper()
	sessions = map[string]string{}
	for _, name := range []string{"Bek", "Ani", "Cleo"} {
		token, v, err := person.New(person.Config{Store: db}).Arrive(t.Context(), "Firefox")
		if err != nil {
			t.Fatal(err)
		}
		sessions[name] = token
		if err := db.EditPerson(t.Context(), v.ID, func(p *store.Person) error {
			p.Name = name
			if name != "Cleo" {
				p.Kind, p.NameKey = person.Account, strings.ToLower(name)
			}
			return nil
		}); err != nil {
			t.Fatal(err)
		}
		address := name + "@nile.example"
		if err := db.SetMail(t.Context(), store.Mail{Key: address, Person: v.ID, Address: address}); err != nil {
			t.Fatal(err)
		}
	}
	return sessions
}

// administers runs every command of the operator on the accounts of a house, where signUp has run. With look, it opens
// the store between two commands.
func administers(t *testing.T, sessions map[string]string, look func(func(*person.People)), place ...string) {
	t.Helper()
	does := func(want string, wantCode int, line ...string) string {
		t.Helper()
		out, wrong, code := says(t, "en", append(append([]string{"admin"}, line...), place...)...)
		if code != wantCode || !strings.Contains(out+wrong, want) {
			t.Errorf("%v: %d, %s%s; want %d, %s", line, code, out, wrong, wantCode, want)
		}
		return out
	}
	listed := func() (list []desk.Account) {
		t.Helper()
		out := does("", 0, "--json")
		if err := json.Unmarshal([]byte(out), &list); err != nil || strings.Contains(out, "nile") {
			t.Fatalf("%v: %s", err, out)
		}
		return list
	}
	list := listed()
	if len(list) != 2 || list[0].Name != "Ani" || list[1].Name != "Bek" || list[0].Since.IsZero() ||
		list[0].Seen.IsZero() || list[0].Role != "" || list[0].Closed {
		t.Fatalf("the accounts are %+v", list)
	}

	does("Ani is mod now", 0, "grant", "ÁNI", "mod")
	does("Ani is admin now", 0, "grant", "Ani", "admin")
	does("Bek is mod now", 0, "grant", "Bek", "mod")
	does("Bek has no role", 0, "revoke", "Bek")
	if list = listed(); list[0].Role != person.Admin || list[1].Role != "" {
		t.Errorf("the accounts are %+v", list)
	}
	for _, name := range []string{"Cleo", "Hapu"} { // a guest, and nobody
		for _, line := range [][]string{{"grant", name, "mod"}, {"revoke", name}, {"link", name}, {"close", name, "--yes"}} {
			does("no account is called "+name, 1, line...)
		}
	}

	out := does("signs in as Ani, once: https://games.example.org/in/", 0, "link", "ani", "--url",
		"https://games.example.org/")
	_, token, _ := strings.Cut(strings.TrimSpace(out), "/in/")
	look(func(p *person.People) {
		if _, v, err := p.Open(t.Context(), token, "Firefox"); err != nil || v.Name != "Ani" {
			t.Errorf("%q signs in %+v: %v", token, v, err)
		}
		if _, _, err := p.Open(t.Context(), token, "Firefox"); err == nil {
			t.Error("the link signs in twice")
		}
		if v, err := p.Recognize(t.Context(), sessions["Ani"]); err != nil || v == nil {
			t.Errorf("Ani has no session: %v", err)
		}
	})

	for range 2 {
		does("The account of Ani is closed", 0, "close", "Ani", "--yes")
	}
	look(func(p *person.People) {
		for name, want := range map[string]bool{"Ani": false, "Bek": true} {
			if v, err := p.Recognize(t.Context(), sessions[name]); err != nil || (v != nil) != want {
				t.Errorf("%s is signed in as %+v: %v", name, v, err)
			}
		}
	})
	if list = listed(); !list[0].Closed || list[1].Closed {
		t.Errorf("the accounts are %+v", list)
	}
	shown, _, _ := says(t, "fr", append([]string{"admin"}, place...)...)
	hasAll(t, shown, "Nom", "Rôle", "Depuis", "Dernière visite", "Ani", "admin, fermé", "Bek")
	if strings.Contains(shown, "nile") || strings.Contains(shown, "Cleo") {
		t.Errorf("the list shows\n%s", shown)
	}
}

// opening opens a place for a moment.
func opening(t *testing.T, at place) func(func(*person.People)) {
	return func(do func(*person.People)) {
		t.Helper()
		db, err := at.open(t.Context())
		if err != nil {
			t.Fatal(err)
		}
		defer db.Close()
		do(person.New(person.Config{Store: db}))
	}
}

func TestAdminOfAClosedHouse(t *testing.T) {
	var sessions map[string]string
	folder := peopled(t, func(_ *table.House, db store.Store) { sessions = signUp(t, db) })
	administers(t, sessions, opening(t, place{Data: folder}), "--data", folder)
	out, _, _ := says(t, "en", "admin", "link", "Bek", "--data", folder)
	hasAll(t, out, "Put the address of the site before it: /in/")
}

func TestAdminInADatabase(t *testing.T) {
	at := place{Store: pgtest.Shared(t).Database(t)}
	var sessions map[string]string
	people(t, at, func(_ *table.House, db store.Store) { sessions = signUp(t, db) })
	administers(t, sessions, opening(t, at), "--store", at.Store)
}

// A running server says what its address is.
func TestAdminOfAnOpenHouse(t *testing.T) {
	peopled(t, func(house *table.House, db store.Store) {
		folder, known := t.TempDir(), person.New(person.Config{Store: db})
		shut, err := desk.Serve(folder, desk.Local(house, known, "https://osiris.example"))
		if err != nil {
			t.Fatal(err)
		}
		defer shut()
		administers(t, signUp(t, db), func(do func(*person.People)) { do(known) }, "--data", folder)
		out, _, _ := says(t, "fr", "admin", "link", "Bek", "--data", folder)
		hasAll(t, out, "se connecte comme Bek, une fois : https://osiris.example/in/")
		out, _, _ = says(t, "en", "admin", "link", "Bek", "--json", "--data", folder)
		var bek desk.Account
		if err := json.Unmarshal([]byte(out), &bek); err != nil || bek.Name != "Bek" || bek.Until.IsZero() ||
			!strings.HasPrefix(bek.Link, "https://osiris.example/in/") {
			t.Errorf("%v: %s", err, out)
		}
	})
}

// The server itself opens the desk for accounts, with its address, and shows the page of a link.
func TestAdminOfAServer(t *testing.T) {
	data := t.TempDir()
	opening(t, place{Data: data})(func(p *person.People) { signUp(t, p.Store) })
	at := serving(t, "--url", "https://games.example.org", "--data", data)
	out, wrong, code := says(t, "en", "admin", "link", "Ani", "--data", data)
	_, token, ok := strings.Cut(strings.TrimSpace(out), "https://games.example.org/in/")
	if code != 0 || !ok {
		t.Fatalf("%d: %s%s", code, out, wrong)
	}
	request, err := http.NewRequestWithContext(t.Context(), http.MethodGet, "http://"+at+"/in/"+token, nil)
	if err != nil {
		t.Fatal(err)
	}
	request.Host = "games.example.org"
	answer, err := http.DefaultClient.Do(request)
	if err != nil {
		t.Fatal(err)
	}
	defer answer.Body.Close()
	if answer.StatusCode != http.StatusOK {
		t.Errorf("the link is answered %d", answer.StatusCode)
	}
}

// If nobody has an account, the list says so.
func TestAdminOfNobody(t *testing.T) {
	folder := peopled(t, nil)
	for lang, want := range map[string]string{"en": "There are no accounts.", "fr": "Il n'y a aucun compte."} {
		out, _, code := says(t, lang, "admin", "--data", folder)
		if code != 0 || strings.TrimSpace(out) != want {
			t.Errorf("%d: %s", code, out)
		}
	}
	if out, _, _ := says(t, "en", "admin", "--json", "--data", folder); strings.TrimSpace(out) != "[]" {
		t.Errorf("the list is %s", out)
	}
}

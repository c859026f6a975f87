package cli

import (
	"database/sql"
	"encoding/json"
	"strings"
	"testing"

	"ennead/internal/desk"
	"ennead/internal/person"
	"ennead/internal/store"
	"ennead/internal/store/postgres/pgtest"
	"ennead/internal/table"
)

// judges runs every command about measures in a house where signUp has run, and changes no line of its audit.
func judges(t *testing.T, place ...string) {
	t.Helper()
	does := func(lang, want string, wantCode int, line ...string) string {
		t.Helper()
		out, wrong, code := says(t, lang, append(append([]string{"admin"}, line...), place...)...)
		if code != wantCode || !strings.Contains(out+wrong, want) || strings.Contains(out+wrong, "nile") {
			t.Errorf("%v: %d, %s%s; want %d, %s", line, code, out, wrong, wantCode, want)
		}
		return out
	}
	why := []string{"--reason", "insult", "--words", "Insults at a table."}
	does("en", "no account is called Cleo", 1, append([]string{"warn", "Cleo"}, why...)...) // a guest
	does("en", "Bek is warned", 0, append([]string{"warn", "bek"}, why...)...)
	does("en", "Bek cannot write at tables until", 0, append([]string{"mute", "Bek", "--days", "7"}, why...)...)
	does("en", "such a measure about Bek is already in force", 1, append([]string{"mute", "Bek", "--days", "1"}, why...)...)
	does("en", "somebody has a name like Ani", 1, append([]string{"rename", "Bek", "Ani"}, why...)...)
	does("en", "Bek is called Player 7 now", 0, append([]string{"rename", "Bek", "Player 7"}, why...)...)
	does("en", "Player 7 is banned, signed out and away", 0, append([]string{"ban", "Player 7", "--yes"}, why...)...)
	does("en", "banned, muted until", 0, "list")
	shown := does("fr", "Parole retirée", 0, "measures", "Player 7")
	hasAll(t, shown, "Avertissement", "Autre nom", "Exclusion", "Insulte ou menace", "Message : Insults at a table.",
		"l'exploitant, au sujet de Player 7")
	var list []desk.Measure
	if err := json.Unmarshal([]byte(does("en", "", 0, "measures", "Player 7", "--json")), &list); err != nil ||
		len(list) != 4 || list[0].Person != "Player 7" || list[0].By != "" {
		t.Fatalf("%v: %+v", err, list)
	}
	for _, m := range list {
		does("en", "nobody has answered measure "+m.ID, 1, "keep", m.ID, "--words", "It stays.")
		does("en", "Measure "+m.ID, 0, "lift", m.ID)
		does("en", "is lifted already", 1, "lift", m.ID)
	}
	does("en", "Lifted, ", 0, "measures", "BEK")
	does("en", `there is no measure "none"`, 1, "lift", "none")
	does("en", "Nothing was done about Ani.", 0, "measures", "Ani")
	does("en", "Nobody waits for a reply.", 0, "appeals")
	out := does("en", "8 lines, and none was changed. The hash of the last one is ", 0, "audit")
	hasAll(t, out, "the operator: banned, Bek", "lifted a measure")
	var audit desk.Audit
	if err := json.Unmarshal([]byte(does("fr", "", 0, "audit", "--json")), &audit); err != nil || audit.Seq != 8 ||
		len(audit.Lines) != 8 || audit.Wrong != 0 || !strings.Contains(out, audit.Hash) {
		t.Errorf("%v: %+v", err, audit)
	}
}

func TestMeasuresOfAClosedHouse(t *testing.T) {
	folder := peopled(t, func(_ *table.House, db store.Store) { signUp(t, db) })
	judges(t, "--data", folder)
	forge(t, folder, "DROP TRIGGER audit_not_changed", "UPDATE audit SET actor = 'eve' WHERE seq = 3")
	for lang, want := range map[string]string{"en": "the audit was changed: line 3", "fr": "a été modifié : la ligne 3"} {
		out, wrong, code := says(t, lang, "admin", "audit", "--data", folder)
		if code != 1 || !strings.Contains(wrong, want) {
			t.Errorf("%d: %s%s", code, out, wrong)
		}
	}
}

// forge does something to the database of a folder, as whoever has the file could.
func forge(t *testing.T, folder string, statements ...string) {
	t.Helper()
	db, err := sql.Open("sqlite", database(folder))
	if err != nil {
		t.Fatal(err)
	}
	for _, text := range statements {
		if _, err := db.ExecContext(t.Context(), text); err != nil {
			t.Fatal(err)
		}
	}
	if err := db.Close(); err != nil {
		t.Fatal(err)
	}
}

func TestMeasuresInADatabase(t *testing.T) {
	at := place{Store: pgtest.Shared(t).Database(t)}
	people(t, at, func(_ *table.House, db store.Store) { signUp(t, db) })
	judges(t, "--store", at.Store)
}

// A running server does the same, and shows what somebody has answered.
func TestMeasuresOfAnOpenHouse(t *testing.T) {
	peopled(t, func(house *table.House, db store.Store) {
		signUp(t, db)
		folder := t.TempDir()
		known := person.New(person.Config{Store: db, Name: house.ChosenName})
		shut, err := desk.Serve(folder, desk.Local(house, known, ""))
		if err != nil {
			t.Fatal(err)
		}
		defer shut()
		judges(t, "--data", folder)
		ani, err := known.Called(t.Context(), "Ani")
		if err != nil {
			t.Fatal(err)
		}
		m, _, err := known.Act(t.Context(), person.Operator, ani.ID, person.Decision{Kind: person.Warn,
			Reason: "spam", Words: "No advertising."})
		if err != nil {
			t.Fatal(err)
		}
		if err := known.AnswerTo(t.Context(), ani.ID, m.ID, "It was a joke."); err != nil {
			t.Fatal(err)
		}
		out, _, _ := says(t, "en", "admin", "appeals", "--data", folder)
		hasAll(t, out, m.ID, "Warning", "Spam or advertising", "Answer, ", "It was a joke.")
		out, _, _ = says(t, "en", "admin", "keep", m.ID, "--words", "It stays.", "--data", folder)
		hasAll(t, out, "about Ani stays.")
		out, _, _ = says(t, "en", "admin", "measures", "Ani", "--data", folder)
		hasAll(t, out, "Reply, ", "It stays.")
		says(t, "en", "admin", "link", "Ani", "--data", folder)
		says(t, "en", "admin", "close", "Ani", "--yes", "--data", folder)
		out, _, _ = says(t, "en", "admin", "audit", "--data", folder)
		hasAll(t, out, "the operator: made a link for signing in, Ani", "the operator: closed the account, Ani")
		namesNobody(t, known, ani.ID, folder)
	})
}

// namesNobody erases a moderator who has looked at a guest: the audit says what both are, and takes neither for the
// operator.
func namesNobody(t *testing.T, known *person.People, mod, folder string) {
	t.Helper()
	_, guest, err := known.Arrive(t.Context(), "Firefox")
	if err != nil {
		t.Fatal(err)
	}
	if err := known.Seen(t.Context(), person.Moderator{ID: mod}, guest.ID, person.Sight{What: "person"}); err != nil {
		t.Fatal(err)
	}
	if err := known.Store.Erase(t.Context(), mod, person.Gone); err != nil {
		t.Fatal(err)
	}
	out, _, _ := says(t, "en", "admin", "audit", "--data", folder)
	hasAll(t, out, "an erased person ("+mod+"): looked at, a guest ("+guest.ID+")")
	out, _, _ = says(t, "en", "admin", "audit", "--json", "--data", folder)
	var audit desk.Audit
	if err := json.Unmarshal([]byte(out), &audit); err != nil {
		t.Fatal(err)
	}
	last := audit.Lines[0]
	if last.Who != (desk.Somebody{ID: mod, Kind: person.Gone}) || last.About.ID != guest.ID ||
		last.Hash != audit.Hash {
		t.Errorf("the last line is %+v", last)
	}
}

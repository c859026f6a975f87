package cli

import (
	"context"
	"encoding/json"
	"slices"
	"strings"
	"testing"

	"ennead/games"
	"ennead/internal/desk"
	"ennead/internal/person"
	"ennead/internal/store"
	"ennead/internal/store/postgres/pgtest"
	"ennead/internal/table"
)

const (
	accuser table.PersonID = "ani-ani-ani-ani-ani"
	accused table.PersonID = "bek-bek-bek-bek-bek"
)

// complained opens a table where two people talk, and one reports a line and the name of the other.
func complained(t *testing.T, house *table.House, db store.Store) {
	t.Helper()
	ctx := t.Context()
	must := func(err error) {
		t.Helper()
		if err != nil {
			t.Fatal(err)
		}
	}
	must(db.SetName(ctx, string(accuser), "Ani"))
	must(db.SetName(ctx, string(accused), "Bek"))
	id, err := house.Create(ctx, table.Spec{Game: games.All()[0].ID(),
		Seats: []table.SeatSpec{{Kind: table.Person}, {Kind: table.Person}}}, accuser, 0)
	must(err)
	at, err := house.Look(ctx, id)
	must(err)
	_, err = house.Claim(ctx, id, house.SeatKey(at, 1), accused, "")
	must(err)
	must(house.SayPhrase(ctx, id, accuser, 0, "luck"))
	must(house.Say(ctx, id, accused, 1, "Go away"))
	must(house.Say(ctx, id, accuser, 0, "Pardon?"))
	must(house.ReportLine(ctx, id, 2, accuser, table.Complaint{Ground: table.Insult, Words: "He is rude."}))
	for _, name := range []string{"Cleo", "Dan"} { // accounts, since they play rated
		must(db.EditPerson(ctx, name, func(p *store.Person) error {
			p.Kind, p.Name, p.NameKey = person.Account, name, strings.ToLower(name)
			return nil
		}))
	}
	must(db.OpenCase(ctx, store.Case{ID: "c1", Person: "Cleo", Other: "Dan", Text: `[{"kind":"gifts",
		"favours":2,"games":18,"of":19,"gained":57,"spent":3,"odds":131090,"tables":["t9","t8"]}]`, Made: 1 << 40}, 0))
	must(house.ReportName(ctx, accused, "Bek", accuser, table.Complaint{Ground: table.Other}))
	must(house.ReportTable(ctx, id, accuser, table.Complaint{Ground: table.Spam}))
	must(house.ReportContest(ctx, "c9", "open", accuser, table.Complaint{Ground: table.Spam}))
}

// settles reads the reports of a house where complained has run, and settles them.
func settles(t *testing.T, place ...string) {
	t.Helper()
	admin := func(lang string, wantCode int, line ...string) string {
		t.Helper()
		out, wrong, code := says(t, lang, append(append([]string{"admin"}, line...), place...)...)
		if code != wantCode {
			t.Errorf("%v: %d, %s%s", line, code, out, wrong)
		}
		for _, id := range []table.PersonID{accuser, accused} {
			if strings.Contains(out+wrong, string(id)) {
				t.Errorf("%v shows a person:\n%s%s", line, out, wrong)
			}
		}
		return out + wrong
	}
	english := admin("en", 0, "reports")
	hasAll(t, english, "Insult or threat", "Ani reports Bek", "seat 2", "Says: He is rude.", "  Ani: Good luck",
		"> ", "  Bek: Go away", "  Ani: Pardon?", "Something else", "Ani reports table ", "Ani reports contest c9")
	if before, after, ok := strings.Cut(english, "Go away"); !ok || !strings.Contains(before, "Good luck") ||
		!strings.Contains(after, "Pardon?") {
		t.Errorf("the lines are not in order:\n%s", english)
	}
	hasAll(t, admin("fr", 0, "reports"), "Insulte ou menace", "Ani signale Bek", "siège 2", "Ani: Bonne chance",
		"Ani signale la table ", "Ani signale le tournoi c9")
	var list []table.Report
	if err := json.Unmarshal([]byte(admin("en", 0, "reports", "--json")), &list); err != nil || len(list) != 4 {
		t.Fatalf("%v: %+v", err, list)
	}
	slices.SortFunc(list, func(a, b table.Report) int { return len(b.Before) - len(a.Before) }) // they came at once
	if list[0].Line == nil || list[0].Line.Text != "Go away" || len(list[0].Before) != 1 || list[1].Line != nil {
		t.Errorf("the reports are %+v", list)
	}
	for _, r := range list {
		hasAll(t, admin("en", 0, "settle", r.ID), "Report "+r.ID+" is settled.")
		hasAll(t, admin("en", 1, "settle", r.ID), "there is no report")
	}
	hasAll(t, admin("en", 1, "settle", "x\x1b[31m"), `"x\x1b[31m"`)
	admin("en", 2, "settle")
	hasAll(t, admin("en", 0, "reports"), "Nothing is reported.")
	hasAll(t, admin("en", 0, "cases"), "Cleo and Dan", "Dan got 57 pieces from Cleo for nothing", "t9 t8")
	hasAll(t, admin("fr", 0, "cases"), "Cleo et Dan", "Dan a reçu 57 pièces")
	var open []desk.Case
	out, _, _ := says(t, "en", append([]string{"admin", "cases", "--json"}, place...)...)
	if err := json.Unmarshal([]byte(out), &open); err != nil || len(open) != 1 || len(open[0].Findings) != 1 {
		t.Fatalf("%v: %s", err, out)
	}
	read := open[0].ID + "." + open[0].Mark
	hasAll(t, admin("en", 1, "dismiss", "c1.0"), "the site has found more")
	hasAll(t, admin("en", 0, "dismiss", read), "Case c1 is closed.")
	hasAll(t, admin("en", 1, "dismiss", read), "there is no case")
	hasAll(t, admin("en", 0, "cases"), "No case waits.")
	if out := admin("en", 0, "reports", "--json"); strings.TrimSpace(out) != "[]" {
		t.Errorf("the reports are %s", out)
	}
}

func TestReportsOfAClosedHouse(t *testing.T) {
	folder := peopled(t, func(house *table.House, db store.Store) { complained(t, house, db) })
	settles(t, "--data", folder)
}

func TestReportsInADatabase(t *testing.T) {
	at := place{Store: pgtest.Shared(t).Database(t)}
	people(t, at, func(house *table.House, db store.Store) { complained(t, house, db) })
	settles(t, "--store", at.Store)
}

func TestReportsOfAnOpenHouse(t *testing.T) {
	peopled(t, func(house *table.House, db store.Store) {
		complained(t, house, db)
		folder := t.TempDir()
		shut, err := desk.Serve(folder, desk.Local(house, person.New(person.Config{Store: db}), ""))
		if err != nil {
			t.Fatal(err)
		}
		defer shut()
		settles(t, "--data", folder)
		if list, err := house.Reports(context.WithoutCancel(t.Context())); err != nil || len(list) > 0 {
			t.Errorf("%d reports are left: %v", len(list), err)
		}
	})
}

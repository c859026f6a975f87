package cli

import (
	"encoding/json"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"ennead/games"
	"ennead/internal/desk"
	"ennead/internal/person"
	"ennead/internal/store"
	"ennead/internal/store/postgres/pgtest"
	"ennead/internal/table"
)

// contested stores ten results of today in which ani is before bek, and one of long ago.
func contested(t *testing.T, db store.Store) {
	t.Helper()
	for _, name := range []string{"Ani", "Bek"} {
		id := strings.Repeat(strings.ToLower(name)+"-", 4) + strings.ToLower(name)
		if err := db.SetName(t.Context(), id, name); err != nil {
			t.Fatal(err)
		}
		if err := db.EditPerson(t.Context(), id, func(p *store.Person) error {
			p.Kind, p.NameKey = "account", strings.ToLower(name)
			return nil
		}); err != nil {
			t.Fatal(err)
		}
	}
	for n := range table.LeastGames + 1 {
		at := time.Now()
		if n == 0 {
			at = at.AddDate(-1, 0, 0)
		}
		if err := db.AddResult(t.Context(), store.Result{Table: strconv.Itoa(n), Game: games.All()[0].ID(),
			Finished: at.UnixMilli(), Seats: []store.ResultSeat{{Person: string(accuser), Rank: 1},
				{Person: string(accused), Rank: 2}}}); err != nil {
			t.Fatal(err)
		}
	}
}

// rated reads the ratings of a house where contested has run, and works them out anew.
func rated(t *testing.T, place ...string) {
	t.Helper()
	ratings := func(lang string, line ...string) string {
		t.Helper()
		out, wrong, code := says(t, lang, append(append([]string{"ratings"}, line...), place...)...)
		if code != 0 || strings.Contains(out+wrong, string(accuser)) {
			t.Errorf("%v: %d, %s%s", line, code, out, wrong)
		}
		return out
	}
	all := games.All()
	hasAll(t, ratings("en", all[0].ID()), "Rating", "Ani", "Bek", "11", "10")
	hasAll(t, ratings("fr", all[0].ID()), "Cote", "Cette saison")
	hasAll(t, ratings("en", all[1].ID()), "Nobody has played 10 rated games in this season.")
	var list []table.Leader
	if err := json.Unmarshal([]byte(ratings("en", all[0].ID(), "--json")), &list); err != nil {
		t.Fatal(err)
	}
	if names := []string{list[0].Name, list[1].Name}; !slices.Equal(names, []string{"Ani", "Bek"}) ||
		list[0].Rating <= 1500 || list[1].Rating >= 1500 || list[0].Games != 11 || list[0].Lately != 10 {
		t.Errorf("the list is %+v", list)
	}
	hasAll(t, ratings("en", "rebuild"), "Results: 11; ratings that follow from them: 2.", "Every rating was right.")
	hasAll(t, ratings("fr", "rebuild"), "Toutes les cotes étaient justes.")
	var found store.Rebuilt
	if err := json.Unmarshal([]byte(ratings("en", "rebuild", "--json")), &found); err != nil ||
		found != (store.Rebuilt{Results: 11, Ratings: 2}) {
		t.Errorf("%v: %+v", err, found)
	}
}

// spoilt changes the last bits of one rating and deletes the other: a rebuild finds and replaces both.
func spoilt(t *testing.T, at place, where ...string) {
	t.Helper()
	engine := at.engine(t)
	for _, text := range []string{
		"UPDATE ratings SET mu = mu + 0.00000000001 WHERE person = '" + string(accuser) + "'",
		"DELETE FROM ratings WHERE person = '" + string(accused) + "'",
		"UPDATE result_seats SET mu = 0, sigma = 0", // as results of older programs are
	} {
		if err := engine.exec(t.Context(), text); err != nil {
			t.Fatal(err)
		}
	}
	for _, want := range []string{"2 ratings were different, and are replaced.", "Every rating was right."} {
		out, wrong, code := says(t, "en", append([]string{"ratings", "rebuild"}, where...)...)
		if code != 0 || !strings.Contains(out, want) {
			t.Errorf("%d, %s%s; want %q", code, out, wrong, want)
		}
	}
	rated(t, where...)
	db, err := at.open(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	defer func() { _ = db.Close() }()
	course, err := db.Course(t.Context(), string(accuser), games.All()[0].ID(), 99)
	if err != nil || len(course) != 11 || course[10].Mu <= course[0].Mu {
		t.Errorf("%v: the course of a rating is %+v", err, course)
	}
}

// bots lets bots play for their ratings, the same games twice: they count once, and a rebuild finds them right. Another
// seed plays other games, also one so near that a sum of seed and number would be the same.
func bots(t *testing.T, place ...string) {
	t.Helper()
	for _, is := range []struct{ seed, want string }{{"7", "3 games"}, {"7", "0 games"}, {"9", "3 games"}} {
		out, wrong, code := says(t, "en", append([]string{"ratings", "bots", "--only", "pharaon", "--games", "3",
			"--seed", is.seed, "--bots", "scribe,apprentice"}, place...)...)
		if code != 0 || !strings.Contains(out, is.want+" of bots are stored.") {
			t.Fatalf("%d, %s%s", code, out, wrong)
		}
	}
	out, wrong, code := says(t, "en", append([]string{"ratings", "rebuild"}, place...)...)
	if code != 0 {
		t.Errorf("%d, %s", code, wrong)
	}
	hasAll(t, out, "Games of bots: 6; ratings of bots that follow from them: 2.", "Every rating was right.")
}

func TestRatingsOfAClosedHouse(t *testing.T) {
	folder := peopled(t, func(_ *table.House, db store.Store) { contested(t, db) })
	rated(t, "--data", folder)
	spoilt(t, place{Data: folder}, "--data", folder)
	bots(t, "--data", folder)
}

func TestRatingsInADatabase(t *testing.T) {
	at := place{Store: pgtest.Shared(t).Database(t)}
	people(t, at, func(_ *table.House, db store.Store) { contested(t, db) })
	rated(t, "--store", at.Store)
	spoilt(t, at, "--store", at.Store)
}

func TestRatingsOfAnOpenHouse(t *testing.T) {
	peopled(t, func(house *table.House, db store.Store) {
		contested(t, db)
		folder := t.TempDir()
		shut, err := desk.Serve(folder, desk.Local(house, person.New(person.Config{Store: db}), ""))
		if err != nil {
			t.Fatal(err)
		}
		defer shut()
		rated(t, "--data", folder)
		bots(t, "--data", folder)
	})
}

package cli

import (
	"encoding/json"
	"fmt"
	"io"
	"log/slog"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"ennead/games"
	"ennead/internal/bus"
	"ennead/internal/desk"
	"ennead/internal/learnt"
	"ennead/internal/person"
	"ennead/internal/store"
	"ennead/internal/table"
)

// playedGames stores a finished game of each kind in a place, whose seats all have had persons.
func playedGames(t *testing.T, at place, do func(*table.House, store.Store)) {
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
	house, err := table.Open(t.Context(), table.Config{Store: db, Bus: bus.New(), Games: games.Versions(), Deeds: deeds,
		Roles: []table.Role{}, Log: slog.New(slog.NewTextHandler(io.Discard, nil))})
	must(err)
	defer house.Close()
	for _, g := range games.All() {
		id, err := house.Import(t.Context(), strings.NewReader(sealedGame(t, g)), owner, nil)
		must(err)
		s, err := db.Load(t.Context(), string(id))
		must(err)
		for i := range s.Seats {
			if s.Seats[i].Kind == string(table.Person) {
				s.Seats[i].Person = fmt.Sprintf("%s-%d", accuser, i)
			}
		}
		s.ID = "played" + s.ID[6:]
		must(db.Create(t.Context(), s))
	}
	do(house, db)
}

// The facts of finished games of all kinds are read from their records, in a house that is closed and through the desk
// of one that is open; what is told to have been done is a deed of the game.
func TestFacts(t *testing.T) {
	folder := filepath.Join(t.TempDir(), "house")
	look := func() {
		t.Helper()
		out, wrong, code := says(t, "en", "facts", "--json", "--data", folder)
		var found table.FactsRebuilt
		err := json.Unmarshal([]byte(out), &found)
		if err != nil || code != 0 || found != (table.FactsRebuilt{Games: len(games.All())}) {
			t.Errorf("%d, %s%s: %v", code, out, wrong, err)
		}
	}
	playedGames(t, place{Data: folder}, func(house *table.House, db store.Store) {
		shut, err := desk.Serve(folder, desk.Local(house, person.New(person.Config{Store: db}), ""))
		if err != nil {
			t.Fatal(err)
		}
		defer shut()
		look()
	})
	look()
	out, _, _ := says(t, "fr", "facts", "--data", folder)
	hasAll(t, out, "Les statistiques de 5 parties finies sont lues.")
	db, err := place{Data: folder}.open(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	defer func() { _ = db.Close() }()
	all, err := db.ListFacts(t.Context(), store.FactQuery{Person: fmt.Sprintf("%s-%d", accuser, 0),
		Before: time.Now().Add(time.Hour).UnixMilli(), Most: 99})
	if err != nil {
		t.Fatal(err)
	}
	told := map[string]bool{}
	for _, f := range all {
		kinds := games.Kit(f.Game).Deeds
		for _, did := range learnt.ReadDeeds(f.Deeds) {
			known := func(k learnt.Kind) bool { return k.Key == did.Kind && slices.Contains(k.Deeds, did.Deed) }
			if !slices.ContainsFunc(kinds, known) {
				t.Errorf("%s: there is no deed %+v", f.Game, did)
			}
			told[f.Game] = true
		}
		if f.Place == 0 || f.Rank == 0 {
			t.Errorf("%+v", f)
		}
	}
	if len(told) != len(games.All()) {
		t.Errorf("deeds are told of %v", told)
	}
}

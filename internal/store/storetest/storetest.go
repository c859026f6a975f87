// Package storetest defines what every [store.Store] promises, as tests that each store runs.
package storetest

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"
	"sync"
	"testing"

	"github.com/google/go-cmp/cmp"

	"ennead/internal/store"
)

// Run tests a store. open returns the same store again after it was closed.
func Run(t *testing.T, open func(t *testing.T) store.Store) {
	for _, test := range []struct {
		name string
		run  func(*testing.T, store.Store)
	}{
		{"what is created is loaded", created},
		{"a change needs the version that it saw", guarded},
		{"moves are taken back", takenBack},
		{"a failed change leaves no trace", traceless},
		{"one of many writers wins", raced},
		{"many tables at once", crowded},
		{"what happened to seats", happened},
		{"devices of a person", devices},
		{"lists", listed},
		{"the order of lists", ordered},
		{"who opened what", opened},
		{"packed moves", packed},
		{"moves are packed while they change", func(t *testing.T, s store.Store) {
			packedMeanwhile(t, []store.Store{s})
		}},
		{"what is forgotten is gone", forgotten},
		{"untouched tables", untouched},
		{"what is deleted is gone", deleted},
		{"the list of all", all},
		{"a pulse", pulse},
		{"the time", now},
		{"analyses", analyses},
		{"what is said at a table", said},
		{"settings", settings},
		{"names", names},
		{"people", persons},
		{"names that nobody else has", named},
		{"sessions", sessions},
		{"credentials", credentials},
		{"mail addresses", mails},
		{"the last way to sign in", lastWay},
		{"tickets", tickets},
		{"ties", ties},
		{"circles", circles},
		{"what is inherited", inherited},
		{"invitations", invitations},
		{"who looks for a game", seekers},
		{"reports", reports},
		{"remarks", remarks},
		{"results change ratings", results},
		{"a result counts once", resultOnce},
		{"ratings can be built anew", rebuilt},
		{"ratings of bots", trials},
		{"ratings of bots can be built anew", trialsRebuilt},
		{"the strongest", leaders},
		{"results of who is erased", resultsErased},
		{"contests", contests},
		{"lists of contests", contestLists},
		{"many enter at once", contestAtOnce},
		{"contests of who is erased", contestsErased},
		{"clubs", clubs},
		{"clubs of who is erased", clubsErased},
		{"the course of a rating", course},
		{"how games came off", facts},
		{"how public games came off", listedFacts},
		{"games whose results do not count", voidFacts},
		{"how games of who is erased came off", factsErased},
		{"components are stored once", boxes},
		{"nobody stores too many components", boxesAtOnce},
		{"components of who is erased", boxesErased},
		{"results that do not count", unrated},
		{"from where people play", sittings},
		{"what games say of two people", signs},
		{"cases about two people", cases},
		{"cases of who is erased", casesErased},
		{"how seasons ended", finals},
		{"decisions of moderators", rulings},
		{"remarks that moderators remove", removals},
		{"decisions made at once", rulingsAtOnce},
		{"who is banned leaves the lobby", withdrawals},
		{"mutes of a guest and an account", inheritedMutes},
		{"what people are to be told", notices},
		{"chat and invitations tell", noticed},
		{"who wants to hear of something", wishing},
		{"one of many tells it", toldOnce},
		{"what contests and moderators announce", announcements},
		{"one of many makes an announcement", announcedOnce},
		{"what some ways lack is brought again", repeats},
		{"terms of a table", terms},
		{"who is erased", erased},
		{"tables that know a person", traces},
		{"tables where something happened to a person", happenedTo},
		{"what has happened is told otherwise", retold},
		{"what is unsaid", unsaid},
		{"guests of whom nothing tells", tidied},
		{"a table gets another owner", owned},
		{"servers that are alive", alive},
		{"times without a server", awake},
		{"what does not exist", missing},
		{"what somebody may do only so often", spent},
		{"what counts once for each occasion", spentOnce},
		{"jobs", queued},
		{"claims on jobs", claimed},
		{"jobs of a server that is gone", abandoned},
		{"jobs that change with a table", changeJobs},
		{"a cancelled context changes nothing", cancelled},
		{"texts that cannot be stored", unstorable},
	} {
		t.Run(test.name, func(t *testing.T) {
			s := open(t)
			defer func() { must(t, s.Close()) }()
			test.run(t, s)
		})
	}
	t.Run("what is stored outlives the store", func(t *testing.T) { reopened(t, open) })
	t.Run("once taken up, the answer is certain", func(t *testing.T) { certain(t, open) })
}

func must(t *testing.T, err error) {
	t.Helper()
	if err != nil {
		t.Fatal(err)
	}
}

func wants(t *testing.T, err, want error) {
	t.Helper()
	if !errors.Is(err, want) {
		t.Fatalf("got %v, want %v", err, want)
	}
}

func same(t *testing.T, got, want any) {
	t.Helper()
	if diff := cmp.Diff(want, got); diff != "" {
		t.Fatalf("-want +got:\n%s", diff)
	}
}

// sample returns a table as a house would store it; Version is what Create sets.
func sample(id string) *store.Table {
	return &store.Table{
		Row: store.Row{ID: id, Version: 1, Game: "senet", Status: "playing", Reason: "why", Public: true,
			Terms: `{"language":"fr ☥"}`, Owner: "ann", Owing: 0b10, Created: 1_700_000_000_000,
			Updated: 1_700_000_000_001, Moved: 1_700_000_000_000,
			Seats: []store.Seat{
				{Kind: "person", Name: "Ankh-es-en-amun ☥", Person: "ann", Account: true, Ask: "touched",
					Orders:  "pass",
					Devices: []string{"ann's phone", "ann's tablet"},
					Link:    1 << 40, Offer: "device", Until: 1_700_000_900_000, Agreed: 0b10, Plan: "easy"},
				{Kind: "bot", Name: "", Level: "easy"},
			}},
		Header: "ennead record 1\ngame senet\nsay 'é'; --\n",
		Secret: []byte("\x00\x01secret\xff"),
		Moves: []store.Move{{Seat: 15, Text: "throw 4"}, {Seat: 0, Text: "go 3", Note: "peace, \"né\" ☥",
			Waived: true, At: 1_700_000_000_000}},
		Happened: []store.Happening{{Turns: 1, At: 1_700_000_000_000, Kind: "handed", Seat: 1, Name: "Bek ☥",
			Next: "Ann", Person: "bek", Doubtful: true}},
	}
}

func load(t *testing.T, s store.Store, id string) *store.Table {
	t.Helper()
	got, err := s.Load(t.Context(), id)
	must(t, err)
	return got
}

// change returns a change of t that keeps everything.
func change(t *store.Table) *store.Change {
	return &store.Change{ID: t.ID, Expected: t.Version, Status: t.Status, Reason: t.Reason, Owing: t.Owing,
		Updated: t.Updated, Moved: t.Moved, Marks: t.Marks, From: len(t.Moves)}
}

func created(t *testing.T, s store.Store) {
	want := sample("a")
	want.Version = 77 // is ignored
	must(t, s.Create(t.Context(), want))
	want.Version = 1
	same(t, load(t, s, "a"), want)
	wants(t, s.Create(t.Context(), sample("a")), store.ErrExists)
	same(t, load(t, s, "a"), want)

	long := sample("long")
	long.Header = strings.Repeat("| components\n", 1<<16)
	long.Moves, long.Secret = nil, nil
	must(t, s.Create(t.Context(), long))
	same(t, load(t, s, "long"), long)
}

func guarded(t *testing.T, s store.Store) {
	want := sample("a")
	must(t, s.Create(t.Context(), want))
	c := change(want)
	header := "another header"
	c.Status, c.Reason, c.Owing, c.Updated, c.Moved, c.Header = "over", "", 0, 1_700_000_000_009, 1_700_000_000_008,
		&header
	c.Seats = []store.Seat{{Kind: "person", Name: "Bek", Person: "bek", Ask: "always round 3"},
		{Kind: "bot", Level: "hard"}}
	c.Marks = []byte("seen \x00\xff")
	c.Moves = []store.Move{{Seat: 1, Text: "go 5", Waived: true, At: 1_700_000_000_009}, {Seat: 15, Text: "throw 1"}}
	must(t, s.Change(t.Context(), c))
	want.Version, want.Status, want.Reason, want.Owing, want.Updated = 2, "over", "", 0, c.Updated
	want.Moved, want.Marks = c.Moved, c.Marks
	want.Header, want.Seats, want.Moves = header, c.Seats, append(want.Moves, c.Moves...)
	same(t, load(t, s, "a"), want)

	version, err := s.Version(t.Context(), "a")
	must(t, err)
	same(t, version, int64(2))
	must(t, s.Create(t.Context(), sample("b")))
	versions, err := s.Versions(t.Context(), []string{"b", "none", "a", "a", "' OR 1=1 --", "\xff"})
	must(t, err)
	same(t, versions, map[string]int64{"a": 2, "b": 1})
	versions, err = s.Versions(t.Context(), nil)
	must(t, err)
	same(t, len(versions), 0)
	for _, seen := range []int64{0, 1, 3} {
		late := change(want)
		late.Expected, late.Status, late.From = seen, "lost", 0
		wants(t, s.Change(t.Context(), late), store.ErrStale)
	}
	same(t, load(t, s, "a"), want)
}

func takenBack(t *testing.T, s store.Store) {
	want := sample("a")
	must(t, s.Create(t.Context(), want))
	for i, step := range []struct {
		from  int
		moves []store.Move
	}{
		{2, []store.Move{{Seat: 1, Text: "two"}, {Seat: 1, Text: "three"}}},
		{1, nil},
		{1, []store.Move{{Seat: 0, Text: "one"}}},
		{0, []store.Move{{Seat: 2, Text: "zero"}}},
		{0, nil},
		{0, nil},
	} {
		c := change(want)
		c.From, c.Moves = step.from, step.moves
		must(t, s.Change(t.Context(), c))
		want.Version, want.Moves = int64(i+2), slices.Concat(want.Moves[:step.from], step.moves)
		same(t, load(t, s, "a"), want)
	}
}

func traceless(t *testing.T, s store.Store) {
	want := sample("a")
	must(t, s.Create(t.Context(), want))
	header := "lost"
	for _, from := range []int{3, 100, -1} {
		c := change(want)
		c.Header, c.Status, c.From = &header, "lost", from
		c.Seats, c.Moves = []store.Seat{{Kind: "lost", Devices: []string{"lost"}}}, []store.Move{
			{Seat: 1, Text: "lost"}}
		c.Happened = []store.Happening{{Kind: "lost"}}
		wants(t, s.Change(t.Context(), c), store.ErrGap)
		same(t, load(t, s, "a"), want)
	}
}

// raced has many writers change the same version at once, again and again.
func raced(t *testing.T, s store.Store) {
	must(t, s.Create(t.Context(), sample("a")))
	for round := range 20 {
		before := load(t, s, "a")
		errs := make([]error, 16)
		var all sync.WaitGroup
		for i := range errs {
			all.Go(func() {
				c := change(before)
				c.Moves = []store.Move{{Seat: uint8(i), Text: fmt.Sprint(round)}}
				errs[i] = s.Change(context.Background(), c)
			})
		}
		all.Wait()
		winner := slices.Index(errs, nil)
		for i, err := range errs {
			if i != winner {
				wants(t, err, store.ErrStale)
			}
		}
		if winner < 0 {
			t.Fatal("nobody succeeded")
		}
		before.Version++
		before.Moves = append(before.Moves, store.Move{Seat: uint8(winner), Text: fmt.Sprint(round)})
		same(t, load(t, s, "a"), before)
	}
}

// crowded runs writers and readers on many tables; some writers always have the wrong version.
func crowded(t *testing.T, s store.Store) {
	const tables, rounds = 24, 12
	var all sync.WaitGroup
	for i := range tables {
		all.Go(func() {
			want := sample(fmt.Sprint(i))
			if err := s.Create(context.Background(), want); err != nil {
				t.Error(err)
				return
			}
			for range rounds {
				c := change(want)
				c.Moves = []store.Move{{Seat: uint8(i), Text: "go"}}
				if err := s.Change(context.Background(), c); err != nil {
					t.Error(err)
				}
				if err := s.Change(context.Background(), c); !errors.Is(err, store.ErrStale) {
					t.Errorf("a second time: %v", err)
				}
				want.Version++
				want.Moves = append(want.Moves, c.Moves...)
				got, err := s.Load(context.Background(), want.ID)
				if diff := cmp.Diff(want, got); err != nil || diff != "" {
					t.Errorf("%v\n%s", err, diff)
				}
			}
		})
	}
	all.Wait()
}

func missing(t *testing.T, s store.Store) {
	for _, id := range []string{"", "none", "' OR 1=1 --", "a\x00", "\xff"} {
		_, err := s.Load(t.Context(), id)
		wants(t, err, store.ErrNotFound)
		_, err = s.Version(t.Context(), id)
		wants(t, err, store.ErrNotFound)
		wants(t, s.Change(t.Context(), &store.Change{ID: id}), store.ErrNotFound)
		_, err = s.Analysis(t.Context(), id)
		wants(t, err, store.ErrNotFound)
		wants(t, s.SetAnalysis(t.Context(), id, []byte("report")), store.ErrNotFound)
		_, err = s.Say(t.Context(), id, store.Line{Text: "hello"}, 10)
		wants(t, err, store.ErrNotFound)
		lines, err := s.Lines(t.Context(), id, 10)
		must(t, err)
		same(t, len(lines), 0)
	}
}

func cancelled(t *testing.T, s store.Store) {
	must(t, s.Create(t.Context(), sample("a")))
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	for range 50 {
		want := load(t, s, "a")
		c := change(want)
		c.Status = "changed"
		switch err := s.Change(ctx, c); {
		case err == nil:
			want.Version, want.Status = want.Version+1, "changed" // the writer was faster: the result is still correct
		default:
			wants(t, err, context.Canceled)
		}
		same(t, load(t, s, "a"), want)
	}
}

func reopened(t *testing.T, open func(*testing.T) store.Store) {
	s := open(t)
	want := sample("a")
	must(t, s.Create(t.Context(), want))
	key, err := s.Setting(t.Context(), "key", []byte("first"))
	must(t, err)
	must(t, s.SetAnalysis(t.Context(), "a", []byte("report")))
	_, err = s.Say(t.Context(), "a", store.Line{Seat: 1, Text: "still here", Said: 5}, 10)
	must(t, err)
	must(t, s.Close())
	wants(t, s.Change(t.Context(), change(want)), store.ErrClosed)

	s = open(t)
	defer func() { must(t, s.Close()) }()
	same(t, load(t, s, "a"), want)
	again, err := s.Setting(t.Context(), "key", []byte("second"))
	must(t, err)
	same(t, again, key)
	report, err := s.Analysis(t.Context(), "a")
	must(t, err)
	same(t, string(report), "report")
	lines, err := s.Lines(t.Context(), "a", 10)
	must(t, err)
	same(t, lines, []store.Line{{Number: 1, Seat: 1, Text: "still here", Said: 5}})
}

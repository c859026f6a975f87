package web

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"ennead/internal/learnt"
	"ennead/internal/profile"
	"ennead/internal/store"
	"ennead/internal/table"
)

// playedOut has two accounts play a public game of sticks to its end.
func (s *site) playedOut() (ann, bek *browser, path string) {
	s.t.Helper()
	ann, bek, _ = s.friends()
	path = ann.open("quick", "custom", "seat-1", "me", "seat-2", "open", "visible", "public", "pace", "live quick",
		"rated", "yes")
	bek.post(path+"/join", "seat", "2").wants(s.t, 200)
	for _, b := range []*browser{ann, bek} {
		b.post(path+"/ready").wants(s.t, 200)
	}
	s.until(path, func(t *table.Table) bool { return t.Status == table.Over }, func() { s.plays(path, 1, ann, bek) })
	return ann, bek, path
}

// madeUp stores a game of two that nobody has played.
func (s *site) madeUp(n int, public bool, winner, other *browser, changes ...func(*store.Fact)) {
	s.t.Helper()
	at := time.Now().Add(-time.Duration(n) * time.Hour).UnixMilli()
	id := fmt.Sprintf("madeup%010d", n)
	t := &store.Table{Row: store.Row{ID: id, Game: "sticks", Status: "over", Public: public, Created: at, Updated: at}}
	var facts []store.Fact
	for i, b := range []*browser{winner, other} {
		person := string(s.visitorOf(b))
		t.Seats = append(t.Seats, store.Seat{Kind: "person", Name: "Somebody", Person: person, Account: true})
		facts = append(facts, store.Fact{Table: id, Seat: uint8(i), Person: person, Game: "sticks", Finished: at,
			Players: 2, Pace: "days", Rank: i + 1, Firsts: 1, Points: 9 - i, Place: i + 1, Stints: "7200"})
		for _, change := range changes {
			change(&facts[i])
		}
	}
	must(s.t, s.db.Create(s.t.Context(), t))
	version, err := s.db.Version(s.t.Context(), id)
	must(s.t, err)
	must(s.t, s.db.SetFacts(s.t.Context(), id, version, facts))
}

// Somebody's games are on their page, with what they come to. Games that are not public, and how long somebody thought,
// are known only to themselves.
func TestGamesOfAPerson(t *testing.T) {
	s := open(t)
	ann, bek, path := s.playedOut()
	stranger := s.browser()
	shown := stranger.get("/p/Ann/games").wants(t, 200)
	shown.section(t, "games").has(t, `href="`+path+`"`, "rated", "Ann", "Bek", "1 game fits.").lacks(t, "not public")
	shown.section(t, "wins").has(t, "too few")
	shown.section(t, "heads").has(t, `href="/p/Bek"`)
	shown.lacks(t, `id="speed"`, `id="against"`, `id="records"`, string(s.visitorOf(ann)), string(s.visitorOf(bek)))
	stranger.get("/p/Ann").section(t, "past").has(t, `href="/p/Ann/games"`,
		"Played 1 game with people, and 1 to the end.", "Reliability: new, with fewer than 5 games.")
	stranger.get("/p/Nobody/games").wants(t, 404)
	if at := ann.get("/p/Ann/games").path; at != "/me/games" {
		t.Errorf("her own page is at %s", at)
	}
	if at := stranger.get("/me/games").path; at != "/signin" {
		t.Errorf("who is nobody comes to %s", at)
	}
	for n := range 7 {
		s.madeUp(n, n%2 == 0, ann, bek)
	}
	var about exported
	must(t, json.Unmarshal([]byte(ann.unpacked()["person.json"]), &about))
	if len(about.Games) != 8 || about.Games[0].Seconds[0] != 7200 || about.Games[0].Rank != 1 {
		t.Errorf("the file of all that is kept of her has %+v", about.Games)
	}
	own := ann.get("/me/games").wants(t, 200)
	own.section(t, "games").has(t, "8 games fit.", "not public", "over days")
	own.section(t, "speed").has(t, "Over days: 2 h", "Only you see this.")
	won := "100, 68 to 100"
	switch ranks := table.Ranks(s.look(path)); {
	case ranks[0].Place == ranks[1].Place: // a shared victory is half a one
		won = "94, 60 to 99"
	case slices.ContainsFunc(about.Games, func(g exportedGame) bool { return g.Rank > 1 }):
		won = "88, 53 to 98"
	}
	own.section(t, "wins").has(t, won, `href="/me/games?game=sticks"`).lacks(t, "too few")
	stranger.get("/p/Ann/games").section(t, "games").has(t, "5 games fit.").lacks(t, "not public")
	bek.get("/p/Ann/games").section(t, "against").has(t, "You and Ann", "<td data-name=\"Together\">8</td>")
	ann.get("/me/games?game=sticks").section(t, "wins").has(t, "By number of players", "2 players")
	ann.get("/me/games?game=sticks").section(t, "course").has(t, "<svg", "?")
	for query, fit := range map[string]string{"game=chess": "8 games", "players=3": "0 games", "rated=yes": "1 game ",
		"ended=won&with=Bek": " games", "with=Nobody": "0 games", "players=99&ended=x&within=7&page=-1": "8 games",
		"with=%00": "8 games", "within=30": "8 games", "page=2": "8 games"} {
		ann.get("/me/games?"+query).wants(t, 200).section(t, "games").has(t, fit)
	}
	ann.get("/me/games?game=sticks&ended=lost&page=2").wants(t, 200)
}

// Everybody reads how reliable somebody is who has played five games, closed ones among them; what follows from that,
// they read themselves.
func TestReliability(t *testing.T) {
	s := open(t)
	ann, bek, _ := s.friends()
	leaves := func(f *store.Fact) { f.Went = f.Seat == 1 }
	for n := range 5 {
		s.madeUp(n, n == 0, ann, bek, leaves)
	}
	ann.get("/p/Bek").section(t, "past").has(t, "Played 1 game with people, and 0 to the end.",
		"Reliability: 5 of 100.")
	ann.get("/p/Bek/games").has(t, "Reliability: 5 of 100.").lacks(t, "at tables that are not rated")
	bek.get("/me/games").has(t, "Reliability: 5 of 100. Until you have finished 5 games in a row")
	ann.get("/me/games").has(t, "Reliability: 85 of 100.").lacks(t, "at tables that are not rated")
	path := ann.open("quick", "custom", "seat-1", "me", "seat-2", "open", "visible", "public", "pace", "live quick",
		"rated", "yes")
	bek.post(path+"/join", "seat", "2").has(t, "You have left too many games.")
}

// lines reads a file of records.
func (a answer) lines(t *testing.T) (all []recorded) {
	t.Helper()
	a.wants(t, 200)
	for line := range strings.Lines(a.body) {
		var one recorded
		must(t, json.Unmarshal([]byte(line), &one))
		all = append(all, one)
	}
	return all
}

// The file of a month has the rated public games of all, one's own file all of one's own; what is in them is what the
// table's record says.
func TestFilesOfRecords(t *testing.T) {
	s := open(t)
	ann, bek, path := s.playedOut()
	s.madeUp(1, false, ann, bek)
	stranger := s.browser()
	got := stranger.get("/records/" + time.Now().UTC().Format("2006-01"))
	month := got.lines(t)
	if len(month) != 1 || "/t/"+string(month[0].ID) != path || month[0].Seat != 0 || len(month[0].Seats) != 2 {
		t.Fatalf("the file has %+v", month)
	}
	if record := stranger.get(path + "/record").body; month[0].Record != record || !strings.Contains(record, "secret") {
		t.Errorf("the record in the file is\n%s\nat the table it is\n%s", month[0].Record, record)
	}
	if strings.Contains(got.body, string(s.visitorOf(ann))) {
		t.Error("the file has the id of a person")
	}
	soon := time.Now().AddDate(0, 2, 0).Format("2006-01")
	for _, other := range []string{"2026-13", "x", "1999-01", "9999-01", soon} {
		stranger.get("/records/"+other).wants(t, 404)
	}
	if all := stranger.get("/records/2020-01").lines(t); len(all) != 0 {
		t.Errorf("long ago there were %+v", all)
	}
	mine := ann.get("/me/records").lines(t)
	if len(mine) != 2 || mine[1].ID != month[0].ID || mine[1].Seat != 1 || mine[0].Rated {
		t.Errorf("her own file has %+v", mine)
	}
	if at := stranger.get("/me/records").path; at != "/signin" {
		t.Errorf("who is nobody comes to %s", at)
	}
}

// The openings of a game have a page, which is quiet while there are no games.
func TestOpenings(t *testing.T) {
	s := open(t)
	stranger := s.browser()
	stranger.get("/openings/sticks").wants(t, 200).has(t, "No rated game has ended at a public table yet.")
	stranger.get("/openings/chess").wants(t, 404)
	stranger.get("/ratings/sticks").has(t, `href="/openings/sticks"`)
}

// The openings are those of rated public games, of all who played there; they are counted anew after a while only.
func TestOpeningsAreCounted(t *testing.T) {
	s := open(t)
	ann, bek, _ := s.friends()
	left := func(f *store.Fact) {
		f.Rated = true
		if f.Seat == 0 {
			f.Deeds = "hand/left\nbank/red"
		}
	}
	for n := range 5 {
		s.madeUp(n, n > 0, ann, bek, left)
	}
	s.madeUp(5, true, ann, bek)
	openers := profile.NewOpeners(s.house, func(string) []learnt.Kind {
		return []learnt.Kind{{Key: "hand", Deeds: []string{"", "left", "right"}}}
	})
	count := func(after time.Duration, games int) {
		t.Helper()
		all, err := openers.Of(t.Context(), "sticks", time.Now().Add(after))
		must(t, err)
		if all.Games != games || len(all.Tables) != 1 || all.Tables[0].Games != games || len(all.Tables[0].Kinds) != 1 {
			t.Fatalf("%+v", all)
		}
		lines := all.Tables[0].Kinds[0].Lines
		if len(lines) != 1 || lines[0].Deed != "left" || lines[0].Games != games || lines[0].Won != float64(games) {
			t.Errorf("%+v", lines)
		}
	}
	count(0, 4)
	s.madeUp(6, true, ann, bek, left)
	count(time.Minute, 4)
	count(time.Hour, 5)
}

// held is a store that counts a game only when it may, and says when somebody begins.
type held struct {
	store.Store
	game string
	asks chan struct{}
	may  chan struct{}
}

func (h *held) ListFacts(ctx context.Context, q store.FactQuery) ([]store.Fact, error) {
	if q.Game == h.game && q.From == 0 {
		select {
		case h.asks <- struct{}{}:
		default:
		}
		select {
		case <-h.may:
		case <-ctx.Done():
			return nil, ctx.Err()
		}
	}
	return h.Store.ListFacts(ctx, q)
}

// While the openings of a game are counted, those of another are shown; and the count goes on when whoever asked first
// leaves.
func TestOpeningsOfOneGameWait(t *testing.T) {
	first := open(t)
	ann, bek, _ := first.friends()
	first.madeUp(1, true, ann, bek, func(f *store.Fact) { f.Rated = true })
	slow := &held{game: "sticks", asks: make(chan struct{}, 1), may: make(chan struct{})}
	s := first.again(func(c *table.Config) {
		slow.Store = c.Store
		c.Store = slow
	})
	openers := profile.NewOpeners(s.house, func(string) []learnt.Kind { return nil })
	now := time.Now()
	leaves, leave := context.WithCancel(t.Context())
	left := make(chan error, 1)
	go func() {
		_, err := openers.Of(leaves, "sticks", now)
		left <- err
	}()
	<-slow.asks
	soon, cancel := context.WithTimeout(t.Context(), 10*time.Second)
	defer cancel()
	other := make(chan error, 1)
	go func() {
		_, err := openers.Of(soon, "senet", now)
		other <- err
	}()
	select {
	case err := <-other:
		must(t, err)
	case <-soon.Done():
		t.Error("another game waits")
	}
	leave()
	select {
	case err := <-left:
		if !errors.Is(err, context.Canceled) {
			t.Errorf("whoever left was told: %v", err)
		}
	case <-soon.Done():
		t.Fatal("whoever leaves waits")
	}
	close(slow.may)
	all, err := openers.Of(soon, "sticks", now)
	must(t, err)
	if all.Games != 1 {
		t.Errorf("%+v", all)
	}
	select {
	case <-slow.asks:
		t.Error("the game was counted anew")
	default:
	}
}

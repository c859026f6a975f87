package cli

import (
	"net/http"
	"net/url"
	"regexp"
	"slices"
	"strconv"
	"testing"
	"testing/cryptotest"

	"ennead/bot"
	"ennead/game"
	"ennead/games"
	"ennead/internal/piece/piecetest"
	"ennead/internal/table"
)

// What a browser fetches for each move of a game stays small for everybody: the player who moved, another player, a
// spectator. The page's headings are always in order.
func TestSizes(t *testing.T) {
	for _, test := range []struct {
		game    string
		players int
		bounds
	}{
		{"pharaon", 1, usual}, {"pharaon", 4, usual}, {"kemet", 2, usual}, {"kemet", 5, usual}, {"tekhenu", 2, usual},
		{"osiris", 2, river}, {"osiris", 5, river},
		{"pyramidion", 2, usual}, {"pyramidion", 4, usual},
	} {
		if testing.Short() && test.players > 2 {
			continue
		}
		t.Run(test.game+strconv.Itoa(test.players), func(t *testing.T) {
			clock := ""
			if test.game == "kemet" && test.players == 5 { // the largest page
				clock = "days normal"
			}
			sizes(t, test.game, test.players, table.Terms{Clock: clock}, test.bounds)
		})
	}
}

// Limits in bytes, compressed, including headers.
const (
	mostFirst = 135_000 // the page with the files that it names
	mostKnown = 6_000   // what a browser says of the parts that it shows; servers accept headers of 16 KB
)

// bounds are the limits that depend on how much there is on a board.
type bounds struct {
	board  int // the board replacing the page on which seats are taken: everything is new
	update int // what a move changes
}

var (
	usual = bounds{13_000, 9_500}
	// river is for the board of Osiris with its negotiation. When a season ends, workers leave all its sites, and the
	// next player may do nearly anything.
	river = bounds{19_500, 9_700}
)

func sizes(t *testing.T, name string, players int, terms table.Terms, most bounds) {
	cryptotest.SetGlobalRandom(t, 1) // the same game in each run
	o := openHouse(t)
	guests, id := o.gathered(t, name, players, terms)
	watcher := o.newGuest(1000)
	var views, gathering, updates, behind []int
	note := func(list *[]int) func(int, error) {
		return func(size int, err error) {
			t.Helper()
			if err != nil {
				t.Fatal(err)
			}
			*list = append(*list, size)
		}
	}
	for _, g := range append(guests, watcher) {
		note(&views)(g.open(t.Context(), id))
	}
	for seat, g := range guests {
		form := url.Values{"bits-" + strconv.Itoa(seat+1): {"00112233445566778899aabbccddeeff"}}
		if _, _, err := g.ask(t.Context(), http.MethodPost, "/t/"+string(id)+"/ready", form, true); err != nil {
			t.Fatal(err)
		}
	}
	for _, g := range append(guests, watcher) {
		note(&gathering)(g.refresh(t.Context()))
	}
	player := bot.Spec{Kind: bot.Greedy}.New(games.Kit(name).Evaluator, 1)
	for {
		for i, g := range append(guests, watcher) {
			g.roam(i, len(updates)) // nobody plays as fast as this, and one address may not send that many requests
		}
		at, err := o.house.Look(t.Context(), id)
		if err != nil {
			t.Fatal(err)
		}
		if at.Status == table.Over {
			break
		}
		seat := at.Owing().First()
		move, err := player.Choose(t.Context(), at.Match.View(seat), seat)
		if err != nil {
			t.Fatal(err)
		}
		for _, g := range []*guest{guests[seat], watcher} {
			if g.version() != at.Version {
				note(&behind)(g.refresh(t.Context()))
			}
		}
		note(&updates)(guests[seat].choose(t.Context(), seat, at.Version, at.Match.Game.Lexicon().Text(move)))
		for _, g := range []*guest{guests[len(updates)%players], watcher} {
			if g != guests[seat] && g.version() == at.Version {
				note(&updates)(g.refresh(t.Context()))
			}
			piecetest.Headings(t, g.page, 0)
		}
	}
	files, headers := o.files(t, id), 0
	for _, g := range append(guests, watcher) {
		note(&views)(g.open(t.Context(), id))
		headers = max(headers, len(known(g.page)))
	}
	slices.Sort(updates)
	n := len(updates)
	t.Logf("first view %v bytes and files of %d; the first board %v; %d updates, median %d, 99 of 100 under %d, "+
		"at most %v; several moves at once %d; X-Known %d",
		views, files, gathering, n, updates[n/2], updates[n*99/100], updates[n-8:], slices.Max(append(behind, 0)),
		headers)
	if size := slices.Max(views) + files; size > mostFirst {
		t.Errorf("the first view takes %d bytes", size)
	}
	if size := slices.Max(gathering); size > most.board {
		t.Errorf("the first board takes %d bytes", size)
	}
	if size := updates[n-1]; size > most.update {
		t.Errorf("a move takes %d bytes", size)
	}
	if headers > mostKnown {
		t.Errorf("the browser needs %d bytes to say what it has", headers)
	}
}

var named = regexp.MustCompile(`(?:href|src)="(/static/[^"]*)"|url\((fonts/[^)]*)\)`)

// files returns the size of all files that the page of a table names, including fonts.
func (o *opened) files(t *testing.T, id table.ID) (sum int) {
	t.Helper()
	read := func(path string) string {
		text, size, err := o.newGuest(2000).ask(t.Context(), http.MethodGet, path, nil, false)
		if err != nil {
			t.Fatal(err)
		}
		sum += size
		return text
	}
	page := read("/t/" + string(id))
	sum = 0
	known := map[string]bool{}
	folder := between(page, ` rel="icon" type="image/svg+xml" href="`, "icon.svg") // the folder of the styles, too
	for wanted := []string{page}; len(wanted) > 0; wanted = wanted[1:] {
		for _, found := range named.FindAllStringSubmatch(wanted[0], -1) {
			path := found[1]
			if path == "" {
				path = folder + found[2]
			}
			if !known[path] {
				known[path] = true
				wanted = append(wanted, read(path))
			}
		}
	}
	if len(known) < 5 {
		t.Errorf("the page names only the files %v", known)
	}
	return sum
}

// gathered opens a table, with somebody on each seat.
func (o *opened) gathered(tb testing.TB, name string, players int, terms table.Terms) ([]*guest, table.ID) {
	tb.Helper()
	id, err := o.house.Create(tb.Context(),
		table.Spec{Game: name, Seats: slices.Repeat([]table.SeatSpec{{Kind: table.Person}}, players), Terms: terms},
		"the one who opens all tables", game.Spectator)
	if err != nil {
		tb.Fatal(err)
	}
	guests := make([]*guest, players)
	for seat := range guests {
		guests[seat] = o.newGuest(seat)
		guests[seat].claim(tb, id, game.Seat(seat))
	}
	return guests, id
}

// claim takes a seat by its link.
func (g *guest) claim(tb testing.TB, id table.ID, seat game.Seat) {
	tb.Helper()
	at, err := g.o.house.Look(tb.Context(), id)
	if err != nil {
		tb.Fatal(err)
	}
	form := url.Values{"key": {g.o.house.SeatKey(at, seat)}, "name": {"Nefer " + strconv.Itoa(int(seat)+1)}}
	if _, _, err := g.ask(tb.Context(), http.MethodPost, "/t/"+string(id)+"/claim", form, false); err != nil {
		tb.Fatal(err)
	}
}

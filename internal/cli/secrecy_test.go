package cli

import (
	"bufio"
	"bytes"
	"net/http"
	"net/url"
	"slices"
	"strconv"
	"strings"
	"testing"

	"ennead/game"
	"ennead/internal/table"
)

// Two players negotiate in private at a table of Osiris: the pages of the other players and spectators, in whole, in
// part and in the replay, and the record stay the same, byte for byte; the two see it, with its note.
func TestDealsOfOsirisInPrivate(t *testing.T) {
	o := openHouse(t)
	guests, id := o.gathered(t, "osiris", 3, table.Terms{})
	for seat, g := range guests {
		form := url.Values{"bits-" + strconv.Itoa(seat+1): {"00112233445566778899aabbccddeeff"}}
		if _, _, err := g.ask(t.Context(), http.MethodPost, "/t/"+string(id)+"/ready", form, true); err != nil {
			t.Fatal(err)
		}
	}
	blind, knowing := slices.Concat(guests[2:3], []*guest{o.newGuest(1000)}), guests[:2]
	look := func(g *guest, page string) string {
		t.Helper()
		text, _, err := g.ask(t.Context(), http.MethodGet, "/t/"+string(id)+page, nil, strings.HasSuffix(page, "#part"))
		if err != nil {
			t.Fatal(err)
		}
		return text
	}
	at, err := o.house.Look(t.Context(), id)
	if err != nil {
		t.Fatal(err)
	}
	turns := strconv.Itoa(len(at.Match.Record.Turns))
	pages := []string{"", "?log=whole", "?at=1", "?at=" + turns, "?at=999", "/record", "?since=0#part"}
	before := map[string]string{}
	for _, g := range blind {
		for _, page := range pages {
			before[g.address+page] = look(g, page)
		}
	}
	var chain []game.Move
	for _, text := range []string{"to 2", "promise harvest any"} {
		m, err := at.Match.Game.Lexicon().Parse(text)
		if err != nil {
			t.Fatal(err)
		}
		chain = append(chain, m)
	}
	after, err := o.house.Negotiate(t.Context(), id, 0, chain, "for <peace>")
	if err != nil {
		var deals []string
		for _, m := range game.OutOfTurnOf(at.Match.State, nil, 0) {
			deals = append(deals, at.Match.Game.Lexicon().Text(m))
		}
		t.Fatal(err, deals)
	}
	if after.Status != table.Playing {
		t.Fatal(after.Status)
	}
	for _, g := range blind {
		for _, page := range pages {
			if now := look(g, page); now != before[g.address+page] {
				t.Errorf("%s at %q: the page changed", g.address, page)
			}
		}
	}
	for _, g := range knowing {
		if page := look(g, ""); !strings.Contains(page, "for &lt;peace&gt;") {
			t.Errorf("%s does not see the note", g.address)
		}
	}
	for seat, reads := range map[int]bool{0: false, 1: true, 2: true, 3: false} {
		text := replayed(t, after.Match, seat)
		if got := strings.Contains(text, `"for <peace>"`); got != reads {
			t.Errorf("seat %d sees the note in the terminal: %t\n%s", seat, got, text)
		}
		if !reads && strings.Contains(text, "promise") {
			t.Errorf("seat %d sees the deal:\n%s", seat, text)
		}
	}
}

// replayed returns what the terminal prints of a game for a seat, counted from 1, or a spectator.
func replayed(t *testing.T, m *game.Match, seat int) string {
	t.Helper()
	all, err := catalogues()
	if err != nil {
		t.Fatal(err)
	}
	var record, out bytes.Buffer
	if err := game.WriteRecord(&record, m.Game, m.Record); err != nil {
		t.Fatal(err)
	}
	c := &console{Writer: bufio.NewWriter(&out), in: bufio.NewReader(&record), words: all.In("en")}
	if err := (replayCommand{recordFile: recordFile{File: "-"}, To: -1, Seat: seat}).Run(c); err != nil {
		t.Fatal(err)
	}
	if err := c.Flush(); err != nil {
		t.Fatal(err)
	}
	return out.String()
}

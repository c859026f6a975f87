package cli

import (
	"net/http"
	"net/url"
	"regexp"
	"strings"
	"testing"

	"ennead/bot"
	"ennead/game"
	"ennead/games"
	"ennead/internal/table"
)

// wordless finds keys of words that a page shows instead of them.
var wordless = regexp.MustCompile(`>(site|table|pharaon|kemet|tekhenu|osiris|pyramidion)\.[a-z.-]+<`)

// A game of any kind can be ended in the middle, whatever it was about to ask. Its board has no moves any more, the
// standing is there, and anybody may read its record, which hides nothing and is right as far as it goes.
func TestEndedGames(t *testing.T) {
	for _, g := range games.All() {
		t.Run(g.ID(), func(t *testing.T) {
			t.Parallel()
			o := openHouse(t)
			guests, id := o.gathered(t, g.ID(), 2, table.Terms{})
			for seat := range guests {
				if err := o.house.Ready(t.Context(), id, game.Seat(seat), [16]byte{byte(seat)}); err != nil {
					t.Fatal(err)
				}
			}
			player := bot.Spec{Kind: bot.Greedy}.New(games.Kit(g.ID()).Evaluator, 1)
			for range 40 {
				at, err := o.house.Look(t.Context(), id)
				if err != nil {
					t.Fatal(err)
				}
				seat := at.Owing().First()
				move, err := player.Choose(t.Context(), at.Match.View(seat), seat)
				if err != nil {
					t.Fatal(err)
				}
				if _, err := o.house.Choose(t.Context(), id, seat, at.Version, move); err != nil {
					t.Fatal(err)
				}
			}
			stays, goes := guests[0], guests[1]
			for _, act := range []struct {
				who  *guest
				what string
				seat string
			}{{goes, "leave", "2"}, {stays, "end", "1"}} {
				form := url.Values{"seat": {act.seat}, "sure": {"yes"}}
				path := "/t/" + string(id) + "/" + act.what
				if _, _, err := act.who.ask(t.Context(), http.MethodPost, path, form, false); err != nil {
					t.Fatal(err)
				}
			}
			at, err := o.house.Look(t.Context(), id)
			if err != nil || !at.Ended() || at.Match.State.Owing() == 0 {
				t.Fatalf("it was not ended in the middle: %v, %+v", err, at)
			}
			for i, who := range []*guest{stays, goes, o.newGuest(9)} {
				for _, query := range []string{"", "?at=20", "?at=20&eyes=all", "?at=40&eyes=2"} {
					text, _, err := who.ask(t.Context(), http.MethodGet, "/t/"+string(id)+query, nil, false)
					if err != nil {
						t.Fatal(err)
					}
					if key := wordless.FindString(text); key != "" {
						t.Errorf("reader %d, %q: no words for %s", i, query, key)
					}
					if strings.Contains(text, `id="choices"`) {
						t.Errorf("reader %d, %q may still choose", i, query)
					}
					if has := strings.Contains(text, `id="standing"`); has != (query == "") {
						t.Errorf("reader %d, %q has a standing: %t", i, query, has)
					}
				}
			}
			text, _, err := o.newGuest(10).ask(t.Context(), http.MethodGet, "/t/"+string(id)+"/record", nil, false)
			if err != nil {
				t.Fatal(err)
			}
			r, err := game.ReadRecord(strings.NewReader(text), games.Find)
			if err != nil {
				t.Fatal(err)
			}
			m, err := game.Verify(g, r)
			if err != nil || !m.Record.Ended || len(m.Record.Turns) != len(at.Match.Record.Turns) {
				t.Errorf("the record is not right as far as it goes: %v", err)
			}
			if list := table.Ranks(at); len(list) != 2 || list[0].Seat != 0 || !list[1].Gone {
				t.Errorf("%+v", list)
			}
		})
	}
}

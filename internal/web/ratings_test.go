package web

import (
	"encoding/json"
	"strconv"
	"strings"
	"testing"
	"time"

	"ennead/internal/sticks"
	"ennead/internal/store"
	"ennead/internal/table"
)

// Whoever opens a rated table says so; everybody reads it in the lobby and at the table, and a guest cannot sit down.
func TestRatedTable(t *testing.T) {
	s := open(t)
	ann, bek := s.browser(), s.browser()
	ann.open("quick", "custom", "seat-1", "me", "seat-2", "open", "visible", "public")
	ann.get("/tables/new?game=sticks").lacks(t, `name="rated"`)
	ann.account("Ann")
	path := ann.open("quick", "custom", "seat-1", "me", "seat-2", "open", "visible", "public", "pace", "live quick",
		"rated", "yes")
	if !s.look(path).Terms.Rated {
		t.Fatal("the table is not rated")
	}
	bek.get("/play").wants(t, 200).section(t, "open").has(t, "Rated")
	bek.get(path).wants(t, 200).section(t, "terms").has(t, "Rated")
	bek.post(path+"/join", "seat", "2").has(t, "You need an account to play a rated game.")
	ann.post("/tables", "game", "sticks", "quick", "custom", "seat-1", "me", "seat-2", "open", "visible", "public",
		"rated", "yes").has(t, "A rated game needs clocks.")
	before := strings.Count(ann.get("/play").body, `href="/t/`)
	ann.post("/tables", "game", "sticks", "quick", "custom", "seat-1", "me", "seat-2", "me", "visible", "public",
		"pace", "live quick", "rated", "yes").has(t, "In a rated game you can hold only one seat.")
	if after := strings.Count(ann.get("/play").body, `href="/t/`); after != before {
		t.Errorf("a table that was refused is listed: %d links instead of %d", after, before)
	}
}

// The strongest have a page, and everybody's ratings are on their own, with a question mark while little is known.
func TestRatings(t *testing.T) {
	s := open(t)
	ann, bek, _ := s.friends()
	ann.get("/ratings/sticks").wants(t, 200).has(t, "Nobody has played 10 rated games in this season yet.")
	ann.get("/ratings/chess").wants(t, 404)
	ann.get("/me").lacks(t, `id="ratings"`)
	for n := range table.LeastGames {
		must(t, s.db.AddResult(t.Context(), store.Result{Table: strconv.Itoa(n), Game: "sticks",
			Finished: time.Now().UnixMilli(), Seats: []store.ResultSeat{{Person: string(s.visitorOf(ann)), Rank: 2},
				{Person: string(s.visitorOf(bek)), Rank: 1}}}))
		if n == 0 {
			ann.get("/p/Bek").section(t, "ratings").has(t, "?</b></td><td>1</td>")
		}
	}
	s.browser().get("/ratings/sticks").wants(t, 200).has(t, "1. ", `href="/p/Bek"`, "2. ", `href="/p/Ann"`)
	ann.get("/me").section(t, "ratings").has(t, "<td>10</td>")
	now := s.web.House.Season()
	s.browser().get("/ratings/sticks?season="+now.Text()).wants(t, 200).has(t, `href="/p/Bek"`)
	for _, text := range []string{"2026-3", (now + 1).Text(), "soon", "2026-5", "2026-04"} {
		s.browser().get("/ratings/sticks?season="+text).wants(t, 404)
	}
	var about exported
	must(t, json.Unmarshal([]byte(ann.unpacked()["person.json"]), &about))
	if r := about.Ratings; len(r) != 1 || r[0].Game != "sticks" || r[0].Games != 10 || r[0].Rating >= 1500 {
		t.Errorf("the file has %+v", r)
	}
}

// A page says which games are rated, with the hash of their components, and what a rated game needs.
func TestRatedGamesPage(t *testing.T) {
	other := strings.Repeat("0a", 32)
	s := openHouse(t, sticks.Game, func(c *table.Config) {
		c.RatedComponents = map[string]string{other: "Late <print>"}
	})
	s.browser().get("/ratings").wants(t, 200).has(t, "Rated games", `id="sticks"`,
		other, "Late &lt;print&gt;", "at most 3 rated games within 24 hours",
		"more than 400 points apart", `href="/ratings/sticks"`)
	s.browser().get("/ratings/sticks").has(t, `href="/ratings"`)
	s.browser().get("/ratings").has(t, "Rounds: two")
}

// The next game of those who played a rated one says why it is not rated.
func TestUnratedSaysWhy(t *testing.T) {
	s := open(t)
	ann := s.browser()
	for why, want := range map[string]string{table.UnratedBots: "a bot has played on for somebody",
		table.UnratedSetup: "its components or options are no longer"} {
		path := ann.open("quick", "friends")
		stored, err := s.db.Load(t.Context(), string(id(path)))
		must(t, err)
		stored.ID, stored.Terms = strings.Repeat("a", 16-len(why))+why, `{"unrated":"`+why+`"}`
		must(t, s.db.Create(t.Context(), stored))
		ann.get("/t/"+stored.ID).wants(t, 200).has(t, want)
	}
}

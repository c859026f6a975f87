package e2e

import (
	"fmt"
	"math/rand/v2"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"ennead/games"
	"ennead/internal/learnt"
	"ennead/internal/store"
	"ennead/internal/store/sqlite"
)

// Somebody who has played many games looks at what they come to, asks for some of them, and looks at the openings of
// all.
func TestGamesAndFigures(t *testing.T) {
	t.Parallel()
	h := openNamed(t)
	ann := h.tab(1440, 900)
	ann.open("/")
	ann.click("button[name=quick][value=friends]")
	ann.wait(`document.querySelector("#ready")`)
	ann.authenticator()
	ann.keeps("Ann")
	name := h.url
	h.kill()
	h.history()
	h.start(strings.Replace(strings.TrimPrefix(name, "http://"), "localhost", "127.0.0.1", 1))
	h.url = name

	ann.open("/me/games")
	ann.wait(`["#wins .share", "#speed", "#heads"].every(part => document.querySelector(part))`)
	ann.looks(glances, []string{"/me/games#games"}, pictured(ann, "games"))
	ann.looks(glances, []string{"/me/games?game=kemet"}, pictured(ann, "figures"))
	ann.looks(glances, []string{"/p/Bek/games"}, pictured(ann, "other"))
	ann.looks(glances, []string{"/openings/kemet"}, pictured(ann, "openings"))
	ann.speaks("en")
	ann.open("/me/games")
	ann.fits()
	ann.click(`#wins a[href="/me/games?game=kemet"]`)
	ann.wait(`document.querySelector("#course svg") &&
		document.querySelector(".kinds [aria-current]").innerText === "Kemet"`)
	ann.fits()
	eval[bool](ann, `((document.querySelector("[name=game]").value = ""), true)`)
	eval[bool](ann, `((document.querySelector("[name=ended]").value = "won"), true)`)
	ann.click("#games form button")
	ann.wait(`location.search.includes("ended=won") &&
		[...document.querySelectorAll(".past b")].every(e => e.innerText.startsWith("1."))`)
	ann.click("#games nav a")
	ann.wait(`location.search.includes("page=2") && location.search.includes("ended=won")`)
	ann.open("/p/Bek")
	ann.click(`#past a[href="/p/Bek/games"]`)
	ann.wait(`document.querySelector("#against") && !document.querySelector("#speed, #records")`)
	ann.open("/openings/kemet")
	ann.fits()
}

// history stores games of Ann with others, as if they had been played for a year.
func (h *house) history() {
	h.t.Helper()
	ctx := h.t.Context()
	db, err := sqlite.Open(ctx, filepath.Join(h.data, "ennead.db"))
	must(h.t, err)
	defer func() { must(h.t, db.Close()) }()
	accounts, err := db.OfKind(ctx, "account")
	must(h.t, err)
	people := []string{accounts[0].ID, "bek-bek-bek-bek-bek", "cem-cem-cem-cem-cem"}
	for n, name := range []string{"Bek", "Cemile of the Two Lands"} {
		must(h.t, db.EditPerson(ctx, people[n+1], func(p *store.Person) error {
			p.Kind, p.Name, p.NameKey = "account", name, strings.ToLower(name)
			return nil
		}))
	}
	chance := rand.New(rand.NewPCG(28, 11))
	for n := range 90 {
		game := games.All()[[]int{0, 0, 1, 2}[n%4]].ID()
		seats := append([]string(nil), people[:2+n%2]...)
		chance.Shuffle(len(seats), func(i, j int) { seats[i], seats[j] = seats[j], seats[i] })
		at := time.Now().Add(time.Duration(n-91) * 100 * time.Hour).UnixMilli()
		id := fmt.Sprintf("history%09d", n)
		table := &store.Table{Row: store.Row{ID: id, Game: game, Status: "over", Public: n%7 > 0, Created: at,
			Updated: at}}
		result := store.Result{Table: id, Game: game, Finished: at}
		var facts []store.Fact
		for i, person := range seats {
			table.Seats = append(table.Seats, store.Seat{Kind: "person", Name: "Somebody", Person: person,
				Account: true})
			result.Seats = append(result.Seats, store.ResultSeat{Person: person, Rank: i + 1})
			f := store.Fact{Table: id, Seat: uint8(i), Person: person, Game: game, Finished: at, Players: len(seats),
				Rated: n%5 > 0, Pace: []string{"live", "days"}[n%2], Rank: i + 1, Firsts: 1, Points: 40 - 7*i,
				Place: 1 + (i+n)%len(seats), Went: n%20 == 3 && i == len(seats)-1, Stints: "40 75 7300"}
			var did []learnt.Did
			for _, k := range games.Kit(game).Deeds {
				did = append(did, learnt.Did{Kind: k.Key, Deed: k.Deeds[chance.IntN(min(4, len(k.Deeds)))]})
			}
			f.Deeds = learnt.WriteDeeds(did)
			facts = append(facts, f)
		}
		must(h.t, db.Create(ctx, table))
		version, err := db.Version(ctx, id)
		must(h.t, err)
		must(h.t, db.SetFacts(ctx, id, version, facts))
		if facts[0].Rated {
			must(h.t, db.AddResult(ctx, result))
		}
	}
}

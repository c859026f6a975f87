package web

import (
	"net/http"
	"regexp"
	"slices"
	"strings"
	"testing"
	"time"

	"ennead/game"
	"ennead/internal/piece"
	"ennead/internal/store"
	"ennead/internal/table"
)

// lends lets somebody look on with the eyes of the first seat, and returns the browser in which they do.
func lends(t *testing.T, s *site, path string, holder *browser) (eve *browser) {
	t.Helper()
	holder.get(path).wants(t, 200).has(t, "Share my view")
	at := holder.post(path+"/link", "seat", "1", "use", string(table.Lends)).wants(t, 200)
	link := seatLink.FindStringSubmatch(at.body)
	if link == nil {
		t.Fatalf("there is no link: %s", at.shown())
	}
	eve = s.browser()
	eve.get(link[1]).wants(t, 200).has(t, "Look over their shoulder", "Everybody at the table is told")
	key := link[1][strings.LastIndex(link[1], "/")+1:]
	eve.post(path+"/claim", "key", key, "name", "Eve").wants(t, 200).has(t, "You are looking over")
	return eve
}

// Who looks on sees what the seat sees, and nothing more, from that moment until the seat takes its eyes back; all are
// told, on their pages, too. With two servers each request goes to the one that did not answer the last.
func TestOverTheShoulder(t *testing.T) {
	for name, alternate := range map[string]bool{"one server": false, "two servers": true} {
		t.Run(name, func(t *testing.T) { lookOn(t, alternate) })
	}
}

func lookOn(t *testing.T, alternate bool) {
	t.Helper()
	s, path, all := fair(t)
	if alternate {
		s.alternates()
	}
	ann, bek, watcher := all[0], all[1], all[3]
	hand := func(seat game.Seat) string {
		at := s.look(path)
		return string(at.Match.Game.Position(at.Match.View(seat)))
	}
	if hand(0) == hand(game.Spectator) || hand(0) == hand(1) {
		t.Fatal("there is nothing to see")
	}
	eve := lends(t, s, path, ann)
	eve.get(path).wants(t, 200).has(t, hand(0), "Stop looking").
		lacks(t, hand(1), "/choose", "/deal", "/undo", "/chat\"")
	eve.get(path+"?log=whole").wants(t, 200).has(t, "Eve sees what seat 1 sees")
	for _, b := range []*browser{ann, bek, watcher} {
		b.get(path+"?log=whole").wants(t, 200).has(t, "Eve sees what seat 1 sees", "shoulder.</span>").
			lacks(t, "You are looking over")
	}
	watcher.get(path).wants(t, 200).has(t, hand(game.Spectator)).lacks(t, hand(0))
	eve.get(path+"/stream").wants(t, 200).has(t, hand(game.Spectator)).lacks(t, hand(0))
	eve.get(path+"/record").wants(t, 200).lacks(t, "0 stone")
	eve.get(path+"?plan=now").wants(t, 200).has(t, "/lookaway").lacks(t, `class="play table planning`)

	ann.get(path).wants(t, 200).has(t, "Stop Eve looking").lacks(t, "Share my view")
	ann.post(path+"/eyes", "seat", "1").wants(t, 200)
	for _, page := range []string{"", "?at=3", "?log=whole"} {
		eve.get(path+page).wants(t, 200).lacks(t, hand(0), "Stop looking")
	}
	watcher.post("/tables", "game", "barter", "name", "Watcher", "quick", "device").wants(t, 200) // a guest as eve is
	differs(t, "who looked on", sights(t, watcher, path), sights(t, eve, path))
	bek.get(path+"?log=whole").wants(t, 200).has(t, "Eve no longer looks")
}

// Secret negotiation between others leaves every page of who looks on unchanged, byte for byte, as it does those of the
// seat; what the seat is told, they read.
func TestDealsOfOthersAreHiddenFromWhoLooksOn(t *testing.T) {
	s, path, all := fair(t)
	eve := lends(t, s, path, all[0])
	eve.get(path)
	first := func() string {
		hints, stop := s.hintsFor(eve.Client, path+"/events", "")
		defer stop()
		return <-hints
	}
	before, hint := sights(t, eve, path), first()
	_, err := s.house.Negotiate(t.Context(), id(path), 1, barterMoves(t, "show 3"), "for peace")
	must(t, err)
	differs(t, "who looks on", before, sights(t, eve, path))
	if now := first(); now != hint {
		t.Errorf("a stream begins with %s, not with %s", now, hint)
	}
	_, err = s.house.Negotiate(t.Context(), id(path), 1, barterMoves(t, "show 1"), "for Ann alone")
	must(t, err)
	if now := first(); now == hint {
		t.Error("a stream says nothing of what the seat is told")
	}
	version := func(seat game.Seat) string { return `data-version="` + text(int(s.look(path).VersionFor(seat))) + `"` }
	eve.get(path+"?log=whole").wants(t, 200).has(t, "for Ann alone", version(0)).
		lacks(t, "for peace", version(game.Spectator))
	all[3].get(path+"?log=whole").wants(t, 200).lacks(t, "for Ann alone", "for peace")
}

var postForm = regexp.MustCompile(`<form[^>]*method="post"[^>]*action="(/t/[^"]*)"`)

// actsOn returns what the forms of a table's page do, apart from what changes only what a reader sees.
func actsOn(body, path string) (all []string) {
	for _, form := range postForm.FindAllStringSubmatch(body, -1) {
		if does := strings.TrimPrefix(form[1], path); does != "/mute" && does != "/lookaway" {
			all = append(all, does)
		}
	}
	return all
}

// ofHolders are the addresses of a table at which only whoever holds a seat does something.
var ofHolders = []string{"/link", "/devices", "/leave", "/offer", "/stay", "/eyes", "/end", "/playon", "/pause",
	"/resume", "/unpause", "/nomore", "/here", "/back", "/choose", "/deal", "/undo", "/ask", "/orders", "/unveil",
	"/hint"}

// Who looks on finds no form that acts for the seat, and changes nothing at any address of the table, with what
// the seat itself changes it with.
func TestWhoLooksOnChangesNothing(t *testing.T) {
	alone(t)
	s, path, all := fair(t)
	eve := lends(t, s, path, all[0])
	for _, page := range []string{"", "?log=whole", "?at=2", "/chat", "/people"} {
		if found := actsOn(eve.get(path+page).body, path); len(found) > 0 {
			t.Errorf("at %q there are forms for %v", page, found)
		}
	}
	if own := actsOn(all[0].get(path).body, path); !slices.Contains(own, "/choose") {
		t.Errorf("the seat has only forms for %v", own)
	}
	before, lines := s.look(path), func() int {
		lines, err := s.house.Said(t.Context(), id(path), 0)
		must(t, err)
		return len(lines)
	}
	fields := []string{"seat", "1", "version", text(int(before.VersionFor(0))), "turns", "0", "move", "rest",
		piece.DealField, "show 2", "give", before.Orders(0)[0].Text(), "text", "hello", "phrase", "thanks", "use",
		"device", "sure", "yes", "do", "free", "ask", "always", "for", "5", "name", "Eve"}
	for _, r := range s.web.routes() {
		pattern, post := strings.CutPrefix(r.pattern, "POST /t/{id}")
		if !post || pattern == "/lookaway" {
			continue
		}
		s.web.limits.forgive()
		got := eve.post(path+strings.ReplaceAll(pattern, "{seat}", "1"), fields...)
		if slices.Contains(ofHolders, pattern) {
			got.wants(t, http.StatusForbidden)
		} else if got.status == http.StatusOK && got.body == "" {
			t.Errorf("%s: nothing is answered", pattern)
		}
		if now := s.look(path); now.Version != before.Version || lines() != 0 {
			t.Fatalf("%s has changed the table", pattern)
		}
	}
	for _, does := range []string{"/choose", "/deal", "/orders", "/offer", "/stay", "/link"} {
		was := s.look(path).Version
		if all[0].post(path+does, fields...); s.look(path).Version == was {
			t.Errorf("the seat itself changes nothing at %s", does)
		}
	}
	eve.post(path+"/lookaway", "seat", "1").wants(t, 200).lacks(t, "Stop looking")
	if now := s.look(path); now.Version == before.Version {
		t.Error("they cannot stop")
	}
}

// Who looks on reads what the seat is asked, what it could choose and what it could not, and why.
func TestWhatASeatIsAsked(t *testing.T) {
	s, path, all := fair(t)
	eve := lends(t, s, path, all[0])
	if !s.look(path).Owing().Has(0) {
		t.Fatal("somebody else is to move")
	}
	eve.get(path).wants(t, 200).has(t, "Ann has to answer", `id="lent-choices"`).lacks(t, `name="move"`)
	s.play1(t, path, all[0])
	eve.get(path).wants(t, 200).lacks(t, "has to answer", `id="lent-choices"`)
}

// play1 makes the first choice of a browser's page.
func (s *site) play1(t *testing.T, path string, b *browser) {
	t.Helper()
	if _, ok := b.play(b.get(path).wants(t, 200)); !ok {
		t.Fatal("there is no choice")
	}
}

// The key of a link lets nobody else in, and of who sits elsewhere it makes no onlooker.
func TestLinkToLookOn(t *testing.T) {
	s, path, all := fair(t)
	at := all[0].post(path+"/link", "seat", "1", "use", string(table.Lends)).wants(t, 200)
	link := seatLink.FindStringSubmatch(at.body)[1]
	key := link[strings.LastIndex(link, "/")+1:]
	for _, b := range all[1:] {
		b.get(path).wants(t, 200).lacks(t, key)
	}
	all[1].post(path+"/claim", "key", key, "name", "Bek").wants(t, http.StatusConflict).
		has(t, "seen another seat’s hand")
	eve := s.browser()
	eve.post(path+"/claim", "key", key, "name", "Eve").wants(t, 200)
	s.browser().get(link).wants(t, http.StatusGone)
	eve.get(link).wants(t, http.StatusGone) // which leads to the table
}

// A guest who looks on and then signs in to an account gets no second seat's eyes in that browser, neither before nor
// after the account has brought what the guest left, of which nothing stays behind.
func TestWhoLooksOnSignsIn(t *testing.T) {
	s := open(t)
	mail := s.posts()
	other := s.browser()
	other.open("quick", "device")
	other.kept(mail, "Nefertari", "eve@nile.example")
	ann, bek, path := s.pair()
	for _, b := range []*browser{ann, bek} {
		b.post(path+"/ready").wants(t, 200)
	}
	eve := lends(t, s, path, ann)
	refused := func() {
		t.Helper()
		for _, use := range []table.Purpose{table.HandOver, table.Lends} {
			at := bek.post(path+"/link", "seat", "2", "use", string(use)).wants(t, 200)
			link := seatLink.FindStringSubmatch(at.body)[1]
			eve.post(path+"/claim", "key", link[strings.LastIndex(link, "/")+1:]).wants(t, http.StatusConflict).
				has(t, "seen another seat’s hand")
		}
	}
	eve.post("/signin/mail", "mail", "eve@nile.example").wants(t, 200)
	if at := eve.opens(mail.next()).wants(t, 200); at.path != "/me/bring" {
		t.Errorf("the account is sent to %s", at.path)
	}
	eve.get("/me/bring").wants(t, 200).has(t, "saw over somebody’s shoulder")
	refused()
	eve.get(path).wants(t, 200).lacks(t, "Stop looking")
	eve.post("/me/bring").wants(t, 200)
	eve.get("/me").lacks(t, "/me/bring")
	eve.get(path).wants(t, 200).has(t, "Stop looking")
	refused()
}

// A stream that stays open tells who looked on at a closed table that they may no more, and then nothing: it goes on
// with the other table. That is so when the seat takes its eyes back, and when somebody there blocks them.
func TestStreamAfterLooking(t *testing.T) {
	for name, end := range map[string]func(*site, string, []*browser, *browser){
		"taken back": func(s *site, path string, all []*browser, _ *browser) {
			all[0].post(path+"/eyes", "seat", "1").wants(t, 200)
		},
		"blocked": func(s *site, path string, all []*browser, eve *browser) {
			must(t, s.db.Tie(t.Context(), store.Tie{Person: string(s.visitorOf(all[1])),
				Other: string(s.visitorOf(eve)), Kind: store.TieBlock}))
			all[0].post(path+"/link", "seat", "1", "use", string(table.HandOver)).wants(t, 200)
		},
	} {
		t.Run(name, func(t *testing.T) {
			s, path, all := fairOn(t, "visible", "private", "watch", "nobody")
			eve := lends(t, s, path, all[0])
			other := all[3].post("/tables", "game", "barter", "name", "Watcher", "quick", "device").wants(t, 200).path
			hints, stop := s.hintsFor(eve.Client, "/events?table="+string(id(path))+"&table="+string(id(other)), "")
			defer stop()
			next := func() string {
				t.Helper()
				select {
				case got := <-hints:
					return got
				case <-time.After(patience):
					t.Fatal("no hint")
				}
				return ""
			}
			first := next()
			next()
			end(s, path, all, eve)
			if last := next(); !strings.Contains(last, string(id(path))) || last == first {
				t.Errorf("after %s the last hint is %s", first, last)
			}
			eve.get(path).wants(t, http.StatusNotFound)
			all[0].post(path+"/link", "seat", "1", "use", string(table.AddDevice)).wants(t, 200)
			s.play1(t, path, all[0])
			all[3].post(other+"/ready").wants(t, 200)
			if got := next(); !strings.Contains(got, string(id(other))) {
				t.Errorf("who looked on is told %s", got)
			}
		})
	}
}

// Whoever is blocked by a player, and whoever closes their account, is not said to look on any more.
func TestLookingEndsOnThePages(t *testing.T) {
	for name, end := range map[string]func(bek, eve *browser, path string){
		"blocked": func(bek, eve *browser, path string) {
			token := tokens.FindStringSubmatch(eve.get(path+"/people/2").wants(t, 200).body)[1]
			eve.post(path+"/people/2", "who", token, "do", "block").wants(t, 200)
		},
		"closed": func(_, eve *browser, _ string) { eve.post("/me/close").wants(t, 200) },
	} {
		t.Run(name, func(t *testing.T) {
			s, path, all := fair(t)
			eve := lends(t, s, path, all[0])
			all[2].get(path).wants(t, 200).has(t, "looks over this player’s shoulder")
			end(all[1], eve, path)
			all[2].get(path+"?log=whole").wants(t, 200).has(t, "Eve no longer looks").
				lacks(t, "looks over this player’s shoulder")
		})
	}
}

// The panel of a seat that has let people look on as often as it may says so.
func TestLookedOnOften(t *testing.T) {
	s, path, all := fair(t)
	for range 6 {
		lends(t, s, path, all[0])
		all[0].post(path+"/eyes", "seat", "1").wants(t, 200)
		s.web.limits.forgive()
	}
	all[0].get(path).wants(t, 200).has(t, "as often as one game allows").lacks(t, "Share my view")
	all[0].post(path+"/link", "seat", "1", "use", string(table.Lends)).wants(t, http.StatusConflict).
		has(t, "as often as one game allows")
}

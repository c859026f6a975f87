package web

import (
	"maps"
	"slices"
	"strings"
	"testing"

	"ennead/game"
	"ennead/internal/barter"
)

// fair opens a table of barter for three people in three browsers and a spectator, and begins the game.
func fair(t *testing.T) (s *site, path string, all []*browser) {
	t.Helper()
	return fairOn(t)
}

// fairOn is fair on other terms, as fields of the form.
func fairOn(t *testing.T, terms ...string) (s *site, path string, all []*browser) {
	t.Helper()
	s = openWith(t, barter.Game)
	ann, bek, carl := s.browser(), s.browser(), s.browser()
	path = ann.post("/tables", append([]string{"game", "barter", "name", "Ann", "quick", "custom", "seat-1", "me",
		"seat-2", "open", "seat-3", "open"}, terms...)...).wants(t, 200).path
	all = []*browser{ann, bek, carl}
	for seat, b := range all {
		if seat > 0 {
			b.post(path+"/claim", "key", s.house.SeatKey(s.look(path), game.Seat(seat)), "name", "Guest").wants(t, 200)
		}
	}
	for _, b := range all {
		b.post(path+"/ready").wants(t, 200)
	}
	return s, path, append(all, s.browser())
}

// sights returns all pages of a table that somebody gets, with the cookies that they set.
func sights(t *testing.T, b *browser, path string) map[string]string {
	t.Helper()
	all := map[string]string{}
	for _, fragment := range []string{"yes", ""} {
		b.header = map[string]string{"X-Turns": "2", "X-Fragment": fragment}
		for _, page := range []string{"", "?log=whole", "?at=1", "?at=6", "?at=7", "?at=999", "?since=1", "/record",
			"/why/6", "/why/7"} {
			a := b.get(path + page)
			all[page+" "+fragment] = strings.Join(a.header.Values("Set-Cookie"), "\n") + "\n" + a.body
		}
	}
	b.header = map[string]string{}
	return all
}

func differs(t *testing.T, who string, before, after map[string]string) {
	t.Helper()
	for _, page := range slices.Sorted(maps.Keys(before)) {
		if a, b := before[page], after[page]; a != b {
			at := 0
			for at < min(len(a), len(b)) && a[at] == b[at] {
				at++
			}
			t.Errorf("%s, %q: was %q, is %q", who, page, a[max(0, at-60):min(len(a), at+60)],
				b[max(0, at-60):min(len(b), at+60)])
		}
	}
}

func barterMoves(t *testing.T, text string) (moves []game.Move) {
	t.Helper()
	for one := range strings.SplitSeq(text, "; ") {
		m, err := barter.Game.Lexicon().Parse(one)
		must(t, err)
		moves = append(moves, m)
	}
	return moves
}

// Secret negotiation leaves every page, fragment, cookie and record of those who may not know of it unchanged, byte
// for byte, including a pending click; those who may know read it, with its note. When the game is over everybody
// may. With two servers each request goes to the one that did not answer the last; the answers are those of one server.
func TestDealsOfOthersLeaveNoTrace(t *testing.T) {
	for name, alternate := range map[string]bool{"one server": false, "two servers": true} {
		t.Run(name, func(t *testing.T) { secretDeals(t, alternate) })
	}
}

func secretDeals(t *testing.T, alternate bool) {
	t.Helper()
	s, path, all := fair(t)
	if alternate {
		s.alternates()
	}
	ann, knowing, watcher := all[0], all[1:3], all[3]
	const note, shown = `for <b>peace</b> & "grain"`,
		`<q dir="auto">for &lt;b&gt;peace&lt;/b&gt; &amp; &#34;grain&#34;</q>`
	page := ann.get(path).wants(t, 200).has(t, `value="rest"`)
	watcher.get(path)
	ofAnn, ofWatcher := sights(t, ann, path), sights(t, watcher, path)
	first := func() string {
		hints, stop := s.hints(path+"/events", "")
		defer stop()
		return <-hints
	}
	hint := first()
	_, err := s.house.Negotiate(t.Context(), id(path), 1, barterMoves(t, "show 3"), note)
	must(t, err)
	differs(t, "who knows nothing", ofAnn, sights(t, ann, path))
	differs(t, "who watches", ofWatcher, sights(t, watcher, path))
	if now := first(); now != hint {
		t.Errorf("a stream begins with %s, not with %s", now, hint)
	}
	for _, b := range knowing {
		b.get(path).wants(t, 200).has(t, shown).lacks(t, "<b>peace")
	}
	for seat := 0; ; {
		page = all[seat].post(path+"/choose", "move", "rest", "seat", text(seat+1), "version",
			versionField.FindStringSubmatch(page.body)[1]).wants(t, 200)
		now := s.look(path)
		if now.Match.Over() {
			break
		}
		for _, b := range []*browser{ann, watcher} {
			b.get(path+"?log=whole").wants(t, 200).has(t, `data-turns="`+text(len(now.Match.Record.Turns)-1)+`"`).
				lacks(t, "peace")
		}
		seat = int(now.Owing().First())
		page = all[seat].get(path)
	}
	for _, b := range all {
		b.get(path+"?log=whole").wants(t, 200).has(t, shown, `data-turns="`+text(len(s.look(path).Match.Record.Turns))+
			`"`)
	}
}

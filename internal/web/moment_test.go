package web

import (
	"image/png"
	"net/http"
	"regexp"
	"strings"
	"testing"

	"ennead/internal/locale"
	"ennead/internal/sticks"
)

var shownMoment = regexp.MustCompile(`property="og:url" content="(http://[^/"]+(/t/[^"]+/at/\d+))"`)

// A moment has a lasting address: it leads to the page of the moment, whose tags name a picture that needs no cookie.
func TestMoment(t *testing.T) {
	s := openWith(t, sticks.Game)
	ann := s.browser()
	path := ann.finished()
	page := ann.get(path+"?at=3").wants(t, 200).has(t, "Link to this moment", `content="summary_large_image"`,
		"The board after move 3")
	link := shownMoment.FindStringSubmatch(page.body)
	if link == nil || link[2] != path+"/at/3" || !strings.Contains(page.body, `value="`+link[1]+`"`) {
		t.Fatalf("the link is %q", link)
	}
	stranger := s.browser()
	if at := stranger.get(link[2]).wants(t, 200).has(t, "The game after move 3"); at.path != path+"?at=3" {
		t.Errorf("it leads to %s", at.path)
	}
	for _, lang := range locale.Langs {
		got := stranger.get(link[2]+"/"+lang+".png").wants(t, 200)
		if kind := got.header.Get("Content-Type"); kind != "image/png" || got.header.Get("Set-Cookie") != "" {
			t.Errorf("the picture is %s, with cookie %q", kind, got.header.Get("Set-Cookie"))
		}
		picture, err := png.Decode(strings.NewReader(got.body))
		must(t, err)
		if size := picture.Bounds().Size(); size.X != 1200 || size.Y != 630 {
			t.Errorf("the picture is %v", size)
		}
		stranger.header = map[string]string{"If-None-Match": got.header.Get("ETag")}
		again := stranger.get(link[2] + "/" + lang + ".png")
		if again.status != http.StatusNotModified || again.body != "" {
			t.Errorf("the same picture is sent again: %d", again.status)
		}
		stranger.header = nil
	}
	all := text(len(s.look(path).Match.Record.Turns))
	if at := stranger.get(path+"/at/now").wants(t, 200).path; at != path+"?at="+all {
		t.Errorf("the last moment is at %s", at)
	}
	stranger.get(path+"/at/"+all).wants(t, 200)
	stranger.get(path).has(t, "/at/"+all+`"`, "The board at the end of the game")
	for moment, line := range map[string]string{"0": "The board at the start of the game",
		"3": "The board after move 3", all: "The board at the end of the game"} {
		drawing, _, ok, err := s.web.drawMoment(s.look(path), moment, "en")
		must(t, err)
		words := regexp.MustCompile(`<[^>]*>`).ReplaceAllString(strings.ReplaceAll(drawing, "</text>", " "), "")
		if !ok || !strings.Contains(strings.Join(strings.Fields(words), " "), line) {
			t.Errorf("the picture of moment %s says %q", moment, words)
		}
	}
	for _, wrong := range []string{"-1", "01", "9999", "99999999999999999999", "x", "3/de.png", "3/en.svg", "3/en",
		"9999/en.png", "x/en.png"} {
		stranger.get(path+"/at/"+wrong).wants(t, http.StatusNotFound)
	}
}

// Who may not see a table gets nothing of its pictures, not even that it exists.
func TestPicturesOfClosedTables(t *testing.T) {
	s := openWith(t, sticks.Game)
	ann, zoe := s.browser(), s.browser()
	const none = "/nobody/serves/this"
	want := zoe.get(none).wants(t, http.StatusNotFound)
	for _, terms := range [][]string{{"visible", "private"}, {"visible", "link", "watch", "nobody"},
		{"visible", "link", "watch", "friends"}} {
		path := ann.open("quick", "device")
		ann.post(path+"/terms", terms...).wants(t, 200)
		ann.post(path+"/ready").wants(t, 200)
		address := path + "/at/0/en.png"
		for _, b := range []*browser{zoe, ann} { // what players share is for everybody, or does not exist
			got := b.get(address).wants(t, http.StatusNotFound)
			if b == zoe && strings.ReplaceAll(got.body, address, none) != want.body {
				t.Errorf("%v: it is told apart from an address that nobody serves:\n%s", terms, got.shown())
			}
		}
		ann.get(path).wants(t, 200).lacks(t, "og:", "Link to this moment")
	}
}

// Who looks on late gets neither picture nor page of what they may not see yet.
func TestMomentsComeLate(t *testing.T) {
	s := open(t)
	ann, bek, zoe := s.browser(), s.browser(), s.browser()
	path := s.streamed(ann, bek, 4, "visible", "link", "delay", "5")
	turns := len(s.look(path).Match.Record.Turns)
	if turns < 6 {
		t.Fatalf("only %d turns were played", turns)
	}
	seen := 0
	for n := range turns + 1 {
		picture, page := zoe.get(path+"/at/"+text(n)+"/en.png"), zoe.get(path+"/at/"+text(n))
		if picture.status != page.status {
			t.Errorf("moment %d: the picture is %d, the page %d", n, picture.status, page.status)
		}
		if n > turns-5 {
			page.wants(t, http.StatusNotFound)
		} else if page.status == 200 {
			seen++
		}
	}
	if seen == 0 {
		t.Error("nothing is seen at all")
	}
}

// A moment keeps its number when the game is over and everybody knows what was negotiated in secret.
func TestMomentsKeepTheirNumbers(t *testing.T) {
	s, path, all := fair(t)
	zoe := all[3]
	_, err := s.house.Negotiate(t.Context(), id(path), 1, barterMoves(t, "show 3"), "")
	must(t, err)
	numbers := func() string { return shownMoment.FindStringSubmatch(zoe.get(path).body)[2] }
	at := all[0].get(path)
	for seat := 0; ; seat = int(s.look(path).Owing().First()) {
		before := numbers()
		at = all[seat].get(path)
		at = all[seat].post(path+"/choose", "move", "rest", "seat", text(seat+1), "version",
			versionField.FindStringSubmatch(at.body)[1]).wants(t, 200)
		if now := s.look(path); now.Match.Over() {
			turns, ok, err := now.TurnsBefore(mustInt(t, before[strings.LastIndex(before, "/")+1:]))
			must(t, err)
			if !ok || turns != len(now.Match.Record.Turns)-1 {
				t.Errorf("%s was the moment before the last of %d turns, and is that after %d", before,
					len(now.Match.Record.Turns), turns)
			}
			last, err := now.MomentAfter(len(now.Match.Record.Turns))
			must(t, err)
			if last >= len(now.Match.Record.Turns) {
				t.Errorf("%d moments, although one of %d turns was secret", last, len(now.Match.Record.Turns))
			}
			return
		}
	}
}

func mustInt(t *testing.T, number string) (n int) {
	t.Helper()
	for _, r := range number {
		n = 10*n + int(r-'0')
	}
	return n
}

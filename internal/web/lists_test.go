package web

import (
	"net/http"
	"regexp"
	"strings"
	"testing"
	"time"

	"ennead/internal/store"
)

// section returns the part of a page with that id.
func (a answer) section(t *testing.T, id string) answer {
	t.Helper()
	_, part, ok := strings.Cut(a.body, `id="`+id+`"`)
	if !ok {
		t.Fatalf("%s has no #%s\n%s", a.path, id, a.shown())
	}
	end := strings.Index(part, "</section>")
	if end < 0 {
		end = len(part)
	}
	a.body = part[:end]
	return a
}

// TestOwnTables lists first the table that has waited longest, with what the others did since.
func TestOwnTables(t *testing.T) {
	s := open(t)
	ann, bek := s.browser(), s.browser()
	begin := func() string {
		path := ann.open("quick", "friends")
		bek.post(path+"/claim", "key", s.house.SeatKey(s.look(path), 1), "name", "Bek").wants(t, 200)
		bek.post(path + "/ready")
		ann.post(path + "/ready")
		return path
	}
	first, second, waiting := begin(), begin(), ann.open("quick", "friends")
	for _, path := range []string{first, second} {
		for range 2 { // both hide an amulet, then who begins throws
			for _, b := range []*browser{ann, bek} {
				if s.look(path).Owing()&s.heldBy(path, b) != 0 {
					b.play(b.get(path))
				}
			}
		}
	}
	asked := ann
	if s.look(first).Owing()&s.heldBy(first, ann) == 0 {
		asked = bek
	}
	own := asked.get("/play").wants(t, 200).section(t, "own")
	if a, b := strings.Index(own.body, first), strings.Index(own.body, second); a < 0 || b < 0 || a > b {
		t.Errorf("the order is %d, %d in\n%s", a, b, own.body)
	}
	own.has(t, `class="go" href="`+first, `class="gh" href="`+second, "Your turn")
	ann.get("/play").section(t, "own").has(t, waiting, "waiting for players")
	s.browser().get("/play").wants(t, 200).lacks(t, `id="own"`, first)
}

func TestOpenTables(t *testing.T) {
	s := open(t)
	ann, bek := s.browser(), s.browser()
	alone := bek.get("/play").wants(t, 200).has(t, "Nobody else is here", "Play with two bots").lacks(t, `id="open"`)
	alone.lacks(t, `id="watching"`)
	three := ann.open("quick", "custom", "seat-1", "me", "seat-2", "open", "seat-3", "open", "option-rounds", "3",
		"visible", "public", "language", "fr", "newcomers", "yes", "begins", "60")
	two := ann.open("quick", "custom", "seat-1", "me", "seat-2", "open", "visible", "public")
	hidden := ann.open("quick", "custom", "seat-1", "me", "seat-2", "open", "visible", "link")

	open := bek.get("/play").wants(t, 200).lacks(t, "Nobody else is here").section(t, "open")
	open.has(t, "Rounds: three", "You talk in French", "Newcomers are welcome", "(guest)", "2 free seats of 3",
		"1 free seat of 2", "usual options", "when everyone is ready").lacks(t, hidden)
	if a, b := strings.Index(open.body, two), strings.Index(open.body, three); a < 0 || b < 0 || a > b {
		t.Errorf("what can begin soonest does not come first: %d, %d", a, b)
	}
	for query, want := range map[string][2]bool{
		"": {true, true}, "free=2": {false, true}, "language=en": {true, false}, "begins=later": {false, true},
		"begins=ready": {true, false}, "newcomers=yes": {false, true}, "game=sticks": {true, true},
		"game=none": {false, false}, "free=x&begins=y&language=z": {true, false},
	} {
		got := bek.get("/play?"+query).wants(t, 200).section(t, "open").body
		if strings.Contains(got, two) != want[0] || strings.Contains(got, three) != want[1] {
			t.Errorf("%q shows the table of two: %v, of three: %v", query, strings.Contains(got, two),
				strings.Contains(got, three))
		}
	}
	ann.get("/play").section(t, "alone")
	if got := bek.post(two+"/join", "seat", "2").wants(t, 200); got.path != two {
		t.Errorf("sitting down leads to %s", got.path)
	}
	bek.get("/play").section(t, "open").lacks(t, two+"/join")

	// Who has parted with somebody there does not see the table.
	cem := s.browser()
	cem.open("quick", "friends")
	host, guest := string(s.visitorOf(ann)), string(s.visitorOf(cem))
	cem.get("/play").section(t, "open").has(t, three)
	must(t, s.db.Tie(t.Context(), store.Tie{Person: host, Other: guest, Kind: store.TieBlock}))
	cem.get("/play").lacks(t, three)
	cem.post(three+"/join", "seat", "2").wants(t, http.StatusForbidden)
}

// The column beside the open tables shows five games to watch, and folds the others.
func TestGamesToWatchAreFolded(t *testing.T) {
	s := open(t)
	watcher := s.browser()
	for n := range 6 {
		ann, bek := s.browser(), s.browser()
		path := ann.open("quick", "custom", "seat-1", "me", "seat-2", "open", "visible", "public")
		bek.post(path+"/join", "seat", "2").wants(t, 200)
		ann.post(path+"/ready").wants(t, 200)
		bek.post(path+"/ready").wants(t, 200)
		watching := watcher.get("/play").wants(t, 200).section(t, "watching")
		before, folded, found := strings.Cut(watching.body, "<details>")
		if shown := strings.Count(before, `class="gh"`); shown != min(n+1, 5) || found != (n >= 5) {
			t.Errorf("of %d games %d are shown", n+1, shown)
		}
		if rest := max(n+1-5, 0); strings.Count(folded, `class="gh"`) != rest ||
			rest > 0 && !strings.Contains(folded, "1 more game") {
			t.Errorf("of %d games %d are not folded:\n%s", n+1, rest, folded)
		}
	}
}

// Whoever wants only rated games asks for them with a box of the form, which is there once a rated table is open.
func TestOpenRatedTables(t *testing.T) {
	s := open(t)
	ann, bek := s.browser(), s.browser()
	ann.open("quick", "custom", "seat-1", "me", "seat-2", "open", "visible", "public", "pace", "live quick")
	bek.get("/play").section(t, "open").lacks(t, `name="rated"`)
	ann.account("Ann")
	path := ann.open("quick", "custom", "seat-1", "me", "seat-2", "open", "visible", "public", "pace", "live quick",
		"rated", "yes")
	bek.get("/play").section(t, "open").has(t, `name="rated" value="yes">`, path+"/join", "2 of 2")
	bek.get("/play?rated=yes").section(t, "open").has(t, `name="rated" value="yes" checked>`, path+"/join", "1 of 2")
	bek.get("/play?rated=maybe").section(t, "open").has(t, `name="rated" value="yes">`, "2 of 2")
	bek.get("/play?rated=yes&pace=days").section(t, "open").has(t, "0 of 2")
	carol := s.browser()
	carol.open("quick", "friends")
	carol.account("Carol")
	carol.post(path+"/join", "seat", "2").wants(t, 200)
	bek.get("/play").section(t, "open").lacks(t, `name="rated"`)
	bek.get("/play?rated=yes").section(t, "open").has(t, `name="rated" value="yes" checked>`, "0 of 1")
}

// Whoever wants only tables that suit their rating asks for them with a box of the form, which is there for accounts
// while a table does not suit them.
func TestOpenSuitedTables(t *testing.T) {
	s := open(t)
	ann, bek, guest := s.browser(), s.browser(), s.browser()
	for name, b := range map[string]*browser{"Ann": ann, "Bek": bek} {
		b.open("quick", "friends")
		b.account(name)
	}
	guest.open("quick", "friends")
	opens := func(fields ...string) string {
		t.Helper()
		return ann.open(append([]string{"quick", "custom", "seat-1", "me", "seat-2", "open", "visible", "public"},
			fields...)...)
	}
	plain := opens()
	bek.get("/play").section(t, "open").has(t, plain).lacks(t, `name="suits"`)
	far := opens("pace", "live quick", "rated", "yes", "from", "1500")
	must(t, s.db.AddResult(t.Context(), store.Result{Table: "t9", Game: "sticks", Seats: []store.ResultSeat{
		{Person: string(s.visitorOf(bek)), Rank: 2}, {Person: "somebody", Rank: 1}}}))
	bek.get("/play").section(t, "open").has(t, plain, far, `name="suits" value="yes">`, "2 of 2")
	bek.get("/play?suits=yes").section(t, "open").has(t, plain, `name="suits" value="yes" checked>`, "1 of 2",
		`name="rated"`).lacks(t, far)
	bek.get("/play?suits=yes&rated=yes").section(t, "open").has(t, "0 of 2", "None of them fits").lacks(t, plain, far)
	for _, b := range []*browser{guest, s.browser()} {
		b.get("/play?suits=yes").section(t, "open").has(t, plain, far).lacks(t, `name="suits"`)
	}
}

// TestInvitedByName shows an invitation in the lobby of whom it is for, who may then see a private table and sit down.
func TestInvitedByName(t *testing.T) {
	s := open(t)
	ann, bek := s.browser(), s.browser()
	bek.open("quick", "friends")
	bek.account("Bek")
	path := ann.open("quick", "custom", "seat-1", "me", "seat-2", "open", "seat-3", "open", "visible", "private")
	bek.get(path).wants(t, http.StatusNotFound)
	ann.post(path+"/invite", "name", "Nobody").wants(t, http.StatusConflict).has(t, "Nobody with an account")
	ann.post(path+"/invite", "name", "Bek").wants(t, 200).has(t, "Bek is invited")
	bek.get("/play").section(t, "own").has(t, "You are invited", path)
	bek.get(path).wants(t, 200).has(t, "Sit here")
	bek.post(path+"/join", "seat", "3").wants(t, 200)
	if at := s.look(path).Seats[2]; at.Name != "Bek" || !at.Account {
		t.Errorf("the seat is %+v", at)
	}
	ann.get(path).wants(t, 200).lacks(t, "is invited")
}

// TestDecline gives up an invitation: the table is none of theirs any more, and its host sees that.
func TestDecline(t *testing.T) {
	s := open(t)
	ann, bek := s.browser(), s.browser()
	bek.open("quick", "friends")
	bek.account("Bek")
	path := ann.open("quick", "custom", "seat-1", "me", "seat-2", "open", "visible", "private")
	ann.post(path+"/invite", "name", "Bek").wants(t, 200)
	s.browser().post(path+"/decline").wants(t, http.StatusNotFound)
	ann.post(path+"/decline").wants(t, 200)
	ann.get(path).wants(t, 200).has(t, "Bek is invited")
	bek.get("/play").section(t, "own").has(t, path+"/decline")
	if got := bek.post(path+"/decline").wants(t, 200); got.path != "/play" {
		t.Errorf("it leads to %s", got.path)
	}
	bek.get("/play").lacks(t, path)
	bek.get(path).wants(t, http.StatusNotFound)
	ann.get(path).wants(t, 200).lacks(t, "Bek is invited")
}

// TestBeTold tells somebody on each page, and in its tab, that there is somebody to play with, until they play.
func TestBeTold(t *testing.T) {
	s := open(t)
	ann, bek := s.browser(), s.browser()
	told := `href="/play?game=sticks"`
	ann.get("/play").wants(t, 200).has(t, `action="/play/tell"`).lacks(t, `action="/play/hush"`)
	ann.post("/play/tell", "game", "none").wants(t, http.StatusUnprocessableEntity)
	ann.post("/play/tell", "game", "sticks").wants(t, 200).has(t, `action="/play/hush"`, "for 7 more days")
	for _, page := range []string{"/", "/about"} {
		ann.get(page).wants(t, 200).lacks(t, told)
	}
	ann.get("/turns").has(t, "0")
	time.Sleep(2 * time.Millisecond)
	path := bek.open("quick", "custom", "seat-1", "me", "seat-2", "open", "visible", "public")
	for _, page := range []string{"/", "/about"} {
		ann.get(page).wants(t, 200).has(t, told)
		bek.get(page).wants(t, 200).lacks(t, told)
	}
	if got := ann.get("/turns").body; got != "1" {
		t.Errorf("the tab counts %s", got)
	}
	if got := ann.get("/next"); got.path != "/play?game=sticks" && got.path != "/play" {
		t.Errorf("the next is %s", got.path)
	}
	ann.post("/play/hush").wants(t, 200).has(t, `action="/play/tell"`)
	ann.get("/").lacks(t, told)

	ann.post("/play/tell", "game", "").wants(t, 200)
	ann.post(path+"/join", "seat", "2").wants(t, 200)
	ann.get("/play").wants(t, 200).has(t, `action="/play/tell"`)
}

var stylesheet = regexp.MustCompile(`rel="stylesheet" href="([^"]*)"`)

func TestOpeningPage(t *testing.T) {
	s := open(t)
	b := s.browser()
	b.get("/play/open").wants(t, 200).has(t, "Open your own table", `name="visible"`, `name="seat-3"`, "Rounds")
	for _, path := range []string{"/play", "/play/open", b.open("quick", "friends")} {
		for _, sheet := range stylesheet.FindAllStringSubmatch(b.get(path).body, -1) {
			b.get(sheet[1]).wants(t, 200)
		}
	}
	b.get("/play/open?game=none").wants(t, http.StatusNotFound)
	for _, bad := range [][]string{{"visible", "all"}, {"delay", "x"}, {"delay", "21"}, {"begins", "7"},
		{"watch", "some"}, {"language", "xx"}} {
		fields := append([]string{"game", "sticks", "quick", "custom", "seat-1", "me", "seat-2", "open"}, bad...)
		if bad[0] != "visible" {
			fields = append(fields, "visible", "public")
		}
		if got := b.post("/tables", fields...); got.status/100 != 4 {
			t.Errorf("%v: %d", bad, got.status)
		}
	}
}

// TestFriendsInTheLobby shows friends to each other, and invites one to a new table.
func TestFriendsInTheLobby(t *testing.T) {
	s := open(t)
	ann, bek, _ := s.friends()
	ann.get("/play").lacks(t, `id="friends"`)
	ann.does("Bek", "ask")
	bek.does("Ann", "ask")
	public := bek.open("quick", "bots")
	bek.post(public+"/terms", "visible", "public").wants(t, 200)
	bek.post(public+"/ready").wants(t, 200)
	secret := bek.open("quick", "bots")
	bek.post(secret+"/terms", "visible", "public", "watch", "nobody").wants(t, 200)
	bek.post(secret+"/ready").wants(t, 200)
	ann.get("/play").section(t, "friends").has(t, "Bek", "here now", public, "/p/Bek#invite").lacks(t, secret)
	s.browser().get("/play").lacks(t, `id="friends"`)

	ann.get("/p/Bek").has(t, "Invite Bek to a game", `name="invite" value="Bek"`)
	ann.get("/p/Ann").lacks(t, "to a game")
	invites := []string{"game", "sticks", "quick", "friends", "invite", "Bek"}
	zoe := s.browser()
	other := zoe.open("quick", "custom", "seat-1", "me", "seat-2", "open", "visible", "public")
	waits := bek.open("quick", "custom", "seat-1", "me", "seat-2", "open", "seat-3", "open", "visible", "public")
	list := ann.get("/play").section(t, "open").has(t, "A friend or a favourite of yours")
	if a, b := strings.Index(list.body, waits), strings.Index(list.body, other); a < 0 || b < 0 || a > b {
		t.Errorf("the table of a friend is not the first: %d, %d", a, b)
	}
	zoe.get("/play").section(t, "open").lacks(t, "A friend")
	page := ann.post("/tables", invites...).wants(t, 200).has(t, "Bek is invited")
	bek.get("/play").section(t, "own").has(t, "You are invited", page.path)
	bek.does("Ann", "block").wants(t, 200)
	again := ann.post("/tables", invites...).wants(t, 200)
	again.has(t, "Bek is invited") // Ann learns nothing
	bek.get("/play").lacks(t, again.path)
}

// TestGuestsWithoutName are called guests in the language of whoever reads it.
func TestGuestsWithoutName(t *testing.T) {
	s := open(t)
	ann, bek := s.browser(), s.browser()
	ann.header["Accept-Language"], bek.header["Accept-Language"] = "fr", "en"
	path := ann.post("/tables", "game", "sticks", "quick", "custom", "seat-1", "me", "seat-2", "open", "visible",
		"public").wants(t, 200).path
	if name := s.look(path).Seats[0].Name; name != "Invité" {
		t.Fatalf("the seat's name is %q", name)
	}
	bek.get("/play").section(t, "open").has(t, "Guest").lacks(t, "Invité", "(guest)")
	bek.post(path+"/join", "seat", "2").wants(t, 200).has(t, "Guest", "Guest 2").lacks(t, "Invité")
	ann.get(path).wants(t, 200).has(t, "Invité", "Invité 2").lacks(t, ">Guest")
}

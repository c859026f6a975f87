package web

import (
	"bytes"
	"encoding/json"
	"net/http"
	"net/url"
	"regexp"
	"strings"
	"testing"

	"ennead/internal/person"
	"ennead/internal/store"
	"ennead/internal/table"
)

// account makes the guest of a browser an account of that name, at their tables, too.
func (b *browser) account(name string) {
	b.s.t.Helper()
	v := b.s.visitorOf(b)
	before, err := b.s.house.Name(b.s.t.Context(), v)
	must(b.s.t, err)
	must(b.s.t, b.s.db.EditPerson(b.s.t.Context(), string(v), func(p *store.Person) error {
		p.Kind, p.Name, p.NameKey = person.Account, name, strings.ToLower(name)
		return nil
	}))
	must(b.s.t, b.s.house.Renamed(b.s.t.Context(), v, before))
}

// friends are two accounts at a table, Ann and Bek.
func (s *site) friends() (ann, bek *browser, path string) {
	s.t.Helper()
	ann, bek, path = s.pair()
	ann.account("Ann")
	bek.account("Bek")
	return ann, bek, path
}

// does presses a button on the page of an account.
func (b *browser) does(name, what string) answer {
	b.s.t.Helper()
	return b.post("/p/"+url.PathEscape(name), "do", what).wants(b.s.t, 200)
}

var tokens = regexp.MustCompile(`name="who" value="([^"]+)"`)

// Two accounts become friends: one asks on the page of the other, who accepts it on their own; each sees whether the
// other is here, and where they play in public.
func TestFriendship(t *testing.T) {
	s := open(t)
	ann, bek, path := s.friends()
	ann.get(path+"/people").has(t, `href="`+path+`/people/2"`).lacks(t, `href="`+path+`/people/1"`)
	ann.get(path+"/people/2").wants(t, 200).has(t, "<h1", "Bek", `value="ask"`, "here since ")
	if at := ann.get(path + "/people/2").path; at != "/p/Bek" {
		t.Errorf("the seat of an account leads to %s", at)
	}
	ann.does("Bek", "ask").has(t, "You have asked for friendship.").lacks(t, "here now")
	bek.get("/me").has(t, "1 person asks for your friendship.")
	asks := bek.get("/me/people").has(t, "Who asks for your friendship", "Ann")
	token := tokens.FindStringSubmatch(asks.body)[1]
	bek.post("/me/people", "who", token, "do", "ask").wants(t, 200).has(t, "Friends", "here now").
		lacks(t, "Who asks for your friendship")
	ann.get("/p/bEk").has(t, "You are friends.", "here now").lacks(t, "Watch:")
	ann.get(path+"/people").has(t, "friend")

	public := bek.open("quick", "custom", "seat-1", "me", "seat-2", "me", "public", "yes")
	bek.post(public + "/ready")
	ann.get("/p/Bek").has(t, "Watch: Sticks", `href="`+public+`"`)
	ann.get("/me/people").has(t, `href="`+public+`"`)
	s.browser().get("/p/Bek").wants(t, 200).lacks(t, "here now", "Watch:", `value="ask"`)

	bek.post("/me/people", "who", token, "do", "end").wants(t, 200).lacks(t, "Ann")
	bek.post("/me/people", "who", token, "do", "end").wants(t, 200) // it has been done
	ann.get("/p/Bek").has(t, `value="ask"`).lacks(t, "here now")
}

// Names are found however they are written, and nobody else has a page: no guest, nobody who has closed their account.
func TestPagesOfPeople(t *testing.T) {
	s := open(t)
	ann, bek, path := s.friends()
	cem := s.browser()
	cem.open("quick", "device")
	for _, c := range []struct {
		path   string
		status int
	}{
		{"/p/Ann", 200}, {"/p/%C3%81NN", 200}, {"/p/a.n-n", 200}, {"/p/Cem", 404}, {"/p/nobody", 404},
		{"/p/" + strings.Repeat("x", 5000), 404}, {"/p/%00", 404}, {"/p/%2e%2e%2f", 404}, {"/p/%3Cscript%3E", 404},
		{"/p/%E2%80%AEnnA", 404}, {"/p/Ann/report", 200}, {"/p?name=ann", 200},
		{"/p?name=", 404}, {"/p", 404}, {path + "/people/1", 200}, {path + "/people/3", 404}, {path + "/people/0", 404},
		{path + "/people/x", 404}, {path + "/people/-1", 404}, {path + "/people/999999999999999999999", 404},
		{"/t/aaaaaaaaaaaaaaaa/people", 404}, {"/t/aaaaaaaaaaaaaaaa/people/1", 404}, {path + "/people", 200},
		{path + "/report?line=1", 404}, {path + "/report", 404}, {path + "/people/1/report", 200},
	} {
		bek.get(c.path).wants(t, c.status).lacks(t, "<script>", string(s.visitorOf(ann)), string(s.visitorOf(bek)))
	}
	bek.get("/p/"+string(s.visitorOf(ann))).wants(t, 404) // an id is no name
	if at := ann.get("/p/Ann").path; at != "/me" {
		t.Errorf("one's own page is %s", at)
	}
	if at := ann.get(path + "/people/1").path; at != "/me" {
		t.Errorf("one's own seat leads to %s", at)
	}
	if at := s.browser().get("/me/people").path; at != "/signin" {
		t.Errorf("a stranger's people are %s", at)
	}
	must(t, s.web.People.Close(t.Context(), string(s.visitorOf(ann))))
	bek.get("/p/Ann").wants(t, 404)
	bek.post("/p/Ann", "do", "ask").wants(t, 404)
	bek.get(path+"/people/1").wants(t, 200).has(t, "Ann", `value="block"`).lacks(t, `value="ask"`, "here since")
}

// A guest has a page at the table: for blocking, muting and reporting.
func TestPagesOfGuests(t *testing.T) {
	s := open(t)
	ann, bek, path := s.pair()
	page := ann.get(path+"/people/2").wants(t, 200).has(t, "Bek", "plays as a guest", `value="mute"`, `value="block"`).
		lacks(t, `value="ask"`, `value="favourite"`)
	token := tokens.FindStringSubmatch(page.body)[1]
	ann.post(path+"/people/2", "who", token, "do", "block").wants(t, 200).has(t, "You have blocked Bek.")
	ann.get("/me/people").has(t, "Blocked", "Bek").lacks(t, "/p/Bek")
	ann.post(path+"/people/2", "who", token, "do", "unblock").wants(t, 200).has(t, `value="block"`)
	for _, wrong := range []string{"ask", "favourite", "end", "ignore", "", "kill"} {
		ann.post(path+"/people/2", "who", token, "do", wrong).wants(t, http.StatusBadRequest)
	}
	ann.post(path+"/people/1", "who", token, "do", "block").wants(t, http.StatusOK) // her own seat
	ann.get("/me/people").lacks(t, "Blocked")
	s.browser().post(path+"/people/2", "who", token, "do", "block").wants(t, http.StatusForbidden)

	// Whoever sits there now is somebody else.
	bek.post(path+"/leave", "seat", "2", "sure", "yes").wants(t, 200)
	ann.post(path+"/people/2", "who", token, "do", "block").wants(t, http.StatusConflict)
	cem := s.browser()
	cem.post(path+"/claim", "key", s.house.SeatKey(s.look(path), 1), "name", "Cem").wants(t, 200)
	ann.post(path+"/people/2", "who", token, "do", "block").wants(t, http.StatusConflict).has(t, "Cem")
	ann.get("/me/people").lacks(t, "Blocked")
	bek.get(path+"/people/1").has(t, `value="block"`) // spectators may do it, too
}

// The file of all that is kept has whom a person likes, and not who likes or blocks them.
func TestExportOfTies(t *testing.T) {
	s := open(t)
	ann, bek, _ := s.friends()
	ann.does("Bek", "favourite")
	ann.does("Bek", "mute")
	bek.does("Ann", "block")
	for b, want := range map[*browser]string{
		ann: `[{"name":"Bek","favourite":true,"muted":true}]`, bek: `[{"name":"Ann","blocked":true}]`,
	} {
		var about struct{ People json.RawMessage }
		must(t, json.Unmarshal([]byte(b.unpacked()["person.json"]), &about))
		var is bytes.Buffer
		must(t, json.Compact(&is, about.People))
		same(t, is.String(), want)
	}
}

// What a guest of before has become is not told at a table where they are still called as they were.
func TestFormerGuestsStayUnknown(t *testing.T) {
	s := open(t)
	ann, bek := s.browser(), s.browser()
	path := ann.finished()
	ann.account("Nefertari")
	bek.open("quick", "device")
	bek.account("Bek")
	page := bek.get(path+"/people/1").wants(t, 200).has(t, "Ann").lacks(t, "Nefertari")
	if page.path != path+"/people/1" {
		t.Errorf("her seat leads to %s", page.path)
	}
	bek.post(path+"/people/1", "who", tokens.FindStringSubmatch(page.body)[1], "do", "ask").
		wants(t, http.StatusBadRequest)
}

// Forms do what they say to nobody else, and nothing by looking; what is not one of ours does nothing.
func TestHostileDeeds(t *testing.T) {
	s := open(t)
	ann, bek, path := s.friends()
	cem := s.browser()
	cem.open("quick", "device")
	cem.does("Ann", "mute")
	token := tokens.FindStringSubmatch(cem.get("/me/people").body)[1]
	for _, c := range []struct {
		who    *browser
		path   string
		fields []string
		status int
	}{
		{s.browser(), "/p/Ann", []string{"do", "ask"}, 403},
		{cem, "/p/Ann", []string{"do", strings.Repeat("x", 1<<20)}, 413},
		{s.browser(), "/me/people", []string{"who", token, "do", "unmute"}, 403},
		{cem, "/p/Ann", []string{"do", "ask"}, 403},
		{cem, "/p/Ann", []string{"do", "favourite"}, 403},
		{cem, "/p/Ann", nil, 400},
		{cem, "/p/Ann", []string{"do", "\x00"}, 400},
		{cem, "/p/Ann", []string{"do", strings.Repeat("x", 1<<10)}, 400},
		{cem, "/p/Nobody", []string{"do", "mute"}, 404},
		{cem, "/me/people", []string{"who", token, "do", "kill"}, 400},
		{bek, "/me/people", []string{"who", token, "do", "unmute"}, 200}, // not his token
		{bek, "/me/people", []string{"who", string(s.visitorOf(ann)), "do", "block"}, 200},
		{ann, "/p/Ann", []string{"do", "block"}, 200}, // herself: her own page
	} {
		c.who.post(c.path, c.fields...).wants(t, c.status)
	}
	eve := s.browser()
	eve.Jar = ann.Jar
	eve.header["Sec-Fetch-Site"] = "cross-site"
	for _, form := range []string{"/p/Bek", "/me/people", path + "/people/2", path + "/report", path + "/phrase",
		"/p/Bek/report", path + "/people/2/report"} {
		eve.post(form, "do", "block", "who", token, "ground", "spam", "line", "1", "phrase", "yes", "seat", "1").
			wants(t, 403)
	}
	for _, look := range []string{"/p/Bek", "/p/Bek?do=block", "/me/people?do=block", path + "/people/2?do=block",
		"/p?name=Bek&do=block", "/p/Bek/report?ground=spam"} {
		ann.get(look).wants(t, 200)
	}
	ties, err := s.db.Ties(t.Context(), string(s.visitorOf(ann)))
	must(t, err)
	if len(ties) > 0 {
		t.Errorf("she has %v", ties)
	}
	cem.get("/me/people").has(t, "Muted", "Ann")
}

// seen returns what somebody is shown by all pages that have to do with another, who is at the table.
func (b *browser) seen(path string) map[string]string {
	all := map[string]string{}
	for _, at := range []string{
		"/", path, path + "/chat", path + "/people", path + "/people/1", path + "/people/2", path + "/record",
		"/p/Ann", "/p/Ann/report", "/me", "/me/people", "/p?name=Ann", "/turns", "/privacy", "/signin",
	} {
		a := b.get(at)
		all[at] = a.path + "\n" + http.StatusText(a.status) + "\n" + partMark.ReplaceAllString(a.body, "")
	}
	return all
}

// No page tells somebody that another has blocked, muted or ignored them, or likes them: each is the same, byte by
// byte, as without it, and so is the answer to what they do.
func TestNobodyLearnsWhoBlockedThem(t *testing.T) {
	alone(t)
	for _, kind := range []string{store.TieBlock, store.TieMute, store.TieIgnore, store.TieFavourite} {
		t.Run(kind, func(t *testing.T) {
			s := open(t)
			ann, bek, path := s.friends()
			bek.post(path+"/chat", "seat", "2", "text", "hello").wants(t, 200)
			ann.post(path+"/chat", "seat", "1", "text", "goodbye").wants(t, 200)
			asked := func(do string) answer { return bek.does("Ann", do) }
			tie := store.Tie{Person: string(s.visitorOf(ann)), Other: string(s.visitorOf(bek)), Kind: kind}
			for _, act := range []func(){func() {}, func() { asked("ask") }, func() { asked("mute") }} {
				act()
				without := bek.seen(path)
				must(t, s.db.Tie(t.Context(), tie))
				for at, with := range bek.seen(path) {
					if with != without[at] {
						t.Errorf("%s differs:\n%s", at, with)
					}
				}
				must(t, s.db.Untie(t.Context(), tie.Person, tie.Other, kind))
			}
			for _, do := range []string{"end", "ask", "end", "unmute"} {
				without := asked(do).body
				undo := map[string]string{"end": "ask", "ask": "end", "unmute": "mute"}[do]
				asked(undo)
				must(t, s.db.Tie(t.Context(), tie))
				if with := asked(do).body; with != without {
					t.Errorf("%s is answered:\n%s", do, with)
				}
				must(t, s.db.Untie(t.Context(), tie.Person, tie.Other, kind))
			}
			message := func(text string) string {
				return bek.post(path+"/chat", "seat", "2", "text", text).wants(t, 200).said()
			}
			first := message("one more")
			must(t, s.db.Tie(t.Context(), tie))
			if second := message("and more"); !strings.HasPrefix(second, first) {
				t.Errorf("he reads\n%s", second)
			}
		})
	}
}

// Who ends a friendship by a block is seen as one who has ended it.
func TestBlockLooksLikeAnEnd(t *testing.T) {
	s := open(t)
	ann, bek, path := s.friends()
	befriended := func() {
		t.Helper()
		ann.does("Bek", "ask")
		bek.does("Ann", "ask").has(t, "You are friends.")
	}
	befriended()
	ann.does("Bek", "end")
	without := bek.seen(path)
	befriended()
	ann.does("Bek", "block").has(t, "You have blocked Bek.").lacks(t, `value="favourite"`, `value="ask"`)
	for at, with := range bek.seen(path) {
		if with != without[at] {
			t.Errorf("%s differs:\n%s", at, with)
		}
	}
	bek.does("Ann", "ask").has(t, "You have asked for friendship.")
	ann.get("/me/people").has(t, "Blocked").lacks(t, "Who asks for your friendship")
	ann.get("/me").lacks(t, "asks for your friendship")
}

// Blocked people do not see each other's tables that wait for somebody, and do not join them.
func TestBlockedPeopleDoNotJoin(t *testing.T) {
	s := open(t)
	ann, bek, _ := s.friends()
	public := ann.open("quick", "custom", "seat-1", "me", "seat-2", "open", "public", "yes")
	bek.get("/play").has(t, `href="`+public+`"`)
	ann.does("Bek", "block")
	bek.get("/play").lacks(t, `href="`+public+`"`)
	s.browser().get("/play").has(t, `href="`+public+`"`)
	bek.get(public).wants(t, 200).lacks(t, "blocked")
	bek.post(public+"/join", "seat", "2").wants(t, http.StatusForbidden).lacks(t, "blocked")
	link := s.house.SeatKey(s.look(public), 1)
	bek.get(public+"/seat/"+link).wants(t, 200)
	bek.post(public+"/claim", "key", link).wants(t, http.StatusGone).lacks(t, "block")
	ann.does("Bek", "unblock")
	bek.post(public+"/join", "seat", "2").wants(t, 200)
}

// An account takes over whom its guest has muted, and who has muted the guest, with the games.
func TestBringTies(t *testing.T) {
	s := open(t)
	mail := s.posts()
	ann, bek, path := s.pair()
	token := tokens.FindStringSubmatch(ann.get(path + "/people/2").body)[1]
	ann.post(path+"/people/2", "who", token, "do", "mute").wants(t, 200)
	back := tokens.FindStringSubmatch(bek.get(path + "/people/1").body)[1]
	bek.post(path+"/people/1", "who", back, "do", "block").wants(t, 200)
	other := s.browser()
	other.open("quick", "device")
	other.kept(mail, "Nefertari", "ann@nile.example")
	ann.post("/signin/mail", "mail", "ann@nile.example").wants(t, 200)
	ann.opens(mail.next()).wants(t, 200)
	ann.get("/me/people").lacks(t, "Bek")
	ann.post("/me/bring", "table", string(id(path))).wants(t, 200)
	ann.get("/me/people").has(t, "Muted", "Bek")
	bek.get(path+"/people").has(t, "blocked")
	apart, err := s.db.Parted(t.Context(), string(s.visitorOf(ann)))
	must(t, err)
	if len(apart) != 1 || table.PersonID(apart[0]) != s.visitorOf(bek) {
		t.Errorf("%d keep apart from her", len(apart))
	}
}

package web

import (
	"archive/zip"
	"io"
	"net/http"
	"net/url"
	"regexp"
	"strconv"
	"strings"
	"testing"
	"time"

	"ennead/game"
	"ennead/internal/person"
	"ennead/internal/store"
	"ennead/internal/table"
)

// moderator gives the account of a browser a role.
func (b *browser) moderator(role string) {
	b.s.t.Helper()
	must(b.s.t, b.s.web.People.Grant(b.s.t.Context(), person.Operator, string(b.s.visitorOf(b)), role))
}

// actions returns the actions that are written down, in their order; the audit must be whole.
func (s *site) actions() string {
	s.t.Helper()
	lines, err := s.db.Audit(s.t.Context(), 0, 1000)
	must(s.t, err)
	_, err = store.CheckAudit(s.t.Context(), s.db)
	must(s.t, err)
	var all []string
	for _, l := range lines {
		all = append(all, l.Action)
	}
	return strings.Join(all, " ")
}

var caseLink = regexp.MustCompile(`/admin/(?:reports|measures|cases)/[A-Za-z0-9]+`)

// reportedBek opens a table where Bek is rude and Ann reports it, and lets Mo be a moderator.
func (s *site) reportedBek() (mo, ann, bek *browser, path string) {
	s.t.Helper()
	ann, bek, path = s.friends()
	mo = s.browser()
	mo.open("quick", "device")
	mo.account("Mo")
	mo.moderator(person.Mod)
	bek.post(path+"/chat", "seat", "2", "text", "<b>rude</b>").wants(s.t, 200)
	ann.post(path+"/chat", "seat", "1", "text", "Pardon?").wants(s.t, 200)
	ann.post(path+"/report", "line", "1", "ground", "insult", "words", "He is.").wants(s.t, 200)
	return mo, ann, bek, path
}

// To all but moderators, no page of theirs exists: each address is answered as one that nobody serves.
func TestOnlyModeratorsSeeTheirPages(t *testing.T) {
	s := open(t)
	mo, ann, bek, at := s.reportedBek()
	tableID := strings.TrimPrefix(at, "/t/")
	report := caseLink.FindString(mo.get("/admin").wants(t, 200).body)
	mo.post("/admin/people/Ann", "do", "warn", "reason", "other", "words", "Hello").wants(t, 200)
	measures, err := s.db.Measures(t.Context(), string(s.visitorOf(ann)))
	must(t, err)
	must(t, s.db.OpenCase(t.Context(), store.Case{ID: "c1", Person: "x", Other: "y", Text: "[]", Made: 1}, 0))
	written := s.actions()
	former := s.browser()
	former.open("quick", "device")
	former.account("Former")
	former.moderator(person.Mod)
	former.moderator("")
	written += " grant revoke"
	tried := 0
	for _, route := range s.web.routes() {
		method, path, _ := strings.Cut(route.pattern, " ")
		if !strings.HasPrefix(path, "/admin") {
			continue
		}
		tried++
		path = strings.NewReplacer("/admin/reports/{report}", report, "{name}", "Ann", "{measure}",
			measures[0].ID, "{case}", "c1", "{table}", tableID, "{remark}", "said").Replace(path)
		for who, b := range map[string]*browser{"a stranger": s.browser(), "an account": ann, "the reported": bek,
			"a former moderator": former} {
			fields := []string{"do", "ban", "reason", "insult", "words", "No"}
			got, none := b.get(path), b.get("/nowhere")
			if method == http.MethodPost {
				got, none = b.post(path, fields...), b.post("/nowhere", fields...)
			}
			if got.status != http.StatusNotFound || got.status != none.status ||
				strings.ReplaceAll(got.body, path, "/nowhere") != none.body {
				t.Errorf("%s is answered %d at %s %s", who, got.status, method, path)
			}
			got.lacks(t, `href="/admin"`)
		}
	}
	if tried < 8 {
		t.Errorf("there are only %d routes", tried)
	}
	if got := s.actions(); got != written {
		t.Errorf("it is written down: %s, not %s", got, written)
	}
	mo.get("/").has(t, `href="/admin"`)
	ann.get("/").lacks(t, `href="/admin"`)
}

// A moderator reads a report with what stood around it, mutes its person, who is told and answers; the answer is
// replied to. Each step is written down once.
func TestModeration(t *testing.T) {
	s := open(t)
	mo, ann, bek, path := s.reportedBek()
	desk := mo.get("/admin").wants(t, 200).has(t, "1 case waits", "Insult or threat", "Ann about Bek")
	report := caseLink.FindString(desk.body)
	page := mo.get(report).wants(t, 200).has(t, "&lt;b&gt;rude", "Pardon?", "He is.", "Reported by Ann", path,
		"They play on, but cannot write", "leave all their tables", "may answer once")
	for _, b := range []*browser{ann, bek} {
		page.lacks(t, string(s.visitorOf(b)))
	}
	bek.get("/me").lacks(t, "From the moderators")
	for _, c := range []struct {
		fields []string
		status int
		says   string
	}{
		{[]string{"do", "mute", "days", "7", "reason", "insult", "words", " "}, 422, "Write 1 to 500 characters."},
		{[]string{"do", "mute", "days", "soon", "reason", "insult", "words", "No."}, 422, "Choose 1 to 365 days."},
		{[]string{"do", "mute", "days", "7", "reason", "rude", "words", "No."}, 422, "Choose a reason."},
		{[]string{"do", "burn", "reason", "insult", "words", "<i>No.</i>"}, 422, "Choose what to do."},
		{[]string{"do", "rename", "name", "Ann", "reason", "name", "words", "No."}, 409, "Ann"},
	} {
		mo.post(report, c.fields...).wants(t, c.status).has(t, c.says).lacks(t, "<i>No.")
	}
	mo.post(report, "do", "mute", "days", "7", "reason", "insult", "words", "Insults at a table.").wants(t, 200).
		has(t, "Done, and written down.", "Nothing waits for a decision.")
	mo.post(report, "do", "warn", "reason", "insult", "words", "Again.").wants(t, 409).has(t, "has settled this report")
	bek.post(path+"/chat", "seat", "2", "text", "Hello").wants(t, http.StatusForbidden).has(t, "has muted you")
	bek.post(path+"/phrase", "seat", "2", "phrase", "hello").wants(t, http.StatusForbidden)
	me := bek.get("/me").wants(t, 200).has(t, "From the moderators", "Insults at a table.", "Until", "may answer once").
		lacks(t, "Mo<")
	measure := regexp.MustCompile(`name="measure" value="([A-Z0-9]+)"`).FindStringSubmatch(me.body)[1]
	ann.post("/me/answer", "measure", measure, "words", "Not mine.").wants(t, 404)
	bek.post("/me/answer", "measure", measure, "words", "I am <sorry>.").wants(t, 200).has(t, "I am &lt;sorry&gt;.",
		"Nobody has replied yet.").lacks(t, "/me/answer")
	bek.post("/me/answer", "measure", measure, "words", "Once more").wants(t, 409)
	appeal := caseLink.FindString(mo.get("/admin").has(t, "1 case waits", "Bek answers").body)
	mo.get(appeal).wants(t, 200).has(t, "I am &lt;sorry&gt;.", "You took this decision.", "Bek has written:").
		lacks(t, "You answered:")
	mo.post(appeal, "do", "grant", "words", "").wants(t, 422)
	mo.post(appeal, "do", "grant", "words", "Be kind.").wants(t, 200).has(t, "Done, and written down.")
	mo.post(appeal, "do", "keep", "words", "No.").wants(t, 409)
	bek.get("/me").has(t, "Reply:", "Be kind.", "Lifted")
	bek.post(path+"/chat", "seat", "2", "text", "Hello").wants(t, 200)
	if file := bek.unpacked()["person.json"]; !strings.Contains(file, "Insults at a table.") ||
		!strings.Contains(file, "Be kind.") || strings.Contains(file, string(s.visitorOf(mo))) {
		t.Errorf("the file of Bek is %s", file)
	}
	if got, want := s.actions(), "grant see mute answer see lift"; got != want {
		t.Errorf("it is written down: %s, not %s", got, want)
	}
	mo.get("/admin").has(t, "lifted a measure", "the operator")
	for _, lang := range []string{"en", "fr"} {
		mo.header["Accept-Language"], bek.header["Accept-Language"] = lang, lang
		for _, p := range []string{"/admin", report, appeal, "/admin/people/Bek"} {
			mo.get(p).wants(t, 200).lacks(t, "site.admin", "site.measure", "<style", " style=")
		}
		bek.get("/me").wants(t, 200).lacks(t, "site.measure")
	}
}

// Whoever is banned is signed out, leaves their tables and cannot sign in, but reads why and answers once.
func TestBan(t *testing.T) {
	s := open(t)
	mail := s.posts()
	mo, _, bek, path := s.reportedBek()
	must(t, s.db.SetMail(t.Context(), store.Mail{Key: "bek@nile.example", Person: string(s.visitorOf(bek)),
		Address: "bek@nile.example"}))
	mo.get("/admin/people/Bek").wants(t, 200).has(t, "About Bek", "Reported by Ann").
		lacks(t, "nile.example")
	mo.post("/admin/people/Bek", "do", "ban", "reason", "cheating", "words", "Two accounts.").wants(t, 200).
		has(t, "Done, and written down.", "Banned since").lacks(t, "nile.example")
	bek.get("/me").has(t, "Sign in")
	if at := s.look(path); at.Seats[1].Taken {
		t.Error("Bek still has a seat")
	}
	mo.get("/p/Bek").wants(t, 404)
	again := s.browser()
	again.post("/signin/mail", "mail", "bek@nile.example").wants(t, 200)
	banned := again.opens(mail.next()).wants(t, 200).has(t, "You are banned here", "Two accounts.", "Cheating")
	if !strings.HasPrefix(banned.path, "/appeal/") {
		t.Errorf("a link leads to %s", banned.path)
	}
	again.get("/me").has(t, "Sign in")
	measure := regexp.MustCompile(`name="measure" value="([A-Z0-9]+)"`).FindStringSubmatch(banned.body)[1]
	again.post(banned.path, "measure", "other", "words", "Why?").wants(t, 404)
	again.post(banned.path, "measure", measure, "words", "Only one is mine.").wants(t, 200).has(t, "Only one is mine.")
	again.post(banned.path, "measure", measure, "words", "Twice").wants(t, 409)
	again.get("/appeal/other").wants(t, http.StatusGone)
	again.opens("/in/"+strings.TrimPrefix(banned.path, "/appeal/")).wants(t, http.StatusGone)
	mo.post("/admin/measures/"+measure, "do", "lift").wants(t, 200)
	again.post("/signin/mail", "mail", "bek@nile.example").wants(t, 200)
	again.opens(mail.next()).wants(t, 200)
	again.get("/me").wants(t, 200).has(t, "Two accounts.", "bek@nile.example")
}

// An account whose name is taken away bears the new one at its tables, too.
func TestNameTakenAway(t *testing.T) {
	s := open(t)
	mo, _, bek, path := s.reportedBek()
	mo.post("/admin/people/Bek", "do", "rename", "name", "Player 7", "reason", "name", "words", "Not this one.").
		wants(t, 200).has(t, "About Player 7")
	if name := s.look(path).Seats[1].Name; name != "Player 7" {
		t.Errorf("the seat is called %q", name)
	}
	bek.get("/me").has(t, `value="Player 7"`, "Your name was taken away: Bek.")
	bek.post("/me/name", "name", "Bék").wants(t, 409).has(t, "has taken that name away")
	mo.get("/admin/people?name=Player+7").wants(t, 200).has(t, "About Player 7")
	mo.get("/admin/people?name=Bek").wants(t, 404).has(t, `value="Bek"`)
}

// A moderator decides neither about themselves nor about moderators; an admin does.
func TestModeratorsAmongThemselves(t *testing.T) {
	s := open(t)
	mo, ann, _, _ := s.reportedBek()
	ann.moderator(person.Admin)
	fields := []string{"do", "ban", "reason", "other", "words", "No."}
	mo.get("/admin/people/Mo").wants(t, 200).lacks(t, `value="ban"`)
	mo.post("/admin/people/Mo", fields...).wants(t, http.StatusForbidden)
	mo.post("/admin/people/Ann", fields...).wants(t, http.StatusForbidden)
	ann.post("/admin/people/Mo", fields...).wants(t, 200)
	mo.get("/admin").wants(t, 404)
}

// A moderator who is reported, or about whom somebody decides, does not read by whom: neither on the pages nor in the
// audit.
func TestModeratorsOfTheirOwnCase(t *testing.T) {
	s := open(t)
	mo, ann, bek, _ := s.reportedBek()
	bek.moderator(person.Mod)
	ann.moderator(person.Admin)
	report := caseLink.FindString(mo.get("/admin").wants(t, 200).has(t, "Ann about Bek").body)
	mo.get(report).wants(t, 200).has(t, "Reported by Ann")
	ann.post("/admin/people/Bek", "do", "warn", "reason", "insult", "words", "Be kind.").wants(t, 200)
	bek.get("/admin").wants(t, 200).has(t, "Nothing waits for a decision.").
		lacks(t, "Ann about", "warned", report)
	for _, got := range []answer{bek.get(report), bek.post(report, "do", "settle")} {
		got.wants(t, http.StatusForbidden).lacks(t, "Ann", "He is.")
	}
	bek.get("/admin/people/Bek").wants(t, 200).has(t, "Be kind.").lacks(t, "Ann", "Mo<", "He is.")
	mo.get("/admin/people/Bek").wants(t, 200).has(t, "Ann", "Reported by Ann")
}

// Whoever is shown what moderators read is written down, also by a form that is refused; within an hour once.
func TestViewsAreWrittenDown(t *testing.T) {
	s := open(t)
	mo, _, _, _ := s.reportedBek()
	for range 2 {
		mo.post("/admin/people/Bek", "do", "warn", "reason", "rude", "words", "No.").wants(t, 422).has(t, "About Bek")
	}
	if got := s.actions(); got != "grant see" {
		t.Errorf("it is written down: %s", got)
	}
	report := caseLink.FindString(mo.get("/admin").body)
	mo.post(report, "do", "warn", "reason", "rude", "words", "No.").wants(t, 422).has(t, "He is.")
	mo.get(report).wants(t, 200)
	mo.get("/admin/people/Bek").wants(t, 200)
	if got := s.actions(); got != "grant see see" {
		t.Errorf("it is written down: %s", got)
	}
}

// Forms of moderators from other sites change nothing.
func TestModerationCrossOrigin(t *testing.T) {
	s := open(t)
	mo, _, _, _ := s.reportedBek()
	mo.header["Origin"] = "https://example.org"
	mo.post("/admin/people/Bek", "do", "ban", "reason", "other", "words", "No.").wants(t, http.StatusForbidden)
	if got := s.actions(); got != "grant" {
		t.Errorf("it is written down: %s", got)
	}
}

// A letter tells it to those who have a mail address: in the language of their other letters, or in all.
func TestMeasuresByLetter(t *testing.T) {
	s := open(t)
	mail := s.posts()
	_, ann, bek, _ := s.reportedBek()
	at, err := url.Parse("https://games.example.org")
	must(t, err)
	s.web.URL = at
	about, err := s.db.Person(t.Context(), string(s.visitorOf(bek)))
	must(t, err)
	m := store.Measure{Kind: person.Mute, Reason: "insult", Words: "Insults at a table.", Until: 1 << 40}
	s.web.tellMeasure(t.Context(), about, m) // without an address there is no letter
	must(t, s.db.SetMail(t.Context(), store.Mail{Key: "bek@nile.example", Person: about.ID,
		Address: "bek@nile.example"}))
	s.web.tellMeasure(t.Context(), about, m)
	about.Notices = `{"lang":"fr"}`
	m.Lifted = 1 << 40
	s.web.tellMeasure(t.Context(), about, m)
	if len(mail.letters) != 2 {
		t.Fatalf("%d letters are sent", len(mail.letters))
	}
	for i, want := range [][]string{
		{"Hello Bek,", "Bonjour Bek", "Insults at a table.", "https://games.example.org/me",
			"You can play, but not write"},
		{"Bonjour Bek", "Parole retirée", "Levée le 2004-11-03", "https://games.example.org/me"},
	} {
		l := mail.letters[i]
		for _, part := range want {
			if l.To != "bek@nile.example" || !strings.Contains(l.Text, part) ||
				strings.Contains(l.Text, string(s.visitorOf(ann))) {
				t.Errorf("%q is not in the letter to %s:\n%s", part, l.To, l.Text)
			}
		}
	}
}

// A moderator closes a table, which says why, and opens it again; both are written down. Nobody does so at a table of
// their own.
func TestShutTable(t *testing.T) {
	s := open(t)
	mo, ann, _, path := s.reportedBek()
	at := "/admin/tables/" + strings.TrimPrefix(path, "/t/")
	mo.get("/admin/tables?table=https://games.example.org"+path+"?seat=2").wants(t, 200).has(t, "Close the table")
	mo.get("/admin/tables?table=none").wants(t, 404)
	mo.post(at, "do", "shut", "reason", "rude").wants(t, 422).has(t, "Choose a reason.")
	mo.post(at, "do", "reopen").wants(t, http.StatusConflict)
	ann.moderator(person.Mod)
	ann.post(at, "do", "shut", "reason", "insult").wants(t, http.StatusForbidden)
	mo.post(at, "do", "shut", "reason", "insult").wants(t, 200).
		has(t, "Done, and written down.", "Open the table again")
	for lang, want := range map[string]string{"en": "because of insults", "fr": "Un modérateur a fermé la table"} {
		ann.header["Accept-Language"] = lang
		ann.get(path).wants(t, 200).has(t, want)
	}
	mo.post(at, "do", "shut", "reason", "insult").wants(t, http.StatusConflict)
	mo.post(at, "do", "reopen").wants(t, 200).has(t, "Close the table")
	if at := s.look(path); at.Status == table.Frozen {
		t.Errorf("the table is %s: %s", at.Status, at.Reason)
	}
	if got, want := s.actions(), "grant see grant see shut reopen"; got != want {
		t.Errorf("it is written down: %s, not %s", got, want)
	}
	mo.get("/admin").has(t, "closed a table", "opened a table again", `href="`+at+`"`)
}

// A moderator takes a result out of the ratings, and lets it count again. Nobody does so with a game of their own.
func TestUnrate(t *testing.T) {
	s := open(t)
	mo, ann, bek, path := s.reportedBek()
	at := "/admin/tables/" + strings.TrimPrefix(path, "/t/")
	mo.get(at).wants(t, 200).lacks(t, "out of the ratings")
	mo.post(at, "do", "unrate", "reason", "cheating").wants(t, http.StatusConflict)
	seats := []store.ResultSeat{{Person: string(s.visitorOf(ann)), Rank: 1},
		{Person: string(s.visitorOf(bek)), Rank: 2}}
	must(t, s.db.AddResult(t.Context(), store.Result{Table: strings.TrimPrefix(path, "/t/"), Game: "sticks",
		Finished: 1, Seats: seats}))
	rated := func() int {
		all, err := s.db.RatingsOf(t.Context(), seats[0].Person)
		must(t, err)
		return len(all)
	}
	ann.moderator(person.Mod)
	ann.post(at, "do", "unrate", "reason", "cheating").wants(t, http.StatusForbidden)
	mo.post(at, "do", "unrate", "reason", "none").wants(t, 422)
	mo.post(at, "do", "unrate", "reason", "cheating").wants(t, 200).has(t, "Let the result count again")
	if n := rated(); n != 0 {
		t.Errorf("Ann has %d ratings", n)
	}
	if file := ann.unpacked()["person.json"]; !strings.Contains(file, `"void": true`) {
		t.Errorf("the file of Ann is %s", file)
	}
	mo.post(at, "do", "unrate", "reason", "cheating").wants(t, http.StatusConflict)
	mo.post(at, "do", "rate", "reason", "other").wants(t, 200).has(t, "Take the result out of the ratings")
	if n := rated(); n != 1 {
		t.Errorf("Ann has %d ratings", n)
	}
	if got, want := s.actions(), "grant see grant see unrate rate"; got != want {
		t.Errorf("it is written down: %s, not %s", got, want)
	}
}

// A result that moderators take out of the ratings is said not to count, with the reason: at the table, on the pages of
// those who played, by mail, and in no list of rated games. They may write to the moderators, of whom nobody reads that
// who has played there.
func TestUnrateIsTold(t *testing.T) {
	s := open(t)
	mail := s.posts()
	address, err := url.Parse("https://games.example.org")
	must(t, err)
	s.web.URL = address
	ann, bek, path := s.playedOut()
	mo, stranger := s.member("Mo"), s.browser()
	mo.moderator(person.Mod)
	for _, b := range []*browser{ann, bek} {
		id := string(s.visitorOf(b))
		must(t, s.db.SetMail(t.Context(), store.Mail{Key: id, Person: id, Address: id + "@nile.example"}))
	}
	must(t, s.db.EditPerson(t.Context(), string(s.visitorOf(bek)), func(p *store.Person) error {
		p.Notices = `{"lang":"en","mail":"off"}`
		return nil
	}))
	mail.letters = nil
	month := "/records/" + time.Now().UTC().Format("2006-01")
	const out = "Moderators have taken this result out of the ratings. Reason: Cheating."
	s.until(path, func(*table.Table) bool {
		return len(ann.get("/me/games").body) > 0 &&
			strings.Contains(ann.get("/me/games?rated=yes").body, path)
	}, func() {})
	stranger.get(month).wants(t, 200).has(t, strings.TrimPrefix(path, "/t/"))
	ann.get(path).lacks(t, "out of the ratings")
	ann.get("/me").lacks(t, `id="matters"`)

	at := "/admin/tables/" + strings.TrimPrefix(path, "/t/")
	mo.post(at, "do", "unrate", "reason", "cheating").wants(t, 200)
	stranger.get(path).wants(t, 200).has(t, out).lacks(t, "Write to the moderators")
	ann.get(path).has(t, out, `href="`+path+`/report/table"`)
	ann.get("/me").section(t, "matters").has(t, out, `href="`+path+`"`, `href="`+path+`/report/table"`)
	ann.get("/me/games").has(t, "taken out of the ratings", path)
	ann.get("/me/games?rated=yes").lacks(t, path)
	stranger.get(month).wants(t, 200).lacks(t, strings.TrimPrefix(path, "/t/"))
	if len(mail.letters) != 1 || !strings.Contains(mail.letters[0].Text, out) ||
		!strings.Contains(mail.letters[0].Text, "https://games.example.org"+path) {
		t.Errorf("the letters are %+v", mail.letters)
	}

	ann.get(path+"/report/table").wants(t, 200).has(t, "Report a game of Sticks")
	for range 2 {
		ann.post(path+"/report/table", "ground", "other", "words", "We played fair.").wants(t, 200)
	}
	list, err := s.house.Reports(t.Context())
	must(t, err)
	if len(list) != 1 || !list[0].Matter() || list[0].By != "Ann" ||
		string(list[0].Table) != strings.TrimPrefix(path, "/t/") {
		t.Fatalf("the reports are %+v", list)
	}
	report := "/admin/reports/" + list[0].ID
	mo.get("/admin").has(t, "A game or its result: Something else", "Reported by Ann", report)
	mo.get(report).wants(t, 200).has(t, "We played fair.", `href="`+at+`"`).lacks(t, `value="ban"`)
	mo.post(report, "do", "ban", "reason", "other", "words", "x").wants(t, 422)
	bek.moderator(person.Mod)
	bek.get("/admin").lacks(t, report)
	bek.get(report).wants(t, http.StatusForbidden)
	bek.post(report, "do", "settle").wants(t, http.StatusForbidden)
	mo.post(report, "do", "settle").wants(t, 200).lacks(t, report)
	const about = "A game or its result: Something else"
	if n := strings.Count(mo.get("/admin").body, about); n != 2 { // somebody looked, and settled it
		t.Errorf("%d lines say what the report is about", n)
	}
	bek.get("/admin").wants(t, 200).lacks(t, "A game or its result")

	mo.post(at, "do", "rate", "reason", "other").wants(t, 200)
	ann.get(path).lacks(t, "out of the ratings")
	ann.get("/me").lacks(t, `id="matters"`)
	ann.get("/me/games?rated=yes").has(t, path)
	if n := len(mail.letters); n != 2 || !strings.Contains(mail.letters[1].Text, "count in the ratings again") {
		t.Errorf("the letters are %+v", mail.letters)
	}
}

// Whoever sits at a table that moderators have closed may write to them, and whoever sees a table may report it. It
// counts once.
func TestReportTable(t *testing.T) {
	s := open(t)
	mo, ann, _, path := s.reportedBek()
	ann.get(path+"/people").has(t, `href="`+path+`/report/table"`)
	s.browser().get(path+"/people").lacks(t, "/report/table")
	s.browser().get(path+"/report/table").wants(t, http.StatusForbidden)
	s.browser().post(path+"/report/table", "ground", "spam").wants(t, http.StatusForbidden)
	ann.post(path+"/report/table").wants(t, 422)
	ann.post("/t/none/report/table", "ground", "spam").wants(t, 404)
	before, err := s.house.Reports(t.Context())
	must(t, err)
	ann.post(path+"/report/table", "ground", "spam").wants(t, 200).has(t, "Thank you.")
	mo.post("/admin/tables/"+strings.TrimPrefix(path, "/t/"), "do", "shut", "reason", "spam").wants(t, 200)
	ann.get(path).has(t, "Write to the moderators")
	for range 2 { // it is closed now, which can be reported anew
		ann.post(path+"/report/table", "ground", "other").wants(t, 200)
	}
	after, err := s.house.Reports(t.Context())
	must(t, err)
	if n := len(after) - len(before); n != 2 {
		t.Errorf("%d reports", n)
	}
}

// A table is also a moderator's own when they have left it, when they only opened it, or when only its result still
// names them.
func TestModeratorsOfTheirOwnTable(t *testing.T) {
	s := open(t)
	mo, ann, bek, path := s.reportedBek()
	id := strings.TrimPrefix(path, "/t/")
	at := "/admin/tables/" + id
	ann.moderator(person.Mod)
	bek.moderator(person.Mod)
	for seat, b := range []*browser{ann, bek} {
		b.post(path+"/ready").wants(t, 200)
		_, err := s.house.Leave(t.Context(), s.look(path).ID, game.Seat(seat), s.visitorOf(b))
		must(t, err)
	}
	one := s.browser()
	one.open("quick", "device")
	one.account("One")
	one.moderator(person.Mod)
	must(t, s.db.AddResult(t.Context(), store.Result{Table: id, Game: "sticks", Finished: 1, Seats: []store.ResultSeat{
		{Person: string(s.visitorOf(one)), Rank: 1}, {Person: "somebody else", Rank: 2}}}))
	refused := func(what string) {
		t.Helper()
		for name, b := range map[string]*browser{"the opener": ann, "who left it": bek, "who is in its result": one} {
			got := b.post(at, "do", what, "reason", "cheating")
			if got.status != http.StatusForbidden {
				t.Errorf("%s may %s the table: %d", name, what, got.status)
			}
		}
	}
	refused("shut")
	refused("unrate")
	mo.post(at, "do", "shut", "reason", "cheating").wants(t, 200)
	mo.post(at, "do", "unrate", "reason", "cheating").wants(t, 200)
	refused("reopen")
	refused("rate")
	mo.post(at, "do", "reopen").wants(t, 200)
	mo.post(at, "do", "rate", "reason", "other").wants(t, 200)
}

// A mute whose time is over says so, and cannot be lifted any more.
func TestExpiredMute(t *testing.T) {
	s := open(t)
	mo, _, bek, _ := s.reportedBek()
	id := string(s.visitorOf(bek))
	must(t, s.db.Rule(t.Context(), store.Ruling{ID: "old", At: 1, Action: person.Mute, Subject: id, Measure: "old",
		Edit: func(_ *store.Person, m *store.Measure) error {
			m.Kind, m.Reason, m.Words, m.Made, m.Until = person.Mute, "spam", "No advertising.", 1, 1000
			return nil
		}}))
	bek.get("/me").section(t, "measures").has(t, "No advertising.", "Ended").lacks(t, "Until", "but not write")
	mo.get("/admin/people/Bek").wants(t, 200).has(t, "No advertising.", "Ended").lacks(t, `value="lift"`)
}

// Who is banned has all that is kept of them, closes their account, and takes that back, with the address to which
// signing in leads them. It opens nothing else, and nothing at all once the ban is lifted.
func TestBarred(t *testing.T) {
	s := open(t)
	mail := s.posts()
	mo, ann, bek, at := s.reportedBek()
	id := string(s.visitorOf(bek))
	must(t, s.db.SetMail(t.Context(), store.Mail{Key: "bek@nile.example", Person: id, Address: "bek@nile.example"}))
	mo.post("/admin/people/Bek", "do", "ban", "reason", "cheating", "words", "Two accounts.").wants(t, 200)
	signs := func(b *browser) string {
		b.post("/signin/mail", "mail", "bek@nile.example").wants(t, 200)
		return b.opens(mail.next()).wants(t, 200).path
	}
	again := s.browser()
	page := signs(again)
	again.get(page).has(t, page+"/export", page+"/close").lacks(t, page+"/stay")

	file := again.get(page+"/export").wants(t, 200)
	packed, err := zip.NewReader(strings.NewReader(file.body), int64(len(file.body)))
	must(t, err)
	about, err := packed.Open("person.json")
	must(t, err)
	text, err := io.ReadAll(about)
	must(t, err)
	if !strings.Contains(string(text), "bek@nile.example") || !strings.Contains(string(text), "Two accounts.") {
		t.Errorf("the file has %s", text)
	}

	// Nothing else knows them: neither the browser nor the token.
	again.get("/me").has(t, "Sign in").lacks(t, "nile.example")
	again.get("/me/export").lacks(t, "nile.example")
	again.post("/me/name", "name", "Bekka").wants(t, 403)
	again.post("/me/close").wants(t, 403)
	again.post("/t/"+strings.TrimPrefix(at, "/t/")+"/chat", "seat", "2", "text", "I am back").wants(t, 403)
	token, tried := strings.TrimPrefix(page, "/appeal/"), 0
	for _, route := range s.web.routes() {
		method, path, _ := strings.Cut(route.pattern, " ")
		if !strings.Contains(path, "{ticket}") || strings.HasPrefix(path, "/appeal/") {
			continue
		}
		tried++
		path = strings.ReplaceAll(path, "{club}", "club")
		asks := func(token string) int {
			if method == http.MethodPost {
				return again.post(strings.ReplaceAll(path, "{ticket}", token)).status
			}
			return again.get(strings.ReplaceAll(path, "{ticket}", token)).status
		}
		if got, none := asks(token), asks("nothing"); got != none {
			t.Errorf("%s answers %d to the token, %d to none", route.pattern, got, none)
		}
	}
	if tried < 5 {
		t.Errorf("%d routes take a token", tried)
	}
	for _, made := range []string{"/appeal/nothing/export", "/appeal/nothing/close"} {
		again.get(made).wants(t, http.StatusGone)
	}
	again.post("/appeal/nothing/close").wants(t, http.StatusGone)
	if p, err := s.db.Person(t.Context(), id); err != nil || p.Closed != 0 || p.Name != "Bek" {
		t.Fatalf("%+v, %v", p, err)
	}

	// They close the account, and find it closed when they come again.
	again.get(page+"/close").wants(t, 200).has(t, "Close your account?", "Bek")
	again.post(page+"/close").wants(t, 200).has(t, "You have closed this account.", page+"/stay").
		lacks(t, page+`/close"`)
	page = signs(again)
	if p, err := s.db.Person(t.Context(), id); err != nil || p.Closed == 0 {
		t.Fatalf("to sign in opens it again: %+v, %v", p, err)
	}
	again.get(page).has(t, "You have closed this account.")
	again.post(page+"/stay").wants(t, 200).has(t, page+"/close").lacks(t, page+"/stay")

	// Once the ban is lifted the address is good for nothing.
	measure := regexp.MustCompile(`name="measure" value="([A-Z0-9]+)"`).FindStringSubmatch(again.get(page).body)[1]
	mo.post("/admin/measures/"+measure, "do", "lift").wants(t, 200)
	again.get(page+"/export").wants(t, http.StatusGone)
	again.post(page+"/close").wants(t, http.StatusGone)
	again.get(page).wants(t, 200).lacks(t, page+"/export", page+"/close")
	if p, err := s.db.Person(t.Context(), id); err != nil || p.Closed != 0 {
		t.Errorf("%+v, %v", p, err)
	}
	ann.get("/me").wants(t, 200)
}

// The same forms from another site change nothing.
func TestBarredCrossOrigin(t *testing.T) {
	s := open(t)
	b := s.browser()
	b.header["Sec-Fetch-Site"], b.header["Origin"] = "cross-site", "https://elsewhere.example"
	for _, what := range []string{"close", "stay"} {
		b.post("/appeal/nothing/"+what).wants(t, http.StatusForbidden)
	}
}

// The queue of moderators has pages of 20, the oldest first, with links to those before and after.
func TestQueueHasPages(t *testing.T) {
	s := open(t)
	mo, _, bek, _ := s.reportedBek() // which is one case
	about := string(s.visitorOf(bek))
	for n := range 40 {
		must(t, s.db.Report(t.Context(), store.Report{ID: "made" + strconv.Itoa(n), Person: "somebody-else",
			About: about, Text: `{"ground":"spam"}`, Made: int64(n + 1)}))
	}
	cases := func(path, first, last string, many int) answer {
		t.Helper()
		page := mo.get(path).wants(t, 200).has(t, "41 ", first, last)
		if n := len(caseLink.FindAllString(page.body, -1)); n != many {
			t.Errorf("%s has %d cases", path, n)
		}
		return page
	}
	cases("/admin", "/reports/made0\"", "/reports/made19\"", 20).has(t, `href="/admin?page=2"`, "Newer", "Page 1 of 3").
		lacks(t, "Older")
	cases("/admin?page=2", "/reports/made20\"", "/reports/made39\"", 20).
		has(t, `href="/admin?page=1"`, `href="/admin?page=3"`, "Page 2 of 3")
	cases("/admin?page=3", "/admin/reports/", "Page 3 of 3", 1).lacks(t, "Newer", "made")
	for page, at := range map[string]string{"0": "1", "-7": "1", "x": "1", "99999999999999999999": "1", "4": "3"} {
		mo.get("/admin?page="+page).wants(t, 200).has(t, "Page "+at+" of 3")
	}
	for n := range 21 {
		mo.post("/admin/reports/made"+strconv.Itoa(n), "do", "settle").wants(t, 200)
	}
	mo.get("/admin?page=2").wants(t, 200).lacks(t, "Page 2", "Older", "Newer")
}

// The log leads to the lines before those that it shows, down to the first one.
func TestLogHasPages(t *testing.T) {
	s := open(t)
	mo, _, _, _ := s.reportedBek()
	for n := range 90 {
		must(t, s.db.Rule(t.Context(), store.Ruling{ID: "made" + strconv.Itoa(n), Action: "see", Subject: "nobody"}))
	}
	all, err := s.db.AuditEnd(t.Context(), "", 0, 1000)
	must(t, err)
	earlier := regexp.MustCompile(`href="(/admin\?before=\d+)#written"`)
	lines, pages := 0, 0
	for path := "/admin"; path != ""; pages++ {
		log := mo.get(path).wants(t, 200).section(t, "written")
		if strings.Contains(log.body, "The last lines") != (pages > 0) {
			t.Errorf("%s: a way to the last lines is there: %t", path, pages == 0)
		}
		lines += strings.Count(log.body, `<th scope="row">`)
		path = ""
		if link := earlier.FindStringSubmatch(log.body); link != nil {
			path = link[1]
		}
	}
	if pages != 3 || lines < len(all) {
		t.Errorf("%d lines on %d pages, of %d", lines, pages, len(all))
	}
	for _, wrong := range []string{"x", "-3", "0", "99999999999999999999"} {
		mo.get("/admin?before="+wrong).wants(t, 200).section(t, "written").has(t, "Earlier lines")
	}
}

package web

import (
	"encoding/hex"
	"encoding/json"
	"net/url"
	"regexp"
	"strings"
	"testing"

	"ennead/internal/contest"
	"ennead/internal/store"
	"ennead/internal/table"
)

// member returns the browser of somebody who has an account.
func (s *site) member(name string) *browser {
	s.t.Helper()
	b := s.browser()
	b.open("quick", "device")
	b.account(name)
	return b
}

// Who has lost in a knockout reads so, with their place, and has nothing to withdraw from.
func TestBeaten(t *testing.T) {
	s := open(t)
	ann, bek, cem, dan := s.member("Ann"), s.member("Bek"), s.member("Cem"), s.member("Dan")
	path := ann.announces("kind", "knockout", "table", "2")
	for _, b := range []*browser{ann, bek, cem, dan} {
		b.post(path, "do", "enter").wants(t, 200)
	}
	ann.post(path, "do", "start").wants(t, 200).section(t, "you").has(t, `value="withdraw"`)
	ann.post(path, "do", "end", "round", "1").wants(t, 200)
	beaten := 0
	for _, b := range []*browser{ann, bek, cem, dan} {
		you := b.get(path).section(t, "you")
		if strings.Contains(you.body, "You play no further round. Your place so far: ") {
			you.has(t, " of 4.").lacks(t, `value="withdraw"`)
			beaten++
		} else {
			you.has(t, "In round 2 you play with", `value="withdraw"`)
		}
	}
	if beaten != 2 {
		t.Errorf("%d of four have lost", beaten)
	}
}

// announces announces a contest and returns its address.
func (b *browser) announces(fields ...string) string {
	b.s.t.Helper()
	return b.announced(fields...).wants(b.s.t, 200).path
}

func (b *browser) announced(fields ...string) answer {
	b.s.t.Helper()
	form := map[string]string{"game": "sticks", "title": "Nile cup", "kind": "swiss", "table": "3", "rounds": "2",
		"pace": "live quick", "hours": "0", "begins": "0", "visible": "public"}
	for i := 0; i < len(fields); i += 2 {
		form[fields[i]] = fields[i+1]
	}
	var list []string
	for name, value := range form {
		list = append(list, name, value)
	}
	return b.post("/contests", list...)
}

var tableLinks = regexp.MustCompile(`href="(/t/[a-z2-7]+)"`)

// A contest goes from its announcement to its end on pages: people enter and withdraw, the organiser begins it and ends
// its rounds, and everybody has a table. Its seed is nowhere before the end, and then in the file that can be verified.
func TestContestPages(t *testing.T) {
	s := open(t)
	ann, bek, cem, guest := s.member("Ann"), s.member("Bek"), s.member("Cem"), s.browser()
	guest.get("/contests").wants(t, 200).has(t, "Nobody has announced a contest yet.", "/signin")
	guest.get("/play").lacks(t, `href="/contests"`)
	ann.get("/play").has(t, `href="/contests"`)
	ann.get("/contests").has(t, `href="/contests/new"`)
	ann.get("/contests/new").wants(t, 200).has(t, `name="title"`, `value="days normal" selected`)
	path := ann.announces()
	guest.get("/play").has(t, `href="/contests"`)
	guest.get("/contests").has(t, `href="`+path+`"`, "Nile cup", "open for entries", "All contests")
	own := ann.get("/contests").has(t, "Your contests", "Other contests", "There is no other contest yet.")
	if strings.Count(own.body, `href="`+path+`"`) != 1 {
		t.Error("her own contest stands there more than once")
	}
	guest.get(path).wants(t, 200).has(t, "Contests are for people who have an account.").lacks(t, `value="enter"`)
	guest.post(path, "do", "enter").wants(t, 403)

	var kept store.Contest
	seed := func() string {
		t.Helper()
		c, err := s.db.Contest(t.Context(), strings.TrimPrefix(path, "/contest/"))
		must(t, err)
		kept = c
		return hex.EncodeToString(c.Seed)
	}
	for _, b := range []*browser{ann, bek, cem} {
		b.post(path, "do", "enter").wants(t, 200).section(t, "you").has(t, "You have entered, as number")
	}
	cem.post(path, "do", "withdraw").wants(t, 200).section(t, "you").has(t, `value="enter"`)
	cem.post(path, "do", "enter").wants(t, 200)
	bek.get(path).lacks(t, `id="organise"`)
	bek.post(path, "do", "start").wants(t, 403).has(t, "Only the organiser can do that.")
	at := ann.post(path, "do", "start").wants(t, 200)
	at.section(t, "you").has(t, "In round 1 you play with", "Go to your table", `value="withdraw"`).
		lacks(t, "Your place so far")
	first := tableLinks.FindStringSubmatch(at.body)[1]
	ann.get(first).wants(t, 200)
	s.member("Dan").post(path, "do", "enter").wants(t, 200).section(t, "you").has(t, "You are a reserve.")
	for _, page := range []string{ann.get(path).body, guest.get(path + "/file").body} {
		if strings.Contains(page, seed()) || strings.Contains(page, kept.Organiser) {
			t.Error("a page tells the seed or whose entry is whose before the end")
		}
	}
	ann.post(path, "do", "end", "round", "2").wants(t, 409).has(t, "That round is over.")
	ann.post(path, "do", "end", "round", "1").wants(t, 200).section(t, "standings").has(t, "0.50")
	ann.get(path).section(t, "rounds").has(t, "Round 1", "Round 2")
	last := ann.get(path).section(t, "you").has(t, "Your place so far: ", " of 3.")
	last.lacks(t, `value="withdraw"`) // no round comes
	over := ann.post(path, "do", "end", "round", "2").wants(t, 200).has(t, "finished", seed()[:8])
	over.lacks(t, `id="organise"`)
	over.section(t, "you").has(t, "The contest is over. Your place: ", " of 3.")
	over.section(t, "rounds").has(t, "1.\u00a0")
	file := guest.get(path+"/file").wants(t, 200)
	h, opened, err := contest.Read(strings.NewReader(file.body))
	must(t, err)
	if opened == nil || len(h.Rounds) != 2 {
		t.Fatalf("the file is %s", file.body)
	}
	must(t, contest.Verify(h, opened))
	ann.post(path, "do", "cancel").wants(t, 409)

	var about exported
	must(t, json.Unmarshal([]byte(bek.unpacked()["person.json"]), &about))
	if len(about.Contests) != 1 || about.Contests[0].Title != "Nile cup" || about.Contests[0].Organised {
		t.Errorf("the file of Bek has %+v", about.Contests)
	}
	if e := about.Contests[0].Entry; e == nil || e.Number != 2 || e.Entered.IsZero() || e.Withdrawn != 0 {
		t.Errorf("the file of Bek has the entry %+v", e)
	}
}

// A contest that is over does not say that nobody has entered yet.
func TestContestOverInWords(t *testing.T) {
	s := open(t)
	ann, bek := s.member("Ann"), s.member("Bek")
	empty, path := ann.announces(), ann.announces()
	ann.get(empty).section(t, "standings").has(t, "Nobody has entered yet.")
	ann.post(empty, "do", "cancel").wants(t, 200).lacks(t, "yet", "contest verify").section(t, "standings").
		has(t, "Nobody had entered when the contest was cancelled.")
	bek.header["Accept-Language"] = "fr"
	french := bek.get(empty)
	french.section(t, "standings").has(t, "quand le tournoi a été annulé.")
	french.lacks(t, "encore")
	bek.post(path, "do", "enter").wants(t, 200)
	ann.post(path, "do", "cancel").wants(t, 200)
	bek.get(path).section(t, "you").has(t, "Le tournoi a été annulé. Vous aviez le numéro 1.")
}

// What no form sends is an error, and changes nothing. A contest without a list has only its address.
func TestContestForms(t *testing.T) {
	s := open(t)
	ann, guest := s.member("Ann"), s.browser()
	for _, wrong := range [][]string{{"table", "x"}, {"rounds", ""}, {"begins", "9e9"}} {
		ann.announced(wrong...).wants(t, 400)
	}
	for _, wrong := range [][]string{{"title", "a"}, {"kind", "quiz"}, {"table", "9"}, {"rounds", "99"}, {"pace", ""},
		{"hours", "3"}, {"game", "chess"}} {
		ann.announced(wrong...).wants(t, 422)
	}
	ann.announced("title", "a", "kind", "league").has(t, "A title has 3 to 60 characters.", `value="league" selected`)
	guest.announced().wants(t, 403)
	if at := guest.get("/contests/new").path; at != "/signin" {
		t.Errorf("a stranger who announces a contest gets to %s", at)
	}
	ann.announced("reliable", "101").wants(t, 422).has(t, "The least reliability is a number from 0 to 100.")
	ann.announced("reliable", "x").wants(t, 400)
	asking := ann.announces("reliable", "81")
	guest.get(asking).has(t, "reliability 81 or more")
	ann.post(asking, "do", "enter").wants(t, 403).has(t, "asks for more reliability than you have")
	ann.get("/contests/new").has(t, `name="size"`, "about 8 members", `name="ahead"`, "the best 2")
	ann.announced("kind", "knockout", "table", "2", "ahead", "2").wants(t, 422).has(t, "only the first can go on")
	ann.announced("kind", "league", "size", "12").wants(t, 422).has(t, "a division 6 to 10")
	ann.announced("kind", "groups", "size", "x").wants(t, 400)
	path := ann.announces("visible", "link", "title", "Secret <cup>")
	guest.get("/contests").lacks(t, "Secret")
	ann.get("/contests").has(t, "Secret &lt;cup&gt;")
	guest.get(path).wants(t, 200).has(t, "Secret &lt;cup&gt;")
	ann.post(path, "do", "dance").wants(t, 400)
	ann.post(path, "do", "start").wants(t, 409).has(t, "With these entries the contest cannot begin.")
	ann.post(path, "do", "remove", "entry", "x").wants(t, 409)
	ann.post("/contest/nothing", "do", "enter").wants(t, 404)
	guest.get("/contest/nothing").wants(t, 404)
	guest.get("/contest/nothing/file").wants(t, 404)
	ann.post(path, "do", "cancel").wants(t, 200).has(t, "cancelled")
}

// A moderator takes the title of a contest away, which is written down; nobody else can.
func TestContestUntitled(t *testing.T) {
	s := open(t)
	mail := s.posts()
	address, err := url.Parse("https://games.example.org")
	must(t, err)
	s.web.URL = address
	ann, bek, mo := s.member("Ann"), s.member("Bek"), s.member("Mo")
	mo.moderator("mod")
	path := ann.announces("title", "Rude words")
	must(t, s.db.SetMail(t.Context(), store.Mail{Key: "a", Person: string(s.visitorOf(ann)),
		Address: "a@nile.example"}))
	bek.get(path).has(t, `href="`+path+`/report"`)
	s.browser().get(path).lacks(t, "/report")
	s.browser().get(path+"/report").wants(t, 403)
	bek.get(path+"/report").wants(t, 200).has(t, "Report the contest Rude words")
	bek.post(path+"/report", "ground", "insult").wants(t, 200).has(t, "Rude words")
	queue := mo.get("/admin").has(t, "A contest: Insult or threat", "Reported by Bek")
	mo.get(regexp.MustCompile(`/admin/reports/\w+`).FindString(queue.body)).wants(t, 200).has(t, "Rude words")
	mail.letters = nil
	bek.get(path).lacks(t, `id="moderate"`)
	bek.post(path+"/untitle").wants(t, 404)
	mo.get(path).has(t, `id="moderate"`)
	mo.post(path+"/untitle").wants(t, 200).has(t, "A contest in Sticks").lacks(t, "Rude", `id="moderate"`)
	bek.get("/contests").has(t, "A contest in Sticks").lacks(t, "Rude")
	const told = "Moderators have taken the title of this contest away."
	ann.get(path).has(t, told, `href="`+path+`/report"`)
	bek.get(path).lacks(t, told)
	ann.get("/me").section(t, "matters").has(t, told, `href="`+path+`/report"`)
	bek.get("/me").lacks(t, `id="matters"`)
	if len(mail.letters) != 1 || !strings.Contains(mail.letters[0].Text, told) {
		t.Errorf("the letters are %+v", mail.letters)
	}
	ann.post(path+"/report", "ground", "other", "words", "It was a joke.").wants(t, 200)
	if list, err := s.house.Reports(t.Context()); err != nil || len(list) != 2 || list[1].Contest == "" {
		t.Errorf("the reports are %+v: %v", list, err)
	}
	if list := s.actions(); !strings.Contains(list, "untitle") || strings.Count(list, "untitle") != 1 {
		t.Errorf("written down is %s", list)
	}
	mo.post(path+"/untitle").wants(t, 200)
	own := mo.announces("title", "Own words")
	mo.get(own).lacks(t, `id="moderate"`)
	mo.post(own+"/untitle").wants(t, 403)
	mo.get(own).has(t, "Own words")
}

// A moderator ends a contest, or calls it off, with a reason that everybody reads and that is written down. Nobody else
// can, nor a moderator who organises it or plays in it. Those whom it concerns get a letter.
func TestContestJudged(t *testing.T) {
	s := open(t)
	mail := s.posts()
	address, err := url.Parse("https://games.example.org")
	must(t, err)
	s.web.URL = address
	ann, bek, cem, mo := s.member("Ann"), s.member("Bek"), s.member("Cem"), s.member("Mo")
	mo.moderator("mod")
	path := ann.announces()
	for _, b := range []*browser{ann, bek, cem} {
		b.post(path, "do", "enter").wants(t, 200)
		id := string(s.visitorOf(b))
		must(t, s.db.SetMail(t.Context(), store.Mail{Key: id, Person: id, Address: id + "@nile.example"}))
	}
	must(t, s.db.EditPerson(t.Context(), string(s.visitorOf(cem)), func(p *store.Person) error {
		p.Notices = `{"lang":"en","mail":"off"}`
		return nil
	}))
	mail.letters = nil
	end := []string{"do", "end", "reason", "cheating"}
	bek.get(path).lacks(t, "/judge")
	bek.post(path+"/judge", end...).wants(t, 404)
	mo.get(path).section(t, "judge").has(t, "Call off").lacks(t, "End the contest")
	mo.post(path+"/judge", end...).wants(t, 409)
	ann.post(path, "do", "start").wants(t, 200)
	mo.post(path+"/judge", "do", "end", "reason", "mood").wants(t, 422)
	mo.post(path+"/judge", "do", "dance", "reason", "cheating").wants(t, 422)
	if list := s.actions(); strings.Contains(list, " end") {
		t.Fatalf("a refused decision is written down: %s", list)
	}
	mo.post(path+"/judge", end...).wants(t, 200).has(t, "Moderators have ended this contest.", "Reason: Cheating.",
		"finished", "0.50").lacks(t, "/judge")
	if len(mail.letters) != 2 { // Ann and Bek; Cem wants none
		t.Errorf("%d letters are sent", len(mail.letters))
	}
	if mail.lists != 1 { // so that they take no room from letters of others
		t.Errorf("the letters come in %d lists", mail.lists)
	}
	for _, l := range mail.letters {
		if !strings.Contains(l.Text, "Nile cup") || !strings.Contains(l.Text, "https://games.example.org"+path) {
			t.Errorf("the letter is %s", l.Text)
		}
	}
	ann.get(path).has(t, "Reason: Cheating.", `href="`+path+`/report"`).lacks(t, `id="organise"`)
	for _, b := range []*browser{ann, bek} {
		b.get("/me").section(t, "matters").has(t, "Nile cup", "Moderators have ended this contest.", "Cheating.")
	}
	mo.get("/me").lacks(t, `id="matters"`)
	ann.post(path, "do", "cancel").wants(t, 409)
	mo.post(path+"/judge", "do", "cancel", "reason", "other").wants(t, 409)

	second := ann.announces("title", "The second")
	bek.post(second, "do", "enter").wants(t, 200)
	mo.post(second, "do", "enter").wants(t, 200)
	mo.post(second+"/judge", "do", "cancel", "reason", "spam").wants(t, 403)
	mo.post(second, "do", "withdraw").wants(t, 200)
	mo.post(second+"/judge", "do", "cancel", "reason", "spam").wants(t, 200).has(t, "cancelled",
		"Moderators have called this contest off.", "Reason: Spam or advertising.")
	own := mo.announces("title", "Their own")
	mo.get(own).lacks(t, `id="judge"`)
	mo.post(own+"/judge", "do", "cancel", "reason", "spam").wants(t, 403)
	if list := s.actions(); strings.Count(list, "end") != 1 || strings.Count(list, "cancel") != 1 {
		t.Errorf("written down is %s", list)
	}
}

// A moderator who owns the club of a contest decides about it while its organiser is banned, and so does not judge it.
func TestContestJudgedByClubOwner(t *testing.T) {
	s := open(t)
	ann, mo := s.member("Ann"), s.member("Mo")
	mo.moderator("mod")
	organiser := string(s.visitorOf(ann))
	must(t, s.db.CreateClub(t.Context(), store.Club{ID: "club", Name: "Club"}, string(s.visitorOf(mo)), 1))
	must(t, s.db.EditClub(t.Context(), "club", func(c *store.Club) error {
		c.Members = append(c.Members, store.Member{Person: organiser, Role: store.ClubOrganiser})
		return nil
	}))
	path := ann.announces("club", "club")
	must(t, s.db.EditPerson(t.Context(), organiser, func(p *store.Person) error {
		p.BannedSince = 1
		return nil
	}))
	mo.get(path).has(t, `id="organise"`).lacks(t, `id="judge"`)
	mo.post(path+"/judge", "do", "cancel", "reason", "spam").wants(t, 403).lacks(t, "Moderators have called")
	if list := s.actions(); strings.Contains(list, "cancel") {
		t.Errorf("a refused decision is written down: %s", list)
	}
}

// A rated contest says so, and so do its tables before the game. Its organiser, who plays, is offered no end of a
// round.
func TestContestRated(t *testing.T) {
	s := open(t)
	ann, bek := s.member("Ann"), s.member("Bek")
	ann.get("/contests/new").has(t, `name="rated"`)
	path := ann.announces("table", "2", "rated", "yes")
	bek.get(path).has(t, "· rated ·", "A game of this contest is rated unless")
	for _, b := range []*browser{ann, bek} {
		b.post(path, "do", "enter").wants(t, 200)
	}
	at := ann.post(path, "do", "start").wants(t, 200).lacks(t, `value="end"`)
	bek.get(tableLinks.FindStringSubmatch(at.body)[1]).wants(t, 200).has(t, "Rated",
		"If a seat is still free then, a bot takes it, and the game is not rated.")
	ann.post(path, "do", "end", "round", "1").wants(t, 403).has(t, "You play in this rated contest")
	ann.get(ann.announces("table", "2")).lacks(t, "· rated ·")
}

// The organiser of a league that has finished announces its next season, once. Whoever played has a place kept there.
func TestContestSeason(t *testing.T) {
	s := open(t)
	ann, bek := s.member("Ann"), s.member("Bek")
	path := ann.announces("kind", "league", "table", "2", "rounds", "1", "title", "The league")
	for _, b := range []*browser{ann, bek} {
		b.post(path, "do", "enter").wants(t, 200)
	}
	for n := range 5 {
		who := "player-of-a-league-" + string(rune('a'+n))
		must(t, s.db.EditPerson(t.Context(), who, func(p *store.Person) error {
			p.Kind, p.Name, p.NameKey = "account", "Player "+string(rune('A'+n)), "player "+string(rune('a'+n))
			return nil
		}))
		must(t, s.web.Contests.Enter(t.Context(), strings.TrimPrefix(path, "/contest/"), table.PersonID(who)))
	}
	ann.post(path, "do", "season", "title", "Second", "begins", "0").wants(t, 409)
	ann.post(path, "do", "start").wants(t, 200).lacks(t, `id="season"`)
	ann.post(path, "do", "end", "round", "1").wants(t, 200).section(t, "season").has(t, `value="The league"`)
	bek.get(path).lacks(t, `id="season"`)
	bek.post(path, "do", "season", "title", "Second", "begins", "0").wants(t, 403)
	ann.post(path, "do", "season", "title", "S", "begins", "0").wants(t, 422)
	for _, begins := range []string{"x", "", "1440x", "99999999999999999999"} {
		ann.post(path, "do", "season", "title", "Second", "begins", begins).wants(t, 400)
	}
	at := ann.post(path, "do", "season", "title", "Second", "begins", "1440").wants(t, 200)
	at.has(t, "Second", "The previous season", "A place in division 1 is kept for you if you enter.")
	ann.get(path).section(t, "season").has(t, `href="`+at.path+`"`).lacks(t, `value="season"`)
	s.browser().get(at.path).wants(t, 200).lacks(t, "is kept for you")
	bek.get(at.path).has(t, "is kept for you")
	bek.post(at.path, "do", "enter").wants(t, 200).lacks(t, "is kept for you")
	ann.post(path, "do", "season", "title", "Third", "begins", "0").wants(t, 409).has(t, "A league has one next season")
	bek.header["Accept-Language"] = "fr"
	bek.get(at.path).wants(t, 200).lacks(t, "site.contest")
}

// Contests of all kinds have pages in both languages, with their groups and divisions.
func TestContestKinds(t *testing.T) {
	s := open(t)
	ann := s.member("Ann")
	var paths []string
	for kind, group := range map[string]string{"groups": "Group 1", "knockout": "", "league": "Division 1"} {
		path := ann.announces("kind", kind, "begins", "60", "hours", "24")
		for n := range 6 {
			who := "player-of-a-contest-" + string(rune('a'+n))
			must(t, s.db.EditPerson(t.Context(), who, func(p *store.Person) error {
				p.Kind, p.Name, p.NameKey = "account", "Player "+string(rune('A'+n)), "player "+string(rune('a'+n))
				return nil
			}))
			must(t, s.web.Contests.Enter(t.Context(), strings.TrimPrefix(path, "/contest/"), table.PersonID(who)))
		}
		ann.post(path, "do", "start").wants(t, 200).has(t, "Round 1", group, "count as they stand")
		ann.post(path, "do", "end", "round", "1").wants(t, 200).has(t, "Round 2")
		paths = append(paths, path)
	}
	fr := s.browser()
	fr.header["Accept-Language"] = "fr"
	for _, path := range append(paths, "/contests") {
		fr.get(path).wants(t, 200).lacks(t, "site.contest")
	}
}

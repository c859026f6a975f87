package web

import (
	"context"
	"encoding/json"
	"net/http"
	"regexp"
	"slices"
	"strings"
	"testing"
	"time"

	"ennead/game"
	"ennead/internal/notice"
	"ennead/internal/post"
	"ennead/internal/sticks"
	"ennead/internal/store"
	"ennead/internal/table"
)

// account makes somebody who has an account and a mail address, and returns their id.
func (s *site) account(b *browser, p *pillar, name string) table.PersonID {
	s.t.Helper()
	address := strings.ToLower(name) + "@nile.example"
	b.open("quick", "device")
	b.kept(p, name, address)
	m, err := s.db.Mail(s.t.Context(), address)
	must(s.t, err)
	return table.PersonID(m.Person)
}

func (s *site) wish(person table.PersonID) notice.Wish {
	s.t.Helper()
	p, err := s.db.Person(s.t.Context(), string(person))
	must(s.t, err)
	return notice.Parse(p.Notices)
}

// A person chooses which letters they get, in the language of the page; without mail there is nothing to choose.
func TestChooseLetters(t *testing.T) {
	s := open(t)
	ann := s.browser()
	ann.open("quick", "device")
	ann.get("/me").wants(t, 200).has(t, "This site sends no mail.").lacks(t, `action="/me/notices"`)
	mail := s.posts()
	ann.get("/me").has(t, "first add a mail address").lacks(t, `action="/me/notices"`)
	ann = s.browser()
	id := s.account(ann, mail, "Ann")
	checked := regexp.MustCompile(`name="kind" value="(\w+)" checked`)
	if page := ann.get("/me").has(t, `action="/me/notices"`, `value="turn"`); checked.MatchString(page.body) {
		t.Error("letters go to somebody who did not ask for them")
	}
	ann.header["Accept-Language"] = "fr"
	ann.post("/me/notices", "kind", "turn", "kind", "over", "kind", "<u>").wants(t, 200).lacks(t, "<u>")
	if w := s.wish(id); w.Lang != "fr" || len(w.Kinds) != 2 || !w.Has(table.NoticeTurn) || !w.Has(table.NoticeOver) {
		t.Errorf("they want %+v", w)
	}
	if n := len(checked.FindAllString(ann.get("/me").body, -1)); n != 2 {
		t.Errorf("%d kinds are chosen", n)
	}
	ann.post("/me/notices").wants(t, 200)
	if w := s.wish(id); len(w.Kinds) > 0 {
		t.Errorf("they still want %+v", w)
	}
	s.browser().post("/me/notices", "kind", "turn").wants(t, http.StatusForbidden)
}

// said has something to tell of every table.
type said struct{ *table.House }

func (said) Word(
	_ context.Context, id table.ID, _ table.PersonID, _ table.NoticeKind,
) (*table.Word, time.Time, error) {
	return &table.Word{Table: id, Game: "sticks", Others: []string{"Bek <b>", "Çem"},
		Due: time.Now().Add(50*time.Hour + time.Minute)}, time.Time{}, nil
}

// writes returns the next letter to a person about a table.
func (s *site) writes(person table.PersonID, path string, kind table.NoticeKind) (l post.Letter) {
	s.t.Helper()
	at := s.look(path)
	now := time.Now().UnixMilli()
	c := &store.Change{ID: string(at.ID), Expected: at.Version, Status: string(at.Status), Updated: now, Moved: now,
		Notices: []store.Notice{{Person: string(person), Kind: string(kind), Mark: now, At: now, Due: now}}}
	must(s.t, s.db.Change(s.t.Context(), c))
	came := make(chan post.Letter, 1)
	courier := notice.Open(notice.Config{Store: s.db, House: said{s.house}, Key: s.web.Notices.Key, Jobs: true,
		Site: s.URL, Log: s.web.Log, Write: Letters(s.web.Words), Send: func(_ context.Context, l post.Letter) error {
			came <- l
			return nil
		}})
	defer courier.Close()
	return <-came
}

// The address in a letter asks first; one click ends letters of that kind, without a session, as programs of mail do
// it.
func TestStopLetters(t *testing.T) {
	s := open(t)
	ann := s.browser()
	id := s.account(ann, s.posts(), "Ann")
	ann.header["Accept-Language"] = "fr"
	ann.post("/me/notices", "kind", "turn", "kind", "over").wants(t, 200)
	path := ann.open("quick", "device")
	l := s.writes(id, path, table.NoticeTurn)
	if l.To != "ann@nile.example" || strings.ReplaceAll(l.Subject, "\u00a0", " ") != "À vous de jouer : Sticks" {
		t.Errorf("to %s: %s", l.To, l.Subject)
	}
	for _, has := range []string{"Sticks avec Bek <b> et Çem\nC’est à vous de jouer. Il vous reste 2 jours.\n" + s.URL +
		path + "\n", l.Stop, s.URL + "/me\n"} {
		if !strings.Contains(l.Text, has) {
			t.Errorf("the letter lacks %q: %s", has, l.Text)
		}
	}
	stop, ok := strings.CutPrefix(l.Stop, s.URL)
	if !ok || strings.Contains(l.Text+l.Stop, string(id)) {
		t.Fatalf("it ends at %s", l.Stop)
	}
	s.browser().get(stop).wants(t, 200).has(t, `action="`+stop+`"`)
	if !s.wish(id).Has(table.NoticeTurn) {
		t.Error("a link has ended letters")
	}
	answer, err := http.Post(s.URL+stop, "application/x-www-form-urlencoded",
		strings.NewReader("List-Unsubscribe=One-Click"))
	must(t, err)
	must(t, answer.Body.Close())
	if w := s.wish(id); answer.StatusCode != http.StatusOK || w.Has(table.NoticeTurn) || !w.Has(table.NoticeOver) {
		t.Errorf("%d, and they want %+v", answer.StatusCode, w)
	}
	s.browser().post(stop).wants(t, 200) // again
	for _, forged := range []string{stop[:len(stop)-1], notice.Path + "x", notice.Path + strings.Repeat("A", 99)} {
		s.browser().get(forged).wants(t, http.StatusNotFound)
		s.browser().post(forged).wants(t, http.StatusNotFound)
	}
}

// Whoever fetches the page of a table need not be told of it. Everybody else must be, and a page that refreshes itself
// says nothing in a game without haste.
func TestLookedAtTable(t *testing.T) {
	s := openHouse(t, sticks.Game, func(c *table.Config) { c.Notices = true })
	mail := s.posts()
	ann, bek := s.browser(), s.browser()
	people := []table.PersonID{s.account(ann, mail, "Ann"), s.account(bek, mail, "Bek")}
	ann.post("/me/notices", "kind", "turn").wants(t, 200)
	bek.post("/me/notices", "kind", "turn").wants(t, 200)
	path := ann.post("/tables", "game", "sticks", "name", "Ann", "quick", "custom", "seat-1", "me", "seat-2",
		"open").wants(t, 200).path
	bek.post(path+"/claim", "key", s.house.SeatKey(s.look(path), 1), "name", "Bek").wants(t, 200)
	for seat := range game.Seat(2) {
		must(t, s.house.Ready(t.Context(), id(path), seat, [16]byte{byte(seat), 7}))
	}
	noted := func(want ...int) {
		t.Helper()
		for i, n := range want {
			all, err := s.db.NoticesOf(t.Context(), string(people[i]))
			must(t, err)
			if len(all) != n {
				t.Errorf("noted for %d: %+v", i, all)
			}
		}
	}
	noted(1, 1)
	s.browser().get(path)
	bek.header["X-Fragment"] = "yes"
	bek.get(path)
	noted(1, 1)
	delete(bek.header, "X-Fragment")
	bek.get(path).wants(t, 200)
	noted(1, 0)
	var file exported
	must(t, json.Unmarshal([]byte(ann.unpacked()["person.json"]), &file))
	if file.Notices == nil || !file.Notices.Has("turn") || len(file.Notices.All) != 1 ||
		file.Notices.All[0].Table != s.look(path).ID {
		t.Errorf("the file of everything says %+v", file.Notices)
	}
}

// A person chooses when letters come, and digests say all that there is in one, in the reader's language. One click
// ends them.
func TestDigests(t *testing.T) {
	s := openHouse(t, sticks.Game, func(c *table.Config) { c.Notices = true })
	mail := s.posts()
	ann, bek := s.browser(), s.browser()
	person := s.account(ann, mail, "Ann")
	s.account(bek, mail, "Bek")
	chosen := regexp.MustCompile(`<option value="(daily|weekly|off|)" selected>`)
	often := func() string {
		t.Helper()
		at := chosen.FindAllStringSubmatch(ann.get("/me").wants(t, 200).body, -1)
		if len(at) != 1 {
			t.Fatalf("chosen are %q", at)
		}
		return at[0][1]
	}
	if at := often(); at != "" {
		t.Errorf("letters come %q", at)
	}
	ann.header["Accept-Language"] = "fr"
	all := []string{"kind", "turn", "kind", "over", "kind", "invite", "kind", "message"}
	for _, when := range []string{"weekly", "off", "hourly", "daily"} {
		ann.post("/me/notices", append(all, "mail", when)...).wants(t, 200)
		if at := often(); at != when && (when != "hourly" || at != "") {
			t.Errorf("letters come %q, not %q", at, when)
		}
	}

	path := ann.open("quick", "friends")
	bek.post(path+"/claim", "key", s.house.SeatKey(s.look(path), 1), "name", "Bek").wants(t, 200)
	for seat := range game.Seat(2) {
		must(t, s.house.Ready(t.Context(), id(path), seat, [16]byte{byte(seat), 7}))
	}
	invited := bek.open("quick", "friends")
	bek.post(invited+"/invite", "name", "Ann").wants(t, 200)
	bek.post(path+"/chat", "seat", "2", "text", "the secret word").wants(t, 200)
	must(t, s.db.EditPerson(t.Context(), string(person), func(p *store.Person) error {
		p.Notices = strings.Replace(p.Notices, `"digested":`, `"digested":1,"was":`, 1) // long ago
		return nil
	}))
	came := make(chan post.Letter, 1)
	courier := notice.Open(notice.Config{Store: s.db, House: s.house, Key: s.web.Notices.Key, Jobs: true,
		Site: s.URL, Log: s.web.Log, Write: Letters(s.web.Words), Send: func(_ context.Context, l post.Letter) error {
			came <- l
			return nil
		}})
	l := <-came
	courier.Close()
	subject := strings.ReplaceAll(l.Subject, "\u00a0", " ")
	if subject != "Vos parties : 1 tour à jouer, 1 invitation et 1 table où il y a du nouveau à lire" {
		t.Errorf("a digest: %s", subject)
	}
	for _, has := range []string{
		"Sticks avec Bek\nC’est à vous de jouer.\n" + s.URL + path + "\n",
		"Sticks avec Bek\nVous êtes invité, et un siège vous attend.\n" + s.URL + invited + "\n",
		"Sticks avec Bek\nQuelqu’un a écrit à la table.\n" + s.URL + path + "\n", l.Stop, s.URL + "/me\n",
	} {
		if !strings.Contains(l.Text, has) {
			t.Errorf("the digest lacks %q: %s", has, l.Text)
		}
	}
	if strings.Contains(l.Text, "secret") || strings.Contains(l.Text, string(person)) {
		t.Errorf("the digest: %s", l.Text)
	}
	stop := strings.TrimPrefix(l.Stop, s.URL)
	s.browser().get(stop).wants(t, 200).has(t, "all that there is to tell about my games")
	s.browser().post(stop).wants(t, 200)
	if at := often(); at != "off" || !s.wish(person).Has(table.NoticeTurn) {
		t.Errorf("then letters come %q", at)
	}
}

// Whoever opens the table to which they are invited need not be told. Neither need those who read or answer a message.
func TestLookedAtInvitationAndMessage(t *testing.T) {
	s := openHouse(t, sticks.Game, func(c *table.Config) { c.Notices = true })
	mail := s.posts()
	ann, bek := s.browser(), s.browser()
	s.account(ann, mail, "Ann")
	person := s.account(bek, mail, "Bek")
	bek.post("/me/notices", "kind", "invite", "kind", "message").wants(t, 200)
	noted := func(want ...string) {
		t.Helper()
		all, err := s.db.NoticesOf(t.Context(), string(person))
		must(t, err)
		var kinds []string
		for _, n := range all {
			kinds = append(kinds, n.Kind)
		}
		if !slices.Equal(kinds, want) {
			t.Errorf("noted: %q, not %q", kinds, want)
		}
	}
	path := ann.open("quick", "friends")
	invite := func() { ann.post(path+"/invite", "name", "Bek").wants(t, 200) }
	invite()
	noted("invite")
	bek.get("/play").wants(t, 200)
	noted("invite")
	bek.get(path).wants(t, 200)
	noted()
	bek.post(path+"/decline").wants(t, 200)
	noted()
	bek.post(path+"/claim", "key", s.house.SeatKey(s.look(path), 1), "name", "Bek").wants(t, 200)
	said := 0
	say := func(b *browser, seat string) {
		t.Helper()
		said++
		b.post(path+"/chat", "seat", seat, "text", "hello "+text(said)).wants(t, 200)
	}
	say(ann, "1")
	noted("message")
	bek.header["X-Fragment"] = "yes" // a page that may be open somewhere
	bek.get(path+"/chat").wants(t, 200)
	noted("message")
	say(bek, "2")
	noted()
	say(ann, "1")
	noted("message")
	delete(bek.header, "X-Fragment")
	bek.get(path+"/chat").wants(t, 200)
	noted()
}

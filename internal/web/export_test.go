package web

import (
	"archive/zip"
	"bytes"
	"encoding/json"
	"io"
	"net/http"
	"strings"
	"testing"
	"time"

	"ennead/internal/person"
	"ennead/internal/store"
)

// Somebody takes a file of all that the site keeps of them: what they wrote, their games as they may see them, and
// nothing of others. When they have closed their account and the time to come back is over, all of it is gone.
func TestExport(t *testing.T) {
	s := open(t)
	mail := s.posts()
	ann, bek := s.browser(), s.browser()
	path := ann.open("quick", "friends")
	links := seatLink.FindAllStringSubmatch(ann.get(path).body, -1)
	link := links[len(links)-1][1]
	bek.post(path+"/claim", "key", link[strings.LastIndex(link, "/")+1:], "name", "Bek").wants(t, 200)
	ann.post(path + "/ready")
	bek.post(path + "/ready")
	ann.post(path+"/chat", "seat", "1", "text", "What Ann says")
	bek.post(path+"/chat", "seat", "2", "text", "What Bek says")
	ann.kept(mail, "Nefertari", "ann@nile.example")

	all := ann.unpacked()
	whole := ""
	for name, text := range all {
		whole += name + "\n" + text
	}
	for _, want := range []string{`"name": "Nefertari"`, "ann@nile.example", "What Ann says", "Go-http-client"} {
		if !strings.Contains(whole, want) {
			t.Errorf("the file lacks %s", want)
		}
	}
	for _, wrong := range []string{"What Bek says", string(s.visitorOf(bek))} {
		if strings.Contains(whole, wrong) {
			t.Errorf("the file has %s", wrong)
		}
	}
	var about exportedTable
	must(t, json.Unmarshal([]byte(all["tables/"+strings.TrimPrefix(path, "/t/")+".json"]), &about))
	if len(about.Seats) != 1 || about.Seats[0].Seat != 1 || !about.Opened {
		t.Errorf("her table is %+v", about)
	}

	id := s.visitorOf(ann)
	ann.post("/me/close").wants(t, 200)
	if page := ann.get("/me/export"); page.path != "/signin" {
		t.Errorf("who has left gets %s", page.path)
	}
	closing, err := s.db.Closing(t.Context(), time.Now().Add(time.Hour).UnixMilli())
	must(t, err)
	if len(closing) != 1 || closing[0] != string(id) {
		t.Fatalf("%v are to be erased", closing)
	}
	early, err := s.db.Closing(t.Context(), time.Now().Add(-person.Regret).UnixMilli())
	must(t, err)
	if len(early) > 0 {
		t.Errorf("%v are erased at once", early)
	}
	must(t, s.house.Erase(t.Context(), id))
	bek.get(path).wants(t, 200).lacks(t, "Nefertari", "What Ann says").has(t, "What Bek says")
	if _, err := s.db.MailOf(t.Context(), string(id)); err == nil {
		t.Error("her address is still there")
	}
}

// TestExportOfReports: the file tells what a person reported and where they are invited; that of who was reported does
// not tell that they were.
func TestExportOfReports(t *testing.T) {
	s := open(t)
	ann, bek, path := s.friends()
	bek.post(path+"/chat", "seat", "2", "text", "rude").wants(t, 200)
	ann.post(path+"/report", "line", "1", "ground", "insult", "words", "He is.").wants(t, 200)
	private := bek.open("quick", "friends")
	bek.post(private+"/invite", "name", "Ann").wants(t, 200)
	ann.post("/play/tell", "game", "sticks").wants(t, 200)
	var about exported
	must(t, json.Unmarshal([]byte(ann.unpacked()["person.json"]), &about))
	if r := about.Reports; len(r) != 1 || r[0].Name != "Bek" || r[0].Words != "He is." || r[0].Line != "rude" ||
		r[0].Table != id(path) || len(about.Invitations) != 1 || about.Invitations[0] != id(private) {
		t.Errorf("the file has %+v and %v", r, about.Invitations)
	}
	if a := about.Alert; a == nil || a.Game != "sticks" || time.Until(a.Until) < 24*time.Hour {
		t.Errorf("the file has %+v", a)
	}
	if text := bek.unpacked()["person.json"]; strings.Contains(text, "He is.") {
		t.Errorf("his file has %s", text)
	}
}

// TestExportOfSigns: the file tells what rated games say of a person with each other, as the person sees it, and
// neither that both sat in one network nor that moderators have a case.
func TestExportOfSigns(t *testing.T) {
	s := open(t)
	ann, bek := s.browser(), s.browser()
	for name, b := range map[string]*browser{"Ann": ann, "Bek": bek} {
		b.open("quick", "device")
		b.account(name)
	}
	one, other := string(s.visitorOf(ann)), string(s.visitorOf(bek))
	ended := time.UnixMilli(1 << 40).UTC()
	people := map[*browser]exportedSign{
		ann: {Table: "t9", Name: "Bek", Finished: ended, Ahead: 1, Expected: 0.75, Gave: 3, Got: 1},
		bek: {Table: "t9", Name: "Ann", Finished: ended, Ahead: -1, Expected: 0.25, Gave: 1, Got: 3},
	}
	stored := store.Sign{Person: one, Other: other, Table: "t9", Finished: 1 << 40, Ahead: 1, Expected: 0.75,
		Shared: true, Gave: 3, Got: 1}
	if one > other {
		stored.Person, stored.Other, stored.Ahead, stored.Expected, stored.Gave, stored.Got = other, one, -1, 0.25, 1, 3
	}
	must(t, s.db.AddSigns(t.Context(), "t9", []store.Sign{stored}))
	s.suspects(ann, bek)
	for b, want := range people {
		text := b.unpacked()["person.json"]
		var about exported
		must(t, json.Unmarshal([]byte(text), &about))
		if len(about.Signs) != 1 || about.Signs[0] != want {
			t.Errorf("the file has %+v instead of %+v", about.Signs, want)
		}
		for _, id := range []string{one, other} {
			if id != about.ID && strings.Contains(text, id) {
				t.Error("the file has the id of the other")
			}
		}
		for _, wrong := range []string{"shared", "network", "odds", `"c1"`} {
			if strings.Contains(text, wrong) {
				t.Errorf("the file has %s: %s", wrong, text)
			}
		}
	}
}

// unpacked returns the files in what a browser is sent of all that is kept of its person.
func (b *browser) unpacked() map[string]string {
	b.s.t.Helper()
	page := b.get("/me/export").wants(b.s.t, http.StatusOK)
	file, err := zip.NewReader(bytes.NewReader([]byte(page.body)), int64(len(page.body)))
	must(b.s.t, err)
	all := map[string]string{}
	for _, part := range file.File {
		r, err := part.Open()
		must(b.s.t, err)
		text, err := io.ReadAll(r)
		must(b.s.t, err)
		must(b.s.t, r.Close())
		all[part.Name] = string(text)
	}
	return all
}

// Where somebody sat who has left for good, the pages say so.
func TestSomebody(t *testing.T) {
	s := open(t)
	ann, bek := s.browser(), s.browser()
	path := ann.finished()
	bek.get(path).wants(t, 200).has(t, "Ann")
	must(t, s.house.Erase(t.Context(), s.visitorOf(ann)))
	bek.get(path).wants(t, 200).has(t, "Somebody").lacks(t, "Ann")
}

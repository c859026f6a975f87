package web

import (
	"encoding/json"
	"regexp"
	"strings"
	"testing"
)

var joinLink = regexp.MustCompile(`http://[^"/]*(/club/[a-z2-7]+/join/[a-z2-7]+)`)

// A club is founded on a page, somebody joins by its secret address, and its contest is for its members alone.
func TestClubPages(t *testing.T) {
	s := open(t)
	ann, bek, cem, guest := s.member("Ann"), s.member("Bek"), s.member("Cem"), s.browser()
	ann.post("/clubs", "name", " ").wants(t, 422).section(t, "clubs").has(t, "Found a club")
	guest.post("/clubs", "name", "Thursday").wants(t, 403)
	club := ann.post("/clubs", "name", "Thursday").wants(t, 200).has(t, "A club with 1 member", "Secret address")
	link := joinLink.FindStringSubmatch(club.body)[1]
	for _, stranger := range []*browser{bek, guest} {
		stranger.get(club.path).wants(t, 404).lacks(t, "Thursday")
		stranger.post(club.path, "do", "leave").wants(t, 404)
		stranger.get(club.path+"/join/"+strings.Repeat("a", 26)).wants(t, 404)
	}
	guest.get(link).wants(t, 200).has(t, "Thursday", "/signin").lacks(t, `action="/club/`)
	guest.post(link).wants(t, 403)
	bek.get(link).wants(t, 200).has(t, "Join the club")
	bek.post(link).wants(t, 200).lacks(t, "Secret address", `id="lead"`).section(t, "members").has(t, "Ann", "owner")
	bek.get("/contests").section(t, "clubs").has(t, `href="`+club.path+`"`)

	id := strings.TrimPrefix(club.path, "/club/")
	bek.announced("club", id).wants(t, 403)
	bek.post(club.path, "do", "remove", "name", "Ann").wants(t, 403)
	ann.get("/contests/new?club="+id).wants(t, 200).has(t, "Only members of Thursday can enter.", `value="`+id+`"`)
	cem.get("/contests/new?club="+id).wants(t, 404)
	cup := ann.announces("club", id, "begins", "60")
	bek.get(club.path).section(t, "calendar").has(t, "Nile cup", "Begins")
	bek.get(cup).has(t, `href="`+club.path+`"`, "Thursday")
	meets := ann.open("quick", "custom", "seat-1", "me", "seat-2", "open", "visible", "public", "begins", "60")
	secret := ann.open("quick", "custom", "seat-1", "me", "seat-2", "open", "visible", "link", "begins", "60")
	other := cem.open("quick", "custom", "seat-1", "me", "seat-2", "open", "visible", "public", "begins", "60")
	bek.get(club.path).section(t, "calendar").has(t, `href="`+meets+`"`).lacks(t, secret, other)
	bek.get(club.path).has(t, `href="/play?club=`+id+`#open"`)
	bek.get("/play").section(t, "open").has(t, `name="club"`, "Thursday", meets, other)
	bek.get("/play?club="+id).section(t, "open").has(t, `value="`+id+`" selected`, meets).lacks(t, other)
	bek.get("/play?club="+id+"&game=sticks&begins=ready").section(t, "open").lacks(t, meets)
	cem.get("/play?club="+id).section(t, "open").has(t, meets).lacks(t, `name="club"`, "Thursday")
	guest.get("/play?club="+id).section(t, "open").has(t, meets, other).lacks(t, `name="club"`)
	bek.post(cup, "do", "enter").wants(t, 200).has(t, "You have entered")
	cem.get(cup).section(t, "you").has(t, "Only the members of a club can enter").lacks(t, "Thursday", `value="enter"`)
	cem.post(cup, "do", "enter").wants(t, 403)

	ann.post(club.path, "do", "appoint", "name", "Bek", "role", "organiser").wants(t, 200)
	bek.get(club.path).has(t, "Secret address")
	bek.post(club.path, "do", "renew").wants(t, 200)
	cem.post(link).wants(t, 404)
	ann.post(club.path, "do", "rename", "name", "Friday").wants(t, 200).has(t, "Friday")
	ann.post(club.path, "do", "dance").wants(t, 400)
	var about exported
	must(t, json.Unmarshal([]byte(bek.unpacked()["person.json"]), &about))
	if len(about.Clubs) != 1 || about.Clubs[0].Name != "Friday" || about.Clubs[0].Role == "" ||
		about.Clubs[0].Since.IsZero() {
		t.Errorf("the file of Bek has the clubs %+v", about.Clubs)
	}
	ann.post(club.path, "do", "leave").wants(t, 200)
	ann.get(club.path).wants(t, 404)
	bek.post(club.path, "do", "dissolve").wants(t, 200)
	cem.post(cup, "do", "enter").wants(t, 200) // it is open to everybody now
	fr := s.browser()
	fr.header["Accept-Language"] = "fr"
	for _, path := range []string{"/contests", link, cup} {
		fr.get(path).lacks(t, "site.club", "site.contest")
	}
}

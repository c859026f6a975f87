package web

import (
	"net/http"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"ennead/internal/table"
)

// A cookie that an older program signed stays whose it was: with the first page it becomes one of a session, and a
// click before that counts as well. It is worth nothing any more once the person has signed out everywhere.
func TestSignedCookies(t *testing.T) {
	s := open(t)
	const text = "a random text of an older program"
	old := visitorCookie + "=" + text + "." + s.web.sign(text)
	owner := s.house.Former(text)
	id, err := s.house.Create(t.Context(), table.Spec{Game: "sticks", Seats: []table.SeatSpec{{Kind: table.Person,
		Name: "Ann"}, {Kind: table.Person}}}, owner, 0)
	must(t, err)
	path := "/t/" + string(id)

	for name, cookie := range map[string]string{"forged": visitorCookie + "=" + text + "." + s.web.sign("another"),
		"empty": visitorCookie + "=." + s.web.sign("")} {
		if page := s.asked("GET", "/", stranger, "Cookie", cookie); strings.Contains(page.Body.String(), path) ||
			len(page.Result().Cookies()) > 0 {
			t.Errorf("a %s cookie is known", name)
		}
	}
	page := s.asked("GET", "/", stranger, "Cookie", old)
	set := page.Result().Cookies()
	if !strings.Contains(page.Body.String(), path) || len(set) != 1 || strings.Contains(set[0].Value, ".") {
		t.Fatalf("the visitor's table is gone, or there is no session: %v", set)
	}
	fresh := set[0].Name + "=" + set[0].Value
	page = s.asked("GET", "/", stranger, "Cookie", fresh)
	if !strings.Contains(page.Body.String(), path) || len(page.Result().Cookies()) > 0 {
		t.Errorf("the session is another's: %v", page.Result().Cookies())
	}
	closed := s.asked("POST", path+"/close", stranger, "Cookie", old)
	if closed.Code != http.StatusSeeOther {
		t.Errorf("a click with the old cookie: %d", closed.Code)
	}

	v, err := s.web.People.Recognize(t.Context(), set[0].Value)
	must(t, err)
	must(t, s.web.People.EndOthers(t.Context(), v))
	if page := s.asked("GET", "/", stranger, "Cookie", old); len(page.Result().Cookies()) > 0 {
		t.Error("the old cookie begins a session, though its owner has signed out everywhere")
	}
	files, err := filepath.Glob(s.path + "*")
	must(t, err)
	for _, name := range files {
		stored, err := os.ReadFile(name)
		must(t, err)
		if strings.Contains(string(stored), set[0].Value) {
			t.Errorf("%s holds the cookie", filepath.Base(name))
		}
	}
	if len(files) == 0 {
		t.Error("the database is nowhere")
	}
}

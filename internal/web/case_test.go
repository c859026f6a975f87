package web

import (
	"strings"
	"testing"

	"ennead/internal/person"
	"ennead/internal/store"
)

// found is what the site may find of two people.
const found = `[{"kind":"network","games":1,"of":3,"tables":["t9"]},
	{"kind":"gifts","favours":2,"games":18,"of":19,"gained":57,"spent":3,"odds":26214,"tables":["t9","t8"]},
	{"kind":"results","favours":1,"games":24,"of":24,"odds":131090,"tables":["t9"]}]`

// suspects lets two accounts be open in a case.
func (s *site) suspects(ann, bek *browser) (one, other string) {
	s.t.Helper()
	one, other = string(s.visitorOf(ann)), string(s.visitorOf(bek))
	must(s.t, s.db.OpenCase(s.t.Context(), store.Case{ID: "c1", Person: one, Other: other, Text: found,
		Made: 1 << 40}, 0))
	return one, other
}

// dismisses closes a case, of which the moderator has read that.
func (b *browser) dismisses(id, text string) answer {
	return b.post("/admin/cases/"+id, "do", person.Dismiss, "found", store.Case{Text: text}.Mark())
}

// A moderator reads on what a case is based, and closes it. That is written down, and nothing is done about anybody.
func TestCase(t *testing.T) {
	s := open(t)
	var all []*browser
	for _, name := range []string{"Ann", "Bek", "Mo"} {
		b := s.browser()
		b.open("quick", "device")
		b.account(name)
		all = append(all, b)
	}
	ann, bek, mo := all[0], all[1], all[2]
	mo.moderator(person.Mod)
	s.suspects(ann, bek)
	mo.get("/admin").wants(t, 200).has(t, "1 case waits", `href="/admin/cases/c1"`,
		"Ann and Bek: one network, gifts, results")
	mo.get("/admin/cases/c1").wants(t, 200).has(t, "Ann and Bek at rated tables", "It proves nothing",
		"one network in 1 of 3 rated games", "Bek got 57 pieces from Ann for nothing, and gave 3. In 18 of 19 games",
		"Ann came off better than Bek in 24 of 24 games", "once in 131,090 times", "/admin/tables/t8",
		`href="/admin/people/Ann"`, `href="/admin/people/Bek"`, "nobody is told").
		lacks(t, string(s.visitorOf(ann)))
	mo.get("/admin/cases/c2").wants(t, 404)
	mo.post("/admin/cases/c1", "do", "ban").wants(t, 422)
	mo.dismisses("c1", found).wants(t, 200).has(t, "Settled, and written down",
		"Nothing waits for a decision")
	mo.get("/admin/cases/c1").wants(t, 200).has(t, "This case is closed").lacks(t, `value="dismiss"`)
	mo.dismisses("c1", found).wants(t, 409)
	const line = `<a href="/admin/cases/c1">Ann and Bek at rated tables</a>`
	if n := strings.Count(mo.get("/admin").body, line); n != 2 { // somebody looked, and dismissed it
		t.Errorf("%d lines say whom the case is about", n)
	}
	ann.moderator(person.Mod)
	ann.get("/admin").wants(t, 200).lacks(t, "/admin/cases/c1", "dismissed a case") // since it is about her
	if got := s.actions(); !strings.HasSuffix(got, "grant see dismiss grant") {
		t.Errorf("it is written down: %s", got)
	}
	ann.get("/me").wants(t, 200).lacks(t, "case")
}

// A case of which more has been found since a moderator read it stays open, and is shown as it is now.
func TestRenewedCase(t *testing.T) {
	s := open(t)
	ann, bek, mo := s.browser(), s.browser(), s.browser()
	for name, b := range map[string]*browser{"Ann": ann, "Bek": bek, "Mo": mo} {
		b.open("quick", "device")
		b.account(name)
	}
	mo.moderator(person.Mod)
	one, other := string(s.visitorOf(ann)), string(s.visitorOf(bek))
	const before = `[{"kind":"network","games":1,"of":3,"tables":["t9"]}]`
	must(t, s.db.OpenCase(t.Context(), store.Case{ID: "c1", Person: one, Other: other, Text: before,
		Made: 1 << 40}, 0))
	read := `name="found" value="` + store.Case{Text: before}.Mark() + `"`
	mo.get("/admin/cases/c1").wants(t, 200).has(t, read).lacks(t, "57 pieces")
	s.suspects(ann, bek)
	mo.dismisses("c1", before).wants(t, 409).has(t, "has found more", "57 pieces", `value="dismiss"`).lacks(t, read)
	mo.post("/admin/cases/c1", "do", "dismiss").wants(t, 409)
	if all, err := s.db.Cases(t.Context()); err != nil || len(all) != 1 {
		t.Errorf("the case is closed: %v", err)
	}
	mo.dismisses("c1", found).wants(t, 200).has(t, "Settled, and written down")
}

// A case with somebody who has a role is closed by an admin: a moderator who may not is offered no button.
func TestCaseOfARole(t *testing.T) {
	s := open(t)
	ann, bek, mo := s.browser(), s.browser(), s.browser()
	for name, b := range map[string]*browser{"Ann": ann, "Bek": bek, "Mo": mo} {
		b.open("quick", "device")
		b.account(name)
	}
	mo.moderator(person.Mod)
	bek.moderator(person.Admin)
	s.suspects(ann, bek)
	mo.get("/admin/cases/c1").wants(t, 200).has(t, "57 pieces", "One of the two has a role").lacks(t, `value="dismiss"`)
	mo.dismisses("c1", found).wants(t, 403)
	must(t, people(s.db, s.house).DismissCase(t.Context(), person.Operator, "c1", store.Case{Text: found}.Mark()))
	mo.get("/admin/cases/c1").wants(t, 200).has(t, "This case is closed").lacks(t, "One of the two has a role")
}

// Nobody sees or closes a case about themselves.
func TestOwnCase(t *testing.T) {
	s := open(t)
	ann, bek := s.browser(), s.browser()
	for name, b := range map[string]*browser{"Ann": ann, "Bek": bek} {
		b.open("quick", "device")
		b.account(name)
	}
	bek.moderator(person.Admin)
	s.suspects(ann, bek)
	bek.get("/admin").wants(t, 200).has(t, "Nothing waits").lacks(t, "/admin/cases/")
	bek.get("/admin/cases/c1").wants(t, 403).lacks(t, "57 pieces", "24 games", "network")
	bek.dismisses("c1", found).wants(t, 403)
	all, err := s.db.Cases(t.Context())
	if err != nil || len(all) != 1 {
		t.Errorf("the case is closed: %v", err)
	}
	if got := s.actions(); got != "grant" {
		t.Errorf("it is written down: %s", got)
	}
}

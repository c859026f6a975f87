package e2e

import (
	"database/sql"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"
	_ "modernc.org/sqlite" // registers the engine of the site's database
)

// moderated returns the tabs of two accounts, and of a third who is a moderator.
func (h *house) moderated() (ann, bek, mo *tab) {
	h.t.Helper()
	ann, bek, mo = h.tab(1440, 900), h.tab(390, 844), h.tab(1440, 900)
	for name, b := range map[string]*tab{"Ann": ann, "Bek": bek, "Mo": mo} {
		b.begin("device")
		b.authenticator()
		b.keeps(name)
	}
	out, err := exec.Command(program, "admin", "grant", "Mo", "mod", "--data", h.data, "--lang", "en").CombinedOutput()
	if err != nil {
		h.t.Fatalf("%v: %s", err, out)
	}
	return ann, bek, mo
}

// A moderator reads what was reported, warns its person, and replies to the answer. Where nobody has played a rated game
// yet, the page of the strongest says so, and lists bots that have a rating.
func TestModerators(t *testing.T) {
	t.Parallel()
	h := openNamed(t)
	ann, bek, mo := h.moderated()
	mo.open("/admin")
	mo.wait(`document.querySelector("main h1") && %s`, plain)
	mo.looked("admin-empty")
	ann.open("/p/Bek/report")
	ann.click("[name=ground][value=insult]")
	eval[bool](ann, `((document.querySelector("[name=words]").value = "What a name!"), true)`)
	ann.click("main form button")
	ann.wait(`document.querySelector("#done")`)

	mo.open("/admin")
	mo.wait(`document.querySelector("a[href^='/admin/reports/']")`)
	mo.looked("admin-queue")
	report := eval[string](mo, `document.querySelector("a[href^='/admin/reports/']").getAttribute("href")`)
	suspects := h.suspects("Ann", "Bek")
	mo.looks(glances, []string{"/admin", report, suspects, "/admin/people/Bek"}, pictured(mo, "admin"))
	mo.speaks("en")
	mo.do(chromedp.EmulateViewport(1440, 900))
	mo.open(suspects)
	mo.wait(`/prove/.test(document.body.innerText) && %s`, plain)
	mo.looked("admin-case")
	mo.open("/admin/people/Bek")
	mo.wait(`document.querySelector("[name=do][value=warn]")`)
	mo.looked("admin-person")
	mo.click("[name=do][value=warn]")
	eval[bool](mo, `((document.querySelector("main [name=words]").value = "Please choose another name"), true)`)
	mo.click("main form:has([name=words]) button")
	mo.wait(`/written down/.test(document.querySelector("[role=status]").innerText)`)

	mo.open("/admin/tables?table=" + h.closes(mo, ann))
	mo.wait(`/because of cheating/.test(document.body.innerText) && %s`, plain)
	mo.looked("admin-table")

	bek.open("/me")
	bek.wait(`/Please choose another name/.test(document.body.innerText) && %s`, plain)
	bek.looked("admin-told")
	bek.looks(glances, []string{"/me"}, nil)

	h.stores(`INSERT INTO bot_ratings (game, level, mu, sigma, games)
		VALUES ('pharaon', 'vizier', 30.5, 7, 12), ('pharaon', 'scribe', 24.1, 3, 80)`)
	bek.looks(sights, []string{"/ratings/pharaon"}, pictured(bek, "ratings"))
	bek.open("/play/open?game=pharaon")
	bek.wait(`document.querySelector("[name=seat-2]") && %s`, plain)
	bek.looked("opening")
	if out, err := exec.Command(program, "admin", "audit", "--data", h.data, "--lang", "en").CombinedOutput(); err != nil ||
		!strings.Contains(string(out), "warn") {
		t.Errorf("%v: %s", err, out)
	}
}

// suspects stores a case about two accounts, as the program finds it after many games, and returns its address.
func (h *house) suspects(one, other string) string {
	h.t.Helper()
	const found = `[{"kind":"network","games":1,"of":24,"tables":["t9"]},{"kind":"results","favours":1,"games":23,
		"of":24,"odds":131090,"tables":["t9","t8","t7","t6","t5","t4","t3","t2","t1"]}]`
	h.stores(`INSERT INTO cases (id, person, other, text, made, settled)
		SELECT 'c1', a.person, b.person, $3, 1795000000000, 0 FROM people a, people b
		WHERE a.name = $1 AND b.name = $2`, one, other, found)
	return "/admin/cases/c1"
}

// stores changes the database of the house, as a program does after many games.
func (h *house) stores(text string, args ...any) {
	h.t.Helper()
	db, err := sql.Open("sqlite", filepath.Join(h.data, "ennead.db"))
	must(h.t, err)
	defer func() { _ = db.Close() }()
	_, err = db.Exec(text, args...)
	must(h.t, err)
}

// closes lets a moderator close a table that somebody has opened, and returns its id.
func (h *house) closes(mo, owner *tab) string {
	id := strings.TrimPrefix(owner.begin("device"), "/t/")
	mo.looks(glances, []string{"/admin/tables/" + id}, pictured(mo, "admin-table"))
	mo.speaks("en")
	mo.do(chromedp.EmulateViewport(1440, 900))
	mo.open("/admin/tables/" + id)
	mo.wait(`document.querySelector("[name=do][value=shut]")`)
	eval[bool](mo, `((document.querySelector("main [name=reason]").value = "cheating"), true)`)
	mo.click("[name=do][value=shut]")
	mo.wait(`document.querySelector("[name=do][value=reopen]")`)
	return id
}

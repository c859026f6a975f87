package e2e

import (
	"os/exec"
	"testing"

	"github.com/chromedp/chromedp"
)

// Somebody announces a contest, two people enter, its rounds are ended, and both see the standings and the seed. Then
// one of them founds a club, which the other joins.
func TestContest(t *testing.T) {
	t.Parallel()
	h := openNamed(t)
	ann, bek := h.tab(1440, 900), h.tab(390, 844)
	for name, b := range map[string]*tab{"Ann": ann, "Bek": bek} {
		b.begin("device")
		b.authenticator()
		b.keeps(name)
	}
	ann.open("/contests/new")
	ann.wait(`document.querySelector("[name=title]") && %s`, plain)
	ann.looked("contest-new")
	eval[bool](ann, `((document.querySelector("[name=title]").value = "The cup of the Nile"), true)`)
	eval[bool](ann, `((document.querySelector("[name=table]").value = "2"), true)`)
	eval[bool](ann, `((document.querySelector("[name=rounds]").value = "2"), true)`)
	ann.click("main form .go")
	ann.wait(`location.pathname.startsWith("/contest/") && document.querySelector("#you .go")`)
	path := eval[string](ann, "location.pathname")
	bek.open(path)
	bek.looked("contest-open")
	for _, b := range []*tab{ann, bek} {
		b.open(path)
		b.click("#you .go")
		b.wait(`document.querySelector("#you [value=withdraw]")`)
	}
	ann.looks(glances, []string{"/contests", "/contests/new", path}, func(at string) {
		switch at {
		case path:
			pictured(ann, "contest-open")(at)
		case "/contests/new":
			pictured(ann, "contest-new")(at)
		}
	})
	ann.speaks("en")
	ann.do(chromedp.EmulateViewport(1440, 900))
	ann.open(path)
	ann.click("#organise form:has([value=start]) button")
	ann.wait(`document.querySelector("#you a.go[href^='/t/']")`)
	bek.open(path)
	bek.looks(glances, []string{path}, pictured(bek, "contest-round"))
	for range 2 {
		ann.open(path)
		ann.click("#organise details:has([value=end]) summary")
		eval[bool](ann, "(window.asked = true)")
		ann.click("#organise form:has([value=end]) button")
		ann.wait(`!window.asked && document.querySelector("#standings")`)
	}
	ann.wait(`document.querySelectorAll("#seal code").length === 3 && %s`, plain)
	ann.looks(glances, []string{path}, pictured(ann, "contest-over"))
	ann.open(path)
	ann.fits()

	ann.open("/contests")
	eval[bool](ann, `((document.querySelector("#clubs [name=name]").value = "Thursday at the Nile"), true)`)
	ann.click("#clubs .gh")
	ann.wait(`location.pathname.startsWith("/club/") && document.querySelector("#bring input")`)
	club := eval[string](ann, "location.pathname")
	link := eval[string](ann, `new URL(document.querySelector("#bring input").value).pathname`)
	bek.open(link)
	bek.looked("club-join")
	bek.click("main .go")
	bek.wait(`location.pathname.startsWith("/club/") && document.querySelector("#members")`)
	ann.looks(glances, []string{club, link}, func(path string) {
		if path == club {
			pictured(ann, "club")(path)
		}
	})
	ann.open(club)
	ann.fits()
}

// A moderator sees how to end a contest or call it off. Called off, it says so to everybody, with the reason.
func TestContestCalledOff(t *testing.T) {
	t.Parallel()
	h := openNamed(t)
	ann, mo := h.tab(390, 844), h.tab(1440, 900)
	for name, b := range map[string]*tab{"Ann": ann, "Mo": mo} {
		b.begin("device")
		b.authenticator()
		b.keeps(name)
	}
	if out, err := exec.Command(program, "admin", "grant", "Mo", "mod", "--data", h.data).CombinedOutput(); err != nil {
		t.Fatalf("%v: %s", err, out)
	}
	ann.open("/contests/new")
	eval[bool](ann, `((document.querySelector("[name=title]").value = "The cup of the Nile"), true)`)
	eval[bool](ann, `((document.querySelector("[name=rated]").checked = true), true)`)
	ann.click("main form .go")
	ann.wait(`location.pathname.startsWith("/contest/") && document.querySelector("#you .go")`)
	path := eval[string](ann, "location.pathname")
	mo.open(path)
	mo.click("#judge summary")
	mo.looked("contest-judge")
	mo.click("#judge form button")
	mo.wait(`document.querySelector(".notice[role=status]")`)
	ann.looks(glances, []string{path}, pictured(ann, "contest-off"))
	ann.looks(glances, []string{"/me"}, func(at string) {
		ann.wait(`document.querySelector("#matters a[href='%s/report']")`, path)
		pictured(ann, "contest-told")(at)
	})
	ann.looks(glances, []string{path + "/report"}, pictured(ann, "contest-answer"))
	ann.looks(glances, []string{"/contests/new"}, pictured(ann, "contest-sizes"))
}

package e2e

import (
	"testing"

	"github.com/chromedp/chromedp"
)

// timed opens a table of Kemet with clocks for two people in two browsers, and begins the game. The form offers a few
// rules and takes any. More is what the form gets besides.
func (h *house) timed(rule string, more ...string) (ann, bek *tab, path string) {
	h.t.Helper()
	ann, bek = h.tab(1440, 900), h.tab(390, 844)
	ann.open("/play/open?game=kemet")
	eval[bool](ann, `(() => {
		const pace = document.querySelector("[name=pace]");
		if (![...pace.options].some(o => o.value === %q)) pace.add(new Option("", %q));
		pace.value = %q;
		document.querySelector("[name=seat-3]").value = "";
		return true;
	})()`, rule, rule, rule)
	for _, script := range more {
		eval[bool](ann, "%s", script)
	}
	ann.looked("clock-opening")
	ann.click("main form button.go")
	ann.wait(`location.pathname.startsWith("/t/") && document.querySelector("#inviting")`)
	path = ann.kept(eval[string](ann, "location.pathname"))
	ann.looked("clock-waiting")
	bek.open(eval[string](ann, `new URL(document.querySelector("#inviting .copy input").value).pathname`))
	bek.typed(`input[name="name"]`, "Bek")
	bek.click("main form button.go")
	for _, b := range []*tab{ann, bek} {
		b.wait(`document.querySelector("#ready")`)
		b.click("#ready button")
		b.wait(`!document.querySelector("#ready")`)
	}
	for _, b := range []*tab{ann, bek} {
		b.wait(`document.querySelector("#page.table .clock")`)
	}
	return ann, bek, path
}

// own is what the bar says of the reader's clock.
const own = `document.querySelector(".seat.mine .clock")`

// withClocks opens the panel of the clocks and takes a picture.
func withClocks(b *tab, name string) func(string) {
	show := pictured(b, name)
	return func(path string) {
		eval[bool](b, `(document.querySelector("#clocks").open = true)`)
		show(path)
	}
}

// Two people play with clocks. The page counts down by itself and nothing moves; to take a choice back gives back what it
// gave, and costs the time since.
func TestClocks(t *testing.T) {
	t.Parallel()
	ann, bek, path := open(t).timed("live quick")
	for _, b := range []*tab{ann, bek} {
		b.wait(own + `.querySelector(".t").textContent.startsWith("4 min")`)
	}

	const widths = `JSON.stringify([...document.querySelectorAll("#seats .seat")].map(s => s.getBoundingClientRect().width))`
	const asks = `performance.getEntriesByType("resource").filter(e => !/turns|events/.test(e.name)).length`
	ran := `document.querySelector(".seat .clock.runs .t").textContent !== %q`
	for _, b := range []*tab{ann, bek} {
		before, asked := eval[string](b, widths), eval[int](b, asks)
		for range 3 {
			b.wait(ran, eval[string](b, `document.querySelector(".seat .clock.runs .t").textContent`))
		}
		if now := eval[string](b, widths); now != before {
			t.Errorf("while the clock counts the seats go from %s to %s wide", before, now)
		}
		if now := eval[int](b, asks); now != asked {
			t.Errorf("the page has asked for %d things while its clocks counted", now-asked)
		}
	}
	bek.looked("clock-phone")

	mover := ann
	if !eval[bool](ann, asked) {
		mover = bek
	}
	for !mover.has(".seat.mine .clock.stands") {
		mover.turn(mover.some)
	}
	given := eval[string](mover, own+`.querySelector(".t").textContent`)
	mover.click("#undo button")
	mover.wait(own + `.classList.contains("runs")`)
	if left := eval[int](mover, `Number(`+own+`.dataset.left)`); left >= 300_000 {
		t.Errorf("with a turn taken back %d ms are left, before it was %s", left, given)
	}
	ann.looks(sights, []string{path}, withClocks(ann, "clock-runs"))
}

// Whose time is up is warned before, and is played for; they come back with one click. The second time they are absent
// until they do.
func TestStewardPlays(t *testing.T) {
	t.Parallel()
	ann, bek, path := open(t, "ENNEAD_PAUSE=20s").timed("live bank=1m step=5s cap=1m reply=3s talk=0s hold=0s")
	late, other := ann, bek
	for other.has(".seat.mine.now") {
		other.turn(other.some)
	}
	if !late.has(".seat.mine.now") {
		late, other = bek, ann
	}
	late.click("#hear button[value=soft]")
	late.wait(`!document.querySelector("#hear")`)
	eval[bool](late, `((window.looks = new Set()), (window.heard = []), (window.said = new Set()), (window.titles = new Set()),
		document.addEventListener("sounded", e => heard.push(e.detail)),
		setInterval(() => {
			looks.add(document.querySelector(".seat.mine .clock")?.classList[1]);
			said.add(document.querySelector("#say").textContent);
			titles.add(document.title);
		}, 50), true)`)
	waits(t)
	late.wait(`looks.has("low") && [...said].some(s => s.includes("little time"))`)
	late.looked("clock-low")
	late.wait(`document.querySelector("form.back")`)
	for _, look := range []string{"runs", "low", "late", "steward"} {
		late.wait(`looks.has(%q)`, look)
	}
	if warnings := eval[int](late, `[...said].filter(s => s.includes("little time")).length`); warnings != 1 {
		t.Errorf("there are %d warnings", warnings)
	}
	if !eval[bool](late, `heard.filter(s => s === "short").length === 1 && [...titles].some(t => t.startsWith("⏳"))`) {
		t.Error("neither the sound nor the title warns")
	}
	late.looked("clock-steward")
	other.wait(`document.querySelector(".seat.off .clock.steward")`)
	other.looked("clock-steward-other")
	late.click("form.back button")
	late.wait(`!document.querySelector("form.back") && ` + own + `.classList.contains("low")`)
	other.wait(`!document.querySelector(".seat.off")`)

	late.wait(`document.querySelector("form.back") && ` + own + `.classList.contains("absent")`)
	other.wait(`document.querySelector(".clock.absent")`)
	late.looks(glances, []string{path}, withClocks(late, "clock-absent"))
	other.looks(glances, []string{path}, withClocks(other, "clock-absent-other"))
	late.speaks("en")
	late.do(chromedp.EmulateViewport(1440, 900))
	late.open(path)
	late.click("form.back button")
	late.wait(`!document.querySelector("form.back")`)
	other.wait(`!document.querySelector(".clock.absent")`)
}

// The lists of one's own tables say how much time is left at each.
func TestTimesInLists(t *testing.T) {
	t.Parallel()
	h := open(t)
	ann, _, path := h.timed("days quick")
	untimed := ann.begin("friends")
	ann.open("/play")
	ann.wait(`/^(1 d|35 h)/.test(document.querySelector("#own .time, #own .rows .time").innerText)`)
	for _, list := range []struct{ at, list string }{{"/", "#mine"}, {"/play", "#own"}} {
		ann.looks(sights, []string{list.at}, pictured(ann, "times-"+list.list[1:]))
		first := eval[bool](ann, `(() => {
			const links = [...document.querySelectorAll(%q + " a")].map(a => a.pathname);
			return links.indexOf(%q) >= 0 && links.indexOf(%q) < links.indexOf(%q);
		})()`, list.list, path, path, untimed)
		if !first {
			t.Errorf("%s does not begin with the table where time runs", list.at)
		}
	}
}

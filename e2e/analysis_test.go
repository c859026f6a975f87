package e2e

import (
	"bytes"
	"mime/multipart"
	"net/http"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"
)

// A finished game is analysed while somebody watches: the page updates its progress by itself, then shows the chart,
// the costly decisions and the sources of points, and links back to the board.
func TestAnalysis(t *testing.T) {
	t.Parallel()
	h := open(t)
	b := h.tab(1440, 900)
	b.open(h.played("pharaon", 5, "scribe", "greedy"))
	b.click("#analysis")
	b.wait(`document.querySelector("#start button")`)
	b.check("before the analysis")
	path := eval[string](b, "location.pathname")
	eval[bool](b, `(window.steps = new Set(), new MutationObserver(() => {
		const p = document.querySelector("progress");
		if (p) steps.add(p.value);
	}).observe(document, {subtree: true, childList: true, attributes: true}), true)`)
	b.click("#start button")
	b.wait(`document.querySelector(".chart")`)
	if n := eval[int](b, "steps.size"); n < 3 {
		t.Errorf("the page announced %d steps on the way", n)
	}
	if !eval[bool](b, `document.querySelector("#say").textContent !== ""`) {
		t.Error("a screen reader is not told that the analysis is ready")
	}
	b.pages(path)

	// By keyboard from the chart to the board, where the options are shown.
	b.do(chromedp.EmulateViewport(1440, 900))
	if b.has(".wide-art a.spot") {
		at := eval[string](b,
			`(document.querySelector(".wide-art a.spot").focus(), new URL(document.activeElement.href.baseVal, location).searchParams.get("at"))`)
		b.key(kb.Enter)
		b.wait(`document.querySelector("#page")?.dataset.at === %q && document.querySelector("#weighed .weighed")`, at)
		b.check("the options in the replay")
		b.click("#step-next")
		b.wait(`document.querySelector("#page").dataset.at !== %q`, at)
		b.open(path)
		b.click(".dear a")
		b.wait(`document.querySelector("#weighed .weighed")`)
	}
	b.click("#analysis")
	b.wait(`document.querySelector(".chart")`)
}

// played returns the path of a finished game between bots, always the same for a seed.
func (h *house) played(game string, seed uint64, seats ...string) string {
	h.t.Helper()
	dir := h.t.TempDir()
	out, err := exec.Command(program, "sim", game, "--games", "1", "--seed", strconv.FormatUint(seed, 10), "--seats",
		strings.Join(seats, ","), "--records", dir).CombinedOutput()
	if err != nil {
		h.t.Fatalf("%v\n%s", err, out)
	}
	files, err := filepath.Glob(filepath.Join(dir, "*"))
	must(h.t, err)
	record, err := os.ReadFile(files[0])
	must(h.t, err)
	var body bytes.Buffer
	form := multipart.NewWriter(&body)
	field, err := form.CreateFormFile("record", "record.txt")
	must(h.t, err)
	_, err = field.Write(record)
	must(h.t, err)
	must(h.t, form.Close())
	answer, err := http.Post(h.url+"/records", form.FormDataContentType(), &body)
	must(h.t, err)
	must(h.t, answer.Body.Close())
	return answer.Request.URL.Path
}

// pages checks an analysis as everybody may see it: in both languages and themes, on a desktop and on a phone.
func (b *tab) pages(path string) {
	b.t.Helper()
	b.looks(sights, []string{path}, func(string) {
		eval[bool](b, unfold)
		if eval[bool](b, "document.documentElement.scrollWidth > innerWidth") {
			b.t.Errorf("%s: the page is wider than its screen", path)
		}
	})
}

// A bot explains its moves during the game, if all the player's opponents are bots.
func TestWhy(t *testing.T) {
	t.Parallel()
	h := open(t, "ENNEAD_PAUSE=0s")
	b := h.tab(390, 844)
	b.begin("bots")
	b.fine = []string{"status of 409"} // if there was no choice, the page says so
	const links = `[...document.querySelectorAll('#chronicle a[href*="/why/"]')].map(a => a.getAttribute("href"))`
	for tried := map[string]bool{}; !b.has(".weighed li"); {
		b.wait(`document.querySelector("#choices button")`)
		table := eval[string](b, "location.pathname")
		for _, link := range eval[[]string](b, links) {
			if !tried[link] && !b.has(".weighed li") {
				tried[link] = true
				b.open(link)
				b.wait(`document.querySelector(".weighed li, #notice")`)
			}
		}
		if !b.has(".weighed li") {
			b.open(table)
			b.turn(b.some)
		}
		if len(tried) > 40 {
			t.Fatal("no bot explains a move")
		}
	}
	b.check("the reasons of a bot")
	b.do(chromedp.EmulateViewport(1440, 900))
	b.click("main a")
	b.wait(`document.querySelector("#choices button")`)
}

package e2e

import (
	"context"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"
)

const over = `document.querySelector("#sheet")`

// finish plays until the game is over.
func (b *tab) finish(pick func() string) {
	b.t.Helper()
	for moves := 0; !b.has("#sheet"); moves++ {
		if moves > 1500 {
			b.t.Fatalf("the game does not end\nat %s", b.where())
		}
		b.turn(pick)
	}
}

// A whole solo game by pointer, sometimes a button, sometimes the board itself; then the replay, and practice from
// there.
func TestSoloGame(t *testing.T) {
	t.Parallel()
	h := open(t)
	b := h.tab(1440, 900)
	b.begin("solo")
	b.wait(`document.querySelector("#choices button")`)
	onBoard := 0
	b.prefers("reduced-motion", "no-preference") // at first things glide under the pointer
	for turn := 0; !b.has("#sheet"); turn++ {
		if _, hit := b.play(b.some, turn%2 == 0); hit {
			onBoard++
		}
		switch turn {
		case 12:
			b.undoOnce()
		case 25:
			b.prefers("reduced-motion", "reduce")
		}
		if turn%8 == 0 {
			b.fresh()
		}
	}
	if onBoard == 0 {
		t.Error("no move was made on the board itself")
	}
	b.wait(`document.querySelector("#seal .good")`)
	b.click("#step-first")
	b.wait(`document.querySelector("#page").dataset.at === "0"`)
	b.key(kb.Escape)
	b.wait(`document.querySelector("#page").dataset.at === undefined`)
	b.open(eval[string](b, "location.pathname") + "?at=40")
	b.click("#forking summary")
	b.click("#fork button")
	b.wait(`document.querySelector("#choices button") && !document.querySelector("#sheet")`)
}

// fresh checks that a page updated in parts is the same as the page loaded anew.
func (b *tab) fresh() {
	b.t.Helper()
	const scrolls = `innerWidth > 1200 && document.documentElement.scrollHeight > innerHeight`
	if eval[bool](b, scrolls) {
		time.Sleep(time.Second) // in which everything glides to its place
		if eval[bool](b, scrolls) {
			b.t.Error("a wide page can be scrolled although its columns scroll by themselves")
		}
	}
	ctx, done := context.WithTimeout(b.ctx, patience)
	defer done()
	differs, err := chromedp.Run(ctx,
		chromedp.Evaluate[string](`fetch(location.pathname + location.search).then(r => r.text()).then(text => {
		const now = new DOMParser().parseFromString(text, "text/html");
		const later = now.querySelector("#page").dataset.version !== document.querySelector("#page").dataset.version;
		if (later || document.querySelector("#page [aria-busy]")) return "later";
		const plain = n => n.nodeType !== 1 ? n.textContent : "<" + n.tagName + [...n.attributes]
			.filter(a => a.name !== "open").map(a => " " + a.name + "=" + (a.name === "class" ? a.value.replace(/( ?(point|glimpse))+$/, "") : a.value))
			.filter(a => a !== " class=").sort().join("") + ">" + [...n.childNodes].map(plain).join("") + "</>";
		for (const id of ["bar", "left", "stage", "decision", "mine", "chronicle"]) {
			const is = plain(document.getElementById(id)), should = plain(now.getElementById(id));
			for (let i = 0; is !== should && i <= is.length; i++)
				if (is[i] !== should[i]) return id + ":\n" + is.slice(Math.max(0, i - 200), i + 200) + "\nshould be\n" + should.slice(Math.max(0, i - 200), i + 200);
		}
		return "";
	})`, chromedp.EvalAwaitPromise))
	must(b.t, err)
	switch differs {
	case "":
	case "later": // others have moved in the meantime, and perhaps not all of it is drawn
		b.wait(asked + " || " + over)
		b.fresh()
	default:
		b.t.Fatalf("after some changes the page differs from a newly loaded one: %s", differs)
	}
}

// undoOnce makes a move, takes it back, and finds the same choices again. A move cannot be taken back after chance or
// another player has acted.
func (b *tab) undoOnce() {
	b.t.Helper()
	if b.has("#sheet") {
		return
	}
	b.wait(asked + " || " + over)
	before := b.moves()
	b.turn(b.some)
	if !b.has("#undo button") {
		return
	}
	version := b.version()
	b.click("#undo button")
	b.wait(`Number(document.querySelector("#page").dataset.version) > %d`, version)
	if after := b.moves(); strings.Join(after, ",") != strings.Join(before, ",") {
		b.t.Errorf("after undo the choices are %v, before they were %v", after, before)
	}
}

// Two people in two browsers: one invites the other by a link, and each page shows the other's moves by itself.
func TestTwoBrowsers(t *testing.T) {
	t.Parallel()
	h := open(t)
	ann, bek := h.tab(1440, 900), h.tab(390, 844)
	ann.open("/")
	ann.click("button[name=quick][value=friends]")
	ann.wait(`document.querySelector("#ready")`)
	link := eval[string](ann, `new URL(document.querySelector("#who-2 .copy input, #inviting .copy input").value).pathname`)
	bek.open(link)
	bek.click("main form button")
	bek.wait(`document.querySelector("#ready")`)
	ann.wait(`!document.querySelector("#who-2 .copy")`)
	for _, b := range []*tab{ann, bek} {
		if eval[bool](b, `document.documentElement.innerHTML.includes("/seat/")`) {
			t.Error("a link that was used is still shown")
		}
	}
	ann.click("#ready button")
	ann.wait(`!document.querySelector("#ready")`)
	bek.click("#ready button")
	for _, b := range []*tab{ann, bek} {
		b.wait(`document.querySelector("#page.table")`)
		b.settled()
	}
	seen := map[*tab]bool{}
	for moves := 0; !ann.has("#sheet"); moves++ {
		if moves > 2000 {
			t.Fatal("the game does not end")
		}
		now, other := ann, bek
		if !ann.has("#choices button") {
			now, other = bek, ann
		}
		version := other.version()
		pick := now.some
		if moves > 80 {
			pick = now.passing
		}
		if now.turn(pick) == "" {
			continue
		}
		other.wait(`Number(document.querySelector("#page").dataset.version) > %d`, version)
		seen[now] = true
	}
	bek.wait(over)
	if !seen[ann] || !seen[bek] {
		t.Error("one of the two never moved")
	}
	if a, b := eval[string](ann, `document.querySelector("#sheet tfoot").innerText`), eval[string](bek,
		`document.querySelector("#sheet tfoot").innerText`); a != b {
		t.Errorf("the two see different scores: %q and %q", a, b)
	}
}

// settled checks that a page updated in parts has the same layout as one loaded anew.
func (b *tab) settled() {
	b.t.Helper()
	const laid = `["body", "#bar", "#main", "#left", "#stage", "#rail", "#decision"].map(name => {
		const e = document.querySelector(name), r = e.getBoundingClientRect();
		return [name, e.className, getComputedStyle(e).fontSize, r.x, r.y, r.width, name === "#decision" ? 0 : r.height].join(" ");
	}).join("\n")`
	b.wait(`document.fonts.status === "loaded"`)
	before := eval[string](b, laid)
	b.open(eval[string](b, "location.pathname"))
	b.wait(`document.fonts.status === "loaded"`)
	if after := eval[string](b, laid); before != after {
		b.t.Errorf("the layout of the page is\n%s\nand after a reload\n%s", before, after)
	}
}

// A game by keyboard only: Tab, digits, arrows, Enter, u.
func TestKeyboard(t *testing.T) {
	t.Parallel()
	h := open(t)
	b := h.tab(1440, 900)
	b.open("/")
	b.tabTo(`button[value=solo]`)
	b.key(kb.Enter)
	b.wait(`document.querySelector("#choices button")`)
	if eval[bool](b, `document.body.innerText.includes("added no randomness")`) {
		t.Error("the game began without the luck of the device")
	}
	undone := false
	for turn := 0; !b.has("#sheet"); turn++ {
		b.strike(turn, turn > 60)
		if !undone && turn > 5 && b.has("#undo button") {
			undone = true
			version := b.version()
			b.key("u")
			b.wait(`Number(document.querySelector("#page").dataset.version) > %d`, version)
		}
		if turn == 10 {
			b.key("?")
			b.wait(`!document.querySelector("#why") || document.activeElement.closest("#why")`)
		}
	}
	if !undone {
		t.Error("nothing could be undone in the whole game")
	}
}

// digit types the number that stands on the button of a move.
func (b *tab) digit(move string) {
	b.t.Helper()
	b.key(eval[string](b, `document.querySelector(%q).querySelector("kbd").textContent`, option(move)))
}

// strike makes a move by keys, in varying ways, and checks the announcement; haste takes the quickest way to the end.
func (b *tab) strike(turn int, haste bool) {
	b.t.Helper()
	b.wait(asked + " || " + over)
	moves, version := b.moves(), b.version()
	if len(moves) == 0 {
		return
	}
	pass := slices.Index(moves, "pass")
	together := "#choices > .aim-go > #do-aim" // confirms things that are chosen together, as cards to hide are
	switch {
	case b.has(together):
		b.tabTo(together)
		b.key(kb.Enter)
	case haste && pass >= 0:
		b.digit(moves[pass])
	case turn%3 == 0:
		b.digit(moves[turn%min(len(moves), 9)])
	case turn%3 == 1:
		b.key(kb.ArrowDown)
		b.key(kb.Enter)
	default:
		b.key(kb.ArrowUp)
		b.key(" ")
	}
	const changed = `Number(document.querySelector("#page").dataset.version) > %d`
	b.wait("("+changed+" || document.querySelector(%q)) && %s", version, further, idle)
	if !eval[bool](b, changed, version) {
		b.tabTo(further)
		b.key(kb.Enter)
		b.wait(changed+" && %s", version, idle)
	}
	if at := eval[string](b,
		`document.activeElement?.closest("#decision, #main") ? "here" : document.activeElement?.outerHTML ?? ""`); at != "here" {
		b.t.Fatalf("the focus is lost after a move: it is at %.200s", at)
	}
	if said := eval[string](b, `document.querySelector("#say").textContent`); said == "" {
		b.t.Fatal("a move is not announced")
	}
}

// tabTo presses Tab until the focus is where it should be.
func (b *tab) tabTo(selector string) {
	b.t.Helper()
	for range 60 {
		if eval[bool](b, `document.activeElement?.matches(%q) ?? false`, selector) {
			return
		}
		b.key(kb.Tab)
	}
	b.t.Fatalf("Tab never reaches %s", selector)
}

// A game without script, only by forms and links.
func TestNoScript(t *testing.T) {
	t.Parallel()
	h := open(t)
	b := h.tab(1280, 900)
	b.withoutScript()
	b.open("/")
	b.click("button[name=quick][value=solo]")
	b.wait(`document.querySelector("#ready")`)
	if text := eval[string](b, `document.body.innerText`); !strings.Contains(text, "the server draws your share") {
		t.Error("the page does not say what is different without script")
	}
	b.click("#ready button")
	b.wait(`document.body.innerText.includes("the server drew your share")`)
	for range 30 {
		b.turn(b.some)
	}
	b.finish(b.passing)
	b.wait(`document.querySelector("#seal .good")`)
}

// The server is killed in the middle of a game and started again: the page continues by itself, and nothing is lost.
func TestKill(t *testing.T) {
	t.Parallel()
	h := open(t)
	b := h.tab(1440, 900)
	table := b.begin("solo")
	for range 12 {
		b.turn(b.some)
	}
	turns := eval[int](b, `Number(document.querySelector("#page").dataset.turns)`)
	moves := b.moves()
	address := strings.TrimPrefix(h.url, "http://")
	h.kill()
	b.click("#choices button") // nobody answers; the page stays
	h.start(address)
	b.wait(`document.querySelector("#choices button:not([aria-busy])")`)
	if got := b.moves(); strings.Join(got, ",") != strings.Join(moves, ",") {
		t.Errorf("after the kill the choices are %v, before they were %v", got, moves)
	}
	b.choose(moves[0])
	b.open(table)
	if got := eval[int](b, `Number(document.querySelector("#page").dataset.turns)`); got <= turns {
		t.Errorf("after the kill there are %d turns, before there were %d", got, turns)
	}
}

// Another tab shows a move without a reload, and continues to do so after the server was away.
func TestReconnect(t *testing.T) {
	t.Parallel()
	h := open(t)
	b := h.tab(1440, 900)
	table := b.begin("solo")
	b.wait(`document.querySelector("#choices button")`)
	watcher := h.tab(800, 600)
	watcher.open(table)
	address := strings.TrimPrefix(h.url, "http://")
	for round := range 2 {
		version := watcher.version()
		b.turn(b.some)
		watcher.wait(`Number(document.querySelector("#page").dataset.version) > %d`, version)
		if round == 0 {
			h.kill()
			h.start(address)
		}
	}
	if watcher.has("#choices") {
		t.Error("a spectator is offered moves")
	}
}

// Nine tabs of one browser are live at the same time, although a browser allows six connections to a host; and when
// the tab that holds the stream is closed, another takes over.
func TestNineTabs(t *testing.T) {
	t.Parallel()
	h := open(t)
	b := h.tab(1000, 700)
	table := b.begin("solo")
	b.wait(`document.querySelector("#choices button")`)
	tabs := []*tab{b}
	for range 8 {
		tabs = append(tabs, b.another(table))
	}
	move := func() {
		t.Helper()
		last := tabs[len(tabs)-1]
		version := last.version()
		last.turn(last.some)
		for _, other := range tabs {
			other.wait(`Number(document.querySelector("#page").dataset.version) > %d`, version)
		}
	}
	move()
	tabs[0].do(chromedp.Navigate("about:blank"))
	tabs = tabs[1:]
	move()
}

// together lets two people, one of them on a phone, play that many moves: each page updates with the other's moves by
// itself, and each takes choices back.
func (h *house) together(name string, most int) {
	t := h.t
	t.Helper()
	ann, bek := h.tab(1440, 900), h.tab(390, 844)
	ann.open("/")
	ann.click("form[aria-labelledby=game-" + name + "] button[value=friends]")
	ann.wait(`document.querySelector("#ready")`)
	bek.open(eval[string](ann, `new URL(document.querySelector("#who-2 .copy input, #inviting .copy input").value).pathname`))
	bek.click("main form button")
	bek.wait(`document.querySelector("#ready")`)
	ann.click("#ready button")
	ann.wait(`!document.querySelector("#ready")`)
	bek.click("#ready button")
	for _, b := range []*tab{ann, bek} {
		b.wait(`document.querySelector("#page.table")`)
		b.settled()
	}
	undone := map[*tab]int{}
	for moves := range most {
		ann.wait(idle)
		now, other := ann, bek
		if !ann.has("#choices button") {
			now, other = bek, ann
		}
		version := other.version()
		if now.turn(now.some) == "" {
			break
		}
		other.wait(`Number(document.querySelector("#page").dataset.version) > %d`, version)
		if undone[now] < 2 && now.has("#undo button") && now.press("#undo button", true) {
			undone[now]++
			other.wait(`Number(document.querySelector("#page").dataset.version) > %d`, version+1)
		}
		if wide := eval[int](bek, `document.documentElement.scrollWidth`); wide > 390 {
			t.Fatalf("after %d moves the page on a phone is %d wide", moves, wide)
		}
	}
	for name, b := range map[string]*tab{"ann": ann, "bek": bek} {
		if undone[b] == 0 {
			t.Errorf("%s could take nothing back", name)
		}
	}
}

// goesOn waits until the person is asked. Where a game ends before, another one begins.
func (b *tab) goesOn(another func()) {
	b.t.Helper()
	for range 5 {
		b.wait(asked + " || " + over)
		if !b.has("#sheet") {
			return
		}
		another()
	}
	b.t.Fatal("five games have ended")
}

// typed plays that many turns of two-player games by keyboard only, with a reload now and then.
func (h *house) typed(name string, turns int) {
	b := h.tab(1440, 900)
	sits := func() { b.sits(name, "me", "apprentice", "", "") }
	sits()
	for turn := range turns {
		b.goesOn(sits)
		b.strike(turn, false)
		if turn%6 == 4 {
			b.fresh()
		}
	}
	b.goesOn(sits)
	b.key("?")
	b.wait(`!document.querySelector("#why") || document.activeElement.closest("#why")`)
	b.key(kb.Escape)
}

// scriptless plays the beginning of a game for two without script.
func (h *house) scriptless(name string, turns int) {
	b := h.tab(1280, 900)
	path := b.sits(name, "me", "apprentice", "", "")
	b.withoutScript()
	for range turns {
		for range 50 { // the page refreshes itself only now and then
			b.open(path)
			if b.has("#choices button") || b.has("#sheet") {
				break
			}
		}
		b.turn(b.some)
	}
}

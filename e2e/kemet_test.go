package e2e

import (
	"context"
	"hash/fnv"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"
)

// kemet selects the form on the home page that opens a table of Kemet.
const kemet = `form[aria-labelledby=game-kemet]`

// duel opens a table of Kemet against one weak bot, gets ready, and returns its path.
func (b *tab) duel() string { return b.sits("kemet", "me", "apprentice", "", "", "") }

// liked returns one of the moves, chosen by a hash of the position: one that begins with one of the words, if there
// is any.
func (b *tab) liked(words ...string) string {
	b.t.Helper()
	moves := b.moves()
	for _, word := range words {
		if like := slices.DeleteFunc(slices.Clone(moves),
			func(m string) bool { return !strings.HasPrefix(m, word) }); len(like) > 0 {
			moves = like
			break
		}
	}
	if len(moves) == 0 {
		return ""
	}
	sum := fnv.New32a()
	sum.Write([]byte(strconv.Itoa(b.version())))
	return moves[int(sum.Sum32()%1000)%len(moves)]
}

// onMap returns a move that can be made on the map itself, if there is one.
func (b *tab) onMap() string {
	b.t.Helper()
	return eval[string](b, `[...document.querySelectorAll("#stage [data-move]")].find(e => {
		const r = e.getBoundingClientRect();
		return document.elementFromPoint(r.x + r.width / 2, r.y + r.height / 2)?.closest("[data-move]") === e;
	})?.dataset.move ?? ""`)
}

// wish opens the line under the decision and presses one of its buttons. A setting that lasts until the player's own
// turn may be over before the page shows it.
func (b *tab) wish(ask string) {
	b.t.Helper()
	b.click("#asking summary")
	for button := "#ask-" + ask; !b.press(button, true); {
		b.wait(spot, button, true)
	}
	b.wait(`!document.querySelector("#asking")?.open`)
}

// short returns components for Kemet with fewer victory points needed, in a file of its own.
func short(t *testing.T) string {
	t.Helper()
	text, err := os.ReadFile("../games/kemet/codec/components.yaml")
	must(t, err)
	const whole = "victory_trigger_vp: 9"
	if !strings.Contains(string(text), whole) {
		t.Fatalf("the components do not contain %q", whole)
	}
	path := filepath.Join(t.TempDir(), "components.yaml")
	must(t, os.WriteFile(path, []byte(strings.Replace(string(text), whole, "victory_trigger_vp: 4", 1)), 0o600))
	return path
}

// A game of one person against a bot, from the home page to the proof of the dice, by clicks, with changes of the
// reaction setting.
func TestKemetAgainstBot(t *testing.T) {
	t.Parallel()
	h := open(t, "ENNEAD_PAUSE=0s", "ENNEAD_COMPONENTS="+short(t))
	b := h.tab(1440, 900)
	path := b.duel()
	windows, quiet, undone, clicks, boards := 0, 0, 0, 0, 0
	wishes := map[int]string{20: "always", 45: "turn", 50: "touched", 60: "round"}
	for ; !b.has("#sheet"); clicks++ {
		if clicks > 600 {
			t.Fatalf("the game does not end\nat %s", b.where())
		}
		b.wait(asked + " || " + over)
		if wish := wishes[clicks]; wish != "" {
			b.wish(wish)
		}
		silent := false
		m, hit := b.play(func() string {
			if on := b.onMap(); on != "" && clicks%4 != 3 {
				return on
			}
			silent = b.has("#ask-round[aria-pressed=true]")
			return b.liked("pass", "use", "token l1-move", "token l2-move", "token l3-move", "token", "buy", "raise",
				"troop", "land")
		}, clicks%4 != 3)
		switch {
		case hit:
			boards++
		case m == "pass" && silent:
			quiet++
		case m == "pass":
			windows++
		}
		b.wait(asked + " || " + over)
		if undone < 2 && clicks > 12 && b.has("#undo button") {
			if b.press("#undo button", true) {
				undone++
			}
		}
		if clicks%40 == 10 {
			b.fresh()
		}
	}
	t.Logf("%d clicks, %d on the board, %d windows, %d taken back", clicks, boards, windows, undone)
	if windows == 0 || quiet > 0 || undone == 0 || boards == 0 {
		t.Errorf("of %d clicks %d were windows, %d while no reaction was to be asked; %d taken back, %d on the board",
			clicks, windows, quiet, undone, boards)
	}
	b.wait(`document.querySelector("#seal .good")`)
	b.open(path + "?at=40")
	b.wait(`document.querySelector("#page").dataset.at === "40"`)
}

// Two people set up and fight simultaneously, each in a browser: a click counts although the other was faster, and
// nobody else's page shows what is face down.
func TestKemetTogether(t *testing.T) {
	t.Parallel()
	h := open(t)
	ann, bek := h.tab(1440, 900), h.tab(390, 844)
	ann.open("/")
	ann.click(kemet + " button[value=friends]")
	ann.wait(`document.querySelector("#ready")`)
	bek.open(eval[string](ann, `new URL(document.querySelector("#who-2 .copy input, #inviting .copy input").value).pathname`))
	bek.click("main form button")
	bek.wait(`document.querySelector("#ready")`)
	ann.click("#ready button")
	ann.wait(`!document.querySelector("#ready")`)
	bek.click("#ready button")
	both := []*tab{ann, bek}
	for _, b := range both {
		b.wait(`document.querySelector("#choices button[value^=leave]")`)
	}
	// Each has the map for their own screen, whatever the page was opened with.
	drawn := `document.querySelector("#stage use[href^='%s']") &&
		[...document.querySelectorAll("#stage use")].every(u => document.getElementById(u.getAttribute("href").slice(1)))`
	ann.wait(drawn, "#kw-")
	bek.wait(drawn, "#kn-")
	bek.do(chromedp.EmulateViewport(1440, 900))
	bek.wait(drawn, "#kw-")
	bek.do(chromedp.EmulateViewport(390, 844))
	bek.wait(drawn, "#kn-")
	// Ann changes her mind while Bek has not chosen.
	ann.choose("leave 1")
	version := ann.version()
	ann.click("#undo button")
	ann.wait(`Number(document.querySelector("#page").dataset.version) > %d`, version)
	together(t, ann, bek, "leave")
	for _, b := range both {
		b.wait(`!document.querySelector("#choices button[value^=leave]")`)
	}
	// They march until they meet.
	for clicks := 0; !(ann.has("#choices button[value^=keep]") && bek.has("#choices button[value^=keep]")); clicks++ {
		if clicks > 800 || ann.has("#sheet") {
			t.Fatalf("the two never meet\nat %s", ann.where())
		}
		now, other := ann, bek
		if !now.has("#choices button") {
			now, other = bek, ann
		}
		version := other.version()
		if now.turn(func() string {
			return now.liked("pass", "skip", "land", "teleport", "units", "troop", "token l1-move", "token l2-move",
				"token l3-move", "token")
		}) == "" {
			continue
		}
		other.wait(`Number(document.querySelector("#page").dataset.version) > %d`, version)
	}
	together(t, ann, bek, "keep")
	together(t, ann, bek, "drop")
	for _, b := range both {
		b.wait(`!document.querySelector("#choices button[value^=drop]")`)
	}
	for _, b := range both {
		record := fetch(b, "/record")
		if n := strings.Count(record, " ?\n"); n < 3 {
			t.Errorf("the record of a seat hides %d moves:\n%s", n, record)
		}
	}
}

// together makes both press a button of that kind, the second one on a page that does not know of the first.
func together(t *testing.T, first, second *tab, verb string) {
	t.Helper()
	for _, b := range []*tab{first, second} {
		b.wait(`document.querySelector("#choices button[value^=%s]")`, verb)
	}
	before := second.version()
	first.choose(first.liked(verb))
	second.wait(`Number(document.querySelector("#page").dataset.version) > %d`, before)
	if !second.has("#choices button[value^=" + verb + "]") {
		t.Fatalf("the other is no longer asked\nat %s", second.where())
	}
	eval[bool](second, `((document.querySelector("#choices input[name=version]").value = "%d"), true)`, before)
	second.choose(second.liked(verb))
	if text := eval[string](second, `document.querySelector("#decision .notice")?.innerText ?? ""`); text != "" {
		t.Errorf("after a click with %q the page says %q", verb, text)
	}
}

// fetch returns what the server sends to this browser for a path below the table's.
func fetch(b *tab, path string) string {
	b.t.Helper()
	ctx, done := context.WithTimeout(b.ctx, patience)
	defer done()
	text, err := chromedp.Run(ctx, chromedp.Evaluate[string](`fetch(location.pathname + "`+path+
		`").then(r => r.text())`, chromedp.EvalAwaitPromise))
	must(b.t, err)
	return text
}

// The beginning of a game by keyboard only, including the reaction setting.
func TestKemetKeyboard(t *testing.T) {
	t.Parallel()
	h := open(t, "ENNEAD_PAUSE=0s")
	b := h.tab(1440, 900)
	sits := func() { b.duel() }
	sits()
	for turn := range 40 {
		b.goesOn(sits)
		b.strike(turn, false)
	}
	b.goesOn(sits)
	b.tabTo("#asking summary")
	b.key(kb.Enter)
	b.tabTo("#ask-round")
	b.key(kb.Enter)
	b.wait(`document.querySelector("#ask-round[aria-pressed=true]")`)
	if !eval[bool](b, `document.activeElement.matches("#asking summary") && !document.querySelector("#asking").open`) {
		t.Errorf("after the choice the focus is at %s",
			eval[string](b, `document.activeElement.outerHTML.slice(0, 200)`))
	}
}

// The beginning of a game without script, including the form for the reaction setting.
func TestKemetNoScript(t *testing.T) {
	t.Parallel()
	h := open(t, "ENNEAD_PAUSE=0s")
	b := h.tab(1280, 900)
	b.duel()
	b.withoutScript()
	b.open(eval[string](b, "location.pathname"))
	for turn := range 25 {
		for range 50 { // the page refreshes itself only now and then
			if b.has("#choices button") || b.has("#sheet") {
				break
			}
			b.open(eval[string](b, "location.pathname"))
		}
		b.turn(b.some)
		if turn == 12 {
			b.open(eval[string](b, "location.pathname"))
			b.click("#asking summary")
			b.click("#ask-always")
			b.wait(`document.querySelector("#ask-always[aria-pressed=true]")`)
		}
	}
}

// The score sheet of five players shows each of them, beside the board and on a phone.
func TestKemetScoreSheet(t *testing.T) {
	t.Parallel()
	h := open(t)
	b := h.tab(1440, 900)
	played := h.played("kemet", chance(t).Uint64(), "random", "random", "random", "random", "random")
	for _, width := range []int64{390, 820, 1440} {
		b.do(chromedp.EmulateViewport(width, 900))
		b.open(played)
		b.wait(`document.querySelectorAll("#sheet thead th").length === 6`)
		hidden := eval[int](b, `(e => e.scrollWidth - e.clientWidth)(document.querySelector("#sheet .scroll"))`)
		if hidden > 0 {
			t.Errorf("at %d px %d px of the score sheet are out of sight", width, hidden)
		}
	}
}

// Two copies of a tile have one button, and each can be bought in the market.
func TestKemetCopies(t *testing.T) {
	t.Parallel()
	b := open(t, "ENNEAD_PAUSE=0s").tab(1440, 900)
	b.duel()
	const twin = `document.querySelector('#choices li[hidden] button[value^="buy "]')`
	for clicks := 0; !eval[bool](b, twin+` !== null`); clicks++ {
		if clicks > 600 {
			t.Fatalf("no two copies were for sale\nat %s", b.where())
		}
		if b.has("#sheet") {
			b.duel()
		}
		b.turn(b.some)
		b.wait(asked + " || " + over)
	}
	const same = `(() => {
		const names = [...document.querySelectorAll("#choices button")].filter(b => b.checkVisibility()).map(b => b.textContent.replace(/^\d+/, ""));
		return names.length - new Set(names).size;
	})()`
	if n := eval[int](b, same); n > 0 {
		t.Errorf("%d buttons say the same as another", n)
	}
	b.check("copies of a tile")
	move, version := eval[string](b, twin+`.value`), b.version()
	b.click(`#market [data-move="` + move + `"]`)
	b.wait(`Number(document.querySelector("#page").dataset.version) > %d`, version)
	if record := b.record(eval[string](b, "location.pathname")); !strings.Contains(record, "\n1 "+move+"\n") {
		t.Errorf("%s was not bought", move)
	}
}

package e2e

import (
	"fmt"
	"strings"
	"testing"

	"github.com/chromedp/chromedp/kb"
)

// Learners use a wide screen in English, or a phone in French.
var (
	wide   = sight{"en", "light", 1440}
	narrow = sight{"fr", "dark", 390}
)

// guided lists the guided first games, with how the test goes through them; the first both ways.
var guided = []struct {
	game string
	way  sight
}{{"pharaon", wide}, {"pharaon", narrow}, {"kemet", narrow}, {"tekhenu", wide}, {"tekhenu", narrow},
	{"osiris", narrow}, {"pyramidion", narrow}}

// lessonOf returns the number of the lesson that is shown, and how many there are.
const lessonOf = `(() => {
	const bar = document.querySelector(".lesson-at progress");
	return bar ? [bar.value + 1, bar.max] : [0, 0];
})()`

// graduated is true at the end of the lessons.
const graduated = `(document.querySelector("#fork") !== null && document.querySelector("#choices") === null)`

// A guided first game from its page to playing on, by keyboard only. A lesson is announced when it begins, waits for
// the moves that glow, and continues where the server left it. A phone keeps in sight what a lesson speaks of, and its
// page does not jump to and fro.
func TestGuidedGames(t *testing.T) {
	t.Parallel()
	for i, g := range guided {
		t.Run(g.game+" "+g.way.lang, func(t *testing.T) {
			h := open(t, "ENNEAD_PAUSE=0s")
			b := h.tab(g.way.width, 844)
			if g.way == narrow {
				b.fingers(g.way.width, 844)
			}
			b.fine = []string{"status of 422"} // a move that a lesson does not wait for
			b.speaks(g.way.lang)
			b.scheme(g.way.theme)
			b.open("/rules/" + g.game)
			b.wait(`document.querySelector("#learn[href=\"/learn/%s\"]")`, g.game)
			b.open("/learn/" + g.game)
			if i < 2 {
				b.check("the page of the guide")
			}
			b.tabTo(`#learn button`)
			b.key(kb.Enter)
			b.wait(`document.querySelector("#choices button")`)
			b.kept(eval[string](b, "location.pathname"))
			b.wait(`document.activeElement.id === "prompt"`)
			b.school(g.way, i < 2)
		})
	}
}

// school goes through all lessons; with tries it also tries undo, a refusal and a restart.
func (b *tab) school(way sight, tries bool) {
	b.t.Helper()
	last, undone, refused := 0, false, false
	var scrolled []float64
	for moves := 0; ; moves++ {
		b.wait(asked + " || " + graduated)
		at := eval[[]int](b, lessonOf)
		if eval[bool](b, graduated) {
			if at[0] != at[1]+1 {
				b.t.Errorf("the end comes at lesson %d of %d", at[0], at[1])
			}
			break
		}
		if at[0] < last || at[0] > last+1 || moves > 400 {
			b.t.Fatalf("after lesson %d comes lesson %d of %d", last, at[0], at[1])
		}
		if at[0] == at[1]/2 && last < at[0] {
			b.check(fmt.Sprint("lesson ", at[0]))
		}
		if at[0] == 4 && last < 4 && tries {
			b.restarted(at[0])
		}
		b.glows()
		if way == narrow {
			scrolled = append(scrolled, b.seesLesson())
		}
		if tries && !refused {
			refused = b.strays()
		}
		last = at[0]
		b.answers(moves, last)
		if tries && !undone && b.has("#undo button") {
			undone = true
			version := b.version()
			b.key("u")
			b.wait(`Number(document.querySelector("#page").dataset.version) > %d && %s`, version, asked)
			last = min(last, eval[[]int](b, lessonOf)[0])
		}
	}
	if tries && !(undone && refused) {
		b.t.Errorf("undo was tried: %t; a refusal was tried: %t", undone, refused)
	}
	for i := 1; i < len(scrolled); i++ {
		if jump := max(scrolled[i]-scrolled[i-1], scrolled[i-1]-scrolled[i]); jump > 844 {
			b.t.Errorf("the page jumps by %.0f px: it is scrolled to %v", jump, scrolled)
		}
	}
	b.check("the end of the lessons")
	b.tabTo(`#fork button`)
	b.key(kb.Enter)
	b.wait(`document.querySelector("#page.table") && !document.querySelector(".lesson-at, [data-lesson]")`)
}

// answers makes the move of the lesson, alternately by its digit and by the arrows, and checks the announcement.
func (b *tab) answers(turn, lesson int) {
	b.t.Helper()
	version := b.version()
	if turn%2 == 0 {
		b.key("1")
	} else {
		b.key(kb.ArrowDown)
		b.key(kb.Enter)
	}
	b.wait(`Number(document.querySelector("#page").dataset.version) > %d && %s`, version, idle)
	if at := eval[string](b,
		`document.activeElement?.closest("#decision, #main") ? "here" : document.activeElement?.outerHTML ?? ""`); at != "here" {
		b.t.Fatalf("the focus is lost after a move: it is at %.200s", at)
	}
	said, title := eval[string](b, `document.querySelector("#say").textContent`), eval[string](b,
		`document.querySelector("#prompt").textContent`)
	now := eval[[]int](b, lessonOf)[0]
	if now != lesson && !strings.Contains(said, title) {
		b.t.Errorf("lesson %d, %q, is not announced: %q", now, title, said)
	}
	if at := eval[string](b, `document.activeElement.id`); now != lesson && at != "prompt" {
		b.t.Errorf("lesson %d begins with the focus at %q", now, at)
	}
}

// inView is true if something that glows is on the screen, above the decision panel if that covers the bottom of the
// screen, or if nothing glows.
const inView = `(() => {
	const lit = [...document.querySelectorAll("[data-lesson]")].filter(e => e.checkVisibility());
	const panel = document.querySelector("#decision").getBoundingClientRect();
	const foot = panel.width > 0.9 * innerWidth ? panel.top : innerHeight;
	return lit.length === 0 || lit.map(e => e.getBoundingClientRect()).some(r => r.bottom > 0 && r.top < foot);
})()`

// glows checks that exactly the moves of the lesson are marked on the board, and that they scroll into view by
// themselves.
func (b *tab) glows() {
	b.t.Helper()
	wrong := eval[string](b, `(() => {
		const wanted = [...document.querySelectorAll(".lessons button[name=move]")].map(b => b.value);
		for (const place of document.querySelectorAll("[data-move]"))
			if (wanted.includes(place.dataset.move) !== (place.dataset.lesson !== undefined)) return place.dataset.move;
		return wanted.length ? "" : "nothing is asked for";
	})()`)
	if wrong != "" {
		b.t.Errorf("the board is marked wrongly: %s", wrong)
	}
	b.wait(inView)
}

// strays tries another legal move on the board, if there is any; the lesson stays.
func (b *tab) strays() bool {
	b.t.Helper()
	if !eval[bool](b, `(() => {
		const other = document.querySelector("#stage [data-move]:not([data-lesson])");
		document.querySelector("#decision").scrollTo({ top: 9999 }); // the reason is read all the same
		other?.focus();
		return other !== null && document.activeElement === other;
	})()`) {
		return false
	}
	version := b.version()
	b.key(kb.Enter)
	b.wait(`document.querySelector("#notice")?.getBoundingClientRect().bottom < innerHeight && ` + idle)
	b.wait(
		`document.querySelector("#notice").getBoundingClientRect().top >= document.querySelector("#decision").getBoundingClientRect().top`)
	if b.version() != version {
		b.t.Error("a move that the lesson does not wait for was made")
	}
	b.key(kb.Escape) // back to the lesson
	return true
}

// restarted ends the server as a power cut would; the lesson is the same afterwards.
func (b *tab) restarted(lesson int) {
	b.t.Helper()
	b.h.kill()
	b.h.start(strings.TrimPrefix(b.h.url, "http://"))
	b.open(eval[string](b, "location.pathname"))
	b.wait(asked)
	b.key(kb.Escape)
	if now := eval[[]int](b, lessonOf)[0]; now != lesson {
		b.t.Errorf("after a restart it is lesson %d instead of %d", now, lesson)
	}
}

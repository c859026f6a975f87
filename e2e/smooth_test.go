package e2e

import (
	"cmp"
	"context"
	"encoding/json"
	"flag"
	"fmt"
	"maps"
	"slices"
	"testing"
	"time"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/tracing"
	"github.com/chromedp/chromedp"
)

// A long task keeps the page from reacting for more than 50 ms. The aim is none after a click on a phone of five years
// ago, six times as slow as this machine. Tasks are measured by the processor time of the page's thread, so that other
// work on the machine hardly counts.
const (
	slowdown = 6
	long     = 50 * time.Millisecond
	stepping = 100 * time.Millisecond // loose: a busy machine has cold caches
	clicking = 150 * time.Millisecond // no task of docs/performance.md was longer with the last program
)

// task is one turn of a page's event loop, as long as it takes on the slow phone, and what took the time: each event of
// the trace without those inside it.
type task struct {
	took time.Duration
	by   map[string]time.Duration
}

func (t task) String() string {
	names := slices.SortedFunc(maps.Keys(t.by), func(a, b string) int { return cmp.Compare(t.by[b], t.by[a]) })
	text := fmt.Sprint(t.took.Milliseconds(), " ms")
	for _, name := range names[:min(len(names), 8)] {
		text += fmt.Sprintf(", %s %d", name, t.by[name].Milliseconds())
	}
	return text
}

// event is an event of a trace; its times are in microseconds.
type event struct {
	Name, Ph string
	Pid, Tid int
	Ts, Dur  int64
	Tdur     int64 // of the processor
	Args     struct {
		Name         string
		ElementCount int
		BeginData    struct{ DirtyObjects int }
		Data         struct{ Type string }
	}
}

// what names an event, and of how much it was.
func (e event) what() string {
	switch e.Name {
	case "UpdateLayoutTree":
		return fmt.Sprintf("styles of %d elements", e.Args.ElementCount)
	case "Layout":
		return fmt.Sprintf("layout of %d objects", e.Args.BeginData.DirtyObjects)
	case "EventDispatch":
		return "event " + e.Args.Data.Type
	}
	return e.Name
}

// tasks returns the tasks of the page's thread while something is done.
func (b *tab) tasks(do func()) (all []task) {
	b.t.Helper()
	var events []event
	collected := chromedp.Events(b.ctx, tracing.DataCollected)
	complete := chromedp.Events(b.ctx, tracing.TracingComplete)
	config := tracing.StartParams{TraceConfig: &tracing.TraceConfig{
		IncludedCategories: []string{"devtools.timeline", "disabled-by-default-devtools.timeline"},
		ExcludedCategories: []string{"*"},
	}}
	b.do(chromedp.Func(func(ctx context.Context, _ *chromedp.Target) error {
		_, err := chromedp.Call(ctx, tracing.Start, config)
		return err
	}))
	do()
	done := make(chan bool)
	go func() {
		for range complete {
			break
		}
		close(done)
	}()
	got := make(chan event, 1e6)
	go func() {
		for e, err := range collected {
			if err != nil {
				return
			}
			for _, v := range e.Value {
				var one event
				if json.Unmarshal(v, &one) == nil {
					one.Tdur = min(one.Tdur, one.Dur) // the clock of a thread jumps when the machine is busy
					got <- one
				}
			}
		}
	}()
	b.do(chromedp.Func(func(ctx context.Context, _ *chromedp.Target) error {
		_, err := chromedp.Call(ctx, tracing.End, cdp.Empty{})
		return err
	}))
	<-done
	for len(got) > 0 {
		events = append(events, <-got)
	}
	type thread struct{ pid, tid int }
	main := map[thread]bool{}
	for _, e := range events {
		if e.Name == "thread_name" && e.Args.Name == "CrRendererMain" {
			main[thread{e.Pid, e.Tid}] = true
		}
	}
	slices.SortFunc(events, func(a, b event) int { return cmp.Or(cmp.Compare(a.Ts, b.Ts), cmp.Compare(b.Dur, a.Dur)) })
	open := map[thread][]event{} // what goes on at this time, the innermost last
	for _, e := range events {
		own := thread{e.Pid, e.Tid}
		if e.Ph != "X" || !main[own] {
			continue
		}
		took := time.Duration(e.Tdur) * time.Microsecond * slowdown
		around := open[own]
		for len(around) > 0 && around[len(around)-1].Ts+around[len(around)-1].Dur <= e.Ts {
			around = around[:len(around)-1]
		}
		if e.Name == "RunTask" {
			all = append(all, task{took, map[string]time.Duration{}})
		}
		if len(all) > 0 && e.Tdur > 0 {
			by := all[len(all)-1].by
			by[e.what()] += took
			if len(around) > 0 {
				by[around[len(around)-1].what()] -= took
			}
		}
		open[own] = append(around, e)
	}
	return all
}

// past opens the replay of a game after two thirds. It returns its address and the turn that is shown.
func (b *tab) past(game string, seats ...string) (path string, at int) {
	b.t.Helper()
	path = b.h.played(game, 7, seats...)
	b.open(path + "?at=0")
	at = eval[int](b, `Number(document.querySelector("#at").max)`) * 2 / 3
	b.open(fmt.Sprintf("%s?at=%d", path, at))
	return path, at
}

// stepped goes on in a replay, without scripts that watch the page meanwhile.
func (b *tab) stepped(times int) {
	b.t.Helper()
	const moment = `document.querySelector("#page").dataset.at`
	for range times {
		before := eval[string](b, moment)
		eval[any](b, `document.querySelector("#step-next").click()`)
		for eval[string](b, moment) == before || b.has("#page [aria-busy]") {
			b.do(chromedp.Sleep(50 * time.Millisecond))
		}
		b.do(chromedp.Sleep(500 * time.Millisecond)) // for what glides
	}
}

// late opens a table from a moment of a replay on, with the visitor on the first seat.
func (b *tab) late(path string, at int) {
	b.t.Helper()
	for ; ; at++ {
		b.open(fmt.Sprintf("%s?at=%d", path, at))
		if b.has("#fork") {
			break
		}
	}
	b.click("#forking summary")
	b.click("#fork button")
	b.wait(asked)
}

// question is what a page asks: its version, and every button that answers.
const question = `JSON.stringify([document.querySelector("#page").dataset.version,
	...[...document.querySelectorAll("#decision :is(button[name=move], button[name=aim])")].map(b => b.value)])`

// quietly presses a button in sight and waits for the next question, without scripts that watch the page meanwhile;
// false if there is nothing to press. What is chosen in several steps is made as soon as it can be.
func (b *tab) quietly() bool {
	b.t.Helper()
	var at []float64
	for range 20 { // the sheet may still rise
		if at = b.button(); at != nil {
			break
		}
		b.do(chromedp.Sleep(200 * time.Millisecond))
	}
	if at == nil {
		return false
	}
	before := eval[string](b, question)
	b.do(chromedp.MouseClickXY(at[0], at[1]))
	for range 300 { // four bots may think for a minute
		b.do(chromedp.Sleep(200 * time.Millisecond))
		if b.has("#sheet") || b.has("#decision :is(button[name=move], button[name=aim])") && eval[string](b, question) != before {
			return !b.has("#sheet")
		}
	}
	return false
}

// button returns where a button that answers can be pressed; nil if none can be now. A scene that lies over them is ended.
func (b *tab) button() (at []float64) {
	b.t.Helper()
	if skip := eval[[]float64](b, spot, "[data-scene].played [data-does=skip]", true); skip != nil {
		b.do(chromedp.MouseClickXY(skip[0], skip[1]))
		return nil
	}
	buttons := []string{"#do-aim"}
	for _, move := range b.moves() {
		buttons = append(buttons, option(move))
	}
	buttons = append(buttons, "#aim button[name=aim]")
	for _, button := range buttons {
		if at = eval[[]float64](b, spot, button, true); at != nil {
			return at
		}
	}
	return nil
}

var smooth = flag.Bool("smooth", false, "measure how long a click keeps the page busy; takes four minutes")

// After a click the page reacts without long tasks, in the last third of games with most players. It measures time, so
// it is no part of the gate: docs/performance.md has its figures.
func TestLongTasks(t *testing.T) {
	if !*smooth {
		t.Skip("a measurement: -smooth")
	}
	h := open(t, "ENNEAD_PAUSE=10ms")
	for game, players := range map[string]int{"pharaon": 5, "kemet": 5, "tekhenu": 4, "osiris": 5, "pyramidion": 4} {
		t.Run(game, func(t *testing.T) {
			b := h.tab(390, 844)
			b.t = t
			// What still moves on the page would count as work of the next one.
			defer b.do(chromedp.Navigate("about:blank"))
			b.prefers("reduced-motion", "no-preference")
			path, at := b.past(game, slices.Repeat([]string{"apprentice"}, players)...)
			b.stepped(2) // the first ones warm up
			b.busy("twelve steps of a replay", stepping, b.tasks(func() { b.stepped(12) }))
			b.late(path, at)
			b.quietly()
			b.wait(asked) // bots may think for longer
			clicks := 0
			b.busy("clicks", clicking, b.tasks(func() {
				for ; clicks < 6 && b.quietly(); clicks++ {
				}
			}))
			if clicks == 0 {
				t.Error("nothing could be clicked")
			}
		})
	}
}

// busy logs the longest tasks and fails if one takes far too long.
func (b *tab) busy(after string, most time.Duration, tasks []task) {
	b.t.Helper()
	slices.SortFunc(tasks, func(a, b task) int { return cmp.Compare(b.took, a.took) })
	over := slices.IndexFunc(tasks, func(t task) bool { return t.took <= long })
	b.t.Logf("%s: %d tasks, %d over 50 ms", after, len(tasks), over)
	for _, one := range tasks[:min(len(tasks), 12)] {
		b.t.Log(one)
	}
	if len(tasks) == 0 || tasks[0].took > most {
		b.t.Error("the page is busy for too long, or never was")
	}
}

// The board changes in a task of its own, and the page says that it shows a version once the board does, too.
func TestBoardBeforeVersion(t *testing.T) {
	t.Parallel()
	h := open(t, "ENNEAD_PAUSE=10ms")
	b := h.tab(1440, 900)
	b.sits("pharaon", "me", "apprentice", "", "", "")
	b.wait(asked)
	eval[any](b, `(window.order = [], new MutationObserver(all => {
		for (const m of all) {
			if (m.attributeName === "data-version") order.push("version");
			if (m.attributeName === "data-part" && m.target.id === "stage") order.push("board");
		}
	}).observe(document.querySelector("#page"), {attributes: true, subtree: true}), 0)`)
	for range 6 {
		b.turn(b.some)
	}
	b.wait(asked)
	order := eval[[]string](b, `order`)
	boards := 0
	for i, what := range order {
		if what != "board" {
			continue
		}
		boards++
		if i+1 == len(order) || order[i+1] != "version" {
			t.Errorf("after a change of the board comes no version: %v", order)
		}
	}
	if boards == 0 {
		t.Errorf("the board never changed: %v", order)
	}
}

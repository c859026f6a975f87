package e2e

import (
	"context"
	"sort"
	"testing"

	"github.com/chromedp/cdproto/network"
	"github.com/chromedp/chromedp"
)

// What a visitor has to fetch stays small: the first view with all its files, and the change after a move.
func TestSize(t *testing.T) {
	t.Parallel()
	h := open(t)
	b := h.tab(1440, 900)
	table := b.begin("solo")
	b.wait(`document.querySelector("#choices button")`)

	h.weighs(table)
	h.weighs("/")

	var answers []int
	for len(answers) < 80 { // a game takes some 50 to 100 answers
		received := b.received()
		for range 100 {
			b.turn(b.some)
		}
		answers = append(answers, received()...)
		b.begin("solo")
		b.wait(`document.querySelector("#choices button")`)
	}
	light(t, answers, 80)
}

// weighs checks that the first view of a page is not too large for a first-time visitor.
func (h *house) weighs(path string) {
	h.t.Helper()
	fresh := h.tab(1440, 900)
	fresh.do(chromedp.Func(func(ctx context.Context, _ *chromedp.Target) error {
		_, err := chromedp.Call(ctx, network.SetCacheDisabled, network.SetCacheDisabledParams{CacheDisabled: true})
		if err == nil { // nor what a service worker keeps
			_, err = chromedp.Call(ctx, network.SetBypassServiceWorker,
				network.SetBypassServiceWorkerParams{Bypass: true})
		}
		return err
	}))
	received := fresh.received()
	fresh.open(path)
	fresh.wait(`document.fonts.status === "loaded" && document.readyState === "complete"`)
	first := 0
	for _, n := range received() {
		first += n
	}
	h.t.Logf("first view of %s: %d bytes", path, first)
	if first > 135_000 {
		h.t.Errorf("the first view of %s takes %d bytes", path, first)
	}
}

// light checks that answers to moves are small, and that there are at least that many.
func light(t *testing.T, answers []int, least int) {
	t.Helper()
	sort.Ints(answers)
	if len(answers) < least {
		t.Fatalf("a game took %d answers", len(answers))
	}
	half, most := answers[len(answers)/2], answers[len(answers)-1]
	t.Logf("a move %d bytes, at most %d: %v", half, most, answers)
	if most > 10_000 {
		t.Errorf("a move takes %d bytes", most)
	}
}

// received counts the bytes of each answer from now on, including headers.
func (b *tab) received() func() []int {
	events := chromedp.Events(b.ctx, network.LoadingFinished)
	sizes, done := make(chan int, 1000), make(chan bool)
	go func() {
		for e, err := range events {
			if err != nil {
				return
			}
			select {
			case sizes <- int(e.EncodedDataLength):
			case <-done:
				return
			}
		}
	}()
	return func() []int {
		close(done)
		var all []int
		for len(sizes) > 0 {
			all = append(all, <-sizes)
		}
		return all
	}
}

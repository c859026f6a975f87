package e2e

import (
	"context"
	"sort"
	"testing"

	"github.com/chromedp/cdproto/network"
	"github.com/chromedp/chromedp"
)

// What a visitor has to fetch stays small: the first view with all its files, and the change that a move brings.
func TestSize(t *testing.T) {
	t.Parallel()
	h := open(t)
	b := h.tab(1440, 900)
	table := b.begin("solo")
	b.wait(`document.querySelector("#choices button")`)

	fresh := h.tab(1440, 900)
	fresh.do(chromedp.Func(func(ctx context.Context, _ *chromedp.Target) error {
		_, err := chromedp.Call(ctx, network.SetCacheDisabled, network.SetCacheDisabledParams{CacheDisabled: true})
		return err
	}))
	received := fresh.received()
	fresh.open(table)
	fresh.wait(`document.fonts.status === "loaded" && document.readyState === "complete"`)
	first := 0
	for _, n := range received() {
		first += n
	}
	if first > 150_000 {
		t.Errorf("the first view of a table takes %d bytes", first)
	}

	var updates []int
	received = b.received()
	for range 100 {
		b.turn(b.some)
	}
	updates = received()
	sort.Ints(updates)
	if len(updates) < 80 {
		t.Fatalf("a solo game made %d answers", len(updates))
	}
	half, most := updates[len(updates)/2], updates[len(updates)-1]
	t.Logf("first view %d bytes; a move %d bytes, at most %d: %v", first, half, most, updates)
	if most > 10_000 {
		t.Errorf("a move brings %d bytes", most)
	}
}

// received counts the bytes of each answer from now on, headers included.
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

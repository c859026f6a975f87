package e2e

import (
	"context"
	"fmt"
	"testing"

	"github.com/chromedp/chromedp"
)

// counted makes the page count its fetches, and delays each for a moment.
const counted = `(() => {
	const real = fetch;
	window.fetches = {all: 0, now: 0, most: 0};
	window.fetch = async (...what) => {
		fetches.all++;
		fetches.most = Math.max(fetches.most, ++fetches.now);
		try {
			await new Promise(done => setTimeout(done, 300));
			return await real(...what);
		} finally {
			fetches.now--;
		}
	};
	return true;
})()`

// told sends the page these hints, as versions beyond the one that it shows, as another tab of the browser would.
const told = `(() => {
	const page = document.querySelector("#page").dataset, hints = %s;
	const channel = new BroadcastChannel("ennead"), heard = new BroadcastChannel("ennead"); // which hears after the page has
	let left = hints.length;
	heard.onmessage = e => { if (e.data.hint) left--; };
	fetches.all = fetches.most = 0;
	for (const beyond of hints) channel.postMessage({hint: {table: page.table, version: Number(page.version) + beyond}});
	return new Promise(done => {
		let quiet = 0;
		const look = setInterval(() => {
			quiet = fetches.now || left > 0 ? 0 : quiet + 1;
			if (quiet > 8) clearInterval(look), channel.close(), heard.close(), done([fetches.all, fetches.most]);
		}, 50);
	});
})()`

// Bots are faster than a page is fetched. One fetch runs at a time; hints in the meantime wait for one more, and a
// hint of what is shown or being fetched causes none.
func TestHintsMerge(t *testing.T) {
	t.Parallel()
	b := open(t).tab(1000, 700)
	b.begin("solo")
	b.wait(`document.querySelector("#choices button")`)
	eval[bool](b, counted)
	for _, test := range []struct {
		hints string
		all   int
	}{
		{"[0, -1, 0]", 0},
		{"[1, 1, 1, 1, 0]", 1},
		{"[5, 1, 2, 3, 4, 5]", 1},
		{"[1, 2, 3, 4, 5, 6, 7, 8, 9, 9]", 2},
	} {
		ctx, done := context.WithTimeout(b.ctx, patience)
		got, err := chromedp.Run(ctx, chromedp.Evaluate[[]int](fmt.Sprintf(told, test.hints),
			chromedp.EvalAwaitPromise))
		done()
		must(t, err)
		if got[0] != test.all || got[1] > 1 {
			t.Errorf("hints of %s versions further: %d fetches, %d at a time; there should be %d", test.hints, got[0],
				got[1], test.all)
		}
	}
	before := b.version()
	b.turn(b.some)
	if b.version() <= before {
		t.Error("after hints of versions that never came, no move is shown")
	}
}

package piecetest

import "testing"

func TestHeadings(t *testing.T) {
	for _, test := range []struct{ text, wrong string }{
		{"<h1>a</h1><h2>b</h2><h3>c</h3><h2>d</h2>", ""},
		{"<h2>a</h2>", "<h2>a"},
		{`<h1>a</h1><h3 class="x">b</h3>`, `<h3 class="x">b`},
		{"<h1>a</h1><details><summary>b</summary><h2>c</h2></details><h2>d</h2>", ""},
		{"<h1>a</h1><details><summary>b</summary><h2>c</h2></details><h3>d</h3>", "<h3>d"}, // unless it is unfolded
		{"<h1>a</h1><details><summary><h2>b</h2></summary><h3>c</h3></details><h3>d</h3>", ""},
		{"<h1>a</h1><h2>b</h2><h3>c</h3><details><summary>d</summary><h2>e</h2></details><h4>f</h4>", "<h4>f"},
		{"<header>a</header><h1>b</h1>", ""},
	} {
		if got := skipped(test.text, 0); got != test.wrong {
			t.Errorf("%s: got %q, want %q", test.text, got, test.wrong)
		}
	}
}

package web

import (
	"net/url"
	"strings"
	"testing"
)

// The rules of a game name each other by links, chapters too, and each has an address.
func TestRulesAreLinked(t *testing.T) {
	b := open(t).browser()
	b.get("/rules/sticks").wants(t, 200).has(t,
		`<li id="STK-1" tabindex="-1"><a class="rule" href="#STK-1">STK-1</a> A &lt;rule&gt;, see <a class="rule" href="#STK-2">STK-2</a>`,
		`chapters <a class="rule" href="#c-2">2</a> and 9.`, // there is no chapter 9
		`<h2 id="c-2"`, `<a href="#c-2">`,
		`<h3 id="STK-2.1">2.1 Throwing</h3>`,
		`name="game" value="sticks"`, // its form searches this game
	)
	b.get("/rules/chess").wants(t, 404)
	b.get("/rules").wants(t, 200).has(t, `href="/rules/sticks"`, `role="search"`)
}

// A search works by a plain form: in one game or all, in both languages, without accents, by number; it leads to the rule.
func TestRulesAreSearched(t *testing.T) {
	s := open(t)
	b := s.browser()
	b.get("/rules?q=another").wants(t, 200).has(t, "1 rule has “another”.",
		`<a class="rule" href="/rules/sticks#STK-2">STK-2</a>`, "<mark>Another</mark>.", "2.1 Throwing")
	b.get("/rules?game=sticks&q=stk-1").has(t, `href="/rules/sticks#STK-1"`, `value="stk-1"`, `href="/rules?game=&amp;q=stk-1"`).
		lacks(t, `href="#`+"STK") // links lead to the other page
	b.get("/rules?q=Another+nothing").wants(t, 200).has(t, "No rule has these words.").lacks(t, `href="/rules/sticks#`)
	// A French word finds the rule for who reads English, and says so.
	b.get("/rules?q=cote").has(t, "No rule has “cote” in English, but 1 has it in French.", `href="/rules/sticks#STK-2"`, "Another.")
	fr := s.browser()
	fr.header["Accept-Language"] = "fr"
	fr.get("/rules?q=COTE").has(t, "1 règle contient", "à <mark>côté</mark>").lacks(t, "Aucune règle")
	b.get("/rules?game=chess&q=a").wants(t, 404)
	b.get("/rules?q=++").wants(t, 200).lacks(t, "No rule has") // nothing is asked for
}

// What is searched for comes back as text and never as markup, and is bounded.
func TestSearchedWordsAreText(t *testing.T) {
	b := open(t).browser()
	for _, asked := range []string{`"><img src=x onerror=alert(1)>`, "<rule>", "{n} {words}", "\x00\xff\xfe", "%s", "\ue000\ue001"} {
		b.get("/rules?q="+url.QueryEscape(asked)).wants(t, 200).lacks(t, "<img", "onerror=alert(1)>", "<rule>", "\ufffd")
	}
	b.get("/rules?q=rule").has(t, "A &lt;<mark>rule</mark>&gt;, see")
	b.get("/rules?q="+strings.Repeat("x", 5000)).wants(t, 200).has(t, `name="q" value="`+strings.Repeat("x", 100)+`"`)
}

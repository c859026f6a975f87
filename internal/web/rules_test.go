package web

import (
	"net/url"
	"regexp"
	"strings"
	"testing"

	kemetkit "ennead/games/kemet/kit"
)

// The rules of a game link to each other, including chapters, and each has an address.
func TestRulesAreLinked(t *testing.T) {
	b := open(t).browser()
	b.get("/rules/sticks").wants(t, 200).
		has(t, `<li id="STK-1" tabindex="-1"><a class="rule" href="#STK-1">STK-1</a> A &lt;rule&gt;, `+
			`see <a class="rule" href="#STK-2">STK-2</a>`,
			`chapters <a class="rule" href="#c-2">2</a> and 9.`, // there is no chapter 9
			`<h2 id="c-2"`, `<a href="#c-2">`,
			`<h3 id="STK-2.1">2.1 Throwing</h3>`,
			`name="game" value="sticks"`, // its form searches this game
		)
	b.get("/rules/chess").wants(t, 404)
	b.get("/rules").wants(t, 200).has(t, `href="/rules/sticks"`, `role="search"`)
}

// Search works with a plain form: in one game or all, in both languages, without accents, by number; its results link
// to the rules.
func TestRulesAreSearched(t *testing.T) {
	s := open(t)
	b := s.browser()
	b.get("/rules?q=another").wants(t, 200).has(t, "1 result for “another”.",
		`<a class="rule" href="/rules/sticks#STK-2">STK-2</a>`, "<mark>Another</mark>.", "2.1 Throwing")
	b.get("/rules?game=sticks&q=stk-1").has(t, `href="/rules/sticks#STK-1"`, `value="stk-1"`,
		`href="/rules?game=&amp;q=stk-1"`).
		lacks(t, `href="#`+"STK") // links lead to the other page
	b.get("/rules?q=Another+nothing").wants(t, 200).has(t, "No results for “Another nothing”.",
		`href="/rules?game=&amp;q=another"`).lacks(t, `href="/rules/sticks#`)
	// A French word finds the rule for an English reader, and the page says so.
	b.get("/rules?q=cote").has(t, "No results for “cote” in English, but 1 in French.", `href="/rules/sticks#STK-2"`,
		"Another.")
	fr := s.browser()
	fr.header["Accept-Language"] = "fr"
	fr.get("/rules?q=COTE").has(t, "1 passage contient", "à <mark>côté</mark>").lacks(t, "Aucun passage")
	b.get("/rules?game=chess&q=a").wants(t, 404)
	b.get("/rules?q=++").wants(t, 200).lacks(t, "No results for") // the query is empty
}

// The query is shown as text and never as markup, and its length is limited.
func TestSearchedWordsAreText(t *testing.T) {
	b := open(t).browser()
	for _, asked := range []string{`"><img src=x onerror=alert(1)>`, "<rule>", "{n} {words}", "\x00\xff\xfe", "%s",
		"\ue000\ue001"} {
		b.get("/rules?q="+url.QueryEscape(asked)).wants(t, 200).lacks(t, "<img", "onerror=alert(1)>", "<rule>",
			"\ufffd")
	}
	b.get("/rules?q=rule").has(t, "A &lt;<mark>rule</mark>&gt;, see")
	b.get("/rules?q="+strings.Repeat("x", 5000)).wants(t, 200).has(t, `name="q" value="`+strings.Repeat("x", 100)+`"`)
}

// Search finds more than numbered rules: headings, prose between the rules, and glossary terms with their meaning.
func TestSearchFindsAllKindsOfText(t *testing.T) {
	s := openWith(t, kemetkit.Game)
	b, fr := s.browser(), s.browser()
	fr.header["Accept-Language"] = "fr"
	b.get("/rules?q=pyramids").wants(t, 200).has(t, `<li class="head">`, `#s-4"><mark>Pyramids</mark></a>`,
		`<mark>Pyramid</mark>`)
	fr.get("/rules?q=officieuse+quartiers").has(t, "Aucun passage ne contient")
	fr.get("/rules?q=non+approuvee").wants(t, 200).has(t, `<a class="over" href="/rules/kemet">Le début</a>`,
		"<mark>approuvée</mark>")
	b.get("/rules?q=automaton").wants(t, 200).has(t, `<section class="sheet found" aria-labelledby="in-house"`,
		`href="/glossary#house-`)
	// The heading comes first, then the rule that defines it, then rules that mention it.
	page := b.get("/rules?game=kemet&q=teleport").body
	first, later := strings.Index(page, `#KEM-5.5.5"`), strings.Index(page, `#KEM-8.`)
	if first < 0 || later >= 0 && later < first {
		t.Errorf("the rule of teleports is at %d, another at %d", first, later)
	}
}

// If nothing is found, other spellings and single words are proposed, each of which finds something.
func TestSearchProposes(t *testing.T) {
	s := openWith(t, kemetkit.Game)
	b := s.browser()
	page := b.get("/rules?q=pyramyd").wants(t, 200).has(t, "No results for “pyramyd”.", "Did you mean",
		`<a href="/rules?game=&amp;q=pyramid">pyramid</a>`, `href="/glossary"`)
	page.lacks(t, "Results for each word")
	b.get("/rules?q=pyramyd").has(t, `role="status"`)
	b.get("/rules?q=pyramid+omelette").has(t, "Results for each word",
		`<a href="/rules?game=&amp;q=pyramid">pyramid</a>`).lacks(t, `q=omelette"`)
	b.get("/rules?game=kemet&q=pyramyd").has(t, `href="/rules?game=kemet&amp;q=pyramid"`)
	b.get("/rules?q=xyzzyq").has(t, "Other things to try").lacks(t, "Did you mean", "Results for each word")
}

// Every marked term opens a card of its own, and every card belongs to one.
func TestNamesHaveCards(t *testing.T) {
	s := openWith(t, kemetkit.Game)
	body := s.browser().get("/rules/kemet").body
	cards := map[string]bool{}
	for _, found := range regexp.MustCompile(`<span id="([^"]+)" class="term" popover>`).FindAllStringSubmatch(body,
		-1) {
		if cards[found[1]] {
			t.Errorf("two cards are called %s", found[1])
		}
		cards[found[1]] = true
	}
	opened := regexp.MustCompile(`popovertarget="([^"]+)"`).FindAllStringSubmatch(body, -1)
	for _, found := range opened {
		if !cards[found[1]] {
			t.Errorf("%s opens nothing", found[1])
		}
	}
	if len(opened) < 20 || len(opened) != len(cards) || strings.ContainsAny(body, "\ue002\ue003\ue004") {
		t.Errorf("%d terms, %d cards", len(opened), len(cards))
	}
}

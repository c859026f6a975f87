package web

import (
	"testing"

	kemetkit "ennead/games/kemet/kit"
)

// The glossary has both languages side by side, the reader's first, and links to the rules.
func TestGlossary(t *testing.T) {
	s := openWith(t, kemetkit.Game)
	b := s.browser()
	en := b.get("/glossary").wants(t, 200).has(t, `<section id="house"`, `<section id="kemet"`, `href="#kemet"`,
		`<tr id="kemet-battle-card"><th scope="row">battle card</th><td lang="fr">carte Combat</td>`,
		`<a class="rule" href="/rules/kemet#KEM-6.3">KEM-6.3</a>`)
	en.lacks(t, `<section id="osiris"`) // not offered here
	fr := s.browser()
	fr.header["Accept-Language"] = "fr"
	fr.get("/glossary/kemet").wants(t, 200).has(t, `<th scope="row">carte Combat</th><td lang="en">battle card</td>`,
		"Force, Dégâts et Défense",
		`règle de l’Équilibre`, `href="/glossary"`).lacks(t, `<section id="house"`)
	// A rule that defines a term shows its name in the other language.
	b.get("/rules/kemet").wants(t, 200).has(t, `<dfn><button type="button" class="name" popovertarget="n-KEM-`,
		`title="règle de l’Équilibre (French)">Balance rule</button></dfn><span id="n-KEM-`,
		`class="term" popover><b>Balance rule</b> · <i lang="fr">règle de l’Équilibre</i> (French)`,
		`: when the Day ends`, `<a href="/glossary/kemet#kemet-balance-rule">Glossary</a></span>`)
	fr.get("/rules/kemet").has(t, `title="Balance rule (anglais)">Règle de l’Équilibre</button></dfn>`)
	// A search of the rules also finds terms by name, in either language.
	b.get("/rules?q=carte+combat").wants(t, 200).
		has(t, `<b><a href="/glossary/kemet#kemet-battle-card">battle card</a></b> · `+
			`<i lang="fr"><mark>carte</mark> <mark>Combat</mark></i>`, `<a class="rule" href="/rules/kemet#KEM-6.3">`)
	for _, path := range []string{"/glossary/chess", "/glossary/osiris", "/glossary/house", "/glossary/..%2fhouse"} {
		b.get(path).wants(t, 404)
	}
}

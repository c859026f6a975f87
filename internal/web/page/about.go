package page

import (
	. "maragu.dev/gomponents"
	. "maragu.dev/gomponents/html"
)

// shortcuts are the keys of a table, in the order in which they are explained.
var shortcuts = []string{
	"digits", "enter", "more", "arrows", "undo", "why", "hint", "since", "tape", "plan", "trade", "talk", "esc",
}

// About says what this site is and is not.
func About(s Site) Node {
	paragraphs := Group{}
	for _, key := range []string{"what", "unofficial", "fair", "private", "open", "fonts"} {
		paragraphs = append(paragraphs, H2(Class("cg"), s.t("about."+key+".title")), P(s.t("about."+key)))
	}
	return s.plain(s.w("about.title"), Section(Class("sheet prose"), H1(Class("cg"), s.t("about.title")), paragraphs,
		H2(Class("cg"), s.t("about.keys.title")),
		Ul(Class("keys"), Map(shortcuts, func(k string) Node {
			return Li(El("kbd", s.t("about.keys."+k+".key")), Text(" "), s.t("about.keys."+k))
		}))))
}

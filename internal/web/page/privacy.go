package page

import (
	. "maragu.dev/gomponents"
	. "maragu.dev/gomponents/html"
)

// Kept is something that a site keeps.
type Kept struct {
	Key       string   // of its words
	Relations []string // of the store that hold it
}

// Privacy renders the page that says what a site keeps of people, and for how long.
func Privacy(s Site, all []Kept) Node {
	return s.people(s.w("privacy.title"), Section(Class("sheet prose"), H1(Class("cg"), s.t("privacy.title")),
		P(s.t("privacy.line")),
		Table(Class("kept"),
			THead(Tr(Th(Scope("col"), s.t("privacy.what")), Th(Scope("col"), s.t("privacy.why")),
				Th(Scope("col"), s.t("privacy.long")))),
			TBody(Map(all, func(k Kept) Node {
				return Tr(Th(Scope("row"), s.t("privacy."+k.Key)), Td(s.t("privacy."+k.Key+".why")),
					Td(s.t("privacy."+k.Key+".long")))
			}))),
		P(s.t("privacy.others")),
		P(s.t("privacy.cookies"))))
}

package page

import (
	. "maragu.dev/gomponents"
	. "maragu.dev/gomponents/html"
)

// OfflineFiles are the static files that [Offline] needs, besides the fonts.
var OfflineFiles = []string{"client.js", "icon.svg", "offline.js", "piece.css", "site.css"}

// Offline renders the page that a browser shows instead of any other while it cannot reach the site. It knows nothing
// of who reads it, nor which page they wanted: a link to nowhere leads there.
func Offline(s Site) Node {
	ways := []string{"wait", "network", "tabs"}
	return s.document(s.w("offline.title")+" · Ennead", "plain curtain", Script(Src(s.File("offline.js")), Defer()),
		Header(Class("top"), s.brand()),
		Main(ID("main"), TabIndex("-1"), Section(Class("sheet"),
			H1(Class("cg"), s.t("offline.title")),
			P(s.t("offline.line")),
			P(s.t("offline.safe")),
			H2(Class("h3"), s.t("offline.can")),
			Ul(Map(ways, func(way string) Node { return Li(s.t("offline." + way)) })),
			P(A(Class("go"), Href(""), s.t("offline.again"))),
		)))
}

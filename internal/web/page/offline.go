package page

import (
	. "maragu.dev/gomponents"
	. "maragu.dev/gomponents/html"
)

// OfflineFiles are the static files that [Offline] needs, besides the fonts.
var OfflineFiles = []string{"client.js", "icon.svg", "offline.css", "offline.js", "piece.css", "site.css"}

// Offline renders the page that a browser shows instead of any other while it cannot reach the site. It knows nothing
// of who reads it, nor which page they wanted: a link to nowhere leads there.
func Offline(s Site) Node {
	ways := []string{"wait", "network", "tabs"}
	return s.document(s.w("offline.title")+" · Ennead", "plain offline", Group{
		Link(Rel("stylesheet"), Href(s.File("offline.css"))), Script(Src(s.File("offline.js")), Defer()),
	},
		Header(Class("top"), s.brand()),
		Main(ID("main"), TabIndex("-1"), Section(Class("sheet"),
			Raw(moored),
			H1(Class("cg"), s.t("offline.title")),
			P(s.t("offline.line")),
			P(s.t("offline.safe")),
			H2(Class("cg"), s.t("offline.can")),
			Ul(Map(ways, func(way string) Node { return Li(s.t("offline." + way)) })),
			P(A(Class("go"), Href(""), s.t("offline.again"))),
		)))
}

// moored is a boat that waits for the day, under a moon above the river.
const moored = `<svg class="moored" viewBox="0 0 100 100" aria-hidden="true">` +
	`<path fill="#1F3A6E" d="M0 0h100v62H0z"/>` +
	`<circle cx="69" cy="25" r="9.5" fill="#F6EDD6"/><circle cx="73" cy="22.500" r="8.500" fill="#1F3A6E"/>` +
	`<g fill="#F6EDD6"><circle cx="24" cy="20" r="1.300"/><circle cx="40" cy="12" r="1"/>` +
	`<circle cx="14" cy="37" r="1"/><circle cx="47" cy="30" r="1.200"/>` +
	`<circle cx="88" cy="42" r="1.100"/><circle cx="57" cy="9" r=".9"/></g>` +
	`<path fill="#B98A3A" d="M52 62l20-24l20 24z"/><path fill="#8A6428" d="M72 38l20 24H78z"/>` +
	`<path fill="#E3B04B" d="M0 58q20-5 46 1q30 5 54-1v6H0z"/><path fill="#2F6F8F" d="M0 62h100v38H0z"/>` +
	`<g fill="none" stroke="#F6EDD6" stroke-width="1.400" stroke-linecap="round" opacity=".55">` +
	`<path d="M62 74h20M70 80h14M10 84h12M56 90h16M24 92h10"/></g>` +
	`<g stroke="#1D1A17" stroke-width="1.600" stroke-linecap="round" stroke-linejoin="round"><path d="M37 74V44"/>` +
	`<path fill="#F6EDD6" d="M21 45q16 5 32 0l1 4q-17 5-34 0z"/>` +
	`<path fill="#B5432E" d="M12 66q3 3 7 4h36q5-1 8-6q1 15-12 18H24q-11-2-12-16z"/>` +
	`<path fill="none" d="M61 70l10-7M71 67v-6" stroke-width="1.200"/></g></svg>`

package board

import (
	"ennead/games/pyramidion"
	pyramidiontext "ennead/games/pyramidion/text"
	"ennead/internal/piece"

	"maragu.dev/gomponents"
	"maragu.dev/gomponents/html"
)

// aid is the player aid: the effects of special characters and the powers of sites. It opens on touch screens too,
// where titles do not show.
func (p *picture) aid() gomponents.Node {
	characters, places := []gomponents.Node{html.Class("py-aid")}, []gomponents.Node{html.Class("py-aid")}
	for effect := pyramidion.NoEffect + 1; int(effect) < len(effectNames); effect++ {
		does := p.Words.Say(pyramidiontext.Effect(p.s, effect))
		characters = append(characters, aidLine(effectSigns[effect], p.Term("effect."+effectNames[effect]), does))
	}
	for site := range sites {
		power := p.Words.Say(pyramidiontext.Power(site))
		places = append(places, aidLine(siteSigns[site], p.Term(siteKey(site)), power))
	}
	return html.Section(html.ID("aid"), html.Class("area"), html.Aria("label", p.Word("aid")),
		html.Details(html.Summary(html.Class("area-title"), text(p.Word("aid"))),
			html.Ul(characters...), html.Ul(places...)))
}

func aidLine(sign, name, says string) gomponents.Node {
	return html.Li(piece.Sign(sign, 24, "g-out"), html.Span(html.B(text(name)), text(" "+says)))
}

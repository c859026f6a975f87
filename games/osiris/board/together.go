package board

import (
	"strings"

	"ennead/game"
	"ennead/games/osiris"
	osiristext "ennead/games/osiris/text"
	"ennead/internal/piece"

	"maragu.dev/gomponents"
	"maragu.dev/gomponents/html"
)

// Actions and what follows them in one click: a worker and where it goes, another one and its wage, a monument and its
// site.

// follows lists, by the verb of a move, that of what the same click can choose after it.
var follows = map[uint8]uint8{
	osiris.VPlace: osiris.VAt, osiris.VHire: osiris.VPay, osiris.VBuild: osiris.VOn,
}

// acts arranges the actions of a turn under headings; nil if no worker can be placed or hired, and nothing built.
func (p *picture) acts(moves []game.Move) []piece.Group {
	var all []piece.Group
	for _, m := range moves {
		title := ""
		if _, ok := follows[m.Verb]; ok {
			title = p.Word("acts-" + strings.Fields(osiris.Lexicon.Text(m))[0])
		}
		if last := len(all) - 1; last < 0 || all[last].Title != title {
			all = append(all, piece.Group{Title: title, Together: p.with})
		}
		group := &all[len(all)-1]
		group.Moves = append(group.Moves, m)
	}
	if len(all) < 2 && all[0].Title == "" {
		return nil
	}
	return all
}

// fewKinds is up to how many kinds of workers each has buttons for the cities, too, which are open to them all. With
// more there would be dozens.
const fewKinds = 3

// kindsToPlace returns how many kinds of workers the viewer can place.
func (p *picture) kindsToPlace() (n int) {
	for _, m := range p.Legal {
		if m.Verb == osiris.VPlace {
			n++
		}
	}
	return n
}

func city(at osiris.Place) bool { return at >= osiris.FirstCity && at < osiris.FirstSection }

// with returns what can be chosen with an action: places, sites, and the best wage.
func (p *picture) with(m game.Move) (all []piece.Together) {
	verb, ok := follows[m.Verb]
	if !ok {
		return nil
	}
	after := piece.After(p.Scene, m)
	s := after.State.(*osiris.State)
	if verb == osiris.VPay {
		if wage := s.SuggestWage(p.Viewer); len(wage.Moves) > 0 {
			all = append(all, piece.Together{Series: append([]game.Move{m}, wage.Moves...), Text: p.wage(wage)})
		}
		return all
	}
	many := p.kindsToPlace() > fewKinds
	for _, next := range s.Moves(nil, p.Viewer) {
		if next.Verb == verb && !(many && verb == osiris.VAt && city(osiris.Place(next.A))) {
			all = append(all, piece.Together{Series: []game.Move{m, next}, Text: p.then(s, next)})
		}
	}
	return all
}

// wage says what hiring costs.
func (p *picture) wage(w osiris.Wage) gomponents.Node {
	return gomponents.Group{spoken(p.Words.Say(osiristext.WageText(w))), amounts("−", w.Paid)}
}

// then says what follows an action, as short as can be beside the picture: what a worker brings from where, or a site.
// The rest is read aloud.
func (p *picture) then(s *osiris.State, m game.Move) gomponents.Node {
	name := p.Words.Say(p.Game.Label(s, p.Viewer, m))
	if m.Verb != osiris.VAt {
		site := osiris.Site(m.A)
		gain := gomponents.Text(" +" + number(s.Gain(p.Viewer, s.Turn.Plan-1, site)))
		return gomponents.Group{spoken(name), html.Span(html.Class("os-amounts"), unheard, p.siteTag(site), gain)}
	}
	switch at := osiris.Place(m.A); {
	case at < osiris.FirstCity:
		r := s.Data.Terrain[at].Resource
		var gain osiris.Tokens
		gain[r] = min(s.Yield(s.Turn.Worker, at, s.Top().B), s.Supply[r])
		return gomponents.Group{spoken(name), html.I(unheard, gomponents.Text(number(int(at%8)+1))),
			amounts("+", gain)}
	case city(at):
		return gomponents.Text(p.Words.Say(osiristext.PlaceName(s, at)))
	default:
		gain := s.Data.Section[at-osiris.FirstSection].UpTo(s.Supply)
		return gomponents.Group{spoken(name), html.I(unheard, gomponents.Text(caravans[at.Caravan()])),
			amounts("+", gain)}
	}
}

// siteTag names a site as short as the numbers on the board allow.
func (p *picture) siteTag(site osiris.Site) gomponents.Node {
	if site.City() {
		return gomponents.Text(p.place(site.Place()))
	}
	at, half := site.Terrain(), "site-near"
	if site%2 == 1 {
		half = "site-far"
	}
	return gomponents.Group{piece.Sign("t-"+goods[p.s.Data.Terrain[at].Resource], 15, ""),
		gomponents.Text(number(int(at%8)+1) + " " + p.Word(half))}
}

// caravans are arrows to where the caravans are.
var caravans = [...]string{"↑", "↓"}

// unheard is for what the words beside it say better.
var unheard = html.Aria("hidden", "true")

// spoken is for those who do not see the picture.
func spoken(says string) gomponents.Node {
	return html.Span(html.Class("os-aloud"), gomponents.Text(says))
}

// amounts draws tokens.
func amounts(sign string, tokens osiris.Tokens) gomponents.Node {
	all := gomponents.Group{html.Class("os-amounts"), unheard}
	for r, n := range tokens {
		if n > 0 {
			all = append(all, gomponents.Text(sign+number(int(n))), piece.Sign("t-"+goods[r], 15, ""))
		}
	}
	return html.Span(all)
}

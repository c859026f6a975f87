package board

import (
	"ennead/game"
	"ennead/games/pharaon"
	"ennead/games/pharaon/text"
	"ennead/internal/piece"

	"maragu.dev/gomponents"
	"maragu.dev/gomponents/html"
)

// Mine returns the viewer's own area.
func (Board) Mine(scene piece.Scene) gomponents.Node {
	p := newPicture(scene)
	if !p.Seated() {
		return nil
	}
	seat, pl := p.Viewer, &p.s.Player[p.Viewer]
	nodes := gomponents.Group{p.head(seat, 30, 26), p.scoreParts(seat), p.counts(seat, 30, "large")}
	var steles, artisans []gomponents.Node
	for t := pharaon.ResourceOffering; t < pharaon.Tokens; t++ {
		if n := int(pl.Tokens[t]); n > 0 {
			steles = append(steles, p.stele(seat, t, n, 36))
		}
	}
	for n := pl.Artisans; n != 0; n = n.Rest() {
		artisans = append(artisans, p.ownArtisan(n.First()))
	}
	if len(steles)+len(artisans) > 0 {
		nodes = append(nodes, html.Div(html.Class("held"),
			html.Span(append([]gomponents.Node{html.Class("steles roomy")}, steles...)...),
			html.Span(append([]gomponents.Node{html.Class("own-artisans")}, artisans...)...)))
	}
	nodes = append(nodes, p.hand(), p.ownNobles(seat, pl))
	return piece.Area{ID: "mine", Classes: "mine", Label: p.Name(seat)}.Holds(nodes)
}

// scoreSign are the signs of the score categories, in the order of the score sheet.
var scoreSign = [...]string{"horus", "nob", "bur", "art", "king", "nil", "sun"}

// scoreParts shows the score by category.
func (p *picture) scoreParts(seat game.Seat) gomponents.Node {
	nodes := []gomponents.Node{html.Class("score-parts")}
	for i, part := range p.s.Sheet() {
		name := p.Word("score-part", "name", p.Words.Word(part.Key), "n", part.Points[seat])
		nodes = append(nodes, piece.Fact("", name, piece.Sign("g-"+scoreSign[i], 17, "g-out2"),
			gomponents.Text(p.Number(part.Points[seat]))))
	}
	return html.Div(nodes...)
}

func (p *picture) ownArtisan(n uint8) gomponents.Node {
	return p.Span(piece.ID("own-artisan", n), "", p.artisanText(n), "", "own-artisan",
		piece.Sign("g-"+artisanGlyph(n), 28, "g-line"),
		html.B(gomponents.Text(p.Number(p.s.Data.Artisans[n].PP))))
}

// hand shows the nobles drawn at the start, one of which the viewer keeps (PHA-2.9.1).
func (p *picture) hand() gomponents.Node {
	top := p.s.Top()
	if top.Step != pharaon.StepKeep || top.Seat != p.Viewer {
		return nil
	}
	nodes := []gomponents.Node{html.Class("own-nobles")}
	for _, n := range p.s.Hand {
		if n > 0 && int(n) < len(p.s.Data.Nobles) {
			nodes = append(nodes, p.nobleRow("hand", n, id2("noble", n), p.s.NobleWorth(p.Viewer, n), false))
		}
	}
	return gomponents.Group{p.note("hand", "hand-note"), html.Div(nodes...)}
}

func (p *picture) ownNobles(seat game.Seat, pl *pharaon.Player) gomponents.Node {
	gods := p.s.GodsOf(seat)
	nodes := []gomponents.Node{html.Class("own-nobles")}
	for n := pl.Nobles; n != 0; n = n.Rest() {
		card := n.First()
		pp, tilted := p.s.NoblePP(seat, card, gods), pl.Tilted.Has(card)
		nodes = append(nodes, p.nobleRow("own-noble", card, id2("use", card), pp, tilted))
	}
	if known := pl.Aside; known > 0 && int(known) < len(p.s.Data.Nobles) && p.s.Round == 0 {
		nodes = append(nodes, p.nobleRow("aside", known, "", p.s.Data.Nobles[known].Score.Base, true))
	}
	if len(nodes) == 1 {
		return nil
	}
	return html.Div(nodes...)
}

// nobleRow shows a noble as a row: sign, name, power, how it scores, current PP.
func (p *picture) nobleRow(prefix string, n uint8, move string, pp int, tilted bool) gomponents.Node {
	noble := &p.s.Data.Nobles[n]
	effect := p.Words.Say(text.PowerText(p.s.Data, n))
	switch {
	case prefix == "aside":
		effect = p.Word("aside")
	case tilted:
		effect = p.Word("tilted")
	}
	var scores gomponents.Node
	if !noble.Score.Fixed() {
		scores = gomponents.Group{gomponents.Text(" "),
			html.I(html.Class("scores"), gomponents.Text(p.Words.Say(text.WorthText(p.s.Data, n))))}
	}
	says := html.Span(html.Class("says"),
		html.B(gomponents.Text(p.nobleName(n))), gomponents.Text(" "), html.I(gomponents.Text(effect)), scores)
	var mark gomponents.Node
	if kind := powerSign(noble); kind != "" {
		mark = html.Span(html.Class("kind"), piece.Sign(kind, 13, ""))
	}
	return p.Span(piece.ID(prefix, n), move, p.nobleText(n), "", "own-noble"+piece.When(tilted, " tilted"),
		piece.Sign("g-"+nobleGlyph[n], 40, "g-line"),
		says, gomponents.Text(" "), html.Span(html.Class("worth"), piece.PointsPicture(p.Number(pp), "", 17)), mark)
}

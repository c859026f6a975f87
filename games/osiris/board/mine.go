package board

import (
	"ennead/game"
	"ennead/games/osiris"
	osiristext "ennead/games/osiris/text"
	"ennead/internal/piece"
	"ennead/internal/svg"

	"maragu.dev/gomponents"
	"maragu.dev/gomponents/html"
)

// Mine draws the strip under the board: the viewer's screen, cards, blessings and pieces.
func (Board) Mine(scene piece.Scene) gomponents.Node {
	p := newPicture(scene)
	if !p.Seated() {
		return nil
	}
	return html.Section(html.ID("mine"), html.Class("os-own"), html.Aria("label", p.Name(p.Viewer)),
		p.screen(), p.hand(), p.blessings(), p.pieces())
}

// text and note return words, number returns a number, as nodes of a page.
func text(words string) gomponents.Node         { return gomponents.Text(words) }
func (p *picture) number(n int) gomponents.Node { return text(p.Number(n)) }
func note(words string) []gomponents.Node       { return []gomponents.Node{text(words)} }

// tokenPicture, workerPicture and monumentPicture return pieces as nodes of a page.
func tokenPicture(r osiris.Resource, size float64) gomponents.Node {
	return piece.Whole("t-"+goods[r], size, size, "")
}

func workerPicture(w osiris.Worker, tall float64) gomponents.Node {
	return piece.Whole("os-w-"+workerNames[w], tall*34/41, tall, "")
}

func monumentPicture(m osiris.Monument, owner game.Seat, size float64) gomponents.Node {
	s := silhouettes[m]
	return piece.Whole("os-"+monumentNames[m]+"-"+ownerName(owner), s.w*size/max(s.w, s.h), size, "c-"+ownerName(owner))
}

// screenPicture returns a seat's screen as a node of a page.
func screenPicture(seat game.Seat, w float64) gomponents.Node {
	return piece.Whole("os-screen", w, w*30/44, "c-"+piece.SeatName(seat))
}

// screen draws the goods behind the viewer's screen: tokens and workers.
func (p *picture) screen() gomponents.Node {
	pl := &p.s.Player[p.Viewer]
	tokens := []gomponents.Node{html.Class("os-tokens")}
	for r, n := range pl.Tokens {
		tokens = append(tokens, p.ownTokens(osiris.Resource(r), int(n)))
	}
	people := []gomponents.Node{html.Class("os-people")}
	for w, n := range pl.Workers {
		if n > 0 {
			people = append(people, p.ownWorker(osiris.Worker(w), int(n)))
		}
	}
	if len(people) == 1 {
		people = append(people, html.Span(html.Class("os-none"), text(p.Word("no-workers"))))
	}
	area := piece.Area{ID: "screen", Title: p.Word("screen"), Note: note(p.screenNote())}
	area.Sign = screenPicture(p.Viewer, 26)
	return area.Holds(html.P(tokens...), html.P(people...), p.bag())
}

// screenNote says what others see of the screen.
func (p *picture) screenNote() string {
	if p.s.Open || p.s.Owing() == 0 {
		return p.Word("screen-shown")
	}
	return p.Word("screen-hidden")
}

// tokenVerbs are the verbs of moves that the viewer makes with their own token.
var tokenVerbs = []string{"pay", "waive", "fee"}

func (p *picture) ownTokens(r osiris.Resource, n int) gomponents.Node {
	said := p.amount(r, n)
	classes := "os-good" + piece.When(n == 0, " os-zero")
	return p.Span("own-"+goods[r], p.FirstOf(tokenVerbs, goods[r]), said, said, classes,
		tokenPicture(r, 34), html.B(p.number(n)))
}

func (p *picture) ownWorker(w osiris.Worker, n int) gomponents.Node {
	said := p.Word("count", "n", n, "what", workerTerm(w))
	classes := "os-hand"
	if p.chosen() == w {
		classes += " os-chosen"
	}
	var count gomponents.Node
	if n > 1 {
		count = html.B(text("×"), p.number(n))
	}
	return p.Span("own-"+workerNames[w], "place "+workerNames[w], said, said, classes, workerPicture(w, 46), count)
}

// chosen returns the worker that is being placed, or NoWorker.
func (p *picture) chosen() osiris.Worker {
	if p.Active && p.s.Top().Step == osiris.StepWhere {
		return p.s.Turn.Worker
	}
	return osiris.NoWorker
}

// bag draws the workers left in the bag, for the Regent only (OSI-4.4).
func (p *picture) bag() gomponents.Node {
	if p.s.Regent != p.Viewer || p.s.Unseen > 0 || p.s.Season == 0 {
		return nil
	}
	inside := []gomponents.Node{
		html.ID("bag"), html.Class("os-bag"), piece.Sign("g-bag", 20, "g-sack"), html.Span(text(p.Word("bag"))),
	}
	for w, n := range p.s.Bag {
		for range n {
			kind := osiris.Worker(w)
			inside = append(inside, piece.Fact("", p.term(workerTerm(kind)), workerPicture(kind, 26)))
		}
	}
	return html.P(inside...)
}

// blessings draws the viewer's blessings: those still to play, and those played this season, which then leave the game
// (OSI-5.9).
func (p *picture) blessings() gomponents.Node {
	pl := &p.s.Player[p.Viewer]
	all := []gomponents.Node{html.Class("os-blessings")}
	for b, key := range blessingNames {
		if pl.Blessings>>b&1 == 0 && pl.Played>>b&1 == 0 {
			continue
		}
		said, name := p.blessingSays(osiris.Blessing(b)), p.term(blessingTerm(osiris.Blessing(b)))
		classes := "os-blessing" + piece.When(pl.Played>>b&1 == 1, " os-played")
		all = append(all, p.Span("own-"+key, "bless "+key, said, name, classes,
			piece.Sign(blessingSigns[b], 30, "g-gold"), html.B(text(name))))
	}
	if len(all) == 1 {
		all = append(all, html.Span(html.Class("os-none"), text(p.Word("no-blessings"))))
	}
	return piece.Area{ID: "blessings", Title: p.Word("blessings")}.Holds(html.P(all...))
}

// blessingSays returns the name and the effect of a blessing.
func (p *picture) blessingSays(b osiris.Blessing) string {
	return p.Word("said", "what", blessingTerm(b), "text", osiristext.Blessing(p.s, b))
}

// pieces draws the viewer's monuments by their state, and the withdraw marker.
func (p *picture) pieces() gomponents.Node {
	pl := &p.s.Player[p.Viewer]
	rows := []gomponents.Node{html.ID("stock"), html.Class("os-stock")}
	for m := range silhouettes {
		kind := osiris.Monument(m)
		said := p.Word("stock", "monument", kindTerm(kind),
			"stock", int(pl.Stock[m]), "built", int(pl.Built[m]), "lost", int(pl.Lost[m]))
		cells := []gomponents.Node{}
		for n := range p.s.Data.Pieces[m] {
			state := " os-gone"
			switch {
			case n < pl.Stock[m]:
				state = ""
			case n < pl.Stock[m]+p.planned(p.Viewer, kind):
				state = " os-at-work"
			case n < p.s.Data.Pieces[m]-pl.Lost[m]:
				state = " os-done"
			}
			cells = append(cells, html.I(html.Class("os-cell"+state), monumentPicture(kind, p.Viewer, 30)))
		}
		rows = append(rows, piece.Fact("os-kind", said, cells...))
	}
	return piece.Area{ID: "pieces", Title: p.Word("pieces")}.Holds(html.P(rows...), p.withdraw())
}

// planned counts the planned monuments of a kind.
func (p *picture) planned(seat game.Seat, kind osiris.Monument) (n uint8) {
	for i := range p.s.Plans {
		if p.s.Plans[i].Owner == seat && p.s.Data.Plans[i].Monument == kind {
			n++
		}
	}
	return n
}

// withdraw draws the viewer's withdraw marker, or the order of their withdrawal.
func (p *picture) withdraw() gomponents.Node {
	said := p.Word("withdraw")
	if n := int(p.s.Player[p.Viewer].Order); n > 0 {
		said = p.Word("withdrawn", "n", n)
	}
	return html.P(html.Class("os-leave"), p.Span("withdraw", "withdraw", "", said, "os-withdraw",
		piece.Picture("", 28, 28, func(c *svg.Canvas) { p.markerOn(c, p.Viewer, 26) }), html.Span(text(said))))
}

func (p *picture) markerOn(c *svg.Canvas, seat game.Seat, size float64) {
	p.on(c, func() { p.marker(seat, 0, 0, size) })
}

// on draws on another canvas.
func (p *picture) on(c *svg.Canvas, draw func()) {
	own := p.C
	p.C = c
	draw()
	p.C = own
}

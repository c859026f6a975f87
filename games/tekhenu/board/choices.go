package board

import (
	"cmp"
	"slices"

	"ennead/game"
	"ennead/games/tekhenu"
	tekhenutext "ennead/games/tekhenu/text"
	"ennead/internal/piece"

	"maragu.dev/gomponents"
	"maragu.dev/gomponents/html"
)

// The buttons of a decision.

var _ piece.Grouped = Board{}

// Groups arranges dice in a row for each god, and payments with the best one first and the others folded.
func (Board) Groups(scene piece.Scene, moves []game.Move) []piece.Group {
	p := newPicture(scene)
	switch p.s.Top().Step {
	case tekhenu.StepDie:
		return p.byGod(moves)
	case tekhenu.StepPay:
		return piece.PayFirst(p.payments(moves))
	case tekhenu.StepFeed:
		return piece.PayFirst(meals(moves))
	}
	return nil
}

// byGod arranges dice by the gods of their sections. What else the turn offers comes last.
func (p *picture) byGod(moves []game.Move) (all []piece.Group) {
	var rows [gods][]game.Move
	var others []game.Move
	for _, m := range moves {
		if m.Verb == tekhenu.VDie {
			rows[m.A] = append(rows[m.A], m)
		} else {
			others = append(others, m)
		}
	}
	for g, row := range rows {
		if len(row) == 0 {
			continue
		}
		title := p.Word("dice-of", "god", godTerm(tekhenu.God(g)), "action", game.Term("tekhenu.action."+godNames[g]))
		if p.s.Turn.Anubis != tekhenu.NoAnubis {
			title = p.Term("god." + godNames[g])
		}
		all = append(all, piece.Group{Title: title, Sign: piece.Sign(godSigns[g], 22, "g-gold te-afield"), Moves: row,
			Text: p.dieText, Together: p.dieWith})
	}
	if len(others) > 0 {
		all = append(all, piece.Group{Moves: others})
	}
	return all
}

// dieText is what the button of a die says in the row of its god: what the actions give and cost. The die itself is in
// the picture; its words are read aloud.
func (p *picture) dieText(m game.Move) gomponents.Node {
	g, c, face := tekhenu.DieOf(m)
	args := []any{"god", godTerm(g), "colour", colourTerm(c), "n", int(face)}
	if p.s.Turn.Anubis != tekhenu.NoAnubis {
		return gomponents.Group{html.Span(html.Class("te-aloud"), text(p.Word("die-aloud", args...)+" ")),
			text(p.Word("die-any", "n", int(face)))}
	}
	purity := game.Term("tekhenu.purity." + purityNames[p.s.Purity(g, c)])
	all := gomponents.Group{html.Span(html.Class("te-aloud"),
		text(p.Word("die-at", append(args, "purity", purity)...)+". "))}
	uses := p.s.UsesOf(p.Viewer, m)
	all = append(all, p.only(uses))
	for _, use := range uses {
		all = append(all, p.use(use, face))
	}
	if len(uses) == 0 {
		all = append(all, text(p.Word("die-later")))
	}
	return all
}

// dieWith returns what can be done with a die as soon as it is taken. What must be decided before, such as what a
// Forbidden die counts as, or can be anything, as in an Anubis action, is not known yet. If a die can only be used in
// one way, the rules do so.
func (p *picture) dieWith(m game.Move) (all []piece.Together) {
	if p.s.Turn.Anubis != tekhenu.NoAnubis {
		return nil
	}
	then := piece.After(p.Scene, m).State.(*tekhenu.State)
	if then.Owed(p.Viewer).Step != tekhenu.StepSelect {
		return nil
	}
	g, c, face := tekhenu.DieOf(m)
	die := p.Word("die-aloud", "god", godTerm(g), "colour", colourTerm(c), "n", int(face))
	uses := slices.DeleteFunc(then.Moves(nil, p.Viewer), func(m game.Move) bool {
		return m.Verb != tekhenu.VGod && m.Verb != tekhenu.VProduce
	})
	for _, use := range uses {
		all = append(all, piece.Together{Series: []game.Move{m, use}, Text: gomponents.Group{
			html.Span(html.Class("te-aloud"), text(die+" ")), p.only(uses), p.use(use, face)}})
	}
	return all
}

// only says that a die can only produce: it stands under the god whose action it does not do.
func (p *picture) only(uses []game.Move) gomponents.Node {
	if !tekhenu.OnlyProduce(uses) {
		return nil
	}
	return html.Span(html.Class("te-only"), text(p.Word("die-produces")))
}

// use draws what an action gives and costs.
func (p *picture) use(use game.Move, value uint8) gomponents.Node {
	inside := []gomponents.Node{html.Class("te-use")}
	if use.Verb == tekhenu.VProduce {
		t := tekhenu.Token(use.A)
		inside = append(inside, p.gets(t, int(value)))
		if n := p.s.Surplus(p.Viewer, t, value); n > 0 {
			inside = append(inside, piece.Fact("te-chip te-costs", p.Word("surplus", "n", n), text("−"),
				p.number(n), piece.Sign("g-balance", 14, "te-gold te-afield")))
		}
		return html.Span(inside...)
	}
	o, ok := p.s.Offer(p.Viewer, tekhenu.God(use.A), value)
	if !ok {
		return html.Span(append(inside, text(p.Term("action."+godNames[use.A])))...)
	}
	return html.Span(append(append(inside, p.offers(&o)...), p.price(&o))...)
}

// offers draws what the action of a god gives.
func (p *picture) offers(o *tekhenu.Offer) (all []gomponents.Node) {
	switch o.God {
	case tekhenu.Horus:
		switch {
		case o.For == tekhenu.NoGod:
			return offerWords(p.Word("offer-people"))
		case !o.Folk:
			return offerWords(p.Word("offer-god", "god", godTerm(o.For)))
		}
		return offerWords(p.Word("offer-statue", "god", godTerm(o.For)))
	case tekhenu.Thoth:
		return offerWords(p.Word("offer-cards", "n", o.Cards))
	case tekhenu.Osiris:
		return offerWords(p.Word("offer-row", "row", o.Row))
	}
	if o.Gains.VP > 0 {
		all = append(all, p.points(o.Gains.VP, 16))
	}
	for _, track := range []struct {
		key, sign, look string
		n               uint8
	}{
		{"population", "g-people", "te-folk te-afield", o.Gains.Population},
		{"happiness", "g-heart", "te-heart", o.Gains.Happiness},
	} {
		if track.n > 0 {
			all = append(all, piece.Fact("te-chip te-gives", p.Word("offer-"+track.key, "n", int(track.n)), text("+"),
				p.number(int(track.n)), piece.Sign(track.sign, 15, track.look)))
		}
	}
	if n := o.Gains.Tokens[tekhenu.Scribe]; n > 0 {
		all = append(all, p.gets(tekhenu.Scribe, int(n)))
	}
	return all
}

// offerWords are words beside a price.
func offerWords(words string) []gomponents.Node { return []gomponents.Node{html.Span(text(words))} }

// gets draws tokens that an action gives.
func (p *picture) gets(t tekhenu.Token, n int) gomponents.Node {
	return piece.Fact("te-chip te-gives", p.amount(t, n), text("+"), p.number(n), goodPicture(t, 15))
}

// price draws what the action of a god costs.
func (p *picture) price(o *tekhenu.Offer) gomponents.Node {
	cost := func(said string, n int, sign gomponents.Node) gomponents.Node {
		return piece.Fact("te-chip te-costs", said, text("−"), p.number(n), sign)
	}
	switch n := o.Cost; {
	case n == 0:
		return html.Span(text(p.Word("costs-nothing")))
	case o.God == tekhenu.Osiris:
		return cost(p.Word("costs-happiness", "n", n), n, piece.Sign("g-heart", 14, "te-heart"))
	default:
		key := "costs"
		if o.God == tekhenu.Hathor {
			key = "costs-from"
		}
		return cost(p.Word(key, "amount", tekhenutext.Amount(o.Price, n)), n, goodPicture(o.Price, 15))
	}
}

// payments sorts ways to pay: first those that score VP, then those that use the fewest tokens in place of others,
// and of these the one with the least Gold. Blessings that waive the price come last.
func (p *picture) payments(moves []game.Move) []game.Move {
	f := p.s.Asked(p.Viewer)
	due := tekhenu.PrintedToken[f.A]
	slices.SortStableFunc(moves, func(a, b game.Move) int {
		if a.Verb != tekhenu.VPay || b.Verb != tekhenu.VPay {
			return cmp.Compare(rank(a), rank(b))
		}
		x, y := tekhenu.MixOf(a), tekhenu.MixOf(b)
		return cmp.Or(cmp.Compare(p.s.MixWorth(p.Viewer, due, y), p.s.MixWorth(p.Viewer, due, x)),
			cmp.Compare(x.Sum(), y.Sum()), cmp.Compare(x.Gold, y.Gold))
	})
	return moves
}

// rank is 0 for payments and 1 for what else a player may do instead.
func rank(m game.Move) int {
	if m.Verb == tekhenu.VPay {
		return 0
	}
	return 1
}

// meals sorts ways to pay Bread: first those that lose the fewest VP, and of these the one with the most Bread. To pay
// nothing comes last.
func meals(moves []game.Move) []game.Move {
	slices.SortStableFunc(moves, func(a, b game.Move) int {
		x, y := tekhenu.MealOf(a), tekhenu.MealOf(b)
		return cmp.Or(cmp.Compare(y.Sum(), x.Sum()), cmp.Compare(y.Bread, x.Bread), cmp.Compare(y.Gold, x.Gold))
	})
	return moves
}

package text

import (
	"ennead/game"
	"ennead/games/osiris"
)

// Labels of moves, for buttons. Those of negotiation are in negotiation.go.

// Label returns the label of a move.
func Label(s *osiris.State, seat game.Seat, m game.Move) game.Message {
	key, args := label(s, seat, m)
	if own(s, seat, m) {
		key += "-own"
	}
	says := game.Say("", "osiris.move."+key, args...)
	if m.Verb == osiris.VMarket && s.Top().B == osiris.ByMerchant { // one token more of the side (OSI-11.6)
		says.Variant = "merchant"
	}
	if m.Verb == osiris.VPlan && s.Top().B == osiris.ByMason { // some of the cost is waived (OSI-11.10)
		says.Variant = "mason"
	}
	if m.Verb == osiris.VSpecial && two(s, seat, osiris.Card(m.A)) {
		says.Variant = "two"
	}
	if m.Verb == osiris.VAt && short(s, osiris.Place(m.A)) {
		says.Variant = "short"
	}
	if m.Verb == osiris.VBless && osiris.Blessing(m.A) == osiris.Horus && s.Season == osiris.Seasons {
		says.Variant = "last"
	}
	if m.Verb == osiris.VWithdraw && s.Losing(seat) > 0 {
		says.Variant = "loses"
	}
	return says
}

// short reports whether the supply has less than a worker would harvest at a place (OSI-6.1).
func short(s *osiris.State, at osiris.Place) bool {
	return at < osiris.FirstCity && s.Yield(s.Turn.Worker, at, s.Top().B) > s.Supply[s.Data.Terrain[at].Resource]
}

// two reports whether a seat holds another card of a card's kind: then only their corners tell the two apart.
func two(s *osiris.State, seat game.Seat, card osiris.Card) bool {
	for in := s.Player[seat].Cards.Without(uint8(card)); in != 0; in = in.Rest() {
		if known(s, card) && s.Data.Card[in.First()].Kind == s.Data.Card[card].Kind {
			return true
		}
	}
	return false
}

// own reports whether a move is about a bribe with which its briber asks for the card.
func own(s *osiris.State, seat game.Seat, m game.Move) bool {
	switch by := game.Seat(m.A); m.Verb {
	case osiris.VTake:
		return s.OpenBribe(by, m.B).If == by
	case osiris.VBribe:
		return by == seat
	}
	return false
}

// labels lists the end of the key and the arguments of each move of a turn.
var labels = [osiris.FirstOutOfTurn]struct {
	key  string
	args func(s *osiris.State, seat game.Seat, m game.Move) []any
}{
	osiris.VPlace: {"place", labelWorker},
	osiris.VHire:  {"hire", labelWorker},
	osiris.VPay:   {"pay", labelResource},
	osiris.VExtra: {"extra", labelResource},
	osiris.VWaive: {"waive", labelResource},
	osiris.VFee:   {"fee", labelResource},
	osiris.VMarket: {"market", func(s *osiris.State, _ game.Seat, m game.Move) []any {
		both := s.Data.Market[m.A]
		return []any{"market", MarketName(m.A), "paid", Tokens(both[m.B]), "taken", Tokens(both[1-m.B]),
			"more", int(s.Data.Special.Merchant)}
	}},
	osiris.VPlan: {"plan", func(s *osiris.State, seat game.Seat, m game.Move) []any {
		return append(labelPlan(s, seat, m), "cost", Tokens(s.Data.Plans[m.A].Cost),
			"less", int(s.Data.Special.Mason))
	}},
	osiris.VBuild: {"build", labelPlan},
	osiris.VKeep:  {"keep", labelPlan},
	osiris.VOn: {"on", func(s *osiris.State, seat game.Seat, m game.Move) []any {
		return []any{"site", SiteName(s, osiris.Site(m.A)), "n", s.Gain(seat, s.Turn.Plan-1, osiris.Site(m.A))}
	}},
	osiris.VCorner: {"corner", func(s *osiris.State, _ game.Seat, m game.Move) []any {
		card := &s.Data.Card[m.A]
		return []any{"kind", kindTerm(uint8(card.Kind)), "corner", Tokens(card.Corner.UpTo(s.Supply))} // OSI-6.1
	}},
	osiris.VSpecial: {"special", func(s *osiris.State, _ game.Seat, m game.Move) []any {
		card := &s.Data.Card[m.A]
		return []any{"kind", kindTerm(uint8(card.Kind)), "effect", Effect(s, card.Kind), "corner", Tokens(card.Corner)}
	}},
	osiris.VBless: {"bless", func(s *osiris.State, _ game.Seat, m game.Move) []any {
		effect := Blessing(s, osiris.Blessing(m.A))
		if osiris.Blessing(m.A) == osiris.Isis { // OSI-6.1
			effect = game.Say("", "osiris.bless.isis", "gain", Tokens(s.Data.Blessed.Isis.UpTo(s.Supply)))
		}
		return []any{"blessing", blessingTerm(m.A), "effect", effect}
	}},
	osiris.VTax: {"tax", func(_ *osiris.State, _ game.Seat, m game.Move) []any {
		return []any{"resource", resourceTerm(m.A), "pile", PileName(m.B)}
	}},
	osiris.VEnough: {key: "enough"},
	osiris.VWithdraw: {"withdraw", func(s *osiris.State, seat game.Seat, _ game.Move) []any {
		return []any{"n", s.Losing(seat)}
	}},
	osiris.VBonus: {"bonus", func(s *osiris.State, _ game.Seat, m game.Move) []any {
		return []any{"gains", Bonus(&s.Data.Row[m.A])}
	}},
	osiris.VShort: {"short", func(s *osiris.State, _ game.Seat, m game.Move) []any {
		return []any{"pile", PileName(m.A), "resource", resourceTerm(s.Top().B)}
	}},
	osiris.VTake: {"take", func(s *osiris.State, _ game.Seat, m game.Move) []any {
		b := s.OpenBribe(game.Seat(m.A), m.B)
		return []any{"seat", game.Seat(m.A), "goods", Bundle(s, &b.Give), "if", b.If}
	}},
	osiris.VShare: {"share", func(s *osiris.State, seat game.Seat, m game.Move) []any {
		return append(labelWhole(s, seat, m), "seat", game.Seat(m.B))
	}},
	osiris.VStudy: {"study", labelWhole},
}

func labelWorker(_ *osiris.State, _ game.Seat, m game.Move) []any {
	return []any{"worker", workerTerm(m.A)}
}

func labelResource(_ *osiris.State, _ game.Seat, m game.Move) []any {
	return []any{"resource", resourceTerm(m.A)}
}

func labelPlan(s *osiris.State, _ game.Seat, m game.Move) []any {
	return []any{"plan", PlanName(s, m.A)}
}

// labelWhole describes a card with its text, because the seat that chooses it sees it for the first time (OSI-5.2.3).
func labelWhole(s *osiris.State, _ game.Seat, m game.Move) []any {
	return []any{"card", WholeCard(s, osiris.Card(m.A))}
}

func label(s *osiris.State, seat game.Seat, m game.Move) (key string, args []any) {
	switch {
	case m.Verb >= osiris.FirstOutOfTurn:
		return negotiationLabel(s, seat, m)
	case m.Verb == osiris.VAt:
		return atLabel(s, seat, osiris.Place(m.A))
	case m.Verb == osiris.VHire && s.Top().Step == osiris.StepAct:
		return "hire-for", append(labelWorker(s, seat, m), "n", int(s.Data.Hire))
	case m.Verb == osiris.VShare && m.B == osiris.Discard:
		return "share-discard", append(labelWhole(s, seat, m), "gain", Tokens(s.Data.Discarded))
	}
	row := &labels[m.Verb]
	if row.args != nil {
		args = row.args(s, seat, m)
	}
	return row.key, args
}

// Effect returns the effect of a kind of city card.
func Effect(s *osiris.State, k osiris.Kind) game.Message {
	by := &s.Data.Special
	n := map[osiris.Kind]uint8{
		osiris.Overseer: by.Overseer, osiris.Merchant: by.Merchant, osiris.Recruiter: by.Recruits,
		osiris.Caravaneer: by.Caravaneer, osiris.Scribe: by.Scribe,
		osiris.Mason: by.Mason, osiris.TaxCollector: by.Tax, osiris.Ferryman: by.Ferryman,
	}[k]
	return game.Say("", "osiris.effect."+osiris.KindNames[k], "n", int(n))
}

// Blessing returns the effect of a blessing.
func Blessing(s *osiris.State, b osiris.Blessing) game.Message {
	data := &s.Data.Blessed
	return game.Say("", "osiris.bless."+osiris.BlessingNames[b], "n", int(data.Drawn), "gain", Tokens(data.Isis))
}

// atLabel returns the key and the arguments of a place for a worker.
func atLabel(s *osiris.State, seat game.Seat, at osiris.Place) (string, []any) {
	name := PlaceName(s, at)
	switch {
	case at < osiris.FirstCity:
		r := s.Data.Terrain[at].Resource
		n := min(s.Yield(s.Turn.Worker, at, s.Top().B), s.Supply[r])
		return "at-terrain", []any{"place", name, "gain", Amount(r, int(n))}
	case at < osiris.FirstSection:
		return "at-city", []any{"place", name}
	}
	gain := Tokens(s.Data.Section[at-osiris.FirstSection].UpTo(s.Supply))
	switch leader := s.Leader[at.Caravan()]; {
	case leader == osiris.NoSeat:
		return "at-lead", []any{"place", name, "gain", gain}
	case leader == seat || s.Top().B == osiris.ByCaravaneer:
		return "at-caravan", []any{"place", name, "gain", gain}
	default:
		return "at-join", []any{"place", name, "gain", gain, "seat", leader}
	}
}

// Bonus returns the contents of a box of the regent row.
func Bonus(b *osiris.Bonus) game.Message {
	var list []game.Message
	if b.Glory > 0 {
		list = append(list, game.Say("", "osiris.glory", "n", int(b.Glory)))
	}
	if b.Card > 0 {
		list = append(list, game.Say("", "osiris.cards", "n", int(b.Card)))
	}
	for r, n := range b.Tokens {
		if n > 0 {
			list = append(list, Amount(osiris.Resource(r), int(n)))
		}
	}
	return and(list)
}

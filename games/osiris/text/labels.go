package text

import (
	"ennead/game"
	"ennead/games/osiris"
)

// The names of moves, as messages for a button. Those beside the turn are in bundles.go.

// Label names a move for a button.
func Label(s *osiris.State, seat game.Seat, m game.Move) game.Message {
	key, args := label(s, seat, m)
	return game.Say("", "osiris.move."+key, args...)
}

func label(s *osiris.State, seat game.Seat, m game.Move) (key string, args []any) {
	if m.Verb >= osiris.FirstBeside {
		return dealLabel(s, seat, m)
	}
	switch m.Verb {
	case osiris.VPlace, osiris.VHire:
		key, args = map[uint8]string{osiris.VPlace: "place", osiris.VHire: "hire"}[m.Verb], []any{"worker", workerTerm(m.A)}
		if f := s.Top(); m.Verb == osiris.VHire && f.Step == osiris.StepAct {
			key, args = "hire-for", append(args, "n", int(s.Data.Hire))
		}
	case osiris.VAt:
		return atLabel(s, seat, osiris.Place(m.A))
	case osiris.VPay, osiris.VExtra, osiris.VWaive, osiris.VFee:
		return map[uint8]string{osiris.VPay: "pay", osiris.VExtra: "extra", osiris.VWaive: "waive", osiris.VFee: "fee"}[m.Verb], []any{"resource", resourceTerm(m.A)}
	case osiris.VMarket:
		both := s.Data.Market[m.A]
		return "market", []any{"market", MarketName(m.A), "paid", Tokens(both[m.B]), "taken", Tokens(both[1-m.B])}
	case osiris.VPlan:
		return "plan", []any{"plan", PlanName(s, m.A), "cost", Tokens(s.Data.Plans[m.A].Cost)}
	case osiris.VBuild, osiris.VKeep:
		return map[uint8]string{osiris.VBuild: "build", osiris.VKeep: "keep"}[m.Verb], []any{"plan", PlanName(s, m.A)}
	case osiris.VOn:
		return "on", []any{"site", SiteName(s, osiris.Site(m.A)), "n", s.Gain(seat, s.Turn.Plan-1, osiris.Site(m.A))}
	case osiris.VCorner:
		return "corner", []any{"kind", kindTerm(uint8(s.Data.Card[m.A].Kind)), "corner", Tokens(s.Data.Card[m.A].Corner)}
	case osiris.VSpecial:
		return "special", []any{"kind", kindTerm(uint8(s.Data.Card[m.A].Kind)), "effect", Effect(s, s.Data.Card[m.A].Kind)}
	case osiris.VBless:
		return "bless", []any{"blessing", blessingTerm(m.A), "effect", Blessing(s, osiris.Blessing(m.A))}
	case osiris.VTax:
		return "tax", []any{"resource", resourceTerm(m.A), "pile", PileName(m.B)}
	case osiris.VEnough:
		return "enough", nil
	case osiris.VWithdraw:
		return "withdraw", nil
	case osiris.VBonus:
		return "bonus", []any{"gains", Bonus(&s.Data.Row[m.A])}
	case osiris.VShort:
		return "short", []any{"pile", PileName(m.A), "resource", resourceTerm(s.Top().B)}
	case osiris.VTake:
		b := s.OpenBribe(game.Seat(m.A), m.B)
		return "take", []any{"seat", game.Seat(m.A), "goods", Bundle(s, &b.Give), "if", b.If}
	case osiris.VShare:
		if m.B == osiris.Discard {
			return "share-discard", []any{"card", CardName(s, osiris.Card(m.A)), "gain", Tokens(s.Data.Discarded)}
		}
		return "share", []any{"card", CardName(s, osiris.Card(m.A)), "seat", game.Seat(m.B)}
	case osiris.VStudy:
		return "study", []any{"card", CardName(s, osiris.Card(m.A))}
	}
	return key, args
}

// Effect says what a kind of city card does.
func Effect(s *osiris.State, k osiris.Kind) game.Message {
	by := &s.Data.Special
	n := map[osiris.Kind]uint8{
		osiris.Overseer: by.Overseer, osiris.Merchant: by.Merchant, osiris.Recruiter: by.Recruits, osiris.Caravaneer: by.Caravaneer, osiris.Scribe: by.Scribe,
		osiris.Mason: by.Mason, osiris.TaxCollector: by.Tax, osiris.Ferryman: by.Ferryman,
	}[k]
	return game.Say("", "osiris.effect."+osiris.KindNames[k], "n", int(n))
}

// Blessing says what a blessing does.
func Blessing(s *osiris.State, b osiris.Blessing) game.Message {
	return game.Say("", "osiris.bless."+osiris.BlessingNames[b], "n", int(s.Data.Blessed.Drawn), "gain", Tokens(s.Data.Blessed.Isis))
}

// atLabel says what a worker gets at a place.
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

// Bonus is what a box of the regent row gives, in words.
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

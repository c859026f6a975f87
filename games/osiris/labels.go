package osiris

import "ennead/game"

// The names of moves, as messages for a button. Those beside the turn are in bundles.go.

// Label names a move for a button.
func (s *State) Label(seat game.Seat, m game.Move) game.Message {
	key, args := s.label(seat, m)
	return game.Say("", "osiris.move."+key, args...)
}

func (s *State) label(seat game.Seat, m game.Move) (key string, args []any) {
	if m.Verb >= firstBeside {
		return s.dealLabel(seat, m)
	}
	switch m.Verb {
	case vPlace, vHire:
		key, args = map[uint8]string{vPlace: "place", vHire: "hire"}[m.Verb], []any{"worker", workerTerm(m.A)}
		if f := s.Top(); m.Verb == vHire && f.Step == StepAct {
			key, args = "hire-for", append(args, "n", int(s.Data.Hire))
		}
	case vAt:
		return s.atLabel(seat, Place(m.A))
	case vPay, vExtra, vWaive, vFee:
		return map[uint8]string{vPay: "pay", vExtra: "extra", vWaive: "waive", vFee: "fee"}[m.Verb], []any{"resource", resourceTerm(m.A)}
	case vMarket:
		both := s.Data.Market[m.A]
		return "market", []any{"market", MarketName(m.A), "paid", both[m.B].Text(), "taken", both[1-m.B].Text()}
	case vPlan:
		return "plan", []any{"plan", s.PlanName(m.A), "cost", s.Data.Plans[m.A].Cost.Text()}
	case vBuild, vKeep:
		return map[uint8]string{vBuild: "build", vKeep: "keep"}[m.Verb], []any{"plan", s.PlanName(m.A)}
	case vOn:
		return "on", []any{"site", s.SiteName(Site(m.A)), "n", s.Gain(seat, s.Turn.Plan-1, Site(m.A))}
	case vCorner:
		return "corner", []any{"kind", kindTerm(uint8(s.Data.Card[m.A].Kind)), "corner", s.Data.Card[m.A].Corner.Text()}
	case vSpecial:
		return "special", []any{"kind", kindTerm(uint8(s.Data.Card[m.A].Kind)), "effect", s.EffectText(s.Data.Card[m.A].Kind)}
	case vBless:
		return "bless", []any{"blessing", blessingTerm(m.A), "effect", s.BlessingText(Blessing(m.A))}
	case vTax:
		return "tax", []any{"resource", resourceTerm(m.A), "pile", PileName(m.B)}
	case vEnough:
		return "enough", nil
	case vWithdraw:
		return "withdraw", nil
	case vBonus:
		return "bonus", []any{"gains", s.Data.Row[m.A].Text()}
	case vShort:
		return "short", []any{"pile", PileName(m.A), "resource", resourceTerm(s.Top().B)}
	case vTake:
		b := s.bribe(game.Seat(m.A), m.B)
		return "take", []any{"seat", game.Seat(m.A), "goods", s.BundleText(&b.Give), "if", b.If}
	case vShare:
		if m.B == discard {
			return "share-discard", []any{"card", s.CardName(Card(m.A)), "gain", s.Data.Discarded.Text()}
		}
		return "share", []any{"card", s.CardName(Card(m.A)), "seat", game.Seat(m.B)}
	case vStudy:
		return "study", []any{"card", s.CardName(Card(m.A))}
	}
	return key, args
}

// EffectText says what a kind of city card does.
func (s *State) EffectText(k Kind) game.Message {
	by := &s.Data.Special
	n := map[Kind]uint8{
		Overseer: by.Overseer, Merchant: by.Merchant, Recruiter: by.Recruits, Caravaneer: by.Caravaneer, Scribe: by.Scribe,
		Mason: by.Mason, TaxCollector: by.Tax, Ferryman: by.Ferryman,
	}[k]
	return game.Say("", "osiris.effect."+kindNames[k], "n", int(n))
}

// BlessingText says what a blessing does.
func (s *State) BlessingText(b Blessing) game.Message {
	return game.Say("", "osiris.bless."+blessingNames[b], "n", int(s.Data.Blessed.Drawn), "gain", s.Data.Blessed.Isis.Text())
}

// atLabel says what a worker gets at a place.
func (s *State) atLabel(seat game.Seat, at Place) (string, []any) {
	name := s.PlaceName(at)
	switch {
	case at < firstCity:
		r := s.Data.Terrain[at].Resource
		n := min(s.Yield(s.Turn.Worker, at, s.Top().B), s.Supply[r])
		return "at-terrain", []any{"place", name, "gain", Amount(r, int(n))}
	case at < firstSection:
		return "at-city", []any{"place", name}
	}
	gain := s.Data.Section[at-firstSection].UpTo(s.Supply).Text()
	switch leader := s.Leader[at.caravan()]; {
	case leader == NoSeat:
		return "at-lead", []any{"place", name, "gain", gain}
	case leader == seat || s.Top().B == byCaravaneer:
		return "at-caravan", []any{"place", name, "gain", gain}
	default:
		return "at-join", []any{"place", name, "gain", gain, "seat", leader}
	}
}

// Text is what a box of the regent row gives, in words.
func (b *Bonus) Text() game.Message {
	var list []game.Message
	if b.Glory > 0 {
		list = append(list, game.Say("", "osiris.glory", "n", int(b.Glory)))
	}
	if b.Card > 0 {
		list = append(list, game.Say("", "osiris.cards", "n", int(b.Card)))
	}
	for r, n := range b.Tokens {
		if n > 0 {
			list = append(list, Amount(Resource(r), int(n)))
		}
	}
	return and(list)
}

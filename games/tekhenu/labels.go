package tekhenu

import "ennead/game"

// The names of moves, as messages for a button.

// Label names a move for a button.
func (text) Label(state game.State, seat game.Seat, m game.Move) game.Message {
	s := state.(*State)
	key, args := s.label(seat, m)
	return game.Say("", "tekhenu.move."+key, args...)
}

// plainLabels are those that need no more than their verb.
var plainLabels = map[uint8]string{vAnubis: "anubis", vPass: "pass", vIdle: "idle", vUse: "use", vNot: "not"}

func (s *State) label(seat game.Seat, m game.Move) (key string, args []any) {
	switch m.Verb {
	case vKeep, vTake:
		card := Card(m.A)
		return map[uint8]string{vKeep: "keep", vTake: "take"}[m.Verb], []any{"card", CardName(card), "effect", s.Data.CardText(card)}
	case vPlay:
		card := Blessing.Of(m.A)
		return "play", []any{"card", CardName(card), "effect", s.Data.CardText(card)}
	case vScore, vDouble:
		card := Decree.Of(m.A)
		return map[uint8]string{vScore: "score", vDouble: "double"}[m.Verb], []any{"card", CardName(card), "effect", s.Data.CardText(card)}
	case vStart:
		return "start", []any{"card", StartName(m.A), "effect", s.Data.StartText(m.A)}
	case vDestiny:
		return "destiny", []any{"card", DestinyName(m.A), "effect", s.Data.DestinyText(m.A), "ankh", int(s.Data.Destiny[m.A].Ankh)}
	case vTrack:
		return "track", []any{"track", trackTerm(m.A), "n", int(s.Top().A)}
	case vProduce:
		return s.produceLabel(seat, m)
	case vToken, vRaise, vDistrict:
		return map[uint8]string{vToken: "token", vRaise: "raise", vDistrict: "district"}[m.Verb],
			s.tokenLabel(seat, m)
	case vDie:
		return s.dieLabel(seat, m)
	case vAs:
		return "as", []any{"purity", purityTerm(m.A)}
	case vColour:
		return "colour", []any{"colour", colourTerm(m.A)}
	case vAdjust:
		return s.adjustLabel(m)
	case vFace, vValue:
		return map[uint8]string{vFace: "face", vValue: "value"}[m.Verb], []any{"n", int(m.A)}
	case vGod, vAlso:
		return map[uint8]string{vGod: "god", vAlso: "also"}[m.Verb], []any{"god", godTerm(m.A), "action", actionTerm(m.A)}
	case vFirstly:
		return []string{"firstly-no", "firstly-yes"}[m.A], []any{"n", int(s.Data.Techs[tFirstly].Pay)}
	case vPay:
		return s.payLabel(m)
	case vSite:
		return s.siteLabel(m)
	case vCell:
		bonus := &s.Data.Cells[m.A]
		return "cell", []any{"cell", CellName(m.A), "gains", Amount(bonus.Token, int(bonus.N))}
	case vTwist:
		f := s.Top()
		value, _ := unpack(f.B)
		return "twist", []any{"n", int(m.A) * 90, "vp", s.edgeVP(f.A, s.Display[s.Data.Shown[value]], m.A)}
	case vRefresh:
		return "refresh", []any{"n", int(m.A) + 1, "price", Amount(Papyrus, s.Data.RefreshPapyrus)}
	case vFaith:
		return "faith", []any{"n", int(m.B), "pan", panTerm(m.A), "then", s.Balance(seat) + int(m.B)*(1-2*int(m.A))}
	case vFeed:
		return s.feedLabel(m)
	case vNot:
		if f := s.Top(); f.Step == StepReveal && !s.Player[seat].Decrees.Has(dAction) {
			return "not-held", nil
		}
	case vDone:
		return "done-" + steps[s.Top().Step].Name, nil
	}
	return plainLabels[m.Verb], nil
}

func (s *State) tokenLabel(seat game.Seat, m game.Move) []any {
	p := &s.Player[seat]
	args := []any{"token", tokenTerm(m.A), "have", int(p.Stock[m.A])}
	if m.A < goods {
		args = append(args, "at", int(p.Production[m.A]))
	}
	return args
}

// dieLabel names with a die what follows by itself.
func (s *State) dieLabel(seat game.Seat, m game.Move) (string, []any) {
	args := []any{"god", godTerm(m.A), "colour", colourTerm(m.B), "n", int(m.C), "purity", purityTerm(uint8(s.Purity(God(m.A), Colour(m.B))))}
	use, ok := s.useOf(seat, m)
	switch {
	case ok && use.Verb == vGod:
		return "die-god", append(args, "action", actionTerm(use.A))
	case ok:
		return "die-produce", append(args, "amount", Amount(Token(use.A), int(m.C)), "at", int(s.Player[seat].Production[use.A]))
	}
	return "die", args
}

// produceLabel: an action with any value names the Resource before the value is chosen (TEK-12.6).
func (s *State) produceLabel(seat game.Seat, m game.Move) (string, []any) {
	at := int(s.Player[seat].Production[m.A])
	if s.Top().Step == StepFeast {
		return "produce-any", []any{"token", tokenTerm(m.A), "at", at}
	}
	return "produce", []any{"amount", Amount(Token(m.A), int(s.Turn.Value)), "at", at}
}

// adjustLabel: a Scribe or a Blessing moves the value.
func (s *State) adjustLabel(m game.Move) (string, []any) {
	to := int(s.Turn.Value) + int(m.A) - 2
	switch {
	case s.Top().Step == StepSelect:
		return "adjust", []any{"n", to}
	case m.A == 2:
		return "nudge-not", []any{"n", to}
	}
	return "nudge", []any{"n", to}
}

// payLabel names the tokens that stand in, and how many are paid as printed.
func (s *State) payLabel(m game.Move) (string, []any) {
	f := s.Top()
	return "pay", []any{"tokens", s.mix(printed[f.A], int(f.B), m)}
}

// mix is what a payment takes, kind by kind.
func (s *State) mix(t Token, n int, m game.Move) game.Message {
	var parts []game.Message
	add := func(t Token, n int) {
		if n > 0 {
			parts = append(parts, Amount(t, n))
		}
	}
	add(t, n-int(m.A)-int(m.B)-int(m.C))
	add(Gold, int(m.A))
	add(Scribe, int(m.B))
	add(otherStone(t), int(m.C))
	return chain(parts)
}

func (s *State) siteLabel(m game.Move) (string, []any) {
	args := []any{"site", SiteName(m.A)}
	switch {
	case m.A < firstGodSite:
		return "building", append(args, "price", Amount(Bread, int(s.Data.Sites[m.A].Bread)))
	case m.A < firstPeopleSite:
		key := "god-statue"
		if s.Count <= 2 {
			key = "god-statue-own" // TEK-9.10: one's own actions pay too
		}
		return key, append(args, "gains", s.Data.Slots[s.Slot[(m.A-firstGodSite)/3]].Text())
	}
	gold := 0
	if s.PeopleGold&(1<<(m.A-firstPeopleSite)) != 0 {
		gold = int(s.Data.People[m.A-firstPeopleSite].Gold)
	}
	return "people-statue", append(args, "n", gold)
}

// feedLabel says what is paid, and what is lost for the rest (TEK-7.7).
func (s *State) feedLabel(m game.Move) (string, []any) {
	unpaid := int(s.Top().A) - int(m.A) - int(m.B) - int(m.C)
	lost := unpaid * s.Data.Points.Bread
	if m.A|m.B|m.C == 0 {
		return "feed-none", []any{"vp", lost}
	}
	var parts []game.Message
	for i, t := range [3]Token{Bread, Gold, Scribe} {
		if n := [3]uint8{m.A, m.B, m.C}[i]; n > 0 {
			parts = append(parts, Amount(t, int(n)))
		}
	}
	if lost == 0 {
		return "feed-all", []any{"tokens", chain(parts)}
	}
	return "feed", []any{"tokens", chain(parts), "vp", lost}
}

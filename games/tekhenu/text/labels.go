package text

import (
	"ennead/game"
	"ennead/games/tekhenu"
)

// The names of moves, as messages for a button.

// Label names a move for a button.
func (text) Label(state game.State, seat game.Seat, m game.Move) game.Message {
	s := state.(*tekhenu.State)
	key, args := label(s, seat, m)
	return game.Say("", "tekhenu.move."+key, args...)
}

// plainLabels are those that need no more than their verb.
var plainLabels = map[uint8]string{tekhenu.VAnubis: "anubis", tekhenu.VPass: "pass", tekhenu.VIdle: "idle", tekhenu.VUse: "use", tekhenu.VNot: "not"}

func label(s *tekhenu.State, seat game.Seat, m game.Move) (key string, args []any) {
	switch m.Verb {
	case tekhenu.VKeep, tekhenu.VTake:
		card := tekhenu.Card(m.A)
		return map[uint8]string{tekhenu.VKeep: "keep", tekhenu.VTake: "take"}[m.Verb], []any{"card", CardName(card), "effect", CardText(s.Data, card)}
	case tekhenu.VPlay:
		card := tekhenu.Blessing.Of(m.A)
		return "play", []any{"card", CardName(card), "effect", CardText(s.Data, card)}
	case tekhenu.VScore, tekhenu.VDouble:
		card := tekhenu.Decree.Of(m.A)
		return map[uint8]string{tekhenu.VScore: "score", tekhenu.VDouble: "double"}[m.Verb], []any{"card", CardName(card), "effect", CardText(s.Data, card)}
	case tekhenu.VStart:
		return "start", []any{"card", StartName(m.A), "effect", StartText(s.Data, m.A)}
	case tekhenu.VDestiny:
		return "destiny", []any{"card", DestinyName(m.A), "effect", DestinyText(s.Data, m.A), "ankh", int(s.Data.Destiny[m.A].Ankh)}
	case tekhenu.VTrack:
		return "track", []any{"track", trackTerm(m.A), "n", int(s.Top().A)}
	case tekhenu.VProduce:
		return produceLabel(s, seat, m)
	case tekhenu.VToken, tekhenu.VRaise, tekhenu.VDistrict:
		return map[uint8]string{tekhenu.VToken: "token", tekhenu.VRaise: "raise", tekhenu.VDistrict: "district"}[m.Verb],
			tokenLabel(s, seat, m)
	case tekhenu.VDie:
		return dieLabel(s, seat, m)
	case tekhenu.VAs:
		return "as", []any{"purity", purityTerm(m.A)}
	case tekhenu.VColour:
		return "colour", []any{"colour", colourTerm(m.A)}
	case tekhenu.VAdjust:
		return adjustLabel(s, m)
	case tekhenu.VFace, tekhenu.VValue:
		return map[uint8]string{tekhenu.VFace: "face", tekhenu.VValue: "value"}[m.Verb], []any{"n", int(m.A)}
	case tekhenu.VGod, tekhenu.VAlso:
		return map[uint8]string{tekhenu.VGod: "god", tekhenu.VAlso: "also"}[m.Verb], []any{"god", godTerm(m.A), "action", actionTerm(m.A)}
	case tekhenu.VFirstly:
		return []string{"firstly-no", "firstly-yes"}[m.A], []any{"n", int(s.Data.Techs[tekhenu.TechFirstly].Pay)}
	case tekhenu.VPay:
		return payLabel(s, m)
	case tekhenu.VSite:
		return siteLabel(s, m)
	case tekhenu.VCell:
		bonus := &s.Data.Cells[m.A]
		return "cell", []any{"cell", CellName(m.A), "gains", Amount(bonus.Token, int(bonus.N))}
	case tekhenu.VTwist:
		f := s.Top()
		value, _ := tekhenu.Unpack(f.B)
		return "twist", []any{"n", int(m.A) * 90, "vp", s.EdgeVP(f.A, s.Display[s.Data.Shown[value]], m.A)}
	case tekhenu.VRefresh:
		return "refresh", []any{"n", int(m.A) + 1, "price", Amount(tekhenu.Papyrus, s.Data.RefreshPapyrus)}
	case tekhenu.VFaith:
		return "faith", []any{"n", int(m.B), "pan", panTerm(m.A), "then", s.Balance(seat) + int(m.B)*(1-2*int(m.A))}
	case tekhenu.VFeed:
		return feedLabel(s, m)
	case tekhenu.VNot:
		if f := s.Top(); f.Step == tekhenu.StepReveal && !s.Player[seat].Decrees.Has(tekhenu.DecreeAction) {
			return "not-held", nil
		}
	case tekhenu.VDone:
		return "done-" + tekhenu.Steps[s.Top().Step].Name, nil
	}
	return plainLabels[m.Verb], nil
}

func tokenLabel(s *tekhenu.State, seat game.Seat, m game.Move) []any {
	p := &s.Player[seat]
	args := []any{"token", tokenTerm(m.A), "have", int(p.Stock[m.A])}
	if m.A < tekhenu.Goods {
		args = append(args, "at", int(p.Production[m.A]))
	}
	return args
}

// dieLabel names with a die what follows by itself.
func dieLabel(s *tekhenu.State, seat game.Seat, m game.Move) (string, []any) {
	args := []any{"god", godTerm(m.A), "colour", colourTerm(m.B), "n", int(m.C), "purity", purityTerm(uint8(s.Purity(tekhenu.God(m.A), tekhenu.Colour(m.B))))}
	use, ok := s.UseOf(seat, m)
	switch {
	case ok && use.Verb == tekhenu.VGod:
		return "die-god", append(args, "action", actionTerm(use.A))
	case ok:
		return "die-produce", append(args, "amount", Amount(tekhenu.Token(use.A), int(m.C)), "at", int(s.Player[seat].Production[use.A]))
	}
	return "die", args
}

// produceLabel: an action with any value names the Resource before the value is chosen (TEK-12.6).
func produceLabel(s *tekhenu.State, seat game.Seat, m game.Move) (string, []any) {
	at := int(s.Player[seat].Production[m.A])
	if s.Top().Step == tekhenu.StepFeast {
		return "produce-any", []any{"token", tokenTerm(m.A), "at", at}
	}
	return "produce", []any{"amount", Amount(tekhenu.Token(m.A), int(s.Turn.Value)), "at", at}
}

// adjustLabel: a Scribe or a Blessing moves the value.
func adjustLabel(s *tekhenu.State, m game.Move) (string, []any) {
	to := int(s.Turn.Value) + int(m.A) - 2
	switch {
	case s.Top().Step == tekhenu.StepSelect:
		return "adjust", []any{"n", to}
	case m.A == 2:
		return "nudge-not", []any{"n", to}
	}
	return "nudge", []any{"n", to}
}

// payLabel names the tokens that stand in, and how many are paid as printed.
func payLabel(s *tekhenu.State, m game.Move) (string, []any) {
	f := s.Top()
	return "pay", []any{"tokens", mix(s, tekhenu.PrintedToken[f.A], int(f.B), m)}
}

// mix is what a payment takes, kind by kind.
func mix(s *tekhenu.State, t tekhenu.Token, n int, m game.Move) game.Message {
	var parts []game.Message
	add := func(t tekhenu.Token, n int) {
		if n > 0 {
			parts = append(parts, Amount(t, n))
		}
	}
	add(t, n-int(m.A)-int(m.B)-int(m.C))
	add(tekhenu.Gold, int(m.A))
	add(tekhenu.Scribe, int(m.B))
	add(tekhenu.OtherStone(t), int(m.C))
	return chain(parts)
}

func siteLabel(s *tekhenu.State, m game.Move) (string, []any) {
	args := []any{"site", SiteName(m.A)}
	switch {
	case m.A < tekhenu.FirstGodSite:
		return "building", append(args, "price", Amount(tekhenu.Bread, int(s.Data.Sites[m.A].Bread)))
	case m.A < tekhenu.FirstPeopleSite:
		key := "god-statue"
		if s.Count <= 2 {
			key = "god-statue-own" // TEK-9.10: one's own actions pay too
		}
		return key, append(args, "gains", GainsText(&s.Data.Slots[s.Slot[(m.A-tekhenu.FirstGodSite)/3]]))
	}
	gold := 0
	if s.PeopleGold&(1<<(m.A-tekhenu.FirstPeopleSite)) != 0 {
		gold = int(s.Data.People[m.A-tekhenu.FirstPeopleSite].Gold)
	}
	return "people-statue", append(args, "n", gold)
}

// feedLabel says what is paid, and what is lost for the rest (TEK-7.7).
func feedLabel(s *tekhenu.State, m game.Move) (string, []any) {
	unpaid := int(s.Top().A) - int(m.A) - int(m.B) - int(m.C)
	lost := unpaid * s.Data.Points.Bread
	if m.A|m.B|m.C == 0 {
		return "feed-none", []any{"vp", lost}
	}
	var parts []game.Message
	for i, t := range [3]tekhenu.Token{tekhenu.Bread, tekhenu.Gold, tekhenu.Scribe} {
		if n := [3]uint8{m.A, m.B, m.C}[i]; n > 0 {
			parts = append(parts, Amount(t, int(n)))
		}
	}
	if lost == 0 {
		return "feed-all", []any{"tokens", chain(parts)}
	}
	return "feed", []any{"tokens", chain(parts), "vp", lost}
}

package text

import (
	"ennead/game"
	"ennead/games/tekhenu"
)

// The names of moves, as messages for a button.

// Label names a move on a button.
func (text) Label(state game.State, seat game.Seat, m game.Move) game.Message {
	s := state.(*tekhenu.State)
	key, args := labels[m.Verb](s, seat, m)
	says := game.Say("", "tekhenu.move."+key, args...)
	says.Variant = warns(s, seat, m)
	return says
}

// warns returns the wording for a choice that gives less than one may think; empty for all others.
func warns(s *tekhenu.State, seat game.Seat, m game.Move) string {
	switch m.Verb {
	case tekhenu.VTake:
		return tooLittle(s, seat, tekhenu.Card(m.A))
	case tekhenu.VDie:
		if tekhenu.OnlyProduce(s.UsesOf(seat, m)) {
			return "produces"
		}
	}
	return ""
}

// tooLittle says why a card on offer would bring little: a Decree with a symbol that the seat has already (TEK-8.2) or
// without VP as things are, or a card for turns when none follows.
func tooLittle(s *tekhenu.State, seat game.Seat, card tekhenu.Card) string {
	n := card.Number()
	if card.Kind() != tekhenu.Decree {
		if int(s.Round) == s.Data.Rounds() && !tekhenu.Lasts(card) {
			return "late"
		}
		return ""
	}
	if s.HoldsSymbol(seat, n) {
		return "symbol"
	}
	if vp, known := s.DecreeNow(seat, n); known && vp == 0 {
		return "zero"
	}
	return ""
}

// labels holds, by verb, a function that returns the key and parameters of a label. Nature's moves have no buttons.
var labels = func() (all [256]func(*tekhenu.State, game.Seat, game.Move) (string, []any)) {
	for verb := range all {
		all[verb] = plainly("")
	}
	for verb, label := range map[uint8]func(*tekhenu.State, game.Seat, game.Move) (string, []any){
		tekhenu.VAnubis:   plainly("anubis"),
		tekhenu.VPass:     plainly("pass"),
		tekhenu.VIdle:     plainly("idle"),
		tekhenu.VUse:      plainly("use"),
		tekhenu.VNot:      notLabel,
		tekhenu.VDone:     doneLabel,
		tekhenu.VKeep:     cardLabel("keep", anyCard),
		tekhenu.VTake:     cardLabel("take", anyCard),
		tekhenu.VPlay:     cardLabel("play", tekhenu.Blessing.Of),
		tekhenu.VScore:    decreeLabel("score"),
		tekhenu.VDouble:   decreeLabel("double"),
		tekhenu.VStart:    startLabel,
		tekhenu.VDestiny:  destinyLabel,
		tekhenu.VTrack:    trackLabel,
		tekhenu.VToken:    tokenLabel("token"),
		tekhenu.VRaise:    tokenLabel("raise"),
		tekhenu.VDistrict: districtLabel,
		tekhenu.VProduce:  produceLabel,
		tekhenu.VGod:      godLabel("god"),
		tekhenu.VAlso:     godLabel("also"),
		tekhenu.VFirstly:  firstlyLabel,
		tekhenu.VDie:      dieLabel,
		tekhenu.VAs:       asLabel,
		tekhenu.VColour:   colourLabel,
		tekhenu.VAdjust:   adjustLabel,
		tekhenu.VFace:     numberLabel("face"),
		tekhenu.VValue:    valueLabel,
		tekhenu.VPay:      payLabel,
		tekhenu.VFeed:     feedLabel,
		tekhenu.VFaith:    faithLabel,
		tekhenu.VSite:     siteLabel,
		tekhenu.VCell:     cellLabel,
		tekhenu.VTwist:    twistLabel,
		tekhenu.VRefresh:  refreshLabel,
	} {
		all[verb] = label
	}
	return all
}()

// plainly labels a verb without parameters.
func plainly(key string) func(*tekhenu.State, game.Seat, game.Move) (string, []any) {
	return func(*tekhenu.State, game.Seat, game.Move) (string, []any) { return key, nil }
}

// anyCard reads a move's number as a card of the market, whose number includes the kind.
func anyCard(n uint8) tekhenu.Card { return tekhenu.Card(n) }

// cardLabel labels a verb with a card.
func cardLabel(key string, of func(uint8) tekhenu.Card) func(*tekhenu.State, game.Seat, game.Move) (string, []any) {
	return func(s *tekhenu.State, _ game.Seat, m game.Move) (string, []any) {
		card := of(m.A)
		return key, []any{"card", CardName(card), "the", TheCard(card), "effect", CardText(s.Data, card)}
	}
}

// decreeLabel labels a verb with a Decree, and with what it would score now if that is known.
func decreeLabel(key string) func(*tekhenu.State, game.Seat, game.Move) (string, []any) {
	return func(s *tekhenu.State, seat game.Seat, m game.Move) (string, []any) {
		key, args := cardLabel(key, tekhenu.Decree.Of)(s, seat, m)
		if vp, known := s.DecreeNow(seat, m.A); known {
			return key + "-now", append(args, "vp", vp)
		}
		return key, args
	}
}

// numberLabel labels a verb with a number.
func numberLabel(key string) func(*tekhenu.State, game.Seat, game.Move) (string, []any) {
	return func(_ *tekhenu.State, _ game.Seat, m game.Move) (string, []any) { return key, []any{"n", int(m.A)} }
}

// valueLabel names a value, and what the action does with it.
func valueLabel(s *tekhenu.State, seat game.Seat, m game.Move) (string, []any) {
	use, how := acting(s.Asked(seat))
	return "value", []any{"n", int(m.A), "use", useText(s, seat, use, how|m.A)}
}

// godLabel labels a verb with a god action. Its value is known unless Happiness 21 or D23 grants it.
func godLabel(key string) func(*tekhenu.State, game.Seat, game.Move) (string, []any) {
	return func(s *tekhenu.State, seat game.Seat, m game.Move) (string, []any) {
		value := s.Turn.Value
		if s.Asked(seat).Step == tekhenu.StepFeast {
			value = 0
		}
		return key, []any{"god", godTerm(m.A), "use",
			useText(s, seat, game.Move{Verb: tekhenu.VGod, A: m.A}, value)}
	}
}

// notLabel labels declining. A player who is asked about D23 without having it can only say so (TEK-RUL-64).
func notLabel(s *tekhenu.State, seat game.Seat, _ game.Move) (string, []any) {
	if s.Top().Step == tekhenu.StepReveal && !s.Reveals(seat) {
		return "not-held", nil
	}
	return "not", nil
}

func doneLabel(s *tekhenu.State, _ game.Seat, _ game.Move) (string, []any) {
	return "done-" + tekhenu.Steps[s.Top().Step].Name, nil
}

func startLabel(s *tekhenu.State, _ game.Seat, m game.Move) (string, []any) {
	return "start", []any{"card", StartName(m.A), "effect", StartText(s.Data, m.A)}
}

func destinyLabel(s *tekhenu.State, _ game.Seat, m game.Move) (string, []any) {
	return "destiny", []any{"card", DestinyName(m.A), "effect", DestinyText(s.Data, m.A),
		"ankh", int(s.Data.Destiny[m.A].Ankh)}
}

func trackLabel(s *tekhenu.State, _ game.Seat, m game.Move) (string, []any) {
	return "track", []any{"track", trackTerm(m.A), "n", int(s.Top().A)}
}

func asLabel(_ *tekhenu.State, _ game.Seat, m game.Move) (string, []any) {
	return "as", []any{"purity", purityTerm(m.A)}
}

func colourLabel(_ *tekhenu.State, _ game.Seat, m game.Move) (string, []any) {
	return "colour", []any{"colour", colourTerm(m.A)}
}

func firstlyLabel(s *tekhenu.State, _ game.Seat, m game.Move) (string, []any) {
	return []string{"firstly-no", "firstly-yes"}[m.A], []any{"n", int(s.Data.Techs[tekhenu.TechFirstly].Pay)}
}

// cellLabel names what a cell gives, and the most VP that the tile can score there.
func cellLabel(s *tekhenu.State, _ game.Seat, m game.Move) (string, []any) {
	bonus := &s.Data.Cells[m.A]
	vp, _ := s.CellWorth(m.A)
	return "cell", []any{"cell", CellName(m.A), "gains", Amount(bonus.Token, int(bonus.N)), "vp", vp}
}

// twistLabel names a rotation of the tile, and all VP that the Column scores with it.
func twistLabel(s *tekhenu.State, _ game.Seat, m game.Move) (string, []any) {
	tile, place := s.Raising()
	return "twist", []any{"n", int(m.A) * 90, "vp", s.ColumnWorth(s.Top().A, tile, m.A, place)}
}

func refreshLabel(s *tekhenu.State, _ game.Seat, m game.Move) (string, []any) {
	return "refresh", []any{"n", int(m.A) + 1, "price", Amount(tekhenu.Papyrus, s.Data.RefreshPapyrus)}
}

func faithLabel(s *tekhenu.State, seat game.Seat, m game.Move) (string, []any) {
	pan, n := tekhenu.FaithOf(m)
	then := s.Balance(seat) + int(n)
	if pan == tekhenu.Right {
		then = s.Balance(seat) - int(n)
	}
	return "faith", []any{"n", int(n), "pan", panTerm(uint8(pan)), "then", then}
}

// tokenLabel labels a verb with a token.
func tokenLabel(key string) func(*tekhenu.State, game.Seat, game.Move) (string, []any) {
	return func(s *tekhenu.State, seat game.Seat, m game.Move) (string, []any) {
		p := &s.Player[seat]
		args := []any{"token", tokenTerm(m.A), "have", int(p.Stock[m.A])}
		if m.A < tekhenu.Goods {
			args = append(args, "at", int(p.Production[m.A]))
		}
		return key, args
	}
}

// dieLabel names a die, and what its actions give and cost.
func dieLabel(s *tekhenu.State, seat game.Seat, m game.Move) (string, []any) {
	g, c, face := tekhenu.DieOf(m)
	args := []any{"god", godTerm(uint8(g)), "colour", colourTerm(uint8(c)), "n", int(face)}
	if s.Turn.Anubis != tekhenu.NoAnubis {
		return "die-anubis", args
	}
	args = append(args, "purity", purityTerm(uint8(s.Purity(g, c))))
	if uses := s.UsesOf(seat, m); len(uses) > 0 {
		return "die-for", append(args, "use", usesText(s, seat, uses, face))
	}
	return "die", args
}

// produceLabel names a Production. An action with any value names its Resource before the player chooses the value
// (TEK-12.6).
func produceLabel(s *tekhenu.State, seat game.Seat, m game.Move) (string, []any) {
	if s.Asked(seat).Step == tekhenu.StepFeast {
		return "produce-any", []any{"token", tokenTerm(m.A), "at", int(s.Player[seat].Production[m.A])}
	}
	value := s.Turn.Value
	amount := Amount(tekhenu.Token(m.A), int(value))
	if n := s.Surplus(seat, tekhenu.Token(m.A), value); n > 0 {
		return "produce-surplus", []any{"amount", amount, "n", n}
	}
	return "produce", []any{"amount", amount}
}

// adjustLabel names the value that a Scribe or a Blessing makes.
func adjustLabel(s *tekhenu.State, _ game.Seat, m game.Move) (string, []any) {
	to := int(s.Turn.Value) + int(m.A) - 2
	switch {
	case s.Top().Step == tekhenu.StepSelect:
		return "adjust", []any{"n", to}
	case m.A == 2:
		return "nudge-not", []any{"n", to}
	}
	return "nudge", []any{"n", to}
}

// payLabel names the tokens of a payment, and the VP of Technologies that let others replace printed ones.
func payLabel(s *tekhenu.State, seat game.Seat, m game.Move) (string, []any) {
	f := s.Asked(seat)
	due, in := tekhenu.PrintedToken[f.A], tekhenu.MixOf(m)
	args := []any{"tokens", mix(due, int(f.B), in)}
	if vp := s.MixWorth(seat, due, in); vp > 0 {
		return "pay-vp", append(args, "vp", vp)
	}
	return "pay", args
}

// mix names the tokens of a payment, kind by kind.
func mix(t tekhenu.Token, n int, in tekhenu.Mix) game.Message {
	var parts []game.Message
	add := func(t tekhenu.Token, n int) {
		if n > 0 {
			parts = append(parts, Amount(t, n))
		}
	}
	add(t, n-int(in.Sum()))
	add(tekhenu.Gold, int(in.Gold))
	add(tekhenu.Scribe, int(in.Scribes))
	add(tekhenu.OtherStone(t), int(in.Swaps))
	return chain(parts)
}

// siteLabel names what a Building or a Statue gives, and the price of a Building.
func siteLabel(s *tekhenu.State, seat game.Seat, m game.Move) (string, []any) {
	args := []any{"site", SiteName(m.A)}
	switch {
	case m.A < tekhenu.FirstGodSite:
		gains := s.SiteGains(seat, int(m.A))
		return "building", append(args, "gains", GainsText(&gains),
			"price", Amount(tekhenu.Bread, int(s.Data.Sites[m.A].Bread)))
	case m.A < tekhenu.FirstPeopleSite:
		key := "god-statue"
		if s.Count <= 2 {
			key = "god-statue-own" // TEK-9.10: the player's own actions pay too
		}
		return key, append(args, "gains", GainsText(&s.Data.Slots[s.Slot[(m.A-tekhenu.FirstGodSite)/3]]))
	}
	gains := s.PeopleGains(seat, int(m.A-tekhenu.FirstPeopleSite))
	return "people-statue", append(args, "gains", GainsText(&gains))
}

// districtLabel names what a Building in a district gives (TEK-14.3).
func districtLabel(s *tekhenu.State, _ game.Seat, m game.Move) (string, []any) {
	return "district", []any{"token", tokenTerm(m.A), "gains", rowText(s, s.Row(), m.A)}
}

// feedLabel names what is paid, and what is lost for the rest (TEK-7.7). Nobody loses more VP than they have
// (TEK-1.12).
func feedLabel(s *tekhenu.State, seat game.Seat, m game.Move) (string, []any) {
	meal := tekhenu.MealOf(m)
	unpaid := int(s.Asked(seat).A) - int(meal.Sum())
	lost := min(unpaid*s.Data.Points.Bread, s.Score(seat))
	if meal == (tekhenu.Meal{}) {
		return "feed-none", []any{"vp", lost}
	}
	var parts []game.Message
	for i, t := range [3]tekhenu.Token{tekhenu.Bread, tekhenu.Gold, tekhenu.Scribe} {
		if n := [3]uint8{meal.Bread, meal.Gold, meal.Scribes}[i]; n > 0 {
			parts = append(parts, Amount(t, int(n)))
		}
	}
	if unpaid == 0 {
		return "feed-all", []any{"tokens", chain(parts)}
	}
	return "feed", []any{"tokens", chain(parts), "vp", lost}
}

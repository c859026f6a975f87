package text

import (
	"ennead/game"
	"ennead/games/tekhenu"
)

// What an action gives and costs, for the buttons that lead to it.

// useText says what an action does for a seat with a value, and for a god action in a mode, see [tekhenu.State.Offer].
func useText(s *tekhenu.State, seat game.Seat, use game.Move, value uint8) game.Message {
	if use.Verb == tekhenu.VProduce {
		return produceText(s, seat, tekhenu.Token(use.A), value)
	}
	o, ok := s.Offer(seat, tekhenu.God(use.A), value)
	if !ok {
		return game.Say("", "tekhenu.use.bare", "action", actionTerm(use.A))
	}
	price := priceText(&o)
	say := func(key string, args ...any) game.Message {
		return game.Say("", "tekhenu.use."+key, append(args, "price", price)...)
	}
	switch o.God {
	case tekhenu.Horus:
		if o.For == tekhenu.NoGod {
			return say("horus-people")
		}
		statue := say("horus", "god", godTerm(uint8(o.For)))
		if !o.Folk {
			statue.Variant = "god"
		}
		return statue
	case tekhenu.Thoth:
		return say("thoth", "n", o.Cards)
	case tekhenu.Osiris:
		return say("osiris", "row", o.Row, "what", anyRowText(s, o.Row-1))
	}
	gains := GainsText(&o.Gains)
	if o.Gains.Happiness > 0 && s.FeastsAt(seat, o.Gains.Happiness) {
		gains = game.Say("", "tekhenu.use.feast", "gains", gains)
	}
	says := say(tekhenu.GodNames[o.God], "gains", gains)
	if gains.Key == "tekhenu.gain.none" {
		says.Variant = "bare"
	}
	return says
}

// produceText says what a Production gives, and how much of it is surplus (TEK-15.3).
func produceText(s *tekhenu.State, seat game.Seat, t tekhenu.Token, value uint8) game.Message {
	amount := Amount(t, int(value))
	if n := s.Surplus(seat, t, value); n > 0 {
		return game.Say("", "tekhenu.use.surplus", "amount", amount, "n", n)
	}
	return game.Say("", "tekhenu.use.produce", "amount", amount)
}

// priceText names the price of an action.
func priceText(o *tekhenu.Offer) game.Message {
	switch {
	case o.Cost == 0:
		return game.Say("", "tekhenu.price.none")
	case o.God == tekhenu.Osiris:
		return game.Say("", "tekhenu.price.happiness", "n", o.Cost)
	case o.God == tekhenu.Hathor:
		return game.Say("", "tekhenu.price.from", "amount", Amount(o.Price, o.Cost))
	}
	return game.Say("", "tekhenu.price", "amount", Amount(o.Price, o.Cost))
}

// usesText joins the actions of a die.
func usesText(s *tekhenu.State, seat game.Seat, uses []game.Move, value uint8) game.Message {
	all := useText(s, seat, uses[0], value)
	for _, use := range uses[1:] {
		all = game.Say("", "tekhenu.or", "first", all, "second", useText(s, seat, use, value))
	}
	return all
}

// acting returns the action whose value a player chooses, and its mode.
func acting(f tekhenu.Frame) (use game.Move, how uint8) {
	god := func(g uint8) game.Move { return game.Move{Verb: tekhenu.VGod, A: g} }
	produce := func(t uint8) game.Move { return game.Move{Verb: tekhenu.VProduce, A: t} }
	switch f.Step {
	case tekhenu.StepFeastAt:
		if f.A >= tekhenu.Gods {
			return produce(f.A - tekhenu.Gods), 0
		}
		return god(f.A), f.B
	case tekhenu.StepBend:
		return god(f.A), f.B - tekhenu.ValueOf(f)
	case tekhenu.StepThree:
		return god(uint8(tekhenu.Horus)), 0
	}
	return produce(f.A), 0 // StepStretch
}

// anyRowText lists what a Building in a row of Osiris gives, whatever the district. Rows count from 0 (TEK-14.3).
func anyRowText(s *tekhenu.State, row int) game.Message {
	e := &s.Data.Effects[row]
	parts := []game.Message{game.Say("", "tekhenu.gain.production-own", "n", int(e.Own))}
	if e.Second > 0 {
		parts = append(parts, game.Say("", "tekhenu.gain.production-second", "n", int(e.Second)))
	}
	return chain(append(parts, rowExtras(s, row, game.Say("", "tekhenu.gain.goods", "n", int(e.Tokens)))...))
}

// rowText lists what a Building in a row of Osiris gives in a district. Rows count from 0 (TEK-14.3).
func rowText(s *tekhenu.State, row int, district uint8) game.Message {
	e := &s.Data.Effects[row]
	more := func(t uint8, n uint8) game.Message {
		return game.Say("", "tekhenu.gain.production", "token", tokenTerm(t), "n", int(n))
	}
	parts := []game.Message{more(district, e.Own)}
	if second := s.Data.Second[row][district]; second != tekhenu.NoToken {
		parts = append(parts, more(uint8(second), e.Second))
	}
	return chain(append(parts, rowExtras(s, row, Amount(tekhenu.Token(district), int(e.Tokens)))...))
}

// rowExtras lists what a row gives in every district: a Production of choice, the district's goods, and Gold.
func rowExtras(s *tekhenu.State, row int, goods game.Message) (parts []game.Message) {
	e := &s.Data.Effects[row]
	if e.Choice > 0 {
		parts = append(parts, game.Say("", "tekhenu.gain.production-any", "n", int(e.Choice)))
	}
	parts = append(parts, goods)
	gold := int(e.Gold)
	if s.RowGold { // TEK-14.3.2
		gold += int(e.FirstGold)
	}
	if gold > 0 {
		parts = append(parts, Amount(tekhenu.Gold, gold))
	}
	return parts
}

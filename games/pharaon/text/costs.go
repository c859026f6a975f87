package text

import (
	"slices"
	"strings"

	"ennead/game"
	"ennead/games/pharaon"
)

// What moves cost and give, where the name of a thing does not say it.

// quarterLabel says what pays access in a quarter, and what the action costs and gives. If the Nile has only one option
// left, the table takes it together with the quarter, so the name says which.
func quarterLabel(c choice) game.Message {
	q := pharaon.Quarter(c.m.A)
	says := game.Say("", "pharaon.move.quarter", "quarter", quarterTerm(c.m.A),
		"facing", tokenTerm(uint8(c.s.Facing(q))), "what", actionText(c.s, c.seat, q))
	if option, ok := onlyOption(c); ok {
		says.Variant = "only"
		says.Args = append(says.Args, game.Say("", "", "option", option).Args...)
	}
	return says
}

// onlyOption names the option of the Nile that a table takes together with the quarter, unless it says so itself, see
// [game.Tail].
func onlyOption(c choice) (game.Message, bool) {
	if c.m.A != uint8(pharaon.Nile) || c.s.Why(c.seat, c.m).No != 0 || len(game.Tail(c.s, c.seat, c.m)) > 0 {
		return game.Message{}, false
	}
	next := *c.s
	next.Play(c.seat, c.m, nil)
	o, ok := game.OnlyChoice(&next)
	if !ok || o.Move.Verb != pharaon.VOption {
		return game.Message{}, false
	}
	return optionLabel(choice{&next, c.seat, o.Move}), true
}

// actionText describes the action of a quarter: its cost without access, and what it gives.
func actionText(s *pharaon.State, seat game.Seat, q pharaon.Quarter) game.Message {
	key := "pharaon.action." + pharaon.QuarterNames[q]
	if q != pharaon.Burial {
		says := game.Say("", key)
		if q == pharaon.Nobles && s.AnyFive(seat) {
			says.Variant = "any"
		}
		return says
	}
	done, steps := int(s.Player[seat].Step), s.Data.Steps
	if done == len(steps) {
		return game.Say("PHA-6.4.2", "pharaon.action.burial-done")
	}
	more := steps[done].PP
	if done > 0 {
		more -= steps[done-1].PP
	}
	cost := game.Say("", key, "cost", colourTerms(steps[done].List...), "step", done+1, "pp", more)
	if s.Pharaoh == pharaon.NoSeat && done+1 >= s.Data.Succeed.Step &&
		s.Player[seat].Nobles.Len() >= s.NoblesNeeded() {
		cost = chain([]game.Message{cost, game.Say("PHA-9.1", "pharaon.action.pharaoh", "pp", s.Data.PharaohPP)})
	}
	return cost
}

// optionLabel says what an option of the Nile costs and gives, and whether the token for access counts towards its two
// resources (PHA-5.3).
func optionLabel(c choice) game.Message {
	o := &c.s.Data.Options[c.m.A-1]
	says := game.Say("", "pharaon.move.option", "cost", colourTerms(o.Cost[:]...), "gains", gainTerms(o.Gains),
		"arrows", len(o.Arrows), "facing", tokenTerm(uint8(c.s.Facing(pharaon.Nile))))
	b := c.s.Buy
	b.Option = c.m.A - 1
	if _, counts := c.s.PriceOf(c.seat, &b); counts {
		says.Variant = "included"
	}
	if powers := jarPowers(c, o); len(powers) > 0 {
		says.Variant = strings.TrimPrefix(says.Variant+"-jar", "-")
		says.Args = append(says.Args, game.Say("", "", "powers", powers).Args...)
	}
	return says
}

// jarPowers names the nobles whose powers the seat may use on the jar of an option (PHA-10.15, PHA-10.16).
func jarPowers(c choice, o *pharaon.Option) (powers []game.Term) {
	if !slices.Contains(o.Gains, pharaon.GainJar) {
		return nil
	}
	for nobles := c.s.JarNobles(c.seat); nobles != 0; nobles = nobles.Rest() {
		powers = append(powers, nobleTerm(nobles.First()))
	}
	return powers
}

// colourLabel names a colour to pay in, with what it costs, or a resource to gain, with what the seat has of it.
func colourLabel(c choice) (string, []any) {
	if c.s.Top().Step != pharaon.StepColour {
		return "colour", []any{"colour", tokenTerm(c.m.A), "have", int(c.s.Player[c.seat].Tokens[c.m.A])}
	}
	b := c.s.Buy
	b.Colour = pharaon.Colour(c.m.A)
	n, counts := c.s.PriceOf(c.seat, &b)
	if counts {
		return "cost", []any{"n", n, "colour", tokenTerm(c.m.A)}
	}
	return "cost-beside", []any{
		"n", n - 1, "colour", tokenTerm(c.m.A), "facing", tokenTerm(uint8(c.s.Facing(b.Quarter))),
	}
}

// onlyToken are the keys of a token that is the only one that can be spent. The table spends it together with the
// choice before it, so the name says what for.
var onlyToken = map[uint8]string{
	pharaon.VAccess: "only-access", pharaon.VPay: "only-pay", pharaon.VSpend: "only-spend",
}

// tokenLabel names a token to spend, with how many the seat keeps. One that cannot be spent has only its name.
func tokenLabel(c choice) (string, []any) {
	have := int(c.s.Player[c.seat].Tokens[c.m.A])
	key := "token"
	switch {
	case c.s.Why(c.seat, c.m).No != 0:
		key = "token-name"
	case len(c.s.Moves(nil, c.seat)) == 1, c.s.Indifferent(c.seat):
		key = onlyToken[c.m.Verb]
	case have <= 1:
		key = "token-last"
	}
	args := []any{"token", tokenTerm(c.m.A), "have", have, "left", max(have-1, 0)}
	if key == "token-name" {
		return key, args
	}
	if gods := godsLost(c.s, c.seat, pharaon.Token(c.m.A)); len(gods) > 0 {
		args = append(args, "gods", gods)
		if key == "only-pay" || key == "only-access" {
			return key + "-god", args
		}
		return "token-god", args
	}
	return key, args
}

// dearer reports whether access paid with that token leaves more to pay than with another one: where any token pays
// access, it counts towards the cost only if its colour is part of it (PHA-10.7).
func dearer(c choice) bool {
	if c.m.Verb != pharaon.VAccess || c.s.Why(c.seat, c.m).No != 0 {
		return false
	}
	left := func(m game.Move) int {
		after := *c.s
		after.Play(c.seat, m, nil)
		if top := after.Top(); top.Step != pharaon.StepPay || top.Seat != c.seat {
			return 0
		}
		return after.Buy.Left()
	}
	mine := left(c.m)
	return slices.ContainsFunc(c.s.Moves(nil, c.seat), func(m game.Move) bool { return left(m) < mine })
}

// godsLost returns the gods that score for a seat now, and no longer would without one of its tokens, for which it gets
// others if it pays in the Offerings: offerings count for gods (PHA-11.1).
func godsLost(s *pharaon.State, seat game.Seat, t pharaon.Token) (gods []game.Term) {
	if t < pharaon.ResourceOffering {
		return nil
	}
	without := s.Copy().(*pharaon.State)
	without.Player[seat].Tokens[t]--
	without.Player[seat].Tokens[pharaon.Prestige1] += uint8(s.Brings())
	before, after := s.GodsOf(seat), without.GodsOf(seat)
	if godPoints(s, after) >= godPoints(s, before) {
		return nil // another god gives as much instead
	}
	lost := before &^ after
	for at, q := range s.Circle {
		if lost&(1<<at) != 0 {
			gods = append(gods, god(s.Data, q))
		}
	}
	return gods
}

func godPoints(s *pharaon.State, gods uint8) (pp int) {
	for column := range s.Circle {
		if gods&(1<<column) != 0 {
			pp += s.GodPP(column)
		}
	}
	return pp
}

// restLabel lists the tokens of the only way to pay the rest.
func restLabel(c choice) (string, []any) {
	var tokens []game.Term
	for _, t := range c.s.Rest(c.seat) {
		tokens = append(tokens, tokenTerm(uint8(t)))
	}
	return "rest", []any{"left", c.s.Buy.Left(), "tokens", tokens}
}

// trackLabel names a step on the Nile, with the PP that it adds (PHA-12.7).
func trackLabel(c choice) (string, []any) {
	at := c.s.Player[c.seat].Nile[c.m.A]
	next := min(at+1, pharaon.TopCell)
	more := c.s.Data.NilePP[next] - c.s.Data.NilePP[at]
	key := "track"
	if more > 0 {
		key = "track-points"
	}
	return key, []any{"colour", tokenTerm(c.m.A), "cell", int(next), "pp", more}
}

// doneLabel says what happens when a power is not used.
func doneLabel(c choice) (string, []any) {
	if f := c.s.Top(); f.Step == pharaon.StepDiplomat {
		return "keep-jar", []any{"gains", jarTerms(c.s, f.A)}
	}
	return "done", nil
}

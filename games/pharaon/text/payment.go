package text

import (
	"ennead/game"
	"ennead/games/pharaon"
)

// PaymentText describes a payment: its tokens, what those that pay any colour stand for, and where the seat could still
// act. Where it says what some stand for, it names the others before them.
func PaymentText(s *pharaon.State, seat game.Seat, p pharaon.Payment) game.Message {
	var tokens, jokers, plain, open []game.Term
	for _, m := range p.Moves {
		tokens = append(tokens, tokenTerm(m.A))
		if m.A == uint8(pharaon.Silver) || m.A >= uint8(pharaon.QuarterOffering) {
			jokers = append(jokers, tokenTerm(m.A))
		} else {
			plain = append(plain, tokenTerm(m.A))
		}
	}
	for q := range uint8(pharaon.Quarters) {
		if p.Open&(1<<q) != 0 {
			open = append(open, quarterTerm(q))
		}
	}
	says := game.Say("", "pharaon.pay.best", "tokens", tokens)
	if len(open) > 0 {
		says = game.Say("", "pharaon.pay.best-open", "tokens", tokens, "quarters", open)
	}
	if colours := s.Replaced(seat, p); len(colours) > 0 && len(jokers) > 0 {
		says.Variant = "for"
		says.Args = append(says.Args, game.Say("", "", "jokers", jokers, "colours", colourTerms(colours...)).Args...)
		if len(plain) == 0 {
			says.Variant = "for-all"
		}
		says.Args = append(says.Args, game.Say("", "", "plain", plain).Args...)
	}
	if key := spares[s.Spares(seat, p)]; key != "" {
		return game.Say("", "pharaon.pay."+key, "how", says)
	}
	return says
}

// spares are the keys of the reasons for which silver pays where an offering could.
var spares = map[pharaon.Spares]string{pharaon.SparesGods: "spares-gods", pharaon.SparesPoints: "spares-points"}

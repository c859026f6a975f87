package text

import (
	"ennead/game"
	"ennead/games/pharaon"
)

// PaymentText describes a payment: its tokens, and where the seat could still act.
func PaymentText(p pharaon.Payment) game.Message {
	var tokens, open []game.Term
	for _, m := range p.Moves {
		tokens = append(tokens, tokenTerm(m.A))
	}
	for q := range uint8(pharaon.Quarters) {
		if p.Open&(1<<q) != 0 {
			open = append(open, quarterTerm(q))
		}
	}
	if len(open) == 0 {
		return game.Say("", "pharaon.pay.best", "tokens", tokens)
	}
	return game.Say("", "pharaon.pay.best-open", "tokens", tokens, "quarters", open)
}

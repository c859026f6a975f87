package text

import (
	"ennead/game"
	"ennead/games/kemet"
)

// What an action would cost and give a seat now, for the buttons of its tokens. All of it is open on the table.

func yields(key string, args ...any) game.Message { return game.Say("", "kemet.yield."+key, args...) }

// bought is the colour that each action of buying is about (KEM-5.3.1).
var bought = map[kemet.Action]kemet.Colour{
	kemet.ActBuyDiamond: kemet.Diamond, kemet.ActBuyRuby: kemet.Ruby, kemet.ActBuySapphire: kemet.Sapphire,
}

// yield says what the seat could do with an action.
func yield(s *kemet.State, seat game.Seat, a kemet.Action) game.Message {
	switch a {
	case kemet.ActMove:
		return yieldMove(s, seat)
	case kemet.ActRecruit:
		return yieldRecruit(s, seat)
	case kemet.ActRaise:
		return yieldRaise(s, seat)
	case kemet.ActPray:
		return yieldPray(s, seat)
	}
	return yieldBuy(s, seat, bought[a])
}

// yieldMove is the capacity of a troop without creatures (KEM-5.5.1).
func yieldMove(s *kemet.State, seat game.Seat) game.Message {
	if s.Held(seat) == 0 {
		return yields("move-none")
	}
	return yields("move", "n", 1+s.PowerOf(seat, kemet.PowerSpeed), "price", PriceText(s.TeleportPrice(seat)))
}

// yieldRecruit is how many units the seat can pay, has in reserve, and has room for (KEM-5.4.1, KEM-1.4).
func yieldRecruit(s *kemet.State, seat game.Seat) game.Message {
	room, free, have := 0, s.PowerOf(seat, kemet.PowerScribe), int(s.Player[seat].Prayer)
	for place := range uint8(3) {
		room += max(0, s.TroopLimit(seat)-int(s.Units[seat][s.District(seat, place)]))
	}
	price := func(units int) int { return s.RecruitPrice(seat, max(0, units-free)) }
	n, most := 0, min(room, s.Reserve(seat))
	for n < most && price(n+1) <= have {
		n++
	}
	switch {
	case s.Reserve(seat) == 0:
		return yields("recruit-reserve")
	case room == 0:
		return yields("recruit-room")
	case n == 0:
		return yields("recruit-poor", "price", price(1), "have", have)
	}
	return yields("recruit", "n", n, "price", PriceText(price(n)))
}

// yieldRaise is how many levels of one pyramid the seat can pay, and the lowest price (KEM-5.2.1).
func yieldRaise(s *kemet.State, seat game.Seat) game.Message {
	most, least, have := 0, -1, int(s.Player[seat].Prayer)
	for c := range kemet.Colour(kemet.Colours) {
		from := s.Player[seat].Level[c]
		for level := from + 1; level <= kemet.TopLevel; level++ {
			price := s.RaisePrice(seat, c, level)
			if level == from+1 && (least < 0 || price < least) {
				least = price
			}
			if price <= have {
				most = max(most, int(level-from))
			}
		}
	}
	switch {
	case least < 0:
		return yields("raise-none")
	case most == 0:
		return yields("raise-poor", "price", least, "have", have)
	}
	return yields("raise", "n", most, "price", least)
}

// yieldPray is the gain up to the end of the prayer track (KEM-5.1.1, KEM-0.2).
func yieldPray(s *kemet.State, seat game.Seat) game.Message {
	have := int(s.Player[seat].Prayer)
	then := min(have+s.Data.Gain.Pray+s.PowerOf(seat, kemet.PowerPriest), s.Data.Limit.Prayer)
	if then <= have {
		return yields("pray-none", "have", have)
	}
	return yields("pray", "n", then-have, "have", have, "then", then)
}

// yieldBuy is how many tiles the seat can buy, and the lowest price; or what it lacks (KEM-5.3.2, KEM-5.3.3).
func yieldBuy(s *kemet.State, seat game.Seat, c kemet.Colour) game.Message {
	n, least, dear := 0, -1, -1
	lower := func(price, than int) int {
		if than < 0 {
			return price
		}
		return min(price, than)
	}
	for tile := range uint8(kemet.TileCount) {
		if s.Data.Tiles[tile].Colour != c || s.TileOwner(tile) != kemet.NoSeat {
			continue
		}
		price := s.TilePrice(seat, tile)
		switch s.WhyNotTile(seat, tile).No {
		case 0:
			n, least = n+1, lower(price, least)
		case kemet.NoPrayer:
			dear = lower(price, dear)
		}
	}
	best := int(s.Best(seat, c))
	switch {
	case best == 0:
		return yields("buy-pyramid", "colour", colourTerm(uint8(c)))
	case n > 0:
		return yields("buy", "n", n, "price", least)
	case dear >= 0:
		return yields("buy-poor", "price", dear, "have", int(s.Player[seat].Prayer))
	}
	return yields("buy-none", "colour", colourTerm(uint8(c)), "n", best)
}

// opens says what a pyramid at a new level gives: the tiles that it opens for sale, and at the top its VP. Nothing if
// an opponent holds its district (KEM-1.15, KEM-5.2.3).
func opens(s *kemet.State, seat game.Seat, c kemet.Colour, level uint8) game.Message {
	if holder := s.Controller(s.Site(seat, c)); holder != seat {
		return game.Say("", "kemet.opens.held", "seat", holder)
	}
	n, best := 0, int(s.Best(seat, c))
	for tile := range uint8(kemet.TileCount) {
		t := &s.Data.Tiles[tile]
		if t.Colour == c && t.Level > best && t.Level <= int(level) && s.TileOwner(tile) == kemet.NoSeat {
			n++
		}
	}
	tiles := game.Say("", "kemet.opens.tiles", "n", n)
	if n == 0 {
		tiles = game.Say("", "kemet.opens.none")
	}
	if level < kemet.TopLevel {
		return tiles
	}
	return chain([]game.Message{tiles, game.Say("", "kemet.opens.vp")})
}

// idle are the yields that say what an action lacks.
var idle = map[string]bool{
	"kemet.yield.move-none": true, "kemet.yield.recruit-reserve": true, "kemet.yield.recruit-room": true,
	"kemet.yield.recruit-poor": true, "kemet.yield.raise-none": true, "kemet.yield.raise-poor": true,
	"kemet.yield.pray-none": true, "kemet.yield.buy-pyramid": true, "kemet.yield.buy-poor": true,
	"kemet.yield.buy-none": true,
}

// Idle returns why a choice would do nothing now, and what it is called without that; an empty reason if it does
// something. A token does nothing if its action lacks something, a troop if it can only stay where it is.
func Idle(s *kemet.State, seat game.Seat, m game.Move) (why, what game.Message) {
	switch m.Verb {
	case kemet.VToken, kemet.VSilver, kemet.VGolden:
		args := labels[m.Verb].args(s, seat, m)
		if why = args[3].(game.Message); !idle[why.Key] {
			return game.Message{}, what
		}
		what = game.Say("", string(args[1].(game.Term)))
	case kemet.VTroop:
		tail := game.Tail(s, seat, m)
		if len(tail) > 0 && tail[0].Move.Verb == kemet.VDone {
			return yields("move-stuck"), label(s, seat, m)
		}
	}
	return why, what
}

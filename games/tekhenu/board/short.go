package board

import (
	"strconv"

	"ennead/games/tekhenu"
	tekhenutext "ennead/games/tekhenu/text"
)

// What cards do, in few enough words for a small card. The title has the whole sentence.

// shortBlessings holds the keys of Blessings by printed number. Any other Blessing gains something.
var shortBlessings = map[uint8]string{
	7: "track", 8: "track", 9: "face", 10: "face", 11: "colour", 12: "colour", 13: "stone", 14: "stone", 15: "plants",
	16: "plants",
	17: "beside", 18: "beside", 19: "across", 20: "across", 21: "again", 22: "again", 23: "anubis", 24: "anubis",
}

// shortDecrees are the Decrees, by printed number, with a short text of their own.
var shortDecrees = map[uint8]bool{3: true, 4: true, 6: true, 8: true, 20: true, 22: true, 23: true, 24: true}

func (p *picture) shortText(card tekhenu.Card) string {
	n := card.Number()
	switch card.Kind() {
	case tekhenu.Blessing:
		b := &p.s.Data.Blessings[n]
		key := shortBlessings[n]
		if key == "" {
			key = "produce"
		}
		return p.Word("short-"+key, "gains", tekhenutext.GainsText(&b.Gains),
			"n", int(b.Track+b.Adjust+b.Pay+b.Lose+b.Again))
	case tekhenu.Technology:
		t := &p.s.Data.Techs[n]
		return p.Word("short-t"+strconv.Itoa(int(n)), "gains", tekhenutext.GainsText(&t.Gains),
			"last", tekhenutext.GainsText(&t.Last), "vp", t.Each,
			"n", int(t.Adjust+t.Pay+t.Ankh), "more", int(t.Same))
	}
	if d := &p.s.Data.Decrees[n]; shortDecrees[n] {
		return p.Word("short-d"+strconv.Itoa(int(n)), "n", int(d.Pay), "first", d.First, "second", d.Second,
			"symbol", d.Counts[tekhenu.CountPopulation], "gold", d.Counts[tekhenu.CountGold],
			"goods", d.Counts[tekhenu.CountGoods], "cap", d.Cap)
	}
	if things, vp := p.shortCounts(n); things != nil {
		return p.Word("short-count-"+strconv.Itoa(len(things)), "n", vp, "a", things[0], "b", things[len(things)-1])
	}
	return p.Words.Say(tekhenutext.CardText(p.s.Data, card))
}

// shortNames are the names of what Decrees count that are shorter on a card.
var shortNames = map[tekhenu.Count]string{
	tekhenu.CountTemple: "temple", tekhenu.CountColumns: "column", tekhenu.CountStatues: "statue",
}

// shortCounts names the one or two things of which a Decree scores the same number of VP each; nil if it scores
// otherwise.
func (p *picture) shortCounts(n uint8) (things []string, vp int) {
	d := &p.s.Data.Decrees[n]
	for in := d.Counted; in != 0; in = in.Rest() {
		what := in.First()
		name := shortNames[tekhenu.Count(what)]
		if name == "" || vp != 0 && vp != d.Counts[what] || len(things) == 2 {
			return nil, 0
		}
		things, vp = append(things, p.Word("short-"+name)), d.Counts[what]
	}
	if d.Cap > 0 || d.Pay > 0 {
		return nil, 0
	}
	return things, vp
}

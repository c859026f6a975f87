package codec

import (
	"ennead/game"
	"ennead/games/osiris"
	"ennead/games/position"
)

// The book as a position.

type bookJSON struct {
	Drafts   map[string]draftJSON `json:"drafts,omitempty"` // by seat
	Offers   []offerJSON          `json:"offers,omitempty"`
	Bribes   []bribeJSON          `json:"bribes,omitempty"`
	Promises []promiseJSON        `json:"promises,omitempty"`
	Last     []countJSON          `json:"last,omitempty"`     // numbers of offers; those of public ones are to 0
	LastWord []countJSON          `json:"lastWord,omitempty"` // numbers of promises
	Entries  map[string]int       `json:"entries,omitempty"`  // since the last action, by seat
	Declined []countJSON          `json:"declined,omitempty"` // offers, this season
	Kept     []countJSON          `json:"kept,omitempty"`     // promises
	Broken   []countJSON          `json:"broken,omitempty"`
}

type draftJSON struct {
	To     int         `json:"to,omitempty"`
	Public bool        `json:"public,omitempty"`
	Turn   bool        `json:"turn,omitempty"` // ends with the turn
	Give   *bundleJSON `json:"give,omitempty"`
	Want   *bundleJSON `json:"want,omitempty"`
}

type offerJSON struct {
	From   int         `json:"from"`
	To     int         `json:"to"`
	Number int         `json:"number"`
	Public bool        `json:"public,omitempty"`
	Turn   bool        `json:"turn,omitempty"`
	Give   *bundleJSON `json:"give,omitempty"`
	Want   *bundleJSON `json:"want,omitempty"`
}

type bribeJSON struct {
	From   int         `json:"from"`
	Number int         `json:"number"`
	If     int         `json:"if"`
	Taken  bool        `json:"taken,omitempty"`
	Give   *bundleJSON `json:"give"`
}

type promiseJSON struct {
	From   int    `json:"from"`
	To     int    `json:"to"`
	Number int    `json:"number"`
	Public bool   `json:"public,omitempty"`
	Action string `json:"action,omitempty"`
	Season int    `json:"season,omitempty"`
}

type bundleJSON struct {
	Tokens  map[string]int `json:"tokens,omitempty"`
	Workers map[string]int `json:"workers,omitempty"`
	Cards   []string       `json:"cards,omitempty"`
	Open    []string       `json:"open,omitempty"`  // of the cards, those shown
	Kinds   map[string]int `json:"kinds,omitempty"` // cards of a kind
	Any     int            `json:"any,omitempty"`   // cards
	Some    int            `json:"some,omitempty"`  // of a masked position: workers
}

type countJSON struct {
	From int `json:"from"`
	To   int `json:"to"`
	N    int `json:"n"`
}

// writeBook is nil for a book in which nothing stands.
func writeBook(b *osiris.Book) *bookJSON {
	if !b.Used {
		return nil
	}
	j := &bookJSON{
		Drafts:   map[string]draftJSON{},
		Entries:  map[string]int{},
		Last:     counts(b.Last[:]),
		LastWord: counts(b.LastWord[:]),
	}
	for by := range game.Seat(osiris.MaxSeats) {
		from := int(by) + 1
		if d := &b.Drafts[by]; *d != (osiris.Draft{}) {
			j.Drafts[osiris.SeatNames[by]] = draftJSON{int(d.To), d.Public, d.Turn, writeBundle(&d.Give),
				writeBundle(&d.Want)}
		}
		for i := range b.Offers[by] {
			if o := &b.Offers[by][i]; o.Number != 0 {
				j.Offers = append(j.Offers, offerJSON{
					from, seatNumber(o.To), int(o.Number), o.Public, o.Turn, writeBundle(&o.Give), writeBundle(&o.Want),
				})
			}
		}
		for i := range b.Bribes[by] {
			if r := &b.Bribes[by][i]; r.Number != 0 {
				j.Bribes = append(j.Bribes, bribeJSON{from, int(r.Number), seatNumber(r.If), r.Taken,
					writeBundle(&r.Give)})
			}
		}
		for i := range b.Promises[by] {
			if p := &b.Promises[by][i]; p.Number != 0 {
				j.Promises = append(j.Promises, promiseJSON{
					from, seatNumber(p.To), int(p.Number), p.Public, named(p.Action, osiris.ActionNames[1:]),
					int(p.Season),
				})
			}
		}
		if n := b.Entries[by]; n > 0 {
			j.Entries[osiris.SeatNames[by]] = int(n)
		}
		for to := range b.Kept[by] {
			if n := b.Declined[by][to]; n > 0 {
				j.Declined = append(j.Declined, countJSON{from, to + 1, int(n)})
			}
			if n := b.Kept[by][to]; n > 0 {
				j.Kept = append(j.Kept, countJSON{from, to + 1, int(n)})
			}
			if n := b.Broken[by][to]; n > 0 {
				j.Broken = append(j.Broken, countJSON{from, to + 1, int(n)})
			}
		}
	}
	return j
}

// counts are the last numbers by author and addressee.
func counts(last [][osiris.MaxSeats + 1]uint8) (list []countJSON) {
	for from := range last {
		for to, n := range last[from] {
			if n > 0 {
				list = append(list, countJSON{from + 1, (to + 1) % (osiris.MaxSeats + 1), int(n)})
			}
		}
	}
	return list
}

// writeBundle is nil for a bundle in which nothing is.
func writeBundle(b *osiris.Bundle) *bundleJSON {
	if *b == (osiris.Bundle{}) {
		return nil
	}
	j := &bundleJSON{
		Tokens:  counted(b.Tokens[:], osiris.ResourceNames),
		Workers: counted(b.Workers[:], osiris.WorkerNames),
		Cards:   position.Names(b.Cards, osiris.CardNames),
		Open:    position.Names(b.Open, osiris.CardNames),
		Kinds:   map[string]int{},
		Any:     int(b.Any),
		Some:    int(b.Some),
	}
	for k, name := range osiris.KindNames {
		if n := b.Kinds.Of(osiris.Kind(k)); n > 0 {
			j.Kinds[name] = int(n)
		}
	}
	return j
}

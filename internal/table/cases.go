package table

import (
	"context"
	"crypto/rand"
	"encoding/json"
	"errors"
	"slices"
	"strings"
	"time"

	"ennead/game"
	"ennead/internal/collusion"
	"ennead/internal/rating"
	"ennead/internal/store"
)

const (
	sittingsLast = 90 * 24 * time.Hour      // for how long networks are kept of a game that does not end
	signsLast    = 2 * 365 * 24 * time.Hour // for how long it is kept what games say of two people
	signsMost    = 100_000                  // that one person is shown, more than anybody plays in that time
)

// Case is what moderators should look at: the rated games of two people. Nothing follows from it by itself.
type Case struct {
	ID       string
	Made     time.Time
	Settled  time.Time // zero while it is open
	People   [2]PersonID
	Findings []collusion.Finding
	Mark     string // names the findings: a case that is renewed has another one
}

// watch stores what a rated game says of each two of its people, and opens cases about those of whom all their games
// say enough. It may be done again.
func (h *House) watch(ctx context.Context, t *Table) error {
	db := h.conf.Store
	r, err := db.ResultOf(ctx, string(t.ID))
	if err != nil {
		return err
	}
	signs, err := h.signs(ctx, t, r)
	if err != nil {
		return err
	}
	if err := db.AddSigns(ctx, r.Table, signs); err != nil {
		return err
	}
	for _, s := range signs {
		err = errors.Join(err, h.judge(ctx, s.Person, s.Other))
	}
	return err
}

// signs returns what a game says of each two of its people who have not been erased.
func (h *House) signs(ctx context.Context, t *Table, r store.Result) (all []store.Sign, err error) {
	known, err := h.conf.Store.Before(ctx, r)
	if err != nil {
		return nil, err
	}
	sittings, err := h.conf.Store.Sittings(ctx, r.Table)
	if err != nil {
		return nil, err
	}
	skill := func(who string) rating.Skill {
		if s, ok := known[who]; ok {
			return s
		}
		return rating.Fresh()
	}
	here := slices.DeleteFunc(slices.Clone(r.Seats), func(s store.ResultSeat) bool {
		return s.Person == "" || strings.HasPrefix(s.Person, erased)
	})
	slices.SortFunc(here, func(a, b store.ResultSeat) int { return strings.Compare(a.Person, b.Person) })
	// A moderator who settles a case has seen the games of which this is stored by then, whenever their last move was.
	now, gifts, seats := h.now().UnixMilli(), h.gifts(ctx, t), t.seatsOf()
	for i, a := range here {
		for _, b := range here[i+1:] {
			s := store.Sign{Person: a.Person, Other: b.Person, Table: r.Table, Finished: now,
				Expected: rating.Ahead(skill(a.Person), skill(b.Person)),
				Shared:   neighbours(sittings, a.Person, b.Person)}
			switch {
			case a.Rank < b.Rank:
				s.Ahead = 1
			case a.Rank > b.Rank:
				s.Ahead = -1
			}
			from, one := seats[a.Person]
			to, two := seats[b.Person]
			for _, g := range gifts {
				switch {
				case one && two && g.From == from && g.To == to:
					s.Gave += g.Pieces
				case one && two && g.From == to && g.To == from:
					s.Got += g.Pieces
				}
			}
			all = append(all, s)
		}
	}
	return all, nil
}

// seatsOf returns the seats of those who played a game from its beginning to its end.
func (t *Table) seatsOf() map[string]game.Seat {
	seats := map[string]game.Seat{}
	for _, r := range Ranks(t) {
		if !r.Gone {
			seats[r.who] = r.Seat
		}
	}
	return seats
}

// neighbours reports whether two people have played from one network.
func neighbours(all []store.Sitting, one, other string) bool {
	return slices.ContainsFunc(all, func(a store.Sitting) bool {
		return a.Person == one && slices.ContainsFunc(all, func(b store.Sitting) bool {
			return b.Person == other && b.Network == a.Network
		})
	})
}

// gifts returns what was given for nothing in a game, and nothing if that cannot be told.
func (h *House) gifts(ctx context.Context, t *Table) (all []collusion.Gift) {
	if h.conf.Handed == nil {
		return nil
	}
	handed := h.conf.Handed(t.Match.Game)
	if handed == nil {
		return nil
	}
	if err := guarded(func() (err error) {
		all, err = collusion.ReadGifts(t.Match.Game, handed, t.Match.Record)
		return err
	}); err != nil {
		h.conf.Log.ErrorContext(ctx, "cannot tell what was given in a game", "table", t.ID, "error", err, "stack",
			stackOf(err))
		return nil
	}
	return all
}

// judge opens a case about two people if their games say enough, or renews the one that is open. Games that moderators
// have judged already say nothing more, and neither does a network that two people are known to share.
func (h *House) judge(ctx context.Context, person, other string) error {
	db := h.conf.Store
	cases, err := db.CasesOf(ctx, person, other)
	if err != nil {
		return err
	}
	judged, known := int64(0), false
	for _, c := range h.cases(ctx, cases) {
		if !c.Settled.IsZero() {
			judged = max(judged, c.Settled.UnixMilli())
			known = known || slices.ContainsFunc(c.Findings, func(f collusion.Finding) bool {
				return f.Kind == collusion.Network
			})
		}
	}
	signs, err := db.SignsOf(ctx, person, other, judged, collusion.Most)
	if err != nil {
		return err
	}
	var games []collusion.Game
	for _, s := range signs {
		games = append(games, collusion.Game{Table: s.Table, Ahead: s.Ahead,
			Expected: s.Expected, Shared: s.Shared && !known, Gave: s.Gave, Got: s.Got})
	}
	found := collusion.Judge(games)
	if len(found) == 0 {
		return nil
	}
	text, err := json.Marshal(found)
	if err != nil {
		return err
	}
	return db.OpenCase(ctx, store.Case{ID: rand.Text(), Person: person, Other: other, Text: string(text),
		Made: h.now().UnixMilli()}, judged)
}

// Sitting is from which network somebody plays at a rated table that has not ended.
type Sitting struct {
	Table   ID        `json:"table"`
	Network string    `json:"network"` // a keyed hash, of this table only
	Since   time.Time `json:"since"`
}

// SittingsOf returns what is kept of the networks of a person.
func (h *House) SittingsOf(ctx context.Context, person PersonID) ([]Sitting, error) {
	stored, err := h.conf.Store.SittingsOf(ctx, string(person))
	all := []Sitting{}
	for _, s := range stored {
		all = append(all, Sitting{ID(s.Table), s.Network, time.UnixMilli(s.At).UTC()})
	}
	return all, err
}

// Sign is what a rated game says of somebody and one of the others there. Whether both sat in one network is not in
// it: it would say from where the other plays.
type Sign struct {
	Table    ID
	Other    PersonID
	Finished time.Time
	Ahead    int     // 1 if they came off better, -1 if the other did, 0 if neither
	Expected float64 // how likely they were to come off better, by the ratings before
	Gave     int     // pieces that they gave the other for nothing
	Got      int
}

// SignsAbout returns what is kept of a person's rated games with each of the others there, the latest first.
func (h *House) SignsAbout(ctx context.Context, person PersonID) ([]Sign, error) {
	stored, err := h.conf.Store.SignsAbout(ctx, string(person), signsMost)
	all := make([]Sign, len(stored))
	for i, s := range stored {
		all[i] = Sign{Table: ID(s.Table), Other: PersonID(s.Other), Finished: time.UnixMilli(s.Finished).UTC(),
			Ahead: s.Ahead, Expected: s.Expected, Gave: s.Gave, Got: s.Got}
		if s.Other == string(person) { // it is written as the other sees it
			all[i].Other, all[i].Ahead, all[i].Expected = PersonID(s.Person), -s.Ahead, 1-s.Expected
			all[i].Gave, all[i].Got = s.Got, s.Gave
		}
	}
	return all, err
}

// Cases returns the open cases, the oldest first.
func (h *House) Cases(ctx context.Context) ([]Case, error) {
	stored, err := h.conf.Store.Cases(ctx)
	return h.cases(ctx, stored), err
}

// CaseOf returns a case, settled or not: [ErrNoCase] if there is none of that id.
func (h *House) CaseOf(ctx context.Context, id string) (Case, error) {
	stored, err := h.conf.Store.CaseOf(ctx, id)
	if errors.Is(err, store.ErrNotFound) {
		return Case{}, ErrNoCase
	}
	if err != nil {
		return Case{}, err
	}
	return h.cases(ctx, []store.Case{stored})[0], nil
}

func (h *House) cases(ctx context.Context, stored []store.Case) []Case {
	list := make([]Case, len(stored))
	for i, s := range stored {
		c := &list[i]
		if err := json.Unmarshal([]byte(s.Text), &c.Findings); err != nil {
			h.conf.Log.ErrorContext(ctx, "cannot read all of a case", "case", s.ID, "error", err)
		}
		c.ID, c.Made, c.People = s.ID, time.UnixMilli(s.Made).UTC(), [2]PersonID{PersonID(s.Person), PersonID(s.Other)}
		c.Mark = s.Mark()
		if s.Settled > 0 {
			c.Settled = time.UnixMilli(s.Settled).UTC()
		}
	}
	return list
}

// forgetSigns deletes what is no longer needed to see who plays together.
func (h *House) forgetSigns(ctx context.Context, now time.Time) error {
	return h.conf.Store.ForgetSigns(ctx, now.Add(-sittingsLast).UnixMilli(), now.Add(-signsLast).UnixMilli())
}

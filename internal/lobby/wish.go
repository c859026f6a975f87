package lobby

import (
	"encoding/json"
	"slices"
	"time"

	"ennead/internal/store"
	"ennead/internal/table"
)

// Choice is a game that somebody would like to play, and with how many players.
type Choice struct {
	Game  string `json:"game"`
	Sizes []int  `json:"sizes"` // ascending

	// Rating is how strong they are at the game, as people read it; 0 if that is not known.
	Rating int `json:"rating,omitempty"`
}

// wish is what somebody wants, as the store holds it.
type wish struct {
	Name     string   `json:"name,omitempty"`  // empty if they have none
	Called   string   `json:"called"`          // under which they then sit
	Guest    bool     `json:"guest,omitempty"` // they have no account
	Games    []Choice `json:"games"`           // in the order in which they were chosen
	Language string   `json:"language,omitempty"`
	Window   int      `json:"window,omitempty"` // so far from their rating others' may be; 0 for any
	Bots     bool     `json:"bots,omitempty"`   // a bot may take the last seat
	Proposal proposal `json:"proposal,omitzero"`
}

// proposal is a table for which all of a group are asked. Each of them has a copy.
type proposal struct {
	ID       table.ID `json:"id"` // which the table will have
	Game     string   `json:"game"`
	Players  int      `json:"players"`
	People   int      `json:"people"` // among the players; a bot takes the seat that is left
	Until    int64    `json:"until"`  // in milliseconds since 1970, like all times here
	Accepted bool     `json:"accepted,omitempty"`
	Opened   int64    `json:"opened,omitempty"` // when the table was opened; 0 if it is not
}

// seeker is somebody who looks for a game.
type seeker struct {
	wish
	person string
	since  time.Time
	seen   time.Time
}

// free reports whether somebody can be asked for a table.
func (s seeker) free() bool { return s.Proposal.ID == "" }

// takes reports whether somebody would play that game with so many.
func (s seeker) takes(game string, players int) bool {
	return slices.ContainsFunc(s.Games, func(c Choice) bool {
		return c.Game == game && slices.Contains(c.Sizes, players)
	})
}

// near reports whether another's rating at a game is not further from theirs than they want.
func (s seeker) near(o seeker, game string) bool {
	mine, theirs := s.rating(game), o.rating(game)
	return s.Window == 0 || max(mine-theirs, theirs-mine) <= s.Window
}

// rating returns how strong somebody is at a game for which they look.
func (s seeker) rating(game string) int {
	for _, c := range s.Games {
		if c.Game == game && c.Rating != 0 {
			return c.Rating
		}
	}
	return table.FreshRating()
}

// read returns somebody as they are stored; false if a text is none of ours.
func read(w store.Want) (s seeker, ok bool) {
	s = seeker{person: w.Person, since: time.UnixMilli(w.Since), seen: time.UnixMilli(w.Seen)}
	err := json.Unmarshal([]byte(w.Text), &s.wish)
	return s, err == nil
}

// write is its inverse.
func (s seeker) write() store.Want {
	text, _ := json.Marshal(s.wish) // texts and numbers can always be encoded
	return store.Want{Person: s.person, Since: s.since.UnixMilli(), Seen: s.seen.UnixMilli(), Text: string(text)}
}

// readAll returns the queue as it is stored, without what is none of ours.
func readAll(wants []store.Want) queue {
	all := make(queue, 0, len(wants))
	for _, w := range wants {
		if s, ok := read(w); ok {
			all = append(all, s)
		}
	}
	return all
}

func (q queue) write() []store.Want {
	wants := make([]store.Want, len(q))
	for i, s := range q {
		wants[i] = s.write()
	}
	return wants
}

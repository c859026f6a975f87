package contests

import (
	"cmp"
	"encoding/json"
	"slices"
	"strings"
	"time"
	"unicode"
	"unicode/utf8"

	"ennead/game"
	"ennead/internal/clock"
	"ennead/internal/contest"
	"ennead/internal/table"
)

// Terms are what is agreed before a contest and never changes.
type Terms struct {
	Table    int    `json:"table"`              // seats at a table
	Least    int    `json:"least"`              // the fewest players that the game allows
	Length   int    `json:"length,omitempty"`   // rounds; a knockout ends by itself
	Size     int    `json:"size,omitempty"`     // entries in a group or division
	Ahead    int    `json:"ahead,omitempty"`    // how many of each table of a knockout go on
	Clock    string `json:"clock"`              // the name of a [clock.Preset]
	Hours    int    `json:"hours,omitempty"`    // after which the tables of a round count as they stand; 0 for never
	Reliable int    `json:"reliable,omitempty"` // the least reliability of who enters, 0 to 100
	Waits    bool   `json:"waits,omitempty"`    // for its organiser to begin the first round, see [Contests.orphaned]
	Apart    bool   `json:"apart,omitempty"`    // what is lent is told apart from what was agreed, see [heal]
	Rated    bool   `json:"rated,omitempty"`    // the games change ratings, where their people may play rated games
}

// Draft is a contest as somebody wants to announce it.
type Draft struct {
	Title   string
	Kind    contest.Kind
	Game    string
	Club    string // whose members alone may enter; empty if everybody may
	Listed  bool   // everybody finds it; otherwise only who has its address
	Follows string // the finished league of which it is the next season; empty for none
	Begins  int    // in so many minutes, from [Ahead]; 0 as soon as the organiser says so
	Terms
}

// What a form offers.
var (
	Kinds   = []contest.Kind{contest.Swiss, contest.Groups, contest.Knockout, contest.League}
	Lengths = []int{1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12}
	Hours   = []int{0, 1, 2, 4, 24, 72, 168, 336, 720}
	Ahead   = []int{0, 30, 60, 240, 1440, 2880, 4320, 10080, 20160}

	// Members are how many a group or a division should have; divisions have no more than [MostDivided].
	Members = []int{6, 7, 8, 9, 10, 12, 14, 16}
	// GoOn is how many of each table of a knockout may go on.
	GoOn = []int{1, 2}
)

// MostDivided is how many members a division of a league should have at most.
const MostDivided = 10

// UsualMembers is how many a group or a division should have where nobody says anything.
const UsualMembers = 8

// mostReliable is how reliable somebody can be at most, see [table.Reliability].
const mostReliable = 100

// The lengths of a title in characters.
const (
	leastTitle = 3
	mostTitle  = 60
)

// Sizes returns how many seats the tables of a contest in a game may have, ascending.
func Sizes(g game.Game) (all []int) {
	from, to := g.Players()
	for n := max(from, 2); n <= min(to, 5); n++ {
		all = append(all, n)
	}
	return all
}

// settle checks a draft and fills in what its kind and game imply.
func (d *Draft) settle(g game.Game) error {
	d.Title = strings.Join(strings.Fields(d.Title), " ")
	strange := func(r rune) bool { return !unicode.IsGraphic(r) }
	if n := utf8.RuneCountInString(d.Title); !utf8.ValidString(d.Title) || n < leastTitle || n > mostTitle ||
		strings.ContainsFunc(d.Title, strange) {
		return ErrTitle
	}
	if g == nil {
		return ErrTerms
	}
	if d.Reliable < 0 || d.Reliable > mostReliable {
		return ErrReliable
	}
	if d.Rated && d.Clock == "" {
		return table.ErrRatedClock
	}
	sizes := Sizes(g)
	preset := func(p clock.Preset) bool { return p.Name == d.Clock }
	if !slices.Contains(Kinds, d.Kind) || !slices.Contains(sizes, d.Table) || !slices.Contains(Hours, d.Hours) ||
		!slices.Contains(Ahead, d.Begins) || !slices.ContainsFunc(clock.Presets(), preset) {
		return ErrTerms
	}
	members, ahead := d.Size, d.Ahead
	d.Least, d.Size, d.Ahead = sizes[0], 0, 0
	switch d.Kind {
	case contest.Knockout:
		if d.Length, d.Ahead = 0, cmp.Or(ahead, usualAhead(d.Table)); !slices.Contains(GoOn, d.Ahead) ||
			d.Ahead >= d.Table {
			return ErrAhead
		}
		return nil
	case contest.Groups, contest.League:
		if d.Size = cmp.Or(members, UsualMembers); !slices.Contains(Members, d.Size) ||
			d.Kind == contest.League && d.Size > MostDivided {
			return ErrMembersOf
		}
	}
	if !slices.Contains(Lengths, d.Length) {
		return ErrTerms
	}
	return nil
}

// usualAhead returns how many of each table of a knockout go on where nobody says anything.
func usualAhead(table int) int {
	if table > 3 {
		return 2
	}
	return 1
}

// spec returns how tables are opened in a game.
func (t Terms) spec(game string) table.Spec {
	s := table.Spec{Game: game, Seats: make([]table.SeatSpec, t.Table),
		Terms: table.Terms{Clock: t.Clock, Rated: t.Rated}}
	for i := range s.Seats {
		s.Seats[i].Kind = table.Person
	}
	return s
}

// text returns the terms as they are stored, and readTerms reads that.
func (t Terms) text() string {
	text, _ := json.Marshal(t) // texts and numbers can always be encoded
	return string(text)
}

func readTerms(text string) (t Terms, err error) {
	err = json.Unmarshal([]byte(text), &t)
	return t, err
}

// ends returns when a round ends that begins now; zero if it takes as long as its tables do.
func (t Terms) ends(now time.Time) int64 {
	if t.Hours == 0 {
		return 0
	}
	return now.Add(time.Duration(t.Hours) * time.Hour).UnixMilli()
}

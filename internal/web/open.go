package web

import (
	"errors"
	"maps"
	"net/http"
	"strconv"
	"strings"
	"time"

	"ennead/game"
	"ennead/internal/nickname"
	"ennead/internal/table"
	"ennead/internal/web/page"
)

// open opens a table as the form on the home page asks.
func (s *Server) open(w http.ResponseWriter, r *http.Request) {
	if err := r.ParseForm(); err != nil {
		s.fail(w, r, errors.Join(errBadForm, err))
		return
	}
	g, err := s.House.Offered(r.Context(), r.PostForm.Get("game"))
	if err != nil {
		s.fail(w, r, err)
		return
	}
	person, ok := s.welcome(w, r)
	if !ok {
		return
	}
	name := r.PostForm.Get("name")
	if name == "" {
		var err error
		if name, err = s.House.Name(r.Context(), person); err != nil {
			s.fail(w, r, err)
			return
		}
	}
	if name == "" {
		name = s.site(r).Words.Word("site.home.guest")
	}
	chairs, err := s.chairs(r, g)
	if err != nil {
		s.fail(w, r, err)
		return
	}
	id, err := s.openTable(r, g, chairs, person, name)
	if err != nil {
		s.notOpened(w, r, g, err)
		return
	}
	if name := r.PostForm.Get("invite"); name != "" {
		_, err := s.House.Invite(r.Context(), id, person, name)
		if err != nil && !errors.Is(err, table.ErrUninvitable) && !errors.Is(err, table.ErrBegun) {
			s.fail(w, r, err)
			return
		}
	}
	http.Redirect(w, r, "/t/"+string(id), http.StatusSeeOther)
}

// notOpened answers that no table was opened, and why. The long form comes back as it was sent; the one on the home
// page asks for less, and so comes back with all terms.
func (s *Server) notOpened(w http.ResponseWriter, r *http.Request, g game.Game, err error) {
	status, notice := s.explain(r, err)
	if page.Quick(r.PostForm.Get("quick")) != page.QuickCustom || s.kit(g.ID()) == nil {
		s.showHome(w, r, status, notice)
		return
	}
	sent := page.Sent(maps.Clone(r.PostForm))
	if !r.PostForm.Has("visible") {
		visible := page.VisibleLink
		if r.PostForm.Get("public") == "yes" {
			visible = page.VisiblePublic
		}
		sent["visible"] = []string{visible}
	}
	s.showOpening(w, r, g.ID(), status, notice, sent)
}

// chairs returns who is wanted on each seat: me, open, or the level of a bot.
func (s *Server) chairs(r *http.Request, g game.Game) ([]string, error) {
	middle := ""
	if len(s.Levels) > 0 {
		middle = s.Levels[(len(s.Levels)-1)/2]
	}
	switch page.Quick(r.PostForm.Get("quick")) {
	case page.QuickSolo:
		return []string{page.SeatMe}, nil
	case page.QuickDuel:
		return []string{page.SeatMe, middle}, nil
	case page.QuickBots:
		return []string{page.SeatMe, middle, middle}, nil
	case page.QuickFriends:
		return []string{page.SeatMe, page.SeatOpen}, nil
	case page.QuickDevice:
		return []string{page.SeatMe, page.SeatMe}, nil
	case page.QuickCustom:
		return asked(r, g), nil
	}
	return nil, errBadForm
}

// asked returns the seats of the long form that are not left empty.
func asked(r *http.Request, g game.Game) []string {
	var chairs []string
	_, most := g.Players()
	for i := range most {
		if who := r.PostForm.Get("seat-" + strconv.Itoa(i+1)); who != page.SeatEmpty {
			chairs = append(chairs, who)
		}
	}
	return chairs
}

// openTable opens the table and gives the visitor every seat that is theirs.
func (s *Server) openTable(
	r *http.Request, g game.Game, chairs []string, person table.PersonID, name string,
) (table.ID, error) {
	spec := table.Spec{
		Game: g.ID(), Public: r.PostForm.Get("public") == "yes",
		Setup: game.Setup{Options: s.options(r, g, len(chairs))},
	}
	if r.PostForm.Has("visible") {
		var err error
		if spec.Public, spec.Terms, err = termsOf(r.PostForm, table.Terms{}, time.Now()); err != nil {
			return "", err
		}
	}
	components, err := s.chosenBox(r, g.ID())
	if err != nil {
		return "", err
	}
	spec.Setup.Components = components
	own := game.Spectator
	var mine []int
	for i, who := range chairs {
		switch who {
		case page.SeatMe:
			seat := table.SeatSpec{Kind: table.Person, Name: name}
			if own == game.Spectator {
				own = game.Seat(i)
			} else {
				mine = append(mine, i)
				seat.Name = nickname.Numbered(name, len(mine)+1)
			}
			spec.Seats = append(spec.Seats, seat)
		case page.SeatOpen:
			spec.Seats = append(spec.Seats, table.SeatSpec{Kind: table.Person})
		default:
			spec.Seats = append(spec.Seats, table.SeatSpec{Kind: table.Bot, Level: who})
		}
	}
	if spec.Terms.Rated && len(mine) > 0 { // the second claim would be refused, and leave a table behind
		return "", table.ErrRatedSecond
	}
	id, err := s.House.Create(r.Context(), spec, person, own)
	if err != nil {
		return "", err
	}
	t, err := s.House.Look(r.Context(), id)
	if err != nil {
		return "", err
	}
	for _, i := range mine {
		key := s.House.SeatKey(t, playerSeats(t)[i])
		if _, err := s.House.Claim(r.Context(), id, key, person, ""); err != nil {
			return "", err
		}
	}
	return id, nil
}

// playerSeats returns the seats of people and bots, in order.
func playerSeats(t *table.Table) []game.Seat {
	var seats []game.Seat
	for i, s := range t.Seats {
		if s.Kind != table.Automaton {
			seats = append(seats, game.Seat(i))
		}
	}
	return seats
}

// options returns those of the form that differ from the default and apply to that number of players. A first game
// that begins with one click has those that make it easier, unless the form says otherwise.
func (s *Server) options(r *http.Request, g game.Game, players int) map[string]string {
	set, easier := map[string]string{}, map[string]string(nil)
	quick := page.Quick(r.PostForm.Get("quick")) != page.QuickCustom
	if k := s.kit(g.ID()); k != nil && quick && r.PostForm.Get("first") == "yes" {
		easier = k.First
	}
	for _, o := range g.Options() {
		value := r.PostForm.Get("option-" + o.Key)
		if value == "" || value == o.Default {
			value = easier[o.Key]
		}
		if each := r.PostForm[page.Each(o)]; len(each) > 0 {
			value = strings.Join(each, ",") // ticked boxes take precedence
		}
		if value != "" && value != o.Default && players >= o.Least && players <= o.Most {
			set[o.Key] = value
		}
	}
	return set
}

package board_test

import (
	"encoding/xml"
	"errors"
	"io"
	"os"
	"regexp"
	"strings"
	"testing"

	"ennead/game"
	"ennead/games/osiris"
	"ennead/games/osiris/board"
	"ennead/games/osiris/kit"
	"ennead/games/osiris/text"
	"ennead/internal/locale"
	"ennead/internal/piece"
	"ennead/internal/piece/piecetest"

	"maragu.dev/gomponents"
	"maragu.dev/gomponents/html"
)

// desk is a page that lets the viewer deal.
var desk = piece.Desk{
	Form: func(id string, inside ...gomponents.Node) gomponents.Node {
		return html.Form(html.ID(id), gomponents.Group(inside))
	},
	Rule: func(id string) gomponents.Node { return html.A(html.Href("#"+id), gomponents.Text(id)) },
	Put:  func(string) bool { return false },
}

// pulled is the drawer of a viewer of a state, drawn.
func pulled(t testing.TB, s game.State, viewer game.Seat, desk piece.Desk, lang string) (*piece.Drawer, string) {
	t.Helper()
	view := s.Copy()
	view.Mask(viewer)
	d := board.Board{}.Drawer(piece.Scene{Game: kit.Game, State: view, Viewer: viewer, Words: words(t).In(lang).With(names)}, desk)
	if d == nil {
		return nil, ""
	}
	return d, node(gomponents.Group(d.Inside))
}

// dealt makes a chain of moves for a seat, each of which must be legal.
func dealt(t testing.TB, s game.State, seat game.Seat, moves ...string) {
	t.Helper()
	for _, text := range moves {
		m, err := osiris.Lexicon.Parse(text)
		if err != nil {
			t.Fatal(err)
		}
		if no := kit.Game.Refusal(s, seat, m); no != nil {
			t.Fatalf("%s: %s", text, no.Key)
		}
		s.Play(seat, m, nil)
	}
}

// begun is a table at which the first action is due.
func begun(t testing.TB, players int, option, value string) *osiris.State {
	t.Helper()
	setup := game.Setup{Players: players}
	if option != "" {
		setup.Options = map[string]string{option: value}
	}
	s, err := kit.Game.New(setup)
	if err != nil {
		t.Fatal(err)
	}
	r := game.NewRand(7)
	for s.Owing().Has(game.Nature) {
		m, _ := r.Roll(s, nil)
		s.Play(game.Nature, m, nil)
	}
	return s.(*osiris.State)
}

var (
	idOf    = regexp.MustCompile(` id="([^"]+)"`)
	labelOf = regexp.MustCompile(` for="([^"]+)"`)
	useOf   = regexp.MustCompile(`<use href="#([^"]+)"`)
	moveIn  = regexp.MustCompile(` value="([a-z][^"]*)"`)
)

// sound checks a drawing of the drawer: well-formed, every id once, every label of a field, every move one of the game's that is
// made beside the turn, headings in order, and every symbol.
func sound(t *testing.T, s game.State, drawn string) {
	t.Helper()
	piecetest.Headings(t, drawn, 2)
	ids := map[string]bool{}
	for _, found := range idOf.FindAllStringSubmatch(drawn, -1) {
		if ids[found[1]] {
			t.Fatalf("the id %s is there twice", found[1])
		}
		ids[found[1]] = true
	}
	for _, found := range labelOf.FindAllStringSubmatch(drawn, -1) {
		if !ids[found[1]] {
			t.Fatalf("there is no field %s", found[1])
		}
	}
	for _, found := range moveIn.FindAllStringSubmatch(drawn, -1) {
		m, err := osiris.Lexicon.Parse(found[1])
		if beside, _ := game.IsOutOfTurn(s, m); err != nil || !beside {
			t.Fatalf("%q is no move beside the turn", found[1])
		}
	}
	sheet := board.Board{}.Symbols(piece.Scene{Game: kit.Game, State: s, Viewer: game.Spectator, Words: words(t).In("en")})
	for _, found := range useOf.FindAllStringSubmatch(drawn, -1) {
		if !strings.Contains(sheet, ` id="`+found[1]+`"`) {
			t.Fatalf("there is no symbol %s", found[1])
		}
	}
	in := xml.NewDecoder(strings.NewReader("<d>" + loose.ReplaceAllString(drawn, "<$1/>") + "</d>"))
	in.Strict = false
	for {
		if _, err := in.Token(); errors.Is(err, io.EOF) {
			return
		} else if err != nil {
			t.Fatal(err)
		}
	}
}

var loose = regexp.MustCompile(`<(input[^>]*)>`)

// TestDrawers plays random games in which everybody deals, and draws the drawer of everybody.
func TestDrawers(t *testing.T) {
	seen := ""
	for players := 2; players <= 5; players++ {
		r := game.NewRand(uint64(players))
		var s game.State = begun(t, players, "", "")
		for n := 0; n < 260 && s.Owing() != 0; n++ {
			if s.Owing().Has(game.Nature) {
				m, _ := r.Roll(s, nil)
				s.Play(game.Nature, m, nil)
				continue
			}
			for range 5 {
				seat := game.Seat(r.Intn(players))
				if deals := game.OutOfTurnOf(s, nil, seat); len(deals) > 0 {
					s.Play(seat, keenly(deals, &r), nil)
				}
			}
			if n%12 == 0 {
				for viewer := range game.Seat(players + 1) {
					with := desk
					if int(viewer) == players {
						viewer, with.Form = game.Spectator, nil
					}
					d, drawn := pulled(t, s, viewer, with, locale.Langs[n/12%len(locale.Langs)])
					sound(t, s, drawn)
					if with.Form == nil && (strings.Contains(drawn, "<form") || strings.Contains(drawn, "<select") || d.Waiting > 0) {
						t.Fatal("a spectator can deal")
					}
					seen += drawn
				}
			}
			seat := s.Owing().First()
			if !s.Owing().Has(game.Nature) {
				moves := s.Moves(nil, seat)
				s.Play(seat, moves[r.Intn(len(moves))], nil)
			}
		}
	}
	for _, what := range []string{"deals-offers-to-me", "deals-offers-of-mine", "deals-offers-of-others", "deals-promises", "deals-visit", " disabled", "-kept", "os-reason"} {
		if !strings.Contains(seen, what) {
			t.Errorf("no game has shown %s", what)
		}
	}
}

// keenly makes drafts of every kind and sends them often, so that much stands in the book.
func keenly(deals []game.Move, r *game.Rand) game.Move {
	verbs := []string{"to", "give", "give", "give-card", "want", "want-any", "want-kind", "audience", "until", "offer", "offer", "bribe", "promise", "accept", "decline", "mark"}
	verb, some := verbs[r.Intn(len(verbs))]+" ", []game.Move{}
	for _, m := range deals {
		if strings.HasPrefix(osiris.Lexicon.Text(m)+" ", verb) {
			some = append(some, m)
		}
	}
	if len(some) == 0 {
		some = deals
	}
	return some[r.Intn(len(some))]
}

// What two deal with one another in private is in nobody else's drawer, and changes nothing there (OSI-7.4.1).
func TestDrawerSecrecy(t *testing.T) {
	s := begun(t, 3, "", "")
	_, before := pulled(t, s, 2, desk, "en")
	dealt(t, s, 0, "clear", "to 2", "give grain 1", "want stone 1", "offer", "clear", "to 2", "promise build any")
	said := desk
	said.Said = []piece.Said{{Text: "psst"}}
	if _, after := pulled(t, s, 2, said, "en"); after != before {
		t.Errorf("what the others deal has changed the drawer of the third from\n%s\nto\n%s", before, after)
	}
	if d, drawn := pulled(t, s, 1, desk, "en"); d.Waiting != 1 || !strings.Contains(drawn, `value="accept 1 private 1"`) {
		t.Error("the addressee does not see the offer")
	}
	dealt(t, s, 0, "clear", "to 2", "give grain 1", "audience public", "offer")
	for _, viewer := range []game.Seat{2, game.Spectator} {
		if _, drawn := pulled(t, s, viewer, desk, "en"); !strings.Contains(drawn, `id="offer-1-public-2-1"`) || strings.Contains(drawn, "private-2") {
			t.Errorf("%d does not see just the public offer", viewer)
		}
	}
}

// A closed card stays closed to the other side (OSI-7.3.2); its author reads that it is.
func TestDrawerClosedCard(t *testing.T) {
	s := begun(t, 3, "", "")
	card := osiris.Lexicon.Text(game.Move{})
	for _, m := range game.OutOfTurnOf(s, nil, 0) {
		if text := osiris.Lexicon.Text(m); strings.HasPrefix(text, "give-card ") && strings.HasSuffix(text, " closed") {
			card = text
		}
	}
	dealt(t, s, 0, "clear", "to 2", card, "offer")
	name := words(t).In("en").Say(text.CardName(s, osiris.Card(s.Player[0].Cards.First())))
	_, own := pulled(t, s, 0, piece.Desk{Rule: desk.Rule}, "en")
	_, other := pulled(t, s, 1, piece.Desk{Rule: desk.Rule}, "en")
	if !strings.Contains(own, name) || !strings.Contains(own, "(face down)") {
		t.Errorf("the author does not read which card is offered unseen: %s", own)
	}
	if strings.Contains(other, name) || !strings.Contains(other, "1 city card") {
		t.Errorf("the other side reads more than that there is a card: %s", other)
	}
}

// What has become impossible says why: to the author what is gone, to the addressee what is lacking (OSI-7.3.4).
func TestDrawerReasons(t *testing.T) {
	s := begun(t, 3, "", "")
	dealt(t, s, 0, "clear", "to 2", "give grain 2", "want stone 3", "offer")
	_, drawn := pulled(t, s, 1, desk, "en")
	if !strings.Contains(element(t, drawn, "offer-1-private-2-1-accept", ">"), "disabled") || !strings.Contains(drawn, "You cannot accept: you lack 1 stone.") || !strings.Contains(drawn, "OSI-7.3.4") {
		t.Errorf("it is not said what is lacking: %s", drawn)
	}
	dealt(t, s, 0, "clear", "to 3", "give grain 1", "offer")
	if _, drawn = pulled(t, s, 0, desk, "en"); strings.Contains(drawn, "spent or committed") {
		t.Error("what is still there is said to be gone")
	}
	dealt(t, s, 2, "accept 1 private 1")
	if _, drawn = pulled(t, s, 0, desk, "en"); !strings.Contains(drawn, "you have spent or committed 1 grain") {
		t.Errorf("it is not said what is gone: %s", drawn)
	}
	if _, drawn = pulled(t, s, 1, desk, "en"); strings.Contains(drawn, "no longer holds") { // OSI-13.2
		t.Error("what lies behind the screen of another is told")
	}
	s.Open = true
	if _, drawn = pulled(t, s, 1, desk, "en"); !strings.Contains(drawn, "Jonas no longer holds 1 grain") {
		t.Error("at a table that shows tokens it is not said what is gone")
	}
}

// A card that is asked for by kind or as any is chosen in the offer, and filled in so that one click accepts (OSI-7.3.4).
func TestDrawerChoosesCards(t *testing.T) {
	s := begun(t, 3, "", "")
	dealt(t, s, 0, "clear", "to 2", "give grain 1", "want-any 1", "offer")
	_, drawn := pulled(t, s, 1, desk, "en")
	form := element(t, drawn, "offer-1-private-2-1-yes", "</form>")
	moves := []string{}
	for _, found := range moveIn.FindAllStringSubmatch(form, -1) {
		moves = append(moves, found[1])
	}
	if len(moves) != 3 || moves[0] != "clear" || !strings.HasPrefix(moves[1], "give-card ") {
		t.Fatalf("the form makes %q", moves)
	}
	dealt(t, s, 1, moves...)
	if s.Player[0].Cards.Len() != 2 {
		t.Error("the card has not changed hands")
	}
}

// While a visitor chooses, the others see what is bribed with, as far as that is spoken aloud, and can bribe and take it back (OSI-7.5).
func TestDrawerBribes(t *testing.T) {
	s := begun(t, 3, "", "")
	r := game.NewRand(1)
	for s.Top().Step != osiris.StepShare {
		if s.Owing().Has(game.Nature) {
			m, _ := r.Roll(s, nil)
			s.Play(game.Nature, m, nil)
			continue
		}
		seat := s.Owing().First()
		moves := s.Moves(nil, seat)
		s.Play(seat, moves[r.Intn(len(moves))], nil)
	}
	visitor := s.Top().Seat
	by, third := (visitor+1)%3, (visitor+2)%3
	s.Player[by].Tokens[osiris.Grain] = max(1, s.Player[by].Tokens[osiris.Grain])
	worker := s.Player[by].Workers
	worker[0] = max(1, worker[0])
	s.Player[by].Workers = worker
	if _, drawn := pulled(t, s, visitor, desk, "en"); strings.Contains(drawn, `id="deal-bribe"`) {
		t.Error("the visitor can bribe himself")
	}
	_, drawn := pulled(t, s, by, desk, "en")
	if strings.Contains(drawn, `value="bribe `+visitor.Text()+`"`) || !strings.Contains(drawn, `value="bribe `+third.Text()+`"`) {
		t.Error("a bribe is for the second card, which goes to another governor than the visitor")
	}
	dealt(t, s, by, "clear", "give grain 1", "give farmer 1", "bribe "+by.Text())
	for viewer, want := range map[game.Seat]string{visitor: "1 farmer<", third: "1 worker<", by: "1 farmer<", game.Spectator: "1 worker<"} {
		_, drawn := pulled(t, s, viewer, desk, "en")
		lines := element(t, drawn, piece.ID("deal-bribed", by, 1), "</article>")
		if !strings.Contains(lines, want) || !strings.Contains(lines, "1 grain<") {
			t.Errorf("%d reads %s", viewer, lines)
		}
		if got := strings.Contains(lines, `value="unbribe 1"`); got != (viewer == by) {
			t.Errorf("%d can take the bribe back: %t", viewer, got)
		}
		sound(t, s, drawn)
	}
}

// The drawer has a look of its own: no class of it means something else on the board.
func TestDrawerStyle(t *testing.T) {
	classes := func(file string) map[string]bool {
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		all := map[string]bool{}
		for _, found := range regexp.MustCompile(`\.(os-[a-z-]+)`).FindAllStringSubmatch(string(text), -1) {
			all[found[1]] = true
		}
		return all
	}
	for class := range classes("drawer.css") {
		for _, file := range []string{"board.css", "mine.css"} {
			if class != "os-own" && classes(file)[class] {
				t.Errorf("%s is in %s too", class, file)
			}
		}
	}
}

// Where nobody deals there is no drawer (OSI-7.8.4).
func TestNoDrawer(t *testing.T) {
	if d, _ := pulled(t, begun(t, 3, "negotiation", "off"), 0, desk, "en"); d != nil {
		t.Error("there is a drawer")
	}
}

// What was said with an offer stands beside it, as text.
func TestDrawerWords(t *testing.T) {
	s := begun(t, 3, "", "")
	log := game.Log{}
	dealt(t, s, 0, "clear", "to 2", "give grain 1")
	m, _ := osiris.Lexicon.Parse("offer")
	s.Play(0, m, &log)
	with := desk
	with.Said = []piece.Said{{Events: log.Events, Text: "<b>do</b>"}}
	if _, drawn := pulled(t, s, 1, with, "en"); !strings.Contains(drawn, `<p class="os-quote" dir="auto">&lt;b&gt;do&lt;/b&gt;</p>`) {
		t.Error("what was said is not there")
	}
}

// What the board's style says of a class, it says in the drawer too, so they share none.
func TestDrawerHasClassesOfItsOwn(t *testing.T) {
	class := regexp.MustCompile(`\.os-[a-z-]+`)
	of := func(name string) map[string]bool {
		text, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		found := map[string]bool{}
		for _, c := range class.FindAllString(string(text), -1) {
			found[c] = true
		}
		return found
	}
	ours := of("drawer.css")
	for c := range of("board.css") {
		if ours[c] {
			t.Errorf("%s is a class of the board", c)
		}
	}
}

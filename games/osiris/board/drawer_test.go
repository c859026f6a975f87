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

// desk is a page on which the viewer can negotiate.
var desk = piece.Desk{
	Form: func(id string, inside ...gomponents.Node) gomponents.Node {
		return html.Form(html.ID(id), gomponents.Group(inside))
	},
	Rule: func(id string) gomponents.Node { return html.A(html.Href("#"+id), gomponents.Text(id)) },
	Put:  func(string) bool { return false },
}

// pulled returns the drawer of a viewer, and its drawing.
func pulled(t testing.TB, s game.State, viewer game.Seat, desk piece.Desk, lang string) (*piece.Drawer, string) {
	t.Helper()
	view := s.Copy()
	view.Mask(viewer)
	scene := piece.Scene{Game: kit.Game, State: view, Viewer: viewer, Words: words(t).In(lang).With(names)}
	d := board.Board{}.Drawer(scene, desk)
	if d == nil {
		return nil, ""
	}
	return d, node(gomponents.Group(d.Inside))
}

// negotiate makes a chain of legal moves for a seat.
func negotiate(t testing.TB, s game.State, seat game.Seat, moves ...string) {
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

// begun returns a table before the first action.
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

// sound checks a drawing of the drawer: it is well-formed, ids are unique, labels have fields, moves are moves of
// negotiation, headings are in order, and symbols exist.
func sound(t *testing.T, s game.State, drawn string) {
	t.Helper()
	piecetest.Headings(t, drawn, 2)
	ids := map[string]bool{}
	for _, found := range idOf.FindAllStringSubmatch(drawn, -1) {
		if ids[found[1]] {
			t.Fatalf("the id %s appears twice", found[1])
		}
		ids[found[1]] = true
	}
	for _, found := range labelOf.FindAllStringSubmatch(drawn, -1) {
		if !ids[found[1]] {
			t.Fatalf("no field has the id %s", found[1])
		}
	}
	for _, found := range moveIn.FindAllStringSubmatch(drawn, -1) {
		m, err := osiris.Lexicon.Parse(found[1])
		if beside, _ := game.IsOutOfTurn(s, m); err != nil || !beside {
			t.Fatalf("%q is no move of negotiation", found[1])
		}
	}
	scene := piece.Scene{Game: kit.Game, State: s, Viewer: game.Spectator, Words: words(t).In("en")}
	sheet := board.Board{}.Symbols(scene)
	for _, found := range useOf.FindAllStringSubmatch(drawn, -1) {
		if !strings.Contains(sheet, ` id="`+found[1]+`"`) {
			t.Fatalf("no symbol has the id %s", found[1])
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

// TestDrawers plays random games with negotiation, and draws the drawer of every viewer.
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
					s.Play(seat, keenOffer(deals, &r), nil)
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
					forms := strings.Contains(drawn, "<form") || strings.Contains(drawn, "<select")
					if with.Form == nil && (forms || d.Waiting > 0) {
						t.Fatal("a spectator can negotiate")
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
	for _, what := range []string{
		"deals-offers-to-me", "deals-offers-of-mine", "deals-offers-of-others",
		"deals-promises", "deals-visit", " disabled", "-kept", "os-reason",
	} {
		if !strings.Contains(seen, what) {
			t.Errorf("no game showed %s", what)
		}
	}
}

// keenOffer picks a move for drafts of every kind and sends them often, so that the book has much content.
func keenOffer(deals []game.Move, r *game.Rand) game.Move {
	verbs := []string{
		"to", "give", "give", "give-card", "want", "want-any", "want-kind", "audience", "until",
		"offer", "offer", "bribe", "promise", "accept", "decline", "mark",
	}
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

// A private offer or promise is in the drawers of the two parties, and changes no other drawer (OSI-7.4.1).
func TestDrawerSecrecy(t *testing.T) {
	s := begun(t, 3, "", "")
	_, before := pulled(t, s, 2, desk, "en")
	negotiate(t, s, 0, "clear", "to 2", "give grain 1", "want stone 1", "offer", "clear", "to 2", "promise build any")
	said := desk
	said.Said = []piece.Said{{Text: "psst"}}
	if _, after := pulled(t, s, 2, said, "en"); after != before {
		t.Errorf("a private offer between the others changed the drawer from\n%s\nto\n%s", before, after)
	}
	d, drawn := pulled(t, s, 1, desk, "en")
	if d.Waiting != 1 || !strings.Contains(drawn, `value="accept 1 private 1"`) {
		t.Error("the addressee does not see the offer")
	}
	negotiate(t, s, 0, "clear", "to 2", "give grain 1", "audience public", "offer")
	for _, viewer := range []game.Seat{2, game.Spectator} {
		_, drawn := pulled(t, s, viewer, desk, "en")
		if !strings.Contains(drawn, `id="offer-1-public-2-1"`) || strings.Contains(drawn, "private-2") {
			t.Errorf("viewer %d must see the public offer and no private one", viewer)
		}
	}
}

// The other party does not see a card face down (OSI-7.3.2). Its author reads that it is face down.
func TestDrawerClosedCard(t *testing.T) {
	s := begun(t, 3, "", "")
	card := osiris.Lexicon.Text(game.Move{})
	for _, m := range game.OutOfTurnOf(s, nil, 0) {
		if text := osiris.Lexicon.Text(m); strings.HasPrefix(text, "give-card ") && strings.HasSuffix(text, " closed") {
			card = text
		}
	}
	negotiate(t, s, 0, "clear", "to 2", card, "offer")
	name := words(t).In("en").Say(text.CardName(s, osiris.Card(s.Player[0].Cards.First())))
	_, own := pulled(t, s, 0, piece.Desk{Rule: desk.Rule}, "en")
	_, other := pulled(t, s, 1, piece.Desk{Rule: desk.Rule}, "en")
	if !strings.Contains(own, name) || !strings.Contains(own, "(face down)") {
		t.Errorf("the author must see which card they offer face down: %s", own)
	}
	if strings.Contains(other, name) || !strings.Contains(other, "1 city card") {
		t.Errorf("the other party must see one unknown card: %s", other)
	}
}

// What became of the viewer's latest offer stands by the button that sends one; offers among others do not.
func TestDrawerAnswer(t *testing.T) {
	s := begun(t, 3, "", "")
	said := func(e game.Event, text string) piece.Said { return piece.Said{Events: []game.Event{e}, Text: text} }
	made := said(game.Event{Kind: osiris.EvOffer, Seat: 0, A: 1, B: 1}, "made")
	declined := said(game.Event{Kind: osiris.EvDeclined, Seat: 1, A: 1, B: 0}, "declined")
	accepted := said(game.Event{Kind: osiris.EvTrade, Seat: 0, A: 1}, "accepted")
	others := said(game.Event{Kind: osiris.EvDeclined, Seat: 1, A: 1, B: 2}, "others")
	for _, c := range []struct {
		told []piece.Said
		want string
	}{
		{nil, ""}, {[]piece.Said{others}, ""}, {[]piece.Said{made, others}, "made"},
		{[]piece.Said{made, declined, others}, "declined"}, {[]piece.Said{made, accepted}, "accepted"},
	} {
		told := desk
		told.Told = c.told
		_, drawn := pulled(t, s, 0, told, "en")
		if answer := `id="deal-new-answer" class="os-answer">`; c.want == "" && strings.Contains(drawn, answer) ||
			c.want != "" && !strings.Contains(drawn, answer+c.want+"<") {
			t.Errorf("%v must be answered by %q: %s", c.told, c.want, drawn)
		}
	}
}

// An impossible offer gives its reason: its author reads which goods are gone, its addressee which goods they lack
// (OSI-7.3.4).
func TestDrawerReasons(t *testing.T) {
	s := begun(t, 3, "", "")
	negotiate(t, s, 0, "clear", "to 2", "give grain 2", "want stone 3", "offer")
	_, drawn := pulled(t, s, 1, desk, "en")
	if !strings.Contains(element(t, drawn, "offer-1-private-2-1-accept", ">"), "disabled") {
		t.Errorf("the viewer can accept without the wanted goods: %s", drawn)
	}
	if !strings.Contains(drawn, "You cannot accept: you lack 1 stone.") || !strings.Contains(drawn, "OSI-7.3.4") {
		t.Errorf("the drawer does not name the lacking goods: %s", drawn)
	}
	negotiate(t, s, 0, "clear", "to 3", "give grain 1", "offer")
	if _, drawn = pulled(t, s, 0, desk, "en"); strings.Contains(drawn, "spent or committed") {
		t.Error("the drawer reports goods as gone that are still there")
	}
	negotiate(t, s, 2, "accept 1 private 1")
	if _, drawn = pulled(t, s, 0, desk, "en"); !strings.Contains(drawn, "you have spent or committed 1 grain") {
		t.Errorf("the drawer does not name the goods that are gone: %s", drawn)
	}
	if _, drawn = pulled(t, s, 1, desk, "en"); strings.Contains(drawn, "no longer holds") { // OSI-13.2
		t.Error("the drawer reveals goods behind the author's screen")
	}
	s.Open = true
	if _, drawn = pulled(t, s, 1, desk, "en"); !strings.Contains(drawn, "Jonas no longer holds 1 grain") {
		t.Error("the drawer does not name the missing tokens at a table that shows them")
	}
}

// An offer that wants cards by kind or of any kind has fields for them. They are filled in, so that one click accepts
// (OSI-7.3.4).
func TestDrawerChoosesCards(t *testing.T) {
	s := begun(t, 3, "", "")
	negotiate(t, s, 0, "clear", "to 2", "give grain 1", "want-any 1", "offer")
	_, drawn := pulled(t, s, 1, desk, "en")
	form := element(t, drawn, "offer-1-private-2-1-yes", "</form>")
	moves := []string{}
	for _, found := range moveIn.FindAllStringSubmatch(form, -1) {
		moves = append(moves, found[1])
	}
	if len(moves) != 3 || moves[0] != "clear" || !strings.HasPrefix(moves[1], "give-card ") {
		t.Fatalf("got moves %q, want clear, give-card and accept", moves)
	}
	negotiate(t, s, 1, moves...)
	if s.Player[0].Cards.Len() != 2 {
		t.Error("the card did not change hands")
	}
}

// While a visitor chooses, the others see the public part of bribes, and can make bribes and cancel their own
// (OSI-7.5).
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
		t.Error("the visitor can offer a bribe to their own visit")
	}
	_, drawn := pulled(t, s, by, desk, "en")
	if strings.Contains(drawn, `value="bribe `+visitor.Text()+`"`) ||
		!strings.Contains(drawn, `value="bribe `+third.Text()+`"`) {
		t.Error("a bribe must ask for a receiver other than the visitor")
	}
	negotiate(t, s, by, "clear", "give grain 1", "give farmer 1", "bribe "+by.Text())
	for viewer, want := range map[game.Seat]string{
		visitor: "1 farmer<", third: "1 worker<", by: "1 farmer<", game.Spectator: "1 worker<",
	} {
		_, drawn := pulled(t, s, viewer, desk, "en")
		lines := element(t, drawn, piece.ID("deal-bribed", by, 1), "</article>")
		if !strings.Contains(lines, want) || !strings.Contains(lines, "1 grain<") {
			t.Errorf("viewer %d: got %s", viewer, lines)
		}
		if got := strings.Contains(lines, `value="unbribe 1"`); got != (viewer == by) {
			t.Errorf("viewer %d can cancel the bribe: %t", viewer, got)
		}
		sound(t, s, drawn)
	}
}

// No class of the drawer has a style on the board, except the one that it shares with the strip.
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
			if classes(file)[class] && (class != "os-own" || file != "mine.css") {
				t.Errorf("%s is also in %s", class, file)
			}
		}
	}
}

// A table without negotiation has no drawer (OSI-7.8.4).
func TestNoDrawer(t *testing.T) {
	if d, _ := pulled(t, begun(t, 3, "negotiation", "off"), 0, desk, "en"); d != nil {
		t.Error("got a drawer, want none")
	}
}

// An offer is shown with its message, as text.
func TestDrawerWords(t *testing.T) {
	s := begun(t, 3, "", "")
	log := game.Log{}
	negotiate(t, s, 0, "clear", "to 2", "give grain 1")
	m, _ := osiris.Lexicon.Parse("offer")
	s.Play(0, m, &log)
	with := desk
	with.Said = []piece.Said{{Events: log.Events, Text: "<b>do</b>"}}
	const quote = `<p class="os-quote" dir="auto">&lt;b&gt;do&lt;/b&gt;</p>`
	if _, drawn := pulled(t, s, 1, with, "en"); !strings.Contains(drawn, quote) {
		t.Error("the drawer does not quote the message")
	}
}

// Where nobody may write, forms have no field for a note.
func TestDrawerWithoutNotes(t *testing.T) {
	s := begun(t, 3, "", "")
	for _, mute := range []bool{false, true} {
		page := desk
		page.Mute = mute
		if _, drawn := pulled(t, s, 0, page, "en"); strings.Contains(drawn, `name="note"`) == mute {
			t.Errorf("mute is %v: %s", mute, drawn)
		}
	}
}

package kemet

import (
	"errors"
	"io/fs"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"ennead/game"
	"ennead/internal/locale"
)

// speaker says every message in both languages, fails the test where one cannot be said as it was
// meant, and remembers the keys.
type speaker struct {
	t     *testing.T
	words *locale.Catalogues
	said  map[string]bool
}

func newSpeaker(t *testing.T) *speaker {
	t.Helper()
	words, err := locale.New(Words)
	if err != nil {
		t.Fatal(err)
	}
	words.Report = func(err error) { t.Helper(); t.Error(err) }
	return &speaker{t, words, map[string]bool{}}
}

func (s *speaker) say(m game.Message) {
	s.t.Helper()
	s.key(m.Key)
	for _, a := range m.Args {
		switch v := a.Value.(type) {
		case game.Term:
			s.key(string(v))
		case []game.Term:
			for _, t := range v {
				s.key(string(t))
			}
		case game.Message:
			s.say(v)
		}
	}
	for _, lang := range locale.Langs {
		s.words.In(lang).Say(m)
	}
}

func (s *speaker) key(key string) {
	s.t.Helper()
	if !s.said[key] && !s.words.In("en").Has(key) {
		s.t.Errorf("no words for %q", key)
	}
	s.said[key] = true
}

// things says the names of everything there is, of both sides of the board too.
func (s *speaker) things() {
	for c := range uint8(colours) {
		s.key(string(colourTerm(c)))
	}
	for c := range uint8(cardKinds) {
		s.key(string(cardTerm(c)))
	}
	for b := range uint8(beastCount) {
		s.key(string(beastTerm(b)))
	}
	for c := uint8(1); c <= battleCount; c++ {
		s.key(string(battleTerm(c)))
	}
	for t := range uint8(tileCount) {
		s.key(string(tileTerm(t)))
	}
	for a := range uint8(actionCount) {
		s.key(string(actionTerm(a)))
	}
	for space := range uint8(maxSpaces) {
		s.key(string(spaceTerm(space)))
	}
	for i := range actNames {
		s.key("kemet.token." + actNames[i])
	}
	for i := range goldenNames {
		s.key("kemet.golden." + goldenNames[i])
	}
	for _, key := range scoreKeys {
		s.key(key)
	}
	s.say(game.Say("", "kemet.no.turn"))
	s.say(game.Say("", "kemet.no.not-now"))
}

// data is a copy of the game's own components.
func (s *speaker) data() *Components {
	c, err := own()
	if err != nil {
		s.t.Fatal(err)
	}
	data := *c
	return &data
}

// cards says what any tile, creature or card could say, whatever the components are.
func (s *speaker) cards() {
	c := s.data()
	for p := range powerCount {
		for n := range 3 {
			c.Tiles[0] = Tile{Powers: [2]Power{p, powerCount}, N: [2]int{n, 0}}
			s.say(c.TileText(0))
		}
	}
	c.Tiles[0].Powers = [2]Power{PowerBeast, PowerBoon}
	s.say(c.TileText(0))
	c.Beasts[0] = Beast{Land: 1, Strength: 2, Damage: 1, Defence: 2, IgnoresWalls: true, Cancels: true}
	s.say(c.BeastText(0))
	c.Beasts[0] = Beast{}
	s.say(c.BeastText(0))
	for e := range cardKeys {
		for n := range 3 {
			c.Cards[0] = Card{Effect: CardEffect(e), N: n}
			s.say(c.CardText(0))
		}
	}
	s.say(c.CardText(game.Unknown))
	s.say(c.BattleText(1))
	s.say(c.BattleText(game.Unknown))
	s.say(PriceText(0))
	s.say(PriceText(1))
}

// refusalsAndEvents says every row of the two tables.
func (s *speaker) refusalsAndEvents() {
	state, err := Game.New(game.Setup{Players: 3})
	if err != nil {
		s.t.Fatal(err)
	}
	for i, row := range refusals {
		if row.key == "" {
			if no(i) > noNotNow {
				s.t.Errorf("refusal %d has no words", i)
			}
			continue
		}
		s.say(against{state.(*State), 0, game.Move{Verb: vToken, A: 1}, reason{no: no(i)}}.refusal().Message)
	}
	for kind := range told {
		s.say(state.Tell(game.Event{Kind: uint8(kind)}))
		s.say(state.Tell(game.Event{Kind: uint8(kind), A: 1, B: 1, C: 1, D: 1}))
		s.say(state.Tell(game.Event{Kind: uint8(kind), A: 1, C: vLand}))
	}
	for why := range gainKeys {
		s.say(state.Tell(game.Event{Kind: evPrayer, A: 1, B: uint8(why)}))
	}
	for _, kind := range []uint8{evDrew, evRemoved, evShown, evSaw} {
		s.say(state.Tell(game.Event{Kind: kind}.For(game.Spectator)))
		s.say(state.Tell(game.Event{Kind: kind, Seen: game.Seat(1).Set()}.For(game.Spectator)))
	}
}

// play says all that is asked, offered and refused in one random game.
func (s *speaker) play(setup game.Setup, seed uint64) {
	state, err := Game.New(setup)
	if err != nil {
		s.t.Fatal(err)
	}
	r := game.NewRand(seed)
	var log game.Log
	for state.Owing() != 0 {
		s.say(state.Prompt(game.Spectator))
		owner := state.Owing().First()
		s.say(state.Prompt(owner))
		moves := state.Moves(nil, owner)
		if owner != game.Nature {
			for _, m := range state.Tries(nil, owner) {
				s.say(state.Label(owner, m))
				if no := state.Refuse(owner, m); no != nil {
					s.say(no.Message)
				}
			}
		}
		log.Events = log.Events[:0]
		state.Play(owner, moves[r.Intn(len(moves))], &log)
		for _, e := range log.Events {
			s.say(state.Tell(e))
		}
	}
	s.say(state.Prompt(0))
}

// Every message of the rules has words in both languages with the parameters they want, and no word
// of the catalogues is said by nobody.
func TestWords(t *testing.T) {
	s := newSpeaker(t)
	s.things()
	s.cards()
	s.refusalsAndEvents()
	for seed, all := 0, setups(); seed < 8*len(all) && !t.Failed(); seed++ {
		s.play(all[seed%len(all)], uint64(seed))
	}
	for _, key := range s.words.Keys() {
		// The board speaks for itself.
		if strings.HasPrefix(key, "kemet.") && !strings.HasPrefix(key, "kemet.board.") && !s.said[key] {
			t.Errorf("%s is said by nobody", key)
		}
	}
}

// languages say a message in one language each; the error is what could not be said.
func languages(t *testing.T) (all []func(game.Message) error) {
	t.Helper()
	for _, lang := range locale.Langs {
		words, err := locale.New(Words)
		if err != nil {
			t.Fatal(err)
		}
		var problems []error
		words.Report = func(err error) { problems = append(problems, err) }
		catalogue := words.In(lang)
		all = append(all, func(m game.Message) error {
			problems = nil
			catalogue.Say(m)
			return errors.Join(problems...)
		})
	}
	return all
}

// What the sentences look like, in both languages.
func TestWordsRead(t *testing.T) {
	words, err := locale.New(Words)
	if err != nil {
		t.Fatal(err)
	}
	own, err := components(nil)
	if err != nil {
		t.Fatal(err)
	}
	state := &State{Data: own}
	for _, c := range []struct {
		m      game.Message
		en, fr string
	}{
		{state.Tell(game.Event{Kind: evStep, Seat: 0, A: 1, B: 8, C: vLand}),
			"Anna moves 1 unit to: Small western Temple", "Anna avance 1 Unité vers\u00a0: Petit Temple de la rive ouest"},
		{state.Tell(game.Event{Kind: evWon, Seat: 1, A: 9, B: 12, C: 1}),
			"Player 2 wins the combat, Strength 12 against 9", "Joueur 2 gagne le Combat, Force 12 contre 9"},
		{state.Tell(game.Event{Kind: evPrayer, Seat: 0, A: 3, B: gainTemples}), "Anna gains 3\u00a0PP for temples", "Anna gagne 3\u00a0PP pour ses Temples"},
		{state.Tell(game.Event{Kind: evLost, Seat: 1, A: 3, B: 0}),
			"Player 2 loses 3 units (City 1, district 1)", "Joueur 2 perd 3 Unités (Cité 1, Quartier 1)"},
		{state.Tell(game.Event{Kind: evDrew, Seat: 0, A: game.Unknown}), "Anna draws a DI card", "Anna pioche une carte ID"},
		{own.TileText(0), "+1 Strength when attacking", "+1 Force en attaque"},
		{own.TileText(5), "a special battle card for one of yours (Strength 3, Damage 3, Defence 0)",
			"une carte Combat spéciale contre une des vôtres (Force 3, Dégâts 3, Défense 0)"},
		{own.TileText(46), "+1 land movement, +2 Strength, 1 more DI card each Night",
			"+1 Mouvement terrestre, +2 Force, 1 carte ID de plus chaque Nuit"},
		{own.CardText(8), "place up to 2 units for free", "placez jusqu’à 2 Unités gratuitement"},
	} {
		if got := words.In("en").With([]string{"Anna"}).Say(c.m); got != c.en {
			t.Errorf("%q, want %q", got, c.en)
		}
		if got := words.In("fr").With([]string{"Anna"}).Say(c.m); got != c.fr {
			t.Errorf("%q, want %q", got, c.fr)
		}
	}
}

// French sentences have a space before ; : ! ? (made unbreakable when they are read) and no double space.
func TestFrenchSpaces(t *testing.T) {
	text, err := fs.ReadFile(Words, "fr.yaml")
	if err != nil {
		t.Fatal(err)
	}
	bad := regexp.MustCompile(`[\pL})][;!?]|[\pL})]: .|[^ ]  +[^ #]`)
	for i, line := range strings.Split(string(text), "\n") {
		_, sentence, ok := strings.Cut(line, ": ")
		if ok && !strings.HasPrefix(line, " ") && !strings.HasPrefix(sentence, "{by") && !strings.HasPrefix(sentence, "{one") && bad.MatchString(sentence) {
			t.Errorf("line %s: %q", strconv.Itoa(i+1), sentence)
		}
	}
}

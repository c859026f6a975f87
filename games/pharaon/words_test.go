package pharaon

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

// things says the names of everything there is, and what is printed on it.
func (s *speaker) things() {
	for t := range uint8(Tokens) {
		s.key(string(tokenTerm(t)))
	}
	for n := range uint8(nobleCount + 1) {
		s.key(string(nobleTerm(n)))
	}
	s.key(string(tokenTerm(game.Unknown)))
	for i := range uint8(5) {
		s.key(string(quarterTerm(i)))
		s.key(string(s.data().God(Quarter(i))))
		s.key(string(tileTerm(i)))
	}
	for g := gainBasic; g <= gainOffering; g++ {
		s.key(string(gainTerm(g)))
	}
	s.key(string(gainTerms([]Gain{GainJar})[0]))
	s.key(string(directionTerm(0)))
	s.key(string(directionTerm(1)))
	for _, key := range scoreKeys {
		s.key(key)
	}
	for _, o := range Game.Options() {
		key := Game.ID() + ".option." + o.Key
		s.key(key)
		for _, value := range append(append([]string{}, o.Values...), o.Many...) {
			s.key(key + "." + value)
		}
	}
	s.say(game.Say("", "pharaon.no.turn"))
	s.say(game.Say("", "pharaon.no.not-now"))
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

// cards says what any card or tile could say, whatever the components are.
func (s *speaker) cards() {
	c := s.data()
	for p := range powerKeys {
		c.Nobles[1] = Noble{Power: Power(p), Effects: []Effect{{EffectNile, 2}, {EffectSilver, 1}}}
		s.say(c.PowerText(1))
	}
	c.Nobles[1].Power = Instant
	s.say(c.PowerText(1))
	s.say(c.PowerText(game.Unknown))
	for k := range partKeys {
		for n := range 2 {
			s.say(c.PartText(Effect{EffectKind(k), n}))
		}
	}
	all := NobleScore{Base: 4, GodBeside: 1, Pharaoh: 2, First: 3, Noble: 4, ArtisanPP: 5, Step: 6, Offering: 7, FullTrack: 8, God: 9, Silver: 10, Basic: 11}
	c.Nobles[1].Score = all
	s.say(c.WorthText(1))
	all.WithOffers = true
	c.Nobles[1].Score = all
	s.say(c.WorthText(1))
	c.Nobles[1].Score = NobleScore{Copy: true}
	s.say(c.WorthText(1))
}

// refusalsAndEvents says every row of the two tables.
func (s *speaker) refusalsAndEvents() {
	for i, row := range refusals {
		if row.key == "" {
			if no(i) > noNotNow {
				s.t.Errorf("refusal %d has no words", i)
			}
			continue
		}
		var args []any
		if row.args != nil {
			args = row.args(reason{no: no(i)})
		}
		s.say(game.Say(row.rule, "pharaon.no."+row.key, args...))
	}
	state, err := Game.New(game.Setup{Players: 3})
	if err != nil {
		s.t.Fatal(err)
	}
	for kind := range told {
		s.say(state.Tell(game.Event{Kind: uint8(kind)}))
		s.say(state.Tell(game.Event{Kind: uint8(kind), A: 1, B: 1, C: 1, D: 1}))
	}
	s.say(state.Tell(game.Event{Kind: evDealt, A: game.Unknown, B: game.Unknown, C: game.Unknown, D: game.Unknown}))
}

// play says all that is asked, offered and refused in one random game.
func (s *speaker) play(setup game.Setup, seed uint64) {
	state, err := Game.New(setup)
	if err != nil {
		s.t.Fatal(err)
	}
	r := game.NewRand(seed)
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
		state.Play(owner, moves[r.Intn(len(moves))], nil)
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
	for seed, all := 0, setups(); seed < 4*len(all) && !t.Failed(); seed++ {
		s.play(all[seed%len(all)], uint64(seed))
	}
	for _, key := range s.words.Keys() {
		// The board speaks for itself.
		if strings.HasPrefix(key, "pharaon.") && !strings.HasPrefix(key, "pharaon.board.") && !s.said[key] {
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
		{state.Tell(game.Event{Kind: evTookNoble, Seat: 0, A: 6}), "Anna takes a noble: General", "Anna prend un Noble\u00a0: Général"},
		{state.Tell(game.Event{Kind: evPharaoh, Seat: 1}), "Player 2 becomes Pharaoh!", "Joueur 2 devient Pharaon\u202f!"},
		{state.Tell(game.Event{Kind: evDirection, Seat: game.Nature, A: 1}),
			"The wheel will turn clockwise", "La Roue tournera ainsi\u00a0: sens des aiguilles d’une montre"},
		{state.Tell(game.Event{Kind: evDealt, Seat: 0, A: game.Unknown}), "Anna draws: hidden noble", "Anna pioche\u00a0: Noble caché"},
		{game.Say("", "pharaon.prompt.pay", "left", 1, "quarter", quarterTerm(1)), "Nile: pay 1 more token", "Nil\u00a0: payez encore 1 jeton"},
		{game.Say("", "pharaon.prompt.pay", "left", 3, "quarter", quarterTerm(3)),
			"Burial Chamber: pay 3 more tokens", "Chambre Funéraire\u00a0: payez encore 3 jetons"},
		{own.PowerText(22), "2 bonus offerings, 2 steps on the Nile", "2 jetons Offrande Bonus, 2 cases sur le Nil"},
		{own.WorthText(6), "7\u00a0PP, +4 with the Pharaoh token, +4 with the First Player token",
			"7\u00a0PP, +4 avec le jeton Pharaon, +4 avec le jeton Premier Joueur"},
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

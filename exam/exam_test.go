package exam_test

import (
	"context"
	"errors"
	"os"
	"path/filepath"
	"reflect"
	"strings"
	"testing"

	"ennead/bot"
	"ennead/exam"
	"ennead/game"
	"ennead/games"
)

// states is how many states a proof may take, so that the test stays short.
const states = 200_000

// The positions of all games are read strictly, and those that are said to be forced are proven.
func TestPositions(t *testing.T) {
	for _, g := range games.All() {
		files, err := filepath.Glob(filepath.Join("..", "games", g.ID(), "exam", "*.yaml"))
		if err != nil || len(files) < 3 {
			t.Errorf("%s has %d files of positions, %v", g.ID(), len(files), err)
		}
		names := map[string]string{}
		for _, file := range files {
			text, err := os.ReadFile(file)
			if err != nil {
				t.Fatal(err)
			}
			all, err := exam.Read(strings.NewReader(string(text)), games.Find)
			if err != nil {
				t.Errorf("%s: %v", file, err)
			}
			for _, p := range all {
				if p.Given.Game != g.ID() {
					t.Errorf("%s: it is a position of %s", file, p.Given.Game)
				}
				if names[p.Name] != "" {
					t.Errorf("%s has the same name as %s", file, names[p.Name])
				}
				names[p.Name] = file
				if p.Certainty == exam.Forced {
					if err := p.Prove(states); err != nil {
						t.Errorf("%s: %s: %v", file, p.Name, err)
					}
				}
			}
		}
	}
}

// question is a position without its list of moves. Lines are counted from its first.
const question = `name: A question
given:
  game: pharaon
  players: 3
  seed: 3
  start: {asked: pharaon.prompt.turn}
  position:
    circle: [artisans, nile, burial, offerings, nobles]
    offset: 2
    players: {1: {tokens: {com: 3, silver: null}}}
seat: 1
why: For a test.
skill: count
certainty: argued
`

func read(t *testing.T, text string) []*exam.Position {
	t.Helper()
	all, err := exam.Read(strings.NewReader(text), games.Find)
	if err != nil {
		t.Fatal(err)
	}
	return all
}

// Whatever is wrong with a file is an error that names the line.
func TestBadFiles(t *testing.T) {
	good := question + "best: [quarter artisans]\n"
	all := question + "best: [" + strings.Join(legal(t), ", ") + "]\n"
	change := func(old, with string) string {
		if !strings.Contains(good, old) {
			t.Fatal(old)
		}
		return strings.Replace(good, old, with, 1)
	}
	for _, test := range []struct{ text, want string }{
		{"# nothing\n", "the file holds no position"},
		{change("skill: count", "skil: count"), `[13:1] unknown field "skil"`},
		{change("  seed: 3", "  sed: 3"), `[5:3] unknown field "sed"`},
		{change("seat: 1", "seat: 1\nthen: {owes: [1]}"), `[12:1] unknown field "then"`},
		{change("seat: 1", "seat: 1\nseat: 1"), "[12:1] "},
		{change("name: A question\n", ""), "line 1: name is missing"},
		{change("why: For a test.", "why: ' '"), "line 12: why is missing"},
		{change("why: For a test.", "why: For a test.\nfr: {name: Une question}"), "line 13: fr is missing"},
		{change("why: For a test.", "why: For a test.\nfr: {why: Pour voir.}"), "line 13: fr is missing"},
		{change("why: For a test.", "why: For a test.\nfr: {nom: Une question}"), `unknown field "nom"`},
		{change("skill: count", "skill: luck"), "line 13: skill is one of waste, "},
		{change("skill: count\n", ""), `line 1: skill is one of `},
		{change("certainty: argued", "certainty: likely"), "line 14: certainty is one of forced, "},
		{change("game: pharaon", "game: go"), `line 2: given: there is no game "go"`},
		{change("players: 3", "players: 9"), "line 2: given: "},
		{change("offset: 2", "offset: 9"), "line 2: given: position: "},
		{change("seat: 1", "when: [1 pass, 1 pass]\nseat: 1"), `line 2: when "1 pass": `},
		{change("seat: 1", "seat: 0"), "line 11: seat goes from 1 to 3"},
		{change("seat: 1", "seat: 4"), "line 11: seat goes from 1 to 3"},
		{change("seat: 1", "seat: 2"), "line 11: seat 2 owes no choice here"},
		{change("seat: 1\n", ""), "line 1: seat goes from 1 to 3"},
		{question, "line 1: a position has best or avoid, and not both"},
		{good + "avoid: [quarter nile]\n", "line 16: a position has best or avoid, and not both"},
		{question + "best: []\n", "line 15: best lists no move"},
		{question + "avoid: []\n", "line 15: avoid lists no move"},
		{question + "best:\n", "line 15: best lists no move"},
		{question + "best:\n- quarter artisans\n- dance\n", `line 17: "dance": `},
		{question + "best:\n- quarter artisans\n-\n", `line 17: "": `},
		{question + "best: [quarter artisans; quarter nile]\n", `line 15: "quarter nile": `},
		{question + "best: [quarter artisans, access agr]\n", `line 15: "access agr": PHA-`},
		{question + "best:\n- quarter artisans\n- quarter artisans\n", `line 17: "quarter artisans" begins`},
		{question + "avoid:\n- quarter artisans; colour com\n- quarter artisans\n",
			`line 17: "quarter artisans" begins`},
		{question + "avoid:\n- pass\n- quarter artisans\n- pass; pass\n", `line 18: "pass": `},
		{all, "line 15: best lists all that is legal"},
		{strings.Replace(all, "best:", "avoid:", 1), "line 15: avoid lists all that is legal"},
		{question + "best: [" + strings.Repeat("pass, ", 1000) + "pass]\n", "best lists at most 1000 moves"},
		{good + "---\n" + question + "best: [dance]\n", `line 31: "dance": `},
		{strings.Repeat("---\nname: x\n", 1001), "at most 1000 positions"},
		{"name: " + strings.Repeat("[", 900_000), "over 100 deep"},
		{strings.Repeat("#", 2<<20), "at most"},
	} {
		_, err := exam.Read(strings.NewReader(test.text), games.Find)
		if err == nil || !strings.Contains(err.Error(), test.want) {
			t.Errorf("%.700s\nwant %s\ngot  %.300v", test.text, test.want, err)
		}
	}
}

// legal returns the legal moves of the question.
func legal(t *testing.T) (texts []string) {
	t.Helper()
	p := read(t, question+"best: [quarter artisans]\n")[0]
	g, s, err := p.Given.Reach(games.Find)
	if err != nil {
		t.Fatal(err)
	}
	for _, m := range s.Moves(nil, 0) {
		texts = append(texts, g.Lexicon().Text(m))
	}
	return texts
}

// scripted is a bot that makes the moves of a script, and looks whether it sees only a view.
type scripted struct {
	t     *testing.T
	g     game.Game
	moves []string
}

func (b *scripted) Choose(_ context.Context, view game.State, seat game.Seat) (game.Move, error) {
	masked := view.Copy()
	masked.Mask(seat)
	if !masked.Equal(view) {
		b.t.Error("the bot is shown more than its seat sees")
	}
	if len(b.moves) == 0 {
		return game.Move{}, errors.New("the script is over")
	}
	m, err := b.g.Lexicon().Parse(b.moves[0])
	b.moves = b.moves[1:]
	return m, err
}

// A bot is asked until it is clear whether its moves are an entry of the list, and no longer.
func TestAsk(t *testing.T) {
	for _, test := range []struct {
		list, script, line string
		solved             bool
	}{
		{"best: [quarter artisans]", "quarter artisans", "quarter artisans", true},
		{"best: [quarter artisans]", "pass", "pass", false},
		{"avoid: [quarter artisans]", "quarter artisans", "quarter artisans", false},
		{"avoid: [quarter artisans]", "pass", "pass", true},
		{"best: [pass, quarter artisans; colour com]", "quarter artisans,colour com",
			"quarter artisans; colour com", true},
		{"best: [pass, quarter artisans; colour com]", "pass", "pass", true},
		{"best: [quarter artisans; colour com]", "pass", "pass", false},
		{"avoid: [quarter artisans; colour com]", "quarter artisans,colour com", "quarter artisans; colour com", false},
		{"avoid: [quarter artisans; colour com]", "pass", "pass", true},
	} {
		p := read(t, question+test.list+"\n")[0]
		b := &scripted{t, games.Find("pharaon"), strings.Split(test.script, ",")}
		line, solved, err := p.Ask(t.Context(), b)
		if line != test.line || solved != test.solved || err != nil || len(b.moves) > 0 {
			t.Errorf("%s, %s: %q, %t, %v; %d moves are left", test.list, test.script, line, solved, err, len(b.moves))
		}
	}
	p := read(t, question+"best: [pass]\n")[0]
	if _, _, err := p.Ask(t.Context(), &scripted{t, games.Find("pharaon"), []string{"access agr"}}); !errors.Is(err,
		exam.ErrIllegal) {
		t.Errorf("an illegal move: %v", err)
	}
}

// A position speaks French if it says so, and English otherwise.
func TestLanguages(t *testing.T) {
	p := read(t, question+"best: [pass]\n")[0]
	if fr, en := p.In("fr"), p.In("en"); fr != en || en.Name != "A question" || en.Why != "For a test." {
		t.Errorf("it says %+v and %+v", fr, en)
	}
	p = read(t, question+"best: [pass]\nfr: {name: Une question, why: Pour voir.}\n")[0]
	french := exam.Words{Name: "Une question", Why: "Pour voir."}
	if fr, en := p.In("fr"), p.In("en"); fr != french || en.Name != "A question" {
		t.Errorf("it says %+v and %+v", fr, en)
	}
}

// candidates returns bots by their specs.
func candidates(t *testing.T, specs ...string) (list []exam.Candidate) {
	t.Helper()
	for _, text := range specs {
		spec, err := bot.Parse(text)
		if err != nil {
			t.Fatal(err)
		}
		list = append(list, exam.Candidate{Name: text, New: func(g game.Game, seed uint64) bot.Bot {
			return games.Kit(g.ID()).Bot(spec, seed)
		}})
	}
	return list
}

// The marks depend on the seed, and not on the number of jobs or on the other questions.
func TestHold(t *testing.T) {
	var questions []exam.Question
	for _, name := range []string{"one", "two", "three", "four", "five", "six"} {
		text := strings.Replace(question, "A question", name, 1) + "avoid: [pass, quarter nile, quarter artisans]\n"
		questions = append(questions, exam.Question{File: name, Position: read(t, text)[0]})
	}
	hold := func(jobs int, seed uint64, questions []exam.Question) exam.Result {
		seen := 0
		r, err := exam.Hold(t.Context(), exam.Config{Questions: questions, Seed: seed, Jobs: jobs,
			Candidates: candidates(t, "random", "mcts:20"), Progress: func(done int) {
				if seen++; done != seen {
					t.Errorf("%d are done, not %d", done, seen)
				}
			}})
		if err != nil || seen != 2*len(questions) {
			t.Fatal(err, seen)
		}
		return r
	}
	whole := hold(1, 7, questions)
	if again := hold(3, 7, questions); !reflect.DeepEqual(again, whole) {
		t.Errorf("with three jobs %v, with one %v", again, whole)
	}
	solved := 0
	for _, q := range questions {
		solved += hold(1, 7, []exam.Question{q}).Bots[0].Solved
	}
	random := whole.Bots[0]
	if random.Solved != solved || random.Solved+len(random.Failed) != 6 || random.Positions != 6 ||
		len(random.Missed) != len(random.Failed) {
		t.Errorf("random solved %d one by one, and together %+v", solved, random)
	}
	for i, miss := range random.Missed {
		if miss.File != random.Failed[i] || miss.Line == "" {
			t.Errorf("missed %+v, failed %s", miss, random.Failed[i])
		}
	}
	ctx, stop := context.WithCancel(t.Context())
	stop()
	if _, err := exam.Hold(ctx, exam.Config{Questions: questions, Candidates: candidates(t, "random")}); !errors.Is(err,
		context.Canceled) {
		t.Errorf("cancelled: %v", err)
	}
	_, err := exam.Hold(t.Context(), exam.Config{Questions: questions, Candidates: []exam.Candidate{{Name: "mute",
		New: func(g game.Game, _ uint64) bot.Bot { return &scripted{t: t, g: g} }}}})
	if err == nil || !strings.Contains(err.Error(), "mute: the script is over") {
		t.Errorf("a bot without an answer: %v", err)
	}
}

// A proof fails if the answer is wrong or not certain, or if there is too much to go through.
func TestProve(t *testing.T) {
	file := filepath.Join("..", "games", "tekhenu", "exam", "feed-with-all-bread.yaml")
	text, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	const best = "best: [feed bread-2 gold-0 scribe-0]"
	for list, proven := range map[string]bool{
		best:                                   true,
		"best: [feed bread-1 gold-0 scribe-0]": false,
		"best: [feed bread-2 gold-0 scribe-0, feed bread-1 gold-0 scribe-0]":  true,
		"best: [feed bread-2 gold-0 scribe-0, feed bread-0 gold-0 scribe-0]":  false,
		"avoid: [feed bread-1 gold-0 scribe-0]":                               true,
		"avoid: [feed bread-0 gold-0 scribe-0, feed bread-1 gold-0 scribe-0]": true,
		"avoid: [feed bread-2 gold-0 scribe-0]":                               false,
		"avoid: [feed bread-2 gold-0 scribe-0, feed bread-0 gold-0 scribe-0]": false,
	} {
		p := read(t, strings.Replace(string(text), best, list, 1))[0]
		if err := p.Prove(states); (err == nil) != proven || err != nil && !errors.Is(err, exam.ErrUnproven) {
			t.Errorf("%s: %v", list, err)
		}
		if err := p.Prove(1); !errors.Is(err, exam.ErrUnproven) || !strings.Contains(err.Error(), "over 1 states") {
			t.Errorf("%s in one state: %v", list, err)
		}
	}
	early := read(t, question+"best: [pass]\n")[0]
	if err := early.Prove(1000); !errors.Is(err, exam.ErrUnproven) {
		t.Errorf("at the beginning of a game: %v", err)
	}
}

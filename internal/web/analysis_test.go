package web

import (
	"encoding/xml"
	"errors"
	"io"
	"regexp"
	"strings"
	"testing"
	"time"

	"ennead/analysis"
	"ennead/bot"
	"ennead/game"
	"ennead/internal/locale"
	"ennead/internal/sticks"
	"ennead/internal/table"
	"ennead/internal/web/page"
)

// analyst evaluates sticks by what is laid.
func analyst(game.Game) analysis.Spec {
	judge := func(s game.State, values []float32) {
		for i := range values {
			values[i] = float32(s.Score(game.Seat(i)))
		}
	}
	return analysis.Spec{Evaluator: judge, Swing: bot.Swing{Base: 2, PerPoint: 1}, Iterations: 60, Seed: 1}
}

// finished plays a game against a bot to its end.
func (b *browser) finished() (path string) {
	b.s.t.Helper()
	path = b.open("quick", "custom", "seat-1", "me", "seat-2", "scribe")
	b.post(path + "/ready")
	b.until(path, func(t *table.Table) bool { return t.Status == table.Over })
	return path
}

// until plays at a table until the condition holds. It fetches the page only when there is something to do, since
// requests that come too fast are refused.
func (b *browser) until(path string, so func(*table.Table) bool) {
	b.s.t.Helper()
	b.s.until(path, so, func() {
		if b.s.look(path).Owing().Has(0) {
			b.play(b.get(path))
		}
	})
}

// until calls do until the condition holds at a table that others change as well.
func (s *site) until(path string, so func(*table.Table) bool, do func()) {
	s.t.Helper()
	for end := time.Now().Add(patience); !so(s.look(path)); time.Sleep(2 * time.Millisecond) {
		if time.Now().After(end) {
			s.t.Fatal("the condition never held")
		}
		do()
	}
}

// analysed requests the analysis of a game and waits for it.
func (b *browser) analysed(path string) answer {
	b.s.t.Helper()
	b.post(path+"/analysis").wants(b.s.t, 200)
	for end := time.Now().Add(patience); time.Now().Before(end); time.Sleep(2 * time.Millisecond) {
		a, err := b.s.house.Analysis(b.s.t.Context(), id(path))
		must(b.s.t, err)
		if a.State == table.AnalysisDone {
			return b.get(path+"/analysis").wants(b.s.t, 200)
		}
	}
	b.s.t.Fatal("the analysis does not end")
	return answer{}
}

// While a bot is at work the page says how far it is and that it is waiting; otherwise it offers to start the
// analysis.
func TestAnalysisOnItsWay(t *testing.T) {
	s := openWith(t, sticks.Game)
	words, err := locale.New(Words, sticksWords)
	must(t, err)
	m, err := game.NewMatch(sticks.Game, game.Record{Setup: game.Setup{Players: 2}})
	must(t, err)
	for _, c := range []struct {
		job       table.Analysis
		has, lack string
	}{
		{table.Analysis{State: table.AnalysisNone}, `id="start"`, "data-waits"},
		{table.Analysis{State: table.AnalysisWaiting}, "data-waits", `id="start"`},
		{table.Analysis{State: table.AnalysisRunning, Done: 3, Total: 9}, `max="9" value="3"`, `id="start"`},
		{table.Analysis{State: table.AnalysisRunning}, "data-waits", `id="start"`},
		{table.Analysis{State: table.AnalysisFailed}, `id="start"`, "data-waits"},
	} {
		for _, lang := range locale.Langs {
			site := page.Site{Words: words.In(lang), File: s.web.files.at}
			play := &page.Play{Site: site, Table: &table.Table{ID: "aaaaaaaaaaaaaaaa", Game: "sticks",
				Status: table.Over, Match: m}}
			var text strings.Builder
			must(t, page.Analysis{Play: play, Job: c.job}.Render(true).Render(&text))
			if !strings.Contains(text.String(), c.has) || strings.Contains(text.String(), c.lack) {
				t.Errorf("%s, %+v: want %s and not %s in\n%s", lang, c.job, c.has, c.lack, text.String())
			}
		}
	}
}

// The analysis of a finished game works with plain forms: request it, wait for it, read it, and see it on the board.
func TestAnalysis(t *testing.T) {
	s := openWith(t, sticks.Game)
	ann, cem := s.browser(), s.browser()
	path := ann.finished()
	ann.get(path).wants(t, 200).has(t, `href="`+path+`/analysis"`)
	ann.get(path+"/analysis").wants(t, 200).has(t, "Start the analysis", `action="`+path+`/analysis"`).
		lacks(t, "<progress")
	page := ann.analysed(path)
	page.has(t, "Chances of winning, decision by decision", "Costliest decisions", "Where the points came from",
		"About these estimates",
		`class="chart wide-art"`, `class="chart narrow-art"`, `<caption`, "not the truth").lacks(t, "style=",
		"Start the analysis")
	for _, chart := range regexp.MustCompile(`(?s)<svg class="chart.*?</svg>`).FindAllString(page.body, -1) {
		wellFormed(t, chart)
	}
	cem.get(path+"/analysis").wants(t, 200).has(t, "Chances of winning, decision by decision") // anybody may replay it
	cem.header["Accept-Language"] = "fr"
	cem.get(path+"/analysis").has(t, "Les décisions les plus coûteuses", "Chances de victoire")

	report, err := s.house.Analysis(t.Context(), id(path))
	must(t, err)
	for _, d := range report.Report.Decisions {
		ann.get(path+"?at="+text(d.At)).wants(t, 200).has(t, "What a bot considers here", "to win")
	}
	ann.get(path+"?at="+text(report.Report.Turns)).wants(t, 200).lacks(t, "What a bot considers here")
}

func wellFormed(t *testing.T, markup string) {
	t.Helper()
	for d := xml.NewDecoder(strings.NewReader(markup)); ; {
		if _, err := d.Token(); errors.Is(err, io.EOF) {
			return
		} else if err != nil {
			t.Fatalf("%v in\n%s", err, markup)
		}
	}
}

// A game in progress is not analysed, and has no page for it.
func TestNoAnalysisOfARunningGame(t *testing.T) {
	s := openWith(t, sticks.Game)
	ann := s.browser()
	path := ann.open("quick", "custom", "seat-1", "me", "seat-2", "scribe")
	ann.post(path + "/ready")
	ann.get(path+"/analysis").wants(t, 409).has(t, "The game is not over yet.")
	ann.post(path+"/analysis").wants(t, 409).has(t, "The game is not over yet.")
	ann.get(path).lacks(t, path+"/analysis")
	ann.get("/t/aaaaaaaaaaaaaaaa/analysis").wants(t, 404)
}

// A bot explains its moves: to a player whose opponents are all bots, from what that seat can see; to everybody when
// the game is over; otherwise to nobody.
func TestWhy(t *testing.T) {
	s := openWith(t, sticks.Game)
	ann, cem := s.browser(), s.browser()
	path := ann.open("quick", "custom", "seat-1", "me", "seat-2", "scribe")
	ann.post(path + "/ready")
	at, seen := -1, 0
	explained := func() bool { // the first move of the bot that has events and an explanation
		match := s.look(path).Match
		for ; at < 0 && seen < len(match.Record.Turns); seen++ {
			if match.Record.Turns[seen].Seat == 1 && len(match.Events(seen, 0)) > 0 &&
				ann.get(path+"/why/"+text(seen)).status == 200 {
				at = seen
			}
		}
		return at >= 0
	}
	ann.until(path, func(t *table.Table) bool { return t.Status == table.Over || explained() })
	if at < 0 || s.look(path).Status != table.Playing {
		t.Fatal("no move of the bot was explained during the game")
	}
	ann.get(path).has(t, path+"/why/")
	ann.get(path+"/why/"+text(at)).has(t, "Why this move?", "What it considered", "what you can see", "to win")
	cem.get(path).lacks(t, path+"/why/")
	cem.get(path+"/why/"+text(at)).wants(t, 403).has(t, "Bot moves can’t be explained while others are playing.")
	ann.get(path+"/why/0").wants(t, 422).has(t, "Only bot moves are explained.")
	ann.get(path+"/why/x").wants(t, 422)
	ann.get(path+"/why/9999").wants(t, 422)

	ann.until(path, func(t *table.Table) bool { return t.Status == table.Over })
	cem.get(path+"?log=whole").has(t, path+"/why/"+text(at))
	cem.get(path+"/why/"+text(at)).wants(t, 200).has(t, "could know at that moment", "See it in the replay")
}

// Two people on one device: what one of them could learn the other would see.
func TestWhyOnOneDevice(t *testing.T) {
	s := openWith(t, sticks.Game)
	ann := s.browser()
	path := ann.open("quick", "custom", "seat-1", "me", "seat-2", "me", "seat-3", "scribe")
	ann.post(path + "/ready")
	for at, turn := range s.look(path).Match.Record.Turns {
		if turn.Seat == 2 {
			ann.get(path+"/why/"+text(at)).wants(t, 403)
		}
	}
	ann.get(path).lacks(t, path+"/why/")
}

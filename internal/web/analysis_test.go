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
	"ennead/internal/sticks"
	"ennead/internal/table"
)

// analyst judges sticks by what is laid.
func analyst(game.Game) analysis.Spec {
	judge := func(s game.State, values []float32) {
		for i := range values {
			values[i] = float32(s.Score(game.Seat(i)))
		}
	}
	return analysis.Spec{Judge: judge, Swing: bot.Swing{Base: 2, PerPoint: 1}, Iterations: 60, Seed: 1}
}

// finished plays a game against a bot to its end.
func (b *browser) finished() (path string) {
	b.s.t.Helper()
	path = b.open("quick", "custom", "seat-1", "me", "seat-2", "scribe")
	b.post(path + "/ready")
	b.until(path, func(t *table.Table) bool { return t.Status == table.Over })
	return path
}

// until plays at a table until something is so.
func (b *browser) until(path string, so func(*table.Table) bool) {
	b.s.t.Helper()
	for end := time.Now().Add(10 * time.Second); !so(b.s.look(path)); time.Sleep(2 * time.Millisecond) {
		if time.Now().After(end) {
			b.s.t.Fatal("it never came to that")
		}
		if page := b.get(path); b.s.look(path).Owing().Has(0) {
			b.play(page)
		}
	}
}

// analysed asks for the analysis of a game and waits for it.
func (b *browser) analysed(path string) answer {
	b.s.t.Helper()
	page := b.post(path+"/analysis").wants(b.s.t, 200)
	for end := time.Now().Add(10 * time.Second); strings.Contains(page.body, `data-waits=""`); time.Sleep(2 * time.Millisecond) {
		if time.Now().After(end) {
			b.s.t.Fatalf("the analysis does not end:\n%s", page.shown())
		}
		page.has(b.s.t, `id="again"`)
		page = b.get(path+"/analysis").wants(b.s.t, 200)
	}
	return page
}

// A finished game is analysed by plain forms: asked for, waited for, read, and seen again on the board.
func TestAnalysis(t *testing.T) {
	s := openWith(t, sticks.Game)
	ann, cem := s.browser(), s.browser()
	path := ann.finished()
	ann.get(path).wants(t, 200).has(t, `href="`+path+`/analysis"`)
	ann.get(path+"/analysis").wants(t, 200).has(t, "Start the analysis", `action="`+path+`/analysis"`).lacks(t, "<progress")
	page := ann.analysed(path)
	page.has(t, "Who was how likely to win", "The most costly decisions", "Where the points came from", "What these estimates are",
		`class="chart wide-art"`, `class="chart narrow-art"`, `<caption`, "not the truth").lacks(t, "style=", "Start the analysis")
	for _, chart := range regexp.MustCompile(`(?s)<svg class="chart.*?</svg>`).FindAllString(page.body, -1) {
		wellFormed(t, chart)
	}
	cem.get(path+"/analysis").wants(t, 200).has(t, "Who was how likely to win") // whoever may look back at it
	cem.header["Accept-Language"] = "fr"
	cem.get(path+"/analysis").has(t, "Les décisions les plus coûteuses", "Chances de victoire")

	report, err := s.house.Analysis(t.Context(), id(path))
	must(t, err)
	for _, d := range report.Report.Decisions {
		ann.get(path+"?at="+text(d.At)).wants(t, 200).has(t, "What a bot weighs here", "to win")
	}
	ann.get(path+"?at="+text(report.Report.Turns)).wants(t, 200).lacks(t, "What a bot weighs here")
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

// A running game is neither analysed nor is there a page for it.
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

// A bot gives its reasons: to whoever plays against bots alone, from what that seat can see; to everybody when the game
// is over; to nobody else.
func TestWhy(t *testing.T) {
	s := openWith(t, sticks.Game)
	ann, cem := s.browser(), s.browser()
	path := ann.open("quick", "custom", "seat-1", "me", "seat-2", "scribe")
	ann.post(path + "/ready")
	explained := func() int {
		match := s.look(path).Match
		for at, turn := range match.Record.Turns {
			if turn.Seat == 1 && len(match.Events(at, 0)) > 0 && ann.get(path+"/why/"+text(at)).status == 200 {
				return at
			}
		}
		return -1
	}
	ann.until(path, func(t *table.Table) bool { return t.Status == table.Over || explained() >= 0 })
	at := explained()
	if at < 0 || s.look(path).Status != table.Playing {
		t.Fatal("no move of the bot was explained while the game went on")
	}
	ann.get(path).has(t, path+"/why/")
	ann.get(path+"/why/"+text(at)).has(t, "Why this move?", "What it weighed", "with what you can see", "to win")
	cem.get(path).lacks(t, path+"/why/")
	cem.get(path+"/why/"+text(at)).wants(t, 403).has(t, "While others are playing nothing is explained.")
	ann.get(path+"/why/0").wants(t, 422).has(t, "Only moves of bots are explained.")
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

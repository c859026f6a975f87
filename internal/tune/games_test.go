package main

import (
	"bytes"
	"math"
	"os"
	"regexp"
	"strings"
	"testing"

	"ennead/bot"
	"ennead/game"
	"ennead/games"
)

// pharaon returns the evaluator of Pharaon, to be fitted to games of two.
func pharaon(t *testing.T) *subject {
	t.Helper()
	s, err := find("pharaon")
	if err != nil {
		t.Fatal(err)
	}
	s.Tables = 1
	return s
}

// TestEveryGame fits the evaluator of every game that says how to two random games. No sample spoils the fit, and every
// line has as many weights as the game says.
func TestEveryGame(t *testing.T) {
	for _, k := range games.Kits {
		s, err := find(k.ID())
		if err != nil {
			t.Errorf("%s: %v", k.ID(), err)
			continue
		}
		s.Tables = 1
		var out, report bytes.Buffer
		c := source{bots: []bot.Spec{{Kind: bot.Random}}, games: 2, seed: 1, jobs: 1}
		if err := s.tune(&out, &report, &c, pull{ridge: 0.01, own: 0.1, part: 1}); err != nil {
			t.Fatal(err)
		}
		rows := regexp.MustCompile(`(?ms)^\t\t\d+: \{(.*?)\},$`).FindAllStringSubmatch(out.String(), -1)
		for _, row := range rows {
			if n := strings.Count(row[1], ",") + 1; n != s.Line || strings.Contains(row[1], "NaN") {
				t.Errorf("%s: %d weights instead of %d: %s", k.ID(), n, s.Line, row[0])
			}
		}
		if len(rows) == 0 || !strings.HasPrefix(out.String(), "package evaluator\n\n"+s.Declaration+"{\n") {
			t.Errorf("%s:\n%s", k.ID(), out.String())
		}
	}
	if _, err := find("chess"); err == nil {
		t.Error("there is an evaluator of chess")
	}
}

// TestKeptGamesTeachTheSame fits games while they are played, and again from the folder in which they were kept.
func TestKeptGamesTeachTheSame(t *testing.T) {
	s := pharaon(t)
	c := source{bots: []bot.Spec{{Kind: bot.Random}}, games: 3, seed: 1, jobs: 1, keep: t.TempDir()}
	var played, read, report bytes.Buffer
	if err := s.tune(&played, &report, &c, pull{ridge: 0.01, own: 0.1, part: 1}); err != nil {
		t.Fatal(err)
	}
	if files, err := os.ReadDir(c.keep); err != nil || len(files) != 3 {
		t.Fatalf("%d games are kept: %v", len(files), err)
	}
	c = source{from: c.keep}
	if err := s.tune(&read, &report, &c, pull{ridge: 0.01, own: 0.1, part: 1}); err != nil {
		t.Fatal(err)
	}
	if played.String() != read.String() || !strings.Contains(played.String(), "0: {") {
		t.Errorf("played:\n%s\nread:\n%s", played.String(), read.String())
	}
	c.from = t.TempDir()
	if err := s.tune(&read, &report, &c, pull{}); err == nil {
		t.Error("an empty folder taught something")
	}
}

// TestStray compares greedy bots that never stray with greedy bots that often do: the latter score fewer points.
func TestStray(t *testing.T) {
	s := pharaon(t)
	mean := func(odds float64) (sum float64) {
		c := source{bots: []bot.Spec{{Kind: bot.Greedy}}, games: 4, seed: 1, jobs: 1, stray: odds}
		err := c.each(new(bytes.Buffer), s, func(r *game.Record) error {
			m, err := game.Replay(s.game, r)
			if err != nil {
				return err
			}
			sum += float64(m.State.Score(0)+m.State.Score(1)) / 8
			return nil
		})
		if err != nil {
			t.Fatal(err)
		}
		return sum
	}
	if sober, drunk := mean(0), mean(0.5); drunk > sober-10 {
		t.Errorf("mean score %.1f, straying %.1f", sober, drunk)
	}
}

func TestMoveGoesPartOfTheWay(t *testing.T) {
	for _, c := range []struct {
		p    pull
		want []float64
	}{
		{pull{part: 1}, []float64{2, -3, 0}},
		{pull{part: 0.5}, []float64{1.5, -1, 0}},
		{pull{part: 0.5, most: 0.7}, []float64{1.5, 0.3, 0}},
	} {
		weights := []float64{2, -3, 0}
		c.p.move(weights, []float64{1, 1, 0})
		for k, w := range weights {
			if math.Abs(w-c.want[k]) > 1e-12 {
				t.Errorf("%+v: %v, want %v", c.p, weights, c.want)
				break
			}
		}
	}
}

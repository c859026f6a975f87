package rating

import (
	"strconv"
	"strings"
	"time"
)

// Season is a quarter of a year, one more than the one before.
type Season int

// SeasonOf returns the season of a moment, by UTC.
func SeasonOf(at time.Time) Season {
	at = at.UTC()
	return Season(4*at.Year() + (int(at.Month())-1)/3)
}

// Year returns the year of a season, and which of its quarters it is, from 1.
func (s Season) Year() (year, quarter int) { return int(s) / 4, int(s)%4 + 1 }

// Text returns a season as people read it, such as 2026-4.
func (s Season) Text() string {
	year, quarter := s.Year()
	return strconv.Itoa(year) + "-" + strconv.Itoa(quarter)
}

// ParseSeason reads what Text writes; false if it is no season.
func ParseSeason(text string) (Season, bool) {
	before, after, _ := strings.Cut(text, "-")
	year, err := strconv.Atoi(before)
	quarter, wrong := strconv.Atoi(after)
	s := Season(4*year + quarter - 1)
	return s, err == nil && wrong == nil && s.Text() == text
}

// Standing is the skill of somebody with what it rests on. Its zero value is that of somebody who has not played.
type Standing struct {
	Skill
	Games  int    // that have counted in all
	Season Season // in which they last played
	Lately int    // games that have counted in that season
}

// Fold returns the standings of the players of a game after it. Who plays their first game in a season begins it with
// [NewSeason]. A result that comes late, when one of the players has begun a later season, counts in that one.
func Fold(before []Standing, ranks []int, season Season) []Standing {
	after := append([]Standing(nil), before...)
	skills := make([]Skill, len(before))
	for i := range after {
		s := &after[i]
		if s.Games == 0 {
			s.Skill = Fresh()
		}
		if s.Season < season {
			if s.Games > 0 {
				s.Skill = NewSeason(s.Skill)
			}
			s.Season, s.Lately = season, 0
		}
		s.Games++
		s.Lately++
		skills[i] = s.Skill
	}
	for i, s := range Rate(skills, ranks) {
		after[i].Skill = s
	}
	return after
}

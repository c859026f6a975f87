package clock

import (
	"errors"
	"fmt"
	"strconv"
	"strings"
	"time"
)

// Rule is how much time the players of a table have. All parts are whole seconds.
type Rule struct {
	Bank  time.Duration // what each seat has at the start
	Step  time.Duration // what is added at the end of a stint with a real choice
	Cap   time.Duration // the bank is never more, after a stint
	Reply time.Duration // for each question of a reaction window, before the bank runs
	Talk  time.Duration // how long the clock stands, once a turn, for an offer that everybody sees; 0: it does not
	Hold  time.Duration // how long it stands while others may add to a choice, see [game.Held]; 0: it does not
	Quiet bool          // games over days: the clock stands in quiet hours, and there are vacations
}

const day = 24 * time.Hour

// Preset is a [Rule] with a name. The catalogue key is clock.rule.PACE.NAME, with the two words of the name.
type Preset struct {
	Name string // "live normal"
	Rule Rule
}

// Presets returns the rules that a table can choose by name, live ones first, the quickest first.
func Presets() []Preset {
	const s, m, h = time.Second, time.Minute, time.Hour
	return []Preset{
		{"live quick", Rule{5 * m, 15 * s, 8 * m, 5 * s, 20 * s, 15 * s, false}},
		{"live normal", Rule{12 * m, 30 * s, 20 * m, 8 * s, 20 * s, 15 * s, false}},
		{"live calm", Rule{25 * m, 60 * s, 45 * m, 12 * s, 20 * s, 15 * s, false}},
		{"days quick", Rule{36 * h, 8 * h, 2 * day, 2 * h, 0, 0, true}},
		{"days normal", Rule{3 * day, 16 * h, 5 * day, 4 * h, 0, 0, true}},
		{"days calm", Rule{7 * day, 36 * h, 12 * day, 8 * h, 0, 0, true}},
	}
}

// ErrRule says that a table cannot have such a clock.
var ErrRule = errors.New("no rule of a clock")

// part is one duration of a rule, with its bounds in each pace.
type part struct {
	name       string
	of         func(*Rule) *time.Duration
	live, days [2]time.Duration // least and most
}

var parts = [...]part{
	{"bank", func(r *Rule) *time.Duration { return &r.Bank },
		[2]time.Duration{time.Minute, 2 * time.Hour}, [2]time.Duration{12 * time.Hour, 30 * day}},
	{"step", func(r *Rule) *time.Duration { return &r.Step },
		[2]time.Duration{5 * time.Second, 10 * time.Minute}, [2]time.Duration{time.Hour, 7 * day}},
	{"cap", func(r *Rule) *time.Duration { return &r.Cap },
		[2]time.Duration{time.Minute, 4 * time.Hour}, [2]time.Duration{12 * time.Hour, 60 * day}},
	{"reply", func(r *Rule) *time.Duration { return &r.Reply },
		[2]time.Duration{3 * time.Second, time.Minute}, [2]time.Duration{time.Minute, day}},
	{"talk", func(r *Rule) *time.Duration { return &r.Talk },
		[2]time.Duration{0, 2 * time.Minute}, [2]time.Duration{0, day}},
	{"hold", func(r *Rule) *time.Duration { return &r.Hold },
		[2]time.Duration{0, 2 * time.Minute}, [2]time.Duration{0, day}},
}

// Valid returns nil if a table may have the rule; otherwise an [ErrRule] that names the part and its bounds.
func (r Rule) Valid() error {
	for _, p := range parts {
		bounds, is := p.live, *p.of(&r)
		if r.Quiet {
			bounds = p.days
		}
		switch {
		case is < bounds[0] || is > bounds[1]:
			return fmt.Errorf("%w: %s is %s, and must be from %s to %s", ErrRule, p.name, is, bounds[0], bounds[1])
		case is%time.Second != 0:
			return fmt.Errorf("%w: %s is %s, which is no whole number of seconds", ErrRule, p.name, is)
		}
	}
	if r.Cap < r.Bank {
		return fmt.Errorf("%w: cap is %s, less than the bank of %s", ErrRule, r.Cap, r.Bank)
	}
	return nil
}

// Pace returns "live" or "days".
func (r Rule) Pace() string {
	if r.Quiet {
		return "days"
	}
	return "live"
}

// Text returns the rule in words: the name of a preset, or all parts, such as
// "live bank=10m step=20s cap=15m reply=5s talk=0s hold=0s".
func (r Rule) Text() string {
	for _, p := range Presets() {
		if p.Rule == r {
			return p.Name
		}
	}
	return r.inFull()
}

func (r Rule) inFull() string {
	text := r.Pace()
	for _, p := range parts {
		text += " " + p.name + "=" + span(*p.of(&r))
	}
	return text
}

// ParseRule reads what [Rule.Text] writes, and nothing else. The error is an [ErrRule].
func ParseRule(text string) (r Rule, err error) {
	for _, p := range Presets() {
		if p.Name == text {
			return p.Rule, nil
		}
	}
	words := strings.Split(text, " ")
	if len(words) != len(parts)+1 {
		return Rule{}, fmt.Errorf("%w: %.80q", ErrRule, text)
	}
	r.Quiet = words[0] == "days"
	for i, p := range parts {
		value, _ := strings.CutPrefix(words[i+1], p.name+"=")
		*p.of(&r) = parseSpan(value)
	}
	if err := r.Valid(); err != nil {
		return Rule{}, err
	}
	if r.Text() != text {
		return Rule{}, fmt.Errorf("%w: %.80q, which would be %q", ErrRule, text, r.Text())
	}
	return r, nil
}

// units are those of a span, the longest first.
var units = [...]struct {
	name string
	is   time.Duration
}{{"d", day}, {"h", time.Hour}, {"m", time.Minute}, {"s", time.Second}}

// span returns whole seconds as a number of the longest unit that fits, such as "36h".
func span(d time.Duration) string {
	for _, u := range units {
		if d != 0 && d%u.is == 0 {
			return fmt.Sprint(int64(d/u.is)) + u.name
		}
	}
	return "0s"
}

// parseSpan reads what span writes; less than nothing for anything else.
func parseSpan(text string) time.Duration {
	for _, u := range units {
		if digits, ok := strings.CutSuffix(text, u.name); ok && len(digits) <= 7 {
			if n, err := strconv.ParseUint(digits, 10, 32); err == nil && span(time.Duration(n)*u.is) == text {
				return time.Duration(n) * u.is
			}
		}
	}
	return -1
}

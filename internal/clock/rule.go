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

// names are the words for the parts of a rule, in the order of parts.
var names = [...]string{"bank", "step", "cap", "reply", "talk", "hold"}

func (r *Rule) parts() [len(names)]*time.Duration {
	return [...]*time.Duration{&r.Bank, &r.Step, &r.Cap, &r.Reply, &r.Talk, &r.Hold}
}

// bounds returns the least and the most of each part.
func (r Rule) bounds() (least, most Rule) {
	const s, m, h = time.Second, time.Minute, time.Hour
	if r.Quiet {
		return Rule{12 * h, h, 12 * h, m, 0, 0, true}, Rule{30 * day, 7 * day, 60 * day, day, day, day, true}
	}
	return Rule{m, 5 * s, m, 3 * s, 0, 0, false}, Rule{2 * h, 10 * m, 4 * h, m, 2 * m, 2 * m, false}
}

// Valid returns nil if a table may have the rule; otherwise an [ErrRule] that names the part and its bounds.
func (r Rule) Valid() error {
	least, most := r.bounds()
	from, to := least.parts(), most.parts()
	for i, part := range r.parts() {
		switch {
		case *part < *from[i] || *part > *to[i]:
			return fmt.Errorf("%w: %s is %s, and must be from %s to %s", ErrRule, names[i], *part, *from[i], *to[i])
		case *part%time.Second != 0:
			return fmt.Errorf("%w: %s is %s, which is no whole number of seconds", ErrRule, names[i], *part)
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
	for i, part := range r.parts() {
		text += " " + names[i] + "=" + span(*part)
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
	if len(words) != len(names)+1 {
		return Rule{}, fmt.Errorf("%w: %.80q", ErrRule, text)
	}
	r.Quiet = words[0] == "days"
	for i, part := range r.parts() {
		value, _ := strings.CutPrefix(words[i+1], names[i]+"=")
		*part = parseSpan(value)
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

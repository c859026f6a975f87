package page

import (
	"cmp"
	"slices"
	"strconv"
	"strings"
	"time"

	"ennead/game"
	"ennead/internal/clock"
	"ennead/internal/lobby"
	"ennead/internal/table"

	. "maragu.dev/gomponents"
	. "maragu.dev/gomponents/html"
)

// Who may come to a table; the value of each is what the form sends.
const (
	VisiblePublic  = "public"
	VisibleLink    = "link"
	VisiblePrivate = "private"
)

// Delays are what a form offers for [table.Terms.Delay], and Ahead for how many minutes until a table begins.
var (
	Delays = []int{0, 5, 10, table.MaxDelay}
	Ahead  = []int{15, 30, 60, 120, 240, 480, 720, 1440, 2880, 4320, 10080}
)

// visible returns who may come to a table.
func visible(public bool, terms table.Terms) string {
	switch {
	case public:
		return VisiblePublic
	case terms.Private:
		return VisiblePrivate
	}
	return VisibleLink
}

// terms says in words on which terms a table is played, with the options that differ from the usual ones.
func (s *Site) terms(g game.Game, setup game.Setup, public bool, terms table.Terms) []Node {
	list := []Node{s.t("terms.visible." + visible(public, terms))}
	if clocks := s.clocks(terms); clocks != "" {
		list = append(list, Text(clocks))
	}
	if terms.Rated {
		list = append(list, s.t("terms.rated"))
	}
	if terms.Unrated != "" {
		list = append(list, s.t("terms.unrated."+terms.Unrated))
	}
	if terms.Reliable > 0 {
		list = append(list, s.t("terms.reliable", "n", terms.Reliable))
	}
	if window := s.window(terms.From, terms.To); window != "" {
		list = append(list, Text(window))
	}
	for _, option := range g.Options() {
		if value, ok := setup.Options[option.Key]; ok && value != option.Default {
			list = append(list, Text(s.optionWords(g.ID(), option, value)))
		}
	}
	if len(setup.Components) > 0 {
		list = append(list, s.components(setup.Components))
	}
	if terms.Language != "" {
		list = append(list, s.t("terms.language."+terms.Language))
	}
	if terms.Newcomers {
		list = append(list, s.t("terms.newcomers"))
	}
	if terms.Watch != table.WatchAll {
		list = append(list, s.t("terms.watch."+string(terms.Watch)))
	}
	if terms.Delay > 0 && terms.Watch != table.WatchNobody {
		list = append(list, s.t("terms.delay", "n", terms.Delay))
	}
	if terms.Contest != "" {
		list = append(list, A(Href(ContestPath(terms.Contest)), s.t("contest.part")))
	}
	if at := terms.BeginsAt(); !at.IsZero() {
		then := "terms.begins.line"
		switch {
		case terms.Rated && terms.Contest != "":
			then = "terms.begins.contest"
		case terms.Rated:
			then = "terms.begins.rated"
		}
		list = append(list, Group{s.t("terms.begins"), Text(" "), instant(at), Text(". "), s.t(then)})
	}
	return list
}

// clocks says with which clocks a table is played; nothing if it has none.
func (s *Site) clocks(terms table.Terms) string {
	rule, err := clock.ParseRule(terms.Clock)
	if err != nil {
		return ""
	}
	return s.w("terms.clock", s.pace(rule)...)
}

// paces renders the clocks that a table may have as entries of a choice, and the ones that it has if they are others.
func (s *Site) paces(chosen string, entry func(value, chosen, text string) Node) []Node {
	list := []Node{entry("", chosen, s.w("terms.pace.none"))}
	presets := clock.Presets()
	for _, p := range presets {
		list = append(list, entry(p.Name, chosen, s.w("terms.pace.rule", s.pace(p.Rule)...)))
	}
	rule, err := clock.ParseRule(chosen)
	if err == nil && !slices.ContainsFunc(presets, func(p clock.Preset) bool { return p.Name == chosen }) {
		list = append(list, entry(chosen, chosen, s.w("terms.pace.rule", s.pace(rule)...)))
	}
	return list
}

// pace returns the words of a clock's rule, as arguments of a sentence: its name, the bank, and the step.
func (s *Site) pace(r clock.Rule) []any {
	name, amounts, _ := strings.Cut(r.Text(), " ")
	if !strings.Contains(amounts, "=") {
		name += "." + amounts
	}
	return []any{"name", s.Words.Word("clock.rule." + name), "bank", s.span(r.Bank), "step", s.span(r.Step)}
}

// span says how long a number of whole seconds is, in the longest unit that fits.
func (s *Site) span(d time.Duration) string {
	for _, unit := range []struct {
		key string
		is  time.Duration
	}{{"days", 24 * time.Hour}, {"hours", time.Hour}, {"minutes", time.Minute}} {
		if d > 0 && d%unit.is == 0 {
			return s.w("clock."+unit.key, "n", int(d/unit.is))
		}
	}
	return s.w("clock.seconds", "n", int(d/time.Second))
}

// optionWords says what an option is set to: one of its values, or several of its words.
func (s *Site) optionWords(id string, o game.Option, value string) string {
	key := "game." + id + ".option." + o.Key
	if slices.Contains(o.Values, value) {
		return s.w("terms.option", "option", s.w(key), "value", s.w(key+"."+value))
	}
	var words []string
	for _, word := range strings.Split(value, ",") {
		if slices.Contains(o.Many, word) {
			words = append(words, s.w(key+".each."+word))
		}
	}
	return s.w("terms.option", "option", s.w(key), "value", s.Words.List(words))
}

// components says that a table has components of its own, with their name if they were saved.
func (s *Site) components(text []byte) Node {
	hash, name := table.BoxHash(text), ""
	if s.Named != nil {
		name = s.Named(hash)
	}
	if name == "" {
		return s.t("terms.components")
	}
	return Group{s.t("terms.components.named"), Text(" "), A(Href("/components/"+hash), Text(name))}
}

// termFields renders the fields by which whoever opens a table says on which terms it is played: as they were sent, or
// as the terms are.
func (s *Site) termFields(public bool, terms table.Terms, now time.Time, sent Sent) Node {
	entry := func(value, chosen, text string) Node {
		return Option(Value(value), If(value == chosen, Selected()), Text(text))
	}
	choice := func(name, key string, options ...Node) Node {
		return Label(Class("field"), Span(s.t(key)), Select(Name(name), Group(options)))
	}
	see, rated := sent.or("visible", visible(public, terms)), s.Visitor != nil && s.Visitor.Kept || terms.Rated
	var visibles, watches, delays, begins, languages []Node
	for _, v := range []string{VisiblePublic, VisibleLink, VisiblePrivate} {
		visibles = append(visibles, entry(v, see, s.w("terms.who."+v)))
	}
	for _, w := range []table.Watch{table.WatchAll, table.WatchFriends, table.WatchNobody} {
		watches = append(watches, entry(string(w), sent.or("watch", string(terms.Watch)),
			s.w("terms.watch."+cmp.Or(string(w), "all"))))
	}
	for _, n := range Delays {
		text := s.w("terms.delay.none")
		if n > 0 {
			text = s.w("terms.delay.turns", "n", n)
		}
		delays = append(delays, entry(strconv.Itoa(n), sent.or("delay", strconv.Itoa(terms.Delay)), text))
	}
	begins = append(begins, entry("", "?", s.w("terms.when.ready")))
	if at := terms.BeginsAt(); !at.IsZero() {
		minutes := max(1, int((at.Sub(now)+time.Minute-1)/time.Minute))
		begins = append(begins, Option(Value("stays"), Selected(), Text(s.in(minutes))))
	}
	for _, n := range Ahead {
		begins = append(begins, entry(strconv.Itoa(n), sent.or("begins", ""), s.in(n)))
	}
	for _, l := range []string{"", "en", "fr"} {
		languages = append(languages, entry(l, sent.or("language", terms.Language),
			s.w("terms.talk."+cmp.Or(l, "any"))))
	}
	return Div(Class("grid"),
		choice("visible", "terms.who", visibles...), choice("begins", "terms.when", begins...),
		choice("pace", "terms.pace", s.paces(sent.or("pace", terms.Clock), entry)...),
		choice("language", "terms.talk", languages...),
		choice("watch", "terms.watch", watches...), choice("delay", "terms.behind", delays...),
		s.demand("reliable", "terms.reliable.least", terms.Reliable, table.MostReliable, sent),
		If(rated, Group{choice("within", "terms.window", s.windows(sent.or("within", ""), "terms.window.below")...),
			s.demand("from", "terms.window.least", terms.From, table.MostRating, sent),
			s.demand("to", "terms.window.most", terms.To, table.MostRating, sent)}),
		Label(Class("tickbox"),
			Input(Type("checkbox"), Name("newcomers"), Value("yes"),
				If(sent.ticked("newcomers", terms.Newcomers), Checked())),
			s.t("terms.newcomers.welcome")),
		If(rated, Label(Class("tickbox"),
			Input(Type("checkbox"), Name("rated"), Value("yes"), If(sent.ticked("rated", terms.Rated), Checked())),
			s.t("terms.rated.yes"))))
}

// window says whose ratings a table is for; nothing if it is for all.
func (s *Site) window(from, to int) string {
	switch {
	case from > 0 && to > 0:
		return s.w("terms.window.both", "from", strconv.Itoa(from), "to", strconv.Itoa(to))
	case from > 0:
		return s.w("terms.window.from", "from", strconv.Itoa(from))
	case to > 0:
		return s.w("terms.window.to", "to", strconv.Itoa(to))
	}
	return ""
}

// windows renders the choice of how far the ratings of others may be from the reader's own, after that of no bound.
func (s *Site) windows(chosen, none string) []Node {
	list := []Node{Option(Value(""), s.t(none))}
	for _, n := range lobby.Windows {
		value := strconv.Itoa(n)
		list = append(list, Option(Value(value), If(value == chosen, Selected()), s.t("terms.window.within", "n", n)))
	}
	return list
}

// demand renders the field for a number that a table asks of those who sit down; empty if it asks for none.
func (s *Site) demand(name, key string, asked, most int, sent Sent) Node {
	value := ""
	if asked > 0 {
		value = strconv.Itoa(asked)
	}
	value = sent.or(name, value)
	return Label(Class("field"), Span(s.t(key)), Input(Name(name), Type("number"), Min("0"), Max(strconv.Itoa(most)),
		AutoComplete("off"), Placeholder(s.w("terms.any")), If(value != "", Value(value))))
}

// in says in how many minutes, hours or days something is.
func (s *Site) in(minutes int) string {
	const day = 24 * 60
	if minutes > day && minutes%day == 0 {
		return s.w("terms.when.days", "n", minutes/day)
	}
	if minutes >= 60 && minutes%60 == 0 {
		return s.w("terms.when.hours", "n", minutes/60)
	}
	return s.w("terms.when.minutes", "n", minutes)
}

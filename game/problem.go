package game

import (
	"fmt"
	"strings"
)

// Problem says what is wrong with input: a record, a move as text, an option. People read its message through a
// catalogue, where the value of an [Arg] may also be an error; Error says the same in English, for programs and logs.
type Problem struct {
	Message
	kind error
	text string
}

// Wrong returns a problem. errors.Is finds its kind, which may be nil. The English text has placeholders in braces, as
// in catalogues; args alternate names and values, which are numbers, texts (inserted as they are) or errors.
func Wrong(kind error, key, text string, args ...any) error {
	p := &Problem{Message: Say("", key, args...), kind: kind, text: text}
	for _, a := range p.Args {
		p.text = strings.ReplaceAll(p.text, "{"+a.Name+"}", fmt.Sprint(a.Value))
	}
	return p
}

func (p *Problem) Error() string {
	if p.kind == nil {
		return p.text
	}
	return p.kind.Error() + ": " + p.text
}

// Unwrap returns the kind and the errors among the parameters.
func (p *Problem) Unwrap() (list []error) {
	if p.kind != nil {
		list = append(list, p.kind)
	}
	for _, a := range p.Args {
		if err, ok := a.Value.(error); ok {
			list = append(list, err)
		}
	}
	return list
}

// Quote quotes untrusted text, cut short.
func Quote(text string) string { return fmt.Sprintf("%.40q", text) }

// NoOption returns the problem that a game has no option of that name.
func NoOption(key string) error {
	return Wrong(nil, "problem.option", "option {key}: there is no such option", "key", Quote(key))
}

// NoValue returns the problem that an option has no such value.
func NoValue(key, value string, values []string) error {
	return Wrong(nil, "problem.value", "option {key}: {value} is not one of {list}", "key", Quote(key), "value",
		Quote(value),
		"list", strings.Join(values, ", "))
}

// NoTable returns the problem that a game is not for that many players.
func NoTable(game string, least, most, players int) error {
	return Wrong(nil, "problem.players", "{game} is for {least} to {most} players, not {n}", "game", game, "least",
		least, "most", most, "n", players)
}

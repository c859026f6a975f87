package box

import (
	"bytes"
	"fmt"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"unicode/utf8"

	"go.yaml.in/yaml/v4"
)

// Figures of a components file that are reconstructed, so that who owns the printed game may know better. Each is a
// short value in one line of the file: a number, a word, a list or a map of these. They are replaced in the text, so
// that all else stays as it is written.

// Figure is a reconstructed value.
type Figure struct {
	Path  string // the keys that lead to it, such as "quarters.list.Q-NOB.god_sides.ccw.pp"
	Of    Thing  // what it belongs to
	Value string // as written
	Whole bool   // whether it is a whole number

	kind     yaml.Kind
	from, to int // in the text
}

// Thing is what a figure belongs to: its names, and the rule about it; empty where the file does not say so.
type Thing struct {
	EN, FR, Rule string
	At           string // the keys that lead to it; empty without a name or a rule
}

// sourced is the word that marks what is reconstructed.
const sourced = "reconstructed"

// Section returns the first key of the path.
func (f *Figure) Section() string {
	section, _, _ := strings.Cut(f.Path, ".")
	return section
}

// Figures lists the reconstructed figures of a components file in its order.
func Figures(source []byte) ([]Figure, error) {
	if err := bounded(source); err != nil {
		return nil, err
	}
	body, err := parse(source)
	if err != nil {
		return nil, err
	}
	l := lister{source: source}
	at := 0
	for line := range bytes.Lines(source) {
		l.lines = append(l.lines, at)
		at += len(line)
	}
	l.visit(body, "", Thing{}, false)
	return l.all, nil
}

type lister struct {
	source []byte
	lines  []int // where each line begins
	all    []Figure
}

// plainKeys are the keys whose values are no figures: what a thing is, how it is called and what is said about it.
var plainKeys = regexp.MustCompile(`^(id|rule|en|fr|type|kind|art|xy|how|why|where|note|notes|meets|constraints|` +
	`provenance|calibration|effect|text|title|label|orientation|source|source_by_field|name_.*|` +
	`.*_(source|en|fr|where|note|provenance))$`)

// visit lists the figures of a node. known says whether what encloses it is reconstructed.
func (l *lister) visit(node *yaml.Node, path string, of Thing, known bool) {
	switch node.Kind {
	case yaml.SequenceNode:
		for i, inner := range node.Content {
			l.visit(inner, path+"."+named(inner, i), of, known)
		}
	case yaml.MappingNode:
		own, by := marks(node)
		if own != "" {
			known = strings.Contains(own, sourced)
		}
		if one := thing(node); one != (Thing{}) {
			of, of.At = one, strings.TrimPrefix(path, ".")
		}
		for i := 0; i < len(node.Content); i += 2 {
			key, value := node.Content[i].Value, node.Content[i+1]
			if plainKeys.MatchString(key) {
				continue
			}
			is := known
			if from, says := by[key]; says {
				is = from == sourced
			}
			l.value(value, strings.TrimPrefix(path+"."+key, "."), of, is)
		}
	}
}

// value lists a value if it is a short figure, and what it encloses if it is not.
func (l *lister) value(node *yaml.Node, path string, of Thing, known bool) {
	if inner := node.Kind == yaml.MappingNode && described(node); inner ||
		node.Kind == yaml.SequenceNode && slices.ContainsFunc(node.Content, described) ||
		node.Kind != yaml.ScalarNode && node.Style&yaml.FlowStyle == 0 {
		l.visit(node, path, of, known)
		return
	}
	if !known {
		return
	}
	from := l.place(node)
	to := l.end(node, from)
	if to <= from || bytes.ContainsRune(l.source[from:to], '\n') {
		return
	}
	f := Figure{Path: path, Of: of, Value: string(l.source[from:to]), kind: node.Kind, from: from, to: to}
	if f.Whole = node.Kind == yaml.ScalarNode && node.ShortTag() == "!!int"; f.Whole || fits(f.Value) == nil {
		l.all = append(l.all, f)
	}
}

// described reports whether a mapping says what it is or where it comes from, so that it holds figures and is none.
func described(node *yaml.Node) bool {
	for i := 0; node.Kind == yaml.MappingNode && i < len(node.Content); i += 2 {
		switch node.Content[i].Value {
		case "id", "source", "source_by_field":
			return true
		}
	}
	return false
}

// marks returns where a mapping and its fields come from.
func marks(node *yaml.Node) (own string, by map[string]string) {
	by = map[string]string{}
	for i := 0; i < len(node.Content); i += 2 {
		switch value := node.Content[i+1]; node.Content[i].Value {
		case "source":
			own = value.Value
		case "source_by_field":
			for k := 0; k+1 < len(value.Content); k += 2 {
				by[value.Content[k].Value] = value.Content[k+1].Value
			}
		}
	}
	return own, by
}

// thing returns what a mapping says of what it describes.
func thing(node *yaml.Node) (of Thing) {
	for i := 0; i < len(node.Content); i += 2 {
		switch value := node.Content[i+1].Value; node.Content[i].Value {
		case "en", "name_en":
			of.EN = value
		case "fr", "name_fr":
			of.FR = value
		case "rule":
			of.Rule = value
		}
	}
	return of
}

// named returns what an element of a list is called in paths: its id or its number.
func named(node *yaml.Node, i int) string {
	for k := 0; node.Kind == yaml.MappingNode && k < len(node.Content); k += 2 {
		if node.Content[k].Value == "id" {
			return node.Content[k+1].Value
		}
	}
	return strconv.Itoa(i + 1)
}

// place returns where a node begins in the text. Columns count characters.
func (l *lister) place(node *yaml.Node) int {
	at := l.lines[node.Line-1]
	for range node.Column - 1 {
		_, n := utf8.DecodeRune(l.source[at:])
		at += n
	}
	return at
}

// end returns where a value of one line ends, or 0 if it does not end there.
func (l *lister) end(node *yaml.Node, from int) int {
	if node.Kind == yaml.ScalarNode {
		to := from + len(node.Value)
		if node.Style == 0 && to <= len(l.source) && string(l.source[from:to]) == node.Value {
			return to
		}
		return 0
	}
	depth, quote := 0, byte(0)
	for at := from; at < len(l.source) && l.source[at] != '\n'; at++ {
		switch c := l.source[at]; {
		case quote != 0:
			if c == quote {
				quote = 0
			}
		case c == '"' || c == '\'':
			quote = c
		case c == '[' || c == '{':
			depth++
		case c == ']' || c == '}':
			if depth--; depth == 0 {
				return at + 1
			}
		}
	}
	return 0
}

// maxValue is how long a figure may be.
const maxValue = 300

// values are what figures are written with: no text fits, and nothing that would end the value or the line.
var values = regexp.MustCompile(`^[A-Za-z0-9_.+\-]+$|^[\[{][A-Za-z0-9_.+\-, :\[\]{}"']*[\]}]$`)

// fits returns why a text is no figure.
func fits(value string) error {
	if len(value) > maxValue {
		return fmt.Errorf("over %d characters", maxValue)
	}
	if !values.MatchString(value) {
		return fmt.Errorf("%.40q is no number, word, list or map", value)
	}
	return nil
}

// Misfits are values that do not suit their figures, by path. Each says why.
type Misfits map[string]error

// Error implements error.
func (m Misfits) Error() string {
	for path, err := range m {
		return path + ": " + err.Error()
	}
	return ""
}

// Correct returns a components file with other values for some of its figures, by path. Values are of the same kind as
// those that they replace. If some are not, the error is [Misfits]. Unknown paths are ignored.
func Correct(source []byte, values map[string]string) ([]byte, error) {
	all, err := Figures(source)
	if err != nil {
		return nil, err
	}
	var text bytes.Buffer
	wrong, at := Misfits{}, 0
	for i := range all {
		f := &all[i]
		value, given := values[f.Path]
		value = strings.TrimSpace(value)
		if !given || value == f.Value {
			continue
		}
		if err := f.takes(value); err != nil {
			wrong[f.Path] = err
			continue
		}
		text.Write(source[at:f.from])
		text.WriteString(value)
		at = f.to
	}
	if len(wrong) > 0 {
		return nil, wrong
	}
	text.Write(source[at:])
	return text.Bytes(), nil
}

// takes returns why a value is none for the figure.
func (f *Figure) takes(value string) error {
	if err := fits(value); err != nil {
		return err
	}
	body, err := parse([]byte("x: " + value + "\n"))
	if err != nil || body.Kind != yaml.MappingNode || len(body.Content) != 2 {
		return fmt.Errorf("%.40q is not well formed", value)
	}
	is := body.Content[1]
	switch {
	case f.Whole && is.ShortTag() != "!!int":
		return fmt.Errorf("%.40q is no whole number", value)
	case is.Kind != f.kind:
		return fmt.Errorf("%.40q is of another kind than %.40s", value, f.Value)
	}
	return nil
}

package cli

import (
	"errors"
	"io/fs"
	"regexp"

	"ennead/bot"
	"ennead/game"
)

// complaint is an error that is told in the reader's language: a key of the catalogues with its parameters, of which
// some may be errors again.
type complaint struct {
	key  string
	args []any
}

// wrong is a complaint.
func wrong(key string, args ...any) error { return complaint{key, args} }

// Error is for programmers; people are told by [console.tell].
func (c complaint) Error() string { return c.key }

// Unwrap gives the errors among the parameters.
func (c complaint) Unwrap() (list []error) {
	for _, arg := range c.args {
		if err, ok := arg.(error); ok {
			list = append(list, err)
		}
	}
	return list
}

// usageError is what a person typed wrongly.
type usageError struct{ error }

// usage is a complaint about what was typed.
func usage(key string, args ...any) error { return usageError{wrong(key, args...)} }

// Unwrap gives what is wrong.
func (u usageError) Unwrap() error { return u.error }

// foreign are errors of other parts, which speak English, and the sentence around them. The first that fits counts.
var foreign = []struct {
	err error
	key string
}{
	{bot.ErrSpec, "cli.error.bot"},
	{game.ErrHidden, "cli.error.hidden"},
	{game.ErrVersion, "cli.error.version"},
	{game.ErrUnfinished, "cli.error.unfinished"},
	{game.ErrRecord, "cli.error.record"},
	{fs.ErrNotExist, "cli.error.absent"},
	{fs.ErrPermission, "cli.error.absent"},
}

// tell says an error to people.
func (c *console) tell(err error) string {
	var said complaint
	if errors.As(err, &said) {
		args := make([]any, len(said.args))
		for i, arg := range said.args {
			args[i] = arg
			if inner, ok := arg.(error); ok {
				args[i] = c.tell(inner)
			}
		}
		return c.words.Word(said.key, args...)
	}
	for _, k := range foreign {
		if errors.Is(err, k.err) {
			return c.words.Word(k.key, "detail", err.Error())
		}
	}
	return err.Error()
}

// misread are the ways in which the parser of the command line says that it does not understand: English, the parts that
// are given to people, and under which names these are.
var misread = []struct {
	form  *regexp.Regexp
	key   string
	names []string
}{
	{regexp.MustCompile(`^unexpected argument (.+)$`), "cli.error.argument", []string{"given"}},
	{regexp.MustCompile(`^unknown flag (.+), did you mean (?:one of )?(.+)\?$`), "cli.error.flag_near", []string{"given", "near"}},
	{regexp.MustCompile(`^unknown flag (.+)$`), "cli.error.flag", []string{"given"}},
	{regexp.MustCompile(`^missing flags: (.+)$`), "cli.error.missing", []string{"given"}},
	{regexp.MustCompile(`^expected (?:one of )?(".+)$`), "cli.error.expected", []string{"given"}},
	{regexp.MustCompile(`^(--[a-z]+)\S*: .*but got "EOL"`), "cli.error.no_value", []string{"given"}},
	{regexp.MustCompile(`^(--[a-z]+)\S*: .*but got (".*?")`), "cli.error.value", []string{"given", "near"}},
	{regexp.MustCompile(`^(--[a-z]+)\S* must be one of (.+) but got (".*")$`), "cli.error.among", []string{"given", "list", "near"}},
	{regexp.MustCompile(`^(.*)$`), "cli.error.line", []string{"given"}},
}

// misreading is a complaint for what the parser says.
func misreading(err error) error {
	for _, m := range misread {
		if found := m.form.FindStringSubmatch(err.Error()); found != nil {
			var args []any
			for i, name := range m.names {
				args = append(args, name, found[i+1])
			}
			return usage(m.key, args...)
		}
	}
	return usageError{err}
}

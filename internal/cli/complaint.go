package cli

import (
	"errors"

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

// tell says an error to people.
func (c *console) tell(err error) string {
	var said complaint
	if errors.As(err, &said) {
		return c.words.Word(said.key, c.told(said.args)...)
	}
	detail := c.detail(err)
	for _, k := range foreign {
		if errors.Is(err, k.err) {
			return c.words.Word(k.key, "detail", detail)
		}
	}
	return detail
}

// told are parameters with the errors among them put into words.
func (c *console) told(args []any) []any {
	said := make([]any, len(args))
	for i, arg := range args {
		said[i] = arg
		if inner, ok := arg.(error); ok {
			said[i] = c.tell(inner)
		}
	}
	return said
}

// detail says what an error of another part is about: what the rules refuse, what is wrong with something that was read, or what
// the system says.
func (c *console) detail(err error) string {
	var problem *game.Problem
	if errors.As(err, &problem) {
		var args []any
		for _, a := range problem.Args {
			args = append(args, a.Name, a.Value)
		}
		return c.words.Word(problem.Key, c.told(args)...)
	}
	var refusal *game.Refusal
	if errors.As(err, &refusal) {
		return c.words.Word("cli.error.refused", "why", refusal.Message, "rule", refusal.Rule)
	}
	return c.cause(err)
}

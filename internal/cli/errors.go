package cli

import (
	"errors"

	"ennead/game"
)

// wordedError is an error that is shown in the reader's language: a catalogue key with its parameters, which may
// contain further errors.
type wordedError struct {
	key  string
	args []any
}

// wrong makes a wordedError.
func wrong(key string, args ...any) error { return wordedError{key, args} }

// Error is for programmers; people read the result of [console.tell].
func (c wordedError) Error() string { return c.key }

// Unwrap returns the errors among the parameters.
func (c wordedError) Unwrap() (list []error) {
	for _, arg := range c.args {
		if err, ok := arg.(error); ok {
			list = append(list, err)
		}
	}
	return list
}

// usageError is a mistake on the command line.
type usageError struct{ error }

// usage makes a wordedError about the command line.
func usage(key string, args ...any) error { return usageError{wrong(key, args...)} }

// Unwrap returns the complaint.
func (u usageError) Unwrap() error { return u.error }

// tell returns an error's text for people.
func (c *console) tell(err error) string {
	var said wordedError
	if errors.As(err, &said) {
		return c.words.Word(said.key, c.worded(said.args)...)
	}
	detail := c.detail(err)
	for _, k := range libraryErrors {
		if errors.Is(err, k.err) {
			return c.words.Word(k.key, "detail", detail)
		}
	}
	return detail
}

// worded returns parameters with the errors among them put into words.
func (c *console) worded(args []any) []any {
	said := make([]any, len(args))
	for i, arg := range args {
		said[i] = arg
		if inner, ok := arg.(error); ok {
			said[i] = c.tell(inner)
		}
	}
	return said
}

// detail returns the text of an error from another part: a refusal of the rules, a problem with a file that was read,
// or a message of the system.
func (c *console) detail(err error) string {
	var problem *game.Problem
	if errors.As(err, &problem) {
		var args []any
		for _, a := range problem.Args {
			args = append(args, a.Name, a.Value)
		}
		return c.words.Word(problem.Key, c.worded(args)...)
	}
	var refusal *game.Refusal
	if errors.As(err, &refusal) {
		return c.words.Word("cli.error.refused", "why", refusal.Message, "rule", refusal.Rule)
	}
	return c.cause(err)
}

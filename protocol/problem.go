package protocol

import (
	"errors"
	"fmt"

	"ennead/game"
)

// problem says why a request failed. Code is for programs, Text for people; Rule and Key come with the code
// "refused".
type problem struct {
	Code string         `json:"code"`
	Text string         `json:"text"`
	Rule string         `json:"rule,omitempty"`
	Key  string         `json:"key,omitempty"`
	Args map[string]any `json:"args,omitempty"`

	Variant string `json:"variant,omitempty"`
}

// Error returns the text.
func (p *problem) Error() string { return p.Code + ": " + p.Text }

// failure is the answer to a bad request.
type failure struct {
	Error problem `json:"error"`
}

func fault(code, format string, args ...any) error {
	return &problem{Code: code, Text: fmt.Sprintf(format, args...)}
}

// explain converts any error into a problem.
func explain(err error) problem {
	var p *problem
	var refusal *game.Refusal
	switch {
	case errors.As(err, &p):
		return *p
	case errors.As(err, &refusal):
		m := say(refusal.Message)
		return problem{Code: "refused", Text: refusal.Error(), Rule: m.Rule, Key: m.Key, Args: m.Args}
	case errors.Is(err, game.ErrNotYours):
		return problem{Code: "not_yours", Text: err.Error()}
	case errors.Is(err, game.ErrUnlisted):
		return problem{Code: "unlisted", Text: err.Error()}
	case errors.Is(err, game.ErrFull), errors.Is(err, game.ErrTalk):
		return problem{Code: "full", Text: err.Error()}
	}
	return problem{Code: "request", Text: err.Error()}
}

// message is a [game.Message] in JSON.
type message struct {
	Key  string         `json:"key"`
	Rule string         `json:"rule,omitempty"`
	Args map[string]any `json:"args,omitempty"`

	Variant string `json:"variant,omitempty"`
}

func say(m game.Message) message {
	out := message{Key: m.Key, Rule: m.Rule, Variant: m.Variant}
	for _, a := range m.Args {
		if out.Args == nil {
			out.Args = map[string]any{}
		}
		out.Args[a.Name] = argument(a.Value)
	}
	return out
}

// argument distinguishes numbers, seats, names and messages: 3, {"seat":1}, {"term":"…"}, [{"term":"…"}],
// {"key":"…"}.
func argument(value any) any {
	switch v := value.(type) {
	case game.Seat:
		return map[string]seat{"seat": {Seat: v}}
	case game.Term:
		return map[string]string{"term": string(v)}
	case []game.Term:
		list := []any{}
		for _, term := range v {
			list = append(list, argument(term))
		}
		return list
	case game.Message:
		return say(v)
	}
	return value
}

package web

import (
	"regexp"
	"strings"
	"testing"

	"ennead/internal/sticks"
)

var stepSaid = regexp.MustCompile(`(?s)<p class="step">.*?<span>(.*?)</span></p>`)

// At every moment of a replay the decision says what happened last, in the words of the chronicle.
func TestReplaySays(t *testing.T) {
	s := openWith(t, sticks.Game)
	ann := s.browser()
	path := ann.finished()
	ann.get(path+"?at=0").wants(t, 200).lacks(t, `class="step"`)
	ann.get(path).wants(t, 200).lacks(t, `class="step"`)
	for at := range s.look(path).Match.Record.Turns {
		body := ann.get(path+"?at="+text(at+1)).wants(t, 200).body
		said := stepSaid.FindStringSubmatch(body)
		_, chronicle, _ := strings.Cut(body, `id="chronicle"`)
		if said == nil || !strings.Contains(chronicle, said[1]) {
			t.Errorf("after turn %d the decision says %q, not what the chronicle says", at+1, said)
		}
	}
}

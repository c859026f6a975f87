package web

import (
	"net/http"
	"strings"
	"testing"
)

// A line is reported from the page of the chat, with a reason; the answer is the same again, and whoever said it sees
// nothing of it.
func TestReporting(t *testing.T) {
	s := open(t)
	ann, bek, path := s.pair()
	bek.post(path+"/chat", "seat", "2", "text", `<b>rude</b>`).wants(t, 200)
	ann.post(path+"/chat", "seat", "1", "text", "Pardon?").wants(t, 200)
	chat := ann.get(path+"/chat").has(t, `href="`+path+`/report?line=1"`).lacks(t, "report?line=2")
	s.browser().get(path+"/chat").lacks(t, "/report?line")
	ann.get(path).lacks(t, "/report?line")
	form := ann.get(path+"/report?line=1").wants(t, 200).has(t, "Report a message", "&lt;b&gt;rude", "Bek",
		`value="insult"`, `value="other"`)
	unseen := bek.seen(path)
	for range 2 {
		done := ann.post(path+"/report", "line", "1", "ground", "insult", "words", "He is.").wants(t, 200)
		done.has(t, "Thank you. Whoever looks after this site will read it.")
		if done.path != path+"/chat?reported" {
			t.Errorf("it leads to %s", done.path)
		}
	}
	same(t, ann.get(path+"/chat").said(), chat.said())
	if again := ann.get(path + "/report?line=1").body; again != form.body {
		t.Error("the form tells that the line is reported")
	}
	for at, now := range bek.seen(path) {
		if now != unseen[at] {
			t.Errorf("Bek sees at %s\n%s", at, now)
		}
	}
	list, err := s.house.Reports(t.Context())
	must(t, err)
	if len(list) != 1 || list[0].Line == nil || list[0].Line.Text != "<b>rude</b>" || list[0].Words != "He is." ||
		list[0].By != "Ann" || list[0].Name != "Bek" {
		t.Errorf("the reports are %+v", list)
	}
	ann.post(path+"/people/2/report", "ground", "other").wants(t, 200).has(t, "Thank you.")
	bek.account("Bek")
	ann.post("/p/Bek/report", "ground", "other", "words", "Such a name").wants(t, 200).has(t, "Thank you.")
	if list, err = s.house.Reports(t.Context()); err != nil || len(list) != 3 {
		t.Errorf("%d reports: %v", len(list), err)
	}
}

// What cannot be reported shows the form again, with what was written.
func TestHostileReports(t *testing.T) {
	s := open(t)
	ann, bek, path := s.pair()
	bek.post(path+"/chat", "seat", "2", "text", "rude").wants(t, 200)
	words := `"><script>alert(1)</script>` + strings.Repeat("x", 300)
	for _, c := range []struct {
		who    *browser
		fields []string
		status int
	}{
		{s.browser(), []string{"line", "1", "ground", "spam"}, http.StatusForbidden},
		{ann, []string{"line", "1"}, 422},
		{ann, []string{"line", "1", "ground", "murder"}, 422},
		{ann, []string{"line", "1", "ground", "spam", "words", words}, 422},
		{ann, []string{"line", "2", "ground", "spam"}, 404},
		{ann, []string{"line", "01", "ground", "spam"}, 404},
		{ann, []string{"line", "' OR 1=1", "ground", "spam"}, 404},
		{ann, []string{"ground", "spam"}, 404},
		{bek, []string{"line", "1", "ground", "spam"}, 422}, // his own
	} {
		c.who.post(path+"/report", c.fields...).wants(t, c.status).lacks(t, "<script>alert")
	}
	ann.post(path+"/report", "line", "1", "ground", "spam", "words", words).has(t, "at most 300 characters",
		`value="spam" required checked`, strings.Repeat("x", 300))
	s.browser().get(path+"/report?line=1").wants(t, http.StatusForbidden)
	s.browser().get(path+"/people/2/report").wants(t, http.StatusForbidden)
	if list, err := s.house.Reports(t.Context()); err != nil || len(list) > 0 {
		t.Errorf("%d reports: %v", len(list), err)
	}
	for range 10 {
		ann.post(path+"/report", "line", "1", "ground", "spam").wants(t, 200)
	}
	ann.post(path+"/report", "line", "1", "ground", "spam").wants(t, http.StatusTooManyRequests)
}

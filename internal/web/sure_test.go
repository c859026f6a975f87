package web

import (
	"net/url"
	"strings"
	"testing"
)

// TestSureStaysOpen: the question whether somebody is sure has an address of its own, which asks it for as long as the
// choice is the same: through a choice of somebody else in secret, and through a setting that they change meanwhile. It
// no longer asks once they have chosen, nor after they have taken that back.
func TestSureStaysOpen(t *testing.T) {
	_, ann, bek, path := kemetTable(t)
	ann.post("/settings", "confirm", "yes", "back", path).wants(t, 200)
	version := func(who *browser) string { return versionField.FindStringSubmatch(who.get(path).body)[1] }
	const question, move = `id="do-sure"`, "leave 2"
	asked := ann.post(path+"/choose", "move", move, "seat", "1", "version", version(ann)).wants(t, 200).has(t, question)
	ann.get(path).lacks(t, question)
	_, query, _ := strings.Cut(asked.path, "?")
	if parts, err := url.ParseQuery(query); err != nil || parts.Get("sure") != move {
		t.Fatalf("the question is at %s", asked.path)
	}
	bek.post(path+"/choose", "move", "leave 1", "seat", "2", "version", version(bek)).wants(t, 200)
	ann.get(asked.path).wants(t, 200).has(t, question, `value="`+move+`"`)
	ann.post(path+"/ask?"+query, "seat", "1", "ask", "always").wants(t, 200).has(t, question)
	bek.get(asked.path).wants(t, 200).lacks(t, question)
	for _, no := range []string{"?sure=leave+2", "?sure=leave+2&asked=x", "?sure=leave+2&asked=0", "?sure=x&asked=9",
		"?sure=leave+2&asked=999999"} {
		ann.get(path+no).wants(t, 200).lacks(t, question)
	}
	ann.post(path+"/choose", "move", move, "seat", "1", "version", version(ann), "sure", "yes").wants(t, 200)
	ann.get(asked.path).wants(t, 200).lacks(t, question)
}

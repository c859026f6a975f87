package web

import (
	"encoding/json"
	"net/http"
	"regexp"
	"strings"
	"testing"

	"ennead/game"
	"ennead/internal/person"
	"ennead/internal/sticks"
	"ennead/internal/store"
	"ennead/internal/table"
)

var remarkID = regexp.MustCompile(`id="remark-([a-z0-9]+)"`)

// Who has played says something of a moment, with moves that they tried; everybody reads it in the replay with their
// name, takes it along as a file, and may report it. It goes with its author.
func TestRemarks(t *testing.T) {
	s := openWith(t, sticks.Game)
	ann, zoe := s.browser(), s.browser()
	path := ann.finished()
	zoe.open("quick", "friends") // the house knows her now
	turns := s.look(path).Match.Record.Turns
	at := 0
	for turns[at].Seat == game.Nature {
		at++
	}
	move := turns[at].Seat.Text() + " " + sticks.Game.Lexicon().Text(turns[at].Move)
	moment := path + "?at=" + text(at)
	ann.get(moment).wants(t, 200).has(t, `id="remarking"`, move)
	zoe.get(moment).wants(t, 200).lacks(t, `id="remarks"`)
	ann.post(path+"/remarks", "at", text(at), "text", "I <like>  this", "line", "\r\n"+move+"\r\n").wants(t, 200).
		has(t, "I &lt;like&gt; this", `<li title="`+move+`"><b>`, "/remarks/drop").lacks(t, "<code>"+move)
	ann.post(path+"/remarks", "at", text(at+1), "text", "and this").wants(t, 200)

	for name, form := range map[string][]string{
		"nothing": {"at", text(at)}, "no moment": {"at", "x", "text", "a"},
		"a late moment":   {"at", "9999", "text", "a"},
		"an early moment": {"at", "-1", "text", "a"}, "no move": {"at", text(at), "line", "1 fly"},
		"no seat": {"at", text(at), "line", "wait"}, "another's move": {"at", text(len(turns)), "line", move},
		"a long text": {"at", text(at), "text", strings.Repeat("a", 301)},
		"many moves":  {"at", text(at), "line", strings.Repeat(move+"\n", 21)},
		"long moves":  {"at", text(at), "line", strings.Repeat("x", 5000)},
	} {
		if got := ann.post(path+"/remarks", form...); got.status < 400 || got.status >= 500 {
			t.Errorf("%s: %d", name, got.status)
		}
	}
	zoe.post(path+"/remarks", "at", text(at), "text", "me too").wants(t, http.StatusForbidden)

	seen := zoe.get(moment).wants(t, 200).has(t, "Ann", "I &lt;like&gt; this", "?at="+text(at+1)).
		lacks(t, "/remarks/drop", `id="remarking"`)
	id := remarkID.FindStringSubmatch(seen.body)[1]
	var file struct {
		Seal    string
		Remarks []struct {
			Move int
			By   string
			Text string
			Line []string
		}
	}
	must(t, json.Unmarshal([]byte(zoe.get(path+"/remarks").wants(t, 200).body), &file))
	if len(file.Remarks) != 2 || file.Remarks[0].Move != at || file.Remarks[0].By != "Ann" ||
		len(file.Remarks[0].Line) != 1 || file.Remarks[0].Line[0] != move || file.Seal != s.look(path).Seal {
		t.Errorf("the file is %+v", file)
	}
	record := zoe.get(path+"/record").wants(t, 200)
	read, err := game.ReadRecord(strings.NewReader(record.body), func(string) game.Game { return sticks.Game })
	must(t, err)
	if _, err := game.Verify(sticks.Game, read); err != nil {
		t.Errorf("the record beside it: %v", err)
	}

	zoe.get(path+"/remarks/report?remark="+id).wants(t, 200).has(t, "I &lt;like&gt; this")
	zoe.post(path+"/remarks/report", "remark", id, "ground", "insult").wants(t, 200).has(t, "Thank you.")
	reports, err := s.house.Reports(t.Context())
	must(t, err)
	if len(reports) != 1 || reports[0].Line == nil || !strings.Contains(reports[0].Line.Text, move) {
		t.Errorf("the reports are %+v", reports)
	}
	zoe.get(path+"/remarks/report?remark=x").wants(t, http.StatusNotFound)

	zoe.post(path+"/remarks/drop", "remark", id, "at", text(at)).wants(t, 200).has(t, "I &lt;like&gt; this")
	ann.post(path+"/remarks/drop", "remark", id, "at", text(at)).wants(t, 200).lacks(t, "I &lt;like&gt; this")
	if all := ann.unpacked()["person.json"]; !strings.Contains(all, "and this") {
		t.Error("the export lacks what she said")
	}
	must(t, s.house.Erase(t.Context(), s.visitorOf(ann)))
	zoe.get(path+"?at="+text(at+1)).wants(t, 200).lacks(t, "and this", `id="remarks"`)
}

// Who is muted says nothing, whom the reader has muted is not read, and a running game has no remarks.
func TestRemarksOfTheMuted(t *testing.T) {
	s := openWith(t, sticks.Game)
	ann, zoe := s.browser(), s.browser()
	path := ann.finished()
	zoe.open("quick", "friends")
	ann.post(path+"/remarks", "at", "0", "text", "hello").wants(t, 200)
	zoe.get(path+"?at=0").has(t, "hello")
	must(t, s.db.Tie(t.Context(), store.Tie{Person: string(s.visitorOf(zoe)), Other: string(s.visitorOf(ann)),
		Kind: store.TieMute, Since: 1}))
	zoe.get(path+"?at=0").lacks(t, "hello")
	must(t, s.db.EditPerson(t.Context(), string(s.visitorOf(ann)), func(p *store.Person) error {
		p.MutedTill = 1 << 50
		return nil
	}))
	ann.post(path+"/remarks", "at", "0", "text", "again").wants(t, http.StatusForbidden)

	running := zoe.open("quick", "device")
	zoe.post(running + "/ready")
	if s.look(running).Status != table.Playing {
		t.Fatal("the game does not run")
	}
	zoe.post(running+"/remarks", "at", "0", "text", "now").wants(t, http.StatusConflict)
	zoe.get(running+"/remarks").wants(t, http.StatusConflict)
}

// A moderator removes a remark with a reason: nobody reads it any more, its author reads why and may answer, the report
// is settled, and the audit says so. Lifting the measure brings it back.
func TestRemarkRemoved(t *testing.T) {
	s := openWith(t, sticks.Game)
	_, ann, bek, _ := s.reportedBek()
	mo := s.browser()
	mo.open("quick", "device")
	mo.account("Moa")
	mo.moderator(person.Mod)
	path := bek.finished()
	bek.post(path+"/remarks", "at", "0", "text", "<b>rude</b>").wants(t, 200)
	moment := path + "?at=0"
	id := remarkID.FindStringSubmatch(ann.get(moment).wants(t, 200).has(t, "&lt;b&gt;rude").body)[1]
	ann.get(moment).lacks(t, "/admin/tables")
	ann.post(path+"/remarks/report", "remark", id, "ground", "insult").wants(t, 200)
	mo.post(path+"/remarks/report", "remark", id, "ground", "insult").wants(t, 200)
	at := "/admin" + strings.Replace(path, "/t/", "/tables/", 1) + "/remarks/" + id
	mo.get(moment).has(t, `href="`+at+`"`)
	reports, err := s.house.Reports(t.Context())
	must(t, err)
	report := reports[len(reports)-1].ID
	mo.get("/admin/reports/"+report).wants(t, 200).has(t, `href="`+at+`?report=`+report+`"`)
	mo.get(at+"?report="+report).wants(t, 200).has(t, "&lt;b&gt;rude", `value="`+report+`"`)

	mo.post(at, "reason", "none", "words", "Please stay kind.", "report", report).wants(t, 422)
	mo.post(at, "reason", "insult", "words", "", "report", report).wants(t, 422)
	mo.post(at, "reason", "insult", "words", "No", "report", reports[0].ID).wants(t, 404)
	ann.get(moment).has(t, "&lt;b&gt;rude")
	mo.post(at, "reason", "insult", "words", "Please stay kind.", "report", report).wants(t, 200)
	for _, b := range []*browser{ann, bek, mo} {
		b.get(moment).wants(t, 200).lacks(t, "&lt;b&gt;rude")
		b.get(path+"/remarks").wants(t, 200).lacks(t, "rude")
	}
	mo.post(at, "reason", "insult", "words", "Again").wants(t, 404)
	bek.get("/me").has(t, "A remark removed", "&lt;b&gt;rude", "Please stay kind.").lacks(t, "Moa")
	if after, err := s.house.Reports(t.Context()); err != nil || len(after) != len(reports)-1 {
		t.Errorf("%d reports wait, %v", len(after), err)
	}
	if done := s.actions(); !strings.HasSuffix(done, " remark") {
		t.Errorf("written down: %s", done)
	}
	again := reports[len(reports)-2].ID // somebody else reported the same
	mo.get("/admin/reports/"+again).wants(t, 200).has(t, "already").lacks(t, at)
	mo.get("/admin").has(t, "removed a remark")

	measures, err := s.db.Measures(t.Context(), string(s.visitorOf(bek)))
	must(t, err)
	bek.post("/me/answer", "measure", measures[0].ID, "words", "It was a joke").wants(t, 200)
	mo.post("/admin/measures/"+measures[0].ID, "do", "grant", "words", "True").wants(t, 200)
	ann.get(moment).has(t, "&lt;b&gt;rude")
	bek.get("/me").has(t, "Lifted")

	mo.post(path+"/remarks", "at", "0", "text", "my own").wants(t, 403) // not public, and not theirs
	mo.get(at+"x").wants(t, 404)
}

// Nobody decides about themselves, and a moderator not about another.
func TestRemarksOfModerators(t *testing.T) {
	s := openWith(t, sticks.Game)
	mo, ann, _, _ := s.reportedBek()
	ann.moderator(person.Mod)
	path := ann.finished()
	ann.post(path+"/remarks", "at", "0", "text", "hello").wants(t, 200)
	id := remarkID.FindStringSubmatch(mo.get(path + "?at=0").body)[1]
	at := "/admin" + strings.Replace(path, "/t/", "/tables/", 1) + "/remarks/" + id
	for _, b := range []*browser{mo, ann} {
		b.post(at, "reason", "insult", "words", "No").wants(t, 403)
	}
	ann.moderator("")
	mo.post(at, "reason", "insult", "words", "No").wants(t, 200)
	mo.get(path+"?at=0").lacks(t, "hello")
}

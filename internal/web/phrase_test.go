package web

import (
	"strings"
	"testing"
	"time"

	"ennead/internal/locale"
	"ennead/internal/table"
)

// Each phrase has words in every language, and each ground of a report.
func TestPhrasesHaveWords(t *testing.T) {
	words, err := locale.New(Words, sticksWords)
	must(t, err)
	for _, lang := range locale.Langs {
		seen := map[string]string{}
		for _, key := range table.Phrases() {
			text := words.In(lang).Word("site.phrase." + key)
			if other := seen[text]; other != "" || text == "" || strings.Contains(text, "phrase") {
				t.Errorf("%s: %s is %q, as is %s", lang, key, text, other)
			}
			seen[text] = key
		}
		for _, ground := range table.Grounds() {
			if !words.In(lang).Has("site.report.ground." + string(ground)) {
				t.Errorf("%s: the ground %s has no words", lang, ground)
			}
		}
	}
}

// A phrase is said with a form, and each reader has it in their language: in the panel, on the page, in the file of all
// that is kept.
func TestPhrasesAreReadInOnesLanguage(t *testing.T) {
	s := open(t)
	ann, bek, path := s.pair()
	bek.header["Accept-Language"] = "fr"
	ann.get(path).has(t, `id="phrases"`, `value="played"`)
	s.browser().get(path).lacks(t, `id="phrases"`)
	same(t, bek.post(path+"/phrase", "seat", "2", "phrase", "played").wants(t, 200).said(), "1 Bek: Bien joué")
	same(t, ann.get(path).said(), "1 Bek: Well played")
	same(t, ann.get(path+"/chat").said(), "1 Bek: Well played")
	if file := bek.unpacked()["tables/"+string(id(path))+".json"]; !strings.Contains(file, `"text": "Bien joué"`) ||
		!strings.Contains(file, `"phrase": "played"`) {
		t.Errorf("the file has\n%s", file)
	}
	for _, c := range []struct {
		who    *browser
		fields []string
		status int
	}{
		{s.browser(), []string{"seat", "1", "phrase", "yes"}, 403},
		{ann, []string{"seat", "2", "phrase", "yes"}, 403},
		{ann, []string{"seat", "1", "phrase", "of mine"}, 422},
		{ann, []string{"seat", "1", "phrase", "<script>"}, 422},
		{ann, []string{"seat", "1", "text", "hello"}, 422},
		{ann, []string{"phrase", "yes"}, 400},
	} {
		c.who.post(path+"/phrase", c.fields...).wants(t, c.status).lacks(t, "<script>")
	}
	ann.header[fragmentHeader] = "yes"
	ann.post(path+"/phrase", "seat", "1", "phrase", "thanks").wants(t, 200).has(t, `id="chat"`, "Thank you").
		lacks(t, `id="page"`)
}

// Whoever is muted is muted at every table; the reader is told how much is hidden, and their page does not ring for it.
func TestMutedByPerson(t *testing.T) {
	s := open(t)
	ann, bek, path := s.friends()
	other := bek.open("quick", "friends")
	ann.post(other+"/claim", "key", s.house.SeatKey(s.look(other), 1)).wants(t, 200)
	bek.post(path+"/chat", "seat", "2", "text", "blah").wants(t, 200)
	bek.post(other+"/chat", "seat", "1", "text", "elsewhere").wants(t, 200)
	ann.post(path+"/mute", "seat", "2", "mute", "yes").wants(t, 200).has(t, "1 message is hidden.", "Muted: Bek")
	ann.get(other).lacks(t, "elsewhere").has(t, "1 message is hidden.", "Muted: Bek")
	ann.get("/me/people").has(t, "Muted", "Bek")

	hints, stop := s.hintsFor(ann.Client, "/events?table="+string(id(path)), "")
	defer stop()
	if first := <-hints; !strings.Contains(first, `"chat":0`) {
		t.Errorf("a stream begins with %s", first)
	}
	bek.post(path+"/chat", "seat", "2", "text", "more").wants(t, 200)
	ann.post(path+"/chat", "seat", "1", "text", "quiet").wants(t, 200)
	select {
	case got := <-hints:
		if !strings.Contains(got, `"chat":3`) {
			t.Errorf("she hears %s", got)
		}
	case <-time.After(patience):
		t.Fatal("no hint")
	}
	same(t, ann.get(path).said(), "3 Ann: quiet")
	same(t, bek.get(path).lacks(t, "is hidden", "are hidden").said(), "1 Bek: blah\n2 Bek: more\n3 Ann: quiet")

	ann.post(path+"/mute", "seat", "2", "mute", "no").wants(t, 200).lacks(t, "Muted: Bek")
	same(t, ann.get(other).said(), "1 Bek: elsewhere")

	// A block hides lines, too, and is taken back elsewhere.
	ann.does("Bek", "block")
	same(t, ann.get(path).has(t, "Muted: Bek", "2 messages are hidden.").said(), "3 Ann: quiet")
	same(t, ann.post(path+"/mute", "seat", "2", "mute", "no").wants(t, 200).said(), "3 Ann: quiet")
}

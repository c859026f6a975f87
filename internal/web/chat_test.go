package web

import (
	"html"
	"regexp"
	"strings"
	"testing"
	"time"

	"ennead/internal/sticks"
	"ennead/internal/store"
	"ennead/internal/table"
)

// pair opens a gathering table with two people, each in a browser.
func (s *site) pair() (ann, bek *browser, path string) {
	s.t.Helper()
	ann, bek = s.browser(), s.browser()
	path = ann.open("quick", "friends")
	bek.post(path+"/claim", "key", s.house.SeatKey(s.look(path), 1), "name", "Bek").wants(s.t, 200)
	return ann, bek, path
}

var saidLine = regexp.MustCompile(`(?s)<li id="c-(\d+)".*?<b>(.*?)</b>.*?<p class="tx" dir="auto">(.*?)</p>` +
	`(?:<a class="flag".*?</a>)?</li>`)

// said returns the chat that a page shows.
func (a answer) said() string {
	var all []string
	for _, l := range saidLine.FindAllStringSubmatch(partMark.ReplaceAllString(a.body, ""), -1) {
		all = append(all, l[1]+" "+html.UnescapeString(l[2]+": "+l[3]))
	}
	return strings.Join(all, "\n")
}

func same(t *testing.T, got, want string) {
	t.Helper()
	if got != want {
		t.Errorf("got\n%s\nwant\n%s", got, want)
	}
}

// Chat works with plain forms before, during and after the game. Spectators can read it.
func TestTalk(t *testing.T) {
	s := open(t)
	ann, bek, path := s.pair()
	ann.get(path).has(t, "Nobody has said anything yet.", `id="line"`).lacks(t, "to-chat")
	ann.post(path+"/chat", "seat", "1", "text", "Is it you?").wants(t, 200).has(t, `id="page"`, "Is it you?")
	ann.post(path + "/ready")
	bek.post(path + "/ready")
	version := s.look(path).Version
	bek.post(path+"/chat", "seat", "2", "text", "It is").wants(t, 200).has(t, "to-chat")
	if s.look(path).Version != version {
		t.Error("chat has raised the version of the table")
	}
	_, err := s.house.Choose(t.Context(), id(path), 0, version, s.look(path).Match.State.Moves(nil, 0)[0])
	must(t, err)
	want := "1 Ann: Is it you?\n2 Bek: It is"
	for _, b := range []*browser{ann, bek} {
		same(t, b.get(path).said(), want)
		same(t, b.get(path+"?at=1").said(), want)
		same(t, b.get(path+"/chat").wants(t, 200).said(), want)
	}
	cem := s.browser()
	watched := cem.get(path).has(t, "Only seated players can write here.").lacks(t, `id="line"`)
	same(t, watched.said(), want)
	cem.header["Accept-Language"] = "fr"
	cem.get(path).has(t, "Discussion", "Prenez un siège à cette table pour écrire.")

	for s.look(path).Owing() != 0 {
		if _, ok := ann.play(ann.get(path)); !ok {
			bek.play(bek.get(path))
		}
	}
	same(t, bek.post(path+"/chat", "seat", "2", "text", "Again?").wants(t, 200).said(), want+"\n3 Bek: Again?")
}

// A person with several seats writes for the one whose view the page shows, and mutes none of them.
func TestTalkOfSeveralSeats(t *testing.T) {
	s := open(t)
	ann := s.browser()
	path := ann.open("quick", "custom", "seat-1", "me", "seat-2", "me", "seat-3", "open")
	bek := s.browser()
	bek.post(path+"/claim", "key", s.house.SeatKey(s.look(path), 2), "name", "Bek").wants(t, 200).has(t, "Mute Ann",
		"Mute Ann 2")
	ann.get(path).has(t, `aria-label="Your message, as Ann"`, "Mute Bek").lacks(t, "Mute Ann")
	ann.post(path+"/unveil", "seat", "2")
	ann.get(path).has(t, `aria-label="Your message, as Ann 2"`)
	same(t, ann.post(path+"/chat", "seat", "2", "text", "we are two").wants(t, 200).said(), "1 Ann 2: we are two")
}

// The same line again within a minute is refused in the reader's language, and stays in its field.
func TestRepeatedLine(t *testing.T) {
	s := open(t)
	ann, bek, path := s.pair()
	ann.post(path+"/chat", "seat", "1", "text", "On and on").wants(t, 200)
	ann.post(path+"/chat", "seat", "1", "text", "on and  on").wants(t, 429).has(t, "You have just said that here.",
		`value="on and  on"`)
	bek.header["Accept-Language"] = "fr"
	bek.post(path+"/phrase", "seat", "2", "phrase", "thanks").wants(t, 200)
	bek.post(path+"/phrase", "seat", "2", "phrase", "thanks").wants(t, 429).has(t, "Vous venez de le dire ici.")
	bek.post(path+"/chat", "seat", "2", "text", "On and on").wants(t, 200)
	if got := strings.Count(ann.get(path).said(), "n and on"); got != 2 {
		t.Errorf("%d lines say it", got)
	}
}

// A line that cannot be sent changes nothing; the page says why, and keeps the text.
func TestWhatCannotBeSaid(t *testing.T) {
	s := open(t)
	ann, bek, path := s.pair()
	cem := s.browser()
	long := strings.Repeat("x", 301)
	for _, c := range []struct {
		who    *browser
		fields []string
		status int
		has    string
	}{
		{cem, []string{"seat", "1", "text", "hello"}, 403, ""},
		{bek, []string{"seat", "1", "text", "I am Ann"}, 403, "Only seated players can write here."},
		{ann, []string{"seat", "3", "text", "hello"}, 400, ""},
		{ann, []string{"text", "hello"}, 400, ""},
		{ann, []string{"seat", "1"}, 422, "A message has 1 to 300 characters."},
		{ann, []string{"seat", "1", "text", " \u202e\x00 "}, 422, "A message has 1 to 300 characters."},
		{ann, []string{"seat", "1", "text", long}, 422, `value="` + long + `"`},
	} {
		c.who.post(path+"/chat", c.fields...).wants(t, c.status).has(t, c.has)
	}
	alone := ann.open("quick", "device")
	ann.post(alone+"/ready").lacks(t, `id="chat"`)
	ann.post(alone+"/chat", "seat", "1", "text", "Is anybody there?").wants(t, 409).has(t, "There is nobody to talk to")
	ann.get(alone+"/chat").wants(t, 409)
	eve := s.browser()
	eve.Jar = ann.Jar
	eve.header["Sec-Fetch-Site"] = "cross-site"
	eve.post(path+"/chat", "seat", "1", "text", "from elsewhere").wants(t, 403)
	eve.post(path+"/mute", "seat", "2", "mute", "yes").wants(t, 403)
	same(t, bek.get(path).said(), "")

	for n := range 5 {
		ann.post(path+"/chat", "seat", "1", "text", "on and on "+text(n)).wants(t, 200)
	}
	ann.post(path+"/chat", "seat", "1", "text", "still on").wants(t, 429).has(t, "Wait a few seconds",
		`value="still on"`)
	bek.post(path+"/chat", "seat", "2", "text", "my turn").wants(t, 200)
	if strings.Contains(ann.get(path).said(), "still on") {
		t.Error("a line that came too fast was accepted")
	}
}

// A chat line is text and nothing else.
func TestHostileLines(t *testing.T) {
	s := open(t)
	ann, bek, path := s.pair()
	var want []string
	for i, line := range []string{
		`<script>alert(1)</script>`, `"><img src=x onerror=alert(1)>`, `</p></li></ol></details><form action=/t/x>`,
		`&lt;b&gt; https://example.org`,
	} {
		ann.post(path+"/chat", "seat", "1", "text", line).wants(t, 200)
		want = append(want, text(i+1)+" Ann: "+line)
	}
	ann.post(path+"/chat", "seat", "1", "text", "\u202egnp.exe\u2066\u0007 \r\nnext").wants(t, 200)
	want = append(want, "5 Ann: gnp.exe next")
	for _, p := range []string{path, path + "/chat"} {
		a := bek.get(p).lacks(t, "<script>alert", "<img", "<form action=/t/x", `href="https://example.org`, "\u202e",
			"\u2066")
		same(t, a.said(), strings.Join(want, "\n"))
	}
	bek.post(path+"/chat", "seat", "2", "text", `" autofocus onfocus="alert(1)`+strings.Repeat("x", 300)).wants(t,
		422).lacks(t, `" autofocus`)
}

// Readers mute whom they like, at this table and only for themselves.
func TestMute(t *testing.T) {
	s := open(t)
	ann, bek, path := s.pair()
	ann.post(path+"/chat", "seat", "1", "text", "blah")
	bek.post(path+"/chat", "seat", "2", "text", "hush")
	cem := s.browser()
	for _, b := range []*browser{bek, cem} {
		a := b.post(path+"/mute", "seat", "1", "mute", "yes").wants(t, 200).has(t, "Muted: Ann", "Unmute Ann")
		same(t, a.said(), "2 Bek: hush")
		same(t, b.get(path+"/chat").said(), "2 Bek: hush")
	}
	ann.post(path+"/chat", "seat", "1", "text", "more")
	same(t, bek.get(path).said(), "2 Bek: hush")
	same(t, ann.get(path).lacks(t, "Muted:", "Mute Ann").said(), "1 Ann: blah\n2 Bek: hush\n3 Ann: more")
	same(t, s.browser().get(path).said(), "1 Ann: blah\n2 Bek: hush\n3 Ann: more")
	same(t, bek.post(path+"/mute", "seat", "1", "mute", "no").said(), "1 Ann: blah\n2 Bek: hush\n3 Ann: more")
	bek.post(path+"/mute", "seat", "7", "mute", "yes").wants(t, 400)

	other := ann.open("quick", "friends")
	cem.post(other+"/claim", "key", s.house.SeatKey(s.look(other), 1), "name", "Cem")
	ann.post(other+"/chat", "seat", "1", "text", "elsewhere")
	same(t, cem.get(other).said(), "1 Ann: elsewhere")
}

// The table's page shows the last lines, and a link to all of them.
func TestLongTalk(t *testing.T) {
	s := open(t)
	ann, _, path := s.pair()
	say := func(lines int) {
		for range lines {
			_, err := s.db.Say(t.Context(), string(id(path)), store.Line{Text: "on and on"}, 500)
			must(t, err)
		}
	}
	say(beside)
	ann.get(path).has(t, `id="c-1"`).lacks(t, "Full conversation")
	say(5)
	a := ann.get(path).has(t, "Full conversation", `id="c-35"`).lacks(t, `id="c-5"`)
	if n := strings.Count(a.said(), "\n") + 1; n != beside {
		t.Errorf("%d lines are shown at the table", n)
	}
	ann.get(path+"/chat").has(t, `id="c-1"`, `id="c-35"`)
}

// A script hears of new lines separately from moves, fetches only them, and gets those that it does not have; a move
// sends none that it has.
func TestTalkIsLive(t *testing.T) {
	s := open(t)
	ann, bek, path := s.pair()
	ann.post(path + "/ready")
	bek.post(path + "/ready")
	ann.post(path+"/chat", "seat", "1", "text", "hello there")
	hints, stop := s.hints("/events?table="+string(id(path)), "")
	defer stop()
	hint := func(want string) {
		t.Helper()
		select {
		case got := <-hints:
			if !strings.Contains(got, want) || !strings.Contains(got, `"version":`+text(int(s.look(path).Version))) {
				t.Errorf("got %s, want %s", got, want)
			}
		case <-time.After(patience):
			t.Fatal("no hint")
		}
	}
	hint(`"chat":1`) // a stream begins with the current state of the table
	bek.header[fragmentHeader] = "yes"
	page := bek.get(path)
	answer := ann.post(path+"/chat", "seat", "1", "text", "anybody home")
	hint(`"chat":2`)
	answer.has(t, "anybody home")

	bek.header["X-Known"] = shown(page)
	news := bek.get(path+"/chat").wants(t, 200).has(t, `data-last="2"`, "anybody home",
		`<li id="c-1" data-same></li>`).lacks(t, "hello there", `id="page"`)
	if len(news.body) > 3000 {
		t.Errorf("one more line takes %d bytes", len(news.body))
	}
	bek.header["X-Known"] = shown(page) + "," + shown(news)
	bek.get(path+"/chat").has(t, `<details id="chat" data-same></details>`)
	must(t, s.move(path))
	bek.get(path).has(t, `<details id="chat" data-same></details>`).lacks(t, "hello there", "anybody home")
	bek.post(path+"/chat", "seat", "2", "text", "third").wants(t, 200).has(t, "third").lacks(t, `id="page"`)
	bek.post(path+"/chat", "seat", "2", "text", "").wants(t, 422).has(t, "A message has", `id="chat"`).
		lacks(t, `id="page"`)
	bek.post(path+"/mute", "seat", "1", "mute", "yes").wants(t, 200).has(t, "Muted: Ann", `id="chat"`).
		lacks(t, "hello there")
}

var partFound = regexp.MustCompile(`data-part="(\w+)"[^>]*? id="([^"]+)"`)

// shown returns the parts of a page, as a script lists those it has.
func shown(a answer) string {
	var parts []string
	for _, p := range partFound.FindAllStringSubmatch(a.body, -1) {
		parts = append(parts, p[2]+"="+p[1])
	}
	return strings.Join(parts, ",")
}

// move makes the first legal move for the first seat to move.
func (s *site) move(path string) error {
	t := s.look(path)
	seat := t.Owing().First()
	_, err := s.house.Choose(s.t.Context(), t.ID, seat, t.Version, t.Match.State.Moves(nil, seat)[0])
	return err
}

// Where the host allows phrases alone, nobody finds a field for words; where the host allows nothing, no panel either,
// unless something was said before. A form that is sent all the same is refused with the reason.
func TestSpeechOfTheHost(t *testing.T) {
	s := openHouse(t, sticks.Game, func(c *table.Config) { c.Speech = table.SpeechPhrases })
	ann, bek, path := s.pair()
	ann.get(path).has(t, `id="phrases"`, `value="played"`, "players say phrases only").
		lacks(t, `id="speak"`, `id="line"`)
	ann.get(path+"/chat").wants(t, 200).has(t, `id="phrases"`).lacks(t, `id="speak"`)
	ann.post(path+"/chat", "seat", "1", "text", "Hello there").wants(t, 403).has(t, "Choose a phrase.").
		lacks(t, "Hello there")
	bek.post(path+"/phrase", "seat", "2", "phrase", "played").wants(t, 200)
	same(t, ann.get(path).said(), "1 Bek: Well played")
	over := ann.finished()
	ann.get(over+"?at=1").wants(t, 200).has(t, `id="remark-line"`).lacks(t, `name="text"`)

	s = openHouse(t, sticks.Game, func(c *table.Config) { c.Speech = table.SpeechOff })
	ann, bek, path = s.pair()
	ann.get(path).wants(t, 200).lacks(t, `id="chat"`, `id="phrases"`, `id="speak"`)
	ann.get(path+"/chat").wants(t, 403).has(t, "switched the table talk off")
	bek.post(path+"/chat", "seat", "2", "text", "Hello").wants(t, 403).has(t, "switched the table talk off")
	bek.post(path+"/phrase", "seat", "2", "phrase", "played").wants(t, 403).has(t, "switched the table talk off")
	_, err := s.db.Say(t.Context(), string(id(path)), store.Line{Seat: 1, Text: "before"}, 10)
	must(t, err)
	same(t, ann.get(path).has(t, "switched the table talk off").lacks(t, `id="phrases"`, `id="speak"`).said(),
		"1 Bek: before")
}

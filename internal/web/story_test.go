package web

import (
	"regexp"
	"strings"
	"testing"

	"ennead/internal/locale"
	"ennead/internal/table"
)

// A whole game with plain forms, from the home page to the proof of the dice.
func TestAGameWithoutScript(t *testing.T) {
	s := open(t)
	ann, bek := s.browser(), s.browser()
	ann.get("/").wants(t, 200).has(t, "Sticks", `name="quick" value="friends"`).lacks(t, "the solo game")
	path := ann.open("quick", "friends")
	lobby := ann.get(path).wants(t, 200).has(t, "Ann", s.look(path).Seal)
	links := seatLink.FindAllStringSubmatch(lobby.body, -1)
	if len(links) != 1 {
		t.Fatalf("the owner sees %d links, want one to send", len(links))
	}
	bek.get(links[0][1]).wants(t, 200).has(t, "Take this seat")
	bek.post(path+"/claim", "key", links[0][1][strings.LastIndex(links[0][1], "/")+1:], "name", "Bek").wants(t,
		200).has(t, "Bek")
	for _, b := range []*browser{ann, bek} {
		b.get(path).lacks(t, "/seat/")
	}

	ann.post(path+"/ready").wants(t, 200).has(t, "Waiting for the others")
	bek.post(path+"/ready", "bits-2", "00112233445566778899aabbccddeeff").wants(t, 200)
	if got := s.look(path).Match.Record.Bits[1]; got[1] != 0x11 {
		t.Errorf("the bits of the browser were not used: %x", got)
	}
	for s.look(path).Status == table.Playing {
		if _, ok := ann.play(ann.get(path)); ok {
			continue
		}
		if page, ok := bek.play(bek.get(path)); !ok {
			t.Fatalf("nobody may move:\n%s", page.body)
		}
	}
	ann.get(path).wants(t, 200).has(t, "Score sheet", "draws recomputed, every move legal",
		s.look(path).Match.Record.Secret)
	s.browser().get(path+"?at=3&eyes=all").wants(t, 200).has(t, "Replay", "Play from here")
	record := s.browser().get(path+"/record").wants(t, 200).has(t, "ennead record 1", "secret ")
	if kind := record.header.Get("Content-Disposition"); !strings.Contains(kind, "attachment") {
		t.Errorf("the record is not sent as a file: %q", kind)
	}
	fork := ann.post(path+"/fork", "turns", "2", "seat-1", "me", "seat-2", "scribe").wants(t, 200)
	if f := s.look(fork.path); !f.Practice() || f.Seats[1].Kind != table.Bot {
		t.Errorf("the fork is no practice table against a bot: %+v", f.Seats)
	}
}

// Several people at one screen: a curtain hides what one must not see of another.
func TestOneDevice(t *testing.T) {
	s := open(t)
	ann := s.browser()
	path := ann.open("quick", "device")
	page := ann.post(path+"/ready").wants(t, 200)
	for range 2 {
		page.has(t, "Pass the device to").lacks(t, "amulet")
		seat := seatField.FindStringSubmatch(page.body)[1]
		page = ann.post(path+"/unveil", "seat", seat).wants(t, 200).has(t, `data-move="hide left"`)
		other := map[string]string{"1": `"name":"Ann 2","amulet"`, "2": `"name":"Ann","amulet"`}[seat]
		page.lacks(t, other)
		ann.get(path+"?at=2").lacks(t, `"amulet":"clay"`, `"amulet":"bronze"`, `"amulet":"gold"`)
		page, _ = ann.play(page)
	}
	page.wants(t, 200)
}

// A spectator watches; a player sees what others did since their own last choice, until they have chosen again.
func TestSpectatorsAndSinceYourLastChoice(t *testing.T) {
	s := open(t)
	ann, cem := s.browser(), s.browser()
	path := ann.open("quick", "custom", "seat-1", "me", "seat-2", "scribe", "public", "yes")
	cem.get("/play").has(t, path)
	ann.post(path+"/ready").wants(t, 200)
	cem.get(path).wants(t, 200).has(t, "You are watching this table.").lacks(t, `name="move"`, "/seat/")
	s.bots <- struct{}{} // until she has seen that the bot is to move
	for page, ok := ann.get(path), true; ok; {
		page, ok = ann.play(page)
	}
	ann.get(path).has(t, s.look(path).Seats[1].Name+" to play", `class="reeds r1" role="img" aria-label="Scribe"`)
	<-s.bots
	s.until(path, func(t *table.Table) bool { return t.Owing().Has(0) }, func() {})
	page := ann.get(path).has(t, ` id="since" class="log news" open`, "Since your last choice")
	link := regexp.MustCompile(` id="did-[^"]*" href="[^"]*(\?at=\d+)"`).FindStringSubmatch(page.body)
	if link == nil {
		t.Fatal("no line leads to the board after it")
	}
	ann.get(path+link[1]).wants(t, 200).has(t, `aria-current="step"`)
	cem.get(path).lacks(t, "Since your last choice")
	ann.header["Sec-CH-UA-Mobile"] = "?1" // there it is one line, whichever way the board is turned
	for _, turned := range []string{"", "?turn=1"} {
		ann.get(path+turned).has(t, ` id="since" class="log news" aria-label`)
	}
}

// The settings of a browser: theme, language, a confirmation before the turn ends.
func TestSettings(t *testing.T) {
	s := open(t)
	ann := s.browser()
	ann.get("/").has(t, `<html lang="en">`)
	ann.header["Accept-Language"] = "fr-CA, en;q=0.5"
	ann.get("/").has(t, `<html lang="fr">`, "Prenez place")
	ann.post("/settings", "lang", "en", "back", "/about").wants(t, 200).has(t, `lang="en"`, "About Ennead")
	ann.post("/settings", "theme", "dark", "back", "/").has(t, `data-theme="dark"`, `lang="en"`)
	for _, bad := range []string{"https://example.org/", "//example.org", `/\example.org`, "javascript:alert(1)",
		"/\t/example.org"} {
		if a := ann.post("/settings", "still", "yes", "back", bad); a.path != "/" {
			t.Errorf("back %q leads to %s", bad, a.path)
		}
	}
	ann.post("/settings", "theme", "ultraviolet").wants(t, 400)

	ann.post("/settings", "confirm", "yes").wants(t, 200)
	path := ann.open("quick", "device")
	ann.post(path + "/ready")
	page := ann.post(path+"/unveil", "seat", "1").wants(t, 200)
	before := s.look(path).Version
	asked, _ := ann.play(page)
	asked.has(t, "End your turn?", `name="sure"`)
	if s.look(path).Version != before {
		t.Fatal("the move was made before it was confirmed")
	}
	ann.post(path+"/choose", "move", "hide left", "seat", "1", "version", text(int(before)), "sure", "yes").wants(t,
		200)
	if s.look(path).Version == before {
		t.Error("the confirmed move was not made")
	}
}

// Everything that the server may answer has words in every language.
func TestWordsOfTheHouse(t *testing.T) {
	words, err := locale.New(Words)
	must(t, err)
	for _, lang := range locale.Langs {
		for _, p := range table.Problems() {
			if !words.In(lang).Has(p.Key) {
				t.Errorf("%s: %s has no words", lang, p.Key)
			}
		}
		for _, reason := range table.Reasons() {
			if !words.In(lang).Has(string(reason)) {
				t.Errorf("%s: %s has no words", lang, reason)
			}
		}
	}
}

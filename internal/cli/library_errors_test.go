package cli

import (
	"bytes"
	"context"
	"fmt"
	"io"
	"mime/multipart"
	"net"
	"net/http"
	"net/http/cookiejar"
	"net/url"
	"strings"
	"testing"
	"time"

	pharaonkit "ennead/games/pharaon/kit"
)

// serving runs the server with flags until the test ends, and returns its address.
func serving(t *testing.T, flags ...string) (address string) {
	t.Helper()
	free, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	address = free.Addr().String()
	free.Close()
	ctx, stop := context.WithCancel(t.Context())
	ended := make(chan int)
	c, _ := paper(t, "en")
	c.err = io.Discard
	data := t.TempDir() // before the clean-up that stops the server, so that it is removed after that
	go func() {
		ended <- c.obey(ctx, append([]string{"serve", "--listen", address, "--data", data}, flags...))
	}()
	t.Cleanup(func() {
		stop()
		if code := <-ended; code != 0 {
			t.Errorf("the server ended with %d", code)
		}
	})
	for range 600 {
		if answer, err := http.Get("http://" + address + "/healthz"); err == nil {
			answer.Body.Close()
			return address
		}
		time.Sleep(50 * time.Millisecond)
	}
	t.Fatal("the server does not start")
	return ""
}

// An operator may have records with components of their own refused.
func TestForeignComponents(t *testing.T) {
	own := string(pharaonkit.Game.Components())
	for flag, want := range map[string]int{"yes": http.StatusSeeOther, "no": http.StatusUnprocessableEntity} {
		address := serving(t, "--foreign-components", flag)
		for text, want := range map[string]int{own: http.StatusSeeOther, "# ours\n" + own: want} {
			record := fmt.Sprintf("ennead record 1\ngame pharaon\nrules %d\nplayers 2\ncomponents\n| %s\nmoves\n",
				pharaonkit.Game.Version(), strings.ReplaceAll(text, "\n", "\n| "))
			status, page := uploaded(t, address, record)
			if status != want || (status != http.StatusSeeOther) != strings.Contains(page,
				"accepts only its own components") {
				t.Errorf("--foreign-components %s: %.20q is answered %d, want %d", flag, text, status, want)
			}
		}
	}
}

// An operator decides what people say at tables.
func TestChat(t *testing.T) {
	for flag, want := range map[string]string{"all": `id="speak"`, "phrases": `id="phrases"`, "off": ""} {
		text := tableOfTwo(t, serving(t, "--chat", flag))
		for _, part := range []string{`id="speak"`, `id="phrases"`} {
			shown := part == want || flag == "all"
			if strings.Contains(text, part) != shown {
				t.Errorf("--chat %s: %s is shown: %v", flag, part, !shown)
			}
		}
	}
}

// tableOfTwo opens a table for two people and returns its page.
func tableOfTwo(t *testing.T, address string) string {
	t.Helper()
	jar, err := cookiejar.New(nil)
	if err != nil {
		t.Fatal(err)
	}
	answer, err := (&http.Client{Jar: jar}).PostForm("http://"+address+"/tables", url.Values{"game": {"pharaon"},
		"quick": {"friends"}})
	if err != nil {
		t.Fatal(err)
	}
	defer answer.Body.Close()
	text, err := io.ReadAll(answer.Body)
	if err != nil || answer.StatusCode != http.StatusOK {
		t.Fatal(answer.Status, err)
	}
	return string(text)
}

// uploaded returns the site's answer to a record.
func uploaded(t *testing.T, address, record string) (status int, page string) {
	t.Helper()
	var body bytes.Buffer
	form := multipart.NewWriter(&body)
	part, err := form.CreateFormFile("record", "game.txt")
	if err != nil {
		t.Fatal(err)
	}
	io.WriteString(part, record)
	form.Close()
	r, err := http.NewRequestWithContext(t.Context(), http.MethodPost, "http://"+address+"/records", &body)
	if err != nil {
		t.Fatal(err)
	}
	r.Header.Set("Content-Type", form.FormDataContentType())
	answer, err := http.DefaultTransport.RoundTrip(r)
	if err != nil {
		t.Fatal(err)
	}
	defer answer.Body.Close()
	text, err := io.ReadAll(answer.Body)
	if err != nil {
		t.Fatal(err)
	}
	return answer.StatusCode, string(text)
}

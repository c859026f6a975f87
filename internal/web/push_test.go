package web

import (
	"crypto/ecdh"
	"crypto/rand"
	"encoding/base64"
	"io"
	"net/http"
	"regexp"
	"slices"
	"strings"
	"sync"
	"testing"

	"ennead/internal/notice"
)

// outside is what is beyond the site: it keeps what it is sent, and answers with a status and a body.
type outside struct {
	mu     sync.Mutex
	status int
	body   string
	came   []string
}

func (o *outside) Do(r *http.Request) (*http.Response, error) {
	text, err := io.ReadAll(r.Body)
	o.mu.Lock()
	defer o.mu.Unlock()
	o.came = append(o.came, string(text))
	return &http.Response{StatusCode: o.status, Body: io.NopCloser(strings.NewReader(o.body))}, err
}

// reaches has the site send notices to devices and webhooks.
func (s *site) reaches() *outside {
	o := &outside{status: http.StatusOK}
	s.web.Notices.Push, s.web.Notices.Outside, s.web.Notices.Site = notice.NewPushKey(), o, s.URL
	return o
}

// keys are those of a device, as its browser sends them.
func keys(t *testing.T) []string {
	t.Helper()
	key, err := ecdh.P256().GenerateKey(rand.Reader)
	must(t, err)
	encode := base64.RawURLEncoding.EncodeToString
	return []string{"p256dh", encode(key.PublicKey().Bytes()), "auth", encode([]byte("0123456789abcdef"))}
}

// A browser that sends its address shows notices, also that of a guest, until it is removed or signed out. The page and
// the file of everything hold neither the address nor the keys.
func TestDevices(t *testing.T) {
	s := open(t)
	ann := s.browser()
	ann.header["User-Agent"] = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"
	ann.open("quick", "device")
	sent := append(keys(t), "endpoint", "https://push.example/secret-address")
	ann.get("/me").wants(t, 200).lacks(t, "data-push", `action="/me/notices"`)
	ann.post("/me/push", sent...).wants(t, http.StatusUnprocessableEntity)
	s.reaches()
	ann.get("/me").wants(t, 200).has(t, `data-push="`+s.web.Notices.PushKey()+`"`, `action="/me/notices"`,
		"When you are not looking").lacks(t, "data-device", "/me/hook")
	ann.post("/me/push", append(keys(t), "endpoint", "https://10.0.0.1/x")...).
		wants(t, http.StatusUnprocessableEntity).has(t, "The browser gave no address")
	s.browser().post("/me/push", sent...).wants(t, http.StatusForbidden)
	page := ann.post("/me/push", sent...).wants(t, 200).
		has(t, "Firefox, Linux", `aria-label="Remove: no more notices in`).
		lacks(t, "secret-address", sent[1], sent[3])
	id := regexp.MustCompile(`data-device="([\w-]{16})"`).FindStringSubmatch(page.body)[1]
	if file := ann.unpacked()["person.json"]; !strings.Contains(file, "https://push.example") ||
		strings.Contains(file, "secret-address") || strings.Contains(file, sent[1]) || strings.Contains(file, sent[3]) {
		t.Errorf("the file says %s", file)
	}
	const unreached = "Nothing reaches you yet"
	ann.post("/me/notices", "kind", "turn", "mail", "off").wants(t, 200).has(t, id, `value="turn" checked`).
		lacks(t, unreached)
	bek := s.browser()
	bek.open("quick", "device")
	bek.post("/me/push/drop", "device", id).wants(t, 200)
	ann.get("/me").has(t, id)
	ann.post("/me/push/drop", "device", id).wants(t, 200).lacks(t, id).has(t, unreached)
	ann.post("/me/notices").wants(t, 200).lacks(t, unreached)
	for i := range notice.MostDevices + 1 {
		status := http.StatusOK
		if i == notice.MostDevices {
			status = http.StatusConflict
		}
		ann.post("/me/push", append(keys(t), "endpoint", "https://push.example/"+text(i))...).wants(t, status)
	}
}

// A service worker brings the address that its browser has now. It takes the place of the old one in that session only,
// and nobody is asked; other sites cannot send it.
func TestDeviceMoves(t *testing.T) {
	s := open(t)
	s.reaches()
	ann, bek := s.browser(), s.browser()
	for _, b := range []*browser{ann, bek} {
		b.open("quick", "device")
	}
	renew := func(b *browser, to string) answer {
		return b.post("/me/push/renew", append(keys(t), "endpoint", to)...)
	}
	device := regexp.MustCompile(`data-device="([\w-]{16})"`)
	ann.post("/me/push", append(keys(t), "endpoint", "https://push.example/old")...).wants(t, 200)
	before := device.FindAllString(ann.get("/me").body, -1)
	renew(bek, "https://push.example/new").wants(t, http.StatusNotFound).has(t, "No notices were asked for")
	renew(s.browser(), "https://push.example/new").wants(t, http.StatusForbidden)
	renew(ann, "https://10.0.0.1/new").wants(t, http.StatusUnprocessableEntity)
	ann.header["Sec-Fetch-Site"] = "cross-site"
	renew(ann, "https://push.example/new").wants(t, http.StatusForbidden)
	ann.header["Sec-Fetch-Site"] = "same-origin"
	if now := device.FindAllString(ann.get("/me").body, -1); !slices.Equal(now, before) {
		t.Errorf("the devices are %v, and were %v", now, before)
	}
	if a := renew(ann, "https://push.example/new").wants(t, http.StatusNoContent); a.body != "" {
		t.Errorf("the answer is %s", a.body)
	}
	now := device.FindAllString(ann.get("/me").body, -1)
	if len(now) != 1 || slices.Equal(now, before) {
		t.Errorf("the devices are %v, and were %v", now, before)
	}
	bek.get("/me").lacks(t, "data-device")
	if worker := ann.get("/sw.js").body; !strings.Contains(worker, `house="`+s.web.Notices.PushKey()+`"`) {
		t.Error("the worker does not know the key of the house")
	}
}

// Where somebody signs out, no more notices are shown: the next person at that browser would read them.
func TestDeviceSignsOut(t *testing.T) {
	s := open(t)
	s.reaches()
	mail := s.posts()
	desk, phone := s.browser(), s.browser()
	id := s.account(desk, mail, "Ann")
	phone.post("/signin/mail", "mail", "ann@nile.example").wants(t, 200)
	phone.opens(mail.next()).wants(t, 200)
	for i, b := range []*browser{desk, phone} {
		b.post("/me/push", append(keys(t), "endpoint", "https://push.example/"+text(i))...).wants(t, 200)
	}
	if n := strings.Count(desk.get("/me").body, "data-device"); n != 2 {
		t.Errorf("%d devices are listed", n)
	}
	phone.post("/me/signout").wants(t, 200)
	if n := strings.Count(desk.get("/me").body, "data-device"); n != 1 {
		t.Errorf("%d devices are listed after one has signed out", n)
	}
	must(t, s.web.Notices.AddDevice(t.Context(), id, notice.Device{Endpoint: "https://push.example/2",
		P256dh: keys(t)[1], Auth: keys(t)[3], Session: "ended"}))
	if w := s.wish(id); len(w.Devices) != 2 || w.Devices[0].Endpoint != "https://push.example/0" {
		t.Errorf("the devices are %+v", w.Devices)
	}
}

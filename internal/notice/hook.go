package notice

import (
	"bytes"
	"context"
	"crypto/hmac"
	"crypto/rand"
	"crypto/sha256"
	"encoding/base64"
	"encoding/json"
	"errors"
	"fmt"
	"mime"
	"net/http"
	"net/url"
	"slices"
	"strconv"
	"strings"
	"time"

	"ennead/internal/table"
)

// Hook is an address to which notices of a person are posted.
type Hook struct {
	URL    string `json:"url"`
	Secret string `json:"secret,omitempty"` // signs what is posted, for addresses that check it
	Plain  bool   `json:"plain,omitempty"`  // plain text is wanted there
	Failed int    `json:"failed,omitempty"` // how often in a row it did not take what was posted
}

const (
	mostURL      = 500  // bytes
	mostFailed   = 20   // in a row, after which nothing more is posted
	mostChat     = 1900 // bytes of a message; Discord takes 2,000 characters
	secretPrefix = "whsec_"
)

// How often an address may be tried in an hour: by a person, and from a network.
const (
	mostTries    = 5
	mostTriesNet = 20
)

// Why nothing is posted.
var (
	ErrNoHook = errors.New("they have no webhook")
	ErrTries  = errors.New("that address was tried too often")
)

// HookKind is what an address understands.
type HookKind string

// The kinds of addresses.
const (
	HookDiscord  HookKind = "discord"
	HookSlack    HookKind = "slack"
	HookPlain    HookKind = "plain"    // as ntfy takes it
	HookStandard HookKind = "standard" // JSON, signed as Standard Webhooks has it
)

// hookKinds says which addresses are of which kind, and what is posted there; the first that fits counts.
var hookKinds = []struct {
	kind HookKind
	fits func(h *Hook, u *url.URL) bool
	body func(m message) ([]byte, http.Header)
}{
	{HookPlain, func(h *Hook, _ *url.URL) bool { return h.Plain }, plainText},
	{HookDiscord, isDiscord, discord},
	{HookSlack, func(_ *Hook, u *url.URL) bool { return u.Hostname() == "hooks.slack.com" }, slack},
	{HookPlain, func(_ *Hook, u *url.URL) bool { return strings.HasPrefix(u.Hostname(), "ntfy.") }, plainText},
	{HookStandard, func(*Hook, *url.URL) bool { return true }, standard},
}

func isDiscord(_ *Hook, u *url.URL) bool {
	hosts := []string{"discord.com", "discordapp.com", "canary.discord.com", "ptb.discord.com"}
	return slices.Contains(hosts, u.Hostname()) && strings.HasPrefix(u.Path, "/api/webhooks/")
}

// Kind returns what the address understands.
func (h *Hook) Kind() HookKind {
	kind, _ := h.of()
	return kind
}

func (h *Hook) of() (HookKind, func(m message) ([]byte, http.Header)) {
	u, err := url.Parse(h.URL)
	if err != nil {
		u = &url.URL{}
	}
	for _, k := range hookKinds {
		if k.fits(h, u) {
			return k.kind, k.body
		}
	}
	panic("the last kind fits all")
}

// Host returns the host of the address. The rest of it is a secret: whoever knows it can post there.
func (h *Hook) Host() string { return host(h.URL) }

// Off reports whether nothing is posted there any more, since it failed too often.
func (h *Hook) Off() bool { return h.Failed >= mostFailed }

// SetHook has notices posted to an address from now on: [ErrAddress] if it is none of a public host. If what is posted
// there is signed, the secret is returned; it is never shown again.
func (c *Courier) SetHook(
	ctx context.Context, person table.PersonID, address string, plain bool,
) (secret string, err error) {
	if address, err = cleanAddress(address, mostURL); err != nil || c.PushKey() == "" {
		return "", ErrAddress
	}
	h := &Hook{URL: address, Plain: plain}
	if h.Kind() == HookStandard {
		h.Secret = newSecret()
	}
	return h.Secret, c.edit(ctx, person, func(w Wish) Wish {
		w.Hook = h
		return w
	})
}

// RenewHook gives the webhook of a person another secret.
func (c *Courier) RenewHook(ctx context.Context, person table.PersonID) (secret string, err error) {
	err = c.edit(ctx, person, func(w Wish) Wish {
		secret = ""
		if w.Hook != nil && w.Hook.Kind() == HookStandard {
			again := *w.Hook
			again.Secret = newSecret()
			w.Hook, secret = &again, again.Secret
		}
		return w
	})
	if err == nil && secret == "" {
		err = ErrNoHook
	}
	return secret, err
}

// DropHook ends what is posted for a person.
func (c *Courier) DropHook(ctx context.Context, person table.PersonID) error {
	return c.edit(ctx, person, func(w Wish) Wish {
		w.Hook = nil
		return w
	})
}

// TryHook posts a brief to the webhook of a person who asks for it from a network. If it is taken, the webhook is on
// again. It is [ErrNoHook], [ErrTries], [ErrReach], [ErrSilent] or a [Refusal] otherwise.
func (c *Courier) TryHook(ctx context.Context, person table.PersonID, network string, b Brief) error {
	w, err := c.Wish(ctx, person)
	if err != nil {
		return err
	}
	h := w.Hook
	if h == nil || c.PushKey() == "" {
		return ErrNoHook
	}
	for _, limit := range []struct {
		who  string
		most int
	}{{"tries of " + string(person), mostTries}, {"tries from " + network, mostTriesNet}} {
		may, err := c.Store.Spend(ctx, "webhook "+c.keyed(limit.who), limit.most, time.Hour)
		if err != nil {
			return err
		}
		if !may {
			return ErrTries
		}
	}
	l := Letter{ID: rand.Text(), Kind: "test", Now: c.House.Time(), Site: c.Site}
	if err = c.post(ctx, h, message{l, b}); err != nil {
		return err
	}
	return c.count(ctx, person, h, nil)
}

// newSecret returns a secret as Standard Webhooks writes it.
func newSecret() string {
	secret := make([]byte, 32)
	rand.Read(secret)
	return secretPrefix + base64.StdEncoding.EncodeToString(secret)
}

func (c *Courier) hooks(to reader) bool {
	return c.PushKey() != "" && to.wish.Hook != nil && !to.wish.Hook.Off()
}

// hook posts a letter to the webhook of a reader, and counts how many in a row it has not taken: each once,
// however often it is tried.
func (c *Courier) hook(ctx context.Context, to reader, l Letter) error {
	err := c.post(ctx, to.wish.Hook, message{l, c.Brief(l)})
	if l.Again && err != nil {
		return err
	}
	if err := c.count(ctx, to.id, to.wish.Hook, err); err != nil {
		c.Log.WarnContext(ctx, "cannot count what a webhook takes", "error", err)
	}
	return err
}

// count writes what became of something that was posted to a webhook.
func (c *Courier) count(ctx context.Context, person table.PersonID, h *Hook, became error) error {
	if became == nil && h.Failed == 0 {
		return nil
	}
	return c.edit(ctx, person, func(w Wish) Wish {
		if w.Hook == nil || w.Hook.URL != h.URL { // it is another by now
			return w
		}
		again := *w.Hook
		if again.Failed++; became == nil {
			again.Failed = 0
		}
		w.Hook = &again
		return w
	})
}

// message is what is posted.
type message struct {
	Letter
	in Brief
}

// post posts a message.
func (c *Courier) post(ctx context.Context, h *Hook, m message) error {
	_, write := h.of()
	body, header := write(m)
	if h.Secret != "" {
		sign(header, h.Secret, "msg_"+m.ID, m.Now, body)
	}
	return sent(ctx, func(ctx context.Context) (*http.Response, error) {
		r, err := http.NewRequestWithContext(ctx, http.MethodPost, h.URL, bytes.NewReader(body))
		if err != nil {
			return nil, err
		}
		r.Header = header
		r.Header.Set("User-Agent", "Ennead")
		return c.Outside.Do(r)
	})
}

// sign adds the headers of Standard Webhooks.
func sign(header http.Header, secret, id string, at time.Time, body []byte) {
	key, err := base64.StdEncoding.DecodeString(strings.TrimPrefix(secret, secretPrefix))
	if err != nil {
		return // it was not made by [newSecret]
	}
	stamp := strconv.FormatInt(at.Unix(), 10)
	mac := hmac.New(sha256.New, key)
	fmt.Fprintf(mac, "%s.%s.%s", id, stamp, body)
	header.Set("webhook-id", id)
	header.Set("webhook-timestamp", stamp)
	header.Set("webhook-signature", "v1,"+base64.StdEncoding.EncodeToString(mac.Sum(nil)))
}

// lines returns what is said of each table, with its address. Escape makes harmless what the reader's program would
// take for more than text, such as in names; link writes an address.
func (m message) lines(escape, link func(string) string) []string {
	all := make([]string, 0, len(m.in.Lines)+1)
	for _, line := range m.in.Lines {
		all = append(all, escape(line.Text)+"\n"+link(m.Site+line.Path))
	}
	if m.in.More != "" {
		all = append(all, escape(m.in.More)+"\n"+link(m.Site+lobby))
	}
	return all
}

func same(text string) string { return text }

// plainText writes what ntfy takes: the text, with a title and a link in its headers.
func plainText(m message) ([]byte, http.Header) {
	header := http.Header{"Content-Type": {"text/plain; charset=utf-8"},
		"Title": {mime.QEncoding.Encode("utf-8", m.in.Title)}}
	if at := m.Site + lobby; len(m.in.Lines) > 0 {
		if len(m.in.Lines) == 1 && m.in.More == "" {
			at = m.Site + m.in.Lines[0].Path
		}
		header.Set("Click", at)
	}
	return []byte(fitting(m.lines(same, same), mostChat)), header
}

// marked is what Discord takes for more than text.
var marked = strings.NewReplacer(`\`, `\\`, "*", `\*`, "_", `\_`, "~", `\~`, "`", "\\`", "|", `\|`, ">", `\>`,
	"<", `\<`, "[", `\[`, "]", `\]`, "(", `\(`, ")", `\)`, "#", `\#`, "-", `\-`, ":", `\:`)

// discord writes a message that mentions nobody and shows no picture of the page.
func discord(m message) ([]byte, http.Header) {
	lines := append([]string{"**" + marked.Replace(m.in.Title) + "**"},
		m.lines(marked.Replace, func(at string) string { return "<" + at + ">" })...)
	return encodedAs(map[string]any{"content": fitting(lines, mostChat),
		"allowed_mentions": map[string]any{"parse": []string{}}})
}

// slack writes a message in which nothing is a link or a mention but the addresses of tables.
func slack(m message) ([]byte, http.Header) {
	escape := func(text string) string {
		return strings.NewReplacer("&", "&amp;", "<", "&lt;", ">", "&gt;").Replace(text)
	}
	lines := append([]string{escape(m.in.Title)}, m.lines(escape, func(at string) string { return "<" + at + ">" })...)
	return encodedAs(map[string]any{"text": fitting(lines, mostChat), "unfurl_links": false})
}

// standardTable is what a signed message says of a table.
type standardTable struct {
	Table   table.ID   `json:"table"`
	Game    string     `json:"game"`
	With    []string   `json:"with"` // the names of those who play with them
	Due     *time.Time `json:"due,omitempty"`
	Absent  bool       `json:"absent,omitempty"`
	Address string     `json:"address"`
}

// standardContest is what a signed message says of a contest.
type standardContest struct {
	Contest string `json:"contest"`
	Game    string `json:"game"`
	Title   string `json:"title"`
	Address string `json:"address"`
}

// standard writes what programs read.
func standard(m message) ([]byte, http.Header) {
	tables := make([]standardTable, 0, len(m.All))
	var contests []standardContest
	for i, w := range m.All {
		switch {
		case w.Contest != "":
			contests = append(contests, standardContest{w.Contest, w.Game, w.Title, m.Site + m.in.Lines[i].Path})
			continue
		case w.Table == "":
			continue
		}
		t := standardTable{Table: w.Table, Game: w.Game, With: w.Others, Absent: w.Absent,
			Address: m.Site + "/t/" + string(w.Table)}
		if t.With == nil {
			t.With = []string{}
		}
		if !w.Due.IsZero() {
			due := w.Due.UTC()
			t.Due = &due
		}
		tables = append(tables, t)
	}
	return encodedAs(struct {
		Type      string    `json:"type"`
		Timestamp time.Time `json:"timestamp"`
		Data      any       `json:"data"`
	}{"notice." + string(m.Kind), m.Now.UTC().Truncate(time.Second), struct {
		Title  string          `json:"title"`
		Text   string          `json:"text"`
		Tables []standardTable `json:"tables"`
		More   int             `json:"more"` // of how many more tables there was something to tell

		Contests []standardContest `json:"contests,omitempty"`
	}{m.in.Title, fitting(m.lines(same, same), mostChat), tables, m.More, contests}})
}

func encodedAs(body any) ([]byte, http.Header) {
	text, err := json.Marshal(body)
	if err != nil {
		panic(err) // texts, numbers and times can always be encoded
	}
	return text, http.Header{"Content-Type": {"application/json"}}
}

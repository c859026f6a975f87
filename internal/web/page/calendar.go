package page

import (
	"strconv"
	"strings"
	"time"
	"unicode/utf8"

	"ennead/internal/table"

	. "maragu.dev/gomponents"
	. "maragu.dev/gomponents/html"
)

// Calendar is what programs read that show somebody's times, in the form of RFC 5545.
type Calendar struct {
	Site
	Dates []table.Date
	Away  []table.Vacation
	At    string // the public address of the site
	Host  string // its name, which makes what is in the calendar differ from that of all other sites
}

// Text renders the calendar.
func (c Calendar) Text() string {
	var b feed
	// A calendar must hold something, and there may be nothing to tell: a time zone is always right.
	b.lines("BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Ennead//Ennead//EN", "X-WR-CALNAME:Ennead",
		"REFRESH-INTERVAL;VALUE=DURATION:PT30M", "X-PUBLISHED-TTL:PT30M",
		"BEGIN:VTIMEZONE", "TZID:UTC", "BEGIN:STANDARD", "DTSTART:19700101T000000", "TZOFFSETFROM:+0000",
		"TZOFFSETTO:+0000", "END:STANDARD", "END:VTIMEZONE")
	for _, d := range c.Dates {
		address, about := c.At+"/t/"+string(d.Table), ""
		if len(d.Others) > 0 {
			about = c.w("notice.with", "names", c.Words.List(d.Others))
		}
		b.event(string(d.Table)+"-"+string(d.Kind)+"@"+c.Host, d.Known, d.At, time.Time{},
			c.w("calendar."+string(d.Kind), "game", c.w("game."+d.Game+".title")),
			"DESCRIPTION:"+escaped(strings.TrimSpace(about+"\n"+address)), "URL:"+address)
	}
	for _, v := range c.Away {
		b.event("away-"+strconv.FormatInt(v.From.Unix(), 10)+"@"+c.Host, v.From, v.From, v.To, c.w("calendar.away"))
	}
	b.lines("END:VCALENDAR")
	return b.String()
}

// feed is the text of a calendar.
type feed struct{ strings.Builder }

// event writes something that happens, or that lasts until then.
func (b *feed) event(id string, known, from, to time.Time, summary string, more ...string) {
	b.lines("BEGIN:VEVENT", "UID:"+id, "DTSTAMP:"+inUTC(known), "DTSTART:"+inUTC(from))
	if !to.IsZero() {
		b.lines("DTEND:" + inUTC(to))
	}
	b.lines("SUMMARY:"+escaped(summary), "TRANSP:TRANSPARENT")
	b.lines(more...)
	b.lines("END:VEVENT")
}

// lines writes lines. A long one is folded: 75 bytes each, and no character is torn apart.
func (b *feed) lines(all ...string) {
	for _, line := range all {
		for most := 75; len(line) > most; most = 74 { // a folded line begins with a space
			at := most
			for !utf8.RuneStart(line[at]) {
				at--
			}
			b.WriteString(line[:at] + "\r\n ")
			line = line[at:]
		}
		b.WriteString(line + "\r\n")
	}
}

func inUTC(t time.Time) string { return t.UTC().Format("20060102T150405Z") }

// escaped returns text in which nothing has a meaning of its own.
func escaped(text string) string {
	return strings.NewReplacer(`\`, `\\`, ";", `\;`, ",", `\,`, "\n", `\n`, "\r", "").Replace(text)
}

// calendar renders the address of a person's calendar, or how to get one.
func (m Me) calendar() Node {
	form := func(class, key, set string) Node {
		return Form(Method("post"), Action("/me/calendar"), hidden("set", set),
			Button(Class(class), m.t(key)))
	}
	body := form("gh", "calendar.make", "on")
	if m.Feed != "" {
		_, bare, _ := strings.Cut(m.Feed, "://")
		body = Group{
			Label(Class("field"), Span(m.t("calendar.address")), Input(Value(m.Feed), ReadOnly(), AutoComplete("off"))),
			Div(Class("inline"), A(Class("gh"), Href("webcal://"+bare), m.t("calendar.open")),
				form("gh", "calendar.new", "on"), form("gh", "calendar.end", "")),
			P(Class("small"), m.t("calendar.secret"))}
	}
	return Section(ID("calendar"), Class("sheet"), H2(Class("cg"), m.t("calendar.title")), P(m.t("calendar.line")),
		body)
}

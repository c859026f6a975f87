package page

import (
	"fmt"
	"regexp"
	"strconv"
	"strings"

	"ennead/game"
	"ennead/internal/piece"
	"ennead/internal/raster"
	"ennead/internal/svg"
	"ennead/internal/table"

	. "maragu.dev/gomponents"
	. "maragu.dev/gomponents/html"
)

// The size of the picture of a moment, in pixels: what sites that preview links ask for.
const (
	PictureWidth  = 1200
	PictureHeight = 630
)

// MomentNow stands for the number of the last moment of a table: its address leads to the one with the number.
const MomentNow = "now"

// momentLink renders the lasting address of the moment that is shown; nil if not everybody may see it. The page of a
// running game has a way to it that is the same after each move, so that no move has to change it.
func (t *Play) momentLink() Node {
	switch {
	case !t.Moment.Shared:
		return nil
	case !t.Moment.Replay && t.Table.Status == table.Playing:
		return P(A(Href(t.address()+"/at/"+MomentNow), Rel("nofollow"), t.t("moment.link")))
	}
	return t.link(t.w("moment.link"), t.Reader.Origin+t.momentAddress())
}

func (t *Play) momentAddress() string { return t.address() + "/at/" + strconv.Itoa(t.Moment.Number) }

// card renders what a site shows of a link to this page: a title, a line and a picture. It says what spectators may
// know; nil if not everybody may see the table.
func (t *Play) card() Node {
	if !t.Moment.Shared || t.planned() {
		return nil
	}
	says := func(name, value string) Node { return Meta(Attr("property", "og:"+name), Content(value)) }
	picture := t.Reader.Origin + t.momentAddress() + "/" + t.Words.Lang() + ".png"
	name := t.w("game." + t.Table.Game + ".title")
	return Group{
		says("site_name", "Ennead"), says("type", "website"), says("url", t.Reader.Origin+t.momentAddress()),
		says("title", t.w("moment.title", "game", name, "who", t.Words.List(t.Scene.Names))),
		says("description", t.momentLine()), says("locale", t.w("moment.locale")),
		says("image", picture), says("image:type", "image/png"), says("image:alt", t.momentLine()),
		says("image:width", strconv.Itoa(PictureWidth)), says("image:height", strconv.Itoa(PictureHeight)),
		Meta(Name("twitter:card"), Content("summary_large_image")),
	}
}

// momentLine says which moment is shown.
func (t *Play) momentLine() string {
	switch {
	case t.Moment.Number == 0:
		return t.w("moment.start")
	case t.Table.Status == table.Over && t.Moment.At == t.Turns() && !t.Moment.Later:
		return t.w("moment.end")
	}
	return t.w("moment.line", "n", t.Moment.Number)
}

var viewBox = regexp.MustCompile(`viewBox="\S+ \S+ (\S+) (\S+)"`)

// Picture returns the drawing of a moment: the board, and beside it who plays, with their points as far as the scene
// shows them.
func (t *Play) Picture() string {
	const margin, least = 18, 290
	board := t.Board.Board(t.Scene)
	w, h := 1., 1.
	start, _, _ := strings.Cut(board, ">")
	if box := viewBox.FindStringSubmatch(start); box != nil {
		w, _ = strconv.ParseFloat(box[1], 64)
		h, _ = strconv.ParseFloat(box[2], 64)
	}
	k := min((PictureWidth-3*margin-least)/w, (PictureHeight-2*margin)/h)
	w, h = w*k, h*k
	c := &svg.Canvas{}
	c.Raw(t.Board.Symbols(t.Scene))
	c.Open("svg", svg.Class("art"), svg.A("width", strconv.Itoa(PictureWidth)),
		svg.A("height", strconv.Itoa(PictureHeight)))
	c.Rect(0, 0, PictureWidth, PictureHeight, 0, "", svg.A("fill", "var(--page)"))
	place := fmt.Sprintf(`<svg x="%d" y="%s" width="%s" height="%s"`, margin,
		svg.N((PictureHeight-h)/2), svg.N(w), svg.N(h))
	c.Raw(strings.Replace(board, "<svg", place, 1))
	t.caption(c, 2*margin+w, PictureWidth-3*margin-w)
	c.End()
	return c.String()
}

// caption writes what stands beside the board of a picture, from x on.
func (t *Play) caption(c *svg.Canvas, x, w float64) {
	title := svg.A("font-family", "Cormorant")
	y, size := 22., 40.
	for _, line := range piece.Wrap(t.w("game."+t.Table.Game+".title"), size, w*1.05) {
		y += size
		c.Text(x, y, size, line, "tb tink", title)
	}
	y += 10
	for _, line := range piece.Wrap(t.momentLine(), 19, w) {
		y += 24
		c.Text(x, y, 19, line, "tink2")
	}
	seats := piece.Order(t.Board, t.Scene)
	top, row := y+26, 0.
	if len(seats) > 0 {
		row = min(92, (PictureHeight-70-top)/float64(len(seats)))
	}
	for i, seat := range seats {
		t.captionSeat(c, seat, x, top+(float64(i)+.5)*row, w)
	}
	c.Text(x, PictureHeight-28, 30, "Ennead", "tb tink2", title)
}

// captionSeat writes who sits on a seat, what they do, and their points.
func (t *Play) captionSeat(c *svg.Canvas, seat game.Seat, x, y, w float64) {
	const mark, name, status, high = 40, 23, 16, 36
	points := "?"
	if game.ScoreKnown(t.Scene.State, seat) {
		points = t.Words.Number(t.Scene.State.Score(seat))
	}
	wide := piece.CartoucheWidth(points, high)
	room := w - mark - 12 - wide - 10
	piece.Mark(c, seat, x+mark/2, y, mark)
	does := cut(t.Board.Status(t.Scene, seat), status, room, false)
	below := y + 8
	if does != "" {
		below = y - 3
		c.Text(x+mark+12, y+19, status, does, "tink2")
	}
	c.Text(x+mark+12, below, name, cut(t.name(seat), name, room, true), "tb tink")
	piece.Cartouche(c, points, x+w-wide/2, y, high)
}

// cut returns as much of a text as fits.
func cut(text string, size, room float64, bold bool) string {
	if raster.Width(text, size, bold) <= room {
		return text
	}
	letters := []rune(text)
	for len(letters) > 0 && raster.Width(string(letters)+"…", size, bold) > room {
		letters = letters[:len(letters)-1]
	}
	return strings.TrimSpace(string(letters)) + "…"
}

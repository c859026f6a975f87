package cli

import (
	"ennead/games"
	"fmt"
	"os"
	"strings"

	"ennead/internal/piece"
)

type renderCommand struct {
	recordFile
	To   int    `default:"-1" placeholder:"N"`
	Seat int    `default:"0" placeholder:"S"`
	SVG  string `name:"svg" required:"" placeholder:"OUT"`
}

func (renderCommand) Help() string {
	return "ennead render game.txt --to 40 --svg board.svg"
}

// Run draws the board.
func (r renderCommand) Run(c *console) error {
	m, err := r.replay(c, r.To)
	if err != nil {
		return err
	}
	seat, err := viewer(m.State, r.Seat)
	if err != nil {
		return err
	}
	board := games.For(m.Game).Board
	names := c.apart(m.Record.Names)
	scene := piece.Scene{Game: m.Game, State: m.View(seat), Viewer: seat, Words: c.words.With(names), Names: names}
	picture, err := alone(board.Board(scene), piece.CSS+board.Style(), board.Symbols(scene))
	if err != nil {
		return err
	}
	if r.SVG == "-" {
		_, err := c.WriteString(picture)
		return err
	}
	if err := os.WriteFile(r.SVG, []byte(picture), 0o644); err != nil {
		return err
	}
	c.say("cli.render.done", "file", r.SVG)
	return nil
}

// alone makes a document of an <svg> element that was drawn for a page: with the style and the symbols that the page
// would contain.
func alone(element, style, symbols string) (string, error) {
	head, body, ok := strings.Cut(element, ">")
	if !ok || !strings.HasPrefix(head, "<svg") {
		return "", fmt.Errorf("the board is not a picture: %.40q", element)
	}
	if !strings.Contains(head, "xmlns=") {
		head = strings.Replace(head, "<svg", `<svg xmlns="http://www.w3.org/2000/svg"`, 1)
	}
	return head + "><style><![CDATA[" + style + "]]></style>" + symbols + body + "\n", nil
}

package piece

import (
	"html"
	"strings"

	"maragu.dev/gomponents"
)

// written returns the visible text of nodes, without the titles of pictures, which appear only when they are pointed
// at.
func written(nodes []gomponents.Node) string {
	var page, text strings.Builder
	for _, n := range nodes {
		if n != nil {
			_ = n.Render(&page) // a strings.Builder never fails
		}
	}
	title := false
	for rest := page.String(); rest != ""; {
		before, tag, _ := strings.Cut(rest, "<")
		if !title {
			text.WriteString(before)
		}
		tag, rest, _ = strings.Cut(tag, ">")
		name, _, _ := strings.Cut(tag, " ")
		title = name == "title"
	}
	return strings.Join(strings.Fields(html.UnescapeString(text.String())), " ")
}

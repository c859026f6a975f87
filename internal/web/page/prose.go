package page

import (
	"html"
	"regexp"
	"strings"

	"ennead/docs/rules"

	. "maragu.dev/gomponents"
	. "maragu.dev/gomponents/html"
)

// prose turns text from the rules of a game into markup: references in it become links.
type prose struct {
	game string
	book *rules.Book
	here bool // the page is the rules page itself, so links stay within it

	names            names  // of the terms in the other language
	other, otherName string // that language
	glossary         string // the text of the link to it

	signs map[string]Node // behind rules, by their number
}

var (
	numbered   = regexp.MustCompile(`^\*\*([A-Z]{3}-(?:RUL-|Q|DP?)?[0-9.]*[0-9])\*\* (.*)$`)
	bold       = regexp.MustCompile(`\*\*([^*]+)\*\*`)
	ruleID     = regexp.MustCompile(`\b[A-Z]{3}-(?:RUL-|Q|DP?)?[0-9]+(?:\.[0-9]+)*\b`)
	code       = regexp.MustCompile("`([^`]+)`")
	chapterRef = regexp.MustCompile(
		`\b[Cc]hap(?:ters?|itres?)[ \x{a0}][0-9]+(?:(?:,| and| et| or| ou| to| à)[ \x{a0}][0-9]+)*\b`)
	figure = regexp.MustCompile(`[0-9]+`)
)

// place returns the address of something in the rules.
func (w prose) place(id string) string {
	if w.here {
		return "#" + id
	}
	return "/rules/" + w.game + "#" + id
}

// The signs around marked text until it becomes markup: letters that no rules contain.
const markOpen, markClose = "\ue000", "\ue001"

var marking = strings.NewReplacer(markOpen, "<mark>", markClose, "</mark>")

// inline renders a line of text with bold words, and with links to the rules and chapters that it names.
func (w prose) inline(text string) Node { return Raw(w.markup(text)) }

func (w prose) markup(text string) string {
	text = html.EscapeString(text)
	text = bold.ReplaceAllString(text, "<b>$1</b>")
	text = code.ReplaceAllString(text, "<code>$1</code>")
	text = ruleID.ReplaceAllStringFunc(text, func(id string) string {
		return `<a class="rule" href="` + w.place(id) + `">` + id + "</a>"
	})
	text = chapterRef.ReplaceAllStringFunc(text, func(found string) string {
		return figure.ReplaceAllStringFunc(found, func(n string) string {
			if !strings.Contains(w.book.Text, "\n## "+n+". ") {
				return n
			}
			return `<a class="rule" href="` + w.place("c-"+n) + `">` + n + "</a>"
		})
	})
	return marking.Replace(text)
}

// marked renders a text with the words that were found in it highlighted.
func (w prose) marked(text string, marks [][2]int) Node {
	return w.inline(marked(text, marks))
}

// plain renders a text within a link, so that nothing in it becomes a link.
func (w prose) plain(text string, marks [][2]int) Node {
	return Raw(marking.Replace(html.EscapeString(marked(text, marks))))
}

// marked puts signs around places of a text, which [marking] turns into markup.
func marked(text string, marks [][2]int) string {
	var b strings.Builder
	last := 0
	for _, m := range marks {
		b.WriteString(text[last:m[0]] + markOpen + text[m[0]:m[1]] + markClose)
		last = m[1]
	}
	return b.String() + text[last:]
}

// item renders a rule with its anchor.
func (w prose) item(text string) Node {
	found := numbered.FindStringSubmatch(text)
	if found == nil {
		return Li(w.inline(text))
	}
	return Li(ID(found[1]), TabIndex("-1"), A(Class("rule"), Href("#"+found[1]), Text(found[1])), Text(" "),
		Raw(w.terms(found[1], w.markup(w.names.mark(found[1], found[2])))), w.signs[found[1]])
}

// plainRules renders a line of text without links, which would lead out of the game.
func plainRules(text string) Node {
	return Raw(bold.ReplaceAllString(html.EscapeString(text), "<b>$1</b>"))
}

// table renders a table from its lines: column names, a ruling, rows.
func (w prose) table(lines []string) Node {
	cells := func(line string, cell func(...Node) Node) Node {
		row := Group{}
		for text := range strings.SplitSeq(strings.Trim(line, "| "), "|") {
			row = append(row, cell(w.inline(strings.TrimSpace(text))))
		}
		return Tr(row)
	}
	if len(lines) < 2 {
		return P(w.inline(lines[0]))
	}
	rows := Group{}
	for _, line := range lines[2:] {
		rows = append(rows, cells(line, Td))
	}
	return Div(Class("scroll"), TabIndex("0"), Table(THead(cells(lines[0], Th)), TBody(rows)))
}

package page

import (
	"html"
	"regexp"
	"strings"

	. "maragu.dev/gomponents"
	. "maragu.dev/gomponents/html"
)

// Rules is the page with the rules of a game: each has an anchor, which refusals and the chronicle link to.
type Rules struct {
	Site
	Game   string
	Text   string // Markdown: headings, paragraphs, lists, tables, bold
	Guided bool   // there is a guided first game
}

// Render is the page.
func (p Rules) Render() Node {
	body, contents := p.parse()
	if p.Guided {
		body = append(Group{P(Class("acts"), A(ID("learn"), Class("gh"), Href("/learn/"+p.Game), icon("book"), p.t("learn.link")))}, body...)
	}
	return p.plain(p.w("rules.title", "game", p.w("game."+p.Game+".title")),
		Div(Class("rules"),
			Nav(Class("contents"), Aria("label", p.w("rules.contents")),
				Label(Class("field search"), Span(p.t("rules.search")),
					Input(ID("filter"), Type("search"), AutoComplete("off"), Aria("describedby", "found"))),
				P(ID("found"), Class("dim"), Role("status"), Data("none", p.w("rules.none"))),
				Ol(contents)),
			Article(Class("sheet"), body),
		))
}

// parse turns the text into elements, one block of lines after another.
func (p Rules) parse() (body, contents Group) {
	var list, table, paragraph []string
	flush := func() {
		if len(paragraph) > 0 {
			body = append(body, P(inline(strings.Join(paragraph, " "))))
		}
		if len(list) > 0 {
			body = append(body, Ul(Class("rulelist"), Map(list, ruleItem)))
		}
		if len(table) > 0 {
			body = append(body, tableOf(table))
		}
		list, table, paragraph = nil, nil, nil
	}
	for text := range strings.Lines(p.Text) {
		text = strings.TrimRight(text, "\r\n")
		switch {
		case text == "":
			flush()
		case strings.HasPrefix(text, "# "):
			flush()
			body = append(body, H1(Class("cg"), inline(text[2:])))
		case strings.HasPrefix(text, "## "):
			flush()
			id := "c-" + chapterNumber(text[3:])
			body = append(body, H2(ID(id), Class("cg"), inline(text[3:])))
			contents = append(contents, Li(A(Href("#"+id), inline(text[3:]))))
		case strings.HasPrefix(text, "### "):
			flush()
			body = append(body, H3(inline(text[4:])))
		case strings.HasPrefix(text, "- "):
			if list == nil {
				flush()
			}
			list = append(list, text[2:])
		case strings.HasPrefix(text, "|"):
			if table == nil {
				flush()
			}
			table = append(table, text)
		default:
			paragraph = append(paragraph, text)
		}
	}
	flush()
	return body, contents
}

func chapterNumber(title string) string {
	number, _, _ := strings.Cut(title, " ")
	return strings.TrimSuffix(number, ".")
}

var (
	numbered = regexp.MustCompile(`^\*\*([A-Z]{3}-(?:RUL-|Q|DP?)?[0-9.]*[0-9])\*\* (.*)$`)
	bold     = regexp.MustCompile(`\*\*([^*]+)\*\*`)
	ruleID   = regexp.MustCompile(`\b[A-Z]{3}-(?:RUL-|Q|DP?)?[0-9]+(?:\.[0-9]+)*\b`)
	code     = regexp.MustCompile("`([^`]+)`")
)

func ruleItem(text string) Node {
	found := numbered.FindStringSubmatch(text)
	if found == nil {
		return Li(inline(text))
	}
	return Li(ID(found[1]), TabIndex("-1"), A(Class("rule"), Href("#"+found[1]), Text(found[1])), Text(" "), inline(found[2]))
}

// inline is a line of text with bold words, and with links to the rules it names.
func inline(text string) Node {
	text = html.EscapeString(text)
	text = bold.ReplaceAllString(text, "<b>$1</b>")
	text = code.ReplaceAllString(text, "<code>$1</code>")
	return Raw(ruleID.ReplaceAllString(text, `<a class="rule" href="#$0">$0</a>`))
}

// plainRules is a line of text where links would lead out of the game.
func plainRules(text string) Node {
	return Raw(bold.ReplaceAllString(html.EscapeString(text), "<b>$1</b>"))
}

// tableOf is a table from its lines: names of columns, a rule, rows.
func tableOf(lines []string) Node {
	cells := func(line string, cell func(...Node) Node) Node {
		row := Group{}
		for text := range strings.SplitSeq(strings.Trim(line, "| "), "|") {
			row = append(row, cell(inline(strings.TrimSpace(text))))
		}
		return Tr(row)
	}
	if len(lines) < 2 {
		return P(inline(lines[0]))
	}
	rows := Group{}
	for _, line := range lines[2:] {
		rows = append(rows, cells(line, Td))
	}
	return Div(Class("scroll"), TabIndex("0"), Table(THead(cells(lines[0], Th)), TBody(rows)))
}

// About says what this site is and is not.
func About(s Site) Node {
	paragraphs := Group{}
	for _, key := range []string{"what", "unofficial", "fair", "private", "open", "fonts"} {
		paragraphs = append(paragraphs, H2(Class("cg"), s.t("about."+key+".title")), P(s.t("about."+key)))
	}
	return s.plain(s.w("about.title"), Section(Class("sheet prose"), H1(Class("cg"), s.t("about.title")), paragraphs,
		H2(Class("cg"), s.t("about.keys.title")),
		Ul(Class("keys"), Map([]string{"digits", "arrows", "undo", "why", "trade", "talk", "esc"}, func(k string) Node {
			return Li(El("kbd", s.t("about.keys."+k+".key")), Text(" "), s.t("about.keys."+k))
		}))))
}

package rules

import (
	"regexp"
	"strconv"
	"strings"
	"sync"
)

var ruleID = regexp.MustCompile(`^[A-Z]{3}-(?:RUL-|Q|DP?)?[0-9.]*[0-9]$`)

// ruled cuts the line of a rule. Every start of the program reads all pages, and an expression over a whole line costs
// more than the rest of it.
func ruled(line string) (id, text string, ok bool) {
	line, begins := strings.CutPrefix(line, "- **")
	if !begins {
		return "", "", false
	}
	id, text, ok = strings.Cut(line, "** ")
	return id, text, ok && text != "" && ruleID.MatchString(id)
}

// Read finds the rules in a page, its headings, and the prose between them.
func Read(text string) *Book {
	b := &Book{Text: text, place: map[string]int{}}
	chapter, section := "", ""
	for line := range strings.Lines(text) {
		line = strings.TrimRight(line, "\r\n")
		if title, ok := strings.CutPrefix(line, "## "); ok {
			chapter, section = title, ""
		} else if title, ok := strings.CutPrefix(line, "### "); ok {
			section = title
		} else if id, text, ok := ruled(line); ok {
			b.place[id] = len(b.Rules)
			b.Rules = append(b.Rules, Rule{ID: id, Chapter: chapter, Section: section, Text: text})
		}
	}
	r := reader{book: b}
	for line := range strings.Lines(text) {
		r.line(strings.TrimRight(line, "\r\n"))
	}
	r.end()
	b.searched, b.spelt = sync.OnceValue(b.fold), sync.OnceValue(b.words) // a start of the program pays for no search
	return b
}

// reader gathers what can be searched, once the numbers of all rules are known: a section may have the address of one.
type reader struct {
	book             *Book
	chapter, section string
	at               string   // the address of the last heading
	sections         int      // those without a number
	paragraph        []string // the lines of the one that is read
}

func (r *reader) line(text string) {
	if prose := text != "" && !strings.HasPrefix(text, "#") && !strings.HasPrefix(text, "- ") &&
		!strings.HasPrefix(text, "|"); prose {
		r.paragraph = append(r.paragraph, text)
		return
	}
	r.end()
	if title, ok := strings.CutPrefix(text, "## "); ok {
		r.chapter, r.section, r.at = "", "", "c-"+number(title)
		r.heading(title)
		r.chapter = title
	} else if title, ok := strings.CutPrefix(text, "### "); ok {
		r.section, r.at = "", r.place(title)
		r.heading(title)
		r.section = title
	} else if id, _, ok := ruled(text); ok {
		rule, _ := r.book.Find(id)
		r.add(Found{Rule: rule, At: rule.ID})
	} else if item, ok := strings.CutPrefix(text, "- "); ok {
		r.passage(item)
	} else if strings.HasPrefix(text, "|") && strings.Trim(text, "|-: ") != "" {
		cells := strings.Split(strings.Trim(text, "| "), "|")
		for i := range cells {
			cells[i] = strings.TrimSpace(cells[i])
		}
		r.passage(strings.Join(cells, " · "))
	}
}

// end ends a paragraph.
func (r *reader) end() {
	if len(r.paragraph) > 0 {
		r.passage(strings.Join(r.paragraph, " "))
	}
	r.paragraph = nil
}

func (r *reader) heading(title string) {
	r.book.Headings = append(r.book.Headings, Heading{r.at, title})
	r.add(Found{Rule: Rule{Chapter: r.chapter, Text: title}, At: r.at, Title: true})
}

func (r *reader) passage(text string) {
	r.add(Found{Rule: Rule{Chapter: r.chapter, Section: r.section, Text: text}, At: r.at})
}

func (r *reader) add(f Found) {
	r.book.found = append(r.book.found, f)
}

// place is the address of a section: "9.2 Cards" is PYR-9.2, which may be that of the rule; others are counted.
func (r *reader) place(title string) string {
	first, _, _ := strings.Cut(title, " ")
	if len(r.book.Rules) > 0 && strings.Trim(first, "0123456789.") == "" {
		prefix, _, _ := strings.Cut(r.book.Rules[0].ID, "-")
		return prefix + "-" + first
	}
	r.sections++
	return "s-" + strconv.Itoa(r.sections)
}

// number is that of a chapter: "3" of "3. Rounds".
func number(title string) string {
	first, _, _ := strings.Cut(title, " ")
	return strings.TrimSuffix(first, ".")
}

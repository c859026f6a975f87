package piece

import (
	"ennead/internal/svg"

	"maragu.dev/gomponents"
	"maragu.dev/gomponents/html"
)

// Crumb is one step of the action in progress.
type Crumb struct {
	Text      string
	Done, Now bool
}

// Trail returns the steps of the action in progress, above the resources for it; nil without a step.
func Trail(crumbs []Crumb, below gomponents.Node) gomponents.Node {
	if len(crumbs) == 0 {
		return nil
	}
	items := []gomponents.Node{html.Class("crumbs")}
	for _, c := range crumbs {
		text := gomponents.Text(c.Text)
		switch {
		case c.Done:
			items = append(items, html.Li(html.Class("done"), done(), text))
		case c.Now:
			items = append(items, html.Li(html.Class("current"), html.Aria("current", "step"), text))
		default:
			items = append(items, html.Li(text))
		}
	}
	return html.Div(html.Class("trail"), html.Ol(items...), below)
}

func done() gomponents.Node {
	return Picture("", 14, 14, func(c *svg.Canvas) { c.Path("m-5 .5 3.2 3.2 6-6.7", "tick") })
}

// Progress returns how far the game has come, in words and with one pip for each round or turn. Those before now are
// past, from 1; all may be 0 for no pips.
func Progress(said string, now, all int) gomponents.Node {
	if all == 0 {
		return html.Span(html.Class("progress-line"), html.Span(gomponents.Text(said)))
	}
	pips := []gomponents.Node{html.Class("pips"), html.Aria("hidden", "true")}
	for n := 1; n <= all; n++ {
		pips = append(pips, html.I(Class(When(n < now, "past"), When(n == now, "now"))))
	}
	return html.Span(html.Class("progress-line"), html.Span(gomponents.Text(said)), html.Span(pips...))
}

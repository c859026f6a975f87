package page

import (
	. "maragu.dev/gomponents"
	. "maragu.dev/gomponents/html"
)

// Pushed is a device that shows notices.
type Pushed struct {
	ID   string
	Name string // of the browser, or empty
}

// pushed renders a device that shows notices. The script of the page knows whether it is this one.
func (m Me) pushed(d Pushed) Node {
	name := d.Name
	if name == "" {
		name = m.w("people.browser")
	}
	return Li(Data("device", d.ID), icon("device"),
		Span(B(Text(name), Em(Attr("data-here"), Attr("hidden"), m.t("notice.device.here"))), I(m.t("notice.device"))),
		m.button("/me/push/drop", "device", d.ID, "people.remove", m.w("notice.device.remove", "browser", name)))
}

// pushHere renders the button by which the browser that shows the page gets notices. The script shows it where that is
// possible.
func (m Me) pushHere() Node {
	if m.Ways.Push == "" {
		return nil
	}
	field := func(name string) Node { return Input(Type("hidden"), Name(name)) }
	return Form(Method("post"), Action("/me/push"), Data("push", m.Ways.Push), Class("stack"), Attr("hidden"),
		Data("denied", m.w("notice.device.denied")), Data("broken", m.w("notice.device.broken")),
		field("endpoint"), field("p256dh"), field("auth"),
		P(Role("alert"), Class("notice"), Attr("hidden")),
		Div(Class("inline"), Button(Class("gh"), icon("bell"), m.t("notice.device.add"))))
}

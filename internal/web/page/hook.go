package page

import (
	. "maragu.dev/gomponents"
	. "maragu.dev/gomponents/html"
)

// Hook is an address to which notices of a person are posted.
type Hook struct {
	Host string
	Kind string // what it understands: "discord", "slack", "plain" or "standard"
	Off  bool   // it has failed too often
}

// hooked says where notices are posted, and leads to the page where that is chosen.
func (m Me) hooked() Node {
	if !m.Ways.Hooks {
		return nil
	}
	state := m.w("notice.hook.none")
	if h := m.Ways.Hook; h != nil {
		if state = h.Host; h.Off {
			state = m.w("notice.hook.broken", "host", h.Host)
		}
	}
	return Li(icon("link"), Span(B(m.t("notice.hook")), I(Text(state))),
		Div(Class("deeds"), A(Class("gh"), Href("/me/hook"), m.t("notice.hook.change"))))
}

// HookPage is where a person chooses an address to which notices are posted.
type HookPage struct {
	Site
	Hook   *Hook
	Secret string // that signs what is posted, when it is new
	Tried  bool   // the address has just taken a test
	Notice Notice
}

// Render renders the page.
func (p HookPage) Render() Node {
	return p.people(p.w("notice.hook"),
		Section(Class("sheet narrow"), H1(Class("cg"), p.t("notice.hook")), P(p.t("notice.hook.line")),
			p.notice(p.Notice, ""),
			If(p.Tried, P(Class("notice"), Role("status"), p.t("notice.hook.tried"))),
			p.now(), p.choose(), P(A(Href("/me#notices"), p.t("notice.hook.back")))))
}

// now says where notices are posted.
func (p HookPage) now() Node {
	h := p.Hook
	if h == nil {
		return nil
	}
	state := "notice.hook.on"
	if h.Off {
		state = "notice.hook.off"
	}
	return Group{
		P(B(Text(h.Host)), Text(" · "), p.t("notice.hook.kind."+h.Kind)),
		P(p.t(state)),
		If(p.Secret != "", Div(Class("standing"), P(p.t("notice.hook.secret")), P(Code(Text(p.Secret))))),
		Div(Class("deeds"),
			p.button("/me/hook/try", "", "", "notice.hook.try", ""),
			If(h.Kind == "standard", p.button("/me/hook/secret", "", "", "notice.hook.renew", "")),
			p.button("/me/hook/drop", "", "", "people.remove", p.w("notice.hook.remove"))),
	}
}

// choose takes an address.
func (p HookPage) choose() Node {
	key := "notice.hook.new"
	if p.Hook != nil {
		key = "notice.hook.other"
	}
	return Group{H2(Class("cg"), p.t(key)),
		Form(Method("post"), Action("/me/hook"), Class("stack"),
			Label(Class("field"), Span(p.t("notice.hook.address")), Input(Type("url"), Name("url"), Required(),
				MaxLength("500"), AutoComplete("off"), Placeholder("https://discord.com/api/webhooks/…"))),
			Label(Class("tick"), Input(Type("checkbox"), Name("plain"), Value("yes")), p.t("notice.hook.plain")),
			P(Class("small"), p.t("notice.hook.kinds")),
			Div(Class("inline"), Button(Class("go"), p.t("people.save")))),
	}
}

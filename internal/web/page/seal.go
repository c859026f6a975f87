package page

import (
	"ennead/game"
	"ennead/internal/table"

	. "maragu.dev/gomponents"
	. "maragu.dev/gomponents/html"
)

// seal explains how the game's chance is kept fair, and proves it once the game is over.
func (t *Play) seal() Node {
	if t.Table.Seal == "" {
		return nil
	}
	over := t.Table.Status == table.Over
	return Details(ID("seal"), Class("panel"), If(over, Attr("open")),
		Summary(Class("cg h3"), icon("seal"), t.t("fair.title"), If(!over, Code(Text(shortSeal(t.Table.Seal))))),
		If(t.Place == nil, P(t.t("fair.line"))), If(t.Place != nil, P(t.t("learn.fair"))),
		P(Class("hex"), Code(Text(t.Table.Seal))),
		If(over, t.proof()),
	)
}

// shortSeal returns the beginning of a seal, enough to recognise it.
func shortSeal(seal string) string { return seal[:min(8, len(seal))] }

func (t *Play) proof() Node {
	if t.Proof.Broken != nil {
		return P(Class("notice bad"), t.t("fair.broken"), Text(" "), Code(Text(t.Proof.Broken.Error())))
	}
	if t.Proof.Verified == nil {
		return nil
	}
	draws := 0
	for i, turn := range t.Proof.Verified.Record.Turns {
		if turn.Seat == game.Nature && i >= t.Proof.Verified.Record.Given {
			draws++
		}
	}
	return Group{
		P(Class("good"), icon("check"), t.t("fair.verified", "n", draws)),
		P(t.t("fair.secret")), P(Class("hex"), Code(Text(t.Proof.Verified.Record.Secret))),
		P(Class("dim"), t.t("fair.self"), Text(" "),
			Code(Text("ennead verify "+t.Table.Game+"-"+string(t.Table.ID)+".txt"))),
	}
}

// links renders the addresses worth keeping: the record, and the table to watch.
func (t *Play) links() Node {
	return Details(ID("links"), Class("panel"),
		Summary(Class("cg h3"), icon("link"), t.t("links.title")),
		P(A(Class("gh"), Href(t.address()+"/record"), Attr("download"), icon("down"), t.t("links.record"))),
		t.link(t.w("links.watch"), t.Reader.Origin+t.address()),
		t.momentLink(),
		t.streamLink(),
	)
}

// link renders an address to copy.
func (t *Play) link(label, address string) Node {
	return Div(Class("copy"), Label(Span(Text(label)), Input(Type("text"), ReadOnly(), Value(address))),
		Button(Type("button"), Class("gh"), Data("copy", t.w("links.copied")), t.t("links.copy")))
}

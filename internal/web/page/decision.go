package page

import (
	"slices"
	"strconv"
	"strings"
	"unicode/utf8"

	"ennead/game"
	"ennead/internal/piece"
	"ennead/internal/table"

	. "maragu.dev/gomponents"
	. "maragu.dev/gomponents/html"
)

// decision renders the panel where the reader chooses: every legal move is a button here, so that no move needs a
// pointer, a picture or a script.
func (t *Play) decision() Node {
	return Section(ID("decision"), Class("dec"+map[bool]string{true: " active"}[t.Scene.Active]),
		Aria("labelledby", "prompt"),
		t.grip(),
		If(t.Notice.Deal == nil, t.notice(t.Notice, t.Table.Game)), t.ended(),
		If(t.Reader.Drawn, P(Class("notice quiet"), t.t("fair.drawn"))),
		t.comeBack(), t.noMore(),
		t.lapse(),
		t.lookingOn(),
		t.question(),
		t.lookingAway(),
		If(t.Table.Hurried() && !t.Moment.Replay, P(ID("hurried"), Class("sub"), t.t("table.hurried"))),
		t.aids(),
		If(!t.planned(), Group{t.asking(), t.orders()}),
		t.look(),
	)
}

func (t *Play) question() Node {
	switch {
	case t.planned():
		return t.planning()
	case t.Moment.Replay:
		return t.past()
	case t.Table.Status == table.Frozen:
		return Group{t.prompt(t.w("status.frozen")), P(Class("sub"), Text(t.Words.Word(string(t.Table.Reason)))),
			If(t.Table.Shut() && t.Reader.Held != 0, t.appeal())}
	case t.Table.Status == table.Over:
		return t.result()
	case t.guided():
		return t.lesson()
	case t.Waiting.Sure != nil:
		return t.confirmation()
	case t.Scene.Active:
		return t.choices()
	case t.Table.Owing()&t.Reader.Lent != 0:
		return t.lentQuestion(t.Reader.Lent.First())
	}
	return t.waiting()
}

func (t *Play) prompt(text string) Node {
	return H2(ID("prompt"), Class("cg"), TabIndex("-1"), Text(text))
}

// choices renders the prompt and all moves, legal and not.
func (t *Play) choices() Node {
	state, seat := t.Scene.State, t.Reader.Seat
	prompt := t.Scene.Game.Prompt(state, seat)
	if g := piece.Gestured(t.Board, t.Scene); g != nil {
		return t.gesture(g)
	}
	moves := state.Moves(nil, seat)
	made, undo := t.takeBack()
	return Group{
		made,
		t.Board.Trail(t.Scene),
		t.asks(t.Scene.Words.Say(prompt)),
		t.ruleText(prompt.Rule),
		t.hint(),
		t.choosing("", t.groups(moves)),
		t.refusals(seat, moves),
		undo,
	}
}

// aids renders in one row what helps with a decision: a hint, and the way to try things.
func (t *Play) aids() Node {
	var hint Node
	if t.Scene.Active && !t.Moment.Replay && !t.guided() && t.Waiting.Sure == nil {
		hint = t.askHint()
	}
	plan := t.toPlan()
	if hint == nil && plan == nil {
		return nil
	}
	return Div(Class("acts"), hint, plan)
}

// asks renders what the reader is asked, for a plan or at the table.
func (t *Play) asks(prompt string) Node {
	if t.planned() {
		prompt = t.w("plan.prompt", "prompt", prompt)
	}
	return t.prompt(prompt)
}

// choosing renders the form in which the reader chooses. At the table it makes the choice; in a plan it asks for the
// page with one more.
func (t *Play) choosing(class string, choices ...Node) Node {
	method, action, stamp := "post", t.address()+"/choose", t.stamp()
	if t.planned() {
		method, action, stamp = "get", t.address(), t.planStamp()
	}
	return Form(ID("choices"), If(class != "", Class(class)), Method(method), Action(action), stamp, Group(choices))
}

// ruleText renders the rule of the decision: its number, and its text on request.
func (t *Play) ruleText(id string) Node {
	if id == "" {
		return nil
	}
	text := t.Rule(id)
	if text == "" {
		return P(Class("sub"), t.t("choose.rule"), t.ruleLink(t.Table.Game, id))
	}
	return Details(ID("rule"), Class("sub"), Summary(icon("book"), t.t("choose.rule"), Text(" "), Text(id)),
		P(plainRules(text), Text(" "), A(Class("rule"), Href("/rules/"+t.Table.Game+"#"+id), t.t("choose.all"))))
}

// groups renders all buttons as the board orders and arranges them, after one for a whole series if the board suggests
// one. Other ways to pay than the best are folded. Keys count them in the order on the screen.
func (t *Play) groups(moves []game.Move) Node {
	suggested := piece.Suggested(t.Board, t.Scene, moves)
	series, number := t.series(suggested)
	idle := t.idles()
	all := Group{}
	for i, g := range piece.Groups(t.Board, t.Scene, suggested.Moves) {
		g.Moves = last(g.Moves, idle)
		if series != nil { // a whole payment; the moves are its steps, one by one
			all = append(all, Ol(Class("opts"), series))
			g.Ways, series = true, nil
		}
		list := t.list("opts", g, &number, idle)
		if g.Ways {
			list = Details(ID("ways"), If(slices.ContainsFunc(g.Moves, t.hinted), Attr("open")),
				Summary(Class("sub"), t.t("choose.ways")), list)
		}
		if g.Title == "" {
			all = append(all, list)
			continue
		}
		id := "sort-" + strconv.Itoa(i+1)
		all = append(all, Div(Class("sort"), Role("group"), Aria("labelledby", id),
			H3(ID(id), g.Sign, Text(g.Title)), list))
	}
	return all
}

// list renders the buttons of a group, and counts them on. The button of a copy of another thing is hidden: only a
// click on the board presses it.
func (t *Play) list(as string, g piece.Group, number *int, idle map[game.Move]piece.Idling) Node {
	all := Group{}
	lexicon, twins, names := t.Game.Lexicon(), piece.Twins(t.Board, t.Scene, g.Moves), map[game.Move]string{}
	for _, m := range g.Moves {
		names[m] = t.headed(t.label(m))
	}
	small := 0
	for _, m := range g.Moves {
		text := lexicon.Text(m)
		if slices.Contains(twins, m) && !t.hinted(m) {
			all = append(all, Li(Attr("hidden"), Button(Name("move"), Value(text), Text(t.label(m)))))
			continue
		}
		does, nothing := idle[m]
		if with := g.With(m); len(with) > 0 && !nothing {
			all = append(all, t.together(m, with, number))
			continue
		}
		class := "opt"
		if t.hinted(m) {
			class = "opt hinted"
		}
		says, short := Text(names[m]), shares(m, names)
		if g.Text != nil {
			says, short = g.Text(m), true
		}
		if nothing {
			why, what := t.idling(does)
			says, short = Group{B(Text(why)), Text(" "), Span(Class("aim-note"), Text(what))}, false
			class += " idle"
		}
		if short = short && !t.hinted(m); short {
			small++
		}
		all = append(all, Li(If(short, Class("brief")),
			t.makes(text, class, number, If(piece.BeginsGesture(t.Board, t.Scene, m), Attr("data-aim")), t.pictured(m),
				Span(Class("tx"), says), If(t.hinted(m), Span(Class("tag bot"), t.t("hint.ask"))))))
	}
	if small == len(all) {
		as += rows[small]
	}
	return Ol(Class(as), all)
}

// rows are what narrow screens call so many small buttons, which would not fill rows of three.
var rows = map[int]string{4: " four", 5: " five"}

// shares reports whether the button of a choice may share a row with another one: its name is short, as are those of
// all choices of its kind. What is alike looks alike.
func shares(m game.Move, names map[game.Move]string) bool {
	for other, name := range names {
		if other.Verb == m.Verb && utf8.RuneCountInString(name) > brief {
			return false
		}
	}
	return true
}

// makes renders a button that makes moves, with the next number.
func (t *Play) makes(moves, class string, number *int, inside ...Node) Node {
	*number++
	key := strconv.Itoa(*number)
	return Button(ID("do-"+dashed(moves)), Class(class), Name("move"), Value(moves),
		If(*number < 10, Aria("keyshortcuts", key)), El("kbd", Aria("hidden", "true"), Text(key)), Group(inside))
}

// pictured renders the picture of a move.
func (t *Play) pictured(m game.Move) Node {
	return Span(Class("pic"), Aria("hidden", "true"), t.Board.Icon(t.Scene, m))
}

// label names a choice, and the only choices that are made together with it.
func (t *Play) label(m game.Move) string { return t.labelIn(t.Scene.State, m) }

// labelIn names a choice in a position that is not yet there.
func (t *Play) labelIn(view game.State, m game.Move) string {
	name := t.Scene.Words.Say(t.Scene.Game.Label(view, t.Reader.Seat, m))
	if then := t.tail(view, m); len(then) > 0 {
		return t.w("choose.then", "what", name, "then", inTurn(then))
	}
	return name
}

// tail names the only choices that are made together with one.
func (t *Play) tail(view game.State, m game.Move) (then []string) {
	if t.guided() {
		return nil
	}
	for _, next := range t.Table.Tail(view, t.Reader.Seat, m) {
		then = append(then, t.Scene.Words.Say(t.Scene.Game.Label(next.View, t.Reader.Seat, next.Move)))
	}
	return then
}

// headed begins the name of a choice with a capital letter, unless it begins with what a person is called.
func (t *Play) headed(name string) string {
	for seat := range t.Table.Seats {
		if strings.HasPrefix(name, t.name(game.Seat(seat))) {
			return name
		}
	}
	return capital(name)
}

// brief is the most letters of a name whose button may share a row with another one.
const brief = 26

// dashed joins words to one, for an id.
func dashed(text string) string { return strings.ReplaceAll(text, " ", "-") }

// refusal is one reason and all moves that it currently forbids.
type refusal struct {
	why    game.Message
	reason string
	moves  []string
}

// refusals renders the moves that the person of a seat could try but may not make, and why, grouped by reason.
func (t *Play) refusals(seat game.Seat, legal []game.Move) Node {
	state := t.Scene.State
	var all []refusal
	for _, m := range state.Candidates(nil, seat) {
		if slices.Contains(legal, m) {
			continue
		}
		no := t.Scene.Game.Refusal(state, seat, m)
		if no == nil {
			continue
		}
		reason, label := t.Scene.Words.Say(no.Message), t.Scene.Words.Say(t.Scene.Game.Label(state, seat, m))
		i := slices.IndexFunc(all, func(r refusal) bool { return r.reason == reason && r.why.Rule == no.Rule })
		if i < 0 {
			i, all = len(all), append(all, refusal{why: no.Message, reason: reason})
		}
		all[i].moves = append(all[i].moves, label)
	}
	if len(all) == 0 {
		return nil
	}
	return Details(ID("why"), Class("why"), If(t.unfolds(all), Attr("open")),
		Summary(icon("lock"), t.t("choose.not", "n", len(all))),
		Ul(Map(all, func(r refusal) Node {
			return Li(B(Text(shortened(r.moves))), Text(" "), Text(r.reason), t.ruleLink(t.Table.Game, r.why.Rule))
		})))
}

// unfolds reports whether the reasons are few enough to be shown without asking. Next to a broad board there is less
// room, and none above a scene.
func (t *Play) unfolds(all []refusal) bool {
	moves := 0
	for _, r := range all {
		moves += len(r.moves)
	}
	return len(all) <= 2 && !t.Narrow &&
		(!piece.Wide(t.Board) || moves <= 3 && len(t.shown()) == 0)
}

// shortened names only the first of many things.
func shortened(names []string) string {
	if len(names) > 4 {
		names = append(names[:4:4], "…")
	}
	return strings.Join(names, ", ")
}

// undo renders the button that takes back what may be taken back, and says what that is.
func (t *Play) undo() Node {
	drop := t.Table.Undoable(t.Reader.Seat)
	if drop == 0 {
		return nil
	}
	return Form(ID("undo"), Class("acts"), Method("post"), Action(t.address()+"/undo"), t.stamp(),
		Button(Class("gh"), Aria("keyshortcuts", "u"), icon("undo"), t.t("choose.undo"),
			Span(Text(t.undoes(drop)))))
}

// undoes names what the last turns were: the action that they completed, if the board knows it, otherwise the move with
// which they began. A payment with one click, for example, is what it has paid for.
func (t *Play) undoes(drop int) string {
	at := len(t.Table.Match.Record.Turns) - drop
	if _, ok := t.Board.(piece.Telling); ok {
		first := t.Turns()
		for first > 0 && t.known[first-1].at >= at {
			first--
		}
		own := slices.DeleteFunc(t.lines(first, t.Turns()), func(l line) bool { return l.seat != t.Reader.Seat })
		if len(own) > 0 {
			if best, acted := t.weightiest(own); acted {
				return best.text
			}
		}
	}
	before, err := t.Table.Match.Upto(at)
	if err != nil {
		return ""
	}
	turn := t.Table.Match.Record.Turns[at]
	return t.Scene.Words.Say(t.Scene.Game.Label(before.View(turn.Seat), turn.Seat, turn.Move))
}

// confirmation asks once more before the turn ends.
func (t *Play) confirmation() Node {
	moves, last := t.Waiting.Sure, len(t.Waiting.Sure)-1
	label := t.sequence(moves)
	prompt, line := t.w("confirm.prompt"), t.w("confirm.line")
	if i, nothing := piece.Idle(t.Board, piece.After(t.Scene, moves[:last]...))[moves[last]]; nothing {
		prompt = t.w("idle.prompt")
		line, label = t.idling(i)
	}
	return Group{
		t.prompt(prompt),
		P(Class("sub"), Text(line)),
		Form(ID("choices"), Method("post"), Action(t.address()+"/choose"), t.stamp(), hidden("sure", "yes"),
			Ol(Class("opts"), Li(Button(ID("do-sure"), Class("opt"), Name("move"),
				Value(piece.Series(t.Game.Lexicon(), moves)), Aria("keyshortcuts", "1"),
				El("kbd", Aria("hidden", "true"), Text("1")), t.pictured(moves[0]), Span(Class("tx"), Text(label)))))),
		Div(Class("acts"), A(ID("not-sure"), Class("gh"), Href(t.address()), icon("undo"), t.t("confirm.back"))),
	}
}

// nobodyMoves reports whether nobody sits on the seat to move.
func (t *Play) nobodyMoves() bool {
	owing := t.Table.Owing()
	return owing != 0 && owing&^t.Table.Free() == 0
}

// waiting says whose turn it is.
func (t *Play) waiting() Node {
	var who []string
	for seat := range t.Table.Owing().All() {
		who = append(who, t.name(seat))
	}
	prompt := t.w("wait.prompt", "who", t.Words.List(who))
	if t.nobodyMoves() {
		prompt = t.w("absence.title")
	}
	watching := t.Reader.Held == 0
	made, undo := Node(nil), Node(nil)
	if t.Reader.Seat != game.Spectator {
		made, undo = t.takeBack()
	}
	return Group{
		made,
		t.prompt(prompt),
		If(watching && t.Reader.Lent == 0, P(Class("sub"), icon("eye"), t.t("wait.watching"))),
		If(t.Table.Behind > 0, P(Class("sub"), t.t("wait.behind", "n", t.Table.Behind))),
		If(!watching, Group{P(Class("sub"), t.t("wait.line")), t.nextTable()}),
		undo,
		t.again(),
	}
}

// nextTable leads to another table that waits for the reader; a script shows it if there is one.
func (t *Play) nextTable() Node {
	return A(ID("next"), Class("gh"), Href("/next?from="+string(t.Table.ID)), Attr("hidden"), t.t("wait.next"))
}

// again makes a page without script refresh itself now and then.
func (t *Play) again() Node {
	return NoScript(P(Class("sub"), A(Class("gh"), Href(t.address()), t.t("wait.reload"))))
}

package page

import (
	"strings"

	"ennead/exam"
	"ennead/game"
	"ennead/internal/gamekit"
	"ennead/internal/piece"
	"ennead/internal/puzzle"
	"ennead/internal/table"

	. "maragu.dev/gomponents"
	. "maragu.dev/gomponents/html"
)

// Puzzle is the page that asks for the best move of a position. It shows a table at which nobody sits, and its address
// says what has been tried.
type Puzzle struct {
	*Play
	Found   *puzzle.Puzzle
	Attempt *exam.Attempt
	Made    []string  // the choices so far, each a move or a series
	Told    bool      // the reader asks for the answer
	Today   bool      // it is the puzzle of today
	Next    puzzle.ID // another one of its game
}

// OfPuzzle returns the page of a puzzle at that point of an attempt.
func OfPuzzle(site Site, kit *gamekit.Kit, found *puzzle.Puzzle, a *exam.Attempt, told bool) Puzzle {
	view, seat := a.View(), found.Asked()
	t := &table.Table{Game: kit.ID(), Seats: make([]table.Seat, view.Seats()), Status: table.Playing}
	play := Of(site, t, kit.Game, kit.Board, Reader{Held: game.Seats(0).With(seat), Seat: seat, Log: seat})
	names := make([]string, view.Seats())
	for i := range names {
		if names[i] = site.w("seat", "n", i+1); view.Automata().Has(game.Seat(i)) {
			names[i] = site.w("game." + kit.ID() + ".automaton")
		}
	}
	play.Scene = piece.Scene{Game: kit.Game, State: view, Viewer: seat, Names: names,
		Words: site.Words.With(names), Active: !a.Over() && !told, Single: true}
	return Puzzle{Play: play, Found: found, Attempt: a, Told: told}
}

func (p Puzzle) Render() Node {
	title := p.w("puzzle.title", "game", p.w("game."+p.Table.Game+".title"))
	class := "plain puzzle" + piece.When(piece.Wide(p.Board), " wide")
	return p.document(title+" · Ennead", class+" "+p.hue(), Group{
		Link(Rel("stylesheet"), Href(p.File(p.Style))), Link(Rel("stylesheet"), Href(p.File("puzzle.css"))),
	}, p.symbols(), p.header(),
		Main(ID("main"), TabIndex("-1"),
			H1(Class("cg"), Text(title)),
			p.stage(),
			Section(ID("decision"), Class("dec"+piece.When(p.Scene.Active, " active")), Aria("labelledby", "prompt"),
				p.Board.Progress(p.Scene), p.notice(p.Notice, p.Table.Game), p.asked()),
			Div(Class("areas"), p.Board.Left(p.Scene)),
			Div(Class("solver"), p.Board.Mine(p.Scene)),
		),
		p.footer())
}

// asked renders the question, or what becomes of the attempt.
func (p Puzzle) asked() Node {
	if !p.Scene.Active {
		return p.answer()
	}
	moves := p.Scene.State.Moves(nil, p.Reader.Seat)
	return Group{
		P(Class("sub"), p.t("puzzle.asks", "seat", p.name(p.Reader.Seat))),
		p.prompt(p.Scene.Words.Say(p.Scene.Game.Prompt(p.Scene.State, p.Reader.Seat))),
		p.Board.Trail(p.Scene),
		Form(ID("choices"), Method("get"), Action(p.Found.ID.Path()),
			Map(p.Made, func(made string) Node { return hidden("move", made) }), p.groups(moves)),
		p.refusals(p.Reader.Seat, moves),
		Div(Class("acts"),
			If(len(p.Made) > 0, p.way("puzzle-anew", p.Found.ID.Path(), "undo", "puzzle.anew")),
			p.way("puzzle-tell", p.Found.ID.Path()+"?tell", "hint", "puzzle.tell")),
	}
}

// answer renders whether the attempt solves the puzzle, what does, and why.
func (p Puzzle) answer() Node {
	verdict, mark := "puzzle.missed", " no"
	switch {
	case p.Told:
		verdict, mark = "puzzle.answer", ""
	case p.Attempt.Solved():
		verdict, mark = "puzzle.solved", " yes"
	}
	key, list := "puzzle.best", p.Found.Best
	if len(list) == 0 {
		key, list = "puzzle.avoid", p.Found.Avoid
	}
	says := p.Found.In(p.Words.Lang())
	return Group{
		H2(ID("prompt"), Class("cg judged"+mark), p.t(verdict)),
		If(len(p.Made) > 0, P(p.t("puzzle.yours", "moves", p.spoken(p.Attempt.Line())))),
		P(B(p.t(key)), Text(" "), Text(strings.Join(p.spokenAll(list), " "+p.w("puzzle.or")+" "))),
		P(B(Text(says.Name+".")), Text(" "), Text(says.Why)),
		Div(Class("acts"),
			p.way("puzzle-anew", p.Found.ID.Path(), "undo", "puzzle.anew"),
			p.way("puzzle-next", p.Next.Path(), "scroll", "puzzle.next"),
			If(!p.Today, p.way("puzzle-today", "/puzzle", "clock", "puzzle.today"))),
	}
}

func (p Puzzle) way(id, to, sign, key string) Node {
	return A(ID(id), Class("gh"), Href(to), Rel("nofollow"), icon(sign), p.t(key))
}

// spokenAll puts entries of the position into words.
func (p Puzzle) spokenAll(entries []string) (all []string) {
	for _, entry := range entries {
		all = append(all, p.spoken(entry))
	}
	return all
}

// spoken puts an entry into words: its moves, one after the other.
func (p Puzzle) spoken(entry string) string {
	var said []string
	try := p.Found.Begin()
	for _, move := range p.Found.Steps(entry) {
		said = append(said, p.headed(p.Scene.Words.Say(p.Scene.Game.Label(try.View(), p.Reader.Seat, move))))
		try.Make(move)
	}
	return strings.Join(said, " · ")
}

package cli

import (
	"context"
	"crypto/rand"
	"crypto/sha256"
	"errors"
	"fmt"
	"io"
	"math/big"
	"slices"
	"strings"

	"ennead/bot"
	"ennead/docs/rules"
	"ennead/game"
	"ennead/games"
	"ennead/internal/locale"
	"ennead/internal/nickname"
)

type playCommand struct {
	Game       string            `arg:""`
	Seats      []string          `default:"human,scribe,scribe" placeholder:"WHO"`
	Seed       *uint64           `placeholder:"S"`
	Option     map[string]string `placeholder:"k=v" mapsep:"none"`
	Components string            `placeholder:"FILE"`
	Ask        string            `enum:"always,able,touched,never" default:"touched" placeholder:"WHEN"`
}

func (playCommand) Help() string {
	return "ennead play pharaon --seats human,mcts:500,greedy --lang fr\nennead play kemet --seats " +
		"human,scribe,scribe --ask able"
}

// Run plays one game.
func (p playCommand) Run(c *console, ctx *context.Context) error {
	m, err := p.begin()
	if err != nil {
		return err
	}
	t, err := p.sit(c, m)
	if err != nil {
		return err
	}
	err = t.play(*ctx)
	if errors.Is(err, errQuit) || errors.Is(err, io.EOF) {
		c.say("cli.play.bye")
		return nil
	}
	if err != nil {
		return err
	}
	games.Kit(p.Game).Plain(c, m.State, game.Spectator, t.words, c.colour)
	c.result(t.match, t.words)
	return nil
}

func (p playCommand) begin() (*game.Match, error) {
	g, err := find(p.Game)
	if err != nil {
		return nil, err
	}
	s, err := setup(g, len(p.Seats), p.Option)
	if err != nil {
		return nil, err
	}
	if p.Components != "" {
		of, text, err := readComponents(p.Components)
		if err != nil {
			return nil, err
		}
		if of.ID() != g.ID() {
			return nil, wrong("cli.error.other_game", "file", p.Components, "game", of.ID())
		}
		s.Components = text
	}
	return game.NewMatch(g, game.Record{Setup: s})
}

// seed returns the one asked for, or a new one.
func (p playCommand) seed() uint64 {
	if p.Seed != nil {
		return *p.Seed
	}
	n, err := rand.Int(rand.Reader, new(big.Int).SetUint64(1<<63))
	if err != nil {
		panic(err) // the system has no randomness
	}
	return n.Uint64()
}

// hall is a game in the terminal: who sits where, and what has been printed.
type hall struct {
	*console
	match   *game.Match
	words   *locale.Catalogue
	people  game.Seats
	bots    map[game.Seat]bot.Bot
	chance  *game.Fair
	asking  string    // when people are asked for reactions
	printed int       // moves whose events have been printed, see [game.Match.Made]
	shown   game.Seat // whose board was drawn last
	clock   [2]int    // round and turn of that seat then, if the game counts them
	stale   bool      // another seat has chosen since
	wanted  bool      // the board was asked for
	chooser game.Seat // the person whose own choice was the last move; [game.Spectator] if there is none
	heard   int       // moves after which the bots were last asked to negotiate
	tongue  game.Rand // the source of their offers
}

// sit seats people and bots in order, leaving out automata.
func (p playCommand) sit(c *console, m *game.Match) (*hall, error) {
	seed := p.seed()
	t := &hall{console: c, match: m, bots: map[game.Seat]bot.Bot{}, asking: p.Ask, stale: true, shown: game.Spectator,
		chooser: game.Spectator, heard: -1, tongue: game.NewRand(seed)}
	t.chance = &game.Fair{Secret: sha256.Sum256(fmt.Appendf(nil, "ennead play %d", seed))}
	names := make([]string, m.State.Seats())
	levels := map[game.Seat]string{}
	next := 0
	for seat := range game.Seat(m.State.Seats()) {
		if m.State.Automata().Has(seat) {
			names[seat] = c.words.Word(automaton(p.Game))
			continue
		}
		who := p.Seats[next]
		next++
		if who == "human" {
			t.people = t.people.With(seat)
			continue
		}
		s, err := spec(who)
		if err != nil {
			return nil, err
		}
		levels[seat] = who
		t.bots[seat] = games.Kit(p.Game).Bot(s, seed+uint64(seat)+1)
		names[seat] = nickname.Egyptian(int((seed+uint64(seat))%uint64(len(nickname.Egyptians))), names)
	}
	t.words = c.words.With(names)
	m.Record.Names = slices.Clone(names)
	for seat := range t.bots {
		m.Record.Names[seat] = c.words.Word("cli.play.named", "name", names[seat], "bot", levels[seat])
	}
	return t, nil
}

// play continues until the game is over, somebody quits or the input ends.
func (t *hall) play(ctx context.Context) error {
	for seat := range game.Seat(t.match.State.Seats()) {
		if t.bots[seat] != nil {
			t.line("%s", t.match.Record.Names[seat])
		}
	}
	t.line("%s", t.paint("2", t.words.Word("cli.play.keys", "rule",
		rules.All(t.match.Game.ID(), t.words.Lang())[0].ID)))
	if _, ok := t.match.State.(game.Reactive); ok {
		t.when("")
	}
	if _, ok := t.match.State.(game.Negotiated); ok {
		t.line("%s", t.paint("2", t.words.Word("cli.play.dealing")))
	}
	for !t.match.Over() {
		owing := t.match.State.Owing()
		if owing.Has(game.Nature) {
			t.chooser = game.Spectator
			if _, err := t.match.Draw(t.chance); err != nil {
				return err
			}
			continue
		}
		if err := t.botsNegotiate(); err != nil {
			return err
		}
		if owing = t.match.State.Owing(); owing == 0 || owing.Has(game.Nature) {
			continue
		}
		seat := owing.First()
		for person := range owing.All() { // people first, so that nobody waits for bots
			if t.people.Has(person) {
				seat = person
				break
			}
		}
		if err := t.choose(ctx, seat); err != nil {
			return err
		}
		if err := t.Flush(); err != nil {
			return err
		}
	}
	t.tell(t.audience())
	return nil
}

// choose lets one seat make one choice.
func (t *hall) choose(ctx context.Context, seat game.Seat) error {
	if !t.people.Has(seat) {
		move, err := t.bots[seat].Choose(ctx, t.match.View(seat), seat)
		if err != nil {
			return err
		}
		t.stale, t.chooser = true, game.Spectator
		return t.match.Play(seat, move)
	}
	if t.waived(seat) {
		t.chooser = game.Spectator
		return t.match.AutoPass(seat)
	}
	if only, ok := t.match.Foregone(t.chooser); ok {
		t.only(only)
		return t.match.AutoPlay()
	}
	t.chooser = game.Spectator
	return t.ask(ctx, seat)
}

// only tells the person which choice without an alternative is made for them. If several share the keyboard, what
// happens tells them.
func (t *hall) only(only game.Only) {
	if t.people.Len() > 1 {
		return
	}
	t.tell(only.Seat)
	label := t.match.Game.Label(t.match.View(only.Seat), only.Seat, only.Move)
	t.line("%s", t.paint("2", t.words.Word("cli.play.only", "what", t.words.Say(label))))
}

// audience returns the seat whose view of events is printed: the only person's, or the public one.
func (t *hall) audience() game.Seat {
	if t.people.Len() == 1 {
		return t.people.First()
	}
	return game.Spectator
}

// tell prints what has happened since it was last called.
func (t *hall) tell(seat game.Seat) {
	view := t.match.View(seat)
	var said []string
	for n := t.match.After(t.printed); n < len(t.match.Record.Turns); n++ {
		for _, e := range t.match.Events(n, seat) {
			said = append(said, t.words.Say(t.match.Game.Tell(view, e)))
		}
	}
	t.printed = t.match.Made()
	t.folded("  · ", said)
}

// folded prints what happened, with consecutive equal lines as one with their number.
func (c *console) folded(before string, said []string) {
	for len(said) > 0 {
		first, times := said[0], 0
		for len(said) > 0 && said[0] == first {
			times, said = times+1, said[1:]
		}
		if times > 1 {
			first = c.words.Word("cli.play.times", "what", first, "n", times)
		}
		c.line("%s%s", before, first)
	}
}

// readLine reads what a person types.
func (c *console) readLine(ctx context.Context) (string, error) {
	if err := c.Flush(); err != nil {
		return "", err
	}
	type answer struct {
		text string
		err  error
	}
	typed := make(chan answer, 1)
	go func() {
		text, err := c.in.ReadString('\n')
		typed <- answer{text, err}
	}()
	select {
	case <-ctx.Done(): // the reader ends with the process
		return "", ctx.Err()
	case a := <-typed:
		if a.err != nil && a.text == "" {
			return "", a.err
		}
		return strings.TrimSpace(a.text), nil
	}
}

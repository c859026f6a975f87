// Package outside has programs of others play: bots in any language that answer on their standard output what they are
// asked on their standard input, a line of JSON each (docs/protocol.md). A program gets what its seat sees and no more,
// as Ennead's own bots do.
package outside

import (
	"bufio"
	"context"
	"errors"
	"fmt"
	"io"
	"os/exec"
	"sync"
	"time"

	"ennead/bot"
	"ennead/game"
	"ennead/protocol"
)

// patience is how long a program may think about a choice.
const patience = time.Minute

// Errors of programs.
var (
	// ErrStart says that a program cannot be started.
	ErrStart = errors.New("the program cannot be started")
	// ErrAnswer says that a program did not answer, or not with a move.
	ErrAnswer = errors.New("the program did not answer with a move")
)

// Program is a command that plays a game. Each question is complete, so any of its processes can answer it: as many run
// as are asked at the same time.
type Program struct {
	command []string
	says    io.Writer
	game    game.Game
	setup   game.Setup

	mutex sync.Mutex
	idle  []*process
}

// New returns the program that a command starts, for a game with that setup. What its processes write to their standard
// error goes to says, several of them at the same time.
func New(command []string, says io.Writer, g game.Game, setup game.Setup) *Program {
	return &Program{command: command, says: says, game: g, setup: setup}
}

// Close ends its processes.
func (p *Program) Close() {
	p.mutex.Lock()
	all := p.idle
	p.idle = nil
	p.mutex.Unlock()
	var ends sync.WaitGroup
	for _, c := range all {
		ends.Go(c.end)
	}
	ends.Wait()
}

// Bot returns a bot that asks the program. The seed is for the program's own chance: each question has another.
func (p *Program) Bot(seed uint64) bot.Bot { return &asking{p, game.NewRand(seed)} }

type asking struct {
	*Program
	chance game.Rand
}

// Choose asks the program. The error wraps [ErrStart] or [ErrAnswer], or is the context's, or says that the question
// cannot be written.
func (a *asking) Choose(ctx context.Context, view game.State, seat game.Seat) (m game.Move, err error) {
	line, err := protocol.Ask(a.game, a.setup, view, seat, a.chance.Uint64())
	if err != nil {
		return m, fmt.Errorf("asking a program: %w", err)
	}
	c, err := a.free()
	if err != nil {
		return m, err
	}
	said, err := c.ask(ctx, line)
	if err == nil {
		if m, err = protocol.Answer(a.game, said); err != nil {
			err = fmt.Errorf("%w: %.80q: %w", ErrAnswer, said, err)
		}
	}
	if err != nil {
		c.end()
		return m, err
	}
	a.mutex.Lock()
	defer a.mutex.Unlock()
	a.idle = append(a.idle, c)
	return m, nil
}

// free returns a process that answers nobody else.
func (p *Program) free() (*process, error) {
	p.mutex.Lock()
	defer p.mutex.Unlock()
	if last := len(p.idle) - 1; last >= 0 {
		c := p.idle[last]
		p.idle = p.idle[:last]
		return c, nil
	}
	return start(p.command, p.says)
}

// process is a running program.
type process struct {
	cmd *exec.Cmd
	in  io.WriteCloser
	out *bufio.Reader
}

func start(command []string, says io.Writer) (*process, error) {
	// It outlives the question for which it is started, and ends with the series.
	cmd := exec.CommandContext(context.Background(), command[0], command[1:]...) //nolint:gosec // the operator names it
	c := &process{cmd: cmd}
	c.cmd.Stderr = says
	c.cmd.WaitDelay = time.Second // for children of its own that outlive it
	var err error
	if c.in, err = c.cmd.StdinPipe(); err != nil {
		return nil, fmt.Errorf("%w: %w", ErrStart, err)
	}
	out, err := c.cmd.StdoutPipe()
	if err != nil {
		return nil, fmt.Errorf("%w: %w", ErrStart, err)
	}
	c.out = bufio.NewReaderSize(out, protocol.MaxLine)
	if err := c.cmd.Start(); err != nil {
		return nil, fmt.Errorf("%w: %w", ErrStart, err)
	}
	return c, nil
}

// ask sends a line and returns the one that answers it.
func (c *process) ask(ctx context.Context, line []byte) ([]byte, error) {
	type answered struct {
		line []byte
		err  error
	}
	answer := make(chan answered, 1)
	go func() {
		said, err := c.exchange(line)
		answer <- answered{said, err}
	}()
	late := time.NewTimer(patience)
	defer late.Stop()
	select {
	case a := <-answer:
		if a.err != nil && ctx.Err() != nil { // whoever stops the series may have stopped the program, too
			return nil, ctx.Err()
		}
		return a.line, a.err
	case <-ctx.Done():
		return nil, ctx.Err()
	case <-late.C:
		return nil, fmt.Errorf("%w within %v", ErrAnswer, patience)
	}
}

// exchange writes a line and reads the next one, which is the only one. The errors of the pipes are put into words, so
// that nobody takes a program that has ended for a reader of our own output that has.
func (c *process) exchange(line []byte) ([]byte, error) {
	if c.out.Buffered() > 0 {
		return nil, fmt.Errorf("%w: it wrote before it was asked", ErrAnswer)
	}
	if _, err := c.in.Write(append(line, '\n')); err != nil {
		return nil, fmt.Errorf("%w: it has ended", ErrAnswer)
	}
	said, err := c.out.ReadSlice('\n')
	switch {
	case errors.Is(err, bufio.ErrBufferFull):
		return nil, fmt.Errorf("%w: its line is longer than %d bytes", ErrAnswer, protocol.MaxLine)
	case err != nil:
		return nil, fmt.Errorf("%w: it has ended", ErrAnswer)
	case c.out.Buffered() > 0:
		return nil, fmt.Errorf("%w: it wrote more than a line", ErrAnswer)
	}
	return said, nil
}

// end has the process end by itself at the end of its input, and kills it if it does not.
func (c *process) end() {
	c.in.Close()
	kill := time.AfterFunc(time.Second, func() { _ = c.cmd.Process.Kill() })
	defer kill.Stop()
	_ = c.cmd.Wait() // how it ends tells nothing more
}

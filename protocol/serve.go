package protocol

import (
	"bufio"
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"

	"ennead/game"
)

// MaxLine is the longest request in bytes, not counting the line end.
const MaxLine = 1 << 20

// Serve answers the requests of one session until the input ends or asks to quit. The error is one of reading or
// writing; a faulty request gets an answer. The observers turn what learners are shown into numbers.
func Serve(in io.Reader, out io.Writer, games []game.Game, observers ...game.Observer) error {
	s := &session{games: games, observers: observers}
	lines := &lineReader{in: bufio.NewReaderSize(in, 64<<10)}
	answers := bufio.NewWriter(out)
	for !s.quit {
		line, err := lines.next()
		if errors.Is(err, io.EOF) {
			break
		}
		if err != nil && !errors.Is(err, errTooLong) {
			return err
		}
		if err == nil && len(bytes.TrimSpace(line)) == 0 {
			continue
		}
		answers.Write(s.answer(line, err))
		answers.WriteByte('\n')
		if s.learner != nil {
			err := s.learner.serve(lines.in, answers)
			if s.learner = nil; err != nil {
				return err
			}
		}
		if err := answers.Flush(); err != nil {
			return err
		}
	}
	return nil
}

var errTooLong = fmt.Errorf("a request is longer than %d bytes", MaxLine)

// lineReader reads lines and skips those that are too long.
type lineReader struct {
	in  *bufio.Reader
	buf []byte
}

func (l *lineReader) next() ([]byte, error) {
	l.buf = l.buf[:0]
	long := false
	for {
		part, err := l.in.ReadSlice('\n')
		if long = long || len(l.buf)+len(part) > MaxLine+1; !long {
			l.buf = append(l.buf, part...)
		}
		switch {
		case errors.Is(err, bufio.ErrBufferFull):
			continue
		case err != nil && (!errors.Is(err, io.EOF) || len(l.buf) == 0 && !long):
			return nil, err
		case long:
			return nil, errTooLong
		}
		return l.buf, nil
	}
}

// session holds the games of one peer.
type session struct {
	games     []game.Game
	observers []game.Observer
	tables    []*table
	learner   *learner // frames follow the answer
	quit      bool
}

// answer returns one line, never a panic: a broken invariant of the rules ends the games of the session, not the
// session.
func (s *session) answer(line []byte, err error) (text []byte) {
	var r request
	defer func() {
		if p := recover(); p != nil {
			s.tables, s.learner = nil, nil
			text = encode(r.ID, failure{problem{Code: "broken", Text: fmt.Sprintf("the games of this session are "+
				"closed: %v", p)}})
		}
	}()
	if err == nil {
		err = r.read(line)
	}
	var result any
	if err == nil {
		result, err = s.do(&r)
	}
	if err != nil {
		result = failure{explain(err)}
	}
	return encode(r.ID, result)
}

func (s *session) do(r *request) (any, error) {
	command, ok := commands[r.Do]
	if !ok {
		return nil, fault("unknown", "there is no request %.40q", r.Do)
	}
	return command(s, r)
}

// commands maps the names of requests to what answers them.
var commands = map[string]func(*session, *request) (any, error){
	"hello":    (*session).hello,
	"lexicon":  (*session).lexicon,
	"new":      (*session).new,
	"owing":    on((*table).owing),
	"moves":    on((*table).moves),
	"deals":    on((*table).deals),
	"play":     on((*table).play),
	"roll":     on((*table).roll),
	"refuse":   on((*table).refuse),
	"view":     on((*table).view),
	"log":      on((*table).seenLog),
	"position": on((*table).position),
	"patch":    on((*table).patch),
	"scores":   on((*table).scores),
	"undo":     on((*table).undo),
	"record":   on((*table).record),
	"load":     (*session).load,
	"step":     (*session).step,
	"learn":    (*session).learn,
	"shape":    (*session).shape,
	"quit": func(s *session, _ *request) (any, error) {
		s.quit = true
		return struct{}{}, nil
	},
}

// on makes a command of a request that one game answers.
func on(answer func(*table, *request) (any, error)) func(*session, *request) (any, error) {
	return func(s *session, r *request) (any, error) {
		if len(s.tables) == 0 {
			return nil, fault("no_game", `there is no game yet: ask for "new" or "load"`)
		}
		if r.At < 0 || r.At >= len(s.tables) {
			return nil, fault("no_game", "there is no game %d among %d", r.At, len(s.tables))
		}
		return answer(s.tables[r.At], r)
	}
}

// encode puts the id of the request, if any, in front of the answer.
func encode(id json.RawMessage, result any) []byte {
	var out bytes.Buffer
	e := json.NewEncoder(&out)
	e.SetEscapeHTML(false)
	if err := e.Encode(result); err != nil {
		panic(err) // recovered by answer, which encodes a failure instead
	}
	text := bytes.TrimSuffix(out.Bytes(), []byte("\n"))
	if id == nil {
		return text
	}
	head := append([]byte(`{"id":`), id...)
	if len(text) > 2 {
		head = append(head, ',')
	}
	return append(head, text[1:]...)
}

package clock

import "ennead/game"

// seat is the clock of one seat.
type seat struct {
	left, from int64          // what the bank was, and when
	free       [reasons]int64 // for how long it did not run then, for each reason
	since      int64          // when the stint began
	away       interval       // the last vacation
	quiet      Quiet          // in this stint
	next       Quiet          // from the next stint on
	handed     Kind           // Steward, Absent or Back, of this moment
	silence    silence        // since its time was up

	owes    bool // a stint is going on
	window  bool // it owes a reaction only
	real    bool // the stint had a real choice
	talked  bool // it has made its offer to everybody in this turn
	steward bool // somebody else plays this stint
	absent  bool // somebody else plays until the person is back
}

// settle brings the clock from one moment to the next: s knows what the seat owes now, c what it owed before.
func (c *seat) settle(s *State, seat game.Seat) {
	owes, window, acted := s.owing.Has(seat), s.windows.Has(seat), s.acted.Has(seat)
	if !owes && !c.owes && c.handed == "" {
		return
	}
	offers := s.offered.Has(seat) && owes && !window
	ends := c.free[hold] > 0 && !s.waits()
	opens := owes && !window && !s.open && s.waits()
	if c.owes != owes || c.window != window || acted || offers || ends || opens || c.handed != "" {
		c.charge(s, s.at)
	}
	was := c.owes
	c.hand(s, was || owes)
	switch {
	case was && !owes:
		c.end(s)
	case owes && !was:
		c.begin(s)
	}
	if !owes {
		return
	}
	switch {
	case !window:
		c.free[reply], c.real = 0, true
	case !was || !c.window || acted: // a new question
		c.free[reply] = s.rule.Reply.Milliseconds()
	}
	c.window = window
	c.talked = c.talked && !s.begun.Has(seat)
	if offers && !c.talked {
		c.free[talk], c.talked = s.rule.Talk.Milliseconds(), true
	}
	switch {
	case opens:
		c.free[hold] = s.rule.Hold.Milliseconds()
	case ends:
		c.free[hold] = 0
	}
}

// hand has somebody else play for the seat, or its person again.
func (c *seat) hand(s *State, owes bool) {
	switch c.handed {
	case Steward, Absent:
		c.absent = c.absent || c.handed == Absent
		if c.steward = owes; owes {
			c.left = min(2*s.rule.Step, s.rule.Cap).Milliseconds()
		}
		if c.others() {
			c.silence = silence{s.rule.Silence().Milliseconds(), s.at, !c.absent}
		}
	case Back:
		c.silence = silence{}
		c.steward, c.absent = false, false
	}
	c.handed = ""
}

func (c *seat) begin(s *State) {
	c.since, c.from, c.quiet = s.at, s.at, c.next
	c.owes, c.window, c.real, c.talked, c.free = true, false, false, false, [reasons]int64{}
}

func (c *seat) end(s *State) {
	if c.real && !c.others() {
		c.left += s.rule.Step.Milliseconds()
	}
	c.left = min(c.left, s.rule.Cap.Milliseconds())
	c.owes, c.window, c.steward, c.free = false, false, false, [reasons]int64{}
}

// others reports whether somebody else plays for the seat.
func (c *seat) others() bool { return c.steward || c.absent }

// charge takes from the free times and from the bank what has run up to a moment.
func (c *seat) charge(s *State, to int64) {
	if !c.owes || to <= c.from {
		return
	}
	ran := s.ran(c, c.from, to)
	c.left = max(0, c.left-max(0, ran-c.freely()))
	for i := range c.free {
		c.free[i] = max(0, c.free[i]-ran)
	}
	c.from = to
}

// freely returns for how long the bank does not run yet.
func (c *seat) freely() int64 { return max(c.free[reply], c.free[talk], c.free[hold]) }

// ran returns how long the clock ran between two moments.
func (s *State) ran(c *seat, from, to int64) (ran int64) {
	for at := from; at < to; {
		why, until := s.stands(c, at)
		if until = min(until, to); why == Runs {
			ran += until - at
		}
		at = until
	}
	return ran
}

// due returns when the bank is used up: the first moment at which the clock would run with nothing left. It returns
// forever if that never comes unless something happens.
func (s *State) due(c *seat) int64 {
	need := c.left + c.freely()
	for at := c.from; ; {
		why, until := s.stands(c, at)
		switch {
		case why == Runs && until-at >= need:
			return at + need
		case why == Runs:
			need -= until - at
		case until == forever:
			return forever
		}
		at = until
	}
}

// stands returns why a clock stands at a moment, or [Runs], and until when that stays so at least. It assumes that the
// seat is to move.
func (s *State) stands(c *seat, at int64) (why Status, until int64) {
	switch {
	case c.absent:
		return IsAbsent, forever
	case c.steward:
		return HasSteward, forever
	case s.paused.has(at):
		return Paused, s.paused.to
	case !s.rule.Quiet:
		return Runs, forever
	case c.away.has(at):
		return Away, c.away.to
	}
	if until = forever; at < c.away.from {
		until = c.away.from
	}
	if c.quiet.Zone != nil {
		quiet, then := c.quiet.at(at)
		if until = min(until, then); quiet {
			return InQuiet, until
		}
	}
	return Runs, until
}

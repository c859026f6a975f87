package osiris

import (
	"math/bits"

	"ennead/game"
)

// Action 9 (OSI-5.9), the blessings (chapter 12) and the Priest (OSI-11.12).

// whyNotBless: the seat must hold the blessing and play only one a season, others must not have played it this season,
// and it must have an effect.
func (s *State) whyNotBless(seat game.Seat, b Blessing, by Means) reason {
	p := &s.Player[seat]
	switch {
	case p.Blessings&(1<<b) == 0:
		return reason{No: NoBlessing, A: uint8(b)}
	case by != ByPriest && p.Played != 0: // OSI-5.9.2
		return reason{No: NoSecond}
	case by != ByPriest && s.blessed()&(1<<b) != 0: // OSI-5.9.3
		return reason{No: NoSame, A: uint8(b)}
	}
	return s.whyNoEffect(seat, b)
}

// whyNoEffect: a blessing must have at least part of its effect (OSI-12.0.2).
func (s *State) whyNoEffect(seat game.Seat, b Blessing) reason {
	switch b {
	case Anubis:
		return s.whyNotBuildAny(seat, ByAnubis)
	case Bastet:
		if s.Pool == (Workers{}) {
			return reason{No: NoPoolAtAll}
		}
	case Thoth:
		if s.Spent == 0 && s.Pile() == 0 {
			return reason{No: NoDeck}
		}
	}
	return reason{}
}

// blessable returns the blessings that a seat may play by the action itself, whatever their effect (OSI-5.9.2,
// OSI-5.9.3).
func (s *State) blessable(seat game.Seat) (set uint8) {
	p := &s.Player[seat]
	if p.Played != 0 {
		return 0
	}
	return p.Blessings &^ s.blessed()
}

// blessed returns the blessings played this season.
func (s *State) blessed() (set uint8) {
	for seat := range s.Count {
		set |= s.Player[seat].Played
	}
	return set
}

func (s *State) whyNotBlessAny(seat game.Seat) reason {
	for b := range Blessing(BlessingKinds) {
		if s.whyNotBless(seat, b, ByPriest).No == 0 {
			return reason{}
		}
	}
	return reason{No: NoBlessings}
}

func blessCandidates(_ *State, _ Frame, dst []game.Move) []game.Move {
	for b := range uint8(BlessingKinds) {
		dst = append(dst, game.Move{Verb: VBless, A: b})
	}
	return dst
}

func blessWhy(s *State, f Frame, m game.Move) reason {
	return s.whyNotBless(f.Seat, Blessing(m.A), f.B)
}

// askBless asks which blessing the Priest plays. If only one is legal, it is played automatically, except Thoth, whose
// draws cannot be undone (OSI-14.2).
func (s *State) askBless(seat game.Seat, by Means, log *game.Log) {
	var set uint8
	for b := range Blessing(BlessingKinds) {
		if s.whyNotBless(seat, b, by).No == 0 {
			set |= 1 << b
		}
	}
	if b := Blessing(bits.TrailingZeros8(set)); set&(set-1) == 0 && b != Thoth {
		s.bless(seat, b, by, log)
		return
	}
	s.Push(StepBless, seat, 0, by)
}

func blessPlay(s *State, f Frame, m game.Move, log *game.Log) {
	s.bless(f.Seat, Blessing(m.A), f.B, log)
}

// blessFits: the seat has chosen the Priest and nothing else.
func blessFits(s *State, f, _ Frame) bool {
	return f.B == ByPriest && s.through(f.Seat, f.B) && s.Turn == Turn{Card: s.Turn.Card}
}

// bless asks the first question of a blessing, or plays it if there is none.
func (s *State) bless(seat game.Seat, b Blessing, by Means, log *game.Log) {
	switch b {
	case Anubis:
		s.Push(StepBuild, seat, by, ByAnubis)
	case Bastet:
		s.Push(StepHire, seat, by, ByBastet)
	case Horus: // OSI-12.3: it takes effect at the withdrawal
		s.finishBlessing(seat, b, by, log)
	case Isis:
		s.finishBlessing(seat, b, by, log)
		s.gain(seat, s.Data.Blessed.Isis, GainBlessing, log)
	case Thoth:
		s.finishBlessing(seat, b, by, log)
		s.Push(StepStudied, seat, 0, 0)
		s.Push(StepDraw, seat, DrawThoth, s.Data.Blessed.Drawn)
	}
}

// finishBlessing plays the blessing in public (OSI-5.9.1), and the Priest if that is the means. The effect follows.
func (s *State) finishBlessing(seat game.Seat, b Blessing, by Means, log *game.Log) {
	s.did(seat, didBlessing)
	if by == ByPriest {
		s.spend(seat, log)
	}
	p := &s.Player[seat]
	p.Blessings &^= 1 << b
	p.Played |= 1 << b
	log.Add(blessingPlayed(seat, b))
}

// studiedRun keeps a single card without a choice (OSI-12.5).
func studiedRun(s *State, f Frame, log *game.Log) {
	if s.Pending[1] != 0 {
		s.Push(StepStudy, f.Seat, 0, 0)
		return
	}
	if s.Pending[0] != 0 {
		s.study(f.Seat, s.Pending[0], log)
	}
}

func studyCandidates(s *State, _ Frame, dst []game.Move) []game.Move {
	for _, c := range s.Pending {
		if c != 0 {
			dst = append(dst, game.Move{Verb: VStudy, A: uint8(c)})
		}
	}
	return dst
}

func studyPlay(s *State, f Frame, m game.Move, log *game.Log) { s.study(f.Seat, Card(m.A), log) }

// studyFits: a governor who has withdrawn plays no Thoth (OSI-5.10.3).
func studyFits(s *State, f, _ Frame) bool { return s.Player[f.Seat].Order == 0 }

// study keeps one of the cards of Thoth and discards the others.
func (s *State) study(seat game.Seat, kept Card, log *game.Log) {
	s.keep(seat, kept, log)
	for _, c := range s.Pending {
		if c != 0 && c != kept {
			s.discard(seat, c, log)
		}
	}
	s.putAway()
}

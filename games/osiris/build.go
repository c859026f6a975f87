package osiris

import (
	"ennead/game"
)

// Action 7 (OSI-5.7), the Sculptor (OSI-11.1), the Ferryman (OSI-11.13) and Anubis (OSI-12.1).

// sites returns the sites where a monument of a kind can be built.
func (s *State) sites(m Monument, by Means) Sites {
	open := s.Data.Fit[m] // OSI-5.7.2
	switch by {
	case BySculptor:
		open &= s.Lone
	default:
		open &^= s.Raised // OSI-5.7.4
	}
	if by != ByAnubis {
		open &^= s.Guarded // OSI-5.7.3
	}
	return open
}

// buildable returns the planned monuments that a seat could build now (OSI-5.10.2).
func (s *State) buildable(seat game.Seat) Cartouches {
	return s.Own[seat] & s.roomy(s.Raised|s.Guarded)
}

// whyNotBuild: the monument must be planned by the seat and have a site.
func (s *State) whyNotBuild(seat game.Seat, n uint8, by Means) reason {
	kind := s.Data.Plans[n].Monument
	switch {
	case s.Plans[n].Owner != seat:
		return reason{No: NoPlanned, A: n}
	case by == BySculptor && kind != Obelisk:
		return reason{No: NoObelisk}
	case s.sites(kind, by) == 0 && by == BySculptor:
		return reason{No: NoLone}
	case s.sites(kind, by) == 0:
		return reason{No: NoSite, A: uint8(kind)}
	}
	return reason{}
}

// whyNotBuildAny: the card needs a planned monument that it can build.
func (s *State) whyNotBuildAny(seat game.Seat, by Means) reason {
	for own := s.Own[seat]; own != 0; own = own.Rest() {
		if s.whyNotBuild(seat, own.First(), by).No == 0 {
			return reason{}
		}
	}
	return reason{No: NoBuilding}
}

func buildCandidates(s *State, _ Frame, dst []game.Move) []game.Move {
	for n := range uint8(maxPlans) {
		if s.Data.Plans[n].On {
			dst = append(dst, game.Move{Verb: VBuild, A: n})
		}
	}
	return dst
}

// buildAmong returns the planned monuments that a card can build. If there is only one, it is chosen automatically
// (OSI-14.2).
func buildAmong(s *State, f Frame) (uint8, uint64) {
	var on Cartouches
	for own := s.Own[f.Seat]; own != 0; own = own.Rest() {
		if n := own.First(); s.whyNotBuild(f.Seat, n, f.B).No == 0 {
			on = on.With(n)
		}
	}
	return VBuild, uint64(on)
}

func buildWhy(s *State, f Frame, m game.Move) reason { return s.whyNotBuild(f.Seat, m.A, f.B) }

func buildPlay(s *State, f Frame, m game.Move, _ *game.Log) {
	s.Turn.Plan = m.A + 1
	s.Push(StepSite, f.Seat, f.A, f.B)
}

// buildFits: the seat has chosen the card and nothing else, or can play Anubis.
func buildFits(s *State, f, _ Frame) bool {
	return f.B != ByArchitect && f.B != Plainly && s.builds(f) && s.Turn == Turn{Card: s.Turn.Card}
}

// builds reports whether a step can be about building: by the action, a card or a blessing.
func (s *State) builds(f Frame) bool {
	switch f.B {
	case Plainly, BySculptor, ByFerryman, ByArchitect:
		return f.A == 0 && s.through(f.Seat, f.B)
	case ByAnubis:
		return s.throughBlessing(f.Seat, Anubis, f.A)
	}
	return false
}

func siteCandidates(s *State, _ Frame, dst []game.Move) []game.Move {
	for sites := s.Data.Sites; sites != 0; sites = sites.Rest() {
		dst = append(dst, game.Move{Verb: VOn, A: sites.First()})
	}
	return dst
}

// siteAmong returns the sites of the chosen monument. If there is only one, it is chosen automatically (OSI-14.2).
func siteAmong(s *State, f Frame) (uint8, uint64) { return VOn, uint64(s.sites(s.Chosen(), f.B)) }

// Chosen returns the kind of the monument that is being planned or built.
func (s *State) Chosen() Monument { return s.Data.Plans[s.Turn.Plan-1].Monument }

func siteWhy(s *State, f Frame, m game.Move) reason {
	kind := s.Chosen()
	switch {
	case s.sites(kind, f.B).Has(m.A):
		return reason{}
	case !s.Data.Fit[kind].Has(m.A):
		return reason{No: NoFit, A: uint8(kind), B: m.A}
	case f.B == BySculptor && !s.Lone.Has(m.A):
		return reason{No: NoLone}
	case f.B != BySculptor && s.Raised.Has(m.A):
		return reason{No: NoEmpty, A: m.A}
	}
	return reason{No: NoGuard, A: m.A}
}

func sitePlay(s *State, f Frame, m game.Move, log *game.Log) {
	n := s.Turn.Plan - 1
	switch f.B {
	case ByAnubis:
		s.finishBlessing(f.Seat, Anubis, f.A, log)
	case ByArchitect: // OSI-11.2
		s.spend(f.Seat, log)
		s.plan(f.Seat, n, s.Data.Plans[n].Cost, log)
	default:
		s.spend(f.Seat, log)
	}
	s.build(f.Seat, n, Site(m.A), log)
	if f.B == ByFerryman {
		s.points(f.Seat, PartCards, s.Data.Special.Ferryman, log)
	}
}

// siteFits: the chosen monument can be built, or planned and built.
func siteFits(s *State, f, _ Frame) bool {
	t := &s.Turn
	if *t != (Turn{Card: t.Card, Plan: t.Plan}) || !s.builds(f) || t.Plan == 0 || !s.Data.Plans[t.Plan-1].On {
		return false
	}
	if f.B == ByArchitect {
		return s.whyNotPlan(f.Seat, t.Plan-1, f.B).No == 0
	}
	return s.whyNotBuild(f.Seat, t.Plan-1, f.B).No == 0
}

// build moves the piece from its cartouche to the site and scores it, in the order of OSI-5.7.6.
func (s *State) build(seat game.Seat, n uint8, site Site, log *game.Log) {
	s.did(seat, didBuild)
	kind, p := s.Data.Plans[n].Monument, &s.Player[seat]
	s.Plans[n] = Plan{Owner: NoSeat}
	s.Laid, s.Own[seat] = s.Laid.Without(n), s.Own[seat].Without(n)
	log.Add(monumentBuilt(seat, n, site))
	s.rotate(kind, n, log)
	if b := &s.Site[site]; b.Owner == NoSeat {
		*b = Building{Monument: kind, Owner: seat, Second: NoSeat}
	} else {
		b.Second = seat
	}
	s.raise(site)
	p.Built[kind]++
	s.points(seat, PartGlory, s.Data.Monument[kind].Glory, log)
	if s.Data.Segment[s.Season].Has(uint8(site)) {
		s.points(seat, PartBarge, s.Data.Scoring.Barge, log)
	}
	if p.Built[kind] == s.Data.Pieces[kind] && s.Complete&(1<<kind) == 0 { // OSI-5.7.8
		s.Complete |= 1 << kind
		s.points(seat, PartCompletion, s.Data.Scoring.Completion[kind], log)
	}
}

// rotate moves the neutral piece on a reserved cartouche of the same kind to the one just vacated (OSI-5.7.7).
func (s *State) rotate(kind Monument, to uint8, log *game.Log) {
	for _, from := range s.Data.Planning[kind] {
		if s.Plans[from].Owner == Neutral {
			s.Plans[from], s.Plans[to] = s.Plans[to], s.Plans[from]
			s.Laid = s.Laid.Without(from).With(to)
			log.Add(Moved{From: from, To: to}.event())
			return
		}
	}
}

// points scores glory points.
func (s *State) points(seat game.Seat, part Part, n uint8, log *game.Log) {
	if n > 0 {
		s.Player[seat].VP[part] += n
		log.Add(pointsScored(seat, part, n))
	}
}

// Gain returns the glory points that building a monument at a site would score at once, for previews.
func (s *State) Gain(seat game.Seat, n uint8, site Site) int {
	kind := s.Data.Plans[n].Monument
	sum := int(s.Data.Monument[kind].Glory)
	if s.Data.Segment[s.Season].Has(uint8(site)) {
		sum += int(s.Data.Scoring.Barge)
	}
	if s.Player[seat].Built[kind]+1 == s.Data.Pieces[kind] && s.Complete&(1<<kind) == 0 {
		sum += int(s.Data.Scoring.Completion[kind])
	}
	if f := s.Top(); f.Step == StepSite && f.B == ByFerryman { // OSI-11.13
		sum += int(s.Data.Special.Ferryman)
	}
	return sum
}

// Room reports whether the action itself could build a monument of a kind somewhere now (OSI-5.7.2 to OSI-5.7.4).
func (s *State) Room(m Monument) bool { return s.sites(m, Plainly) != 0 }

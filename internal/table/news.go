package table

import (
	"context"
	"errors"
	"slices"
	"time"

	"ennead/game"
)

// News is what there is to tell a person of all their tables at a moment, by kind.
type News map[NoticeKind][]Word

// dormant is how long nothing may have happened at a table of which there is still something to tell.
const dormant = 30 * 24 * time.Hour

// News returns what there is to tell a person now, of these kinds: where they are to move, the least time first; where
// a steward plays for them, or has done so since then; which games have ended since; which seats wait for them; and
// where somebody has written and they have not looked. A game that is under way is there once, for what is most urgent.
func (h *House) News(ctx context.Context, person PersonID, since time.Time, kinds []NoticeKind) (News, error) {
	mine, err := h.Mine(ctx, person)
	if err != nil {
		return nil, err
	}
	news := News{}
	for _, s := range mine {
		timed := s.Terms.Clock != ""
		worth := s.Status == Over && s.Updated.After(since) || s.Status == Playing && (timed || s.Owing&s.Mine != 0)
		if s.Mine == 0 || !worth || h.now().Sub(s.Updated) > dormant {
			continue
		}
		t, err := h.Look(ctx, s.ID)
		if unseen(err) {
			continue
		}
		if err != nil {
			return nil, err
		}
		if kind, w := t.newest(s.Mine, since, kinds, h.now()); w != nil {
			news[kind] = append(news[kind], *w)
		}
	}
	slices.SortStableFunc(news[NoticeTurn], func(a, b Word) int {
		if a.Due.IsZero() || b.Due.IsZero() {
			return b.Due.Compare(a.Due) // those without a clock last
		}
		return a.Due.Compare(b.Due)
	})
	if slices.Contains(kinds, NoticeInvite) {
		if err := h.invitations(ctx, person, news); err != nil {
			return nil, err
		}
	}
	if slices.Contains(kinds, NoticeMessage) {
		return news, h.unread(ctx, person, news)
	}
	return news, nil
}

// unseen reports whether an error says that there is nothing to tell of a table here: it has gone, or belongs to
// servers that know its rules.
func unseen(err error) bool { return errors.Is(err, ErrNoTable) || errors.Is(err, ErrElsewhere) }

// newest returns what is most urgent of a game to those who hold some seats; nil if there is nothing of these kinds.
func (t *Table) newest(theirs game.Seats, since time.Time, kinds []NoticeKind, now time.Time) (NoticeKind, *Word) {
	if !t.shared() {
		return "", nil
	}
	late := t.Handed()&theirs != 0 || slices.ContainsFunc(t.Happened, func(one Happening) bool {
		return (one.What == Late || one.What == Gone) && theirs.Has(one.Seat) && one.At.After(since)
	})
	for _, kind := range []NoticeKind{NoticeLate, NoticeTurn, NoticeLow, NoticeOver} {
		past := kind == NoticeLate && !late || kind == NoticeOver && !t.Moved.After(since)
		if past || !slices.Contains(kinds, kind) {
			continue
		}
		if w, _ := t.told(theirs, kind, now); w != nil {
			return kind, w
		}
	}
	return "", nil
}

// invitations adds the tables where a seat waits for a person.
func (h *House) invitations(ctx context.Context, person PersonID, news News) error {
	invited, err := h.InvitedTo(ctx, person)
	for _, s := range invited {
		if h.now().Sub(s.Updated) <= dormant {
			news[NoticeInvite] = append(news[NoticeInvite], Word{Table: s.ID, Game: s.Game, Others: others(s.Seats, 0)})
		}
	}
	return err
}

// unread adds the tables where somebody has written and a person has not looked since.
func (h *House) unread(ctx context.Context, person PersonID, news News) error {
	noted, err := h.conf.Store.NoticesOf(ctx, string(person))
	if err != nil {
		return err
	}
	for _, n := range noted {
		if NoticeKind(n.Kind) != NoticeMessage {
			continue
		}
		w, _, err := h.Word(ctx, ID(n.Table), person, NoticeMessage)
		switch {
		case unseen(err) || err == nil && w == nil:
		case err != nil:
			return err
		default:
			news[NoticeMessage] = append(news[NoticeMessage], *w)
		}
	}
	return nil
}

package people

import (
	"context"
	"errors"
	"slices"

	"ennead/internal/store"
)

const clubColumns = "c.id, c.version, c.name, c.link, c.founded"

func clubRow(c *store.Club) []any { return []any{&c.ID, &c.Version, &c.Name, &c.Link, &c.Founded} }

// CreateClub implements [store.Clubs].
func (s Shelf) CreateClub(ctx context.Context, c store.Club, owner string, most int) error {
	if err := store.CheckText(c.ID, c.Name, c.Link, owner); err != nil {
		return err
	}
	return s.write(ctx, "store a club", func(ctx context.Context, tx Tx) error {
		if err := tx.Alone(ctx, "clubs"); err != nil {
			return err
		}
		var there, owned int
		if err := one(ctx, tx, []any{&there, &owned}, `SELECT (SELECT count(*) FROM clubs WHERE id = $1),
			(SELECT count(*) FROM members WHERE person = $2 AND role = $3)`, c.ID, owner,
			store.ClubOwner); err != nil || there > 0 {
			return err
		}
		if owned >= most {
			return store.ErrMany
		}
		if _, err := tx.Exec(ctx, `INSERT INTO clubs (id, version, name, link, founded) VALUES ($1, 1, $2, $3, $4)`,
			c.ID, c.Name, c.Link, c.Founded); err != nil {
			return err
		}
		_, err := tx.Exec(ctx, "INSERT INTO members (club, person, role, since) VALUES ($1, $2, $3, $4)", c.ID, owner,
			store.ClubOwner, c.Founded)
		return err
	})
}

// Club implements [store.Clubs]. What it reads one after the other belongs together if the version is the same before
// and after.
func (s Shelf) Club(ctx context.Context, id string) (c store.Club, err error) {
	for {
		err = s.read(ctx, "read a club", func(ctx context.Context, tx Tx) error {
			c, err = wholeClub(ctx, tx, id, "")
			return err
		})
		if err != nil {
			return c, err
		}
		var now int64
		err = s.read(ctx, "read a club", func(ctx context.Context, tx Tx) error {
			return one(ctx, tx, []any{&now}, "SELECT version FROM clubs WHERE id = $1", id)
		})
		if err != nil || now == c.Version {
			return c, err
		}
	}
}

// wholeClub reads a club with its members.
func wholeClub(ctx context.Context, tx Tx, id, lock string) (c store.Club, err error) {
	if err := one(ctx, tx, clubRow(&c), "SELECT "+clubColumns+" FROM clubs c WHERE c.id = $1"+lock, id); err != nil {
		return c, err
	}
	return c, tx.Query(ctx, func(scan func(...any) error) error {
		var m store.Member
		err := scan(&m.Person, &m.Role, &m.Since, &m.Name, &m.Account)
		c.Members = append(c.Members, m)
		return err
	}, `SELECT m.person, m.role, m.since, coalesce(p.name, ''),
		coalesce(p.name_key <> '' AND p.closed = 0 AND p.banned = 0, FALSE)
		FROM members m LEFT JOIN people p ON p.person = m.person WHERE m.club = $1 ORDER BY m.since, m.person`, id)
}

// EditClub implements [store.Clubs].
func (s Shelf) EditClub(ctx context.Context, id string, edit func(*store.Club) error) error {
	return s.editClub(ctx, id, edit, func(context.Context, Tx, *store.Club) error { return nil })
}

// HandOver implements [store.Clubs]. It locks the row of the club before the relation, as everything does that writes
// to a club: whoever waits here for the relation has nothing that others wait for who have it.
func (s Shelf) HandOver(ctx context.Context, id string, most int, edit func(*store.Club) error) error {
	return s.editClub(ctx, id, edit, func(ctx context.Context, tx Tx, c *store.Club) error {
		at := slices.IndexFunc(c.Members, func(m store.Member) bool { return m.Role == store.ClubOwner })
		if at < 0 {
			return nil
		}
		if err := tx.Alone(ctx, "clubs"); err != nil {
			return err
		}
		var owned int
		err := one(ctx, tx, []any{&owned},
			"SELECT count(*) FROM members WHERE person = $1 AND role = $2 AND club <> $3", c.Members[at].Person,
			store.ClubOwner, id)
		if err == nil && owned >= most {
			err = store.ErrMany
		}
		return err
	})
}

// editClub changes a club unless a check of it as it will be fails.
func (s Shelf) editClub(ctx context.Context, id string, edit func(*store.Club) error,
	check func(ctx context.Context, tx Tx, c *store.Club) error,
) error {
	return s.write(ctx, "change a club", func(ctx context.Context, tx Tx) error {
		c, err := wholeClub(ctx, tx, id, tx.Lock())
		if err != nil {
			return err
		}
		before := slices.Clone(c.Members)
		if err := edit(&c); err != nil {
			return err
		}
		if err := check(ctx, tx, &c); err != nil {
			return err
		}
		if err := store.CheckText(c.Name, c.Link); err != nil {
			return err
		}
		if len(c.Members) == 0 {
			return dissolve(ctx, tx, id)
		}
		if _, err := tx.Exec(ctx, "UPDATE clubs SET version = version + 1, name = $2, link = $3 WHERE id = $1", id,
			c.Name, c.Link); err != nil {
			return err
		}
		return putMembers(ctx, tx, id, before, c.Members)
	})
}

// dissolve deletes a club.
func dissolve(ctx context.Context, tx Tx, id string) error {
	if _, err := tx.Exec(ctx, "UPDATE contests SET club = '', version = version + 1 WHERE club = $1", id); err != nil {
		return err
	}
	if _, err := tx.Exec(ctx, "DELETE FROM members WHERE club = $1", id); err != nil {
		return err
	}
	_, err := tx.Exec(ctx, "DELETE FROM clubs WHERE id = $1", id)
	return err
}

// putMembers writes the members who have changed, and deletes those who are no longer there.
func putMembers(ctx context.Context, tx Tx, id string, before, after []store.Member) error {
	for _, m := range before {
		if slices.ContainsFunc(after, func(o store.Member) bool { return o.Person == m.Person }) {
			continue
		}
		if _, err := tx.Exec(ctx, "DELETE FROM members WHERE club = $1 AND person = $2", id, m.Person); err != nil {
			return err
		}
	}
	for _, m := range after {
		if slices.Contains(before, m) {
			continue
		}
		if err := store.CheckText(m.Person, m.Role); err != nil {
			return err
		}
		if _, err := tx.Exec(ctx, `INSERT INTO members (club, person, role, since) VALUES ($1, $2, $3, $4)
			ON CONFLICT (club, person) DO UPDATE SET role = excluded.role`, id, m.Person, m.Role,
			m.Since); err != nil {
			return err
		}
	}
	return nil
}

// ClubsOf implements [store.Clubs].
func (s Shelf) ClubsOf(ctx context.Context, person string) ([]store.Club, error) {
	return list(ctx, s, "list the clubs of a person", clubRow, "SELECT "+clubColumns+` FROM clubs c
		WHERE c.id IN (SELECT m.club FROM members m WHERE m.person = $1) ORDER BY c.name, c.id`, person)
}

// MembershipsOf implements [store.Clubs].
func (s Shelf) MembershipsOf(ctx context.Context, person string) ([]store.Membership, error) {
	return list(ctx, s, "list what a person is in clubs", func(m *store.Membership) []any {
		return []any{&m.Club, &m.Role, &m.Since}
	}, `SELECT c.name, m.role, m.since FROM members m JOIN clubs c ON c.id = m.club WHERE m.person = $1
		ORDER BY c.name, c.id`, person)
}

// ClubRole implements [store.Clubs].
func (s Shelf) ClubRole(ctx context.Context, club, person string) (role string, err error) {
	err = s.read(ctx, "read what somebody is in a club", func(ctx context.Context, tx Tx) error {
		return one(ctx, tx, []any{&role}, "SELECT m.role FROM members m WHERE m.club = $1 AND m.person = $2", club,
			person)
	})
	return role, err
}

// ClubRatings implements [store.Clubs].
func (s Shelf) ClubRatings(ctx context.Context, club string) ([]store.Rating, error) {
	return list(ctx, s, "list the ratings of a club", ratingRow, "SELECT "+ratingColumns+` FROM ratings r
		JOIN members m ON m.person = r.person WHERE m.club = $1 ORDER BY r.person, r.game`, club)
}

// leaveClubs takes somebody who is erased out of their clubs. One that they owned passes to its oldest organiser, or
// else to its oldest member. All their clubs are locked before one of them changes: see [Shelf.HandOver].
func leaveClubs(ctx context.Context, tx Tx, person string) error {
	var clubs []string
	if err := tx.Query(ctx, func(scan func(...any) error) error {
		var id string
		err := scan(&id)
		clubs = append(clubs, id)
		return err
	}, "SELECT m.club FROM members m WHERE m.person = $1 ORDER BY m.club", person); err != nil {
		return err
	}
	var all []store.Club
	for _, id := range clubs {
		c, err := wholeClub(ctx, tx, id, tx.Lock())
		if err != nil && !errors.Is(err, store.ErrNotFound) { // it was dissolved meanwhile
			return err
		}
		if err == nil {
			all = append(all, c)
		}
	}
	for _, c := range all {
		id := c.ID
		var err error
		before := slices.Clone(c.Members)
		if c.Leave(person); len(c.Members) == 0 {
			err = dissolve(ctx, tx, id)
		} else {
			err = putMembers(ctx, tx, id, before, c.Members)
		}
		if err != nil {
			return err
		}
		if _, err := tx.Exec(ctx, "UPDATE clubs SET version = version + 1 WHERE id = $1", id); err != nil {
			return err
		}
	}
	return nil
}

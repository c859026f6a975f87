package lobby

import (
	"strings"
	"testing"
	"time"

	"ennead/internal/store"
	"ennead/internal/table"
)

// pair is Ann and Bek, who are asked for a table at noon, and Cem, who still looks.
func pair(t *testing.T) queue {
	t.Helper()
	q := parse(t, "ann 9 senet:2, bek 8 senet:2, cem 7 senet:2")
	q = q.match(part(q, nil), noon, func() table.ID { return "x" })
	if told := q.told(); told != "senet: ann bek" {
		t.Fatal(told)
	}
	return q
}

// who lists the people of a queue, with a star for who is asked and two for who has accepted.
func (q queue) who() string {
	var all []string
	for _, s := range q {
		name := s.person
		if !s.free() {
			name += "*"
		}
		if s.Proposal.Accepted {
			name += "*"
		}
		all = append(all, name)
	}
	return strings.Join(all, " ")
}

func (q queue) is(t *testing.T, want string) queue {
	t.Helper()
	if got := q.who(); got != want {
		t.Errorf("the queue is %q, want %q", got, want)
	}
	return q
}

func (q queue) answers(t *testing.T, person string, accepts bool, after time.Duration) queue {
	t.Helper()
	q, err := q.answer(person, "x", accepts, noon.Add(after))
	must(t, err)
	return q
}

func TestAnswer(t *testing.T) {
	q := pair(t).is(t, "ann* bek* cem")
	accepted := q.answers(t, "ann", true, time.Second).is(t, "ann** bek* cem")
	accepted.answers(t, "ann", true, 30*time.Second).is(t, "ann** bek* cem") // twice is once
	all := accepted.answers(t, "bek", true, asked-time.Millisecond).is(t, "ann** bek** cem")
	if !all.settled("x") || accepted.settled("x") || all.settled("") {
		t.Error("settled when somebody is missing, or not when nobody is")
	}
	all.stop("ann").is(t, "ann** bek** cem") // their table is about to open
	all.answers(t, "bek", false, asked).is(t, "ann** bek** cem")
	all.lapse(noon.Add(time.Hour)).is(t, "ann** bek**")

	q.answers(t, "bek", false, time.Second).is(t, "ann cem")
	q.stop("ann").is(t, "bek cem")
	accepted.answers(t, "bek", false, time.Second).is(t, "ann cem")
	if since := q.stop("bek")[0].since; !since.Equal(noon.Add(-9 * time.Second)) {
		t.Errorf("Ann looks since %v", since)
	}
	q.drop("x").is(t, "cem")
	q.drop("").is(t, "ann* bek* cem")
	q.released("x").is(t, "ann bek cem")
	for _, c := range []struct {
		person string
		id     table.ID
		after  time.Duration
	}{{"ann", "y", 0}, {"ann", "", 0}, {"cem", "x", 0}, {"cem", "", 0}, {"dan", "x", 0}, {"ann", "x", asked}} {
		for _, accepts := range []bool{true, false} {
			_, err := q.answer(c.person, c.id, accepts, noon.Add(c.after))
			wants(t, err, ErrPast)
		}
	}
}

func TestLapse(t *testing.T) {
	q := pair(t)
	q.lapse(noon.Add(asked-time.Millisecond)).is(t, "ann* bek* cem")
	q.lapse(noon.Add(asked)).is(t, "cem")
	q.answers(t, "bek", true, 0).lapse(noon.Add(asked)).is(t, "bek cem")
	q.lapse(noon.Add(away)).is(t, "")
	q.touch("cem", noon.Add(touched)).lapse(noon.Add(away)).is(t, "cem")
	q.touch("cem", noon.Add(touched-time.Millisecond)).lapse(noon.Add(away)).is(t, "")
	open := q.answers(t, "ann", true, 0).answers(t, "bek", true, 0).opened("x", noon)
	open.lapse(noon.Add(shown-time.Millisecond)).is(t, "ann** bek** cem")
	open.lapse(noon.Add(shown)).is(t, "cem")
	open.stop("ann").is(t, "ann** bek** cem")
	open.opened("", noon).is(t, "ann** bek** cem")
	if q[2].Proposal.Opened != 0 {
		t.Error("Cem's table is open")
	}
	erased := q[1:] // as if the store had erased Ann
	erased.lapse(noon).is(t, "bek cem")
}

func TestSeek(t *testing.T) {
	q, senet := queue{}, Choice{"senet", []int{2}, 0}
	at := func(person string, after time.Duration) seeker {
		return seeker{person: person, since: noon.Add(after), seen: noon.Add(after)}
	}
	q, err := q.seek(at("ann", 0), senet)
	must(t, err)
	q, err = q.seek(at("ann", time.Minute), Choice{"mehen", []int{3}, 0})
	must(t, err)
	q, err = q.seek(at("ann", time.Minute), Choice{"senet", []int{4}, 0})
	must(t, err)
	if s := q[0]; len(q) != 1 || !s.since.Equal(noon) || !s.seen.Equal(noon.Add(time.Minute)) ||
		!s.takes("senet", 4) || s.takes("senet", 2) || !s.takes("mehen", 3) || s.takes("mehen", 4) {
		t.Errorf("the queue is %+v", q)
	}
	full := make(queue, mostSeekers)
	full[0] = q[0]
	_, err = full.seek(at("bek", 0), senet)
	wants(t, err, ErrFull)
	_, err = full.seek(at("ann", 0), senet)
	must(t, err)
	for n := range mostGames {
		q, err = q.seek(at("ann", 0), Choice{string(rune('a' + n)), []int{2}, 0})
		if (err != nil) != (n >= mostGames-2) {
			t.Fatalf("%d more games: %v", n+1, err)
		}
		if err != nil {
			break
		}
	}

	// Whoever looks again while the way to their table is shown begins anew, and the others are shown it on.
	q = pair(t).answers(t, "ann", true, 0).answers(t, "bek", true, 0).opened("x", noon)
	q, err = q.seek(at("ann", time.Second), senet)
	must(t, err)
	q.is(t, "bek** cem ann").lapse(noon.Add(2*time.Second)).is(t, "bek** cem ann")
}

// What the store holds is read back as it was, and what no lobby has written is left out.
func TestText(t *testing.T) {
	q := pair(t).answers(t, "ann", true, 0).opened("x", noon)
	q[0].Name, q[0].Guest, q[1].Language, q[2].Bots = `Ann "☥" <b>`, true, "fr", true
	wants := q.write()
	if again := readAll(wants); !same(again, q) || again.told() != q.told() || again[0].Name != q[0].Name {
		t.Errorf("got %v, want %v", again, q)
	}
	strange := []store.Want{{Person: "dan"}, {Person: "eve", Text: "[]"}, {Person: "fay", Text: `{"games":5}`},
		{Person: "gil", Text: "\"\xff"}, {Person: "hal", Text: "{}"}}
	readAll(append(strange, wants...)).is(t, "hal ann** bek* cem")
}

package storetest

import (
	"strings"
	"sync"
	"sync/atomic"
	"testing"

	"ennead/internal/store"
)

func fillPeople(t *testing.T, s store.Store) {
	t.Helper()
	ctx := t.Context()
	for _, id := range []string{"éa", "zo"} {
		must(t, s.Arrive(ctx, store.Person{ID: id, Kind: "guest", Created: 1 << 40, Seen: 2, Signed: true},
			store.Session{Hash: "hash of " + id, Created: 3, Used: 4, Agent: "Mozilla ☥"}))
	}
	must(t, s.EditPerson(ctx, "zo", func(p *store.Person) error {
		p.Kind, p.Name, p.NameKey, p.Renamed = "account", "Zo", "zo", []int64{5, 6}
		p.Alert, p.Hours, p.Notices = "senet é", "é", "☥"
		return nil
	}))
	must(t, s.AddCredential(ctx, store.Credential{ID: "key", Person: "zo", Label: "é", Data: []byte{0, 255}}))
	must(t, s.SetMail(ctx, store.Mail{Key: "zo@nile", Person: "zo", Address: "Zo@nile", Since: 7}))
	must(t, s.PutTicket(ctx, store.Ticket{Hash: "ticket", Kind: "mail", Data: []byte{}, Made: 1, Expires: 1 << 41}))
	must(t, s.Tie(ctx, store.Tie{Person: "zo", Other: "éa", Kind: "friend", Since: 8}))
	must(t, s.EditWants(ctx, func(all []store.Want) ([]store.Want, error) {
		return append(all, store.Want{Person: "zo", Since: 1 << 40, Seen: 9, Text: "senet é"}), nil
	}))
	must(t, s.Report(ctx, store.Report{ID: "report", Person: "éa", About: "zo", Place: "a", Text: "né ☥", Made: 10}))
	must(t, s.Rule(ctx, mutes("first", "zo")))
}

func persons(t *testing.T, s store.Store) {
	ctx := t.Context()
	_, err := s.Person(ctx, "ann")
	wants(t, err, store.ErrNotFound)
	must(t, s.SetName(ctx, "ann", "Ann")) // as older programs do
	got, err := s.Person(ctx, "ann")
	must(t, err)
	same(t, got, store.Person{ID: "ann", Kind: "guest", Name: "Ann", Signed: true, Renamed: []int64{}})

	want := store.Person{ID: "ann", Kind: "account", Name: "Anne", NameKey: "anne", Created: 1, Seen: 2, Closed: 3,
		Role: "admin", Renamed: []int64{4, 5}, Alert: "né ☥", Hours: "☥", Notices: "turn é",
		MutedTill: 6, BannedSince: 7}
	edit := func(p *store.Person) error {
		*p = want
		return nil
	}
	must(t, s.EditPerson(ctx, "ann", edit))
	must(t, s.EditPerson(ctx, "ann", edit))
	got, err = s.Person(ctx, "ann")
	must(t, err)
	same(t, got, want)
	must(t, s.SetName(ctx, "bek", "Bek"))
	for kind, want := range map[string][]store.Person{"account": {want}, "nobody": {}} {
		list, err := s.OfKind(ctx, kind)
		must(t, err)
		same(t, list, want)
	}
	wants(t, s.EditPerson(ctx, "ann", func(p *store.Person) error {
		p.Name = "Nobody"
		return store.ErrStale
	}), store.ErrStale)
	name, err := s.Name(ctx, "ann")
	must(t, err)
	same(t, name, "Anne")
	wants(t, s.EditPerson(ctx, "ann", func(p *store.Person) error {
		p.Name = "\x00"
		return nil
	}), store.ErrText)

	for before, want := range map[int64]int{3: 0, 4: 1} {
		closing, err := s.Closing(ctx, before)
		must(t, err)
		same(t, len(closing), want)
	}
}

// named lets many ask for the same name at once: one of them gets it.
func named(t *testing.T, s store.Store) {
	ctx := t.Context()
	_, err := s.Named(ctx, "")
	wants(t, err, store.ErrNotFound)
	var wait sync.WaitGroup
	var won atomic.Int32
	for _, id := range []string{"a", "b", "c", "d", "e", "f"} {
		wait.Go(func() {
			err := s.EditPerson(ctx, id, func(p *store.Person) error {
				p.NameKey = "the same"
				return nil
			})
			if err == nil {
				won.Add(1)
			} else {
				wants(t, err, store.ErrExists)
			}
		})
	}
	wait.Wait()
	same(t, int(won.Load()), 1)
	p, err := s.Named(ctx, "the same")
	must(t, err)
	must(t, s.EditPerson(ctx, p.ID, func(p *store.Person) error {
		p.NameKey = ""
		return nil
	}))
	_, err = s.Named(ctx, "the same")
	wants(t, err, store.ErrNotFound)
}

func sessions(t *testing.T, s store.Store) {
	ctx := t.Context()
	must(t, s.SetName(ctx, "ann", "Ann"))
	for i, hash := range []string{"one", "two", "three"} {
		session := store.Session{Hash: hash, Created: int64(i), Used: int64(i), Agent: "Firefox"}
		for range 2 { // what is sent again changes nothing
			must(t, s.Arrive(ctx, store.Person{ID: "ann", Kind: "other", Created: 9}, session))
		}
	}
	session, p, err := s.Session(ctx, "two")
	must(t, err)
	same(t, session, store.Session{Hash: "two", Person: "ann", Created: 1, Used: 1, Agent: "Firefox"})
	same(t, p, store.Person{ID: "ann", Kind: "guest", Name: "Ann", Signed: true, Renamed: []int64{}})

	must(t, s.Use(ctx, "one", 7))
	hashes := func() (all []string) {
		list, err := s.Sessions(ctx, "ann")
		must(t, err)
		for _, session := range list {
			all = append(all, session.Hash)
		}
		return all
	}
	same(t, hashes(), []string{"one", "three", "two"})
	if p, err = s.Person(ctx, "ann"); err != nil || p.Seen != 7 {
		t.Errorf("seen %d: %v", p.Seen, err)
	}

	wants(t, s.End(ctx, "bek", "two"), store.ErrNotFound)
	must(t, s.End(ctx, "ann", "two"))
	wants(t, s.End(ctx, "ann", "two"), store.ErrNotFound)
	_, _, err = s.Session(ctx, "two")
	wants(t, err, store.ErrNotFound)
	must(t, s.EndOthers(ctx, "ann", "three"))
	same(t, hashes(), []string{"three"})
	if p, err = s.Person(ctx, "ann"); err != nil || p.Signed {
		t.Errorf("an older cookie still stands for her: %v", err)
	}
}

func credentials(t *testing.T, s store.Store) {
	ctx := t.Context()
	must(t, s.SetName(ctx, "ann", "Ann"))
	must(t, s.SetName(ctx, "bek", "Bek"))
	key := store.Credential{ID: "key", Person: "ann", Label: "phone", Created: 1, Data: []byte("count 1")}
	must(t, s.AddCredential(ctx, key))
	must(t, s.AddCredential(ctx, key)) // sent again
	other := key
	other.Person = "bek"
	wants(t, s.AddCredential(ctx, other), store.ErrExists)

	used := key
	used.Data, used.Used = []byte("count 2"), 5
	must(t, s.SetCredential(ctx, used, key.Data))
	wants(t, s.SetCredential(ctx, used, key.Data), store.ErrStale)
	got, err := s.Credential(ctx, "key")
	must(t, err)
	same(t, got, used)
	all, err := s.Credentials(ctx, "ann")
	must(t, err)
	same(t, all, []store.Credential{used})

	wants(t, s.DropCredential(ctx, "bek", "key"), store.ErrNotFound)
	wants(t, s.DropCredential(ctx, "ann", "key"), store.ErrLast)
	must(t, s.SetMail(ctx, store.Mail{Key: "ann@nile", Person: "ann", Address: "ann@nile"}))
	must(t, s.DropCredential(ctx, "ann", "key"))
	_, err = s.Credential(ctx, "key")
	wants(t, err, store.ErrNotFound)
}

func mails(t *testing.T, s store.Store) {
	ctx := t.Context()
	must(t, s.SetName(ctx, "ann", "Ann"))
	must(t, s.SetName(ctx, "bek", "Bek"))
	for _, address := range []string{"old@nile", "new@nile", "New@nile"} {
		key := map[string]string{"New@nile": "new@nile"}[address]
		if key == "" {
			key = address
		}
		must(t, s.SetMail(ctx, store.Mail{Key: key, Person: "ann", Address: address, Since: 1}))
	}
	wants(t, s.SetMail(ctx, store.Mail{Key: "new@nile", Person: "bek", Address: "new@nile"}), store.ErrExists)
	_, err := s.Mail(ctx, "old@nile")
	wants(t, err, store.ErrNotFound)
	m, err := s.Mail(ctx, "new@nile")
	must(t, err)
	same(t, m, store.Mail{Key: "new@nile", Person: "ann", Address: "New@nile", Since: 1})
	of, err := s.MailOf(ctx, "ann")
	must(t, err)
	same(t, of, m)
	wants(t, s.DropMail(ctx, "ann"), store.ErrLast)
	must(t, s.AddCredential(ctx, store.Credential{ID: "key", Person: "ann", Data: []byte{}}))
	must(t, s.DropMail(ctx, "ann"))
	_, err = s.MailOf(ctx, "ann")
	wants(t, err, store.ErrNotFound)
	must(t, s.SetMail(ctx, store.Mail{Key: "new@nile", Person: "bek", Address: "new@nile"}))
}

// lastWay lets somebody take away both their ways to sign in at once: one stays.
func lastWay(t *testing.T, s store.Store) {
	ctx := t.Context()
	for _, id := range []string{"a", "b", "c", "d", "e"} {
		must(t, s.SetName(ctx, id, id))
		must(t, s.AddCredential(ctx, store.Credential{ID: id, Person: id, Data: []byte{}}))
		must(t, s.SetMail(ctx, store.Mail{Key: id, Person: id, Address: id}))
		var wait sync.WaitGroup
		var dropped atomic.Int32
		for _, drop := range []func() error{
			func() error { return s.DropCredential(ctx, id, id) },
			func() error { return s.DropMail(ctx, id) },
		} {
			wait.Go(func() {
				if err := drop(); err == nil {
					dropped.Add(1)
				} else {
					wants(t, err, store.ErrLast)
				}
			})
		}
		wait.Wait()
		same(t, int(dropped.Load()), 1)
	}
}

// tickets lets many take the same ticket at once: one of them gets it.
func tickets(t *testing.T, s store.Store) {
	ctx := t.Context()
	want := store.Ticket{Hash: "h", Kind: "mail", Person: "ann", Data: []byte{0, 1}, Made: 10, Expires: 20}
	must(t, s.PutTicket(ctx, want))
	want.Data = []byte("other")
	must(t, s.PutTicket(ctx, want))
	got, err := s.Ticket(ctx, "h")
	must(t, err)
	same(t, got, want)

	var wait sync.WaitGroup
	var won atomic.Int32
	for range 8 {
		wait.Go(func() {
			got, err := s.TakeTicket(ctx, "h")
			if err != nil {
				wants(t, err, store.ErrNotFound)
				return
			}
			same(t, got, want)
			won.Add(1)
		})
	}
	wait.Wait()
	same(t, int(won.Load()), 1)

	must(t, s.PutTicket(ctx, want))
	must(t, s.PutTicket(ctx, store.Ticket{Hash: "later", Kind: "mail", Data: []byte{}, Made: 20, Expires: 30}))
	_, err = s.Ticket(ctx, "h") // expired
	wants(t, err, store.ErrNotFound)
}

func ties(t *testing.T, s store.Store) {
	ctx := t.Context()
	must(t, s.SetName(ctx, "ann", "Ann"))
	must(t, s.SetName(ctx, "bek", "Bek"))
	friend := store.Tie{Person: "ann", Other: "bek", Kind: "friend", Since: 1}
	mute := store.Tie{Person: "ann", Other: "bek", Kind: "mute", Since: 2}
	for _, tie := range []store.Tie{friend, mute, friend} {
		must(t, s.Tie(ctx, tie))
	}
	for person, want := range map[string][]store.Tie{"ann": {friend, mute}, "bek": nil} {
		got, err := s.Ties(ctx, person)
		must(t, err)
		same(t, got, want)
	}
	got, err := s.Tied(ctx, "bek")
	must(t, err)
	same(t, got, []store.Tie{friend, mute})
	must(t, s.Untie(ctx, "ann", "bek", "friend"))
	got, err = s.Ties(ctx, "ann")
	must(t, err)
	same(t, got, []store.Tie{mute})
}

// circles reads who has to do with whom: a person's own ties, and of others only what these want of them.
func circles(t *testing.T, s store.Store) {
	ctx := t.Context()
	for _, id := range []string{"ann", "bek", "cem", "dan"} {
		must(t, s.SetName(ctx, id, strings.ToUpper(id)))
	}
	tie := func(since int64, person, kind, other string) store.Tie {
		t.Helper()
		one := store.Tie{Person: person, Other: other, Kind: kind, Since: since}
		must(t, s.Tie(ctx, one))
		return one
	}
	likes := tie(4, "ann", store.TieFavourite, "bek")
	asks := tie(3, "cem", store.TieFriend, "ann")
	blocks := tie(2, "dan", store.TieBlock, "ann")
	mutes := tie(1, "ann", store.TieMute, "dan")
	tie(5, "bek", store.TieMute, "ann")
	tie(6, "bek", store.TieFavourite, "ann")
	tie(7, "bek", store.TieBlock, "cem")
	for person, want := range map[string]struct {
		ties   []store.Tie
		others []string
	}{
		"ann": {[]store.Tie{mutes, blocks, asks, likes}, []string{"bek", "cem", "dan"}},
		"dan": {[]store.Tie{blocks}, []string{"ann"}},
		"eve": {},
	} {
		ties, others, err := s.Circle(ctx, person)
		must(t, err)
		same(t, ties, want.ties)
		var ids []string
		for _, p := range others {
			same(t, p.Name, strings.ToUpper(p.ID))
			ids = append(ids, p.ID)
		}
		same(t, ids, want.others)
	}
	for _, pair := range [][2]string{{"ann", "dan"}, {"dan", "ann"}} {
		got, err := s.Between(ctx, pair[0], pair[1])
		must(t, err)
		same(t, got, []store.Tie{mutes, blocks})
	}
	got, err := s.Between(ctx, "cem", "dan")
	must(t, err)
	same(t, len(got), 0)
	for person, want := range map[string][]string{
		"ann": {"dan"}, "bek": {"cem"}, "cem": {"bek"}, "dan": {"ann"}, "eve": nil,
	} {
		got, err := s.Parted(ctx, person)
		must(t, err)
		same(t, got, want)
	}
}

// inherited gives a person the ties and the reports of another, and not those between the two.
func inherited(t *testing.T, s store.Store) {
	ctx := t.Context()
	for _, id := range []string{"ann", "guest", "bek", "cem"} {
		must(t, s.SetName(ctx, id, id))
	}
	for _, one := range []store.Tie{
		{Person: "guest", Other: "bek", Kind: store.TieMute, Since: 1},
		{Person: "guest", Other: "ann", Kind: store.TieMute, Since: 2},
		{Person: "ann", Other: "guest", Kind: store.TieBlock, Since: 3},
		{Person: "cem", Other: "guest", Kind: store.TieBlock, Since: 4},
		{Person: "ann", Other: "bek", Kind: store.TieMute, Since: 5},
	} {
		must(t, s.Tie(ctx, one))
	}
	must(t, s.Report(ctx, store.Report{ID: "a", Person: "guest", About: "bek", Made: 1}))
	must(t, s.Report(ctx, store.Report{ID: "b", Person: "cem", About: "guest", Made: 2}))
	must(t, s.Rule(ctx, mutes("1", "guest")))
	for range 2 {
		must(t, s.Inherit(ctx, "guest", "ann"))
		ties, err := s.Ties(ctx, "ann")
		must(t, err)
		same(t, ties, []store.Tie{{Person: "ann", Other: "bek", Kind: store.TieMute, Since: 5},
			{Person: "ann", Other: "guest", Kind: store.TieBlock, Since: 3}})
		ties, err = s.Tied(ctx, "ann")
		must(t, err)
		same(t, ties, []store.Tie{{Person: "cem", Other: "ann", Kind: store.TieBlock, Since: 4},
			{Person: "guest", Other: "ann", Kind: store.TieMute, Since: 2}})
	}
	measures, err := s.Measures(ctx, "ann")
	must(t, err)
	same(t, len(measures), 1)
	ann, err := s.Person(ctx, "ann")
	must(t, err)
	same(t, ann.MutedTill, int64(1<<41))
	must(t, s.Erase(ctx, "guest", "gone"))
	ties, err := s.Tied(ctx, "ann")
	must(t, err)
	same(t, len(ties), 1)
	left, err := s.Reports(ctx)
	must(t, err)
	same(t, left, []store.Report{{ID: "a", Person: "ann", About: "bek", Made: 1},
		{ID: "b", Person: "cem", About: "ann", Made: 2}})
}

func erased(t *testing.T, s store.Store) {
	ctx := t.Context()
	fillPeople(t, s)
	must(t, s.PutTicket(ctx, store.Ticket{Hash: "hers", Kind: "mail", Person: "zo", Data: []byte{}, Expires: 1 << 41}))
	must(t, s.Create(ctx, sample("a")))
	noted := change(load(t, s, "a"))
	noted.Notices = []store.Notice{{Person: "zo", Kind: "turn", Mark: 1}}
	must(t, s.Change(ctx, noted))
	must(t, s.AddRemark(ctx, store.Remark{Table: "a", ID: "1", Person: "zo", Text: "hers"}, 9, 9))
	must(t, s.AddRemark(ctx, store.Remark{Table: "a", ID: "2", Person: "éa", Text: "another's"}, 9, 9))
	must(t, s.CreateContest(ctx, announced("cup", "zo"), 9))
	listening(t, s, "zo", "ann")
	announces(t, s, "cup", store.Notice{Person: "zo", Kind: "begun", About: "cup", Mark: 1},
		store.Notice{Person: "ann", Kind: "begun", About: "cup", Mark: 1})
	must(t, s.Erase(ctx, "zo", "gone"))
	remarked, err := s.Remarks(ctx, "a")
	must(t, err)
	same(t, remarked, []store.Remark{{Table: "a", ID: "2", Person: "éa", Text: "another's"}})
	p, err := s.Person(ctx, "zo")
	must(t, err)
	same(t, p, store.Person{ID: "zo", Kind: "gone", Renamed: []int64{}})
	for what, err := range map[string]error{
		"session":    func() error { _, _, err := s.Session(ctx, "hash of zo"); return err }(),
		"credential": func() error { _, err := s.Credential(ctx, "key"); return err }(),
		"mail":       func() error { _, err := s.Mail(ctx, "zo@nile"); return err }(),
		"ticket":     func() error { _, err := s.Ticket(ctx, "hers"); return err }(),
	} {
		t.Log(what)
		wants(t, err, store.ErrNotFound)
	}
	left, err := s.Tied(ctx, "éa")
	must(t, err)
	same(t, len(left), 0)
	wanted, err := s.Wants(ctx)
	must(t, err)
	same(t, len(wanted), 0)
	reported, err := s.Reports(ctx)
	must(t, err)
	same(t, len(reported), 0)
	told, err := s.NoticesOf(ctx, "zo")
	must(t, err)
	same(t, len(told), 0)
	due, err := s.DueNotices(ctx, 99, 9)
	must(t, err)
	same(t, due, []store.Notice{{Person: "ann", Kind: "begun", About: "cup", Mark: 1}})
	measures, err := s.Measures(ctx, "zo")
	must(t, err)
	same(t, len(measures), 0)
	written, err := s.AuditEnd(ctx, "zo", 0, 9)
	must(t, err)
	same(t, len(written), 1)
	_, _, err = s.Session(ctx, "hash of éa")
	must(t, err)
}

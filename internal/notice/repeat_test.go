package notice

import (
	"math"
	"net/http"
	"sync"
	"testing"
	"time"

	"ennead/internal/post"
	"ennead/internal/store"
	"ennead/internal/table"
)

// later goes a round after some time, and checks what has come by then. The courier goes none by itself.
func (h *house) later(after time.Duration, mail, push, hook int) {
	h.t.Helper()
	time.Sleep(after)
	must(h.t, h.round(h.t.Context()))
	must(h.t, h.repeats(h.t.Context()))
	h.came(mail, push, hook)
}

// nothingLeft checks that nothing is to be brought again, ever.
func (h *house) nothingLeft() {
	h.t.Helper()
	if all, err := h.db.DueRepeats(h.t.Context(), math.MaxInt64, atOnce); err != nil || len(all) > 0 {
		h.t.Errorf("to be brought again: %+v, %v", all, err)
	}
}

// fails has ann be told of something that her webhook does not take.
func (h *house) fails() {
	h.t.Helper()
	h.world.answer("own", http.StatusServiceUnavailable)
	h.notices(table.NoticeTurn, 1)
	h.later(0, 1, 1, 1)
}

// A webhook that takes nothing is tried again for a day, less and less often, and counts once for each letter. Then it
// is not tried any more, and mail and device have heard nothing of it.
func TestRepeats(t *testing.T) {
	lived(t, true, func(t *testing.T, h *house) {
		h.everywhere()
		h.Close()
		h.fails()
		began, wait := time.Now(), unsent
		for range mostRepeats {
			h.later(wait-time.Second, 0, 0, 0)
			h.later(time.Second, 0, 0, 1)
			wait *= 2
		}
		if took := time.Since(began); took > 22*time.Hour {
			t.Errorf("it is tried for %s", took)
		}
		h.nothingLeft()
		if w, err := h.Wish(t.Context(), ann); err != nil || w.Hook.Failed != 1 {
			t.Errorf("the webhook has failed %d times: %v", w.Hook.Failed, err)
		}

		h.office.closed(post.ErrUnreachable) // what two ways lack comes to each once, also if they recover one by one
		h.notices(table.NoticeTurn, 1)
		h.later(0, 0, 1, 1)
		h.office.closed(nil)
		h.later(unsent, 1, 0, 1)
		h.world.answer("own", http.StatusOK)
		h.later(2*unsent, 0, 0, 1)
		h.nothingLeft()
	})
}

// Nothing is brought again of what its reader has seen, wants no more, or no more in that way, or of which there is
// something later.
func TestRepeatsEnd(t *testing.T) {
	lived(t, true, func(t *testing.T, h *house) {
		ctx := t.Context()
		h.everywhere()
		h.Close()
		for what, end := range map[string]func(id string){
			"looked": func(id string) {
				must(t, h.Looked(ctx, ann, &table.Table{ID: table.ID(id)}, true))
			},
			"wants none": func(string) { must(t, h.Stop(ctx, ann, table.NoticeTurn)) },
			"no webhook": func(string) { must(t, h.DropHook(ctx, ann)) },
			"a later one": func(id string) {
				now := time.Now().UnixMilli()
				at, err := h.db.Load(ctx, id)
				must(t, err)
				must(t, h.db.Change(ctx, &store.Change{ID: id, Expected: at.Version, Status: "playing",
					Notices: []store.Notice{{Person: string(ann), Kind: string(table.NoticeTurn), Mark: 2, At: now,
						Due: math.MaxInt64}}}))
			},
		} {
			h.fails()
			all, err := h.db.NoticesOf(ctx, string(ann))
			must(t, err)
			time.Sleep(time.Second)
			end(all[len(all)-1].Table)
			h.world.answer("own", http.StatusOK)
			time.Sleep(unsent)
			must(t, h.repeats(ctx))
			if n := len(h.world.posts("own.example")) + len(h.office.letters()); n > 0 {
				t.Errorf("%s: %d letters came", what, n)
			}
			h.asks(ann, everything)
			_, err = h.SetHook(ctx, ann, "https://own.example/hook", false)
			must(t, err)
		}
	})
}

// Of several servers that find the same letter to bring again, one does.
func TestRepeatRace(t *testing.T) {
	lived(t, true, func(t *testing.T, h *house) {
		ctx := t.Context()
		h.everywhere()
		h.Close()
		h.fails()
		time.Sleep(unsent)
		h.world.answer("own", http.StatusOK)
		due, err := h.db.DueRepeats(ctx, time.Now().UnixMilli(), atOnce)
		must(t, err)
		if len(due) != 1 || due[0].Ways != "hook" || due[0].Tries != 1 {
			t.Fatalf("%+v", due)
		}
		var all sync.WaitGroup
		for range 5 {
			all.Go(func() {
				if err := h.repeat(ctx, due); err != nil {
					t.Error(err)
				}
			})
		}
		all.Wait()
		h.came(0, 0, 1)
	})
}

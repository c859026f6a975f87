package table

import (
	"strings"
	"testing"
)

// What a person left is what they said, wrote and may know: nothing that others hide, and nothing of others.
func TestLeft(t *testing.T) {
	eachErased(t, func(t *testing.T, h *House, w *watch) {
		r := leaveRemains(t, h, w)
		left := map[ID]Trace{}
		for trace, err := range h.Left(t.Context(), ann) {
			must(t, err)
			left[trace.ID] = trace
		}
		for name, want := range map[string]struct {
			id                   ID
			status               Status
			opened               bool
			stints, lines, notes int
			record               bool
			looked               int
		}{
			"packed":    {r.packed, Over, true, 1, 1, 1, true, 0},
			"over":      {r.over, Over, false, 1, 2, 1, true, 0},
			"running":   {r.running, Playing, true, 1, 2, 2, true, 0},
			"gathering": {r.gathering, Gathering, false, 1, 0, 0, true, 0},
			"own":       {r.own, Gathering, true, 1, 0, 0, true, 0},
			"frozen":    {r.frozen, Frozen, true, 1, 1, 1, true, 0},
			"unplayed":  {r.unplayed, Frozen, false, 1, 0, 0, true, 0},
			"before":    {r.before, Playing, false, 1, 1, 1, false, 0},
			"handed":    {r.handed, Playing, false, 1, 1, 0, true, 0}, // it is not certain that the note is hers
			"brought":   {r.brought, Over, true, 0, 0, 0, false, 0},
			"phone":     {r.phone, Playing, false, 1, 2, 2, true, 0},
			"lent":      {r.lent, Playing, true, 1, 1, 1, true, 0},
			"looked":    {r.looked, Playing, false, 0, 0, 0, false, 1},
			"looking":   {r.looking, Playing, false, 0, 0, 0, false, 1},
			"shut":      {r.looksFrozen, Frozen, false, 0, 0, 0, false, 1},
		} {
			got := left[want.id]
			if got.Status != want.status || got.Opened != want.opened || len(got.Stints) != want.stints ||
				len(got.Lines) != want.lines || len(got.Notes) != want.notes || len(got.Looked) != want.looked ||
				(got.Record != "") != want.record {
				t.Errorf("%s: %+v", name, got)
			}
			if looked := got.Looked; len(looked) > 0 && (looked[0].Seat != 1 || looked[0].Since.IsZero() ||
				looked[0].Until.IsZero() == (name == "looked")) {
				t.Errorf("%s: looked on %+v", name, looked)
			}
			for _, n := range got.Notes {
				if n.Text != "Ann wants gold" && name != "phone" {
					t.Errorf("%s: %+v", name, n)
				}
			}
			for _, l := range got.Lines {
				if !strings.HasPrefix(l.Text, "Ann says hello") && name != "phone" { // where Dan has the seat with her
					t.Errorf("%s: %+v", name, l)
				}
			}
			delete(left, want.id)
		}
		if len(left) != 0 {
			t.Errorf("%+v is of others", left)
		}
		for trace, err := range h.Left(t.Context(), bek) {
			must(t, err)
			if trace.ID != r.running {
				continue
			}
			at := looked(t, h, r.running)
			if want := record(t, at.Match.Game, at.Record(1)); trace.Record != want ||
				strings.Contains(trace.Record, "wish") {
				t.Errorf("Bek may not know\n%s", trace.Record)
			}
			break
		}
		must(t, h.Erase(t.Context(), ann))
		for trace, err := range h.Left(t.Context(), ann) {
			t.Errorf("after all there is %+v, %v", trace, err)
		}
	})
}

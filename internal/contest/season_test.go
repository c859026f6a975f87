package contest

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"
)

// season returns the standings of divisions of some sizes after a season, with entries called by division and place.
func season(divisions ...int) (list []Standing) {
	for g, n := range divisions {
		members := make([]Standing, n)
		for i := range members {
			members[i] = Standing{Place: i + 1, Group: g + 1, Entry: fmt.Sprintf("%d-%d", g+1, i+1)}
		}
		move(members, n, g > 0, g < len(divisions)-1)
		list = append(list, members...)
	}
	return list
}

func everybody(string) bool { return true }

// After a season two go up and two go down, and where all play again, the divisions are these.
func TestNextSeason(t *testing.T) {
	after := Season(season(6, 7, 6))
	want := [][]string{
		{"1-1", "1-2", "1-3", "1-4", "2-1", "2-2"},
		{"1-5", "1-6", "2-3", "2-4", "2-5", "3-1", "3-2"},
		{"2-6", "2-7", "3-3", "3-4", "3-5", "3-6"},
	}
	if !slices.EqualFunc(after, want, slices.Equal) {
		t.Errorf("after the season the divisions are %v", after)
	}
	next, err := Divide(after, []int{6, 7, 6}, everybody, nil)
	if err != nil || !slices.EqualFunc(next, want, slices.Equal) {
		t.Errorf("in the next season the divisions are %v: %v", next, err)
	}
	list := season(6, 6)
	list[5].Out = true // who would have gone down
	after = Season(list)
	if want := []string{"1-5", "2-3", "2-4", "2-5", "2-6"}; !slices.Equal(after[1], want) || len(after[0]) != 6 {
		t.Errorf("after somebody has withdrawn, the divisions are %v", after)
	}
}

// A division keeps its size where a reserve took the place of somebody who has withdrawn, and two go down from it. A
// place that nobody took is one of those two.
func TestNextSeasonWithdrawn(t *testing.T) {
	for _, test := range []struct{ out, reserves, down, size int }{
		{0, 0, 2, 8}, {1, 1, 2, 8}, {2, 2, 2, 8}, {1, 0, 1, 8}, {2, 1, 1, 8}, {3, 0, 0, 7}, {7, 0, 0, 3}, {8, 0, 0, 2},
	} {
		list := season(8+test.reserves, 8)
		above := list[:8+test.reserves]
		for i := range above {
			above[i].Move, above[i].Out = 0, i >= len(above)-test.out
		}
		move(above, 8, false, true)
		down := 0
		for _, s := range above {
			if s.Move < 0 && !s.Out {
				down++
			}
		}
		after := Season(list)
		if down != test.down || len(after[0]) != test.size || len(after[1]) != 6+test.down {
			t.Errorf("%+v: %d go down, and the divisions are %v", test, down, after)
		}
		list = season(6, 8+test.reserves, 8)
		middle := list[6 : 14+test.reserves]
		for i := range middle {
			middle[i].Move, middle[i].Out = 0, i >= len(middle)-test.out
		}
		move(middle, 8, true, true)
		for i, s := range middle {
			if s.Out && s.Move > 0 || !s.Out && i < 2 && s.Move != 1 {
				t.Errorf("%+v: %+v moves", test, s)
			}
		}
	}
}

// Free places go to the next below, and those who are new enter the lowest division, which may become several.
func TestNextDivisions(t *testing.T) {
	after := Season(season(8, 8))
	for _, test := range []struct {
		name  string
		gone  []string
		fresh int
		want  []int
		first string // the last entry of the first division
	}{
		{"all stay", nil, 0, []int{8, 8}, "2-2"},
		{"two are new", nil, 2, []int{8, 10}, "2-2"},
		{"four are new", nil, 4, []int{8, 6, 6}, "2-2"},
		{"somebody above leaves", []string{"1-1"}, 1, []int{8, 8}, "1-7"},
		{"too few are left below", []string{"2-5", "2-6", "2-7"}, 0, []int{6, 7}, "1-6"},
		{"three are too many below", nil, 3, []int{9, 10}, "1-7"},
		{"only newcomers below", []string{"1-7", "1-8", "2-3", "2-4", "2-5", "2-6", "2-7", "2-8"}, 6, []int{8, 6},
			"2-2"},
		{"six above", []string{"1-1", "1-2", "1-7", "1-8", "2-3", "2-4", "2-5", "2-6", "2-7", "2-8"}, 7, []int{6, 7},
			"2-2"},
	} {
		var fresh []string
		for n := range test.fresh {
			fresh = append(fresh, fmt.Sprint("new-", n))
		}
		next, err := Divide(after, []int{8, 8}, func(e string) bool { return !slices.Contains(test.gone, e) }, fresh)
		if err != nil {
			t.Errorf("%s: %v", test.name, err)
			continue
		}
		var sizes []int
		for _, members := range next {
			sizes = append(sizes, len(members))
		}
		if first := next[0]; !slices.Equal(sizes, test.want) || first[len(first)-1] != test.first {
			t.Errorf("%s: the divisions are %v", test.name, next)
		}
	}
}

// Whoever stays and whoever is new, all are divided in their order as long as any divisions are possible.
func TestNextDivisionsOfAll(t *testing.T) {
	after := Season(season(6, 10, 9))
	var order []string
	for _, members := range after {
		order = append(order, members...)
	}
	for stay := range len(order) + 1 {
		for fresh := range 40 {
			all := slices.Clone(order[len(order)-stay:])
			var late []string
			for n := range fresh {
				late = append(late, fmt.Sprint("new-", n))
			}
			all = append(all, late...)
			next, err := Divide(after, []int{6, 10, 9}, func(e string) bool { return slices.Contains(all, e) }, late)
			if possible := len(all) >= 6 && len(all) != 11; possible != (err == nil) {
				t.Fatalf("%d stay, %d are new: %v", stay, fresh, err)
			}
			if err != nil {
				continue
			}
			if !slices.Equal(slices.Concat(next...), all) {
				t.Fatalf("%d stay, %d are new: %v", stay, fresh, next)
			}
			for _, members := range next {
				if len(members) < 6 || len(members) > 10 {
					t.Fatalf("%d stay, %d are new: a division of %d", stay, fresh, len(members))
				}
			}
		}
	}
}

// Whoever has withdrawn from whatever division, with or without a reserve: if all others play again, each division but
// the lowest has as many as before as far as they go, and nobody overtakes anybody.
func TestNextSeasonKeepsSizes(t *testing.T) {
	kept := 0
	for seed := range uint64(5000) {
		r := rand.New(rand.NewPCG(seed, 7))
		places := make([]int, 2+r.IntN(4))
		var list []Standing
		for g := range places {
			places[g] = 6 + r.IntN(5)
			out := r.IntN(4)
			reserves := r.IntN(out + 1)
			members := make([]Standing, places[g]+reserves)
			for i := range members {
				members[i] = Standing{Place: i + 1, Group: g + 1, Entry: fmt.Sprintf("%d-%d", g+1, i+1),
					Out: i >= len(members)-out}
			}
			move(members, places[g], g > 0, g < len(places)-1)
			list = append(list, members...)
		}
		after := Season(list)
		order := slices.Concat(after...)
		next, err := Divide(after, places, everybody, nil)
		if n := len(order); n < 6 || n == 11 {
			continue // these cannot be divided
		}
		if err != nil {
			t.Fatalf("seed %d, divisions of %v: %v", seed, places, err)
		}
		if !slices.Equal(slices.Concat(next...), order) {
			t.Fatalf("seed %d: %v becomes %v", seed, after, next)
		}
		keep, left := 0, len(order) // so many keep their size, and so many entries are below them
		for keep < len(places)-1 && left >= places[keep] {
			left -= places[keep]
			keep++
		}
		for left > 0 && (left < 6 || left == 11) {
			keep--
			left += places[keep]
		}
		sizes := sizesOf(next)
		if !slices.Equal(sizes[:keep], places[:keep]) {
			t.Fatalf("seed %d: divisions of %v become those of %v", seed, places, sizes)
		}
		if low := sizes[keep:]; len(low) > 0 && slices.Max(low)-slices.Min(low) > 1 {
			t.Fatalf("seed %d: divisions of %v become those of %v", seed, places, sizes)
		}
		if left > 5 && left < 11 && keep == len(places)-1 {
			kept++
		}
	}
	if kept < 1000 {
		t.Errorf("only %d leagues keep all divisions", kept)
	}
}

func sizesOf(divisions [][]string) (all []int) {
	for _, members := range divisions {
		all = append(all, len(members))
	}
	return all
}

package pace

import (
	"runtime"
	"slices"
	"time"
)

// Figure is the result of a measurement.
type Figure struct {
	Best   float64 // nanoseconds per thing counted, in the fastest run
	Median float64 // the same in the median run
	Allocs int     // allocations per repetition of the work, rounded down
}

// runs is how often work is measured. Other programs can slow a run down, but nothing speeds it up, and many short runs
// find a quiet moment sooner than few long ones.
const runs = 50

// Measure runs work for about that long.
func Measure(w Work, long time.Duration) (f Figure) {
	w(1) // grows the buffers
	runtime.GC()
	n := 1
	for {
		took, _, _ := timed(w, n)
		if took >= long/runs {
			break
		}
		more := int(1.2 * float64(n) * float64(long/runs) / float64(max(took, 1)))
		n = min(max(more, n+1), 100*n)
	}
	var each []float64
	allocs := 0
	for range runs {
		took, things, mallocs := timed(w, n)
		each = append(each, float64(took)/float64(things))
		allocs += mallocs
	}
	slices.Sort(each)
	return Figure{Best: each[0], Median: each[runs/2], Allocs: allocs / (runs * n)}
}

// timed does the work n times.
func timed(w Work, n int) (took time.Duration, things, mallocs int) {
	var before, after runtime.MemStats
	runtime.ReadMemStats(&before)
	began := time.Now()
	things = w(n)
	took = time.Since(began)
	runtime.ReadMemStats(&after)
	return took, things, int(after.Mallocs - before.Mallocs)
}

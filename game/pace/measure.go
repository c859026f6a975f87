package pace

import (
	"runtime"
	"slices"
	"time"
)

// Figure is what came of a measurement.
type Figure struct {
	Best   float64 // nanoseconds for each thing counted, in the fastest of some runs
	Median float64 // the same in the middle one
	Allocs int     // allocations each time the work is done, rounded down
}

// runs is how often work is measured: others on the machine make some runs slow, nothing makes one fast. Many short runs find
// a quiet moment sooner than few long ones.
const runs = 50

// Measure runs work for about so long.
func Measure(w Work, long time.Duration) (f Figure) {
	w(1) // buffers get their size
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

// timed does work so many times.
func timed(w Work, n int) (took time.Duration, things, mallocs int) {
	var before, after runtime.MemStats
	runtime.ReadMemStats(&before)
	began := time.Now()
	things = w(n)
	took = time.Since(began)
	runtime.ReadMemStats(&after)
	return took, things, int(after.Mallocs - before.Mallocs)
}

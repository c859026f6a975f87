package clock

import (
	"testing"
	"time"
)

func rule(t *testing.T, text string) Rule {
	t.Helper()
	r, err := ParseRule(text)
	if err != nil {
		t.Fatal(err)
	}
	return r
}

// with returns the rule with another bank.
func with(r Rule, bank time.Duration) Rule {
	r.Bank = bank
	return r
}

// paris returns a time of 2026 in Paris, where clocks go forward on 29 March at 2:00 and back on 25 October at 3:00.
func paris(t *testing.T, month time.Month, day, hour int) time.Time {
	t.Helper()
	zone, err := time.LoadLocation("Europe/Paris")
	if err != nil {
		t.Fatal(err)
	}
	return time.Date(2026, month, day, hour, 0, 0, 0, zone)
}

// TestExamples tells stories; the first eight are those of docs/clocks.md.
func TestExamples(t *testing.T) {
	live, days := rule(t, "live normal"), rule(t, "days normal")
	held := days
	held.Hold = 6 * time.Hour
	spring, autumn := paris(t, time.March, 28, 16), paris(t, time.October, 24, 16)
	for _, c := range []struct {
		name string
		rule Rule
		from time.Time
		what string
	}{
		{"1: a stint", with(live, 3*time.Minute), begun, `Ani
			40s Ani moves: Ani
			1m10s Ani moves: Ani
			1m10s Ani = 1m50s runs due 3m
			2m10s Ani moves: Bek
			2m10s Ani = 1m20s idle due never
			2m10s Bek = 3m runs due 5m10s`},
		{"2: the cap", with(live, 19*time.Minute+50*time.Second), begun, `Bek
			5s Bek = 19m45s runs due 19m50s
			5s Bek moves: Ani
			5s Bek = 20m idle due never`},
		{"3: chosen at the same time, and taken back", with(live, 5*time.Minute), begun, `Ani Bek
			20s Ani moves: Bek
			20s Ani = 5m10s idle due never
			30s undo 1
			30s Ani = 4m30s runs due 5m
			30s Bek = 4m30s runs due 5m
			40s Ani moves: Bek
			40s Ani = 4m50s idle due never`},
		{"4: a window, answered in time", live, begun, `Cem?
			6s Cem = 12m replies due 12m8s
			6s Cem moves: Ani
			6s Cem = 12m idle`},
		{"4: a window, answered late", live, begun, `Cem?
			8s Cem = 12m runs due 12m8s
			20s Cem moves: Ani
			20s Cem = 11m48s idle`},
		{"5: undo", live, begun, `Ani
			60s Ani moves: Bek
			60s Ani = 11m30s idle
			85s Bek = 11m35s runs
			85s undo 1
			85s Ani = 10m35s runs due 12m
			85s Bek = 12m idle
			95s Ani moves: Bek
			95s Ani = 10m55s idle`},
		{"6: quiet hours", with(days, 10*time.Hour), begun, `Ani
			-1s Bek quiet UTC 20:00 06:00
			0s Ani moves: Bek
			0s Bek = 10h runs due 26-12:00 until 25-20:00
			25-20:00 Bek = 6h quiet due 26-12:00 until 26-06:00
			26-05:59 Bek = 6h quiet due 26-12:00
			26-06:00 Bek = 6h runs due 26-12:00
			26-11:00 Bek = 1h runs due 26-12:00`},
		{"the bank ends when quiet hours begin", with(days, 4*time.Hour), begun, `Ani
			-1s Bek quiet UTC 20:00 06:00
			0s Ani moves: Bek
			0s Bek = 4h runs due 25-20:00
			25-20:00 Bek = 0s quiet due 25-20:00`},
		{"7: an offer to everybody", live, begun, `Ani
			0s Ani offers
			15s Ani = 12m talks due 12m20s
			20s Ani = 12m runs due 12m20s
			40s Ani offers
			50s Ani = 11m30s runs due 12m20s`},
		{"8: no server ran", with(live, time.Hour), begun.Add(-7 * time.Hour), `Ani
			40m Ani = 20m runs due 1h
			40m credit 40m
			40m Ani = 1h runs due 1h40m
			40m Bek = 1h idle due never`},

		{"chance decides in the middle of a stint", live, begun, `Ani
			10s Ani moves:
			10s Bek moves: Ani
			20s Ani = 11m40s runs due 12m
			20s Ani moves: Bek
			20s Ani = 12m10s idle`},
		{"a stint of windows alone, then one with a choice", live, begun, `Ani? Bek
			18s Ani moves: Bek
			18s Ani = 11m50s idle
			20s Bek moves: Ani?
			30s Ani moves: Ani
			30s Ani moves: Bek
			30s Ani = 11m48s idle
			40s Bek moves: Ani?
			50s Ani moves: Ani
			51s Ani moves: Bek
			51s Ani = 12m15s idle`},
		{"each question of a window is free, and what others seal renews none", live, begun, `Ani? Bek Cem
			5s Bek moves: Ani? Cem
			10s Ani = 11m58s runs due 12m8s
			10s Ani moves: Ani? Cem
			15s Ani = 11m58s replies due 12m16s
			20s Ani = 11m56s runs due 12m16s
			20s Cem moves: Ani
			30s Ani = 11m46s runs due 12m16s`},
		{"a window that is declined at once costs nothing", live, begun, `Ani
			10s Ani moves: Bek?
			10s Bek moves: Ani
			10s Bek = 12m idle
			20s Ani = 11m40s runs due 12m
			20s Ani moves: Cem
			20s Bek = 12m idle`},
		{"a reaction that leads to a choice", live, begun, `Ani
			10s Ani moves: Bek
			20s Bek moves: Ani?
			20s Ani moves: Ani
			30s Ani = 12m10s runs due 12m40s`},
		{"the last of several goes on with its stint", live, begun, `Ani Bek
			10s Ani moves: Bek
			20s Bek moves: Bek
			30s Bek = 11m30s runs
			30s Bek moves: Ani
			30s Bek = 12m idle
			30s Ani = 12m20s runs due 12m50s`},
		{"an earlier secret choice is taken back, a later one stays", live, begun, `Ani Bek Cem
			20s Ani moves: Bek Cem
			25s Bek moves: Cem
			30s undo 2
			25s Bek moves: Ani Cem
			30s Ani = 11m30s runs due 12m
			30s Bek = 12m5s idle`},
		{"undo across the end of a stint and a beginning", live, begun, `Ani
			10s Ani moves: Ani
			20s Ani moves: Bek?
			27s Bek = 12m replies
			30s undo 2
			30s Bek = 12m idle
			30s Ani = 11m30s runs due 12m`},
		{"undo of a late choice may use up the bank", live, begun, `Ani
			60s Ani moves: Bek
			13m undo 1
			13m Ani = 0s runs due 12m`},
		{"a turn after the time is one like any other", live, begun, `Ani
			13m Ani = 0s runs due 12m
			13m Ani moves: Bek
			13m Ani = 30s idle`},

		{"a whisper is nothing", live, begun, `Ani
			5s Ani whispers
			6s Bek offers
			10s Ani = 11m50s runs due 12m`},
		{"an offer in each turn, though one seat has them all", live, begun, `Ani
			0s Ani offers
			30s Ani moves: Ani
			30s Ani offers
			40s Ani = 11m40s runs due 12m20s
			40s Ani moves: Ani, turn
			40s Ani offers
			50s Ani = 11m40s talks due 12m40s
			60s Ani = 11m40s runs due 12m40s`},
		{"a visit is open until all have said no more", live, begun, `Ani
			10s Ani moves: Ani, held Bek Cem
			12s Ani = 11m50s holds due 12m15s
			13s Ani moves: Ani, held Bek Cem
			14s Bek nomore
			15s Ani = 11m50s holds due 12m15s
			16s Cem nomore
			16s Ani = 11m50s runs due 12m6s
			20s Ani moves: Bek
			20s Ani = 12m16s idle`},
		{"a visit among bots is not held open", live, begun, `Ani
			10s Ani moves: Ani, held Bek Cem
			10s Bek nomore
			10s Cem nomore
			12s Ani = 11m48s runs due 12m
			13s Ani moves: Ani, held Bek Cem
			15s Ani = 11m45s runs due 12m`},
		{"a visit is open for a while only, and each anew", live, begun, `Ani
			10s Ani moves: Ani, held Bek Cem
			20s Cem nomore
			25s Ani = 11m50s runs due 12m15s
			30s Ani moves: Ani
			40s Ani moves: Ani, held Bek Cem
			40s Ani = 11m35s holds due 12m30s
			45s Bek nomore
			54s Ani = 11m35s holds
			56s Ani = 11m34s runs due 12m30s`},
		{"an offer in a visit: both waits run at the same time", live, begun, `Ani
			0s Ani moves: Ani, held Bek
			5s Ani offers
			6s Bek nomore
			20s Ani = 12m talks due 12m25s
			25s Ani = 12m runs due 12m25s`},
		{"a visit for hours, with a night between", with(held, 10*time.Hour), begun, `Bek
			-1s Ani quiet UTC 20:00 06:00
			0s Bek moves: Ani, held Bek
			25-21:00 Ani = 10h quiet due 26-18:00
			26-07:00 Ani = 10h holds due 26-18:00
			26-09:00 Ani = 9h runs due 26-18:00`},

		{"a pause that is ended", live, begun, `Ani
			10s pause 15m
			5m Ani = 11m50s paused due 27m until 15m10s
			5m resume
			5m Ani = 11m50s runs due 16m50s`},
		{"a pause that ends by itself, and another", live, begun, `Ani
			10s pause 1m
			80s Ani = 11m40s runs due 13m
			90s pause
			90s Ani = 11m30s paused due never until never
			10m resume
			11m Ani = 10m30s runs due 21m30s`},
		{"a pause does not stop what nobody does, and no window", live, begun, `Cem?
			5s pause 1m
			65s Cem = 12m replies due 13m8s
			70s Cem = 11m58s runs due 13m8s`},
		{"a pause begins in quiet hours and ends in the next ones", with(days, 10*time.Hour), begun, `Ani
			-1s Ani quiet UTC 20:00 06:00
			0s Ani moves: Bek
			0s Bek moves: Ani
			25-22:00 pause 1d
			26-12:00 Ani = 6h paused due 27-12:00
			26-22:00 Ani = 6h quiet due 27-12:00`},
		{"quiet hours are changed, and begin with the next stint", with(days, 10*time.Hour), begun, `Ani
			25-19:00 Ani quiet UTC 20:00 06:00
			25-21:00 Ani = 5h runs due 26-02:00
			25-21:00 Ani moves: Bek
			25-21:00 Bek moves: Ani
			25-21:00 Ani = 5h runs due 26-02:00
			25-22:00 Ani moves: Bek
			25-23:00 Bek moves: Ani
			25-23:00 Ani = 20h quiet due 27-12:00
			25-23:30 Ani quiet
			25-23:59 Ani = 20h quiet due 27-12:00`},
		{"clocks go forward: the night is shorter", with(days, 10*time.Hour), spring, `Bek
			28-15:00 Ani quiet Europe/Paris 20:00 06:00
			28-16:00 Bek moves: Ani
			28-16:00 Ani = 10h runs due 29-12:00
			29-05:00 Ani = 6h quiet
			29-06:00 Ani = 6h runs
			11h Ani = 6h quiet
			14h Ani = 5h runs due 19h`},
		{"clocks go back: the night is longer", with(days, 10*time.Hour), autumn, `Bek
			24-15:00 Ani quiet Europe/Paris 20:00 06:00
			24-16:00 Bek moves: Ani
			24-16:00 Ani = 10h runs due 25-12:00
			25-05:00 Ani = 6h quiet
			14h30m Ani = 6h quiet
			16h Ani = 5h runs due 21h`},
		{"quiet hours of another zone", with(days, 10*time.Hour), begun, `Bek
			-1s Ani quiet Asia/Kathmandu 22:00 06:00
			0s Bek moves: Ani
			25-17:00 Ani = 9h45m quiet due 26-10:00`}, // 22:00 there is 16:15
		{"quiet hours mean nothing in live games", live, begun, `Bek
			-1s Ani quiet UTC 16:00 17:00
			0s Bek moves: Ani
			10s Ani = 11m50s runs due 12m`},
		{"a vacation", with(days, 20*time.Hour), begun, `Ani
			10m Ani vacation 2d
			14m Ani = 19h46m runs due 28-12:00
			15m Ani = 19h45m away
			27-16:14 Ani = 19h45m away
			27-17:15 Ani = 18h45m runs due 28-12:00
			27-17:15 Bek = 20h idle`},
		{"two vacations in a row, ended early", with(days, 20*time.Hour), begun, `Ani
			0s Ani vacation 1d
			25-20:00 Ani vacation 2d
			26-20:00 Ani = 20h away due 28-16:00 until 27-20:00
			27-10:00 Ani back
			27-12:00 Ani = 18h runs due 28-06:00`},
		{"a vacation long after another", days, begun, `Ani
			0s Ani vacation 1d
			27-16:00 Ani = 48h runs due 29-16:00
			27-16:00 Ani vacation 1d
			28-17:00 Ani = 47h runs due 30-16:00`},
		{"a vacation of somebody who is not to move", days, begun, `Ani
			0s Bek vacation 1d
			1h Bek = 72h away due never until 26-16:00
			26-16:00 Bek = 72h idle due never`},

		{"a credit, while some stand", with(days, 20*time.Hour), begun, `Ani Bek Cem?
			0s Bek vacation 1d
			5h Ani = 15h runs
			5h credit 5h
			5h Ani = 20h runs due 26-17:00
			5h Bek = 20h away due 27-12:00
			5h Cem = 20h replies due 26-21:00`},
		{"a credit is at most for the time that ran", live, begun, `Ani
			4m Ani moves: Bek
			5m credit 3m
			5m Bek = 12m runs due 17m
			5m Ani = 8m30s idle`},
		{"a credit in a window gives nothing of the bank", live, begun, `Cem?
			60s credit 1m
			64s Cem moves: Ani
			64s Cem = 12m idle`},

		{"a steward plays the stint", live, begun, `Ani
			12m Ani steward
			12m Ani = 1m steward due never
			13m Ani moves: Ani
			14m Ani moves: Bek
			14m Ani = 1m idle
			15m Bek moves: Ani
			15m30s Ani = 30s runs due 16m`},
		{"a steward plays at once", live, begun, `Ani
			12m Ani steward
			12m Ani moves: Bek
			12m Ani = 1m idle`},
		{"the person comes back in time", live, begun, `Ani
			12m Ani steward
			13m Ani back
			13m20s Ani = 40s runs due 14m
			13m20s Ani moves: Bek
			13m20s Ani = 1m10s idle`},
		{"absent, until back", live, begun, `Ani
			12m Ani absent
			13m Ani moves: Bek
			13m Ani = 1m absent due never
			14m Bek moves: Ani
			20m Ani = 1m absent due never
			21m Ani back
			21m30s Ani = 30s runs due 22m`},
		{"absent for several stints: no steps", live, begun, `Ani
			12m Ani absent
			13m Ani moves: Bek
			14m Bek moves: Ani
			15m Ani moves: Bek
			16m Bek moves: Ani
			17m Ani moves: Bek
			17m Ani = 1m absent
			18m Ani back
			18m Ani = 1m idle`},
		{"a steward for a stint that undo has taken away", live, begun, `Ani
			60s Ani moves: Bek
			13m Bek steward
			13m undo 1
			13m Bek = 12m idle`},
	} {
		t.Run(c.name, func(t *testing.T) { tell(t, c.rule, c.from, c.what) })
	}
}

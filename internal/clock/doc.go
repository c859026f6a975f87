// Package clock says how much time each seat has left, and when its time is up. That is a pure function of four
// things: the [Rule], who was to move at the start, the turns of the record with their times ([Turn]), and what
// else happened to the clocks ([Event]). [Fold] computes it from all of them; a [State] advances by one more at a
// time, to the same result. Undo needs nothing of its own: the record becomes shorter, and whoever folds it gets
// what would have been.
//
// All clocks follow from what everybody may know, so they give nothing away. Times are exact to the millisecond.
//
// What happens in one millisecond is one change of the table: only what holds at its end counts. So a stint does
// not end while chance decides, or while the table declines windows for others, and a window that is declined at
// once was never open. Turns of one millisecond come in the order of the record, events in the order in which they
// are stored; how turns and events of one millisecond are mixed makes no difference.
//
// # Rulings
//
// docs/clocks.md has the rule of the clocks. Where it leaves something open:
//
//   - A stint ends when the seat is no longer to move, and not before. So several turns in a row are one stint, and
//     who chooses last of several at once, and is to move again, goes on with the same stint.
//   - A stint has a real choice if, at the end of some change, the seat owed something else than a reaction.
//   - What stands for a reason (pause, vacation, quiet hours) stands altogether: the free time of a window,
//     [Rule.Talk] and [Rule.Hold] do not run either. These three run side by side, and the bank runs when none is
//     left.
//   - A window that a person lets lapse costs as much as one that they close themselves. Others must not learn from
//     a clock that nobody pressed anything. A window that the table closes within [Rule.Reply] costs nothing
//     anyway.
//   - A turn later than the end of the time is a turn like any other. Nobody has less than nothing left.
//   - Whoever sits at a seat, a bot included, has a clock. Who is not to be timed, the caller knows.
//   - Time does not go back: something that is older than what came before it counts as made at the same time.
//   - A credit is for the seats whose stint goes on: what ran during that time did not run. It gives nothing else, so
//     nobody has more than before. What the seat itself did during that time stays charged.
//   - The steward's bank of two steps is at most [Rule.Cap].
//   - A steward for the stint of a seat that is not to move, after an undo, means nothing. See [Steward], [Absent].
//   - In live games there are neither vacations nor quiet hours: such events mean nothing.
//   - A moment is in quiet hours if a clock on a wall in that zone shows it. So on the day on which clocks go
//     forward an hour of the night may be missing, and on the day on which they go back there may be one more.
package clock

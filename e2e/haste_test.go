package e2e

import "testing"

// Who steps through a replay fast, by its slider or by its links, gets to where they stopped.
func TestFastSteps(t *testing.T) {
	t.Parallel()
	b := open(t, "ENNEAD_PAUSE=0s").tab(1440, 900)
	path := b.sits("pharaon", "me", "apprentice", "", "", "")
	for eval[int](b, `Number(document.querySelector("#page").dataset.turns)`) < 12 {
		b.turn(b.some)
	}
	b.open(path + "?at=2")
	b.wait(`document.querySelector("#page").dataset.at === "2"`)
	eval[bool](b, `(document.querySelector("#replay-whole")?.setAttribute("open", ""), true)`)
	eval[bool](b, `[3, 4, 5, 6, 7, 8].every(at => {
		const slider = document.querySelector("#at");
		slider.focus();
		slider.value = at;
		return slider.dispatchEvent(new Event("input", {bubbles: true}));
	})`)
	b.wait(`document.querySelector("#page").dataset.at === "8" && document.querySelector("#at").value === "8"`)
	b.wait(idle)
	eval[bool](b, `[1, 2, 3].every(() => (document.querySelector("#step-back").click(), true))`)
	b.wait(`document.querySelector("#page").dataset.at === "5"`)
}

// A new question comes back to sight where its column is scrolled elsewhere.
func TestQuestionInSight(t *testing.T) {
	t.Parallel()
	b := open(t, "ENNEAD_PAUSE=0s").tab(1440, 900)
	b.sits("osiris", "me", "apprentice", "", "", "")
	away := 0
	for range 8 {
		b.wait(asked)
		version := b.version()
		if eval[float64](b, `(r => (r.scrollTo(0, 1e6), r.scrollTop))(document.querySelector("#rail"))`) > 0 {
			away++
		}
		move := option(b.some())
		b.pressed(float64(version), func() { eval[bool](b, `(document.querySelector(%q).click(), true)`, move) })
		b.wait(asked)
		b.wait(`(q => q.top >= 0 && q.bottom <= innerHeight)(document.querySelector("#prompt").getBoundingClientRect())`)
	}
	if away == 0 {
		t.Error("the column never needed to be scrolled")
	}
}

// hasty clicks too early at each new page, and counts how often that was tried, and how often it answered a question.
const hasty = `(() => {
	let sent = 0;
	window.tried = {double: 0, held: 0, old: 0}, window.answered = {double: 0, held: 0, old: 0};
	const tries = (name, act) => {
		const before = sent;
		tried[name]++;
		act();
		answered[name] += sent - before;
	};
	const click = (e, detail) => e.dispatchEvent(new MouseEvent("click", {bubbles: true, cancelable: true, detail}));
	const option = () => document.querySelector("#choices button[name=move]:not([data-aim])");
	document.addEventListener("sending", () => sent++);
	document.addEventListener("shown", () => queueMicrotask(() => {
		const asked = document.querySelector("#choices [name=version]")?.value;
		if (!asked || asked === document.querySelector("#page").dataset.version) return;
		const move = e => document.querySelector("#choices button[value=" + CSS.escape(e.dataset.move) + "]");
		const old = [...document.querySelectorAll("#stage [data-move]")].find(move);
		if (old) tries("old", () => click(old, 1));
	}));
	let version = "";
	document.addEventListener("drawn", () => {
		const was = version;
		version = document.querySelector("#page").dataset.version;
		if (was === version || !option()) return;
		tries("double", () => click(option(), 2));
		const held = new KeyboardEvent("keydown", {key: "1", repeat: true, bubbles: true});
		tries("held", () => document.body.dispatchEvent(held));
	});
	return true;
})()`

// The second half of a double click, a key that is held, and a click on a board that still shows what was before do not
// answer a question that nobody has seen yet. A whole game may have no board that shows an old choice, so there may be
// more than one.
func TestUnseenQuestion(t *testing.T) {
	t.Parallel()
	b := open(t, "ENNEAD_PAUSE=10ms").tab(1440, 900)
	tried, answered := map[string]int{}, map[string]int{}
	for games := 0; games < 3 && tried["old"] == 0; games++ {
		b.duel()
		eval[bool](b, hasty)
		for n := 0; n < 25 || n < 400 && eval[int](b, `tried.old`) == 0 && !b.has("#sheet"); n++ {
			b.turn(b.some)
		}
		b.wait(asked + " || " + over)
		for _, name := range []string{"double", "held", "old"} {
			tried[name] += eval[int](b, `tried.%s`, name)
			answered[name] += eval[int](b, `answered.%s`, name)
		}
	}
	for _, name := range []string{"double", "held", "old"} {
		t.Logf("%s: %d times", name, tried[name])
		if answered[name] > 0 || tried[name] == 0 {
			t.Errorf("%s: of %d times %d answered", name, tried[name], answered[name])
		}
	}
}

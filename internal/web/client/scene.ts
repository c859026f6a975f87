// Scenes: what was counted at once, beat by beat. The server sends the still sheet, complete; this plays it: the row of
// the beat is lit, the board is veiled except for its place, figures appear there and go to their seats, whose points
// count up. It never holds anything up: any key or touch goes on, and a decision that is due ends it. On a phone it lies
// over the decision, which rises once it ends, or at any touch.
import { swallow } from "./sheet";
import { cropped, raise, room } from "./sight";
import { frame as painted } from "./table";

const light = 200, apart = 150, most = 600, fly = 450, hold = 500, nothing = 300; // ms
const longest = 14000;

const calm = matchMedia("(prefers-reduced-motion: reduce)");
const still = (): boolean =>
  calm.matches || document.hidden || document.documentElement.classList.contains("still");
const narrow = matchMedia("(max-width: 820px)");
const asks = (): boolean => document.querySelector("#decision.active") !== null;
const due = (): boolean => asks() && !narrow.matches;
const covers = (): boolean => asks() && narrow.matches;
const wait = (ms: number, stop: AbortSignal): Promise<void> => new Promise((done) => {
  const timer = setTimeout(done, ms);
  stop.addEventListener("abort", () => { clearTimeout(timer); done(); }, { once: true });
});

// scenes are those of the page in the order in which they play: the score pad, which is the first to be read, is the last.
const scenes = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>("[data-scene]")]
  .sort((a, b) => Number(a.id === "sheet") - Number(b.id === "sheet"));
const rowsOf = (s: HTMLElement): HTMLTableRowElement[] => [...s.querySelectorAll<HTMLTableRowElement>("[data-beat]")];
const number = (n: number): string => (n > 0 ? "+" : n < 0 ? "−" : "") + Math.abs(n);

// told is the place of a beat, or the first piece of its groups.
const told = (row: HTMLElement): HTMLElement | null =>
  document.getElementById(row.dataset.place ?? row.dataset.frames?.split(" ")[1]?.split(",")[0] ?? "");

const markOf = (seat: string): Node | undefined => document.querySelector(`#seat-${seat} svg`)?.cloneNode(true);

// Figures are at a place of the board, each at its own or in a row, and go to a seat.
interface Figure { seat: string; by: number; at: Element | null; aside: number }

function figures(row: HTMLTableRowElement): Figure[] {
  const place = document.getElementById(row.dataset.place ?? "");
  const spots = (row.dataset.spots ?? "").split(",").filter(Boolean).map((s) => s.split(" "));
  if (spots.length > 0) {
    return spots.map(([id, seat, by]) => ({ seat: seat ?? "", by: Number(by), at: document.getElementById(id ?? "") ?? place, aside: 0 }));
  }
  const cells = [...row.querySelectorAll<HTMLElement>("td[data-by]")];
  return cells.map((cell, i) => ({ seat: cell.dataset.seat ?? "", by: Number(cell.dataset.by), at: place, aside: i - (cells.length - 1) / 2 }));
}

// A scene that plays, or is gone through by hand.
class Playing {
  readonly key: string;
  private at: number; // the beat that is lit; the number of beats when the sheet is complete
  private stop = new AbortController();
  running = false;
  private speed = 1;
  private clock = 0; // when the beat should have come to where it is
  held = false; // it is over, and still lies over the page
  private from: number | undefined; // where the page was before

  constructor(readonly scene: HTMLElement) {
    this.key = scene.id;
    this.at = this.rows().length;
  }

  rows(): HTMLTableRowElement[] { return rowsOf(this.scene).filter((r) => !r.classList.contains("due")); }
  get over(): boolean { return this.at >= this.rows().length; }
  get lasts(): boolean { return this.at >= this.rows().length - 1; } // its last beat is told

  // time returns how long a beat takes, before it is made to fit.
  private time(row: HTMLTableRowElement): number {
    const none = this.rows().filter((r) => r.classList.contains("none")).length;
    if (row.classList.contains("none")) return nothing / none;
    const count = figures(row).length;
    return light + Math.min(most, apart * count) + (row.dataset.beat ? fly : 0) + hold;
  }

  async play(from = this.over ? 0 : this.at): Promise<void> {
    this.halt();
    const stop = this.stop = new AbortController();
    this.running = true;
    this.at = from;
    this.speed = Math.min(1, longest / this.rows().reduce((sum, row) => sum + this.time(row), 0));
    await painted(); // the first beat measures the page, which may just have changed
    if (stop.signal.aborted) return;
    if (narrow.matches) this.from ??= scrollY;
    this.clock = performance.now();
    for (; !this.over; this.at++) {
      this.show();
      await this.beat(this.rows()[this.at] as HTMLTableRowElement, stop.signal);
      if (stop.signal.aborted) return;
    }
    if (!stop.signal.aborted) this.finish(true);
  }

  // beat keeps to the clock of the scene, so that a slow device shows less of it rather than taking longer.
  private async beat(row: HTMLTableRowElement, stop: AbortSignal): Promise<void> {
    const pass = (ms: number): Promise<void> => {
      this.clock += ms * this.speed;
      return wait(Math.max(0, this.clock - performance.now()), stop);
    };
    if (row.classList.contains("none")) return pass(this.time(row));
    await pass(light);
    const all = figures(row);
    const chips: [HTMLElement, Figure][] = [];
    for (const f of all) {
      const made = f.at && !stop.aborted ? chip(f, row) : null;
      if (made) chips.push([made, f]);
      await pass(Math.min(apart, most / all.length));
    }
    if (row.dataset.beat && !stop.aborted) {
      for (const [made, f] of chips) {
        goes(made, [document.querySelector(`#seat-${f.seat} .pts`), row.querySelector(`td[data-seat="${f.seat}"]`)], fly * this.speed);
      }
      await pass(fly);
      if (!stop.aborted) this.count(this.at + 1);
    }
    await pass(hold);
    for (const [made] of chips) made.remove();
  }

  // show lights the beat, and leaves open what is still to come.
  private show(): void {
    const rows = this.rows();
    rows.forEach((row, i) => {
      row.classList.toggle("now", i === this.at);
      row.classList.toggle("todo", i > this.at);
    });
    this.count(this.at);
    const row = rows[this.at];
    const verdict = this.scene.querySelector<HTMLElement>(".verdict");
    const says = (row ?? verdict)?.dataset ?? {};
    const line = verdict?.querySelector("span:last-child");
    if (line && line.textContent !== says.line) line.textContent = says.line ?? "";
    const mark = says.who ? markOf(says.who) : null;
    verdict?.querySelector(".mk")?.replaceChildren(...(mark ? [mark] : []));
    this.scene.classList.toggle("played", !this.over || this.held);
    this.pips();
    ending();
    steady(() => this.place());
  }

  // place brings what the beat speaks of into sight, and veils the rest of the board. The light glides there from where it
  // was, unless the page has moved: then that may lie behind the header.
  private place(): void {
    if (!this.scene.isConnected) return;
    const row = this.rows()[this.at], was = scrollY;
    if (row) this.look(row);
    else if (now()) return; // the veil is another scene's
    if (scrollY !== was) veil();
    veil(row?.classList.contains("none") ? undefined : row?.dataset.place);
    frame(row?.dataset.frames);
  }

  // count shows the sums after that many beats, here and in the header.
  private count(beats: number): void {
    const rows = this.rows();
    for (const cell of this.scene.querySelectorAll<HTMLElement>("[data-sum]")) {
      const seat = cell.dataset.sum ?? "";
      let sum = 0, rest = 0;
      rows.forEach((row, i) => {
        if (row.dataset.beat !== "points") return;
        const by = Number(row.querySelector<HTMLElement>(`td[data-seat="${seat}"]`)?.dataset.by ?? 0);
        if (i < beats) sum += by;
        else rest += by;
      });
      const text = cell.querySelector("[aria-hidden]") ?? cell;
      text.textContent = beats >= rows.length ? cell.dataset.text ?? "" : cell === text ? number(sum) : String(sum);
      const pill = document.querySelector<HTMLElement>(`#seat-${seat} .pts [aria-hidden]`);
      if (!pill || this.scene.dataset.live === undefined) continue;
      pill.dataset.whole ??= pill.textContent ?? "";
      const whole = Number(pill.dataset.whole);
      if (rest === 0 || Number.isNaN(whole)) {
        pill.textContent = pill.dataset.whole;
        delete pill.dataset.whole;
      } else pill.textContent = String(whole - rest);
    }
  }

  // look brings the place and the row into sight: on a phone the scene lies over the lower half of the page.
  private look(row: HTMLElement): void {
    const place = told(row);
    if (narrow.matches || innerWidth > 1179) row.scrollIntoView({ block: "nearest" }); // which may scroll the page, too
    if (narrow.matches && place?.checkVisibility() && !this.scene.contains(place)) raise(place, this.scene);
  }

  private pips(): void {
    const pips = this.scene.querySelector(".beats");
    pips?.replaceChildren(...this.rows().map((_, i) => {
      const pip = document.createElement("i");
      if (i < this.at) pip.className = "d";
      if (i === this.at) pip.className = "o";
      return pip;
    }));
    const skip = this.scene.querySelector<HTMLButtonElement>('[data-does="skip"]');
    if (skip?.firstChild) {
      skip.disabled = this.over && !this.held;
      skip.dataset.word ??= skip.firstChild.textContent ?? "";
      const shuts = this.over && this.held ? document.querySelector<HTMLElement>("#look")?.dataset.close : undefined;
      skip.firstChild.textContent = shuts ?? skip.dataset.word; // there is nothing left to skip
    }
    this.scene.querySelector(".ctl")?.classList.toggle("playing", this.running);
  }

  halt(): void {
    this.stop.abort();
    this.running = false;
    document.querySelectorAll("#veil .chip").forEach((c) => c.remove());
  }

  // finish shows the still sheet. On a phone one that has played to its end stays until it is touched, or the page asks
  // something.
  finish(held = false): void {
    const played = held || !this.over; // not if the page has only been shown again
    this.halt();
    this.at = this.rows().length;
    this.held = held && narrow.matches && !queue[1] && !asks();
    const back = this.held ? undefined : this.from; // as of now: it may begin anew before the page has settled
    if (!this.held) this.from = undefined;
    this.show();
    steady(() => this.rest(played, back));
    next(this);
  }

  // leave ends a scene that the page no longer has: the game has gone on.
  leave(): void {
    this.halt();
    const back = this.from;
    if (back !== undefined) steady(() => scrollTo({ top: back }));
  }

  // rest scrolls to what one reads now that it is over, and back to where the page was.
  private rest(played: boolean, back?: number): void {
    if (this.held) this.scene.scrollTo({ top: this.scene.scrollHeight }); // the sums are last
    else if (played && this.scene.id === "sheet" && innerWidth > 1179) {
      this.scene.parentElement?.scrollTo({ top: 0 }); // who has won
      this.scene.querySelector(".told-by")?.scrollIntoView({ block: "nearest" }); // below the sums
    }
    if (back !== undefined) scrollTo({ top: back });
  }

  // step goes a beat forward or back, and plays on if it was playing.
  step(by: number): void {
    const on = this.running;
    this.halt();
    this.at = Math.max(0, Math.min(this.rows().length, this.at + by));
    if (this.over) this.finish();
    else if (on) void this.play(this.at);
    else this.stands();
  }

  // stands shows a beat as it is at its end.
  private stands(): void {
    this.show();
    this.count(this.at + 1);
  }

  // shown puts the beat back on the sheet after the server has sent it again.
  shown(): void {
    if (this.over || due() || still()) this.finish(this.held);
    else if (this.running) this.show();
    else this.stands();
  }

  toggle(): void {
    if (!this.running) void this.play();
    else {
      this.halt();
      this.stands();
    }
  }
}

// drawn returns the part of the screen that the board covers, without the margins of its picture.
function drawn(): DOMRect | undefined {
  const stage = document.querySelector("#stage")?.getBoundingClientRect();
  const board = document.querySelector<SVGSVGElement>("#stage > svg");
  const ctm = board?.getScreenCTM();
  const box = board?.viewBox.baseVal;
  if (!stage || !ctm || !box) return stage;
  const x = Math.max(stage.x, ctm.e + box.x * ctm.a), y = Math.max(stage.y, ctm.f + box.y * ctm.d);
  return new DOMRect(x, y, Math.min(stage.right, ctm.e + (box.x + box.width) * ctm.a) - x,
    Math.min(stage.bottom, ctm.f + (box.y + box.height) * ctm.d) - y);
}

// layer returns what lies over the page.
function layer(): HTMLElement {
  const old = document.querySelector<HTMLElement>("#veil");
  if (old) return old;
  const made = document.createElement("div");
  made.id = "veil";
  made.setAttribute("aria-hidden", "true"); // the table says it
  document.body.append(made);
  return made;
}

// veil covers the board except for a place; without one it is removed, which needs no layout of the page.
function veil(id?: string): void {
  const cover = layer();
  const place = document.getElementById(id ?? "");
  const stage = place?.checkVisibility() ? drawn() : undefined;
  let lit = cover.querySelector<HTMLElement>("u");
  if (!stage || !place) {
    lit?.remove();
    return;
  }
  const box = place.getBoundingClientRect();
  if (!lit) {
    lit = document.createElement("u");
    lit.append(document.createElement("i"));
    cover.append(lit);
  }
  const all = place.closest("#stage") ? stage : around(place);
  set(lit, all.x + scrollX, all.y + scrollY, all.width, all.height);
  set(lit.firstElementChild as HTMLElement, box.x - all.x - 3, box.y - all.y - 3, box.width + 6, box.height + 6);
}

// around returns what is dark around a place beside the board, as far as its column shows it.
function around(place: Element): DOMRect {
  const box = place.getBoundingClientRect();
  const column = room(place)?.getBoundingClientRect() ?? box;
  const x = Math.max(box.left - 6, column.left), y = Math.max(box.top - 6, column.top);
  return new DOMRect(x, y, Math.max(0, Math.min(box.right + 6, column.right) - x), Math.max(0, Math.min(box.bottom + 6, column.bottom) - y));
}

// frame draws a frame round each element of a group, the first one with the mark of its seat.
function frame(groups = ""): void {
  layer().querySelectorAll(".frame").forEach((f) => f.remove());
  for (const group of groups.split(",").filter(Boolean)) {
    const [seat = "", ...ids] = group.split(" ");
    const at = new Map<string, number>(); // two pieces may be at one element
    for (const [i, id] of ids.entries()) {
      const place = document.getElementById(id), within = place && room(place);
      const box = place?.getBoundingClientRect();
      if (!box || box.width === 0 || within && cropped(place, within)) continue;
      const made = document.createElement("b");
      made.className = "frame";
      const inner = 4 * (at.get(id) ?? 0);
      at.set(id, (at.get(id) ?? 0) + 1);
      set(made, box.x + scrollX + inner, box.y + scrollY + inner, box.width - 2 * inner, box.height - 2 * inner);
      const mark = i === 0 ? markOf(seat) : null;
      if (mark) made.append(mark);
      layer().append(made);
    }
  }
}

function set(e: HTMLElement, x: number, y: number, w: number, h: number): void {
  Object.assign(e.style, { left: `${x}px`, top: `${y}px`, width: `${w}px`, height: `${h}px` });
}

// chip puts a figure at its place; several at one place stand below each other.
function chip(f: Figure, row: HTMLElement): HTMLElement | null {
  const cover = layer();
  const box = f.at?.getBoundingClientRect();
  if (!box || box.width === 0) return null;
  const made = document.createElement("b");
  made.className = "chip";
  const mark = markOf(f.seat);
  if (mark) made.append(mark);
  made.append(row.dataset.beat ? number(f.by) : String(f.by).replace("-", "−"));
  const thing = row.dataset.beat === "things" ? row.querySelector("th svg") : null;
  if (thing) made.append(thing.cloneNode(true));
  made.dataset.at = f.at?.id ?? "";
  const many = f.aside ? 0 : [...cover.querySelectorAll<HTMLElement>(".chip")].filter((c) => c.dataset.at === made.dataset.at).length;
  const x = Math.min(Math.max(box.x + box.width / 2 + f.aside * 66, 40), innerWidth - 40);
  made.style.left = `${x + scrollX}px`;
  made.style.top = `${box.y + Math.min(box.height / 2, 60) + scrollY + many * 30}px`;
  cover.append(made);
  return made;
}

// goes sends a figure to its seat in the header, or to its cell if that is out of sight.
function goes(made: HTMLElement, to: (Element | null | undefined)[], ms: number): void {
  const end = to.map((e) => e?.getBoundingClientRect()).find((box) => box && box.bottom > 0 && box.top < innerHeight);
  if (!end) return;
  const start = made.getBoundingClientRect();
  const by = `${end.x + end.width / 2 - start.x - start.width / 2}px ${end.y + end.height / 2 - start.y - start.height / 2}px`;
  made.animate([{ translate: "0px 0px", opacity: 1 }, { translate: by, opacity: 1, offset: 0.9 }, { translate: by, opacity: 0 }],
    { duration: ms, easing: "ease-in-out", fill: "forwards" });
}

// steady does what measures the page now, or if that is changing, as soon as it no longer is: measuring then would take
// long.
let later: (() => void)[] | undefined;
function steady(go: () => void): void {
  if (later) later.push(go);
  else go();
}

const known = new Map<string, Playing>();
const played = new Map<string, number>(); // how many beats of a scene the reader has been shown
const queue: Playing[] = [];

// ending hides who has won until the last beat of the score pad, if that is going to be played.
function ending(): void {
  const pad = known.get("sheet");
  const waits = pad !== undefined && queue.includes(pad) && !(queue[0] === pad && pad.lasts);
  document.documentElement.classList.toggle("ending", waits);
  const prompt = document.querySelector<HTMLElement>("#prompt[data-until]");
  if (!prompt) return;
  if (waits) prompt.dataset.says ??= prompt.textContent ?? "";
  const says = waits ? prompt.dataset.until : prompt.dataset.says;
  if (says !== undefined && prompt.textContent !== says) prompt.textContent = says;
}

// next plays the scene that waits behind one that has ended.
function next(ended: Playing): void {
  if (queue[0] !== ended) return;
  queue.shift();
  const follower = queue[0];
  if (follower && !due() && !still()) start(follower);
  else {
    queue.length = 0;
    document.dispatchEvent(new Event("told"));
  }
  ending();
}

function start(p: Playing): void {
  if (p.scene instanceof HTMLDetailsElement) p.scene.open = true;
  void p.play(Math.min(played.get(p.key) ?? 0, p.rows().length - 1));
  played.set(p.key, p.rows().length);
}

// prepare gives every scene of the page its controls, and plays those that are new to it.
function prepare(plays: boolean): void {
  for (const [id, p] of known) {
    if (!p.scene.isConnected) {
      p.leave();
      veil();
      frame();
      known.delete(id);
      const i = queue.indexOf(p);
      if (i >= 0) queue.splice(i, 1);
    }
  }
  const playing = queue[0];
  for (const s of scenes()) {
    const was = known.get(s.id);
    const p = was ?? new Playing(s);
    known.set(s.id, p);
    s.querySelector<HTMLElement>(".ctl")?.removeAttribute("hidden");
    p.shown();
    const beats = p.rows().length;
    const fresh = (played.get(s.id) ?? 0) < beats;
    if (fresh && plays && !due() && !still() && !document.querySelector("#page[data-at]") && !queue.includes(p)) queue.push(p);
    else if (!queue.includes(p)) played.set(s.id, beats);
  }
  const first = queue[0];
  // One that stood first before and has beats left is held by the reader; any other has its turn now, such as one that
  // was told up to a choice and goes on after it.
  if (first && !first.running && (first.over || first !== playing)) start(first);
  ending();
}

// stay keeps the veil where its place is now: the board changes after the rest of the page, and what stands beside it can
// be scrolled.
function stay(): void {
  const row = lit();
  if (!row) return;
  veil(row.classList.contains("none") ? undefined : row.dataset.place);
  frame(row.dataset.frames);
}

const lit = (): HTMLElement | null => document.querySelector<HTMLElement>(".played .now[data-beat]");

const now = (): Playing | undefined => [...known.values()].find((p) => p.running);

export function watchScenes(): void {
  document.addEventListener("showing", () => { later ??= []; });
  document.addEventListener("shown", () => prepare(true));
  document.addEventListener("placed", () => {
    const all = later ?? [];
    later = undefined;
    for (const go of all) go();
    stay();
  });
  document.addEventListener("scroll", (e) => {
    if (e.target === document || later) return; // the veil scrolls with the page, and stays once all is placed
    const row = lit();
    if (row && (e.target as Element).contains(told(row))) stay();
  }, { capture: true, passive: true });
  document.addEventListener("visibilitychange", () => { if (document.hidden) now()?.finish(); });
  // Before the keys of the page: while a scene plays, a key belongs to it, unless it is typed somewhere.
  document.addEventListener("keydown", (e) => {
    const p = now();
    const target = e.target as Element;
    if (!p || target.closest("input, select, textarea, .ctl") || e.ctrlKey || e.metaKey || e.altKey) return;
    if (e.key === "Escape" || covers()) p.finish();
    else p.step(e.key === "ArrowLeft" ? -1 : 1);
    if (e.key !== "Tab") {
      e.preventDefault();
      e.stopImmediatePropagation();
    }
  }, true);
  document.addEventListener("pointerdown", (e) => {
    if ((e.target as Element).closest(".ctl, input, textarea, #bar")) return;
    const p = now();
    if (p && covers()) {
      swallow(); // what it uncovers is not meant
      p.finish();
    } else p?.step(1);
    for (const p of known.values()) if (p.held && !p.scene.contains(e.target as Node)) p.finish();
  });
  document.addEventListener("click", (e) => {
    const button = (e.target as Element).closest<HTMLElement>("[data-does]");
    const p = known.get(button?.closest("[data-scene]")?.id ?? "");
    if (!button || !p) return;
    if (button.dataset.does === "play") p.toggle();
    if (button.dataset.does === "next") p.step(1);
    if (button.dataset.does === "back") p.step(-1);
    if (button.dataset.does === "skip") p.finish();
  });
  prepare(false);
}

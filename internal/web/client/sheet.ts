// Where the decision is. On a small screen it is a sheet, whose handle moves it between three heights, by a drag, a tap or
// a key; the page remembers the height as long as it lives. Elsewhere it is in a column.
import { cropped, inView, most, reveal } from "./sight";
import { page } from "./table";

const heights = ["peek", "half", "full"];
const root = document.documentElement;

const grip = (): HTMLElement | null => document.querySelector("#grip");
const narrow = matchMedia("(max-width: 820px)");
const isSheet = (): boolean => narrow.matches && grip() !== null;
const usual = (): string => (document.querySelector("#page.learning") ? "full" : "half");
const at = (): number => heights.indexOf(root.dataset.sheet ?? usual());

// pixels are the heights as the style sheet has them.
const pixels = (): number[] => [132, 0.46 * innerHeight, Math.min(0.6 * innerHeight, innerHeight - 252)];

// tell says the height to screen readers.
function tell(): void {
  const handle = grip();
  if (!handle || !root.dataset.sheet) return;
  handle.setAttribute("aria-valuenow", String(at()));
  handle.setAttribute("aria-valuetext", handle.dataset[root.dataset.sheet] ?? "");
}

function move(to: number): void {
  root.dataset.sheet = heights[Math.max(0, Math.min(to, heights.length - 1))];
  tell();
  asked();
}

// risen waits for a sheet that glides up.
const risen = (): Promise<unknown> => Promise.allSettled((document.querySelector("#dock")?.getAnimations() ?? []).map((a) => a.finished));

// asked keeps in sight what the page asks about on the board: all of it, or if that is here and there, some, as much as
// there is room for, unless half as much is in sight already. A board may mark what a question is about in the first
// place, such as a river along which all happens. What the crop of a small board leaves out is nowhere. Cards below the board are in the sheet with all they say, so the board stays, at the place that they
// are about, if it marks one.
function asked(): void {
  if (document.querySelector("#page.learning")) return;
  const stage = document.querySelector("#stage");
  const shown = (e: Element): boolean => e.checkVisibility() && stage !== null && !cropped(e, stage);
  const seen = (what: string): Element[] => [...document.querySelectorAll(`#stage ${what}`)].filter(shown);
  const first = seen("[data-about=first]");
  if (first.length > 0) return reveal(first);
  const moves = seen("[data-move]");
  const places = moves.length > 0 ? moves : seen("[data-about]");
  const some = most(places);
  if (some.length === places.length || 2 * places.filter(inView).length < some.length) reveal(some);
}

// faced brings a new question, or who has won, into its column, if that is scrolled elsewhere and the reader does not
// write there; the same question not to somebody who negotiates and waits for an answer there. Where the whole page
// scrolls, it does so to what is asked about, unless the same is asked again.
function faced(again: boolean): void {
  const rail = document.querySelector("#rail");
  const question = document.querySelector("#decision.active #prompt, .dock:has(+ #sheet) #prompt");
  const busy = again ? "#rail input, #rail select, #drawer *" : "#rail input, #rail select";
  if (!rail || !question || document.activeElement?.matches(busy)) return;
  const hidden = (): boolean => {
    const [box, room] = [question.getBoundingClientRect(), rail.getBoundingClientRect()];
    return box.top < room.top || box.bottom > room.bottom;
  };
  if (getComputedStyle(rail).overflowY !== "auto") return again ? undefined : asked();
  if (!hidden()) return;
  rail.scrollTo({ top: 0 });
  if (hidden()) question.scrollIntoView({ block: "center" });
}

// swallow drops the click that ends a touch, if it has one: something else may be there now.
export function swallow(): void {
  const drop = (e: Event): void => {
    if (!e.isTrusted) return;
    e.preventDefault();
    e.stopImmediatePropagation();
  };
  addEventListener("click", drop, { capture: true, once: true });
  addEventListener("pointerdown", () => removeEventListener("click", drop, true), { capture: true, once: true });
}

// pull follows the finger, and lets the sheet go to the nearest height.
function pull(from: PointerEvent): void {
  const handle = grip();
  const panel = document.querySelector("#decision");
  if (!handle || !panel) return;
  const high = panel.getBoundingClientRect().height;
  const begun = at();
  handle.setPointerCapture(from.pointerId);
  root.classList.add("pulled");
  const follow = (e: PointerEvent): void => root.style.setProperty("--sheet", `${Math.max(60, high + from.clientY - e.clientY)}px`);
  const leave = (e: PointerEvent): void => {
    handle.removeEventListener("pointermove", follow);
    handle.removeEventListener("pointerup", leave);
    handle.removeEventListener("pointercancel", leave);
    root.classList.remove("pulled");
    root.style.removeProperty("--sheet");
    swallow();
    const way = from.clientY - e.clientY;
    if (Math.abs(way) < 6) return move((begun + 1) % heights.length); // a tap
    const far = pixels().map((p) => Math.abs(p - high - way));
    const nearest = far.indexOf(Math.min(...far));
    move(nearest === begun && Math.abs(way) > 30 ? begun + Math.sign(way) : nearest);
  };
  handle.addEventListener("pointermove", follow);
  handle.addEventListener("pointerup", leave);
  handle.addEventListener("pointercancel", leave);
}

const keys: Record<string, (n: number) => number> = {
  ArrowUp: (n) => n + 1, ArrowRight: (n) => n + 1, ArrowDown: (n) => n - 1, ArrowLeft: (n) => n - 1,
  Home: () => 0, End: () => heights.length - 1,
  Enter: (n) => (n + 1) % heights.length, " ": (n) => (n + 1) % heights.length,
};

let high = 0; // of the sheet, with own goods
let measured: Element | null = null;

const measure = new ResizeObserver(([e]) => {
  high = Math.floor(e?.borderBoxSize[0]?.blockSize ?? 0);
  stand();
});

// stand lets the line of what happened stand on the sheet.
function stand(): void {
  const dock = document.querySelector("#dock");
  if (dock && dock !== measured) measure.observe(dock);
  measured = dock;
  if (high && isSheet()) document.querySelector<HTMLElement>("#since")?.style.setProperty("--dock", `${high}px`);
}

export function watchSheet(): void {
  stand();
  document.addEventListener("shown", stand);
  let [prompt, turns] = [document.querySelector("#prompt")?.textContent, page()?.dataset.turns];
  document.addEventListener("pointerdown", (e) => {
    if (e.target === grip() && e.button === 0) pull(e);
  });
  document.addEventListener("keydown", (e) => {
    const key = keys[e.key];
    if (e.target !== grip() || !key || e.ctrlKey || e.metaKey || e.altKey) return;
    e.preventDefault();
    e.stopPropagation(); // arrows go from choice to choice elsewhere
    move(key(at()));
  }, true);
  document.addEventListener("shown", tell);
  document.addEventListener("submit", (e) => {
    if ((e.target as Element).id === "dial" && isSheet()) scrollTo({ top: 0 }); // the board is above
  });
  document.addEventListener("placed", () => {
    const [now, turn] = [document.querySelector("#prompt")?.textContent, page()?.dataset.turns];
    const again = now === prompt;
    if (again && (isSheet() || turn === turns)) return;
    [prompt, turns] = [now, turn];
    if (!isSheet()) return faced(again);
    document.querySelector("#decision")?.scrollTo({ top: 0 });
    if (!document.querySelector("[data-scene].played")) asked();
  });
  document.addEventListener("told", () => { if (isSheet()) risen().then(asked); });
  if (isSheet()) asked();
}

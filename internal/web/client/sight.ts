// What a page asks about stays in sight: the page scrolls there if a sheet covers it, or if the page is too long.

const calm = matchMedia("(prefers-reduced-motion: reduce)");

const sticks = (e: Element | null): e is Element => e !== null && getComputedStyle(e).position === "sticky";

// free returns how far down the page is visible: down to the decision, if that covers the bottom of the screen, and to what
// happened, where that stands on it.
export function free(): number {
  const dock = document.querySelector("#dock");
  const panel = dock?.getBoundingClientRect();
  if (!sticks(dock) || !panel || panel.width <= 0.9 * innerWidth) return innerHeight;
  const since = document.querySelector("#since");
  const line = sticks(since) ? since.getBoundingClientRect() : undefined;
  return line && line.bottom > panel.top - 2 ? Math.min(line.top, panel.top) : panel.top;
}

// head returns how far down the header covers the page.
export function head(): number {
  const bar = document.querySelector("#bar");
  return bar && getComputedStyle(bar).position === "sticky" ? bar.getBoundingClientRect().bottom : 0;
}

// room is the part of the page that holds a place: the board, or a column beside it. Beside a broad board what the
// others have has no box of its own in its column.
export const room = (place: Element): Element | null => place.closest("#stage, #strip, #rail") ?? place.closest("#left");

// carded returns the move whose card a touch has brought up. What it lights stays lit: a mouse that rests somewhere only
// tells of a page that moves under it.
export const carded = (): string | undefined => document.querySelector<HTMLElement>("#look")?.dataset.for;

// cropped reports whether a thing lies outside its frame, which shows nothing there.
export function cropped(thing: Element, frame: Element): boolean {
  const [r, f] = [thing.getBoundingClientRect(), frame.getBoundingClientRect()];
  return r.bottom <= f.top || r.top >= f.bottom || r.right <= f.left || r.left >= f.right;
}

// most returns the things of a list that can be in view at the same time, as many as possible.
export function most(things: Element[]): Element[] {
  const room = free() - head();
  const rects = new Map(things.map((e) => [e, e.getBoundingClientRect()]));
  let best = things.slice(0, 1);
  for (const { top } of rects.values()) {
    const some = [...rects].filter(([, r]) => r.top >= top && r.bottom <= top + room).map(([e]) => e);
    if (some.length > best.length) best = some;
  }
  return best;
}

// inView reports whether all of a thing can be seen.
export function inView(thing: Element): boolean {
  const box = thing.getBoundingClientRect();
  return box.top >= head() && box.bottom <= free();
}

// raise scrolls a thing to the middle of what is visible above what lies over the bottom of the page; its beginning, if
// there is too little room.
export function raise(thing: Element, over: Element): void {
  const [top, foot, box] = [head(), over.getBoundingClientRect().top, thing.getBoundingClientRect()];
  scrollBy({ top: Math.min(box.top - top - 8, (box.top + box.bottom - top - foot) / 2) });
}

// reveal scrolls things into view: all of them if there is room, otherwise the beginning of the first. Something too
// long stays where it is as long as some of it is in the middle, and nothing moves while one of them is in view.
export function reveal(things: Element[]): void {
  const [top, foot] = [head(), free()];
  const [room, middle] = [foot - top, (foot + top) / 2];
  const seen = (r: DOMRect) => (r.height > room ? r.top < middle && r.bottom > middle : r.top >= top && r.bottom <= foot);
  const rects = things.map((e) => e.getBoundingClientRect());
  const [first] = rects;
  if (!first || rects.some(seen)) return;
  const all = { top: Math.min(...rects.map((r) => r.top)), bottom: Math.max(...rects.map((r) => r.bottom)) };
  const { top: from, bottom: to } = all.bottom - all.top <= room ? all : first;
  const way = Math.min(from - top, (from + to) / 2 - middle);
  const glide = Math.abs(way) < innerHeight && !calm.matches; // or a blur
  scrollBy({ top: way, behavior: glide ? "smooth" : "instant" });
}

// place finds where a move is made on the board; for a series, where its first move is, if it has no place of its own.
export const place = (move: string): HTMLElement | null => {
  const [whole, first] = [move, move.split(",")[0]].map((m) => document.querySelector<HTMLElement>(`[data-move="${CSS.escape(m ?? "")}"]`));
  return whole ?? first ?? null;
};

// A guided game shows what its lesson is about: if the page is too long for the screen, it scrolls there.

// free returns how far down the page is visible: down to the decision panel, if that covers the bottom of the screen.
function free(): number {
  const panel = document.querySelector("#decision")?.getBoundingClientRect();
  return panel && panel.width > 0.9 * innerWidth && panel.bottom > innerHeight - 2 ? panel.top : innerHeight;
}

// subject returns what the lesson is about: what glows, otherwise the part that it names, otherwise the board.
function subject(page: HTMLElement): Element[] {
  const lit = [...page.querySelectorAll("[data-lesson]")].filter((e) => e.checkVisibility());
  const named = document.getElementById(page.dataset.look ?? "stage");
  return lit.length === 0 && named ? [named] : lit;
}

// reveal scrolls the subject into view: all of it if there is room, otherwise its beginning. A subject that is too
// long stays where it is as long as some of it is in the middle.
export function reveal(): void {
  const page = document.querySelector<HTMLElement>("#page[data-learning]");
  if (!page) return;
  const foot = free();
  const seen = (r: DOMRect) => (r.height > foot ? r.top < foot / 2 && r.bottom > foot / 2 : r.top >= 0 && r.bottom <= foot);
  const rects = subject(page).map((e) => e.getBoundingClientRect());
  const [first] = rects;
  if (!first || rects.some(seen)) return;
  const all = { top: Math.min(...rects.map((r) => r.top)), bottom: Math.max(...rects.map((r) => r.bottom)) };
  const { top, bottom } = all.bottom - all.top <= foot ? all : first;
  const way = Math.min(top, (top + bottom - foot) / 2);
  const glide = Math.abs(way) < innerHeight && !matchMedia("(prefers-reduced-motion: reduce)").matches; // or a blur
  scrollBy({ top: way, behavior: glide ? "smooth" : "instant" });
}

// greet begins a lesson that the page was loaded with: it focuses its heading.
export function greet(): void {
  if (!document.querySelector("#page[data-learning]") || location.hash) return;
  if (document.activeElement === document.body) document.querySelector<HTMLElement>("#prompt")?.focus({ preventScroll: true });
  reveal();
}

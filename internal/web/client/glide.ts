// What has moved is seen to move. Pieces glide on the board by style alone (.glide). What comes from elsewhere glides,
// too: a card from the hand, a troop from the reserve. Its element names where it may come from (data-from); the first
// one in view counts, and without one it fades in. A new change takes over from where things are.

const calm = matchMedia("(prefers-reduced-motion: reduce)");
const still = (): boolean => calm.matches || document.documentElement.classList.contains("still");

const middle = (e: Element): { x: number; y: number } => {
  const box = e.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};

// inSight tells whether some of an element is visible.
function inSight(e: Element | null): e is Element {
  if (!e) return false;
  const box = e.getBoundingClientRect();
  return box.width > 0 && box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth;
}

// arrivals finds out what of a new part is about to move, and from where. It returns how many things move, and a function
// that makes glide what is within an element of the page, once it is new.
export function arrivals(part: Element): { moved: number; glide: (within: Element) => void } {
  let moved = 0;
  for (const one of part.querySelectorAll(".glide[id][transform]")) {
    const now = document.getElementById(one.id)?.getAttribute("transform");
    if (now !== undefined && now !== one.getAttribute("transform")) moved++;
  }
  const starts = new Map<string, { x: number; y: number } | null>();
  for (const one of part.querySelectorAll<SVGElement>("[data-from]")) {
    const here = document.getElementById(one.id);
    if (!here) {
      moved++;
      const from = (one.dataset.from ?? "").split(" ").map((id) => document.getElementById(id)).find(inSight);
      starts.set(one.id, from ? middle(from) : null);
    } else if (!here.classList.contains("glide") && inSight(here)) starts.set(one.id, middle(here));
  }
  const glide = (within: Element): void => {
    if (still()) return;
    const ends = [...starts].map(([id, start]) => {
      const one = within.querySelector(`#${CSS.escape(id)}`);
      if (one) starts.delete(id);
      return one && { one, start, end: middle(one), scale: one instanceof SVGGraphicsElement ? one.getScreenCTM()?.a : 1 };
    });
    for (const way of ends) { // after all have been measured, so that the page is laid out once
      if (!way?.scale) continue;
      const { one, start, end, scale } = way;
      if (!start) one.animate([{ opacity: 0 }, { opacity: 1 }], { duration: 250, easing: "ease-out" });
      else if (Math.hypot(start.x - end.x, start.y - end.y) > 1) {
        const far = `${(start.x - end.x) / scale}px ${(start.y - end.y) / scale}px`;
        one.animate([{ translate: far }, { translate: "0px 0px" }], { duration: 420, easing: "ease-out" });
      }
    }
  };
  return { moved, glide };
}

// What comes onto the board from elsewhere glides there: a card from the hand, a troop from the reserve. Its element
// names where it may come from (data-from); the first one in view counts. Pieces that move on the board itself glide
// by style alone.

const calm = matchMedia("(prefers-reduced-motion: reduce)");

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

// arrivals finds elements that are in a new part but not on this page yet, and where they come from; it returns a
// function that makes them glide once they are there.
export function arrivals(part: Element): () => void {
  if (calm.matches || document.documentElement.classList.contains("still")) return () => undefined;
  const starts = new Map<string, { x: number; y: number }>();
  for (const one of part.querySelectorAll<SVGElement>("[data-from]")) {
    if (document.getElementById(one.id)) continue;
    const from = (one.dataset.from ?? "").split(" ").map((id) => document.getElementById(id)).find(inSight);
    if (from) starts.set(one.id, middle(from));
  }
  return () => {
    for (const [id, start] of starts) {
      const one = document.getElementById(id);
      const scale = one instanceof SVGGraphicsElement ? one.getScreenCTM()?.a : 0;
      if (!one || !scale) continue;
      const end = middle(one);
      const far = `${(start.x - end.x) / scale}px ${(start.y - end.y) / scale}px`;
      one.animate([{ translate: far }, { translate: "0px 0px" }], { duration: 420, easing: "ease-out" });
    }
  };
}

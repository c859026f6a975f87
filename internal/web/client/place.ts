// Where things happened, and where figures are reconstructed: each line of "since your last choice" has its
// number as a pin at its place, and lights it while it is pointed at or focused; so have the lines about figures, while
// they are shown. Pins lie over the page, so that the board stays as the server drew it.
import { free, reveal, room } from "./sight";

const gliding = 300; // ms until pieces that move have arrived
const side = (): number => 22 * (innerWidth < 1900 ? 1 : innerWidth < 2200 ? 1.25 : 1.5); // of a pin, as the style sheet has it

const shown = "#page[data-at] #since [aria-current][data-place]"; // the step that a replay shows
const told = "#since [data-place], #designed [data-place]"; // what lights its places
const replays = (): boolean => document.querySelector("#page[data-at]") !== null;
const lines = (): HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>(`${replays() ? shown : "#since .acted [data-place]"}, #designed [data-place]`)]
    .filter((line) => line.checkVisibility());
const places = (line: HTMLElement): Element[] =>
  (line.dataset.place ?? "").split(" ").map((id) => document.getElementById(id)).filter((place) => place !== null);

function layer(): HTMLElement {
  const old = document.querySelector<HTMLElement>("#pins");
  if (old) return old;
  const made = document.createElement("div");
  made.id = "pins";
  made.setAttribute("aria-hidden", "true"); // the lines say the same
  document.body.append(made);
  return made;
}

function mark(tag: string, line: HTMLElement, x: number, y: number): HTMLElement {
  const made = document.createElement(tag);
  if (line.closest(".hit")) made.className = "hit";
  made.style.left = `${x + scrollX}px`;
  made.style.top = `${y + scrollY}px`;
  return made;
}

// spot is where the pin of a place belongs, in the window; nothing while it is out of sight. It is where the place says
// that it covers nothing (data-pin), otherwise in the middle of a large place on the board and at the corner of any other.
function spot(place: Element, many: number): [number, number] | undefined {
  const within = room(place)?.getBoundingClientRect();
  const box = (place.querySelector("[data-pin]") ?? place).getBoundingClientRect();
  if (!within || box.width === 0) return undefined;
  const board = place.closest("#stage") !== null;
  const middle = board && box.width > 4 * side();
  const inset = board ? -side() / 5 : side() / 2; // it leaves a small piece free
  const x = (middle ? box.x + box.width / 2 : box.x + inset) + many * side();
  const y = middle ? box.y + box.height / 2 : box.y + inset;
  return x < within.left || x > within.right || y < within.top || y > within.bottom ? undefined : [x, y];
}

// Where a pin goes that would cover another, in widths of a pin.
const around = [[0, 0], [1, 0], [0, 1], [-1, 0], [0, -1], [1, 1], [-1, 1], [1, -1], [-1, -1], [2, 0], [0, 2], [-2, 0], [0, -2]] as const;

// apart returns the first spot beside one at which a pin covers none of the others.
function apart([x, y]: [number, number], taken: [number, number][]): [number, number] {
  const wide = side();
  const spots = around.map(([i, j]): [number, number] => [x + i * wide, y + j * wide]);
  return spots.find(([a, b]) => taken.every(([c, d]) => Math.hypot(a - c, b - d) > wide - 1)) ?? [x, y];
}

// pin puts the numbers on the page. Where several things happened, they stand in a row.
function pin(): void {
  const pins: HTMLElement[] = [];
  const taken: [number, number][] = [];
  const row = new Map<Element, number>();
  for (const line of lines()) {
    for (const place of places(line)) {
      const many = row.get(place) ?? 0;
      const wanted = spot(place, many);
      if (!wanted) continue;
      row.set(place, many + 1);
      const at = apart(wanted, taken);
      taken.push(at);
      const made = mark("b", line, ...at);
      made.textContent = line.querySelector(".n")?.textContent ?? "";
      pins.push(made);
    }
  }
  layer().replaceChildren(...pins);
  light(document.querySelector<HTMLElement>(shown) ?? document.activeElement?.closest<HTMLElement>(told));
}

// light draws a frame round the places of a line, and removes those before.
function light(line: HTMLElement | null | undefined): void {
  for (const old of document.querySelectorAll("#pins i")) old.remove();
  if (!line) return;
  for (const place of places(line)) {
    const box = place.getBoundingClientRect();
    const within = room(place)?.getBoundingClientRect() ?? box;
    const [left, top] = [Math.max(box.left, within.left), Math.max(box.top, within.top)];
    const [width, height] = [Math.min(box.right, within.right) - left, Math.min(box.bottom, within.bottom) - top];
    if (width <= 0 || height <= 0) continue;
    const frame = mark("i", line, left, top);
    frame.style.width = `${width}px`;
    frame.style.height = `${height}px`;
    layer().prepend(frame);
  }
}

// follow brings the place of the step that a replay shows out from under the sheet.
function follow(): void {
  const line = document.querySelector<HTMLElement>(shown);
  if (line && free() < innerHeight) reveal(places(line).filter((place) => place.closest("#stage")));
}

export function watchPlaces(): void {
  let at = document.querySelector<HTMLElement>("#page")?.dataset.at;
  const again = (): void => {
    const was = at;
    at = document.querySelector<HTMLElement>("#page")?.dataset.at;
    if (at !== was) follow();
    pin();
    setTimeout(pin, gliding);
  };
  document.addEventListener("placed", again);
  document.addEventListener("toggle", pin, true); // it does not bubble
  addEventListener("resize", pin);
  document.addEventListener("scroll", pin, true); // within a column; nor does it bubble
  for (const kind of ["pointerover", "focusin"]) {
    document.addEventListener(kind, (e) => light((e.target as Element).closest?.<HTMLElement>(told)));
  }
  pin();
}

// Where things happened: each line of "since your last choice" has its number as a pin on the board, and lights its
// place while it is pointed at or focused. Both lie over the page, so that the board stays as the server drew it.

const gliding = 300; // ms until pieces that move have arrived
const side = 22; // of a pin, in pixels

const lines = (): HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>("#since .acted [data-place]")].filter((line) => line.checkVisibility());
const placeOf = (line: HTMLElement): Element | null => document.getElementById(line.dataset.place ?? "");

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

// pin puts the numbers on the board. Where several things happened, they stand in a row.
function pin(): void {
  const stage = document.querySelector("#stage")?.getBoundingClientRect();
  const pins: HTMLElement[] = [];
  const row = new Map<Element, number>();
  for (const line of lines()) {
    const place = placeOf(line);
    if (!stage || !place?.closest("#stage")) continue;
    const box = place.getBoundingClientRect();
    const many = row.get(place) ?? 0;
    const large = box.width > 4 * side;
    const x = (large ? box.x + box.width / 2 : box.x) + many * side;
    const y = large ? box.y + box.height / 2 : box.y;
    if (x < stage.left || x > stage.right || y < stage.top || y > stage.bottom) continue;
    row.set(place, many + 1);
    const made = mark("b", line, x, y);
    made.textContent = line.querySelector(".n")?.textContent ?? "";
    pins.push(made);
  }
  layer().replaceChildren(...pins);
}

// light draws a frame round the place of a line, and removes the one before.
function light(line: HTMLElement | null | undefined): void {
  document.querySelector("#pins i")?.remove();
  const place = line && placeOf(line);
  if (!line || !place) return;
  const box = place.getBoundingClientRect();
  const frame = mark("i", line, box.x, box.y);
  frame.style.width = `${box.width}px`;
  frame.style.height = `${box.height}px`;
  layer().prepend(frame);
}

export function watchPlaces(): void {
  const again = (): void => {
    pin();
    setTimeout(pin, gliding);
  };
  document.addEventListener("shown", again);
  document.addEventListener("toggle", pin, true); // it does not bubble
  addEventListener("resize", pin);
  for (const kind of ["pointerover", "focusin"]) {
    document.addEventListener(kind, (e) => light((e.target as Element).closest?.<HTMLElement>("#since [data-place]")));
  }
  pin();
}

// The keyboard: digits choose, u takes back, ? explains, s opens what happened since the last choice, c goes to the
// chat, t to the negotiation drawer, arrows go from choice to choice.

const places = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>("#stage [data-move], .area [data-move]")];
const options = (): HTMLButtonElement[] => [...document.querySelectorAll<HTMLButtonElement>("#choices button[name=move]")];

const steps: Record<string, [number, number]> = {
  ArrowUp: [0, -1], ArrowDown: [0, 1], ArrowLeft: [-1, 0], ArrowRight: [1, 0],
};

const middle = (e: Element): [number, number] => {
  const box = e.getBoundingClientRect();
  return [box.x + box.width / 2, box.y + box.height / 2];
};

// nearest finds the place on the board to go to: near, and ahead rather than to the side.
function nearest(from: Element, [dx, dy]: [number, number]): HTMLElement | undefined {
  const [x, y] = middle(from);
  let best: HTMLElement | undefined;
  let least = Infinity;
  for (const place of places()) {
    if (place === from) continue;
    const [px, py] = middle(place);
    const ahead = (px - x) * dx + (py - y) * dy;
    const aside = Math.abs((px - x) * dy) + Math.abs((py - y) * dx);
    if (ahead > 1 && ahead + 2 * aside < least) [best, least] = [place, ahead + 2 * aside];
  }
  return best;
}

function arrow(key: string): boolean {
  const step = steps[key];
  const at = document.activeElement;
  if (!step || !at || at.closest("input, select, textarea, .menu, #said")) return false;
  if (at.closest("[data-move]")) {
    nearest(at.closest("[data-move]") as Element, step)?.focus();
    return true;
  }
  const told = at.closest(".acted"); // from line to line of what happened
  const list: HTMLElement[] = told ? [...told.querySelectorAll<HTMLElement>("a")]
    : options().filter((b) => b.checkVisibility()); // some may be folded away
  if (list.length === 0) return false;
  const i = list.indexOf(at as HTMLElement);
  const back = step[0] + step[1] < 0;
  const next = i < 0 ? (back ? list.length - 1 : 0) : (i + (back ? list.length - 1 : 1)) % list.length;
  list[next]?.focus();
  return true;
}

function press(key: string): boolean {
  if (/^[1-9]$/.test(key)) {
    const option = options()[Number(key) - 1];
    option?.focus({ preventScroll: true }); // so that the keyboard continues from here
    option?.click();
    return true;
  }
  switch (key) {
    case "u":
      document.querySelector<HTMLElement>("#undo button, #not-sure")?.click();
      return true;
    case "?": {
      const why = document.querySelector<HTMLDetailsElement>("#why");
      if (why) why.open = true;
      why?.querySelector("summary")?.focus();
      return true;
    }
    case "s": {
      const since = document.querySelector<HTMLDetailsElement>("#since");
      if (since) since.open = true;
      const all = since?.querySelectorAll<HTMLElement>(".acted a, .sum > summary") ?? [];
      [...all].find((line) => line.checkVisibility())?.focus();
      return true;
    }
    case "c":
      document.querySelector<HTMLElement>("#to-chat")?.click();
      return true;
    case "t":
      document.querySelector<HTMLElement>("#to-drawer")?.click();
      return true;
    case "Escape": {
      const menu = document.querySelector<HTMLDetailsElement>("#settings[open]");
      if (menu) menu.open = false;
      else if (document.querySelector("#page[data-at]")) document.querySelector<HTMLElement>("#leave")?.click();
      else document.querySelector<HTMLElement>("#prompt")?.focus();
      return true;
    }
    case "Enter":
    case " ": {
      const place = document.activeElement?.closest<HTMLElement>("[data-move]");
      if (place) place.dispatchEvent(new MouseEvent("click", { bubbles: true }));
      return place !== null && place !== undefined;
    }
  }
  return arrow(key);
}

export function watchKeys(): void {
  document.addEventListener("keydown", (e) => {
    const field = (e.target as Element).closest("input:not([type=range]), select, textarea");
    if (field || e.ctrlKey || e.metaKey || e.altKey || e.isComposing) return;
    if (press(e.key)) e.preventDefault();
  });
}

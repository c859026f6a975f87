// The keyboard: digits choose, Enter makes what is chosen together, u takes back, h asks for a hint or goes to it,
// ? explains, s opens what happened since the last choice, c goes to the chat, t to the negotiation drawer, p into a plan
// and back, arrows go from choice to choice; in the replay of what the others did they step, and space plays it.
import { busy, later } from "./forms";
import { version } from "./table";
import { space } from "./tape";

const places = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>("#stage [data-move], .area [data-move]")];
const options = (): HTMLButtonElement[] => [...document.querySelectorAll<HTMLButtonElement>("#decision :is(button[name=move], button[name=aim])")];

// numbered finds the options whose number begins with what has been typed, the one with exactly that number first.
const numbered = (typed: string): HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>("#decision .opt > kbd")].map((kbd): [string, HTMLElement] => [kbd.textContent ?? "", kbd.parentElement!])
    .filter(([n, option]) => n.startsWith(typed) && option.checkVisibility()).sort(([a], [b]) => Number(a) - Number(b)).map(([, option]) => option);

const patience = 900; // ms for another digit
let typed = "";
let meant = ""; // what has that number, and in which version
let waiting: number | undefined;
let ticked: Element | undefined; // what a digit has ticked: as long as it has the focus, Enter makes what is chosen

const first = (): string => `${version()} ${numbered(typed)[0]?.id}`;

// take presses the option whose number has been typed, unless the page has changed meanwhile.
function take(): void {
  clearTimeout(waiting);
  const option = first() === meant ? numbered(typed)[0] : undefined;
  typed = "";
  ticked = option?.matches("[aria-pressed]") ? option : undefined;
  option?.click();
}

// held returns what has the focus and Enter is for, if it is not for what is chosen together.
function held(): Element | undefined {
  const at = document.activeElement?.closest("button, a, summary, [data-move]") ?? undefined;
  return at === ticked ? undefined : at;
}

// digit types one more digit of a number. If no longer number begins like this, it presses the option at once.
function digit(d: string): void {
  clearTimeout(waiting);
  typed = first() === meant ? typed + d : d;
  if (numbered(typed).length === 0) typed = d;
  meant = first();
  const [option, ...longer] = numbered(typed);
  option?.focus({ preventScroll: true }); // so that the keyboard continues from here
  if (!option) typed = "";
  else if (longer.length === 0) take();
  else waiting = window.setTimeout(take, patience);
}

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
  if (!step || !at || at.closest("input, select, textarea, .menu, #said, #grip")) return false;
  if (step[0] && document.querySelector("#tape, #page[data-at]")) { // a series, or a replay move by move
    const series = document.querySelector("#tape") ? "#tape-" : "#step-";
    document.querySelector<HTMLElement>(series + (step[0] > 0 ? "next" : "back"))?.click();
    return true;
  }
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
  if (/^[0-9]$/.test(key)) {
    digit(key);
    return true;
  }
  switch (key) {
    case "+":
    case "-":
      document.querySelector<HTMLElement>(`#aim [data-key="${key}"]`)?.click();
      return true;
    case "u":
      document.querySelector<HTMLElement>("#plan-back, #undo button, #not-sure")?.click();
      return true;
    case "h": {
      const hinted = document.querySelector<HTMLElement>(".opt.hinted");
      if (hinted) hinted.focus();
      else document.querySelector<HTMLElement>("#ask-hint button")?.click();
      return true;
    }
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
    case "p":
      document.querySelector<HTMLElement>("#page[data-plan] #leave, #to-plan")?.click();
      return true;
    case "t":
      document.querySelector<HTMLElement>("#to-drawer")?.click();
      return true;
    case "Escape": {
      const menu = document.querySelector<HTMLDetailsElement>("#settings[open]");
      if (menu) menu.open = false;
      else if (document.querySelector("#not-aim")) document.querySelector<HTMLElement>("#not-aim")?.click();
      else if (document.querySelector("#page[data-at], #page[data-plan]")) document.querySelector<HTMLElement>("#leave")?.click();
      else document.querySelector<HTMLElement>("#prompt")?.focus();
      return true;
    }
    case "Enter":
    case " ": {
      if (key === " " && space(document.activeElement)) return true;
      if (key === "Enter" && typed) {
        take();
        return true;
      }
      const sure = document.querySelector<HTMLElement>("#do-aim");
      if (key === "Enter" && sure && !held()) {
        sure.click();
        return true;
      }
      const place = document.activeElement?.closest<HTMLElement>("[data-move]");
      if (place) place.dispatchEvent(new MouseEvent("click", { bubbles: true }));
      return place !== null && place !== undefined;
    }
  }
  return arrow(key);
}

const chooses = /^[0-9u+-]$/;
const onceOnly = /^([0-9a-z?]|Enter|Escape)$/;

// pressed does what a key stands for; false if that is left to the browser. While a page is on its way a key counts on
// that page. A key that is held is pressed once, so that it does not answer what comes next, but it goes on stepping.
function pressed({ key, repeat }: KeyboardEvent): boolean {
  const at = held();
  if (repeat && (onceOnly.test(key) || key === " " && at?.matches("[data-move]") || key in steps && busy())) return true;
  if (chooses.test(key) || key === "Enter" && !at) {
    if (later(() => press(key))) return true;
  }
  return press(key);
}

export function watchKeys(): void {
  document.addEventListener("focusin", (e) => { if (e.target !== ticked) ticked = undefined; });
  document.addEventListener("keydown", (e) => {
    const field = (e.target as Element).closest("input:not([type=range]), select, textarea");
    if (field || e.ctrlKey || e.metaKey || e.altKey || e.isComposing) return;
    if (pressed(e)) e.preventDefault();
  });
}

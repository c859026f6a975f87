// On a touch screen the first touch of a choice shows it: a card below the choices with all that the page says about
// it. The second touch makes the choice, as does the button of the card. A touch of anything else with a description
// shows that. A mouse and the keyboard need one click: they see descriptions by pointing.
import { reveal } from "./sight";

let pointer = ""; // what touched the page last

const card = (): HTMLElement | null => document.querySelector("#look");
const button = (move: string): HTMLButtonElement | null =>
  document.querySelector<HTMLButtonElement>(`#choices button[value="${CSS.escape(move)}"]`);

const describes = (e: Element): string | undefined =>
  e.getAttribute("title") ?? [...e.children].find((c) => c.tagName === "title")?.textContent ?? undefined;

// described returns the innermost thing around an element that has a description.
function described(e: Element | null): Element | null {
  if (!e?.closest("#stage, .area, .goods")) return null;
  for (; e && !e.matches("#stage, .area, .goods"); e = e.parentElement) if (describes(e)) return e;
  return null;
}

function make<K extends keyof HTMLElementTagNameMap>(tag: K, name: string, text = ""): HTMLElementTagNameMap[K] {
  const made = document.createElement(tag);
  made.className = name;
  made.textContent = text;
  return made;
}

const panel = (): HTMLElement | null => document.querySelector("#decision");

function shut(): void {
  card()?.replaceChildren();
  card()?.removeAttribute("data-for");
  panel()?.style.removeProperty("scroll-padding-bottom");
}

// words say what a choice is and, if that is more, what is there.
function words(thing: Element | null, choice: Element | null | undefined): Element {
  const says = make("p", "");
  const named = choice?.querySelector(".tx");
  if (named) says.append(...named.cloneNode(true).childNodes);
  const more = thing ? describes(thing) ?? thing.getAttribute("aria-label") ?? "" : "";
  if (more && !named?.textContent?.includes(more)) says.append(make("span", "", more));
  return says;
}

// show fills the card for a thing, or for the choice of a move. The choices stay where they are.
function show(thing: Element | null, move: string, touched: Element): void {
  const look = card();
  const choice = button(move);
  if (!look) return;
  const close = make("button", "ib shut", "×");
  close.type = "button";
  close.setAttribute("aria-label", look.dataset.close ?? "");
  close.addEventListener("click", shut);
  const parts: Element[] = [choice?.querySelector(".pic")?.cloneNode(true) as Element ?? make("span", ""), words(thing, choice), close];
  if (choice) {
    const act = make("button", "go", look.dataset.act);
    act.type = "button";
    act.addEventListener("click", () => button(move)?.click());
    parts.push(act);
  }
  look.replaceChildren(...parts);
  look.dataset.for = move;
  const sheet = panel();
  if (sheet) sheet.style.scrollPaddingBottom = `${look.offsetHeight + 10}px`;
  if (sheet?.contains(touched)) touched.scrollIntoView({ block: "nearest", behavior: "instant" });
  if (thing) reveal([thing]);
}

// touched looks at what was touched; true if that was all the touch was for.
function touched(at: Element): boolean {
  if (at.closest("#look")) return false;
  const place = at.closest<HTMLElement>("[data-move]");
  const choice = at.closest<HTMLButtonElement>("#choices button[name=move]");
  const move = place?.dataset.move ?? choice?.value;
  if (move === undefined) {
    const thing = at.closest("a, button, summary, form, input, select") ? null : described(at);
    if (thing && card()) show(thing, "", thing);
    else shut();
    return false;
  }
  const of = button(move); // none for what only aims at a move
  if (!of || of.dataset.aim !== undefined || card()?.dataset.for === move || of.form?.elements.namedItem("sure")) return false;
  show(place ?? document.querySelector(`[data-move="${CSS.escape(move)}"]`), move, choice ?? at);
  return true;
}

export function watchTouch(): void {
  document.addEventListener("pointerdown", (e) => { pointer = e.pointerType; }, true);
  document.addEventListener("click", (e) => {
    if (!e.isTrusted || e.detail === 0 || pointer !== "touch" || !touched(e.target as Element)) return;
    e.preventDefault();
    e.stopImmediatePropagation();
  }, true);
}

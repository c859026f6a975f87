// On a touch screen the first touch of a choice shows it: a card below the choices with all that the page says about
// it. The second touch makes the choice, as does the button of the card. A touch of anything else with a description
// shows that. A mouse and the keyboard need one click: they see descriptions by pointing.
import { point } from "./forms";
import { place, reveal } from "./sight";

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
  panel()?.style.removeProperty("padding-bottom");
  panel()?.style.removeProperty("scroll-padding-bottom");
}

// besides returns the lines of a description that say more than what is said already.
function besides(described: string, said: string): string {
  const known = new Set(said.toLowerCase().match(/[\p{L}\d]+/gu));
  const news = (part: string): boolean => (part.toLowerCase().match(/\p{L}+|\d{2,}/gu) ?? []).some((w) => !known.has(w));
  return described.split(/\n| · /).filter(news).join(" · ");
}

// words say what a choice is and, if that is more, what is there.
function words(thing: Element | null, choice: HTMLElement | null): Element {
  const says = make("p", "");
  const named = choice?.querySelector(".tx");
  if (named) says.append(...named.cloneNode(true).childNodes);
  const more = choice?.title || (thing ? describes(thing) ?? thing.getAttribute("aria-label") ?? "" : "");
  const rest = named ? besides(more, named.textContent ?? "") : more;
  if (rest) says.append(make("span", "more", rest));
  return says;
}

// lift makes room below the choices for a card that lies over them, and scrolls the question and what was touched out from
// under it.
function lift(look: HTMLElement, touched?: Element): void {
  const sheet = panel();
  if (!sheet || getComputedStyle(look).position !== "absolute") return;
  sheet.style.removeProperty("padding-bottom");
  const end = Math.max(...[...sheet.querySelectorAll("#prompt, #choices")].map((e) => e.getBoundingClientRect().bottom));
  const below = sheet.getBoundingClientRect().top + sheet.scrollHeight - sheet.scrollTop - end;
  const lacks = look.offsetHeight + 8 - below;
  if (lacks > 0) sheet.style.paddingBottom = `${parseFloat(getComputedStyle(sheet).paddingBottom) + lacks}px`;
  sheet.style.scrollPaddingBottom = `${look.offsetHeight + 8}px`;
  const asked = sheet.querySelector("#prompt")?.getBoundingClientRect();
  if (asked && asked.bottom > look.getBoundingClientRect().top) { // what was done so far stands above it
    sheet.scrollBy({ top: asked.top - sheet.getBoundingClientRect().top, behavior: "instant" });
  }
  if (!touched || !sheet.contains(touched)) return;
  const hidden = touched.getBoundingClientRect().bottom + 8 - look.getBoundingClientRect().top;
  if (hidden > 0) sheet.scrollBy({ top: hidden, behavior: "instant" });
}

// turn turns a board of which only a part is in view to a thing that is hardly in it; false if it does not turn.
function turn(thing: Element): boolean {
  const view = thing.closest("#stage")?.getBoundingClientRect();
  const box = thing.getBoundingClientRect();
  if (!view || box.width === 0) return false;
  const wide = Math.min(box.right, view.right) - Math.max(box.left, view.left);
  const high = Math.min(box.bottom, view.bottom) - Math.max(box.top, view.top);
  const seen = Math.max(0, wide) * Math.max(0, high) / (box.width * box.height);
  const way = [...document.querySelectorAll<HTMLButtonElement>("#dial [data-shows]")]
    .find((b) => document.getElementById(b.dataset.shows ?? "")?.contains(thing));
  if (!way || seen > 0.7 || way.getAttribute("aria-pressed") === "true") return false;
  way.click();
  return true;
}

// show fills the card for a thing, or for the choice of a move. The choices stay where they are unless it would hide them.
function show(thing: Element | null, move: string, touched: Element): void {
  const look = card();
  const choice = button(move);
  if (!look) return;
  const close = make("button", "ib shut", "×");
  close.type = "button";
  close.setAttribute("aria-label", look.dataset.close ?? "");
  close.addEventListener("click", shut);
  const parts: Element[] = [choice?.closest("li")?.querySelector(".pic")?.cloneNode(true) as Element ?? make("span", ""), words(thing, choice), close];
  if (choice) {
    const act = make("button", "go", look.dataset.act);
    act.type = "button";
    act.addEventListener("click", () => button(move)?.click());
    parts.push(act);
  }
  look.replaceChildren(...parts);
  look.dataset.for = move;
  if (choice) point(move);
  lift(look, touched);
  if (!thing || !touched.closest("#stage") && turn(thing)) return;
  if (thing.closest("#stage") || thing.contains(touched)) reveal([thing]); // a hand below the board is in the sheet, too
}

// touched looks at what was touched; true if that was all the touch was for.
function touched(at: Element): boolean {
  if (at.closest("#look")) return false;
  const there = at.closest<HTMLElement>("[data-move]");
  const choice = at.closest<HTMLButtonElement>("#choices button[name=move]");
  const move = there?.dataset.move ?? choice?.value;
  if (move === undefined) {
    const thing = at.closest("a, button, summary, form, input, select") ? null : described(at);
    if (thing && card()) show(thing, "", thing);
    else shut();
    return false;
  }
  const of = button(move); // none for what only aims at a move
  if (!of || of.dataset.aim !== undefined || card()?.dataset.for === move || of.form?.elements.namedItem("sure")) return false;
  show(there ?? place(move), move, choice ?? at);
  return true;
}

// kept is what the card showed before the page changed.
let kept: { move: string; parts: Element[] } | undefined;

// restore puts the card back after others have changed the page, if what it showed can still be chosen.
function restore(): void {
  const look = card();
  if (look && kept && button(kept.move) && look.children.length === 0) {
    look.replaceChildren(...kept.parts);
    look.dataset.for = kept.move;
    lift(look);
  }
  kept = undefined;
}

export function watchTouch(): void {
  document.addEventListener("taken", shut);
  document.addEventListener("showing", () => {
    const move = card()?.dataset.for;
    kept = move ? { move, parts: [...card()?.children ?? []] } : undefined;
  });
  document.addEventListener("shown", restore);
  document.addEventListener("pointerdown", (e) => { pointer = e.pointerType; }, true);
  document.addEventListener("click", (e) => {
    if (!e.isTrusted || e.detail === 0 || pointer !== "touch" || !touched(e.target as Element)) return;
    e.preventDefault();
    e.stopImmediatePropagation();
  }, true);
}

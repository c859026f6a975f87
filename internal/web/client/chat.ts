// The chat of a table: new lines arrive by themselves, a message is sent without leaving the page, and unread lines
// are counted where they can be seen.
import { complete, fits, headers, page, parts, refresh, replace, table } from "./table";

const narrow = matchMedia("(max-width: 820px)");
const panel = (): HTMLDetailsElement | null => document.querySelector("#chat");
const last = (): number => Number(panel()?.dataset.last ?? 0);
const line = (): HTMLInputElement | null => document.querySelector("#line");

let hinted = 0; // the last line that a hint announced
let asking = false;
let before = Promise.resolve();

// listen is called when somebody wrote a line.
export function listen(number: number): void {
  hinted = Math.max(hinted, number);
  if (!asking && panel() && hinted > last()) void ask(`/t/${table()}/chat`);
}

// ask fetches the panel, after earlier requests.
function ask(url: string, init: RequestInit = {}): Promise<void> {
  asking = true;
  return (before = before.then(() => fetched(url, init)));
}

// fetched shows the panel from an answer. An accepted message leaves its field.
async function fetched(url: string, init: RequestInit): Promise<void> {
  const announced = hinted;
  const known = parts("#chat");
  try {
    const answer = await fetch(url, { ...init, headers: headers(known), credentials: "same-origin" });
    const part = new DOMParser().parseFromString(await answer.text(), "text/html").querySelector<HTMLDetailsElement>("#chat");
    const field = line();
    if (answer.ok && field && url === field.form?.action) field.value = "";
    if (part && !fits(part, known)) void refresh();
    else if (part) show(part);
  } catch {
    // No connection: what was typed stays, and the next hint asks again.
    return;
  } finally {
    asking = false;
  }
  if (hinted > announced) listen(hinted); // somebody wrote in the meantime
}

function show(part: HTMLDetailsElement): void {
  const old = panel();
  if (!old || part.dataset.same !== undefined || Number(part.dataset.last) < last()) return;
  for (const d of [part, ...part.querySelectorAll("details")]) {
    d.open = document.querySelector<HTMLDetailsElement>(`details#${d.id}`)?.open ?? d.open;
  }
  complete(part);
  void replace(old, part);
}

// keep stores what has been read at each table, if the browser stores anything.
function keep(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Otherwise it is forgotten with the page.
  }
}

function kept(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

let heard = 0;

function remember(): void {
  if (document.hidden || !inView || last() <= heard) return;
  heard = last();
  keep(`heard ${table()}`, String(heard));
}

let counted = Infinity;

// count shows how many lines of others are unread, and announces it to a screen reader when there are more.
function count(): void {
  remember();
  const fresh = [...document.querySelectorAll("#said li:not(.said-own)")].filter((li) => Number(li.id.slice(2)) > heard).length;
  for (const mark of document.querySelectorAll<HTMLElement>(".fresh")) {
    mark.hidden = fresh === 0;
    const number = mark.querySelector("b");
    if (number && number.textContent !== String(fresh)) number.textContent = String(fresh);
  }
  const say = document.querySelector("#say");
  if (say && fresh > counted && !panel()?.open) say.textContent = document.querySelector("#chat > summary")?.textContent ?? "";
  counted = fresh;
}

// when shows times in the reader's time zone and format.
function when(): void {
  const lang = navigator.languages.find((l) => l.startsWith(document.documentElement.lang)) ?? document.documentElement.lang;
  const day = new Date().toDateString();
  for (const t of document.querySelectorAll<HTMLTimeElement>("time[datetime]:not([title])")) {
    const at = new Date(t.dateTime);
    const brief: Intl.DateTimeFormatOptions = { hour: "2-digit", minute: "2-digit" };
    if (at.toDateString() !== day) Object.assign(brief, { day: "numeric", month: "short" });
    if (at.getFullYear() !== new Date().getFullYear()) brief.year = "numeric";
    t.textContent = at.toLocaleString(lang, brief);
    t.title = at.toLocaleString(lang, { dateStyle: "full", timeStyle: "short" });
  }
}

let inView = false;
const sight = new IntersectionObserver((seen) => {
  inView = seen.some((s) => s.isIntersecting);
  count();
});
let watched: Element | null = null;

// look processes what the page shows now.
function look(): void {
  const said = document.querySelector("#said");
  if (said !== watched) {
    if (watched) sight.unobserve(watched);
    if (said) sight.observe(said);
    watched = said;
  }
  when();
  count();
}

// If the panel covers the others, it is as easy to close as to open.
const floats = (p: Element): boolean => getComputedStyle(p).position === "fixed";

// fold opens or closes the panel as the reader wishes. Wide screens remember that; on a phone it would hide the
// board.
function fold(p: HTMLDetailsElement, open: boolean): void {
  p.open = open;
  if (!narrow.matches) keep("chat", open ? "open" : "shut");
}

// visit goes to the panel: on a wide screen to write, on a phone to read.
function visit(p: HTMLDetailsElement): void {
  fold(p, true);
  p.scrollIntoView({ block: "nearest" });
  ((narrow.matches ? null : line()) ?? document.querySelector<HTMLElement>("#said"))?.focus();
}

function clicked(e: MouseEvent): void {
  const p = panel();
  const at = e.target as Element;
  if (!p || !at.closest) return;
  const title = at.closest("#chat > summary");
  if (!title && !at.closest("#to-chat")) return;
  e.preventDefault();
  if (p.open && (title || floats(p))) fold(p, false);
  else if (title) fold(p, true);
  else visit(p);
}

function submitted(e: SubmitEvent): void {
  const form = e.target as HTMLFormElement;
  if (!form.closest("#chat")) return;
  e.preventDefault();
  if (sending) return;
  sending = true;
  const fields = new FormData(form, e.submitter) as unknown as Record<string, string>;
  void ask(form.action, { method: "POST", body: new URLSearchParams(fields) }).then(() => { sending = false; });
}

function escaped(e: KeyboardEvent): void {
  const p = panel();
  if (e.key !== "Escape" || !p?.open || !floats(p) || !p.contains(e.target as Node)) return;
  fold(p, false);
  p.querySelector("summary")?.focus();
  e.stopPropagation();
}

let sending = false;

export function watchChat(): void {
  heard = Number(kept(`heard ${table()}`));
  const p = panel();
  const wish = kept("chat");
  if (p && wish && !narrow.matches) p.open = wish === "open";
  look();
  if (!page()) return;
  document.addEventListener("shown", look);
  document.addEventListener("visibilitychange", count);
  document.addEventListener("click", clicked);
  document.addEventListener("submit", submitted);
  document.addEventListener("keydown", escaped, true);
}

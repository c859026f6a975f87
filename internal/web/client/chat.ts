// What is said at a table: new lines arrive by themselves, a message is sent without leaving the page, and what has not
// been read yet is counted where one sees it.
import { complete, headers, morph, page, table } from "./table";

const narrow = matchMedia("(max-width: 820px)");
const panel = (): HTMLDetailsElement | null => document.querySelector("#chat");
const last = (): number => Number(panel()?.dataset.last ?? 0);
const line = (): HTMLInputElement | null => document.querySelector("#line");

let hinted = 0; // the last line that was heard of
let asking = false;
let before = Promise.resolve();

// listen hears that somebody said something.
export function listen(number: number): void {
  hinted = Math.max(hinted, number);
  if (!asking && panel() && hinted > last()) void ask(`/t/${table()}/chat`);
}

// ask fetches the panel, after what was asked before.
function ask(url: string, init: RequestInit = {}): Promise<void> {
  asking = true;
  return (before = before.then(() => fetched(url, init)));
}

// fetched shows the panel as an answer has it. A message that was taken leaves its field.
async function fetched(url: string, init: RequestInit): Promise<void> {
  try {
    const answer = await fetch(url, { ...init, headers: headers("#chat"), credentials: "same-origin" });
    const part = new DOMParser().parseFromString(await answer.text(), "text/html").querySelector<HTMLDetailsElement>("#chat");
    const field = line();
    if (answer.ok && field && url === field.form?.action) field.value = "";
    if (part) show(part);
  } catch {
    // No connection: what was typed stays, and the next hint asks again.
    return;
  } finally {
    asking = false;
  }
  if (hinted > last()) listen(hinted);
}

function show(part: HTMLDetailsElement): void {
  const old = panel();
  if (!old || part.dataset.same !== undefined || Number(part.dataset.last) < last()) return;
  for (const d of [part, ...part.querySelectorAll("details")]) {
    d.open = document.querySelector<HTMLDetailsElement>(`details#${d.id}`)?.open ?? d.open;
  }
  complete(part);
  morph(old, part);
}

// What has been read is kept by the browser, for each table.
const key = (): string => `heard ${table()}`;
let heard = 0;

function remember(): void {
  if (document.hidden || !inView || last() <= heard) return;
  heard = last();
  try {
    localStorage.setItem(key(), String(heard));
  } catch {
    // Then it is forgotten with the page.
  }
}

// count says how many lines of others have not been read.
function count(): void {
  remember();
  const fresh = [...document.querySelectorAll("#said li:not(.own)")].filter((li) => Number(li.id.slice(2)) > heard).length;
  for (const mark of document.querySelectorAll<HTMLElement>(".fresh")) {
    mark.hidden = fresh === 0;
    const number = mark.querySelector("b");
    if (number && number.textContent !== String(fresh)) number.textContent = String(fresh);
  }
}

// when tells times as the reader's own clock and language do.
function when(): void {
  const lang = document.documentElement.lang;
  const day = new Date().toDateString();
  for (const t of document.querySelectorAll<HTMLTimeElement>("time[datetime]")) {
    const at = new Date(t.dateTime);
    const brief: Intl.DateTimeFormatOptions = { hour: "2-digit", minute: "2-digit" };
    if (at.toDateString() !== day) Object.assign(brief, { day: "numeric", month: "short" });
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

// look takes in what the page shows now.
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

// open shows the panel and goes there: on a wide screen to write, on a phone to read.
function open(): void {
  const p = panel();
  if (!p) return;
  p.open = true;
  p.scrollIntoView({ block: "nearest" });
  ((narrow.matches ? null : line()) ?? document.querySelector<HTMLElement>("#said"))?.focus();
}

let sending = false;

export function watchChat(): void {
  try {
    heard = Number(localStorage.getItem(key()) ?? 0);
  } catch {
    // A browser that keeps nothing.
  }
  look();
  if (!page()) return;
  document.addEventListener("shown", look);
  document.addEventListener("visibilitychange", count);
  document.addEventListener("click", (e) => {
    if (!(e.target as Element).closest?.("#to-chat")) return;
    e.preventDefault();
    open();
  });
  document.addEventListener("submit", (e) => {
    const form = e.target as HTMLFormElement;
    if (!form.closest("#chat")) return;
    e.preventDefault();
    const fields = new FormData(form, e.submitter) as unknown as Record<string, string>;
    if (sending) return;
    sending = true;
    void ask(form.action, { method: "POST", body: new URLSearchParams(fields) }).then(() => { sending = false; });
  });
  document.addEventListener("keydown", (e) => {
    const p = panel();
    if (e.key !== "Escape" || !p?.open || !narrow.matches || !p.contains(e.target as Node)) return;
    p.open = false;
    p.querySelector("summary")?.focus();
    e.stopPropagation();
  }, true);
}

// The part of a table's page that changes: fetched again and morphed in place, so that every node keeps its identity
// and pieces glide.
import { arrivals } from "./glide";
import { show as teach } from "./lesson";
import { morph } from "./morph";
import { entitle } from "./turns";

export const page = (): HTMLElement | null => document.querySelector("#page");
export const table = (): string => page()?.dataset.table ?? "";
export const waits = (): boolean => page()?.dataset.waits !== undefined;
export const version = (): number => Number(page()?.dataset.version ?? 0);

// Known are the parts that a page has, by id, with the hash of what each contains.
export type Known = ReadonlyMap<string, string>;

export function parts(within = "#page"): Known {
  const all = document.querySelectorAll<HTMLElement | SVGElement>(`${within}[data-part], ${within} [data-part]`);
  return new Map([...all].map((p) => [p.id, p.dataset.part ?? ""]));
}

// headers say which part is wanted and what this page showed last.
export const headers = (known: Known): Record<string, string> =>
  ({ "X-Fragment": "yes", ...since(), "X-Known": [...known].map(([id, hash]) => `${id}=${hash}`).join(",") });

// fits tells whether what an answer leaves out is still on the page as it was when it asked, and all symbols are there.
// Otherwise something else changed the page in the meantime, such as a board for another width.
export function fits(part: HTMLElement, known: Known): boolean {
  finish();
  const same = [part, ...part.querySelectorAll<HTMLElement | SVGElement>("[data-same]")].filter((e) => e.dataset.same !== undefined);
  return !lacks(part) && same.every((e) => (document.getElementById(e.id)?.dataset.part ?? "") === known.get(e.id));
}

// since says what this page showed last, so that what happened since is announced.
const since = (): Record<string, string> => ({ "X-Turns": page()?.dataset.turns ?? "", "X-Happened": page()?.dataset.happened ?? "" });

// here returns the address of what is shown.
function here(): string {
  const url = new URL(location.href);
  url.searchParams.delete("drawn");
  return url.pathname + url.search;
}

// unsure returns what the address of this page says of a question whether the reader is sure, so that a page that is asked
// for again still asks it. The server knows whether it is still the same choice.
export function unsure(): string {
  const { searchParams } = new URL(location.href);
  const said = ["sure", "asked"].map((name) => [name, searchParams.get(name)]).filter(([, value]) => value !== null);
  return said.length > 0 ? `?${new URLSearchParams(said as string[][])}` : "";
}

// address takes over where an answer leads, such as to the question whether the reader is sure.
function address(answer: Response): void {
  if (answer.redirected && new URL(answer.url).pathname === location.pathname) history.replaceState(null, "", answer.url);
}

let asked = 0;
let answering = 0; // how many answers to the reader are on their way; hints of changes wait for them
let fetching = -1; // the version that the current refresh will show at least; -1 while there is none
let wanted = 0; // the newest version hinted at in the meantime

// lacks tells whether a part uses symbols that this page does not have, such as those of a map for a different screen
// width.
function lacks(part: HTMLElement): boolean {
  return [...part.querySelectorAll("use")].some((use) => {
    const id = use.getAttribute("href")?.slice(1) ?? "";
    return !document.getElementById(id) && !part.querySelector(`#${CSS.escape(id)}`);
  });
}

// breath lets the browser react before the rest of some work, which goes before the next frame where the browser has
// priorities. Nobody looks at a hidden page, and one that is left runs no task any more.
const { scheduler } = window as { scheduler?: { postTask(go: () => void, how: { priority: string }): Promise<void> } };
const breath = (): Promise<void> => (document.hidden ? Promise.resolve()
  : scheduler?.postTask(() => undefined, { priority: "user-blocking" }).catch(() => undefined) ?? new Promise((go) => { setTimeout(go); }));

// settle lets the browser find out the styles of what has changed, then its layout, and then where what is painted has
// moved, as it does to tell what is at a point; each in a task of its own. Together with the change or with a frame they
// would keep a slow phone busy for long.
async function settle(): Promise<void> {
  await breath();
  void getComputedStyle(document.body).color;
  await breath();
  void document.body.offsetHeight;
  await breath();
  document.elementFromPoint(0, 0);
}

// away tells whether an answer is that of a proxy that finds no server. One is there again soon.
const away = (answer: Response): boolean => [502, 503, 504].includes(answer.status);

interface Way { whole?: boolean; patient?: boolean }

// load fetches a part and shows it, unless a later one has been requested in the meantime. If it does not fit, the whole
// page is loaded, including its symbols. It calls shown once all but the board is new, and ends with the board. Who is
// patient gets an error instead of the page of a proxy.
async function load(url: string, init: RequestInit = {}, shown?: () => void, { whole, patient }: Way = {}): Promise<void> {
  const turn = ++asked;
  const known = parts();
  const answer = await fetch(url, { ...init, headers: whole ? since() : headers(known), credentials: "same-origin" });
  if (patient && away(answer)) throw new Error(answer.statusText);
  const html = await answer.text();
  if (turn !== asked) return;
  const sent = new DOMParser().parseFromString(html, "text/html");
  await frame(); // right after one, the next comes last: after the change, its styles and its layout
  if (turn !== asked) return;
  const part = sent.querySelector<HTMLElement>("#page");
  if (!part) {
    // Not a table: a problem, or the way out. The browser shows it better than we can.
    location.assign(answer.redirected ? answer.url : location.href);
    return;
  }
  if (init.method === "POST" && answer.ok) document.dispatchEvent(new Event("taken"));
  address(answer); // it counts for what is fetched from now on, such as for another width
  const symbols = sent.querySelector(".symbols");
  if (!symbols && !fits(part, known)) return load(here(), {}, shown, { whole: true });
  if (symbols && Number(part.dataset.version) >= version()) document.querySelector(".symbols")?.replaceWith(symbols);
  const drawn = show(part);
  shown?.();
  return drawn;
}

// visit loads what the reader asked for. Hints of changes wait for it, since its answer shows them, too.
export async function visit(url: string, init?: RequestInit, shown?: () => void): Promise<void> {
  answering++;
  try {
    await load(url, init, shown);
  } finally {
    answering--;
    void refresh(wanted);
  }
}

// How long a page waits before it tries again what could not be fetched: longer each time.
const soon = 500;
const late = 8000;
let patience = soon;
let retrying: ReturnType<typeof setTimeout> | undefined;

// refresh fetches the shown page again, after a hint of a version or for any other reason. One request runs at a time
// and shows everything up to its answer; hints of later versions wait for it together.
export async function refresh(hinted = Infinity): Promise<void> {
  if (hinted <= Math.max(version(), fetching)) return;
  wanted = Math.max(wanted, hinted);
  while (wanted > version() && !answering && fetching < 0) {
    fetching = Number.isFinite(wanted) ? wanted : version();
    wanted = 0;
    try {
      await load(here(), {}, undefined, { patient: true });
      patience = soon;
    } catch {
      clearTimeout(retrying); // the next hint tries again, too
      retrying = setTimeout(() => void refresh(), patience * (0.5 + Math.random()));
      patience = Math.min(2 * patience, late);
    } finally {
      fetching = -1;
    }
  }
}

// complete keeps what this page shows of the chat if it is newer than the answer.
export function complete(part: HTMLElement): void {
  const said = part.querySelector<HTMLElement>("#chat");
  const heard = document.querySelector<HTMLElement>("#chat");
  if (said && heard && Number(said.dataset.last) < Number(heard.dataset.last)) said.dataset.same = "";
}

// goes tells whether an element will be gone.
function goes(e: Element, next: Element): boolean {
  for (let at: Element | null = e.id ? e : null; at; at = at.parentElement) {
    const then = at.id && next.querySelector(`#${CSS.escape(at.id)}`);
    if (then) return at !== e && !then.hasAttribute("data-same");
  }
  return false;
}

// change turns an element into its new version, but for what the players have and the board, as far as they change: it
// returns what does that. The focus stays, and what is being typed.
function change(old: Element, next: Element): (() => void)[] {
  const focused = document.activeElement as HTMLElement | null;
  const field = focused instanceof HTMLInputElement && focused.type === "text" ? focused : null;
  const selection = [field?.selectionStart ?? 0, field?.selectionEnd ?? 0] as const;
  if (focused && goes(focused, next)) focused.blur(); // later the browser would find out all styles in the same task
  const rest = morph(old, next, (e) => ({ strip: 1, left: 1, stage: 2 })[e.id] ?? 0);
  if (focused?.isConnected && focused !== document.activeElement) {
    focused.focus({ preventScroll: true });
    field?.setSelectionRange(...selection);
  }
  return rest;
}

// The board is half of the page, and what the players have a quarter. They follow in tasks of their own, each after a frame
// with what came before, so that the page soon reacts again on a slow phone.
let steps: (() => void)[] = []; // what a change still has to do
let older = false; // the board still shows another version than the rest

// outdated tells whether the board still shows an earlier version than the rest of the page. What is pressed there is not
// what is meant.
export const outdated = (): boolean => older;

// frame lets the browser draw what has changed.
export const frame = (): Promise<void> => (document.hidden ? Promise.resolve() : new Promise((go) => {
  const late = setTimeout(go, 100); // a page that is not drawn has no frames
  requestAnimationFrame(() => { clearTimeout(late); setTimeout(go); });
}));

function finish(): void {
  for (const step of steps.splice(0)) step();
}

// replace turns part of the page into its new version. The version is that of the board, which is the last to change.
// Whoever measures the page waits until everything is placed.
export async function replace(old: HTMLElement, part: HTMLElement): Promise<void> {
  finish();
  document.dispatchEvent(new Event("showing"));
  const { moved, glide } = arrivals(part);
  const { version: was } = old.dataset;
  const rest = change(old, part);
  const waits = rest.length > 0;
  older = waits && part.dataset.version !== was;
  document.dispatchEvent(new Event("shown"));
  const last = rest.pop();
  const mine = steps = [...rest, (): void => {
    last?.();
    older = false;
    if (part.dataset.version) old.dataset.version = part.dataset.version;
    document.dispatchEvent(new CustomEvent("drawn", { detail: moved }));
  }, (): void => {
    glide(old);
    document.dispatchEvent(new Event("placed"));
  }];
  if (waits && was) old.dataset.version = was;
  while (mine.length > 1) {
    if (waits) {
      await settle();
      await frame();
    }
    mine.shift()?.();
  }
  await settle();
  mine.shift()?.();
}

// folded says which parts of the page were open as the server last drew it.
const folded = new Map<string, boolean>();
for (const d of document.querySelectorAll<HTMLDetailsElement>("details[id]")) folded.set(d.id, d.open);

// put shows the part in an answer to somebody who had these parts, if there is one and it fits.
export async function put(html: string, known: Known): Promise<void> {
  const part = new DOMParser().parseFromString(html, "text/html").querySelector<HTMLElement>("#page");
  if (part) await (fits(part, known) ? show(part) : refresh());
}

async function show(part: HTMLElement): Promise<void> {
  finish();
  const old = page();
  if (!old || Number(part.dataset.version) < version()) return;
  const focused = document.activeElement;
  const { learning, version: shown } = old.dataset;
  const deciding = focused instanceof HTMLElement && focused.closest("#decision, #stage, #ready, .area") !== null;
  for (const d of part.querySelectorAll<HTMLDetailsElement>("details[id]")) {
    const was = old.querySelector<HTMLDetailsElement>(`details#${d.id}`);
    if (d.dataset.same !== undefined) continue;
    const same = folded.get(d.id) === d.open;
    folded.set(d.id, d.open);
    if (was && (same || d.dataset.keeps !== undefined)) d.open = was.open; // keep what the reader folded
  }
  complete(part);
  const shows = replace(old, part);
  if (unsure() && !document.querySelector("#do-sure")) history.replaceState(null, "", location.pathname); // no longer asked
  const another = part.dataset.learning !== learning; // a new lesson, to be read first, as is a refusal
  const decision = document.querySelector("#decision");
  if (another || decision?.querySelector("#notice")) decision?.scrollTo({ top: 0 });
  entitle(part.dataset.title ?? document.title);
  const say = document.querySelector("#say");
  const again = part.dataset.waits !== undefined && say?.textContent === part.dataset.say; // already announced
  if (say && part.dataset.say && !again) say.textContent = part.dataset.say;
  await shows;
  const at = document.activeElement;
  if (deciding && (another || at === document.body || !at?.checkVisibility())) { // gone, or folded away
    document.querySelector<HTMLElement>("#prompt")?.focus({ preventScroll: true });
  }
  if (part.dataset.version !== shown) teach();
}

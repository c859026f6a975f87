// On a table's page, forms are sent without leaving the page, and a click on the board presses the button of that
// move. Other forms are sent by the browser.
import { askHint } from "./hint";
import { carded, place } from "./sight";
import { frame, outdated, page, unsure, version, visit } from "./table";

const button = (move: string): HTMLButtonElement | null =>
  document.querySelector<HTMLButtonElement>(`#decision button[value="${CSS.escape(move)}"]`);

const moveOf = (e: Event): string | undefined =>
  (e.target as Element | null)?.closest?.<HTMLElement>("[data-move]")?.dataset.move;

// What the reader asks for goes one at a time. What is pressed while a page is on its way follows once it is there, in
// order. Nothing is kept while a move is on its way: what is meant by a second click, nobody knows.
interface Asked { by: Element; moves: boolean }
let now: Asked | undefined;
let kept: { by?: Element; press: () => void }[] = [];

// busy tells whether something the reader asked for is on its way.
export const busy = (): boolean => now !== undefined;

// press does again what was pressed, by the element that is there by then.
const press = (id: string) => (): void => { document.getElementById(id)?.click(); };

// keep lets something follow what is on its way. The same button twice is once, but each step counts, and where a slider
// stands is not known before.
function keep(by: Element, press: () => void): void {
  const last = kept.at(-1)?.by ?? (by.matches("form") ? undefined : now?.by);
  if (last !== by || by.matches(steps)) kept.push({ by, press });
}

// later lets something follow what is on its way; false if nothing is.
export function later(press: () => void): boolean {
  if (now && !now.moves) kept.push({ press });
  return busy();
}

// ask sends something. While something else is on its way it keeps what is to be pressed again, if anything.
async function ask(by: Element, moves: boolean, again: (() => void) | undefined, act: (answered: () => void) => Promise<unknown>): Promise<void> {
  if (now) {
    if (!now.moves && again) keep(by, again);
    return;
  }
  const mine: Asked = now = { by, moves };
  if (moves) kept = [];
  const answered = (): void => {
    if (now !== mine) return;
    now = undefined;
    while (!now && kept.length) kept.shift()?.press();
  };
  by.setAttribute("aria-busy", "true"); // a mark, never an outcome
  try {
    await act(answered);
  } catch {
    // No connection: the page stays as it is, so that nothing is sent twice.
  } finally {
    if (now === mine) {
      now = undefined;
      kept = [];
    }
    if (now?.by !== by) by.removeAttribute("aria-busy");
  }
}

const entries = (data: FormData): URLSearchParams => new URLSearchParams(data as unknown as Record<string, string>);

function send(form: HTMLFormElement, by: HTMLElement | null): void {
  const moves = form.method !== "get";
  const again = by ? press(by.id) : moves ? undefined : (): void => form.requestSubmit();
  void ask(by ?? form, moves, again, async (answered) => {
    document.dispatchEvent(new CustomEvent("sending", { detail: form.id }));
    const data = new FormData(form, by instanceof HTMLButtonElement ? by : null);
    if (moves) {
      const still = form.id === "choices" ? "" : unsure();
      history.replaceState(null, "", location.pathname + still); // an act belongs to the present
      await visit(form.action + still, { method: "POST", body: entries(data) }, answered);
    } else {
      const url = new URL(form.action);
      url.search = entries(data).toString();
      history.replaceState(null, "", url);
      await visit(url.pathname + url.search, undefined, answered);
    }
  });
}

// aim asks for the page on which a move is chosen, but not made: it is the beginning of several.
function aim(by: HTMLButtonElement): void {
  void ask(by, false, press(by.id), (answered) => {
    const url = `${page()?.dataset.plan?.concat("&") ?? `${location.pathname}?`}${new URLSearchParams({ aim: by.value })}`;
    history.replaceState(null, "", url);
    return visit(url, undefined, answered);
  });
}

// Links that go one step on or back: each press is a step.
const steps = "#slider a, #tape a";

// follow shows another page of this table.
function follow(link: HTMLAnchorElement): void {
  const { href, pathname, search, hash } = link;
  const again = link.id ? press(link.id) : (): void => follow(link);
  void ask(link, false, again, async (answered) => {
    history.replaceState(null, "", href);
    await visit(pathname + search, undefined, answered);
    if (hash) document.querySelector(hash)?.scrollIntoView({ block: "start" });
  });
}

// A second click at once is half of a double click, and means what was there before.
const unseen = 150; // ms in which nobody sees what is new
let renewed = -Infinity; // when the last question was drawn
const asks = (): string => `${version()} ${document.querySelector<HTMLElement>("#decision")?.dataset.part}`;
let question = asks();

async function renew(): Promise<void> {
  renewed = Infinity;
  await frame();
  renewed = performance.now();
}

// follows takes the board of a version for new when it is drawn, however long after its question that is.
let board = version();
function follows(): void {
  if (version() !== board) void renew();
  board = version();
}

// compare tells a new question from a board that was only turned.
function compare(): void {
  if (outdated() || asks() !== question) void renew();
  question = asks();
}

// luck adds this device's random bits to the chance of the game.
function luck(form: HTMLFormElement): void {
  for (const field of form.querySelectorAll<HTMLInputElement>("[data-bits]")) {
    const bits = crypto.getRandomValues(new Uint8Array(16));
    field.value = [...bits].map((b) => b.toString(16).padStart(2, "0")).join("");
  }
}

// copy copies the link beside a button to the clipboard if the browser allows it; otherwise it selects it.
async function copy(button: HTMLButtonElement): Promise<void> {
  const field = button.parentElement?.querySelector("input");
  field?.select();
  try {
    await navigator.clipboard.writeText(field?.value ?? "");
  } catch {
    return;
  }
  const was = button.textContent;
  button.textContent = button.dataset.copy ?? was;
  setTimeout(() => { button.textContent = was; }, 2000);
}

// point highlights on the board what a button stands for, wherever it is drawn, and the other way round.
let pointed: string | undefined;
export function point(move: string | undefined): void {
  pointed = move;
  for (const lit of document.querySelectorAll(".point")) lit.classList.remove("point");
  if (!move) return;
  button(move)?.classList.add("point");
  const at = place(move)?.dataset.move;
  if (at) for (const e of document.querySelectorAll(`[data-move="${CSS.escape(at)}"]`)) e.classList.add("point");
}

// begin gets ready at a table that waits for nobody else. The page shows its seal before the device draws its bits.
export function begin(): void {
  const form = document.querySelector<HTMLFormElement>("#ready[data-once]");
  form?.querySelector("button")?.focus({ preventScroll: true });
  form?.requestSubmit();
}

export function watchForms(): void {
  document.addEventListener("submit", (e) => {
    const form = e.target as HTMLFormElement;
    if (form.id === "ready") luck(form);
    const inTable = page()?.contains(form) && form.action.includes("/t/") && form.id !== "fork" && !form.matches(".retry") && !form.closest("#chat");
    if (!inTable) return;
    e.preventDefault();
    if (e.submitter instanceof HTMLButtonElement && e.submitter.dataset.aim !== undefined) {
      return aim(e.submitter);
    }
    if (form.id === "ask-hint") return void askHint(form);
    const chosen = form.closest<HTMLDetailsElement>("#asking"); // closed after choosing: its summary shows the choice
    if (chosen) chosen.open = false;
    chosen?.querySelector("summary")?.focus();
    send(form, e.submitter);
  });
  document.addEventListener("click", (e) => {
    const choice = (e.target as Element).closest?.("#decision button[name], [data-move]");
    if (!choice || e.detail < 2 || performance.now() > renewed + unseen) return;
    e.preventDefault();
    e.stopImmediatePropagation();
  }, true);
  for (const kind of ["shown", "drawn"]) document.addEventListener(kind, compare);
  document.addEventListener("drawn", follows);
  document.addEventListener("drawn", () => point(pointed)); // the board is drawn anew
  document.addEventListener("click", (e) => {
    const copier = (e.target as Element).closest?.<HTMLButtonElement>("button[data-copy]");
    if (copier) void copy(copier);
    const move = moveOf(e);
    if (move && !outdated()) button(move)?.click();
    const link = (e.target as Element).closest?.<HTMLAnchorElement>(
      "#slider a, #tape a, #decision a.gh, .then, .again, #since a, #planbar a, #lines a, #notes a");
    if (link && link.pathname === location.pathname && !e.metaKey && !e.ctrlKey) {
      e.preventDefault();
      follow(link);
    }
    const menu = document.querySelector<HTMLDetailsElement>("#settings[open]");
    if (menu && !menu.contains(e.target as Node)) menu.open = false;
  });
  document.addEventListener("input", (e) => {
    const field = e.target as HTMLElement;
    if (field.id === "at") (field as HTMLInputElement).form?.requestSubmit();
  });
  document.addEventListener("change", (e) => {
    const field = e.target as HTMLElement;
    if (field instanceof HTMLSelectElement && field.form?.id === "slider") field.form.requestSubmit();
  });
  for (const kind of ["pointerover", "focusin"]) {
    document.addEventListener(kind, (e) => {
      const target = e.target as Element;
      const choice = target.closest?.<HTMLButtonElement>("#decision :is(button[name=move], button[name=aim])");
      const shown = carded();
      if (shown && e instanceof PointerEvent && e.pointerType === "mouse") return;
      point(moveOf(e) ?? choice?.value ?? shown);
    });
  }
}

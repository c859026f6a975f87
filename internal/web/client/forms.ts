// On a table's page, forms are sent without leaving the page, and a click on the board presses the button of that
// move. Other forms are sent by the browser.
import { askHint } from "./hint";
import { load, page } from "./table";

const button = (move: string): HTMLButtonElement | null =>
  document.querySelector<HTMLButtonElement>(`#decision button[value="${CSS.escape(move)}"]`);

const moveOf = (e: Event): string | undefined =>
  (e.target as Element | null)?.closest?.<HTMLElement>("[data-move]")?.dataset.move;

// What is sent now, and what was pressed while the answer to a choice of several was on its way: it is pressed on the page
// that answers. Nothing is kept while a move is on its way: what is meant by a second click, nobody knows.
let sending: { by: HTMLElement | null; moves: boolean } | undefined;
let next: string | undefined;

async function send(form: HTMLFormElement, by: HTMLElement | null): Promise<void> {
  const moves = form.method !== "get";
  if (sending) {
    if (!sending.moves && by && by.id !== sending.by?.id) next = by.id;
    return;
  }
  const mine = sending = { by, moves };
  const answered = (): void => {
    if (sending !== mine) return;
    sending = undefined;
    const pressed = next && document.getElementById(next);
    next = undefined;
    if (pressed) pressed.click();
  };
  document.dispatchEvent(new CustomEvent("sending", { detail: form.id }));
  const data = new FormData(form, by instanceof HTMLButtonElement ? by : null);
  by?.setAttribute("aria-busy", "true"); // a mark, never an outcome
  try {
    if (moves) {
      history.replaceState(null, "", location.pathname); // an act belongs to the present
      await load(form.action, { method: "POST", body: new URLSearchParams(data as unknown as Record<string, string>) }, answered);
    } else {
      const url = new URL(form.action);
      url.search = new URLSearchParams(data as unknown as Record<string, string>).toString();
      history.replaceState(null, "", url);
      await load(url.pathname + url.search, {}, answered);
    }
  } catch {
    // No connection: the page stays as it is, so that nothing is sent twice.
  } finally {
    if (sending === mine) sending = next = undefined;
    by?.removeAttribute("aria-busy");
  }
}

// aim asks for the page on which a move is chosen, but not made: it is the beginning of several.
async function aim(move: string): Promise<void> {
  const url = `${page()?.dataset.plan?.concat("&") ?? `${location.pathname}?`}${new URLSearchParams({ aim: move })}`;
  history.replaceState(null, "", url);
  await load(url);
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

// point highlights on the board what a button stands for, and the other way round.
function point(move: string | undefined): void {
  for (const lit of document.querySelectorAll(".point")) lit.classList.remove("point");
  if (!move) return;
  button(move)?.classList.add("point");
  document.querySelector(`[data-move="${CSS.escape(move)}"]`)?.classList.add("point");
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
      void aim(e.submitter.value);
      return;
    }
    if (form.id === "ask-hint") return void askHint(form);
    const chosen = form.closest<HTMLDetailsElement>("#asking"); // closed after choosing: its summary shows the choice
    if (chosen) chosen.open = false;
    chosen?.querySelector("summary")?.focus();
    void send(form, e.submitter);
  });
  document.addEventListener("click", (e) => {
    const copier = (e.target as Element).closest?.<HTMLButtonElement>("button[data-copy]");
    if (copier) void copy(copier);
    const move = moveOf(e);
    if (move) button(move)?.click();
    const link = (e.target as Element).closest?.<HTMLAnchorElement>(
      "#slider a, #tape a, #decision a.gh, .then, .again, #since a, #planbar a, #lines a, #notes a");
    if (link && link.pathname === location.pathname && !e.metaKey && !e.ctrlKey) {
      e.preventDefault();
      history.replaceState(null, "", link.href);
      void load(link.pathname + link.search).then(() => {
        if (link.hash) document.querySelector(link.hash)?.scrollIntoView({ block: "start" });
      });
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
      point(moveOf(e) ?? target.closest?.<HTMLButtonElement>("#decision :is(button[name=move], button[name=aim])")?.value);
    });
  }
}

// Notes on plans: the lines of a plan and a remark. They stay in this browser; the server never hears of them.
import { page, table } from "./table";

interface Kept { plan: string; note: string; at: number }

const key = "ennead-plans";
const mostTables = 20;
const mostNotes = 12;

function all(): Record<string, Kept[]> {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "{}") as Record<string, Kept[]>;
  } catch {
    return {};
  }
}

// store writes the notes of this table, as the latest of the tables that have some.
function store(notes: Kept[]): void {
  const kept = all();
  delete kept[table()];
  if (notes.length) kept[table()] = notes.slice(-mostNotes);
  try {
    localStorage.setItem(key, JSON.stringify(Object.fromEntries(Object.entries(kept).slice(-mostTables))));
  } catch {
    // The browser keeps nothing; the address of the plan still does.
  }
}

// keep notes the lines of the plan that is shown.
function keep(): void {
  const form = document.querySelector<HTMLFormElement>("#keep");
  const plan = form?.dataset.keep ?? "";
  const note = form?.querySelector("textarea")?.value.trim() ?? "";
  if (!form || !plan.match(/(^|&)[ab]=/) && !note) return;
  store([...(all()[table()] ?? []).filter((k) => k.plan !== plan || k.note !== note), { plan, note, at: Date.now() }]);
  list();
}

function button(text: string, act: () => void): HTMLButtonElement {
  const made = document.createElement("button");
  made.type = "button";
  made.className = "gh";
  made.textContent = text;
  made.addEventListener("click", act);
  return made;
}

// list shows the notes of this table.
function list(): void {
  const panel = document.querySelector<HTMLElement>("#notes");
  const notes = all()[table()] ?? [];
  if (!panel) return;
  panel.hidden = notes.length === 0;
  panel.querySelector("#noted")?.replaceChildren(...notes.map((k) => {
    const item = document.createElement("li");
    const text = document.createElement("span");
    const when = new Date(k.at).toLocaleString(document.documentElement.lang, { weekday: "long", hour: "2-digit", minute: "2-digit" });
    const lines = [..."ab"].filter((name) => new URLSearchParams(k.plan).has(name)).join(", ").toUpperCase();
    text.textContent = [lines, k.note, when].filter(Boolean).join(" · ");
    const again = document.createElement("a");
    again.className = "gh";
    again.href = `${panel.dataset.path}?${k.plan}&${new URLSearchParams(k.note ? { note: k.note } : {})}`.replace(/&$/, "");
    again.textContent = panel.dataset.try ?? "";
    const drop = button(panel.dataset.drop ?? "", () => {
      store((all()[table()] ?? []).filter((other) => other.at !== k.at));
      list();
    });
    for (const act of [again, drop]) act.setAttribute("aria-label", `${act.textContent}: ${text.textContent}`);
    item.append(text, again, drop);
    return item;
  }));
}

// shown makes the address that of the plan on this page, and lists the notes.
function shown(): void {
  const here = page()?.dataset.plan;
  if (here) history.replaceState(null, "", here);
  list();
}

export function watchPlans(): void {
  document.addEventListener("submit", (e) => {
    const form = e.target as HTMLFormElement;
    if (form.id === "play-first") keep(); // the rest of the line is still wanted
    if (form.id !== "keep" || !page()?.contains(form)) return;
    e.preventDefault();
    e.stopImmediatePropagation();
    keep();
  }, true);
  document.addEventListener("shown", shown);
  shown();
}

// The negotiation drawer: a click puts goods into an offer, a sentence says what both sides get, the draft stays
// while others act, and a new offer opens the drawer if there is room for it.
type Field = HTMLSelectElement | HTMLInputElement;

const narrow = matchMedia("(max-width: 820px)");
const drawer = (): HTMLDetailsElement | null => document.querySelector("#drawer");
const offer = (): HTMLFormElement | null => document.querySelector("#deal-new");
const fields = (): Field[] => [...document.querySelectorAll<Field>("#drawer :is(select, input:not([type=hidden]))[id]")];
const ticked = (f: Field): f is HTMLInputElement => f instanceof HTMLInputElement && (f.type === "checkbox" || f.type === "radio");

// told says in a sentence what the offer is so far.
function told(): void {
  const form = offer();
  const sum = form?.querySelector<HTMLElement>("[data-give][data-want]");
  if (!form || !sum) return;
  const list = new Intl.ListFormat(document.documentElement.lang, { type: "conjunction" });
  const text = ["give", "want"].map((side) => {
    const said = [...form.querySelectorAll<HTMLOptionElement>(`[data-side=${side}] option:checked[data-said]`)].map((o) => o.dataset.said || o.text);
    return said.length > 0 ? (sum.dataset[side] ?? "").replace("{}", list.format(said)) : "";
  }).filter((t) => t !== "").join(" ");
  if (sum.textContent !== text) sum.textContent = text;
}

// marks shows which of the reader's own goods a click would put into the offer.
function marks(): void {
  const open = drawer()?.open === true;
  for (const own of document.querySelectorAll(".may-give")) own.classList.remove("may-give");
  for (const chip of document.querySelectorAll<HTMLElement>("#deal-new [data-of]")) {
    const own = document.getElementById(chip.dataset.of ?? "");
    if (!own || own.closest("#drawer")) continue;
    const some = (chip.querySelector("select")?.options.length ?? 0) > 1;
    own.classList.toggle("may-give", open && some && own.dataset.move === undefined);
  }
}

// more counts a field up; after the last option comes the first.
function more(field: HTMLSelectElement | null | undefined): void {
  if (!field) return;
  field.selectedIndex = (field.selectedIndex + 1) % field.options.length;
  told();
}

// fill fills a form from a list of moves, so that it is sent as the answer to an offer.
function fill(form: HTMLFormElement, moves: string[], last: string): void {
  form.reset();
  for (const f of form.querySelectorAll<Field>("select, input")) {
    if (ticked(f)) f.checked = moves.includes(f.value);
    else if (f instanceof HTMLSelectElement) {
      const option = [...f.options].find((o) => o.value !== "" && moves.includes(o.value));
      if (option) option.selected = true;
    }
  }
  answers(last);
  told();
  form.scrollIntoView({ block: "nearest" });
  form.querySelector<HTMLElement>("select")?.focus({ preventScroll: true });
}

let answering = "";

// answers leaves one button to send the offer: as a new one, or in place of one that is waiting.
function answers(last: string): void {
  answering = last;
  const buttons = [...document.querySelectorAll<HTMLButtonElement>("#deal-new button[name=m]")];
  const chosen = buttons.find((b) => b.value === last) ?? buttons[0];
  for (const b of buttons) b.hidden = b !== chosen;
}

let kept = new Map<string, string | boolean>();
let news = new Set<string>();
let sent = "";
let heard = "";
let within = false;
let offering = false; // in the form for a new offer

const answer = (): HTMLElement | null => document.querySelector("#deal-new-answer");
const offers = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>("#drawer [data-news]")];

// showing remembers the draft before the page changes.
function showing(): void {
  kept = new Map(fields().map((f) => [f.id, ticked(f) ? f.checked : f.value]));
  within = document.activeElement?.closest("#drawer") != null;
  offering = document.activeElement?.closest("#deal-new") != null;
  heard = answer()?.textContent ?? "";
}

// shown restores the draft, as far as it can still be chosen.
function shown(): void {
  for (const f of fields()) {
    const was = kept.get(f.id);
    if (was === undefined) continue;
    if (ticked(f)) f.checked = was === true;
    else if (!(f instanceof HTMLSelectElement) || [...f.options].some((o) => o.value === was)) f.value = String(was);
  }
  answers(answering);
  told();
  const fresh = offers().filter((o) => !news.has(o.id));
  news = new Set(offers().map((o) => o.id));
  const d = drawer();
  if (fresh.length > 0 && d && !narrow.matches) {
    d.open = true;
    if (!within) fresh[0]?.scrollIntoView({ block: "nearest" });
  }
  const said = answer(); // where one has just pressed, although offers above it come and go
  if (offering && said?.textContent && said.textContent !== heard) said.scrollIntoView({ block: "nearest" });
  if (within && document.activeElement === document.body) d?.querySelector("summary")?.focus({ preventScroll: true });
  marks();
}

// taken empties the form that was just accepted.
function taken(): void {
  const form = document.getElementById(sent) as HTMLFormElement | null;
  if (form?.closest("#drawer")) form.reset();
  sent = "";
}

function clicked(e: MouseEvent): void {
  const at = e.target as Element;
  const d = drawer();
  if (!d || !at.closest) return;
  if (at.closest("#to-drawer")) {
    e.preventDefault();
    d.open = !d.open;
    marks();
    if (d.open) d.scrollIntoView({ block: "nearest" });
    if (d.open) d.querySelector("summary")?.focus({ preventScroll: true });
    return;
  }
  const counter = at.closest<HTMLElement>("#drawer a[data-fill]");
  const form = offer();
  if (counter && form) {
    e.preventDefault();
    fill(form, (counter.dataset.fill ?? "").split(","), counter.dataset.last ?? "");
    return;
  }
  const label = at.closest<HTMLLabelElement>("#drawer [data-counts] label");
  if (label) {
    e.preventDefault();
    more(label.control as HTMLSelectElement | null);
    return;
  }
  if (!d.open || at.closest("#drawer, [data-move]")) return;
  const own = at.closest<HTMLElement>(".may-give");
  if (own) more(document.querySelector<HTMLSelectElement>(`#deal-new [data-of="${CSS.escape(own.id)}"] select`));
}

export function watchDeals(): void {
  news = new Set(offers().map((o) => o.id));
  answers("");
  told();
  marks();
  document.addEventListener("showing", showing);
  document.addEventListener("shown", shown);
  document.addEventListener("taken", taken);
  document.addEventListener("click", clicked);
  document.addEventListener("toggle", (e) => { if (e.target === drawer()) marks(); }, true);
  document.addEventListener("change", (e) => { if ((e.target as Element).closest("#deal-new")) told(); });
  document.addEventListener("reset", (e) => {
    if (e.target !== offer()) return;
    answers("");
    setTimeout(told); // the fields are emptied after this
  });
  document.addEventListener("sending", (e) => { sent = (e as CustomEvent<string>).detail; });
  document.addEventListener("keydown", (e) => {
    const d = drawer();
    if (e.key !== "Escape" || !d?.open || !d.contains(e.target as Node)) return;
    d.open = false;
    d.querySelector("summary")?.focus();
    e.stopPropagation();
  }, true);
}

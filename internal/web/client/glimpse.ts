// A choice that is pointed at, or has the focus, names classes of what it would do on the board, which shows as long. Style
// sheets can do that with selectors from the root, but those make the browser look everywhere again at each change of the
// page, so they have theirs for pages without a script alone.
import { carded } from "./sight";

let pointed: Element | undefined;
let focused: Element | undefined;

// choice is what an element belongs to that names something: itself, a line of choices, a button, or advice.
const choice = (e: Element): Element | undefined =>
  e.closest("[data-lights]") ?? e.closest(".both") ?? e.closest("button, .move") ?? undefined;

function show(): void {
  for (const shown of document.querySelectorAll(".glimpse")) shown.classList.remove("glimpse");
  for (const now of [pointed, focused]) {
    if (!now?.isConnected) continue;
    const says = now.matches("[data-lights]") ? [now] : [...now.querySelectorAll("[data-lights]")];
    for (const name of says.flatMap((e) => (e.getAttribute("data-lights") ?? "").split(" "))) {
      for (const lit of document.getElementsByClassName(name)) lit.classList.add("glimpse");
    }
  }
}

function point(e?: Element): void {
  if (e === pointed) return;
  pointed = e;
  show();
}

function focus(e?: Element): void {
  if (e === focused) return;
  focused = e;
  show();
}

export function watchGlimpses(): void {
  document.addEventListener("drawn", show); // the board is drawn anew
  document.addEventListener("pointerover", (e) => {
    if (e.pointerType === "mouse" && carded()) return;
    point(e.target instanceof Element ? choice(e.target) : undefined);
  });
  document.addEventListener("pointerout", (e) => { // it has left the window; what a finger has touched stays
    if (!e.relatedTarget && e.pointerType !== "touch" && !carded()) point();
  });
  document.addEventListener("focusin", (e) => {
    const at = e.target;
    focus(at instanceof Element && at.matches(":focus-visible") ? choice(at) : undefined);
  });
  document.addEventListener("focusout", () => focus());
}

// A guided game shows what its lesson is about.
import { reveal } from "./sight";

// subject returns what the lesson is about: what glows, otherwise the part that it names, otherwise the board.
function subject(page: HTMLElement): Element[] {
  const lit = [...page.querySelectorAll("[data-lesson]")].filter((e) => e.checkVisibility());
  const named = document.getElementById(page.dataset.look ?? "stage");
  return lit.length === 0 && named ? [named] : lit;
}

// show scrolls the subject of a lesson into view.
export function show(): void {
  const page = document.querySelector<HTMLElement>("#page[data-learning]");
  if (page) reveal(subject(page));
}

// greet begins a lesson that the page was loaded with: it focuses its heading.
export function greet(): void {
  if (!document.querySelector("#page[data-learning]") || location.hash) return;
  if (document.activeElement === document.body) document.querySelector<HTMLElement>("#prompt")?.focus({ preventScroll: true });
  show();
}

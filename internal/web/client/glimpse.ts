// A choice that is pointed at, or has the focus, names classes of what it would do on the board, which shows then. Style
// sheets can do that with selectors from the root, but those make the browser look everywhere again at each change of the
// page, so they have theirs for pages without a script alone.
let choice: Element | undefined;

function show(): void {
  for (const shown of document.querySelectorAll(".glimpse")) shown.classList.remove("glimpse");
  if (!choice?.isConnected) return;
  const says = choice.matches("[data-lights]") ? [choice] : [...choice.querySelectorAll("[data-lights]")];
  for (const name of says.flatMap((e) => (e.getAttribute("data-lights") ?? "").split(" "))) {
    for (const lit of document.getElementsByClassName(name)) lit.classList.add("glimpse");
  }
}

export function watchGlimpses(): void {
  document.addEventListener("drawn", show); // the board is drawn anew
  for (const kind of ["pointerover", "focusin"]) {
    document.addEventListener(kind, (e) => {
      const target = e.target as Element;
      if (kind === "focusin" && !target.matches?.(":focus-visible")) return;
      const now = target.closest?.("[data-lights]") ?? target.closest?.(".both") ?? target.closest?.("button") ?? undefined;
      if (now === choice) return;
      choice = now;
      show();
    });
  }
}

// The search box of the rules: shows the rules that contain all the words.
export function filterRules(): void {
  const box = document.querySelector<HTMLInputElement>("#filter");
  const found = document.querySelector<HTMLElement>("#found");
  if (!box || !found) return;
  const plain = (s: string): string => s.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().replace(/œ/g, "oe").replace(/æ/g, "ae").replace(/’/g, "'");
  const one = (word: string): string => (word.length > 3 ? word.replace(/[sx]$/, "") : word); // "temples" finds a temple
  const blocks = [...document.querySelectorAll<HTMLElement>("article > :not(ul), article > ul > li")];
  const texts = blocks.map((b) => {
    const copy = b.cloneNode(true) as HTMLElement;
    copy.querySelectorAll(".term").forEach((card) => card.remove()); // the other language is not what one reads
    return plain(copy.textContent ?? "");
  });
  box.addEventListener("input", () => {
    const words = plain(box.value).split(/\s+/).filter(Boolean).map(one);
    let shown = 0;
    blocks.forEach((block, i) => {
      const hit = words.length === 0 || (block.tagName === "LI" && words.every((w) => texts[i]!.includes(w)));
      block.hidden = !hit;
      if (hit) shown++;
    });
    found.textContent = words.length > 0 && shown === 0 ? (found.dataset.none ?? "") : words.length > 0 ? String(shown) : "";
  });
}

// Turns a part of the page into its new version. Every element with an id stays the same node, wherever it goes, so
// that it glides and keeps its focus; a part that has not changed is sent as an empty placeholder and not looked at.

const unchanged = (n: Element): boolean => n.hasAttribute("data-same");
const isElement = (n: Node | null): n is Element => n?.nodeType === Node.ELEMENT_NODE;
const idOf = (n: Node | null): string => (isElement(n) ? n.id : "");

// move puts a node before another. Where the browser can, animations and the focus go with it.
function move(parent: Node & { moveBefore?: (n: Node, before: Node | null) => void }, n: Node, before: Node | null): void {
  if (parent.moveBefore && n.isConnected && parent.isConnected) parent.moveBefore(n, before);
  else parent.insertBefore(n, before);
}

// field takes over what a field shows, which its attributes only begin with. What has been typed stays, unless the
// server sends something else and nobody is in the field.
function field(old: Element, next: Element, sent: string): void {
  if (old instanceof HTMLInputElement && next instanceof HTMLInputElement) {
    old.checked = next.checked;
    if (next.defaultValue !== sent && old !== document.activeElement) old.value = next.value;
  } else if (old instanceof HTMLOptionElement && next instanceof HTMLOptionElement && old.selected !== next.selected) {
    old.selected = next.selected;
  }
}

// heavier tells whether a node is more to move than all from another one on to it, which find their places later. What
// moves is new to the browser, with all its styles.
function heavier(n: Node, from: Node | null): boolean {
  let size = isElement(n) ? n.querySelectorAll("*").length : 0;
  for (; from && from !== n && idOf(from); from = from.nextSibling) size -= (from as Element).querySelectorAll("*").length + 1;
  return from === n && size > 0;
}

function attributes(old: Element, next: Element): void {
  for (const { name, value, namespaceURI } of next.attributes) {
    if (old.getAttribute(name) !== value) old.setAttributeNS(namespaceURI, name, value);
  }
  if (old.attributes.length === next.attributes.length) return;
  for (const { name } of [...old.attributes]) if (!next.hasAttribute(name)) old.removeAttribute(name);
}

// morph turns an element of the page into its new version. What waits for a later step than 0 stays busy as it is: the
// functions that are returned do these steps.
export function morph(root: Element, version: Element, waits: (e: Element) => number = () => 0): (() => void)[] {
  const wanted = new Set([version.id, ...[...version.querySelectorAll("[id]")].map((e) => e.id)]);
  const kept = new Set<Node>();
  let left: Node[] = []; // removed last: something in them may still be wanted elsewhere
  let now = 0; // the step
  const waiting = new Map<number, [Element, Element][]>(); // by step

  // reusable returns the node of the page that becomes a new one with an id.
  function reusable(next: Element, parent: Node): Element | null {
    const live = document.getElementById(next.id);
    return live && root.contains(live) && !kept.has(live) && live.localName === next.localName && !live.contains(parent) ? live : null;
  }

  function become(old: Node, next: Node): void {
    kept.add(old);
    if (!isElement(old) || !isElement(next)) {
      if (old.nodeValue !== next.nodeValue) old.nodeValue = next.nodeValue;
      return;
    }
    if (unchanged(next)) return;
    const step = waits(old);
    if (step > now) {
      waiting.set(step, [...waiting.get(step) ?? [], [old, next]]);
      old.setAttribute("aria-busy", "true");
      return;
    }
    const sent = old instanceof HTMLInputElement ? old.defaultValue : "";
    attributes(old, next);
    fill(old, next);
    field(old, next, sent);
  }

  // add inserts a new node, and brings what the page has of it from where it is.
  function add(parent: Node, next: Node, before: Node | null): Node {
    const brings = isElement(next) && [...next.querySelectorAll("[id]")].some((e) => reusable(e, parent));
    const made = document.importNode(next, !brings);
    parent.insertBefore(made, before);
    kept.add(made);
    if (brings) fill(made, next);
    return made;
  }

  function fill(parent: Node, next: Node): void {
    let at = parent.firstChild;
    const skip = (): void => {
      left.push(at as Node);
      at = (at as Node).nextSibling;
    };
    for (const child of [...next.childNodes]) {
      while (idOf(at) && !wanted.has(idOf(at))) skip();
      let match: Node | null = null;
      if (isElement(child) && child.id) match = reusable(child, parent);
      else {
        let one = at; // the next of the same kind, unless something that stays is before it
        while (one && !idOf(one) && one.nodeName !== child.nodeName) one = one.nextSibling;
        if (one && !idOf(one)) {
          while (at !== one) skip();
          match = one;
        }
      }
      if (match) {
        if (heavier(match, at)) while (at !== match) skip();
        else if (match !== at) move(parent, match, at);
        become(match, child);
      }
      at = (match ?? add(parent, child, at)).nextSibling; // what followed may have moved into it
    }
    while (at) skip();
  }

  // clear removes what is no longer wanted, but not yet what a part that waits will take over.
  function clear(): void {
    const later = (n: Node): boolean => isElement(n) && [n, ...n.querySelectorAll("[id]")].some((e) => taken.has(e.id));
    const taken = new Set([...waiting.values()].flat().flatMap(([, next]) => [...next.querySelectorAll("[id]")].map((e) => e.id)));
    const gone = left.filter((n) => !kept.has(n));
    left = gone.filter(later);
    for (const n of gone) if (!later(n)) n.parentNode?.removeChild(n);
  }

  become(root, version);
  clear();
  return [...waiting].sort(([a], [b]) => a - b).map(([step, parts]) => () => {
    now = step;
    waiting.delete(step);
    for (const [old, next] of parts) become(old, next);
    clear();
  });
}

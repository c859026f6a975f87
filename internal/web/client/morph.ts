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

function attributes(old: Element, next: Element): void {
  for (const { name, value, namespaceURI } of next.attributes) {
    if (old.getAttribute(name) !== value) old.setAttributeNS(namespaceURI, name, value);
  }
  if (old.attributes.length === next.attributes.length) return;
  for (const { name } of [...old.attributes]) if (!next.hasAttribute(name)) old.removeAttribute(name);
}

// A symbol is copied wherever it is used, and so are those that it uses.
const copied = new Map<string, number>();
function copies(use: Element): number {
  const href = use.getAttribute("href") ?? "";
  const known = copied.get(href);
  if (known !== undefined) return known;
  const symbol = document.getElementById(href.slice(1));
  copied.set(href, 0);
  const size = symbol ? sizeOf(symbol) : 0;
  copied.set(href, size);
  return size;
}

// sizeOf returns of how many elements the browser has to find out the style if one is new, copies included.
function sizeOf(e: Element): number {
  const inside = [...e.querySelectorAll("use")].reduce((sum, use) => sum + copies(use), e.localName === "use" ? copies(e) : 0);
  return 1 + e.getElementsByTagName("*").length + inside;
}

// Change goes on with a change, for about so many elements. It returns true once all is new but for what waits; after
// that it goes on with what waits.
export type Change = (most: number) => boolean;

// morph turns an element of the page into its new version, a piece at a time, so that a slow phone reacts in between.
// What waits comes last; none does by default. Between two pieces everything stands either as it was or as it will be.
export function morph(root: Element, version: Element, waits: (e: Element) => boolean = () => false): Change {
  const wanted = new Set([version.id, ...[...version.querySelectorAll("[id]")].map((e) => e.id)]);
  const kept = new Set<Node>();
  const nodes = new Map<Node, Node>(); // of the page, by what of the new version they become
  const done = new Set<Node>(); // of the new version
  let left: Node[] = []; // removed last: something in them may still be wanted elsewhere
  let now: [Element, Element][] = [[root, version]];
  let later: [Element, Element][] = [];
  let last = false; // nothing waits any more
  let room = 0; // for how many elements this piece goes on

  // reusable returns the node of the page that becomes a new one with an id.
  function reusable(next: Element, parent: Node): Element | null {
    const live = document.getElementById(next.id);
    return live && root.contains(live) && !kept.has(live) && live.localName === next.localName && !live.contains(parent) ? live : null;
  }

  function become(old: Node, next: Node): void {
    const begun = nodes.has(next);
    kept.add(old);
    nodes.set(next, old);
    if (!isElement(old) || !isElement(next)) {
      if (old.nodeValue !== next.nodeValue) old.nodeValue = next.nodeValue;
    } else if (!unchanged(next)) {
      if (!last && waits(old)) later.push([old, next]);
      else {
        const sent = old instanceof HTMLInputElement ? old.defaultValue : "";
        if (!begun || waits(old)) attributes(old, next);
        room--;
        if (!fill(old, next)) return;
        field(old, next, sent);
      }
    }
    done.add(next);
  }

  // add inserts a new node, and brings what the page has of it from where it is.
  function add(parent: Node, next: Node, before: Node | null): Node {
    const size = isElement(next) ? sizeOf(next) : 0;
    const apart = isElement(next) && (size > room && next.firstElementChild !== null
      || [...next.querySelectorAll("[id]")].some((e) => reusable(e, parent)));
    const made = document.importNode(next, !apart);
    parent.insertBefore(made, before);
    kept.add(made);
    nodes.set(next, made);
    if (apart) become(made, next);
    else {
      room -= size;
      done.add(next);
    }
    return made;
  }

  // heavier tells whether an element is more to move than all from another one on to it, which then find their places
  // later.
  function heavier(e: Element, from: Node | null): boolean {
    let size = 0;
    for (let n = from; n !== e; n = n.nextSibling) {
      if (!isElement(n) || !n.id) return false;
      size += sizeOf(n);
    }
    return size < sizeOf(e);
  }

  // fill returns false if there is no more room: then it has to be called again.
  function fill(parent: Node, next: Node): boolean {
    let at = parent.firstChild;
    const skip = (): void => {
      left.push(at as Node);
      at = (at as Node).nextSibling;
    };
    for (const child of [...next.childNodes]) {
      let match: Node | null = nodes.get(child) ?? null;
      if (!match) {
        if (room <= 0) return false;
        while (idOf(at) && !wanted.has(idOf(at))) skip();
        if (isElement(child) && child.id) match = reusable(child, parent);
        else {
          let one = at; // the next of the same kind, unless something that stays is before it
          while (one && !idOf(one) && one.nodeName !== child.nodeName) one = one.nextSibling;
          if (one && !idOf(one)) {
            while (at !== one) skip();
            match = one;
          }
        }
        if (isElement(match) && match !== at) {
          if (heavier(match, at)) while (at !== match) skip();
          else {
            move(parent, match, at);
            room -= sizeOf(match); // the browser takes it for new
          }
        }
      }
      if (!match) match = add(parent, child, at);
      else if (!done.has(child)) become(match, child);
      if (!done.has(child)) return false;
      at = match.nextSibling; // what followed may have moved into it
    }
    while (at) skip();
    return true;
  }

  // clear removes what is no longer wanted, but not yet what is still to be taken over.
  function clear(): void {
    const rest = [...now, ...later].flatMap(([, next]) => [...next.querySelectorAll("[id]")]);
    const taken = new Set(rest.filter((e) => !nodes.has(e)).map((e) => e.id));
    const stays = (n: Node): boolean => isElement(n) && [n, ...n.querySelectorAll("[id]")].some((e) => taken.has(e.id));
    const gone = left.filter((n) => !kept.has(n));
    left = gone.filter(stays);
    for (const n of gone) if (!stays(n)) n.parentNode?.removeChild(n);
  }

  return (most) => {
    room = most;
    if (now.length === 0) {
      last = true;
      now = later.splice(0);
      for (const [, next] of now) done.delete(next);
    }
    while (now[0] && room > 0) {
      become(...now[0]);
      if (done.has(now[0][1])) now.shift();
    }
    clear();
    return now.length === 0;
  };
}

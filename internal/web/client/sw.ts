// The service worker. It keeps the files of this version, and one page that says that there is no connection. It keeps
// no other page and no answer: what a seat may know, and who somebody is, stays out of the caches of a browser.

// The server writes these before the script: where the files of this version are, and which of them the page needs.
declare const folder: string;
declare const needed: readonly string[];

// The types of the DOM do not know workers.
interface Lasting extends Event { waitUntil(done: Promise<unknown>): void }
interface Asked extends Lasting {
  readonly request: Request;
  readonly preloadResponse?: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
}
interface Worker {
  readonly registration: ServiceWorkerRegistration;
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(name: "install" | "activate", hear: (e: Lasting) => void): void;
  addEventListener(name: "message", hear: (e: Lasting & { readonly data: string }) => void): void;
  addEventListener(name: "fetch", hear: (e: Asked) => void): void;
}
const worker = self as unknown as Worker;

const offline = "/offline";

// speak keeps the page in the language and theme of the reader, of which other pages tell the worker. It is asked for
// without cookies: it is nobody's.
async function speak(how: string): Promise<void> {
  const address = `${offline}?${new URLSearchParams(how)}`;
  if ((await kept(offline))?.url === location.origin + address) return;
  const answer = await fetch(address, { cache: "no-store", credentials: "omit" });
  if (answer.ok) await (await caches.open(folder)).put(offline, answer);
}

// stock fetches what is kept from the beginning.
async function stock(): Promise<void> {
  const cache = await caches.open(folder);
  await cache.addAll([new Request(offline, { cache: "no-store", credentials: "omit" }), ...needed]);
  await worker.skipWaiting();
}

// begin drops what older versions kept. Open pages do not miss it: they have loaded their files.
async function begin(): Promise<void> {
  for (const name of await caches.keys()) if (name !== folder) await caches.delete(name);
  await worker.registration.navigationPreload?.enable();
  await worker.clients.claim();
}

// kept returns what is kept of an address. A browser that withholds its caches has nothing.
const kept = (what: Request | string): Promise<Response | undefined> =>
  caches.match(what, { cacheName: folder, ignoreVary: true }).catch(() => undefined);

// page asks the server, and shows the page without a connection if none answers; a proxy whose server is gone says 502 or 504.
async function page(e: Asked): Promise<Response> {
  let answer: Response | undefined;
  let lost: unknown;
  try {
    answer = (await e.preloadResponse) ?? (await fetch(e.request));
    if (answer.status !== 502 && answer.status !== 504) return answer;
  } catch (why) {
    lost = why;
  }
  answer = (await kept(offline)) ?? answer;
  if (!answer) throw lost;
  return answer;
}

// file answers from what is kept: a file never changes under its address.
async function file(e: Asked): Promise<Response> {
  const known = await kept(e.request);
  if (known) return known;
  const answer = await fetch(e.request);
  if (answer.ok) {
    const copy = answer.clone();
    e.waitUntil(caches.open(folder).then((cache) => cache.put(e.request, copy)).catch(() => undefined));
  }
  return answer;
}

worker.addEventListener("install", (e) => e.waitUntil(stock()));
worker.addEventListener("activate", (e) => e.waitUntil(begin()));
worker.addEventListener("message", (e) => e.waitUntil(speak(e.data).catch(() => undefined)));
worker.addEventListener("fetch", (e) => {
  if (e.request.method !== "GET") return;
  if (e.request.mode === "navigate") e.respondWith(page(e));
  else if (e.request.url.startsWith(location.origin + folder)) e.respondWith(file(e));
});

export {}; // a module, whose names are its own

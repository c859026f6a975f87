// The service worker. It keeps the files of this version, and one page that says that there is no connection. It keeps
// no other page and no answer: what a seat may know, and who somebody is, stays out of the caches of a browser. It shows
// notices that the house pushes while no page is open, and keeps nothing of them.

// The server writes these before the script: where the files of this version are, and which of them the page needs.
declare const folder: string;
declare const needed: readonly string[];
// The public key of the house, for which push services give addresses; empty where it pushes nothing.
declare const house: string;

// The types of the DOM do not know workers.
interface Lasting extends Event { waitUntil(done: Promise<unknown>): void }
interface Asked extends Lasting {
  readonly request: Request;
  readonly preloadResponse?: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
}
interface Pushed extends Lasting { readonly data: { json(): unknown } | null }
interface Changed extends Lasting { readonly newSubscription?: PushSubscription | null }
interface Clicked extends Lasting { readonly notification: Notification }
interface Page { readonly url: string; readonly visibilityState: DocumentVisibilityState; focus(): Promise<unknown> }
interface Worker {
  readonly registration: ServiceWorkerRegistration;
  readonly clients: {
    claim(): Promise<void>;
    matchAll(which: { type: "window"; includeUncontrolled: boolean }): Promise<readonly Page[]>;
    openWindow(path: string): Promise<unknown>;
  };
  skipWaiting(): Promise<void>;
  addEventListener(name: "install" | "activate", hear: (e: Lasting) => void): void;
  addEventListener(name: "message", hear: (e: Lasting & { readonly data: string }) => void): void;
  addEventListener(name: "fetch", hear: (e: Asked) => void): void;
  addEventListener(name: "push", hear: (e: Pushed) => void): void;
  addEventListener(name: "pushsubscriptionchange", hear: (e: Changed) => void): void;
  addEventListener(name: "notificationclick", hear: (e: Clicked) => void): void;
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

// What the house pushes.
interface Notice { title: string; text: string; lang: string; tag: string; path: string; turns: number }

// showing returns the open pages of the site that show a path.
const showing = async (path: string): Promise<Page[]> =>
  (await worker.clients.matchAll({ type: "window", includeUncontrolled: true })).filter(({ url }) => new URL(url).pathname === path);

// tell shows a notice, in place of one of the same tag, and the number on the icon of the installed site. Browsers insist
// that each push shows something: to whoever looks at the page of the table, without a sound.
async function tell(notice: Notice): Promise<void> {
  void navigator.setAppBadge?.(notice.turns).catch(() => undefined);
  const silent = (await showing(notice.path)).some(({ visibilityState }) => visibilityState === "visible");
  const { text: body, lang, tag, path: data } = notice;
  const how: NotificationOptions & { renotify: boolean } = { body, lang, tag, data, icon: "/icon/192.png", silent, renotify: !silent };
  await worker.registration.showNotification(notice.title, how);
}

// go shows the page to which a notice leads, in a tab that has it already if there is one. That page counts anew.
async function go(notice: Notification): Promise<void> {
  notice.close();
  void navigator.clearAppBadge?.().catch(() => undefined);
  const path = String(notice.data);
  const [page] = await showing(path);
  await (page ? page.focus() : worker.clients.openWindow(path));
}

// looked takes notices away that lead to a page which is opened now.
async function looked(url: string): Promise<void> {
  const { pathname } = new URL(url);
  for (const notice of await worker.registration.getNotifications()) if (notice.data === pathname) notice.close();
}

// Pauses before the house is asked again to take an address, in ms. A worker does not live much longer.
const pauses = [5_000, 20_000];

// renew tells the house the address that the push service gives this device in place of another. The house takes it from a
// browser that is signed in, where notices were asked for; whatever else it answers, to ask again would not help.
async function renew(given: PushSubscription | null | undefined): Promise<void> {
  if (!house) return;
  const at = given ?? (await worker.registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: house }));
  const { endpoint, keys } = at.toJSON();
  const body = new URLSearchParams({ endpoint: endpoint ?? "", p256dh: keys?.["p256dh"] ?? "", auth: keys?.["auth"] ?? "" });
  for (const pause of [...pauses, 0]) {
    const answer = await fetch("/me/push/renew", { method: "POST", body, cache: "no-store" }).catch(() => undefined);
    if (answer && answer.status < 500) return;
    if (pause) await new Promise((go) => setTimeout(go, pause));
  }
}

worker.addEventListener("install", (e) => e.waitUntil(stock()));
worker.addEventListener("activate", (e) => e.waitUntil(begin()));
worker.addEventListener("message", (e) => e.waitUntil(speak(e.data).catch(() => undefined)));
worker.addEventListener("fetch", (e) => {
  if (e.request.method !== "GET") return;
  if (e.request.mode === "navigate") {
    e.respondWith(page(e));
    e.waitUntil(looked(e.request.url).catch(() => undefined));
  } else if (e.request.url.startsWith(location.origin + folder)) e.respondWith(file(e));
});
worker.addEventListener("push", (e) => e.waitUntil(tell(e.data?.json() as Notice)));
worker.addEventListener("pushsubscriptionchange", (e) => e.waitUntil(renew(e.newSubscription)));
worker.addEventListener("notificationclick", (e) => e.waitUntil(go(e.notification)));

export {}; // a module, whose names are its own

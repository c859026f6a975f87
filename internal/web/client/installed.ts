// What lets the site be installed: its service worker, and the number on its icon.

// serve registers the service worker, and tells it how the reader reads. Old browsers and pages without https have none,
// and private windows refuse it.
export function serve(): void {
  const { lang, dataset } = document.documentElement;
  const workers = navigator.serviceWorker;
  workers?.register("/sw.js").then(() => workers.ready)
    .then(({ active }) => active?.postMessage(`lang=${lang}&theme=${dataset["theme"] ?? ""}`)).catch(() => undefined);
}

// badge shows a number on the icon of the installed site, none for 0. Some browsers let nobody do that.
export function badge(count: number): void {
  navigator.setAppBadge?.(count).catch(() => undefined);
}

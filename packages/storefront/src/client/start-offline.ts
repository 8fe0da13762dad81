import { HOUR_MS } from "@hjem/domain/durations";
import type { DataRouter } from "react-router";
import type { App } from "../app/create-app.ts";
import { browserNow } from "../browser/browser-clock.ts";
import { HEAD_SHOWN } from "../browser/document-ids.ts";
import { RETRY_MS } from "../lazy/until-loaded.ts";
import { isOnline } from "../offline/connection.ts";
import { followInstallOffer } from "../offline/install-prompt.ts";
import { newVersion } from "../offline/new-version.ts";
import { watchInput } from "../offline/unsaved-input.ts";
import { startSiteRegistration } from "../service-worker/site-registration.ts";

/** A page that is looked at for this long is stored, ms: its HTML was never requested where the router has shown it. */
const READ_MS = 4_000;
/** Minimum time between two looks for a new version of a page that stays open, ms. */
const LOOK_AGAIN_MS = HOUR_MS;

/**
 * Requests styles again that could not be loaded: Vite requests each file once, so that what is opened after a lost connection
 * would have none until the page is loaded anew.
 */
export function requestLostStyles(): void {
  const again = ({ target: link }: Event) => {
    if (!(link instanceof HTMLLinkElement) || link.rel !== "stylesheet") return;
    const wait = Number(link.dataset["wait"] ?? RETRY_MS);
    link.dataset["wait"] = `${wait * 2}`;
    setTimeout(() => link.replaceWith(link.cloneNode()), wait);
  };
  // An element's `error` does not bubble.
  document.addEventListener("error", again, true);
}

/** Whether a worker answers for this page: without one a load while offline would end in the browser's own error. */
const hasWorker = (): boolean => Boolean(navigator.serviceWorker?.controller);

/** A click on a link loads its page anew where the router cannot, or should not, show it. */
function loadLinks(isNeeded: () => boolean): void {
  const mark = ({ target }: MouseEvent) => {
    const link = target instanceof Element ? target.closest("a") : null;
    if (!link || "reload" in link.dataset || !isNeeded()) return;
    link.dataset["reload"] = "";
    setTimeout(() => delete link.dataset["reload"]);
  };
  document.addEventListener("click", mark, { capture: true });
}

/** Without a network the worker has the pages, not the router: a navigation to one becomes a load. */
function loadWhileOffline(router: DataRouter): void {
  router.subscribe(({ navigation: { state, location } }) => {
    if (isOnline() || !hasWorker() || state !== "loading" || !location) return;
    const { href } = new URL(
      location.pathname + location.search + location.hash,
      window.location.href,
    );
    // Back and forward have changed the address already.
    if (href === window.location.href) window.location.reload();
    else window.location.assign(href);
  });
}

/**
 * Starts what makes the site usable without a network (D116): the worker, its pages, the question before a new version
 * replaces a page with unsaved input, and the offer to install the site.
 */
export async function startOffline(app: App, router: DataRouter): Promise<void> {
  requestLostStyles();
  const hasUnsavedInput = watchInput(document);
  followInstallOffer();
  // Not after the registration: a page that a worker answers for may lose its network before that has ended.
  loadWhileOffline(router);
  loadLinks(() => {
    if (!isOnline()) return hasWorker();
    // The page that comes takes the new version: a worker that is replaced while it answers a navigation may never end it.
    return newVersion.current() !== "none" && !hasUnsavedInput();
  });
  const worker = await startSiteRegistration(app.store.getState().app.language, () =>
    newVersion.arrive(hasUnsavedInput()),
  );
  if (worker === null) return;

  let reading: ReturnType<typeof setTimeout> | undefined;
  document.addEventListener(HEAD_SHOWN, () => {
    clearTimeout(reading);
    const { href } = window.location;
    reading = setTimeout(() => {
      if (window.location.href === href && isOnline()) worker.keep(href);
    }, READ_MS);
  });

  let lookedAt = browserNow();
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState !== "visible" || browserNow() - lookedAt < LOOK_AGAIN_MS) return;
    lookedAt = browserNow();
    worker.lookForNew();
  });
}

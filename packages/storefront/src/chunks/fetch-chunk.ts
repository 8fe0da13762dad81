import { isChunkFailure, nextRetry, retriesIn, withRetries } from "./next-retry.ts";

/** The browser as far as a failed chunk needs it. */
export interface ReloadingBrowser {
  /** Address that is shown now. */
  current: () => URL;
  /** Address that the visitor wants: the pending navigation's, else the current one. */
  wanted: () => URL;
  unregisterServiceWorkers: () => Promise<void>;
  /** Loads an address afresh. */
  load: (address: URL) => void;
}

/**
 * Fetches code of a page. When it does not arrive, the page is loaded afresh, up to three times, with the count in the
 * query; service workers are unregistered first, since they may hold the old release (UI-045..053). Any other error, and
 * the fourth failure, is thrown on.
 */
export async function fetchChunk<Module>(
  load: () => Promise<Module>,
  browser: ReloadingBrowser,
): Promise<Module> {
  try {
    return await load();
  } catch (error) {
    const retry = isChunkFailure(error) ? nextRetry(retriesIn(browser.current().search)) : "stop";
    if (retry === "stop") throw error;
    await browser.unregisterServiceWorkers();
    browser.load(withRetries(browser.wanted(), retry));
    // The page is about to go: nothing that waits for this code may run on.
    return new Promise(() => undefined);
  }
}

/** Unregisters every service worker of the site. */
export async function unregisterServiceWorkers(): Promise<void> {
  const registrations = (await navigator.serviceWorker?.getRegistrations()) ?? [];
  await Promise.all(registrations.map((registration) => registration.unregister()));
}

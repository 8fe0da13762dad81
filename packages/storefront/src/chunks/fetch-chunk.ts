import { isChunkFailure, nextRetry, retriesIn, withRetries } from "./next-retry.ts";

/** The parts of the browser that handling a failed chunk uses. */
export interface ReloadingBrowser {
  /** The current URL. */
  current: () => URL;
  /** The target URL: the pending navigation's, else the current one. */
  wanted: () => URL;
  unregisterServiceWorkers: () => Promise<void>;
  /** Loads a URL without the router. */
  load: (address: URL) => void;
}

/**
 * Loads code of a page. If it fails, the page is reloaded, up to three times, with the count in the query; service
 * workers are unregistered first, because they may have cached the old release (UI-045..053). Any other error, and
 * the fourth failure, is thrown.
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
    // The page is about to be replaced: code that waits for this must not run.
    return new Promise(() => undefined);
  }
}

/** Unregisters every service worker of the site. */
export async function unregisterServiceWorkers(): Promise<void> {
  const registrations = (await navigator.serviceWorker?.getRegistrations()) ?? [];
  await Promise.all(registrations.map((registration) => registration.unregister()));
}

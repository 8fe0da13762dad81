import type { Language } from "@hjem/domain/language";
import { isBot } from "./is-bot.ts";
import { ACTIVATE, KEEP, REPLACED, sharedHosts } from "./worker-messages.ts";

/** URL of the site's worker; the language is that of its messages and of the pages it stores. */
export const workerUrl = (language: Language): string => `/sw.js?language=${language}`;

/** What a page tells its worker. */
export interface SiteWorker {
  /** Stores a page and the files it has loaded, for reading offline. */
  keep: (page: string) => void;
  /** Asks the server for a new version; a browser does so by itself with each load of a page. */
  lookForNew: () => void;
}

/** The registration of this tab, as far as there is one. */
let registered: ServiceWorkerRegistration | undefined;

/**
 * Lets the worker of a new build take over, where one waits; resolves once it has. It is told at once: the page may be left
 * in the same moment.
 */
export async function activateWaiting(): Promise<void> {
  const { serviceWorker } = navigator;
  const waiting = registered?.waiting;
  if (!waiting) return;
  const taken = new Promise((resolve) =>
    serviceWorker.addEventListener("controllerchange", resolve, { once: true }),
  );
  waiting.postMessage({ type: ACTIVATE }, []);
  await taken;
}

/** Names of the files that this page has loaded from its own site. */
const loadedFiles = (): string[] =>
  performance
    .getEntriesByType("resource")
    .map(({ name }) => name)
    .filter((name) => name.startsWith(`${window.location.origin}/`));

/** Removes the worker of a site that has none any more: one that is closed by a password (D39, D116). */
async function removeIfGone(url: string): Promise<void> {
  // Caught: without a network nobody knows whether there is one.
  const response = await fetch(url, { method: "HEAD" }).catch(() => null);
  if (response?.status !== 404 && response?.status !== 401) return;
  const registrations = await navigator.serviceWorker.getRegistrations();
  await Promise.all(registrations.map((registration) => registration.unregister()));
  await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
}

/**
 * Registers the site's worker where it may have one (FND-063, D116). `onNewVersion` is called once another build is ready,
 * or has taken over in another tab.
 * @returns null without a worker: bots, bare localhost, a closed site, a browser without workers
 */
export async function startSiteRegistration(
  language: Language,
  onNewVersion: () => void,
): Promise<SiteWorker | null> {
  const { userAgent, serviceWorker } = navigator;
  if (!("serviceWorker" in navigator) || sharedHosts.has(window.location.hostname)) return null;
  if (!serviceWorker.controller && (await isBot(userAgent))) return null;
  const url = workerUrl(language);
  const wasControlled = serviceWorker.controller !== null;
  let registration: ServiceWorkerRegistration;
  try {
    registration = await serviceWorker.register(url);
    registered = registration;
  } catch {
    // Caught: without its worker the site works as it does in a browser that has none.
    await removeIfGone(url);
    return null;
  }
  serviceWorker.addEventListener("message", ({ data }: MessageEvent<{ type?: unknown }>) => {
    if (data.type === REPLACED) onNewVersion();
  });
  /** A new build waits for the pages of the old one; the same build in another language only passes through. */
  const lookForWaiting = () => {
    const { waiting } = registration;
    if (waiting && waiting.scriptURL === serviceWorker.controller?.scriptURL) onNewVersion();
  };
  // This page has just come from the server: it is the new version already, as far as there is one.
  if (registration.waiting) void activateWaiting();
  registration.addEventListener("updatefound", () =>
    registration.installing?.addEventListener("statechange", lookForWaiting),
  );
  const keep = (page: string) => {
    const message = { type: KEEP, page, files: loadedFiles() };
    void serviceWorker.ready.then(({ active }) => active?.postMessage(message, []));
  };
  // Caught: without a network the stored worker goes on.
  const lookForNew = () => void registration.update().catch(() => removeIfGone(url));
  if (wasControlled) lookForNew();
  else keep(window.location.href);
  return { keep, lookForNew };
}

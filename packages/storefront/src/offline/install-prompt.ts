import { OFFER_EVENT } from "./offer-place.ts";

/** What a browser offers that can install the site: it is no part of the standard yet. */
interface InstallEvent extends Event {
  prompt: () => Promise<unknown>;
}

const isInstallEvent = (event: Event): event is InstallEvent =>
  "prompt" in event && typeof event.prompt === "function";

let offered: InstallEvent | null = null;

const offer = (event: InstallEvent | null) => {
  offered = event;
  document.dispatchEvent(new Event(OFFER_EVENT));
};

/**
 * Keeps the browser's own banner away: the footer has the offer, and nothing else asks. The browser makes it once it has
 * read the manifest, so that is named only now, when somebody listens.
 */
export function followInstallOffer(): void {
  window.addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault();
    if (isInstallEvent(event)) offer(event);
  });
  window.addEventListener("appinstalled", () => offer(null));
  const manifest = document.createElement("link");
  manifest.rel = "manifest";
  manifest.href = "/manifest.webmanifest";
  document.head.append(manifest);
}

/** Calls `listener` when the offer or its place may have changed. Returns a function that stops it. */
export function followOffer(listener: () => void): () => void {
  document.addEventListener(OFFER_EVENT, listener);
  return () => document.removeEventListener(OFFER_EVENT, listener);
}

/** True while the browser can install the site. */
export const isInstallOffered = (): boolean => offered !== null;

/** Shows the browser's question. It can be asked once; the browser offers it again on another visit. */
export async function install(): Promise<void> {
  const event = offered;
  offer(null);
  await event?.prompt();
}

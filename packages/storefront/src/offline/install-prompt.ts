/** What a browser offers that can install the site: it is no part of the standard yet. */
interface InstallEvent extends Event {
  prompt: () => Promise<unknown>;
}

const isInstallEvent = (event: Event): event is InstallEvent =>
  "prompt" in event && typeof event.prompt === "function";

const listeners = new Set<() => void>();
let offered: InstallEvent | null = null;

const offer = (event: InstallEvent | null) => {
  offered = event;
  for (const listener of listeners) listener();
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

/** Calls `listener` when the offer comes or goes. Returns a function that stops it. */
export function followOffer(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** True while the browser can install the site. */
export const isInstallOffered = (): boolean => offered !== null;

/** Shows the browser's question. It can be asked once; the browser offers it again on another visit. */
export async function install(): Promise<void> {
  const event = offered;
  offer(null);
  await event?.prompt();
}

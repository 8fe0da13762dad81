/** Receives each `popstate` before the router does; the code that handles it is loaded with the layers. */
const first: { follow?: (event: PopStateEvent) => void; isListening?: boolean } = {};

/**
 * Starts listening. Browsers call listeners in the order in which they were added, so a page calls this before it
 * creates its router.
 */
export function listenBeforeRouter(): void {
  if (first.isListening) return;
  first.isListening = true;
  window.addEventListener("popstate", (event) => first.follow?.(event));
}

/** Calls `follow` on each `popstate` from now on. */
export function followPopState(follow: (event: PopStateEvent) => void): void {
  listenBeforeRouter();
  first.follow = follow;
}

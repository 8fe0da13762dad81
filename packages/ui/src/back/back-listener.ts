/** Hears of each going back or forward before the router does; the code that follows it is fetched with what needs it. */
const first: { follow?: (event: PopStateEvent) => void; isListening?: boolean } = {};

/**
 * Begins to listen. Browsers call those who listen to the window in the order in which they began, so a page does this
 * before it makes its router.
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

/** Wait before a style is requested again, ms; each further one is twice as long. */
const FIRST_WAIT_MS = 1_000;

/**
 * Requests styles again that could not be loaded, after a while and as soon as there is a network: Vite requests each file
 * once, so that what is opened after a lost connection would have none until the page is loaded anew.
 */
export function requestLostStyles(): void {
  const waits = new Map<string, number>();
  const onError = ({ target: link }: Event) => {
    if (!(link instanceof HTMLLinkElement) || link.rel !== "stylesheet") return;
    const wait = waits.get(link.href) ?? FIRST_WAIT_MS;
    waits.set(link.href, wait * 2);
    const again = () => {
      clearTimeout(timer);
      window.removeEventListener("online", again);
      link.replaceWith(link.cloneNode());
    };
    const timer = setTimeout(again, wait);
    window.addEventListener("online", again);
  };
  // An element's `error` does not bubble.
  document.addEventListener("error", onError, { capture: true });
}

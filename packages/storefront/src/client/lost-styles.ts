import { RETRY_MS } from "../lazy/until-loaded.ts";

/**
 * Requests styles again that could not be loaded: Vite requests each file once, so that what is opened after a lost connection
 * would have none until the page is loaded anew.
 */
export function requestLostStyles(): void {
  const again = ({ target: link }: Event) => {
    if (link instanceof HTMLLinkElement && link.rel === "stylesheet")
      setTimeout(() => link.replaceWith(link.cloneNode()), RETRY_MS);
  };
  // An element's `error` does not bubble.
  document.addEventListener("error", again, true);
}

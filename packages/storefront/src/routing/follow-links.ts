import type { DataRouter } from "react-router";
import { isPagePath } from "../page/language-addresses.ts";

/** How the router handles a clicked link; null if the browser handles it. */
export interface Step {
  to: string;
  replace: boolean;
  preventScrollReset: boolean;
}

type Press = Pick<
  MouseEvent,
  "button" | "metaKey" | "ctrlKey" | "shiftKey" | "altKey" | "defaultPrevented"
>;

const isPlain = (press: Press) =>
  press.button === 0 &&
  !(press.metaKey || press.ctrlKey || press.shiftKey || press.altKey || press.defaultPrevented);

/** A fragment that exists on this page: the browser scrolls there and moves the focus. */
const isHere = (url: URL, here: Location) =>
  url.hash !== "" &&
  url.pathname === here.pathname &&
  url.search === here.search &&
  document.getElementById(decodeURIComponent(url.hash.slice(1))) !== null;

/**
 * Whether the router handles a click on a link: a plain click on a link to this site in the same window. A link with
 * `data-reload` loads its page without the router. A fragment that does not exist on the page is handled by the
 * router, which scrolls to the top (D5).
 */
export function stepFor(press: Press, link: HTMLAnchorElement, here: Location): Step | null {
  const { target, dataset } = link;
  if (!isPlain(press) || (target && target !== "_self") || link.hasAttribute("download"))
    return null;
  if ("reload" in dataset || !link.hasAttribute("href")) return null;
  const url = new URL(link.href, here.href);
  if (url.origin !== here.origin || !isPagePath(url.pathname) || isHere(url, here)) return null;
  const to = url.pathname + url.search + url.hash;
  return {
    to,
    replace: "replace" in dataset || url.href === here.href,
    preventScrollReset: "keepsScroll" in dataset,
  };
}

/** Makes the router handle the links of the page. Returns a function that stops it. */
export function followLinks(router: Pick<DataRouter, "navigate">): () => void {
  const follow = (event: MouseEvent) => {
    const link = event.target instanceof Element && event.target.closest("a");
    const step = link instanceof HTMLAnchorElement && stepFor(event, link, window.location);
    if (!step) return;
    event.preventDefault();
    const { to, ...options } = step;
    void router.navigate(to, options);
  };
  document.addEventListener("click", follow);
  return () => document.removeEventListener("click", follow);
}

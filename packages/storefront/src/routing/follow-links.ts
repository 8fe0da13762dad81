import type { DataRouter } from "react-router";
import { isPagePath } from "../page/language-addresses.ts";

/** What the router does for a clicked link; null where the browser follows it itself. */
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

/** A place on this page that exists: the browser goes there and takes the focus along. */
const isHere = (url: URL, here: Location) =>
  url.hash !== "" &&
  url.pathname === here.pathname &&
  url.search === here.search &&
  document.getElementById(decodeURIComponent(url.hash.slice(1))) !== null;

/**
 * Whether a press on a link is the router's: a plain press on a page of this site that opens here. A link with
 * `data-reload` loads its page afresh. A hash that names nothing on the page is the router's, who goes to the top (D5).
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

/** Has the router follow the links of the page. Gives the way to stop. */
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

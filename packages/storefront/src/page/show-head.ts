import type { HeadTag } from "./head-tags.ts";

function elementOf({ tag, attributes, text = "" }: HeadTag): HTMLElement {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.dataset.head = "";
  element.textContent = text;
  return element;
}

/** A preload that is added after the page is rendered has no effect. */
const isTooLate = ({ attributes }: HeadTag) => attributes.rel === "preload";

/** Replaces the tags of the previous page in `<head>` by these. The line that says of when a kept page is goes with them. */
export function showHead(tags: readonly HeadTag[]): void {
  for (const old of document.querySelectorAll("[data-head]")) old.remove();
  document.head.append(...tags.filter((tag) => !isTooLate(tag)).map(elementOf));
}

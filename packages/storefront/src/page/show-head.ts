import type { HeadTag } from "./head-tags.ts";

function elementOf({ tag, attributes, text = "" }: HeadTag): HTMLElement {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.dataset.head = "";
  element.textContent = text;
  return element;
}

/** A picture that is preloaded once the page is there is fetched no earlier. */
const isTooLate = ({ attributes }: HeadTag) => attributes.rel === "preload";

/** Makes `<head>` say what these tags say, and nothing that another page said. */
export function showHead(tags: readonly HeadTag[]): void {
  for (const old of document.head.querySelectorAll("[data-head]")) old.remove();
  document.head.append(...tags.filter((tag) => !isTooLate(tag)).map(elementOf));
}

import type { DataRouter } from "react-router";
import type { App } from "../create-app.ts";
import { headOf } from "./head-of.ts";
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

/** Keeps title, description, links and structured data in step with the page and the language. */
export function followHead(app: App, router: DataRouter): void {
  let shown = "";
  const follow = () => {
    const { navigation, matches, loaderData, location } = router.state;
    const { language, error } = app.store.getState().app;
    const key = [location.key, language, error].join(" ");
    if (navigation.state !== "idle" || key === shown) return;
    shown = key;
    const known = matches.map(({ route: { id, handle } }) => ({
      id,
      handle,
      loaderData: loaderData[id],
    }));
    showHead(headOf(known, app.page, new URL(window.location.href)));
    document.documentElement.lang = app.page.language.tag;
  };
  // The server has written the first one.
  shown = [
    router.state.location.key,
    app.store.getState().app.language,
    app.store.getState().app.error,
  ].join(" ");
  router.subscribe(follow);
  app.store.subscribe(follow);
}

import type { DataRouter } from "react-router";
import type { App } from "../app/create-app.ts";
import { HEAD_SHOWN } from "../browser/document-ids.ts";

/**
 * Updates title, description, links and structured data with the page and the language. The server has rendered the
 * first head, so the code for the next one is fetched at the first navigation.
 */
export function followHead(app: App, router: DataRouter): void {
  const key = () => {
    const { language, error } = app.store.getState().app;
    // A guarded page is initialized once its guard has let the visitor in (D26).
    const { location, initialized } = router.state;
    return [location.key, initialized, language, error].join(" ");
  };
  let shown = key();
  const show = async () => {
    const wanted = key();
    const [{ headOf }, { showHead }] = await Promise.all([
      import("../routing/page-head.ts"),
      import("../page/show-head.ts"),
    ]);
    if (wanted !== key()) return;
    const { matches, loaderData } = router.state;
    const known = matches.map(({ route: { id, handle } }) => ({
      id,
      handle,
      loaderData: loaderData[id],
    }));
    showHead(headOf(known, app.page, new URL(window.location.href)));
    document.documentElement.lang = app.page.language.tag;
    document.dispatchEvent(new Event(HEAD_SHOWN));
  };
  const follow = () => {
    if (router.state.navigation.state !== "idle" || key() === shown) return;
    shown = key();
    void show();
  };
  router.subscribe(follow);
  app.store.subscribe(follow);
}

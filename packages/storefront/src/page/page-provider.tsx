import { regionLanguage } from "@hjem/domain/language";
import { I18nProvider } from "@lingui/react";
import {
  createContext,
  startTransition,
  use,
  useEffect,
  useMemo,
  useState,
  type ReactNode,
} from "react";
import { Provider } from "react-redux";
import type { App } from "../create-app.ts";
import { DrawnParts } from "../parts/lazy-part.tsx";
import { useStorefrontSelector } from "../store/store.ts";
import type { PageContext } from "./page-context.ts";

export type { PageContext };

const Context = createContext<PageContext | null>(null);

/** The page context of the moment: a new object whenever language or instant have changed, so that readers follow. */
function CurrentPage({ app, children }: { app: App; children: ReactNode }) {
  const code = useStorefrontSelector((state) => state.app.language);
  const [now, setNow] = useState(app.clock.now);
  // As a transition: parts that have not come to life yet would otherwise be thrown away and drawn anew.
  useEffect(() => app.clock.subscribe(() => startTransition(() => setNow(app.clock.now()))), [app]);
  const page = useMemo(
    () => ({ ...app.page, language: regionLanguage(app.page.region, code), now }),
    [app, code, now],
  );
  return <Context value={page}>{children}</Context>;
}

/** Gives a site's pages their store, their words and their surroundings. */
export function PageProvider({ app, children }: { app: App; children: ReactNode }) {
  return (
    <Provider store={app.store}>
      <I18nProvider i18n={app.words.i18n}>
        <DrawnParts value={app.parts}>
          <CurrentPage app={app}>{children}</CurrentPage>
        </DrawnParts>
      </I18nProvider>
    </Provider>
  );
}

/** Where the page stands: region, language, terms, store, instant of rendering, origin. */
export function usePage(): PageContext {
  const page = use(Context);
  if (!page) throw new Error("usePage is used outside of a storefront");
  return page;
}

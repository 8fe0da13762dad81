import { regionLanguage } from "@hjem/domain/language";
import { I18nProvider } from "@lingui/react";
import { createContext, use, useMemo, useSyncExternalStore, type ReactNode } from "react";
import { Provider } from "react-redux";
import type { App } from "../create-app.ts";
import { useStorefrontSelector } from "../store/store.ts";
import type { PageContext } from "./page-context.ts";

export type { PageContext };

const Context = createContext<PageContext | null>(null);

/** The page context of the moment: a new object whenever language or instant have changed, so that readers follow. */
function CurrentPage({ app, children }: { app: App; children: ReactNode }) {
  const code = useStorefrontSelector((state) => state.app.language);
  const now = useSyncExternalStore(app.clock.subscribe, app.clock.now, app.clock.now);
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
        <CurrentPage app={app}>{children}</CurrentPage>
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

import { type Language, regionLanguage } from "@hjem/domain/language";
import type { I18n } from "@lingui/core";
import { type I18nContext, LinguiContext } from "@lingui/react";
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

/** Lingui's own context: another object for each language, so that whatever was remembered by it is said anew. */
const speaking = (i18n: I18n, _language: Language): I18nContext => ({
  i18n: new Proxy(i18n, {}),
  _: i18n.t.bind(i18n),
});

/**
 * The words that are spoken, told anew when the language changes and never when more words come: parts that have not come to
 * life yet would be thrown away for that, with all that was typed into them.
 */
function SpokenLanguage({ app, children }: { app: App; children: ReactNode }) {
  const code = useStorefrontSelector((state) => state.app.language);
  const { i18n } = app.words;
  const lingui = useMemo(() => speaking(i18n, code), [i18n, code]);
  return <LinguiContext value={lingui}>{children}</LinguiContext>;
}

/** Gives a site's pages their store, their words and their surroundings. */
export function PageProvider({ app, children }: { app: App; children: ReactNode }) {
  return (
    <Provider store={app.store}>
      <SpokenLanguage app={app}>
        <DrawnParts value={app.parts}>
          <CurrentPage app={app}>{children}</CurrentPage>
        </DrawnParts>
      </SpokenLanguage>
    </Provider>
  );
}

/** Where the page stands: region, language, terms, store, instant of rendering, origin. */
export function usePage(): PageContext {
  const page = use(Context);
  if (!page) throw new Error("usePage is used outside of a storefront");
  return page;
}

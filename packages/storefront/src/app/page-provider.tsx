import { regionLanguage } from "@hjem/domain/language";
import { I18nProvider } from "@lingui/react";
import { startTransition, useEffect, useMemo, useState, type ReactNode } from "react";
import { Provider } from "react-redux";
import { DrawnParts } from "../lazy/lazy-component.tsx";
import { CurrentPageContext } from "../page/use-page.ts";
import { useStorefrontSelector } from "../store/store.ts";
import type { App } from "./create-app.ts";

/** A new page context whenever language or instant change, so that its consumers re-render. */
function CurrentPage({ app, children }: { app: App; children: ReactNode }) {
  const code = useStorefrontSelector((state) => state.app.language);
  const [now, setNow] = useState(app.clock.now);
  // As a transition: components that are not hydrated yet would otherwise be discarded and rendered again.
  useEffect(() => app.clock.subscribe(() => startTransition(() => setNow(app.clock.now()))), [app]);
  const page = useMemo(
    () => ({ ...app.page, language: regionLanguage(app.page.region, code), now }),
    [app, code, now],
  );
  return <CurrentPageContext value={page}>{children}</CurrentPageContext>;
}

/** Provides a site's pages with their store, messages and page context. */
export function PageProvider({ app, children }: { app: App; children: ReactNode }) {
  return (
    <Provider store={app.store}>
      <I18nProvider i18n={app.messages.i18n}>
        <DrawnParts value={app.parts}>
          <CurrentPage app={app}>{children}</CurrentPage>
        </DrawnParts>
      </I18nProvider>
    </Provider>
  );
}

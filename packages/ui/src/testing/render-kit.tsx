import { setupI18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import type { ReactNode } from "react";
import { render } from "vitest-browser-react";
import "../styles/tokens.css";
import "../styles/dark.css";
import "../styles/default-theme.css";
import "../styles/base.css";

/** A component in English, rendered by `renderKit`. */
export const inKit = (children: ReactNode) => (
  <I18nProvider i18n={setupI18n({ locale: "en", messages: { en: {} } })}>{children}</I18nProvider>
);

/** Renders a component in English, with this package's styles, for a test in the browser. */
export const renderKit = (children: ReactNode) => render(inKit(children));

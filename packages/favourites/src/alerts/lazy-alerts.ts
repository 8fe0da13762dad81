import { lazyComponent } from "@hjem/storefront/lazy-component";
import type { MessageCatalogs } from "@hjem/storefront/routes";

/** Messages of the panel and the pages. */
export const alertMessages: MessageCatalogs = {
  catalogs: { en: () => import("./locales/en.po"), no: () => import("./locales/no.po") },
};

/** Props of `AlertsPanel`. */
export interface AlertsPanelProps {
  /** Closes the panel: one of its links is followed. */
  onLeave: () => void;
}

/** The latest alerts, under the bell. */
export const AlertsPanel = lazyComponent(() => import("./alerts-panel.tsx"), {
  render: "client-only",
  messages: {
    catalogs: { en: () => import("./locales/en.po"), no: () => import("./locales/no.po") },
  },
});

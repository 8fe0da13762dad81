import { lazyComponent } from "@hjem/storefront/lazy-component";
import type { MessageCatalogs } from "@hjem/storefront/routes";

/** Messages of the history tab, loaded with it. */
export const historyMessages: MessageCatalogs = {
  catalogs: {
    en: () => import("./locales/en.po"),
    no: () => import("./locales/no.po"),
  },
};

/** Contents of the history tab, loaded with its messages only when the tab is opened (D42). */
export const ListingChanges = lazyComponent(() => import("./listing-changes.tsx"), {
  render: "on-visible",
  messages: historyMessages,
});

import { lazyComponent } from "@hjem/storefront/lazy-component";
import type { MessageCatalogs } from "@hjem/storefront/routes";

/** Words of the history tab, which come with it. */
export const historyMessages: MessageCatalogs = {
  catalogs: {
    en: () => import("./locales/en.po"),
    no: () => import("./locales/no.po"),
  },
};

/** What the history tab shows; comes with words of its own, only where the tab is opened (D42). */
export const ListingChanges = lazyComponent(() => import("./listing-changes-part.tsx"), {
  render: "on-visible",
  messages: historyMessages,
});

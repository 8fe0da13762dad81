import { lazyComponent } from "@hjem/storefront/lazy-component";
import type { MessageCatalogs } from "@hjem/storefront/routes";

/** What a returning visitor is shown on the home page; first visits fetch neither it nor its messages. */
const messages: MessageCatalogs = {
  catalogs: { en: () => import("./locales/en.po"), no: () => import("./locales/no.po") },
};

/** What is new in saved searches, and the last searches. */
export const OwnSearches = lazyComponent(() => import("./own-searches.tsx"), {
  render: "client-only",
  messages,
});

/** Homes viewed last, saved homes and last searches. */
export const YourRails = lazyComponent(() => import("./your-rails.tsx"), {
  render: "client-only",
  messages,
});

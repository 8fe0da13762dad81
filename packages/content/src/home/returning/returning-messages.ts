import type { MessageCatalogs } from "@hjem/storefront/routes";

/** What a returning visitor is shown on the home page; nobody else fetches its messages. */
export const returningMessages: MessageCatalogs = {
  catalogs: { en: () => import("./locales/en.po"), no: () => import("./locales/no.po") },
};

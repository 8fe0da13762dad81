import type { MessageCatalogs } from "@hjem/storefront/routes";

/** Messages of pages without results, and with few: most searches need none of them. */
export const noResultsMessages: MessageCatalogs = {
  catalogs: { en: () => import("./locales/en.po"), no: () => import("./locales/no.po") },
};

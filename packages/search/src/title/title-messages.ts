import type { MessageCatalogs } from "@hjem/storefront/routes";

/** Titles and counts of searches: only what makes them loads them, so that a page of the server has none. */
export const titleMessages: MessageCatalogs = {
  catalogs: { en: () => import("./locales/en.po"), no: () => import("./locales/no.po") },
};

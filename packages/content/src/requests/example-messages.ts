import type { MessageCatalogs } from "@hjem/storefront/routes";

/** Words of the example searches: only what makes them loads them, so that a page of the server has none. */
export const exampleMessages: MessageCatalogs = {
  catalogs: { en: () => import("./locales/en.po"), no: () => import("./locales/no.po") },
};

import type { MessageCatalogs } from "@hjem/storefront/routes";

/** Words of the labels of filters and circles: only what makes them loads them, so that a page of the server has none. */
export const labelMessages: MessageCatalogs = {
  catalogs: { en: () => import("./locales/en.po"), no: () => import("./locales/no.po") },
};

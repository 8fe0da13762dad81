import type { MessageCatalogs } from "@hjem/storefront/routes";

/** Words of the model of the home page: a page of the server loads none. */
export const homeMessages: MessageCatalogs = {
  catalogs: { en: () => import("./locales/en.po"), no: () => import("./locales/no.po") },
};

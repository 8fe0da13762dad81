import type { MessageCatalogs } from "@hjem/storefront/routes";

/** Words of the model of a list: only it has them, so that a page of the server loads none. */
export const listMessages: MessageCatalogs = {
  catalogs: { en: () => import("./locales/en.po"), no: () => import("./locales/no.po") },
};

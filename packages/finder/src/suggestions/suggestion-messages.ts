import type { MessageCatalogs } from "@hjem/storefront/routes";

/** Words of the list under the place field: they come with it. */
export const suggestionMessages: MessageCatalogs = {
  catalogs: {
    en: () => import("./locales/en.po"),
    no: () => import("./locales/no.po"),
  },
};

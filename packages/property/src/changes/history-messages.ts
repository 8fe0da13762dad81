import type { MessageCatalogs } from "@hjem/storefront/routes";

/** Words of the history tab, which come with it. */
export const historyWords: MessageCatalogs = {
  catalogs: {
    en: () => import("./locales/en.po"),
    no: () => import("./locales/no.po"),
  },
};

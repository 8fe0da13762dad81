import type { MessageCatalogs } from "@hjem/storefront/routes";

/** Messages of the wizard, loaded with its page: those of a feature would be in the first load of every page (D42). */
export const wizardMessages: MessageCatalogs = {
  catalogs: {
    en: () => import("./locales/en.po"),
    no: () => import("./locales/no.po"),
  },
};

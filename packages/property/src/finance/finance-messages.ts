import type { MessageCatalogs } from "@hjem/storefront/routes";

/** Messages of the loan and insurance tabs, loaded with them. */
export const financeMessages: MessageCatalogs = {
  catalogs: {
    en: [() => import("@hjem/home-card/economy/locales/en.po"), () => import("./locales/en.po")],
    no: [() => import("@hjem/home-card/economy/locales/no.po"), () => import("./locales/no.po")],
  },
};

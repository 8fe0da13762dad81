import type { Feature } from "@hjem/storefront/routes";

/** The messages of cards and rows, for tests of them alone. */
export const cardMessages: Feature = {
  name: "home-card",
  catalogs: {
    en: () => import("../locales/en.po"),
    no: () => import("../locales/no.po"),
  },
  routes: [],
};

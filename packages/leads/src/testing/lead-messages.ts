import type { Feature } from "@hjem/storefront/routes";

/** The messages of the forms, for tests of them alone. */
export const leadMessages: Feature = {
  name: "leads",
  catalogs: {
    en: () => import("../locales/en.po"),
    no: () => import("../locales/no.po"),
  },
  routes: [],
};

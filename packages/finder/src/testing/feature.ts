import type { Feature } from "@hjem/storefront/routes";

/** The finder's messages, for tests of its components alone. */
export const testFeature: Feature = {
  name: "finder",
  catalogs: {
    en: () => import("../locales/en.po"),
    no: () => import("../locales/no.po"),
  },
  routes: [],
};

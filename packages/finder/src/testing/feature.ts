import type { Feature } from "@hjem/storefront/routes";

/** The finder's words, for tests that show its parts alone. */
export const testFeature: Feature = {
  name: "finder",
  catalogs: {
    en: () => import("../locales/en.po"),
    no: () => import("../locales/no.po"),
  },
  routes: [],
};

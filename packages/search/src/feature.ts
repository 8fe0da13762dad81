import type { Feature } from "@hjem/storefront/routes";
import { filterRoutes, routes } from "./routes.ts";

/** Search and its results, as an app composes them. */
export const feature: Feature = {
  name: "search",
  catalogs: {
    en: () => import("./words/en.ts"),
    no: () => import("./words/no.ts"),
  },
  routes,
};

/** Every filter on a page of its own, with words that no other page needs. */
export const filtersFeature: Feature = {
  name: "filters",
  catalogs: {
    en: () => import("./filters/words-en.ts"),
    no: () => import("./filters/words-no.ts"),
  },
  routes: filterRoutes,
};

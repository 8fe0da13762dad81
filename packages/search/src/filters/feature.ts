import { paths } from "@hjem/domain/paths";
import { type Feature, lazyRoute } from "@hjem/storefront/routes";

/** The page of all filters (spec §2), with messages that no other page needs. */
export const feature: Feature = {
  name: "filters",
  catalogs: {
    en: [
      () => import("@hjem/finder/all-filters/locales/en.po"),
      () => import("@hjem/finder/locales/en.po"),
    ],
    no: [
      () => import("@hjem/finder/all-filters/locales/no.po"),
      () => import("@hjem/finder/locales/no.po"),
    ],
  },
  routes: [
    {
      id: "search.filters",
      path: paths.listFilters.path,
      layout: "default",
      access: "public",
      lazy: lazyRoute(() => import("./filters-page.tsx")),
    },
  ],
};

import { paths } from "@hjem/domain/paths";
import { lazyRoute } from "@hjem/storefront/lazy-route";
import type { Feature } from "@hjem/storefront/routes";

/** Every filter on a page of its own, as an app composes it (spec §2), with words that no other page needs. */
export const feature: Feature = {
  name: "filters",
  catalogs: {
    en: () => import("./messages-en.ts"),
    no: () => import("./messages-no.ts"),
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

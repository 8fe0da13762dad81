import { paths } from "@hjem/domain/paths";
import { lazyRoute } from "@hjem/storefront/lazy-route";
import type { Feature } from "@hjem/storefront/routes";

/** Pages of places, as an app composes them (spec §2, RTE-014): a room with words of its own. */
export const feature: Feature = {
  name: "areas",
  catalogs: {
    en: () => import("./messages-en.ts"),
    no: () => import("./messages-no.ts"),
  },
  routes: [
    {
      id: "areas.place",
      path: paths.location.path,
      layout: "default",
      access: "public",
      lazy: lazyRoute(() => import("./area-page.tsx")),
    },
  ],
};

import { paths } from "@hjem/domain/paths";
import { lazyRoute } from "@hjem/storefront/lazy-route";
import type { Feature } from "@hjem/storefront/routes";

/** Homes that are shown here first, as an app composes them (spec §2, RTE-007): a room with words of its own. */
export const feature: Feature = {
  name: "first-on-market",
  catalogs: {
    en: () => import("./messages-en.ts"),
    no: () => import("./messages-no.ts"),
  },
  routes: [
    {
      id: "first-on-market.list",
      path: paths.firstOnMarket.path,
      layout: "default",
      access: "public",
      lazy: lazyRoute(() => import("./first-page.tsx")),
    },
  ],
};

import { paths } from "@hjem/domain/paths";
import { lazyRoute } from "@hjem/storefront/lazy-route";
import type { Feature } from "@hjem/storefront/routes";

/** Pages of campaigns, as an app composes them (spec §2, RTE-010): a room with words of its own. */
export const feature: Feature = {
  name: "landing",
  catalogs: {
    en: () => import("./messages-en.ts"),
    no: () => import("./messages-no.ts"),
  },
  routes: [
    {
      id: "landing.page",
      path: paths.landing.path,
      layout: "default",
      access: "public",
      lazy: lazyRoute(() => import("./landing-page.tsx")),
    },
  ],
};

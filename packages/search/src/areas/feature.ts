import { paths } from "@hjem/domain/paths";
import { type Feature, lazyRoute } from "@hjem/storefront/routes";

/** Pages of places (spec §2, RTE-014), with their own messages. */
export const feature: Feature = {
  name: "areas",
  catalogs: {
    en: [() => import("@hjem/home-card/locales/en.po"), () => import("./locales/en.po")],
    no: [() => import("@hjem/home-card/locales/no.po"), () => import("./locales/no.po")],
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

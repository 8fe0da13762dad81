import { paths } from "@hjem/domain/paths";
import { type Feature, lazyRoute } from "@hjem/storefront/routes";

/** The content pages, for an app's route table. */
export const feature: Feature = {
  name: "content",
  catalogs: {
    en: [
      () => import("@hjem/finder/locales/en.po"),
      () => import("@hjem/home-card/locales/en.po"),
      () => import("./locales/en.po"),
    ],
    no: [
      () => import("@hjem/finder/locales/no.po"),
      () => import("@hjem/home-card/locales/no.po"),
      () => import("./locales/no.po"),
    ],
  },
  routes: [
    {
      id: "content.home",
      path: paths.home.path,
      layout: "default",
      access: "public",
      lazy: lazyRoute(() => import("./home/home-page.tsx")),
    },
  ],
};

import { paths } from "@hjem/domain/paths";
import { type Feature, lazyRoute } from "@hjem/storefront/routes";

/** Landing pages (spec §2, RTE-010), with their own messages. */
export const feature: Feature = {
  name: "landing",
  catalogs: {
    en: [() => import("@hjem/home-card/locales/en.po"), () => import("./locales/en.po")],
    no: [() => import("@hjem/home-card/locales/no.po"), () => import("./locales/no.po")],
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

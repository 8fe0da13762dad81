import { paths } from "@hjem/domain/paths";
import { type Feature, lazyRoute } from "@hjem/storefront/routes";

/** First-on-market homes (spec §2, RTE-007), with their own messages. */
export const feature: Feature = {
  name: "first-on-market",
  catalogs: {
    en: [() => import("@hjem/home-card/locales/en.po"), () => import("./locales/en.po")],
    no: [() => import("@hjem/home-card/locales/no.po"), () => import("./locales/no.po")],
  },
  routes: [
    {
      id: "first-on-market.list",
      path: paths.firstOnMarket.path,
      layout: "default",
      access: "public",
      lazy: lazyRoute(() => import("./first-on-market-page.tsx")),
    },
  ],
};

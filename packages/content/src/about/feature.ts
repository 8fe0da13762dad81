import { paths } from "@hjem/domain/paths";
import { type Feature, lazyRoute } from "@hjem/storefront/routes";

/** The about page (spec §2, RTE-024), with its own messages. */
export const feature: Feature = {
  name: "about",
  catalogs: {
    en: () => import("./locales/en.po"),
    no: () => import("./locales/no.po"),
  },
  routes: [
    {
      id: "about.page",
      path: paths.aboutUs.path,
      layout: "default",
      access: "public",
      lazy: lazyRoute(() => import("./about-page.tsx")),
    },
  ],
};

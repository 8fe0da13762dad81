import type { Feature } from "@hjem/storefront/routes";
import { routes } from "./routes.ts";

/** The property page, as an app composes it. */
export const feature: Feature = {
  name: "property",
  catalogs: {
    en: () => import("./locales/en.po"),
    no: () => import("./locales/no.po"),
  },
  routes,
};

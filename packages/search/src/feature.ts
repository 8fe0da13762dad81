import type { Feature } from "@hjem/storefront/routes";
import { routes } from "./routes.ts";

/** Search and its results, as an app composes them. */
export const feature: Feature = {
  name: "search",
  catalogs: {
    en: () => import("./words/en.ts"),
    no: () => import("./words/no.ts"),
  },
  routes,
};

import type { Feature } from "@hjem/storefront/routes";
import { routes } from "./routes.ts";

/** Search and its results, as an app composes them. */
export const feature: Feature = {
  name: "search",
  catalogs: {
    en: () => import("./messages/en.ts"),
    no: () => import("./messages/no.ts"),
  },
  routes,
};

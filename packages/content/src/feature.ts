import type { Feature } from "@hjem/storefront/routes";
import { routes } from "./routes.ts";

/** The pages of the product's own content, as an app composes them. */
export const feature: Feature = {
  name: "content",
  catalogs: {
    en: () => import("./words/en.ts"),
    no: () => import("./words/no.ts"),
  },
  routes,
};

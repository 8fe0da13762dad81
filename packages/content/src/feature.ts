import type { Feature } from "@hjem/storefront/routes";
import { routes } from "./routes.ts";

/** The pages of the product's own content, as an app composes them. */
export const feature: Feature = {
  name: "content",
  catalogs: {
    en: () => import("./messages/en.ts"),
    no: () => import("./messages/no.ts"),
  },
  routes,
};

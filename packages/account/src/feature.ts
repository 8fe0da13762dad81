import type { Feature } from "@hjem/storefront/routes";
import { routes } from "./routes.ts";

/** The account: ways in, what a person governs, and the gate of the admin area, as an app composes them. */
export const feature: Feature = {
  name: "account",
  catalogs: {
    en: () => import("./words/en.ts"),
    no: () => import("./words/no.ts"),
  },
  routes,
};

import type { Feature } from "@hjem/storefront/routes";
import { routes } from "./routes.ts";

/** The account: ways in, what a person governs, and the gate of the admin area. Its pages bring their own words. */
export const feature: Feature = {
  name: "account",
  catalogs: {
    en: () => import("./titles/locales/en.po"),
    no: () => import("./titles/locales/no.po"),
  },
  routes,
};

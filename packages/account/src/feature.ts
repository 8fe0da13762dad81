import type { Feature } from "@hjem/storefront/routes";
import { routes } from "./routes.ts";

/** The account: sign-in, the person's settings, and sign-in to the admin area. Its pages load their own messages. */
export const feature: Feature = {
  name: "account",
  catalogs: {
    en: () => import("./titles/locales/en.po"),
    no: () => import("./titles/locales/no.po"),
  },
  routes,
};

import { regionAuBasics } from "@hjem/region-au/basics";
import { createStorefront } from "@hjem/storefront/create-storefront";

/** The Australian site. */
export const storefront = createStorefront({
  region: regionAuBasics,
  terms: { en: () => import("./terms-en.ts") },
  facilities: () => import("@hjem/region-au/facilities"),
  features: [],
});

import { paths } from "@hjem/domain/paths";
import { type Feature, lazyRoute } from "@hjem/storefront/routes";

/** Own listings and the wizard that a listing is made with (spec §2, LIST-001, LIST-002). */
export const feature: Feature = {
  name: "listing-wizard",
  // Its page loads its messages.
  catalogs: { en: [], no: [] },
  routes: [
    {
      id: "my-listing",
      path: paths.myListing.path,
      layout: "user",
      access: "signed-in",
      lazy: lazyRoute(() => import("./my-listing-page.tsx")),
    },
  ],
};

import { feature as account } from "@hjem/account/feature";
import { feature as content } from "@hjem/content/feature";
import { feature as landing } from "@hjem/content/landing";
import { feature as textPages } from "@hjem/content/text-pages";
import { feature as favourites } from "@hjem/favourites/feature";
import { feature as listingWizard } from "@hjem/listing-wizard/feature";
import { feature as property } from "@hjem/property/feature";
import { regionAuBasics } from "@hjem/region-au/basics";
import { feature as agents } from "@hjem/search/agents";
import { feature as areas } from "@hjem/search/areas";
import { feature as search } from "@hjem/search/feature";
import { feature as filters } from "@hjem/search/filters";
import { feature as firstOnMarket } from "@hjem/search/first-on-market";
import { createStorefront } from "@hjem/storefront/create-storefront";

/** The Australian site. */
export const storefront = createStorefront({
  region: regionAuBasics,
  terms: { en: () => import("@hjem/region-au/terms/en") },
  facilities: () => import("@hjem/region-au/facilities"),
  costs: () => import("@hjem/region-au/costs"),
  checklist: () => import("@hjem/region-au/checklist"),
  publishing: () => import("@hjem/region-au/publishing"),
  features: [
    content,
    landing,
    textPages,
    search,
    filters,
    areas,
    firstOnMarket,
    agents,
    property,
    account,
    favourites,
    listingWizard,
  ],
  saved: () => import("@hjem/favourites/signed-in"),
});

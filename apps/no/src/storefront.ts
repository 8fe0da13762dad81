import { feature as account } from "@hjem/account/feature";
import { feature as content } from "@hjem/content/feature";
import { feature as landing } from "@hjem/content/landing";
import { feature as textPages } from "@hjem/content/text-pages";
import { feature as favourites } from "@hjem/favourites/feature";
import { feature as listingWizard } from "@hjem/listing-wizard/feature";
import { feature as property } from "@hjem/property/feature";
import { regionNoBasics } from "@hjem/region-no/basics";
import { feature as agents } from "@hjem/search/agents";
import { feature as areas } from "@hjem/search/areas";
import { feature as search } from "@hjem/search/feature";
import { feature as filters } from "@hjem/search/filters";
import { feature as firstOnMarket } from "@hjem/search/first-on-market";
import { createStorefront } from "@hjem/storefront/create-storefront";

/** The Norwegian site. */
export const storefront = createStorefront({
  region: regionNoBasics,
  terms: {
    no: () => import("@hjem/region-no/terms/no"),
    en: () => import("@hjem/region-no/terms/en"),
  },
  facilities: () => import("@hjem/region-no/facilities"),
  costs: () => import("@hjem/region-no/costs"),
  checklist: () => import("@hjem/region-no/checklist"),
  publishing: () => import("@hjem/region-no/publishing"),
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

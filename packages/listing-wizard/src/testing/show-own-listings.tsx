import type { OwnListing } from "@hjem/domain/draft/draft";
import { type RenderOptions, renderWithStorefront } from "@hjem/storefront/testing";
import { samplePerson } from "@hjem/storefront/testing/sample-person";
import { Component, loader } from "../overview/overview-page.tsx";
import { ownListingsResponse } from "./sample-own-listings.ts";
import { feature, overviewMessages } from "./test-feature.ts";

/** The page of one's own listings; `options` replace the Australian site and add calls. */
export const showOwnListings = (listings: readonly OwnListing[], options: RenderOptions = {}) =>
  renderWithStorefront(<Component />, {
    region: "au",
    person: samplePerson,
    features: [feature, overviewMessages],
    path: "/my-listing",
    loader,
    ...options,
    api: {
      "GET /api/user/properties/draft": ownListingsResponse(listings),
      ...options.api,
    },
  });

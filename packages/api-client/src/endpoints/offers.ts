import type { Offers, OfferKind } from "@hjem/domain/offers/offer";
import { api } from "../api.ts";

export const offersApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Partners' loans or insurances for a home (PROP-006, PROP-007, D15). */
    getOffers: build.query<Offers, OfferKind>({
      query: (kind) => ({ service: "search", url: `/api/v2/offers/${kind}` }),
    }),
  }),
});

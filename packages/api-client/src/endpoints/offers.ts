import type { Offers, OfferKind } from "@hjem/domain/offers/offer";
import { api } from "../api.ts";

export const offersApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Loans or insurances that others offer beside a home (PROP-006, PROP-007, D15). */
    getOffers: build.query<Offers, OfferKind>({
      query: (kind) => ({ service: "search", url: `/api/v2/offers/${kind}` }),
    }),
  }),
});

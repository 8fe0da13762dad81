import type { LandingPage, LandingPageResponse } from "@hjem/domain/content/landing-page";
import { api } from "../api.ts";

export const contentApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** A landing page by its id, in the reader's language (RTE-010). */
    getLandingPage: build.query<LandingPage, string>({
      query: (id) => ({
        service: "search",
        url: `/api/v2/landing_pages/${encodeURIComponent(id)}`,
      }),
      transformResponse: ({ data }: LandingPageResponse) => data,
    }),
  }),
});

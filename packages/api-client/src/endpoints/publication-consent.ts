import type { PublicationConsentState } from "@hjem/domain/lead/publication-consent";
import { api } from "../api.ts";

const PATH = "/api/v2/publication-consent";

/** The link of the mail about a published question, by its token; needs no session (D86). */
export const publicationConsentApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** What is published, and whether consent still stands. */
    getPublicationConsent: build.query<PublicationConsentState["data"], string>({
      query: (token) => ({ service: "leads", url: PATH, params: { token } }),
      transformResponse: ({ data }: PublicationConsentState) => data,
      keepUnusedDataFor: 0,
    }),
    /** Withdraws consent: what is published is off the listing at once. */
    withdrawPublicationConsent: build.mutation<PublicationConsentState["data"], string>({
      query: (token) => ({ service: "leads", url: PATH, method: "DELETE", params: { token } }),
      transformResponse: ({ data }: PublicationConsentState) => data,
    }),
  }),
});

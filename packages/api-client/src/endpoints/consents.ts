import type { ConsentPolicy, ConsentRecord } from "@hjem/domain/content/analytics-event";
import { api } from "../api.ts";

/** Choices of visitors about storage; without a person, so never with a token's account (D112). */
export const consentsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Appends a choice (CMS-037). */
    recordConsent: build.mutation<null, ConsentRecord>({
      query: (body) => ({ service: "content", url: "/api/v1/consents", method: "POST", body }),
    }),
    /** Version of the cookie policy in force. */
    getConsentPolicy: build.query<ConsentPolicy, void>({
      query: () => ({ service: "content", url: "/api/v1/consents/policy" }),
    }),
  }),
});

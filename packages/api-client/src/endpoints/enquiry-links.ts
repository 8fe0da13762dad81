import type { EnquiryLinkState } from "@hjem/domain/lead/enquiry-link";
import type { PublicationConsentState } from "@hjem/domain/lead/publication-consent";
import { api } from "../api.ts";

const PATH = "/api/v2/publication-consent";

/** The links of mails to who asked: an answer, and consent to a published question, by their token; need no session (D86). */
export const enquiryLinksApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The enquiry and its answers. */
    getEnquiryByLink: build.query<EnquiryLinkState["data"], string>({
      query: (token) => ({ service: "leads", url: "/api/v2/enquiry", params: { token } }),
      transformResponse: ({ data }: EnquiryLinkState) => data,
      keepUnusedDataFor: 0,
    }),
    /** Cancels a registration for a viewing by the link, or restores it. */
    changeRegistration: build.mutation<
      EnquiryLinkState["data"],
      { token: string; isComing: boolean }
    >({
      query: ({ token, isComing }) => ({
        service: "leads",
        url: "/api/v2/enquiry/registration",
        method: isComing ? "PUT" : "DELETE",
        params: { token },
      }),
      transformResponse: ({ data }: EnquiryLinkState) => data,
    }),
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

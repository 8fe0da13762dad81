import type { FormToken, LeadReceipt, ReportReceipt } from "@hjem/domain/lead/lead-receipt";
import type {
  ContactRequest,
  InterestRequest,
  ReportRequest,
  ValuationRequest,
  ViewingRequest,
} from "@hjem/domain/lead/lead-request";
import type { ValuationResponse } from "@hjem/domain/lead/valuation";
import { api } from "../api.ts";

/** Input of a lead about one listing. */
export interface AboutProperty<Body> {
  propertyId: string;
  body: Body;
}

/** A form's fields as typed: the API parses them, and reports invalid ones. */
export type Written<Body> = { [Field in keyof Body]?: unknown };

const about = (version: 2 | 3, propertyId: string, action: string): string =>
  `/api/v${version}/property/${encodeURIComponent(propertyId)}/${action}`;

export const leadsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Says when a form was opened; a mutation, as each is for one form (D137). */
    getFormToken: build.mutation<FormToken, void>({
      query: () => ({ service: "leads", url: "/api/v2/form-token" }),
    }),
    /** A question to the advertiser (LEAD-001). */
    contactOwner: build.mutation<LeadReceipt, AboutProperty<Written<ContactRequest>>>({
      query: ({ propertyId, body }) => ({
        service: "leads",
        url: about(3, propertyId, "contact"),
        method: "POST",
        body,
      }),
    }),
    /** Registers the visitor's interest in a home (LEAD-002, LEAD-004). */
    registerInterest: build.mutation<LeadReceipt, AboutProperty<Written<InterestRequest>>>({
      query: ({ propertyId, body }) => ({
        service: "leads",
        url: about(2, propertyId, "register_interest"),
        method: "POST",
        body,
      }),
    }),
    /** Signs up for one viewing, by its `unixFrom`. */
    signUpForViewing: build.mutation<LeadReceipt, AboutProperty<Written<ViewingRequest>>>({
      query: ({ propertyId, body }) => ({
        service: "leads",
        url: about(2, propertyId, "viewing"),
        method: "POST",
        body,
      }),
    }),
    /** Estimated price of a home, with the homes it is based on; with a name it is a lead too (LEAD-006). */
    requestValuation: build.mutation<ValuationResponse, AboutProperty<Written<ValuationRequest>>>({
      query: ({ propertyId, body }) => ({
        service: "userService",
        url: about(2, propertyId, "valuation"),
        method: "POST",
        body,
      }),
    }),
    /** A scam, wrong facts, or a home that is sold already: reported to us, not to the advertiser. */
    reportListing: build.mutation<ReportReceipt, AboutProperty<Written<ReportRequest>>>({
      query: ({ propertyId, body }) => ({
        service: "leads",
        url: about(2, propertyId, "report"),
        method: "POST",
        body,
      }),
    }),
  }),
});
export const {
  useContactOwnerMutation,
  useRegisterInterestMutation,
  useSignUpForViewingMutation,
  useRequestValuationMutation,
  useReportListingMutation,
} = leadsApi;

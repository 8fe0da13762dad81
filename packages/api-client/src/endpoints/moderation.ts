import type { DoneResponse } from "@hjem/domain/account/auth-response";
import type { StatisticsRange } from "@hjem/domain/content/analytics-rules";
import type { HeldEnquiriesResponse, HeldEnquiry } from "@hjem/domain/lead/held-enquiry";
import type {
  AdminLogResponse,
  AdminPaymentsResponse,
  AdminPeopleResponse,
  FeatureRequest,
  FeaturesResponse,
  FeatureState,
  ListingRecord,
  ListingRecordResponse,
  LockRequest,
  PlaceRequest,
} from "@hjem/domain/moderation/administration";
import type {
  AdminListingsResponse,
  CaseDecisionRequest,
  CasesResponse,
  CaseSummary,
  ModerationCase,
  ModerationCaseResponse,
  TakeCaseRequest,
} from "@hjem/domain/moderation/moderation-case";
import type { StatisticsResponse } from "@hjem/domain/moderation/statistics";
import { api } from "../api.ts";

const service = "admin" as const;
const heldEnquiries = "/api/admin/enquiries";

/** A reason with the id of what it is about. */
interface WithReason {
  id: string;
  reason: string;
}

/** A page of a list, and what is searched for in it; empty for everything. */
interface ListSearch {
  q: string;
  page: number;
}

const searchQuery = ({ q, page }: ListSearch): string =>
  new URLSearchParams({ page: String(page), ...(q && { q }) }).toString();

/** Moderation and administration of a market (D99, D106); nothing of it is kept once a page is left. */
export const moderationApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Listings that wait for a moderator, the oldest first. */
    listCases: build.query<readonly CaseSummary[], void>({
      query: () => ({ service, url: "/api/admin/cases" }),
      transformResponse: ({ data }: CasesResponse) => data,
      keepUnusedDataFor: 0,
      providesTags: ["Profile"],
    }),
    /** A case with its evidence. */
    getCase: build.query<ModerationCase, string>({
      query: (id) => ({ service, url: `/api/admin/cases/${id}` }),
      transformResponse: ({ data }: ModerationCaseResponse) => data,
      keepUnusedDataFor: 0,
      providesTags: ["Profile"],
    }),
    /** Enquiries that wait for a moderator, the oldest first (D137). */
    listHeldEnquiries: build.query<readonly HeldEnquiry[], void>({
      query: () => ({ service, url: heldEnquiries }),
      transformResponse: ({ data }: HeldEnquiriesResponse) => data,
      keepUnusedDataFor: 0,
      providesTags: ["Profile"],
    }),
    /** Passes one on to the advertiser. */
    releaseEnquiry: build.mutation<HeldEnquiriesResponse, string>({
      query: (id) => ({ service, url: `${heldEnquiries}/${id}/release`, method: "POST" }),
    }),
    /** Deletes one for good. */
    deleteHeldEnquiry: build.mutation<HeldEnquiriesResponse, string>({
      query: (id) => ({ service, url: `${heldEnquiries}/${id}`, method: "DELETE" }),
    }),
    /** Takes a case, from another moderator only where that is meant. */
    takeCase: build.mutation<DoneResponse, TakeCaseRequest & { id: string }>({
      query: ({ id, ...body }) => ({
        service,
        url: `/api/admin/cases/${id}/assignee`,
        method: "PUT",
        body,
      }),
      invalidatesTags: ["Profile"],
    }),
    /** Gives a case back. */
    returnCase: build.mutation<DoneResponse, string>({
      query: (id) => ({ service, url: `/api/admin/cases/${id}/assignee`, method: "DELETE" }),
      invalidatesTags: ["Profile"],
    }),
    /** Decides a case. */
    decideCase: build.mutation<DoneResponse, CaseDecisionRequest & { id: string }>({
      query: ({ id, ...body }) => ({
        service,
        url: `/api/admin/cases/${id}/decision`,
        method: "POST",
        body,
      }),
      invalidatesTags: ["Profile"],
    }),
    /** A page of listings, the newest first, or of those that are searched for. */
    findListings: build.query<AdminListingsResponse, ListSearch>({
      query: (search) => ({ service, url: `/api/admin/listings?${searchQuery(search)}` }),
      keepUnusedDataFor: 0,
    }),
    /** Everything that is stored of a listing. */
    getListingRecord: build.query<ListingRecord, string>({
      query: (id) => ({ service, url: `/api/admin/listings/${id}` }),
      transformResponse: ({ data }: ListingRecordResponse) => data,
      keepUnusedDataFor: 0,
      providesTags: ["Profile"],
    }),
    /** Corrects the address of a published listing. */
    correctPlace: build.mutation<DoneResponse, PlaceRequest & { id: string }>({
      query: ({ id, ...body }) => ({
        service,
        url: `/api/admin/listings/${id}/place`,
        method: "PUT",
        body,
      }),
      invalidatesTags: ["Profile"],
    }),
    /** A page of payments, the newest first, or of those that are searched for. */
    listPayments: build.query<AdminPaymentsResponse, ListSearch>({
      query: (search) => ({ service, url: `/api/admin/payments?${searchQuery(search)}` }),
      keepUnusedDataFor: 0,
      providesTags: ["Profile"],
    }),
    /** Gives a payment back. */
    refundPayment: build.mutation<DoneResponse, WithReason>({
      query: ({ id, reason }) => ({
        service,
        url: `/api/admin/payments/${id}/refund`,
        method: "POST",
        body: { reason },
      }),
      invalidatesTags: ["Profile"],
    }),
    /** A page of people, those who came last first, or of those who are searched for. */
    findPeople: build.query<AdminPeopleResponse, ListSearch>({
      query: (search) => ({ service, url: `/api/admin/people?${searchQuery(search)}` }),
      keepUnusedDataFor: 0,
      providesTags: ["Profile"],
    }),
    /** Locks an account, or opens it again. */
    lockPerson: build.mutation<DoneResponse, LockRequest>({
      query: (body) => ({ service, url: "/api/admin/people/lock", method: "PUT", body }),
      invalidatesTags: ["Profile"],
    }),
    /** Parts of the site that can be switched off. */
    listFeatures: build.query<readonly FeatureState[], void>({
      query: () => ({ service, url: "/api/admin/features" }),
      transformResponse: ({ data }: FeaturesResponse) => data,
      keepUnusedDataFor: 0,
      providesTags: ["Profile"],
    }),
    /** Switches one off or on. */
    switchFeature: build.mutation<DoneResponse, FeatureRequest>({
      query: (body) => ({ service, url: "/api/admin/features", method: "PUT", body }),
      invalidatesTags: ["Profile"],
    }),
    /** What visitors did on the last days, with a page of listings. */
    getStatistics: build.query<StatisticsResponse, { days: StatisticsRange; page: number }>({
      query: ({ days, page }) => ({
        service,
        url: `/api/admin/statistics?days=${days}&page=${page}`,
      }),
      keepUnusedDataFor: 0,
    }),
    /** A page of the log, the newest first, or of what is searched for in it. */
    listLog: build.query<AdminLogResponse, ListSearch>({
      query: (search) => ({ service, url: `/api/admin/log?${searchQuery(search)}` }),
      keepUnusedDataFor: 0,
    }),
  }),
});
